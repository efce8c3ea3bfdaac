#!/usr/bin/env bash
# mutants.sh: "make mutants": a server, and a copy of the sources to make
# mutants of, both thrown away afterwards, for mutants.pl, which says the rest.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=tmp_root.sh
. "$(dirname "$0")/tmp_root.sh"

"$top/test/tools/setup.sh" check
make_tmp_root
# with their times: what is built is not built again
cp -Rp "$top/src" "$top/Makefile" "$top/META.json" "$top"/ribbonfilter.control "$top"/ribbonfilter--*.sql "$work/"
cp -Rp "$build" "$work/build"
mkdir "$root/ports"
[ -z "$owner" ] || chown -R "$owner" "$work" "$root/ports"

export RF_WORK=$work OWN_BINDIR=$bin PG_TEST_PORT_DIR=$root/ports OTHER_SERVERS=
# the same walks throughout
export RF_DATE=20260101
MAKE=$MAKE TOP=$top ROOT=$root OWNER=$owner PGXS_TEST=$pgxs_test perl "$top/test/tools/mutants.pl"
