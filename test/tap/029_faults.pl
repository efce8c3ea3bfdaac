# The plug pulled: queries that are cancelled, sessions, workers and servers that
# are killed in the middle of it, disks that are full, pages that are torn,
# standbys and backups of databases that change.  Whatever happens, what was
# committed is there, filters find their keys and are what they would be if made
# anew, an answer is the right one, and no file and no memory is left.
#
# RF_FAULTS is how many queries are interrupted; the other faults are in
# proportion.  RF_FAULTS_ONLY="cancel kill" leaves out the other parts.  With
# RF_SEED, the same things are chosen, but the instants at which they happen are
# those of the day.

use strict;
use warnings;

use IO::Select;
use List::Util qw(max sum0);
use Server;
use Time::HiRes qw(sleep time);

use Faults qw(pick soon start_server session create_database jobs begin learn change
  start_writer acknowledged end_writers wrong temp_files no_temp_files memory);
use Wire;

my $many = $ENV{RF_FAULTS} // 200;
my %only = map { $_ => 1 } split ' ', $ENV{RF_FAULTS_ONLY} // 'cancel kill standby torn disk';
random_seed();

# what was done, and what came of it: fault => { outcome => how often }
my %done;
my @parts;
my @bad;
my @logs;

sub count
{
	my ($what, $outcome) = @_;

	push @parts, $what if !$done{$what};
	$done{$what}{$outcome}++;
	return;
}

sub bad
{
	push @bad, @_;
	diag(@_);
	return;
}

# Waits a random part of what a job takes, or a little longer.
sub random_instant
{
	my ($took) = @_;

	sleep rand 1.2 * $took;
	return;
}

sub answered { my ($session) = @_; return length $session->{buffer} || IO::Select->new($session->{socket})->can_read(0); }

# What an answer is: "answer" if it is the right one, else its SQLSTATE, or
# "lost".
sub outcome
{
	my ($job, $answer) = @_;

	return substr $answer->{error}, 0, 5 if $answer->{error};
	return 'lost' if $answer->{lost};
	return 'answer' if !$job->{truth};
	my ($value) = columns_of($answer->{rows}[0]);
	my $tries = $value =~ s/^(\d+) // ? $1 : 1;

	return $value ne $job->{truth} ? "wrong: $value" : $tries > 1 ? 'answer, later' : 'answer';
}

# Checks after a batch, or a crash; returns what is wrong.
sub all_is_well
{
	my ($what, $node, $session, %acknowledged) = @_;
	my @wrong = wrong($session, %acknowledged);

	bad("$what: $_") foreach @wrong;
	no_temp_files($node);
	return;
}

my $node = start_server('main');
push @logs, $node->logfile;
my $control = create_database($node);
my $elsewhere = $node->basedir . '/elsewhere';
mkdir $elsewhere or die "$elsewhere: $!";
$control->must("CREATE TABLESPACE elsewhere LOCATION '$elsewhere'");
my @jobs = jobs($control);
learn($control, @jobs);
note scalar(@jobs) . ' jobs';
all_is_well('at the beginning', $node, $control);
is_deeply(\@bad, [], 'at the beginning, all is well');

#
# Queries that are cancelled, or run into a limit, at any instant; and sessions
# and workers that are terminated
#
my %expected = (
	cancel => '57014', terminate => '57P01', statement_timeout => '57014', lock_timeout => '55P03', temp_file_limit => '53400', worker => '57P01');

# One of a session; returns that session, or a new one if it had to end.
sub interrupt
{
	my ($session, $ends) = @_;
	my $job = pick(@jobs);
	my $changes = rand() < 0.1;
	my @by = ($ends ? 'terminate' : 'cancel') x 2;

	if ($changes)
	{
		$job = { name => 'change', query => change(), is => {}, took => 0.005 };
	}
	elsif (!$ends)
	{
		push @by, 'statement_timeout';
		push @by, ('temp_file_limit') x 2 if $job->{is}{spill};
		push @by, ('worker') x 3 if $job->{is}{parallel};
		push @by, ('lock_timeout') x 2 if $job->{is}{locks};
	}
	my $by = pick(@by);
	my $how = $changes || $by eq 'terminate' || $by eq 'worker' ? '' : pick('', 'savepoint', 'block');
	my $query = $job->{query};
	my @limit = (
		$by eq 'statement_timeout' ? "statement_timeout = '" . (1 + int rand 1100 * $job->{took}) . "ms'" : (),
		$by eq 'lock_timeout' ? "lock_timeout = '" . (1 + int rand 10) . "ms'" : (),
		$by eq 'temp_file_limit' ? "temp_file_limit = '" . (1 + int rand 600) . "kB'" : ());

	if ($how eq 'block')
	{
		$query = "SELECT in_spite(\$q\$$query\$q\$)";
	}
	if (!$changes)
	{
		$session->must(begin($job, rand() < 0.3 ? "temp_tablespaces = 'elsewhere'" : ()));
		$session->must('SAVEPOINT a') if $how eq 'savepoint';
		$session->must("SET LOCAL $_") foreach @limit;
	}
	$control->must('SELECT pg_advisory_lock(1)') if $job->{is}{locks};
	$session->start($query);

	# the instant
	my $pid = $session->{pid};
	if ($job->{is}{locks})
	{
		soon('lock, or answer', sub {
			return answered($session) || $control->must("SELECT FROM pg_stat_activity WHERE pid = $pid AND wait_event_type = 'Lock'");
		});
	}
	elsif ($by =~ /^(?:cancel|terminate)$/)
	{
		random_instant($job->{took});
	}
	if ($by eq 'worker')
	{
		my @worker;

		soon('worker, or answer', sub {
			return answered($session) || (@worker = $control->must("SELECT pid FROM pg_stat_activity WHERE leader_pid = $pid"));
		});
		random_instant($job->{took} / 2);
		$control->must("SELECT pg_terminate_backend($worker[0][0])") if @worker;
	}
	$control->must("SELECT pg_cancel_backend($pid)") if $by eq 'cancel';
	$control->must("SELECT pg_terminate_backend($pid)") if $by eq 'terminate';
	sleep rand 0.01 if $by eq 'lock_timeout' && $how eq 'block';
	$control->must('SELECT pg_advisory_unlock(1)') if $job->{is}{locks} && ($how eq 'block' || $by eq 'statement_timeout' || $by eq 'temp_file_limit');
	my $answer = $session->answer;
	my $outcome = outcome($job, $answer);
	# what fails in the middle of several statements
	my $told = "$job->{name}, $by, $how: " . ($answer->{error} // $outcome) . "\n$query";
	bad("$told") if $outcome !~ /^answer/ && $outcome ne $expected{$by} && !($by eq 'terminate' && $outcome eq 'lost');
	count("$by" . ($how && ", $how"), $outcome =~ /^answer/ ? $outcome : 'ended by it');
	$control->must('SELECT pg_advisory_unlock_all()') if $job->{is}{locks};

	# and how it goes on
	if ($ends)
	{
		soon('end of a session', sub { return !$control->must("SELECT FROM pg_stat_activity WHERE pid = $pid"); });
		$session = session($node);
	}
	elsif ($how eq 'savepoint' && $answer->{error})
	{
		$session->must('ROLLBACK TO a');
		my ($again) = $session->run($job->{query});
		bad("$told\nthen " . outcome($job, $again)) if outcome($job, $again) ne 'answer';
		$session->must('COMMIT');
	}
	else
	{
		# twice, since a statement_timeout may still hold for the first
		$session->run('ROLLBACK', 'ROLLBACK');
	}
	no_temp_files($node);
	return $session;
}

if ($only{cancel})
{
	my ($steady, $other) = (session($node), session($node));
	my @memory;

	learn($steady, @jobs);
	foreach my $n (1 .. $many)
	{
		rand() < 0.2 ? ($other = interrupt($other, 1)) : interrupt($steady, 0);
		next if $n % 100 && $n != $many;
		all_is_well("after $n interruptions", $node, $control);
		push @memory, [ memory($steady) ];
		bad("after $n: $memory[-1][2] contexts of ours are left") if $memory[-1][2];
		note "$n queries interrupted; bytes and contexts of the session that stays: @{ $memory[-1] }";
	}
	# all that is kept for later (plans, catalogs) is there after a while
	my $settled = $memory[ @memory / 4 ];
	cmp_ok($memory[-1][0] - $settled->[0], '<', 100000, 'bytes that the session has grown by');
	cmp_ok($memory[-1][1] - $settled->[1], '<', 10, 'contexts that it has grown by');
	learn($steady, @jobs);
	is_deeply([@bad], [], "$many queries interrupted");
}

#
# Processes and servers that are killed
#

sub processes { return map { $_->[0] } $control->must('SELECT pid FROM pg_stat_activity'); }

# Waits until processes have ended, and init has buried them: pg_ctl takes its
# time for that.
sub await_end
{
	my (@pids) = @_;

	soon('end of ' . join(' ', @pids), sub { return !grep { kill 0, $_ } @pids; });
	return;
}

# The postmaster alone, whose children see that it has gone, or all at once
sub kill_server
{
	my ($server, $all, @pids) = @_;
	my $postmaster = slurp_file($server->data_dir . '/postmaster.pid') =~ s/\n.*//sr;

	$server->kill9;
	kill 'KILL', @pids if $all;
	await_end($postmaster, @pids);
	return;
}

# phase that is waited for => condition on jobs
my %phase = (
	'a build in memory' => sub { return $_[0]{name} =~ /^(build|union), memory/; },
	'a build that spills' => sub { return $_[0]{name} =~ /^build, spill$/; },
	'a parallel build' => sub { return $_[0]{name} =~ /^build/ && $_[0]{is}{parallel}; },
	'a join filter' => sub { return $_[0]{name} =~ /^join/ && !$_[0]{is}{parallel}; },
	'a parallel join filter' => sub { return $_[0]{name} =~ /^join/ && $_[0]{is}{parallel}; },
	'a page probe' => sub { return $_[0]{name} =~ /^page/ && !$_[0]{is}{parallel}; },
	'a change of stored filters' => undef,
	'a stored probe' => sub { return $_[0]{name} =~ /^(stored|map)/ && !$_[0]{is}{parallel}; });
my @phases = sort keys %phase;

# Kills one process or more while a job, and changes, are at this phase.
sub kill_in_the_middle
{
	my ($what, $phase) = @_;
	my $job = $phase{$phase} ? pick(grep { $phase{$phase}->($_) && !$_->{is}{locks} } @jobs) : { query => change(), is => {}, settings => [], took => 0.01 };
	my $victim = session($node);
	my $pid = $victim->{pid};
	my ($worker, $at);

	start_writer($node) for 1 .. 2;
	soon('change', sub { return acknowledged() > 0; });
	# again until the phase is seen: a worker, a file
	for (1 .. 1000)
	{
		$victim->must(begin($job, rand() < 0.3 ? "temp_tablespaces = 'elsewhere'" : ()));
		$victim->start($job->{query});
		until ($at || answered($victim))
		{
			if ($job->{is}{parallel})
			{
				($worker) = map { $_->[0] } $control->must("SELECT pid FROM pg_stat_activity WHERE leader_pid = $pid");
				$at = defined $worker;
			}
			else
			{
				$at = $job->{is}{spill} && $phase =~ /spills/ ? temp_files($node, $pid) : 1;
			}
		}
		last if $at;
		$victim->answer;
		$victim->must('ROLLBACK');
	}
	die "never at $phase: $job->{query}" if !$at;
	my @pids = processes();
	random_instant($phase =~ /spills|parallel/ ? $job->{took} / 2 : $job->{took});

	if ($what eq 'a session' || $what eq 'a worker')
	{
		kill 'KILL', $what eq 'a worker' ? $worker : $pid;
		# a worker may have ended before, and its session goes on
		soon('end', sub { return answered($control) || answered($victim); });
		kill 'KILL', $pid;
		$control->answer;
		$control->{lost} or bad("$what killed: the server did not restart");
	}
	elsif ($what eq 'stop, immediately')
	{
		$node->stop('immediate');
	}
	else
	{
		kill_server($node, $what =~ /all/, @pids);
	}
	my %acknowledged = end_writers();
	# a worker that is not in the list may live a little longer
	soon('start', sub { return $node->start(fail_ok => 1); }) if $what ne 'a session' && $what ne 'a worker';
	$control = session($node);
	no_temp_files($node);
	count("kill: $what, in $phase", $victim->answer->{lost} ? 'in the middle' : 'a moment later');
	count('changes that were acknowledged before a kill', 'found') for 1 .. sum0(values %acknowledged);
	all_is_well("$what killed in $phase", $node, $control, %acknowledged);
	return;
}

if ($only{kill})
{
	my @whom = ('a session', 'a worker', 'the postmaster', 'the postmaster and all', 'stop, immediately');
	my $kills = max(5, $many / 40);

	foreach my $n (0 .. $kills - 1)
	{
		my $what = $whom[ $n % @whom ];

		kill_in_the_middle($what, pick(grep { $what ne 'a worker' || /parallel/ } @phases));
		note "$n: $what" if $n % 20 == 0;
	}
	learn($control, @jobs);
	is_deeply([@bad], [], "$kills kills: nothing is lost");
}

#
# Backups taken while filters change; standbys that are killed, and promoted
#

# One round: a backup, which becomes a server of its own or a standby.
sub back_up
{
	my ($n, $as_standby) = @_;
	my $copy = PostgreSQL::Test::Cluster->new("copy$n");
	my ($known, $session);

	start_writer($node) for 1 .. 2;
	soon('change', sub { return acknowledged() > 0; });
	# what is committed when the backup begins is in it
	my ($before) = map { $_->[0] } $control->must('SELECT count(*) FROM changes');
	$node->backup("backup$n");
	$copy->init_from_backup($node, "backup$n", has_streaming => $as_standby);
	$copy->start;
	$session = session($copy);
	my ($there) = map { $_->[0] } $session->must('SELECT count(*) FROM changes');
	bad("backup $n: $before changes before, $there in it") if $there < $before;
	all_is_well("backup $n", $copy, $session);
	count('base backup while filters change', 'complete');

	if ($as_standby)
	{
		foreach my $job (grep { !$_->{is}{locks} } @jobs)
		{
			my (undef, $answer) = $session->run(begin($job), $job->{query}, 'COMMIT');

			bad("standby $n: $job->{query}: " . ($answer->{error} // outcome($job, $answer))) if outcome($job, $answer) ne 'answer';
		}
		foreach (1 .. 5)
		{
			my @pids = map { $_->[0] } $session->must('SELECT pid FROM pg_stat_activity');

			random_instant(0.5);
			kill_server($copy, rand() < 0.5, @pids);
			$copy->start;
			$session = session($copy);
			all_is_well("standby $n, killed", $copy, $session);
			count('standby killed while it replays', 'goes on');
		}
		end_writers();

		# what is acknowledged from now on is on the standby
		$node->append_conf('postgresql.conf', q{synchronous_standby_names = '*'});
		$node->reload;
		soon('synchronous standby', sub { return $control->must(q{SELECT FROM pg_stat_replication WHERE sync_state = 'sync'}); });
		start_writer($node) for 1 .. 2;
		soon('changes', sub { return acknowledged() > 10; });
		random_instant(0.5);
		kill_server($node, 1, processes());
		my %acknowledged = end_writers();
		$copy->promote;
		soon('promotion', sub { return $session->must('SELECT WHERE NOT pg_is_in_recovery()'); });
		all_is_well("standby $n, promoted", $copy, $session, %acknowledged);
		count('primary killed, standby promoted', 'nothing lost');
		count('changes that were acknowledged before a promotion', 'found') for 1 .. sum0(values %acknowledged);
		$session->must($_) foreach map { change() } 1 .. 10;
		all_is_well("standby $n, promoted and changed", $copy, $session);
		$node->append_conf('postgresql.conf', q{synchronous_standby_names = ''});
		soon('start', sub { return $node->start(fail_ok => 1); });
		$control = session($node);
	}
	else
	{
		end_writers();
	}
	$copy->stop('immediate');
	push @logs, $copy->logfile;
	$copy->clean_node if @logs > 20;
	return;
}

if ($only{standby})
{
	my $rounds = max(2, $many / 500);

	# of which backups as the modules make them know nothing
	$control->must('DROP TABLESPACE elsewhere');
	back_up($_, $_ % 2) foreach 1 .. $rounds;
	is_deeply([@bad], [], "$rounds backups: nothing is lost");
}

#
# Torn pages: of those that are in the log again, nothing is seen; others are
# errors, and no answer
#
# A block of a file on disk: damages its half, of which the disk wrote or did
# not write each sector; returns how to put it right.
sub tear
{
	my ($server, $file, $block) = @_;
	my $path = $server->data_dir . "/$file";

	open my $f, '+<:raw', $path or die "$path: $!";
	seek $f, 8192 * $block, 0;
	read($f, my $was, 8192) == 8192 or return;
	my $torn = $was;
	my ($from, $sectors) = pick([ 0, 8 ], [ 8, 8 ], [ int rand 15, 1 + int rand 2 ])->@*;
	substr $torn, 512 * $from, 512 * $sectors, pick("\0" x (512 * $sectors), join '', map { chr int rand 256 } 1 .. 512 * $sectors);
	return if $torn eq $was;
	my $put = sub { seek $f, 8192 * $block, 0; syswrite $f, $_[0]; };
	seek $f, 0, 0;
	sysseek $f, 8192 * $block, 0;
	syswrite $f, $torn;
	return sub { sysseek $f, 8192 * $block, 0; syswrite $f, $was; close $f; };
}

# Crashes, tears pages of filters, and looks at them.
sub tear_pages
{
	my ($n) = @_;
	my @tables = map { $_->[0] } $control->must(q{SELECT relname FROM pg_class WHERE relname LIKE 'filters\_%' AND relkind = 'r' ORDER BY 1});

	$control->must('VACUUM ' . pick(@tables)) if rand() < 0.3;
	$control->must('CHECKPOINT');
	$control->must(change()) for 1 .. 1 + int rand 20;
	# tables, their TOAST tables, and indexes of both
	my %table = map { $_->[0] => $_->[1] } $control->must(q{
SELECT pg_relation_filepath(r), t.relname FROM pg_class AS t, LATERAL (SELECT t.oid UNION ALL SELECT reltoastrelid UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid IN (t.oid, t.reltoastrelid)) AS s (r)
WHERE t.relname LIKE 'filters\_%' AND t.relkind = 'r'});
	# pages that the living chunks of a filter are on
	my $of = pick(@tables);
	my ($toast) = map { $_->[0] } $control->must("SELECT reltoastrelid::regclass FROM pg_class WHERE relname = '$of'");
	my ($toast_file) = map { $_->[0] } $control->must("SELECT pg_relation_filepath('$toast')");
	my @living = map { $_->[0] } $control->must("SELECT DISTINCT (ctid::text::point)[0]::integer FROM $toast ORDER BY 1");
	kill_server($node, 1, processes());

	my ($controldata) = run_command([ 'pg_controldata', $node->data_dir ]);
	my ($redo, $first) = $controldata =~ m{REDO location: +(\S+)\n.*REDO WAL file: +(\w+)} or die $controldata;
	# files are named, since of a directory it may look at one that is new and
	# empty first
	my $last = (sort grep { /^\w{24}$/ } slurp_dir($node->data_dir . '/pg_wal'))[-1];
	my ($log) = run_command([ 'pg_waldump', '-p', $node->data_dir . '/pg_wal', '-s', $redo, $first, $last ]);
	my (%whole, %mentioned);
	while ($log =~ m{rel (\d+/\d+/\d+) (?:fork (\w+) )?blk (\d+)( \(?FPW)?}g)
	{
		my ($file, $fork, $block, $whole) = ($1, $2 // 'main', $3, $4);

		$file =~ s{^1663/}{base/};
		next if $fork ne 'main' || !$table{$file};
		$whole{"$file $block"} = 1 if $whole && !$mentioned{"$file $block"};
		$mentioned{"$file $block"} = 1;
	}
	my @whole = sort keys %whole;
	die "no page in the log since $redo" if !@whole;
	foreach (1 .. 5)
	{
		count('torn page that is in the log', 'mended by recovery') if tear($node, split / /, pick(@whole));
	}
	my @lost = grep { !$mentioned{"$toast_file $_"} } @living;
	my ($restore, $block);
	if (@lost)
	{
		$block = pick(@lost);
		$restore = tear($node, $toast_file, $block);
	}

	$node->start;
	$control = session($node);
	if ($restore)
	{
		my $stem = $of =~ s/^filters_//r;
		my $probed = 200;
		my ($verified) = $control->run("SELECT count($stem\_verify(f)) FROM $of");
		my ($false, $unknown) = map { @$_ } $control->must(qq{
SELECT count(*) FILTER (WHERE NOT found), count(*) FILTER (WHERE found IS NULL)
FROM (SELECT careful(format('SELECT f @> %s FROM $of WHERE id = %s', k, id)) AS found FROM model WHERE stem = '$stem' ORDER BY md5(k::text) LIMIT $probed) AS s});

		bad("torn page $block of $of: " . ($verified->{error} // 'verifies')) if ($verified->{error} // '') !~ /^XX001 invalid page/;
		bad("torn page $block of $of: $false keys are not found") if $false;
		count('torn page that is not in the log', 'an error');
		count('... a key probed there', 'found') for 1 .. $probed - $unknown;
		count('... a key probed there', 'an error') for 1 .. $unknown;
		$restore->();
	}
	all_is_well("torn pages $n", $node, $control);
	return;
}

if ($only{torn})
{
	my $rounds = max(2, $many / 100);

	tear_pages($_) foreach 1 .. $rounds;
	is_deeply([@bad], [], "$rounds crashes with torn pages: nothing is lost");
}

#
# A disk that is full: a small one, where a user may mount one in a namespace
# of its own
#
my $megabytes = 24;
SKIP:
{
	my $small = PostgreSQL::Test::Utils::tempdir() . '/small';
	my @in_namespace = ('unshare', '--user', '--mount', '--map-current-user', '--keep-caps', 'sh', '-c', 'mount -t tmpfs -o size="$1"m tmpfs "$0" && shift && exec "$@"', $small, $megabytes);

	mkdir $small or die "$small: $!";
	skip 'nothing of this part', 1 if !$only{disk};
	skip 'full disk: no mount in a namespace of its own here', 1 if system("@{[ map { quotemeta } @in_namespace, 'true' ]} 2>/dev/null") != 0;

	my $full = start_server('full', sub {
		my ($server) = @_;

		system_log(@in_namespace, 'pg_ctl', '-w', '-D', $server->data_dir, '-l', $server->logfile, 'start') == 0 or die 'the server did not start';
		$server->_update_pid(1);
	});
	my $session = create_database($full);
	my $other = session($full);
	my @spilling = grep { $_->{is}{spill} && !$_->{is}{locks} } @jobs;

	$session->must("CREATE TABLESPACE small LOCATION '$small'");
	$session->must("ALTER TABLE $_->[0] SET TABLESPACE small") foreach $session->must(q{SELECT relname FROM pg_class WHERE relname LIKE 'filters\_%' AND relkind = 'r'});
	foreach my $n (1 .. max(20, $many / 20))
	{
		my ($used) = map { $_->[0] } $session->must(q{SELECT pg_tablespace_size('small') / 1024});
		my $ballast = $megabytes * 1024 + 50 - $used - int rand 200;
		$other->run("COPY (SELECT repeat('x', 1023) FROM generate_series(1, $ballast)) TO '$small/ballast'");

		# changes, until there is no room
		foreach (1 .. 20)
		{
			my ($answer) = $session->run(change());
			my $outcome = outcome({}, $answer);

			$session->must('ROLLBACK');
			count('a table on a full disk', $outcome);
			next if $outcome eq 'answer';
			bad("full disk: $answer->{error}") if $outcome ne '53100';
			last;
		}

		# a query that spills, and once more when there is room again
		my $job = pick(@spilling);
		$session->must(begin($job, "temp_tablespaces = 'small'") . ' SAVEPOINT a');
		my ($answer) = $session->run($job->{query});
		my $outcome = outcome($job, $answer);
		count('temporary files on a full disk', $outcome);
		bad('full disk: ' . ($answer->{error} // $outcome) . "\n$job->{query}") if $outcome ne 'answer' && $outcome ne '53100';
		$session->must('ROLLBACK TO a') if $outcome ne 'answer';
		no_temp_files($full);
		$other->must("COPY (SELECT WHERE false) TO '$small/ballast'");
		($answer) = $session->run($job->{query});
		bad('full disk, then room: ' . ($answer->{error} // outcome($job, $answer)) . "\n$job->{query}") if outcome($job, $answer) ne 'answer';
		$session->must('COMMIT');
		next if $n % 20;
		all_is_well("full disk $n", $full, $session);
		my ($left) = (memory($session))[2];
		bad("full disk $n: $left contexts of ours are left") if $left;
	}
	all_is_well('full disk', $full, $session);
	push @logs, $full->logfile;
	is_deeply([@bad], [], 'disks that are full: nothing is lost');
}

$node->stop;
foreach my $log (map { slurp_file($_) } @logs)
{
	unlike($log, qr/TRAP|PANIC|leak|not closed|still referenced|still active|terminated by signal (?!9\b)/, 'nothing crashed by itself, nothing leaked');
}

# The table: check.sh shows lines that begin like these.
note '| what was done | how often | and what came of it |';
note '|---|---|---|';
foreach my $what (@parts)
{
	note "| $what | " . sum0(values %{ $done{$what} }) . ' | ' . join(', ', map { "$_ $done{$what}{$_}" } sort keys %{ $done{$what} }) . ' |';
}
note '| lost, wrong or left | ' . @bad . ' | |';
done_testing();
