--
-- All that the extension consists of, and every column of the catalogs that
-- says what it is like: a line for each object, the same wherever the same
-- script was run.  OIDs are given as what they stand for.
--

\set ON_ERROR_STOP on
\pset tuples_only on
\pset format unaligned
SET client_min_messages = warning;
SET search_path = pg_catalog;

CREATE TEMP TABLE member AS
SELECT classid, objid FROM pg_depend AS d JOIN pg_extension AS e ON d.refclassid = 'pg_extension'::regclass AND d.refobjid = e.oid
WHERE d.deptype = 'e' AND e.extname = 'ribbonfilter';
-- what is not a member by itself, but a part of one
INSERT INTO pg_temp.member
SELECT 'pg_type'::regclass, t.typarray FROM pg_type AS t JOIN pg_temp.member AS m ON m.classid = 'pg_type'::regclass AND m.objid = t.oid WHERE t.typarray <> 0
EXCEPT SELECT classid, objid FROM pg_temp.member;
INSERT INTO pg_temp.member
SELECT 'pg_amop'::regclass, o.oid FROM pg_amop AS o JOIN pg_temp.member AS m ON m.classid = 'pg_opfamily'::regclass AND m.objid = amopfamily UNION ALL
SELECT 'pg_amproc'::regclass, p.oid FROM pg_amproc AS p JOIN pg_temp.member AS m ON m.classid = 'pg_opfamily'::regclass AND m.objid = amprocfamily;

-- A row of a catalog, with names for the OIDs that refer to other catalogs.
CREATE FUNCTION pg_temp.named(catalog regclass, line jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	key text;
	target regclass;
	value jsonb;
BEGIN
	line := line - 'oid';
	FOR key, target IN SELECT fkcols[1], pktable FROM pg_get_catalog_foreign_keys() WHERE fktable = catalog AND cardinality(fkcols) = 1 LOOP
		value := line -> key;
		CONTINUE WHEN target = 'pg_authid'::regclass;
		IF jsonb_typeof(value) = 'array' THEN
			value := (SELECT jsonb_agg(pg_describe_object(target, o::oid, 0) ORDER BY no) FROM jsonb_array_elements_text(value) WITH ORDINALITY AS a (o, no));
		ELSIF value #>> '{}' ~ '^[0-9]+$' THEN
			value := to_jsonb(pg_describe_object(target, (value #>> '{}')::oid, 0));
		END IF;
		line := jsonb_set(line, ARRAY[key], coalesce(value, 'null'));
	END LOOP;
	RETURN line;
END $$;

CREATE TEMP TABLE line (object text, detail jsonb);
DO $$
DECLARE
	catalog regclass;
BEGIN
	FOR catalog IN SELECT DISTINCT classid::regclass FROM pg_temp.member LOOP
		EXECUTE format('INSERT INTO pg_temp.line SELECT pg_describe_object(classid, objid, 0), pg_temp.named(%1$L, to_jsonb(c.*)) || jsonb_build_object(''comment'', obj_description(objid, %1$L))
			FROM pg_temp.member AS m JOIN %1$s AS c ON c.oid = objid WHERE classid = %1$L::regclass', catalog);
	END LOOP;
END $$;
-- trees, full of OIDs, and of places in the statement that made them
UPDATE pg_temp.line SET detail = detail || jsonb_build_object('prosqlbody', pg_get_function_sqlbody(p.oid), 'proargdefaults', pg_get_expr(p.proargdefaults, 0))
FROM pg_proc AS p JOIN pg_temp.member ON classid = 'pg_proc'::regclass AND objid = p.oid WHERE object = pg_describe_object(classid, objid, 0);
INSERT INTO pg_temp.line
SELECT 'aggregate ' || aggfnoid::oid::regprocedure, pg_temp.named('pg_aggregate', to_jsonb(a.*)) FROM pg_aggregate AS a JOIN pg_temp.member ON classid = 'pg_proc'::regclass AND objid = aggfnoid;

-- one line each, whatever is in it
SELECT object || ': ' || detail::text FROM pg_temp.line ORDER BY object COLLATE "C", detail::text COLLATE "C";
