# Filters: random filters, each with the query that says what is in it
#
# A filter is a tree.  Its leaves are sets of keys that come from a table; what
# joins them is what the documentation has: union, intersection, folding, a
# filter of a keyset.  A tree is written as SQL in many ways (filter_sql), all of
# which must give the same bytes, and as the query for its keys (keys_sql),
# which knows of no filter.  In SQL of filters, but not of keys, the comment
# /*lose*/ is where a self-test takes rows away.
#
# A node is { kind, type, rate, size, op, parts => [nodes] or source }, where a
# size is a number of keys, or b512 for as many as 512 blocks of a Bloom filter
# are for.  Keys are the column k, values of maps the column v.
package Filters;

use strict;
use warnings;

use Exporter qw(import);

use Dice;
use Types;

our @EXPORT = qw(learn_kinds kinds filters_setup random_filter random_leaf random_source filter_sql keys_sql agg_sql
  type_of_keys spelled asked is_literal far_keys near_keys is_array);

my @kinds;

# What there is, from the catalog: a kind joins by being in the extension.
sub learn_kinds
{
	my ($session) = @_;

	foreach my $row ($session->must(q{
SELECT stem, typ, f('%s_value(%s, anyelement)'), f('%s_size(bigint, double precision)') OR f('%s_size(bigint, bigint, double precision)'),
	f('%s_empty(double precision, bigint)'), f('%s_count(%s, anyelement)'), f('%s_hashes(%s)'), f('%s_fold(%s)'), f('%s_cardinality(%s)')
FROM (SELECT regexp_replace(opcname, '_ops$', '') AS stem, opcintype::regtype::text AS typ
	FROM pg_opclass JOIN pg_depend AS d ON d.classid = 'pg_opclass'::regclass AND d.objid = pg_opclass.oid AND d.deptype = 'e'
	JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'ribbonfilter'
	JOIN pg_am AS m ON m.oid = opcmethod AND m.amname = 'hash') AS kinds
ORDER BY stem COLLATE "C"} =~ s/\bf\('([^']*)'\)/to_regprocedure(replace(replace('$1', '(%s', '(' || typ), '%s', stem)) IS NOT NULL/gr))
	{
		my %kind;

		@kind{qw(stem type map rate sized counts set fold cardinality)} = map { $_ eq 't' ? 1 : $_ eq 'f' ? 0 : $_ } @$row;
		$kind{mutable} = $kind{sized} || $kind{set};
		($kind{least}) = grep {
			!$kind{rate} || !($session->run("SELECT $kind{stem}_size(1" . ($kind{map} ? ', 1' : '') . ", $_)"))[0]{error}
		} 1e-9, 1e-6, 1 / 65536, 0.001, 0.01;
		push @kinds, \%kind;
	}
	die "no kinds of filter\n" if !@kinds;
	return;
}

sub kinds { return @kinds; }

# Functions for a database, of each kind: keys added or asked for one by one,
# to a variable of PL/pgSQL.
sub filters_setup
{
	return (
		q{CREATE FUNCTION ask(sql text) RETURNS SETOF text LANGUAGE plpgsql AS 'BEGIN RETURN QUERY EXECUTE sql; END'},
		q{CREATE FUNCTION some_key() RETURNS text LANGUAGE plpgsql AS 'BEGIN RETURN (SELECT k::text FROM x.m ORDER BY md5(k::text) LIMIT 1); END'},
		map {
			my ($stem, $type) = @$_{qw(stem type)};

			((map { qq{
CREATE FUNCTION grown(f $type, keys $_) RETURNS $type LANGUAGE plpgsql AS \$\$
DECLARE
	i int;
BEGIN
	FOR i IN 1 .. cardinality(keys) LOOP
		IF keys[i] IS NOT NULL THEN
			f := ${stem}_add(f, keys[i]);
		END IF;
	END LOOP;
	RETURN f;
END \$\$} } $_->{mutable} ? 'anyarray' : ()), qq{
CREATE FUNCTION missing(f $type, keys anyarray) RETURNS SETOF text LANGUAGE plpgsql AS \$\$
DECLARE
	i int;
BEGIN
	FOR i IN 1 .. cardinality(keys) LOOP
		IF keys[i] IS NOT NULL AND f \@> keys[i] IS NOT TRUE THEN
			RETURN NEXT keys[i]::text;
		END IF;
	END LOOP;
END \$\$},
				"CREATE FUNCTION kept_$stem() RETURNS $type STABLE LANGUAGE plpgsql AS 'BEGIN RETURN (SELECT f FROM x.kept); END'",
				"CREATE DOMAIN domain_$stem AS $type",
				"CREATE TYPE pair_$stem AS (n int, f $type)")
		} @kinds);
}

#
# Keys
#

sub is_array { return $_[0] =~ /^(ints|texts)$/; }

# A type of keys that filters take: all but texts that are equal in other ways
# than their bytes are
sub type_of_keys
{
	return pick(qw(int4 int8 text)) if chance(0.3);
	return pick(grep { $_ ne 'ci' } key_types());
}

# K in ways that make the same key of it, in filters, by family or type
my %same = (
	int => [qw(K::int4 K::int8 K::dint)],
	numeric => [ '(K + 0.000)', 'trim_scale(K)', 'round(K, 3)' ],
	float => [ 'K::float8', 'K::float4', '(K + 0)' ],
	text => [ 'K::varchar', 'K::name', '(K)::text COLLATE "C"', q{(K || '')} ],
	name => [ 'K::text', 'K::varchar' ],
	bpchar => [ 'K::char(40)', 'K::bpchar' ],
	interval => [ 'justify_days(K)', 'justify_hours(K)', 'justify_interval(K)' ],
	inet => ['K::cidr'],
	oid => ['K::regclass'],
	uuid => ['upper(K::text)::uuid'],
	bytea => [q{decode(encode(K, 'base64'), 'base64')}],
	ints => ['K::int8[]'],
	texts => [ 'K::varchar[]', 'K::name[]' ],
	color => ['K::text::color'],
	pair => ['CASE WHEN K IS DISTINCT FROM NULL THEN ROW((K).a, (K).b) END'],
	bool => ['(NOT (NOT K))'],
	date => ['(K::text)::date'],
	timestamp => ['(K::text)::timestamp'],
	timestamptz => ['(K::text)::timestamptz']);

# ... and to ask for it: what is converted or read as the type of the keys, and
# rows, of which NULLs would not be NULL
my %ask = (
	int => [ 'K::numeric', 'K::text::keyliteral' ],
	numeric => [ 'K::int8', 'K::text::keyliteral' ],
	pair => [ 'ROW((K).a, (K).b)', 'ROW((K).a::int8, (K).b::varchar)' ],
	map { ($_ => ['K::text::keyliteral']) } qw(float text name bpchar inet oid uuid bytea color bool));

sub spelled
{
	my ($type, $key) = @_;

	return $key if chance(0.5);
	return pick('K', @{ $same{ family($type) } // [] }) =~ s/\bK\b/$key/gr;
}

sub is_literal { return grep { /keyliteral/ } @{ $ask{ family($_[0]) } // [] }; }

sub asked
{
	my ($type, $key) = @_;
	my @ways = ('K', @{ $same{ family($type) } // [] }, @{ $ask{ family($type) } // [] });
	my $way = chance(0.3) ? 'K' : pick(@ways);

	took("asked with $way") if $way ne 'K';
	return $way =~ s/\bK\b/$key/gr;
}

# Keys that are in no table, others with each number, as a FROM item p; nothing
# for types with too few.
sub far_keys
{
	my ($type, $n) = @_;

	return if is_coarse($type) || $type =~ /^(int2|time|timetz)$/;
	my $first = between(100_000, 8_000_000);
	return '(SELECT ' . value_of($type, 'g') . " AS k FROM generate_series($first, " . ($first + $n - 1) . ') AS g) AS p';
}

# Keys of which some are members and others are not.
sub near_keys
{
	my ($type) = @_;
	my $first = between(0, 10000);

	return '(SELECT ' . value_of($type, 'g') . " AS k FROM generate_series($first, " . ($first + pick(10, 300, 2000)) . ') AS g) AS p';
}

#
# Sources: { from, where, key, value }; each has columns s.id and s.n
#

sub random_source
{
	my ($type, $tables, %want) = @_;
	my @base = grep { $_->{base} } @$tables;
	my $where = weighted(
		'true' => 30,
		's.id % ' . between(2, 9) . ' = 1' => 25,
		's.n < ' . between(1, 9) => 20,
		's.id <= ' . pick(1, 10, 100, 1000) => 20,
		'false' => 3);
	my ($from, $key, $code);

	if ($want{few}) { $where = 's.id BETWEEN ' . between(1, 50) . ' AND ' . between(60, 150); }
	if (chance(0.7))
	{
		my $table = pick(@base);
		my $column = pick(@{ $table->{columns} });
		my @same = grep { $_->{type} eq $type } @{ $table->{columns} };

		$column = pick(@same) if @same && chance(0.8);
		$from = "$table->{name} AS s";
		took("from: $table->{kind} table");
		$key = $column->{type} eq $type ? "s.$column->{name}" : value_of($type, code_of($column->{type}, "s.$column->{name}"));
		# a code that is NULL makes a row or an object that is not
		$key = "CASE WHEN s.$column->{name} IS NOT NULL THEN $key END" if $column->{type} ne $type;
		if (chance(0.1))
		{
			my $other = pick(@base);
			took('from: join');
			$from .= " JOIN $other->{name} AS u ON u.id = s.id";
		}
	}
	else
	{
		my $rows = $want{few} ? 200 : pick(0, 1, 10, 300, 3000, 20000);
		took('from: series');
		$from = "(SELECT g AS id, (g % 10)::int AS n FROM generate_series(1::int8, $rows) AS g) AS s";
		$key = value_of($type, 's.id * ' . pick(1, 1, 7, 11) . ' % ' . pick(3, 50, 1000, 29989));
	}
	my $value = weighted(
		"(hashtext(($key)::text) & 15)::int8" => 40,
		's.id % 3' => 15,
		's.id * 1024' => 10,
		'4294967294 - s.n' => 10,
		'7::int8' => 10,
		'nullif(s.id % 5, 0)' => 10,
		's.id % 100000' => 10);
	return { from => $from, where => $where, key => $key, value => $value };
}

#
# Trees
#

# A tree of some kind, with keys of one type.
sub random_filter
{
	my ($tables, %want) = @_;
	my $kind = $want{kind} // pick(@kinds);
	my $type = $want{type} // type_of_keys();
	my $depth = $want{depth} // pick(0, 0, 0, 1, 1, 2);
	my %node = (kind => $kind, type => $type);

	$node{rate} = $want{rate} // pick(grep { $_ >= $kind->{least} } 0.5, 0.3, 0.1, 0.02, 0.01, 0.01, 0.01, 1 / 128, 1 / 256, 0.001, 1 / 65536, 1e-6, 1e-9)
	  if $kind->{rate};
	# sizes that divide each other, or any
	$node{size} = $want{size} // weighted('b' . 2**between(4, 9) => 8, between(1, 5000) => 2) if $kind->{sized} && ($want{size} || chance(0.7));
	my $deeper = sub { return random_filter($tables, type => $type, depth => $depth - 1, @_) };
	my @ops = 'leaf';
	if ($depth > 0)
	{
		@ops = $kind->{set} ? qw(| & - add) : $kind->{map} ? 'leaf' : $node{size} && $kind->{counts} ? qw(+ add)
		  : $node{size} ? ('|', 'add', $kind->{fold} && $node{size} =~ /^b/ ? 'fold' : ()) : $kind->{counts} ? 'leaf' : 'of keyset';
		push @ops, 'of counts' if $node{size} && $kind->{fold};
	}
	$node{op} = pick(@ops);
	if ($node{op} eq 'leaf') { $node{source} = random_source($type, $tables, %want); }
	elsif ($node{op} eq 'of keyset') { $node{parts} = [ $deeper->(kind => (grep { $_->{set} } @kinds)[0]) ]; }
	elsif ($node{op} eq 'of counts')
	{
		$node{parts} = [ $deeper->(kind => (grep { $_->{counts} } @kinds)[0], rate => $node{rate}, size => $node{size}) ];
	}
	elsif ($node{op} eq 'fold')
	{
		$node{parts} = [ $deeper->(kind => $kind, rate => $node{rate}, size => 'b' . pick(2, 4, 8) * substr $node{size}, 1) ];
	}
	elsif ($node{op} eq 'add')
	{
		$node{parts} = [ $deeper->(kind => $kind, rate => $node{rate}, size => $node{size}) ];
		$node{added} = value_of($type, between(0, 2000));
	}
	else { $node{parts} = [ map { $deeper->(kind => $kind, rate => $node{rate}, size => $node{size}) } 1, 2 ]; }
	took("tree: $kind->{stem} $node{op}" . ($node{size} ? ' sized' : ''));
	return \%node;
}

sub random_leaf { return random_filter(@_, depth => 0); }

sub size_sql
{
	my ($node) = @_;

	return $node->{size} if $node->{size} !~ /^b(\d+)/;
	return "bloom_capacity(44 + 64 * $1, $node->{rate})";
}

# The arguments of aggregates behind key and value
sub arguments
{
	my ($node) = @_;

	return $node->{size} ? ", $node->{rate}, " . size_sql($node) : $node->{rate} && ($node->{rate} != 0.01 || chance(0.5)) ? ", $node->{rate}" : '';
}

# The aggregate of a node's kind, of keys and values
sub agg_sql
{
	my ($node, $key, $value, $before, $after) = @_;

	return "$node->{kind}{stem}_agg(" . ($before // '') . $key . ($node->{kind}{map} ? ", $value" : '') . arguments($node) . ($after // '') . ')';
}

# The keys of a tree, and the values: a query that has each key as often as a
# counting filter counts it
sub keys_sql
{
	my ($node) = @_;
	my ($op, $source) = @$node{qw(op source)};
	my @parts = map { keys_sql($_) } @{ $node->{parts} // [] };

	if ($op eq 'leaf')
	{
		my $value = $node->{kind}{map} ? ", $source->{value} AS v" : '';
		return "SELECT $source->{key} AS k$value FROM $source->{from} WHERE $source->{where}";
	}
	return "SELECT k FROM ($parts[0]) AS a UNION ALL SELECT $node->{added}" if $op eq 'add';
	return $parts[0] if @parts == 1;
	my $verb = { '|' => 'UNION', '&' => 'INTERSECT', '-' => 'EXCEPT', '+' => 'UNION ALL' }->{$op};
	return "SELECT k FROM ($parts[0]) AS a WHERE k IS DISTINCT FROM NULL $verb SELECT k FROM ($parts[1]) AS b WHERE k IS DISTINCT FROM NULL";
}

# SQL of the value
sub filter_sql
{
	my ($node) = @_;
	my ($kind, $op) = @$node{qw(kind op)};
	my ($stem, $type) = @$kind{qw(stem type)};

	return leaf_sql($node) if $op eq 'leaf';
	my @parts = map { filter_sql($_) } @{ $node->{parts} };
	if ($op eq 'of keyset') { return "$type($parts[0]" . ($node->{rate} != 0.01 || chance(0.5) ? ", $node->{rate})" : ')'); }
	if ($op eq 'of counts') { return pick("bloomfilter($parts[0])", "($parts[0])::bloomfilter"); }
	if ($op eq 'fold') { return "bloom_fold($parts[0], " . size_sql($node) . ')'; }
	if ($op eq 'add')
	{
		return "${stem}_add($parts[0], $node->{added})" if chance(0.7) || is_array($node->{type});
		return "grown($parts[0], ARRAY[$node->{added}])";
	}
	my $verb = { '|' => 'union', '&' => 'intersection', '-' => 'difference', '+' => 'sum' }->{$op};
	@parts = reverse @parts if $op ne '-' && chance(0.5);
	return "${stem}_$verb($parts[0], $parts[1])" if chance(0.3);
	return "(SELECT ${stem}_${verb}_agg(f) FROM (VALUES ($parts[0]), (NULL), ($parts[1])) AS v (f))" if $op =~ /[|+]/ && chance(0.3);
	return "($parts[0] $op $parts[1])";
}

# The filter of the keys that a source has, in one of many ways that all give
# the same bytes.
sub leaf_sql
{
	my ($node) = @_;
	my ($kind, $source, $type) = @$node{qw(kind source type)};
	my $stem = $kind->{stem};
	my ($key, $value, $from) = (spelled($type, $source->{key}), $source->{value}, $source->{from});
	my $where = "$source->{where}/*lose*/";
	my $rows = "FROM $from WHERE $where";
	my $q = "(SELECT $key AS k, $value AS v $rows";
	my $rate = $node->{rate} ? ", $node->{rate}" : '';
	my $array = !is_array($type);
	my $whole = "(SELECT " . agg_sql($node, $key, $value) . " $rows)";
	my %ways = (
		agg => [ 30, sub { return $whole } ],
		filtered => [ 5, sub { return '(SELECT ' . agg_sql($node, $key, $value) . " FILTER (WHERE $where) FROM $from)" } ],
		ordered => [ 5, sub { return '(SELECT ' . agg_sql($node, $key, $value, '', ' ORDER BY ' . pick('s.id DESC', 's.n, s.id', "hashint8(s.id)")) . " $rows)" } ],
		distinct => [ $kind->{counts} ? 0 : 5, sub { return '(SELECT ' . agg_sql($node, $key, $value, 'DISTINCT ') . " $rows)" } ],
		subquery => [ 5, sub { return '(SELECT ' . agg_sql($node, 'q.k', 'q.v') . " FROM $q OFFSET 0) AS q)" } ],
		cte => [ 5, sub { return "(WITH q AS MATERIALIZED $q) SELECT " . agg_sql($node, 'q.k', 'q.v') . ' FROM q)' } ],
		'grouping sets' => [ 5, sub {
			my $sets = pick('GROUPING SETS ((), (s.n))', 'ROLLUP (s.n)', 'CUBE (s.n)', 'GROUPING SETS ((s.n), (), ())');
			return '(SELECT f FROM (SELECT grouping(s.n) AS g, ' . agg_sql($node, $key, $value) . " AS f $rows GROUP BY $sets) AS q WHERE g = 1 LIMIT 1)";
		} ],
		window => [ 4, sub { return '(SELECT ' . agg_sql($node, 'q.k', 'q.v') . " OVER () FROM $q UNION ALL SELECT NULL, NULL) AS q LIMIT 1)" } ],
		parts => [ $kind->{mutable} && (!$kind->{sized} || $node->{size}) ? 8 : 0, sub {
			my $by = pick('s.n', 's.id % 7', 's.id');
			my $empty = $kind->{sized} ? " UNION ALL SELECT ${stem}_empty($node->{rate}, " . size_sql($node) . ')' : '';
			return "(SELECT ${stem}_" . ($kind->{counts} ? 'sum' : 'union') . '_agg(q.f) FROM (SELECT ' . agg_sql($node, $key, $value) . " AS f $rows GROUP BY $by$empty) AS q)";
		} ],
		build => [ $array && !$node->{size} ? 8 : 0, sub {
			return "${stem}_build(ARRAY(SELECT $key $rows)$rate)" if !$kind->{map} && chance(0.5);
			return "(SELECT ${stem}_build(array_agg(ARRAY[q.k, q.k])$rate) FROM $q UNION ALL SELECT NULL, NULL) AS q)" if !$kind->{map} && !$kind->{counts} && chance(0.3);
			return "(SELECT ${stem}_build(array_agg(q.k)" . ($kind->{map} ? ', array_agg(q.v)' : '') . "$rate) FROM $q UNION ALL SELECT NULL, NULL) AS q)";
		} ],
		'of keyset' => [ $kind->{rate} && !$kind->{map} && !$kind->{counts} && !$node->{size} ? 6 : 0,
			sub { return "$kind->{type}((SELECT keyset_agg($key) $rows)$rate)" } ],
		grown => [ $array && $kind->{mutable} && ($kind->{set} || $node->{size}) ? 5 : 0, sub {
			my $empty = $kind->{set} ? "${stem}_build(NULL::int[])" : "${stem}_empty($node->{rate}, " . size_sql($node) . ')';
			$empty = "(SELECT ${stem}_agg(1) WHERE false)" if $kind->{set};
			return "grown($empty, ARRAY(SELECT $source->{key} $rows))";
		} ],
		'of counts' => [ $kind->{fold} && $node->{size} ? 5 : 0, sub {
			return "(SELECT bloomfilter(counting_agg($key" . arguments($node) . ")) $rows)"
		} ],
		folded => [ $kind->{fold} && ($node->{size} // '') =~ /^b/ ? 5 : 0, sub {
			my %wide = (%$node, size => 'b' . pick(2, 4) * substr $node->{size}, 1);
			# no rows bring no rate either
			return "bloom_fold((SELECT " . agg_sql(\%wide, $key, $value) . " $rows) | bloom_empty($node->{rate}, " . size_sql(\%wide) . '), ' . size_sql($node) . ')';
		} ]);
	my $way = weighted(map { ($_ => $ways{$_}[0]) } sort keys %ways);

	took("made: $way");
	my $sql = $ways{$way}[1]->();
	# no rows bring no size
	$sql = "($sql " . ($kind->{counts} ? '+' : '|') . " ${stem}_empty($node->{rate}, " . size_sql($node) . '))' if $node->{size} && $way !~ /^(?:grown|parts)$/;
	return $sql;
}

1;
