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

-- The kinds of filter, which are columns, and their arguments behind the key:
-- the value, the rate
CREATE TEMP TABLE kinds AS
SELECT attname::text AS kind, CASE WHEN has_values THEN ', ascii(right(k::text, 1))' ELSE '' END || CASE attname WHEN 'keyset' THEN '' ELSE ', 0.1' END AS more, has_values
FROM pg_attribute, LATERAL (SELECT to_regprocedure(format('%s_agg(anyelement, bigint)', attname)) IS NOT NULL AS has_values) AS v WHERE attrelid = 'filters'::regclass AND attnum > 1;

-- A query for each table of keys and kind of filter, made by format(): 1 the
-- name of the table, 2 the kind, 3 these arguments
CREATE FUNCTION pg_temp.each(query text, of_maps boolean DEFAULT false) RETURNS TABLE (keys text, kind text, result text) LANGUAGE plpgsql AS $$
DECLARE
	more text;
BEGIN
	FOR keys, kind, more IN SELECT f.keys, k.kind, k.more FROM golden.filters AS f, pg_temp.kinds AS k WHERE has_values OR NOT of_maps ORDER BY 1, 2 LOOP
		EXECUTE format(query, keys, kind, more) INTO result;
		RETURN NEXT;
	END LOOP;
END $$;

\echo all families of FORMAT.md
SELECT string_agg(DISTINCT family::text, ' ' ORDER BY family::text) FROM filters, get_byte(keyset::bytea, 6) AS family;
\echo tables and keys, of each kind
SELECT DISTINCT count(*), sum(result::integer) FROM pg_temp.each('SELECT count(*) FROM keys_%1$s') GROUP BY kind;
\echo nothing: false negatives
SELECT * FROM pg_temp.each('SELECT count(*) FROM keys_%1$s, filters WHERE keys = %1$L AND (%2$I @> k) IS NOT TRUE') WHERE result <> '0';
\echo nothing: other values
SELECT * FROM pg_temp.each('SELECT count(*) FROM keys_%1$s, filters WHERE keys = %1$L AND (%2$I -> k) IS DISTINCT FROM ascii(right(k::text, 1))', of_maps := true) WHERE result <> '0';
\echo nothing: other answers for other keys
-- as this server prints them: 19 writes 0/0000000A where others write 0/A
SELECT * FROM pg_temp.each('SELECT (SELECT array_agg(o ORDER BY o COLLATE "C") FROM unnest(others) AS u, regexp_replace(u, ''/0+(?=[0-9A-F])'', ''/'') AS o)
	IS NOT DISTINCT FROM (SELECT array_agg(o ORDER BY o COLLATE "C") FROM others_%1$s, filters, regexp_replace(k::text, ''/0+(?=[0-9A-F])'', ''/'') AS o WHERE keys = %1$L AND %2$I @> k)
	FROM passed WHERE keys = %1$L AND kind = %2$L') WHERE result IS DISTINCT FROM 'true';
\echo nothing: kinds that none pass, but for keysets, or many
SELECT kind, sum(cardinality(others)) FROM passed GROUP BY kind
HAVING (coalesce(sum(cardinality(others)), 0) > 5) = (kind = 'keyset') OR coalesce(sum(cardinality(others)), 0) >= 0.2 * 100 * count(*);
\echo nothing: damaged
SELECT * FROM pg_temp.each('SELECT count(%2$s_verify(%2$I)) FROM filters WHERE keys = %1$L') WHERE result <> '1';
\echo nothing: other bytes of the same keys
SELECT * FROM pg_temp.each('SELECT %2$I::bytea = (SELECT %2$s_agg(k%3$s)::bytea FROM keys_%1$s) FROM filters WHERE keys = %1$L') WHERE result IS DISTINCT FROM 'true';
\echo nothing: large ones that deny a key, and those of nothing that have one
SELECT * FROM pg_temp.each('SELECT count(*) FROM large, generate_series(1, 12000) AS i WHERE %1$L = ''integer'' AND (%2$I @> i) IS NOT TRUE') WHERE result <> '0';
SELECT * FROM pg_temp.each('SELECT %2$I @> 1 OR %2$I @> ''x''::text OR %2$I @> 1.5 OR %2$I @> now() FROM nothing') WHERE result IS DISTINCT FROM 'false';
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
