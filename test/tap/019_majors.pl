# From one major version of the server to another: up by pg_upgrade, up and
# down by dump and restore; with filters of every kind and key family, and all
# that uses them, as test/golden/database.sql makes them.
#
# The other servers are those that check.sh found: packages', or those of
# OTHER_PG_CONFIGS.

use strict;
use warnings;

use Server;
use Golden;

my %bin = split /[=\s]+/, $ENV{OTHER_SERVERS} // '';
my ($own) = `pg_config --version` =~ /PostgreSQL (\d+)/;

plan skip_all => "no server of another major version than $own here" if !%bin;

$bin{$own} = $ENV{OWN_BINDIR};

# Where commands leave files; where the programs of each server are
my $dir = PostgreSQL::Test::Utils::tempdir();
my %bindir;

# new() of 14 takes no parameters.
my $new = PostgreSQL::Test::Cluster->can('get_new_node') ? 'get_new_node' : 'new';

# A server of a major version.  pg_upgrade wants checksums, locale and encoding
# of both to be the same, and defaults have changed.
sub server
{
	my ($name, $major) = @_;
	$bindir{$name} = $bin{$major};

	my $node = PostgreSQL::Test::Cluster->$new($name, install_path => $bin{$major} =~ s{/bin$}{}r);

	$node->init(extra => [ '--data-checksums', '--locale=C', '--encoding=UTF8' ]);
	$node->append_conf('postgresql.conf', 'fsync = off');
	# 14 sets for all servers what later ones do not know
	my $file = $node->data_dir . '/postgresql.conf';
	my $conf = slurp_file($file) =~ s/^stats_temp_directory.*\n//mr;
	unlink $file;
	append_to_file($file, $conf);
	return $node;
}

sub major { return $_[0]->safe_psql('postgres', 'SHOW server_version_num') =~ s/....$//r; }

# Restores a dump that the newer server's pg_dump makes of one of the servers,
# and returns what psql said if that failed.
sub dump_restore
{
	my ($newer, $from, $to, $source, $database) = @_;
	my $file = "$dir/$database.sql";

	# by its path, for IPC::Run remembers what it once found by a name
	$newer->command_ok([ "$bindir{$newer->name}/pg_dump", '--no-sync', "--file=$file.all", $from->connstr($source) ], "$database: dumped");
	# what only newer servers, and newer psql, understand
	append_to_file($file, slurp_file("$file.all") =~ s/^(?:\\(?:un)?restrict |SET transaction_timeout ).*\n//mgr);
	$to->safe_psql('postgres', "CREATE DATABASE $database TEMPLATE template0");

	my ($ok, $out, $err) = Golden::run_file($to, $database, $file);
	return $ok ? undef : $err =~ s/\n.*//sr;
}

sub goes_over
{
	my ($newer, $from, $to, $database) = @_;

	is(dump_restore($newer, $from, $to, 'golden', $database), undef, "$database: restored");
	Golden::is_right($to, $database, $database);
	return;
}

# Puts a server of the old version in the new one's place.
sub upgrade
{
	my ($from, $to, $way) = @_;
	my $here = PostgreSQL::Test::Utils::tempdir_short();

	$from->stop;
	# logs of 14 come to the current directory
	chdir $here or die;
	$to->command_ok(
		[
			"$bindir{$to->name}/pg_upgrade",
			'--old-datadir', $from->data_dir, '--new-datadir', $to->data_dir,
			'--old-bindir', $bindir{$from->name}, '--new-bindir', $bindir{$to->name},
			'--socketdir', $here, '--old-port', $from->port, '--new-port', $to->port
		],
		"$way: pg_upgrade");
	chdir $ENV{RF_WORK} or die;
	$to->start;
	$from->start;
	return;
}

my $maker = server('maker', $own);

$maker->start;
Golden::make($maker);
$maker->stop;

my $version = (Golden::versions())[-1];

foreach my $other (sort { $a <=> $b } grep { $_ != $own } keys %bin)
{
	my ($old, $new) = sort { $a <=> $b } $own, $other;
	my $way = "from_${old}_to_$new";
	my $from = server("old_${old}_of_$new", $old);
	my $to = server("new_${new}_of_$old", $new);

	$from->start;
	Golden::restore($from, 'golden', $version);
	Golden::is_right($from, 'golden', "$way: before");

	# 15.20 puts an option on every column, which 17.10 and 18.4 do not know; the
	# minor releases that came out with it do.
	$from->safe_psql('postgres', 'CREATE DATABASE plain');
	$from->safe_psql('plain', 'CREATE TABLE plain (a integer)');
	$to->start;
	is(major($from) . ' ' . major($to), "$old $new", "$way: servers");
	my $refused = dump_restore($to, $from, $to, 'plain', "plain_$way");
	$to->stop;
	like($refused // '', qr/^$|unrecognized parameter "pg_attver"/, "$way: a table can be dumped and restored, or is known not to");

  SKIP:
	{
		skip "$way: not even a table without the extension can be dumped and restored (pg_attver)", 8 if defined $refused;

		$to->start;
		goes_over($to, $from, $to, "dumped_$way");
		$to->safe_psql('postgres', "DROP DATABASE $_") foreach ("plain_$way", "dumped_$way");
		$to->stop;
		upgrade($from, $to, $way);
		is(major($to), $new, "$way: by $new");
		Golden::is_right($to, 'golden', "$way: upgraded");
		$to->safe_psql('postgres', 'CREATE DATABASE fresh TEMPLATE template0');
		$to->safe_psql('fresh', 'CREATE SCHEMA filters; CREATE EXTENSION ribbonfilter SCHEMA filters');
		is(Golden::difference([ Golden::members($to, 'fresh') ], [ Golden::members($to, 'golden') ]), '', "$way: the extension is what a new one is");
	}
	if (defined $refused)
	{
		$to->start;
		Golden::restore($to, 'golden', $version);
	}
	goes_over($to, $to, $from, "dumped_from_${new}_to_$old");
	$from->stop;
	$to->stop;
}

done_testing();
