# Schema: random tables with data, and views
#
# A schema is a list of objects [name, statement, ...], in the order of their
# creation, and of tables { name, rows, columns => [{ name, type, low, codes }],
# ... } that Query draws from.  Data come from hashes of row numbers, not from
# random(): no plan and no version changes them.
package Schema;

use strict;
use warnings;

use Exporter qw(import);
use List::Util qw(max min);

use Dice;
use Query;
use Types;

our @EXPORT = qw(schema_setup random_schema);

# Once for a database.
sub schema_setup
{
	return split /;\n(?=CREATE|GRANT)/, <<'SQL';
CREATE ROLE crosscheck_reader;
CREATE TYPE color AS ENUM ('red', 'orange', 'yellow', 'green', 'blue');
CREATE TYPE pair AS (a int, b text);
CREATE DOMAIN dint AS int CHECK (VALUE >= 0);
CREATE SEQUENCE seq;
GRANT ALL ON SEQUENCE seq TO crosscheck_reader;
CREATE FUNCTION rnd(n int8, salt int8) RETURNS float8 IMMUTABLE PARALLEL SAFE LANGUAGE sql
	AS 'SELECT (hashint8extended($1, $2) & 1073741823) / 1073741824.0::float8';
CREATE FUNCTION digest(text) RETURNS int8 IMMUTABLE PARALLEL SAFE LANGUAGE sql
	AS 'SELECT hashtextextended($1, 0) >> 8';
CREATE FUNCTION volatile_id(int) RETURNS int VOLATILE PARALLEL SAFE LANGUAGE plpgsql AS 'BEGIN RETURN $1; END';
CREATE SEQUENCE calls1;
CREATE SEQUENCE calls2;
CREATE SEQUENCE calls3;
GRANT ALL ON SEQUENCE calls1, calls2, calls3 TO crosscheck_reader;
CREATE VIEW calls AS SELECT a.last_value AS n1, b.last_value AS n2, c.last_value AS n3 FROM calls1 AS a, calls2 AS b, calls3 AS c;
CREATE FUNCTION counted(n int, int) RETURNS boolean STABLE PARALLEL RESTRICTED COST 1 LANGUAGE plpgsql AS 'BEGIN PERFORM nextval(''public.calls'' || n); RETURN true; END';
CREATE FUNCTION counted_dear(n int, int) RETURNS boolean STABLE PARALLEL RESTRICTED COST 200 LANGUAGE plpgsql AS 'BEGIN PERFORM nextval(''public.calls'' || n); RETURN true; END';
CREATE FUNCTION reach(outer_query text, inner_query text, every int, stop int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	r record;
	n int8 := 0;
	failed int8 := 0;
	found int8 := 0;
	sum numeric := 0;
BEGIN
	FOR r IN EXECUTE outer_query LOOP
		n := n + 1;
		EXIT WHEN n = stop;
		IF n % every = 0 AND n < 20 * every THEN
			BEGIN
				EXECUTE 'SELECT count(*) FROM (' || inner_query || ') AS q' INTO found;
				IF n % (2 * every) = 0 THEN
					PERFORM 1 / (n - n);
				END IF;
			EXCEPTION WHEN division_by_zero THEN
				failed := failed + 1;
			END;
		END IF;
		sum := sum + digest(r::text);
	END LOOP;
	-- which rows came first is open
	RETURN concat_ws(' ', n, found, failed, CASE WHEN n IS DISTINCT FROM stop THEN sum END);
END $$;
SQL
}

my ($universe, $partition_type, $partition_how, $rows_left, $hidden);

sub random_schema
{
	my @objects = ([ 'x', 'CREATE SCHEMA x', 'GRANT USAGE ON SCHEMA x TO crosscheck_reader',
		'CREATE TABLE sink (digest int8)', 'GRANT ALL ON sink TO crosscheck_reader' ]);
	my @tables;

	$universe = pick(50, 200, 500, 1000, 2000, 10000);
	$partition_type = pick(qw(int2 int4 int8 dint numeric date timestamp));
	$partition_how = pick(qw(range range list hash));
	$rows_left = 60000;
	# no page is looked at where rows are hidden
	$hidden = chance(0.35);
	my $n = between(4, 9);
	foreach my $i (1 .. $n)
	{
		my $rows = $i == 1 ? between(3000, 10000) : $i == 2 ? between(100, 1000) : weighted_rows();
		my ($table, $object) = random_table("t$i", $rows);

		push @tables, $table;
		push @objects, $object;
	}
	push @objects, filters(@tables);
	foreach my $i (1 .. between(1, 4))
	{
		my $view = random_view(@tables);
		my $options = $hidden && chance(0.6) ? 'WITH (security_barrier) ' : '';

		push @objects, [ "v$i", "CREATE VIEW v$i ${options}AS $view->{sql}", "GRANT SELECT ON v$i TO crosscheck_reader" ];
		push @tables, { name => "v$i", rows => $view->{rows}, columns => $view->{columns}, view => 1, barrier => $options ne '' };
	}
	return (\@objects, \@tables);
}

# Filters of columns, for Query to ask for others.
sub filters
{
	my @statements = ('CREATE TABLE filters (id int, keyset keyset, bloom bloomfilter, ribbon ribbonfilter, fuse fusefilter, counting countingfilter)',
		'GRANT SELECT ON filters TO crosscheck_reader');
	my $id = 0;

	foreach my $table (@_)
	{
		foreach my $column (@{ $table->{columns} })
		{
			my $key = Query::key({ %$column, sql => $column->{name} });

			$column->{filter} = ++$id;
			push @statements, "INSERT INTO filters SELECT $id, keyset_agg($key), bloom_agg($key), ribbon_agg($key), fuse_agg($key), counting_agg($key)" .
			  " FROM $table->{name} WHERE id % " . between(1, 9) . ' = 0';
		}
	}
	return [ 'filters', @statements ];
}

sub weighted_rows
{
	my $size = weighted(none => 5, one => 5, few => 12, tens => 18, hundreds => 30, thousands => 16, many => 8);
	my %range = (none => [ 0, 0 ], one => [ 1, 1 ], few => [ 2, 9 ], tens => [ 10, 99 ],
		hundreds => [ 100, 999 ], thousands => [ 1000, 3000 ], many => [ 10000, 15000 ]);
	my $rows = min(between(@{ $range{$size} }), $rows_left);

	$rows_left -= $rows;
	return $rows;
}

sub random_table
{
	my ($name, $rows) = @_;
	my $kind = weighted(plain => 50, partitioned => 20, subpartitioned => 4, inherited => 8, temporary => 9, unlogged => 9);
	my @columns;
	my %code;
	my $unique = ($kind =~ /plain|temporary|unlogged/ && chance(0.8));
	my $pad = chance(0.25);
	# columns that are dropped, or added, when half of the rows are there
	my $gone = chance(0.3);
	my $late = $kind ne 'inherited' && chance(0.5);

	foreach my $i (1 .. between(3, 6))
	{
		my $type = chance(0.4) ? pick(qw(int4 int4 int8 int8 text int2 numeric)) : pick(all_types());
		my $column = { name => "c$i", type => $type };

		$column->{type} = $partition_type if $i == 1 && $kind =~ /partition/;
		if ($i > 1 && chance(0.15))
		{
			# as the one before: correlated
			@$column{qw(low codes code)} = @{ $columns[-1] }{qw(low codes code)};
		}
		else
		{
			my $salt = between(1, 1e6);
			$column->{codes} = max 1, int $universe / pick(1, 1, 1, 2, 5, 20);
			$column->{low} = int $universe * pick(0, 0, 0, 0, 0, 0, 0.3, 0.9, 2);
			$column->{code} = $column->{low} . ' + ' .
			  weighted(
				  "floor($column->{codes} * rnd(g, $salt))::int8" => 5,
				  "floor($column->{codes} * rnd(g, $salt) ^ 4)::int8" => 3,
				  "g * 7 % $column->{codes}" => 3);
		}
		push @columns, $column;
	}

	my @definitions = ('id int8' . ($unique ? ' PRIMARY KEY' : ' NOT NULL'), 'n int NOT NULL',
		($gone ? 'gone text' : ()), ($pad ? 'pad text' : ()), map { "$_->{name} " . declared($_->{type}) } @columns);
	my @values = ('g', 'g % 10', ($gone ? q{left(repeat(md5(g::text), 9), (g % 280)::int)} : ()), ($pad ? q{repeat(md5(g::text), 8)} : ()), map {
		my $value = stored_value($_->{type}, $_->{code}, 'g');
		chance(0.5) ? $value
		  : 'CASE WHEN rnd(g, ' . between(1, 1e6) . ') >= ' . pick(0.02, 0.1, 0.1, 0.1, 0.5, 0.9) . " THEN $value END";
	} @columns);
	my ($added, $added_value) = $late ? (pop @definitions, pop @values) : ();
	my @rest = partitions($name, $kind, $columns[0]);
	my $create = ($kind eq 'temporary' ? 'CREATE TEMP TABLE' : $kind eq 'unlogged' ? 'CREATE UNLOGGED TABLE' : 'CREATE TABLE') .
	  " $name (" . join(', ', @definitions) . ')';
	$create .= ' PARTITION BY ' . partition_by($columns[0], $partition_how) if $kind =~ /partition/;
	# many pages of few rows
	$create .= ' WITH (fillfactor = ' . pick(10, 10, 25, 50, 90) . ')' if $kind !~ /partition/ && chance(0.6);

	my $last = $kind eq 'inherited' ? int $rows / 2 : $rows;
	my $half = $gone || $late ? int $last / 2 : 0;
	my $insert = sub {
		my ($into, $from, $to) = @_;
		push @rest, "INSERT INTO $into SELECT " . join(', ', @values) . " FROM generate_series($from\::int8, $to) AS g" if $from <= $to;
	};
	$insert->($name, 1, $half);
	if ($late)
	{
		my $column = $columns[-1];
		$column->{default} = $column->{low} + int rand $column->{codes} if chance(0.8);
		push @rest, "ALTER TABLE $name ADD $added" . (defined $column->{default} ? ' DEFAULT ' . value_of($column->{type}, $column->{default}) : '');
		push @values, $added_value;
	}
	if ($gone)
	{
		push @rest, "ALTER TABLE $name DROP gone";
		splice @values, 2, 1;
	}
	$insert->($name, $half + 1, $last);
	push @values, q{'c'};
	$insert->("${name}_child", $last + 1, $rows) if $kind eq 'inherited';
	push @rest, some(between(0, 5), "UPDATE $name SET n = n + 1 WHERE id % 7 = 1", "DELETE FROM $name WHERE id % 13 = 2",
		"UPDATE $name SET $columns[1]{name} = NULL WHERE id % 17 = 3", "VACUUM $name", "UPDATE $name SET n = n - 1 WHERE id % 7 < 2");
	foreach my $column (some(between(0, 2), @columns))
	{
		my $how = pick('', '', 'hash');
		push @rest, "CREATE INDEX ON $name " . ($how ? "USING hash ($column->{name})" : "($column->{name}" . (chance(0.3) ? ', id)' : ')'));
	}
	push @rest, "GRANT ALL ON $name TO crosscheck_reader";
	my $secured = $hidden && chance(0.35);
	push @rest, "ALTER TABLE $name ENABLE ROW LEVEL SECURITY",
	  "CREATE POLICY some_rows ON $name USING (" . pick('id % 5 <> 1', 'n < 8', 'n IN (SELECT generate_series(0, 6))') . ')'
	  if $secured;
	push @rest, "ANALYZE $name" if chance(0.85);
	# larger for the planner than it is, so that joins ask whether others have rows
	my $emptied = chance(0.15);
	push @rest, "DELETE FROM $name" if $emptied;
	return ({
			name => $name, rows => $rows, columns => \@columns, unique => $unique, pad => $pad, kind => $kind, emptied => $emptied,
			secured => $secured, base => 1
		},
		[ $name, $create, @rest ]);
}

sub partition_by
{
	my ($column, $how) = @_;

	return 'LIST ((' . code_of($column->{type}, $column->{name}) . ' % 4))' if $how eq 'list';
	return uc($how) . " ($column->{name})";
}

# The partitions of a table, those of one of them, or its child.
sub partitions
{
	my ($name, $kind, $column) = @_;
	my @parts;

	return "CREATE TABLE ${name}_child (more text) INHERITS ($name)" if $kind eq 'inherited';
	return if $kind !~ /partition/;

	my $type = $column->{type};
	my @bounds = map { value_of($type, int $universe * $_) } 0, 0.3, 0.6, 1;
	@parts =
	  $partition_how eq 'range' ? ((map { "FOR VALUES FROM ($bounds[$_]) TO ($bounds[$_ + 1])" } 0 .. 2), 'DEFAULT')
	  : $partition_how eq 'list' ? ((map { "FOR VALUES IN ($_)" } 0, '1, 2'), 'DEFAULT')
	  : (map { "FOR VALUES WITH (MODULUS 3, REMAINDER $_)" } 0 .. 2);
	my @made = map { "CREATE TABLE ${name}_$_ PARTITION OF $name $parts[$_]" } 0 .. $#parts;
	if ($kind eq 'subpartitioned')
	{
		$made[0] .= ' PARTITION BY HASH (id)';
		push @made, map { "CREATE TABLE ${name}_0_$_ PARTITION OF ${name}_0 FOR VALUES WITH (MODULUS 2, REMAINDER $_)" } 0, 1;
	}
	return @made;
}

1;
