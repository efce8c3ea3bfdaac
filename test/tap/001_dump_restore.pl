# Filters survive pg_dump and pg_restore: in plain and in custom format, into
# another database, where enums have other OIDs, byte by byte.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

use Kinds qw(kinds of_each);

my $node = PostgreSQL::Test::Cluster->new('main');
$node->init;
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;

$node->safe_psql('postgres', 'CREATE DATABASE source');
$node->safe_psql('source', 'CREATE SCHEMA filters; CREATE EXTENSION ribbonfilter SCHEMA filters');
my @kinds = kinds($node, 'source');
$node->safe_psql(
	'source', q{
SET search_path = public, filters;
CREATE TYPE color AS ENUM ('red', 'green', 'blue');
CREATE TYPE "an Odd name" AS ENUM ('red');
CREATE TYPE pair AS (a integer, b text);
} . of_each(q{
CREATE TABLE stored_STEM (what text PRIMARY KEY, f TYPE);
-- stored in the row, and out of it
INSERT INTO stored_STEM SELECT 'small', STEM_agg(i) FROM generate_series(1, 10) AS i;
INSERT INTO stored_STEM SELECT 'large', STEM_agg(i) FROM generate_series(1, 200000) AS i;
INSERT INTO stored_STEM SELECT 'text', STEM_agg('key ' || i) FROM generate_series(1, 1000) AS i;
INSERT INTO stored_STEM SELECT 'empty', STEM_agg(i) FROM generate_series(1, 0) AS i;
INSERT INTO stored_STEM VALUES ('null', NULL);
INSERT INTO stored_STEM SELECT 'enum', STEM_agg(c) FROM unnest(ARRAY['red', 'blue']::color[]) AS c;
INSERT INTO stored_STEM SELECT 'odd enum', STEM_agg(c) FROM unnest(ARRAY['red']::"an Odd name"[]) AS c;
INSERT INTO stored_STEM SELECT 'record', STEM_agg(p) FROM (SELECT ROW(i, 'x')::pair FROM generate_series(1, 10) AS i) AS p (p);
INSERT INTO stored_STEM SELECT 'array', STEM_agg(a) FROM (SELECT ARRAY['red', 'green']::color[]) AS a (a);
INSERT INTO stored_STEM SELECT 'native', STEM_agg(o) FROM (SELECT i::oid FROM generate_series(1, 10) AS i) AS o (o);
}, '', @kinds) . q{
-- filters where restoring evaluates them, with an empty search_path
CREATE TABLE guarded (k bigint, r ribbonfilter DEFAULT ribbon_build(ARRAY[1, 2, 3], 1e-9),
	inside boolean GENERATED ALWAYS AS (filters.ribbon_contains(r, k)) STORED, CHECK (r OPERATOR(filters.@>) k OR k < 0));
CREATE INDEX ON guarded (k) WHERE r @> k;
INSERT INTO guarded (k) VALUES (1), (3), (-5);
CREATE VIEW probes AS SELECT what, f @> 7::bigint AS has_7 FROM stored_keyset WHERE what IN ('small', 'large');
CREATE MATERIALIZED VIEW parts AS SELECT k % 3 AS part, ribbon_agg(k) AS f FROM generate_series(1, 9000) AS k GROUP BY k % 3;
});

my $digest = of_each(q{SELECT 'STEM' AS kind, what COLLATE "C" AS what, md5(f::bytea) FROM stored_STEM}, ' UNION ALL ', @kinds) . ' ORDER BY 1, 2';
my $expected = $node->safe_psql('source', "SET search_path = public, filters; $digest");
is(scalar(split /\n/, $expected), 10 * @kinds, 'all filters are stored');
is( $node->safe_psql(
		'source',
		q{SELECT count(*) FILTER (WHERE pg_relation_size(reltoastrelid) > 150000) FROM pg_class WHERE relname LIKE 'stored\_%' AND relkind = 'r'}
	),
	scalar @kinds,
	'large ones are stored out of line');

my $enum_oids =
  q{SELECT string_agg(oid::text, ' ' ORDER BY oid) FROM pg_enum};

my $probes = of_each(q{
SELECT 'STEM' AS kind, what COLLATE "C" AS what, bool_and(f @> k) FROM stored_STEM, generate_series(1, 10) AS k WHERE what IN ('small', 'large') GROUP BY what
UNION ALL SELECT 'STEM', 'all of large', bool_and(f @> k) FROM stored_STEM, generate_series(1, 200000) AS k WHERE what = 'large'
UNION ALL SELECT 'STEM', what, bool_and(f @> ('key ' || k)) FROM stored_STEM, generate_series(1, 1000) AS k WHERE what = 'text' GROUP BY what
UNION ALL SELECT 'STEM', what, f @> 1 OR f @> 'a' FROM stored_STEM WHERE what = 'empty'
UNION ALL SELECT 'STEM', what, f @> 1 FROM stored_STEM WHERE what = 'null'
UNION ALL SELECT 'STEM', what, bool_and(f @> c) FROM stored_STEM, unnest(ARRAY['red', 'blue']::color[]) AS c WHERE what = 'enum' GROUP BY what
UNION ALL SELECT 'STEM', what, f @> 'red'::"an Odd name" AND f @> 'red' FROM stored_STEM WHERE what = 'odd enum'
UNION ALL SELECT 'STEM', what, f @> ROW(7, 'x')::pair AND f @> ROW(7, 'x') AND f @> (7, 'x')::pair FROM stored_STEM WHERE what = 'record'
UNION ALL SELECT 'STEM', what, f @> ARRAY['red', 'green']::color[] FROM stored_STEM WHERE what = 'array'
UNION ALL SELECT 'STEM', what, f @> 7::oid FROM stored_STEM WHERE what = 'native'
}, ' UNION ALL ', @kinds) . q{
UNION ALL SELECT 'no such enum', '', f @> 'green'::color FROM stored_keyset WHERE what = 'enum'
ORDER BY 1, 2};
my @answers = ('all of large|t', 'array|t', 'empty|f', 'enum|t', 'large|t', 'native|t', 'null|', 'odd enum|t', 'record|t', 'small|t', 'text|t');
my $answers = join "\n", sort({ $a =~ tr/|/\0/r cmp $b =~ tr/|/\0/r } 'no such enum||f', map { my $stem = $_->{stem}; map { "$stem|$_" } @answers } @kinds);
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
	is($node->safe_psql($db, 'SET search_path = public, filters; ' . of_each('SELECT count(STEM_verify(f)) FROM stored_STEM', ' UNION ALL ', @kinds)),
		join("\n", (9) x @kinds), "$how: verified");
	is($node->safe_psql($db, 'SELECT k, inside FROM guarded ORDER BY k'), "-5|f\n1|t\n3|t", "$how: generated column");
	is( $node->safe_psql($db, 'INSERT INTO guarded (k) VALUES (2) RETURNING inside'),
		't', "$how: default, check and partial index work");
	is($node->safe_psql($db, 'SELECT has_7 FROM probes'), "t\nt", "$how: view");
	is( $node->safe_psql($db, 'SET search_path = public, filters; SELECT count(*) FROM generate_series(1, 9000) AS k JOIN parts ON part = k % 3 AND NOT f @> k'),
		'0', "$how: materialized view, built anew, denies no key");
}

$node->stop;
done_testing();
