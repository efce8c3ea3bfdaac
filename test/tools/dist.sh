#!/usr/bin/env bash
# dist.sh: make the archive of a release of the last commit, as PGXN takes it,
# and see that it is whole; "make dist".
#
# Writes build/dist/NAME-VERSION.zip, whose files are below NAME-VERSION/.  Pages
# that are shown without the files around them (PGXN shows README.md and docs/,
# indexes of Python its README.md) have their links made absolute, by
# packaging/addresses.  It is unpacked, and there META.json is checked,
# everything is built without warnings for the selected server, and installed
# below a directory.  Ends with "N passed, N failed", steps.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
# shellcheck source-path=SCRIPTDIR source=steps.sh
. "$(dirname "$0")/steps.sh"
cd "$top"

name=ribbonfilter-$(release_version)
begin_with_commit dist
archive=$out/$name.zip
files=$(awk '$1 == "files" { print $2 }' packaging/addresses)/v$(release_version)

# pages: those that are shown elsewhere
pages()
{
	git ls-tree -r --name-only HEAD README.md docs src/python/README.md | grep '\.md$'
}

# The commit with other pages, as a commit of nobody's branch: so the archive
# has its day, and is the same each time.
released()
{
	local page blob
	export GIT_INDEX_FILE=$out/index

	git read-tree HEAD
	pages | while read -r page; do
		blob=$(git show "HEAD:$page" | perl test/tools/absolute_links.pl "$files" "$page" | git hash-object -w --stdin)
		git update-index --cacheinfo "100644,$blob,$page"
	done
	GIT_AUTHOR_DATE=$(git log -1 --format=%aI) GIT_COMMITTER_DATE=$(git log -1 --format=%cI) \
		git -c user.name=dist -c user.email= commit-tree -p HEAD -m "$name" "$(git write-tree)"
	rm "$out/index"
}

unpack()
{
	git archive --format=zip --prefix="$name/" --output="$archive" "$(released)"
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

# Each link of these pages is one within the page, an address, or that of a file
# which is here.
links()
{
	local page link

	pages | while read -r page; do
		sed '/^```/,/^```/d' "$out/unpacked/$name/$page" | { grep -oE '\]\([^)[:space:]]+\)' || true; } |
			sed -E 's/^..(.*).$/\1/' >"$out/links.txt"
		while read -r link; do
			case $link in
				"$files"/*)
					link=${link#"$files/"}
					[ -e "$out/unpacked/$name/${link%%#*}" ] || { echo "$page: $link: no such file"; return 1; }
					;;
				'#'* | http*://*) ;;
				*) echo "$page: $link: leads nowhere elsewhere"; return 1 ;;
			esac
		done <"$out/links.txt"
	done
	rm "$out/links.txt"
}

# With addresses filled in, no file has another.
addresses()
{
	git clone -q "$top" "$out/filled"
	cd "$out/filled"
	sed -i 's/ribbonfilter\.invalid/ribbonfilter.example/' packaging/addresses
	test/tools/release.sh addresses
	[ -z "$(git grep -F "ribbonfilter.inva""lid" -- ':!test/tools')" ]
	perl test/tools/check_meta.pl META.json
	rm -rf "$out/filled"
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
step links links
step addresses addresses
step meta meta
step build build
rm -rf "$out/unpacked" "$out/installed"
print_count
say "$archive, $(wc -l <"$out/contents.txt") files, $(stat -c %s "$archive") bytes"
