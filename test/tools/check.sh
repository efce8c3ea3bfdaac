#!/usr/bin/env bash
# check.sh: run the tests; "make check" and its kin, which set
#
#	WHEN		day: what a contributor breaks by accident, in five minutes; night:
#				what that leaves out; all: both (default)
#	SUITES		which suites: unit, regress, tap, fuzz (default: all)
#	REGRESS		which SQL tests; "extension" comes first
#	PROVE_TESTS	which TAP tests (default: all of the day, the night or both)
#	RF_SEED		of random walks (default: the date of the commit)
#	WRAPPER		a script to stand for the server's program, which is "postgres.bin"
#				beside it
#	OTHER_PG_CONFIGS	servers of other majors, for 019_majors.pl (default:
#				those of packages)
#
# Prints the seconds of each step, and ends with "N passed, N failed": unit test
# cases, SQL test files and TAP tests.  The exit status is 0 only if nothing
# failed and something ran.  What failing tests leave is kept in build/check/.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=tmp_root.sh
. "$(dirname "$0")/tmp_root.sh"

SUITES=${SUITES:-unit regress tap fuzz}
WHEN=${WHEN:-all}

# What waits for the night: what few changes break, or takes long.  Walks are
# walked by day as well, a part of the way (RF_DAY).
night_tap='008_fdw 009_logical 014_clients 017_citus 019_majors 021_page 022_keys 024_python 026_etl 027_library 028_same 029_faults 030_allocation'
night_unit='tick flood'
walks='011_types 012_calls 013_damage 023_cli'
[ "$WHEN" != day ] || export RF_DAY=1

# The seed of walks; an archive has no commits.
RF_DATE=20260101
[ ! -e "$top/.git" ] || RF_DATE=$(git -C "$top" log -1 --format=%cd --date=format:%Y%m%d 2>/dev/null || echo "$RF_DATE")
export RF_DATE

suite()
{
	[[ " $SUITES " = *" $1 "* ]]
}

# matches PATTERN FILE: how many lines match
matches()
{
	grep -cE "$1" "$2" || true
}

keep()
{
	mkdir -p "$top/build/check"
	cp -R "$@" "$top/build/check/" 2>/dev/null || true
}

# of_the_hour NIGHT ALL: those of a list that are due
of_the_hour()
{
	local name

	for name in $2; do
		case $WHEN in
			day) [[ " $1 " = *" $name "* ]] || echo "$name" ;;
			night) [[ " $1 $walks " != *" $name "* ]] || echo "$name" ;;
			all) echo "$name" ;;
			*) die "WHEN=$WHEN: not day, night or all" ;;
		esac
	done
}

# counted NAME ARGUMENT…: a make that counts what passes
counted()
{
	local name=$1 log status=0 start=$SECONDS
	shift

	echo "== $name: compiling, then a line for each program"
	log=$(mktemp)
	"$MAKE" -s --no-print-directory -j "$(cpus)" -C "$top" "$@" 2>&1 | tee "$log" || status=$?
	count_log "$log" "$status"
	rm -f "$log"
	echo "$name: $((SECONDS - start)) s"
}

unit()
{
	counted 'unit tests' unit T="${T-$([ "$WHEN" != night ] || echo "$night_unit")}" \
		LEAVE_OUT="$([ "$WHEN" != day ] || echo "$night_unit")"
}

# Fuzz targets, with what they have found before and no more: at night, where
# there is the compiler.
fuzz()
{
	if have_libfuzzer; then
		counted 'fuzz targets' fuzz FUZZ_TIME=0
	else
		echo 'skipped: fuzz targets: no clang with libFuzzer'
	fi
}

# The output is "test keys ... ok" up to PostgreSQL 15, "ok 1 - keys" later.
regress()
{
	local out=$root/regress log=$root/regress.log status=0 ok not_ok start=$SECONDS

	echo "== SQL tests, PostgreSQL $major"
	# shellcheck disable=SC2086
	as_owner "$pgxs_test/regress/pg_regress" \
		--temp-instance="$out/instance" \
		--temp-config="$root/regress.conf" \
		--bindir="$bin" \
		--inputdir="$work" \
		--outputdir="$out" \
		--no-locale \
		--encoding=UTF8 \
		--dbname=contrib_regression \
		${REGRESS:?} 2>&1 | tee "$log" || status=$?
	ok=$(matches '^(ok [0-9]+ |(test)? +[^ ]+ +\.\.\. ok)' "$log")
	not_ok=$(matches '^(not ok [0-9]+ |(test)? +[^ ]+ +\.\.\. FAILED)' "$log")
	# a test that the server cannot run says why, and quits
	grep '^skipped: ' "$out"/results/*.out | sed -E 's|.*/(.*)\.out:skipped: |skipped: \1: |' || true
	if [ "$status" -ne 0 ]; then
		keep "$out/results" "$out/regression.diffs" "$out/log"
		if [ -s "$out/regression.diffs" ]; then
			cat "$out/regression.diffs"
		elif [ $((ok + not_ok)) -eq 0 ]; then
			# no test ran: the server's log says why
			tail -n 30 "$out"/log/* 2>/dev/null || true
		fi
		say "results and logs are in build/check/"
	fi
	echo "SQL tests: $((SECONDS - start)) s"
	echo "$ok $not_ok $status"
}

# The servers that 019_majors.pl goes to and comes from, copied like the one
# under test: "MAJOR=BINDIR" for each
other_servers()
{
	local config

	find_other_pg_configs | sort -V | while read -r config; do
		copy_server "$config" >&2
		echo "$(pg_major "$config")=$root$("$config" --bindir)"
	done
	[ -z "$owner" ] || chown -R "$owner" "$root"
}

# One prove for each file, so that each has a log of its own; on the screen
# only what is not a passing test, and tables.
tap()
{
	local name=$1 log=$root/$1.log status=0 start=$SECONDS
	# where up to PostgreSQL 15 they are, relative to TESTDIR
	local dir=$root/tap/$1

	mkdir -p "$dir/tmp_check/log"
	[ -z "$owner" ] || chown -R "$owner" "$dir"
	as_owner env \
		TESTDIR="$dir" \
		TESTDATADIR="$dir/tmp_check" \
		TESTLOGDIR="$dir/tmp_check/log" \
		PG_REGRESS="$pgxs_test/regress/pg_regress" \
		prove -v --norc -I "$pgxs_test/perl" -I "$work/test/tap" "test/tap/$name.pl" >"$log" 2>&1 || status=$?
	if [ "$status" -eq 0 ]; then
		echo "ok     $name ($(matches '^ok ' "$log") tests, $((SECONDS - start)) s)"
		sed -nE -e 's/^# (\|.*)/\1/p' -e "s/^ok .*# skip (.*)/skipped: $name: \1/p" -e "s/.* \.\. skipped: (.*)/skipped: $name: \1/p" "$log" | uniq
	else
		echo "FAILED $name ($((SECONDS - start)) s)"
		grep -vE '^ *ok ' "$log" || true
		mv "$dir/tmp_check/log" "$root/$name.logs"
		keep "$log" "$root/$name.logs"
	fi
	echo "$(matches '^ok ' "$log") $(grep -E '^not ok ' "$log" | grep -civE '# *(todo|skip)' || true) $status"
}

# The command, the library and, but by day, the module for Python, for those
# tests that look for them: 023_cli.pl and others.
clients()
{
	[[ " $* " =~ \ (022_keys|023_cli|025_kit|026_etl|027_library|028_same)\  ]] || return 0
	"$MAKE" -s --no-print-directory -j "$(cpus)" -C "$top" lib cli
	cp -p "$top/build/ribbonfilter" "$work/build/"
	[ "$WHEN" != day ] || return 0
	# without Python's headers its tests are skipped, and say so
	if "$MAKE" -s --no-print-directory -C "$top" python >/dev/null 2>&1; then
		mkdir -p "$work/build/python"
		cp -Rp "$top/build/python/lib" "$work/build/python/"
	fi
}

# What SQL and TAP tests find, beside the server: configuration, other servers,
# and what "make install" takes, with its times: nothing is built again.
prepare()
{
	mkdir "$root/regress"
	cat >"$root/regress.conf" <<-CONF
		fsync = off
		full_page_writes = off
		max_worker_processes = 16
		max_parallel_workers = 16
	CONF
	OTHER_SERVERS=
	[[ " $* " != *" 019_majors "* ]] || OTHER_SERVERS=$(other_servers)
	# several servers start at once, and agree about ports there
	export OTHER_SERVERS OWN_BINDIR=$bin RF_WORK=$work PG_TEST_PORT_DIR=$root/ports
	mkdir "$PG_TEST_PORT_DIR"
	cp -Rp "$top/Makefile" "$top/META.json" "$top/LICENSE" "$top"/ribbonfilter.control "$top"/ribbonfilter--*.sql "$top/src" "$work/"
	cp -Rp "$build" "$work/build"
	clients "$@"
	[ -z "$owner" ] || chown -R "$owner" "$work" "$root/regress" "$root/regress.conf" "$PG_TEST_PORT_DIR"
}

run()
{
	case $1 in
		regress) regress ;;
		*) tap "$1" ;;
	esac
}

servers()
{
	local all names=() start=$SECONDS

	make_tmp_root
	if [ -n "${WRAPPER-}" ]; then
		mv "$bin/postgres" "$bin/postgres.bin"
		cp "$top/$WRAPPER" "$bin/postgres"
	fi
	if suite tap; then
		all=$(for file in test/tap/*.pl; do basename "$file" .pl; done)
		all=$(for file in ${PROVE_TESTS:-$(of_the_hour "$night_tap" "$all")}; do basename "$file" .pl; done)
		mapfile -t names <<<"$all"
	fi
	prepare "${names[@]}"
	echo "the server with the extension: $((SECONDS - start)) s"
	[ ${#names[@]} -eq 0 ] ||
		echo "== TAP tests, PostgreSQL $major: a line for each file as it ends; RF_SEED=${RF_SEED:-$RF_DATE}"
	if suite regress && [ "$WHEN" != night ]; then
		names=(regress "${names[@]}")
	fi
	in_parallel run "${names[@]}"
}

# The last line is the result, however the script ends, and whatever output
# was redirected when it did.
exec 3>&1
finish()
{
	local status=$?

	stop_parallel
	remove_tmp_root
	[ "$failed" -gt 0 ] || failed=$((status > 0))
	print_count >&3 && [ "$status" -eq 0 ] || exit 1
}
trap finish EXIT

rm -rf "$top/build/check" 2>/dev/null || true
if suite regress || suite tap; then
	"$top/test/tools/setup.sh" check
else
	"$top/test/tools/setup.sh" core
fi
echo "needed packages: $SECONDS s"
! suite unit || unit
! suite fuzz || [ "$WHEN" = day ] || fuzz
if suite regress || suite tap; then
	servers
fi
limit=
[ "$WHEN" != day ] || limit=$(sed -n 's/^check_seconds[[:space:]]*\([0-9]*\).*/, of \1 that it may take on two idle processors/p' "$top/test/tools/budget")
echo "all of it: $SECONDS s$limit"
