--
-- The extension: installing, moving, removing it.  Runs before all other
-- tests, and leaves them the extension, the list of the kinds of filter and
-- functions.
--

SET client_min_messages = warning;

CREATE EXTENSION ribbonfilter;

SELECT e.extversion = a.default_version AS default_version, v.relocatable, v.trusted, v.superuser, v.requires
FROM pg_extension AS e
JOIN pg_available_extensions AS a ON a.name = e.extname
JOIN pg_available_extension_versions AS v ON v.name = e.extname AND v.version = e.extversion
WHERE e.extname = 'ribbonfilter';

-- What a statement raises; for all tests.  The details and hints of the server's
-- own errors differ between versions: be brief there.
CREATE FUNCTION raised(statement text, brief boolean DEFAULT false) RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE
	message text;
	detail text;
	hint text;
BEGIN
	EXECUTE statement;
	RETURN NEXT 'nothing';
EXCEPTION WHEN OTHERS THEN
	GET STACKED DIAGNOSTICS message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL, hint = PG_EXCEPTION_HINT;
	RETURN NEXT SQLSTATE || ': ' || message;
	IF detail <> '' AND NOT brief THEN
		RETURN NEXT 'detail: ' || detail;
	END IF;
	IF hint <> '' AND NOT brief THEN
		RETURN NEXT 'hint: ' || hint;
	END IF;
END $$;
COMMENT ON FUNCTION raised IS 'what a statement raises: SQLSTATE and message, detail, hint';

-- How the server plans a query
CREATE FUNCTION planned(query text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE 'EXPLAIN (FORMAT JSON) ' || query INTO plan;
	RETURN plan;
END $$;

-- Integers of which one, 13, cannot be hashed
CREATE TYPE touchy;
CREATE FUNCTION touchy_in(cstring) RETURNS touchy LANGUAGE internal IMMUTABLE STRICT AS 'int4in';
CREATE FUNCTION touchy_out(touchy) RETURNS cstring LANGUAGE internal IMMUTABLE STRICT AS 'int4out';
CREATE TYPE touchy (INPUT = touchy_in, OUTPUT = touchy_out, LIKE = integer);
CREATE FUNCTION touchy_eq(touchy, touchy) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT AS 'int4eq';
CREATE FUNCTION touchy_hash(touchy) RETURNS integer LANGUAGE internal IMMUTABLE STRICT AS 'hashint4';
CREATE FUNCTION touchy_hash(touchy, bigint) RETURNS bigint LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
	IF $1::text = '13' THEN RAISE 'it is 13'; END IF;
	RETURN hashtextextended($1::text, $2);
END$$;
CREATE OPERATOR = (LEFTARG = touchy, RIGHTARG = touchy, FUNCTION = touchy_eq, HASHES);
CREATE OPERATOR CLASS touchy_ops DEFAULT FOR TYPE touchy USING hash AS OPERATOR 1 =, FUNCTION 1 touchy_hash(touchy), FUNCTION 2 touchy_hash(touchy, bigint);

--
-- The kinds of filter, of which tests are made that all kinds share.  A kind
-- joins them by being in the extension.
--

CREATE TABLE kinds AS
SELECT stem, type, has_rate, has_values, is_mutable, merge,
	(SELECT min(rate) FROM unnest(ARRAY[1e-9, 1e-6, 1e-4, 0.001, 0.01]) AS rate, raised(format('SELECT %s_build(ARRAY[1]%s, %s)', stem, CASE WHEN has_values THEN ', ARRAY[1]' END, rate)) AS error
		WHERE error = 'nothing') AS least_rate
FROM pg_opclass
JOIN pg_depend AS d ON d.classid = 'pg_opclass'::regclass AND d.objid = pg_opclass.oid AND d.deptype = 'e'
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'ribbonfilter'
JOIN pg_am AS m ON m.oid = opcmethod AND m.amname = 'hash'
CROSS JOIN LATERAL (SELECT regexp_replace(opcname, '_ops$', '') AS stem, opcintype::regtype::text AS type) AS names
CROSS JOIN LATERAL (SELECT to_regprocedure(format('%s_agg(anyelement, bigint)', stem)) IS NOT NULL AS has_values) AS maps
CROSS JOIN LATERAL (SELECT to_regprocedure(format('%s_build(anyarray%s, double precision)', stem, CASE WHEN has_values THEN ', bigint[]' END)) IS NOT NULL AS has_rate,
	to_regprocedure(format('%s_add(%s, anyelement)', stem, type)) IS NOT NULL AS is_mutable,
	(SELECT verb FROM unnest(ARRAY['union', 'sum']) AS verb WHERE NOT has_values AND to_regprocedure(format('%1$s_%3$s(%2$s, %2$s)', stem, type, verb)) IS NOT NULL) AS merge) AS capabilities;
SELECT * FROM kinds ORDER BY stem COLLATE "C";

-- Values of keys, from 0 to 15, for kinds that have values: the same wherever it
-- is asked
CREATE FUNCTION value_of(key anyelement) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT (hashtext(key::text) & 15)::bigint';
CREATE FUNCTION values_of(keys anyarray) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce((SELECT array_agg(public.value_of(key)) FROM (SELECT unnest(keys) AS key) AS elements), '{}') $$;

-- SQL in which calls of a function have one more argument behind the first, with
-- that in place of %s: from the last call to the first, as they may be nested
CREATE FUNCTION with_argument(sql text, call text, argument text) RETURNS text STRICT LANGUAGE plpgsql AS $$
DECLARE
	parts text[] := string_to_array(sql, call);
	depth integer;
	i integer;
BEGIN
	sql := parts[cardinality(parts)];
	FOR part IN REVERSE cardinality(parts) - 1 .. 1 LOOP
		depth := 0;
		i := 0;
		LOOP
			i := i + 1;
			depth := depth + CASE WHEN substr(sql, i, 1) IN ('(', '[', '{') THEN 1 WHEN substr(sql, i, 1) IN (')', ']', '}') THEN -1 ELSE 0 END;
			EXIT WHEN depth < 0 OR depth = 0 AND (substr(sql, i, 1) IN (',', '') OR substr(sql, i, 10) = ' ORDER BY ');
		END LOOP;
		sql := parts[part] || call || left(sql, i - 1) || ', ' || format(argument, regexp_replace(left(sql, i - 1), '^DISTINCT ', '')) || substr(sql, i);
	END LOOP;
	RETURN sql;
END $$;

-- SQL for a kind: STEM and TYPE stand for its names; RATE for an argument that
-- is its least rate, and RATE(r) for one that is r, if it has a rate at all;
-- LEAST_RATE for its least rate or 0; MERGE for what two of them are made into
-- one by, union or sum, and <MERGE> for the operator that does so.  If keys have
-- values, STEM_agg(k), STEM_build(keys), STEM_size(n), STEM_capacity(n) have them
-- behind the first argument.
CREATE FUNCTION for_kind(sql text, kind public.kinds) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	sql := regexp_replace(sql, '\mRATE\(([^()]*)\)', CASE WHEN kind.has_rate THEN ', \1' ELSE '' END, 'g');
	sql := regexp_replace(sql, '\mRATE\M', coalesce(', ' || kind.least_rate, ''), 'g');
	sql := replace(sql, 'LEAST_RATE', coalesce(kind.least_rate, 0)::text);
	sql := replace(sql, '<MERGE>', CASE kind.merge WHEN 'sum' THEN '+' ELSE '|' END);
	sql := replace(sql, 'MERGE', coalesce(kind.merge, ''));
	IF kind.has_values THEN
		sql := public.with_argument(sql, 'STEM_agg(', 'public.value_of(%s)');
		sql := public.with_argument(sql, 'STEM_build(', 'public.values_of(%s)');
		sql := public.with_argument(sql, 'STEM_size(', '15');
		sql := public.with_argument(sql, 'STEM_capacity(', '15');
	END IF;
	RETURN replace(replace(sql, 'STEM', kind.stem), 'TYPE', kind.type);
END $$;

-- What a query returns for each kind, or for each of some, with the kind as the
-- first column
CREATE FUNCTION each_kind(query text, condition text DEFAULT 'true') RETURNS SETOF record LANGUAGE plpgsql AS $$
DECLARE
	kind public.kinds;
BEGIN
	FOR kind IN EXECUTE format('SELECT * FROM public.kinds WHERE %s ORDER BY stem COLLATE "C"', condition) LOOP
		RETURN QUERY EXECUTE format('SELECT %L, q.* FROM (%s) AS q', kind.stem, public.for_kind(query, kind));
	END LOOP;
END $$;
-- A statement for each kind, or for each of some
CREATE PROCEDURE for_each_kind(statement text, condition text DEFAULT 'true') LANGUAGE plpgsql AS $$
DECLARE
	kind public.kinds;
BEGIN
	FOR kind IN EXECUTE format('SELECT * FROM public.kinds WHERE %s ORDER BY stem COLLATE "C"', condition) LOOP
		EXECUTE public.for_kind(statement, kind);
	END LOOP;
END $$;

-- The answer of a query, or its error
CREATE FUNCTION outcome(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	answer text;
BEGIN
	EXECUTE query INTO answer;
	RETURN answer;
EXCEPTION WHEN OTHERS THEN
	RETURN SQLSTATE || ' ' || SQLERRM;
END $$;

-- What the session's memory contexts hold
CREATE FUNCTION memory() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT sum(used_bytes)::bigint FROM pg_backend_memory_contexts';
-- TOAST rows that a query reads of a table
CREATE FUNCTION rows_read(query text, of regclass) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	toast_index oid := indexrelid FROM pg_index WHERE indrelid = (SELECT reltoastrelid FROM pg_class WHERE oid = of);
	before bigint := pg_stat_get_xact_tuples_fetched(toast_index);
BEGIN
	EXECUTE query;
	RETURN pg_stat_get_xact_tuples_fetched(toast_index) - before;
END $$;

-- Blocks of temporary files that a query reads and writes, and the workers that
-- are planned for what is below its topmost node
CREATE FUNCTION temp_blocks(query text) RETURNS TABLE (workers bigint, read bigint, written bigint) LANGUAGE plpgsql AS $$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE 'EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ' || query INTO plan;
	RETURN QUERY SELECT (plan #>> '{0,Plan,Plans,0,Workers Planned}')::bigint, (plan #>> '{0,Plan,Temp Read Blocks}')::bigint, (plan #>> '{0,Plan,Temp Written Blocks}')::bigint;
END $$;
-- Does a query write temporary files?
CREATE FUNCTION spilled(query text) RETURNS boolean LANGUAGE sql AS 'SELECT written > 0 FROM public.temp_blocks(query)';

-- How many members are in which schema, by what kind of object they are.
CREATE VIEW members AS
SELECT count(*) > 100 AS many, array_agg(DISTINCT object.schema) AS schemas
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid
CROSS JOIN LATERAL pg_identify_object(d.classid, d.objid, 0) AS object
WHERE d.refclassid = 'pg_extension'::regclass AND d.deptype = 'e'
	AND e.extname = 'ribbonfilter' AND object.schema IS NOT NULL;

TABLE members;

--
-- It can be moved, with filters stored.
--

CREATE SCHEMA elsewhere;
CREATE TYPE color AS ENUM ('red', 'green');
CALL for_each_kind('CREATE TABLE kept_STEM AS
SELECT STEM_agg(i) AS f, STEM_build(''{red}''::color[]) AS e FROM generate_series(1, 1000) AS i');

ALTER EXTENSION ribbonfilter SET SCHEMA elsewhere;
TABLE members;
SELECT raised('SELECT ribbon_build(ARRAY[1])', brief := true);
SELECT raised('SELECT f @> 1 FROM kept_ribbon', brief := true);
-- as a dump would, with nothing on the search_path
SET search_path = '';
SELECT * FROM public.each_kind('SELECT f OPERATOR(elsewhere.@>) 1,
	elsewhere.STEM_contains(f, 1000), 1000 OPERATOR(elsewhere.<@) f,
	f OPERATOR(elsewhere.@>) ''1000'', e OPERATOR(elsewhere.@>) ''red'',
	f OPERATOR(elsewhere.&&) ARRAY[0, 1]
FROM public.kept_STEM') AS t (kind text, operator boolean, function boolean, commutated boolean, literal boolean, enum boolean, any_of boolean);
SELECT * FROM public.each_kind('SELECT elsewhere.STEM_agg(i) OPERATOR(elsewhere.=) (SELECT f FROM public.kept_STEM),
	elsewhere.STEM_agg(i)::bytea::elsewhere.TYPE OPERATOR(elsewhere.=) (SELECT f FROM public.kept_STEM),
	elsewhere.STEM_capacity(1048576) OPERATOR(pg_catalog.>) 0
FROM pg_catalog.generate_series(1, 1000) AS i') AS t (kind text, same boolean, through_bytea boolean, capacity boolean);
RESET search_path;
ALTER EXTENSION ribbonfilter SET SCHEMA public;
TABLE members;
SELECT * FROM each_kind('SELECT f @> 1 FROM kept_STEM') AS t (kind text, held boolean);

--
-- It can be removed, unless it is used.
--

SELECT raised('DROP EXTENSION ribbonfilter', brief := true);
DROP EXTENSION ribbonfilter CASCADE;
SELECT count(*) AS columns_left FROM information_schema.columns WHERE table_name LIKE 'kept_%';
SELECT count(*) AS functions_left FROM pg_proc WHERE probin LIKE '%ribbonfilter%';
CALL for_each_kind('DROP TABLE kept_STEM');
DROP TYPE color;

--
-- It is trusted: who may create objects in a database may install it.
--

CREATE ROLE regress_ribbonfilter_owner;
DO $$ BEGIN
	EXECUTE format('GRANT CREATE ON DATABASE %I TO regress_ribbonfilter_owner', current_database());
END $$;
CREATE SCHEMA own AUTHORIZATION regress_ribbonfilter_owner;
SET ROLE regress_ribbonfilter_owner;
CREATE EXTENSION ribbonfilter SCHEMA own;
RESET ROLE;
SELECT extowner::regrole, extnamespace::regnamespace FROM pg_extension WHERE extname = 'ribbonfilter';
TABLE members;
SET ROLE regress_ribbonfilter_owner;
SELECT own.ribbon_agg(i) OPERATOR(own.@>) 7 AS works FROM generate_series(1, 10) AS i;
DROP EXTENSION ribbonfilter;
RESET ROLE;
DO $$ BEGIN
	EXECUTE format('REVOKE CREATE ON DATABASE %I FROM regress_ribbonfilter_owner', current_database());
END $$;
SET ROLE regress_ribbonfilter_owner;
SELECT raised('CREATE EXTENSION ribbonfilter SCHEMA own', brief := true);
RESET ROLE;
DROP SCHEMA own;
DROP ROLE regress_ribbonfilter_owner;
DROP SCHEMA elsewhere;
DROP VIEW members;

-- for the other tests
CREATE EXTENSION ribbonfilter;

-- a final function of aggregates that catches errors, in a subtransaction
CREATE FUNCTION count_if_possible(s keyset) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
	RETURN keyset_cardinality(s);
EXCEPTION WHEN OTHERS THEN
	RETURN -1;
END $$;

-- Anybody may use it.
CREATE ROLE regress_ribbonfilter_user;
SET ROLE regress_ribbonfilter_user;
SELECT ribbon_agg(i) @> 7 AS works FROM generate_series(1, 10) AS i;
RESET ROLE;
DROP ROLE regress_ribbonfilter_user;
