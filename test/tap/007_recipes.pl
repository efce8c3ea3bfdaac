# The README and the pages of docs/ work as they stand there, with the results
# they state.  Each is one session in a database of its own.  What a page says
# beyond that, about plans and about sessions that do things at the same time, is
# tested here.

use strict;
use warnings;

use Server;
use MarkdownSql;

my $node = new_server('recipes');

my %databases = (postgres => 1);
my %tested;

# Runs a page, and stays in its database.
sub recipe
{
	my ($name) = @_;
	my @blocks = MarkdownSql::blocks("docs/$name.md");
	(my $database = $name) =~ tr/-/_/;

	$tested{"docs/$name.md"} = 1;
	cmp_ok(scalar(@blocks), '>=', 2, "docs/$name.md has SQL");
	foreach my $where (map { $_->{database} // $database } @blocks)
	{
		sql("CREATE DATABASE $where") if !$databases{$where}++;
	}
	MarkdownSql::run($node, $database, @blocks);
	use_server($node, $database);
	return;
}

# Tests a query's result.
sub result_is
{
	my ($sql, $expected, $what) = @_;

	local $Test::Builder::Level = $Test::Builder::Level + 1;
	is(sql($sql), $expected, $what);
	return;
}


# The README, where its example of postgres_fdw leads back to it
my @readme = MarkdownSql::blocks('README.md');
cmp_ok(scalar(@readme), '>=', 8, 'the README has examples');
sql('CREATE DATABASE sales');
MarkdownSql::run($node, 'sales', @readme);
sql('DROP DATABASE sales');

recipe('prefilter-join');

#
# Prefilter a join: the filter gets below the GROUP BY
#
sql(q{
CREATE FUNCTION plan_has(query text, path jsonpath) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE 'EXPLAIN (FORMAT JSON, VERBOSE) ' || query INTO plan;
	RETURN jsonb_path_exists(plan, path);
END $$});
foreach my $form (
	[ q{(SELECT ribbon_agg(id) FROM customer WHERE tier = 'gold') @> t.customer}, 't', 'a scalar subquery' ],
	[ q{((SELECT f FROM customer_filter WHERE tier = 'gold') @> t.customer) IS NOT FALSE}, 't', 'a stored filter' ],
	[ q{EXISTS (SELECT FROM customer_filter s WHERE s.tier = 'gold' AND s.f @> t.customer)}, 'f', 'not a join' ])
{
	my ($condition, $expected, $what) = @$form;

	result_is(qq{
SELECT plan_has(\$\$SELECT count(*), sum(n) FROM turnover t JOIN customer c ON c.id = t.customer WHERE c.tier = 'gold' AND $condition\$\$,
	'\$.** ? (\@."Node Type" == "Aggregate").Plans.** ? (\@."Relation Name" == "purchase" && \@."Filter" like_regex "\@>")')},
		$expected, "below the GROUP BY: $what");
}

#
# Join filters: what EXPLAIN shows where, and how the library is loaded
#
recipe('join-filters');
{
	my $serial = 'SET max_parallel_workers_per_gather = 0';
	my $gather = 'SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0; SET min_parallel_table_scan_size = 0; SET enable_parallel_hash = off';
	my $on = q{SET ribbonfilter.join_filter = on; SET ribbonfilter.join_filter_min_rows = 1000};
	my $gold = q{JOIN customer c ON c.id = t.customer WHERE c.tier = 'gold'};
	my $query = "SELECT count(*) FROM turnover t $gold";
	my $shown = qr/(?:'join filter 1 \(customer\)'|Join Filter 1: \(customer\))\n/;
	my $explain = sub {
		my ($settings, $explained) = @_;

		return sql("$settings; EXPLAIN (COSTS OFF) $explained") . "\n";
	};

	# A build side that is itself parallel would stop the filter above GROUP BY.
	sql(q{
CREATE INDEX ON purchase (amount, customer);
ALTER TABLE customer SET (parallel_workers = 0);
VACUUM ANALYZE purchase});
	foreach my $form (
		[ "$serial", $query, qr/HashAggregate\n.*Seq Scan on purchase\n *(?:Filter: )?$shown/s, 'a scan, below GROUP BY' ],
		[ $gather, "SELECT count(*) FROM (SELECT DISTINCT customer FROM purchase) t $gold", qr/Gather\n *(?:Filter: |Workers Planned: 2\n *)$shown/, 'Gather, below which nothing comes' ],
		[ "$serial; SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_nestloop = off; SET enable_mergejoin = off",
			"SELECT count(*) FROM purchase t $gold AND t.amount < 90",
			qr/Index Only Scan.*\n.*\n *(?:Filter: )?$shown/, 'an index-only scan' ])
	{
		my ($settings, $explained, $expected, $what) = @$form;

		like($explain->("LOAD 'ribbonfilter'; $on; $settings", $explained), $expected, "EXPLAIN shows a join filter and its column at $what");
	}

	sql(q{ALTER DATABASE join_filters SET ribbonfilter.join_filter = on});
	result_is('SHOW ribbonfilter.join_filter', 'on', 'a setting of a database is there before the library');
	unlike($explain->($serial, $query), $shown, 'and does nothing without');
	like($explain->("SELECT FROM ribbonfilter_join_stats; $serial", $query), $shown, 'but does when a function has been called');
	my ($told, $again);
	$node->psql('join_filters', 'SELECT key_hash(1)', stderr => \$told);
	like($told, qr/NOTICE: .*join_filter" had no effect.*\nDETAIL: .*not loaded.*\nHINT: .*session_preload_libraries/, '... which says so');
	$node->psql('join_filters', 'SET client_min_messages = error; SELECT key_hash(1); RESET client_min_messages; SELECT key_hash(1)', stderr => \$again);
	is($again, '', '... once');
	$node->psql('join_filters', 'SET ribbonfilter.join_filter = off; SELECT key_hash(1)', stderr => \$again);
	is($again, '', '... and not if it is off');
	sql(q{ALTER DATABASE join_filters SET session_preload_libraries = 'ribbonfilter'});
	like($explain->($serial, $query), $shown, 'or the library is preloaded');
	$node->psql('join_filters', 'SELECT key_hash(1)', stderr => \$told);
	is($told, '', '... and says nothing');

	sql('CREATE ROLE reader');
	sql('ALTER DATABASE join_filters RESET ALL; GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader');
	like($explain->("SET SESSION AUTHORIZATION reader; SELECT FROM ribbonfilter_join_stats; $on; $serial", $query),
		$shown, 'everybody may turn it on');

	sql('DROP EXTENSION ribbonfilter');
	like($explain->("LOAD 'ribbonfilter'; $on; $serial", $query), $shown, 'with or without the extension');
}

#
# Loads: an exact anti-join asks one keyset, in workers too; two loads at the
# same time
#
recipe('load-new-rows');
{
	my ($anti) = grep { /keyset_agg/ } map { $_->{sql} } map { MarkdownSql::statements($_) } MarkdownSql::blocks('docs/load-new-rows.md');
	my $plan = sql("SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0; SET min_parallel_table_scan_size = 0; EXPLAIN (COSTS OFF) $anti");

	like($plan, qr/InitPlan.*Gather.*Parallel Seq Scan on load\n *Filter: .*@> id.* IS NOT TRUE/s, 'a keyset is made once, and workers ask it');
	unlike($plan, qr/SubPlan/, '... not for each row');

	my ($block) = grep { $_->{sql} =~ /LOCK TABLE/ } MarkdownSql::blocks('docs/load-new-rows.md');
	my ($begin, $lock, $insert, $rebuild, $commit) = map { $_->{sql} } MarkdownSql::statements($block);
	my ($one, $two) = map { background() } 1, 2;

	$one->query_safe("$begin $lock");
	$one->query_safe('INSERT INTO account SELECT generate_series(200001, 200100)');
	$one->query_safe($rebuild);
	sql('INSERT INTO load SELECT generate_series(200051, 200150)');
	start_blocked($two, "$begin $lock");
	result_is('SELECT count(*) FROM account WHERE NOT (SELECT f FROM known) @> id', '0', 'readers go on during a load');
	$one->query_safe($commit);
	$two->query_safe("$insert $rebuild $commit");
	result_is('SELECT count(*) FROM account', '120150', 'two loads at the same time');
	result_is('SELECT count(*) FROM account WHERE NOT (SELECT f FROM known) @> id', '0', 'lose no key of either');
	$_->quit foreach $one, $two;
}

#
# Partitions: what others do while a partition is closed
#
recipe('maps');

recipe('partitions');
{
	my $writer = background();
	my $closer = background();

	$writer->query_safe(q{BEGIN; INSERT INTO log SELECT '2026-01-10', md5('w' || i)::uuid, 'w' || i FROM generate_series(1, 20) i});
	start_blocked($closer, q{CALL close_part('log_9')});
	$writer->query_safe('COMMIT');
	$closer->query('SELECT 1');
	result_is(q{SELECT count(*) FROM part_filter, generate_series(1, 20) i WHERE part = 'log_9'::regclass AND f @> md5('w' || i)::uuid},
		'20', 'a partition is closed after its writers are done');

	$closer->query_safe(q{BEGIN; CALL open_part('log_9')});
	$closer->query_safe(q{CALL close_part('log_9')});
	start_blocked($writer, q{INSERT INTO log VALUES ('2026-01-10', md5('x')::uuid, 'x')});
	$closer->query_safe('COMMIT');
	$writer->query('SELECT 1');
	like($writer->{stderr}, qr/partition log_9 is closed/, 'a writer that waited meanwhile is refused');
	$writer->{stderr} = '';
	$writer->quit;
	$closer->quit;
}
foreach my $refused (
	[ q{COPY log FROM PROGRAM 'echo 2026-01-02,,x' (FORMAT csv)}, 'COPY' ],
	[ q{INSERT INTO log_1 VALUES ('2026-01-02', NULL, 'x')}, 'INSERT by name' ],
	[ q{UPDATE log SET trace = NULL WHERE day = '2026-01-02'}, 'UPDATE' ],
	[ q{CALL open_part('log_9'); UPDATE log SET day = '2026-01-02' WHERE day = '2026-01-10'}, 'UPDATE into it' ],
	[ q{SET session_replication_role = replica; INSERT INTO log VALUES ('2026-01-02', NULL, 'x')}, 'a replica role' ])
{
	my ($sql, $what) = @$refused;
	my ($status, $stdout, $stderr) = $node->psql('partitions', $sql);

	like($stderr, qr/partition log_1 is closed/, "a closed partition refuses $what");
}
like(
	($node->psql('partitions', q{BEGIN ISOLATION LEVEL REPEATABLE READ; CALL open_part('log_3'); CALL close_part('log_3')}))[2],
	qr/READ COMMITTED/,
	'partitions are not closed with an old snapshot');
sql(q{
DELETE FROM log WHERE trace IS NULL;
CREATE TABLE other (message text, extra int, trace uuid, day date NOT NULL);
ALTER TABLE other DROP COLUMN extra;
INSERT INTO other SELECT 'other ' || i, md5('other ' || i)::uuid, '2026-02-01' FROM generate_series(1, 10) i;
ALTER TABLE log ATTACH PARTITION other DEFAULT;
CREATE TABLE march PARTITION OF log FOR VALUES FROM ('2026-03-01') TO ('2026-04-01') PARTITION BY HASH (trace);
CREATE TABLE march_0 PARTITION OF march FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE march_1 PARTITION OF march FOR VALUES WITH (MODULUS 2, REMAINDER 1);
INSERT INTO log SELECT '2026-03-07', md5('march ' || i)::uuid, 'march ' || i FROM generate_series(1, 10) i;
});
foreach my $closed ('open', 'closed')
{
	if ($closed eq 'closed')
	{
		sql("CALL close_part('$_')") foreach ('other', 'march_0', 'march_1');
	}
	foreach my $function ('find_trace', 'find_trace_one_by_one')
	{
		result_is(qq{SELECT count(*), bool_and(f.message = wanted AND f.trace = md5(wanted)::uuid)
FROM generate_series(1, 10) i, unnest(ARRAY['other ' || i, 'march ' || i, 'w' || i]) wanted, $function(md5(wanted)::uuid) f},
			'30|t',
			"$function: new partitions of several kinds, $closed");
	}
}
result_is(q{SELECT count(*) FROM log l WHERE trace IS NOT NULL AND NOT EXISTS (SELECT FROM parts_for(l.trace) p WHERE p = l.tableoid)},
	'0',
	'no row is in a partition that its key does not lead to');

#
# A filter that is kept current: writers, folds, rebuilds and readers at the
# same time.  Three databases, of a log and a Bloom filter, a ribbon, a counting
# filter, which is all of the page.
#
{
	my @page = MarkdownSql::blocks('docs/keep-current.md');
	my ($of_bloom) = grep { $page[$_]{sql} =~ /CREATE PROCEDURE rebuild_item/ } 0 .. $#page;
	my ($of_ribbon) = grep { $page[$_]{sql} =~ /ribbon_agg/ } 0 .. $#page;
	my $asked = '(SELECT f FROM item_filter) @> id OR (SELECT keyset_agg(key) FROM item_log) @> id';
	my $missed = "SELECT count(*) FROM item WHERE NOT ($asked)";
	my $nlog = 'SELECT count(*) FROM item_log';
	my $keys = sub { "SELECT i FROM generate_series($_[0]::bigint, $_[1]) i" };
	my $random_seed = $ENV{RF_SEED} // 7;

	note "random seed $random_seed (RF_SEED)";
	$tested{'docs/keep-current.md'} = 1;

	foreach my $state ([ 'keep_bloom', $of_bloom ], [ 'keep_ribbon', $of_ribbon ], [ 'keep_counting', $#page ])
	{
		my ($where, $last) = @$state;
		my $type = $where =~ s/keep_//r;
		my $agg = { bloom => 'bloom_agg(id, rate, capacity)', ribbon => 'ribbon_agg(id, rate)', counting => 'counting_agg(id, rate, capacity)' }->{$type};
		my $capacity = 100000;

		sql("CREATE DATABASE $where");
		MarkdownSql::run($node, $where, @page[ 0 .. $last ]);
		use_server($node, $where);
		sql('CREATE INDEX ON item (id)');
		# a ribbon has no rebuild of its own
		sql('CREATE OR REPLACE PROCEDURE rebuild_item(new_capacity bigint) LANGUAGE sql AS $$ CALL fold_item() $$') if $type eq 'ribbon';

		my ($one, $two, $old) = map { background() } 1 .. 3;

		# a writer that is open, one that comes and goes, and a fold
		foreach my $call ('fold_item()', "rebuild_item($capacity)")
		{
			my $from = $call =~ /fold/ ? 1000000 : 2000000;

			sql('CALL fold_item()');
			$old->query_safe('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM item');
			$one->query_safe('BEGIN; INSERT INTO item ' . $keys->($from, $from + 99));
			sql('INSERT INTO item ' . $keys->($from + 100, $from + 199));
			result_is($missed, '0', "$type: a reader asks the log");
			$two->query_safe("BEGIN; CALL $call");
			sql('INSERT INTO item ' . $keys->($from + 200, $from + 299) . '; DELETE FROM item WHERE id = ' . ($from + 200));
			result_is($missed, '0', "$type, $call: until it is committed, too");
			$one->query_safe('COMMIT');
			is($old->query_safe($missed), '0', 'a snapshot from before, before');
			$two->query_safe('COMMIT');
			is($old->query_safe($missed), '0', 'and after');
			$old->query_safe('COMMIT');
			result_is($missed, '0', 'rows that are committed before and meanwhile are found');
			result_is("$nlog WHERE n > 0", '200', 'the log has what was committed meanwhile');
		}

		# one at a time, and the second does what came since
		$one->query_safe('BEGIN; CALL fold_item()');
		sql('INSERT INTO item ' . $keys->(3000000, 3000099));
		start_blocked($two, 'CALL fold_item()');
		sql('INSERT INTO item ' . $keys->(3000100, 3000199));
		$one->query_safe('COMMIT');
		$two->query_safe('SELECT 1');
		result_is("$missed UNION ALL $nlog", "0\n0", "$type: two folds at once");
		$one->query_safe("BEGIN; CALL rebuild_item($capacity)");
		sql('INSERT INTO item ' . $keys->(3100000, 3100099));
		start_blocked($two, 'CALL fold_item()');
		$one->query_safe('COMMIT');
		$two->query_safe('SELECT 1');
		result_is("$missed UNION ALL $nlog", "0\n0", 'a fold that waited for a rebuild');

		$one->query_safe('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM item');
		sql('INSERT INTO item VALUES (3200000); CALL fold_item()');
		$one->query('CALL fold_item(); ROLLBACK');
		like($one->{stderr}, qr/could not serialize access/, 'a fold with an old snapshot fails');
		$one->{stderr} = '';
		result_is($missed, '0', 'and nothing is lost');

		# every way of bringing keys
		sql(q{
COPY item FROM PROGRAM 'echo 4000001,a; echo 4000002,b' (FORMAT csv);
BEGIN; INSERT INTO item VALUES (4000003); SAVEPOINT a; INSERT INTO item VALUES (4000004); UPDATE item SET id = 4000005 WHERE id = 4000003; ROLLBACK TO a;
UPDATE item SET id = NULL WHERE id = 4000003; UPDATE item SET id = 4000006 WHERE id IS NULL; COMMIT;
CREATE UNIQUE INDEX by_payload ON item (id) WHERE payload = 'unique';
INSERT INTO item VALUES (4000007, 'unique');
INSERT INTO item VALUES (4000007, 'unique') ON CONFLICT (id) WHERE payload = 'unique' DO UPDATE SET id = 4000008;
DROP INDEX by_payload;
ALTER TABLE item ENABLE ALWAYS TRIGGER item_change;
SET session_replication_role = replica;
INSERT INTO item VALUES (4000009);
});
		result_is($missed, '0', "$type: COPY, UPDATE, ON CONFLICT, savepoints, a replica");
		sql('CALL fold_item()');
		result_is($missed, '0', 'and when they are folded');
		sql(q{
CREATE TABLE part (id bigint) PARTITION BY RANGE (id);
CREATE TABLE part_1 PARTITION OF part FOR VALUES FROM (0) TO (10);
CREATE TABLE part_2 (id bigint);
CREATE TRIGGER item_change AFTER INSERT OR UPDATE OR DELETE ON part FOR EACH ROW EXECUTE FUNCTION item_changed();
ALTER TABLE part ATTACH PARTITION part_2 FOR VALUES FROM (10) TO (20);
INSERT INTO part_2 VALUES (11);
UPDATE part SET id = 1 WHERE id = 11;
});
		result_is('SELECT key, sum(n) FROM item_log GROUP BY key ORDER BY key', "1|1\n11|0", 'partitions by name, and a row that moves');
		sql('DELETE FROM part; CALL fold_item(); DROP TABLE part');

		# TRUNCATE, and what the tables are without a row
		sql("CREATE TABLE kept AS TABLE item; BEGIN; TRUNCATE item; CALL rebuild_item($capacity); COMMIT");
		result_is("SELECT f \@> 3000000::bigint FROM item_filter", 'f', "$type: TRUNCATE and a rebuild leave nothing");
		sql('INSERT INTO item TABLE kept; CALL fold_item()');
		result_is("SELECT count(*) > 30000 FROM item UNION ALL SELECT ($missed) = 0", "t\nt", 'and it takes keys again');

		# what has to fail, and that it is seen
		if ($type eq 'bloom')
		{
			$one->query_safe('BEGIN; UPDATE item SET id = 4900000 WHERE id = 30000');
			start_blocked($two, "UPDATE item SET payload = 'seen' WHERE id IN (30000, 4900000) AND ($asked)");
			$one->query_safe('COMMIT');
			$two->query_safe('SELECT 1');
			result_is('SELECT payload IS NULL FROM item WHERE id = 4900000', 't', 'a statement that waited for a row asks what it saw before');
			$one->query_safe("BEGIN; UPDATE item_filter SET f = f | (SELECT bloom_agg(key, rate, capacity) FROM item_log) WHERE EXISTS (SELECT FROM item_log)");
			sql('INSERT INTO item ' . $keys->(5000000, 5000099));
			$one->query_safe('DELETE FROM item_log; COMMIT');
			cmp_ok(sql($missed), '>', 90, 'a fold in two statements loses keys');
			sql("CALL rebuild_item($capacity)");

			my ($rebuild) = $page[$of_bloom]{sql} =~ /(WITH taken .*?;)\nEND/s;
			$rebuild =~ s/new_capacity/$capacity/g;
			$one->query_safe('BEGIN; SELECT FROM item_filter FOR UPDATE');
			sql('INSERT INTO item ' . $keys->(5100000, 5100099) . '; SELECT 1');
			start_blocked($two, $rebuild);
			sql('INSERT INTO item ' . $keys->(5200000, 5200099));
			$one->query_safe('CALL fold_item(); COMMIT');
			$two->query_safe('SELECT 1');
			cmp_ok(sql($missed), '>', 90, 'a rebuild without the lock loses keys');
			sql("CALL rebuild_item($capacity)");
			result_is($missed, '0', 'with it, none');
		}
		if ($type eq 'counting')
		{
			sql('ALTER TABLE item DISABLE TRIGGER item_change; INSERT INTO item VALUES (-777); ALTER TABLE item ENABLE TRIGGER item_change; DELETE FROM item WHERE id = -777');
			$one->query('CALL fold_item()');
			like($one->{stderr}, qr/countingfilter to be subtracted has keys that the other lacks/, 'a key that was never added is not removed');
			$one->{stderr} = '';
			sql("CALL rebuild_item($capacity)");
			result_is($missed, '0', 'and after a rebuild, all are there');
		}
		$_->quit foreach $one, $two, $old;

		# at random, with readers that fail if they miss a row
		my %scripts = (
			"007_${type}_insert\@6" => q{
\set key random(1, 20000)
INSERT INTO item SELECT :key + i FROM generate_series(1, 5) i;
},
			"007_${type}_update\@3" => q{
\set key random(1, 20000)
\set to random(1, 20000)
UPDATE item SET id = :to WHERE id = :key;
},
			"007_${type}_delete\@4" => q{
\set key random(1, 20000)
DELETE FROM item WHERE id BETWEEN :key AND :key + 9;
},
			"007_${type}_several\@4" => q{
\set key random(1, 20000)
\set to random(30000000, 40000000)
BEGIN;
INSERT INTO item VALUES (:to), (:to), (:key);
SAVEPOINT a;
DELETE FROM item WHERE id = :to;
INSERT INTO item SELECT :to + i FROM generate_series(1, 20) i;
ROLLBACK TO a;
UPDATE item SET id = :to + 1 WHERE id = :to;
COMMIT;
},
			"007_${type}_rollback\@2" => q{
\set key random(1, 20000)
BEGIN;
INSERT INTO item VALUES (:key), (:key + 1);
DELETE FROM item WHERE id = :key;
ROLLBACK;
},
			"007_${type}_fold\@4" => 'CALL fold_item();',
			"007_${type}_rebuild\@1" => q{
\set capacity random(60000, 120000)
CALL rebuild_item(:capacity);
},
			"007_${type}_read\@3" => "SELECT 1 / (($missed) = 0)::int;",
			"007_${type}_reread\@1" => "BEGIN ISOLATION LEVEL REPEATABLE READ;\nSELECT 1 / (($missed) = 0)::int;\nSELECT 1 / (($missed) = 0)::int;\nCOMMIT;");
		# within each snapshot, filter and log make up the table
		my $net = 'WITH net AS (SELECT key, sum(n) AS n FROM item_log GROUP BY key)';
		my $same = "$net SELECT f - (SELECT counting_agg(CASE WHEN n < 0 THEN key END, rate, capacity) FROM (SELECT key, n, generate_series(1, abs(n)) FROM net UNION ALL SELECT NULL, 0, 0) s)"
		  . " + (SELECT counting_agg(CASE WHEN n > 0 THEN key END, rate, capacity) FROM (SELECT key, n, generate_series(1, abs(n)) FROM net UNION ALL SELECT NULL, 0, 0) s)"
		  . ' = (SELECT counting_agg(id, rate, capacity) FROM item) FROM item_filter';
		$scripts{"007_${type}_same\@2"} = "SELECT 1 / (($same))::int;" if $type eq 'counting';
		$node->pgbench(
			'--no-vacuum --client=4 --transactions=100',
			0,
			[qr{processed: 400/400}],
			[qr{random seed to $random_seed}],
			"$type: writers, folds, rebuilds and readers at the same time",
			\%scripts,
			"--random-seed=$random_seed",
			$where);
		result_is($missed, '0', 'lose no key');
		if ($type eq 'counting')
		{
			result_is('SELECT max(n) < 15 FROM (SELECT count(*) AS n FROM item GROUP BY id) AS s', 't', 'no key is there 15 times');
			result_is($same, 't', 'filter and log make up the table');
		}
		sql('CALL fold_item()');
		result_is("SELECT (SELECT count(*) FROM item WHERE NOT (SELECT f FROM item_filter) \@> id), ($nlog)", '0|0', 'nor does the last fold');
		result_is("SELECT f = (SELECT $agg FROM item) FROM item_filter", 't', 'and the filter is that of the table') if $type ne 'bloom';
		result_is("SELECT ${type}_verify(f) IS NOT NULL FROM item_filter", 't', 'a valid one');
	}
}

#
# Seen before: writers and folds at the same time
#
recipe('seen-before');
{
	my $asked = sub { "ARRAY(SELECT md5(i::text)::uuid FROM generate_series($_[0], $_[1]) i)" };
	my $missed = q{
SELECT count(*) FROM passed WHERE NOT EXISTS (SELECT FROM seen_now WHERE ids @> id) AND NOT EXISTS (SELECT FROM seen WHERE ids @> id)};
	my ($one, $two) = map { background() } 1, 2;
	my $random_seed = $ENV{RF_SEED} // 7;

	sql('CREATE TABLE passed (id uuid)');
	$one->query_safe('BEGIN; INSERT INTO passed SELECT take(' . $asked->(10001, 10100) . ')');
	result_is('INSERT INTO passed SELECT take(' . $asked->(10101, 10200) . '); SELECT count(*) FROM passed', '100', 'a writer waits for no other');
	$two->query_safe('BEGIN; CALL fold_seen()');
	result_is('SELECT count(*) FROM take(' . $asked->(10101, 10300) . ')', '100', 'nor for a fold, before which it sees');
	$one->query_safe('COMMIT');
	start_blocked($one, 'CALL fold_seen()');
	$two->query_safe('COMMIT');
	$one->query_safe('SELECT 1');
	result_is($missed, '0', 'two folds lose no id');
	result_is('SELECT count(*) FROM take(' . $asked->(10001, 10300) . ')', '0', 'nor what was committed between them');
	sql('BEGIN; SELECT take(' . $asked->(20001, 20100) . '); ROLLBACK');
	result_is('SELECT count(*) > 95 FROM take(' . $asked->(20001, 20100) . ')', 't', 'what is rolled back was not seen');
	result_is(q{SELECT count(*) FROM take(ARRAY[NULL]::uuid[])}, '1', 'NULL is no id');
	$_->quit foreach $one, $two;

	note "random seed $random_seed (RF_SEED)";
	$node->pgbench(
		'--no-vacuum --client=4 --transactions=100',
		0,
		[qr{processed: 400/400}],
		[qr{random seed to $random_seed}],
		'writers and folds at the same time',
		{
			'007_seen_take@10' => q{
\set at random(100000, 120000)
INSERT INTO passed SELECT take(ARRAY(SELECT md5(i::text)::uuid FROM generate_series(:at, :at + 99) i));
},
			'007_seen_fold@2' => "CALL fold_seen();\n",
			'007_seen_over@1' => "UPDATE seen_now SET hour = hour - interval '1 hour' WHERE ctid IN (SELECT ctid FROM seen_now FOR UPDATE SKIP LOCKED);\n"
		},
		"--random-seed=$random_seed",
		'seen_before');
	result_is($missed, '0', 'lose no id');
	result_is(q{SELECT count(*) > 1 FROM seen}, 't', '... in several filters');
	sql(q{UPDATE seen SET hour = hour - interval '1 day'; UPDATE seen_now SET hour = hour - interval '2 days'; CALL fold_seen()});
	result_is('SELECT (SELECT count(*) FROM seen) + (SELECT count(*) FROM seen_now)', '0', 'which are gone after a day');
}

#
# Growing: what others do while a filter is made larger
#
recipe('growing');
{
	my $missed = 'SELECT count(*) FROM event WHERE NOT (SELECT f FROM event_filter) @> id';
	my $add = sub {
		my ($from, $to) = @_;
		return "UPDATE event_filter SET f = f | (SELECT bloom_agg(i, rate, capacity) FROM generate_series($from\::bigint, $to) i)";
	};
	my $insert = sub { "INSERT INTO event SELECT i FROM generate_series($_[0], $_[1]) i" };
	my ($one, $two) = map { background() } 1, 2;

	$one->query_safe('BEGIN; ' . $add->(100001, 200000) . '; ' . $insert->(100001, 200000));
	start_blocked($two, $add->(200001, 200100));
	$one->query_safe('COMMIT');
	$two->query_safe($insert->(200001, 200100));
	result_is('SELECT keys > capacity FROM event_filter, bloom_info(f)', 't', 'a filter is too full');

	# keys come first, or rows do
	$two->query_safe('BEGIN; ' . $insert->(300001, 300100));
	$one->query_safe('BEGIN; CALL grow_event_filter()');
	result_is($missed, '0', 'readers go on while it is made larger');
	start_blocked($two, $add->(300001, 300100));
	$one->query_safe('COMMIT');
	$two->query_safe('COMMIT');
	result_is('SELECT keys < capacity FROM event_filter, bloom_info(f)', 't', 'now it is not');
	result_is($missed, '0', 'a writer that waited adds its keys to the new filter');

	$one->query_safe('BEGIN; ' . $add->(400001, 900000) . '; ' . $insert->(400001, 900000));
	$two->query_safe("BEGIN");
	result_is('CALL grow_event_filter(); SELECT 1', '1', 'a filter that is not full waits for nobody');
	$one->query_safe('COMMIT; BEGIN; CALL grow_event_filter()');
	my $capacity = $one->query_safe('SELECT capacity FROM event_filter');
	start_blocked($two, 'CALL grow_event_filter()');
	$one->query_safe('COMMIT');
	$two->query_safe('COMMIT');
	result_is('SELECT capacity FROM event_filter', $capacity, 'of two that make it larger, the second has nothing to do');
	result_is($missed, '0', 'and no key is lost');

	# a call that has to wait reckons with what it has waited for
	sql('UPDATE event_filter SET capacity = 400000, f = (SELECT bloom_agg(id, rate, 400000) FROM event)');
	$one->query_safe('BEGIN; ' . $add->(900001, 1900000) . '; ' . $insert->(900001, 1900000));
	start_blocked($two, 'CALL grow_event_filter()');
	$one->query_safe('COMMIT');
	$two->query_safe('SELECT 1');
	result_is('SELECT keys < capacity FROM event_filter, bloom_info(f)', 't', 'a call that had to wait makes room for what it waited for');
	$_->quit foreach $one, $two;

	# so full that the number of its keys cannot be told
	sql('UPDATE event_filter SET capacity = 20000, f = (SELECT bloom_agg(id, rate, 20000) FROM event)');
	result_is('SELECT keys BETWEEN 200000 AND 300000 FROM event_filter, bloom_info(f)', 't', 'a filter that is far too full');
	sql('CALL grow_event_filter()');
	result_is('SELECT keys > capacity FROM event_filter, bloom_info(f)', 't', 'made larger once');
	sql('CALL grow_event_filter()');
	result_is('SELECT keys < capacity FROM event_filter, bloom_info(f)', 't', 'and twice');
}

#
# Shards: the low bits of the hash, not the high ones
#
recipe('sharding');
result_is(q{
SELECT high, bits_per_key > 10 FROM unnest(ARRAY[false, true]) high,
LATERAL (SELECT ribbon_agg(id) FROM password WHERE (key_hash(id) >> CASE WHEN high THEN 60 ELSE 0 END) & 15 = 3) s (f), ribbon_info(f)
ORDER BY high},
	"f|f\nt|t",
	'shards by the high bits take more space');
result_is('SELECT count(*) FROM password WHERE NOT is_known(id) AND id % 10 = 0', '0', 'every shard is probed for its keys');
result_is(q{
SELECT count(*) FROM tried WHERE id % 2 = 1 AND is_known(id)},
	sql(q{
SELECT count(*) FROM tried t JOIN shard s ON s.no = shard_of(t.id) WHERE s.f @> t.id AND t.id % 2 = 1}),
	'one by one and all at once give the same answers');
my $count = sql('SELECT count(*) FROM tried WHERE id % 2 = 1 AND is_known(id)');
cmp_ok(abs($count - 100), '<', 6 * sqrt(10000 * 0.01 * 0.99), "of 10000 others 1 % pass: $count");
sql('CREATE INDEX ON tried (shard_of(id))');
sql('DELETE FROM shard WHERE no = 3');
foreach my $statement (grep { $_->{sql} =~ /FROM tried|shard CROSS/ } map { MarkdownSql::statements($_) } MarkdownSql::blocks('docs/sharding.md'))
{
	result_is($statement->{sql}, '10000', 'a shard that is missing loses no key');
}
result_is('SELECT count(*) FROM generate_series(1, 100) i WHERE shard_of(i) = 3 AND NOT is_known(i)', '0', 'nor when one key is looked up');

SKIP:
{
	$tested{'docs/foreign-servers.md'} = 1;
	skip 'no postgres_fdw here', 1 if !available_extension('postgres_fdw');

	recipe('foreign-servers');
	like(
		sql('EXPLAIN (VERBOSE, COSTS OFF) SELECT count(*) FROM users WHERE NOT (SELECT ribbon_agg(user_id) FROM branch_orders WHERE amount > 95) @> id'),
		qr/Remote SQL: SELECT public\.ribbon_agg\(user_id\)/,
		'a filter of remote keys is made there');
}

# Pages that need nothing beside themselves
recipe($_) foreach ('ideas', 'guarantees', 'sizes', 'troubleshooting', 'uninstall');

# Removing it, or restoring a dump elsewhere: a library that is named and not
# there
{
	sql(q{ALTER DATABASE uninstall SET session_preload_libraries = 'ribbonfilter_that_is_gone'});
	like(($node->psql('uninstall', 'SELECT 1'))[2], qr/FATAL.*ribbonfilter_that_is_gone/, 'nobody connects where a library is to be loaded that is gone');
	my ($way_out) = slurp_file('docs/install.md') =~ /^ +PGOPTIONS='(.*)' psql /m;
	local $ENV{PGOPTIONS} = $way_out;
	result_is('ALTER DATABASE uninstall RESET session_preload_libraries; SELECT 1', '1', '... but a superuser, who resets it');
}
result_is('SELECT 1', '1', '... for all');

$tested{'docs/clients.md'} = 1;    # by 014_clients.pl
$tested{'docs/command.md'} = $tested{'docs/python.md'} = 1;    # by 026_etl.pl
$tested{'docs/library.md'} = 1;    # by 027_library.pl
$tested{'docs/citus.md'} = 1;      # by 017_citus.pl, where there is Citus

# Troubleshooting quotes messages as they are: as the SQL tests show them, but
# for those that take other means to bring about.
my $shown = join '', map { slurp_file($_) } glob('expected/*.out');
my @elsewhere = (
	'invalid input syntax for type bigint: "x"',
	'index row size …',
	'key type is too complex',
	'name of key type …',
	q{filter's keys of type … were hashed},
	'tuple is too big',
	'join filter … would have dropped',
	'text of a filter of … bytes would take');
foreach my $cell (slurp_file('docs/troubleshooting.md') =~ /^\| (`.*?) \| /mg)
{
	foreach my $message ($cell =~ /`([^`]+)`/g)
	{
		my $pattern = join '.+?', map { quotemeta } split /…|\bN\b/, $message, -1;

		next if grep { $message =~ /^\Q$_\E/ } @elsewhere;
		like($shown, qr/$pattern/, "message: $message");
	}
}

#
# The reference names what there is: functions, those that begin with _ of each
# kind
#
recipe('install');
recipe('ribbonfilter');
my @kinds = kinds($node, 'ribbonfilter');
foreach my $name (map { /`([a-z_]+)(?:\(.*?\))?`/g } slurp_file('docs/ribbonfilter.md') =~ /^\| (.*?) \|/mg)
{
	my @names = $name =~ /^_/ ? map { "$_->{stem}$name" } @kinds : ($name);

	result_is("SELECT count(DISTINCT proname) FROM pg_proc WHERE proname = ANY ('{@{[join ',', @names]}}')", scalar @names, "there is $name");
}

# The list of pages has them all, and so has this test.
MarkdownSql::run($node, 'postgres', MarkdownSql::blocks('docs/README.md'));
my @pages = grep { $_ ne 'docs/README.md' } glob('docs/*.md');
my %listed = map { ("docs/$_" => 1) } slurp_file('docs/README.md') =~ m{\((?:\S*/docs/)?([\w-]+\.md)\)}g;
is("@{[sort keys %tested]}", "@{[sort @pages]}", 'all pages are tested');
is("@{[sort keys %listed]}", "@{[sort @pages]}", 'all pages are listed');

done_testing();
