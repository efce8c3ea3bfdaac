--
-- Join filters: the same rows with them as without, wherever they go; and they
-- go where they should.  Where a case is there for a condition in the code,
-- "guard:" names it.
--

SET client_min_messages = warning;
CREATE SCHEMA join_filter_test;
SET search_path = join_filter_test, public;
SET max_parallel_workers_per_gather = 0;
SET jit = off;
-- Hash joins, unless a case is about others; sorts, unless it is about hashing.
SET enable_mergejoin = off;
SET enable_nestloop = off;
SET enable_hashagg = off;
-- depends on when there was a VACUUM
SET enable_indexonlyscan = off;
SET ribbonfilter.join_filter_min_rows = 0;

-- counts calls of functions that say so
CREATE SEQUENCE calls;
CREATE FUNCTION tick(integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS 'BEGIN PERFORM nextval(''calls''); RETURN $1; END';
-- ... and pretends not to
CREATE FUNCTION silent_tick(integer) RETURNS integer LANGUAGE plpgsql STABLE COST 0.0001 AS 'BEGIN PERFORM nextval(''calls''); RETURN $1; END';

CREATE FUNCTION plan_of(query text, options text DEFAULT 'ANALYZE, TIMING OFF') RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE format('EXPLAIN (%s, FORMAT JSON) %s', options, query) INTO plan;
	RETURN plan;
END $$;
-- Where a query's filters act: nodes that all versions show conditions of; if
-- none of these, "another node".
CREATE FUNCTION places(query text) RETURNS text LANGUAGE sql AS $$
	SELECT coalesce(string_agg(DISTINCT node->>'Node Type', ', ' ORDER BY node->>'Node Type'), 'another node')
	FROM jsonb_path_query(plan_of(query, 'COSTS OFF'), 'strict $.** ? (@."Filter" like_regex "join filter" || exists (@."Join Filters"))') AS node
	WHERE node->>'Node Type' <> ALL (ARRAY['Append', 'Incremental Sort', 'Limit', 'LockRows', 'Materialize', 'Memoize', 'Merge Append', 'ProjectSet', 'Recursive Union', 'SetOp', 'Sort', 'Unique', 'WindowAgg']);
$$;

-- The setting is one of superusers; a query is somebody else's at times.
CREATE FUNCTION debug(mode text) RETURNS text LANGUAGE sql SECURITY DEFINER AS 'SELECT set_config(''ribbonfilter.join_filter_debug'', mode, true)';

-- What the join filters of the current role did in this session.
CREATE FUNCTION stats(OUT placed bigint, OUT built bigint, OUT abandoned bigint, OUT checked bigint, OUT dropped bigint) LANGUAGE sql AS
'SELECT coalesce(sum(placed), 0), coalesce(sum(built), 0), coalesce(sum(abandoned), 0), coalesce(sum(checked), 0), coalesce(sum(dropped), 0) FROM ribbonfilter_join_stats WHERE role = current_user';

-- ... and of a query alone, with what it returns
CREATE FUNCTION totals(query text, OUT answer text, OUT placed bigint, OUT built bigint, OUT abandoned bigint, OUT checked bigint, OUT dropped bigint) LANGUAGE plpgsql AS $$
DECLARE
	before record := stats();
BEGIN
	EXECUTE query INTO answer;
	SELECT s.placed - before.placed, s.built - before.built, s.abandoned - before.abandoned, s.checked - before.checked, s.dropped - before.dropped
	INTO placed, built, abandoned, checked, dropped FROM stats() AS s;
END $$;

-- Runs a query without join filters, with them as they are, forced and
-- verified.  Says what it returns and where its filters are, or how it differs.
CREATE FUNCTION tried(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	way text;
	before record;
	after record;
	truth text;
	answer text;
	called text;
	filters text;
BEGIN
	FOREACH way IN ARRAY ARRAY['none', 'off', 'force', 'verify'] LOOP
		PERFORM set_config('ribbonfilter.join_filter', (way <> 'none')::text, true),
			debug(replace(way, 'none', 'off')),
			setval('calls', 1, false);
		before := stats();
		BEGIN
			EXECUTE format('SELECT count(*) || '' rows '' || coalesce(md5(string_agg(q::text, chr(10) ORDER BY q::text COLLATE "C")), '''') FROM (%s) AS q', query) INTO answer;
		EXCEPTION WHEN OTHERS THEN
			answer := SQLSTATE || ' ' || SQLERRM;
		END;
		after := stats();
		SELECT CASE WHEN is_called THEN ', ' || last_value || ' calls' ELSE '' END INTO called FROM calls;
		IF way = 'none' THEN
			truth := answer || called;
			IF after IS DISTINCT FROM before THEN
				RETURN 'there are filters';
			END IF;
		ELSIF answer || called <> truth THEN
			RETURN format('%s: %s, not %s', way, answer || called, truth);
		ELSIF way = 'force' THEN
			filters := CASE WHEN after.placed = before.placed THEN 'no filter'
				WHEN after.dropped = before.dropped THEN 'nothing dropped at ' || places(query)
				ELSE 'dropped at ' || places(query) END;
		END IF;
	END LOOP;
	RETURN regexp_replace(truth, 'rows [0-9a-f]*', 'rows') || ': ' || filters;
END $$;

-- 200 keys of a dimension, 0 to 995; its first part has 40 of them
CREATE TABLE dim AS
SELECT k::integer, k::smallint AS k2, k::bigint AS k8, k::oid AS ko, k::numeric AS kn, k::real AS k4f, k::double precision AS k8f,
	'key ' || k AS t, ('key ' || k)::varchar(20) AS v, ('key ' || k)::char(20) AS c, ('key ' || k)::name AS n,
	date '2000-01-01' + k AS d, (date '2000-01-01' + k)::timestamp AS ts, k::text::xid AS kx,
	k / 200 AS part, k % 7 AS x, repeat('x', 100) AS wide
FROM generate_series(0, 995, 5) AS k;
-- 3000 facts, three of each key from 0 to 999, in an order that is not theirs
CREATE TABLE fact AS
SELECT id, k::integer, k::smallint AS k2, k::bigint AS k8, k::oid AS ko, k::numeric AS kn, k::real AS k4f, k::double precision AS k8f,
	'key ' || k AS t, ('key ' || k)::varchar(20) AS v, ('key ' || k)::char(20) AS c, ('key ' || k)::name AS n,
	date '2000-01-01' + k AS d, (date '2000-01-01' + k)::timestamp AS ts, k::text::xid AS kx,
	k % 7 AS x, id % 100 AS e, date '2000-01-01' + id % 100 AS ed
FROM generate_series(1, 3000) AS id, LATERAL (SELECT id * 7919 % 1000) AS key (k);
CREATE TABLE elsewhere AS SELECT i AS e, timestamp '2000-01-01' + make_interval(days => i) AS ets, i * 7 AS k, i % 3 AS y FROM generate_series(0, 99) AS i;
CREATE INDEX ON elsewhere (ets);
CREATE TABLE one_to_three AS SELECT i FROM generate_series(1, 3) AS i;
ALTER TABLE fact ADD PRIMARY KEY (id);
ANALYZE;

\pset tuples_only on
\pset format unaligned

--
-- Types of joins
--

-- guard: join_rules.drops
SELECT tried('SELECT * FROM fact JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM fact LEFT JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT * FROM dim WHERE part = 0) AS d RIGHT JOIN fact USING (k)');
SELECT tried('SELECT * FROM (SELECT * FROM fact WHERE id < 20) AS f LEFT JOIN dim USING (k)');
SELECT tried('SELECT * FROM fact FULL JOIN dim USING (k)');
SELECT tried('SELECT * FROM fact WHERE k IN (SELECT k FROM dim WHERE part = 0)');
SELECT tried('SELECT * FROM fact WHERE NOT EXISTS (SELECT FROM dim WHERE dim.k = fact.k)');
-- the small side is returned: from 16 and 18 on by joins that look it up
SELECT regexp_replace(tried('SELECT * FROM dim WHERE part = 0 AND NOT EXISTS (SELECT FROM fact WHERE dim.k = fact.k AND id > 1500)'), ': .*', '');
SELECT regexp_replace(tried('SELECT * FROM dim WHERE part = 0 AND EXISTS (SELECT FROM fact WHERE dim.k = fact.k AND id > 1500)'), ': .*', '');
SELECT tried('SELECT * FROM fact WHERE k NOT IN (SELECT k FROM dim)');

-- Joins below: rows of the side that is filled with nulls cannot be dropped,
-- nor those of a side that is only looked up.
-- guard: join_rules.outer, join_rules.inner
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM fact AS f JOIN elsewhere AS e USING (e) OFFSET 0) AS s JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM fact AS f JOIN elsewhere AS e USING (e) OFFSET 0) AS s JOIN dim ON s.ek = dim.k');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM fact AS f LEFT JOIN elsewhere AS e ON f.e = e.e AND y = 1 OFFSET 0) AS s JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM fact AS f LEFT JOIN elsewhere AS e ON f.e = e.e AND y = 1 OFFSET 0) AS s JOIN dim ON s.ek = dim.k');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM fact AS f LEFT JOIN elsewhere AS e ON f.e = e.e AND y = 1 OFFSET 0) AS s LEFT JOIN dim ON s.ek = dim.k');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM elsewhere AS e LEFT JOIN fact AS f ON f.e = e.e AND id % 9 = 0 OFFSET 0) AS s JOIN dim ON s.ek = dim.k');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM elsewhere AS e LEFT JOIN fact AS f ON f.e = e.e AND id % 9 = 0 OFFSET 0) AS s JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM fact AS f FULL JOIN elsewhere AS e USING (e) OFFSET 0) AS s JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.k AS ek FROM fact AS f FULL JOIN elsewhere AS e USING (e) OFFSET 0) AS s JOIN dim ON s.ek = dim.k');
SELECT tried('SELECT * FROM (SELECT * FROM fact AS f WHERE e IN (SELECT e FROM elsewhere WHERE y = 1) OFFSET 0) AS s JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT * FROM fact AS f WHERE NOT EXISTS (SELECT FROM elsewhere AS o WHERE o.e = f.e AND y = 1) OFFSET 0) AS s JOIN dim USING (k)');


--
-- Kept rows: the build side depends on a parameter, so there is another table
-- each time; what keeps rows between it and the scan must not lack any.
--

-- A query's rows, joined to one part of the dimension, then two, then three
CREATE FUNCTION rebuilt(probe text, build text DEFAULT 'part < i') RETURNS text LANGUAGE sql AS $$
	SELECT tried(format('SELECT * FROM one_to_three, LATERAL (SELECT count(*), sum(f.k) FROM (%s OFFSET 0) AS f JOIN dim USING (k) WHERE %s) AS s', probe, build))
$$;
-- ... each of them more than once, so that nodes are told to keep their rows
CREATE FUNCTION rewound(probe text, build text DEFAULT 'part < i') RETURNS text LANGUAGE sql AS $$
	SELECT tried(format('SELECT * FROM one_to_three, LATERAL (SELECT count(*), sum(s.k) FROM one_to_three AS t, (SELECT f.k FROM (%s OFFSET 0) AS f JOIN dim USING (k) WHERE %s OFFSET 0) AS s WHERE s.k <> t.i) AS s', probe, build))
$$;

-- guard: passes(), pgrf_join_nodes_keeps(), repeatable
SET enable_material = off;
SELECT rewound('SELECT k FROM fact ORDER BY k');
RESET enable_material;
SELECT rebuilt('SELECT k FROM fact ORDER BY k');
SELECT rebuilt('SELECT e.k FROM fact JOIN elsewhere AS e USING (e)');
SELECT regexp_replace(rebuilt('SELECT e.k FROM fact JOIN elsewhere AS e ON e.e > fact.x + 95'), ' at .*', '');
SET enable_nestloop = on;
SELECT regexp_replace(rebuilt('SELECT e.k FROM fact JOIN elsewhere AS e ON ets = ed'), ' at .*', '');
SET enable_nestloop = off;
SET enable_hashagg = on;
SET enable_sort = off;
SELECT rebuilt('SELECT k, count(*) FROM fact GROUP BY k');
SELECT rebuilt('SELECT DISTINCT k FROM fact');
RESET enable_sort;
SET enable_hashagg = off;
SET enable_seqscan = off;
SELECT rebuilt('SELECT k FROM fact ORDER BY id, k');
RESET enable_seqscan;
-- ... but others are passed, and all if the build side does not depend on it
SELECT rebuilt('SELECT k FROM fact');
SELECT rebuilt('SELECT k, row_number() OVER (PARTITION BY k) FROM (SELECT * FROM fact OFFSET 0) AS f');
SELECT rebuilt('SELECT k FROM fact ORDER BY k', 'part = 0');
SELECT rebuilt('SELECT k FROM fact WHERE e > i ORDER BY k', 'part = 0');
-- guard: note_parameters(), InitPlans: not those that depend on a parameter
SELECT rebuilt('SELECT k FROM fact ORDER BY k', 'part < (SELECT 1)');
SET enable_material = off;
SELECT rewound('SELECT k FROM fact ORDER BY k', 'part < (SELECT i)');
RESET enable_material;
-- subplans, and work tables of recursive queries
SELECT tried('SELECT i, (SELECT count(*) FROM (SELECT k FROM fact ORDER BY k OFFSET 0) AS f JOIN dim USING (k) WHERE part < i) FROM one_to_three');
SELECT tried('WITH RECURSIVE r AS (SELECT 0 AS k UNION ALL SELECT f.k + 5 FROM (SELECT k FROM fact WHERE id <= 1000 ORDER BY k OFFSET 0) AS f JOIN r USING (k) WHERE k < 500) SELECT * FROM r');
-- guard: is_repeatable(), is_volatile_below()
-- ... of several batches, which is made anew each time
CREATE TABLE wide AS SELECT k, repeat('x', 300) AS pad FROM generate_series(0, 2400, 3) AS k;
ANALYZE wide;
SET work_mem = '64kB';
SET hash_mem_multiplier = 1;
SELECT tried('SELECT * FROM one_to_three, LATERAL (SELECT i, count(*), sum(f.k), min(pad) FROM (SELECT k, t, v, c, n, d, ts FROM fact ORDER BY k OFFSET 0) AS f JOIN wide USING (k) WHERE nextval(''calls'') > wide.k) AS s');
SELECT tried('SELECT * FROM one_to_three, LATERAL (SELECT i, count(*), sum(f.k), min(pad) FROM (SELECT k, t, v, c, n, d, ts FROM fact ORDER BY k OFFSET 0) AS f JOIN (SELECT * FROM wide WHERE k <> (SELECT tick(max(x)) FROM dim WHERE x < wide.k + 1) OFFSET 0) AS w USING (k)) AS s');
RESET work_mem;
RESET hash_mem_multiplier;

--
-- The table is another, or not yet there: joins fetch a first row before.
--

-- guard: pgrf_join_source_complete(), forget(): a filter of the table before
SELECT rebuilt('SELECT k FROM fact', 'part = 3 - i');
SELECT rebuilt('SELECT k FROM fact', 'part = i - 2');
SELECT rebuilt('SELECT k FROM fact', 'part = i');
SELECT tried('SELECT i, (SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = i - 2) FROM one_to_three');
-- The join fetches a first row before it builds a table that is dear: the sort
-- below has read all rows by then, and none is dropped; but where there is no
-- row, nothing of the build side is computed.
CREATE FUNCTION costly(integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE COST 1000 AS 'BEGIN RETURN true; END';
SELECT tried('SELECT * FROM (SELECT * FROM fact ORDER BY e, id OFFSET 0) AS f JOIN dim USING (k) WHERE part = 0 AND costly(dim.k)');
SELECT tried('SELECT * FROM (SELECT * FROM fact WHERE id < 0 ORDER BY e, id OFFSET 0) AS f JOIN dim USING (k) WHERE costly(dim.k) AND 1 / (dim.k - 5) > -5');

--
-- Several batches
--
SET work_mem = '64kB';
SET hash_mem_multiplier = 1;
CREATE TABLE skewed AS SELECT id, CASE WHEN id % 2 = 0 THEN 3 * (id / 2 % 2) ELSE k END AS k, id % 100 AS e, repeat('y', 400) AS pad FROM fact;
ANALYZE skewed;
-- N keys, 3 apart, the M-th with a large value; nobody expects so many
CREATE FUNCTION unexpected(n integer, m integer DEFAULT 0, large integer DEFAULT 200000) RETURNS TABLE (k integer, pad text) LANGUAGE plpgsql STABLE ROWS 1 AS $$
BEGIN
	RETURN QUERY SELECT 3 * i, repeat('x', CASE i WHEN m THEN large ELSE 300 END) FROM generate_series(1, n) AS i;
END $$;
CREATE FUNCTION batches(query text) RETURNS text LANGUAGE sql AS $$
	SELECT CASE WHEN (hash->>'Hash Batches')::integer = 1 THEN 'one batch; '
		WHEN hash->'Hash Batches' = hash->'Original Hash Batches' THEN 'several batches; '
		ELSE 'ever more batches; ' END || tried(query)
	FROM jsonb_path_query_first(plan_of(query), 'strict $.** ? (@."Node Type" == "Hash")') AS hash
$$;
SELECT batches('SELECT * FROM skewed JOIN wide USING (k)');
SELECT batches('SELECT * FROM (SELECT id, k, e, pad FROM skewed WHERE id % 2 = 1 OFFSET 0) AS s JOIN wide USING (k)');
-- guard: collect(), walk_table(): what came before is collected
SELECT batches('SELECT * FROM skewed JOIN unexpected(300) USING (k)');
-- guard: collect(), nbatch > 1 and totalTuples > 0; pgrf_join_source_build(), nbatch > 1
SELECT batches('SELECT * FROM skewed JOIN unexpected(60, 50) USING (k)');
SELECT batches('SELECT * FROM skewed JOIN unexpected(60, 60) USING (k)');
SELECT batches('SELECT * FROM skewed JOIN unexpected(60, 1) USING (k)');
-- guard: pgrf_join_source_has_lookup(), nbatch == 1
SET work_mem = '4MB';
SELECT batches('SELECT * FROM (SELECT * FROM skewed WHERE id % 100 < 98 AND id % 101 >= 0 AND e::text <> ''7'' OFFSET 0) AS s JOIN unexpected(4000, 4000, 4000000) USING (k)');
SET work_mem = '64kB';
-- through other joins' batches
SELECT batches('SELECT * FROM (SELECT s.* FROM skewed AS s JOIN wide USING (k) OFFSET 0) AS s JOIN dim USING (k) WHERE part = 0');
SELECT batches('SELECT * FROM (SELECT s.* FROM skewed AS s JOIN wide USING (k) OFFSET 0) AS s JOIN elsewhere USING (e) WHERE y = 0');
-- keys that are not all columns of one scan
SELECT batches('SELECT * FROM skewed AS s JOIN wide ON s.k = wide.k AND s.e = length(wide.pad) - 300');
SELECT batches('SELECT * FROM (SELECT s.id, s.k, s.pad, e.e FROM skewed AS s JOIN elsewhere AS e USING (e) OFFSET 0) AS s JOIN (SELECT k, generate_series(0, 99, 10) AS e, pad FROM unexpected(300)) AS u USING (k, e)');
-- null keys that a right join returns
SELECT batches('SELECT * FROM (SELECT CASE WHEN id % 5 > 0 THEN k END AS k, pad, id FROM skewed OFFSET 0) AS s JOIN unexpected(300) USING (k)');
SELECT batches('SELECT * FROM skewed AS s RIGHT JOIN (SELECT nullif(k, 3) AS k, pad FROM unexpected(300) OFFSET 0) AS u USING (k)');
RESET work_mem;
RESET hash_mem_multiplier;

--
-- Null keys match nothing, on neither side, unless the operator says so.
--
CREATE TABLE some_nulls AS SELECT id, nullif(k % 10, 3) + k - k % 10 AS k, CASE WHEN k % 10 <> 4 THEN t END AS t, k2 FROM fact;
CREATE TABLE null_keys AS SELECT nullif(k, 35) AS k, CASE WHEN k <> 40 THEN t END AS t, k2, part FROM dim UNION ALL SELECT NULL, NULL, NULL, 0 FROM dim WHERE part = 0;
ANALYZE some_nulls, null_keys;
-- guard: pgrf_join_key_code(), pgrf_join_key_hash(), isnull
SELECT tried('SELECT * FROM some_nulls AS f JOIN null_keys AS d USING (k)');
SELECT tried('SELECT * FROM some_nulls AS f JOIN null_keys AS d USING (t)');
SELECT tried('SELECT * FROM some_nulls AS f JOIN null_keys AS d USING (k, t)');
SELECT tried('SELECT * FROM some_nulls AS f JOIN null_keys AS d USING (k, k2) WHERE part = 0');
SELECT tried('SELECT * FROM some_nulls AS f RIGHT JOIN null_keys AS d USING (k)');
SELECT tried('SELECT * FROM some_nulls AS f RIGHT JOIN null_keys AS d USING (t, k)');
SELECT tried('SELECT * FROM some_nulls AS f JOIN null_keys AS d USING (k) WHERE d.k IS NULL');
SELECT tried('SELECT * FROM some_nulls AS f WHERE k IN (SELECT k FROM null_keys)');
SELECT tried('SELECT * FROM some_nulls AS f WHERE k NOT IN (SELECT k FROM null_keys)');
SELECT tried('SELECT * FROM some_nulls AS f WHERE NOT EXISTS (SELECT FROM null_keys AS d WHERE d.k = f.k)');
SELECT tried('SELECT * FROM some_nulls AS f JOIN null_keys AS d ON f.k IS NOT DISTINCT FROM d.k AND f.k2 = d.k2');
-- guard: pgrf_join_placement_make(), op_strict(): an operator by which nulls are equal
CREATE FUNCTION same(integer, integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE COST 1 AS 'BEGIN RETURN $1 IS NOT DISTINCT FROM $2; END';
CREATE FUNCTION same_hash(integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN coalesce($1, 0); END';
CREATE OPERATOR === (LEFTARG = integer, RIGHTARG = integer, FUNCTION = same, COMMUTATOR = ===, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES);
CREATE OPERATOR CLASS same_ops FOR TYPE integer USING hash AS OPERATOR 1 ===, FUNCTION 1 same_hash(integer);
SELECT tried('SELECT * FROM some_nulls AS f JOIN null_keys AS d ON f.k === d.k');

--
-- Types of keys, and types that are compared with others
--
SELECT f, d, tried(format('SELECT id FROM fact JOIN dim ON fact.%s = dim.%s WHERE part = 0', f, d))
FROM unnest(ARRAY['k', 'k2', 'k8', 'ko', 'kn', 'k4f', 'k8f', 't', 'v', 'c', 'n', 'd', 'ts', 'kx']) AS f,
	unnest(ARRAY['k', 'k2', 'k8', 'ko', 'kn', 'k4f', 'k8f', 't', 'v', 'c', 'n', 'd', 'ts', 'kx']) AS d
WHERE (f LIKE 'k%' AND d LIKE 'k%' AND (f = 'ko') = (d = 'ko') AND (f = 'kx') = (d = 'kx'))
	OR (f IN ('t', 'v', 'c', 'n') AND d IN ('t', 'v', 'c', 'n')) OR f = d
ORDER BY f COLLATE "C", d COLLATE "C";
-- casts, of columns below as well
-- guard: pgrf_join_key_code(), castid; columns_below(), both casts
SELECT f, d, tried(format('SELECT id FROM fact JOIN dim ON fact.%s = dim.%s WHERE part = 0', f, d))
FROM (VALUES ('k2::int4', 'k'), ('k2::int8', 'k8'), ('k::int8', 'k8'), ('k2::int4::int8', 'k8'), ('k::numeric', 'kn'), ('k', 'kn'),
	('k2::float8', 'k8f'), ('k4f::float8', 'k8f'), ('c::text', 't'), ('n::text', 't'), ('v::text', 't::varchar'), ('c', 't'), ('c::varchar', 'v'),
	('k8::int4', 'k'), ('k8f::int4', 'k'), ('ko::int8', 'k8'), ('t::varchar(5)', 'v::varchar(5)'), ('k + 5', 'k + 5'), ('k', 'k + 5')) AS casts (f, d);
SELECT tried('SELECT * FROM (SELECT k2::integer AS k, id FROM fact OFFSET 0) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k2::integer AS k, id FROM fact OFFSET 0) AS f JOIN dim ON f.k::bigint = dim.k8 WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k2::integer + 1 AS k, id FROM fact OFFSET 0) AS f JOIN dim USING (k) WHERE part = 0');
-- A type like int4, that takes values for equal that differ in their last digit
CREATE TYPE tens;
CREATE FUNCTION tens_in(cstring) RETURNS tens LANGUAGE internal IMMUTABLE STRICT AS 'int4in';
CREATE FUNCTION tens_out(tens) RETURNS cstring LANGUAGE internal IMMUTABLE STRICT AS 'int4out';
CREATE TYPE tens (INPUT = tens_in, OUTPUT = tens_out, LIKE = integer);
CREATE CAST (integer AS tens) WITHOUT FUNCTION;
CREATE CAST (tens AS integer) WITHOUT FUNCTION;
CREATE FUNCTION tens_eq(tens, tens) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT COST 1 AS 'BEGIN RETURN $1::integer / 10 = $2::integer / 10; END';
CREATE FUNCTION tens_lt(tens, tens) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT COST 1 AS 'BEGIN RETURN $1::integer / 10 < $2::integer / 10; END';
CREATE FUNCTION tens_cmp(tens, tens) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT AS 'BEGIN RETURN sign($1::integer / 10 - $2::integer / 10); END';
CREATE FUNCTION tens_hash(tens) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT AS 'BEGIN RETURN $1::integer / 10; END';
CREATE OPERATOR = (LEFTARG = tens, RIGHTARG = tens, FUNCTION = tens_eq, COMMUTATOR = =, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES, MERGES);
CREATE OPERATOR < (LEFTARG = tens, RIGHTARG = tens, FUNCTION = tens_lt, COMMUTATOR = >);
CREATE OPERATOR > (LEFTARG = tens, RIGHTARG = tens, FUNCTION = tens_lt, COMMUTATOR = <);
CREATE OPERATOR CLASS tens_hash_ops DEFAULT FOR TYPE tens USING hash AS OPERATOR 1 =, FUNCTION 1 tens_hash(tens);
CREATE OPERATOR CLASS tens_ops DEFAULT FOR TYPE tens USING btree AS OPERATOR 1 <, OPERATOR 3 =, OPERATOR 5 >, FUNCTION 1 tens_cmp(tens, tens);
-- negative numbers, bounds
CREATE TABLE bounds AS SELECT n::smallint AS n2, n::integer AS n4, n::bigint AS n8, m FROM unnest(ARRAY[-32768, -1, 0, 1, 32767]) AS n, (VALUES (-9223372036854775808), (-1), (9223372036854775807)) AS m (m) ORDER BY n, m;
SELECT l, r, tried(format('SELECT * FROM bounds AS a JOIN (SELECT * FROM bounds LIMIT 4) AS b ON a.%s = b.%s', l, r)) FROM unnest(ARRAY['n2', 'n4', 'n8', 'm']) AS l, unnest(ARRAY['n2', 'n4', 'n8', 'm']) AS r ORDER BY l COLLATE "C", r COLLATE "C";
-- types of users and of values within values
CREATE DOMAIN small AS integer CHECK (VALUE < 1000);
CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
CREATE TYPE pair AS (a integer, b text);
CREATE TABLE many_types AS
SELECT k::small AS domain, (ARRAY['sad', 'ok', 'happy']::mood[])[1 + k % 3] AS enum, ARRAY[k, NULL] AS array_, int4range(k, k + 2) AS range_, ROW(k, t)::pair AS composite,
	ARRAY[ROW(k, t)::pair] AS composites, k % 20 > 0 AS boolean_, md5(k::text)::uuid AS uuid_, to_jsonb(k) AS jsonb_, make_interval(hours => k) AS interval_, decode(md5(k::text), 'hex') AS bytea_,
	'10.0.0.0'::inet + k AS inet_, timetz '10:00+00' + make_interval(mins => k) AS timetz_, pg_lsn '0/0' + k AS lsn, ("left"(t, 1) || k % 9)::"char" AS char_, k, id
FROM fact;
CREATE TABLE few_types AS SELECT * FROM many_types WHERE k IN (0, 20, 40, 400, 999) AND id <= 1000;
UPDATE few_types SET interval_ = justify_hours(interval_), timetz_ = timetz_ AT TIME ZONE interval '0', composite = ROW((composite).*)::pair, k = k;
ANALYZE many_types, few_types;
SELECT attname, tried(format('SELECT f.id, d.k FROM many_types AS f JOIN few_types AS d ON f.%1$s = d.%1$s', attname)) FROM pg_attribute WHERE attrelid = 'many_types'::regclass AND attnum > 0 ORDER BY attnum;
CREATE TABLE numbers AS SELECT * FROM unnest(ARRAY['0', '-0', 'NaN', '1', '1e0', 'Infinity', '2.5']::float8[], ARRAY['0.00', '0', 'NaN', '1', '1.000', '2', '2.5']::numeric[], ARRAY['a', 'a ', 'A', 'b', 'b  ', 'c', 'c']::char(9)[]) AS numbers (f, n, c);
SELECT tried('SELECT * FROM numbers AS a JOIN (SELECT f FROM numbers WHERE f < 1 OR f = ''NaN'' LIMIT 2 OFFSET 1) AS b USING (f)');
SELECT tried('SELECT * FROM numbers AS a JOIN (SELECT n FROM numbers WHERE n < 2 OR n = ''NaN'' OFFSET 1) AS b USING (n)');
SELECT tried('SELECT * FROM numbers AS a JOIN (SELECT c FROM numbers WHERE c < ''b'' OFFSET 1) AS b USING (c)');
SELECT tried('SELECT * FROM numbers AS a JOIN (SELECT f::real FROM numbers WHERE f < 1) AS b USING (f)');
-- guard: pgrf_join_key_kind(): an equality of integers that is not
CREATE FUNCTION same_end(integer, integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT COST 1 AS 'BEGIN RETURN $1 % 10 = $2 % 10; END';
CREATE FUNCTION end_hash(integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT AS 'BEGIN RETURN $1 % 10; END';
CREATE OPERATOR ~= (LEFTARG = integer, RIGHTARG = integer, FUNCTION = same_end, COMMUTATOR = ~=, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES);
CREATE OPERATOR CLASS end_ops FOR TYPE integer USING hash AS OPERATOR 1 ~=, FUNCTION 1 end_hash(integer);
CREATE TABLE few_keys AS SELECT k, k::text AS t, k::tens AS tens FROM dim WHERE k < 30;
ANALYZE few_keys;
SELECT tried('SELECT * FROM fact AS f JOIN few_keys AS d ON f.k ~= d.k');
-- guard: pgrf_join_key_make(), the hash function of this side: two types, two hash functions
CREATE FUNCTION same_as_text(integer, text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT COST 1 AS 'BEGIN RETURN $1::text = $2; END';
CREATE FUNCTION text_same(text, integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT COST 1 AS 'BEGIN RETURN $1 = $2::text; END';
CREATE FUNCTION length_hash(integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT AS 'BEGIN RETURN length($1::text); END';
CREATE FUNCTION length_hash(text) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT AS 'BEGIN RETURN length($1); END';
CREATE OPERATOR FAMILY length_ops USING hash;
CREATE OPERATOR ~= (LEFTARG = integer, RIGHTARG = text, FUNCTION = same_as_text, COMMUTATOR = ~=, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES);
CREATE OPERATOR ~= (LEFTARG = text, RIGHTARG = integer, FUNCTION = text_same, COMMUTATOR = ~=, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES);
ALTER OPERATOR FAMILY length_ops USING hash ADD OPERATOR 1 ~= (integer, text), OPERATOR 1 ~= (text, integer), FUNCTION 1 (integer) length_hash(integer), FUNCTION 1 (text) length_hash(text);
SELECT tried('SELECT * FROM fact AS f JOIN few_keys AS d ON f.k ~= d.t');
SELECT tried('SELECT * FROM (SELECT k::text AS k FROM fact OFFSET 0) AS f JOIN few_keys AS d ON f.k ~= d.k');
-- ... of one key of two: the build side's is called as well, not only what the join has
SELECT tried('SELECT * FROM fact AS f JOIN few_keys AS d ON f.k ~= d.t AND f.x - f.x = d.k - d.k');
-- guard: pgrf_join_placement_make(), func_volatile()
CREATE FUNCTION odd_hash(bigint) RETURNS integer LANGUAGE plpgsql STABLE STRICT AS 'BEGIN RETURN $1::integer; END';
CREATE FUNCTION odd_same(bigint, bigint) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT COST 1 AS 'BEGIN RETURN $1 = $2; END';
CREATE OPERATOR ~= (LEFTARG = bigint, RIGHTARG = bigint, FUNCTION = odd_same, COMMUTATOR = ~=, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES);
CREATE OPERATOR CLASS odd_ops FOR TYPE bigint USING hash AS OPERATOR 1 ~=, FUNCTION 1 odd_hash(bigint);
SELECT tried('SELECT * FROM fact AS f JOIN dim AS d ON f.k8 ~= d.k8 WHERE part = 0');
-- guard: pgrf_join_key_column(): whole rows, system columns, outer references
SELECT tried('SELECT a.id FROM few_types AS a JOIN (SELECT * FROM few_types WHERE id < 90) AS b ON a = b');
SELECT tried('SELECT f.id FROM fact AS f JOIN (SELECT ctid AS c FROM fact WHERE id < 9 OFFSET 0) AS d ON f.ctid = d.c');
SELECT tried('SELECT f.id FROM fact AS f JOIN (SELECT tableoid AS c FROM fact WHERE id < 9 OFFSET 0) AS d ON f.tableoid = d.c');
-- guard: can_hash(): a row without a match that has no hash value
SELECT tried('SELECT s.id FROM few_types AS d LEFT JOIN ((SELECT id, e, CASE WHEN e = 5 THEN ROW(k::text::money, t) ELSE ROW(k, t) END AS r FROM fact OFFSET 0) AS s JOIN (SELECT * FROM elsewhere WHERE e <> 5 OFFSET 0) AS e USING (e)) ON d.composite = s.r');

-- Several keys
SELECT tried('SELECT id FROM fact JOIN dim USING (k, x) WHERE part = 0');
SELECT tried('SELECT id FROM fact AS f JOIN dim AS d ON f.k = d.k8 AND f.t = d.v AND f.x = d.x AND part = 0');
SELECT tried('SELECT id FROM fact AS f JOIN dim AS d ON f.k = d.k AND f.k = d.x');
SELECT tried('SELECT id FROM fact AS f JOIN dim AS d ON f.k = d.k AND f.x + 1 = d.x + 1 WHERE part = 0');
SELECT tried('SELECT id FROM fact AS f JOIN dim AS d ON f.k = d.k AND f.x + 1 = d.x AND d.x + 1 = f.x WHERE part < 3');
SELECT tried('SELECT * FROM (SELECT f.id, f.k, e.y FROM fact AS f JOIN elsewhere AS e USING (e) OFFSET 0) AS s JOIN (SELECT k, x AS y, part FROM dim WHERE part = 0) AS d USING (k, y)');

--
-- Where filters stop: where it makes a difference which rows are seen, or how
-- many.
--

-- guard: passes(), NODE_PASSES
SELECT tried('SELECT * FROM (SELECT * FROM fact ORDER BY id LIMIT 1000) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT * FROM fact ORDER BY id OFFSET 100) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT * FROM fact ORDER BY e FETCH FIRST 1000 ROWS WITH TIES) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT * FROM fact WHERE id > 10 FOR UPDATE) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k, generate_series(1, x) AS n FROM fact) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT generate_series(k, k + 1) AS k FROM fact) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact INTERSECT ALL SELECT id FROM fact) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact EXCEPT SELECT e FROM fact) AS f JOIN dim USING (k)');
SELECT tried('WITH f AS MATERIALIZED (SELECT * FROM fact) SELECT * FROM f JOIN dim USING (k) WHERE f.id > (SELECT count(*) / 2 FROM f)');
SELECT tried('WITH RECURSIVE r AS (SELECT k, 0 AS n FROM fact UNION ALL SELECT k + 1, n + 1 FROM r WHERE n < 2) SELECT * FROM r JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact UNION ALL SELECT id FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM generate_series(1, 1000) AS f (k) JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT unnest(ARRAY[k, id]) AS k FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM fact TABLESAMPLE BERNOULLI (50) REPEATABLE (7) JOIN dim USING (k) WHERE part = 0');
-- guard: unrepeatable_walker(): a sample is no hindrance beside the way, but on the build side, if rows are kept
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN elsewhere AS e TABLESAMPLE BERNOULLI (90) REPEATABLE (7) USING (e) OFFSET 0) AS s JOIN dim USING (k)');
SELECT tried('SELECT * FROM fact JOIN dim TABLESAMPLE BERNOULLI (50) REPEATABLE (7) USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN dim TABLESAMPLE BERNOULLI (50) REPEATABLE (7) USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT k FROM dim ORDER BY k8 LIMIT 99) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT DISTINCT ON (x) k, x FROM dim ORDER BY x, k8) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT k, row_number() OVER (PARTITION BY x ORDER BY k8) AS n FROM dim) AS d USING (k) WHERE n = 1');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN dim AS d USING (k) WHERE part = 0');
-- guard: place_below(), Hash: where that may not be passed, the rows of the join above it are checked
SELECT rebuilt('SELECT f.k FROM elsewhere AS e LEFT JOIN fact AS f USING (e)');
SELECT rebuilt('SELECT e.k FROM fact AS f JOIN elsewhere AS e USING (e)');
-- SubPlans: on the way, if nothing in them is volatile
SELECT tried('SELECT * FROM (SELECT k, (SELECT max(e) FROM elsewhere WHERE y = x) AS e FROM fact OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k, (SELECT max(e) FROM elsewhere WHERE y = n) FROM (SELECT k, count(*) AS n FROM fact GROUP BY k OFFSET 0) AS g OFFSET 0) AS f JOIN dim USING (k)');

-- guard: pgrf_join_effects_volatile_node(), pgrf_join_effects_volatile_subplan(): calls are as many as without
SELECT tried('SELECT * FROM (SELECT k, tick(id) FROM fact) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT * FROM fact WHERE tick(id) > 10) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k, count(*) FROM fact GROUP BY k HAVING tick(k) > 10) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k, sum(tick(id)) FROM fact GROUP BY k) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k, tick(n) FROM (SELECT k, row_number() OVER (PARTITION BY k)::integer AS n FROM fact) AS f OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN elsewhere AS e ON f.e = e.e AND tick(f.id) > e.k OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN one_to_three ON tick(f.id) > i OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k FROM one_to_three JOIN fact AS f ON id > 2000 WHERE tick(i) > 1 OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k, (SELECT tick(max(e)) FROM elsewhere WHERE y = x) FROM fact OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k, (SELECT tick(max(e)) FROM elsewhere WHERE y = n) FROM (SELECT k, count(*) AS n FROM fact GROUP BY k OFFSET 0) AS g OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k, t.* FROM fact AS f, LATERAL (SELECT tick(f.id) OFFSET 0) AS t OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k, t.* FROM fact AS f, LATERAL ROWS FROM (tick(f.id)) AS t OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k, t.* FROM fact AS f, LATERAL (VALUES (tick(1)), (tick(f.id))) AS t (id) WHERE t.id > 1 OFFSET 0) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k, sum(id) OVER (PARTITION BY k ORDER BY id ROWS tick(1) PRECEDING) FROM fact) AS f JOIN dim USING (k)');
-- a side that is not executed if the other is empty
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN (SELECT tick(e) AS e FROM elsewhere) AS e USING (e) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT e.k FROM (SELECT tick(e) AS e FROM fact) AS f JOIN elsewhere AS e USING (e) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM dim OFFSET 0) AS d USING (k)');
-- guard: volatile_walker(), CTE; is_volatile_below(), InitPlans; pgrf_join_effects_volatile_node(), SampleScan: what is not below
SELECT tried('WITH c AS MATERIALIZED (SELECT tick(e) AS e FROM elsewhere) SELECT * FROM (SELECT f.k FROM fact AS f JOIN c USING (e) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN elsewhere AS e ON f.e = e.e AND e.y <> (SELECT tick(-1)) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN elsewhere AS e TABLESAMPLE BERNOULLI (tick(100)) USING (e) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
-- guard: has_unseen(): aggregates of volatile functions, domains
CREATE FUNCTION tick_add(integer, integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS 'BEGIN PERFORM nextval(''calls''); RETURN $2; END';
CREATE AGGREGATE tick_last(integer) (sfunc = tick_add, stype = integer, initcond = '0');
CREATE AGGREGATE tick_last_of_all(integer) (sfunc = int4larger, stype = integer, combinefunc = tick_add);
CREATE DOMAIN ticked AS integer CHECK (tick(VALUE) >= 0);
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN (SELECT tick_last(e) AS e FROM elsewhere GROUP BY y) AS e USING (e) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN (SELECT tick_last_of_all(e) AS e FROM elsewhere GROUP BY y) AS e USING (e) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT k, x::ticked AS x FROM fact OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
-- guard: reads_volatile(): ... in what a scan computes of its rows, and in the keys of the join
SELECT tried('SELECT k, v IS NULL FROM (SELECT k, CASE WHEN id = 3000 THEN (SELECT tick(1)) END AS v FROM fact OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT f.k FROM fact AS f JOIN (SELECT 10000 + k AS k, x FROM dim OFFSET 0) AS d ON f.k = d.k AND CASE WHEN f.id = 3000 THEN (SELECT tick(1)) ELSE f.x END = d.x');
SELECT tried('SELECT f.k FROM fact AS f JOIN (SELECT 10000 + k AS k, x FROM dim OFFSET 0) AS d ON f.k = d.k AND (SELECT tick(f.x) WHERE f.k >= 0) = d.x');
-- guard: passes(), keeps; place_below(), Hash: ... below a node that keeps rows, which would have to get fewer again
SELECT tried('SELECT * FROM (SELECT e.k FROM fact AS f JOIN (SELECT k, e FROM elsewhere WHERE tick(e) >= 0 OFFSET 0) AS e USING (e) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SET enable_nestloop = on;
SET enable_material = off;
SELECT tried('SELECT * FROM (SELECT f.k FROM elsewhere AS e, LATERAL (SELECT k FROM fact WHERE x = y AND tick(id) > 0 OFFSET 0) AS f OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT f.k FROM elsewhere AS e, LATERAL (SELECT k FROM fact WHERE x = y AND silent_tick(1) > 0 OFFSET 0) AS f OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SET enable_nestloop = off;
RESET enable_material;
-- guard: note_parameters(), signal_param: rows that are to be locked or changed depend on no parameter that changes
SELECT tried('SELECT f.id FROM fact AS f JOIN elsewhere AS e USING (e) JOIN dim AS d ON f.k = d.k AND part = 0 FOR UPDATE OF f');
SET ribbonfilter.join_filter = on;
SELECT places('UPDATE fact AS f SET x = 0 FROM elsewhere AS e, dim AS d WHERE f.e = e.e AND f.k = d.k AND part = 0');
RESET ribbonfilter.join_filter;
-- ... each CTE once, though there are 2^26 ways to the first one
SELECT tried(format('WITH c0 AS MATERIALIZED (SELECT k FROM few_keys)%s SELECT * FROM fact JOIN c26 USING (k)', string_agg(format(', c%s AS MATERIALIZED (SELECT a.k FROM c%2$s AS a JOIN c%2$s AS b USING (k))', i, i - 1), '' ORDER BY i))) FROM generate_series(1, 26) AS i;
-- guard: pgrf_join_effects_volatile_node(), LONG_LIST: long lists are not looked through
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN (VALUES ' || string_agg(format('(%s)', i % 100), ', ') || ') AS v (e) USING (e) OFFSET 0) AS f JOIN dim USING (k) WHERE part = 0') FROM generate_series(1, 1000) AS i;
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN (VALUES ' || string_agg(format('(%s)', i % 100), ', ') || ') AS v (e) USING (e) OFFSET 0) AS f JOIN dim USING (k) WHERE part = 0') FROM generate_series(1, 1001) AS i;
-- row by row, their number is that of rows after a condition of the scan, even if it is not known to be volatile
SET ribbonfilter.page_probe = off;
SELECT tried('SELECT * FROM (SELECT k FROM fact WHERE x > 2 AND silent_tick(id) > 2) AS f JOIN dim USING (k)');
RESET ribbonfilter.page_probe;

--
-- Groups: their columns only, and if their equality is not coarser
--

-- guard: place_below(), grouping_keys()
SELECT tried('SELECT * FROM (SELECT k, count(*), max(x) AS m FROM fact GROUP BY k) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT max(k) AS k, count(*) FROM fact GROUP BY e) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, x, count(*) FROM fact GROUP BY k, x) AS f JOIN dim USING (k, x) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, x, count(*) FROM fact GROUP BY GROUPING SETS ((k), (x))) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, count(*) FROM fact GROUP BY ROLLUP (k)) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, e FROM fact GROUP BY k, e) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT DISTINCT k, e FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT DISTINCT ON (k) k, id FROM fact ORDER BY k, id) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT DISTINCT ON (e) e, k FROM fact ORDER BY e, id) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, count(*) OVER (PARTITION BY k) FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, count(*) OVER (PARTITION BY e) FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, count(*) OVER (PARTITION BY k, x), count(*) OVER (PARTITION BY x) FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, count(*) OVER (ORDER BY k) FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, lag(k) OVER (PARTITION BY k ORDER BY id) FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SET enable_hashagg = on;
SELECT tried('SELECT * FROM (SELECT k, count(*) FROM fact GROUP BY k) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, x, count(*) FROM fact GROUP BY GROUPING SETS ((k), (x))) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k FROM fact UNION SELECT id FROM fact) AS f JOIN dim USING (k) WHERE part = 0');
SET enable_hashagg = off;
-- ... a group of tens has rows of several integers
CREATE TABLE fact_tens AS SELECT (k + k % 7)::tens AS k, x, id FROM fact;
ANALYZE fact_tens;
SELECT tried('SELECT * FROM (SELECT k::integer AS k, n FROM (SELECT k, count(*) AS n FROM fact_tens GROUP BY k OFFSET 0) AS g) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k::integer AS k FROM (SELECT k FROM fact_tens GROUP BY k OFFSET 0) AS g) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k::integer AS k, n FROM (SELECT k, count(*) OVER (PARTITION BY k) AS n FROM fact_tens) AS g) AS f JOIN dim USING (k)');
SELECT tried('SELECT * FROM (SELECT k::integer AS k, n FROM (SELECT DISTINCT ON (k) k, id AS n FROM fact_tens ORDER BY k, id) AS g) AS f JOIN dim USING (k)');
SELECT tried('SELECT f.k::integer / 10, n FROM (SELECT k, n FROM (SELECT k, count(*) AS n FROM fact_tens GROUP BY k OFFSET 0) AS g) AS f JOIN few_keys AS d ON f.k = d.tens');
-- groups of numeric, joined as text, and the other way
SELECT tried('SELECT * FROM (SELECT k, count(*) FROM (SELECT round(k / 3.0, k % 3) AS k FROM fact OFFSET 0) AS f GROUP BY k) AS g JOIN (SELECT k::text AS t FROM dim OFFSET 0) AS d ON g.k::text = d.t');
SELECT tried('SELECT * FROM (SELECT c::text AS t, count(*) FROM fact GROUP BY c) AS g JOIN dim USING (t) WHERE part = 0');

--
-- Rows that a user may not see are not looked at: conditions of the scan come
-- first, and a security barrier stops filters.
--
CREATE ROLE regress_ribbonfilter_reader;
CREATE TABLE hidden AS SELECT * FROM fact;
ANALYZE hidden;
CREATE VIEW barrier WITH (security_barrier) AS SELECT h.id, h.k, h.x, e.y FROM hidden AS h JOIN elsewhere AS e USING (e) WHERE y = 0;
CREATE VIEW simple_barrier WITH (security_barrier) AS SELECT id, k, x FROM hidden WHERE id <= 300;
ALTER TABLE hidden ENABLE ROW LEVEL SECURITY;
CREATE POLICY third ON hidden USING (id % 3 = 0);
GRANT USAGE ON SCHEMA join_filter_test TO regress_ribbonfilter_reader;
GRANT SELECT ON ALL TABLES IN SCHEMA join_filter_test TO regress_ribbonfilter_reader;
GRANT ALL ON ALL SEQUENCES IN SCHEMA join_filter_test TO regress_ribbonfilter_reader;
-- how many rows the filters of a query look at
CREATE FUNCTION looked_at(query text) RETURNS bigint LANGUAGE sql SET ribbonfilter.join_filter = on AS 'SELECT debug(''force''); SELECT checked FROM totals(query)';
CREATE FUNCTION as_definer(query text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS 'BEGIN EXECUTE query; END';
SET ROLE regress_ribbonfilter_reader;
SELECT mode, raised(format('SET ribbonfilter.join_filter_debug = %s', mode), brief := true) FROM unnest(ARRAY['force', 'verify', 'off']) AS mode;
-- guard: qual_passes(): the scan's own conditions first
SELECT tried('SELECT * FROM hidden JOIN dim USING (k) WHERE part = 0'), looked_at('SELECT FROM hidden JOIN dim USING (k) WHERE part = 0'), (SELECT count(*) FROM hidden);
SELECT tried('SELECT * FROM hidden JOIN dim USING (k) WHERE part = 0 AND silent_tick(id) > 0'), looked_at('SELECT FROM hidden JOIN dim USING (k) WHERE part = 0 AND silent_tick(id) > 0');
SELECT tried('SELECT * FROM simple_barrier JOIN dim USING (k) WHERE part = 0 AND silent_tick(id) > 0'), looked_at('SELECT FROM simple_barrier JOIN dim USING (k) WHERE part = 0');
-- guard: make_query(), role: nor are there totals of what a function with rights of its own does
SELECT looked_at('SELECT as_definer(''SELECT FROM fact JOIN dim USING (k) WHERE part = 0'')'), looked_at('SELECT FROM fact JOIN dim USING (k) WHERE part = 0') > 0;
-- guard: has_privs_of_role(): nor of other roles
SELECT database = current_database() AS here, role, checked > 0 AS checked FROM ribbonfilter_join_stats;
SELECT ribbonfilter_join_stats_reset();
RESET ROLE;
-- ... nor does such a function see those of who calls it
CREATE FUNCTION told() RETURNS TABLE (role name) LANGUAGE sql SECURITY DEFINER AS 'SELECT role FROM ribbonfilter_join_stats';
ALTER FUNCTION told() OWNER TO regress_ribbonfilter_reader;
SELECT * FROM told();
SELECT count(*), count(*) FILTER (WHERE role = current_user) AS own FROM ribbonfilter_join_stats;
GRANT pg_read_all_stats TO regress_ribbonfilter_reader;
SELECT count(*) FROM told();
SELECT ribbonfilter_join_stats_reset();
SELECT count(*) FROM ribbonfilter_join_stats;
-- guard: passes(), has_barrier
SELECT tried('SELECT * FROM barrier AS f JOIN dim USING (k) WHERE part = 0 AND silent_tick(id) > 0'), looked_at('SELECT FROM barrier AS f JOIN dim USING (k) WHERE part = 0 AND silent_tick(id) > 0'), (SELECT count(*) FROM barrier);
-- ... nor where the planner leaves nothing of the view but a join
SELECT tried('SELECT f.id, f.k, f.x, f.y FROM barrier AS f JOIN dim USING (k) WHERE part = 0'), places('SELECT f.id, f.k, f.x, f.y FROM barrier AS f JOIN dim USING (k) WHERE part = 0');
-- ... nor where a view is updated
CREATE VIEW updated WITH (security_barrier) AS SELECT id, k, e, x FROM hidden WHERE id <= 3000;
SELECT set_config('ribbonfilter.join_filter', 'on', true), places('UPDATE updated AS f SET x = 0 FROM elsewhere AS e, dim AS d WHERE f.e = e.e AND f.k = d.k AND d.part = 0 AND e.y = 0'), places('SELECT f.x FROM updated AS f, elsewhere AS e, dim AS d WHERE f.e = e.e AND f.k = d.k AND d.part = 0 AND e.y = 0');
DROP OWNED BY regress_ribbonfilter_reader;
DROP ROLE regress_ribbonfilter_reader;

--
-- Partitions, and a scan that is pruned as it runs
--
CREATE TABLE parts (k integer, id integer, t text) PARTITION BY RANGE (k);
CREATE TABLE parts_1 PARTITION OF parts FOR VALUES FROM (0) TO (400);
CREATE TABLE parts_2 (t text, gone integer, k integer, id integer);
ALTER TABLE parts_2 DROP gone;
ALTER TABLE parts ATTACH PARTITION parts_2 FOR VALUES FROM (400) TO (800);
CREATE TABLE parts_others PARTITION OF parts DEFAULT;
INSERT INTO parts SELECT k, id, t FROM fact UNION ALL SELECT NULL, 0, NULL FROM dim;
CREATE INDEX ON parts (k);
ANALYZE parts;
SELECT tried('SELECT * FROM parts JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM parts AS p JOIN dim AS d ON p.k = d.k AND p.t = d.v AND part = 0');
SELECT tried('SELECT * FROM parts JOIN dim USING (k) WHERE part = 0 AND parts.k > (SELECT 500)');
SELECT tried('SELECT * FROM (SELECT * FROM parts ORDER BY k OFFSET 0) AS p JOIN dim USING (k) WHERE part = 0');
SET enable_sort = off;
SELECT tried('SELECT * FROM (SELECT * FROM parts ORDER BY k OFFSET 0) AS p JOIN dim USING (k) WHERE part = 0');
RESET enable_sort;
SELECT rebuilt('SELECT * FROM parts');
SELECT rebuilt('SELECT * FROM parts WHERE k < i * 300 ORDER BY k', 'part = 0');
-- a SubPlan of all partitions has one state
SELECT tried('SELECT * FROM parts AS p WHERE p.id < 0 OR p.id IN (SELECT f.id FROM fact AS f JOIN dim USING (k) WHERE part = 0)');
SET enable_partitionwise_join = on;
SET enable_partitionwise_aggregate = on;
SELECT tried('SELECT * FROM parts AS p JOIN parts AS q USING (k) WHERE q.id < 100');
SELECT tried('SELECT * FROM (SELECT k, count(*) FROM parts GROUP BY k) AS p JOIN dim USING (k) WHERE part = 0');
RESET enable_partitionwise_join;
RESET enable_partitionwise_aggregate;
-- other ways to scan
CREATE INDEX fact_k ON fact (k, e);
SET enable_seqscan = off;
SET enable_bitmapscan = off;
SET enable_indexonlyscan = on;
SELECT tried('SELECT k, e FROM fact JOIN (SELECT k, pad FROM wide OFFSET 0) AS w USING (k) WHERE fact.k > 100');
SET enable_indexonlyscan = off;
RESET enable_bitmapscan;
SELECT tried('SELECT * FROM fact JOIN (SELECT k FROM wide OFFSET 0) AS w USING (k) WHERE fact.id > 1000');
SET enable_indexscan = off;
SELECT tried('SELECT * FROM fact JOIN (SELECT k FROM wide OFFSET 0) AS w USING (k) WHERE fact.id > 1000');
RESET enable_indexscan;
RESET enable_seqscan;
DROP INDEX fact_k;

--
-- Pages of a heap are checked before the scan's own conditions: these come to
-- fewer rows than there are.
--

-- Runs a query, whose scan calls silent_tick(), without filters; then with them
-- row by row, by page, and verified by page.
CREATE FUNCTION paged(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	way text;
	answer text;
	truth text;
	called bigint[];
BEGIN
	FOREACH way IN ARRAY ARRAY['none', 'force', 'force by page', 'verify by page'] LOOP
		PERFORM set_config('ribbonfilter.join_filter', (way <> 'none')::text, true),
			debug(replace(split_part(way, ' ', 1), 'none', 'off')),
			set_config('ribbonfilter.page_probe', (way ~ 'page')::text, true),
			setval('calls', 1, false);
		answer := outcome(format('SELECT count(*) || '' rows '' || coalesce(md5(string_agg(q::text, chr(10) ORDER BY q::text COLLATE "C")), '''') FROM (%s) AS q', query));
		called := called || CASE WHEN is_called THEN last_value ELSE 0 END FROM calls;
		truth := coalesce(truth, answer);
		IF answer <> truth THEN
			RETURN format('%s: %s, not %s', way, answer, truth);
		END IF;
	END LOOP;
	PERFORM debug('off');
	RETURN regexp_replace(truth, 'rows [0-9a-f]*', 'rows') || CASE WHEN called[2] <> called[1] THEN ', other calls' WHEN called[3] < called[1] THEN ', by page' ELSE ', row by row' END;
END $$;
-- guard: pgrf_join_key_page_columns(): not with a function that may fail, nor after a cast, save of integers
SELECT attname, paged(format('SELECT f.id, d.k FROM many_types AS f JOIN few_types AS d ON f.%1$s = d.%1$s WHERE silent_tick(f.id) > 0', attname)) FROM pg_attribute WHERE attrelid = 'many_types'::regclass AND attnum > 0 ORDER BY attnum;
SELECT f, d, paged(format('SELECT id FROM fact JOIN dim ON fact.%s = dim.%s WHERE part = 0 AND silent_tick(id) > 0', f, d))
FROM (VALUES ('k', 'k'), ('k2', 'k2'), ('k', 'k8'), ('k8', 'k2'), ('k2::int4', 'k'), ('k::int8', 'k8'), ('ko', 'ko'), ('d', 'd'), ('ts', 'ts'), ('t', 't'), ('v', 't'), ('t', 'c'), ('c', 'c'), ('c::text', 't'), ('n', 'n'), ('n::text', 't'), ('kn', 'kn'), ('k', 'kn'), ('k8f', 'k8f')) AS keys (f, d);
-- several columns, one of which is behind a null or is one itself
SELECT cols, paged(format('SELECT * FROM some_nulls AS f JOIN null_keys AS d USING (%s) WHERE part = 0 AND silent_tick(f.id) > 0', cols)) FROM unnest(ARRAY['k', 't', 'k2', 'k, t', 't, k2', 'k, t, k2']) AS cols;
SELECT paged('SELECT id FROM fact AS f JOIN dim AS d ON f.k = d.k8 AND f.t = d.v AND f.x = d.x WHERE part = 0 AND silent_tick(id) > 0');
SELECT paged('SELECT id FROM fact AS f JOIN dim AS d ON f.k2 = d.k2 AND f.kn = d.kn WHERE part = 0 AND silent_tick(id) > 0');
SELECT paged('SELECT id FROM fact AS f JOIN dim AS d ON f.k2::int4 = d.k AND f.t = d.t WHERE part = 0 AND silent_tick(id) > 0');
-- rows with columns of varying length, nulls and columns that are gone or were added; keys that are compressed or stored elsewhere
CREATE TABLE uneven AS SELECT repeat('x', id % 300) AS pad, CASE WHEN id % 3 = 0 THEN repeat('y', 3000) END AS pad2, id * 7 AS gone, t, nullif(k % 10, 3) + k - k % 10 AS k, CASE id % 9 WHEN 0 THEN repeat(t, 500) WHEN 1 THEN (SELECT string_agg(md5(k || ' ' || j), '') FROM generate_series(1, 80) AS j) ELSE t END AS long, id FROM fact WHERE id <= 1500;
ALTER TABLE uneven DROP gone, ADD later integer DEFAULT 5;
INSERT INTO uneven SELECT pad, pad2, t, k, long, id, 5 + id % 2 * 5 FROM uneven;
ANALYZE uneven;
SELECT col, paged(format('SELECT u.id, u.long FROM uneven AS u JOIN (SELECT %1$s FROM uneven WHERE id < 20 GROUP BY 1 OFFSET 0) AS d USING (%1$s) WHERE silent_tick(u.id) > 0', col)) FROM unnest(ARRAY['t', 'k', 'long', 'later']) AS col;
SELECT paged('SELECT u.id FROM uneven AS u JOIN dim AS d ON u.long = d.t AND u.later = d.k2 - d.k2 + 5 WHERE part = 0 AND silent_tick(u.id) > 0');
SELECT later, paged(format('SELECT u.id FROM uneven AS u JOIN (SELECT k, %s AS later FROM dim WHERE part = 0 OFFSET 0) AS d USING (k, later) WHERE silent_tick(u.id) > 0', later)) FROM unnest(ARRAY[5, 10]) AS later;
-- a bitmap heap scan, partitions, another table each time
SET enable_seqscan = off;
SET enable_indexscan = off;
SELECT paged('SELECT * FROM fact JOIN (SELECT k FROM dim WHERE part = 0 OFFSET 0) AS d USING (k) WHERE fact.id > 1000 AND silent_tick(fact.id) > 0');
-- guard: pgrf_heap_page_is_new(): rows of a page in turn, of which those before are left out by a recheck
CREATE TABLE ranges AS SELECT i AS id, i % 10 AS x FROM generate_series(1, 150) AS i;
CREATE INDEX ON ranges USING brin (id);
ANALYZE ranges;
SELECT paged('SELECT * FROM generate_series(0, 99) AS i, LATERAL (SELECT count(*) FROM ranges JOIN (VALUES (1), (2 + i * 0), (3 + i % 5)) AS d (x) USING (x) WHERE id > i % 10 * 15 AND id <= i % 10 * 15 + 15 AND silent_tick(id) > 0) AS l');
RESET enable_indexscan;
RESET enable_seqscan;
SELECT paged('SELECT * FROM parts JOIN dim USING (k) WHERE part = 0 AND silent_tick(id) > 0');
SELECT paged('SELECT * FROM one_to_three, LATERAL (SELECT count(*), sum(f.k) FROM (SELECT k FROM fact WHERE silent_tick(id) > 0 OFFSET 0) AS f JOIN dim USING (k) WHERE part = i) AS s');
-- with a filter that is asked for explicitly
SELECT paged('SELECT * FROM fact JOIN dim USING (k) WHERE part < 2 AND (SELECT keyset_agg(x) FROM generate_series(0, 3) AS x) @> fact.x AND silent_tick(id) > 0');
SELECT paged('SELECT * FROM fact JOIN dim USING (k) WHERE part < 2 AND ((SELECT keyset_agg(x) FROM generate_series(0, 3) AS x) @> nullif(fact.x, 1)) IS NOT FALSE AND silent_tick(id) > 0');
-- guard: begin_anew(): a subquery that needs but some rows of a page, again and again: what it did not come by earns nothing
SET ribbonfilter.join_filter = on;
CREATE TABLE sixty AS SELECT i AS no, md5((i % 40)::text)::uuid AS u FROM generate_series(1, 140) AS i;
CREATE TABLE forty AS SELECT md5((i * 7 % 40)::text)::uuid AS u, i AS n FROM generate_series(0, 39) AS i;
ANALYZE sixty, forty;
SELECT checked < 20000 AS few FROM totals('SELECT sum(c) FROM generate_series(1, 5000) AS i, LATERAL (SELECT count(*) AS c FROM (SELECT FROM sixty JOIN (SELECT u FROM forty WHERE n < 24) AS d USING (u) WHERE no <> -i LIMIT 15) AS s) AS l');
-- ... but where enough is, it is probed
SELECT dropped > 100000 AS most FROM totals('SELECT count(*) FROM generate_series(1, 5000) AS i WHERE i < 0 OR EXISTS (SELECT FROM fact JOIN dim USING (k) WHERE part = 3 AND dim.k % 3 = 0 AND i > 0)');
-- guard: begin_anew(): of a page but the first row comes, which is the only one that is left
CREATE TABLE one_a_page AS SELECT CASE WHEN i % 226 = 1 THEN i ELSE 100000 + i END AS a, i AS b FROM generate_series(1, 2260) AS i;
ANALYZE one_a_page;
SELECT checked < 30000 AS few FROM totals('SELECT count(*) FROM generate_series(1, 5000) AS i WHERE i < 0 OR EXISTS (SELECT FROM one_a_page JOIN generate_series(1, 1000) AS d ON d = a WHERE b + d > -i)');
-- guard: enter_page_qual(): the scan's own conditions hide rows: of those that they do not, all join, of the others few; and the other way round
CREATE TABLE shown AS SELECT k, k < 36 AS open, md5(k::text)::uuid AS u FROM (SELECT i * 37 % 100 AS k FROM generate_series(1, 20000) AS i) AS s;
CREATE TABLE shown_dim AS SELECT i AS k, md5(i::text)::uuid AS u FROM generate_series(0, 99) AS i;
ANALYZE shown, shown_dim;
SELECT checked < 10000 AS few FROM totals('SELECT count(*) FROM shown JOIN (SELECT u FROM shown_dim WHERE k < 38) AS d USING (u) WHERE open');
SELECT dropped > 2000 AS most FROM totals('SELECT count(*) FROM shown JOIN (SELECT k FROM shown_dim WHERE k < 2 OR k >= 36) AS d USING (k) WHERE open');
-- guard: the account: runs of rows that match, and of rows that do not
CREATE TABLE runs AS SELECT i / 1000 % 2 * 5000 + i % 1000 AS k, i % 1000 AS all_match FROM generate_series(0, 199999) AS i;
CREATE TABLE thousand AS SELECT k FROM generate_series(0, 999) AS k;
ANALYZE runs, thousand;
SELECT dropped BETWEEN 75000 AND 100000 AS most FROM totals('SELECT count(*) FROM runs JOIN thousand USING (k)');
SELECT checked < 15000 AS few FROM totals('SELECT count(*) FROM runs JOIN thousand ON all_match = thousand.k');
-- ... a filter that is asked for explicitly drops rows of the same pages
CREATE TABLE many AS SELECT i AS no, i * 7919 % 1000 AS k, i / 7 % 10 AS x FROM generate_series(1, 50000) AS i;
ANALYZE many;
SELECT checked > 10000 AS most FROM totals('SELECT count(*) FROM many JOIN dim USING (k) WHERE part = 0 AND (SELECT keyset_agg(i) FROM generate_series(0, 2) AS i) @> many.x');
-- guard: CHECK_WAITS: a first row is asked for each time, before there is a table; another filter opens the page by then
CREATE TABLE full_page AS SELECT no, k, x FROM many WHERE no <= 150;
ANALYZE full_page;
SELECT dropped > 100000 AS most FROM totals('SELECT sum(c) FROM generate_series(1, 2000) AS i, LATERAL (SELECT sum(no + i * 0) AS c FROM full_page JOIN (SELECT avg(k)::integer AS k FROM dim GROUP BY t ORDER BY 1 LIMIT 20) AS d USING (k) JOIN (VALUES (5), (6), (7), (8), (9)) AS v (x) ON v.x = full_page.x) AS l');
-- guard: forget(): one filter is busy while another's table is new for each 3000 rows, for some of a join's keys too
SET join_collapse_limit = 1;
SET ribbonfilter.join_filter_min_rows = 500;
SELECT dropped > 100000 AS most FROM totals('SELECT sum(c) FROM generate_series(1, 50) AS i, LATERAL (SELECT count(*) AS c FROM (fact JOIN (VALUES (0), (1), (2), (3), (4)) AS v (x) ON v.x = fact.x) JOIN (SELECT k FROM dim WHERE k <> -i LIMIT 8) AS d USING (k)) AS l');
CREATE TABLE keys_of AS SELECT i AS of, k, 0 AS z FROM generate_series(1, 50) AS i, generate_series(0, 999) AS k WHERE i = 1 OR k < 5;
ANALYZE keys_of;
SELECT dropped > 100000 AS most FROM totals('SELECT sum(c) FROM generate_series(1, 50) AS i, LATERAL (SELECT count(*) AS c FROM (fact LEFT JOIN elsewhere AS e USING (e)) JOIN (SELECT k, z FROM keys_of WHERE of = i LIMIT 1000) AS d ON d.k = fact.k AND id <> -i AND d.z = e.y * 0) AS l');
SET ribbonfilter.join_filter_min_rows = 1;
RESET join_collapse_limit;
RESET ribbonfilter.join_filter;
-- guard: place_here(), pgrf_join_effects_volatile_expr(), volatile_params: conditions that may not be left out
SELECT paged('SELECT * FROM fact JOIN dim USING (k) WHERE part = 0 AND tick(id) > 0');
SELECT tried('SELECT * FROM (SELECT * FROM fact WHERE id < 1000 OR e > (SELECT tick(5))) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT * FROM one_to_three, LATERAL (SELECT * FROM fact WHERE id > 0 AND e > (SELECT tick(i)) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT paged('SELECT * FROM (SELECT * FROM fact WHERE e > (SELECT 5) AND silent_tick(id) > 0) AS f JOIN dim USING (k) WHERE part = 0');
RESET ribbonfilter.page_probe;

--
-- Changes of tables, and what they return
--
CREATE FUNCTION changed(statement text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	way text;
	answer text;
	truth text;
	dropped bigint;
BEGIN
	FOREACH way IN ARRAY ARRAY['none', 'off', 'force', 'verify'] LOOP
		PERFORM set_config('ribbonfilter.join_filter', (way <> 'none')::text, true),
			set_config('ribbonfilter.join_filter_debug', replace(way, 'none', 'off'), true);
		dropped := (stats()).dropped;
		BEGIN
			EXECUTE statement;
			IF way = 'force' AND dropped = (stats()).dropped THEN
				RETURN 'nothing dropped';
			END IF;
			PERFORM set_config('ribbonfilter.join_filter', 'off', true);
			SELECT count(*) || ' rows ' || md5(string_agg(s::text, chr(10) ORDER BY s::text COLLATE "C")) INTO answer FROM scratch AS s;
			RAISE EXCEPTION 'undo';
		EXCEPTION WHEN raise_exception THEN
		END;
		truth := coalesce(truth, answer);
		IF answer <> truth THEN
			RETURN format('%s: %s, not %s', way, answer, truth);
		END IF;
	END LOOP;
	RETURN regexp_replace(truth, ' [0-9a-f]*$', '') || ': dropped';
END $$;
CREATE TABLE scratch AS SELECT id, k, t, x FROM fact;
ANALYZE scratch;
SELECT changed('UPDATE scratch SET x = -1 FROM dim WHERE scratch.k = dim.k AND part = 0');
SELECT changed('DELETE FROM scratch USING dim WHERE scratch.k = dim.k AND part = 0');
SELECT changed('DELETE FROM scratch WHERE k IN (SELECT k FROM dim)');
SELECT changed('INSERT INTO scratch SELECT fact.id, k, dim.t FROM fact JOIN dim USING (k)');
SELECT changed('WITH gone AS (DELETE FROM scratch USING dim WHERE scratch.k = dim.k AND part = 0 RETURNING scratch.*) INSERT INTO scratch SELECT g.id FROM gone AS g JOIN fact AS f USING (k)');

--
-- Parallel: the filters of workers are theirs.
--
SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0;
SET min_parallel_table_scan_size = 0;
ALTER TABLE fact SET (parallel_workers = 2);
ALTER TABLE dim SET (parallel_workers = 2);
ALTER TABLE one_to_three SET (parallel_workers = 2);
ALTER TABLE elsewhere SET (parallel_workers = 0);
ALTER TABLE few_keys SET (parallel_workers = 0);
SET max_parallel_workers_per_gather = 2;
-- rows that come from parallel scans
CREATE FUNCTION scanned(plan jsonb) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
	SELECT sum((n->>'Actual Rows')::numeric * (n->>'Actual Loops')::numeric)
	FROM jsonb_path_query(plan, 'strict $.** ? (@."Node Type" like_regex "Scan$" && @."Parallel Aware" == true)') AS n
$$;
-- By the leader alone, since there are no workers; then by them, of whom the
-- plan tells whether they dropped something.
CREATE FUNCTION in_parallel(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
	rows_without numeric;
	alone text;
	together text;
BEGIN
	PERFORM set_config('max_parallel_workers', '0', true);
	alone := tried(query);
	PERFORM set_config('max_parallel_workers', '8', true), set_config('parallel_leader_participation', 'off', true);
	together := tried(query);
	IF regexp_replace(alone, ': .*', '') <> regexp_replace(together, ': .*', '') THEN
		RETURN together || ', not ' || alone;
	END IF;
	PERFORM set_config('ribbonfilter.join_filter', 'off', true);
	rows_without := scanned(plan_of(query));
	PERFORM set_config('ribbonfilter.join_filter', 'on', true),
		set_config('ribbonfilter.join_filter_debug', 'force', true);
	plan := plan_of(query);
	RETURN CASE WHEN jsonb_path_exists(plan, 'strict $.** ? (@."Node Type" like_regex "Gather")') THEN '' ELSE 'not ' END || 'in parallel'
		|| CASE WHEN jsonb_path_exists(plan, 'strict $.** ? (@."Node Type" == "Hash" && @."Parallel Aware" == true)') THEN ', by Parallel Hash' ELSE '' END
		|| CASE WHEN jsonb_path_exists(plan, 'strict $.** ? (@."Node Type" == "Hash" && @."Hash Batches" > 1)') THEN ', several batches' ELSE '' END
		|| '; ' || alone || CASE WHEN scanned(plan) < 0.95 * rows_without THEN ' by workers too' ELSE '' END;
END $$;
-- guard: enter(): a parallel hash join of which PL/pgSQL cannot have workers asks for a first row
CREATE TABLE thought_large AS SELECT i AS x FROM generate_series(1, 20000) AS i;
ANALYZE thought_large;
TRUNCATE thought_large;
ALTER TABLE thought_large SET (parallel_workers = 2);
SET join_collapse_limit = 1;
CREATE FUNCTION without_workers() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	n integer;
BEGIN
	SELECT count(*) INTO n FROM (SELECT f.k FROM fact AS f JOIN thought_large AS l ON f.x = l.x AND 10 / (2999 - f.id) > -f.id) AS f JOIN few_keys AS d ON f.k = d.k + 10000;
	RETURN n;
END $$;
SET ribbonfilter.page_probe = off;
SELECT tried('SELECT without_workers() AS n');
RESET ribbonfilter.page_probe;
RESET join_collapse_limit;
SET enable_parallel_hash = off;
SELECT in_parallel('SELECT * FROM fact JOIN dim USING (k) WHERE part = 0');
SELECT in_parallel('SELECT * FROM (SELECT f.*, y FROM fact AS f JOIN elsewhere AS e USING (e)) AS f JOIN dim USING (k) WHERE part = 0 AND y > 0');
RESET enable_parallel_hash;
-- guard: next_chunk(), pgrf_join_source_lookup(), pgrf_join_source_rows(): of shared memory
SELECT in_parallel('SELECT * FROM fact AS f JOIN fact AS g USING (k) WHERE g.id < 300');
SELECT in_parallel('SELECT * FROM fact AS f JOIN fact AS g USING (t, k) WHERE g.id < 300');
-- guard: note_parameters(), Gather
SET join_collapse_limit = 1;
SELECT in_parallel('SELECT * FROM (SELECT e.k FROM fact AS f JOIN elsewhere AS e USING (e)) AS f JOIN fact AS g USING (k) WHERE g.e < 5');
RESET join_collapse_limit;
-- a Gather is executed again
SET enable_material = off;
SELECT in_parallel('SELECT * FROM one_to_three AS o LEFT JOIN (SELECT count(*) AS c FROM fact AS f JOIN fact AS g USING (k) WHERE g.id < 300) AS s ON c <> i');
SELECT in_parallel('SELECT * FROM one_to_three AS o LEFT JOIN (SELECT count(*) AS c FROM fact AS f JOIN dim USING (k) WHERE part = 0) AS s ON c <> i');
RESET enable_material;
-- above a Gather
SELECT in_parallel('SELECT * FROM (SELECT k, count(*) FROM fact GROUP BY k) AS f JOIN (SELECT * FROM dim WHERE part = 0 OFFSET 0) AS d USING (k)');
-- several batches
SET work_mem = '64kB';
SET hash_mem_multiplier = 1;
ALTER TABLE wide SET (parallel_workers = 2);
ALTER TABLE skewed SET (parallel_workers = 2);
SELECT in_parallel('SELECT * FROM skewed JOIN wide USING (k)');
SET enable_parallel_hash = off;
SELECT in_parallel('SELECT * FROM skewed JOIN wide USING (k)');
RESET enable_parallel_hash;
RESET work_mem;
RESET hash_mem_multiplier;
-- a parameter that changes: of the leader alone, since no worker is given one
SET enable_parallel_hash = off;
SET enable_hashagg = on;
SET enable_sort = off;
SELECT in_parallel('SELECT * FROM one_to_three, LATERAL (SELECT count(*), sum(f.k) FROM (SELECT k / 7 * 5 AS k, count(*) FROM elsewhere GROUP BY 1 OFFSET 0) AS f JOIN few_keys USING (k) WHERE few_keys.k < i * 10) AS s');
SELECT in_parallel('SELECT i, (SELECT count(*) FROM (SELECT k / 7 * 5 AS k, count(*) FROM elsewhere GROUP BY 1 OFFSET 0) AS f JOIN few_keys USING (k) WHERE few_keys.k < i * 10) FROM one_to_three');
RESET enable_sort;
SET enable_hashagg = off;
RESET enable_parallel_hash;
SET max_parallel_workers_per_gather = 0;

--
-- Errors, cursors
--
SET ribbonfilter.join_filter = on;
SET ribbonfilter.join_filter_debug = force;
-- An error in the middle of the build side, or of the probe side; the state of
-- the query is gone, that of others is not.
-- guard: place_filters(), MemoryContextRegisterResetCallback()
BEGIN;
DECLARE one SCROLL CURSOR FOR SELECT id, k FROM (SELECT * FROM fact ORDER BY id OFFSET 0) AS f JOIN dim USING (k) WHERE part < 2 ORDER BY id;
DECLARE two CURSOR FOR SELECT fact.id, k FROM fact JOIN dim USING (k) WHERE part > 3;
FETCH 1 FROM one;
FETCH 1 FROM two;
SAVEPOINT a;
DECLARE three CURSOR FOR SELECT f.id, k, 1 / (f.id - 200) FROM fact AS f JOIN dim USING (k) WHERE part = 1;
FETCH 1 FROM three;
SELECT count(*) FROM fact JOIN dim ON fact.k = dim.k AND 1 / (dim.k - 500) = 0;
ROLLBACK TO a;
FETCH 1 FROM two;
SELECT count(*) FROM fact JOIN (SELECT k / (k - 20) AS q, k FROM dim OFFSET 0) AS d USING (k) WHERE q = 1;
ROLLBACK TO a;
DECLARE three CURSOR FOR SELECT f.id, k, 1 / (f.id - 25) FROM fact AS f JOIN dim USING (k) WHERE part < 5;
MOVE 4 FROM three;
FETCH 1 FROM three;
ROLLBACK TO a;
FETCH 1 FROM two;
FETCH LAST FROM one;
FETCH BACKWARD 2 FROM one;
FETCH ABSOLUTE 2 FROM one;
CLOSE one;
SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = 0;
FETCH 1 FROM two;
COMMIT;
-- in PL/pgSQL
DO $$
DECLARE
	f record;
	found integer := 0;
	failed integer := 0;
BEGIN
	FOR f IN SELECT fact.id, k FROM fact JOIN dim USING (k) WHERE part = 0 LOOP
		BEGIN
			found := found + count(*) FROM fact AS a JOIN dim USING (k) WHERE part = 0 AND 1 / (dim.k - 2 * f.k) >= -1;
		EXCEPTION WHEN division_by_zero THEN
			failed := failed + 1;
		END;
	END LOOP;
	RAISE WARNING '% found, % failed', found, failed;
END $$;
-- one that is left open when the transaction ends, and one that is held
BEGIN;
DECLARE left_open CURSOR FOR SELECT * FROM fact JOIN dim USING (k);
DECLARE held CURSOR WITH HOLD FOR SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = 0;
MOVE 1 FROM left_open;
COMMIT;
FETCH held;
CLOSE held;
BEGIN;
DECLARE left_open CURSOR FOR SELECT * FROM fact JOIN dim USING (k);
MOVE 1 FROM left_open;
ROLLBACK;
SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = 0;

-- A generic plan has filters as the settings are when it is executed.
PREPARE prepared(integer) AS SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = $1;
SET plan_cache_mode = force_generic_plan;
CREATE FUNCTION dropped_by(query text) RETURNS text LANGUAGE sql AS $$
	SELECT answer || CASE WHEN dropped > 0 THEN ', dropped' ELSE '' END FROM totals(query)
$$;
SELECT dropped_by('EXECUTE prepared(0)');
SELECT dropped_by('EXECUTE prepared(1)');
SET ribbonfilter.join_filter = off;
SELECT dropped_by('EXECUTE prepared(2)');
SET ribbonfilter.join_filter = on;
SELECT dropped_by('EXECUTE prepared(7)');
SELECT dropped_by('EXECUTE prepared(3)');
-- ... also if they change while it is
BEGIN;
DECLARE toggled CURSOR FOR SELECT fact.id FROM fact JOIN dim USING (k) WHERE part = 0;
FETCH 1 FROM toggled;
SET LOCAL ribbonfilter.join_filter = off;
SET LOCAL ribbonfilter.join_filter_debug = off;
FETCH 1 FROM toggled;
SET LOCAL ribbonfilter.join_filter_debug = verify;
SET LOCAL work_mem = '64kB';
MOVE ALL FROM toggled;
COMMIT;
RESET plan_cache_mode;

--
-- Limits: a filter is given up, the join goes on.
--
CREATE FUNCTION given_up(query text) RETURNS text LANGUAGE sql AS $$
	SELECT format('%s; %s made, %s given up', answer, built, abandoned) FROM totals(query)
$$;
SET hash_mem_multiplier = 1;
-- guard: attach(), make_room(): as many keys as memory allows when the table is walked, repeats left out
CREATE FUNCTION lowers(integer) RETURNS integer LANGUAGE plpgsql VOLATILE COST 0.0001 AS $$
BEGIN
	IF $1 = 2500 THEN
		SET work_mem = '64kB';
	END IF;
	RETURN $1;
END $$;
SELECT set_config('work_mem', '4MB', false) AS set, given_up(format('SELECT count(*) FROM generate_series(1, 300000, 7) AS f(k) JOIN (SELECT lowers(i) AS i, i %% %s AS k FROM generate_series(1, 20000) AS i OFFSET 0) AS d USING (k)', n)) FROM unnest(ARRAY[20000, 5000, 4000]) AS n;
SELECT given_up('SELECT count(pad) FROM (SELECT id, k, k2, k8, t FROM fact OFFSET 0) AS f JOIN wide USING (k)');
-- guard: collect_key(): a null key comes first, into the table, and is nothing to give up for
CREATE TABLE null_first AS SELECT nullif(k, 0) AS k, pad FROM wide ORDER BY wide.k;
ANALYZE null_first;
SELECT given_up('SELECT count(pad) FROM null_first LEFT JOIN (SELECT id, k, k2, k8, t FROM fact OFFSET 0) AS f USING (k)');
-- guard: make_room(), pgrf_join_set_make(), memory: 20,000 keys do not fit 64 kB
CREATE TABLE many_keys AS SELECT i * 1000003::bigint AS k FROM generate_series(1, 20000) AS i;
CREATE TABLE more_keys AS SELECT i * 1000003::bigint AS k FROM generate_series(1, 60000, 2) AS i;
ANALYZE many_keys, more_keys;
SELECT given_up('SELECT count(*) FROM more_keys JOIN many_keys USING (k)');
SELECT tried('SELECT * FROM more_keys JOIN many_keys USING (k)');
-- guard: pgrf_join_verify_forget(): codes of a table that is gone, while the next one has no filter
SELECT tried('SELECT i, c FROM (VALUES (5), (20000)) AS g (i), LATERAL (SELECT count(*) AS c FROM (SELECT * FROM more_keys OFFSET 0) AS a JOIN many_keys AS b ON a.k = b.k WHERE b.k <= i * 1000003::bigint OFFSET 0) AS s');
SET work_mem = '4MB';
SELECT given_up('SELECT count(*) FROM more_keys JOIN many_keys USING (k)');
RESET work_mem;
RESET hash_mem_multiplier;
-- guard: pgrf_join_placement_make(), join_filter_min_rows
SET ribbonfilter.join_filter_debug = off;
SELECT given_up('SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = 0');
SET ribbonfilter.join_filter_min_rows = 3001;
SELECT given_up('SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = 0');
-- ... of all executions, below a nested loop
SET enable_nestloop = on;
SELECT given_up('SELECT count(*) FROM (SELECT f.k FROM one_to_three, LATERAL (SELECT k FROM fact WHERE x <> i OFFSET 0) AS f OFFSET 0) AS f JOIN dim USING (k) WHERE part = 0');
SET ribbonfilter.join_filter_min_rows = 10000;
SELECT given_up('SELECT count(*) FROM (SELECT f.k FROM one_to_three, LATERAL (SELECT k FROM fact WHERE x <> i OFFSET 0) AS f OFFSET 0) AS f JOIN dim USING (k) WHERE part = 0');
SET enable_nestloop = off;

RESET ribbonfilter.join_filter_min_rows;
-- guard: pgrf_account_buys(): no test is made that the rows which came would not have paid for, whatever was expected
CREATE FUNCTION fewer() RETURNS SETOF integer LANGUAGE plpgsql STABLE ROWS 400000 AS 'BEGIN RETURN QUERY SELECT 7919 * i % 100000 FROM generate_series(1, 5000) AS i; END';
SELECT given_up('SELECT sum(c) FROM one_to_three, LATERAL (SELECT count(*) AS c FROM fewer() AS f (k) JOIN (SELECT k FROM generate_series(1, 8000) AS d (k) WHERE k > i OFFSET 0) AS d USING (k) OFFSET 0) AS s');

--
-- No row is read that the query would not have read: where a node reads a row
-- ahead, or stops by what it has read, a filter below it would make it go on
--
CREATE TABLE ordered AS SELECT i AS p, i % 100 AS g, i AS k FROM generate_series(1, 20000) AS i;
CREATE INDEX ON ordered (p);
CREATE TABLE first_ones AS SELECT i AS p FROM generate_series(1, 20) AS i;
CREATE INDEX ON first_ones (p);
ANALYZE ordered, first_ones;
SET enable_sort = off;
SET enable_seqscan = off;
SET enable_mergejoin = on;
-- guard: NODE_AHEAD, of a MergeJoin
SELECT tried('SELECT * FROM (SELECT o.k FROM ordered AS o JOIN first_ones AS s USING (p) WHERE tick(o.k) > 0 OFFSET 0) AS o JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT o.k FROM ordered AS o JOIN first_ones AS s USING (p) WHERE 100 / (500 - o.k) < 1000 OFFSET 0) AS o JOIN (SELECT 30000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
SET enable_mergejoin = off;
-- ... of an Agg that sorts, a WindowAgg, a MergeAppend; and of an IncrementalSort
SELECT tried('SELECT * FROM (SELECT p AS k, count(*) FROM ordered WHERE tick(k) > 0 GROUP BY p OFFSET 0) AS o JOIN (SELECT k FROM few_keys OFFSET 0) AS d USING (k) LIMIT 3');
SELECT tried('SELECT * FROM (SELECT p AS k, count(*) OVER (PARTITION BY p) FROM ordered WHERE tick(k) > 0 OFFSET 0) AS o JOIN (SELECT k FROM few_keys OFFSET 0) AS d USING (k) LIMIT 3');
SELECT tried('SELECT * FROM (SELECT k FROM parts WHERE tick(id) > -1 ORDER BY k OFFSET 0) AS o JOIN (SELECT k FROM few_keys OFFSET 0) AS d USING (k) LIMIT 3');
RESET enable_sort;
SELECT tried('SELECT * FROM (SELECT p AS k, g FROM ordered WHERE tick(k) > 0 ORDER BY p, g OFFSET 0) AS o JOIN (SELECT k FROM few_keys OFFSET 0) AS d USING (k) LIMIT 3');
RESET enable_seqscan;
-- guard: pgrf_join_target_early(): a HashJoin that fetches a row before it builds its table
SELECT tried('SELECT * FROM (SELECT f.k FROM fact AS f JOIN (SELECT e FROM elsewhere WHERE y > 100) AS e USING (e) WHERE tick(f.id) > 0 OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)');
-- ... even of a node below that reads all before it returns one
CREATE VIEW nothing_dear AS SELECT e FROM elsewhere WHERE y > 100 AND costly(e) AND costly(e + 1) OFFSET 0;
SELECT tried('SELECT * FROM (SELECT k FROM (SELECT k, e FROM (SELECT k, e FROM fact ORDER BY id + 0 OFFSET 0) AS f WHERE 100 / (k - 5) < 1000 OFFSET 0) AS f JOIN nothing_dear USING (e) OFFSET 0) AS f JOIN (SELECT k FROM few_keys WHERE k = 5 OFFSET 0) AS d USING (k)');
SET ribbonfilter.page_probe = off;
SELECT tried('SELECT * FROM (SELECT k FROM (SELECT k, e FROM (SELECT p FROM ordered WHERE 100 / (500 - p) < 1000 OFFSET 0) AS o JOIN fact ON p = id AND id + 0 IN (1, 900) OFFSET 0) AS f JOIN nothing_dear USING (e) OFFSET 0) AS f JOIN (SELECT k FROM fact WHERE id = 900 OFFSET 0) AS d USING (k)');
-- guard: pgrf_page_scan_enter(): ... meanwhile, filters of joins that have theirs drop rows
RESET ribbonfilter.page_probe;
CREATE TABLE strangers AS SELECT 10000 + i AS k FROM generate_series(1, 900) AS i;
ANALYZE strangers;
SELECT paged('SELECT * FROM (SELECT e FROM fact JOIN strangers USING (k) WHERE silent_tick(id) > 0 OFFSET 0) AS f JOIN nothing_dear USING (e)');
-- guard: look_at(): ... and what its own does with rows then is no reason to put it to sleep
SET ribbonfilter.join_filter_min_rows = 1;
SELECT dropped > 25000 AS most FROM totals('SELECT count(*) FROM (SELECT m.k FROM (SELECT * FROM many OFFSET 0) AS m JOIN (SELECT e AS x FROM elsewhere WHERE costly(e) AND costly(e + 1)) AS e USING (x) WHERE no > 20000 OFFSET 0) AS f JOIN few_keys USING (k)');
RESET ribbonfilter.join_filter_min_rows;
SET ribbonfilter.page_probe = off;
-- ... not where all is read anyway
SELECT tried('SELECT * FROM (SELECT k FROM (SELECT k, e FROM (SELECT p FROM ordered OFFSET 0) AS o JOIN fact ON p = id AND id + 0 IN (1, 900) OFFSET 0) AS f LEFT JOIN nothing_dear USING (e) OFFSET 0) AS f JOIN (SELECT k FROM fact WHERE id = 900 OFFSET 0) AS d USING (k)');
RESET ribbonfilter.page_probe;
-- guard: pgrf_join_effects_remembers(): ... or, if no row came the last time; on the way; the join's own; in what is executed less often
CREATE TABLE odd AS SELECT p, g FROM generate_series(0, 9) AS p, generate_series(1, 19, 2) AS g;
ANALYZE odd;
SELECT tried('SELECT g, l.k FROM generate_series(1, 20) AS g, LATERAL (SELECT f.k FROM (SELECT f.k FROM fact AS f WHERE 10 / (g % 2) > -f.k AND EXISTS (SELECT FROM odd AS o WHERE o.p = f.x + 0 AND o.g = g.g) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)) AS l');
SELECT tried('SELECT g, l.k FROM generate_series(1, 2) AS g, LATERAL (SELECT l.k FROM generate_series(1, 3 - g) AS h, LATERAL (SELECT f.k FROM (SELECT k FROM fact WHERE 10 / (2 - g) > -k AND id + 0 > h OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys WHERE g < 2 OFFSET 0) AS d USING (k) OFFSET 0) AS l OFFSET 0) AS l');
SELECT tried('SELECT f.id, n FROM (SELECT id, (SELECT count(*) FROM (SELECT e FROM elsewhere WHERE 10 / (2999 - f.id) > -e AND f.id <> 97 OFFSET 0) AS a JOIN (SELECT e FROM elsewhere WHERE e = f.id OFFSET 0) AS b USING (e)) AS n FROM fact AS f OFFSET 0) AS f JOIN (VALUES (97), (2999)) AS d (id) USING (id)');
SELECT tried('SELECT f.id FROM (SELECT f.id FROM fact AS f, LATERAL (SELECT FROM (SELECT e FROM elsewhere WHERE 10 / (2999 - f.id) > -e AND f.id <> 97 OFFSET 0) AS a JOIN (SELECT e FROM elsewhere WHERE e = f.id OFFSET 0) AS b USING (e) OFFSET 0) AS l OFFSET 0) AS f JOIN (VALUES (97), (2999)) AS d (id) USING (id)');
-- ... not one that returns rows without a match
SELECT tried('SELECT g, l.k FROM generate_series(1, 3) AS g, LATERAL (SELECT f.k FROM (SELECT k FROM fact AS f WHERE NOT EXISTS (SELECT FROM odd AS o WHERE o.p = f.x + 0 AND o.g = g.g) OFFSET 0) AS f JOIN (SELECT 10000 + k AS k FROM few_keys OFFSET 0) AS d USING (k)) AS l');
-- ... or if its inner side is volatile and of several batches: it is read again only if there was a row the last time
CREATE TABLE keys_later AS SELECT CASE WHEN i > 100 THEN i END AS k, i % 3 AS x FROM generate_series(1, 5000) AS i;
CREATE TABLE ten_thousand AS SELECT 1000000 + i AS k FROM generate_series(1, 10000) AS i;
ANALYZE keys_later, ten_thousand;
SET work_mem = '64kB';
SET hash_mem_multiplier = 2; -- 1 up to 14
SELECT regexp_replace(tried('SELECT k FROM generate_series(1, 4) AS g, LATERAL (SELECT f.k FROM (SELECT k FROM keys_later WHERE g <= 2 OR x > 5 OFFSET 0) AS f WHERE k IN (SELECT k FROM ten_thousand WHERE tick(k) > 0 OFFSET 0) OFFSET 0) AS l'), '0 rows, \d+ calls:', '0 rows:'); -- 20000 from 18 on
RESET work_mem;
RESET hash_mem_multiplier;
--
-- Visible: EXPLAIN, totals of the session
--
SET ribbonfilter.join_filter_debug = force;
-- what EXPLAIN says of filters, whatever form a version has for it
CREATE FUNCTION shown(options text, query text, pattern text DEFAULT 'join filter|40 keys|2879 of') RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
	line text;
BEGIN
	FOR line IN EXECUTE format('EXPLAIN (COSTS OFF%s) %s', options, query) LOOP
		RETURN QUERY SELECT string_agg(m[1], ', ') FROM regexp_matches(lower(line), pattern, 'g') AS m WHERE line ~* 'join filter' HAVING count(*) > 0;
	END LOOP;
END $$;
SELECT shown('', 'SELECT * FROM fact JOIN dim USING (k) WHERE part = 0');
SELECT shown(', ANALYZE, TIMING OFF', 'SELECT * FROM fact JOIN dim USING (k) WHERE part = 0');
-- guard: forget(): of a table that is built again
SELECT shown(', ANALYZE, TIMING OFF', 'SELECT * FROM one_to_three, LATERAL (SELECT i, f.id FROM fact AS f JOIN dim USING (k) WHERE part = i OFFSET 0) AS s');
SELECT places('SELECT * FROM fact JOIN dim USING (k) WHERE part = 0');
-- its keys
SELECT shown('', 'SELECT * FROM fact JOIN dim USING (k, x) WHERE part = 0', 'filter 1:? \(([^()]*)');
-- the kinds of sets, of keys that lie close together and far apart
SELECT n, shown(', ANALYZE, TIMING OFF', format('SELECT * FROM fact JOIN generate_series(1, %s) AS d (k) USING (k)', n), ' (empty|values|bitmap|bloom)\M') AS close,
	shown(', ANALYZE, TIMING OFF', format('SELECT * FROM fact JOIN (SELECT 100000000 * i AS k FROM generate_series(1, %s) AS i) AS d USING (k)', n), ' (empty|values|bitmap|bloom)\M') AS apart FROM unnest(ARRAY[1, 8, 9, 20]) AS n;
-- guard: next_passing(): a join has two counts of rows, of which EXPLAIN shows one with each kind of condition
SELECT format('%s: %s by its filter, %s by its join filter', node->>'Join Type', node->'Rows Removed by Filter', coalesce(node->>'Rows Removed by Join Filter', 'none'))
FROM jsonb_path_query(plan_of('SELECT * FROM (SELECT f.id, e.k AS ek FROM fact AS f LEFT JOIN elsewhere AS e USING (e) WHERE coalesce(e.k, 0) >= 0 OFFSET 0) AS s JOIN dim ON s.ek = dim.k WHERE part = 0'), 'strict $.** ? (exists (@."Rows Removed by Filter") && exists (@."Join Type"))') AS node;
-- guard: shows_set(): not how many keys there are, of rows that a view hides
CREATE VIEW joined_barrier WITH (security_barrier) AS SELECT id, x FROM fact JOIN dim USING (k, x) WHERE part = 0;
SELECT shown(', ANALYZE, TIMING OFF', 'SELECT * FROM joined_barrier');
SELECT shown(', ANALYZE, TIMING OFF', 'SELECT * FROM fact JOIN dim USING (k) WHERE part = 0 AND EXISTS (SELECT FROM hidden)');
-- guard: adopt_copies(): a parameter that has no name
CREATE FUNCTION nameless(query text) RETURNS boolean LANGUAGE sql AS $$ SELECT plan_of(query, 'COSTS OFF')::text ~ '[$][0-9]' $$;
SET enable_nestloop = on;
SELECT nameless('SELECT * FROM (SELECT f.k FROM one_to_three, LATERAL (SELECT k FROM fact WHERE id > i OFFSET 0) AS f OFFSET 0) AS f JOIN (SELECT k FROM dim WHERE k8 = 5 OFFSET 0) AS d USING (k)');
SELECT nameless(string_agg('SELECT * FROM (SELECT f.k FROM one_to_three, LATERAL (SELECT k FROM fact WHERE id > i OFFSET 0) AS f OFFSET 0) AS f JOIN (SELECT k FROM dim WHERE k8 = 5 OFFSET 0) AS d USING (k)', ' UNION ALL ')) FROM generate_series(1, 2);
-- ... whatever SubPlan the walk has come to before: partitions share theirs
CREATE TABLE sharing (k integer) PARTITION BY LIST (k);
CREATE TABLE sharing_1 PARTITION OF sharing FOR VALUES IN (1);
CREATE TABLE sharing_2 PARTITION OF sharing FOR VALUES IN (2);
SELECT nameless('SELECT k FROM sharing AS s WHERE k > (SELECT min(y) FROM elsewhere WHERE e = s.k) UNION ALL SELECT k FROM (SELECT f.k FROM one_to_three, LATERAL (SELECT k FROM fact WHERE id > i OFFSET 0) AS f OFFSET 0) AS f JOIN (SELECT k FROM dim WHERE k8 = 5 OFFSET 0) AS d USING (k)');
SET enable_nestloop = off;
SET ribbonfilter.join_filter_explain = off;
SELECT shown(', ANALYZE, TIMING OFF', 'SELECT * FROM fact JOIN dim USING (k) WHERE part = 0');
RESET ribbonfilter.join_filter_explain;
-- off leaves no trace, not even after a query that had filters
SET ribbonfilter.join_filter = off;
SELECT shown(', ANALYZE, TIMING OFF', 'SELECT * FROM fact JOIN dim USING (k) WHERE part = 0');
SELECT given_up('SELECT count(*) FROM fact JOIN dim USING (k) WHERE part = 0');
SET ribbonfilter.join_filter = on;
SELECT placed, built, abandoned, checked, dropped FROM totals('SELECT * FROM fact JOIN dim USING (k) WHERE part = 0');
SELECT placed, built, abandoned, checked, dropped FROM totals('SELECT * FROM fact JOIN dim USING (k) JOIN elsewhere USING (e) WHERE part = 0 AND y = 0');
SELECT placed, built, abandoned, checked, dropped FROM totals('SELECT * FROM fact WHERE id < 100');
-- ... of a SubPlan, one, however many partitions ask for it
SELECT placed, built, abandoned, checked, dropped FROM totals('SELECT * FROM parts AS p WHERE p.id < 0 OR p.id IN (SELECT f.id FROM fact AS f JOIN dim USING (k) WHERE part = 0)');
--
-- Cheap where they do not help: nothing is placed, made or collected unless
-- enough rows come, and enough of them would be dropped.
--
RESET ribbonfilter.join_filter_debug;
RESET ribbonfilter.join_filter_min_rows;
-- 400,000 rows to the planner, in fact so many
CREATE FUNCTION stream(n integer) RETURNS SETOF integer LANGUAGE plpgsql STABLE ROWS 400000 AS 'BEGIN FOR i IN 1 .. n LOOP RETURN NEXT i::bigint * 7919 % 100000; END LOOP; END';
-- keys of which x per cent match, evenly
CREATE TABLE all_keys AS SELECT k, k::numeric AS kn, 'customer-' || k AS t, k * 37 % 100 AS x, repeat('x', 60) AS pad FROM generate_series(0, 99999) AS k;
CREATE TABLE facts AS SELECT k, k::numeric AS kn, repeat('y', 60) AS pad FROM generate_series(1, 120000) AS i, LATERAL (SELECT (i * 7919::bigint % 100000)::integer) AS s (k);
-- of which the planner knows nothing, so it hashes the other side
CREATE TABLE few_unknown WITH (autovacuum_enabled = off) AS SELECT i AS k FROM generate_series(1, 10000) AS i;
ANALYZE all_keys, facts;
CREATE FUNCTION made(query text) RETURNS text LANGUAGE sql AS $$
	SELECT format('%s placed, %s made, %s given up', placed, built, abandoned) FROM totals(query)
$$;
-- guard: executor_start(), total_cost: LIMIT, EXISTS
SELECT made('SELECT * FROM facts JOIN dim USING (k) LIMIT 10');
SELECT made('SELECT EXISTS (SELECT FROM facts JOIN dim USING (k))');
-- guard: fetched_below(): a test of 50,000 rows does not pay for 3000 rows
SELECT made('SELECT * FROM (SELECT * FROM facts JOIN (SELECT k, x FROM all_keys WHERE x < 50 OFFSET 0) AS a USING (k) LIMIT 3000) AS l JOIN stream(1) AS s (k) USING (k)');
-- guard: stop_probing(): tables that are built again and again, each for a few rows
SELECT made('SELECT sum(c) FROM generate_series(1, 300) AS i, LATERAL (SELECT count(*) AS c FROM stream(10) AS f (k) JOIN dim USING (k) WHERE dim.x <= i OFFSET 0) AS s');
-- partitions, of which all rows match, have one account
CREATE TABLE crumbs (k integer, part integer) PARTITION BY LIST (part);
DO $$ BEGIN FOR i IN 0 .. 39 LOOP EXECUTE format('CREATE TABLE crumbs_%s PARTITION OF crumbs FOR VALUES IN (%s)', i, i); END LOOP; END $$;
SET ribbonfilter.join_filter_min_rows = 50000;
INSERT INTO crumbs SELECT k, k % 40 FROM facts, generate_series(1, 2);
ANALYZE crumbs;
SELECT placed, built, checked <= 4096 AS few_checked FROM totals('SELECT count(*) FROM crumbs JOIN all_keys USING (k)');
SELECT placed, built, checked > 200000 AS most_checked FROM totals('SELECT count(*) FROM crumbs JOIN all_keys USING (k) WHERE x < 5');
-- ... but not for good: the first partition is one of which all match
SELECT placed, built, dropped > 150000 AS most_dropped FROM totals('SELECT count(*) FROM crumbs JOIN all_keys USING (k) WHERE all_keys.k % 40 = 0');
RESET ribbonfilter.join_filter_min_rows;
-- guard: pgrf_join_cost_set(): 45 of 100 match
SELECT made('SELECT count(*) FROM facts JOIN all_keys USING (k) WHERE x < 45');
SELECT made('SELECT count(*) FROM facts JOIN all_keys USING (kn) WHERE x < 45');
-- guard: pgrf_account_came(): rows that the scan's conditions hide, as the first two, count for a set
SELECT made('SELECT count(*) FROM facts JOIN all_keys USING (k) WHERE facts.k NOT IN (7919, 15838) AND x < 10');
-- ... and between(): there is an aggregate below the join
SELECT made('SELECT count(n) FROM (SELECT kn, count(*) AS n FROM facts GROUP BY kn OFFSET 0) AS f JOIN all_keys USING (kn) WHERE x < 45');
-- guard: pgrf_account_buys(), guess: where the table cannot be looked up, for want of a key
SELECT made('SELECT count(*) FROM (SELECT f.k, e.y FROM facts AS f JOIN elsewhere AS e ON f.k % 100 = e.e OFFSET 0) AS s JOIN (SELECT k, k % 3 AS y FROM all_keys WHERE x < 5 OFFSET 0) AS a USING (k, y)');
-- guard: expected_drops(): several batches, of which all rows, or a tenth, are expected to match
SET work_mem = '1MB';
SET hash_mem_multiplier = 1;
SELECT made('SELECT count(facts.pad), max(all_keys.pad) FROM facts JOIN all_keys USING (k)');
SELECT made('SELECT count(facts.pad), max(all_keys.pad) FROM facts JOIN all_keys USING (k) WHERE x < 10');
-- guard: pgrf_account_settle(), stands_for: of 16 batches, that in memory stands for all
SET work_mem = '100kB';
SELECT made('SELECT count(facts.pad), max(all_keys.pad) FROM facts JOIN all_keys USING (k) WHERE x < 10');
SET work_mem = '1MB';
-- guard: look_up_many(), JOIN_LOOKUP_UNKNOWN: all match, though fewer were expected to
SELECT made('SELECT count(facts.pad), max(all_keys.pad) FROM facts JOIN all_keys USING (k) WHERE x + 0 >= 0');
RESET work_mem;
-- ... and keys that somebody has chosen, all in one bucket
CREATE TABLE crowd AS SELECT k FROM generate_series(1, 400000) AS k WHERE hashint4(k) & 1023 = hashint4(0) & 1023;
ANALYZE crowd;
SELECT made('SELECT count(*) FROM (SELECT 0 * k AS k FROM facts OFFSET 0) AS f JOIN crowd USING (k)'), count(*) > 300 AS crowded FROM crowd;
SET work_mem = '1MB';
-- guard: collect(): the build side is the larger one
SET ribbonfilter.join_filter_min_rows = 5000;
SELECT made('SELECT count(facts.pad) FROM facts JOIN few_unknown USING (k)');
RESET ribbonfilter.join_filter_min_rows;
RESET work_mem;
RESET hash_mem_multiplier;
-- guard: add_row(): long keys are not fetched: no more pieces of them than without
CREATE TABLE long_keys (t text);
ALTER TABLE long_keys ALTER t SET STORAGE EXTERNAL;
INSERT INTO long_keys SELECT string_agg(md5((i * 10000 + j)::text), '') FROM generate_series(1, 30) AS i, generate_series(1, 3000) AS j GROUP BY i;
ANALYZE long_keys;
CREATE FUNCTION more_fetched(query text, tab regclass) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	index oid := (SELECT indexrelid FROM pg_class JOIN pg_index ON indrelid = reltoastrelid WHERE pg_class.oid = tab);
	before bigint := pg_stat_get_xact_tuples_fetched(index);
	without bigint;
BEGIN
	PERFORM set_config('ribbonfilter.join_filter', 'off', true);
	EXECUTE query;
	without := pg_stat_get_xact_tuples_fetched(index);
	PERFORM set_config('ribbonfilter.join_filter', 'on', true);
	EXECUTE query;
	RETURN pg_stat_get_xact_tuples_fetched(index) - without - (without - before);
END $$;
SELECT more_fetched('SELECT count(*) FROM (SELECT ''customer-'' || k AS t FROM stream(30000) AS k OFFSET 0) AS f JOIN long_keys USING (t)', 'long_keys');
SELECT made('SELECT count(*) FROM (SELECT ''customer-'' || k AS t FROM stream(30000) AS k OFFSET 0) AS f JOIN long_keys USING (t)');
-- ... nor those of rows, which pass; hidden or not, by page or not
CREATE TABLE hidden_keys (open boolean, t text);
ALTER TABLE hidden_keys ALTER t SET STORAGE EXTERNAL;
INSERT INTO hidden_keys SELECT i % 5 = 0, CASE i % 7 WHEN 0 THEN repeat('x', 3000) ELSE 'customer-' END || i % 100 FROM generate_series(1, 4000) AS i;
ANALYZE hidden_keys;
SET ribbonfilter.join_filter_min_rows = 1;
SELECT page, set_config('ribbonfilter.page_probe', page, false) AS set, more_fetched(format('SELECT count(*) FROM hidden_keys JOIN (SELECT ''customer-'' || k AS t FROM generate_series(1, 10) AS k) AS d USING (t)%s', own), 'hidden_keys') <= 0 AS none, (SELECT dropped FROM totals(format('SELECT count(*) FROM hidden_keys JOIN (SELECT ''customer-'' || k AS t FROM generate_series(1, 10) AS k) AS d USING (t)%s', own))) > 0 AS dropped
FROM (VALUES ('off', ''), ('on', ''), ('off', ' WHERE open IS NOT NULL'), ('on', ' WHERE open IS NOT NULL')) AS v (page, own);
RESET ribbonfilter.page_probe;
-- guard: ignores_order(): what kept rows are dropped by does not depend on it
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT max(k) AS k FROM dim GROUP BY x) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT (array_agg(k ORDER BY part))[1] AS k FROM dim GROUP BY x) AS d USING (k)');
-- guard: groups_unlike(): which of several equal values a group has; and so for SetOp
SELECT tried('SELECT * FROM (SELECT kn FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT kn FROM dim GROUP BY kn) AS d USING (kn)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT k FROM dim GROUP BY k) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT max(k) AS k FROM dim GROUP BY k > 3) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT k, sum(kn) FROM dim GROUP BY k) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT k FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT k, sum(DISTINCT kn) FROM dim GROUP BY k) AS d USING (k)');
SELECT tried('SELECT * FROM (SELECT kn FROM fact ORDER BY x, id OFFSET 0) AS f JOIN (SELECT kn FROM dim INTERSECT SELECT kn FROM dim OFFSET 0) AS d USING (kn)');

--
-- What comes in the middle must not be seen.
--

-- guard: may_fail(): rows of a group that are dropped while others are not; the one that is left has no match
CREATE TABLE sale AS SELECT i % 20000 AS customer, i AS amount FROM generate_series(1, 40000) AS i;
CREATE TABLE buyer AS SELECT i AS id FROM generate_series(1, 2000) AS i;
ANALYZE sale, buyer;
SET ribbonfilter.join_filter_min_rows = 5000;
SELECT count(*), sum(d) FROM (SELECT customer, sum(amount) / (count(*) - 1) AS d FROM sale GROUP BY customer) AS s JOIN buyer ON buyer.id = s.customer;
SELECT count(*), sum(d) FROM (SELECT customer, sum(amount) AS d FROM sale GROUP BY customer HAVING sum(amount) / (count(*) - 1) > 0) AS s JOIN buyer ON buyer.id = s.customer;
SELECT count(*), sum(d) FROM (SELECT customer, d / (n - 1) AS d FROM (SELECT customer, sum(amount) AS d, count(*) AS n FROM sale GROUP BY customer OFFSET 0) AS s OFFSET 0) AS s JOIN buyer ON buyer.id = s.customer;
SELECT count(*), sum(d) FROM (SELECT customer, amount / (count(*) OVER (PARTITION BY customer) - 1) AS d FROM (SELECT * FROM sale OFFSET 0) AS t OFFSET 0) AS s JOIN buyer ON buyer.id = s.customer;
-- ... in the join's own keys, in what another aggregate is given, on the inner side of a loop
SELECT count(*) FROM (SELECT customer, count(*) AS c FROM sale GROUP BY customer) AS s JOIN buyer ON buyer.id = s.customer AND buyer.id - buyer.id + 100 = 100 / (s.c - 1);
SELECT count(*), sum(d) FROM (SELECT customer, sum(100 / (count(*) - 1)) OVER (PARTITION BY customer) AS d FROM sale GROUP BY customer, amount % 7 * 0) AS s JOIN buyer ON buyer.id = s.customer;
SET enable_nestloop = on;
SET join_collapse_limit = 1;
SELECT count(*) FROM ((SELECT customer, count(*) AS c FROM sale GROUP BY customer) AS s CROSS JOIN LATERAL generate_series(1, 2, s.c - 1) AS g) JOIN buyer ON buyer.id = s.customer;
RESET join_collapse_limit;
SET enable_nestloop = off;
-- ... nor reach another join, whose other side is not executed without
CREATE TABLE balance AS SELECT i % 20000 AS customer, CASE WHEN i <= 20000 THEN 1 ELSE -1 END AS amount FROM generate_series(1, 40000) AS i;
ANALYZE balance;
SET enable_nestloop = on;
SET join_collapse_limit = 1;
SELECT count(*), sum(d) FROM ((SELECT customer FROM balance GROUP BY customer HAVING sum(amount) > 0 OFFSET 0) AS s CROSS JOIN (SELECT 1 / (id - id) AS d FROM buyer WHERE id < 9 OFFSET 0) AS b) JOIN (SELECT 30000 + id AS customer FROM buyer OFFSET 0) AS c USING (customer);
RESET join_collapse_limit;
SET enable_nestloop = off;
-- ... in an InitPlan, which is executed when it is asked for
SELECT count(*), sum(d) FROM (SELECT customer, CASE WHEN count(*) = 1 THEN (SELECT 1 / (id - id) FROM buyer LIMIT 1) ELSE 0 END AS d FROM sale GROUP BY customer) AS s JOIN buyer ON buyer.id = s.customer;
SELECT tried('SELECT * FROM (SELECT k, sum(id) / count(*) FROM fact GROUP BY k) AS f JOIN dim USING (k) WHERE part = 0');
SELECT tried('SELECT * FROM (SELECT k, sum(id), count(*) FROM fact GROUP BY k HAVING count(*) > 1) AS f JOIN dim USING (k) WHERE part = 0');
-- what a query uses is dropped after its first row
CREATE COLLATION dropped_collation (locale = 'C');
CREATE FUNCTION dropped_function(integer) RETURNS integer LANGUAGE plpgsql STABLE AS 'BEGIN RETURN $1; END';
BEGIN;
DECLARE c CURSOR FOR SELECT f.k FROM all_keys AS f JOIN (SELECT t FROM all_keys WHERE x < 10) AS d ON f.t = d.t COLLATE dropped_collation;
FETCH c;
DROP COLLATION dropped_collation;
MOVE ALL FROM c;
DECLARE d CURSOR FOR SELECT f.k FROM (SELECT k, dropped_function(x) AS x FROM all_keys OFFSET 0) AS f JOIN (SELECT k FROM all_keys WHERE x < 10) AS d USING (k);
FETCH d;
DROP FUNCTION dropped_function;
MOVE ALL FROM d;
CREATE DOMAIN dropped_domain AS integer;
CREATE TABLE far_keys AS SELECT CASE WHEN i = 1 THEN 1 ELSE 100000 + i END AS i FROM generate_series(1, 3000) AS i;
ANALYZE far_keys;
SELECT array_agg(i)::text AS keys FROM generate_series(1, 200000) AS i \gset
DECLARE e CURSOR FOR SELECT b.i FROM unnest(:'keys'::dropped_domain[]) AS a (k) JOIN far_keys AS b ON b.i = a.k;
MOVE 1 FROM e;
DROP DOMAIN dropped_domain;
MOVE 2998 FROM e;
FETCH e;
COMMIT;
-- guard: get_value(): a name is no varlena, whatever it begins with
CREATE TABLE strange_names AS SELECT (chr(1 + i % 3) || chr(1 + i % 5) || repeat('A', 9) || i)::name AS n FROM generate_series(1, 6000) AS i;
CREATE TABLE strange_texts AS SELECT n::text AS t FROM strange_names LIMIT 100;
ANALYZE strange_names, strange_texts;
SELECT count(*) FROM strange_names JOIN strange_texts ON n::text = t;
SELECT count(*) FROM strange_texts JOIN (SELECT n::text AS t FROM strange_names UNION ALL SELECT t FROM strange_texts) AS s USING (t);
SET ribbonfilter.join_filter_min_rows = 50;
SELECT count(*) FROM (SELECT t FROM strange_texts OFFSET 0) AS s LEFT JOIN strange_names ON n::text = t;
SELECT count(*) FROM (SELECT t FROM strange_texts, generate_series(1, 10) OFFSET 0) AS s JOIN (SELECT n FROM strange_names LIMIT 50) AS n ON n::text = t;
RESET ribbonfilter.join_filter_min_rows;
\pset tuples_only off
\pset format aligned
SELECT placed > 0 AS placed, built > 0 AS built, abandoned > 0 AS abandoned, checked > dropped AND dropped > 0 AS dropped FROM stats();
