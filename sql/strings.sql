--
-- String types that are cast to text implicitly.  The parser would prefer
-- functions of text for them, though their values are equal in another way
-- than their texts are: such keys must be hashed as what they are.
--

SET client_min_messages = warning;
CREATE SCHEMA strings_test;
SET search_path = strings_test, public;

-- A type like citext, of which case does not matter.
CREATE TYPE istring;
CREATE FUNCTION istring_in(cstring) RETURNS istring AS 'textin' LANGUAGE internal IMMUTABLE STRICT;
CREATE FUNCTION istring_out(istring) RETURNS cstring AS 'textout' LANGUAGE internal IMMUTABLE STRICT;
CREATE TYPE istring (INPUT = istring_in, OUTPUT = istring_out, LIKE = text, CATEGORY = 'S', COLLATABLE = true);
CREATE CAST (istring AS text) WITHOUT FUNCTION AS IMPLICIT;
CREATE CAST (istring AS varchar) WITHOUT FUNCTION AS IMPLICIT;
CREATE FUNCTION istring_eq(istring, istring) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT lower($1::text) = lower($2::text)';
CREATE OPERATOR = (LEFTARG = istring, RIGHTARG = istring, FUNCTION = istring_eq, COMMUTATOR = =, HASHES);
CREATE FUNCTION istring_hash(istring) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS 'SELECT hashtext(lower($1::text))';
CREATE FUNCTION istring_hash(istring, bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT AS 'SELECT hashtextextended(lower($1::text), $2)';
CREATE OPERATOR CLASS istring_ops DEFAULT FOR TYPE istring USING hash AS OPERATOR 1 =, FUNCTION 1 istring_hash(istring), FUNCTION 2 istring_hash(istring, bigint);
CREATE FUNCTION istring_lt(istring, istring) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT lower($1::text) < lower($2::text)';
CREATE FUNCTION istring_cmp(istring, istring) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS 'SELECT bttextcmp(lower($1::text), lower($2::text))';
CREATE OPERATOR < (LEFTARG = istring, RIGHTARG = istring, FUNCTION = istring_lt);
CREATE OPERATOR <= (LEFTARG = istring, RIGHTARG = istring, FUNCTION = istring_lt);
CREATE OPERATOR > (LEFTARG = istring, RIGHTARG = istring, FUNCTION = istring_lt);
CREATE OPERATOR >= (LEFTARG = istring, RIGHTARG = istring, FUNCTION = istring_lt);
CREATE OPERATOR CLASS istring_ops DEFAULT FOR TYPE istring USING btree AS OPERATOR 1 <, OPERATOR 2 <=, OPERATOR 3 =, OPERATOR 4 >=, OPERATOR 5 >, FUNCTION 1 istring_cmp(istring, istring);
-- One without operators of its own: SQL compares its values as texts.
CREATE TYPE plainstring;
CREATE FUNCTION plainstring_in(cstring) RETURNS plainstring AS 'textin' LANGUAGE internal IMMUTABLE STRICT;
CREATE FUNCTION plainstring_out(plainstring) RETURNS cstring AS 'textout' LANGUAGE internal IMMUTABLE STRICT;
CREATE TYPE plainstring (INPUT = plainstring_in, OUTPUT = plainstring_out, LIKE = text, CATEGORY = 'S', COLLATABLE = true);
CREATE CAST (plainstring AS text) WITHOUT FUNCTION AS IMPLICIT;
-- One that a function casts.
CREATE TYPE madestring;
CREATE FUNCTION madestring_in(cstring) RETURNS madestring AS 'textin' LANGUAGE internal IMMUTABLE STRICT;
CREATE FUNCTION madestring_out(madestring) RETURNS cstring AS 'textout' LANGUAGE internal IMMUTABLE STRICT;
CREATE TYPE madestring (INPUT = madestring_in, OUTPUT = madestring_out, LIKE = text, CATEGORY = 'S');
CREATE FUNCTION madestring_text(madestring) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS 'BEGIN RETURN madestring_out($1); END';
CREATE CAST (madestring AS text) WITH FUNCTION madestring_text(madestring) AS IMPLICIT;

CREATE DOMAIN address AS istring CHECK (VALUE::text <> '');
CREATE TABLE u (no integer, e istring, a address, p plainstring, m madestring, t text);
INSERT INTO u SELECT no, w, w, w, w, w FROM unnest('{Alice,BOB,carol}'::text[]) WITH ORDINALITY AS v (w, no);
CREATE TABLE o (e istring, a address, p plainstring, t text);
INSERT INTO o SELECT w, w, w, w FROM unnest('{ALICE,bob,Carol,dave,carol}'::text[]) AS w;

-- The prefilter keeps what the join keeps.
SELECT count(*) AS joined FROM o JOIN u USING (e);
SELECT count(*) FILTER (WHERE (SELECT ribbon_agg(e, 1e-9) FROM u) @> o.e) AS ribbon, count(*) FILTER (WHERE (SELECT bloom_agg(e, 1e-6) FROM u) @> o.e) AS bloom,
	count(*) FILTER (WHERE (SELECT bloom_agg(e, 1e-6, 100) FROM u) @> o.e) AS sized, count(*) FILTER (WHERE o.e <@ (SELECT keyset_agg(e) FROM u)) AS keyset,
	count(*) FILTER (WHERE (SELECT keyset_agg(a) FROM u) @> o.a) AS domain, count(*) FILTER (WHERE (SELECT keyset_agg(a) FROM u) @> o.e) AS of_domain,
	count(*) FILTER (WHERE (SELECT keyset_build(array_agg(e)) FROM u) @> o.e) AS built, count(*) FILTER (WHERE (SELECT keyset_agg(e) FROM u) && ARRAY[o.e]) AS array,
	count(*) FILTER (WHERE (SELECT keyset_agg(ROW(e, 1)) FROM u) @> ROW(o.e, 1)) AS row
FROM o JOIN u USING (e);
SELECT count(*) AS all_rows FROM o WHERE (SELECT ribbon_agg(e, 1e-9) FROM u) @> o.e;

-- However the aggregate is computed
SELECT (SELECT keyset_agg(e) FROM u) = keyset_build(array_agg(e)) AS plain,
	(SELECT keyset_agg(DISTINCT e) FROM u) = keyset_build(array_agg(e)) AS "distinct",
	(SELECT keyset_agg(e ORDER BY e::text) FROM u) = keyset_build(array_agg(e)) AS ordered,
	(SELECT keyset_agg(e) FILTER (WHERE no > 0) FROM u) = keyset_build(array_agg(e)) AS filtered,
	(SELECT keyset_agg(x) FROM (SELECT e AS x FROM u OFFSET 0) AS s) = keyset_build(array_agg(e)) AS subquery,
	(SELECT keyset_union_agg(k) FROM (SELECT keyset_agg(e) AS k FROM u GROUP BY e) AS s) = keyset_build(array_agg(e)) AS grouped,
	(SELECT keyset_union_agg(k) FROM (SELECT keyset_agg(e) OVER (ORDER BY no) AS k FROM u) AS s) = keyset_build(array_agg(e)) AS in_window,
	(SELECT keyset_agg(coalesce(e, 'x')) FROM u) = keyset_build(array_agg(e)) AS expression
FROM u;
SELECT key_type FROM u, keyset_info((SELECT keyset_agg(e) FROM u AS i WHERE i.no = u.no)) GROUP BY key_type;
PREPARE with_parameter(istring) AS SELECT keyset_agg($1) @> 'x'::istring AS found, (keyset_info(keyset_agg($1))).key_type FROM u;
SET plan_cache_mode = force_generic_plan;
EXECUTE with_parameter('X');
RESET plan_cache_mode;

-- A cast that the query states is meant.
SELECT (keyset_info(keyset_agg(e::text))).key_type AS cast, (keyset_info(keyset_agg(lower(e)))).key_type AS function, keyset_agg(e::text) = keyset_agg(t) AS same FROM u;

-- Nor does it matter what the planner makes of casts and constants.
SELECT keyset_agg('X'::istring) @> 'x' AS constant, keyset_agg(t::istring) @> 'ALICE' AS back_and_forth, keyset_agg(t::istring::varchar::istring) @> 'ALICE' AS further FROM u;
SET plan_cache_mode = force_custom_plan;
EXECUTE with_parameter('X');
RESET plan_cache_mode;

-- Without an equality of its own a type counts as the one that it borrows from.
SELECT keyset_agg(p) = keyset_agg(t) AS same, keyset_build(array_agg(p)) = keyset_agg(t) AS built, keyset_agg(t) @> 'BOB'::plainstring AS found, keyset_agg(t) @> 'bob'::plainstring AS other FROM u;
-- If it gets one that hashing does not follow, it is no key any more; nor is an enum, a row or a range, whatever the
-- search_path.
CREATE FUNCTION plainstring_eq(plainstring, plainstring) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT lower($1::text) = lower($2::text)';
CREATE OPERATOR = (LEFTARG = plainstring, RIGHTARG = plainstring, FUNCTION = plainstring_eq);
SELECT raised('SELECT keyset_agg(p) FROM u');
SELECT raised('SELECT keyset_agg(t) @> ''BOB''::plainstring FROM u');
SELECT raised('SELECT keyset_build(ARRAY[ROW(p)]) FROM u LIMIT 1');
CREATE TYPE color AS ENUM ('red', 'crimson');
CREATE TYPE pair AS (a integer, b integer);
CREATE TYPE span AS RANGE (subtype = integer);
SELECT keyset_build(ARRAY['red']::color[]) @> 'red' AS enum, keyset_build(ARRAY[ROW(1, 2)::pair]) @> ROW(1, 2)::pair AS row, keyset_build(ARRAY['[1,2)']::span[]) @> span(1, 2) AS range;
CREATE FUNCTION color_eq(color, color) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT true';
CREATE FUNCTION pair_eq(pair, pair) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT ($1).a = ($2).a';
CREATE FUNCTION span_eq(span, span) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1 && $2';
SET search_path = public;
CREATE OPERATOR strings_test.= (LEFTARG = strings_test.color, RIGHTARG = strings_test.color, FUNCTION = strings_test.color_eq);
CREATE OPERATOR strings_test.= (LEFTARG = strings_test.pair, RIGHTARG = strings_test.pair, FUNCTION = strings_test.pair_eq);
CREATE OPERATOR strings_test.= (LEFTARG = strings_test.span, RIGHTARG = strings_test.span, FUNCTION = strings_test.span_eq);
SELECT raised('SELECT keyset_build(ARRAY[''red'']::strings_test.color[])', true) AS enum, raised('SELECT keyset_build(ARRAY[ROW(1, 2)::strings_test.pair])', true) AS row, raised('SELECT keyset_build(ARRAY[''[1,2)'']::strings_test.span[])', true) AS range;
SELECT raised('SELECT keyset_build(ARRAY[ARRAY[ROW(''red''::strings_test.color)]])') AS inside;
SET search_path = strings_test, public;
DROP OPERATOR = (color, color);
DROP OPERATOR = (pair, pair);
DROP OPERATOR = (span, span);
-- What nobody finds but who looks for it does not matter, or anybody could stop the others.
CREATE OPERATOR pg_temp.= (LEFTARG = integer, RIGHTARG = integer, FUNCTION = int4eq);
CREATE OPERATOR pg_temp.= (LEFTARG = text, RIGHTARG = text, FUNCTION = texteq);
CREATE OPERATOR pg_temp.= (LEFTARG = color, RIGHTARG = color, FUNCTION = color_eq);
SELECT keyset_build(ARRAY[1, 2]) @> 1 AS integer, keyset_build(ARRAY['a']) @> 'a'::text AS text, keyset_build(ARRAY['red']::color[]) @> 'red' AS enum;
-- One that a query does find does.
CREATE SCHEMA elsewhere;
CREATE FUNCTION varchar_eq(varchar, varchar) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT lower($1) = lower($2)';
CREATE OPERATOR elsewhere.= (LEFTARG = varchar, RIGHTARG = varchar, FUNCTION = varchar_eq);
SELECT keyset_build(ARRAY['a'::varchar]) @> 'a'::varchar AS not_found;
SET search_path = strings_test, public, elsewhere;
SELECT raised('SELECT keyset_build(ARRAY[''a''::varchar])', true);
SET search_path = strings_test, public;
DROP SCHEMA elsewhere CASCADE;
-- A type that borrows from text need not have collations.
CREATE TYPE barestring;
CREATE FUNCTION barestring_in(cstring) RETURNS barestring AS 'textin' LANGUAGE internal IMMUTABLE STRICT;
CREATE FUNCTION barestring_out(barestring) RETURNS cstring AS 'textout' LANGUAGE internal IMMUTABLE STRICT;
CREATE TYPE barestring (INPUT = barestring_in, OUTPUT = barestring_out, LIKE = text);
CREATE CAST (barestring AS text) WITHOUT FUNCTION AS IMPLICIT;
SELECT keyset_build(ARRAY['x'::barestring]) @> 'x'::text AS found;
-- ... unless its operator classes are of that equality.
CREATE FUNCTION pair_hash(pair) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS 'SELECT hashint4(($1).a)';
CREATE FUNCTION pair_hash(pair, bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT AS 'SELECT hashint4extended(($1).a, $2)';
CREATE OPERATOR = (LEFTARG = pair, RIGHTARG = pair, FUNCTION = pair_eq, HASHES);
CREATE OPERATOR CLASS pair_ops DEFAULT FOR TYPE pair USING hash AS OPERATOR 1 =, FUNCTION 1 pair_hash(pair), FUNCTION 2 pair_hash(pair, bigint);
CREATE FUNCTION pair_cmp(pair, pair) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS 'SELECT btint4cmp(($1).a, ($2).a)';
CREATE OPERATOR CLASS pair_order DEFAULT FOR TYPE pair USING btree AS OPERATOR 3 =, FUNCTION 1 pair_cmp(pair, pair);
\c -
SET search_path = strings_test, public;
SELECT key_type, f @> ROW(1, 3)::pair AS equal, f @> ROW(2, 2)::pair AS other, keyset_build(ARRAY[ROW(ROW(1, 2)::pair, 'a'::text)]) @> ROW(ROW(1, 3)::pair, 'a'::text) AS inside
FROM (SELECT keyset_build(ARRAY[ROW(1, 2)::pair]) AS f OFFSET 0) AS f, keyset_info(f);
-- The same for a domain, which SQL looks at before its base type.
CREATE DOMAIN word AS text;
SELECT keyset_build(ARRAY['a']::word[]) @> 'a'::word AS plain;
CREATE FUNCTION word_eq(word, word) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT lower($1) = lower($2)';
CREATE OPERATOR = (LEFTARG = word, RIGHTARG = word, FUNCTION = word_eq);
SELECT raised('SELECT keyset_build(ARRAY[''a'']) @> ''a''::word', true);
-- ... and for aggregates, which take the base type.  A cast to that is not seen where there is one to keytext on top of it.
CREATE TABLE bases AS SELECT * FROM (VALUES ('bigint', '1'), ('uuid', '00000000-0000-0000-0000-000000000000'), ('varchar', 'a'), ('real', '1'), ('numeric', '1'), ('double precision', '1'), ('timestamptz', '2026-01-01'), ('boolean', 't'),
	('inet', '10.0.0.1'), ('interval', '1 day'), ('oid', '1')) AS v (base, value);
CREATE FUNCTION make_domains(base text, value text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('CREATE DOMAIN %I AS %s; CREATE DOMAIN %I AS %s', 'plain ' || base, base, 'near ' || base, base);
	EXECUTE format('CREATE FUNCTION near(%1$I, %1$I) RETURNS boolean LANGUAGE sql IMMUTABLE AS ''SELECT true''; CREATE OPERATOR = (LEFTARG = %1$I, RIGHTARG = %1$I, FUNCTION = near)', 'near ' || base);
	EXECUTE format('CREATE DOMAIN %I AS %I', 'nearer ' || base, 'near ' || base);
	EXECUTE format('CREATE TABLE %1$I AS SELECT g, %2$L::%3$I AS plain, %2$L::%4$I AS near, %2$L::%5$I AS nearer FROM generate_series(1, 3) AS g', base || 's', value, 'plain ' || base, 'near ' || base, 'nearer ' || base);
END $$;
SELECT count(make_domains(base, value)) AS bases FROM bases;
SELECT call, count(*) FILTER (WHERE refused LIKE '42883: keys of type % are not supported') AS refused, string_agg(base || ' ' || refused, ', ') FILTER (WHERE refused = 'nothing') AS taken, count(*) FILTER (WHERE taken = 'nothing') AS plain, count(*) FILTER (WHERE cast_taken = 'nothing') AS "cast"
FROM unnest(ARRAY['keyset_agg(KEY)', 'ribbon_agg(KEY, 0.02)', 'bloom_agg(KEY, 0.01, 10)', 'counting_agg(KEY)', 'keyset_agg(DISTINCT KEY)', 'keyset_agg(KEY ORDER BY KEY)', 'fuse_agg(KEY) FILTER (WHERE g > 1)', 'keyset_agg(KEY) OVER (ORDER BY g)', 'counting_agg(KEY, 0.01, 10) OVER (ORDER BY g ROWS 1 PRECEDING)']) WITH ORDINALITY AS c (call, n), bases,
	unnest(ARRAY['near', 'nearer']) AS k, LATERAL raised(format('SELECT %s FROM %I', replace(call, 'KEY', k), base || 's'), true) AS refused,
	LATERAL raised(format('SELECT %s FROM %I', replace(call, 'KEY', 'plain'), base || 's'), true) AS taken, LATERAL raised(format('SELECT %s FROM %I', replace(call, 'KEY', format('(%s::%s)', k, base)), base || 's'), true) AS cast_taken
GROUP BY call, n ORDER BY n;
-- A new one for a built-in type is looked for, where it is not of the hottest.
CREATE SCHEMA elsewhere;
CREATE FUNCTION elsewhere.near(double precision, double precision) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true';
CREATE OPERATOR elsewhere.= (LEFTARG = double precision, RIGHTARG = double precision, FUNCTION = elsewhere.near);
SELECT raised('SELECT keyset_agg(plain) FROM "double precisions"', true);
SET search_path = elsewhere, pg_catalog, strings_test, public;
SELECT raised('SELECT keyset_agg(plain) FROM "double precisions"', true);
SET search_path = strings_test, public;
SET client_min_messages = warning;
DROP SCHEMA elsewhere CASCADE;
-- What somebody makes for keytext stops nobody.
CREATE FUNCTION near(keytext, keytext) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true';
CREATE OPERATOR public.= (LEFTARG = keytext, RIGHTARG = keytext, FUNCTION = near);
SELECT raised('SELECT keyset_agg(plain) FROM varchars', true);
DROP OPERATOR public.= (keytext, keytext);

-- One that a function casts to text has no hash of its own.
SELECT raised('SELECT keyset_agg(m) FROM u');
SELECT (keyset_info(keyset_agg(m::text))).key_type FROM u;

-- A text is another key than a string of these types, and an error.
SELECT raised('SELECT (SELECT keyset_agg(e) FROM u) @> t FROM o');
SELECT raised('SELECT (SELECT keyset_agg(t) FROM u) @> e FROM o');
-- SQL makes texts of both here.
SELECT pg_typeof(min(x)), (keyset_info(keyset_agg(x))).key_type FROM (SELECT e AS x FROM u UNION ALL SELECT t FROM u) AS s;

-- All that are texts go the same way; nothing else is cast to it.
SELECT castsource::regtype AS from, casttarget::regtype AS to, castcontext AS context FROM pg_cast
WHERE 'keytext'::regtype IN (castsource, casttarget) ORDER BY castsource::regtype::text COLLATE "C", casttarget::regtype::text COLLATE "C";
-- Nor are values of preferred types cast, or what could be cast to them.
CREATE TABLE uncast AS SELECT i % 2 = 0 AS boolean, CASE i WHEN 1 THEN '-0'::float8 WHEN 2 THEN 'NaN' WHEN 3 THEN 0 ELSE i END AS float8, inet '10.0.0.0' + i AS inet, cidr(inet '10.0.0.0/32' + i) AS cidr,
	i * interval '1 hour' AS interval, i::oid AS oid, timestamptz '2026-01-01 00:00+00' + i * interval '1 hour' AS timestamptz, 'pg_class'::regclass AS regclass FROM generate_series(1, 100) AS i;
INSERT INTO uncast DEFAULT VALUES;
SELECT string_agg(format('keyset_agg(%1$I)', attname), ', ' ORDER BY attnum) AS uncast_keys FROM pg_attribute WHERE attrelid = 'uncast'::regclass AND attnum > 0 \gset
EXPLAIN (VERBOSE, COSTS OFF) SELECT :uncast_keys FROM uncast;
SELECT string_agg(format('keyset_agg(DISTINCT %1$I ORDER BY %1$I DESC) = keyset_build(array_agg(%1$I)) AS %1$I, keyset_cardinality(keyset_agg(%1$I)) AS keys', attname), ', ' ORDER BY attnum) AS uncast_keys FROM pg_attribute WHERE attrelid = 'uncast'::regclass AND attnum > 0 \gset
SELECT :uncast_keys FROM uncast;
-- a cast that was written counts
SELECT (keyset_info(keyset_agg(i::oid))).key_type AS oid, (keyset_info(keyset_agg(i::oid::integer))).key_type AS integer, (keyset_info(keyset_agg(i::oid::regclass::oid))).key_type AS regclass, (keyset_info(keyset_agg(i::text::varchar::text))).key_type AS text,
	keyset_agg(i::oid) = keyset_build(array_agg(i::oid)) AS same_oid, keyset_agg(DISTINCT i::oid) = keyset_build(array_agg(i::oid)) AS same_distinct FROM generate_series(1, 100) AS i;
SELECT (keyset_info(keyset_agg(i::oid) OVER (ORDER BY i))).key_type AS oid FROM generate_series(1, 1) AS i;
-- A type that is cast implicitly to another, and borrows its operators, is a key like that; but the parser does not choose between
-- an aggregate of the other and one of any type.
CREATE FUNCTION make_like(base regtype) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	t pg_type := (SELECT t FROM pg_type AS t WHERE oid = base);
BEGIN
	EXECUTE format('CREATE TYPE %1$I; CREATE FUNCTION %2$I(cstring, oid, integer) RETURNS %1$I AS %3$L LANGUAGE internal IMMUTABLE STRICT; CREATE FUNCTION %4$I(%1$I) RETURNS cstring AS %5$L LANGUAGE internal IMMUTABLE STRICT',
		'like ' || base, 'in ' || base, (SELECT prosrc FROM pg_proc WHERE oid = t.typinput), 'out ' || base, (SELECT prosrc FROM pg_proc WHERE oid = t.typoutput));
	EXECUTE format('CREATE TYPE %1$I (INPUT = %2$I, OUTPUT = %3$I, LIKE = %4$s, CATEGORY = %5$L); CREATE CAST (%1$I AS %4$s) WITHOUT FUNCTION AS IMPLICIT; CREATE CAST (%4$s AS %1$I) WITHOUT FUNCTION',
		'like ' || base, 'in ' || base, 'out ' || base, base, t.typcategory);
END $$;
CREATE TABLE others AS SELECT * FROM bases WHERE base <> 'varchar' UNION ALL SELECT * FROM (VALUES ('smallint', '1'), ('integer', '1'), ('bytea', 'a'), ('date', '2026-01-01'), ('timestamp', '2026-01-01'), ('character', 'a'), ('"char"', 'a'), ('text', 'a'),
	('time', '12:00'), ('timetz', '12:00+01'), ('macaddr', '08:00:2b:01:02:03'), ('macaddr8', '08:00:2b:01:02:03:04:05'), ('xid8', '1'), ('pg_lsn', '0/1')) AS v;
SELECT count(make_like(base::regtype)) AS others FROM others;
SELECT split_part(raised, ':', 1) AS raised, string_agg(base, ', ' ORDER BY base COLLATE "C") AS bases FROM others, LATERAL raised(format('SELECT 1 / (keyset_agg(%1$L::%2$s::%3$I) = keyset_build(ARRAY[%1$L::%2$s]))::integer', value, base, 'like ' || base::regtype), true) AS raised GROUP BY split_part(raised, ':', 1) ORDER BY min(base) COLLATE "C";
SELECT raised('SELECT ribbon_agg(''1''::"like integer")', true);
SELECT raised, count(*) FROM others, LATERAL raised(format('SELECT 1 / (ribbon_build(array_agg(%1$L::%2$s::%3$I)) @> %1$L::%2$s::%3$I)::integer', value, base, 'like ' || base::regtype), true) AS raised GROUP BY raised;
CREATE VIEW collected AS SELECT keyset_agg(t) AS t, keyset_agg(e) AS e, keyset_agg(e) @> 'x' AS literal FROM u;
CREATE VIEW w AS SELECT k FROM (VALUES ('a'), ('b')) AS v (k);
SELECT (SELECT keyset_agg(k::varchar(9)) FROM w) = f AS varchar, (SELECT keyset_agg(k::char(9)) FROM w) = keyset_build(ARRAY['a', 'b']::char(3)[]) AS char, (SELECT keyset_agg(k::name) FROM w) = f AS name,
	(SELECT keyset_agg(DISTINCT k ORDER BY k) FROM w) = f AS distinct_ordered, (SELECT keyset_agg(k) FROM (SELECT 'a' AS k UNION SELECT 'b') AS s) = f AS union
FROM (SELECT keyset_agg(k) AS f FROM (VALUES ('a'), ('b')) AS v (k)) AS f, LATERAL (SELECT) AS l;

SELECT regexp_replace(replace(pg_get_viewdef('collected'::regclass), 'u.', ''), '\s+', ' ', 'g') AS view;

--
-- Hash functions of users: of a state that only we call, and know while a
-- query runs
--

CREATE FUNCTION tree_in(cstring) RETURNS tree LANGUAGE internal IMMUTABLE STRICT AS 'textin';
CREATE FUNCTION tree_out(tree) RETURNS cstring LANGUAGE internal IMMUTABLE STRICT AS 'textout';
CREATE TYPE tree (INPUT = tree_in, OUTPUT = tree_out, LIKE = text);
CREATE CAST (text AS tree) WITH INOUT;
CREATE FUNCTION tree_eq(tree, tree) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT AS 'texteq';
CREATE OPERATOR = (LEFTARG = tree, RIGHTARG = tree, FUNCTION = tree_eq, COMMUTATOR = =, HASHES);
CREATE FUNCTION tree_hash(tree) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS 'SELECT 1';
CREATE FUNCTION tree_hash_other(tree, bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT AS 'SELECT length($1::text)::bigint';
CREATE FUNCTION tree_hash_extended(tree, bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT AS 'SELECT 1::bigint';
CREATE OPERATOR CLASS tree_ops DEFAULT FOR TYPE tree USING hash AS OPERATOR 1 =, FUNCTION 1 tree_hash(tree), FUNCTION 2 tree_hash_extended(tree, bigint);
-- one that calls itself, through the server's hash of arrays
CREATE OR REPLACE FUNCTION tree_hash_extended(tree, bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT AS $$
SELECT hashtextextended(split_part($1::text, '/', 1), $2) # CASE WHEN strpos($1::text, '/') = 0 THEN 0 ELSE hash_array_extended(ARRAY[substr($1::text, strpos($1::text, '/') + 1)::tree], $2) END $$;
SELECT keyset_agg(t::tree) @> 'aa/b'::tree AS found, keyset_agg(t::tree) @> 'aa/c'::tree AS absent FROM unnest(ARRAY['a', 'aa/b']) AS t;
-- one that is replaced while a query runs, and is back when that goes on
CREATE FUNCTION replace_meanwhile(i integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
	IF i = 3 THEN
		DROP OPERATOR FAMILY tree_ops USING hash;
		CREATE OPERATOR CLASS other_ops DEFAULT FOR TYPE tree USING hash AS OPERATOR 1 =, FUNCTION 1 tree_hash(tree), FUNCTION 2 tree_hash_other(tree, bigint);
		PERFORM keyset_agg('1'::tree);
		RAISE EXCEPTION 'rolled back';
	END IF;
	RETURN i;
EXCEPTION WHEN raise_exception THEN
	RETURN i;
END $$;
CREATE TABLE trees AS SELECT keyset_agg(i::text::tree) AS k FROM generate_series(1, 5) AS i;
SELECT count(*) FROM trees, (SELECT replace_meanwhile(i) AS i FROM generate_series(1, 5) AS i OFFSET 0) AS s WHERE k @> i::text::tree;
SELECT keyset_agg(i::text::tree) = (SELECT k FROM trees) AS same FROM (SELECT replace_meanwhile(i) AS i FROM generate_series(1, 5) AS i OFFSET 0) AS s;

DROP SCHEMA strings_test CASCADE;
