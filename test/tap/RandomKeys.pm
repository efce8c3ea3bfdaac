# RandomKeys: values of each type of keys, made by a server
package RandomKeys;

use strict;
use warnings;

use Exporter 'import';

our @EXPORT = qw(make_generators types_of_keys types_read);

# Creates the extension, a type of enums, and functions that make random values.
sub make_generators
{
	my ($node) = @_;

	$node->safe_psql(
		'postgres', q{
CREATE EXTENSION ribbonfilter;
CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy ', 'grün', '');
CREATE FUNCTION r64() RETURNS bigint LANGUAGE sql VOLATILE AS
	$$SELECT ('x' || md5(random()::text))::bit(64)::bigint$$;
-- from low to high
CREATE FUNCTION rint(low bigint, high bigint) RETURNS bigint LANGUAGE sql VOLATILE AS
	$$SELECT low + floor(random() * (high - low + 1))::bigint$$;
-- the size, rather than the number, is evenly spread
CREATE FUNCTION rsize() RETURNS bigint LANGUAGE sql VOLATILE AS
	$$SELECT r64() >> rint(0, 63)::int$$;
CREATE FUNCTION rtext() RETURNS text LANGUAGE sql VOLATILE AS
	$$SELECT left(md5(random()::text), rint(0, 32)::int) || chr(rint(32, 126)::int) || chr(rint(128, 55295)::int) ||
		left(repeat(md5(random()::text), 9), rint(0, 9)::int) || chr(rint(57344, 1114111)::int) || repeat(' ', rint(-2, 3)::int)$$;
CREATE FUNCTION rtime() RETURNS time LANGUAGE sql VOLATILE AS
	$$SELECT time '00:00' + (rint(0, 86399999999) >> (rint(0, 1) * rint(0, 36))::int) * interval '1 microsecond'$$;
CREATE FUNCTION rtimestamp() RETURNS timestamp LANGUAGE sql VOLATILE AS
	$$SELECT CASE rint(0, 2) WHEN 0 THEN date '2000-01-01' + rint(-2451545, 106751982)::int
		ELSE date '2000-01-01' + rint(-40000, 40000)::int END + rtime()$$;
CREATE FUNCTION rfloat(digits int) RETURNS float8 LANGUAGE sql VOLATILE AS
	$$SELECT CASE rint(0, 3) WHEN 0 THEN rint(-1000, 1000) / 8.0 WHEN 1 THEN (random() - 0.5) * 100000
		ELSE (random() - 0.5) * power(10::float8, rint(-digits, digits)) END$$;
CREATE FUNCTION rinet() RETURNS inet LANGUAGE sql VOLATILE AS
	$$SELECT CASE rint(0, 1) WHEN 0 THEN set_masklen(inet '0.0.0.0' + (r64() & 4294967295), rint(0, 32)::int)
		ELSE (SELECT string_agg(CASE WHEN random() < 0.5 THEN '0' ELSE to_hex(r64() & ((1 << rint(1, 16)::int) - 1)) END, ':')
			FROM generate_series(1, 8))::inet END$$;
});
	return;
}

# For each type its name, an expression for a random value, row i, and values of
# interest.
sub types_of_keys
{
	my ($major) = @_;
	my @times = ('00:00:00', '24:00:00', '23:59:59.999999', '00:00:00.000001', '04:05:06.7');
	my @dates = ('4714-11-24 BC', '0001-01-01', '0001-12-31 BC', '0044-03-15 BC', '0005-02-29 BC', '1582-10-15', '1900-02-28', '1999-12-31', '2000-01-01', '2000-02-29', '9999-12-31', '10000-01-01');
	my @timestamps = ('-infinity', 'infinity', '4714-11-24 00:00:00 BC', '294276-12-31 23:59:59.999999', '1970-01-01 00:00:00', '1999-12-31 23:59:59.999999', '0001-12-31 23:59:59 BC');
	return (
		[ 'bigint', 'rsize()', '0', '-1', '9223372036854775807', '-9223372036854775808' ],
		[ 'integer', '(rsize() >> 32)::int', '0', '2147483647', '-2147483648' ],
		[ 'smallint', '(rsize() >> 48)::int2', '0', '32767', '-32768' ],
		[ 'text', 'rtext()', '', ' ', 'a ', "\t", "\x7F", '\\', "\xED\x9F\xBF\xEE\x80\x80\xF0\x90\x80\x80\xF4\x8F\xBF\xBF" ],
		[ 'name', 'rtext()::name', '', ' a' ],
		[ 'bpchar', 'rtext()::char(50)::bpchar', '', '  ', 'a ' ],
		[ 'mood', '(enum_range(NULL::mood))[rint(1, 5)]', 'sad' ],
		[ 'bytea', q{decode(left(repeat(md5(random()::text), 5), 2 * rint(0, 75)::int), 'hex')}, '', '\\x00', '\\x5c', '\\xff', '\\x' . '00ff' x 500 ],
		[ 'uuid', 'md5(random()::text)::uuid', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff' ],
		[ 'boolean', 'random() < 0.5', 'f', 't' ],
		[ 'double precision', 'CASE WHEN i % 10 = 0 THEN 5e-324 * (r64() & 4503599627370495) ELSE rfloat(300) END',
			'0', '-0', 'NaN', 'Infinity', '-Infinity', '5e-324', '2.2250738585072014e-308', '2.225073858507201e-308', '1.7976931348623157e308', '0.1', '1e23', '9007199254740993' ],
		[ 'real', 'CASE WHEN i % 10 = 0 THEN (1.4e-45::float8 * (r64() & 8388607 | 1))::real ELSE rfloat(35)::real END',
			'0', '-0', 'NaN', 'Infinity', '-Infinity', '1e-45', '1.1754944e-38', '3.4028235e38', '0.1', '16777217' ],
		[ 'numeric', q{CASE WHEN i % 1000 = 0 THEN (repeat('9', rint(1, 3000)::int) || '.' || repeat('0', rint(0, 3000)::int) || repeat('10', rint(0, 300)::int))::numeric
			WHEN i % 3 = 0 THEN (r64() || '.' || abs(rsize()::numeric))::numeric ELSE rsize()::numeric * ('1e' || rint(-40, 40))::numeric END},
			'0', '0.000', '-0.0', 'NaN', 'Infinity', '-Infinity', '1e131071', '-1e-16383', '9' x 131072 . '.' . '9' x 16383, '100', '100.00', '.5', '0.00123' ],
		[ 'date', q{CASE WHEN i % 2 = 0 THEN date '2000-01-01' + rint(-2451545, 2145031948)::int ELSE date '2000-01-01' + rint(-800000, 40000)::int END},
			'infinity', '-infinity', '5874897-12-31', @dates ],
		[ 'timestamp', 'rtimestamp()', @timestamps ],
		[ 'timestamptz', q{rtimestamp() AT TIME ZONE 'UTC'}, map { /inf/ ? $_ : s/( BC|)$/+00$1/r } @timestamps ],
		[ 'time', 'rtime()', @times ],
		[ 'timetz', q{(rtime() || CASE rint(0, 1) WHEN 0 THEN '+' ELSE '-' END || rint(0, 15) || ':' || rint(0, 59) || ':' || rint(0, 1) * rint(0, 59))::timetz},
			map { ("$_+00", "$_-15:59:59", "$_+15:59:59", "$_+05:30") } @times ],
		[ 'interval', q{make_interval(months => (rsize() >> 32)::int, days => (rsize() >> 32)::int) + rint(-1, 1) * ((r64() >> 2) >> rint(0, 60)::int) * interval '1 microsecond'},
			'0', '1 year -1 day', '-1 month +1 day -00:00:01', '30 days', '1 month', '720:00', '-2147483648 months', '2147483647 months', '-2147483648 days', '2147483647 days', '2562047788:00:54.775807', '-00:00:00.000001',
			$major >= 17 ? ('infinity', '-infinity') : () ],
		[ 'inet', 'rinet()', '0.0.0.0/0', '255.255.255.255', '::', '::1', '::ffff:1.2.3.4', '::1.2.3.4/96', '1::/16', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' ],
		[ 'cidr', 'network(rinet())', '0.0.0.0/0', '10.1.2.3', '::/0', '2001:db8::/32' ],
		[ 'macaddr', 'substr(md5(random()::text), 1, 12)::macaddr', '00:00:00:00:00:00', 'ff:ff:ff:ff:ff:ff' ],
		[ 'macaddr8', 'substr(md5(random()::text), 1, 16)::macaddr8', '00:00:00:00:00:00:00:00', 'ff:ff:ff:ff:ff:ff:ff:ff' ],
		[ 'oid', '((rsize() >> 31) & 4294967295)::oid', '0', '4294967295' ],
		[ 'xid', '((rsize() >> 31) & 4294967295)::text::xid', '0', '4294967295' ],
		[ 'cid', '((rsize() >> 31) & 4294967295)::text::cid', '0', '4294967295' ],
		[ 'xid8', '(abs(rsize()::numeric) * 2)::text::xid8', '0', '18446744073709551615' ],
		[ 'tid', q{format('(%s,%s)', rint(0, 4294967295), rint(0, 65535))::tid}, '(0,0)', '(4294967295,65535)' ],
		[ 'pg_lsn', q{format('%s/%s', to_hex((rsize() >> 31) & 4294967295), to_hex(r64() & 4294967295))::pg_lsn}, '0/0', 'FFFFFFFF/FFFFFFFF' ],
		[ '"char"', $major >= 15 ? 'coalesce(nullif(rint(-128, 127), 10), 11)::int::"char"' : 'chr(rint(32, 126)::int)::"char"', 'a', ' ', '\\' ]);
}

# Those of which the library reads keys; of enums, their labels.
sub types_read
{
	my %others = map { $_ => 1 } qw(time timetz interval cidr macaddr macaddr8 oid xid cid xid8 tid pg_lsn "char");

	return grep { !$others{ $_->[0] } } types_of_keys(0);
}

1;
