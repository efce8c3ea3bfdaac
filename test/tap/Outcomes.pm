# What becomes of statements, one by one: an answer, an error, or the end of
# the server, after which it goes on with the next one.  For tests that make
# thousands of them.

package Outcomes;

use strict;
use warnings;

use Exporter 'import';
use Server;
use Time::HiRes qw(sleep);

our @EXPORT_OK = qw(start_server outcomes deaths);

# The server of such a test: crashes are survived, so that all of them are
# found, and the log is of them alone.
sub start_server
{
	return new_server('main', q{
restart_after_crash = on
log_statement = none
log_min_messages = log
max_worker_processes = 16
statement_timeout = 30s
});
}

# Runs statements (each may be several in truth) in one session, with the ones
# of $prelude before them.  Returns for each of them { state => SQLSTATE,
# message => ..., where => "function, file.c:line" }; the state of an answer is
# 'answer', that of a crash 'crash'.  Of several errors, the first counts.
# Options: role; out, a reference to what they print.
sub outcomes
{
	my ($node, $prelude, $statements, %options) = @_;
	my @results;
	my $next = 0;
	my $dir = PostgreSQL::Test::Utils::tempdir();
	my $out = '';

	while ($next < @$statements)
	{
		my $sql = "\\set VERBOSITY verbose\n$prelude\n";
		my $now;

		$sql .= "\\warn #$_\n$statements->[$_];\n" foreach $next .. $#$statements;
		append_to_file("$dir/in.sql", $sql);
		my $status = system_to_files($dir, $node->installed_command('psql'), '-XAtq',
			'-d', $node->connstr('postgres') . ($options{role} ? " user=$options{role}" : ''),
			'-f', "$dir/in.sql");
		$out .= slurp_file("$dir/out");
		foreach my $line (split /\n/, slurp_file("$dir/err"))
		{
			if ($line =~ /^#(\d+)$/)
			{
				$now = $1;
				$results[$now] = { state => 'answer' };
			}
			elsif (!defined $now)
			{
				die "before the first statement: $line\n" if $line =~ /ERROR|FATAL|lost/;
			}
			elsif ($line =~ /(?:ERROR|FATAL):  ([0-9A-Z]{5}): (.*)/ && $results[$now]{state} eq 'answer')
			{
				$results[$now] = { state => $1, message => $2 };
			}
			elsif ($line =~ /LOCATION:  (.*)/)
			{
				$results[$now]{where} //= $1;
			}
			elsif ($line =~ /server closed the connection|connection to server was lost/)
			{
				$results[$now] = { state => 'crash', message => 'the server crashed' };
			}
		}
		unlink "$dir/in.sql", "$dir/out", "$dir/err";
		die "psql ended with $status before the first statement\n" if !defined $now;
		$next = $now + 1;
		wait_for_server($node);
	}
	${ $options{out} } = $out if $options{out};
	return @results;
}

# Through files: what goes through pipes of IPC::Run takes time that grows with
# the square of it.
sub system_to_files
{
	my ($dir, @command) = @_;
	my $pid = fork // die "fork: $!";

	if ($pid == 0)
	{
		open STDIN, '<', '/dev/null' or die;
		open STDOUT, '>', "$dir/out" or die;
		open STDERR, '>', "$dir/err" or die;
		exec @command or die "$command[0]: $!";
	}
	waitpid $pid, 0;
	return $? >> 8;
}

sub wait_for_server
{
	my ($node) = @_;

	foreach (1 .. 300)
	{
		return if $node->psql('postgres', 'SELECT 1', stderr => \my $err, stdout => \my $out) == 0;
		sleep 0.1;
	}
	die "the server does not come back\n";
}

# Lines of the log that tell of a server process that did not end by itself.
sub deaths
{
	my ($node) = @_;

	return grep { /terminated by signal|PANIC:|TRAP:|exited with exit code (?![01]\b)/ } split /\n/, slurp_file($node->logfile);
}

1;
