# Aggregates that are ended while they spill: no temporary file is left.  What
# errors of their own do is in sql/spill.sql.

use strict;
use warnings;

use IPC::Run;
use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

my $node = PostgreSQL::Test::Cluster->new('main');
$node->init;
$node->append_conf(
	'postgresql.conf', q{
fsync = off
work_mem = 64kB
jit = off
max_parallel_workers_per_gather = 0
parallel_setup_cost = 0
parallel_tuple_cost = 0.01
min_parallel_table_scan_size = 0
});
$node->start;
$node->safe_psql(
	'postgres', q{
CREATE EXTENSION ribbonfilter;
CREATE TABLE keys AS SELECT i AS k FROM generate_series(1, 1000) AS i;
ALTER TABLE keys SET (parallel_workers = 2);
CREATE TABLE more WITH (parallel_workers = 0) AS TABLE keys;
ANALYZE;
});

my $files = 'SELECT count(*) FROM pg_ls_tmpdir()';

# Starts a query that does not end by itself, and waits until it has some files.
sub start_spilling
{
	my ($query, $least_files) = @_;
	my %session = (out => '', err => '');

	$session{harness} = IPC::Run::start(
		[ 'psql', '-XAtq', '-d', $node->connstr('postgres'), '-c', "/* spilling */ $query" ],
		'>', \$session{out}, '2>', \$session{err});
	$node->poll_query_until('postgres', "SELECT ($files) >= $least_files")
	  or die 'the query does not spill';
	return \%session;
}

# Calls a function on the backend that runs it.
sub call_on_spilling
{
	my ($function) = @_;
	return $node->safe_psql('postgres',
		qq{SELECT $function(pid) FROM pg_stat_activity WHERE query LIKE '/* spilling%' AND backend_type = 'client backend'});
}

my $endless = 'SELECT ribbon_agg(k) IS NULL FROM (SELECT generate_series(1, 1000000000000) AS k) AS s';
my $session = start_spilling($endless, 1);
is(call_on_spilling('pg_cancel_backend'), 't', 'a query that spills is there to be cancelled');
$session->{harness}->finish;
like($session->{err}, qr/ERROR:  canceling statement due to user request/, 'it is cancelled');
is($session->{out}, '', 'it returns nothing');
is($node->safe_psql('postgres', $files), '0', 'cancelled: its file is gone');

# groups that all have a file, and an aggregate of another kind
$session = start_spilling(
	'SELECT g, keyset_agg(k), bloom_agg(-k) FROM (SELECT generate_series(1, 1000000000000) AS k) AS s, LATERAL (SELECT k % 3) AS g (g) GROUP BY g', 6);
call_on_spilling('pg_cancel_backend');
$session->{harness}->finish;
is($node->safe_psql('postgres', $files), '0', 'cancelled: files of groups are gone');

$session = start_spilling($endless, 1);
call_on_spilling('pg_terminate_backend');
$session->{harness}->finish;
like($session->{err}, qr/terminating connection/, 'a backend that spills is terminated');
ok($node->poll_query_until('postgres', "SELECT ($files) = 0"), 'terminated: its file is gone');

my $parallel = 'SET max_parallel_workers_per_gather = 2; SET parallel_leader_participation = off;';
my $many = 'SELECT ribbon_agg(((a.k * 1000::bigint + b.k) * 1000 + c.k) * 1000 + d.k) IS NULL FROM keys AS a, more AS b, more AS c, more AS d';
like($node->safe_psql('postgres', "$parallel EXPLAIN (COSTS OFF) $many"),
	qr/Gather.*Partial Aggregate/s, 'a query in parallel');
$session = start_spilling("$parallel $many", 2);
call_on_spilling('pg_cancel_backend');
$session->{harness}->finish;
like($session->{err}, qr/ERROR:  canceling statement due to user request/, 'it is cancelled');
ok($node->poll_query_until('postgres', "SELECT ($files) = 0"), 'cancelled: files of workers are gone');

# The connection that had them cancelled can go on: in one transaction, fail,
# then do it right.
my ($status, $out, $err) = $node->psql(
	'postgres', q{
BEGIN;
SAVEPOINT a;
SET LOCAL temp_file_limit = '300kB';
SELECT ribbon_agg(k) IS NULL FROM generate_series(1, 100000) AS k;
ROLLBACK TO a;
SELECT count(*) FROM pg_ls_tmpdir();
SELECT (ribbon_info(ribbon_agg(k))).keys FROM generate_series(1, 100000) AS k;
ROLLBACK;
SELECT count(*) FROM pg_ls_tmpdir();
}, on_error_stop => 0);
like($err, qr/ERROR:  temporary file size exceeds "?temp_file_limit"? \(300kB\)/, 'temp_file_limit holds');
is($out, "0\n100000\n0", 'rolled back: no file is left, and the next query spills again');

unlike(slurp_file($node->logfile), qr/temporary file leak|PANIC|was terminated by signal/, 'nothing leaked');

done_testing();
