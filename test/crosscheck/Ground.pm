# Ground: the database in which random queries run, and what a program says of
# a run: all that comparing queries with other queries, and filters with sets,
# have in common
package Ground;

use strict;
use warnings;

use Exporter qw(import);
use List::Util qw(max);

use Dice;
use Schema;
use Types;
use Wire;

our @EXPORT = qw(start_session prepare_database new_schema needed_objects server_log print_counts);

sub start_session
{
	foreach (1 .. 100)
	{
		if (my $session = Wire->connect)
		{
			$session->must($_) foreach q{LOAD 'ribbonfilter'}, 'SET search_path = x, public', 'SET jit = off', 'SET client_min_messages = error';
			return $session;
		}
		select undef, undef, undef, 0.1;
	}
	die "no server\n";
}

# Once for a database; returns the version of the server, and whether it has JIT.
sub prepare_database
{
	my ($session) = @_;

	$session->must($_) foreach 'CREATE EXTENSION ribbonfilter', schema_setup();
	my ($collation) = $session->run(q{CREATE COLLATION ci (provider = icu, locale = 'und-u-ks-level2', deterministic = false)});
	if ($collation->{error})
	{
		print "without ICU\n";
		without_type('ci');
	}
	return (map { $_->[0] } $session->must('SHOW server_version_num')), map { $_->[0] eq 't' } $session->must('SELECT pg_jit_available()');
}

# A schema in place of the last one: its objects and tables.
sub new_schema
{
	my ($session, $seed, $n) = @_;
	my %missing;

	throw_again($seed, 0, $n);
	my ($objects, $tables) = random_schema();
	$session->must($_) foreach 'DROP SCHEMA IF EXISTS x CASCADE', 'DISCARD TEMP';
	foreach my $object (@$objects)
	{
		my ($name, @statements) = @$object;
		foreach my $statement (@statements)
		{
			my ($answer) = $session->run($statement);
			next if !$answer->{error} && !$answer->{lost};
			die "$answer->{error}\n$statement\n" if $name !~ /^v/ || $answer->{lost};
			# a view that cannot be is left out
			$missing{$name} = 1;
			last;
		}
	}
	return ($objects, [ grep { !$missing{ $_->{name} } } @$tables ]);
}

# The statements that make those objects that some SQL names, and what they
# take themselves.
sub needed_objects
{
	my ($objects, @text) = @_;
	my $needed = join ' ', @text;
	my @statements;

	foreach my $object (reverse @$objects)
	{
		my ($name, @of_it) = @$object;
		next if $needed !~ /\b$name\b/ && $name ne 'x';
		unshift @statements, @of_it;
		$needed .= " @of_it";
	}
	return @statements;
}

# What the server said last.
sub server_log
{
	open my $log, '<', "$ENV{PGHOST}/server.log" or return '';
	my @lines = <$log>;
	return join '', ":\n", @lines[ max(0, @lines - 20) .. $#lines ];
}

sub print_counts
{
	my ($title, $counts) = @_;
	my @names = grep { $counts->{$_} } sort { $counts->{$b} <=> $counts->{$a} || $a cmp $b } keys %$counts;
	my $line = '';

	print "\n$title:\n";
	foreach (map { "$_ $counts->{$_}" } @names)
	{
		if (length("$line$_") > 110) { print "  $line\n"; $line = ''; }
		$line .= ($line ne '' ? '; ' : '') . $_;
	}
	print "  $line\n" if $line ne '';
	return;
}

1;
