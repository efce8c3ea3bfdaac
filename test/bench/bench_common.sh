# shellcheck shell=bash
#
# bench_common.sh: what bench.sh and bench_foreign.sh share.  Sourced, not run.
#
#	BENCH_CPU		the processor to stay on (default: the last one allowed)
#	BENCH_OUT		the directory to write

# shellcheck source-path=SCRIPTDIR/../tools source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../tools/common.sh"
export LC_ALL=C

commit=$(git -C "$top" rev-parse --short HEAD 2>/dev/null || echo unknown)
changes=
if [ -n "$(git -C "$top" status --porcelain -- src/core 2>/dev/null)" ]; then
	changes=' with uncommitted changes'
fi
date=$(date -u +%F)
out=${BENCH_OUT:-$top/test/bench/results/$date-$commit}
mkdir -p "$out"

# stay on one processor
pin=() pinned='not pinned'
if command -v taskset >/dev/null; then
	cpu=${BENCH_CPU:-$(taskset -cp $$ | sed 's/.*[ ,-]//')}
	# shellcheck disable=SC2034 # for those who source this
	pin=(taskset -c "$cpu")
	pinned="pinned to processor $cpu"
fi

calculate()
{
	awk "BEGIN { printf \"%.9g\", $1 }"
}

is()
{
	awk "BEGIN { exit !($1) }"
}

# print_head METHOD [WHAT VALUE]…: which code, where, how
print_head()
{
	local method=$1 processor isa caches

	shift
	processor=$(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
	isa=$(sed -n 's/^flags[[:space:]]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1 | tr ' ' '\n' |
		grep -xE 'popcnt|bmi2|avx2|avx512(f|bw|vl|_vpopcntdq)|gfni' | tr '\n' ' ' || true)
	caches=$(lscpu 2>/dev/null | sed -nE 's/^(L[123]d?) cache: +([^(]*[^( ]).*/\1 \2/p' | paste -sd, | sed 's/,/, /g' || true)
	echo "| | |"
	echo "|---|---|"
	echo "| commit | $commit$changes |"
	echo "| processor | ${processor:-unknown}, $(cpus) of them; $isa|"
	echo "| caches, all processors | ${caches:-unknown} |"
	echo "| compiler | $("${CC:-cc}" --version | head -n 1) |"
	echo "| flags | \`${BENCH_FLAGS-}\` |"
	while [ $# -gt 0 ]; do
		echo "| $1 | $2 |"
		shift 2
	done
	echo "| method | processor time of the thread, $pinned; $method; medians |"
}
