# Binary COPY: filters come back as they went, and changed bytes never pass.
#
# The second part is a fuzz test.  Mutations of valid filters are sent, thousands
# of them, and the server has to survive; it may accept none but the original
# bytes, since any other filter could deny a key that it holds.  FUZZ_SEED and
# FUZZ_COUNT change the random numbers and how many mutations there are.

use strict;
use warnings;

use IPC::Run ();
use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

my $seed = $ENV{FUZZ_SEED} // 20240229;
my $count = $ENV{FUZZ_COUNT} // 6000;

my $node = PostgreSQL::Test::Cluster->new('main');
$node->init;
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;
$node->safe_psql(
	'postgres', q{
CREATE EXTENSION ribbonfilter;
CREATE TYPE color AS ENUM ('red', 'green');
CREATE TABLE stored (what text PRIMARY KEY, s keyset, b bloomfilter, r ribbonfilter, x fusefilter, n countingfilter);
INSERT INTO stored SELECT 'small', keyset_agg(i), bloom_agg(i), ribbon_agg(i), fuse_agg(i), counting_agg(i) FROM generate_series(1, 10) AS i;
INSERT INTO stored SELECT 'medium', keyset_agg(i), bloom_agg(i), ribbon_agg(i), fuse_agg(i), counting_agg(i) FROM generate_series(1, 600) AS i;
INSERT INTO stored SELECT 'large', keyset_agg(i), bloom_agg(i), ribbon_agg(i), fuse_agg(i), counting_agg(i) FROM generate_series(1, 100000) AS i;
INSERT INTO stored SELECT 'empty', keyset_agg(i), bloom_agg(i), ribbon_agg(i), fuse_agg(i), counting_agg(i) FROM generate_series(1, 0) AS i;
INSERT INTO stored SELECT 'enum', keyset_agg(c), bloom_agg(c), ribbon_agg(c), fuse_agg(c), counting_agg(c) FROM unnest(ARRAY['red', 'green']::color[]) AS c;
INSERT INTO stored SELECT 'record', keyset_agg(p), bloom_agg(p), ribbon_agg(p), fuse_agg(p), counting_agg(p) FROM (SELECT ROW(i, 'x') FROM generate_series(1, 10) AS i) AS p (p);
INSERT INTO stored VALUES ('null', NULL, NULL, NULL);
INSERT INTO stored SELECT 'chunked', NULL, NULL, ribbon_agg(i, 0.25), NULL, NULL FROM generate_series(1, 3100) AS i;
CREATE TABLE loaded (LIKE stored);
});

#
# There and back
#

my $dir = $node->basedir;
$node->safe_psql('postgres', "COPY stored TO '$dir/stored' (FORMAT binary)");
$node->safe_psql('postgres', "COPY loaded FROM '$dir/stored' (FORMAT binary)");
is( $node->safe_psql(
		'postgres', q{
SELECT count(*), bool_and(row(a.s::bytea, a.b::bytea, a.r::bytea, a.x::bytea, a.n::bytea) IS NOT DISTINCT FROM
	row(b.s::bytea, b.b::bytea, b.r::bytea, b.x::bytea, b.n::bytea)) FROM stored AS a JOIN loaded AS b USING (what)}
	),
	'8|t',
	'binary COPY gives the same bytes');
is( $node->safe_psql(
		'postgres', q{
SELECT count(*) FROM loaded, generate_series(1, 100000) AS k WHERE what = 'large' AND NOT (s @> k AND b @> k AND r @> k)}
	),
	'0',
	'and filters that deny no key');

# The content on the wire is the content of the value: as of a bytea.
$node->safe_psql('postgres',
	"COPY (SELECT what, s::bytea, b::bytea, r::bytea, x::bytea, n::bytea FROM stored) TO '$dir/bytea' (FORMAT binary)");
ok( PostgreSQL::Test::Utils::slurp_file("$dir/bytea") eq
	  PostgreSQL::Test::Utils::slurp_file("$dir/stored"),
	'a filter is sent like a bytea');

#
# Mutations
#

my %filters;
foreach my $line (
	split /\n/,
	$node->safe_psql(
		'postgres', q{
SELECT kind, what, encode(f, 'hex') FROM stored, LATERAL (VALUES ('keyset', s::bytea), ('bloomfilter', b::bytea), ('ribbonfilter', r::bytea),
	('fusefilter', x::bytea), ('countingfilter', n::bytea)) AS v (kind, f)
WHERE f IS NOT NULL AND what <> 'large' ORDER BY what, kind}))
{
	my ($kind, $what, $hex) = split /\|/, $line;

	$filters{"$kind, $what"} = { kind => $kind, bytes => pack('H*', $hex) };
}
my @names = sort keys %filters;
my @kinds = ('keyset', 'bloomfilter', 'ribbonfilter', 'fusefilter', 'countingfilter');

# A generator of our own (Lehmer's), so that a seed means the same everywhere
my $state = $seed % 2147483646 + 1;

sub random_below
{
	my ($n) = @_;

	$state = $state * 48271 % 2147483647;
	return $state % $n;
}

my @interesting = (0, 1, 0x7F, 0x80, 0xFF);

# Changes a filter in one of several ways
sub mutate
{
	my ($bytes, $other) = @_;

	foreach (0 .. random_below(3))
	{
		my $len = length $bytes;
		my $how = random_below(9);
		my $at = $len > 0 ? random_below(random_below(2) ? $len : $len < 56 ? $len : 56) : 0;

		if ($len == 0 || $how == 0)
		{
			substr($bytes, $at, 0) = chr(random_below(256)) x (1 + random_below(9));
		}
		elsif ($how == 1)
		{
			$bytes = substr($bytes, 0, $at);
		}
		elsif ($how == 2)
		{
			substr($bytes, $at, 1 + random_below(9)) = '';
		}
		elsif ($how == 3)
		{
			substr($bytes, $at, 1) ^= chr(1 << random_below(8));
		}
		elsif ($how == 4)
		{
			substr($bytes, $at, 1) = chr($interesting[ random_below(scalar @interesting) ]);
		}
		elsif ($how == 5)
		{
			my $width = 1 + random_below(8);

			$width = $len - $at if $width > $len - $at;
			substr($bytes, $at, $width) =
			  chr($interesting[ random_below(scalar @interesting) ]) x $width;
		}
		elsif ($how == 6)
		{
			my $from = random_below($len);

			substr($bytes, $at, 8) = substr($bytes, $from, 8);
		}
		elsif ($how == 7)
		{
			# the head of one, the tail of another
			$bytes = substr($bytes, 0, $at) . ($at < length $other ? substr($other, $at) : '');
		}
		else
		{
			substr($bytes, 4, 1) = chr(1 + random_below(scalar @kinds)) if $len > 4;
		}
	}
	return $bytes;
}

# A file of COPY with one row of one column
sub copy_file
{
	my ($bytes) = @_;

	return "PGCOPY\n\xFF\r\n\0" . pack('N N n N', 0, 0, 1, length $bytes) . $bytes . pack('n', 0xFFFF);
}

note "seed $seed, $count mutations";
is($node->safe_psql('postgres', 'CREATE TABLE one_keyset (f keyset); CREATE TABLE one_bloomfilter (f bloomfilter); CREATE TABLE one_ribbonfilter (f ribbonfilter); CREATE TABLE one_fusefilter (f fusefilter); CREATE TABLE one_countingfilter (f countingfilter)'),
	'', 'tables to load into');

# All in one file of statements for one session: what crashes ends it.
my (@expected, $script);
$script = "\\set VERBOSITY sqlstate\n";
for (my $i = 0; $i < $count; $i++)
{
	my $name = $names[ random_below(scalar @names) ];
	my $other = $names[ random_below(scalar @names) ];
	my $bytes = $i < @names ? $filters{ $names[$i] }{bytes} : mutate($filters{$name}{bytes}, $filters{$other}{bytes});
	my $kind = $i < @names ? $filters{ $names[$i] }{kind} : random_below(10) ? $filters{$name}{kind} : $kinds[ random_below(scalar @kinds) ];
	my $file = "$dir/m$i";

	open my $fh, '>:raw', $file or die "$file: $!";
	print $fh copy_file($bytes);
	close $fh or die "$file: $!";
	push @expected, { kind => $kind, bytes => $bytes };
	$script .= "\\echo $i\nCOPY one_$kind FROM '$file' (FORMAT binary);\n";
}
my $stdout;
open my $fh, '>', "$dir/script.sql" or die $!;
print $fh $script;
close $fh;
my $result = IPC::Run::run(
	[ 'psql', '--no-psqlrc', '--quiet', '--dbname=' . $node->connstr('postgres'), "--file=$dir/script.sql" ],
	'>&', \$stdout);
ok($result, 'the session survives all mutations');
is($node->safe_psql('postgres', 'SELECT pg_postmaster_start_time() < now()'), 't', 'so does the server');

# What was accepted?  Rows in the order of loading.
my %valid = map { $filters{$_}{bytes} => $filters{$_}{kind} } @names;
my ($accepted, $wrong, $refused, $unexpected) = (0, 0, 0, 0);
my %sqlstates;
my $current;
my %error;
foreach my $line (split /\n/, $stdout)
{
	if ($line =~ /^\d+$/)
	{
		$current = $line;
	}
	elsif ($line =~ /ERROR: +([0-9A-Z]{5})$/)
	{
		$error{$current} = $1;
		$sqlstates{$1}++;
	}
}
for (my $i = 0; $i < $count; $i++)
{
	my $is_valid = exists $valid{ $expected[$i]{bytes} } && $valid{ $expected[$i]{bytes} } eq $expected[$i]{kind};

	if (!defined $error{$i})
	{
		$accepted++;
		next if $is_valid;
		$wrong++;
		diag "mutation $i was accepted as a $expected[$i]{kind}: " . unpack('H*', $expected[$i]{bytes});
	}
	elsif ($is_valid)
	{
		$unexpected++;
		diag "mutation $i is a $expected[$i]{kind}, but was refused with $error{$i}";
	}
}
cmp_ok($accepted, '>=', scalar @names, 'valid bytes are accepted');
is($wrong, 0, 'no other bytes are');
is($unexpected, 0, 'valid bytes are not refused');
is(join(' ', sort keys %sqlstates), '22P03', 'bytes are refused as an invalid binary representation');
cmp_ok($sqlstates{'22P03'}, '>', $count / 2, 'most are refused');
is( $node->safe_psql(
		'postgres', q{
SELECT bool_and(ok IS NOT NULL) FROM (
	SELECT keyset_verify(f) AS ok FROM one_keyset
	UNION ALL SELECT bloom_verify(f) FROM one_bloomfilter
	UNION ALL SELECT ribbon_verify(f) FROM one_ribbonfilter
	UNION ALL SELECT fuse_verify(f) FROM one_fusefilter
	UNION ALL SELECT counting_verify(f) FROM one_countingfilter) AS v}
	),
	't',
	'what was loaded is whole');

$node->stop;
done_testing();
