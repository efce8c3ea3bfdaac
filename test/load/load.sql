-- What clients do at the same time, and check: load.pl calls load.run(name, r)
-- with the functions below, for any random number r.  Those that compare two
-- answers are STABLE, so that all of their queries see the same rows.  Runs
-- after sql/extension.sql, which has the kinds and for_each_kind().

CREATE SCHEMA load;
SET search_path = load, public;
SET client_min_messages = warning;

-- Errors that come of what others do, and what memory each backend had
CREATE TABLE excused (name text, state text, message text);
CREATE TABLE memory (pid integer, calls integer, contexts bigint, anonymous bigint);

CREATE TABLE fact (id integer PRIMARY KEY, k integer, t text, g integer, pad text) WITH (fillfactor = 80, parallel_workers = 2);
INSERT INTO fact SELECT id, id * 7919 % 30000, 'k' || id % 5000, id % 10, repeat('x', id % 100) FROM generate_series(1, 20000) AS id;
CREATE TABLE dim AS SELECT k, k / 300 AS part, 'k' || k AS t FROM generate_series(0, 2995, 5) AS k;
CREATE TABLE parts (k integer, g integer) PARTITION BY HASH (k);
CREATE TABLE parts_0 PARTITION OF parts FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE parts_1 PARTITION OF parts FOR VALUES WITH (MODULUS 2, REMAINDER 1);
INSERT INTO parts SELECT k, g FROM fact;

CREATE FUNCTION must_be(same boolean, what text) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
	IF same IS NOT TRUE THEN
		RAISE EXCEPTION 'wrong answer: %', what USING ERRCODE = 'RF001';
	END IF;
END $$;

CREATE FUNCTION note_memory() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	calls integer = coalesce(nullif(current_setting('load.calls', true), ''), '0')::integer + 1;
BEGIN
	PERFORM set_config('load.calls', calls::text, false);
	IF calls % 10 = 0 THEN
		INSERT INTO load.memory SELECT pg_backend_pid(), calls, sum(total_bytes),
			1024 * substring(pg_read_file(format('/proc/%s/status', pg_backend_pid())) FROM 'RssAnon:\s+(\d+)')::bigint
		FROM pg_backend_memory_contexts;
	END IF;
END $$;

-- Everything runs through this.  Locks in different order, and tables that come
-- and go, are no fault.
CREATE FUNCTION run(name text, r integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	BEGIN
		EXECUTE format('SELECT load.%I($1)', name) USING r;
	EXCEPTION
		WHEN deadlock_detected OR serialization_failure OR undefined_table OR undefined_column OR undefined_object OR duplicate_table OR duplicate_column OR duplicate_object
			OR unique_violation OR lock_not_available THEN
			INSERT INTO load.excused VALUES (name, SQLSTATE, SQLERRM);
		WHEN internal_error THEN
			IF SQLERRM !~ '^(tuple concurrently (updated|deleted)|could not open relation with OID|cache lookup failed for (relation|index)|could not find (tuple for )?(parent of )?(relation|index))' THEN
				RAISE;
			END IF;
			INSERT INTO load.excused VALUES (name, SQLSTATE, SQLERRM);
	END;
	PERFORM load.note_memory();
END $$;

CREATE FUNCTION settings(r integer) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
	PERFORM set_config('work_mem', (ARRAY['64kB', '256kB', '8MB'])[1 + r % 3], true);
	PERFORM set_config('max_parallel_workers_per_gather', CASE r / 3 % 4 WHEN 0 THEN '2' ELSE '0' END, true);
	PERFORM set_config('ribbonfilter.page_probe', CASE r / 12 % 2 WHEN 0 THEN 'on' ELSE 'off' END, true);
	PERFORM set_config('ribbonfilter.verify', CASE r / 24 % 5 WHEN 0 THEN 'on' ELSE 'off' END, true);
	PERFORM set_config('plan_cache_mode', (ARRAY['auto', 'force_generic_plan', 'force_custom_plan'])[1 + r / 120 % 3], true);
END $$;

--
-- Filters of each kind
--

CALL for_each_kind($kind$
CREATE TABLE load.kept_STEM (id integer PRIMARY KEY, f TYPE, keys integer[]);
INSERT INTO load.kept_STEM SELECT id, STEM_build(keys), keys FROM generate_series(0, 39) AS id, LATERAL (SELECT array_agg(id * 1000 + i) AS keys FROM generate_series(1, CASE WHEN id % 4 = 0 THEN 2000 ELSE id END) AS i) AS a;

CREATE FUNCTION load.build_STEM(r integer) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
	PERFORM load.settings(r);
	PERFORM load.must_be(count(*) = 0, 'keys lost in a build') FROM load.fact WHERE g = r % 10 AND NOT (SELECT STEM_agg(k) FROM load.fact WHERE g = r % 10) @> k;
	PERFORM load.must_be(f = b, 'other bytes of the same keys') FROM (SELECT STEM_agg(t) AS f, STEM_build(array_agg(t)) AS b FROM load.fact WHERE g <> r % 10) AS s;
	PERFORM load.must_be(bool_and(f @> k), 'keys lost in groups') FROM (SELECT g, STEM_agg(k) AS f, max(k) AS k FROM load.fact GROUP BY g) AS s;
END $$;

CREATE FUNCTION load.probe_STEM(r integer) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
	PERFORM load.settings(r);
	PERFORM load.must_be(count(*) = 0, 'keys lost in a stored filter') FROM load.kept_STEM, unnest(keys) AS k WHERE id % 8 = r % 8 AND NOT f @> k;
	PERFORM load.must_be(STEM_candidates(f, keys) = keys AND f && keys[1:1], 'keys are no candidates') FROM load.kept_STEM WHERE id = r % 40 AND keys <> '{}';
	PERFORM load.must_be(STEM_verify(f) IS NOT NULL AND STEM_info(f)::text <> '' AND f::text::TYPE = f, 'a filter that is none') FROM load.kept_STEM WHERE id = r % 40;
	PERFORM load.must_be(count(*) = 0, 'keys lost in a subquery') FROM load.fact WHERE k = ANY ((SELECT keys FROM load.kept_STEM WHERE id = r % 40)::integer[]) AND NOT (SELECT f FROM load.kept_STEM WHERE id = r % 40) @> k;
END $$;

-- ends in an error, early or late
CREATE FUNCTION load.fail_STEM(r integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM load.settings(r);
	IF r % 2 = 0 THEN
		PERFORM STEM_agg(k / (1 + r % 20000 - id) RATE) FROM load.fact GROUP BY g % (1 + r / 7 % 3);
	ELSE
		PERFORM count(*) FROM load.kept_STEM, load.fact WHERE f @> k AND 1 / (r % 20000 - fact.id) = 0 AND kept_STEM.id = r % 40;
		RAISE division_by_zero;
	END IF;
	PERFORM load.must_be(false, 'no error');
EXCEPTION WHEN division_by_zero THEN NULL;
END $$;

CREATE FUNCTION load.rebuild_STEM(r integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF r % 20 = 0 THEN
		UPDATE load.kept_STEM SET f = STEM_build(keys) WHERE id % 8 = r % 8;
	ELSIF r % 20 = 1 THEN
		DELETE FROM load.kept_STEM WHERE id = r % 40;
		INSERT INTO load.kept_STEM VALUES (r % 40, STEM_build(ARRAY[r, 1, 2]), ARRAY[r, 1, 2]);
	ELSE
		UPDATE load.kept_STEM SET f = STEM_build(new), keys = new
		FROM (SELECT id AS n, CASE WHEN cardinality(keys) > 3000 THEN keys[2001:] ELSE keys END || r AS new FROM load.kept_STEM WHERE id = r % 40 FOR UPDATE) AS s
		WHERE id = n;
	END IF;
END $$
$kind$);

CALL for_each_kind($kind$
CREATE FUNCTION load.change_STEM(r integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	new TYPE;
BEGIN
	IF r % 3 = 0 THEN
		SELECT f INTO new FROM load.kept_STEM WHERE id = r % 40 FOR UPDATE;
		FOR i IN 1 .. 20 LOOP
			new := STEM_add(new, r % 1000000 + i);
		END LOOP;
		UPDATE load.kept_STEM SET f = new, keys = keys || (SELECT array_agg(r % 1000000 + i) FROM generate_series(1, 20) AS i) WHERE id = r % 40;
	ELSE
		UPDATE load.kept_STEM SET f = STEM_add(f, r), keys = keys || r WHERE id = r % 40;
	END IF;
END $$;
CREATE FUNCTION load.unite_STEM(r integer) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
	PERFORM load.settings(r);
	PERFORM load.must_be((SELECT STEM_MERGE_agg(f) FROM (SELECT STEM_agg(k RATE(0.01, 20000)) AS f FROM load.fact WHERE g <= r % 10 GROUP BY g) AS s) = STEM_agg(k RATE(0.01, 20000)), 'a union') FROM load.fact WHERE g <= r % 10;
	PERFORM load.must_be(bool_and(f <MERGE> f @> keys[1]), 'a union with itself') FROM load.kept_STEM WHERE id % 8 = r % 8 AND keys <> '{}';
END $$
$kind$, 'is_mutable');

CALL for_each_kind($kind$
CREATE FUNCTION load.look_STEM(r integer) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
	PERFORM load.settings(r);
	PERFORM load.must_be(count(*) = 0, 'a value of a stored map') FROM load.kept_STEM, unnest(keys) AS k WHERE id % 8 = r % 8 AND f -> k IS DISTINCT FROM value_of(k);
	PERFORM load.must_be(count(*) = 0, 'a value of a map') FROM load.fact WHERE (SELECT STEM_agg(t) FROM load.fact) -> t IS DISTINCT FROM value_of(t) AND g = r % 10;
	PERFORM load.must_be(count(*) = count(DISTINCT k) FILTER (WHERE l.value = value_of(l.key)), 'looked up') FROM load.kept_STEM, LATERAL (SELECT DISTINCT unnest(keys) AS k) AS u, LATERAL STEM_lookup(f, ARRAY[k]) AS l WHERE id = r % 40;
END $$
$kind$, 'has_values');

CREATE FUNCTION remove(r integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE load.kept_counting SET f = counting_remove(f, keys[1]), keys = keys[2:] WHERE id = r % 40 AND keys <> '{}';
END $$;

--
-- Joins, with join filters and without
--

CREATE FUNCTION join_rows(r integer) RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
	queries text[] = ARRAY[
		'SELECT count(*), sum(f.id) FROM fact AS f JOIN dim USING (k) WHERE part < $1 % 9',
		'SELECT count(*), sum(f.id) FROM fact AS f JOIN dim USING (t) WHERE part = $1 % 9',
		'SELECT count(*), sum(f.id) FROM fact AS f WHERE EXISTS (SELECT FROM dim AS d WHERE d.k = f.k AND d.t = f.t)',
		'SELECT count(*), sum(d.k) FROM dim AS d LEFT JOIN fact AS f ON f.k = d.k AND f.g = $1 % 10',
		'SELECT count(*), sum(p.k) FROM parts AS p JOIN dim USING (k) WHERE part < $1 % 9',
		'SELECT count(*), sum(a.id) FROM fact AS a JOIN fact AS b ON a.id = b.k WHERE b.g = $1 % 10',
		'SELECT count(*), sum(s.n) FROM (SELECT k, count(*) AS n FROM fact GROUP BY k) AS s JOIN dim USING (k) WHERE part < $1 % 9',
		'SELECT count(*), sum(f.id) FROM fact AS f JOIN dim AS a ON a.k = f.k JOIN dim AS b ON b.t = f.t WHERE a.part > 1 AND b.part < 5',
		'SELECT count(*), sum(f.id) FROM fact AS f WHERE (SELECT keyset_agg(k) FROM dim WHERE part = $1 % 9) @> k AND g < 8',
		'SELECT count(*), sum(f.id) FROM fact AS f JOIN dim USING (k) WHERE (SELECT keyset_agg(t) FROM dim) @> f.t'];
	off record;
	row record;
BEGIN
	PERFORM load.settings(r), set_config('search_path', 'load, public', true), set_config('enable_mergejoin', 'off', true), set_config('enable_nestloop', 'off', true),
		set_config('ribbonfilter.join_filter', 'off', true), set_config('ribbonfilter.page_probe', 'off', true);
	EXECUTE queries[1 + r % cardinality(queries)] INTO off USING r;
	FOR way IN 0 .. 2 LOOP
		PERFORM set_config('ribbonfilter.join_filter', 'on', true), set_config('ribbonfilter.join_filter_min_rows', '1', true),
			set_config('ribbonfilter.page_probe', CASE way WHEN 0 THEN 'off' ELSE 'on' END, true), set_config('ribbonfilter.join_filter_debug', CASE way WHEN 2 THEN 'verify' ELSE 'force' END, true);
		EXECUTE queries[1 + r % cardinality(queries)] INTO row USING r;
		PERFORM load.must_be(row IS NOT DISTINCT FROM off, 'a join');
	END LOOP;
END $$;

CREATE FUNCTION fail_join(r integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM load.settings(r), set_config('ribbonfilter.join_filter', 'on', true), set_config('ribbonfilter.join_filter_debug', 'force', true);
	IF r % 2 = 0 THEN
		PERFORM sum(1 / (r % 20000 - f.id)) FROM load.fact AS f JOIN load.dim USING (k);
	ELSE
		PERFORM count(*) FROM load.fact AS f JOIN load.fact AS g ON g.k = f.id WHERE 1 / (r % 20000 - g.id) = 0;
	END IF;
EXCEPTION WHEN division_by_zero THEN NULL;
END $$;

-- rows that others change: a filter that takes part in the change
CREATE FUNCTION change_fact(r integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM load.settings(r), set_config('ribbonfilter.join_filter', 'on', true), set_config('ribbonfilter.join_filter_debug', 'force', true);
	CASE r % 6
		WHEN 0 THEN UPDATE load.fact SET k = r % 30000 WHERE id = 1 + r % 20000;
		WHEN 1 THEN UPDATE load.fact SET pad = pad || 'y' WHERE id BETWEEN 1 + r % 20000 AND 9 + r % 20000 AND length(pad) < 200;
		WHEN 2 THEN
			DELETE FROM load.fact WHERE id = 1 + r % 20000;
			INSERT INTO load.fact VALUES (1 + r % 20000, r % 30000, 'k' || r % 5000, r % 10, 'new');
		WHEN 3 THEN UPDATE load.fact AS f SET g = (f.g + 1) % 10 FROM load.dim AS d WHERE d.k = f.k AND d.part = r % 10 AND f.g = r % 7;
		WHEN 4 THEN PERFORM FROM load.fact WHERE (SELECT keyset_agg(k) FROM load.dim WHERE part = r % 10) @> k AND g = r % 10 FOR UPDATE;
		ELSE UPDATE load.parts SET g = r % 10, k = k + 1 WHERE k = r % 30000;
	END CASE;
END $$;

--
-- Tables that come and go
--

CREATE FUNCTION churn(r integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	name text = 'load.churn_' || r % 6;
	kept text = 'load.kept_' || (ARRAY['bloom', 'keyset', 'ribbonmap', 'counting'])[1 + r % 4];
BEGIN
	PERFORM set_config('lock_timeout', '2s', true);
	CASE r / 6 % 12
		WHEN 0, 1, 2 THEN
			EXECUTE format('DROP TABLE IF EXISTS %s; CREATE TABLE %1$s AS SELECT g, bloom_agg(k) AS f, ribbonmap_agg(k, value_of(k)) AS m, array_agg(k) AS keys FROM load.fact GROUP BY g; CREATE INDEX ON %1$s USING hash (f)', name);
		WHEN 3 THEN EXECUTE format('TRUNCATE %s; INSERT INTO %1$s (g, f, m, keys) SELECT 1, bloom_agg(k), ribbonmap_agg(k, value_of(k)), array_agg(k) FROM load.fact WHERE g = 1', name);
		WHEN 4 THEN EXECUTE format('ALTER TABLE %s ADD COLUMN IF NOT EXISTS s keyset', name);
			EXECUTE format('UPDATE %s SET s = keyset_build(keys)', name);
		WHEN 5 THEN EXECUTE format('ALTER TABLE %s DROP COLUMN IF EXISTS s', name);
		WHEN 6 THEN EXECUTE format('ALTER TABLE %s ALTER f SET STORAGE EXTENDED, ALTER m SET STORAGE MAIN; UPDATE %1$s SET f = bloom_build(keys)', name);
		WHEN 7 THEN EXECUTE format('ALTER TABLE %s ALTER f TYPE bytea USING f::bytea; ALTER TABLE %1$s ALTER f TYPE bloomfilter USING f::bloomfilter', name);
		WHEN 8 THEN EXECUTE format('REINDEX TABLE %s', name);
		WHEN 9 THEN EXECUTE format('ALTER TABLE %s ADD COLUMN IF NOT EXISTS extra integer; ALTER TABLE %1$s DROP COLUMN extra', kept);
		WHEN 10 THEN EXECUTE format('CREATE INDEX IF NOT EXISTS churned ON %s USING hash (f); DROP INDEX load.churned', kept);
		ELSE
			CREATE TEMP TABLE mine ON COMMIT DROP AS SELECT * FROM load.fact WHERE g = r % 10;
			PERFORM load.must_be(count(*) = 0, 'keys lost in a temporary table') FROM mine WHERE NOT (SELECT ribbon_agg(k) FROM mine) @> k;
			PERFORM load.must_be(count(*) = (SELECT count(*) FROM mine), 'rows of a temporary table') FROM mine WHERE (SELECT ribbon_agg(k) FROM mine) @> k;
	END CASE;
END $$;

CREATE FUNCTION probe_churned(r integer) RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
	lost bigint;
BEGIN
	PERFORM load.settings(r);
	EXECUTE format('SELECT count(*) FROM load.churn_%s, unnest(keys) AS k WHERE NOT f @> k OR m -> k IS DISTINCT FROM value_of(k)', r % 6) INTO lost;
	PERFORM load.must_be(lost = 0, 'keys lost where tables come and go');
END $$;

-- What load.pl calls: how often each, of one hundred or so
CREATE TABLE calls AS
SELECT proname AS name, CASE WHEN proname LIKE 'build%' THEN 2 WHEN proname IN ('join_rows', 'change_fact') THEN 15 WHEN proname IN ('churn', 'probe_churned') THEN 10 ELSE 2 END AS weight
FROM pg_proc WHERE pronamespace = 'load'::regnamespace AND proname NOT IN ('must_be', 'note_memory', 'run', 'settings');
ANALYZE;
