# absolute_links.pl: a page, for readers who have not the files around it
#
#	absolute_links.pl FILES PAGE <in >out
#
# Links to files lead to FILES/path, path below the top directory, where PAGE
# is named from as well; pictures become links.  Links within the page, and
# addresses, stay.
use strict;
use warnings;

use File::Basename;

my ($files, $page) = @ARGV;

sub absolute
{
	my ($link) = @_;

	return $link if $link =~ /^(?:\w+:|#)/;
	my @path;
	foreach my $part (split m{/}, dirname($page) . "/$link")
	{
		$part eq '..' ? pop @path : $part ne '.' ? push @path, $part : ();
	}
	return join('/', $files, @path);
}

my $code = 0;
while (my $line = <STDIN>)
{
	$code = !$code if $line =~ /^```/;
	if (!$code)
	{
		$line =~ s/!(?=\[[^]]*\]\((?!\w+:))//g;
		$line =~ s/(?<=\]\()([^)\s]+)(?=\))/absolute($1)/ge;
	}
	print $line;
}
