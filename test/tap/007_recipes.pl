# The recipes of docs/ work as they stand there, with the results they state.
# Each has a database of its own.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

use MarkdownSql;

my $node = PostgreSQL::Test::Cluster->new('recipes');
$node->init;
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;

my %databases = (postgres => 1);

# Runs a page, and returns its database.
sub recipe
{
	my ($name) = @_;
	my @blocks = MarkdownSql::blocks("docs/$name.md");
	(my $database = $name) =~ tr/-/_/;

	cmp_ok(scalar(@blocks), '>=', 3, "docs/$name.md has SQL");
	foreach my $block (@blocks)
	{
		my $where = $block->{database} // $database;

		$node->safe_psql('postgres', "CREATE DATABASE $where") if !$databases{$where}++;
		MarkdownSql::run($node, $database, $block);
	}
	return $database;
}

recipe($_)
  foreach ('prefilter-join', 'load-new-rows', 'partitions', 'rebuild', 'bloom-trigger', 'sharding');
recipe('foreign-servers');

$node->stop;
done_testing();
