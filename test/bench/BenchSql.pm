# BenchSql: a session of psql, the time that its backend takes, and what the
# benchmarks of SQL print
#
# The PG* variables name the server.  A script may have several sessions, of
# which it uses one at a time.
package BenchSql;

use strict;
use warnings;

use Digest::MD5 qw(md5_hex);
use Exporter qw(import);
use File::Basename qw(basename);
use IO::Handle;
use IO::Select;
use IPC::Open2;
use List::Util qw(max min);
use POSIX qw(strftime);
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC);

our @EXPORT = qw(number slurp spurt connect_psql use_session disconnect_psql sql settings clock_ms wall_ms clock_name timed anonymous_mb
  stop_server instructions in_turn measure_sides progress server_line print_head print_columns median spread ms ratios commas);

# what would disturb a measurement
my @quiet = ('jit = off', 'max_parallel_workers_per_gather = 0', "work_mem = '64MB'", 'synchronize_seqscans = off', 'client_min_messages = warning');
my $sample_ms = 5;
my $script = basename($0, '.pl');
my $psql;

# The whole number that an environment variable has, or else another one
sub number
{
	my ($name, $default, $least, $most) = @_;
	my $n = int($ENV{$name} || $default);

	die "$name: from $least to $most\n" if $n < $least || $n > $most;
	return $n;
}

sub slurp
{
	my ($file) = @_;

	open my $fh, '<', $file or die "$file: $!\n";
	local $/ = undef;
	return scalar <$fh>;
}

sub spurt
{
	my ($file, $text) = @_;

	open my $fh, '>', $file or die "$file: $!\n";
	print $fh $text;
	close $fh or die "$file: $!\n";
	return $file;
}

# Begins a session without what would disturb a measurement, uses it from now
# on, and returns it.
sub connect_psql
{
	my ($database) = @_;
	my %session = (buffer => '');

	$session{process} = open2($session{out}, $session{in}, qw(psql -X -q -A -t -v ON_ERROR_STOP=1), '-d', $database // $ENV{PGDATABASE});
	$session{in}->autoflush(1);
	$session{select} = IO::Select->new($session{out});
	$psql = \%session;
	sql("SET $_") foreach @quiet;
	$session{pid} = sql('SELECT pg_backend_pid()');
	return $psql;
}

sub use_session
{
	($psql) = @_;
	return;
}

sub disconnect_psql
{
	close $psql->{in};
	close $psql->{out};
	waitpid $psql->{process}, 0;
	return;
}

# Runs a statement and returns what psql prints.  While it runs, a callback is
# called every few milliseconds.
sub sql
{
	my ($statement, $tick) = @_;
	my $end = "end of the answer\n";

	print {$psql->{in}} "$statement;\n\\echo end of the answer\n";
	while (index($psql->{buffer}, $end) < 0)
	{
		if ($tick)
		{
			$tick->() until $psql->{select}->can_read($sample_ms / 1000);
		}
		sysread($psql->{out}, $psql->{buffer}, 65536, length $psql->{buffer}) or die "$script: failed: $statement\n";
	}
	my $answer = substr($psql->{buffer}, 0, index($psql->{buffer}, $end));
	$psql->{buffer} = '';
	chomp $answer;
	return $answer;
}

# Changes settings, "name = value" each, and returns what changes them back to
# what they were; RESET would bring the server's.
sub settings
{
	my @before = map { my ($name) = /([\w.]+)/; "$name = '" . sql("SHOW $name") . "'" } @_;

	sql("SET $_") foreach @_;
	return @before;
}

# The first match of a pattern in a file, or undef.
sub find_in_file
{
	my ($file, $pattern) = @_;

	open my $fh, '<', $file or return;
	while (my $line = <$fh>)
	{
		return $1 if $line =~ $pattern;
	}
	return;
}

# Processor time that the backend has used, in milliseconds.  The first number
# of schedstat is nanoseconds, exact as of when the process last stopped
# running: it is read when the backend waits for the next statement.
sub cpu_ms
{
	my $ns = find_in_file("/proc/$psql->{pid}/schedstat", qr/^(\d+) /);
	return defined $ns ? $ns / 1e6 : undef;
}

sub wall_ms
{
	return clock_gettime(CLOCK_MONOTONIC) * 1e3;
}

# Processor time, or wall-clock time where the system does not tell.
sub clock_ms
{
	return cpu_ms() // wall_ms();
}

sub clock_name
{
	return defined cpu_ms() ? 'processor time of the backend' : 'wall-clock time (no /proc/PID/schedstat here)';
}

# What a statement takes, in milliseconds of this clock or else of the processor,
# and what it returns
sub timed
{
	my ($statement, $clock) = @_;
	my $start = ($clock //= \&clock_ms)->();
	my $answer = sql($statement);

	return ($clock->() - $start, $answer);
}

# Memory of the backend, shared buffers not included
sub anonymous_mb
{
	my $kb = find_in_file("/proc/$psql->{pid}/status", qr/^RssAnon:\s+(\d+) kB/);
	return defined $kb ? $kb / 1024 : undef;
}

# Stops the server, as instructions() needs it.
sub stop_server
{
	disconnect_psql();
	system('pg_ctl', '-D', $ENV{PGDATA}, qw(-s -w -m fast stop)) == 0 or die "$script: pg_ctl failed\n";
	return;
}

# Instructions inside of ExecutorRun(), of a backend that executes these
# statements after those that a session begins with, and ends.
sub instructions
{
	my ($database, @statements) = @_;
	my $run = 'valgrind -q --tool=callgrind --callgrind-out-file=callgrind.out --toggle-collect=ExecutorRun'
	  . " postgres --single -D $ENV{PGDATA} $database >/dev/null 2>callgrind.log";

	open my $fh, '|-', $run or die "valgrind: $!\n";
	# a line is a statement
	print $fh map { s/\s+/ /gr . "\n" } (map { "SET $_" } @quiet), @statements;
	my $failed = !close $fh;
	my $error = find_in_file('callgrind.log', $failed ? qr/(.+)/ : qr/((?:ERROR|FATAL|PANIC):.*)/);
	die "$script: valgrind failed: ", $error // $?, "\n" if $failed || defined $error;
	return find_in_file('callgrind.out', qr/^(?:summary|totals): (\d+)/) // die "$script: callgrind.out has no sum\n";
}

# Calls a function for each side in turn, so many times, now from the first
# side, now from the last.
sub in_turn
{
	my ($turns, $function, @sides) = @_;

	foreach my $turn (1 .. $turns)
	{
		$function->($_) foreach $turn % 2 ? @sides : reverse @sides;
	}
	return;
}

# Runs a query on all sides in turn, {side} of %$query, after a function has set
# the side; returns what it took, {side}, a list.  All have to return the same;
# rows that tie may come in another order.  What is quick runs more often than so
# many times: a first run says how long it takes.
sub measure_sides
{
	my ($name, $clock, $turns, $set_side, $query, @sides) = @_;
	my ($expected, $first_ms, %ms);
	my $run = sub {
		my ($side) = @_;

		$set_side->($side);
		my ($took, $answer) = timed($query->{$side}, $clock);
		my $checksum = md5_hex(join "\n", sort split /\n/, $answer);
		die "$script: $name: the result of \"$side\" is not that of \"$sides[0]\": $query->{$side}\n" if $checksum ne ($expected //= $checksum);
		$first_ms //= max($took, 0.1);
		return $took;
	};

	progress($name);
	$run->($_) foreach @sides;
	in_turn($turns && max($turns, min(5 * $turns, int(500 / $first_ms))), sub { push @{ $ms{ $_[0] } }, $run->($_[0]) }, @sides);
	return \%ms;
}

# Says on standard error what is being done.
sub progress
{
	print STDERR "$script: @_\n";
	return;
}

sub processor
{
	return find_in_file('/proc/cpuinfo', qr/^model name\s*:\s*(.*)/) // (POSIX::uname())[4];
}

# The server and the code that is measured
sub server_line
{
	return 'PostgreSQL ' . sql('SHOW server_version') . '; commit ' . ($ENV{COMMIT} || 'unknown') . '; shared_buffers ' . sql('SHOW shared_buffers');
}

# How a report begins: when, where, and in a list what one should know.
sub print_head
{
	my ($title, @lines) = @_;

	print "# $title\n\n", strftime('%Y-%m-%d', gmtime), ', ', processor(), "\n\n";
	print "* $_\n" foreach @lines;
	return;
}

# The head of a table; columns of numbers end in a colon.
sub print_columns
{
	print "\n|", (map { s/:$//r =~ s/^(?=.)/ /r . ' |' } @_), "\n|", (map { /:$/ ? '---:|' : '---|' } @_), "\n";
	return;
}

sub median
{
	my @sorted = sort { $a <=> $b } @_;
	return ($sorted[ $#sorted / 2 ] + $sorted[ @sorted / 2 ]) / 2;
}

# Two cells of a table: the median, and the lowest and the highest
sub spread
{
	my ($digits, @values) = @_;
	return (sprintf("%.${digits}f", median(@values)), sprintf("%.${digits}f – %.${digits}f", min(@values), max(@values)));
}

# Median milliseconds, with as many digits as make sense
sub ms
{
	my $ms = median(@_);
	return sprintf $ms < 100 ? '%.1f' : '%.0f', $ms;
}

# Of a case with {ms}{side}, a list, a side over another, turn by turn
sub ratios
{
	my ($case, $over, $under) = @_;
	my ($o, $u) = map { $case->{ms}{$_} } $over // 'off', $under // 'on';

	return map { $o->[$_] / $u->[$_] } 0 .. $#$o;
}

# 1234567 as 1,234,567
sub commas
{
	my $text = reverse shift;
	$text =~ s/(\d{3})(?=\d)/$1,/g;
	return scalar reverse $text;
}

1;
