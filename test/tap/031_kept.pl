# Stored filters that a session keeps, while others replace them: what is stored
# is what is probed, even if a value has the TOAST pointer of one that was
# deleted, as when the counter of OIDs has come around.

use strict;
use warnings;

use Server;
use Faults qw(session);
use Wire;

my $module = compile('functions');
plan skip_all => 'no compiler here' if !defined $module;

my $primary = new_server('primary', "autovacuum = off\njit = off\nmax_parallel_workers_per_gather = 0", allows_streaming => 1);
$primary->safe_psql('postgres', qq{
CREATE EXTENSION ribbonfilter;
CREATE FUNCTION set_next_oid(oid) RETURNS void LANGUAGE C VOLATILE STRICT AS '$module', 'set_next_oid';
CREATE FUNCTION invert_byte(regclass, oid, integer, integer) RETURNS integer LANGUAGE C VOLATILE STRICT AS '$module', 'invert_byte';
});
my @kinds = kinds($primary);
my $standby = PostgreSQL::Test::Cluster->new('standby');
$primary->backup('base');
$standby->init_from_backup($primary, 'base', has_streaming => 1);
$standby->start;

# who keeps filters, who changes them
my $reader = session($primary);
my $writer = session($primary);
my $on_standby = session($standby);

sub each_kind
{
	$writer->must($_) foreach map { of_each("$_;", '', @kinds) } @_;
	return;
}

# The even numbers, and as many odd ones, to 180000; and others, until two filters
# are of one length
foreach my $kind (@kinds)
{
	my $pairs = 'SELECT e.f AS even, o.f AS odd FROM tried_STEM AS e, tried_STEM AS o WHERE e.odd = 0 AND o.odd = 1 AND octet_length(e.f::bytea) = octet_length(o.f::bytea)';
	my $n = 0;

	$writer->must(of_each('CREATE TABLE tried_STEM (odd integer, f TYPE)', '', $kind));
	do
	{
		$n++;
		$writer->must(of_each("INSERT INTO tried_STEM SELECT odd, STEM_agg(2 * i - odd) FROM generate_series(0, 1) AS odd, LATERAL (SELECT generate_series(1, 90000) UNION ALL SELECT generate_series($n * 100000, $n * 100000 + 9999)) AS keys (i) GROUP BY odd", '', $kind));
	} until ($writer->must(of_each("$pairs LIMIT 1", '', $kind)) || $n == 100);
	$writer->must(of_each("CREATE TABLE pair_STEM AS $pairs LIMIT 1", '', $kind));
}
each_kind(
	'CREATE TABLE even_STEM AS SELECT 1 AS id, even AS f FROM pair_STEM',
	'CREATE TABLE odd_STEM AS SELECT 1 AS id, odd AS f FROM pair_STEM',
	'DROP TABLE tried_STEM, pair_STEM',
	'CREATE TABLE t_STEM (id integer PRIMARY KEY, f TYPE)');
is_deeply(
	[ map { $_->[0] } $writer->must(of_each('SELECT e.f <> o.f AND octet_length(e.f::bytea) = octet_length(o.f::bytea) FROM even_STEM AS e, odd_STEM AS o', ' UNION ALL ', @kinds)) ],
	[ map { 't' } @kinds ],
	'filters of one length, for each kind');

# What a session finds in the filters of all kinds, by the first n keys of the
# two sets: "even" or "odd", or whatever else it is
sub probed
{
	my ($session, $n) = @_;
	my %found;

	foreach my $row ($session->must(of_each("SELECT 'STEM', count(*) FILTER (WHERE f \@> 2 * i), count(*) FILTER (WHERE f \@> 2 * i - 1) FROM t_STEM, generate_series(1, $n) AS i", ' UNION ALL ', @kinds)))
	{
		my ($stem, $even, $odd) = @$row;
		my $few = 2 + $n / 20;

		$found{ $even == $n && $odd <= $few ? 'even' : $odd == $n && $even <= $few ? 'odd' : "$stem: $even even, $odd odd" } = 1;
	}
	return join ', ', sort keys %found;
}

# Of each kind: the value ids in the table's TOAST table, as a session sees them
sub value_ids
{
	my ($session) = @_;
	my %ids;

	foreach my $kind (@kinds)
	{
		my ($toast) = map { $_->[0] } $session->must("SELECT reltoastrelid::regclass FROM pg_class WHERE relname = 't_$kind->{stem}'");

		$ids{ $kind->{stem} } = [ map { $_->[0] } $session->must("SELECT DISTINCT chunk_id FROM $toast") ];
	}
	return %ids;
}

# Stores filters, with the value ids of others that are gone
sub store_with_ids
{
	my ($session, $what, %ids) = @_;

	foreach my $kind (@kinds)
	{
		$writer->must("SELECT set_next_oid($ids{$kind->{stem}}[0])");
		$session->must(of_each("INSERT INTO t_STEM SELECT 1, f FROM $what\_STEM", '', $kind));
	}
	return is_deeply({ value_ids($session) }, \%ids, "... the value ids are used again");
}

sub start_with
{
	my ($what) = @_;

	each_kind('TRUNCATE t_STEM', "INSERT INTO t_STEM SELECT 1, f FROM $what\_STEM");
	return value_ids($writer);
}

# Others come in their place.  (To truncate a table waits for who reads it.)
sub replace_by
{
	my ($what, %ids) = @_;

	each_kind('DELETE FROM t_STEM');
	$writer->must(of_each('VACUUM (TRUNCATE false) t_STEM', '', $_)) foreach @kinds;
	return store_with_ids($writer, $what, %ids);
}

#
# Another value at the same pointer: of a filter of which a few pages, or all,
# have been fetched
#

foreach my $n (1, 2000)
{
	my %ids = start_with('even');

	is(probed($reader, $n), 'even', "$n keys: what is stored");
	replace_by('odd', %ids);
	is(probed($reader, $n), 'odd', '... in the next transaction');
	is(probed($reader, 2000), 'odd', '... in one after it');

	$reader->must('BEGIN');
	is(probed($reader, $n), 'odd', "$n keys: in a transaction");
	replace_by('even', %ids);
	is(probed($reader, $n), 'even', '... in its next statement');
	$reader->must('COMMIT');

	# prepared
	$reader->must(of_each('PREPARE p_STEM AS SELECT count(*) FILTER (WHERE f @> i) FROM t_STEM, generate_series(2, 200, 2) AS i;', '', @kinds)) if $n == 1;
	my $prepared = sub { return map { $_->[0] } map { $reader->must("EXECUTE p_$_->{stem}") } @kinds; };
	is_deeply([ map { $_ == 100 } $prepared->() ], [ map { 1 } @kinds ], 'prepared');
	replace_by('odd', %ids);
	is_deeply([ map { $_ < 50 } $prepared->() ], [ map { 1 } @kinds ], '... and executed again');

	# a standby replays it
	$primary->wait_for_catchup($standby);
	is(probed($on_standby, $n), 'odd', "$n keys: on a standby");
	replace_by('even', %ids);
	$primary->wait_for_catchup($standby);
	is(probed($on_standby, $n), 'even', '... after it was replayed');
}

# Rows that were rolled back need not be deleted
{
	each_kind('TRUNCATE t_STEM');
	$reader->must('BEGIN; SAVEPOINT s');
	$reader->must(of_each('INSERT INTO t_STEM SELECT 1, f FROM even_STEM;', '', @kinds));
	my %ids = value_ids($reader);
	is(probed($reader, 2000), 'even', 'in a subtransaction');
	$reader->must('ROLLBACK TO s');
	$writer->must(of_each('VACUUM (TRUNCATE false) t_STEM', '', $_)) foreach @kinds;
	store_with_ids($reader, 'odd', %ids);
	is(probed($reader, 2000), 'odd', '... after it was rolled back');
	$reader->must('ROLLBACK');
}

# An expression of PL/pgSQL goes on with a filter until the transaction ends, but
# not after the session found another one there: of keys of another type
{
	$writer->must(q{
CREATE TABLE integers_bloom AS SELECT bloom_agg(i, 0.01, 50000) AS f FROM generate_series(1, 50000) AS i;
CREATE TABLE texts_bloom AS SELECT bloom_agg('k' || i, 0.01, 50000) AS f FROM generate_series(1, 50000) AS i;
CREATE FUNCTION has(k integer) RETURNS boolean LANGUAGE plpgsql AS
	'DECLARE kept bloomfilter; BEGIN SELECT f INTO kept FROM t_bloom; RETURN kept @> k; END';
});
	each_kind('TRUNCATE t_STEM');
	$writer->must('INSERT INTO t_bloom SELECT 1, f FROM integers_bloom');
	my $value_id = "SELECT DISTINCT chunk_id FROM " . ($writer->must(q{SELECT reltoastrelid::regclass FROM pg_class WHERE relname = 't_bloom'}))[0][0];
	my ($id) = map { $_->[0] } $writer->must($value_id);

	$reader->must('BEGIN');
	is(($reader->must('SELECT has(2)'))[0][0], 't', 'in a function');
	$writer->must('DELETE FROM t_bloom');
	$writer->must('VACUUM (TRUNCATE false) t_bloom');
	$writer->must("SELECT set_next_oid($id)");
	$writer->must('INSERT INTO t_bloom SELECT 1, f FROM texts_bloom');
	is(($writer->must($value_id))[0][0], $id, '... the value id is used again');
	is(($reader->must("SELECT f @> 'k2' FROM t_bloom"))[0][0], 't', '... by a filter of texts');
	like(($reader->run('SELECT has(2)'))[0]{error}, qr/^42804/, '... which the function does not ask for integers');
	$reader->must('ROLLBACK');
}

# TRUNCATE leaves nothing to VACUUM
{
	my %ids = start_with('even');

	$reader->must('BEGIN');
	is(probed($reader, 2000), 'even', 'before TRUNCATE in a transaction');
	$reader->must(of_each('TRUNCATE t_STEM;', '', @kinds));
	store_with_ids($reader, 'odd', %ids);
	is(probed($reader, 2000), 'odd', '... and after it');
	$reader->must('ROLLBACK');
	is(probed($reader, 2000), 'even', '... which is rolled back');
}

# A value that differs in little: in its check and a few bits far behind
{
	start_with('even');
	my ($key) = map { $_->[0] } $writer->must(q{
SELECT k FROM even_bloom, generate_series(-1000, -1) AS k, LATERAL (SELECT bloom_add(f, k) AS g) AS g
WHERE NOT f @> k AND substr(f::bytea, 1, 8) || substr(f::bytea, 13, 1984) = substr(g::bytea, 1, 8) || substr(g::bytea, 13, 1984) LIMIT 1});
	my %ids = value_ids($writer);
	my $has = "SELECT count(*) FROM t_bloom WHERE f \@> $key";

	is(probed($reader, 2000), 'even', 'a filter without a key');
	is(($reader->must($has))[0][0], 0, '... that is not in it');
	$writer->must('DELETE FROM t_bloom');
	$writer->must('VACUUM (TRUNCATE false) t_bloom');
	$writer->must("SELECT set_next_oid($ids{bloom}[0])");
	$writer->must("INSERT INTO t_bloom SELECT 1, bloom_add(f, $key) FROM even_bloom");
	is_deeply({ value_ids($writer) }, \%ids, '... the value ids are used again');
	is(($reader->must($has))[0][0], 1, '... for one with it, whose first page differs in the check alone');
}

#
# What others do to a table
#

start_with('even');
is(probed($reader, 2000), 'even', 'kept');
foreach my $step (
	[ 'UPDATE t_STEM SET f = odd_STEM.f FROM odd_STEM' => 'odd' ],
	[ 'BEGIN; UPDATE t_STEM SET f = even_STEM.f FROM even_STEM; ROLLBACK' => 'odd' ],
	[ 'VACUUM FULL t_STEM' => 'odd' ],
	[ 'CLUSTER t_STEM USING t_STEM_pkey' => 'odd' ],
	[ 'TRUNCATE t_STEM; INSERT INTO t_STEM SELECT 1, f FROM even_STEM' => 'even' ],
	[ 'ALTER TABLE t_STEM ALTER id ' . 'type bigint' => 'even' ],
	[ 'DROP TABLE t_STEM; CREATE TABLE t_STEM AS SELECT * FROM odd_STEM' => 'odd' ],
	[ 'UPDATE t_STEM SET f = even_STEM.f FROM even_STEM' => 'even' ])
{
	my ($sql, $then) = @$step;

	$writer->must(of_each($sql, '', $_)) foreach @kinds;
	is(probed($reader, 2000), $then, "after $sql");
	$primary->wait_for_catchup($standby);
	is(probed($on_standby, 2000), $then, '... on a standby');
}

# A transaction that began before goes on with what it sees
$reader->must('BEGIN ISOLATION LEVEL REPEATABLE READ');
is(probed($reader, 1), 'even', 'repeatable read');
each_kind('UPDATE t_STEM SET f = odd_STEM.f FROM odd_STEM');
$writer->must(of_each('VACUUM (TRUNCATE false) t_STEM', '', $_)) foreach @kinds;
is(probed($reader, 2000), 'even', '... the same while it lasts');
$reader->must('COMMIT');
is(probed($reader, 2000), 'odd', '... and the other one then');

# A table that is dropped, while a cursor holds its filter
start_with('even');
$reader->must('BEGIN; DECLARE c CURSOR FOR SELECT f @> 2 * i FROM t_ribbon, generate_series(1, 10000) AS i');
is_deeply([ map { $_->[0] } $reader->must('FETCH 3 FROM c') ], [ ('t') x 3 ], 'a cursor');
$writer->start('DROP TABLE t_ribbon');
is_deeply([ map { $_->[0] } $reader->must('FETCH 1000 FROM c') ], [ ('t') x 1000 ], '... goes on, and DROP waits');
$reader->must('COMMIT');
ok(!$writer->answer->{error}, '... for its end');
like(($reader->run('SELECT f @> 2 FROM t_ribbon'))[0]{error}, qr/^42P01/, '... after which there is none');
$writer->must('CREATE TABLE t_ribbon AS SELECT * FROM odd_ribbon');
is(($reader->must('SELECT count(*) FROM t_ribbon, generate_series(1, 1000) AS i WHERE f @> 2 * i - 1'))[0][0], 1000, '... and then another');

# Two sessions add keys in turn; each finds those of both
$writer->must('CREATE TABLE common (id integer PRIMARY KEY, f bloomfilter); INSERT INTO common SELECT 1, f FROM even_bloom');
my @lost;
foreach my $round (1 .. 20)
{
	foreach my $session ($reader, $writer)
	{
		my $key = -2 * $round + ($session == $reader);

		$session->must("UPDATE common SET f = bloom_add(f, $key)");
		push @lost, map { "$round: $_->[0]" } map { $_->must("SELECT i FROM common, generate_series($key, -1) AS i WHERE NOT f \@> i AND i <> " . (-2 * $round)) } $reader, $writer
		  if $session == $reader;
		push @lost, map { "$round: $_->[0]" } map { $_->must("SELECT i FROM common, generate_series($key, -1) AS i WHERE NOT f \@> i") } $reader, $writer
		  if $session == $writer;
	}
}
is_deeply(\@lost, [], 'two sessions add keys in turn, and lose none');

#
# Damage in its place
#

each_kind('DROP TABLE t_STEM', 'CREATE TABLE t_STEM (id integer PRIMARY KEY, f TYPE)');
my %ids = start_with('even');
my $invert = sub {
	my ($row, $byte) = @_;

	is( join(' ', map { ($writer->must("SELECT invert_byte(reltoastrelid, $ids{$_->{stem}}[0], $row, $byte) FROM pg_class WHERE relname = 't_$_->{stem}'"))[0][0] } @kinds),
		join(' ', map { 1 } @kinds),
		"... byte $byte of row $row is another");
};
my $outcomes = sub {
	my (@of) = @_;
	my %what;

	foreach my $kind (@of ? @of : @kinds)
	{
		my ($answer) = $reader->run(of_each('SELECT count(*) FROM t_STEM, generate_series(1, 20000) AS i WHERE f @> 2 * i', '', $kind));
		$what{ $answer->{error} ? $answer->{error} =~ s/(XX001) .*/$1/r : (columns_of($answer->{rows}[0]))[0] } = 1;
	}
	return join ' ', sort keys %what;
};

my @large = grep { ($writer->must("SELECT octet_length(f::bytea) > 120000 FROM t_$_->{stem}"))[0][0] eq 't' } @kinds;
cmp_ok(scalar @large, '>=', 3, 'filters of more than 60 rows: ' . join(' ', map { $_->{stem} } @large));
$reader->must(of_each('SELECT f @> 2 FROM t_STEM;', '', @large));
$invert->(20, 100);
is($outcomes->(@large), 'XX001', 'a few pages are kept, so others that are damaged are noticed as it gets complete');
$invert->(20, 100);
is($outcomes->(), '20000', '... but not for ever');
$invert->(20, 100);
is($outcomes->(), '20000', 'all pages are kept, so one that is damaged later is not missed');
$reader->must('SET ribbonfilter.verify = on');
is($outcomes->(), 'XX001', '... unless that is wanted');
$reader->must('RESET ribbonfilter.verify');
is($outcomes->(), 'XX001', '... and it is not used again');
$invert->(20, 100);
is($outcomes->(), '20000', '... before it is whole');
foreach my $byte (8, 700)
{
	$invert->(0, $byte);
	is($outcomes->(), 'XX001', 'damage to the first page is noticed');
	$invert->(0, $byte);
	is($outcomes->(), '20000', '... while it lasts');
}

# A query that is at what was kept goes on with it, whatever others find there
$reader->must('SET ribbonfilter.cache_size = 0; BEGIN; DECLARE c CURSOR FOR SELECT f @> 2 * i FROM t_bloom, generate_series(1, 20000) AS i');
my $fetched = sub { return join ' ', map { $_->[0] } $reader->must("FETCH $_[0] FROM c"); };
my $all = 'SELECT count(*) FROM t_bloom, generate_series(1, 20000) AS i WHERE f @> 2 * i';
is($fetched->(3), 't t t', 'a cursor is at a filter');
$reader->must('SET LOCAL ribbonfilter.verify = on');
$writer->must('SELECT txid_current()');
is(($reader->must($all))[0][0], 20000, '... which is opened beside it, to be verified');
is($fetched->(3), 't t t', '... and the cursor goes on');
$invert->(0, 700);
$writer->must('SELECT txid_current()');
$reader->must('SAVEPOINT s');
like(($reader->run($all))[0]{error}, qr/^XX001/, '... and found to be damaged');
$reader->must('ROLLBACK TO s');
$invert->(0, 700);
unlike($fetched->(10000), qr/f/, '... and the cursor goes on');
$reader->must('COMMIT');
is(($reader->must(q{SELECT sum(total_bytes) <= 1024 FROM pg_backend_memory_contexts WHERE name = 'stored filters'}))[0][0], 't', '... and leaves nothing');

# A filter that a query is at does not count: others are kept beside a large one
$writer->must('CREATE TABLE small AS SELECT bloom_agg(i) AS f FROM generate_series(1, 10000) AS i');
my $taken = sub { return ($reader->must(q{SELECT coalesce(sum(total_bytes), 0) FROM pg_backend_memory_contexts WHERE name = 'stored filters'}))[0][0]; };
my ($large, $small) = map { $_->[0] } $writer->must('SELECT octet_length(f::bytea) FROM t_bloom UNION ALL SELECT octet_length(f::bytea) FROM small');
cmp_ok($large, '>', 100 * 1024, 'a filter larger than ribbonfilter.cache_size');
$reader->must(q{SET ribbonfilter.cache_size = '100kB'; BEGIN; DECLARE c CURSOR FOR SELECT f @> 2 * i FROM t_bloom, generate_series(1, 20000) AS i});
$fetched->(3);
my $before = $taken->();
is(($reader->must('SELECT count(*) FROM small, generate_series(1, 10000) AS i WHERE f @> i'))[0][0], 10000, '... that a cursor is at');
cmp_ok($taken->() - $before, '>=', $small, '... does not evict a small one');
$reader->must('COMMIT');
cmp_ok($taken->(), '<', 100 * 1024, '... but goes itself when it is left');

done_testing();
