#!/usr/bin/env perl
# soak.pl: members of each type of keys, asked for in each kind of filter
#
#	with_server.sh perl test/soak/soak.pl ROWS
#
# For each type, ROWS random keys, and as many strangers.  Filters of each kind
# are made of the keys, stored, and asked for all of them: by a condition that
# sees a page of rows ahead, by one that does not, and in stored slices; and maps
# for the values as well.  Prints a line for each kind: how many members were
# missing, which is to be 0, and how many strangers passed, which is to be
# within six standard deviations of what the filters expect.  The last line is
# "N passed, N failed", lines.  RF_SEED is the seed of the keys.

use strict;
use warnings;

use FindBin;
use lib "$FindBin::Bin/../tap";
use Kinds qw(kinds of_each);
use RandomKeys;

my ($rows) = @ARGV;
my $seed = $ENV{RF_SEED} || 20260101;
my $node = bless {};
my (%sum, $passed, $failed);

# what Kinds and RandomKeys want of a node
sub safe_psql
{
	my (undef, $database, $sql) = @_;
	my @command = qw(psql -X -q -A -t -v ON_ERROR_STOP=1);

	open my $psql, '|-', 'sh', '-c', 'exec "$@" >"$PGHOST/soak.out"', 'sh', @command, $database or die $!;
	print $psql $sql;
	close $psql or die "psql failed:\n$sql\n";
	open my $out, '<', "$ENV{PGHOST}/soak.out" or die $!;
	local $/;
	return (<$out> // '') =~ s/\n\z//r;
}

srand $seed;
make_generators($node);
my @kinds = kinds($node);
my $version = $node->safe_psql('postgres', 'SHOW server_version');
my ($major) = $version =~ /^(\d+)/;
print "soak: PostgreSQL $version, $rows keys of each type, RF_SEED=$seed\n\n";


my $types = 0;
foreach my $type (types_of_keys($major))
{
	my ($name, $expression) = @$type;

	$types++;
	$node->safe_psql('postgres', qq{
SELECT setseed(@{[rand(2) - 1]});
CREATE TABLE known AS SELECT v FROM (SELECT $expression AS v FROM generate_series(1, $rows) AS i) AS made WHERE v IS NOT NULL;
CREATE TABLE strangers AS SELECT v FROM (SELECT $expression AS v FROM generate_series(1, $rows) AS i) AS made
	WHERE v IS NOT NULL AND NOT EXISTS (SELECT FROM known WHERE known.v = made.v);
CREATE TABLE filters (kind text PRIMARY KEY);
VACUUM ANALYZE known, strangers;
} . of_each('ALTER TABLE filters ADD STEM TYPE; INSERT INTO filters (kind, STEM) SELECT \'STEM\', STEM_agg(v) FROM known;', "\n", @kinds));
	foreach my $kind (@kinds)
	{
		my $stem = $kind->{stem};
		my $filter = "(SELECT $stem FROM filters WHERE kind = '$stem')";
		my $values = $kind->{has_values} ? "SELECT count(*) FROM known WHERE (hashtext(v::text) & 15 = ANY (${stem}_values($filter, v))) IS NOT TRUE" : 'SELECT 0';
		# each stranger counts once: random numbers of some types are the same
		# again and again
		my @counts = split /\|/, $node->safe_psql('postgres', qq{
SET ribbonfilter.page_probe = on;
SELECT count(*) AS page FROM known WHERE $filter \@> v \\gset
SET ribbonfilter.page_probe = off;
SELECT count(*) AS row FROM known WHERE $filter \@> v \\gset
SELECT count(*) AS slices FROM (SELECT * FROM filters WHERE kind = '$stem') AS f, known WHERE $stem \@> v \\gset
SELECT n, 3 * n, 3 * n - :page - :row - :slices, ($values), strangers, passed, strangers * expected_fpr, strangers * expected_fpr * (1 - expected_fpr)
FROM (SELECT count(*) AS n FROM known) AS known,
	(SELECT count(*) AS strangers, count(*) FILTER (WHERE $filter \@> v) AS passed FROM (SELECT DISTINCT v FROM strangers) AS s) AS s,
	(SELECT expected_fpr FROM ${stem}_info($filter)) AS i});
		my $sum = $sum{$stem} //= [ (0) x @counts ];
		$sum->[$_] += $counts[$_] foreach 0 .. $#counts;
		print "$name, $stem: $counts[2] of $counts[1] members are missing, $counts[3] values are wrong\n" if $counts[2] || $counts[3];
	}
	$node->safe_psql('postgres', 'DROP TABLE known, strangers, filters');
}

print "| kind | types | members | missing | strangers | rate of theirs | of the filters | sigma |\n|---|---|---|---|---|---|---|---|\n";
my $members = 0;
foreach my $stem (map { $_->{stem} } @kinds)
{
	my (undef, $asked, $missing, $wrong, $strangers, $false, $expected, $variance) = @{ $sum{$stem} };
	my $sigma = ($false - $expected) / sqrt($variance || 1);
	my $good = !$missing && !$wrong && abs($sigma) <= 6;

	printf "| %s | %d | %d | %d | %d | %.6g | %.6g | %+.2f |%s\n", $stem, $types, $asked, $missing + $wrong, $strangers, $false / $strangers,
	  $expected / $strangers, $sigma, $good ? '' : ' FAILED';
	$members += $asked;
	$passed += $good;
	$failed += !$good;
}
print "\nmembers: $members\n", $passed + 0, ' passed, ', $failed + 0, " failed\n";
exit($failed > 0);
