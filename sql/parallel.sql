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

\set filters 'keyset_agg(k) AS ks, ribbon_agg(k) AS kr, bloom_agg(k) AS kb, bloom_agg(k, 0.02, 60000) AS kz, ribbon_agg(k, 0.1) AS kr10, ribbon_agg(t) AS tr, bloom_agg(t, 0.05) AS tb, bloom_agg(t, 0.05, 30000) AS tz, ribbon_agg(u) AS ur, keyset_agg(n) AS ns, ribbon_agg(n) AS nr, bloom_agg(n, 0.01, 1000) AS nz, ribbon_agg(c) AS cr, bloom_agg(c, 0.01, 3) AS cz, ribbon_agg(ROW(g, c)) AS rr, keyset_agg(k) FILTER (WHERE g = 1) AS fs, ribbon_agg(k) FILTER (WHERE false) AS er, bloom_agg(k, 0.1, 7) FILTER (WHERE false) AS ez'

SET max_parallel_workers_per_gather = 0;
CREATE TABLE serial AS SELECT :filters FROM keys;
CREATE TABLE serial_groups AS SELECT g, :filters FROM keys GROUP BY g;
SELECT is_partial($$SELECT keyset_agg(k) FROM keys$$) AS partial;

-- in an order of their own
CREATE TABLE shuffled AS SELECT :filters FROM (SELECT * FROM keys ORDER BY md5(u::text || k || g) OFFSET 0) AS keys;
CREATE TABLE reversed AS SELECT :filters FROM (SELECT * FROM keys ORDER BY k DESC, t DESC, g OFFSET 0) AS keys;

SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0;
SET min_parallel_table_scan_size = 0;
SET min_parallel_index_scan_size = 0;
SET max_parallel_workers_per_gather = 4;
SELECT aggregate, is_partial(format('SELECT %s FROM keys', aggregate)) AS partial, is_partial(format('SELECT g, %s FROM keys GROUP BY g', aggregate)) AS partial_groups
FROM unnest(string_to_array(regexp_replace(:'filters', ' AS \w+', '', 'g'), ', ')
	|| ARRAY['keyset_union_agg(keyset_build(ARRAY[k]))', 'bloom_union_agg(bloom_build(ARRAY[k]))']) WITH ORDINALITY AS a (aggregate, no) WHERE aggregate ~ '^[a-z_]+\([a-z]+\)$|union' ORDER BY no;
SELECT is_partial('SELECT bloom_agg(k, 0.02, 60000) FROM keys') AS partial_sized, is_partial('SELECT ribbon_agg(ROW(g, c)) FROM keys') AS partial_record,
	is_partial('SELECT ribbon_agg(DISTINCT k) FROM keys') AS partial_distinct;
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
CREATE TABLE parts AS SELECT k % 500 AS id, keyset_agg(k) AS s, bloom_agg(k, 0.02, 60000) AS b FROM keys WHERE k IS NOT NULL GROUP BY 1;
SET max_parallel_workers_per_gather = 4;
ALTER TABLE parts SET (parallel_workers = 3);
SELECT is_partial('SELECT keyset_union_agg(s), bloom_union_agg(b) FROM parts') AS partial;
SELECT keyset_union_agg(s) = (SELECT ks FROM serial) AS keyset_union, bloom_union_agg(b) = (SELECT kz FROM serial) AS bloom_union FROM parts;

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
SET max_parallel_workers_per_gather = 0;
SELECT plan_has('SELECT ribbon_agg(k) FROM parted', '$.** ? (@."Partial Mode" == "Partial")') AS partial, plan_has('SELECT ribbon_agg(k) FROM parted', '$.** ? (@."Node Type" starts with "Gather")') AS parallel;
CREATE TABLE parted_serial AS SELECT :filters FROM parted;
CREATE TABLE parted_serial_groups AS SELECT g, :filters FROM parted GROUP BY g;
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
CREATE TABLE spread_filters (id bigint, s keyset, b bloomfilter, part integer) PARTITION BY LIST (part);
CREATE TABLE spread_filters_rest PARTITION OF spread_filters FOR VALUES IN (0);
CREATE TABLE spread_filters_more PARTITION OF spread_filters FOR VALUES IN (1);
CREATE TABLE spread_filters_none PARTITION OF spread_filters FOR VALUES IN (2);
CREATE TABLE spread_filters_null PARTITION OF spread_filters FOR VALUES IN (3);
CREATE TABLE spread_filters_empty PARTITION OF spread_filters FOR VALUES IN (4);
INSERT INTO spread_filters SELECT id, s, b, id % 2 FROM parts;
INSERT INTO spread_filters SELECT i, NULL, NULL, 3 FROM generate_series(1, 3) AS i;
INSERT INTO spread_filters SELECT i, keyset_build('{}'::bigint[]), bloom_empty(0.02, 60000), 4 FROM generate_series(1, 3) AS i;
ANALYZE spread, spread_filters;

-- Are there aggregates of single partitions, which are merged?
CREATE FUNCTION is_partitionwise(query text) RETURNS boolean LANGUAGE SQL AS
$$ SELECT plan_has(query, '$.** ? (@."Node Type" == "Append").Plans.** ? (@."Partial Mode" == "Partial")') AND plan_has(query, '$.** ? (@."Partial Mode" == "Finalize")') $$;
SET cpu_tuple_cost = 1;		-- so that rows had better not go through an Append
SET enable_partitionwise_aggregate = off;
SELECT is_partitionwise('SELECT ribbon_agg(k) FROM spread') AS partitionwise;
SET enable_partitionwise_aggregate = on;
\set all_partitionwise 'SELECT bool_and(is_partitionwise(format(''SELECT %s FROM spread'', a))) AS plain, bool_and(is_partitionwise(format(''SELECT g, %s FROM spread GROUP BY g'', a))) AS groups, bool_and(is_partitionwise(format(''SELECT %s FROM spread_filters'', u))) AS unions, bool_and(plan_has(format(''SELECT %s FROM spread'', a), ''$.** ? (@."Node Type" starts with "Gather")'')) AS parallel FROM unnest(ARRAY[''ribbon_agg(k)'', ''ribbon_agg(t, 0.1)'', ''bloom_agg(k)'', ''bloom_agg(t, 0.05)'', ''bloom_agg(k, 0.02, 60000)'', ''keyset_agg(k)'', ''ribbon_agg(ROW(g, c))'']) AS a, unnest(ARRAY[''keyset_union_agg(s)'', ''bloom_union_agg(b)'']) AS u'
:all_partitionwise;
CREATE TABLE spread_serial AS SELECT :filters FROM spread;
CREATE TABLE spread_serial_groups AS SELECT g, :filters FROM spread GROUP BY g;
SELECT keyset_union_agg(s) = (SELECT ks FROM serial) AS keyset_union, bloom_union_agg(b) = (SELECT kz FROM serial) AS bloom_union FROM spread_filters;
SET enable_hashagg = off;
CREATE TABLE spread_sorted_groups AS SELECT g, :filters FROM spread GROUP BY g;
RESET enable_hashagg;
SET max_parallel_workers_per_gather = 4;
:all_partitionwise;
CREATE TABLE spread_parallel AS SELECT :filters FROM spread;
CREATE TABLE spread_parallel_groups AS SELECT g, :filters FROM spread GROUP BY g;
SELECT keyset_union_agg(s) = (SELECT ks FROM serial) AS keyset_union, bloom_union_agg(b) = (SELECT kz FROM serial) AS bloom_union FROM spread_filters;
SELECT other, d.* FROM unnest(ARRAY['spread_serial', 'spread_parallel']) WITH ORDINALITY AS o (other, no), differences('serial', other::regclass) AS d ORDER BY no;
SELECT other, d.* FROM unnest(ARRAY['spread_serial_groups', 'spread_sorted_groups', 'spread_parallel_groups']) WITH ORDINALITY AS o (other, no), differences('serial_groups', other::regclass) AS d ORDER BY no;
-- nothing but empty partitions, and partitions with NULL keys
SELECT ribbon_agg(k) = ribbon_build('{}'::bigint[]) AS ribbon, bloom_agg(k) = bloom_build('{}'::bigint[]) AS bloom, bloom_agg(k, 0.02, 60000) = bloom_empty(0.02, 60000) AS sized, keyset_agg(k) = keyset_build('{}'::bigint[]) AS keyset, count(*) > 0 AS rows FROM spread WHERE part IN (3, 4);
SELECT keyset_union_agg(s) = keyset_build('{}'::bigint[]) AS keyset_union, bloom_union_agg(b) = bloom_empty(0.02, 60000) AS bloom_union FROM spread_filters WHERE part IN (2, 3, 4);
SELECT keyset_count(keyset_union_agg(s)) AS keyset_union, bloom_cardinality(bloom_union_agg(b)) AS bloom_union, count(*) AS rows FROM spread_filters WHERE part IN (2, 3);
RESET cpu_tuple_cost;
RESET enable_partitionwise_aggregate;
SET max_parallel_workers_per_gather = 0;

--
-- Probes in workers
--

CREATE VIEW counts AS
SELECT (SELECT count(*) FROM keys WHERE k IN (SELECT k FROM keys WHERE g = 3 AND k < 5000)) AS exact,
	(SELECT count(*) FROM keys WHERE (SELECT keyset_agg(k) FROM keys WHERE g = 3 AND k < 5000) @> k) AS keyset,
	(SELECT count(*) FROM keys WHERE (SELECT ribbon_agg(k, 1e-9) FROM keys WHERE g = 3 AND k < 5000) @> k) AS ribbon,
	(SELECT count(*) FROM keys WHERE k <@ (SELECT bloom_agg(k, 1e-6, 10000) FROM keys WHERE g = 3 AND k < 5000)) AS bloom,
	(SELECT count(*) FROM keys WHERE (SELECT ks FROM serial_groups WHERE g = 3) @> k AND k < 5000) AS stored,
	(SELECT count(*) FROM keys WHERE t IN (SELECT t FROM keys WHERE g = 3 AND k < 5000)) AS exact_text,
	(SELECT count(*) FROM keys WHERE (SELECT keyset_agg(t) FROM keys WHERE g = 3 AND k < 5000) @> t) AS text,
	(SELECT count(*) FROM keys JOIN (SELECT DISTINCT g, k FROM keys) AS f USING (k) WHERE k < 1000) AS exact_joined,
	(SELECT count(*) FROM keys JOIN serial_groups AS f ON f.ks @> k WHERE k < 1000) AS joined;
SET max_parallel_workers_per_gather = 0;
TABLE counts;
SET max_parallel_workers_per_gather = 4;
TABLE counts;
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
SELECT keyset_build(ARRAY[1, 2]) @> 1 AS keyset, ribbon_build(ARRAY['a', 'b']) @> 'c' AS ribbon, bloom_add(bloom_empty(0.01, 10), 7) @> '7' AS bloom, keyset_count(keyset_build(ARRAY[1, 2]) | keyset_build(ARRAY[2, 3])) AS union,
	ribbon_build(ARRAY[1, 2]) && ARRAY[0, 2] AS any, ribbonfilter_hash(1.50) = ribbonfilter_hash(1.5) AS hash, (ribbon_info(ribbonfilter(keyset_build(ARRAY['red']::color[])))).key_type, bloom_cardinality(bloom_build(ARRAY[1])) AS cardinality,
	ribbon_build(ARRAY['red']::color[])::text::ribbonfilter @> 'red' AS enum, ribbon_size(100) > 100 AS size, keyset_verify(keyset_build(ARRAY[1])::bytea::keyset) AS verify;
SELECT g, kr = ribbonfilter(ks) AS ribbon, kb = bloomfilter(ks) AS bloom, kr::bytea::ribbonfilter = kr AS bytea, keyset_add(ks, -1) @> -1 AS add, cr @> 'green' AS enum FROM serial_groups ORDER BY g;

DROP SCHEMA parallel_test CASCADE;
