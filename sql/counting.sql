--
-- Counting filters: rows are counted, keys can be removed
--

SET client_min_messages = warning;
CREATE SCHEMA counting_test;
SET search_path = counting_test, public;

-- the same shape as a Bloom filter, with counters of four bits
CREATE TABLE keys AS SELECT i AS no, CASE WHEN i % 10 > 0 THEN i % 1777 END AS k FROM generate_series(1, 20000) AS i;
SELECT (counting_info(counting_agg(k))).keys = (bloom_info(bloom_agg(k))).keys AS keys, counting_agg(k)::bloomfilter = bloom_agg(k) AS bloom,
	bloomfilter(counting_agg(k, 0.1)) = bloom_agg(k, 0.1) AS bloom_10, bloomfilter(counting_agg(k, 0.001, 5000)) = bloom_agg(k, 0.001, 5000) AS bloom_sized,
	bloomfilter(counting_agg(k)) @> 7 AS holds, bloomfilter(counting_build('{}'::text[])) = bloom_build('{}'::text[]) AS of_nothing
FROM keys;
SELECT (counting_info(counting_build(array_agg(i), 0.01))).details FROM generate_series(1, 1000) AS i;
SELECT 4 * (bloom_size(n) - 44) = counting_size(n) - 44 AS four_times, counting_capacity(44 + 4 * 125000) = bloom_capacity(44 + 125000) AS capacity FROM unnest(ARRAY[0, 1, 100, 1000, 1000000]) AS n;

-- rows are counted, not keys
CREATE TABLE few (k integer);
INSERT INTO few SELECT k FROM generate_series(1, 20) AS k, generate_series(1, k);
SELECT k, counting_count(f, k), counting_count(b, k) AS built, counting_count(z, k) AS sized, counting_count(s, k) AS of_set
FROM generate_series(0, 20) AS k,
	(SELECT counting_agg(k, 1e-6) AS f, counting_build(array_agg(k), 1e-6) AS b, counting_agg(k, 1e-6, 20) AS z, countingfilter(keyset_agg(k), 1e-6) AS s FROM few) AS f;
SELECT f = b AS built, f = z AS sized, f = countingfilter(f::bytea) AS bytes, f <> s AS not_of_set, (counting_info(f)).details->'saturated' AS saturated, (counting_info(s)).details->'saturated' AS set_saturated
FROM (SELECT counting_agg(k, 1e-6) AS f, counting_build(array_agg(k), 1e-6) AS b, counting_agg(k, 1e-6, 20) AS z, countingfilter(keyset_agg(k), 1e-6) AS s FROM few) AS f;
SELECT counting_count(f, '7') AS literal, counting_count(f, 7::smallint) AS int2, counting_count(f, 7::bigint) AS int8, counting_count(f, NULL::integer) IS NULL AS no_key,
	counting_count(NULL::countingfilter, 7) IS NULL AS no_filter, counting_count(counting_empty(0.01, 10), 'x'::text) AS empty
FROM (SELECT counting_agg(k) AS f FROM few) AS f;
SELECT raised('SELECT counting_count(counting_build(ARRAY[1]), ''a''::text)');
SELECT raised('SELECT counting_count(counting_build(ARRAY[1]), ''a'')', true);

-- removing: what was added, as often as it was
SELECT counting_remove(counting_build(ARRAY[1, 2, 2], 1e-6), 2) = counting_add(counting_add(counting_empty(1e-6, 2), 1), 2) AS once,
	counting_remove(counting_remove(counting_build(ARRAY[1, 2, 2], 1e-6), 2), '2') @> 2 AS still_there,
	counting_remove(counting_build(ARRAY[1, 2, 2], 1e-6), 2) @> 2 AS there,
	counting_remove(counting_build(ARRAY[1]), NULL::integer) IS NULL AS no_key, counting_remove(counting_build(ARRAY[1]), 1, NULL) IS NULL AS no_answer;
SELECT raised('SELECT counting_remove(counting_build(ARRAY[1], 1e-6), 2)');
SELECT raised('SELECT counting_remove(counting_remove(counting_build(ARRAY[1]), 1), 1)', true);
SELECT raised('SELECT counting_remove(counting_empty(0.01, 10), 1)', true);
SELECT raised('SELECT counting_remove(counting_build(ARRAY[1]), ''x''::text)', true);
SELECT raised('SELECT counting_remove(counting_build(ARRAY[1]), ''x''::text, true)', true);
SELECT raised('SELECT counting_remove(counting_build(ARRAY[1]), ''x'')', true);
SELECT counting_remove(f, 2, true) = f AS absent, counting_remove(f, '2', missing_ok => true) = f AS literal, counting_remove(e, 2, true) = e AS empty
FROM (SELECT counting_build(ARRAY[1], 1e-6) AS f, counting_empty(0.01, 10) AS e) AS f;

-- every row out again leaves nothing
CREATE FUNCTION without_all(f countingfilter, keys integer[], add boolean DEFAULT false) RETURNS countingfilter LANGUAGE plpgsql AS $$
BEGIN
	FOR i IN 1 .. cardinality(keys) LOOP
		f := CASE WHEN add THEN counting_add(f, keys[i]) ELSE counting_remove(f, keys[i]) END;
	END LOOP;
	RETURN f;
END $$;
CREATE FUNCTION with_all(f countingfilter, keys integer[]) RETURNS countingfilter LANGUAGE sql AS 'SELECT without_all(f, keys, add => true)';
WITH a AS (SELECT array_agg(i) AS keys FROM generate_series(1, 3000) AS i)
SELECT without_all(with_all(counting_agg(k, 0.01, 5000), keys), keys) = counting_agg(k, 0.01, 5000) AS same,
	(counting_info(without_all(with_all(counting_empty(0.01, 5000), keys), keys))).details->'fill' AS fill
FROM generate_series(2000, 4000) AS k, a GROUP BY keys;

-- a counter that has reached 15 stays: no key is denied, whatever is removed
SELECT counting_count(f, 1) AS before, counting_count(g, 1) AS after, g @> 1 AS held, counting_count(g, 2) AS other, f = g AS stays
FROM (SELECT f, without_all(f, array_fill(1, ARRAY[14])) AS g FROM (SELECT counting_build(array_fill(1, ARRAY[15]) || 2, 1e-6) AS f) AS f) AS g;
SELECT counting_count(f, 1) AS before, without_all(f, array_fill(1, ARRAY[14])) @> 1 AS held FROM (SELECT counting_build(array_fill(1, ARRAY[14]), 1e-6) AS f) AS f;

-- a variable keeps its value if a removal fails
DO $$
DECLARE
	f countingfilter := counting_build(ARRAY[1, 2, 2], 1e-6);
	before countingfilter := f;
	other countingfilter;
BEGIN
	BEGIN
		f := counting_remove(f, 3);
	EXCEPTION WHEN invalid_parameter_value THEN
		RAISE WARNING 'caught, and % the same', CASE WHEN f = before THEN 'still' ELSE 'not' END;
	END;
	other := f;
	f := counting_remove(f, 2);
	RAISE WARNING '% now, % in the copy', counting_count(f, 2), counting_count(other, 2);
	f := f + other;
	RAISE WARNING '% in the sum, % in the copy', counting_count(f, 2), counting_count(other, 2);
	f := f + f;
	RAISE WARNING '% in the sum with itself', counting_count(f, 2);
	BEGIN
		f := f + counting_build(ARRAY[1, 2, 3, 4], 1e-6);
	EXCEPTION WHEN invalid_parameter_value THEN
		RAISE WARNING 'caught, and % of it', counting_count(f, 2);
	END;
END $$;

-- sums
CREATE TABLE parts AS SELECT no % 7 AS part, counting_agg(k, 0.01, 20000) AS f FROM keys GROUP BY no % 7;
SELECT counting_sum_agg(f) = (SELECT counting_agg(k, 0.01, 20000) FROM keys) AS all, counting_sum_agg(f ORDER BY part) = counting_sum_agg(f ORDER BY part DESC) AS any_order,
	counting_sum_agg(f) FILTER (WHERE part IN (2, 3)) = (SELECT a.f + b.f FROM parts AS a, parts AS b WHERE a.part = 2 AND b.part = 3) AS operator FROM parts;
SELECT count(*), bool_and(f = (SELECT counting_sum_agg(p.f) FROM parts AS p WHERE p.part <= w.part)) AS running FROM (SELECT part, counting_sum_agg(f) OVER (ORDER BY part) AS f FROM parts) AS w;
SELECT a.f + b.f = b.f + a.f AS commutes, counting_sum(a.f, b.f) = a.f + b.f AS function, counting_verify(a.f + b.f) IS NOT NULL AS verified, a.f + e = a.f AS with_nothing, e + a.f = a.f AS to_nothing,
	a.f + NULL IS NULL AS of_null, (a.f + b.f)::bloomfilter = a.f::bloomfilter | b.f::bloomfilter AS bloom
FROM parts AS a, parts AS b, counting_build('{}'::text[]) AS e WHERE a.part = 2 AND b.part = 3;
SELECT counting_sum_agg(f) = counting_build('{}'::text[]) AS of_nothing FROM parts WHERE false;
SELECT raised('SELECT counting_build(ARRAY[1]) + counting_build(ARRAY[1, 2])');
SELECT raised('SELECT counting_build(ARRAY[1]) + counting_build(ARRAY[''a''])');
SELECT raised('SELECT counting_build(ARRAY[1]) | counting_build(ARRAY[1])', true);

-- ... and differences, which are removals
SELECT a.f + b.f - b.f = a.f AS back, counting_difference(a.f + b.f, a.f) = b.f AS function, a.f - e = a.f AS nothing, e - e = e AS nothing_of_nothing, a.f - NULL IS NULL AS of_null,
	(counting_info(a.f - a.f)).details->'fill' AS fill, counting_verify(a.f - a.f) IS NOT NULL AS verified,
	a.f - counting_agg(k, 0.01, 20000) FILTER (WHERE no > 100) = counting_agg(k, 0.01, 20000) FILTER (WHERE no <= 100) AS of_rows
FROM parts AS a, parts AS b, counting_build('{}'::text[]) AS e, keys WHERE a.part = 2 AND b.part = 3 AND no % 7 = 2 GROUP BY a.f, b.f, e;
SELECT counting_count(f - f, 1) AS saturated, counting_count(f - f, 2) AS other FROM (SELECT counting_build(array_fill(1, ARRAY[15]) || 2, 1e-6) AS f) AS f;
SELECT raised('SELECT counting_build(ARRAY[1, 2], 1e-6) - counting_build(ARRAY[1, 3], 1e-6)');
SELECT raised('SELECT counting_build(ARRAY[1, 2], 1e-6) - counting_build(ARRAY[1, 2, 2], 1e-6)', true);
SELECT raised('SELECT counting_build(''{}''::text[]) - counting_build(ARRAY[1])', true);
SELECT raised('SELECT counting_build(ARRAY[1]) - counting_build(ARRAY[1, 2])');
SELECT raised('SELECT counting_build(ARRAY[1]) - counting_build(ARRAY[''a''])', true);

-- aggregates by groups, sorted, hashed and hashed beyond memory; with DISTINCT,
-- one key is one row
CREATE TABLE built AS SELECT no % 300 AS g, counting_build(array_agg(k), 0.02) AS f FROM keys GROUP BY no % 300;
SET enable_sort = off;
CREATE TABLE hashed AS SELECT no % 300 AS g, counting_agg(k, 0.02) AS f, counting_agg(k::text) AS t, counting_agg((k, k), 0.02) AS r FROM keys GROUP BY no % 300;
SET work_mem = '64kB';
CREATE TABLE spilled AS SELECT no % 300 AS g, counting_agg(k, 0.02) AS f, counting_agg(k::text) AS t, counting_agg((k, k), 0.02) AS r FROM keys GROUP BY no % 300;
RESET work_mem;
RESET enable_sort;
SET enable_hashagg = off;
CREATE TABLE sorted AS SELECT no % 300 AS g, counting_agg(k, 0.02) AS f, counting_agg(k::text) AS t, counting_agg((k, k), 0.02) AS r FROM keys GROUP BY no % 300;
RESET enable_hashagg;
SELECT count(*), bool_and(b.f = h.f) AS hashed, bool_and(b.f = p.f) AS spilled, bool_and(b.f = s.f) AS sorted, bool_and(h.t = s.t AND p.t = s.t) AS texts, bool_and(h.r = s.r AND p.r = s.r) AS rows
FROM built AS b JOIN hashed AS h USING (g) JOIN spilled AS p USING (g) JOIN sorted AS s USING (g);
SELECT counting_agg(DISTINCT k) = countingfilter(keyset_agg(k)) AS distinct, counting_agg(k ORDER BY no DESC) = counting_agg(k) AS any_order,
	counting_agg(k) FILTER (WHERE false) = counting_build('{}'::text[]) AS none, counting_agg(NULL::integer) = counting_build('{}'::text[]) AS nulls
FROM keys;
SELECT GROUPING(a, b) AS sets, count(*), bool_and(counting_agg(k) = counting_build(array_agg(k))) OVER () AS same FROM (SELECT k, no % 2 AS a, no % 3 AS b FROM keys) AS s GROUP BY GROUPING SETS ((a), (b), ()) ORDER BY 1, 2 LIMIT 1;

-- many rows of a key, in temporary files: parts of it come with each read
CREATE TABLE many AS SELECT i, k FROM generate_series(1, 20000) AS k, generate_series(1, 1 + k % 20) AS i;
SELECT counting_agg(k) AS f, counting_agg(k, 0.1) AS f10, counting_agg(k, 0.01, 20000) AS z FROM many \gset memory_
SET work_mem = '64kB';
SELECT counting_agg(k) = :'memory_f' AS spilled, counting_agg(k, 0.1) = :'memory_f10' AS spilled_10, counting_agg(k) = :'memory_z' AS sized, counting_agg(k ORDER BY i, k) = :'memory_f' AS ordered,
	counting_agg(k ORDER BY k) = :'memory_f' AS sorted, counting_agg(k ORDER BY k DESC) = :'memory_f' AS descending FROM many;
RESET work_mem;

-- windows: frames that grow, and that move
SELECT count(*), bool_and(f = counting_build(ks)) AS same, bool_and(z = (SELECT counting_agg(k, 0.01, 300) FROM unnest(ks) AS k)) AS sized
FROM (SELECT counting_agg(k) OVER w AS f, array_agg(k) OVER w AS ks, counting_agg(k, 0.01, 300) OVER w AS z FROM keys WHERE no <= 100 WINDOW w AS (ORDER BY no)) AS w;
CREATE FUNCTION of_frame(keys integer[]) RETURNS countingfilter LANGUAGE sql AS 'SELECT counting_agg(k, 0.001, 300) FROM unnest(keys) AS k';
CREATE TABLE moving AS SELECT no, CASE WHEN no % 97 < 60 THEN k END AS k FROM keys WHERE no <= 1000;
SELECT count(*), count(DISTINCT f::bytea) > 100 AS differ, bool_and(f = of_frame(ks)) AS same
FROM (SELECT counting_agg(k, 0.001, 300) OVER w AS f, array_agg(k) OVER w AS ks FROM moving WINDOW w AS (ORDER BY no ROWS BETWEEN 20 PRECEDING AND CURRENT ROW)) AS w;
SELECT count(*), count(DISTINCT f::bytea) > 100 AS differ, bool_and(f = of_frame(ks)) AS same
FROM (SELECT counting_agg((k, 'x'), 0.001, 300) OVER w AS r, counting_agg(k::bigint, 0.001, 300) OVER w AS f, array_agg(k) OVER w AS ks FROM moving WINDOW w AS (ORDER BY no ROWS BETWEEN 300 PRECEDING AND 10 FOLLOWING)) AS w;
SELECT count(*), bool_and(r = (SELECT counting_agg((k, 'x'), 0.001, 300) FROM unnest(ks) AS k)) AS records, bool_and(t = (SELECT counting_agg(k::text, 0.001, 300) FROM unnest(ks) AS k)) AS texts,
	bool_and(n = (SELECT counting_agg(k::numeric, 0.001, 300) FROM unnest(ks) AS k)) AS numerics
FROM (SELECT counting_agg((k, 'x'), 0.001, 300) OVER w AS r, counting_agg(k::text, 0.001, 300) OVER w AS t, counting_agg(k::numeric, 0.001, 300) OVER w AS n, array_agg(k) OVER w AS ks
	FROM moving WHERE no < 300 WINDOW w AS (ORDER BY no ROWS BETWEEN 30 PRECEDING AND 1 PRECEDING)) AS w;

-- ... with counters that saturate, and go down again
SELECT count(*), bool_and(f = of_frame(ks)) AS same, max(counting_count(f, 1)) AS most, min(counting_count(f, 1)) AS least
FROM (SELECT counting_agg(k, 0.001, 300) OVER w AS f, array_agg(k) OVER w AS ks
	FROM (SELECT no, CASE WHEN no % 100 < 50 THEN 1 ELSE no % 5 END AS k FROM generate_series(1, 500) AS no) AS s WINDOW w AS (ORDER BY no ROWS BETWEEN 24 PRECEDING AND CURRENT ROW)) AS w;

CREATE FUNCTION of_frame(keys integer[], expected bigint) RETURNS countingfilter LANGUAGE sql AS 'SELECT counting_agg(k, 0.01, expected) FROM unnest(keys) AS k';
-- gaps and peers for RANGE and GROUPS; one key in two rows, and stretches of nothing but NULLs
CREATE TABLE skewed AS SELECT no, no / 3 * 2 AS peers, CASE WHEN no % 300 BETWEEN 150 AND 220 THEN NULL WHEN no % 2 = 0 THEN 7 ELSE no % 200 END AS k FROM generate_series(1, 900) AS no;
DO $$
DECLARE
	frame text;
	result text;
BEGIN
	FOREACH frame IN ARRAY '{"ORDER BY no ROWS BETWEEN 60 PRECEDING AND CURRENT ROW", "ORDER BY no ROWS BETWEEN 100 PRECEDING AND 40 PRECEDING", "ORDER BY no DESC ROWS BETWEEN CURRENT ROW AND 100 FOLLOWING",
		"ORDER BY no ROWS BETWEEN 70 PRECEDING AND UNBOUNDED FOLLOWING", "ORDER BY no ROWS UNBOUNDED PRECEDING", "ORDER BY peers RANGE BETWEEN 50 PRECEDING AND 5 FOLLOWING", "ORDER BY peers GROUPS BETWEEN 20 PRECEDING AND CURRENT ROW",
		"ORDER BY peers ROWS BETWEEN 60 PRECEDING AND CURRENT ROW EXCLUDE CURRENT ROW", "ORDER BY peers ROWS BETWEEN 60 PRECEDING AND 5 FOLLOWING EXCLUDE TIES", "PARTITION BY no % 2 ORDER BY no ROWS BETWEEN 40 PRECEDING AND CURRENT ROW",
		"PARTITION BY no / 100 ORDER BY no ROWS BETWEEN 40 PRECEDING AND CURRENT ROW"}'::text[] LOOP
		-- sized for more keys than there are, and for a few of them
		EXECUTE format('SELECT format(''%%s rows, %%s filters of %%s, %%s saturated, same: %%s %%s %%s %%s'', count(*), count(DISTINCT f::bytea), count(DISTINCT g::bytea), max(((counting_info(g)).details->>''saturated'')::integer),
				bool_and(f = of_frame(ks, 200)), bool_and(g = of_frame(ks, 10)), bool_and(h = of_frame(hs, 10)), bool_and(t = (SELECT counting_agg(k::text, 0.1, 3) FROM unnest(ks) AS k)))
			FROM (SELECT counting_agg(k, 0.01, 200) OVER w AS f, counting_agg(k, 0.01, 10) OVER w AS g, counting_agg(k, 0.01, 10) FILTER (WHERE k <> 7) OVER w AS h, counting_agg(k::text, 0.1, 3) OVER w AS t, array_agg(k) OVER w AS ks, array_agg(k) FILTER (WHERE k <> 7) OVER w AS hs
				FROM skewed WINDOW w AS (%s)) AS w', frame) INTO result;
		RAISE WARNING '%: %', frame, result;
	END LOOP;
END $$;

-- ... each row is added once and taken out once, however often its key repeats
-- and whatever the filter was sized for; begun anew, if no key is left
CREATE SEQUENCE steps;
CREATE FUNCTION step(k integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	PERFORM nextval('steps');
	RETURN k;
END $$;
CREATE FUNCTION steps_of(keys text, expected integer) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
	PERFORM setval('steps', 1, false);
	EXECUTE format('SELECT count(f) FROM (SELECT counting_agg(step(k), 0.01, %s) OVER (ORDER BY no ROWS BETWEEN 499 PRECEDING AND CURRENT ROW) AS f FROM (SELECT no, %s FROM generate_series(1, 1000) AS no) AS s (no, k)) AS w', expected, keys);
	RETURN nextval('steps') - 1;
END $$;
SELECT steps_of('no', 500) AS different, steps_of('no * 0', 500) AS one_key, steps_of('no', 20) AS undersized, steps_of('no % 20', 20) AS repeated, steps_of('CASE WHEN no % 5 = 0 THEN 7 END', 5) AS mostly_null,
	steps_of('CASE WHEN no % 600 = 1 THEN 7 END', 5) AS rare, steps_of('NULLIF(no, no)', 5) AS nothing;

-- A worker's hashes, with repeats across the ends of pieces, are one run of the
-- leader's file, so that merging reads each a few times.
CREATE TABLE repeated AS SELECT i % 100000 AS k FROM generate_series(1, 1500000) AS i;
BEGIN;
SET LOCAL work_mem = '1MB';
SET LOCAL hash_mem_multiplier = 1;
SET LOCAL parallel_setup_cost = 0;
SET LOCAL parallel_tuple_cost = 0.01;
SET LOCAL min_parallel_table_scan_size = 0;
SELECT workers > 0 AS parallel, written > 1000 AS spilled, read < 2 * written AS few_reads FROM temp_blocks('SELECT counting_agg(k) FROM repeated');
SELECT count(*) FROM (SELECT counting_agg(k) AS f FROM repeated OFFSET 0) AS s, generate_series(0, 99999) AS k WHERE counting_count(f, k) = 15;
COMMIT;

-- functions of aggregates are for aggregates
SELECT raised('SELECT counting_collect(NULL, 1)');
SELECT raised('SELECT counting_inverse(NULL, 1, 0.01, 10)');
SELECT raised('SELECT counting_combine_collected(NULL, NULL)');
SELECT raised('SELECT counting_final(NULL)');
-- ... and of windows: a state that becomes NULL would take those of others with it
CREATE AGGREGATE gone(integer, float8, bigint) (SFUNC = counting_inverse, STYPE = countingfilter);
SELECT raised('SELECT gone(NULLIF(i, 1), 0.01, 1000000), bloom_agg(i, 0.01, 1000000) FROM generate_series(1, 2) AS i');
SELECT raised('SELECT g, gone(k, 0.01, 1000000) FROM (SELECT i % 2, CASE i WHEN 3 THEN 3 END FROM generate_series(1, 3) AS i) AS v (g, k) GROUP BY g');
CREATE AGGREGATE gone(text, float8, bigint) (SFUNC = counting_inverse, STYPE = countingfilter);
SELECT raised('SELECT gone(''x''::text, 0.01, 10)');
CREATE AGGREGATE gone(numeric, float8, bigint) (SFUNC = counting_inverse, STYPE = countingfilter);
SELECT raised('SELECT gone(1.5, 0.01, 10)');

-- nothing less nothing, once there was something
SELECT counting_empty(0.01, 10) - counting_remove(counting_add(counting_empty(0.01, 10), 1), 1) = counting_empty(0.01, 10) AS same;

-- where somebody makes an aggregate of them: bytes of hashes, or an error
CREATE AGGREGATE collected(integer) (SFUNC = counting_collect, STYPE = bytea);
CREATE AGGREGATE counted(bytea) (SFUNC = counting_combine_collected, STYPE = bytea, FINALFUNC = counting_final);
SELECT counted(f) = (SELECT counting_agg(k) FROM few) AS same FROM (SELECT collected(k) AS f FROM few GROUP BY k % 3) AS f;
SELECT raised('SELECT counted(b) FROM (VALUES (''\x00''::bytea)) AS v (b)', true);
SELECT raised('SELECT counted(keyset_build(ARRAY[1])::bytea)', true);
SELECT raised('SELECT counted(bloom_build(ARRAY[1])::bytea)', true);
SELECT raised('SELECT counted(overlay(f PLACING ''\xff''::bytea FROM 48)) FROM (SELECT collected(k) AS f FROM few) AS f', true);
SELECT raised('SELECT keyset_verify(collected(k)::keyset) FROM few', true);
SELECT raised('SELECT counting_agg(k, 0.01 * k) FROM few');
SELECT raised('SELECT counting_agg(k, 0.01, k) FROM few');

-- also in one of many groups
SELECT raised('SELECT g, counting_agg(k, CASE WHEN k = 15 THEN 0.2 ELSE 0.1 END) FROM (SELECT k, k % 2 AS g FROM few) AS s GROUP BY g');

RESET client_min_messages;
