# Servers on machines with fewer instruction set extensions: the same bytes,
# the same answers.  RIBBONFILTER_ISA stands for the machine.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

use Kinds qw(kinds least_rate of_each);

my $node = PostgreSQL::Test::Cluster->new('main');
$node->init;
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;
$node->safe_psql('postgres', 'CREATE EXTENSION ribbonfilter');
my @kinds = kinds($node);
$node->safe_psql('postgres', 'CREATE TABLE k AS SELECT i FROM generate_series(1, 100000) AS i;'
	  . of_each('CREATE TABLE stored_STEM (isa text, f TYPE);', '', @kinds));

# digests of what is built, at other rates as well; of each stored filter how many
# keys are found, and how many absent keys are let through
my $query = join ';',
  of_each('SELECT md5(STEM_agg(i)::bytea), md5(STEM_agg(i) FILTER (WHERE i <= 100)::bytea) FROM k', ';', @kinds),
  of_each(q{SELECT 'by', isa, count(f @> i OR NULL) FILTER (WHERE i <= 100000), count(f @> i OR NULL) FILTER (WHERE i > 100000)
	FROM stored_STEM, generate_series(1, 200000) AS i GROUP BY isa ORDER BY isa}, ';', @kinds),
  'SELECT md5(bloom_agg(i, 0.01, 90000)::bytea) FROM k';
foreach my $kind (@kinds)
{
	my $least = least_rate($node, $kind);

	$query .= of_each(";SELECT md5(STEM_agg(i, $_)::bytea) FROM k", '', $kind) foreach grep { $_ >= $least } 0.3, 0.01, 1 / 128, 0.001, 1e-6;
}

# not a name of any, so it allows none
my @isas = ('avx512', 'avx2', 'popcnt', 'generic', 'nonsense');
my %answer;

foreach my $isa (@isas)
{
	local $ENV{RIBBONFILTER_ISA} = $isa;
	$node->restart;
	$node->safe_psql('postgres', of_each("INSERT INTO stored_STEM SELECT '$isa', STEM_agg(i) FROM k", ';', @kinds));
}

# what any of them has built is asked by each of them
foreach my $isa (@isas)
{
	local $ENV{RIBBONFILTER_ISA} = $isa;
	$node->restart;
	$answer{$isa} = $node->safe_psql('postgres', $query);
	is(scalar(my @found = $answer{$isa} =~ /^by\|\w+\|100000\|/mg),
		@isas * @kinds, "$isa denies no key of any filter");
	is($answer{$isa}, $answer{'avx512'}, "$isa builds and answers what avx512 does");
}

done_testing();
