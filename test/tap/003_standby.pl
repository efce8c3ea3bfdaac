# A streaming replica: it replays tables of filters, reads them, and builds
# filters of its own, all without writing.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

my $primary = PostgreSQL::Test::Cluster->new('primary');
$primary->init(allows_streaming => 1);
$primary->append_conf('postgresql.conf', 'fsync = off');
$primary->start;
$primary->safe_psql('postgres', 'CREATE EXTENSION ribbonfilter');
$primary->backup('base');

my $standby = PostgreSQL::Test::Cluster->new('standby');
$standby->init_from_backup($primary, 'base', has_streaming => 1);
$standby->start;

# Everything below reaches the standby as WAL only.
$primary->safe_psql(
	'postgres', q{
CREATE TYPE color AS ENUM ('red', 'green');
CREATE TABLE keys AS SELECT i AS id, i % 1000 AS k, (ARRAY['red', 'green']::color[])[i % 2 + 1] AS c FROM generate_series(1, 50000) AS i;
CREATE TABLE filters (id integer PRIMARY KEY, s keyset, b bloomfilter, r ribbonfilter, x fusefilter, n countingfilter);
INSERT INTO filters SELECT g, keyset_agg(i), bloom_agg(i), ribbon_agg(i, 1e-9), fuse_agg(i), counting_agg(i) FROM generate_series(1, 100000) AS i, LATERAL (SELECT i % 4) AS g (g) GROUP BY g;
INSERT INTO filters SELECT 4, keyset_agg(c), bloom_agg(c), ribbon_agg(c), fuse_agg(c), counting_agg(c) FROM keys WHERE c = 'red';
INSERT INTO filters SELECT 5, keyset_agg(k), bloom_agg(k), ribbon_agg(k), fuse_agg(k), counting_agg(k) FROM keys WHERE k < 20;
UPDATE filters SET b = bloom_add(b, -1) WHERE id = 0;
DELETE FROM filters WHERE id = 3;
});
$primary->wait_for_catchup($standby);

my %same = (
	'bytes of stored filters' =>
	  q{SELECT id, md5(s::bytea), md5(b::bytea), md5(r::bytea), md5(x::bytea), md5(n::bytea) FROM filters ORDER BY id},
	'probes of stored filters' =>
	  q{SELECT id, count(*) FILTER (WHERE s @> i), count(*) FILTER (WHERE b @> i), count(*) FILTER (WHERE r @> i), bool_or(b @> -1) FROM filters, generate_series(1, 5000) AS i WHERE id <> 4 GROUP BY id ORDER BY id},
	'probes with enums' =>
	  q{SELECT count(*) FILTER (WHERE s @> c), count(*) FILTER (WHERE b @> c), count(*) FILTER (WHERE r @> c), count(*) FROM filters, keys WHERE filters.id = 4},
	'filters built' =>
	  q{SELECT md5(keyset_agg(id)::bytea), md5(ribbon_agg(id)::bytea), md5(bloom_agg(id)::bytea), md5(bloom_agg(c, 0.01, 100)::bytea), md5(ribbon_agg(c)::bytea) FROM keys},
	'filters built and used at once' =>
	  q{SELECT count(*) FROM keys WHERE (SELECT ribbon_agg(id, 1e-9) FROM keys WHERE k = 7) @> id},
	'merged' =>
	  q{SELECT md5(keyset_union_agg(s)::bytea), keyset_cardinality(keyset_union_agg(s)) FROM filters WHERE id < 3},
	'verified' =>
	  q{SELECT bool_and((keyset_verify(s), bloom_verify(b), ribbon_verify(r), fuse_verify(x), counting_verify(n)) IS NOT NULL) FILTER (WHERE (s, b, r, x, n) IS NOT NULL) FROM filters},
);
foreach my $what (sort keys %same)
{
	my $expected = $primary->safe_psql('postgres', $same{$what});

	isnt($expected, '', "primary: $what");
	is($standby->safe_psql('postgres', $same{$what}), $expected, "standby: $what");
}
is( $standby->safe_psql(
		'postgres',
		q{SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0.01; SET min_parallel_table_scan_size = 0; }
		  . $same{'filters built'}),
	$primary->safe_psql('postgres', $same{'filters built'}),
	'standby: filters built by parallel workers');
my ($status, $stdout, $stderr) =
  $standby->psql('postgres', 'INSERT INTO filters (id) VALUES (9)');
like($stderr, qr/read-only transaction/, 'standby does not write');

# after promotion, it goes on
$standby->promote;
is( $standby->safe_psql(
		'postgres',
		q{UPDATE filters SET b = bloom_add(b, -2) WHERE id = 0 RETURNING b @> -1 AND b @> -2}),
	't',
	'the promoted standby changes filters');

$standby->stop;
$primary->stop;
done_testing();
