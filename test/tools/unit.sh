#!/usr/bin/env bash
# unit.sh: run unit test programs and sum what they count.
#
#	unit.sh PROGRAM[:CASE]…
#
# Each program ends with "name: N passed, N failed"; one that dies before that
# counts as one failure.  Ends with "N passed, N failed".  Shows all of one
# program, and of cases; of several programs a line each, or what did not pass.
#
# EMULATOR is a command that runs programs made for another machine.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

read -ra emulator <<<"${EMULATOR-}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT

for arg in "$@"; do
	program=${arg%%:*} select=${arg#"${arg%%:*}"}
	status=0
	if [ $# -eq 1 ] || [ -n "$select" ]; then
		"${emulator[@]}" "$program" ${select:+"${select#:}"} 2>&1 | tee "$log" || status=$?
	else
		"${emulator[@]}" "$program" ${select:+"${select#:}"} >"$log" 2>&1 || status=$?
		if [ "$status" -eq 0 ]; then
			tail -n 1 "$log"
		else
			grep -vE '^  ok ' "$log" || true
		fi
	fi
	read -r p f < <(sed -nE '$s/^[^ ]+: ([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$log"; echo "- -")
	if [ "$p" = - ]; then
		echo "$program ended without a result, exit status $status"
		p=0 f=0 status=1
	elif [ "$p" -eq 0 ] && [ "$f" -eq 0 ]; then
		# no case of that name is here
		status=0
	fi
	count "$p" "$f" "$status"
done
print_count
