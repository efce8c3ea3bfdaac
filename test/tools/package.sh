#!/usr/bin/env bash
# package.sh: build Debian's packages of the last commit as Debian does, try
# them; "make package".
#
#	package.sh [SUITE [MAJOR…]]
#
# Of SUITE (bookworm, trixie or sid; default trixie) two pristine roots are
# made.  In the first, with the build dependencies that debian/control names and
# no more, the source package and those for each MAJOR are built, by one call.
# In the second, without these, lintian reads them, they are installed,
# and autopkgtest runs debian/tests: each SQL test is run with each MAJOR.
# Without a MAJOR it is the one of the suite; sid has what waits in experimental
# as well, 19~rc1 in November 2026: "package.sh sid 18 19".
#
# What was built is in build/package/SUITE, with a log of each step.  Ends with
# "N passed, N failed", steps.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=pristine_root.sh
. "$(dirname "$0")/pristine_root.sh"
cd "$top"

suite=${1:-trixie}
shift || true
majors=("$@")

version=$(sed -nE '1s/.*\((.*)\).*/\1/p' debian/changelog)
upstream=${version%-*}
begin_with_commit "package/$suite"

# The original archive has no debian/, which git archive leaves out.
sources()
{
	local tree=$root/build/ribbonfilter-$upstream

	git archive --prefix="ribbonfilter-$upstream/" HEAD | gzip -9n >"$root/build/ribbonfilter_$upstream.orig.tar.gz"
	tar -C "$root/build" -xf "$root/build/ribbonfilter_$upstream.orig.tar.gz"
	[ ! -e "$tree/debian" ] || { echo 'the archive has debian/ in it'; return 1; }
	git archive --format=tar "HEAD:debian" | { mkdir "$tree/debian" && tar -C "$tree/debian" -xf -; }
	in_root chown -R builder: /build
}

in_sources()
{
	in_root_as builder sh -ec "cd /build/ribbonfilter-$upstream && export DEB_BUILD_OPTIONS=parallel=$(cpus) && $1"
}

dependencies()
{
	local major

	apt_in_root install --no-install-recommends build-essential dpkg-dev
	for major in "${majors[@]}"; do
		install_server_in_root "$major" "postgresql-server-dev-$major"
	done
	in_root sh -ec "cd /build/ribbonfilter-$upstream && apt-get -q -y --no-install-recommends build-dep ./"
}

# debian/control names the packages for what Debian has; for others it is
# written anew, as it is for apt.postgresql.org.
build()
{
	in_sources 'pg_buildext updatecontrol && exec dpkg-buildpackage -us -uc'
}

# what a package has but for documentation
files_of()
{
	dpkg-deb -c "$root/build/$1_${version}_"*.deb | awk '!/^d/ { print $6 }' | grep -v '^\./usr/share/doc/'
}

# one package for each major version, with the library, its bitcode, the control
# file, the scripts, documentation, and nothing else; and those without a server
contents()
{
	local major

	for major in "${majors[@]}"; do
		files_of "postgresql-$major-ribbonfilter" |
			sed -E 's|/bitcode/ribbonfilter/src/.*\.bc$|/bitcode/ribbonfilter/src/…|' | LC_ALL=C sort -u
	done >"$out/contents.txt"
	for major in "${majors[@]}"; do
		printf './usr/lib/postgresql/%s/lib/%s\n' "$major" bitcode/ribbonfilter.index.bc \
			"$major" bitcode/ribbonfilter/src/… "$major" plugins/ribbonfilter.so "$major" ribbonfilter.so
		printf "./usr/share/postgresql/$major/extension/%s\n" ribbonfilter--*.sql ribbonfilter.control
	done | diff - "$out/contents.txt"
	for major in libribbonfilter0 libribbonfilter-dev ribbonfilter; do
		files_of "$major" | sed -E 's|/lib/[^/]*-linux-[^/]*/|/lib/…/|'
	done | LC_ALL=C sort | diff <(printf './usr/%s\n' lib/…/libribbonfilter.so.0 "lib/…/libribbonfilter.so.0.$(extension_version)" \
		include/ribbonfilter.h lib/…/libribbonfilter.a lib/…/libribbonfilter.so lib/…/pkgconfig/ribbonfilter.pc \
		bin/ribbonfilter share/bash-completion/completions/ribbonfilter share/man/man1/ribbonfilter.1.gz |
		LC_ALL=C sort) -
}

# "debian/rules clean" leaves what was unpacked
cleaned()
{
	in_sources 'debian/rules clean && rm -f debian/files && dpkg-source -b .'
}

# Each test of debian/tests passed, none was skipped, and installcheck ran as
# many SQL tests as there are, with each server; "test bloom ... ok" is how it
# says so up to PostgreSQL 15, "ok 1 - bloom" later.
tests_of_packages()
{
	local file log=$out/autopkgtest.log

	in_root sh -c 'exec autopkgtest --user builder /build/*.dsc -B -- null'
	sed -n 's/^Tests: *//p' debian/tests/control | sed 's/$/ PASS/' | LC_ALL=C sort |
		diff - <(sed -nE 's/^([a-z]+) +(PASS|FAIL|SKIP|FLAKY)\b.*/\1 \2/p' "$log" | LC_ALL=C sort -u)
	for file in sql/*.sql; do
		printf "$(basename "$file" .sql)%.0s\n" "${majors[@]}"
	done | LC_ALL=C sort |
		diff - <(sed -nE -e 's/^(test)? +([a-z_]+) +\.\.\. ok.*/\2/p' -e 's/^ok +[0-9]+ +- ([a-z_]+) .*/\1/p' "$log" | LC_ALL=C sort)
}

make_root "$suite"
[ ${#majors[@]} -gt 0 ] || majors=("$(default_major)")
echo "== packages for PostgreSQL ${majors[*]} on Debian $suite"
step sources sources
step build-dependencies dependencies
printf '%s\n' "${majors[@]}" >"$root/etc/postgresql-common/supported_versions"
step build build
step contents contents
step clean cleaned
find "$root/build" -maxdepth 1 -type f -exec cp {} "$out" \;
remove_roots

make_root "$suite"
cp "$out"/*.{dsc,tar.*,deb,changes,buildinfo} "$root/build"
in_root chown -R builder: /build
step linter apt_in_root install --no-install-recommends lintian autopkgtest
# Each release's lintian knows the Standards-Version of its day; and Debian has
# no bug yet that asks for the package, to be closed by its first changelog.
step lintian in_root_as builder sh -c 'cd /build && exec lintian --fail-on error,warning \
	--suppress-tags newer-standards-version,initial-upload-closes-no-bugs --info ./*.changes'
for major in "${majors[@]}"; do
	step "server-$major" install_server_in_root "$major" "postgresql-$major"
done
step install in_root sh -c 'apt-get -q -y --no-install-recommends install /build/*.deb'
step autopkgtest tests_of_packages
print_count
