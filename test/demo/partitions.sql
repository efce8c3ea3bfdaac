-- partitions.sql: a filter stored for each partition

\pset footer off
\pset numericlocale on

\qecho 'A log of requests is partitioned by day, 64 of them, without an index on the'
\qecho 'requests'' uuid. One row a partition says what it may hold:'
\qecho
\qecho 'CREATE TABLE part_filter AS'
\qecho 'SELECT tableoid::regclass AS part, ribbon_agg(request) AS f'
\qecho 'FROM requests GROUP BY part'
\qecho

SELECT demo.run('SELECT tableoid::regclass AS part, ribbon_agg(request) AS f FROM requests GROUP BY part', 'built') AS build_ms \gset
CREATE TABLE part_filter AS
SELECT tableoid::regclass AS part, ribbon_agg(request) AS f FROM requests GROUP BY part;
ANALYZE part_filter;

-- twenty requests somebody looks for: ten of them in the log, ten not
CREATE TABLE wanted AS
SELECT md5((i * 123457 % (SELECT count(*) FROM pgbench_accounts) + 1)::text)::uuid AS request, true AS logged
FROM generate_series(1, 10) i
UNION ALL
SELECT md5('nowhere ' || i)::uuid, false FROM generate_series(1, 10) i;

-- more of them, for the rate of false positives: twenty say little about 1 %
CREATE TABLE sample AS
SELECT md5((i * 7919::bigint % (SELECT count(*) FROM pgbench_accounts) + 1)::text)::uuid AS request, true AS logged
FROM generate_series(1, 5000) i
UNION ALL
SELECT md5('nobody ' || i)::uuid, false FROM generate_series(1, 5000) i;
ANALYZE wanted, sample;

-- where the request is, looking everywhere
CREATE FUNCTION find_exact(wanted uuid) RETURNS SETOF requests
LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT * FROM requests r WHERE r.request = wanted; END $$;

-- the same, looking only in the partitions that may hold it
CREATE FUNCTION find_filtered(wanted uuid) RETURNS SETOF requests
LANGUAGE plpgsql AS $$
DECLARE
	part regclass;
BEGIN
	FOR part IN SELECT p.part FROM part_filter p WHERE p.f @> wanted LOOP
		RETURN QUERY EXECUTE format('SELECT * FROM %s r WHERE r.request = $1', part) USING wanted;
	END LOOP;
END;
$$;

SELECT (SELECT count(*) FROM requests) AS requests, count(*) AS partitions,
	   (SELECT sum(pg_relation_size(relid)) FROM pg_partition_tree('requests')) AS "table bytes",
	   sum(pg_column_size(f)) AS "filter bytes", round(8.0 * sum(i.bytes) / sum(i.keys), 2) AS "bits a key", round(:build_ms) AS "built, ms"
FROM part_filter, ribbon_info(f) i;

SELECT request FROM wanted WHERE logged LIMIT 1 \gset
\qecho 'SELECT part FROM part_filter WHERE f @>' :'request'
\qecho
SELECT part FROM part_filter WHERE f @> :'request';

\qecho 'Each of 10,000 requests, half of them in the log, is looked up in all filters:'
\qecho
SELECT CASE WHEN logged THEN 'in the log' ELSE 'not in the log' END AS wanted, count(DISTINCT request) AS requests,
	   round(count(part)::numeric / count(DISTINCT request), 2) AS "partitions that remain",
	   round(1.0 * logged::int + (64 - logged::int) * 0.01, 2) AS "expected at 1 %"
FROM sample LEFT JOIN part_filter ON f @> request
GROUP BY logged ORDER BY logged DESC;

-- Probes for false positives: the sample in the filters of other partitions;
-- for false negatives: each request in the filter of its own.
SELECT $$SELECT f @> s.request, false
FROM part_filter, sample s
WHERE NOT EXISTS (SELECT FROM requests r WHERE r.request = s.request AND r.tableoid = part)
UNION ALL
SELECT f @> r.request, true
FROM requests r JOIN part_filter ON part = r.tableoid$$ AS probes \gset
SELECT sum(pg_column_size(f)) AS bytes, (SELECT count(*) FROM requests) AS requests FROM part_filter \gset
\qecho 'measuring, 5 runs each: find 20 requests, no index ...'
CALL demo.compare('c', 'find 20 requests, no index', :requests,
	'SELECT r.* FROM wanted w, find_exact(w.request) r',
	'SELECT r.* FROM wanted w, find_filtered(w.request) r', :'probes', :bytes);

-- What an index on every partition would do, and cost.
\qecho 'measuring, 5 runs: an index on every partition ...'
CREATE INDEX requests_request ON requests (request);
VACUUM ANALYZE requests;
SELECT demo.run('SELECT r.* FROM wanted w, find_exact(w.request) r', 'index_result') AS index_ms \gset

SELECT 'scan every partition' AS "20 requests one by one", exact_ms::numeric(10, 1) AS ms, 0 AS "extra bytes"
FROM demo.measured WHERE part = 'c'
UNION ALL
SELECT 'probe the filters, scan what remains', filter_ms::numeric(10, 1), filter_bytes
FROM demo.measured WHERE part = 'c'
UNION ALL
SELECT 'look up in a B-tree on every partition', :index_ms::numeric(10, 1),
	   (SELECT sum(pg_relation_size(relid)) FROM pg_partition_tree('requests_request'));
