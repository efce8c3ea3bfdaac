#!/usr/bin/env perl
#
# generate_sql.pl TEMPLATE [NAME=VALUE…]: print the install script that a
# template makes; "make sql" calls it.  The template is SQL with placeholders,
# @NAME@, and with directives, which are lines that begin with --@:
#
#	--@# …				a comment that is not printed
#	--@list NAME		a table: the lines after it that begin with --@|.  The
#	--@| COLUMN | …		first has the names of the columns, each further one is
#	--@| value  | …		a row
#	--@for each NAME	prints what is between here and "end" for each row of
#						the table; names of columns are placeholders for values
#	--@if WORD			prints what is between here and "end", or "else", if the
#						column HAS has that word
#	--@if not WORD		... if it does not
#	--@else
#	--@end
#
# "@{WORD text}" and "@{not WORD text}" inside a line are conditions on its text.
#
# Loops and conditions nest; a column of an inner loop hides one of that name in
# an outer.  Values may have placeholders, too.
#
# A comment behind the end of a statement, "…; -- text", becomes a COMMENT ON the
# object that the statement creates; on an operator family with its class.
use strict;
use warnings;

my (%lists, @output);
my ($template, @given) = @ARGV;

sub fail
{
	my ($line, $message) = @_;
	die "$template:$line->{number}: $message\n";
}

# the lines up to the "end" that belongs to the one before; and where an
# "else" of that level is among them
sub block
{
	my ($lines, $start) = @_;
	my ($depth, $else, @block) = (1);

	while (my $line = shift @$lines)
	{
		my $directive = $line->{directive} // '';
		$depth++ if $directive =~ /^(for|if) /;
		$depth-- if $directive eq 'end';
		return (\@block, $else) if $depth == 0;
		$else = @block if $directive eq 'else' && $depth == 1;
		push @block, $line;
	}
	fail($start, 'no end');
}

# the types of a list of arguments, without names and defaults; an argument
# that has no name is of a type of one word
sub types
{
	my ($arguments) = @_;
	return join ', ', map { s/ DEFAULT .*//r =~ s/^\s*\w+ (?=.)//r =~ s/^\s+|\s+$//gr }
		grep { !/^\s*OUT / } split /,/, $arguments;
}

# statements that give the object of the statement just printed a comment
sub comments
{
	my ($line, $text) = @_;
	my $first = $#output;
	$first-- until $first < 0 || $output[$first] =~ /^CREATE /;
	my $statement = join "\n", @output[ $first < 0 ? 0 : $first .. $#output ];
	my @objects =
		$statement =~ /^CREATE (FUNCTION|AGGREGATE) (\w+)\((.*?)\)(?=\s+RETURNS|\nAS|\s*\(\n)/s ?
			"$1 $2(" . types($3) . ')' :
		$statement =~ /^CREATE (TYPE \w+|CAST \(.*?\)|VIEW \w+)/ ? $1 :
		$statement =~ /^CREATE OPERATOR CLASS (\w+) .* (USING \w+)/ ?
			("OPERATOR CLASS $1 $2", "OPERATOR FAMILY $1 $2") :
		$statement =~ /^CREATE OPERATOR (\S+) \(\s*LEFTARG = ([^,]+), RIGHTARG = ([^,]+),/ ?
			"OPERATOR $1 ($2, $3)" :
		fail($line, 'a comment on what?');
	$text =~ s/'/''/g;
	return map { "COMMENT ON $_ IS\n\t'$text';" } @objects;
}

# is the word in the column HAS, or not if there is a "not"?
sub holds
{
	my ($values, $line, $not, $word) = @_;
	my $has = grep { $_ eq $word } split ' ', $values->{HAS} // fail($line, 'no HAS here');
	return $not ? !$has : $has;
}

# prints lines, with the values of the columns that are known there
sub expand
{
	my ($values, @lines) = @_;

	while (my $line = shift @lines)
	{
		my $directive = $line->{directive};
		if (!defined $directive)
		{
			my $text = $line->{text};
			$text =~ s/\@\{(not )?(\w+) ([^}]*)\}/holds($values, $line, $1, $2) ? $3 : ''/ge;
			1 while $text =~ s/@([A-Z]+)@/$values->{$1} \/\/ fail($line, "no $1 here")/ge;
			my $comment = $text =~ s/;\K -- (.*)// && $1;
			push @output, $text;
			push @output, comments($line, $comment) if $comment;
		}
		elsif ($directive =~ /^list (\w+)$/)
		{
			my @rows;
			while (@lines && ($lines[0]{directive} // '') =~ /^\|\s*(.*)$/)
			{
				push @rows, [ split /\s*\|\s*/, $1, -1 ];
				shift @lines;
			}
			my $columns = shift @rows or fail($line, 'no columns');
			for my $row (@rows)
			{
				my %row;
				fail($line, "@$row: not one value a column") if @$row != @$columns;
				@row{@$columns} = @$row;
				push @{ $lists{$1} }, \%row;
			}
		}
		elsif ($directive =~ /^for each (\w+)$/)
		{
			my $rows = $lists{$1} or fail($line, "no list $1");
			my ($block) = block(\@lines, $line);
			expand({ %$values, %$_ }, @$block) for @$rows;
		}
		elsif ($directive =~ /^if (not )?(\w+)$/)
		{
			my ($not, $word) = ($1, $2);
			my ($block, $else) = block(\@lines, $line);
			my @then = defined $else ? @$block[ 0 .. $else - 1 ] : @$block;
			my @otherwise = defined $else ? @$block[ $else + 1 .. $#$block ] : ();
			expand($values, holds($values, $line, $not, $word) ? @then : @otherwise);
		}
		else
		{
			fail($line, "--@ $directive: not understood");
		}
	}
}

open my $file, '<', $template or die "$template: $!\n";
my @lines;
while (my $text = <$file>)
{
	chomp $text;
	next if $text =~ /^--@#/;
	my ($directive) = $text =~ /^--@\s*(.*?)\s*$/;
	push @lines, { number => $., text => $text, directive => $directive };
}
expand({ map { /^(\w+)=(.*)$/ ? ($1, $2) : die "$_: not NAME=VALUE\n" } @given }, @lines);

# one empty line where directives leave several, and none at either end
my $script = join "\n", @output, '';
$script =~ s/\A\n+|\n\K\n+\z|\n\n\K\n+//g;
print $script;
