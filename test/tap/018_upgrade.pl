# Databases of every version that was released, restored with that version, and
# updated: filters are what they were, and the extension is what a new one is.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

use Golden;
use Kinds qw(kinds);

my $node = PostgreSQL::Test::Cluster->new('upgrade');
$node->init;
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;

Golden::make($node);

my $default = Golden::default_version($node);
my @versions = Golden::versions();

# What the extension consists of in a new database, after these statements
sub members_after
{
	my ($database, @statements) = @_;

	$node->safe_psql('postgres', "CREATE DATABASE $database TEMPLATE template0");
	$node->safe_psql($database, join '', map { "$_;" } 'CREATE SCHEMA filters', @statements);
	return [ Golden::members($node, $database) ];
}

my $fresh = members_after('fresh', 'CREATE EXTENSION ribbonfilter SCHEMA filters');

cmp_ok(scalar(@$fresh), '>', 400, 'the extension has members');
is($versions[-1], $default, 'the newest dump is of the default version');
foreach my $version (@versions)
{
	(my $database = "from_$version") =~ tr/./_/;

	Golden::restore($node, $database, $version);
	Golden::is_right($node, $database, "$version, as it is");
	$node->safe_psql($database, 'ALTER EXTENSION ribbonfilter UPDATE');
	is(Golden::extension_version($node, $database), $default, "$version is updated");
	Golden::is_right($node, $database, "$version, updated");
	is(Golden::difference($fresh, [ Golden::members($node, $database) ]), '', "$version, updated, has the members of a new $default");
}

(my $newest = "from_$default") =~ tr/./_/;
is( $node->safe_psql($newest, q{SELECT attname FROM pg_attribute WHERE attrelid = 'golden.filters'::regclass AND attnum > 1 ORDER BY attname COLLATE "C"}),
	join("\n", map { $_->{stem} } kinds($node, $newest)),
	'the newest dump has all kinds');

#
# This test itself.  A version that is to come, an update script to it that is
# right, and others that forget something.
#
my $share = `pg_config --sharedir` =~ s{\n}{/extension}r;
my $added = q{
CREATE FUNCTION to_come(keyset) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN true;
COMMENT ON FUNCTION to_come(keyset) IS 'to come';
};
my %updates = (
	right => [ $added, qr/^$/ ],
	volatile => [ $added =~ s/IMMUTABLE//r, qr/^- function filters\.to_come.*\n\+ function filters\.to_come.*$/ ],
	silent => [ $added =~ s/COMMENT.*//r, qr/^- function filters\.to_come.*\n\+ function filters\.to_come.*$/ ],
	absent => [ '', qr/^- function filters\.to_come.*$/ ],
	more => [ "$added CREATE FUNCTION more() RETURNS boolean LANGUAGE sql RETURN true;", qr/^\+ function filters\.more.*$/ ],
	operator => [ "$added ALTER OPERATOR <@ (anyelement, keyset) SET (RESTRICT = NONE);", qr/^- operator filters\.<@\(anyelement.*\n\+ operator filters\.<@\(anyelement.*$/ ],
	cost => [ "$added ALTER FUNCTION keyset_contains(keyset, anyelement) COST 7;", qr/^- function filters\.keyset_contains.*\n\+ function filters\.keyset_contains.*$/ ],
	type => [ "$added ALTER TYPE keyset SET (STORAGE = extended);", qr/^- type filters\.keyset: .*\n\+ type filters\.keyset: .*$/ ]);
my @files;

sub script
{
	my ($name, $text) = @_;

	push @files, "$share/ribbonfilter--$name.sql";
	append_to_file($files[-1], $text);
	return;
}

END
{
	my $status = $?;

	unlink @files;
	$? = $status;
}

script('test', slurp_file("$share/ribbonfilter--$default.sql") . $added);
$fresh = members_after('fresh_test', q{CREATE EXTENSION ribbonfilter SCHEMA filters VERSION 'test'});
foreach my $case (sort keys %updates)
{
	my ($text, $expected) = @{ $updates{$case} };

	script("$default--$case", '');
	script("$case--test", $text);
	my $updated = members_after(
		"updated_$case", 'CREATE EXTENSION ribbonfilter SCHEMA filters',
		map { "ALTER EXTENSION ribbonfilter UPDATE TO '$_'" } $case, 'test');
	like(Golden::difference($fresh, $updated), $expected, "an update script that is $case");
}

# ... and databases that are not what they were
Golden::restore($node, 'damaged', $default);
foreach my $damage (
	[ q{INSERT INTO keys_integer SELECT generate_series(1001, 1100)}, qr/^integer\|keyset\|100$/m, 'false negatives' ],
	[ q{UPDATE filters SET fuse = (SELECT fuse_agg(k, 0.001) FROM keys_uuid) WHERE keys = 'uuid'}, qr/^uuid\|fuse\|false$/m, 'another rate' ],
	[ q{DELETE FROM filters WHERE keys = 'a_char'}, qr/ 25 27 /, 'a family less' ],
	[ q{REFRESH MATERIALIZED VIEW parts WITH NO DATA}, qr/not been populated/, 'a view without rows' ],
	[ q{ALTER TABLE guarded DROP CONSTRAINT guarded_check}, qr/^00000$/m, 'a constraint less' ],
	[ q{ALTER TABLE event DISABLE TRIGGER ALL}, qr/^f\|t$/m, 'no trigger' ])
{
	my ($sql, $expected, $what) = @$damage;

	$node->safe_psql('postgres', 'CREATE DATABASE worse TEMPLATE damaged');
	$node->safe_psql('worse', "SET search_path = golden, filters; $sql");
	my $checked = Golden::checked($node, 'worse');
	isnt($checked, slurp_file('test/golden/check.out'), "noticed: $what");
	like($checked, $expected, '... as what it is');
	$node->safe_psql('postgres', 'DROP DATABASE worse');
}

$node->stop;
done_testing();
