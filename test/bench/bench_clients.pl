#!/usr/bin/env perl
# bench_clients.pl: the command against what else picks the rows of a file
# whose keys are known, and the Python module against sets and arrays.
#
# Run by "make bench-clients", which starts the server that the PG* variables
# name, for one of the ways.  Prints Markdown tables on standard output, what it
# is doing on standard error.  README.md says what is measured.
#
#	KEYS	known keys (default 1,000,000)
#	LINES	rows of the file, a tenth of them with known keys (default 10 times KEYS)
#	TURNS	how often each way is measured (default 3)
#	MANY	keys of the large filter that is built, 0: none (default 100,000,000)
#	BUILT	where the command and the module are
#	COMMIT	what to call the code that is measured

use strict;
use warnings;

use File::Temp;
use FindBin;
use List::Util qw(max);

use lib $FindBin::Bin;
use BenchSql;

my $nkeys = number('KEYS', 1e6, 1, 1e9);
my $nlines = number('LINES', 10 * $nkeys, 1, 1e10);
my $turns = number('TURNS', 3, 1, 1000);
my $many = int($ENV{MANY} // 1e8);
my $command = "$ENV{BUILT}/ribbonfilter";
my $dir = File::Temp->newdir;

# Runs shell, in which its own programs are most of the time; what GNU time
# says of its largest process: seconds, processor seconds, MB.
sub run
{
	my ($shell) = @_;
	my $start = wall_ms();

	system('/usr/bin/time', '-o', "$dir/time", '-f', '%U %S %M', 'sh', '-ec', "cd $dir; $shell") == 0
	  or die "bench_clients: failed: $shell\n";
	my $seconds = (wall_ms() - $start) / 1000;
	my ($user, $system, $kb) = split ' ', slurp("$dir/time");

	return { seconds => $seconds, cpu => $user + $system, mb => $kb / 1024 };
}

sub lines_in
{
	my ($file) = @_;
	my $n = `wc -l <$dir/$file`;

	return $n + 0;
}

# The ways: name, what is done beforehand, and the shell that writes "out"
my $awk = q{'NR==FNR{k[$1];next} $1 in k' keys rows >out};
my $filter = "$command build --type bigint -o known.rbf keys";
my $set = <<'END';
import sys
known = set(open("keys", "rb").read().split())
with open("rows", "rb") as rows, open("out", "wb") as out:
    out.writelines(row for row in rows if row.split(b",", 1)[0] in known)
END
my $pandas = <<'END';
import pandas
known = pandas.read_csv("keys", header=None)[0]
with open("out", "w") as out:
    for rows in pandas.read_csv("rows", header=None, chunksize=1000000):
        rows[rows[0].isin(known)].to_csv(out, header=False, index=False)
END
my @ways = (
	[ 'ribbonfilter probe, 1 thread', $filter, "$command probe --threads 1 --field 1 --delimiter , known.rbf rows >out" ],
	[ 'the same, its own number of threads', $filter, "$command probe --field 1 --delimiter , known.rbf rows >out" ],
	[ 'the same and building the filter', '', "$filter; $command probe --field 1 --delimiter , known.rbf rows >out" ],
	[ 'mawk', '', "mawk -F, $awk" ],
	[ 'gawk', '', "gawk -F, $awk" ],
	[ 'grep -Fxf, keys alone', '', 'cut -d, -f1 rows | LC_ALL=C grep -Fxf keys >out' ],
	[ 'sort and join', '', 'LC_ALL=C; export LC_ALL; sort keys >k; sort -t, -k1,1 rows >r; join -t, k r >out; rm k r' ],
	[ 'Python, a set', '', "/usr/bin/python3 - <<'END'\n${set}END" ],
	[ 'pandas, isin()', '', "/usr/bin/python3 - <<'END'\n${pandas}END" ],
	[ 'bloom (DCSO, in Go), keys alone', "rm -f go; bloom create -p 0.01 -n $nkeys go; bloom insert go <keys",
		'cut -d, -f1 rows | bloom check go >out' ],
	[ 'COPY to a temporary table, join', '',
		q{psql -X -q -v ON_ERROR_STOP=1 <<'END'
SET max_parallel_workers_per_gather = 0;
CREATE TEMP TABLE rows (key bigint, name text, rest text);
\copy rows FROM 'rows' (FORMAT csv)
\copy (SELECT * FROM rows r WHERE EXISTS (SELECT FROM known k WHERE k.key = r.key)) TO 'out' (FORMAT csv)
END} ]);
my %needs = (mawk => 'command -v mawk', gawk => 'command -v gawk', bloom => 'command -v bloom', pandas => q{/usr/bin/python3 -c 'import pandas'});

connect_psql();
sql('SELECT setseed(0.5)');
sql("CREATE TABLE known AS SELECT i * 97 AS key FROM generate_series(1::bigint, $nkeys) i ORDER BY random()");
sql('CREATE INDEX ON known (key)');
sql('VACUUM ANALYZE known');
sql("\\copy known TO '$dir/keys'");
progress("a file of $nlines rows");
sql("\\copy (SELECT (random() * 10 * $nkeys)::bigint * 97, 'row ' || i, 'something more' FROM generate_series(1, $nlines) i) TO '$dir/rows' (FORMAT csv)");
run("awk -F, $awk; mv out exact");
my $exact = lines_in('exact');

print_head('Filters outside the database', server_line());
print "\n## A file of @{[commas($nlines)]} rows, @{[commas($exact)]} of them with one of @{[commas($nkeys)]} known keys\n";
print_columns('way', 'rows a second:', 'seconds:', 'of processors:', 'peak memory, MB:', 'rows out:');
foreach my $way (@ways)
{
	my ($name, $before, $shell) = @$way;
	my ($word) = $name =~ /^(\w+)/;
	my @runs;

	if ($needs{$word} && system("$needs{$word} >/dev/null 2>&1") != 0)
	{
		progress("$name: not here");
		next;
	}
	progress($name);
	run($before) if $before;
	push @runs, run($shell) foreach (1 .. $turns);
	my $seconds = median(map { $_->{seconds} } @runs);
	my $out = lines_in('out');
	die "bench_clients: $name lost rows: $out of $exact\n" if $out < $exact;
	printf "| %s | %s | %.2f | %.2f | %s | %s |\n", $name, commas(int($nlines / $seconds)), $seconds,
	  median(map { $_->{cpu} } @runs), $word eq 'COPY' ? '' : sprintf('%.1f', max(map { $_->{mb} } @runs)), commas($out);
}

print "\nPeak memory is that of the largest process.  Rows beyond @{[commas($exact)]} are false positives.\n";

if ($many)
{
	progress("a filter of $many keys");
	run("seq $many >many");
	print "\n## A filter of @{[commas($many)]} keys, from a file\n";
	print_columns('kind', 'seconds:', 'of processors:', 'peak memory, MB:', 'bytes:');
	foreach my $kind (qw(ribbon bloom fuse))
	{
		my $run = run("$command build --type bigint --kind $kind -o many.rbf many");
		printf "| %s | %.1f | %.1f | %.0f | %s |\n", $kind, $run->{seconds}, $run->{cpu}, $run->{mb}, commas(-s "$dir/many.rbf");
	}
	run('rm many many.rbf');
}

disconnect_psql();
$| = 1;
print "\n";
system('/usr/bin/python3', "$FindBin::Bin/bench_clients.py") == 0 or die "bench_clients: the Python module failed\n";
