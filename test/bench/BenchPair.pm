# BenchPair: the programs, libraries and databases of two commits, old and new,
# and tables that compare them
#
# bench_pair.sh makes files/, with the other commit's programs; the PG*
# variables name the server.
package BenchPair;

use strict;
use warnings;

use Exporter qw(import);
use File::Copy qw(copy);

use BenchSql;

our @EXPORT = qw(@sides core_values make_databases sql_turns commits print_table);

our @sides = qw(old new);

# What bench_core of a side prints with these options: {filter}{n}{column}
sub core_values
{
	my ($side, @options) = @_;
	my %values;

	open my $fh, '-|', "files/core_$side", @options or die "files/core_$side: $!\n";
	chomp(my @lines = <$fh>);
	close $fh or die "files/core_$side @options: failed\n";
	my @columns = split /,/, shift @lines;
	foreach my $line (@lines)
	{
		my %row;

		@row{@columns} = split /,/, $line;
		$values{ $row{filter} }{ $row{n} } = \%row;
	}
	return %values;
}

# Makes the library of the other commit a version of the extension, and of the
# database a copy for each side.  The function fills such a copy.
sub make_databases
{
	my ($function) = @_;

	chomp(my $lib = qx(pg_config --pkglibdir));
	chomp(my $share = qx(pg_config --sharedir));
	copy('files/ribbonfilter_old.so', $lib) && copy('files/ribbonfilter--old.sql', "$share/extension")
	  or die "files/ribbonfilter_old.so: $!\n";
	foreach my $side (@sides)
	{
		system('createdb', '-T', $ENV{PGDATABASE}, $side) == 0 or die "createdb failed\n";
		connect_psql($side);
		sql('CREATE EXTENSION ribbonfilter' . ($side eq 'old' ? " VERSION 'old'" : ''));
		$function->();
		sql('VACUUM (FREEZE, ANALYZE)');
		sql('CHECKPOINT');
		disconnect_psql();
	}
	return;
}

# Runs each of [what, query] in both databases in turn, after a run that is not
# timed: what a first one has to read and to look up.  Returns {what}{side},
# the milliseconds of each turn.
sub sql_turns
{
	my ($turns, @queries) = @_;
	my (%ms, %session);

	$session{$_} = connect_psql($_) foreach @sides;
	foreach my $query (@queries)
	{
		my ($what, $text) = @$query;
		my %answer;

		foreach my $side (@sides)
		{
			use_session($session{$side});
			sql($text);
		}
		in_turn(
			$turns,
			sub {
				my ($side) = @_;

				use_session($session{$side});
				my $start = clock_ms();
				$answer{$side} = sql($text);
				push @{ $ms{$what}{$side} }, clock_ms() - $start;
			},
			@sides);
		print "\n$what: the old answer is $answer{old}, the new one $answer{new}.\n" if $answer{old} ne $answer{new};
	}
	foreach (values %session)
	{
		use_session($_);
		disconnect_psql();
	}
	return %ms;
}

# Which commits they are, for the head of a report
sub commits
{
	return "old: commit $ENV{OLD}; new: commit $ENV{COMMIT}";
}

# A table of what both sides took: {what}{side} is a list, a value for each
# turn.  With a base, what it took is subtracted in the last column.
sub print_table
{
	my ($title, $unit, $base, $names, $values) = @_;
	my $comma = $unit ? ', ' : '';

	print "\n## $title\n\n";
	print "| | old$comma$unit | new$comma$unit | new / old | lowest – highest |", $base ? ' less the base |' : '', "\n";
	print '|---|---:|---:|---:|---:|', $base ? '---:|' : '', "\n";
	foreach my $what (@$names)
	{
		my ($old, $new) = map { $values->{$what}{$_} } @sides;
		my @ratios = map { $new->[$_] / $old->[$_] } 0 .. $#$old;

		printf '| %s | %.2f | %.2f | %s | %s |', $what, median(@$old), median(@$new), spread(3, @ratios);
		if ($base)
		{
			my ($net_old, $net_new) =
			  map { median(@{ $values->{$what}{$_} }) - median(@{ $values->{$base}{$_} }) } @sides;

			print $net_old > 0 ? sprintf(' %.3f |', $net_new / $net_old) : ' |';
		}
		print "\n";
	}
	return;
}

1;
