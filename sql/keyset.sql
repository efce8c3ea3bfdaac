--
-- Keysets: exact sets of key hashes.  What all kinds share is in "kind".
--

SET client_min_messages = warning;
CREATE SCHEMA keyset_test;
SET search_path = keyset_test, public;

CREATE TABLE sizes (n bigint PRIMARY KEY);
INSERT INTO sizes VALUES (0), (1), (2), (3), (63), (64), (65), (1000), (3000), (3001), (20000), (200000);

CREATE TABLE sets AS
SELECT n, (SELECT keyset_agg(i) FROM generate_series(1, n) AS i) AS f FROM sizes;

--
-- Every key is found, and, hashes being of 64 bits, no other.
--

SELECT n,
	(SELECT count(*) FROM generate_series(n + 1, n + 10000) AS i WHERE f @> i) AS false_positives,
	keyset_cardinality(f) AS count
FROM sets ORDER BY n;

-- The same for keys of other types.
SELECT count(*) FILTER (WHERE t @> (-i)::text) AS text_false,
	count(*) FILTER (WHERE u @> md5((-i)::text)::uuid) AS uuid_false,
	count(*) FILTER (WHERE b @> int8send(-i)) AS bytea_false,
	count(*) FILTER (WHERE d @> date '2000-01-01' - i::integer) AS date_false
FROM (SELECT keyset_agg(i::text) AS t, keyset_agg(md5(i::text)::uuid) AS u, keyset_agg(int8send(i)) AS b,
		keyset_agg(date '2000-01-01' + i::integer) AS d
	FROM generate_series(1, 10000::bigint) AS i) AS f,
	generate_series(1, 10000::bigint) AS i;

--
-- What it says of itself
--

SELECT n, i.kind, i.format_version, i.key_type, i.portable, i.keys, i.bytes, round(i.bits_per_key::numeric, 2) AS bits_per_key,
	i.target_fpr, i.expected_fpr < 1e-13 AS exact, i.hash, i.details
FROM sets, keyset_info(f) AS i ORDER BY n;

SELECT keyset_size(n) = i.bytes AS size, keyset_capacity(i.bytes) = n AS capacity,
	n = 0 OR keyset_capacity(i.bytes - 1) = n - 1 AS capacity_less_one
FROM sets, keyset_info(f) AS i ORDER BY n;
SELECT keyset_size(10), keyset_size(100000000);
SELECT keyset_cardinality(NULL) IS NULL AS count;

-- the hashes, one a row
SELECT h FROM keyset_hashes(keyset_build(ARRAY[3, 1, 2, 3])) WITH ORDINALITY AS x (h, no) ORDER BY no;
SELECT key_hash(i) FROM generate_series(1, 3) AS i ORDER BY 1;
SELECT count(*) AS none FROM keyset_hashes(keyset_build('{}'::integer[]));
SELECT count(*) AS none FROM keyset_hashes(NULL);
SELECT count(*) AS rows, count(DISTINCT h) AS hashes, bool_and(EXISTS (SELECT FROM generate_series(1, 1000) AS i WHERE key_hash(i) = h)) AS of_the_keys
FROM (SELECT keyset_hashes(keyset_agg(i)) AS h FROM generate_series(1, 1000) AS i) AS x;

--
-- What is no filter, and no array
--

SELECT raised($$SELECT 'rbfiAQEBAQA='::keyset$$);
SELECT raised('SELECT keyset_build(NULL)', brief := true);

--
-- Adding
--

SELECT keyset_add(keyset_add(keyset_build('{}'::integer[]), 7), 8::bigint) = keyset_build(ARRAY[7, 8]) AS from_empty,
	keyset_add(keyset_build(ARRAY[7, 8]), 7) = keyset_build(ARRAY[7, 8]) AS again,
	keyset_add(keyset_build(ARRAY[7, 8]), NULL::integer) IS NULL AS null_key,
	keyset_add(NULL::keyset, 7) IS NULL AS null_set;
SELECT (keyset_info(keyset_add(keyset_agg(i), 'a'::text))).key_type FROM generate_series(1, 0) AS i;
SELECT raised('SELECT keyset_add(keyset_build(ARRAY[7, 8]), 1.5)');
SELECT raised('SELECT keyset_add(keyset_build(ARRAY[7, 8]), t) FROM unnest(ARRAY[''9'']) AS t');
-- In a variable: what was taken from it earlier stays as it was.
CREATE FUNCTION add_many(OUT keys bigint, OUT keys_of_copy bigint, OUT copy_has_next boolean, OUT same_as_aggregate boolean)
LANGUAGE plpgsql AS $$
DECLARE
	f keyset := keyset_agg(i) FROM generate_series(1, 0) AS i;
	copy keyset;
BEGIN
	FOR i IN 1..2000 LOOP
		f := keyset_add(f, i);
		IF i = 1000 THEN
			copy := f;
		END IF;
	END LOOP;
	keys := keyset_cardinality(f);
	keys_of_copy := keyset_cardinality(copy);
	copy_has_next := copy @> 1001;
	same_as_aggregate := f = (SELECT keyset_agg(i) FROM generate_series(1, 2000) AS i);
END $$;
SELECT * FROM add_many();

-- A keyset under construction is probed as it is, in between additions and after them.
CREATE FUNCTION grown(OUT added integer, OUT held integer, OUT in_array boolean, OUT literal boolean, OUT commuted boolean, OUT missing boolean) LANGUAGE plpgsql AS $$
DECLARE
	f keyset := keyset_build('{}'::integer[]);
BEGIN
	added := 0;
	held := 0;
	FOR i IN 1..3000 LOOP
		IF NOT f @> (i % 1500) THEN
			f := keyset_add(f, i % 1500);
			added := added + 1;
		END IF;
	END LOOP;
	FOR i IN -100..1600 LOOP
		held := held + (f @> i)::integer;
	END LOOP;
	in_array := f && ARRAY[-5, 7];
	literal := f @> '1499';
	commuted := 0 <@ f;
	missing := f @> 1500 OR f && ARRAY[-1, 1500];
END $$;
SELECT * FROM grown();

DROP SCHEMA keyset_test CASCADE;
