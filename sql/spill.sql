--
-- Aggregates of more keys than memory has room for: the same bytes, by way of
-- a temporary file
--

SET client_min_messages = warning;
CREATE SCHEMA spill_test;
SET search_path = spill_test, public;
SET max_parallel_workers_per_gather = 0;
SET hash_mem_multiplier = 2; -- 14 has 1, of which hashed groups spill their rows

-- 65003 values, half of them twice
CREATE TABLE keys AS SELECT i % 3 AS g, i * 7919::bigint % 65003 AS k, 'key ' || i % 40000 AS t, i FROM generate_series(1, 100000) AS i;
ALTER TABLE keys SET (parallel_workers = 2);
ANALYZE keys;

-- what states of aggregates take
CREATE VIEW state_memory AS SELECT count(*) AS contexts, sum(total_bytes) AS bytes FROM pg_backend_memory_contexts WHERE name = 'filters under construction';
CREATE VIEW files_left AS SELECT count(*) AS files_left FROM pg_ls_tmpdir();

SELECT string_agg(for_kind('STEM_agg(k) AS k_STEM, STEM_agg(t) AS t_STEM', kinds), ', ' ORDER BY stem) AS plain,
	string_agg(for_kind('STEM_agg(k RATE) AS least_STEM, STEM_agg(k, 0.3) AS coarse_STEM', kinds), ', ' ORDER BY stem) FILTER (WHERE has_rate) AS rates FROM kinds \gset
\set filters 'ribbon_agg(k) AS r, keyset_agg(k) AS s, ribbon_agg(ROW(k, g)) AS rr, ribbon_agg(k ORDER BY t) AS sr, bloom_agg(DISTINCT k) AS db, keyset_agg(k % 1000) AS few, counting_agg(k % 4000, 1e-6) AS repeats, ribbon_agg(k) FILTER (WHERE i > 90000 AND k < 1000) AS end_only, keyset_agg(i) AS i, keyset_agg(NULL::integer) AS nothing, ' :plain ', ' :rates

SET work_mem = '64MB';
SELECT spilled('SELECT ribbon_agg(k) FROM keys');
CREATE TABLE memory AS SELECT :filters FROM keys;
CREATE TABLE memory_groups AS SELECT g, :filters FROM keys GROUP BY g;
CREATE VIEW windows AS SELECT i, r FROM (SELECT i, ribbon_agg(k) OVER (ORDER BY i / 50000) AS r FROM keys) AS w WHERE i % 10000 = 0;
CREATE TABLE memory_windows AS TABLE windows;

SET work_mem = '64kB';
SELECT aggregate, spilled(format('SELECT %s FROM keys', aggregate)), spilled(format('SELECT g, %s FROM keys GROUP BY g', aggregate)) AS groups_spilled
FROM (SELECT 'count(k)' UNION SELECT 'ribbon_agg(k % 1000)'
	UNION SELECT aggregate FROM kinds, unnest(ARRAY['STEM_agg(k)', 'STEM_agg(t)', CASE WHEN has_rate AND is_mutable THEN 'STEM_agg(k, 0.01, 60000)' END]) AS template, for_kind(template, kinds) AS aggregate) AS a (aggregate)
WHERE aggregate IS NOT NULL ORDER BY aggregate COLLATE "C";
CREATE TABLE file AS SELECT :filters FROM keys;
SELECT memory::text = file::text AS same FROM memory, file;

-- groups, hashed and sorted; ROLLUP is both
CREATE FUNCTION same_groups(other regclass) RETURNS TABLE (groups bigint, different bigint) LANGUAGE plpgsql AS $$
BEGIN
	RETURN QUERY EXECUTE format('SELECT count(*), count(*) FILTER (WHERE m::text IS DISTINCT FROM o::text) FROM memory_groups AS m FULL JOIN %s AS o USING (g)', other);
END $$;
SET enable_sort = off;
CREATE TABLE hashed AS SELECT g, :filters FROM keys GROUP BY g;
RESET enable_sort;
SET enable_hashagg = off;
CREATE TABLE sorted AS SELECT g, :filters FROM keys GROUP BY g;
RESET enable_hashagg;
CREATE TABLE rolled_up AS SELECT g, :filters FROM keys GROUP BY ROLLUP (g);
SELECT * FROM same_groups('hashed');
SELECT * FROM same_groups('sorted');
SELECT r.g, memory.r = r.r AND memory.s = r.s AS same FROM memory, rolled_up AS r WHERE r.g IS NULL;
DELETE FROM rolled_up WHERE g IS NULL;
SELECT * FROM same_groups('rolled_up');

-- windows stay in memory
SELECT count(*) AS rows, count(*) FILTER (WHERE m.r = w.r) AS same FROM windows AS w JOIN memory_windows AS m USING (i);

-- unions
CREATE TABLE parts AS SELECT i % 4 AS part, keyset_agg(k) AS s FROM keys GROUP BY 1;
SELECT spilled('SELECT keyset_union_agg(s) FROM parts') AS spilled, spilled('SELECT keyset_union_agg(s) FROM parts WHERE part = 0') AS one_spilled;
SELECT (SELECT keyset_union_agg(s) FROM parts) = s AS same FROM memory;
SELECT bool_and(u = s) AS same FROM (SELECT s, (SELECT keyset_union_agg(s) FROM (SELECT p.s OFFSET 0) AS one) AS u FROM parts AS p) AS ones;

-- parts of the range of hashes, the highest first: runs that have nothing to do with each other
CREATE TABLE ranges AS SELECT key_hash(k) / 2305843009213693952 AS range, keyset_agg(k) AS s FROM keys GROUP BY 1;
SELECT count(*) > 4 AS several, (SELECT keyset_union_agg(s ORDER BY range DESC) FROM ranges) = (SELECT s FROM memory) AS same FROM ranges;

-- each hash is read once to merge runs, whatever their ranges: those of one part are above those of the next, or take turns
CREATE TABLE chosen AS SELECT i, order_, k FROM (SELECT i AS k, row_number() OVER (ORDER BY key_hash(i)) AS i FROM generate_series(1, 200000) AS i) AS h, LATERAL (VALUES ('random', k), ('falling', -i), ('in turn', i / 64 % 50 * 200000 + i)) AS o (order_, at) ORDER BY order_, at;
SELECT order_, aggregate, written > 100 AS spilled, read < 2 * written AS once
FROM unnest(ARRAY['random', 'falling', 'in turn']) AS order_, unnest(ARRAY['keyset_agg(k)', 'counting_agg(k)', 'ribbonmap_agg(k, i)']) AS aggregate, temp_blocks(format('SELECT %s FROM chosen WHERE order_ = %L', aggregate, order_))
ORDER BY order_ COLLATE "C", aggregate COLLATE "C";

-- keys that are all of one chunk of a ribbon, which the buffer has no room for
CREATE TABLE crowd AS SELECT i FROM generate_series(1, 4000000) AS i WHERE key_hash(i) BETWEEN 0 AND 72057594037927935;
SELECT count(*) > 12000 AS many, (ribbon_info(ribbon_agg(i))).details->>'chunks' AS chunks, ribbon_agg(i) = ribbon_build(array_agg(i)) AS same, spilled('SELECT ribbon_agg(i) FROM crowd') FROM crowd;

-- of more runs than there are blocks in the buffer; ascending
SELECT spilled('SELECT keyset_agg(i) FROM generate_series(1, 300000) AS i');
SELECT md5(keyset_agg(i)::bytea) = md5(keyset_agg(300001 - i)::bytea) AS same, keyset_cardinality(keyset_agg(i)) AS keys,
	max(CASE WHEN i = 300000 THEN (SELECT bytes FROM state_memory) END) < 1500000 AS little_memory
FROM generate_series(1, 300000) AS i;

-- Many groups, in little memory: that of all states is in one context.
SET work_mem = '64MB';
SELECT max(contexts) AS contexts, max(bytes) < 1000 * 12000 AS little_memory, count(*) AS groups, bool_and(keyset_cardinality(s) = 1000) AS complete
FROM (SELECT keyset_agg(i) AS s, max(CASE WHEN i = 1000000 THEN (SELECT contexts FROM state_memory) END) AS contexts,
	max(CASE WHEN i = 1000000 THEN (SELECT bytes FROM state_memory) END) AS bytes
	FROM generate_series(1, 1000000) AS i GROUP BY i % 1000) AS groups;
SELECT max(bytes) < 10000 * 1000 AS little_memory, count(*) AS groups, bool_and(keyset_cardinality(s) = 10) AS complete
FROM (SELECT keyset_agg(i / 10000 % 10) AS s, max(CASE WHEN i = 999999 THEN (SELECT bytes FROM state_memory) END) AS bytes
	FROM generate_series(0, 999999) AS i GROUP BY i % 10000) AS groups;
SET work_mem = '64kB';

--
-- Queries that run more than once, in pieces, or not to their end
--

-- once for each row
SELECT x, spilled(format('SELECT ribbon_agg(k) FROM keys WHERE k >= %s', x)) AS spilled,
	(SELECT ribbon_agg(k) FROM keys WHERE k >= x) = (SELECT ribbonfilter(keyset_build(array_agg(k)), 0.01) FROM keys WHERE k >= x) AS same
FROM unnest(ARRAY[0, 30000, 64000]) AS x;

-- the result of the same states, more than once
SET enable_material = off;
SELECT count(*) AS groups, bool_and(f.r = (SELECT r FROM memory_groups AS m WHERE m.g = f.g)) AS same, bool_and(f.s = (SELECT s FROM memory_groups AS m WHERE m.g = f.g)) AS same_keys
FROM generate_series(1, 3) AS x LEFT JOIN (SELECT g, ribbon_agg(k) AS r, keyset_agg(k) AS s FROM keys GROUP BY g) AS f ON f.g + x > 0;
RESET enable_material;

SET enable_hashagg = off;
-- the first group alone
SELECT m.r = f.r AS same FROM (SELECT g, ribbon_agg(k) AS r FROM keys GROUP BY g LIMIT 1) AS f JOIN memory_groups AS m USING (g);
BEGIN;
DECLARE c CURSOR FOR SELECT g, ribbon_agg(k) AS r, keyset_agg(k) AS s FROM keys GROUP BY g;
CREATE FUNCTION fetched() RETURNS TABLE (g integer, same boolean) LANGUAGE plpgsql AS $$
DECLARE
	c refcursor := 'c';
	filters record;
BEGIN
	FETCH c INTO filters;
	RETURN QUERY SELECT m.g, m.r = filters.r AND m.s = filters.s FROM memory_groups AS m WHERE m.g = filters.g;
END $$;
SELECT * FROM fetched();
TABLE files_left;
-- what is rolled back is not what a cursor has fetched
SAVEPOINT a;
SELECT * FROM fetched();
SELECT 1 / 0;
ROLLBACK TO a;
SELECT * FROM fetched();
-- that of the sort, and of the last group, not one for each
TABLE files_left;
CLOSE c;
TABLE files_left;
-- closed half way
DECLARE c CURSOR FOR SELECT g, ribbon_agg(k) AS r, keyset_agg(k) AS s FROM keys GROUP BY g;
SAVEPOINT b;
SELECT * FROM fetched();
RELEASE b;
CLOSE c;
TABLE files_left;
-- opened in what is rolled back
SAVEPOINT d;
DECLARE c CURSOR FOR SELECT g, ribbon_agg(k) AS r, keyset_agg(k) AS s FROM keys GROUP BY g;
SELECT * FROM fetched();
ROLLBACK TO d;
TABLE files_left;
-- that outlives the transaction
DECLARE c CURSOR WITH HOLD FOR SELECT g, ribbon_agg(k) AS r, keyset_agg(k) AS s FROM keys GROUP BY g;
SELECT * FROM fetched();
COMMIT;
SELECT * FROM fetched();
CLOSE c;
TABLE files_left;
RESET enable_hashagg;

-- subtransactions inside and outside of a query
CREATE FUNCTION try(divisor integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	f record;
	n integer := 0;
	message text := 'no error';
BEGIN
	FOR f IN SELECT g, ribbon_agg(k) AS r FROM keys GROUP BY g LOOP
		BEGIN
			PERFORM ribbon_agg(k / CASE WHEN i < 99990 THEN 1 ELSE divisor END) = f.r FROM keys;
		EXCEPTION WHEN division_by_zero THEN
			message := sqlerrm;
		END;
		n := n + (SELECT count(*) FROM memory_groups AS m WHERE m.g = f.g AND m.r = f.r);
	END LOOP;
	RETURN n || ' groups, ' || message;
END $$;
SELECT try(1), try(0);
TABLE files_left;

-- errors
SELECT raised('SELECT ribbon_agg(k / (i - 99999)) FROM keys');
SELECT raised('SELECT ribbon_agg(k, CASE WHEN i < 99999 THEN 0.01 ELSE 0.02 END) FROM keys');
TABLE files_left;
SET temp_file_limit = '300kB';
SELECT split_part(raised('SELECT ribbon_agg(k) FROM keys'), ':', 1) AS sqlstate;
SELECT split_part(raised('SELECT keyset_agg(i) FROM keys WHERE i <= 20000'), ':', 1) AS sqlstate;
SELECT spilled('SELECT ribbon_agg(k) FROM keys WHERE i <= 15000');
TABLE files_left;
RESET temp_file_limit;

-- a final function that catches errors, in a subtransaction: the file is not its own
CREATE AGGREGATE counted_if_possible(bigint) (SFUNC = keyset_trans, STYPE = keyset, FINALFUNC = count_if_possible);
SELECT counted_if_possible(k) AS first, keyset_cardinality(keyset_agg(k)) AS second FROM keys;
SELECT keyset_cardinality(keyset_agg(k)) AS first, counted_if_possible(k) AS second FROM keys;
TABLE files_left;
-- ... and what an error leaves incomplete is not used
SET temp_file_limit = '900kB';
SELECT split_part(raised('SELECT counted_if_possible(k) FROM keys'), ':', 1) AS sqlstate;
SELECT split_part(raised('SELECT counted_if_possible(k), keyset_agg(k) FROM keys'), ':', 1) AS sqlstate;
RESET temp_file_limit;
CREATE FUNCTION second_try(s keyset) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	most text;
BEGIN
	FOREACH most IN ARRAY ARRAY['900kB', '-1'] LOOP
		BEGIN
			PERFORM set_config('temp_file_limit', most, true);
			RETURN keyset_cardinality(s);
		EXCEPTION WHEN configuration_limit_exceeded THEN
		END;
	END LOOP;
END $$;
CREATE AGGREGATE second_try(bigint) (SFUNC = keyset_trans, STYPE = keyset, FINALFUNC = second_try);
SELECT raised('SELECT second_try(k) FROM keys', brief := true);
TABLE files_left;

-- a run that begins with the key by which the one before ends: four keysets of 8001 keys each
CREATE TABLE in_order AS SELECT k, row_number() OVER (ORDER BY h < 0, h) AS n FROM (SELECT k, key_hash(k) AS h FROM generate_series(1, 32001) AS k) AS hashed;
CREATE TABLE overlapping AS SELECT p, keyset_agg(k) AS s FROM generate_series(0, 3) AS p JOIN in_order ON n BETWEEN p * 8000 + 1 AND p * 8000 + 8001 GROUP BY p;
SELECT keyset_cardinality(u), keyset_verify(u) FROM (SELECT keyset_union_agg(s ORDER BY p) AS u FROM overlapping) AS united;

--
-- In parallel
--

SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0.01;
SET min_parallel_table_scan_size = 0;
SET max_parallel_workers_per_gather = 2;
SELECT spilled('SELECT ribbon_agg(k) FROM keys');
CREATE TABLE parallel AS SELECT :plain, keyset_agg(k % 1000) AS few FROM keys;
SELECT * FROM each_kind('SELECT m.k_STEM = p.k_STEM, m.t_STEM = p.t_STEM, m.few = p.few FROM memory AS m, parallel AS p') AS t (kind text, same boolean, same_texts boolean, same_few boolean);
-- the leader alone, with what the workers bring
SET parallel_leader_participation = off;
SELECT (SELECT ribbon_agg(k) FROM keys) = r AS same FROM memory;
TABLE files_left;

RESET max_parallel_workers_per_gather;
DROP SCHEMA spill_test CASCADE;
