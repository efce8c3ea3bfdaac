-- setup.sql: the data of the demonstration, and what measures it

SET client_min_messages = warning;
CREATE EXTENSION ribbonfilter;

--
-- Data: pgbench has made pgbench_accounts and the rest
--

CREATE TABLE american (word text);
CREATE TABLE british (word text);
CREATE TABLE german (word text);
COPY american FROM '/usr/share/dict/american-english-insane';
COPY british FROM '/usr/share/dict/british-english-insane';
COPY german FROM '/usr/share/dict/ngerman';
ALTER TABLE american ADD PRIMARY KEY (word);

-- as many transactions as accounts, drawn as pgbench's own script draws them
SELECT setseed(0.5) \g /dev/null
INSERT INTO pgbench_history (tid, bid, aid, delta, mtime)
SELECT 1 + random() * (count(*) OVER () / 10000 - 1),
	   1 + random() * (count(*) OVER () / 100000 - 1),
	   1 + floor(random() * count(*) OVER ()),
	   random() * 10000 - 5000,
	   timestamp '2026-01-01' + aid * interval '1 second'
FROM pgbench_accounts;

-- the dimension: one account in a hundred takes part in a campaign
CREATE TABLE campaign AS
SELECT aid FROM pgbench_accounts WHERE hashint4extended(aid, 1) % 100 = 0;

-- requests of 64 days, known by a uuid that says nothing about the day
CREATE TABLE requests (day date, request uuid, aid int) PARTITION BY RANGE (day);
SELECT format('CREATE TABLE requests_%s PARTITION OF requests FOR VALUES FROM (%L) TO (%L)',
			  to_char(date '2026-01-01' + i, 'YYYYMMDD'),
			  date '2026-01-01' + i, date '2026-01-01' + i + 1)
FROM generate_series(0, 63) i \gexec
INSERT INTO requests
SELECT date '2026-01-01' + aid % 64, md5(aid::text)::uuid, aid
FROM pgbench_accounts;

VACUUM ANALYZE;

--
-- Measuring
--

CREATE SCHEMA demo;

CREATE TABLE demo.measured (
	part text, task text, rows_in bigint, rows_out bigint, exact_ms float8, filter_ms float8,
	absent bigint, false_positives bigint, present bigint, false_negatives bigint, filter_bytes bigint);

-- Runs a query once, with join filters on or off, leaving its rows in a table;
-- the time it took.
CREATE FUNCTION demo.once(query text, result text, join_filter text DEFAULT 'off') RETURNS float8
LANGUAGE plpgsql AS $$
DECLARE
	start timestamptz;
BEGIN
	EXECUTE format('DROP TABLE IF EXISTS %I', result);
	PERFORM set_config('ribbonfilter.join_filter', join_filter, false);
	start := clock_timestamp();
	EXECUTE format('CREATE TEMP TABLE %I AS %s', result, query);
	PERFORM set_config('ribbonfilter.join_filter', 'off', false);
	RETURN 1000 * extract(epoch FROM clock_timestamp() - start)::float8;
END;
$$;

CREATE FUNCTION demo.median(times float8[]) RETURNS float8
LANGUAGE sql AS $$
	SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY t) FROM unnest(times) t
$$;

-- Runs a query once to warm up and five times to measure; the median time.
CREATE FUNCTION demo.run(query text, result text) RETURNS float8
LANGUAGE sql AS $$
	SELECT demo.median((array_agg(demo.once(query, result) ORDER BY i))[2:]) FROM generate_series(0, 5) i
$$;

-- Measures a query without and with a filter, in turn, so that whatever
-- disturbs the machine disturbs both: a round to warm up, in which the rows of
-- both are compared, and five that count.  Without a second query it is the first
-- one again, with join filters.
--
-- "probes" is a query with a row for each probe, (maybe, held): what the filter
-- says, and what is true.  An error unless both queries give the same rows and
-- there is no false negative.
CREATE PROCEDURE demo.compare(part text, task text, rows_in bigint, exact text, filtered text DEFAULT NULL,
							  probes text DEFAULT 'SELECT true, true LIMIT 0', filter_bytes bigint DEFAULT NULL)
LANGUAGE plpgsql AS $$
DECLARE
	join_filter text := CASE WHEN filtered IS NULL THEN 'on' ELSE 'off' END;
	exact_ms float8[];
	filter_ms float8[];
	differences bigint;
	counted record;
BEGIN
	FOR i IN 0..5 LOOP
		exact_ms[i] := demo.once(exact, 'exact_result');
		filter_ms[i] := demo.once(coalesce(filtered, exact), 'filter_result', join_filter);
	END LOOP;
	SELECT count(*) INTO differences
	FROM ((TABLE exact_result EXCEPT ALL TABLE filter_result) UNION ALL (TABLE filter_result EXCEPT ALL TABLE exact_result)) d;
	IF differences > 0 THEN
		RAISE EXCEPTION '(%) %: % rows differ between the exact query and the one with a filter', part, task, differences;
	END IF;

	EXECUTE format(
		'SELECT nullif(count(*) FILTER (WHERE NOT held), 0) AS absent,
				count(*) FILTER (WHERE NOT held AND maybe) AS false_positives,
				nullif(count(*) FILTER (WHERE held), 0) AS present,
				count(*) FILTER (WHERE held AND maybe IS NOT TRUE) AS false_negatives
		 FROM (%s) p (maybe, held)', probes) INTO counted;
	IF counted.false_negatives > 0 THEN
		RAISE EXCEPTION '(%) %: % false negatives', part, task, counted.false_negatives;
	END IF;
	INSERT INTO demo.measured
	VALUES (part, task, rows_in, (SELECT count(*) FROM exact_result), demo.median(exact_ms[1:]), demo.median(filter_ms[1:]),
			counted.absent, counted.false_positives, counted.present, counted.false_negatives, filter_bytes);
END;
$$;

CREATE VIEW demo.shown AS
SELECT part, task, rows_in AS "rows in", rows_out AS "rows out",
	   round(exact_ms::numeric) AS "exact ms",
	   round(filter_ms::numeric) AS "filter ms",
	   round((exact_ms / filter_ms)::numeric, 1) || ' x' AS "speed",
	   round(100.0 * false_positives / absent, 2) || ' %' AS "false positives",
	   false_negatives || ' of ' || to_char(present, 'FM999,999,999') AS "false negatives"
FROM demo.measured;

CREATE VIEW demo.database AS
SELECT format('alter database %I set %s', current_database(), setting)
FROM unnest(ARRAY['jit = off', 'client_min_messages = warning', 'session_preload_libraries = ribbonfilter']) setting;
TABLE demo.database \gexec
