--
-- Probes: where filters come from, how they are written, how the planner sees
-- it.  At its least rate, or without one, a filter has no false positive among
-- the keys below, so counts are exact.
--

SET client_min_messages = warning;
CREATE SCHEMA probe_test;
SET search_path = probe_test, public;

--
-- The forms
--

CREATE TABLE three AS
SELECT keyset_agg(i) AS s, bloom_agg(i, 1e-6) AS b, ribbon_agg(i, 1e-9) AS r FROM generate_series(1, 100) AS i;

CALL for_each_kind('CREATE TABLE three_STEM AS SELECT STEM_agg(i RATE) AS f FROM generate_series(1, 100) AS i');

SELECT * FROM each_kind('SELECT k, f @> k, k <@ f, STEM_contains(f, k), STEM_contains(filter => f, key => k), STEM_contained(k, f), STEM_contained(filter => f, key => k)
FROM three_STEM, unnest(ARRAY[0, 1, 100, 101, NULL]) AS k') AS t (kind text, k integer, operator boolean, commutated boolean, function boolean, named boolean, contained boolean, contained_named boolean);
SELECT * FROM each_kind('SELECT STEM_contained(''7'', f), STEM_contained(''7''::text, STEM_build(ARRAY[''7''])) FROM three_STEM') AS t (kind text, literal boolean, "text" boolean);

-- any of several
CREATE TABLE several_keys AS SELECT * FROM (VALUES (1, ARRAY[0, 100, 1, 100, -1]), (2, ARRAY[0, -1]), (3, ARRAY[0, 1]), (4, ARRAY[NULL, 1, NULL]), (5, ARRAY[NULL, 0]), (6, ARRAY[NULL]::integer[]), (7, '{}'), (8, ARRAY[[0, 200], [300, 7]]), (9, NULL)) AS v (no, keys);
SELECT * FROM each_kind('SELECT keys, STEM_candidates(f, keys), f && keys, STEM_contains_any(f, keys) FROM three_STEM, several_keys ORDER BY no')
	AS t (kind text, keys integer[], candidates integer[], operator boolean, function boolean);
-- more keys than are asked at once, some of them NULL; in memory, under construction and stored
CREATE TABLE long_arrays AS SELECT n, array_agg(CASE WHEN i % 5 <> 0 THEN -i END ORDER BY i) AS absent,
	array_agg(CASE WHEN i % 5 <> 0 THEN CASE WHEN i % 3 = 0 OR i = n THEN i % 100 ELSE -i END END ORDER BY i) AS mixed
FROM unnest(ARRAY[1, 2, 31, 32, 33, 63, 64, 65, 66, 99, 1001]) AS n, generate_series(1, n) AS i GROUP BY n;
CALL for_each_kind('CREATE TABLE long_STEM AS SELECT STEM_agg(i RATE) AS f FROM generate_series(0, 99999) AS i');
SELECT * FROM each_kind('SELECT n, t.f && absent, t.f && mixed, STEM_candidates(t.f, mixed) = ARRAY(SELECT k FROM unnest(mixed) WITH ORDINALITY AS u (k, no) WHERE k >= 0 ORDER BY no),
	STEM_candidates(l.f, mixed) = STEM_candidates(t.f, mixed), l.f && absent, l.f && mixed, (SELECT STEM_candidates(STEM_agg(i RATE), mixed) FROM generate_series(1, 100) AS i) = STEM_candidates(t.f, array_remove(mixed, 0))
FROM three_STEM AS t, long_STEM AS l, long_arrays ORDER BY n') AS t (kind text, n integer, no boolean, "any" boolean, candidates boolean, stored boolean, no_stored boolean, any_stored boolean, built boolean);
-- a record of another structure raises an error unless the answer comes before it
SELECT keyset_build(ARRAY[ROW(1, 2)]) && ARRAY[ROW(1, 2), ROW(1, 'a'::text)] AS found_first, raised('SELECT keyset_build(ARRAY[ROW(1, 2)]) && ARRAY[ROW(1, 3), ROW(1, ''a''::text)]') IS NOT NULL AS raised;
-- ... nor if hashing it raises an error: keys behind the one that is found are not hashed.
SELECT * FROM each_kind('SELECT f && ARRAY[''1'', ''13'']::touchy[] AS found_first, raised(''SELECT STEM_build(ARRAY[''''1'''']::touchy[]) && ARRAY[''''2'''', ''''13'''']::touchy[]'') LIKE ''%it is 13%'' AS raised,
	raised(''SELECT STEM_candidates(STEM_build(ARRAY[''''1'''']::touchy[]), ARRAY[''''1'''', ''''13'''']::touchy[])'') LIKE ''%it is 13%'' AS all_asked FROM (SELECT STEM_build(ARRAY[''1'']::touchy[]) AS f) AS f') AS t (kind text, found_first boolean, raised boolean, all_asked boolean);
SELECT keyset_candidates(keyset_build(ARRAY['b', 'd', 'a long key, of more than a few bytes']), ARRAY['a', 'b', 'c', 'd', 'a long key, of more than a few bytes']) AS texts,
	ribbon_candidates(ribbon_build(ARRAY[1.5, 2], 1e-9), ARRAY[2.00, 3, 1.50]) AS numerics,
	pg_typeof(ribbon_candidates(ribbon_build(ARRAY[1]::smallint[], 1e-9), ARRAY[1]::bigint[])) AS type,
	bloom_candidates(bloom_empty(0.01, 10), ARRAY[1]) AS empty;
SELECT array_length(ribbon_candidates(ribbon_agg(i, 1e-9), array_agg(2 * i)), 1) AS half FROM generate_series(1, 100000) AS i;
SELECT r && ARRAY[1, 2]::smallint[] AS smallint, r && ARRAY[1, 2]::bigint[] AS bigint, ribbon_build(ARRAY['a', 'b']) && ARRAY['c', 'b'] AS text,
	ribbon_build(ARRAY['a', 'b']) && ARRAY['c', 'b']::varchar[] AS varchar, ribbon_build('{}'::text[]) && ARRAY[1.5] AS empty
FROM three;
SELECT raised('SELECT r && ARRAY[1.5::real] FROM three');
SELECT raised('SELECT keyset_candidates(keyset_build(ARRAY[1]), ARRAY[''1''])');
SELECT raised('SELECT r && ARRAY[''1''] FROM three');

-- NULL and NULL
SELECT * FROM each_kind('SELECT num_nonnulls(NULL::TYPE @> 1, 1 <@ NULL::TYPE, NULL::TYPE && ARRAY[1], f @> NULL, f @> NULL::integer, f && NULL::integer[], STEM_contains(NULL, 1)) FROM three_STEM') AS t (kind text, not_null integer);

-- An empty filter contains no key of any type.
SELECT * FROM each_kind('SELECT e @> 1, e @> ''a'', e @> ''a''::text, e @> 1.5, e @> now(), e @> ARRAY[1], e @> ROW(1, ''a'')
FROM (SELECT STEM_agg(i) AS e FROM generate_series(1, 0) AS i) AS e') AS t (kind text, "integer" boolean, literal boolean, "text" boolean, "numeric" boolean, "timestamptz" boolean, "array" boolean, record boolean);

-- A key of another type is an error, also for a key that is there otherwise.
SELECT * FROM each_kind($$SELECT what, raised(format('SELECT %s FROM three_STEM, unnest(ARRAY[''1''::text]) AS k', what), brief := true)
FROM unnest(ARRAY['f @> 1.5::real', 'f @> 1::double precision', 'f @> true', 'f @> k', 'k <@ f', 'f @> ARRAY[1]', 'f @> ROW(1, 2)', 'f @> f']) AS what$$) AS t (kind text, what text, raised text);
SELECT raised('SELECT r @> 1.5::real FROM three');
SELECT raised('SELECT r @> true FROM three');
SELECT raised('SELECT r @> k FROM three, unnest(ARRAY[''1''::text]) AS k');
SELECT raised('SELECT r @> ARRAY[1] FROM three');
SELECT raised('SELECT r @> ROW(1, 2) FROM three');
SELECT raised('SELECT ribbon_build(ARRAY[1.5::real]) @> 1');
-- ... in the middle of a query, too
SELECT raised('SELECT count(*) FROM (VALUES (ribbon_build(ARRAY[1])), (ribbon_build(ARRAY[''a'']))) AS v (f) WHERE f @> 1');
-- A filter is a key for filters of filters; @> does not compare two sets.
SELECT raised('SELECT r @> r FROM three');

-- A probe stands wherever a boolean can.
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
-- mutable kind and a size have the same length.
CREATE TABLE numbers AS SELECT id, CASE WHEN id % 3 = 0 THEN 100 ELSE 5000 END AS n FROM generate_series(1, 12) AS id;
CREATE TABLE keys AS SELECT (id * 10000 + i)::bigint AS k FROM generate_series(1, 12) AS id, generate_series(1, 5000, 7) AS i;
CREATE VIEW expected AS SELECT id, count(*) AS found FROM numbers JOIN keys ON k BETWEEN id * 10000 + 1 AND id * 10000 + n GROUP BY id;
CALL for_each_kind('CREATE TABLE filters_STEM AS SELECT id, n, (SELECT STEM_agg(id * 10000 + i RATE) FROM generate_series(1, n) AS i) AS f FROM numbers');
CALL for_each_kind('ALTER TABLE filters_STEM ADD PRIMARY KEY (id)');
CALL for_each_kind('ANALYZE filters_STEM');
ANALYZE keys;
SELECT * FROM each_kind('SELECT count(DISTINCT (STEM_info(f)).bytes) FILTER (WHERE n = 5000) FROM filters_STEM', 'is_mutable') AS t (kind text, lengths bigint);
SELECT * FROM each_kind('SELECT pg_relation_size((SELECT reltoastrelid FROM pg_class WHERE oid = ''filters_STEM''::regclass)) > sum((STEM_info(f)).bytes) FILTER (WHERE n = 5000) FROM filters_STEM')
	AS t (kind text, out_of_line boolean);

-- a scalar subquery, a correlated one, and one for each key
SELECT * FROM each_kind('SELECT (SELECT count(*) FROM keys WHERE (SELECT f FROM filters_STEM WHERE id = 4) @> k), (SELECT count(*) FROM keys WHERE k <@ (SELECT f FROM filters_STEM WHERE id = 3)),
	(SELECT count(*) FROM keys WHERE (SELECT f FROM filters_STEM WHERE id = 99) @> k),
	(SELECT count(*) FROM expected WHERE found = (SELECT count(*) FROM keys WHERE (SELECT f FROM filters_STEM WHERE id = expected.id) @> k)),
	(SELECT count(*) FROM keys WHERE k % 10000 < 1000 AND (SELECT f FROM filters_STEM WHERE id = k / 10000) @> k)')
	AS t (kind text, found bigint, found_inline bigint, no_filter bigint, correlated bigint, for_each_key bigint);
SELECT (SELECT found FROM expected WHERE id = 4) AS found, (SELECT found FROM expected WHERE id = 3) AS found_inline, 0 AS no_filter, (SELECT count(*) FROM expected) AS correlated,
	(SELECT sum((k % 10000 <= (SELECT n FROM numbers WHERE id = k / 10000))::integer) FROM keys WHERE k % 10000 < 1000) AS for_each_key;

-- joins: filters outside, filters inside, filters per key
CREATE FUNCTION join_is_right(what text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	result boolean;
BEGIN
	EXECUTE format('SELECT count(*) = 12 AND bool_and(j.found = e.found) FROM (SELECT id, count(*) AS found FROM %s GROUP BY id) AS j FULL JOIN expected AS e USING (id)', what)
		INTO result;
	RETURN result;
END $$;
SELECT ARRAY[
	'filters_STEM JOIN keys ON f @> k', 'keys JOIN filters_STEM ON k <@ f',
	'filters_STEM CROSS JOIN LATERAL (SELECT * FROM keys WHERE f @> k OFFSET 0) AS x',
	'keys CROSS JOIN LATERAL (SELECT * FROM filters_STEM WHERE f @> k OFFSET 0) AS x',
	'(SELECT * FROM keys ORDER BY k % 10000) AS keys CROSS JOIN LATERAL (SELECT * FROM filters_STEM WHERE f @> k ORDER BY id) AS x',
	'(SELECT id, unnest(ARRAY[f]) AS f FROM filters_STEM) AS f JOIN keys ON f.f @> k'] AS joins \gset
SELECT * FROM each_kind(format('SELECT array_agg(join_is_right(what) ORDER BY no) FROM unnest(%L::text[]) WITH ORDINALITY AS j (what, no)', :'joins')) AS t (kind text, joins_are_right boolean[]);
SELECT * FROM each_kind($$SELECT join_is_right('(SELECT id, TYPE(f RATE) AS f FROM filters_keyset OFFSET 0) AS f JOIN keys ON f.f @> k')$$, 'NOT has_values') AS t (kind text, of_keysets boolean);
SET enable_material = off;
SELECT * FROM each_kind($$SELECT join_is_right('keys JOIN filters_STEM ON f @> k')$$) AS t (kind text, without_material boolean);
RESET enable_material;

-- an anti-join: what no filter has
SELECT * FROM each_kind('SELECT count(*) FROM generate_series(1, 130000, 3) AS k WHERE NOT EXISTS (SELECT 1 FROM filters_STEM WHERE f @> k)') AS t (kind text, in_none bigint);
SELECT count(*) AS expected FROM generate_series(1, 130000, 3) AS k WHERE NOT EXISTS (SELECT 1 FROM numbers WHERE k BETWEEN id * 10000 + 1 AND id * 10000 + n);

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
SELECT how, f @> 7 AS found, f @> 8 AS not_found, f && ARRAY[9, 7] AS any, bloom_verify(f) IS NOT NULL AS verified,
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

-- made row by row; and with every call
SELECT * FROM each_kind('SELECT count(*), count(*) FILTER (WHERE f @> k <> (k % 50 = g)), count(*) FILTER (WHERE f && ARRAY[k, k + 50] <> (k % 50 = g))
FROM (SELECT i % 50 AS g, STEM_agg(i RATE) AS f FROM generate_series(0, 4999) AS i GROUP BY i % 50 OFFSET 0) AS f, generate_series(0, 999) AS k') AS t (kind text, probes bigint, wrong bigint, any_wrong bigint);
SELECT * FROM each_kind('SELECT count(*), count(*) FILTER (WHERE f @> k <> (k % 50 = g))
FROM generate_series(0, 99) AS k CROSS JOIN LATERAL (SELECT i % 50 AS g, STEM_agg(i RATE) AS f FROM generate_series(k - k, 999) AS i GROUP BY i % 50 OFFSET 0) AS f') AS t (kind text, probes bigint, wrong bigint);
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
INSERT INTO changing SELECT 1, f FROM filters_ribbon WHERE id = 1;
CREATE PROCEDURE change(INOUT wrong integer) LANGUAGE plpgsql AS $$
DECLARE
	found boolean;
BEGIN
	FOR i IN 1..12 LOOP
		UPDATE changing SET r = f.f FROM filters_ribbon AS f WHERE f.id = i AND changing.id = 1;
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
CALL for_each_kind('CREATE FUNCTION in_turns_STEM(OUT probes integer, OUT wrong integer) LANGUAGE plpgsql AS $$
DECLARE
	v TYPE;
BEGIN
	probes := 0; wrong := 0;
	FOR i IN 1..24 LOOP
		SELECT f INTO v FROM filters_STEM WHERE id = i % 12 + 1;
		FOR j IN 1..12 LOOP
			probes := probes + 1;
			wrong := wrong + (v @> (j * 10000 + 77) <> (j = i % 12 + 1))::integer;
		END LOOP;
	END LOOP;
END $$');
SELECT * FROM each_kind('SELECT * FROM in_turns_STEM()') AS t (kind text, probes integer, wrong integer);
CREATE FUNCTION growing(OUT bloom_false_negatives integer, OUT keyset_wrong integer) LANGUAGE plpgsql AS $$
DECLARE
	b bloomfilter := bloom_empty(1e-6, 300);
	s keyset := keyset_build('{}'::integer[]);
BEGIN
	bloom_false_negatives := 0; keyset_wrong := 0;
	FOR i IN 1..300 LOOP
		b := bloom_add(b, i);
		s := keyset_add(s, i);
		bloom_false_negatives := bloom_false_negatives + (NOT b @> i)::integer;
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
-- ... which keeps no memory with each
CREATE TABLE two_widths AS SELECT 7::smallint AS small, 8 AS large FROM generate_series(1, 100);
ANALYZE two_widths;
SELECT max(used) - min(used) < 100000 AS none_is_kept, count(*) FILTER (WHERE found) AS found FROM (
	SELECT CASE WHEN i IN (500, 1500) THEN memory() END AS used, keyset_contains_any(f, CASE WHEN i % 2 = 0
		THEN (SELECT most_common_vals FROM pg_stats WHERE tablename = 'two_widths' AND attname = 'small')
		ELSE (SELECT most_common_vals FROM pg_stats WHERE tablename = 'two_widths' AND attname = 'large') END) AS found
	FROM (SELECT keyset_build(ARRAY[7, 77]) OFFSET 0) AS a (f), generate_series(1, 1500) AS i) AS m;

CREATE TYPE a_type_whose_name_is_a_long_one_so_that_it_can_be_seen_in_memory AS ENUM ('a');
CREATE TYPE a_type_whose_name_is_not_the_same_as_that_of_the_type_before_it AS ENUM ('a');
SELECT max(used) - min(used) < 100000 AS none_is_kept, count(*) FILTER (WHERE found) AS found FROM (
	SELECT CASE WHEN i IN (500, 3500) THEN memory() END AS used, CASE WHEN i % 2 = 0 THEN f ELSE g END @> 'a' AS found
	FROM (SELECT keyset_build(ARRAY['a'::a_type_whose_name_is_a_long_one_so_that_it_can_be_seen_in_memory]), keyset_build(ARRAY['a'::a_type_whose_name_is_not_the_same_as_that_of_the_type_before_it]) OFFSET 0) AS a (f, g),
	generate_series(1, 3500) AS i) AS m;

DROP SCHEMA probe_test CASCADE;
