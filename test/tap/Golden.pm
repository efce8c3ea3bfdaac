# Golden: dumps of the database that test/golden/database.sql makes, one of each
# version that was released
#
# "make golden" writes that of a version to test/golden/VERSION/dump.sql before
# it is released.  Until then make() makes one, of the code as it is.
# check.sql prints check.out of a database that is as it should be.
package Golden;

use strict;
use warnings;

use Server;
use version;

my $dir = 'test/golden';

# The dumps, by version
my %dumps = map { m{([^/]+)/dump\.sql$} ? ($1 => slurp_file($_)) : () } glob("$dir/*/dump.sql");

# Sees to a dump of the default version of a node, by the pg_dump of the path.
sub make
{
	my ($node) = @_;
	my $version = default_version($node);

	return if $dumps{$version};
	$node->safe_psql('postgres', q{CREATE DATABASE made ENCODING 'UTF8' TEMPLATE template0});

	my ($ok, $out, $err) = run_file($node, 'made', "$dir/database.sql");
	die $err if !$ok;
	run_log([ 'pg_dump', '--no-owner', '--no-sync', $node->connstr('made') ], '>', \my $dump, '2>', \$err) or die $err;
	# as test/tools/golden.sh
	$dumps{$version} = $dump =~ s/^(?:\\(?:un)?restrict |SET (?:transaction_timeout|default_table_access_method) |-- Dumped (?:from|by) ).*\n//mgr;
	$node->safe_psql('postgres', 'DROP DATABASE made');
	return;
}

# Versions that there are dumps of, in order
sub versions
{
	my @versions = keys %dumps;

	return sort { version->parse($a) <=> version->parse($b) } @versions;
}

sub default_version
{
	my ($node) = @_;

	return $node->safe_psql('postgres', q{SELECT default_version FROM pg_available_extensions WHERE name = 'ribbonfilter'});
}

sub extension_version
{
	my ($node, $database) = @_;

	return $node->safe_psql($database, q{SELECT extversion FROM pg_extension WHERE extname = 'ribbonfilter'});
}

# Runs a file, and returns whether that went well, the output, and errors.
sub run_file
{
	my ($node, $database, $file) = @_;
	my ($out, $err) = ('', '');
	my $ok = run_log(
		[ 'psql', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', "--file=$file", $node->connstr($database) ],
		'>', \$out, '2>', \$err);

	return ($ok, $out, $err);
}

# Restores the dump of a version, with the extension at that version, into a
# new database.
sub restore
{
	my ($node, $database, $version) = @_;
	my $dump = $dumps{$version};
	my $file = $node->basedir . "/$database.sql";

	$node->safe_psql('postgres', "CREATE DATABASE $database ENCODING 'UTF8' TEMPLATE template0");
	is($dump =~ s/^(CREATE EXTENSION IF NOT EXISTS ribbonfilter WITH SCHEMA filters);$/$1 VERSION '$version';/mg, 1,
		"the dump of $version has the extension");
	append_to_file($file, $dump);

	my ($ok, $out, $err) = run_file($node, $database, $file);
	ok($ok, "the dump of $version is restored with that version") or diag($err);
	is(extension_version($node, $database), $version, "$version is there");
	return;
}

# What check.sql says of a database
sub checked
{
	my ($node, $database) = @_;
	my ($ok, $out, $err) = run_file($node, $database, "$dir/check.sql");

	# the one statement that must fail
	$err =~ s/^.*ERROR:  23514\n//m;
	return $out . $err;
}

sub is_right
{
	my ($node, $database, $what) = @_;

	local $Test::Builder::Level = $Test::Builder::Level + 1;
	is(checked($node, $database), slurp_file("$dir/check.out"), "$what: filters and all that uses them are right");
	return;
}

# The lines of members.sql
sub members
{
	my ($node, $database) = @_;
	my ($ok, $out, $err) = run_file($node, $database, "$dir/members.sql");

	die $err if !$ok;
	return split /\n/, $out;
}

# What is only in one of two lists, marked
sub difference
{
	my ($one, $other) = @_;
	my %one = map { $_ => 1 } @$one;
	my %other = map { $_ => 1 } @$other;

	return join "\n", (map { "- $_" } grep { !$other{$_} } @$one), (map { "+ $_" } grep { !$one{$_} } @$other);
}

1;
