--
-- Literals: what is written without a type is read as a key of the filter's
-- type.  A text is a key of type text, constant or not.
--

SET client_min_messages = warning;
CREATE SCHEMA literal_test;
SET search_path = literal_test, public;
SET timezone = 'UTC';

CREATE TYPE color AS ENUM ('red', 'green', 'light blue');
CREATE TYPE pair AS (a integer, b text);
CREATE TABLE f AS SELECT
	ribbon_build(ARRAY[1, 42, -7], 1e-9) AS i,
	bloom_build(ARRAY[1, 42, -7]::bigint[], 1e-6) AS b,
	keyset_build(ARRAY[1, 42, -7]::smallint[]) AS s,
	ribbon_build(ARRAY['a', '42'], 1e-9) AS t,
	ribbon_build(ARRAY['550e8400-e29b-41d4-a716-446655440000']::uuid[], 1e-9) AS u,
	ribbon_build(ARRAY['\x0102', 'abc']::bytea[], 1e-9) AS y,
	ribbon_build(ARRAY[1.5, 42]::numeric[], 1e-9) AS n,
	ribbon_build(ARRAY[1.5, '-0', 'NaN']::double precision[], 1e-9) AS d,
	ribbon_build(ARRAY[true], 1e-9) AS o,
	ribbon_build(ARRAY['10.0.0.1']::inet[], 1e-9) AS a,
	ribbon_build(ARRAY['08:00:2b:01:02:03']::macaddr[], 1e-9) AS m,
	ribbon_build(ARRAY['red', 'light blue']::color[], 1e-9) AS e,
	ribbon_build(ARRAY['2024-02-29']::date[], 1e-9) AS da,
	ribbon_build(ARRAY['2024-02-29 12:00']::timestamp[], 1e-9) AS ts,
	ribbon_build(ARRAY['2024-02-29 12:00+00']::timestamptz[], 1e-9) AS tz,
	ribbon_build(ARRAY['12:00']::time[], 1e-9) AS ti,
	ribbon_build(ARRAY['1 day']::interval[], 1e-9) AS iv,
	ribbon_build(ARRAY[ROW(1, 'a')::pair], 1e-9) AS p,
	ribbon_build(ARRAY['[1,5)']::int4range[], 1e-9) AS r,
	ribbon_agg(ARRAY[1, 2], 1e-9) AS ar;

-- The forms
SELECT i @> '42' AS ribbon, b @> '42' AS bloom, s @> '42' AS keyset, '42' <@ i AS commutated,
	ribbon_contains(i, '42') AS function, i @> ' 42 ' AS blanks, i @> '042' AS zeros, i @> '-7' AS negative,
	i @> '43' AS other, b @> '43' AS other_bloom, s @> '43' AS other_keyset, i @> '9223372036854775807' AS most
FROM f;
SELECT t @> '42' AS text, t @> ' 42' AS blanks, t @> '' AS empty,
	u @> '550e8400-e29b-41d4-a716-446655440000' AS uuid, u @> '{550E8400E29B41D4A716446655440000}' AS other_spelling, u @> '550e8400-e29b-41d4-a716-446655440001' AS other_uuid,
	y @> '\x0102' AS hex, y @> '\001\002' AS escape, y @> 'abc' AS letters, y @> '\x010203' AS other_bytea
FROM f;
SELECT n @> '1.50' AS numeric, n @> '15e-1' AS exponent, n @> '42' AS integer, n @> '1.51' AS other_numeric,
	d @> '1.5' AS float, d @> '0' AS zero, d @> 'nan' AS nan, d @> '-1.5' AS other_float,
	o @> 'yes' AS boolean, o @> 'false' AS other_boolean, a @> '10.0.0.1/32' AS inet, a @> '10.0.0.2' AS other_inet,
	m @> '08-00-2B-01-02-03' AS macaddr, m @> '08-00-2B-01-02-04' AS other_macaddr
FROM f;
SELECT e @> 'red' AS enum, e @> 'light blue' AS blank, e @> 'green' AS other_enum FROM f;

-- With the type that literals have it need not be a constant.
SELECT i @> '42'::keyliteral AS constant, '43'::keyliteral <@ i AS commutated, pg_typeof('42'::keyliteral) AS type FROM f;
SELECT no, i @> no::text::keyliteral AS of_a_column FROM f, generate_series(41, 43) AS no ORDER BY no;
-- What has a type is of that type.
SELECT raised('SELECT i @> ''42''::text FROM f');
SELECT raised('SELECT ''42''::varchar <@ i FROM f');
SELECT raised('SELECT keyset_add(s, ''43''::text) FROM f');
-- Nothing becomes a literal by itself.
SELECT castsource::regtype AS from, casttarget::regtype AS to, castcontext AS context, castfunc <> 0 AS function FROM pg_cast WHERE 'keyliteral'::regtype IN (castsource, casttarget) ORDER BY 1, 2;
-- ... but by assignment to a parameter: as it is cast to text, or with all digits, whatever the settings.
PREPARE to_texts AS SELECT f @> $1 AS found FROM (SELECT keyset_build(ARRAY['ab', 'true', '10.0.0.1/32']) AS f OFFSET 0) AS f;
EXECUTE to_texts('ab'::char(5));
EXECUTE to_texts(true);
EXECUTE to_texts('10.0.0.1'::inet);
EXECUTE to_texts('10.0.0.1'::cidr);
PREPARE to_floats AS SELECT f @> $1 AS found FROM (SELECT keyset_build(ARRAY[1::double precision / 3, 0.1::real, 'NaN', '-Infinity']) AS f OFFSET 0) AS f;
SET extra_float_digits = -3;
EXECUTE to_floats(1::double precision / 3);
EXECUTE to_floats(0.1::real);
EXECUTE to_floats('NaN'::real);
EXECUTE to_floats('-inf'::double precision);
EXECUTE to_floats(0.25::double precision);
PREPARE between_parameters AS SELECT keyset_agg($1) @> $2 AS found;
EXECUTE between_parameters(0.1::double precision + 0.2::double precision, 0.1::double precision + 0.2::double precision);
EXECUTE between_parameters(1::real / 3, 1::real / 3);
RESET extra_float_digits;
-- a real is the number that a parameter would be rounded to, also half way between two
PREPARE to_reals AS SELECT f @> $1 AS found FROM (SELECT keyset_build(ARRAY[16777216::real, 16777220]) AS f OFFSET 0) AS f;
EXECUTE to_reals(16777217::double precision);
EXECUTE to_reals(16777219::double precision);
PREPARE to_agg AS SELECT keyset_agg($1) @> 'ab'::text AS collected;
EXECUTE to_agg('ab'::char(5));
PREPARE to_add AS SELECT keyset_add(keyset_build(ARRAY['q'::text]), $1) @> 'ab'::text AS added;
EXECUTE to_add('ab'::char(5));
PREPARE to_both AS SELECT t FROM (VALUES ('a'), ('b')) AS v (t), (SELECT keyset_build(ARRAY['a']) AS f OFFSET 0) AS f WHERE f @> $1 AND t = $1;
EXECUTE to_both('a');
-- A collation counts.
SELECT t @> ('a' COLLATE "C") AS found FROM f;

-- One family, several types: every value that SQL may mean is looked for.
CREATE TABLE readings (r real, d double precision, c char(5), t text, n name);
INSERT INTO readings VALUES (0.1, 0.1, 'ab', 'ab ', repeat('x', 63)), (3.14, 3.14, 'cd', 'cd', 'short'), (1e-40, 1e300, '', '', ''), ('NaN', '-0', ' ', ' ', ' ');
CREATE TABLE of_readings AS SELECT keyset_agg(r) AS r, keyset_agg(d) AS d, keyset_agg(c) AS c, keyset_agg(t) AS t, keyset_agg(n) AS n FROM readings;
SELECT word, r @> word AS real, d @> word AS double FROM of_readings, (SELECT unnest('{0.1,.1000,3.14,1e-40,1e300,1e-400,nan,0,-0,0.2}'::text[])::keyliteral AS word) AS w
WHERE word::text <> '1e-400';
SELECT quote_literal(word) AS word, c @> word::keyliteral AS char, t @> word::keyliteral AS text, n @> word::keyliteral AS name
FROM of_readings, unnest(ARRAY['ab', 'ab ', 'ab   ', '', ' ', '   ', 'cd', 'cd ', 'ef', repeat('x', 63), repeat('x', 64), repeat('x', 62)]) AS word;
-- char(n) is not a text: SQL compares it with varchar without the blanks.
SELECT 'ab '::varchar = 'ab'::char(5) AS varchar, 'ab '::text = 'ab'::char(5) AS text, raised('SELECT f @> c FROM readings, (SELECT keyset_agg(t) AS f FROM readings) AS f') AS error;
SELECT count(*) AS denied FROM readings, of_readings AS f, unnest('{0.1,3.14,1e-40,nan}'::text[]) AS word
WHERE readings.r = word::real AND NOT f.r @> word::keyliteral;
-- No key can be added that would be another one for another type.
SELECT raised('SELECT keyset_add(keyset_build(ARRAY[0.5::real]), ''0.1'')');
SELECT raised('SELECT bloom_add(bloom_build(ARRAY[''a'']), repeat(''b'', 64)::keyliteral)');
SELECT raised('SELECT keyset_add(keyset_build(''{}''::int[]), repeat(''b'', 64)::keyliteral)');
SELECT keyset_add(keyset_build(ARRAY['a'::char(3)]), 'b  ') @> 'b'::char(9) AS char, keyset_add(keyset_build(ARRAY[0.5::real]), '0.25') @> 0.25::real AS real, keyset_add(keyset_build(ARRAY['a']), ' b') @> ' b'::text AS text;
-- The same inside a row.
SELECT keyset_build(ARRAY[ROW(1, 'ab'::name)]) @> ROW(1, 'ab') AS found, raised('SELECT keyset_build(ARRAY[ROW(1, repeat(''x'', 63)::name)]) @> ROW(1, ''' || repeat('x', 64) || ''')') AS ambiguous;
SELECT raised('SELECT keyset_build(ARRAY[ROW(1, ''ab''::char(5))]) @> ROW(1, ''ab'')');

-- What is no such key, is an error of the key's type.
SELECT raised('SELECT i @> ''abc'' FROM f');
SELECT raised('SELECT i @> '''' FROM f');
SELECT raised('SELECT i @> ''1.5'' FROM f');
SELECT raised('SELECT i @> ''9223372036854775808'' FROM f');
SELECT raised('SELECT u @> ''550e8400'' FROM f');
SELECT raised('SELECT y @> ''\xzz'' FROM f', brief := true);
SELECT raised('SELECT n @> ''one'' FROM f');
SELECT raised('SELECT o @> ''maybe'' FROM f');
SELECT raised('SELECT e @> ''blue'' FROM f');
-- ... and of an empty filter nothing.
SELECT ribbon_build('{}'::integer[]) @> 'abc' AS empty;

-- Types whose spelling depends on settings, and compounds, want a cast.
SELECT raised('SELECT da @> ''2024-02-29'' FROM f');
SELECT raised('SELECT ts @> ''2024-02-29 12:00'' FROM f');
SELECT raised('SELECT tz @> ''2024-02-29 12:00+00'' FROM f');
SELECT raised('SELECT ti @> ''12:00'' FROM f');
SELECT raised('SELECT iv @> ''1 day'' FROM f');
SELECT raised('SELECT p @> ''(1,a)'' FROM f');
SELECT raised('SELECT r @> ''[1,5)'' FROM f');
SELECT raised('SELECT ar @> ''{1,2}'' FROM f');
-- as the hints say
SELECT da @> '2024-02-29'::date AS date, ts @> '2024-02-29 12:00'::timestamp AS timestamp, tz @> '2024-02-29 14:00+02'::timestamptz AS timestamptz,
	ti @> '12:00'::time AS time, iv @> '24 hours'::interval AS interval, p @> ROW(1, 'a') AS record, p @> (1, 'a')::pair AS pair,
	r @> int4range(1, 5) AS range, ar @> ARRAY[1, 2] AS array, ar @> ARRAY[2, 1] AS other_array
FROM f;

-- A text in a column is a text.
CREATE TABLE texts (t text, v varchar(5), c char(5), n name);
INSERT INTO texts VALUES ('42', '42', '42', '42'), ('a', 'a', 'a', 'a');
SELECT texts.t, f.t @> texts.t AS text, f.t @> v AS varchar, f.t @> texts.n AS name, texts.t <@ f.t AS commutated FROM texts, f ORDER BY texts.t;
SELECT what, raised('SELECT ' || what || ' FROM f, texts', brief := false) AS error
FROM unnest(ARRAY['i @> texts.t', 'texts.t <@ i', 'b @> texts.t', 's @> v', 'u @> texts.t', 'ribbon_contains(i, texts.t)', 'da @> texts.t', 'e @> texts.t', 'i @> (texts.t || '''')']) WITH ORDINALITY AS w (what, no) ORDER BY no;
SELECT raised('SELECT t @> 42 FROM f');

-- NULL
SELECT i @> NULL AS integer, t @> NULL AS text, NULL <@ i AS commutated, ribbon_contains(i, NULL) AS function, da @> NULL AS date FROM f;

-- Parameters: untyped ones are literals.
PREPARE untyped AS SELECT i @> $1 AS integer, n @> $1 AS numeric, t @> $1 AS text FROM f;
SET plan_cache_mode = force_generic_plan;
EXECUTE untyped('42');
EXECUTE untyped('1');
EXECUTE untyped('42');
EXECUTE untyped(NULL);
EXECUTE untyped('a');
EXECUTE untyped('1');
SET plan_cache_mode = force_custom_plan;
EXECUTE untyped('42');
EXECUTE untyped('1');
EXECUTE untyped('a');
RESET plan_cache_mode;
PREPARE typed(bigint) AS SELECT i @> $1 AS integer FROM f;
EXECUTE typed('42');
EXECUTE typed(43);

-- PL/pgSQL evaluates an expression again and again with other values.
CREATE FUNCTION ask(words text[]) RETURNS TABLE (word text, in_integers boolean, in_numerics boolean, in_texts boolean)
LANGUAGE plpgsql AS $$
DECLARE
	i ribbonfilter := f.i FROM f;
	n ribbonfilter := f.n FROM f;
	t ribbonfilter := f.t FROM f;
BEGIN
	FOREACH word IN ARRAY words LOOP
		in_integers := i @> word::keyliteral;
		in_numerics := n @> word::keyliteral;
		in_texts := t @> word::keyliteral;
		RETURN NEXT;
	END LOOP;
END $$;
SELECT * FROM ask(ARRAY['42', '1', '42', '7', NULL, '-7', '0042', '42']);
SELECT raised('SELECT * FROM ask(ARRAY[''42'', ''a''])');
SELECT * FROM ask(ARRAY['1']);
-- ... and with other filters: the same words mean other keys.
CREATE FUNCTION ask_filters(word text) RETURNS TABLE (filter text, is_in boolean)
LANGUAGE plpgsql AS $$
DECLARE
	r ribbonfilter;
BEGIN
	FOR filter, r IN SELECT v.* FROM f, LATERAL (VALUES ('integers', i), ('numerics', n), ('texts', t), ('integers', i), ('floats', d), ('bytes', y), ('nothing', ribbon_build('{}'::text[])), ('numerics', n)) AS v LOOP
		is_in := r @> word::keyliteral;
		RETURN NEXT;
	END LOOP;
END $$;
SELECT * FROM ask_filters('42');
SELECT * FROM ask_filters('1');
-- the same in a query
SELECT filter, x @> '42' AS has_42, x @> '1' AS has_1
FROM f, LATERAL (VALUES ('integers', i), ('numerics', n), ('texts', t), ('integers', i), ('floats', d), ('bytes', y), ('numerics', n)) AS v (filter, x);
SELECT raised('SELECT x @> ''a'' FROM f, LATERAL (VALUES (t), (i)) AS v (x)');

-- A filter names a type, which somebody may have put there: no code of it is run.
CREATE TYPE trap AS ENUM ('a');
CREATE TABLE trapped AS SELECT keyset_build(ARRAY['a']::trap[]) AS f;
DROP TYPE trap;
CREATE FUNCTION sprung(text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RAISE ''sprung''; END';
CREATE DOMAIN trap AS text CHECK (sprung(VALUE));
SELECT raised('SELECT f @> ''a'' FROM trapped'), raised('SELECT keyset_add(f, ''a'') FROM trapped');

DROP SCHEMA literal_test CASCADE;
