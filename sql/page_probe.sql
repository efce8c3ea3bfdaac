--
-- Probes by scans, a heap page at a time: the same rows in the same order as
-- row by row, and the same counts.  Where a case is there for a condition in the
-- code, "guard:" names it.
--

SET client_min_messages = warning;
CREATE SCHEMA page_probe_test;
SET search_path = page_probe_test, public;
SET max_parallel_workers_per_gather = 0;
SET jit = off;
SET enable_indexscan = off;
SET enable_indexonlyscan = off;
SET enable_mergejoin = off;
SET enable_hashjoin = off;
SET enable_memoize = off;
-- what is fetched once is counted each time
SET ribbonfilter.cache_size = 0;

-- Pretends not to, but counts its calls.  It is cheap, so it is evaluated before
-- all other conditions, for each row that a scan returns.
CREATE SEQUENCE calls;
CREATE FUNCTION seen(anyelement) RETURNS boolean LANGUAGE plpgsql STABLE COST 0.0001 AS 'BEGIN RETURN nextval(''calls'') > 0; END';
-- ... says so
CREATE FUNCTION ticked(integer) RETURNS boolean LANGUAGE plpgsql VOLATILE COST 0.0001 AS 'BEGIN RETURN nextval(''calls'') > 0; END';

-- rows that scans returned, and that were fetched by bitmaps, or of TOAST tables
CREATE FUNCTION counts() RETURNS bigint[] LANGUAGE sql AS $$
	SELECT ARRAY[sum(pg_stat_get_xact_tuples_returned(r.oid)), sum(pg_stat_get_xact_tuples_fetched(r.oid))]
	FROM pg_class AS c, LATERAL (SELECT c.oid UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = reltoastrelid) AS r
	WHERE relnamespace IN ('page_probe_test'::regnamespace, pg_my_temp_schema()) AND relkind = 'r'
$$;

-- Runs a statement row by row and by page, and undoes it.  Says how many rows it
-- returns, and by the calls of seen() or ticked() whether pages were probed; or how
-- the rows, their order, the counts or the numbers of EXPLAIN differ.  These are
-- those of whole pages: not of one that is left in the middle, as by LIMIT (then
-- "whole" is false); nor does EXPLAIN tell how many a recheck would have removed
-- (then it is NULL).
CREATE FUNCTION paged(statement text, whole boolean DEFAULT true) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	way text;
	row record;
	n integer;
	hash text;
	answer text;
	numbers text;
	truth text;
	true_numbers text;
	before bigint[];
	after bigint[];
	plan json;
	called bigint;
	true_called bigint;
BEGIN
	FOREACH way IN ARRAY ARRAY['off', 'on'] LOOP
		PERFORM set_config('ribbonfilter.page_probe', way, true), setval('calls', 1, false);
		n := 0;
		hash := '';
		numbers := '';
		before := counts();
		BEGIN
			FOR row IN EXECUTE statement LOOP
				n := n + 1;
				hash := md5(hash || row::text);
			END LOOP;
			answer := n || ' rows';
			SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO called FROM calls;
			IF whole IS NOT FALSE THEN
				after := counts();
				numbers := format('%s returned, %s fetched', after[1] - before[1], after[2] - before[2]);
			END IF;
			IF whole THEN
				EXECUTE 'EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF, SUMMARY OFF, FORMAT JSON) ' || statement INTO plan;
				-- but not the order of conditions: by page, probes are cheaper
				numbers := concat(numbers, '; ', regexp_replace(regexp_replace(plan::text, '"Filter": "[^"]*"', '', 'g'), '\s+', ' ', 'g'));
			END IF;
			RAISE SQLSTATE 'RF000';
		EXCEPTION
			WHEN SQLSTATE 'RF000' THEN
			WHEN OTHERS THEN
				answer := SQLSTATE || ' ' || SQLERRM;
				hash := '';
				SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO called FROM calls;
		END;
		IF way = 'off' THEN
			truth := answer || hash;
			true_numbers := numbers;
			true_called := called;
		ELSIF answer || hash <> truth THEN
			RETURN format('%s, not %s', answer, regexp_replace(truth, ' rows.*', ' rows'));
		ELSIF numbers <> true_numbers THEN
			RETURN format('%s, but %s, not %s', answer, numbers, true_numbers);
		END IF;
	END LOOP;
	RETURN answer || CASE WHEN called < true_called THEN ', by page' WHEN called > true_called THEN ', more calls' WHEN called > 0 THEN ', row by row' ELSE '' END;
END $$;

-- 1000 rows on more than ten pages; keys 0 to 99, in an order that is not theirs
CREATE TABLE facts AS
SELECT id, k, CASE WHEN id % 7 > 0 THEN k END AS nk, 'key ' || k AS t, id * 31 % 1000 AS v, repeat('x', 40 + id % 50) AS pad, id < 1000 AS early
FROM generate_series(1, 1000) AS id, LATERAL (SELECT id * 37 % 100) AS key (k);
CREATE TABLE few AS SELECT k, 'key ' || k AS t FROM unnest(ARRAY[3, 14, 15, 92, 65]) AS k;
CREATE TABLE numbers AS SELECT i FROM generate_series(1, 5) AS i;
CREATE TABLE filters AS SELECT keyset_agg(k) AS f, keyset_agg(t) AS t FROM few;
ANALYZE;

\pset tuples_only on
\pset format unaligned

--
-- Keys and kinds
--

CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
CREATE TYPE pair AS (a integer, b text);
CREATE DOMAIN small AS integer CHECK (VALUE < 1000);
CREATE TABLE types AS
SELECT i, k::smallint AS i2, k AS i4, k::bigint * 10000000000 AS i8, k / 4.0 AS num, k || repeat('t', k * 2) AS text, ('v' || k)::varchar(9) AS varchar, ('c' || k)::char(9) AS bpchar, ('n' || k)::name AS name,
	md5(k::text)::uuid AS uuid, decode(repeat(to_hex(k + 16), 1 + k), 'hex') AS bytea, date '2000-01-01' - k AS date, timestamp '2000-01-01' + make_interval(mins => k) AS ts,
	timestamptz '2000-01-01 00:00+00' - make_interval(mins => k) AS tstz, time '0:00' + make_interval(mins => k) AS time, make_interval(mins => k) AS interval, k::oid AS oid, k::real AS float4, k::float8 / 3 AS float8,
	k % 2 = 0 AS bool, chr(32 + k)::"char" AS char, '10.0.0.0'::inet + k AS inet, int4range(k, k + 2) AS range, ARRAY[k, NULL] AS array_, to_jsonb(k) AS jsonb,
	(ARRAY['sad', 'ok', 'happy']::mood[])[1 + k % 3] AS enum, ROW(k, k)::pair AS row, k::small AS domain
FROM generate_series(1, 400) AS i, LATERAL (SELECT i * 37 % 80) AS key (k);
ANALYZE types;
SELECT attname, string_agg(DISTINCT result, '; ')
FROM pg_attribute, each_kind(format('SELECT paged(''SELECT i, %1$I FROM types WHERE seen(i) AND (SELECT STEM_agg(%1$I RATE) FROM types WHERE i %% 10 = 1) @> %1$I'')', attname)) AS t (kind text, result text)
WHERE attrelid = 'types'::regclass AND attnum > 1 GROUP BY attname, attnum ORDER BY attnum;
-- guard: pgrf_heap_page_column(): system columns and whole rows
SELECT paged('SELECT id FROM facts WHERE seen(id) AND (SELECT keyset_agg(tableoid) FROM facts WHERE id > 990) @> tableoid');
SELECT paged('SELECT k FROM few WHERE seen(k) AND (SELECT keyset_agg(few) FROM few WHERE k < 50) @> few');

--
-- Where the key is in a row
--

-- 600 rows with a key i % 50 in a column k, of which a filter holds the first three
CREATE FUNCTION laid_out(columns text, "values" text, VARIADIC later text[] DEFAULT '{}') RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	statement text;
	result text;
BEGIN
	EXECUTE format('CREATE TABLE laid_out (%s)', columns);
	EXECUTE format('INSERT INTO laid_out SELECT %s FROM generate_series(1, 600) AS i', "values");
	FOREACH statement IN ARRAY later LOOP
		EXECUTE statement;
	END LOOP;
	result := paged('SELECT * FROM laid_out WHERE seen(k) AND (SELECT keyset_agg(k) FROM (SELECT DISTINCT k FROM laid_out ORDER BY k LIMIT 3) AS s) @> k');
	DROP TABLE laid_out;
	RETURN result;
END $$;
-- first, last, behind columns of fixed length
SELECT laid_out('k integer', 'i % 50');
SELECT laid_out('k bigint, a text', 'i % 50, repeat(''a'', i % 200)');
SELECT laid_out('a smallint, b bigint, c "char", d boolean, k integer, e text', 'i, i, ''c'', true, i % 50, ''e''');
SELECT laid_out('a boolean, k smallint', 'true, i % 50');
SELECT laid_out('a boolean, b name, c timetz, d point, e macaddr, k bigint', 'true, ''b'', now(), ''(0,0)'', ''08:00:2b:01:02:03'', i % 50');
-- nulls; a byte of the bitmap and more
SELECT laid_out('a integer, k integer, b integer', 'nullif(i % 3, 0), nullif(i % 50, 7), nullif(i % 2, 0)');
SELECT laid_out(string_agg(format('a%s smallint', j), ', ') || ', k bigint, z integer', string_agg(format('nullif(i / %s %% %s, 0)', j, 1 + j % 3), ', ') || ', i % 50, nullif(i % 4, 0)')
FROM unnest(ARRAY[1, 7, 8, 9, 15, 16, 17, 40]) AS n, generate_series(1, n) AS j GROUP BY n ORDER BY n;
-- ... of which only that at one place is null
SELECT string_agg(DISTINCT laid_out('a smallint, b text, c bigint, d "char", e text, f smallint, g boolean, h bigint, i text, k integer',
	(SELECT string_agg(CASE j WHEN n THEN 'NULL' ELSE (ARRAY['i', 'repeat(''b'', i % 130)', 'i', '''d''', 'repeat(''e'', i % 5)', 'i', 'true', 'i', 'repeat(''i'', i % 3)'])[j] END, ', ' ORDER BY j) FROM generate_series(1, 9) AS j) || ', i % 50'), '; ')
FROM generate_series(1, 9) AS n;
-- columns of varying length, with short headers, long ones and both; of each alignment
SELECT type, laid_out(format('a text, k %s, b text', type), format('repeat(''a'', i %% 9), (i %% 50)::text::%s, ''b''', type)) FROM unnest(ARRAY['smallint', 'integer', 'bigint', 'text', 'numeric', 'name']) AS type;
SELECT type, laid_out(format('a text, k %s, b text', type), format('repeat(''a'', 118 + i %% 17), (i %% 50)::text::%s, ''b''', type)) FROM unnest(ARRAY['smallint', 'integer', 'bigint', 'text', 'numeric', 'name']) AS type;
SELECT laid_out('a text, b smallint, c numeric, d varchar, e bigint, f char(1), k integer', 'repeat(''a'', i % 7), i, i / 3.0, repeat(''d'', i % 300), i, ''f'', i % 50');
SELECT laid_out('a text, k uuid', 'repeat(''a'', i % 7), md5((i % 50)::text)::uuid');
SELECT laid_out('a bigint[], b smallint, c int8range, k bytea', 'array_fill(i::bigint, ARRAY[i % 40]), i, int8range(i, i + 2), decode(repeat(to_hex(16 + i % 50), 120 + i % 10), ''hex'')');
SELECT laid_out('a smallint, k text', 'i, repeat(''k'', 100 + i % 50)');
-- ... compressed, or stored elsewhere
SELECT laid_out('a text, b text, k integer', 'repeat(''a'', 3000 + i % 4), CASE WHEN i % 6 = 0 THEN (SELECT string_agg(md5(i::text || j), '''') FROM generate_series(1, 90) AS j) ELSE ''b'' END, i % 50');
-- dropped columns; guard: read_rows(), HeapTupleHeaderGetNatts(): rows that lack a column that was added, some of which have its default as key
SELECT laid_out('a integer, gone bigint, b text, lost text, k integer', 'i, i, ''b'', repeat(''l'', i % 200), i % 50', 'ALTER TABLE laid_out DROP gone, DROP lost', 'INSERT INTO laid_out SELECT i, ''b'', i % 50 FROM generate_series(1, 200) AS i');
SELECT laid_out('a integer', 'i', 'ALTER TABLE laid_out ADD k integer DEFAULT 1', 'INSERT INTO laid_out SELECT i, i % 50 FROM generate_series(1, 6000) AS i');
SELECT laid_out('a integer', 'i', 'ALTER TABLE laid_out ADD k text DEFAULT ''1''', 'INSERT INTO laid_out SELECT i, i % 50 FROM generate_series(1, 20000) AS i');
SELECT laid_out('a integer', 'i', 'ALTER TABLE laid_out ADD k integer', 'INSERT INTO laid_out SELECT i, i % 50 FROM generate_series(1, 600) AS i');
SELECT laid_out('k integer', 'i % 50', 'ALTER TABLE laid_out ADD a text DEFAULT ''a'', ADD b integer');
SELECT laid_out('a text', '''a''', 'ALTER TABLE laid_out ADD b integer DEFAULT 7', 'ALTER TABLE laid_out ADD k integer', 'INSERT INTO laid_out SELECT ''a'', nullif(i % 3, 0), i % 50 FROM generate_series(1, 600) AS i');
-- rows that moved: line pointers that are redirected, dead or reused
SELECT laid_out('a integer, k integer', 'i, i % 50', 'UPDATE laid_out SET a = -a WHERE a % 3 = 0', 'DELETE FROM laid_out WHERE a % 7 = 0', 'UPDATE laid_out SET k = 49 - k WHERE a % 5 = 0');
CREATE TABLE moved WITH (fillfactor = 60) AS TABLE facts;
UPDATE moved SET v = -v WHERE id % 3 = 0;
DELETE FROM moved WHERE id % 4 = 0;
VACUUM moved;
UPDATE moved SET v = v + 1, k = k + 1 WHERE id % 3 = 0;
INSERT INTO moved SELECT * FROM facts WHERE id % 4 = 0;
SELECT paged('SELECT id, k, v FROM moved WHERE seen(id) AND (SELECT f FROM filters) @> k');
-- guard: read_rows(), HEAP_PAGE_UNKNOWN: keys that are compressed or stored elsewhere are read when it is their turn, and once
CREATE TABLE long_keys AS SELECT i AS id, CASE i % 4 WHEN 0 THEN 'short' WHEN 1 THEN repeat('compressed', 500) WHEN 2 THEN (SELECT string_agg(md5(i % 50 || ' ' || j), '') FROM generate_series(1, 90) AS j) ELSE repeat('l', 200) END || i % 50 AS k FROM generate_series(1, 600) AS i;
ANALYZE long_keys;
SELECT paged('SELECT * FROM long_keys WHERE seen(id) AND (SELECT keyset_agg(k) FROM long_keys WHERE id IN (201, 202, 203, 204)) @> k');
SELECT paged('SELECT * FROM long_keys WHERE seen(id) AND (SELECT keyset_agg(k) FROM long_keys WHERE id IN (202, 203)) @> k');
SELECT paged('SELECT * FROM long_keys WHERE seen(id) AND (SELECT keyset_agg(k) FROM long_keys WHERE id = 204) @> k');

--
-- Filters: how they are written, and where they come from
--

SELECT form, paged('SELECT * FROM facts WHERE seen(id) AND ' || form)
FROM unnest(ARRAY['(SELECT f FROM filters) @> k', 'k <@ (SELECT f FROM filters)', 'keyset_contains((SELECT f FROM filters), k)', 'keyset_contained(k, (SELECT f FROM filters))', 'keyset_contains(key => k, filter => (SELECT f FROM filters))',
	'(SELECT t FROM filters) @> t', '(SELECT t FROM filters) @> t::varchar', '(SELECT f FROM filters) @> (k + 0)', '(SELECT f FROM filters) @> nk', '(SELECT keyset_agg(k) FROM few WHERE k < 0) @> k', '(SELECT NULL::keyset FROM few LIMIT 1) @> k']) AS form;
SELECT * FROM each_kind('SELECT paged(''SELECT * FROM facts WHERE seen(id) AND STEM_contains((SELECT STEM_agg(k RATE) FROM few), k)'')') AS t (kind text, result text);
-- guard: find_call(): null keys pass, and all if there is no filter; other tests do not do so
SELECT form, paged('SELECT * FROM facts WHERE seen(id) AND ' || form)
FROM unnest(ARRAY['((SELECT f FROM filters) @> nk) IS NOT FALSE', '((SELECT f FROM filters) @> nk) IS NOT NULL', '((SELECT f FROM filters) @> nk) IS TRUE', '((SELECT f FROM filters) @> nk) IS NOT TRUE', '((SELECT f FROM filters) @> nk) IS FALSE',
	'((SELECT f FROM filters) @> nk) IS UNKNOWN', 'NOT (SELECT f FROM filters) @> nk', '((SELECT NULL::keyset FROM few LIMIT 1) @> nk) IS NOT FALSE', '((SELECT keyset_agg(k) FROM few WHERE k < 0) @> nk) IS NOT FALSE',
	'((SELECT f FROM filters) @> nk OR v < 0)', 'keyset_contained(nk, (SELECT f FROM filters)) IS NOT FALSE']) AS form;
-- several
SELECT form, paged('SELECT * FROM facts WHERE seen(id) AND ' || form)
FROM unnest(ARRAY['(SELECT f FROM filters) @> k AND (SELECT keyset_agg(v) FROM facts WHERE id % 2 = 0) @> v', '(SELECT keyset_agg(v) FROM facts WHERE id % 2 = 0) @> v AND (SELECT f FROM filters) @> k AND (SELECT t FROM filters) @> t',
	'((SELECT f FROM filters) @> nk) IS NOT FALSE AND (SELECT t FROM filters) @> t', '(SELECT f FROM filters) @> k AND (SELECT t FROM filters) @> (t || '''')']) AS form;
-- constants, parameters, variables
SELECT paged(format('SELECT * FROM facts WHERE seen(id) AND %L::keyset @> k', f)) FROM filters;
SELECT paged('SELECT * FROM facts WHERE seen(id) AND NULL::keyset @> k');
PREPARE probing(keyset) AS SELECT * FROM facts WHERE seen(id) AND $1 @> k;
SET plan_cache_mode = force_generic_plan;
SELECT paged(format('EXECUTE probing(%L)', f)) FROM filters;
SELECT paged('EXECUTE probing(NULL)');
RESET plan_cache_mode;
CREATE FUNCTION probed_by(f keyset) RETURNS SETOF facts LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN QUERY SELECT * FROM facts WHERE seen(id) AND f @> k;
END $$;
SELECT paged('SELECT p.* FROM filters, probed_by(f) AS p');
SELECT paged('SELECT p.* FROM (SELECT keyset_agg(k) AS f FROM few) AS s, probed_by(f) AS p');
SELECT paged('SELECT p.* FROM numbers, probed_by(CASE i WHEN 3 THEN NULL ELSE keyset_build(ARRAY[i, 20 + i]) END) AS p');
-- ... one that is still being added to
CREATE FUNCTION probed_by_growing(keys integer[]) RETURNS SETOF facts LANGUAGE plpgsql AS $$
DECLARE
	f keyset := keyset_build('{}'::integer[]);
BEGIN
	FOR i IN 1 .. array_length(keys, 1) LOOP
		f := keyset_add(f, keys[i]);
		RETURN QUERY SELECT * FROM facts WHERE seen(id) AND f @> k;
	END LOOP;
END $$;
SELECT paged('SELECT * FROM probed_by_growing(ARRAY[4, 14, 23])');
-- stored: in the row, in a few rows of a TOAST table and in many
CALL for_each_kind('CREATE TABLE stored_STEM AS SELECT n, STEM_agg(CASE WHEN i < 6 THEN (ARRAY[3, 14, 15, 92, 65])[i] ELSE 1000 + i END RATE(0.0001)) AS f FROM unnest(ARRAY[5, 600, 30000]) AS n, generate_series(1, n) AS i GROUP BY n');
SELECT n, string_agg(kind || ': ' || result, ', ' ORDER BY kind COLLATE "C") FROM unnest(ARRAY[5, 600, 30000]) AS n,
	each_kind(format('SELECT paged(''SELECT id, k FROM facts WHERE seen(id) AND (SELECT f FROM stored_STEM WHERE n = %s) @> k'')', n)) AS t (kind text, result text) GROUP BY n ORDER BY n;
-- guard: pgrf_probe_is_safe(), stored.fetched: nothing is fetched for rows that the filter would not be asked for
CREATE TABLE large AS SELECT bloom_agg(i, 0.0001) AS f FROM generate_series(1, 200000) AS i;
CREATE FUNCTION hundredth(integer) RETURNS boolean LANGUAGE plpgsql STABLE COST 0.0001 AS 'BEGIN RETURN $1 % 100 = 1; END';
SELECT paged('SELECT id, k FROM facts WHERE seen(id) AND hundredth(id) AND (SELECT f FROM large) @> -v');
SELECT paged('SELECT id, k FROM facts WHERE seen(id) AND hundredth(id) AND (SELECT f FROM large) @> v');
CREATE TABLE compressed (f bloomfilter);
ALTER TABLE compressed ALTER f SET STORAGE main;
INSERT INTO compressed SELECT bloom_agg(k, 1e-6) | bloom_empty(1e-6, 5) FROM few;
SELECT paged('SELECT id, k FROM facts WHERE seen(id) AND (SELECT f FROM compressed) @> k');

--
-- Again and again, in part, backward
--

-- guard: is_safe(): another filter each time, or none; pgrf_heap_page_is_new(): the same page again
SELECT paged('SELECT n.i, s.* FROM (SELECT i, CASE WHEN i <> 3 THEN keyset_build(ARRAY[i, 10 + i]) END AS f FROM numbers OFFSET 0) AS n, LATERAL (SELECT * FROM facts WHERE seen(id) AND n.f @> k OFFSET 0) AS s');
SELECT paged('SELECT n.i, s.* FROM (SELECT i, CASE WHEN i <> 3 THEN keyset_build(ARRAY[i, 10 + i]) END AS f FROM numbers OFFSET 0) AS n, LATERAL (SELECT * FROM facts WHERE seen(id) AND (n.f @> nk) IS NOT FALSE OFFSET 0) AS s');
SELECT paged('SELECT i, (SELECT array_agg(id) FROM facts WHERE seen(id) AND n.f @> k) FROM (SELECT i, keyset_build(ARRAY[i, 10 + i]) AS f FROM numbers OFFSET 0) AS n');
SELECT paged('SELECT n.i, s.* FROM generate_series(1, 20) AS n (i), LATERAL (SELECT * FROM few WHERE seen(k) AND (SELECT f - keyset_build(ARRAY[3, 15]) FROM filters) @> k AND k <> n.i OFFSET 0) AS s');
SELECT paged('SELECT n.i, s.* FROM numbers AS n, LATERAL (SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k AND v % 5 = n.i OFFSET 0) AS s');
-- stored filters in turn
SELECT paged('SELECT n, s.* FROM (SELECT * FROM stored_bloom OFFSET 0) AS n, LATERAL (SELECT * FROM facts WHERE seen(id) AND n.f @> k OFFSET 0) AS s');
-- guard: pgrf_probe_is_safe(), key_type: a filter of the column's type, then one of another
SELECT paged('SELECT n.i, s.* FROM (SELECT i, CASE i % 2 WHEN 0 THEN keyset_build(ARRAY[i + 0.0, 10.00 + i]) ELSE keyset_build(ARRAY[i, 10 + i]) END AS f FROM numbers OFFSET 0) AS n, LATERAL (SELECT * FROM facts WHERE seen(id) AND n.f @> k OFFSET 0) AS s');
-- a part of a page
SELECT n, paged(format('SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k LIMIT %s OFFSET 5', n), false) FROM unnest(ARRAY[1, 7, 40, 100]) AS n;
SELECT paged('SELECT i, (SELECT id FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k AND v % 5 = i LIMIT 1), EXISTS (SELECT FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k AND v % 5 = i OFFSET 1) FROM numbers', false);
-- a cursor, here and there
CREATE FUNCTION scrolled(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	c refcursor;
	id integer;
	ids text := '';
BEGIN
	OPEN c SCROLL FOR EXECUTE query;
	FOR i IN 1 .. 400 LOOP
		FETCH RELATIVE (ARRAY[1, 1, 3, -1, 2, -2, 7, 1, -1, -4, 1])[1 + i * i % 11] FROM c INTO id;
		ids := concat(ids, ' ', id);
		IF i % 50 = 0 THEN
			FETCH ABSOLUTE i / 10 FROM c INTO id;
			ids := concat(ids, ' ', id);
		ELSIF i % 99 = 0 THEN
			FETCH LAST FROM c INTO id;
			ids := concat(ids, ' ', id);
		END IF;
	END LOOP;
	CLOSE c;
	RETURN ids;
END $$;
SELECT paged('SELECT scrolled(''SELECT id FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k'')', false);
SELECT paged('SELECT scrolled(''SELECT id FROM facts WHERE seen(id) AND ((SELECT f FROM filters) @> nk) IS NOT FALSE'')', false);
BEGIN;
DECLARE there_and_back SCROLL CURSOR FOR SELECT id FROM facts WHERE (SELECT f FROM filters) @> k;
FETCH 2 FROM there_and_back;
FETCH LAST FROM there_and_back;
FETCH BACKWARD 2 FROM there_and_back;
FETCH ABSOLUTE 2 FROM there_and_back;
FETCH ABSOLUTE 30 FROM there_and_back;
COMMIT;

--
-- Statements that change rows
--

SELECT paged('UPDATE facts SET v = -v WHERE seen(id) AND (SELECT f FROM filters) @> k RETURNING *');
SELECT paged('UPDATE facts SET k = 3 WHERE seen(id) AND (SELECT f FROM filters) @> k RETURNING *');
SELECT paged('DELETE FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k RETURNING *');
SELECT paged('SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k FOR UPDATE');
SELECT paged('WITH gone AS (DELETE FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k RETURNING *), inserted AS (INSERT INTO facts SELECT * FROM gone) SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k');
CREATE FUNCTION renumbered() RETURNS SETOF facts LANGUAGE plpgsql AS $$
DECLARE
	c CURSOR FOR SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k;
BEGIN
	FOR fact IN c LOOP
		UPDATE facts SET v = -fact.id WHERE CURRENT OF c;
		DELETE FROM facts WHERE id = fact.id + 1;
	END LOOP;
	RETURN QUERY SELECT * FROM facts WHERE v < 0 ORDER BY id;
END $$;
SELECT paged('SELECT * FROM renumbered()');

--
-- Other scans
--

CREATE INDEX ON facts (v);
SET enable_seqscan = off;
SELECT paged('SELECT id, k, v FROM facts WHERE seen(id) AND (SELECT keyset_build(ARRAY[3, 14, 15, 92, 65])) @> k AND v < 700');
SELECT paged('SELECT n.i, s.* FROM (SELECT i, keyset_build(ARRAY[i, 10 + i]) AS f FROM numbers OFFSET 0) AS n, LATERAL (SELECT id, k, v FROM facts WHERE seen(id) AND n.f @> k AND v BETWEEN n.i AND 500 + n.i OFFSET 0) AS s');
SELECT paged('SELECT scrolled(''SELECT id FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k AND v < 700'')', false);
SELECT paged('UPDATE facts SET v = v + 1 WHERE seen(id) AND (SELECT f FROM filters) @> k AND v < 700 RETURNING *', false);
CREATE INDEX ON moved (v);
SELECT paged('SELECT id, k, v FROM moved WHERE seen(id) AND (SELECT f FROM filters) @> k AND v < 700');
-- lossy: rows that the index does not mean are among those that are looked at
CREATE TABLE sparse WITH (fillfactor = 10) AS SELECT id, id * 37 % 100 AS k, id * 4711 % 9001 AS v, repeat('x', 165) AS pad FROM generate_series(1, 8000) AS id;
CREATE INDEX ON sparse (v);
ANALYZE sparse;
SET work_mem = '64kB';
SELECT paged('SELECT id, k, v FROM sparse WHERE seen(id) AND (SELECT keyset_build(ARRAY[3, 14, 15, 92, 65])) @> k AND v < 6000', NULL);
RESET work_mem;
RESET enable_seqscan;
CREATE TEMP TABLE of_session AS TABLE facts;
SELECT paged('SELECT * FROM of_session WHERE seen(id) AND (SELECT f FROM filters) @> k');
CREATE TABLE parts (id integer, k integer, pad text) PARTITION BY RANGE (id);
CREATE TABLE parts_1 PARTITION OF parts FOR VALUES FROM (0) TO (400);
CREATE TABLE parts_2 (pad text, gone integer, k integer, id integer);
ALTER TABLE parts_2 DROP gone;
ALTER TABLE parts ATTACH PARTITION parts_2 FOR VALUES FROM (400) TO (800);
CREATE TABLE parts_others PARTITION OF parts DEFAULT;
INSERT INTO parts SELECT id, k, pad FROM facts;
SELECT paged('SELECT * FROM parts WHERE seen(id) AND (SELECT f FROM filters) @> k');
SELECT paged('SELECT * FROM parts WHERE seen(id) AND (SELECT f FROM filters) @> k AND id > 350 ORDER BY id DESC');
SELECT paged('UPDATE parts SET id = 1000 - id WHERE seen(id) AND (SELECT f FROM filters) @> k RETURNING *');
SET jit = on;
SET jit_above_cost = 0;
SELECT paged('SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k AND v > 10');
RESET jit_above_cost;
SET jit = off;

--
-- What comes before the probe
--

CREATE FUNCTION late(integer) RETURNS boolean LANGUAGE plpgsql VOLATILE COST 1000 AS 'BEGIN RETURN true; END';
CREATE FUNCTION fails(integer) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE COST 0.0001 AS 'BEGIN IF $1 = 900 THEN RAISE ''it is %'', $1; END IF; RETURN true; END';
-- guard: add_probes(): volatile functions are called for each row, in a subquery too; behind the probe they are no hindrance
SELECT paged('SELECT * FROM facts WHERE ticked(id) AND (SELECT f FROM filters) @> k');
SELECT paged('SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k AND late(id)');
SET cpu_operator_cost = 1000;
SELECT paged('SELECT * FROM facts WHERE (SELECT ticked(id)) AND (SELECT f FROM filters) @> k');
RESET cpu_operator_cost;
-- guard: is_safe(), execPlan: a subquery that would never be executed is not
SELECT paged('SELECT * FROM facts WHERE NOT seen(id) AND (SELECT keyset_agg(k / (k - 3)) FROM few) @> k');
-- guard: is_safe(), pgrf_probe_count(): nor is a variable read, which may fail
CREATE FUNCTION with_field(field text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	r record;
	result text := '';
BEGIN
	FOREACH field IN ARRAY ARRAY['f', field] LOOP
		EXECUTE format('SELECT f AS %I FROM filters', field) INTO r;
		FOR i IN 1 .. 2 LOOP
			result := format('%s %s', result, (SELECT count(*) FROM facts WHERE k < 50 * i - 50 AND r.f @> k));
		END LOOP;
	END LOOP;
	RETURN result;
EXCEPTION WHEN undefined_column THEN
	RETURN format('%s, %s', result, sqlerrm);
END $$;
SELECT with_field('f');
SELECT with_field('g');
-- guard: add_probes(), MOST_CLAUSES
SELECT n, paged(format('SELECT * FROM facts WHERE seen(id) AND %s AND (SELECT f FROM filters) @> k', string_agg(format('id <> %s', -i), ' AND '))) FROM unnest(ARRAY[62, 63]) AS n, generate_series(1, n) AS i GROUP BY n ORDER BY n;
-- guard: collect_params(): nor is one that a condition before the probe reads left out, be it of the last row, or executed again and again
SELECT paged('SELECT * FROM facts WHERE fails(CASE WHEN early OR (SELECT ticked(1)) THEN 1 END) AND (SELECT keyset_build(ARRAY[1000])) @> k');
SELECT paged('SELECT n.i, s.* FROM numbers AS n, LATERAL (SELECT * FROM facts WHERE fails(CASE WHEN (SELECT ticked(n.i)) THEN 1 END) AND (SELECT keyset_build(ARRAY[1000])) @> k OFFSET 0) AS s');
SELECT paged('SELECT * FROM facts WHERE seen(CASE WHEN (SELECT true) THEN id END) AND (SELECT f FROM filters) @> k');
-- a condition of a row that is dropped need not raise its error
SELECT paged('SELECT * FROM facts WHERE fails(id) AND (SELECT f FROM filters) @> k');
-- ... but the probe raises its own, and when it is its turn
SELECT paged('SELECT * FROM facts WHERE seen(id) AND (SELECT t FROM filters) @> k');
SELECT paged('SELECT * FROM (SELECT i, CASE i WHEN 3 THEN keyset_build(ARRAY[''a'']) ELSE keyset_build(ARRAY[i]) END AS f FROM numbers OFFSET 0) AS n, LATERAL (SELECT * FROM facts WHERE seen(id) AND n.f @> k OFFSET 0) AS s');
-- guard: pgrf_probe_is_safe(), pgrf_key_may_fail(): a key that cannot be hashed, of a row that is not to be probed for
CREATE FUNCTION fine(touchy) RETURNS boolean LANGUAGE plpgsql STABLE COST 0.0001 AS 'BEGIN RETURN $1::text <> ''13''; END';
CREATE TABLE touchy_keys AS SELECT id, k::text::touchy AS k FROM facts;
CREATE TABLE touchy_filter AS SELECT keyset_agg(CASE i WHEN 1 THEN '14' ELSE '5' || i END::touchy) AS f FROM generate_series(1, 600) AS i;
SELECT paged('SELECT * FROM touchy_keys WHERE seen(id) AND fine(k) AND (SELECT f FROM touchy_filter) @> k');
-- a filter of another type of numbers, of which it is asked row by row
SELECT paged('SELECT * FROM facts WHERE seen(id) AND (SELECT keyset_build(ARRAY[3.0, 14.00, 14.5])) @> k');
-- guard: pgrf_heap_page_make(), IsCatalogRelation(): updated in place
SELECT regexp_replace(paged('SELECT attname FROM pg_attribute WHERE seen(attnum) AND (SELECT keyset_build(ARRAY[3]::smallint[])) @> attnum', false), '.*, ', '');
-- guard: pgrf_is_strict_call(): calls that the user wants counted
SET track_functions = 'all';
SELECT paged('SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k');
RESET track_functions;

-- Rows that a user may not see
CREATE ROLE regress_ribbonfilter_paged;
CREATE TABLE hidden AS TABLE facts;
CREATE TABLE hidden_fails AS TABLE facts;
CREATE VIEW barrier WITH (security_barrier) AS SELECT * FROM few WHERE k > 20;
ALTER TABLE hidden ENABLE ROW LEVEL SECURITY;
ALTER TABLE hidden_fails ENABLE ROW LEVEL SECURITY;
CREATE POLICY third ON hidden USING (seen(id) AND id % 3 = 0);
CREATE POLICY fails ON hidden_fails USING (fails(id));
GRANT USAGE ON SCHEMA page_probe_test TO regress_ribbonfilter_paged;
GRANT SELECT ON ALL TABLES IN SCHEMA page_probe_test TO regress_ribbonfilter_paged;
GRANT ALL ON SEQUENCE calls TO regress_ribbonfilter_paged;
ANALYZE hidden, hidden_fails;
-- guard: may_look(), pgrf_hiding_find(): policies, barriers, wherever in the query
SELECT paged('SELECT * FROM hidden WHERE seen(id) AND (SELECT f FROM filters) @> k');
SET ROLE regress_ribbonfilter_paged;
SELECT paged('SELECT * FROM hidden WHERE (SELECT f FROM filters) @> k');
SELECT paged('SELECT * FROM hidden_fails WHERE (SELECT f FROM filters) @> k');
SELECT paged('SELECT *, (SELECT count(*) FROM hidden) FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k');
SELECT paged('SELECT *, (SELECT count(*) FROM barrier) FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k');
SELECT paged('SELECT * FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k');
RESET ROLE;
-- ... of a child or a partition, though a query of the parent does not apply them; in a function that becomes a part of the query
CREATE TABLE parent (LIKE facts);
CREATE TABLE child () INHERITS (parent);
INSERT INTO child SELECT * FROM facts;
CREATE TABLE parted (LIKE facts) PARTITION BY LIST (early);
CREATE TABLE part_early PARTITION OF parted FOR VALUES IN (true);
CREATE TABLE part_late PARTITION OF parted DEFAULT;
INSERT INTO parted SELECT * FROM facts;
ALTER TABLE child ENABLE ROW LEVEL SECURITY;
ALTER TABLE part_early ENABLE ROW LEVEL SECURITY;
CREATE FUNCTION of_barrier() RETURNS SETOF few LANGUAGE sql STABLE AS 'SELECT * FROM barrier';
-- ... where the view has the rights of its owner or, from 15 on, of its user
CREATE VIEW above AS SELECT * FROM hidden;
DO $$ BEGIN EXECUTE format('CREATE VIEW invoked %s AS SELECT * FROM hidden', CASE WHEN current_setting('server_version_num')::integer >= 150000 THEN 'WITH (security_invoker)' END); END $$;
-- ... that come after the plan; or with the role that executes it
CREATE TABLE open AS TABLE facts;
PREPARE of_open AS SELECT * FROM open WHERE seen(id) AND (SELECT f FROM filters) @> k;
PREPARE of_hidden AS SELECT * FROM hidden_fails WHERE (SELECT f FROM filters) @> k;
SELECT paged('EXECUTE of_open'), paged('EXECUTE of_hidden');
ALTER TABLE open ENABLE ROW LEVEL SECURITY;
CREATE POLICY half ON open USING (seen(id) AND id % 2 = 0 AND EXISTS (SELECT FROM few WHERE few.k = open.k));
GRANT SELECT ON ALL TABLES IN SCHEMA page_probe_test TO regress_ribbonfilter_paged;
ANALYZE parent, child, parted, open;
SELECT paged('EXECUTE of_open');
BEGIN;
DECLARE of_superuser CURSOR FOR SELECT count(*) FROM hidden WHERE (SELECT f FROM filters) @> k;
SET LOCAL ROLE regress_ribbonfilter_paged;
SELECT setval('calls', 1, false);
FETCH of_superuser;
SELECT is_called AS policy_applied FROM calls;
SELECT of, regexp_replace(paged(format('SELECT id FROM %s WHERE seen(id) AND (SELECT f FROM filters) @> k', of)), '.*, ', '')
FROM unnest(ARRAY['parent', 'parted', 'above', 'invoked', 'open', 'facts']) AS of;
SELECT paged('SELECT *, (SELECT count(*) FROM of_barrier()) FROM facts WHERE seen(id) AND (SELECT f FROM filters) @> k'), paged('EXECUTE of_open'), paged('EXECUTE of_hidden');
COMMIT;
-- guard: find_in_table(): of a view that is updated, itself or by another one
CREATE VIEW updated_barrier WITH (security_barrier) AS SELECT * FROM facts WHERE seen(id);
CREATE VIEW updated AS SELECT * FROM facts WHERE seen(id);
CREATE VIEW updated_above AS SELECT * FROM updated_barrier;
SELECT target, paged(format('UPDATE %s SET v = v WHERE (SELECT f FROM filters) @> k RETURNING id', target)), paged(format('DELETE FROM %s WHERE (SELECT f FROM filters) @> k RETURNING id', target))
FROM unnest(ARRAY['updated_barrier', 'updated_above', 'updated']) AS target;

--
-- Parallel: one worker, which tells by an error that it does not come to what was probed
--

SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0;
SET min_parallel_table_scan_size = 0;
-- two are planned, for it to be cheaper, of whom one is launched
SET max_parallel_workers_per_gather = 2;
SET max_parallel_workers = 1;
SET parallel_leader_participation = off;
ALTER TABLE facts SET (parallel_workers = 2);
ALTER TABLE hidden_fails SET (parallel_workers = 2);
ALTER TABLE filters SET (parallel_workers = 0);
CREATE FUNCTION in_parallel(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	way text;
	plan jsonb;
	answer text;
	before text;
	plans jsonb[];
BEGIN
	FOREACH way IN ARRAY ARRAY['off', 'on'] LOOP
		PERFORM set_config('ribbonfilter.page_probe', way, true);
		before := answer;
		answer := outcome(format('SELECT count(*) || '' rows '' || md5(string_agg(q::text, chr(10))) FROM (%s) AS q', query));
		EXECUTE format('EXPLAIN (%s COSTS OFF, FORMAT JSON) %s', CASE WHEN answer ~ 'rows' THEN 'ANALYZE, BUFFERS OFF, TIMING OFF, SUMMARY OFF,' END, query) INTO plan;
		-- as many workers as are to be had
		plans := plans || regexp_replace(plan::text, '"Workers Launched": \d+, ', '')::jsonb;
	END LOOP;
	RETURN regexp_replace(answer, 'rows .*', 'rows') || CASE WHEN answer <> before THEN ', not ' || regexp_replace(before, 'rows .*', 'rows') WHEN plans[1] <> plans[2] THEN format('; %s, not %s', plans[2], plans[1]) ELSE '' END
		|| CASE WHEN jsonb_path_exists(plan, 'strict $.** ? (@."Node Type" like_regex "Gather")') THEN ', in parallel' ELSE ', not in parallel' END;
END $$;
SELECT in_parallel('SELECT id, k FROM facts WHERE (SELECT f FROM filters) @> k');
SELECT in_parallel('SELECT id, k FROM facts WHERE fails(id) AND (SELECT f FROM filters) @> k');
SELECT in_parallel('SELECT id, k FROM facts WHERE fails(id) AND ((SELECT f FROM filters) @> nk) IS NOT FALSE');
SET enable_seqscan = off;
SELECT in_parallel('SELECT id, k FROM facts WHERE fails(id) AND (SELECT keyset_build(ARRAY[3, 14, 15, 92, 65])) @> k AND v > 10');
RESET enable_seqscan;
-- guard: find_in_table(): a worker is not told that there are any
SET ROLE regress_ribbonfilter_paged;
SELECT in_parallel('SELECT id, k FROM hidden_fails WHERE (SELECT f FROM filters) @> k');
RESET ROLE;
SET max_parallel_workers_per_gather = 0;
RESET max_parallel_workers;
DROP OWNED BY regress_ribbonfilter_paged;
DROP ROLE regress_ribbonfilter_paged;

--
-- Where most rows pass, most pages are left alone: the share of rows that were dropped of those that could be
--

CREATE TABLE more AS SELECT id, id * 37 % 100 AS k, (id * 37 % 100)::numeric AS n, (id * 37 % 100)::text AS t FROM generate_series(1, 10000) AS id;
-- how many rows meet a condition, and how many came as far as the executor
CREATE FUNCTION came(condition text, OUT rows bigint, OUT came bigint) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM setval('calls', 1, false);
	EXECUTE 'SELECT count(*) FROM more WHERE seen(id) AND ' || condition INTO rows;
	SELECT last_value INTO came FROM calls;
END $$;
CREATE FUNCTION share_dropped(lowest integer, step integer) RETURNS numeric LANGUAGE sql AS
'SELECT (10000 - came) / (10000.0 - rows) FROM came(format(''id %% %s = 0 AND (SELECT keyset_agg(i) FROM generate_series(%s, 99) AS i) @> k'', step, lowest))';
-- guard: settle()
SELECT lowest, share_dropped(lowest, 1) > 0.9 AS most, share_dropped(lowest, 1) > 0.3 AS some FROM unnest(ARRAY[90, 50, 30, 10]) AS lowest;
-- guard: enter_page_qual(): a condition before refuses all but a few
SELECT lowest, share_dropped(lowest, 50) > 0.2 AS some FROM unnest(ARRAY[90, 50, 30, 10]) AS lowest;
-- ... not if it is the filter that leaves none
SELECT rows, came < 1000 AS most FROM came('(SELECT keyset_agg(i::numeric) FROM generate_series(200, 299) AS i) @> n');
-- ... and the same rows that the filter refuses, which is made by the same condition
SELECT rows, came > 7000 AS few FROM came('k < 30 AND (SELECT keyset_agg(i::text) FROM generate_series(0, 29) AS i) @> t');
-- guard: begin_anew(): pages of which a subquery takes but a row, again and again
CREATE FUNCTION removed(query text) RETURNS numeric LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE 'EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ' || query INTO plan;
	RETURN jsonb_path_query_first(plan, 'strict $.** ? (@."Relation Name" == "more")."Rows Removed by Filter"');
END $$;
SELECT removed('SELECT (SELECT id FROM more WHERE (SELECT keyset_agg(g) FROM generate_series(50, 99) AS g) @> k AND id <> i LIMIT 1) FROM generate_series(1, 5000) AS i') < 10 AS few;
