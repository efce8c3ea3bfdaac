--
-- Asking filters: where they come from, how they are written, how the planner
-- sees it.  At a rate of 1e-9 a ribbon filter is wrong about none of the keys
-- below, so counts are exact.
--

SET client_min_messages = warning;
CREATE SCHEMA probe_test;
SET search_path = probe_test, public;

--
-- The forms
--

CREATE TABLE three AS
SELECT keyset_agg(i) AS s, bloom_agg(i, 1e-6) AS b, ribbon_agg(i, 1e-9) AS r FROM generate_series(1, 100) AS i;

SELECT k, s @> k AS keyset, k <@ s AS keyset_commutated, keyset_contains(s, k) AS keyset_function, keyset_contains(filter => s, key => k) AS named,
	b @> k AS bloom, k <@ b AS bloom_commutated, bloom_contains(b, k) AS bloom_function,
	r @> k AS ribbon, k <@ r AS ribbon_commutated, ribbon_contains(r, k) AS ribbon_function
FROM three, unnest(ARRAY[0, 1, 100, 101, NULL]) AS k;
SELECT keyset_contained(7, s) AS keyset, bloom_contained(7, b) AS bloom, ribbon_contained(7, r) AS ribbon,
	keyset_contained('7'::text, keyset_build(ARRAY['7'])) AS keyset_text, bloom_contained('7'::text, bloom_build(ARRAY['7'])) AS bloom_text,
	ribbon_contained('7'::text, ribbon_build(ARRAY['7'])) AS ribbon_text
FROM three;

-- any of several
SELECT keys, keyset_candidates(s, keys) AS keyset, bloom_candidates(b, keys) AS bloom, ribbon_candidates(r, keys) AS ribbon
FROM three, (VALUES (ARRAY[0, 100, 1, 100, -1]), (ARRAY[0, -1]), (ARRAY[NULL, 1, NULL]), (ARRAY[NULL]::integer[]), ('{}'), (ARRAY[[0, 200], [300, 7]]), (NULL)) AS v (keys);
SELECT keyset_candidates(keyset_build(ARRAY['b', 'd', 'a long key, of more than a few bytes']), ARRAY['a', 'b', 'c', 'd', 'a long key, of more than a few bytes']) AS texts,
	ribbon_candidates(ribbon_build(ARRAY[1.5, 2], 1e-9), ARRAY[2.00, 3, 1.50]) AS numerics,
	pg_typeof(ribbon_candidates(ribbon_build(ARRAY[1]::smallint[], 1e-9), ARRAY[1]::bigint[])) AS type,
	bloom_candidates(bloom_empty(0.01, 10), ARRAY[1]) AS empty;
SELECT array_length(ribbon_candidates(ribbon_agg(i, 1e-9), array_agg(2 * i)), 1) AS half FROM generate_series(1, 100000) AS i;
SELECT keys, s && keys AS keyset, b && keys AS bloom, r && keys AS ribbon,
	keyset_contains_any(s, keys) AS keyset_function, bloom_contains_any(b, keys) AS bloom_function, ribbon_contains_any(r, keys) AS ribbon_function
FROM three, (VALUES (ARRAY[0, 1]), (ARRAY[0, -1]), (ARRAY[NULL, 1]), (ARRAY[NULL, 0]), (ARRAY[NULL]::integer[]), ('{}'), (ARRAY[[0, 200], [300, 7]]), (NULL)) AS v (keys);
SELECT r && ARRAY[1, 2]::smallint[] AS smallint, r && ARRAY[1, 2]::bigint[] AS bigint, ribbon_build(ARRAY['a', 'b']) && ARRAY['c', 'b'] AS text,
	ribbon_build(ARRAY['a', 'b']) && ARRAY['c', 'b']::varchar[] AS varchar, ribbon_build('{}'::text[]) && ARRAY[1.5] AS empty
FROM three;
SELECT raised('SELECT r && ARRAY[1.5] FROM three');
SELECT raised('SELECT keyset_candidates(keyset_build(ARRAY[1]), ARRAY[''1''])');
SELECT raised('SELECT r && ARRAY[''1''] FROM three');

-- NULL and NULL
SELECT NULL::ribbonfilter @> 1 AS null_filter, 1 <@ NULL::bloomfilter AS null_filter_commutated, NULL::keyset && ARRAY[1] AS null_filter_any,
	r @> NULL AS null_literal, r @> NULL::integer AS null_key, r && NULL::integer[] AS null_keys, ribbon_contains(NULL, 1) AS null_function
FROM three;

-- An empty filter contains no key of any type.
SELECT e @> 1 AS integer, e @> 'a' AS literal, e @> 'a'::text AS text, e @> 1.5 AS numeric, e @> now() AS timestamptz, e @> ARRAY[1] AS array, e @> ROW(1, 'a') AS record
FROM (SELECT ribbon_agg(i) AS e FROM generate_series(1, 0) AS i) AS e;

-- A key of another type is an error, also for a key that is there otherwise.
SELECT raised('SELECT s @> 1.5 FROM three');
SELECT raised('SELECT b @> 1::double precision FROM three');
SELECT raised('SELECT r @> true FROM three');
SELECT raised('SELECT r @> k FROM three, unnest(ARRAY[''1''::text]) AS k');
SELECT raised('SELECT k <@ r FROM three, unnest(ARRAY[''1''::text]) AS k');
SELECT raised('SELECT r @> ARRAY[1] FROM three');
SELECT raised('SELECT r @> ROW(1, 2) FROM three');
SELECT raised('SELECT ribbon_build(ARRAY[1.5]) @> 1');
-- ... in the middle of a query, too
SELECT raised('SELECT count(*) FROM (VALUES (ribbon_build(ARRAY[1])), (ribbon_build(ARRAY[''a'']))) AS v (f) WHERE f @> 1');
-- A filter is a key for filters of filters; @> does not compare two sets.
SELECT raised('SELECT r @> r FROM three');

-- A filter is asked wherever a boolean can be.
CREATE DOMAIN filter AS ribbonfilter;
CREATE TABLE places (k integer, f filter, inside boolean GENERATED ALWAYS AS (ribbon_contains(f::ribbonfilter, k)) STORED, CHECK (f @> k OR k < 0));
CREATE INDEX ON places (k) WHERE f @> k;
CREATE VIEW outsiders AS SELECT k FROM places WHERE NOT f @> k;
INSERT INTO places SELECT k, r FROM three, unnest(ARRAY[1, 2, -3]) AS k;
SELECT k, inside FROM places ORDER BY k;
TABLE outsiders;
SELECT raised('INSERT INTO places SELECT 101, r FROM three', brief := true);
CREATE FUNCTION in_filter(f ribbonfilter, k integer) RETURNS boolean LANGUAGE SQL IMMUTABLE AS 'SELECT f @> k';
SELECT k, in_filter(r, k) AS inlined, CASE WHEN r @> k THEN 'in' ELSE 'out' END AS case_when FROM three, generate_series(99, 102) AS k;

--
-- Filters in tables
--

-- Filters of 100 keys are stored in the row, those of 5000 out of line; all of a
-- kind and a size have the same length.
CREATE TABLE filters (id integer PRIMARY KEY, n integer, s keyset, b bloomfilter, r ribbonfilter);
INSERT INTO filters
SELECT id, n, (SELECT keyset_agg(id * 10000 + i) FROM generate_series(1, n) AS i), (SELECT bloom_agg(id * 10000 + i, 1e-6) FROM generate_series(1, n) AS i),
	(SELECT ribbon_agg(id * 10000 + i, 1e-9) FROM generate_series(1, n) AS i)
FROM generate_series(1, 12) AS id, LATERAL (SELECT CASE WHEN id % 3 = 0 THEN 100 ELSE 5000 END) AS n (n);
CREATE TABLE keys AS SELECT (id * 10000 + i)::bigint AS k FROM generate_series(1, 12) AS id, generate_series(1, 5000, 7) AS i;
CREATE VIEW expected AS SELECT id, count(*) AS found FROM filters JOIN keys ON k BETWEEN id * 10000 + 1 AND id * 10000 + n GROUP BY id;
ANALYZE filters, keys;
SELECT count(DISTINCT (keyset_info(s)).bytes) FILTER (WHERE n = 5000) AS keyset_lengths, count(DISTINCT (bloom_info(b)).bytes) FILTER (WHERE n = 5000) AS bloom_lengths,
	pg_relation_size(reltoastrelid) > 8 * (5000 * 8 + 18000 + 19000) AS out_of_line
FROM filters, pg_class AS c WHERE c.oid = 'filters'::regclass GROUP BY reltoastrelid;

-- a scalar subquery
SELECT (SELECT count(*) FROM keys WHERE (SELECT s FROM filters WHERE id = 4) @> k) AS keyset,
	(SELECT count(*) FROM keys WHERE (SELECT b FROM filters WHERE id = 4) @> k) AS bloom,
	(SELECT count(*) FROM keys WHERE (SELECT r FROM filters WHERE id = 4) @> k) AS ribbon,
	(SELECT count(*) FROM keys WHERE k <@ (SELECT r FROM filters WHERE id = 3)) AS ribbon_inline,
	(SELECT count(*) FROM keys WHERE (SELECT r FROM filters WHERE id = 99) @> k) AS no_filter,
	(SELECT found FROM expected WHERE id = 4) AS expected, (SELECT found FROM expected WHERE id = 3) AS expected_inline;

-- a correlated one
SELECT count(*) AS right FROM expected WHERE found = (SELECT count(*) FROM keys WHERE (SELECT r FROM filters WHERE id = expected.id) @> k);
-- ... and one for each key
SELECT count(*) AS keys, count(*) FILTER (WHERE (SELECT s FROM filters WHERE id = (k / 10000)) @> k) AS found, sum((k % 10000 <= (SELECT n FROM filters WHERE id = k / 10000))::integer) AS expected
FROM keys WHERE k % 10000 < 1000;

-- joins: filters outside, filters inside, filters per key
CREATE FUNCTION join_is_right(what text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	result boolean;
BEGIN
	EXECUTE format('SELECT count(*) = 12 AND bool_and(j.found = e.found) FROM (SELECT id, count(*) AS found FROM %s GROUP BY id) AS j FULL JOIN expected AS e USING (id)', what)
		INTO result;
	RETURN result;
END $$;
SELECT what, join_is_right(what) AS right
FROM (VALUES
	('filters JOIN keys ON s @> k'),
	('filters JOIN keys ON b @> k'),
	('filters JOIN keys ON r @> k'),
	('keys JOIN filters ON k <@ r'),
	('filters CROSS JOIN LATERAL (SELECT * FROM keys WHERE r @> k OFFSET 0) AS x'),
	('keys CROSS JOIN LATERAL (SELECT * FROM filters WHERE r @> k OFFSET 0) AS x'),
	('keys CROSS JOIN LATERAL (SELECT * FROM filters WHERE b @> k OFFSET 0) AS x'),
	('(SELECT * FROM keys ORDER BY k % 10000) AS keys CROSS JOIN LATERAL (SELECT * FROM filters WHERE s @> k ORDER BY id) AS x'),
	('(SELECT id, ribbonfilter(s, 1e-9) AS r FROM filters OFFSET 0) AS f JOIN keys ON r @> k'),
	('(SELECT id, unnest(ARRAY[r]) AS r FROM filters) AS f JOIN keys ON r @> k')) AS j (what);
SET enable_material = off;
SELECT join_is_right('keys JOIN filters ON r @> k') AS without_material;
RESET enable_material;

-- an anti-join: what no filter has
SELECT count(*) AS in_none FROM generate_series(1, 130000, 3) AS k WHERE NOT EXISTS (SELECT 1 FROM filters WHERE r @> k);
SELECT count(*) AS expected FROM generate_series(1, 130000, 3) AS k WHERE NOT EXISTS (SELECT 1 FROM filters WHERE k BETWEEN id * 10000 + 1 AND id * 10000 + n);

-- Compressed values, and values stored in other ways
CREATE TABLE stored (how text, f bloomfilter, x bloomfilter);
INSERT INTO stored VALUES ('external', NULL, NULL);
ALTER TABLE stored ALTER f SET STORAGE extended;
INSERT INTO stored SELECT 'extended', bloom_add(bloom_empty(0.01, 3000), 7), NULL;
INSERT INTO stored SELECT 'extended, out of line', bloom_add(f, 7), NULL FROM (SELECT bloom_agg(i, 0.01, 200000) AS f FROM generate_series(1000, 50000) AS i) AS f;
ALTER TABLE stored ALTER f SET STORAGE main;
INSERT INTO stored SELECT 'main', bloom_add(bloom_empty(0.01, 3000), 7), NULL;
ALTER TABLE stored ALTER f SET STORAGE plain;
INSERT INTO stored SELECT 'plain', bloom_add(bloom_empty(0.01, 3000), 7), NULL;
ALTER TABLE stored ALTER f SET STORAGE external;
UPDATE stored SET f = bloom_add(bloom_empty(0.01, 3000), 7) WHERE how = 'external';
INSERT INTO stored SELECT 'external, out of line', f, NULL FROM stored WHERE how = 'extended, out of line';
INSERT INTO stored SELECT 'short', bloom_build(ARRAY[7]), NULL;
SELECT how, f @> 7 AS found, f @> 8 AS not_found, f && ARRAY[9, 7] AS any, bloom_verify(f) AS verified,
	pg_column_size(f) < (bloom_info(f)).bytes / 2 AS compressed,
	(SELECT count(*) FROM generate_series(1, 7) AS k WHERE f @> k) AS hits, (SELECT count(*) FROM generate_series(1, 7) AS k WHERE k <@ f) AS hits_commutated
FROM stored ORDER BY how COLLATE "C";
-- in turns, row by row
SELECT k, count(*) FILTER (WHERE f @> k) AS hits FROM generate_series(7, 8) AS k, stored GROUP BY k ORDER BY k;

-- a filter of more than a megabyte
CREATE TABLE large AS SELECT 1 AS id, ribbon_agg(i) AS f FROM generate_series(1, 1300000) AS i;
SELECT pg_column_size(f) > 1000000 AS large, (SELECT count(*) FROM generate_series(1, 1300000, 13) AS k WHERE (SELECT f FROM large) @> k) AS found FROM large;
SELECT count(*) AS found FROM large JOIN generate_series(1, 1300000, 1300) AS k ON f @> k;

--
-- Filters that take turns in the same memory.  All of a kind have the same
-- number of keys.
--

-- made row by row
SELECT count(*) AS probes, count(*) FILTER (WHERE s @> k <> (k % 50 = g)) AS keyset_wrong, count(*) FILTER (WHERE b @> k <> (k % 50 = g)) AS bloom_wrong,
	count(*) FILTER (WHERE r @> k <> (k % 50 = g)) AS ribbon_wrong, count(*) FILTER (WHERE r && ARRAY[k, k + 50] <> (k % 50 = g)) AS any_wrong
FROM (SELECT i % 50 AS g, keyset_agg(i) AS s, bloom_agg(i, 1e-6) AS b, ribbon_agg(i, 1e-9) AS r FROM generate_series(0, 4999) AS i GROUP BY i % 50 OFFSET 0) AS f,
	generate_series(0, 999) AS k;
-- the filter changes with every call
SELECT count(*) AS probes, count(*) FILTER (WHERE s @> k <> (k % 50 = g)) AS keyset_wrong, count(*) FILTER (WHERE b @> k <> (k % 50 = g)) AS bloom_wrong,
	count(*) FILTER (WHERE r @> k <> (k % 50 = g)) AS ribbon_wrong
FROM generate_series(0, 99) AS k CROSS JOIN LATERAL
	(SELECT i % 50 AS g, keyset_agg(i) AS s, bloom_agg(i, 1e-6) AS b, ribbon_agg(i, 1e-9) AS r FROM generate_series(k - k, 999) AS i GROUP BY i % 50 OFFSET 0) AS f;
-- sorted, hence copied
SELECT count(*) AS probes, count(*) FILTER (WHERE r @> k <> (k % 50 = g)) AS ribbon_wrong
FROM (SELECT i % 50 AS g, ribbon_agg(i, 1e-9) AS r FROM generate_series(0, 4999) AS i GROUP BY i % 50 ORDER BY md5((i % 50)::text) OFFSET 0) AS f,
	generate_series(0, 99) AS k;
-- constants, elements of an array, parts of a row
SELECT f @> 1 AS has_1, f @> 2 AS has_2 FROM (VALUES (ribbon_build(ARRAY[1], 1e-9)), (ribbon_build(ARRAY[2], 1e-9)), (ribbon_build(ARRAY[1], 1e-9))) AS v (f);
SELECT i, a[i] @> i AS own, a[i] @> (3 - i) AS other FROM (SELECT array_agg(ribbon_build(ARRAY[i], 1e-9) ORDER BY i) AS a FROM generate_series(1, 2) AS i) AS a, unnest(ARRAY[1, 2, 1, 2]) AS i;
CREATE TYPE with_filter AS (id integer, f keyset);
SELECT count(*) FILTER (WHERE (w).f @> (w).id) AS own, count(*) FILTER (WHERE (w).f @> ((w).id % 100 + 1)) AS other
FROM (SELECT (i, keyset_build(ARRAY[i]))::with_filter AS w FROM generate_series(1, 100) AS i OFFSET 0) AS w;
-- rows that are updated in between
CREATE TABLE changing (id integer PRIMARY KEY, r ribbonfilter);
INSERT INTO changing SELECT 1, r FROM filters WHERE id = 1;
CREATE PROCEDURE change(INOUT wrong integer) LANGUAGE plpgsql AS $$
DECLARE
	found boolean;
BEGIN
	FOR i IN 1..12 LOOP
		UPDATE changing SET r = f.r FROM filters AS f WHERE f.id = i AND changing.id = 1;
		FOR j IN 1..12 LOOP
			SELECT r @> (j * 10000 + 50) INTO found FROM changing;
			wrong := wrong + (found <> (i = j))::integer;
		END LOOP;
		IF i % 4 = 0 THEN
			COMMIT;
		ELSIF i % 4 = 2 THEN
			ROLLBACK;
			SELECT r @> (i * 10000 + 50) INTO found FROM changing;
			wrong := wrong + found::integer;
		END IF;
	END LOOP;
END $$;
CALL change(0);

-- PL/pgSQL: a variable that changes, a variable that grows
CREATE FUNCTION in_turns(OUT probes integer, OUT ribbon_wrong integer, OUT bloom_wrong integer, OUT keyset_wrong integer) LANGUAGE plpgsql AS $$
DECLARE
	rr ribbonfilter;
	bb bloomfilter;
	ss keyset;
BEGIN
	probes := 0; ribbon_wrong := 0; bloom_wrong := 0; keyset_wrong := 0;
	FOR i IN 1..24 LOOP
		SELECT r, b, s INTO rr, bb, ss FROM filters WHERE id = i % 12 + 1;
		FOR j IN 1..12 LOOP
			probes := probes + 1;
			ribbon_wrong := ribbon_wrong + (rr @> (j * 10000 + 77) <> (j = i % 12 + 1))::integer;
			bloom_wrong := bloom_wrong + (bb @> (j * 10000 + 77) <> (j = i % 12 + 1))::integer;
			keyset_wrong := keyset_wrong + (ss @> (j * 10000 + 77) <> (j = i % 12 + 1))::integer;
		END LOOP;
	END LOOP;
END $$;
SELECT * FROM in_turns();
CREATE FUNCTION growing(OUT bloom_denied integer, OUT keyset_wrong integer) LANGUAGE plpgsql AS $$
DECLARE
	b bloomfilter := bloom_empty(1e-6, 300);
	s keyset := keyset_build('{}'::integer[]);
BEGIN
	bloom_denied := 0; keyset_wrong := 0;
	FOR i IN 1..300 LOOP
		b := bloom_add(b, i);
		s := keyset_add(s, i);
		bloom_denied := bloom_denied + (NOT b @> i)::integer;
		keyset_wrong := keyset_wrong + (NOT s @> i OR s @> (i + 1))::integer;
	END LOOP;
END $$;
SELECT * FROM growing();
-- a parameter
PREPARE probe(ribbonfilter, bigint) AS SELECT $1 @> $2 AS found;
SET plan_cache_mode = force_generic_plan;
EXECUTE probe(ribbon_build(ARRAY[1], 1e-9), 1);
EXECUTE probe(ribbon_build(ARRAY[2], 1e-9), 1);
EXECUTE probe(ribbon_build('{}'::text[]), 1);
EXECUTE probe(NULL, 1);
RESET plan_cache_mode;
EXECUTE probe(ribbon_build(ARRAY[1], 1e-9), 1);
EXECUTE probe(ribbon_build(ARRAY[2], 1e-9), 1);
DEALLOCATE probe;

--
-- The same answers as an exact query
--

CREATE TABLE fact AS SELECT i AS id, i * 7919 % 5000 AS dim, md5((i % 3000)::text)::uuid AS u FROM generate_series(1, 50000) AS i;
CREATE TABLE dim AS SELECT i AS id, i % 10 AS region, md5(i::text)::uuid AS u FROM generate_series(0, 4999) AS i;
ANALYZE fact, dim;
SELECT count(*) AS joined, count(DISTINCT fact.id) AS facts FROM fact JOIN dim ON dim.id = fact.dim WHERE region = 3;
SELECT count(*) AS joined, count(DISTINCT fact.id) AS facts FROM fact JOIN dim ON dim.id = fact.dim
WHERE region = 3 AND (SELECT ribbon_agg(id) FROM dim WHERE region = 3) @> fact.dim;
SELECT count(*) AS joined FROM fact JOIN dim USING (u) WHERE region = 3;
SELECT count(*) AS joined FROM fact JOIN dim USING (u) WHERE region = 3 AND (SELECT bloom_agg(u) FROM dim WHERE region = 3) @> fact.u;
SELECT count(*) AS missing FROM fact WHERE NOT EXISTS (SELECT 1 FROM dim WHERE dim.u = fact.u AND region < 9);
WITH f AS MATERIALIZED (SELECT ribbon_agg(u) AS f FROM dim WHERE region < 9)
SELECT count(*) AS missing FROM (
	SELECT id FROM fact WHERE NOT (SELECT f FROM f) @> u
	UNION ALL
	SELECT id FROM fact WHERE (SELECT f FROM f) @> u AND NOT EXISTS (SELECT 1 FROM dim WHERE dim.u = fact.u AND region < 9)) AS missing;

-- Elements of type anyarray are of another type in each row.
CREATE TABLE several AS SELECT 'x' AS a, 7 AS b FROM generate_series(1, 100);
ANALYZE several;
SELECT raised('SELECT ribbon_build(ARRAY[''x'']) && most_common_vals
	FROM (SELECT * FROM pg_stats WHERE tablename = ''several'' ORDER BY attname OFFSET 0) AS s');

DROP SCHEMA probe_test CASCADE;
