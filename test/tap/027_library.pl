# The library as it is installed: the program of docs/library.md, in C and C++,
# with the shared and the static library; what they export.  No server.

use strict;
use warnings;

use Cwd qw(abs_path);
use File::Temp;
use Server;

my $make = $ENV{MAKE} // 'make';
my $tmp = File::Temp->newdir;
my $prefix = "$tmp/usr";

my ($stdout, $stderr) = run_command([ $make, '-s', '--no-print-directory', 'install-lib', "PREFIX=$prefix", "BUILD=$tmp/build" ]);
is($stderr, '', 'it is built and installed');

my $text = slurp_file('docs/library.md');
my ($program) = $text =~ /^```c\n(.*?)^```$/ms;
my ($prints) = $text =~ /^prints\n\n```text\n(.*?)^```$/ms;
append_to_file("$tmp/example.$_", $program) foreach ('c', 'cc');

# what pkg-config would say; it need not be here
my %pc = slurp_file("$prefix/lib/pkgconfig/ribbonfilter.pc") =~ /^(\w+)[=:] *(.*)$/mg;
s/\$\{(\w+)\}/$pc{$1}/g foreach (values %pc);
my @flags = split ' ', "$pc{Cflags} $pc{Libs}";
is($pc{Version}, (slurp_file('META.json') =~ /"version": "([\d.]+)"/)[0], 'its version is that of the release');

my $cc = $ENV{CC} // 'cc';
my $cxx = $ENV{CXX} // 'c++';
my @strict = qw(-Wall -Wextra -Werror -pedantic);
my %builds = (
	'C99' => [ $cc, '-std=c99', @strict, "$tmp/example.c", @flags ],
	'C17, static' => [ $cc, '-std=c17', @strict, "$tmp/example.c", $pc{Cflags}, "$prefix/lib/libribbonfilter.a", '-lm' ],
	'C++11' => [ $cxx, '-std=c++11', @strict, "$tmp/example.cc", @flags ],
	'C++20' => [ $cxx, '-std=c++20', @strict, "$tmp/example.cc", @flags ]);

my $top = abs_path('.');
chdir $tmp;
foreach my $name (sort keys %builds)
{
  SKIP:
	{
		skip "no $builds{$name}[0] here", 2 if system("$builds{$name}[0] --version >/dev/null 2>&1") != 0;

		($stdout, $stderr) = run_command([ @{ $builds{$name} }, '-o', 'example' ]);
		is($stderr, '', "$name: compiles without a warning");
		local $ENV{LD_LIBRARY_PATH} = "$prefix/lib";
		($stdout, $stderr) = run_command([ abs_path('example') ]);
		is("$stdout\n$stderr", $prints, "$name: prints what the page says");
	}
}

# every public name is in the library under the version of the format, and no
# other name is
my ($symbols) = run_command([ 'nm', '-D', '--defined-only', "$prefix/lib/libribbonfilter.so" ]);
my @exported = sort grep { !/^RIBBONFILTER_/ } $symbols =~ /^[0-9a-f]+ \w (\S+)$/mg;
my $header = slurp_file("$prefix/include/ribbonfilter.h");
my @declared = sort $header =~ /\bRBF_EXPORT\s[^;]*?\b(rbf_\w+)\(/g;
is("@exported", join(' ', map { "$_\@\@RIBBONFILTER_1.0" } @declared), 'the shared library exports what the header declares');
($symbols) = run_command([ 'nm', '--defined-only', '--extern-only', "$prefix/lib/libribbonfilter.a" ]);
is(join(' ', sort $symbols =~ /^[0-9a-f]+ \w (\S+)$/mg), "@declared", 'so does the static one');

# with the command, what was installed goes again
my @into = ('-s', '--no-print-directory', '-C', $top, "PREFIX=$prefix", "BUILD=$tmp/build");
($stdout, $stderr) = run_command([ $make, @into, 'install-cli' ]);
is($stderr, '', 'the command is built and installed');
like((run_command([ "$prefix/bin/ribbonfilter", '--version' ]))[0], qr/^ribbonfilter $pc{Version}\b/, '... and runs');
($stdout, $stderr) = run_command([ $make, @into, 'uninstall-lib', 'uninstall-cli' ]);
is(join("\n", $stderr, (run_command([ 'find', $prefix, '!', '-type', 'd' ]))[0]), "\n", 'nothing is left of them');

done_testing();
