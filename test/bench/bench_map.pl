#!/usr/bin/env perl
# bench_map.pl: what a map saves: beside a filter or a B-tree for each of many
# partitions, and beside a join for one small attribute.
#
# Run by "make bench-map", which starts the server that the PG* variables name.
# Prints Markdown tables on standard output, what it is doing on standard error.
# README.md says what is measured and how to read it.
#
#	PARTS	partitions (default 1000)
#	KEYS	keys of each, uuids (default 10,000)
#	BTREE	0: no B-trees, which take most of the time and of the disk
#	DIM		rows of the dimension (default 10,000,000)
#	FACT	rows of the table that refers to it (default 10,000,000)
#	LOOKUPS	look-ups that are timed (default 2000)
#	TURNS	how often queries are timed (default 3)
#	COMMIT	what to call the code that is measured

use strict;
use warnings;

use FindBin;
use List::Util qw(max);

use lib $FindBin::Bin;
use BenchSql;

my ($parts, $keys, $dim, $fact, $lookups, $turns) = map { number(@$_, 1, 1e9) } [ PARTS => 1000 ], [ KEYS => 1e4 ], [ DIM => 1e7 ], [ FACT => 1e7 ], [ LOOKUPS => 2000 ], [ TURNS => 3 ];
my $all = $parts * $keys;

# every key with its partition, from 0
my $pairs = "SELECT p AS part, md5((p * ${keys}::bigint + j)::text)::uuid AS k FROM generate_series(0, $parts - 1) p, generate_series(1, $keys) j";

# Seconds of processor time that a statement takes
sub seconds { return (timed($_[0]))[0] / 1e3; }

# Milliseconds of as many look-ups of keys at random, each an execution of a
# prepared statement, and of as many statements that look nothing up
sub lookups_ms
{
	my ($query) = @_;
	my $time = sub {
		my ($statement, $least) = @_;
		my $loop = "DO \$do\$ DECLARE wanted_key uuid; value bigint; n bigint := 0; BEGIN FOR wanted_key IN SELECT k FROM wanted LOOP value := (" . $statement =~ s/\$1/wanted_key/r . "); n := n + (value IS NOT NULL)::int; END LOOP; ASSERT n >= $least, n; END \$do\$";

		sql($loop);
		return (timed($loop))[0];
	};

	return ($time->($query, $lookups), $time->('SELECT 1::bigint WHERE $1 IS NOT NULL', $lookups));
}

# Blocks of a look-up
sub lookup_blocks
{
	my ($query) = @_;
	my $key = sql('SELECT k FROM wanted LIMIT 1');
	my $plan = sql("EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) " . $query =~ s/\$1/'$key'::uuid/r);
	my ($hit) = $plan =~ /shared hit=(\d+)/;
	my ($read) = $plan =~ /shared (?:hit=\d+ )?read=(\d+)/;

	return ($hit // 0) + ($read // 0);
}

sub partitions
{
	my @ways = ([ 'a map', 'part_map', q{SELECT map -> $1 FROM part_map} ],
		[ commas($parts) . ' filters', 'part_filter', q{SELECT max(part)::bigint FROM part_filter WHERE f @> $1} ]);
	my $target = 0.01 / $parts;

	sql('CREATE TABLE part_map (map ribbonmap); CREATE TABLE part_filter (part int PRIMARY KEY, f ribbonfilter)');
	sql("CREATE TABLE wanted AS SELECT md5((random() * ($all - 1) + 1)::bigint::text)::uuid AS k FROM generate_series(1, $lookups)");
	progress('map of partitions');
	$ways[0][3] = seconds("INSERT INTO part_map SELECT ribbonmap_agg(k, part, 0.01) FROM ($pairs) s");
	progress('filters of partitions');
	$ways[1][3] = seconds("INSERT INTO part_filter SELECT p, (SELECT ribbon_agg(md5((p * ${keys}::bigint + j)::text)::uuid, $target) FROM generate_series(1, $keys) j) FROM generate_series(0, $parts - 1) p");
	my $source = seconds("SELECT count(k) FROM ($pairs) s");
	my $bytes = { part_map => sql('SELECT sum(length(map::bytea)) FROM part_map'), part_filter => sql('SELECT sum(length(f::bytea)) FROM part_filter') };
	sql($_) foreach 'VACUUM ANALYZE part_map', 'VACUUM ANALYZE part_filter', 'VACUUM ANALYZE wanted';

	if ($ENV{BTREE} // 1)
	{
		progress('B-trees of partitions');
		push @ways, [ commas($parts) . ' B-trees', 'log', q{SELECT part::bigint FROM log WHERE k = $1} ];
		sql('CREATE TABLE log (part int NOT NULL, k uuid) PARTITION BY LIST (part)');
		sql("DO \$\$ BEGIN FOR i IN 0..$parts - 1 LOOP EXECUTE format('CREATE TABLE log_%s PARTITION OF log FOR VALUES IN (%s)', i, i); END LOOP; END \$\$");
		sql("INSERT INTO log $pairs");
		$ways[2][3] = $source + seconds('CREATE INDEX ON log (k)');
		$bytes->{log} = sql("SELECT sum(pg_relation_size(relid)) FROM pg_partition_tree((SELECT indexrelid FROM pg_index WHERE indrelid = 'log'::regclass))");
		sql('ANALYZE log');
	}

	progress('every key');
	my $lost = sql("SELECT count(*) FROM ($pairs) s WHERE (SELECT map FROM part_map) -> k IS DISTINCT FROM part");
	die "bench_map: $lost keys have another value or none\n" if $lost;
	my $strangers = max(1_000_000, $all / 100);
	my $false = sql("SELECT count(*) FROM generate_series(1, $strangers) i WHERE (SELECT map FROM part_map) -> md5('no ' || i)::uuid IS NOT NULL") / $strangers;

	print "\n## Which of ", commas($parts), " partitions holds a key?\n\n",
	  "Of ", commas($keys), " uuids each, ", commas($all), " in all; every one of them was looked up, and has the right value. Other keys get a value in ",
	  sprintf('%.4f', $false), " of look-ups; the filters have a rate of ", sprintf('%g', $target), " each, so that both name a false partition in one of a hundred. ",
	  "A look-up is an execution of a prepared statement, from stored rows, of $lookups keys at random in this order; what a statement that looks nothing up takes has been taken off. ",
	  "*Build* is processor time, of which making the keys takes ", sprintf('%.1f', $source), " s.\n";
	print_columns('', 'bytes:', 'bits/key:', 'build, s:', 'a look-up, µs:', 'blocks:');
	foreach my $way (@ways)
	{
		my ($name, $table, $query, $build) = @$way;
		my (@with, @without);

		progress("look-ups: $name");
		foreach (1 .. $turns)
		{
			my ($with, $without) = lookups_ms($query);
			push @with, 1e3 * ($with - $without) / $lookups;
		}
		printf "| %s | %s | %.2f | %.1f | %.1f | %d |\n", $name, commas($bytes->{$table}), 8 * $bytes->{$table} / $all, $build, median(@with), lookup_blocks($query);
	}
	sql('DROP TABLE IF EXISTS log');
	return;
}

# Milliseconds and the most memory of a query, and its answer
sub run_query
{
	my ($query) = @_;
	my $most = 0;
	my $before = anonymous_mb() // 0;
	my $start = clock_ms();
	my $answer = sql($query, sub { $most = max($most, anonymous_mb() // 0) });

	return (clock_ms() - $start, max($most - $before, 0), $answer);
}

sub attribute
{
	my $nsegments = 8;
	my @queries = (
		[ 'rows by segment',
			[ 'hash join, 64 MB', '64MB', 'SELECT segment, count(*) FROM fact JOIN dim USING (id) GROUP BY 1 ORDER BY 1' ],
			[ 'hash join, 2 GB', '2GB', 'SELECT segment, count(*) FROM fact JOIN dim USING (id) GROUP BY 1 ORDER BY 1' ],
			[ 'map', '64MB', 'SELECT (SELECT map FROM segment_map) -> id, count(*) FROM fact GROUP BY 1 ORDER BY 1' ] ],
		[ 'rows of one segment',
			[ 'hash join, 64 MB', '64MB', 'SELECT count(*) FROM fact JOIN dim USING (id) WHERE segment = 3' ],
			[ 'prefiltered join, 64 MB', '64MB', 'SELECT count(*) FROM fact JOIN dim USING (id) WHERE segment = 3 AND (SELECT ribbon_agg(id) FROM dim WHERE segment = 3) @> fact.id' ],
			[ 'stored filter, join', '64MB', 'SELECT count(*) FROM fact JOIN dim USING (id) WHERE segment = 3 AND (SELECT f FROM segment_filter) @> fact.id' ],
			[ 'map', '64MB', 'SELECT count(*) FROM fact WHERE (SELECT map FROM segment_map) -> id = 3' ] ]);

	progress('dimension');
	sql("CREATE UNLOGGED TABLE dim AS SELECT i::bigint AS id, (hashint8(i) & " . ($nsegments - 1) . ") AS segment, md5(i::text) AS name FROM generate_series(1, $dim) i");
	sql("CREATE UNLOGGED TABLE fact AS SELECT 1 + (hashint8extended(i, 7) & 9223372036854775807) % $dim AS id FROM generate_series(1, $fact) i");
	my $build = seconds('CREATE TABLE segment_map AS SELECT ribbonmap_agg(id, segment) AS map FROM dim');
	sql('CREATE TABLE segment_filter AS SELECT ribbon_agg(id) AS f FROM dim WHERE segment = 3');
	sql($_) foreach 'VACUUM ANALYZE dim', 'VACUUM ANALYZE fact';
	my $bytes = sql('SELECT length(map::bytea) FROM segment_map');

	print "\n## One attribute of a dimension of ", commas($dim), " rows\n\n",
	  commas($fact), " rows refer to it; the attribute has $nsegments values. The map takes ", commas($bytes), " bytes, ",
	  sprintf('%.2f', 8 * $bytes / $dim), " bits a key, and ", sprintf('%.1f', $build), " s to build. One process, ", clock_name(), ", medians of $turns; memory besides shared buffers, and files. All ways return the same.\n";
	print_columns('', 'ms:', 'memory, MB:', 'temporary files, MB:');
	foreach my $query (@queries)
	{
		my ($title, @ways) = @$query;
		my (%ms, %mb, %files, $expected);

		in_turn($turns, sub {
			my ($name, $work_mem, $text) = @{ $_[0] };

			progress("$title: $name");
			disconnect_psql();
			connect_psql();
			settings("work_mem = '$work_mem'");
			my ($ms, $mb, $answer) = run_query($text);
			$expected //= $answer;
			die "bench_map: $name returns something else\n" if $answer ne $expected;
			push @{ $ms{$name} }, $ms;
			$mb{$name} = max($mb{$name} // 0, $mb);
			my ($blocks) = sql("EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) $text") =~ /temp .*?written=(\d+)/ if !exists $files{$name};
			$files{$name} //= ($blocks // 0) * 8192 / 1e6;
		}, @ways);
		printf "| %s: %s | %s | %.0f | %.0f |\n", $title, $_->[0], ms(@{ $ms{ $_->[0] } }), $mb{ $_->[0] }, $files{ $_->[0] } foreach @ways;
	}
	return;
}

connect_psql();
sql('CREATE EXTENSION ribbonfilter');
print_head('Maps', server_line(), clock_name());
partitions();
attribute();
disconnect_psql();
