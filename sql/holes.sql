--
-- Stored filters of which a TOAST row is gone: noticed by the probes that need
-- it, and no others.
--

SELECT NOT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_surgery') AS no_surgery \gset
\if :no_surgery
\echo skipped: this server has no pg_surgery
\quit
\endif

SET client_min_messages = warning;
CREATE EXTENSION pg_surgery;
CREATE SCHEMA holes_test;
SET search_path = holes_test, public;
SET jit = off;
SET max_parallel_workers_per_gather = 0;

-- the even numbers, in a filter of 400 kB of each kind; statements know nothing of those before
SET ribbonfilter.cache_size = 0;
CREATE TABLE sizes AS SELECT * FROM each_kind('SELECT STEM_capacity(400 * 1024 RATE)') AS t (kind text, n bigint);
CALL for_each_kind('CREATE TABLE filters_STEM (f TYPE)');
CALL for_each_kind('INSERT INTO filters_STEM SELECT STEM_agg(2 * i RATE) FROM sizes, generate_series(1, n::integer) AS i WHERE kind = ''STEM''');

CALL for_each_kind('CREATE TABLE holes_STEM (f TYPE)');
CREATE PROCEDURE make_hole(kind text, chunk integer) LANGUAGE plpgsql AS $$
DECLARE
	holes regclass := 'holes_' || kind;
	toast regclass := reltoastrelid FROM pg_class WHERE oid = holes;
	row_id tid;
BEGIN
	EXECUTE format('TRUNCATE %s', holes);
	EXECUTE format('INSERT INTO %s SELECT * FROM filters_%s', holes, kind);
	COMMIT;
	EXECUTE format('SELECT ctid FROM %s WHERE chunk_seq = %s', toast, chunk) INTO row_id;
	PERFORM heap_force_kill(toast, ARRAY[row_id]);
	COMMIT;
END $$;
CREATE VIEW holes_probed AS
SELECT * FROM each_kind($$SELECT count(*) FILTER (WHERE o IN ('true', 'false')), count(*) FILTER (WHERE o ~ '^XX001 (missing chunk number 60|unexpected chunk number 61)'),
	array_agg(o) FILTER (WHERE o !~ '^(true$|false$|XX001 (missing|unexpected) chunk number)')
FROM generate_series(1, 1000) AS i, outcome(format('SELECT f @> %s FROM holes_STEM', 2 * i)) AS o$$) AS t (kind text, answered bigint, missing bigint, other text[]);
SELECT format('CALL make_hole(%L, 60)', stem) FROM kinds ORDER BY stem \gexec
SELECT kind, answered > 900 AS most, missing > 0 AS some, other FROM holes_probed;
SELECT * FROM each_kind($$SELECT outcome('SELECT count(f @> i) FROM holes_STEM, generate_series(1, 10000) AS i') ~ '^XX001 (missing chunk number 60|unexpected chunk number 61)'$$) AS t (kind text, missed boolean);
SELECT format('CALL make_hole(%L, 0)', stem) FROM kinds ORDER BY stem \gexec
SELECT kind, answered, other FROM holes_probed;
-- the error tells where it was
CALL make_hole('bloom', 60);
SET client_min_messages = notice;
DO $$
DECLARE
	context text;
BEGIN
	PERFORM count(f @> i) FROM holes_bloom, generate_series(1, 10000) AS i;
EXCEPTION WHEN data_corrupted THEN
	GET STACKED DIAGNOSTICS context = PG_EXCEPTION_CONTEXT;
	RAISE NOTICE '%', regexp_replace(split_part(context, E'\n', 1), '\d+', 'N', 'g');
END $$;
SET client_min_messages = warning;

-- what the session has of it is not missed, but for the first row
RESET ribbonfilter.cache_size;
CREATE PROCEDURE kill(kind text, chunk integer) LANGUAGE plpgsql AS $$
DECLARE
	toast regclass := reltoastrelid FROM pg_class WHERE oid = ('holes_' || kind)::regclass;
	row_id tid;
BEGIN
	EXECUTE format('SELECT ctid FROM %s WHERE chunk_seq = %s', toast, chunk) INTO row_id;
	PERFORM heap_force_kill(toast, ARRAY[row_id]);
END $$;
CREATE VIEW holes_all AS SELECT * FROM each_kind($$SELECT outcome('SELECT count(f @> i) FROM holes_STEM, generate_series(1, 10000) AS i')$$) AS t (kind text, outcome text);
CALL for_each_kind('TRUNCATE holes_STEM');
CALL for_each_kind('INSERT INTO holes_STEM SELECT * FROM filters_STEM');
SELECT * FROM each_kind($$SELECT f @> 2 FROM holes_STEM$$) AS t (kind text, few boolean);
SELECT format('CALL kill(%L, 60)', stem) FROM kinds ORDER BY stem \gexec
SELECT kind, outcome ~ '^XX001 (missing chunk number 60|unexpected chunk number 61)' AS missed FROM holes_all;
CALL for_each_kind('TRUNCATE holes_STEM');
CALL for_each_kind('INSERT INTO holes_STEM SELECT * FROM filters_STEM');
SELECT * FROM holes_all;
SELECT format('CALL kill(%L, 60)', stem) FROM kinds ORDER BY stem \gexec
SELECT * FROM holes_all;
SELECT format('CALL kill(%L, 0)', stem) FROM kinds ORDER BY stem \gexec
SELECT kind, outcome ~ '^XX001 (missing chunk number 0|unexpected chunk number 1)' AS missed FROM holes_all;

DROP EXTENSION pg_surgery;
DROP SCHEMA holes_test CASCADE;
