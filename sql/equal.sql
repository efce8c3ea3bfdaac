--
-- Equality and hash: what operator classes are for.  Filters of all types, small
-- and large, are grouped, joined and indexed like their bytes.  They have no order.
--

SET client_min_messages = warning;
CREATE SCHEMA equal_test;
SET search_path = equal_test, public;
SET jit = off;
SET max_parallel_workers_per_gather = 0;

-- Each filter is there three times: 1 and 2 are empty, and so equal; some have
-- keys of other types; of the last five, which are out of line, one is longer.
CREATE TABLE sets (id integer, s keyset);
INSERT INTO sets VALUES (1, keyset_build('{}'::integer[])), (2, keyset_build('{}'::text[])), (3, keyset_build(ARRAY['a', 'b'])), (4, keyset_build(ARRAY[ROW(1, 'a'::text)]));
INSERT INTO sets SELECT 4 + n, keyset_agg(i) FROM generate_series(1, 30) AS n, generate_series(n, 2 * n) AS i GROUP BY n;
INSERT INTO sets SELECT 34 + n, keyset_agg(i * n) FROM generate_series(1, 5) AS n, generate_series(1, 20000 + n / 5) AS i GROUP BY n;

CALL for_each_kind('CREATE TABLE STEM_filters (id integer, copy integer, f TYPE)');
ALTER TABLE bloom_filters ALTER f SET STORAGE EXTENDED;
CALL for_each_kind('INSERT INTO STEM_filters SELECT id, copy, TYPE(s) FROM sets, generate_series(1, 3) AS copy UNION ALL SELECT 0, 1, NULL', 'NOT has_values');
-- keys with values: the hashes
CALL for_each_kind('INSERT INTO STEM_filters SELECT id, copy, (SELECT STEM_agg(hash) FROM keyset_hashes(s) AS hash) FROM sets, generate_series(1, 3) AS copy UNION ALL SELECT 0, 1, NULL', 'has_values');
CALL for_each_kind('ANALYZE STEM_filters');

-- One value for each kind, whose table is "filters" in the query
CREATE FUNCTION each(query text) RETURNS TABLE (kind text, result text) LANGUAGE SQL AS
$$ SELECT * FROM each_kind(format('SELECT (%s)::text', replace(query, 'filters', 'STEM_filters'))) AS t (kind text, result text) $$;
-- How a query is planned
CREATE FUNCTION uses(query text, node text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	line text;
BEGIN
	FOR line IN EXECUTE 'EXPLAIN (COSTS OFF) ' || query LOOP
		IF strpos(line, node) > 0 THEN
			RETURN true;
		END IF;
	END LOOP;
	RETURN false;
END $$;

--
-- Equality is that of bytea, for each pair.
--

SELECT * FROM each('SELECT (count(*), bool_and((a.f = b.f) = (a.f::bytea = b.f::bytea)), bool_and((a.f <> b.f) = (a.f::bytea <> b.f::bytea)), count(*) FILTER (WHERE a.f = b.f))
	FROM filters AS a, filters AS b WHERE a.copy = 1 AND b.copy = 2');
-- One that is the beginning of another, which none is by itself.
CREATE FUNCTION ribbon_unchecked(bytea) RETURNS ribbonfilter LANGUAGE internal IMMUTABLE STRICT AS 'byteasend';
SELECT ribbon_unchecked('\x0102') = ribbon_unchecked('\x010203') AS shorter, ribbon_unchecked('\x0102') <> ribbon_unchecked('\x0103') AS other,
	ribbon_unchecked('\x') = ribbon_unchecked('\x00') AS nothing, ribbon_unchecked('\x') = ribbon_unchecked('\x') AS nothings;
-- NULL
SELECT * FROM each('SELECT (count(f = f), count(f <> NULL), count(STEM_hash(f)), count(*)) FROM filters');

--
-- The hash: of all bytes, however they are stored; the short one is the low half of the long one.
--

SELECT * FROM each('SELECT (count(DISTINCT f::bytea), count(DISTINCT STEM_hash(f)), count(DISTINCT STEM_hash_extended(f, 0)), count(DISTINCT STEM_hash_extended(f, 1)),
	bool_and(STEM_hash_extended(f, 0) & 4294967295 = STEM_hash(f)::bigint & 4294967295), bool_or(STEM_hash_extended(f, 0) = STEM_hash_extended(f, 1))) FROM filters');
SELECT * FROM each('SELECT bool_and(hashes = 1) FROM (SELECT count(DISTINCT STEM_hash_extended(f, 42)) AS hashes FROM filters WHERE f IS NOT NULL GROUP BY id) AS copies');
-- every byte counts, also past the pieces that are hashed one after the other
CREATE TABLE long AS SELECT n, ribbon_unchecked(CASE n WHEN 0 THEN zero ELSE set_byte(zero, at, 1) END) AS f
FROM (SELECT decode(repeat('00', 2500000), 'hex') AS zero) AS z, unnest(ARRAY[0, 0, 1, 1048575, 1048576, 2097151, 2097152, 2499999]) WITH ORDINALITY AS a (at, no), LATERAL (SELECT no - 1 AS n) AS n;
SELECT count(*) AS all, count(DISTINCT f::bytea) AS distinct, count(DISTINCT ribbon_hash(f)) AS hashes FROM long;
-- These values are in hash indexes and decide about partitions: they stay.
SELECT to_hex(keyset_hash(keyset_build(ARRAY[1, 2, 3]))) AS keyset, to_hex(bloom_hash(bloom_build(ARRAY[1, 2, 3]))) AS bloom, to_hex(ribbon_hash(ribbon_build(ARRAY[1, 2, 3]))) AS ribbon,
	to_hex(ribbon_hash_extended(ribbon_build(ARRAY[1, 2, 3]), 4711)) AS extended, to_hex(ribbon_hash(f)) AS long
FROM long WHERE n = 0;

--
-- DISTINCT, GROUP BY and the like, which hash
--

CREATE FUNCTION statements() RETURNS TABLE (kind text, result text) LANGUAGE SQL BEGIN ATOMIC
	SELECT * FROM each('SELECT (
	(SELECT count(*) FROM (SELECT DISTINCT f FROM filters) AS q),
	(SELECT (count(*), min(n), max(n)) FROM (SELECT count(*) AS n FROM filters WHERE f IS NOT NULL GROUP BY f) AS q),
	(SELECT count(*) FROM (SELECT f FROM filters UNION SELECT f FROM filters) AS q),
	(SELECT count(*) FROM (SELECT f FROM filters WHERE id < 20 INTERSECT SELECT f FROM filters WHERE id > 10) AS q),
	(SELECT count(*) FROM (SELECT f FROM filters EXCEPT SELECT f FROM filters WHERE id > 10) AS q),
	(SELECT count(*) FROM filters WHERE f IN (SELECT f FROM filters WHERE id % 2 = 1)),
	(SELECT count(*) FROM filters WHERE f NOT IN (SELECT f FROM filters WHERE id % 2 = 1)),
	(SELECT count(*) FROM filters AS a JOIN filters AS b USING (f)),
	(SELECT count(*) FROM filters AS a FULL JOIN (SELECT * FROM filters WHERE id > 15) AS b USING (f)),
	(SELECT count(*) FROM filters AS a FULL JOIN (SELECT * FROM filters WHERE id > 25) AS b USING (f))
	)');
END;
SELECT * FROM statements();
-- also where the server would rather not
SET enable_hashagg = off;
SELECT * FROM statements();
SET enable_hashjoin = off;
SELECT count(*) AS kinds, bool_and(uses) AS nested_loop FROM each('SELECT uses(''SELECT FROM filters AS a JOIN filters AS b USING (f)'', ''Nested Loop'')') AS e (kind, u), LATERAL CAST(u AS boolean) AS uses;
SELECT result FROM each('SELECT count(*) FROM filters AS a JOIN filters AS b USING (f)');
RESET enable_hashagg;
RESET enable_hashjoin;
SELECT count(*) AS kinds, bool_and(uses) AS hash_join FROM each('SELECT uses(''SELECT FROM filters AS a JOIN filters AS b USING (f)'', ''Hash Join'')') AS e (kind, u), LATERAL CAST(u AS boolean) AS uses;
-- no order: who wants one has that of the bytes
SELECT raised(format('SELECT %s FROM ribbon_filters', what), brief := true) FROM unnest(ARRAY['id FROM ribbon_filters ORDER BY f --', 'count(DISTINCT f)', 'greatest(f, f)', 'f < f', 'f BETWEEN f AND f', 'ROW(f, 1) = ROW(f, 1)', 'count(DISTINCT id) FROM ribbon_filters GROUP BY f --']) AS what;
SELECT * FROM each('SELECT (count(DISTINCT f::bytea), (SELECT max(r) FROM (SELECT dense_rank() OVER (ORDER BY f::bytea) AS r FROM filters) AS q)) FROM filters');

--
-- Literals, parameters, other expressions: still the type on the other side
--

SELECT * FROM each('SELECT (f = f::text::TYPE, f <> NULL IS NULL, f IN (f, NULL), f = ANY (ARRAY[f]), f IS NOT DISTINCT FROM f, nullif(f, f) IS NULL,
	ARRAY[f] = ARRAY[f, f], CASE f WHEN f THEN 1 END, array_position(ARRAY[NULL, f], f)) FROM filters WHERE id = 10 AND copy = 1');
SELECT * FROM each($q$SELECT string_agg(r, ' ') FROM filters, unnest(ARRAY['=', '<>']) AS op, raised(format('SELECT f %1$s %2$L, %2$L %1$s f FROM filters WHERE id = 10', op, f)) AS r WHERE id = 7 AND copy = 1$q$);
SELECT * FROM each($q$SELECT raised('SELECT f = ''abc'' FROM filters', brief := true)$q$);
SELECT raised('SELECT f = 1 FROM ribbon_filters', brief := true);
SELECT raised('SELECT f = ''\x''::bytea FROM ribbon_filters', brief := true);
SELECT raised('SELECT a.f = b.f FROM ribbon_filters a, bloom_filters b', brief := true);
PREPARE find AS SELECT count(*) FROM ribbon_filters WHERE f = $1;
SELECT format('EXECUTE find (%L)', f) FROM ribbon_filters WHERE id = 3 AND copy = 1 \gexec
-- values under construction, which no table has seen
SELECT keyset_agg(i) = keyset_agg(i) AS same, keyset_agg(i) <> keyset_agg(i + 1) AS other,
	bloom_agg(i, 0.01, 1000) = bloom_agg(i, 0.01, 1000) AS bloom, bloom_hash(bloom_agg(i, 0.01, 1000)) = bloom_hash(bloom_agg(i, 0.01, 1000)::text::bloomfilter) AS hash
FROM generate_series(1, 1000) AS i;
DO $$
DECLARE
	f bloomfilter := bloom_empty(0.01, 10000);
	g bloomfilter := f;
	stored bloomfilter;
BEGIN
	f := bloom_add(f, 1);
	ASSERT f <> g;
	g := bloom_add(g, 1);
	ASSERT f = g AND bloom_hash(f) = bloom_hash(g);
	CREATE TABLE kept AS SELECT f AS f;
	SELECT k.f INTO stored FROM kept AS k;
	ASSERT stored = g AND g = stored AND (SELECT k.f = g FROM kept AS k) AND (SELECT bloom_add(g, 2) <> k.f FROM kept AS k);
END $$;

--
-- Indexes
--

-- A hash index has room for all; it finds them, and excludes doubles.
SELECT * FROM each($q$SELECT raised('CREATE INDEX hashed_STEM ON filters USING hash (f)')$q$);
SET enable_seqscan = off;
SELECT * FROM each($q$SELECT (uses('SELECT FROM filters WHERE f = (SELECT f FROM filters WHERE id = 39 AND copy = 1)', 'hashed_STEM'),
	(SELECT sum((SELECT count(*) FROM filters AS b WHERE b.f = a.f)) FROM filters AS a WHERE copy = 2))$q$);
RESET enable_seqscan;
SELECT * FROM each($q$SELECT string_agg(left(r, 30), ', ') FROM unnest(ARRAY['CREATE TABLE unique_STEM (f TYPE, EXCLUDE USING hash (f WITH =))',
	'INSERT INTO unique_STEM SELECT f FROM filters WHERE copy = 1 AND id > 1', 'INSERT INTO unique_STEM SELECT f FROM filters WHERE copy = 2 AND id = 39']) AS statement, raised(statement, brief := true) AS r$q$);
-- no B-tree
SELECT raised('CREATE INDEX ON ribbon_filters (f)', brief := true);
-- Partitions by hash
SELECT * FROM each($q$SELECT string_agg(r, ', ') FROM unnest(ARRAY['CREATE TABLE parted_STEM (f TYPE) PARTITION BY HASH (f)',
	'CREATE TABLE parted_STEM_0 PARTITION OF parted_STEM FOR VALUES WITH (MODULUS 2, REMAINDER 0)', 'CREATE TABLE parted_STEM_1 PARTITION OF parted_STEM FOR VALUES WITH (MODULUS 2, REMAINDER 1)',
	'INSERT INTO parted_STEM SELECT f FROM filters']) AS statement, raised(statement) AS r$q$);
SELECT * FROM each($q$SELECT (count(*), count(DISTINCT tableoid), (SELECT count(*) FROM (SELECT f FROM parted_STEM GROUP BY f HAVING min(tableoid) <> max(tableoid)) AS q)) FROM parted_STEM$q$);
--
-- What is read of filters that are out of line: nothing if their lengths differ, a row of each if their beginnings do.
--

CREATE TABLE lengths AS SELECT pg_column_size(f) AS length, count(DISTINCT id) FROM keyset_filters WHERE id > 34 AND copy = 1 GROUP BY length;
SELECT length > 100000 AS large, count FROM lengths ORDER BY 2;
SELECT rows_read('SELECT a.f = b.f, a.f <> b.f FROM keyset_filters AS a, keyset_filters AS b WHERE a.id = 35 AND b.id = 39', 'keyset_filters') AS other_length,
	rows_read('SELECT a.f = b.f FROM keyset_filters AS a, keyset_filters AS b WHERE a.id = 35 AND b.id = 36 AND a.copy = 1 AND b.copy = 2', 'keyset_filters') AS other_keys,
	rows_read('SELECT a.f = keyset_build(ARRAY[1]), a.f <> keyset_build(ARRAY[1]) FROM keyset_filters AS a WHERE a.id = 35 AND a.copy = 1', 'keyset_filters') AS one_in_memory,
	rows_read('SELECT a.f = b.f FROM keyset_filters AS a, keyset_filters AS b WHERE a.id = 35 AND b.id = 35 AND a.copy = 1 AND b.copy = 2', 'keyset_filters') > 160 AS the_same;

--
-- Filters as keys of filters: by the hash above
--

SELECT * FROM each('SELECT (count(*) FILTER (WHERE NOT k @> f), count(*) FILTER (WHERE NOT b @> f), count(*) FILTER (WHERE NOT r @> f), min(keyset_cardinality(k)), max((ribbon_info(r)).key_type), bool_or((bloom_info(b)).portable),
	bool_or(k @> (SELECT max(f::text)::TYPE FROM filters))) FROM filters, (SELECT keyset_agg(f) AS k, bloom_agg(f, 1e-6) AS b, ribbon_agg(f, 1e-9) AS r FROM filters WHERE id < 39) AS q WHERE id < 39');
SELECT * FROM each('SELECT (keyset_build(array_agg(f)) = keyset_agg(f), keyset_build(array_agg(f)) && ARRAY[max(f::text)::TYPE], keyset_agg(ARRAY[f]) @> ARRAY[max(f::text)::TYPE], keyset_agg(ROW(f, 1)) @> ROW(max(f::text)::TYPE, 1),
	bloom_cardinality(bloom_add(bloom_empty(0.01, 10), max(f::text)::TYPE))) FROM filters');
-- of another type, and not asked for what a filter holds
SELECT raised('SELECT keyset_build(ARRAY[f]) @> bloomfilter(f) FROM keyset_filters WHERE id = 10');
SELECT raised('SELECT f @> f FROM ribbon_filters WHERE id = 10 AND copy = 1');
SELECT raised('SELECT keyset_build(ARRAY[f]) @> ''abc'' FROM keyset_filters WHERE id = 10 AND copy = 1');

DROP SCHEMA equal_test CASCADE;
