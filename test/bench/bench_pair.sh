#!/usr/bin/env bash
# bench_pair.sh: builds the core and the extension of another commit beside
# those of this tree, and has bench_pair.pl compare them.  Run by "make
# bench-pair"; README.md has the method.
#
#	OLD			the other commit
#	BENCH_CPU	the processor to stay on (default: the last one allowed)
set -euo pipefail
# shellcheck source-path=SCRIPTDIR/../tools source=common.sh
. "$(dirname "$0")/../tools/common.sh"
cd "$top"

commit=$(git rev-parse --short "${OLD:?make bench-pair OLD=COMMIT}^{commit}") || exit
config=$(find_pg_config)
pair=$top/build/pair

# both in the same way: what a make of this tree was told, that one is told
rm -rf "$pair"
mkdir -p "$pair/source" "$pair/files"
git archive "$commit" | tar -C "$pair/source" -xf -
"$MAKE" -s --no-print-directory -j "$(cpus)" -C "$pair/source" BUILD=build build/bench_core
top=$pair/source build_extension "$config" "$pair/extension"

# The other library goes beside ours, in the same server, as version "old".
cp "${BENCH_CORE:?run by make}" "$pair/files/core_new"
cp "$pair/source/build/bench_core" "$pair/files/core_old"
chmod 0755 "$pair"/files/core_*
cp "$pair/extension/ribbonfilter.so" "$pair/files/ribbonfilter_old.so"
version=$(sed -n "s/^default_version *= *'\(.*\)'.*/\1/p" "$pair/source/ribbonfilter.control")
# shellcheck disable=SC2016 # $libdir is the server's
sed 's|MODULE_PATHNAME|$libdir/ribbonfilter_old|' "$pair/source/ribbonfilter--$version.sql" \
	>"$pair/files/ribbonfilter--old.sql"

# Server and programs share one processor: what else runs there slows both.
pin=()
! command -v taskset >/dev/null || pin=(taskset -c "${BENCH_CPU:-$(taskset -cp $$ | sed 's/.*[ ,-]//')}")
[ -z "${COUNT-}" ] || command -v valgrind >/dev/null || die 'COUNT takes valgrind'

export OLD=$commit COPY_TOO=build/pair/files SERVER_CONF="${SERVER_CONF-shared_buffers = 1GB}"
COMMIT=$(git describe --always --dirty) "${pin[@]}" test/tools/with_server.sh perl test/bench/bench_pair.pl
