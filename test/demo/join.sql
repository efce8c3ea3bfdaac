-- join.sql: prefilter the large side of a join

\pset footer off
\pset numericlocale on

\qecho 'pgbench_history holds transactions; campaign selects one account in a hundred.'
\qecho 'A filter of the campaign''s accounts is built inside the query, once, in the'
\qecho 'scalar subquery; the time for that is included below.'
\qecho

CREATE TABLE campaign_filter AS SELECT ribbon_agg(aid) AS f FROM campaign;
SELECT (SELECT count(*) FROM pgbench_history) AS transactions,
	   (SELECT count(*) FROM pgbench_history h JOIN campaign USING (aid)) AS "in campaign",
	   (SELECT count(*) FROM pgbench_history WHERE f @> aid) AS "pass",
	   i.keys AS "keys",
	   i.bytes AS "bytes",
	   round(i.bits_per_key::numeric, 2) AS "bits a key"
FROM campaign_filter, ribbon_info(f) i;

-- what is the same in each comparison: probes for all accounts
SELECT count(*) AS history FROM pgbench_history \gset
SELECT bytes FROM campaign_filter, ribbon_info(f) \gset
SELECT $$SELECT (SELECT f FROM campaign_filter) @> a.aid, c.aid IS NOT NULL
FROM pgbench_accounts a LEFT JOIN campaign c USING (aid)$$ AS probes \gset

CREATE VIEW turnover AS
SELECT aid, count(*) AS n, sum(delta) AS total, max(mtime) AS last
FROM pgbench_history GROUP BY aid;
CREATE VIEW latest AS
SELECT aid, mtime, delta
FROM (SELECT *, row_number() OVER (PARTITION BY aid ORDER BY mtime DESC) AS rank
	  FROM pgbench_history) h
WHERE rank = 1;

\qecho '1. A plain join. Nothing is spared but to hand rows to the hash join, which'
\qecho '   looks them up in a small table: of the three it gains the least:'
\set task 'plain join'
\set exact 'SELECT aid, h.mtime, h.delta\nFROM pgbench_history h JOIN campaign c USING (aid)'
\ir join_case.sql

\qecho '2. A join with a view that groups all transactions by account. The planner'
\qecho '   cannot join before it groups (nor does IN (SELECT ...) help: that is a join'
\qecho '   too), but it does push the filter below the GROUP BY. 98 of 100 groups are'
\qecho '   never made:'
\set task 'grouped view'
\set exact 'SELECT aid, h.n, h.total, h.last\nFROM turnover h JOIN campaign c USING (aid)'
\ir join_case.sql

\qecho '3. A join with a view of each account''s latest transaction, which sorts them'
\qecho '   all, on disk. With the filter the rest is sorted in memory:'
\set task 'latest rows'
\set exact 'SELECT aid, h.mtime, h.delta\nFROM latest h JOIN campaign c USING (aid)'
\ir join_case.sql

--
-- 4. The scan alone
--

SET max_parallel_workers_per_gather = 0;
SELECT round(demo.run('SELECT count(*) FROM pgbench_history', 'scanned')::numeric) AS all_ms,
	   round(demo.run('SELECT count(*) FROM pgbench_history WHERE (SELECT ribbon_agg(aid) FROM campaign) @> aid', 'scanned')::numeric) AS few_ms \gset
RESET max_parallel_workers_per_gather;
\qecho '4. The scan alone, of which a filter takes rows off the page before they are'
\qecho '   returned: count(*) of all takes' :all_ms 'ms, of those that pass the filter' :few_ms 'ms.'
\qecho

SELECT task, "rows in", "rows out", "exact ms", "filter ms", speed
FROM demo.shown WHERE part = 'a';
