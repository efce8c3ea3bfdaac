#!/usr/bin/env perl
# bench_growing.pl: ways to let a Bloom filter grow to 16 times its keys, in the
# core and in SQL.
#
# Run by "make bench-growing", which starts the server that the PG* variables
# name.  Prints Markdown tables on standard output, what it is doing on standard
# error.  README.md says what is measured and how to read it.
#
#	BENCH_GROWING	the program that measures the core
#	ROWS	keys in the end (default 1,000,000)
#	BATCH	keys that a statement adds (default 1000)
#	COMMIT	what to call the code that is measured

use strict;
use warnings;

use FindBin;
use List::Util qw(max min);

use lib $FindBin::Bin;
use BenchSql;

my $program = $ENV{BENCH_GROWING} or die "BENCH_GROWING: run by make bench-growing\n";
my $rows = 16 * int(($ENV{ROWS} || 1e6) / 16);
my $batch = int($ENV{BATCH} || 1000);
die "ROWS: from 16,000 to 100,000,000\n" if $rows < 16_000 || $rows > 1e8;
die "BATCH: at least 1\n" if $batch < 1;

my $first = $rows / 16;
my $nabsent = 200_000;
my $reps = 3;
my $turns = 2;

# As bench_growing.c has them, and the last for SQL alone
my %what = (
	sized_for_a_sixteenth => 'sized for 1/16 of the keys',
	'chain_0.5' => 'a chain, sizes doubling, rates halving',
	'chain_0.85' => 'a chain, rates tightened by 0.85',
	sized_for_all => 'sized for all',
	sized_for_all_folded => '... a folded copy',
	rebuilt_when_full => 'rebuilt when full, for twice as many',
	rebuilt_at_twice => 'rebuilt when twice too full, for twice as many',
	parts => 'a filter for each of 16 parts',
	parts_strict => '... of a sixteenth of the rate',
	list => 'a ribbon, rebuilt 16 times, and a list of newer keys');

print_head(
	'Bloom filters that grow',
	'commit ' . ($ENV{COMMIT} || 'unknown'),
	'target rate 1 %; from ' . commas($first) . ' keys to ' . commas($rows) . ', ' . commas($batch) . ' at a time');

#
# The core
#

sub core
{
	progress('the core');
	open my $out, '-|', $program, '--no-header', '--n', $rows, '--batch', $batch, '--reps', $reps
	  or die "bench_growing: cannot run $program\n";
	my (@order, %stages);
	while (<$out>)
	{
		chomp;
		my ($way, $n, $filters, $bits, $mean, $fpr, $additions, $add, $absent, $present, $wrong) = split /,/;
		push @order, $way if !$stages{$way};
		push @{ $stages{$way} },
		  { n => $n, filters => $filters, bits => $bits, mean => $mean, fpr => 100 * $fpr, additions => $additions, add => $add, absent => $absent, present => $present };
		die "bench_growing: $way: $wrong false negatives\n" if $wrong;
	}
	close $out or die "bench_growing: $program failed\n";

	print "* the core: processor time, least of $reps runs; SQL: PostgreSQL ", sql('SHOW server_version'), ', ', clock_name(), "\n\n";
	print "## In the core\n\n";
	print "*End* is with all keys, where what is rebuilt is full and a chain has just begun its last filter; *on the way*, the least and the most of what was seen at 17 places between a sixteenth of them and all; *mean*, over all steps between these.\n\n";
	print "| way | filters | bits/key, end | on the way | mean | rate, end | on the way | additions of a key | add, ns/key | absent, ns | present, ns |\n";
	print "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n";
	foreach my $way (@order)
	{
		my @all = @{ $stages{$way} };
		my $end = $all[-1];
		my $range = sub {
			my ($format, $column) = @_;
			return sprintf "$format – $format", min(map { $_->{$column} } @all), max(map { $_->{$column} } @all);
		};

		printf "| %s | %d | %.1f | %s | %s | %.2f %% | %s %% | %.2f | %.1f | %.1f | %.1f |\n",
		  $what{$way}, $end->{filters}, $end->{bits}, $range->('%.1f', 'bits'), $end->{mean} > 0 ? sprintf('%.1f', $end->{mean}) : '', $end->{fpr}, $range->('%.2f', 'fpr'),
		  $end->{additions}, $end->{add}, $end->{absent}, $end->{present};
	}
	return;
}

#
# SQL: [way, capacity of the first filter, its rate, capacity and rate of the
# next over those of the one before, rebuilt].  The filter in use is the last row.
#
my @ways = (
	[ 'sized_for_a_sixteenth', $first, 0.01 ],
	[ 'chain_0.5', $first, 0.005, 2, 0.5 ],
	[ 'sized_for_all', $rows, 0.01 ],
	[ 'rebuilt_when_full', $first, 0.01, 2, 1, 1 ],
	[ 'rebuilt_at_twice', $first, 0.01, 4, 1, 2 ],
	[ 'parts', $first, 0.01, 1, 1 ],
	[ 'parts_strict', $first, 0.01 / 16, 1, 1 ]);

my $new_keys = 'generate_series(lo, hi) AS id';

sub create_tables
{
	sql("CREATE TABLE absent AS SELECT id FROM generate_series(2000000000, 2000000000 + $nabsent - 1) AS id");
	sql('VACUUM (FREEZE, ANALYZE) absent');

	# nothing in the background
	my $still = 'WITH (autovacuum_enabled = off, toast.autovacuum_enabled = off)';
	sql("CREATE TABLE grown (id bigint) $still");
	sql("CREATE TABLE recent (id bigint) $still");
	sql("CREATE TABLE filters (no int, capacity bigint, rate float8, added bigint, f bloomfilter) $still");
	sql("CREATE TABLE ribbon (f ribbonfilter) $still");
	sql("CREATE PROCEDURE step_none(lo bigint, hi bigint) LANGUAGE plpgsql AS \$\$
		BEGIN INSERT INTO grown SELECT id FROM $new_keys; END \$\$");
	sql("CREATE PROCEDURE step_filters(lo bigint, hi bigint, larger float8, tighter float8, rebuilt float8) LANGUAGE plpgsql AS \$\$
		DECLARE last record;
		BEGIN
			INSERT INTO grown SELECT id FROM $new_keys;
			UPDATE filters SET added = added + hi - lo + 1, f = f | (SELECT bloom_agg(id, rate, capacity) FROM $new_keys)
			WHERE no = (SELECT max(no) FROM filters)
			RETURNING no, capacity, rate, added INTO last;
			IF rebuilt > 0 AND last.added >= rebuilt * last.capacity AND hi < $rows THEN
				UPDATE filters SET capacity = capacity * larger, f = (SELECT bloom_agg(id, rate, (last.capacity * larger)::bigint) FROM grown);
			ELSIF rebuilt = 0 AND larger > 0 AND last.added >= last.capacity AND hi < $rows THEN
				INSERT INTO filters VALUES (last.no + 1, last.capacity * larger, last.rate * tighter, 0,
					bloom_empty(last.rate * tighter, (last.capacity * larger)::bigint));
			END IF;
		END \$\$");
	sql("CREATE PROCEDURE step_list(lo bigint, hi bigint) LANGUAGE plpgsql AS \$\$
		BEGIN
			INSERT INTO grown SELECT id FROM $new_keys;
			INSERT INTO recent SELECT id FROM $new_keys;
			IF hi / $first > (lo - 1) / $first THEN
				UPDATE ribbon SET f = (SELECT ribbon_agg(id) FROM grown);
				TRUNCATE recent;
			END IF;
		END \$\$");
	return;
}

# Adds all keys, and returns what a key takes: ns, and bytes of WAL.
sub add_all
{
	my ($step) = @_;
	my ($lsn, $start);

	sql('TRUNCATE grown');
	sql('CHECKPOINT');
	$lsn = sql('SELECT pg_current_wal_insert_lsn()');
	$start = clock_ms();
	for (my $lo = 1; $lo <= $rows; $lo += $batch)
	{
		my $hi = min($rows, $lo + $batch - 1);

		sql($step =~ s/\bLO\b/$lo/r =~ s/\bHI\b/$hi/r);
	}
	return (add => 1e6 * (clock_ms() - $start) / $rows, wal => sql("SELECT pg_current_wal_insert_lsn() - '$lsn'") / $rows);
}

# The rows of a table that a condition lets pass, and ns that one takes.
sub ask
{
	my ($table, $condition) = @_;
	my ($count, @ms);

	foreach (1 .. $reps)
	{
		my $start = clock_ms();

		$count = sql("SELECT count(*) FROM $table AS a WHERE $condition");
		push @ms, clock_ms() - $start;
	}
	return ($count, 1e6 * min(@ms) / sql("SELECT count(*) FROM $table"));
}

# What one way takes, with the conditions that ask its filters.
sub measure
{
	my ($way, $filters, $add, $bytes, @conditions) = @_;
	my %seen = (way => $way, filters => $filters, %$add, bits => 8 * $bytes / $rows);
	my ($found) = ask('grown', $conditions[0]);

	die "bench_growing: $way: of $rows keys $found are found\n" if $found != $rows;
	($seen{passed}, $seen{subqueries}) = ask('absent', $conditions[0]);
	(undef, $seen{exists}) = ask('absent', $conditions[1]) if @conditions > 1;
	return \%seen;
}

sub measure_filters
{
	my ($way, $capacity, $rate, $larger, $tighter, $rebuilt) = @{ $_[0] };

	sql('TRUNCATE filters');
	sql("INSERT INTO filters VALUES (0, $capacity, $rate, 0, bloom_empty($rate, $capacity))");
	my %add = add_all(sprintf 'CALL step_filters(LO, HI, %s, %s, %s)', $larger // 0, $tighter // 0, $rebuilt // 0);
	sql('VACUUM ANALYZE filters');
	my ($filters, $bytes) = split /\|/, sql('SELECT count(*), sum(pg_column_size(f)) FROM filters');

	return measure($way, $filters, \%add, $bytes,
		join(' OR ', map { "(SELECT f FROM filters WHERE no = $_) \@> a.id" } reverse 0 .. $filters - 1),
		'EXISTS (SELECT FROM filters WHERE f @> a.id)');
}

sub measure_list
{
	sql('TRUNCATE ribbon, recent');
	sql(q(INSERT INTO ribbon VALUES (ribbon_build('{}'::bigint[]))));
	my %add = add_all('CALL step_list(LO, HI)');

	return measure('list', 1, \%add, sql('SELECT pg_column_size(f) FROM ribbon'),
		'((SELECT f FROM ribbon) @> a.id OR (SELECT keyset_agg(r.id) FROM recent r) @> a.id) IS NOT FALSE');
}

sub in_sql
{
	my (%floor, @lines);

	create_tables();
	foreach my $turn (1 .. $turns)
	{
		progress("SQL, turn $turn");
		my %none = add_all('CALL step_none(LO, HI)');
		(undef, $none{subqueries}) = ask('absent', 'id < 0');
		my @seen = (\%none, (map { measure_filters($_) } @ways), measure_list());

		# of times, the least
		foreach my $i (0 .. $#seen)
		{
			my $line = $lines[$i] //= { %{ $seen[$i] } };

			$line->{$_} = min($line->{$_}, $seen[$i]{$_}) foreach grep { exists $line->{$_} } qw(add subqueries exists);
		}
	}

	print "\n## In SQL\n\n";
	print "Each statement inserts its keys into a table and adds them to the filter. What the insertion alone takes is subtracted, ",
	  "from probes a comparison. *By subqueries* is a scalar subquery for each filter, with OR; *by EXISTS* looks through the table of filters. Least times of $turns turns.\n\n";
	print "| way | filters | bits/key | rate | add, ns/key | WAL, bytes/key | absent, ns, by subqueries | by EXISTS |\n";
	print "|---|---:|---:|---:|---:|---:|---:|---:|\n";
	%floor = %{ shift @lines };
	foreach my $line (@lines)
	{
		printf "| %s | %d | %.1f | %.2f %% | %.0f | %.0f | %.0f | %s |\n",
		  $what{ $line->{way} }, $line->{filters}, $line->{bits}, 100 * $line->{passed} / $nabsent,
		  $line->{add} - $floor{add}, $line->{wal} - $floor{wal},
		  $line->{subqueries} - $floor{subqueries},
		  exists $line->{exists} ? sprintf('%.0f', $line->{exists} - $floor{subqueries}) : '';
	}
	return;
}

connect_psql();
sql('CREATE EXTENSION ribbonfilter');
core();
in_sql();
disconnect_psql();
