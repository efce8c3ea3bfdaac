#!/usr/bin/env bash
# random.sh: run what draws random numbers with others, under sanitizers;
# "make random".
#
#	SEED		the first; its successors follow (default: 1)
#	ROUNDS		how many (default: 3)
#	RF_DAMAGES	filters that are damaged in each round (default: 20000)
#
# Each round runs every unit test.  A seed that fails is named; it repeats
# itself: make asan RF_SEED=…
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
for ((seed = ${SEED:-1}; seed < ${SEED:-1} + ${ROUNDS:-3}; seed++)); do
	status=0 before=$failed
	RF_SEED=$seed RF_DAMAGES=${RF_DAMAGES:-20000} "$MAKE" -s --no-print-directory -C "$top" asan >"$log" 2>&1 || status=$?
	count_log "$log" "$status"
	if [ "$failed" -gt "$before" ]; then
		grep -vE '^  ok ' "$log" || true
		say "failed: make asan RF_SEED=$seed RF_DAMAGES=${RF_DAMAGES:-20000}"
	else
		say "seed $seed passed"
	fi
done
print_count
