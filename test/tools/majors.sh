#!/usr/bin/env bash
# majors.sh: go from every major version of the server to every other; "make
# majors".
#
#	PG_CONFIGS	the servers, as words or patterns (default: those of packages)
#
# Runs 018_upgrade.pl on each, and 019_majors.pl on each with those after it.
# Ends with "N passed, N failed".
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
cd "$top"

configs=()
for config in ${PG_CONFIGS:-/usr/lib/postgresql/*/bin/pg_config /usr/pgsql-*/bin/pg_config}; do
	[ ! -x "$config" ] || configs+=("$(realpath "$config")")
done
[ ${#configs[@]} -gt 1 ] || die "PG_CONFIGS: fewer than two servers"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for i in "${!configs[@]}"; do
	status=0
	tests=test/tap/018_upgrade.pl
	[ $((i + 1)) -eq ${#configs[@]} ] || tests="$tests test/tap/019_majors.pl"
	PG_CONFIG=${configs[i]} OTHER_PG_CONFIGS="${configs[*]:i+1}" SUITES=tap PROVE_TESTS=$tests \
		test/tools/check.sh 2>&1 | tee "$log" || status=$?
	count_log "$log" "$status"
done
print_count
