# The programs of docs/clients.md work as they stand there: each prints what the
# page says.  A program whose driver, module or compiler is not here is skipped.

use strict;
use warnings;

use Server;
use MarkdownSql;

my $page = 'docs/clients.md';
my $node = new_server('clients');

# Python takes the locale's encoding for what it prints.
local $ENV{PYTHONIOENCODING} = 'utf-8';

# what a block takes to run, and the statement that tells whether it is here
my %needs = (python => 'import psycopg');

# The blocks that are programs: language, needs (a word after it), program, what
# the page says it prints
my @programs;
my $text = slurp_file($page);
while ($text =~ /^```(python|c) *(\w*)\n(.*?)^```\n\nIt prints\n\n```text\n(.*?)^```$/msg)
{
	push @programs, { language => $1, needs => $2 || $1, program => $3, prints => $4 };
}
is(scalar(@programs), scalar(() = $text =~ /^```(?:python|c)\b/mg), 'each program has its output');
is("@{[map { $_->{needs} } @programs]}", 'python c', 'and they are the ones known here');

MarkdownSql::run($node, 'postgres', MarkdownSql::blocks($page));

# The program as a command to run, or undef and why it cannot be
sub command
{
	my ($program) = @_;
	my $file = $node->basedir . "/with_$program->{needs}." . ($program->{language} eq 'c' ? 'c' : 'py');

	append_to_file($file, $program->{program});
	if ($program->{language} eq 'python')
	{
		# Debian's packages are for its own python3, which need not be the first
		foreach my $python ('python3', '/usr/bin/python3')
		{
			return ([ $python, $file ]) if system("$python -c '$needs{$program->{needs}}' >/dev/null 2>&1") == 0;
		}
		return (undef, "no python3 here that can $needs{$program->{needs}}");
	}

	my ($includes, $libraries) = map { `$ENV{PG_CONFIG} $_` } ('--includedir', '--libdir');
	chomp($includes, $libraries);
	return (undef, 'no libpq-fe.h here') if !-e "$includes/libpq-fe.h";

	my $cc = $ENV{CC} // 'cc';
	my $built = system("$cc -std=c11 -Wall -Wextra -Werror -I'$includes' -o '$file.out' '$file' -L'$libraries' -lpq");
	is($built, 0, 'the program in C compiles without a warning');
	return ([ "$file.out" ]);
}

local $ENV{PGHOST} = $node->host;
local $ENV{PGPORT} = $node->port;
local $ENV{PGDATABASE} = 'postgres';
foreach my $program (@programs)
{
	my ($command, $missing) = command($program);

  SKIP:
	{
		skip $missing, 2 if !$command;

		my ($stdout, $stderr) = run_command($command);
		is($stdout . "\n", $program->{prints}, "$program->{needs}: prints what the page says");
		is($stderr, '', '... and no message');
	}
}

done_testing();
