--
-- Aggregates: keyset_agg, ribbon_agg, bloom_agg and those that unite filters
--

SET client_min_messages = warning;
CREATE SCHEMA aggregate_test;
SET search_path = aggregate_test, public;

CREATE TABLE keys (g integer, k bigint, t text);
INSERT INTO keys
SELECT i % 7, CASE WHEN i % 10 = 0 THEN NULL ELSE i * 37 % 1001 END, CASE WHEN i % 9 = 0 THEN NULL ELSE 'key ' || i % 500 END
FROM generate_series(1, 20000) AS i;
ANALYZE keys;

-- The keys of a query, as filters are built of arrays.
CREATE FUNCTION distinct_keys(g integer) RETURNS bigint[] LANGUAGE SQL STABLE AS
$$ SELECT array_agg(DISTINCT k) FROM keys WHERE keys.g = $1 $$;

--
-- NULL keys do not count.  No key at all gives an empty filter, never NULL.
--

SELECT keyset_agg(k) = keyset_build(array_agg(k)) AS keyset, ribbon_agg(k) = ribbon_build(array_agg(DISTINCT k)) AS ribbon,
	bloom_agg(k) = bloom_build(array_agg(k)) AS bloom, keyset_cardinality(keyset_agg(k)) = count(DISTINCT k) AS keys
FROM keys;

SELECT kind, keyset_cardinality(keyset_agg(i)) AS keys, keyset_agg(i) @> 1 AS keyset, ribbon_agg(i) @> 1 AS ribbon, bloom_agg(i) @> 1 AS bloom,
	bloom_agg(i, 0.01, 100) @> 1 AS bloom_sized,
	keyset_agg(i) @> 'a' AS keyset_text, ribbon_agg(i) @> 'a' AS ribbon_text, bloom_agg(i) @> 'a' AS bloom_text,
	ribbon_agg(i) @> NULL::integer AS null_key
FROM (VALUES ('nothing', NULL::integer), ('nulls', NULL), ('nulls', NULL)) AS v (kind, i) GROUP BY kind ORDER BY kind;

SELECT keyset_agg(k) = keyset_build('{}'::text[]) AS keyset, ribbon_agg(k) = ribbon_build('{}'::text[]) AS ribbon,
	bloom_agg(k) = bloom_build('{}'::text[]) AS bloom, bloom_agg(k, 0.1, 10) = bloom_build('{}'::text[]) AS bloom_sized,
	keyset_union_agg(keyset_build(ARRAY[k])) = keyset_build('{}'::text[]) AS keyset_union,
	bloom_union_agg(bloom_build(ARRAY[k])) = bloom_build('{}'::text[]) AS bloom_union
FROM keys WHERE false;

SELECT (keyset_info(keyset_agg(t))).key_type IS NULL AS no_type, (ribbon_info(ribbon_agg(t, 0.1))).target_fpr AS ribbon_fpr,
	(bloom_info(bloom_agg(t, 0.1))).target_fpr AS bloom_fpr, (bloom_info(bloom_agg(t, 0.1, 1000))).details->>'capacity' AS bloom_capacity
FROM keys WHERE t IS NULL;

SELECT keyset_union_agg(f) = keyset_build('{}'::text[]) AS keyset_union FROM (VALUES (NULL::keyset), (NULL)) AS v (f);
SELECT bloom_union_agg(f) = bloom_build('{}'::text[]) AS bloom_union FROM (VALUES (NULL::bloomfilter), (NULL)) AS v (f);

--
-- Everything an aggregate can be combined with
--

-- DISTINCT, ORDER BY, FILTER
SELECT ribbon_agg(DISTINCT k) = ribbon_agg(k) AS "distinct", ribbon_agg(k ORDER BY k DESC) = ribbon_agg(k) AS descending,
	ribbon_agg(k ORDER BY md5(k::text)) = ribbon_agg(k) AS shuffled,
	ribbon_agg(k) FILTER (WHERE k > 500) = ribbon_build(array_agg(k) FILTER (WHERE k > 500)) AS filter,
	ribbon_agg(k) FILTER (WHERE k > 5000) = ribbon_build('{}'::bigint[]) AS filter_none,
	bloom_agg(DISTINCT k, 0.1) = bloom_agg(k, 0.1) AS bloom_distinct,
	bloom_agg(k, 0.1, 1001 ORDER BY k) = bloom_agg(k, 0.1, 1001) AS bloom_sized_ordered
FROM keys;

-- GROUP BY, hashed and sorted
SET enable_sort = off;
CREATE TABLE hashed AS SELECT g, keyset_agg(k) AS s, ribbon_agg(k) AS r, bloom_agg(t) AS b, bloom_agg(k, 0.02, 500) AS z FROM keys GROUP BY g;
RESET enable_sort;
SET enable_hashagg = off;
CREATE TABLE sorted AS SELECT g, keyset_agg(k) AS s, ribbon_agg(k) AS r, bloom_agg(t) AS b, bloom_agg(k, 0.02, 500) AS z FROM keys GROUP BY g;
RESET enable_hashagg;
SELECT g, h.s = s.s AND h.r = s.r AND h.b = s.b AND h.z = s.z AS same, h.s = keyset_build(distinct_keys(g)) AS as_built
FROM hashed AS h JOIN sorted AS s USING (g) ORDER BY g;

-- each type of key, with NULL in front, rates, more rows than are queued at once
CREATE VIEW by_type AS SELECT g, keyset_agg(i::smallint) AS i2, ribbon_agg(i, 0.1) AS i4, keyset_agg(i::bigint) AS i8, keyset_agg('key ' || i) AS t,
	keyset_agg(int4send(i)) AS b, ribbon_agg(md5(i::text)::uuid, r) AS u, keyset_agg(i::numeric) AS n, count(*) AS rows
FROM (SELECT i % 1000 AS g, NULLIF(i / 1000, 0) AS i, 1e-3 * (1 + i % 1000 % 3) AS r FROM generate_series(0, 99999) AS i) AS rows GROUP BY g;
SET enable_sort = off;
CREATE TABLE hashed_by_type AS SELECT * FROM by_type;
RESET enable_sort;
SET enable_hashagg = off;
CREATE TABLE sorted_by_type AS SELECT * FROM by_type;
RESET enable_hashagg;
SELECT count(*) AS groups, bool_and(h = s) AS same, bool_and(keyset_cardinality(h.i2) = 99) AS counted, array_agg(DISTINCT i.target_fpr) AS rates
FROM hashed_by_type AS h JOIN sorted_by_type AS s USING (g), ribbon_info(h.u) AS i;
SELECT raised('SELECT ribbon_agg(i, CASE WHEN i < 90000 THEN 0.1 ELSE 0.2 END) FROM generate_series(1, 100000) AS i GROUP BY i % 1000');
SELECT raised('SELECT ribbon_agg(i, CASE WHEN i <= 10 THEN 0.1 + i * 0.01 ELSE 0.11 END) FROM generate_series(1, 15) AS i GROUP BY i % 10');

-- few rows: the keys of a group that begins with NULL are not known before it ends
SET enable_sort = off;
SELECT * FROM each_kind('SELECT count(*) AS groups, sum((f @> 3)::int + (f @> 7)::int + (f @> 8)::int) AS found FROM (SELECT STEM_agg(k) AS f FROM (VALUES (2, 3), (1, NULL), (1, 7), (1, 8)) AS v (g, k) GROUP BY g) AS s')
	AS t (kind text, groups bigint, found bigint);

-- a final function that catches errors: no group loses keys without one
CREATE AGGREGATE counted_if_possible(integer, float8) (SFUNC = keyset_trans, STYPE = keyset, FINALFUNC = count_if_possible);
SELECT count(*) AS groups, bool_and(n = -1) AS none_counted FROM (
	SELECT counted_if_possible(i, CASE WHEN i = 5 THEN 0.2 ELSE 0.1 END) AS n FROM generate_series(1, 20) AS i GROUP BY i % 10) AS groups;
RESET enable_sort;

-- many groups, with little memory
SET work_mem = '64kB';
SELECT count(*) AS groups, sum(keyset_cardinality(s)) AS keys, bool_and(s @> i) AS found FROM (
	SELECT i, keyset_agg(i) AS s FROM generate_series(1, 20000) AS i GROUP BY i) AS groups;
RESET work_mem;

-- GROUPING SETS
SELECT count(*) AS groups, bool_and(s = CASE WHEN g IS NULL THEN (SELECT keyset_agg(k) FROM keys) ELSE keyset_build(distinct_keys(g)) END) AS right
FROM (SELECT g, keyset_agg(k) AS s FROM keys GROUP BY GROUPING SETS ((g), ())) AS sets;
SELECT count(*) AS groups, bool_and(s = (SELECT ribbon_agg(k) FROM keys WHERE (sets.g IS NULL OR g = sets.g) AND (sets.odd IS NULL OR (k % 2 = 1) = sets.odd))) AS right
FROM (SELECT g, k % 2 = 1 AS odd, ribbon_agg(k) AS s FROM keys WHERE k IS NOT NULL GROUP BY CUBE (g, k % 2 = 1)) AS sets;

-- HAVING, and an aggregate of the aggregates
SELECT count(*) AS groups FROM (SELECT g FROM keys GROUP BY g HAVING keyset_agg(k) @> 1::bigint) AS h;
SELECT keyset_union_agg(s) = (SELECT keyset_agg(k) FROM keys) AS keyset_union, bloom_union_agg(z) = (SELECT bloom_agg(k, 0.02, 500) FROM keys) AS bloom_union
FROM (SELECT g, keyset_agg(k) AS s, bloom_agg(k, 0.02, 500) AS z FROM keys GROUP BY g) AS groups;

-- Several aggregates in one query share a state: none may spoil it for others.
SELECT keyset_agg(k) = keyset_build(array_agg(k)) AS keyset, ribbon_agg(k) = ribbon_build(array_agg(k)) AS ribbon, bloom_agg(k) = bloom_build(array_agg(k)) AS bloom,
	ribbonfilter(keyset_agg(k)) = ribbon_agg(k) AS ribbon_of_keyset,
	ribbon_agg(k, 0.1) = ribbon_build(array_agg(k), 0.1) AS ribbon_10, bloom_agg(k, 0.1) = bloom_build(array_agg(k), 0.1) AS bloom_10,
	ribbon_agg(k, 0.001) = ribbon_build(array_agg(k), 0.001) AS ribbon_01
FROM keys;

--
-- Window frames: what a row has got must not change when later rows come.
--

CREATE TABLE running AS
SELECT k, keyset_agg(k) OVER w AS s, ribbon_agg(k) OVER w AS r, bloom_agg(k, 0.05, 300) OVER w AS z, bloom_agg(k) OVER w AS b,
	keyset_union_agg(keyset_build(ARRAY[k])) OVER w AS u
FROM generate_series(1, 300) AS k WINDOW w AS (ORDER BY k);
SELECT count(*) AS rows,
	bool_and(s = (SELECT keyset_agg(i) FROM generate_series(1, k) AS i)) AS keyset,
	bool_and(r = (SELECT ribbon_agg(i) FROM generate_series(1, k) AS i)) AS ribbon,
	bool_and(z = (SELECT bloom_agg(i, 0.05, 300) FROM generate_series(1, k) AS i)) AS bloom_sized,
	bool_and(b = (SELECT bloom_agg(i) FROM generate_series(1, k) AS i)) AS bloom,
	bool_and(u = (SELECT keyset_agg(i) FROM generate_series(1, k) AS i)) AS keyset_union
FROM running;
-- the same, used at once
SELECT count(*) AS rows, bool_and(keyset_cardinality(s) = k AND s @> k AND NOT s @> (k + 1)) AS keyset, bool_and(z @> k) AS bloom_sized,
	bool_and(bloom_cardinality(z) BETWEEN k * 0.9 - 1 AND k * 1.1 + 1) AS cardinality
FROM (SELECT k, keyset_agg(k) OVER w AS s, bloom_agg(k, 0.001, 300) OVER w AS z
	FROM generate_series(1, 300) AS k WINDOW w AS (ORDER BY k)) AS w;
-- the result of one row kept while the next is made
SELECT count(*) AS rows, bool_and(z <> before) AS differs, bool_and(bloom_cardinality(before) <= bloom_cardinality(z)) AS grows
FROM (SELECT k, z, lag(z) OVER (ORDER BY k) AS before
	FROM (SELECT k, bloom_agg(k, 1e-6, 100) OVER (ORDER BY k) AS z FROM generate_series(1, 100) AS k) AS w) AS w
WHERE before IS NOT NULL;
-- frames that move, and rows that share one
SELECT count(*) AS rows, bool_and(keyset_cardinality(three) = least(k, 3) AND three @> k AND NOT three @> (k - 3)) AS moving,
	bool_and(peers = (SELECT keyset_agg(i) FROM generate_series(1, (k + 9) / 10 * 10) AS i)) AS peers,
	bool_and(keyset_cardinality(whole) = 100) AS whole, bool_and(keyset_cardinality(rest) = 101 - k) AS rest
FROM (SELECT k, keyset_agg(k) OVER (ORDER BY k ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS three,
		keyset_agg(k) OVER (ORDER BY (k + 9) / 10) AS peers, keyset_agg(k) OVER () AS whole,
		keyset_agg(k) OVER (ORDER BY k ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS rest
	FROM generate_series(1, 100) AS k) AS w;
-- an empty frame
SELECT k, keyset_cardinality(keyset_agg(k) OVER (ORDER BY k ROWS BETWEEN 3 PRECEDING AND 2 PRECEDING)) AS keys,
	ribbon_agg(k) OVER (ORDER BY k ROWS BETWEEN 3 PRECEDING AND 2 PRECEDING) @> 1 AS has_1
FROM generate_series(1, 5) AS k;

--
-- Memory goes with distinct keys, not with rows.  (The subquery is run when
-- the last row is.)
--

SELECT count(*) AS rows, keyset_cardinality(keyset_agg(i % 1000)) AS keys,
	max(CASE WHEN i = 1000000 THEN (SELECT sum(total_bytes) FROM pg_backend_memory_contexts WHERE name = 'filters under construction') END) < 100000 AS little_memory
FROM generate_series(1, 1000000) AS i;
SELECT count(*) AS rows, bloom_cardinality(bloom_agg(i, 0.01, 1000)) > 1000 AS overfull,
	max(CASE WHEN i = 100000 THEN (SELECT sum(total_bytes) FROM pg_backend_memory_contexts WHERE name = 'filters under construction') END) < 10000 AS little_memory
FROM generate_series(1, 100000) AS i;
SET work_mem = '64MB';
SELECT count(*) AS rows, keyset_cardinality(keyset_agg(i)) AS keys,
	max(CASE WHEN i = 1000000 THEN (SELECT sum(total_bytes) FROM pg_backend_memory_contexts WHERE name = 'filters under construction') END) BETWEEN 8000000 AND 32000000 AS memory
FROM generate_series(1, 1000000) AS i;
RESET work_mem;
-- ... and is given back.
-- Nearly all rows have one key, all others a hash from one part of the range.
SELECT keyset_cardinality(keyset_agg(k)) AS keys,
	max(CASE WHEN i = 300000 THEN (SELECT sum(total_bytes) FROM pg_backend_memory_contexts WHERE name = 'filters under construction') END) < 500000 AS little_memory
FROM (SELECT i, CASE WHEN i <= 2047 THEN -i WHEN i % 64 = 0 THEN (SELECT array_agg(k) FROM generate_series(1, 450000) AS k WHERE key_hash(k) >> 58 = 0)[i / 64] ELSE 42 END AS k FROM generate_series(1, 300000) AS i OFFSET 0) AS s;
SELECT count(*) AS contexts_left FROM pg_backend_memory_contexts WHERE name = 'filters under construction';

--
-- The types of keys
--

CREATE TYPE color AS ENUM ('red', 'green');
CREATE TYPE pair AS (a integer, b text);
CREATE DOMAIN positive AS integer CHECK (VALUE > 0);
CREATE DOMAIN word AS text;
CREATE TABLE typed (int2 smallint, int4 integer, int8 bigint, text text, varchar varchar(10), bpchar char(5), name name, bytea bytea, uuid uuid,
	oid oid, bool boolean, float4 real, float8 double precision, numeric numeric, date date, "timestamp" timestamp, timestamptz timestamptz,
	"time" time, timetz timetz, "interval" interval, inet inet, cidr cidr, macaddr macaddr, color color, pair pair, positive positive, word word,
	ints integer[], words text[], range int4range, jsonb jsonb);
INSERT INTO typed VALUES (1, 1, 1, 'a', 'a', 'a', 'a', 'a', '550e8400-e29b-41d4-a716-446655440000',
	1, true, 1.5, 1.5, 1.5, '2024-02-29', '2024-02-29', '2024-02-29 00:00+00',
	'12:00', '12:00+00', '1 day', '10.0.0.1', '10.0.0.0/8', '08:00:2b:01:02:03', 'red', '(1,a)', 1, 'a',
	'{1,2}', '{a,b}', '[1,5)', '{"a": 1}');
CREATE FUNCTION key_types() RETURNS TABLE (column_name text, keyset text, ribbon text, bloom text, bloom_sized text)
LANGUAGE plpgsql AS $$
BEGIN
	FOR column_name IN SELECT attname FROM pg_attribute WHERE attrelid = 'typed'::regclass AND attnum > 0 ORDER BY attnum LOOP
		EXECUTE format('SELECT (keyset_info(keyset_agg(%1$I))).key_type, (ribbon_info(ribbon_agg(%1$I, 0.01))).key_type,'
					   '(bloom_info(bloom_agg(%1$I))).key_type, (bloom_info(bloom_agg(%1$I, 0.01, 10))).key_type FROM typed', column_name)
			INTO keyset, ribbon, bloom, bloom_sized;
		RETURN NEXT;
	END LOOP;
END $$;
SELECT column_name, keyset AS key_type, keyset = ribbon AND keyset = bloom AND keyset = bloom_sized AS same FROM key_types();
SELECT (ribbon_info(ribbon_agg(ROW(int4, text)))).key_type AS record, (ribbon_info(ribbon_agg('a'))).key_type AS literal,
	(ribbon_info(ribbon_agg(7))).key_type AS number, ribbon_agg(NULL) @> 1 AS null_literal
FROM typed;
-- A union takes memory for the distinct keys, in a window as well.
SELECT keyset_cardinality(u), bytes < 3000000 AS few
FROM (SELECT keyset_union_agg(k) OVER () AS u, (SELECT sum(total_bytes) FROM pg_backend_memory_contexts WHERE name = 'filters under construction' AND u0 >= 0) AS bytes
	FROM (SELECT keyset_build(array_agg(i)) AS k FROM generate_series(1, 50000) AS i) AS s, generate_series(1, 200) AS u0 LIMIT 1) AS t;
-- One type of one byte is like text and like integers, and is neither.
SELECT ribbon_agg('a'::"char") @> 'a'::"char" AS byte, ribbon_agg('a'::"char"::text) @> 'a' AS cast;
SELECT raised('SELECT ribbon_agg(point(1, 2))');
SELECT raised('SELECT ribbon_agg(json ''1'')');
SELECT raised('SELECT keyset_agg(r) FROM (VALUES (ROW(1, 2)), (ROW(1, ''a''::text))) AS v (r)');

--
-- The rate, and the number of keys to expect
--

SELECT (ribbon_info(ribbon_agg(k))).target_fpr AS default, (ribbon_info(ribbon_agg(k, 0.5))).target_fpr AS most,
	(ribbon_info(ribbon_agg(k, 1e-9))).target_fpr AS least, (bloom_info(bloom_agg(k, 1e-6))).target_fpr AS bloom_least
FROM keys;
SELECT fpr, raised(format('SELECT ribbon_agg(k, %s) FROM keys', fpr)) AS ribbon, raised(format('SELECT bloom_agg(k, %s, 10) FROM keys', fpr)) AS bloom
FROM unnest(ARRAY['0', '1', '-0.01', '1e-10', '''NaN''', '''Infinity''', 'NULL']) WITH ORDINALITY AS f (fpr, no) ORDER BY no;
-- Where keys are collected first, the kind of filter is known at the end.
SELECT raised('SELECT bloom_agg(k, 1e-7) FROM keys');
SELECT raised('SELECT bloom_agg(k, 1e-7, 10) FROM keys');
SELECT raised('SELECT ribbon_agg(i, 0.01 * i) FROM generate_series(1, 3) AS i');
SELECT raised('SELECT bloom_agg(i, 0.01 * i) FROM generate_series(1, 3) AS i');
SELECT raised('SELECT bloom_agg(i, 0.01 * i, 10) FROM generate_series(1, 3) AS i');
SELECT raised('SELECT ribbon_agg(i::text, CASE i WHEN 3 THEN NULL ELSE 0.01 END) FROM generate_series(1, 3) AS i');
SELECT raised('SELECT ribbon_agg(i::numeric, CASE i WHEN 3 THEN 2 ELSE 0.01 END) FROM generate_series(1, 3) AS i');
-- A row without a key has a rate nevertheless.
SELECT raised('SELECT ribbon_agg(nullif(i, 3), 0.01 + i / 3) FROM generate_series(1, 3) AS i');
SELECT raised('SELECT ribbon_agg(i, ''many'')', brief := true);
SELECT keys, raised(format('SELECT bloom_agg(k, 0.01, %s) FROM keys', keys)) AS bloom
FROM unnest(ARRAY['0', '-1', 'NULL', '2000000000']) WITH ORDINALITY AS f (keys, no) ORDER BY no;
SELECT raised('SELECT bloom_agg(i, 0.01, 10 + i) FROM generate_series(1, 3) AS i');
SELECT raised('SELECT bloom_agg(i, 0.01, CASE i WHEN 3 THEN NULL ELSE 10 END) FROM generate_series(1, 3) AS i');

--
-- The functions behind the aggregates are for aggregates.
--

SELECT raised('SELECT keyset_trans(NULL, 1)');
SELECT raised('SELECT keyset_trans(keyset_build(ARRAY[1]), 2)');
SELECT raised('SELECT keyset_trans(keyset_build(ARRAY[1]), 2, 0.01)');
SELECT raised('SELECT keyset_trans(NULL, ''a''::text)');
SELECT raised('SELECT keyset_trans(NULL, 1.5)');
SELECT raised('SELECT bloom_trans(NULL, 1, 0.01, 10)');
SELECT raised('SELECT bloom_trans(bloom_build(ARRAY[1]), 2, 0.01, 1)');
SELECT raised('SELECT keyset_combine(keyset_build(ARRAY[1]), keyset_build(ARRAY[1]))');
SELECT raised('SELECT bloom_combine(bloom_build(ARRAY[1]), bloom_build(ARRAY[1]))');
SELECT raised('SELECT keyset_final(keyset_build(ARRAY[1]))');
SELECT raised('SELECT ribbon_final(NULL)');
SELECT raised('SELECT bloom_final(NULL)');
SELECT raised('SELECT bloom_union_final(NULL)');

-- One can make aggregates of them, also such that begin with a plain value.
CREATE AGGREGATE add_to_123 (integer) (SFUNC = keyset_trans, STYPE = keyset, FINALFUNC = keyset_final,
	INITCOND = 'rbfiAQEBAQBGxHU+AAAAAAMAAAAAAAAAAAAAAAAAAAAYAAAAAAAAAEPi7pFcxoYgLnnbZDVZvC99LvTBKSCSTQ==');
SELECT add_to_123(i) = keyset_build(ARRAY[1, 2, 3, 10, 11, 12]) AS added, add_to_123(i) FILTER (WHERE i > 12) = keyset_build(ARRAY[1, 2, 3]) AS nothing_added
FROM generate_series(10, 12) AS i;
SELECT count(*) AS groups, bool_and(f = keyset_build(ARRAY[1, 2, 3, i, i + 100])) AS right
FROM (SELECT i % 100 AS i, add_to_123(i) AS f FROM generate_series(0, 199) AS i GROUP BY i % 100) AS g;

-- Without a final function, states are probed as they are.
CREATE AGGREGATE state_of (integer) (SFUNC = keyset_trans, STYPE = keyset);
SELECT count(*) AS groups FROM (SELECT i % 100 FROM generate_series(1, 1000) AS i GROUP BY i % 100 HAVING state_of(i) @> max(i) AND NOT state_of(i) @> max(i) + 1) AS g;

--
-- Plans that are kept, cursors, PL/pgSQL
--

PREPARE filter_of(integer, double precision) AS SELECT ribbon_agg(k, $2) = ribbon_build(distinct_keys($1), $2) AS right FROM keys WHERE g = $1;
SET plan_cache_mode = force_generic_plan;
EXECUTE filter_of(1, 0.01);
EXECUTE filter_of(2, 0.1);
EXECUTE filter_of(3, NULL);
EXECUTE filter_of(4, 2);
SET plan_cache_mode = force_custom_plan;
EXECUTE filter_of(1, 0.01);
EXECUTE filter_of(2, 0.1);
RESET plan_cache_mode;
DEALLOCATE filter_of;

BEGIN;
DECLARE filters SCROLL CURSOR FOR SELECT g, keyset_agg(k) = keyset_build(distinct_keys(g)) AS right, bloom_agg(k, 0.01, 900) @> (distinct_keys(g))[1] AS found FROM keys GROUP BY g ORDER BY g;
FETCH 2 FROM filters;
FETCH LAST FROM filters;
FETCH FIRST FROM filters;
CLOSE filters;
DECLARE filters CURSOR WITH HOLD FOR SELECT g, bloom_agg(k, 0.02, 500) AS f FROM keys GROUP BY g ORDER BY g;
COMMIT;
-- What the cursor holds was made in a transaction that is over.
CREATE FUNCTION count_held(held_cursor refcursor) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	held record;
	n bigint := 0;
BEGIN
	LOOP
		FETCH held_cursor INTO held;
		EXIT WHEN NOT FOUND;
		n := n + (held.f = (SELECT z FROM hashed WHERE g = held.g))::integer;
	END LOOP;
	RETURN n;
END $$;
SELECT count_held('filters');
CLOSE filters;

-- A filter that PL/pgSQL keeps in a variable, and passes on
CREATE FUNCTION collect(OUT keys bigint, OUT again bigint, OUT added bigint) LANGUAGE plpgsql AS $$
DECLARE
	f keyset;
	u keyset;
BEGIN
	FOR i IN 0..6 LOOP
		SELECT keyset_agg(k) INTO f FROM aggregate_test.keys WHERE g = i;
		u := coalesce(u | f, f);
	END LOOP;
	keys := keyset_cardinality(u);
	SELECT keyset_cardinality(keyset_union_agg(x)) INTO again FROM (VALUES (u), (f), (u)) AS v (x);
	added := keyset_cardinality(keyset_add(u, -1)) - keyset_cardinality(u);
END $$;
SELECT * FROM collect();

--
-- Many groups at once: none has a memory context of its own, or the server would add up all of them for each new group
--

CREATE VIEW contexts AS SELECT count(*) AS n FROM pg_backend_memory_contexts WHERE name LIKE 'filters under construction%' OR name LIKE 'ribbonfilter%';
SET enable_sort = off;
SELECT count(*) AS groups, bool_and(f @> ROW(g, 1)) AS held, max(n) < 20 AS few_contexts
FROM (SELECT g, ribbon_agg(ROW(i, 1), 1e-9) AS f, (SELECT n FROM contexts) AS n FROM generate_series(1, 2000) AS i, LATERAL (SELECT i % 500 AS g) AS l WHERE i > 0 GROUP BY g) AS t WHERE g > 0;
SELECT count(*) AS groups, bool_and(f @> g::numeric) AS held, max(n) < 20 AS few_contexts
FROM (SELECT g, bloom_agg(i::numeric, 1e-6, 10) AS f, (SELECT n FROM contexts) AS n FROM generate_series(1, 2000) AS i, LATERAL (SELECT i % 500 AS g) AS l GROUP BY g) AS t WHERE g > 0;
RESET enable_sort;

-- A rate that a Bloom filter cannot have is an error at the first row, even if
-- another kind is made of the same keys.
CREATE FUNCTION poisoned(i integer) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN IF i > 1 THEN RAISE 'row %', i; END IF; RETURN i; END $$;
SELECT raised('SELECT bloom_agg(poisoned(i), 1e-8) FROM generate_series(1, 3) AS i');
SELECT raised('SELECT ribbon_agg(k, 1e-8), bloom_agg(k, 1e-8) FROM (SELECT poisoned(i) AS k FROM generate_series(1, 3) AS i OFFSET 0) AS s', true);
SELECT raised('SELECT ribbon_agg(poisoned(i), 1e-8) FROM generate_series(1, 3) AS i', true);

-- Only aggregates call their functions, whatever is passed.
SELECT raised('SELECT keyset_trans(keyset_add(keyset_build(ARRAY[1::oid]), i::oid), i::oid) FROM generate_series(1, 2) AS i');
SELECT raised('SELECT keyset_trans(keyset_add(keyset_build(ARRAY[1]), i), i) FROM generate_series(1, 2) AS i');
SELECT raised('SELECT keyset_trans(keyset_add(keyset_build(ARRAY[''1'']), i::text), i::text) FROM generate_series(1, 2) AS i');
SELECT raised('SELECT bloom_trans(bloom_add(bloom_empty(0.01, 100), i::oid), i::oid, 0.01::double precision, 100::bigint) FROM generate_series(1, 2) AS i');
SELECT raised('SELECT bloom_trans(bloom_add(bloom_empty(0.01, 100), i), i, 0.01::double precision, 100::bigint) FROM generate_series(1, 2) AS i');
SELECT raised('SELECT keyset_combine(keyset_add(keyset_build(ARRAY[1]), i), keyset_build(ARRAY[2])) FROM generate_series(1, 2) AS i');

DROP SCHEMA aggregate_test CASCADE;
