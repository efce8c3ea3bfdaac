# Logical replication carries filters as they are, in text and in binary form:
# the first copy of a table, inserts, updates, deletes, filters in the row and out
# of it, and those that an update does not touch and so does not send.

use strict;
use warnings;

use Server;

my $publisher = new_server('publisher', '', allows_streaming => 'logical');

my $subscriber = new_server('subscriber');

# One database of the subscriber for each form of the values.  Enums are there
# with other OIDs.
my %binary = (in_text => 'false', in_binary => 'true');
$publisher->safe_psql('postgres', 'CREATE EXTENSION ribbonfilter');
my @kinds = kinds($publisher);
my $columns = of_each('STEM TYPE', ', ', @kinds);
my $of_i = of_each('STEM_agg(i)', ', ', @kinds);
my $of_c = of_each('STEM_agg(c)', ', ', @kinds);
my $names = of_each('STEM', ', ', @kinds);
my $built = of_each('STEM = STEM_build(ARRAY[7])', ', ', @kinds);
my $of_text = of_each(q{STEM_agg('key ' || i)}, ', ', @kinds);
my $setup = qq{
CREATE EXTENSION IF NOT EXISTS ribbonfilter;
CREATE TYPE color AS ENUM ('red', 'green', 'blue');
CREATE TABLE stored (what text PRIMARY KEY, note text, $columns);
-- where the whole old row is sent, filters and all; the subscriber finds the
-- row by its primary key
CREATE TABLE whole (what text PRIMARY KEY, note text, r ribbonfilter);
ALTER TABLE whole REPLICA IDENTITY FULL;
-- where there is none, and filters are what rows differ by
CREATE TABLE keyless (note text, $columns);
ALTER TABLE keyless REPLICA IDENTITY FULL;
};
$publisher->safe_psql('postgres', $setup);
foreach my $database (sort keys %binary)
{
	$subscriber->safe_psql('postgres', "CREATE DATABASE $database");
	$subscriber->safe_psql($database, "CREATE TYPE other AS ENUM ('blue', 'green', 'red'); DROP TYPE other; $setup");
}

$publisher->safe_psql('postgres', qq{
INSERT INTO stored SELECT 'copied, small', NULL, $of_i FROM generate_series(1, 10) AS i;
INSERT INTO stored SELECT 'copied, large', NULL, $of_i FROM generate_series(1, 100000) AS i;
INSERT INTO stored SELECT 'copied, enum', NULL, $of_c FROM unnest(ARRAY['red', 'blue']::color[]) AS c;
INSERT INTO stored VALUES ('copied, null');
INSERT INTO whole SELECT 'copied', NULL, ribbon_agg(i) FROM generate_series(1, 100000) AS i;
INSERT INTO keyless SELECT NULL, $of_i FROM unnest(ARRAY[10, 11, 20000, 20001]) AS n, generate_series(1, n) AS i GROUP BY n;
INSERT INTO keyless VALUES (NULL);
CREATE PUBLICATION filters FOR TABLE stored, whole, keyless;
});
my $connstr = $publisher->connstr . ' dbname=postgres';
foreach my $database (sort keys %binary)
{
	$subscriber->safe_psql($database, "CREATE SUBSCRIPTION $database CONNECTION '$connstr' PUBLICATION filters WITH (binary = $binary{$database})");
}

my $digests = of_each('md5(STEM::bytea)', ', ', @kinds);
my $digest = qq{
SELECT what, note, ARRAY[$digests] FROM stored
UNION ALL SELECT 'whole: ' || what, note, ARRAY[md5(r::bytea)] FROM whole
UNION ALL SELECT 'keyless', note, ARRAY[$digests] FROM keyless
ORDER BY 1, 2, 3};
my $verify = 'SELECT ' . of_each('count(STEM_verify(STEM)) = count(STEM)', ' AND ', @kinds) . ', (SELECT count(ribbon_verify(r)) = count(r) FROM whole) FROM stored';

# Tests that both databases have what the publisher has.
sub same
{
	my ($what, $rows) = @_;
	my $expected = $publisher->safe_psql('postgres', $digest);

	local $Test::Builder::Level = $Test::Builder::Level + 1;
	is(scalar(split /\n/, $expected), $rows, "$what: $rows rows");
	foreach my $database (sort keys %binary)
	{
		$publisher->wait_for_catchup($database);
		is($subscriber->safe_psql($database, $digest), $expected, "$what, $database: the same bytes");
		is($subscriber->safe_psql($database, $verify), 't|t', "$what, $database: verified");
	}
	return;
}

foreach my $database (sort keys %binary)
{
	$subscriber->wait_for_subscription_sync($publisher, $database, $database);
}
same('copied', 10);

$publisher->safe_psql('postgres', qq{
INSERT INTO stored SELECT 'small', NULL, $of_i FROM generate_series(1, 10) AS i;
INSERT INTO stored SELECT 'large', NULL, $of_i FROM generate_series(1, 200000) AS i;
INSERT INTO stored SELECT 'text', NULL, $of_text FROM generate_series(1, 5000) AS i;
INSERT INTO stored SELECT 'enum', NULL, $of_c FROM unnest(ARRAY['green']::color[]) AS c;
INSERT INTO stored SELECT 'empty', NULL, $of_i FROM generate_series(1, 0) AS i;
INSERT INTO stored VALUES ('null');
INSERT INTO whole SELECT 'small', NULL, ribbon_agg(i) FROM generate_series(1, 10) AS i;
});
same('inserted', 17);
is( $publisher->safe_psql('postgres', q{SELECT pg_relation_size(reltoastrelid) > 2000000 FROM pg_class WHERE oid = 'stored'::regclass}),
	't', 'large filters are out of line');

# An update of another column does not send a filter that is out of line: the
# subscriber keeps the one it has.
my $before = $publisher->lsn('insert');
$publisher->safe_psql('postgres', q{UPDATE stored SET note = 'noted'});
is( $publisher->safe_psql('postgres', "SELECT pg_current_wal_insert_lsn() - '$before' < 1000000"),
	't', 'an update of another column does not write filters anew');
same('another column updated', 17);

$publisher->safe_psql('postgres', qq{
UPDATE stored SET ribbon = ribbonfilter(keyset, 0.001), bloom = bloom_add(bloom, 4711000) WHERE what IN ('small', 'large', 'copied, large');
UPDATE stored SET ribbon = NULL WHERE what = 'small';
UPDATE stored SET $built WHERE what = 'null';
UPDATE stored SET what = 'enum, renamed' WHERE what = 'enum';
UPDATE whole SET note = 'noted';
UPDATE whole SET r = (SELECT ribbon_agg(i) FROM generate_series(1, 50000) AS i) WHERE what = 'small';
});
same('filters updated', 17);

$publisher->safe_psql('postgres', qq{
BEGIN;
DELETE FROM stored WHERE what LIKE 'copied%';
DELETE FROM whole WHERE what = 'copied';
INSERT INTO stored SELECT 'lost', NULL, $of_i FROM generate_series(1, 20000) AS i;
SAVEPOINT here;
DELETE FROM stored;
ROLLBACK TO here;
UPDATE stored SET what = 'kept' WHERE what = 'lost';
COMMIT;
});
same('deleted', 13);

# Rows without a key are found by the filters in them: the row that has the same,
# not the one beside it.
$publisher->safe_psql('postgres', q{
UPDATE keyless SET note = keyset_cardinality(keyset) || ' keys';
UPDATE keyless SET note = 'none' WHERE keyset IS NULL;
});
same('updated without a key', 13);
$publisher->safe_psql('postgres', qq{
UPDATE keyless SET ribbon = ribbonfilter(keyset, 0.001), bloom = bloom_add(bloom, 4711000) WHERE keyset_cardinality(keyset) IN (11, 20001);
UPDATE keyless SET $built WHERE keyset IS NULL;
DELETE FROM keyless WHERE keyset_cardinality(keyset) IN (10, 20000);
});
same('filters updated and deleted without a key', 11);
# ... one of several that are the same, and all of them
$publisher->safe_psql('postgres', qq{
INSERT INTO keyless SELECT 'triplet', $names FROM keyless, generate_series(1, 3) WHERE note = '20001 keys';
DELETE FROM keyless WHERE ctid = (SELECT max(ctid) FROM keyless WHERE note = 'triplet');
});
same('one of three deleted', 13);
$publisher->safe_psql('postgres', q{DELETE FROM keyless WHERE note = 'triplet'});
same('the others deleted', 11);

# What came answers as what went, enums with other OIDs included.
my $hold = sub { return '(' . of_each("STEM @> $_[0]", ' AND ', @kinds) . ')'; };
my $probes = qq{
SELECT (SELECT count(*) FROM stored, generate_series(1, 200000, 7) AS k WHERE what = 'large' AND NOT ${\ $hold->('k')}),
	(SELECT bloom @> 4711000 FROM stored WHERE what = 'large'),
	(SELECT ${\ $hold->("'green'::color")} AND bloom @> 'green' AND NOT keyset @> 'red' FROM stored WHERE what = 'enum, renamed'),
	(SELECT bool_and(${\ $hold->("('key ' || k)")}) FROM stored, generate_series(1, 5000) AS k WHERE what = 'text')};
is($subscriber->safe_psql($_, $probes), '0|t|t|t', "$_: filters deny no key") foreach sort keys %binary;
isnt(
	$subscriber->safe_psql('in_text', 'SELECT string_agg(oid::text, $$ $$ ORDER BY oid) FROM pg_enum'),
	$publisher->safe_psql('postgres', 'SELECT string_agg(oid::text, $$ $$ ORDER BY oid) FROM pg_enum'),
	'enum labels have other OIDs');

$publisher->safe_psql('postgres', qq{TRUNCATE stored, whole, keyless; INSERT INTO stored SELECT 'again', NULL, $of_i FROM generate_series(1, 100) AS i; INSERT INTO whole SELECT what, note, ribbon FROM stored});
same('truncated', 2);

done_testing();
