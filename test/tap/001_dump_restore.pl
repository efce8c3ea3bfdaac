# Filters survive pg_dump and pg_restore: in plain and in custom format, into
# another database, where enums have other OIDs, byte by byte.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

my $node = PostgreSQL::Test::Cluster->new('main');
$node->init;
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;

$node->safe_psql('postgres', 'CREATE DATABASE source');
$node->safe_psql(
	'source', q{
CREATE SCHEMA filters;
CREATE EXTENSION ribbonfilter SCHEMA filters;
SET search_path = public, filters;
CREATE TYPE color AS ENUM ('red', 'green', 'blue');
CREATE TYPE "an Odd name" AS ENUM ('red');
CREATE TYPE pair AS (a integer, b text);
CREATE TABLE stored (what text PRIMARY KEY, s keyset, b bloomfilter, r ribbonfilter, x fusefilter, n countingfilter);

-- stored in the row, and out of it
INSERT INTO stored SELECT 'small', keyset_agg(i), bloom_agg(i), ribbon_agg(i), fuse_agg(i), counting_agg(i) FROM generate_series(1, 10) AS i;
INSERT INTO stored SELECT 'large', keyset_agg(i), bloom_agg(i), ribbon_agg(i), fuse_agg(i), counting_agg(i) FROM generate_series(1, 200000) AS i;
INSERT INTO stored SELECT 'text', keyset_agg('key ' || i), bloom_agg('key ' || i), ribbon_agg('key ' || i), fuse_agg('key ' || i), counting_agg('key ' || i) FROM generate_series(1, 1000) AS i;
INSERT INTO stored SELECT 'empty', keyset_agg(i), bloom_agg(i), ribbon_agg(i), fuse_agg(i), counting_agg(i) FROM generate_series(1, 0) AS i;
INSERT INTO stored VALUES ('null', NULL, NULL, NULL);
INSERT INTO stored SELECT 'enum', keyset_agg(c), bloom_agg(c), ribbon_agg(c), fuse_agg(c), counting_agg(c) FROM unnest(ARRAY['red', 'blue']::color[]) AS c;
INSERT INTO stored SELECT 'odd enum', keyset_agg(c), bloom_agg(c), ribbon_agg(c), fuse_agg(c), counting_agg(c) FROM unnest(ARRAY['red']::"an Odd name"[]) AS c;
INSERT INTO stored SELECT 'record', keyset_agg(p), bloom_agg(p), ribbon_agg(p), fuse_agg(p), counting_agg(p) FROM (SELECT ROW(i, 'x')::pair FROM generate_series(1, 10) AS i) AS p (p);
INSERT INTO stored SELECT 'array', keyset_agg(a), bloom_agg(a), ribbon_agg(a), fuse_agg(a), counting_agg(a) FROM (SELECT ARRAY['red', 'green']::color[]) AS a (a);
INSERT INTO stored SELECT 'native', keyset_agg(o), bloom_agg(o), ribbon_agg(o), fuse_agg(o), counting_agg(o) FROM (SELECT i::oid FROM generate_series(1, 10) AS i) AS o (o);

-- filters where restoring evaluates them, with an empty search_path
CREATE TABLE guarded (k bigint, r ribbonfilter DEFAULT ribbon_build(ARRAY[1, 2, 3], 1e-9),
	inside boolean GENERATED ALWAYS AS (filters.ribbon_contains(r, k)) STORED, CHECK (r OPERATOR(filters.@>) k OR k < 0));
CREATE INDEX ON guarded (k) WHERE r @> k;
INSERT INTO guarded (k) VALUES (1), (3), (-5);
CREATE VIEW probes AS SELECT what, s @> 7::bigint AS has_7 FROM stored WHERE what IN ('small', 'large');
CREATE MATERIALIZED VIEW parts AS SELECT k % 3 AS part, ribbon_agg(k) AS f FROM generate_series(1, 9000) AS k GROUP BY k % 3;
});

my $digest =
  q{SELECT what, md5(s::bytea), md5(b::bytea), md5(r::bytea), md5(x::bytea), md5(n::bytea) FROM stored ORDER BY what COLLATE "C"};
my $expected = $node->safe_psql('source', "SET search_path = public, filters; $digest");
is(scalar(split /\n/, $expected), 10, 'all filters are stored');
is( $node->safe_psql(
		'source',
		q{SELECT pg_relation_size(reltoastrelid) > 2000000 FROM pg_class WHERE oid = 'stored'::regclass}
	),
	't',
	'large ones are stored out of line');

my $enum_oids =
  q{SELECT string_agg(oid::text, ' ' ORDER BY oid) FROM pg_enum};

my $probes = q{
SELECT what, bool_and(s @> k AND b @> k AND r @> k) FROM stored, generate_series(1, 10) AS k WHERE what IN ('small', 'large') GROUP BY what
UNION ALL SELECT 'all of large', bool_and(s @> k AND b @> k AND r @> k) FROM stored, generate_series(1, 200000) AS k WHERE what = 'large'
UNION ALL SELECT what, s @> ('key ' || k) AND b @> ('key ' || k) AND r @> ('key ' || k) FROM stored, unnest(ARRAY[77]) AS k WHERE what = 'text'
UNION ALL SELECT what, s @> 1 OR b @> 1 OR r @> 'a' FROM stored WHERE what = 'empty'
UNION ALL SELECT what, s @> 1 AND b @> 1 AND r @> 1 FROM stored WHERE what = 'null'
UNION ALL SELECT what, bool_and(s @> c AND b @> c AND r @> c) FROM stored, unnest(ARRAY['red', 'blue']::color[]) AS c WHERE what = 'enum' GROUP BY what
UNION ALL SELECT 'no such enum', s @> 'green'::color FROM stored WHERE what = 'enum'
UNION ALL SELECT what, s @> 'red'::"an Odd name" AND b @> 'red' AND r @> 'red' FROM stored WHERE what = 'odd enum'
UNION ALL SELECT what, s @> ROW(7, 'x')::pair AND b @> ROW(7, 'x') AND r @> (7, 'x')::pair FROM stored WHERE what = 'record'
UNION ALL SELECT what, s @> ARRAY['red', 'green']::color[] AND b @> ARRAY['red', 'green']::color[] AND r @> ARRAY['red', 'green']::color[] FROM stored WHERE what = 'array'
UNION ALL SELECT what, s @> 7::oid AND b @> 7::oid AND r @> 7::oid FROM stored WHERE what = 'native'
ORDER BY 1};
my $answers = join "\n",
  ('all of large|t', 'array|t', 'empty|f', 'enum|t', 'large|t', 'native|t',
	'no such enum|f', 'null|', 'odd enum|t', 'record|t', 'small|t', 'text|t');
is($node->safe_psql('source', "SET search_path = public, filters; $probes"),
	$answers, 'probes find what they should');

my $dump = $node->basedir . '/source';
$node->command_ok([ 'pg_dump', '--format=plain', "--file=$dump.sql", 'source' ],
	'pg_dump in plain format');
$node->command_ok([ 'pg_dump', '--format=custom', "--file=$dump.dump", 'source' ],
	'pg_dump in custom format');
$node->command_ok([ 'pg_dump', '--format=plain', '--inserts', "--file=$dump.inserts", 'source' ],
	'pg_dump with INSERTs');
unlike(
	PostgreSQL::Test::Utils::slurp_file("$dump.sql"),
	qr/CREATE FUNCTION/,
	'the extension is dumped by name');

foreach my $how ('plain', 'custom', 'inserts')
{
	my $db = "restored_$how";

	# Use up some OIDs, so that those of the enums' labels are others.
	$node->safe_psql('postgres', "CREATE DATABASE $db");
	$node->safe_psql($db,
		q{CREATE TYPE other AS ENUM ('blue', 'green', 'red'); DROP TYPE other});
	if ($how eq 'custom')
	{
		$node->command_ok([ 'pg_restore', '--exit-on-error', "--dbname=$db", "$dump.dump" ],
			"$how: restored");
	}
	else
	{
		my $file = $how eq 'plain' ? "$dump.sql" : "$dump.inserts";
		$node->command_ok(
			[ 'psql', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', "--file=$file", $db ],
			"$how: restored");
	}

	is($node->safe_psql($db, "SET search_path = public, filters; $digest"),
		$expected, "$how: same bytes");
	isnt(
		$node->safe_psql($db, $enum_oids),
		$node->safe_psql('source', $enum_oids),
		"$how: enum labels have other OIDs");
	is($node->safe_psql($db, "SET search_path = public, filters; $probes"),
		$answers, "$how: probes find what they should");
	is($node->safe_psql($db, 'SET search_path = public, filters; SELECT bool_and((keyset_verify(s), bloom_verify(b), ribbon_verify(r), fuse_verify(x), counting_verify(n)) IS NOT NULL) FILTER (WHERE (s, b, r, x, n) IS NOT NULL) FROM stored'),
		't', "$how: verified");
	is($node->safe_psql($db, 'SELECT k, inside FROM guarded ORDER BY k'), "-5|f\n1|t\n3|t", "$how: generated column");
	is( $node->safe_psql($db, 'INSERT INTO guarded (k) VALUES (2) RETURNING inside'),
		't', "$how: default, check and partial index work");
	is($node->safe_psql($db, 'SELECT has_7 FROM probes'), "t\nt", "$how: view");
	is( $node->safe_psql($db, 'SET search_path = public, filters; SELECT count(*) FROM generate_series(1, 9000) AS k JOIN parts ON part = k % 3 AND NOT f @> k'),
		'0', "$how: materialized view, built anew, denies no key");
}

$node->stop;
done_testing();
