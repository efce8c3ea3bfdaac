# LevelDB's filters, taken out of the tables of real databases: leveldb_contains()
# finds every key in them, and leveldb_agg() makes the same bytes of the same keys.
#
# The bytes of a table are described in LevelDB's doc/table_format.md.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

my $cxx = $ENV{CXX} // 'c++';
my $flags = $ENV{CPPFLAGS} // '';

plan skip_all => 'no LevelDB or no C++ compiler here'
  if system("echo '#include <leveldb/db.h>' | $cxx $flags -std=c++17 -x c++ -E - >/dev/null 2>&1") != 0;

my $node = PostgreSQL::Test::Cluster->new('leveldb');
$node->init;
$node->start;
$node->safe_psql(
	'postgres', q{
CREATE EXTENSION ribbonfilter;
-- a key in a data block, as often as it is in there; which blocks the filter is of
CREATE TABLE keys (db text, file text, range integer, key bytea);
CREATE TABLE filters (db text, bits integer, file text, range integer, filter bytea);
CREATE TABLE written (db text, key bytea);
});

my $write = $node->basedir . '/leveldb_write';
is(system("$cxx -std=c++17 -Wall -Wextra -Werror $flags -o '$write' test/tap/leveldb_write.cc " . ($ENV{LDFLAGS} // '') . ' -lleveldb'),
	0, 'the writer compiles without a warning');

#
# Reading a table
#

sub varint
{
	my ($bytes, $at) = @_;
	my ($value, $shift) = (0, 0);

	while (1)
	{
		my $byte = ord substr($$bytes, $$at++, 1);

		$value |= ($byte & 127) << $shift;
		return $value if $byte < 128;
		$shift += 7;
	}
}

# The block that a handle in $bytes points to
sub block
{
	my ($file, $bytes) = @_;
	my $at = 0;
	my ($offset, $size) = (varint(\$bytes, \$at), varint(\$bytes, \$at));

	die 'a compressed block' if ord substr($$file, $offset + $size, 1);
	return ($offset, substr($$file, $offset, $size));
}

# The entries of a block: pairs of key and value
sub entries
{
	my ($block) = @_;
	my $end = length($block) - 4 - 4 * unpack('V', substr($block, -4));
	my ($at, $key, @entries) = (0, '');

	while ($at < $end)
	{
		my ($shared, $own, $len) = map { varint(\$block, \$at) } 1 .. 3;

		$key = substr($key, 0, $shared) . substr($block, $at, $own);
		push @entries, [ $key, substr($block, $at + $own, $len) ];
		$at += $own + $len;
	}
	return @entries;
}

# The filters of a table, and the keys that each is of
sub table
{
	my ($path) = @_;
	my $file = slurp_file($path);
	my $footer = substr($file, -48);
	my $at = 0;
	my (@filters, @keys);

	is(unpack('H*', substr($footer, -8)), '57fb808b247547db', 'the magic of a table');
	varint(\$footer, \$at) foreach 1 .. 2;
	my (undef, $metaindex) = block(\$file, $footer);
	my (undef, $index) = block(\$file, substr($footer, $at));
	my ($entry) = grep { $_->[0] eq 'filter.leveldb.BuiltinBloomFilter2' } entries($metaindex);
	my (undef, $block) = block(\$file, $entry->[1]);

	my ($offsets, $base_lg) = unpack('VC', substr($block, -5));
	is($base_lg, 11, 'a filter for each 2 kB');
	my @offsets = unpack('V*', substr($block, $offsets, length($block) - 1 - $offsets));
	@filters = map { substr($block, $offsets[$_], $offsets[ $_ + 1 ] - $offsets[$_]) } 0 .. $#offsets - 1;

	foreach my $data (map { $_->[1] } entries($index))
	{
		my ($offset, $contents) = block(\$file, $data);

		# each is followed by a number and whether it is deleted
		push @{ $keys[ $offset >> $base_lg ] }, map { substr($_->[0], 0, -8) } entries($contents);
	}
	return (\@filters, \@keys);
}

#
# Databases
#

sub copy
{
	my ($table, @rows) = @_;

	$node->safe_psql('postgres', "COPY $table FROM STDIN;\n" . join('', map { join("\t", @$_) . "\n" } @rows) . "\\.\n");
	return;
}

sub hex_of { return '\\\\x' . unpack 'H*', $_[0]; }

my $n = 0;
foreach my $settings ([ 10, 4096, 20000 ], [ 10, 500, 5000 ], [ 10, 4096, 1 ], map { [ $_, 1000, 3000 ] } (1, 2, 7, 16, 30, 43, 44, 50))
{
	my ($bits, $block_size, $nkeys) = @$settings;
	my $db = $n++ . ": $bits bits, blocks of $block_size, $nkeys keys";
	my $dir = $node->basedir . "/leveldb_$n";
	my ($stdout, $stderr) = run_command([ $write, $dir, $bits, $block_size, $nkeys ]);
	my @files = glob("$dir/*.ldb");

	is($stderr, '', "$db: written");
	cmp_ok(scalar(@files), '>=', 1, "$db: tables");
	copy('written', map { [ $db, "\\\\x$_" ] } split(/\n/, $stdout, -1));
	foreach my $path (@files)
	{
		my ($filters, $keys) = table($path);
		my ($file) = $path =~ /(\d+)\.ldb$/;

		copy('filters', map { [ $db, $bits, $file, $_, hex_of($filters->[$_]) ] } 0 .. $#$filters);
		copy('keys', map { my $range = $_; map { [ $db, $file, $range, hex_of($_) ] } @{ $keys->[$range] } } 0 .. $#$keys);
	}
}

$node->safe_psql('postgres', 'CREATE INDEX ON keys (db, file, range); ANALYZE');

# What is said of each database, as a condition on all of its rows
sub holds
{
	my ($query, $what) = @_;

	is($node->safe_psql('postgres', "SELECT db, ok FROM ($query) AS q (db, ok) WHERE ok IS NOT TRUE ORDER BY db"), '', $what);
	return;
}

is($node->safe_psql('postgres', 'SELECT count(DISTINCT db) FROM keys'), $n, 'keys in all databases');
holds(q{
SELECT w.db, count(k.key) = count(*) FROM written AS w LEFT JOIN (SELECT DISTINCT db, key FROM keys) AS k USING (db, key) GROUP BY w.db},
	'all keys that were written are in tables');
cmp_ok($node->safe_psql('postgres', 'SELECT count(*) - count(DISTINCT (db, key)) FROM keys'), '>', 1000, 'some of them several times');
holds(q{
SELECT keys.db, bool_and(leveldb_contains(filter, key)) FROM keys LEFT JOIN filters USING (db, file, range) GROUP BY keys.db},
	'every key is found in its filter');
holds(q{
SELECT db, f.filter = k.filter FROM filters AS f JOIN LATERAL
	(SELECT leveldb_agg(key, bits) AS filter FROM keys WHERE (db, file, range) = (f.db, f.file, f.range) HAVING count(*) > 0) AS k ON true},
	'leveldb_agg makes the same bytes of the same keys');
holds(q{
SELECT db, f.filter = k.filter FROM filters AS f JOIN LATERAL
	(SELECT leveldb_agg(key) AS filter FROM keys WHERE (db, file, range) = (f.db, f.file, f.range) HAVING count(*) > 0) AS k ON bits = 10},
	'at 10 bits also without saying so');
holds(q{
SELECT db, (filter = '') = NOT EXISTS (SELECT FROM keys WHERE (db, file, range) = (f.db, f.file, f.range)) FROM filters AS f},
	'filters of ranges without keys are empty');
is($node->safe_psql('postgres', q{SELECT count(*) > 0, bool_or(leveldb_contains(filter, i::text)) FROM filters, generate_series(1, 10) AS i WHERE filter = ''}),
	't|f', 'there are some, which hold nothing');

# With each 7th key twice and each 11th deleted, so a third time, 10 bits are 12.3
# for each different one, which makes 0.33 %.
my ($passed, $asked) = split /\|/, $node->safe_psql('postgres',
	q{SELECT count(*) FILTER (WHERE leveldb_contains(filter, 'absent ' || i)), count(*) FROM filters, generate_series(1, 200) AS i WHERE bits = 10 AND length(filter) > 50});
cmp_ok($passed / $asked, '>', 0.002, "absent keys: $passed of $asked pass");
cmp_ok($passed / $asked, '<', 0.006, 'and not more');

$node->stop;
done_testing();
