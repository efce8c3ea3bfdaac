# Binary COPY: filters come back as they went, and changed bytes never pass.
#
# The second part is a fuzz test.  Mutations of valid filters are sent, thousands
# of them, and the server has to survive; it may accept none but the original
# bytes, since any other filter could deny a key that it holds.  RF_SEED are other
# random numbers, RF_MUTATIONS is how many.

use strict;
use warnings;

use Outcomes qw(start_server outcomes);
use Server;

random_seed();
my $count = $ENV{RF_MUTATIONS} // 6000;

my $node = start_server();
sql('CREATE EXTENSION ribbonfilter');
my @kinds = kinds($node);
sql(q{CREATE TYPE color AS ENUM ('red', 'green');} . of_each(q{
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

	sql("COPY stored_$stem TO '$dir/stored_$stem' (FORMAT binary); COPY loaded_$stem FROM '$dir/stored_$stem' (FORMAT binary)");
	is(sql("SELECT count(*) FROM stored_$stem AS a JOIN loaded_$stem AS b USING (what) WHERE a.f::bytea IS NOT DISTINCT FROM b.f::bytea"),
		$stem eq 'ribbon' ? 8 : 7, "$stem: binary COPY gives the same bytes");
	is(sql("SELECT count(*) FROM loaded_$stem, generate_series(1, 100000) AS k WHERE what = 'large' AND NOT f @> k"),
		'0', "$stem: and filters that deny no key");

	# The content on the wire is the content of the value: as of a bytea.
	sql("COPY (SELECT what, f::bytea FROM stored_$stem) TO '$dir/bytea' (FORMAT binary)");
	ok(slurp_file("$dir/bytea") eq slurp_file("$dir/stored_$stem"), "$stem: a filter is sent like a bytea");
	unlink "$dir/bytea" or die;
}

#
# Mutations
#

my %filters;
foreach my $row (rows(of_each(q{SELECT 'STEM', what, encode(f::bytea, 'hex') FROM stored_STEM WHERE f IS NOT NULL AND what <> 'large'}, ' UNION ALL ', @kinds)))
{
	my ($stem, $what, $hex) = @$row;

	$filters{"$stem, $what"} = { stem => $stem, bytes => pack('H*', $hex) };
}
my @names = sort keys %filters;

sub random_below { return int rand $_[0]; }

# Changes a filter in one of several ways
sub mutate
{
	my ($bytes, $other) = @_;

	foreach (0 .. random_below(3))
	{
		my $len = length $bytes;
		my $at = $len > 0 ? random_below(random_below(2) ? $len : $len < 56 ? $len : 56) : 0;
		my $some = 1 + random_below(9);
		my $interesting = chr((0, 1, 0x7F, 0x80, 0xFF)[ random_below(5) ]);
		my @ways = (
			# more, less, a bit, a byte, several
			sub { substr($bytes, $at, 0) = chr(random_below(256)) x $some },
			sub { $bytes = substr($bytes, 0, $at) },
			sub { substr($bytes, $at, $some) = '' },
			sub { substr($bytes, $at, 1) ^= chr(1 << random_below(8)) },
			sub { substr($bytes, $at, 1) = $interesting },
			sub { $some = $len - $at if $some > $len - $at; substr($bytes, $at, $some) = $interesting x $some },
			sub { substr($bytes, $at, 8) = substr($bytes, random_below($len), 8) },
			# the head of one, the tail of another; another kind
			sub { $bytes = substr($bytes, 0, $at) . ($at < length $other ? substr($other, $at) : '') },
			sub { substr($bytes, 4, 1) = chr(1 + random_below(scalar @kinds)) if $len > 4 });

		$ways[ $len && random_below(scalar @ways) ]->();
	}
	return $bytes;
}

# A file of COPY with one row of one column
sub copy_file
{
	my ($bytes) = @_;

	return "PGCOPY\n\xFF\r\n\0" . pack('N N n N', 0, 0, 1, length $bytes) . $bytes . pack('n', 0xFFFF);
}

# The valid ones first
my @sent;
foreach my $i (0 .. $count - 1)
{
	my ($one, $other) = map { $filters{ $names[ random_below(scalar @names) ] } } 1, 2;
	my %sent = $i < @names ? %{ $filters{ $names[$i] } } : (
		bytes => mutate($one->{bytes}, $other->{bytes}), stem => random_below(10) ? $one->{stem} : $kinds[ random_below(scalar @kinds) ]{stem});

	append_to_file("$dir/m$i", copy_file($sent{bytes}));
	push @sent, \%sent;
}
my @results = outcomes($node, '', [ map { "COPY mutated_$sent[$_]{stem} FROM '$dir/m$_' (FORMAT binary)" } 0 .. $#sent ]);
my %valid = map { $_->{bytes} => $_->{stem} } values %filters;
my (%states, @wrong);
foreach my $i (0 .. $#sent)
{
	my ($stem, $bytes, $state) = (@{ $sent[$i] }{qw(stem bytes)}, $results[$i]{state});

	$states{$state}++;
	push @wrong, "$i, $stem: $state: " . unpack('H*', $bytes) if ($state eq 'answer') != (($valid{$bytes} // '') eq $stem);
}
is_deeply(\@wrong, [], 'valid bytes are accepted, and no others');
is(join(' ', sort keys %states), '22P03 answer', 'others are refused as an invalid binary representation');
cmp_ok($states{answer}, '>=', scalar @names, 'some are valid');
cmp_ok($states{'22P03'}, '>', $count / 2, 'most are not');
is(sql(of_each('SELECT count(STEM_verify(f)) = count(*) AND count(*) > 0 FROM mutated_STEM', ' UNION ALL ', @kinds)),
	join("\n", ('t') x @kinds), 'what was loaded is whole');

# Where no encoding is known, a filter that no other database could read is not
# made; texts are their bytes.
sql(q(CREATE DATABASE nameless TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'));
sql(qq(CREATE EXTENSION ribbonfilter; CREATE TYPE "gr\xF6n" AS ENUM ('a')), 'nameless');
my (undef, undef, $refusal) = $node->psql('nameless', qq(SELECT ribbon_build(ARRAY['a'::"gr\xF6n"])));
like($refusal, qr/ERROR:  name of key type .* is not in UTF-8/, 'the name of an enum has to be in UTF-8');
is(sql(qq(SELECT keyset_build(ARRAY['gr\xF6n'::text]) \@> 'gr\xF6n'::text), 'nameless'), 't', 'a text of no encoding is found');

done_testing();
