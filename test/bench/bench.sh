#!/usr/bin/env bash
# bench.sh: the filters of the core, and with PEERS=1 those of other projects,
# over a grid of sizes and rates.  Run by "make bench"; README.md has the method.
#
# Writes table.md, lengths.md and, where gnuplot is, plots into a directory of
# test/bench/results that is named by date and commit.
#
#	BENCH_N			numbers of keys (default "1e4 1e5 1e6 1e7")
#	BENCH_FPR		rates (default "0.1 0.01 1/128 0.001 0.0001")
#	BENCH_ROUNDS	rounds, of which the median counts (default 3)
#	BENCH_CPU		the processor to stay on (default: the last one allowed)
#	BENCH_OUT		the directory to write
set -euo pipefail
dir=$(cd "$(dirname "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR/../tools source=common.sh
. "$dir/../tools/common.sh"
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

core=${BENCH_CORE:?run by make bench}
peers=${BENCH_PEERS-}
read -ra sizes <<<"${BENCH_N:-1e4 1e5 1e6 1e7}"
read -ra rates <<<"${BENCH_FPR:-0.1 0.01 1/128 0.001 0.0001}"
rounds=${BENCH_ROUNDS:-3}
# every kind in the list but sets, which have no rate, and maps, which store more
filters=$("$core" --names | grep -vxE "keyset|ribbonmap" | paste -sd,)

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

#
# Measure: all programs take turns, round by round.
#
for size in "${sizes[@]}"; do
	n=$(calculate "$size")
	# what is small is quick and wants repeating
	repeat=1
	! is "$n < 3e5" || repeat=3
	for rate in "${rates[@]}"; do
		fpr=$(calculate "$rate")
		# 1600 false positives at the least: 2.5 %
		absent=$(awk "BEGIN { a = 1600 / $fpr; printf \"%.0f\", a < 4e6 ? 4e6 : a }")
		say "n = $size, rate = $rate"
		for ((round = 1; round <= rounds; round++)); do
			"${pin[@]}" "$core" --no-header --n "$n" --fpr "$fpr" --absent "$absent" \
				--reps "$repeat" --filter "$filters"
			# what a processor without wider vectors does
			for isa in avx2 generic; do
				RIBBONFILTER_ISA=$isa "${pin[@]}" "$core" --no-header --n "$n" --fpr "$fpr" \
					--absent "$absent" --reps "$repeat" --filter ribbon,bloom | sed "s/,/_$isa,/"
			done
			[ -n "$peers" ] || continue
			# RocksDB's rates stay the same, and its large tables take long
			filter=() gets=1000000
			if [ "$round" -gt 1 ]; then
				gets=0
				! is "$n > 3e6" || filter=(--filter leveldb_bloom)
			fi
			"${pin[@]}" "$peers" --no-header --n "$n" --fpr "$fpr" --absent "$absent" \
				--reps "$repeat" --gets "$gets" "${filter[@]}"
		done >>"$tmp/raw"
	done
done

#
# The table: medians of what was measured more than once
#
{
	echo 'filter,n,fpr_target,fpr_measured,bits_per_key,build_ns_per_key,probe_absent_ns,probe_present_ns,false_negatives'
	awk -F, -v OFS=, '
	function median(list,    values, count, i, j, swap)
	{
		count = split(list, values, " ")
		if (count == 0)
			return ""
		for (i = 2; i <= count; i++)
			for (j = i; j > 1 && values[j - 1] + 0 > values[j] + 0; j--)
			{
				swap = values[j]; values[j] = values[j - 1]; values[j - 1] = swap
			}
		return values[int(count / 2) + 1]
	}
	{
		row = $1 "," $2 "," $3
		if (!(row in seen))
			order[++nrows] = row
		seen[row] = 1
		for (i = 4; i <= 9; i++)
			cell[row, i] = cell[row, i] " " $i
	}
	END {
		for (i = 1; i <= nrows; i++)
		{
			line = order[i]
			for (j = 4; j <= 9; j++)
				line = line OFS median(cell[order[i], j])
			print line
		}
	}' "$tmp/raw"
} >"$tmp/table.csv"

processor=$(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
flags=$(sed -n 's/^flags[[:space:]]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1 | tr ' ' '\n' |
	grep -xE 'popcnt|bmi2|avx2|avx512(f|bw|vl|_vpopcntdq)|gfni' | tr '\n' ' ' || true)
best=$(grep -oxE 'popcnt|avx2|avx512f' <<<"${flags// /$'\n'}" | tail -n 1 | tr a-z A-Z | sed 's/512F/-512/' || true)
caches=$(lscpu 2>/dev/null | sed -nE 's/^(L[123]d?) cache: +([^(]*[^( ]).*/\1 \2/p' | paste -sd, | sed 's/,/, /g' || true)
{
	echo "# Filters over sizes and rates, $date"
	echo
	echo "| | |"
	echo "|---|---|"
	echo "| commit | $commit$changes |"
	echo "| processor | ${processor:-unknown}, $(cpus) of them; $flags|"
	echo "| caches, all processors | ${caches:-unknown} |"
	echo "| compiler | $("${CC:-cc}" --version | head -n 1) |"
	echo "| flags | \`${BENCH_FLAGS-}\` |"
	[ -z "$peers" ] ||
		echo "| peers | $("$peers" --version), as packaged${CXX:+, their driver compiled by $("$CXX" --version | head -n 1)} |"
	echo "| method | processor time of the thread, $pinned; $rounds rounds in turn; medians |"
	echo
	cat <<-'END'
	**over** is bits_per_key over log2(1 / rate measured), the least possible; **÷ ref** are times over those of `reference` in
	the same cell of the grid. Rates come from as many probes as give 1600 false positives, at least 4 million, those of RocksDB
	from a million: so the standard deviation of **over** is 0.1 at 1/128 and 0.3 at 0.0001, RocksDB's 0.2 and 1.1.
	test/bench/README.md tells what each figure includes, and what an empty one means.
	END
	awk -F, '
	function ratio(value, base)
	{
		return value == "" || base <= 0 ? "" : sprintf("%.2f", value / base)
	}
	NR > 1 {
		row[NR] = $0
		if ($1 == "reference")
		{
			build[$2, $3] = $6; absent[$2, $3] = $7; present[$2, $3] = $8
		}
	}
	END {
		for (i = 2; i <= NR; i++)
		{
			split(row[i], f, ",")
			if (f[2] != n)
			{
				n = f[2]
				printf "\n## %d keys\n\n", n
				print "| filter | rate asked | rate measured | bits/key | over | build ns/key | ÷ ref | absent ns | ÷ ref | present ns | ÷ ref | false negatives |"
				print "|---|---|---|---|---|---|---|---|---|---|---|---|"
			}
			over = f[4] > 0 ? sprintf("%+.2f %%", 100 * (f[5] / (-log(f[4]) / log(2)) - 1)) : ""
			printf "| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n",
				f[1], f[1] == "reference" ? "" : f[3], f[4], f[5], over,
				f[6], ratio(f[6], build[f[2], f[3]]),
				f[7], ratio(f[7], absent[f[2], f[3]]),
				f[8], ratio(f[8], present[f[2], f[3]]), f[9]
		}
	}' "$tmp/table.csv"
} >"$out/table.md"

#
# By the length of keys
#
{
	echo "# Filters over lengths of keys, $date"
	echo
	sed -n '/^| commit /,/^| flags /p' "$out/table.md" | sed '1i | | |\n|---|---|'
	echo
	echo '100,000 keys of random bytes at 1 %; times include hashing them by XXH3. `textbook_bloom` has 10 bits a key and 7'
	echo 'probes, and hashes the key once for each; the others hash it once. Medians of 9 turns of the thread'"'"'s processor time.'
	echo
	"${pin[@]}" "$core" --n 1e5 --reps 9 --lengths
} >"$out/lengths.md"

#
# Plots
#
if command -v gnuplot >/dev/null; then
	"$dir/plot.sh" "$tmp/table.csv" "$out/lengths.md" "$out" "${processor:-unknown}, ${best:-plain}, commit $commit"
else
	say 'no gnuplot: no plots (PEERS=1 installs it)'
fi
say "wrote ${out#"$top"/}"
