#!/usr/bin/env perl
# bench_sql.pl: what aggregates, probes and join filters cost in SQL.
#
# Run by "make bench-sql", which starts the server that the PG* variables name.
# Prints Markdown tables on standard output, what it is doing on standard
# error.  README.md says what is measured and how to read it.
#
#	ROWS	rows of the tables (default 10,000,000)
#	REPS	how often each query runs (default 5)
#	CASES	a pattern: the groups to measure, by their titles
#	ALSO_SET	settings with which probes by scans run once more
#	COMMIT	what to call the code that is measured

use strict;
use warnings;

use FindBin;
use List::Util qw(max min);

use lib $FindBin::Bin;
use BenchSql;

my $rows = int(number('ROWS', 1e7, 1e5, 1e9) / 1000) * 1000;
my $reps = number('REPS', 5, 1, 1000);
my $cases = $ENV{CASES} // '';
my @also_set = split /\s*;\s*/, $ENV{ALSO_SET} // '';

# One key in a hundred is in the filters.
my $keys = $rows / 100;

# The kinds of filter, and their types.
my @kinds = qw(ribbon fuse bloom counting keyset);
my %type = map { ($_ => $_ eq 'keyset' ? $_ : "${_}filter") } @kinds;

my $groups_of_3000 = min(1000, int($rows / 3000));
my $groups_of_100 = min(100_000, $rows / 100);

# What work_mem has to be for all rows in memory, and for a tenth of them.
my $ample_memory = int($rows / 1e6) * 16 + 64 . 'MB';
my $little_memory = int($rows / 1250) . 'kB';

# What is slow, or hardly varies, runs less often.
my $few_reps = int(($reps + 1) / 2);

#
# Groups of queries: the first is the base of the others' ratios.  Queries are
# [what, SQL, goal, least answer, greatest answer]
#

sub aggregates
{
	my ($table, $key, $distinct, %goal) = @_;
	my @lines = (
		# not every server has max(uuid)
		$table eq 'uuids' ? () : ["max($key)"],
		["count($key)"],
		["array_agg($key)"],
		["keyset_agg($key)"],
		[ "bloom_agg($key)", $goal{bloom} ],
		["bloom_agg($key, 0.01, $distinct)"],
		["counting_agg($key)"],
		["counting_agg($key, 0.01, $distinct)"],
		[ "ribbon_agg($key)", $goal{ribbon} ],
		["fuse_agg($key)"]);

	push @lines, ["rb_build_agg(($key)::integer)"] if $goal{roaring};
	return map { [ "`$_->[0]`", "SELECT ($_->[0]) IS NOT NULL FROM $table", $_->[1] ] } @lines;
}

# The same aggregate in memory and by way of a temporary file.
sub spills
{
	my @lines;

	foreach my $kind (@kinds)
	{
		foreach my $work_mem ($ample_memory, $little_memory)
		{
			my $query = "SELECT (${kind}_agg(id)) IS NOT NULL FROM ids";

			push @lines,
			  [
				"`${kind}_agg(id)`, work_mem $work_mem",
				"SET work_mem = '$work_mem'; $query; SET work_mem = '64MB'",
				$kind eq 'ribbon' && $work_mem eq $little_memory ? '≤ 1.5' : ''
			  ];
		}
	}
	return @lines;
}

# With little work_mem, array_agg of many groups goes by way of a file, and is
# no base.
sub groups
{
	my ($table, $group, $work_mem, $goal) = @_;
	return
	  map { [ "`$_->[0] … GROUP BY $group`",
			"SET work_mem = '$work_mem'; SELECT bool_and(f) FROM (SELECT ($_->[0]) IS NOT NULL AS f FROM $table GROUP BY $group) AS g; SET work_mem = '64MB'",
			$_->[1] ] }
	  [ 'array_agg(id)' ], [ 'ribbon_agg(id)', $goal ], map { ["${_}_agg(id)"] } grep { $_ ne 'ribbon' } @kinds;
}

sub probes
{
	my $some = 100 * int($keys / 1000);
	my $constants = join ',', map { $_ * $some } 1 .. 1000;
	my @lines = ([ '`id < 0`', 'id < 0', '', 0, 0 ]);
	my %goal = (ribbon => '≤ 1.45', bloom => '≤ 1.3');

	foreach my $kind (@kinds)
	{
		# a filter passes the keys, and of the rest at most twice what it may
		my @bounds = ($keys, $keys + ($kind eq 'keyset' ? 0 : $rows / 50));

		push @lines,
		  ["`(SELECT ${kind}_agg(id) FROM keys) @> id`", "(SELECT ${kind}_agg(id) FROM keys) @> id", $goal{$kind}, @bounds],
		  ["`(SELECT f FROM stored_$kind) @> id`", "(SELECT f FROM stored_$kind) @> id", $goal{$kind}, @bounds];
	}
	push @lines,
	  [ '`id IN (SELECT id FROM keys)`, a semi-join', 'id IN (SELECT id FROM keys)', '', $keys, $keys ],
	  ['`(id IN (SELECT id FROM keys)) IS TRUE`, a hashed subplan', '(id IN (SELECT id FROM keys)) IS TRUE', '', $keys, $keys],
	  [ '`id = ANY (array of 1000 constants)`', "id = ANY ('{$constants}'::bigint[])", '', 1000, 1000 ];
	return map { [ $_->[0], "SELECT count(*) FROM ids WHERE $_->[1]", @$_[ 2 .. 4 ] ] } @lines;
}

# Scans of which a filter passes one row in a hundred or in ten, beside one that
# returns none and one that returns all
sub scans
{
	my @lines = (
		[ '`sum(v) … k < 0`', 'SELECT coalesce(sum(v), 0) FROM fact WHERE k < 0', '', 0, 0 ],
		[ '`count(*)`', 'SELECT count(*) FROM fact', '', $rows, $rows ]);
	my %goal = (bloom100 => '≤ 0.6', ribbon100 => '≤ 0.8');
	my @before = settings(@also_set);

	settings(@before);
	foreach my $kind (qw(bloom ribbon))
	{
		foreach my $part (100, 10)
		{
			my $probe = "(SELECT ${kind}_agg(k) FROM one_in_$part) @> k";
			my $query = "SELECT sum(v) FROM fact WHERE $probe";
			my $sum = sql("SELECT sum(v) FROM fact WHERE k % $part = 0");
			my @bounds = ($sum, $sum + 20 * $rows);

			push @lines, [ "`sum(v) … $probe`", $query, $goal{"$kind$part"}, @bounds ];
			push @lines, [ join('; ', '... the same', @also_set), join('; ', (map { "SET $_" } @also_set), $query, map { "SET $_" } @before), '', @bounds ]
			  if @also_set;
		}
	}
	return @lines;
}

# Filters of all rows: each row is a key, and with ROWS added is none.  A cast
# hands on what it has checked, in memory.
sub probes_of_all
{
	my @lines = ([ "`id + $rows < 0`", "id + $rows < 0", 0, 0 ]);

	foreach my $kind (@kinds)
	{
		my $most = $kind eq 'keyset' ? 0 : $rows / 50;

		foreach my $filter ("f::bytea::$type{$kind}", 'f')
		{
			push @lines, ["`(SELECT $filter FROM all_$kind) @> id + $rows`", "(SELECT $filter FROM all_$kind) @> id + $rows", 0, $most];
		}
		push @lines, [ "`(SELECT f FROM all_$kind) @> id`", "(SELECT f FROM all_$kind) @> id", $rows, $rows ];
	}
	return map { [ $_->[0], "SELECT count(*) FROM ids WHERE $_->[1]", '', @$_[ 2, 3 ] ] } @lines;
}

sub joins
{
	my ($dimension, $bloom_goal) = @_;
	my $join = "SELECT count(*) FROM ids WHERE id IN (SELECT id FROM $dimension)";
	my @lines = ([ 'hash semi-join alone', $join, '', $keys, $keys ]);

	foreach my $kind (qw(bloom ribbon fuse))
	{
		push @lines,
		  [
			"`(SELECT ${kind}_agg(id) FROM $dimension) @> id`, then the join",
			"$join AND (SELECT ${kind}_agg(id) FROM $dimension) @> id",
			$kind eq 'bloom' ? $bloom_goal : '',
			$keys, $keys
		  ];
	}
	return @lines;
}

# Filters in a table.  What it takes to fetch a filter as a whole is the base
# of the first group.
sub stored_many
{
	my $ask = "SELECT count(*) >= 0 FROM parts WHERE f @> (SELECT floor(random() * $rows)::bigint)";

	return (
		[ 'fetch them', 'SELECT sum(length(substring(f::bytea FROM 1))) > 0 FROM parts' ],
		[ '`f @> key`, another key in each run', $ask, '≤ 0.04' ],
		[ 'with `ribbonfilter.verify`', "SET ribbonfilter.verify = on; $ask; RESET ribbonfilter.verify" ]);
}

sub stored_one
{
	my $probes = 'SELECT count(*) FROM million WHERE (SELECT %s FROM all_ribbon) @> id';

	# a cast hands on what it has checked, in memory
	return map { [ "`(SELECT $_->[0] FROM all_ribbon) @> id`", sprintf($probes, $_->[0]), $_->[1], 1e5, 1e6 ] }
	  [ 'f::bytea::ribbonfilter', '' ], [ 'f', '≤ 1.15' ];
}

sub stored_in_turn
{
	my $probes = 'SELECT count(*) FROM in_turn JOIN parts ON part = %s WHERE f @> id';

	return map { [ $_->[0], sprintf($probes, $_->[1]), $_->[2], 0, 1e5 ] } [ 'all ask one', 'one', '' ], [ 'ten in turn', 'one_of_ten', '≤ 1.5' ];
}

# Runs the queries of a group in turn, all of them several times, and prints
# the medians.  A ratio is taken to the base of the same turn, so that it
# does not see what slows down the machine for longer than that.  Returns the
# median and the answer of each query, by its name.
sub measure
{
	my ($title, $times, @queries) = @_;
	my (@ms, @ratios, %result);

	return if $title !~ /$cases/;
	progress($title);
	sql($queries[0][1]);
	foreach (1 .. $times)
	{
		foreach my $i (0 .. $#queries)
		{
			my ($what, $statement, undef, $least, $greatest) = @{ $queries[$i] };
			my ($time, $answer) = timed($statement);

			push @{ $ms[$i] }, $time;
			$result{$what}{answer} = $answer;
			push @{ $ratios[$i] }, $time / $ms[0][-1];
			die "bench_sql: wrong answer $answer to $statement\n" if defined $least ? $answer < $least || $answer > $greatest : $answer ne 't';
		}
	}

	print "\n## $title\n";
	print_columns('query', 'ms:', 'ratio:', 'lowest – highest:', 'goal:');
	foreach my $i (0 .. $#queries)
	{
		my $ms = $result{ $queries[$i][0] }{ms} = median(@{ $ms[$i] });

		printf "| %s | %s | %s | %s | %s |\n", $queries[$i][0], ms($ms), $i == 0 ? ('1', '') : spread(2, @{ $ratios[$i] }), $queries[$i][2] // '';
	}
	return %result;
}

# What a user chooses a type by: the times of the groups above, less those of
# their bases, by the number of rows; the size and the mistakes of the filters.
sub print_types
{
	my ($built, $probed, $probed_all) = @_;
	my $ns = sub {
		my ($group, $what, $base) = @_;
		return sprintf '%.1f', ($group->{$what}{ms} - $group->{$base}{ms}) * 1e6 / $rows;
	};
	my $of_all = sub { return $ns->($probed_all, "`(SELECT $_[0] FROM all_$_[1]) @> id + $rows`", "`id + $rows < 0`") };
	my $bits = sub {
		return sprintf '%.3f', 8 / $rows * sql("SELECT octet_length(f::bytea) FROM $_[0]");
	};
	my $wrong = sub { return commas(sql("SELECT count(*) FROM ids, $_[0] WHERE $_[1]")) };
	my @questions = (
		[ 'bits per key at 1 %', sub { $bits->("all_$_") } ],
		[ '... at 0.1 %', sub { $bits->("rare_$_") }, 'keyset' ],
		[ 'build, ns per key', sub { $ns->($built, "`${_}_agg(id)`", '`max(id)`') } ],
		[
			'probe, ns: ' . commas($keys) . ' keys, built in the query, row by row',
			sub { $ns->($probed, "`(SELECT ${_}_agg(id) FROM keys) @> id`", '`id < 0`') }
		],
		['... the same, stored', sub { $ns->($probed, "`(SELECT f FROM stored_$_) @> id`", '`id < 0`') }],
		[ 'probe, ns: ' . commas($rows) . ' keys, in memory', sub { $of_all->("f::bytea::$type{$_}", $_) } ],
		[ '... the same, stored', sub { $of_all->('f', $_) } ],
		[ 'false negatives among ' . commas($rows) . ' keys', sub { $wrong->("all_$_", 'NOT f @> id') } ],
		[ '... at 0.1 %', sub { $wrong->("rare_$_", 'NOT f @> id') }, 'keyset' ],
		[ 'false positives among ' . commas($rows) . ' other keys', sub { $wrong->("all_$_", "f @> id + $rows") } ],
		[ '... at 0.1 %', sub { $wrong->("rare_$_", "f @> id + $rows") }, 'keyset' ]);

	progress('Which type');
	print "\n## Which type\n";
	print_columns('', map { "`$type{$_}`:" } @kinds);
	foreach my $question (@questions)
	{
		my ($what, $answer, $without) = @$question;

		print "| $what | ", join(' | ', map { $_ eq ($without // '') ? '' : $answer->() } @kinds), " |\n";
	}
	return;
}

# Each query in a backend of its own, that has done nothing else.  Queries are
# [aggregate, distinct keys, goal, work_mem if not 64 MB, rest of the query]
sub measure_memory
{
	my ($title, @queries) = @_;

	return if $title !~ /$cases/;
	progress($title);
	print "\n## $title\n";
	print_columns('query', 'peak MB:', 'of them by the query:', 'bytes a distinct key:', 'goal:');
	foreach my $query (@queries)
	{
		my ($call, $distinct, $goal, $work_mem, $from) = @$query;
		my ($before, $peak);

		disconnect_psql();
		connect_psql();
		sql('SELECT max(id) FROM ids');
		$before = $peak = anonymous_mb();
		if (!defined $before)
		{
			print "\n/proc has no RssAnon here.\n";
			return;
		}
		sql("SET work_mem = '" . ($work_mem // '64MB') . "'");
		$from //= 'ids';
		sql("SELECT bool_and(f) FROM (SELECT ($call) IS NOT NULL AS f FROM $from) AS g", sub { $peak = max($peak, anonymous_mb() // 0) });
		printf "| `%s` | %.0f | %.0f | %s | %s |\n",
		  $call . ($work_mem ? ", work_mem $work_mem" : '') . ($from ne 'ids' ? " FROM $from" : ''),
		  $peak, $peak - $before,
		  $distinct ? sprintf('%.1f', ($peak - $before) * 1048576 / $distinct) : '',
		  $goal // '';
	}
	return;
}

#
# The data, the measurements
#

connect_psql();
progress('making tables of ' . commas($rows) . ' rows');

# A multiplier that shares no factor with the number of rows (it is a prime)
# makes a permutation: keys in no order, so that max() does not store every
# one, and the same on every machine.
foreach my $statement (
	'CREATE EXTENSION ribbonfilter',
	"CREATE TABLE ids AS SELECT 1 + i * 2654435761 % $rows AS id
	 FROM generate_series(0::bigint, $rows - 1) i",
	"CREATE TABLE texts AS SELECT 'user' || id || '\@example.org' AS name FROM ids",
	'CREATE TABLE uuids AS SELECT md5(id::text)::uuid AS u FROM ids',
	'CREATE TABLE keys AS SELECT id FROM ids WHERE id % 100 = 0',
	'CREATE TABLE fact AS SELECT id AS n, (id % ' . $rows / 10 . ')::int AS k, (id % 1000)::int AS v FROM ids',
	(map { "CREATE TABLE one_in_$_ AS SELECT i::int AS k FROM generate_series(0, $rows / 10 - 1, $_) AS i" } 100, 10),
	'CREATE TABLE some_ids AS SELECT id, id % 1000 AS of_1000, id / 10 AS of_10 FROM ids WHERE id <= 1000000',
	# 1000 groups and 100,000, or fewer of that size
	"CREATE TABLE of_3000 AS SELECT id, id % $groups_of_3000 AS g FROM ids WHERE id <= 3000 * $groups_of_3000",
	"CREATE TABLE of_100 AS SELECT id, id % $groups_of_100 AS g FROM ids WHERE id <= 100 * $groups_of_100",
	"CREATE TABLE more_keys AS SELECT id FROM keys
	 UNION ALL SELECT -i FROM generate_series(1::bigint, 9 * $keys) i",
	(map { "CREATE TABLE stored_$_ AS SELECT ${_}_agg(id) AS f FROM keys" } @kinds),
	(map { "CREATE TABLE all_$_ AS SELECT ${_}_agg(id) AS f FROM ids" } @kinds),
	(map { "CREATE TABLE rare_$_ AS SELECT ${_}_agg(id, 0.001) AS f FROM ids" } grep { $_ ne 'keyset' } @kinds),
	"CREATE TABLE million AS SELECT id FROM ids LIMIT least($rows, 1000000)",
	'CREATE TABLE in_turn AS SELECT id, 0::bigint AS one, id % 10 AS one_of_ten FROM million LIMIT 100000',
	'CREATE TABLE parts (part bigint, f ribbonfilter)',
	# one in eight keys, and copies
	(map { "INSERT INTO parts SELECT $_, ribbon_agg(id) FROM ids WHERE id % 8 = $_ % 8" } 0 .. 9),
	'INSERT INTO parts SELECT part + copy, f FROM parts, generate_series(10, 290, 10) AS copy',
	'VACUUM (FREEZE, ANALYZE)',
	'CHECKPOINT')
{
	sql($statement);
}
my $roaring = sql("SELECT count(*) FROM pg_available_extensions WHERE name = 'roaringbitmap'");
sql('CREATE EXTENSION roaringbitmap') if $roaring;

# The limit, twice the filter, and 32 MB.
my $goal_mb = '≤ ' . sql("SELECT round((hash_mem * pg_size_bytes('$little_memory') + 2 * ribbon_size($rows, 0.01)) / 1048576 + 32)
	FROM (SELECT current_setting('hash_mem_multiplier')::numeric AS hash_mem) AS s") . ' MB';

print_head(
	'The extension in SQL',
	server_line(),
	commas($rows) . " rows; medians of $reps runs in turn (1000 distinct, text, uuid, larger join: $few_reps); ms of " . clock_name(),
	'Serial plans, JIT off, work_mem 64 MB');

my %built = measure('Aggregates: distinct bigints', $reps, aggregates('ids', 'id', $rows, bloom => '≤ 1.6', ribbon => '≤ 2.2', roaring => $roaring));
measure('Aggregates: 1000 distinct bigints', $few_reps, aggregates('ids', 'id % 1000', 1000, ribbon => '≤ 2', roaring => $roaring));
measure('Aggregates: text', $few_reps, aggregates('texts', 'name', $rows));
measure('Aggregates: uuid', $few_reps, aggregates('uuids', 'u', $rows));
measure('Aggregates: more keys than memory has room for', $few_reps, spills());
measure('Groups of 1000 keys', $few_reps, groups('some_ids', 'of_1000', '64MB', '≤ 2.5'));
measure('Groups of 10 keys', $few_reps, groups('some_ids', 'of_10', '64MB', ''));
measure(commas($groups_of_3000) . ' groups of 3000 keys', $few_reps, groups('of_3000', 'g', '1GB', ''));
measure(commas($groups_of_100) . ' groups of 100 keys', $few_reps, groups('of_100', 'g', '1GB', ''));
# what a probe costs, not what is saved with it
my @by_page = settings('ribbonfilter.page_probe = off');
my %probed = measure('Probes, row by row: `count(*) WHERE …`, a filter of ' . commas($keys) . ' keys, held by 1 % of the rows', $reps, probes());
settings(@by_page);
my %probed_all = measure('Probes: `count(*) WHERE …`, a filter of ' . commas($rows) . ' keys', $few_reps, probes_of_all());
measure('Probes by scans', $reps, scans());
measure('Joins: ' . commas($keys) . ' rows, 1 % match', $reps, joins('keys', '≤ 0.55'));
measure('Joins: ' . commas(10 * $keys) . ' rows, 1 % match', $few_reps, joins('more_keys', ''));
my $part_size = sql("SELECT pg_size_pretty(octet_length(f::bytea)::numeric) FROM parts LIMIT 1");
my $all_size = sql('SELECT pg_size_pretty(octet_length(f::bytea)::numeric) FROM all_ribbon');
measure("Stored filters: 300 of $part_size, one key", 4 * $reps, stored_many());
measure("Stored filters: one of $all_size, 10⁶ rows", $reps, stored_one());
measure("Stored filters: ten of $part_size, 10⁵ rows", 4 * $reps, stored_in_turn());
measure_memory(
	'Memory: RssAnon of the backend',
	[ 'max(id)', 0 ],
	[ 'array_agg(id)', $rows ],
	[ 'keyset_agg(id)', $rows ],
	[ "bloom_agg(id, 0.01, $rows)", $rows ],
	[ "counting_agg(id, 0.01, $rows)", $rows ],
	[ 'counting_agg(id)', $rows ],
	[ 'fuse_agg(id)', $rows ],
	[ 'ribbon_agg(id)', $rows ],
	[ 'ribbon_agg(id)', $rows, $goal_mb, $little_memory ],
	[ 'ribbon_agg(id % 1000)', 0, '< 32 MB' ],
	[ 'ribbon_agg(id)', 1e6, '< 40 MB', '64MB', 'some_ids GROUP BY of_1000' ]);
print_types(\%built, \%probed, \%probed_all) if $cases eq '';
disconnect_psql();
