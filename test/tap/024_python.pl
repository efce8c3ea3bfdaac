# The module for Python: builds it from the sources, as users and indexes do, and
# runs its own tests, with a server for those that compare with SQL.  What Python
# lacks here is skipped.

use strict;
use warnings;

use Server;

# Debian's packages are for its own python3, which need not be the first
my $python = $ENV{PYTHON} // '/usr/bin/python3';
my %missing = (
	'setuptools, wheel' => 'python3-setuptools and python3-wheel',
	'pytest' => 'python3-pytest',
	'sysconfig, os; os.stat(sysconfig.get_path("include") + "/Python.h")' => 'python3-dev');
foreach my $module (sort keys %missing)
{
	plan skip_all => "$python has no $missing{$module}" if system("$python -c 'import $module' >/dev/null 2>&1") != 0;
}

my $node = new_server('python');

# What is built of the server's library and the one for programs is in nobody's
# way: the module is imported in the directory that all of it was made in, by
# what docs/python.md says.
my $work = $ENV{PWD};
my $checkout = $node->basedir . '/checkout';
my $built = "$checkout/build/python";
my $make = $ENV{MAKE} || 'make';
system_or_bail('mkdir', $checkout);
system_or_bail('cp', '-Rp', (map { "$work/$_" } qw(Makefile META.json LICENSE src test), glob('ribbonfilter*')), $checkout);
chdir($checkout) or BAIL_OUT("$checkout: $!");
local $ENV{PYTHONDONTWRITEBYTECODE} = 1;

command_ok([ $make, '-s', "PG_CONFIG=$ENV{PG_CONFIG}", 'with_llvm=no', 'COPT=-O0' ], 'the extension is built');
command_ok([ $make, '-s', 'lib', 'CFLAGS=-O0' ], 'the library is built');
command_ok([ $make, '-s', 'python', "PYTHON=$python" ], 'a wheel is built, without a network');
local $ENV{PYTHONPATH} = 'build/python/lib';
my ($imported) = run_command([ $python, '-c', 'import ribbonfilter; print(ribbonfilter.__file__, ribbonfilter.Filter.build([42]).nkeys)' ]);
like($imported, qr{/build/python/lib/ribbonfilter/__init__\.py 1$}, 'it is what is imported there');
chdir($work) or BAIL_OUT("$work: $!");

# Indexes take it: it is for the version of the C library that its symbols are
# of.
my ($wheel) = glob("$built/ribbonfilter-*.whl");
SKIP:
{
	skip 'no C library of GNU', 3 if system('getconf GNU_LIBC_VERSION >/dev/null 2>&1') != 0;
	my ($n) = $wheel =~ /-cp311-abi3-manylinux_2_(\d+)_\w+\.whl$/;
	my ($symbols) = run_command([ 'objdump', '-T', glob("$built/lib/ribbonfilter/_native.*.so") ]);

	cmp_ok($n // 0, '>=', 17, 'the wheel says which C library it takes');
	is(scalar(grep { $_ > ($n // 0) } $symbols =~ /GLIBC_2\.(\d+)/g), 0, 'no symbol is of a later one');
	local @ENV{qw(CFLAGS LDFLAGS)} = ('-O0', '-Wl,--no-as-needed -lcrypt');
	my ($other) = run_command([ "$checkout/test/tools/python.sh", $checkout, $node->basedir . '/other', $python ]);
	like($other, qr/-linux_\w+\.whl$/, 'one that takes another library is for this machine');
}
SKIP:
{
	skip "$python has no pip", 2 if system("$python -m pip --version >/dev/null 2>&1") != 0;
	my @pip = ($python, '-m', 'pip', '-q', 'install', '--no-index', '--no-deps', '--no-build-isolation', '--no-cache-dir');

	command_ok([ @pip, '--target', $node->basedir . '/installed', $wheel ], 'pip installs it');
	local $ENV{CFLAGS} = '-O0';
	command_ok([ @pip, '--target', $node->basedir . '/from-sources', "$checkout/src/python" ], 'pip installs it from src/python of a checkout');
}

local $ENV{PYTHONPATH} = "$built/lib";
local $ENV{PGHOST} = $node->host;
local $ENV{PGPORT} = $node->port;
local $ENV{PGDATABASE} = 'postgres';
my ($stdout, $stderr) = run_command([ $python, '-m', 'pytest', '-v', '-rs', '-p', 'no:cacheprovider', 'src/python/tests' ]);

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
like($stdout, qr/^=+ (?=.*\d+ passed)(?!.*(failed|error)).* =+$/m, 'all of them pass') or diag($stdout . $stderr);

done_testing();
