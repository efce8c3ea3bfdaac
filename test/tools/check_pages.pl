# check_pages.pl: do links in pages lead somewhere, and are figures those of
# the results?
#
#	check_pages.pl PAGE…		prints a line for each that does not, or is not
#
# A table under the line "<!-- figures: FILE -->" quotes FILE, in the one
# directory of test/bench/results that has it: the cells of each row stand in
# one row there, in that order, with others between them; numbers may be
# rounded, and 10⁶ is 1000000.  README has no other figures with a unit of time,
# its ratios, as 2.25×, stand in some cell of results, and all of its results are
# of one directory.
use strict;
use warnings;
use open qw(:std :encoding(UTF-8));
use utf8;

use File::Basename;

my $results = 'test/bench/results';

sub slurp
{
	my ($file) = @_;

	local $/;
	open my $in, '<', $file or die "$file: $!\n";
	return scalar <$in>;
}

# The anchors of a page's headings, as hosts of repositories make them
sub anchors
{
	my %anchors;

	foreach my $heading (slurp($_[0]) =~ /^#+ +(.*?) *$/mg)
	{
		my $anchor = lc $heading;

		$anchor =~ s/[^\w\- ]//g;
		$anchor =~ tr/ /-/;
		$anchors{$anchor} = 1;
	}
	return \%anchors;
}

# The cells of a row of Markdown or comma-separated values
sub cells
{
	my ($line) = @_;
	my @cells = $line =~ s/^\| *// ? split(/ *\| */, $line) : split(/,/, $line);

	s/[*`]//g, s/(?<=\d),(?=\d{3}\b)//g, s/^10⁴$/10000/, s/^10⁵$/100000/, s/^10⁶$/1000000/, s/^10⁷$/10000000/ foreach @cells;
	return grep { $_ ne '' } @cells;
}

# Is what a page says in a cell what the results have there?
sub same
{
	my ($said, $found) = @_;
	my $number = qr/^[-+]?\d+(?:\.(\d+))?(?:e[-+]?\d+)?$/;

	return 1 if $said eq $found;
	return 0 if $said !~ $number;
	my $digits = length($1 // '');
	return $found =~ $number && abs($found - $said) <= 0.5000001 * 10**-$digits;
}

sub quotes
{
	my ($row, $table) = @_;
	my @said = cells($row);

	foreach my $line (split /\n/, $table)
	{
		my @found = cells($line);
		my $i = 0;

		$i < @said && same($said[$i], $_) and $i++ foreach @found;
		return 1 if $i == @said;
	}
	return 0;
}

my %directories;
foreach my $file (glob "$results/*/*")
{
	push @{ $directories{ basename $file } }, $file;
}
print map { "@$_: one directory has the results of a benchmark\n" } grep { @$_ > 1 } @directories{ sort keys %directories };

foreach my $page (@ARGV)
{
	my $text = slurp($page);
	my %of = map { $_ => 1 } $text =~ m{$results/([\w-]+)/}g;

	print "$page: results of ", join(', ', sort keys %of), "\n" if $page eq 'README.md' && keys %of > 1;

	while ($text =~ /^<!-- figures: (\S+) -->\n+(?:\|.*\n){2}((?:\|.*\n)*)/mg)
	{
		my ($file, $rows) = ($1, $2);
		my $table = $directories{$file} ? slurp($directories{$file}[0]) : '';

		print map { "$page: not in $results/*/$file: $_\n" } grep { !quotes($_, $table) } split /\n/, $rows;
	}

	# prose: without blocks of code
	$text =~ s/^```.*?^```//msg;
	if ($page eq 'README.md')
	{
		my $prose = $text =~ s/^<!-- figures: .*\n+(?:\|.*\n)*//mgr;

		print map { "$page: a figure outside of tables of figures: $_\n" } $prose =~ /(\b\d[\d.,–]* ?(?:ns|µs|ms|s|times)\b)/g;
		my %ratios = map { $_ => 1 } map { cells($_) } map { split /\n/, slurp($_) } glob "$results/*/*.md";
		print map { "$page: in no results: $_×\n" } grep { !$ratios{$_} } $prose =~ /(\b\d[\d.]*)×/g;
	}
	foreach my $link ($text =~ /\]\(([^)\s]+)\)/g)
	{
		next if $link =~ /^\w+:/;
		my ($file, $anchor) = split /#/, $link, 2;
		my $target = $file eq '' ? $page : dirname($page) . "/$file";

		if (!-e $target)
		{
			print "$page: $link: no such file\n";
		}
		elsif (defined $anchor && !anchors($target)->{$anchor})
		{
			print "$page: $link: no such heading\n";
		}
	}
}
