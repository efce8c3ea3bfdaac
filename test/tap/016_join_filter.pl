# Join filters where one session of psql does not suffice: ways to load the
# library, other libraries, other sessions, other servers, the end of a query
# from outside.  What filters do is in sql/join_filter.sql.

use strict;
use warnings;

use JSON::PP;
use Server;

my $node = new_server('main', q{
jit = off
max_parallel_workers_per_gather = 0
enable_mergejoin = off
enable_nestloop = off
ribbonfilter.join_filter_min_rows = 0
ribbonfilter.join_filter_debug = force
});

# facts of keys 0 to 999, and a dimension of every fifth; in a database
sub create_tables
{
	my ($database) = @_;

	$node->safe_psql(
		$database, q{
CREATE TABLE dim AS SELECT k, k / 200 AS part FROM generate_series(0, 995, 5) AS k;
CREATE TABLE fact AS SELECT id, id * 7919 % 1000 AS k, 0 AS n FROM generate_series(1, 3000) AS id;
ALTER TABLE fact ADD PRIMARY KEY (id);
VACUUM ANALYZE});
	return;
}

create_tables('postgres');
my $on = 'SET ribbonfilter.join_filter = on;';
my $join = 'SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = 0';
my $off = sql($join);

#
# Loading: with or without the extension, by whatever way
#
unlike(sql("$on EXPLAIN $join"), qr/join filter/i, 'not loaded: no filter');
like(sql("LOAD 'ribbonfilter'; $on EXPLAIN $join"), qr/join filter/i, 'LOAD, no extension: a filter');
like(sql("$on LOAD 'ribbonfilter'; EXPLAIN $join"), qr/join filter/i, 'LOAD after SET: a filter');
unlike(sql("LOAD 'ribbonfilter'; EXPLAIN (ANALYZE) $join"), qr/join filter/i, 'off unless it is set on');
is(sql("LOAD 'ribbonfilter'; $on $join"), $off, 'LOAD, no extension: the same result');

sql('CREATE DATABASE other');
create_tables('other');
$node->safe_psql('other', 'CREATE EXTENSION ribbonfilter');
my %available = map { $_->[0] => 1 } rows('SELECT name FROM pg_available_extensions');
# auto_explain is a library alone
$available{auto_explain} = 1 if $node->psql('postgres', "LOAD 'auto_explain'") == 0;
my @others = grep { $available{$_} } qw(pg_stat_statements pg_hint_plan auto_explain);
foreach my $libraries (
	[ 'session_preload_libraries', 'ribbonfilter' ],
	[ 'shared_preload_libraries', 'ribbonfilter' ],
	[ 'shared_preload_libraries', join(',', 'ribbonfilter', @others) ],
	[ 'shared_preload_libraries', join(',', @others, 'ribbonfilter') ])
{
	my ($setting, $value) = @$libraries;
	my $what = "$setting = $value";

	$node->append_conf('postgresql.conf', "session_preload_libraries = ''\nshared_preload_libraries = ''\n$setting = '$value'");
	$node->restart;
	foreach my $database ('postgres', 'other')
	{
		like($node->safe_psql($database, "$on EXPLAIN $join"), qr/join filter/i, "$what, $database: a filter");
		is($node->safe_psql($database, "$on $join"), $off, "$what, $database: the same result");
	}
	my $placed = 'SELECT coalesce(sum(placed), 0) FROM ribbonfilter_join_stats WHERE database = current_database()';
	my $before = $node->safe_psql('other', $placed);
	is($node->safe_psql('other', "$on $join; $placed"), "$off\n" . ($before + 1), "$what: counted");
	is($node->safe_psql('other', $placed) - $before, $setting =~ /^shared/ ? 1 : 0, '... for all sessions, if it was loaded with the server');
	next if $value !~ /auto_explain/;
	my $logged_before = -s $node->logfile;
	is(sql("$on SET auto_explain.log_min_duration = 0; SET auto_explain.log_analyze = on; SET auto_explain.log_nested_statements = on; SET auto_explain.log_timing = off; $join; DO 'BEGIN PERFORM count(*) FROM fact JOIN dim USING (k); END'"),
		$off, "$what: the same result while it is logged");
	my $log = substr slurp_file($node->logfile), $logged_before;
	like($log, qr/join filter 1.*dropped 2879 of/i, "$what: logged");
	my $logged = () = $log =~ /join filter 1\b/gi;
	is($logged, 2, "$what: logged for nested statements as well");
}

# Conditions that the planner adds; with libraries that plan, too
my $plan = 'SET ribbonfilter.join_filter = plan;';
like($node->safe_psql('other', "$plan EXPLAIN $join"), qr/@>/, 'plan: a condition is added');
unlike(sql("$plan EXPLAIN $join"), qr/@>/, 'plan, no extension: none');
is($node->safe_psql($_, "$plan $join"), $off, "plan, $_: the same result") foreach 'other', 'postgres';

SKIP:
{
	skip 'no pg_stat_statements here', 1 if !$available{pg_stat_statements};
	$node->safe_psql('other', 'CREATE EXTENSION pg_stat_statements');
	is( $node->safe_psql('other', "SET pg_stat_statements.track_planning = on; $plan $join; $join; SELECT plans FROM pg_stat_statements WHERE query LIKE '%FROM fact JOIN dim%' AND plans > 0"),
		"$off\n$off\n2", 'plan: pg_stat_statements counts each planning once');
}

# Totals of the server: of workers, of roles beyond those it has room for, and
# again from zero
my $parallel = 'SET debug_parallel_query = off; SET max_parallel_workers_per_gather = 2; SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0; SET min_parallel_table_scan_size = 0; SET parallel_leader_participation = off;';
$parallel =~ s/debug_parallel_query/force_parallel_mode/ if sql('SHOW server_version_num') < 160000;
$node->safe_psql('other', 'SELECT ribbonfilter_join_stats_reset()');
is($node->safe_psql('other', "$parallel $on $join"), $off, 'parallel: the same result');
is(sql("LOAD 'ribbonfilter'; CREATE EXTENSION ribbonfilter; SELECT sum(checked) FROM ribbonfilter_join_stats WHERE database = 'other'"),
	3000, '... and what workers checked is counted');
sql(qq{
SELECT ribbonfilter_join_stats_reset();
GRANT SELECT ON fact, dim TO PUBLIC;
$on
DO \$\$ BEGIN
	FOR i IN 1 .. 505 LOOP
		EXECUTE format('CREATE ROLE many_%s', i);
		PERFORM set_config('role', 'many_' || i, false);
		PERFORM count(*) FROM fact JOIN dim USING (k) WHERE part = 0;
		RESET ROLE;
	END LOOP;
END \$\$});
is(sql("$on SET ROLE many_505; $join; SELECT count(*) FROM ribbonfilter_join_stats"), "$off\n0", 'more roles than there is room for: none sees the common totals');
is(sql('SELECT count(*), count(database), count(role) FROM ribbonfilter_join_stats'), '501|500|500', '... superusers do');
is(sql('SELECT placed FROM ribbonfilter_join_stats WHERE role IS NULL'), 6, '... and they count');
is(sql("SELECT ribbonfilter_join_stats_reset(); SELECT count(*) FROM ribbonfilter_join_stats; $on SET ROLE many_505; $join; SELECT placed FROM ribbonfilter_join_stats"), "\n0\n$off\n1", 'a reset makes room');
sql("SELECT format('DROP ROLE many_%s', i) FROM generate_series(1, 505) AS i \\gexec\nDROP EXTENSION ribbonfilter");

# EXPLAIN in its formats
my $json = decode_json(sql("$on EXPLAIN (ANALYZE, FORMAT JSON) $join"));
my @found;
my @nodes = ($json->[0]{Plan});
while (my $n = shift @nodes)
{
	push @nodes, @{ $n->{Plans} // [] };
	push @found, $n->{'Node Type'} if ($n->{Filter} // '') =~ /join filter 1 \(k\) .*40 keys.*dropped 2879 of/;
	push @found, $n->{'Node Type'}
	  if $n->{'Join Filters'} && $n->{'Join Filters'}[0]{'Build Keys'} == 40 && $n->{'Join Filters'}[0]{'Rows Dropped'} == 2879;
}
is("@found", 'Seq Scan', 'EXPLAIN (FORMAT JSON)');
like(sql("$on EXPLAIN (ANALYZE, FORMAT $_) $join"), qr/join.filter/i, "EXPLAIN (FORMAT $_)") foreach ('YAML', 'XML');
# Without being superuser: the library is a plugin, which everybody may load.
$node->append_conf('postgresql.conf', "session_preload_libraries = ''\nshared_preload_libraries = ''");
$node->restart;
sql('CREATE ROLE joe LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO joe');
{
	my @joe = (extra_params => [ '-U', 'joe' ]);

	is($node->safe_psql('postgres', $join, @joe), $off, 'a role: the result');
	isnt($node->psql('postgres', "LOAD 'ribbonfilter'", @joe), 0, 'a role may not LOAD it by its name');
	like($node->safe_psql('postgres', "LOAD '\$libdir/plugins/ribbonfilter'; $on EXPLAIN $join", @joe), qr/join filter/i, '... but as a plugin: a filter');
	$node->safe_psql('postgres', "ALTER ROLE CURRENT_USER SET local_preload_libraries = 'ribbonfilter'", @joe);
	like($node->safe_psql('postgres', "$on EXPLAIN $join", @joe), qr/join filter/i, "a role's own local_preload_libraries: a filter");
	is($node->safe_psql('postgres', "$on $join", @joe), $off, '... the same result');
	$node->safe_psql('postgres', 'ALTER ROLE CURRENT_USER SET ribbonfilter.join_filter = on', @joe);
	like($node->safe_psql('postgres', "EXPLAIN $join", @joe), qr/join filter/i, '... and its own setting');
	sql('ALTER ROLE joe RESET ALL');
	local $ENV{PGOPTIONS} = '-c local_preload_libraries=ribbonfilter -c ribbonfilter.join_filter=on';
	like($node->safe_psql('postgres', "EXPLAIN $join", @joe), qr/join filter/i, "a client's: a filter");
	is($node->safe_psql('other', "LOAD 'ribbonfilter'; $join; SELECT placed FROM ribbonfilter_join_stats"),
		"$off\n1", 'by both names it is one library');
}

#
# Nodes that nobody knows: what they do is assumed to be the worst.
# guard: pgrf_join_nodes_get()
#
my $module = compile('nodes');
SKIP:
{
	skip 'no compiler here', 6 if !defined $module;

	my $build = '(SELECT k, unnest(ARRAY[1]) AS one FROM dim OFFSET 0)';
	my $at_scan = qr/Seq Scan on fact( f)?\b[^\n]*\n\s+(Filter: 'join filter|Join Filter) 1\b/;
	my %case = (
		'they may return other rows' => "SELECT count(*), sum(id) FROM (SELECT k, id FROM fact ORDER BY id, k OFFSET 0) AS f JOIN $build AS d USING (k)",
		'it may matter how often they are executed' =>
		  "SELECT count(*), sum(id) FROM (SELECT f.k, f.id FROM fact AS f JOIN $build AS d USING (k) OFFSET 0) AS f JOIN (SELECT k FROM dim WHERE part = 0) AS d USING (k)");
	foreach my $what (sort keys %case)
	{
		my $before = "SET ribbonfilter.join_filter = on; SET enable_sort = on;";

		like(sql("LOAD 'ribbonfilter'; $before EXPLAIN (COSTS OFF) $case{$what}"), $at_scan, "$what: known, at the scan");
		unlike(sql("LOAD '$module'; LOAD 'ribbonfilter'; $before EXPLAIN (COSTS OFF) $case{$what}"), $at_scan, "$what: unknown, above");
		is(sql("LOAD '$module'; LOAD 'ribbonfilter'; $before $case{$what}"), sql($case{$what}), "$what: the same result");
	}
}

$node->append_conf('postgresql.conf', "session_preload_libraries = 'ribbonfilter'\nshared_preload_libraries = ''");
$node->restart;
sql('CREATE EXTENSION ribbonfilter');

#
# Memory: of the keys of a test, one at a time is fetched.  Short ones come
# first, so that it is not given up as one of long keys.
# guard: walk_rows(), reset of scratch
#
SKIP:
{
	skip 'no /proc here', 1 if !-r '/proc/self/status';

	sql(q{
CREATE TABLE long_keys (t text);
ALTER TABLE long_keys ALTER t SET STORAGE MAIN;
INSERT INTO long_keys SELECT 'key ' || i FROM generate_series(1, 500000) AS i;
INSERT INTO long_keys SELECT repeat(md5(i::text), 65536) FROM generate_series(1, 40) AS i;
CREATE TABLE short_keys AS SELECT 'key ' || i * 7 AS t FROM generate_series(1, 700000) AS i;
ANALYZE long_keys, short_keys});
	my $long = q{SET work_mem = '256MB'; SELECT count(*) FROM short_keys JOIN long_keys USING (t);
SELECT substring(pg_read_file('/proc/self/status') FROM 'VmHWM:\s*(\d+)')};
	my ($without) = sql($long) =~ /^71428\n(\d+)$/ or die;
	my ($with) = sql("$on $long") =~ /^71428\n(\d+)$/ or die;
	cmp_ok(($with - $without) / 1024, '<', 40, 'memory, in MB, that a test of keys of 2 MB takes beside that of the join');
}

#
# Collations: keys that differ in their bytes may be equal, so a filter takes
# the join's collation; and a group of another has rows of several keys.
# guard: pgrf_join_key_make(), collation; pgrf_join_key_kind(), deterministic; grouping_keys(), collations
#
SKIP:
{
	skip 'no ICU here', 6
	  if $node->psql('postgres', q{CREATE COLLATION any_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false)}) != 0;

	sql(q{
CREATE TABLE words AS SELECT (CASE WHEN i % 3 = 0 THEN 'WORD ' ELSE 'word ' END || i % 500) COLLATE "C" AS w, i FROM generate_series(1, 2000) AS i;
CREATE TABLE few_words AS SELECT 'Word ' || i AS any_w, 'word ' || i AS w FROM generate_series(1, 20) AS i;
ALTER TABLE few_words ALTER any_w TYPE text COLLATE any_case;
ALTER TABLE words ADD any_w text COLLATE any_case;
UPDATE words SET any_w = w;
VACUUM ANALYZE words, few_words});
	my %case = (
		'a nondeterministic collation' => [ 'SELECT count(*), sum(i) FROM words AS f JOIN few_words AS d ON f.any_w = d.any_w', 80 ],
		'a deterministic one, of groups by another' =>
		  [ 'SELECT count(*) FROM (SELECT any_w COLLATE "C" AS w, n FROM (SELECT any_w, count(*) AS n FROM words GROUP BY any_w OFFSET 0) AS g) AS f JOIN few_words AS d ON f.w = d.w', '\d+' ],
		'a nondeterministic one, of groups by another' =>
		  [ 'SELECT count(*) FROM (SELECT w, count(*) FROM words GROUP BY w OFFSET 0) AS f JOIN few_words AS d ON f.w COLLATE any_case = d.any_w', '\d+' ]);
	foreach my $what (sort keys %case)
	{
		my ($query, $expected) = @{ $case{$what} };
		my $truth = sql($query);

		like($truth, qr/^$expected/, $what);
		is(sql("$on $query"), $truth, "$what: the same result");
	}
}

#
# Another session changes rows that a statement has found, so that they are
# looked at anew: such a plan in the plan has no filters.
#
foreach my $statement (
	'UPDATE fact SET n = n + 1 FROM dim WHERE fact.k = dim.k AND part = 0 RETURNING fact.id, fact.k, n',
	'DELETE FROM fact USING dim WHERE fact.k = dim.k AND part = 0 RETURNING fact.id, fact.k, n',
	'SELECT fact.id, fact.k, n FROM fact JOIN dim USING (k) WHERE part = 0 FOR UPDATE OF fact')
{
	my %answer;

	foreach my $setting ('off', 'on', 'plan')
	{
		my $other = background('BEGIN');
		my $session = background("BEGIN; SET ribbonfilter.join_filter = $setting");

		# of the keys 190, 380 and so on: one matches another row now, one
		# none, one the same, one is gone, and one that did not match does
		$other->query_safe("UPDATE fact SET k = $_->[1] WHERE id = $_->[0]") foreach ([ 10, 100 ], [ 15, 7 ], [ 60, 140 ], [ 2, 5 ]);
		$other->query_safe('UPDATE fact SET n = 10 WHERE k BETWEEN 0 AND 50; DELETE FROM fact WHERE k = 60');
		start_blocked($session, "$statement;\n\\echo ended\n");
		$other->query_safe('COMMIT');
		my $out = $session->query_until(qr/^ended$/m, '');
		$answer{$setting} = join "\n", sort grep { /^\d+\|/ } split /\n/, $out;
		$session->query_safe('ROLLBACK');
		$session->quit;
		$other->quit;
		sql('DROP TABLE fact, dim');
		create_tables('postgres');
	}
	cmp_ok(scalar(split /\n/, $answer{off}), '>', 50, "rows changed meanwhile: $statement");
	is($answer{$_}, $answer{off}, "$_: the same rows") foreach 'on', 'plan';
}

#
# A query that is cancelled, or fails, while its keys are collected: the
# session goes on, and nothing of it is left.
#
sql(q{
CREATE TABLE wide AS SELECT k, repeat('x', 300) AS pad FROM generate_series(0, 2400, 3) AS k;
ANALYZE wide;
CREATE FUNCTION waits(integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE COST 0.0001 AS $$
BEGIN
	IF $1 = 1800 THEN
		PERFORM pg_advisory_xact_lock(1);
	END IF;
	RETURN $1;
END $$});
my $contexts = q{SELECT count(*) FROM pg_backend_memory_contexts WHERE name IN ('join filter', 'HashTableContext')};
foreach my $work_mem ('64kB', '4MB')
{
	foreach my $end ('cancel', 'timeout', 'error')
	{
		my $other = background('SELECT pg_advisory_lock(1)');
		my $session = background("$on SET work_mem = '$work_mem'; SET hash_mem_multiplier = 1");
		my $pid = $session->query_safe('SELECT pg_backend_pid()');
		my $collecting = 'SELECT count(*), count(f.n) FROM (SELECT * FROM fact OFFSET 0) AS f JOIN (SELECT waits(k) AS k, pad FROM wide OFFSET 0) AS w USING (k)';

		if ($end eq 'cancel')
		{
			start_blocked($session, "$collecting;\n\\echo ended\n");
			sql("SELECT pg_cancel_backend($pid)");
			$session->query_until(qr/^ended$/m, '');
		}
		elsif ($end eq 'timeout')
		{
			$session->query("BEGIN; SAVEPOINT a; SET LOCAL statement_timeout = '100ms'");
			$session->query($collecting);
			$session->query('ROLLBACK TO a');
			is($session->query($contexts), '0', "$work_mem: nothing left after ROLLBACK TO");
			$session->query('COMMIT');
		}
		else
		{
			$session->query(q{SELECT count(*) FROM fact JOIN (SELECT k + 0 * (1 / (k - 1800)) AS k, pad FROM wide OFFSET 0) AS w USING (k)});
		}
		like($session->{stderr}, qr/canceling statement|division by zero/, "$work_mem: a query ends by $end while it collects keys");
		$session->{stderr} = '';
		is($session->query($contexts), '0', "$work_mem: nothing is left of it");
		$other->query_safe('SELECT pg_advisory_unlock(1)');
		is($session->query($collecting), '1002|1002', "$work_mem: and the session goes on");
		is($session->query("SELECT built > 0 FROM ribbonfilter_join_stats"), 't', "$work_mem: with filters");
		$session->quit;
		$other->quit;
	}
}

#
# The extension goes, or moves, while a session executes queries with filters
# and has plans of them.
#
my $open = 'DECLARE c CURSOR FOR SELECT fact.id FROM fact JOIN dim USING (k) WHERE part = 0 ORDER BY fact.id + 0';
foreach my $change ('DROP EXTENSION ribbonfilter', 'ALTER EXTENSION ribbonfilter SET SCHEMA elsewhere', 'CREATE EXTENSION ribbonfilter')
{
	sql('DROP EXTENSION ribbonfilter') if $change =~ /^CREATE/;
	sql('CREATE SCHEMA elsewhere') if $change =~ /SCHEMA/;
	my $session = background("$on SET plan_cache_mode = force_generic_plan; PREPARE p(integer) AS SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = \$1");

	is($session->query('EXECUTE p(0)'), $off, "$change: before");
	$session->query_safe("BEGIN; $open");
	is($session->query('FETCH 1 FROM c'), '10', 'a cursor is open');
	sql($change);
	is($session->query('FETCH 2 FROM c'), "35\n60", "$change elsewhere: it goes on");
	is($session->query('EXECUTE p(1)'), $off, 'so does the prepared statement');
	like($session->query("EXPLAIN $join"), qr/join filter/i, 'there are filters');
	$session->query_safe('MOVE ALL FROM c; COMMIT');
	$session->quit;

	# and in the session itself
	sql('CREATE EXTENSION ribbonfilter') if $change =~ /^DROP/;
	next if $change !~ /^DROP/;
	is(sql("$on BEGIN; $open; FETCH 1 FROM c; $change; FETCH 2 FROM c; MOVE ALL FROM c; COMMIT; $join; CREATE EXTENSION ribbonfilter; $join"),
		"10\n35\n60\n$off\n$off",
		"$change in the session");
	sql('SELECT 1');
}

#
# Foreign tables: rows that come are asked about, in turn or asynchronously.
#
SKIP:
{
	skip 'no postgres_fdw here', 1 if !$available{postgres_fdw};

	my ($host, $port) = ($node->host, $node->port);
	sql(qq{
CREATE EXTENSION postgres_fdw;
CREATE SERVER loopback FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '$host', port '$port', dbname 'other', fetch_size '50');
CREATE SERVER other_loopback FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '$host', port '$port', dbname 'other', fetch_size '70');
CREATE USER MAPPING FOR CURRENT_USER SERVER loopback;
CREATE USER MAPPING FOR CURRENT_USER SERVER other_loopback;
CREATE FOREIGN TABLE remote_fact (id integer, k integer, n integer) SERVER loopback OPTIONS (table_name 'fact');
CREATE FOREIGN TABLE remote_dim (k integer, part integer) SERVER loopback OPTIONS (table_name 'dim');
CREATE TABLE facts (id integer, k integer, n integer) PARTITION BY HASH (id);
CREATE FOREIGN TABLE facts_0 PARTITION OF facts FOR VALUES WITH (MODULUS 3, REMAINDER 0) SERVER loopback OPTIONS (table_name 'fact', async_capable 'true');
CREATE FOREIGN TABLE facts_1 PARTITION OF facts FOR VALUES WITH (MODULUS 3, REMAINDER 1) SERVER other_loopback OPTIONS (table_name 'fact', async_capable 'true');
CREATE TABLE facts_2 PARTITION OF facts FOR VALUES WITH (MODULUS 3, REMAINDER 2);
INSERT INTO facts_2 SELECT i, i % 1000, 0 FROM generate_series(1, 10000) AS i WHERE satisfies_hash_partition('facts'::regclass, 3, 2, i);
ANALYZE remote_fact, remote_dim, facts_0, facts_1, facts_2});
	my %case = (
		'a foreign table is filtered' => [ 'remote_fact AS f JOIN dim USING (k) WHERE part = 0', qr/Foreign Scan/ ],
		'a foreign table filters' => [ 'fact AS f JOIN (SELECT * FROM remote_dim OFFSET 0) AS d USING (k) WHERE part = 0', qr/Foreign Scan/ ],
		'asynchronous scans' => [ 'facts AS f JOIN dim USING (k) WHERE part = 0', qr/Async Foreign Scan/ ],
		'asynchronous scans that sort' =>
		  [ '(SELECT * FROM facts ORDER BY k, id OFFSET 0) AS f JOIN dim USING (k) WHERE part = 0', qr/Foreign Scan/ ],
		'asynchronous scans, made anew each time' =>
		  [ 'generate_series(1, 3) AS i, LATERAL (SELECT count(*) AS id, sum(f.id) AS n FROM facts AS f JOIN dim USING (k) WHERE part < i) AS f', qr/Foreign Scan/ ]);
	foreach my $what (sort keys %case)
	{
		my ($from, $scan) = @{ $case{$what} };
		my $query = "SELECT count(*), sum(f.id), sum(hashtext(f::text)) FROM $from";

		like(sql("EXPLAIN (COSTS OFF) $query"), $scan, $what);
		# at a Merge Append, of which EXPLAIN shows no conditions before 18
		like(sql("$on EXPLAIN (COSTS OFF) $query"), qr/join filter/i, "$what: there is a filter") if $what !~ /sort/;
		is(sql("$on SET ribbonfilter.join_filter_debug = $_; $query"), sql($query), "$what: the same result, $_") foreach ('off', 'force', 'verify');
	}
}

unlike(slurp_file($node->logfile), qr/PANIC|TRAP|terminated by signal|leak/, 'nothing crashed or leaked');
done_testing();
