# The pages on the command and on the module, docs/command.md and docs/python.md,
# work as they stand there: the blocks of a page are one session of bash or
# Python, and print what it says.  Then their recipes are given files that are
# hard to read, and no row is lost, none comes twice.

use strict;
use warnings;

use Cwd qw(getcwd);
use File::Temp qw(tempdir);
use Server;

-x 'build/ribbonfilter' or plan(skip_all => 'no build/ribbonfilter: make cli');

# for COPY … FROM PROGRAM, too
local $ENV{PATH} = getcwd() . "/build:$ENV{PATH}";
my $node = new_server('etl', '', extra => [ '--encoding=UTF8', '--no-locale' ]);
local $ENV{PGHOST} = $node->host;
local $ENV{PGPORT} = $node->port;

# The blocks of a page in a language: under which heading, text, what it prints
sub blocks
{
	my ($file, $language) = @_;
	my $text = slurp_file($file);
	my @blocks;
	my $heading = '';

	while ($text =~ /^## ([^\n]*)$|^```$language\n(.*?)^```$/msg)
	{
		my ($title, $block) = ($1, $2);

		$heading = $title, next if defined $title;
		push @blocks, { heading => $heading, text => $block, prints => join('', $block =~ /^# => (.*\n)/mg) };
	}
	return @blocks;
}

# Runs blocks in one session of a program, bash or Python, in a directory: what
# each prints, and the exit status and all messages
my $end = '-- end of block --';
sub run_with
{
	my ($program, $end_block, $database, $dir, @blocks) = @_;
	my ($stdout, $stderr) = ('', '');

	append_to_file("$dir/session", join('', map { "$_->{text}\n$end_block\n" } @blocks));
	local $ENV{PGDATABASE} = $database;
	IPC::Run::run([ 'sh', '-c', "cd '$dir' && '$program' session" ], '>', \$stdout, '2>', \$stderr);
	my $status = $? >> 8;
	unlink "$dir/session";
	return ([ split /^\Q$end\E\n/m, $stdout, -1 ], $status, $stderr);
}

sub run_blocks
{
	return run_with('bash', "echo '$end'", @_);
}

# Tests that blocks print what their page says.
sub prints
{
	my ($page, $blocks, $outputs, $status, $stderr) = @_;

	local $Test::Builder::Level = $Test::Builder::Level + 1;
	foreach my $i (0 .. $#$blocks)
	{
		is($outputs->[$i] // 'not run', $blocks->[$i]{prints}, "$page, $blocks->[$i]{heading}: prints what the page says");
	}
	is("$status $stderr", '0 ', "all of $page succeeds, without a message");
	return;
}

my @page = blocks('docs/command.md', 'sh');
cmp_ok(scalar(@page), '>=', 7, 'the page has blocks');
{
	my $dir = tempdir(CLEANUP => 1);

	sql('CREATE DATABASE page');
	prints('docs/command.md', \@page, run_blocks('page', $dir, @page));
}

#
# Files that are hard to read.  The table has the ids 1 to 1000 and a NULL.
#

my $begin = "set -euo pipefail\n";
my ($two_halves) = grep { $_->{text} =~ /--on-error skip/ } @page;
my ($exact) = grep { $_->{text} =~ /nightly\.csv >fresh/ } @page;
my ($where) = grep { $_->{text} =~ /may_be_known/ } @page;
my ($literal) = grep { $_->{text} =~ /::keyset @> id/ } @page;

# how each comes to the file that it loads
my %recipes = (
	'two halves' => $two_halves->{text},
	'a keyset' => $exact->{text} =~ s/^psql -qc .* TO nightly\.csv.*\n//mr =~ s/nightly\.csv/new.csv/gr,
	"COPY's WHERE" => $where->{text} =~ s/^\\copy .* TO more\.csv.*\n//mr =~ s/more\.csv/new.csv/gr,
	'a literal' => $literal->{text} =~ s/more\.csv/new.csv/gr);
my %forms = (
	'known and new' => [ map { "$_,row $_" } 900 .. 5000 ],
	'known alone' => [ map { "$_,row $_" } 1 .. 1000 ],
	'new alone' => [ map { "$_,row $_" } 1001 .. 6000 ],
	'no row' => [],
	'no key' => [ (map { ",none $_" } 1 .. 50), map { "$_,row $_" } 990 .. 1100 ],
	'quoted, with line breaks' => [ map { ("$_,\"a\n$_,b\"", "\"" . ($_ + 5000) . "\",\"\"\"\n\"\"\r\n,\"", ",\"\n7,\"") } 900 .. 1200 ],
	'integers as people write them' =>
	  [ map { (" $_ ,a", '+' . ($_ + 300) . ',b', '000' . ($_ + 600) . ',c', '-' . $_ . ',d', '"  ' . ($_ + 900) . '",e') } 850 .. 1149 ],
	'the end of COPY as a field' => [ map { "$_,\\.x" } 950 .. 1050 ],
	'rows longer than a block' => [ map { "$_,\"" . ("$_\n" x 40000) . '"' } 999 .. 1002 ]);

# What a recipe finds: the table, and the file as rows.
sub begin
{
	my ($file) = @_;
	my $dir = tempdir(CLEANUP => 1);

	append_to_file("$dir/new.csv", $file);
	sql(q{
SET client_min_messages = warning;
DROP TABLE IF EXISTS known, account;
DROP FUNCTION IF EXISTS may_be_known;
CREATE TABLE account (id bigint UNIQUE, note text);
INSERT INTO account SELECT i, 'old' FROM generate_series(1, 1000) i;
INSERT INTO account VALUES (NULL, 'old')}, 'hard');
	return $dir;
}

# How many rows are lost, and how many come twice
sub difference
{
	my ($dir) = @_;

	return sql(qq{
CREATE TEMPORARY TABLE stage (LIKE account);
\\copy stage FROM '$dir/new.csv' (FORMAT csv, HEADER)
CREATE TEMPORARY TABLE expected AS
	SELECT id, 'old' AS note FROM generate_series(1, 1000) id UNION ALL
	SELECT NULL, 'old' UNION ALL
	SELECT * FROM stage WHERE id IS NULL OR id NOT BETWEEN 1 AND 1000;
SELECT (SELECT count(*) FROM (TABLE expected EXCEPT ALL TABLE account) lost),
	(SELECT count(*) FROM (TABLE account EXCEPT ALL TABLE expected) twice)}, 'hard');
}

sql('CREATE DATABASE hard');
sql('CREATE EXTENSION ribbonfilter', 'hard');
foreach my $form (sort keys %forms)
{
	foreach my $end ("\n", "\r\n")
	{
		my $ends = $end eq "\n" ? 'LF' : 'CR LF';

		foreach my $recipe (sort keys %recipes)
		{
			my $dir = begin(join('', map { "$_$end" } 'id,note', @{ $forms{$form} }));
			my (undef, $status, $stderr) = run_blocks('hard', $dir, { text => $begin . $recipes{$recipe} });

			is("$status $stderr", '0 ', "$form, $ends, $recipe: succeeds");
			is(difference($dir), '0|0', "$form, $ends, $recipe: no row is lost, and none comes twice");
		}
	}
}

# that it would be noticed
{
	my $dir = begin(join('', map { "$_\n" } 'id,note', @{ $forms{'no key'} }));

	run_blocks('hard', $dir, { text => $begin . $recipes{'a literal'} =~ s/WHERE (.*) IS NOT TRUE/WHERE NOT $1/r });
	is(difference($dir), '50|0', 'NOT in place of IS NOT TRUE loses rows without a key');
}

#
# What cannot be loaded stops a recipe, and nothing has been loaded
#

my $count = 'SELECT count(*) FROM account';
foreach my $bad ('x', '5 x', '9223372036854775808', '\N', '1.5')
{
	foreach my $recipe (sort keys %recipes)
	{
		my $dir = begin(join('', map { "$_\n" } 'id,note', '1,a', '5000,b', "$bad,c", '5001,d'));
		my (undef, $status) = run_blocks('hard', $dir, { text => $begin . $recipes{$recipe} });

		# psql that reads statements, and is not told to stop, ends well
		cmp_ok($status, '>', 0, "$bad as a key, $recipe: fails") if $recipe ne 'a literal';
		is(sql($count, 'hard'), '1001', "$bad as a key, $recipe: loads nothing");
	}
}

# a server that fails in front of the command: nothing is loaded of what it sent
{
	my ($between) = grep { $_->{text} =~ /--copy --field 2/ } @page;
	my $dir = tempdir(CLEANUP => 1);
	my $text = $between->{text} =~ s/COPY purchase \(nr, customer\) TO/COPY (SELECT nr, 100000 \/ (100000 - nr) FROM purchase) TO/r;

	sql('DROP DATABASE here; DROP DATABASE there');
	my (undef, $status, $stderr) = run_blocks('page', $dir, { text => "$begin$text" });
	cmp_ok($status, '>', 0, 'a pipe fails with its first part');
	like($stderr, qr/division by zero/, '... for that reason');
	is(sql('SELECT count(*) FROM purchase', 'here'), '0', '... and loads nothing');
}

# a program that fails behind its last row
{
	my $dir = begin('');
	my $fails = q{FROM PROGRAM 'echo 5000,b; exit 2' (FORMAT csv)};

	foreach my $case (
		[ "psql -c \"COPY account $fails\"", 1001, 'COPY rolls back' ],
		[ "psql -v ON_ERROR_STOP=1 <<'SQL'\nBEGIN;\n\\copy account $fails\nCOMMIT;\nSQL\n", 1001, '\copy does in a transaction' ],
		[ "psql -c \"\\copy account $fails\"", 1002, 'and not by itself' ])
	{
		my ($text, $rows, $what) = @$case;
		my (undef, $status) = run_blocks('hard', $dir, { text => "$begin$text" });

		cmp_ok($status, '>', 0, "a program fails: $what");
		is(sql($count, 'hard'), $rows, '... with these rows');
	}
}

#
# Python
#

# Debian's packages are for its own python3, which need not be the first
my $python = $ENV{PYTHON} // '/usr/bin/python3';
my @programs = blocks('docs/python.md', 'python');
cmp_ok(scalar(@programs), '>=', 5, 'the page on Python has programs');

# what is not here, of what the page takes
my @missing = grep { system("$python -c 'import $_' >/dev/null 2>&1") != 0 } qw(setuptools wheel numpy pandas psycopg);
push @missing, 'Python.h' if system(qq{$python -c 'import sysconfig, os; os.stat(sysconfig.get_path("include") + "/Python.h")' >/dev/null 2>&1}) != 0;

SKIP:
{
	skip "$python without @missing", 1 if @missing;

	my $dir = tempdir(CLEANUP => 1);
	my $built = "$dir/python";
	local $ENV{PYTHONPATH} = "$built/lib";
	local $ENV{PYTHONIOENCODING} = 'utf-8';
	local $ENV{PYTHONDONTWRITEBYTECODE} = 1;

	my @run = ($python, "print('$end', flush=True)");
	command_ok([ 'test/tools/python.sh', '.', $built, $python ], 'the module is built');
	sql('CREATE DATABASE python');
	prints('docs/python.md', \@programs, run_with(@run, 'python', $dir, @programs));

	# the job with frames of files that are hard to read
	my @job = grep { $_->{text} =~ /^def new_rows/m } @programs;
	my @names = grep { !/integers as people/ } sort keys %forms;
	my $files = 0;
	foreach my $line_end ("\n", "\r\n")
	{
		append_to_file("$dir/" . $files++ . '.csv', join('', map { "$_$line_end" } 'id,note', @{ $forms{$_} })) foreach (@names);
	}
	my ($outputs, $status, $stderr) = run_with(
		@run, 'python', $dir,
		{ text => <<"PROGRAM" . $job[0]{text} =~ s/^frame = .*//msr . <<"CHECKS" });
import pandas, psycopg, ribbonfilter.psycopg

connection = psycopg.connect()
ribbonfilter.psycopg.register(connection)
connection.execute("DELETE FROM account WHERE id > 1000")
PROGRAM
for number in range($files):
    frame = pandas.read_csv(f"{number}.csv", dtype={"id": "Int64"}, keep_default_na=False, na_values={"id": [""]})
    exact = [i for i, id in enumerate(frame["id"]) if id is pandas.NA or not 1 <= id <= 1000]
    print(number, list(new_rows(frame, connection).index) == exact)
CHECKS
	is("$status $stderr", '0 ', 'a data frame of each file is divided');
	is(scalar(() = $outputs->[0] =~ / True/g), $files, 'no row is lost, and none comes twice') or diag($outputs->[0]);
}

done_testing();
