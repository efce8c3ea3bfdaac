# Databases of every version that was released, restored with that version, and
# updated: filters are what they were, and the extension is what a new one is.
# So are filters in each format of pg_dump.

use strict;
use warnings;

use Server;
use Golden;

my $node = new_server('upgrade');

Golden::make($node);

my $default = Golden::default_version($node);
my @versions = Golden::versions();

# What the extension consists of in a new database, after these statements
sub members_after
{
	my ($database, @statements) = @_;

	sql("CREATE DATABASE $database TEMPLATE template0");
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

# The other formats of pg_dump.  Enums have other OIDs in each database.
my $digest = q{SELECT md5(string_agg(f::text, '' ORDER BY f::text)) FROM (SELECT f::text FROM golden.filters AS f UNION ALL SELECT f::text FROM golden.large AS f UNION ALL SELECT f::text FROM golden.nothing AS f) AS s (f)};
my $enums = 'SELECT array_agg(oid ORDER BY oid) FROM pg_enum';
foreach my $format ('custom', 'inserts')
{
	my $file = $node->basedir . "/$format";
	my @into = ("--dbname=$format", $file);

	$node->command_ok([ 'pg_dump', $format eq 'custom' ? '--format=custom' : '--inserts', '--no-owner', "--file=$file", $newest ], "$format: dumped");
	sql("CREATE DATABASE $format ENCODING 'UTF8' TEMPLATE template0");
	$node->command_ok($format eq 'custom' ? [ 'pg_restore', '--exit-on-error', @into ] : [ 'psql', '-Xq', '--set=ON_ERROR_STOP=1', '-f', reverse @into ], "$format: restored");
	Golden::is_right($node, $format, $format);
	is(sql($digest, $format), sql($digest, $newest), "$format: the same bytes");
	isnt(sql($enums, $format), sql($enums, $newest), "$format: other OIDs of enums");
}

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

# in the temporary directory of the server that check.sh has copied
sub script { return append_to_file("$share/ribbonfilter--$_[0].sql", $_[1]); }

script('test', slurp_file("$share/ribbonfilter--$default.sql") . $added);
$fresh = members_after('fresh_test', q{CREATE EXTENSION ribbonfilter SCHEMA filters VERSION 'test'});
foreach my $case (sort keys %updates)
{
	my ($text, $expected) = @{ $updates{$case} };

	script("$default--$case", '');
	script("$case--test", $text);
	my $updated = members_after(
		"updated_$case", 'CREATE EXTENSION ribbonfilter SCHEMA filters', map { "ALTER EXTENSION ribbonfilter UPDATE TO '$_'" } $case, 'test');
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

	sql('CREATE DATABASE worse TEMPLATE damaged');
	$node->safe_psql('worse', "SET search_path = golden, filters; $sql");
	my $checked = Golden::checked($node, 'worse');
	isnt($checked, slurp_file('test/golden/check.out'), "noticed: $what");
	like($checked, $expected, '... as what it is');
	sql('DROP DATABASE worse');
}

done_testing();
