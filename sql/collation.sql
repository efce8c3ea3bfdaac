--
-- Keys of nondeterministic collations, under which texts that differ are equal:
-- no filter takes them.
--

SELECT NOT EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') AS no_icu \gset
\if :no_icu
\echo skipped: this server has no ICU
\quit
\endif

SET client_min_messages = warning;
CREATE SCHEMA collation_test;
SET search_path = collation_test, public;

CREATE COLLATION any_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
CREATE DOMAIN caseless AS text COLLATE any_case;
CREATE TYPE caseless_pair AS (a integer, b text COLLATE any_case);
CREATE TYPE caseless_range AS RANGE (subtype = text, collation = any_case);
CREATE TABLE names (t text COLLATE any_case, v varchar COLLATE any_case, c char(5) COLLATE any_case, a text[] COLLATE any_case);
CREATE FUNCTION explained(tables text) RETURNS SETOF text LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY EXECUTE 'EXPLAIN SELECT count(*) FROM ' || tables; END $$;
CREATE FUNCTION counted(tables text, OUT count bigint) LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'SELECT count(*) FROM ' || tables INTO count; END $$;
INSERT INTO names VALUES ('Ann', 'Ann', 'Ann', '{Ann}');

SELECT raised('SELECT key_hash(t) FROM names');
SELECT key, raised(format('SELECT key_hash(%s) FROM names', key), brief := true) AS error
FROM unnest(ARRAY['v', 'c', 'a', 'ROW(1, t)', 'names', 'ROW(a)', '(1, ''x'')::caseless_pair', 'ARRAY[(1, ''x'')::caseless_pair]',
	'''x''::caseless', 'ARRAY[''x''::caseless]', '''[a,b]''::caseless_range']) AS key
ORDER BY key COLLATE "C";
SELECT raised('SELECT ribbon_agg(t) FROM names', brief := true);
SELECT raised('SELECT ribbon_build(a) FROM names', brief := true);
SELECT raised('SELECT ribbon_build(ARRAY[''Ann'']) @> t FROM names', brief := true);
SELECT raised('SELECT keyset_agg(CASE WHEN true THEN n END) FROM (SELECT ''a''::name COLLATE any_case AS n OFFSET 0) AS s');
SELECT raised('SELECT keyset_agg(a || b) FROM (SELECT ''a'' COLLATE "C" AS a, ''b'' COLLATE any_case AS b OFFSET 0) AS s', brief := true);
SELECT raised('SELECT keyset_build(ARRAY[''a'']) @> (a || b) FROM (SELECT ''a'' COLLATE "C" AS a, ''b'' COLLATE any_case AS b OFFSET 0) AS s', brief := true);
-- as the hint says
SELECT ribbon_agg(t COLLATE "C") @> 'Ann' AS found, ribbon_agg(t COLLATE "C") @> 'ANN' AS not_found FROM names;

-- literals
CREATE TABLE f AS SELECT ribbon_build(ARRAY['a', '42'], 1e-9) AS t, bloom_build(ARRAY[1, 42, -7]::bigint[], 1e-6) AS b, keyset_build(ARRAY[1, 42, -7]::smallint[]) AS s;
SELECT raised(format('SELECT %s FROM f', what), true) FROM unnest(ARRAY['t @> (''A'' COLLATE any_case)', '(''A'' COLLATE any_case) <@ t', 'ribbon_contains(t, ''A'' COLLATE any_case)',
	'bloom_add(b, ''1'' COLLATE any_case)', 'keyset_add(s, ''1'' COLLATE any_case)', 'key_hash(''A'' COLLATE any_case)', 't @> ANY (''{A}'' COLLATE any_case)']) AS what;

-- no condition is added with them
CREATE TABLE plain_names AS SELECT t::text COLLATE "C" AS t FROM names;
SET ribbonfilter.join_filter = plan;
SET ribbonfilter.join_filter_debug = force;
SELECT query, (SELECT count(*) FROM explained(query) AS line WHERE line ~ '@>') AS added, (SELECT count FROM counted(query))
FROM unnest(ARRAY['plain_names a JOIN plain_names b ON a.t = b.t', 'names a JOIN names b ON a.t = b.t', 'names a JOIN plain_names b ON a.t COLLATE "C" = b.t']) AS query;

DROP SCHEMA collation_test CASCADE;
