#!/usr/bin/env bash
# format.sh: lay out the C sources as PostgreSQL lays out its own.
#
#	format.sh [--check] [FILE…]
#
# With --check nothing is written: prints what would change and fails if
# anything would.  Without files: all of ours.  Exit status 2 when there is no
# pg_bsd_indent (Debian: the package pg-bsd-indent; servers from version 16 on
# have it in their source, src/tools/pg_bsd_indent).
#
# pg_bsd_indent has to know which names are types.  typedefs.list names those
# of the server and of the C library; ours are read from the sources.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

check=
[ "${1-}" != --check ] || { check=yes; shift; }

command -v pg_bsd_indent >/dev/null || {
	say 'no pg_bsd_indent here; Debian has a package pg-bsd-indent' >&2
	exit 2
}

cd "$top"
files=("$@")
[ $# -gt 0 ] || mapfile -t files < <(find src test -name '*.[ch]' | sort)

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

{ cat test/tools/typedefs.list; our_typedefs; } | LC_ALL=C sort -u >"$tmp/typedefs"
# "text" is a type of the server, and a variable elsewhere
grep -vx text "$tmp/typedefs" >"$tmp/typedefs.client"

changed=0
for file in "${files[@]}"; do
	typedefs=$tmp/typedefs
	[[ $file = src/pg/* ]] || typedefs=$typedefs.client
	pg_bsd_indent -bad -bap -bbb -bc -bl -cli1 -cp33 -cdb -nce -d0 -di12 \
		-nfc1 -i4 -l79 -lp -lpl -nip -npro -sac -tpg -ts4 \
		-U"$typedefs" "$file" "$tmp/out" >"$tmp/log" 2>&1 ||
		{ cat "$tmp/log" >&2; die "$file: pg_bsd_indent failed"; }
	# "Type\t   *" alone on a line is a function's return type
	sed -E 's/^([A-Za-z_][A-Za-z0-9_ ]*[A-Za-z0-9_])[[:space:]]+(\*+)$/\1 \2/' "$tmp/out" >"$tmp/new"
	if ! cmp -s "$file" "$tmp/new"; then
		changed=$((changed + 1))
		if [ -n "$check" ]; then
			diff -u --label "$file" --label "$file (formatted)" "$file" "$tmp/new" || true
		else
			cat "$tmp/new" >"$file"
			say "$file"
		fi
	fi
done

if [ -n "$check" ] && [ "$changed" -gt 0 ]; then
	die "$changed files are not laid out as they should be: make format"
fi
