#!/usr/bin/env perl
# bench_keep.pl: what it costs to keep a filter current by a log: what writers
# lose, and time, WAL and bloat against the size.
#
# Run by "make bench-keep", which starts the server that the PG* variables
# name.  Its SQL is that of docs/keep-current.md.  Prints Markdown tables on
# standard output, what it is doing on standard error.  README.md says what is
# measured and how to read it.
#
#	ROWS	rows of the table that four sessions write to (default 400,000)
#	SECONDS	they write for, in each turn (default 2)
#	TURNS	how often each way is measured (default 9)
#	COMMIT	what to call the code that is measured

use strict;
use warnings;

use File::Temp;
use FindBin;

use lib $FindBin::Bin;
use BenchSql;

my $rows = int($ENV{ROWS} || 400_000);
my $seconds = int($ENV{SECONDS} || 2);
my $turns = int($ENV{TURNS} || 9);
die "ROWS: from 1000 to 10,000,000\n" if $rows < 1000 || $rows > 1e7;

my @sizes = (12_000, 120_000, 1_200_000, 5_000_000);
my $nlines = 1000;
my $scripts = File::Temp->newdir;
my %sessions;

# The page's SQL for a way, as far as its place in the page
sub page
{
	my ($kind) = @_;
	open my $page, '<', "$FindBin::Bin/../../docs/keep-current.md" or die "bench_keep: no page\n";
	my @blocks = join('', <$page>) =~ /^```sql\n(.*?)^```$/msg;
	my ($bloom) = grep { $blocks[$_] =~ /CREATE PROCEDURE rebuild_item/ } 0 .. $#blocks;
	my @used = @blocks[ 0 .. $bloom ];

	push @used, grep { /TYPE countingfilter/ } @blocks if $kind eq 'counting';
	die "bench_keep: docs/keep-current.md is not what it was\n" if @used != $bloom + 1 + ($kind eq 'counting');
	return join '', @used;
}

# A database for a way: "none", or a kind with a log
sub create_database
{
	my ($name, $kind) = @_;

	use_session($sessions{postgres});
	sql("CREATE DATABASE $name");
	$sessions{$name} = connect_psql($name);
	if ($kind)
	{
		my $sql = page($kind);

		# statements that a query could not be sent together with
		sql($_) foreach grep { /\S/ } map { s/;\s*\z//r } split /^(?=VACUUM)|(?<=VACUUM item_log;)/m, $sql;
		sql('ALTER TABLE item_filter SET (autovacuum_enabled = off, toast.autovacuum_enabled = off); ALTER TABLE item_log SET (autovacuum_enabled = off)');
	}
	else
	{
		sql('CREATE TABLE item (id bigint, payload text)');
	}
	return;
}

#
# Four sessions that write single rows
#

# [name, kind, bytes of the filter, folded every second]
my @ways = (
	[ 'none' ],
	[ 'bloom', 'bloom', 1_200_000 ],
	[ 'counting', 'counting', 5_000_000 ],
	[ 'counting', 'counting', 5_000_000, 1 ]);

sub way_name
{
	my ($name, $kind, $bytes, $folded) = @{ $_[0] };

	return 'no filter' if !$kind;
	return ($kind eq 'bloom' ? 'Bloom' : $kind) . ', ' . mega($bytes) . ', log' . ($folded ? ', folded every second' : '');
}

sub mega
{
	my ($bytes) = @_;
	return $bytes < 1e6 ? $bytes / 1e3 . ' kB' : $bytes / 1e6 . ' MB';
}

sub write_script
{
	my ($name, $text) = @_;
	my $file = "$scripts/$name";

	open my $script, '>', $file or die "bench_keep: cannot write $file\n";
	print $script $text;
	close $script;
	return $file;
}

# Transactions a second
sub run_writers
{
	my ($way) = @_;
	my ($name, $kind, $bytes, $folded) = @$way;
	my $script = write_script('write', qq{
\\set a random(1, 1000000000)
\\set b random(1, 1000000000)
\\set k random(1, $rows)
\\set l random(1, $rows)
BEGIN;
INSERT INTO item VALUES (:a);
INSERT INTO item VALUES (:b);
DELETE FROM item WHERE id = :k;
UPDATE item SET id = :a WHERE id = :l;
COMMIT;
});
	my $fold;

	use_session($sessions{$name});
	sql('TRUNCATE item');
	sql('SET session_replication_role = replica');
	sql("INSERT INTO item SELECT i FROM generate_series(1, $rows) i");
	sql('RESET session_replication_role');
	if ($kind)
	{
		sql("CALL rebuild_item(${kind}_capacity($bytes))");
		sql('VACUUM FULL item_filter');
		sql('VACUUM FULL item_log');
	}
	sql('VACUUM ANALYZE item');
	sql('CHECKPOINT');
	if ($folded)
	{
		my $script = write_script('fold', "CALL fold_item();\nVACUUM item_log;\n\\sleep 1 s\n");

		defined($fold = fork) or die "bench_keep: cannot fork\n";
		if (!$fold)
		{
			open STDOUT, '>', '/dev/null';
			open STDERR, '>', '/dev/null';
			exec 'pgbench', '-n', '-T', $seconds, '-f', $script, $name;
			die;
		}
	}
	my $out = `pgbench -n -c 4 -T $seconds -f $script $name 2>&1`;
	my ($tps) = $out =~ /^tps = ([\d.]+)/m or die "bench_keep: $name: $out\n";
	waitpid $fold, 0 if $fold;

	if ($kind)
	{
		my $asked = '(SELECT f FROM item_filter) @> id OR (SELECT keyset_agg(key) FROM item_log) @> id';
		my $missed = sql("SELECT count(*) FROM item WHERE NOT ($asked)");

		sql('CALL fold_item()');
		$missed += sql('SELECT count(*) FROM item WHERE NOT (SELECT f FROM item_filter) @> id');
		die "bench_keep: $name: $missed keys were denied\n" if $missed;
		die "bench_keep: $name: not the filter of the table\n"
		  if $kind eq 'counting'
		  && sql(q{SELECT details->>'saturated' <> '0' OR f = (SELECT counting_agg(id, rate, capacity) FROM item) FROM item_filter, counting_info(f)}) ne 't';
	}
	return $tps;
}

sub writers
{
	print "\n## Four sessions that write\n\n",
	  "Each transaction inserts two rows, deletes one and changes one's key, of ", commas($rows), " rows, in four statements. ",
	  "Medians of $turns turns of $seconds s, after each of which every key is asked for; *share* is taken turn by turn.\n\n";
	foreach my $durable (1, 0)
	{
		my @tps;

		use_session($sessions{postgres});
		sql("ALTER SYSTEM SET $_ = " . ($durable ? 'on' : 'off')) foreach 'fsync', 'synchronous_commit', 'full_page_writes';
		sql('SELECT pg_reload_conf()');
		progress('writers, ' . ($durable ? 'commits on disk' : 'nothing forced to disk'));
		in_turn($turns, sub { push @{ $tps[ $_[0] ] }, run_writers($ways[ $_[0] ]) }, 0 .. $#ways);

		print $durable ? '' : "\n", "| ", ($durable ? 'each commit waits for the disk' : 'nothing is forced to disk'), " | transactions/s | share | from – to |\n|---|---:|---:|---|\n";
		foreach my $i (0 .. $#ways)
		{
			my @shares = map { $tps[$i][$_] / $tps[0][$_] } 0 .. $turns - 1;
			my ($share, $range) = spread(3, @shares);

			printf "| %s | %.*f | %s | %s |\n", way_name($ways[$i]), median(@{ $tps[$i] }) < 100 ? 1 : 0, median(@{ $tps[$i] }), $share, $i ? $range : '';
		}
	}
	return;
}

#
# One session: what a statement and a fold take
#

# Runs a statement so many times; ms, bytes of WAL, bytes that tables grow, of one
sub measure
{
	my ($times, $statement, $tables) = @_;
	my $grown = $tables ? join(' + ', map { "pg_total_relation_size('$_')" } @$tables) : '0';
	my ($lsn, $bytes) = split /\|/, sql("SELECT pg_current_wal_insert_lsn(), $grown");
	my $start = clock_ms();

	sql($statement =~ s/\bI\b/$_/r) foreach 1 .. $times;
	my $ms = clock_ms() - $start;
	my ($wal, $size) = split /\|/, sql("SELECT pg_current_wal_insert_lsn() - '$lsn', $grown");

	return ($ms / $times, $wal / $times, ($size - $bytes) / $times);
}

sub commas_of
{
	return commas(sprintf '%.0f', $_[0]);
}

sub sizes
{
	progress('statements and folds');
	print "\n## One statement, one fold\n\n",
	  "A statement inserts one row; time and WAL of inserting it where there is no filter are subtracted. A fold takes ", commas($nlines),
	  " lines of the log. *Bloat* is what the tables of filter and log grow by until VACUUM. ", ucfirst clock_name(), ".\n\n",
	  "| filter | | ms | WAL, bytes | bloat, bytes |\n|---|---|---:|---:|---:|\n";

	my $insert = 'INSERT INTO item VALUES (1000000000 + I)';
	use_session($sessions{none});
	measure(200, $insert);
	my ($ms, $wal) = measure(1000, $insert);

	foreach my $kind ('bloom', 'counting')
	{
		my $what = $kind eq 'bloom' ? 'Bloom' : $kind;

		foreach my $bytes (@sizes)
		{
			my @rows;

			use_session($sessions{$kind});
			sql('TRUNCATE item');
			sql("CALL rebuild_item(${kind}_capacity($bytes))");
			sql('VACUUM FULL item_filter');
			sql('VACUUM FULL item_log');
			measure(5, $insert);
			my @cost = measure(1000, $insert, [ 'item_filter', 'item_log' ]);
			push @rows, [ 'statement, log', $cost[0] - $ms, $cost[1] - $wal, $cost[2] ];

			# folds, of as many lines each
			sql('CALL fold_item()');
			my @fold = (0, 0, 0);
			my $folds = $bytes > 1e6 ? 5 : 20;
			foreach my $no (1 .. $folds)
			{
				sql("INSERT INTO item SELECT i FROM generate_series(1, $nlines) i");
				my @one = measure(1, 'CALL fold_item()', [ 'item_filter' ]);
				$fold[$_] += $one[$_] / $folds foreach 0 .. 2;
			}
			push @rows, [ 'fold of ' . commas($nlines) . ' lines', @fold ];
			printf "| %s, %s | %s | %.*f | %s | %s |\n", $what, mega($bytes), $_->[0], $_->[1] < 0.1 ? 3 : $_->[1] < 10 ? 2 : 0, $_->[1], commas_of($_->[2]), commas_of($_->[3]) foreach @rows;
		}
	}

	my %load = map {
		use_session($sessions{$_});
		sql('TRUNCATE item');
		$_ => (measure(1, "INSERT INTO item SELECT i FROM generate_series(1, $rows) i"))[0] * 1e3 / $rows
	} 'none', 'counting';
	printf "\nOf a statement that inserts %s rows, each takes %.1f us without a log, and %.1f us more with one.\n", commas($rows), $load{none}, $load{counting} - $load{none};

	progress('readers');
	print "\n## A query that asks the log, too\n\n",
	  "| lines in the log | ms for reading it |\n|---:|---:|\n";
	use_session($sessions{counting});
	foreach my $lines (0, 1000, 10_000, 100_000)
	{
		sql('TRUNCATE item_log');
		sql("INSERT INTO item_log SELECT i, 1 FROM generate_series(1, $lines) i");
		sql('VACUUM ANALYZE item_log');
		my @ms = map { (measure(1, 'SELECT (SELECT keyset_agg(key) FROM item_log) @> 5::bigint'))[0] } 1 .. 7;
		printf "| %s | %.2f |\n", commas($lines), median(@ms);
	}
	return;
}

$sessions{postgres} = connect_psql();
create_database('none');
create_database($_, $_) foreach 'bloom', 'counting';
foreach my $name (grep { $_ ne 'postgres' } sort keys %sessions)
{
	use_session($sessions{$name});
	sql('CREATE INDEX ON item (id)');
}

use_session($sessions{postgres});
print_head(
	'Filters that are kept current',
	'commit ' . ($ENV{COMMIT} || 'unknown'),
	'PostgreSQL ' . sql('SHOW server_version') . ', docs/keep-current.md, target rate 1 %');
sizes();
writers();
foreach (values %sessions)
{
	use_session($_);
	disconnect_psql();
}
