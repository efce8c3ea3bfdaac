#!/usr/bin/env perl
# bench_growth.pl: how the cost of what is called once a row grows with the rows.
#
# Run by "make bench-growth", which starts the server that the PG* variables
# name.  Prints Markdown tables on standard output, what it is doing on standard
# error.  README.md says what is measured and how to read it.
#
#	MAX_N	greatest number of rows (default 1,000,000)
#	LIMIT	seconds after which a query is not run with more rows (default 3)
#	ONLY	a pattern: the series to measure, by their names
#	COMMIT	what to call the code that is measured

use strict;
use warnings;

use FindBin;
use List::Util qw(max min sum);

use lib $FindBin::Bin;
use BenchSql;

my $max_n = int($ENV{MAX_N} || 1e6);
my $limit_ms = 1000 * ($ENV{LIMIT} || 3);
my $only = $ENV{ONLY} // '';
die "MAX_N: from 30,000 to 10,000,000\n" if $max_n < 3e4 || $max_n > 1e7;

# An exponent above it, and above that of the floor by so much, has to have a
# reason.
my $linear = 1.15;
my $above_floor = 0.1;

my @sizes = grep { $_ <= $max_n } map { ($_, 3 * $_) } 1e3, 1e4, 1e5, 1e6;

#
# Tables of N rows, made for each N.  A query names those that it reads.
#
my %tables = (

	# keys in no order, so that max() does not store every one
	keys => 'SELECT 1 + j * 2654435761 % N AS i FROM generate_series(0::bigint, N - 1) AS j',
	ordered => 'SELECT i FROM generate_series(1::bigint, N) AS i',
	texts => q{SELECT 'user' || i || '@example.org' AS t FROM generate_series(1, N) AS i},
	arrays => 'SELECT array_agg(i) AS a, array_agg(-i) AS absent, array_agg(i::text) AS t FROM generate_series(1::bigint, N) AS i',

	# filters of one key, of ten, and of as many as there are filters
	sets => 'SELECT i, keyset_build(ARRAY[i]) AS f FROM generate_series(1::bigint, N) AS i',
	sets_10 => 'SELECT keyset_build(ARRAY(SELECT generate_series(10 * i, 10 * i + 9))) AS f FROM generate_series(1::bigint, N / 10) AS i',
	sets_of_many => 'SELECT keyset_agg(i) AS f FROM generate_series(1::bigint, N) AS i GROUP BY i % sqrt(N)::int',
	large_then_small => 'SELECT f FROM (SELECT 0 AS no, keyset_agg(-i) AS f FROM generate_series(1::bigint, N) AS i
		UNION ALL SELECT i, keyset_build(ARRAY[i]) FROM generate_series(1::bigint, N) AS i) AS s ORDER BY no',
	blooms => 'SELECT 1000 * c + k AS i, f FROM (SELECT k, bloom_agg(k::bigint, 0.01, 100) AS f FROM generate_series(1, 1000) AS k GROUP BY k) AS s,
		generate_series(0, N / 1000 - 1) AS c',
	ribbons => 'SELECT f FROM (SELECT k, ribbon_build(ARRAY[k::bigint]) AS f FROM generate_series(1, 1000) AS k) AS s, generate_series(1, N / 1000) AS c',

	# filters that are stored out of line
	toasted => 'SELECT row_number() OVER () AS i, f FROM (SELECT k, bloom_agg(k::bigint, 0.01, 3000) AS f FROM generate_series(1, 100) AS k GROUP BY k) AS s,
		generate_series(1, N / 100)',

	# filters of N keys
	large => 'SELECT keyset_agg(i) AS k, ribbon_agg(i) AS r, bloom_agg(i) AS b, ribbon_agg(i, 1e-9) AS r9, bloom_agg(i, 1e-6) AS b6
		FROM generate_series(1::bigint, N) AS i',
	large_too => 'SELECT keyset_agg(i) AS k FROM generate_series(N / 2::bigint, N + N / 2) AS i',
	start => 'SELECT keyset_agg(i) AS k, bloom_empty(0.01, 100 * N) AS b, array_agg(i) AS a, 0::bigint AS i
		FROM generate_series(1::bigint, 100 * N) AS i',
);

#
# Loops: [function, table to read, variables, step, result, what comes first]
#
my @functions = (
	[ 'loop_array', '', 'a bigint[]', 'a := a || i::bigint', 'cardinality(a)' ],
	[ 'loop_keyset_add', '', q(f keyset := keyset_build('{}'::bigint[])), 'f := keyset_add(f, i::bigint)', 'keyset_cardinality(f)' ],
	[ 'loop_bloom_add', '', 'f bloomfilter := bloom_empty(0.01, n)', 'f := bloom_add(f, i::bigint)', 'length(f::bytea)' ],
	[ 'loop_bloom_add_fixed', '', 'f bloomfilter := bloom_empty(0.01, 100)', 'f := bloom_add(f, i::bigint)', 'length(f::bytea)' ],
	[ 'loop_keyset_or', 'sets', q(f keyset := keyset_build('{}'::bigint[])), 'f := f | r.f', 'keyset_cardinality(f)' ],
	[ 'loop_bloom_or', 'blooms', 'f bloomfilter := bloom_empty(0.01, 100)', 'f := f | r.f', 'length(f::bytea)' ],
	[ 'loop_rows', 'sets', 'x bigint := 0', 'x := x + length(r.f::bytea)', 'x' ],
	[ 'loop_compare', '', 'x bigint := 0', 'x := x + (x < i)::int', 'x' ],
	[ 'loop_keyset_probe', '', 'f keyset := (SELECT k FROM large); x bigint := 0', 'x := x + (f @> i)::int', 'x' ],
	[ 'loop_keyset_probe_added', '', 'f keyset := (SELECT k FROM large); x bigint := 0', 'x := x + (f @> i)::int', 'x', 'f := keyset_add(f, 0::bigint);' ],
	[ 'loop_bloom_probe_added', '', 'f bloomfilter := (SELECT b FROM large); x bigint := 0', 'x := x + (f @> i)::int', 'x', 'f := bloom_add(f, 0::bigint);' ]);

sub create_functions
{
	foreach (@functions)
	{
		my ($name, $table, $variables, $step, $result, $first) = @$_;

		$first //= '';
		my $loop = $table ? "r IN SELECT t.f FROM $table AS t" : 'i IN 1..n';

		sql("CREATE FUNCTION $name(n bigint) RETURNS bigint LANGUAGE plpgsql AS \$\$
			DECLARE r record; $variables; BEGIN $first FOR $loop LOOP $step; END LOOP; RETURN $result; END \$\$");
	}

	# f(f(... f(first, i + 1) ..., i + n - 1), i + n): no constants, which would
	# be evaluated one by one
	sql('CREATE FUNCTION nested(function text, argument text, first text, n bigint) RETURNS boolean LANGUAGE plpgsql AS $$
		DECLARE
			result boolean;
			calls text := (SELECT string_agg(format(E\',\n\' || argument || \')\', k), \'\' ORDER BY k) FROM generate_series(1, n) AS k);
		BEGIN
			EXECUTE format(\'SELECT %s%s%s IS NOT NULL FROM start\', repeat(function || \'(\', n::int), first, calls) INTO result;
			RETURN result;
		END $$');
	return;
}

#
# Series: [name, query, query of the floor, options].  The floor is what any
# aggregate, function or operator would have to do.  Options: sizes;
# inherent, why the cost cannot be in proportion to n; set, a list of settings;
# reads,
# tables that the query does not name.
#

my $before_18 = 'before PostgreSQL 18, PL/pgSQL hands functions a value to copy';
my $result_each = 'each row has a result as large as all before it';
my $caches = 'probes miss the caches once the filter is larger';

sub aggregate
{
	my ($call, $table, $floor) = @_;
	return ("SELECT ($call) IS NOT NULL FROM $table", "SELECT ($floor) IS NOT NULL FROM $table");
}

sub grouped
{
	my ($call, $by, $table, $floor) = @_;
	my $query = sub { "SELECT count(f) > 0 FROM (SELECT $_[0] AS f FROM $table GROUP BY $by OFFSET 0) AS g" };
	return ($query->($call), $query->($floor));
}

sub window
{
	my ($call, $over, $table, $floor) = @_;
	my $query = sub { "SELECT count(f) > 0 FROM (SELECT $_[0] OVER ($over) AS f FROM $table OFFSET 0) AS w" };
	return ($query->($call), $query->($floor));
}

sub all_series
{
	my $modify_in_place = sql('SHOW server_version_num') >= 180000;
	my @nested = (sizes => [ 50, 100, 200, 400, 800 ]);
	my $arrays = 'SELECT cardinality(array_remove(a, 0)) > 0 FROM arrays';
	my %loop = $modify_in_place ? () : (inherent => $before_18);
	my $running = 'ROWS UNBOUNDED PRECEDING';
	my $ten = 'ROWS 9 PRECEDING';
	my $in_tens = 'PARTITION BY i / 10';
	my $rows = 'SELECT count(*) >= 0 FROM';
	my @parallel = ('max_parallel_workers_per_gather = 2', 'parallel_setup_cost = 0', 'parallel_tuple_cost = 0.01', 'min_parallel_table_scan_size = 0');

	return (
		'Aggregates over n keys',
		(map { [ "$_(i)", aggregate("$_(i)", 'keys', 'max(i)') ] } qw(keyset_agg ribbon_agg bloom_agg)),
		[ 'bloom_agg(i, 0.01, n)', aggregate('bloom_agg(i, 0.01, N)', 'keys', 'max(i)') ],
		[ 'ribbon_agg(i), in order', aggregate('ribbon_agg(i)', 'ordered', 'max(i)') ],
		[ 'ribbon_agg(i % 1000)', aggregate('ribbon_agg(i % 1000)', 'keys', 'max(i % 1000)') ],
		[ 'ribbon_agg(i), work_mem 64 kB', aggregate('ribbon_agg(i)', 'keys', 'max(i)'), set => ["work_mem = '64kB'"] ],
		[
			'counting_agg of keys that repeat 15 times, parallel, work_mem 64 kB',
			aggregate('counting_agg(i % (N / 15))', 'keys', 'max(i % (N / 15))'),
			set => [ "work_mem = '64kB'", @parallel ],
			# what merging reads is seen late
			sizes => [ @sizes, 3 * $sizes[-1] ]
		],
		[ 'bloom_agg(i, 0.01, 100)', aggregate('bloom_agg(i, 0.01, 100)', 'keys', 'max(i)') ],
		[ 'ribbon_agg(text)', aggregate('ribbon_agg(t)', 'texts', 'max(t)') ],
		[ 'ribbon_agg(numeric)', aggregate('ribbon_agg(i::numeric)', 'keys', 'max(i::numeric)') ],
		[ 'ribbon_agg(ROW(i, i))', aggregate('ribbon_agg(ROW(i, i))', 'keys', 'array_agg(ROW(i, i))') ],

		'Unions of n filters',
		[ 'keyset_union_agg, one key each', aggregate('keyset_union_agg(f)', 'sets', 'max(length(f::bytea))') ],
		[ 'keyset_union_agg, n / 10 of ten keys', aggregate('keyset_union_agg(f)', 'sets_10', 'max(length(f::bytea))') ],
		[ 'keyset_union_agg, √n of √n keys', aggregate('keyset_union_agg(f)', 'sets_of_many', 'max(length(f::bytea))') ],
		[ 'keyset_union_agg, one of n keys, then n of one', aggregate('keyset_union_agg(f)', 'large_then_small', 'max(length(f::bytea))') ],
		[
			'keyset_union_agg, one key each, work_mem 64 kB',
			aggregate('keyset_union_agg(f)', 'sets', 'max(length(f::bytea))'),
			set => ["work_mem = '64kB'"]
		],
		[ 'bloom_union_agg', aggregate('bloom_union_agg(f)', 'blooms', 'max(length(f::bytea))') ],

		'Many groups',
		(
			map {
				my ($how, $set) = @$_;
				map {
					my ($call, $table, $floor, $by, $groups) = @$_;
					[ "$call, $groups, $how", grouped($call, $by, $table, $floor), set => [$set] ]
				  }[ 'keyset_agg(i)', 'keys', 'array_agg(i)', 'i', 'n groups of one' ],
				  [ 'ribbon_agg(i)', 'keys', 'array_agg(i)', 'i', 'n groups of one' ],
				  [ 'bloom_agg(i)', 'keys', 'array_agg(i)', 'i', 'n groups of one' ],
				  [ 'bloom_agg(i, 0.01, 10)', 'keys', 'array_agg(i)', 'i', 'n groups of one' ],
				  [ 'keyset_union_agg(f)', 'sets', 'array_agg(f)', 'i', 'n groups of one' ],
				  [ 'bloom_union_agg(f)', 'blooms', 'array_agg(f)', 'i', 'n groups of one' ],
				  [ 'ribbon_agg(i)', 'keys', 'array_agg(i)', 'i / 100', 'n / 100 groups' ]
			} [ 'hash', 'enable_sort = off' ],
			[ 'sort', 'enable_hashagg = off' ]
		),

		'Windows',
		(
			map {
				my ($call, $table, $floor) = @$_;
				(
					[ "$call, frame of ten rows", window($call, $ten, $table, $floor) ],
					[ "$call, partitions of ten", window($call, "$in_tens", $table, $floor) ],
					[ "$call, partitions of ten, running", window($call, "$in_tens $running", $table, $floor) ],
					[ "$call, all rows at once", window($call, '', $table, $floor) ])
			  }[ 'keyset_agg(i)', 'ordered', 'max(i)' ],
			[ 'ribbon_agg(i)', 'ordered', 'max(i)' ],
			[ 'bloom_agg(i, 0.01, 100)', 'ordered', 'max(i)' ],
			[ 'keyset_union_agg(f)', 'sets', 'max(length(f::bytea))' ],
			[ 'bloom_union_agg(f)', 'blooms', 'max(length(f::bytea))' ]
		),
		(
			map {
				my ($of, $key) = @$_;
				[ "counting_agg($key, 0.01, 1000), $of, frames of n / 2", window("counting_agg($key, 0.01, 1000)", 'ROWS N / 2 PRECEDING', 'ordered', 'count(i)') ]
			} [ 'skewed', 'i % 3' ],
			[ 'undersized', 'i' ]
		),
		[ 'bloom_union_agg(f), running', window('bloom_union_agg(f)', $running, 'blooms', 'max(length(f::bytea))') ],
		[ 'keyset_agg(i % 100), running', window('keyset_agg(i % 100)', $running, 'ordered', 'max(i)') ],
		[ 'keyset_agg(i), running', window('keyset_agg(i)', $running, 'ordered', 'max(i)'), inherent => $result_each ],
		[ 'ribbon_agg(i), running', window('ribbon_agg(i)', $running, 'ordered', 'max(i)'), inherent => $result_each ],
		[ 'keyset_union_agg(f), running', window('keyset_union_agg(f)', $running, 'sets', 'max(length(f::bytea))'), inherent => $result_each ],

		'Loops of n steps in PL/pgSQL, n nested calls',
		(
			map {
				my ($name, $function, $floor, @options) = @$_;
				[ $name, "SELECT $function(N) > 0", "SELECT $floor(N) > 0", reads => [ 'sets', 'blooms', 'large' ], @options ]
			  }[ 'f := keyset_add(f, i)', 'loop_keyset_add', 'loop_array', %loop ],
			[ 'f := bloom_add(f, i), f for n keys', 'loop_bloom_add', 'loop_array', %loop ],
			[ 'f := bloom_add(f, i), f for 100 keys', 'loop_bloom_add_fixed', 'loop_array' ],
			[ 'f := f | g, keysets of one key', 'loop_keyset_or', 'loop_rows', %loop ],
			[ 'f := f | g, bloom filters of 100 keys', 'loop_bloom_or', 'loop_rows' ],
			[ 'f @> i, f a keyset of n keys', 'loop_keyset_probe', 'loop_compare', inherent => $caches ],
			[ 'f @> i, f a keyset of n keys from keyset_add', 'loop_keyset_probe_added', 'loop_compare' ],
			[ 'f @> i, f a bloom filter of n keys from bloom_add', 'loop_bloom_probe_added', 'loop_compare' ]
		),
		(
			map {
				my ($name, $function, $argument, $first) = @$_;
				my $call = sub { sprintf "SELECT nested('%s', '%s', '%s', N) FROM start", @_ };
				[ $name, $call->($function, $argument, $first), $call->('array_append', 'i + %s', 'a'), @nested ]
			  }[ 'keyset_add(keyset_add(…, i), i), onto 100 n keys', 'keyset_add', 'i - %s', 'k' ],
			[ 'bloom_add(bloom_add(…, i), i), in room for 100 n', 'bloom_add', 'i - %s', 'b' ],
			[ 'keyset_union(keyset_union(…, g), g), onto 100 n keys', 'keyset_union', 'keyset_build(ARRAY[i - %s])', 'k' ],
			[ 'bloom_union(bloom_union(…, g), g), room for 100 keys', 'bloom_union', 'bloom_empty(0.01, 100 + i)', 'bloom_empty(0.01, 100 + i)' ]
		),

		'n probes',
		[ 'ks @> i, a keyset of n keys', "$rows keys WHERE (SELECT k FROM large) \@> i", "$rows keys WHERE i > 0", inherent => $caches ],
		[ 'ribbon @> i, of n keys', "$rows keys WHERE (SELECT r FROM large) \@> i", "$rows keys WHERE i > 0" ],
		[ 'bloom @> i, of n keys', "$rows keys WHERE (SELECT b FROM large) \@> i", "$rows keys WHERE i > 0" ],
		[ 'f @> 42, n stored keysets', "$rows sets WHERE f \@> 42", "$rows sets WHERE length(f::bytea) > 0" ],
		[ 'f @> 42, n stored bloom filters', "$rows blooms WHERE f \@> 42", "$rows blooms WHERE length(f::bytea) > 0" ],
		[ 'f @> 42, n stored ribbons', "$rows ribbons WHERE f \@> 42", "$rows ribbons WHERE length(f::bytea) > 0" ],
		[
			'f @> 42, n filters out of line',
			"$rows toasted WHERE f \@> 42", "$rows toasted WHERE length(substring(f::bytea FROM 1)) > 0",
			sizes => [ grep { $_ <= 1e5 } @sizes ]
		],
		[
			'f @> i, n rows, n / 10 filters out of line in turn',
			"$rows keys JOIN toasted AS t ON t.i = 1 + keys.i % (N / 10) WHERE t.f \@> keys.i",
			"$rows keys JOIN toasted AS t ON t.i = 1 + keys.i % (N / 10) WHERE length(substring(t.f::bytea FROM 1)) > 0",
			sizes => [ grep { $_ <= 1e5 } @sizes ]
		],
		[ 'keyset && array of n', 'SELECT (k && absent) IS NOT NULL FROM large, arrays', $arrays, inherent => $caches ],
		[ 'ribbon && array of n', 'SELECT (r9 && absent) IS NOT NULL FROM large, arrays', $arrays, inherent => $caches ],
		[ 'bloom && array of n', 'SELECT (b6 && absent) IS NOT NULL FROM large, arrays', $arrays, inherent => $caches ],
		[ 'ribbon_candidates(f, array of n)', 'SELECT cardinality(ribbon_candidates(r, a)) > 0 FROM large, arrays', $arrays ],
		[ 'key_hash(i)', aggregate('max(key_hash(i))', 'keys', 'max(i)') ],

		'A value of n keys',
		[ 'keyset_build(array)', 'SELECT keyset_build(a) IS NOT NULL FROM arrays', $arrays ],
		[ 'ribbon_build(array)', 'SELECT ribbon_build(a) IS NOT NULL FROM arrays', $arrays ],
		[ 'bloom_build(array)', 'SELECT bloom_build(a) IS NOT NULL FROM arrays', $arrays ],
		[ 'keyset_build(array of text)', 'SELECT keyset_build(t) IS NOT NULL FROM arrays', q{SELECT cardinality(array_remove(t, '')) > 0 FROM arrays} ],
		[ 'FROM keyset_hashes(k)', 'SELECT count(*) > 0 FROM large, keyset_hashes(k)', 'SELECT count(*) > 0 FROM arrays, unnest(a)' ],
		[
			'SELECT keyset_hashes(k)',
			'SELECT count(h) > 0 FROM (SELECT keyset_hashes(k) AS h FROM large OFFSET 0) AS s',
			'SELECT count(h) > 0 FROM (SELECT unnest(a) AS h FROM arrays OFFSET 0) AS s'
		],
		[ 'ribbonfilter(k)', 'SELECT ribbonfilter(k) IS NOT NULL FROM large', $arrays ],
		[ 'bloomfilter(k)', 'SELECT bloomfilter(k) IS NOT NULL FROM large', $arrays ],
		(
			map { [ "keyset $_ keyset", "SELECT (a.k $_ b.k) IS NOT NULL FROM large AS a, large_too AS b", $arrays ] }
			  qw(| & -)
		),
		[ 'k::text::keyset', 'SELECT k::text::keyset IS NOT NULL FROM large', $arrays ],
		[ 'bloom_fold(b)', 'SELECT bloom_fold(b) IS NOT NULL FROM large', $arrays ],
		[ 'bloom_cardinality(b)', 'SELECT bloom_cardinality(b) > 0 FROM large', $arrays ],
		(map { [ "${_}_verify(f)", "SELECT ${_}_verify(" . substr($_, 0, 1) . ') FROM large', $arrays ] } qw(keyset ribbon bloom)),
	);
}

#
# Measuring
#

# The least time of some runs, in milliseconds: more runs of what is fast.
sub measure
{
	my ($query) = @_;
	my @ms;

	do
	{
		my $start = clock_ms();
		my $answer = sql($query);

		push @ms, clock_ms() - $start;
		die "bench_growth: wrong answer $answer to $query\n" if $answer ne 't';
	} while (@ms < 5 && sum(@ms) < 300);
	return min(@ms);
}

# Exponent a of ms = c n^a: least squares over logarithms, from the upper part
# of the series [n, ms].
sub exponent
{
	my @points = grep { $_->[1] >= 1 } @_;
	@points = @points[ max(0, @points - 4) .. $#points ];
	return if @points < 3;

	my @x = map { log $_->[0] } @points;
	my @y = map { log $_->[1] } @points;
	my ($mx, $my) = (sum(@x) / @x, sum(@y) / @y);
	my $sxy = sum(map { ($x[$_] - $mx) * ($y[$_] - $my) } 0 .. $#x);
	my $sxx = sum(map { ($_ - $mx)**2 } @x);
	return $sxy / $sxx;
}

# Would a query with n rows take too long, going by what it took with fewer?
sub too_long
{
	my ($n, @points) = @_;

	return 0 if !@points;
	my ($last_n, $last_ms) = @{ $points[-1] };
	my $power = 2;

	if (@points > 1)
	{
		my ($first_n, $first_ms) = @{ $points[-2] };

		$power = max(1, log($last_ms / $first_ms) / log($last_n / $first_n));
	}
	return $last_ms > $limit_ms || $last_ms * ($n / $last_n)**$power > 4 * $limit_ms;
}

sub with_n
{
	my ($query, $n) = @_;
	return $query =~ s/\bN\b/$n/gr;
}

connect_psql();
sql('CREATE EXTENSION ribbonfilter');
create_functions();

my (@titles, @series, %floors);
foreach my $entry (all_series())
{
	if (!ref $entry)
	{
		push @titles, $entry;
		next;
	}
	my ($name, $query, $floor, %options) = @$entry;

	next if $name !~ /$only/;
	push @series, { title => $titles[-1], name => $name, query => $query, floor => $floor, sizes => \@sizes, reads => [], points => [], %options };
}

my %all_sizes = map { ($_ => 1) } map { @{ $_->{sizes} } } @series;
foreach my $n (sort { $a <=> $b } keys %all_sizes)
{
	my %made;

	progress('n = ' . commas($n));
	foreach my $series (@series)
	{
		my @set = @{ $series->{set} // [] };
		my $floor = "@set $series->{floor}";

		next if !grep { $_ == $n } @{ $series->{sizes} };
		next if too_long($n, @{ $series->{points} });
		foreach my $table (grep { "@{ $series->{reads} } $series->{query} $series->{floor}" =~ /\b$_\b/ } sort keys %tables)
		{
			next if $made{$table}++;
			sql('CREATE TABLE ' . with_n("$table AS $tables{$table}", $n));
			sql("VACUUM (FREEZE, ANALYZE) $table");
		}
		my @before = settings(@set);
		push @{ $floors{$floor} }, [ $n, measure(with_n($series->{floor}, $n)) ]
		  if !$floors{$floor} || $floors{$floor}[-1][0] != $n;
		push @{ $series->{points} }, [ $n, measure(with_n($series->{query}, $n)) ];
		$series->{of_floor} = [ @{ $floors{$floor} } ];
		settings(@before);
	}
	sql("DROP TABLE $_") foreach sort keys %made;
}

#
# The report
#

my @unexplained;
my $title = '';

print_head(
	'Growth of cost with the number of rows',
	'PostgreSQL ' . sql('SHOW server_version') . '; commit ' . ($ENV{COMMIT} || 'unknown'),
	clock_name() . '; least of up to 5 runs; n from 1,000 to ' . commas($max_n) . ", fewer where that takes over $limit_ms ms");
foreach my $series (@series)
{
	my ($n, $ms) = @{ $series->{points}[-1] };
	my (undef, $floor_ms) = @{ $series->{of_floor}[-1] };
	my ($power, $floor_power) = map { exponent(@$_) } $series->{points}, $series->{of_floor};
	my $note = '';

	if (defined $power && $power > $linear && $power > ($floor_power // 1) + $above_floor)
	{
		$note = $series->{inherent} ? "inherent: $series->{inherent}" : '**look into it**';
		push @unexplained, sprintf('%s: %.2f', $series->{name}, $power) if !$series->{inherent};
	}
	if ($series->{title} ne $title)
	{
		$title = $series->{title};
		print "\n## $title\n\n";
		print "| | greatest n | ms | ns per n | floor, ns per n | exponent | of the floor | |\n";
		print "|---|---:|---:|---:|---:|---:|---:|---|\n";
	}
	printf "| `%s` | %s | %.1f | %.0f | %.0f | %s | %s | %s |\n", $series->{name} =~ s/\|/\\|/gr, commas($n), $ms,
	  $ms * 1e6 / $n, $floor_ms * 1e6 / $n,
	  (map { defined $_ ? sprintf('%.2f', $_) : '' } $power, $floor_power), $note;
}
print "\n", @unexplained
  ? "Above $linear and the floor, and not explained: " . join('; ', @unexplained) . ".\n"
  : "All exponents are at most $linear, or no more than that of the floor, or explained.\n";
disconnect_psql();
