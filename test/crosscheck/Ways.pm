# Ways: settings under which a query runs, and ways to run it
#
# A case is { settings => [...], steps => [...], query => SQL to explain, other
# => the same of another query, repeats and other_repeats => how often they run,
# may_wrap => if another query may read this one, few => if few rows come of it
# anyhow }.
# A step is { sql, ordered, group, ignored }: its rows are compared as a set,
# or in their order; those of one group together; or not at all, but for its
# errors.  { filter => 'off' } and { filter => 'on' } turn the filters off and
# on again amid the steps, where they are on.
package Ways;

use strict;
use warnings;

use Exporter qw(import);

use Dice;
use Query;

our @EXPORT = qw(random_case);

# Options: tables, version, jit, secured (tables have policies).
sub random_case
{
	my (%options) = @_;
	my $way = weighted(plain => 42, prepared => 18, cursor => 12, loop => 9, savepoint => 8, change => 10, analyze => 4);
	my $case = {
		plain => \&plain,
		prepared => \&prepared,
		cursor => \&cursors,
		loop => \&loop,
		savepoint => \&savepoints,
		change => \&change,
		analyze => \&analyze
	}->{$way}->(%options);

	return if !$case;
	took("way: $way");
	$case->{settings} = [ settings(%options) ];
	# who may not set join_filter_debug
	push @{ $case->{settings} }, 'role = crosscheck_reader'
	  if $options{secured} && !$case->{as_owner} && !(grep { $_->{filter} } @{ $case->{steps} }) && chance(0.3);
	took('as a user with policies') if $case->{settings}[-1] =~ /^role/;
	$case->{way} = $way;
	return $case;
}

sub settings
{
	my (%options) = @_;
	my @set;
	my $plans = weighted(hash => 55, default => 18, any => 27);

	push @set, 'enable_nestloop = off', 'enable_mergejoin = off' if $plans eq 'hash';
	push @set, map { "enable_$_ = off" } grep { chance(0.25) }
	  qw(nestloop mergejoin hashjoin hashagg sort indexscan indexonlyscan bitmapscan seqscan memoize material incremental_sort)
	  if $plans eq 'any';
	push @set, map { "enable_$_ = off" } grep { chance(0.15) } qw(hashagg indexscan bitmapscan material memoize) if $plans eq 'hash';
	took("plans: $plans");
	if (chance(0.12))
	{
		took('bitmap scans');
		push @set, map { "enable_$_ = off" } qw(seqscan indexscan indexonlyscan);
	}
	push @set, 'enable_partitionwise_join = on' if chance(0.3);
	push @set, 'enable_partitionwise_aggregate = on' if chance(0.3);
	push @set, 'work_mem = ' . pick("'64kB'", "'64kB'", "'256kB'", "'1MB'", "'16MB'") if chance(0.5);
	push @set, 'hash_mem_multiplier = ' . pick(1, 1, 2, 4) if chance(0.5);
	push @set, 'from_collapse_limit = 1', 'join_collapse_limit = 1' if chance(0.25);
	push @set, 'cursor_tuple_fraction = ' . pick(0.001, 1) if chance(0.1);
	if (chance(0.22))
	{
		took('parallel');
		push @set, 'parallel_setup_cost = 0', 'parallel_tuple_cost = 0', 'min_parallel_table_scan_size = 0',
		  'min_parallel_index_scan_size = 0', 'max_parallel_workers_per_gather = ' . pick(1, 1, 2, 2, 3);
		push @set, 'enable_parallel_hash = off' if chance(0.3);
		push @set, 'enable_parallel_append = off' if chance(0.2);
		push @set, 'parallel_leader_participation = off' if chance(0.2);
		push @set, ($options{version} < 160000 ? 'force_parallel_mode' : 'debug_parallel_query') . ' = on' if chance(0.1);
	}
	else { push @set, 'max_parallel_workers_per_gather = 0'; }
	if ($options{jit} && chance(0.004))
	{
		took('jit');
		push @set, 'jit = on', 'jit_above_cost = 0';
	}
	return @set;
}

sub plain
{
	my (%options) = @_;
	my $query = random_query(%options);

	return { steps => [$query], query => $query->{sql}, changes => $query->{changes}, may_wrap => 1 };
}

# Once with each of several arguments, while the filters go off and on.
sub prepared
{
	my (%options) = @_;
	my @arguments;
	my $query = random_query(%options, parameters => \@arguments);
	my $types = @arguments ? '(' . join(', ', ('int') x @arguments) . ')' : '';
	my $mode = pick('auto', 'force_generic_plan', 'force_generic_plan', 'force_custom_plan');
	my @steps = ({ sql => "SET LOCAL plan_cache_mode = $mode" }, { sql => "PREPARE p$types AS $query->{sql}" });

	foreach my $i (1 .. ($mode eq 'auto' ? 7 : between(2, 4)))
	{
		my @now = $i == 1 ? @arguments : parameters(@arguments);
		push @steps, { filter => 'off' } if $i == 2;
		push @steps, { filter => 'on' } if $i == 3;
		push @steps, { %$query, sql => 'EXECUTE p' . (@now ? '(' . join(', ', @now) . ')' : '') };
	}
	took("plans of prepared statements: $mode");
	return { steps => \@steps, query => with_arguments($query->{sql}, @arguments), changes => $query->{changes}, repeats => scalar @steps };
}

sub with_arguments
{
	my ($sql, @arguments) = @_;

	return $sql =~ s/\$(\d)/$arguments[$1 - 1]/gr;
}

# Rows of a cursor, its steps taken together.  In turn with those of another,
# with other queries between, and back to the start and again.
sub cursors
{
	my (%options) = @_;
	my $ordered = chance(0.25);
	my $query = random_query(%options, read_only => 1, ordered => $ordered);
	my $scroll = chance(0.4) ? 'SCROLL ' : '';
	my $two = chance(0.5);
	my $other = $two && random_query(%options, read_only => 1);
	my @steps = ({ sql => "DECLARE c1 ${scroll}CURSOR FOR $query->{sql}" });
	my %c1 = (ordered => $query->{ordered}, group => 'c1');

	push @steps, { sql => "DECLARE c2 CURSOR FOR $other->{sql}" } if $two;
	foreach my $i (1 .. between(1, 4))
	{
		push @steps, { sql => 'FETCH ' . between(1, 40) . ' FROM c1', %c1 };
		push @steps, { filter => 'off' } if $i == 2 && chance(0.3);
		push @steps, { sql => 'FETCH ' . between(1, 40) . ' FROM c2', group => 'c2' } if $two;
		push @steps, { sql => 'SAVEPOINT s' }, { sql => 'SELECT 1 / 0' }, { sql => 'ROLLBACK TO s' } if chance(0.15);
	}
	push @steps, { sql => 'FETCH ALL FROM c1', %c1 };
	if ($scroll)
	{
		took('cursor moved back');
		push @steps, { sql => 'MOVE BACKWARD ALL FROM c1' };
		push @steps, { sql => 'FETCH 3 FROM c1', %c1, group => 'again' }, { sql => 'FETCH ALL FROM c1', %c1, group => 'again' };
		push @steps, { sql => 'FETCH BACKWARD ALL FROM c1', %c1, group => 'backward' };
	}
	push @steps, chance(0.7) ? { sql => 'FETCH ALL FROM c2', group => 'c2' } : ({ sql => 'CLOSE c2' }) if $two;
	took('two cursors') if $two;
	# which rows came before the second was closed is open
	foreach (@steps) { $_->{ignored} = 1 if ($_->{group} // '') eq 'c2' && $steps[-1]{sql} eq 'CLOSE c2'; }
	return { steps => \@steps, query => $query->{sql}, other => $two && $other->{sql} };
}

# A loop over one query that runs another, and errors that are caught, inside.
sub loop
{
	my (%options) = @_;
	my $outer = random_query(%options, read_only => 1);
	my $inner = random_query(%options, read_only => 1);
	my $stop = chance(0.4) ? between(1, 200) : 'NULL';

	return {
		steps => [ { sql => "SELECT reach(\$q\$$outer->{sql}\$q\$, \$q\$$inner->{sql}\$q\$, " . between(1, 30) . ", $stop)" } ],
		query => $outer->{sql},
		other => $inner->{sql},
		other_repeats => 10,
		few => 1
	};
}

# Before, within and after subtransactions that are rolled back, some by an
# error of the query itself.
sub savepoints
{
	my (%options) = @_;
	my $query = random_query(%options);
	my $failing = random_query(%options, read_only => 1)->{sql};

	return {
		steps => [
			{ sql => 'SAVEPOINT s' },
			$query,
			{ sql => "DECLARE c CURSOR FOR $failing" },
			{ sql => 'FETCH 5 FROM c', ignored => 1 },
			{ sql => 'ROLLBACK TO s' },
			{ sql => "SELECT sum(1 / (q.n - least(q.n, 3))) FROM (SELECT row_number() OVER () AS n FROM ($failing) AS f) AS q" },
			{ sql => 'ROLLBACK TO s' },
			$query,
			{ sql => 'RELEASE s' } ],
		query => $query->{sql},
		other => $failing,
		changes => $query->{changes},
		repeats => 2
	};
}

sub change
{
	my (%options) = @_;
	my $change = random_change(%options) or return;

	return { steps => [ { sql => $change->{sql} }, { sql => $change->{after} } ], query => $change->{sql}, as_owner => 1 };
}

sub analyze
{
	my (%options) = @_;
	my $query = random_query(%options);
	my $format = pick('TEXT', 'TEXT', 'JSON', 'XML', 'YAML');
	my $verbose = pick('', ', VERBOSE');

	return {
		steps => [ { sql => "EXPLAIN (ANALYZE, TIMING OFF, FORMAT $format$verbose) $query->{sql}", ignored => 1 } ],
		query => $query->{sql},
		changes => $query->{changes}
	};
}

1;
