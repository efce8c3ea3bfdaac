-- summary.sql: every comparison once more

\pset footer off
\pset numericlocale on

SELECT '(' || part || ') ' || task AS task, speed, "false positives", "false negatives"
FROM demo.shown;

\qecho '"speed" is the ratio of two medians of five runs, the query without and the'
\qecho 'one with a filter in turn; below 1 x the filter costs time. "false positives"'
\qecho 'is the share of probes for keys that the filter was not given, where 1 % was'
\qecho 'asked for; "false negatives" is how many that it was given were not found. (d)'
\qecho 'is one query, with ribbonfilter.join_filter off and on: nothing is probed.'
\qecho
