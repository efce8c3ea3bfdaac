#!/usr/bin/env bash
# unit_on.sh: run the core's unit tests as built for another machine;
# "make unit-on MACHINE=s390x".
#
#	i386		32 bits, with the arithmetic of SSE2 that rf_fpr.c asks for, and
#			offsets of files in 64 bits, as an emulator's readdir needs
#	aarch64		64 bits, NEON
#	s390x		64 bits, big-endian
#	avx512		this one, x86-64, with AVX-512 in plain C (test/unit/avx512/): the tests
#			that run each variant, unless T says others
#	MACHINE		any other that has a MACHINE-linux-gnu-gcc; x86_64 with QEMU_CPU=Nehalem
#				has no AVX2, with QEMU_CPU=core2duo no POPCNT
#
# The programs are linked statically, so nothing of that machine but its C
# library is needed.  An emulator runs them.  T, CASE and RF_SEED select as in
# "make unit"; BUILD and SANITIZE are as there.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

machine=${1:?usage: unit_on.sh MACHINE}
T=${T-}
flags=()
case $machine in
	avx512) T=${T:-isa filter} flags=(CFLAGS='-O1 -Wno-psabi' CPPFLAGS="-I$top/test/unit/avx512") ;;
	i386) gcc=i686-linux-gnu flags=(CFLAGS='-msse2 -mfpmath=sse -D_FILE_OFFSET_BITS=64') ;;
	*) gcc=$machine-linux-gnu ;;
esac

if [ "$machine" = avx512 ]; then
	"$top/test/tools/setup.sh" simde
else
	CROSS_GCC=$gcc QEMU=qemu-$machine "$top/test/tools/setup.sh" cross
	flags+=(CC="$gcc-gcc" CPPFLAGS='-idirafter /usr/include' LDFLAGS=-static EMULATOR="qemu-$machine")
fi
exec "$MAKE" --no-print-directory -C "$top" unit BUILD="${BUILD:-build/unit-$machine}" SANITIZE="${SANITIZE-}" T="$T" CASE="${CASE-}" "${flags[@]}"
