# Kinds: the kinds of filter, as the catalog has them.  A kind joins the tests
# that use this by being in the extension, as it joins those in sql/.
package Kinds;

use strict;
use warnings;

use Exporter 'import';

our @EXPORT_OK = qw(kinds least_rate of_each values_of);

# { stem => 'bloom', type => 'bloomfilter', has_values => 0 } and so on, of a
# database that has the extension
sub kinds
{
	my ($node, $database) = @_;

	return map { my ($stem, $type, $has_values) = split /\|/; { stem => $stem, type => $type, has_values => $has_values eq 't' } }
	  split /\n/, $node->safe_psql($database // 'postgres', q{
SELECT regexp_replace(opcname, '_ops$', '') COLLATE "C" AS stem, typname,
	EXISTS (SELECT FROM pg_proc WHERE proname = regexp_replace(opcname, '_ops$', '_build') AND pronamespace = opcnamespace AND proargtypes[1] = 'bigint[]'::regtype)
FROM pg_opclass
JOIN pg_type AS t ON t.oid = opcintype
JOIN pg_am AS m ON m.oid = opcmethod AND amname = 'hash'
JOIN pg_depend AS d ON d.classid = 'pg_opclass'::regclass AND d.objid = pg_opclass.oid AND d.deptype = 'e'
JOIN pg_extension AS e ON d.refobjid = e.oid AND extname = 'ribbonfilter'
ORDER BY stem});
}

# The lowest of these rates that filters of a kind can have; 1 if they have none
sub least_rate
{
	my ($node, $kind) = @_;

	foreach my $rate (1e-9, 1e-6, 1e-4, 0.001, 0.01)
	{
		return $rate if $node->psql('postgres', of_each("SELECT STEM_build(ARRAY[1], $rate)", '', $kind), stderr => \my $stderr) == 0;
	}
	return 1;
}

# Values for all elements of an array of keys, from 0 to 15, some of which are
# the same: an SQL expression
sub values_of
{
	my ($keys) = @_;

	return "ARRAY(SELECT hashtext(key::text)::bigint & 15 FROM (SELECT unnest($keys) AS key) AS keys)";
}

# SQL of each kind, put together by what comes between: STEM and TYPE stand for
# its names.  Where keys have values, STEM_agg(key) and STEM_build(keys) are
# given some.
my $argument = qr/((?:[^][(){},]|([[({](?:[^][(){}]|(?2))*[])}]))+?)(?=,|\)| ORDER BY )/;
sub of_each
{
	my ($sql, $between, @kinds) = @_;

	return join $between, map {
		my $kind = $_;
		my $of_kind = $sql;

		$of_kind =~ s/STEM_agg\($argument/"STEM_agg($1, hashtext(($1)::text) & 15"/ge if $kind->{has_values};
		$of_kind =~ s/STEM_build\($argument/"STEM_build($1, " . values_of($1)/ge if $kind->{has_values};
		$of_kind =~ s/STEM/$kind->{stem}/gr =~ s/TYPE/$kind->{type}/gr
	} @kinds;
}

1;
