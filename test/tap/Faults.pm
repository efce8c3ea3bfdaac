# What 029_faults.pl does when something goes wrong: databases of filters of all
# kinds with a model of what they hold, things to be done with them, those who
# change them meanwhile, and what must be so afterwards.

package Faults;

use strict;
use warnings;

use Exporter 'import';
use File::Glob 'bsd_glob';
use POSIX ();
use Server;
use Time::HiRes qw(sleep time);

use Wire;

our @EXPORT_OK = qw(pick soon start_server session create_database jobs begin learn change
  start_writer acknowledged end_writers wrong temp_files no_temp_files memory);

my $settings = q{
restart_after_crash = on
autovacuum_naptime = 1s
wal_keep_size = 1GB
max_worker_processes = 16
max_parallel_workers = 8
parallel_setup_cost = 0
parallel_tuple_cost = 0
min_parallel_table_scan_size = 0
jit = off
log_statement = none
session_preload_libraries = 'ribbonfilter'
ribbonfilter.join_filter_min_rows = 0
ribbonfilter.join_filter_debug = force
};

my @kinds;

sub pick { return $_[ int rand @_ ]; }

# Waits for what is bound to happen.
sub soon
{
	my ($what, $happened) = @_;
	my $until = time + $PostgreSQL::Test::Utils::timeout_default;

	until ($happened->())
	{
		die "no $what\n" if time > $until;
		sleep 0.002;
	}
	return;
}

sub start_server
{
	my ($name, $start) = @_;
	my $node = PostgreSQL::Test::Cluster->new($name);

	$node->init(allows_streaming => 1, extra => ['--data-checksums']);
	$node->append_conf('postgresql.conf', "fsync = off\n$settings");
	$start ? $start->($node) : $node->start;
	return $node;
}

# A session, as soon as the server takes one.
sub session
{
	my ($node) = @_;
	my $session;

	local @ENV{ 'PGHOST', 'PGPORT', 'PGUSER', 'PGDATABASE' } = ($node->host, $node->port, scalar getpwuid($>), 'postgres');
	soon('connection', sub { return $session = Wire->connect; });
	return $session;
}

#
# The database
#
# Filters in the tables filters_STEM change, those in stored_STEM do not.
# "model" has a row for each key of the first, written by the transaction that
# adds the key; "changes" the numbers of these transactions.
#
sub create_database
{
	my ($node) = @_;
	my $session = session($node);

	$session->must(q{
CREATE EXTENSION ribbonfilter;
CREATE TYPE color AS ENUM ('red', 'green');
CREATE TABLE keys WITH (parallel_workers = 2) AS SELECT i, 'key ' || i AS t, i % 3 AS g, (ARRAY['red', 'green']::color[])[1 + i % 2] AS c FROM generate_series(1, 20000) AS i;
CREATE TABLE model (stem text, id integer, k integer);
CREATE TABLE changes (writer integer, n integer, PRIMARY KEY (writer, n));
CREATE TABLE dim AS SELECT k, k % 25 / 5 AS part, repeat('x', 100) AS pad FROM generate_series(0, 19995, 5) AS k;
CREATE TABLE fact WITH (parallel_workers = 2) AS SELECT id, repeat('x', id % 200) AS pad, id * 7919 % 20000 AS k, id % 10 AS m FROM generate_series(1, 20000) AS id;
CREATE INDEX ON fact (m);
-- goes on after a cancel, and is right the next time; counts how often it tried
CREATE FUNCTION in_spite(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	result text;
	tries integer := 0;
BEGIN
	LOOP
		BEGIN
			tries := tries + 1;
			EXECUTE query INTO result;
			RETURN tries || ' ' || result;
		EXCEPTION WHEN query_canceled OR lock_not_available OR configuration_limit_exceeded THEN
			PERFORM set_config('lock_timeout', '0', true), set_config('temp_file_limit', '-1', true);
		END;
	END LOOP;
END $$;
-- waits for the lock when half of the rows have come
CREATE FUNCTION waits(k integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	IF k = 10000 THEN
		PERFORM pg_advisory_xact_lock(1);
	END IF;
	RETURN k;
END $$;
-- NULL where the server finds that a page is damaged
CREATE FUNCTION careful(query text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	result boolean;
BEGIN
	EXECUTE query INTO result;
	RETURN result;
EXCEPTION WHEN data_corrupted THEN
	RETURN NULL;
END $$;
});
	@kinds = kinds($node);
	foreach my $kind (@kinds)
	{
		my ($row) = $session->must(of_each(q{
SELECT (SELECT count(*) FROM pg_proc WHERE proname = 'STEM_add'), (SELECT count(*) FROM pg_proc WHERE proname = 'STEM_empty'),
	(SELECT oprname FROM pg_operator WHERE oprname IN ('|', '+') AND oprleft = 'TYPE'::regtype AND oprright = oprleft AND oprresult = oprleft)}, '', $kind));

		($kind->{can_add}, my $sized, $kind->{merge}) = @$row;
		# there is an operator for maps, whose answer is that they cannot be united
		delete $kind->{merge} if $kind->{has_values};
		$kind->{made} = of_each($sized ? 'STEM_agg(k, 0.01, 6000)' : 'STEM_agg(k)', '', $kind);
		$session->must(of_each(qq{
CREATE TABLE filters_STEM (id integer PRIMARY KEY, f TYPE);
INSERT INTO model SELECT 'STEM', id, id * 10000000 + g FROM generate_series(1, 2) AS id, generate_series(1, 2000) AS g;
INSERT INTO filters_STEM SELECT id, $kind->{made} FROM model WHERE stem = 'STEM' GROUP BY id;
CREATE TABLE stored_STEM (id integer PRIMARY KEY, f TYPE);
INSERT INTO stored_STEM SELECT id, $kind->{made} FROM generate_series(1, 3) AS id, generate_series(1, 6000, 2) AS g, LATERAL (SELECT g + id * 1000) AS s (k) GROUP BY id;
}, '', $kind));
	}
	$session->must($_) foreach 'CREATE INDEX ON model (stem, id)', 'VACUUM ANALYZE';
	return $session;
}

#
# What can be done: a query with one row and column, its settings, and words
# that say what it is like or are settings
#
my %memory = (memory => [q{work_mem = '64MB'}], spill => [ q{work_mem = '64kB'}, 'hash_mem_multiplier = 1' ]);
my %workers = (alone => ['max_parallel_workers_per_gather = 0'], parallel => [ 'max_parallel_workers_per_gather = 2', 'parallel_leader_participation = off' ]);

sub job
{
	my ($name, $query, @words) = @_;
	return {
		name => $name,
		query => "SELECT md5(string_agg(q::text, ';' ORDER BY q::text)) FROM ($query) AS q",
		settings => [ map { $memory{$_} ? @{ $memory{$_} } : $workers{$_} ? @{ $workers{$_} } : / = / ? $_ : () } @words ],
		is => { map { $_ => 1 } @words } };
}

sub jobs
{
	my ($session) = @_;
	my @jobs;

	foreach my $kind (@kinds)
	{
		my $of = sub { return of_each($_[0], '', $kind); };
		my $add = sub { my ($name, $query, @words) = @_; push @jobs, job($name, $of->($query), @words); };
		my $in_catalog = sub { return map { $_->[0] } $session->must($of->($_[0])); };

		foreach my $memory ('memory', 'spill')
		{
			$add->("build, $memory", 'SELECT STEM_agg(i), STEM_agg(t) FROM keys', $memory, 'alone');
			$add->("build, $memory, parallel", 'SELECT STEM_agg(i), STEM_agg(t) FROM keys', $memory, 'parallel');
			$add->("build, $memory, groups", 'SELECT g, STEM_agg(i) FROM keys GROUP BY g', $memory, 'alone');
			$add->("build, $memory, a lock", 'SELECT STEM_agg(waits(i)), STEM_agg(t) FROM keys', $memory, 'alone', 'locks');
			$add->("union, $memory", "SELECT $_(f) FROM (SELECT f FROM stored_STEM UNION ALL SELECT f FROM stored_STEM) AS s", $memory, 'alone')
			  foreach $in_catalog->(q{SELECT proname FROM pg_proc WHERE prokind = 'a' AND pronargs = 1 AND proargtypes[0] = 'TYPE'::regtype AND prorettype = proargtypes[0]});
		}
		# in order, so that keys have the same values each time
		$add->('build, array', 'SELECT STEM_build((SELECT array_agg(i ORDER BY i) FROM keys))', 'alone');
		$add->('cast', 'SELECT f::bytea::TYPE, f::text::TYPE FROM stored_STEM');
		$add->('enums', q{SELECT STEM_agg(c), (SELECT count(*) FROM keys WHERE (SELECT STEM_agg(c) FROM keys WHERE c = 'red') @> c) FROM keys});
		$add->('verify', 'SELECT count(STEM_verify(f)), count(STEM_info(f)) FROM stored_STEM');
		foreach my $verify ('off', 'on')
		{
			my @words = ('probe', "ribbonfilter.verify = $verify");

			$add->('stored probe', 'SELECT id, count(*) FROM keys, stored_STEM WHERE f @> i GROUP BY id', 'alone', @words);
			$add->('stored probe, parallel', 'SELECT count(*) FROM keys, stored_STEM WHERE f @> i', 'parallel', @words);
			$add->('stored probe, arrays', 'SELECT count(*), sum(cardinality(STEM_candidates(f, a))) FROM stored_STEM, (SELECT array_agg(i) AS a FROM keys GROUP BY i % 100) AS s WHERE f && a', 'alone', @words);
		}
		$add->("page probe, $_", 'SELECT count(*), sum(id) FROM fact WHERE (SELECT STEM_agg(k) FROM dim WHERE part = 0) @> k', $_) foreach 'alone', 'parallel';
		foreach my $operator ($kind->{merge} ? $in_catalog->(q{SELECT oprname FROM pg_operator WHERE oprleft = 'TYPE'::regtype AND oprright = oprleft AND oprresult = oprleft}) : ())
		{
			# what is taken away has to be there, where filters count
			my $left = $operator eq '-' && $kind->{merge} eq '+' ? 'a.f + b.f' : 'a.f';

			$add->("set operation", "SELECT ($left) OPERATOR(public.$operator) b.f FROM stored_STEM AS a, stored_STEM AS b WHERE a.id <> b.id");
		}
		$add->('cast, of a filter', "SELECT TYPE(f) FROM stored_$_")
		  foreach $in_catalog->(q{SELECT regexp_replace(opcname, '_ops$', '') FROM pg_proc AS p JOIN pg_opclass ON opcintype = proargtypes[0] JOIN pg_am AS m ON m.oid = opcmethod AND amname = 'hash' WHERE proname = 'TYPE' AND prorettype = 'TYPE'::regtype AND opcintype NOT IN ('TYPE'::regtype, 'bytea'::regtype)});
		$add->('keys added', 'SELECT STEM_add(STEM_add(f, i), -i) @> -i FROM stored_STEM, generate_series(1, 30) AS i') if $kind->{can_add};
		next if !$kind->{has_values};
		$add->('map look-up', 'SELECT count(*), sum(value) FROM stored_STEM, (SELECT array_agg(i) AS a FROM keys GROUP BY g) AS s, STEM_lookup(f, a)');
		$add->('map look-up, operator', 'SELECT sum(f -> i), sum(cardinality(STEM_values(f, i))) FROM stored_STEM, keys WHERE id = 1 AND i BETWEEN 1001 AND 7000 AND i % 2 = 1', 'alone');
	}
	foreach my $memory ('memory', 'spill')
	{
		foreach my $workers ('alone', 'parallel')
		{
			push @jobs, map {
				job("join filter, $memory, $workers", 'SELECT count(*), sum(f.id), max(d.pad) FROM fact AS f JOIN dim AS d USING (k) WHERE part < 3', $memory, $workers,
					'ribbonfilter.join_filter = on', 'enable_mergejoin = off', 'enable_nestloop = off', $_)
			} 'ribbonfilter.page_probe = on', 'ribbonfilter.page_probe = off', q{ribbonfilter.join_filter_debug = 'verify'}, 'enable_parallel_hash = off';
		}
	}
	return @jobs;
}

# Before a job, its settings; they end with its transaction.
sub begin
{
	my ($job, @more) = @_;

	return join ' ', 'BEGIN;', map { "SET LOCAL $_;" } @{ $job->{settings} }, @more;
}

# Does each of the jobs, so that it is known what they say, and how long that
# takes here.
sub learn
{
	my ($session, @jobs) = @_;

	foreach my $job (@jobs)
	{
		my $start = time;
		my ($begun, $answer) = $session->run(begin($job), $job->{query}, 'COMMIT');

		die "$job->{query}: " . ($begun->{error} // $answer->{error}) . "\n" if $begun->{error} || $answer->{error};
		my $took = time - $start;
		($job->{truth}) = columns_of($answer->{rows}[0]);
		$job->{took} = $took if !$job->{took} || $took < $job->{took};
	}
	return;
}

#
# Changes
#

# A transaction that makes a change to a filter and to the model of it
sub change
{
	my ($writer, $n, $kind) = @_;

	$kind //= pick(@kinds);
	my $id = 1 + int rand 2;
	my $first = 1000 * int rand 1e6;
	my $keys = 1 + int rand 10;
	my $new = "generate_series($first, $first + $keys - 1) AS k";
	my $insert = of_each("INSERT INTO model SELECT 'STEM', $id, k FROM $new;", '', $kind);
	my @ways = ("(SELECT $kind->{made} FROM model WHERE stem = 'STEM' AND id = $id)");
	push @ways, "f $kind->{merge} (SELECT $kind->{made} FROM $new)" if $kind->{merge};
	my $added = 'f';
	$added = "STEM_add($added, $_)" foreach $first .. $first + $keys - 1;
	push @ways, $added if $kind->{can_add};
	my $update = of_each('UPDATE filters_STEM SET f = ' . pick(@ways) . " WHERE id = $id;", '', $kind);

	return join ' ', 'BEGIN;',
	  of_each("SELECT FROM filters_STEM WHERE id = $id FOR UPDATE;", '', $kind),
	  defined $writer ? "INSERT INTO changes VALUES ($writer, $n);" : (),
	  rand() < 0.2 ? "SAVEPOINT a; $insert $update ROLLBACK TO a;" : (), $insert, $update, 'COMMIT';
}

# Somebody who makes changes one after the other until the server goes, or
# end_writers() is called: a process.
my @writers;
my $next_writer = 0;

sub start_writer
{
	my ($node) = @_;
	my $number = ++$next_writer;
	my $file = PostgreSQL::Test::Utils::tempdir() . '/writer';
	my $seed = int rand 1e9;
	my $pid = fork // die "fork: $!";

	if ($pid == 0)
	{
		$SIG{TERM} = 'DEFAULT';
		srand $seed;
		my $n = 0;
		my $error;
		eval {
			my $session = session($node);

			open my $out, '>', $file or die;
			while ($session->alive && !$error)
			{
				my ($answer) = $session->run(change($number, ++$n));

				$error = $answer->{error} if $answer->{error} && $answer->{error} !~ /^57P0/;
				last if $answer->{lost} || $answer->{error};
				sysseek $out, 0, 0;
				syswrite $out, "$n\n";
			}
		};
		append_to_file("$file.error", $error // $@) if $error || $@;
		POSIX::_exit(0);
	}
	push @writers, { pid => $pid, number => $number, file => $file };
	return;
}

# How many changes all of them were told are committed, so far
sub acknowledged
{
	my $sum = 0;

	$sum += -s $_->{file} ? (split /\n/, slurp_file($_->{file}))[0] // 0 : 0 foreach @writers;
	return $sum;
}

# Ends them; returns, for each, what it was told is committed.
sub end_writers
{
	my (%acknowledged, @errors);

	foreach my $writer (@writers)
	{
		kill 'TERM', $writer->{pid};
		waitpid $writer->{pid}, 0;
		($acknowledged{ $writer->{number} }) = -s $writer->{file} ? split /\n/, slurp_file($writer->{file}) : 0;
		push @errors, "writer $writer->{number}: " . slurp_file("$writer->{file}.error") if -e "$writer->{file}.error";
	}
	@writers = ();
	die @errors if @errors;
	return %acknowledged;
}

#
# What must be so
#

# What is not right in a database: filters that do not verify, that are not of
# the keys in the model, or do not find one; changes that were acknowledged and
# are not there.
sub wrong
{
	my ($session, %acknowledged) = @_;
	my @wrong;
	my $look = sub {
		my ($what, $sql) = @_;
		my ($answer) = $session->run($sql);

		push @wrong, "$what: " . ($answer->{error} // 'the server has gone') if $answer->{error} || $answer->{lost};
		push @wrong, map { "$what: " . join ' ', map { $_ // 'NULL' } columns_of($_) } @{ $answer->{rows} };
	};

	foreach my $kind (@kinds)
	{
		$look->("$kind->{stem}, id, keys not found, as made anew, verified", of_each(qq{
SELECT * FROM (SELECT s.id, count(*) FILTER (WHERE NOT f @> k) AS missing, f = $kind->{made} AS same FROM filters_STEM AS s LEFT JOIN model AS m ON m.stem = 'STEM' AND m.id = s.id GROUP BY s.id
	UNION ALL SELECT NULL, abs(count(f) - 2), count(STEM_verify(f)) = 2 FROM filters_STEM
	UNION ALL SELECT NULL, abs(count(f) - 3), count(STEM_verify(f)) = 3 FROM stored_STEM) AS q WHERE missing > 0 OR same IS NOT TRUE}, '', $kind));
	}
	foreach my $writer (sort keys %acknowledged)
	{
		$look->("changes of writer $writer that were acknowledged, and those found", "SELECT $acknowledged{$writer}, count(*) FROM changes WHERE writer = $writer HAVING count(*) < $acknowledged{$writer} OR count(*) <> coalesce(max(n), 0)");
	}
	return @wrong;
}

# Temporary files, of all processes or of one
sub temp_files
{
	my ($node, $pid) = @_;
	my $dir = $node->data_dir;

	return map { bsd_glob($_ . '/pgsql_tmp/pgsql_tmp' . ($pid // '') . ($pid ? '.*' : '*')) } "$dir/base", "$dir/pg_tblspc/*/PG_*";
}

sub no_temp_files
{
	my ($node) = @_;

	soon('end of temporary files: ' . join(' ', temp_files($node)), sub { return !temp_files($node); });
	return;
}

# Memory of a session that does nothing: bytes, contexts, and contexts of ours
# that are too many. Filters that it keeps on purpose are none of these, as
# long as they take no more than they may.
sub memory
{
	my ($session) = @_;
	my ($row) = $session->must(q{SELECT sum(total_bytes) FILTER (WHERE NOT kept), count(*) FILTER (WHERE NOT kept), count(*) FILTER (WHERE name IN ('filters under construction', 'join filter', 'ribbonfilter key') OR kept AND total_bytes > pg_size_bytes(current_setting('ribbonfilter.cache_size'))) FROM pg_backend_memory_contexts, LATERAL (SELECT name = 'stored filters' AS kept) k});

	return @$row;
}

1;
