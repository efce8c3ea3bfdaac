#!/usr/bin/env perl
# crosscheck.pl: random queries give the same with join filters, and heap pages
# that are looked at, and without
#
# Run by "make crosscheck", which starts the server that the PG* variables
# name.  Each query runs with ribbonfilter.join_filter and page_probe off, which
# is the truth; with join filters on with every filter that is possible
# (join_filter_debug = force), as accounts decide, for users (on), and without
# dropping anything (verify), where a match of a row that would have been
# dropped is an error; and all of these with page_probe on ("on page").
# ../README.md has more.
#
#	QUERIES		how many (default 2000)
#	SEED		of the random numbers (default 20260101)
#	ONLY		the number of one query: it alone, and its plan, of that seed
#	SELFTEST	1: instead of filters, drop rows that should not be dropped, and
#				fail unless that is noticed
#	FAILURES	stop after so many (default 10)

use strict;
use warnings;

use FindBin;
use List::Util qw(max min);
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC);

use lib $FindBin::Bin;
use Dice;
use Ground;
use Ways;
use Wire;

my $queries = $ENV{QUERIES} || 2000;
my $seed = $ENV{SEED} || 20260101;
my $only = $ENV{ONLY};
my $self_test = $ENV{SELFTEST};
my $max_failures = $ENV{FAILURES} || 10;

# queries of each schema
my $per_schema = 150;

# Seconds that a statement may take with filters off, or its query is left out,
# and with filters, or it is a failure.
my $patience = 0.5;
my $long_patience = 120;

# above these, a query is replaced by another, or its rows are summed up
my $max_cost = 10000;
my $max_rows = 2000;

# what is compared with "off"
my @modes = ('off page', map { ($_, "$_ page") } qw(force on verify plan));

my ($session, $objects, $tables);
my (@stats, %stats, %last_stats);
my (%features, %nodes, %filtered, %probed, %errors, %count);

$| = 1;
$only = undef if defined $only && $only eq '';
print "crosscheck: SEED=$seed QUERIES=$queries", $self_test ? ' SELFTEST=1' : '', "\n";
my $began = clock_gettime(CLOCK_MONOTONIC);
$session = start_session();
my ($version, $jit) = prepare_database($session);
my @numbers = defined $only ? ($only) : (1 .. $queries);
my $schema = -1;
foreach my $number (@numbers)
{
	my $wanted = int(($number - 1) / $per_schema);

	if ($wanted != $schema)
	{
		$schema = $wanted;
		($objects, $tables) = new_schema($session, $seed, $schema);
		$count{schemas}++;
	}
	try_query($number);
	last if ($count{failed} // 0) >= $max_failures && !$self_test;
}
report();
exit verdict();

#
# One query
#

sub try_query
{
	my ($number) = @_;
	my ($case, $plan, $truth) = acceptable_case($number);

	if (!$case) { $count{'not found'}++; return; }
	$count{queries}++;
	$features{$_}++ foreach @{ $case->{features} };
	note_plan($plan);
	print join("\n", shown_case($case), map { (columns_of($_))[0] } @$plan), "\n" if defined $only;

	my ($added) = explain($case, $case->{query}, 'plan');
	my ($probes, $more) = map { scalar(grep { /@>/ } map { (columns_of($_))[0] } @{ $_ // [] }) } $plan, $added;
	$count{'plan: conditions added'}++ if $more > $probes;

	my @truth = @$truth;
	# scans that probe by page cost less, so there may be another plan with them
	my @calls = ($truth[0]{calls});
	my @now = $self_test ? ('fake') : @modes;
	@now = () if grep { ($_->{error} // '') =~ /^57014/ } @truth;
	$count{'skipped: timeout'}++ if !@now;
	foreach my $mode (@now)
	{
		my @answers = run_case($case, $mode);
		push @calls, $answers[0]{calls} if $mode eq 'off page';
		my $verdict = compare($case, \@truth, \@answers, $mode, $mode =~ /page/ ? @calls : $calls[0]);

		note_stats($mode);
		$count{"$mode: " . ($verdict->{what} // 'same')}++;
		if (($verdict->{what} // '') eq 'different')
		{
			$count{failed}++;
			print_failure($number, $case, $mode, $verdict) if !$self_test || $count{failed} == 1;
		}
		if (!$session->alive)
		{
			$session = start_session();
			%last_stats = ();
			($objects, $tables) = new_schema($session, $seed, $schema);
			last;
		}
	}
	$count{'with rows'}++ if grep { @{ $_->{rows} } } @truth;
	$count{'with an error'}++ if grep { $_->{error} } @truth;
	foreach my $answer (@truth) { $errors{ $answer->{error} =~ s/\d{2,}|"[^"]*"/…/gr }++ if $answer->{error} && $answer->{error} !~ /^25P02/; }
	print "$number queries, ", $count{failed} // 0, " differ\n" if $number % 1000 == 0;
	return;
}

# The first of the queries that this number stands for which can be planned,
# takes neither long nor returns much, but something most of the time: with its
# plan and its answers while filters are off.
sub acceptable_case
{
	my ($number) = @_;

	foreach my $attempt (0 .. 29)
	{
		throw_again($seed, 1, $number, $attempt);
		my $case = random_case(tables => $tables, version => $version, jit => $jit, secured => scalar(grep { $_->{secured} } @$tables)) or next;
		my ($plan, $rows, $cost) = explain($case, $case->{query});

		if ($plan && $case->{other})
		{
			my ($other, undef, $other_cost) = explain($case, $case->{other});
			$cost += $other_cost * ($case->{other_repeats} // 1) / ($case->{repeats} // 1) if $other;
			undef $plan if !$other;
		}
		if (!$plan) { $count{'thrown again: error'}++; next; }
		if ($cost * ($case->{repeats} // 1) > $max_cost) { $count{'thrown again: cost'}++; next; }
		if ($rows > $max_rows && !$case->{few})
		{
			if (!$case->{may_wrap} || $case->{changes}) { $count{'thrown again: rows'}++; next; }
			$case->{steps}[0]{sql} = "SELECT count(*), sum(digest(q::text)) FROM ($case->{query}) AS q";
			took('rows summed up');
		}
		$case->{features} = [ taken() ];
		my @truth = run_case($case, 'off');
		if (!(grep { $_->{error} || @{ $_->{rows} } } @truth) && chance(0.7)) { $count{'thrown again: no rows'}++; next; }
		return ($case, $plan, \@truth);
	}
	return;
}

# The plan of a query as the case would have it, its rows and cost.
sub explain
{
	my ($case, $sql, $mode) = @_;
	my (undef, $answer) = $session->run(head($case, $mode // 'force'), "EXPLAIN $sql", 'ROLLBACK');

	if ($answer->{error})
	{
		$errors{ 'EXPLAIN: ' . $answer->{error} =~ s/\d{2,}|"[^"]*"/…/gr }++;
		print "$answer->{error}\n$sql\n\n" if $ENV{VERBOSE};
		return;
	}
	my ($cost, $rows) = (columns_of($answer->{rows}[0]))[0] =~ /\.\.([\d.]+) rows=(\d+)/;
	# nodes that are switched off cost so much before 18
	$cost -= 1e10 * int($cost / 1e10);
	return ($answer->{rows}, $rows, $cost);
}

sub filters
{
	my ($mode) = @_;

	# "on" as for users, but from the first row on
	my $on = $mode =~ /^(?:on|force|verify)/ ? 'on' : $mode =~ /^plan/ ? 'plan' : 'off';
	my $debug = $mode =~ /^verify/ ? 'verify' : $mode =~ /^(?:force|plan)/ ? 'force' : 'off';
	my $page = $mode =~ /page$/ ? 'on' : 'off';
	return "SET LOCAL ribbonfilter.join_filter = $on; SET LOCAL ribbonfilter.join_filter_debug = $debug; SET LOCAL ribbonfilter.join_filter_min_rows = 0; SET LOCAL ribbonfilter.page_probe = $page";
}

sub head
{
	my ($case, $mode) = @_;

	return join '; ', 'SELECT ' . join(', ', map { "setval('public.$_', 1)" } qw(seq calls1 calls2 calls3)), 'BEGIN', filters($mode),
	  'SET LOCAL statement_timeout = ' . 1000 * ($mode eq 'off' ? $patience : $long_patience), map { "SET LOCAL $_" } @{ $case->{settings} };
}

# What a mode makes of a step.
sub step_sql
{
	my ($step, $mode) = @_;

	return $mode eq 'off' || $step->{filter} eq 'off' ? filters('off') : filters($mode) if $step->{filter};
	return $step->{sql} if $mode ne 'fake';
	return $step->{sql} =~ s/(?<!ONLY )(?<!UPDATE )\b(t\d+) AS (a\d+)\b(?! TABLESAMPLE)/(SELECT * FROM $1 WHERE id % 97 <> 5) AS $2/gr;
}

# The answers to the steps; the first has how often functions were called that
# only say that they are stable.
sub run_case
{
	my ($case, $mode) = @_;
	my @steps = @{ $case->{steps} };
	# on a busy machine the first may take longer than a statement may
	my @end = ('ROLLBACK', 'ROLLBACK', 'DEALLOCATE ALL', 'SELECT * FROM public.calls');
	my ($head, @answers) = $session->run(head($case, $mode), (map { step_sql($_, $mode) } @steps), @end);
	my $calls = $answers[-1];

	splice @answers, -@end;
	return ($head, @answers) if $head->{error};
	$answers[0]{calls} = [ map { columns_of($_) } @{ $calls->{rows} } ];
	return @answers;
}

# What is different, if anything: { what => 'different', text }, or why that
# cannot be told.
sub compare
{
	my ($case, $off, $on, $mode, @calls) = @_;
	my (%rows, @order);

	return { what => 'different', text => 'the server has gone with filters off' . server_log() } if grep { $_->{lost} } @$off;
	return { what => 'different', text => 'the server has gone' . server_log() } if grep { $_->{lost} } @$on;
	foreach my $i (0 .. $#$off)
	{
		my $step = $case->{steps}[$i];
		my ($error, $now) = map { $_->[$i]{error} // '' } $off, $on;

		if ($error ne $now)
		{
			# an error of rows that need not be looked at
			return { what => 'spared an error' } if !$now && $error =~ /^22012/ && grep { $_ eq 'error in a condition' } @{ $case->{features} };
			# another plan asks first what fails
			return { what => 'an error of another plan' } if $mode =~ /^plan/ && "$error $now" =~ /\b22012 /;
			# a worker must not call nextval(), but the leader may be quicker
			return { what => 'a call in a worker' } if "$error $now" =~ /\b25000 /;
			return { what => 'different', text => 'step ' . ($i + 1) . ":\n  off: " . ($error || 'no error') . "\n  on:  " . ($now || 'no error') .
				  "\n       " . ($on->[$i]{where} // '') };
		}
		next if $error || $step->{ignored};
		my $group = $step->{group} // $i;
		push @order, [ $group, $step ] if !$rows{$group};
		push @{ $rows{$group}[0] }, @{ $off->[$i]{rows} };
		push @{ $rows{$group}[1] }, @{ $on->[$i]{rows} };
	}
	foreach (@order)
	{
		my ($group, $step) = @$_;
		my ($a, $b) = map { $step->{ordered} ? $_ : [ sort @$_ ] } @{ $rows{$group} };

		next if @$a == @$b && join('', @$a) eq join('', @$b);
		return { what => 'different', text => 'step ' . ($group =~ /^\d+$/ ? $group + 1 : $group) . ":\n" . difference($a, $b) };
	}
	# No filter makes a query look at more, in one plan.  After an error, who came
	# first is open; and a change leaves a larger table, for which there may be
	# another plan.
	if ($mode !~ /^plan/ && !$case->{changes} && $case->{way} ne 'change' && !(grep { $_->{error} } @$off))
	{
		my $b = $on->[0]{calls};
		my $a = [ map { my $i = $_; max(map { $_->[$i] } @calls) } 0 .. $#$b ];
		return { what => 'different', text => "calls, off: @$a, on: @$b" } if grep { $b->[$_] > $a->[$_] } 0 .. $#$a;
	}
	return {};
}

sub difference
{
	my ($off, $on) = @_;
	my %left;
	my $text = sprintf "  off: %d rows, on: %d rows\n", scalar @$off, scalar @$on;

	$left{$_}++ foreach @$off;
	$left{$_}-- foreach @$on;
	my @missing = grep { $left{$_} > 0 } sort keys %left;
	my @more = grep { $left{$_} < 0 } sort keys %left;
	$text .= "  only off: $_\n" foreach map { readable($_, $left{$_}) } @missing[ 0 .. min(9, $#missing) ];
	$text .= "  only on:  $_\n" foreach map { readable($_, -$left{$_}) } @more[ 0 .. min(9, $#more) ];
	$text .= "  the same rows in another order\n" if !@missing && !@more;
	return $text;
}

sub readable
{
	my ($row, $times) = @_;

	return join(' | ', map { $_ // 'NULL' } columns_of($row)) . ($times > 1 ? " ($times times)" : '');
}

sub shown_case
{
	my ($case) = @_;

	return ((map { "SET LOCAL $_;" } @{ $case->{settings} }), map { $_->{filter} ? "-- filters $_->{filter}" : "$_->{sql};" } @{ $case->{steps} });
}

# All that it takes to see it again, by this program or by hand.
sub print_failure
{
	my ($number, $case, $mode, $verdict) = @_;
	my @text = shown_case($case);

	print "\n==== query $number differs: $mode, $case->{way} (make crosscheck SEED=$seed ONLY=$number)\n",
	  '-- has: ', join(', ', @{ $case->{features} }), "\n",
	  "-- the schema, after what schema_setup() in Schema.pm has:\n", (map { "$_;\n" } 'SET search_path = x, public', needed_objects($objects, @text)),
	  "-- the query:\nBEGIN;\n", filters($mode), ";\n", (map { "$_\n" } @text), "ROLLBACK;\n", "-- $verdict->{text}\n====\n\n";
	return;
}

#
# What was tried
#

sub note_plan
{
	my ($plan) = @_;
	my %seen;
	my $node;

	foreach (map { (columns_of($_))[0] } @$plan)
	{
		if (/^\s*(?:->\s+)?((?:[A-Z][A-Za-z]*)(?: [A-Z][A-Za-z]*)*) .*\(cost=/) { $seen{ $node = $1 } = 1; }
		elsif ($node)
		{
			$filtered{$node} += () = /join filter \d+:? \(/gi;
			$probed{$node}++ if /Filter: .*(?:@>|<@)/;
		}
	}
	$nodes{$_}++ foreach keys %seen;
	return;
}

# What the library counts in this session, as it grows.
sub note_stats
{
	my ($mode) = @_;

	return if !$session->alive;
	my ($answer) = $session->run('SELECT placed, built, abandoned, checked, dropped FROM ribbonfilter_join_stats');
	return if $answer->{error} || !@{ $answer->{rows} };
	@stats = @{ $answer->{names} };
	my @now = columns_of($answer->{rows}[0]);
	foreach my $i (0 .. $#stats)
	{
		my $more = ($now[$i] // 0) - ($last_stats{ $stats[$i] } // 0);

		$stats{$mode}{ $stats[$i] } += $more;
		$last_stats{ $stats[$i] } = $now[$i] // 0;
		$count{"$mode: queries with $stats[$i]"}++ if $more > 0;
	}
	return;
}

sub report
{
	my $seconds = clock_gettime(CLOCK_MONOTONIC) - $began;

	print_counts('queries that had', \%features);
	print_counts('queries with plan nodes', \%nodes);
	print_counts('filters, by the node that they act on', \%filtered);
	print_counts('probes, by the node that they are conditions of', \%probed);
	print_counts('errors, the same on both sides', \%errors);
	print_counts('counts', \%count);
	foreach my $mode (sort keys %stats)
	{
		print "\nribbonfilter_join_stats, $mode:\n", map { "  $_ $stats{$mode}{$_}\n" } @stats;
	}
	printf "\n%d queries in %.0f s, %.1f a second\n", $count{queries} // 0, $seconds, ($count{queries} // 0) / $seconds;
	return;
}

sub verdict
{
	my $failed = $count{failed} // 0;
	my $passed = ($count{queries} // 0) - $failed;

	if ($self_test)
	{
		my $enough = $failed >= 0.15 * ($count{queries} // 0);
		print "rows dropped on purpose were noticed in $failed queries of $count{queries}: ", $enough ? "enough\n" : "TOO FEW\n";
		return !$enough;
	}
	# what compares queries with themselves finds nothing; a few may have none
	foreach my $idle (!defined $only && $queries >= 100 ? grep { /^(?!off)/ && (!$stats{$_}{built} || !$stats{$_}{dropped}) } @modes : ())
	{
		print "$idle: no filter was made, or none dropped a row\n";
		$failed++;
	}
	print "$passed passed, $failed failed\n";
	return $failed > 0 || !$passed;
}
