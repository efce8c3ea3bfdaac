# The library reads keys as servers do: a text that the library reads, be it
# written by hand, or by the server and changed at random, is the same value to
# the server, whatever its settings for dates, intervals and time zones.  So what the server
# refuses, or might take for something else, the library refuses.
#
# The command hashes for the library; RF_CLI is where it is, if it is not the one
# that "make cli" left.
#
# TEXTS=100000: so many texts to change, five times; ONLY=date,numeric: these
# types.

use strict;
use warnings;

use Server;
use RandomKeys;

my $cli = $ENV{RF_CLI} || 'build/ribbonfilter';
-x $cli or plan(skip_all => "no $cli: make cli");
my $ntexts = $ENV{TEXTS} || 10000;
random_seed();

my $node = new_server('main', "jit = off\nautovacuum = off", extra => [ '--encoding=UTF8', '--no-locale' ]);

my $dir = $node->basedir;

# The hashes of the records of a file, each of which ends in a zero byte; "-"
# where there is none
sub hashes
{
	my ($type, $file) = @_;

	system("'$cli' hash -0 --on-error keep --type '$type' '$file' >'$file.hashes' 2>'$file.errors'") == 0
	  or die "hash of $type failed: " . slurp_file("$file.errors");
	my @hashes = split /\0/, slurp_file("$file.hashes"), -1;
	pop @hashes;
	return [ map { $_ eq '' ? '-' : $_ } @hashes ];
}

make_generators($node);
sql(q{
-- the hash of a key of a type, NULL if the server does not read it
CREATE FUNCTION server_hash(type text, key text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	hash bigint;
BEGIN
	EXECUTE format('SELECT key_hash($1::%s)', type) INTO hash USING key;
	RETURN hash;
EXCEPTION WHEN data_exception OR syntax_error OR invalid_text_representation OR program_limit_exceeded THEN
	RETURN NULL;
END$$;
});

my @types = types_read();
my %only = map { $_ => 1 } split /, */, $ENV{ONLY} // '';
@types = grep { $only{ $_->[0] } } @types if %only;

# The library has no names for enums; their labels are texts.
sub library_type { return $_[0] eq 'mood' ? 'text' : $_[0]; }

# Writes records, and returns what hashes() says of them.
sub hashes_of
{
	my ($type, @texts) = @_;

	unlink "$dir/texts";
	append_to_file("$dir/texts", join '', map { "$_\0" } @texts);
	return hashes(library_type($type), "$dir/texts");
}

#
# What the server writes, to be changed.  That it is read as such is what
# 028_same.pl asserts, but for enums.
#
my %written;
foreach my $type (@types)
{
	my ($name, $expression, @values) = @$type;
	my $values = join ', ', map { "('" . s/'/''/gr . "')" } @values;

	$written{$name} = [ map { pack 'H*', $_->[0] } rows(qq{
SELECT encode(convert_to(format('%s', v), 'UTF8'), 'hex') FROM (SELECT v::$name FROM (VALUES $values) AS t (v) UNION ALL SELECT ($expression)::$name FROM generate_series(1, 2000) AS i) AS s (v)}) ];
}
if ($written{mood})
{
	my @labels = map { @$_ } rows("SELECT encode(convert_to(v::text, 'UTF8'), 'hex'), key_hash(v) FROM unnest(enum_range(NULL::mood)) AS v");
	my %labels = @labels;
	my @hex = sort keys %labels;

	is_deeply(hashes_of('mood', map { pack 'H*', $_ } @hex), [ @labels{@hex} ], 'labels of enums are texts');
}

#
# Other texts
#
# By hand: of all types, since any might be taken for another.
my @texts = (
	split(/ \| |\n/, <<'END'), map { ("$_ ", " $_", "\t$_\f", "\x0B$_\r", "\xC2\xA0$_", "$_\x01", "$_\xE2\x80\x83") } ('1', 't', '1.5', '2001-02-03', '04:05:06', '04:05:06+02', '2001-02-03T04:05:06Z', '20010203T040506', '2001-034', '1.2.3.4', '::1', 'infinity'));
0 | -0 | +0 | 007 | +5 | - 5 | --5 | +-5 | 1 2 | 0x1F | 0o17 | 0b11 | 1_000 | 1__0 | 010 | 08 | 4294967295
4294967296 | -1 | -2147483648 | -2147483649 | -4294967295 | 9223372036854775807 | 9223372036854775808
-9223372036854775808 | -9223372036854775809 | 18446744073709551615 | 18446744073709551616 | 99999999999999999999999
00000000000000000000000000000000000001 | 1. | .5 | -.5 | . | 1.0 | 1e3 | 1E+3 | 1e-3 | 1e | 1e+ | 1 e3 | 1e 3 | 1e3.5
1e309 | 1e308 | 1.7976931348623158e308 | 1.7976931348623159e308 | 4.9e-324 | 3e-324 | 2.4703282292062327e-324
2.4703282292062328e-324 | 2e-324 | 1e-400 | 0e-400 | 0e99999 | 3.4028235e38 | 3.4028236e38 | 1e-45
7.0064923216240853e-46 | 7.0064923216240854e-46 | 7e-46 | 0x1p3 | nan | NaN | -nan | +nan | nan(1) | inf | -inf | +Inf
infinity | -Infinity | +infinity | infin | infinity 1 | 1e131071 | 1e131072 | 1e-16383 | 1e-16384 | 0.0e131072
0e-16384 | 1,5 | 1.5f | 1d | t | T | tr | true | TRUE | truee | f | fa | false | y | yes | yess | n | no | nop | o
on | of | off | offf | 1 1 | 00 | \x | \x00 | \xDEADBEEF | \xde ad | \xd ead | \xdea | \X00 | \\ | \ | \000 | \101
\200 | \377 | \400 | \18 | a\\b | a\001b | ab | ä | aä | 2001-02-03 | 2001-2-3 | 2001-02-3 | 01-02-03 | 001-02-03
0001-02-03 | 999-02-03 | 00002001-02-03 | 20010203 | 010203 | 2001.034 | 2001-034 | 2001/02/03 | 2001.02.03
02/03/2001 | 13/02/2001 | 2001-Feb-03 | Feb 3, 2001 | 3-Feb-2001 | J2451944 | 2001-02-29 | 2000-02-29 | 1900-02-29
2001-13-01 | 2001-00-01 | 2001-01-00 | 2001-01-32 | 2001-04-31 | 0000-01-01 | 0001-01-01 BC | 2001-02-03 BC
2001-02-03BC | 2001-02-03 AD | 2001-02-03 bc | BC 2001-02-03 | 2001-02-03  BC | 4713-01-01 BC | 4714-11-24 BC
4714-11-23 BC | 4714-10-31 BC | 4715-11-24 BC | 5874897-12-31 | 5874898-01-01 | 9999999-01-01 | 12345678-01-01
2147483648-01-01 | today | tomorrow | yesterday | now | epoch | allballs | -2001-02-03 | +2001-02-03 | 2001-02-03-04
2001--02-03 | 2001-02-03 04:05 | 2001-02-03 04:05:06 | 2001-02-03 04:05:06.7 | 2001-02-03 04:05:06.123456
2001-02-03 04:05:06.1234565 | 2001-02-03 04:05:06.1234575 | 2001-02-03 04:05:06.9999995 | 2001-02-03 04:05:06.99999949
2001-02-03 04:05:06.123456789012 | 2001-02-03 04:05:06.1234567890123 | 2001-02-03 04:05:06. | 2001-02-03 04:05:06,7
2001-02-03 04:05.7 | 2001-02-03 4:05:06 | 2001-02-03 04:5:06 | 2001-02-03 040506 | 2001-02-03T04:05:06
2001-02-03t04:05:06 | 2001-02-03T040506 | 2001-02-03 T04:05:06 | 2001-02-03T 04:05:06 | 2001-02-03T04 | 2001-02-03 04
20010203T040506 | 2001-02-0304:05:06 | 2001-02-03 24:00:00 | 2001-02-03 24:00:01 | 2001-02-03 23:59:60
2001-02-03 23:59:60.5 | 2001-02-03 23:58:60 | 2001-02-03 23:58:60.5 | 2001-02-03 23:59:61 | 2001-02-03 23:60:00
2001-02-03 25:00:00 | 2001-02-03 04:05:06 AM | 2001-02-03 04:05:06 PM | 2001-02-03 04:05:06 BC
2001-02-03 BC 04:05:06 | 294276-12-31 23:59:59.999999 | 294276-12-31 23:59:59.9999999 | 294276-12-31 24:00:00
294277-01-01 00:00:00 | 294277-01-01 05:00:00+15 | 294276-12-31 23:00:00-02 | 4714-11-24 00:00:00 BC
4714-11-23 23:59:59 BC | 4714-11-23 23:00:00-02 BC | 4714-11-24 00:00:00+01 BC | 4714-11-24 01:00:00+01 BC
4714-11-24 00:00:00+00 BC | 4714-11-23 24:00:00+00 BC | 2001-02-03 04:05:06Z | 2001-02-03 04:05:06z
2001-02-03 04:05:06 Z | 2001-02-03T04:05:06Z | 2001-02-03T04:05Z | 2001-02-03 04:05:06+00 | 2001-02-03 04:05:06-00
2001-02-03 04:05:06+0 | 2001-02-03 04:05:06+2 | 2001-02-03 04:05:06+02 | 2001-02-03 04:05:06 +02
2001-02-03 04:05:06+ 02 | 2001-02-03 04:05:06+02: | 2001-02-03 04:05:06+02:3 | 2001-02-03 04:05:06+02:30
2001-02-03 04:05:06+0230 | 2001-02-03 04:05:06+023 | 2001-02-03 04:05:06+02:30:15 | 2001-02-03 04:05:06+023015
2001-02-03 04:05:06+0230:15 | 2001-02-03 04:05:06+02:3015 | 2001-02-03 04:05:06+02:60 | 2001-02-03 04:05:06+02:30:60
2001-02-03 04:05:06+15:59:59 | 2001-02-03 04:05:06+16 | 2001-02-03 04:05:06-15:59 | 2001-02-03 04:05:06-16
2001-02-03 04:05:06+24 | 2001-02-03 04:05:06+-2 | 2001-02-03 04:05:06 UTC | 2001-02-03 04:05:06 GMT
2001-02-03 04:05:06 UTC+2 | 2001-02-03 04:05:06 EST | 2001-02-03 04:05:06 IST | 2001-02-03 04:05:06 America/New_York
2001-02-03 04:05:06 zulu | 2001-02-03 04:05:06+02 BC | 2001-02-03 04:05:06 BC+02 | 2001-02-03 04:05:06+02BC
2001-02-03+02 | 2001-02-03 +02 | 2001-02-03Z | 0044-03-15 12:00:00+00:53:28 BC | 1.2.3.4 | 1.2.3.4/24 | 1.2.3.0/24
1.2.3.4/32 | 1.2.3.4/33 | 1.2.3.4/0 | 1.2.3.4/00 | 1.2.3.4/024 | 1.2.3.4/ | 1.2.3.4/-1 | 1.2.3 | 1.2.3/24 | 10/8
10.1/16 | 1.2.3.4.5 | 1.2.3.4. | 01.2.3.4 | 001.2.3.4 | 1.2.3.256 | 0x01020304 | :: | ::/0 | ::/00 | ::1 | ::: | 1::
1::2 | 1::2::3 | 1:2:3:4:5:6:7:8 | 1:2:3:4:5:6:7 | 1:2:3:4:5:6:7:8:9 | 1:2:3:4:5:6:7:: | ::2:3:4:5:6:7:8
1:2:3:4:5:6::8 | 1::3:4:5:6:7:8 | 1:2:3:4:5:6:7:8:: | ::1:2:3:4:5:6:7:8 | :1 | 1: | :1:: | ::1: | 12345:: | 0001::
00001:: | ::ffff:1.2.3.4 | ::FFFF:1.2.3.4/120 | ::1.2.3 | ::1.2.3.4.5 | ::01.2.3.4 | ::1.2.3.256 | ::1.2.3.4:5
1:2:3:4:5:6:1.2.3.4 | 1:2:3:4:5:6:7:1.2.3.4 | 1:2:3:4:5:1.2.3.4 | ::/128 | ::/129 | ::/1 | ::1%lo | [::1]
a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11 | A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11 | {a0eebc99-9c0b4ef8-bb6d6bb9-bd380a11}
a0eebc999c0b4ef8bb6d6bb9bd380a11 | a0ee-bc99-9c0b-4ef8-bb6d-6bb9-bd38-0a11 | {a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11
a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11} | a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a1 | a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11-
sad | SAD | happy | happy
END
push @texts, '', '0.' . '0' x 20000 . '1e20000', '1' . '0' x 400 . 'e-400', '0' x 300 . '1', '0' x 140000 . '1', '9' x 131072, '9' x 131073, '0.' . '1' x 16383, '0.' . '1' x 16384,
  '2001-02-03 04:05:06.' . '1' x 140, '2001-02-03 04:05:06' . ' ' x 300, ' ' x 300 . '2001-02-03', '2001-02-03' . ' ' x 300 . 'BC';

# What may stand in a text, beside what is there
my @pieces = (
	0 .. 9, '00', '24', '60', '59', '99', '000000', '999999', ' ', '  ', "\t", "\r", "\x0B", "\x0C", split(//, q{-+.,:/;_@()[]{}\\%#'"*~^ TtZzPpYyMmDdHhSsWwEeXxbBaAfFnNoOcCj}),
	' BC', ' AD', ' ago', 'infinity', 'inf', 'nan', '-', 'e5', 'e-5', '0x', '\\x', '\\000', '+02', '-05:30', '+00:00:01', ' UTC', 'T04:05:06', '::', ':0', '/24', '/8',
	'ff', 'xyz', ' AM', 'PM', 'GMT', 'utc', "\xC3\xA4", "\xE2\x82\xAC", "\x7F", "\x01");

sub changed
{
	my ($text) = @_;

	foreach (1 .. 1 + int(rand(rand(2) < 1 ? 1 : 4)))
	{
		my $at = int(rand(length($text) + 1));
		my $piece = $pieces[ rand @pieces ];
		my $insert = sub { substr($text, $at, 0) = $piece };
		my $replace = sub { substr($text, $at, rand(3) < 2 ? 1 : 1 + int(rand(4))) = $piece if $at < length($text) };

		any($insert, $insert, $replace, $replace,
			sub { substr($text, $at, 1 + int(rand(3))) = '' if $at < length($text) },
			# a piece of the same text elsewhere
			sub { substr($text, int(rand(length($text) + 1)), 0) = substr($text, $at, 1 + int(rand(8))) },
			# other digits, of the same form
			sub { $text =~ s/([0-9])/rand(3) < 1 ? int(rand(10)) : $1/ge })->();
	}
	return $text;
}

# All that the library reads, in a table
sql('CREATE TABLE texts (type text, key text, hash bigint)');
# Of an enum, the library has no labels.
foreach my $type (grep { $_->[0] ne 'mood' } @types)
{
	my $name = $type->[0];
	my $file = "$dir/texts";
	my @own = grep { length($_) < 100 } @{ $written{$name} };
	my (@read, %seen);

	# those it reads first, so that these are changed as well
	my @candidates = @texts;
	foreach my $round (1 .. 6)
	{
		my $hashes = hashes_of($name, @candidates);
		foreach my $i (grep { $hashes->[$_] ne '-' } 0 .. $#candidates)
		{
			push @read, [ $candidates[$i], $hashes->[$i] ] if !$seen{ $candidates[$i] }++;
		}
		my @bases = grep { length($_) < 400 } map { $_->[0] } @read;
		my @others = grep { length($_) < 400 } @texts;
		@candidates = map {
			my $kind = rand(10);
			changed($kind < 5 && @bases ? $bases[ rand @bases ] : $kind < 9 && @own ? $own[ rand @own ] : $others[ rand @others ])
		} 1 .. $ntexts;
	}
	cmp_ok(scalar(@read), '>', 1, "$name: " . scalar(@read) . ' texts are read');

	open my $out, '>', "$file.copy" or die $!;
	foreach (@read)
	{
		my ($text, $hash) = @$_;

		$text =~ s/\\/\\\\/g;
		$text =~ s/\t/\\t/g;
		$text =~ s/\r/\\r/g;
		print $out "$name\t$text\t$hash\n";
	}
	close $out;
	sql("COPY texts FROM '$file.copy'");
}

#
# Dates and timestamps, spelled in any way that docs/command.md promises to
# read: these are read if the server reads them, and only then.
#
sub any { return $_[ rand @_ ]; }

# A number of some digits, or of fewer where that is a way to write it; few are out of range.
sub number
{
	my ($most, $short) = @_;
	my $number = rand(50) < 1 ? any(0, $most + 1, 99) : int(rand($most + 1));

	return $short && rand(3) < 1 ? $number : sprintf('%02d', $number);
}

sub spelled
{
	my $year = any(map { sprintf('%04d', $_) } 1, 44, 999, 1900, 1999, 2000, 2024, 9999, 4713, int(rand(9999)));
	my $mark = any('-', '-', '-', '/', '.');
	my $day = any(
		"$year$mark" . number(12, 1) . $mark . number(29, 1),
		"$year-" . number(12) . '-' . number(31),
		$year . number(12) . number(29),
		sprintf('%s-%03d', $year, rand(369)),
		int(rand(300000)) + 10000 . '-01-02');
	my $fraction = any('', '', '.' . int(rand(10)), '.' . substr(rand() . '000001', 2, 1 + int(rand(11))));
	my $time = any(
		number(23, 1) . ':' . number(59, 1),
		number(24, 1) . ':' . number(59, 1) . ':' . number(60, 1) . $fraction,
		number(12) . ':' . number(59) . any('', ':' . number(59) . $fraction) . any('', ' ') . any('AM', 'pm'),
		# out of range, these are nonsense that servers let pass
		sprintf('%02d%02d', rand(24), rand(60)),
		sprintf('%02d%02d%02d', rand(24), rand(60), rand(60)) . $fraction,
		'24:00:00');
	my $zone = any('', 'Z', 'z', 'UTC', 'utc', 'GMT', any('+', '-') . any(number(15, 1), number(15) . ':' . number(59), number(14) . number(59), number(14) . ':' . number(59) . ':' . number(59)));
	my $when = rand(4) < 1 ? '' : any('T', ' ', '  ', 't') . $time;
	my $text = $day . $when . any($zone =~ /^[-+]/ && $when !~ /:[0-9.]+$/ ? () : '', ' ') . $zone . any('', '', '', $day =~ /^([0-9]{4})/ && $1 <= 4713 ? ' BC' : '');

	return any('', '', ' ') . $text . any('', '', ' ');
}

foreach my $name ('date', 'timestamp', 'timestamptz')
{
	my $file = "$dir/spelled";
	my %texts = map { spelled() => 1 } 1 .. $ntexts;
	my @spelled = grep { $name ne 'timestamptz' || /(Z|UTC|GMT|[-+][0-9:]+)( BC)?\s*$/i && !/^\s*[0-9]+-[0-9]+(-[0-9]+)?( BC)?\s*$/ } sort keys %texts;

	next if %only && !$only{$name};
	my $hashes = hashes_of($name, @spelled);
	open my $copy, '>', "$file.copy" or die $!;
	print $copy "$spelled[$_]\t", $hashes->[$_] eq '-' ? '\N' : $hashes->[$_], "\n" foreach 0 .. $#spelled;
	close $copy;
	cmp_ok(scalar(grep { $_ ne '-' } @$hashes), '>', @spelled / 2, scalar(@spelled) . " spellings of $name");
	is(sql(qq{
CREATE TEMP TABLE spelled (key text, hash bigint);
COPY spelled FROM '$file.copy';
SELECT key, hash, server FROM (SELECT *, server_hash('$name', key) AS server FROM spelled OFFSET 0) AS s
WHERE server IS DISTINCT FROM hash ORDER BY length(key), key LIMIT 60}),
		'', "$name: what is spelled by the rules is read as by the server, or by neither");
}

my @settings = (
	[ 'ISO, MDY', 'UTC', 'Default' ],
	[ 'ISO, DMY', 'America/New_York', 'Default' ],
	[ 'ISO, YMD', 'Asia/Kolkata', 'India' ],
	[ 'German', 'Australia/Sydney', 'Australia' ],
	[ 'SQL, DMY', 'Europe/London', 'Default' ],
	[ 'Postgres, YMD', '<Z1>+5:30', 'Default' ]);

foreach my $settings (@settings)
{
	my ($date, $zone, $abbreviations) = @$settings;

	is(sql(qq{
SET DateStyle = '$date';
SET TimeZone = '$zone';
SET timezone_abbreviations = '$abbreviations';
SELECT type, left(key, 100), hash, server FROM (SELECT *, server_hash(type, key) AS server FROM texts OFFSET 0) AS s
WHERE server IS DISTINCT FROM hash ORDER BY type, length(key), key LIMIT 60}),
		'', "texts that are read mean the same under $date, $zone, $abbreviations");
}
note('read: ' . sql(q{SELECT string_agg(type || ' ' || n, ', ') FROM (SELECT type, count(*) AS n FROM texts GROUP BY type ORDER BY type) AS s}));

done_testing();
