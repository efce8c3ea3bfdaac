# Many clients at once on one server: they build, unite and probe filters, update
# stored ones, look keys up in maps, join with join filters and by pages, while
# tables come and go (load.sql).  Each call checks its own answer against plain
# rows.  Here pgbench lets them loose; afterwards, every stored filter is looked
# at, and the memory that each backend had from call to call.
#
# Runs in test/tools/with_server.sh: make load LOAD_SECONDS=600 LOAD_CLIENTS=16

use strict;
use warnings;

use File::Temp qw(tempdir);
use FindBin;

use lib "$FindBin::Bin/../bench";
use BenchSql qw(spurt);

my $seconds = $ENV{LOAD_SECONDS} || 60;
my $clients = $ENV{LOAD_CLIENTS} || 16;
my $seed = $ENV{RF_SEED} // 1;
my $dir = tempdir(CLEANUP => 1);
my ($passed, $failed) = (0, 0);

sub check
{
	my ($good, $what) = @_;

	$good ? $passed++ : $failed++;
	print $good ? 'ok' : 'not ok', " - $what\n";
	return;
}

sub lines_of
{
	my (@command) = @_;

	open my $from, '-|', @command or die "$command[0]: $!\n";
	my @lines = <$from>;
	close $from;
	chomp @lines;
	return @lines;
}

sub rows { return map { [ split /\|/, $_, -1 ] } lines_of('psql', '-XAtqc', $_[0]); }
sub value { return (rows($_[0]))[0][0]; }

system("psql -XAtq -v ON_ERROR_STOP=1 -f sql/extension.sql -f test/load/load.sql >$dir/setup.log") == 0 or die "the tables could not be made\n";

#
# The load
#

my @scripts;
foreach my $call (rows('SELECT name, weight FROM load.calls ORDER BY name'))
{
	my ($name, $weight) = @$call;

	push @scripts, '-f', spurt("$dir/$name", "\\set r random(1, 1000000000)\nSELECT load.run('$name', :r);\n") . "\@$weight";
}
# the same rows in several calls
push @scripts, '-f', spurt("$dir/two", "\\set r random(1, 1000000000)\nBEGIN ISOLATION LEVEL REPEATABLE READ;\nSELECT load.run('join_rows', :r);\nSELECT load.run('build_ribbon', :r);\nCOMMIT;\n") . '@3';
push @scripts, '-f', spurt("$dir/vacuum", join '', map { "VACUUM (ANALYZE) load.$_;\n" } qw(fact kept_bloom kept_ribbonmap parts)) . '@1';

print "$clients clients, $seconds s, seed $seed\n";
my @output = lines_of("pgbench -n -c $clients -j 2 -T $seconds --random-seed=$seed @scripts 2>&1");
my $status = $?;
my @aborted = grep { /abort|ERROR|FATAL/ } @output;

check($status == 0 && !@aborted, 'no client has stopped');
print "    $_\n" foreach @aborted, grep { /^number of transactions actually processed|^tps|^latency average/ } @output;
print "    excused: $_->[2] times $_->[0] $_->[1]\n" foreach rows(q{SELECT state, min(regexp_replace(message, '\d+', 'N', 'g')), count(*) FROM load.excused GROUP BY state, left(message, 20) ORDER BY 3 DESC});

#
# What is left
#

foreach my $kind (rows('SELECT stem, has_values FROM kinds ORDER BY stem'))
{
	my ($stem, $has_values) = @$kind;
	my ($filters, $lost) = @{ (rows("SELECT count(DISTINCT id), count(*) FILTER (WHERE NOT f \@> k) FROM load.kept_$stem LEFT JOIN unnest(keys) AS k ON true WHERE ${stem}_verify(f) IS NOT NULL"))[0] };

	check($filters == 40 && $lost == 0, "$stem: $filters stored filters are whole and have their keys");
	print "    $lost keys are lost\n" if $lost;
}
check(value('SELECT count(*) FROM pg_ls_tmpdir()') == 0, 'no temporary file is left');
my @bad = grep { /WARNING|PANIC|TRAP:|leak|terminated by signal|wrong answer/ } split /\n/, do { local $/; open my $log, '<', "$ENV{PGHOST}/server.log" or die "server.log: $!\n"; <$log> };
check(!@bad, 'no warning in the log');
print "    $_\n" foreach @bad[ 0 .. ($#bad < 9 ? $#bad : 9) ];

# The most that a backend had in the second and in the last quarter of its calls
my @memory = rows(q{
SELECT pid, max(calls) AS calls,
	max(contexts) FILTER (WHERE part = 2) AS contexts_before, max(contexts) FILTER (WHERE part = 4) AS contexts_after,
	max(anonymous) FILTER (WHERE part = 2) AS before, max(anonymous) FILTER (WHERE part = 4) AS after
FROM (SELECT *, ntile(4) OVER (PARTITION BY pid ORDER BY calls) AS part FROM load.memory) AS m
GROUP BY pid HAVING count(*) >= 8 ORDER BY pid});

check(@memory == $clients, 'the memory of each client is known');
print "    calls  MB of contexts: second, last quarter; anonymous: second, last quarter\n";
my $grown = 0;
foreach my $backend (@memory)
{
	my (undef, $calls, @bytes) = @$backend;

	printf "    %5d  %7.2f %7.2f  %7.2f %7.2f\n", $calls, map { $_ / 1e6 } @bytes;
	$grown++ if $bytes[1] > $bytes[0] * 1.25 + 1e6;
}
check($grown == 0, 'memory stays what it was');

print "$passed passed, $failed failed\n";
exit($failed ? 1 : 0);
