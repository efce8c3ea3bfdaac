--
-- What the planner is told of filters beside joins: sizes of joins whose key is
-- also probed for, and what scans cost that probe by page.
--

SET client_min_messages = warning;
CREATE SCHEMA plan_test;
SET search_path = plan_test, public;
SET max_parallel_workers_per_gather = 0;

CREATE TABLE dim AS SELECT k, k % 50 = 0 AS gold, 'key ' || k AS t, k % 7 AS g FROM generate_series(0, 1999) AS k;
CREATE TABLE fact AS SELECT i AS id, i * 7919 % 2000 AS k, 'key ' || i * 7919 % 2000 AS t, i % 97 AS amount, i % 30 AS e FROM generate_series(1, 60000) AS i;
CREATE TABLE parts (id integer, k integer, amount integer) PARTITION BY HASH (id);
SELECT format('CREATE TABLE parts_%s PARTITION OF parts FOR VALUES WITH (MODULUS 3, REMAINDER %s)', i, i) FROM generate_series(0, 2) AS i \gexec
INSERT INTO parts SELECT id, k, amount FROM fact;
CREATE TABLE region AS SELECT g FROM generate_series(0, 6) AS g;
CREATE TABLE other AS SELECT e, e * 3 AS x FROM generate_series(0, 29) AS e;
ANALYZE;

--
-- A filter and a join on the same key count once
--

-- rows of the plan's topmost join, and those that it returns
CREATE FUNCTION join_rows(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	expected numeric;
	actual bigint;
BEGIN
	expected := (planned(query) -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
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
	'SELECT 1 FROM parts f JOIN dim d USING (k) WHERE gold AND GOLD @> f.k',
	'SELECT 1 FROM fact f JOIN dim d USING (k) JOIN region r USING (g) WHERE r.g = 3 AND (SELECT bloom_agg(k) FROM dim JOIN region r USING (g) WHERE r.g = 3) @> f.k']) AS query;
-- ... but not a filter of another table's keys, or with other conditions, of a
-- table on the other side of an outer join, or of keys that must not be in it;
-- and not without the join
SELECT query, join_rows(replace(query, 'GOLD', '(SELECT bloom_agg(k) FROM dim WHERE gold)')) FROM unnest(ARRAY[
	'SELECT 1 FROM fact f JOIN other o USING (e) WHERE GOLD @> f.k',
	'SELECT 1 FROM fact f JOIN dim d USING (k) WHERE GOLD @> f.k',
	'SELECT 1 FROM fact f JOIN dim d USING (k) WHERE (SELECT bloom_agg(k) FILTER (WHERE gold) FROM dim) @> f.k',
	'SELECT 1 FROM fact f JOIN dim d USING (k) WHERE NOT GOLD @> f.k',
	'SELECT 1 FROM fact f LEFT JOIN dim d USING (k) WHERE GOLD @> f.k',
	'SELECT 1 FROM fact f FULL JOIN dim d ON f.k = d.k WHERE GOLD @> f.k',
	'SELECT 1 FROM fact f WHERE GOLD @> f.k']) AS query;

--
-- A probe costs one operator by page, and four by row
--

CREATE INDEX fact_id ON fact (id);
ANALYZE fact;
CREATE FUNCTION cost(query text) RETURNS numeric LANGUAGE SQL AS $$SELECT (planned(query) -> 0 -> 'Plan' ->> 'Total Cost')::numeric$$;
-- operators for each of 60,000 rows that the condition costs
CREATE FUNCTION operators(condition text, source text DEFAULT 'fact') RETURNS numeric LANGUAGE SQL
AS $$SELECT round((cost(format('SELECT id FROM %s WHERE %s', source, condition)) - cost(format('SELECT id FROM %s', source))) / 60000 / current_setting('cpu_operator_cost')::numeric, 1)$$;
SELECT bloom_agg(k) AS gold FROM dim WHERE gold \gset
SELECT operators('e < 0') AS comparison,
	operators(format('%L::bloomfilter @> k', :'gold')) AS by_page,
	operators(format('k <@ %L::bloomfilter', :'gold')) AS reversed,
	operators(format('(%L::bloomfilter @> k) IS NOT FALSE', :'gold')) AS not_false,
	operators(format('%L::bloomfilter @> (k + 0)', :'gold')) AS of_an_expression,
	operators(format('%L::bloomfilter @> k AND %1$L::bloomfilter @> e', :'gold')) AS two;
-- the order of conditions, and what index scans cost, stay as they are
CREATE FUNCTION scan(condition text) RETURNS text LANGUAGE SQL
AS $$SELECT plan ->> 'Node Type' || ': ' || regexp_replace(plan ->> 'Filter', '''.*?''::bloomfilter', 'GOLD') FROM (SELECT planned('SELECT id FROM fact WHERE ' || condition) -> 0 -> 'Plan') AS s (plan)$$;
SELECT format('%L::bloomfilter @> k AND e + 1 > 3', :'gold') AS by_page, format('%L::bloomfilter @> k AND id < 100', :'gold') AS by_index \gset
SELECT cost('SELECT id FROM fact WHERE ' || :'by_index') AS cost_by_index \gset
SELECT scan(:'by_page') AS by_page, scan(:'by_index') AS by_index;
SET ribbonfilter.page_probe = off;
SELECT operators(format('%L::bloomfilter @> k', :'gold')) AS by_row, scan(:'by_page') AS conditions,
	cost('SELECT id FROM fact WHERE ' || :'by_index') = :cost_by_index AS same_by_index;
RESET ribbonfilter.page_probe;

DROP SCHEMA plan_test CASCADE;
