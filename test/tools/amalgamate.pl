#!/usr/bin/env perl
#
# amalgamate.pl VERSION DIRECTORY: write src/core as one source and one header,
# ribbonfilter_core.c and ribbonfilter_core.h.
#
# The header has all headers for callers, in the order that they need each
# other; the source has the private ones, each in front of the first file that
# includes it, and the files.  Two files may have a function or type of one
# name, since a compiler sees only one of them.  Here it sees all, so a name that
# is a file's own gets the file's name in front, and a macro ends with its file.
# A header without a guard is a template, and goes into each file that includes
# it.
use strict;
use warnings;

my ($version, $directory) = @ARGV;
my $top = 'src/core';

# each stands on those before it, which lint.sh checks
my @folders = ((map { "$top/$_" } qw(base key keyset bloom counting ribbon ribbonmap fuse)), $top);

sub slurp
{
	open my $file, '<', $_[0] or die "$_[0]: $!\n";
	local $/ = undef;
	return scalar <$file>;
}

my @files = map { sort glob("$_/rf_*.[ch]") } @folders;
my %text = map { $_ => slurp($_) } @files;

# what brings intrinsics or xxHash is not for callers
my %private = map { $_ => 1 } grep { m{_impl\.h$|/rf_simd\.h$|/rf_hash_inline\.h$} } keys %text;
my %template = map { $_ => 1 } grep { /\.h$/ && $text{$_} !~ /^#ifndef RF_\w+_H$/m } keys %text;
my %there;		# headers that have been written

sub begins
{
	(my $name = shift) =~ s|^\Q$top\E/||;
	return "/*-------- $name --------*/\n";
}

# expand FILE BEFORE: its text with the templates that it includes; other headers
# that are not there yet go to BEFORE
sub expand
{
	my ($file, $before) = @_;
	my ($folder) = $file =~ m{(.*)/};
	my $out = begins($file);

	for my $line (split /^/, $text{$file})
	{
		if ($line !~ /^#\s*include\s+"([^"]+)"/)
		{
			$out .= $line;
			next;
		}
		my ($header) = grep { exists $text{$_} } "src/$1", "$folder/$1" or die "$file: no $1\n";
		if ($template{$header})
		{
			$out .= expand($header, $before) . begins($file);
		}
		elsif (!$there{$header}++)
		{
			$$before .= expand($header, $before);
		}
	}
	return $out;
}

# names TEXT: what it defines that no other file sees; a name that ends in "_"
# stands for all that a macro makes of it by ##
sub names
{
	my $text = shift;
	my %name;

	$text =~ s{/\*.*?\*/}{}gs;
	$name{$1} = 1 while $text =~ /^(\w+)\((?![^;{}]*\);)/mg;
	$name{$1} = 1 while $text =~ /^static [^(=;]*?\b(\w+)(?:\[\w*\])* *[=;]/mg;
	$name{$1} = 1 while $text =~ /^typedef [^;{}()]*\b(\w+);/mg;
	$name{$1} = 1 while $text =~ /^typedef [^;{}()]*\(\*(\w+)\)/mg;
	$name{$1} = 1 while $text =~ /^(?:typedef )?(?:struct|union|enum) (\w+)\n\{/mg;
	$name{$1} = 1 while $text =~ /\b([a-z]\w*_)##/g;
	if (my @enums = $text =~ /^(?:typedef )?enum\b[^{;]*\{(.*?)\}/msg)
	{
		$name{$_} = 1 for map { /(\w+)(?:\s*=[^,]*)?/g } @enums;
	}
	return grep { !/^(?:rf_|RF_|__)/ } keys %name;
}

# apart FILE TEXT: TEXT, in which the names that are its own begin like it
sub apart
{
	my ($file, $text) = @_;
	my ($prefix) = $file =~ m{rf_([^/]*)\.c$};
	my @names = names($text);
	my %own = map { $_ => 1 } @names;
	my $families = join '|', grep { /_$/ } @names;
	my $own = $families eq '' ? qr/(?!)/ : qr/^(?:$families)/;
	my %macros = map { $_ => 1 } $text =~ /^#[ \t]*define[ \t]+(\w+)/mg;

	$text =~ s{(/\*.*?\*/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'|(?:\.|->)\s*\w+|\b\w+)}
	{
		my $token = $1;
		$own{$token} || $token =~ $own ? "${prefix}_$token" : $token;
	}gse;
	return join '', $text, map { "#undef $_\n" } sort keys %macros;
}

my $licence = slurp('LICENSE');
$licence =~ s/^/ * /mg;
$licence =~ s/ +$//mg;

sub write_file
{
	my ($name, $what, $text) = @_;

	# empty lines that nothing separates any more
	$text =~ s/\n{3,}/\n\n/g;
	open my $file, '>', "$directory/$name" or die "$directory/$name: $!\n";
	print $file <<END, $text;
/*
 * $name: $what of ribbonfilter $version in one file, made of
 * src/core by "make amalgamation".  src/core/README.md says how to use it.
 *
$licence */
END
	close $file or die "$directory/$name: $!\n";
	return;
}

my $header = '';
for my $file (grep { /\.h$/ && !$private{$_} } @files)
{
	$header .= expand($file, \$header) unless $there{$file}++;
}
my $source = <<'END';
/* The same keys give the same bytes on every machine: see rf_fpr.h. */
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__FP_FAST_FMA) && !defined(__STRICT_ANSI__)
#error "ribbonfilter_core.c has to be compiled with -std=c11"
#endif

/* Headers and templates have functions that not every file needs. */
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wunused-function"
#endif

#include "ribbonfilter_core.h"

END
for my $file (grep { /\.c$/ } @files)
{
	$source .= apart($file, expand($file, \$source));
}
write_file('ribbonfilter_core.h', 'the filter library', $header);
write_file('ribbonfilter_core.c', 'the filter library', $source);
