# The page on the command, docs/command.md, works as it stands there: its blocks
# are one session of bash, and print what the page says.  Then its recipes are
# given files that are hard to read, and no row is lost, none comes twice.

use strict;
use warnings;

use Cwd qw(getcwd);
use File::Temp qw(tempdir);
use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

my $make = $ENV{MAKE} // 'make';
my ($made, $problems) = run_command([ $make, '-s', '--no-print-directory', 'cli' ]);
is($problems, '', 'the command is built');

# for COPY … FROM PROGRAM, too
local $ENV{PATH} = getcwd() . "/build:$ENV{PATH}";
my $node = PostgreSQL::Test::Cluster->new('etl');
$node->init(extra => [ '--encoding=UTF8', '--no-locale' ]);
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;
local $ENV{PGHOST} = $node->host;
local $ENV{PGPORT} = $node->port;

# The blocks of a page: under which heading, text, what it prints
sub blocks
{
	my ($file) = @_;
	my $text = slurp_file($file);
	my @blocks;
	my $heading = '';

	while ($text =~ /^## ([^\n]*)$|^```sh\n(.*?)^```$/msg)
	{
		my ($title, $block) = ($1, $2);

		$heading = $title, next if defined $title;
		push @blocks, {
			heading => $heading,
			text => $block,
			prints => join('', $block =~ /^# => (.*\n)/mg)
		};
	}
	return @blocks;
}

# Runs blocks in one session of bash, in a directory: what each prints, and the
# exit status with all messages
sub run_blocks
{
	my ($database, $dir, @blocks) = @_;
	my $end = '-- end of block --';
	my ($stdout, $stderr) = ('', '');

	append_to_file("$dir/page.sh", join('', map { "$_->{text}\necho '$end'\n" } @blocks));
	local $ENV{PGDATABASE} = $database;
	IPC::Run::run([ 'bash', '-c', "cd '$dir' && bash page.sh" ], '>', \$stdout, '2>', \$stderr);
	my $status = $? >> 8;
	unlink "$dir/page.sh";
	return ([ split /^\Q$end\E\n/m, $stdout, -1 ], $status, $stderr);
}

my @page = blocks('docs/command.md');
cmp_ok(scalar(@page), '>=', 7, 'the page has blocks');
{
	my $dir = tempdir(CLEANUP => 1);

	$node->safe_psql('postgres', 'CREATE DATABASE page');
	my ($outputs, $status, $stderr) = run_blocks('page', $dir, @page);
	foreach my $i (0 .. $#page)
	{
		is($outputs->[$i] // 'not run', $page[$i]{prints}, "docs/command.md, $page[$i]{heading}: prints what the page says");
	}
	is("$status $stderr", '0 ', 'all of it succeeds, without a message');
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
	$node->safe_psql(
		'hard', q{
SET client_min_messages = warning;
DROP TABLE IF EXISTS known, account;
DROP FUNCTION IF EXISTS may_be_known;
CREATE TABLE account (id bigint UNIQUE, note text);
INSERT INTO account SELECT i, 'old' FROM generate_series(1, 1000) i;
INSERT INTO account VALUES (NULL, 'old')});
	return $dir;
}

# How many rows are lost, and how many come twice
sub difference
{
	my ($dir) = @_;

	return $node->safe_psql(
		'hard', qq{
CREATE TEMPORARY TABLE stage (LIKE account);
\\copy stage FROM '$dir/new.csv' (FORMAT csv, HEADER)
CREATE TEMPORARY TABLE expected AS
	SELECT id, 'old' AS note FROM generate_series(1, 1000) id UNION ALL
	SELECT NULL, 'old' UNION ALL
	SELECT * FROM stage WHERE id IS NULL OR id NOT BETWEEN 1 AND 1000;
SELECT (SELECT count(*) FROM (TABLE expected EXCEPT ALL TABLE account) lost),
	(SELECT count(*) FROM (TABLE account EXCEPT ALL TABLE expected) twice)});
}

$node->safe_psql('postgres', 'CREATE DATABASE hard');
$node->safe_psql('hard', 'CREATE EXTENSION ribbonfilter');
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
		is($node->safe_psql('hard', $count), '1001', "$bad as a key, $recipe: loads nothing");
	}
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
		is($node->safe_psql('hard', $count), $rows, '... with these rows');
	}
}

$node->stop;
done_testing();
