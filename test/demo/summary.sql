-- summary.sql: every comparison once more

\pset footer off
\pset numericlocale on

SELECT '(' || part || ')' AS " ", query, "result rows", "exact ms", "with filter ms", speed, 'equal' AS result
FROM demo.shown;
