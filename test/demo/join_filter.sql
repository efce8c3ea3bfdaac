-- join_filter.sql: joins drop rows at the scan, with no query rewritten

\pset footer off
\pset numericlocale on

\qecho 'The joins of (a) once more, as they were before anybody wrote a filter into'
\qecho 'them. "on ms" is the same query with ribbonfilter.join_filter = on.'
\qecho

SET max_parallel_workers_per_gather = 0;

-- plain joins have filters whatever the demonstration's scale is
SET ribbonfilter.join_filter_min_rows = 1000;

SELECT count(*) AS history FROM pgbench_history \gset
SELECT $$SELECT aid, t.n, t.total, t.last
FROM turnover t JOIN campaign c USING (aid)$$ AS grouped \gset

\qecho 'The view that groups, in EXPLAIN: the line with "join filter" is the filter.'
\qecho
SET ribbonfilter.join_filter = on;
EXPLAIN (COSTS OFF) :grouped;
RESET ribbonfilter.join_filter;

\qecho 'measuring, 5 runs each: plain join ...'
CALL demo.compare('d', 'plain join', :history,
	'SELECT aid, h.mtime, h.delta FROM pgbench_history h JOIN campaign c USING (aid)');
\qecho 'measuring, 5 runs each: grouped view ...'
CALL demo.compare('d', 'grouped view', :history, :'grouped');
\qecho 'measuring, 5 runs each: latest rows ...'
CALL demo.compare('d', 'latest rows', :history,
	'SELECT aid, l.mtime, l.delta FROM latest l JOIN campaign c USING (aid)');

\qecho 'What EXPLAIN ANALYZE says about the first of them:'
\qecho
SET ribbonfilter.join_filter = on;
\pset format unaligned
EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)
SELECT count(*) FROM pgbench_history h JOIN campaign c USING (aid);
\pset format aligned
RESET ribbonfilter.join_filter;

\qecho 'All three, and how often a filter was put in place, and dropped a row, so far:'
\qecho
SELECT task, "rows in", "rows out", "exact ms" AS "off ms", "filter ms" AS "on ms", speed
FROM demo.shown WHERE part = 'd';
SELECT placed, built, checked, dropped FROM ribbonfilter_join_stats;
