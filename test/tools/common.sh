# shellcheck shell=bash
#
# common.sh: what the scripts of this directory share.  Sourced, not run.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# These scripts call make for several servers and suites of their own accord:
# keep the variables the user gave (CC=clang), not the job server.
MAKEFLAGS=$(sed -E 's/(^| )-?-j[0-9]*//g; s/--jobserver-[a-z]+=[^ ]*//g' <<<"${MAKEFLAGS-}")
export MAKEFLAGS
unset MFLAGS MAKELEVEL
MAKE=${MAKE:-make}

say()
{
	printf '%s: %s\n' "$(basename "$0" .sh)" "$*"
}

die()
{
	say "$@" >&2
	exit 1
}

cpus()
{
	nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1
}

# What scripts count that end with "N passed, N failed".
passed=0 failed=0

# count PASSED FAILED STATUS: adds to the sum.  What fails without saying what
# failed (a server that does not start, a crash) is one failure.
count()
{
	local f=$2

	[ "$3" -eq 0 ] || [ "$f" -gt 0 ] || f=1
	passed=$((passed + $1)) failed=$((failed + f))
}

# count_log LOG STATUS: adds P and F of the last line "P passed, F failed".  It
# need not be the very last line: make comments on targets that fail.
count_log()
{
	local p f

	read -r p f < <({ echo 0 0; sed -nE 's/^([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$1"; } | tail -n 1)
	count "$p" "$f" "$2"
}

# in_parallel FUNCTION ITEM…: calls it with each item, one more at once than
# there are processors, since many a test waits.  What a call prints appears in
# one piece as it ends, or as it comes if it is the only one; but for the last
# line, "PASSED FAILED STATUS", which is counted.
in_parallel()
{
	local function=$1 item number=0
	shift

	outputs=$(mktemp -d)
	if [ $# -eq 1 ]; then
		{ "$function" "$1" 2>&1 || true; } | tee "$outputs/last" | sed -u '$d'
		count_last "$outputs/last"
		rm -r "$outputs"
		return
	fi
	# each a process group, so that stop_parallel reaches what it started
	set -m
	for item in "$@"; do
		running_at_most "$(cpus)"
		number=$((number + 1))
		{ "$function" "$item" >"$outputs/$number.now" 2>&1 || true; mv "$outputs/$number.now" "$outputs/$number.ended"; } </dev/null &
	done
	running_at_most 0
	set +m
	# what was killed
	count 0 "$(find "$outputs" -type f | wc -l)" 0
	rm -r "$outputs"
}

# Waits, and shows what ends.
running_at_most()
{
	local output

	while :; do
		for output in "$outputs"/*.ended; do
			[ -e "$output" ] || continue
			sed '$d' "$output"
			count_last "$output"
			rm "$output"
		done
		[ "$(jobs -pr | wc -l)" -gt "$1" ] || [ -n "$(compgen -G "$outputs/*.ended")" ] || break
		sleep 0.1
	done
}

count_last()
{
	local p f status

	read -r p f status < <(tail -n 1 "$1")
	count "$p" "$f" "$status"
}

stop_parallel()
{
	local pid

	for pid in $(jobs -p); do
		kill -- "-$pid" 2>/dev/null || true
	done
}

# Prints the sum; true if something ran, and nothing failed.
print_count()
{
	echo "$passed passed, $failed failed"
	[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
}

# Is there a compiler that links fuzz targets?
have_libfuzzer()
{
	echo 'int LLVMFuzzerTestOneInput(const char *data, unsigned long size) { return data == 0 || size == 0; }' |
		"${FUZZ_CC:-clang}" -fsanitize=fuzzer,address -x c -o /dev/null - >/dev/null 2>&1
}

# The version of the extension, 1.0, and of what is released, 1.0.0.
extension_version()
{
	sed -n "s/^default_version *= *'\(.*\)'.*/\1/p" "$top/ribbonfilter.control"
}

release_version()
{
	sed -nE 's/^   "version": "([0-9.]+)",$/\1/p' "$top/META.json"
}

# Prints the pg_config to use, or nothing when there is no PostgreSQL:
# $PG_CONFIG if it names one, else the one on the PATH, else the newest that
# Debian's packages left in /usr/lib/postgresql.
#
# Debian's /usr/bin/pg_config is a wrapper that works without any server; the
# one in the bindir it prints belongs to a server, so prefer that.
find_pg_config()
{
	local found dir

	if [ "${PG_CONFIG:-pg_config}" != pg_config ]; then
		found=$(command -v "$PG_CONFIG" || echo "$PG_CONFIG")
		[[ $found = /* ]] || found=$PWD/$found
		echo "$found"
		return
	fi
	found=$(command -v pg_config || true)
	if [ -z "$found" ]; then
		found=$(printf '%s\n' /usr/lib/postgresql/*/bin/pg_config | sort -V | tail -n 1)
		[ -x "$found" ] || return 0
	fi
	dir=$("$found" --bindir)
	[ ! -x "$dir/pg_config" ] || found=$dir/pg_config
	echo "$found"
}

# Prints the pg_configs of other servers that the extension can be built for:
# those that OTHER_PG_CONFIGS lists, else of what packages put in the usual
# places the ones that have their headers; of the major version of $PG_CONFIG
# none, and of each other one.
find_other_pg_configs()
{
	local config own seen

	own=$(find_pg_config)
	seen=" $(pg_major "$own") "
	for config in ${OTHER_PG_CONFIGS-/usr/lib/postgresql/*/bin/pg_config /usr/pgsql-*/bin/pg_config}; do
		if [ ! -x "$config" ]; then
			[ -z "${OTHER_PG_CONFIGS-}" ] || die "OTHER_PG_CONFIGS: no $config"
			continue
		fi
		[[ $seen != *" $(pg_major "$config") "* ]] || continue
		[ -e "$("$config" --includedir-server)/postgres.h" ] || continue
		[ -x "$("$config" --bindir)/postgres" ] || continue
		seen="$seen$(pg_major "$config") "
		echo "$config"
	done
}

# Prints the major version behind a pg_config: 15 for "PostgreSQL 15.20
# (Debian …)", 19 for "PostgreSQL 19rc1".
pg_major()
{
	"$1" --version | sed -E 's/^PostgreSQL ([0-9]+).*/\1/'
}

# Prints the major version of PostgreSQL's sources in a directory.
source_major()
{
	sed -n "s/^PACKAGE_VERSION='\([0-9]*\).*/\1/p" "$1/configure"
}

# Bitcode doubles the calls of a compiler, and takes clang; nothing here needs
# it, so it is made only if somebody asks: make lint with_llvm=yes.
export with_llvm=${with_llvm:-no}

# build_extension PG_CONFIG DIRECTORY [MAKE-ARGUMENT…]: builds for that server,
# in a directory of its own.  What is there is kept from run to run, unless
# another server or other flags come along.
build_extension()
{
	local config=$1 dir=$2 stamp
	shift 2

	stamp=$("$config" --version --bindir --cc --cflags
		echo "${CC-} ${CFLAGS-} ${CPPFLAGS-} ${CORE_OPT-} ${COPT-} $with_llvm $*")
	mkdir -p "$dir"
	if [ "$(cat "$dir/built-with" 2>/dev/null)" != "$stamp" ]; then
		rm -rf "${dir:?}"/*
		echo "$stamp" >"$dir/built-with"
	fi
	"$MAKE" -s --no-print-directory -j "$(cpus)" -C "$dir" -f "$top/Makefile" \
		PG_CONFIG="$config" with_llvm="$with_llvm" "$@" all
}

# Prints the names of the types that our C files define.
our_typedefs()
{
	find "$top/src" "$top/test" -name '*.[ch]' -exec cat {} + | awk '
		/^typedef (struct|union|enum)/ && !/;/ { inside = 1 }
		/^typedef / {
			if (match($0, /\(\*[ \t]*[A-Za-z_0-9]+\)/) || match($0, /[A-Za-z_0-9]+;/))
				print name(substr($0, RSTART, RLENGTH))
		}
		inside && /^}/ { print name($0); inside = 0 }
		function name(s) { gsub(/[^A-Za-z_0-9]/, "", s); return s }'
}
