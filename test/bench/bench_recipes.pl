#!/usr/bin/env perl
# bench_recipes.pl: what recipes of docs/ save beside what one would write
# without filters: anti-joins, two files, what was seen before.
#
# Run by "make bench-recipes", which starts the server that the PG* variables
# name.  Prints Markdown tables on standard output, what it is doing on standard
# error.  README.md says what is measured.
#
#	ROWS	rows of the larger table (default 5,000,000)
#	LINES	lines of each file (default 3,000,000)
#	SEEN	ids of a day that were seen before (default 10,000,000)
#	TURNS	how often each way is measured (default 5)
#	SECONDS	that clients of pgbench write, in each turn (default 5)
#	LIMIT	seconds after which a query is ended (default 60)
#	CASES	which of anti, files and seen (default all)
#	BUILT	where the command is
#	COMMIT	what to call the code that is measured

use strict;
use warnings;

use File::Temp;
use FindBin;

use lib $FindBin::Bin;
use BenchSql;

my ($rows, $lines, $seen, $turns, $seconds, $limit) =
  map { number(@$_, 1, 1e9) } [ ROWS => 5e6 ], [ LINES => 3e6 ], [ SEEN => 1e7 ], [ TURNS => 5 ], [ SECONDS => 5 ], [ LIMIT => 60 ];
my $cases = $ENV{CASES} || 'anti files seen';
my $command = "$ENV{BUILT}/ribbonfilter";

# What the server takes by itself, but for workers that start as soon as asked
my @default = ('jit = on', 'max_parallel_workers_per_gather = 2', "work_mem = '4MB'");
my @serial = ('jit = off', 'max_parallel_workers_per_gather = 0', "work_mem = '4MB'");

# Seconds of one statement, and what it returns; undef if it is ended
sub seconds_of
{
	my ($statement) = @_;
	my $start = wall_ms();
	my $answer = sql("DO \$\$ BEGIN PERFORM set_config('bench.answer', ($statement)::text, false);
EXCEPTION WHEN query_canceled THEN PERFORM set_config('bench.answer', '', false); END \$\$");

	$answer = sql("SELECT current_setting('bench.answer')");
	return $answer eq '' ? () : ((wall_ms() - $start) / 1e3, $answer);
}

#
# Anti-joins
#
sub anti
{
	progress("tables of $rows rows");
	sql('SELECT setseed(0.5)');
	sql("CREATE TABLE product AS SELECT i AS id, md5(i::text)::uuid AS code FROM generate_series(1, $rows / 5) i");
	sql("CREATE TABLE sale AS SELECT nr, product, md5(product::text)::uuid AS code, nr % 12 AS month
FROM (SELECT nr, 1 + ($rows / 5 * random() ^ 2)::int AS product FROM generate_series(1, $rows) nr) s");
	sql("CREATE TABLE returned AS SELECT nr, product FROM sale WHERE nr % 33 = 0");
	sql("CREATE TABLE listed AS SELECT * FROM product WHERE id % 100 <> 0");
	sql("VACUUM ANALYZE $_") foreach 'product', 'sale', 'returned', 'listed';
	sql("SET statement_timeout = '${limit}s'");

	# what, rows asked for, the table of keys, its key, the one that is looked up
	my @joins = (
		[ 'products never sold', 'product', 'sale', [ 'product', 'id' ] ],
		[ 'sales that were not returned', 'sale', 'returned', [ 'nr', 'nr' ] ],
		[ 'sales of products not listed', 'sale', 'listed', [ 'id', 'product' ] ],
		[ 'the same, by uuid', 'sale', 'listed', [ 'code', 'code' ] ],
		[ 'sales that were not returned, two columns', 'sale', 'returned', [ 'nr', 'nr' ], [ 'product', 'product' ] ]);

	foreach my $configuration ([ 'the default configuration: two workers, JIT, 4 MB of work_mem', @default ], [ 'no workers, no JIT, 4 MB of work_mem', @serial ])
	{
		my ($name, @settings) = @$configuration;

		settings(@settings);
		print "\n## Anti-joins, $name\n\nMilliseconds, the median of $turns turns.\n";
		print_columns('rows', 'of:', 'without:', 'NOT EXISTS:', 'NOT IN:', 'keyset:', 'ratio:', 'from – to');
		foreach my $join (@joins)
		{
			my ($what, $asked, $held, @keys) = @$join;
			my $looked_up = join ', ', map { "a.$_->[1]" } @keys;
			my $key = join ', ', map { $_->[0] } @keys;
			my $equal = join ' AND ', map { "b.$_->[0] = a.$_->[1]" } @keys;
			my ($build, $probe) = @keys > 1 ? ("ROW($key)", "ROW($looked_up)") : ($key, $looked_up);
			my %query = (
				exists => "NOT EXISTS (SELECT FROM $held b WHERE $equal)",
				in => "($looked_up) NOT IN (SELECT $key FROM $held)",
				keyset => "(SELECT keyset_agg($build) FROM $held) \@> $probe IS NOT TRUE");
			my (%ms, $rows_out);

			progress("$what, $name");
			in_turn(
				$turns,
				sub {
					my ($way) = @_;
					return if $way eq 'in' && exists $ms{in} && !defined $ms{in}[0];
					my ($took, $count) = seconds_of("SELECT count(*) FROM $asked a WHERE $query{$way}");

					die "bench_recipes: $what, $way: $count, not $rows_out\n" if defined $count && ($rows_out //= $count) ne $count;
					push @{ $ms{$way} }, defined $took ? 1e3 * $took : undef;
				},
				'exists', 'keyset', 'in');
			my ($ratio, $range) = spread(1, map { $ms{exists}[$_] / $ms{keyset}[$_] } 0 .. $turns - 1);
			printf "| %s | %s | %s | %.0f | %s | %.0f | %s | %s |\n", $what, commas(sql("SELECT count(*) FROM $asked")), commas(sql("SELECT count(*) FROM $held")),
			  median(@{ $ms{exists} }), defined $ms{in}[0] ? sprintf('%.0f', median(@{ $ms{in} })) : "ended after $limit s", median(@{ $ms{keyset} }), $ratio, $range;
		}
	}
	sql('RESET statement_timeout');
	return;
}

#
# Two files
#
sub run
{
	my ($dir, $shell) = @_;
	my $start = wall_ms();

	system('sh', '-ec', "cd $dir; export LC_ALL=C; $shell") == 0 or die "bench_recipes: failed: $shell\n";
	return (wall_ms() - $start) / 1e3;
}

# One in a hundred rows is changed, one is gone, and as many are new.
sub files
{
	my $dir = File::Temp->newdir;
	my $row = q{'%d,customer %d,%d Long Street,%d.%02d,2026-01-%02d\n'};
	my $build = "$command build --kind keyset --type text -o";
	my @ways = (
		[ 'new or changed', 'build and probe -v', "$build y.rbf yesterday; $command probe -v y.rbf today >new" ],
		[ 'new or changed', 'sort both, comm -13', 'sort yesterday >y; sort today >t; comm -13 y t >new' ],
		[ 'new or changed', 'mawk, an array', q{mawk 'NR==FNR{k[$0];next} !($0 in k)' yesterday today >new} ],
		[ 'new or changed', 'diff, of files in one order', q{diff yesterday today >d || [ $? = 1 ]; sed -n 's/^> //p' d >new} ],
		[ 'both sides', 'build and probe -v, twice', "$build y.rbf yesterday; $command probe -v y.rbf today >new; $build t.rbf today; $command probe -v t.rbf yesterday >old" ],
		[ 'both sides', 'sort both, comm twice', 'sort yesterday >y; sort today >t; comm -13 y t >new; comm -23 y t >old' ]);

	progress("files of $lines lines");
	run($dir, "mawk 'BEGIN { for (i = 1; i <= $lines * 1.01; i++) { j = i * 7919 % 1000003; s = sprintf($row, i, j, j % 900, j % 5000, j % 100, 1 + j % 28);
		if (i <= $lines) printf \"%s\", s >\"yesterday\"; if (i % 100 == 7) sub(/Street/, \"Road\", s); if (i % 100 != 9) printf \"%s\", s >\"today\" } }'" =~ s/sprintf\('(.*?)'/sprintf("$1"/r);
	print "\n## What changed between two files of @{[commas($lines)]} lines, @{[commas(-s \"$dir/yesterday\")]} bytes\n\nElapsed seconds, the median of $turns turns; with its own number of threads each.\n";
	print_columns('lines', 'way', 'seconds:', 'over the command:', 'from – to');
	foreach my $side ('new or changed', 'both sides')
	{
		my @of = grep { $_->[0] eq $side } @ways;
		my (%took, %found);

		in_turn(
			$turns,
			sub {
				my ($way) = @_;

				progress($way->[1]);
				push @{ $took{ $way->[1] } }, run($dir, $way->[2]);
				my $sum = `cd $dir; LC_ALL=C sort new | md5sum` . ($side eq 'both sides' ? `cd $dir; LC_ALL=C sort old | md5sum` : '');
				die "bench_recipes: $way->[1] finds other lines\n" if ($found{$side} //= $sum) ne $sum;
			},
			@of);
		my $base = $took{ $of[0][1] };
		foreach my $way (@of)
		{
			my $took = $took{ $way->[1] };

			printf "| %s | %s | %.1f | %s | %s |\n", $side, $way->[1], median(@$took), spread(1, map { $took->[$_] / $base->[$_] } 0 .. $#$took);
		}
	}
	return;
}

#
# Seen before?
#
sub seen
{
	my ($sql) = slurp("$FindBin::Bin/../../docs/seen-before.md") =~ /^```sql\n(.*?)^```$/msg;
	my $scripts = File::Temp->newdir;
	my $hour = q{date_trunc('hour', now())};
	my $asking = 'SELECT unnest(asked) AS id EXCEPT SELECT unnest(keyset_candidates(ids, asked)) FROM HELD EXCEPT SELECT unnest(ribbon_candidates(ids, asked)) FROM seen';
	my $upsert = "WITH fresh AS ($asking), added AS (INSERT INTO HELD SELECT WRITER, keyset_agg(id) FROM fresh HAVING count(*) > 0 ON CONFLICT (writer) DO UPDATE SET ids = HELD.ids | EXCLUDED.ids) SELECT id FROM fresh";

	progress("$seen ids seen before");
	sql($sql =~ s/CREATE EXTENSION.*\n//r);
	sql('CREATE TABLE event (id uuid PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())');
	sql("INSERT INTO event SELECT md5(i::text)::uuid FROM generate_series(1, $seen) i");
	sql("INSERT INTO seen SELECT $hour - interval '1 hour' * (i % 24), ribbon_agg(md5(i::text)::uuid, 0.0001) FROM generate_series(1, $seen) i GROUP BY i % 24");
	sql("CREATE TABLE $_ (writer int PRIMARY KEY, ids keyset NOT NULL)") foreach 'by_writer', 'for_all';
	sql("CREATE FUNCTION take_${_}(me int, asked uuid[]) RETURNS SETOF uuid LANGUAGE sql AS \$\$ @{[$upsert =~ s/HELD/$_/gr =~ s/WRITER/me/r]} \$\$") foreach 'by_writer', 'for_all';
	sql('CREATE TABLE added AS SELECT bloom_agg(i, 0.01, 2000000) AS f FROM generate_series(1, 1000000) i');
	sql('VACUUM ANALYZE');
	sql("ALTER SYSTEM SET $_ = on") foreach 'fsync', 'synchronous_commit', 'full_page_writes';
	sql('SELECT pg_reload_conf()');
	my ($table, $filters) = map { sql("SELECT pg_total_relation_size('$_')") } 'event', 'seen';
	printf "\n## Seen before? %s ids of a day\n\nA table with a primary key takes %s bytes, 24 filters at 1/10,000 take %s.\n\n", commas($seen), commas($table), commas($filters);

	# how 500 ids are asked of the filters
	my $fresh = q{SELECT id FROM unnest(asked) id WHERE};
	my @forms = (
		[ 'EXCEPT SELECT unnest(ribbon_candidates(ids, asked))', 'SELECT unnest(asked) EXCEPT SELECT unnest(ribbon_candidates(ids, asked)) FROM seen' ],
		[ 'NOT EXISTS (… ids @> id)', "$fresh NOT EXISTS (SELECT FROM seen WHERE ids \@> id)" ],
		[ 'NOT id <@ ANY (ARRAY(…))', "$fresh NOT id <\@ ANY (ARRAY(SELECT ids FROM seen))" ],
		[ 'a table, NOT EXISTS', "$fresh NOT EXISTS (SELECT FROM event e WHERE e.id = k.id)" =~ s/unnest\(asked\) id WHERE/unnest(asked) k (id) WHERE/r ]);
	sql("CREATE FUNCTION asked_$_(asked uuid[]) RETURNS SETOF uuid STABLE LANGUAGE sql AS \$\$ $forms[$_][1] \$\$") foreach 0 .. $#forms;
	sql("CREATE TEMP TABLE batches AS SELECT b, ARRAY(SELECT md5(($seen * random() * 2)::int::text)::uuid FROM generate_series(1, 500) WHERE b > 0) AS ids FROM generate_series(1, 20) b");
	settings(@default);
	foreach my $work_mem ('4MB', '64MB')
	{
		my %ms;

		sql("SET work_mem = '$work_mem'");
		in_turn(
			$turns,
			sub {
				my $start = wall_ms();

				sql("SELECT count(*) FROM batches, asked_$_[0](ids) WHERE b = $_") foreach 1 .. 20;
				push @{ $ms{ $_[0] } }, (wall_ms() - $start) / 20;
			},
			0 .. $#forms);
		print "Default configuration, $work_mem of work_mem, the median of $turns turns:\n";
		print_columns('500 ids in one statement', 'ms:', 'over the first:', 'from – to');
		printf "| %s | %s | %s | %s |\n", "`$forms[$_][0]`", ms(@{ $ms{$_} }), spread(1, ratios({ ms => \%ms }, $_, 0)) foreach 0 .. $#forms;
		print "\n";
	}

	# writers: name, ids in a transaction, what is called, ids of the hour so far
	my $n = 400_000;
	my $before = "SELECT md5('b' || i)::uuid AS id, i FROM generate_series(1, $n) i";
	my @ways = (
		[ 'a table, ON CONFLICT DO NOTHING', 500, 'INSERT INTO event SELECT unnest(ASKED) ON CONFLICT DO NOTHING' ],
		[ 'a row for each batch', 500, 'SELECT count(*) FROM take(ASKED)', "INSERT INTO seen_now (ids) SELECT keyset_agg(id) FROM ($before) s" ],
		[ 'a row for each writer', 500, 'SELECT count(*) FROM take_by_writer(:client_id, ASKED)', "INSERT INTO by_writer SELECT i % 8, keyset_agg(id) FROM ($before) s GROUP BY 1" ],
		[ 'one row', 500, 'SELECT count(*) FROM take_for_all(0, ASKED)', "INSERT INTO for_all SELECT 0, keyset_agg(id) FROM ($before) s" ],
		[ 'a table, ON CONFLICT DO NOTHING', 1, 'INSERT INTO event SELECT unnest(ASKED) ON CONFLICT DO NOTHING' ],
		[ 'a row for each batch', 1, 'SELECT count(*) FROM take(ASKED)', "INSERT INTO seen_now (ids) SELECT keyset_agg(id) FROM ($before) s" ],
		[ '`bloom_add` to one filter of 2.4 MB', 1, 'UPDATE added SET f = bloom_add(f, :at)', undef ]);
	my $fold = spurt("$scripts/fold", "CALL fold_seen();\nVACUUM seen_now;\n\\sleep 1 s\n");
	chmod 0755, "$scripts";
	my (%tps, %wal);
	foreach my $turn (1 .. $turns)
	{
		foreach my $i ($turn % 2 ? 0 .. $#ways : reverse 0 .. $#ways)
		{
			my ($name, $ids, $call, $fill) = @{ $ways[$i] };
			my $asked = "ARRAY(SELECT md5(i::text)::uuid FROM generate_series(:at, :at + $ids - 1) i)";
			my $script = spurt("$scripts/write", "\\set at random(1, 2 * $seen)\n" . $call =~ s/ASKED/$asked/r . ";\n");

			progress("$name, $ids");
			sql('TRUNCATE seen_now, by_writer, for_all');
			sql($fill) if $fill;
			sql('VACUUM FULL added') if !defined $fill && $ids == 1;
			sql('CHECKPOINT');
			my $lsn = sql('SELECT pg_current_wal_insert_lsn()');
			my $folder = fork // die "bench_recipes: cannot fork\n";
			if (!$folder)
			{
				open STDOUT, '>', '/dev/null';
				open STDERR, '>', '/dev/null';
				exec 'pgbench', '-n', '-T', $seconds, '-f', $fold;
				die;
			}
			my $out = `pgbench -n -M prepared -c 8 -T $seconds -f $script 2>&1`;
			my ($done, $tps) = $out =~ /processed: (\d+).*^tps = ([\d.]+)/ms or die "bench_recipes: $name: $out\n";
			push @{ $tps{$i} }, $tps;
			push @{ $wal{$i} }, sql("SELECT pg_current_wal_insert_lsn() - '$lsn'") / $done / 1e3;
			waitpid $folder, 0;
		}
	}
	print "Eight clients of pgbench for $seconds s in each turn, commits on disk, half of the ids seen before; a ninth folds each second.\n",
	  "@{[commas($n)]} ids of this hour were there at the beginning. Medians of $turns turns; the share is of the table's, taken turn by turn.\n";
	print_columns('what is written', 'ids at a time:', 'transactions/s:', 'share:', 'from – to', 'WAL, kB:');
	foreach my $i (0 .. $#ways)
	{
		my $base = $ways[$i][1] == 1 ? 4 : 0;

		printf "| %s | %d | %.*f | %s | %s | %.0f |\n", $ways[$i][0], $ways[$i][1], median(@{ $tps{$i} }) < 10 ? 1 : 0, median(@{ $tps{$i} }),
		  spread(2, map { $tps{$i}[$_] / $tps{$base}[$_] } 0 .. $turns - 1), median(@{ $wal{$i} });
	}
	return;
}

connect_psql();
sql('CREATE EXTENSION IF NOT EXISTS ribbonfilter');
print_head('Recipes', server_line() . ', all tables in memory', 'elapsed time, as several processes work; the ratio is taken turn by turn');
anti() if $cases =~ /anti/;
files() if $cases =~ /files/;
seen() if $cases =~ /seen/;
disconnect_psql();
