#!/usr/bin/env perl
# bench_bars.pl: what has a bar, of this tree and of another commit.
#
# Run by bench_pair.sh, with the other commit's programs in files/ and the
# server that the PG* variables name.  Prints Markdown tables on standard
# output.  README.md says what is measured and how to read it.
#
#	SCALE	what to multiply the large numbers of keys and rows by, for a quick
#			look (default 1)
#	REPS	how often each runs (default 9; what takes seconds, a third of it)
#	ONLY	parts to run: few, many, keyset, sizes, groups (default: all)
#	OLD		the other commit
#	COMMIT	what to call the code of this tree

use strict;
use warnings;

use FindBin;
use List::Util qw(max min sum);

use lib $FindBin::Bin;
use BenchPair;
use BenchSql;

my $scale = $ENV{SCALE} || 1;
my $reps = int($ENV{REPS} || 9);
my $few_reps = int(($reps + 2) / 3);
my %part = map { $_ => 1 } split /[ ,]+/, $ENV{ONLY} || 'few,many,keyset,sizes,groups';
die "SCALE: from 0.01 to 1; REPS: at least 1\n" if $scale < 0.01 || $scale > 1 || $reps < 1;

my $million = int(1e6 * $scale);
my %column = (build => 'build_ns_per_key', absent => 'probe_absent_ns', present => 'probe_present_ns');

# [filter, what, keys]: times over those of the reference of the same run
my @over_reference = (
	(map { [ 'ribbon', 'build', $_ ] } 100, 1000, 3000),
	(map { [ 'ribbon', 'absent', $_ ] } 1000, 3000),
	(map { [ 'bloom', 'build', $_ ] } 1000, 10_000, $million));

sub few
{
	my (@names, %ratios);

	foreach my $n (sort { $a <=> $b } keys %{ { map { $_->[2] => 1 } @over_reference } })
	{
		progress("$n keys");
		in_turn(
			$reps,
			sub {
				my ($side) = @_;
				my %values = core_values($side, '--n', $n, '--filter', 'bloom,ribbon,reference', '--present', 1);

				foreach my $bar (grep { $_->[2] == $n } @over_reference)
				{
					my ($filter, $what) = @$bar;
					my ($time, $base) = map { $values{$_}{$n}{ $column{$what} } } $filter, 'reference';

					push @{ $ratios{"$filter, $what, " . commas($n) . ' keys'}{$side} }, $time / $base;
				}
			},
			@sides);
	}
	@names = map { "$_->[0], $_->[1], " . commas($_->[2]) . ' keys' } @over_reference;
	print_table('Over the reference, 1 %', '', undef, \@names, \%ratios);
	return;
}

sub many
{
	my $n = 10 * $million;
	my (@names, %ns);

	foreach my $isa (qw(avx512 avx2))
	{
		my $name = "ribbon, build, $isa";

		if (system("files/core_new --n 1 --isa $isa --filter reference --absent 1 --present 1 >/dev/null 2>&1") != 0)
		{
			progress("no $isa here");
			next;
		}
		progress("$n keys, $isa");
		in_turn(
			$few_reps,
			sub {
				my ($side) = @_;
				my %values = core_values($side, '--n', $n, '--isa', $isa, '--filter', 'ribbon',
					qw(--reps 1 --absent 1 --present 1));

				push @{ $ns{$name}{$side} }, $values{ribbon}{$n}{build_ns_per_key};
			},
			@sides);
		push @names, $name;
	}
	print_table(commas($n) . ' keys, 1 %', 'ns', undef, \@names, \%ns);
	return;
}

# A keyset has 64 bits a key, the reference 10.
sub keyset
{
	my $n = 7 * $million;
	my $many = int($n * 64 / 10);
	my %ratios;

	progress("a keyset of $n keys");
	in_turn(
		$few_reps,
		sub {
			my ($side) = @_;
			my %values = (
				core_values($side, '--n', $n, qw(--filter keyset --reps 1)),
				core_values($side, '--n', $many, qw(--filter reference --reps 1)));

			foreach my $what (qw(absent present))
			{
				push @{ $ratios{"keyset, $what"}{$side} },
				  $values{keyset}{$n}{ $column{$what} } / $values{reference}{$many}{ $column{$what} };
			}
		},
		@sides);
	print_table('A keyset of ' . commas($n) . ' keys over a reference of as many bytes',
		'', undef, [ 'keyset, absent', 'keyset, present' ], \%ratios);
	return;
}

# The sizes of a ribbon spread from one number of keys to the next, so there
# is a ratio for ranges of numbers as well, some 5 % wide.
sub sizes
{
	my ($least, $most) = (10, 3000);
	my @range = ($least);

	push @range, max($range[-1] + 1, int($range[-1] * 1.05)) while $range[-1] <= $most;

	print "\n## Bits per key, $least to $most keys: the largest of new / old\n\n";
	print "| | rate | one number of keys | at | a range of them | at | all |\n";
	print "|---|---:|---:|---:|---:|---:|---:|\n";
	foreach my $fpr (qw(0.01 0.0078125 0.001))
	{
		my %bits;

		progress("sizes at $fpr");
		$bits{$_} = { core_values($_, '--sizes', "$least-$most", '--fpr', $fpr, '--filter', 'bloom,ribbon') } foreach @sides;
		foreach my $filter (qw(ribbon bloom))
		{
			my $ratio = sub {
				my ($old, $new) =
				  map { my $side = $_; sum(map { $bits{$side}{$filter}{$_}{bits_per_key} } $_[0] .. $_[1]) } @sides;
				return $new / $old;
			};
			my ($one) = sort { $b->[0] <=> $a->[0] } map { [ $ratio->($_, $_), $_ ] } $least .. $most;
			my ($wide) = sort { $b->[0] <=> $a->[0] }
			  map { my $to = min($range[ $_ + 1 ] - 1, $most); [ $ratio->($range[$_], $to), "$range[$_] – $to" ] }
			  0 .. $#range - 1;

			printf "| %s | %s | %.4f | %s | %.4f | %s | %.4f |\n", $filter, $fpr, @$one, @$wide,
			  $ratio->($least, $most);
		}
	}
	return;
}

# [groups, keys of each]
my @groupings = map { [ int($_->[0] * $scale), $_->[1] ] } [ 1000, 3000 ], [ 100_000, 100 ];

sub groups
{
	my (@names, @queries, %ratios);

	connect_psql();
	foreach my $grouping (@groupings)
	{
		my ($groups, $keys) = @$grouping;
		my $rows = $groups * $keys;

		progress("$groups groups of $keys keys");
		sql("CREATE TABLE of_$keys AS SELECT id, id % $groups AS g
			 FROM (SELECT 1 + i * 2654435761 % $rows AS id FROM generate_series(0::bigint, $rows - 1) i) AS s");

		# with less memory, array_agg of many groups goes by way of a file, and
		# is no base
		push @queries,
		  map { [ "$_, " . commas($groups) . " groups of $keys",
				"SET work_mem = '1GB'; SELECT bool_and(f) FROM (SELECT ${_}_agg(id) IS NOT NULL AS f FROM of_$keys GROUP BY g) AS s" ] }
		  qw(array bloom ribbon);
	}
	sql('VACUUM (FREEZE, ANALYZE)');
	disconnect_psql();
	make_databases(sub { });

	my %ms = sql_turns($few_reps, @queries);
	foreach my $query (@queries)
	{
		my ($kind, $where) = split /, /, $query->[0], 2;

		next if $kind eq 'array';
		push @names, "${kind}_agg, $where";
		foreach my $side (@sides)
		{
			my ($times, $base) = map { $ms{"$_, $where"}{$side} } $kind, 'array';

			$ratios{ $names[-1] }{$side} = [ map { $times->[$_] / $base->[$_] } 0 .. $#$times ];
		}
	}
	print_table('`GROUP BY`: over `array_agg`', '', undef, \@names, \%ratios);
	return;
}

die "OLD: bench_core of that commit has no --sizes; name one that has\n" if qx(files/core_old --help) !~ /--sizes/;

connect_psql();
my $server = sql('SHOW server_version');
my $clock = clock_name();
disconnect_psql();
print_head(
	'What has a bar',
	commits(),
	"medians of $reps runs (of seconds each, $few_reps), old and new in turn",
	"processor time of the core's program; in SQL $clock; PostgreSQL $server, serial plans, JIT off");
print "* large numbers times $scale\n" if $scale != 1;
few() if $part{few};
many() if $part{many};
keyset() if $part{keyset};
sizes() if $part{sizes};
groups() if $part{groups};
