#!/usr/bin/env perl
# bench_parallel.pl: what parallel workers save an aggregate that makes a filter.
#
# Run by "make bench-parallel", which starts the server that the PG* variables
# name.  Prints Markdown tables on standard output, what it is doing on standard
# error.  README.md says what is measured and how to read it.
#
#	ROWS	of the table (default 10,000,000)
#	TURNS	runs of each query in each way, in turn (default 9)
#	WORKERS	numbers of workers (default "0 1")
#	COMMIT	what to call the code that is measured

use strict;
use warnings;

use FindBin;

use lib $FindBin::Bin;
use BenchSql;

my $rows = int($ENV{ROWS} || 1e7);
my $turns = $ENV{TURNS} || 9;
my @workers = split ' ', $ENV{WORKERS} || '0 1';
die "WORKERS: 0 and others\n" if $workers[0] != 0 || @workers < 2;

# max() hands over a single value: it shows what the machine can give, and what
# reading the keys takes.
my $of_texts = 'max(key_hash(t))';
my @queries = (
	(map { [ $_, "SELECT $_ FROM keys", $_ ] } 'max(id)', $of_texts),
	(map { [ "$_(id)", "SELECT length($_(id)::bytea) FROM keys", 'max(id)' ] } qw(ribbon_agg fuse_agg bloom_agg keyset_agg)),
	[ 'bloom_agg(id, 0.01, n)', "SELECT length(bloom_agg(id, 0.01, $rows)::bytea) FROM keys", 'max(id)' ],
	[ 'ribbon_agg(id % 1000000)', 'SELECT length(ribbon_agg(id % 1000000)::bytea) FROM keys', 'max(id)' ],
	[ 'ribbon_agg(t)', 'SELECT length(ribbon_agg(t)::bytea) FROM keys', $of_texts ]);

connect_psql();
sql('CREATE EXTENSION ribbonfilter');
progress("a table of $rows rows");
sql("CREATE TABLE keys AS SELECT i AS id, 'user' || i AS t FROM generate_series(1::bigint, $rows) AS i");
sql('ALTER TABLE keys SET (parallel_workers = 64)');
sql('VACUUM ANALYZE keys');
sql("SET work_mem = '1GB'");
sql('SET parallel_setup_cost = 0');

# What each way takes: wall-clock time, and processor time of the leader.
my (%wall, %leader);

foreach my $query (@queries)
{
	my ($name, $sql) = @$query;

	progress($name);
	foreach my $n (@workers)
	{
		sql("SET max_parallel_workers_per_gather = $n");
		my $plan = sql("EXPLAIN (COSTS OFF) $sql");
		die "$name: not this way with $n workers:\n$plan\n" if ($n > 0) != ($plan =~ /Partial Aggregate/);
		sql($sql);
	}
	in_turn($turns,
		sub {
			my ($n) = @_;
			sql("SET max_parallel_workers_per_gather = $n");
			my ($wall, $clock) = (wall_ms(), clock_ms());
			sql($sql);
			push @{ $wall{$name}{$n} }, wall_ms() - $wall;
			push @{ $leader{$name}{$n} }, clock_ms() - $clock;
		},
		@workers);
}

print_head('Parallel builds',
	"commit $ENV{COMMIT}, PostgreSQL " . sql('SHOW server_version') . ', ' . commas($rows) . " rows, medians of $turns turns",
	'ms of wall-clock time; leader: ' . clock_name() . '; gain: serial time / parallel time');
print "\n| query | workers | ms | least – most | leader | gain |\n|---|---|---|---|---|---|\n";
foreach my $name (map { $_->[0] } @queries)
{
	foreach my $n (@workers)
	{
		my ($median, $range) = spread(0, @{ $wall{$name}{$n} });
		printf "| %s | %d | %s | %s | %.0f | %s |\n", $name, $n, $median, $range, median(@{ $leader{$name}{$n} }),
			$n > 0 ? sprintf('%.2f', median(@{ $wall{$name}{0} }) / $median) : '';
	}
}

# The model: reading is divided by all processes; what else the leader does with
# one worker it does with any number, as all keys come to it.
my ($one) = grep { $_ > 0 } @workers;
my @counts = (1, 2, 4, 8);

print "\nThe model: max() without workers, divided by the number of processes, and what else the leader does with $one ",
	$one == 1 ? 'worker' : 'workers', ".\n\n| query | rest of the leader, ms | ", join(' | ', map { "gain, $_" } @counts), " |\n|---|---|", '---|' x @counts, "\n";
foreach my $query (@queries)
{
	my ($name, undef, $reads) = @$query;
	my $rest = median(@{ $leader{$name}{$one} }) - median(@{ $leader{$reads}{$one} });
	my $read = median(@{ $leader{$reads}{0} });
	my $serial = median(@{ $leader{$name}{0} });
	printf "| %s | %.0f | %s |\n", $name, $rest, join(' | ', map { sprintf '%.2f', $serial / ($read / ($_ + 1) + $rest) } @counts);
}
