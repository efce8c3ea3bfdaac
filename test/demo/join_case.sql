-- join_case.sql: one of the joins of join.sql, "exact", serial and parallel

\set filtered :exact '\nWHERE (SELECT ribbon_agg(aid) FROM campaign) @> h.aid'
\qecho
\qecho :filtered
\qecho
SET max_parallel_workers_per_gather = 0;
\qecho 'measuring, 5 runs each:' :task', serial ...'
CALL demo.compare('a', :'task' || ', serial', :history, :'exact', :'filtered', :'probes', :bytes);
RESET max_parallel_workers_per_gather;
\qecho 'measuring, 5 runs each:' :task', parallel ...'
CALL demo.compare('a', :'task' || ', parallel', :history, :'exact', :'filtered', :'probes', :bytes);
