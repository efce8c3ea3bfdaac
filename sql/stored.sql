--
-- Stored filters, fetched piece by piece: how many TOAST rows a probe reads,
-- that none is read twice, that answers are those of filters in memory, and
-- what happens when rows are missing or bytes were changed.  At a rate of 1e-9 a
-- filter is wrong about none of the keys below, so counts are exact.
--

SET client_min_messages = warning;
CREATE SCHEMA stored_test;
SET search_path = stored_test, public;
SET jit = off;
SET max_parallel_workers_per_gather = 0;

CREATE TABLE filters (kind text, k keyset, b bloomfilter, r ribbonfilter);
ALTER TABLE filters ALTER k SET STORAGE EXTERNAL, ALTER b SET STORAGE EXTERNAL, ALTER r SET STORAGE EXTERNAL;
INSERT INTO filters (kind, k) SELECT 'keyset', keyset_agg(2 * i) FROM generate_series(1, 50000) AS i;
INSERT INTO filters (kind, b) SELECT 'bloom', bloom_agg(2 * i, 1e-6) FROM generate_series(1, 100000) AS i;
INSERT INTO filters (kind, r) SELECT 'ribbon', ribbon_agg(2 * i, 1e-9) FROM generate_series(1, 200000) AS i;
CREATE VIEW sizes AS SELECT kind, (pg_column_size(coalesce(k::bytea, b::bytea, r::bytea)) + 1995) / 1996 AS rows FROM filters;

-- TOAST rows that a query reads of a table
CREATE FUNCTION rows_read(query text, of regclass = 'filters') RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	toast_index oid := indexrelid FROM pg_index WHERE indrelid = (SELECT reltoastrelid FROM pg_class WHERE oid = of);
	before bigint := pg_stat_get_xact_tuples_fetched(toast_index);
BEGIN
	EXECUTE query;
	RETURN pg_stat_get_xact_tuples_fetched(toast_index) - before;
END $$;

--
-- How much is read
--

SELECT kind, rows >= 200 AS large FROM sizes ORDER BY kind;
-- one key: the first row, and what it says: one block, a few hashes, of a chunk one to ten rows
SELECT rows_read('SELECT k @> 4711 FROM filters WHERE kind = ''keyset''') BETWEEN 2 AND 6 AS keyset,
	rows_read('SELECT b @> 4711 FROM filters WHERE kind = ''bloom''') = 2 AS bloom,
	rows_read('SELECT r @> 4711 FROM filters WHERE kind = ''ribbon''') BETWEEN 2 AND 11 AS ribbon;
-- the same key again, from another row: nothing more
SELECT rows_read('SELECT count(b @> 4711) FROM filters, generate_series(1, 100) WHERE kind = ''bloom''')
	= rows_read('SELECT b @> 4711 FROM filters WHERE kind = ''bloom''') AS bloom;
-- many keys: each row of the table once
SELECT rows_read('SELECT count(k @> i) FROM filters, generate_series(1, 10000) AS i WHERE kind = ''keyset''') - rows AS keyset FROM sizes WHERE kind = 'keyset';
SELECT rows_read('SELECT count(b @> i) FROM filters, generate_series(1, 10000) AS i WHERE kind = ''bloom''') - rows AS bloom FROM sizes WHERE kind = 'bloom';
SELECT rows_read('SELECT count(r @> i) FROM filters, generate_series(1, 10000) AS i WHERE kind = ''ribbon''') - rows AS ribbon FROM sizes WHERE kind = 'ribbon';
SELECT rows_read('SELECT count(*) FROM generate_series(1, 10000) AS i WHERE (SELECT r FROM filters WHERE kind = ''ribbon'') @> i') - rows AS subquery FROM sizes WHERE kind = 'ribbon';
-- when an eighth is here, the rest is fetched: some keys read less, some more read all
SELECT rows_read('SELECT count(r @> i) FROM filters, generate_series(1, 2) AS i WHERE kind = ''ribbon''') < rows / 8 AS few,
	rows_read('SELECT count(r @> i) FROM filters, generate_series(1, 200) AS i WHERE kind = ''ribbon''') = rows AS many FROM sizes WHERE kind = 'ribbon';
-- any of an array, elements of an array, the other ways to ask
SELECT rows_read('SELECT r && ARRAY[1, 3, 5, 7] FROM filters WHERE kind = ''ribbon''') < rows / 8 AS few,
	rows_read('SELECT ribbon_candidates(r, ARRAY[1, 2, 3]) FROM filters WHERE kind = ''ribbon''') < rows / 8 AS few,
	rows_read('SELECT ribbon_contains(r, 2), 2 <@ r, r @> ''2'' FROM filters WHERE kind = ''ribbon''') < rows / 8 AS few FROM sizes WHERE kind = 'ribbon';

-- two in turn: what each is given again is its first pages, once
CREATE TABLE two (id integer, r ribbonfilter);
ALTER TABLE two ALTER r SET STORAGE EXTERNAL;
INSERT INTO two SELECT 0, r FROM filters WHERE kind = 'ribbon';
INSERT INTO two SELECT 1, r FROM filters WHERE kind = 'ribbon';
SELECT rows_read('SELECT count(r @> i) FROM generate_series(1, 10000) AS i JOIN two ON id = i % 2', 'two') - 2 * rows BETWEEN 0 AND 30 AS again FROM sizes WHERE kind = 'ribbon';
-- one that is asked time and again stays, while others pass
INSERT INTO two SELECT 2 + i, r FROM filters, generate_series(1, 20) AS i WHERE kind = 'ribbon';
SET work_mem = '1MB';
SELECT rows_read('SELECT count(r @> i) FROM generate_series(1, 10000) AS i JOIN two ON id = CASE i % 500 WHEN 250 THEN 3 + i / 500 ELSE i % 2 END', 'two') - 2 * rows BETWEEN 20 * 2 AND 20 * 10 + 30 AS again FROM sizes WHERE kind = 'ribbon';
RESET work_mem;

--
-- The answers
--

-- one at a time, each from a filter that nothing is known of yet
CREATE FUNCTION each_alone(query text, keys integer[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	found boolean;
	n bigint := 0;
BEGIN
	FOR i IN 1..array_length(keys, 1) LOOP
		EXECUTE query INTO found USING keys[i];
		n := n + found::integer;
	END LOOP;
	RETURN n;
END $$;
CREATE TABLE some_keys AS SELECT array_agg(i * 97) AS keys, count(*) FILTER (WHERE i * 97 % 2 = 0) AS even,
	count(*) FILTER (WHERE i * 97 % 2 = 0 AND i * 97 <= 100000) AS small_even FROM generate_series(1, 2000) AS i;
SELECT each_alone('SELECT k @> $1 FROM filters WHERE kind = ''keyset''', keys) - small_even AS keyset,
	each_alone('SELECT b @> $1 FROM filters WHERE kind = ''bloom''', keys) - even AS bloom,
	each_alone('SELECT r @> $1 FROM filters WHERE kind = ''ribbon''', keys) - even AS ribbon FROM some_keys;
-- all of them in one query, asked while the filter is incomplete and after
SELECT (SELECT count(*) FROM generate_series(1, 200000) AS i WHERE k @> i) AS keyset FROM filters WHERE kind = 'keyset';
SELECT (SELECT count(*) FROM generate_series(1, 200000) AS i WHERE b @> i) - 100000 <= 3 AS bloom FROM filters WHERE kind = 'bloom';
SELECT (SELECT count(*) FROM generate_series(1, 500000) AS i WHERE r @> i) AS ribbon FROM filters WHERE kind = 'ribbon';
-- dense, one chunk, some
CREATE TABLE by_size AS SELECT n, ribbon_agg(i, 1e-9) AS r, bloom_agg(i, 1e-6) AS b, keyset_agg(i) AS s
FROM unnest(ARRAY[400, 1000, 2999, 3000, 3001, 5000, 12000]) AS n, generate_series(1, n) AS i GROUP BY n;
SELECT n, sum((r @> i)::integer) AS ribbon, sum((s @> i)::integer) AS keyset, sum((b @> i)::integer) - n <= 1 AS bloom
FROM by_size, generate_series(1, 13000) AS i GROUP BY n ORDER BY n;
-- compressed, as a column may be
CREATE TABLE compressed (b bloomfilter);
ALTER TABLE compressed ALTER b SET STORAGE EXTENDED;
INSERT INTO compressed SELECT bloom_agg(i, 0.01, 200000) FROM generate_series(1, 2000) AS i;
SELECT pg_column_size(b) < octet_length(b::bytea) / 2 AS compressed, pg_column_size(b) > 4000 AS out_of_line,
	(SELECT count(*) FROM generate_series(1, 2000) AS i WHERE b @> i) AS found, (SELECT count(*) FROM generate_series(2001, 4000) AS i WHERE b @> i) AS wrong FROM compressed;
-- with a descriptor in front
CREATE TYPE wide AS ENUM ('a', 'b');
CREATE TABLE described AS SELECT ribbon_agg(ROW(i, 'a'::wide, i::text), 1e-9) AS r, bloom_agg(ROW(i, 'a'::wide, i::text), 1e-6) AS b FROM generate_series(1, 50000) AS i;
SELECT (SELECT count(*) FROM generate_series(1, 60000) AS i WHERE r @> ROW(i, 'a'::wide, i::text)) AS ribbon,
	(SELECT count(*) FROM generate_series(1, 60000) AS i WHERE b @> ROW(i, 'a'::wide, i::text)) - 50000 <= 2 AS bloom FROM described;
SELECT r @> ROW(1, 'a'::wide, '1') AS yes, r @> ROW(1, 'b'::wide, '1') AS no FROM described;
SELECT r @> ROW(1, '1') FROM described;

-- a variable that holds a pointer, a value, a filter under construction
CREATE FUNCTION with_variable(OUT stored integer, OUT value integer, OUT growing integer) LANGUAGE plpgsql AS $$
DECLARE
	f bloomfilter := b FROM filters WHERE kind = 'bloom';
	g bloomfilter := bloom_agg(i, 1e-6) FROM generate_series(1, 1000) AS i;
	h bloomfilter := bloom_empty(1e-6, 10000);
BEGIN
	stored := 0; value := 0; growing := 0;
	FOR i IN 1..2000 LOOP
		stored := stored + (f @> i)::integer;
		value := value + (g @> i)::integer;
		growing := growing + (h @> i)::integer;
		h := bloom_add(h, i);
		growing := growing + (h @> i)::integer;
	END LOOP;
END $$;
SELECT * FROM with_variable();
-- the state of an aggregate, in a window of rows
SELECT count(*) FILTER (WHERE f @> i) AS held, count(*) FILTER (WHERE f @> i + 1) AS not_held
FROM (SELECT i, bloom_agg(i, 1e-6, 1000) OVER (ORDER BY i) AS f FROM generate_series(1, 300) AS i) AS t;

--
-- Damage.  Bytes pass a function that does not look at them; TOAST rows are
-- killed.
--

CREATE FUNCTION keyset_unchecked(bytea) RETURNS keyset LANGUAGE internal IMMUTABLE STRICT AS 'byteasend';
CREATE FUNCTION bloom_unchecked(bytea) RETURNS bloomfilter LANGUAGE internal IMMUTABLE STRICT AS 'byteasend';
CREATE FUNCTION ribbon_unchecked(bytea) RETURNS ribbonfilter LANGUAGE internal IMMUTABLE STRICT AS 'byteasend';
CREATE FUNCTION outcome(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	answer text;
BEGIN
	EXECUTE query INTO answer;
	RETURN answer;
EXCEPTION WHEN OTHERS THEN
	RETURN SQLSTATE || ' ' || SQLERRM;
END $$;

-- one bit far from where the key is: not seen by one probe, seen by many
CREATE TABLE flipped AS SELECT kind, octet_length(bytes) AS len,
	CASE kind WHEN 'keyset' THEN keyset_unchecked(set_bit(bytes, at, 1 - get_bit(bytes, at))) END AS k,
	CASE kind WHEN 'bloom' THEN bloom_unchecked(set_bit(bytes, at, 1 - get_bit(bytes, at))) END AS b,
	CASE kind WHEN 'ribbon' THEN ribbon_unchecked(set_bit(bytes, at, 1 - get_bit(bytes, at))) END AS r
FROM (SELECT kind, coalesce(k::bytea, b::bytea, r::bytea) AS bytes, 8 * (octet_length(coalesce(k::bytea, b::bytea, r::bytea)) - 1) AS at FROM filters) AS f;
CREATE FUNCTION asked(column_name text, keys integer) RETURNS text LANGUAGE SQL AS
$$ SELECT format('SELECT count(*) FROM flipped, generate_series(1, %s) AS i WHERE %I @> 2 * i', keys, column_name) $$;
SELECT kind, outcome(asked(left(kind, 1), 1)) AS one, regexp_replace(outcome(asked(left(kind, 1), 40000)), '[0-9A-F]{8}', '...') AS many FROM flipped ORDER BY kind;

-- seen by one probe, too, if one asks for it
SET ribbonfilter.verify = on;
SELECT kind, regexp_replace(outcome(asked(left(kind, 1), 1)), '[0-9A-F]{8}', '...') AS one FROM flipped ORDER BY kind;
SELECT rows_read('SELECT b @> 4711 FROM filters WHERE kind = ''bloom''') - rows AS bloom FROM sizes WHERE kind = 'bloom';
SELECT outcome(format('SELECT (bloom_unchecked(%L) @> 1) IS NOT NULL', set_bit(bytes, 400, 1 - get_bit(bytes, 400)))) AS in_memory FROM (SELECT bloom_build(ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])::bytea AS bytes) AS b;
RESET ribbonfilter.verify;
SELECT outcome(format('SELECT (bloom_unchecked(%L) @> 1) IS NOT NULL', set_bit(bytes, 400, 1 - get_bit(bytes, 400)))) AS in_memory FROM (SELECT bloom_build(ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])::bytea AS bytes) AS b;
-- a filter that says it holds nothing, and does, and one that does not
CREATE TABLE claims_nothing AS SELECT bloom_unchecked(set_byte(b::bytea, 6, 0)) AS f FROM filters WHERE kind = 'bloom';
SELECT outcome('SELECT f @> 2 FROM claims_nothing') AS claims_nothing;
CREATE TABLE holds_nothing AS SELECT bloom_empty(0.01, 200000) AS f;
SELECT outcome('SELECT f @> 2 FROM holds_nothing') AS holds_nothing;

-- bytes changed at random where filters say what is where: an error that says damage, or an answer
SELECT setseed(0.25);
CREATE FUNCTION mutate(bytes bytea, upto integer) RETURNS bytea LANGUAGE plpgsql AS $$
BEGIN
	FOR i IN 1..3 LOOP
		bytes := set_byte(bytes, floor(random() * upto)::integer, floor(random() * 256)::integer);
	END LOOP;
	RETURN bytes;
END $$;
CREATE TABLE mutated (kind text, k keyset, b bloomfilter, r ribbonfilter);
ALTER TABLE mutated ALTER k SET STORAGE EXTERNAL, ALTER b SET STORAGE EXTERNAL, ALTER r SET STORAGE EXTERNAL;
INSERT INTO mutated SELECT kind, CASE kind WHEN 'keyset' THEN keyset_unchecked(bytes) END, CASE kind WHEN 'bloom' THEN bloom_unchecked(bytes) END, CASE kind WHEN 'ribbon' THEN ribbon_unchecked(bytes) END
FROM (SELECT kind, mutate(coalesce(k::bytea, b::bytea, r::bytea), CASE i % 3 WHEN 0 THEN 40 WHEN 1 THEN 120 ELSE 2000 END) AS bytes
	FROM filters, generate_series(1, 100) AS i WHERE kind <> 'keyset' OR i <= 60 OFFSET 0) AS m;
CREATE FUNCTION outcomes(asks text) RETURNS TABLE (kind text, outcome text) LANGUAGE plpgsql AS $$
DECLARE
	row_id tid;
	answer text;
BEGIN
	FOR kind, row_id IN SELECT m.kind, ctid FROM mutated AS m LOOP
		outcome := outcome(format('SELECT %s FROM mutated, generate_series(1, 3) AS i WHERE ctid = %L', replace(asks, 'f', left(kind, 1)), row_id));
		RETURN NEXT;
	END LOOP;
END $$;
SELECT kind, count(*) AS filters, count(*) FILTER (WHERE outcome ~ '^\d+$') > 0 AS answers, count(*) FILTER (WHERE outcome ~ '^XX001') > 10 AS refused,
	array_agg(DISTINCT left(outcome, 5)) FILTER (WHERE outcome !~ '^(\d+$|XX001|42804)') AS other FROM outcomes('count(f @> i * 6000)') GROUP BY kind ORDER BY kind;

-- a TOAST row that is gone: noticed by the probes that need it, and no others
CREATE EXTENSION pg_surgery;
CREATE TABLE holes (LIKE filters);
ALTER TABLE holes ALTER k SET STORAGE EXTERNAL, ALTER b SET STORAGE EXTERNAL, ALTER r SET STORAGE EXTERNAL;
CREATE PROCEDURE make_hole(which text, chunk integer) LANGUAGE plpgsql AS $$
DECLARE
	toast regclass := reltoastrelid FROM pg_class WHERE oid = 'holes'::regclass;
	row_id tid;
BEGIN
	TRUNCATE holes;
	INSERT INTO holes SELECT * FROM filters WHERE kind = which;
	COMMIT;
	EXECUTE format('SELECT ctid FROM %s WHERE chunk_seq = %s', toast, chunk) INTO row_id;
	PERFORM heap_force_kill(toast, ARRAY[row_id]);
	COMMIT;
END $$;
CREATE FUNCTION asked_holes(column_name text) RETURNS TABLE (answered bigint, missing bigint, other text[]) LANGUAGE SQL AS $$
	SELECT count(*) FILTER (WHERE o IN ('true', 'false')), count(*) FILTER (WHERE o ~ '^XX001 (missing chunk number 60|unexpected chunk number 61)'), array_agg(o) FILTER (WHERE o !~ '^(true$|false$|XX001 (missing|unexpected) chunk number)')
	FROM generate_series(1, 1000) AS i, outcome(format('SELECT %I @> %s FROM holes', column_name, 2 * i)) AS o $$;
CALL make_hole('ribbon', 60);
SELECT answered > 900 AS most, missing > 0 AS some, other FROM asked_holes('r');
SELECT outcome('SELECT count(r @> i) FROM holes, generate_series(1, 10000) AS i') ~ '^XX001 (missing chunk number 60|unexpected chunk number 61)' AS missed;
CALL make_hole('bloom', 60);
SELECT answered > 900 AS most, missing > 0 AS some, other FROM asked_holes('b');
CALL make_hole('keyset', 60);
SELECT answered > 900 AS most, missing > 0 AS some, other FROM asked_holes('k');
CALL make_hole('ribbon', 0);
SELECT answered, other FROM asked_holes('r');
-- the error tells where it was
CALL make_hole('bloom', 60);
SET client_min_messages = notice;
DO $$
DECLARE
	context text;
BEGIN
	PERFORM count(b @> i) FROM holes, generate_series(1, 10000) AS i;
EXCEPTION WHEN data_corrupted THEN
	GET STACKED DIAGNOSTICS context = PG_EXCEPTION_CONTEXT;
	RAISE NOTICE '%', regexp_replace(split_part(context, E'\n', 1), '\d+', 'N', 'g');
END $$;
SET client_min_messages = warning;

-- after errors that are caught, the next filter is asked right
DO $$
DECLARE
	caught integer := 0;
	f ribbonfilter;
BEGIN
	FOR round IN 1..200 LOOP
		FOR f IN SELECT m.r FROM mutated AS m WHERE m.r IS NOT NULL LIMIT 20 LOOP
			BEGIN
				PERFORM f @> round;
			EXCEPTION WHEN data_corrupted OR datatype_mismatch THEN
				caught := caught + 1;
			END;
		END LOOP;
	END LOOP;
	ASSERT caught > 100, caught;
END $$;

DROP EXTENSION pg_surgery;
DROP SCHEMA stored_test CASCADE;
