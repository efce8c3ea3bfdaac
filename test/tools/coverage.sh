#!/usr/bin/env bash
# coverage.sh: which lines of src/ do tests run?  "make coverage"
#
#	SUITES		of these tests: unit, regress, tap (default: all)
#	T			of these unit tests: make coverage SUITES=unit T="wire text"
#	MACHINES	as built for these machines as well, by an emulator: aarch64, avx512, or
#				x86_64 with QEMU_CPU=Nehalem (test/tools/unit_on.sh): the unit tests that
#				run each variant
#	PG_CONFIG	for the server's
#
# Prints for each file the share of lines that ran, in the unit tests, in the
# server's and in any of both, and the same for each room of src.  A line that
# is compiled in several ways ran if it did in one of them.  build/coverage/missed
# names the lines that never did, PLACE.gcov there has counts.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

SUITES=${SUITES:-unit regress tap}
out=$top/build/coverage
rm -rf "$out"
mkdir -p "$out"

# counted PLACE OBJECTS COUNTS: runs gcov over the objects of a build, with the
# counts that are below another directory; writes lines of PLACE, file, line,
# whether it ran, text
counted()
{
	local place=$1 objects=$2 counts=$3 gcda

	cd "$top"
	while IFS= read -r gcda; do
		[ "$gcda" -ef "$objects${gcda#"$counts"}" ] || cp "$gcda" "$objects${gcda#"$counts"}"
		# programs, and variants of one source, have counts of their own: gcov sums
		# what it is given at once
		echo "$objects${gcda#"$counts"}"
	done < <(find "$counts" -name '*.gcda' | sort) | xargs -r gcov -t 2>"$out/gcov.log" |
		tee -a "$out/$place.gcov" | awk -v top="$top/" -v place="$place" '
		/^ *-: *0:Source:/ { file = $0; sub(/^ *-: *0:Source:/, "", file); sub("^" top, "", file) }
		file ~ /^src\// && /^ *[^ :]+: *[1-9][0-9]*:/ && !/^ *-:/ {
			split($0, part, ":")
			text = substr($0, length(part[1] part[2]) + 3)
			gsub(/^[ \t]+/, "", text)
			printf "%s\t%s\t%d\t%d\t%s\n", place, file, part[2], part[1] !~ /[#=]/, text
		}' >>"$out/lines"
}

status=0
: >"$out/lines"
if [[ " $SUITES " = *" unit "* ]]; then
	# but those that count basic blocks themselves
	tests=$(cd "$top/test/unit" && ls t_*.c | sed -nE '/t_(tick|flood)/!s/^t_(.*)\.c$/\1/p')
	"$MAKE" -s --no-print-directory -C "$top" unit BUILD="$out/build" SANITIZE='-O0 --coverage' \
		T="${T:-$(tr '\n' ' ' <<<"$tests")}" || status=$?
	counted unit "$out/build" "$out/build"
	for machine in ${MACHINES-}; do
		SANITIZE='-O1 --coverage' T="isa filter" BUILD="$out/build-$machine" \
			"$top/test/tools/unit_on.sh" "$machine" || status=$?
		counted unit "$out/build-$machine" "$out/build-$machine"
	done
fi
if [[ " $SUITES " = *" regress "* || " $SUITES " = *" tap "* ]]; then
	# the server's user writes where it can
	counts=$(mktemp -d)
	trap 'rm -rf "$counts"' EXIT
	chmod 1777 "$counts"
	export GCOV_PREFIX=$counts
	COPT='-O0 --coverage' SUITES=$(sed -E 's/\b(unit|fuzz)\b//g' <<<"$SUITES") "$top/test/tools/check.sh" || status=$?
	build=$top/build/pg$(pg_major "$(find_pg_config)")
	counted server "$build/src" "$counts$build/src"
fi

awk -F '\t' -v missed="$out/missed" '
	{
		split($2, part, "/")
		line = $2 ":" $3
		file[line] = $2
		room[line] = part[1] "/" part[2] "/"
		text[line] = $5
		ran[line, $1] += $4
		ran[line, "any"] += $4
		known[line, $1] = known[line, "any"] = 1
	}
	END {
		split("unit server any", places, " ")
		for (line in text)
		{
			for (i = 1; i <= 3; i++)
				if ((line, places[i]) in known)
				{
					lines[file[line], i]++
					lines[room[line], i]++
					names[file[line]] = names[room[line]] = 1
					hit[file[line], i] += ran[line, places[i]] > 0
					hit[room[line], i] += ran[line, places[i]] > 0
				}
			if (ran[line, "any"] == 0)
				print line ": " text[line] >missed
		}
		for (name in names)
		{
			printf "%-40s", name
			for (i = 1; i <= 3; i++)
				if ((name, i) in lines)
					printf "%6.1f %% of %5d   ", 100 * hit[name, i] / lines[name, i], lines[name, i]
				else
					printf "%19s", ""
			printf "\n"
		}
	}' "$out/lines" | sed 's/ *$//' | LC_ALL=C sort >"$out/table"
[ ! -e "$out/missed" ] || LC_ALL=C sort -t: -k1,1 -k2,2n -o "$out/missed" "$out/missed"
printf '%-40s%-19s%-19s%s\n' 'lines that ran' 'in unit tests' 'in the server' 'in any'
cat "$out/table"
[ -s "$out/table" ] || die 'nothing was counted'
exit "$status"
