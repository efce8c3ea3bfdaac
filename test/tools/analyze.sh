#!/usr/bin/env bash
# analyze.sh: look for mistakes without running anything; "make analyze".
#
#	TOOLS		of these tools: gcc (-fanalyzer), clang (--analyze, which scan-build
#				runs), cppcheck (default: all)
#	FILES		of these files alone: FILES="src/core/rf_filter.c …"
#	PG_CONFIG	the server whose headers src/pg is read with
#
# Reads all C files of src.  What a tool says is in build/analyze/TOOL.  What is no
# mistake is in the list "known" below; a line there that no longer tells of
# anything is a failure, too, unless FILES or another TOOLS left it out.  The last
# line is "N passed, N failed", files.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
cd "$top"

TOOLS=${TOOLS:-gcc clang cppcheck}

# TOOL FILE WHAT: why it is none
known='
gcc src/cli/cli_message.c leak: cli_alloc() returns what memset() does, the memory
gcc src/core/base/rf_bits.h shift: 64 bits only if there are 9 bytes, and then the shift is not 0
gcc src/core/rf_reason.c NULL: no sentence without a word has a place for one
gcc src/core/ribbon/rf_ribbon_band.c uninitialized: as many lanes as are busy
gcc src/core/ribbon/rf_ribbon_build.c NULL: there is a job, so memory for one
gcc src/core/ribbonmap/rf_ribbonmap_build.c NULL: there is a round, so memory for one
gcc src/lib/lib_filter.c leak: lib_filter_new() has freed or kept it
gcc src/pg/base/error.c NULL: some kind has a lowest rate
clang src/cli/cli_scan.c Division: there is one job at least
clang src/pg/filters/filter_arrays.c subscript: as many are there as it is told
clang src/pg/join/join_source.c codes: there is a limit, and room for some below it
clang src/pg/join/join_target.c plan: a node has one
clang src/pg/join/join_target.c 2nd: the same
cppcheck src/core/base/rf_bits.h selfAssignment: RF_LE16() is nothing where bytes are in order
'

"$top/test/tools/setup.sh" analyze
"$top/test/tools/setup.sh" check
out=$top/build/analyze
rm -rf "$out"
mkdir -p "$out"

python=${PYTHON:-/usr/bin/python3}
pg_include=$("$(find_pg_config)" --includedir-server)
python_include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')

common=(-Isrc -Isrc/lib '-DRBF_RELEASE=""' '-DPGRF_VERSION=""')

# headers_of FILE: where those of others are
headers_of()
{
	case $1 in
		src/pg/*) echo "$pg_include" ;;
		src/python/*) echo "$python_include" ;;
		*) echo "$top/src/core" ;;
	esac
}

# look TOOL FILE: what it says of the file
look()
{
	local headers

	headers=$(headers_of "$2")
	case $1 in
		gcc) gcc -std=gnu11 "${common[@]}" -idirafter "$headers" -O2 -fanalyzer -fdiagnostics-plain-output -c -o /dev/null "$2" ;;
		clang) clang -std=gnu11 "${common[@]}" -idirafter "$headers" --analyze --analyzer-output text "$2" ;;
		cppcheck)
			cppcheck --quiet --std=c11 --enable=warning,portability,performance --suppress="*:$headers/*" \
				--template='{file}:{line}:{column}: warning: {message} [{id}]' --template-location='' \
				"${common[@]}" -I "$headers" "$2"
			;;
	esac 2>&1
}

# of_file FILE: the warnings, each once, that are not known
of_file()
{
	local file=$1 line known_tool known_file what

	look "$tool" "$file" >"$out/$tool/${file//\//_}" || echo "$file: warning: $tool failed" >>"$out/$tool/${file//\//_}"
	grep -E ': (warning|error): ' "$out/$tool/${file//\//_}" | sort -u | while IFS= read -r line; do
		while read -r known_tool known_file what _; do
			[ -n "$known_tool" ] || continue
			if [ "$known_tool" = "$tool" ] && [[ $line = "$known_file":* ]] && [[ $line = *"${what%:}"* ]]; then
				echo "$known_tool $known_file $what" >>"$out/seen"
				continue 2
			fi
		done <<<"$known"
		echo "$line"
	done >"$out/found/$tool.${file//\//_}"
	cat "$out/found/$tool.${file//\//_}"
	[ -s "$out/found/$tool.${file//\//_}" ] && echo '0 1 1' || echo '1 0 0'
}

mkdir "$out/found"
files=${FILES:-$(find src -name '*.c' | LC_ALL=C sort)}
for tool in $TOOLS; do
	mkdir "$out/$tool"
	say "$tool"
	# shellcheck disable=SC2086
	in_parallel of_file $files
done

if [ -z "${FILES-}" ]; then
	while read -r tool file what _; do
		if [[ -n $tool && " $TOOLS " = *" $tool "* ]] && ! grep -qxF "$tool $file $what" "$out/seen" 2>/dev/null; then
			say "known, but not there: $tool $file $what"
			count 0 1 1
		fi
	done <<<"$known"
fi
print_count
