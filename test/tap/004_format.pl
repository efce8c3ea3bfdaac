# A second reader of the format, in plain Perl: it takes the bytes of a filter
# apart as FORMAT.md says, asks them for keys, and has to agree with the server
# about every one.  Slow and simple where the library is fast, so that a
# mistake would have to be made twice.

use strict;
use warnings;

use Math::BigInt;
use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

#
# Unsigned numbers of 64 bits.  Perl would go over to floating point when a sum
# or a product is too large, so both are made of halves.
#

use constant LOW => 0xFFFFFFFF;

# (high, low) half of the product
sub mul128
{
	my ($a, $b) = @_;
	my ($al, $ah, $bl, $bh) = ($a & LOW, $a >> 32, $b & LOW, $b >> 32);
	my ($ll, $lh, $hl, $hh) = ($al * $bl, $al * $bh, $ah * $bl, $ah * $bh);
	my $mid = ($ll >> 32) + ($lh & LOW) + ($hl & LOW);

	return ($hh + ($lh >> 32) + ($hl >> 32) + ($mid >> 32),
		(($mid & LOW) << 32) | ($ll & LOW));
}

sub mul
{
	return (mul128(@_))[1];
}

sub mulhi
{
	return (mul128(@_))[0];
}

sub add
{
	my ($a, $b) = @_;
	my $low = ($a & LOW) + ($b & LOW);

	return ((($a >> 32) + ($b >> 32) + ($low >> 32) & LOW) << 32) | ($low & LOW);
}

sub rotate_left
{
	my ($v, $by) = @_;

	return ($v << $by) | ($v >> (64 - $by));
}

#
# Key hashes: XXH3 of 64 bits without a seed, of 8 and of 16 bytes.  The numbers
# are the words of its secret and its primes.
#

sub hash_8
{
	my ($bytes) = @_;
	my ($first, $second) = unpack('V V', $bytes);
	my $h = (($first << 32) | $second) ^ 0x1CAD21F72C81017C ^ 0xDB979083E96DD4DE;

	$h ^= rotate_left($h, 49) ^ rotate_left($h, 24);
	$h = mul($h, 0x9FB21C651E98DF25);
	$h ^= add($h >> 35, 8);
	$h = mul($h, 0x9FB21C651E98DF25);
	return $h ^ ($h >> 28);
}

sub hash_16
{
	my ($bytes) = @_;
	my ($low, $high) = unpack('Q< Q<', $bytes);
	my ($product_high, $product_low, $h);

	$low ^= 0x1F67B3B7A4A44072 ^ 0x78E5C0CC4EE679CB;
	$high ^= 0x2172FFCC7DD05A82 ^ 0x8E2443F7744608B8;
	($product_high, $product_low) = mul128($low, $high);
	$h = add(add(16, unpack('Q>', pack('Q<', $low))), add($high, $product_high ^ $product_low));
	$h ^= $h >> 37;
	$h = mul($h, 0x165667919E3779F9);
	return $h ^ ($h >> 32);
}

#
# The envelope
#

sub parse
{
	my ($bytes) = @_;
	my %f;

	(   @f{qw(magic version kind hash family flags check desc_len param nkeys fpr payload_len)}
	) = unpack('H6 C C C C C V v v Q< d< Q<', $bytes);
	die 'not a filter' if $f{magic} ne 'adb7e2' || $f{version} != 1 || $f{hash} != 1;
	die 'wrong length' if length($bytes) != 40 + $f{desc_len} + $f{payload_len};
	$f{desc} = substr($bytes, 40, $f{desc_len});
	$f{payload} = substr($bytes, 40 + $f{desc_len});
	parse_keyset(\%f) if $f{kind} == 1;
	parse_ribbon(\%f) if $f{kind} == 3;
	parse_fuse(\%f) if $f{kind} == 4;
	return \%f;
}

sub may_contain
{
	my ($f, $hash) = @_;

	return 0 if $f->{family} == 0;
	return exists $f->{hashes}{$hash} ? 1 : 0 if $f->{kind} == 1;
	return bloom_may_contain($f, $hash) if $f->{kind} == 2;
	return fuse_may_contain($f, $hash) if $f->{kind} == 4;
	return counting_count($f, $hash) > 0 ? 1 : 0 if $f->{kind} == 5;
	return ribbon_may_contain($f, $hash);
}

#
# Kind 1: the hashes, ascending, and an index if they are many
#

sub parse_keyset
{
	my ($f) = @_;
	my $n = $f->{nkeys};
	my @hashes = unpack('Q<*', substr($f->{payload}, 0, 8 * $n));
	my @index = unpack('v*', substr($f->{payload}, 8 * $n));
	my $below = 0;

	die 'wrong length' if length($f->{payload}) != 8 * @hashes + 2 * @index || @hashes != $n;
	for my $i (1 .. $#hashes)
	{
		die 'not ascending' if $hashes[ $i - 1 ] >= $hashes[$i];
	}
	die 'wrong index' if @index != ($n < 16384 ? 0 : int(($n + 31) / 32) + 1);
	for my $k (0 .. $#index)
	{
		$below++ while $below < $n && mulhi($hashes[$below], $n) < 32 * $k;
		my $entry = $below - 32 * $k + 32768;
		$entry = $entry < 0 ? 0 : $entry > 65535 ? 65535 : $entry;
		die "wrong entry $k" if $index[$k] != $entry;
	}
	$f->{hashes} = { map { $_ => 1 } @hashes };
}

#
# Kind 2: blocks of 512 bits, or one block of any length up to 512 bytes
#

sub bloom_may_contain
{
	my ($f, $hash) = @_;
	my $bytes = $f->{payload_len};
	my ($nblocks, $block_bits) = $bytes <= 512 ? (1, 8 * $bytes) : ($bytes / 64, 512);
	my $block = mulhi($hash, $nblocks);
	my $pattern = mul($hash, 0x9E3779B97F4A7C15) >> 32;

	for my $probe (0 .. $f->{param} - 1)
	{
		$pattern = $hash & LOW if $probe == 8;
		return 0
		  if !vec($f->{payload}, 512 * $block + (($pattern * $block_bits) >> 32), 1);
		$pattern = ($pattern * 0x9E3779B9) & LOW;
	}
	return 1;
}

#
# Kind 5: blocks of 512 counters of four bits, or one block of any length up to
# 2048 bytes
#

sub counting_count
{
	my ($f, $hash) = @_;
	my $bytes = $f->{payload_len};
	my ($nblocks, $counters) = $bytes <= 2048 ? (1, 2 * $bytes) : ($bytes / 256, 512);
	my $block = mulhi($hash, $nblocks);
	my $pattern = mul($hash, 0x9E3779B97F4A7C15) >> 32;
	my $least = 15;

	for my $probe (0 .. $f->{param} - 1)
	{
		$pattern = $hash & LOW if $probe == 8;
		my $count = vec($f->{payload}, 512 * $block + (($pattern * $counters) >> 32), 4);
		$least = $count if $count < $least;
		$pattern = ($pattern * 0x9E3779B9) & LOW;
	}
	return $least;
}

#
# Kind 3: equations.  A system has slots in blocks of 64, the last block may be
# shorter; a block is stored as one word for each column, of a bit for each slot.
#

sub layout
{
	my ($f, $slots, $left, $right) = @_;
	my %s = (slots => $slots, columns => $f->{columns}, starts => 1, left => 0, virtual => 1);

	if ($slots > 64)
	{
		$s{starts} = $slots - 63;
		$s{left} = $left;
		$s{virtual} = $left + $s{starts} + $right;
	}
	my $low = ($f->{low_share} * $s{virtual}) >> 32;
	$s{low_blocks} = $low > $s{left} ? int(($low - $s{left}) / 64) : 0;
	my $bits = 0;
	my @block_at;
	for (my $block = 0; 64 * $block < $slots; $block++)
	{
		push @block_at, $bits;
		$bits += width(\%s, $block) * columns(\%s, $block);
	}
	$s{block_at} = \@block_at;
	$s{bytes} = int(($bits + 7) / 8);
	return \%s;
}

sub width
{
	my ($s, $block) = @_;
	my $rest = $s->{slots} - 64 * $block;

	return $rest < 64 ? $rest : 64;
}

sub columns
{
	my ($s, $block) = @_;

	return $s->{columns} - ($block < $s->{low_blocks} ? 1 : 0);
}

sub start_of
{
	my ($s, $fraction) = @_;
	my $at = mulhi($fraction, $s->{virtual});

	$at = $at > $s->{left} ? $at - $s->{left} : 0;
	return $at < $s->{starts} ? $at : $s->{starts} - 1;
}

# Adds up the rows of the solution that the coefficients pick, bit by bit.
sub holds
{
	my ($s, $solution, $start, $h) = @_;
	my $coeff = mul($h ^ ($h >> 32), 0xD6E8FEB86659FD93);
	my $result = mul($h, 0x9FB21C651E98DF25) >> 34;

	$coeff = ($coeff ^ ($coeff >> 32)) | 1;
	for my $column (0 .. columns($s, int($start / 64)) - 1)
	{
		my $sum = 0;

		for my $i (0 .. 63)
		{
			my $slot = $start + $i;
			my $block = int($slot / 64);

			last if $slot >= $s->{slots};
			next if !(($coeff >> $i) & 1);
			$sum ^= vec($solution, $s->{block_at}[$block] + $column * width($s, $block) + $slot % 64, 1);
		}
		return 0 if $sum != (($result >> $column) & 1);
	}
	return 1;
}

# A dense system, hashed anew with a seed; or, with seed 255, hashes
sub dense_system
{
	my ($f, $slots, $seed, $bytes) = @_;
	my %d = (slots => $slots, seed => $seed);

	if ($slots > 0 && $seed == 255)
	{
		$d{bytes} = 8 * $slots;
		$d{hashes} = { map { $_ => 1 } unpack('Q<*', substr($bytes, 0, $d{bytes})) };
	}
	elsif ($slots > 0)
	{
		$d{system} = layout($f, $slots, 16, 16);
		$d{bytes} = $d{system}{bytes};
		$d{solution} = substr($bytes, 0, $d{bytes});
	}
	else
	{
		$d{bytes} = 0;
	}
	return \%d;
}

sub remix
{
	my ($hash, $seed) = @_;
	my $h = add($hash, mul($seed + 1, 0x9E3779B97F4A7C15));

	$h = mul($h ^ ($h >> 30), 0xBF58476D1CE4E5B9);
	$h = mul($h ^ ($h >> 27), 0x94D049BB133111EB);
	return $h ^ ($h >> 31);
}

sub dense_may_contain
{
	my ($d, $hash) = @_;

	return 0 if $d->{slots} == 0;
	return exists $d->{hashes}{$hash} ? 1 : 0 if $d->{hashes};

	my $h = remix($hash, $d->{seed});
	return holds($d->{system}, $d->{solution}, start_of($d->{system}, $h), $h);
}

sub parse_ribbon
{
	my ($f) = @_;
	my $payload = $f->{payload};

	my $rate = unpack('Q<', pack('d<', $f->{fpr}));

	$f->{columns} = 1023 - ($rate >> 52);
	$f->{low_share} = ($rate >> 20) & 0xFFFFFFFF;
	return if $f->{payload_len} == 0;
	my $slots = unpack('V', $payload);
	if (!($f->{flags} & 0x30))
	{
		$f->{dense} = dense_system($f, $slots, $f->{param}, substr($payload, 4));
		die 'wrong length' if $f->{payload_len} != 4 + $f->{dense}{bytes};
		return;
	}
	my $at = 4;
	my @directory = (0);
	$f->{nchunks} = 1;
	if ($f->{flags} & 0x10)
	{
		$f->{nchunks} = unpack('V', substr($payload, 4, 4));
		@directory = unpack('V*', substr($payload, 8, 4 * ($f->{nchunks} + 1)));
		$at = 8 + 4 * @directory;
	}
	my $overflows = 0;

	$f->{system} = layout($f, $slots, 16, 39);
	$f->{pad} = (192 + 24 - $f->{system}{virtual} % 192) % 192;
	my $class_bytes = int((int(($f->{pad} + $f->{system}{virtual}) / 192) + 4) / 4);
	foreach my $i (0 .. $f->{nchunks} - 1)
	{
		my %chunk;

		die 'wrong directory' if $directory[$i] != $overflows;
		$chunk{classes} = substr($payload, $at, $class_bytes);
		$at += $class_bytes;
		$chunk{solution} = substr($payload, $at, $f->{system}{bytes});
		$at += $f->{system}{bytes};
		my $begin = $at;
		my $head = unpack('V', substr($payload, $at, 4));
		$at += 4;
		if ($head & 0x800000)
		{
			my $n = unpack('v', substr($payload, $at, 2));
			$chunk{whole} = { map { $_ => 1 } unpack('v*', substr($payload, $at + 2, 2 * $n)) };
			$at += 2 + 2 * $n;
		}
		$chunk{overflow} = dense_system($f, $head & 0x7FFFFF, $head >> 24, substr($payload, $at));
		$at += $chunk{overflow}{bytes};
		$overflows += $at - $begin;
		push @{ $f->{chunks} }, \%chunk;
	}
	die 'wrong length' if $at != $f->{payload_len} || ($f->{nchunks} > 1 && $directory[-1] != $overflows);
}

sub ribbon_may_contain
{
	my ($f, $hash) = @_;

	return 0 if $f->{payload_len} == 0;
	return dense_may_contain($f->{dense}, $hash) if $f->{dense};

	my ($i, $fraction) = mul128($hash, $f->{nchunks});
	my $chunk = $f->{chunks}[$i];
	my ($place) = mul128($fraction, $f->{system}{virtual});
	$place += $f->{pad};
	my $bucket = int($place / 192);
	my $class = vec($chunk->{classes}, $bucket, 2);

	return dense_may_contain($chunk->{overflow}, $hash)
	  if $place % 192 < 16 * $class || $chunk->{whole}{$bucket};
	return holds($f->{system}, $chunk->{solution}, start_of($f->{system}, $fraction), $hash);
}

#
# Kind 4: an array of slots, of which the key's have to XOR to its fingerprint;
# one for all keys, or for each chunk
#

sub parse_fuse
{
	my ($f) = @_;
	my $payload = $f->{payload};

	$f->{bits} = $f->{fpr} >= 2**-8 ? 8 : $f->{fpr} >= 2**-12 ? 12 : 16;
	$f->{places} = $f->{flags} & 0x20 ? 4 : 3;
	$f->{chunks} = [];
	return if $f->{payload_len} == 0;
	my ($count, $at, @entries) = (unpack('V', $payload), 4);
	if ($f->{flags} & 0x10)
	{
		foreach my $i (0 .. $count - 1)
		{
			push @entries, [ unpack('Q< V v C C', substr($payload, 4 + 16 * $i, 16)) ];
		}
		$at += 16 * $count;
	}
	else
	{
		@entries = ([ 0, $count, $f->{param}, unpack('C', substr($payload, 4, 1)), 0 ]);
		$at = 5;
	}
	my $data = substr($payload, $at);
	my $end = 0;

	foreach my $entry (@entries)
	{
		my %chunk;

		(@chunk{qw(begin slots seed log zero)}) = @$entry;
		die 'wrong directory' if $chunk{begin} != $end || $chunk{zero} != 0;
		my $bytes = $chunk{seed} == 0xFFFF ? 8 * $chunk{slots} : int(($chunk{slots} * $f->{bits} + 7) / 8);
		$chunk{data} = substr($data, $end, $bytes);
		$chunk{hashes} = { map { $_ => 1 } unpack('Q<*', $chunk{data}) } if $chunk{seed} == 0xFFFF;
		$end += $bytes;
		push @{ $f->{chunks} }, \%chunk;
	}
	die 'wrong length' if $end != length($data);
}

sub fuse_may_contain
{
	my ($f, $hash) = @_;
	my ($i, $fraction) = mul128($hash, scalar @{ $f->{chunks} });
	my $c = $f->{chunks}[$i];

	return 0 if $c->{slots} == 0;
	return exists $c->{hashes}{$hash} ? 1 : 0 if $c->{hashes};

	my $x = $c->{seed} == 0 ? $hash : remix($hash, $c->{seed});
	$fraction = $x if $c->{seed} >= 0x8000;
	my $length = 1 << $c->{log};
	my $clamped = int(5 * $length / 8);
	my $starts = $c->{slots} - $f->{places} * $length + 1;
	my ($start, $sum) = mul128($fraction, $starts + 2 * $clamped);
	my $offsets = mul($x ^ ($x >> 32), 0xD6E8FEB86659FD93);

	$start = $start < $clamped ? 0 : $start - $clamped;
	$start = $starts - 1 if $start >= $starts;
	$sum >>= 48;
	foreach my $i (0 .. $f->{places} - 1)
	{
		my $bit = ($start + $i * $length + (($offsets >> 16 * $i) & ($length - 1))) * $f->{bits};

		$sum ^= vec($c->{data}, $bit + $_, 1) << $_ foreach 0 .. $f->{bits} - 1;
	}
	return ($sum & ((1 << $f->{bits}) - 1)) == 0 ? 1 : 0;
}

#
# The tests
#

# the arithmetic, against that of a library
my $wrong = 0;
foreach my $a (0, 1, 0xFFFFFFFF, 0x100000000, 0x123456789ABCDEF0, 0xFFFFFFFFFFFFFFFF)
{
	foreach my $b (1, 3, 0xFFFFFFFF, 0x9E3779B97F4A7C15, 0xFFFFFFFFFFFFFFFF)
	{
		my $product = Math::BigInt->new("$a")->bmul(Math::BigInt->new("$b"));
		my $sum = Math::BigInt->new("$a")->badd(Math::BigInt->new("$b"));
		my $mask = Math::BigInt->new('0xFFFFFFFFFFFFFFFF');

		$wrong++ if mulhi($a, $b) ne $product->copy->brsft(64)->bstr;
		$wrong++ if mul($a, $b) ne $product->copy->band($mask)->bstr;
		$wrong++ if add($a, $b) ne $sum->band($mask)->bstr;
	}
}
is($wrong, 0, 'arithmetic');

my $node = PostgreSQL::Test::Cluster->new('main');
$node->init;
$node->start;
$node->safe_psql('postgres', 'CREATE EXTENSION ribbonfilter');

# the hashes of keys
$wrong = 0;
foreach my $line (split /\n/,
	$node->safe_psql('postgres',
		'SELECT k, key_hash(k) FROM generate_series(-500, 500::bigint) AS i, LATERAL (VALUES (i), (i * 18014398509481985)) AS v (k)'))
{
	my ($key, $hash) = split /\|/, $line;

	$wrong++ if hash_8(pack('q<', $key)) != ($hash & 0xFFFFFFFFFFFFFFFF);
}
is($wrong, 0, 'key hashes of integers');
$wrong = 0;
foreach my $line (split /\n/,
	$node->safe_psql('postgres',
		q{SELECT replace(u::text, '-', ''), key_hash(u) FROM (SELECT md5(i::text)::uuid FROM generate_series(1, 500) AS i) AS v (u)}))
{
	my ($key, $hash) = split /\|/, $line;

	$wrong++ if hash_16(pack('H*', $key)) != ($hash & 0xFFFFFFFFFFFFFFFF);
}
is($wrong, 0, 'key hashes of uuids');

# Asks the filter of keys 1 to n about keys there and not there, some thousand
# in all; all of the absent ones for rates that leave few false positives.
sub compare
{
	my ($what, $filter, $n) = @_;
	my $step = $n > 3000 ? int($n / 3000) : 1;
	my $hex = $node->safe_psql('postgres', "SELECT encode(f::bytea, 'hex') FROM (SELECT $filter AS f FROM generate_series(1, $n) AS k) AS f");
	my $f = parse(pack('H*', $hex));
	my ($present, $absent, $denied, $passed, $differ) = (0, 0, 0, 0, 0);

	foreach my $line (split /\n/,
		$node->safe_psql(
			'postgres', qq{
SELECT k, key_hash(k::bigint), f @> k
FROM (SELECT $filter AS f FROM generate_series(1, $n) AS k) AS f,
	(SELECT generate_series(1, $n, $step) UNION ALL SELECT generate_series($n + 1, $n + 3000)) AS v (k)}))
	{
		my ($key, $hash, $answer) = split /\|/, $line;
		my $mine = may_contain($f, $hash & 0xFFFFFFFFFFFFFFFF);

		if ($key <= $n)
		{
			$present++;
			$denied++ if !$mine;
		}
		else
		{
			$absent++;
			$passed++ if $mine;
		}
		$differ++ if $mine != ($answer eq 't');
	}
	is($differ, 0, "$what, $n keys: the same answers for $present present and $absent absent keys, $passed of which pass");
	is($denied, 0, "$what, $n keys: none denied");
	is($f->{family}, $n > 0 ? 1 : 0, "$what, $n keys: family");
	return $f;
}

foreach my $n (0, 1, 1000, 16383, 16384, 16385, 20000)
{
	my $f = compare('keyset', 'keyset_agg(k)', $n);
	is($f->{nkeys}, $n, 'number of keys');
}
foreach my $n (0, 1, 50, 420, 1000, 20000)
{
	foreach my $fpr ('0.5', '0.01', '1e-4', '1e-6')
	{
		my $f = compare("bloom at $fpr", "bloom_agg(k, $fpr)", $n);
		ok($f->{param} >= 1 && $f->{param} <= 16, 'number of probes');
	}
}
foreach my $n (0, 1, 50, 420, 1000, 20000)
{
	foreach my $fpr ('0.5', '0.01', '1e-6')
	{
		my $f = compare("counting at $fpr", "counting_agg(k, $fpr)", $n);
		ok($f->{param} >= 1 && $f->{param} <= 16, 'number of probes');
	}
}
{
	my $f = parse(
		pack 'H*',
		$node->safe_psql('postgres', q{SELECT encode(counting_agg(k, 0.01)::bytea, 'hex') FROM generate_series(1, 1000) AS k, generate_series(0, k % 20)}));
	my $differ = 0;
	foreach my $line (split /\n/,
		$node->safe_psql('postgres',
			q{SELECT k, key_hash(k::bigint), counting_count(f, k) FROM generate_series(1, 3000) AS k, (SELECT counting_agg(k, 0.01) FROM generate_series(1, 1000) AS k, generate_series(0, k % 20)) AS f (f)}))
	{
		my ($key, $hash, $count) = split /\|/, $line;
		$differ++ if counting_count($f, $hash & 0xFFFFFFFFFFFFFFFF) != $count;
	}
	is($differ, 0, 'the same counts of 3000 keys');
}
foreach my $n (0, 1, 2, 63, 64, 65, 200, 2000, 2001, 20000, 50000)
{
	foreach my $fpr ('0.5', '0.01', '1/128.0', '1e-4', '1e-9')
	{
		my $f = compare("ribbon at $fpr", "ribbon_agg(k, $fpr)", $n);
		is($f->{flags} & 0x10 ? 'chunks' : $f->{flags} & 0x20 ? 'chunk' : $f->{dense} ? 'dense' : 'empty',
			$n > 10000 ? 'chunks' : $n > 2000 ? 'chunk' : $n > 0 ? 'dense' : 'empty', 'form');
	}
}

foreach my $n (0, 1, 2, 5, 6, 63, 300, 1000, 4000, 6000, 20000, 1048577)
{
	foreach my $fpr ($n > 1000000 ? '0.01' : ('0.5', '0.01', '0.003', '1e-4'))
	{
		my $f = compare("fuse at $fpr", "fuse_agg(k, $fpr)", $n);
		is(scalar @{ $f->{chunks} }, $n > 1000000 ? 2 : $n > 0 ? 1 : 0, 'chunks');
	}
}

# A descriptor in front of the payload, and keys whose hashes SQL tells
my $enum = parse(
	pack 'H*',
	$node->safe_psql('postgres', q{
CREATE SCHEMA "Some schema"; CREATE TYPE "Some schema".color AS ENUM ('red', 'green');
SELECT encode(ribbon_build(ARRAY['red']::"Some schema".color[])::bytea, 'hex')}));
is($enum->{desc}, '"Some schema".color', 'descriptor of an enum');
is($enum->{family}, 17, 'family of an enum');
ok(may_contain($enum, $node->safe_psql('postgres', q{SELECT key_hash('red'::text)}) & 0xFFFFFFFFFFFFFFFF),
	'its label is found by the hash of a text');

# The grammar of descriptors splits one whose names look like it
my $word = qr/integer|text|bytea|uuid|boolean|double precision|numeric|date|timestamptz|timestamp|timetz|time|interval|inet|macaddr8|macaddr|oid|xid8|xid|cid|tid|pg_lsn|"char"|character/;
my $part = qr/[a-z_][a-z0-9_]*|"(?:[^"]|"")*"/;
my $type = qr/((?:$part\.$part|$word|(?:multi)?range\((?1)\)|\((?:(?1)(?:,(?1))*)?\))(?:\[\])*)/;
my $row = parse(
	pack 'H*',
	$node->safe_psql('postgres', q{
CREATE TYPE "Some schema"."a"",(b" AS ENUM ('red');
CREATE TYPE pair AS (a int4range, b numeric);
SELECT encode(ribbon_agg(ROW('red'::"Some schema"."a"",(b", NULL::pair, '{x}'::"char"[], ARRAY[NULL::pair], 1.5::float8))::bytea, 'hex')}))->{desc};
like($row, qr/^$type$/, "descriptor of a row: $row");
my @columns;
push @columns, $1 while $row =~ /\G[(,]$type/g;
is("@columns", '"Some schema"."a"",(b" (range(integer),numeric) "char"[] (range(integer),numeric)[] double precision', 'split into its columns');

$node->stop;
done_testing();
