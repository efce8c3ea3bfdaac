#!/usr/bin/env perl
#
# compare_runs.pl DIRECTORY RUN…: compare runs of the server's own tests, which
# server_regress.sh made, with the first of them.
#
# Every file of results that differs from that of the first run is shown and is
# a failure, unless @known explains all its differences.  That a test fails in
# every run alike is not: the first run is the truth.  From the servers' logs
# come crashes, and what join filters did: a process that placed some ends with
#
#	DEBUG:  join filters: 3 placed, 2 built, …, 1000 rows dropped, 0 wrong
#
# which are numbers with names, to be summed.  A run with filters that built
# none or dropped nothing proves nothing, and is a failure; so is anything that
# was wrong.
#
# A run "plan" has other plans than the first, so rows come in other orders: in
# its results and those of the first, plans are left out, and the lines between
# two statements are put in order.
#
# In DIRECTORY it leaves differences.txt.  The last line is "N passed, N failed".

use strict;
use warnings;

use List::Util qw(min);

# runs in which filters have something to drop, or would
my $with_filters = qr/^(?:on|force|verify)$/;

# Differences that are no fault: in files of results whose SUITE/TEST matches,
# in runs whose name matches, what matches is taken out of both sides before
# they are compared.  Blanks and dashes do not count there: psql pads with them.
# Whoever adds one says why.
my @known = (

	# SUITE/TEST, runs, what, why:
	# [ qr{^regress/merge$}, $with_filters, qr/actual rows=\S+/, 'fewer rows come to the join' ],
	[ qr{^regress/join_hash$}, qr/^plan$/, qr/^ +\d* \| +\d*$/m, 'batches, which a function reads from the plan' ],
);

my ($dir, @runs) = @ARGV;
die "usage: compare_runs.pl DIRECTORY RUN...\n" if !@runs;

my $truth = $runs[0];
my ($passed, $failed) = (0, 0);
my (%count, %names);

sub contents
{
	my ($file) = @_;
	open my $f, '<:raw', $file or return undef;
	local $/;
	return scalar <$f>;
}

# the names of files of results of a run, as SUITE/TEST
sub tests
{
	my ($run) = @_;
	return map { m{([^/]+)/results/(.*)\.out$}s ? "$1/$2" : () } glob "$dir/$run/*/results/*.out";
}

sub results
{
	my ($run, $test) = @_;
	my ($suite, $name) = split m{/}, $test, 2;
	return "$dir/$run/$suite/results/$name.out";
}

# the tests that pg_regress found to differ from what its authors expect:
# "test x ... FAILED" up to PostgreSQL 15, "not ok 1 - x" later
sub unexpected
{
	my ($run) = @_;
	my @found;

	for my $log (glob "$dir/$run/*/pg_regress.log")
	{
		my ($suite) = $log =~ m{([^/]+)/pg_regress\.log$};
		push @found, map { "$suite/$_" } contents($log) =~ /^(?:not ok \d+\s+[-+] |(?:test)? +(?=.*FAILED))(\S+)/gm;
	}
	return @found;
}

# Results without plans, and with rows in order.
sub sets
{
	my ($text) = @_;

	$text =~ s/^ +(?:QUERY PLAN|explain_\w+) *\n-+\n(?:.*\n)*?\(\d+ rows?\)\n//gm;
	$text =~ s/^((?:(?: .*| ?-[-+]*-)\n)+)(?=\(\d+ rows?\)\n)/join '', sort split m{^}m, $1/gem;
	return $text;
}

# Returns the reasons that explain how two files differ, or nothing.
sub reasons
{
	my ($run, $test, @texts) = @_;
	my @reasons;

	for my $rule (@known)
	{
		my ($tests, $in, $what, $why) = @$rule;
		next if $test !~ $tests || $run !~ $in;
		push @reasons, $why if grep { s/$what//g } @texts;
	}
	return () if !@reasons;
	for (@texts)
	{
		s/-{3,}|-\+-/-/g;
		s/[ \t]+/ /g;
		s/^ | $//gm;
	}
	return $texts[0] eq $texts[1] ? @reasons : ();
}

# what the log of a server says of filters and of crashes
sub read_log
{
	my ($run, $log) = @_;
	my (@crashes, $query);

	open my $f, '<:raw', $log or die "$log: $!\n";
	while (my $line = <$f>)
	{
		my $crash = $line =~ /^TRAP:|PANIC:|terminated by signal|^=+.*Sanitizer/;

		# behind it comes the query, in lines that begin with a tab
		$query = $line =~ /DETAIL:  Failed process was running/ || $query && $line =~ /^\t/;
		push @crashes, $line if $crash || $query;
		my ($numbers) = $line =~ /\|DEBUG:  join filters: (.*)$/ or next;
		while ($numbers =~ /(\d+) ([^,]+)/g)
		{
			$count{$run}{$2} += $1;
			$names{$2} //= keys %names;
		}
	}
	close $f;
	return @crashes;
}

sub verdict
{
	my ($ok, $run, $message) = @_;
	$ok ? $passed++ : $failed++;
	print "FAILED $run: $message\n" if !$ok;
	return;
}

open my $differences, '>', "$dir/differences.txt" or die "$dir/differences.txt: $!\n";

my @expected = tests($truth);
die "$dir/$truth: no results\n" if !@expected;
my %fails = map { $_ => 1 } unexpected($truth);
print "$_: fails without us, in $truth: taken as the truth\n" for sort keys %fails;

for my $run (@runs)
{
	my %here = map { $_ => 1 } tests($run);
	my ($differ, %explained) = (0);

	my @crashes = map { read_log($run, $_) } glob "$dir/$run/*/log/postmaster.log";
	verdict(!@crashes, $run, "the server crashed:\n" . join('', map { "    $_" } @crashes));

	# the tests that run while the server is down differ: no need to show how
	my $shown = @crashes ? 0 : 40;

	for my $test ($run eq $truth ? () : sort keys %{ { %here, map { $_ => 1 } @expected } })
	{
		my @files = map { results($_, $test) } $truth, $run;
		my ($old, $new) = map { contents($_) } @files;

		($old, $new) = map { sets($_) } $old, $new if $run eq 'plan' && defined $old && defined $new;
		if (!defined $old || !defined $new)
		{
			verdict(0, $run, "$test has results in " . (defined $old ? $truth : $run) . ' only');
			$differ++;
			next;
		}
		if ($old ne $new)
		{
			if (my @reasons = reasons($run, $test, $old, $new))
			{
				push @{ $explained{$_} }, $test for @reasons;
			}
			else
			{
				for my $file ($run eq 'plan' ? @files : ())
				{
					open my $sets, '>:raw', "$file.sets" or die "$file.sets: $!\n";
					print {$sets} sets(contents($file));
					close $sets;
					$file .= '.sets';
				}
				open my $diff, '-|', 'diff', '-a', '-U2', @files or die "diff: $!\n";
				my @lines = <$diff>;
				close $diff;
				s{^(---|\+\+\+) \Q$dir\E/(\S+).*}{$1 $2} for @lines[0, 1];
				print {$differences} @lines;
				verdict(0, $run, "$test differs from $truth");
				print map { "    $_" } @lines[0 .. min($shown, scalar @lines) - 1];
				print '    ... ', @lines - $shown, " more lines in differences.txt\n" if $shown && @lines > $shown;
				$differ++;
				next;
			}
		}
		verdict(1);
	}
	print "$run: $_: known: ", join(', ', @{ $explained{$_} }), "\n" for sort keys %explained;

	printf "%s: %d tests, %d not as expected, %d not as %s, %d of a known difference\n",
	  $run, scalar(keys %here), scalar(unexpected($run)), $differ, $truth, scalar(map { @$_ } values %explained);
}
close $differences;

# what the filters did
for my $run (grep { $count{$_} || $_ =~ $with_filters } @runs)
{
	my %sum = (built => 0, 'rows dropped' => 0, wrong => 0, %{ $count{$run} // {} });

	print "$run: ", join(', ', map { "$sum{$_} $_" } sort { ($names{$a} // 99) <=> ($names{$b} // 99) } keys %sum), "\n";
	next if $run !~ $with_filters;
	verdict($sum{built} > 0 && $sum{'rows dropped'} > 0, $run, "$sum{built} filters built, $sum{'rows dropped'} rows dropped: proves nothing");
	verdict($sum{wrong} == 0, $run, "$sum{wrong} rows would have been dropped that join");
}

print "$dir has it all\n";
print "$passed passed, $failed failed\n";
exit($failed == 0 && $passed > 0 ? 0 : 1);
