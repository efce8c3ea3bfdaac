# MarkdownSql: the SQL in a page of ours, run as a reader would run it
#
# A page's blocks that begin with "```sql" are run in their order, each in a
# session of its own.  A word after that names another database than the
# page's own.
#
# A comment that begins with => states a result, behind its statement or in the
# lines below it, one for each row.  It is what psql shows, with commas between
# columns and NULL for NULL:
#
#	SELECT 1, true, NULL;                 -- => 1, t, NULL
#	SELECT 1 / 0;                         -- => ERROR: division by zero
#
# Example servers are at host 'branch.example.com'; they are the server of the
# test.
package MarkdownSql;

use strict;
use warnings;

use Carp;
use PostgreSQL::Test::Utils;
use Test::More;

# The blocks of a page: file, line, database (or undef), sql
sub blocks
{
	my ($file) = @_;
	my $text = slurp_file($file);
	my @blocks;

	while ($text =~ /^```sql *(\w*)\n(.*?)^```$/msg)
	{
		my ($database, $sql) = ($1, $2);
		my $line = 1 + (substr($text, 0, $-[2]) =~ tr/\n//);

		push @blocks,
		  {
			file => $file,
			line => $line,
			database => $database eq '' ? undef : $database,
			sql => $sql
		  };
	}
	return @blocks;
}

# The statements of a block: sql, line, expected (rows, or undef)
sub statements
{
	my ($block) = @_;
	my $sql = $block->{sql};
	my $nrows = 0;
	my @statements;

	pos($sql) = 0;
	while (
		$sql =~ m{\G (?> \s+ | --[^\n]* )*
			((?> [^;'"\$-]+ | '(?:[^']|'')*' | "[^"]*" | (\$\w*\$).*?\2 | --[^\n]* | [\$-] )*+ ;)
			((?: \s* --\ =>[^\n]* )*)}gcsx)
	{
		my ($statement, $results) = ($1, $3);
		my @rows = $results =~ /-- => *(.*?) *$/mg;

		$nrows += @rows;
		push @statements,
		  {
			sql => $statement,
			line => $block->{line} + (substr($sql, 0, $-[1]) =~ tr/\n//),
			expected => @rows ? join("\n", @rows) : undef
		  };
	}
	croak "$block->{file}:$block->{line}: a statement without end"
	  if substr($sql, pos($sql)) !~ /^(?:\s+|--[^\n]*)*$/;
	croak "$block->{file}:$block->{line}: a result without statement"
	  if $nrows != (() = $block->{sql} =~ /--\s*=>/g);
	return @statements;
}

# Runs a block and tests its results.  Returns the output of each statement.
sub run
{
	my ($node, $database, $block) = @_;
	my ($host, $port) = ($node->host, $node->port);
	my @statements = statements($block);
	my $end = '-- end of statement --';
	my $script = '';
	my ($status, $stdout, $stderr, @outputs);

	foreach my $statement (@statements)
	{
		my $sql = $statement->{sql};

		$sql =~ s/host 'branch\.example\.com'/host '$host', port '$port'/;
		if (($statement->{expected} // '') =~ /^ERROR:/)
		{
			$sql = "\\set ON_ERROR_STOP off\n$sql\n"
			  . "\\if :ERROR\n\\echo ERROR: :LAST_ERROR_MESSAGE\n\\endif\n"
			  . "\\set ON_ERROR_STOP on";
		}
		$script .= "$sql\n\\echo '$end'\n";
	}
	$status = $node->psql(
		$block->{database} // $database, $script,
		stdout => \$stdout,
		stderr => \$stderr,
		on_error_stop => 1,
		extra_params => [ '-F', ', ', '-P', 'null=NULL' ]);
	is($status, 0, "$block->{file}:$block->{line}: runs")
	  or diag($stderr);

	@outputs = split /^\Q$end\E\n?/m, $stdout, -1;
	chomp @outputs;
	foreach my $i (0 .. $#statements)
	{
		my ($first) = $statements[$i]{sql} =~ /^(.{1,60})/;

		next if !defined $statements[$i]{expected};
		is($outputs[$i], $statements[$i]{expected}, "$block->{file}:$statements[$i]{line}: $first");
	}
	return @outputs;
}

1;
