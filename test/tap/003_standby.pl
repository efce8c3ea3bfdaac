# A streaming replica: it replays tables of filters, reads them, and builds
# filters of its own, all without writing.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

use Kinds qw(kinds of_each);

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
my @kinds = kinds($primary);
$primary->safe_psql(
	'postgres', q{
CREATE TYPE color AS ENUM ('red', 'green');
CREATE TABLE keys AS SELECT i AS id, i % 1000 AS k, (ARRAY['red', 'green']::color[])[i % 2 + 1] AS c FROM generate_series(1, 50000) AS i;
} . of_each(q{
CREATE TABLE filters_STEM (id integer PRIMARY KEY, f TYPE);
INSERT INTO filters_STEM SELECT g, STEM_agg(i) FROM generate_series(1, 100000) AS i, LATERAL (SELECT i % 4) AS g (g) GROUP BY g;
INSERT INTO filters_STEM SELECT 4, STEM_agg(c) FROM keys WHERE c = 'red';
INSERT INTO filters_STEM SELECT 5, STEM_agg(k) FROM keys WHERE k < 20;
DELETE FROM filters_STEM WHERE id = 3;
}, '', @kinds) . q{
UPDATE filters_bloom SET f = bloom_add(f, -1) WHERE id = 0;
});
$primary->wait_for_catchup($standby);

my %same = (
	'bytes of stored filters' => of_each(q{SELECT 'STEM', id, md5(f::bytea) FROM filters_STEM}, ' UNION ALL ', @kinds) . ' ORDER BY 1, 2',
	'probes of stored filters' =>
	  of_each(q{SELECT 'STEM', id, count(*) FILTER (WHERE f @> i) FROM filters_STEM, generate_series(-1, 5000) AS i WHERE id <> 4 GROUP BY id}, ' UNION ALL ', @kinds)
	  . ' ORDER BY 1, 2',
	'the key that was added' => 'SELECT bool_or(f @> -1) FROM filters_bloom WHERE id <> 4',
	'probes with enums' =>
	  of_each(q{SELECT 'STEM', count(*) FILTER (WHERE f @> c), count(*) FROM filters_STEM AS s, keys WHERE s.id = 4}, ' UNION ALL ', @kinds) . ' ORDER BY 1',
	'filters built' => 'SELECT ' . of_each('md5(STEM_agg(id)::bytea), md5(STEM_agg(c)::bytea)', ', ', @kinds)
	  . ', md5(ribbon_agg(id, 1e-9)::bytea), md5(bloom_agg(c, 0.01, 100)::bytea) FROM keys',
	'filters built and used at once' =>
	  q{SELECT count(*) FROM keys WHERE (SELECT ribbon_agg(id, 1e-9) FROM keys WHERE k = 7) @> id},
	'merged' =>
	  q{SELECT md5(keyset_union_agg(f)::bytea), keyset_cardinality(keyset_union_agg(f)) FROM filters_keyset WHERE id < 3},
	'verified' => of_each(q{SELECT 'STEM', count(STEM_verify(f)) FROM filters_STEM}, ' UNION ALL ', @kinds) . ' ORDER BY 1',
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
  $standby->psql('postgres', 'INSERT INTO filters_keyset (id) VALUES (9)');
like($stderr, qr/read-only transaction/, 'standby does not write');

# after promotion, it goes on
$standby->promote;
is( $standby->safe_psql(
		'postgres',
		q{UPDATE filters_bloom SET f = bloom_add(f, -2) WHERE id = 0 RETURNING f @> -1 AND f @> -2}),
	't',
	'the promoted standby changes filters');

$standby->stop;
$primary->stop;
done_testing();
