# The module for Python: builds it from the sources, and runs its own tests, with
# a server for those that compare with SQL.  What Python lacks here is skipped.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

# Debian's packages are for its own python3, which need not be the first
my $python = $ENV{PYTHON} // '/usr/bin/python3';
my %missing = (
	'setuptools, wheel' => 'python3-setuptools and python3-wheel',
	'pytest' => 'python3-pytest',
	'sysconfig, os; os.stat(sysconfig.get_path("include") + "/Python.h")' => 'python3-dev');
foreach my $module (sort keys %missing)
{
	plan skip_all => "$python has no $missing{$module}"
	  if system("$python -c 'import $module' >/dev/null 2>&1") != 0;
}

my $node = PostgreSQL::Test::Cluster->new('python');
$node->init;
$node->start;

my $built = $node->basedir . '/python';
command_ok([ 'test/tools/python.sh', '.', $built, $python ], 'a wheel is built, without a network');

local $ENV{PYTHONPATH} = "$built/lib";
local $ENV{PYTHONDONTWRITEBYTECODE} = 1;
local $ENV{PGHOST} = $node->host;
local $ENV{PGPORT} = $node->port;
local $ENV{PGDATABASE} = 'postgres';
my ($stdout, $stderr) = run_command(
	[ $python, '-m', 'pytest', '-v', '-rs', '-p', 'no:cacheprovider', 'src/python/tests' ]);

# each test of Python's is one here
while ($stdout =~ /^(\S+::.*?) (PASSED|FAILED|ERROR|SKIPPED)\b/mg)
{
	my ($name, $result) = ($1, $2);

	$name =~ s/^src.python.tests.//;
	$name =~ s/#/No./g;
  SKIP:
	{
		skip "$name: see below", 1 if $result eq 'SKIPPED';
		is($result, 'PASSED', $name);
	}
}
note($stdout =~ /^(SKIPPED .*)$/m ? join("\n", $stdout =~ /^(SKIPPED .*)$/mg) : 'nothing is skipped');
like($stdout, qr/^=+ (?=.*\d+ passed)(?!.*(failed|error)).* =+$/m, 'all of them pass')
  or diag($stdout . $stderr);

$node->stop;
done_testing();
