# Kinds: the kinds of filter, as the catalog has them.  A kind joins the tests
# that use this by being in the extension, as it joins those in sql/.
package Kinds;

use strict;
use warnings;

use Exporter 'import';

our @EXPORT_OK = qw(kinds least_rate of_each);

# { stem => 'bloom', type => 'bloomfilter' } and so on, of a database that has
# the extension
sub kinds
{
	my ($node, $database) = @_;

	return map { my ($stem, $type) = split /\|/; { stem => $stem, type => $type } }
	  split /\n/, $node->safe_psql($database // 'postgres', q{
SELECT regexp_replace(opcname, '_ops$', '') COLLATE "C" AS stem, typname
FROM pg_opclass
JOIN pg_type AS t ON t.oid = opcintype
JOIN pg_am AS m ON m.oid = opcmethod AND amname = 'btree'
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
		return $rate if $node->psql('postgres', "SELECT $kind->{stem}_build(ARRAY[1], $rate)", stderr => \my $stderr) == 0;
	}
	return 1;
}

# SQL of each kind, put together by what comes between: STEM and TYPE stand for
# its names.
sub of_each
{
	my ($sql, $between, @kinds) = @_;

	return join $between, map { my $kind = $_; $sql =~ s/STEM/$kind->{stem}/gr =~ s/TYPE/$kind->{type}/gr } @kinds;
}

1;
