# Heap pages whose rows are looked at ahead of the executor, while others
# change, remove and freeze these rows: what a query returns, locks, rechecks
# and conflicts with is what it does row by row.

use strict;
use warnings;

use Server;

my $node = new_server('main', q{
jit = off
autovacuum = off
max_parallel_workers_per_gather = 0
enable_mergejoin = off
enable_nestloop = off
session_preload_libraries = 'ribbonfilter'
ribbonfilter.join_filter_min_rows = 0
ribbonfilter.join_filter_debug = force
});
sql('CREATE EXTENSION ribbonfilter');

# Some 15 rows a page, with room for others; every fifth key is in dim, and
# every 25th in its part 0.
sub create_tables
{
	sql(q{
DROP TABLE IF EXISTS fact, dim;
CREATE TABLE dim AS SELECT k, k % 25 / 5 AS part FROM generate_series(0, 995, 5) AS k;
CREATE TABLE fact (id integer PRIMARY KEY, pad text, k integer, n integer, m integer) WITH (fillfactor = 50);
INSERT INTO fact SELECT id, repeat('x', id % 400), id * 7919 % 1000, 0, id % 10 FROM generate_series(1, 1000) AS id;
CREATE INDEX ON fact (m);
ANALYZE});
	return;
}

sub session { return background('\set VERBOSITY sqlstate', @_); }

# Lets a session begin statements, and waits for their end, which may come
# together with what tells that they have begun.
my %said;

sub start
{
	my ($session, @sql) = @_;

	$said{$session} = $session->query_until(qr/begun/, join "\n", '\echo begun', (map { "$_;" } @sql), '\echo ended', '');
	return;
}

sub finish
{
	my ($session) = @_;
	my $out = delete $said{$session};

	$out .= $session->query_until(qr/^ended$/m, '') if $out !~ /^ended$/m;
	return $out =~ s/^(begun|ended)\n//gmr;
}

# What it says, or the SQLSTATE of its error.
sub outcome
{
	my ($session, $sql) = @_;
	my $out = $session->query($sql);
	my ($error) = $session->{stderr} =~ /ERROR:\s+(\w{5})/;

	$session->{stderr} = '';
	return $error // $out;
}

my %mode = (
	plain => 'SET ribbonfilter.join_filter = off; SET ribbonfilter.page_probe = off',
	row => 'SET ribbonfilter.join_filter = on; SET ribbonfilter.page_probe = off',
	page => 'SET ribbonfilter.join_filter = on; SET ribbonfilter.page_probe = on');

my $filter = '(SELECT ribbon_agg(d.k) FROM dim AS d WHERE part = 0)';
my $bitmap = 'SET enable_seqscan = off; SET enable_indexscan = off';
my %scan = (
	'join filter' => { from => 'fact JOIN (SELECT k FROM dim WHERE part = 0) AS d ON fact.k = d.k' },
	'join filter, bitmap' => { from => 'fact JOIN (SELECT k FROM dim WHERE part = 0) AS d ON fact.k = d.k', where => 'm BETWEEN 0 AND 8', set => $bitmap },
	probe => { where => "$filter @> fact.k" },
	'probe, bitmap' => { where => "m BETWEEN 0 AND 8 AND fact.k <@ $filter", set => $bitmap });
foreach (values %scan)
{
	$_->{set} //= 'SET enable_bitmapscan = off';
	$_->{rows} = 'SELECT fact.id, fact.k, n FROM ' . ($_->{from} // 'fact') . ' WHERE ' . ($_->{where} // 'true');
	$_->{digest} = "SELECT count(*), md5(string_agg(concat_ws(',', id, k, n), ' ' ORDER BY id)) FROM ($_->{rows}) AS q";
}
my @scans = sort keys %scan;

#
# That pages are looked at: then a condition is evaluated for fewer rows
#
create_tables();
sql(q{
CREATE SEQUENCE calls;
CREATE FUNCTION counted(integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE COST 0.0001 AS $$
BEGIN
	PERFORM nextval('calls');
	RETURN true;
END $$});
foreach my $name (@scans)
{
	my %calls;

	foreach my $mode (sort keys %mode)
	{
		my $out = sql("$mode{$mode}; $scan{$name}{set}; ALTER SEQUENCE calls RESTART; $scan{$name}{rows} AND counted(id); SELECT last_value FROM calls");

		($calls{$mode}) = $out =~ /(\d+)$/;
	}
	is($calls{row}, $calls{plain}, "$name: row by row, a condition is evaluated for all");
	cmp_ok($calls{page}, '<', 150, "$name: by page, for those that are left");
	like(sql("$scan{$name}{set}; EXPLAIN $scan{$name}{rows}"), $name =~ /bitmap/ ? qr/Bitmap Heap Scan on fact/ : qr/Seq Scan on fact/,
		"$name: the scan that is meant");
}

#
# Readers of one snapshot, and writers
#
sub changes
{
	my ($round, $writer) = @_;

	return map {
		my $i = $round * 40 + $_;
		my $id = 1 + ($i * 37 + $writer * 331) % 1000;
		my $key = $i * 5 % 1000;
		$_ % 20 == 19 ? ($writer == 1 ? 'VACUUM fact' : 'VACUUM (FREEZE) fact')
		  : $_ % 4 == 0 ? "UPDATE fact SET k = $key WHERE id = $id"
		  : $_ % 4 == 1 ? "DELETE FROM fact WHERE id = $id"
		  : $_ % 4 == 2 ? "INSERT INTO fact VALUES ($id, repeat('y', $i % 300), $key, 0, $i % 10) ON CONFLICT DO NOTHING"
		  : "UPDATE fact SET n = n + 1 WHERE id BETWEEN $id AND $id + 10"
	} 1 .. 40;
}

{
	my @readers = map { session() } 1, 2;
	my @writers = map { session() } 1 .. 3;
	my ($answers, $different, %seen) = (0, 0);

	foreach my $round (1 .. 25)
	{
		my %truth;

		foreach my $r (0, 1)
		{
			$readers[$r]->query_safe("$mode{plain}; BEGIN ISOLATION LEVEL REPEATABLE READ");
			start($writers[$_], changes($round, $_)) foreach $r == 0 ? (0, 1) : (2);
			foreach my $name (@scans)
			{
				$truth{"$r $name"} = $readers[$r]->query_safe("$scan{$name}{set}; $scan{$name}{digest}; RESET enable_seqscan; RESET enable_indexscan; RESET enable_bitmapscan");
				$seen{ $truth{"$r $name"} } = 1;
			}
		}
		foreach my $r (0, 1)
		{
			foreach my $name (@scans, @scans)
			{
				my $answer = $readers[$r]->query_safe("$mode{page}; $scan{$name}{set}; $scan{$name}{digest}; RESET enable_seqscan; RESET enable_indexscan; RESET enable_bitmapscan");

				$answers++;
				next if $answer eq $truth{"$r $name"};
				$different++;
				diag("round $round, $name: by page $answer, plain " . $truth{"$r $name"});
			}
			$readers[$r]->query_safe('COMMIT');
		}
		finish($_) foreach @writers;
	}
	is($different, 0, "$answers queries by page and writers: the same as plain ones of the same snapshot");
	note(scalar(keys %seen) . ' different answers');
	foreach my $writer (@writers)
	{
		# two may insert or change the same row, but nothing fails
		is($writer->{stderr}, '', 'nothing failed in a writer');
	}
	$_->quit foreach @readers, @writers;
}

#
# A cursor within a page while its rows are changed, deleted, vacuumed
#
foreach my $name (@scans)
{
	foreach my $scroll ('NO SCROLL', 'SCROLL')
	{
		create_tables();
		my $session = session("$mode{plain}; $scan{$name}{set}; BEGIN ISOLATION LEVEL REPEATABLE READ");
		my $other = session();
		my $freezer = session();
		my @plain = split /\n/, $session->query_safe($scan{$name}{rows});

		$session->query_safe("$mode{page}; DECLARE c$_ $scroll CURSOR FOR $scan{$name}{rows}; MOVE $_ FROM c$_") foreach 5, 11, 12;
		# in place, to another page, away; and one that would match now
		$other->query_safe("UPDATE fact SET n = n + 1 WHERE id % 2 = 0; UPDATE fact SET n = n + 1, k = 0 WHERE id % 4 < 2; UPDATE fact SET pad = repeat('z', 3000) WHERE id % 5 = 0; DELETE FROM fact WHERE id % 3 = 0");
		$other->query_safe($_) foreach 'VACUUM fact', 'SELECT sum(n) FROM fact', 'VACUUM fact';
		# it waits for the pages that are pinned, if it needs them
		start($freezer, 'VACUUM (FREEZE) fact');
		foreach my $n (5, 11, 12)
		{
			is($session->query_safe("FETCH ALL FROM c$n"), join("\n", @plain[ $n .. $#plain ]), "$name, $scroll: changed within a page, from row $n on");
			next if $scroll ne 'SCROLL';
			is($session->query_safe("FETCH BACKWARD ALL FROM c$n"), join("\n", reverse @plain), '... backward');
			is($session->query_safe("FETCH ALL FROM c$n"), join("\n", @plain), '... and again');
		}
		$session->query_safe('COMMIT');
		finish($freezer);
		$_->quit foreach $session, $other, $freezer;
	}
}

#
# Rows that are found and then changed by others are looked at anew
#
my %locking = (
	UPDATE => sub { "UPDATE fact SET n = n + 1 " . ($_[0]{from} ? 'FROM dim WHERE fact.k = dim.k AND part = 0' : 'WHERE true') . " $_[1] RETURNING fact.id, fact.k, n" },
	DELETE => sub { 'DELETE FROM fact ' . ($_[0]{from} ? 'USING dim WHERE fact.k = dim.k AND part = 0' : 'WHERE true') . " $_[1] RETURNING fact.id, fact.k, n" },
	'SELECT FOR UPDATE' => sub { $_[0]{rows} . ' FOR UPDATE OF fact' });
foreach my $name (@scans)
{
	foreach my $how (sort keys %locking)
	{
		my %answer;
		my $statement = $locking{$how}->($scan{$name}, defined $scan{$name}{where} ? "AND $scan{$name}{where}" : '');

		foreach my $mode (sort keys %mode)
		{
			create_tables();
			my $other = session('BEGIN');
			my $session = session("$mode{$mode}; $scan{$name}{set}; BEGIN");

			# of 40 rows that match: some no longer, some by another key, some
			# are gone; and some match that did not
			$other->query_safe('UPDATE fact SET k = k + 1 WHERE k % 100 = 0; UPDATE fact SET k = (k + 500) % 1000 WHERE k % 100 = 25; DELETE FROM fact WHERE k % 200 = 50; UPDATE fact SET n = 10 WHERE k % 100 = 75; UPDATE fact SET k = 0 WHERE k % 100 = 7');
			start($session, $statement);
			$node->poll_query_until('postgres', "SELECT count(*) = 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
			  or die "no session waits for a lock: $statement";
			$other->query_safe('COMMIT');
			$answer{$mode} = join "\n", sort split /\n/, finish($session);
			$answer{$mode} .= "\nthen: " . $session->query_safe('SELECT count(*), sum(hashtext(fact::text)) FROM fact');
			$session->query_safe('ROLLBACK');
			$_->quit foreach $session, $other;
		}
		cmp_ok(scalar(split /\n/, $answer{plain}), '>', 15, "$name, $how: rows changed meanwhile");
		is($answer{page}, $answer{plain}, "$name, $how: the same by page");
		is($answer{row}, $answer{plain}, "$name, $how: the same by row");
	}
}

#
# SERIALIZABLE: each of two sessions reads what the other changes, rows that do
# not match before and do afterwards.  All read first, so that who changes
# finds the reader; or all change first, so that who reads finds the change.
#
foreach my $name (@scans)
{
	foreach my $order ('read first', 'change first')
	{
		my %outcome;

		foreach my $mode (sort keys %mode)
		{
			create_tables();
			my @sessions = map { session("$mode{$mode}; $scan{$name}{set}; BEGIN ISOLATION LEVEL SERIALIZABLE") } 0, 1;
			my $read = sub { outcome($sessions[$_], $scan{$name}{digest}) };
			# by the middle of the table, and by its end
			my $change = sub { outcome($sessions[$_], 'UPDATE fact SET k = 0 WHERE id = ' . (501 + 400 * $_)) };
			my @steps = $order eq 'read first' ? ($read, $change) : ($change, $read);
			my @outcome = map { my $step = $_; map { $step->() } 0, 1 } @steps;

			push @outcome, map { outcome($sessions[$_], 'COMMIT') } 0, 1;
			$outcome{$mode} = join ', ', @outcome;
			$_->quit foreach @sessions;
		}
		like($outcome{plain}, qr/\b40001\b/, "$name, $order: one of the sessions fails");
		is($outcome{page}, $outcome{plain}, "$name, $order: the same by page");
		is($outcome{row}, $outcome{plain}, "$name, $order: the same by row");
	}
}

unlike(slurp_file($node->logfile), qr/PANIC|TRAP|terminated by signal/, 'nothing crashed');
done_testing();
