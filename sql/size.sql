--
-- Sizes and capacities: what a filter takes, and what a number of bytes holds
-- beside the header, which takes 44
--

SET client_min_messages = warning;

SELECT * FROM each_kind('SELECT STEM_size(0), STEM_size(1000), STEM_size(1000 RATE(0.01)) = STEM_size(1000), STEM_size(1000 RATE(0.5)) <= STEM_size(1000), STEM_size(NULL)')
	AS t (kind text, of_none bigint, of_1000 bigint, of_default boolean, smaller boolean, of_null bigint);
SELECT * FROM each_kind('SELECT pg_column_size(STEM_agg(i)::bytea || '''') BETWEEN STEM_size(1000) * 0.97 AND STEM_size(1000) * 1.005 FROM generate_series(1, 1000) AS i') AS t (kind text, as_announced boolean);

-- The edges: from nothing to what no value can take.
SELECT * FROM each_kind('SELECT bytes, STEM_capacity(bytes), STEM_capacity(bytes) = 0 OR STEM_size(STEM_capacity(bytes)) <= bytes
FROM unnest(ARRAY[0, 1, 43, 44, 45, 51, 52, 107, 108, 109, 144, 1044, 1000000044]) AS bytes') AS t (kind text, bytes integer, capacity bigint, fits boolean);
-- What a size is announced for fits it.
SELECT * FROM each_kind('SELECT bool_and(STEM_capacity(STEM_size(n)) >= n), bool_and(STEM_capacity(STEM_size(n RATE(0.1)) RATE(0.1)) >= n), bool_and(STEM_size(STEM_capacity(STEM_size(n))) <= STEM_size(n))
FROM unnest(ARRAY[0, 1, 2, 3, 10, 100, 1000, 12345, 54321, 1000000, 48633043, 100000000]) AS n') AS t (kind text, fits boolean, fits_at_rate boolean, no_larger boolean);
SELECT * FROM each_kind('SELECT STEM_capacity(NULL), STEM_capacity(1000 RATE(0.01)) = STEM_capacity(1000)')
	AS t (kind text, of_null bigint, of_default boolean);

-- What is neither
SELECT * FROM each_kind($$SELECT call, raised('SELECT ' || call, brief := true)
FROM unnest(ARRAY['STEM_size(-1)', 'STEM_size(9223372036854775807)', 'STEM_capacity(-1)']) AS call$$) AS t (kind text, call text, raised text);
SELECT * FROM each_kind($$SELECT call, raised('SELECT ' || call)
FROM unnest(ARRAY['STEM_size(10, 2)', 'STEM_size(10, NULL)', 'STEM_size(NULL, NULL)', 'STEM_capacity(1000, 2)', 'STEM_capacity(1000, NULL)', 'STEM_capacity(NULL, NULL)']) AS call$$, 'has_rate') AS t (kind text, call text, raised text);
