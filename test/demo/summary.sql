-- summary.sql: every comparison once more

\pset footer off
\pset numericlocale on

SELECT '(' || part || ') ' || task AS task, "rows in", "rows out", "exact ms", "filter ms", speed,
	   "false positives", "target", "false negatives", "filter bytes", 'equal' AS results
FROM demo.shown;

\qecho '"exact ms" and "filter ms" are medians of five runs each, the query without and the'
\qecho 'one with a filter in turn; "speed" is their ratio, and below 1 x the filter costs time.'
\qecho '"false positives" is the share of probes for keys that the filter was not given,'
\qecho '"false negatives" the number of keys that it was given and did not find. The rows of'
\qecho 'both queries were compared before they were timed. In (d) they are one query, with'
\qecho 'ribbonfilter.join_filter off and on, and nothing is probed that could be counted.'
\qecho
