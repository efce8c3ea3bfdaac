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
	part text,
	query text,
	exact_ms float8,
	filter_ms float8,
	result_rows bigint
);

-- Runs a query three times, leaving its rows in a table; the median time.
CREATE FUNCTION demo.run(query text, result text) RETURNS float8
LANGUAGE plpgsql AS $$
DECLARE
	start timestamptz;
	times float8[];
BEGIN
	FOR i IN 1..3 LOOP
		EXECUTE format('DROP TABLE IF EXISTS %I', result);
		start := clock_timestamp();
		EXECUTE format('CREATE TEMP TABLE %I AS %s', result, query);
		times := times || 1000 * extract(epoch FROM clock_timestamp() - start)::float8;
	END LOOP;
	RETURN (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY t) FROM unnest(times) t);
END;
$$;

-- Measures a query without and with a filter; an error unless both give the
-- same rows.
CREATE PROCEDURE demo.compare(part text, query text, exact text, filtered text)
LANGUAGE plpgsql AS $$
DECLARE
	exact_ms float8 := demo.run(exact, 'exact_result');
	filter_ms float8 := demo.run(filtered, 'filter_result');
	n bigint;
	differences bigint;
BEGIN
	SELECT count(*) INTO differences
	FROM ((TABLE exact_result EXCEPT ALL TABLE filter_result)
		  UNION ALL
		  (TABLE filter_result EXCEPT ALL TABLE exact_result)) d;
	IF differences > 0 THEN
		RAISE EXCEPTION '(%) %: % rows differ between the exact query and the one with a filter',
			part, query, differences;
	END IF;
	SELECT count(*) INTO n FROM exact_result;
	INSERT INTO demo.measured VALUES (part, query, exact_ms, filter_ms, n);
END;
$$;

CREATE VIEW demo.shown AS
SELECT part, query, result_rows AS "result rows",
	   round(exact_ms::numeric, 1) AS "exact ms",
	   round(filter_ms::numeric, 1) AS "with filter ms",
	   round((exact_ms / filter_ms)::numeric, 1) || ' x' AS "speed"
FROM demo.measured;

CREATE VIEW demo.database AS
SELECT format('alter database %I set %s', current_database(), setting)
FROM unnest(ARRAY['jit = off', 'client_min_messages = warning']) setting;
TABLE demo.database \gexec
