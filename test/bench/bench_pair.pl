#!/usr/bin/env perl
# bench_pair.pl: this tree and another commit, compared in one run.
#
# Run by bench_pair.sh, with the other commit's programs in files/ and the
# server that the PG* variables name.  Prints Markdown tables on standard
# output.  README.md says what is measured and how to read it.
#
#	ROWS	rows of the table, keys of the core's filters (default 1,000,000)
#	REPS	how often each runs (default 9)
#	COUNT	1: count instructions as well, with valgrind
#	OLD		the other commit
#	COMMIT	what to call the code of this tree

use strict;
use warnings;

use File::Copy qw(copy);
use FindBin;
use List::Util qw(max min);
use POSIX qw(strftime);

use lib $FindBin::Bin;
use BenchSql;

my $rows = int($ENV{ROWS} || 1e6);
my $reps = int($ENV{REPS} || 9);
die "ROWS: from 10,000 to 100,000,000; REPS: at least 1\n" if $rows < 1e4 || $rows > 1e8 || $reps < 1;

# rows where each instruction is counted, which takes fifty times as long
my $few = min($rows, 100_000);
my @sides = qw(old new);

# [what, expression over ids].  The first is a scan, and the base of the rest.
my @queries = (
	[ '`count(*) … id < 0`', 'count(*) FROM %s WHERE id < 0' ],
	(map { [ "`${_}_agg(id)`", "(${_}_agg(id)) IS NOT NULL FROM %s" ] } qw(keyset bloom ribbon)),
	(map {
		(
			[ "probe, $_, in memory", "count(*) FROM %s WHERE (SELECT ${_}_agg(id) FROM keys) @> id" ],
			[ "probe, $_, stored", "count(*) FROM %s WHERE (SELECT f FROM stored_$_) @> id" ])
	} qw(keyset bloom ribbon)),
	# the shortest filter there is
	[ 'probe, a keyset of one key', 'count(*) FROM %s WHERE (SELECT keyset_agg(g) FROM generate_series(1, 1) g) @> id' ]);

# A table of what both sides took: {what}{side} is a list, a value for each turn
sub print_table
{
	my ($title, $unit, $base, $names, $values) = @_;

	print "\n## $title\n\n";
	print "| | old, $unit | new, $unit | new / old | lowest – highest | less the base |\n";
	print "|---|---:|---:|---:|---:|---:|\n";
	foreach my $what (@$names)
	{
		my ($old, $new) = map { $values->{$what}{$_} } @sides;
		my @ratios = map { $new->[$_] / $old->[$_] } 0 .. $#$old;
		my ($net_old, $net_new) =
		  map { $base ? median(@{ $values->{$what}{$_} }) - median(@{ $values->{$base}{$_} }) : 0 } @sides;

		printf "| %s | %.1f | %.1f | %.3f | %.3f – %.3f | %s |\n", $what, median(@$old), median(@$new),
		  median(@ratios), min(@ratios), max(@ratios),
		  $net_old > 0 ? sprintf('%.3f', $net_new / $net_old) : '';
	}
	return;
}

# Calls a function for each side in turn, REPS times, now one first, now the
# other.
sub in_turn
{
	my ($function) = @_;

	foreach my $turn (1 .. $reps)
	{
		$function->($_) foreach $turn % 2 ? @sides : reverse @sides;
	}
	return;
}

sub core
{
	my @filters = qw(keyset bloom ribbon reference);
	my @names = map { ("$_, build", "$_, absent", "$_, present") } @filters;
	my %ns;

	progress('core');
	in_turn(
		sub {
			my ($side) = @_;
			my @lines = qx(files/core_$side --no-header --reps 1 --n $rows);

			# the sixth column and the two after it are times
			die "bench_pair: files/core_$side failed\n" if $? != 0 || @lines != @filters;
			my @times = map { (split /,/)[ 5 .. 7 ] } @lines;
			push @{ $ns{$_}{$side} }, shift @times foreach @names;
		});
	print_table('Core: ' . commas($rows) . ' keys, 1 %', 'ns', undef, \@names, \%ns);
	return;
}

sub in_sql
{
	my (%ms, %session);

	progress('SQL');
	$session{$_} = connect_psql($_) foreach @sides;
	foreach my $query (@queries)
	{
		my ($what, $text) = @$query;
		my %answer;

		# not timed: what a first run has to read and to look up
		foreach my $side (@sides)
		{
			use_session($session{$side});
			sql('SELECT ' . sprintf($text, 'ids'));
		}
		in_turn(
			sub {
				my ($side) = @_;

				use_session($session{$side});
				my $start = clock_ms();
				$answer{$side} = sql('SELECT ' . sprintf($text, 'ids'));
				push @{ $ms{$what}{$side} }, clock_ms() - $start;
			});
		print "\n$what: the old answer is $answer{old}, the new one $answer{new}.\n" if $answer{old} ne $answer{new};
	}
	print_table('SQL: ' . commas($rows) . ' rows, filters of ' . commas($rows / 100) . ' keys',
		'ms', $queries[0][0], [ map { $_->[0] } @queries ], \%ms);
	foreach (values %session)
	{
		use_session($_);
		disconnect_psql();
	}
	return;
}

# Instructions of a backend that runs one statement and ends.
sub instructions
{
	my ($database, $statement) = @_;
	my $run = "valgrind -q --tool=callgrind --callgrind-out-file=files/callgrind"
	  . " postgres --single -D $ENV{PGDATA} $database >/dev/null 2>files/log";

	open my $fh, '|-', $run or die "valgrind: $!\n";
	print $fh "$statement\n";
	close $fh or die "bench_pair: valgrind failed, see files/log\n";
	open $fh, '<', 'files/callgrind' or die "files/callgrind: $!\n";
	while (my $line = <$fh>)
	{
		return $1 if $line =~ /^(?:summary|totals): (\d+)/;
	}
	die "bench_pair: files/callgrind has no sum\n";
}

sub count
{
	my %count;

	system('pg_ctl', '-D', $ENV{PGDATA}, qw(-s -w -m fast stop)) == 0 or die "pg_ctl failed\n";
	foreach my $query (@queries)
	{
		my ($what, $text) = @$query;

		progress("instructions: $what");
		foreach my $side (@sides)
		{
			$count{$what}{$side} = [ instructions($side, 'SELECT ' . sprintf($text, 'few')) / $few ];
		}
	}
	print_table('Instructions for each of ' . commas($few) . ' rows', 'start included',
		$queries[0][0], [ map { $_->[0] } @queries ], \%count);
	return;
}

#
# The library of the other commit, the data, the measurements
#
chomp(my $lib = qx(pg_config --pkglibdir));
chomp(my $share = qx(pg_config --sharedir));
copy('files/ribbonfilter_old.so', $lib) && copy('files/ribbonfilter--old.sql', "$share/extension")
  or die "bench_pair: $!\n";
chmod 0755, "$lib/ribbonfilter_old.so", glob 'files/core_*';

my $session = connect_psql();
sql($_) foreach "CREATE TABLE ids AS SELECT 1 + i * 2654435761 % $rows AS id FROM generate_series(0::bigint, $rows - 1) i",
  'CREATE TABLE keys AS SELECT id FROM ids WHERE id % 100 = 0',
  "CREATE TABLE few AS SELECT id FROM ids LIMIT $few",
  'VACUUM (FREEZE, ANALYZE)';
my $clock = clock_name();
my $server = sql('SHOW server_version');
disconnect_psql();
foreach my $side (@sides)
{
	system('createdb', '-T', $ENV{PGDATABASE}, $side) == 0 or die "createdb failed\n";
	connect_psql($side);
	sql('CREATE EXTENSION ribbonfilter' . ($side eq 'old' ? " VERSION 'old'" : ''));
	sql("CREATE TABLE stored_$_ AS SELECT ${_}_agg(id) AS f FROM keys") foreach qw(keyset bloom ribbon);
	sql('VACUUM (FREEZE, ANALYZE)');
	sql('CHECKPOINT');
	disconnect_psql();
}

print "# Two commits compared\n\n", strftime('%Y-%m-%d', gmtime), ', ', processor(), "\n\n";
print "* old: commit $ENV{OLD}; new: commit $ENV{COMMIT}\n";
print "* PostgreSQL $server, serial plans, JIT off; one server, a database and a library for each\n";
print "* medians of $reps runs, old and new in turn; $clock, or of the core's program\n";
core();
in_sql();
count() if $ENV{COUNT};
