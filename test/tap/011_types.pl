# No type lies: for all types of the server's catalog, those of contrib
# included, and for what can be made of them, a filter holds what SQL calls equal
# to one of its keys, in whatever way key and question came; or it refuses to
# answer.  types.sql finds the types, makes values and asks.  What is asserted
# here names no type, so that one of a later server is walked as well.  By day
# (RF_DAY) some types are walked, which RF_SEED chooses.
#
# To walk a type by hand: make it in an empty database, \i this directory's
# types.sql with -v only=true, and look at walk.no and walk.trouble.

use strict;
use warnings;

use File::Basename;
use Server;

# each type gets a table, a domain and a few others
my $node = new_server('main', "autovacuum = off\njit = off\nmax_locks_per_transaction = 1024");

# Which extensions there are is the packager's choice; some need a language or
# must be loaded first.  One that ends its session must not end this test.
my @extensions;
foreach my $name (split /\n/, sql(q{SELECT name FROM pg_available_extensions WHERE name NOT IN ('ribbonfilter', 'plpgsql') ORDER BY name}))
{
	my ($status, $out, $err) = $node->psql('postgres', qq{SET client_min_messages = error; BEGIN; CREATE EXTENSION "$name" CASCADE; ROLLBACK});

	if ($status == 0)
	{
		push @extensions, $name;
	}
	else
	{
		$err =~ s/\n.*//s;
		note("left out: $name ($err)");
	}
}

# Lines of a query's result, to be shown if there are any; not all.
sub lines
{
	my ($database, $query) = @_;
	my @lines = split /\n/, $node->safe_psql($database, $query);
	my $more = @lines - 60;

	splice(@lines, 60) if $more > 0;
	push @lines, "... and $more more" if $more > 0;
	return join("\n", @lines);
}

sub walk
{
	my ($database, $create, $only) = @_;
	my ($out, $err) = ('', '');

	sql("CREATE DATABASE $database TEMPLATE template0 $create");
	# away from contrib, some of which has functions of the same names
	$node->safe_psql($database, join("\n",
		'SET client_min_messages = error;',
		'CREATE SCHEMA filters; CREATE EXTENSION ribbonfilter SCHEMA filters;',
		(map { qq{CREATE EXTENSION IF NOT EXISTS "$_" CASCADE;} } @extensions),
		"ALTER DATABASE $database SET search_path = public, filters;"));
	$node->psql($database, undef, stdout => \$out, stderr => \$err, extra_params => [ '-v', "only=$only", '-f', dirname(__FILE__) . '/types.sql' ]);
	is($err, '', "$database: the walk ends");

	is(lines($database, q{
		SELECT DISTINCT proname FROM pg_proc
		WHERE pronamespace = 'filters'::regnamespace AND proname LIKE '%\_build' AND NOT EXISTS (SELECT FROM walk.asked WHERE kind || '_build' = proname AND yes > 0)}),
		'', "$database: each kind of filter was asked");
	is(lines($database, q{
		SELECT coldef FROM walk.entry
		WHERE hashable AND nvalues = 0 AND NOT inputless AND level = 0 AND coldef NOT IN (SELECT item FROM walk.note WHERE what = 'cannot be compared')}),
		'', "$database: each type has values (else walk.pool needs a spelling of it)");

	# All together, least surprising first: one type's fault shows in many ways.
	is(lines($database, q{
		SELECT format('%s asked with %s: %s times, such as %s, in %s%s; built by %s; asked by %s', walk.title(a.coldef), walk.title(b.coldef), count(*), left(min(n.example), 60),
			string_agg(DISTINCT n.kind, ', '), ' under settings of ' || string_agg(DISTINCT nullif(n.settings, ''), ', '),
			(SELECT string_agg(DISTINCT w, ', ') FROM walk.no AS o, unnest(o.ways_in) AS w WHERE o.a = a.e AND o.b = b.e), string_agg(DISTINCT n.way, ', '))
		FROM walk.no AS n JOIN walk.entry AS a ON a.e = n.a JOIN walk.entry AS b ON b.e = n.b
		WHERE NOT a.liar AND NOT b.liar
		GROUP BY a.e, b.e ORDER BY a.level + b.level, a.e <> b.e, a.e, b.e}),
		'', "$database: nothing is denied that SQL calls equal");
	isnt($node->safe_psql($database, q{SELECT count(*) FROM walk.no JOIN walk.entry ON e = a WHERE liar}),
		'0', "$database: a type whose hash contradicts its equality is noticed");

	# Some are refused for a reason that docs/guarantees.md names.  And a type without
	# arrays cannot be in one, nor a NULL on its way be of a domain without NULLs; and
	# the parser finds no aggregate for types that are cast to one that has its own.
	is(lines($database, q{
		SELECT format('%s: %s times, such as %s%s: %s; built by %s; asked by %s', walk.title(x.coldef), count(*), left(min(t.example), 60),
			' under settings of ' || string_agg(DISTINCT nullif(t.settings, ''), ', '), left(min(t.message), 200),
			string_agg(DISTINCT t.ways_in[1], ', '), string_agg(DISTINCT t.way, ', '))
		FROM walk.trouble AS t JOIN walk.entry AS x ON x.e = t.a
		LEFT JOIN walk.way_in AS i ON t.way IS NULL AND i.way = t.ways_in[1]
		LEFT JOIN walk.way_asked AS w ON w.way = t.way
		WHERE (i.plain OR t.b = t.a AND w.plain) AND x.hashable AND x.refused IS NULL
		AND NOT x.liar AND NOT (EXISTS (SELECT FROM pg_type WHERE oid = x.typ AND typarray = 0) AND t.state = '42704') AND t.state <> '23502'
		AND NOT (t.state = '42725' AND EXISTS (SELECT FROM pg_cast JOIN pg_proc ON casttarget = proargtypes[0] WHERE castcontext = 'i' AND proname = 'keyset_agg' AND castsource IN (x.typ, (SELECT typbasetype FROM pg_type WHERE oid = x.typ))))
		GROUP BY x.e ORDER BY x.level, x.e}),
		'', "$database: keys of a column that can be hashed can be added and asked");
	is(lines($database, q{SELECT concat_ws(': ', item, detail) FROM walk.note WHERE what = 'other bytes'}),
		'', "$database: the same keys make the same bytes under other settings");
	is(lines($database, q{SELECT concat_ws(': ', item, detail) FROM walk.note WHERE what = 'taken for equal'}),
		'', "$database: a keyset does not hold what SQL tells from its keys");

	diag("$database: " . $node->safe_psql($database, q{
		SELECT format('%s types and columns (%s with a hash), %s values, %s pairs within and %s across types, %s x %s ways, %s filters, %s questions for %s combinations: %s yes, %s refused, %s no',
			(SELECT count(*) FROM walk.entry WHERE nvalues > 0), (SELECT count(*) FROM walk.entry WHERE nvalues > 0 AND hashable),
			(SELECT sum(nvalues) FROM walk.entry), (SELECT count(*) FROM walk.pair WHERE a = b), (SELECT count(*) FROM walk.pair WHERE a <> b),
			(SELECT count(*) FROM walk.way_in), (SELECT count(*) FROM walk.way_asked),
			(SELECT count(*) FROM walk.raw), sum(questions), sum(combinations), sum(yes),
			(SELECT count(*) FROM walk.trouble WHERE way IS NOT NULL), (SELECT count(*) FROM walk.no))
		FROM walk.asked}));
	return;
}

my $seed = random_seed();

if ($ENV{RF_DAY})
{
	# A twelfth, others with each commit, with all that is made of them alone; and
	# the one that must be noticed.
	walk('walked', "ENCODING 'UTF8' LOCALE 'C'", qq{NOT EXISTS (
		WITH RECURSIVE made_of (typ) AS (SELECT t.oid UNION SELECT p FROM made_of, walk.parts(typ) AS p)
		SELECT FROM made_of WHERE NOT EXISTS (SELECT FROM walk.parts(typ)) AND typ <> 'walk.liar'::regtype AND hashtext(typ::regtype || ' $seed') % 12 <> 0)});
}
else
{
	walk('walked', "ENCODING 'UTF8' LOCALE 'C'", 'true');

	# Texts in other encodings
	my $texts = q{(t.typcategory = 'S' OR t.typcollation <> 0)};
	walk('latin1', "ENCODING 'LATIN1' LOCALE 'C'", $texts);
	walk('ascii', "ENCODING 'SQL_ASCII' LOCALE 'C'", $texts);
}

done_testing();
