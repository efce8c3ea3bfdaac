#!/usr/bin/env bash
# server_regress.sh: run the server's own tests with and without join filters.
#
#	PGSRC=TREE [PG_CONFIG=…] server_regress.sh; "make server-regress" calls it
#
# PGSRC has the sources of the server behind PG_CONFIG, of the same branch; they
# need not be configured, and nothing is written there.  A server that was built
# with assertions finds most.
#
# Each suite runs once for each of RUNS, on a server of its own:
#
#	absent	nothing is loaded: the truth of this machine
#	loaded	the library is loaded into each session, the filters are off
#	on		... and on, of every size: they come with the first row, and samples
#			decide, as for users
#	force	... on, whatever estimates and samples say
#	verify	... on, but nothing is dropped: a row that should not have been is an
#			error.  The library is loaded with the server here
#	again	as absent: shows what does not repeat itself
#	present	as loaded, and every database has the extension
#	plan	... and every condition is added that is possible, to any query.  Its
#			truth is a run before it of "present", and rows are compared as sets,
#			without plans
#
# Then compare_runs.pl compares the results of each run with those of the first,
# and sums what the filters did.  The last line is "N passed, N failed".  All
# that came of it is in build/server-regress/pgMAJOR: RUN/SUITE/results, the
# servers' logs; differences.txt.
#
#	RUNS			which runs, in this order (default: absent loaded on force
#			verify)
#	SERVER_SUITES	which suites: regress, isolation (default: both)
#	SERVER_TESTS	only these tests of regress, with those that make their
#			tables first: SERVER_TESTS="test_setup create_index join"
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=tmp_root.sh
. "$(dirname "$0")/tmp_root.sh"

RUNS=${RUNS:-absent loaded on force verify}
SERVER_TESTS=${SERVER_TESTS-}
suites='regress isolation'
[ -z "$SERVER_TESTS" ] || suites=regress
SERVER_SUITES=${SERVER_SUITES:-$suites}

# settings RUN: what postgresql.conf has besides.  Autovacuum would change plans
# whenever it comes by, but without it so does CREATE INDEX: it stays on, and
# asleep.  The filters say what they did at DEBUG1, when a process ends;
# compare_runs.pl reads it, and the prefix.
settings()
{
	cat <<-CONF
		autovacuum_naptime = 1d
		log_min_messages = debug1
		log_line_prefix = '%b/%a|'
	CONF
	case $1 in
		loaded | on | force | present | plan) echo "session_preload_libraries = 'ribbonfilter'" ;;
		verify) echo "shared_preload_libraries = 'ribbonfilter'" ;;
	esac
	case $1 in
		on | force | verify | plan)
			cat <<-CONF
				ribbonfilter.join_filter = $([ "$1" = plan ] && echo plan || echo on)
				ribbonfilter.join_filter_min_rows = 0
				ribbonfilter.join_filter_explain = off
			CONF
			;;
	esac
	case $1 in
		force | verify) echo "ribbonfilter.join_filter_debug = $1" ;;
		plan) echo 'ribbonfilter.join_filter_debug = force' ;;
	esac
}

# What regress loads besides the server: made from its sources, since no package
# has them.
build_modules()
{
	local dir=$1 sources name

	sources=("$dir/regress.c")
	for name in refint autoinc; do
		[ ! -e "$source/contrib/spi/$name.c" ] || sources+=("$source/contrib/spi/$name.c")
	done
	mkdir "$dir/modules"
	cp "${sources[@]}" "$dir/modules/"
	cat >"$dir/modules/Makefile" <<-'MAKEFILE'
		MODULES := $(patsubst %.c,%,$(wildcard *.c))
		# as its own Makefile has it: the test triggers wants the notices
		PG_CPPFLAGS := -DREFINT_VERBOSE
		PGXS := $(shell $(PG_CONFIG) --pgxs)
		include $(PGXS)
	MAKEFILE
	"$MAKE" -s --no-print-directory -C "$dir/modules" \
		PG_CONFIG="$PG_CONFIG" with_llvm="$with_llvm" >"$dir/modules/log" 2>&1 ||
		{ cat "$dir/modules/log" >&2; die "regress.c of $source does not build"; }
	cp "$dir/modules/"*.so "$dir/"
}

# one_run RUN SUITE: every run has the same paths, which results may show
one_run()
{
	local run=$1 suite=$2 out=$root/out in=$root/$2 kept=$kept/$1/$2 status=0 start=$SECONDS
	local driver=$pgxs_test/regress/pg_regress
	local options=(--dlpath="$in" --max-concurrent-tests=20 --schedule="$in/parallel_schedule")

	if [ "$suite" = isolation ]; then
		driver=$pgxs_test/isolation/pg_isolation_regress
		options=(--schedule="$in/isolation_schedule")
	elif [ -n "$SERVER_TESTS" ]; then
		read -ra options <<<"--dlpath=$in $SERVER_TESTS"
	fi
	[ "$major" -gt 14 ] || [ "$suite" != regress ] || options+=(--make-testtablespace-dir)

	[[ $run != present && $run != plan ]] || options+=(--load-extension=ribbonfilter)

	rm -rf "$out"
	mkdir "$out"
	settings "$run" >"$out/conf"
	[ -z "$owner" ] || chown -R "$owner" "$out"
	# where it looks for expected/, too
	cd "$in"
	as_owner "$driver" \
		--temp-instance="$out/instance" \
		--temp-config="$out/conf" \
		--bindir="$bin" \
		--inputdir="$in" \
		--outputdir="$out" \
		--no-locale \
		--encoding=UTF8 \
		"${options[@]}" >"$out/pg_regress.log" 2>&1 || status=$?

	# one that differs from what is expected is compare_runs.pl's to judge
	if [ "$status" -gt 1 ] || [ ! -d "$out/results" ]; then
		cat "$out/pg_regress.log" >&2
		tail -n 30 "$out"/log/* >&2 || true
		die "$suite did not run"
	fi
	mkdir -p "$kept"
	mv "$out"/{conf,pg_regress.log,results,log} "$kept/"
	[ ! -e "$out/regression.diffs" ] || mv "$out/regression.diffs" "$kept/"
	say "$run, $suite: $((SECONDS - start)) s"
}

[ -n "${PGSRC-}" ] || die 'say where the sources of the server are: make server-regress PGSRC=…'
# make_tmp_root forgets all variables that begin with PG
source=$(cd "$PGSRC" && pwd)
[ -e "$source/src/test/regress/parallel_schedule" ] || die "PGSRC=$source: no src/test/regress/parallel_schedule"
"$top/test/tools/setup.sh" check

make_tmp_root
branch=$(source_major "$source")
[ "$branch" = "$major" ] || die "PGSRC=$source has PostgreSQL $branch, PG_CONFIG=$PG_CONFIG $major"
for suite in $SERVER_SUITES; do
	cp -R "$source/src/test/$suite" "$root/$suite"
	rm -rf "${root:?}/$suite"/{results,tmp_check*,*.o,*.so}
done
[[ " $SERVER_SUITES " != *" regress "* ]] || build_modules "$root/regress"
[ -z "$owner" ] || chown -R "$owner" "$root"

kept=$top/build/server-regress/pg$major
rm -rf "$kept"
mkdir -p "$kept"
for run in $RUNS; do
	for suite in $SERVER_SUITES; do
		one_run "$run" "$suite"
	done
done
# shellcheck disable=SC2086
perl "$top/test/tools/compare_runs.pl" "$kept" $RUNS
