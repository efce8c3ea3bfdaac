# The SQL of the README works as it stands there, from the first block to the
# last: each goes on from the ones before.

use strict;
use warnings;

use PostgreSQL::Test::Cluster;
use PostgreSQL::Test::Utils;
use Test::More;

my $readme = slurp_file('README.md');
my @blocks = $readme =~ /^```sql\n(.*?)^```$/msg;
cmp_ok(scalar(@blocks), '>=', 10, 'the README has examples');

my $node = PostgreSQL::Test::Cluster->new('readme');
$node->init;
$node->start;

# The postgres_fdw example speaks of a server elsewhere; let it be this one.
my ($host, $port) = ($node->host, $node->port);
my $n = 0;
foreach my $sql (@blocks)
{
	my ($first) = $sql =~ /^(.{1,50})/;
	my ($status, $stdout, $stderr);

	$n++;
	if ($sql =~ /postgres_fdw/)
	{
		$sql =~ s/host '[^']*', dbname '[^']*'/host '$host', port '$port', dbname 'postgres'/;
	}
	$status = $node->psql(
		'postgres', $sql,
		stdout => \$stdout,
		stderr => \$stderr,
		on_error_stop => 1);
	is($status, 0, "block $n: $first")
	  or diag($stderr);

	# What the comments of the first session promise.
	if ($n == 1)
	{
		like($stdout, qr/^2000\|\d+\|/m, 'number of keys');
		like($stdout, qr/^t\|f$/m, 'true, false');
		like($stdout, qr/^20000\n20000$/m, 'the exact answer, twice');
	}
}

$node->stop;
done_testing();
