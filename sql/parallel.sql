--
-- Parallel plans: the same bytes as serial ones, and the same answers
--

SET client_min_messages = warning;
CREATE SCHEMA parallel_test;
SET search_path = parallel_test, public;

CREATE TYPE color AS ENUM ('red', 'green', 'blue');
CREATE TABLE keys (g integer, k bigint, t text, u uuid, n numeric, c color);
INSERT INTO keys
SELECT i % 5, CASE WHEN i % 11 = 0 THEN NULL ELSE i * 7919 % 60013 END, 'key ' || i % 30000, md5((i % 20000)::text)::uuid, (i % 1000) / 8.0, (ARRAY['red', 'green', 'blue']::color[])[i % 3 + 1]
FROM generate_series(1, 100000) AS i;
ALTER TABLE keys SET (parallel_workers = 4);
ANALYZE keys;

-- The nodes of a plan, without what differs between server versions
CREATE FUNCTION plan_has(query text, what text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE 'EXPLAIN (FORMAT JSON, COSTS OFF) ' || query INTO plan;
	RETURN jsonb_path_exists(plan, what::jsonpath);
END $$;
CREATE FUNCTION is_partial(query text) RETURNS boolean LANGUAGE SQL AS
$$ SELECT plan_has(query, '$.** ? (@."Partial Mode" == "Partial" && @."Parallel Aware" == false)') AND plan_has(query, '$.** ? (@."Node Type" starts with "Gather")') $$;

-- Aggregates of all kinds; if mutable, sized beforehand.  Those that collect a
-- keyset do so with the same functions, so other types of keys need not be there
-- for each kind.
SELECT 'ribbon_agg(u) AS u, keyset_agg(n) AS ns, ribbon_agg(n) AS nr, ribbon_agg(c) AS c, ribbon_agg(ROW(g, c)) AS rr, keyset_agg(k) FILTER (WHERE g = 1) AS fs, ribbon_agg(k) FILTER (WHERE false) AS er, ' ||
	string_agg(for_kind('STEM_agg(k) AS k_STEM, STEM_agg(t RATE(0.05)) AS t_STEM', kinds), ', ' ORDER BY stem) || ', ' ||
	string_agg(for_kind('STEM_agg(k, 0.1) AS k10_STEM', kinds), ', ' ORDER BY stem) FILTER (WHERE has_rate) || ', ' ||
	string_agg(for_kind('STEM_agg(k RATE(0.02, 60000)) AS kz_STEM', kinds), ', ' ORDER BY stem) FILTER (WHERE is_mutable) || ', ' ||
	string_agg(for_kind('STEM_agg(t, 0.05, 30000) AS tz_STEM, STEM_agg(n, 0.01, 1000) AS nz_STEM, STEM_agg(c, 0.01, 3) AS cz_STEM, STEM_agg(k, 0.1, 7) FILTER (WHERE false) AS ez_STEM', kinds), ', ' ORDER BY stem)
		FILTER (WHERE is_mutable AND has_rate) AS filters,
	string_agg(for_kind('STEM_agg(k RATE(0.02, 60000)) AS STEM', kinds), ', ' ORDER BY stem) FILTER (WHERE is_mutable) AS parts,
	string_agg(stem, ', ' ORDER BY stem) FILTER (WHERE is_mutable) AS mutable
FROM kinds \gset

SET max_parallel_workers_per_gather = 0;
CREATE TABLE serial AS SELECT :filters FROM keys;
CREATE TABLE serial_groups AS SELECT g, :filters FROM keys GROUP BY g;
SELECT is_partial($$SELECT keyset_agg(k) FROM keys$$) AS partial;

-- in an order of their own
CREATE TABLE shuffled AS SELECT :filters FROM (SELECT * FROM keys ORDER BY md5(u::text || k || g) OFFSET 0) AS keys;
CREATE TABLE reversed AS SELECT :filters FROM (SELECT * FROM keys ORDER BY k DESC, t DESC, g OFFSET 0) AS keys;

SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0.01;
SET min_parallel_table_scan_size = 0;
SET min_parallel_index_scan_size = 0;
SET max_parallel_workers_per_gather = 4;
SELECT aggregate, is_partial(format('SELECT %s FROM keys', aggregate)) AS partial, is_partial(format('SELECT g, %s FROM keys GROUP BY g', aggregate)) AS partial_groups
FROM kinds, unnest(ARRAY['STEM_agg(k)', 'STEM_agg(t)', 'STEM_agg(u)', 'STEM_agg(n)', 'STEM_agg(c)', CASE WHEN is_mutable THEN 'STEM_MERGE_agg(STEM_build(ARRAY[k]))' END])
	WITH ORDINALITY AS a (template, no), for_kind(template, kinds) AS aggregate WHERE aggregate IS NOT NULL ORDER BY stem, no;
SELECT is_partial('SELECT bloom_agg(k, 0.02, 60000) FROM keys') AS partial_sized, is_partial('SELECT ribbon_agg(ROW(g, c)) FROM keys') AS partial_record,
	is_partial('SELECT ribbon_agg(DISTINCT k) FROM keys') AS partial_distinct;
-- Workers hand over a hash for each key, which the planner is told: where
-- operators are dear and rows are not, it has one process read them all.
SET cpu_operator_cost = 0.1;
SELECT is_partial('SELECT max(k) FROM keys') AS partial_max, is_partial('SELECT ribbon_agg(k) FROM keys') AS partial, is_partial('SELECT counting_agg(k) FROM keys') AS partial_counting,
	is_partial('SELECT g, ribbon_agg(k) FROM keys GROUP BY g') AS partial_groups, is_partial('SELECT ribbon_agg(a.k) FROM keys AS a LEFT JOIN keys AS b USING (u)') AS partial_join,
	is_partial('SELECT bloom_agg(k, 0.02, 60000) FROM keys') AS partial_sized;
RESET cpu_operator_cost;
-- What workers hand over is for our combine functions: who takes another one
-- for an aggregate of his gets keysets.
CREATE FUNCTION first_keyset(keyset, keyset) RETURNS keyset LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS 'SELECT $1';
CREATE AGGREGATE some_keys(bigint) (SFUNC = keyset_trans, STYPE = keyset, COMBINEFUNC = first_keyset, PARALLEL = SAFE);
CREATE AGGREGATE united_keys(bigint) (SFUNC = keyset_trans, STYPE = keyset, COMBINEFUNC = keyset_union, PARALLEL = SAFE);
SELECT is_partial('SELECT some_keys(k), united_keys(k) FROM keys') AS partial;
SELECT keyset_verify(s) IS NOT NULL AS valid, keyset_cardinality(s) > 0 AS some, u = (SELECT keyset_agg(k) FROM keys) AS all FROM (SELECT some_keys(k), united_keys(k) FROM keys) AS v (s, u);
CREATE TABLE parallel AS SELECT :filters FROM keys;
CREATE TABLE parallel_groups AS SELECT g, :filters FROM keys GROUP BY g;
-- with the leader idle, and with the leader alone
SET parallel_leader_participation = off;
CREATE TABLE workers AS SELECT :filters FROM keys;
RESET parallel_leader_participation;
SET max_parallel_workers = 0;
CREATE TABLE leader AS SELECT :filters FROM keys;
RESET max_parallel_workers;

-- Compares the columns of two tables, byte by byte.
CREATE FUNCTION differences(a regclass, b regclass, OUT columns bigint, OUT rows bigint, OUT different text[]) LANGUAGE plpgsql AS $$
DECLARE
	name text;
	n bigint;
BEGIN
	columns := 0;
	FOR name IN SELECT attname FROM pg_attribute WHERE attrelid = a AND attnum > 0 AND atttypid <> 'integer'::regtype LOOP
		columns := columns + 1;
		EXECUTE format('SELECT count(*) FROM (SELECT %1$I::bytea FROM %2$s EXCEPT ALL SELECT %1$I::bytea FROM %3$s) AS d', name, a, b) INTO n;
		IF n > 0 THEN
			different := different || name;
		END IF;
	END LOOP;
	EXECUTE format('SELECT count(*) FROM %s', b) INTO rows;
END $$;
SELECT other, d.* FROM unnest(ARRAY['shuffled', 'reversed', 'parallel', 'workers', 'leader']) WITH ORDINALITY AS o (other, no), differences('serial', other::regclass) AS d ORDER BY no;
SELECT d.* FROM differences('serial_groups', 'parallel_groups') AS d;

-- unions
SET max_parallel_workers_per_gather = 0;
CREATE TABLE parts AS SELECT k % 500 AS id, :parts FROM keys WHERE k IS NOT NULL GROUP BY 1;
SET max_parallel_workers_per_gather = 4;
ALTER TABLE parts SET (parallel_workers = 3);
SELECT * FROM each_kind($$SELECT is_partial('SELECT STEM_MERGE_agg(STEM) FROM parts'), STEM_MERGE_agg(STEM) = (SELECT kz_STEM FROM serial) FROM parts$$, 'is_mutable') AS t (kind text, partial boolean, same boolean);

-- Workers cannot read a large value of a temporary table: they have to be given it whole.
CREATE TEMPORARY TABLE stored AS SELECT ribbon_agg(k) AS f FROM keys;
SET parallel_leader_participation = off;
SELECT raised('SELECT count(*) FROM keys WHERE (SELECT f FROM stored) @> k', brief := true);
SELECT count(*) = count(k) AS all FROM keys WHERE (SELECT f::bytea::ribbonfilter FROM stored) @> k;
RESET parallel_leader_participation;

-- Merges and appends of partial states; sorted and hashed
SET enable_hashagg = off;
CREATE TABLE sorted AS SELECT g, :filters FROM keys GROUP BY g;
RESET enable_hashagg;
SELECT d.* FROM differences('serial_groups', 'sorted') AS d;

-- No rows, and rows in one worker only
SELECT ribbon_agg(k) = ribbon_build('{}'::bigint[]) AS nothing, bloom_agg(k, 0.1, 10) = bloom_build('{}'::bigint[]) AS nothing_sized FROM keys WHERE g = 7;
SELECT ribbon_agg(k) = ribbon_build(array_agg(k)) AS one FROM keys WHERE t = 'key 77' AND g = 2;
SELECT (ribbon_info(ribbon_agg(nullif(g, g), 0.1))).target_fpr AS nulls, (bloom_info(bloom_agg(nullif(g, g), 0.1, 1000))).details->>'capacity' AS nulls_sized FROM keys;

-- Errors come from workers as they are.  (Which of them is chance.)
SELECT split_part(error, ':', 1) AS sqlstate FROM raised('SELECT ribbon_agg(k, 0.01 + g) FROM keys', brief := true) AS error;
SELECT raised('SELECT ribbon_agg(k, 2) FROM keys');
SELECT raised('SELECT ribbon_agg(point(k, 1)) FROM keys', brief := true);

--
-- Partitions: aggregates of each, then of all
--

CREATE TABLE parted (g integer, k bigint, t text, u uuid, n numeric, c color) PARTITION BY LIST (g);
CREATE TABLE parted_01 PARTITION OF parted FOR VALUES IN (0, 1);
CREATE TABLE parted_23 PARTITION OF parted FOR VALUES IN (2, 3);
CREATE TABLE parted_4 PARTITION OF parted FOR VALUES IN (4);
CREATE TABLE parted_none PARTITION OF parted DEFAULT;
INSERT INTO parted SELECT * FROM keys;
ANALYZE parted;
SET enable_partitionwise_aggregate = on;
CREATE TABLE parted_parallel AS SELECT :filters FROM parted;
CREATE TABLE parted_parallel_groups AS SELECT g, :filters FROM parted GROUP BY g;
-- without workers only if it costs nothing, for it gains nothing
SET max_parallel_workers_per_gather = 0;
SET cpu_operator_cost = 0;
SELECT plan_has('SELECT ribbon_agg(k) FROM parted', '$.** ? (@."Partial Mode" == "Partial")') AS partial, plan_has('SELECT ribbon_agg(k) FROM parted', '$.** ? (@."Node Type" starts with "Gather")') AS parallel;
CREATE TABLE parted_serial AS SELECT :filters FROM parted;
CREATE TABLE parted_serial_groups AS SELECT g, :filters FROM parted GROUP BY g;
RESET cpu_operator_cost;
SELECT other, d.* FROM unnest(ARRAY['parted_parallel', 'parted_serial']) WITH ORDINALITY AS o (other, no), differences('serial', other::regclass) AS d ORDER BY no;
SELECT other, d.* FROM unnest(ARRAY['parted_parallel_groups', 'parted_serial_groups']) WITH ORDINALITY AS o (other, no), differences('serial_groups', other::regclass) AS d ORDER BY no;

-- Partitions that cut across the groups, so that aggregates of each are partial:
-- one without rows, one with NULL keys only, one with a single row.
CREATE TABLE spread (LIKE keys, part integer) PARTITION BY LIST (part);
CREATE TABLE spread_rest PARTITION OF spread FOR VALUES IN (0, 1);
CREATE TABLE spread_more PARTITION OF spread FOR VALUES IN (2);
CREATE TABLE spread_none PARTITION OF spread FOR VALUES IN (3);
CREATE TABLE spread_null PARTITION OF spread FOR VALUES IN (4);
CREATE TABLE spread_one PARTITION OF spread DEFAULT;
INSERT INTO spread SELECT *, CASE WHEN k IS NULL THEN 4 WHEN k = 17552 AND g = 3 THEN 5 ELSE k % 3 END FROM keys;
SELECT tableoid::regclass AS part, least(count(*), 2) AS rows, least(count(k), 2) AS keys FROM spread GROUP BY 1 ORDER BY 1;
-- filters, some of them NULL, to be united
CREATE TABLE spread_filters (id bigint, part integer) PARTITION BY LIST (part);
CALL for_each_kind('ALTER TABLE spread_filters ADD STEM TYPE', 'is_mutable');
CREATE TABLE spread_filters_rest PARTITION OF spread_filters FOR VALUES IN (0);
CREATE TABLE spread_filters_more PARTITION OF spread_filters FOR VALUES IN (1);
CREATE TABLE spread_filters_none PARTITION OF spread_filters FOR VALUES IN (2);
CREATE TABLE spread_filters_null PARTITION OF spread_filters FOR VALUES IN (3);
CREATE TABLE spread_filters_empty PARTITION OF spread_filters FOR VALUES IN (4);
INSERT INTO spread_filters (id, part, :mutable) SELECT id, id % 2, :mutable FROM parts;
INSERT INTO spread_filters (id, part) SELECT i, 3 FROM generate_series(1, 3) AS i;
INSERT INTO spread_filters (id, part, :mutable) SELECT i, 4, :mutable FROM generate_series(1, 3) AS i, (SELECT :parts FROM keys WHERE false) AS nothing;
ANALYZE spread, spread_filters;

-- Are there aggregates of single partitions, which are merged?
CREATE FUNCTION is_partitionwise(query text) RETURNS boolean LANGUAGE SQL AS
$$ SELECT plan_has(query, '$.** ? (@."Node Type" == "Append").Plans.** ? (@."Partial Mode" == "Partial")') AND plan_has(query, '$.** ? (@."Partial Mode" == "Finalize")') $$;
SET cpu_tuple_cost = 1;		-- so that rows had better not go through an Append
SET jit = off;		-- to which queries that seem so dear would go
SET enable_partitionwise_aggregate = off;
SELECT is_partitionwise('SELECT ribbon_agg(k) FROM spread') AS partitionwise;
SET enable_partitionwise_aggregate = on;
CREATE VIEW all_partitionwise AS
SELECT bool_and(is_partitionwise(format('SELECT %s FROM spread', a))) AS plain, bool_and(is_partitionwise(format('SELECT g, %s FROM spread GROUP BY g', a))) AS groups,
	bool_and(NOT is_mutable OR is_partitionwise(format('SELECT %1$s_%2$s_agg(%1$s) FROM spread_filters', stem, merge))) AS unions,
	bool_and(plan_has(format('SELECT %s FROM spread', a), '$.** ? (@."Node Type" starts with "Gather")')) AS parallel
FROM kinds, unnest(ARRAY['STEM_agg(k)', 'STEM_agg(ROW(g, c))', CASE WHEN has_rate THEN 'STEM_agg(t, 0.1)' END, CASE WHEN has_rate AND is_mutable THEN 'STEM_agg(k, 0.02, 60000)' END]) AS template, for_kind(template, kinds) AS a
WHERE a IS NOT NULL;
TABLE all_partitionwise;
CREATE TABLE spread_serial AS SELECT :filters FROM spread;
CREATE TABLE spread_serial_groups AS SELECT g, :filters FROM spread GROUP BY g;
SELECT * FROM each_kind('SELECT STEM_MERGE_agg(STEM) = (SELECT kz_STEM FROM serial) FROM spread_filters', 'is_mutable') AS t (kind text, same_union boolean);
SET enable_hashagg = off;
CREATE TABLE spread_sorted_groups AS SELECT g, :filters FROM spread GROUP BY g;
RESET enable_hashagg;
SET max_parallel_workers_per_gather = 4;
TABLE all_partitionwise;
CREATE TABLE spread_parallel AS SELECT :filters FROM spread;
CREATE TABLE spread_parallel_groups AS SELECT g, :filters FROM spread GROUP BY g;
SELECT * FROM each_kind('SELECT STEM_MERGE_agg(STEM) = (SELECT kz_STEM FROM serial) FROM spread_filters', 'is_mutable') AS t (kind text, same_union boolean);
-- nothing but empty partitions, and partitions with NULL keys
SELECT * FROM each_kind('SELECT STEM_agg(k) = STEM_build(''{}''::bigint[]), count(*) > 0 FROM spread WHERE part IN (3, 4)') AS t (kind text, empty boolean, rows boolean);
SELECT bloom_agg(k, 0.02, 60000) = bloom_empty(0.02, 60000) AS sized FROM spread WHERE part IN (3, 4);
SELECT * FROM each_kind('SELECT STEM_MERGE_agg(STEM) = (SELECT STEM_agg(k RATE(0.02, 60000)) FROM keys WHERE false) FROM spread_filters WHERE part IN (2, 3, 4)', 'is_mutable') AS t (kind text, empty_union boolean);
SELECT * FROM each_kind('SELECT (STEM_info(STEM_MERGE_agg(STEM))).keys, count(*) FROM spread_filters WHERE part IN (2, 3)', 'is_mutable') AS t (kind text, keys_of_union bigint, rows bigint);
RESET cpu_tuple_cost;
RESET jit;
RESET enable_partitionwise_aggregate;
SET max_parallel_workers_per_gather = 0;
SELECT other, d.* FROM unnest(ARRAY['spread_serial', 'spread_parallel']) WITH ORDINALITY AS o (other, no), differences('serial', other::regclass) AS d ORDER BY no;
SELECT other, d.* FROM unnest(ARRAY['spread_serial_groups', 'spread_sorted_groups', 'spread_parallel_groups']) WITH ORDINALITY AS o (other, no), differences('serial_groups', other::regclass) AS d ORDER BY no;

--
-- Probes in workers
--

CREATE VIEW counts AS
SELECT (SELECT count(*) FROM keys WHERE k IN (SELECT k FROM keys WHERE g = 3 AND k < 5000)) AS exact,
	(SELECT count(*) FROM keys WHERE k <@ (SELECT bloom_agg(k, 1e-6, 10000) FROM keys WHERE g = 3 AND k < 5000)) AS sized,
	(SELECT count(*) FROM keys WHERE (SELECT k_keyset FROM serial_groups WHERE g = 3) @> k AND k < 5000) AS stored,
	(SELECT count(*) FROM keys WHERE t IN (SELECT t FROM keys WHERE g = 3 AND k < 5000)) AS exact_text,
	(SELECT count(*) FROM keys WHERE (SELECT keyset_agg(t) FROM keys WHERE g = 3 AND k < 5000) @> t) AS text,
	(SELECT count(*) FROM keys JOIN (SELECT DISTINCT g, k FROM keys) AS f USING (k) WHERE k < 1000) AS exact_joined,
	(SELECT count(*) FROM keys JOIN serial_groups AS f ON f.k_keyset @> k WHERE k < 1000) AS joined;
CREATE VIEW found AS SELECT * FROM each_kind('SELECT count(*) FROM keys WHERE (SELECT STEM_agg(k RATE) FROM keys WHERE g = 3 AND k < 5000) @> k') AS t (kind text, found bigint);
SET max_parallel_workers_per_gather = 0;
TABLE counts;
TABLE found;
SET max_parallel_workers_per_gather = 4;
TABLE counts;
TABLE found;
SELECT plan_has('TABLE counts', '$.** ? (@."Node Type" starts with "Gather")') AS parallel,
	plan_has('SELECT * FROM keys WHERE (SELECT keyset_agg(k) FROM keys WHERE g = 3) @> k', '$.** ? (@."Node Type" == "Gather" && @.Plans[*]."Node Type" == "Seq Scan")') AS in_parallel;
-- a filter as a parameter
PREPARE count_in(ribbonfilter) AS SELECT count(*) FROM keys WHERE $1 @> k;
SET plan_cache_mode = force_generic_plan;
SELECT ribbon_agg(k, 1e-9) AS f FROM keys WHERE g = 3 AND k < 5000 \gset
EXECUTE count_in(:'f');
EXECUTE count_in(ribbon_build('{}'::bigint[]));
RESET plan_cache_mode;
DEALLOCATE count_in;

-- any plan in a worker
SELECT set_config(name, 'on', false) FROM pg_settings WHERE name IN ('force_parallel_mode', 'debug_parallel_query');
SELECT keyset_build(ARRAY[1, 2]) @> 1 AS keyset, ribbon_build(ARRAY['a', 'b']) @> 'c' AS ribbon, bloom_add(bloom_empty(0.01, 10), 7) @> '7' AS bloom, keyset_cardinality(keyset_build(ARRAY[1, 2]) | keyset_build(ARRAY[2, 3])) AS union,
	ribbon_build(ARRAY[1, 2]) && ARRAY[0, 2] AS any, key_hash(1.50) = key_hash(1.5) AS hash, (ribbon_info(ribbonfilter(keyset_build(ARRAY['red']::color[])))).key_type, bloom_cardinality(bloom_build(ARRAY[1])) AS cardinality,
	ribbon_build(ARRAY['red']::color[])::text::ribbonfilter @> 'red' AS enum, ribbon_size(100) > 100 AS size, keyset_verify(keyset_build(ARRAY[1])::bytea::keyset) IS NOT NULL AS verify;
SELECT * FROM each_kind('SELECT g, k_STEM = TYPE(k_keyset), k_STEM::bytea::TYPE = k_STEM FROM serial_groups ORDER BY g', 'NOT has_values') AS t (kind text, g integer, from_keyset boolean, "bytea" boolean);
SELECT g, keyset_add(k_keyset, -1) @> -1 AS add, c @> 'green' AS enum FROM serial_groups ORDER BY g;

DROP SCHEMA parallel_test CASCADE;
