#!/usr/bin/env bash
# bench_foreign.sh: the filters of the core next to those of other projects
# whose sources are in PEERS_DIR, in one process.  Run by "make bench-foreign"
# and "make bench PEERS_DIR=…"; README.md has the method.
#
# Writes foreign.csv and foreign.md into a directory of test/bench/results that
# is named by date and commit.
#
#	BENCH_N			numbers of keys (default "1e4 1e5 1e6 1e7")
#	BENCH_REPS		repetitions, of which the median counts (default 9; 5 from
#					10^6 keys on)
#	BENCH_FILTER	only filters with one of these words in their names
#	BENCH_CPU		the processor to stay on (default: the last one allowed)
#	BENCH_OUT		the directory to write
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=bench_common.sh
. "$(dirname "$0")/bench_common.sh"

program=${BENCH_FOREIGN:?run by make bench-foreign}
read -ra sizes <<<"${BENCH_N:-1e4 1e5 1e6 1e7}"

found=
for project in ${FOREIGN_PROJECTS:?run by make bench-foreign}; do
	if [ -n "$(ls -A "$PEERS_DIR/$project" 2>/dev/null)" ]; then
		at=$(git -C "$PEERS_DIR/$project" rev-parse --short HEAD 2>/dev/null || true)
		found="$found${found:+, }$project${at:+ $at}"
	else
		say "no $project in PEERS_DIR: skipped"
	fi
done

header=()
for size in "${sizes[@]}"; do
	n=$(calculate "$size")
	reps=9
	! is "$n >= 1e6" || reps=5
	say "n = $size" >&2
	"${pin[@]}" "$program" "${header[@]}" --n "$n" --reps "${BENCH_REPS:-$reps}" --filter "${BENCH_FILTER-}"
	header=(--no-header)
done >"$out/foreign.csv"

{
	echo "# Filters of other projects, $date"
	echo
	print_head 'one process, all filters in turn' 'other projects' "${found:-none}; flags \`${FOREIGN_FLAGS-}\`"
	echo
	cat <<-'END'
	**over** is bits_per_key over log2(1 / rate measured), the least possible; its standard deviation is 0.1 at 1/128. **÷ ref** is
	the median of the ratios of each turn to the `reference` of that turn. test/bench/README.md tells what each figure includes.
	END
	awk -F, '
	NR > 1 && $2 != n {
		n = $2
		printf "\n## %d keys\n\n", n
		print "| filter | rate asked | rate measured | bits/key | over | build ns/key | ÷ ref | absent ns | ÷ ref | present ns | ÷ ref | false negatives |"
		print "|---|---|---|---|---|---|---|---|---|---|---|---|"
	}
	NR > 1 {
		over = $4 > 0 ? sprintf("%+.2f %%", 100 * ($5 / (-log($4) / log(2)) - 1)) : ""
		printf "| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n", $1, $3, $4, $5, over, $6, $7, $8, $9, $10, $11, $12
	}' "$out/foreign.csv"
} >"$out/foreign.md"
say "wrote ${out#"$top"/}/foreign.md"
