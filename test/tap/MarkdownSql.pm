# MarkdownSql: the SQL in a page of ours, run as a reader would run it
#
# A page is one session of psql: its blocks that begin with "```sql" are pasted
# into it, one after the other, so that settings, transactions and whatever else
# a session has go on from block to block.  A word after "```sql" names another
# database than the page's own.  Its blocks are a session beside that one, and
# follow each other.
#
# A comment that begins with => states a result, behind its statement or in the
# lines below it, one for each row.  It is what psql shows, with commas between
# columns and NULL for NULL.  A number after ~ is right to 5 %, and what stands
# in parentheses at the end is not of the result:
#
#	SELECT 1, true, NULL;                 -- => 1, t, NULL
#	SELECT count(*) FROM sample;          -- => ~1000 (one in a hundred)
#	SELECT 1 / 0;                         -- => ERROR: division by zero
package MarkdownSql;

use strict;
use warnings;

use Carp;
use List::Util qw(max min);
use Server;

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

		push @blocks, { file => $file, line => $line, database => $database eq '' ? undef : $database, sql => $sql };
	}
	return @blocks;
}

# The statements of a block: sql, text (with the comments around it), line,
# expected (rows, or undef)
sub statements
{
	my ($block) = @_;
	my $sql = $block->{sql};
	my $nrows = 0;
	my @statements;

	pos($sql) = 0;
	while (
		$sql =~ m{\G ((?> \s+ | --[^\n]* )*)
			((?> [^;'"\$-]+ | '(?:[^']|'')*' | "[^"]*" | (\$\w*\$).*?\3 | --[^\n]* | [\$-] )*+ ;)
			((?: \s* --\ =>[^\n]* )*)}gcsx)
	{
		my ($before, $statement, $results) = ($1, $2, $4);
		my @rows = map { s/ +\([^()]*\)$//r } $results =~ /-- => *(.*?) *$/mg;

		$nrows += @rows;
		push @statements,
		  {
			sql => $statement,
			text => "$before$statement$results\n",
			line => $block->{line} + (substr($sql, 0, $-[2]) =~ tr/\n//),
			file => $block->{file},
			expected => @rows ? join("\n", @rows) : undef
		  };
	}
	croak "$block->{file}:$block->{line}: a statement without end" if substr($sql, pos($sql) // 0) !~ /^(?:\s+|--[^\n]*)*$/;
	croak "$block->{file}:$block->{line}: a result without statement" if $nrows != (() = $block->{sql} =~ /--\s*=>/g);
	return @statements;
}

# An output as the page states it, as far as it is near enough: its numbers that
# are stated with ~ are right to 5 %.
sub near
{
	my ($stated, $output) = @_;
	my @stated = split /(, |\n)/, $stated;
	my @output = split /(, |\n)/, $output;
	my $number = qr/\d+(?:\.\d+)?(?:e[-+]?\d+)?/;

	foreach my $i (0 .. min($#stated, $#output))
	{
		my ($near) = $stated[$i] =~ /^~($number)$/ or next;

		$output[$i] = $stated[$i] if $output[$i] =~ /^$number$/ && abs($output[$i] - $near) <= 0.05 * $near;
	}
	return join '', @output;
}

# Runs blocks of one database in one session and tests their results.  Returns
# the output of each statement.
sub run_session
{
	my ($node, $database, @blocks) = @_;
	my @statements = map { statements($_) } @blocks;
	my $end = '-- end of statement --';
	my $script = '';
	my ($status, $stdout, $stderr, @outputs);

	foreach my $statement (@statements)
	{
		my $text = $statement->{text};

		if (($statement->{expected} // '') =~ /^ERROR:/)
		{
			$text = "\\set ON_ERROR_STOP off\n$text" . "\\if :ERROR\n\\echo ERROR: :LAST_ERROR_MESSAGE\n\\endif\n" . "\\set ON_ERROR_STOP on\n";
		}
		$script .= "$text\\echo '$end'\n";
	}
	$status = $node->psql(
		$database, $script, stdout => \$stdout, stderr => \$stderr, on_error_stop => 1, extra_params => [ '-F', ', ', '-P', 'null=NULL' ]);
	@outputs = split /^\Q$end\E\n?/m, $stdout, -1;
	chomp @outputs;
	is($status, 0, "$blocks[0]{file}: runs in one session, in $database")
	  or diag("line " . ($statements[$#outputs] // $statements[-1])->{line} . ": $stderr");

	cmp_ok(max(map { length } @outputs), '<', 2000, "$blocks[0]{file}: prints no more than can be looked at");
	foreach my $i (0 .. $#statements)
	{
		my ($expected, $file, $line) = @{ $statements[$i] }{qw(expected file line)};
		my ($first) = $statements[$i]{sql} =~ /^(.{1,60})/;

		next if !defined $expected;
		is(near($expected, $outputs[$i] // 'not run'), $expected, "$file:$line: $first");
	}
	return @outputs;
}

# Runs a page, or blocks of one, in one session for each database, in the order
# of the page.  Returns the output of each statement.
sub run
{
	my ($node, $own_database, @blocks) = @_;
	my (@outputs, %left);

	while (@blocks)
	{
		my $database = $blocks[0]{database} // $own_database;
		my @session;

		croak "$blocks[0]{file}:$blocks[0]{line}: the session in $database was left" if $left{$database}++;
		push @session, shift @blocks while @blocks && ($blocks[0]{database} // $own_database) eq $database;
		push @outputs, run_session($node, $database, @session);
	}
	return @outputs;
}

1;
