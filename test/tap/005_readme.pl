# The SQL of the README works as it stands there, from the first block to the
# last: each goes on from the ones before.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

use MarkdownSql;

my @blocks = MarkdownSql::blocks('README.md');
cmp_ok(scalar(@blocks), '>=', 10, 'the README has examples');

my $node = PostgreSQL::Test::Cluster->new('readme');
$node->init;
$node->start;

# so named that the postgres_fdw example leads back to it
$node->safe_psql('postgres', 'CREATE DATABASE sales');

my @first = MarkdownSql::run($node, 'sales', shift @blocks);

# What the comments of the first session promise.
like($first[4], qr/^2000, \d+, /, 'number of keys');
is($first[5], 't, f', 'true, false');
is("$first[7] $first[8]", '20000 20000', 'the exact answer, twice');

MarkdownSql::run($node, 'sales', $_) foreach @blocks;

$node->stop;
done_testing();
