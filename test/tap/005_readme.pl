# The SQL of the README works as it stands there, in one session from the first
# block to the last, and prints what the comments state.

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

MarkdownSql::run($node, 'sales', @blocks);

$node->stop;
done_testing();
