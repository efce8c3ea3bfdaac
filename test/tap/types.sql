-- The walk of 011_types.pl: every type of this database whose values SQL can
-- compare, keys made of it in every way, asked for in every way.
--
-- Nothing here lists types.  They come from the catalog; so do those they can
-- be compared with, and which of their values are equal: that is what "=" says
-- of values that stand in columns.  What is listed is spellings (walk.pool),
-- ways to put a key into a filter (walk.way_in) and ways to ask for it
-- (walk.way_asked).  Each question goes to a filter that was made of one key;
-- SQL says that the key asked for is equal to it; so the answer must be yes, or
-- an error.  Two lines say it all:
--
--	walk.no			the answers "no": there must be none
--	walk.trouble	the errors
--
-- The extension is in the search_path; so is what else there is.
--
-- psql variables: "only" is a condition on pg_type t that selects the types to
-- walk, 'true' for all.

\set ON_ERROR_STOP on
\set VERBOSITY terse
SET client_encoding = 'UTF8';
SET client_min_messages = error;

CREATE SCHEMA walk;

--
-- What will be found
--

-- A type to walk: a type of the catalog, or a column of it with a modifier or
-- a collation.
CREATE TABLE walk.entry (
	e integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	typ oid NOT NULL,
	coldef text NOT NULL,			-- what a column of it is declared as
	castto text NOT NULL,			-- the same without a collation
	kind "char" NOT NULL,			-- pg_type.typtype, and A for arrays
	elements boolean NOT NULL DEFAULT false,	-- an array or a domain over one: within ARRAY[], its elements
	level integer NOT NULL,			-- 0, or above that of the types it is made of
	crossing boolean NOT NULL,		-- is it compared with other types?
	most integer NOT NULL,			-- so many values are walked
	hashable boolean NOT NULL,
	refused text,					-- why docs/guarantees.md says so, if it is
	collated boolean NOT NULL DEFAULT false,	-- by the column, so constants are not
	liar boolean NOT NULL DEFAULT false,	-- its hash does not agree with its "="
	nvalues integer,
	inputless boolean,				-- its input function refuses everything
	picked text[]					-- see walk.pick
);

-- The kinds of filter, by what SQL has for them; "row" are keysets of rows.
CREATE TABLE walk.kind AS
SELECT stem, type,
	to_regprocedure(format('%s_add(%s, anyelement)', stem, type)) IS NOT NULL AS adds,
	to_regprocedure(format('%s_empty(double precision, bigint)', stem)) IS NOT NULL AS sized,
	CASE WHEN to_regprocedure(format('%s_agg(anyelement, bigint)', stem)) IS NOT NULL THEN '7' END AS value,	-- of each key, if keys have values
	''::text AS fpr		-- the argument for a low rate
FROM pg_opclass AS o JOIN pg_am AS m ON m.oid = opcmethod AND amname = 'hash'
JOIN pg_depend AS d ON d.classid = 'pg_opclass'::regclass AND d.objid = o.oid AND d.deptype = 'e'
JOIN pg_extension AS e ON d.refobjid = e.oid AND extname = 'ribbonfilter',
	LATERAL (SELECT regexp_replace(opcname, '_ops$', '') AS stem, opcintype::regtype::text AS type) AS names;
DO $$
DECLARE
	name text;
	value text;
	rate text;
BEGIN
	FOR name, value, rate IN SELECT k.stem, k.value, r FROM walk.kind AS k, unnest(ARRAY['0.01', '0.001', '0.00002', '0.000001']) WITH ORDINALITY AS u (r, o) ORDER BY o LOOP
		BEGIN
			EXECUTE format('SELECT %s_build(ARRAY[1]%s, %s)', name, ', ARRAY[' || value || ']', rate);
			UPDATE walk.kind SET fpr = ', ' || rate WHERE stem = name;
		EXCEPTION WHEN OTHERS THEN
			NULL;		-- it has no rate, or none so low
		END;
	END LOOP;
END $$;
INSERT INTO walk.kind VALUES ('row', 'keyset', false, false, NULL, '');

-- a key in a filter
CREATE TABLE walk.raw (kind text, e integer, id integer, way text, f bytea);
CREATE INDEX ON walk.raw (e, kind);

-- Filters of the same bytes are asked once for all.  (n = 1 is not special.)
CREATE PROCEDURE walk.for_each_kind(sql text, condition text DEFAULT 'true') LANGUAGE plpgsql AS $$
DECLARE
	k walk.kind;
BEGIN
	FOR k IN EXECUTE 'SELECT * FROM walk.kind WHERE ' || condition LOOP
		EXECUTE replace(replace(replace(sql, '«stem»', k.stem), '«type»', k.type), '«values»', coalesce(', ARRAY[' || k.value || ']', ''));
	END LOOP;
END $$;
CALL walk.for_each_kind('CREATE TABLE walk.filter_«stem» (e integer, id integer, n integer, ways text[], f «type»)');
CALL walk.for_each_kind('CREATE INDEX ON walk.filter_«stem» (e)');

-- a = b, says SQL
CREATE TABLE walk.pair (a integer, a_id integer, b integer, b_id integer);

CREATE TABLE walk.asked (settings text, kind text, a integer, b integer, way text, questions bigint, combinations bigint, yes bigint);
CREATE TABLE walk.no (settings text, kind text, a integer, b integer, ways_in text[], way text, example text);
CREATE TABLE walk.trouble (settings text, kind text, a integer, b integer, ways_in text[], way text, example text, state text, message text);

-- What else was seen: what was left out, and things that must not be.
CREATE TABLE walk.note (what text, item text, detail text);

--
-- Types of users
--

CREATE SCHEMA "Öffentlich";

-- What makes two values of the types below equal: neither case nor a sign
-- counts, and 41 is 61, which makes A and a one as bytes too.
CREATE FUNCTION walk.canonical(output text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT replace(replace(lower(output), '-', ''), '41', '61') $$;

-- Gives a type an equality, an order and a hash of its own: what values look
-- like after "same", or before they are hashed after "hashed".
CREATE PROCEDURE walk.own_equality(type text, same text DEFAULT 'walk.canonical', hashed text DEFAULT 'walk.canonical')
LANGUAGE plpgsql AS $$
DECLARE
	name text := 'own_' || type::regtype::oid;
	look text := format('%s(format(''''%%s'''', $N)) COLLATE "C"', same);
	fixed text := 'LANGUAGE plpgsql IMMUTABLE STRICT SET extra_float_digits = 1 SET bytea_output = ''hex''';
	o record;
BEGIN
	FOR o IN SELECT * FROM (VALUES ('<', 'lt'), ('<=', 'le'), ('=', 'eq'), ('>=', 'ge'), ('>', 'gt')) AS o (op, suffix)
	LOOP
		EXECUTE format('CREATE FUNCTION walk.%s_%s(%s, %3$s) RETURNS boolean %4$s AS ''BEGIN RETURN %5$s %6$s %7$s; END''',
			name, o.suffix, type, fixed, replace(look, '$N', '$1'), o.op, replace(look, '$N', '$2'));
		EXECUTE format('CREATE OPERATOR public.%s (LEFTARG = %s, RIGHTARG = %2$s, FUNCTION = walk.%s_%s)', o.op, type, name, o.suffix);
	END LOOP;
	EXECUTE format('CREATE FUNCTION walk.%s_cmp(%s, %2$s) RETURNS integer %3$s AS ''BEGIN RETURN bttextcmp(%4$s, %5$s); END''',
		name, type, fixed, replace(look, '$N', '$1'), replace(look, '$N', '$2'));
	look := replace(replace(look, same, hashed), '$N', '$1');
	EXECUTE format('CREATE FUNCTION walk.%s_hash(%s) RETURNS integer %s AS ''BEGIN RETURN hashtext(%s); END''',
		name, type, fixed, look);
	EXECUTE format('CREATE FUNCTION walk.%s_hash(%s, bigint) RETURNS bigint %s AS ''BEGIN RETURN hashtextextended(%s, $2); END''',
		name, type, fixed, look);
	EXECUTE format('CREATE OPERATOR CLASS walk.%s_hash DEFAULT FOR TYPE %s USING hash AS
			OPERATOR 1 public.=, FUNCTION 1 walk.%1$s_hash(%2$s), FUNCTION 2 walk.%1$s_hash(%2$s, bigint)', name, type);
	EXECUTE format('CREATE OPERATOR CLASS walk.%s_btree DEFAULT FOR TYPE %s USING btree AS
			OPERATOR 1 public.<, OPERATOR 2 public.<=, OPERATOR 3 public.=, OPERATOR 4 public.>=, OPERATOR 5 public.>,
			FUNCTION 1 walk.%1$s_cmp(%2$s, %2$s)', name, type);
END $$;

-- A base type that is stored like another, and cast to it implicitly, by a
-- function or by nothing: the overloads of the extension for the other one must
-- not catch it.
CREATE PROCEDURE walk.make_type(type text, origin regtype, category text, by_function boolean)
LANGUAGE plpgsql AS $$
DECLARE
	t pg_type := (SELECT t FROM pg_type AS t WHERE t.oid = origin);
	input pg_proc := (SELECT p FROM pg_proc AS p WHERE p.oid = t.typinput);
	output pg_proc := (SELECT p FROM pg_proc AS p WHERE p.oid = t.typoutput);
	name text := format('%s_%s', replace(origin::text, ' ', '_'), md5(type));
BEGIN
	EXECUTE format('CREATE TYPE %s', type);
	EXECUTE format('CREATE FUNCTION walk.%I(%s) RETURNS %s LANGUAGE internal IMMUTABLE STRICT AS %L',
		name || '_in', CASE input.pronargs WHEN 1 THEN 'cstring' ELSE 'cstring, oid, integer' END, type, input.prosrc);
	EXECUTE format('CREATE FUNCTION walk.%I(%s) RETURNS cstring LANGUAGE internal IMMUTABLE STRICT AS %L',
		name || '_out', type, output.prosrc);
	EXECUTE format('CREATE TYPE %s (INPUT = walk.%I, OUTPUT = walk.%I, LIKE = %s, CATEGORY = %L, COLLATABLE = %s)',
		type, name || '_in', name || '_out', origin, category, CASE WHEN t.typcollation <> 0 THEN 'true' ELSE 'false' END);
	IF by_function THEN
		EXECUTE format($f$CREATE FUNCTION walk.%I(%s) RETURNS %s LANGUAGE plpgsql IMMUTABLE STRICT AS 'BEGIN RETURN format(''%%s'', $1); END'$f$,
			name || '_cast', type, origin);
		EXECUTE format('CREATE CAST (%s AS %s) WITH FUNCTION walk.%I(%1$s) AS IMPLICIT', type, origin, name || '_cast');
	ELSE
		EXECUTE format('CREATE CAST (%s AS %s) WITHOUT FUNCTION AS IMPLICIT', type, origin);
	END IF;
END $$;

-- For each type that some function of the extension is declared for: types that
-- are cast to it, in its category and in none, with an equality of their own or
-- that of the other.
DO $$
DECLARE
	o record;
	type text;
BEGIN
	FOR o IN
		SELECT DISTINCT t.oid::regtype AS typ, category, by_function, own
		FROM (SELECT DISTINCT unnest(p.proargtypes) AS oid
			FROM pg_proc AS p JOIN pg_depend AS d ON d.classid = 'pg_proc'::regclass AND d.objid = p.oid
			JOIN pg_extension AS x ON d.refclassid = 'pg_extension'::regclass AND d.refobjid = x.oid
			WHERE x.extname = 'ribbonfilter' AND NOT 'internal'::regtype = ANY (p.proargtypes)) AS used
		JOIN pg_type AS t USING (oid),
			unnest(ARRAY[false, true]) AS by_function, unnest(ARRAY[false, true]) AS own,
			unnest(ARRAY[t.typcategory::text, 'U']) AS category
		-- no array, which is no key but values of a map
		WHERE t.typtype = 'b' AND t.typcategory <> 'A' AND (own OR NOT by_function) AND (own AND NOT by_function OR category <> 'U')
		-- an equality of its own is one of its output, which settings must not change
		AND (NOT own OR (SELECT provolatile FROM pg_proc WHERE pg_proc.oid = t.typoutput) = 'i')
		AND NOT EXISTS (SELECT FROM pg_depend AS d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid
			AND d.refclassid = 'pg_extension'::regclass)
		ORDER BY 1, 2, 3, 4
	LOOP
		type := format('walk.%I', concat_ws(', ', 'like ' || o.typ, o.category, CASE WHEN o.by_function THEN 'cast by function' END,
			CASE WHEN o.own THEN 'own equality' END));
		CALL walk.make_type(type, o.typ, o.category, o.by_function);
		IF o.own THEN
			CALL walk.own_equality(type);
		END IF;
	END LOOP;
END $$;

-- This one breaks the rules: all values are equal, their hashes are not.  The
-- walk must notice.
CREATE FUNCTION walk.nothing(output text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '' $$;
CALL walk.make_type('walk.liar', 'text', 'U', false);
CALL walk.own_equality('walk.liar', same => 'walk.nothing', hashed => 'walk.canonical');

CREATE TYPE "Öffentlich"."Farbe ""x""" AS ENUM ('rot', 'Rot', 'ROT', 'grün', '1', ' ');
CREATE TYPE walk.mood AS ENUM ('a', 'A', 'b', 'B');
CREATE TYPE walk.mood_own AS ENUM ('a', 'A', 'b', 'B');
CALL walk.own_equality('walk.mood_own');

CREATE TYPE walk.complex AS (r double precision, i double precision);
CREATE TYPE walk.complex_own AS (r double precision, i double precision);
CALL walk.own_equality('walk.complex_own');
CREATE TYPE "Öffentlich"."Mixed" AS (c char(5), r real, n numeric, t text, "Ü" timestamptz, m walk.mood, x walk.complex);

CREATE DOMAIN walk.some_text AS text;
CREATE DOMAIN walk.some_char AS char(4);
CREATE DOMAIN walk.short_text AS walk.some_text CHECK (length(VALUE) < 4);
CREATE DOMAIN walk.needed AS numeric NOT NULL;
CREATE DOMAIN walk.money_like AS numeric(12, 2) DEFAULT 0;
CREATE DOMAIN walk.ints AS integer[];
CREATE DOMAIN walk.chars AS char(3)[];
CREATE DOMAIN walk.of_complex AS walk.complex;
CREATE TYPE walk.of_domains AS (a walk.short_text, b walk.ints, c walk.needed, d walk.some_char);
CREATE TYPE walk.text_backwards AS RANGE (SUBTYPE = text, SUBTYPE_OPCLASS = text_pattern_ops);
CREATE TYPE walk.over_domain AS RANGE (SUBTYPE = walk.needed);

-- Where there is citext, the same over it.
DO $$
BEGIN
	IF to_regtype('citext') IS NOT NULL THEN
		CREATE DOMAIN walk.email AS citext;
		CREATE DOMAIN walk.work_email AS walk.email CHECK (VALUE <> 'x');
		CREATE TYPE walk.letter AS (sender walk.work_email, subject citext, n integer);
	END IF;
END $$;

-- Where the server has ICU: texts that are equal and differ.
DO $$
BEGIN
	CREATE COLLATION walk.caseless (PROVIDER = icu, LOCALE = 'und-u-ks-level2', DETERMINISTIC = false);
	CREATE TYPE walk.caseless_row AS (t text COLLATE walk.caseless, n integer);
	CREATE TYPE walk.caseless_range AS RANGE (SUBTYPE = text, COLLATION = walk.caseless);
	CREATE DOMAIN walk.caseless_text AS text COLLATE walk.caseless;
EXCEPTION WHEN OTHERS THEN
	INSERT INTO walk.note VALUES ('left out', 'nondeterministic collations', SQLERRM);
END $$;

-- Statistics of several columns, whose types can only be read from the catalog.
CREATE TABLE walk.statistics AS SELECT i % 10 AS a, i % 10 AS b, i % 3 AS c FROM generate_series(1, 1000) AS i;
CREATE STATISTICS walk.statistics_of_three ON a, b, c FROM walk.statistics;
ANALYZE walk.statistics;

--
-- The types of the catalog
--

-- The types that a type is made of
CREATE FUNCTION walk.parts(t oid) RETURNS SETOF oid LANGUAGE sql STABLE AS $$
	SELECT typbasetype FROM pg_type WHERE oid = t AND typtype = 'd'
	UNION ALL SELECT typelem FROM pg_type
	WHERE oid = t AND typtype = 'b' AND typelem <> 0 AND typsubscript = 'array_subscript_handler'::regproc
	UNION ALL SELECT rngsubtype FROM pg_range WHERE rngtypid = t
	UNION ALL SELECT rngtypid FROM pg_range WHERE rngmultitypid = t
	UNION ALL SELECT a.atttypid FROM pg_type AS y JOIN pg_attribute AS a ON a.attrelid = y.typrelid
	WHERE y.oid = t AND a.attnum > 0 AND NOT a.attisdropped
$$;

-- The default hash operator class of a type itself, not as an array and so on:
-- also one that it takes from a type it is the same bytes as.
CREATE FUNCTION walk.own_opclass(t oid) RETURNS oid LANGUAGE sql STABLE AS $$
	SELECT c.oid FROM pg_opclass AS c JOIN pg_am AS m ON m.oid = c.opcmethod
	WHERE m.amname = 'hash' AND c.opcdefault
	AND (c.opcintype = t
		OR EXISTS (SELECT FROM pg_cast WHERE castsource = t AND casttarget = c.opcintype AND castmethod = 'b' AND castcontext = 'i'))
	ORDER BY c.opcintype <> t LIMIT 1
$$;

CREATE FUNCTION walk.hashable(t oid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
	y pg_type := (SELECT y FROM pg_type AS y WHERE y.oid = t);
BEGIN
	IF y.typtype = 'p' THEN
		RETURN false;
	ELSIF y.typtype = 'e' OR walk.own_opclass(t) IS NOT NULL THEN
		RETURN true;
	END IF;
	RETURN EXISTS (SELECT FROM walk.parts(t)) AND (SELECT bool_and(walk.hashable(p)) FROM walk.parts(t) AS p);
END $$;

-- Why docs/guarantees.md says that keys of this type, collated so, are refused
CREATE FUNCTION walk.refused(t oid, collation_oid oid) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
	y pg_type := (SELECT y FROM pg_type AS y WHERE y.oid = t);
	opclass oid := walk.own_opclass(t);
	reason text;
BEGIN
	IF y.typtype = 'r' AND NOT EXISTS (
		SELECT FROM pg_range AS r JOIN pg_opclass AS c ON c.oid = r.rngsubopc
		JOIN pg_opclass AS d USING (opcfamily)
		WHERE r.rngtypid = t AND d.opcdefault)
	THEN
		RETURN 'a range that compares its bounds in a way of its own';
	END IF;
	IF opclass IS NOT NULL AND y.typtype = 'b' AND NOT EXISTS (
		SELECT FROM pg_opclass AS c JOIN pg_amproc AS p ON p.amprocfamily = c.opcfamily AND p.amproclefttype = c.opcintype
		WHERE c.oid = opclass AND p.amprocnum = 2)
	THEN
		RETURN 'no extended hash function';
	END IF;
	IF y.typtype = 'r' THEN
		collation_oid := (SELECT rngcollation FROM pg_range WHERE rngtypid = t);
	END IF;
	IF y.typtype <> 'c' AND EXISTS (
		SELECT FROM pg_collation AS l
		WHERE l.oid IN (collation_oid, y.typcollation) AND NOT l.collisdeterministic)
	THEN
		RETURN 'a nondeterministic collation';
	END IF;
	IF y.typtype = 'c' THEN
		SELECT walk.refused(a.atttypid, a.attcollation) INTO reason FROM pg_attribute AS a
		WHERE a.attrelid = y.typrelid AND a.attnum > 0 AND NOT a.attisdropped
		AND walk.refused(a.atttypid, a.attcollation) IS NOT NULL LIMIT 1;
	ELSE
		SELECT walk.refused(p, collation_oid) INTO reason FROM walk.parts(t) AS p
		WHERE walk.refused(p, collation_oid) IS NOT NULL LIMIT 1;
	END IF;
	RETURN reason;
END $$;

CREATE FUNCTION walk.level(t oid) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT coalesce(1 + max(walk.level(p)), 0) FROM walk.parts(t) AS p
$$;

-- the types walked before those that are made of them now
CREATE TABLE walk.origin AS
SELECT t.oid AS typ
FROM pg_type AS t
WHERE t.typtype IN ('b', 'e') AND t.typisdefined AND NOT EXISTS (SELECT FROM walk.parts(t.oid))
AND t.typnamespace NOT IN (SELECT oid FROM pg_namespace WHERE nspname ~ '^pg_(toast|temp)')
AND walk.hashable(t.oid) AND :only;

-- A domain, a row, a range and a multirange of each; the server makes arrays.
DO $$
DECLARE
	t record;
BEGIN
	FOR t IN SELECT typ, typ::regtype AS name FROM walk.origin
	LOOP
		EXECUTE format('CREATE DOMAIN walk.%I AS %s', 'domain_' || t.typ, t.name);
		EXECUTE format('CREATE TYPE walk.%I AS (n integer, k %s)', 'row_' || t.typ, t.name);
		IF EXISTS (SELECT FROM pg_opclass AS c JOIN pg_am AS m ON m.oid = c.opcmethod
			WHERE m.amname = 'btree' AND c.opcdefault AND c.opcintype IN (t.typ,
				(SELECT 'anyenum'::regtype FROM pg_type WHERE oid = t.typ AND typtype = 'e')))
		THEN
			EXECUTE format('CREATE TYPE walk.%I AS RANGE (SUBTYPE = %s)', 'range_' || t.typ, t.name);
		END IF;
	END LOOP;
END $$;

-- Not only what can be hashed: what SQL can compare is asked as well, and has
-- to be refused.
CREATE FUNCTION walk.comparable(t oid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	EXECUTE format('SELECT NULL::%s = NULL::%1$s', t::regtype);
	RETURN true;
EXCEPTION WHEN OTHERS THEN
	RETURN false;
END $$;

INSERT INTO walk.entry (typ, coldef, castto, kind, level, crossing, most, hashable, refused)
SELECT t.oid, t.oid::regtype, t.oid::regtype, k.kind, walk.level(t.oid),
	derived IS NOT TRUE AND k.kind <> 'A' AND (t.typtype <> 'c' OR n.nspname IN ('walk', 'Öffentlich')),
	CASE WHEN derived THEN 6 WHEN k.kind IN ('b', 'e') THEN 26 WHEN k.kind = 'c' AND n.nspname NOT IN ('walk', 'Öffentlich') THEN 4 ELSE 12 END,
	h.hashable, walk.refused(t.oid, t.typcollation)
FROM pg_type AS t JOIN pg_namespace AS n ON n.oid = t.typnamespace,
	LATERAL (SELECT CASE WHEN t.typtype = 'b' AND EXISTS (SELECT FROM walk.parts(t.oid)) THEN 'A' ELSE t.typtype END) AS k (kind),
	LATERAL (SELECT n.nspname = 'walk' AND t.typname ~ '^_?(domain|row|range|multirange)_\d+$'
		OR k.kind = 'A' AND (SELECT y.typtype NOT IN ('b', 'e') FROM pg_type AS y WHERE y.oid = t.typelem)) AS d (derived),
	LATERAL (SELECT walk.hashable(t.oid)) AS h (hashable)
WHERE t.typtype IN ('b', 'c', 'd', 'e', 'm', 'r') AND t.typisdefined
AND n.nspname !~ '^pg_(toast|temp)'
AND NOT (n.nspname = 'walk' AND EXISTS (
	SELECT FROM pg_class AS c JOIN pg_type AS y ON y.oid IN (t.oid, t.typelem)
	WHERE c.oid = y.typrelid AND c.relkind = 'r'))
-- arrays of the rows and ranges made above, and of the catalogs' rows, would
-- only be more of the same
AND NOT (k.kind = 'A' AND EXISTS (
	SELECT FROM pg_type AS y JOIN pg_namespace AS m ON m.oid = y.typnamespace
	WHERE y.oid = t.typelem
	AND (m.nspname = 'walk' AND y.typname ~ '^(row|range|multirange)_\d+$' OR y.typtype = 'c' AND m.nspname NOT IN ('walk', 'Öffentlich'))))
AND (h.hashable OR k.kind = 'b' AND walk.comparable(t.oid))
AND :only
ORDER BY walk.level(t.oid), t.oid;

WITH RECURSIVE base AS (
	SELECT e, typ, kind FROM walk.entry
	UNION ALL SELECT b.e, t.typbasetype, t.typtype FROM base AS b JOIN pg_type AS t ON t.oid = b.typ WHERE t.typtype = 'd')
UPDATE walk.entry SET elements = true
WHERE e IN (SELECT b.e FROM base AS b JOIN pg_type AS t ON t.oid = b.typ WHERE t.typtype = 'b' AND EXISTS (SELECT FROM walk.parts(t.oid)));

UPDATE walk.entry SET liar = true
WHERE typ = 'walk.liar'::regtype
OR EXISTS (SELECT FROM walk.parts(typ) AS p WHERE p = 'walk.liar'::regtype
	OR EXISTS (SELECT FROM walk.parts(p) AS q WHERE q = 'walk.liar'::regtype
	OR EXISTS (SELECT FROM walk.parts(q) AS r WHERE r = 'walk.liar'::regtype)));

-- Columns with a modifier, and with another collation
DO $$
DECLARE
	x record;
BEGIN
	FOR x IN
		SELECT e.*, e.castto || m AS modified
		FROM walk.entry AS e JOIN pg_type AS t ON t.oid = e.typ, unnest(ARRAY['(5)', '(7,2)']) AS m
		WHERE e.kind = 'b' AND t.typmodin <> 0
	LOOP
		BEGIN
			EXECUTE format('CREATE TEMP TABLE tried (v %s) ON COMMIT DROP', x.modified);
			DROP TABLE tried;
			INSERT INTO walk.entry (typ, coldef, castto, kind, level, crossing, most, hashable, refused)
			VALUES (x.typ, x.modified, x.modified, x.kind, 1, true, x.most, x.hashable, x.refused);
		EXCEPTION WHEN syntax_error OR invalid_parameter_value THEN
			NULL;
		END;
	END LOOP;
	INSERT INTO walk.entry (typ, coldef, castto, kind, level, crossing, most, hashable, refused, collated, liar)
	SELECT e.typ, format('%s COLLATE %s', e.castto, l), e.castto, e.kind, 1, true, e.most, e.hashable, walk.refused(e.typ, l), true, liar
	FROM walk.entry AS e JOIN pg_type AS t ON t.oid = e.typ,
		unnest(ARRAY['"C"'::regcollation, to_regcollation('walk.caseless')]) AS l
	WHERE e.kind = 'b' AND t.typcollation <> 0 AND l IS NOT NULL AND t.typnamespace <> 'walk'::regnamespace;
END $$;

--
-- Spellings
--

-- Each is tried on each base type, so none of them may mean one thing now and
-- another one later.  Those that the type takes, and that come
-- first, are walked; of equal ones that are not stored alike as many as fit.
CREATE TABLE walk.pool (ord integer GENERATED ALWAYS AS IDENTITY, lit text);
INSERT INTO walk.pool (lit)
SELECT v FROM unnest(ARRAY[
	'a', 'A', 'a ', 'A  ', ' a', '', ' ', '1', '1.0', '01', '+1', '-1', '0', '-0', '0.1', '0.10', '.1', '1e-1',
	'abc', 'ABC', 'Abc', 'abc   ', 'é', 'É', 'ß', 'ss', 'b', 'B', 'true', 't', 'TRUE', 'yes', 'on', 'false', 'f', 'no', 'off',
	'41', '61', '-41', '1.00', '1.000', '10', '1e1', '1E1', '10.0', '100', '1e2', '0x10', '0b11', '0o17', '1_000', '1000', '3.14', '3.140', '-3.14',
	'0.30000000000000004', '0.3', '1e-320', '1.5', '16777217', '16777216', '9007199254740993', '9007199254740992', '123456789012345678',
	'1e20', '100000000000000000000', '1e400', '12345.678', '12345.67800', '-0.0', '0.0', '0.00', '-1e-400', 'NaN', 'nan', '-NaN',
	'Infinity', 'infinity', 'inf', '+inf', '-Infinity', '-infinity', '-inf', '32767', '32768', '-32768', '2147483647', '2147483648', '-2147483648', '4294967295',
	'4294967296', '4294967297', '9223372036854775807', '-9223372036854775808', '18446744073709551615',
	'2024-01-31', 'January 31, 2024', '20240131', '2024-1-31', '2024-01-31 00:00', '2024-01-31 00:00:00+00', '2024-01-31 02:00:00+02',
	'2024-01-31 00:00:00.000', '2024-01-30 24:00', '2024-01-31 12:34:56.123456', '2024-01-31 12:34:56.1234561', '0044-03-15 BC', '4713-01-01 BC',
	'2000-01-01', '1999-12-31 24:00:00', '2024-03-10 02:30:00', '2024-03-10 03:30:00 EDT', '2024-03-10 07:30:00+00', 'epoch', '1970-01-01',
	'00:00', '24:00', '00:00:00', '12:34', '12:34:00', '12:34:00.000000', '12:34 PM', '00:34 PM', '12:34:00+00', '14:34:00+02', '11:34:00-01', '00:00+00', '24:00+00',
	'1 mon', '30 days', '720:00', '1 month', '720 hours', 'P1M', '1 year', '12 mons', '360 days', '1 day', '24:00:00', '1 day -24:00', '-1 day +24:00',
	'@ 1 mon ago', '-1 mon', '-30 days', '1 mon -30 days', '0 days', '1.5 hours', '90 min', '178000000 years',
	'10.0.0.1', '10.0.0.1/32', '10.0.0.0/8', '10/8', '10.0.0.0', '10.1.2.3/8', '::1', '::1/128', '0:0:0:0:0:0:0:1', '::', '::ffff:10.0.0.1', '2001:DB8::1', '2001:db8:0::1',
	'2001:db8::/32', '0.0.0.0/0', '::/0',
	'08:00:2b:01:02:03', '08-00-2B-01-02-03', '08002b010203', '0800.2b01.0203', '08002b:010203', '08:00:2b:ff:fe:01:02:03', '08002BFFFE010203',
	'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11', '{a0eebc99-9c0b4ef8-bb6d6bb9-bd380a11}', 'a0eebc999c0b4ef8bb6d6bb9bd380a11',
	'41eebc99-9c0b-4ef8-bb6d-6bb9bd380a41', '61eebc99-9c0b-4ef8-bb6d-6bb9bd380a61',
	'\x41', '\x61', 'A', '\101', '\X41', '\x', '\x4100', '\x00', '\\', '\x DE AD', '\xDEAD', '\xdead',
	'0/1', '0/01', '00000000/00000001', '1/0', '16/B374D848', '16/b374d848', 'FFFFFFFF/FFFFFFFF',
	'(0,1)', '(0, 1)', '( 0,1)', '(1,0)', '(4294967295,65535)', '(1,2)', '(-1,2)', '(1.0,2.0)', '(1,2),(3,4)', '(3,4),(1,2)', '(1),(2)', '(0),(1)', '(-0),(1)',
	'{}', '[]', '{"a":1,"b":2}', '{"b":2,"a":1}', '{"a":1.0,"b":2}', '{"a": 1.00, "b": 2}', '{"a":1,"a":1,"b":2}', '[1,2.0]', '[1.0,2]', '[1, 2]', '"a"', '"\u0061"', 'null', '[null]', '{"a":[]}',
	'"a"=>"1"', 'a=>1', 'a=>1, b=>2', '"b"=>"2","a"=>"1"', 'a=>NULL', 'a=>"NULL"', 'a=>1,a=>1',
	'a.b', 'A.B', 'a.b.c', 'Top.Science', 'a.*', '*.a', 'a|b', 'a & b', 'a&b', 'b & a', 'a:1 b:2', 'b:2 a:1', 'a b', 'b a', '''a''', 'a:1A',
	'1 .. 2', '1..2', '1.0 .. 2.0', '1.00..2.0', '1(+-)0.5', '~1', '<1', '>1',
	'978-0-393-04002-9', '9780393040029', '0-393-04002-X', '039304002X', '0-393-04002-x', '978-0-393-04002-9!', 'ISBN 0-393-04002-X', '1436-4522', '14364522', '977-1436-4522-8', '9771436452008', '9771436452282', '979-0-2600-0043-8', 'M-2600-0043-8', 'M260000438',
	'220500896569', '0220500896569', '0-22050-08965-69', '12345679', '0000000000000', '9790260000438', '9771436452002', '036000291452', '0036000291452',
	'B1', 'b1', 'B''1''', '101', '00101', '10100', 'x1F', 'X1f', 'B', '$1.00', '$1', '1.00 $', '($1.00)', '-$1',
	'1:1:', '1:2:1', '10:20:', '10:20:10,14,15', '1 2 3', '1  2 3', '1 2', ' 1 2 3 ',
	'pg_class', 'pg_catalog.pg_class', 'PG_CLASS', '"pg_class"', '1259', 'pg_type', 'version', 'pg_catalog.version', 'version()', 'lower(text)', 'pg_catalog.lower(text)', 'lower( text )', 'upper(text)',
	'!~~', '=(integer,integer)', 'pg_catalog.=(int4,int4)', '*(int4, int4)', 'int4', 'integer', 'pg_catalog.int4', 'text', 'english', 'pg_catalog.english', 'simple', 'pg_catalog.simple', 'pg_catalog', '"pg_catalog"', 'public', '"C"', 'pg_catalog."C"', '"default"', '"POSIX"', '-', '23', '25',
	'template1', '"template1"', 'postgres',
	current_user, quote_ident(current_user), current_user || '=r/' || current_user, format('%I=r/%1$I', current_user), '=r/' || current_user, current_user || '=rw/' || current_user, current_user || '=wr/' || current_user,
	(SELECT oid::text FROM pg_roles WHERE rolname = current_user), (SELECT oid::text FROM pg_database WHERE datname = current_database()),
	current_database(), 'strasse', 'Straße', 'a,b', 'a"b', 'a''b', 'NULL', repeat('a', 70), repeat('A', 70), repeat('ab', 1200)
]) WITH ORDINALITY AS s (v, o)
GROUP BY v ORDER BY min(o);

-- Filters, which can be keys, too
CALL walk.for_each_kind('INSERT INTO walk.pool (lit) SELECT «stem»_build(ARRAY[i]«values»)::text FROM generate_series(1, 2) AS i', 'stem <> ''row''');

-- Characters that not every encoding has: é in one and in two, Turkish i, a
-- ligature, a blank that does not break, CJK of full width, an emoji.
DO $$
DECLARE
	x bytea;
BEGIN
	FOREACH x IN ARRAY ARRAY['\xc3a9', '\x65cc81', '\xc4b0', '\xc4b1', '\xefac81', '\x6669', '\xc2a0', '\x61c2a0', '\xefbca1', '\xf09f9880', '\xe4b880']::bytea[]
	LOOP
		BEGIN
			INSERT INTO walk.pool (ord, lit) OVERRIDING SYSTEM VALUE VALUES (20, convert_from(x, 'UTF8'));
		EXCEPTION WHEN OTHERS THEN
			NULL;
		END;
	END LOOP;
END $$;

CREATE FUNCTION walk.values_of(e integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'walk.v_' || e $$;

-- The type's own entry, without a modifier
CREATE FUNCTION walk.entry_of(t oid) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT e FROM walk.entry WHERE typ = t ORDER BY e LIMIT 1
$$;
CREATE INDEX ON walk.entry (typ, e);

-- Spellings of a part of a type: two of one value, two of another, two of a
-- third, as far as there are such.
CREATE FUNCTION walk.pick(t oid) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT picked FROM walk.entry WHERE e = walk.entry_of(t)
$$;

-- Its text in an array, a row or a range
CREATE FUNCTION walk.quoted(lit text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce('"' || replace(replace(lit, '\', '\\'), '"', '\"') || '"', '')
$$;

-- What an entry's input function is to be tried on
CREATE FUNCTION walk.spellings(x walk.entry) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
DECLARE
	part oid := (SELECT p FROM walk.parts(x.typ) AS p LIMIT 1);
	p text[];
	q text[];
	d text;
BEGIN
	IF x.kind = 'b' THEN
		RETURN QUERY SELECT lit FROM walk.pool ORDER BY ord;
		RETURN;
	ELSIF x.kind = 'e' THEN
		RETURN QUERY SELECT enumlabel::text FROM pg_enum WHERE enumtypid = x.typ ORDER BY enumsortorder;
		RETURN;
	ELSIF x.kind = 'd' THEN
		RETURN QUERY EXECUTE format('SELECT lit FROM %s ORDER BY id', walk.values_of(walk.entry_of(part)));
		RETURN;
	ELSIF x.kind = 'c' THEN
		IF x.crossing THEN
			RETURN QUERY SELECT lit FROM walk.pool WHERE lit ~ '^\(' ORDER BY ord;
		END IF;
		-- the same choice of each column
		FOR d IN SELECT * FROM unnest(ARRAY['p[1]', 'p[2]', 'p[4]', 'NULL', 'CASE WHEN n % 2 = 1 THEN p[1] END', 'CASE WHEN n % 2 = 1 THEN p[2] END', 'p[3]', 'p[5]'])
		LOOP
			RETURN QUERY EXECUTE format($f$
				SELECT '(' || string_agg(coalesce(walk.quoted(%s), ''), ',' ORDER BY n) || ')'
				FROM (SELECT walk.pick(a.atttypid) AS p, row_number() OVER (ORDER BY a.attnum) AS n
					FROM pg_attribute AS a
					WHERE a.attrelid = (SELECT typrelid FROM pg_type WHERE oid = $1) AND a.attnum > 0 AND NOT a.attisdropped) AS s $f$, d)
			USING x.typ;
		END LOOP;
		RETURN;
	END IF;

	p := walk.pick(part);
	q := ARRAY(SELECT walk.quoted(v) FROM unnest(p) WITH ORDINALITY AS s (v, o) ORDER BY o);
	d := (SELECT typdelim FROM pg_type WHERE oid = part);
	IF q = '{}' THEN
		RETURN QUERY VALUES ('{}'), ('{NULL}'), ('empty'), ('(,)');
	ELSIF x.kind = 'A' THEN
		RETURN QUERY VALUES (format('{%s}', q[1])), (format('{%s}', q[2])),
			('{}'), (format('{%s%sNULL}', q[1], d)), (format('{%s%sNULL}', q[2], d)), (format('[2:2]={%s}', q[1])), (format('[2:2]={%s}', q[2])),
			(format('{%s%s%s}', q[1], d, q[4])), (format('{%s%s%s}', q[2], d, q[3])), (format('{%s%s%s}', q[4], d, q[1])),
			(format('{{%s}%s{%s}}', q[1], d, q[2])), (format('{{%s}%s{%s}}', q[2], d, q[1])), ('{NULL}'), (format('{%s}', q[5])), (format('{%s}', q[6])),
			(format('[1:1]={%s}', q[1])), (format('{ %s }', q[2]));
	ELSIF x.kind = 'r' THEN
		RETURN QUERY
			SELECT format(f, a, b)
			FROM unnest(ARRAY['[%s,%s]', '[%s,%s)', '(%s,%s]', '[%s,)', '(,%2$s]', '(,)', 'empty', '[,]', '(%s,%s)']) WITH ORDINALITY AS f (f, o),
				unnest(ARRAY[q[1], q[2], q[4], q[5]]) WITH ORDINALITY AS a (a, oa), unnest(ARRAY[q[1], q[2], q[4], q[5]]) WITH ORDINALITY AS b (b, ob)
			ORDER BY o <= 5 DESC, greatest(oa, ob), o;
	ELSIF x.kind = 'm' THEN
		RETURN QUERY VALUES (format('{%s}', p[1])), (format('{%s}', p[2])), ('{}'), ('{empty}'), (format('{%s,%s}', p[1], p[2])), (format('{%s,%s}', p[1], p[4])),
			(format('{%s,%s}', p[4], p[2])), ('{(,)}'), (format('{%s}', p[4])), (format('{%s}', p[3])), (format('{ %s }', p[5]));
	END IF;
END $$;

-- Makes the table of an entry's values: id, spelling, class of equal ones, value.
CREATE PROCEDURE walk.make_values(x walk.entry) LANGUAGE plpgsql AS $$
DECLARE
	v text := walk.values_of(x.e);
	s text;
	c record;
	n integer := 0;
	last text;
	refusals integer := 0;
	picks text[];
	tried integer := 0;
	taken integer := 0;
BEGIN
	EXECUTE format('CREATE TABLE %s (id integer, lit text, cls integer, v %s)', v, x.coldef);
	FOR s IN SELECT * FROM walk.spellings(x)
	LOOP
		n := n + 1;
		tried := tried + 1;
		BEGIN
			EXECUTE format('INSERT INTO %s VALUES (%s, %L, NULL, %3$L::%s)', v, n, s, x.castto);
			taken := taken + 1;
			EXIT WHEN taken = 100;
		EXCEPTION WHEN OTHERS THEN
			IF SQLSTATE = '0A000' THEN
				refusals := refusals + 1;
			END IF;
		END;
	END LOOP;

	-- from other types, if it takes little
	EXECUTE format('SELECT count(DISTINCT format(''%%s'', v)) FROM %s', v) INTO n;
	IF x.kind = 'b' AND n < 4 THEN
		n := 10000;
		FOR c IN SELECT e FROM walk.entry
			WHERE e IN (SELECT walk.entry_of(castsource) FROM pg_cast WHERE casttarget = x.typ) AND nvalues > 0 ORDER BY e
		LOOP
			FOR s IN EXECUTE format('SELECT lit FROM %s WHERE lit IS NOT NULL ORDER BY id', walk.values_of(c.e))
			LOOP
				n := n + 1;
				BEGIN
					EXECUTE format('INSERT INTO %s SELECT %s, format(''%%s'', s.v), NULL, format(''%%s'', s.v)::%s FROM (SELECT %L::%s::%3$s AS v) AS s',
						v, n, x.castto, s, (SELECT castto FROM walk.entry WHERE entry.e = c.e));
				EXCEPTION WHEN OTHERS THEN
					NULL;
				END;
			END LOOP;
		END LOOP;
		-- and from the catalog's own columns, then without a spelling
		FOR c IN SELECT attrelid::regclass AS rel, attname FROM pg_attribute AS a JOIN pg_class AS r ON r.oid = a.attrelid
			WHERE a.atttypid = x.typ AND r.relkind = 'r' AND r.relnamespace = 'pg_catalog'::regnamespace AND a.attnum > 0
		LOOP
			n := n + 1;
			EXECUTE format('INSERT INTO %s SELECT %s, NULL, NULL, s.v FROM (SELECT %I AS v FROM %s WHERE %3$I IS NOT NULL LIMIT 3) AS s',
				v, n, c.attname, c.rel);
		END LOOP;
	END IF;
	EXECUTE format('DELETE FROM %s WHERE num_nulls(v) = 1', v);

	-- what is equal, by comparing all with all
	SET LOCAL enable_hashjoin = off;
	SET LOCAL enable_mergejoin = off;
	EXECUTE format('UPDATE %s AS t SET id = s.n FROM (SELECT ctid, row_number() OVER (ORDER BY id) AS n FROM %1$s) AS s WHERE t.ctid = s.ctid', v);
	BEGIN
		EXECUTE format('UPDATE %s AS t SET cls = (SELECT o.id FROM %1$s AS o WHERE o.v = t.v ORDER BY o.id LIMIT 1)', v);
	EXCEPTION WHEN OTHERS THEN
		INSERT INTO walk.note VALUES ('cannot be compared', x.coldef, SQLERRM);
	END;
	-- some of each sort: equal ones that differ when written out (three of a
	-- class), equal ones that do not, and others
	EXECUTE format($f$
		DELETE FROM %1$s WHERE cls IS NULL OR ctid NOT IN (
			SELECT ctid FROM (
				SELECT ctid, id, sort, row_number() OVER (PARTITION BY sort ORDER BY id) AS n
				FROM (SELECT t.ctid, t.id,
						CASE WHEN k.outputs > 1 AND t.nth <= 3 THEN 1 WHEN k.lits > 1 AND t.nth <= 2 THEN 2 WHEN t.nth = 1 THEN 3 ELSE 4 END AS sort
					FROM (SELECT ctid, id, cls, row_number() OVER (PARTITION BY cls ORDER BY same, id) AS nth
						FROM (SELECT ctid, id, cls, row_number() OVER (PARTITION BY cls, format('%%s', v) ORDER BY id) AS same FROM %1$s) AS d) AS t
					JOIN (SELECT cls, count(DISTINCT format('%%s', v)) AS outputs, count(DISTINCT lit) AS lits FROM %1$s GROUP BY cls) AS k USING (cls)) AS s) AS r
			ORDER BY sort = 4, n > CASE sort WHEN 1 THEN %2$s / 2 WHEN 2 THEN %2$s / 4 ELSE %2$s / 3 END, sort, id
			LIMIT %2$s) $f$, v, x.most);
	EXECUTE format('SELECT count(*) FROM %s', v) INTO n;
	EXECUTE format($f$
		WITH c AS (SELECT cls, min(id) AS one, max(id) AS other FROM %1$s WHERE lit IS NOT NULL GROUP BY cls),
		ranked AS (SELECT *, row_number() OVER (ORDER BY one = other, one) AS n FROM c)
		SELECT array_agg(v.lit ORDER BY r.n, i.o)
		FROM ranked AS r, unnest(ARRAY[r.one, r.other]) WITH ORDINALITY AS i (id, o) JOIN %1$s AS v USING (id)
		WHERE r.n <= 3 $f$, v) INTO picks;
	UPDATE walk.entry SET picked = picks, nvalues = n, inputless = tried > 0 AND refusals = tried WHERE e = x.e;
END $$;

DO $$
DECLARE
	x walk.entry;
BEGIN
	FOR x IN SELECT * FROM walk.entry ORDER BY level, e
	LOOP
		CALL walk.make_values(x);
		COMMIT;
	END LOOP;
END $$;

--
-- Ways
--

-- In these, «stem», «type», «filter»: of the kind of filter, and the table that
-- has them; «value», «values»: the value of a key as an argument, and that of an
-- array of one; «fpr»: the rate as a last argument; «empty»: a filter without keys;
-- «v»: the table of values to build from; «a», «b»: those of the key in the
-- filter and of the key asked for; «cast», «domain»: the type of values, a
-- domain over it; «id», «lit»: one value's.

-- As PL/pgSQL and SQL functions of any type see a key.  Those that know the
-- type are made for each: walk.variable_in_keyset(id, how) and the like.
CREATE FUNCTION walk.polymorphic_in(key anyelement) RETURNS keyset
LANGUAGE plpgsql AS $$ BEGIN RETURN keyset_add(keyset_build('{}'::int[]), key); END $$;
CREATE FUNCTION walk.polymorphic_asked(f keyset, key anyelement) RETURNS boolean
LANGUAGE plpgsql AS $$ BEGIN RETURN f @> key AND key <@ f AND keyset_contains(f, key); END $$;
CREATE FUNCTION walk.inlined_asked(f keyset, key anyelement) RETURNS boolean
LANGUAGE sql AS $$ SELECT f @> key $$;

CREATE TABLE walk.way_in (
	way text PRIMARY KEY,
	-- each: yields id and filter, from «v» AS v where «only»
	-- value: yields a filter of «lit»; prepared, untyped: of the parameter $1
	mode text NOT NULL,
	sql text NOT NULL,
	plain boolean NOT NULL DEFAULT false,	-- must not fail
	brief boolean NOT NULL DEFAULT false,	-- also of types that are walked briefly
	truth text,								-- about v.v and «lit»: where the way is open
	arrays boolean NOT NULL DEFAULT true,	-- means the same of keys that are arrays
	kinds text[] NOT NULL DEFAULT '{keyset}'	-- or what walk.kinds makes of a word
);

INSERT INTO walk.way_in (way, mode, plain, arrays, kinds, sql) VALUES
	('agg', 'each', true, true, '{all}', 'SELECT v.id, «stem»_agg(v.v«value»«fpr») FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('build', 'each', true, false, '{all}', 'SELECT v.id, «stem»_build(ARRAY[v.v]«values»«fpr») FROM «v» AS v WHERE «only»'),
	('add', 'each', true, true, '{adds}', 'SELECT v.id, «stem»_add(«empty», v.v) FROM «v» AS v WHERE «only»'),
	('agg with expected keys', 'each', true, true, '{sized}', 'SELECT v.id, «stem»_agg(v.v«fpr», 10) FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('agg of DISTINCT', 'each', false, true, '{all}', 'SELECT v.id, «stem»_agg(DISTINCT v.v«value»«fpr») FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('agg ORDER BY', 'each', false, true, '{keyset}', 'SELECT v.id, keyset_agg(v.v ORDER BY v.v DESC) FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('agg OVER', 'each', true, true, '{all}', 'SELECT v.id, «stem»_agg(v.v«value»«fpr») OVER (PARTITION BY v.id) FROM «v» AS v WHERE «only»'),
	('agg FILTER', 'each', true, true, '{keyset}', 'SELECT v.id, keyset_agg(v.v) FILTER (WHERE v.id > 0) FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('agg over SELECT DISTINCT', 'each', false, true, '{keyset}', 'SELECT s.id, keyset_agg(s.v) FROM (SELECT DISTINCT v.id, v.v FROM «v» AS v WHERE «only») AS s GROUP BY s.id'),
	('agg over ORDER BY', 'each', false, true, '{keyset}', 'SELECT s.id, keyset_agg(s.v) FROM (SELECT * FROM «v» AS v WHERE «only» ORDER BY v.v OFFSET 0) AS s GROUP BY s.id'),
	('agg and GROUP BY the key', 'each', false, true, '{keyset}', 'SELECT v.id, keyset_agg(v.v) FROM «v» AS v WHERE «only» GROUP BY v.id, v.v'),
	('agg over UNION', 'each', true, true, '{keyset}', 'SELECT s.id, keyset_agg(s.v) FROM (SELECT id, v FROM «v» AS v WHERE «only» UNION ALL SELECT id, v FROM «v» AS v WHERE false) AS s GROUP BY s.id'),
	('agg of COALESCE', 'each', true, true, '{keyset}', 'SELECT v.id, keyset_agg(COALESCE(v.v, NULL)) FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('agg of CASE', 'each', true, true, '{keyset}', 'SELECT v.id, keyset_agg(CASE WHEN v.id > 0 THEN v.v END) FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('build of array_agg', 'each', true, false, '{keyset}', 'SELECT v.id, keyset_build(array_agg(v.v)) FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('agg of a domain', 'each', true, true, '{all}', 'SELECT v.id, «stem»_agg(v.v::«domain»«value»«fpr») FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('build of a domain', 'each', true, false, '{keyset}', 'SELECT v.id, keyset_build(ARRAY[v.v::«domain»]) FROM «v» AS v WHERE «only»'),
	('add of a domain', 'each', true, true, '{adds}', 'SELECT v.id, «stem»_add(«empty», v.v::«domain») FROM «v» AS v WHERE «only»'),
	('add twice', 'each', true, true, '{keyset}', 'SELECT v.id, keyset_add(keyset_add(«empty», v.v), v.v) FROM «v» AS v WHERE «only»'),
	('add to other keys', 'each', true, true, '{keyset}', 'SELECT v.id, keyset_add((SELECT keyset_agg(o.v) FROM «v» AS o WHERE o.cls <> v.cls AND o.id < 8), v.v) FROM «v» AS v WHERE «only»'),
	('union_agg', 'each', true, true, '{keyset}', 'SELECT v.id, keyset_union_agg(keyset_add(«empty», v.v)) FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('agg of a variable', 'each', true, true, '{keyset}', 'SELECT v.id, walk.variable_in_keyset(v.id, 1) FROM «v» AS v WHERE «only»'),
	('build of a variable', 'each', true, false, '{keyset}', 'SELECT v.id, walk.variable_in_keyset(v.id, 2) FROM «v» AS v WHERE «only»'),
	('add of a variable', 'each', true, true, '{keyset}', 'SELECT v.id, walk.variable_in_keyset(v.id, 3) FROM «v» AS v WHERE «only»'),
	('add of an argument of any type', 'each', true, true, '{keyset}', 'SELECT v.id, walk.polymorphic_in(v.v) FROM «v» AS v WHERE «only»'),
	('filter''s keys', 'each', true, false, '{keyset}', 'SELECT v.id, keyset_build(keyset_candidates(keyset_build(ARRAY[v.v]), ARRAY[v.v, v.v])) FROM «v» AS v WHERE «only»'),
	('agg of a constant', 'value', true, true, '{all}', 'SELECT «stem»_agg(«lit»::«cast»«value»«fpr»)'),
	('agg over VALUES', 'value', true, true, '{adds}', 'SELECT «stem»_agg(s.k«fpr») FROM (VALUES («lit»::«cast»)) AS s (k)'),
	('build of a constant', 'value', true, false, '{keyset}', 'SELECT keyset_build(ARRAY[«lit»]::«cast»[])'),
	('add of a constant', 'value', true, true, '{adds}', 'SELECT «stem»_add(«empty», «lit»::«cast»)'),
	('add of a literal', 'value', false, true, '{adds}', 'SELECT «stem»_add((SELECT «stem»_agg(o.v«fpr»«expected») FROM «v» AS o WHERE o.cls <> v.cls AND o.id < 8), «lit») FROM «v» AS v WHERE v.id = «id»'),
	('add of an untyped parameter', 'untyped', false, true, '{keyset}', 'SELECT keyset_add((SELECT keyset_agg(o.v) FROM «v» AS o WHERE o.cls <> v.cls AND o.id < 8), $1) FROM «v» AS v WHERE v.id = «id»'),
	('agg of a parameter', 'prepared', true, true, '{keyset}', 'SELECT keyset_agg($1)'),
	('build of a parameter', 'prepared', true, false, '{keyset}', 'SELECT keyset_build(ARRAY[$1])'),
	('add of a parameter', 'prepared', true, true, '{adds}', 'SELECT «stem»_add(«empty», $1)'),
	-- keys that are rows of it and a number: not to be mixed with the others
	('agg of a row', 'each', true, true, '{row}', 'SELECT v.id, keyset_agg(ROW(v.v, 1)) FROM «v» AS v WHERE «only» GROUP BY v.id'),
	('build of a row', 'each', true, true, '{row}', 'SELECT v.id, keyset_build(ARRAY[ROW(v.v, 1)]) FROM «v» AS v WHERE «only»'),
	('add of a row', 'each', true, true, '{row}', 'SELECT v.id, keyset_add(«empty», ROW(v.v, 1)) FROM «v» AS v WHERE «only»');

UPDATE walk.way_in SET truth = 'v.v = «lit» AND EXISTS (SELECT FROM «v» AS o WHERE o.cls <> v.cls AND o.id < 8)'
WHERE way IN ('add of a literal', 'add of an untyped parameter');
UPDATE walk.way_in SET brief = true
WHERE way IN ('agg', 'build', 'add', 'agg OVER', 'agg of a domain', 'agg of a variable', 'agg over VALUES', 'add of a parameter', 'agg of a row');

-- The kinds that a word stands for, which may be the name of one
CREATE FUNCTION walk.kinds(word text) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT array_agg(stem) FROM walk.kind
	WHERE CASE word WHEN 'all' THEN stem <> 'row' WHEN 'adds' THEN adds WHEN 'sized' THEN sized WHEN 'maps' THEN value IS NOT NULL ELSE stem = word END
$$;
UPDATE walk.way_in SET kinds = walk.kinds(kinds[1]);

CREATE TABLE walk.way_asked (
	way text PRIMARY KEY,
	-- pair: whether the filter f.f has b.v, which equals its key
	-- truth: the same where "truth", about a.v and b.v, holds
	-- literal: whether it has «lit», where "truth", about a.v and «lit», holds
	-- prepared, untyped: as pair and literal, of the parameter $1
	mode text NOT NULL,
	sql text NOT NULL,
	truth text,
	plain boolean NOT NULL DEFAULT false,	-- must not fail, of one type
	brief boolean NOT NULL DEFAULT false,
	arrays boolean NOT NULL DEFAULT true,
	crossing boolean NOT NULL DEFAULT false,	-- of two types, too
	again boolean NOT NULL DEFAULT false,	-- under other settings, too
	kinds text[] NOT NULL DEFAULT '{keyset}'
);

INSERT INTO walk.way_asked (way, mode, plain, arrays, crossing, again, kinds, sql) VALUES
	('f @> column', 'pair', true, true, true, true, '{all}', 'f.f @> b.v'),
	('column <@ f', 'pair', true, true, true, true, '{all}', 'b.v <@ f.f'),
	('f && ARRAY[column]', 'pair', true, false, true, true, '{all}', 'f.f && ARRAY[b.v]'),
	('contains(f, column)', 'pair', true, true, true, false, '{all}', '«stem»_contains(f.f, b.v)'),
	('f -> column', 'pair', true, true, true, true, '{maps}', '(f.f -> b.v) IS NOT DISTINCT FROM 7'),
	('f -> domain', 'pair', true, true, false, false, '{maps}', '7 = ALL («stem»_values(f.f, b.v::«domain»)) AND (f.f -> b.v::«domain») IS NOT NULL'),
	('lookup(f, ARRAY[column])', 'pair', true, false, true, false, '{maps}', '(SELECT count(*) = 2 FROM «stem»_lookup(f.f, ARRAY[b.v, b.v]))'),
	('contains_any(f, ARRAY[column])', 'pair', true, false, false, false, '{keyset}', 'keyset_contains_any(f.f, ARRAY[NULL, b.v])'),
	('filter(f, ARRAY[column])', 'pair', true, false, false, false, '{keyset}', 'cardinality(keyset_candidates(f.f, ARRAY[b.v, b.v])) = 2'),
	('f @> domain', 'pair', true, true, false, true, '{all}', 'f.f @> b.v::«domain»'),
	('f && ARRAY[domain]', 'pair', true, false, false, false, '{keyset}', 'f.f && ARRAY[b.v::«domain»]'),
	('f @> COALESCE(column, NULL)', 'pair', true, true, false, false, '{keyset}', 'f.f @> COALESCE(b.v, NULL)'),
	('f @> (SELECT column)', 'pair', true, true, false, false, '{keyset}', 'f.f @> (SELECT b.v OFFSET 0)'),
	('CASE WHEN f @> column', 'pair', true, true, false, false, '{keyset}', 'CASE WHEN f.f @> b.v THEN true ELSE false END'),
	('hash(column)', 'pair', true, true, false, false, '{keyset}', 'key_hash(b.v) IN (SELECT keyset_hashes(f.f))'),
	('f & build(ARRAY[column])', 'pair', true, false, false, false, '{keyset}', 'keyset_cardinality(f.f & keyset_build(ARRAY[b.v])) = 1'),
	('add(empty, column) - f', 'pair', true, true, false, false, '{keyset}', 'keyset_cardinality(keyset_add(«empty», b.v) - f.f) = 0'),
	('f @> variable', 'pair', true, true, true, false, '{keyset}', 'walk.variable_asked_«eb»(f.f, b.id)'),
	('f @> an argument of any type', 'pair', true, true, false, false, '{keyset}', 'walk.polymorphic_asked(f.f, b.v)'),
	('f @> an inlined argument', 'pair', true, true, false, false, '{keyset}', 'walk.inlined_asked(f.f, b.v)'),
	('f @> ROW(column, 1)', 'pair', true, true, true, true, '{row}', 'f.f @> ROW(b.v, 1)'),
	('f && ARRAY[ROW(column, 1)]', 'pair', true, true, false, false, '{row}', 'f.f && ARRAY[ROW(b.v, 1)]');
INSERT INTO walk.way_asked (way, mode, plain, sql) VALUES
	('f @> parameter, custom plan', 'prepared', true, 'f.f @> $1'),
	('f @> parameter, generic plan', 'prepared', true, 'f.f @> $1 AND $1 <@ f.f');
INSERT INTO walk.way_asked (way, mode, again, kinds, truth, sql) VALUES
	('f @> ''literal''', 'literal', true, '{all}', 'a.v = «lit»', 'f.f @> «lit»'),
	('f -> ''literal''', 'literal', true, '{maps}', 'a.v = «lit»', '(f.f -> «lit») IS NOT DISTINCT FROM 7'),
	('''literal'' <@ f', 'literal', false, '{keyset}', 'a.v = «lit»', '«lit» <@ f.f'),
	('contains(f, ''literal'')', 'literal', false, '{keyset}', 'a.v = «lit»', '«stem»_contains(f.f, «lit»)'),
	('f @> ''literal''::type', 'literal', true, '{keyset}', 'a.v = «lit»::«cast»', 'f.f @> «lit»::«cast»'),
	('f @> ''literal''::text', 'literal', false, '{keyset}', 'a.v = «lit»::text', 'f.f @> «lit»::text'),
	('f && ARRAY[''literal'']', 'literal', false, '{keyset}', 'a.v = ANY (ARRAY[«lit»])', 'f.f && ARRAY[«lit»]'),
	('f @> ROW(''literal'', 1)', 'literal', false, '{row}', 'ROW(a.v, 1) = ROW(«lit», 1)', 'f.f @> ROW(«lit», 1)'),
	('f @> untyped parameter', 'untyped', false, '{all}', 'a.v = «lit»', 'f.f @> $1'),
	('f @> column::text', 'truth', true, '{keyset}', 'a.v = b.v::text', 'f.f @> b.v::text'),
	('f @> column::name', 'truth', false, '{keyset}', 'a.v = b.v::name', 'f.f @> b.v::name'),
	('f @> column::char(8)', 'truth', false, '{keyset}', 'a.v = b.v::char(8)', 'f.f @> b.v::char(8)'),
	('f @> column::text::type', 'truth', false, '{keyset}', 'a.v = b.v::text::«cast»', 'f.f @> b.v::text::«cast»');

UPDATE walk.way_asked SET kinds = walk.kinds(kinds[1]);
UPDATE walk.way_asked SET brief = true
WHERE way IN ('f @> column', 'column <@ f', 'f -> column', 'f -> ''literal''', 'f && ARRAY[column]', 'contains(f, column)', 'f @> domain', 'hash(column)', 'f @> variable',
	'f @> parameter, generic plan', 'f @> ''literal''', 'f @> ROW(column, 1)');

CREATE FUNCTION walk.fill(template text, stem text, VARIADIC pairs text[] DEFAULT '{}') RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
	k walk.kind;
BEGIN
	FOR i IN 1 .. cardinality(pairs) BY 2
	LOOP
		template := replace(template, '«' || pairs[i] || '»', coalesce(pairs[i + 1], 'NULL'));
	END LOOP;
	template := replace(template, '«filter»', 'walk.filter_' || stem);
	SELECT * INTO STRICT k FROM walk.kind AS w WHERE w.stem = replace(fill.stem, 'row', 'keyset');
	template := replace(template, '«stem»', k.stem);
	template := replace(template, '«type»', k.type);
	template := replace(template, '«value»', coalesce(', ' || k.value, ''));
	template := replace(template, '«values»', coalesce(', ARRAY[' || k.value || ']', ''));
	template := replace(template, '«fpr»', k.fpr);
	template := replace(template, '«expected»', CASE WHEN k.sized THEN ', 10' ELSE '' END);
	RETURN replace(template, '«empty»', CASE WHEN k.sized THEN k.stem || '_empty(0.000001, 10)' ELSE k.stem || '_build(''{}''::int[])' END);
END $$;

CREATE FUNCTION walk.domain_of(e integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'walk.d_' || e $$;

-- An entry's name for people
CREATE FUNCTION walk.title(coldef text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coldef || coalesce(' (of ' || substring(coldef FROM '^walk\.(?:domain|row|range|multirange)_(\d+)')::oid::regtype || ')', '')
$$;

-- Evaluates a query of one row, perhaps as a prepared statement.
CREATE FUNCTION walk.evaluate(query text, parameter text, argument text) RETURNS record LANGUAGE plpgsql AS $$
DECLARE
	result record;
BEGIN
	IF parameter IS NULL THEN
		EXECUTE query INTO result;
	ELSE
		DEALLOCATE ALL;
		EXECUTE format('PREPARE walk_p(%s) AS %s', parameter, query);
		EXECUTE format('EXECUTE walk_p(%s)', argument) INTO result;
	END IF;
	RETURN result;
END $$;

--
-- Building
--

CREATE PROCEDURE walk.build(x walk.entry, stem text) LANGUAGE plpgsql AS $$
DECLARE
	v text := walk.values_of(x.e);
	w walk.way_in;
	q text;
	o record;
	r record;
BEGIN
	-- ways that need functions of their own
	IF stem = 'keyset' THEN
		EXECUTE format('CREATE DOMAIN %s AS %s', walk.domain_of(x.e), x.coldef);
		EXECUTE walk.fill($f$
			CREATE OR REPLACE FUNCTION walk.variable_in_«stem»(i integer, how integer) RETURNS «type» LANGUAGE plpgsql AS '
			DECLARE
				k «coldef»;
				f «type»;
			BEGIN
				-- not SELECT INTO, which would spread a row over the columns of k
				k := (SELECT v.v FROM «v» AS v WHERE v.id = i);
				IF how = 1 THEN
					SELECT «stem»_agg(k) INTO f;
				ELSIF how = 2 THEN
					f := «stem»_build(ARRAY[k]);
				ELSE
					f := «empty2»;
					f := «stem»_add(f, k);
					f := «stem»_add(f, k);
				END IF;
				RETURN f;
			END';
			CREATE FUNCTION walk.variable_asked_«eb»(f keyset, i integer) RETURNS boolean LANGUAGE plpgsql AS '
			DECLARE
				k «coldef»;
			BEGIN
				k := (SELECT v.v FROM «v» AS v WHERE v.id = i);
				RETURN f @> k AND k <@ f AND keyset_contains(f, k);
			END' $f$, stem, 'v', v, 'eb', x.e::text, 'coldef', replace(x.coldef, '''', ''''''), 'empty2', 'keyset_build(''''{}''''::int[])');
	END IF;

	FOR w IN SELECT * FROM walk.way_in WHERE stem = ANY (kinds) AND (arrays OR NOT x.elements) AND (brief OR x.crossing)
		AND (mode = 'each' OR NOT x.collated)
	LOOP
		q := walk.fill(w.sql, stem, 'v', v, 'cast', x.castto, 'domain', walk.domain_of(x.e));
		BEGIN
			IF w.mode <> 'each' THEN
				RAISE 'one by one';
			END IF;
			EXECUTE format('INSERT INTO walk.raw SELECT %L, %s, s.id, %L, s.f::bytea FROM (%s) AS s (id, f)',
				stem, x.e, w.way, replace(q, '«only»', 'true'));
		EXCEPTION WHEN OTHERS THEN
			FOR o IN EXECUTE format('SELECT id, lit, format(''%%s'', v) AS example FROM %s', v)
			LOOP
				CONTINUE WHEN w.mode <> 'each' AND o.lit IS NULL;
				IF w.truth IS NOT NULL THEN
					BEGIN
						EXECUTE format('SELECT %s AS open FROM %s AS v WHERE v.id = %s', walk.fill(w.truth, stem, 'v', v, 'lit', quote_literal(o.lit)), v, o.id) INTO r;
						CONTINUE WHEN r.open IS NOT TRUE;
					EXCEPTION WHEN OTHERS THEN
						CONTINUE;		-- SQL cannot compare it with the literal
					END;
				END IF;
				BEGIN
					IF w.mode = 'each' THEN
						EXECUTE format('SELECT s.f::bytea AS f FROM (%s) AS s (id, f)', replace(q, '«only»', 'v.id = ' || o.id)) INTO r;
					ELSE
						r := walk.evaluate(walk.fill(format('SELECT s.f::bytea AS f FROM (%s) AS s (f)', q), stem, 'id', o.id::text, 'lit', quote_literal(o.lit)),
							CASE w.mode WHEN 'prepared' THEN x.castto WHEN 'untyped' THEN 'unknown' END,
							CASE w.mode WHEN 'prepared' THEN format('%L::%s', o.lit, x.castto) ELSE quote_literal(o.lit) END);
					END IF;
					IF r.f IS NOT NULL THEN
						INSERT INTO walk.raw VALUES (stem, x.e, o.id, w.way, r.f);
					END IF;
				EXCEPTION WHEN OTHERS THEN
					INSERT INTO walk.trouble VALUES ('', stem, x.e, NULL, ARRAY[w.way], NULL, o.example, SQLSTATE, SQLERRM);
				END;
			END LOOP;
		END;
	END LOOP;
	EXECUTE walk.fill('INSERT INTO «filter» SELECT e, id, row_number() OVER (PARTITION BY e, id ORDER BY min(way)), array_agg(way), f::«type»
		FROM walk.raw WHERE e = $1 AND kind = $2 GROUP BY e, id, f', stem) USING x.e, stem;
END $$;

--
-- Asking
--

-- query yields a_id, b_id, n, ways, example and, in place of «answer», what the
-- filter says; the answers are counted and noted.
CREATE PROCEDURE walk.ask(settings text, stem text, a integer, b integer, w walk.way_asked, query text, answer text, parameter text DEFAULT NULL, argument text DEFAULT NULL)
LANGUAGE plpgsql AS $$
DECLARE
	stats text := 'SELECT count(*) AS questions, coalesce(sum(cardinality(s.ways)), 0) AS combinations, count(*) FILTER (WHERE s.answer) AS yes,
		array_agg(s.example) FILTER (WHERE s.answer IS NOT TRUE) AS examples, array_agg(array_to_string(s.ways, '', '')) FILTER (WHERE s.answer IS NOT TRUE) AS ways
		FROM (%s) AS s';
	r record;
	k record;
BEGIN
	BEGIN
		r := walk.evaluate(format(stats, replace(query, '«answer»', answer)), parameter, argument);
		INSERT INTO walk.asked VALUES (settings, stem, a, b, w.way, r.questions, r.combinations, r.yes);
		INSERT INTO walk.no
		SELECT settings, stem, a, b, string_to_array(s.ways, ', '), w.way, s.example FROM unnest(r.examples, r.ways) AS s (example, ways);
		RETURN;
	EXCEPTION WHEN OTHERS THEN
		NULL;
	END;
	-- something is refused: what?
	FOR k IN EXECUTE replace(query, '«answer»', 'NULL::boolean')
	LOOP
		BEGIN
			r := walk.evaluate(format(stats || ' WHERE s.a_id = %s AND s.b_id = %s AND s.n = %s', replace(query, '«answer»', answer), k.a_id, k.b_id, k.n),
				parameter, argument);
			INSERT INTO walk.asked VALUES (settings, stem, a, b, w.way, r.questions, r.combinations, r.yes);
			IF r.yes = 0 THEN
				INSERT INTO walk.no VALUES (settings, stem, a, b, k.ways, w.way, k.example);
			END IF;
		EXCEPTION WHEN OTHERS THEN
			INSERT INTO walk.asked VALUES (settings, stem, a, b, w.way, 1, cardinality(k.ways), 0);
			INSERT INTO walk.trouble VALUES (settings, stem, a, b, k.ways, w.way, k.example, SQLSTATE, SQLERRM);
		END;
	END LOOP;
END $$;

-- All that is to be asked about keys of entry a with keys of entry b.
CREATE PROCEDURE walk.ask_all(settings text, stem text, a walk.entry, b walk.entry) LANGUAGE plpgsql AS $$
DECLARE
	va text := walk.values_of(a.e);
	vb text := walk.values_of(b.e);
	w walk.way_asked;
	o record;
	answer text;
	found_ids integer[];
	pairs text := walk.fill('SELECT p.a_id, p.b_id, f.n, f.ways, format(''%s = %s'', k.v, b.v) AS example, («answer») AS answer
		FROM walk.pair AS p JOIN «filter» AS f ON f.e = p.a AND f.id = p.a_id JOIN «a» AS k ON k.id = p.a_id JOIN «b» AS b ON b.id = p.b_id
		WHERE p.a = «ea» AND p.b = «eb»', stem, 'a', va, 'b', vb, 'ea', a.e::text, 'eb', b.e::text);
BEGIN
	FOR w IN SELECT * FROM walk.way_asked AS y WHERE stem = ANY (y.kinds) AND (y.arrays OR NOT b.elements) AND (y.brief OR b.crossing)
		AND (a.e = b.e OR y.crossing) AND (settings = '' OR y.again) AND (mode <> 'prepared' OR NOT b.collated)
	LOOP
		answer := walk.fill(w.sql, stem, 'domain', walk.domain_of(b.e), 'cast', b.castto, 'b', vb, 'eb', b.e::text);
		IF w.mode = 'pair' THEN
			CALL walk.ask(settings, stem, a.e, b.e, w, pairs, answer);
		ELSIF w.mode = 'truth' THEN
			CALL walk.ask_truth(settings, stem, a, w, answer);
		ELSIF w.mode = 'prepared' THEN
			EXECUTE format('SET LOCAL plan_cache_mode = force_%s_plan', CASE WHEN w.way ~ 'generic' THEN 'generic' ELSE 'custom' END);
			FOR o IN EXECUTE format('SELECT id, lit FROM %s WHERE lit IS NOT NULL ORDER BY id LIMIT %s', vb, CASE WHEN b.crossing THEN 10 ELSE 3 END)
			LOOP
				CALL walk.ask(settings, stem, a.e, b.e, w, format('%s AND p.b_id = %s', pairs, o.id), answer, b.castto, format('%L::%s', o.lit, b.castto));
			END LOOP;
			SET LOCAL plan_cache_mode = auto;
		ELSE
			FOR o IN EXECUTE format('SELECT lit FROM %s WHERE lit IS NOT NULL ORDER BY count(*) OVER (PARTITION BY cls) DESC, id LIMIT %s', va, CASE WHEN a.crossing THEN 10 ELSE 3 END)
			LOOP
				BEGIN
					EXECUTE walk.fill(format('SELECT array_agg(a.id) FROM %s AS a WHERE %s', va, w.truth), stem, 'cast', a.castto, 'lit', quote_literal(o.lit))
					INTO found_ids;
				EXCEPTION WHEN OTHERS THEN
					found_ids := NULL;
				END;
				CONTINUE WHEN found_ids IS NULL;
				CALL walk.ask(settings, stem, a.e, a.e, w, walk.fill('SELECT f.id AS a_id, 0 AS b_id, f.n, f.ways, «lit» AS example, («answer») AS answer
						FROM «filter» AS f WHERE f.e = «e» AND f.id = ANY («ids»)', stem,
						'lit', quote_literal(o.lit), 'e', a.e::text, 'ids', quote_literal(found_ids) || '::integer[]'),
					walk.fill(answer, stem, 'lit', quote_literal(o.lit)),
					CASE w.mode WHEN 'untyped' THEN 'unknown' END, quote_literal(o.lit));
			END LOOP;
		END IF;
	END LOOP;
END $$;

-- Where the pairs are not those of walk.pair
CREATE PROCEDURE walk.ask_truth(settings text, stem text, x walk.entry, w walk.way_asked, answer text) LANGUAGE plpgsql AS $$
DECLARE
	v text := walk.values_of(x.e);
	pairs text;
BEGIN
	BEGIN
		EXECUTE walk.fill(format('SELECT array_agg(format(''(%%s,%%s)'', a.id, b.id)) FROM %s AS a, %1$s AS b WHERE %s', v, w.truth), stem, 'cast', x.castto)
		INTO pairs;
	EXCEPTION WHEN OTHERS THEN
		RETURN;		-- then SQL does not say that any are equal
	END;
	IF pairs IS NOT NULL THEN
		CALL walk.ask(settings, stem, x.e, x.e, w, walk.fill('SELECT a.id AS a_id, b.id AS b_id, f.n, f.ways, format(''%s = %s'', a.v, b.v) AS example, («answer») AS answer
			FROM «v» AS a JOIN «filter» AS f ON f.e = «e» AND f.id = a.id JOIN «v» AS b ON format(''(%s,%s)'', a.id, b.id) = ANY («pairs»::text[])',
			stem, 'v', v, 'e', x.e::text, 'pairs', quote_literal(pairs)), answer);
	END IF;
END $$;

--
-- The walk
--

-- what is equal within a type
DO $$
DECLARE
	x walk.entry;
BEGIN
	FOR x IN SELECT * FROM walk.entry WHERE nvalues > 0
	LOOP
		EXECUTE format('INSERT INTO walk.pair SELECT %s, a.id, %1$s, b.id FROM %s AS a JOIN %2$s AS b ON a.v = b.v', x.e, walk.values_of(x.e));
	END LOOP;
END $$;

CREATE PROCEDURE walk.pair_singly(a walk.entry, b walk.entry) LANGUAGE plpgsql AS $$
DECLARE
	i integer;
	found_pairs integer := 0;
	n integer;
BEGIN
	FOR i IN EXECUTE format('SELECT id FROM %s UNION ALL SELECT -id FROM %s', walk.values_of(a.e), walk.values_of(b.e))
	LOOP
		BEGIN
			EXECUTE format('INSERT INTO walk.pair SELECT %s, a.id, %s, b.id FROM %s AS a JOIN %s AS b ON a.v = b.v WHERE %s LIMIT 2',
				a.e, b.e, walk.values_of(a.e), walk.values_of(b.e), CASE WHEN i > 0 THEN 'a.id = ' || i ELSE 'b.id = ' || -i END);
			GET DIAGNOSTICS n = ROW_COUNT;
			found_pairs := found_pairs + n;
			EXIT WHEN found_pairs >= 4;
		EXCEPTION WHEN OTHERS THEN
			NULL;
		END;
	END LOOP;
END $$;

-- What is equal across types: of each two, three pairs at most, first those
-- that are not written alike.
DO $$
DECLARE
	a walk.entry;
	b walk.entry;
	n bigint;
BEGIN
	FOR a IN SELECT * FROM walk.entry WHERE nvalues > 0 AND crossing ORDER BY e
	LOOP
		FOR b IN SELECT * FROM walk.entry WHERE nvalues > 0 AND crossing AND e <> a.e ORDER BY e
		LOOP
			BEGIN
				EXECUTE format('INSERT INTO walk.pair SELECT %s, a.id, %s, b.id FROM %s AS a JOIN %s AS b ON a.v = b.v ORDER BY format(''%%s'', a.v) = format(''%%s'', b.v), a.id + b.id LIMIT 3',
					a.e, b.e, walk.values_of(a.e), walk.values_of(b.e));
			EXCEPTION
				WHEN undefined_function OR ambiguous_function OR indeterminate_collation OR collation_mismatch THEN
					NULL;
				WHEN datatype_mismatch THEN
					NULL;		-- rows of different columns
				WHEN OTHERS THEN
					-- some values of the one are too large for the other, say
					CALL walk.pair_singly(a, b);
			END;
		END LOOP;
		COMMIT;
	END LOOP;
END $$;
CREATE INDEX ON walk.pair (a, b);
ANALYZE walk.pair;

-- Calls a procedure, of «x» and «stem», for each entry and the kinds that it is
-- tried in
CREATE PROCEDURE walk.for_each_entry(call text) LANGUAGE plpgsql AS $$
DECLARE
	x walk.entry;
	stem text;
BEGIN
	FOR x IN SELECT * FROM walk.entry WHERE nvalues > 0 ORDER BY e
	LOOP
		FOREACH stem IN ARRAY CASE WHEN x.crossing THEN (SELECT array_agg(k.stem) FROM walk.kind AS k) ELSE ARRAY['keyset', 'row'] END
		LOOP
			EXECUTE replace(replace(call, '«x»', '$1'), '«stem»', '$2') USING x, stem;
		END LOOP;
		COMMIT;
	END LOOP;
END $$;
CALL walk.for_each_entry('CALL walk.build(«x», «stem»)');
CALL walk.for_each_kind('ANALYZE walk.filter_«stem»');

-- Of values that SQL tells apart, a keyset must not hold one for the other,
-- unless the server's own hash is to blame.
DO $$
DECLARE
	x walk.entry;
BEGIN
	FOR x IN SELECT * FROM walk.entry WHERE nvalues > 0 AND kind <> 'A'
	LOOP
		BEGIN
			EXECUTE format('INSERT INTO walk.note SELECT ''taken for equal'', %L, format(''%%s and %%s'', min(a.v::text), min(b.v::text))
				FROM %s AS a JOIN walk.filter_keyset AS f ON f.e = %s AND f.id = a.id AND ''agg'' = ANY (f.ways), %2$s AS b, keyset_info(f.f) AS i
				WHERE NOT a.v = b.v AND f.f @> b.v AND i.portable HAVING count(*) > 0', x.coldef, walk.values_of(x.e), x.e);
		EXCEPTION WHEN OTHERS THEN
			NULL;		-- refused; the walk will say so
		END;
	END LOOP;
END $$;

-- under the settings that they were built under
CALL walk.for_each_entry('CALL walk.ask_all('''', «stem», «x», «x»)');

DO $$
DECLARE
	k record;
BEGIN
	FOR k IN SELECT x AS a, y AS b FROM (SELECT DISTINCT a, b FROM walk.pair WHERE a <> b) AS p
		JOIN walk.entry AS x ON x.e = p.a JOIN walk.entry AS y ON y.e = p.b
	LOOP
		CALL walk.ask_all('', 'keyset', k.a, k.b);
		CALL walk.ask_all('', 'row', k.a, k.b);
		COMMIT;
	END LOOP;
END $$;

-- Under other settings the same keys still are in the same filters, and make
-- the same bytes.  (Literals are compared anew, as they may mean another value
-- now.)
CREATE PROCEDURE walk.again(settings text) LANGUAGE plpgsql AS $$
DECLARE
	x walk.entry;
	stem text;
BEGIN
	FOR x IN SELECT * FROM walk.entry WHERE nvalues > 0 AND crossing ORDER BY e
	LOOP
		FOREACH stem IN ARRAY ARRAY['keyset', 'row']
		LOOP
			CALL walk.ask_all(settings, stem, x, x);
		END LOOP;
		BEGIN
			EXECUTE format('INSERT INTO walk.note SELECT ''other bytes'', %L, format(''%%s under %s'', min(s.id))
				FROM (SELECT v.id, keyset_agg(v.v) AS f FROM %s AS v GROUP BY v.id) AS s
				JOIN walk.filter_keyset AS f ON f.e = %s AND f.id = s.id AND ''agg'' = ANY (f.ways)
				WHERE f.f <> s.f HAVING count(*) > 0', x.coldef, settings, walk.values_of(x.e), x.e);
		EXCEPTION WHEN OTHERS THEN
			NULL;
		END;
		COMMIT;
	END LOOP;
END $$;

SELECT current_setting('search_path') AS path \gset
SET DateStyle = 'German, DMY';
SET IntervalStyle = 'iso_8601';
SET TimeZone = 'Asia/Kathmandu';
SET timezone_abbreviations = 'India';
SET extra_float_digits = -15;
SET bytea_output = 'escape';
SET array_nulls = off;
SET xmlbinary = 'hex';
CALL walk.again('spelling');
RESET ALL;
SET client_min_messages = error;
SET quote_all_identifiers = on;
SELECT set_config('search_path', concat_ws(', ', 'walk', '"Öffentlich"', :'path', 'information_schema', 'pg_catalog'), false) AS path \gset
SET transform_null_equals = on;
CALL walk.again('names');
