--
-- What the planner expects of filters: how many rows pass, and what a probe
-- costs.  Tables of up to 30,000 rows are read whole by ANALYZE, so estimates
-- of those are the same each time.
--

SET client_min_messages = warning;
CREATE SCHEMA estimate_test;
SET search_path = estimate_test, public;

CREATE FUNCTION explained(query text, OUT plan jsonb) LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE 'EXPLAIN (FORMAT JSON) ' || query INTO plan;
END $$;

-- rows that the plan's top node is to return
CREATE FUNCTION planned(query text) RETURNS double precision LANGUAGE SQL
AS $$SELECT (explained(query)->0->'Plan'->>'Plan Rows')::double precision$$;

-- Is the estimate within a factor of two of the truth, or of one row?
CREATE FUNCTION estimate(query text, filter text DEFAULT NULL, OUT estimate text) LANGUAGE plpgsql AS $$
DECLARE
	rows bigint;
	planned double precision;
BEGIN
	query := replace(query, 'FILTER', coalesce(filter, ''));
	EXECUTE 'SELECT count(*) FROM (' || query || ') AS q' INTO rows;
	planned := planned(query);
	estimate := CASE WHEN planned BETWEEN rows / 2.0 - 1 AND rows * 2 + 1 THEN 'right' ELSE format('%s instead of %s', planned, rows) END;
END $$;
CREATE FUNCTION right_estimate(query text) RETURNS boolean LANGUAGE SQL AS 'SELECT estimate(query) = ''right''';

-- even: 1000 values, equally often; skewed: some very often, half of the rows
-- many others, a fifth NULL; one: as many values as rows; few: five values
CREATE TABLE middle AS
SELECT i AS one, i * 7919 % 1000 AS even, i % 5 AS few, 'key ' || i * 7919 % 1000 AS words, i AS shuffled,
	CASE WHEN i % 5 = 0 THEN NULL WHEN i % 4 = 0 THEN i % 100 / 10 ELSE 1000 + i % 9000 END AS skewed, NULL::integer AS nothing
FROM generate_series(1, 30000) AS i;
UPDATE middle SET shuffled = one * 7919::bigint % 30011;
CREATE TABLE tiny AS SELECT i AS one, i % 3 AS few FROM generate_series(1, 40) AS i;
CREATE TABLE large AS
SELECT i AS one, i % 20000 AS even, CASE WHEN i % 3 = 0 THEN 7 WHEN i % 2 = 0 THEN i % 50 ELSE i END AS skewed FROM generate_series(1, 300000) AS i;
CREATE TABLE lists AS
SELECT ARRAY[i % 50, i % 7 + 100] AS known, CASE WHEN i % 10 > 0 THEN ARRAY(SELECT i * j % 5000 FROM generate_series(1, 5) AS j) END AS many FROM generate_series(1, 5000) AS i;
ANALYZE middle, tiny, large, lists;

-- The filters, as literals.  A quarter is a pseudo-random one, so that the bounds
-- of a histogram are nothing special.  (Of a hundred bounds, a tenth can be five.)
CREATE FUNCTION build(kind kinds, keys bigint[], OUT filter text) LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE for_kind('SELECT STEM_build($1)::text', kind) INTO filter USING keys;
END $$;
CREATE TABLE filters (name text, kind text, filter text);
INSERT INTO filters
SELECT name, type, filter
FROM kinds, (VALUES
	('no key', '{}'::bigint[]),
	('one', ARRAY[7]),
	('thirty', ARRAY(SELECT generate_series(1, 30))),
	('a quarter, and many more', ARRAY(SELECT i FROM generate_series(0, 400000) AS i WHERE key_hash(i) % 4 = 0)),
	('a range', ARRAY(SELECT generate_series(0, 499))),
	('a long range', ARRAY(SELECT generate_series(6000, 105999))),
	('all, and many more', ARRAY(SELECT generate_series(0, 400000))),
	('only others', ARRAY(SELECT generate_series(1000001, 1200000)))) AS v (name, ks),
	LATERAL build(kinds, ks) AS filter;

-- Each filter, each column.  The rate of a filter of one key is far from the mean
-- over such filters, so that is a keyset only.
SELECT name, kind, string_agg(col, ', ' ORDER BY col COLLATE "C") FILTER (WHERE ok) AS estimate_right,
	string_agg(col, ', ' ORDER BY col COLLATE "C") FILTER (WHERE NOT ok) AS wrong
FROM (SELECT kind, name, col, right_estimate(format('SELECT 1 FROM middle WHERE %L::%s @> %s', filter, kind, col)) AS ok
	FROM filters, unnest(ARRAY['one', 'even', 'few', 'shuffled', 'skewed', 'nothing']) AS col
	WHERE CASE name WHEN 'one' THEN kind = 'keyset' WHEN 'only others' THEN kind <> 'keyset' WHEN 'a long range' THEN kind <> 'keyset' ELSE kind = 'ribbonfilter' OR col IN ('even', 'skewed') END) AS q
GROUP BY kind, name ORDER BY name COLLATE "C", kind COLLATE "C";
SELECT name, bool_and(right_estimate(format('SELECT 1 FROM tiny WHERE %L::ribbonfilter @> %s', filter, col))) AS estimate_right
FROM filters, unnest(ARRAY['one', 'few']) AS col WHERE kind = 'ribbonfilter' AND name <> 'one' GROUP BY name ORDER BY name COLLATE "C";
SELECT name, col, right_estimate(format('SELECT 1 FROM large WHERE %L::ribbonfilter @> %s', filter, col)) AS estimate_right
FROM filters, unnest(ARRAY['one', 'even', 'skewed']) AS col
WHERE kind = 'ribbonfilter' AND name IN ('all, and many more', 'a long range', 'no key') ORDER BY name COLLATE "C", col COLLATE "C";
-- One in a hundred of the large table's rows passes, and so does about one of
-- the hundred bounds that ANALYZE draws: five at times, eight hardly ever.
SELECT col, planned(format('SELECT 1 FROM large WHERE %L::ribbonfilter @> %s', filter, col)) BETWEEN 300 AND 24000 AS some
FROM filters, unnest(ARRAY['one', 'even', 'skewed']) AS col WHERE kind = 'ribbonfilter' AND name = 'only others' ORDER BY col COLLATE "C";
-- A hundred bounds of which none passes are no proof that no row does.
SELECT col, planned(format('SELECT 1 FROM middle WHERE %L::keyset @> %s', filter, col)) BETWEEN 1 AND 300 AS few
FROM filters, unnest(ARRAY['one', 'even', 'few', 'skewed']) AS col WHERE name = 'only others' AND kind = 'keyset' ORDER BY col COLLATE "C";

-- Without statistics: as if all keys were in the column, all of them different.
CREATE TABLE unknown AS SELECT i AS one FROM generate_series(1, 10000) AS i;
SELECT name, right_estimate(format('SELECT 1 FROM unknown WHERE %L::ribbonfilter @> one', filter)) AS estimate_right
FROM filters WHERE kind = 'ribbonfilter' AND name IN ('no key', 'a range', 'all, and many more') ORDER BY name COLLATE "C";

--
-- All ways to probe
--

CREATE TABLE texts AS SELECT words, words::varchar(20) AS varchars, words::char(20) AS chars, words::name AS names, md5(words)::uuid AS uuids, even::smallint AS smallints FROM middle;
ANALYZE texts;
CREATE FUNCTION stable_filter() RETURNS ribbonfilter LANGUAGE SQL STABLE AS 'SELECT ribbon_agg(i) FROM generate_series(1, 300) AS i';
SELECT condition, right_estimate('SELECT 1 FROM middle WHERE ' || replace(replace(condition, 'FILTER', quote_literal(f) || '::ribbonfilter'), 'TEXTS', quote_literal(t) || '::ribbonfilter')) AS estimate_right
FROM (SELECT ribbon_agg(i) AS f, ribbon_agg('key ' || i) AS t FROM generate_series(1, 300) AS i) AS f, unnest(ARRAY[
	'FILTER @> even', 'even <@ FILTER', 'ribbon_contains(FILTER, even)', 'ribbon_contained(even, FILTER)', 'NOT FILTER @> even', 'NOT FILTER @> skewed',
	'FILTER @> even AND few = 3', 'FILTER @> even OR few = 3', '(FILTER @> even) IS NOT FALSE',
	'TEXTS @> words', 'words <@ TEXTS', 'ribbon_contains(TEXTS, words)',
	'stable_filter() @> even', 'ribbon_build(ARRAY[1, 2, 3]) @> even', 'NULL::ribbonfilter @> even', 'FILTER @> 5', 'FILTER @> 5000000', 'FILTER @> NULL::integer',
	'FILTER && ARRAY[5, 1]']) WITH ORDINALITY AS c (condition, no) ORDER BY no;
SELECT col, right_estimate(format('SELECT 1 FROM texts WHERE %L::ribbonfilter @> %s', f, col)) AS estimate_right
FROM (SELECT ribbon_agg('key ' || i) AS t, ribbon_agg(('key ' || i)::char(20)) AS c, ribbon_agg(md5('key ' || i)::uuid) AS u, ribbon_agg(i) AS n FROM generate_series(1, 50) AS i) AS f,
	LATERAL (VALUES (t, 'words'), (t, 'varchars'), (c, 'chars'), (t, 'names'), (u, 'uuids'), (n, 'smallints')) AS v (f, col) ORDER BY col COLLATE "C";
-- parameters of a custom plan
PREPARE asked(ribbonfilter) AS SELECT 1 FROM middle WHERE $1 @> even;
SELECT planned(format('EXECUTE asked(%L)', f)) = planned(format('SELECT 1 FROM middle WHERE %L::ribbonfilter @> even', f)) AS as_literal
FROM ribbon_build(ARRAY(SELECT generate_series(1, 300))) AS f;
-- Keys of another type raise an error in the query, not in the planner.
SELECT planned('SELECT 1 FROM middle WHERE ribbon_build(ARRAY[1.5::real]) @> even') BETWEEN 1 AND 30000 AS planned;
SELECT planned('SELECT 1 FROM middle WHERE ribbon_build(ARRAY[1]) @> words') BETWEEN 1 AND 30000 AS planned;

-- Nor do types that cannot be keys, where nothing is asked.
CREATE TABLE points (p point);
SELECT count(*) FROM points WHERE ribbon_build(ARRAY[1]) @> p;
INSERT INTO points VALUES ('(1,2)');
ANALYZE points;
SELECT count(*) FROM points WHERE ribbon_build('{}'::integer[]) @> p;

-- Arrays: of elements that statistics have, and of others
SELECT n, col, right_estimate(format('SELECT 1 FROM lists WHERE %L::ribbonfilter && %s', ribbon_build(ARRAY(SELECT generate_series(0, n))), col)) AS estimate_right
FROM unnest(ARRAY[3, 20, 100, 1000, 10000]) AS n, unnest(ARRAY['known', 'many']) AS col ORDER BY col COLLATE "C", n;
SELECT right_estimate(format('SELECT 1 FROM lists WHERE ribbon_contains_any(%L::ribbonfilter, known)', ribbon_build(ARRAY[1, 2]))) AS function,
	right_estimate('SELECT 1 FROM lists WHERE ribbon_build(''{}''::integer[]) && known') AS empty;

-- Who may not read a column is not told by an estimate what is in it.
CREATE ROLE regress_estimate;
GRANT USAGE ON SCHEMA estimate_test TO regress_estimate;
CREATE VIEW barrier WITH (security_barrier) AS SELECT few, skewed FROM middle WHERE skewed <> 0;
GRANT SELECT ON barrier TO regress_estimate;
SET ROLE regress_estimate;
SELECT planned('SELECT 1 FROM barrier WHERE ribbon_build(ARRAY[0]) @> few') = planned('SELECT 1 FROM barrier WHERE ribbon_build(ARRAY[77]) @> few') AS same;
RESET ROLE;
-- ... nor of rows that are hidden, though the column may be read, and the server does not ask
CREATE TABLE policed AS TABLE middle;
ANALYZE policed;
ALTER TABLE policed ENABLE ROW LEVEL SECURITY;
CREATE POLICY none_but ON policed USING (few < 0);
CREATE POLICY all_but ON policed USING (skewed <> 0);
GRANT SELECT ON policed TO regress_estimate;
SET ROLE regress_estimate;
SELECT planned('SELECT 1 FROM policed WHERE keyset_build(ARRAY[0]) @> few') = planned('SELECT 1 FROM policed WHERE keyset_build(ARRAY[77]) @> few') AS same;
RESET ROLE;
DROP OWNED BY regress_estimate;
DROP ROLE regress_estimate;
SELECT planned('SELECT 1 FROM middle WHERE keyset_build(ARRAY[0]) @> few') = planned('SELECT 1 FROM middle WHERE keyset_build(ARRAY[77]) @> few') AS same;

--
-- Filters of which nothing is known, as in a table without statistics:
-- ribbonfilter.default_selectivity, of the rows whose key is not NULL
--

CREATE TABLE stored WITH (autovacuum_enabled = off) AS SELECT i AS id, CASE WHEN i % 4 > 0 THEN ribbon_build(ARRAY[i]) END AS f FROM generate_series(1, 100) AS i;
VACUUM stored;
SELECT query, round((planned(query) / CASE WHEN query ~ '^SELECT 1 FROM stored' THEN 100 WHEN query ~ ', stored' THEN 3000000 ELSE 30000 END)::numeric, 2) AS share
FROM unnest(ARRAY[
	'SELECT 1 FROM middle WHERE (SELECT f FROM stored WHERE id = 1) @> even', 'SELECT 1 FROM middle WHERE skewed <@ (SELECT f FROM stored WHERE id = 1)',
	'SELECT 1 FROM middle WHERE ribbon_contains((SELECT f FROM stored WHERE id = 1), skewed)', 'SELECT 1 FROM middle WHERE (SELECT f FROM stored WHERE id = 1) && ARRAY[even]',
	'SELECT 1 FROM stored WHERE f @> 42', 'SELECT 1 FROM stored WHERE f @> ''42''', 'SELECT 1 FROM stored WHERE ribbon_contains(f, 42)', 'SELECT 1 FROM stored WHERE f && ARRAY[1, 42]',
	'SELECT 1 FROM middle, stored WHERE f @> even', 'SELECT 1 FROM middle, stored WHERE skewed <@ f', 'SELECT 1 FROM middle, stored WHERE ribbon_contains(f, skewed)',
	'SELECT 1 FROM middle, stored WHERE f && ARRAY[even]',
	'SELECT 1 FROM middle WHERE EXISTS (SELECT FROM stored WHERE f @> even)', 'SELECT 1 FROM middle WHERE NOT EXISTS (SELECT FROM stored WHERE f @> even AND id < 5)']) AS query;
SET ribbonfilter.default_selectivity = 0.02;
SELECT query, round((planned(query) / CASE WHEN query ~ ', stored' THEN 3000000 ELSE 30000 END)::numeric, 2) AS share
FROM unnest(ARRAY['SELECT 1 FROM middle WHERE (SELECT f FROM stored WHERE id = 1) @> even', 'SELECT 1 FROM middle, stored WHERE f @> even', 'SELECT 1 FROM middle WHERE EXISTS (SELECT FROM stored WHERE f @> even)']) AS query;
-- A map of some values, of whose keys nothing but the bytes is known: within a factor of two.
CREATE TABLE stored_map WITH (autovacuum_enabled = off) AS SELECT ribbonmap_agg(i, i % 16) AS m FROM generate_series(1, 10000) AS i;
VACUUM ANALYZE stored_map;
SELECT planned('SELECT 1 FROM large WHERE (SELECT m FROM stored_map) @> one') BETWEEN 6500 AND 26000 AS right; -- of 10000 keys, and 2900 by chance
RESET ribbonfilter.default_selectivity;
PREPARE generic(ribbonfilter) AS SELECT 1 FROM middle WHERE $1 @> even;
SET plan_cache_mode = force_generic_plan;
SELECT planned('EXECUTE generic(NULL)') / 30000 AS share;
RESET plan_cache_mode;
-- A known filter, though the key takes a join
SELECT right_estimate(format('SELECT 1 FROM tiny AS a, tiny AS b WHERE %L::ribbonfilter @> (a.one + b.one)', ribbon_build(ARRAY(SELECT generate_series(1, 1000))))) AS estimate_right;

--
-- Filters of subqueries: as many keys as the subquery is expected to have
--

CREATE TABLE dim WITH (autovacuum_enabled = off) AS
SELECT i AS id, i % 100 AS hundred, i % 10 AS ten, i % 2 AS two, 'name ' || i AS name, md5(i::text)::uuid AS u, i::numeric AS n
FROM generate_series(1, 5000) AS i;
-- each id six times; part: a fifth of them
CREATE TABLE fact WITH (autovacuum_enabled = off) AS
SELECT i AS no, id, 'name ' || id AS name, md5(id::text)::uuid AS u, id::numeric AS n, i % 12 AS twelve, CASE WHEN i % 4 > 0 THEN id END AS nulls,
	ARRAY[id, 1 + id * 31 % 5000] AS ids, 1 + id / 5 * 5 AS part
FROM generate_series(1, 30000) AS i, LATERAL (SELECT 1 + i * 7919 % 5000) AS v (id);
CREATE TABLE by_id (no integer, id integer) PARTITION BY HASH (id);
CREATE TABLE by_id_0 PARTITION OF by_id FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE by_id_1 PARTITION OF by_id FOR VALUES WITH (MODULUS 2, REMAINDER 1);
CREATE TABLE by_no (no integer, id integer) PARTITION BY RANGE (no);
CREATE TABLE by_no_0 PARTITION OF by_no FOR VALUES FROM (0) TO (15000);
CREATE TABLE by_no_1 PARTITION OF by_no FOR VALUES FROM (15000) TO (40000);
INSERT INTO by_id SELECT no, id FROM fact;
INSERT INTO by_no SELECT no, id FROM fact;
CREATE VIEW dim_barrier WITH (security_barrier) AS SELECT id, hundred FROM dim WHERE two = 0;
ANALYZE dim, fact, by_id, by_no, by_id_0, by_id_1, by_no_0, by_no_1;

-- All kinds of filter; 1 %, 10 %, 50 % and all of the keys; all ways to ask
SELECT stem, condition, estimate(for_kind(format('SELECT 1 FROM fact WHERE (SELECT STEM_agg(id) FROM dim WHERE %s) @> id', condition), kinds))
FROM kinds, unnest(ARRAY['hundred = 7', 'ten = 7', 'two = 1', 'true', 'false']) WITH ORDINALITY AS c (condition, no)
WHERE stem = 'ribbon' OR no IN (1, 3) ORDER BY no, stem COLLATE "C";
SELECT condition, estimate('SELECT 1 FROM fact WHERE ' || replace(condition, 'HALF', '(SELECT ribbon_agg(id) FROM dim WHERE two = 1)')) FROM unnest(ARRAY[
	'id <@ HALF', 'ribbon_contains(HALF, id)', 'ribbon_contained(id, HALF)', 'NOT HALF @> id', '(HALF @> id) IS NOT FALSE', 'HALF @> nulls', 'HALF @> id AND twelve < 3',
	'HALF @> id OR (SELECT ribbon_agg(id) FROM dim WHERE hundred = 2) @> id', 'HALF && ids', 'HALF && ARRAY[id]', 'ribbon_contains_any(HALF, ids)', 'HALF @> id::bigint',
	'coalesce(HALF, ribbon_build(ARRAY[1])) @> id', '(SELECT bloom_add(bloom_agg(id), 7) FROM dim WHERE two = 1) @> id']) WITH ORDINALITY AS c (condition, no) ORDER BY no;
-- Types of keys, rates, aggregates in all their forms
SELECT filter, estimate(format('SELECT 1 FROM fact WHERE (SELECT %s) @> %s', filter, key)) FROM (VALUES
	('ribbon_agg(name) FROM dim WHERE ten = 1', 'name'), ('ribbon_agg(upper(name)) FROM dim WHERE ten = 1', 'upper(name)'), ('ribbon_agg(u) FROM dim WHERE ten = 1', 'u'),
	('ribbon_agg(n) FROM dim WHERE ten = 1', 'n'), ('ribbon_agg(ROW(id, twelve)) FROM fact WHERE no <= 3000', 'ROW(id, twelve)'),
	('ribbon_agg(id, 0.4) FROM dim WHERE hundred = 1', 'id'), ('bloom_agg(id, 0.0001) FROM dim WHERE hundred = 1', 'id'), ('bloom_agg(id, 0.01, 5000) FROM dim WHERE two = 1', 'id'),
	('counting_agg(id, 0.01, 5000) FROM dim WHERE two = 1', 'id'),
	('ribbon_agg(id) filter (WHERE ten = 3) FROM dim', 'id'), ('ribbon_agg(DISTINCT id ORDER BY id) FROM dim WHERE ten = 3', 'id'),
	('ribbon_agg(id) FROM dim WHERE ten = 3 HAVING count(*) > 3', 'id'), ('ribbon_agg(id) FROM dim WHERE ten = 3 GROUP BY ten', 'id'), ('ribbon_agg(id) FROM dim GROUP BY ten LIMIT 1', 'id'),
	('keyset_union_agg(k) FROM (SELECT keyset_agg(id) AS k FROM dim WHERE two = 1 GROUP BY ten) AS g', 'id'),
	('ribbon_agg(id) FROM dim WHERE two = 1', 'part'), ('bloom_add(bloom_agg(n::float8), 0.9::float8) FROM dim WHERE ten = 1', 'n::float8'), ('ribbon_agg(i) FROM generate_series(1, 500) AS i', 'id')) AS v (filter, key);
-- Where the keys come from
SELECT filter, estimate(format('SELECT 1 FROM fact WHERE (SELECT %s) @> id', filter)) FROM unnest(ARRAY[
	'ribbon_agg(id) FROM dim WHERE id <= 100', 'ribbon_agg(id) FROM fact WHERE id BETWEEN 100 AND 200', 'ribbon_agg(id) FROM fact WHERE no <= 500', 'ribbon_agg(id) FROM fact WHERE no <= 2000 AND id < 2500',
	'ribbon_agg(f.id) FROM fact AS f JOIN dim AS d ON d.id = f.id WHERE d.hundred = 3', 'ribbon_agg(d.id) FROM fact AS f JOIN dim AS d USING (id) WHERE d.ten = 3',
	'ribbon_agg(d.id) FROM dim AS d LEFT JOIN fact AS f USING (id) WHERE d.ten = 3', 'ribbon_agg(id) FROM (SELECT id, count(*) FROM fact GROUP BY id) AS g',
	'ribbon_agg(id) FROM (SELECT DISTINCT id FROM fact WHERE no < 400) AS g', 'ribbon_agg(id) FROM (SELECT id FROM dim WHERE ten = 3 UNION ALL SELECT id FROM dim WHERE ten = 4) AS g',
	'ribbon_agg(id) FROM dim WHERE id IN (SELECT id FROM fact WHERE no <= 500)', 'ribbon_agg(id) FROM dim WHERE (SELECT ribbon_agg(id) FROM fact WHERE no <= 500) @> id',
	'ribbon_agg(id) FROM dim_barrier WHERE hundred < 50', 'ribbon_agg(id) FROM by_id WHERE no <= 500', 'ribbon_agg(id) FROM by_id', 'ribbon_agg(id) FROM by_no']) AS filter;
-- Where the filter is asked
SELECT replace(query, 'HALF', '...') AS query, estimate(replace(query, 'HALF', '(SELECT ribbon_agg(id) FROM dim WHERE two = 1)')) FROM unnest(ARRAY[
	'SELECT 1 FROM by_id WHERE HALF @> id', 'SELECT 1 FROM by_no WHERE HALF @> id', 'SELECT 1 FROM dim_barrier WHERE (SELECT ribbon_agg(id) FROM fact WHERE no <= 500) @> id',
	'SELECT 1 FROM (SELECT id, count(*) FROM fact GROUP BY id) AS g WHERE HALF @> id', 'SELECT 1 FROM (SELECT * FROM fact UNION ALL SELECT * FROM fact) AS u WHERE HALF @> id',
	'SELECT 1 FROM dim AS d WHERE EXISTS (SELECT FROM fact AS f WHERE f.no = d.id AND HALF @> f.id)', 'SELECT (SELECT count(*) FROM fact AS f WHERE f.no < d.id AND HALF @> f.id) FROM tiny AS t JOIN dim AS d ON d.id = t.one',
	'WITH w AS (SELECT id FROM dim WHERE two = 1) SELECT 1 FROM fact WHERE (SELECT ribbon_agg(id) FROM w) @> id',
	'WITH w AS MATERIALIZED (SELECT id FROM dim WHERE two = 1) SELECT 1 FROM fact WHERE (SELECT ribbon_agg(id) FROM w) @> id',
	'WITH w AS (SELECT HALF AS f) SELECT 1 FROM fact WHERE (SELECT f FROM w) @> id', 'WITH w AS MATERIALIZED (SELECT HALF AS f) SELECT 1 FROM fact, w WHERE f @> id',
	'SELECT 1 FROM fact JOIN (SELECT ten, ribbon_agg(id) AS f FROM dim GROUP BY ten) AS g ON f @> id', 'SELECT 1 FROM tiny AS t JOIN dim AS e ON e.id < 50 WHERE (SELECT ribbon_agg(d.id) FROM dim AS d WHERE d.ten = t.few) @> e.id']) AS query;
-- Filters of filters, by what makes them
CREATE FUNCTION either(a keyset, b keyset) RETURNS keyset LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN a | b; END';
SELECT filter, estimate('SELECT 1 FROM fact WHERE ' || replace(replace(filter, 'HALF', '(SELECT keyset_agg(id) FROM dim WHERE two = 1)'), 'TENTH', '(SELECT keyset_agg(id) FROM dim WHERE ten = 2)') || ' @> id') FROM unnest(ARRAY[
	'(keyset_build(ARRAY[5]) | HALF)', '(HALF | keyset_build(ARRAY[5]))', '(TENTH | HALF)', '(HALF | TENTH)', 'keyset_union(keyset_build(ARRAY[5]), keyset_union(TENTH, HALF))', '(TENTH | NULL)', '(TENTH | (SELECT NULL::keyset FROM tiny LIMIT 1))',
	'(HALF & keyset_build(ARRAY[5]))', '(keyset_build(ARRAY[5]) & HALF)', '(HALF - TENTH)', '(HALF - keyset_build(ARRAY[5]))', '(keyset_build(ARRAY[6]) - HALF)', 'keyset_add(HALF, 2)',
	'coalesce(NULL, HALF, keyset_build(ARRAY[5]))',
	'(SELECT CASE WHEN random() < 2 THEN HALF WHEN random() < 3 THEN keyset_build(ARRAY[5]) END)', '(SELECT CASE WHEN random() < 2 THEN NULL::keyset ELSE NULL END)',
	'ribbonfilter(HALF)', 'ribbonfilter(TENTH, 0.25)', 'bloomfilter(TENTH | HALF)', 'bloomfilter(TENTH, 0.4)', 'bloom_fold(bloomfilter(HALF))', 'bloom_fold(bloomfilter(HALF), 2500)',
	'((SELECT bloom_agg(id, 0.1, 5000) FROM dim WHERE ten = 1) | (SELECT bloom_agg(id, 0.1, 5000) FROM dim WHERE ten = 2))', '((SELECT counting_agg(id, 0.01, 5000) FROM dim WHERE ten = 1) + (SELECT counting_agg(id, 0.01, 5000) FROM dim WHERE ten = 2))',
	'((SELECT counting_agg(id, 0.01, 5000) FROM dim) - (SELECT counting_agg(id, 0.01, 5000) FROM dim WHERE id < 50))', '(SELECT counting_agg(id, 0.01, 5000) FROM dim WHERE ten = 1)::bloomfilter',
	'counting_remove((SELECT counting_agg(id, 0.01, 5000) FROM dim WHERE two = 1), 7)']) AS filter;
-- and if anybody else does, or what a change returns: nothing is known; nor if NULL stands for a parameter, as postgres_fdw writes
CREATE TABLE changed (a integer, n keyset, f keyset);
SELECT query, planned(query) / 30000 AS share FROM unnest(ARRAY[
	'SELECT 1 FROM fact WHERE either(keyset_build(ARRAY[5]), (SELECT keyset_agg(id) FROM dim)) @> id', 'SELECT 1 FROM fact WHERE (keyset_build(ARRAY[5]) | either((SELECT keyset_agg(id) FROM dim), NULL)) @> id',
	'SELECT 1 FROM fact WHERE coalesce((SELECT keyset_agg(id) FROM dim WHERE two = 1), either((SELECT keyset_agg(id) FROM dim), NULL)) @> id',
	'WITH w AS (INSERT INTO changed (a, n, f) SELECT 1, NULL::keyset, (SELECT keyset_agg(id) FROM dim) RETURNING 5, f) SELECT 1 FROM fact WHERE (SELECT f FROM w) @> id',
	'WITH w AS (UPDATE changed SET n = NULL RETURNING 5, f) SELECT 1 FROM fact WHERE (SELECT f FROM w) @> id',
	'SELECT 1 FROM fact WHERE ((SELECT NULL::keyset)) @> id', 'SELECT 1 FROM fact WHERE keyset_contains((SELECT NULL::keyset), id)', 'SELECT 1 FROM fact WHERE ((SELECT keyset_agg(id) FROM dim) | ((SELECT NULL::keyset))) @> id']) AS query;
-- CTEs made of one another: the estimates are counted, by a function that the
-- planner evaluates for each.  Their number does not grow with the ways through.
CREATE SEQUENCE estimates;
CREATE FUNCTION counted() RETURNS keyset LANGUAGE plpgsql STABLE AS 'BEGIN PERFORM nextval(''estimates''); RETURN NULL; END';
CREATE FUNCTION chain(first text, levels integer, next text) RETURNS text LANGUAGE SQL AS $$
	SELECT 'WITH c0 AS MATERIALIZED (SELECT ' || first || ' AS f FROM dim), ' ||
		string_agg(format('c%s AS MATERIALIZED (SELECT %s AS f)', i, replace(next, 'BEFORE', format('(SELECT f FROM c%s)', i - 1))), ', ' ORDER BY i) ||
		format(' SELECT 1 FROM fact WHERE (SELECT f FROM c%s) @> id', levels)
	FROM generate_series(1, levels) AS i $$;
CREATE FUNCTION estimates(query text, OUT estimates bigint, OUT planned boolean) LANGUAGE plpgsql AS $$
BEGIN
	ALTER SEQUENCE estimates RESTART;
	planned := planned(query) > 0;
	estimates := nextval('estimates') - 1;
END $$;
SELECT levels, name, e.estimates BETWEEN 1 AND 64 + 8 * levels AS few, planned
FROM (VALUES ('filter', 'keyset_agg(id)', '(SELECT keyset_agg(id) FILTER (WHERE coalesce(BEFORE, counted()) @> (id + 0) AND coalesce(BEFORE, counted()) @> (id + 1)) FROM dim)'),
	('filter of a join', 'keyset_agg(id)', '(SELECT keyset_agg(d.id) FILTER (WHERE coalesce(w.f, counted()) @> (d.id + 0) AND coalesce(w.f, counted()) @> (d.id + 1)) FROM dim AS d, (SELECT BEFORE AS f OFFSET 0) AS w)'),
	('condition', 'keyset_agg(id)', '(SELECT keyset_agg(id) FROM dim WHERE coalesce(BEFORE, counted()) @> id AND coalesce(BEFORE, counted()) @> (id + 1))'),
	('condition on parents', 'keyset_agg(id)', '(SELECT keyset_agg(id) FROM by_id WHERE coalesce(BEFORE, counted()) @> id AND coalesce(BEFORE, counted()) @> (id + 1))'),
	('having', 'keyset_agg(id)', '(SELECT keyset_agg(id) FROM dim HAVING coalesce(BEFORE, counted()) @> min(id) AND coalesce(BEFORE, counted()) @> max(id))')) AS v (name, first, next),
	unnest(ARRAY[2, 10]) AS levels, estimates(chain(first, levels, next)) AS e ORDER BY name COLLATE "C", levels;
SELECT levels, next, e.estimates <= 64 AS few, planned
FROM unnest(ARRAY['BEFORE | BEFORE', 'coalesce(BEFORE, BEFORE)', 'CASE WHEN random() < 1 THEN BEFORE ELSE BEFORE END', '(BEFORE & BEFORE) - BEFORE']) AS next, unnest(ARRAY[3, 11]) AS levels,
	estimates(chain('keyset_agg(id) FILTER (WHERE counted() @> id)', levels, next)) AS e ORDER BY next COLLATE "C", levels;
BEGIN;
SET LOCAL statement_timeout = '60s';
SELECT name, planned(chain('keyset_agg(id)', 40, next)) > 0 AS planned
FROM (VALUES ('filter', '(SELECT keyset_agg(id) FILTER (WHERE BEFORE @> (id + 0) AND BEFORE @> (id + 1) AND BEFORE @> (id + 2) AND BEFORE @> (id + 3)) FROM dim)'),
	('union', 'BEFORE | BEFORE | BEFORE | BEFORE'), ('coalesce', 'coalesce(BEFORE, BEFORE, BEFORE, BEFORE)')) AS v (name, next);
COMMIT;
-- Changes, parallel plans, PL/pgSQL
CREATE FUNCTION planned_scan(query text) RETURNS integer LANGUAGE SQL
AS $$SELECT jsonb_path_query_first(explained(query), '$.** ? (@."Alias" == "x" && @."Node Type" == "Seq Scan")."Plan Rows"')::integer$$;
SELECT planned_scan('UPDATE fact AS x SET no = 1 WHERE (SELECT ribbon_agg(id) FROM dim WHERE two = 1) @> id') BETWEEN 7500 AND 30000 AS "update",
	planned_scan('DELETE FROM fact AS x USING dim AS d WHERE d.id = x.id AND (SELECT ribbon_agg(id) FROM dim WHERE hundred = 1) @> x.id') BETWEEN 300 AND 1200 AS "delete";
BEGIN;
SET LOCAL parallel_setup_cost = 0;
SET LOCAL parallel_tuple_cost = 0;
SET LOCAL min_parallel_table_scan_size = 0;
SELECT estimate('SELECT 1 FROM fact WHERE (SELECT ribbon_agg(id) FROM dim WHERE two = 1) @> id') AS parallel;
COMMIT;
CREATE FUNCTION planned_with(f ribbonfilter) RETURNS boolean LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	line text;
BEGIN
	FOR line IN EXPLAIN SELECT 1 FROM fact WHERE f @> id LOOP
		RETURN substring(line FROM 'rows=([0-9]+)')::integer BETWEEN 3000 AND 12000;
	END LOOP;
END $$;
SELECT planned_with(ribbon_agg(i)) AS variable FROM generate_series(1, 1000) AS i;
-- The table of which every row matches is not hashed for being small.
CREATE TABLE every AS SELECT generate_series(1, 250000) AS id;
ANALYZE every;
BEGIN;
SET LOCAL work_mem = '1MB';
SET LOCAL max_parallel_workers_per_gather = 0;
SELECT query, jsonb_path_query_first(explained(query), '$.** ? (@."Node Type" == "Hash").Plans[0]."Alias"') AS hashed
FROM (SELECT 'SELECT l.* FROM large AS l JOIN every AS e ON e.id = l.one' || condition AS query
	FROM unnest(ARRAY['', ' WHERE (SELECT ribbon_agg(id) FROM every) @> l.one']) AS condition) AS q;
COMMIT;

-- The queries of docs/prefilter-join.md
CREATE TABLE customer AS SELECT id, CASE WHEN id % 50 = 0 THEN 'gold' ELSE 'plain' END AS tier FROM generate_series(1, 20000) AS id;
CREATE TABLE purchase AS SELECT 1 + i * 7919 % 20000 AS customer, i % 12 AS shop, i % 97 AS amount FROM generate_series(1, 200000) AS i;
CREATE TABLE shop AS SELECT id, id < 3 AS abroad FROM generate_series(0, 11) AS id;
CREATE TABLE visit AS SELECT generate_series(50, 20100, 50) AS customer;
CREATE TABLE customer_filter AS SELECT tier, ribbon_agg(id) AS f FROM customer GROUP BY tier;
ANALYZE customer, purchase, shop, visit, customer_filter;
SELECT condition, estimate('SELECT 1 FROM purchase AS p WHERE ' || condition) FROM unnest(ARRAY[
	'(SELECT ribbon_agg(id) FROM customer WHERE tier = ''gold'') @> p.customer', '((SELECT f FROM customer_filter WHERE tier = ''gold'') @> p.customer) IS NOT FALSE',
	'(SELECT ribbon_agg(id) FROM customer WHERE tier = ''gold'') @> p.customer AND (SELECT ribbon_agg(id) FROM shop WHERE abroad) @> p.shop',
	'(SELECT ribbon_agg(ROW(customer, amount)) FROM (SELECT customer, max(amount) AS amount FROM purchase GROUP BY customer) AS b) @> ROW(p.customer, p.amount)',
	'(SELECT ribbon_agg(customer) FROM visit) @> p.customer']) AS condition;

-- In a table: by the average size, in the row or out of line
CREATE TABLE kept AS
SELECT g, ribbon_agg(id) AS ribbon, keyset_agg(id) AS keyset FROM (SELECT id, id % 50 AS g FROM dim) AS d GROUP BY g;
CREATE TABLE kept_long AS SELECT two, ribbon_agg(id) AS ribbon FROM dim GROUP BY two;
ANALYZE kept, kept_long;
SELECT query, estimate(query) FROM unnest(ARRAY[
	'SELECT 1 FROM fact WHERE (SELECT ribbon FROM kept WHERE g = 3) @> id', 'SELECT 1 FROM fact WHERE (SELECT keyset FROM kept WHERE g = 3) @> id', 'SELECT 1 FROM fact, kept WHERE ribbon @> id',
	'SELECT 1 FROM fact WHERE (SELECT ribbon FROM kept_long WHERE two = 1) @> id', 'SELECT 1 FROM fact, kept_long WHERE ribbon @> id AND two = 1']) AS query;

-- What is not known is not evaluated, and no error.
CREATE FUNCTION fails() RETURNS ribbonfilter LANGUAGE plpgsql STABLE AS 'BEGIN RAISE EXCEPTION ''evaluated''; END';
SELECT query, planned(query) > 0 AS planned FROM unnest(ARRAY[
	'SELECT 1 FROM fact WHERE (SELECT fails()) @> id', 'SELECT 1 FROM fact WHERE (SELECT bloom_add(NULL, 1)) @> id', 'SELECT 1 FROM fact WHERE (SELECT f FROM (VALUES (fails())) AS v (f)) @> id',
	'SELECT 1 FROM fact WHERE (SELECT ribbon_agg(id) FROM dim UNION ALL SELECT NULL LIMIT 1) @> id', 'SELECT 1 FROM fact WHERE (SELECT ribbon_agg(id) OVER () FROM dim LIMIT 1) @> id',
	'SELECT 1 FROM fact WHERE (SELECT max(ribbon_agg) FROM (SELECT ribbon_agg(id)::text FROM dim) AS g)::ribbonfilter @> id', 'SELECT 1 FROM fact WHERE (SELECT ribbon_agg(1)) @> id',
	'SELECT 1 FROM fact WHERE (SELECT ribbon_agg(id, ''NaN'') FROM dim) @> id', 'SELECT 1 FROM fact WHERE (SELECT ribbon_agg(id, 7) FROM dim) @> id',
	'SELECT 1 FROM fact WHERE (SELECT ribbon_agg(d) FROM dim AS d) @> id', 'SELECT 1 FROM fact WHERE (SELECT ribbon_agg(id) FROM dim GROUP BY GROUPING SETS (ten, two) LIMIT 1) @> id',
	'WITH RECURSIVE r AS (SELECT bloom_agg(id) AS f FROM dim UNION ALL SELECT bloom_add(f, 1) FROM r WHERE f @> -7) SELECT 1 FROM fact, r WHERE f @> id',
	'SELECT 1 FROM kept AS k WHERE EXISTS (SELECT FROM fact WHERE id < 3 AND k.ribbon @> (SELECT max(id) FROM dim WHERE k.ribbon @> id))',
	'SELECT 1 FROM kept AS k WHERE (SELECT count(*) FROM fact WHERE k.ribbon @> id) > 0', 'SELECT 1 FROM fact WHERE ((SELECT k FROM kept AS k LIMIT 1)).ribbon @> id',
	'SELECT ten FROM dim GROUP BY ten HAVING ribbon_agg(id) @> 5', 'SELECT 1 FROM fact GROUP BY twelve HAVING (SELECT ribbon_agg(id) FROM dim) @> max(id)', 'SELECT 1 FROM points WHERE (SELECT ribbon_agg(id) FROM dim) && ARRAY[1, 2]',
	'SELECT 1 FROM dim AS d WHERE (SELECT ribbon_agg(d.id + no) FROM fact) @> d.id', 'SELECT 1 FROM (SELECT DISTINCT ON (ten) ten, ribbon FROM dim, kept) AS q JOIN fact ON ribbon @> id']) AS query;

--
-- What asking costs: more than three comparisons, less than a function of COST 1000.
-- So of several conditions, the cheapest is evaluated first.
--

CREATE SEQUENCE calls;
CREATE FUNCTION cheap(integer) RETURNS boolean LANGUAGE plpgsql COST 3 AS 'BEGIN PERFORM nextval(''calls''); RETURN true; END';
CREATE FUNCTION dear(integer) RETURNS boolean LANGUAGE plpgsql COST 1000 AS 'BEGIN PERFORM nextval(''calls''); RETURN true; END';
CREATE FUNCTION called(query text, OUT rows bigint, OUT calls bigint) LANGUAGE plpgsql AS $$
BEGIN
	ALTER SEQUENCE calls RESTART;
	EXECUTE query INTO rows;
	calls := nextval('calls') - 1;
END $$;
SELECT c.* FROM called('SELECT count(*) FROM middle WHERE keyset_build(ARRAY[1, 2]) @> even AND cheap(one)') AS c;
SELECT c.* FROM called('SELECT count(*) FROM middle WHERE dear(one) AND keyset_build(ARRAY[1, 2]) @> even') AS c;
SELECT c.* FROM called('SELECT count(*) FROM middle WHERE dear(one) AND keyset_build(ARRAY[1, 2]) && ARRAY[even]') AS c;
-- asked for no row, a filter of other keys raises no error
SELECT count(*) FROM middle WHERE keyset_build(ARRAY[1.5::real]) @> even AND few > 7;

--
-- Filters of 0 to 5000 keys, of all kinds
--

CREATE TABLE three WITH (autovacuum_enabled = off) AS
SELECT keyset_agg(i) AS s, bloom_agg(i, 1e-6) AS b, ribbon_agg(i, 1e-9) AS r FROM generate_series(1, 100) AS i;
-- a: evenly spread; z: skewed, with NULLs; t: a text of it; u: unique
CREATE TABLE guess AS
SELECT i * 7919 % 1000 AS a, CASE WHEN i % 5 = 0 THEN NULL WHEN i % 2 = 0 THEN 1 WHEN i % 7 = 0 THEN 2 ELSE i % 2000 + 10 END AS z, 'key ' || i * 7919 % 1000 AS t, i AS u, 0 AS always
FROM generate_series(1, 20000) AS i;
ANALYZE guess;
VACUUM three;
SELECT kind, query, n, estimate(query, quote_literal(filter) || '::' || kind)
FROM (SELECT n, type AS kind, filter FROM kinds, unnest(ARRAY[0, 1, 30, 500, 5000]) AS n, build(kinds, ARRAY(SELECT generate_series(1, n))) AS filter) AS f,
	unnest(ARRAY['SELECT 1 FROM guess WHERE FILTER @> a', 'SELECT 1 FROM guess WHERE a <@ FILTER', 'SELECT 1 FROM guess WHERE FILTER @> z',
		'SELECT 1 FROM guess WHERE NOT FILTER @> a', 'SELECT 1 FROM guess WHERE FILTER @> u']) WITH ORDINALITY AS q (query, no)
WHERE kind = 'ribbonfilter' OR (no IN (1, 3) AND n <> 1)
ORDER BY no, n, kind COLLATE "C";
SELECT estimate(format('SELECT 1 FROM guess WHERE %L::ribbonfilter @> t', ribbon_agg('key ' || i))) AS text,
	estimate(format('SELECT 1 FROM guess WHERE t <@ %L::ribbonfilter', ribbon_agg('key ' || i))) AS text_commutated,
	estimate(format('SELECT 1 FROM guess WHERE ribbon_contains(%L::ribbonfilter, t)', ribbon_agg('key ' || i))) AS text_function,
	estimate(format('SELECT 1 FROM guess WHERE ribbon_contains(%L::ribbonfilter, a)', ribbon_agg(i))) AS function,
	estimate(format('SELECT 1 FROM guess WHERE ribbon_contains(%L::ribbonfilter, z)', ribbon_agg(i))) AS function_skewed,
	estimate(format('SELECT 1 FROM guess WHERE %L::ribbonfilter @> (a + 0)', ribbon_agg(i))) <> '' AS expression,
	estimate(format('SELECT 1 FROM guess WHERE %L::ribbonfilter @> 5', ribbon_agg(i))) AS constant
FROM generate_series(1, 100) AS i;
SELECT estimate(format('SELECT 1 FROM guess WHERE ribbon_contained(a, %L::ribbonfilter)', ribbon_agg(i))) AS contained,
	planned(format('SELECT 1 FROM guess WHERE ribbon_contains_any(%L::ribbonfilter, ARRAY[a])', ribbon_agg(i))) / 20000 AS any
FROM generate_series(1, 100) AS i;
SELECT estimate('SELECT 1 FROM guess WHERE NULL::ribbonfilter @> a') AS null_filter,
	estimate('SELECT 1 FROM guess WHERE ribbon_build(ARRAY[1, 2, 3]) @> a') AS folded,
	estimate('SELECT 1 FROM guess WHERE keyset_build(ARRAY[1, 2, 3]) @> a AND keyset_build(ARRAY[1]) @> z') <> '' AS two;
SELECT query, planned(query) / 20000 AS share
FROM unnest(ARRAY['SELECT 1 FROM guess WHERE (SELECT r FROM three LIMIT 1) @> a', 'SELECT 1 FROM guess WHERE a <@ (SELECT s FROM three LIMIT 1)',
	'SELECT 1 FROM guess WHERE ribbon_contains((SELECT r FROM three LIMIT 1), a)', 'SELECT 1 FROM guess WHERE (SELECT b FROM three LIMIT 1) && ARRAY[a]',
	'SELECT 1 FROM guess, three WHERE r @> a', 'SELECT 1 FROM guess, three WHERE a <@ b', 'SELECT 1 FROM guess, three WHERE ribbon_contains(r, a)']) AS query;
SET ribbonfilter.default_selectivity = 0.02;
SELECT query, planned(query) / 20000 AS share
FROM unnest(ARRAY['SELECT 1 FROM guess WHERE (SELECT r FROM three LIMIT 1) @> a', 'SELECT 1 FROM guess WHERE ribbon_contains((SELECT r FROM three LIMIT 1), a)',
	'SELECT 1 FROM guess WHERE (SELECT b FROM three LIMIT 1) && ARRAY[a]', 'SELECT 1 FROM guess, three WHERE a <@ b']) AS query;
SELECT estimate(format('SELECT 1 FROM guess WHERE %L::ribbonfilter @> a', ribbon_agg(i))) AS known FROM generate_series(1, 500) AS i;
SET ribbonfilter.default_selectivity = 1.5;
RESET ribbonfilter.default_selectivity;
SHOW ribbonfilter.default_selectivity;
-- A filter of other keys does not break planning where nothing is asked.
SELECT raised('SELECT count(*) FROM guess WHERE ribbon_build(ARRAY[1.5::real]) @> a');
-- One of equal numbers is looked up like one of the same type.
SELECT planned('SELECT 1 FROM guess WHERE ribbon_build(ARRAY[1]) @> z') > 5000 AS many, planned('SELECT 1 FROM guess WHERE ribbon_build(ARRAY[1.00]) @> z') = planned('SELECT 1 FROM guess WHERE ribbon_build(ARRAY[1]) @> z') AS same,
	planned('SELECT 1 FROM guess WHERE ribbon_build(ARRAY[1.5]) @> z') = planned('SELECT 1 FROM guess WHERE ribbon_build(ARRAY[-1]) @> z') AS none;

-- An estimator that is named by an operator of another kind expects what it expects of unknown filters.
CREATE OPERATOR === (LEFTARG = integer, RIGHTARG = integer, FUNCTION = int4eq, RESTRICT = ribbonfilter_sel, JOIN = ribbonfilter_joinsel);
CREATE FUNCTION is_odd(integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN abs($1) % 2 = 1; END';
CREATE OPERATOR !!! (RIGHTARG = integer, FUNCTION = is_odd, RESTRICT = ribbonfilter_sel);
SELECT query, planned(query) / 20000 AS share
FROM unnest(ARRAY['SELECT 1 FROM guess WHERE 5 OPERATOR(estimate_test.===) a', 'SELECT 1 FROM guess WHERE a OPERATOR(estimate_test.===) 5', 'SELECT 1 FROM guess WHERE OPERATOR(estimate_test.!!!) a']) AS query;
SELECT raised('SELECT count(*) FROM guess AS x WHERE EXISTS (SELECT FROM guess AS y WHERE x.a OPERATOR(estimate_test.===) y.a AND y.a < 10)') AS semijoin;

DROP SCHEMA estimate_test CASCADE;
