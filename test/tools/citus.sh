#!/usr/bin/env bash
# citus.sh: run 017_citus.pl, which "make check" skips where there is no Citus;
# "make citus", which sets PGSRC and CITUS_SRC.  The last line is "N passed, N
# failed".
#
# A source is a tree, or a git repository by path or URL, of which PG_BRANCH
# (REL_16_STABLE) or CITUS_BRANCH (release-14.0) is taken.  Nothing is written
# there: server (by build_postgres.sh) and Citus are built from copies, with
# little more than they need, and installed in build/citus/server.  They are kept
# until other sources are named; whoever changes a tree removes build/citus.
#
# Without PGSRC and CITUS_SRC the server is the one behind PG_CONFIG, which
# must have Citus then.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
# shellcheck source-path=SCRIPTDIR source=steps.sh
. "$(dirname "$0")/steps.sh"

PG_BRANCH=${PG_BRANCH:-REL_16_STABLE}
CITUS_BRANCH=${CITUS_BRANCH:-release-14.0}

# is_tree SOURCE: a directory that is no bare repository
is_tree()
{
	[ -e "$1/configure" ]
}

# revision SOURCE BRANCH: what tells whether a build is of these sources
revision()
{
	if is_tree "$1"; then
		echo "$1"
	else
		git ls-remote --exit-code "$1" "refs/heads/$2" || die "$1: no branch $2"
	fi
}

build_server()
{
	local tree='' repository=$PGSRC branch=$PG_BRANCH

	! is_tree "$PGSRC" || tree=$PGSRC repository='' branch=''
	env BRANCH="$branch" WITH=no-contrib PREFIX="$out/server" \
		PGSRC="$tree" PGREPO="$repository" "$top/test/tools/build_postgres.sh"
}

build_citus()
{
	local dir=$out/citus

	mkdir -p "$dir"
	if is_tree "$CITUS_SRC"; then
		# without what was made of it
		tar -C "$CITUS_SRC" -cf - --exclude=./.git --exclude='*.o' --exclude='*.a' --exclude='*.so' --exclude='*.bc' . |
			tar -C "$dir" -xf -
	else
		git clone -q --no-local --depth 1 --branch "$CITUS_BRANCH" "$CITUS_SRC" "$dir"
	fi
	cd "$dir"
	./configure -q PG_CONFIG="$out/server/bin/pg_config" --without-libcurl --without-lz4 --without-zstd
	"$MAKE" -s --no-print-directory -j "$(cpus)"
	"$MAKE" -s --no-print-directory install
	rm -rf "$dir"
}

build()
{
	local stamp

	stamp=$(revision "$PGSRC" "$PG_BRANCH"; revision "$CITUS_SRC" "$CITUS_BRANCH")
	[ "$(cat "$top/build/citus/built-from" 2>/dev/null)" != "$stamp" ] || return 0

	begin citus
	step server build_server
	step citus build_citus
	echo "$stamp" >"$out/built-from"
}

if [ -n "${PGSRC-}${CITUS_SRC-}" ]; then
	[ -n "${PGSRC-}" ] && [ -n "${CITUS_SRC-}" ] ||
		die 'both sources, or none and a server that has Citus: make citus PGSRC=… CITUS_SRC=…'
	build >&2
	PG_CONFIG=$top/build/citus/server/bin/pg_config
	export PG_CONFIG
fi

config=$(find_pg_config)
[ -n "$config" ] && [ -e "$("$config" --pkglibdir)/citus.so" ] ||
	die "no Citus for PG_CONFIG=$config; to build one: make citus PGSRC=… CITUS_SRC=…"

# root's tests run as another user: tmp_root.sh
[ "$(id -u)" -ne 0 ] || runuser -u nobody -- test -r "$("$config" --pgxs)" ||
	die "$config is where only root can read: check out elsewhere"

SUITES=tap PROVE_TESTS=test/tap/017_citus.pl exec "$top/test/tools/check.sh"
