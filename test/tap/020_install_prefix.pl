# What "make" leaves where: below build/ and nowhere else, if it is called among
# the sources.  What "make install" puts where: below DESTDIR, as packages do it;
# below a directory of its own, from which servers load it that were told so.

use strict;
use warnings;

use File::Find;
use Server;

my $config = $ENV{PG_CONFIG};
my $top = $ENV{PWD};
my @scripts = map { s{.*/}{}r } glob("$top/ribbonfilter--*.sql");

# of the sources that check.sh left here, and of what it built of them
sub make
{
	run_make('-C', "$top/build", '-f', "$top/Makefile", "PG_CONFIG=$config", @_);
}

sub run_make
{
	run_log([ $ENV{MAKE} || 'make', '-s', 'with_llvm=no', @_ ]) or BAIL_OUT("make @_ failed");
}

# the files below a directory, by their names in it
sub files
{
	my ($dir) = @_;
	my @found;
	find({ no_chdir => 1, wanted => sub { push @found, s{^\Q$dir\E}{}r if -f || -l } }, $dir) if -d $dir;
	return join("\n", sort @found);
}

sub expected
{
	my ($libdir, $sharedir) = @_;
	my ($suffix) = files("$top/build") =~ m{^/ribbonfilter\.(so|dylib)$}m;
	return join("\n",
		sort "$libdir/ribbonfilter.$suffix", "$libdir/plugins/ribbonfilter.$suffix", map { "$sharedir/extension/$_" } 'ribbonfilter.control', @scripts);
}

sub ask
{
	chomp(my $answer = qx{"$config" $_[0]});
	return $answer;
}

my ($version) = ask('--version') =~ /^PostgreSQL (\d+)/;
my $fixed = 'the directories of this server do not follow the prefix';

ok(@scripts, 'there are install scripts');

my $stage = PostgreSQL::Test::Utils::tempdir;
make('install', "DESTDIR=$stage");
is(files($stage), expected(ask('--pkglibdir'), ask('--sharedir')), 'DESTDIR: the library, a link to it, the control file, the scripts');
make('uninstall', "DESTDIR=$stage");
is(files($stage), '', 'DESTDIR: "make uninstall" removes them');

# Among the sources, with names of files that are relative to them; it finds the
# objects that are built already.
my $sources = PostgreSQL::Test::Utils::tempdir;
my $objects = "$sources/build/extension" . ask('--includedir-server');
system_or_bail('cp', '-Rp', (map { "$top/$_" } qw(Makefile META.json src), 'ribbonfilter.control', @scripts), $sources);
symlink($config, "$sources/pg_config") or BAIL_OUT("$sources/pg_config: $!");
my $before = files($sources);
system_or_bail('mkdir', '-p', $objects);
system_or_bail('cp', '-Rp', "$top/build/src", $objects);
my @among = ('-C', $sources, 'PG_CONFIG=./pg_config');
run_make(@among);
is(join("\n", grep { !m{^/build/} } split(/\n/, files($sources))), $before, 'among the sources: nothing is left beside them');
run_make(@among, 'install', 'DESTDIR=build/stage');
is(files("$sources/build/stage"), expected(ask('--pkglibdir'), ask('--sharedir')), 'among the sources: the same files');
run_make(@among, 'uninstall', 'DESTDIR=build/stage');
is(files("$sources/build/stage"), '', 'among the sources: "make uninstall" removes them');
run_make(@among, 'clean');
is(files($sources), $before, 'among the sources: "make clean" removes what was built');

# of servers that look elsewhere when told so: name, library, shared files
my @places;

my $own = PostgreSQL::Test::Utils::tempdir;
my @own = ("datadir=$own/share", "pkglibdir=$own/lib");
make('install', @own);
is(files($own), expected('/lib', '/share'), 'datadir and pkglibdir: the same files');
make('uninstall', @own);
is(files($own), '', 'datadir and pkglibdir: "make uninstall" removes them');
make('install', @own);
push @places, [ 'datadir and pkglibdir', "$own/lib", "$own/share" ];

# A server that was configured with directories one by one, as Debian's are,
# keeps to them whatever the prefix is: hence DESTDIR.
SKIP:
{
	skip "PostgreSQL $version takes no prefix", 2 if $version < 18;
	my $prefix = PostgreSQL::Test::Utils::tempdir;
	my @prefix = ("DESTDIR=$prefix", 'prefix=/own');
	make('install', @prefix);
	skip $fixed, 2 if !-d "$prefix/own";
	is(files($prefix), expected('/own/lib/postgresql', '/own/share/postgresql'), 'prefix: the same files');
	make('uninstall', @prefix);
	is(files($prefix), '', 'prefix: "make uninstall" removes them');
	make('install', @prefix);
	push @places, [ 'prefix', "$prefix/own/lib/postgresql", "$prefix/own/share/postgresql" ];
}

# The server at hand has the extension as well, so the paths leave out its own
# directories, and then all others.
SKIP:
{
	skip "PostgreSQL $version has no extension_control_path", 1 if $version < 18;

	foreach (@places)
	{
		my ($name, $lib, $share) = @$_;
		my $probe = 'SELECT ribbon_agg(i) @> 42 FROM generate_series(1, 1000) AS i';
		my $node = PostgreSQL::Test::Cluster->new($name =~ s/\W.*//r);

		$node->init;
		$node->append_conf('postgresql.conf', 'fsync = off');
		$node->start;
		$node->safe_psql('postgres', "SET extension_control_path = '$share'; SET dynamic_library_path = '$lib'; CREATE EXTENSION ribbonfilter");
		is($node->safe_psql('postgres', "SET dynamic_library_path = '$lib'; $probe"), 't', "$name: loaded from there");
		my ($status, undef, $error) = $node->psql('postgres', "SET dynamic_library_path = '$lib/none'; $probe");
		like($error, qr/could not access file "ribbonfilter"/, "$name: from nowhere else");

		# as a user of it would have it, loaded before it is called
		$node->append_conf('postgresql.conf',
			"extension_control_path = '$share:\$system'\ndynamic_library_path = '$lib:\$libdir'\nsession_preload_libraries = 'ribbonfilter'");
		$node->restart;
		is($node->safe_psql('postgres', "SHOW ribbonfilter.join_filter; $probe"), "off\nt", "$name: preloaded from there");
		$node->safe_psql('postgres', "DROP EXTENSION ribbonfilter; CREATE EXTENSION ribbonfilter");
		is($node->safe_psql('postgres', $probe), 't', "$name: created again beside the server's own extensions");
	}
}

done_testing();
