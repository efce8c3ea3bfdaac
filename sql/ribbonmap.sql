--
-- Ribbon maps: what is special to them, which is the values.  What all kinds
-- share is in "kind".
--

SET client_min_messages = warning;
CREATE SCHEMA ribbonmap_test;
SET search_path = ribbonmap_test, public;
SET jit = off;

--
-- The value of each key, exactly
--

-- dense and chunked, few bits and many; those of no bits are all the same
CREATE TABLE sizes AS SELECT * FROM unnest(ARRAY[0, 1, 2, 63, 414, 3000, 3001, 20000]) AS n;
CREATE TABLE ways (way text, times bigint, modulus bigint, plus bigint);
INSERT INTO ways VALUES ('equal', 0, 1, 42), ('one bit', 1, 2, 6), ('few', 7, 10, 0), ('multiples', 1024, 1024000, 1), ('all bits', 2654435761, 4294967296, 0);
CREATE TABLE maps AS
SELECT way, n, fpr, times, modulus, plus, (SELECT ribbonmap_agg(i, i * times % modulus + plus, fpr) FROM generate_series(1, n) AS i) AS m FROM sizes, ways, unnest(ARRAY[0.5, 0.01, 1e-9]) AS fpr;
SELECT way, count(*) AS maps, sum((SELECT count(*) FROM generate_series(1, n) AS i WHERE (m -> i) IS DISTINCT FROM i * times % modulus + plus)) AS wrong,
	sum((SELECT count(*) FROM generate_series(1, n) AS i WHERE ribbonmap_values(m, i) <> ARRAY[i * times % modulus + plus])) AS wrong_values,
	sum((SELECT count(*) FROM ribbonmap_lookup(m, ARRAY(SELECT generate_series(1, n))) AS l WHERE l.value <> l.key * times % modulus + plus)) AS wrong_rows,
	bool_and((SELECT count(*) FROM ribbonmap_lookup(m, ARRAY(SELECT generate_series(1, n)))) = n) AS all_rows,
	bool_and((SELECT count(m -> i) FROM generate_series(30001, 50000) AS i) <= 1.2 * 20000 * fpr) AS rate
FROM maps GROUP BY way ORDER BY way COLLATE "C";
-- a bit of a value is a bit of a key
SELECT way, round((8.0 * octet_length(m::bytea) / n)::numeric, 1) AS bits_per_key, i.details->>'value_bits' AS bits, ribbonmap_size(n, (1::bigint << (i.details->>'value_bits')::integer) - 1, fpr) BETWEEN 0.97 * octet_length(m::bytea) AND 1.03 * octet_length(m::bytea) AS as_announced
FROM maps, ribbonmap_info(m) AS i WHERE n = 20000 AND fpr = 0.01 ORDER BY 2;
DROP TABLE maps;

--
-- Several values: ascending, each once
--

CREATE TABLE pairs AS
SELECT i AS key, i * 31 + j * j % 7 AS value FROM generate_series(1, 5000) AS i, generate_series(1, i % 6) AS j, generate_series(1, 2);
CREATE TABLE by_key AS SELECT key, array_agg(DISTINCT value::bigint ORDER BY value::bigint) AS all_values FROM pairs GROUP BY key;
CREATE TABLE several AS SELECT ribbonmap_agg(key, value) AS m FROM pairs;
SELECT count(*) AS keys, sum(cardinality(all_values)) AS pairs, count(*) FILTER (WHERE ribbonmap_values(m, key) <> all_values) AS wrong, (SELECT (ribbonmap_info(m)).keys FROM several) AS info, (SELECT (ribbonmap_info(m)).details->>'values_of_a_key' FROM several) AS values_of_a_key,
	ribbonmap_build(array_agg(key), array_agg(all_values[1])) = ribbonmap_build(array_agg(key ORDER BY key DESC) || array_agg(key), array_agg(all_values[1] ORDER BY key DESC) || array_agg(all_values[1])) AS once
FROM by_key, several;
SELECT count(*) AS rows, count(*) FILTER (WHERE p.key IS NULL) AS wrong, bool_and(l.value >= before OR before IS NULL) AS ascend
FROM (SELECT l.*, lag(l.value) OVER (PARTITION BY l.key ORDER BY no) AS before FROM several, ribbonmap_lookup(m, ARRAY(SELECT key FROM by_key)) WITH ORDINALITY AS l (key, value, no)) AS l LEFT JOIN (SELECT DISTINCT * FROM pairs) AS p USING (key, value);
SELECT sum((cardinality(all_values) = 1 AND outcome(format('SELECT m -> %s FROM several', key)) = all_values[1]::text OR cardinality(all_values) > 1 AND outcome(format('SELECT m -> %s FROM several', key)) = '21000 key has several values')::integer) = count(*) AS right
FROM by_key WHERE key <= 100;
SELECT raised('SELECT m -> 5 FROM several');
-- a state that is none
CREATE AGGREGATE collected(bigint, bigint) (SFUNC = ribbonmap_collect, STYPE = bytea);
CREATE AGGREGATE combined(bytea) (SFUNC = ribbonmap_combine_collected, STYPE = bytea, FINALFUNC = ribbonmap_final);
SELECT raised($$SELECT combined('\x01')$$);
SELECT raised($$SELECT combined(overlay(state PLACING '\xffffffffffffffff' FROM octet_length(state) - 7)) FROM (SELECT collected(1, 2) AS state) AS s$$);
-- keys of which one has the hash that another one's second value would have
SELECT ribbonmap_values(m, 1), ribbonmap_values(m, 8847631654928553424)
FROM CAST(ribbonmap_build(ARRAY[1, 1, 8847631654928553424], ARRAY[1, 7, 7])::bytea AS ribbonmap) AS m;
-- a literal that could be two keys, of which one would be a stranger
SELECT raised($$SELECT ribbonmap_build(ARRAY[1.5, 5.1]::float8[], ARRAY[1, 2]) -> '5.1'$$);
-- another key: at the rate
SELECT count(*) FILTER (WHERE m @> i) BETWEEN 100 AND 3000 AS found, count(*) FILTER (WHERE ribbonmap_values(m, i) <> '{}') <= count(*) FILTER (WHERE m @> i) AS no_more_values FROM several, generate_series(10001, 110000) AS i;
-- the most that a key can have
SELECT a = ARRAY(SELECT 2 * i FROM generate_series(0, 65534::bigint) AS i) AS same, m @> 7 AS contained, m -> 8 AS another FROM (SELECT ribbonmap_agg(CASE i WHEN 65535 THEN 8 ELSE 7 END, 2 * i) AS m FROM generate_series(0, 65535) AS i) AS s, ribbonmap_values(m, 7) AS a;
SELECT raised('SELECT ribbonmap_agg(i % 2, i) FROM generate_series(0, 131071) AS i');
SELECT raised('SELECT ribbonmap_build(array_fill(0, ARRAY[65536]), ARRAY(SELECT generate_series(0, 65535)))');

--
-- Keys of all types, and how they are written
--

CREATE TYPE color AS ENUM ('red', 'green');
CREATE DOMAIN short AS text CHECK (length(value) < 9);
SELECT count(*) AS keys, count(*) FILTER (WHERE (t -> i::text) = i AND (t -> i::text::name) = i AND (u -> md5(i::text)::uuid) = i AND (b -> int8send(i)) = i AND (n -> (i / 8.0)) = i AND (d -> (date '2000-01-01' + i::integer)) = i AND (s -> '2000') = 2000
	AND (ts -> (timestamp '2000-01-01' + i * interval '1 s')) = i AND (c -> ROW(i, 'red'::color)) = i AND (a -> ARRAY[i, NULL]) = i AND (s -> i::text::short) = i AND (j -> jsonb_build_object('k', i)) = i) AS right
FROM (SELECT ribbonmap_agg(i::text, i) AS t, ribbonmap_agg(md5(i::text)::uuid, i) AS u, ribbonmap_agg(int8send(i), i) AS b, ribbonmap_agg(i / 8.0, i) AS n, ribbonmap_agg(date '2000-01-01' + i::integer, i) AS d, ribbonmap_agg(timestamp '2000-01-01' + i * interval '1 s', i) AS ts,
	ribbonmap_agg(ROW(i, 'red'::color), i) AS c, ribbonmap_agg(ARRAY[i, NULL], i) AS a, ribbonmap_agg(i::text::short, i) AS s, ribbonmap_agg(jsonb_build_object('k', i), i) AS j FROM generate_series(1, 2000::bigint) AS i) AS m, generate_series(1, 2000::bigint) AS i;
CREATE TABLE written AS SELECT ribbonmap_build(ARRAY[42, 7], ARRAY[1, 2], 1e-9) AS i, ribbonmap_build(ARRAY['42', 'x'], ARRAY[3, 4], 1e-9) AS t, ribbonmap_build(ARRAY[42.00, 1.5], ARRAY[5, 6], 1e-9) AS n, ribbonmap_build('{red}'::color[], ARRAY[8]) AS c,
	ribbonmap_build('{}'::integer[], '{}') AS none;
SELECT i -> '42' AS i, i -> 42::smallint AS i2, i -> 42::bigint AS i8, i -> 42.0 AS n, i -> 42.5 AS other, t -> '42' AS t, t -> ' 42' AS blank, n -> '42' AS "n", n -> 42 AS n_i, c -> 'red' AS c, none -> 'x' AS none, none -> 1.5 AS none_n, ribbonmap_values(i, '7') AS "values",
	ribbonmap_value(map => i, key => '7') AS named, none @> 1 AS held, ribbonmap_values(none, 1) AS no_values, i && ARRAY[1, 7] AS any_of, ribbonmap_candidates(i, ARRAY[1, 7]) AS candidates FROM written;
SELECT what, raised(format('SELECT %s FROM written', what)) FROM unnest(ARRAY['i -> ''x''', 'i -> ''x''::text', 'ribbonmap_values(i, true)', 'ribbonmap_lookup(i, ARRAY[''x''])', 't -> 42', 'c -> ''blue''', 'i -> ''99999999999999999999''']) AS what;
-- by parameters, of a type or of none
PREPARE by_integer (integer) AS SELECT i -> $1 AS value FROM written;
PREPARE by_text AS SELECT t -> $1 AS value, ribbonmap_values(t, $1) AS "values" FROM written;
SET plan_cache_mode = force_generic_plan;
EXECUTE by_integer(42);
EXECUTE by_integer(NULL);
EXECUTE by_text('x');
RESET plan_cache_mode;

--
-- NULL, and arrays to look up
--

SELECT ribbonmap_agg(k, v) = ribbonmap_build(ARRAY[1, 4], ARRAY[10, 40]) AS agg, ribbonmap_build(array_agg(k), array_agg(v)) = ribbonmap_build(ARRAY[1, 4], ARRAY[10, 40]) AS build, ribbonmap_agg(k, v) FILTER (WHERE v IS NULL) = ribbonmap_build('{}'::text[], NULL::bigint[]) IS NULL AS null_array,
	ribbonmap_agg(k, v) FILTER (WHERE v IS NULL) = ribbonmap_build('{}'::text[], '{}') AS none, ribbonmap_agg(k, NULL) = ribbonmap_agg(NULL::text, v) AS nothing
FROM (VALUES (1, 10), (NULL, 20), (3, NULL), (4, 40), (NULL, NULL)) AS v (k, v);
SELECT ribbonmap_build(NULL::integer[], ARRAY[1]) IS NULL AS no_keys, ribbonmap_build(ARRAY[1], NULL) IS NULL AS no_values, (i -> NULL::integer) IS NULL AND ribbonmap_values(i, NULL::integer) IS NULL AND (NULL::ribbonmap -> 1) IS NULL AS no_key,
	(SELECT count(*) FROM ribbonmap_lookup(i, NULL::integer[])) + (SELECT count(*) FROM ribbonmap_lookup(NULL, ARRAY[1])) AS rows FROM written;
SELECT keys, array_agg(l ORDER BY no) FROM (VALUES (1, ARRAY[7, 42]), (2, '{}'), (3, ARRAY[42, NULL, 1, 42, NULL]), (4, ARRAY[NULL]::integer[]), (5, ARRAY[[1, 7], [42, 2]]), (6, '[-1:0]={7,7}')) AS v (id, keys), written LEFT JOIN LATERAL ribbonmap_lookup(i, keys) WITH ORDINALITY AS l (key, value, no) ON true GROUP BY id, keys ORDER BY id;
SELECT key, pg_typeof(key), value FROM written, LATERAL (SELECT * FROM ribbonmap_lookup(n, ARRAY[42, 1.5]::short[]::numeric[]) UNION ALL SELECT key::numeric, value FROM ribbonmap_lookup(n, ARRAY[42]) UNION ALL SELECT (ribbonmap_lookup(n, ARRAY[1.50])).*) AS l ORDER BY value;
SELECT l.* FROM several, ribbonmap_lookup(m, ARRAY[5, 6, 4, 1]) AS l;
SELECT c.key, l.value FROM written, (VALUES ('{red}'::color[])) AS v (keys), ribbonmap_lookup(c, keys) AS l, LATERAL (SELECT l.key) AS c;

--
-- What is not possible
--

SELECT what, raised('SELECT ' || what) FROM unnest(ARRAY['ribbonmap_agg(1, -1)', 'ribbonmap_agg(1, 4294967296)', 'ribbonmap_build(ARRAY[1], ARRAY[9223372036854775807])', 'ribbonmap_build(ARRAY[1, 2], ARRAY[1])', 'ribbonmap_build(ARRAY[1], ''{}'')', 'ribbonmap_build(ARRAY[NULL, 1], ARRAY[-1, NULL])',
	'ribbonmap_size(10, -1)', 'ribbonmap_size(10, 4294967296)', 'ribbonmap_size(10, NULL)', 'ribbonmap_capacity(100, 4294967296)', 'ribbonmap_capacity(1024, -1)', 'i | i FROM written', 'ribbonmap_union(i, t) FROM written', 'ribbonmap_agg(v, v, v / 10.0) FROM generate_series(1, 2) AS v']) AS what;
SELECT what, raised('SELECT ' || what, brief := true) FROM unnest(ARRAY['ribbonmap_agg(1)', 'ribbonmap_agg(1, 1.5)', 'ribbonmap_agg(1, ''x''::text)', 'ribbonmap_build(ARRAY[1])', 'ribbonmap_build(ARRAY[1], ARRAY[1.5])', 'ribbonmap(keyset_build(ARRAY[1]))', 'i & i FROM written', 'ribbonmap_cardinality(i) FROM written']) AS what;
SELECT ribbonmap_agg(k, v) -> 1 AS most, ribbonmap_agg(k, v) -> 0 AS least FROM (VALUES (1, 4294967295), (0, 0::bigint)) AS v (k, v);
SELECT ribbonmap_size(1000, 0) = ribbon_size(1000) + 8 AS no_bits, ribbonmap_size(1000, 1023) - ribbonmap_size(1000, 0) AS ten_bits, ribbonmap_size(1000, 1024) > ribbonmap_size(1000, 1023) AS eleven, ribbonmap_capacity(1048576, 4294967295) < ribbonmap_capacity(1048576, 0) AS capacity;

--
-- Stored out of line: a look-up reads few rows
--

SET ribbonfilter.cache_size = 0;
CREATE TABLE stored (m ribbonmap, bytes bigint);
INSERT INTO stored SELECT m, octet_length(m::bytea) FROM (SELECT ribbonmap_agg(i, i % 65536) AS m FROM generate_series(1, 200000) AS i) AS s;
SELECT bytes / 1996 > 200 AS many, rows_read('SELECT m -> 4711 FROM stored', 'stored') BETWEEN 2 AND 16 AS by_key, rows_read('SELECT ribbonmap_values(m, ''4711'') FROM stored', 'stored') BETWEEN 2 AND 16 AS by_literal,
	rows_read('SELECT ribbonmap_lookup(m, ARRAY[4711, 4712]) FROM stored', 'stored') BETWEEN 2 AND 32 AS by_array, rows_read('SELECT count(m -> 4711) FROM stored, generate_series(1, 1000)', 'stored') BETWEEN 2 AND 16 AS again,
	rows_read('SELECT count(m -> i) FROM stored, generate_series(1, 10000) AS i', 'stored') - (bytes + 1995) / 1996 AS again_of_all FROM stored;
-- a key that is not there reads no values
SELECT sum(rows_read(format('SELECT m -> %s FROM stored', i), 'stored')) < sum(rows_read(format('SELECT m -> %s FROM stored', i - 200000), 'stored')) AS fewer FROM generate_series(200001, 200100) AS i;
CREATE FUNCTION each_alone(keys integer[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	wrong bigint := 0;
	found bigint;
BEGIN
	FOR i IN 1 .. cardinality(keys) LOOP
		EXECUTE 'SELECT m -> $1 FROM stored' INTO found USING keys[i];
		wrong := wrong + (found IS DISTINCT FROM keys[i] % 65536)::integer;
	END LOOP;
	RETURN wrong;
END $$;
SELECT each_alone(ARRAY(SELECT generate_series(1, 200000, 401))) AS wrong, count(*) FILTER (WHERE (SELECT m FROM stored) -> i IS DISTINCT FROM i % 65536) AS wrong_in_one FROM generate_series(1, 200000, 7) AS i;
-- a bit of its chunk is another: an error, not a value
CREATE FUNCTION unchecked(bytea) RETURNS ribbonmap LANGUAGE internal IMMUTABLE STRICT AS 'byteasend';
CREATE TABLE damaged AS SELECT at, unchecked(set_bit(m::bytea, 8 * at, 1 - get_bit(m::bytea, 8 * at))) AS m FROM stored, generate_series(200, bytes - 1, bytes / 25) AS at;
SELECT count(*) > 20 AS filters, count(*) FILTER (WHERE outcome !~ '^(0|XX001 stored ribbonmap is damaged.*)$') AS wrong, bool_and(outcome ~ '^XX001') AS all_seen
FROM damaged, outcome(format('SELECT count(*) FILTER (WHERE (m -> i) <> i %% 65536) FROM damaged, generate_series(1, 20000) AS i WHERE at = %s', at)) AS outcome;
-- ... or the directory's entry of it
CREATE TABLE misplaced AS SELECT unchecked(overlay(m::bytea PLACING '\xffffffff' FROM 57)) AS m FROM stored;
SELECT r, count(*) < 20 AS of_some FROM generate_series(1, 20) AS i, raised(format('SELECT m -> %s FROM misplaced', i)) AS r GROUP BY r ORDER BY r COLLATE "C";
-- ... which one look sees if that is wanted
SET ribbonfilter.verify = on;
SELECT count(*) > 100 AS looks, count(*) FILTER (WHERE outcome !~ '^XX001 stored ribbonmap is damaged') AS unseen FROM damaged, generate_series(1, 5) AS i, outcome(format('SELECT m -> %s FROM damaged WHERE at = %s', i, at)) AS outcome;
RESET ribbonfilter.verify;
RESET ribbonfilter.cache_size;

--
-- The same bytes, whatever the plan
--

CREATE TABLE facts AS SELECT i % 5 AS g, i * 7919 % 40009 AS key, i % 1000 AS value, 'key ' || i % 30000 AS words FROM generate_series(1, 150000) AS i;
ALTER TABLE facts SET (parallel_workers = 4);
ANALYZE facts;
SET max_parallel_workers_per_gather = 0;
SET work_mem = '64MB';
CREATE VIEW of_facts AS SELECT ribbonmap_agg(key, value) AS i, ribbonmap_agg(words, value, 0.1) AS t, ribbonmap_agg(key, value) FILTER (WHERE g = 1) AS f FROM facts;
CREATE VIEW of_groups AS SELECT g, ribbonmap_agg(key, value) AS i, ribbonmap_agg(words, value, 0.1) AS t FROM facts GROUP BY g;
CREATE TABLE serial AS TABLE of_facts;
CREATE TABLE serial_groups AS TABLE of_groups;
SELECT spilled('SELECT ribbonmap_agg(key, value) FROM facts') AS spilled, (SELECT count(*) FROM (SELECT DISTINCT key, value FROM facts) AS f) = (SELECT sum(cardinality(ribbonmap_values(i, key))) FROM serial, generate_series(0, 40008) AS key) AS all_pairs;
SET work_mem = '64kB';
SELECT spilled('SELECT ribbonmap_agg(key, value) FROM facts') AS spilled, s.i = f.i AS i, s.t = f.t AS t, s.f = f.f AS f FROM serial AS s, of_facts AS f;
SELECT count(*) AS groups, bool_and(s.i = f.i AND s.t = f.t) AS same FROM serial_groups AS s JOIN of_groups AS f USING (g);
SET enable_hashagg = off;
SELECT count(*) AS groups, bool_and(s.i = f.i AND s.t = f.t) AS same FROM serial_groups AS s JOIN of_groups AS f USING (g);
RESET enable_hashagg;
SET max_parallel_workers_per_gather = 4;
SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0.01;
SET min_parallel_table_scan_size = 0;
SELECT (SELECT workers FROM temp_blocks('SELECT ribbonmap_agg(key, value) FROM facts')) AS workers, s.i = f.i AS i, s.t = f.t AS t, s.f = f.f AS f FROM serial AS s, of_facts AS f;
RESET work_mem;
SELECT s.i = f.i AS i, s.t = f.t AS t, s.f = f.f AS f FROM serial AS s, of_facts AS f;
SELECT count(*) AS groups, bool_and(s.i = f.i AND s.t = f.t) AS same FROM serial_groups AS s JOIN of_groups AS f USING (g);
SET parallel_leader_participation = off;
SELECT s.i = f.i AS i, s.t = f.t AS t, s.f = f.f AS f FROM serial AS s, of_facts AS f;
RESET parallel_leader_participation;
SET max_parallel_workers_per_gather = 0;
-- in any order, each once, in a window; many groups
SELECT ribbonmap_agg(DISTINCT key, value) = (SELECT i FROM serial) AS distinct, ribbonmap_agg(key, value ORDER BY words DESC) = (SELECT i FROM serial) AS ordered FROM facts;
SELECT count(*) AS groups, count(*) FILTER (WHERE ribbonmap_values(m, k) <> ARRAY[k % 77, k % 77 + 1]) AS wrong FROM (SELECT k, ribbonmap_agg(k, k % 77 + plus) AS m FROM generate_series(1, 20000::bigint) AS k, generate_series(0, 1) AS plus GROUP BY k) AS s;
SELECT count(*) AS rows, bool_and(m = ribbonmap_build(ARRAY(SELECT generate_series(i - 2, i)), ARRAY(SELECT generate_series(i - 2, i)))) AS frames, bool_and((running -> i) = i AND running @> 1) AS running
FROM (SELECT i, ribbonmap_agg(i, i) OVER (ORDER BY i ROWS 2 PRECEDING) AS m, ribbonmap_agg(i, i) OVER (ORDER BY i) AS running FROM generate_series(1, 300) AS i) AS w WHERE i > 2;

--
-- Where it is used
--

EXPLAIN (COSTS OFF) SELECT * FROM facts WHERE (ribbonmap_build(ARRAY[1, 2], ARRAY[10, 20]) -> key) = 10;
SELECT count(*) AS rows FROM facts WHERE (SELECT i FROM written) -> key = 1;
CREATE FUNCTION looked_up(keys integer[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	m ribbonmap := (SELECT i FROM written);
	total bigint := 0;
BEGIN
	FOR i IN 1 .. cardinality(keys) LOOP
		total := total + coalesce(m -> keys[i], 100);
		m := ribbonmap_build(keys, ARRAY[5, 6, i]);
	END LOOP;
	RETURN total;
END $$;
SELECT looked_up(ARRAY[42, 1, 7]) AS total;

DROP SCHEMA ribbonmap_test CASCADE;
