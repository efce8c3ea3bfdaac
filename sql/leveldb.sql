--
-- LevelDB's Bloom filters.  015_leveldb.pl compares with the library itself.
--

SET client_min_messages = warning;
CREATE SCHEMA leveldb_test;
SET search_path = leveldb_test, public;
SET max_parallel_workers_per_gather = 0;
SET hash_mem_multiplier = 2; -- 14 has 1, which makes a difference to where buffers grow too large

-- bytes that LevelDB 1.23 made of these keys
SELECT leveldb_agg(k) FROM (VALUES ('hello'::bytea), ('world')) AS v (k);
SELECT leveldb_agg(k, 10) FROM (VALUES ('hello'::text), ('world')) AS v (k);
-- of no keys: what its CreateFilter() makes of none, at 10 bits per key if there are no rows
SELECT leveldb_agg(k), leveldb_agg(k, 50), leveldb_agg(k::text) FROM (VALUES ('a'::bytea)) AS v (k) WHERE false;
SELECT leveldb_agg(k), leveldb_agg(k, 50) FROM (VALUES (NULL::bytea), (NULL)) AS v (k);

-- the size counts rows, repeats and all, but no NULLs: at least 64 bits, then whole bytes, and one for the number of probes
SELECT n, length(leveldb_agg(k, 10)) AS distinct, length(leveldb_agg('same'::bytea, 10)) AS same, length(leveldb_agg(CASE WHEN i % 2 = 0 THEN k END, 10)) AS half
FROM unnest(ARRAY[1, 6, 7, 8, 100]) AS n, generate_series(1, n) AS i, int4send(i) AS k GROUP BY n ORDER BY n;
SELECT b, get_byte(f, length(f) - 1) AS probes, length(f) FROM unnest(ARRAY[1, 2, 3, 10, 43, 44, 50, 1000]) AS b,
	LATERAL (SELECT leveldb_agg(int4send(i), b) FROM generate_series(1, 100) AS i) AS a (f);

CREATE TABLE keys AS SELECT i, i % 7 AS g, int4send(i) AS k, 'key ' || i AS t FROM generate_series(1, 20000) AS i;
ALTER TABLE keys SET (parallel_workers = 3);
ANALYZE keys;

-- no key is missed, and about one other in a hundred is found
CREATE TABLE filters AS SELECT leveldb_agg(k) AS k, leveldb_agg(t) AS t, leveldb_agg(t::bytea) AS tb, leveldb_agg(t, 1) AS t1, leveldb_agg(t, 50) AS t50 FROM keys;
SELECT t = tb AS same FROM filters;
SELECT count(*) FILTER (WHERE leveldb_contains(f.k, keys.k) AND leveldb_contains(f.t, keys.t) AND leveldb_contains(f.t, keys.t::bytea)
	AND leveldb_contains(f.t1, keys.t) AND leveldb_contains(f.t50, keys.t)) AS found FROM keys, filters AS f;
SELECT count(*) FILTER (WHERE leveldb_contains(t, 'other ' || i)) BETWEEN 100 AND 300 AS about_1_percent, count(*) FILTER (WHERE leveldb_contains(t50, 'other ' || i)) < 5 AS fewer
FROM filters, generate_series(1, 20000) AS i;

-- keys: bytes; texts, as the bytes of UTF-8; their domains; names
CREATE DOMAIN word AS text;
CREATE DOMAIN octets AS bytea;
SELECT leveldb_contains(f, 'abc'::bytea) AS bytea, leveldb_contains(f, 'abc'::text) AS text, leveldb_contains(f, 'abc'::varchar(5)) AS varchar, leveldb_contains(f, 'abc'::name) AS name,
	leveldb_contains(f, 'abc'::word) AS word, leveldb_contains(f, 'abc'::octets) AS octets, leveldb_contains(f, 'abc') AS literal, leveldb_contains(f, 'abd') AS other
FROM (SELECT leveldb_agg('abc'::bytea, 1000)) AS a (f);
SELECT leveldb_agg('abc'::text) = f AS text, leveldb_agg('abc'::varchar) = f AS varchar, leveldb_agg('abc'::name) = f AS name, leveldb_agg('abc'::word) = f AS word, leveldb_agg('abc'::octets) = f AS octets, leveldb_agg('abc') = f AS literal
FROM (SELECT leveldb_agg('abc'::bytea)) AS a (f) GROUP BY f;
SELECT leveldb_contains(leveldb_agg(convert_to(U&'Z\00FCrich', 'UTF8'), 1000), U&'Z\00FCrich'), leveldb_contains(leveldb_agg(convert_to(U&'Z\00FCrich', 'LATIN1'), 1000), U&'Z\00FCrich'::text);
SELECT leveldb_contains(f, ''), leveldb_contains(f, '\x'::bytea), leveldb_contains(f, '\x00'::bytea) FROM (SELECT leveldb_agg(''::bytea, 1000)) AS a (f);
-- a literal with a backslash could be either, as \x6b is
SELECT raised($$SELECT leveldb_contains('\x00', '\x6b')$$);
SELECT leveldb_contains(f, '\x6b'::bytea) AS bytea, leveldb_contains(f, '\x6b'::text) AS text FROM (SELECT leveldb_agg('k', 1000)) AS a (f);
-- parameters without a type are as literals
PREPARE untyped AS SELECT leveldb_contains(leveldb_agg('abc', 1000), $1);
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'untyped';
EXECUTE untyped ('abc');
EXECUTE untyped ('abd');
-- nothing else is bytes of its own accord
SELECT raised('SELECT leveldb_contains(''\x00'', 1)');
SELECT raised('SELECT leveldb_contains(''\x00'', ''a''::char(3))');
SELECT raised('SELECT leveldb_contains(''\x00'', ''{a}''::text[])');
SELECT raised('SELECT leveldb_agg(1)', brief := true);
SELECT raised('SELECT leveldb_agg(''a''::char(3))', brief := true);
SELECT raised('SELECT leveldb_agg(''a''::text, 0.01)', brief := true);
-- NULLs
SELECT leveldb_contains(NULL, 'a') AS filter, leveldb_contains('\x00', NULL) AS literal, leveldb_contains('\x00', NULL::text) AS text, leveldb_contains('\x00', NULL::bytea) AS bytea;

-- bits per key
SELECT bits, e FROM unnest(ARRAY[0, -1, -2147483648, 1001, 2147483647]) AS bits, raised(format('SELECT leveldb_agg(''a''::text, %s)', bits)) WITH ORDINALITY AS r (e, no) ORDER BY bits, no;
SELECT raised('SELECT leveldb_agg(''a''::text, NULL)');
SELECT raised('SELECT leveldb_agg(NULL::text, 0)', brief := true);
SELECT raised('SELECT leveldb_agg(t, i % 2 + 10) FROM keys');

-- any bytes: fewer than two hold nothing; 0 probes or more than 30 match everything
SELECT f, bool_or(leveldb_contains(f, key)) AS any, bool_and(leveldb_contains(f, key)) AS all
FROM unnest(ARRAY['\x', '\x00', '\x06', '\xff', '\x0000', '\x0006', '\xff06', '\xff00', '\x001e', '\x001f', '\x0080', '\x00ff', '\x00000006', '\x0000000000000000001f', '\x000000000000000001']::bytea[]) WITH ORDINALITY AS v (f, no),
	unnest(ARRAY[''::bytea, 'a', 'abc', '\x00', '\xff', 'abcdefghi']) AS key GROUP BY f, no ORDER BY no;
-- lengths that no writer makes: as of a filter of that many bits
SELECT count(*) AS filters, bool_and(leveldb_contains(f, 'abc')) AS all, bool_or(leveldb_contains(set_byte(f, 0, 0), 'abc')) FILTER (WHERE length(f) = 2) AS cleared
FROM generate_series(1, 300) AS n, LATERAL (SELECT decode(repeat('ff', n) || '06', 'hex')) AS v (f);

-- stored, of all sizes, and compressed
CREATE TABLE stored (what text, f bytea);
INSERT INTO stored SELECT 'short', leveldb_agg('key ' || i) FROM generate_series(1, 5) AS i;
INSERT INTO stored SELECT 'in line', leveldb_agg('key ' || i) FROM generate_series(1, 1000) AS i;
INSERT INTO stored SELECT 'out of line', leveldb_agg('key ' || i) FROM generate_series(1, 20000) AS i;
INSERT INTO stored SELECT 'compressed', decode(repeat('ff', 3000) || '06', 'hex');
INSERT INTO stored SELECT 'compressed, out of line', decode(repeat('ff', 1000000) || '06', 'hex');
ALTER TABLE stored ADD n serial;
SELECT what, count(*) FILTER (WHERE leveldb_contains(f, 'key ' || i)) AS found FROM stored, generate_series(1, 100) AS i GROUP BY n, what ORDER BY n;
SELECT what, count(*) FILTER (WHERE leveldb_contains((SELECT f FROM stored AS s WHERE s.n = stored.n), 'key ' || i)) AS found FROM stored, generate_series(1, 5) AS i GROUP BY n, what ORDER BY n;
-- fetched once for all rows
SELECT rows_read($$SELECT count(*) FROM keys WHERE leveldb_contains((SELECT f FROM stored WHERE what = 'out of line'), t)$$, 'stored') BETWEEN 1 AND 20 AS fetched_once;
-- changed between two calls of one call site
CREATE FUNCTION probe_twice() RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	answers text := '';
BEGIN
	FOR n IN 1..2 LOOP
		answers := answers || leveldb_contains((SELECT f FROM stored WHERE what = 'out of line'), 'key 19999'::text);
		UPDATE stored SET f = decode(repeat('00', 20000) || '06', 'hex') WHERE what = 'out of line';
		ALTER TABLE stored ALTER f SET STORAGE EXTERNAL;
	END LOOP;
	RETURN answers;
END $$;
SELECT probe_twice(), probe_twice();
-- the same bytes whatever the order, groups, windows and plan
SELECT leveldb_agg(keys.t ORDER BY i DESC) = f.t AS descending, leveldb_agg(keys.t ORDER BY md5(keys.t)) = f.t AS shuffled, leveldb_agg(DISTINCT keys.t) = f.t AS distinct FROM keys, filters AS f GROUP BY f.t;
CREATE TABLE groups AS SELECT g, leveldb_agg(t) AS t, leveldb_agg(k, 7) AS k FROM keys GROUP BY g;
SET enable_hashagg = off;
SELECT count(*) FROM (SELECT g, leveldb_agg(t) AS t, leveldb_agg(k, 7) AS k FROM keys GROUP BY g) AS s JOIN groups USING (g, t, k);
RESET enable_hashagg;
SELECT count(*) FROM (SELECT g, leveldb_agg(t) AS t, leveldb_agg(k, 7) AS k FROM keys GROUP BY ROLLUP (g)) AS s JOIN groups USING (g, t, k);
SELECT g, leveldb_agg(t) = (SELECT leveldb_agg(t) FROM keys AS o WHERE o.g = keys.g) AS same FROM keys GROUP BY g ORDER BY g;
-- frames that move, grow, and are empty
SELECT count(*) AS rows, bool_and(f IS NOT DISTINCT FROM (SELECT leveldb_agg(o.t) FROM keys AS o WHERE o.i BETWEEN w.i - 3 AND w.i + 2)) AS moving,
	bool_and(grown = (SELECT leveldb_agg(o.t) FROM keys AS o WHERE o.i <= w.i)) AS growing, bool_and(empty = '\x000000000000000006') AS empty
FROM (SELECT i, leveldb_agg(t) OVER (ORDER BY i ROWS BETWEEN 3 PRECEDING AND 2 FOLLOWING) AS f, leveldb_agg(t) OVER (ORDER BY i) AS grown,
	leveldb_agg(t) OVER (ORDER BY i ROWS BETWEEN UNBOUNDED PRECEDING AND 1000 PRECEDING) AS empty FROM keys WHERE i <= 200) AS w WHERE i <= 198;
SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0;
SET min_parallel_table_scan_size = 0;
SET max_parallel_workers_per_gather = 3;
CREATE FUNCTION is_partial(query text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE 'EXPLAIN (FORMAT JSON, COSTS OFF) ' || query INTO plan;
	RETURN jsonb_path_exists(plan, '$.** ? (@."Partial Mode" == "Partial")');
END $$;
SELECT is_partial('SELECT leveldb_agg(t), leveldb_agg(k, 7) FROM keys');
SELECT leveldb_agg(keys.t) = (SELECT t FROM filters) AS t, leveldb_agg(keys.k) = (SELECT k FROM filters) AS k, leveldb_agg(keys.t, 50) = (SELECT t50 FROM filters) AS t50 FROM keys;
SELECT count(*) FROM (SELECT g, leveldb_agg(t) AS t, leveldb_agg(k, 7) AS k FROM keys GROUP BY g) AS s JOIN groups USING (g, t, k);
SELECT leveldb_agg(t, 50) FROM keys WHERE i < 0;
SELECT leveldb_agg(CASE WHEN i < 0 THEN t END, 50) FROM keys;
SELECT raised('SELECT leveldb_agg(t, CASE WHEN i < 10000 THEN 10 ELSE 11 END) FROM keys', brief := true);
SELECT count(*) FILTER (WHERE leveldb_contains((SELECT t FROM filters), t)) FROM keys;
RESET max_parallel_workers_per_gather;

-- more keys than memory has room for: a temporary file, and the same bytes
CREATE TABLE many AS SELECT i % 3 AS g, int4send(i) AS k FROM generate_series(1, 150000) AS i;
ALTER TABLE many SET (parallel_workers = 2);
ANALYZE many;
SET max_parallel_workers_per_gather = 0;
SET work_mem = '64MB';
SELECT spilled('SELECT leveldb_agg(k) FROM many');
CREATE TABLE memory AS SELECT g, leveldb_agg(k) AS f FROM many GROUP BY ROLLUP (g);
SET work_mem = '64kB';
SELECT spilled('SELECT leveldb_agg(k) FROM many'), spilled('SELECT leveldb_agg(k) FROM many WHERE g = 0') AS third, spilled('SELECT leveldb_agg(k) FROM many WHERE g < 0') AS nothing;
CREATE TABLE file AS SELECT g, leveldb_agg(k) AS f FROM many GROUP BY ROLLUP (g);
SELECT count(*) FROM memory AS m JOIN file AS f ON m.g IS NOT DISTINCT FROM f.g AND m.f = f.f;
SET enable_hashagg = off;
SELECT count(*) FROM (SELECT g, leveldb_agg(k) AS f FROM many GROUP BY g) AS s JOIN memory USING (g, f);
RESET enable_hashagg;
SELECT count(*) FROM (SELECT (SELECT leveldb_agg(k) FROM many WHERE g = n) AS f FROM generate_series(0, 2) AS n) AS s JOIN memory USING (f);
SELECT count(*) FROM (SELECT leveldb_agg(k) OVER () AS f FROM many LIMIT 1) AS s JOIN memory USING (f);
SET max_parallel_workers_per_gather = 2;
SELECT is_partial('SELECT leveldb_agg(k) FROM many');
SELECT leveldb_agg(k) = (SELECT f FROM memory WHERE g IS NULL) AS same FROM many;
SET max_parallel_workers_per_gather = 0;
SELECT raised('SELECT leveldb_agg(k, CASE WHEN i = 150000 THEN 11 ELSE 10 END) FROM (SELECT k, row_number() OVER () AS i FROM many) AS s', brief := true);
SELECT count(*) AS files_left FROM pg_ls_tmpdir();
RESET work_mem;

-- too large: before all keys have been collected
SELECT regexp_replace(raised('SELECT leveldb_agg(''a''::bytea, 1000) FROM generate_series(1, 10000000)'), '[89][0-9]{6} keys requires 1[0-9]{9} bytes', '8589867 < n < 10000000 keys require too many bytes');
-- the functions of the aggregate are for aggregates, and check what they get
SELECT raised('SELECT leveldb_trans(NULL, ''a''::text)');
SELECT raised('SELECT leveldb_combine(NULL, NULL)');
SELECT raised('SELECT leveldb_final(NULL)');
CREATE AGGREGATE merged(bytea) (SFUNC = leveldb_combine, STYPE = bytea, FINALFUNC = leveldb_final);
CREATE AGGREGATE partial(bytea) (SFUNC = leveldb_trans, STYPE = bytea);
SELECT state, leveldb_agg(k) = f AS same FROM (SELECT partial(k) AS state, leveldb_agg(k) AS f FROM (VALUES ('a'::bytea), ('b')) AS v (k)) AS p, (VALUES ('a'::bytea), ('b')) AS v (k) GROUP BY state, f;
SELECT merged(state) = (SELECT leveldb_agg(k) FROM keys WHERE g < 4) AS same FROM (SELECT partial(k) AS state FROM keys WHERE g < 4 GROUP BY g) AS p;
CREATE AGGREGATE partial(bytea, integer) (SFUNC = leveldb_trans, STYPE = bytea);
SELECT partial(NULL::bytea, 10) AS state, partial(NULL::bytea, 11) AS of_11 \gset
SELECT raised(format('SELECT merged(%L::bytea)', state)) FROM (VALUES ('\x'), (substr(:'state'::bytea, 1, 40)), (set_byte(:'state', 14, 0)), (set_byte(:'state', 15, 4)), (set_byte(:'state', 0, 0)), (set_byte(:'state', 4, 2)), (set_byte(:'state', 7, 1)), (set_byte(:'state', 46, 66)), (:'state'::bytea || '\x00')) AS v (state);
-- a keyset of bytes is none either
SELECT raised(format('SELECT merged(%L::bytea)', keyset_agg(k)::bytea)) FROM keys;
SELECT merged(state) FROM (VALUES (:'state'::bytea), (NULL)) AS v (state);
SELECT raised(format('SELECT merged(state) FROM (VALUES (%L::bytea), (%L)) AS v (state)', :'state', :'of_11'));

DROP SCHEMA leveldb_test CASCADE;
