--
-- What all kinds of filter promise alike.  What is special to one is in a test
-- of its own: keyset, bloom, ribbon, setops.
--

SET client_min_messages = warning;
CREATE SCHEMA kind_test;
SET search_path = kind_test, public;

-- 413 and 414 keys, 512 and 513, 3000 and 3001 are where forms change.
CREATE TABLE sizes (n bigint PRIMARY KEY);
INSERT INTO sizes VALUES (0), (1), (2), (3), (10), (63), (64), (65), (413), (414), (512), (513), (1000), (3000), (3001), (20000), (200000);
-- the rates that a kind can have, or one NULL
CREATE VIEW rates AS
SELECT stem, fpr FROM kinds LEFT JOIN unnest(ARRAY[0.5, 0.1, 0.01, 1 / 128.0, 0.001, 1e-4, 1e-6, 1e-9]::double precision[]) AS fpr ON fpr >= least_rate;
CALL for_each_kind('CREATE TABLE STEM_filters AS
SELECT n, fpr, (SELECT STEM_agg(i RATE(fpr)) FROM generate_series(1, n) AS i) AS f FROM sizes, rates WHERE stem = ''STEM''');

-- Is a number of hits within six standard deviations of trials at a rate?
CREATE FUNCTION six_sigma(hits bigint, trials double precision, rate double precision) RETURNS boolean
LANGUAGE SQL IMMUTABLE AS
$$ SELECT abs(hits - trials * rate) <= 6 * sqrt(trials * rate * (1 - rate)) $$;

--
-- No false negative
--

SELECT * FROM each_kind('SELECT n, count(*), sum((SELECT count(*) FROM generate_series(1, n) AS i WHERE NOT f @> i)) FROM STEM_filters GROUP BY n ORDER BY n')
	AS t (kind text, n bigint, rates bigint, false_negatives numeric);
-- all numbers of keys up to where tails and edges matter
SELECT * FROM each_kind('SELECT count(*), sum((SELECT count(*) FROM generate_series(1, n) AS i WHERE NOT f @> i))
FROM (SELECT n, (SELECT STEM_agg(i) FROM generate_series(1, n) AS i) AS f FROM generate_series(0, 300) AS n) AS filters') AS t (kind text, filters bigint, false_negatives numeric);
-- keys of other types
SELECT * FROM each_kind('SELECT count(*) FILTER (WHERE NOT t @> i::text), count(*) FILTER (WHERE NOT u @> md5(i::text)::uuid), count(*) FILTER (WHERE NOT b @> int8send(i)),
	count(*) FILTER (WHERE NOT n @> i::numeric), count(*) FILTER (WHERE NOT d @> date ''2000-01-01'' + i::integer)
FROM (SELECT STEM_agg(i::text) AS t, STEM_agg(md5(i::text)::uuid) AS u, STEM_agg(int8send(i)) AS b, STEM_agg(i::numeric) AS n, STEM_agg(date ''2000-01-01'' + i::integer) AS d
	FROM generate_series(1, 10000::bigint) AS i) AS f, generate_series(1, 10000::bigint) AS i')
	AS t (kind text, "text" bigint, "uuid" bigint, "bytea" bigint, "numeric" bigint, "date" bigint);
-- keys in patterns: equal steps, all bits in the high half, negative ones
CREATE TABLE patterns AS
SELECT * FROM (VALUES ('multiples of 2', 2::bigint), ('multiples of 2^32', 4294967296), ('multiples of 10^12', 1000000000000)) AS p (pattern, factor);
SELECT * FROM each_kind('SELECT pattern,
	(SELECT count(*) FROM generate_series(-5000, 5000::bigint) AS i WHERE NOT f @> i * factor),
	(SELECT six_sigma(count(*), 100000, (STEM_info(f)).expected_fpr) FROM generate_series(5001, 105000::bigint) AS i WHERE f @> i * factor)
FROM (SELECT pattern, factor, (SELECT STEM_agg(i * factor) FROM generate_series(-5000, 5000::bigint) AS i) AS f FROM patterns) AS s')
	AS t (kind text, pattern text, false_negatives bigint, rate_as_expected boolean);

--
-- The rate: as expected of this very filter
--

SELECT * FROM each_kind('SELECT n, round(fpr::numeric, 9), six_sigma(hits, 200000, i.expected_fpr), i.target_fpr IS NOT DISTINCT FROM fpr OR n = 0
FROM (SELECT n, fpr, f, (SELECT count(*) FROM (SELECT generate_series(300001, 500000) AS i) AS absent WHERE f @> i) AS hits
	FROM STEM_filters WHERE n IN (0, 1, 65, 414, 3000, 200000)) AS measured, STEM_info(f) AS i ORDER BY n, fpr DESC') AS t (kind text, n bigint, fpr numeric, as_expected boolean, target boolean);
-- with more trials
SELECT * FROM each_kind('SELECT round(fpr::numeric, 6), six_sigma(hits, 1e6, i.expected_fpr)
FROM (SELECT fpr, f, (SELECT count(*) FROM (SELECT generate_series(1000001, 2000000) AS i) AS absent WHERE f @> i) AS hits
	FROM STEM_filters WHERE n = 200000 AND (fpr BETWEEN 1e-4 AND 0.01 OR fpr IS NULL)) AS measured, STEM_info(f) AS i ORDER BY fpr DESC') AS t (kind text, fpr numeric, as_expected boolean);

--
-- What a filter says of itself
--

SELECT * FROM each_kind('SELECT n, i.kind, i.format_version, i.key_type, i.portable, abs(i.keys - n) <= n * 0.05, i.bits_per_key IS NULL OR abs(i.bits_per_key / (8.0 * i.bytes / i.keys) - 1) < 0.05, i.hash
FROM STEM_filters, STEM_info(f) AS i WHERE n IN (0, 1, 64, 3000, 3001, 200000) AND coalesce(fpr = 0.01, true) ORDER BY n')
	AS t (kind text, n bigint, info_kind text, format_version integer, key_type text, portable boolean, keys boolean, bits_per_key boolean, hash text);
SELECT * FROM each_kind('SELECT count(*), bool_and(i.bytes = pg_column_size(f::bytea || '''')), bool_and(STEM_verify(f) IS NOT NULL), bool_and(i.bytes <= 96 OR n > 10 OR fpr < 0.01) FROM STEM_filters, STEM_info(f) AS i')
	AS t (kind text, filters bigint, column_size boolean, verified boolean, small boolean);
SELECT * FROM each_kind('SELECT STEM_info(NULL) IS NULL, STEM_verify(NULL) IS NULL') AS t (kind text, info boolean, verify boolean);
-- there is nothing to forget: it is an error or no condition
SELECT * FROM each_kind('SELECT raised(''SELECT 1 FROM STEM_filters WHERE STEM_verify(f)'', brief := true)') AS t (kind text, as_condition text);

--
-- Text, hexadecimal and binary form; equality
--

SELECT * FROM each_kind('SELECT count(*),
	bool_and(f::text::TYPE = f), bool_and((''\x'' || encode(f::bytea, ''hex''))::TYPE = f), bool_and((''\x'' || upper(encode(f::bytea, ''hex'')))::TYPE = f),
	bool_and(f::bytea::TYPE = f), bool_and(TYPE_send(f) = f::bytea), bool_and(translate(encode(f::bytea, ''base64''), E''\n'', '''') = f::text)
FROM STEM_filters') AS t (kind text, filters bigint, "text" boolean, hex boolean, upper_hex boolean, "bytea" boolean, send boolean, base64 boolean);
SELECT * FROM each_kind('SELECT STEM_build(ARRAY[1, 2, 3])::text') AS t (kind text, filter text);
-- Filters of other keys or rates are different; those without keys know no rate.
SELECT * FROM each_kind('SELECT count(*), bool_and((a.f = b.f) = (a.n = b.n AND (a.n = 0 OR a.fpr IS NOT DISTINCT FROM b.fpr))), bool_and((a.f <> b.f) = NOT (a.f = b.f)),
	bool_and((STEM_build(ARRAY[1, 2]) = NULL) IS NULL), bool_and((STEM_build(ARRAY[1, 2]) <> NULL) IS NULL)
FROM STEM_filters AS a, STEM_filters AS b') AS t (kind text, pairs bigint, eq boolean, ne boolean, eq_null boolean, ne_null boolean);

--
-- From arrays and keysets
--

SELECT * FROM each_kind('SELECT count(*), bool_and(STEM_build(ARRAY(SELECT generate_series(n, 1, -1)) RATE(fpr)) = f OR n = 0) FROM STEM_filters') AS t (kind text, filters bigint, from_array boolean);
SELECT * FROM each_kind('SELECT count(*), bool_and(TYPE((SELECT keyset_agg(i) FROM generate_series(1, n) AS i) RATE(fpr)) = f OR n = 0) FROM STEM_filters', 'NOT has_values')
	AS t (kind text, filters bigint, from_keyset boolean);
SELECT * FROM each_kind('SELECT STEM_build(ARRAY[3, 1, 2, 3, NULL, 1]) = STEM_build(ARRAY[1, 2, 3]),
	STEM_build(ARRAY[[1, 2], [3, NULL]] RATE(0.1)) = STEM_build(ARRAY[1, 2, 3] RATE(0.1)),
	STEM_build(''[5:7]={1,2,3}''::integer[]) = STEM_build(ARRAY[1, 2, 3]), STEM_build(ARRAY[1, 2, 3]::smallint[]) = STEM_build(ARRAY[1, 2, 3]::bigint[]),
	STEM_build(''{}''::integer[]) = STEM_build(''{NULL}''::text[]), STEM_build(NULL::integer[]) IS NULL')
	AS t (kind text, set boolean, dimensions boolean, bounds boolean, widths boolean, empty boolean, null_array boolean);
SELECT * FROM each_kind('SELECT STEM_build(keys => ARRAY[1, 2, 3] RATE(fpr => 0.01)) = STEM_build(ARRAY[1, 2, 3]), TYPE(NULL::keyset) IS NULL', 'NOT has_values') AS t (kind text, named boolean, null_keyset boolean);
SELECT * FROM each_kind('SELECT e @> 1, e @> ''a'', e @> 1.5 FROM STEM_build(''{}''::integer[]) AS e') AS t (kind text, "integer" boolean, literal boolean, "numeric" boolean);
-- one key, a million times
SELECT * FROM each_kind('SELECT STEM_agg(i % 1) = STEM_build(ARRAY[0]), STEM_agg(i % 1000) = STEM_build(ARRAY(SELECT generate_series(0, 999))) FROM generate_series(1, 1000000) AS i')
	AS t (kind text, one_key boolean, thousand_keys boolean);

--
-- What is not possible
--

SELECT * FROM each_kind($$SELECT call, raised('SELECT ' || call) FROM unnest(ARRAY['STEM_agg(1, 1e-10)', 'STEM_agg(1, 0.51)', 'STEM_build(ARRAY[1], 0)', 'STEM_build(ARRAY[1], -1)',
	'STEM_build(ARRAY[1], ''NaN'')', 'STEM_build(ARRAY[1], ''Infinity'')', 'STEM_build(ARRAY[1], NULL)']) AS call$$, 'has_rate') AS t (kind text, call text, raised text);
SELECT * FROM each_kind($$SELECT rate, raised(format('SELECT TYPE(keyset_build(ARRAY[1]), %L)', rate)) FROM unnest(ARRAY[1, 'NaN', NULL]::double precision[]) AS rate$$, 'has_rate AND NOT has_values')
	AS t (kind text, rate double precision, raised text);
SELECT * FROM each_kind($$SELECT raised('SELECT STEM_build(ARRAY[point(1, 2)])')$$) AS t (kind text, raised text);
-- One that is not mutable is built once.
SELECT * FROM each_kind($$SELECT what, raised(format('SELECT %s', what), brief := true) FROM unnest(ARRAY['STEM_add(STEM_build(ARRAY[1]), 2)', 'STEM_build(ARRAY[1]) | STEM_build(ARRAY[2])']) AS what$$,
	'NOT is_mutable') AS t (kind text, what text, raised text);

DROP SCHEMA kind_test CASCADE;
