# Dice: random choices from one seed, and a note of what was chosen
#
# perl's rand() is the same everywhere since 5.20, so that a seed stands for
# the same schema and queries on any machine.
package Dice;

use strict;
use warnings;

use Exporter qw(import);

our @EXPORT = qw(throw_again chance between pick weighted some took taken);

my %taken;

# All that follows depends on these numbers alone.
sub throw_again
{
	my $state = 0;

	$state = ($state * 1000003 + $_ + 1) % 4294967291 foreach @_;
	srand $state;
	%taken = ();
	return;
}

sub chance { return rand() < $_[0]; }
sub between { return $_[0] + int rand($_[1] - $_[0] + 1); }
sub pick { return $_[ int rand @_ ]; }

# One of the names in (name => weight, ...).
sub weighted
{
	my @list = @_;
	my $sum = 0;

	for (my $i = 1; $i < @list; $i += 2) { $sum += $list[$i]; }
	my $left = rand $sum;
	while (@list > 2)
	{
		$left -= $list[1];
		last if $left < 0;
		splice @list, 0, 2;
	}
	return $list[0];
}

# So many of the list, or all, each once, in their order.
sub some
{
	my ($n, @list) = @_;

	while (@list > $n) { splice @list, int rand @list, 1; }
	return @list;
}

# What the query under way has; each counts once a query.
sub took
{
	$taken{$_} = 1 foreach @_;
	return;
}

sub taken { return sort keys %taken; }

1;
