--
-- Ribbon filters: what is special to them.  What all kinds share is in "kind".
--

SET client_min_messages = warning;
CREATE SCHEMA ribbon_test;
SET search_path = ribbon_test, public;

-- 3000 keys are the most in the dense form.
CREATE TABLE sizes (n bigint PRIMARY KEY);
INSERT INTO sizes VALUES (0), (1), (2), (10), (63), (64), (65), (512), (513), (3000), (3001), (20000), (200000);

CREATE TABLE filters AS
SELECT n, fpr, (SELECT ribbon_agg(i, fpr) FROM generate_series(1, n) AS i) AS f
FROM sizes, unnest(ARRAY[0.5, 0.1, 0.01, 1 / 128.0, 0.001, 1e-4, 1e-9]::double precision[]) AS fpr;

--
-- The rate: no higher than asked for, and not much lower
--

SELECT n, bool_and(i.expected_fpr <= fpr) AS as_asked_for, bool_and(i.expected_fpr >= CASE WHEN n > 3000 THEN 0.98 WHEN n > 0 THEN 0.5 ELSE 0 END * fpr) AS not_much_lower
FROM filters, ribbon_info(f) AS i WHERE n IN (0, 1, 65, 3000, 200000) GROUP BY n ORDER BY n;

--
-- The size
--

SELECT n, i.fpr_text, i.bits_per_key <= CASE i.fpr_text WHEN '1/128' THEN 7.10 ELSE 6.85 END AS small_enough
FROM (SELECT n, fpr, f FROM filters WHERE n >= 100000
	UNION ALL
	SELECT n, fpr, (SELECT ribbon_agg(i, fpr) FROM generate_series(1, n) AS i)
	FROM unnest(ARRAY[100000, 1000000]) AS n, unnest(ARRAY[0.01, 1 / 128.0]::double precision[]) AS fpr) AS f,
	LATERAL (SELECT bits_per_key, CASE fpr WHEN 1 / 128.0 THEN '1/128' WHEN 0.01 THEN '1 %' END AS fpr_text FROM ribbon_info(f)) AS i
WHERE i.fpr_text IS NOT NULL ORDER BY n, fpr DESC;

-- The size is announced to half a percent; of small filters to one, but once in
-- a hundred sets a bucket is bumped whole, or seeds are unlucky.
SELECT n, bool_and(ribbon_size(n, fpr) BETWEEN i.bytes * CASE WHEN n > 100000 THEN 0.995 ELSE 0.96 END
		AND i.bytes * CASE WHEN n > 100000 THEN 1.005 ELSE 1.01 END) AS size,
	bool_and(ribbon_size(ribbon_capacity(i.bytes, fpr), fpr) <= i.bytes) AS capacity_fits,
	bool_and(ribbon_size((ribbon_capacity(i.bytes, fpr) * 1.02)::bigint + 8, fpr) > i.bytes) AS capacity_most,
	bool_and(ribbon_capacity(ribbon_size(n, fpr), fpr) >= n) AS capacity_of_size
FROM filters, ribbon_info(f) AS i GROUP BY n ORDER BY n;
SELECT ribbon_size(100000000000) > 80000000000 AS no_limit;

--
-- What it says of itself
--

SELECT n, i.keys = n AS keys, i.details->>'form' AS form, i.details->>'columns' AS columns,
	i.details->>'low_share' AS low_share, (i.details->>'slots')::bigint BETWEEN n AND n * 1.1 + 4 AS slots,
	(i.details->>'chunks')::integer AS chunks, i.details->>'listed' AS listed
FROM filters, ribbon_info(f) AS i WHERE fpr = 0.01 AND n IN (0, 1, 64, 3000, 3001, 200000) ORDER BY n;
SELECT details FROM filters, ribbon_info(f) WHERE fpr = 0.01 AND n = 3001;
SELECT round(fpr::numeric, 9) AS fpr, i.details->>'columns' AS columns, i.details->>'low_share' AS low_share
FROM filters, ribbon_info(f) AS i WHERE n = 3001 ORDER BY fpr DESC;

DROP SCHEMA ribbon_test CASCADE;
