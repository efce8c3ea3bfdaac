# Every function of the extension, called by somebody who has no rights but to
# log in, with every kind of argument that its signature allows, in every place
# where a function can be called from: an answer or an error, never a crash, and
# never an internal error, which tells that something was taken for granted.
#
# Functions with arguments come from pg_proc, so that a new one is called
# without a change here.  RF_SEED are other random numbers, RF_CALLS is how many
# calls of each function, a tenth by day (RF_DAY).

use strict;
use warnings;

use List::Util qw(all any max sum);
use Server;
use Outcomes qw(start_server outcomes deaths);
use Wire;

my $calls = $ENV{RF_CALLS} // ($ENV{RF_DAY} ? 6 : 60);
my $repeats = $ENV{RF_REPEATS} // ($ENV{RF_DAY} ? 200 : 1000);
random_seed();

my $node = start_server();

sub pick { return $_[ int rand @_ ]; }

#
# What there is
#

sql(q{
CREATE EXTENSION ribbonfilter;
CREATE ROLE plain LOGIN;
CREATE SCHEMA calls AUTHORIZATION plain;
ALTER ROLE plain SET search_path = calls, public;
CREATE TYPE color AS ENUM ('red', 'green');
CREATE TYPE pair AS (a integer, b text);
CREATE DOMAIN small AS integer CHECK (VALUE < 1000000);
CREATE DOMAIN word AS text;
CREATE DOMAIN numbers AS integer[];
CREATE DOMAIN duo AS pair;
CREATE TABLE counted AS SELECT i, i % 100 AS n, 'k' || i % 10 AS t FROM generate_series(1, 3000) AS i;
CREATE TABLE analyzed (i) WITH (parallel_workers = 2) AS SELECT g % 10 FROM generate_series(1, 2000) AS g;
CREATE TABLE long (id integer, t text, b bytea);
INSERT INTO long SELECT g, string_agg(md5(h::text), ''), string_agg(sha256(h::text::bytea), '') FROM generate_series(1, 2) AS g, generate_series(1, 300) AS h GROUP BY g;
INSERT INTO long SELECT 3, repeat('x', 100000), decode(repeat('00', 100000), 'hex');
ALTER TABLE analyzed OWNER TO plain;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO plain;
ANALYZE;
});
my $citext = available_extension('citext');
sql('CREATE EXTENSION citext') if $citext;
my $any_case = $node->psql('postgres', q{CREATE COLLATION any_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false)}) == 0;

my $members = q{pg_depend d JOIN pg_extension e ON d.refclassid = 'pg_extension'::regclass AND d.refobjid = e.oid AND d.deptype = 'e' AND e.extname = 'ribbonfilter'};
# name, kind, arguments, result
my @functions = map {
	{ oid => $_->[0], name => $_->[1], kind => $_->[2], args => [ split /~/, $_->[3] ], result => $_->[4],
		set => $_->[5] eq 't', defaults => $_->[6], strict => $_->[7] eq 't', for_aggregates => $_->[8] eq 't',
		# many types of key have the C functions of any type: so each is tried less often
		calls => $_->[9] eq 't' ? $calls / 3 : $calls, tried => 0, answered => 0 }
} rows(qq{
SELECT p.oid, quote_ident(n.nspname) || '.' || quote_ident(proname), prokind, (SELECT string_agg(format_type(a, NULL), '~' ORDER BY o) FROM unnest(proargtypes) WITH ORDINALITY AS u (a, o)),
	format_type(prorettype, NULL), proretset, pronargdefaults, proisstrict,
	EXISTS (SELECT FROM pg_aggregate WHERE p.oid IN (aggtransfn, aggfinalfn, aggcombinefn, aggserialfn, aggdeserialfn, aggmtransfn, aggminvtransfn, aggmfinalfn)),
	coalesce((SELECT t.prosrc FROM pg_aggregate JOIN pg_proc t ON t.oid = aggtransfn WHERE aggfnoid = p.oid), prosrc) ~ '_any\$' AND NOT 'anyelement'::regtype = ANY (proargtypes)
FROM pg_proc p JOIN $members ON d.classid = 'pg_proc'::regclass AND d.objid = p.oid JOIN pg_namespace n ON n.oid = pronamespace WHERE pronargs > 0 ORDER BY p.oid});
my @all_types = map { $_->[0] } rows(qq{SELECT typname FROM pg_type t JOIN $members ON d.classid = 'pg_type'::regclass AND d.objid = t.oid WHERE typtype = 'b' AND typcategory <> 'A' ORDER BY 1});
# what makes filters of arrays; those of maps take values as well
my %builder = map { my $build = function_from($_, 'anyarray'); $build ? ($_ => $build) : () } @all_types;
my %map_builder = map { my $build = function_from($_, 'anyarray', 'bigint[]'); $build ? ($_ => $build) : () } @all_types;
my @types = grep { $builder{$_} || $map_builder{$_} } @all_types;
my %is_filter = map { $_ => 1 } @types;
cmp_ok(scalar @types, '>=', 3, 'types of filters: ' . join(' ', @types));
cmp_ok(scalar @functions, '>=', 100, 'functions of the extension: ' . @functions);

sub signature { my ($f) = @_; return "$f->{name}(" . join(', ', @{ $f->{args} }) . ')'; }
sub is_internal { my ($f) = @_; return any { $_ eq 'internal' } @{ $f->{args} }; }

# The first function that takes such arguments and gives that.
sub function_from
{
	my ($result, @args) = @_;

	foreach my $f (@functions)
	{
		return $f->{name} if $f->{kind} eq 'f' && !$f->{for_aggregates} && $f->{result} eq $result
		  && join('~', @{ $f->{args} }[ 0 .. $#args ]) eq join('~', @args) && @{ $f->{args} } - $f->{defaults} <= @args;
	}
	return undef;
}

#
# Arguments: SQL expressions of a type, over i, the number of a row.  The first
# ones of a list are good ones.
#

my %makers = (
	'smallint' => [ map { "$_\::smallint" } 'i', '(-32768)', '0', 'NULL' ],
	'integer' => [ map { "$_\::integer" } 'i', '0', '(-2147483648)', '2147483647', 'NULL' ],
	'bigint' => [ map { "$_\::bigint" } 'i', '100', '1000', '0', '1', '(-1)', '(-9223372036854775808)', '9223372036854775807', '10000', 'NULL' ],
	'bigint[]' => [ map { "$_\::bigint[]" } 'ARRAY[i, 7]', 'ARRAY[i]', "'{}'", 'ARRAY[NULL, i]', 'ARRAY[3, 4, -i]', 'ARRAY[4294967296]', 'ARRAY[[1, i], [3, 4]]', '(SELECT array_agg(g) FROM generate_series(1, 3000) AS g)', 'NULL' ],
	'double precision' => [ map { "$_\::float8" } '0.01', '(0.01 + 0 * i)', '0.5', '0.1', "'NaN'", "'inf'", "'-inf'", '0', '(-1)', '1e-300', '1e-9', '1e-8', '0.6', 'NULL' ],
	'real' => [ map { "$_\::real" } '0.01', "'NaN'", '0', 'NULL' ],
	'text' => [ "'a'::text", "'k' || i", "('k' || i)::varchar(10)", "'1'", "'red'", '(SELECT t FROM long WHERE id = 1 + i % 3)', "''", "repeat('x', 5000 * i)", "'k'::char(5)", 'current_user::name', "E'\\u00e4'", 'NULL::text' ],
	'bytea' => [ "'\\x01'::bytea", "i::text::bytea", '(SELECT b FROM long WHERE id = 1 + i % 3)', "'\\x'::bytea", "'\\xadb7e2'::bytea", 'NULL::bytea' ],
	'uuid' => [ 'md5(i::text)::uuid', "'00000000-0000-0000-0000-000000000000'::uuid", 'NULL::uuid' ],
	'oid' => [ 'i::oid', '0::oid', 'NULL::oid' ],
	'boolean' => [ 'true', 'i > 1', 'NULL::boolean' ],
	'cstring' => [ "'rbfi'::cstring", "''::cstring", "'\\x'::cstring", "'\\xadb7e2'::cstring", "textout('k' || i)", 'NULL::cstring' ],
	'keytext' => [ "('k' || i)::keytext", "''::keytext", "'\\xadb7e2'::keytext", "repeat('x', 5000 * i)::keytext", 'NULL::keytext' ],
	'character' => [ "('k' || i)::char(5)", "'k'::char(9)", 'NULL::char(5)' ],
	'date' => [ 'date(now()) + i', "'infinity'::date", 'NULL::date' ],
	'numeric' => [ 'i / 7.0', "'NaN'::numeric", '1e100::numeric', 'NULL::numeric' ],
	'timestamp without time zone' => [ "localtimestamp + i * '1 s'::interval", "'-infinity'::timestamp", 'NULL::timestamp' ],
	'jsonb' => [ "jsonb_build_object('a', i)", 'NULL::jsonb' ],
	'json' => [ "json_build_object('a', i)", 'NULL::json' ],
);
my @elements = (
	'i', "('k' || i)::text", 'i::bigint', 'i::smallint', 'i::oid', 'i::text::bytea', 'md5(i::text)::uuid',
	'i::numeric', 'i::real', "'NaN'::float8", 'i % 2 = 0', "(ARRAY['red', 'green'])[1 + i % 2]::color",
	"ROW(i, 'b')::pair", "ROW(i, 'b'::text)", 'ROW()', 'ROW(ROW(i))', "ROW(i, 'b')::duo", 'i::small', "('k' || i)::word", 'ARRAY[i]::numbers',
	'ARRAY[i]', "'{}'::text[]", "ARRAY[ROW(i, 'b')::pair]", 'ARRAY[ROW(i)]', 'array_append(ARRAY[1], i)', 'int4range(i, i + 2)', 'int4multirange(int4range(i, i + 2))',
	"'a'::name", "'a'::char(5)", "'a'::varchar", "'a'::\"char\"", "'a'", "'1'", 'NULL', 'date(now())', 'now()', 'localtime', 'current_time', "'1 day'::interval * i",
	"'127.0.0.1'::inet + i", "'08:00:2b:01:02:03'::macaddr", "'08:00:2b:01:02:03:04:05'::macaddr8", 'i::money', 'i::text::xid8', "'0/1'::pg_lsn", "jsonb_build_object('a', i)", "json_build_object('a', i)", "'(1,1)'::point",
	"B'101'", "B'101'::varbit", "'a b'::tsvector", "'pg_class'::regclass", "'1 2'::oidvector", "'1 2'::int2vector", "'(0,1)'::tid", 'i::text::xid', 'pg_current_snapshot()',
	'pg_sleep(0)', 'int4out(i)', 'NULL::trigger', 'NULL::internal', 'NULL::anyelement', '(SELECT s FROM counted AS s LIMIT 1)', '(SELECT s FROM (SELECT 1 AS a, i AS b) AS s)',
	"(SELECT most_common_vals FROM pg_stats WHERE tablename = 'analyzed' AND attname = 'i')", '(SELECT t FROM long WHERE id = 1 + i % 3)', 'NULL::integer', 'NULL::text', 'NULL::pair', "ROW(i, NULL)::pair",
	"('k' || i) COLLATE \"C\"", "'a'::information_schema.sql_identifier");
my @arrays = (
	'ARRAY[i, i + 1]', "ARRAY['a', 'k' || i]", "'{}'::integer[]", 'ARRAY[NULL, i]', "'{NULL,NULL}'::text[]", 'ARRAY[[1, i], [3, 4]]', "'[5:7]={1,2,3}'::integer[]", "'[2147483645:2147483646]={1,2}'::integer[]", "'[-2147483648:-2147483647]={1,2}'::bigint[]",
	"'{{{{{{1},{2}}}}}}'::integer[]", "ARRAY['red']::color[]", "ARRAY[ROW(i, 'b')::pair]", 'ARRAY[ROW(i, i)]', 'ARRAY[i]::numbers', 'ARRAY[i::small]', "ARRAY[ROW(i, 'b')::duo]", "ARRAY['a'::word]", 'ARRAY[int4range(1, i + 1)]', "ARRAY['1'::json]", "ARRAY[int4out(i)]",
	'array_append(ARRAY[1], i)', "array_prepend('a'::text, ARRAY['k' || i])", '(SELECT array_agg(g + i) FROM generate_series(1, 3000) AS g)', '(SELECT array_agg(t) FROM long)', "'1 2'::oidvector", "'1 2'::int2vector",
	"(SELECT most_common_vals FROM pg_stats WHERE tablename = 'analyzed' AND attname = 'i')", "ARRAY[md5(i::text)::uuid]", 'ARRAY[i::float8, NULL]', 'ARRAY[i]::numeric[]', 'NULL::integer[]', 'NULL::text[]', 'NULL', "'{1,2}'", "ARRAY[]::pair[]", "ARRAY[pg_sleep(0)]", "ARRAY[pg_current_snapshot()]", "ARRAY['a']::name[]");
if ($citext)
{
	push @elements, "('K' || i)::citext";
	push @arrays, "ARRAY['K' || i]::citext[]";
}

# Filters.  Bytes that are none, or of another type, come past the checks
# through a function that does not look at them.
sub built
{
	my ($type, $keys) = @_;

	return "$builder{$type}($keys)" if $builder{$type};
	# no subquery, which EXECUTE does not take, but for many keys
	return "$map_builder{$type}($keys, " . ($keys =~ /SELECT/ ? values_of($keys) : "(ARRAY[3, 1, 4, 1, 5, 9])[1:cardinality($keys)]") . ')';
}
foreach my $type (@types)
{
	my $stored = join ', ', map { '(' . built($type, $_) . ')' } 'ARRAY[1, 2, 3]', "'{}'::text[]", "ARRAY['a', 'k1']", "ARRAY['red']::color[]", "ARRAY[ROW(1, 'b')::pair]",
	  '(SELECT array_agg(g) FROM generate_series(1, 900) AS g)', '(SELECT array_agg(g) FROM generate_series(1, 20000) AS g)';

	sql(qq{
CREATE FUNCTION $type\_unchecked(bytea) RETURNS $type LANGUAGE internal IMMUTABLE STRICT AS 'byteasend';
CREATE TABLE stored_$type (id serial, kept $type, plain $type, main $type, packed $type, outside $type);
ALTER TABLE stored_$type ALTER plain SET STORAGE PLAIN, ALTER main SET STORAGE MAIN, ALTER packed SET STORAGE EXTENDED, ALTER outside SET STORAGE EXTERNAL;
GRANT SELECT ON stored_$type TO plain;
INSERT INTO stored_$type (kept) SELECT f FROM (VALUES $stored) AS v (f);
INSERT INTO stored_$type (kept) SELECT $type\_unchecked(substr(kept::bytea, 1, 64) || decode(repeat('00', octet_length(kept::bytea) - 64), 'hex')) FROM stored_$type WHERE octet_length(kept::bytea) > 1000;
UPDATE stored_$type SET plain = CASE WHEN octet_length(kept::bytea) < 1000 THEN kept END, main = kept, packed = kept, outside = kept});
}
foreach my $type (@types)
{
	my ($other) = grep { $_ ne $type } @types;
	my @filters = map { built($type, $_) } 'ARRAY[1, 2, i]', "'{}'::integer[]", "ARRAY['a', 'k1']", "ARRAY['red']::color[]", "ARRAY[ROW(1, 'b')::pair]", 'ARRAY[i::oid]', 'ARRAY[ROW(1, 2)]', 'ARRAY[1.5::real]', 'ARRAY[md5(i::text)::uuid]', 'ARRAY[ARRAY[1]]::integer[]', 'ARRAY[i::text::xid8]';
	my $add = function_from($type, $type, 'anyelement');
	my $empty = function_from($type, 'double precision', 'bigint');
	my @states;

	# expanded and read-write, if they are computed for each row
	push @states, map { "$add($builder{$type}($_" } "'{}'::integer[]), i)", "'{}'::integer[]), i::oid)", "'{}'::integer[]), ('k' || i)::text)", "ARRAY[1]), i)", "ARRAY[1::oid]), i::oid)", "ARRAY['a']), ('k' || i)::word)", "ARRAY['red']::color[]), 'green'::color)", "ARRAY[ROW(1, 'b')::pair]), ROW(i, 'c')::pair)"
	  if $add;
	push @states, "$empty(0.01, 100 + 0 * i)", "$empty(0.01, 3000 + 0 * i)" if $empty;
	push @states, "$add($empty(0.01, 100 + 0 * i), i)", "$add($empty(0.01, 100 + 0 * i), i::oid)", "$add($empty(0.01, 100 + 0 * i), ROW(i, 'a'))" if $add && $empty;
	push @filters, built($type, "ARRAY['K' || i]::citext[]") if $citext;
	$makers{$type} = [
		@states, @filters, @states, @states, @states,
		(map { my $column = $_; map { "(SELECT $column FROM stored_$type WHERE id = $_)::$type" } '1 + i % 3', '3 + i % 3', '6 + i % 4' } qw(plain main packed outside)),
		"$type\_unchecked(" . built($other, 'ARRAY[1, i]') . '::bytea)', "$type\_unchecked('')", "$type\_unchecked('\\xadb7e201')",
		(map { my $at = $_; "$type\_unchecked(set_byte(" . built($type, 'ARRAY[1, i]') . "::bytea, $at, " . pick(0, 1, 127, 255) . '))' } 3 .. 48),
		"NULL::$type"
	];
}
$makers{anyelement} = [ @elements, map { built($_, 'ARRAY[i]') } @types ];
$makers{anyarray} = [ @arrays, map { 'ARRAY[' . built($_, 'ARRAY[i]') . ']' } @types ];

# An argument.  What is not known here is tried with what anybody would try.
sub argument
{
	my ($type) = @_;
	my $list = $makers{$type} //= [ map { "$_\::$type" } "'1'", "'a'", "'0'", "('k' || i)::text", "'{1}'", "''", "repeat('x', 5000 * i)", '(SELECT t FROM long WHERE id = 1 + i % 3)', 'NULL' ];

	return rand() < 0.5 ? $list->[ int rand List::Util::min(scalar @$list, 20) ] : pick(@$list);
}

# Two keys of a filter should often be of the type of its keys.
sub arguments
{
	my ($f) = @_;
	my @args = map { argument($_) } @{ $f->{args} };

	pop @args while $f->{defaults} && @args > @{ $f->{args} } - $f->{defaults} && rand() < 0.3;
	return @args;
}

#
# Where functions are called from.  Each gives a statement.
#

my $few = 'generate_series(1, 3) AS i';

sub call_text { my ($f, @args) = @_; return "$f->{name}(" . join(', ', @args) . ')'; }

# With their arguments as columns, computed in a subquery: expanded, read-only.
sub from_columns
{
	my ($f, @args) = @_;
	my @columns = map { "c$_" } 0 .. $#args;
	my $list = join ', ', map { "$args[$_] AS $columns[$_]" } 0 .. $#args;

	return (call_text($f, @columns), "(SELECT i, $list FROM $few OFFSET 0) AS s");
}

# With filters as columns of tables, as they are stored.
sub from_tables
{
	my ($f, @args) = @_;
	my @from = ($few);

	foreach my $n (grep { $is_filter{ $f->{args}[$_] } } 0 .. $#args)
	{
		push @from, "stored_$f->{args}[$n] AS t$n";
		$args[$n] = "t$n." . pick(qw(plain main packed outside));
	}
	return 'SELECT ' . call_text($f, @args) . ' FROM ' . join(', ', @from) . ' WHERE ' . pick('i = 2', 'i <> 2');
}

# In variables of PL/pgSQL: assigned back where that can be, with errors caught,
# in one session that goes on.
sub in_plpgsql
{
	my ($f, @args) = @_;
	my @names = map { "v$_" } 0 .. $#args;
	my $call = call_text($f, @names);
	my (@declare, @assign);

	foreach my $n (0 .. $#args)
	{
		my $type = $f->{args}[$n];

		# a variable of some type, for the function to find out which
		$type = pick('integer', 'text', 'oid', 'pair', 'record', 'color', 'numbers') if $type eq 'anyelement';
		$type = pick('integer[]', 'text[]', 'numbers', 'pair[]') if $type eq 'anyarray';
		push @declare, "v$n $type;";
		push @assign, "BEGIN v$n := $args[$n]; EXCEPTION WHEN internal_error THEN RAISE; WHEN OTHERS THEN NULL; END;";
	}
	my $statement = $f->{set} ? "PERFORM * FROM $call;" :
	  @args && $f->{result} eq $f->{args}[0] && rand() < 0.7 ? "v0 := $call;" : pick("PERFORM $call;", "r := $call;", "IF $call IS NULL THEN NULL; END IF;");
	return "DO \$\$ DECLARE @declare r text; BEGIN FOR i IN 1..3 LOOP @assign FOR j IN 1..2 LOOP BEGIN $statement EXCEPTION WHEN internal_error THEN RAISE; WHEN OTHERS THEN NULL; END; END LOOP; END LOOP; END \$\$";
}

my %shapes = (
	constants => sub { return 'SELECT ' . call_text(@_) . ' FROM (VALUES (2)) AS v (i)'; },
	rows => sub { return 'SELECT ' . call_text(@_) . " FROM $few"; },
	columns => sub { my ($call, $from) = from_columns(@_); return "SELECT $call FROM $from"; },
	tables => \&from_tables,
	condition => sub { my ($call, $from) = from_columns(@_); return "SELECT count(*) FROM $from WHERE $call IS NOT NULL"; },
	materialized => sub { my ($call, $from) = from_columns(@_); return "WITH s AS MATERIALIZED (SELECT * FROM $from) SELECT $call, s.i FROM s ORDER BY s.i"; },
	window => sub { my ($call, $from) = from_columns(@_); return "SELECT lag($call) OVER (ORDER BY i), count($call) OVER (ORDER BY i ROWS 1 PRECEDING) FROM $from"; },
	aggregated => sub { my ($call, $from) = from_columns(@_); return "SELECT array_agg($call), count($call) FROM $from"; },
	twice => sub { my $call = call_text(@_); return "SELECT $call, $call, s FROM (SELECT $call AS s, i FROM $few) AS t"; },
	lateral => sub { my $call = call_text(@_); return "SELECT s FROM $few LEFT JOIN LATERAL (SELECT $call AS s OFFSET 0) AS t ON true"; },
	case => sub { my $call = call_text(@_); return "SELECT CASE WHEN i > 1 THEN coalesce($call, NULL) END, NULLIF($call IS NULL, true) FROM $few"; },
	plpgsql => \&in_plpgsql,
	prepared => sub {
		my ($f, @args) = @_;
		my $n = 0;
		my @concrete = all { !/^any/ } @{ $f->{args} };

		return in_plpgsql(@_) unless $concrete[0];
		s/\bi\b/(1 + (random() * 0)::integer)/g foreach @args;
		s/\(SELECT .*\)/NULL/ foreach @args;
		my $call = call_text($f, map { '$' . ++$n } @args);
		return "PREPARE p (" . join(', ', @{ $f->{args} }[ 0 .. $#args ]) . ") AS SELECT $call, $call; SET plan_cache_mode = " . pick('force_generic_plan', 'force_custom_plan', 'auto')
		  . '; EXECUTE p (' . join(', ', @args) . '); EXECUTE p (' . join(', ', @args) . '); DEALLOCATE p; RESET plan_cache_mode';
	},
);
my %set_shapes = (
	rows => $shapes{rows},
	columns => $shapes{columns},
	plpgsql => $shapes{plpgsql},
	from => sub { return "SELECT count(*) FROM $few, LATERAL " . call_text(@_) . ' AS s'; },
	limited => sub { return 'SELECT ' . call_text(@_) . ", i FROM $few LIMIT 2"; },
);
my %aggregate_shapes = (
	all => sub { return 'SELECT ' . call_text(@_) . " FROM $few"; },
	columns => sub { my ($call, $from) = from_columns(@_); return "SELECT $call, count(*) FROM $from"; },
	tables => \&from_tables,
	groups => sub { my ($call, $from) = from_columns(@_); return "SELECT i % 2, $call FROM $from GROUP BY GROUPING SETS ((i % 2), ())"; },
	filter => sub { return 'SELECT ' . call_text(@_) . ' FILTER (WHERE i > ' . pick(1, 3) . ") FROM $few"; },
	window => sub { my ($call, $from) = from_columns(@_); return "SELECT $call OVER (ORDER BY i " . pick('', 'ROWS 1 PRECEDING', 'ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING', 'GROUPS CURRENT ROW EXCLUDE CURRENT ROW') . ") FROM $from"; },
	ordered => sub { my ($f, @args) = @_; return "SELECT $f->{name}(" . join(', ', @args) . " ORDER BY i DESC) FROM $few"; },
	distinct => sub { my ($f, @args) = @_; return "SELECT $f->{name}(DISTINCT " . join(', ', @args) . ") FROM $few"; },
	parallel => sub { return 'SELECT ' . call_text(@_) . ' FROM analyzed'; },
	none => sub { return 'SELECT ' . call_text(@_) . " FROM $few WHERE i > 5"; },
	mixed => sub { my ($f, @args) = @_; my @other = arguments($f); return "SELECT $f->{name}(" . join(', ', map { "CASE WHEN i > 1 THEN $args[$_] ELSE " . ($other[$_] // 'NULL') . ' END' } 0 .. $#args) . ") FROM $few"; },
	subquery => sub { return 'SELECT (SELECT ' . call_text(@_) . " FROM generate_series(1, 2)) FROM $few"; },
);

# Internal errors that cannot be avoided, with the reason.
my @allowed = ();

my $prelude = q{
SET client_min_messages = error;
SET statement_timeout = '30s';
SET max_parallel_workers_per_gather = 2;
SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0.01;
SET min_parallel_table_scan_size = 0;
};
my %states;
my $count = 0;

# Runs calls { sql, what, of }, and sees to it that each has ended well.
sub try_calls
{
	my ($name, $batch, %options) = @_;
	my @results = outcomes($node, $options{prelude} // $prelude, [ map { $_->{sql} } @$batch ], role => $options{role} // 'plain');
	my (%bad, %times);
	my $answers = 0;

	foreach my $n (0 .. $#$batch)
	{
		my ($call, $result) = ($batch->[$n], $results[$n] // { state => 'not run' });
		my $state = $result->{state};
		my $message = $result->{message} // '';
		my $wrong = $state =~ /^(?:crash|not run|08|53|57|58)/
		  || $message =~ /^syntax error/	# the test does not say what it means
		  || ($state eq 'XX000' && !grep { $message =~ $_ } @allowed)
		  || ($call->{must} && !$call->{must}->($state));

		$states{$state}++;
		$count++;
		$call->{state} = $state;
		$answers++ if $state eq 'answer';
		if ($call->{of})
		{
			$call->{of}{tried}++;
			$call->{of}{answered}++ if $state eq 'answer';
			push @{ $call->{of}{known} }, $call->{args} if $state eq 'answer' && $call->{args};
		}
		next if !$wrong;

		# the shortest of its kind
		my $kind = join ' ', $state, $message =~ s/\d+/N/gr, $result->{where} // '';

		$times{$kind}++;
		$bad{$kind} = $call->{sql} if !defined $bad{$kind} || length $bad{$kind} > length $call->{sql};
	}
	ok(!%bad, "$name: " . @$batch . " statements, $answers answers")
	  or diag(join "\n", map { "$times{$_} times $_, for instance\n\t" . substr($bad{$_}, 0, 2000) } sort keys %bad);
	return;
}

#
# Functions that take internal arguments are for the server alone.
#

my @batch;
foreach my $f (grep { is_internal($_) } @functions)
{
	foreach my $value ('1', "''", 'i', "'x'::text", 'NULL::text', 'version()')
	{
		push @batch, { sql => 'SELECT ' . call_text($f, map { $_ eq 'internal' ? $value : '0' } @{ $f->{args} }) . " FROM $few",
			must => sub { $_[0] eq '42883' || $_[0] eq '0A000' || $_[0] eq '42804' } };
	}

	# NULL is of any type, and a strict function is not called with it
	push @batch, { sql => 'SELECT 1 / (' . call_text($f, map { $_ eq 'internal' ? 'NULL' : '0' } @{ $f->{args} }) . ' IS NULL)::integer', must => sub { $_[0] ne '22012' } };
}
cmp_ok(scalar @batch, '>', 20, 'some functions have internal arguments');
try_calls('internal arguments', \@batch);

#
# All others
#

my @callable = grep { !is_internal($_) } @functions;

sub calls_of
{
	my ($f) = @_;
	my $shapes = $f->{kind} eq 'a' ? \%aggregate_shapes : $f->{set} ? \%set_shapes : \%shapes;

	return map {
		my $shape = pick(sort keys %$shapes);
		my @args = arguments($f);
		my $call = { sql => $shapes->{$shape}->($f, @args), of => $f };

		$call->{args} = \@args if $shape =~ /^(?:rows|columns|all)$/;

		$call->{must} = sub { $_[0] ne 'answer' } if $f->{for_aggregates} && $shape !~ /plpgsql|prepared|condition|case/;
		$call;
	} 1 .. $f->{calls};
}

try_calls('functions', [ map { calls_of($_) } grep { $_->{kind} ne 'a' } @callable ]);
try_calls('aggregates', [ map { calls_of($_) } grep { $_->{kind} eq 'a' } @callable ]);

# Whatever the seed, arguments that are answered are found in the end.
sub silent { return grep { !$_->{answered} && !$_->{for_aggregates} } @callable; }
foreach my $try (1 .. 9)
{
	try_calls('functions without an answer yet', [ map { calls_of($_) } silent() ]) if $calls >= 60 && silent();
}
my @silent = map { signature($_) } silent();
is_deeply(\@silent, [], 'each has given an answer to some arguments') if $calls >= 60;

#
# Memory: a call again and again, in one execution of a query, which keeps what
# belongs to the place of the call, and in one after the other.
#

sql(q{
CREATE FUNCTION memory_used() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT sum(used_bytes) FROM pg_backend_memory_contexts';
-- %s in the query stands for a condition that is true
CREATE FUNCTION stays_flat(query text, times integer, is_set boolean) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	early bigint;
	late bigint;
BEGIN
	EXECUTE format('SELECT max(used) FILTER (WHERE g < $1), max(used) FILTER (WHERE g = $1) FROM (SELECT g, (%s) AS n, CASE WHEN g IN ($1 / 10, $1) THEN memory_used() END AS used FROM generate_series(1, $1) AS g) AS s WHERE n >= 0', format(query, 'g > 0'))
	INTO early, late USING times;
	-- of each call that returns a set of rows the server keeps something, of
	-- json_each() as of ours
	IF late > early + 16384 AND NOT is_set THEN
		RAISE 'memory of a query grew from % to % bytes in % calls', early, late, times;
	END IF;
	FOR n IN 1 .. times / 10 LOOP
		EXECUTE format(query, 'true');
		-- at one place, of which the session remembers something, too
		IF n IN (1, times / 100, times / 10) THEN
			early := late;
			late := memory_used();
		END IF;
	END LOOP;
	IF late > early + 16384 THEN
		RAISE 'memory of the session grew from % to % bytes in % queries', early, late, times / 10;
	END IF;
	RETURN true;
END $$});
# of the longest number in these
sub digits { return max(0, map { length } "@_" =~ /\d+/g); }

@batch = ();
foreach my $f (grep { $_->{known} } @callable)
{
	# the smallest numbers, then the shortest: these take the least time
	my ($args) = sort { digits(@$a) <=> digits(@$b) || length "@$a" <=> length "@$b" } @{ $f->{known} };
	my ($call, $from) = from_columns($f, @$args);
	my $query = "SELECT count(*) FROM (SELECT $call AS r FROM $from OFFSET 0) AS t WHERE r IS NOT NULL";

	$query =~ s/%/%%/g;
	$query =~ s/(FROM \Q$few\E) OFFSET 0/$1 WHERE %s OFFSET 0/;
	push @batch, { sql => "SELECT stays_flat(\$of\$$query\$of\$, $repeats, " . ($f->{set} ? 'true' : 'false') . ')', must => sub { $_[0] ne 'P0001' } };
}
cmp_ok(scalar @batch, '>', @callable / 5, 'calls that are repeated: ' . @batch);
try_calls("$repeats times the same", \@batch, role => sql('SELECT current_user'), prelude => "SET search_path = calls, public; SET max_parallel_workers_per_gather = 0; SET statement_timeout = 0;");

#
# With a configuration of their own, functions are called through another one
# of the server's, which keeps its own copy of what they know of the call.
#

my $alter = join ';', map { 'ALTER ' . ($_->{kind} eq 'a' ? 'ROUTINE' : 'FUNCTION') . ' ' . signature($_) . ' %s' } grep { $_->{kind} eq 'f' && !is_internal($_) } @functions;
sql(sprintf $alter =~ s/%s/SET work_mem = '1MB'/gr);
@batch = ();
foreach my $f (@callable)
{
	my $shapes = $f->{kind} eq 'a' ? \%aggregate_shapes : $f->{set} ? \%set_shapes : \%shapes;

	push @batch, map { { sql => $shapes->{$_}->($f, arguments($f)) } } map { pick(sort keys %$shapes) } 1 .. $f->{calls} / 5;
}
try_calls('functions with settings', \@batch);
sql(sprintf $alter =~ s/%s/RESET ALL/gr);

#
# Other C code: no types, no context, or one that means nothing; a new FmgrInfo
# for every row.
#

my $module = compile('functions');
SKIP:
{
	skip 'no compiler here', 8 if !defined $module;

	sql(qq{CREATE FUNCTION call_bare(integer, oid, VARIADIC "any") RETURNS bigint LANGUAGE C VOLATILE AS '$module', 'call_bare'});
	@batch = ();
	foreach my $f (grep { $_->{kind} eq 'f' } @callable)
	{
		foreach (1 .. $f->{calls} / 2)
		{
			my @args = map {
				my $arg;

				# as the server would have cast them; a literal in place of an array it would have read
				do { $arg = argument($_) } while $_ eq 'anyarray' && $arg =~ /^'[^']*'$/;
				/^any/ ? $arg : "($arg)::$_"
			} @{ $f->{args} };
			my $how = pick(0, 1, 1, 2, 4, 5);
			my ($call, $from) = rand() < 0.5 ? (join(', ', $how, $f->{oid}, @args), $few) : (join(', ', $how, $f->{oid}, map { "c$_" } 0 .. $#args), (from_columns($f, @args))[1]);
			my $bare = { sql => "SELECT call_bare($call) /* $f->{name} */ FROM $from" };

			$bare->{must} = sub { $_[0] ne 'answer' } if $f->{for_aggregates};
			push @batch, $bare;
		}
	}
	try_calls('bare calls', \@batch);

	# One state, for keys of two types in turn; keys that were cast to the type
	# of the function from any other.
	@batch = ();
	foreach my $type (@types)
	{
		sql(qq{
CREATE FUNCTION step_$type($type, oid, integer, VARIADIC "any") RETURNS $type LANGUAGE C IMMUTABLE AS '$module', 'call_in_aggregate';
CREATE AGGREGATE in_turn_$type(oid, integer, VARIADIC "any") (SFUNC = step_$type, STYPE = $type)});
	}
	my @steps = grep { $_->{for_aggregates} && @{ $_->{args} } == 2 && $_->{result} eq $_->{args}[0] && $is_filter{ $_->{result} } } @callable;
	my $in_turn = sub {
		my ($f, @keys) = @_;
		return { sql => "SELECT in_turn_$f->{result}($f->{oid}, " . pick('i % 2', '1 - i % 2', 'i / 2') . ', ' . join(', ', @keys) . ')' . pick('', ' OVER (ORDER BY i)') . " FROM $few" };
	};
	my @not_null = grep { !/^NULL|^'/ } @elements;

	try_calls('keys of two types in turn', [ map { my $f = $_; map { $in_turn->($f, pick(@not_null), pick(@not_null)) } 1 .. 10 * $calls } grep { $_->{args}[1] =~ /^any/ } @steps ]);
	try_calls('keys that were cast',
		[ map { my $f = $_; map { my $key = rand() < 0.7 ? pick(@not_null) : argument($f->{args}[1]); $in_turn->($f, ("($key)::$f->{args}[1]") x 2) } 1 .. 3 * $f->{calls} } grep { $_->{args}[1] !~ /^any/ } @steps ]);

	# The same keys as by the aggregate itself, or an error
	my %aggregate = map { @$_ } rows(qq{
SELECT aggtransfn::oid, quote_ident(nspname) || '.' || quote_ident(proname)
FROM pg_aggregate JOIN pg_proc p ON p.oid = aggfnoid JOIN pg_namespace n ON n.oid = pronamespace JOIN $members ON d.classid = 'pg_proc'::regclass AND d.objid = p.oid
WHERE pronargs = 1 AND prorettype = aggtranstype AND aggtransfn NOT IN (SELECT aggcombinefn FROM pg_aggregate)});
	try_calls('keys are the same by another way',
		[ map {
			my $f = $_;
			map {
				my $type = $f->{args}[1];
				my $key = pick(@not_null);
				$key = "($key)::$type" if $type !~ /^any/;
				{ sql => "SELECT 1 / (in_turn_$f->{result}($f->{oid}, 0, $key) = $aggregate{$f->{oid}}($key))::integer FROM $few", must => sub { $_[0] ne '22012' } }
			} 1 .. 3 * $f->{calls}
		} grep { $aggregate{$_->{oid}} } @steps ]);

	# No caller need tell a collation: one that equality depends on is found in the
	# call of the aggregate, behind whatever comes first.
	if ($any_case)
	{
		my @of_texts = grep { $_->{args}[1] =~ /^keytext$/ } @steps;

		cmp_ok(scalar @of_texts, '>=', 1, 'transition functions of texts: ' . @of_texts);
		try_calls('keys of a nondeterministic collation',
			[ map { my $f = $_; map { { sql => "SELECT in_turn_$f->{result}($f->{oid}, $_, ('k' || i)::$f->{args}[1] COLLATE any_case) FROM $few", must => sub { $_[0] eq '0A000' } } } '0', 'CASE WHEN i > 0 THEN 0 ELSE 0 END' } @of_texts ]);
	}

	# Where a type has an aggregate of its own, nobody need tell the type of the
	# key: no error then.
	my @own = grep { $aggregate{$_->{oid}} && $_->{args}[1] !~ /^any/ } @steps;
	cmp_ok(scalar @own, '>=', 9, 'transition functions of types of their own: ' . @own);
	try_calls('keys of a known type need nobody to tell it',
		[ map {
			my ($f, $key) = ($_, $makers{ $_->{args}[1] }[0]);
			{ sql => "SELECT 1 / (in_turn_$f->{result}($f->{oid}, 0, $key) = $aggregate{$f->{oid}}($key))::integer FROM $few", must => sub { $_[0] eq 'answer' } }
		} @own ]);
}

# The protocol calls a function by its OID alone.
sub fast_path
{
	local @ENV{qw(PGHOST PGPORT PGUSER PGDATABASE)} = ($node->host, $node->port, 'plain', 'postgres');
	my $session = Wire->connect or die 'no session';

	return map {
		my ($oid, @args) = @$_;
		my $body = pack('N n n n', $oid, 1, 0, scalar @args) . join('', map { defined $_ ? pack('N a*', length $_, $_) : pack('N', 0xffffffff) } @args) . pack('n', 0);

		$session->put('F' . pack('N', 4 + length $body) . $body);
		my $answer = $session->answer;
		$answer->{lost} ? 'crash' : $answer->{error} // 'answer';
	} @_;
}
my %texts = (
	'double precision' => [ '0.01', 'NaN', '0' ], bigint => [ '100', '-1', '9223372036854775807' ], integer => ['1'], smallint => ['1'], text => [ 'a', '', '1' ], bytea => [ '\\x01', '\\x' ], uuid => ['00000000-0000-0000-0000-000000000000'], oid => ['0'],
	anyelement => ['1'], anyarray => ['{1}'], internal => [ '', '1' ], cstring => [ 'rbfi', '\\x' ],
	map { my $type = $_; $type => [ split /\n/, sql('SELECT f FROM (' . join(' UNION ALL ', map { 'SELECT ' . built($type, $_) . ' AS f' } 'ARRAY[1, 2]', "'{}'::text[]", "ARRAY['a']") . ') AS s') ] } @types);
my (@requests, @asked);
foreach my $f (@functions)
{
	foreach (1 .. 12)
	{
		push @requests, [ $f->{oid}, map { rand() < 0.3 ? undef : pick(@{ $texts{$_} // ['1'] }) } @{ $f->{args} } ];
		push @asked, $f;
	}
}
my @replies = fast_path(@requests);
my %wrong = map { $_ => 1 } grep { /^(?:XX000|crash)/ } @replies;
is_deeply(\%wrong, {}, 'no internal error among them');
is_deeply([ map { signature($asked[$_]) } grep { $asked[$_]{for_aggregates} && $replies[$_] eq 'answer' } 0 .. $#replies ], [], 'functions of aggregates do not work so');

#
# What a user makes of them: aggregates
#

my @plain = grep { $_->{kind} eq 'f' && !$_->{set} } @callable;
my $number = 0;

# Concrete types for those of a function, in which keys are of type $key.
sub concrete
{
	my ($key, @args) = @_;
	return map { $_ eq 'anyelement' ? $key : $_ eq 'anyarray' ? "$key\[]" : $_ } @args;
}
my %state_texts = map { my $type = $_; $type => [ map { "'$_'" } @{ $texts{$type} } ] } @types;

# States of aggregates that are no filters: as they are handed over, and with
# other bytes
my @collectors = grep { $_->{for_aggregates} && $_->{result} eq 'bytea' && $_->{args}[0] eq 'bytea' && $_->{name} =~ /_collect$/ && ($_->{args}[1] // '') eq 'integer' && ($_->{args}[-1] // '') ne 'double precision' } @callable;
cmp_ok(scalar @collectors, '>=', 2, 'functions that collect for filters: ' . join ' ', map { signature($_) } @collectors);
foreach my $f (@collectors)
{
	my $aggregate = 'calls.collected_' . ++$number;
	my $values = join ', ', map { "(1000000007 * i % 1000)::$_" } @{ $f->{args} }[ 1 .. $#{ $f->{args} } ];

	sql("CREATE AGGREGATE $aggregate(" . join(', ', @{ $f->{args} }[ 1 .. $#{ $f->{args} } ]) . ") (SFUNC = $f->{name}, STYPE = bytea)");
	foreach my $n (0, 1, 3, 200)
	{
		my $state = sql("SELECT coalesce($aggregate($values), '') FROM generate_series(1, $n\::bigint) AS i");

		cmp_ok(length $state, '>=', $n ? 40 + 8 * $n : 2, "a state of $n keys");
		push @{ $state_texts{bytea} }, "'$state'", map {
			my $other = $state;
			my $at = 2 + 2 * int rand(($n && rand() < 0.7 ? 40 : length($state) / 2) - 1);

			substr($other, $at, 2) = sprintf '%02x', pick(0, 1, 6, 127, 128, 255) if $at + 2 <= length $other;
			"'$other'"
		} 1 .. 20;
	}
}
@batch = ();
my %used;
foreach my $f (grep { @{ $_->{args} } >= 1 && ($is_filter{ $_->{result} } || $_->{for_aggregates} && $_->{result} eq 'bytea') && ($_->{args}[0] eq $_->{result}) } @plain)
{
	my $state = $f->{result};
	my @finals = grep { @{ $_->{args} } && $_->{args}[0] eq $state && @{ $_->{args} } == 1 } @plain;
	my @direct = grep { @{ $_->{args} } == 2 && $_->{args}[0] eq $state && $_->{args}[1] !~ /^any/ } @plain;
	my @combines = grep { "@{ $_->{args} }" eq "$state $state" && $_->{result} eq $state } @plain;
	my @keys = grep { $_ } ('integer', 'text', 'pair', 'color', 'numeric', 'record', 'small', 'anyelement', $citext ? 'citext' : '');

	foreach (1 .. $calls / 3)
	{
		my $key = pick(@keys);
		my @args = concrete($key, @{ $f->{args} });
		shift @args;
		my $aggregate = 'calls.of_' . ++$number;
		my @parts = ("SFUNC = $f->{name}", "STYPE = $state");
		my $ordered = @args && @direct && rand() < 0.15;
		my $final;

		push @parts, 'INITCOND = ' . pick(@{ $state_texts{$state} }) if rand() < 0.4;
		if ($ordered)
		{
			$final = pick(@direct);
			push @parts, "FINALFUNC = $final->{name}";
		}
		elsif (@finals && rand() < 0.6)
		{
			push @parts, 'FINALFUNC = ' . pick(@finals)->{name}, 'FINALFUNC_MODIFY = ' . pick('READ_ONLY', 'SHAREABLE', 'READ_WRITE');
		}
		push @parts, 'COMBINEFUNC = ' . pick(@combines)->{name} if !$ordered && @combines && rand() < 0.7;
		push @parts, 'PARALLEL = SAFE' if rand() < 0.8;
		if (!$ordered && rand() < 0.4)
		{
			push @parts, "MSFUNC = $f->{name}", "MSTYPE = $state", 'MINVFUNC = ' . $f->{name};
			push @parts, 'MFINALFUNC = ' . pick(@finals)->{name} if @finals && rand() < 0.5;
			push @parts, 'MINITCOND = ' . pick(@{ $state_texts{$state} }) if rand() < 0.4;
		}
		push @parts, 'SSPACE = 1000000' if rand() < 0.2;
		my $declared = $ordered ? join(', ', (@{ $final->{args} })[1]) . ' ORDER BY ' . join(', ', @args) : join ', ', @args;
		my %values = (integer => 'i', text => "('k' || i)", pair => "ROW(i, 'b')::pair", color => "'red'::color", numeric => 'i::numeric', record => 'ROW(i, i)', small => 'i::small', citext => "('K' || i)::citext",
			anyelement => pick(@elements));
		my @values = map { my $v = /^(.*)\[\]$/ ? 'ARRAY[' . ($values{$1} // 'i') . ']' : $values{$_} // argument($_); $v } @args;
		my $call = !@args ? "$aggregate(*)" : $ordered ? "$aggregate(" . argument($final->{args}[1]) =~ s/\bi\b/1/gr . ') WITHIN GROUP (ORDER BY ' . join(', ', @values) . ')' : "$aggregate(" . join(', ', @values) . ')';

		push @batch, { sql => "CREATE AGGREGATE $aggregate (" . ($declared || '*') . ') (' . join(', ', @parts) . ')', makes => 1 };
		push @batch, { sql => $_ }
		  foreach "SELECT $call FROM $few", "SELECT i % 2, $call, $call FROM generate_series(1, 20) AS i GROUP BY 1", "SELECT $call FROM analyzed",
		  "SELECT $call FROM analyzed GROUP BY i",
		  $ordered ? () : ("SELECT $call OVER (ORDER BY i ROWS " . pick('1 PRECEDING', 'BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING', 'BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING') . ') FROM generate_series(1, 20) AS i', "SELECT $call FILTER (WHERE i = 2) FROM $few", "SELECT (SELECT $call FROM $few WHERE i <> j) FROM generate_series(1, 3) AS j");
		push @batch, { sql => "DROP AGGREGATE IF EXISTS $aggregate (" . ($declared || '*') . ')' };
	}
}
try_calls('aggregates that a user makes', \@batch);
cmp_ok(scalar(grep { $_->{makes} && $_->{state} eq 'answer' } @batch), '>', $calls, 'most could be made');

#
# Operators that a user makes
#

@batch = ();
foreach my $f (grep { @{ $_->{args} } == 2 || @{ $_->{args} } == 1 } @plain)
{
	my @args = @{ $f->{args} };
	my $operator = 'calls.' . (@args == 1 ? '#!' : '#%');
	my ($left, $right) = @args == 2 ? @args : (undef, $args[0]);
	my @parts = ("FUNCTION = $f->{name}", "RIGHTARG = $right");

	push @parts, "LEFTARG = $left" if defined $left;
	push @parts, 'RESTRICT = ' . pick(qw(eqsel contsel scalarltsel matchingsel)), (defined $left ? 'JOIN = ' . pick(qw(eqjoinsel contjoinsel scalarltjoinsel matchingjoinsel)) : ()) if $f->{result} eq 'boolean';
	push @batch, { sql => "CREATE OPERATOR $operator (" . join(', ', @parts) . ')', makes => 1 };
	foreach (1 .. 6)
	{
		my ($call, $from) = from_columns($f, map { argument($_) } @args);
		my @columns = map { "c$_" } 0 .. $#args;
		my $written = join ' ', defined $left ? shift @columns : (), "OPERATOR($operator)", @columns;

		push @batch, { sql => "SELECT $written FROM $from" };
		push @batch, { sql => "SELECT count(*) FROM $from WHERE $written AND i > 0" }, { sql => "SELECT count(*) FROM $from JOIN analyzed AS a ON $written WHERE NOT EXISTS (SELECT FROM counted AS o WHERE o.i = a.i AND $written)" } if $f->{result} eq 'boolean';
		push @batch, { sql => 'SELECT ' . argument($left) . " OPERATOR($operator) " . pick('ANY', 'ALL') . ' (ARRAY[' . argument($right) . "]) FROM $few" } if defined $left && $f->{result} eq 'boolean' && $right !~ /^anyarray/;
	}
	push @batch, { sql => "DROP OPERATOR IF EXISTS $operator (" . ($left // 'NONE') . ", $right)" };
}
try_calls('operators that a user makes', \@batch);

# Their own, with several values
@batch = ();
foreach my $operator (rows(qq{SELECT format_type(oprleft, NULL), format_type(oprright, NULL), format_type(oprresult, NULL), replace(oprname, '|', 'BAR') FROM pg_operator o JOIN $members ON d.classid = 'pg_operator'::regclass AND d.objid = o.oid ORDER BY o.oid}))
{
	my ($left, $right, $result, $name) = @$operator;

	$name =~ s/BAR/|/g;

	foreach (1 .. $calls / 4)
	{
		my ($l, $r) = (argument($left), argument($right));

		push @batch, { sql => "SELECT $l $name $r FROM $few" };
		push @batch, { sql => "SELECT count(*) FROM $few WHERE $l $name $r" }, { sql => "SELECT count(*) FROM (SELECT i AS j FROM counted) AS t, LATERAL (SELECT j % 3 AS i OFFSET 0) AS s WHERE $l $name $r AND j < 4" },
		  { sql => "EXPLAIN SELECT FROM analyzed WHERE $l $name $r" }, { sql => "EXPLAIN SELECT FROM analyzed AS a LEFT JOIN counted AS t ON " . ($l =~ s/\bi\b/a.i/gr) . " $name " . ($r =~ s/\bi\b/t.i/gr) }
		  if $result eq 'boolean';
		push @batch, { sql => "SELECT $l $name " . pick('ANY', 'ALL') . " (ARRAY[$r, " . argument($right) . "]) FROM $few" } if $result eq 'boolean' && $right ne 'anyarray';
		push @batch, { sql => "SELECT $l IS DISTINCT FROM $r, NULLIF($l, $r), $l IN ($r, " . argument($right) . ") FROM $few" } if $name eq '=';
	}
}
try_calls('operators', \@batch);

#
# Estimators and support functions, for functions that they were not made for.
# Recent servers let nobody but superusers choose those that are not built in,
# so a superuser does.
#

my @restrict = grep { "@{ $_->{args} }" eq 'internal oid internal integer' } @functions;
my @join = grep { "@{ $_->{args} }" eq 'internal oid internal smallint internal' } @functions;
my @support = grep { "@{ $_->{args} }" eq 'internal' && $_->{result} eq 'internal' } @functions;
cmp_ok(scalar @restrict, '>', 0, 'there are estimators');
my @foreign = (
	[ 'integer', 'integer', 'int4eq' ], [ 'text', 'text', 'texteq' ], [ 'text', 'anyelement', 'calls.text_any' ], [ 'anyelement', 'text', 'calls.any_text' ], [ 'anyelement', 'anyelement', 'calls.any_any' ], [ 'bytea', 'bytea', 'byteaeq' ], [ 'anyarray', 'anyarray', 'arrayoverlap' ],
	[ undef, 'integer', 'calls.prefix' ], [ undef, 'anyelement', 'calls.any_prefix' ], [ 'small', 'integer', 'calls.domains' ], [ 'bigint', 'integer', 'int84eq' ], [ 'float8', 'float8', 'float8eq' ],
	(map { [ $_, $_, "calls.two_$_" ], [ $_, 'integer', "calls.int_$_" ], [ 'integer', $_, "calls.$_\_int" ], [ undef, $_, "calls.one_$_" ], [ $_, 'anyarray', "calls.$_\_array" ], [ 'anyarray', $_, "calls.array_$_" ], [ "calls.domain_$_", 'anyelement', "calls.domain_any_$_" ], [ 'text', $_, "calls.text_$_" ] } @types));
my %existing = map { $_ => 1 } qw(int4eq texteq byteaeq arrayoverlap int84eq float8eq);
@batch = ();
push @batch, map { { sql => "CREATE DOMAIN calls.domain_$_ AS $_", good => 1 } } @types;
foreach my $foreign (@foreign)
{
	my ($left, $right, $function) = @$foreign;

	push @batch, { sql => "CREATE FUNCTION $function(" . join(', ', grep { defined } $left, $right) . ') RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RETURN $1 IS NULL; END $$', good => 1 } if !$existing{$function};
	foreach my $restrict (@restrict)
	{
		my $to_join = defined $left && @join ? ", JOIN = $join[0]{name}" : '';

		push @batch, { sql => 'CREATE OPERATOR calls.=== (' . (defined $left ? "LEFTARG = $left, " : '') . "RIGHTARG = $right, FUNCTION = $function, RESTRICT = $restrict->{name}$to_join)", good => 1 };
		foreach (1 .. 10)
		{
			my ($l, $r) = (argument($left // $right), argument($right));
			my $op = 'OPERATOR(calls.===)';
			my $here = sub { my ($e, $t) = @_; return rand() < 0.3 ? $e =~ s/\bi\b/3/gr : $e =~ s/\bi\b/$t.i/gr; };
			my $first = defined $left ? $here->($l, 'a') : '';

			push @batch, { sql => "EXPLAIN SELECT FROM analyzed AS a WHERE $first $op " . $here->($r, 'a') };
			push @batch, { sql => "EXPLAIN SELECT FROM analyzed AS a WHERE NULL $op " . $here->($r, 'a') }, { sql => "EXPLAIN SELECT FROM analyzed AS a WHERE $first $op NULL" } if defined $left;
			push @batch, { sql => "EXPLAIN SELECT FROM analyzed AS a WHERE " . pick('', 'NOT ') . 'EXISTS (SELECT FROM counted AS t WHERE ' . (defined $left ? $here->($l, pick('a', 't')) : '') . " $op " . $here->($r, 't') . ' AND a.i = t.n)' },
			  { sql => 'EXPLAIN SELECT FROM analyzed AS a JOIN counted AS t ON ' . (defined $left ? $here->($l, 'a') : '') . " $op " . $here->($r, 't') };
			push @batch, { sql => "EXPLAIN SELECT FROM analyzed AS a WHERE $first $op ANY (ARRAY[" . $here->($r, 'a') . '])' } if defined $left;
		}
		if ($right eq 'integer' && (!defined $left || $left =~ /^(?:small|integer|bigint)$/))
		{
			push @batch, map { { sql => "EXPLAIN SELECT FROM analyzed AS a WHERE $_" } } defined $left ? ('5 OPERATOR(calls.===) i', 'i::' . $left . ' OPERATOR(calls.===) 5', 'NULL OPERATOR(calls.===) i') : ('OPERATOR(calls.===) i', 'OPERATOR(calls.===) 5');
		}
		push @batch, { sql => 'DROP OPERATOR calls.=== (' . ($left // 'NONE') . ", $right)", good => 1 };
	}
	push @batch, { sql => "DROP FUNCTION $function(" . join(', ', grep { defined } $left, $right) . ')', good => 1 } if !$existing{$function};
}
foreach my $support (@support)
{
	my @signatures = ('', 'integer', 'text', 'anyelement', (map { ($_, "$_, $_", "$_, anyelement, integer", "integer, $_", "$_, anyarray", "anyarray, $_") } @types), 'integer, integer', 'anyelement, anyelement', 'text, text', 'integer, text, bytea');

	foreach my $result ('boolean', 'keyset', 'integer')
	{
		foreach my $list (@signatures)
		{
			my @args = split /, /, $list;
			my $result_of = $result eq 'keyset' ? $types[ rand @types ] : $result;

			push @batch, { sql => "CREATE FUNCTION calls.supported($list) RETURNS $result_of LANGUAGE plpgsql " . pick('IMMUTABLE', 'STABLE', 'VOLATILE') . " SUPPORT $support->{name} AS \$\$ BEGIN RETURN NULL; END \$\$", good => 1 };
			foreach (1 .. 4)
			{
				my $call = 'calls.supported(' . join(', ', map { argument($_) } @args) . ')';

				push @batch, { sql => "EXPLAIN SELECT $call FROM analyzed" }, { sql => "EXPLAIN SELECT FROM analyzed WHERE $call" . ($result eq 'boolean' ? '' : ' IS NULL') },
				  { sql => "EXPLAIN SELECT FROM analyzed AS a JOIN (SELECT i AS j FROM counted) AS b ON $call" . ($result eq 'boolean' ? '' : ' IS NULL') };
				push @batch, { sql => "DO \$\$ DECLARE v $result_of; BEGIN FOR i IN 1..2 LOOP v := $call; END LOOP; END \$\$" } if $call !~ /\$/;
			}
			push @batch, { sql => "DROP FUNCTION calls.supported($list)", good => 1 };
		}
	}
}
foreach my $call (@batch)
{
	$call->{must} = sub { $_[0] eq 'answer' } if $call->{good};
}
try_calls('estimators for what they were not made for', \@batch, role => sql('SELECT current_user'), prelude => "$prelude SET search_path = calls, public;");
@batch = map { ({ sql => "CREATE OPERATOR calls.=== (LEFTARG = integer, RIGHTARG = integer, FUNCTION = int4eq, RESTRICT = $_->{name})" }, { sql => 'EXPLAIN SELECT FROM analyzed WHERE 5 OPERATOR(calls.===) i' }, { sql => 'DROP OPERATOR IF EXISTS calls.=== (integer, integer)' }) } @restrict;
try_calls('estimators that a user chooses', \@batch);

#
# Places where the server keeps an expression and evaluates it in its own time
#

@batch = ();
foreach my $f (grep { @{ $_->{args} } && @{ $_->{args} } - $_->{defaults} <= 3 } @plain)
{
	my $name = 'calls.kept_' . ++$number;
	my @kept = map { my $type = $_; $type eq 'cstring' ? undef : (concrete(pick('integer', 'text', 'color', 'pair'), $type))[0] } @{ $f->{args} };

	next if grep { !defined } @kept;
	my @columns = map { "c$_" } 0 .. $#kept;
	my $call = call_text($f, @columns);
	my $columns = join ', ', map { "c$_ $kept[$_]" } 0 .. $#kept;
	my $boolean = $f->{result} eq 'boolean' ? $call : "($call) IS NOT NULL";
	my $values = join ', ', map { my $type = $f->{args}[$_]; my $arg = argument($type); $type =~ /^any/ ? "NULL::$kept[$_]" : "$arg" } 0 .. $#kept;
	my $more = join ', ', map { my $type = $f->{args}[$_]; my $kept = $kept[$_] =~ s/\[\]//r; my $v = { integer => 'i', text => "'k' || i", color => "'red'::color", pair => "ROW(i, 'b')::pair" }->{$kept}; $type eq 'anyarray' ? "ARRAY[$v]" : $type eq 'anyelement' ? $v : argument($type) } 0 .. $#kept;
	my $insert = sub { return map { { sql => "INSERT INTO $_[0] ($_[1]) SELECT $_ FROM $few" } } $values, $more, $more; };
	my $list = join ', ', @columns;

	push @batch, { sql => "CREATE TABLE $name ($columns)" }, $insert->($name, $list), { sql => "CREATE INDEX ON $name (($boolean))" }, $insert->($name, $list), { sql => "ANALYZE $name" },
	  { sql => "CREATE INDEX ON $name (($call)) WHERE $boolean" }, { sql => "REINDEX TABLE $name" }, { sql => "SELECT count(*) FROM $name WHERE $boolean" },
	  { sql => "CREATE STATISTICS $name\_s ON ($call), ($boolean) FROM $name" }, { sql => "ANALYZE $name" },
	  { sql => "ALTER TABLE $name ADD CHECK ($boolean) NOT VALID" }, $insert->($name, $list), { sql => "ALTER TABLE $name ADD g " . ($f->{result} eq 'record' ? 'text' : $f->{result}) . " GENERATED ALWAYS AS ($call" . ($f->{result} eq 'record' ? '::text' : '') . ') STORED' }, $insert->($name, $list), { sql => "UPDATE $name SET c0 = c0" },
	  { sql => "CREATE VIEW $name\_v AS SELECT $call AS v, $list FROM $name" }, { sql => "SELECT * FROM $name\_v" }, { sql => "SELECT count(v) FROM $name\_v WHERE v IS NOT NULL" }, { sql => "COPY (SELECT * FROM $name\_v) TO STDOUT" },
	  { sql => "COPY (SELECT $call FROM $name) TO STDOUT (FORMAT binary)" }, { sql => "CREATE RULE r AS ON UPDATE TO $name DO ALSO SELECT $call FROM $name" }, { sql => "UPDATE $name SET c0 = c0" },
	  { sql => "ALTER TABLE $name ENABLE ROW LEVEL SECURITY" }, { sql => "ALTER TABLE $name FORCE ROW LEVEL SECURITY" }, { sql => "CREATE POLICY p ON $name USING ($boolean) WITH CHECK ($boolean)" }, $insert->($name, $list), { sql => "TABLE $name" },
	  { sql => "SELECT to_jsonb(t), t::text, format('%s', t), hashtext(t::text) FROM $name AS t" }, { sql => "SELECT DISTINCT ON (c0::text) * FROM $name AS t ORDER BY c0::text" }, { sql => "SELECT $call, count(*) FROM $name GROUP BY $call" }, { sql => "SELECT DISTINCT $call FROM $name UNION SELECT $call FROM $name" },
	  { sql => "CREATE FUNCTION $name\_t() RETURNS trigger LANGUAGE plpgsql AS \$\$ BEGIN PERFORM " . call_text($f, map { "NEW.$_" } @columns) . "; NEW.c0 := OLD.c0; RETURN NEW; END \$\$" }, { sql => "CREATE TRIGGER t BEFORE UPDATE ON $name FOR EACH ROW EXECUTE FUNCTION $name\_t()" }, { sql => "UPDATE $name SET c0 = c0" },
	  { sql => "CREATE FUNCTION $name\_f(" . join(', ', @kept) . ') RETURNS ' . ($f->{result} =~ /^any/ ? 'text' : $f->{result}) . " LANGUAGE SQL AS \$\$ SELECT " . call_text($f, map { '$' . ($_ + 1) } 0 .. $#kept) . "\$\$" }, { sql => "SELECT $name\_f($list) FROM $name" }, { sql => "SELECT $name\_f($more) FROM $few" },
	  { sql => "DROP TABLE $name CASCADE" };
	if (@kept == 1 || @{ $f->{args} } - $f->{defaults} == 1)
	{
		my $type = $kept[0];

		push @batch, { sql => "CREATE DOMAIN $name\_d AS $type CHECK (" . call_text($f, 'VALUE') . ' IS NOT NULL)' }, map { { sql => "SELECT ($_)::$name\_d, ARRAY[$_]::$name\_d[], ROW($_)::text FROM $few" } } map { argument($f->{args}[0]) } 1 .. 4;
		push @batch, { sql => "CREATE TYPE $name\_c AS (a integer, b text)" }, { sql => "CREATE CAST ($name\_c AS $f->{result}) WITH FUNCTION $f->{name}(" . join(', ', $f->{args}[0]) . ')' },
		  { sql => "SELECT ROW(i, 'b')::$name\_c::$f->{result}, ARRAY[ROW(i, 'b')::$name\_c]::$f->{result}\[] FROM $few" }
		  if @{ $f->{args} } == 1;
	}
}
try_calls('places where expressions are kept', \@batch);

# Sorting, hashing and indexes call functions by what the catalogs say of the
# type, without an expression.
@batch = ();
foreach my $type (@types)
{
	foreach my $column (qw(plain main packed outside))
	{
		push @batch, map { { sql => $_ } }
		  "SELECT id FROM stored_$type ORDER BY $column, id", "SELECT count(*), min(id) FROM stored_$type GROUP BY $column", "SELECT DISTINCT $column FROM stored_$type", "SELECT $column FROM stored_$type UNION SELECT kept FROM stored_$type",
		  "SELECT count(DISTINCT $column), array_agg(id ORDER BY $column) FROM stored_$type", "SELECT count(*) FROM stored_$type AS a JOIN stored_$type AS b ON a.$column = b.kept", "SELECT count(*) FROM stored_$type WHERE $column IN (SELECT main FROM stored_$type)", "SELECT count(*) FROM stored_$type AS a FULL JOIN stored_$type AS b ON a.$column = b.outside",
		  "SELECT ARRAY[$column] = ARRAY[main], ROW($column) = ROW(main), ROW($column, 1) < ROW(main, 1), (a.*) = (a.*) FROM stored_$type AS a", "SELECT rank() OVER (ORDER BY $column), lag($column) OVER (PARTITION BY $column ORDER BY id) FROM stored_$type", "SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY $column), mode() WITHIN GROUP (ORDER BY $column) FROM stored_$type",
		  (map { ("CREATE TABLE calls.indexed AS SELECT id, $column AS f FROM stored_$type", "CREATE INDEX ON calls.indexed USING $_ (f)", "INSERT INTO calls.indexed SELECT id, $column FROM stored_$type WHERE id < 5", 'SET enable_seqscan = off', "SELECT count(*) FROM calls.indexed WHERE f = (SELECT $column FROM stored_$type WHERE id = 2)", 'RESET enable_seqscan', 'DROP TABLE calls.indexed') } qw(btree hash brin gin gist)),
		  "CREATE TABLE calls.parts (f $type) PARTITION BY HASH (f)", "CREATE TABLE calls.part PARTITION OF calls.parts FOR VALUES WITH (MODULUS 1, REMAINDER 0)", "INSERT INTO calls.parts SELECT $column FROM stored_$type", "CREATE TABLE calls.ref (f $type PRIMARY KEY)", "CREATE TABLE calls.referring (f $type REFERENCES calls.ref)", "INSERT INTO calls.ref SELECT $column FROM stored_$type WHERE id < 5", "INSERT INTO calls.referring SELECT $column FROM stored_$type WHERE id < 5", 'UPDATE calls.ref SET f = f', 'DELETE FROM calls.ref', 'DROP TABLE IF EXISTS calls.parts, calls.ref, calls.referring';
	}
}
try_calls('sorts, hashes and indexes', \@batch);

note "$count statements: " . join ', ', map { "$_ $states{$_}" } sort keys %states;
is_deeply([ deaths($node) ], [], 'no server process has died');

done_testing();
