# The command "ribbonfilter": what it reads; what it does with damaged filters,
# full disks and closed pipes; that it does what SQL does.  Random rows are read
# beside a naive reader by test/fuzz/fuzz_rows.c; here, alike by several threads.
#
# RF_CLI_INPUTS is how many random inputs are read, and RF_CLI the command, if
# it is not the one that "make cli" left.

use strict;
use warnings;

use File::Temp qw(tempdir);
use IPC::Open2;
use List::Util qw(max min);
use POSIX ();
use Server;
use Outcomes qw(start_server);

my $cli = $ENV{RF_CLI} || "$ENV{PWD}/build/ribbonfilter";
my $dir = tempdir(CLEANUP => 1);
my $inputs = $ENV{RF_CLI_INPUTS} // ($ENV{RF_DAY} ? 100 : 400);

-x $cli or plan(skip_all => "no $cli: make cli");
chdir $dir or die $!;
random_seed();
delete $ENV{TMPDIR};
$SIG{PIPE} = 'DEFAULT';

sub put
{
	my ($name, $bytes) = @_;
	open(my $f, '>:raw', $name) or die "$name: $!";
	print $f $bytes;
	close $f or die $!;
	return $name;
}

sub get
{
	my ($name) = @_;
	open(my $f, '<:raw', $name) or die "$name: $!";
	local $/;
	my $bytes = <$f>;
	return $bytes // '';
}

# Runs a line of shell in which "rf" is the command: status, output, errors.
sub shell
{
	my ($line) = @_;
	my $status = system('bash', '-c', "rf() { '$cli' \"\$@\"; }; { $line\n} >out 2>err");
	return ($status >> 8, get('out'), get('err'));
}

# rf(input, arguments): the same of one command that reads it
sub rf
{
	my ($input, @args) = @_;
	put('in', $input);
	my $pid = fork() // die $!;
	if ($pid == 0)
	{
		open(STDIN, '<', 'in') && open(STDOUT, '>', 'out') && open(STDERR, '>', 'err') or POSIX::_exit(99);
		exec($cli, @args) or POSIX::_exit(99);
	}
	waitpid($pid, 0);
	return ($? >> 8, get('out'), get('err'));
}

sub is_run
{
	my ($name, $input, $args, $status, $out, $err) = @_;
	my @got = rf($input, @$args);
	local $Test::Builder::Level = $Test::Builder::Level + 1;
	my $right = $got[0] == $status && (ref $out ? $got[1] =~ $out : $got[1] eq $out) && (ref $err ? $got[2] =~ $err : $got[2] eq ($err // ''));
	ok($right, $name) or diag("@$args: $got[0], " . substr($got[1], 0, 300) . ', ' . substr($got[2], 0, 300));
}

sub build
{
	my ($name, $type, $keys, @args) = @_;
	my ($status, $out, $err) = rf(join('', map { "$_\0" } @$keys), 'build', '-0', '--type', $type, @args);
	$status == 0 or die "build $name: $err";
	return put($name, $out);
}

#
# Random inputs, in blocks of a few bytes
#

my %alphabet = (
	lines => [ 'a', 'b', 'c', 'aa', "\n", "\n", "\r\n", "\r", '' ],
	fields => [ 'a', 'b', 'ab', "\t", "\t", "\n", "\r\n", "\r", '\\N', '"' ],
	csv => [ 'a', 'b', ',', ',', '"', '"', '""', "\n", "\n", "\r\n", "\r", '\\.', "\n\\.\n", '"a"', "\"b\n\"", '"",', ',"a,b"', "\"\r\"" ],
	copy => [ 'a', 'b', "\t", "\t", "\n", "\n", "\r\n", '\\', '\\\\', "\\\t", "\\\n", '\\N', "\t\\N", '\\x61', '\\x4A', '\\142', '\\r', '\\7', '\\x', "\n\\.\n", "\\\r\n", "\r", "\\\r", '.' ],
);

sub random_options
{
	my $layout = (qw(lines lines fields csv csv copy copy))[ int rand 7 ];
	my $plain = $layout eq 'lines' || $layout eq 'fields';
	my @args = ($plain ? () : "--$layout", $layout eq 'lines' ? () : ('--field', 1 + int rand 3));

	push @args, '-0' if $plain && rand() < 0.25;
	push @args, '--null', 'a' if $plain && rand() < 0.25;
	push @args, '--delimiter', 'A' if $layout eq 'copy' && rand() < 0.3;
	return ($layout, @args);
}

sub random_text
{
	my ($layout, @args) = @_;
	my @letters = (@{ $alphabet{$layout} }, map { { '-0' => "\0", A => 'A' }->{$_} // () } @args);
	@letters = grep { $_ ne "\r" } @letters if $layout =~ /c/ && rand() < 0.9;
	push @letters, "\xc3\xa9", 'word' if rand() < 0.5;
	push @letters, "\xff", "\xc3" if rand() < 0.3;
	return join '', map { $letters[ rand @letters ] } 1 .. int(rand() ** 3 * 400);
}

# In whatever blocks and by however many threads a file is read, rows, keys and
# messages are the same.
sub check_random
{
	my ($layout, @args) = random_options();
	my $text = random_text($layout, @args);
	my @on_error = ('--on-error', (qw(keep skip stop))[ rand 3 ]);
	my @in_pieces = ('--buffer', (16, 17, 31, 64, 200, 4096)[ rand 6 ], '--threads', 1 + int rand 4);

	foreach my $command ([ 'hash', '--type', 'text', '--bytes' ], [ 'probe', 'some.rbf', rand() < 0.5 ? '-v' : (), rand() < 0.2 ? '-c' : () ])
	{
		my @whole = rf($text, @$command, @args, @on_error, '--threads', 1);
		my @pieces = rf($text, @$command, @args, @on_error, @in_pieces);
		# what failed may have written more or less before; messages are in the order of blocks
		my $same = $whole[0] == 2 ? min(map { length } $whole[1], $pieces[1]) : max(map { length } $whole[1], $pieces[1]);

		my ($told, $tell) = map { $whole[0] == 2 ? '' : join '', sort split /^/, $_->[2] } \@whole, \@pieces;
		return "status $whole[0], $pieces[0]: @$command @args @on_error @in_pieces" if $whole[0] != $pieces[0] || $told ne $tell;
		return "rows: @$command @args @on_error @in_pieces" if substr($whole[1], 0, $same) ne substr($pieces[1], 0, $same);
	}
	return;
}

build('some.rbf', 'text', [ 'a', 'ab', 'word', "b\n", '' ], '--kind', 'keyset');
my @faults;
foreach my $n (1 .. $inputs)
{
	my ($fault) = check_random();
	next if !defined $fault;
	push @faults, $fault;
	rename 'in', "in.$n";
	diag("$n: $fault: " . quotemeta(substr get("in.$n"), 0, 500)) if @faults <= 3;
}
is(scalar @faults, 0, "$inputs random inputs are read alike in pieces");

#
# Integers, which take a shorter way
#

my @integers = map { (sprintf('%d', rand(2) < 1 ? rand 1000 : (rand() - 0.5) * 1e18), '007', '-0', '-5', '9223372036854775807', '-9223372036854775808', '123456789012345678', '1234567890123456789', '0000000000000000000000012')[ rand 9 ] } 1 .. 3000;
my $integers = join '', map { "$_\n" } @integers;
my ($status, $fast) = rf($integers, 'hash', '--type', 'bigint');
my (undef, $slow) = rf($integers, 'hash', '--type', 'bigint', '--bytes', '--buffer', '64');
is(join("\n", map { /^(-?\d+)/ } split /\n/, $slow) . "\n", $fast, 'integers: the shorter way leads to the same hashes');
is(join(' ', map { /\t(.*)/ } split /\n/, $slow), join(' ', map { unpack 'H*', pack 'q<', $_ } @integers), '... which are those of their bytes');
(undef, my $fields) = rf(join('', map { "$_,rest\r\n" } @integers), 'hash', '--type', 'bigint', '--field', 1, '--delimiter', ',', '--buffer', 100);
is($fields, $fast, '... in a field as well');
(undef, $fields) = rf(join('', map { "$_\r\n" } @integers), 'hash', '--type', 'int8', '--csv', '--threads', 3, '--buffer', 100);
is($fields, $fast, '... and at the end of a record of CSV');
is((rf('0', 'hash', '--type', 'bigint'))[1], sprintf("%d\n", unpack 'q', pack 'Q', hex('c77b3abb') * 2**32 + hex('6f87acd9')), 'the hash of 0 is the one on the page');

#
# Values of other types, NULL, fields by name
#

build('int.rbf', 'bigint', [ 1, 2, 3 ], '--kind', 'keyset');
build('num.rbf', 'numeric', [ '1.0', '2.5' ], '--kind', 'keyset');
is_run('numerics among integers', "1.0\n1.5\n3\nNaN\n1e30\n-2\n2.000\n", [ 'probe', 'int.rbf', '--type', 'numeric' ], 0, "1.0\n3\n2.000\n");
is_run('integers among numerics', "1\n2\n", [ 'probe', 'num.rbf', '--type', 'bigint' ], 0, "1\n");
is_run('the type of the filter', "1.00\n2.50\n3\n", [ 'probe', 'num.rbf' ], 0, "1.00\n2.50\n");
is_run('another type', "1\n", [ 'probe', 'int.rbf', '--type', 'text' ], 2, '', qr/int\.rbf: .*not text/);
is_run('... real and double precision are one', "1.5\n", [ 'probe', build('real.rbf', 'real', ['1.5'], '--kind', 'keyset'), '--type', 'double precision' ], 0, "1.5\n");

# A key has one reading, that of the filter's type or of the one that is said.
my @reals = ('0.1', '1234.56', '-1e-3', '1e-45', '3.4028235e38');
my @names = map { $_ x 70 } 'a', "b\xc3\xa9", 'c';
foreach ([ 'real', 'double precision', \@reals, '0.3' ], [ 'name', 'text', \@names, 'd' x 70 ])
{
	my ($narrow, $wide, $keys, $absent) = @$_;
	my $rows = join '', map { "$_\n" } @$keys;
	foreach ([ $narrow, $wide ], [ $wide, $narrow ])
	{
		my ($type, $other) = @$_;
		build('one.rbf', $type, $keys, '--kind', 'keyset');
		is_run("keys of type $type are found as such", "$rows$absent\n", [ 'probe', 'one.rbf', '--type', $type ], 0, $rows);
		is_run('... and others are not', "$rows$absent\n", [ 'probe', 'one.rbf', '--type', $type, '-v' ], 0, "$absent\n");
		is_run("... nor is any as $other", $rows, [ 'probe', 'one.rbf', '--type', $other ], 1, '');
	}
	is_run("without a type, keys are of type $wide", $rows, [ 'probe', 'one.rbf' ], 0, $rows);
	build('one.rbf', $narrow, $keys, '--kind', 'keyset');
	is_run('... and nothing else', $rows, [ 'probe', 'one.rbf' ], 1, '');
}

# What the recipes promise of a keyset: texts around 63 bytes and 64 kB, digests,
# paths that begin alike; integers around 2^53 and 2^31
foreach my $length (62 .. 66, 127, 128, 4095, 65534 .. 65537)
{
	build('one.rbf', 'text', [ 'x' x $length ], '--kind', 'keyset');
	is_run("a text of $length bytes is known", ('x' x $length) . "\n", [ 'probe', 'one.rbf', '-vc' ], 1, "0\n");
	is_run('... and one that is longer or shorter by a byte is not', ('x' x ($length + 1)) . "\n" . ('x' x ($length - 1)) . "\n", [ 'probe', 'one.rbf', '-vc' ], 0, "2\n");
}
my @near = map { my $n = $_; map { sprintf('%d', $n + $_) } -1 .. 1 } 1 << 31, 1 << 53, -(1 << 53), 1 << 32;
foreach my $type ('bigint', 'numeric', 'text')
{
	build('one.rbf', $type, [ @near[ grep { !($_ % 2) } 0 .. $#near ] ], '--kind', 'keyset');
	is_run("numbers near powers of 2 as $type", join('', map { "$_\n" } @near), [ 'probe', 'one.rbf', '-v' ], 0, join('', map { "$near[$_]\n" } grep { $_ % 2 } 0 .. $#near));
}
foreach ([ 'integer', 2147483647, 2147483648 ], [ 'integer', -2147483648, -2147483649 ], [ 'smallint', 32767, 32768 ], [ 'smallint', -32768, -32769 ])
{
	my ($type, $last, $beyond) = @$_;
	is_run("$beyond is no $type", "$last\n$beyond\n", [ 'build', '--type', $type ], 2, '', qr/stdin:2: "$beyond" is no key of type $type/);
	is_run('... on probing as well', "$last\n$beyond\n", [ 'probe', build('near.rbf', 'bigint', [$last]), '--type', $type, '--on-error', 'skip' ], 0, "$last\n", qr/"$beyond" is no key/);
}

foreach ([ 'numeric(10,2)', 'numeric' ], [ 'Timestamp(3) with time zone', 'timestamptz' ], [ 'varchar(3)', 'text' ], [ 'char(3)', 'bpchar' ], [ 'char', 'bpchar' ])
{
	is_run("no precision: $$_[0]", '', [ 'hash', '--type', $$_[0] ], 2, '', qr/--type: type "\Q$$_[0]\E" has a length or precision: keys are read as they are written, neither rounded nor cut; write "$$_[1]"/);
}
is_run('... and no type: mood(3)', '', [ 'hash', '--type', 'mood(3)' ], 2, '', qr/"mood\(3\)" cannot be read/);
is_run('a filter of nothing', "1\nx\n\xff\n", [ 'probe', build('none.rbf', 'bigint', []) ], 1, '');
is_run('... has no key', "1\nx\n\xff\n", [ 'probe', 'none.rbf', '-v' ], 0, "1\nx\n\xff\n");

my $csv = "id,\"na\"\"me\",x\r\n1,one,a\r\n5,\"two\nlines\",b\r\n,null,c\r\n2,,\r\n";
is_run('a field by its name', $csv, [ 'probe', 'int.rbf', '--csv', '--header', '--field', 'id' ], 0, "id,\"na\"\"me\",x\r\n1,one,a\r\n2,,\r\n");
is_run('... inverted, NULL is in no filter', $csv, [ 'probe', 'int.rbf', '--csv', '--header', '-v' ], 0, "id,\"na\"\"me\",x\r\n5,\"two\nlines\",b\r\n,null,c\r\n");
is_run('a header is no row', "id\n9\n", [ 'probe', 'int.rbf', '--header' ], 1, "id\n");
is_run('... and is not counted', $csv, [ 'probe', 'int.rbf', '--csv', '--header', '-c' ], 0, "2\n");
is_run('a quoted name', $csv, [ 'hash', '--type', 'text', '--bytes', '--csv', '--header', '--field', 'na"me' ], 0,
	join('', map { $_ eq '' ? "\n" : (split /\n/, (rf("$_\0", 'hash', '-0', '--type', 'text', '--bytes'))[1] =~ tr/\0/\n/r)[0] . "\n" } 'one', "two\nlines", 'null', ''));
is_run('no such name', $csv, [ 'probe', 'int.rbf', '--csv', '--header', '--field', 'nome' ], 2, '', qr/no field is named "nome"/);
foreach (
	[ "\xEF\xBB\xBFid\n1\n", qr/byte order mark.*tail -c \+4/ ], [ "\xFF\xFEi\0d\0\n\0", qr/UTF-16: read what "iconv / ], [ "\xFE\xFF\0i\0d\0\n", qr/UTF-16/ ],
	[ "\x1F\x8B\x08\0\0\0\0\0\n\n", qr/compressed: read what "zcat"/ ], [ "\x28\xB5\x2F\xFD\x04\n", qr/zstdcat/ ], [ "\xFD7zXZ\0\n", qr/xzcat/ ])
{
	my ($file, $message) = @$_;
	is_run('not a text in UTF-8', $file, [ 'probe', 'int.rbf', '-v' ], 2, '', $message);
	is_run('... with a header', $file, [ 'probe', 'int.rbf', '--csv', '--header', '--field', 'id' ], 2, '', $message);
	is_run('... to build of', $file, [ 'build', '--type', 'text', '-o', 'unmade.rbf' ], 2, '', $message);
	put('other', $file);
	is((shell('rf probe int.rbf -v b.csv other'))[0], 2, '... behind another file');
	is((shell('for c in $(seq ' . length($file) . '); do dd bs=1 count=1 skip=$((c - 1)) if=other 2>/dev/null; sleep 0; done | rf probe int.rbf -v'))[0], 2, '... byte by byte');
	is_run('... but not inside', "1\n$file", [ 'probe', 'int.rbf', '-c' ], 0, qr/^[0-9]+\n$/, qr/^/);
}
ok(!-e 'unmade.rbf', 'nothing is left of these');
is_run('two such names', "id\tid\n", [ 'probe', 'int.rbf', '--header', '--field', 'id' ], 2, '', qr/two fields are named "id"/);
put('a.csv', "id,x\n1,a\n9,b");
put('b.csv', "id,x\r\n2,c\r\n8,d\r\n3,e");
put('c.csv', "x,id\nc,2\n");
my @several = shell('rf probe int.rbf --csv --header --field id a.csv b.csv');
is("$several[0]: $several[1]", "0: id,x\n1,a\n2,c\r\n3,e", 'each file has a header, and the first one stands for all');
@several = shell('rf probe int.rbf --csv --header --field id a.csv c.csv');
is("$several[0]: $several[1]$several[2]", "2: id,x\n1,a\nribbonfilter: c.csv: its header is not that of a.csv\n", '... not for others');
is((shell('rf probe int.rbf --csv --header --field id -c a.csv c.csv'))[1], "2\n", '... unless rows are counted');
like((shell("rf $_ --csv --header --field 1 a.csv c.csv"))[2], qr/c\.csv: its header is not that of a\.csv/, "... and a field has no name, $_") foreach 'build --type text', 'probe -c int.rbf', 'hash --type text';
@several = shell('printf "1\n2" | rf probe int.rbf - a.csv --on-error skip');
is($several[1], "1\n2", 'standard input among files; a last line as it came');
put('a.csv', '');
@several = shell('rf probe int.rbf --csv --header --field id a.csv b.csv a.csv b.csv');
is("$several[0]: $several[1]", "0: id,x\r\n2,c\r\n3,e\r\n2,c\r\n3,e", '... also if the first one is empty');
put('a', "1\n2");
put('b', "3\n");
put('crlf', "1\r\n2");
is((shell('rf probe int.rbf --csv crlf b'))[1], "1\r\n2\r\n3\n", 'a line end is added as the file has them');
foreach ([ "1,a", "2,b\r\n3,c\r\n", "\r\n" ], [ "1,\"a\nb\"", "2,b\r\n", "\r\n" ], [ "9\r\n1,\"a\nb\"", "2\n", "\r\n" ], [ "9,\"\r\n\"\n1", "2\r\n", "\n" ], [ "1", "9\r\n9", "\r\n", "2\r\n" ], [ "1", "2", "\n" ])
{
	my ($open, $next, $end, $last) = @$_;
	put('open', $open);
	put('next', $next);
	put('last', $last // '');
	(my $passed = "$open$end" . ($last // $next)) =~ s/^9.*?\n(?=1)//s;
	(my $title = "$open and $next") =~ s/([\r\n])/$1 eq "\r" ? '\\r' : '\\n'/eg;
	is((shell("rf probe int.rbf --csv --buffer $_ open next last"))[1], $passed, "... $title, blocks of $_") foreach 1, 65536;
}
is((shell('rf probe int.rbf a b a'))[1], "1\n2\n3\n1\n2", '... and with an end where another file follows');
build('words.rbf', 'text', [ 'abc', 'y' ], '--kind', 'keyset');
put('cr', "zzz\r\nabc\r");
is((shell('rf probe words.rbf cr a'))[1], "abc\r", 'a CR that ends a file is of a line end');
is((shell('rf probe -v words.rbf cr a'))[1], "zzz\r\n1\n2", '... in both halves');
is((shell('rf probe words.rbf cr cr'))[1], "abc\r\nabc\r", '... and gets the rest of it');
is_run('a delimiter that may be a digit', "x\\x4A1AyAz\n\\x4AAyA\n", [ 'probe', 'words.rbf', '--copy', '--delimiter', 'A', '--field', '2' ], 0, "x\\x4A1AyAz\n\\x4AAyA\n");

#
# Keys of several columns
#

my $pairs = "a,b,c\n1,x,p\n2,\"y,\"\"\n\",q\n,z,r\n,,s\n";
put('pairs.csv', $pairs);
is((shell('rf build --type bigint,text --csv --header --field a,b -o pairs.rbf pairs.csv'))[0], 0, 'a filter of pairs');
like((shell('rf info pairs.rbf'))[1], qr/^type: \(integer,text\)$/m, '... is one of rows');
is_run('all are found', $pairs, [ 'probe', 'pairs.rbf', '--csv', '--header', '--field', 'a,b' ], 0, $pairs);
is_run('... in the first fields without a field', $pairs, [ 'probe', 'pairs.rbf', '--csv', '--header' ], 0, $pairs);
is_run('... in another order', "b,a\nx,1\n1,x\n", [ 'probe', 'pairs.rbf', '--csv', '--header', '--field', '2,b', '-v', '--on-error', 'keep' ], 0, "b,a\n1,x\n", qr/"x" is no key of type bigint/);
is_run('NULL is a value of a column', "1,\n,x\n,\n", [ 'probe', 'pairs.rbf', '--csv', '-v' ], 0, "1,\n,x\n");
is_run('types that are wider or narrower', "1,x\n", [ 'probe', 'pairs.rbf', '--csv', '--type', 'smallint,name' ], 0, "1,x\n");
is_run('a row with too few fields', "1,x\n2\n3,y\n", [ 'build', '--type', 'int,text', '--csv' ], 2, '', qr/stdin:2: there is no field 2, but 1 fields\n/);
is_run('... is kept', "1,x\n2\n3,y\n", [ 'probe', 'pairs.rbf', '--csv' ], 0, "1,x\n2\n", qr/rows without the field: 1 in all; their rows were kept/);
is_run('... or skipped', "1,x\n2\n3,y\n", [ 'probe', 'pairs.rbf', '--csv', '--on-error', 'skip', '-v' ], 0, "3,y\n", qr/skipped/);
is_run('a key that is bad in its second column', "1,x\n", [ 'hash', '--type', 'text,int', '--csv' ], 2, '', qr/stdin:1: "x" is no key of type integer\n/);
is_run('the bytes of a row', "1,x\n,\n", [ 'hash', '--type', 'int,text', '--csv', '--bytes' ], 0, qr/^-?\d+\t010800000001000000000000000101000000(78)\n-?\d+\t0000\n$/);
is_run('fields and types of one number', "1,x\n", [ 'probe', 'pairs.rbf', '--csv', '--field', '1' ], 2, '', qr/keys have 2 columns, and --field names 1/);
is_run('... the other way round', "1,x\n", [ 'probe', 'int.rbf', '--csv', '--field', '1,2' ], 2, '', qr/keys have 1 columns, and --field names 2/);
is_run('lines have no fields', "1,x\n", [ 'probe', 'pairs.rbf' ], 2, '', qr/keys of 2 columns: which fields are they\?/);
is_run('other types', "1,x\n", [ 'probe', 'pairs.rbf', '--csv', '--type', 'text,bigint' ], 2, '', qr/pairs\.rbf: the filter has keys of type \(integer,text\), not text,bigint/);
is_run('... and too many', "1,x\n", [ 'probe', 'pairs.rbf', '--csv', '--type', 'int,text,text' ], 2, '', qr/not int,text,text/);
is_run('a type given twice', "1,x\n", [ 'probe', 'pairs.rbf', '--csv', '--type', 'int', '--type', 'text' ], 2, '', qr/--type is given twice/);
is_run('a field given twice', "1,x\n", [ 'probe', 'pairs.rbf', '--csv', '--field', '1', '--field', '2' ], 2, '', qr/--field is given twice/);
is_run('33 columns', "1\n", [ 'hash', '--csv', '--type', join(',', ('int') x 33) ], 2, '', qr/at most 32 columns/);
is_run('... and fields', "1\n", [ 'hash', '--csv', '--type', 'int', '--field', join(',', 1 .. 33) ], 2, '', qr/at most 32 fields/);
is_run('32 columns', join(',', 1 .. 32) . "\n", [ 'hash', '--csv', '--type', join(',', ('int') x 32) ], 0, qr/^-?\d+\n$/);
is_run('a latin-1 file', "caf\xE9\n", [ 'hash', '--type', 'text' ], 2, '', qr/"caf\?" is not in UTF-8, or has a zero byte/);

#
# Problems
#

my $bad = "1\nx\n2\n\ny\nz\n3\n9\n";
my $three = qr/\Aribbonfilter: stdin:2: "x" is no key of type [a-z]+\nribbonfilter: stdin:4: .*\nribbonfilter: stdin:5: .*\nribbonfilter: keys that could not be read: 4 in all; their rows were/;
is_run('what cannot be judged is kept', $bad, [ 'probe', 'int.rbf' ], 0, "1\nx\n2\n\ny\nz\n3\n", qr/$three kept\n\z/);
is_run('... inverted as well', $bad, [ 'probe', 'int.rbf', '-v' ], 0, "x\n\ny\nz\n9\n", qr/$three kept\n\z/);
is_run('... or skipped', $bad, [ 'probe', 'int.rbf', '-v', '--on-error', 'skip' ], 0, "9\n", qr/$three skipped\n\z/);
is_run('... or ends it', $bad, [ 'probe', 'int.rbf', '--on-error', 'stop' ], 2, "1\n", qr/\Aribbonfilter: stdin:2: .*\n\z/);
is_run('a key that cannot be read ends a build', $bad, [ 'build', '--type', 'int' ], 2, '', qr/\Aribbonfilter: stdin:2: .*\n\z/);
is_run('... or is skipped', $bad, [ 'build', '--type', 'int', '--on-error', 'skip', '-o', 'skipped.rbf' ], 0, '', qr/skipped\n\z/);
is_run('... and cannot be kept', $bad, [ 'build', '--type', 'int', '--on-error', 'keep' ], 2, '', qr/--on-error keep/);
is_run('fields that are missing', "a\t1\nb\n", [ 'probe', 'int.rbf', '--field', 2 ], 0, "a\t1\nb\n", qr/stdin:2: there is no field 2, but 1/);
foreach my $args ('', '--on-error skip', '-v', '-c', '--header', '--header --field id', '--buffer 100')
{
	foreach ([ csv => 1, "id,x\r1,\"a\nb\"\r2,c\r" ], [ copy => 1, "id\r1\r2\r" ], [ csv => 1, join '', "id\r", map { "$_\r" } 1 .. 10000 ], [ csv => 3, "id\r\n1\r\n2\r" ], [ copy => 5, "id\n1\n\\\n2\\\r\n3\\\\\r4\n" ])
	{
		my ($layout, $line, $text) = @$_;
		put('in', $text);
		my @run = shell("rf probe int.rbf --$layout $args in");
		ok($run[0] == 2 && $run[1] eq '' && $run[2] eq "ribbonfilter: in:$line: a CR without LF: the lines of a file end in LF or CR LF here\n", "lines that end in CR: --$layout $args")
		  or diag(substr "@run", 0, 300);
	}
}
is_run('... a CR that is data', "1,\"a\r\"\r\n\"\r\",\n", [ 'probe', 'int.rbf', '--csv', '--on-error', 'skip' ], 0, "1,\"a\r\"\r\n", qr/stdin:2: .* no key/);
is_run('... in COPY', "1\ta\\\r\n", [ 'probe', 'int.rbf', '--copy' ], 0, "1\ta\\\r\n");

put('whole', "1\n2\n");
put('nothing', '');
foreach ([ copy => "1\n2\\\n", 2 ], [ copy => "1\n2\\", 2 ], [ csv => "1\n\"2\n", 2 ], [ csv => "1\n2,\"\n3\"\"", 2 ])
{
	my ($layout, $text, $line) = @$_;
	my $told = qr/\Aribbonfilter: cut:$line: (?:a quoted field does not end|a backslash makes the end of the file part of a field)\n/;
	put('cut', $text);
	my @run = shell("rf probe int.rbf --$layout whole cut nothing");
	ok($run[0] == 0 && $run[1] eq "1\n2\n$text" && $run[2] =~ $told, "a file that is cut off, $layout") or diag("@run");
	@run = shell("rf probe int.rbf --$layout cut whole");
	ok($run[0] == 2 && $run[1] eq $text && $run[2] =~ /${told}ribbonfilter: whole: no row can follow/, '... is not continued by another') or diag("@run");
	@run = shell("rf probe int.rbf --$layout --on-error skip cut whole");
	ok($run[0] == 0 && $run[1] eq "1\n1\n2\n" && $run[2] =~ $told, '... unless its last row is skipped') or diag("@run");
	@run = shell("rf probe int.rbf --$layout -c cut whole");
	ok($run[0] == 0 && $run[1] eq "4\n", '... or rows are counted') or diag("@run");
	@run = shell("rf build --type int --$layout cut");
	ok($run[0] == 2 && $run[1] eq '' && $run[2] =~ $told, '... or a filter built') or diag("@run");
}
is_run("a header that is cut off, @$_", $$_[1], [ 'probe', 'int.rbf', '--header', $$_[0] ], 2, '', qr/stdin: the header does not end\n/)
  foreach [ '--csv', "id,\"x\n1\n2\n" ], [ '--copy', "id\\\n" ];
is_run('an end of data behind some', "4\\.\n4\\\\.\n4\t\\.\n\\.\r\n", [ 'probe', 'int.rbf', '--copy' ], 0, "4\\.\n4\\\\.\n4\t\\.\n", qr/stdin:2: "4\\\." is no key of type bigint\n.*stdin:1: \\\. is not alone on its line\n/);
is_run('... behind the key', "4\ta\\.\n4\ta\\\\.\n4\t\\.\n", [ 'probe', 'int.rbf', '--copy', '--on-error', 'skip' ], 1, '', qr/stdin:1: \\\. is not alone on its line\n/);
is_run("... in CSV, @$_", "1,$$_[0]\n\\.\n1,\\.\n\"\\.\"\n\\.\r\n", [ 'probe', 'int.rbf', '--csv', '--on-error', 'skip' ], 0, "1,$$_[0]\n1,\\.\n", qr/stdin:2: \\\. alone on a line ends the data to COPY\n.*stdin:5: \\\. alone/s)
  foreach ['a'], ['"a"'];

is_run('a quote that does not end', "1,\"a\n2\n", [ 'probe', 'int.rbf', '--csv' ], 0, "1,\"a\n2\n", qr/stdin:1: a quoted field does not end/);
my $long = "1\n" x 100000 . "x\n" . "2\n" x 100000;
is_run("lines are counted beyond blocks, $_ threads", $long, [ 'probe', 'int.rbf', '-c', '--threads', $_, '--buffer', '10k' ], 0, "200001\n", qr/stdin:100001: /) foreach 1, 4;

#
# Exit statuses of wrong calls
#

foreach (
	[ [], qr/which command/ ], [ ['pr'], qr/no command "pr"/ ], [ [ 'probe', '--nonsense' ], qr/unrecognized option/ ], [ ['probe'], qr/a filter is missing/ ],
	[ ['build'], qr/--type is missing/ ], [ [ 'build', '--type', 'mood' ], qr/"mood" cannot be read/ ], [ [ 'build', '--type', 'int', '--kind', 'x' ], qr/--kind/ ],
	[ [ 'build', '--type', 'int', '--kind', 'ribbonmap' ], qr/built in SQL/ ], [ [ 'build', '--type', 'int', '--fpr', '2' ], qr/--fpr/ ], [ [ 'build', '--type', 'int', '--fpr', 'nan' ], qr/--fpr/ ],
	[ [ 'build', '--type', 'int', '--fpr', '1e-12' ], qr/rate/ ], [ [ 'build', '--type', 'int', '--kind', 'keyset', '--fpr', '0.1' ], qr/keyset has no false positive rate/ ],
	[ [ 'build', '--type', 'int', '--expected', '10' ], qr/cannot be sized/ ], [ [ 'build', '--type', 'int', '--memory', '10Q' ], qr/--memory/ ], [ [ 'build', '--type', 'int', '--form', 'x' ], qr/--form/ ],
	[ [ 'probe', 'int.rbf', '--field', '0' ], qr/--field/ ], [ [ 'probe', 'int.rbf', '--field', 'id' ], qr/without --header/ ], [ [ 'probe', 'int.rbf', '--csv', '--copy' ], qr/exclude each other/ ],
	[ [ 'probe', 'int.rbf', '--csv', '-0' ], qr/-0 excludes/ ], [ [ 'probe', 'int.rbf', '--delimiter', ',' ], qr/needs --field/ ], [ [ 'probe', 'int.rbf', '--field', '1', '--delimiter', 'ab' ], qr/one byte/ ],
	[ [ 'probe', 'int.rbf', '--copy', '--delimiter', 'a' ], qr/COPY/ ], [ [ 'probe', 'int.rbf', '--threads', '0' ], qr/--threads/ ], [ [ 'probe', 'int.rbf', '--on-error', 'x' ], qr/--on-error/ ],
	[ [ 'probe', '-' ], qr/both be standard input/ ], [ [ 'probe', 'nowhere.rbf' ], qr/nowhere\.rbf.*No such file/i ], [ [ 'probe', 'int.rbf', 'nowhere' ], qr/nowhere.*No such file/i ],
	[ [ 'probe', 'int.rbf', '.' ], qr/\.: Is a directory/ ], [ [ 'info', 'nowhere' ], qr/No such file/i ], [ [ 'verify', 'int.rbf', 'in' ], qr/in: / ], [ [ 'union', 'int.rbf', 'num.rbf' ], qr/num\.rbf: / ],
	[ [ 'hash', '--type', 'int', '--expected', '1' ], qr/unrecognized option/ ],
  )
{
	my ($args, $message) = @$_;
	is_run("wrong: @$args", '', $args, 2, '', $message);
}

is_run('--version', '', ['--version'], 0, "ribbonfilter $_\n") foreach (rf('', '--version'))[1] =~ /(\d+\.\d+\.\d+)/;
foreach my $command ('', qw(build probe info verify union hash))
{
	my ($status, $out) = rf('', $command ? $command : (), '--help');
	my @lines = split /\n/, $out;
	ok($status == 0 && @lines > 1 && @lines <= 24 && !grep({ length > 80 } @lines), "help $command: on a screen");
}

#
# Kinds, forms, unions
#

my @some = map { int rand 1e9 } 1 .. 2000;
my @kinds = map { /\w+/g } (rf('', 'build', '--help'))[1] =~ /--kind KIND +(.*) \(default/;
cmp_ok(scalar @kinds, '>=', 5, '--help lists the kinds');
foreach my $kind (@kinds)
{
	my $base = build("$kind.rbf", 'bigint', \@some, '--kind', $kind);
	my $bytes = get($base);
	my @forms = ([ raw => $bytes ], [ hex => unpack 'H*', $bytes ], [ 'hex as COPY has it' => '\\\\x' . unpack('H*', $bytes) . "\n" ]);

	foreach my $form (qw(text copy-binary))
	{
		my ($status, $out) = shell("rf build -0 --type bigint --kind $kind --form $form <in");
		push @forms, [ $form => $out ];
	}
	foreach (@forms)
	{
		my ($form, $content) = @$_;
		put('form', $form =~ /^hex$/ ? "\\x$content" : $content);
		ok((shell('rf union form'))[1] eq $bytes, "$kind: the same from form $form");
	}
	is_run("$kind: all keys are found", join('', map { "$_\n" } @some), [ 'probe', $base, '-c' ], 0, scalar(@some) . "\n");
	is_run("$kind: info", '', [ 'info', $base ], 0, (rf('', 'info', $base))[1], '');
	like((rf('', 'info', $base, $base))[1], qr/\Afile: \Q$base\E\nkind: $kind\ntype: [a-z]+\nkeys: \d+\nbytes: @{[ length $bytes ]}\nbits per key: [\d.]+\n.*\n\nfile: /s, "$kind: what it is");
	my @shuffled = sort { $a <=> $b } @some, @some[ 0 .. 99 ];
	put('keys', join '', map { "$_\n" } $kind eq 'counting' ? reverse @some : @shuffled);
	ok((shell("rf build --type bigint --kind $kind --threads 4 --buffer 100 --memory 10k keys"))[1] eq $bytes, "$kind: whatever the order, memory and threads");
}
foreach my $kind (qw(bloom counting keyset))
{
	my @sized = $kind eq 'keyset' ? () : ('--expected', 3000);
	build('one.rbf', 'bigint', [ @some[ 0 .. 999 ] ], '--kind', $kind, @sized);
	build('two.rbf', 'bigint', [ @some[ 1000 .. 1999 ] ], '--kind', $kind, @sized);
	build('both.rbf', 'bigint', \@some, '--kind', $kind, @sized);
	is_run("$kind: united", '', [ 'union', '-o', 'united.rbf', 'one.rbf', 'two.rbf' ], 0, '');
	is_run("$kind: ... it has all keys", join('', map { "$_\n" } @some), [ 'probe', 'united.rbf', '-c' ], 0, scalar(@some) . "\n");
	ok(get('united.rbf') eq get('both.rbf'), "$kind: ... and is the filter of all of them");
	is_run("$kind: ... also in place", '', [ 'union', '-o', 'one.rbf', 'one.rbf', 'two.rbf' ], 0, '');
	ok(get('one.rbf') eq get('both.rbf'), "$kind: ... which is the same");
}
is_run('ribbons are not united', '', [ 'union', 'ribbon.rbf', 'ribbon.rbf' ], 2, '', qr/ribbon\.rbf: /);

#
# Filters that are none
#

my $whole = get(build('small.rbf', 'bigint', [ 1 .. 20 ]));
my $survived = 0;
foreach my $i (0 .. length($whole) - 1)
{
	my $damaged = $whole;
	substr($damaged, $i, 1) = chr(ord(substr $damaged, $i, 1) ^ 1 << rand 8);
	put('damaged.rbf', $damaged);
	my @run = shell('rf verify damaged.rbf');
	put('damaged.rbf', substr $whole, 0, $i);
	my @cut = shell('rf probe damaged.rbf <in');
	$survived++ if $run[0] != 2 || $run[1] ne '' || $run[2] !~ /\Aribbonfilter: damaged\.rbf: .*\n\z/ || $cut[0] != 2 || $cut[1] ne '';
}
is($survived, 0, 'a filter with any byte changed or cut off is refused');
put('newer.rbf', substr($whole, 0, 3) . "\2" . substr($whole, 4));
is_run('a later version', '', [ 'info', 'newer.rbf' ], 2, '', qr/newer\.rbf: .*version/);
is_run('a filter and more', '', [ 'verify', put('more.rbf', $whole . 'x') ], 2, '', qr/more\.rbf: /);
is_run('no filter', '', [ 'verify', put('empty.rbf', '') ], 2, '', qr/empty\.rbf: /);
is_run('all of several are verified', '', [ 'verify', 'newer.rbf', 'small.rbf', 'empty.rbf' ], 2, '', qr/newer\.rbf.*\n.*empty\.rbf/);
is_run('... and are good', '', [ 'verify', 'small.rbf', 'int.rbf' ], 0, '');

#
# Writing
#

my @run = shell('seq 1000000 | rf probe small.rbf -v >/dev/full');
is($run[0], 2, 'a full disk ends a probe');
like($run[2], qr/\Aribbonfilter: standard output: No space left on device\n\z/, '... with a message');
foreach my $args ('build --type int', 'info small.rbf', 'union small.rbf', 'hash --type int', 'probe small.rbf -c', '--help', '--version')
{
	@run = shell("echo 1 | rf $args >/dev/full");
	ok($run[0] == 2 && $run[2] =~ /No space left/, "... $args as well") or diag("$run[0] $run[2]");
	@run = shell("echo 1 | rf $args >&-");
	is($run[0], 2, "... $args with no output at all");
}
put('grows', "1\n");
foreach my $args ('probe small.rbf -v grows', 'probe small.rbf -v <grows', 'hash --type int grows')
{
	@run = shell("(ulimit -f 8; rf $args) >>grows");
	is("$run[0], $run[2]" . get('grows'), '2, ribbonfilter: ' . ($args =~ /</ ? 'stdin' : 'grows') . ": input file is output file\n1\n", "what is written is not read again, $args");
}
@run = shell('{ rf probe -v -c small.rbf; rf build --type int -o more.rbf grows; } <grows >>grows; cat grows');
is("$run[0]: $run[1]", "0: 1\n0\n", '... where rows are written');
@run = shell(q{rf info $'no\nsuch\e[m'; rf verify none});
is($run[2], "ribbonfilter: could not open no?such?[m: No such file or directory\nribbonfilter: could not open none: No such file or directory\n", 'a message is a line, and names a file once');
@run = shell('echo 1 | rf build --type int -o /dev/full');
ok($run[0] == 2 && -c '/dev/full', '... and stays a device');
put('old.rbf', 'old');
mkdir 'place';
foreach my $args ('-o old.rbf', '-o place/new.rbf', '-o nowhere/new.rbf', '-o place')
{
	@run = shell("printf '1\\nx\\n' | rf build --type int $args; s=\$?; [ \$s = 2 ] || exit \$s; seq 100 | (ulimit -f 0; trap '' XFSZ; rf build --type int $args)");
	is($run[0], 2, "a build that fails, $args");
}
is(get('old.rbf'), 'old', '... leaves what was there');
is(join(' ', glob('place/* old.rbf*')), 'old.rbf', '... and nothing else');
put('many', join '', map { "$_\n" } 1 .. 200000);
@run = shell("(ulimit -f 0; trap '' XFSZ; for i in {1..40}; do rf build --type int --memory 10k --threads 4 --buffer 1k many 2>&1 | cat; done) | sort -u");
like($run[1], qr/\Aribbonfilter: could not write a temporary file: [^\n]*\n\z/, '... and tells why, whatever thread was first');
symlink 'old.rbf', 'link.rbf';
shell('seq 20 | rf build --type int -o link.rbf');
ok(-l 'link.rbf' && get('old.rbf') eq $whole, 'a link leads to what is written');
@run = shell('seq 20 | rf build --type int | rf probe - keys -c');
is($run[0] < 2, 1, 'a filter from a pipe');

# A reader that goes: by signal, and where that is ignored
@run = shell('seq 1000000 | rf probe small.rbf -v 2>why | head -n 1; echo "${PIPESTATUS[1]}"; cat why');
is($run[1], "21\n141\n", 'a closed pipe ends it');
@run = shell('trap "" PIPE; seq 1000000 2>/dev/null | rf probe small.rbf -v 2>why | head -n 1; echo "${PIPESTATUS[1]}"; cat why');
is($run[1], "21\n2\n", '... without a word, the signal being ignored');

SKIP:
{
	# nor in a container without terminals
	skip 'no program "script" that works', 1 if (shell('script -qec "echo works" /dev/null'))[1] !~ /works/;
	@run = shell("echo 1 | script -qec \"'$cli' build --type int\" /dev/null");
	like($run[1], qr/is a terminal/, 'bytes are not written to a terminal');
}

# Rows are written as they come, if they come slowly.
foreach my $threads (1, 3)
{
	my $pid = open2(my $from, my $to, $cli, 'probe', 'small.rbf', '--buffer', '64', '--threads', $threads);
	my $answers = '';
	local $SIG{ALRM} = sub { die "no answer\n" };
	eval {
		alarm 60;
		foreach my $i (1 .. 40)
		{
			syswrite($to, "1\n$i\n");
			my $line;
			while (($line = <$from>) ne "1\n") { $answers .= $line; }
		}
		close $to;
		$answers .= join '', <$from>;
		alarm 0;
	};
	is($@, '', "each row is answered at once, $threads threads");
	kill 'KILL', $pid if $@;
	waitpid($pid, 0);
}

#
# Large
#

put('million', join '', map { (($_ * 7) % 1000003) . ",row $_" . ($_ % 3 ? '' : ',more') . "\n" } 1 .. 300000);
build('many.rbf', 'bigint', [ 1 .. 10000 ]);
my @outputs = map { (shell("rf probe many.rbf --csv --threads $_ million"))[1] } 1 .. 4;
ok($outputs[0] ne '' && !grep({ $_ ne $outputs[0] } @outputs), 'the same rows with 1 to 4 threads');
is_run('the rows are kept in order', '', [ 'probe', 'many.rbf', '--csv', '-v', '--threads', 4, '--buffer', '1k', 'million' ],
	0, (shell('rf probe many.rbf --csv -v --threads 1 million'))[1]);

my $line = 'x' x 100_000_000;
put('long', "short\n$line\nlast\n");
undef $line;
is((shell('rf build --type text --kind keyset -o long.rbf long'))[0], 0, 'a line of 100 MB is a key');
like((shell(q[{ printf '1,"'; head -c 1100000000 /dev/zero; } | rf probe int.rbf --csv]))[2], qr/stdin: a record of more than 1 GB/, '... and one of more than COPY takes is not');
@run = shell('rf probe long.rbf long | cmp - long && echo same; rf probe long.rbf -c --threads 4 long');
is($run[1], "same\n3\n", '... and is found');
put('long', "1,\"" . "a\n" x 5_000_000 . "\",b\n2,c,d\n");
is_run('a quoted field of many lines', '', [ 'probe', 'int.rbf', '--csv', '-c', 'long' ], 0, "2\n");
@run = shell('rf hash --type int --csv --field 3 --on-error keep long');
like($run[2], qr/long:1: .*\n.*long:5000002: /, '... and its lines are counted');
unlink 'long', 'long.rbf';

SKIP:
{
	skip 'no groff', 1 if !grep { -x "$_/groff" } split /:/, $ENV{PATH};
	is(`groff -mandoc -ww -Tascii -z '$ENV{PWD}/src/cli/ribbonfilter.1' 2>&1`, '', 'the manual has no warnings');
}
foreach (
	[ 'commands', 'pr', 'probe' ], [ 'options', 'build', '--ki', '--kind' ], [ '... of that command', 'hash', '--ki', '' ], [ 'kinds', 'build', '--kind', 'ri', 'ribbon' ],
	[ 'forms', 'union', '--form', '', 'raw text copy-binary' ], [ 'reactions', 'build', '--on-error', '', 'stop skip' ], [ 'types', 'hash', '--type', 'uu', 'uuid' ])
{
	my ($what, @words) = @$_;
	my $completed = pop @words;
	my $before = $words[-2] // $cli;
	is(`bash -c 'source "$ENV{PWD}/src/cli/ribbonfilter.bash" && COMP_WORDS=($cli @words) COMP_CWORD=${\scalar @words} && _ribbonfilter "$cli" "$words[-1]" "$before" && echo "\${COMPREPLY[*]}"' 2>&1`,
		"$completed\n", "$what are completed");
}

#
# What SQL does
#

my $node = start_server();
sql(q{
CREATE EXTENSION ribbonfilter;
CREATE TABLE rows (id integer, big bigint, num numeric, t text, u uuid, d date, ts timestamptz, f double precision, b boolean);
INSERT INTO rows SELECT i, CASE WHEN i % 7 > 0 THEN i * 12345678901 END, i / 8.0,
	CASE i % 5 WHEN 0 THEN NULL WHEN 1 THEN E'a\t"' || i || E'\n\\\\' WHEN 2 THEN '' ELSE 'é,' || i END,
	md5(i::text)::uuid, '2020-01-01'::date + i, '2020-01-01 00:00:00.5+00'::timestamptz + i * interval '1 hour', i / 3.0, i % 2 = 0
FROM generate_series(1, 2000) AS i;
});
my @columns = rows(q{SELECT attname, attnum, atttypid::regtype FROM pg_attribute WHERE attrelid = 'rows'::regclass AND attnum > 0 ORDER BY attnum});
my %number = map { $_->[0] => $_->[1] } @columns;
my %type = map { $_->[0] => $_->[2] } @columns;
my %option = ('' => '--copy', ' (FORMAT csv)' => '--csv');

# Puts what COPY writes of a query into a file, and returns it.
sub copy
{
	my ($name, $query, $format) = @_;
	my $rows = sql("COPY ($query) TO STDOUT" . ($format // ''));

	put($name, "$rows\n");
	return $rows eq '' ? '' : "$rows\n";
}

# Keys of a column, and of several: the bytes and answers of ROW(a, b)
foreach my $columns ((map { [$_] } sort keys %type), [ 'big', 't' ], [ 't', 'num' ], [ 'id', 'd', 'u' ], [ 'ts', 'f', 'b', 'num' ])
{
	my $types = join ',', map { $type{$_} } @$columns;
	my $fields = join ',', map { $number{$_} } @$columns;
	my $one = @$columns == 1;
	my $key = $one ? $columns->[0] : 'ROW(' . join(', ', @$columns) . ')';
	my $made = "ribbon_agg($key, 0.01) FROM rows WHERE id % 3 = 0";

	foreach my $kind (!$one || $key eq 'id' ? @kinds : 'ribbon')
	{
		my $expected = sql($kind eq 'keyset' ? "SELECT keyset_agg($key) FROM rows WHERE id % 3 = 0" : 'SELECT ' . $made =~ s/ribbon/$kind/r);

		foreach my $format (sort keys %option)
		{
			copy('known', 'SELECT * FROM rows WHERE id % 3 = 0', $format);
			is((shell("rf build $option{$format} --type '$types' --field $fields --kind $kind --form text known"))[1], "$expected\n", "SQL makes the same filter: $kind of $key, $option{$format}");
		}
	}
	put('filter', sql("SELECT $made"));
	foreach my $format (sort keys %option)
	{
		copy('rows', 'SELECT * FROM rows ORDER BY id', $format);
		foreach my $not ('', 'NOT')
		{
			my $passed = copy('passed', "SELECT * FROM rows WHERE $not coalesce((SELECT $made) @> $key, false) ORDER BY id", $format);
			my @options = ("--type '$types' --threads 3 --buffer 100", $key eq 'f' ? () : '');

			is((shell("rf probe filter $option{$format} --field $fields $_ " . ($not ? '-v' : '') . ' rows'))[1], $passed, "... and lets the same rows pass: $option{$format} $_, $not $key") foreach @options;
		}
		my $hashes = 'SELECT ' . ($one ? "coalesce(key_hash($key)::text, '')" : "key_hash($key)") . ' FROM rows ORDER BY id';
		is((shell("rf hash $option{$format} --type '$types' --field $fields rows"))[1], sql($hashes) . "\n", "... and hashes, of $key, $option{$format}");
	}
}

done_testing();
