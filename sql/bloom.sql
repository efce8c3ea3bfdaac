--
-- Bloom filters: what is special to them.  What all kinds share is in "kind".
--

SET client_min_messages = warning;
CREATE SCHEMA bloom_test;
SET search_path = bloom_test, public;

CREATE TABLE sizes (n bigint PRIMARY KEY);
INSERT INTO sizes VALUES (0), (1), (2), (10), (63), (64), (65), (413), (414), (3000), (3001), (20000), (200000);

CREATE TABLE filters AS
SELECT n, fpr, (SELECT bloom_agg(i, fpr) FROM generate_series(1, n) AS i) AS f
FROM sizes, unnest(ARRAY[0.5, 0.1, 0.01, 1 / 128.0, 0.001, 1e-6]::double precision[]) AS fpr;

-- Is a number of hits within six standard deviations of trials at a rate?
CREATE FUNCTION six_sigma(hits bigint, trials double precision, rate double precision) RETURNS boolean
LANGUAGE SQL IMMUTABLE AS
$$ SELECT abs(hits - trials * rate) <= 6 * sqrt(trials * rate * (1 - rate)) $$;

--
-- The rate: no higher than asked for.  In small filters chance decides how many
-- bits are set, so there the mean over many filters counts.
--

SELECT n, bool_and(i.expected_fpr <= CASE WHEN n < 100000 THEN 1.2 * fpr ELSE fpr END) AS as_asked_for
FROM filters, bloom_info(f) AS i WHERE n IN (0, 414, 3000, 200000) GROUP BY n ORDER BY n;
SELECT n, fpr, avg(expected) <= fpr AS as_asked_for, avg(expected) >= 0.75 * fpr AS not_much_lower
FROM (SELECT n, fpr, (bloom_info((SELECT bloom_agg(i + 1000 * s, fpr) FROM generate_series(1, n) AS i))).expected_fpr AS expected
	FROM unnest(ARRAY[10, 100, 414]) AS n, unnest(ARRAY[0.1, 0.01, 0.001]) AS fpr, generate_series(1, 100) AS s) AS many
GROUP BY n, fpr ORDER BY n, fpr DESC;

-- with more trials, 1 % and 0.1 %
SELECT fpr, hits <= 1e6 * fpr AS at_most_as_asked_for
FROM (SELECT fpr, (SELECT count(*) FROM (SELECT generate_series(1000001, 2000000) AS i) AS absent WHERE f @> i) AS hits
	FROM filters WHERE n = 200000 AND fpr IN (0.01, 0.001)) AS measured ORDER BY fpr DESC;

--
-- The size
--

SELECT n, fpr, i.bits_per_key <= 10.7 AS at_most_10_7 FROM filters, bloom_info(f) AS i WHERE n >= 3000 AND fpr = 0.01 ORDER BY n;

SELECT n, bool_and(bloom_size(n, fpr) = i.bytes) AS size,
	bool_and(bloom_capacity(i.bytes, fpr) >= n) AS capacity,
	bool_and(bloom_capacity(i.bytes - 1, fpr) < n OR n = 0) AS no_smaller
FROM filters, bloom_info(f) AS i GROUP BY n ORDER BY n;
SELECT count(*) AS sizes, bool_and(bloom_size(bloom_capacity(bytes)) <= bytes) AS fits, bool_and(bloom_size(bloom_capacity(bytes) + 1) > bytes) AS most
FROM (SELECT 45 + i * i * 37 AS bytes FROM generate_series(0, 100) AS i) AS s;
-- a size that people write is as many whole blocks as fit, whatever the rate
SELECT size, bool_and((i.details->>'blocks')::bigint = (pg_size_bytes(size) - 44) / 64) AS blocks, bool_and(pg_size_bytes(size) - i.bytes BETWEEN 0 AND 63) AS bytes
FROM unnest(ARRAY['1 kB', '16 kB', '256kB', '1 MB', '10 MB']) AS size, unnest(ARRAY[0.5, 0.01, 0.001]) AS fpr,
	bloom_info(bloom_empty(fpr, bloom_capacity(pg_size_bytes(size), fpr))) AS i GROUP BY size ORDER BY pg_size_bytes(size);

--
-- What it says of itself
--

SELECT n, (i.details->>'capacity')::bigint AS capacity, (i.details->>'probes')::integer AS probes,
	(i.details->>'block_bits')::integer AS block_bits, (i.details->>'blocks')::bigint * (i.details->>'block_bits')::integer / 8 + 44 = i.bytes AS blocks,
	round((i.details->>'fill')::numeric, 1) AS fill
FROM filters, bloom_info(f) AS i WHERE fpr = 0.01 AND n IN (0, 1, 64, 3000, 200000) ORDER BY n;
SELECT n, bloom_cardinality(f) BETWEEN n * 0.99 AND n * 1.01 AS cardinality,
	bloom_cardinality(f) = (bloom_info(f)).keys AS same_as_info
FROM filters WHERE fpr = 0.01 AND n IN (0, 1, 20000, 200000) ORDER BY n;
SELECT bloom_cardinality(NULL) IS NULL AS cardinality;

--
-- Sized beforehand, added to
--

-- The number of keys that was expected gives the same filter as none.
SELECT n, fpr, (SELECT bloom_agg(i, fpr, n) FROM generate_series(1, n) AS i) = f AS same,
	(SELECT bloom_agg(i, fpr, 2 * n) FROM generate_series(1, n) AS i) = f AS twice
FROM filters WHERE n IN (1, 64, 3000, 20000) AND fpr IN (0.01, 0.1) ORDER BY n, fpr;

CREATE FUNCTION add_many(f bloomfilter, first integer, last integer) RETURNS bloomfilter
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	FOR i IN first..last LOOP
		f := bloom_add(f, i);
	END LOOP;
	RETURN f;
END $$;
SELECT add_many(bloom_empty(0.01, 2000), 1, 2000) = (SELECT bloom_agg(i) FROM generate_series(1, 2000) AS i) AS same;
SELECT bloom_add(bloom_add(bloom_empty(0.01, 10), 7), 8::bigint) = bloom_add(bloom_add(bloom_empty(0.01, 10), 8::smallint), 7) AS any_order,
	bloom_add(bloom_build(ARRAY[7]), 7) = bloom_build(ARRAY[7]) AS again,
	bloom_add(bloom_build(ARRAY[7]), NULL::integer) IS NULL AS null_key,
	bloom_add(NULL::bloomfilter, 7) IS NULL AS null_filter,
	(bloom_info(bloom_add(bloom_empty(0.01, 10), 'a'::text))).key_type AS type_of_first_key;
SELECT raised('SELECT bloom_add(bloom_build(ARRAY[7]), 1.5)');
SELECT raised('SELECT bloom_add(bloom_build(ARRAY[7]), t) FROM unnest(ARRAY[''8'']) AS t');

-- Overfilled, it still has no false negative, and knows its rate.
SELECT (SELECT count(*) FROM generate_series(1, 5000) AS i WHERE NOT f @> i) AS false_negatives,
	six_sigma((SELECT count(*) FROM generate_series(10001, 30000) AS i WHERE f @> i), 20000, i.expected_fpr) AS as_expected,
	i.expected_fpr > 0.1 AS too_high, i.target_fpr,
	abs(i.keys - 5000) < 200 AS keys, i.details->>'capacity' AS capacity
FROM (SELECT add_many(bloom_empty(0.01, 1000), 1, 5000) AS f OFFSET 0) AS f, bloom_info(f) AS i;
-- full to the last bit
SELECT f @> 0 AS anything, i.expected_fpr
FROM (SELECT add_many(bloom_empty(0.5, 1), 1, 1000) AS f OFFSET 0) AS f, bloom_info(f) AS i;

SELECT bloom_empty(0.01, 10) @> 1 AS contains, i.key_type, i.keys, i.bytes = bloom_size(10) AS size, i.bits_per_key, i.expected_fpr
FROM bloom_info(bloom_empty(0.01, 10)) AS i;

-- In PL/pgSQL, a variable may be changed in place; that must not show.
CREATE FUNCTION variables(OUT step text, OUT f_keys text, OUT g_keys text) RETURNS SETOF record LANGUAGE plpgsql AS $$
DECLARE
	f bloomfilter := bloom_empty(1e-6, 100);
	g bloomfilter;
	other bloomfilter := bloom_add(bloom_empty(1e-6, 100), 9);
	n bigint;
	m bigint;
BEGIN
	f := bloom_add(f, 1);
	f := bloom_add(f, 2);
	g := f;
	f := bloom_add(f, 3);
	step := 'a copy stays as it is'; f_keys := bloom_candidates(f, nine()); g_keys := bloom_candidates(g, nine()); RETURN NEXT;
	g := bloom_add(bloom_add(f, 4), 5);
	step := 'another variable'; f_keys := bloom_candidates(f, nine()); g_keys := bloom_candidates(g, nine()); RETURN NEXT;
	f := bloom_add(f, bloom_cardinality(f) + 3);
	g := bloom_add(f, bloom_cardinality(bloom_add(f, 4)));
	step := 'in both arguments'; f_keys := bloom_candidates(f, nine()); g_keys := bloom_candidates(g, nine()); RETURN NEXT;
	f := bloom_add(f, (bloom_cardinality(bloom_add(f, 9)) + 2)::integer);
	g := f | f;
	step := 'a copy in the second'; f_keys := bloom_candidates(f, nine()); g_keys := bloom_candidates(g, nine()); RETURN NEXT;
	BEGIN
		f := bloom_add(f, 1.5);
	EXCEPTION WHEN datatype_mismatch THEN
		NULL;
	END;
	BEGIN
		g := g | bloom_build(ARRAY['a']);
	EXCEPTION WHEN invalid_parameter_value OR datatype_mismatch THEN
		NULL;
	END;
	step := 'after errors'; f_keys := bloom_candidates(f, nine()); g_keys := bloom_candidates(g, nine()); RETURN NEXT;
	g := f;
	BEGIN
		f := bloom_add(f, 8);
		PERFORM 1 / 0;
	EXCEPTION WHEN division_by_zero THEN
		NULL;
	END;
	step := 'as other variables, when rolled back'; f_keys := bloom_candidates(f, nine()); g_keys := bloom_candidates(g, nine()); RETURN NEXT;
	f := f | other;
	f := f | bloom_empty(0.01, 10);
	SELECT bloom_add(f, 7), bloom_add(f, 4) INTO f, g;
	step := 'united, selected'; f_keys := bloom_candidates(f, nine()); g_keys := bloom_candidates(g, nine()); RETURN NEXT;
	f := bloom_add(f, NULL::integer);
	step := 'null'; f_keys := bloom_candidates(f, nine()); g_keys := bloom_candidates(g, nine()); RETURN NEXT;
END $$;
CREATE FUNCTION nine() RETURNS integer[] LANGUAGE SQL IMMUTABLE AS 'SELECT ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9]';
SELECT * FROM variables();
CREATE FUNCTION holds_itself() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	f bloomfilter := bloom_add(bloom_empty(1e-6, 100), '\x00'::bytea);
	before bytea := f::bytea;
BEGIN
	f := bloom_add(f, f::bytea);
	RETURN f @> before AND NOT f @> f::bytea;
END $$;
SELECT holds_itself();
-- nor where the filter that another call has made is used more than once
SELECT bloom_candidates(bloom_add(f, 2), nine()) AS two, bloom_candidates(f, nine()) AS one, bloom_candidates(bloom_add(bloom_add(f, 3), 4), nine()) AS three_four,
	bloom_candidates(f | bloom_add(f, 5), nine()) AS five
FROM (SELECT bloom_add(bloom_empty(1e-6, 10), i) AS f FROM generate_series(1, 2) AS i OFFSET 0) AS f;
CREATE TABLE growing AS SELECT i AS id, bloom_empty(1e-6, 100) AS f FROM generate_series(1, 3) AS i;
UPDATE growing SET f = bloom_add(bloom_add(f, id), 7);
UPDATE growing SET f = f | bloom_add(f, 9) WHERE id = 2 RETURNING bloom_candidates(f, nine());
UPDATE growing SET f = bloom_add(f, 9) FROM generate_series(1, 3);
SELECT id, bloom_candidates(f, nine()), bloom_verify(f) IS NOT NULL AS verified, f = bloom_add(bloom_add(bloom_add(bloom_empty(1e-6, 100), id), 7), 9) AS same FROM growing ORDER BY id;

--
-- Folded to a smaller size
--

-- keys that so many blocks hold, at a rate
CREATE FUNCTION capacity(fpr double precision, blocks integer) RETURNS bigint LANGUAGE SQL IMMUTABLE AS 'SELECT bloom_capacity(44 + 64 * blocks, fpr)';
CREATE FUNCTION sparse(n integer, fpr double precision, blocks integer) RETURNS bloomfilter LANGUAGE SQL IMMUTABLE AS
	'SELECT bloom_agg(i, fpr, (SELECT capacity(fpr, blocks))) FROM generate_series(1, n) AS i';

-- By a factor: the filter as if it had been made in that size.
SELECT fpr, blocks, bool_and(bloom_fold(sparse(2000, fpr, 720), capacity(fpr, blocks)) = sparse(2000, fpr, blocks)) AS same
FROM unnest(ARRAY[0.5, 0.1, 0.01, 1e-6]::double precision[]) AS fpr, unnest(ARRAY[720, 360, 240, 90, 30]) AS blocks GROUP BY fpr, blocks ORDER BY fpr, blocks;
SELECT bloom_fold(sparse(3000, 0.01, 1024), capacity(0.01, 256)) | bloom_agg(i, 0.01, (SELECT capacity(0.01, 256))) = sparse(6000, 0.01, 256) AS united
FROM generate_series(3001, 6000) AS i;
SELECT bloom_fold(filter => bloom_fold(sparse(500, 0.01, 64), capacity(0.01, 32)), expected_keys => capacity(0.01, 16)) = sparse(500, 0.01, 16) AS twice;

-- By any other, there is no false negative, and the size is that of filters for so many keys.
SELECT n, bool_and(bloom_verify(small) IS NOT NULL) AS verified, bool_and(i.bytes = bloom_size(n)) AS size, bool_and((i.details->>'capacity')::bigint = n) AS capacity,
	sum((SELECT count(*) FROM generate_series(1, 2000) AS i WHERE NOT small @> i)) AS false_negatives,
	min(i.expected_fpr) > 0.01 AS over,
	bool_and(six_sigma((SELECT count(*) FROM generate_series(10001, 60000) AS i WHERE small @> i), 50000, i.expected_fpr)) AS as_expected
FROM (SELECT n, bloom_fold(sparse(2000, 0.01, blocks), n) AS small FROM unnest(ARRAY[2000, 2500, 3000]) AS n, unnest(ARRAY[60, 61, 100]) AS blocks OFFSET 0) AS f, bloom_info(small) AS i
GROUP BY n ORDER BY n;

-- By as much as the rate allows.
CREATE TABLE folds AS
SELECT n, fpr, f, bloom_fold(f) AS small
FROM unnest(ARRAY[1, 100, 1000, 5000, 10000, 15000, 20000, 25000]) AS n, unnest(ARRAY[0.1, 0.01, 0.0001]::double precision[]) AS fpr,
	LATERAL (SELECT bloom_agg(i, fpr, 20000) AS f FROM generate_series(1, n) AS i) AS f;
SELECT n, fpr, before.bytes, after.bytes AS folded, after.bytes = bloom_size((after.details->>'capacity')::bigint, fpr) AS size,
	after.expected_fpr <= fpr AS rate_kept, after.target_fpr = fpr AS target, small = f AS same, bloom_verify(small) IS NOT NULL AS verified,
	(SELECT count(*) FROM generate_series(1, n) AS i WHERE NOT small @> i) AS false_negatives,
	bloom_fold(small) = small AS again
FROM folds, bloom_info(f) AS before, bloom_info(small) AS after ORDER BY n, fpr DESC;
-- Full to begin with, or in one piece: as it was.
SELECT n, bool_and(bloom_fold(f) = f) AS same FROM filters WHERE n > 0 GROUP BY n ORDER BY n;

-- A filter without keys takes any size, one with keys keeps their type.
SELECT bloom_fold(bloom_empty(0.01, 5), 5000) = bloom_empty(0.01, 5000) AS larger, bloom_fold(bloom_empty(0.1, 5000), 5) = bloom_empty(0.1, 5) AS smaller,
	bloom_fold(bloom_empty(0.1, 5000)) = bloom_agg(NULL::integer, 0.1) AS smallest, bloom_fold(bloom_fold(bloom_empty(0.1, 5000))) @> 1 AS contains;
CREATE TYPE bloom_test.mood AS ENUM ('glad', 'sad');
SELECT (bloom_info(bloom_fold(f))).key_type, bloom_fold(f) @> 'glad'::mood AS glad, bloom_fold(f, 500) @> 'sad'::mood AS sad
FROM (SELECT bloom_add(bloom_empty(0.01, 10000), 'glad'::mood) AS f) AS f;
SELECT bloom_fold(NULL) IS NULL AS null_filter, bloom_fold(NULL, 10) IS NULL AS null_filter_sized;

SELECT raised('SELECT bloom_fold(sparse(10, 0.01, 100), 100000)');
SELECT raised('SELECT bloom_fold(sparse(10, 0.01, 100), 10)');
SELECT raised('SELECT bloom_fold(bloom_build(ARRAY[1]), 10)');
SELECT raised('SELECT bloom_fold(bloom_build(ARRAY[1]), 1000)');
SELECT raised('SELECT bloom_fold(sparse(10, 0.01, 100), 0)');
SELECT raised('SELECT bloom_fold(sparse(10, 0.01, 100), NULL)');
SELECT raised('SELECT bloom_fold(sparse(10, 0.01, 100), 9223372036854775807)');

--
-- What is not possible
--

SELECT raised('SELECT bloom_agg(1, 1e-7)');
SELECT raised('SELECT bloom_empty(NULL, 1)');
SELECT raised('SELECT bloom_empty(0.01, NULL)');
SELECT raised('SELECT bloom_empty(0.01, 0)');
SELECT raised('SELECT bloom_empty(0.01, -5)');
SELECT raised('SELECT bloom_empty(-0.01, 5)');
SELECT raised('SELECT bloom_empty(0.01, 1000000000)');
SELECT raised('SELECT bloom_empty(0.01, 9223372036854775807)');
SELECT raised('SELECT bloom_empty(0.000001, 9223372036854775807)');
SELECT raised('SELECT bloom_empty(0.5, 9223372036854775807)');
SELECT raised('SELECT bloom_agg(1, 0.000001, 1000000000)');
SELECT raised('SELECT bloom_agg(1, 0.01, 0)');
SELECT raised('SELECT bloom_agg(1, 0.01, NULL)');
SELECT raised('SELECT bloom_agg(1, 0.01, -9223372036854775808)');

DROP SCHEMA bloom_test CASCADE;
