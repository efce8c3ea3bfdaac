#!/usr/bin/env bash
# plot.sh: draws what bench.sh and bench_join.pl have measured.
#
#	plot.sh TABLE.csv LENGTHS.md DIRECTORY WHERE
#
# space.svg	bits a key against the rate, and what is over the least possible
# times.svg	build and probe against the number of keys
# lengths.svg	build and probe against the length of a key
#
# WHERE: the machine and the commit, which each plot names.
#
#	plot.sh JOIN.md
#
# runs.svg	beside it: joins of rows that match in runs
set -euo pipefail
export LC_ALL=C
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

look="set terminal svg size 960,480 dynamic font 'sans-serif,13' background rgb 'white'
set grid lc rgb '#cccccc' lw 0.5
set border 3
set tics nomirror
set datafile missing '-'
set key below maxcols 3 samplen 2 font ',11'
set bmargin 6
set tmargin 3.5
set logscale x"

# gnuplot leaves blanks, and groups with nothing in them
minify()
{
	perl -0pi -e 's/<g [^<>]*>\s*<\/g>\s*//g; s/>\s+</></g; s/(<g id=)/\n$1/g; s/[ \t]+\n/\n/g' "$@"
}

if [ $# -eq 1 ]; then
	where=$(sed -nE '3s/^[-0-9]*, //p; s/.*; (commit [^;]*);.*/\1/p' "$1" | paste -sd, | sed 's/,/, /')
	rows=$(sed -nE 's/^## Runs: ([0-9,]*) rows.*/\1/p' "$1")
	# percent.runs: rows in a run, off / on, per cent checked, off / checking all
	sed -nE 's/^\| ([0-9,]+) \| ([0-9]+) % \| [^|]*\| [^|]*\| ([0-9.]+) \| [^|]*\| ([0-9]+) % \| [^|]*\| ([0-9.]+) \|$/\2 \1 \3 \4 \5/p' "$1" |
		tr -d , | while read -r match values; do echo "$values" >>"$tmp/$match.runs"; done
	series()
	{
		local kind

		for kind in '10 #009e73 7' '50 #0072b2 5' '90 #c1272d 9'; do
			# shellcheck disable=SC2086 # match, color, point
			set -- "$1" "$2" "$3" $kind
			printf ', "%s" using 1:%s with linespoints lc rgb "%s" dt %s pt %s ps 0.8 lw 1.5 title "%s %%%s"' \
				"$tmp/$4.runs" "$1" "$5" "$2" "$6" "$4" "$3"
		done
	}
	gnuplot <<-END
		$look
		set output "$(dirname "$1")/runs.svg"
		set multiplot layout 1,2 title "Joins of $rows rows that match in runs; $where"
		set xlabel "rows in a run" offset 0,0.5
		set format x "10^{%T}"
		set xrange [0.8:2.5e5]
		set title "time without filter / with it (1: nothing gained)"
		set yrange [0.5:*]
		plot 1 with lines lc rgb "black" dt 2 notitle$(series 2 1 ' match')$(series 4 3 ', checking all')
		set title "rows that the filter checks, %"
		set yrange [0:100]
		plot NaN notitle$(series 3 1 ' match')
		unset multiplot
	END
	minify "$(dirname "$1")/runs.svg"
	exit
fi
table=$1 lengths=$2 out=$3 where=$4

# Of the sizes, the one nearest to a million; of the rates, to 1 %.
nearest()
{
	awk -F, -v column="$1" -v to="$2" 'NR > 1 {
		d = log($column / to); d = d < 0 ? -d : d
		if (best == "" || d < least) { best = $column; least = d }
	} END { print best }' "$table"
}
size=$(nearest 2 1e6)
rate=$(nearest 3 0.01)

# FILTER.space: rate, bits, percent over; FILTER.times: n, build, absent;
# FILTER.lengths: bytes, build, present.  "-" where there is nothing.
awk -F, -v size="$size" -v rate="$rate" -v tmp="$tmp" '
	function cell(value)
	{
		return value == "" || value <= 0 ? "-" : value
	}
	NR > 1 {
		row[NR] = $0
	}
	END {
		for (i = 2; i <= NR; i++)
		{
			split(row[i], f, ",")
			# other vectors make the same bytes
			if (f[2] == size && f[4] > 0 && f[1] !~ /^reference$|_(avx2|generic)$/)
				print f[4], f[5], 100 * (f[5] / (-log(f[4]) / log(2)) - 1) >(tmp "/" f[1] ".space")
			if (f[3] == rate)
				print f[2], cell(f[6]), cell(f[7]) >(tmp "/" f[1] ".times")
		}
	}' "$table"
sed -nE 's/^\| ([0-9]+) \| `([a-z_]+)` \| [^|]* \| ([0-9.]+) \| [^|]* \| ([0-9.]+) \|$/\2 \1 \3 \4/p' "$lengths" |
	while read -r name values; do echo "$values" >>"$tmp/$name.lengths"; done

# Ours and the reference first, then those of other projects; what has no style
# of its own gets the next of the spare ones.
known='ribbon #c1272d 7
bloom #0072b2 5
fuse #009e73 13
counting #8c6bb1 11
reference #777777 2
leveldb_bloom #e69f00 9
rocksdb_bloom #56b4e9 4
rocksdb_ribbon #d977a8 6
ribbon_avx2 #e0777d 6
textbook_bloom #222222 4'
styles=$(awk -F, -v known="$known" '
	BEGIN {
		n = split(known, line, "\n")
		for (i = 1; i <= n; i++)
		{
			split(line[i], f, " ")
			style[f[1]] = 1
			print line[i]
		}
		nspare = split("#b8860b 1,#4b0082 3,#a0522d 8,#2f4f4f 10,#dc143c 12", spare, ",")
	}
	NR > 1 && !($1 in style) && $1 !~ /_(avx2|generic)$/ {
		style[$1] = 1
		print $1, spare[spares++ % nspare + 1]
	}' "$table")

# "FILE" using COLUMNS with a style of the filter's own, for all that have one
series()
{
	local kind=$1 columns=$2 style=$3 color point name

	while read -r name color point; do
		[ ! -s "$tmp/$name.$kind" ] ||
			! awk -v c="${columns#*:}" '$c != "-" { some = 1 } END { exit !some }' "$tmp/$name.$kind" ||
			printf ', "%s" using %s with %s title "%s" lc rgb "%s" pt %s ps 0.8 lw 1.5' \
				"$tmp/$name.$kind" "$columns" "$style" "${name/_/ }" "$color" "$point"
	done <<<"$styles"
}

percent=$(awk "BEGIN { printf \"%.3g\", 100 * $rate }")
steps="0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000"
logarithmic="set logscale y; set yrange [*:*]; set ytics ($steps)"
linear="unset logscale y; set yrange [0:*]; set ytics autofreq"

gnuplot <<END
$look
set format x "10^{%T}"

set output "$out/space.svg"
set multiplot layout 1,2 title "Space, $size keys; $where"
set xrange [0.2:5e-5] reverse
set bmargin 7
set xlabel "false positive rate, measured" offset 0,0.5
set title "bits per key (the least possible: log_2(1 / rate))"
plot -log(x) / log(2) with lines lc rgb "black" dt 2 title "least possible"$(series space 1:2 linespoints)
set title "per cent over the least possible"
set logscale y
set yrange [0.1:200]
set ytics ($steps)
plot NaN notitle$(series space 1:3 linespoints)
unset multiplot

set output "$out/times.svg"
set multiplot layout 1,2 title "Time, at $percent %; $where"
set xrange [*:*] noreverse
set bmargin 6
set yrange [*:*]
set autoscale fix
set offsets graph 0.05, graph 0.05, graph 0.1, graph 0.1
set xlabel "keys" offset 0,0.5
set title "build, ns per key"
plot $(series times 1:2 linespoints | sed 's/^, //')
set title "probe for an absent key, ns"
$linear
plot $(series times 1:3 linespoints | sed 's/^, //')
unset multiplot

set output "$out/lengths.svg"
set multiplot layout 1,2 title "100,000 keys at 1 %, time with hashing them; $where"
set xlabel "bytes of a key"
set format x "%g"
set xtics (10, 25, 50, 250, 2000)
set title "build, ns per key"
$logarithmic
plot $(series lengths 1:2 linespoints | sed 's/^, //')
set title "probe for a key that is there, ns"
plot $(series lengths 1:3 linespoints | sed 's/^, //')
unset multiplot
END

minify "$out"/{space,times,lengths}.svg
