# Query: random queries
#
# A relation is something to stand in FROM: { from => SQL, columns => [...],
# rows => about so many, id => SQL of what is unique in it, if anything is }.  A
# column is { sql, type, low, codes }: its values stand for the integers
# (Types) from low on, about so many of them.
#
# What a query returns depends on its rows alone, not on their order: LIMIT
# comes with an order that is total, sums are of integers, and of values that
# are equal but look unlike, what is shown looks alike (Types::shown).
package Query;

use strict;
use warnings;

use Exporter qw(import);
use List::Util qw(max min);

use Dice;
use Types;

our @EXPORT = qw(random_query random_change random_view parameters);

my (@tables, @ctes, $aliases, $budget, $params, $read_only);
my @stems = qw(keyset bloom ribbon fuse counting);

sub begin
{
	my (%options) = @_;

	@tables = @{ $options{tables} };
	@ctes = ();
	$aliases = 0;
	$budget = 8;
	$params = $options{parameters};
	$read_only = $options{read_only};
	return;
}

sub new_alias { return 'a' . ++$aliases; }

# A constant, or a parameter in its place; parameters() says what for.
sub constant
{
	my ($code) = @_;

	return $code if !$params || @$params >= 4 || chance(0.4);
	push @$params, $code;
	took('parameter');
	return '$' . @$params;
}

# Other arguments for the same parameters.
sub parameters { return map { max(0, $_ + between(-3, 3)) } @_; }

sub a_code { my ($column) = @_; return $column->{low} + int rand $column->{codes}; }
sub column_code { my ($column) = @_; return code_of($column->{type}, $column->{sql}); }

#
# Conditions
#

# Two columns to join by: of one family most of the time, and of many values.
sub key_pair
{
	my ($left, $right) = @_;
	my @pairs;

	foreach my $l (@$left)
	{
		next if is_coarse($l->{type});
		push @pairs, map { [ $l, $_ ] } grep { family($_->{type}) eq family($l->{type}) } @$right;
	}
	my @overlap = grep { overlap(@$_) >= 0.5 } @pairs;
	# integers are what there is most of
	my @other = grep { family($_->[0]{type}) ne 'int' } @overlap;
	return @{ pick(@other) } if @other && chance(0.4);
	return @{ pick(@overlap) } if @overlap && chance(0.9);
	return @{ pick(@pairs) } if @pairs && chance(0.8);
	return (pick(@$left), pick(@$right));
}

# How much of the smaller range of values is in the other.
sub overlap
{
	my ($l, $r) = @_;
	my $common = min($l->{low} + $l->{codes}, $r->{low} + $r->{codes}) - max($l->{low}, $r->{low});

	return $common / max(1, min($l->{codes}, $r->{codes}));
}

sub equal
{
	my ($l, $r) = @_;
	my ($a, $b) = ($l->{sql}, $r->{sql});
	my ($type, $family) = ($l->{type}, family($l->{type}));

	if ($family eq family($r->{type}))
	{
		took("key $family");
		took('key of two types') if $type ne $r->{type};
		my $how = weighted(plain => 74, swapped => 10, code => 5, cast => 4, coalesce => 3, volatile => 1, null_safe => 1);
		return "$a = $b" if $how eq 'plain';
		return "$b = $a" if $how eq 'swapped';
		took("key $how");
		if ($how eq 'cast')
		{
			return "$a\::int8 = $b" if $family eq 'int';
			return "$a\::numeric = $b\::numeric" if $family =~ /^(float|numeric)$/;
			return "$a\::text = $b\::text" if $family =~ /^(text|bpchar|name)$/;
			return "$a\::date = $b\::date" if $family =~ /^(date|timestamp|timestamptz)$/;
			return "$a = $b";
		}
		return "coalesce($a, " . value_of($type, a_code($l)) . ") = $b" if $how eq 'coalesce';
		return "$a IS NOT DISTINCT FROM $b" if $how eq 'null_safe';
		return 'volatile_id(' . column_code($l) . ') = ' . column_code($r) if $how eq 'volatile';
	}
	elsif ("$family $r->{type}" =~ /^(int|numeric) (int\d|numeric)$/)
	{
		took('key of two types');
		return "$a = $b";
	}
	elsif (chance(0.5))
	{
		took('key expression, one side');
		return "$a = " . value_of($type, column_code($r));
	}
	took('key expression, both sides');
	return column_code($l) . (chance(0.3) ? '::int8' : '') . ' = ' . column_code($r);
}

# How to join what has these columns and those: by one key or more, and perhaps
# something else.
sub join_condition
{
	my ($left, $right, $only_keys) = @_;
	my @conditions = equal(key_pair($left, $right));

	while (chance(0.13) && @conditions < 3)
	{
		took('several keys');
		push @conditions, equal(key_pair($left, $right));
	}
	if (!$only_keys && chance(0.12))
	{
		took('condition that is no equation');
		push @conditions, column_code(pick(@$left)) . pick(' <> ', ' <> ', ' < ', ' >= ') . column_code(pick(@$right)) . ' + ' . between(0, 5);
	}
	push @conditions, predicate(pick(chance(0.5) ? @$left : @$right)) if !$only_keys && chance(0.1);
	return join ' AND ', @conditions;
}

sub predicate
{
	my ($column) = @_;
	my ($sql, $type) = @$column{qw(sql type)};
	my $code = column_code($column);
	my $how = weighted(less => 30, modulo => 16, equal => 4, in => 6, between => 8, not_null => 10, null => 1, volatile => 5,
		unequal => 6, case => 5, either => 4, division => 0.4, counted => 7);

	# an index takes a column alone
	return (family($type) eq 'int' && chance(0.6) ? $sql : $code) . ' < ' . constant($column->{low} + int $column->{codes} * pick(0.05, 0.3, 0.5, 0.8, 0.9)) if $how eq 'less';
	return "$code % " . pick(2, 3, 3, 5) . pick(' = ', ' <> ') . between(0, 1) if $how eq 'modulo';
	return "$sql = " . value_of($type, constant(a_code($column))) if $how eq 'equal';
	return "$sql IN (" . join(', ', map { value_of($type, a_code($column)) } 1 .. between(2, 9)) . ')' if $how eq 'in';
	if ($how eq 'between')
	{
		my $low = a_code($column);
		return "$code BETWEEN " . constant($low) . ' AND ' . constant($low + int $column->{codes} / pick(1, 2, 5));
	}
	return "$sql IS NOT NULL" if $how eq 'not_null';
	return "$sql IS NULL" if $how eq 'null';
	return "$sql <> " . value_of($type, a_code($column)) if $how eq 'unequal';
	return "CASE WHEN $code > " . a_code($column) . " THEN $code % 2 = 0 ELSE true END" if $how eq 'case';
	return '(' . predicate($column) . ' OR ' . predicate($column) . ')' if $how eq 'either';
	if ($how eq 'division')
	{
		took('error in a condition');
		return "1000 / ($code - " . a_code($column) . ') < 1001';
	}
	if ($how eq 'counted')
	{
		took('calls counted');
		return pick('counted', 'counted_dear') . '(' . between(1, 3) . ", $code)";
	}
	took('volatile condition');
	return chance(0.5) ? 'random() < 2' : "volatile_id($code) >= 0";
}

# A condition with a query of its own in it.
sub sublink
{
	my ($columns, $depth) = @_;
	my $how = weighted(exists => 26, not_exists => 14, in => 16, not_in => 5, any => 3, scalar => 9, exists_of_join => 9, array => 2);

	took("condition: $how");
	if ($how =~ /exists$/)
	{
		my $inner = relation($depth + 1);
		my @where = join_condition($columns, $inner->{columns});

		push @where, predicate(pick(@{ $inner->{columns} })) if chance(0.4);
		return ($how eq 'exists' ? '' : 'NOT ') . "EXISTS (SELECT FROM $inner->{from} WHERE " . join(' AND ', @where) . ')';
	}
	if ($how =~ /in$|any|array/)
	{
		my $inner = relation($depth + 1);
		my ($l, $r) = key_pair($columns, $inner->{columns});
		my $where = chance(0.6) ? ' WHERE ' . predicate(pick(@{ $inner->{columns} })) : '';
		my ($a, $b) = $l->{type} eq $r->{type} ? ($l->{sql}, $r->{sql}) : (column_code($l), column_code($r));

		$where .= ($where ? ' AND ' : ' WHERE ') . join_condition($columns, $inner->{columns}) if chance(0.12);
		return "$a = ANY (ARRAY(SELECT $b FROM $inner->{from}$where))" if $how eq 'array';
		return "$a " . ($how eq 'in' ? 'IN' : $how eq 'not_in' ? 'NOT IN' : '= ANY') . " (SELECT $b FROM $inner->{from}$where)";
	}
	my $inner = join_tree(between(1, 3), $depth + 1);
	my $where = join_condition($columns, $inner->{columns});
	my $inside = pick(@{ $inner->{columns} });

	$where .= ' AND ' . predicate($inside) if chance(0.3);
	return "EXISTS (SELECT FROM $inner->{from} WHERE $where)" if $how eq 'exists_of_join';
	return chance(0.5)
	  ? "(SELECT count(*) FROM $inner->{from} WHERE $where) >= " . between(0, 3)
	  : '(SELECT max(' . column_code($inside) . ") FROM $inner->{from} WHERE $where) > " . a_code($inside);
}

# As filters take it: a text's equality must be that of its bytes.
sub key
{
	my ($column) = @_;

	return $column->{sql} if $column->{type} !~ /^(ci|varchar)$/ || $1 eq 'varchar' && chance(0.5);
	return "($column->{sql})::text COLLATE \"C\"";
}

# A condition that asks a filter for a column.
sub probe
{
	my ($column, $filter) = @_;
	my $key = key($column);
	my $how = weighted(contains => 5, contained => 3, not_false => 3, not => 0.5);

	took("probe: $how");
	return "$key <@ $filter" if $how eq 'contained';
	return ($how eq 'not' ? 'NOT ' : '') . "$filter \@> $key" if $how ne 'not_false';
	return (chance(0.5) ? "($filter \@> $key)" : "($key <@ $filter)") . ' IS NOT FALSE';
}

# The same of a filter made by a subquery, or stored, or constant.
sub random_probe
{
	my ($columns, $depth) = @_;
	my $stem = pick(@stems);
	# of a table with several pages, if there is one, or with rows that lack it
	my ($column) = sort { defined $b->{default} <=> defined $a->{default} || ($b->{rows} // 0) <=> ($a->{rows} // 0) } map { pick(@$columns) } 1 .. 3;
	my $how = weighted(subquery => 10, stored => 4, constant => 3);
	my @stored = filters_of($column);

	took("probe by $stem");
	if ($how eq 'stored' && @stored)
	{
		took('probe of a stored filter');
		return probe($column, "(SELECT f.$stem FROM filters AS f WHERE f.id = " . pick(@stored) . ')');
	}
	if ($how eq 'constant' && family($column->{type}) !~ /^(ints|texts)$/)
	{
		took('probe of a constant');
		my @keys = map { key({ %$column, sql => value_of($column->{type}, $_) }) } $column->{default} // (), map { a_code($column) } 1 .. between(1, 30);
		return probe($column, "${stem}_build(ARRAY[" . join(', ', @keys) . '])');
	}
	my $inner = relation($depth + 1);
	my ($l, $r) = key_pair([$column], $inner->{columns});
	my $same = family($l->{type}) eq family($r->{type});
	my $key = key($same ? $r : { %$l, sql => value_of($l->{type}, 'abs(' . column_code($r) . ')') });

	took('probe of a subquery');
	return probe($l, "(SELECT ${stem}_agg($key) FROM $inner->{from}" . where_clause(chance(0.7) ? predicate(pick(@{ $inner->{columns} })) : ()) . ')');
}

# The stored filters of columns like this one.
sub filters_of
{
	my ($column) = @_;

	return map { $_->{filter} } grep { defined $_->{filter} && family($_->{type}) eq family($column->{type}) } map { @{ $_->{columns} } } grep { $_->{base} } @tables;
}

sub where
{
	my ($columns, $depth, $some) = @_;
	my @where;

	push @where, predicate(pick(@$columns)) while chance($some) && @where < 2;
	push @where, random_probe($columns, $depth) while $budget > 0 && $depth < 3 && chance($depth ? 0.2 : 0.45) && @where < 4;
	push @where, sublink($columns, $depth) if $budget > 0 && $depth < 3 && chance($depth ? 0.07 : 0.3);
	return @where;
}

sub where_clause { return @_ ? ' WHERE ' . join(' AND ', @_) : ''; }

#
# Relations
#

# With its columns under an alias.
sub aliased
{
	my ($sql, $rows, @columns) = @_;
	my $alias = new_alias();
	my @named = map { +{ %$_, sql => "$alias.$_->{name}" } } @columns;

	return { from => "$sql AS $alias", alias => $alias, rows => $rows, columns => \@named };
}

sub base_relation
{
	my ($table, $only) = @_;
	my $relation = aliased(($only ? 'ONLY ' : '') . $table->{name}, $table->{rows}, map { +{ %$_, rows => $table->{rows} } } @{ $table->{columns} });
	my $alias = $relation->{alias};

	took("table $table->{kind}") if $table->{kind};
	took('table with row security') if $table->{secured};
	took($table->{barrier} ? 'view with a barrier' : 'view') if $table->{view};
	if ($table->{base})
	{
		$relation->{id} = "$alias.id";
		$relation->{pad} = "$alias.pad" if $table->{pad};
		# what joins rarely fan out by
		push @{ $relation->{columns} }, { sql => "$alias.id", type => 'int8', low => 1, codes => max(1, $table->{rows}) };
	}
	return $relation;
}

sub a_table
{
	my ($base) = @_;
	my @some = grep { !$base || $_->{base} } @tables;

	return pick(@some);
}

sub relation
{
	my ($depth, $outer) = @_;
	my $how = weighted(
		table => 64,
		sample => 2,
		subquery => $depth < 3 && $budget > 1 ? 20 : 0,
		cte => @ctes ? 16 : 0,
		values => 1.5,
		series => 1.5,
		probed => 3,
		unnest => 0.7,
		rows_from => 0.7);

	$budget--;
	if ($how eq 'table')
	{
		my $table = a_table();
		return base_relation($table, ($table->{kind} // '') eq 'inherited' && chance(0.2));
	}
	if ($how eq 'sample')
	{
		my $relation = base_relation(a_table(1));
		$relation->{from} .= ' TABLESAMPLE ' . pick('BERNOULLI', 'SYSTEM') . '(' . pick(10, 50, 90) . ') REPEATABLE (' . between(1, 9) . ')';
		took('sample');
		return $relation;
	}
	if ($how eq 'subquery')
	{
		my $query = subquery($depth, $outer);
		return aliased("($query->{sql})", $query->{rows}, @{ $query->{columns} });
	}
	took($how);
	if ($how eq 'probed')
	{
		# a scan that is executed again with each of several filters
		my $inner = base_relation(a_table(1));
		my $column = pick(@{ $inner->{columns} });
		my @stored = some(3, filters_of($column));
		my @columns = exposed(some(3, @{ $inner->{columns} }));
		my $from = "FROM $inner->{from} WHERE " . probe($column, 'f.' . pick(@stems)) . (chance(0.3) ? ' AND ' . predicate($column) : '');
		return aliased("(SELECT q.* FROM filters AS f CROSS JOIN LATERAL (SELECT " . select_list(@columns) .
			  " $from OFFSET 0) AS q WHERE f.id IN (" . join(', ', 0, @stored) . '))', $inner->{rows}, @columns);
	}
	if ($how eq 'cte')
	{
		my $cte = pick(@ctes);
		$cte->{used}++;
		took('cte used twice') if $cte->{used} > 1;
		return aliased($cte->{name}, $cte->{rows}, @{ $cte->{columns} });
	}
	my $codes = pick(1, 10, 100);
	my $low = a_code(pick(@{ pick(@tables)->{columns} }));
	my $column = { name => 'c1', type => 'int4', low => $low, codes => $codes };
	if ($how eq 'series')
	{
		my $relation = aliased("generate_series($low, " . ($low + $codes - 1) . ')', $codes, $column);
		$relation->{from} .= '(c1)';
		return $relation;
	}
	if ($how eq 'rows_from')
	{
		my $relation = aliased("ROWS FROM (generate_series($low, " . ($low + $codes - 1) . '), generate_series(1, 5)) WITH ORDINALITY', $codes,
			$column, { %$column, name => 'c2', low => 1, codes => 5 }, { name => 'c3', type => 'int8', low => 1, codes => $codes });
		$relation->{from} .= '(c1, c2, c3)';
		return $relation;
	}
	my $type = pick(all_types());
	my @codes = map { $low + int rand $codes } 1 .. between(1, 6);
	my $relation;
	if ($how eq 'unnest')
	{
		$relation = aliased('unnest(ARRAY[' . join(', ', @codes) . '])', scalar @codes, $column);
		$relation->{from} .= '(c1)';
		return $relation;
	}
	$relation = aliased('(VALUES ' . join(', ', map { '(' . constant($_) . '::int, ' . value_of($type, $_) . ')' } @codes) . ')',
		scalar @codes, $column, { %$column, name => 'c2', type => $type });
	$relation->{from} .= '(c1, c2)';
	return $relation;
}

# So many relations joined, all of their columns visible.
sub join_tree
{
	my ($n, $depth, $outer) = @_;

	return relation($depth, $outer) if $n < 2;

	my $right_n = $n > 2 && chance(0.3) ? between(1, $n - 1) : 1;
	my $left = join_tree($n - $right_n, $depth, $outer);
	my $how = weighted(INNER => 50, LEFT => 19, RIGHT => 8, FULL => 5, CROSS => 2);
	my $lateral = $right_n == 1 && $how =~ /INNER|LEFT/ && $budget > 1 && $depth < 3 && chance(0.14);
	my $right = $lateral ? lateral($left->{columns}, $depth) : join_tree($right_n, $depth, $outer);
	my @columns = (@{ $left->{columns} }, @{ $right->{columns} });

	$how = 'INNER' if $how eq 'CROSS' && $left->{rows} * $right->{rows} > 2000;
	took('self-join') if $left->{from} =~ /\b(t\d+) AS a\d+.*\0.*\b\1 AS a/s || "$left->{from}\0$right->{from}" =~ /\b(t\d+) AS.*\0.*\b\1 AS/s;
	took("join $how");
	my $on = $lateral && chance(0.6) ? 'true' : join_condition($left->{columns}, $right->{columns}, $how eq 'FULL');
	my $from = $right_n > 1 ? "($right->{from})" : $right->{from};
	return {
		from => "$left->{from} $how JOIN $from" . ($how eq 'CROSS' ? '' : " ON $on"),
		columns => \@columns,
		pad => $left->{pad} // $right->{pad},
		rows => max($left->{rows}, $right->{rows})
	};
}

# A relation that reads columns of those before it.
sub lateral
{
	my ($outer, $depth) = @_;

	if (chance(0.15))
	{
		took('lateral function');
		my $relation = aliased('generate_series(1, ' . column_code(pick(@$outer)) . ' % 4)', 3,
			{ name => 'c1', type => 'int4', low => 1, codes => 3 });
		$relation->{from} .= '(c1)';
		return $relation;
	}
	took('lateral');
	my $query = subquery($depth, $outer);
	my $relation = aliased("($query->{sql})", $query->{rows}, @{ $query->{columns} });
	$relation->{from} = "LATERAL $relation->{from}";
	return $relation;
}

# Columns of a query: expressions under names of their own.
sub exposed
{
	my @columns = @_;
	my $i = 0;

	return map { +{ %$_, name => 'k' . ++$i } } @columns;
}

sub select_list { return join ', ', map { "$_->{sql} AS $_->{name}" } @_; }

# A query below others: { sql, columns, rows }.  If there are outer columns, it
# reads them.
sub subquery
{
	my ($depth, $outer) = @_;
	my $how = weighted(plain => 22, group => 20, sets => 3, distinct => 8, distinct_on => 4, window => 8, limit => 8, locked => $read_only ? 0 : 4,
		volatile => 4, srf => 3, offset => 3, setop => 14, aggregate => $outer ? 12 : 2, partitions => 3);

	took("subquery: $how");
	return set_operation($depth, $outer) if $how eq 'setop';
	return union_of_one($depth) if $how eq 'partitions' && !$outer;

	# these want what is unique, and a table that can be locked
	my $single = $how =~ /distinct_on|window|limit|locked/;
	my $tree = $single ? base_relation(a_table(1)) : join_tree(pick(1, 1, 1, 2, 2, 3), $depth + 1);
	my @all = @{ $tree->{columns} };
	my @where = where(\@all, $depth + 1, 0.35);
	push @where, join_condition(\@all, $outer) if $outer && (chance(0.85) || $how eq 'plain');
	my $from = "FROM $tree->{from}" . where_clause(@where);
	my @columns = exposed(some(between(1, 4), @all));
	my $list = select_list(@columns);
	my $sql;
	my $rows = $tree->{rows};

	if ($how =~ /group|sets/)
	{
		my @keys = exposed(some(pick(1, 1, 1, 2, 2, 3), @all));
		my $by = join ', ', map { $_->{sql} } @keys;
		my @values = aggregates($tree, \@all, scalar @keys);

		if ($how eq 'sets')
		{
			$by = chance(0.5) ? "GROUPING SETS (($by), ())" : pick('ROLLUP', 'CUBE') . " ($by)";
		}
		$sql = 'SELECT ' . select_list(@keys, @values) . " $from GROUP BY $by" . (chance(0.2) ? ' HAVING count(*) > ' . between(0, 2) : '');
		@columns = (@keys, @values);
		$rows /= 2;
	}
	elsif ($how eq 'aggregate')
	{
		@columns = aggregates($tree, \@all, 0);
		$sql = 'SELECT ' . select_list(@columns) . " $from";
		$rows = 1;
	}
	elsif ($how eq 'distinct') { $sql = "SELECT DISTINCT $list $from"; }
	elsif ($how eq 'distinct_on')
	{
		my $key = pick(@columns)->{sql};
		$sql = "SELECT DISTINCT ON ($key) $list $from ORDER BY $key, $tree->{id}" . pick('', ' DESC');
	}
	elsif ($how eq 'window')
	{
		my $by = chance(0.7) ? 'PARTITION BY ' . pick(@all)->{sql} : '';
		push @columns, {
			name => 'w',
			type => 'int8',
			low => 1,
			codes => 10,
			sql => pick("row_number() OVER ($by ORDER BY $tree->{id})", "count(*) OVER ($by)",
				"count(*) OVER ($by ORDER BY $tree->{id} ROWS BETWEEN 2 PRECEDING AND CURRENT ROW)")
		};
		$sql = 'SELECT ' . select_list(@columns) . " $from";
	}
	elsif ($how eq 'limit')
	{
		my $limit = pick(1, 5, 50, 500);
		$sql = "SELECT $list $from ORDER BY " .
		  (chance(0.8) ? "$tree->{id} LIMIT " . constant($limit) . (chance(0.3) ? ' OFFSET ' . between(0, 9) : '')
			: "$columns[0]{sql} FETCH FIRST $limit ROWS WITH TIES");
		$rows = min($rows, $limit);
	}
	elsif ($how eq 'locked') { $sql = "SELECT $list $from FOR " . pick('UPDATE', 'SHARE', 'NO KEY UPDATE'); }
	elsif ($how eq 'volatile')
	{
		# once for each row that is read, whatever is dropped later
		$columns[0] = { %{ $columns[0] }, type => 'int4', sql => 'volatile_id(' . column_code($columns[0]) . ')' };
		$sql = 'SELECT ' . select_list(@columns) . " $from";
	}
	elsif ($how eq 'srf')
	{
		push @columns, { name => 'g', type => 'int4', low => 1, codes => 2, sql => 'generate_series(1, ' . between(0, 2) . ')' };
		$sql = 'SELECT ' . select_list(@columns) . " $from";
	}
	elsif ($how eq 'offset') { $sql = "SELECT $list $from OFFSET 0"; }
	else { $sql = "SELECT $list $from"; }

	return { sql => $sql, columns => \@columns, rows => $rows };
}

# Columns that aggregates of such rows make.
sub aggregates
{
	my ($tree, $columns, $n) = @_;
	my @list;

	foreach (1 .. between(1, 2))
	{
		my $column = pick(@$columns);
		my $code = column_code($column);
		my $how = weighted(count => 5, max => 4, min => 2, sum => 3, distinct => 1, filter => 1);

		push @list, {
			%$column,
			name => 'g' . ++$n,
			type => $how =~ /max|min/ ? 'int4' : 'int8',
			sql => {
				count => 'count(*)',
				max => "max($code)",
				min => "min($code)",
				sum => "sum($code)",
				distinct => "count(DISTINCT $column->{sql})",
				filter => "count(*) FILTER (WHERE $code % 2 = 0)"
			}->{$how}
		};
	}
	return @list;
}

# Two queries of the same types.
sub set_operation
{
	my ($depth, $outer) = @_;
	my @arms = map { relation($depth + 1) } 1, 2;
	my @first = exposed(some(between(1, 3), @{ $arms[0]{columns} }));
	my @second = map {
		my $type = $_->{type};
		my @same = grep { $_->{type} eq $type } @{ $arms[1]{columns} };
		my $other = @same ? pick(@same) : pick(@{ $arms[1]{columns} });
		+{ %$_, sql => @same ? $other->{sql} : value_of($type, 'abs(' . column_code($other) . ')') }
	} @first;
	my $how = weighted('UNION ALL' => 8, UNION => 4, INTERSECT => 2, EXCEPT => 2, 'INTERSECT ALL' => 1, 'EXCEPT ALL' => 1);
	my @where = map {
		my $columns = $arms[$_]{columns};
		where_clause((chance(0.5) ? predicate(pick(@$columns)) : ()), ($outer && chance(0.8) ? join_condition($columns, $outer, 1) : ()))
	} 0, 1;

	took("set operation: $how");
	return {
		sql => 'SELECT ' . select_list(@first) . " FROM $arms[0]{from}$where[0] $how SELECT " . select_list(@second) . " FROM $arms[1]{from}$where[1]",
		columns => [ map { +{ %$_, low => min($_->{low}, 0) } } @first ],
		rows => $arms[0]{rows} + $arms[1]{rows}
	};
}

# Ranges of one table, each read by itself.
sub union_of_one
{
	my ($depth) = @_;
	my $table = a_table(1);
	my @names;
	my @arms = map {
		my $relation = base_relation($table);
		@names = exposed(@{ $relation->{columns} });
		'SELECT ' . select_list(@names) . " FROM $relation->{from} WHERE $relation->{id} % 3 = $_"
	} 0 .. 2;

	return { sql => join(' UNION ALL ', @arms), columns => \@names, rows => $table->{rows} };
}

#
# Common table expressions
#

sub make_ctes
{
	my $n = chance(0.22) ? between(1, 2) : 0;

	foreach my $i (1 .. $n)
	{
		my $how = weighted(plain => 70, recursive => 15, change => $read_only ? 0 : 10);
		my $cte = $how eq 'recursive' ? recursive("w$i") : $how eq 'change' ? changing("w$i") : subquery(1);

		next if !$cte;
		took("cte: $how");
		my $kept = $how eq 'plain' ? pick('', '', 'MATERIALIZED ', 'MATERIALIZED ', 'NOT MATERIALIZED ') : '';
		push @ctes, {
			name => "w$i",
			rows => $cte->{rows},
			columns => $cte->{columns},
			changes => $how eq 'change',
			sql => "w$i" . ($cte->{names} // '') . " AS $kept($cte->{sql})"
		};
	}
	return;
}

sub with_clause { return @ctes ? 'WITH RECURSIVE ' . join(', ', map { $_->{sql} } @ctes) . ' ' : ''; }

# The join of each step is built from what the step before found.
sub recursive
{
	my ($name) = @_;
	my $start = base_relation(a_table(1));
	my $next = base_relation(a_table(1));
	my $key = pick(@{ $start->{columns} });
	my $level = "$name.level < " . between(1, 3);
	my $found = { sql => "$name.c1", type => $key->{type}, low => $key->{low}, codes => $key->{codes} };
	my ($l, $r) = key_pair([$found], $next->{columns});
	my @same = grep { $_->{type} eq $key->{type} } @{ $next->{columns} };
	my $reached = @same ? pick(@same)->{sql} : value_of($key->{type}, 'abs(' . column_code($r) . ')');

	return {
		sql => "SELECT $key->{sql}, 0 FROM $start->{from} WHERE " . predicate($key) .
		  ' UNION ' . "SELECT $reached, $name.level + 1 FROM $name JOIN $next->{from} ON " . equal($l, $r) . " WHERE $level",
		names => '(c1, level)',
		columns => [ { %$key, name => 'c1' }, { name => 'level', type => 'int4', low => 0, codes => 3 } ],
		rows => $start->{rows}
	};
}

sub changing
{
	my @small = grep { $_->{base} && $_->{rows} <= 1000 && !$_->{changed} } @tables;
	my $table = @small ? pick(@small) : return;
	my $target = base_relation($table);
	my @columns = exposed(some(3, @{ $target->{columns} }));
	my $where = predicate(pick(@{ $target->{columns} }));

	return {
		sql => "UPDATE $target->{from} SET n = n + 1 WHERE $where RETURNING " . select_list(@columns), columns => \@columns, rows => $table->{rows}
	};
}

#
# Whole queries
#

# A few rows, for each of which a join is executed again: one of its tables is
# read by the row, the others, and what was made of them, need not be.
sub executed_again
{
	my @small = grep { $_->{base} && $_->{rows} <= 3000 } @tables;
	my $outer_table = a_table(1);
	my $key = pick(@{ base_relation($outer_table)->{columns} });
	my $outer = aliased("(SELECT DISTINCT $key->{sql} AS k1 FROM $outer_table->{name} AS " . ($key->{sql} =~ s/\..*//r) .
		  ' WHERE ' . predicate($key) . ' ORDER BY 1 LIMIT ' . between(3, 25) . ')', 25, { %$key, name => 'k1' });
	my ($first, $second) = map { chance(0.7) && @small ? base_relation(pick(@small)) : relation(2) } 1, 2;
	my $third = base_relation(a_table(1));
	my @kept = (@{ $first->{columns} }, @{ $second->{columns} });
	my $from = "$first->{from} JOIN $second->{from} ON " . join_condition($first->{columns}, $second->{columns}, 1) .
	  " JOIN $third->{from} ON " . join_condition(pick($first->{columns}, $second->{columns}), $third->{columns}, 1);
	my $where = equal(key_pair($third->{columns}, $outer->{columns}));
	my $sum = 'sum(' . column_code(pick(@kept)) . ')';

	took('join executed again');
	my $inner = "SELECT count(*) AS n, $sum AS s FROM $from WHERE $where";
	my $shown = shown($key->{type}, "$outer->{alias}.k1");
	return "SELECT $shown, (SELECT ROW(n, s)::text FROM ($inner) AS i) FROM $outer->{from}" if chance(0.5);
	return "SELECT $shown, i.n, i.s FROM $outer->{from} CROSS JOIN LATERAL ($inner) AS i";
}

# Joins one above another, each with conditions whose calls are counted: some
# ask for a first row of those below, and find that their table has none.
sub layers
{
	my $below = base_relation(a_table(1));

	took('layers of joins', 'calls counted');
	my @emptied = grep { $_->{emptied} } @tables;
	my $layers = between(3, 4);
	foreach my $layer (1 .. $layers)
	{
		my $table = @emptied && $layer == $layers - 1 ? pick(@emptied) : a_table(1);
		my $other = base_relation($table);
		my @columns = exposed(some(4, @{ $below->{columns} }), some(2, @{ $other->{columns} }));
		my @where = chance(0.7) ? 'counted(' . between(1, 2) . ', ' . column_code(pick(@{ $below->{columns} })) . ')' : ();
		push @where, predicate(pick(@{ $other->{columns} })) if $layer == $layers;

		$other->{from} = "(SELECT * FROM $table->{name} WHERE counted_dear(3, n) OFFSET 0) AS $other->{alias}" if chance(0.6);
		my $from = "FROM $below->{from} " . weighted(INNER => 8, LEFT => 1) . " JOIN $other->{from} ON " . join_condition($below->{columns}, $other->{columns}, 1);
		my $order = chance(0.3) ? ' ORDER BY 1' : '';
		$below = aliased('(SELECT ' . select_list(@columns) . " $from" . where_clause(@where) . "$order OFFSET 0)", max($below->{rows}, $other->{rows}), @columns);
	}
	return 'SELECT count(*), sum(' . column_code(pick(@{ $below->{columns} })) . ") FROM $below->{from}";
}

sub order_all { my ($n) = @_; return 'ORDER BY ' . join(', ', 1 .. $n); }

# Options: tables; parameters, a list to put the arguments into; read_only, if
# nothing may be locked; ordered, if the order has to be total.  Returns { sql,
# ordered, changes }.
sub random_query
{
	my (%options) = @_;

	begin(%options);
	return { sql => executed_again(), ordered => 0, changes => 0, parameters => $params } if !$options{ordered} && chance(0.09);
	return { sql => layers(), ordered => 0, changes => 0, parameters => $params } if !$options{ordered} && chance(0.08);
	make_ctes();
	my $n = pick(1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6);
	$budget = $n + 4;
	my $tree = join_tree($n, 0);
	my @all = @{ $tree->{columns} };
	my @where = where(\@all, 0, 0.4);
	my $from = "FROM $tree->{from}" . where_clause(@where);
	my $how = weighted(rows => 36, group => 16, aggregate => 14, distinct => 6, window => 6, sets => 4, setop => 5, scalar => 8, error => 0.6);
	my @shown = map { shown($_->{type}, $_->{sql}) } some(between(1, 5), @all);
	my $sql;

	took("query: $how", "relations: $n");
	push @shown, $tree->{pad} if $tree->{pad} && chance(0.6);
	if ($how eq 'scalar')
	{
		my $inner = join_tree(pick(1, 2, 2), 1);
		push @shown, "(SELECT count(*) FROM $inner->{from} WHERE " . join_condition(\@all, $inner->{columns}) . ')';
	}
	push @shown, '1000 / (' . column_code($all[0]) . ' - ' . a_code($all[0]) . ')' if $how eq 'error';
	if ($how =~ /group|sets|aggregate/)
	{
		my @keys = $how eq 'aggregate' ? () : some(pick(1, 1, 2), @all);
		my @values = map { $_->{sql} } aggregates($tree, \@all, 0);

		push @values, 'count(*)', 'sum(' . column_code(pick(@all)) . ')';
		push @values, 'array_agg(DISTINCT ' . shown($all[0]{type}, $all[0]{sql}) . ')' if chance(0.1);
		@shown = ((map { shown($_->{type}, $_->{sql}) } @keys), @values);
		my $by = join ', ', map { $_->{sql} } @keys;
		$by = pick("GROUPING SETS (($by), ())", "ROLLUP ($by)", "CUBE ($by)") if $how eq 'sets';
		$from .= " GROUP BY $by" if @keys;
		$from .= ' HAVING count(*) > ' . between(0, 3) if @keys && chance(0.2);
	}
	if ($how eq 'window')
	{
		my $by = 'PARTITION BY ' . pick(@all)->{sql};
		push @shown, pick("count(*) OVER ($by)", 'sum(' . column_code(pick(@all)) . ") OVER ($by)",
			"rank() OVER ($by ORDER BY " . column_code(pick(@all)) . ')', 'count(*) OVER ()');
	}
	if ($how eq 'setop')
	{
		my $other = join_tree(pick(1, 2, 2, 3), 0);
		my @texts = map { "($_)::text" } @shown;
		my @others = map { '(' . shown($_->{type}, $_->{sql}) . ')::text' } map { pick(@{ $other->{columns} }) } @texts;
		my $op = pick('UNION ALL', 'UNION', 'INTERSECT', 'EXCEPT');

		took("set operation: $op");
		$sql = 'SELECT ' . join(', ', @texts) . " $from $op SELECT " . join(', ', @others) . " FROM $other->{from}";
	}
	else { $sql = 'SELECT ' . ($how eq 'distinct' ? 'DISTINCT ' : '') . join(', ', @shown) . " $from"; }

	my $ordered = $options{ordered} || chance(0.15);
	if ($ordered)
	{
		$sql .= ' ' . order_all(scalar @shown);
		if (chance(0.5))
		{
			took('limit');
			$sql .= ' LIMIT ' . pick(1, 10, 100) . (chance(0.3) ? ' OFFSET ' . between(1, 20) : '');
		}
	}
	return { sql => with_clause() . $sql, ordered => $ordered, changes => scalar(grep { $_->{changes} } @ctes), parameters => $params };
}

# A change of a table by a join, and a query of what the table is then.
sub random_change
{
	my (%options) = @_;
	my @targets = grep { $_->{base} && $_->{rows} <= 1500 && $_->{kind} ne 'temporary' } @{ $options{tables} };

	begin(%options, read_only => 1);
	my $table = @targets ? pick(@targets) : return;
	my $how = weighted(update => 10, delete => 8, insert => 8, merge => $options{version} >= 150000 ? 8 : 0);
	make_ctes() if $how ne 'merge';
	my $columns = [ (map { +{ %$_, sql => "target.$_->{name}" } } @{ $table->{columns} }),
		{ sql => 'target.id', type => 'int8', low => 1, codes => max(1, $table->{rows}) } ];
	my $sql;

	took("change: $how", "table $table->{kind}");
	if ($how eq 'insert')
	{
		my $query = subquery(0);
		my @shown = map { shown($_->{type}, "q.$_->{name}") } @{ $query->{columns} };
		return {
			sql => with_clause() . 'INSERT INTO sink SELECT digest(ROW(' . join(', ', @shown) . ")::text) FROM ($query->{sql}) AS q RETURNING digest",
			after => 'SELECT count(*), sum(digest) FROM sink'
		};
	}
	my $after = "SELECT count(*), sum(digest((CASE WHEN id < 1000000 THEN id END, n)::text)) FROM $table->{name}";
	if ($how eq 'merge')
	{
		my $tree = join_tree(pick(1, 2, 2), 0);
		my ($l, $r) = key_pair($columns, $tree->{columns});
		my $source = "SELECT $r->{sql} AS k, count(*) AS cnt FROM $tree->{from} GROUP BY 1";
		my $on = equal({ %$r, sql => 'source.k' }, $l);

		$sql = "MERGE INTO $table->{name} AS target USING ($source) AS source ON $on" .
		  ' WHEN MATCHED AND target.n % 3 = 0 THEN DELETE WHEN MATCHED THEN UPDATE SET n = target.n + source.cnt' .
		  (chance(0.5) ? q( WHEN NOT MATCHED THEN INSERT (id, n) VALUES (1000000 + nextval('seq'), source.cnt)) : '');
		return { sql => $sql, after => $after };
	}
	my $tree = join_tree(pick(1, 2, 2, 3), 0);
	my $where = join ' AND ', join_condition($columns, $tree->{columns}), where([ @$columns, @{ $tree->{columns} } ], 0, 0.3);
	$sql = $how eq 'update'
	  ? "UPDATE $table->{name} AS target SET n = target.n + 1 FROM $tree->{from} WHERE $where RETURNING target.id, target.n"
	  : "DELETE FROM $table->{name} AS target USING $tree->{from} WHERE $where RETURNING target.id";
	return { sql => with_clause() . $sql, after => $after };
}

# A query to be a view: { sql, columns, rows }.
sub random_view
{
	my @of = grep { ($_->{kind} // '') ne 'temporary' } @_;

	begin(tables => \@of, read_only => 1);
	my $view = subquery(1);
	return $view;
}

1;
