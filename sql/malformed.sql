--
-- Bytes that are not a filter, or no longer one: refused with the reason on
-- their way in; an error or an answer, never a crash, if they are damaged where
-- they are stored.  (Binary COPY: see test/tap.)
--

SET client_min_messages = warning;
CREATE SCHEMA malformed_test;
SET search_path = malformed_test, public;

-- What reading bytes, or text, as a filter raises, on one line
CREATE FUNCTION read(statement text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	detail text;
BEGIN
	EXECUTE statement;
	RETURN 'nothing';
EXCEPTION WHEN OTHERS THEN
	GET STACKED DIAGNOSTICS detail = PG_EXCEPTION_DETAIL;
	RETURN SQLSTATE || ': ' || SQLERRM || ': ' || detail;
END $$;
CREATE FUNCTION reading(type text, bytes bytea) RETURNS text LANGUAGE sql IMMUTABLE AS $$SELECT malformed_test.read(format('SELECT %I(%L::bytea)::bytea', type, bytes))$$;
CREATE FUNCTION reading_text(type text, value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$SELECT malformed_test.read(format('SELECT %L::%I::text', value, type))$$;

-- Filters of all forms: those with a rate are small, dense or blocked, and in
-- several pieces.
CREATE TYPE color AS ENUM ('red', 'green');
CREATE TABLE f (kind text, form text, bytes bytea);
CALL for_each_kind($$INSERT INTO f
SELECT 'TYPE', form, bytes FROM (VALUES
	('empty', STEM_build('{}'::integer[])::bytea), ('small', STEM_build(ARRAY[1, 2, 3])::bytea), ('enum', STEM_build(ARRAY['red']::color[])::bytea),
	('record', STEM_build(ARRAY[ROW(1, 2)])::bytea), ('array', (SELECT STEM_agg(ARRAY[1, 2])::bytea)),
	('of 200', (SELECT STEM_agg(i)::bytea FROM generate_series(1, 200) AS i)),
	('of 1000', (SELECT STEM_agg(i RATE(0.1))::bytea FROM generate_series(1, 1000) AS i)),
	('of 3001', (SELECT STEM_agg(i RATE(0.5))::bytea FROM generate_series(1, 3001) AS i))) AS v (form, bytes)
WHERE octet_length(bytes) < 2000$$);
SELECT kind, form, reading(kind, bytes) AS raised FROM f ORDER BY kind COLLATE "C", form COLLATE "C";

--
-- On the way in
--

-- by hand
SELECT what, reading('ribbonfilter', bytes) AS raised
FROM (SELECT bytes AS good FROM f WHERE kind = 'ribbonfilter' AND form = 'small') AS f, LATERAL (VALUES
	('nothing at all', ''::bytea),
	('one byte', '\xad'),
	('other bytes', 'This is not a filter, but it is as long as one.'),
	('a header of zeros', decode(repeat('00', 40), 'hex')),
	('version 0', set_byte(good, 3, 0)),
	('version 2', set_byte(good, 3, 2)),
	('no kind', set_byte(good, 4, 0)),
	('a keyset', set_byte(good, 4, 1)),
	('a bloomfilter', set_byte(good, 4, 2)),
	('a kind to come', set_byte(good, 4, 99)),
	('another hash', set_byte(good, 5, 2)),
	('an unknown key family', set_byte(good, 6, 28)),
	('a key family with a descriptor', set_byte(good, 6, 17)),
	('no key family', set_byte(good, 6, 0)),
	('unknown flags', set_byte(good, 7, 64)),
	('flags of another kind of key', set_byte(good, 7, 1)),
	('another form', set_byte(good, 7, 16)),
	('one chunk', set_byte(good, 7, 32)),
	('chunks and one chunk', set_byte(good, 7, 48)),
	('another check', set_byte(good, 8, 0)),
	('a descriptor', set_byte(good, 12, 4)),
	('a descriptor beyond the end', set_byte(set_byte(good, 12, 255), 6, 18)),
	('another seed', set_byte(good, 14, 64)),
	('more keys', set_byte(good, 16, 4)),
	('a rate of 2^1023', set_byte(good, 31, 127)),
	('a rate that is NaN', set_byte(set_byte(good, 31, 127), 30, 248)),
	('a longer payload', set_byte(good, 32, 255)),
	('a payload of 2^63 bytes', set_byte(good, 39, 128)),
	('a shorter payload', set_byte(good, 32, 1)),
	('one byte more', good || '\x00'),
	('twice', good || good)) AS v (what, bytes);

-- of another kind
SELECT f.kind, other, reading(other, bytes) AS raised
FROM f, (SELECT type FROM kinds) AS o (other) WHERE form = 'small' AND other <> kind
ORDER BY kind COLLATE "C", other COLLATE "C";

-- with the right check, but a descriptor, FF 61, that is no UTF-8
SELECT reading('keyset', '\xadb7e201010111007ffb8c4f02000000010000000000000000000000000000000800000000000000ff610500000000000000'), reading_text('keyset', '\xadb7e201010111007ffb8c4f02000000010000000000000000000000000000000800000000000000ff610500000000000000');

-- Every byte changed, in three ways: which reasons are given, for which bytes.
-- Numbers are left out.
SELECT kind, form, raised, count(*), min(at) || CASE WHEN max(at) > min(at) THEN '..' || max(at) ELSE '' END AS bytes
FROM (SELECT kind, form, at, regexp_replace(reading(kind, set_byte(bytes, at, get_byte(bytes, at) # flip)), '(?<=[ (])[0-9A-F]+(?=[ .,;)])', '#', 'g') AS raised
	FROM f, generate_series(0, octet_length(bytes) - 1) AS at, unnest(ARRAY[1, 128, 255]) AS flip
	WHERE form IN ('small', 'record') OR form = 'enum' AND kind = 'keyset') AS flips
GROUP BY kind, form, raised ORDER BY kind COLLATE "C", form COLLATE "C", min(at), raised COLLATE "C";

-- In all forms, through bytea, hexadecimal and base64: nothing passes.
SELECT kind, form, count(*) AS flips,
	count(*) FILTER (WHERE left(reading(kind, bytes), 6) = '22P03:') AS bytea,
	count(*) FILTER (WHERE left(reading_text(kind, '\x' || encode(bytes, 'hex')), 6) = '22P02:') AS hex,
	count(*) FILTER (WHERE left(reading_text(kind, translate(encode(bytes, 'base64'), E'\n', '')), 6) = '22P02:') AS base64
FROM (SELECT kind, form, set_byte(bytes, at, get_byte(bytes, at) # (1 << (at % 8))) AS bytes FROM f, generate_series(0, octet_length(bytes) - 1) AS at OFFSET 0) AS flips
GROUP BY kind, form ORDER BY kind COLLATE "C", form COLLATE "C";
-- cut at every length, and with bytes added
SELECT kind, form, count(*) AS cuts,
	count(*) FILTER (WHERE reading(kind, bytes) ~ '^22P03: invalid [a-z]+ value: The [a-z ]+ takes \d+ bytes, but only \d+ are there\.$') AS bytea,
	count(*) FILTER (WHERE left(reading_text(kind, '\x' || encode(bytes, 'hex')), 6) = '22P02:') AS hex
FROM (SELECT kind, form, substr(bytes, 1, length) AS bytes FROM f, generate_series(0, octet_length(bytes) - 1) AS length OFFSET 0) AS cuts
GROUP BY kind, form ORDER BY kind COLLATE "C", form COLLATE "C";
SELECT count(*) AS tails, count(*) FILTER (WHERE reading(kind, bytes) ~ '^22P03: invalid [a-z]+ value: The payload takes \d+ bytes, but \d+ are there\.$') AS refused
FROM (SELECT kind, bytes || decode(repeat('00', length), 'hex') AS bytes FROM f, generate_series(1, 70) AS length) AS tails;
-- two bytes exchanged, a stretch set to zero
SELECT count(*) AS changed, count(*) FILTER (WHERE left(reading(kind, changed), 6) = '22P03:') AS refused
FROM (SELECT kind, bytes, set_byte(set_byte(bytes, at, get_byte(bytes, at + by)), at + by, get_byte(bytes, at)) AS changed
	FROM f, unnest(ARRAY[1, 2, 8, 13]) AS by, generate_series(0, octet_length(bytes) - 1 - by) AS at
	UNION ALL SELECT kind, bytes, overlay(bytes PLACING decode(repeat('00', length), 'hex') FROM at FOR length)
	FROM f, unnest(ARRAY[4, 8, 16]) AS length, generate_series(1, octet_length(bytes) - length) AS at) AS changed
WHERE changed <> bytes;

-- not base64, not hexadecimal
SELECT value, reading_text('ribbonfilter', value) AS raised
FROM unnest(ARRAY['', 'r', 'rbfi', 'rbf', 'rbfi=', '====', 'rbfiAQMBAQ-_', '\x', '\x0', '\xzz', '\xADB7', '0xADB7E2', 'NULL', E'rbfi\u00e4']) WITH ORDINALITY AS v (value, no) ORDER BY no;

--
-- Damaged where it is stored.  To come there, bytes pass a function that does
-- not look at them.
--

CALL for_each_kind('CREATE FUNCTION STEM_unchecked(bytea) RETURNS TYPE LANGUAGE internal IMMUTABLE STRICT AS ''byteasend''');

-- What is done with a filter f of each kind: probing it as a constant, which the
-- planner looks into as well, and the rest.  One without a rate is a keyset.
CREATE TABLE calls AS
SELECT type AS kind, what, for_kind(CASE what WHEN 'probe' THEN sql ELSE sql || ' FROM (SELECT STEM_unchecked($1) AS f FROM generate_series(1, 3) OFFSET 0) AS f' END, kinds) AS sql
FROM kinds, LATERAL (VALUES
	(true, 'probe', 'SELECT FROM generate_series(1, 20) AS i WHERE STEM_unchecked($1) @> i'),
	(true, 'info', 'SELECT STEM_info(f)'),
	(true, 'verify', 'SELECT STEM_verify(f)'),
	(is_mutable, 'merge', 'SELECT STEM_info(f <MERGE> f)'),
	(is_mutable, 'add', 'SELECT STEM_info(STEM_add(f, 5))'),
	(is_mutable, 'collect', 'SELECT STEM_info(STEM_MERGE_agg(f))'),
	(NOT has_rate, 'cut', 'SELECT STEM_info((f | STEM_build(ARRAY[5])) & f - STEM_build(ARRAY[6]))'),
	(NOT has_rate, 'build', (SELECT 'SELECT ' || string_agg(format('%s_info(%s(f))', stem, type), ', ') FROM kinds WHERE has_rate AND NOT has_values)),
	(has_values, 'look up', 'SELECT f -> 1, STEM_values(f, 2), STEM_lookup(f, ARRAY[3, 4, 5])')) AS v (possible, what, sql)
WHERE possible;
-- What one gets: an answer, or which error
CREATE FUNCTION outcome(kind text, bytes bytea, what text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE (SELECT c.sql FROM calls AS c WHERE c.kind = outcome.kind AND c.what = outcome.what) USING bytes;
	RETURN 'answer';
EXCEPTION WHEN OTHERS THEN
	RETURN SQLSTATE;
END $$;

-- Which errors: damage that is seen (XX001), keys of another type (42804)
CREATE FUNCTION only_expected(outcomes text[]) RETURNS boolean LANGUAGE SQL AS
$$ SELECT outcomes <@ ARRAY['answer', 'XX001', '42804'] $$;

-- every byte, three ways, as far as probing goes
SELECT kind, form, count(*) AS flips, only_expected(array_agg(DISTINCT outcome(kind, bytes, 'probe'))) AS probe,
	array_agg(DISTINCT outcome(kind, bytes, 'verify')) AS verify, only_expected(array_agg(DISTINCT outcome(kind, bytes, 'info'))) AS info
FROM (SELECT kind, form, set_byte(bytes, at, get_byte(bytes, at) # flip) AS bytes FROM f, generate_series(0, octet_length(bytes) - 1) AS at, unnest(ARRAY[1, 128, 255]) AS flip
	WHERE octet_length(bytes) < 500 OR at < 100 OFFSET 0) AS flips
GROUP BY kind, form ORDER BY kind COLLATE "C", form COLLATE "C";
-- every length
SELECT kind, form, count(*) AS cuts, array_agg(DISTINCT outcome(kind, bytes, 'probe')) AS probe, array_agg(DISTINCT outcome(kind, bytes, 'verify')) AS verify,
	array_agg(DISTINCT outcome(kind, bytes, 'info')) AS info
FROM (SELECT kind, form, substr(bytes, 1, length) AS bytes FROM f, generate_series(0, octet_length(bytes) - 1) AS length OFFSET 0) AS cuts
GROUP BY kind, form ORDER BY kind COLLATE "C", form COLLATE "C";
-- the other functions
SELECT kind, what, count(*) AS flips, only_expected(array_agg(DISTINCT outcome(kind, bytes, what))) AS expected
FROM (SELECT kind, form, set_byte(bytes, at, get_byte(bytes, at) # flip) AS bytes FROM f, generate_series(0, least(octet_length(bytes), 100) - 1) AS at, unnest(ARRAY[1, 64]) AS flip OFFSET 0) AS flips
JOIN calls USING (kind) WHERE what NOT IN ('probe', 'info', 'verify')
GROUP BY kind, what ORDER BY kind COLLATE "C", what COLLATE "C";
-- of a filter of any other kind, which is whole
SELECT c.kind, what, array_agg(DISTINCT outcome(c.kind, bytes, what)) AS of_others
FROM f JOIN calls AS c ON c.kind <> f.kind WHERE form = 'small'
GROUP BY c.kind, what ORDER BY c.kind COLLATE "C", what COLLATE "C";
SELECT c.kind, f.kind AS other, raised(replace(sql, '$1', quote_literal(bytes) || '::bytea')) FROM f JOIN calls AS c ON c.kind <> f.kind
WHERE form = 'small' AND f.kind = 'bloomfilter' AND (c.kind, what) IN (('keyset', 'cut'), ('ribbonmap', 'look up')) ORDER BY c.kind, what;
-- several bytes at once, at random; and of the fields that say how long things are
SELECT setseed(0.5);
CREATE FUNCTION mutate(bytes bytea, changes integer, from_byte integer, to_byte integer) RETURNS bytea LANGUAGE plpgsql AS $$
BEGIN
	FOR i IN 1..changes LOOP
		bytes := set_byte(bytes, least(from_byte + floor(random() * (to_byte - from_byte))::integer, octet_length(bytes) - 1),
						  CASE floor(random() * 3)::integer WHEN 0 THEN 0 WHEN 1 THEN 255 ELSE floor(random() * 256)::integer END);
	END LOOP;
	RETURN bytes;
END $$;
SELECT kind, count(*) AS mutations, only_expected(array_agg(DISTINCT outcome(kind, bytes, 'probe'))) AS probe,
	only_expected(array_agg(DISTINCT outcome(kind, bytes, 'info'))) AS info,
	count(*) FILTER (WHERE outcome(kind, bytes, 'verify') = 'answer' AND bytes <> original) AS accepted,
	count(*) FILTER (WHERE reading(kind, bytes) = 'nothing' AND bytes <> original) AS read
FROM (SELECT kind, bytes AS original, mutate(bytes, 1 + i % 5, CASE i % 3 WHEN 0 THEN 0 WHEN 1 THEN 12 ELSE 40 END, CASE i % 2 WHEN 0 THEN octet_length(bytes) ELSE 60 END) AS bytes
	FROM f, generate_series(1, 500) AS i WHERE form NOT IN ('record', 'array', 'enum') OFFSET 0) AS mutations
GROUP BY kind ORDER BY kind COLLATE "C";

-- what the errors say
SELECT raised('SELECT keyset_unchecked(set_byte(f::bytea, 7, get_byte(f::bytea, 7) # 2)) @> ''{}''::jsonb FROM keyset_build(ARRAY[''{}''::jsonb]) AS f');
SELECT raised('SELECT ribbon_unchecked(''abc'') @> 1');
SELECT raised('SELECT ribbon_unchecked(set_byte(bytes, 3, 9)) @> 1 FROM f WHERE kind = ''ribbonfilter'' AND form = ''small''');
SELECT raised('SELECT ribbon_verify(ribbon_unchecked(set_byte(bytes, 50, get_byte(bytes, 50) # 4))) FROM f WHERE kind = ''ribbonfilter'' AND form = ''of 3001''');
SELECT raised('SELECT bloom_verify(bloom_unchecked(set_byte(bytes, 41, 1))) FROM f WHERE kind = ''bloomfilter'' AND form = ''small''');
SELECT raised('SELECT keyset_verify(keyset_unchecked(substr(bytes, 1, 60))) FROM f WHERE kind = ''keyset'' AND form = ''small''');
SELECT raised('SELECT keyset_info(keyset_unchecked(substr(bytes, 1, 60))) FROM f WHERE kind = ''keyset'' AND form = ''small''');
SELECT raised('SELECT keyset_build(ARRAY[1]) | keyset_unchecked(bytes) FROM f WHERE kind = ''ribbonfilter'' AND form = ''small''');

-- Hashes that do not ascend are noticed by all who take them in order: building, uniting, and going on.
CREATE TABLE twisted AS SELECT no, keyset_unchecked(CASE no
	WHEN 1 THEN set_byte(set_byte(b, 47, 192), 160039, 144)
	WHEN 2 THEN substr(b, 1, 40) || substr(b, 80001, 80000) || substr(b, 41, 79960) || substr(b, 160001)
	ELSE substr(b, 1, 48) || substr(b, 41, 8) || substr(b, 57) END) AS s
FROM (SELECT keyset_agg(i)::bytea AS b FROM generate_series(1, 20000) AS i) AS k, generate_series(1, 3) AS no;
SELECT no, what, raised(format('SELECT (%s)::bytea IS NULL FROM twisted WHERE no = %s', what, no), true) AS error
FROM generate_series(1, 3) AS no, unnest(ARRAY['ribbonfilter(s)', 'bloomfilter(s)', 's | keyset_build(ARRAY[1])', 'keyset_build(ARRAY[1]) | s', 's & s', 's - s',
	'keyset_add(s, 1)', 'keyset_union_agg(s)', '(SELECT keyset_union_agg(x) FROM (VALUES (keyset_build(ARRAY[0])), (s)) AS v (x))']) WITH ORDINALITY AS w (what, o)
ORDER BY no, o;
-- ... also by an aggregate that spills.
CREATE TABLE descending AS SELECT keyset_unchecked(substr(b, 1, 40) || (SELECT string_agg(substr(b, 41 + 8 * (6000 - i), 8), '' ORDER BY i) FROM generate_series(1, 6000) AS i)) AS s
FROM (SELECT keyset_agg(g * 100000 + i)::bytea AS b FROM generate_series(1, 3) AS g, generate_series(1, 6000) AS i GROUP BY g) AS k;
SET work_mem = '64kB';
SET hash_mem_multiplier = 1;
SELECT raised('SELECT keyset_cardinality(keyset_union_agg(s)) FROM descending', true);
RESET work_mem;
RESET hash_mem_multiplier;

-- What is said of a field: what it is, and what it must be
SELECT what, line
FROM (VALUES ('a seed of 70', 'ribbon', 14, 70),
             ('no keys', 'ribbon', 16, 0), ('no slots', 'ribbon', 40, 0), ('no probes', 'bloom', 14, 0),
             ('17 probes', 'bloom', 14, 17), ('a keyset with a parameter', 'keyset', 14, 1),
             ('fewer keys than hashes', 'keyset', 16, 1), ('2^63 keys', 'keyset', 23, 128)) c(what, stem, at, value),
     raised(format('SELECT %s_unchecked(set_byte(bytes, %s, %s)) @> 1 FROM f WHERE kind LIKE %L AND form = ''small''',
                   stem, at, value, stem || '%')) line
WHERE line LIKE '%detail:%';

DROP SCHEMA malformed_test CASCADE;
