#!/usr/bin/env perl
#
# public_names.pl SCRIPT SETTINGS: print the names of all that the install
# script creates, and of the settings that a C file defines: a line each, sorted.
#
# What a name has of a kind of filter is STEM or TYPE; behind it stands how often
# it is there, for "each" kind or for one: "function STEM_add bloom:2 keyset:2"
# takes two types of argument.
use strict;
use warnings;

my ($script, $settings) = map {
	open my $file, '<', $_ or die "$_: $!\n";
	local $/ = undef;
	scalar <$file>;
} @ARGV;
my %stem = reverse $script =~ /^CREATE OPERATOR CLASS (\w+)_ops DEFAULT FOR TYPE (\w+)/mg;
my %type = reverse %stem;
my $types = join '|', keys %stem;
my $stems = join '|', keys %type;
my %found;

while ($script =~ /^CREATE (FUNCTION|AGGREGATE|TYPE|CAST|OPERATOR(?: CLASS)?) (\w+|\S+ \([^;]*|\([^)]*\))([^;]*);/mg)
{
	my ($what, $name, $rest) = ($1, $2, $3);
	my $of = '';

	next if $what eq 'TYPE' && $rest eq '';		# the shell
	($name, $of) = ("TYPE$2", $stem{$1})
	  if $name =~ /^($types)((?:_(?:in|out|recv|send))?)$/;
	($name, $of) = ("STEM_$2", $1) if $of eq '' && $name =~ /^($stems)_(.*)/;
	if ($what eq 'OPERATOR')
	{
		$of = $stem{$1} if $name =~ /ARG = ($types)\b/;
		$name =~ s/ .*//s;
	}
	elsif ($what eq 'CAST')
	{
		$of = $stem{$1} if $name =~ /\b($types)\b/;
		$name =~ s/\b$type{$of}\b/TYPE/ if $of ne '';
	}
	$name .= " USING $1" if $rest =~ / USING (\w+)/;
	$found{ lc($what) . " $name" }{$of}++;
}
$found{"setting $_"}{''} = 1 foreach $settings =~ /DefineCustom\w+Variable\("(\S+)"/g;

foreach my $name (sort keys %found)
{
	my %of = %{ $found{$name} };
	my %counts = map { $_ => 1 } values %of;
	my @each = keys %of == keys %type && keys %counts == 1 ? ('each:' . (keys %counts)[0]) : ();
	my @numbers = exists $of{''} ? ($of{''} > 1 ? $of{''} : ()) : @each ? @each : map { "$_:$of{$_}" } sort keys %of;

	print join(' ', $name, @numbers), "\n";
}
