#!/usr/bin/env bash
# release.sh: what a release takes besides the archive; RELEASE.md says when.
#
#	release.sh check [TAG]	do all that state the version agree, and is the
#							changelog closed?  "make release-check TAG=v1.0.0"
#	release.sh notes		write build/dist/notes.md, the changelog's section of
#							this version; "make release-notes"
#	release.sh addresses	packaging/addresses was changed: write what it says
#							in place of what it said in the last commit, into
#							the files that it names
#
# The version has three numbers, as in META.json; the extension's, which ALTER
# EXTENSION UPDATE goes by, is the first two.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
cd "$top"

release=$(release_version)
version=$(extension_version)

# section: the lines of the changelog below the heading of this version
section()
{
	awk -v release="$release" -v version="$version" '
		/^## / { inside = $2 == release || $2 == version && release == version ".0" }
		inside && !/^## /' CHANGELOG.md
}

check()
{
	local tag=${1-} wrong=0

	wrong()
	{
		say "$@" >&2
		wrong=$((wrong + 1))
	}
	[[ $release =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || wrong "META.json: version \"$release\" has not three numbers"
	[ "${release%.*}" = "$version" ] || wrong "META.json has $release, ribbonfilter.control $version"
	[ "$(perl -MJSON::PP -0777 -ne 'print decode_json($_)->{provides}{ribbonfilter}{version}' META.json)" = "$release" ] ||
		wrong "META.json: provides.ribbonfilter.version is not $release"
	sed 1q debian/changelog | grep -qF "($release-" || wrong "debian/changelog: not version $release"
	grep -qxE "Version:[[:space:]]+$release" packaging/ribbonfilter.spec || wrong "packaging/ribbonfilter.spec: not version $release"
	! grep -q 'ribbonfilter[.]invalid' packaging/addresses || wrong 'packaging/addresses: the project has no addresses'
	[ -e "ribbonfilter--$version.sql" ] || wrong "no ribbonfilter--$version.sql"
	[ -e "test/golden/$version/dump.sql" ] || wrong "no test/golden/$version/dump.sql: make golden"
	[ -n "$(section)" ] || wrong "CHANGELOG.md: no section for $release"
	grep -qxE "## ($release|$version) \([0-9]{4}-[0-9]{2}-[0-9]{2}\)" CHANGELOG.md || wrong "CHANGELOG.md: no day in the heading of $release"
	[ -z "$tag" ] || [ "$tag" = "v$release" ] || wrong "the tag is $tag, META.json has $release"
	[ -z "$(git status --porcelain 2>/dev/null)" ] || wrong 'files are changed that are not committed'
	[ "$wrong" -eq 0 ] || die "$wrong of what a release takes is wrong"
	say "$release, extension version $version"
}

addresses()
{
	git show HEAD:packaging/addresses | perl -e '
		my ($old, $new, %address) = ({}, {});
		open my $in, "<", "packaging/addresses" or die "packaging/addresses: $!\n";
		foreach ([ $old, *STDIN ], [ $new, $in ])
		{
			my ($of, $file) = @$_;
			while (my $line = readline $file)
			{
				my ($name, @words) = split " ", $line;
				$of->{$name} = \@words if defined $name && $name !~ /^#/;
			}
		}
		foreach my $name (sort keys %$new)
		{
			my ($address, @files) = @{ $new->{$name} };
			my $was = $old->{$name}[0];

			next if !defined $was || $was eq $address;
			foreach my $file (@files)
			{
				local ($^I, @ARGV) = ("", $file);
				s/\Q$was\E/$address/g, print while <>;
			}
		}'
}

case ${1-} in
	addresses) addresses ;;
	check) check "${2-}" ;;
	notes)
		mkdir -p build/dist
		section >build/dist/notes.md
		[ -s build/dist/notes.md ] || die "CHANGELOG.md: no section for $release"
		;;
	*) die 'usage: release.sh check [TAG] | notes | addresses' ;;
esac
