--
-- Merging filters: union, intersection, difference, adding
--

SET client_min_messages = warning;
CREATE SCHEMA setops_test;
SET search_path = setops_test, public;

-- Sets of multiples, up to 20000; and empty ones
CREATE TABLE sets (name text, step integer, s keyset);
INSERT INTO sets SELECT 'multiples of ' || step, step, (SELECT keyset_agg(i) FROM generate_series(step, 20000, step) AS i) FROM unnest(ARRAY[1, 2, 3, 7, 20000]) AS step;
INSERT INTO sets VALUES ('none', 30000, keyset_build('{}'::integer[])), ('all but one', NULL, (SELECT keyset_agg(i) FROM generate_series(1, 19999) AS i));

--
-- Keysets
--

-- Is i in the set?
CREATE FUNCTION is_in(i integer, step integer) RETURNS boolean LANGUAGE SQL IMMUTABLE AS
$$ SELECT CASE WHEN step IS NULL THEN i < 20000 ELSE i % step = 0 END $$;

SELECT a.name AS a, b.name AS b,
	a.s | b.s = (SELECT keyset_agg(i) FROM generate_series(1, 20000) AS i WHERE is_in(i, a.step) OR is_in(i, b.step)) AS union,
	a.s & b.s = (SELECT keyset_agg(i) FROM generate_series(1, 20000) AS i WHERE is_in(i, a.step) AND is_in(i, b.step)) AS intersection,
	a.s - b.s = (SELECT keyset_agg(i) FROM generate_series(1, 20000) AS i WHERE is_in(i, a.step) AND NOT is_in(i, b.step)) AS difference,
	keyset_cardinality(a.s | b.s) AS in_either, keyset_cardinality(a.s & b.s) AS in_both, keyset_cardinality(a.s - b.s) AS in_first
FROM sets AS a, sets AS b ORDER BY a.name COLLATE "C", b.name COLLATE "C";

-- what sets are known for
SELECT count(*) AS pairs, bool_and(a.s | b.s = b.s | a.s) AS union_commutes, bool_and(a.s & b.s = b.s & a.s) AS intersection_commutes,
	bool_and(a.s & (a.s | b.s) = a.s) AS absorbs, bool_and((a.s - b.s) | (a.s & b.s) = a.s) AS parts_make_whole,
	bool_and((a.s - b.s) & b.s = keyset_build('{}'::text[])) AS parts_are_apart,
	bool_and((keyset_verify(a.s | b.s), keyset_verify(a.s & b.s), keyset_verify(a.s - b.s)) IS NOT NULL) AS verified,
	bool_and(keyset_union(a.s, b.s) = a.s | b.s AND keyset_intersection(a.s, b.s) = a.s & b.s AND keyset_difference(a.s, b.s) = a.s - b.s) AS functions
FROM sets AS a, sets AS b;

-- What nothing is left of has no key type, as if nothing had ever been in it.
SELECT keyset_build(ARRAY[1]) & keyset_build(ARRAY[2]) = keyset_build('{}'::text[]) AS intersection, keyset_build(ARRAY[1]) - keyset_build(ARRAY[1]) = keyset_build('{}'::text[]) AS difference,
	(keyset_build(ARRAY[1]) - keyset_build(ARRAY[1])) | keyset_build(ARRAY['a']) = keyset_build(ARRAY['a']) AS takes_another_type,
	(keyset_build(ARRAY[1]) - keyset_build(ARRAY[1])) @> 'a' AS contains;
SELECT keyset_build('{}'::integer[]) | keyset_build(ARRAY['a']) = keyset_build(ARRAY['a']) AS empty_first, keyset_build(ARRAY['a']) | keyset_build('{}'::integer[]) = keyset_build(ARRAY['a']) AS empty_second,
	keyset_build(ARRAY['a']) & keyset_build('{}'::integer[]) = keyset_build('{}'::text[]) AS intersection, keyset_build(ARRAY['a']) - keyset_build('{}'::integer[]) = keyset_build(ARRAY['a']) AS difference,
	keyset_build('{}'::integer[]) - keyset_build(ARRAY['a']) = keyset_build('{}'::text[]) AS of_nothing;
SELECT s | NULL IS NULL AS union, NULL & s IS NULL AS intersection, s - NULL IS NULL AS difference FROM sets WHERE step = 1;
SELECT (s | keyset_build(ARRAY[30000])) @> 30000 AS added, s @> 30000 AS original FROM sets WHERE step = 1;

-- keys of other types
SELECT (keyset_build(ARRAY['a', 'b']) | keyset_build(ARRAY['b', 'c']::varchar[])) = keyset_build(ARRAY['a', 'b', 'c']::name[]) AS text,
	(keyset_info(keyset_build(ARRAY[ROW(1, 'a'::text)]) | keyset_build(ARRAY[ROW(2::bigint, 'b'::varchar)]))).key_type AS record,
	(keyset_info(keyset_build(ARRAY[1]::oid[]) | keyset_build(ARRAY[2]::oid[]))).portable AS native;
CREATE TYPE color AS ENUM ('red', 'green');
CREATE TYPE light AS ENUM ('red', 'green');
SELECT what, raised('SELECT ' || what) AS raised
FROM unnest(ARRAY['keyset_build(ARRAY[1]) | keyset_build(ARRAY[''a''])', 'keyset_build(ARRAY[1]) & keyset_build(ARRAY[1.0])', 'keyset_build(ARRAY[''1'']) - keyset_build(ARRAY[1])',
	'keyset_build(ARRAY[''red'']::color[]) | keyset_build(ARRAY[''red'']::light[])', 'keyset_build(ARRAY[ROW(1, 2)]) | keyset_build(ARRAY[ROW(1, ''a''::text)])']) WITH ORDINALITY AS w (what, no) ORDER BY no;
SELECT raised('SELECT keyset_union_agg(f) FROM (VALUES (keyset_build(ARRAY[1])), (keyset_build(ARRAY[''a'']))) AS v (f)');
SELECT raised('SELECT keyset_build(ARRAY[1]) | bloom_build(ARRAY[1])', brief := true);

-- aggregates: in any order, with empty sets and NULLs
SELECT keyset_union_agg(s) = (SELECT keyset_agg(i) FROM generate_series(1, 20000) AS i) AS all, keyset_union_agg(s) FILTER (WHERE step IN (2, 3)) = (SELECT keyset_agg(i) FROM generate_series(1, 20000) AS i WHERE i % 2 = 0 OR i % 3 = 0) AS some,
	keyset_union_agg(s ORDER BY name) = keyset_union_agg(s ORDER BY name DESC) AS any_order, keyset_union_agg(CASE WHEN step IS NULL THEN s END) = max(s::text) FILTER (WHERE step IS NULL)::keyset AS nulls
FROM sets;
SELECT keyset_union_agg(f) = keyset_build(ARRAY[1, 2]) AS empty_first FROM (VALUES (keyset_build('{}'::text[])), (NULL), (keyset_build(ARRAY[1])), (keyset_build(ARRAY[2]))) AS v (f);
SELECT keyset_union_agg(f) = keyset_build(ARRAY[1, 2]) AS empty_last FROM (VALUES (keyset_build(ARRAY[1])), (keyset_build(ARRAY[2])), (NULL), (keyset_build('{}'::text[]))) AS v (f);
-- The parts of a ribbon filter are merged before it is built.
SELECT ribbonfilter(keyset_union_agg(part)) = (SELECT ribbon_agg(i) FROM generate_series(1, 30000) AS i) AS ribbon,
	bloomfilter(keyset_union_agg(part), 0.001) = (SELECT bloom_agg(i, 0.001) FROM generate_series(1, 30000) AS i) AS bloom
FROM (SELECT keyset_agg(i) AS part FROM generate_series(1, 30000) AS i GROUP BY i % 11) AS parts;

--
-- Bloom filters
--

CREATE TABLE blooms (name text, first integer, last integer, b bloomfilter);
INSERT INTO blooms SELECT name, first, last, (SELECT bloom_agg(i, 0.02, 10000) FROM generate_series(first, last) AS i)
FROM (VALUES ('first half', 1, 5000), ('second half', 5001, 10000), ('middle', 2500, 7500), ('one', 77, 77)) AS v (name, first, last);
INSERT INTO blooms VALUES ('none', 1, 0, bloom_empty(0.02, 10000));
SELECT a.name AS a, b.name AS b,
	a.b | b.b = (SELECT bloom_agg(i, 0.02, 10000) FROM generate_series(1, 10000) AS i WHERE i BETWEEN a.first AND a.last OR i BETWEEN b.first AND b.last) OR a.last + b.last = 0 AS as_built,
	a.b | b.b = b.b | a.b AS commutes, bloom_union(a.b, b.b) = a.b | b.b AS function, bloom_verify(a.b | b.b) IS NOT NULL AS verified,
	(SELECT count(*) FROM generate_series(a.first, a.last) AS i WHERE NOT (a.b | b.b) @> i) AS denied
FROM blooms AS a, blooms AS b WHERE a.name <= b.name COLLATE "C" ORDER BY a.name COLLATE "C", b.name COLLATE "C";
SELECT bloom_union_agg(b) = (SELECT bloom_agg(i, 0.02, 10000) FROM generate_series(1, 10000) AS i) AS all, bloom_union_agg(b ORDER BY name) = bloom_union_agg(b ORDER BY name DESC) AS any_order,
	bloom_union_agg(b) FILTER (WHERE name IN ('one', 'none')) = (SELECT b FROM blooms WHERE name = 'one') AS one, bloom_cardinality(bloom_union_agg(b)) BETWEEN 9900 AND 10100 AS keys
FROM blooms;
-- one filter a group, and of them the whole
SELECT bloom_union_agg(b) = (SELECT bloom_agg(i, 0.01, 20000) FROM generate_series(1, 20000) AS i) AS whole FROM (SELECT bloom_agg(i, 0.01, 20000) AS b FROM generate_series(1, 20000) AS i GROUP BY i % 13) AS parts;
SELECT b | NULL IS NULL AS union, NULL | b IS NULL AS of_null FROM blooms WHERE name = 'one';
SELECT (b | bloom_add(bloom_empty(0.02, 10000), 99)) @> 99 AS added, b @> 99 AS original FROM blooms WHERE name = 'one';

-- What the aggregate over no rows gives has no size of its own.
SELECT e | b = b AS empty_first, b | e = b AS empty_second, (e | e) = e AS both
FROM blooms, (SELECT bloom_agg(i) AS e FROM generate_series(1, 0) AS i) AS e WHERE name = 'one';
SELECT bloom_empty(0.01, 10) | bloom_empty(0.01, 1000) = bloom_empty(0.01, 1000) AS larger_second, bloom_empty(0.01, 1000) | bloom_empty(0.01, 10) = bloom_empty(0.01, 1000) AS larger_first,
	bloom_empty(0.01, 1000) | bloom_build(ARRAY[1]) = bloom_build(ARRAY[1]) AS keys_second, bloom_build(ARRAY[1]) | bloom_empty(0.01, 1000) = bloom_build(ARRAY[1]) AS keys_first,
	bloom_build('{}'::text[]) | bloom_build(ARRAY['a']) = bloom_build(ARRAY['a']) AS type_of_keys;
SELECT bloom_empty(0.1, 1000) | bloom_empty(0.01, 500) = bloom_empty(0.01, 500) | bloom_empty(0.1, 1000) AS any_order;
SELECT bloom_union_agg(f) = bloom_build(ARRAY[7]) AS empty_first FROM (VALUES (bloom_build('{}'::text[])), (NULL), (bloom_build(ARRAY[7]))) AS v (f);
SELECT bloom_union_agg(f) = bloom_build(ARRAY[7]) AS empty_last FROM (VALUES (bloom_build(ARRAY[7])), (bloom_build('{}'::text[])), (NULL)) AS v (f);
-- Filters of the same size, but meant for other numbers of keys
SELECT a | b = b | a AS any_order, (bloom_info(a | b)).target_fpr, (bloom_info(a | b)).details->>'capacity' AS capacity, (a | b) @> 1 AND (a | b) @> 2 AS contains
FROM (SELECT bloom_add(bloom_empty(0.01, 20000), 1) AS a, bloom_add(bloom_empty(0.01, 20001), 2) AS b) AS f;

SELECT raised('SELECT bloom_agg(i, 0.02, 1000) | (SELECT b FROM blooms WHERE name = ''one'') FROM generate_series(1, 3) AS i');
SELECT raised('SELECT bloom_build(ARRAY[1], 0.1) | bloom_build(ARRAY[1], 0.01)');
SELECT raised('SELECT bloom_union_agg(f) FROM (VALUES (bloom_build(ARRAY[1])), (bloom_build(ARRAY[1, 2]))) AS v (f)');
SELECT raised('SELECT bloom_build(ARRAY[1]) | bloom_build(ARRAY[''a''])');
SELECT raised('SELECT bloom_build(ARRAY[''red'']::color[]) | bloom_build(ARRAY[''red'']::light[])');
SELECT raised('SELECT bloom_union_agg(f) FROM (VALUES (bloom_build(ARRAY[1])), (bloom_build(ARRAY[''a'']))) AS v (f)');
SELECT raised('SELECT bloom_build(ARRAY[1]) & bloom_build(ARRAY[1])', brief := true);
SELECT raised('SELECT bloom_build(ARRAY[1]) - bloom_build(ARRAY[1])', brief := true);
SELECT raised('SELECT ribbon_build(ARRAY[1]) | ribbon_build(ARRAY[1])', brief := true);

--
-- Adding
--

SELECT keyset_add(s, 0) = s | keyset_build(ARRAY[0]) AS keyset, keyset_add(s, step) = s AS again FROM sets WHERE step < 30000 ORDER BY step;
SELECT bloom_add(b, first) = b AS again, bloom_add(b, 20000) = b | bloom_add(bloom_empty(0.02, 10000), 20000) AS bloom FROM blooms WHERE name <> 'none' ORDER BY name COLLATE "C";
-- The first key decides the type.
SELECT (keyset_info(keyset_add(e, 'a'::text))).key_type AS text, (keyset_info(keyset_add(e, 1.5))).key_type AS numeric, (keyset_info(keyset_add(e, 'red'::color))).key_type AS enum,
	(keyset_info(keyset_add(e, ARRAY[1]))).key_type AS array, (keyset_info(keyset_add(e, ROW(1, NULL::text)))).key_type AS record
FROM (SELECT keyset_build('{}'::integer[]) AS e) AS e;
SELECT raised('SELECT keyset_add(keyset_build(ARRAY[''red'']::color[]), ''red''::light)');
SELECT raised('SELECT bloom_add(bloom_build(ARRAY[1]), 1.0)');
SELECT raised('SELECT bloom_add(bloom_build(ARRAY[1]), point(1, 2))');
-- A literal is read as one of the filter's keys, a text otherwise is a text.
SELECT keyset_add(keyset_build(ARRAY[1]), '02') = keyset_build(ARRAY[1, 2]) AS keyset, bloom_add(bloom_build(ARRAY[1]), '1') = bloom_build(ARRAY[1]) AS bloom,
	keyset_add(keyset_build(ARRAY['a']), '2') = keyset_build(ARRAY['a', '2']) AS text, (keyset_info(keyset_add(keyset_build('{}'::integer[]), '2'))).key_type AS of_empty,
	keyset_add(keyset_build(ARRAY['red']::color[]), 'green') = keyset_build(ARRAY['red', 'green']::color[]) AS enum, keyset_add(keyset_build(ARRAY[1]), NULL) IS NULL AS null_literal;
SELECT raised('SELECT keyset_add(keyset_build(ARRAY[1]), ''two'')');
SELECT raised('SELECT keyset_add(keyset_build(ARRAY[''2024-02-29'']::date[]), ''2024-02-28'')');
SELECT raised('SELECT bloom_add(bloom_build(ARRAY[1]), t) FROM unnest(ARRAY[''1'']) AS t');
CREATE FUNCTION add_words(words text[]) RETURNS keyset LANGUAGE plpgsql AS $$
DECLARE
	f keyset := keyset_build(ARRAY[1]);
	word text;
BEGIN
	FOREACH word IN ARRAY words LOOP
		f := keyset_add(f, word::keyliteral);
	END LOOP;
	RETURN f;
END $$;
SELECT add_words(ARRAY['2', '3', '2', '04']) = keyset_build(ARRAY[1, 2, 3, 4]) AS words;

-- Filters without keys give way to those with some, in any order of merging.
SELECT (a | e) | f = a | (e | f) AS with_keys, (e | a) | f = a AS only_keys_count, (e | f) | g = e | (f | g) AS without_keys
FROM (SELECT bloom_add(bloom_empty(0.01, 20000), 1) AS a, bloom_empty(0.01, 20001) AS e, bloom_empty(0.01, 90000) AS f, bloom_empty(0.02, 90000) AS g) AS t;


--
-- A variable that is changed in place is never half of a union, whoever
-- cancels the query meanwhile.  (The cancellation arrives here as the union
-- begins, and is seen when it first looks.)
--
DO $$
DECLARE
	old bloomfilter := (SELECT bloom_agg(i, 0.01, 1000000) FROM generate_series(1, 1000) AS i);
	more bloomfilter := (SELECT bloom_agg(i, 0.01, 1000000) FROM generate_series(1001, 400000) AS i);
	whole bloomfilter;
	f bloomfilter;
BEGIN
	whole := old | more;
	f := bloom_add(old, 1);
	BEGIN
		f := f | CASE WHEN pg_cancel_backend(pg_backend_pid()) THEN more END;
		PERFORM pg_sleep(1);
		RAISE WARNING 'not canceled';
	EXCEPTION WHEN query_canceled THEN
		RAISE WARNING 'canceled, and % as it was or the union', CASE WHEN f IN (old, whole) THEN 'either' ELSE 'not' END;
	END;
END $$;

DROP SCHEMA setops_test CASCADE;
