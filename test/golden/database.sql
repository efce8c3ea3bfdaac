--
-- A database as a user may have it: filters of every kind and key family, with
-- their keys, and whatever else can hold or call them.  "make golden" dumps it;
-- check.sql asks of what was restored what is known of it here.
--

\set ON_ERROR_STOP on
SET client_min_messages = warning;
SET timezone = 'UTC';

CREATE SCHEMA filters;
CREATE EXTENSION ribbonfilter SCHEMA filters;
CREATE SCHEMA golden;
SET search_path = golden, filters;

--
-- Keys, other keys, filters of the keys at a rate of a tenth, and the other
-- keys that pass by chance
--

CREATE TYPE color AS ENUM ('red', 'green', 'blue', 'light blue');
CREATE TYPE pair AS (a integer, b text);
CREATE DOMAIN positive AS integer CHECK (VALUE > 0);

-- The kinds of filter: a column each, of the name that its functions begin with.
-- The value of a key is the last character of its text.
CREATE TEMP TABLE kinds AS
SELECT stem, type, CASE stem WHEN 'keyset' THEN '' ELSE ', 0.1' END AS rate,
	CASE WHEN to_regprocedure(format('%s_agg(anyelement, bigint)', stem)) IS NULL THEN '' ELSE ', ascii(right(\1::text, 1))' END AS value
FROM pg_opclass
JOIN pg_depend AS d ON d.classid = 'pg_opclass'::regclass AND d.objid = pg_opclass.oid AND d.deptype = 'e'
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'ribbonfilter'
JOIN pg_am AS m ON m.oid = opcmethod AND m.amname = 'hash',
	LATERAL (SELECT regexp_replace(opcname, '_ops$', '') AS stem, opcintype::regtype AS type) AS names;
CREATE FUNCTION pg_temp.of_each_kind(sql text) RETURNS text LANGUAGE sql AS $$
	SELECT string_agg(regexp_replace(replace(replace(replace(sql, 'STEM', stem), 'TYPE', type::text), 'RATE', rate), 'VALUE\((.)\)', value), ', ' ORDER BY stem COLLATE "C") FROM kinds
$$;
DO $$ BEGIN
	EXECUTE format('CREATE TABLE filters (keys text PRIMARY KEY, %s)', pg_temp.of_each_kind('STEM TYPE'));
	-- of several chunks and blocks, out of line; and of nothing
	EXECUTE format('CREATE TABLE large AS SELECT %s FROM generate_series(1, 12000) AS i', pg_temp.of_each_kind('STEM_agg(iVALUE(i)RATE) AS STEM'));
	EXECUTE format('CREATE TABLE nothing AS SELECT %s FROM generate_series(1, 0) AS i', pg_temp.of_each_kind('STEM_agg(iVALUE(i)) AS STEM'));
END $$;
CREATE TABLE passed (keys text, kind text, others text[], PRIMARY KEY (keys, kind));

DO $$
DECLARE
	type text;
	key text;
	name text;
	kind text;
BEGIN
	FOR type, key IN VALUES
		('smallint', 'i'), ('integer', 'i'), ('bigint', 'i * 1000000007::bigint'), ('positive', 'i'),
		('text', '''key '' || i || '' '' || U&''\00e4'''), ('varchar', '''key '' || i'), ('name', '''key '' || i'),
		('bytea', 'int4send(i)'), ('uuid', 'md5(i::text)'), ('boolean', 'i % 2 = 0'),
		('real', 'i / 8.0'), ('double precision', 'i / 7.0'), ('numeric', 'i * 1.25'),
		('date', 'date ''2000-01-01'' + i'), ('timestamp', 'timestamp ''2000-01-01'' + i * interval ''1 hour'''),
		('timestamptz', 'timestamptz ''2000-01-01'' + i * interval ''1 hour'''), ('time', 'time ''00:00'' + i * interval ''1 minute'''),
		('timetz', 'timetz ''00:00+01'' + i * interval ''1 minute'''), ('interval', 'i * interval ''1 hour'''),
		('inet', 'inet ''10.0.0.0'' + i'), ('cidr', 'inet ''10.0.0.0'' + i'), ('macaddr', 'lpad(to_hex(i), 12, ''0'')'),
		('macaddr8', 'lpad(to_hex(i), 16, ''0'')'), ('color', '(enum_range(NULL::color))[i % 4 + 1]'),
		('integer[]', 'ARRAY[i, NULL, -i]'), ('text[]', 'ARRAY[''a'' || i, NULL]'), ('pair', 'ROW(i, ''b'' || i)'),
		('int4range', 'int4range(i, i + 2)'), ('int4multirange', 'int4multirange(int4range(i, i + 1), int4range(1000, 1001))'),
		('jsonb', 'jsonb_build_object(''a'', i)'), ('oid', 'i'), ('xid', 'i::text'), ('xid8', 'i::text'), ('cid', 'i::text'),
		('tid', '''('' || i || '',1)'''), ('pg_lsn', '''0/'' || to_hex(i)'), ('"char"', 'chr(40 + i % 80)'), ('char(9)', '''c'' || i')
	LOOP
		name := regexp_replace(replace(replace(type, '[]', ' array'), '"char"', 'a char'), '\W+', '_', 'g');
		EXECUTE format('CREATE TABLE keys_%1$s AS SELECT k FROM (SELECT DISTINCT CAST(CAST(%2$s AS text) AS %3$s) AS k FROM generate_series(2, 80, 2) AS i) AS d ORDER BY k::text COLLATE "C"', name, key, type);
		EXECUTE format('CREATE TABLE others_%1$s AS SELECT k FROM (SELECT DISTINCT CAST(CAST(%2$s AS text) AS %3$s) AS k FROM generate_series(1, 199, 2) AS i) AS d ORDER BY k::text COLLATE "C"', name, key, type);
		EXECUTE format('DELETE FROM others_%1$s AS o USING keys_%1$s AS k WHERE o.k = k.k', name);
		EXECUTE format('INSERT INTO filters SELECT %L, %s FROM keys_%1$s', name, pg_temp.of_each_kind('STEM_agg(kVALUE(k)RATE)'));
		FOR kind IN SELECT stem FROM kinds LOOP
			EXECUTE format('INSERT INTO passed SELECT %1$L, %2$L, array_agg(k::text ORDER BY k::text COLLATE "C") FROM others_%1$s, filters WHERE keys = %1$L AND %3$I @> k', name, kind, kind);
		END LOOP;
	END LOOP;
END $$;

--
-- What holds filters
--

CREATE DOMAIN members AS ribbonfilter CHECK ((ribbon_info(VALUE)).keys > 0);
CREATE TYPE part AS (day date, f members);
CREATE TABLE holders (part part, parts part[], several bloomfilter[]);
INSERT INTO holders SELECT ROW(date '2026-01-01', ribbon)::part, ARRAY[ROW(date '2026-01-01', ribbon), ROW(date '2026-01-02', NULL)]::part[], ARRAY[bloom, NULL] FROM filters WHERE keys = 'integer';

CREATE TABLE guarded (k bigint, f ribbonfilter DEFAULT ribbon_build(ARRAY[1, 2, 3], 1e-9), inside boolean GENERATED ALWAYS AS (filters.ribbon_contains(f, k)) STORED,
	CHECK (f OPERATOR(filters.@>) k OR k < 0));
CREATE INDEX guarded_partial ON guarded (k) WHERE f @> k;
CREATE INDEX guarded_hash ON guarded (key_hash(k));
CREATE INDEX guarded_filter_hash ON guarded USING hash (f);
INSERT INTO guarded (k) VALUES (1), (3), (-5);
CREATE STATISTICS guarded_statistics ON key_hash(k), k FROM guarded;
CREATE POLICY known ON guarded USING ((SELECT bloom FROM filters WHERE keys = 'integer') @> k);

--
-- What calls the extension
--

CREATE VIEW probes AS SELECT keys, keyset @> 4::bigint AS keyset, 4::bigint <@ bloom AS bloom, ribbon && ARRAY[3, 4] AS ribbon, fuse @> '4' AS fuse, counting_count(counting, 4) AS counting
FROM filters WHERE keys IN ('smallint', 'integer', 'bigint', 'positive');
CREATE VIEW built AS SELECT ribbon_agg(k, 0.01) = ribbonfilter(keyset_agg(k), 0.01) AS ribbon, bloom_agg(k, 0.01, 1000) @> min(k) AS bloom, keyset_cardinality(keyset_agg(k)) AS keys FROM keys_integer;
CREATE VIEW united AS SELECT keyset_cardinality(keyset_union_agg(f.keyset)) AS keys, keyset_cardinality((array_agg(f.keyset))[1] | (array_agg(f.keyset))[2]) AS union, keyset_cardinality((array_agg(f.keyset))[1] - (array_agg(f.keyset))[2]) AS difference
FROM filters AS f WHERE keys IN ('smallint', 'integer');
CREATE VIEW moving AS SELECT k, counting_cardinality(counting_agg(k, 0.1, 100) OVER (ORDER BY k ROWS 3 PRECEDING)) > 0 AS some FROM keys_integer;
CREATE VIEW looked_into AS SELECT keys, (ribbon_info(ribbon)).keys AS n, (bloom_info(bloom)).bytes AS bytes FROM filters;
CREATE VIEW distinct_filters AS SELECT DISTINCT ribbon FROM filters WHERE keys IN ('smallint', 'integer', 'positive');
CREATE MATERIALIZED VIEW parts AS SELECT k % 4 AS part, ribbon_agg(k) AS f FROM keys_integer GROUP BY k % 4;
CREATE INDEX ON parts USING hash (f);

CREATE FUNCTION may_have(key integer) RETURNS boolean STABLE BEGIN ATOMIC SELECT ribbon @> key FROM filters WHERE keys = 'integer'; END;
CREATE FUNCTION verified(key integer) RETURNS boolean LANGUAGE plpgsql STABLE SET ribbonfilter.verify = on SET search_path = golden, filters AS $$
BEGIN
	RETURN ribbon @> key FROM filters WHERE keys = 'integer';
END $$;
CREATE AGGREGATE united(keyset) (SFUNC = keyset_union, STYPE = keyset);

CREATE TABLE event (id bigint);
CREATE TABLE event_filter (f bloomfilter);
INSERT INTO event_filter VALUES (bloom_empty(0.01, 1000));
CREATE FUNCTION event_added() RETURNS trigger LANGUAGE plpgsql SET search_path = golden, filters AS $$
BEGIN
	UPDATE event_filter SET f = f | (SELECT bloom_agg(id, 0.01, 1000) FROM added);
	RETURN NULL;
END $$;
CREATE TRIGGER event_added AFTER INSERT ON event REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION event_added();
INSERT INTO event SELECT generate_series(1, 100);

--
-- What it shows
--

CREATE TABLE shown (view text PRIMARY KEY, rows text);
DO $$
DECLARE
	view text;
BEGIN
	FOR view IN SELECT relname FROM pg_class WHERE relkind IN ('v', 'm') AND relnamespace = 'golden'::regnamespace LOOP
		EXECUTE format('INSERT INTO shown SELECT %1$L, string_agg(v::text, E''\n'' ORDER BY v::text COLLATE "C") FROM %1$I AS v', view);
	END LOOP;
END $$;
