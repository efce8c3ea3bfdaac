# Binary COPY: filters come back as they went, and changed bytes never pass.
#
# The second part is a fuzz test.  Mutations of valid filters are sent, thousands
# of them, and the server has to survive; it may accept none but the original
# bytes, since any other filter could deny a key that it holds.  RF_SEED are other
# random numbers, RF_MUTATIONS is how many.

use strict;
use warnings;

use IPC::Run ();
use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

use Kinds qw(kinds of_each);
use Outcomes qw(random_seed);

my $seed = random_seed();
my $count = $ENV{RF_MUTATIONS} // 6000;

my $node = PostgreSQL::Test::Cluster->new('main');
$node->init;
$node->append_conf('postgresql.conf', 'fsync = off');
$node->start;
$node->safe_psql('postgres', 'CREATE EXTENSION ribbonfilter');
my @kinds = kinds($node);
$node->safe_psql(
	'postgres', q{CREATE TYPE color AS ENUM ('red', 'green');} . of_each(q{
CREATE TABLE stored_STEM (what text PRIMARY KEY, f TYPE);
INSERT INTO stored_STEM SELECT 'small', STEM_agg(i) FROM generate_series(1, 10) AS i;
INSERT INTO stored_STEM SELECT 'medium', STEM_agg(i) FROM generate_series(1, 600) AS i;
INSERT INTO stored_STEM SELECT 'large', STEM_agg(i) FROM generate_series(1, 100000) AS i;
INSERT INTO stored_STEM SELECT 'empty', STEM_agg(i) FROM generate_series(1, 0) AS i;
INSERT INTO stored_STEM SELECT 'enum', STEM_agg(c) FROM unnest(ARRAY['red', 'green']::color[]) AS c;
INSERT INTO stored_STEM SELECT 'record', STEM_agg(p) FROM (SELECT ROW(i, 'x') FROM generate_series(1, 10) AS i) AS p (p);
INSERT INTO stored_STEM VALUES ('null', NULL);
CREATE TABLE loaded_STEM (LIKE stored_STEM);
CREATE TABLE mutated_STEM (f TYPE);
}, '', @kinds) . q{
INSERT INTO stored_ribbon SELECT 'chunked', ribbon_agg(i, 0.25) FROM generate_series(1, 3100) AS i});

#
# There and back
#

my $dir = $node->basedir;
foreach my $kind (@kinds)
{
	my $stem = $kind->{stem};

	$node->safe_psql('postgres', "COPY stored_$stem TO '$dir/stored_$stem' (FORMAT binary); COPY loaded_$stem FROM '$dir/stored_$stem' (FORMAT binary)");
	is( $node->safe_psql('postgres', "SELECT count(*) FROM stored_$stem AS a JOIN loaded_$stem AS b USING (what) WHERE a.f::bytea IS NOT DISTINCT FROM b.f::bytea"),
		$stem eq 'ribbon' ? 8 : 7, "$stem: binary COPY gives the same bytes");
	is($node->safe_psql('postgres', "SELECT count(*) FROM loaded_$stem, generate_series(1, 100000) AS k WHERE what = 'large' AND NOT f @> k"),
		'0', "$stem: and filters that deny no key");

	# The content on the wire is the content of the value: as of a bytea.
	$node->safe_psql('postgres', "COPY (SELECT what, f::bytea FROM stored_$stem) TO '$dir/bytea' (FORMAT binary)");
	ok(slurp_file("$dir/bytea") eq slurp_file("$dir/stored_$stem"), "$stem: a filter is sent like a bytea");
	unlink "$dir/bytea" or die;
}

#
# Mutations
#

my %filters;
foreach my $line (
	split /\n/,
	$node->safe_psql('postgres',
		of_each(q{SELECT 'STEM', what, encode(f::bytea, 'hex') FROM stored_STEM WHERE f IS NOT NULL AND what <> 'large'}, ' UNION ALL ', @kinds)))
{
	my ($stem, $what, $hex) = split /\|/, $line;

	$filters{"$stem, $what"} = { stem => $stem, bytes => pack('H*', $hex) };
}
my @names = sort keys %filters;

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

# All in one file of statements for one session: what crashes ends it.
my (@expected, $script);
$script = "\\set VERBOSITY sqlstate\n";
for (my $i = 0; $i < $count; $i++)
{
	my $name = $names[ random_below(scalar @names) ];
	my $other = $names[ random_below(scalar @names) ];
	my $bytes = $i < @names ? $filters{ $names[$i] }{bytes} : mutate($filters{$name}{bytes}, $filters{$other}{bytes});
	my $stem = $i < @names ? $filters{ $names[$i] }{stem} : random_below(10) ? $filters{$name}{stem} : $kinds[ random_below(scalar @kinds) ]{stem};
	my $file = "$dir/m$i";

	open my $fh, '>:raw', $file or die "$file: $!";
	print $fh copy_file($bytes);
	close $fh or die "$file: $!";
	push @expected, { stem => $stem, bytes => $bytes };
	$script .= "\\echo $i\nCOPY mutated_$stem FROM '$file' (FORMAT binary);\n";
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
my %valid = map { $filters{$_}{bytes} => $filters{$_}{stem} } @names;
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
	my $is_valid = exists $valid{ $expected[$i]{bytes} } && $valid{ $expected[$i]{bytes} } eq $expected[$i]{stem};

	if (!defined $error{$i})
	{
		$accepted++;
		next if $is_valid;
		$wrong++;
		diag "mutation $i was accepted as a $expected[$i]{stem}: " . unpack('H*', $expected[$i]{bytes});
	}
	elsif ($is_valid)
	{
		$unexpected++;
		diag "mutation $i is a $expected[$i]{stem}, but was refused with $error{$i}";
	}
}
cmp_ok($accepted, '>=', scalar @names, 'valid bytes are accepted');
is($wrong, 0, 'no other bytes are');
is($unexpected, 0, 'valid bytes are not refused');
is(join(' ', sort keys %sqlstates), '22P03', 'bytes are refused as an invalid binary representation');
cmp_ok($sqlstates{'22P03'}, '>', $count / 2, 'most are refused');
is($node->safe_psql('postgres', of_each('SELECT count(STEM_verify(f)) = count(*) AND count(*) > 0 FROM mutated_STEM', ' UNION ALL ', @kinds)),
	join("\n", ('t') x @kinds), 'what was loaded is whole');

$node->stop;
done_testing();
