--
-- Stored filters, probed in turn: what a call site remembers of each, what
-- happens when they do not fit, change, or hold keys of other types.  At a rate
-- of 1e-9 a filter has no false positive among the keys below, so counts are
-- exact; at 1e-6, two at most.
--

SET client_min_messages = warning;
CREATE SCHEMA cache_test;
SET search_path = cache_test, public;
SET jit = off;
-- rows in the order of the keys, not of the parts
SET enable_mergejoin = off;

-- ten filters of every kind, out of line: 9000 keys each, i % 10 = part
CALL for_each_kind('CREATE TABLE parts_STEM (part integer, f TYPE)');
CALL for_each_kind('INSERT INTO parts_STEM SELECT i % 10, STEM_agg(i RATE) FROM generate_series(1, 90000) AS i GROUP BY 1');
CREATE TABLE keys AS SELECT i FROM generate_series(1, 90000) AS i;
CREATE TABLE asked AS TABLE keys;
ANALYZE;
SELECT * FROM each_kind('SELECT count(*), bool_and(pg_column_size(f) > 2000), pg_relation_size((SELECT reltoastrelid FROM pg_class WHERE oid = ''parts_STEM''::regclass)) > sum((STEM_info(f)).bytes) FROM parts_STEM')
	AS t (kind text, filters bigint, out_of_line boolean, not_compressed boolean);

--
-- Another filter with every row
--

CREATE VIEW in_turn AS
SELECT * FROM each_kind('SELECT count(*), count(*) FILTER (WHERE f @> i) FROM asked JOIN parts_STEM ON part = i % 10') AS t (kind text, rows bigint, found bigint);
CREATE VIEW wrong_part AS
SELECT * FROM each_kind('SELECT count(*), count(*) FILTER (WHERE f @> i) <= 25 * count(*) * LEAST_RATE FROM asked JOIN parts_STEM ON part = (i + 1) % 10') AS t (kind text, rows bigint, no_more_than_the_rate boolean);
SELECT * FROM in_turn;
SELECT * FROM wrong_part;

-- where two keysets fit, or two others, and where no keyset does: the one that
-- is next was evicted last
DELETE FROM asked WHERE i > 9000;
SET work_mem = '160kB';
SELECT * FROM in_turn;
SELECT * FROM wrong_part;
SET work_mem = '64kB';
SELECT * FROM in_turn;
SELECT * FROM wrong_part;
-- a hundred, of which some come back soon; and large ones, which evict several
CALL for_each_kind('CREATE TABLE many_STEM AS SELECT 10 * copy + part AS part, f FROM parts_STEM, generate_series(0, 9) AS copy');
CALL for_each_kind('INSERT INTO many_STEM SELECT 100 + n, STEM_agg(i RATE) FROM keys, generate_series(0, 2) AS n GROUP BY n');
SET work_mem = '512kB';
SELECT * FROM each_kind('SELECT count(*), count(*) FILTER (WHERE f @> i) FROM asked JOIN many_STEM ON part =
	CASE WHEN i % 100 BETWEEN 10 AND 50 AND i % 10 > 0 THEN 100 + i / 100 % 3 WHEN i / 100 % 2 = 0 THEN i % 10 ELSE i % 100 END')
	AS t (kind text, rows bigint, found bigint);
-- ... and leave nothing behind
SELECT * FROM each_kind('SELECT max(used) - min(used) < 2000000, count(*) FILTER (WHERE has) FROM (SELECT f @> i AS has, CASE WHEN i IN (1000, 2000) THEN memory() END AS used
	FROM generate_series(1, 2000) AS i, LATERAL (SELECT f FROM many_STEM WHERE part = CASE i % 2 WHEN 0 THEN 100 + i / 2 % 3 ELSE i % 100 END OFFSET 0) AS p) AS m') AS t (kind text, none_is_kept boolean, found bigint);
RESET work_mem;

-- stored ones among others: in memory, compressed, without keys
CREATE TABLE mixed (part integer, r ribbonfilter);
INSERT INTO mixed SELECT part, f FROM parts_ribbon WHERE part < 3;
INSERT INTO mixed SELECT 3, ribbon_agg(i, 1e-9) FROM generate_series(1, 90000) AS i WHERE i % 10 = 3 AND i <= 200;
INSERT INTO mixed SELECT 4, ribbon_agg(i, 1e-9) FROM generate_series(1, 0) AS i;
SELECT count(*) AS rows, count(*) FILTER (WHERE r @> i) AS found FROM keys JOIN mixed ON part = i % 5;
SELECT part, count(*) AS found FROM keys JOIN mixed ON r @> i WHERE part = i % 5 GROUP BY part ORDER BY part;

--
-- Filters that change
--

PREPARE found(integer) AS SELECT count(*) FROM keys WHERE (SELECT f FROM parts_ribbon WHERE part = $1) @> i;
SET plan_cache_mode = force_generic_plan;
BEGIN;
EXECUTE found(1);
UPDATE parts_ribbon SET f = (SELECT ribbon_agg(i, 1e-9) FROM keys WHERE i <= 5000) WHERE part = 1;
EXECUTE found(1);
SAVEPOINT before;
UPDATE parts_ribbon SET f = NULL WHERE part = 1;
EXECUTE found(1);
ROLLBACK TO before;
EXECUTE found(1);
EXECUTE found(2);
ROLLBACK;
EXECUTE found(1);
DEALLOCATE found;
RESET plan_cache_mode;

-- one call site over several transactions, the table emptied and filled between them
CREATE PROCEDURE over_and_over(INOUT counts integer[]) LANGUAGE plpgsql AS $$
DECLARE
	filter ribbonfilter;
	n integer;
BEGIN
	counts := '{}';
	FOR round IN 1..4 LOOP
		UPDATE parts_ribbon SET f = (SELECT ribbon_agg(i, 1e-9) FROM keys WHERE i <= 4000 + 1000 * round) WHERE part = 1;
		COMMIT;
		SELECT f INTO filter FROM parts_ribbon WHERE part = 1;
		n := 0;
		FOR k IN 1..10000 LOOP
			IF filter @> k THEN
				n := n + 1;
			END IF;
		END LOOP;
		counts := counts || n;
		COMMIT;
	END LOOP;
END $$;
CALL over_and_over(NULL);

--
-- Keys of other types, and errors on the way
--

CREATE TABLE types (no integer, r ribbonfilter);
ALTER TABLE types ALTER r SET STORAGE EXTERNAL;
INSERT INTO types
	SELECT 1, ribbon_agg(i, 1e-9) FROM generate_series(1, 5000) AS i
	UNION ALL SELECT 2, ribbon_agg(i::text, 1e-9) FROM generate_series(1, 5000) AS i
	UNION ALL SELECT 3, ribbon_agg(i::numeric, 1e-9) FROM generate_series(1, 5000) AS i
	UNION ALL SELECT 4, ribbon_agg(i, 1e-9) FROM generate_series(5001, 10000) AS i
	UNION ALL SELECT 5, ribbon_agg(date '2000-01-01' + i, 1e-9) FROM generate_series(1, 5000) AS i;
-- a literal is read as a key of each filter in turn
SELECT no, r @> '4711' AS found FROM types WHERE no < 5 ORDER BY no;
SELECT no, r @> '4711' AS found FROM types JOIN generate_series(1, 3) AS again ON true WHERE no IN (1, 3) ORDER BY again, no;
SELECT no, r @> '4711' FROM types ORDER BY no;

-- a caught error leaves nothing half remembered
CREATE FUNCTION answers(k integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	answer text := '';
	filter ribbonfilter;
BEGIN
	FOR round IN 1..2 LOOP
		FOR filter IN SELECT r FROM types ORDER BY no LOOP
			BEGIN
				answer := answer || CASE WHEN filter @> k THEN ' yes' ELSE ' no' END;
			EXCEPTION WHEN datatype_mismatch THEN
				answer := answer || ' error';
			END;
		END LOOP;
	END LOOP;
	RETURN answer;
END $$;
SELECT answers(4711), answers(7411), answers(12345);

DROP SCHEMA cache_test CASCADE;
