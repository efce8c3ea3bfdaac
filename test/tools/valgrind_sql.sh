#!/usr/bin/env bash
# valgrind_sql.sh: run the SQL tests on a server under valgrind; "make valgrind-sql".
#
#	REGRESS		these SQL tests: make valgrind-sql REGRESS="bloom keys"
#	PG_CONFIG	the server, best one of make server WITH="assert valgrind": memory of
#				any other is one piece to valgrind, whatever is done in it
#
# The server writes padding of its own to files, where nobody asks for it.  Any
# other error counts as ours, and so does that one if a function of ours is among
# the callers; but of errors with the same four callers, only the first is there.
# So values of ours with bytes that nobody wrote are seen before they come to a file:
# with valgrind's marks the server asks for all bytes of a row, and we for spills'.
# Errors that count are in build/valgrind/errors, all of them in build/valgrind/log.
# What a test prints is compared as ever.  The last line is "N passed, N failed".
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

"$top/test/tools/setup.sh" valgrind
out=$top/build/valgrind
rm -rf "$out"
mkdir -p "$out"
# the server's user writes where it can
VALGRIND_LOGS=$(mktemp -d)
trap 'rm -rf "$VALGRIND_LOGS"' EXIT
chmod 1777 "$VALGRIND_LOGS"

# everything takes fifty times as long
export VALGRIND_LOGS WRAPPER=test/tools/postgres_valgrind.sh PGCTLTIMEOUT=600
status=0
COPT='-g -O2' CORE_OPT=-O2 SUITES=regress WHEN=all "$top/test/tools/check.sh" 2>&1 | tee "$out/check.out" || status=$?
count_log "$out/check.out" "$status"
log=$out/log
cp "$VALGRIND_LOGS/log" "$log"

# a frame of ours names its source, or the library where there is no such name
ours=$(cd "$top" && find src/core src/pg -name '*.[ch]' -exec basename {} \; | sort -u | sed 's/\./\\./' | paste -sd '|')
awk -v ours="ribbonfilter\\\\.so|[(]($ours):[0-9]" '
	/BEGIN-ERROR/ { text[$1] = ""; counts[$1] = 0; lines[$1] = 1; begun++ }
	lines[$1] { text[$1] = text[$1] $0 "\n"; if (lines[$1]++ == 2 && !/Syscall param p?write/ || $0 ~ ours) counts[$1] = 1 }
	/END-ERROR/ { if (counts[$1]) printf "%s\n", text[$1]; lines[$1] = 0; ended++ }
	END { exit begun != ended }' "$log" >"$out/errors" || die 'lines of an error are lost'
errors=$(grep -c BEGIN-ERROR "$out/errors" || true)
processes=$(grep -c 'ERROR SUMMARY' "$log" || true)
say "$processes processes; $errors errors of ours, $(grep -c BEGIN-ERROR "$log" || true) in all"
[ "$processes" -gt 10 ] || die 'valgrind saw no server'
head -n 100 "$out/errors"
count $((errors == 0)) "$errors" 0
print_count
