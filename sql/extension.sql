--
-- The extension: installing, moving, removing it.  Runs before all other
-- tests, and leaves them the extension and the function "raised".
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
CREATE TABLE kept (s keyset, b bloomfilter, r ribbonfilter, e ribbonfilter);
INSERT INTO kept
SELECT keyset_agg(i), bloom_agg(i), ribbon_agg(i), ribbon_build('{red}'::color[])
FROM generate_series(1, 1000) AS i;

ALTER EXTENSION ribbonfilter SET SCHEMA elsewhere;
TABLE members;
SELECT raised('SELECT ribbon_build(ARRAY[1])', brief := true);
SELECT raised('SELECT r @> 1 FROM kept', brief := true);
-- as a dump would, with nothing on the search_path
SET search_path = '';
SELECT s OPERATOR(elsewhere.@>) 1 AS keyset, b OPERATOR(elsewhere.@>) 1 AS bloom, r OPERATOR(elsewhere.@>) 1 AS ribbon,
	elsewhere.ribbon_contains(r, 1000) AS function, 1000 OPERATOR(elsewhere.<@) r AS commutated,
	r OPERATOR(elsewhere.@>) '1000' AS literal, e OPERATOR(elsewhere.@>) 'red' AS enum,
	r OPERATOR(elsewhere.&&) ARRAY[0, 1] AS overlaps
FROM public.kept;
SELECT elsewhere.ribbon_agg(i) OPERATOR(elsewhere.=) (SELECT r FROM public.kept) AS same,
	elsewhere.keyset_agg(i)::bytea::elsewhere.keyset OPERATOR(elsewhere.=) (SELECT s FROM public.kept) AS through_bytea
FROM pg_catalog.generate_series(1, 1000) AS i;
RESET search_path;
ALTER EXTENSION ribbonfilter SET SCHEMA public;
TABLE members;
SELECT s @> 1 AS keyset, b @> 1 AS bloom, r @> 1 AS ribbon FROM kept;

--
-- It can be removed, unless it is used.
--

SELECT raised('DROP EXTENSION ribbonfilter', brief := true);
DROP EXTENSION ribbonfilter CASCADE;
SELECT count(*) AS columns_left FROM information_schema.columns WHERE table_name = 'kept';
SELECT count(*) AS functions_left FROM pg_proc WHERE probin LIKE '%ribbonfilter%';
DROP TABLE kept;
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

-- Anybody may use it.
CREATE ROLE regress_ribbonfilter_user;
SET ROLE regress_ribbonfilter_user;
SELECT ribbon_agg(i) @> 7 AS works FROM generate_series(1, 10) AS i;
RESET ROLE;
DROP ROLE regress_ribbonfilter_user;
