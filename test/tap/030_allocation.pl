# Whatever the extension asks of the server fails once: memory, files, look-ups.
# The error is that of the server, wherever it is caught; the same session then
# gives the same answer as before; no memory, no file and no warning is left.
#
# A copy of the extension is linked whose calls of the server's functions are
# counted (faults.c).  Each statement below runs with the first call failing,
# then the second, and so on, until it has no call of that number; of those with
# many calls, a sample (RF_SEED).  RF_TRIES is how many calls are tried of each
# before they are sampled; 0 tries all.  RF_ONLY is a pattern of statements to
# try alone.

use strict;
use warnings;

use File::Find;
use FindBin;
use Server;
use Outcomes qw(start_server deaths);

my $dense = $ENV{RF_TRIES} // 2;
my $seed = random_seed();

#
# The extension that fails
#

chomp(my $machine = `uname -m`);
plan skip_all => "faults.c is for x86_64, not $machine" if $machine ne 'x86_64';
plan skip_all => 'no RF_WORK: run by "make tap"' if !defined $ENV{RF_WORK};

my %config = map { my $what = $_; $what => `$ENV{PG_CONFIG} --$what` =~ s/\n//r } qw(cc includedir-server bindir);
plan skip_all => 'no compiler here' if system(split(' ', $config{cc}), '--version') != 0;

# What cannot fail, or is how an error is raised
my $safe = qr/^(?:err\w+|set_errcontext_domain|pg_re_throw|ExceptionalCondition|pfree|MemoryContext(?:Delete|Reset|RegisterResetCallback|MemAllocated)|ReleaseSysCache|RelationClose|table_close|DecrTupleDescRefCount|ExecDropSingleTupleTableSlot|GetDatabaseEncoding|BufferGetBlockNumber|AggCheckCallContext|bms_(?:next_member|is_\w+|equal|overlap|num_members|get_singleton_member))$/;

# names of functions in what nm prints
sub symbols
{
	my ($pattern, @command) = @_;

	return map { /\b$pattern (\w+)/ ? $1 : () } split /\n/, (run_command([@command]))[0];
}

my @objects;
find({ wanted => sub { push @objects, $_ if /\.o$/ }, no_chdir => 1 }, "$ENV{RF_WORK}/build/src/core", "$ENV{RF_WORK}/build/src/pg");
my %served = map { $_ => 1 } symbols('T', 'nm', '-D', '--defined-only', "$config{bindir}/postgres");
my @wrapped = grep { $served{$_} && !/$safe/ } symbols('U', 'nm', '-D', '--undefined-only', "$ENV{RF_WORK}/build/ribbonfilter.so");
my $dir = PostgreSQL::Test::Utils::tempdir();
my $library = "$dir/faults.so";

append_to_file("$dir/wrapped.h", join '', map { "WRAP($_)\n" } @wrapped);
system_or_bail(split(' ', $config{cc}), '-shared', '-fPIC', '-O2', "-I$config{'includedir-server'}", "-DWRAPPED=\"$dir/wrapped.h\"",
	(map { "-Wl,--wrap=$_" } @wrapped), '-o', $library, "$FindBin::RealBin/faults.c", @objects);
cmp_ok(scalar @wrapped, '>', 100, 'functions that fail: ' . @wrapped);

my $node = start_server();

# a session cannot have both
sql(qq{
CREATE EXTENSION ribbonfilter;
UPDATE pg_proc SET probin = '$library' WHERE probin = '\$libdir/ribbonfilter'});
sql(qq{
CREATE FUNCTION fault_has_failed() RETURNS boolean LANGUAGE C VOLATILE AS '$library', 'fault_has_failed'});
$node->append_conf(
	'postgresql.conf', qq{
session_preload_libraries = '$library'
log_min_messages = warning
client_min_messages = warning
jit = off
work_mem = 64kB
hash_mem_multiplier = 1
autovacuum = off
track_counts = off
parallel_setup_cost = 0
parallel_tuple_cost = 0.0001
min_parallel_table_scan_size = 0
max_parallel_workers_per_gather = 0
ribbonfilter.join_filter_min_rows = 0
ribbonfilter.join_filter_debug = force
ribbonfilter.cache_size = 0
});
$node->restart;

#
# Tables, and ways to say in one row what a statement does
#

sql(q{
CREATE TYPE color AS ENUM ('red', 'green', 'blue');
CREATE TYPE pair AS (a integer, b text);
CREATE DOMAIN word AS text;
CREATE TABLE few AS SELECT i, 'k' || i AS t, i / 7.0 AS n, md5(i::text)::uuid AS u, i::text::bytea AS b,
	(ARRAY['red', 'green', 'blue'])[1 + i % 3]::color AS c, ROW(i, 'b')::pair AS p, date '2000-01-01' + i AS d, ('w' || i)::word AS w,
	ARRAY[i, NULL, 3] AS a, int4range(i, i + 2) AS r, int4multirange(int4range(i, i + 2)) AS m, i::float8 / 3 AS f, (i || ' s')::interval AS v, ('10.0.0.' || i)::inet AS e, ('k' || i)::char(8) AS ch
FROM generate_series(1, 60) AS i;
CREATE TABLE many WITH (parallel_workers = 2) AS SELECT i AS k, i % 3000 AS j, i % 4 AS g, 'k' || i AS t, repeat('x', 20) AS pad FROM generate_series(1, 10000) AS i;
CREATE TABLE dim AS SELECT k, k / 300 AS part, 'k' || k AS t FROM generate_series(0, 2995, 5) AS k;
CREATE TABLE parts (k integer, t text) PARTITION BY HASH (k);
CREATE TABLE parts_0 PARTITION OF parts FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE parts_1 PARTITION OF parts FOR VALUES WITH (MODULUS 2, REMAINDER 1);
INSERT INTO parts SELECT j, t FROM many;
VACUUM ANALYZE;

-- runs a statement without a result, then tells of another one
CREATE FUNCTION after(statement text, question text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
	EXECUTE statement;
	EXECUTE question INTO answer;
	RETURN answer;
END $$;
-- plans, with settings
CREATE FUNCTION planned(statement text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE line text; lines text = '';
BEGIN
	FOR line IN EXECUTE 'EXPLAIN ' || statement LOOP
		lines := lines || line || E'\n';
	END LOOP;
	RETURN md5(lines);
END $$;

-- Lets a statement of one row, a text, fail at call after call.  Returns how
-- many have failed and the number of the last, or what is wrong.
CREATE FUNCTION walk(statement text, dense integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	expected text;
	answer text;
	n integer = 1;
	last integer = 0;
	failures integer = 0;
BEGIN
	EXECUTE statement INTO STRICT expected;
	LOOP
		BEGIN
			PERFORM set_config('fault.at', n::text, false);
			EXECUTE statement INTO STRICT answer;
			PERFORM set_config('fault.at', '0', false);
			IF fault_has_failed() THEN
				RETURN format('%s: hidden', n);
			END IF;
			EXIT;
		EXCEPTION
			WHEN out_of_memory THEN
				IF NOT SQLERRM LIKE 'out of memory' THEN
					RETURN format('%s: %s', n, SQLERRM);
				END IF;
			WHEN OTHERS THEN
				RETURN format('%s: %s %s', n, SQLSTATE, SQLERRM);
		END;
		failures := failures + 1;
		last := n;
		EXECUTE statement INTO STRICT answer;
		IF answer IS DISTINCT FROM expected THEN
			RETURN format('%s: %s instead of %s', n, answer, expected);
		END IF;
		n := n + 1;
		IF dense > 0 THEN
			n := n + floor(random() * 2 * n / dense)::integer;
		END IF;
	END LOOP;
	RETURN format('ok %s %s', failures, last);
END $$;

-- Changes a variable by call after call: where that fails, it keeps its value.
CREATE FUNCTION walk_variable(type text, first text, change text, steps integer) RETURNS text LANGUAGE plpgsql AS $outer$
BEGIN
	EXECUTE format($$
CREATE OR REPLACE FUNCTION pg_temp.walked() RETURNS text LANGUAGE plpgsql AS $body$
DECLARE
	f %1$s = %2$s;
	same %1$s;
	kept text;
	arms text;
	n integer;
	failures integer = 0;
BEGIN
	-- step 0 fails nowhere: what is below has its plans
	FOR i IN 0 .. %4$s LOOP
		n := least(i, 1);
		LOOP
			kept := f::text;
			same := f;
			BEGIN
				arms := set_config('fault.at', n::text, false);
				f := %3$s;
				-- no query, whose start might fail
				arms := set_config('fault.at', '0', false);
				EXIT WHEN i = 0 OR NOT fault_has_failed();
				RETURN format('%%s: hidden', n);
			EXCEPTION WHEN out_of_memory THEN
				NULL;
			END;
			failures := failures + 1;
			IF f::text <> kept OR same::text <> kept THEN
				RETURN format('step %%s, call %%s: the variable has changed', i, n);
			END IF;
			n := n + 1;
		END LOOP;
		-- as if nothing had happened
		IF f::text <> (%5$s)::text THEN
			RETURN format('step %%s: another value', i);
		END IF;
	END LOOP;
	RETURN 'ok ' || failures;
END $body$ $$, type, first, change, steps, regexp_replace(change, '\mf\M', format('kept::%s', type), 'g'));
	RETURN pg_temp.walked();
END $outer$;
});

my @kinds = kinds($node);
foreach my $kind (@kinds)
{
	sql(of_each(q{
CREATE TABLE kept_STEM (id integer, small TYPE, plain TYPE, outside TYPE, packed TYPE);
ALTER TABLE kept_STEM ALTER plain SET STORAGE PLAIN, ALTER outside SET STORAGE EXTERNAL, ALTER packed SET STORAGE EXTENDED;
INSERT INTO kept_STEM SELECT id, STEM_agg(k) FILTER (WHERE k <= 20), STEM_agg(k) FILTER (WHERE k <= 300), STEM_agg(k), STEM_agg(k) FILTER (WHERE k > 5000) FROM many, generate_series(1, 3) AS id WHERE k % 3 <> id GROUP BY id;
CREATE TABLE copied_STEM (f TYPE);
COPY kept_STEM (outside) TO 'COPIES/TYPE' (FORMAT binary)}, '', $kind) =~ s/COPIES/$dir/r);
}
my %function = map { $_->[0] => 1 } rows('SELECT DISTINCT proname FROM pg_proc');

#
# Statements of each kind, with its names for STEM and TYPE; a kind that lacks a
# function leaves out what calls it.
#

my @of_kinds = (
	# built
	'SELECT md5(STEM_agg(i)::text) FROM few',
	'SELECT md5(STEM_agg(t)::text) || md5(STEM_agg(u)::text) || md5(STEM_agg(b)::text) || md5(STEM_agg(c)::text) || md5(STEM_agg(p)::text) || md5(STEM_agg(n)::text) FROM few WHERE i < 4',
	'SELECT md5(STEM_build(array_agg(t))::text) || md5(STEM_build(array_agg(p))::text) FROM few',
	q{SELECT string_agg(md5(f::text), ' ') FROM (SELECT STEM_agg(i) AS f FROM few GROUP BY i % 5 ORDER BY i % 5) AS s},
	q{SELECT string_agg(md5(f::text), ' ') FROM (SELECT STEM_agg(k) AS f FROM many GROUP BY g ORDER BY g) AS s},
	q{SELECT string_agg(md5(f::text), ' ') FROM (SELECT STEM_agg(i) OVER (ORDER BY i ROWS 3 PRECEDING) AS f FROM few WHERE i < 8) AS s},
	'SELECT md5(STEM_agg(k)::text) FROM many',
	'SELECT md5(STEM_agg(t)::text) FROM many',
	'SET PARALLEL SELECT md5(STEM_agg(j)::text) FROM many',
	q{SET PARALLEL SELECT string_agg(md5(f::text), ' ') FROM (SELECT STEM_agg(t) AS f FROM many GROUP BY g ORDER BY g) AS s},
	q{SELECT md5(STEM_empty(0.01, 1000)::text) || md5(STEM_add(STEM_add(STEM_empty(0.01, 1000), 1), 2)::text)},
	'SELECT md5(STEM_agg(t, 0.01, 3000)::text) FROM many',
	'SET PARALLEL SELECT md5(STEM_agg(k, 0.01, 3000)::text) FROM many',
	'ONLY (bloom|ribbon|fuse|counting) SELECT md5(TYPE(keyset_agg(k))::text) FROM many',
	# changed, united
	'SELECT md5(STEM_add(STEM_build(ARRAY[1, 2]), 3)::text) || md5(STEM_add(STEM_build(ARRAY[1, 2]), \'3\')::text)',
	'SELECT md5(STEM_add(outside, 3)::text) FROM kept_STEM WHERE id = 1',
	'SELECT md5(STEM_remove(outside, k)::text) || STEM_count(outside, k) FROM kept_STEM, many WHERE id = 1 AND k = 2',
	'ONLY keyset SELECT md5(STEM_union(a.outside, b.outside)::text) || md5(STEM_difference(a.outside, b.outside)::text) FROM kept_STEM AS a, kept_STEM AS b WHERE a.id = 1 AND b.id = 2',
	'ONLY bloom SELECT md5(STEM_union(f, g)::text) FROM (SELECT STEM_agg(i, 0.01, 500) AS f, STEM_agg(-i, 0.01, 500) AS g FROM few) AS s',
	'SELECT md5(STEM_intersection(a.outside, b.outside)::text) FROM kept_STEM AS a, kept_STEM AS b WHERE a.id = 1 AND b.id = 2',
	'SELECT md5(STEM_sum(f, f)::text) || md5(STEM_difference(STEM_sum(f, f), f)::text) || md5((f + f - f)::text) || md5(f::bloomfilter::text) FROM (SELECT STEM_agg(i, 0.01, 500) AS f FROM few) AS s',
	'ONLY keyset SELECT md5(STEM_union_agg(outside)::text) || md5(STEM_union_agg(small)::text) FROM kept_STEM',
	'SELECT md5(STEM_union_agg(f)::text) FROM (SELECT STEM_agg(k, 0.01, 3000) AS f FROM many GROUP BY g) AS s',
	'SELECT md5(STEM_sum_agg(f)::text) FROM (SELECT STEM_agg(k, 0.01, 3000) AS f FROM many GROUP BY g) AS s',
	'SELECT md5(STEM_fold(f)::text) || md5(STEM_fold(f, 1000)::text) FROM (SELECT STEM_agg(i, 0.01, 10000) AS f FROM few) AS s',
	# read and written
	'SELECT (outside::text::TYPE = outside)::text || md5(TYPE_send(outside)) || (outside::bytea::TYPE = outside) || md5(outside::bytea) FROM kept_STEM WHERE id = 1',
	q{SELECT after('COPY kept_STEM (packed) TO ''COPIES/none'' (FORMAT binary)', 'SELECT 1')},
	q{SELECT after('DELETE FROM copied_STEM; COPY copied_STEM FROM ''COPIES/TYPE'' (FORMAT binary)', 'SELECT count(*) || md5(string_agg(f::text, '''' ORDER BY f::text)) FROM copied_STEM')},
	# probed
	'SELECT count(*)::text FROM few WHERE (SELECT STEM_agg(i) FROM few WHERE i < 30) @> i',
	q{SELECT count(*)::text FROM few WHERE (SELECT STEM_agg(t) FROM few WHERE i < 30) @> t AND (SELECT STEM_agg(p) FROM few WHERE i < 30) @> p AND (SELECT STEM_agg(c) FROM few WHERE i < 2) @> c},
	'SELECT count(*)::text FROM kept_STEM, few WHERE small @> i',
	'SELECT count(*)::text FROM kept_STEM, few WHERE plain @> i',
	'SELECT count(*)::text FROM kept_STEM, few WHERE outside @> i',
	'SELECT count(*)::text FROM few, kept_STEM WHERE packed @> i * 150 OR outside @> i * 50',
	'SELECT count(*)::text FROM many WHERE (SELECT outside FROM kept_STEM WHERE id = 1) @> k AND k <= 600',
	q{SELECT bool_and(outside @> '7')::text || bool_or(STEM_contains(plain, '5')) FROM kept_STEM WHERE id = 2 AND id::text <@ STEM_build(ARRAY['2'])},
	q{SELECT bool_or(outside @> '7')::text || bool_or(STEM_contains(plain, '5')) FROM kept_STEM},
	'SELECT bool_and(outside && ARRAY[20001, 7])::text || md5(string_agg(STEM_candidates(plain, ARRAY[1, 2, 5, NULL, 1000000])::text, \'\')) || bool_or(small && ARRAY[1, 2, 3]) FROM kept_STEM',
	'SET ribbonfilter.verify = on SELECT count(*)::text FROM kept_STEM, few WHERE outside @> i AND plain @> i',
	'SET ribbonfilter.cache_size = 100 SELECT count(*)::text FROM few, kept_STEM WHERE packed @> i * 150 OR outside @> i * 50',
	'SELECT sum(outside -> k)::text || string_agg((SELECT string_agg(l::text, \'\') FROM STEM_lookup(small, ARRAY[1, 2, 3]) AS l), \' \') || md5(string_agg(STEM_values(plain, k)::text, \'\' ORDER BY id, k)) || count(outside -> \'7\') || max(STEM_value(plain, \'7\')) FROM kept_STEM, many WHERE k < 20',
	# looked at
	'SELECT md5(string_agg(STEM_info(outside)::text || STEM_info(small), \'\' ORDER BY id)) FROM kept_STEM',
	'SELECT count(STEM_verify(outside)::text || STEM_verify(small))::text FROM kept_STEM',
	'SELECT sum(STEM_cardinality(outside) + STEM_cardinality(small))::text FROM kept_STEM',
	'SELECT count(h)::text || sum(h) FROM kept_STEM, STEM_hashes(plain) AS h',
	# compared
	'SELECT count(*)::text || min(id) FROM kept_STEM AS a JOIN kept_STEM AS b USING (id) WHERE a.outside = b.outside AND a.plain <> b.outside IS NOT NULL AND a.small <> b.plain',
	'SELECT (SELECT count(*) FROM (SELECT DISTINCT outside FROM kept_STEM) AS q) || (SELECT string_agg(n::text, \'\' ORDER BY n) FROM (SELECT count(*) AS n FROM kept_STEM GROUP BY small) AS q)',
	'SELECT count(*)::text FROM (SELECT outside FROM kept_STEM GROUP BY outside) AS s',
	q{SELECT after('DROP TABLE IF EXISTS indexed; CREATE TABLE indexed AS SELECT id, small AS f FROM kept_STEM; CREATE INDEX ON indexed USING hash (f); INSERT INTO indexed SELECT id, small FROM kept_STEM', 'SELECT count(*) FROM indexed WHERE f = (SELECT small FROM kept_STEM WHERE id = 2)')},
	# kept in PL/pgSQL, where it may be expanded
	q{SELECT after('DO $$ DECLARE f TYPE = STEM_build(ARRAY[1, 2]); g TYPE; BEGIN FOR i IN 1 .. 20 LOOP g := f; f := STEM_add(f, i); IF NOT f @> i THEN RAISE ''lost''; END IF; END LOOP; END $$', 'SELECT 1')},
	# planned
	q{SELECT planned('SELECT FROM many WHERE (SELECT STEM_agg(k) FROM many WHERE k < 100) @> k AND (SELECT outside FROM kept_STEM WHERE id = 1) @> j')},
	q{SELECT planned(format('SELECT FROM many WHERE %L::TYPE @> k AND k <@ %L::TYPE AND %L::TYPE && ARRAY[k, j]', small, plain, small)) FROM kept_STEM WHERE id = 1},
	q{SELECT planned('SELECT FROM many JOIN kept_STEM ON outside @> k WHERE id = 1 AND t IN (SELECT t FROM dim)')},
	q{SELECT planned('WITH w AS MATERIALIZED (SELECT g, STEM_agg(k) AS f FROM many GROUP BY g) SELECT FROM w JOIN many ON w.f @> k')},
	# a page at a time
	'SET ribbonfilter.page_probe = on SELECT count(*)::text || sum(length(t)) FROM many WHERE (SELECT STEM_agg(k) FROM dim) @> k AND j > 5',
	'SET ribbonfilter.page_probe = on SELECT count(*)::text || sum(length(t)) FROM many WHERE (SELECT STEM_agg(t) FROM dim) @> t',
	'SET PARALLEL SELECT count(*)::text || sum(length(t)) FROM many WHERE (SELECT STEM_agg(k) FROM dim) @> k',
	'SELECT count(*)::text FROM many WHERE t > \'k\' AND (SELECT outside FROM kept_STEM WHERE id = 1) @> k');

my @of_none = (
	# each way from a value to bytes
	(map { "SELECT md5(keyset_agg($_)::text) || sum(key_hash($_)) FROM few WHERE i < 8" } qw(i t n u b c p d w a r m f v e ch), 'ROW(i, p)', 'ROW(a, c)', 'ARRAY[p]', 'ARRAY[c]', "jsonb_build_object('a', i)", 'i::oid', 'i > 3', "date_trunc('day', now())"),
	(map { "SELECT count(*)::text FROM few WHERE (SELECT keyset_agg($_) FROM few WHERE i < 8) @> $_" } qw(n c p a r m w), 'ROW(i, p)', 'i::numeric', 'i::bigint'),
	(map { "SELECT md5(keyset_build(array_agg($_))::text) FROM few WHERE i < 8" } qw(i t c p w)),
	q{SELECT count(*)::text FROM few WHERE (SELECT keyset_agg(c) FROM few WHERE i < 2) @> 'green' AND (SELECT keyset_agg(n) FROM few) @> '1'},
	# labels of enums are remembered until there are others
	q{SELECT after('ALTER TYPE color RENAME VALUE ''blue'' TO ''sky''; ALTER TYPE color RENAME VALUE ''sky'' TO ''blue''', 'SELECT md5(keyset_agg(c)::text) FROM few')},
	q{SELECT key_hash('a')::text || md5(keytext(1.5::float8)) || keyliteral(0.1::real) || key_hash(2.5::real)},
	(map { my $call = $_; map { "SELECT ${_}_$call" } qw(bloom ribbon fuse counting) } 'size(1000)::text', 'capacity(100000)::text', 'capacity(1048576, 0.001)::text'),
	'SELECT ribbonmap_size(1000, 15)::text || ribbonmap_capacity(10000, 3, 0.001)',
	# join filters
	(map { "SET ribbonfilter.join_filter = on $_" }
		'SELECT count(*)::text FROM many JOIN dim ON j = dim.k WHERE part = 0',
		'SELECT count(*)::text FROM many JOIN dim USING (t) WHERE part < 5',
		'SELECT count(*)::text || sum(dim.k) FROM many JOIN dim ON j = dim.k AND many.t = dim.t',
		'SELECT count(*)::text FROM many WHERE EXISTS (SELECT FROM dim WHERE dim.k = j AND part = 1)',
		'SELECT count(*)::text FROM dim LEFT JOIN (SELECT * FROM many WHERE k < 5000) AS m ON m.j = dim.k',
		'SELECT count(*)::text FROM many RIGHT JOIN dim ON j = dim.k',
		'SELECT count(*)::text FROM parts JOIN dim USING (k) WHERE part = 1',
		'SELECT count(*)::text FROM many AS a JOIN many AS b ON a.k = b.j WHERE b.g = 1',
		'SELECT count(*)::text FROM many AS m JOIN dim AS a ON a.k = m.j JOIN dim AS b ON b.k = m.k WHERE a.part < 3 AND b.part < 2',
		'SELECT count(*)::text FROM (SELECT j, count(*) FROM many GROUP BY j) AS s JOIN dim ON dim.k = s.j WHERE part = 2',
		'SELECT count(*)::text FROM (SELECT j FROM many UNION ALL SELECT k FROM parts) AS s JOIN dim ON dim.k = s.j WHERE part = 2',
		'SELECT count(*)::text FROM few JOIN (SELECT * FROM few WHERE i < 5) AS x USING (c, p, n)',
		'SELECT count(*)::text FROM dim AS d, LATERAL (SELECT count(*) FROM few JOIN dim ON i = dim.k WHERE dim.part = d.part OFFSET 0) AS l WHERE d.k < 20',
		"SELECT planned('SELECT count(*) FROM many JOIN dim ON j = dim.k WHERE part = 0')",
		"SELECT md5(string_agg(placed::text, '')) FROM ribbonfilter_join_stats WHERE placed < 0"),
	(map { "SET PARALLEL SET ribbonfilter.join_filter = on $_" }
		'SELECT count(*)::text FROM many JOIN dim ON j = dim.k WHERE part = 0',
		'SELECT count(*)::text FROM many AS a JOIN many AS b ON a.k = b.j WHERE b.g = 1'),
	'SET ribbonfilter.join_filter = on SET ribbonfilter.join_filter_debug = verify SELECT count(*)::text FROM many JOIN dim ON j = dim.k WHERE part = 0');

# What a statement says before it: settings, kinds that it is for.
my %settings = (PARALLEL => 'max_parallel_workers_per_gather = 2');
# Statistics wait in memory until they are told; 14, which has no context for
# them, keeps none without track_counts.
my $used = q{SELECT sum(used_bytes) FROM pg_backend_memory_contexts WHERE name NOT LIKE 'PgStat%'};
my ($walked, $failures) = (0, 0);

sub walk
{
	my ($statement, $name) = @_;
	my $prelude = '';

	$prelude .= 'SET ' . ($settings{$1} // $1) . ";\n" while $statement =~ s/^SET (PARALLEL|\S+ = \w+) //;
	my $walk = "SELECT setseed(0.$seed) IS NULL;\nSELECT walk(\$of\$$statement\$of\$, $dense);\n";
	my $what = "$name: $statement";
	my ($status, $out, $err, $first, $second, $before, $after, $tried, $last, $answer);

	# The first walk fills caches, and the first question has more to do than the
	# next.  So may another, if it was disturbed, but not each time; and new tables,
	# or new files of them, are new entries in caches.
	foreach my $try (1 .. 3)
	{
		($status, $out, $err) = $node->psql('postgres', "\\set VERBOSITY verbose\n$prelude$walk$used;\n$walk$used;\n$walk$used;\n$statement;", on_error_die => 0);
		(undef, $first, undef, undef, undef, $before, undef, $second, $after, $answer) = split /\n/, $out;
		($tried, $last) = ($first // '') =~ /^ok (\d+) (\d+)$/;
		if ($status != 0 || $err ne '' || !defined $tried || $second !~ /^ok/)
		{
			fail($what);
			diag("$prelude$out\n$err");
			return;
		}
		last if $after <= $before || $statement =~ /CREATE|COPY/;
		if ($try == 3)
		{
			fail($what);
			diag("memory of the session grew from $before to $after bytes by $tried failures");
			return;
		}
	}
	$walked++;
	$failures += $tried;

	# at top level, where an error ends the transaction
	my @at = map { 1 + int rand $last } 1 .. 5;
	($status, $out, $err) = $node->psql('postgres', "\\set VERBOSITY sqlstate\n$prelude" . join('', map { "SET fault.at = $_;\n$statement;\nSET fault.at = 0;\nSELECT 'then';\n$statement;\n" } @at), on_error_stop => 0);
	my @answers = $out =~ /^then\n(.*)/gm;
	my @errors = $err =~ /ERROR:  (\S+)/g;

	ok(@answers == @at && !(grep { $_ ne $answer } @answers) && !(grep { $_ ne '53200' } @errors), "$what ($tried failures, up to call $last)")
	  or diag("calls @at: $out\n$err");
	return;
}

my $only = $ENV{RF_ONLY} // '.';
foreach my $kind (@kinds)
{
	foreach my $template (@of_kinds)
	{
		my $statement = $template;

		next if $statement =~ s/^ONLY (\S+) // && $kind->{stem} !~ /^$1$/;
		next if grep { !$function{"$kind->{stem}_$_"} } $statement =~ /STEM_(\w+)\(/g;
		next if $statement =~ /, \d+0\)/ && !$function{"$kind->{stem}_empty"};
		$statement = of_each($statement, '', $kind) =~ s/COPIES/$dir/r;
		walk($statement, $kind->{stem}) if $statement =~ /$only/;
	}
}
foreach my $statement (grep { /$only/ } @of_none)
{
	walk($statement, 'any');
}

# variables
foreach my $kind (grep { $function{"$_->{stem}_add"} } @kinds)
{
	my $stem = $kind->{stem};
	my @first = ($function{"$stem\_empty"} ? ("$stem\_empty(0.01, 1000)", "$stem\_empty(0.01, 100000)") : ("$stem\_build(ARRAY[1])", "(SELECT outside FROM kept_$stem WHERE id = 1)"));
	my @changes = ("$stem\_add(f, i)", "$stem\_add($stem\_add(f, i), -i)", grep { my $call = $_; !grep { !$function{$_} } $call =~ /(\w+)\(/g } "$stem\_union(f, f)", "$stem\_sum(f, f)", "$stem\_remove($stem\_add(f, i), i)", "$stem\_difference($stem\_sum(f, f), f)", "$stem\_intersection(f, f)");

	foreach my $first (@first)
	{
		foreach my $change (@changes)
		{
			like(sql("SELECT walk_variable('$kind->{type}', '$first', '$change', 4)"), qr/^ok \d/, "a variable, $first: $change");
		}
	}
}

is(sql('SELECT count(*) FROM pg_ls_tmpdir()'), '0', 'no temporary file is left');
is_deeply([ deaths($node) ], [], 'no server process has died');
is_deeply([ grep { /WARNING|leak/ } split /\n/, slurp_file($node->logfile) ], [], 'no warning');
note "$walked statements, $failures failures in each walk";

done_testing();
