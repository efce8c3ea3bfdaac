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

use FindBin;
use List::Util qw(min);

use lib $FindBin::Bin;
use BenchPair;
use BenchSql;

my @kinds = qw(keyset bloom ribbon fuse counting);
my $rows = int($ENV{ROWS} || 1e6);
my $reps = int($ENV{REPS} || 9);
die "ROWS: from 10,000 to 100,000,000; REPS: at least 1\n" if $rows < 1e4 || $rows > 1e8 || $reps < 1;

# rows where each instruction is counted, which takes fifty times as long
my $few = min($rows, 100_000);

# [what, expression over ids].  The first is a scan, and the base of the rest.
my @queries = (
	[ '`count(*) … id < 0`', 'count(*) FROM %s WHERE id < 0' ],
	(map { [ "`${_}_agg(id)`", "(${_}_agg(id)) IS NOT NULL FROM %s" ] } @kinds),
	(map {
		(
			[ "probe, $_, in memory", "count(*) FROM %s WHERE (SELECT ${_}_agg(id) FROM keys) @> id" ],
			[ "probe, $_, stored", "count(*) FROM %s WHERE (SELECT f FROM stored_$_) @> id" ])
	} @kinds),
	# the shortest filter there is
	[ 'probe, a keyset of one key', 'count(*) FROM %s WHERE (SELECT keyset_agg(g) FROM generate_series(1, 1) g) @> id' ]);

sub core
{
	my @filters = (@kinds, 'reference');
	my %column = (build => 'build_ns_per_key', absent => 'probe_absent_ns', present => 'probe_present_ns');
	my (@names, %ns);

	progress('core');
	in_turn(
		$reps,
		sub {
			my ($side) = @_;
			my %values = core_values($side, '--reps', 1, '--n', $rows);

			@names = ();
			foreach my $filter (@filters)
			{
				foreach my $what (qw(build absent present))
				{
					push @names, "$filter, $what";
					push @{ $ns{ $names[-1] }{$side} }, $values{$filter}{$rows}{ $column{$what} };
				}
			}
		},
		@sides);
	print_table('Core: ' . commas($rows) . ' keys, 1 %', 'ns', undef, \@names, \%ns);
	return;
}

sub in_sql
{
	progress('SQL');
	my %ms = sql_turns($reps, map { [ $_->[0], 'SELECT ' . sprintf($_->[1], 'ids') ] } @queries);
	print_table('SQL: ' . commas($rows) . ' rows, filters of ' . commas($rows / 100) . ' keys',
		'ms', $queries[0][0], [ map { $_->[0] } @queries ], \%ms);
	return;
}

sub count
{
	my %count;

	stop_server();
	foreach my $query (@queries)
	{
		my ($what, $text) = @$query;

		progress("instructions: $what");
		foreach my $side (@sides)
		{
			$count{$what}{$side} = [ instructions($side, 'SELECT ' . sprintf($text, 'few')) / $few ];
		}
	}
	print_table('Instructions of the executor for each of ' . commas($few) . ' rows', '',
		$queries[0][0], [ map { $_->[0] } @queries ], \%count);
	return;
}

#
# The data, the measurements
#
connect_psql();
sql($_) foreach "CREATE TABLE ids AS SELECT 1 + i * 2654435761 % $rows AS id FROM generate_series(0::bigint, $rows - 1) i",
  'CREATE TABLE keys AS SELECT id FROM ids WHERE id % 100 = 0',
  "CREATE TABLE few AS SELECT id FROM ids LIMIT $few",
  'VACUUM (FREEZE, ANALYZE)';
my $clock = clock_name();
my $server = sql('SHOW server_version');
disconnect_psql();
make_databases(
	sub {
		sql("CREATE TABLE stored_$_ AS SELECT ${_}_agg(id) AS f FROM keys") foreach @kinds;
	});

print_head(
	'Two commits compared',
	commits(),
	"PostgreSQL $server, serial plans, JIT off; one server, a database and a library for each",
	"medians of $reps runs, old and new in turn; $clock, or of the core's program");
core();
in_sql();
count() if $ENV{COUNT};
