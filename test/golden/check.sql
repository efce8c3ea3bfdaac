--
-- What must hold of a database that database.sql made, wherever it was restored
-- or upgraded.  A query after "nothing:" lists what does not hold.
--

\set ON_ERROR_STOP on
\pset tuples_only on
\pset format unaligned
SET client_min_messages = warning;
SET timezone = 'UTC';
SET search_path = golden, filters;

-- A query for each table of keys and kind of filter, made by format(): 1 the
-- name of the table, 2 the kind
CREATE FUNCTION pg_temp.each(query text) RETURNS TABLE (keys text, kind text, result text) LANGUAGE plpgsql AS $$
BEGIN
	FOR keys, kind IN SELECT f.keys, k FROM golden.filters AS f, unnest(ARRAY['keyset', 'bloom', 'ribbon', 'fuse', 'counting']) AS k ORDER BY 1, 2 LOOP
		EXECUTE format(query, keys, kind) INTO result;
		RETURN NEXT;
	END LOOP;
END $$;

\echo all families of FORMAT.md
SELECT string_agg(DISTINCT family::text, ' ' ORDER BY family::text) FROM filters, get_byte(keyset::bytea, 6) AS family;
\echo filters and keys
SELECT count(*), sum(result::integer) FROM pg_temp.each('SELECT count(*) FROM keys_%1$s');
\echo nothing: false negatives
SELECT * FROM pg_temp.each('SELECT count(*) FROM keys_%1$s, filters WHERE keys = %1$L AND (%2$I @> k) IS NOT TRUE') WHERE result <> '0';
\echo nothing: other answers for other keys
-- as this server prints them: 19 writes 0/0000000A where others write 0/A
SELECT * FROM pg_temp.each('SELECT (SELECT array_agg(o ORDER BY o COLLATE "C") FROM unnest(others) AS u, regexp_replace(u, ''/0+(?=[0-9A-F])'', ''/'') AS o)
	IS NOT DISTINCT FROM (SELECT array_agg(o ORDER BY o COLLATE "C") FROM others_%1$s, filters, regexp_replace(k::text, ''/0+(?=[0-9A-F])'', ''/'') AS o WHERE keys = %1$L AND %2$I @> k)
	FROM passed WHERE keys = %1$L AND kind = %2$L') WHERE result IS DISTINCT FROM 'true';
\echo some pass, most do not
SELECT kind, coalesce(sum(cardinality(others)), 0) > 5 AS some, coalesce(sum(cardinality(others)), 0) < 0.2 * 100 * count(*) AS few FROM passed GROUP BY kind ORDER BY kind COLLATE "C";
\echo nothing: damaged
SELECT * FROM pg_temp.each('SELECT %2$s_verify(%2$I) IS NOT NULL FROM filters WHERE keys = %1$L') WHERE result IS DISTINCT FROM 'true';
\echo nothing: other bytes of the same keys
SELECT * FROM pg_temp.each('SELECT %2$I = (SELECT CASE %2$L WHEN ''keyset'' THEN keyset_agg(k)::bytea WHEN ''bloom'' THEN bloom_agg(k, 0.1)::bytea WHEN ''ribbon'' THEN ribbon_agg(k, 0.1)::bytea
	WHEN ''fuse'' THEN fuse_agg(k, 0.1)::bytea ELSE counting_agg(k, 0.1)::bytea END FROM keys_%1$s)
	FROM (SELECT %2$I::bytea FROM filters WHERE keys = %1$L) AS f') WHERE result IS DISTINCT FROM 'true';
\echo large ones, and of nothing
SELECT count(bloom @> i OR NULL), count(ribbon @> i OR NULL), count(fuse @> i OR NULL) FROM large, generate_series(1, 12000) AS i;
SELECT keyset @> 1, bloom @> 1, ribbon @> 'x'::text, fuse @> 1.5, counting @> now() FROM nothing;
\echo held by other types
SELECT ((part).f) @> 4, parts[1].f @> 4, parts[2].f IS NULL, several[1] @> 4 FROM holders;
\echo nothing: views show something else
DO $$
DECLARE
	view text;
BEGIN
	CREATE TEMP TABLE shows (view text, rows text);
	FOR view IN SELECT relname FROM pg_class WHERE relkind IN ('v', 'm') AND relnamespace = 'golden'::regnamespace LOOP
		EXECUTE format('INSERT INTO pg_temp.shows SELECT %1$L, string_agg(v::text, E''\n'' ORDER BY v::text COLLATE "C") FROM %1$I AS v', view);
	END LOOP;
END $$;
SELECT view, left(o.rows, 300), left(n.rows, 300) FROM shown AS o FULL JOIN pg_temp.shows AS n USING (view) WHERE o.rows IS DISTINCT FROM n.rows;
\echo functions
SELECT may_have(4), verified(4), keyset_cardinality(united(keyset)) FROM filters WHERE keys IN ('integer', 'smallint');
\echo indexes
SET enable_seqscan = off;
SELECT count(*) FROM guarded AS a JOIN guarded AS b ON a.f = b.f;
SELECT k FROM guarded WHERE f @> k ORDER BY k;
SELECT k FROM guarded WHERE key_hash(k) = key_hash(3);
RESET enable_seqscan;
\echo constraints, generated columns, triggers
BEGIN;
INSERT INTO guarded (k) VALUES (2) RETURNING inside;
INSERT INTO event VALUES (4711);
SELECT f @> 4711, f @> 100 FROM event_filter;
ROLLBACK;
BEGIN;
\set ON_ERROR_STOP off
\set VERBOSITY sqlstate
INSERT INTO guarded (k) VALUES (4);
\echo :LAST_ERROR_SQLSTATE
ROLLBACK;
