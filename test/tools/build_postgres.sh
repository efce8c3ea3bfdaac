#!/usr/bin/env bash
# build_postgres.sh: build a PostgreSQL of a branch from its sources, into
# build/server/; "make server", which sets
#
#	BRANCH			REL_14_STABLE, …, master (the default, but for PGSRC)
#	WITH			"assert": with assertions, which tests find most on;
#					"no-icu"; "no-contrib"; "valgrind": tells valgrind what its memory
#					contexts hand out, for "make valgrind-sql"
#	PGSRC			a directory with the sources, configured or not; nothing is
#					written there.  Without it they are cloned from PGREPO.
#	PREFIX			where it is installed
#	CC, CFLAGS		as ever
#
# The last line is "PG_CONFIG=…", to be handed to other targets.  What is
# there already is not built again: remove it for newer sources.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

# what was said to our make is not for theirs
export MAKEFLAGS=
unset COPT

if [ -n "${PGSRC-}" ]; then
	[ -e "$PGSRC/configure" ] || die "PGSRC=$PGSRC: no sources of PostgreSQL"
	branch=${BRANCH:-REL_$(source_major "$PGSRC")_STABLE}
	[[ $branch != REL_* ]] || [ "$branch" = "REL_$(source_major "$PGSRC")_STABLE" ] ||
		die "PGSRC=$PGSRC is of PostgreSQL $(source_major "$PGSRC"), BRANCH=$branch"
else
	branch=${BRANCH:-master}
fi
with=${WITH-}
repository=${PGREPO:-https://git.postgresql.org/git/postgresql.git}
name=$branch${CC:+-$(basename "$CC")}
options=(--enable-tap-tests --without-readline)
targets=(world-bin install-world-bin)
icu=yes
cflags=-O2
for word in $with; do
	case $word in
		assert) options+=(--enable-cassert --enable-debug) ;;
		no-icu) icu=no ;;
		no-contrib) targets=(all install) ;;
		valgrind)
			"$top/test/tools/setup.sh" valgrind
			cflags="-O1 -fno-omit-frame-pointer -DUSE_VALGRIND"
			;;
		*) die "WITH=$word: unknown (assert, no-icu, no-contrib, valgrind)" ;;
	esac
	name=$name-$word
done
prefix=${PREFIX:-$top/build/server/$name}
[[ $prefix = /* ]] || prefix=$PWD/$prefix

if [ ! -x "$prefix/bin/pg_config" ]; then
	"$top/test/tools/setup.sh" postgres
	tree=$(mktemp -d)
	trap 'rm -rf "$tree"' EXIT
	if [ -n "${PGSRC-}" ]; then
		say "copying $PGSRC"
		tar -C "$PGSRC" --exclude=./.git -cf - . | tar -C "$tree" -xf -
		cd "$tree"
		# as another configuration left it
		[ ! -e config.status ] || "$MAKE" -s distclean >/dev/null
	else
		say "cloning $branch"
		git clone -q --depth 1 --branch "$branch" "$repository" "$tree"
		cd "$tree"
	fi
	# before 16, ICU had to be asked for
	major=$(source_major .)
	if [ "$icu" = no ]; then
		[ "$major" -lt 16 ] || options+=(--without-icu)
	else
		options+=(--with-icu)
	fi
	say "building PostgreSQL $major for $prefix"
	./configure -q --prefix="$prefix" "${options[@]}" CC="${CC:-gcc}" CFLAGS="${CFLAGS:-$cflags}"
	for target in "${targets[@]}"; do
		"$MAKE" -s -j "$(cpus)" "$target" >"$tree/make.log" 2>&1 || { tail -n 30 "$tree/make.log" >&2; die "make $target failed"; }
	done
fi
"$prefix/bin/postgres" --version
echo "PG_CONFIG=$prefix/bin/pg_config"
