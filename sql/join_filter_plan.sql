--
-- Conditions that the planner adds: ribbonfilter.join_filter = plan
--

SET client_min_messages = warning;
CREATE SCHEMA added_test;
SET search_path = added_test, public;
SET max_parallel_workers_per_gather = 0;
SET ribbonfilter.join_filter_min_rows = 5000;

-- the tables, or nodes, that have conditions which were added; by cost, or all
-- that are possible
CREATE FUNCTION added(query text, debug text DEFAULT 'off') RETURNS text LANGUAGE plpgsql SET ribbonfilter.join_filter = plan AS $$
DECLARE
	plan jsonb;
BEGIN
	PERFORM set_config('ribbonfilter.join_filter_debug', debug, true);
	plan := planned(query);
	PERFORM set_config('ribbonfilter.join_filter_debug', 'off', true);
	RETURN (SELECT coalesce(string_agg(DISTINCT format('%s %s', coalesce(node ->> 'Relation Name', node ->> 'Node Type'), part[1]), ', '), 'none')
		FROM jsonb_path_query(plan, 'strict $.** ? (@."Node Type" > "")') AS node,
			unnest(ARRAY[node ->> 'Filter', node ->> 'Index Cond', node ->> 'Join Filter']) AS condition,
			regexp_matches(condition, '(@> [a-z.]+|[a-z]+ = ANY)', 'g') AS part);
END $$;
CREATE FUNCTION possible(query text) RETURNS text LANGUAGE SQL AS $$SELECT added(query, 'force')$$;

-- The answer without, with, and with all that is possible; or which differs.
CREATE FUNCTION same(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	truth text;
	answer text;
	way text;
BEGIN
	FOREACH way IN ARRAY ARRAY['off', 'plan', 'force'] LOOP
		PERFORM set_config('ribbonfilter.join_filter', replace(way, 'force', 'plan'), true),
			set_config('ribbonfilter.join_filter_debug', CASE way WHEN 'force' THEN way ELSE 'off' END, true);
		EXECUTE format('SELECT count(*) || '' '' || coalesce(md5(string_agg(q::text, chr(10) ORDER BY q::text COLLATE "C")), '''') FROM (%s) AS q', query) INTO answer;
		truth := coalesce(truth, answer);
		IF answer <> truth THEN
			RETURN format('%s: %s, not %s', way, answer, truth);
		END IF;
	END LOOP;
	RETURN split_part(truth, ' ', 1) || ' rows';
END $$;

-- 1 in 50 of the keys is gold; 1 in 7 of dim's rows is of a region, which is one of 7
CREATE TABLE dim AS SELECT k, k % 50 = 0 AS gold, 'key ' || k AS t, k % 7 AS region FROM generate_series(0, 1999) AS k;
CREATE TABLE region AS SELECT region, 'region ' || region AS name FROM generate_series(0, 6) AS region;
CREATE TABLE fact AS SELECT i AS id, i * 7919 % 2000 AS k, 'key ' || i * 7919 % 2000 AS t, i % 97 AS amount, i % 30 AS e FROM generate_series(1, 60000) AS i;
CREATE TABLE parts (id integer, k bigint, amount integer) PARTITION BY HASH (id);
SELECT format('CREATE TABLE parts_%s PARTITION OF parts FOR VALUES WITH (MODULUS 3, REMAINDER %s)', i, i) FROM generate_series(0, 2) AS i \gexec
INSERT INTO parts SELECT id, k, amount FROM fact;
CREATE VIEW turnover AS SELECT k, count(*) AS n, sum(amount) AS total FROM fact GROUP BY k;
CREATE VIEW turnover_of_parts AS SELECT k, count(*) AS n, sum(amount) AS total FROM parts GROUP BY k;
ANALYZE;
LOAD 'ribbonfilter';

--
-- Where the executor's filter gets, nothing is added
--

SELECT added(query), possible(query), same(query) FROM (VALUES
	('SELECT * FROM fact f JOIN dim d USING (k) WHERE gold'),
	('SELECT * FROM turnover t JOIN dim d USING (k) WHERE gold'),
	('SELECT * FROM turnover_of_parts t JOIN dim d USING (k) WHERE gold'),
	('SELECT * FROM fact f WHERE k IN (SELECT k FROM dim WHERE gold)')) AS v (query);

--
-- Where it does not get, they are, if that is cheaper
--

CREATE FUNCTION show(query text) RETURNS TABLE (added text, same text) LANGUAGE SQL AS $$SELECT added(query), same(query)$$;
CREATE TABLE queries (query text);
INSERT INTO queries VALUES
	('SELECT * FROM turnover t JOIN dim d USING (k) WHERE gold'),
	('SELECT * FROM turnover_of_parts t JOIN dim d USING (k) WHERE gold'),
	('SELECT * FROM (SELECT * FROM dim WHERE gold) d LEFT JOIN turnover t USING (k)'),
	('SELECT * FROM dim d LEFT JOIN turnover t USING (k) WHERE gold'),
	-- PostgreSQL takes the join for an inner one
	('SELECT * FROM dim d LEFT JOIN turnover t USING (k) WHERE gold AND n > 0'),
	('SELECT k, n FROM dim d FULL JOIN turnover t USING (k) WHERE d.gold AND t.n > 0'),
	('SELECT * FROM turnover t WHERE k IN (SELECT k FROM dim WHERE gold)'),
	('SELECT * FROM turnover t WHERE EXISTS (SELECT FROM dim d WHERE d.k = t.k AND gold)'),
	-- several restrict, or one that is joined to one
	('SELECT * FROM (SELECT k, e, count(*) AS n FROM fact GROUP BY k, e) t JOIN dim d USING (k) JOIN region r USING (region) WHERE name = ''region 3'''),
	('SELECT * FROM turnover t JOIN dim d USING (k) JOIN region r ON r.region = d.region AND name = ''region 3'' WHERE d.k < 1000'),
	-- most keys would pass, of more groups
	('SELECT count(*) FROM (SELECT k, id, count(*) AS n FROM fact GROUP BY k, id) t JOIN dim d USING (k) WHERE d.region > 0'),
	-- the restriction is around a view that has the join, or in it
	('SELECT * FROM (SELECT * FROM turnover t JOIN dim d USING (k)) v WHERE gold'),
	('SELECT * FROM (SELECT k, n FROM turnover t JOIN dim d USING (k) WHERE gold OFFSET 0) v'),
	('WITH d AS (SELECT * FROM dim WHERE gold) SELECT * FROM turnover t JOIN d USING (k)'),
	('SELECT * FROM dim d, LATERAL (SELECT count(*) AS n FROM turnover t WHERE t.k > 1990 AND t.n > d.region) s WHERE gold'),
	-- below unions, windows, DISTINCT; other types
	('SELECT * FROM (SELECT k, n FROM turnover UNION ALL SELECT k, -n FROM turnover) t JOIN dim d USING (k) WHERE gold'),
	('SELECT * FROM (SELECT k, id, rank() OVER (PARTITION BY k ORDER BY amount, id) AS r FROM fact) t JOIN dim d USING (k) WHERE gold AND r < 3'),
	('SELECT * FROM (SELECT DISTINCT k, e FROM parts JOIN LATERAL (VALUES (k % 3)) v (e) ON true) t JOIN dim d USING (k) WHERE gold'),
	('SELECT t, n FROM (SELECT t, count(*) AS n FROM fact GROUP BY t) f JOIN dim d USING (t) WHERE gold'),
	('SELECT f.k, n FROM (SELECT k::numeric AS k, count(*) AS n FROM fact GROUP BY k::numeric) f JOIN dim d ON d.k = f.k WHERE gold'),
	-- below a node that no filter passes
	('SELECT f.k FROM (SELECT k, generate_series(1, 2) FROM fact) AS f JOIN dim d USING (k) WHERE gold'),
	-- the answer of a subquery
	('SELECT region, (SELECT sum(n) FROM turnover t JOIN dim d USING (k) WHERE gold AND d.region = r.region) FROM region r'),
	('SELECT region FROM region r WHERE region < (SELECT max(n) FROM turnover t JOIN dim d USING (k) WHERE gold)');
SET max_parallel_workers_per_gather = 2;
SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0;
SET min_parallel_table_scan_size = '64kB';
SELECT query, show.* FROM queries, show(query);

-- a merge join, a nested loop
RESET max_parallel_workers_per_gather;
SET max_parallel_workers_per_gather = 0;
SET enable_hashjoin = off;
SELECT show.* FROM show('SELECT * FROM fact f JOIN dim d USING (k) WHERE gold');
SET enable_mergejoin = off;
CREATE INDEX dim_k ON dim (k);
SELECT show.* FROM show('SELECT * FROM fact f JOIN dim d USING (k) WHERE gold');
-- not for a cursor, whose first rows come as soon without
CREATE INDEX fact_id ON fact (id);
SET cursor_tuple_fraction = 0.001;
SELECT added(query), added('DECLARE first CURSOR FOR ' || query) AS of_cursor
FROM (VALUES ('SELECT f.id FROM fact f JOIN dim d USING (k) WHERE gold ORDER BY f.id')) AS v (query);
RESET cursor_tuple_fraction;
DROP INDEX fact_id;
-- not if the large table's rows are looked up
CREATE INDEX fact_k ON fact (k);
SELECT show.* FROM show('SELECT * FROM fact f JOIN dim d USING (k) WHERE gold');
RESET enable_hashjoin;
RESET enable_mergejoin;
-- not if a filter of all keys might not fit into a value
ALTER TABLE dim ALTER k SET (n_distinct = 900000000);
ANALYZE dim;
SELECT possible('SELECT * FROM turnover t JOIN dim d USING (k) WHERE d.t = ''key 3''');
ALTER TABLE dim ALTER k RESET (n_distinct);
ANALYZE dim;
DROP INDEX fact_k, dim_k;

--
-- The answer is the same, whatever is added
--

CREATE TABLE odd (k integer, b boolean, x integer, f real, n name);
INSERT INTO odd SELECT NULLIF(i % 40, 7), i % 3 > 0, NULLIF(i % 5, 0), i % 40 / 10.0, 'k' || i % 40 FROM generate_series(1, 200) AS i;
CREATE TABLE odder (k bigint, y integer, f double precision, n text);
INSERT INTO odder SELECT NULLIF(i % 60, 9), i % 11, i % 60 / 8.0, 'k' || i % 60 FROM generate_series(1, 300) AS i;
CREATE TABLE nothing (k integer);
CREATE TABLE single (k integer PRIMARY KEY);
INSERT INTO single SELECT generate_series(1, 50);
ANALYZE odd, odder;
SELECT query, possible(query), same(query) FROM unnest(ARRAY[
	-- each side of each join
	'SELECT * FROM odd a LEFT JOIN odder b ON a.k = b.k AND b.y > 3',
	'SELECT * FROM odd a LEFT JOIN odder b ON a.k = b.k AND a.x > 3',
	'SELECT * FROM odd a LEFT JOIN odder b ON a.k = b.k WHERE a.x > 3 AND b.y IS NULL',
	'SELECT * FROM odd a RIGHT JOIN odder b ON a.k = b.k AND a.x > 3',
	'SELECT * FROM odd a FULL JOIN odder b ON a.k = b.k AND a.x = b.y WHERE a.x > 3 OR b.y > 3',
	'SELECT * FROM odd a WHERE EXISTS (SELECT FROM odder b WHERE a.k = b.k AND b.y > 3 AND a.x > 1)',
	'SELECT * FROM odd a WHERE NOT EXISTS (SELECT FROM odder b WHERE a.k = b.k AND b.y > 3)',
	'SELECT * FROM odd a WHERE NOT EXISTS (SELECT FROM odder b WHERE a.k = b.k AND a.x > 3)',
	'SELECT * FROM odd a WHERE k NOT IN (SELECT b.k FROM odder b WHERE b.y > 3 AND b.k > 0)',
	-- what is above an outer join does not hold below it
	'SELECT * FROM odder c LEFT JOIN (odd a JOIN odder b ON a.k = b.k) ON c.k = a.k WHERE a.x > 3 OR a.x IS NULL',
	'SELECT * FROM odder c LEFT JOIN (SELECT a.k FROM odd a WHERE a.x > 3) a ON c.k = a.k LEFT JOIN odder b ON a.k = b.k AND b.y > 3',
	'SELECT * FROM odd a LEFT JOIN odder b ON a.k = b.k JOIN odder c ON c.k = a.k AND c.y > 3',
	'SELECT * FROM odd a LEFT JOIN odder b ON a.k = b.k JOIN odder c ON c.k = b.k AND c.y > 3 AND a.x > 1',
	'SELECT * FROM (odd a JOIN odder b ON a.k = b.k) FULL JOIN odder c ON c.k = a.k WHERE a.x > 3 OR a.x IS NULL',
	'SELECT * FROM odder c JOIN odd a ON c.k = a.k WHERE NOT EXISTS (SELECT FROM nothing n WHERE n.k = a.k)',
	-- a join that is removed
	'SELECT a.* FROM odd a LEFT JOIN single s ON a.k = s.k WHERE (SELECT bloom_agg(k) FROM single) @> a.k',
	'SELECT a.* FROM odd a LEFT JOIN single s ON a.k = s.k JOIN odder b ON a.k = b.k WHERE b.y > 3',
	-- types that are compared with each other
	'SELECT * FROM odd a JOIN odder b ON a.f = b.f WHERE b.y > 3',
	'SELECT * FROM odd a JOIN odder b ON a.n = b.n WHERE b.y > 3',
	-- of several tables
	'SELECT * FROM odd a JOIN odder b ON a.k = b.k JOIN odd c ON c.x = b.y AND c.b WHERE c.k < 20',
	'SELECT * FROM odd a LEFT JOIN odder b ON a.k = b.k JOIN odd c ON c.x = a.x AND c.b WHERE c.k < 20',
	'SELECT * FROM odd a, odder b, odd c WHERE a.k = b.k AND b.k = c.k AND c.x = 1 AND b.y = c.x']) AS query;

-- What has not failed does not: a condition that is left out kept others from
-- rows; of an outer join's own, only rows that match were asked.
CREATE TABLE guarded (k integer, kind text, val text, z integer);
INSERT INTO guarded VALUES (1, 'a', '7', 0), (2, 'b', 'x', 0), (-1, 'a', '9', 1), (NULL, 'a', '9', 1);
ANALYZE guarded;
SELECT query, possible(query), same(query) FROM unnest(ARRAY[
	'SELECT * FROM fact f JOIN guarded d USING (k) WHERE d.kind = (SELECT min(kind) FROM guarded) AND d.val::integer > 5',
	'SELECT z, (SELECT count(*) FROM fact f JOIN guarded d USING (k) WHERE d.z = o.z AND 6 / (1 - d.z) > 1) FROM (VALUES (0)) AS o (z)',
	'SELECT * FROM guarded d LEFT JOIN turnover t ON t.k = d.k AND 10 / (d.z - 1) <> 0 WHERE d.z < 2',
	'SELECT * FROM guarded d WHERE d.z < 2 AND NOT EXISTS (SELECT FROM turnover t WHERE t.k = d.k AND 10 / (d.z - 1) <> 0)',
	-- PostgreSQL makes of them what keeps others from rows
	'SELECT * FROM turnover t JOIN guarded d USING (k) JOIN guarded p ON p.kind = d.kind WHERE p.kind = ''a'' AND d.val::integer > 5',
	'SELECT * FROM turnover t JOIN guarded d USING (k) WHERE ((d.kind = ''a'' AND t.n > 1) OR (d.kind = ''c'' AND t.n < 1)) AND d.val::integer > 5',
	'SELECT * FROM guarded p LEFT JOIN (SELECT d.kind, t.n FROM turnover t JOIN guarded d USING (k) WHERE d.val::integer > 5) s ON s.kind = ''a'' AND p.kind = s.kind']) AS query;
-- What happens for each row happens for as many; and what may change is not
-- read twice.
CREATE SEQUENCE serial;
SELECT query, possible(query) FROM unnest(ARRAY[
	'SELECT nextval(''serial''), f.* FROM fact f JOIN dim d USING (k) WHERE gold',
	'SELECT * FROM (SELECT k, nextval(''serial'') FROM fact) f JOIN dim d USING (k) WHERE gold',
	'SELECT (SELECT max(n) FROM (SELECT k, nextval(''serial'') AS n FROM fact ORDER BY k) f JOIN dim d USING (k) WHERE gold)',
	'SELECT * FROM (SELECT k FROM fact ORDER BY id FOR UPDATE) f JOIN dim d USING (k) WHERE gold',
	'SELECT (SELECT max(k) FROM (SELECT k FROM fact ORDER BY id FOR UPDATE) f JOIN dim d USING (k) WHERE gold)',
	'SELECT * FROM fact f JOIN serial s ON s.last_value = f.k',
	-- a column is a constant
	'SELECT * FROM fact f JOIN dim d ON f.k = d.k AND f.e = d.region WHERE d.region = 3',
	-- tables that only the large one connects
	'SELECT * FROM fact f, dim d, dim e WHERE f.k = d.k AND f.k = e.k AND d.gold AND e.gold']) AS query;

-- what must not be done twice, what hides rows, and what is locked
CREATE FUNCTION slow(integer) RETURNS boolean VOLATILE LANGUAGE plpgsql AS 'BEGIN RETURN $1 % 50 = 0; END';
CREATE VIEW barrier WITH (security_barrier) AS SELECT * FROM fact WHERE amount > 1;
CREATE VIEW dim_barrier WITH (security_barrier) AS SELECT * FROM dim WHERE gold;
CREATE TABLE secret AS TABLE dim;
ALTER TABLE secret ENABLE ROW LEVEL SECURITY;
CREATE POLICY half ON secret USING (k < 1000);
CREATE ROLE plan_reader;
GRANT USAGE ON SCHEMA added_test TO plan_reader;
GRANT SELECT ON fact, secret, queries TO plan_reader;
GRANT SELECT (k, gold) ON dim TO plan_reader;
SELECT query, possible(query), same(query) FROM unnest(ARRAY[
	'SELECT * FROM fact f JOIN dim d USING (k) WHERE slow(d.k)',
	'SELECT * FROM fact f JOIN dim d USING (k) WHERE slow(d.k) AND d.region = 1',
	'SELECT * FROM fact f JOIN dim d USING (k) WHERE d.region = (SELECT max(region) FROM region)',
	'SELECT * FROM fact f JOIN dim d USING (k) WHERE d.region = (SELECT max(region) FROM region) AND gold',
	'SELECT * FROM fact f JOIN dim d TABLESAMPLE SYSTEM (100) USING (k) WHERE gold',
	'SELECT * FROM barrier f JOIN dim d USING (k) WHERE gold',
	'SELECT * FROM fact f JOIN dim_barrier d USING (k)',
	'SELECT * FROM fact f JOIN dim_barrier d USING (k) WHERE d.t > ''key 3''',
	'SELECT * FROM fact f JOIN dim d USING (k) WHERE gold FOR UPDATE OF d',
	'SELECT * FROM fact f JOIN dim d USING (k) WHERE gold FOR UPDATE OF f',
	'SELECT * FROM fact f JOIN dim d ON f.t COLLATE "C" = d.t WHERE gold',
	'SELECT * FROM fact f JOIN dim d ON f.k::float8 = d.k WHERE gold',
	'SELECT * FROM fact f JOIN dim d ON f.k > d.k WHERE d.k > 1990 AND f.k > 1990',
	'WITH t AS MATERIALIZED (SELECT * FROM turnover) SELECT * FROM t JOIN dim d USING (k) WHERE gold']) AS query;

SET ribbonfilter.join_filter = plan;
SET ribbonfilter.join_filter_debug = force;

CREATE FUNCTION lines(pattern text, query text DEFAULT 'SELECT count(*) FROM fact f JOIN dim d USING (k) WHERE d.gold') RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	line text;
	n bigint := 0;
BEGIN
	FOR line IN EXECUTE 'EXPLAIN ' || query LOOP
		n := n + (line ~ pattern)::integer;
	END LOOP;
	RETURN n;
END $$;
-- no table is joined to one that only the large one connects it to
SELECT lines('Nested Loop|(Hash|Merge) Join', 'SELECT * FROM fact f, dim d, dim e WHERE f.k = d.k AND f.k = e.k AND d.gold AND e.gold');
-- a filter has all conditions, after one was added
SELECT lines('~~', 'SELECT count(*) FROM region r JOIN dim d ON d.region = r.region JOIN fact f ON f.k = d.k WHERE r.name = ''region 3'' AND d.t LIKE ''key 1%''');
-- who may see them
CREATE VIEW golden AS SELECT f.id, d.k FROM fact f JOIN dim d USING (k) WHERE d.region = 3 AND d.gold;
GRANT SELECT ON golden TO plan_reader;
SET ROLE plan_reader;
SELECT count(*) FROM fact f JOIN dim d USING (k) WHERE d.gold;
SELECT count(*) FROM golden;
SELECT count(*) FROM fact f JOIN secret d USING (k) WHERE d.gold;
SELECT count(*) FROM fact f JOIN dim d USING (k) WHERE d.region = 1;
SELECT lines('@>', 'SELECT count(*) FROM fact f JOIN secret d USING (k) WHERE d.gold') AS with_policy;
RESET ROLE;
-- who may not call what is added has nothing added
SELECT lines('@>') > 0 AS added;
BEGIN;
REVOKE EXECUTE ON FUNCTION bloom_agg(integer) FROM PUBLIC;
SET LOCAL ROLE plan_reader;
SELECT lines('@>'), count(*) FROM fact f JOIN dim d USING (k) WHERE d.gold;
ROLLBACK;
BEGIN;
REVOKE EXECUTE ON FUNCTION bloom_contains(bloomfilter, anyelement) FROM PUBLIC;
SET LOCAL ROLE plan_reader;
SELECT lines('@>'), count(*) FROM fact f JOIN dim d USING (k) WHERE d.gold;
ROLLBACK;
BEGIN;
REVOKE USAGE ON SCHEMA public FROM PUBLIC;
SET LOCAL ROLE plan_reader;
SELECT lines('@>'), count(*) FROM fact f JOIN dim d USING (k) WHERE d.gold;
ROLLBACK;
-- nothing else is called that has these names
BEGIN;
CREATE FUNCTION other(bloomfilter, integer) RETURNS boolean LANGUAGE SQL AS 'SELECT false';
CREATE OPERATOR public.@> (FUNCTION = other, LEFTARG = bloomfilter, RIGHTARG = integer);
SELECT lines('@>'), count(*) FROM fact f JOIN dim d USING (k) WHERE d.gold;
CREATE FUNCTION other(bloomfilter, varchar) RETURNS bloomfilter LANGUAGE SQL AS 'SELECT bloom_empty(0.01, 1)';
CREATE AGGREGATE public.bloom_agg (varchar) (SFUNC = other, STYPE = bloomfilter);
CREATE TABLE texts AS SELECT t::varchar, gold FROM dim;
SELECT count(*) FROM fact f JOIN texts d USING (t) WHERE d.gold;
ROLLBACK;

-- statements that change tables
CREATE TABLE target AS TABLE fact;
UPDATE target t SET amount = -1 FROM dim d WHERE d.k = t.k AND gold;
SELECT lines('@>', 'UPDATE target t SET amount = -1 FROM dim d WHERE d.k = t.k AND gold') > 0 AS added, count(*) FROM target WHERE amount = -1;
WITH gone AS (DELETE FROM dim WHERE gold AND region = 3 RETURNING k) DELETE FROM target t USING dim d WHERE d.k = t.k AND d.gold;
SELECT count(*) FROM target;
INSERT INTO dim SELECT k, true, 'key ' || k, 3 FROM (SELECT DISTINCT k FROM fact EXCEPT SELECT k FROM dim) AS missing;
INSERT INTO target SELECT f.* FROM fact f JOIN dim d USING (k) WHERE gold;
SELECT count(*) FROM target;
-- a table is changed and read
UPDATE dim d SET region = e.region FROM dim e WHERE d.k = e.k AND e.gold;
SELECT lines('@>', 'UPDATE dim d SET region = e.region FROM dim e WHERE d.k = e.k AND e.gold') AS added;

-- prepared statements, with plans of their own and one for all; and plans that
-- are kept while rows come, and the extension goes
PREPARE region_of(integer) AS SELECT count(*) FROM fact f JOIN dim d USING (k) WHERE gold AND d.region = $1;
SET plan_cache_mode = force_custom_plan;
EXECUTE region_of(3);
EXECUTE region_of(4);
SET plan_cache_mode = force_generic_plan;
EXECUTE region_of(3);
EXECUTE region_of(4);
EXECUTE region_of(NULL);
SELECT lines('gold AND \(region = \$1\)', 'EXECUTE region_of(3)') AS read_twice;
INSERT INTO dim VALUES (2000, true, 'key 2000', 4);
INSERT INTO fact VALUES (0, 2000);
EXECUTE region_of(4);
SET ribbonfilter.join_filter = off;
EXECUTE region_of(4);
SET ribbonfilter.join_filter = plan;
EXECUTE region_of(4);
BEGIN;
DROP EXTENSION ribbonfilter CASCADE;
EXECUTE region_of(4);
ROLLBACK;
EXECUTE region_of(4);
DECLARE kept CURSOR WITH HOLD FOR SELECT f.id FROM fact f JOIN dim d USING (k) WHERE gold AND d.region = 4 ORDER BY 1;
FETCH 2 FROM kept;
CLOSE kept;

RESET ribbonfilter.join_filter_debug;
RESET plan_cache_mode;
SET client_min_messages = debug1;
SET jit = off;
SET ribbonfilter.join_filter_explain = off;
EXPLAIN (COSTS OFF) SELECT count(*) FROM turnover t JOIN dim d USING (k) WHERE d.gold;

SET client_min_messages = warning;
DROP SCHEMA added_test CASCADE;
DROP ROLE plan_reader;
