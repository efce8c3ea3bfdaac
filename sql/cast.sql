--
-- Casts: filters and bytea, filters and text, keysets and filters
--

SET client_min_messages = warning;
CREATE SCHEMA cast_test;
SET search_path = cast_test, public;

CALL for_each_kind('CREATE TABLE f_STEM AS SELECT STEM_agg(i) AS f, STEM_agg(i)::bytea AS bytes FROM generate_series(1, 1000) AS i');

-- To bytea and back; to bytea there is nothing to do.
SELECT * FROM each_kind('SELECT f::bytea::TYPE = f, TYPE(f::bytea) = f, octet_length(f::bytea) + 4 = (STEM_info(f)).bytes, encode(substr(f::bytea, 1, 3), ''base64'') FROM f_STEM')
	AS t (kind text, same boolean, function boolean, length boolean, magic text);
SELECT castsource::regtype AS source, casttarget::regtype AS target, castcontext AS context, castmethod AS method
FROM pg_cast WHERE castsource::regtype::text ~ 'keyset|filter' OR casttarget::regtype::text ~ 'keyset|filter' ORDER BY 1::text COLLATE "C", 2::text COLLATE "C";

-- What is cast is checked, also as a parameter, also of a stored value.
SELECT * FROM each_kind('SELECT bytes::TYPE @> 1 FROM f_STEM') AS t (kind text, held boolean);
SELECT * FROM each_kind($$SELECT raised('SELECT set_byte(bytes, 500, get_byte(bytes, 500) # 1)::TYPE @> 1 FROM f_STEM', brief := true)$$) AS t (kind text, raised text);

-- Bytes become a filter by assignment, too: checked, and of the column's type.
CALL for_each_kind('CREATE TABLE taker_STEM (f TYPE, y bytea, t text)');
CALL for_each_kind('INSERT INTO taker_STEM (f) SELECT bytes FROM f_STEM');
CALL for_each_kind('INSERT INTO taker_STEM VALUES (NULL)');
CALL for_each_kind('UPDATE taker_STEM SET f = bytes FROM f_STEM WHERE taker_STEM.f IS NULL');
CALL for_each_kind('PREPARE take_STEM (bytea) AS INSERT INTO taker_STEM (f) VALUES ($1)');
SELECT * FROM each_kind($$SELECT raised(format('EXECUTE take_STEM (%L)', bytes)) FROM f_STEM$$) AS t (kind text, raised text);
CALL for_each_kind('DO $do$
DECLARE
	v TYPE;
BEGIN
	v := (SELECT bytes FROM cast_test.f_STEM);
	INSERT INTO taker_STEM (f) VALUES (v), (v::bytea);
END $do$');
SELECT * FROM each_kind('SELECT count(*), bool_and(taker_STEM.f = f_STEM.f) FROM taker_STEM, f_STEM') AS t (kind text, rows bigint, same boolean);
SELECT * FROM each_kind($$SELECT other, raised(format('INSERT INTO taker_STEM (f) SELECT bytes FROM f_%s', other), brief := true) FROM (SELECT stem FROM kinds WHERE stem <> 'STEM') AS o (other)$$)
	AS t (kind text, bytes_of text, raised text) ORDER BY kind, bytes_of;
SELECT * FROM each_kind($$SELECT raised('INSERT INTO taker_STEM (f) VALUES (''''::bytea)', brief := true)$$) AS t (kind text, raised text);

-- Never implicitly, and nothing else by assignment
SELECT * FROM each_kind($$SELECT what, raised('INSERT INTO taker_STEM ' || what, brief := true) FROM unnest(ARRAY['(y) SELECT f FROM f_STEM', '(f) SELECT f::text FROM f_STEM']
	|| ARRAY(SELECT format('(f) SELECT f FROM f_%s', stem) FROM kinds WHERE stem <> 'STEM' ORDER BY stem)) AS what$$) AS t (kind text, what text, raised text);
SELECT * FROM each_kind($$SELECT what, raised(format('SELECT %s FROM f_STEM', what), brief := true) FROM unnest(ARRAY[
	'length(f)', 'octet_length(f)', 'md5(f)', 'f || ''\x00''::bytea', 'f = f::bytea', 'f::bytea <> f', 'f IN (f::bytea)', 'f @> 1 AND STEM_contains(f::bytea, 1)', 'f @> f::bytea',
	'coalesce(f, f::bytea)', 'ARRAY[f, f::bytea]', '(SELECT f UNION SELECT f::bytea)', 'f | f::bytea']) AS what$$) AS t (kind text, what text, raised text);
SELECT * FROM each_kind($$SELECT what, raised(format('SELECT %s FROM f_STEM AS f, f_%s AS other', what, stem), brief := true)
FROM kinds, unnest(ARRAY['f.f = other.f', 'f.f < other.f', 'f.f::' || type, stem || '_contains(f.f, 1)']) AS what WHERE stem <> 'STEM'$$)
	AS t (kind text, what text, raised text) ORDER BY kind COLLATE "C", raised COLLATE "C";
-- By assignment to text it is, as for all types.
CALL for_each_kind('TRUNCATE taker_STEM');
CALL for_each_kind('INSERT INTO taker_STEM (t) SELECT f FROM f_STEM');
SELECT * FROM each_kind('SELECT t::TYPE = f_STEM.f FROM taker_STEM, f_STEM') AS t (kind text, same boolean);

-- Text, through the types' input and output, also of other string types; base64
-- also as encode() writes it, with line breaks
SELECT * FROM each_kind('SELECT f::text::TYPE = f, f::varchar::TYPE = f, left(f::text, 4), f::text ~ ''^[A-Za-z0-9+/]+=*$'', encode(f::bytea, ''base64'')::TYPE = f, (E'' \t'' || f || E''\r\n'')::TYPE = f FROM f_STEM')
	AS t (kind text, "text" boolean, "varchar" boolean, begins text, base64 boolean, broken boolean, spaced boolean);
SELECT * FROM each_kind($$SELECT what, raised(format('SELECT %s::TYPE', what)) FROM unnest(ARRAY['''abc''', '''abc!''', '''\x123''', '''\x12xy''']) AS what$$) AS t (kind text, what text, raised text);
SELECT raised('SELECT f::text::ribbonfilter FROM f_keyset');

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
SELECT * FROM each_kind('SELECT TYPE(s) = f, (STEM_info(TYPE(s, 1e-4))).target_fpr, TYPE(keys => s, fpr => 0.01) = f FROM f_STEM, (SELECT f FROM f_keyset) AS s (s)', 'has_rate AND NOT has_values')
	AS t (kind text, same boolean, target_fpr double precision, named boolean);
SELECT * FROM each_kind('SELECT TYPE(keyset_agg(i::text)) = STEM_agg(i::text), (STEM_info(TYPE(keyset_agg(i::text)))).key_type, (STEM_info(TYPE(keyset_build(ARRAY[ROW(1, ''a''::text)])))).key_type,
	(STEM_info(TYPE(keyset_build(''{}''::text[])))).key_type FROM generate_series(1, 100) AS i', 'has_rate AND NOT has_values') AS t (kind text, same_keys boolean, key_type text, record text, of_nothing text);

DROP SCHEMA cast_test CASCADE;
