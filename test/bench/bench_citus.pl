#!/usr/bin/env perl
# bench_citus.pl: bytes between the nodes of a Citus cluster, and time, of
# queries with filters and without.
#
# Run by "make bench-citus", which starts the server that the PG* variables
# name: the coordinator.  Two workers are made beside it, in the directory of
# its socket.  Prints Markdown tables on standard output, what it is doing on
# standard error; ends with an error if the queries of a group differ in their
# result.  README.md says what is measured and how to read it.
#
#	ROWS	rows of the large table (default 1,000,000)
#	SHARDS	shards of a table (default 8)
#	REPS	how often each query runs (default 7)
#	COMMIT	what to call the code that is measured
#	NETWORK	"own": nobody else uses the loopback interface that is seen here

use strict;
use warnings;

use FindBin;
use IO::Socket::INET;

use lib $FindBin::Bin;
use BenchSql;

my $rows = int($ENV{ROWS} || 1e6);
my $shards = int($ENV{SHARDS} || 8);
my $reps = int($ENV{REPS} || 7);
die "ROWS: from 10,000 to 100,000,000\n" if $rows < 1e4 || $rows > 1e8;

my $large_keys = int($rows / 4);
my $few = int($rows / 10);

#
# The nodes: they talk by TCP, since the kernel counts that; psql does not
#

my $host = '127.0.0.1';

sub run
{
	my @command = @_;

	my $said = qx(@command 2>&1 </dev/null);

	die "bench_citus: failed: @command\n$said" if $? != 0;
	return;
}

sub free_port
{
	my $socket = IO::Socket::INET->new(LocalAddr => $host, LocalPort => 0, Listen => 1) or die "bench_citus: no free port: $!\n";
	return $socket->sockport;
}

# Starts a node, or starts it again, and returns its port.
sub start_node
{
	my ($dir, $action) = @_;
	my $port = free_port();

	open my $fh, '>>', "$dir/postgresql.conf" or die "bench_citus: $dir: $!\n";
	print $fh <<"CONF";
listen_addresses = '$host'
port = $port
unix_socket_directories = '$ENV{PGHOST}'
max_connections = 200
fsync = off
full_page_writes = off
synchronous_commit = off
shared_buffers = 512MB
work_mem = 64MB
jit = off
autovacuum = off
shared_preload_libraries = 'citus'
citus.node_conninfo = 'sslmode=disable'
citus.shard_count = $shards
# what would use the network besides
citus.recover_2pc_interval = -1
citus.distributed_deadlock_detection_factor = -1
CONF
	close $fh or die "bench_citus: $dir: $!\n";
	run('pg_ctl', '-D', $dir, '-w -s -l', "$dir.log", $action);
	local $ENV{PGPORT} = $port;
	run('psql -X -q -c "CREATE EXTENSION citus"');
	return $port;
}

my @ports = map { run('initdb -U postgres -A trust -N --no-locale -E UTF8 -D', $_); start_node($_, 'start') } map { "$ENV{PGHOST}/worker$_" } 1, 2;
$ENV{PGPORT} = start_node($ENV{PGDATA}, 'restart');

# Bytes that have come by the loopback interface, headers of packets included
sub bytes
{
	open my $fh, '<', '/proc/net/dev' or die "bench_citus: /proc/net/dev: $!\n";
	my ($lo) = grep { /^\s*lo:/ } <$fh>;
	return (split ' ', $lo =~ s/.*://r)[0];
}

#
# The data
#

$| = 1;
connect_psql();
sql("SELECT citus_set_coordinator_host('$host', $ENV{PGPORT})");
sql("SELECT citus_add_node('$host', $_)") foreach @ports;
progress('making tables');
sql($_) foreach 'CREATE EXTENSION ribbonfilter',
  q(CREATE TYPE channel AS ENUM ('shop', 'web', 'phone')),
  'CREATE TABLE large (id bigint, k bigint, g int, note text, amount numeric, pair int[], via channel)',
  'CREATE TABLE small (id bigint, k bigint, g int)',
  'CREATE TABLE stored (name text PRIMARY KEY, f ribbonfilter)',
  q(SELECT create_distributed_table('large', 'id'), create_distributed_table('small', 'id'), create_reference_table('stored')),
  # keys in no order, four rows each
  "INSERT INTO large SELECT i, 1 + (i * 7919) % $large_keys, i % 50, 'note ' || i % 1000, (i % $large_keys) / 100.0, ARRAY[i % 1000, i % 9], (enum_range(NULL::channel))[1 + i % 3]
	FROM generate_series(1::bigint, $rows) AS i",
  "INSERT INTO small SELECT i, i, i % 50 FROM generate_series(1::bigint, $few) AS i",
  q(INSERT INTO stored SELECT 'small', ribbon_agg(k) FROM small WHERE g = 3),
  q(INSERT INTO stored SELECT 'all', ribbon_agg(k) FROM large),
  'CREATE TABLE here (k bigint)',
  'INSERT INTO here SELECT k FROM large',
  'VACUUM (ANALYZE) here, large, small';

#
# The groups
#

my $filter = '(SELECT ribbon_agg(k) FROM small WHERE g = 3)';
my $join = 'SELECT count(*), count(DISTINCT note) FROM';
my $repartition = 'SET citus.enable_repartition_joins = on';
my $grouped = 'SELECT k, min(note) AS note, count(*) AS n FROM large';
my $outer = 'JOIN small b ON b.k = x.k WHERE b.g = 3';

# [what it is, query, statements before it], the first is what the others are
# compared with
my @groups = (
	[ 'A filter of all keys',
		[ 'the keys, collected on the coordinator', 'SELECT md5(ribbon_agg(k)::bytea) FROM (SELECT k FROM large OFFSET 0) s' ],
		[ 'distinct keys, collected', 'SELECT md5(ribbon_agg(k)::bytea) FROM (SELECT DISTINCT k FROM large) s' ],
		[ '`ribbon_agg(k)`', 'SELECT md5(ribbon_agg(k)::bytea) FROM large' ],
		[ 'of a local table', 'SELECT md5(ribbon_agg(k)::bytea) FROM here' ] ],
	[ 'A Bloom filter, of a number of keys that is told',
		[ '`bloom_agg(k)`: keysets', "SELECT bloom_agg(k) \@> 7 FROM large" ],
		[ "`bloom_agg(k, 0.01, $large_keys)`: a filter for each shard", "SELECT bloom_agg(k, 0.01, $large_keys) \@> 7::bigint FROM large" ] ],
	[ 'A filter of keys of another type, `integer[]`',
		[ 'all keys, collected', 'SELECT md5(ribbon_agg(pair)::bytea) FROM (SELECT pair FROM large OFFSET 0) s' ],
		[ 'distinct keys, collected', 'SELECT md5(ribbon_agg(pair)::bytea) FROM (SELECT DISTINCT pair FROM large) s' ],
		[ 'a keyset of each shard', q{SELECT md5(ribbonfilter(keyset_union_agg(result::keyset))::bytea) FROM run_command_on_shards('large', $$SELECT keyset_agg(pair) FROM %s$$)} ] ],
	[ "A probe of all rows, filter of @{[commas($large_keys)]} keys",
		[ 'a literal', q{SELECT count(*) FROM large WHERE :'all'::ribbonfilter @> k} ],
		[ 'a parameter', q{EXECUTE probe(:'all')} ],
		[ 'a subquery', q{SELECT count(*) FROM large WHERE (SELECT ribbon_agg(k) FROM here) @> k} ],
		[ 'a subquery of a local table that has it', q{SELECT count(*) FROM large WHERE (SELECT f FROM local_copy) @> k} ],
		[ 'stored in a reference table', q{SELECT count(*) FROM large WHERE (SELECT f FROM stored WHERE name = 'all') @> k} ] ],
	[ 'A join by another column than that of distribution, with 2 % of the small table',
		[ 'a repartition join', "$join large a JOIN small b ON a.k = b.k WHERE b.g = 3", $repartition ],
		[ '... with the filter as a literal', "$join large a JOIN small b ON a.k = b.k WHERE b.g = 3 AND :'small'::ribbonfilter \@> a.k", $repartition ],
		[ 'a CTE of the large side, without a filter', "WITH a AS MATERIALIZED (SELECT k, note FROM large) $join a JOIN small b ON a.k = b.k WHERE b.g = 3" ],
		[ 'a CTE of the large side, with the filter', "WITH a AS MATERIALIZED (SELECT k, note FROM large WHERE $filter \@> k) $join a JOIN small b ON a.k = b.k WHERE b.g = 3" ],
		[ 'a CTE of the small side, exact', "WITH b AS MATERIALIZED (SELECT k FROM small WHERE g = 3) $join large a JOIN b ON a.k = b.k" ] ],
	[ 'A join with a GROUP BY below it',
		[ 'no filter', "SELECT count(*), sum(n), min(note) FROM ($grouped GROUP BY k) x $outer" ],
		[ 'the filter outside of GROUP BY', "SELECT count(*), sum(n), min(note) FROM ($grouped GROUP BY k) x $outer AND $filter \@> x.k" ],
		[ 'the filter inside', "SELECT count(*), sum(n), min(note) FROM ($grouped WHERE $filter \@> k GROUP BY k) x $outer" ] ]);

# Runs a query of a group and adds to it {ms} and {bytes}, lists.
sub measure
{
	my ($group, $query) = @_;

	sql($query->[2]) if $query->[2];
	my ($ms, $bytes) = (wall_ms(), bytes());
	my $answer = sql($query->[1]);
	push @{ $query->[3]{ms} }, wall_ms() - $ms;
	push @{ $query->[3]{bytes} }, bytes() - $bytes;
	sql('RESET citus.enable_repartition_joins') if $query->[2];
	$group->[0]{answer} //= $answer;
	die "bench_citus: $group->[0]{title}: $query->[0]: $answer, not $group->[0]{answer}\n" if $answer ne $group->[0]{answer};
	return;
}

sql('PREPARE probe(ribbonfilter) AS SELECT count(*) FROM large WHERE $1 @> k');
sql(q(CREATE TABLE local_copy AS SELECT f FROM stored WHERE name = 'all'));
sql("SELECT f AS \"$_\" FROM stored WHERE name = '$_' \\gset\nSELECT 1") foreach qw(small all);
my $shown = sql(q(SELECT pg_size_pretty(octet_length(f::bytea)::bigint) FROM stored WHERE name = 'all'));

print_head(
	'Filters on a cluster of Citus',
	'PostgreSQL ' . sql('SHOW server_version') . ', Citus ' . sql(q(SELECT extversion FROM pg_extension WHERE extname = 'citus')) . '; commit ' . ($ENV{COMMIT} || 'unknown'),
	'A coordinator and two workers, on one machine; tables of ' . commas($rows) . ' and ' . commas($few) . " rows in $shards shards each, distributed by `id`; a filter of all keys has $shown",
	"Medians of $reps runs, by turns; wall-clock time in ms, with what else the machine did",
	'MB: megabytes that went over the loopback interface, headers of packets included'
	  . (($ENV{NETWORK} // '') eq 'own' ? '; nobody else used it' : '; **of the whole machine, others included**'));
foreach my $queries (@groups)
{
	my ($title, @queries) = @$queries;
	my $group = [ { title => $title } ];

	progress($title);
	measure($group, $_) foreach @queries;
	delete $_->[3] foreach @queries;
	in_turn($reps, sub { measure($group, $_[0]) }, @queries);
	print "\n## $title\n\n| | MB | lowest – highest | ms | lowest – highest |\n|---|---:|---:|---:|---:|\n";
	foreach my $query (@queries)
	{
		print join(' | ', "| $query->[0]", spread(2, map { $_ / 1e6 } @{ $query->[3]{bytes} }), spread(0, @{ $query->[3]{ms} })), " |\n";
	}
}
disconnect_psql();
run('pg_ctl', '-D', "$ENV{PGHOST}/worker$_", '-w -s -m fast stop') foreach 1, 2;
