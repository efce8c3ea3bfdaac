# Claims: what must hold of a filter, as queries
#
# A step is { sql, want }: want is "none" where no row may come, "rate" where one
# row does, of how many strangers were asked for, how many the filter took for
# its keys and how many it should, { state => regex } where it must be an error,
# or nothing if it is enough that it works.  All of a filter's keys are in the
# table m: its columns are k, and v in that of a map.
package Claims;

use strict;
use warnings;

use Exporter qw(import);

use Dice;
use Filters;

our @EXPORT = qw(step none claims members has_rows);

sub step { my ($name, $sql, $want) = @_; return { name => $name, sql => $sql, want => $want }; }
sub none { my ($name, $sql) = @_; return step($name, $sql, 'none'); }

# What is claimed of the filter of a tree, of which $f is SQL: that it has its
# keys, and so many of the other claims.
sub claims
{
	my ($node, $f, $n) = @_;
	my $kind = $node->{kind};
	my @more = map { scalar $_->($node, $f) } \&inside, \&exact, \&strangers, \&same, \&same, \&copies, \&nulls, \&equality,
	  ($kind->{map} ? (\&values_of_map) x 3 : ()), ($kind->{counts} ? (\&counts) x 2 : ()), ($kind->{set} ? \&set : ());

	return (members($node, $f), members($node, $f), some($n, grep { defined } @more));
}

#
# Each key is found
#

sub members
{
	my ($node, $f) = @_;
	my ($stem, $type) = ($node->{kind}{stem}, $node->{kind}{type});
	my $key = asked($node->{type}, 'm.k');
	my $keys = is_array($node->{type}) || $key =~ /keyliteral/ ? undef : $key;
	# between a row and a subquery stands an operator of the subquery's columns
	my $probe = pick("$f \@> $key", "$f \@> $key", $key =~ /^ROW/ ? () : "$key <@ $f", "${stem}_contains($f, $key)");
	my %ways = (
		row => [ 10, sub { none($_[0], "SELECT k FROM m WHERE ($probe) IS NOT TRUE") } ],
		output => [ 5, sub { none($_[0], "SELECT k FROM (SELECT k, $probe AS found FROM m OFFSET 0) AS q WHERE found IS NOT TRUE") } ],
		joined => [ 8, sub { none($_[0], "SELECT k FROM m CROSS JOIN (SELECT $f AS f" . pick('', ' OFFSET 0', ' UNION ALL SELECT NULL') . ") AS q WHERE NOT q.f \@> $key") } ],
		counted => [ 5, sub { none($_[0], "SELECT c FROM (SELECT count(*) AS n, count(*) FILTER (WHERE $probe) AS c FROM m) AS q WHERE n <> c") } ],
		'outer join' => [ 5, sub { none($_[0], "SELECT m.k FROM m LEFT JOIN (SELECT $f AS f) AS q ON q.f \@> $key WHERE q.f IS NULL") } ],
		semijoin => [ 5, sub { none($_[0], "SELECT k FROM m WHERE NOT EXISTS (SELECT FROM kept WHERE kept.f \@> $key)") } ],
		lateral => [ 4, sub { none($_[0], "SELECT k FROM m, LATERAL (SELECT $probe AS found OFFSET 0) AS q WHERE found IS NOT TRUE") } ],
		cte => [ 4, sub { none($_[0], "WITH q AS MATERIALIZED (SELECT $f AS f) SELECT k FROM m WHERE NOT (SELECT f FROM q) \@> $key") } ],
		case => [ 3, sub { none($_[0], "SELECT k FROM m WHERE CASE WHEN $probe THEN false ELSE true END") } ],
		window => [ 3, sub { none($_[0], "SELECT * FROM (SELECT bool_and($probe) OVER (ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS found FROM m) AS q WHERE found IS NOT TRUE") } ],
		constant => [ 6, sub { none($_[0], "SELECT * FROM ask(format(\$q\$SELECT k::text FROM m WHERE NOT %L::$type \@> $key\$q\$, $f))") } ],
		cursor => [ 5, sub { (step($_[0], "DECLARE c1 SCROLL CURSOR FOR SELECT k FROM m WHERE NOT ($probe)"), none($_[0], 'FETCH ALL FROM c1'),
			none($_[0], 'FETCH BACKWARD ALL FROM c1'), step($_[0], 'CLOSE c1')) } ],
		prepared => [ 5, sub {
			my $execute = none($_[0], "EXECUTE p1 (kept_$stem())");
			(step($_[0], "SET LOCAL plan_cache_mode = " . pick(qw(auto force_generic_plan force_custom_plan))),
				step($_[0], "PREPARE p1 ($type) AS SELECT k::text FROM m WHERE NOT \$1 \@> $key"), ($execute) x pick(1, 2, 7), step($_[0], 'DEALLOCATE p1')) } ],
		'prepared literal' => [ is_literal($node->{type}) ? 5 : 0, sub {
			(step($_[0], "PREPARE p1 AS SELECT 1 WHERE NOT " . pick("$f \@> \$1", "\$1 <@ $f")), (none($_[0], 'EXECUTE p1 (some_key())')) x pick(1, 7), step($_[0], 'DEALLOCATE p1')) } ],
		'any array' => [ $keys ? 5 : 0, sub { none($_[0], 'SELECT k FROM m WHERE NOT ' . pick("$f && ARRAY[$key]", "$f && ARRAY[NULL, $key]", "${stem}_contains_any($f, ARRAY[$key, $key])")) } ],
		'all in array' => [ $keys ? 4 : 0, sub { none($_[0], "SELECT 1 FROM (SELECT array_agg($key) AS a FROM m) AS q WHERE a IS NOT NULL AND NOT $f && a") } ],
		candidates => [ $keys ? 5 : 0, sub { none($_[0], "SELECT 1 FROM (SELECT array_agg($key) AS a FROM m) AS q WHERE ${stem}_candidates($f, a) IS DISTINCT FROM a") } ],
		'PL/pgSQL' => [ is_array($node->{type}) ? 0 : 5, sub { none($_[0], "SELECT * FROM missing($f, ARRAY(SELECT k FROM m LIMIT 2000))") } ]);
	my $way = weighted(map { ($_ => $ways{$_}[0]) } sort keys %ways);

	took("members: $way");
	return $ways{$way}[1]->("a key is missing: $way");
}

# What is no key
sub exact
{
	my ($node, $f) = @_;
	my $p = near_keys($node->{type});
	my $is_in = 'EXISTS (SELECT FROM m WHERE m.k = p.k)';
	my $arrays = !is_array($node->{type});

	return none('a set is not exact', "SELECT p.k FROM $p WHERE ($f \@> p.k) IS DISTINCT FROM $is_in") if $node->{kind}{set} && chance(0.7);
	return none('&& and @> differ', "SELECT p.k FROM $p WHERE $f && ARRAY[p.k] IS DISTINCT FROM ($f \@> p.k)") if $arrays && chance(0.5);
	return none('candidates and @> differ', "SELECT 1 FROM (SELECT array_agg(k) AS a, array_agg(k) FILTER (WHERE $f \@> k) AS b FROM $p) AS q" .
		  " WHERE $node->{kind}{stem}_candidates($f, a) IS DISTINCT FROM coalesce(b, a[1:0])") if $arrays;
	return none('a member was lost among others', "SELECT p.k FROM $p WHERE NOT $f \@> p.k AND $is_in");
}

sub strangers
{
	my ($node, $f) = @_;
	my $p = far_keys($node->{type}, 2000) or return;
	my $one = "(SELECT $f AS f OFFSET 0) AS q";

	return step("$node->{kind}{stem}" . ($node->{rate} ? sprintf(' at %.3g', $node->{rate}) : ''), "SELECT count(*), count(*) FILTER (WHERE q.f \@> p.k), min(i.expected_fpr) FROM $one, $p, $node->{kind}{stem}_info(q.f) AS i", 'rate');
}

#
# The same keys give the same bytes
#

# Whether it can be told what its bytes are: rows bring the rate.
sub has_rows { return $_[0]{kind}{rate} ? 'EXISTS (SELECT FROM m)' : 'true'; }

# However a filter is made. (The sums of counters that are saturated depend on
# the way.)
sub same
{
	my ($node, $f) = @_;
	my $g = filter_sql($node);
	my $stem = $node->{kind}{stem};
	my $differ = pick('(q.f = q.g) IS NOT TRUE', 'q.f <> q.g', 'q.f::bytea <> q.g::bytea', "${stem}_cmp(q.f, q.g) <> 0", 'q.f IS DISTINCT FROM q.g',
		"${stem}_hash(q.f) <> ${stem}_hash(q.g)");

	return none('the same keys give other bytes', "SELECT 1 FROM (SELECT $f AS f, $g AS g OFFSET 0) AS q WHERE ($differ) AND " . has_rows($node));
}

# However it is carried
sub copies
{
	my ($node, $f) = @_;
	my ($stem, $type) = ($node->{kind}{stem}, $node->{kind}{type});
	my $copy = pick("f::bytea::$type", "f::text::$type", "$type(f::bytea)", "decode(encode(f::bytea, 'hex'), 'hex')::$type", "${type}_send(f)::$type",
		"('\\x' || encode(f::bytea, 'hex'))::$type", "(to_jsonb(f) #>> '{}')::$type", "(ARRAY[f, f])[2]", "(ROW(1, f)::pair_$stem).f", "f::domain_$stem");

	return none("changed by $copy", "SELECT 1 FROM (SELECT $f AS f OFFSET 0) AS q WHERE $copy IS DISTINCT FROM q.f");
}

sub equality
{
	my ($node, $f) = @_;
	my $stem = $node->{kind}{stem};
	my $g = chance(0.5) ? $f : filter_sql($node);
	my $op = pick(qw(= <>));

	return pick(
		none("$op is not that of bytes", "SELECT 1 FROM (SELECT $f AS f, $g AS g OFFSET 0) AS q WHERE (f $op g) IS DISTINCT FROM (f::bytea $op g::bytea)"),
		none('GROUP BY takes equal filters for several', "SELECT count(*) FROM (SELECT f FROM (VALUES ($f), ($g), (NULL), ($f)) AS v (f) GROUP BY f) AS q HAVING count(*) <> (SELECT count(DISTINCT f::bytea) FROM (VALUES ($f), ($g)) AS v (f)) + 1"));
}

sub nulls
{
	my ($node, $f) = @_;
	my ($stem, $type) = ($node->{kind}{stem}, $node->{kind}{type});

	return none('NULL is answered', "SELECT 1 WHERE " . pick(
		"($f \@> NULL) IS NOT NULL", "($f && NULL::int[]) IS NOT NULL", "(NULL::$type \@> 1) IS NOT NULL", "($f \@> (SELECT k FROM m WHERE false)) IS NOT NULL",
		"(NULL::$type = $f) IS NOT NULL", "${stem}_info(NULL) IS NOT NULL"));
}

#
# What functions say of it
#

sub inside
{
	my ($node, $f) = @_;
	my ($kind, $stem) = ($node->{kind}, $node->{kind}{stem});
	my $distinct = '(SELECT count(*) FROM (SELECT k FROM m GROUP BY k) AS d)';
	my @wrong = ("i.kind <> '$stem'", 'i.bytes <> octet_length(q.f::bytea) + 4', "i.hash <> 'xxh3-64'", 'i.expected_fpr NOT BETWEEN 0 AND 1',
		'(i.key_type IS NULL) <> NOT EXISTS (SELECT FROM m)');
	# no row brings a rate
	push @wrong, "i.target_fpr <> $node->{rate} AND i.key_type IS NOT NULL" if $kind->{rate};
	push @wrong, "i.keys <> $distinct" if !$kind->{sized};
	push @wrong, "${stem}_cardinality(q.f) <> i.keys" if $kind->{cardinality};
	# an estimate, unless the filter is too full for one
	push @wrong, "i.expected_fpr <= 1.5 * i.target_fpr AND abs(i.keys - $distinct) > 6 * sqrt($distinct) + 6" if $kind->{sized};

	return none("$stem\_verify", "SELECT 1 FROM (SELECT ${stem}_verify($f)::text AS v) AS q WHERE v <> ''") if chance(0.3);
	return none("$stem\_info: " . join(' or ', @wrong), "SELECT i.* FROM (SELECT $f AS f OFFSET 0) AS q, ${stem}_info(q.f) AS i WHERE " . join(' OR ', @wrong));
}

sub set
{
	my ($node, $f) = @_;
	my $stem = $node->{kind}{stem};

	return pick(
		none('hashes are missing or too many', "SELECT * FROM ((SELECT ${stem}_hashes($f) EXCEPT SELECT key_hash(k) FROM m) UNION ALL (SELECT key_hash(k) FROM m EXCEPT SELECT ${stem}_hashes($f))) AS q"),
		none('cardinality', "SELECT 1 WHERE ${stem}_cardinality($f) <> (SELECT count(*) FROM (SELECT k FROM m GROUP BY k) AS d)"),
		none('a - a', "SELECT 1 WHERE ${stem}_cardinality($f - $f) <> 0 OR ($f & $f) <> $f OR ($f | $f) <> $f"));
}

sub counts
{
	my ($node, $f) = @_;
	my $stem = $node->{kind}{stem};
	my $key = spelled($node->{type}, 'm.k');
	my $p = near_keys($node->{type});
	my $added = "${stem}_add($f, m.k)";
	my ($saturated, $saturates) = map { "(SELECT (i.details->>'saturated')::int FROM ${stem}_info($_) AS i)" } $f, $added;

	return pick(
		none('counted too few', "SELECT k, n FROM (SELECT k, count(*) AS n FROM m GROUP BY k) AS m WHERE ${stem}_count($f, m.k) < least(15, n)"),
		none('count and @> differ', "SELECT p.k FROM $p WHERE (${stem}_count($f, p.k) > 0) IS DISTINCT FROM ($f \@> p.k)"),
		none('(a + a) - a', "SELECT 1 FROM (SELECT $f + $f AS f) AS q, ${stem}_info(q.f) AS i WHERE (i.details->>'saturated')::int = 0 AND q.f - $f <> $f"),
		none('a - a', "SELECT 1 WHERE $saturated = 0 AND ${stem}_cardinality($f - $f) <> 0"),
		none('added and removed', "SELECT k FROM (SELECT k FROM m LIMIT 20) AS m WHERE $saturates = 0 AND ${stem}_remove($f, m.k) <> ${stem}_remove(${stem}_remove($added, m.k), $key)"),
		none('removed what is not there', "SELECT p.k FROM $p WHERE NOT $f \@> p.k AND ${stem}_remove($f, p.k, true) <> $f"));
}

sub values_of_map
{
	my ($node, $f) = @_;
	my $stem = $node->{kind}{stem};
	my $key = asked($node->{type}, 'm.k');
	my $truth = '(SELECT k, array_agg(DISTINCT v ORDER BY v) AS v FROM m GROUP BY k) AS m';

	return pick(
		none('other values', "SELECT k, v FROM $truth WHERE ${stem}_values($f, $key) IS DISTINCT FROM v"),
		none('another value', "SELECT k, v FROM $truth WHERE CASE WHEN cardinality(v) = 1 THEN " . pick("$f -> $key", "${stem}_value($f, $key)") . ' IS DISTINCT FROM v[1] END'),
		none('@> and values differ', 'SELECT p.k FROM ' . near_keys($node->{type}) . " WHERE ($f \@> p.k) IS DISTINCT FROM (cardinality(${stem}_values($f, p.k)) > 0)"),
		is_array($node->{type}) ? () : none('lookup', "SELECT * FROM (SELECT array_agg(k) AS a FROM (SELECT k FROM m GROUP BY k) AS d) AS q, LATERAL ((SELECT l.key, l.value FROM ${stem}_lookup($f, q.a) AS l EXCEPT ALL SELECT k, v FROM (SELECT k, v FROM m GROUP BY k, v) AS m) UNION ALL " .
			"(SELECT k, v FROM (SELECT k, v FROM m GROUP BY k, v) AS m EXCEPT ALL SELECT l.key, l.value FROM ${stem}_lookup($f, q.a) AS l)) AS z WHERE a IS NOT NULL"));
}

1;
