-- antijoin.sql: which rows of a load are new?

\pset footer off
\pset numericlocale on

\qecho 'The American word list is in the database, with a primary key; a filter of it'
\qecho 'is kept in a table. Two loads come in, a British and a German list. What the'
\qecho 'filter does not hold is certainly new. Only the rest, the rows that may be'
\qecho 'known, pay for the exact check:'
\qecho

CREATE TABLE known AS SELECT ribbon_agg(word) AS f FROM american;
ANALYZE known;
SELECT demo.run('SELECT ribbon_agg(word) FROM american', 'built') AS build_ms \gset

SELECT $$SELECT word FROM british b
WHERE NOT EXISTS (SELECT FROM american a WHERE a.word = b.word)$$ AS exact,
$$SELECT word FROM british WHERE NOT (SELECT f FROM known) @> word
UNION ALL
SELECT word FROM british b WHERE ((SELECT f FROM known) @> word) IS NOT FALSE
AND NOT EXISTS (SELECT FROM american a WHERE a.word = b.word)$$ AS filtered \gset

\qecho :filtered
\qecho
\qecho '(IS NOT FALSE rather than nothing, so that a NULL, be it the key or the filter,'
\qecho 'counts as "may be known" and no row is lost.)'
\qecho

-- On one core each, lest the numbers depend on which query gets workers.
SET max_parallel_workers_per_gather = 0;
SELECT $$SELECT (SELECT f FROM known) @> word, a.word IS NOT NULL
FROM british LEFT JOIN american a USING (word)$$ AS probes \gset
SELECT bytes, (SELECT count(*) FROM british) AS british, (SELECT count(*) FROM german) AS german
FROM known, ribbon_info(f) \gset
\qecho 'measuring, 5 runs each: new British words ...'
CALL demo.compare('b', 'new British words', :british, :'exact', :'filtered', :'probes', :bytes);
\qecho 'measuring, 5 runs each: new German words ...'
CALL demo.compare('b', 'new German words', :german, replace(:'exact', 'british', 'german'),
				  replace(:'filtered', 'british', 'german'), replace(:'probes', 'british', 'german'), :bytes);

SELECT i.keys AS "keys", i.bytes AS "filter bytes",
	   round(i.bits_per_key::numeric, 2) AS "bits a key",
	   round(:build_ms) AS "built, ms",
	   pg_relation_size('american') AS "table bytes",
	   pg_relation_size('american_pkey') AS "index bytes"
FROM known, ribbon_info(f) i;

SELECT load, count(*) AS rows,
	   count(*) FILTER (WHERE NOT maybe) AS "certainly new",
	   count(*) FILTER (WHERE maybe) AS "may be known",
	   count(*) FILTER (WHERE maybe AND NOT known) AS "of these new"
FROM (SELECT load, (SELECT f FROM known) @> word AS maybe, a.word IS NOT NULL AS known
	  FROM (SELECT 'British' AS load, word FROM british
			UNION ALL SELECT 'German', word FROM german) l
	  LEFT JOIN american a USING (word)) l
GROUP BY load ORDER BY load;

SELECT task, "rows in", "rows out", "exact ms", "filter ms", speed
FROM demo.shown WHERE part = 'b';

\qecho 'The German load is mostly new, so almost nothing is left to check. Of the'
\qecho 'British load nearly every word is known already: there the filter spares next'
\qecho 'to nothing and is work on top. Use it where most rows are new, or where a'
\qecho 'check is expensive: an index that is not in memory, a table on another server.'
\qecho
