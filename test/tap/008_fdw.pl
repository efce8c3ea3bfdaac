# A filter goes to another server through postgres_fdw, as a parameter, and
# only rows that it lets through come back.

use strict;
use warnings;

use Server;

my $rows = 1_000_000;
my $matches = 10_000;

my $remote = new_server('remote');

plan skip_all => 'no postgres_fdw here'
  if $remote->safe_psql('postgres', q{SELECT count(*) FROM pg_available_extensions WHERE name = 'postgres_fdw'}) eq '0';

# What counts the rows that the remote server sends, independently of EXPLAIN
# here: the cursors that postgres_fdw fetches from.
my $counted = $remote->safe_psql('postgres', q{SELECT count(*) FROM pg_available_extensions WHERE name = 'pg_stat_statements'});
if ($counted)
{
	$remote->append_conf('postgresql.conf', 'shared_preload_libraries = pg_stat_statements');
	$remote->restart;
	$remote->safe_psql('postgres', 'CREATE EXTENSION pg_stat_statements');
}

my $local = new_server('local');

my %databases = (
	sales => 'CREATE EXTENSION ribbonfilter',
	# where something is amiss
	without => '',
	elsewhere => 'CREATE SCHEMA filters; CREATE EXTENSION ribbonfilter SCHEMA filters',
);
my ($host, $port) = ($remote->host, $remote->port);
my $tables = 'id bigint, k integer, n numeric, c color, t text';

sub local_sql { return $local->safe_psql('postgres', $_[0]); }

local_sql(q{
CREATE EXTENSION ribbonfilter;
CREATE EXTENSION postgres_fdw;
CREATE TYPE color AS ENUM ('red', 'green', 'blue');
});
my @kinds = kinds($local);
foreach my $database (sort keys %databases)
{
	$remote->safe_psql('postgres', "CREATE DATABASE $database");
	$remote->safe_psql($database, qq{
$databases{$database};
CREATE TYPE color AS ENUM ('blue', 'green', 'red');
CREATE TABLE facts ($tables)});
	local_sql(qq{
CREATE SERVER $database FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '$host', port '$port', dbname '$database', extensions 'ribbonfilter', fetch_size '10000');
CREATE USER MAPPING FOR CURRENT_USER SERVER $database;
CREATE FOREIGN TABLE $database ($tables) SERVER $database OPTIONS (table_name 'facts')});
}
$remote->safe_psql('sales', qq{
INSERT INTO facts SELECT i, i % $rows, i % 1000, (ARRAY['red', 'green', 'blue']::color[])[i % 3 + 1], 'key ' || i FROM generate_series(1, $rows) i;
INSERT INTO facts VALUES (0, NULL, NULL, NULL, NULL);
ANALYZE});
local_sql(qq{
CREATE FOREIGN TABLE misdeclared (id bigint, n integer, t integer) SERVER sales OPTIONS (table_name 'facts');
CREATE TABLE dim AS SELECT i * 100 AS k, (i * 100)::bigint AS k8, 'key ' || i * 100 AS t FROM generate_series(0, $matches - 1) i;
CREATE TABLE filters AS SELECT } . of_each('STEM_agg(k) AS STEM', ', ', @kinds) . qq{, ribbon_agg(k8, 0.001) AS of_bigint, ribbon_agg(t) AS of_text FROM dim;
CREATE TABLE nothing (r ribbonfilter);
ANALYZE});

#
# What crosses the wire
#

# The remote query of a plan
sub remote_sql
{
	my ($query) = @_;

	return join "\n", local_sql("EXPLAIN (VERBOSE, COSTS OFF) $query") =~ /Remote SQL: (.*)/g;
}

# Rows that a query fetches: as its plan says, and as the remote server counted
# them.
sub rows_fetched
{
	my ($query) = @_;
	my ($here, $there);

	$remote->safe_psql('postgres', 'SELECT pg_stat_statements_reset()') if $counted;
	$here = local_sql(qq{
CREATE OR REPLACE FUNCTION pg_temp.fetched(query text) RETURNS numeric LANGUAGE plpgsql AS \$\$
DECLARE
	plan jsonb;
BEGIN
	EXECUTE 'EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ' || query INTO plan;
	RETURN (SELECT sum((n->>'Actual Rows')::numeric + coalesce((n->>'Rows Removed by Filter')::numeric, 0))
			FROM jsonb_path_query(plan, 'strict \$.** ? (\@."Node Type" == "Foreign Scan")') n);
END \$\$;
SELECT round(pg_temp.fetched(\$query\$$query\$query\$))});
	$there = $here;
	$there = $remote->safe_psql('postgres', q{SELECT sum(rows) FROM pg_stat_statements WHERE query LIKE 'FETCH%'}) if $counted;
	return ($here, $there);
}

my $exact = 'SELECT f.id, f.k, f.t FROM sales f JOIN dim USING (k)';
my $expected = local_sql("SELECT count(*), md5(string_agg(j::text, ',' ORDER BY id)) FROM ($exact) j");
like($expected, qr/^$matches\|/, 'the join finds what matches');

foreach my $filter (@kinds, { stem => 'ribbon', type => 'ribbonfilter', column => 'of_bigint' })
{
	my ($stem, $type, $column) = ($filter->{stem}, $filter->{type}, $filter->{column} // $filter->{stem});
	my $kind = $filter->{column} ? "$type $column" : $type;
	my $rate = local_sql("SELECT coalesce((${stem}_info($column)).expected_fpr, 0) FROM filters");
	my $query = "$exact WHERE (SELECT $column FROM filters) @> k";
	my $others = $rows - $matches;
	my $mean = $matches + $rate * $others;
	my $slack = 6 * sqrt($rate * (1 - $rate) * $others);

	like(
		remote_sql($query),
		qr/^SELECT id, k, t FROM public\.facts WHERE \(\(\$1::public\.$type OPERATOR\(public\.\@>\) k\)\)$/,
		"$kind: sent as a parameter");
	my ($here, $there) = rows_fetched($query);
	cmp_ok($here, '<=', $mean + $slack, "$kind: $here of $rows rows come");
	cmp_ok($here, '>=', $mean - $slack, "$kind: no fewer than should");
	is($there, $here, "$kind: so the other server says") if $counted;
	is(local_sql("SELECT count(*), md5(string_agg(j::text, ',' ORDER BY id)) FROM ($query) j"), $expected, "$kind: the same result");
}

my ($here, $there) = rows_fetched("SELECT f.id, f.k, f.t FROM sales f JOIN dim USING (k) WHERE (SELECT ribbon_agg(k) FROM dim) @> k");
cmp_ok($here, '<', 0.021 * $rows, 'a filter that is made in the query');

# Without "extensions" the result is the same, and everything comes.
local_sql(q{ALTER SERVER sales OPTIONS (DROP extensions)});
my $query = "$exact WHERE (SELECT ribbon FROM filters) @> k";
unlike(remote_sql($query), qr/WHERE/, 'without "extensions" the filter is not sent');
($here, $there) = rows_fetched($query);
is($here, $rows + 1, 'and all rows come');
is($there, $here, 'so the other server says') if $counted;
is(local_sql("SELECT count(*), md5(string_agg(j::text, ',' ORDER BY id)) FROM ($query) j"), $expected, 'the same result');
local_sql(q{ALTER SERVER sales OPTIONS (ADD extensions 'ribbonfilter')});

#
# Which forms are sent, whole
#
my $f = '(SELECT ribbon FROM filters)';
my %sent = (
	"SELECT count(*) FROM sales WHERE $f @> k" => qr/^SELECT count\(\*\) FROM/,
	"SELECT count(*) FROM sales WHERE k <@ $f" => qr/ \(\(k OPERATOR\(public\.<\@\) \$1::/,
	"SELECT count(*) FROM sales WHERE NOT $f @> k" => qr/ \(\(NOT \(\$1::/,
	"SELECT count(*) FROM sales WHERE $f @> k OR (SELECT r FROM nothing) IS NULL" => qr/ OR \(\$2::public\.ribbonfilter IS NULL\)/,
	"SELECT count(*) FROM sales WHERE ribbon_contains($f, k)" => qr/ \(public\.ribbon_contains\(\$1::/,
	"SELECT ribbon_agg(k), bloom_agg(k, 0.01, 1000) FROM sales" => qr/^SELECT public\.ribbon_agg\(k\), public\.bloom_agg\(k, /,
	(map { my $agg = "$_->{stem}_agg(k" . ($_->{has_values} ? ', 7' : ''); ("SELECT $agg) FROM sales" => qr/^SELECT public\.\Q$agg\E(?:::bigint)?\) FROM/) } @kinds),
	"DELETE FROM sales WHERE $f @> k" => qr/^DELETE FROM public\.facts WHERE \(\(\$1::/,
	"SELECT count(*) FROM sales a JOIN sales b USING (id) WHERE $f @> a.k" => qr/ INNER JOIN .*OPERATOR\(public\.\@>\)/,
);
local_sql("ALTER SERVER sales OPTIONS (ADD use_remote_estimate 'true')");
foreach my $sql (sort keys %sent)
{
	like(remote_sql($sql), $sent{$sql}, "sent: $sql");
}
# that server is asked with NULL in place of the filter: a tenth is expected
my ($estimate) = local_sql("EXPLAIN SELECT * FROM sales WHERE $f @> k") =~ /Foreign Scan on sales .* rows=(\d+)/;
cmp_ok($estimate, '>', $rows / 20, 'of a filter that is a parameter, the other server expects some rows');
cmp_ok($estimate, '<', $rows / 5, '... but few');
local_sql("ALTER SERVER sales OPTIONS (DROP use_remote_estimate)");
foreach my $condition ("($f @> k) IS NOT FALSE", "coalesce($f @> k, true)", "$f @> ROW(k)")
{
	unlike(remote_sql("SELECT count(*) FROM sales WHERE $condition"), qr/WHERE/, "not sent, as postgres_fdw has no such form: $condition");
}
is(local_sql(q{
PREPARE ask(ribbonfilter) AS SELECT count(*) FROM sales s JOIN dim USING (k) WHERE $1 @> s.k;
SET plan_cache_mode = force_generic_plan;
SELECT ribbon FROM filters \gset
EXECUTE ask(:'ribbon')}),
	$matches, 'a parameter of a prepared statement');

# Filters made there are those that would have been made here.
my $made = of_each(q{SELECT 'STEM' AS kind, md5(STEM_agg(k)::bytea), md5(STEM_agg(t)::bytea), md5(STEM_agg(n)::bytea), md5(STEM_agg(c)::bytea) FROM }, ' UNION ALL ', @kinds) . ' ORDER BY kind';
is(local_sql($made =~ s/FROM \K/sales /gr), $remote->safe_psql('sales', $made =~ s/FROM \K/facts /gr), 'filters made there come as they are');
is(local_sql(q{SELECT count(*), min(c), max(c) FROM sales WHERE (SELECT ribbon_agg(c, 1e-6) FROM unnest(ARRAY['green']::color[]) c) @> c}),
	'333334|green|green',
	'enums go by their labels');
is(local_sql(q{
SELECT count(*) FROM dim JOIN sales s ON s.t = dim.t WHERE (SELECT of_text FROM filters) @> s.t}),
	$matches - 1, 'keys of text');
is(local_sql(q{SELECT count(*) FROM sales WHERE (SELECT r FROM nothing) @> k}), '0', 'no filter, no rows');
is(local_sql(q{SELECT count(*) FROM sales WHERE (SELECT r FROM nothing) @> k OR (SELECT r FROM nothing) IS NULL}), $rows + 1, 'or all of them');

is(local_sql('SELECT count(*) FROM misdeclared WHERE (SELECT keyset FROM filters) @> n'),
	$remote->safe_psql('sales', 'SELECT count(*) FROM facts WHERE n % 100 = 0'),
	'integers there are numerics');

#
# What is amiss is an error
#
foreach my $amiss (
	[ 'without', 'k', qr/ERROR: +42704: type "public\.ribbonfilter" does not exist/, 'no extension there' ],
	[ 'elsewhere', 'k', qr/ERROR: +42704: type "public\.ribbonfilter" does not exist/, 'in another schema there' ],
	[ 'misdeclared', 't', qr/ERROR: +42804: filter holds keys of type integer, but the key is of type text/, 'keys of text there' ])
{
	my ($table, $key, $error, $what) = @$amiss;
	my ($status, $stdout, $stderr) = $local->psql('postgres', "\\set VERBOSITY verbose\nSELECT count(*) FROM $table WHERE $f @> $key");

	isnt($status, 0, "$what: an error");
	like($stderr, $error, "$what: a clear one");
	like($stderr, qr/CONTEXT: +remote SQL command: SELECT count/, "$what: from there");
	is($stdout, '', "$what: no result");
}

#
# Conditions that the planner adds go there, and no keys of a table there are
# read twice: its rows may be others by then
#
local_sql(q{
CREATE TABLE parts (k integer) PARTITION BY RANGE (k);
CREATE TABLE parts_here PARTITION OF parts FOR VALUES FROM (0) TO (10);
CREATE FOREIGN TABLE parts_there PARTITION OF parts FOR VALUES FROM (10) TO (20) SERVER sales OPTIONS (table_name 'facts');
CREATE TABLE regions (id integer, k integer) PARTITION BY LIST (id);
CREATE TABLE regions_here PARTITION OF regions FOR VALUES IN (1);
CREATE FOREIGN TABLE regions_there PARTITION OF regions FOR VALUES IN (2) SERVER sales OPTIONS (table_name 'facts')});
my $plan = q{LOAD 'ribbonfilter'; SET enable_hashjoin = off; SET ribbonfilter.join_filter = plan; SET ribbonfilter.join_filter_debug = force; EXPLAIN (VERBOSE, COSTS OFF)};
my @small = (
	[ 'dim d USING (k)', 1 ],
	[ 'sales d USING (k)', 0 ],
	[ 'parts d USING (k)', 0 ],
	[ 'regions d USING (k) WHERE d.id = 1', 1 ],
	[ 'regions d USING (k) JOIN dim n ON n.k = d.id WHERE n.k = 1', 0 ]);
foreach my $small (@small)
{
	my ($table, $added) = @$small;

	is(scalar(() = local_sql("$plan SELECT * FROM sales f JOIN $table") =~ /Remote SQL: .* OPERATOR\(public\.@>\)/g), $added, "keys of $table");
}

done_testing();
