#!/usr/bin/env perl
# bench_join.pl: what ribbonfilter.join_filter saves, and what it costs where
# there is nothing to save.
#
# Run by "make bench-join", which starts the server that the PG* variables
# name.  Prints Markdown tables on standard output, what it is doing on standard
# error; ends with an error if a result differs between off and on.  README.md
# says what is measured and how to read it.
#
#	ROWS		rows of the fact table (default 16,000,000)
#	REPS		how often each query runs on each side (default 7)
#	CASES		a pattern: the cases to run, by their names
#	ALSO_SET	settings with which the joins run once more, with join_filter
#				on, say "ribbonfilter.verify = on; enable_sort = off"
#	COUNT		1: count instructions of the scans, with valgrind, in place of
#				all times (ROWS: 400,000)
#	SECONDS		how long each of 2 REPS runs of pgbench takes (default 1)
#	SEED		of the data (default 1)
#	COMMIT		what to call the code that is measured

use strict;
use warnings;

use FindBin;
use List::Util qw(max min);

use lib $FindBin::Bin;
use BenchSql;

my $count = $ENV{COUNT};
my $rows = number('ROWS', $count ? 4e5 : 16e6, 1e5, 1e8);
my $reps = number('REPS', 7, 1, 1000);
my $cases = $ENV{CASES} // '';
my @also_set = split /\s*;\s*/, $ENV{ALSO_SET} // '';
my $seconds = int($ENV{SECONDS} || 1);
my $seed = int($ENV{SEED} // 1);

# Build sides: all of a dimension, or a part of it.
my $dim_rows = int($rows / 16);
my $small_rows = int($dim_rows / 10);
my $wide_rows = 5 * $dim_rows;
my $text_rows = $wide_rows;
my $text_dim_rows = int($dim_rows / 2);

# A tenth of the wide rows takes some ten times as much.
my $little_memory = max(64, int($rows / 4000)) . 'kB';

# The scans: of so many rows, joined to tables of those keys that match.
my $scan_rows = min($rows, 2e6);
my $scan_keys = int($scan_rows / 2);

# All cases run on these sides in turn.
my @sides = qw(off on);

# Some also on others: what heads their column, and what their ratio is of
my %more_sides = (
	plan => [ 'plan', 'off / plan', qw(off plan) ],
	# the query with a scalar subquery
	hand => [ 'by hand', 'off / by hand', qw(off hand) ],
	also => [ join('; ', map { "`$_`" } @also_set), 'that / on', qw(also on) ]);

# [case, bar, result], of those that have a bar
my @bars;

#
# The data
#

sub dimension
{
	my ($name, $n, $salt, $more) = @_;

	# ids in no order; one percent of them for each value of attr
	return "CREATE UNLOGGED TABLE $name AS SELECT id, attr" . ($more // '') . "
		FROM (SELECT i::int AS id, pick(i, $salt, 100)::int AS attr FROM generate_series(1::bigint, $n) AS i
			ORDER BY pick(i, $salt + 1, 1000000000), i) AS s";
}

my $parts = 8;
my %tables = (
	fact => "CREATE UNLOGGED TABLE fact AS
		SELECT i::int AS n, 1 + pick(i, 1, $dim_rows)::int AS k, 1 + pick(i, 2, $wide_rows)::int AS kw,
			1 + pick(i, 3, $small_rows)::int AS k1, 1 + pick(i, 4, $small_rows)::int AS k2, 1 + pick(i, 5, $small_rows)::int AS k3,
			pick(i, 6, 1000)::int AS v
		FROM generate_series(1::bigint, $rows) AS i",
	parts => join(
		'; ',
		'CREATE TABLE parts (LIKE fact) PARTITION BY RANGE (n)',
		(map { sprintf 'CREATE UNLOGGED TABLE parts_%d PARTITION OF parts FOR VALUES FROM (%d) TO (%d)',
				$_, 1 + $rows * $_ / $parts, 1 + $rows * ($_ + 1) / $parts } 0 .. $parts - 1),
		'INSERT INTO parts SELECT * FROM fact'),
	dim => dimension('dim', $dim_rows, 10),
	dim1 => dimension('dim1', $small_rows, 12),
	dim2 => dimension('dim2', $small_rows, 14),
	dim3 => dimension('dim3', $small_rows, 16),
	wide => dimension('wide', $wide_rows, 18, ", md5(id::text) || md5((-id)::text) AS pad"),
	fact_text => "CREATE UNLOGGED TABLE fact_text AS
		SELECT 'customer-' || 1 + pick(i, 20, $text_dim_rows) AS k, pick(i, 21, 1000)::int AS v FROM generate_series(1::bigint, $text_rows) AS i",
	dim_text => dimension('dim_text', $text_dim_rows, 22, q(, 'customer-' || id AS key)),
	fact_uuid => "CREATE UNLOGGED TABLE fact_uuid AS
		SELECT md5((1 + pick(i, 24, $text_dim_rows))::text)::uuid AS k, pick(i, 25, 1000)::int AS v FROM generate_series(1::bigint, $text_rows) AS i",
	dim_uuid => dimension('dim_uuid', $text_dim_rows, 26, ', md5(id::text)::uuid AS key'));

$tables{scan} = "CREATE UNLOGGED TABLE scan AS
	SELECT i::int AS n, k, v, k * 1000003::bigint AS sparse, k2, k3
	FROM (SELECT i, 1 + pick(i, 30, $scan_keys)::int AS k, pick(i, 31, 1000)::int AS v,
			1 + pick(i, 32, $scan_keys)::int AS k2, 1 + pick(i, 33, $scan_keys)::int AS k3
		FROM generate_series(1::bigint, $scan_rows) AS i) AS s";
$tables{scan_new} = 'CREATE UNLOGGED TABLE scan_new AS TABLE scan';

# 200 bytes a row, and no offset that all rows share before the key
$tables{scan_wide} = "CREATE UNLOGGED TABLE scan_wide AS
	SELECT CASE WHEN n % 2 = 0 THEN md5(n::text) END AS a, repeat(md5(k::text), 4) AS b, left(md5(v::text), 1 + v % 32) AS c, k, v FROM scan";

# so many percent of the keys, in no order
$tables{"match$_"} = "CREATE UNLOGGED TABLE match$_ AS SELECT id, id * 1000003::bigint AS sparse
	FROM (SELECT i::int AS id FROM generate_series(1::bigint, $scan_keys) AS i WHERE pick(i, 34, 100) < $_ ORDER BY pick(i, 35, 1000000000), i) AS s"
  foreach 1, 10, 50, 85, 100;

# Rows whose keys match in runs: of ten runs one, five or nine, not side by side.
# An odd key has no match.
my @run_rows = (1, 1e3, 3e3, 1e4, 3e4, 1e5, 2e5);
my @run_matches = (1, 5, 9);
$tables{run_keys} = "CREATE UNLOGGED TABLE run_keys AS SELECT 2 * i::int AS id FROM generate_series(1::bigint, @{[ int($scan_keys / 2) ]}) AS i ORDER BY pick(i, 36, 1000000000), i";
foreach my $run (@run_rows)
{
	my @keys = map { "even - (7 * (i / $run) % 10 >= $_)::int AS k$_" } @run_matches;

	$tables{"runs_$run"} = "CREATE UNLOGGED TABLE runs_$run AS SELECT @{[ join ', ', @keys ]}, v
		FROM (SELECT i, 2 + 2 * pick(i, 37, @{[ int($scan_keys / 2) ]})::int AS even, pick(i, 38, 1000)::int AS v
			FROM generate_series(0::bigint, $scan_rows - 1) AS i) AS s";
}

# What a DBA has: a table by months, 25 rows to a customer, of whom 2 % are gold
# and 1 in 8600 is gold and of one region
my $sale_rows = int($rows * 5 / 16);
my $customers = int($rows / 80);
$tables{customer} = "CREATE TABLE customer AS SELECT id, pick(i, 40, 50) = 0 AS gold, pick(i, 40, 50) AS grade, pick(i, 41, 173)::int AS region, 'customer ' || id AS name
	FROM (SELECT i, i::int AS id FROM generate_series(1::bigint, $customers) AS i ORDER BY pick(i, 42, 1000000000), i) AS s;
	ALTER TABLE customer ADD PRIMARY KEY (id); CREATE INDEX ON customer (grade)";
$tables{sale} = join '; ', 'CREATE TABLE sale (id bigint, month int, customer int, amount numeric, note text) PARTITION BY LIST (month)',
  (map { "CREATE TABLE sale_$_ PARTITION OF sale FOR VALUES IN ($_)" } 1 .. 12),
  "INSERT INTO sale SELECT i, 1 + i * 12 / ($sale_rows + 1), 1 + pick(i, 43, $customers), pick(i, 44, 1000), 'note ' || i FROM generate_series(1::bigint, $sale_rows) AS i",
  'CREATE VIEW turnover AS SELECT customer, count(*) AS n, sum(amount) AS total FROM sale GROUP BY customer';
$tables{whole} = 'CREATE TABLE whole AS TABLE sale; CREATE INDEX ON whole (customer);
	CREATE VIEW turnover_of_whole AS SELECT customer, count(*) AS n, sum(amount) AS total FROM whole GROUP BY customer';
foreach my $estimate (qw(off on))
{
	$tables{"far_$estimate"} = "CREATE EXTENSION IF NOT EXISTS postgres_fdw;
		CREATE SERVER far_$estimate FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '$ENV{PGHOST}', port '$ENV{PGPORT}', dbname '$ENV{PGDATABASE}',
			extensions 'ribbonfilter', use_remote_estimate '$estimate', fetch_size '10000');
		CREATE USER MAPPING FOR CURRENT_USER SERVER far_$estimate;
		CREATE FOREIGN TABLE far_$estimate (id bigint, month int, customer int, amount numeric, note text) SERVER far_$estimate OPTIONS (table_name 'whole')";
}

# Statements, what they need before them, by name.
my %needs = (whole => ['sale'], far_off => ['whole'], far_on => ['whole'], parts => ['fact'], scan_new => ['scan'], scan_wide => ['scan']);
my %made;

sub make_tables
{
	foreach my $table (@_)
	{
		next if $made{$table}++;
		make_tables(@{ $needs{$table} // [] });
		progress("making $table");
		sql($tables{$table});
		sql(($table =~ /^(?:scan_new|far_)/ ? 'ANALYZE' : 'VACUUM (FREEZE, ANALYZE)') . " $table");
	}
	return;
}

#
# The cases: name, bar, query, tables, and of some
#	hand	a condition that does by hand what the setting does
#	set		settings
#	wall	1: wall-clock time
#	buffers	the part of its first table that shared_buffers have room for
#	explain	1: say what EXPLAIN shows of its filters
#	plan	what the plan must have, else the case is not what it is called
#	sides	other sides than usual; with plan, the bar is of off / plan
#

sub one_dimension
{
	my ($fact, $key, $dim, $id, $attr) = @_;
	return (
		query => "SELECT count(*), sum(v) FROM $fact AS f JOIN $dim AS d ON d.$id = f.$key WHERE d.attr < $attr",
		hand => "(SELECT bloom_agg($id) FROM $dim WHERE attr < $attr) \@> f.$key",
		tables => [ $fact, $dim ],
		plan => qr/Hash Join/);
}

sub star
{
	return (
		query => 'SELECT count(*), sum(v) FROM fact AS f JOIN dim1 ON dim1.id = f.k1 JOIN dim2 ON dim2.id = f.k2 JOIN dim3 ON dim3.id = f.k3
			WHERE dim1.attr < 10 AND dim2.attr < 10 AND dim3.attr < 10',
		hand => join(' AND ', map { "(SELECT bloom_agg(id) FROM dim$_ WHERE attr < 10) \@> f.k$_" } 1 .. 3),
		tables => [qw(fact dim1 dim2 dim3)],
		plan => qr/(Hash Join.*){3}/s);
}

sub join_cases
{
	my @parallel = ('max_parallel_workers_per_gather = 2', 'parallel_setup_cost = 0', 'parallel_tuple_cost = 0', 'min_parallel_table_scan_size = 0');

	return (
		{ name => 'one dimension, 1 %', bar => 1.5, one_dimension(qw(fact k dim id 1)) },
		{ name => 'one dimension, 10 %', bar => 1.8, one_dimension(qw(fact k dim id 10)) },
		{ name => 'star of three, 10 % each', bar => 2.0, star() },
		{
			name => 'multi-batch hash, wide build rows, 10 %',
			bar => 2.2,
			query => 'SELECT count(*), max(pad) FROM fact AS f JOIN wide ON wide.id = f.kw WHERE attr < 10',
			hand => '(SELECT bloom_agg(id) FROM wide WHERE attr < 10) @> f.kw',
			set => ["work_mem = '$little_memory'"],
			tables => [qw(fact wide)],
			plan => qr/Hash Join/
		},
		{
			name => 'HashAgg below the join, 1 %',
			bar => 8,
			query => 'SELECT count(*), sum(s) FROM (SELECT k, sum(v) AS s FROM fact GROUP BY k) AS f JOIN dim ON dim.id = f.k WHERE attr < 1',
			hand => '(SELECT bloom_agg(id) FROM dim WHERE attr < 1) @> f.k',
			set => ['enable_sort = off'],
			tables => [qw(fact dim)],
			plan => qr/Hash Join.*HashAggregate/s
		},
		{ name => "partitioned fact, $parts parts, 10 %", bar => 1.6, one_dimension(qw(parts k dim id 10)), plan => qr/Hash Join.*Append/s },
		{ name => 'Parallel Hash, 10 %', bar => 1.7, one_dimension(qw(fact k dim id 10)), set => \@parallel, wall => 1, plan => qr/Parallel Hash Join/ },
		{ name => 'parallel star of three, 10 % each', bar => 2.0, star(), set => \@parallel, wall => 1, plan => qr/Gather.*(Hash Join.*){3}/s },
		{ name => 'text keys, 10 %', bar => 1.5, one_dimension(qw(fact_text k dim_text key 10)) },
		{ name => 'uuid keys, 10 %', bar => 1.5, one_dimension(qw(fact_uuid k dim_uuid key 10)) },
		(
			map {
				my ($key, $dim, $n) = @$_;
				{
					name => '100 % match, ' . commas($n) . ' build rows',
					bar => 0.98,
					query => "SELECT count(*), sum(v) FROM fact AS f JOIN $dim AS d ON d.id = f.$key",
					tables => [ 'fact', $dim ],
					plan => qr/Hash Join/
				}
			  }[ 'k1', 'dim1', $small_rows ],
			[ 'k', 'dim', $dim_rows ]
		));
}

sub scan
{
	my ($name, $bar, $percent, %more) = @_;
	my ($table, $key, $id) = map { $more{ $_->[0] } // $_->[1] } [ table => 'scan' ], [ key => 'k' ], [ id => 'id' ];

	return {
		name => "scan, $name",
		bar => $bar,
		query => "SELECT count(*), sum(v) FROM $table AS f JOIN match$percent AS d ON d.$id = f.$key " . ($more{where} // ''),
		tables => [ $table, "match$percent" ],
		plan => qr/Hash Join.*Seq Scan on $table .*Hash\n/s,
		explain => 1,
		%more
	};
}

# What only the scan, the filter and the join take.  Where instructions are
# counted, scans without a join as well.
sub scan_cases
{
	my @alone = (
		'count(*) FROM scan',
		'sum(v) FROM scan WHERE k < 0',
		map { "sum(v) FROM scan WHERE (SELECT ${_}_agg(id) FROM match1) @> k" } qw(bloom ribbon));

	return (
		(map { +{ name => "scan alone, `$_`", query => "SELECT $_", tables => [qw(scan match1)] } } $count ? @alone : ()),
		scan('1 % match', 3.2, 1),
		scan('1 %, Bloom filter', undef, 1, key => 'sparse', id => 'sparse'),
		scan('1 %, wide rows', undef, 1, table => 'scan_wide'),
		scan('1 %, never vacuumed', undef, 1, table => 'scan_new'),
		($count ? () : scan('1 %, twice as large as shared_buffers', undef, 1, buffers => 0.5)),
		scan('10 % match', 2.8, 10),
		scan('10 %, after a condition that 20 % pass', undef, 10, where => 'WHERE v < 200', set => ['ribbonfilter.join_filter_min_rows = 10000']),
		scan('star of three, 10 % each', 3, 10,
			where => 'JOIN match10 AS d2 ON d2.id = f.k2 JOIN match10 AS d3 ON d3.id = f.k3',
			plan => qr/(Hash Join.*){3}/s),
		scan('50 % match', undef, 50),
		scan('85 % match', 0.95, 85),
		scan('85 % match, forced to act', undef, 85, set => ['ribbonfilter.join_filter_debug = force']),
		scan('100 % match', 0.98, 100));
}

# As PostgreSQL is set up, where a DBA's queries are what "on" does not reach.
sub default_cases
{
	my @set = ('max_parallel_workers_per_gather = 2', 'jit = on', q(work_mem = '4MB'));
	my @merge = ('enable_hashjoin = off', 'enable_nestloop = off');
	my $total = 'SELECT count(*), sum(total) FROM';
	my $amount = 'SELECT count(*), sum(amount) FROM';
	my @cases = (
		[ 'view with GROUP BY', 2.3, "$total turnover AS t JOIN customer AS c ON c.id = t.customer WHERE gold" ],
		[ 'the same, an index on the condition', 2.3, "$total turnover AS t JOIN customer AS c ON c.id = t.customer WHERE grade = 0" ],
		[ 'left join of that view', 2.3, "$total (SELECT * FROM customer WHERE gold) AS c LEFT JOIN turnover AS t ON t.customer = c.id" ],
		[ 'left join of the table', 2.3, "$amount (SELECT * FROM customer WHERE gold) AS c LEFT JOIN sale AS t ON t.customer = c.id" ],
		[ 'merge join, by an index of the large table', 4, "$amount whole AS t JOIN customer AS c ON c.id = t.customer WHERE gold", @merge ],
		[ 'UNION ALL of two views', undef, "$total (TABLE turnover UNION ALL TABLE turnover_of_whole) AS t JOIN customer AS c ON c.id = t.customer WHERE gold" ],
		[ 'join of the table', undef, "$amount sale AS t JOIN customer AS c ON c.id = t.customer WHERE gold" ],
		[ 'join of the table, 100 % match', 0.98, "$amount sale AS t JOIN customer AS c ON c.id = t.customer WHERE grade >= 0" ],
		[ 'IN', undef, "$amount sale AS t WHERE customer IN (SELECT id FROM customer WHERE gold)" ],
		[ 'CTE that is read twice', undef, "WITH t AS MATERIALIZED (TABLE turnover) $total t JOIN customer AS c ON c.id = t.customer WHERE gold" ],
		[ 'foreign table, local estimates', 4, "$amount far_off AS t JOIN customer AS c ON c.id = t.customer WHERE gold" ],
		[ 'foreign table, remote estimates', 4, "$amount far_on AS t JOIN customer AS c ON c.id = t.customer WHERE gold" ],
		[ 'few keys, and an index of the large table', undef, "$total turnover_of_whole AS t JOIN customer AS c ON c.id = t.customer WHERE gold AND region = 17" ]);

	return map {
		my ($name, $bar, $query, @more) = @$_;
		my $keys = $query =~ /WHERE (g[^)]*)/ ? "FROM customer WHERE $1" : die;
		+{
			name => $name,
			bar => $bar,
			query => $query,
			hand => $name =~ /few keys/ ? "t.customer = ANY (ARRAY(SELECT id $keys))" : "(SELECT bloom_agg(id) $keys) \@> t.customer",
			tables => [ qw(customer sale whole), $query =~ /\b(far_\w+)/ ],
			set => [ @set, @more ],
			sides => [qw(off on plan hand)],
			wall => 1
		}
	} @cases;
}

#
# Measuring
#

sub side_settings
{
	my ($side) = @_;
	return ('ribbonfilter.join_filter = ' . ($side eq 'also' ? 'on' : $side eq 'hand' ? 'off' : $side), $side eq 'also' ? @also_set : ());
}

my @before_side;

sub set_side
{
	settings(@before_side);
	@before_side = settings(side_settings($_[0]));
	return;
}

# Begins a session.
sub begin
{
	connect_psql();
	sql(q(LOAD 'ribbonfilter'));
	return;
}

# The server anew, with so many shared_buffers, or what it was started with
sub restart
{
	my ($buffers) = @_;

	disconnect_psql();
	system('pg_ctl', '-D', $ENV{PGDATA}, qw(-s -w -m fast -l restart.log -o), $buffers ? "-c shared_buffers=$buffers" : '', 'restart') == 0
	  or die "bench_join: pg_ctl failed\n";
	begin();
	return;
}

# The totals of the session: [name, number], in the order of the function
sub totals
{
	return map { [ split /=/ ] } split /\n/,
	  sql('SELECT key, value FROM (SELECT placed, built, abandoned, checked, dropped FROM ribbonfilter_join_stats) AS s, json_each_text(row_to_json(s))') =~ s/\|/=/gr;
}

# One line of what the filters of a query did since there were these totals
sub filters_did
{
	my (@before) = @_;
	my @now = totals();

	return join ', ', map { my $more = $now[$_][1] - ($before[$_][1] // 0); $more ? "$now[$_][0] " . commas($more) : () } 0 .. $#now;
}

# ... of what EXPLAIN shows of them
sub filters_shown
{
	my ($query) = @_;
	return join '; ', map { /(join filter \d[^']*)/i } split /\n/, sql("EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) $query");
}

# Runs a case on all sides in turn.  Adds to it {ms}{side}, a list, {did}, what
# the filters did, and {note}.
sub measure
{
	my ($case) = @_;
	my @sides_here = @{ $case->{sides} // \@sides };
	my %query = map { ($_ => $case->{query}) } @sides_here;

	make_tables(@{ $case->{tables} // [] });
	$query{hand} .= " AND $case->{hand}" if $case->{hand};
	restart(int($case->{buffers} * sql("SELECT pg_table_size('$case->{tables}[0]') / 1024")) . 'kB') if $case->{buffers};
	my @before = settings(@{ $case->{set} // [] });
	set_side('off');
	$case->{note} = "**the plan is another**: no $case->{plan}" if $case->{plan} && sql("EXPLAIN (COSTS OFF) $case->{query}") !~ $case->{plan};
	$case->{ms} = measure_sides($case->{name}, $case->{wall} ? \&wall_ms : undef, $count ? 0 : $reps, \&set_side, \%query, @sides_here);
	set_side('on');
	my @totals = totals();
	sql($query{on});
	$case->{did} = $case->{explain} ? filters_shown($query{on}) : filters_did(@totals);
	settings(@before);
	restart() if $case->{buffers};
	return;
}

# Instructions for each row of a scan, as if they were times
sub count_instructions
{
	my ($case) = @_;

	progress("instructions: $case->{name}");
	foreach my $side (@{ $case->{sides} })
	{
		my @statements = (q(LOAD 'ribbonfilter'), (map { "SET $_" } side_settings($side), @{ $case->{set} // [] }), $case->{query});
		$case->{ms}{$side} = [ instructions($ENV{PGDATABASE}, @statements) / $scan_rows ];
	}
	return;
}

# A cell: is a bar met, by the median?  It is remembered for the end.
sub bar
{
	my ($name, $bar, @ratios) = @_;

	return ' |' if !defined $bar;
	my $met = median(@ratios) >= $bar;
	push @bars, [ $name, $met ];
	return sprintf '≥ %s | %s', $bar, $met ? 'met' : '**missed**';
}

#
# The groups
#

sub group
{
	my ($title, @cases) = @_;
	my $unit = $count ? 'instructions' : 'ms';

	@cases = grep { $_->{name} =~ /$cases/ } @cases;
	return if !@cases;
	foreach my $case (@cases)
	{
		$case->{sides} //= [ @sides, $case->{hand} ? 'hand' : (), @also_set ? 'also' : () ];
		measure($case);
	}
	if ($count)
	{
		stop_server();
		count_instructions($_) foreach @cases;
	}
	my @more = grep {
		my $side = $_;
		grep { $_->{ms}{$side} } @cases
	} qw(plan hand also);

	print "\n## $title\n";
	print_columns('case', "off, $unit:", "on, $unit:", 'off / on:', 'lowest – highest:', 'bar:', '',
		map { ("$_->[0], $unit:", "$_->[1]:", 'lowest – highest:') } @more_sides{@more});
	foreach my $case (@cases)
	{
		my @ratios = ratios($case);

		print join(' | ',
			"| $case->{name}" . ($case->{wall} ? ', wall clock' : ''),
			ms(@{ $case->{ms}{off} }),
			ms(@{ $case->{ms}{on} }),
			spread(2, @ratios),
			bar($case->{name}, $count ? undef : $case->{bar}, $case->{ms}{plan} ? ratios($case, 'off', 'plan') : @ratios),
			map { $case->{ms}{$_} ? (ms(@{ $case->{ms}{$_} }), spread(2, ratios($case, @{ $more_sides{$_} }[ 2, 3 ]))) : ('', '', '') } @more),
		  " |\n";
	}
	print_notes(@cases);
	return;
}

# What is to be said of cases below their table
sub print_notes
{
	my @lines;

	foreach my $case (@_)
	{
		push @lines, "* $case->{name}: $_\n" foreach grep { defined && length } $case->{note}, $case->{did};
	}
	print "\n", @lines if @lines;
	return;
}

# What a filter does where rows that match come in runs: its account beside a
# filter that checks all rows
sub runs
{
	my @sides_here = qw(off on force);

	return if 'runs' !~ /$cases/;
	print "\n## Runs: @{[ commas($scan_rows) ]} rows, of which 10, 50 or 90 % match, that many after each other\n";
	print_columns('rows in a run:', 'match:', 'off, ms:', 'on, ms:', 'off / on:', 'lowest – highest:', 'checked:', 'checking all, ms:', 'off / that:');
	foreach my $run (@run_rows)
	{
		make_tables("runs_$run", 'run_keys');
		foreach my $match (@run_matches)
		{
			my $query = "SELECT count(*), sum(v) FROM runs_$run AS f JOIN run_keys AS d ON d.id = f.k$match";
			my $set = sub { settings('ribbonfilter.join_filter = ' . ($_[0] eq 'off' ? 'off' : 'on'), 'ribbonfilter.join_filter_debug = ' . ($_[0] eq 'force' ? 'force' : 'off')) };
			my %case = (ms => measure_sides("runs of $run rows, @{[ 10 * $match ]} % match", undef, $reps, $set, { map { ($_ => $query) } @sides_here }, @sides_here));
			my %before = map { @$_ } totals();

			$set->('on');
			sql($query);
			my %after = map { @$_ } totals();
			print '| ', join(' | ',
				commas($run), 10 * $match . ' %', (map { ms(@{ $case{ms}{$_} }) } @sides), spread(2, ratios(\%case)),
				sprintf('%.0f %%', 100 * ($after{checked} - $before{checked}) / $scan_rows),
				ms(@{ $case{ms}{force} }), sprintf('%.2f', median(ratios(\%case, 'off', 'force')))),
			  " |\n";
		}
	}
	return;
}

#
# pgbench
#

# Transactions a second, by one client
sub run_pgbench
{
	my ($side, @options) = @_;
	my @settings = $side eq 'none' ? () : ('session_preload_libraries=ribbonfilter');

	push @settings, "ribbonfilter.join_filter=$side" if $side ne 'none';
	local $ENV{PGOPTIONS} = join ' ', map { "-c $_" } @settings, 'jit=off';
	my $said = qx(pgbench -n -M prepared -T $seconds --random-seed=$seed @options 2>pgbench.log);
	die "bench_join: pgbench @options failed: ", slurp('pgbench.log') if $? != 0;
	return $said =~ /^tps = ([\d.]+)/m;
}

# Queries that are over before a filter could be of use.  Processor time is of
# a session that executes each some thousand times, prepared; pgbench, whose
# transactions per second vary by more than a bar of one percent, has none.
sub transactions
{
	my $executions = 5000;
	my @workloads = grep { $_->{name} =~ /$cases/ } (
		{
			name => 'pgbench -S',
			prepare => 'PREPARE balance (integer) AS SELECT abalance FROM pgbench_accounts WHERE aid = $1',
			query => join(";\n", map { 'EXECUTE balance(' . (1 + 7919 * $_ % 100_000) . ')' } 1 .. $executions),
			options => ['-S']
		},
		{
			name => 'a prepared join of a few rows',
			prepare => 'PREPARE few (integer) AS SELECT count(*), sum(a.id) FROM few_a AS a JOIN few_b AS b ON b.id = a.id WHERE b.attr = $1',
			query => join(";\n", map { 'EXECUTE few(' . $_ % 10 . ')' } 1 .. $executions),
			options => [qw(-f few.sql)]
		});
	my @all_sides = ('none', @sides);
	# short ones, since what else the machine does varies by more than they do
	my $turns = 2 * $reps;

	return if !@workloads;
	progress('making the tables of pgbench');
	system('pgbench -i -q --unlogged-tables >pgbench.log 2>&1') == 0 or die 'bench_join: pgbench -i failed: ', slurp('pgbench.log');
	sql($_) foreach map {
		("CREATE UNLOGGED TABLE $_ AS SELECT i AS id, i % 10 AS attr FROM generate_series(1, 100) AS i", "VACUUM (FREEZE, ANALYZE) $_")
	} qw(few_a few_b);
	spurt('few.sql', "\\set attr random(0, 9)\nSELECT count(*), sum(a.id) FROM few_a AS a JOIN few_b AS b ON b.id = a.id WHERE b.attr = :attr;\n");

	foreach my $workload (@workloads)
	{
		sql($workload->{prepare});
		measure($workload);
		in_turn($turns, sub { push @{ $workload->{tps}{ $_[0] } }, run_pgbench($_[0], @{ $workload->{options} }) }, @all_sides);
	}
	print "\n## Transactions\n\n";
	print commas($executions), " executions in a session, and $turns runs of pgbench of $seconds s by one client; *none* without the library.\n";
	print_columns('workload', 'off, ms:', 'on, ms:', 'off / on:', 'lowest – highest:', 'bar:', '', 'none, per second:', 'off:', 'on:', 'on / off:', 'lowest – highest:');
	foreach my $workload (@workloads)
	{
		my @ratios = ratios($workload);
		my %tps = %{ $workload->{tps} };

		print join(' | ',
			"| $workload->{name}", (map { ms(@{ $workload->{ms}{$_} }) } @sides),
			spread(3, @ratios), bar($workload->{name}, 0.99, @ratios),
			(map { sprintf '%.0f', median(@{ $tps{$_} }) } @all_sides),
			spread(2, map { $tps{on}[$_] / $tps{off}[$_] } 0 .. $turns - 1)),
		  " |\n";
	}
	return;
}

#
# The server, the report
#

$| = 1;
begin();
sql($_) foreach 'CREATE EXTENSION ribbonfilter',
  # a vacuum between two runs would be the difference
  'ALTER SYSTEM SET autovacuum = off',
  'SELECT pg_reload_conf()',
  # a number from 0 to n - 1, by hash
  "CREATE FUNCTION pick(i bigint, salt bigint, n bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
	AS 'SELECT (hashint8extended(i, salt + 1000 * $seed) & 9223372036854775807) % n'";

print_head(
	'Joins with and without ribbonfilter.join_filter',
	server_line(),
	$count
	? 'Instructions of the executor, counted by callgrind, for each row of the scan'
	: commas($rows) . " rows in the fact table, seed $seed; medians of $reps or more turns; ms of " . clock_name(),
	'Serial plans unless said, JIT off, work_mem 64 MB unless said',
	'*By hand*: off, and a scalar subquery `(SELECT bloom_agg(id) FROM dim WHERE …) @> key` for each dimension');
print "* Bars are for 16,000,000 rows\n" if $rows != 16e6 && !$count;
my $scans = 'Scans of ' . commas($scan_rows) . ' rows, joined to the keys that match';
if ($count)
{
	group($scans, scan_cases());
	exit;
}
group('Joins', join_cases());
group($scans, scan_cases());
runs();
group("Two workers, JIT on, work_mem 4 MB: @{[ commas($sale_rows) ]} rows by months, of which 2 % match", default_cases());
transactions();
my @missed = map { $_->[0] } grep { !$_->[1] } @bars;
printf "\n%d of %d bars are met%s.\n", @bars - @missed, scalar @bars, @missed ? '; missed: ' . join('; ', @missed) : '';
disconnect_psql();
