-- join.sql: prefilter the large side of a join

\pset footer off
\pset numericlocale on

\qecho 'pgbench_history holds transactions; campaign selects one account in a hundred.'
\qecho 'A filter of the campaign''s accounts is built inside the query, once, in the'
\qecho 'scalar subquery; the time for that is included below.'
\qecho

WITH filter AS MATERIALIZED (SELECT ribbon_agg(aid) AS f FROM campaign)
SELECT (SELECT count(*) FROM pgbench_history) AS transactions,
	   (SELECT count(*) FROM pgbench_history h JOIN campaign USING (aid)) AS "in campaign",
	   (SELECT count(*) FROM pgbench_history WHERE f @> aid) AS "pass the filter",
	   i.keys AS "filter keys",
	   i.bytes AS "filter bytes",
	   round(i.bits_per_key::numeric, 2) AS "bits a key"
FROM filter, ribbon_info(f) i;

--
-- 1. A plain join
--

SELECT $$SELECT aid, h.mtime, h.delta
FROM pgbench_history h JOIN campaign c USING (aid)$$ AS exact,
$$
WHERE (SELECT ribbon_agg(aid) FROM campaign) @> h.aid$$ AS prefilter \gset
SELECT :'exact' || :'prefilter' AS filtered \gset

\qecho '1. A plain join. A hash join looks up a small table about as fast as a filter does,'
\qecho '   so asking the filter first costs about what it saves, or more:'
\qecho
\qecho :filtered
\qecho

SET max_parallel_workers_per_gather = 0;
CALL demo.compare('a', 'plain join, serial', :'exact', :'filtered');
RESET max_parallel_workers_per_gather;
CALL demo.compare('a', 'plain join, parallel', :'exact', :'filtered');

--
-- 2. A join with a view that groups
--

CREATE VIEW turnover AS
SELECT aid, count(*) AS n, sum(delta) AS total, max(mtime) AS last
FROM pgbench_history GROUP BY aid;

SELECT $$SELECT aid, t.n, t.total, t.last
FROM turnover t JOIN campaign c USING (aid)$$ AS exact,
$$
WHERE (SELECT ribbon_agg(aid) FROM campaign) @> t.aid$$ AS prefilter \gset
SELECT :'exact' || :'prefilter' AS filtered \gset

\qecho '2. A join with a view that groups all transactions by account. The planner cannot'
\qecho '   join before it groups (nor does IN (SELECT ...) help: that is a join too), but it'
\qecho '   does push the filter below the GROUP BY. 98 of 100 groups are never made:'
\qecho
\qecho :filtered
\qecho

SET max_parallel_workers_per_gather = 0;
CALL demo.compare('a', 'grouped view, serial', :'exact', :'filtered');
RESET max_parallel_workers_per_gather;
CALL demo.compare('a', 'grouped view, parallel', :'exact', :'filtered');

--
-- 3. A join with a view that sorts
--

CREATE VIEW latest AS
SELECT aid, mtime, delta
FROM (SELECT *, row_number() OVER (PARTITION BY aid ORDER BY mtime DESC) AS rank
	  FROM pgbench_history) h
WHERE rank = 1;

SELECT $$SELECT aid, l.mtime, l.delta
FROM latest l JOIN campaign c USING (aid)$$ AS exact,
$$
WHERE (SELECT ribbon_agg(aid) FROM campaign) @> l.aid$$ AS prefilter \gset
SELECT :'exact' || :'prefilter' AS filtered \gset

\qecho '3. A join with a view of each account''s latest transaction, which sorts them all,'
\qecho '   on disk. With the filter the rest is sorted in memory:'
\qecho
\qecho :filtered
\qecho

SET max_parallel_workers_per_gather = 0;
CALL demo.compare('a', 'latest-row view, serial', :'exact', :'filtered');
RESET max_parallel_workers_per_gather;
CALL demo.compare('a', 'latest-row view, parallel', :'exact', :'filtered');

SELECT query, "result rows", "exact ms", "with filter ms", speed
FROM demo.shown WHERE part = 'a';
