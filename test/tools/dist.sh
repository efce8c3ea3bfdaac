#!/usr/bin/env bash
# dist.sh: make the archive of a release of the last commit, as PGXN takes it,
# and see that it is whole; "make dist".
#
# Writes build/dist/NAME-VERSION.zip, whose files are below NAME-VERSION/.  It
# is unpacked, and there META.json is checked, everything is built without
# warnings for the selected server, and installed below a directory.  Ends with
# "N passed, N failed", steps.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
# shellcheck source-path=SCRIPTDIR source=steps.sh
. "$(dirname "$0")/steps.sh"
cd "$top"

name=ribbonfilter-$(release_version)
begin_with_commit dist
archive=$out/$name.zip

unpack()
{
	git archive --format=zip --prefix="$name/" --output="$archive" HEAD
	mkdir "$out/unpacked"
	if command -v unzip >/dev/null; then
		unzip -q "$archive" -d "$out/unpacked"
	else
		python3 -m zipfile -e "$archive" "$out/unpacked"
	fi
	cd "$out/unpacked"
	[ "$(ls -A)" = "$name" ]
}

# the files of the commit, but for those that .gitattributes leaves out
contents()
{
	local file

	cd "$out/unpacked/$name"
	for file in META.json LICENSE README.md CHANGELOG.md Makefile Dockerfile ribbonfilter.control; do
		[ -s "$file" ] || { echo "$file is missing"; return 1; }
	done
	find . -type f -printf '%P\n' | LC_ALL=C sort >"$out/contents.txt"
	git -C "$top" ls-tree -r -z --name-only HEAD | tr '\0' '\n' |
		grep -vE '^(\.ci|\.github|debian)/|^\.(editorconfig|gitattributes|gitignore)$' | LC_ALL=C sort | diff - "$out/contents.txt"
	[ -z "$(grep -E '\.(o|so|bc|zip|deb|rpm)$|^build|^\.git' "$out/contents.txt")" ]
}

meta()
{
	cd "$out/unpacked/$name"
	perl test/tools/check_meta.pl META.json
}

build()
{
	cd "$out/unpacked/$name"
	"$MAKE" -j "$(cpus)" PG_CONFIG="$config" with_llvm="$with_llvm" COPT=-Werror
	"$MAKE" PG_CONFIG="$config" with_llvm="$with_llvm" DESTDIR="$out/installed" install
	find "$out/installed" -type f | grep -c . | grep -x "$((2 + $(compgen -G 'ribbonfilter--*.sql' | wc -l)))"
}

test/tools/setup.sh lint
config=$(find_pg_config)
step archive unpack
step contents contents
step meta meta
step build build
rm -rf "$out/unpacked" "$out/installed"
print_count
say "$archive, $(wc -l <"$out/contents.txt") files, $(stat -c %s "$archive") bytes"
