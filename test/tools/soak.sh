#!/usr/bin/env bash
# soak.sh: ask for a billion members, in filters that hold them; "make soak"
#
#	SOAK			the program of the core
#	SOAK_KEYS		of each kind, rate, size and instruction set (default: 1000000,
#					which is a billion members in all); of each type of keys on
#					a server a tenth
#	EMULATOR		runs the program, which was built for another machine; then no
#					server is started
#	OTHER_PG_CONFIGS	servers besides the one of PG_CONFIG (default: those of
#					packages)
#	RF_SEED			of all keys
#
# Ends with "N passed, N failed": lines of the tables.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
cd "$top"

keys=${SOAK_KEYS:-1000000}
log=$(mktemp)
trap 'rm -f "$log"' EXIT

part()
{
	local status=0

	"$@" 2>&1 | tee "$log" || status=$?
	count_log "$log" "$status"
}

# shellcheck disable=SC2086
part ${EMULATOR-} "${SOAK:?}" "$keys"
if [ -z "${EMULATOR-}" ]; then
	test/tools/setup.sh check
	for config in "$(find_pg_config)" $(find_other_pg_configs); do
		PG_CONFIG=$config part test/tools/with_server.sh perl test/soak/soak.pl $(((keys + 9) / 10))
	done
fi
print_count
