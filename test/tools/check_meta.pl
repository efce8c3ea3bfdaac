#!/usr/bin/env perl
# check_meta.pl: is META.json what PGXN takes?
#
#	check_meta.pl FILE
#
# Prints what is wrong, and fails if anything is.  The rules are those of
# version 1 of the PGXN Meta Spec: required fields and their types, a semantic
# version wherever one stands, licences and release statuses by their names, no
# fields that the spec does not have.  Files that are named have to exist, below
# the directory of META.json.
use strict;
use warnings;

use File::Basename;
use JSON::PP;

my ($file) = @ARGV or die "usage: $0 FILE\n";
my $top = dirname($file);
my @wrong;

sub wrong
{
	push @wrong, "$file: @_";
}

open my $in, '<', $file or die "$file: $!\n";
my $meta = eval { JSON::PP->new->utf8->decode(do { local $/; <$in> }) };
die "$file: $@" if !$meta;

my $number = qr/(?:0|[1-9][0-9]*)/;
my $semver = qr/$number\.$number\.$number(?:-[0-9A-Za-z][0-9A-Za-z.-]*)?/;
my $range = qr/(?:(?:[<>]=?|==|!=)\s*)?(?:0|$semver)/;
my $term = qr{[^/\\\s\p{Cntrl}]{2,}};
my $url = qr{[a-z]+://\S+};
my %licences = map { $_ => 1 }
  qw(agpl_3 apache_1_1 apache_2_0 artistic_1 artistic_2 bsd freebsd gfdl_1_2 gfdl_1_3 gpl_1 gpl_2 gpl_3 lgpl_2_1
  lgpl_3_0 mit mozilla_1_0 mozilla_1_1 openssl perl_5 postgresql qpl_1_0 ssleay sun zlib open_source restricted
  unrestricted unknown);

# what a value must be, by the name of its rule; each is told where it stands
my %rules = (
	string => sub { !ref $_[0] && length $_[0] },
	term => sub { !ref $_[0] && $_[0] =~ /^$term$/ },
	version => sub { !ref $_[0] && $_[0] =~ /^$semver$/ },
	range => sub { !ref $_[0] && $_[0] =~ /^$range(?:\s*,\s*$range)*$/ },
	url => sub { !ref $_[0] && $_[0] =~ /^$url$/ },
	strings => sub { my @s = list($_[0]); @s && !grep { ref || !length } @s },
	tags => sub { my @s = list($_[0]); @s && !grep { ref || length > 255 || m{[/\\\p{Cntrl}]} || !length } @s },
	status => sub { !ref $_[0] && $_[0] =~ /^(?:stable|testing|unstable)$/ },
	spec => sub { !ref $_[0] && $_[0] =~ /^1\.0\.[0-9]+$/ },
	file => sub { !ref $_[0] && -f "$top/$_[0]" },
	licence => sub {
		ref $_[0] eq 'HASH' ? %{ $_[0] } && !grep { !/^$url$/ } values %{ $_[0] } : list($_[0]) && !grep { ref || !$licences{$_} } list($_[0]);
	},
);

sub list
{
	return ref $_[0] eq 'ARRAY' ? @{ $_[0] } : $_[0];
}

# object($name, $value, fields…): a field is followed by its rule, and "!" in
# front says that it must be there; "*" stands for fields of any name
sub object
{
	my ($name, $value, %fields) = @_;
	my $any = delete $fields{'*'};
	my %seen;

	return wrong("$name is not an object with fields") if ref $value ne 'HASH' || !%$value;
	while (my ($field, $rule) = each %fields)
	{
		my $required = $field =~ s/^!//;
		$seen{$field} = 1;
		if (exists $value->{$field})
		{
			check("$name.$field", $value->{$field}, $rule);
		}
		elsif ($required)
		{
			wrong("$name.$field is missing");
		}
	}
	foreach my $field (sort grep { !$seen{$_} && !/^[xX]_/ } keys %$value)
	{
		$any ? check("$name.$field", $value->{$field}, $any) : wrong("$name.$field is not a field of the spec");
	}
}

sub check
{
	my ($name, $value, $rule) = @_;

	return object($name, $value, @$rule) if ref $rule;
	$rules{$rule}->($value) or wrong("$name is no $rule: " . JSON::PP->new->canonical->allow_nonref->encode($value));
}

my $relations = [ map { $_ => [ '*' => 'range' ] } qw(requires recommends suggests conflicts) ];

object(
	'META',
	$meta,
	'!name' => 'term',
	'!abstract' => 'string',
	'!version' => 'version',
	'!maintainer' => 'strings',
	'!license' => 'licence',
	'!provides' => ['*' => ['!file' => 'file', '!version' => 'version', abstract => 'string', docfile => 'file']],
	'!meta-spec' => [ '!version' => 'spec', url => 'url' ],
	description => 'string',
	generated_by => 'string',
	release_status => 'status',
	tags => 'tags',
	no_index => [ file => 'strings', directory => 'strings' ],
	prereqs => [ map { $_ => $relations } qw(configure build runtime test develop) ],
	resources => [
		homepage => 'url', bugtracker => [ web => 'url', mailto => 'string' ], repository => [ url => 'url', web => 'url', type => 'term' ]
	]);

# The extension is called like the distribution, their versions are one, and so
# is the name of its page: that is the one which PGXN shows.
my $extension = ref $meta->{provides} eq 'HASH' ? $meta->{provides}{ $meta->{name} // '' } : undef;
$extension or wrong('provides does not have the extension');
($extension->{version} // '') eq ($meta->{version} // '') or wrong('provides has another version') if $extension;
($extension->{docfile} // '') =~ m{^docs?/\Q$meta->{name}\E\.\w+$} or wrong('docfile is not docs/NAME') if $extension;

print map { "$_\n" } @wrong;
exit(@wrong ? 1 : 0);
