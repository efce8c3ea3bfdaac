#!/usr/bin/env perl
# surface.pl: random SQL over all that is documented of filters holds what the
# documentation promises
#
# Run by "make crosscheck-sql", which starts the server that the PG* variables
# name.  A case makes filters of random keys in random ways, keeps them in random
# places, and asks plain SQL over the same keys whether what they say is true:
# no key is missing, no set has a key too many, the same keys give the same
# bytes, errors are those that are documented.  ../README.md has more.
#
#	QUERIES		how many cases (default 1000)
#	SQL_TIME	stop after so many seconds
#	SEED		of the random numbers (default 20260101)
#	ONLY		the number of one case: it alone, and its SQL, of that seed
#	SELFTEST	1: break what is claimed on purpose, and fail unless that is
#				noticed
#	FAILURES	stop after so many (default 10)

use strict;
use warnings;

use FindBin;
use List::Util qw(min);
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC);

use lib $FindBin::Bin;
use Dice;
use Filters;
use Ground;
use Stories;
use Wire;

my $queries = $ENV{QUERIES} || 1000;
my $seconds = $ENV{SQL_TIME};
my $seed = $ENV{SEED} || 20260101;
my $only = $ENV{ONLY};
my $self_test = $ENV{SELFTEST};
my $max_failures = $ENV{FAILURES} || 10;

# cases of each schema, and schemas of a session, which keeps the plans of all
# functions that it has seen, though they are gone
my $per_schema = 100;
my $per_session = 10;

# Seconds that a statement may take, or the rest of its case is left out
my $patience = 20;

# What a self-test does, in turn, to the SQL of filters, which says where, and
# the share of the cases that this changes in which it must be noticed: filters
# lose keys, which there may be none of, or get others, or half of the strangers
# pass.  (Filters with a rate hardly show that they have more.)
my @breakages = (
	[ lose => 0.3, qr{/\*lose\*/} => ' AND s.id % 7 <> 3' ],
	[ gain => 0.1, qr{/\*lose\*/} => ' OR s.id % 7 = 3' ],
	[ pass => 0.9, qr{\bq\.f \@> p\.k\b} => '(q.f @> p.k OR hashtext(p.k::text) % 2 = 0)' ]);

my (%features, %errors, %count, %rates, %broken, %noticed);

$| = 1;
$only = undef if defined $only && $only eq '';
print "crosscheck-sql: SEED=$seed QUERIES=$queries", $self_test ? ' SELFTEST=1' : '', "\n";
my $began = clock_gettime(CLOCK_MONOTONIC);
my $session = start_session();
my ($version, $jit) = prepare_database($session);
learn_kinds($session);
$session->must($_) foreach filters_setup();
my $schema = -1;
my ($objects, $tables);
foreach my $number (defined $only ? ($only) : (1 .. $queries))
{
	my $wanted = int(($number - 1) / $per_schema);

	last if $seconds && clock_gettime(CLOCK_MONOTONIC) - $began > $seconds;
	next_schema($wanted) if $wanted != $schema;
	try_case($number);
	last if ($count{failed} // 0) >= $max_failures && !$self_test;
	print "$number cases, ", $count{failed} // 0, " failed\n" if $number % 1000 == 0;
}
report();
exit verdict();

sub next_schema
{
	($schema) = @_;
	$session = start_session() if $count{schemas} && $count{schemas} % $per_session == 0;
	($objects, $tables) = new_schema($session, $seed, $schema);
	# what the cases of the last one left in the catalogs
	$session->must('VACUUM');
	$count{schemas}++;
	return;
}

#
# One case
#

sub try_case
{
	my ($number) = @_;
	throw_again($seed, 2, $number);
	my $case = random_story(tables => $tables, version => $version, jit => $jit);
	my ($breakage, undef, $where, $what) = $self_test ? @{ $breakages[ $number % @breakages ] } : ();
	my @steps = @{ $case->{steps} };
	my $head = join '; ', 'BEGIN', "SET LOCAL statement_timeout = '${patience}s'", map { "SET LOCAL $_" } @{ $case->{settings} };

	$count{cases}++;
	$features{$_}++ foreach taken();
	if ($breakage)
	{
		$broken{$breakage}++ if grep { $_->{sql} =~ $where } @steps;
		@steps = map { { %$_, sql => $_->{sql} =~ s/$where/$what/gr } } @steps;
	}
	print map { "$_;\n" } $head, map { $_->{sql} } @steps if defined $only;
	my ($first, @answers) = $session->run($head, (map { $_->{sql} } @steps), 'ROLLBACK', 'DEALLOCATE ALL');
	splice @answers, -2;
	my $problem = $first->{error} ? "settings: $first->{error}" : problem(\@steps, \@answers);
	if ($problem && $breakage) { $noticed{$breakage}++; }
	elsif ($problem)
	{
		$count{failed}++;
		print_failure($number, $case, \@steps, $problem);
	}
	return if $session->alive;
	$session = start_session();
	next_schema($schema);
	return;
}

# What is wrong, if anything.
sub problem
{
	my ($steps, $answers) = @_;

	foreach my $i (0 .. $#$steps)
	{
		my ($step, $answer) = ($steps->[$i], $answers->[$i]);
		my ($want, $error) = ($step->{want} // '', $answer->{error} // '');

		return "the server has gone" . server_log() if $answer->{lost};
		$errors{ $error =~ s/\d{2,}|"[^"]*"/…/gr }++ if $error;
		if (ref $want)
		{
			next if $error =~ $want->{state};
			return "$step->{name}: " . ($error || 'no error') . ", not $want->{state}\n$step->{sql}";
		}
		if ($error =~ /^57014/) { $count{'left out: timeout'}++; return; }
		return "$step->{name}: $error ($answer->{where})\n$step->{sql}" if $error;
		$count{claims}++ if $want;
		if ($want eq 'none' && @{ $answer->{rows} })
		{
			my @rows = map { join ' | ', map { $_ // 'NULL' } columns_of($_) } @{ $answer->{rows} };
			return "$step->{name}: " . @rows . " rows\n$step->{sql}\n" . join '', map { '  ' . substr($_, 0, 300) . "\n" } @rows[ 0 .. min(9, $#rows) ];
		}
		if ($want eq 'rate')
		{
			my ($n, $hits, $rate) = map { columns_of($_) } @{ $answer->{rows} };
			next if !$n;
			my $sum = $rates{ $step->{name} } //= { n => 0, hits => 0, expected => 0, variance => 0 };
			$sum->{n} += $n;
			$sum->{hits} += $hits;
			$sum->{expected} += $n * $rate;
			$sum->{variance} += $n * $rate * (1 - $rate);
			# that of one filter, too; and a set has none
			return "$step->{name}: $hits of $n, not $rate\n$step->{sql}" if abs($hits - $n * $rate) > 7 * sqrt($n * $rate * (1 - $rate)) + ($rate > 1e-15 ? 7 : 0) + 0.02 * $n * $rate;
		}
	}
	return;
}

# All that it takes to see it again, by this program or by hand.
sub print_failure
{
	my ($number, $case, $steps, $problem) = @_;
	my @text = ('BEGIN', (map { "SET LOCAL $_" } @{ $case->{settings} }), (map { $_->{sql} } @$steps), 'ROLLBACK');

	print "\n==== case $number failed, $case->{story} (make crosscheck-sql SEED=$seed ONLY=$number)\n",
	  "-- the schema, after what schema_setup() in Schema.pm and filters_setup() in Filters.pm have:\n",
	  (map { "$_;\n" } 'SET search_path = x, public', needed_objects($objects, @text), @text), "-- $problem\n====\n\n";
	return;
}

#
# What was tried
#

# By kind and rate: how many strangers were taken for members, of how many, and
# how many standard deviations that is from what should have been.  Returns what
# is too far.  Of a ribbon of a few thousand keys the rate that it tells is an
# upper bound, by up to 2 % of it.
sub report_rates
{
	my @wrong;

	print "\nstrangers: taken for members, expected, sigma\n";
	foreach my $name (sort keys %rates)
	{
		my ($n, $hits, $expected, $variance) = @{ $rates{$name} }{qw(n hits expected variance)};
		my $sigma = $hits == $expected ? 0 : ($hits - $expected) / sqrt($variance || 1e-9);

		printf "  %-36s %10d: %8d, %11.1f, %+.1f\n", $name, $n, $hits, $expected, $sigma;
		push @wrong, $name if $hits - $expected > 6 * sqrt($variance) + 3 || $expected * 0.98 - $hits > 6 * sqrt($variance) + 3;
	}
	return @wrong;
}

sub report
{
	my $took = clock_gettime(CLOCK_MONOTONIC) - $began;

	if ($session->alive)
	{
		@count{'temporary files', 'MB of temporary files'} = map { @$_ } $session->must(
			'SELECT temp_files, temp_bytes >> 20 FROM pg_stat_database WHERE datname = current_database()');
	}
	print_counts('cases that had', \%features);
	print_counts('errors, as expected or not', \%errors);
	print_counts('counts', \%count);
	printf "\n%d cases in %.0f s, %.1f a second\n", $count{cases} // 0, $took, ($count{cases} // 0) / $took;
	return;
}

sub verdict
{
	my $failed = $count{failed} // 0;
	my $cases = $count{cases} // 0;

	if ($self_test)
	{
		my $missed = 0;
		foreach (@breakages)
		{
			my ($name, $share) = @$_;
			my ($of, $n) = map { $_ // 0 } $broken{$name}, $noticed{$name};
			my $enough = $of && $n >= $share * $of;

			print "$name: noticed in $n cases of $of: ", $enough ? "enough\n" : "TOO FEW\n";
			$missed++ if !$enough;
		}
		return $missed > 0;
	}
	foreach (report_rates())
	{
		print "$_: not the rate that was expected\n";
		$failed++;
	}
	# a run that hardly claims anything proves nothing
	if (!defined $only && ($count{claims} // 0) < 3 * $cases)
	{
		print "too few claims\n";
		$failed++;
	}
	printf "%d passed, %d failed\n", $cases - ($count{failed} // 0), $failed;
	return $failed > 0 || !$cases;
}
