#!/usr/bin/env bash
# golden.sh: write test/golden/VERSION/dump.sql, a dump of the database that
# test/golden/database.sql makes, as this version of the extension makes it.
# 018_upgrade.pl restores it with that version, and updates the extension.
#
# What was released does not change: once there is a tag of the version, this
# refuses to.  Any server can make the dump; what only the newer ones
# understand is left out.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

version=$(extension_version)
if git -C "$top" describe --tags --match "v$version.*" >/dev/null 2>&1; then
	die "version $version is released: its dump stays as it is"
fi
"$top/test/tools/setup.sh" check
dump=$top/test/golden/$version/dump.sql
new=$(mktemp)
trap 'rm -f "$new"' EXIT
# shellcheck disable=SC2016 # the other shell's
"$top/test/tools/with_server.sh" bash -c 'psql -X -q -f test/golden/database.sql >&2 && pg_dump --no-owner "$PGDATABASE"' |
	sed -E '/^\\(un)?restrict /d; /^SET (transaction_timeout|default_table_access_method) /d; /^-- Dumped (from|by) /d' >"$new"
mkdir -p "${dump%/*}"
cat "$new" >"$dump"
say "wrote ${dump#"$top/"}, $(wc -c <"$dump") bytes"
