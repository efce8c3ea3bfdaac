#!/usr/bin/env perl
# bench_pair.pl: this tree and another commit, compared in one run.
#
# Run by bench_pair.sh, with the other commit's programs in files/ and the
# server that the PG* variables name.  Prints Markdown tables on standard
# output.  README.md says what is measured and how to read it.
#
#	ROWS	rows of the table, keys of the core's filters (default 1,000,000)
#	REPS	how often each runs (default 9)
#	COUNT	1: count instructions as well, with valgrind
#	OLD		the other commit
#	COMMIT	what to call the code of this tree

use strict;
use warnings;

use File::Copy qw(copy);
use FindBin;
use List::Util qw(min);

use lib $FindBin::Bin;
use BenchSql;

my @kinds = qw(keyset bloom ribbon fuse counting);
my $rows = number('ROWS', 1e6, 1e4, 1e8);
my $reps = number('REPS', 9, 1, 1000);

# rows where each instruction is counted, which takes fifty times as long
my $few = min($rows, 100_000);

# [what, expression over ids].  The first is a scan, and the base of the rest.
my @queries = (
	[ '`count(*) … id < 0`', 'count(*) FROM %s WHERE id < 0' ],
	(map { [ "`${_}_agg(id)`", "(${_}_agg(id)) IS NOT NULL FROM %s" ] } @kinds),
	(map {
		(
			[ "probe, $_, in memory", "count(*) FROM %s WHERE (SELECT ${_}_agg(id) FROM keys) @> id" ],
			[ "probe, $_, stored", "count(*) FROM %s WHERE (SELECT f FROM stored_$_) @> id" ])
	} @kinds),
	# the shortest filter there is
	[ 'probe, a keyset of one key', 'count(*) FROM %s WHERE (SELECT keyset_agg(g) FROM generate_series(1, 1) g) @> id' ]);

#
# Both sides
#
my @sides = qw(old new);

# What bench_core of a side prints with these options: {filter}{n}{column}
sub core_values
{
	my ($side, @options) = @_;
	my %values;

	open my $fh, '-|', "files/core_$side", @options or die "files/core_$side: $!\n";
	chomp(my @lines = <$fh>);
	close $fh or die "files/core_$side @options: failed\n";
	my @columns = split /,/, shift @lines;
	foreach my $line (@lines)
	{
		my %row;

		@row{@columns} = split /,/, $line;
		$values{ $row{filter} }{ $row{n} } = \%row;
	}
	return %values;
}

# Makes the library of the other commit a version of the extension, and of the
# database a copy for each side.  The function fills such a copy.
sub make_databases
{
	my ($function) = @_;

	chomp(my $lib = qx(pg_config --pkglibdir));
	chomp(my $share = qx(pg_config --sharedir));
	copy('files/ribbonfilter_old.so', $lib) && copy('files/ribbonfilter--old.sql', "$share/extension") or die "files/ribbonfilter_old.so: $!\n";
	foreach my $side (@sides)
	{
		system('createdb', '-T', $ENV{PGDATABASE}, $side) == 0 or die "createdb failed\n";
		connect_psql($side);
		sql('CREATE EXTENSION ribbonfilter' . ($side eq 'old' ? " VERSION 'old'" : ''));
		$function->();
		sql('VACUUM (FREEZE, ANALYZE)');
		sql('CHECKPOINT');
		disconnect_psql();
	}
	return;
}

# Runs each of [what, query] in both databases in turn, after a run that is not
# timed: what a first one has to read and to look up.  Returns {what}{side},
# the milliseconds of each turn.
sub sql_turns
{
	my ($turns, @queries) = @_;
	my (%ms, %session);

	$session{$_} = connect_psql($_) foreach @sides;
	foreach my $query (@queries)
	{
		my ($what, $text) = @$query;
		my %answer;

		foreach my $side (@sides)
		{
			use_session($session{$side});
			sql($text);
		}
		in_turn(
			$turns,
			sub {
				my ($side) = @_;

				use_session($session{$side});
				(my $ms, $answer{$side}) = timed($text);
				push @{ $ms{$what}{$side} }, $ms;
			},
			@sides);
		print "\n$what: the old answer is $answer{old}, the new one $answer{new}.\n" if $answer{old} ne $answer{new};
	}
	foreach (values %session)
	{
		use_session($_);
		disconnect_psql();
	}
	return %ms;
}

# A table of what both sides took: {what}{side} is a list, a value for each
# turn.  With a base, what it took is subtracted in the last column.
sub print_table
{
	my ($title, $unit, $base, $names, $values) = @_;
	my $comma = $unit ? ', ' : '';

	print "\n## $title\n";
	print_columns('', "old$comma$unit:", "new$comma$unit:", 'new / old:', 'lowest – highest:', $base ? 'less the base:' : ());
	foreach my $what (@$names)
	{
		my ($old, $new) = map { $values->{$what}{$_} } @sides;
		my @ratios = map { $new->[$_] / $old->[$_] } 0 .. $#$old;

		printf '| %s | %.2f | %.2f | %s | %s |', $what, median(@$old), median(@$new), spread(3, @ratios);
		if ($base)
		{
			my ($net_old, $net_new) = map { median(@{ $values->{$what}{$_} }) - median(@{ $values->{$base}{$_} }) } @sides;

			print $net_old > 0 ? sprintf(' %.3f |', $net_new / $net_old) : ' |';
		}
		print "\n";
	}
	return;
}

#
# What is measured
#
sub core
{
	my @filters = (@kinds, 'reference');
	my %column = (build => 'build_ns_per_key', absent => 'probe_absent_ns', present => 'probe_present_ns');
	my (@names, %ns);

	progress('core');
	in_turn(
		$reps,
		sub {
			my ($side) = @_;
			my %values = core_values($side, '--reps', 1, '--n', $rows);

			@names = ();
			foreach my $filter (@filters)
			{
				foreach my $what (qw(build absent present))
				{
					push @names, "$filter, $what";
					push @{ $ns{ $names[-1] }{$side} }, $values{$filter}{$rows}{ $column{$what} };
				}
			}
		},
		@sides);
	print_table('Core: ' . commas($rows) . ' keys, 1 %', 'ns', undef, \@names, \%ns);
	return;
}

sub in_sql
{
	progress('SQL');
	my %ms = sql_turns($reps, map { [ $_->[0], 'SELECT ' . sprintf($_->[1], 'ids') ] } @queries);
	print_table('SQL: ' . commas($rows) . ' rows, filters of ' . commas($rows / 100) . ' keys',
		'ms', $queries[0][0], [ map { $_->[0] } @queries ], \%ms);
	return;
}

sub count
{
	my %count;

	stop_server();
	foreach my $query (@queries)
	{
		my ($what, $text) = @$query;

		progress("instructions: $what");
		foreach my $side (@sides)
		{
			$count{$what}{$side} = [ instructions($side, 'SELECT ' . sprintf($text, 'few')) / $few ];
		}
	}
	print_table('Instructions of the executor for each of ' . commas($few) . ' rows', '', $queries[0][0], [ map { $_->[0] } @queries ], \%count);
	return;
}

#
# The data, the measurements
#
connect_psql();
sql($_) foreach "CREATE TABLE ids AS SELECT 1 + i * 2654435761 % $rows AS id FROM generate_series(0::bigint, $rows - 1) i",
  'CREATE TABLE keys AS SELECT id FROM ids WHERE id % 100 = 0',
  "CREATE TABLE few AS SELECT id FROM ids LIMIT $few",
  'VACUUM (FREEZE, ANALYZE)';
my $clock = clock_name();
my $server = sql('SHOW server_version');
disconnect_psql();
make_databases(
	sub {
		sql("CREATE TABLE stored_$_ AS SELECT ${_}_agg(id) AS f FROM keys") foreach @kinds;
	});

print_head(
	'Two commits compared',
	"old: commit $ENV{OLD}; new: commit $ENV{COMMIT}",
	"PostgreSQL $server, serial plans, JIT off; one server, a database and a library for each",
	"medians of $reps runs, old and new in turn; $clock, or of the core's program");
core();
in_sql();
count() if $ENV{COUNT};
