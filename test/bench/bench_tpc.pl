#!/usr/bin/env perl
# bench_tpc.pl: the queries of TPC-H and of the star schema benchmark (SSB),
# on the data of their own generators, with ribbonfilter.join_filter off, on and
# plan, in serial plans and as PostgreSQL is set up; SSB by hand as well.
#
# Run by "make bench-tpc", which starts the server that the PG* variables name.
# Prints Markdown tables on standard output, what it is doing on standard error;
# ends with an error if a result differs between off and on.  README.md says
# what is measured and how to read it.
#
#	TPCH_DBGEN	directory with dbgen, qgen, dists.dss, dss.ddl and queries/: runs TPC-H
#	SSB_DBGEN	directory with dbgen and dists.dss: runs SSB
#	SF			scale factor (default 1, SSB's least)
#	REPS		how often each query runs on each side (default 5)
#	CASES		a pattern: the queries to run, by their names, say "TPC-H (5|9)\b"
#	COMMIT		what to call the code that is measured
#
# Data are in a database for each benchmark and scale factor, which is taken as
# it is if the server has it.  No filter is in there.

use strict;
use warnings;

use Cwd qw(getcwd);
use File::Temp qw(tempdir);
use FindBin;
use JSON::PP qw(decode_json);
use List::Util qw(first max min sum);

use lib $FindBin::Bin;
use BenchSql;

my $sf = $ENV{SF} || 1;
my $reps = number('REPS', 5, 1, 1000);
my $cases = $ENV{CASES} // '';
die "SF: a number above 0\n" if $sf !~ /^\d*\.?\d+$/ || $sf == 0;

# "hand" is off, and a scalar subquery for each dimension that has a condition
my @sides = qw(off on plan);

my @configurations = (
	{ name => 'serial, JIT off', set => [], clock => \&clock_ms },
	{ name => 'two workers, JIT on, wall clock', set => [ 'max_parallel_workers_per_gather = 2', 'jit = on' ], clock => \&wall_ms });

#
# TPC-H: tables and queries are those of its generator
#

my %tpch = (
	name => 'TPC-H',
	dir => $ENV{TPCH_DBGEN},
	needs => [qw(dbgen qgen dists.dss dss.ddl queries)],
	tables => sub { slurp("$_[0]/dss.ddl") },
	keys => {
		region => 'r_regionkey',
		nation => 'n_nationkey',
		supplier => 's_suppkey',
		customer => 'c_custkey',
		part => 'p_partkey',
		partsupp => 'ps_partkey, ps_suppkey',
		orders => 'o_orderkey',
		lineitem => 'l_orderkey, l_linenumber'
	},
	# of foreign keys with which no primary key begins
	indexes => [
		'nation (n_regionkey)', 'supplier (s_nationkey)', 'customer (c_nationkey)', 'partsupp (ps_suppkey)',
		'orders (o_custkey)', 'lineitem (l_partkey, l_suppkey)', 'lineitem (l_suppkey)'
	],
	queries => \&tpch_queries);

# Statements of each query, of which one returns rows.  Directives of the
# templates, which qgen follows in the way of another server, are left out.
sub tpch_queries
{
	my ($dir) = @_;
	my $templates = tempdir(CLEANUP => 1);
	my @queries;

	foreach my $number (1 .. 22)
	{
		my $template = slurp("$dir/queries/$number.sql");
		my ($limit) = $template =~ /^:n (\d+)/m;

		spurt("$templates/$number.sql", $template =~ s/^(:[a-z]|--).*\n//gmr);
		my $text = do { local $ENV{DSS_QUERY} = $templates; qx('$dir/qgen' -d -s $sf -b '$dir/dists.dss' $number) };
		die "bench_tpc: qgen fails for query $number\n" if $? != 0 || $text !~ /\bselect\b/;
		# interval '90' day (3)
		$text =~ s/(interval '\d+' day) \(\d+\)/$1/g;
		my @statements = grep { /\S/ } split /;/, $text =~ s/^--.*//gmr;
		$_ .= " limit $limit" foreach defined $limit ? grep { /^\s*select/ } @statements : ();
		push @queries, [ $number, @statements ];
	}
	return @queries;
}

#
# SSB: tables as its generator writes them, queries as the paper describes them
#

my %ssb = (
	name => 'SSB',
	dir => $ENV{SSB_DBGEN},
	needs => [qw(dbgen dists.dss)],
	tables => sub {
		'CREATE TABLE customer (c_custkey int, c_name text, c_address text, c_city text, c_nation text, c_region text,
			c_phone text, c_mktsegment text);
		CREATE TABLE supplier (s_suppkey int, s_name text, s_address text, s_city text, s_nation text, s_region text, s_phone text);
		CREATE TABLE part (p_partkey int, p_name text, p_mfgr text, p_category text, p_brand1 text, p_color text, p_type text,
			p_size int, p_container text);
		CREATE TABLE date (d_datekey int, d_date text, d_dayofweek text, d_month text, d_year int, d_yearmonthnum int,
			d_yearmonth text, d_daynuminweek int, d_daynuminmonth int, d_daynuminyear int, d_monthnuminyear int,
			d_weeknuminyear int, d_sellingseason text, d_lastdayinweekfl text, d_lastdayinmonthfl text, d_holidayfl text,
			d_weekdayfl text);
		CREATE TABLE lineorder (lo_orderkey int, lo_linenumber int, lo_custkey int, lo_partkey int, lo_suppkey int,
			lo_orderdate int, lo_orderpriority text, lo_shippriority text, lo_quantity int, lo_extendedprice int,
			lo_ordertotalprice int, lo_discount int, lo_revenue int, lo_supplycost int, lo_tax int, lo_commitdate int,
			lo_shipmode text)';
	},
	keys => { customer => 'c_custkey', supplier => 's_suppkey', part => 'p_partkey', date => 'd_datekey', lineorder => 'lo_orderkey, lo_linenumber' },
	indexes => [],
	queries => \&ssb_queries);

# A join of the fact table with dimensions: what is summed, by which columns,
# of which rows
sub star
{
	my ($what, $by, $where, $order) = @_;
	my %key = (date => 'lo_orderdate = d_datekey', customer => 'lo_custkey = c_custkey', supplier => 'lo_suppkey = s_suppkey',
		part => 'lo_partkey = p_partkey');
	my @dimensions = grep { my $prefix = substr $_, 0, 1; "$by $where" =~ /\b${prefix}_/ } sort keys %key;

	my @query = map {
		'SELECT ' . join(', ', grep { $_ } $by, "sum($what) AS total") . ' FROM ' . join(', ', 'lineorder', @dimensions)
		  . ' WHERE ' . join(' AND ', @key{@dimensions}, $where, @$_)
		  . ($by ? " GROUP BY $by ORDER BY " . ($order // $by) : '')
	} [], [ map { by_hand($_, $key{$_}, $where) } @dimensions ];
	return @query;
}

# A dimension's conditions as one on the fact table, if it has any
sub by_hand
{
	my ($dimension, $join, $where) = @_;
	my $prefix = substr $dimension, 0, 1;
	my ($fact_key, $key) = split / = /, $join;
	# the AND of a BETWEEN does not part conditions
	my @conditions = grep { /^\(?${prefix}_/ } split / AND (?=\(?[a-z]+_)/, $where;

	return @conditions ? "(SELECT bloom_agg($key) FROM $dimension WHERE " . join(' AND ', @conditions) . ") @> $fact_key" : ();
}

sub ssb_queries
{
	my ($gain, $profit) = ('lo_extendedprice * lo_discount', 'lo_revenue - lo_supplycost');
	my $cities = join ' AND ', map { "${_}_city IN ('UNITED KI1', 'UNITED KI5')" } qw(c s);
	my $america = q(c_region = 'AMERICA' AND s_region = 'AMERICA' AND p_mfgr IN ('MFGR#1', 'MFGR#2'));
	my $by_total = 'd_year, total DESC';

	return (
		[ '1.1', star($gain, '', 'd_year = 1993 AND lo_discount BETWEEN 1 AND 3 AND lo_quantity < 25') ],
		[ '1.2', star($gain, '', 'd_yearmonthnum = 199401 AND lo_discount BETWEEN 4 AND 6 AND lo_quantity BETWEEN 26 AND 35') ],
		[ '1.3', star($gain, '', 'd_weeknuminyear = 6 AND d_year = 1994 AND lo_discount BETWEEN 5 AND 7 AND lo_quantity BETWEEN 26 AND 35') ],
		[ '2.1', star('lo_revenue', 'd_year, p_brand1', q(p_category = 'MFGR#12' AND s_region = 'AMERICA')) ],
		[ '2.2', star('lo_revenue', 'd_year, p_brand1', q(p_brand1 BETWEEN 'MFGR#2221' AND 'MFGR#2228' AND s_region = 'ASIA')) ],
		[ '2.3', star('lo_revenue', 'd_year, p_brand1', q(p_brand1 = 'MFGR#2221' AND s_region = 'EUROPE')) ],
		[ '3.1', star('lo_revenue', 'c_nation, s_nation, d_year',
				q(c_region = 'ASIA' AND s_region = 'ASIA' AND d_year BETWEEN 1992 AND 1997), $by_total) ],
		[ '3.2', star('lo_revenue', 'c_city, s_city, d_year',
				q(c_nation = 'UNITED STATES' AND s_nation = 'UNITED STATES' AND d_year BETWEEN 1992 AND 1997), $by_total) ],
		[ '3.3', star('lo_revenue', 'c_city, s_city, d_year', "$cities AND d_year BETWEEN 1992 AND 1997", $by_total) ],
		[ '3.4', star('lo_revenue', 'c_city, s_city, d_year', "$cities AND d_yearmonth = 'Dec1997'", $by_total) ],
		[ '4.1', star($profit, 'd_year, c_nation', $america) ],
		[ '4.2', star($profit, 'd_year, s_nation, p_category', "$america AND d_year IN (1997, 1998)") ],
		[ '4.3', star($profit, 'd_year, s_city, p_brand1',
				q(c_region = 'AMERICA' AND s_nation = 'UNITED STATES' AND d_year IN (1997, 1998) AND p_category = 'MFGR#14')) ]);
}

#
# Loading
#

# Uses a session in the benchmark's database.  It gets its name when it is
# complete.
sub open_database
{
	my ($benchmark) = @_;
	my $dir = $benchmark->{dir};
	my $database = lc($benchmark->{name}) =~ s/\W//gr . "_sf$sf";

	connect_psql();
	if (!sql("SELECT count(*) FROM pg_database WHERE datname = '$database'"))
	{
		progress("making the data of $benchmark->{name}, SF $sf");
		sql('DROP DATABASE IF EXISTS incomplete');
		sql('CREATE DATABASE incomplete');
		disconnect_psql();

		# The server reads the files.  A dbgen whose stat() finds none goes by
		# what was on its stack, and may make one that nobody can read.
		my $files = tempdir(DIR => getcwd(), CLEANUP => 1);
		spurt("$files/$_.tbl", '') foreach keys %{ $benchmark->{keys} };
		system("cd '$files' && '$dir/dbgen' -q -f -s $sf -b '$dir/dists.dss' </dev/null >&2") == 0 or die "bench_tpc: $dir/dbgen fails\n";

		connect_psql('incomplete');
		sql($benchmark->{tables}->($dir));
		foreach my $table (sort keys %{ $benchmark->{keys} })
		{
			progress("loading $table");
			# a line ends in a delimiter
			sql("COPY $table FROM PROGRAM 'sed ''s/|\$//'' $files/$table.tbl' (DELIMITER '|')");
			unlink "$files/$table.tbl";
			sql("ALTER TABLE $table ADD PRIMARY KEY ($benchmark->{keys}{$table})");
		}
		sql("CREATE INDEX ON $_") foreach @{ $benchmark->{indexes} };
		sql('VACUUM (FREEZE, ANALYZE)');
		disconnect_psql();
		connect_psql();
		sql(qq(ALTER DATABASE incomplete RENAME TO "$database"));
		sql('CHECKPOINT');
	}
	disconnect_psql();
	connect_psql($database);
	sql(q(CREATE EXTENSION IF NOT EXISTS ribbonfilter));
	sql(q(LOAD 'ribbonfilter'));
	return;
}

#
# What EXPLAIN (ANALYZE, FORMAT JSON) says
#

# Calls a function with each node, parents first.
sub each_node
{
	my ($node, $function) = @_;

	$function->($node);
	each_node($_, $function) foreach @{ $node->{Plans} // [] };
	return;
}

sub nodes
{
	my @nodes;
	each_node($_[0], sub { push @nodes, @_ });
	return @nodes;
}

# As the text of EXPLAIN has it, and of which table or join
sub node_name
{
	my ($node) = @_;
	my $name = $node->{'Node Type'};
	my $of = ($name eq 'Hash' ? $node->{Plans}[0] : $node)->{'Relation Name'} // $node->{'CTE Name'};
	my ($condition) = grep { defined } @{$node}{ 'Hash Cond', 'Merge Cond' };

	$name = { Hashed => 'Hash', Sorted => 'Group', Mixed => 'Mixed' }->{ $node->{Strategy} } . 'Aggregate'
	  if $name eq 'Aggregate' && $node->{Strategy} ne 'Plain';
	$name = ($name =~ s/ Join$//r) . " $node->{'Join Type'} Join" if ($node->{'Join Type'} // 'Inner') ne 'Inner';
	($of) = $condition =~ /(?:\w+\.)?(\w+)\)? =/ if $condition;
	return join ' ', grep { defined } $name, $of;
}

# The filters: text on each, in the order of the plan.  Before 18 they are
# strings among the conditions, and cannot be told of nodes without any.
sub filters
{
	my ($plan) = @_;
	my @filters;

	foreach my $node (nodes($plan))
	{
		my @here = map {
			{ keys => $_->{Keys}, state => $_->{State}, kind => $_->{Kind}, n => $_->{'Build Keys'}, dropped => $_->{'Rows Dropped'}, checked => $_->{'Rows Checked'} }
		} @{ $node->{'Join Filters'} // [] };

		foreach my $condition (grep { !ref && /join filter \d/ } values %$node)
		{
			while ($condition =~ /join filter \d+ \(([^()]*)\)(?: (abandoned|not checked|looked up))?(?: (\w+) of (\d+) keys in \d+ bytes)?(?:, dropped (\d+) of (\d+))?/g)
			{
				push @here, { keys => $1, state => $2, kind => $3, n => $4, dropped => $5, checked => $6 };
			}
		}
		foreach (@here)
		{
			my $text = ($node->{'Relation Name'} // node_name($node)) . " ($_->{keys}): ";
			$text .= defined $_->{kind} ? "$_->{kind} of " . commas($_->{n}) . ' keys' : $_->{state} // 'the same keys';
			$text .= sprintf ', dropped %s of %s', map { commas($_) } @{$_}{qw(dropped checked)} if $_->{dropped};
			push @filters, $text;
		}
	}
	return @filters;
}

# Why a plan has no filter, if that is easily told
sub why_none
{
	my ($plan) = @_;
	my @joins = grep { $_->{'Node Type'} eq 'Hash Join' } nodes($plan);
	my @right = grep { $_->{'Join Type'} =~ /^(Inner|Right|Semi|Right Semi)$/ } @joins;
	my $least = sql('SHOW ribbonfilter.join_filter_min_rows');

	return 'no hash join' if !@joins;
	return 'hash joins keep rows without a match' if !@right;
	my $most = max(map { max(map { $_->{'Plan Rows'} } nodes($_->{Plans}[0])) } @right);
	return 'few rows to probe, ' . commas($most) . ' expected' if $most < $least;
	return '';
}

# Where time goes: the two nodes that take most, less what is below them.  What
# an InitPlan or a CTE takes is of the node that first asks for it.
sub most_time
{
	my ($plan) = @_;
	my $total = sub { $_[0]{'Actual Total Time'} * $_[0]{'Actual Loops'} };
	my @nodes = nodes($plan);
	my (%self, %init);

	foreach my $node (@nodes)
	{
		$self{$node} = $total->($node);
		foreach my $below (@{ $node->{Plans} // [] })
		{
			if ($below->{'Parent Relationship'} eq 'InitPlan')
			{
				my ($cte) = $below->{'Subplan Name'} =~ /^CTE (.*)/;
				my ($parameter) = $below->{'Subplan Name'} =~ /returns (\$\d+)/;
				my $asks = $cte // $parameter // $below->{'Subplan Name'};

				$init{$asks} = [ $cte ? qr/^\Q$cte\E$/ : qr/\Q$asks\E\b/, $cte ? ['CTE Name'] : undef, $total->($below) ];
			}
			else
			{
				$self{$node} -= $total->($below);
			}
		}
	}
	foreach my $asks (values %init)
	{
		my ($pattern, $where, $time) = @$asks;
		my $node = first
		{
			my $node = $_;
			grep { defined $node->{$_} && !ref $node->{$_} && $_ ne 'Subplan Name' && $node->{$_} =~ $pattern } $where ? @$where : keys %$node
		}
		grep { $self{$_} >= 0.9 * $time } @nodes;
		$self{$node} -= $time if $node;
	}
	my $all = max($total->($plan), 0.001);
	my @top = sort { $self{$b} <=> $self{$a} } @nodes;
	return join ', ', map { sprintf '%s %.0f %%', node_name($_), 100 * $self{$_} / $all } grep { defined } @top[ 0 .. min(1, $#top) ];
}

#
# Measuring
#

sub set_side
{
	sql('SET ribbonfilter.join_filter = ' . ($_[0] eq 'hand' ? 'off' : $_[0]));
	return;
}

# Runs a query on all sides in turn: {ms}{side}, a list, {filters}, {why} and
# {most_time}.
sub measure
{
	my ($name, $clock, @statements) = @_;
	my ($at) = grep { $statements[$_] =~ /^\s*select/i } 0 .. $#statements;
	my %case = (name => $name);
	my %query = map { ($_ => $statements[$at]) } @sides;

	# of SSB, the second
	$query{hand} = pop @statements if $name =~ /^SSB/;

	sql($statements[$_]) foreach 0 .. $at - 1;
	$case{ms} = measure_sides($name, $clock, $reps, \&set_side, \%query, sort_sides(keys %query));

	set_side('on');
	my $plan = decode_json(sql("EXPLAIN (ANALYZE, TIMING ON, FORMAT JSON) $statements[$at]"))->[0]{Plan};
	$case{filters} = [ filters($plan) ];
	$case{why} = why_none($plan);
	$case{most_time} = most_time($plan);
	sql($_) foreach @statements[ $at + 1 .. $#statements ];
	return \%case;
}

# In the order in which they are shown
sub sort_sides
{
	my %given = map { ($_ => 1) } @_;
	return grep { $given{$_} } @sides, 'hand';
}

sub run_benchmark
{
	my ($benchmark, $configuration) = @_;
	my @queries = grep { "$benchmark->{name} $_->[0]" =~ /(?:$cases)/ } $benchmark->{queries}->($benchmark->{dir});

	return if !@queries;
	open_database($benchmark);
	my $mb = sql(q(SELECT sum(pg_table_size(oid)) / 1048576 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'));
	my @before = settings(@{ $configuration->{set} });
	my @results = map { my ($number, @statements) = @$_; measure("$benchmark->{name} $number", $configuration->{clock}, @statements) } @queries;
	my @with = sort { median(ratios($a)) <=> median(ratios($b)) } grep { @{ $_->{filters} } } @results;
	my @noise = map { median(ratios($_)) } grep { !@{ $_->{filters} } } @results;
	my @shown = sort_sides(keys %{ $results[0]{ms} });
	my @others = grep { !/^off$/ } @shown;
	my $row = sub {
		my ($name, $case, @more) = @_;
		print join(' | ', "| $name", (map { ms(@{ $case->{ms}{$_} }) } @shown), (map { spread(2, ratios($case, 'off', $_)) } @others), @more), " |\n";
	};
	settings(@before);
	disconnect_psql();

	printf "\n## %s, SF %s, %.0f MB of tables: %s\n", $benchmark->{name}, $sf, $mb, $configuration->{name};
	print_columns('query', (map { "$_, ms:" } @shown), (map { ("off / $_:", 'lowest – highest:') } @others), 'filters, on', 'where its time goes, on');
	foreach my $case (@results)
	{
		my $filters = join('; ', @{ $case->{filters} }) || join ': ', grep { $_ } 'none', $case->{why};

		$row->($case->{name}, $case, $filters, $case->{most_time});
	}
	# each query has at least so many turns
	my %total = map {
		my $side = $_;
		$side => [ map { my $turn = $_; sum(map { $_->{ms}{$side}[$turn] } @results) } 0 .. $reps - 1 ]
	} @shown;
	$row->('total', { ms => \%total }, '', '');
	printf "\n* Worst with a filter, on: %s, %s (%s)\n", $with[0]{name}, spread(2, ratios($with[0])) if @with;
	foreach my $side (grep { !/^on$/ } @others)
	{
		my ($worst) = sort { $a->[1] <=> $b->[1] } map { [ $_->{name}, median(ratios($_, 'off', $side)) ] } @results;
		printf "* Worst, %s: %s, %.2f\n", $side, @$worst;
	}
	# the same code on both sides
	printf "* Without a filter, off / on, which is noise: %s (%s)\n", spread(2, @noise) if @noise;
	return;
}

#
# The server, the report
#

$| = 1;
my @benchmarks = grep { $_->{dir} } \%tpch, \%ssb;
die "Say where the generators were built: make bench-tpc TPCH_DBGEN=DIR SSB_DBGEN=DIR, or one of them\n" if !@benchmarks;
foreach my $benchmark (@benchmarks)
{
	my $dir = $benchmark->{dir};
	-r "$dir/$_" or die "$dir/$_ is not there, or not for " . getpwuid($>) . "\n" foreach @{ $benchmark->{needs} };
}
connect_psql();
# a vacuum between two runs would be the difference
sql($_) foreach 'ALTER SYSTEM SET autovacuum = off', 'SELECT pg_reload_conf()';
print_head(
	'TPC-H and SSB with ribbonfilter.join_filter off, on and plan',
	server_line(),
	"Medians of $reps or more turns; ms of " . clock_name() . ' unless said; results are equal',
	'*By hand*: off, and a scalar subquery `(SELECT bloom_agg(key) FROM dimension WHERE …) @> key` for each dimension with conditions',
	'work_mem ' . sql('SHOW work_mem'),
	'Primary keys, for TPC-H indexes of foreign keys; no result of the TPC, nor comparable with one',
	'A filter: where rows are dropped, and by which columns. Time: self time by EXPLAIN ANALYZE, two nodes that take most');
disconnect_psql();
foreach my $benchmark (@benchmarks)
{
	run_benchmark($benchmark, $_) foreach @configurations;
}
