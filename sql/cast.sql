--
-- Casts: filters and bytea, filters and text, keysets and filters
--

SET client_min_messages = warning;
CREATE SCHEMA cast_test;
SET search_path = cast_test, public;

CREATE TABLE f AS
SELECT keyset_agg(i) AS s, bloom_agg(i) AS b, ribbon_agg(i) AS r FROM generate_series(1, 1000) AS i;

-- To bytea and back; to bytea there is nothing to do.
SELECT s::bytea::keyset = s AS keyset, b::bytea::bloomfilter = b AS bloom, r::bytea::ribbonfilter = r AS ribbon,
	keyset(s::bytea) = s AS keyset_function, bloomfilter(b::bytea) = b AS bloom_function, ribbonfilter(r::bytea) = r AS ribbon_function,
	octet_length(r::bytea) + 4 = (ribbon_info(r)).bytes AS length, encode(substr(r::bytea, 1, 3), 'base64') AS magic
FROM f;
SELECT castsource::regtype AS source, casttarget::regtype AS target, castcontext AS context, castmethod AS method
FROM pg_cast WHERE castsource::regtype::text ~ 'keyset|filter' OR casttarget::regtype::text ~ 'keyset|filter' ORDER BY 1::text COLLATE "C", 2::text COLLATE "C";

-- What is cast is checked, also as a parameter, also of a stored value.
CREATE TABLE raw AS SELECT s::bytea AS s, b::bytea AS b, r::bytea AS r FROM f;
SELECT s::keyset @> 1 AS keyset, b::bloomfilter @> 1 AS bloom, r::ribbonfilter @> 1 AS ribbon FROM raw;
UPDATE raw SET r = set_byte(r, 500, get_byte(r, 500) # 1);
SELECT raised('SELECT r::ribbonfilter @> 1 FROM raw') LIKE '22P03: invalid ribbonfilter value' AS refused LIMIT 1;

-- Bytes become a filter by assignment, too: checked, and of the column's type.
CREATE TABLE taker (s keyset, b bloomfilter, r ribbonfilter, y bytea, t text);
INSERT INTO taker (s, b) SELECT s, b FROM raw;
UPDATE taker SET r = f.r::bytea FROM f;
PREPARE take (bytea, bytea, bytea) AS INSERT INTO taker (s, b, r) VALUES ($1, $2, $3);
SELECT format('EXECUTE take (%L, %L, %L)', s::bytea, b::bytea, r::bytea) AS take FROM f \gset
:take;
DO $$
DECLARE
	f ribbonfilter;
BEGIN
	f := (SELECT r::bytea FROM cast_test.f);
	INSERT INTO taker (r) VALUES (f), (f::bytea);
END $$;
SELECT taker.s = f.s AS keyset, taker.b = f.b AS bloom, taker.r = f.r AS ribbon FROM taker, f;
TRUNCATE taker;
SELECT what, error FROM unnest(ARRAY['(r) SELECT r FROM raw', '(b) SELECT s FROM raw', '(s) SELECT b FROM raw', '(r) VALUES (''''::bytea)']) WITH ORDINALITY AS w (what, no), raised('INSERT INTO taker ' || what, brief := true) AS error ORDER BY no;

-- Never implicitly, and nothing else by assignment
SELECT what, raised('INSERT INTO taker ' || what, brief := true) AS error
FROM unnest(ARRAY['(y) SELECT r FROM f', '(y) SELECT b FROM f', '(y) SELECT s FROM f',
	'(r) SELECT s FROM f', '(b) SELECT s FROM f', '(r) SELECT b FROM f', '(r) SELECT r::text FROM f']) WITH ORDINALITY AS w (what, no) ORDER BY no;
SELECT what, raised('SELECT ' || what || ' FROM f', brief := true) AS error
FROM unnest(ARRAY['octet_length(r)', 'md5(b)', 'r || ''\x00''::bytea', 'r = s', 'r = b', 'r = r::bytea', 'r::bytea <> r', 'r IN (r::bytea)', 'r @> 1 AND ribbon_contains(r::bytea, 1)', 's | s::bytea', 's @> s::bytea', 'coalesce(r, r::bytea)', 'ARRAY[r, r::bytea]', '(SELECT r UNION SELECT r::bytea)', 'ribbon_contains(s, 1)', 'bloom_contains(r, 1)', 'keyset_contains(b, 1)',
	'r < s', 's::ribbonfilter', 's::bloomfilter', 'r::keyset', 'b::keyset', 'r::bloomfilter', 'b::ribbonfilter', 'length(r)']) WITH ORDINALITY AS w (what, no) ORDER BY no;
-- By assignment to text it is, as for all types.
INSERT INTO taker (t) SELECT r FROM f;
SELECT t::ribbonfilter = f.r AS text FROM taker, f;

-- Text, through the types' input and output, also of other string types
SELECT s::text::keyset = s AS keyset, b::text::bloomfilter = b AS bloom, r::text::ribbonfilter = r AS ribbon,
	r::varchar::ribbonfilter = r AS varchar, left(r::text, 4) AS begins, r::text ~ '^[A-Za-z0-9+/]+=*$' AS base64
FROM f;
SELECT raised('SELECT s::text::ribbonfilter FROM f');
SELECT raised('SELECT ''abc''::ribbonfilter');
SELECT raised('SELECT ''abc!''::bloomfilter');
SELECT raised('SELECT ''\x123''::keyset');
SELECT raised('SELECT ''\x12xy''::keyset');
-- Base64 as encode() writes it, with line breaks
SELECT encode(s::bytea, 'base64')::keyset = s AS keyset, encode(b::bytea, 'base64')::bloomfilter = b AS bloom, (E' \t' || r || E'\r\n')::ribbonfilter = r AS ribbon
FROM f;

-- What is read as base64 or hexadecimal, and as what, is for decode() to say:
-- "any" text is a filter if it is the text of one's bytes, and an error if not.
CREATE FUNCTION as_text(any_text text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	RETURN md5(any_text::bloomfilter::bytea);
EXCEPTION WHEN OTHERS THEN
	RETURN CASE SQLERRM WHEN 'invalid bloomfilter value' THEN 'no filter' ELSE 'no bytes' END;
END $$;
CREATE FUNCTION as_bytes(any_text text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	RETURN md5(CASE WHEN any_text ^@ '\x' THEN decode(substr(any_text, 3), 'hex') ELSE decode(any_text, 'base64') END::bloomfilter::bytea);
EXCEPTION WHEN OTHERS THEN
	RETURN CASE SQLERRM WHEN 'invalid bloomfilter value' THEN 'no filter' ELSE 'no bytes' END;
END $$;
-- random short texts, and those of filters with a few characters put in, taken out, or changed
SELECT setseed(0.25);
CREATE TABLE texts AS
SELECT string_agg(substr(E'AQZaz09+/=== \t\n\r!-_~\x7f', 1 + floor(random() ^ 2 * 22)::integer, 1), '') AS t FROM generate_series(1, 4000) AS n, generate_series(1, n % 13) GROUP BY n;
INSERT INTO texts SELECT overlay(t PLACING substr(E'=== \t\n\rA!', 1 + floor(random() * 9)::integer, n % 3) FROM at FOR n / 3 % 3)
FROM (SELECT n, CASE n % 2 WHEN 0 THEN f::text ELSE encode(f::bytea, 'base64') END AS t FROM unnest(ARRAY[bloom_build(ARRAY[1]), bloom_build(ARRAY['a', 'b']), bloom_build('{}'::integer[])]) AS f, generate_series(1, 600) AS n) AS f,
	LATERAL (SELECT CASE n % 5 WHEN 0 THEN length(t) ELSE 1 + floor(random() * (length(t) + 1))::integer END AS at) AS place;
INSERT INTO texts SELECT overlay(t PLACING substr(E' \t\n\rA!', 1 + floor(random() * 6)::integer, n % 2) FROM 3 + floor(random() * (length(t) - 1))::integer FOR n / 2 % 3)
FROM (SELECT n, '\x' || CASE n % 3 WHEN 0 THEN upper(encode(f::bytea, 'hex')) ELSE regexp_replace(encode(f::bytea, 'hex'), '(..)', '\1 ', 'g') END AS t FROM unnest(ARRAY[bloom_build(ARRAY[1]), bloom_build('{}'::integer[])]) AS f, generate_series(1, 600) AS n) AS f;
SELECT as_text(t) = bytes AS agree, regexp_replace(bytes, '^\w+$', 'filter') AS what, count(*) > 100 AS many FROM texts, LATERAL (SELECT as_bytes(t) AS bytes OFFSET 0) AS b GROUP BY 1, 2 ORDER BY 1, 2;
-- ... long ones, which are read piece by piece: 4 MB each
CREATE TABLE long AS SELECT b AS f, encode(b::bytea, 'base64') AS broken, encode(b::bytea, 'hex') AS hex FROM (SELECT bloom_add(bloom_empty(0.01, 2800000), 42) AS b) AS b;
SELECT octet_length(f::bytea) > 3400000 AS large, f::text::bloomfilter = f AS base64, f::text = translate(broken, E'\n', '') AS written, broken::bloomfilter = f AS broken, (' ' || f)::bloomfilter = f AS shifted,
	('\x' || hex)::bloomfilter = f AS hex, bool_and((E'\\x\n' || repeat(' ', n) || overlay(hex PLACING repeat(E' \t', n) FROM 1 + 2 * n * 999998 FOR 0))::bloomfilter = f) AS spaced
FROM long, generate_series(0, 3) AS n GROUP BY 1, 2, 3, 4, 5, 6;
SELECT what, regexp_replace(text, '^\w+$', 'filter') AS text, text = as_bytes(t) AS agree
FROM long, LATERAL (VALUES
	('"=" in the middle', overlay(f::text PLACING 'AA==' FROM 4194305 FOR 0)), ('"=" before a cut', overlay(f::text PLACING '=' FROM 4194304 FOR 1)), ('"=" behind it', overlay(f::text PLACING '=' FROM 4194305 FOR 1)), ('a character too many', f || 'A'), ('too few', left(f::text, -1)), ('another', overlay(f::text PLACING '!' FROM 4500001)),
	('a blank in a byte', '\x' || overlay(hex PLACING ' ' FROM 4194304 FOR 0)), ('between bytes', '\x' || overlay(hex PLACING ' ' FROM 4194305 FOR 0)), ('a digit too many', '\x' || hex || '0'), ('too few', '\x' || left(hex, -1)), ('another', '\x' || overlay(hex PLACING 'g' FROM 4500001)),
	('digit and blanks', '\xa' || repeat(' ', 5000000)), ('blanks', repeat(' ', 5000000)), ('blanks', '\x' || repeat(' ', 5000000))) AS t (what, t), LATERAL (SELECT as_text(t) AS text OFFSET 0) AS read;

-- From a keyset to what is built of it
SELECT ribbonfilter(s) = r AS ribbon, bloomfilter(s) = b AS bloom, (ribbon_info(ribbonfilter(s, 1e-5))).target_fpr AS ribbon_fpr, (bloom_info(bloomfilter(s, 1e-5))).target_fpr AS bloom_fpr,
	ribbonfilter(keys => s, fpr => 0.01) = r AS named
FROM f;
SELECT ribbonfilter(s) = r AS same_keys, (ribbon_info(ribbonfilter(s))).key_type AS key_type
FROM (SELECT keyset_agg(i::text) AS s, ribbon_agg(i::text) AS r FROM generate_series(1, 100) AS i) AS t;
SELECT (ribbon_info(ribbonfilter(keyset_build(ARRAY[ROW(1, 'a'::text)])))).key_type AS record, (bloom_info(bloomfilter(keyset_build('{}'::text[])))).key_type AS empty;

DROP SCHEMA cast_test CASCADE;
