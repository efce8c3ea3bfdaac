# Servers on machines with fewer instruction set extensions: the same bytes,
# the same answers.  RIBBONFILTER_ISA stands for the machine.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

my $node = PostgreSQL::Test::Cluster->new('main');
$node->init;
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;
$node->safe_psql(
	'postgres', q{
CREATE EXTENSION ribbonfilter;
CREATE TABLE k AS SELECT i FROM generate_series(1, 100000) AS i;
CREATE TABLE stored (isa text, f ribbonfilter, b bloomfilter, x fusefilter, c countingfilter);
});

# digests of what is built; of each stored filter how many keys are found, and
# how many absent keys are let through
my $query = q{
SELECT fpr, md5(ribbon_agg(i, fpr)::bytea), md5(bloom_agg(i, fpr)::bytea),
	md5(bloom_agg(i, fpr, 90000)::bytea), md5(keyset_agg(i)::bytea),
	md5(counting_agg(i, fpr)::bytea)
FROM k, (VALUES (0.3), (0.01), (1 / 128.0), (1e-6)) AS r (fpr) GROUP BY fpr ORDER BY fpr;
SELECT md5(ribbon_agg(i)::bytea), md5(bloom_agg(i)::bytea), md5(fuse_agg(i)::bytea), md5(counting_agg(i)::bytea) FROM k WHERE i <= 100;
SELECT 'by ' || isa,
	(SELECT count(*) FROM generate_series(1, 100000) AS i WHERE f @> i),
	(SELECT count(*) FROM generate_series(1, 100000) AS i WHERE b @> i),
	(SELECT count(*) FROM generate_series(1, 100000) AS i WHERE x @> i),
	(SELECT count(*) FROM generate_series(1, 100000) AS i WHERE c @> i),
	(SELECT count(*) FROM generate_series(100001, 200000) AS i WHERE f @> i),
	(SELECT count(*) FROM generate_series(100001, 200000) AS i WHERE b @> i),
	(SELECT count(*) FROM generate_series(100001, 200000) AS i WHERE x @> i),
	(SELECT count(*) FROM generate_series(100001, 200000) AS i WHERE c @> i)
FROM stored ORDER BY isa;
};

# not a name of any, so it allows none
my @isas = ('avx512', 'avx2', 'popcnt', 'generic', 'nonsense');
my %answer;

foreach my $isa (@isas)
{
	local $ENV{RIBBONFILTER_ISA} = $isa;
	$node->restart;
	$node->safe_psql('postgres',
		qq{INSERT INTO stored SELECT '$isa', ribbon_agg(i, 0.01), bloom_agg(i, 0.01), fuse_agg(i, 0.01), counting_agg(i, 0.01) FROM k});
}

# what any of them has built is asked by each of them
foreach my $isa (@isas)
{
	local $ENV{RIBBONFILTER_ISA} = $isa;
	$node->restart;
	$answer{$isa} = $node->safe_psql('postgres', $query);
	is(scalar(my @found = $answer{$isa} =~ /^by \w+(?:\|100000){4}\|/mg),
		scalar @isas, "$isa denies no key of any filter");
	is($answer{$isa}, $answer{'avx512'}, "$isa builds and answers what avx512 does");
}

done_testing();
