--
-- Keys: SQL values that are equal have the same hash, however they are typed,
-- spelled or stored; filters take no key of another type; what cannot be
-- hashed is an error.
--

SET client_min_messages = warning;
CREATE SCHEMA keys;
SET search_path = keys, public;
SET timezone = 'UTC';
SET datestyle = 'ISO, YMD';

CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
CREATE TYPE "Odd name" AS ENUM ('sad');
CREATE DOMAIN positive AS integer CHECK (VALUE > 0);
CREATE DOMAIN small_positive AS positive CHECK (VALUE < 100);
CREATE DOMAIN word AS varchar(10);
CREATE DOMAIN good_mood AS mood CHECK (VALUE <> 'sad');
CREATE DOMAIN int_list AS integer[];
CREATE TYPE pair AS (a bigint, b text);
CREATE TYPE holder AS (id smallint, inner_pair pair, tags varchar[]);
CREATE DOMAIN good_pair AS pair;
CREATE TYPE textrange AS RANGE (subtype = text, collation = "C");

--
-- The canonical bytes.  A bytea is its own canonical bytes, so a key has the
-- same hash as its canonical bytes have.
--

SELECT key, hash, hash = key_hash(bytes::bytea) AS as_specified
FROM (VALUES
	($$1::smallint$$, key_hash(1::smallint),
	 '\x0100000000000000'),
	($$(-42)::bigint$$, key_hash((-42)::bigint),
	 '\xd6ffffffffffffff'),
	($$9223372036854775807::bigint$$, key_hash(9223372036854775807::bigint),
	 '\xffffffffffffff7f'),
	($$''::text$$, key_hash(''::text),
	 '\x'),
	($$'abc'::text$$, key_hash('abc'::text),
	 '\x616263'),
	($$'ab   '::char(5)$$, key_hash('ab   '::char(5)),
	 '\x6162'),
	($$U&'\00e4\20ac'::text$$, key_hash(U&'\00e4\20ac'::text),
	 '\xc3a4e282ac'),
	($$'\x00ff'::bytea$$, key_hash('\x00ff'::bytea),
	 '\x00ff'),
	($$'550e8400-e29b-41d4-a716-446655440000'::uuid$$, key_hash('550e8400-e29b-41d4-a716-446655440000'::uuid),
	 '\x550e8400e29b41d4a716446655440000'),
	($$true$$, key_hash(true),
	 '\x01'),
	($$1.5::real$$, key_hash(1.5::real),
	 '\x000000000000f83f'),
	($$'-0'::double precision$$, key_hash('-0'::double precision),
	 '\x0000000000000000'),
	($$'NaN'::double precision$$, key_hash('NaN'::double precision),
	 '\x000000000000f87f'),
	($$(-12.50)::numeric$$, key_hash((-12.50)::numeric),
	 '\x2d31322e35'),
	($$1e3::numeric$$, key_hash(1e3::numeric),
	 '\x31303030'),
	($$0.00::numeric$$, key_hash(0.00::numeric),
	 '\x30'),
	($$'-Infinity'::numeric$$, key_hash('-Infinity'::numeric),
	 '\x2d496e66696e697479'),
	($$0.0012300::numeric$$, key_hash(0.0012300::numeric),
	 '\x302e3030313233'),
	($$'2024-02-29'::date$$, key_hash('2024-02-29'::date),
	 '\x7922000000000000'),
	($$'infinity'::date$$, key_hash('infinity'::date),
	 '\xffffff7f00000000'),
	($$'2024-02-29 12:34:56.789'::timestamp$$, key_hash('2024-02-29 12:34:56.789'::timestamp),
	 '\x0886724183b50200'),
	($$'2024-02-29 12:34:56.789+00'::timestamptz$$, key_hash('2024-02-29 12:34:56.789+00'::timestamptz),
	 '\x0886724183b50200'),
	($$'23:59:59.5'::time$$, key_hash('23:59:59.5'::time),
	 '\xe0becf1d14000000'),
	($$'12:00+02'::timetz$$, key_hash('12:00+02'::timetz),
	 '\x00b0eb0e0a000000e0e3ffff'),
	($$'1 month 2 days 3 hours'::interval$$, key_hash('1 month 2 days 3 hours'::interval),
	 '\x00eca63e86020000'),
	($$'-1 day'::interval$$, key_hash('-1 day'::interval),
	 '\x00a028e2ebffffff'),
	($$'192.168.1.0/24'::cidr$$, key_hash('192.168.1.0/24'::cidr),
	 '\x0418c0a80100'),
	($$'192.168.1.5'::inet$$, key_hash('192.168.1.5'::inet),
	 '\x0420c0a80105'),
	($$'2001:db8::1/64'::inet$$, key_hash('2001:db8::1/64'::inet),
	 '\x064020010db8000000000000000000000001'),
	($$'08:00:2b:01:02:03'::macaddr$$, key_hash('08:00:2b:01:02:03'::macaddr),
	 '\x08002b010203'),
	($$'08:00:2b:ff:fe:01:02:03'::macaddr8$$, key_hash('08:00:2b:ff:fe:01:02:03'::macaddr8),
	 '\x08002bfffe010203'),
	($$4294967295::oid$$, key_hash(4294967295::oid),
	 '\xffffffff'),
	($$'pg_class'::regclass$$, key_hash('pg_class'::regclass),
	 '\xeb040000'),
	($$'7'::xid$$, key_hash('7'::xid),
	 '\x07000000'),
	($$'8'::cid$$, key_hash('8'::cid),
	 '\x08000000'),
	($$'4294967296'::xid8$$, key_hash('4294967296'::xid8),
	 '\x0000000001000000'),
	($$'1/2'::pg_lsn$$, key_hash('1/2'::pg_lsn),
	 '\x0200000001000000'),
	($$'(258,3)'::tid$$, key_hash('(258,3)'::tid),
	 '\x020100000300'),
	($$'a'::"char"$$, key_hash('a'::"char"),
	 '\x61'),
	($$''::"char"$$, key_hash(''::"char"),
	 '\x00'),
	($$'happy'::mood$$, key_hash('happy'::mood),
	 '\x6861707079'),
	($$'{}'::integer[]$$, key_hash('{}'::integer[]),
	 '\x00000000'),
	($$'{1,NULL,3}'::integer[]$$, key_hash('{1,NULL,3}'::integer[]),
	 '\x010000000300000001000000010800000001000000000000000001080000000300000000000000'),
	($$'[0:1]={a,b}'::text[]$$, key_hash('[0:1]={a,b}'::text[]),
	 '\x010000000200000000000000010100000061010100000062'),
	($$'{{1,2},{3,4}}'::smallint[]$$, key_hash('{{1,2},{3,4}}'::smallint[]),
	 '\x020000000200000001000000020000000100000001080000000100000000000000010800000002000000000000000108000000030000000000000001080000000400000000000000'),
	($$ROW(1, 'b'::text)$$, key_hash(ROW(1, 'b'::text)),
	 '\x01080000000100000000000000010100000062'),
	($$ROW(NULL::integer, 1.10)$$, key_hash(ROW(NULL::integer, 1.10)),
	 '\x000103000000312e31'),
	($$ROW(1::bigint, ARRAY['x','y'])$$, key_hash(ROW(1::bigint, ARRAY['x','y'])),
	 '\x010800000001000000000000000118000000010000000200000001000000010100000078010100000079'),
	($$'[1,4]'::int4range$$, key_hash('[1,4]'::int4range),
	 '\x080108000000010000000000000001080000000500000000000000'),
	($$'(,2.50]'::numrange$$, key_hash('(,2.50]'::numrange),
	 '\x120103000000322e35'),
	($$'empty'::int8range$$, key_hash('empty'::int8range),
	 '\x01'),
	($$'{[1,2],[5,7)}'::int4multirange$$, key_hash('{[1,2],[5,7)}'::int4multirange),
	 '\x02000000080108000000010000000000000001080000000300000000000000080108000000050000000000000001080000000700000000000000')
) AS v (key, hash, bytes);

--
-- The same value: one hash
--

SELECT same, count(*) AS spellings, count(DISTINCT hash) AS hashes
FROM (VALUES
	('integer', key_hash(7::smallint)),
	('integer', key_hash(7)),
	('integer', key_hash(7::bigint)),
	('integer', key_hash(7::positive)),
	('integer', key_hash(7::small_positive)),
	('negative integer', key_hash((-7)::smallint)),
	('negative integer', key_hash(-7)),
	('negative integer', key_hash((-7)::bigint)),
	('text', key_hash('ab'::text)),
	('text', key_hash('ab'::varchar)),
	('text', key_hash('ab'::varchar(5))),
	('text', key_hash('ab'::char(2))),
	('text', key_hash('ab'::char(9))),
	('text', key_hash('ab'::name)),
	('text', key_hash('ab'::word)),
	('text', key_hash('ab'::text COLLATE "C")),
	('text in a row', key_hash(ROW('ab'::text))),
	('text in a row', key_hash(ROW('ab'::varchar(5)))),
	('text in a row', key_hash(ROW('ab  '::char(5)))),
	('text in a row', key_hash(ROW('ab'::name))),
	('text in a row', key_hash(ROW('ab'::word))),
	('text in a row', key_hash(ROW('ab'))),
	('float', key_hash(0.5::real)),
	('float', key_hash(0.5::double precision)),
	('float', key_hash('5e-1'::double precision)),
	('float zero', key_hash('0'::double precision)),
	('float zero', key_hash('-0'::double precision)),
	('float zero', key_hash('-0'::real)),
	('float NaN', key_hash('NaN'::double precision)),
	('float NaN', key_hash('NaN'::real)),
	('float NaN', key_hash(-'NaN'::double precision)),
	('float infinity', key_hash('inf'::double precision)),
	('float infinity', key_hash('inf'::real)),
	('numeric', key_hash(1.0)),
	('numeric', key_hash(1.00)),
	('numeric', key_hash(1::numeric)),
	('numeric', key_hash(1::numeric(10,5))),
	('numeric', key_hash(1.5 - 0.5)),
	('numeric', key_hash('1e0'::numeric)),
	('numeric', key_hash('0001.000'::numeric)),
	('numeric 100', key_hash(100::numeric)),
	('numeric 100', key_hash(1e2)),
	('numeric 100', key_hash(100.000)),
	('numeric 100', key_hash(round(100.4))),
	('numeric 100', key_hash(round(123.4, -2))),
	('numeric 0.1', key_hash(0.1)),
	('numeric 0.1', key_hash(0.10)),
	('numeric 0.1', key_hash('.1'::numeric)),
	('numeric 0.1', key_hash(1e-1)),
	('numeric zero', key_hash(0::numeric)),
	('numeric zero', key_hash(0.000)),
	('numeric zero', key_hash('-0'::numeric)),
	('numeric zero', key_hash(- 0.00)),
	('numeric zero', key_hash(1.5 - 1.50)),
	('numeric zero', key_hash(round(-0.4))),
	('numeric NaN', key_hash('NaN'::numeric)),
	('numeric NaN', key_hash('NaN'::numeric + 1)),
	('numeric 1e200', key_hash(1e200)),
	('numeric 1e200', key_hash(1e100 * 1e100)),
	('numeric 1e200', key_hash(('1' || repeat('0', 200) || '.00')::numeric)),
	('timestamptz', key_hash('2024-02-29 12:00+00'::timestamptz)),
	('timestamptz', key_hash('2024-02-29 14:00+02'::timestamptz)),
	('interval', key_hash('1 month'::interval)),
	('interval', key_hash('30 days'::interval)),
	('interval', key_hash('720 hours'::interval)),
	('interval', key_hash('29 days 24 hours'::interval)),
	('interval', key_hash('2 months -30 days'::interval)),
	('timetz', key_hash('12:00+02'::timetz)),
	('timetz', key_hash('12:00:00.000+02:00'::timetz)),
	('inet', key_hash('192.168.1.0/24'::inet)),
	('inet', key_hash('192.168.1.0/24'::cidr)),
	('inet', key_hash('192.168.1'::cidr)),
	('inet', key_hash('192.168.1.0/24'::cidr::inet)),
	('macaddr', key_hash('08:00:2b:01:02:03'::macaddr)),
	('macaddr', key_hash('08002b-010203'::macaddr)),
	('uuid', key_hash('550e8400-e29b-41d4-a716-446655440000'::uuid)),
	('uuid', key_hash('{550E8400E29B41D4A716446655440000}'::uuid)),
	('enum', key_hash('happy'::mood)),
	('enum', key_hash('happy'::good_mood)),
	('enum', key_hash((enum_range(NULL::mood))[3])),
	('integer array', key_hash('{1,NULL,3}'::smallint[])),
	('integer array', key_hash('{1,NULL,3}'::integer[])),
	('integer array', key_hash('{1,NULL,3}'::bigint[])),
	('integer array', key_hash('{1,NULL,3}'::int_list)),
	('integer array', key_hash('{1,NULL,3}'::positive[])),
	('integer array', key_hash('[1:3]={1,NULL,3}'::integer[])),
	('integer array', key_hash(ARRAY[1] || ARRAY[NULL, 3])),
	('integer array', key_hash(('{0,1,NULL,3}'::integer[])[2:4])),
	('int2vector', key_hash('1 2'::int2vector)),
	('int2vector', key_hash('[0:1]={1,2}'::smallint[])),
	('empty array', key_hash('{}'::integer[])),
	('empty array', key_hash(array_remove(ARRAY[1], 1))),
	('numeric array', key_hash('{{1.0,2},{3,4}}'::numeric[])),
	('numeric array', key_hash('{{1,2.00},{3.0,4}}'::numeric[])),
	('text array', key_hash('{a,""}'::text[])),
	('text array', key_hash('{a,""}'::varchar[])),
	('text array', key_hash('{a,""}'::word[])),
	('text array', key_hash('{a,""}'::char(3)[])),
	('text array', key_hash('{a,""}'::name[])),
	('row', key_hash(ROW(7, 'ab'::text))),
	('row', key_hash(ROW(7::smallint, 'ab'::varchar))),
	('row', key_hash(ROW(7::bigint, 'ab'))),
	('row', key_hash(ROW(7::positive, 'ab'::word))),
	('row', key_hash((7, 'ab'))),
	('row', key_hash((7, 'ab')::pair)),
	('row', key_hash((7, 'ab')::good_pair)),
	('row', key_hash((SELECT p FROM (SELECT 7 AS x, 'ab' AS y) AS p))),
	('row with NULL', key_hash(ROW(7, NULL))),
	('row with NULL', key_hash(ROW(7::bigint, NULL::text))),
	('row with NULL', key_hash(ROW(7, NULL)::pair)),
	('nested row', key_hash(ROW(1, (2, 'x')::pair, '{a}'::text[])::holder)),
	('nested row', key_hash(ROW(1, (2, 'x')::good_pair, '{a}'::word[]))),
	('array of rows', key_hash(ARRAY[(2, 'x')::pair, NULL])),
	('array of rows', key_hash(ARRAY[(2, 'x')::good_pair, NULL])),
	('integer range', key_hash('[1,5)'::int4range)),
	('integer range', key_hash('[1,4]'::int4range)),
	('integer range', key_hash('(0,5)'::int8range)),
	('integer range', key_hash(int8range(1, 4, '[]'))),
	('numeric range', key_hash('[1.0,2.50)'::numrange)),
	('numeric range', key_hash('[1.00,2.5)'::numrange)),
	('half a range', key_hash('[1,)'::int4range)),
	('half a range', key_hash('[1,]'::int4range)),
	('half a range', key_hash(int8range(0, NULL, '(]'))),
	('empty range', key_hash('empty'::int4range)),
	('empty range', key_hash('[3,3)'::int4range)),
	('empty range', key_hash('(3,4)'::int8range)),
	('multirange', key_hash('{[1,3),[5,7)}'::int4multirange)),
	('multirange', key_hash('{[5,6],[1,2]}'::int8multirange)),
	('multirange', key_hash('{[1,2),[2,3),[5,7)}'::int4multirange)),
	('range in a row', key_hash(ROW('[1,5)'::int4range, 'x'))),
	('range in a row', key_hash(ROW('[1,4]'::int8range, 'x'::name))),
	('jsonb', key_hash('{"a": 1.0, "b": 2}'::jsonb)),
	('jsonb', key_hash('{"b": 2, "a": 1.00}'::jsonb))
) AS v (same, hash)
GROUP BY same ORDER BY same COLLATE "C";

--
-- Everything with everything: hashes are equal where SQL says that keys are.
--

CREATE FUNCTION disagreements(type text, keys text[], OUT pairs bigint, OUT equal bigint, OUT disagreeing bigint)
LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('SELECT count(*), count(*) FILTER (WHERE a = b),
			count(*) FILTER (WHERE (a = b) <> (key_hash(a) = key_hash(b)))
		FROM (SELECT k::%1$s AS a FROM unnest($1) AS k OFFSET 0) AS a, (SELECT k::%1$s AS b FROM unnest($1) AS k OFFSET 0) AS b',
		type) INTO pairs, equal, disagreeing USING keys;
END $$;

SELECT type, d.*
FROM (VALUES
	('bigint', '{0,1,-1,255,256,2147483647,-2147483648,2147483648,9223372036854775807,-9223372036854775808}'::text[]),
	('char(4)', '{"","a","a ","a  "," a","ab","a b"}'),
	('name', '{"","a","a ",A}'),
	('text', '{"","a","a "," a","A","ab","a b"}'),
	('bytea', '{"","\\x00","\\x0000","a","\\x61"}'),
	('boolean', '{t,f,yes,no,1,0}'),
	('double precision', '{0,-0,1,-1,1e-300,1e300,5e-324,inf,-inf,NaN,0.1,0.1000000000000000055}'),
	('real', '{0,-0,1,-1,1e-45,3e38,inf,-inf,NaN,0.1,0.10000000149}'),
	('numeric', '{0,-0,0.0,1,1.0,-1,-1.00,10,1e1,100,1e2,9999,10000,10000.0,100000000,1e8,0.1,.10,0.0001,0.00010,0.00001,1e-8,
		12345.6789,12345.67890,-12345.6789,1e400,1e-400,1e400,NaN,inf,-inf,Infinity}'),
	('date', '{2000-01-01,1999-12-31,0001-01-01 BC,infinity,-infinity,2000-1-1}'),
	('timestamp', '{2000-01-01,2000-01-01 00:00:00.0,1999-12-31 23:59:59.999999,infinity,-infinity}'),
	('timestamptz', '{2000-01-01 00:00+00,2000-01-01 01:00+01,1999-12-31 23:59:59.999999+00,infinity,-infinity}'),
	('time', '{00:00,24:00,12:00:00.0,12:00}'),
	('timetz', '{12:00+00,13:00+01,12:00:00+0,11:00-01,12:00+00:00:01}'),
	('interval', '{1 month,30 days,720 hours,1 mon 1 day,31 days,-1 month,0,1 day -24 hours,1 year,12 months,360 days,365 days,
		170000000 years,-170000000 years,2040000000 months}'),
	('inet', '{1.2.3.4,1.2.3.4/32,1.2.3.4/24,1.2.3.0/24,::1,::1/128,::1.2.3.4,::ffff:1.2.3.4,0.0.0.0/0,::/0}'),
	('cidr', '{1.2.3.4,1.2.3.4/32,1.2.3.0/24,1.2.3,::1,::/0,0.0.0.0/0}'),
	('numeric[]', '{"{}","{1}","{1.0}","{NULL}","{NULL,1}","{1,NULL}","{{1}}","[0:0]={1}","{1,2.0}","{1.00,2}","{{1,2}}","{{1},{2}}"}'),
	('mood[]', '{"{}","{sad}","{ok}","{sad,ok}","{ok,sad}","{NULL}"}'),
	('pair', '{"(1,a)","(1,\"a\")","(1,)","(,a)","(,)","(1,\"\")","(-1,a)"}'),
	('holder', '{"(1,\"(1,a)\",\"{a,b}\")","(1,\"(1,a)\",{a})","(1,\"(1,a)\",\"{\"\"a\"\"}\")","(1,,)","(1,\"(,)\",{})","(1,\"(,)\",)"}'),
	('int4range', '{"[1,5)","[1,4]","(0,5)","empty","[1,1)","(,)","[1,)","(,1]","(,2)","[,2)"}'),
	('numrange', '{"[1,5)","[1.0,5.00)","[1,5]","(1,5)","(1,5]","empty","[1,1)","(1,1]","[1,1]","(,)","[1,)","(,1]","(,1)"}'),
	('textrange', '{"[a,b)","[a,b]","[a,bc)","[ab,b)","[\"\",\"\"]","(,)"}'),
	('nummultirange', '{"{}","{[1,2),[2,3)}","{[1,3.0)}","{[1,2),(2,3)}","{(,)}","{[1,1]}","{[1,2],[3,4]}","{[3.0,4],[1,2]}","{empty}"}'),
	('jsonb', '{"1","1.0","\"1\"","{\"a\":1,\"b\":2}","{\"b\":2,\"a\":1.0}","[]","[1,2]","null"}'),
	('oid', '{0,1,4294967295}'),
	('regtype', '{int4,integer,int8,23,text}'),
	('xid', '{0,1,4294967295}'),
	('cid', '{0,1,4294967295}'),
	('xid8', '{0,1,4294967296,4294967297,18446744073709551615}'),
	('pg_lsn', '{0/0,0/1,1/0,1/1,00/1,FFFFFFFF/FFFFFFFF}'),
	('tid', '{"(0,0)","(0,1)","(1,0)","(65536,0)","(4294967295,65535)"}'),
	('"char"', '{"",a,ab,A," "}'),
	('pg_lsn[]', '{"{0/1}","{1/0}","{1/1}"}'),
	('oidvector', '{"","1","1 2","2 1"}')
) AS v (type, keys), disagreements(type, keys) AS d;

--
-- Different values: different hashes
--

SELECT apart, count(*) AS values, count(DISTINCT hash) AS hashes
FROM (VALUES
	('integer', key_hash(1)),
	('integer', key_hash(-1)),
	('integer', key_hash(0)),
	('integer', key_hash(4294967297)),
	('text', key_hash('a'::text)),
	('text', key_hash('A'::text)),
	('text', key_hash('a '::text)),
	('text', key_hash(' a'::text)),
	('text', key_hash(''::text)),
	('bytea', key_hash('\x'::bytea)),
	('bytea', key_hash('\x00'::bytea)),
	('bytea', key_hash('\x0000'::bytea)),
	('float', key_hash(0.1::double precision)),
	('float', key_hash(0.1::real)),
	('float', key_hash('inf'::real)),
	('float', key_hash('-inf'::real)),
	('float', key_hash('NaN'::real)),
	('numeric', key_hash(1.0)),
	('numeric', key_hash(-1.0)),
	('numeric', key_hash(10::numeric)),
	('numeric', key_hash(100::numeric)),
	('numeric', key_hash(0.1)),
	('numeric', key_hash(0.01)),
	('numeric', key_hash('NaN'::numeric)),
	('numeric', key_hash('Infinity'::numeric)),
	('numeric', key_hash('-Infinity'::numeric)),
	('interval', key_hash('1 month'::interval)),
	('interval', key_hash('31 days'::interval)),
	('interval', key_hash('-1 month'::interval)),
	('timetz', key_hash('12:00+02'::timetz)),
	('timetz', key_hash('11:00+01'::timetz)),
	('inet', key_hash('192.168.1.0'::inet)),
	('inet', key_hash('192.168.1.0/24'::inet)),
	('inet', key_hash('192.168.1.1/24'::inet)),
	('inet', key_hash('::192.168.1.0'::inet)),
	('array', key_hash('{}'::integer[])),
	('array', key_hash('{1,2}'::integer[])),
	('array', key_hash('{2,1}'::integer[])),
	('array', key_hash('{{1,2}}'::integer[])),
	('array', key_hash('{{1},{2}}'::integer[])),
	('array', key_hash('[0:1]={1,2}'::integer[])),
	('array', key_hash('{1,NULL}'::integer[])),
	('array', key_hash('{NULL,1}'::integer[])),
	('array', key_hash('{NULL}'::integer[])),
	('array', key_hash('{NULL,NULL}'::integer[])),
	('array', key_hash('{0}'::integer[])),
	('row', key_hash(ROW('a', 'bc'))),
	('row', key_hash(ROW('ab', 'c'))),
	('row', key_hash(ROW('abc', ''))),
	('row', key_hash(ROW('abc', NULL))),
	('row', key_hash(ROW(NULL, 'abc'))),
	('row', key_hash(ROW('', 'abc'))),
	('row', key_hash(ROW(NULL, NULL))),
	('row', key_hash(ROW(NULL))),
	('row', key_hash(ROW())),
	('nested', key_hash(ROW(ARRAY[1,2], ARRAY[3]))),
	('nested', key_hash(ROW(ARRAY[1], ARRAY[2,3]))),
	('nested', key_hash(ROW(ARRAY[1,2,3], NULL::integer[]))),
	('nested', key_hash(ROW(ARRAY[1,2,3], '{}'::integer[]))),
	('nested', key_hash(ARRAY[(1, NULL)::pair])),
	('nested', key_hash(ARRAY[NULL::pair])),
	('nested', key_hash(ARRAY[(NULL, NULL)::pair])),
	('range', key_hash('[1,2)'::numrange)),
	('range', key_hash('[1,2]'::numrange)),
	('range', key_hash('(1,2)'::numrange)),
	('range', key_hash('(1,2]'::numrange)),
	('range', key_hash('[1,)'::numrange)),
	('range', key_hash('(,1]'::numrange)),
	('range', key_hash('(,)'::numrange)),
	('range', key_hash('empty'::numrange)),
	('multirange', key_hash('{}'::int4multirange)),
	('multirange', key_hash('{[1,3)}'::int4multirange)),
	('multirange', key_hash('{[1,2),[3,4)}'::int4multirange)),
	('multirange', key_hash('{(,)}'::int4multirange))
) AS v (apart, hash)
GROUP BY apart ORDER BY apart COLLATE "C";

--
-- Storage: with a short header, long, compressed, out of line, both
--

CREATE TABLE stored (
	id integer, t text, v varchar, c char(20000), b bytea, n numeric, a text[], p pair, r textrange, j jsonb
);
-- the same, never compressed
CREATE TABLE stored_external (LIKE stored);
ALTER TABLE stored_external
	ALTER t SET STORAGE EXTERNAL, ALTER v SET STORAGE EXTERNAL, ALTER c SET STORAGE EXTERNAL,
	ALTER b SET STORAGE EXTERNAL, ALTER n SET STORAGE EXTERNAL, ALTER a SET STORAGE EXTERNAL,
	ALTER p SET STORAGE EXTERNAL, ALTER r SET STORAGE EXTERNAL, ALTER j SET STORAGE EXTERNAL;
-- the same, moved out of line only if nothing else helps
CREATE TABLE stored_main (LIKE stored);
ALTER TABLE stored_main
	ALTER t SET STORAGE MAIN, ALTER v SET STORAGE MAIN, ALTER c SET STORAGE MAIN, ALTER b SET STORAGE MAIN,
	ALTER n SET STORAGE MAIN, ALTER a SET STORAGE MAIN, ALTER p SET STORAGE MAIN, ALTER r SET STORAGE MAIN,
	ALTER j SET STORAGE MAIN;

CREATE VIEW fresh AS
SELECT id, s AS t, s::varchar AS v, s::char(20000) AS c, convert_to(s, 'UTF8') AS b,
	(id || repeat('0', length(s)) || '.50')::numeric AS n, ARRAY[s, 'x', s] AS a, (id, s)::pair AS p,
	textrange(s, s, '[]') AS r, to_jsonb(s) AS j
FROM (SELECT id, left(repeat('0123456789', 2000), len) AS s
	  FROM (VALUES (1, 3), (2, 60), (3, 200), (4, 15000)) AS v (id, len)
	  UNION ALL
	  -- half of it can be compressed, the other half is still too long for a page
	  SELECT 5, string_agg(md5(i::text) || repeat(' ', 32), '' ORDER BY i) || '.' FROM generate_series(1, 300) AS i) AS s;
INSERT INTO stored SELECT * FROM fresh;
INSERT INTO stored_external SELECT * FROM fresh;
INSERT INTO stored_main SELECT * FROM fresh;

-- Without compression the size tells the header, which is not counted for a
-- value out of line.
SELECT id, pg_column_size(s.t) < length(s.t) AS compressed, pg_column_size(m.t) - pg_column_size(s.t) AS main_is_inline,
	CASE WHEN pg_column_size(s.t) >= length(s.t) THEN pg_column_size(s.t) - length(s.t) END AS header,
	pg_column_size(e.t) - length(e.t) AS external_header
FROM stored AS s JOIN stored_external AS e USING (id) JOIN stored_main AS m USING (id) ORDER BY id;

CREATE VIEW all_stored AS
SELECT 'stored' AS how, * FROM stored
UNION ALL
SELECT 'external', * FROM stored_external
UNION ALL
SELECT 'main', * FROM stored_main
UNION ALL
SELECT 'fresh', * FROM fresh;

SELECT id, count(*), count(DISTINCT key_hash(t)) AS text, count(DISTINCT key_hash(v)) AS varchar,
	count(DISTINCT key_hash(ROW(c))) AS char, count(DISTINCT key_hash(b)) AS bytea,
	count(DISTINCT key_hash(n)) AS numeric, count(DISTINCT key_hash(a)) AS array,
	count(DISTINCT key_hash(p)) AS pair, count(DISTINCT key_hash(r)) AS range,
	count(DISTINCT key_hash(j)) AS jsonb
FROM all_stored GROUP BY id ORDER BY id;

SELECT bool_and(key_hash(t) = key_hash(b)) AS text,
	bool_and(key_hash(v) = key_hash(b)) AS varchar,
	bool_and(key_hash(ROW(c)) = key_hash(ROW(t))) AS char,
	bool_and(key_hash(p) = key_hash(ROW(id, t))) AS pair
FROM all_stored;

-- A filter made from one storage answers for all others.
SELECT how, bool_and((SELECT ribbon_agg(t) FROM stored) @> t) AS text,
	bool_and((SELECT ribbon_agg(c) FROM stored_external) @> c) AS char,
	bool_and((SELECT ribbon_agg(v) FROM fresh) @> t) AS varchar,
	bool_and((SELECT ribbon_agg(b) FROM stored) @> b) AS bytea,
	bool_and((SELECT ribbon_agg(n) FROM stored_external) @> n) AS numeric,
	bool_and((SELECT ribbon_agg(a) FROM fresh) @> a) AS array,
	bool_and((SELECT ribbon_agg(p) FROM stored_external) @> ROW(id, t)) AS pair,
	bool_and((SELECT ribbon_agg(r) FROM stored) @> r) AS range,
	bool_and((SELECT ribbon_agg(j) FROM fresh) @> j) AS jsonb
FROM all_stored GROUP BY how ORDER BY how;

-- PL/pgSQL keeps arrays and rows in expanded form.
DO $$
DECLARE
	a integer[] := '{1}';
	p pair;
BEGIN
	a := a || 2;
	a[3] := NULL;
	p.a := 7;
	p.b := 'ab';
	ASSERT key_hash(a) = key_hash('{1,2,NULL}'::integer[]);
	ASSERT key_hash(p) = key_hash(ROW(7, 'ab'));
END $$;

--
-- Filters take no key of another type.  Each column is tried with the filter
-- of each column: those of one family answer yes, integers and numerics those of
-- each other, all others are an error.
--

CREATE TABLE sample AS SELECT
	1::smallint AS f_int2, 1::integer AS f_int4, 1::bigint AS f_int8,
	'1'::text AS f_text, '1'::varchar AS f_varchar, '1'::char(3) AS f_char, '1'::name AS f_name,
	'1'::bytea AS f_bytea, '00000000-0000-0000-0000-000000000001'::uuid AS f_uuid,
	true AS f_bool, 1::real AS f_float4, 1::double precision AS f_float8, 1::numeric AS f_numeric,
	'2000-01-02'::date AS f_date, '2000-01-02'::timestamp AS f_timestamp,
	'2000-01-02'::timestamptz AS f_timestamptz, '00:01'::time AS f_time, '00:01+00'::timetz AS f_timetz,
	'1 day'::interval AS f_interval, '1.0.0.0/8'::inet AS f_inet, '1.0.0.0/8'::cidr AS f_cidr,
	'00:00:00:00:00:01'::macaddr AS f_macaddr, '00:00:00:00:00:00:00:01'::macaddr8 AS f_macaddr8,
	'sad'::mood AS f_mood, 'sad'::"Odd name" AS f_odd, 1::oid AS f_oid, '1'::jsonb AS f_jsonb,
	'1'::xid AS f_xid, '1'::regclass AS f_regclass, '1'::cid AS f_cid, '1'::xid8 AS f_xid8, '0/1'::pg_lsn AS f_pg_lsn,
	'(0,1)'::tid AS f_tid, '1'::"char" AS f_byte,
	'{1}'::int2[] AS f_int2_array, '{1}'::int8[] AS f_int8_array, '{1}'::text[] AS f_text_array,
	'{sad}'::mood[] AS f_mood_array, '{1}'::oid[] AS f_oid_array,
	ROW(1, 'a')::pair AS f_pair, ROW(1, (1, 'a'), '{a}')::holder AS f_holder,
	'[1,1]'::int4range AS f_int4range, '[1,1]'::int8range AS f_int8range, '[1,1]'::numrange AS f_numrange,
	'{[1,1]}'::int4multirange AS f_int4multirange;

CREATE FUNCTION meet(filter_of text, key text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
	answer boolean;
BEGIN
	EXECUTE format('SELECT f @> %I FROM sample, (SELECT ribbon_agg(%I) AS f FROM sample OFFSET 0) AS f',
		key, filter_of) INTO answer;
	RETURN answer;
EXCEPTION WHEN datatype_mismatch THEN
	RETURN 'error';
END $$;

SELECT substr(filter_of, 3) AS filter_of, string_agg(substr(key, 3), ' ' ORDER BY k) AS contains
FROM (SELECT attnum AS f, attname::text AS filter_of FROM pg_attribute
	  WHERE attrelid = 'sample'::regclass AND attnum > 0) AS f,
	(SELECT attnum AS k, attname::text AS key FROM pg_attribute
	 WHERE attrelid = 'sample'::regclass AND attnum > 0) AS k,
	meet(filter_of, key) AS answer
WHERE answer <> 'error'
GROUP BY f, filter_of ORDER BY f;

-- Integers and numerics are found as SQL finds them equal, around the ends of
-- all integers, at any scale.
CREATE TABLE wholes AS SELECT row_number() OVER (ORDER BY i) % 2 = 0 AS held, i::bigint AS i
FROM (SELECT DISTINCT sign * base + d FROM unnest('{0,128,32768,65536,2147483648,4294967296,9223372036854775807}'::numeric[] || ARRAY(SELECT 10::numeric ^ e FROM generate_series(1, 18) AS e)) AS base,
		unnest('{-1,1}'::integer[]) AS sign, generate_series(-2, 2) AS d) AS v (i)
WHERE i BETWEEN -9223372036854775808 AND 9223372036854775807;
CREATE TABLE decimals AS SELECT n, coalesce(bool_or(held), false) AS held
FROM (SELECT i + d FROM wholes, unnest('{0,0.0,0.00,0.5,1e-20,-0.001}'::numeric[]) AS d
	UNION ALL SELECT n FROM unnest('{9223372036854775808,-9223372036854775809,-9223372036854775808.5,18446744073709551615,18446744073709551616,18446744073709551626,1e19,-1e19,1e30,1e400,1e-400,NaN,Infinity,-Infinity,-0.0,5e0}'::numeric[]) AS n) AS v (n)
LEFT JOIN wholes ON i = n GROUP BY n;
INSERT INTO decimals SELECT round(n, 40), held FROM decimals WHERE round(n, 40) = n AND abs(n) < 'Infinity';
-- others, so that filters are out of line when they are stored
CALL for_each_kind('CREATE TABLE crossed_STEM AS SELECT of_wholes, of_decimals FROM (SELECT STEM_agg(i RATE) AS of_wholes FROM (SELECT i FROM wholes WHERE held UNION ALL SELECT generate_series(3000001, 3003000)) AS v) AS w,
	(SELECT STEM_agg(n RATE) AS of_decimals FROM (SELECT n FROM decimals WHERE held UNION ALL SELECT generate_series(3000001, 3003000)) AS v) AS d');
SELECT count(*), count(*) FILTER (WHERE held) AS held, count(*) FILTER (WHERE n IN (SELECT i FROM wholes)) AS integers, (SELECT count(*) FROM wholes) AS wholes, (SELECT count(*) FROM wholes WHERE held) AS held FROM decimals;
SELECT * FROM each_kind($$SELECT t.*, u.* FROM crossed_STEM,
	LATERAL (SELECT (SELECT pg_relation_size(reltoastrelid) > 0 FROM pg_class WHERE oid = 'crossed_STEM'::regclass), count(*) FILTER (WHERE of_wholes @> n), count(*) FILTER (WHERE of_wholes @> n <> held), count(*) FILTER (WHERE n <@ of_wholes <> held), count(*) FILTER (WHERE of_wholes && ARRAY[NULL, 0.25, n] <> held),
		array_agg(n) FILTER (WHERE held) <@ STEM_candidates(of_wholes, array_agg(n)) AND cardinality(STEM_candidates(of_wholes, array_agg(n))) = count(*) FILTER (WHERE held) FROM decimals) AS t,
	LATERAL (SELECT count(*) FILTER (WHERE of_decimals @> i), count(*) FILTER (WHERE of_decimals @> i <> held), count(*) FILTER (WHERE i <@ of_decimals <> held), count(*) FILTER (WHERE of_decimals && ARRAY[NULL, i] <> held),
		STEM_candidates(of_decimals, array_agg(i ORDER BY i)) = array_agg(i ORDER BY i) FILTER (WHERE held) FROM wholes) AS u$$)
	AS t (kind text, stored boolean, found bigint, wrong bigint, wrong_commuted bigint, wrong_any bigint, candidates boolean, i_found bigint, i_wrong bigint, i_wrong_commuted bigint, i_wrong_any bigint, i_candidates boolean);
-- ... in memory
SELECT * FROM each_kind($$SELECT count(*), count(*) FILTER (WHERE w @> n <> held), count(*) FILTER (WHERE w && ARRAY[n] <> held), count(*) FILTER (WHERE d @> i <> held), count(*) FILTER (WHERE d @> i::numeric <> held),
	count(*) FILTER (WHERE CASE WHEN i BETWEEN -32768 AND 32767 THEN d @> i::smallint <> held END), count(*) FILTER (WHERE CASE WHEN i BETWEEN -2147483648 AND 2147483647 THEN d @> i::integer <> held END)
FROM (SELECT STEM_build(array_agg(i) FILTER (WHERE held) RATE) AS w, STEM_build(array_agg(i + 0.00) FILTER (WHERE held) RATE) AS d FROM wholes OFFSET 0) AS f, (SELECT i, i::numeric AS n, held FROM wholes) AS v$$)
	AS t (kind text, probes bigint, wrong bigint, wrong_any bigint, i_wrong bigint, n_wrong bigint, int2_wrong bigint, int4_wrong bigint);
-- ... by domains, under construction, and of filters of both in turns
CREATE DOMAIN small AS smallint;
CREATE DOMAIN amount AS numeric(10, 2);
SELECT keyset_build(ARRAY[5.0, 6.5]) @> 5::small AS small, keyset_build(ARRAY[5]) @> 5::amount AS amount, keyset_build(ARRAY[5.00::amount]) @> 5 AS of_amount, keyset_build(ARRAY[5.0]) && ARRAY[5::small] AS any,
	keyset_candidates(keyset_build(ARRAY[5, 6]), ARRAY[5.50, 6.00, 7.00]) AS candidates, keyset_build(ARRAY[5]) @> '5' AS literal, keyset_build(ARRAY[5.0]) @> '5' AS literal_of_numeric, keyset_build(ARRAY[5.0]) @> NULL::integer IS NULL AS no_key;
DO $$
DECLARE
	f keyset := keyset_build(ARRAY[1.50, 2]);
	b bloomfilter := bloom_empty(1e-6, 10);
BEGIN
	f := keyset_add(f, 3.0);
	b := bloom_add(b, 4);
	ASSERT f @> 2 AND f @> 3 AND f && ARRAY[1, 3] AND NOT f @> 1 AND NOT f && ARRAY[1, 4] AND b @> 4.0 AND NOT b @> 4.5 AND NOT b && ARRAY[4.5, 'NaN'] AND b && ARRAY[4.5, 4.00];
END $$;
SELECT no, f @> 2 AS i, f @> 2.0 AS n, f @> 2.5 AS fraction FROM (VALUES (1, keyset_build(ARRAY[1, 2])), (2, keyset_build(ARRAY[2.5, 2.0])), (3, keyset_build(ARRAY[2::smallint])), (4, keyset_build('{}'::text[])), (5, keyset_build(ARRAY['-2'::numeric]))) AS v (no, f) ORDER BY no;
SELECT counting_count(f, 5.00) AS five, counting_count(f, 5.5) AS fraction, counting_count(g, 5) AS of_numeric, counting_count(g, 6) AS other FROM (SELECT counting_build(ARRAY[5, 5, 6], 1e-6) AS f, counting_build(ARRAY[5, 5.0, 6.5], 1e-6) AS g) AS f;
-- ... but what is stored stays of one type, and what is inside a key is compared with it
SELECT raised('SELECT keyset_add(keyset_build(ARRAY[1.0]), 1)');
SELECT raised('SELECT counting_remove(counting_build(ARRAY[1]), 1.0)');
SELECT raised('SELECT keyset_build(ARRAY[1]) | keyset_build(ARRAY[1.0])');
SELECT raised('SELECT keyset_build(ARRAY[ROW(1)]) @> ROW(1.0)');
SELECT raised('SELECT keyset_build(ARRAY[1.0]) @> 1::oid');

-- One call site can be given filters and keys of different structure, as long
-- as they agree.
CREATE TABLE rows_of AS SELECT 1 AS no, keyset_build(ARRAY[ROW(1, 'a'::text)]) AS f UNION ALL SELECT 2, keyset_build(ARRAY[ROW(1, 2)]) UNION ALL SELECT 3, keyset_build(ARRAY[ROW(1, 'b'::text)]);
SELECT no, f @> CASE no WHEN 2 THEN ROW(1, 2) ELSE ROW(1, 'a'::text) END AS found, f && CASE no WHEN 2 THEN ARRAY[ROW(1, 2)] ELSE ARRAY[ROW(1, 'a'::text)] END AS array,
	key_hash(CASE no WHEN 2 THEN ROW(1, 2) ELSE ROW(1, 'a'::text) END) = CASE no WHEN 2 THEN key_hash(ROW(1, 2)) ELSE key_hash(ROW(1, 'a'::text)) END AS hash
FROM rows_of ORDER BY no;
-- ... also if their descriptions are as long, or a little longer
SELECT count(*) AS of_9, count(*) FILTER (WHERE f @> r) AS found FROM (SELECT no, keyset_build(ARRAY[CASE no % 3 WHEN 0 THEN ROW(1, 'a'::text) WHEN 1 THEN ROW(date '2020-01-01', 'a'::text) ELSE ROW(true, 'a'::text) END]) AS f,
	CASE no % 3 WHEN 0 THEN ROW(1, 'a'::text) WHEN 1 THEN ROW(date '2020-01-01', 'a'::text) ELSE ROW(true, 'a'::text) END AS r FROM generate_series(1, 9) AS no OFFSET 0) AS rows;
SELECT raised('SELECT no, f @> CASE no WHEN 1 THEN ROW(1, ''a''::text) ELSE ROW(1, 2) END FROM rows_of ORDER BY no');
SELECT raised('SELECT keyset_agg(CASE no WHEN 2 THEN ROW(1, 2) ELSE ROW(1, ''a''::text) END ORDER BY no) FROM rows_of');

-- A vector looks like an array, but its equality is its own.
SELECT key_type, f @> trim_array('1 2 3'::oidvector, 1) AS found, f @> '1 2'::oidvector AS same, f @> '2 1'::oidvector AS other, keyset_agg(ROW('1 2'::oidvector)) @> ROW(trim_array('1 2 3'::oidvector, 1)) AS inside
FROM (SELECT keyset_agg('1 2'::oidvector) AS f) AS f, keyset_info(f) GROUP BY key_type, f;
SELECT raised('SELECT keyset_candidates(keyset_build(ARRAY[7]), ''1 2''::int2vector)');
SELECT raised('SELECT keyset_candidates(keyset_build(ARRAY[7::oid]), ''1 2''::oidvector)', true);
SELECT keyset_candidates(keyset_build(ARRAY[2]), '1 2'::int2vector::smallint[]) AS cast, keyset_build(ARRAY[2::oid]) && '1 2'::oidvector AS any;

-- Names of types in filters do not depend on a setting, nor on the keywords of a server.
CREATE TYPE "table" AS ENUM ('x');
CREATE TYPE "quo""ted" AS ENUM ('x');
CREATE TYPE "1st" AS ENUM ('x');
CREATE SCHEMA "user";
CREATE TYPE "user".value AS ENUM ('x');
CREATE TABLE named AS SELECT keyset_build(ARRAY['sad']::mood[]) AS a, keyset_build(ARRAY['x']::"table"[]) AS b, keyset_build(ARRAY['x']::"quo""ted"[]) AS c,
	keyset_build(ARRAY['x']::"1st"[]) AS d, keyset_build(ARRAY['x']::"user".value[]) AS e, keyset_build(ARRAY[ROW('1'::jsonb, 'sad'::mood)]) AS f, keyset_build(ARRAY['1']::jsonb[]) AS g;
SET quote_all_identifiers = on;
SELECT key_type FROM named, LATERAL (VALUES (1, a), (2, b), (3, c), (4, d), (5, e), (6, f), (7, g)) AS v (no, x), keyset_info(x) ORDER BY no;
SELECT a @> 'sad'::mood AND b @> 'x'::"table" AND c @> 'x'::"quo""ted" AND d @> 'x'::"1st" AND e @> 'x'::"user".value AND f @> ROW('1'::jsonb, 'sad'::mood) AND g @> '1'::jsonb AS found,
	a @> 'sad' AND b @> 'x' AND c @> 'x' AND d @> 'x' AND e @> 'x' AND g @> ' 1' AS literals FROM named;
SELECT a = keyset_build(ARRAY['sad']::mood[]) AS same_bytes FROM named;
RESET quote_all_identifiers;
SELECT a @> 'sad'::mood AND b @> 'x'::"table" AND c @> 'x'::"quo""ted" AND d @> 'x'::"1st" AND e @> 'x'::"user".value AND f @> ROW('1'::jsonb, 'sad'::mood) AND g @> '1'::jsonb AS found,
	a @> 'sad' AND b @> 'x' AND c @> 'x' AND d @> 'x' AND e @> 'x' AND g @> ' 1' AS literals FROM named;
DROP TYPE "user".value;
SELECT raised('SELECT e @> ''x'' FROM named');
DROP SCHEMA "user";

-- In the bytes of filters, the family of their keys and the names of types are
-- as FORMAT.md says, whatever these look like.
SELECT * FROM each_kind('SELECT get_byte(STEM_build(ARRAY[1])::bytea, 6), get_byte(STEM_build(''{}''::integer[])::bytea, 6)') AS t (kind text, of_integers integer, of_nothing integer);
CREATE SCHEMA "Some schema";
CREATE TYPE "Some schema"."a"",(b" AS ENUM ('red');
CREATE TYPE "Some schema".pair AS (a int4range, b numeric);
SELECT get_byte(f, 6) AS family, convert_from(substr(f, 41, get_byte(f, 12)), 'UTF8') AS descriptor
FROM (VALUES (1, ribbon_build(ARRAY['red'::"Some schema"."a"",(b"])::bytea),
	(2, ribbon_build(ARRAY[ROW('red'::"Some schema"."a"",(b", NULL::"Some schema".pair, '{x}'::"char"[], ARRAY[NULL::"Some schema".pair], 1.5::float8)])::bytea)) AS v (no, f) ORDER BY no;
SELECT key_hash('red'::"Some schema"."a"",(b") = key_hash('red'::text) AS by_label;
DROP SCHEMA "Some schema" CASCADE;

-- A filter without keys takes keys of any type.
SELECT ribbon_build('{}'::uuid[]) @> 1 AS int, ribbon_build('{}'::uuid[]) @> 'x' AS constant,
	ribbon_build('{}'::uuid[]) @> ROW(1, 2) AS row;

-- What the errors say
SELECT raised('SELECT ribbon_build(ARRAY[1, 2]) @> 1.0::real');
SELECT raised('SELECT ribbon_build(ARRAY[1.0]) @> 1::double precision');
SELECT raised('SELECT ribbon_build(ARRAY[1, 2]) @> f_text FROM sample');
SELECT raised('SELECT ribbon_build(ARRAY[''a'']) @> f_uuid FROM sample');
SELECT raised('SELECT ribbon_build(ARRAY[f_mood]) @> f_odd FROM sample');
SELECT raised('SELECT ribbon_build(ARRAY[f_odd]) @> f_mood FROM sample');
SELECT raised('SELECT ribbon_build(ARRAY[f_oid]) @> f_int8 FROM sample');
SELECT raised('SELECT ribbon_agg(f_int4range) @> 1 FROM sample');
SELECT raised('SELECT ribbon_agg(f_int8_array) @> ''{1.0}''::numeric[] FROM sample');
-- no cast is hinted at that changes what the key says
SELECT raised(format('SELECT ribbon_build(ARRAY[%s]) @> %s', f, key)) FROM (VALUES ($$'k5'$$, $$'k5'::bytea$$), ($$'k5'::bytea$$, $$'k5'::text$$),
	($$'k5'$$, 'ARRAY[5]'), ($$'k5'$$, $$ROW('k5')$$), ('5', $$'k5'::bytea$$), ($$'k5'::bytea$$, '5')) AS v (f, key);
SELECT raised('SELECT ribbon_agg(ARRAY[5]) @> 5');
SELECT raised('SELECT ribbon_agg(f_pair) @> ROW(1, 2) FROM sample');
SELECT raised('SELECT ribbon_agg(f_pair) @> ROW(1, ''a'', 2) FROM sample');
SELECT raised('SELECT (SELECT ribbon_agg(f_pair) FROM sample) @> f_holder FROM sample');

--
-- Rows
--

-- The multi-column probe
CREATE TABLE visits (customer integer, day date);
INSERT INTO visits SELECT i % 7, '2024-01-01'::date + i % 5 FROM generate_series(1, 20) AS i;
INSERT INTO visits VALUES (NULL, '2024-01-01'), (1, NULL);
SELECT count(*), count(*) FILTER (WHERE f @> ROW(customer, day)) AS typed,
	count(*) FILTER (WHERE f @> ROW(customer::bigint, day)) AS wider,
	count(*) FILTER (WHERE f @> visits) AS whole
FROM visits, (SELECT ribbon_agg(ROW(customer, day)) AS f FROM visits) AS f;

-- Records are compared by their columns, key by key.
SELECT ribbon_agg(r) @> ROW(2, 'b') AS found
FROM (SELECT ROW(1::smallint, 'a'::text) AS r UNION ALL SELECT ROW(2::bigint, 'b'::varchar)) AS r;
SELECT raised($$SELECT ribbon_agg(r)
	FROM (SELECT ROW(1, 'a'::text) AS r UNION ALL SELECT ROW(2, 3)) AS r$$);
SELECT raised($$SELECT ribbon_agg(r)
	FROM (SELECT ROW(1, 'a'::text) AS r UNION ALL SELECT ROW(1, 'a'::text, 2)) AS r$$);

-- The columns of a record inside another key are not known.
SELECT raised('SELECT key_hash(ROW(1, ROW(2, 3)))');
SELECT raised('SELECT key_hash(ARRAY[ROW(2, 3)])');
-- A descriptor has a limit: 9 rows of 1000 columns.
DO $$ BEGIN EXECUTE format('CREATE TYPE wide AS (%s)', (SELECT string_agg(format('c%s integer', i), ', ') FROM generate_series(1, 1000) AS i)); END $$;
SELECT raised('SELECT keyset_build(ARRAY[ROW(' || repeat('NULL::wide, ', 8) || 'NULL::wide)])');

-- ... to the byte: with the parentheses, or the brackets, around it
DO $$ BEGIN EXECUTE format('CREATE TYPE longest AS (%s, %s, t text)', (SELECT string_agg(format('w%s wide', i), ', ') FROM generate_series(1, 8) AS i), (SELECT string_agg(format('c%s integer', i), ', ') FROM generate_series(1, 189) AS i)); END $$;
SELECT raised('SELECT keyset_agg(NULL::longest)') AS longest, raised('SELECT keyset_agg(ROW(NULL::longest))') AS row, raised('SELECT keyset_agg(ARRAY[NULL::longest])') AS elements;
-- ... and so has what it is made of: 200 rows of 1000 columns that are gone; a row in a row in a row
CREATE TABLE all_gone ();
DO $$ BEGIN
	EXECUTE (SELECT 'ALTER TABLE all_gone ' || string_agg(format('ADD c%s integer', i), ', ') FROM generate_series(1, 1000) AS i);
	EXECUTE (SELECT 'ALTER TABLE all_gone ' || string_agg(format('DROP c%s', i), ', ') FROM generate_series(1, 1000) AS i);
END $$;
SELECT raised('SELECT key_hash(ROW(' || repeat('NULL::all_gone, ', 100) || 'NULL::all_gone))') = 'nothing' AS hundred;
SELECT raised('SELECT key_hash(ROW(' || repeat('NULL::all_gone, ', 200) || 'NULL::all_gone))');
-- ... not defaults, of columns that were added, too, nor constraints: these are the type cache's
CREATE TABLE grown (c0 text DEFAULT 'x');
DO $$ BEGIN EXECUTE (SELECT format('ALTER TABLE grown %s, ADD CHECK (c0 <> %L)', string_agg(format('ADD c%s text DEFAULT repeat(''x'', 600000)', i), ', '), repeat('x', 2500000)) FROM generate_series(1, 20) AS i); END $$;
INSERT INTO grown (c0) VALUES ('y');
SELECT key_hash(ROW(g, g)) IS NOT NULL AS hashed, (SELECT sum(total_bytes) FROM pg_backend_memory_contexts WHERE name = 'ribbonfilter row key') < 100000 AS small FROM grown AS g;
-- ... counted on the way: what comes later is not looked at
DO $$ BEGIN
	EXECUTE format('CREATE TYPE gone60 AS (%s)', (SELECT string_agg(format('c%s all_gone', i), ', ') FROM generate_series(1, 60) AS i));
	CREATE TYPE step0 AS (p point);
	FOR i IN 1 .. 3 LOOP
		EXECUTE format('CREATE TYPE step%s AS (a gone60, b step%s)', i, i - 1);
	END LOOP;
END $$;
SELECT raised('SELECT key_hash(ROW(NULL::step1))');
SELECT raised('SELECT key_hash(ROW(NULL::step3))');
DO $$ BEGIN
	EXECUTE format('CREATE TYPE nested0 AS (%s)', (SELECT string_agg(format('c%s wide', i), ', ') FROM generate_series(1, 7) AS i));
	FOR i IN 1 .. 100 LOOP
		EXECUTE format('CREATE TYPE nested%s AS (a nested%s, b integer)', i, i - 1);
	END LOOP;
END $$;
SELECT raised('SELECT key_hash(ROW(NULL::nested40))') = 'nothing' AS forty;
SELECT raised('SELECT key_hash(ROW(NULL::nested100))');
-- ... arrays of rows as rows
DO $$ BEGIN
	FOR i IN 1 .. 40 LOOP
		EXECUTE format('CREATE TYPE listed%s AS (a %s[], b integer)', i, CASE i WHEN 1 THEN 'nested0' ELSE 'listed' || i - 1 END);
	END LOOP;
END $$;
SELECT raised('SELECT key_hash(ROW(NULL::listed40))');

-- A function keeps what it knows of a type as long as the transaction lasts: an
-- error, since a filter made before does not have the keys of the other type.
CREATE TYPE altered AS (a integer);
CREATE FUNCTION has_altered(filter bloomfilter, key altered) RETURNS boolean LANGUAGE plpgsql AS 'BEGIN RETURN filter @> key; END';
CREATE TABLE before_altered AS SELECT bloom_agg(ROW(1)::altered) AS f;
BEGIN;
SELECT has_altered(f, ROW(1)) FROM before_altered;
ALTER TYPE altered ADD ATTRIBUTE b text;
SELECT raised('SELECT has_altered(f, ROW(1, ''x'')) FROM before_altered');
COMMIT;
SELECT raised('SELECT has_altered(f, ROW(1, ''x'')) FROM before_altered');

-- Dropped columns do not count, added ones do.
CREATE TABLE changing (a integer, gone text, b text);
INSERT INTO changing VALUES (7, 'x', 'ab');
CREATE TABLE before AS SELECT ribbon_agg(c) AS f FROM changing AS c;
ALTER TABLE changing DROP COLUMN gone;
SELECT key_hash(c) = key_hash(ROW(7, 'ab')) AS same FROM changing AS c;
SELECT raised('SELECT f @> c FROM before, changing AS c');
ALTER TABLE changing ADD COLUMN more numeric DEFAULT 1.50;
SELECT key_hash(c) = key_hash(ROW(7, 'ab', 1.5)) AS same FROM changing AS c;

-- A named type can change while a query runs.
CREATE TYPE shifting AS (a integer, b text);
CREATE FUNCTION shift(i integer, change text) RETURNS shifting LANGUAGE plpgsql AS $$
DECLARE
	result shifting;
BEGIN
	IF i = 3 THEN
		EXECUTE 'ALTER TYPE shifting ' || change;
	END IF;
	-- NULL for an attribute that has just been added
	EXECUTE format('SELECT (r).* FROM jsonb_populate_record(NULL::shifting, %L) AS r', jsonb_build_object('a', i, 'b', 'x'))
		INTO result;
	RETURN result;
END $$;
SELECT f @> ROW(1, 'x') AS before, f @> ROW(4, 'x') AS after, f @> ROW(5, 'x') AS not_found
FROM (SELECT ribbon_agg(shift(i, 'ALTER ATTRIBUTE a TYPE bigint')) AS f FROM generate_series(1, 4) AS i) AS f;
SELECT raised($$SELECT ribbon_agg(shift(i, 'ADD ATTRIBUTE c numeric')) FROM generate_series(1, 4) AS i$$);

--
-- Enums go by their labels, not by the OIDs of these.
--

CREATE TABLE moods AS SELECT ribbon_build(enum_range(NULL::mood)) AS f;
ALTER TYPE mood RENAME TO old_mood;
CREATE TYPE mood AS ENUM ('happy', 'bored', 'sad');
SELECT m AS mood, f @> m AS found FROM moods, unnest(enum_range(NULL::mood)) AS m;
SELECT raised('SELECT f @> m FROM moods, unnest(enum_range(NULL::old_mood)) AS m');
ALTER TYPE mood RENAME VALUE 'bored' TO 'ok';
SELECT m AS mood, f @> m AS found FROM moods, unnest(enum_range(NULL::mood)) AS m;

-- also within a transaction, for which PL/pgSQL keeps what was looked up
DO $$
DECLARE
	hashes bigint[] := '{}';
	value mood := 'happy';
BEGIN
	FOR i IN 1..3 LOOP
		hashes[i] := key_hash(value);
		IF i = 2 THEN
			ALTER TYPE mood RENAME VALUE 'happy' TO 'glad';
		END IF;
	END LOOP;
	ASSERT hashes[1] = key_hash('happy'::text);
	ASSERT hashes[2] = key_hash('happy'::text);
	ASSERT hashes[3] = key_hash('glad'::text);
END $$;

-- a value without a label, as a superuser can make it
CREATE TYPE gone AS ENUM ('here', 'gone');
CREATE TABLE of_gone AS SELECT 'gone'::gone AS e;
DELETE FROM pg_enum WHERE enumtypid = 'gone'::regtype AND enumlabel = 'gone';
SELECT regexp_replace(raised('SELECT ribbon_agg(e) FROM of_gone'), '[0-9]+$', 'N') AS error;
DROP TABLE of_gone;
DROP TYPE gone;

--
-- A constant without a type is read as a key of the filter's type, if it means
-- the same under all settings.
--

SELECT ribbon_agg(f_int2) @> '1' AS int, ribbon_agg(f_int8) @> '9223372036854775807' AS not_int,
	ribbon_agg(f_text) @> '1' AS text, ribbon_agg(f_char) @> '1' AS char, ribbon_agg(f_name) @> '1' AS name,
	ribbon_agg(f_bytea) @> '\x31' AS bytea, ribbon_agg(f_uuid) @> '{00000000000000000000000000000001}' AS uuid,
	ribbon_agg(f_bool) @> 'yes' AS bool, ribbon_agg(f_float4) @> '1e0' AS float, ribbon_agg(f_numeric) @> '1.000' AS numeric
FROM sample;
SELECT ribbon_agg(f_inet) @> '1.0.0.0/8' AS inet, ribbon_agg(f_macaddr) @> '0000.0000.0001' AS macaddr,
	ribbon_agg(f_macaddr8) @> '0000-0000-0000-0001' AS macaddr8, ribbon_agg(f_mood) @> 'happy' AS old_mood,
	ribbon_agg(f_odd) @> 'sad' AS odd, ribbon_agg(f_oid) @> '1' AS oid, ribbon_agg(f_jsonb) @> ' 1.0 ' AS jsonb,
	ribbon_agg(f_int4) @> NULL AS nothing
FROM sample;

SELECT raised('SELECT ribbon_agg(f_int4) @> ''one'' FROM sample');
SELECT raised('SELECT ribbon_agg(f_int4) @> ''1.5'' FROM sample');
SELECT raised('SELECT ribbon_agg(f_uuid) @> '''' FROM sample');
SELECT raised('SELECT ribbon_agg(f_mood) @> ''furious'' FROM sample');
SELECT raised('SELECT ribbon_agg(f_date) @> ''it''''s'' FROM sample');
SELECT key, raised(format('SELECT ribbon_agg(%I) @> ''1'' FROM sample', key), brief := true) AS error
FROM unnest('{f_timestamp,f_timestamptz,f_time,f_timetz,f_interval}'::text[]) AS key;
SELECT raised('SELECT ribbon_build(ARRAY[''pg_class''::regclass]) @> ''pg_class''');
SELECT raised('SELECT ribbon_agg(f_int2_array) @> ''{1}'' FROM sample');
SELECT raised('SELECT ribbon_agg(f_pair) @> ''(1,a)'' FROM sample');
SELECT raised('SELECT ribbon_agg(f_int4range) @> ''[1,2)'' FROM sample');
SELECT raised('SELECT ribbon_agg(f_date) @> ''' || repeat('x', 100) || ''' FROM sample');

--
-- Other types are hashed by their own hash function, if it has 64 bits.
--

SELECT key, raised(format('SELECT key_hash(%s)', key), brief := true) AS error
FROM unnest(ARRAY['''(1,2)''::point', '''1''::json', 'B''101''', '''1''::money', '''a''::tsvector', '''{}''::point[]',
	'ROW(1, ''1''::json)']) AS key;
SELECT raised('SELECT key_hash(''(1,2)''::point)');
CREATE TYPE bad AS (a integer, b point[]);
SELECT raised('SELECT ribbon_agg(ROW(1, ''{}'')::bad)');
SELECT raised('SELECT ribbon_build(''{}''::bad[])');

CREATE TYPE tiny;
CREATE FUNCTION tiny_in(cstring) RETURNS tiny LANGUAGE internal IMMUTABLE STRICT AS 'int4in';
CREATE FUNCTION tiny_out(tiny) RETURNS cstring LANGUAGE internal IMMUTABLE STRICT AS 'int4out';
CREATE TYPE tiny (INPUT = tiny_in, OUTPUT = tiny_out, LIKE = int4);
CREATE FUNCTION tiny_eq(tiny, tiny) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT AS 'int4eq';
CREATE FUNCTION tiny_hash(tiny) RETURNS integer LANGUAGE internal IMMUTABLE STRICT AS 'hashint4';
CREATE FUNCTION tiny_hash(tiny, bigint) RETURNS bigint LANGUAGE internal IMMUTABLE STRICT AS 'hashint4extended';
CREATE OPERATOR = (LEFTARG = tiny, RIGHTARG = tiny, FUNCTION = tiny_eq, HASHES);
SELECT raised('SELECT key_hash(''1''::tiny)');
-- a hash of 32 bits is too short
CREATE OPERATOR CLASS tiny_ops DEFAULT FOR TYPE tiny USING hash AS
	OPERATOR 1 =, FUNCTION 1 tiny_hash(tiny);
SELECT raised('SELECT key_hash(''1''::tiny)');
\c -
SET client_min_messages = warning;
SET search_path = keys, public;
ALTER OPERATOR FAMILY tiny_ops USING hash ADD FUNCTION 2 (tiny, tiny) tiny_hash(tiny, bigint);
SELECT ribbon_build('{1,2}'::tiny[]) @> '2' AS found, ribbon_build('{1,2}'::tiny[]) @> '3'::tiny AS not_found;
SELECT raised('SELECT ribbon_build(''{1}''::tiny[]) @> 1');
-- ... and if it belongs to the equality by which the type is sorted.
CREATE FUNCTION tiny_cmp(tiny, tiny) RETURNS integer LANGUAGE internal IMMUTABLE STRICT AS 'btint4cmp';
CREATE OPERATOR === (LEFTARG = tiny, RIGHTARG = tiny, FUNCTION = tiny_eq);
CREATE OPERATOR CLASS tiny_order DEFAULT FOR TYPE tiny USING btree AS
	OPERATOR 3 ===, FUNCTION 1 tiny_cmp(tiny, tiny);
\c -
SET client_min_messages = warning;
SET search_path = keys, public;
SELECT raised('SELECT key_hash(''1''::tiny)', brief := true);

--
-- Equality that is not one of bytes; collation.sql has that of collations
--

CREATE TYPE pattern_range AS RANGE (subtype = text, subtype_opclass = text_pattern_ops, collation = "C");
SELECT raised('SELECT key_hash(''[a,b]''::pattern_range)');
SELECT keyset_build(histogram_bounds) IS NOT NULL AS of_anyarray FROM pg_stats WHERE schemaname = 'pg_catalog' AND tablename = 'pg_proc' AND attname = 'prosrc' AND histogram_bounds IS NOT NULL;

--
-- A database in another encoding: the same bytes, also of type names.
--

\set home :DBNAME
CREATE DATABASE regress_ribbonfilter_latin1 ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0;
\c regress_ribbonfilter_latin1
SET client_min_messages = warning;
CREATE EXTENSION ribbonfilter;
CREATE TYPE U&"l\00e4tter" AS ENUM (U&'\00e4', 'z');
SELECT key_hash(key) = key_hash('\xc3a4'::bytea) AS text,
	key_hash(key::text::U&"l\00e4tter") = key_hash('\xc3a4'::bytea) AS enum,
	key_hash(ROW(key)) = key_hash('\x0102000000c3a4'::bytea) AS row,
	key_hash('abc'::text) = key_hash('\x616263'::bytea) AS ascii,
	key_hash(''::text) = key_hash('\x'::bytea) AS empty
FROM (SELECT U&'\00e4' AS key) AS k;
SELECT key_hash(ROW(U&'\00e4'::char(3))) = key_hash('\x0102000000c3a4'::bytea) AS char,
	key_hash(ROW(U&'\00e4'::name)) = key_hash('\x0102000000c3a4'::bytea) AS name,
	key_hash(ROW(repeat(U&'\00e4', 10000))) = key_hash('\x01204e0000'::bytea || decode(repeat('c3a4', 10000), 'hex')) AS long;
-- The name of the type is in the filter, and read from there.
SELECT f @> U&'\00e4' AS constant, f @> U&'\00e4'::U&"l\00e4tter" AS typed, f @> 'z' AS not_found
FROM (SELECT ribbon_agg(U&'\00e4'::U&"l\00e4tter") AS f OFFSET 0) AS f;
\set VERBOSITY terse
SELECT ribbon_build(ARRAY['z'::U&"l\00e4tter"]) @> 1;
\c :home
DROP DATABASE regress_ribbonfilter_latin1;

SET client_min_messages = warning;
DROP SCHEMA keys CASCADE;
