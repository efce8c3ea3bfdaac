# Server: servers of a test, the kinds of filter that they have, and what many
# tests do with both.  Brings Test::More and PostgreSQL::Test::Utils along.
#
# What names no server is about the first one that the test has made, or the one
# of use_server().
package Server;

use strict;
use warnings;

use Exporter 'import';
use FindBin;
use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

use lib "$FindBin::RealBin/../crosscheck";

our @EXPORT = (
	qw(new_server use_server sql rows available_extension background start_blocked compile random_seed),
	qw(kinds least_rate of_each values_of), @PostgreSQL::Test::Utils::EXPORT, @Test::More::EXPORT);

my $node;
my $database = 'postgres';

# A server that runs, with these lines at the end of postgresql.conf, and
# options of init()
sub new_server
{
	my ($name, $conf, @options) = @_;
	my $new = PostgreSQL::Test::Cluster->new($name);

	$new->init(@options);
	$new->append_conf('postgresql.conf', "fsync = off\n" . ($conf // ''));
	$new->start;
	$node //= $new;
	return $new;
}

sub use_server
{
	($node, $database) = @_;
	return;
}

# What statements print, which have to succeed; and as rows of columns
sub sql { return $node->safe_psql($_[1] // $database, $_[0]); }
sub rows { return map { [ split /\|/, $_, -1 ] } split /\n/, sql($_[0]); }

sub available_extension { return sql("SELECT count(*) FROM pg_available_extensions WHERE name = '$_[0]'"); }

# A session of psql that goes on after an error, and begins with statements
sub background
{
	my (@sql) = @_;
	my $session = $node->background_psql($database, on_error_stop => 0);

	$session->query_safe($_) foreach @sql;
	return $session;
}

# Lets a session begin a statement, and waits until it waits for a lock.
sub start_blocked
{
	my ($session, $sql) = @_;

	$session->query_until(qr/begun/, "\\echo begun\n$sql;\n");
	$node->poll_query_until($database, "SELECT count(*) = 1 FROM pg_stat_activity WHERE datname = '$database' AND wait_event_type = 'Lock'")
	  or die "no session waits for a lock: $sql";
	return;
}

# The library made of a file in C of this directory, or nothing where there is no
# compiler
sub compile
{
	my ($name) = @_;
	my ($cc, $include) = map { `$ENV{PG_CONFIG} $_` =~ s/\n//r } '--cc', '--includedir-server';
	my $module = PostgreSQL::Test::Utils::tempdir() . "/$name.so";

	return if system(split(' ', $cc), '-shared', '-fPIC', "-I$include", '-o', $module, "$FindBin::RealBin/$name.c") != 0;
	return $module;
}

# The seed of a test that draws random numbers: RF_SEED, or the date of the
# commit
sub random_seed
{
	my $seed = $ENV{RF_SEED} // $ENV{RF_DATE} // 20260101;

	srand $seed;
	note "RF_SEED=$seed";
	return $seed;
}

#
# The kinds of filter, as the catalog has them.  A kind joins the tests that use
# this by being in the extension, as it joins those in sql/.
#

# { stem => 'bloom', type => 'bloomfilter', has_values => 0 } and so on, of a
# database that has the extension
sub kinds
{
	my ($node, $database) = @_;

	return map { my ($stem, $type, $has_values) = split /\|/; { stem => $stem, type => $type, has_values => $has_values eq 't' } }
	  split /\n/, $node->safe_psql($database // 'postgres', q{
SELECT regexp_replace(opcname, '_ops$', '') COLLATE "C" AS stem, typname,
	EXISTS (SELECT FROM pg_proc WHERE proname = regexp_replace(opcname, '_ops$', '_build') AND pronamespace = opcnamespace AND proargtypes[1] = 'bigint[]'::regtype)
FROM pg_opclass
JOIN pg_type AS t ON t.oid = opcintype
JOIN pg_am AS m ON m.oid = opcmethod AND amname = 'hash'
JOIN pg_depend AS d ON d.classid = 'pg_opclass'::regclass AND d.objid = pg_opclass.oid AND d.deptype = 'e'
JOIN pg_extension AS e ON d.refobjid = e.oid AND extname = 'ribbonfilter'
ORDER BY stem});
}

# The lowest of these rates that filters of a kind can have; 1 if they have none
sub least_rate
{
	my ($node, $kind) = @_;

	foreach my $rate (1e-9, 1e-6, 1e-4, 0.001, 0.01)
	{
		return $rate if $node->psql('postgres', of_each("SELECT STEM_build(ARRAY[1], $rate)", '', $kind), stderr => \my $stderr) == 0;
	}
	return 1;
}

# Values for all elements of an array of keys, from 0 to 15, some of which are
# the same: an SQL expression
sub values_of
{
	my ($keys) = @_;

	return "ARRAY(SELECT hashtext(key::text)::bigint & 15 FROM (SELECT unnest($keys) AS key) AS keys)";
}

# SQL of each kind, put together by what comes between: STEM and TYPE stand for
# its names.  Where keys have values, STEM_agg(key) and STEM_build(keys) are
# given some.
my $argument = qr/((?:[^][(){},]|([[({](?:[^][(){}]|(?2))*[])}]))+?)(?=,|\)| ORDER BY )/;
sub of_each
{
	my ($sql, $between, @kinds) = @_;

	return join $between, map {
		my $kind = $_;
		my $of_kind = $sql;

		$of_kind =~ s/STEM_agg\($argument/"STEM_agg($1, hashtext(($1)::text) & 15"/ge if $kind->{has_values};
		$of_kind =~ s/STEM_build\($argument/"STEM_build($1, " . values_of($1)/ge if $kind->{has_values};
		$of_kind =~ s/STEM/$kind->{stem}/gr =~ s/TYPE/$kind->{type}/gr
	} @kinds;
}

1;
