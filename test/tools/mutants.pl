#!/usr/bin/env perl
# mutants.pl: do the tests notice when a token of the code is another?  Called
# by mutants.sh for "make mutants", with these variables:
#
#	MUTANTS		how many (default 500)
#	SEED		of the random choice (default 1)
#	FROM		the number of the first: make mutants FROM=100 MUTANTS=50
#	ONLY		one mutant alone, by its number or name: shows and tests it, even if
#				its result is known; ONLY=0 is none: the code as it is, which all tests
#				must pass
#	WHEN=day	by the tests of "make check"; what survives is left for later
#	AGAIN=1		tests survivors again: after tests were written for them
#	MUTANTS_OF	other directories than "src/core src/pg"
#	MUTANTS_DIR	where results are kept (default build/mutants)
#
# A mutant is the code with one change, of a kind in sites().  Which ones are
# drawn depends on the seed and on the text of each line alone: lines in the order
# of a digest, and one change of each.  So a mutant keeps its name, eight digits,
# until its line is edited, whatever happens elsewhere.
#
# Those that do not compile, or to the same object code, are discarded.  What is
# not compiled or run here, AVX-512, NEON, 32 bits, has emulated tests at night
# (unit_on.sh).  The others meet the tests that run their line, and no others,
# since these cannot notice: those of "make check" first, of these the ones that
# noticed others of that file, then the quick ones; the first that fails ends it.
# Which test runs which lines is counted once by gcov, and again for a
# test that is edited (map/).  A line that is not counted, such as a macro or a
# table, counts as run by what runs its function, or, outside of one, by all.
# Some tests cannot be counted, and are taken to run all of the core.
#
# A test fails as well by time: several times what it took where lines were
# counted, without optimization.  "by" says so.
#
# results.tsv has a line for each, and a run goes on where the last one ended;
# several runs at once share the work.  test/tools/mutants.list has the names of
# those that no test can notice, and why: they are not tried, and do not count.
#
# Prints a line for each mutant, all survivors, and ends with the score.
use strict;
use warnings;
no warnings 'portable';

use Digest::MD5 qw(md5_hex);
use Fcntl qw(:flock :seek);
use File::Copy qw(copy);
use File::Path qw(make_path remove_tree);
use POSIX qw(WNOHANG);
use Time::HiRes qw(time);

my ($top, $root, $work, $bin, $owner, $pgxs_test) = @ENV{qw(TOP ROOT RF_WORK OWN_BINDIR OWNER PGXS_TEST)};
my $make = $ENV{MAKE} || 'make';
my $seed = $ENV{SEED} || 1;
my $from = $ENV{FROM} || 1;
my $many = $ENV{MUTANTS} || 500;
my $only = $ENV{ONLY} // '';
my $day_only = ($ENV{WHEN} // '') eq 'day';
my @of = split ' ', $ENV{MUTANTS_OF} || 'src/core src/pg';
my $dir = $ENV{MUTANTS_DIR} || "$top/build/mutants";
my $list = $ENV{LIST};
my $again = $ENV{AGAIN};
# tests have options of these names
delete @ENV{qw(SEED FROM ONLY WHEN LIST AGAIN)};
my $results = "$dir/results.tsv";
my $built = "$work/build";

# What a test may take is several times what it usually does, and these seconds,
# on a busy machine too; a backend may take so many of the processor's.
my $slack = 30;
my $backend_seconds = 120;

# What runs what is built for another machine.
my %emulator = (avx512 => 'env', aarch64 => 'qemu-aarch64', i386 => 'env');

# memory in kB, files in blocks of 1024 bytes: a mutant may want all there is
my $limits = 'ulimit -c 0 -v 8000000 -f 4000000';

make_path("$dir/map", "$dir/locks");
chdir $work or die "$work: $!";

#
# Files
#

sub slurp
{
	my ($file) = @_;

	open my $in, '<', $file or die "$file: $!";
	local $/ = undef;
	return scalar(<$in>) // '';
}

sub spit
{
	my ($file, $text) = @_;

	open my $out, '>', $file or die "$file: $!";
	print $out $text;
	close $out or die "$file: $!";
	return;
}

sub found
{
	my @list = `find @_ -type f -name '*.[ch]*'`;

	chomp @list;
	return sort @list;
}

# The key of each line of a file: a digest of its text, blanks apart, and of how
# many such lines came before.  Starts with that of line 1.
my %keys_of;

sub keys_of
{
	my ($file) = @_;

	return $keys_of{$file} if $keys_of{$file};
	my %seen;
	my @keys;
	foreach my $line (split /\n/, slurp($file))
	{
		my $text = join ' ', split ' ', $line;
		push @keys, substr(md5_hex($text . '#' . $seen{$text}++), 0, 10);
	}
	return $keys_of{$file} = \@keys;
}

#
# Mutants
#

# The text with all that is not code blank, character for character: comments,
# strings, directives but for what #define says.
sub code_of
{
	my ($text) = @_;
	my $blank = sub { $_[0] =~ s/[^\n]/ /gr };

	$text =~ s{(/\*.*?\*/)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')}
		{ defined $1 ? $blank->($1) : '"' . ('_' x (length($2) - 2)) . '"' }gse;
	$text =~ s{^([ \t]*#[ \t]*define[ \t]+\w+(?:\([^)]*\))?)}{ $blank->($1) }gme;
	$text =~ s{^([ \t]*#(?:[^\n\\]|\\.)*(?:\\\n[^\n]*)*)}{ $blank->($1) }gme;
	return $text;
}

# The place after the parenthesis that closes the one at $at.
sub closing
{
	my ($code, $at) = @_;
	my $depth = 0;

	pos($code) = $at;
	while ($code =~ /([()])/g)
	{
		$depth += $1 eq '(' ? 1 : -1;
		return pos $code if $depth == 0;
	}
	return;
}

my %swap = (
	relational => { '<' => '<=', '<=' => '<', '>' => '>=', '>=' => '>', '==' => '!=', '!=' => '==' },
	arithmetic => { '+' => '-', '-' => '+', '*' => '/', '/' => '*', '%' => '/', '<<' => '>>', '>>' => '<<', '&' => '|', '|' => '&', '^' => '|' },
	assignment => { '+=' => '-=', '-=' => '+=', '*=' => '/=', '/=' => '*=', '|=' => '&=', '&=' => '|=', '^=' => '|=', '<<=' => '>>=', '>>=' => '<<=' },
	logic => { '&&' => '||', '||' => '&&' },
);
my %kind_of;
foreach my $kind (keys %swap) { $kind_of{$_} = $kind foreach keys %{ $swap{$kind} }; }

# All changes of a file: [place, kind, before, after, edits], an edit being
# [place, length, text].
sub sites
{
	my ($text) = @_;
	my $code = code_of($text);
	my @sites;
	my $swap = sub {
		my ($at, $kind, $before, $after) = @_;
		push @sites, [ $at, $kind, $before, $after, [ [ $at, length $before, $after ] ] ];
	};

	# the house sets blanks around what has two sides
	while ($code =~ m{(?<=[ \t])([-+*/%&|^<>=!]+)(?=\s)}g)
	{
		$swap->($-[1], $kind_of{$1}, $1, $swap{ $kind_of{$1} }{$1}) if $kind_of{$1};
	}
	while ($code =~ m{(?<![\w.])(0[xX][0-9a-fA-F]+|\d+)(?=[uUlL]*\b)(?!\.)}g)
	{
		my ($at, $number) = ($-[1], $1);
		my $hex = $number =~ /^0[xX]/;
		my $value = $hex ? hex $number : $number;
		my ($left) = substr($code, 0, $at) =~ /([^\n]*)$/;
		my $up = $value == 0 || ($value != ~0 && hex(substr(md5_hex("$left$number"), 0, 1)) % 2);

		$swap->($at, 'constant', $number, sprintf($hex ? '0x%x' : '%u', $up ? $value + 1 : $value - 1));
	}
	while ($code =~ m{\b(Min|Max)\(}g) { $swap->($-[1], 'Min or Max', $1, $1 eq 'Min' ? 'Max' : 'Min'); }
	while ($code =~ m{\breturn\s+(true|false);}g) { $swap->($-[1], 'result', $1, $1 eq 'true' ? 'false' : 'true'); }
	while ($code =~ m{\b(if|while)\s*\(}g)
	{
		my ($at, $word, $open) = ($-[1], $1, $+[0] - 1);
		my $end = closing($code, $open) or next;
		my $condition = join ' ', split ' ', substr($text, $open, $end - $open);

		push @sites, [ $at, 'condition', $condition, "(!$condition)", [ [ $open, 0, '(!' ], [ $end, 0, ')' ] ] ];
		push @sites, [ $at, 'check', $condition, "(0 && $condition)", [ [ $open, 0, '(0 && ' ], [ $end, 0, ')' ] ] ]
		  if $word eq 'if';
	}
	# a call that is a statement follows another one, a brace, a condition, else or a label
	while ($code =~ m/(?:[;{}):]|\belse)\s*\n[\t ]*((?:\(void\) )?([A-Za-z_]\w*)\()/g)
	{
		my ($at, $name, $open) = ($-[1], $2, $+[0] - 1);
		pos($code) = $open;
		next if $name =~ /^(?:if|for|while|switch|return|sizeof|do|else)$/;
		my $end = closing($code, $open) or next;
		next if substr($code, $end, 1) ne ';';
		my $call = substr $text, $at, $end - $at;
		push @sites, [ $at, 'call', join(' ', split ' ', $call), '', [ [ $at, length $call, $call =~ s/[^\n]+//gr ] ] ];
	}
	return sort { $a->[0] <=> $b->[0] || $a->[1] cmp $b->[1] } @sites;
}

# All mutants, in the order of their numbers: one of each line that has any.
my @mutants;
my %known;		# the names of all changes that there are

sub draw
{
	foreach my $file (found(@of))
	{
		my $text = slurp($file);
		my $keys = keys_of($file);
		my ($line, $at) = (1, 0);
		my %on;

		foreach my $site (sites($text))
		{
			my ($place, $kind, $before, $after, $edits) = @$site;
			$line += substr($text, $at, $place - $at) =~ tr/\n//;
			$at = $place;
			my $of_line = $on{$line} //= [];
			my $name = substr md5_hex("$file $keys->[$line - 1] " . @$of_line . " $kind"), 0, 8;
			$known{$name} = 1;
			push @$of_line,
			  { name => $name, file => $file, line => $line, kind => $kind, before => $before, after => $after, edits => $edits };
		}
		foreach my $n (keys %on)
		{
			my $order = md5_hex("$seed $file $keys->[$n - 1]");
			# a kind first: many a line has more constants than all else
			my @kinds = do { my %k; grep { !$k{$_}++ } map { $_->{kind} } @{ $on{$n} } };
			my $kind = $kinds[ hex(substr $order, -4) % @kinds ];
			my @those = grep { $_->{kind} eq $kind } @{ $on{$n} };
			push @mutants, { %{ $those[ hex(substr $order, -8, 4) % @those ] }, order => $order };
		}
	}
	@mutants = sort { $a->{order} cmp $b->{order} } @mutants;
	$mutants[$_]{number} = $_ + 1 foreach 0 .. $#mutants;
	return;
}

sub mutated
{
	my ($mutant, $text) = @_;

	foreach my $edit (reverse @{ $mutant->{edits} })
	{
		substr($text, $edit->[0], $edit->[1]) = $edit->[2];
	}
	return $text;
}

#
# Commands
#

# Runs a command with a limit of seconds of the processor for each process, and
# one of seconds, and says what came of it: '' if it ended well, 'time', 'failed'.
sub run
{
	my ($log, $cpu, $seconds, @command) = @_;
	my $status = '';
	open my $out, '>', $log or die "$log: $!";
	my $pid = fork // die "fork: $!";
	local @SIG{qw(INT TERM)} = (sub { kill 'KILL', -$pid; stop_servers(); exit 1; }) x 2;

	if ($pid == 0)
	{
		setpgrp 0, 0;
		open STDIN, '<', '/dev/null' or die;
		open STDOUT, '>&', $out or die;
		open STDERR, '>&', $out or die;
		exec 'bash', '-c', "$limits -t " . int($cpu) . '; exec "$@"', 'bash', @command;
	}
	# no longer than until a case has failed
	my $end = time + $seconds;
	my ($printed, $ended) = ('', 0);
	open my $in, '<', $log or die "$log: $!";
	until ($ended = waitpid $pid, WNOHANG)
	{
		select undef, undef, undef, 0.05;
		$status = 'time' if time > $end;
		seek $in, 0, SEEK_CUR;
		while (my $line = readline $in) { $printed .= $line; }
		$status = 'failed' if $printed =~ /^(?:  FAIL |not ok (?!.*# (?i:todo|skip))).*\n/m;
		last if $status ne '';
		$printed =~ s/.*\n//s;
	}
	my $code = $?;
	# and what it left behind
	kill 'KILL', -$pid;
	waitpid $pid, 0 if !$ended;
	return $status || ($code == 0 ? '' : ($code & 127) =~ /^(?:9|24)$/ ? 'time' : 'failed');
}

sub as_owner
{
	return $owner ne '' ? ('runuser', '-u', $owner, '--', @_) : @_;
}

sub to_owner
{
	system 'chown', '-R', $owner, @_ if $owner ne '';
	return;
}

sub make
{
	return run("$root/make.log", 1000, 3000, $make, '-s', '--no-print-directory', @_);
}

# The same for a machine of %emulator: targets, and variables.
sub make_on
{
	my ($machine, @what) = @_;

	local $ENV{MAKE} = $make;
	return run("$root/make.log", 1000, 3000, 'env', (grep { /=/ } @what), "$work/test/tools/unit_on.sh", $machine, grep { !/=/ } @what);
}

sub make_module
{
	return make('-C', $built, '-f', "$work/Makefile", "PG_CONFIG=$ENV{PG_CONFIG}", 'with_llvm=no', @_);
}

#
# Servers
#

my $pkglibdir = $root . `$ENV{PG_CONFIG} --pkglibdir`;
chomp $pkglibdir;
my $data = "$root/data";

# a server that was stopped at once, with all that is in it
sub stop_servers
{
	my @files = `find $root/data $root/tap -name postmaster.pid 2>/dev/null`;

	foreach my $file (@files)
	{
		my ($pid) = eval { slurp($file =~ s/\n//r) } =~ /^(\d+)/ or next;
		kill 'QUIT', $pid;
		for (my $i = 0; $i < 100 && kill(0, $pid); $i++) { select undef, undef, undef, 0.05; }
		kill 'KILL', $pid if kill 0, $pid;
	}
	return;
}

sub start_server
{
	if (!-d "$root/template")
	{
		mkdir "$root/template";
		to_owner("$root/template");
		run("$root/initdb.log", 300, 300, as_owner('initdb', '-D', "$root/template", '-U', 'postgres', '-A', 'trust', '-N', '--no-locale', '-E', 'UTF8')) eq ''
		  or die slurp("$root/initdb.log");
		# as pg_regress has it, and check.sh
		my $conf = slurp("$root/template/postgresql.conf");
		spit("$root/template/postgresql.conf", $conf . <<"CONF");
listen_addresses = ''
unix_socket_directories = '$root'
fsync = off
full_page_writes = off
max_worker_processes = 16
max_parallel_workers = 16
max_prepared_transactions = 2
CONF
	}
	remove_tree($data);
	system('cp', '-a', "$root/template", $data) == 0 or die;
	return start_again();
}

sub stop_server
{
	return run("$root/stop.log", 300, 300, as_owner('pg_ctl', '-D', $data, '-m', 'fast', '-w', '-s', 'stop'));
}

sub start_again
{
	return run("$root/start.log", $backend_seconds, 300, as_owner('pg_ctl', '-D', $data, '-l', "$data/log", '-w', '-s', 'start'));
}

#
# Tests: "unit bits", "sql keys", "tap 012_calls", and at night "tap 012_calls
# all", a walk of full length, and "aarch64 isa", a unit test that is emulated.
#

my (@tests, %night, %seconds, %runs, %counted, %uncountable);

sub find_tests
{
	my $lists = slurp("$top/test/tools/check.sh");
	my %list;
	foreach my $name (qw(night_unit night_tap walks))
	{
		$lists =~ /^$name='([^']*)'$/m or die "check.sh has no $name";
		$list{$name} = { map { $_ => 1 } split ' ', $1 };
	}
	my $named = sub { map { s{.*/(?:t_)?}{}r =~ s/\.\w+$//r } sort glob "$work/$_[0]" };

	foreach my $name ($named->('test/unit/t_*.c'), $named->('test/unit/t_*.cc'))
	{
		push @tests, "unit $name";
		$night{"unit $name"} = 1 if $list{night_unit}{$name};
	}
	push @tests, map { "sql $_" } 'extension', grep { $_ ne 'extension' } $named->('sql/*.sql');
	foreach my $name ($named->('test/tap/*.pl'))
	{
		push @tests, "tap $name";
		$night{"tap $name"} = 1 if $list{night_tap}{$name};
		next if !$list{walks}{$name};
		push @tests, "tap $name all";
		$night{"tap $name all"} = 1;
	}
	my $here = `uname -m`;
	delete @emulator{qw(avx512 i386)} if $here !~ /^x86_64/;
	delete $emulator{aarch64} if $here =~ /^aarch64/;
	delete $emulator{avx512} if slurp('/proc/cpuinfo') =~ /\bavx512/;
	foreach my $machine (sort keys %emulator)
	{
		push @tests, "$machine isa", "$machine filter";
		$night{$_} = 1 foreach @tests[ -2, -1 ];
	}
	return;
}

# The machine of a unit test that is emulated.
sub emulated
{
	my ($machine) = split ' ', $_[0];

	return $emulator{$machine} ? $machine : undef;
}

sub source_of
{
	my ($suite, $name) = split ' ', $_[0];

	return "$work/sql/$name.sql" if $suite eq 'sql';
	return "$work/test/tap/$name.pl" if $suite eq 'tap';
	return (glob "$work/test/unit/t_$name.c*")[0];
}

# Runs a test on what is built, and says what came of it.  The clients are built
# when first needed.
sub test
{
	my ($test, $seconds, @more) = @_;
	my ($suite, $name, $all) = split ' ', $test;
	my $log = "$root/test.log";

	if ($suite eq 'unit')
	{
		return make("build/unit/t_$name", @more) || run($log, $seconds, 4 * $seconds, "$built/unit/t_$name");
	}
	if (emulated($test))
	{
		my $program = "unit-$suite/unit/t_$name";
		return make_on($suite, "build/$program", @more) || run($log, $seconds, 4 * $seconds, $emulator{$suite}, "$built/$program");
	}
	if ($suite eq 'sql')
	{
		my @names = $name eq 'extension' ? 'extension' : ('extension', $name);
		remove_tree("$root/sql");
		mkdir "$root/sql";
		to_owner("$root/sql");
		# where lines are counted the extension is there
		if (@more && $name ne 'extension')
		{
			@names = ('--use-existing', $name);
		}
		return run($log, $seconds, $seconds,
			as_owner("$pgxs_test/regress/pg_regress", "--bindir=$bin", "--inputdir=$work", "--outputdir=$root/sql",
				"--host=$root", '--user=postgres', '--no-locale', '--encoding=UTF8', '--dbname=contrib_regression', @names));
	}
	if ($name =~ /^(?:022_keys|023_cli|025_kit|026_etl|027_library|028_same)/)
	{
		my $made = make('lib', 'cli', @more);
		return $made if $made ne '';
		if ($name =~ /^028/)
		{
			$made = make('python') if !-d "$built/python";
			return $made if $made ne '';
		}
	}
	my $tap = "$root/tap/$name";
	remove_tree("$root/tap");
	make_path("$tap/tmp_check/log");
	to_owner("$root/tap", $built);
	local $ENV{RF_DAY} = 1;
	delete $ENV{RF_DAY} if $night{$test};
	my $came = run($log, $seconds, $seconds,
		as_owner('env', "TESTDIR=$tap", "TESTDATADIR=$tap/tmp_check", "TESTLOGDIR=$tap/tmp_check/log", "PG_REGRESS=$pgxs_test/regress/pg_regress",
			'prove', '-v', '--norc', '-I', "$pgxs_test/perl", '-I', "$work/test/tap", "test/tap/$name.pl"));
	stop_servers() if $came ne '';
	return $came;
}

#
# Which test runs which lines
#

# t_tick counts blocks itself; the others build what they run
my %uncounted = map { $_ => 1 } 'unit tick', 'tap 020_install_prefix', 'tap 024_python', 'tap 027_library', 'tap 028_same';

sub map_of
{
	my ($test) = @_;
	my $source = source_of($test);

	return "$dir/map/" . ($test =~ tr/ /_/r) . '.' . substr(md5_hex(slurp($source)), 0, 8);
}

sub lock_of
{
	my ($test) = @_;

	return "$dir/locks/map." . ($test =~ tr/ /_/r);
}

# Adds the counts below a directory: file => [ran, not].
sub counts
{
	my ($counts) = @_;
	my %lines;
	my @gcda = `find $counts -name '*.gcda'`;

	chomp @gcda;
	foreach my $gcda (@gcda)
	{
		my $beside = substr $gcda, length $counts;
		copy($gcda, $beside) or next;
		my $file;
		open my $gcov, '-|', "gcov -t $beside 2>/dev/null" or die;
		while (my $counted = <$gcov>)
		{
			my ($count, $line, $rest) = $counted =~ /^\s*([^:]+):\s*(\d+):(.*)/ or next;
			if ($line == 0)
			{
				$file = $rest =~ m{^Source:.*?\b(src/(?:core|pg)/.*)} ? $1 : undef if $rest =~ /^Source:/;
				next;
			}
			next if !defined $file || $count eq '-';
			my $key = keys_of($file)->[ $line - 1 ] or next;
			$lines{$file}{$key} ||= $count =~ /^[1-9]/ ? 1 : 0;
		}
		close $gcov;
		unlink $beside;
	}
	return \%lines;
}

sub write_map
{
	my ($test, $seconds, $lines) = @_;
	my $text = sprintf "%.1f\n", $seconds;

	$text .= "all\n" if !$lines;
	foreach my $file (sort keys %{ $lines // {} })
	{
		foreach my $ran (1, 0)
		{
			$text .= join(' ', $file, $ran, grep { $lines->{$file}{$_} == $ran } sort keys %{ $lines->{$file} }) . "\n";
		}
	}
	unlink glob "$dir/map/" . ($test =~ tr/ /_/r) . '.*';
	spit(map_of($test) . '.new', $text);
	rename map_of($test) . '.new', map_of($test);
	return;
}

sub read_map
{
	my ($test) = @_;

	open my $in, '<', map_of($test) or return;
	chomp($seconds{$test} = <$in>);
	while (my $line = <$in>)
	{
		my ($file, $ran, @keys) = split ' ', $line;
		$uncountable{$test} = 1 if $file eq 'all';
		$counted{"$file $_"} = 1 foreach @keys;
		if ($ran) { $runs{$test}{"$file $_"} = 1 foreach @keys, ''; }
	}
	return 1;
}

# Makes what maps are missing, in a build of its own; of what is not counted,
# to know the seconds that it takes.
sub make_maps
{
	my @missing = grep { !-e map_of($_) } @tests;

	printf "counting which lines %d tests run\n", scalar @missing if @missing;
	# little is optimized: a line has code of its own, and the core is not too slow
	make_maps_with('-O1 --coverage', grep { !$uncounted{$_} } @missing);
	make_maps_with('', grep { $uncounted{$_} } @missing);
	# those that a run beside this one counts
	foreach my $test (@missing)
	{
		open my $lock, '>', lock_of($test) or die;
		flock $lock, LOCK_EX;
	}
	return;
}

sub make_maps_with
{
	my ($flags, @missing) = @_;
	my $counts = "$root/counts";
	return if !@missing;

	rename $built, "$built.true";
	mkdir $built;
	local $ENV{COPT} = $flags;
	make_module('all') eq '' or die slurp("$root/make.log");
	install();
	local $ENV{GCOV_PREFIX} = $counts;
	foreach my $test (@missing)
	{
		# not what a run beside this one does
		open my $lock, '>', lock_of($test) or die;
		next if !flock($lock, LOCK_EX | LOCK_NB) || -e map_of($test);
		my ($suite, $name) = split ' ', $test;
		my @more = $flags ne '' ? ("SANITIZE=$flags") : ();
		my $came = '';
		fresh($counts);
		if ($suite eq 'unit') { $came = make("build/unit/t_$name", @more); }
		elsif (emulated($test)) { $came = make_on($suite, "build/unit-$suite/unit/t_$name", @more); }
		elsif ($suite eq 'sql')
		{
			start_server() eq '' or die slurp("$root/start.log");
			if ($name ne 'extension')
			{
				$came = test('sql extension', 3000);
				stop_server();
				fresh($counts);
				start_again();
			}
		}
		my $start = time;
		$came ||= test($test, 3000, @more);
		my $took = time - $start;
		stop_server() if $suite eq 'sql';
		my $lines = $flags eq '' || $came ne '' ? undef : counts($counts);
		printf "  %-24s %6.1f s, %d files%s\n", $test, $took, scalar(keys %{ $lines // {} }), $came && ", $came: taken to run all";
		copy("$root/test.log", "$dir/map." . ($test =~ tr/ /_/r) . '.log') if $came ne '';
		write_map($test, $took, $lines);
	}
	remove_tree($built, $counts);
	rename "$built.true", $built;
	return;
}

sub fresh
{
	my ($counts) = @_;

	remove_tree($counts);
	mkdir $counts;
	chmod 01777, $counts;
	return;
}

# The tests that may notice a change in this line, the best first.
my %kills;

sub tests_for
{
	my ($mutant) = @_;
	my ($file, $line) = @$mutant{qw(file line)};
	my $keys = keys_of($file);
	my @places = ($keys->[ $line - 1 ]);

	if (!$counted{"$file $places[0]"})
	{
		# what a function's body lies between, in the house's layout
		my @lines = split /\n/, slurp($file);
		my ($first, $last) = ($line - 1, $line - 1);
		$first-- while $first >= 0 && $lines[$first] !~ /^[{\}]/;
		$last++ while $last < @lines && $lines[$last] !~ /^[{\}]/;
		@places = ();
		@places = @$keys[ $first .. $last ] if $first >= 0 && $lines[$first] =~ /^\{/ && $last < @lines && $lines[$last] =~ /^\}/;
		@places = grep { $counted{"$file $_"} } @places;
	}
	my @found = grep {
		my $test = $_;
		my $may = $test =~ /^(?:sql|tap)/ || $file =~ m{^src/core/};
		$may && ($uncountable{$test} || !@places || grep { $runs{$test}{"$file $_"} } @places);
	} @tests;
	my %likely = map {
		my $name = (split)[1];
		my $here = !@places && $runs{$_}{"$file "} ? 0.1 : 1;
		$here = 0.2 if $file =~ /\Q$name\E/;
		$_ => $seconds{$_} * $here / (1 + 3 * ($kills{$file}{$_} // 0))
	} @found;
	return sort { ($night{$a} // 0) <=> ($night{$b} // 0) || $likely{$a} <=> $likely{$b} } @found;
}

#
# Building
#

# src/core/base/rf_bits.h => the sources that include it, however far away
my %includers;

sub find_includers
{
	my %included;
	foreach my $file (found('src', 'test/unit'))
	{
		my $here = $file =~ s{/[^/]*$}{}r;
		foreach my $name (slurp($file) =~ /^\s*#\s*include "([^"]+)"/mg)
		{
			my ($there) = grep { -e } map { 1 while s{[^/]+/\.\./}{}; $_ } "$here/$name", "src/$name", "src/lib/$name", "test/unit/$name";
			$included{$file}{$there} = 1 if $there;
		}
	}
	foreach my $file (found('src', 'test/unit'))
	{
		next if $file !~ /\.cc?$/;
		my @todo = ($file);
		my %seen;
		while (defined(my $next = pop @todo))
		{
			next if $seen{$next}++;
			push @{ $includers{$next} }, $file;
			push @todo, keys %{ $included{$next} // {} };
		}
	}
	return;
}

# The objects that are made of a source, in all builds.
sub objects_of
{
	my ($source) = @_;
	my $o = $source =~ s/\.cc?$/.o/r;
	my @builds = ('build', map { "build/unit-$_" } keys %emulator);

	return "build/$o" if $o =~ m{^src/pg/};
	return map { "$_/unit/$1" } @builds if $o =~ m{^test/unit/(.*)};
	my $short = $o =~ s{^src/}{}r;
	my @objects = ("build/pic/$short", map { "$_/$short" } @builds);
	push @objects, "build/$o", "build/traced/" . ($short =~ s{^core/}{}r) if $short =~ m{^core/};
	return @objects;
}

sub stripped
{
	my ($object) = @_;

	my $tools = $object =~ m{/unit-aarch64/} ? 'aarch64-linux-gnu-' : '';

	system("${tools}objcopy", '--strip-debug', $object, "$root/stripped.o") == 0 or die;
	return md5_hex(slurp("$root/stripped.o"));
}

sub install
{
	copy("$built/ribbonfilter.so", "$pkglibdir/ribbonfilter.so.new") or die "ribbonfilter.so: $!";
	chmod 0755, "$pkglibdir/ribbonfilter.so.new";
	rename "$pkglibdir/ribbonfilter.so.new", "$pkglibdir/ribbonfilter.so";
	return;
}

# What is linked is of one mutant alone.
sub unlink_linked
{
	unlink "$built/ribbonfilter.so", "$built/ribbonfilter", glob("$built/lib*"), grep { !/\.o$/ } glob("$built/unit/t_* $built/unit-*/unit/t_*");
	remove_tree("$built/python");
	return;
}

# Is this one of the other objects in this build, and do they compile?
sub compiles
{
	my ($how, $before, @objects) = @_;

	return 'same' if !@objects;
	return 'failed' if $how->(@objects) ne '';
	return (grep { stripped("$work/$_") ne $before->{$_} } @objects) ? '' : 'same';
}

# The builds in which a mutant is looked for, the quickest first, and of each
# how it is made and what of it counts.
sub builds
{
	return (
		[ 'core', sub { make(@_) }, qr{^build/core/} ],
		[ 'module', sub { make_module(map { s{^build/}{}r } @_) }, qr{^build/src/} ],
		map { my $machine = $_; [ $machine, sub { make_on($machine, @_) }, qr{^build/unit-$machine/core/} ] } sort keys %emulator);
}

sub try
{
	my ($mutant) = @_;
	my $file = $mutant->{file};
	my $text = slurp($file);
	my @stat = stat $file;
	my @objects = map { objects_of($_) } @{ $includers{$file} };
	my ($result, $by) = ('discarded', 'same object code');
	my (%how, %of, %before, %compiled);

	# the truth's
	foreach my $build (builds())
	{
		my ($name, $how, $counts) = @$build;
		$how{$name} = $how;
		$of{$name} = [ grep { $_ =~ $counts } @objects ];
		!@{ $of{$name} } || $how->(@{ $of{$name} }) eq '' or die slurp("$root/make.log");
		$before{$_} = stripped("$work/$_") foreach @{ $of{$name} };
	}
	foreach (grep { -e } @objects) { rename $_, "$_.true"; }
	unlink_linked();
	spit($file, mutated($mutant, $text));
	utime $stat[8], $stat[9], $file;

	# what takes longer may not be needed
	my $compiled = sub { $compiled{ $_[0] } //= compiles($how{ $_[0] }, \%before, @{ $of{ $_[0] } }) };
	if (!$mutant->{number})
	{
		($result, $by) = meet($mutant, sub { '' });
	}
	else
	{
		foreach my $name (map { $_->[0] } builds())
		{
			next if $compiled->($name) eq 'same';
			($result, $by) = $compiled->($name) eq 'failed' ? ('discarded', 'does not compile') : meet($mutant, $compiled);
			last;
		}
	}

	spit($file, $text);
	utime $stat[8], $stat[9], $file;
	unlink grep { -e } @objects;
	foreach (grep { -e "$_.true" } @objects) { rename "$_.true", $_; }
	unlink_linked();
	return ($result, $by);
}

# The tests, one after the other.
sub meet
{
	my ($mutant, $compiled) = @_;
	my @those = $mutant->{number} ? tests_for($mutant) : @tests;
	my $served = 0;
	my ($result, $by) = ('survived', '');

	@those = grep { !$night{$_} } @those if $day_only;
	# what passed by day need not do so again
	@those = grep { $night{$_} } @those if $mutant->{open} && !$day_only && $only eq '';
	return ('survived', 'no test runs it') if !@those && !$mutant->{open} && !$day_only;
	foreach my $test (@those)
	{
		# a header is that of the test, too, or of a client
		my @of = $test =~ /^sql/ ? 'module' : $test =~ /^tap/ ? ('module', 'core') : emulated($test) // 'core';
		next if !grep { $compiled->($_) ne 'same' } @of and $test =~ /^sql/ || $mutant->{file} !~ /\.h$/;
		if ($compiled->($of[0]) eq 'failed')
		{
			($result, $by) = ('discarded', 'does not compile');
			last;
		}
		if ($test =~ /^(?:sql|tap)/ && !-e "$built/ribbonfilter.so")
		{
			make_module('all') eq '' or die slurp("$root/make.log");
			install();
		}
		if ($test =~ /^sql/ && !$served++ && start_server() ne '')
		{
			($result, $by) = ('killed', 'server start');
			last;
		}
		print "    $test\n" if $only ne '';
		my $came = test($test, 4 * $seconds{$test} + $slack);
		next if $came eq '';
		($result, $by) = ('killed', $test . ($came eq 'time' ? ' by time' : ''));
		$mutant->{night} = $night{$test};
		copy("$root/test.log", "$dir/killed.log") if $only ne '';
		last;
	}
	stop_servers();
	return $day_only && $result eq 'survived' ? ('open', 'passed by day') : ($result, $by);
}

#
# Results
#

my %result;

sub read_results
{
	%result = %kills = ();
	open my $in, '<', $results or return;
	while (my $line = <$in>)
	{
		chomp $line;
		my %r;
		@r{qw(seed number name file line kind before after result by when seconds)} = split /\t/, $line, -1;
		$result{ $r{name} } = \%r;
		$kills{ $r{file} }{ $r{by} =~ s/ by time$//r }++ if $r{result} eq 'killed';
	}
	return;
}

sub write_result
{
	my ($mutant, $result, $by, $took) = @_;
	my $when = $result ne 'killed' ? '' : $mutant->{night} ? 'night' : 'day';

	open my $out, '>>', $results or die "$results: $!";
	print $out join("\t", $seed, @$mutant{qw(number name file line kind before after)}, $result, $by, $when, sprintf('%.0f', $took)), "\n";
	close $out or die "$results: $!";
	return;
}

# name => why no test can notice it
sub equivalents
{
	my %why;

	open my $in, '<', "$top/test/tools/mutants.list" or return \%why;
	while (my $line = <$in>)
	{
		$why{$1} = $2 if $line =~ /^([0-9a-f]{8})\s+(.*)/;
	}
	return \%why;
}

sub shown
{
	my ($mutant) = @_;

	return sprintf '%4d %s %s:%d %s: %s', @$mutant{qw(number name file line kind)},
	  $mutant->{kind} =~ /^(?:check|call)$/ ? "$mutant->{before} deleted" : "$mutant->{before} -> $mutant->{after}";
}

sub show_difference
{
	my ($mutant) = @_;
	my $text = slurp($mutant->{file});

	spit("$root/true.c", $text);
	spit("$root/mutant.c", mutated($mutant, $text));
	print shown($mutant), "\n", `diff -U3 --label true --label mutant $root/true.c $root/mutant.c`;
	return;
}

sub print_score
{
	my (@those) = @_;
	my $why = equivalents();
	my (%sum, @survivors);

	foreach my $mutant (@those)
	{
		my $r = $result{ $mutant->{name} } or next;
		my $what = $r->{result} =~ /^(?:survived|open)$/ && $why->{ $mutant->{name} } ? 'equivalent' : $r->{result};
		$sum{$what}++;
		$sum{ $r->{when} }++ if $r->{when} ne '';
		$sum{'by time'}++ if $r->{by} =~ / by time$/;
		push @survivors, shown($mutant) . ($r->{by} ne '' ? " ($r->{by})" : '') if $what =~ /survived|open/;
	}
	$sum{$_} //= 0 foreach qw(killed survived equivalent discarded open day night), 'by time';
	my $count = $sum{killed} + $sum{survived} + $sum{open};
	print "\nsurvivors, and those that have met the tests of the day only (open):\n", map { "  $_\n" } @survivors if @survivors;
	print map { "mutants.list: $_ is no mutant of today's code: remove the line\n" } grep { !$known{$_} } sort keys %$why;
	printf "%d mutants: %d discarded, %d equivalent; of %d others noticed %d (%.1f %%), by day %d (%.1f %%), by night %d, of all by time %d; survived %d, open %d\n",
	  $count + $sum{discarded} + $sum{equivalent}, @sum{qw(discarded equivalent)}, $count, $sum{killed},
	  100 * $sum{killed} / ($count || 1), $sum{day}, 100 * $sum{day} / ($count || 1), @sum{ 'night', 'by time', 'survived', 'open' };
	return;
}

$| = 1;
draw();
find_tests();
find_includers();
my @those = $only eq '0' ? { %{ $mutants[0] }, name => 'none', number => 0, edits => [] } : $only ne '' ? grep { $_->{name} eq $only || $_->{number} eq $only } @mutants : grep { $_ } @mutants[ $from - 1 .. $from + $many - 2 ];
die "no mutant $only\n" if !@those;
printf "%d lines of %s can be changed; seed %d\n", scalar @mutants, "@of", $seed;
if ($list)
{
	print shown($_), "\n" foreach @those;
	exit;
}
# by day these tell what code there is
@tests = grep { !$night{$_} || emulated($_) } @tests if $day_only;
make_maps();
read_map($_) or die "no map of $_\n" foreach @tests;
make_module('all') eq '' or die slurp("$root/make.log");
foreach my $mutant (@those)
{
	read_results();
	my $r = $result{ $mutant->{name} };
	next if $only eq '' && $r && !($r->{result} eq 'open' && !$day_only) && !($r->{result} eq 'survived' && $again);
	$mutant->{open} = $r && $r->{result} eq 'open';
	# somebody else's
	open my $lock, '>', "$dir/locks/$mutant->{name}" or die;
	next if !flock $lock, LOCK_EX | LOCK_NB;
	if ($only eq '' && equivalents()->{ $mutant->{name} })
	{
		write_result($mutant, 'survived', 'not tried', 0) if !$r;
		next;
	}
	show_difference($mutant) if $only ne '';
	my $start = time;
	my ($result, $by) = try($mutant);
	write_result($mutant, $result, $by, time - $start);
	printf "%s: %s %s, %.0f s\n", shown($mutant), $result, $by, time - $start;
}
read_results();
print_score(@those);
