--
-- Stored filters, fetched piece by piece: how many TOAST rows a probe reads,
-- that none is read twice, that answers are those of filters in memory, and
-- what happens when bytes were changed.
--

SET client_min_messages = warning;
CREATE SCHEMA stored_test;
SET search_path = stored_test, public;
SET jit = off;
SET max_parallel_workers_per_gather = 0;

-- a filter of 400 kB of each kind, at the least rate that it can have: the even
-- numbers up to 2 * n, in so many TOAST rows
CREATE TABLE sizes AS SELECT * FROM each_kind('SELECT STEM_capacity(400 * 1024 RATE)') AS t (kind text, n bigint);
CALL for_each_kind('CREATE TABLE filters_STEM (f TYPE)');
CALL for_each_kind('INSERT INTO filters_STEM SELECT STEM_agg(2 * i RATE) FROM sizes, generate_series(1, n::integer) AS i WHERE kind = ''STEM''');
ALTER TABLE sizes ADD rows bigint;
CALL for_each_kind('UPDATE sizes SET rows = (SELECT (octet_length(f::bytea) + 1995) / 1996 FROM filters_STEM) WHERE kind = ''STEM''');

-- What queries of each kind, whose table is "filters", read of its filter
CREATE FUNCTION each_read(VARIADIC queries text[]) RETURNS TABLE (kind text, rows bigint, read bigint[]) LANGUAGE SQL AS $$
	SELECT t.kind, rows, read FROM sizes, each_kind(format('SELECT ARRAY(SELECT rows_read(replace(query, ''filters'', ''filters_STEM''), ''filters_STEM'')
		FROM unnest(%L::text[]) WITH ORDINALITY AS q (query, no) ORDER BY no)', queries)) AS t (kind text, read bigint[]) WHERE t.kind = sizes.kind
$$;

--
-- How much one statement reads, of a filter that nothing is known of yet
--

SET ribbonfilter.cache_size = 0;
SELECT kind, rows >= 200 AS large FROM sizes ORDER BY kind;
-- one key: the first row, and what it says: one block, a few hashes, of a chunk one to ten rows
SELECT kind, read[1] BETWEEN 2 AND CASE kind WHEN 'bloom' THEN 2 WHEN 'keyset' THEN 6 ELSE 11 END AS few FROM each_read('SELECT f @> 4711 FROM filters');
-- the same key again, from another row: nothing more
SELECT kind, read[1] = read[2] AS once FROM each_read('SELECT count(f @> 4711) FROM filters, generate_series(1, 100)', 'SELECT f @> 4711 FROM filters');
-- many keys: each row of the table once
SELECT kind, read[1] - rows AS again, read[2] - rows AS again_in_subquery
FROM each_read('SELECT count(f @> i) FROM filters, generate_series(1, 10000) AS i', 'SELECT count(*) FROM generate_series(1, 10000) AS i WHERE (SELECT f FROM filters) @> i');
-- when an eighth is here, the rest is fetched: some keys read less, some more read all
SELECT kind, read[1] < rows / 8 AS few, read[2] = rows AS many FROM each_read('SELECT count(f @> i) FROM filters, generate_series(1, 2) AS i', 'SELECT count(f @> i * 97) FROM filters, generate_series(1, 400) AS i');
-- any of an array, elements of an array, the other ways to probe
SELECT kind, read[1] < rows / 8 AS any_of, read[2] < rows / 8 AS candidates, read[3] < rows / 8 AS others
FROM each_read('SELECT f && ARRAY[1, 3, 5, 7] FROM filters', 'SELECT STEM_candidates(f, ARRAY[1, 2, 3]) FROM filters', 'SELECT STEM_contains(f, 2), 2 <@ f, f @> ''2'' FROM filters');

-- two in turn: what each is given again is its first pages, once
SET ribbonfilter.cache_size = '1300kB';
CALL for_each_kind('CREATE TABLE two_STEM AS SELECT i AS id, f FROM filters_STEM, generate_series(0, 1) AS i');
SELECT * FROM each_kind($$SELECT rows_read('SELECT count(f @> i) FROM generate_series(1, 10000) AS i JOIN two_STEM ON id = i % 2', 'two_STEM') - 2 * rows BETWEEN 0 AND 30 FROM sizes WHERE kind = 'STEM'$$) AS t (kind text, again boolean);
-- two that are probed time and again stay while others pass, if there is space for one more
CALL for_each_kind('INSERT INTO two_STEM SELECT 2 + i, f FROM filters_STEM, generate_series(1, 20) AS i');
SELECT * FROM each_kind($$SELECT rows_read('SELECT count(f @> i) FROM generate_series(1, 10000) AS i JOIN two_STEM ON id = CASE i % 500 WHEN 250 THEN 3 + i / 500 ELSE i % 2 END', 'two_STEM') - 2 * rows BETWEEN 20 * 2 AND 20 * 10 + 30
FROM sizes WHERE kind = 'STEM'$$) AS t (kind text, again boolean);
RESET ribbonfilter.cache_size;

--
-- What the session keeps for statements to come: each below is a transaction
--

-- pieces that several statements read of a filter are kept until they are an eighth of it; then it is fetched as a whole
SELECT * FROM each_kind($$SELECT (SELECT sum(rows_read(format('SELECT f @> %s FROM filters_STEM', i * 97), 'filters_STEM')) FROM generate_series(1, 400) AS i) - rows BETWEEN 0 AND 400 FROM sizes WHERE kind = 'STEM'$$) AS t (kind text, first_rows boolean);
-- of one that is here as a whole, a statement reads the first row
SELECT kind, read[1] FROM each_read('SELECT count(f @> i * 97) FROM filters, generate_series(1, 400) AS i');
-- under one snapshot not even the first row
BEGIN ISOLATION LEVEL REPEATABLE READ;
SELECT kind, read[1], read[2] AS again FROM each_read('SELECT f @> 1 FROM filters', 'SELECT f @> 1 FROM filters');
COMMIT;
-- call sites share what is kept
SELECT kind, read[1] FROM each_read('SELECT count(f @> i), count(i <@ f), count(f && ARRAY[i]) FROM filters, generate_series(1, 100) AS i');
-- to verify is to fetch anew
SET ribbonfilter.verify = on;
SELECT kind, read[1] - rows AS again FROM each_read('SELECT f @> 1 FROM filters');
RESET ribbonfilter.verify;
SELECT kind, read[1] FROM each_read('SELECT f @> 1 FROM filters');
-- like the server's own caches, it outlives what poolers do between clients
DISCARD ALL;
SET client_min_messages = warning;
SET search_path = stored_test, public;
SET jit = off;
SET max_parallel_workers_per_gather = 0;
SELECT kind, read[1] FROM each_read('SELECT f @> 1 FROM filters');

-- what it takes is what it may take, and is given back
CREATE VIEW kept_bytes AS SELECT sum(total_bytes)::bigint AS total FROM pg_backend_memory_contexts WHERE name = 'stored filters';
CREATE TABLE many AS SELECT g, bloom_agg(i) AS f FROM generate_series(1, 1500) AS g, LATERAL generate_series(1, 1600 + g % 20 * 200) AS i GROUP BY g;
SELECT count(*) AS filters, count(DISTINCT octet_length(f::bytea)) > 10 AS sizes, sum(pg_column_size(f)) > 4000000 AS more_than_4_mb FROM many;
SELECT count(*) FROM many WHERE f @> 1;
SELECT total BETWEEN 4000000 AND 33554432 AS in_bounds FROM kept_bytes;
SET ribbonfilter.cache_size = '1MB';
SELECT count(*) FROM many WHERE f @> 1;
SELECT total BETWEEN 900000 AND 1048576 AS in_bounds FROM kept_bytes;
SET ribbonfilter.cache_size = '100kB';
SELECT count(*) FROM many WHERE f @> 1;
SELECT total <= 102400 AS in_bounds FROM kept_bytes;
-- none is kept, but while a query is at it
SET ribbonfilter.cache_size = 0;
SELECT count(*) FROM many WHERE f @> 1;
SELECT total <= 1024 AS in_bounds FROM kept_bytes;
BEGIN;
DECLARE c CURSOR FOR SELECT f @> 2, (SELECT total > 400000 AS held FROM kept_bytes WHERE i > 1) FROM filters_bloom, generate_series(1, 2) AS i;
FETCH c;
FETCH c;
SELECT total > 400000 AS held FROM kept_bytes;
CLOSE c;
SELECT total <= 1024 AS in_bounds FROM kept_bytes;
COMMIT;
-- nor after an error
SELECT outcome('SELECT f @> i / (2 - i) FROM filters_bloom, generate_series(1, 2) AS i');
SELECT total <= 1024 AS in_bounds FROM kept_bytes;
-- the one that was probed longest ago goes first
SET ribbonfilter.cache_size = '900kB';
CREATE TABLE three AS SELECT id, f FROM filters_bloom, generate_series(1, 3) AS id;
CREATE FUNCTION reads_of(id integer) RETURNS text LANGUAGE SQL AS $$
	SELECT CASE rows_read(format('SELECT count(f @> i) FROM three, generate_series(1, 1000) AS i WHERE id = %s', id), 'three') WHEN 1 THEN 'kept' WHEN rows THEN 'new' END FROM sizes WHERE kind = 'bloom'
$$;
SELECT reads_of(1);
SELECT reads_of(2);
SELECT reads_of(1);
SELECT reads_of(3);
SELECT reads_of(1);
SELECT reads_of(2);
SELECT reads_of(3);
RESET ribbonfilter.cache_size;

-- what is stored is what is probed, whatever became of it in the meantime: the even numbers, or the odd
CALL for_each_kind('CREATE TABLE odd_STEM AS SELECT STEM_agg(2 * i - 1 RATE) AS f FROM sizes, generate_series(1, n::integer) AS i WHERE kind = ''STEM''');
CALL for_each_kind('CREATE TABLE changing_STEM (id integer PRIMARY KEY, f TYPE)');
CALL for_each_kind('INSERT INTO changing_STEM SELECT 1, f FROM filters_STEM');
CREATE FUNCTION probed(OUT all_even boolean, OUT all_odd boolean, OUT mixed boolean) LANGUAGE plpgsql AS $$
BEGIN
	SELECT bool_and(even = 50), bool_and(odd = 50), bool_or(least(even, odd) > 5) INTO all_even, all_odd, mixed
	FROM each_kind('SELECT count(*) FILTER (WHERE f @> 2 * i), count(*) FILTER (WHERE f @> 2 * i - 1) FROM changing_STEM, generate_series(1, 50) AS i') AS t (kind text, even bigint, odd bigint);
END $$;
SELECT * FROM probed();
BEGIN;
CALL for_each_kind('UPDATE changing_STEM SET f = odd_STEM.f FROM odd_STEM');
SELECT * FROM probed();
ROLLBACK;
SELECT * FROM probed();
BEGIN;
SAVEPOINT before;
CALL for_each_kind('UPDATE changing_STEM SET f = odd_STEM.f FROM odd_STEM');
SELECT * FROM probed();
ROLLBACK TO before;
SELECT * FROM probed();
CALL for_each_kind('TRUNCATE changing_STEM');
CALL for_each_kind('INSERT INTO changing_STEM SELECT 1, f FROM odd_STEM');
SELECT * FROM probed();
ROLLBACK TO before;
SELECT * FROM probed();
COMMIT;
SELECT format('VACUUM FULL changing_%s', stem) FROM kinds ORDER BY stem \gexec
SELECT * FROM probed();
SELECT format('CLUSTER changing_%1$s USING changing_%1$s_pkey', stem) FROM kinds ORDER BY stem \gexec
SELECT * FROM probed();
CALL for_each_kind('UPDATE changing_STEM SET f = odd_STEM.f FROM odd_STEM');
SELECT format('VACUUM FULL changing_%s', stem) FROM kinds ORDER BY stem \gexec
SELECT * FROM probed();
SELECT format('ALTER TABLE changing_%s ALTER id TYPE bigint', stem) FROM kinds ORDER BY stem \gexec
SELECT * FROM probed();
CALL for_each_kind('DROP TABLE changing_STEM');
CALL for_each_kind('CREATE TABLE changing_STEM AS SELECT f FROM filters_STEM');
SELECT * FROM probed();
-- a cursor goes on with what it sees
CREATE FUNCTION fetched(c refcursor, n integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	found boolean;
	even bigint := 0;
BEGIN
	FOR i IN 1..n LOOP
		FETCH c INTO found;
		even := even + found::integer;
	END LOOP;
	RETURN even;
END $$;
BEGIN;
DECLARE c CURSOR FOR SELECT f @> 2 * i FROM changing_ribbon, generate_series(1, 10000) AS i;
SELECT fetched('c', 5) AS even;
UPDATE changing_ribbon SET f = odd_ribbon.f FROM odd_ribbon;
SELECT count(*) FILTER (WHERE f @> 2 * i) < 10 AS odd FROM changing_ribbon, generate_series(1, 50) AS i;
SELECT fetched('c', 1000) AS even;
ROLLBACK;

--
-- The answers
--

SET ribbonfilter.cache_size = 0;
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
CREATE TABLE some_keys AS SELECT array_agg(i * 97) AS keys FROM generate_series(1, 2000) AS i;
SELECT * FROM each_kind($$SELECT each_alone('SELECT f @> $1 FROM filters_STEM', keys) - (SELECT count(*) FROM unnest(keys) AS k WHERE k % 2 = 0 AND k <= 2 * n) FROM some_keys, sizes WHERE kind = 'STEM'$$)
	AS t (kind text, wrong bigint);
RESET ribbonfilter.cache_size;
-- all of them in one query, probed while the filter is incomplete and after
SELECT * FROM each_kind('SELECT (SELECT count(*) FROM generate_series(1, 4 * n) AS i WHERE f @> i) - n BETWEEN 0 AND 30 * n * LEAST_RATE FROM filters_STEM, sizes WHERE kind = ''STEM''') AS t (kind text, no_more_than_the_rate boolean);
-- dense, one chunk, some
SELECT * FROM each_kind('SELECT n, sum((f @> i)::integer) - n BETWEEN 0 AND 1e6 * LEAST_RATE
FROM (SELECT n, STEM_agg(i RATE) AS f FROM unnest(ARRAY[400, 1000, 2999, 3000, 3001, 5000, 12000]) AS n, generate_series(1, n) AS i GROUP BY n) AS f, generate_series(1, 13000) AS i GROUP BY n ORDER BY n')
	AS t (kind text, n integer, no_more_than_the_rate boolean);
-- compressed, as a column may be
CREATE TABLE compressed (b bloomfilter);
ALTER TABLE compressed ALTER b SET STORAGE EXTENDED;
INSERT INTO compressed SELECT bloom_agg(i, 0.01, 200000) FROM generate_series(1, 2000) AS i;
SELECT pg_column_size(b) < octet_length(b::bytea) / 2 AS compressed, pg_column_size(b) > 4000 AS out_of_line,
	(SELECT count(*) FROM generate_series(1, 2000) AS i WHERE b @> i) AS found, (SELECT count(*) FROM generate_series(2001, 4000) AS i WHERE b @> i) AS wrong FROM compressed;
-- with a descriptor in front
CREATE TYPE wide AS ENUM ('a', 'b');
CALL for_each_kind('CREATE TABLE described_STEM AS SELECT STEM_agg(ROW(i, ''a''::wide, i::text) RATE) AS f FROM generate_series(1, 50000) AS i');
SELECT * FROM each_kind('SELECT (SELECT count(*) FROM generate_series(1, 60000) AS i WHERE f @> ROW(i, ''a''::wide, i::text)) - 50000 BETWEEN 0 AND 2e6 * LEAST_RATE,
	f @> ROW(1, ''a''::wide, ''1''), f @> ROW(1, ''b''::wide, ''1'') FROM described_STEM') AS t (kind text, no_more_than_the_rate boolean, yes boolean, no boolean);
SELECT * FROM each_kind($$SELECT raised('SELECT f @> ROW(1, ''1'') FROM described_STEM')$$) AS t (kind text, raised text);

-- a variable that holds a pointer, a value, a filter under construction
CREATE FUNCTION with_variable(OUT stored integer, OUT value integer, OUT growing integer) LANGUAGE plpgsql AS $$
DECLARE
	f bloomfilter := filters_bloom.f FROM filters_bloom;
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
-- Damage: bytes pass a function that does not look at them.  holes.sql has
-- TOAST rows that are gone.
--

CALL for_each_kind('CREATE FUNCTION STEM_unchecked(bytea) RETURNS TYPE LANGUAGE internal IMMUTABLE STRICT AS ''byteasend''');

-- one bit far from where the key is: not seen by one probe, seen by many
CALL for_each_kind('CREATE TABLE flipped_STEM AS SELECT STEM_unchecked(set_bit(f::bytea, at, 1 - get_bit(f::bytea, at))) AS f FROM filters_STEM, LATERAL (SELECT 8 * (octet_length(f::bytea) - 1) AS at) AS a');
SELECT * FROM each_kind($$SELECT outcome('SELECT count(*) FROM flipped_STEM WHERE f @> 2'), regexp_replace(outcome('SELECT count(*) FROM flipped_STEM, generate_series(1, 40000) AS i WHERE f @> 2 * i'), '[0-9A-F]{8}', '...')$$)
	AS t (kind text, one text, many text);

-- seen by one probe, too, if that is wanted
SET ribbonfilter.verify = on;
SELECT * FROM each_kind($$SELECT regexp_replace(outcome('SELECT count(*) FROM flipped_STEM WHERE f @> 2'), '[0-9A-F]{8}', '...')$$) AS t (kind text, one text);
SELECT kind, read[1] - rows AS again FROM each_read('SELECT f @> 4711 FROM filters');
SELECT outcome(format('SELECT (bloom_unchecked(%L) @> 1) IS NOT NULL', set_bit(bytes, 400, 1 - get_bit(bytes, 400)))) AS in_memory FROM (SELECT bloom_build(ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])::bytea AS bytes) AS b;
RESET ribbonfilter.verify;
SELECT outcome(format('SELECT (bloom_unchecked(%L) @> 1) IS NOT NULL', set_bit(bytes, 400, 1 - get_bit(bytes, 400)))) AS in_memory FROM (SELECT bloom_build(ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])::bytea AS bytes) AS b;
-- a filter that says it holds nothing, and does, and one that does not
CREATE TABLE claims_nothing AS SELECT bloom_unchecked(set_byte(f::bytea, 6, 0)) AS f FROM filters_bloom;
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
CALL for_each_kind('CREATE TABLE mutated_STEM AS SELECT STEM_unchecked(mutate(f::bytea, CASE i % 3 WHEN 0 THEN 40 WHEN 1 THEN 120 ELSE 2000 END)) AS f FROM filters_STEM, generate_series(1, 100) AS i');
SELECT * FROM each_kind($$SELECT count(*), count(*) FILTER (WHERE outcome ~ '^\d+$') > 0, count(*) FILTER (WHERE outcome ~ '^XX001') > 10, array_agg(DISTINCT left(outcome, 5)) FILTER (WHERE outcome !~ '^(\d+$|XX001|42804)')
FROM mutated_STEM AS m, LATERAL outcome(format('SELECT count(f @> i * 6000) FROM mutated_STEM, generate_series(1, 3) AS i WHERE ctid = %L', m.ctid)) AS outcome$$) AS t (kind text, filters bigint, answers boolean, refused boolean, other text[]);

-- after errors that are caught, the next filter is probed right
DO $$
DECLARE
	caught integer := 0;
	f ribbonfilter;
BEGIN
	FOR round IN 1..200 LOOP
		FOR f IN SELECT m.f FROM mutated_ribbon AS m LIMIT 20 LOOP
			BEGIN
				PERFORM f @> round;
			EXCEPTION WHEN data_corrupted OR datatype_mismatch THEN
				caught := caught + 1;
			END;
		END LOOP;
	END LOOP;
	ASSERT caught > 100, caught;
END $$;

--
-- A cancel is seen before bytes are fetched: what comes after is not done
--

CREATE SEQUENCE afterwards;
CREATE FUNCTION cancelled(query text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE query;
	RETURN 'no';
EXCEPTION WHEN query_canceled THEN
	RETURN CASE WHEN is_called THEN 'too late' ELSE 'yes' END FROM afterwards;
END $$;
SELECT * FROM each_kind($$SELECT cancelled('SELECT i = 2 AND pg_cancel_backend(pg_backend_pid()), f @> i, CASE i WHEN 2 THEN nextval(''afterwards'') END FROM filters_STEM, generate_series(1, 2) AS i')$$) AS t (kind text, cancelled text);
-- and what was fetched before is right
SELECT * FROM each_kind($$SELECT count(*) FROM filters_STEM, generate_series(1, 1000) AS i WHERE f @> 2 * i$$) AS t (kind text, found bigint);

DROP SCHEMA stored_test CASCADE;
