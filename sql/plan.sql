--
-- Sizes of joins whose key is also probed for: a filter and a join on the same
-- key count once.
--

SET client_min_messages = warning;
CREATE SCHEMA plan_test;
SET search_path = plan_test, public;
SET max_parallel_workers_per_gather = 0;

CREATE FUNCTION plan_of(query text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE 'EXPLAIN (FORMAT JSON) ' || query INTO plan;
	RETURN plan;
END $$;

CREATE TABLE dim AS SELECT k, k % 50 = 0 AS gold, 'key ' || k AS t, k % 7 AS g FROM generate_series(0, 1999) AS k;
CREATE TABLE fact AS SELECT i AS id, i * 7919 % 2000 AS k, 'key ' || i * 7919 % 2000 AS t, i % 97 AS amount, i % 30 AS e FROM generate_series(1, 60000) AS i;
CREATE TABLE parts (id integer, k integer, amount integer) PARTITION BY HASH (id);
SELECT format('CREATE TABLE parts_%s PARTITION OF parts FOR VALUES WITH (MODULUS 3, REMAINDER %s)', i, i) FROM generate_series(0, 2) AS i \gexec
INSERT INTO parts SELECT id, k, amount FROM fact;
CREATE TABLE other AS SELECT e, e * 3 AS x FROM generate_series(0, 29) AS e;
ANALYZE;

-- rows of the plan's topmost join, and those that it returns
CREATE FUNCTION join_rows(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	expected numeric;
	actual bigint;
BEGIN
	expected := (plan_of(query) -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
	EXECUTE format('SELECT count(*) FROM (%s) AS q', query) INTO actual;
	RETURN CASE WHEN expected BETWEEN actual / 1.5 AND actual * 1.5 THEN 'right' ELSE format('%s, not %s', expected, actual) END;
END $$;
SELECT query, join_rows(replace(query, 'GOLD', '(SELECT bloom_agg(k) FROM dim WHERE gold)')) FROM unnest(ARRAY[
	'SELECT 1 FROM fact f JOIN dim d USING (k) WHERE gold AND GOLD @> f.k',
	'SELECT 1 FROM fact f JOIN dim d USING (k) WHERE gold AND f.k <@ GOLD',
	'SELECT 1 FROM fact f JOIN dim d USING (k) WHERE gold AND (GOLD @> f.k) IS NOT FALSE',
	'SELECT 1 FROM fact f JOIN dim d USING (k) WHERE gold AND bloom_contains(GOLD, f.k)',
	'SELECT 1 FROM fact f JOIN dim d USING (k) JOIN other o USING (e) WHERE gold AND x < 30 AND GOLD @> f.k AND (SELECT bloom_agg(e) FROM other WHERE x < 30) @> f.e',
	'SELECT 1 FROM fact f WHERE k IN (SELECT k FROM dim WHERE gold) AND GOLD @> f.k',
	'SELECT 1 FROM (SELECT * FROM dim WHERE gold) d LEFT JOIN fact f ON f.k = d.k AND GOLD @> f.k',
	'SELECT 1 FROM fact f JOIN dim d ON d.k = f.k JOIN dim e ON e.k = d.k WHERE d.gold AND GOLD @> f.k',
	'SELECT 1 FROM parts f JOIN dim d USING (k) WHERE gold AND GOLD @> f.k']) AS query;
-- ... but not a filter of another table's keys, of a table on the other side of an
-- outer join, or of keys that must not be in it; and not without the join
SELECT query, join_rows(replace(query, 'GOLD', '(SELECT bloom_agg(k) FROM dim WHERE gold)')) FROM unnest(ARRAY[
	'SELECT 1 FROM fact f JOIN other o USING (e) WHERE GOLD @> f.k',
	'SELECT 1 FROM fact f JOIN dim d USING (k) WHERE NOT GOLD @> f.k',
	'SELECT 1 FROM fact f LEFT JOIN dim d USING (k) WHERE GOLD @> f.k',
	'SELECT 1 FROM fact f FULL JOIN dim d ON f.k = d.k WHERE GOLD @> f.k',
	'SELECT 1 FROM fact f WHERE GOLD @> f.k']) AS query;

DROP SCHEMA plan_test CASCADE;

