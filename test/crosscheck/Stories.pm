# Stories: what happens to filters in a database, as steps
#
# A case is { settings => [...], steps => [...] }; Claims.pm says what a step is.
package Stories;

use strict;
use warnings;

use Exporter qw(import);

use Claims;
use Dice;
use Filters;
use Types;
use Ways;

our @EXPORT = qw(random_story);

# Options: tables, version, jit
sub random_story
{
	my (%options) = @_;
	my $story = weighted(made => 45, kept => 22, followed => 8, groups => 6, windows => 6, mistakes => 6, sizes => 3);
	my $case = {
		made => \&made, kept => \&kept, followed => \&followed, groups => \&groups, windows => \&windows, mistakes => \&mistakes, sizes => \&sizes
	}->{$story}->(%options);

	took("story: $story");
	my @settings = (Ways::settings(%options), map { "ribbonfilter.$_" } some(between(0, 2), 'verify = on', 'page_probe = off', 'join_filter = on', 'join_filter_debug = force', 'default_selectivity = ' . pick(0, 0.5, 1)));
	return { story => $story, settings => \@settings, steps => $case };
}

# Tables of a tree: m has its keys, kept the filter.
sub tables_of
{
	my ($node) = @_;
	my $columns = $node->{kind}{map} ? 'k, v' : 'k';
	my $condition = 'k IS DISTINCT FROM NULL' . ($node->{kind}{map} ? ' AND v IS NOT NULL' : '');

	return (
		step('the keys', "CREATE TABLE m AS SELECT $columns FROM (" . keys_sql($node) . ") AS q WHERE $condition"),
		step('the filter', 'CREATE TABLE kept AS SELECT ' . filter_sql($node) . ' AS f'));
}

#
# A filter is made, and asked
#

sub made
{
	my (%options) = @_;
	my $node = random_filter($options{tables});
	my $f = chance(0.25) ? filter_sql($node) : '(SELECT f FROM kept)';
	my @analyze = chance(0.4) ? step('statistics', 'ANALYZE m, kept') : ();

	return [ tables_of($node), @analyze, claims($node, $f, 7) ];
}

#
# ... and kept in some place, one that others look into or change
#

sub kept
{
	my (%options) = @_;
	my $node = random_filter($options{tables});
	my ($stem, $type) = ($node->{kind}{stem}, $node->{kind}{type});
	my $file = "$ENV{PGHOST}/surface.copy";
	my $other = filter_sql($node);

	# name => [ statements ], and where f is then
	my %places = (
		domain => [ [ "CREATE TABLE place (f domain_$stem NOT NULL CHECK (octet_length(f::bytea) > 10))", 'INSERT INTO place TABLE kept' ], 'place' ],
		generated => [ [ "CREATE TABLE place (b bytea, f $type GENERATED ALWAYS AS (b::$type) STORED)", 'INSERT INTO place (b) SELECT f::bytea FROM kept', 'UPDATE place SET b = b' ], 'place' ],
		assigned => [ [ "CREATE TABLE place (f $type)", 'INSERT INTO place SELECT f::bytea FROM kept' ], 'place' ],
		'default' => [ [ 'CREATE TABLE place (id int, f ' . "$type)", "DO \$\$ BEGIN EXECUTE format('ALTER TABLE place ALTER f SET DEFAULT %L', (SELECT f FROM kept)); END \$\$", 'INSERT INTO place VALUES (1)' ], 'place' ],
		# a default that is the same for all rows is kept in a row of the catalog, which has no TOAST table
		'added column' => [ [ 'CREATE TABLE place AS SELECT 1 AS id', "DO \$\$ BEGIN EXECUTE (SELECT format('ALTER TABLE place ADD f $type NOT NULL DEFAULT '
			|| CASE WHEN octet_length(f::bytea) < 7000 THEN '%L' ELSE 'CASE WHEN random() < 2 THEN %L::$type END' END, f) FROM kept); END \$\$" ], 'place' ],
		array => [ [ "CREATE TABLE place (a $type\[])", 'INSERT INTO place SELECT ARRAY[f, NULL, f] FROM kept', "UPDATE place SET a[2] = a[1]" ], '(SELECT a[2] AS f FROM place) AS p' ],
		composite => [ [ "CREATE TABLE place (p pair_$stem)", "INSERT INTO place SELECT ROW(1, f)::pair_$stem FROM kept", 'UPDATE place SET p.n = 2' ], '(SELECT (p).f FROM place) AS p' ],
		partitioned => [ [ "CREATE TABLE place (no int, f $type) PARTITION BY LIST (no)", (map { "CREATE TABLE place_$_ PARTITION OF place FOR VALUES IN ($_)" } 1 .. 3),
			'INSERT INTO place SELECT no, f FROM kept, generate_series(1, 2) AS no', 'UPDATE place SET no = 3 WHERE no = 1', 'ALTER TABLE place DETACH PARTITION place_2', 'DROP TABLE place_1' ], 'place' ],
		'hash partitioned' => [ [ "CREATE TABLE place (f $type) PARTITION BY HASH (f)", (map { "CREATE TABLE place_$_ PARTITION OF place FOR VALUES WITH (MODULUS 2, REMAINDER $_)" } 0, 1),
			'INSERT INTO place TABLE kept' ], '(SELECT * FROM place WHERE f = (SELECT f FROM kept)) AS p' ],
		# all of it, since parallel workers cannot read there
		temporary => [ [ 'CREATE TEMP TABLE temporary_place ON COMMIT DROP AS TABLE kept' ], "(SELECT f::bytea::$type AS f FROM temporary_place) AS p" ],
		view => [ [ 'CREATE VIEW place WITH (security_barrier) AS SELECT f FROM kept WHERE f IS NOT NULL' ], 'place' ],
		'view of an aggregate' => [ [ "CREATE VIEW place AS SELECT $other AS f" ], 'place' ],
		'materialized view' => [ [ 'CREATE MATERIALIZED VIEW place AS SELECT f FROM kept WITH NO DATA', 'REFRESH MATERIALIZED VIEW place' ], 'place' ],
		'type changed' => [ [ 'CREATE TABLE place AS TABLE kept', 'ALTER TABLE place ALTER f TYPE bytea USING f::bytea', "ALTER TABLE place ALTER f TYPE $type USING f::$type" ], 'place' ],
		'type to domain' => [ [ 'CREATE TABLE place AS TABLE kept', "ALTER TABLE place ALTER f TYPE domain_$stem" ], 'place' ],
		storage => [ [ "CREATE TABLE place (f $type)", 'ALTER TABLE place ALTER f SET STORAGE ' . pick(qw(EXTENDED MAIN EXTERNAL)), 'INSERT INTO place TABLE kept' ], 'place' ],
		'hash index' => [ [ 'CREATE TABLE place AS TABLE kept', 'CREATE INDEX ON place USING hash (f)', 'INSERT INTO place SELECT f FROM kept', 'SET LOCAL enable_seqscan = off' ],
			'(SELECT f FROM place WHERE f = (SELECT f FROM kept) LIMIT 1) AS p' ],
		'B-tree' => [ [ 'CREATE TABLE place (f ' . "$type)", 'CREATE UNIQUE INDEX ON place (f) WHERE octet_length(f::bytea) < 2000', 'INSERT INTO place SELECT f FROM kept, generate_series(1, 2) WHERE octet_length(f::bytea) < 2000 ON CONFLICT DO NOTHING',
			'INSERT INTO place SELECT f FROM kept WHERE NOT EXISTS (SELECT FROM place)' ], 'place' ],
		updated => [ [ 'CREATE TABLE place AS TABLE kept', 'SAVEPOINT s', 'UPDATE place SET f = NULL', 'ROLLBACK TO s', 'UPDATE place SET f = ' . $other, 'SAVEPOINT s', 'DELETE FROM place', 'ROLLBACK TO s' ], 'place' ],
		rewritten => [ [ 'CREATE TABLE place AS SELECT 1 AS id, f FROM kept', 'CREATE INDEX place_id ON place (id)', 'CLUSTER place USING place_id', 'ALTER TABLE place ADD more float8 DEFAULT random()' ], 'place' ],
		trigger => [ [ "CREATE TABLE place (f $type)", "CREATE FUNCTION x.hand_on() RETURNS trigger LANGUAGE plpgsql AS 'DECLARE f x.kept.f%TYPE; BEGIN f := NEW.f; NEW.f := NULL; NEW.f := f; RETURN NEW; END'",
			'CREATE TRIGGER t BEFORE INSERT ON place FOR EACH ROW EXECUTE FUNCTION x.hand_on()', 'INSERT INTO place TABLE kept' ], 'place' ],
		rule => [ [ 'CREATE TABLE place AS TABLE kept', 'CREATE TABLE log AS TABLE place WITH NO DATA', 'CREATE RULE r AS ON UPDATE TO place DO ALSO INSERT INTO log VALUES (NEW.f), (OLD.f)', "UPDATE place SET f = $other",
			none('kept: rule: other bytes', 'SELECT 1 FROM log HAVING count(DISTINCT f) <> 1 AND ' . has_rows($node)) ],
			'(SELECT f FROM log LIMIT 1) AS p' ],
		copied => [ [ map { ("COPY kept TO '$file' (FORMAT $_)", 'CREATE TABLE place AS TABLE kept WITH NO DATA', "COPY place FROM '$file' (FORMAT $_)") } pick(qw(text binary csv)) ], 'place' ],
		'used in a check' => [ [ 'CREATE TABLE place AS TABLE kept', 'CREATE FUNCTION x.known(k anyelement) RETURNS bool LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT f @> k FROM x.place); END $$',
			'CREATE TABLE checked AS TABLE m WITH NO DATA', 'ALTER TABLE checked ADD CHECK (x.known(k))', 'INSERT INTO checked TABLE m' ], 'place' ],
		'condition of an index' => [ [ 'CREATE TABLE place AS TABLE kept', "DO \$\$ BEGIN IF (SELECT octet_length(f::bytea) < 5000 FROM kept) THEN EXECUTE format('CREATE INDEX ON m (id) WHERE %L::$type \@> k', (SELECT f FROM kept)) ; END IF; END \$\$" =~ s/\(id\)/((1))/r ], 'place' ],
		'row security' => [ [ 'CREATE TABLE place AS TABLE kept', 'CREATE TABLE secured AS TABLE m', 'ALTER TABLE secured ENABLE ROW LEVEL SECURITY', 'CREATE POLICY p ON secured USING ((SELECT f FROM kept) @> k)',
			'GRANT SELECT ON secured, kept, m TO crosscheck_reader', 'SET LOCAL ROLE crosscheck_reader',
			none('row security hides a key', 'SELECT * FROM (SELECT count(*) AS n FROM secured) AS a, (SELECT count(*) AS n FROM m) AS b WHERE a.n <> b.n'), 'RESET ROLE' ], 'place' ],
		'parts of a table' => [ [ "CREATE TABLE place AS SELECT k, f FROM kept, (TABLE m LIMIT 50) AS m", none('rows miss a key', 'SELECT k FROM place WHERE NOT f @> k'),
			'TRUNCATE place', 'INSERT INTO place (f) TABLE kept' ], 'place' ],
		merged => [ $options{version} >= 150000 ? [ 'CREATE TABLE place AS SELECT 1 AS id, f FROM kept', "MERGE INTO place USING (SELECT 1 AS id, $other AS f) AS q ON q.id = place.id WHEN MATCHED THEN UPDATE SET f = q.f" ] : [ 'CREATE TABLE place AS TABLE kept' ], 'place' ],
		returning => [ [ 'CREATE TABLE place AS TABLE kept WITH NO DATA', "WITH q AS (INSERT INTO place SELECT $other RETURNING f) SELECT octet_length(f::bytea) FROM q", 'CREATE TABLE place_2 AS TABLE place' ], 'place_2' ]);
	my @steps = tables_of($node);
	my $last = 'kept';

	my $name = pick(sort keys %places);
	my ($statements, $from) = @{ $places{$name} };
	took("kept: $name");
	push @steps, map { ref $_ ? $_ : step("kept: $name", $_) } @$statements;
	push @steps, none("kept: $name: other bytes", "SELECT 1 WHERE (SELECT f FROM $from) IS DISTINCT FROM (SELECT f FROM kept) AND " . has_rows($node));
	push @steps, step('statistics', 'ANALYZE') if chance(0.1);
	my $f = chance(0.7) ? "(SELECT f FROM $from)" : "(SELECT (array_agg(f))[1] FROM $from)";
	push @steps, claims($node, $f, 2);
	return \@steps;
}

#
# ... and follows a table: rows come and go, some of them in transactions that
# are rolled back, and triggers tell the filter
#

sub followed
{
	my (%options) = @_;
	my $kind = pick(grep { $_->{mutable} && !$_->{map} } kinds());
	my $stem = $kind->{stem};
	my $node = random_filter($options{tables}, kind => $kind, depth => 0, few => 1, ($kind->{sized} ? (size => pick(50, 1000, 'b16')) : ()));
	my $arguments = agg_sql($node, 'k', 'v') =~ s/^\w+\(k//r =~ s/\)$//r;
	my ($sum, $agg) = ($kind->{counts} ? '+' : '|', "${stem}_agg(k$arguments)");
	my $wave = "SELECT k FROM (" . keys_sql($node) . ') AS q';
	my @steps = (tables_of($node), step('followed', 'ALTER TABLE m ADD id serial'), step('followed', 'CREATE TABLE ever AS SELECT k FROM m'));
	my $change = chance(0.5)
	  ? "UPDATE x.kept SET f = (f $sum (SELECT $agg FROM new_rows))"
	  : "UPDATE x.kept SET f = grown(f, (SELECT array_agg(k) FROM new_rows))";

	$change = "UPDATE x.kept SET f = (f $sum (SELECT $agg FROM new_rows))" if is_array($node->{type});
	my $body = "CREATE FUNCTION x.follow_OP() RETURNS trigger LANGUAGE plpgsql AS \$\$ BEGIN BODY; RETURN NULL; END \$\$";
	my $old = $kind->{counts} ? "UPDATE x.kept SET f = f - (SELECT $agg FROM old_rows)" : 'PERFORM';
	my %tables = (insert => 'NEW TABLE AS new_rows', update => 'OLD TABLE AS old_rows NEW TABLE AS new_rows', delete => 'OLD TABLE AS old_rows');
	my %do = (insert => "IF EXISTS (SELECT FROM new_rows) THEN $change; INSERT INTO x.ever SELECT k FROM new_rows; END IF",
		delete => "IF EXISTS (SELECT FROM old_rows) THEN $old; END IF");
	# a row comes before another goes, so that no count is missing in between
	$do{update} = "$do{insert}; $do{delete}";
	foreach my $op (qw(insert update delete))
	{
		push @steps, step('followed', $body =~ s/OP/$op/r =~ s/BODY/$do{$op}/r),
		  step('followed', "CREATE TRIGGER $op AFTER $op ON m REFERENCING $tables{$op} FOR EACH STATEMENT EXECUTE FUNCTION x.follow_$op()");
	}
	foreach my $i (1 .. between(2, 7))
	{
		my $j = between(2, 9);
		my $statement = pick("INSERT INTO m (k) $wave WHERE k IS DISTINCT FROM NULL LIMIT " . between(0, 40), "DELETE FROM m WHERE id % $j = 1",
			"UPDATE m SET k = (SELECT k FROM ever WHERE k IS DISTINCT FROM NULL OFFSET " . between(0, 5) . " LIMIT 1) WHERE id % $j = 0 AND EXISTS (SELECT FROM ever OFFSET 6)");
		my $undone = chance(0.3);

		push @steps, step('followed', 'SAVEPOINT s') if $undone;
		push @steps, step('followed', $statement);
		push @steps, step('followed', 'SELECT 1 / 0', { state => qr/^22012/ }) if $undone && chance(0.3);
		push @steps, step('followed', 'ROLLBACK TO s') if $undone;
	}
	my $f = '(SELECT f FROM kept)';
	push @steps, members($node, $f), members($node, $f);
	push @steps, none('not what all its rows make', "SELECT 1 WHERE EXISTS (SELECT FROM ever) AND $f <> (SELECT $agg FROM (SELECT k FROM ever UNION ALL SELECT NULL) AS e)") if !$kind->{counts};
	# one whose keys are all gone still knows their type
	push @steps, none('not what the rows make', "SELECT 1 FROM ${stem}_info($f) AS i WHERE EXISTS (SELECT FROM m) AND (i.details->>'saturated')::int = 0 AND $f <> (SELECT $agg FROM (SELECT k FROM m UNION ALL SELECT NULL) AS m)")
	  if $kind->{counts};
	return \@steps;
}

#
# Groups and windows: each filter is that of its rows
#

sub groups
{
	my (%options) = @_;
	my $node = random_leaf($options{tables});
	my ($source, $map) = ($node->{source}, $node->{kind}{map});
	my $q = "(SELECT s.n, s.id % 3 AS j, $source->{key} AS k, $source->{value} AS v FROM $source->{from} WHERE $source->{where})";
	my $by = pick('GROUPING SETS ((n), (j), ())', 'ROLLUP (n, j)', 'CUBE (n, j)', 'GROUPING SETS ((n, j), (n))', 'n, j', 'GROUPING SETS (n, j)');
	my $g = 'grouping(n, j)';
	my $agg = agg_sql($node, 'k', 'v');
	my $condition = pick('true', 'n < 5', 'k IS NOT NULL', 'v > 1');

	return [
		step('rows', "CREATE TABLE r AS SELECT * FROM $q AS q"), (chance(0.5) ? step('statistics', 'ANALYZE r') : ()),
		none('the filter of a group is not that of its rows', "SELECT n, j, g FROM (SELECT n, j, $g AS g, $agg FILTER (WHERE $condition) AS f, count(*) AS all_rows FROM r GROUP BY $by HAVING count(*) > 0) AS q " .
			"WHERE f <> (SELECT $agg FROM r WHERE (g & 2 <> 0 OR r.n IS NOT DISTINCT FROM q.n) AND (g & 1 <> 0 OR r.j IS NOT DISTINCT FROM q.j) AND $condition)"),
		none('a group lacks a key', "SELECT * FROM (SELECT n, $agg AS f, array_agg(k) FILTER (WHERE k IS DISTINCT FROM NULL" . ($map ? ' AND v IS NOT NULL' : '') . ") AS a FROM r GROUP BY n) AS q WHERE a IS NOT NULL AND " .
			(is_array($node->{type}) ? 'f IS NULL' : "$node->{kind}{stem}_candidates(f, a) <> a")) ];
}

sub windows
{
	my (%options) = @_;
	my $node = random_leaf($options{tables}, few => 1);
	my $source = $node->{source};
	my $agg = agg_sql($node, 'k', 'v');
	my $unit = pick(qw(ROWS ROWS RANGE GROUPS));
	my ($start, $end) = (pick('UNBOUNDED PRECEDING', between(0, 20) . ' PRECEDING', 'CURRENT ROW', between(0, 3) . ' FOLLOWING'),
		pick('CURRENT ROW', between(4, 20) . ' FOLLOWING', 'UNBOUNDED FOLLOWING', between(0, 3) . ' PRECEDING'));
	($start, $end) = ('4 PRECEDING', 'CURRENT ROW') if $start =~ /^CURRENT|FOLLOWING/ && $end =~ /^\d+ PRECEDING|^CURRENT/;
	my $frame = "$unit BETWEEN $start AND $end" . pick('', '', ' EXCLUDE CURRENT ROW', ' EXCLUDE TIES', ' EXCLUDE GROUP');
	my $partition = pick('', 'PARTITION BY n ');

	took("frame: $unit");
	return [
		step('rows', "CREATE TABLE r AS SELECT s.id, s.n, row_number() OVER (ORDER BY s.id, $source->{key}) AS no, $source->{key} AS k, $source->{value} AS v FROM $source->{from} WHERE $source->{where} LIMIT 120"),
		none('the filter of a frame is not that of its rows', "SELECT no FROM (SELECT no, $agg OVER w AS f, array_agg(no) OVER w AS a FROM r WINDOW w AS (${partition}ORDER BY id $frame)) AS q " .
			"WHERE (f = (SELECT $agg FROM r WHERE no = ANY (a))) IS NOT TRUE") ];
}

#
# Errors that are documented, each with its code
#

sub mistakes
{
	my (%options) = @_;
	my $kind = pick(kinds());
	my ($stem, $type) = @$kind{qw(stem type)};
	my $v = $kind->{map} ? ', 1' : '';
	my $vs = $kind->{map} ? ', ARRAY[1, 2]' : '';
	my $f = "(SELECT ${stem}_agg(i$v) FROM generate_series(1, 100) AS i)";
	my $rows = 'FROM generate_series(1, 100) AS i';
	my @mistakes = (
		[ "SELECT $f \@> '42'::text", '42804' ], [ "SELECT $f \@> 42::float8", '42804' ], [ "SELECT $f \@> ARRAY[1, 2]", '42804' ], [ "SELECT $f \@> date '2026-01-01'", '42804' ],
		[ "SELECT $f \@> 'x'", '22P02' ], [ "SELECT $f && ARRAY['x'::text]", '42804' ],
		[ "SELECT ${stem}_agg(point(i, i)$v) $rows", '42883|0A000' ], [ "SELECT ${stem}_agg('{}'::json$v) $rows", '42883|0A000' ],
		[ "SELECT ${stem}_agg(ROW(i, ROW(i, 1))$v) $rows", '0A000' ],
		[ "SELECT ${stem}_agg(CASE WHEN i > 3 THEN ROW(i, 1::text) ELSE ROW(i, 1) END$v) $rows", '42804|0A000' ],
		[ "SELECT ''::$type", '22P02|22P03|22023' ], [ "SELECT 'x!'::$type", '22P02' ], [ "SELECT '\\x0102'::bytea::$type", '22P03' ],
		[ "SELECT overlay(f::bytea PLACING '\\xff'::bytea FROM 20)::$type FROM (SELECT $f AS f) AS q", '22P03' ],
		[ "SELECT ${stem}_build('{1,2}'$vs)", '42804' ],
		[ "SELECT substr(f::bytea, 1, octet_length(f::bytea) - 1)::$type FROM (SELECT $f AS f) AS q", '22P03' ],
		[ "CREATE TABLE t_wrong (f $type); INSERT INTO t_wrong VALUES ('\\x00'::bytea)", '22P03' ]);
	my $collation = 'ci';

	if ($kind->{rate})
	{
		push @mistakes, map { my $rate = $_; ([ "SELECT ${stem}_agg(i$v, $rate) $rows", '22003' ], [ "SELECT ${stem}_build(ARRAY[1, 2]$vs, $rate)", '22003' ]) } '0.0', '0.6', "'NaN'", '-1.0', '1e-12';
		push @mistakes, [ "SELECT ${stem}_agg(i$v, NULL) $rows", '22004' ], [ "SELECT ${stem}_agg(i$v, CASE WHEN i > 5 THEN 0.01 ELSE 0.02 END) $rows", '22023' ];
	}
	if ($kind->{sized})
	{
		push @mistakes, map { [ "SELECT ${stem}_empty(0.01, $_)", '22003|22004|54000' ] } -1, 'NULL', '9223372036854775807';
		push @mistakes, [ "SELECT ${stem}_agg(i, 0.01, i) $rows", '22023' ],
		  [ "SELECT ${stem}_agg(i, 0.01, 1000) " . ($kind->{counts} ? '+' : '|') . " ${stem}_agg(i, 0.01, 20000) $rows", '22023' ];
	}
	push @mistakes, [ "SELECT bloom_fold(bloom_agg(i, 0.01, 1000), 100000) $rows", '22023' ] if $kind->{fold};
	push @mistakes, [ "SELECT ${stem}_remove($f, 101)", '22023|02000|P0002' ], [ "SELECT ${stem}_empty(0.01, 100) - ${stem}_agg(i, 0.01, 100) $rows", '22023' ] if $kind->{counts};
	push @mistakes, [ "SELECT $f | $f", '0A000' ], [ "SELECT ribbonmap_agg(1, i) -> 1 $rows", '21000' ], [ "SELECT ribbonmap_agg(i, -i) $rows", '22003' ],
	  [ 'SELECT ribbonmap_agg(i, 4294967296) ' . $rows, '22003' ], [ 'SELECT ribbonmap_build(ARRAY[1, 2], ARRAY[1])', '22023|2202E' ]
	  if $kind->{map};
	push @mistakes, [ "SELECT ${stem}_add($f, 'x'::text)", '42804' ], [ "SELECT ${stem}_add($f, 'x')", '22P02' ] if $kind->{mutable};
	push @mistakes, [ "SELECT $f | ${stem}_build(ARRAY['a'])", '42804' ] if $kind->{set};
	push @mistakes, [ "SELECT ${stem}_trans(NULL, 1)", '55000' ] if $kind->{set};

	my @steps;
	foreach (some(6, @mistakes))
	{
		my ($sql, $state) = @$_;
		push @steps, step('before a mistake', 'SAVEPOINT s'), step('a mistake', $sql, { state => qr/^(?:$state) / }), step('after a mistake', 'ROLLBACK TO s');
		took("mistake: $state");
	}
	return [ @steps, none('after mistakes', "SELECT 1 WHERE NOT $f \@> 7") ];
}

#
# Sizes and capacities, of each kind
#

sub sizes
{
	my (%options) = @_;
	my $kind = pick(kinds());
	my $stem = $kind->{stem};
	my $rate = $kind->{rate} ? ', ' . pick(grep { $_ >= $kind->{least} } 0.5, 0.1, 0.01, 1 / 256, 0.001, 1e-5) : '';
	# values take all bits that they may: columns of bits that are 0 throughout take no space
	my $most = $kind->{map} ? ', ' . pick(0, 1, 15, 1023, 4294967295) : '';
	my $bytes = between(1000, 10**between(4, 8));
	my $keys = between(0, 10**between(1, 6));
	my $n = between(0, 10**between(1, 4));
	my ($size, $capacity) = map { my $f = $_; sub { "${stem}_$f($_[0]$most$rate)" } } qw(size capacity);
	my $value = $most eq ', 0' || !$kind->{map} ? ', 0' : "$most";

	return [
		none('too large for its capacity', 'SELECT 1 WHERE ' . $size->($capacity->($bytes)) . " > $bytes"),
		none('capacity in words', 'SELECT 1 WHERE ' . $capacity->("'1 MB'") . ' <> ' . $capacity->('1048576')),
		none('capacity of a size', 'SELECT 1 WHERE ' . $capacity->($size->($keys)) . " < $keys"),
		none('capacity falls', 'SELECT 1 WHERE ' . $capacity->($bytes) . ' > ' . $capacity->($bytes + between(1, 1000))),
		none('a filter is not of its size', "SELECT bytes, " . $size->($n) . " FROM (SELECT ${stem}_agg(i" . ($kind->{map} ? ', i % 2 *' . substr($value, 1) : '') . "$rate) AS f FROM generate_series(1, $n) AS i) AS q, " .
			"LATERAL ${stem}_info(f) WHERE NOT bytes BETWEEN " . $size->($n) . ' * 0.8 - 200 AND ' . $size->($n) . ' * 1.15 + 200') ];
}

1;
