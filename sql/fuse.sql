--
-- Binary fuse filters: what is special to them.  What all kinds share is in "kind".
--

SET client_min_messages = warning;
CREATE SCHEMA fuse_test;
SET search_path = fuse_test, public;

-- Three places a key, four, another length of segments; 2^20 keys are the most in one chunk.
CREATE TABLE sizes (n bigint PRIMARY KEY);
INSERT INTO sizes VALUES (0), (1), (2), (5), (6), (63), (300), (1000), (4000), (6000), (20000), (200000), (1048576), (1048577);

CREATE TABLE filters AS
SELECT n, fpr, (SELECT fuse_agg(i, fpr) FROM generate_series(1, n) AS i) AS f
FROM sizes, unnest(ARRAY[0.5, 1 / 256.0, 0.003, 1 / 4096.0, 0.0002, 1 / 65536.0]::double precision[]) AS fpr
WHERE n < 1000000 OR fpr = 1 / 256.0;

--
-- The rate: that of 8, 12 or 16 bits, whichever is the first that is no higher than asked for
--

SELECT round(fpr::numeric, 6) AS fpr, i.details->>'fingerprint_bits' AS bits, round(i.expected_fpr::numeric, 6) AS expected, i.expected_fpr <= fpr AS as_asked_for, count(*) AS sizes
FROM filters, fuse_info(f) AS i WHERE n > 0 GROUP BY 1, 2, 3, 4 ORDER BY 1 DESC;
SELECT raised('SELECT fuse_build(ARRAY[1], 0.9999 / 65536)');
SELECT raised('SELECT fuse_agg(i, 1e-6) FROM generate_series(1, 3) AS i');
SELECT raised('SELECT fusefilter(keyset_build(ARRAY[1]), 1e-6)');
SELECT raised('SELECT fuse_size(1000, 1e-6)');

--
-- No key is denied, and others are at the rate
--

SELECT n, count(*) AS filters, bool_and((SELECT bool_and(f @> i) FROM generate_series(1, n, n / 5000 + 1) AS i)) AS all_there
FROM filters WHERE n > 0 GROUP BY n ORDER BY n;
SELECT i.details->>'fingerprint_bits' AS bits, count(*) BETWEEN 100000 * i.expected_fpr - 6 * sqrt(100000 * i.expected_fpr) AND 100000 * i.expected_fpr + 6 * sqrt(100000 * i.expected_fpr) AS at_the_rate
FROM filters, fuse_info(f) AS i, generate_series(1000001, 1100000) AS k
WHERE n = 200000 AND fpr IN (1 / 256.0, 1 / 4096.0) AND f @> k GROUP BY i.details->>'fingerprint_bits', i.expected_fpr ORDER BY 1 DESC;

--
-- The size
--

SELECT n, round(i.bits_per_key::numeric, 2) AS bits_per_key FROM filters, fuse_info(f) AS i WHERE n >= 1000 AND fpr = 1 / 256.0 ORDER BY n;
-- as announced, unless a try failed
SELECT n, bool_and(CASE i.details->>'seed' WHEN '0' THEN fuse_size(n, fpr) = i.bytes ELSE fuse_size(n, fpr) <= i.bytes END) AS size,
	bool_and(fuse_size(fuse_capacity(i.bytes, fpr), fpr) <= i.bytes) AS capacity_fits,
	bool_and(fuse_size(fuse_capacity(i.bytes, fpr) + 1, fpr) > i.bytes) AS capacity_most
FROM filters, fuse_info(f) AS i WHERE n < 1000000 GROUP BY n ORDER BY n;

--
-- What it says of itself
--

SELECT n, i.keys = n AS keys, i.details->>'arity' AS arity, (i.details->>'slots')::bigint AS slots, i.details->>'segment_slots' AS segment,
	(i.details->>'chunks')::integer AS chunks, i.details->>'seed' AS seed, i.details->>'lists' AS lists, i.details->>'listed' AS listed
FROM filters, fuse_info(f) AS i WHERE fpr = 1 / 256.0 ORDER BY n;
-- a list of hashes, as an adversary's keys become, has no seed
SELECT i.kind, i.keys, i.details ? 'seed' AS seed, i.details->>'lists' AS lists, i.details->>'listed' AS listed
FROM fuse_info('rbfiAQQBAQAykVF7AAD//ygAAAAAAAAAexSuR+F6hD9FAQAAAAAAACgAAAAAlZN74Hr0zgOGoD/lu6U7BpcEdRmIr2AHYwPT3lQjIg/fb7bS/f8gEgghQpMWkWwSLmdtiq+7axRD4u6RXMaGIAzfI1trE7sqLnnbZDVZvC82eOXGp3kUMfuqzSSroU84UrsuQDPCoEp9LvTBKSCSTR2IoHQaqtFPe2iMYZSKqVL+9F6ShO2bXjtnY0faS5lrBp8xWYT6OXTGCgnBX+Qefq5vttCnSpJ+r5a11lgeZ4GMp6o5qukDjog0X3v6KraZW39HDkY3U5uXSYEGlUWenv7cdgYVPfuhSQktpQaVf77ZrIdvuzp7x3hxXtkKKSLKMg9HFxfEZcsxhVulnkve0T4yNuX82erXk+NoDZNBftmJ05xlUpHO2w3G0Wz8ovziVr0R4Ms4FORj9HEBwVbO5XUol6jpG63mbRVHiuwaxO4=') AS i;
-- three places where they cost a quarter of a bit a key at most, so fewer with more bits
SELECT i.details->>'fingerprint_bits' AS bits, string_agg(n::text, ' ' ORDER BY n) FILTER (WHERE i.details->>'arity' = '3') AS three
FROM filters, fuse_info(f) AS i WHERE n > 0 GROUP BY 1 ORDER BY 1;

DROP SCHEMA fuse_test CASCADE;
