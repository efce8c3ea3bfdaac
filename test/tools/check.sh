#!/usr/bin/env bash
# check.sh: run the tests; "make check" and its kin, which set
#
#	SUITES		which suites: unit, regress, tap (default: all)
#	REGRESS		which SQL tests; "extension" comes first
#	PROVE_TESTS	which TAP tests (default: all)
#	OTHER_PG_CONFIGS	servers of other majors, for 019_majors.pl (default:
#				those of packages)
#
# Ends with "N passed, N failed": unit test cases, SQL test files and TAP
# tests.  The exit status is 0 only if nothing failed and something ran.  What
# failing tests leave is kept in build/check/.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=tmp_root.sh
. "$(dirname "$0")/tmp_root.sh"

SUITES=${SUITES:-unit regress tap}

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

unit()
{
	local log status=0

	echo '== unit tests: compiling, then a line for each program'
	log=$(mktemp)
	"$MAKE" -s --no-print-directory -j "$(cpus)" -C "$top" unit 2>&1 | tee "$log" || status=$?
	count_log "$log" "$status"
	rm -f "$log"
}

# The output is "test keys ... ok" up to PostgreSQL 15, "ok 1 - keys" later.
regress()
{
	local out=$root/regress status=0 ok not_ok

	echo "== SQL tests, PostgreSQL $major"
	mkdir "$out"
	cat >"$root/regress.conf" <<-CONF
		fsync = off
		full_page_writes = off
		max_worker_processes = 16
		max_parallel_workers = 16
	CONF
	[ -z "$owner" ] || chown "$owner" "$out" "$root/regress.conf"
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
		${REGRESS:?} 2>&1 | tee "$root/regress.log" || status=$?
	ok=$(matches '^(ok [0-9]+ |(test)? +[^ ]+ +\.\.\. ok)' "$root/regress.log")
	not_ok=$(matches '^(not ok [0-9]+ |(test)? +[^ ]+ +\.\.\. FAILED)' "$root/regress.log")
	count "$ok" "$not_ok" "$status"
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
# only what is not a passing test.
tap()
{
	local file name dir log status
	# shellcheck disable=SC2206
	local files=(${PROVE_TESTS:-test/tap/*.pl})

	echo "== TAP tests, PostgreSQL $major: a line for each file; 011_types and 013_damage take the longest"
	[ -e "${files[0]}" ] || { echo 'none'; return; }
	OTHER_SERVERS=
	[[ "${files[*]}" != *019_majors.pl* ]] || OTHER_SERVERS=$(other_servers)
	export OTHER_SERVERS OWN_BINDIR=$bin RF_WORK=$work
	# what "make install" takes, with its times: nothing is built again
	cp -Rp "$top/Makefile" "$top/META.json" "$top"/ribbonfilter.control "$top"/ribbonfilter--*.sql "$top/src" "$work/"
	cp -Rp "$build" "$work/build"
	[ -z "$owner" ] || chown -R "$owner" "$work"
	for file in "${files[@]}"; do
		name=$(basename "$file" .pl) log=$root/$name.log status=0
		# where up to PostgreSQL 15 they are, relative to TESTDIR
		dir=$root/tap/$name
		mkdir -p "$dir/tmp_check/log"
		[ -z "$owner" ] || chown -R "$owner" "$dir"
		as_owner env \
			TESTDIR="$dir" \
			TESTDATADIR="$dir/tmp_check" \
			TESTLOGDIR="$dir/tmp_check/log" \
			PG_REGRESS="$pgxs_test/regress/pg_regress" \
			prove -v --norc -I "$pgxs_test/perl" -I "$work/test/tap" "$file" >"$log" 2>&1 || status=$?
		if [ "$status" -eq 0 ]; then
			echo "ok     $name ($(matches '^ok ' "$log") tests)"
			sed -nE -e "s/^ok .*# skip (.*)/skipped: $name: \1/p" -e "s/.* \.\. skipped: (.*)/skipped: $name: \1/p" "$log" | uniq
		else
			echo "FAILED $name"
			grep -vE '^ *ok ' "$log" || true
			mv "$dir/tmp_check/log" "$root/$name.logs"
			keep "$log" "$root/$name.logs"
		fi
		count \
			"$(matches '^ok ' "$log")" \
			"$(grep -E '^not ok ' "$log" | grep -civE '# *(todo|skip)' || true)" \
			"$status"
	done
}

# The last line is the result, however the script ends, and whatever output
# was redirected when it did.
exec 3>&1
finish()
{
	local status=$?

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
[ "$SUITES" != 'unit regress tap' ] ||
	say 'unit, SQL and TAP tests: 20 to 40 minutes on two processors'
! suite unit || unit
if suite regress || suite tap; then
	make_tmp_root
	! suite regress || regress
	! suite tap || tap
fi
