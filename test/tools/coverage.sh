#!/usr/bin/env bash
# coverage.sh: which lines of src/ do tests run?  "make coverage"
#
#	SUITES		of these tests: unit, regress, tap (default: all)
#	T			of these unit tests: make coverage SUITES=unit T="wire text"
#	PG_CONFIG	for the server's
#
# Prints for each file the share of lines that ran, in the unit tests and in the
# server's, and for src/core and src/pg the sum.  build/coverage/UNIT-OR-SERVER
# has the sources with counts (*.gcov); a line that never ran begins with #####.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

SUITES=${SUITES:-unit regress tap}
out=$top/build/coverage
rm -rf "$out"
mkdir -p "$out"

# counted NAME OBJECTS GCDA: runs gcov over the objects of a build, with the
# counts that are below another directory, and prints "NAME FILE LINES RAN"
counted()
{
	local name=$1 objects=$2 counts=$3 gcda

	mkdir -p "$out/$name"
	(
		cd "$out/$name"
		while IFS= read -r gcda; do
			[ "$gcda" -ef "$objects${gcda#"$counts"}" ] || cp "$gcda" "$objects${gcda#"$counts"}"
			# programs, and variants of one source, have counts of their own: gcov sums
			# what it is given at once
			echo "$objects${gcda#"$counts"}"
		done < <(find "$counts" -name '*.gcda' | sort) | xargs -r gcov -p >gcov.log 2>&1
	)
	awk -v top="$top/" -v name="$name" '
		/^File / { file = $0; gsub(/^File .|.$/, "", file); sub("^" top, "", file) }
		/^Lines executed:/ && file ~ /^src\// {
			match($0, /:[0-9.]+%/)
			share = substr($0, RSTART + 1, RLENGTH - 2)
			print name, file, $NF, sprintf("%.0f", share * $NF / 100)
			file = ""
		}' "$out/$name/gcov.log"
}

status=0
: >"$out/lines"
if [[ " $SUITES " = *" unit "* ]]; then
	# but those that count basic blocks themselves
	tests=$(cd "$top/test/unit" && ls t_*.c | sed -nE '/t_(tick|flood)/!s/^t_(.*)\.c$/\1/p')
	"$MAKE" -s --no-print-directory -C "$top" unit BUILD="$out/build" SANITIZE='-O0 --coverage' \
		T="${T:-$(tr '\n' ' ' <<<"$tests")}" || status=$?
	counted unit "$out/build/core" "$out/build/core" >>"$out/lines"
fi
if [[ " $SUITES " = *" regress "* || " $SUITES " = *" tap "* ]]; then
	# the server's user writes where it can
	counts=$(mktemp -d)
	trap 'rm -rf "$counts"' EXIT
	chmod 1777 "$counts"
	export GCOV_PREFIX=$counts
	SUITES=$(sed -E 's/\b(unit|fuzz)\b//g' <<<"$SUITES") "$top/test/tools/check.sh" COPT='-O0 --coverage' || status=$?
	build=$top/build/pg$(pg_major "$(find_pg_config)")
	counted server "$build/src" "$counts$build/src" >>"$out/lines"
fi

awk '
	{
		share[$2, $1] = sprintf("%6.1f %% of %5d", 100 * $4 / $3, $3)
		files[$2] = 1
		split($2, part, "/")
		room = part[1] "/" part[2] "/"
		lines[room, $1] += $3
		ran[room, $1] += $4
		files[room] = 1
	}
	END {
		for (f in files)
			for (n = split("unit server", names, " "); n > 0; n--)
				if ((f, names[n]) in lines)
					share[f, names[n]] = sprintf("%6.1f %% of %5d", 100 * ran[f, names[n]] / lines[f, names[n]], lines[f, names[n]])
		for (f in files)
			printf "%-36s %-18s %-18s\n", f, share[f, "unit"], share[f, "server"]
	}' "$out/lines" | LC_ALL=C sort >"$out/table"
printf '%-36s %-18s %-18s\n' 'lines that ran' 'in unit tests' 'in the server'
cat "$out/table"
[ -s "$out/table" ] || die 'nothing was counted'
exit "$status"
