#!/usr/bin/env bash
# unit.sh: run unit test programs and sum what they count.
#
#	unit.sh PROGRAM[:CASE]…
#
# Each program ends with "name: N passed, N failed"; one that dies before that
# counts as one failure.  Ends with "N passed, N failed".  Shows all of one
# program, and of cases; of several programs, which run in parallel, a line
# each, or what did not pass.
#
# EMULATOR is a command that runs programs made for another machine.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

read -ra emulator <<<"${EMULATOR-}"
several=$#
trap stop_parallel EXIT

run()
{
	local program=${1%%:*} select=${1#"${1%%:*}"} log result start=$SECONDS status=0 p=0 f=0

	log=$("${emulator[@]}" "$program" ${select:+"${select#:}"} 2>&1) || status=$?
	result=$(tail -n 1 <<<"$log")
	if [ "$several" -eq 1 ] || [ -n "$select" ]; then
		echo "$log"
	elif [ "$status" -eq 0 ]; then
		echo "$result in $((SECONDS - start)) s"
	else
		grep -vE '^  ok ' <<<"$log"
	fi
	if [[ $result =~ ^[^\ ]+:\ ([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
		p=${BASH_REMATCH[1]} f=${BASH_REMATCH[2]}
		# no case of that name is here
		[ $((p + f)) -gt 0 ] || status=0
	else
		echo "$program ended without a result, exit status $status"
		status=1
	fi
	echo "$p $f $status"
}

in_parallel run "$@"
print_count
