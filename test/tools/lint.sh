#!/usr/bin/env bash
# lint.sh: check the rules of the code base that a program can check.
#
# Each rule that is broken prints its name, where, and what to do; the last
# line is "N passed, N failed".  The rules, by room:
#
#	core	src/core is C11 by itself: no PostgreSQL, no allocation, no I/O, no
#			state; symbols begin with rf_
#	pg		src/pg begins every file with postgres.h and keeps the differences
#			between server versions in compat.h; symbols begin with pgrf_
#	names	what is declared or listed is used
#	sql		install script and library agree; released scripts do not change
#	text	what any file should be
# no pipefail: a grep that finds nothing is good news; lastpipe: "… | rule"
# counts in this shell
set -eu
shopt -s lastpipe nullglob
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
cd "$top"

test/tools/setup.sh core

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# rule NAME FIX: reads the offending lines, if any, from standard input
rule()
{
	cat >"$tmp/found"
	if [ -s "$tmp/found" ]; then
		count 0 1 1
		printf '%s\n' "$1:"
		sed 's/^/    /' "$tmp/found"
		printf '  %s\n' "$2"
	else
		count 1 0 0
	fi
}

# always with file names
find_in()
{
	grep -nE "$@" /dev/null
}

# code FILE…: prints FILE:LINE:TEXT without comments
code()
{
	perl -0777 -ne '
		s{("(?:[^"\\\n]|\\.)*")|/\*.*?\*/}{$1 // " " . $& =~ tr/\n//cdr}gse;
		print map { ++$n; /\S/ ? "$ARGV:$n:$_\n" : () } split /\n/;
		$n = 0' "$@"
}

# words: the words of what code prints, but for those in strings
words()
{
	sed -E 's/^[^:]*:[0-9]+://; s/"([^"\\]|\\.)*"//g' | grep -oE '[A-Za-z_][A-Za-z0-9_]*' | LC_ALL=C sort -u
}

core=(src/core/*.[ch] src/core/*/*.[ch])
pg=(src/pg/*.[ch] src/pg/*/*.[ch])
library=(src/lib/*.[ch])
fronts=(src/cli/*.[ch] src/python/native/*.[ch])
c_files=("${core[@]}" "${pg[@]}" "${library[@]}" "${fronts[@]}" test/*/*.[ch])
code "${c_files[@]}" test/*/*.cc >"$tmp/code"
words <"$tmp/code" >"$tmp/words"
scripts=(ribbonfilter--*.sql)
# text files that are ours, in a checkout or in an unpacked archive
{ git ls-files --cached --others --exclude-standard 2>/dev/null || find . -type f ! -path './build/*'; } |
	sed 's|^\./||' | grep -vE '^(\.git/|expected/.*\.out$|test/vectors/|test/fuzz/corpus/|test/golden/.*/dump\.sql$)' |
	while read -r f; do [ -f "$f" ] && grep -Iq . "$f" && echo "$f"; done | mapfile -t text

#
# core: includes
#
for f in "${core[@]}"; do
	allowed='"(core/([a-z]+/)?)?rf_[a-z_0-9]+\.h"|<(stdbool|stddef|stdint|string)\.h>'
	[ "$f" != src/core/base/rf_hash_inline.h ] || allowed="$allowed|<xxhash\.h>"
	[ "$f" != src/core/base/rf_simd.h ] || allowed="$allowed|<(immintrin|arm_neon)\.h>"
	[ "$f" != src/core/base/rf_isa.c ] || allowed="$allowed|<stdlib\.h>"
	grep -nE '^[[:space:]]*#[[:space:]]*include' "$f" | grep -vE "include[[:space:]]+($allowed)" | sed "s|^|$f:|"
done | rule 'core includes only itself' \
	'The core may use <stdbool.h> <stddef.h> <stdint.h> <string.h>, xxhash.h in rf_hash_inline.h and intrinsics in rf_simd.h alone: pass what it needs in from src/pg.'

find_in '\(const uint(16|32|64)_t \*\)' "${core[@]}" | grep -v '/rf_bits\.h:' |
	rule 'core reads bytes through rf_bits.h' \
		'Casting bytes to wider integers depends on alignment and byte order: use the loads and stores of rf_bits.h.'

#
# folders: each stands on those before it, and is entered by its own header
#
for f in "${core[@]}" "${pg[@]}"; do
	sed -nE "s|^[[:space:]]*#[[:space:]]*include[[:space:]]+\"((core\|pg)/[^\"]+)\".*|$f \1|p" "$f"
done | awk -v cores="$(sed -nE 's/.*qw\((base [^)]*)\).*/ \1/p' test/tools/amalgamate.pl)" '
	BEGIN {
		gsub(/ /, " core/", cores)
		n = split(cores " core pg/base pg/scan pg/keys pg/states pg/filters pg/join pg/plan pg", order)
		for (i = 1; i <= n; i++)
			floor[order[i]] = i
	}
	{
		from = $1; sub(/^src\//, "", from); sub(/\/[^\/]*$/, "", from)
		to = $2; sub(/\/[^\/]*$/, "", to)
		header = $2; sub(/.*\/(rf_)?/, "", header); sub(/\.h$/, "", header)
		room = to; sub(/.*\//, "", room)
		if (!(from in floor) || !(to in floor))
			print $1 ": " $2 ": a folder that is not listed here"
		else if (floor[to] > floor[from])
			print $1 ": " $2 " is above it"
		# the ground of the core is open, counting filters are of the Bloom filter\047s blocks, and maps are ribbons
		else if (to != from && to ~ /\// && to != "core/base" && header != room &&
				 !(from == "core/counting" && header == "bloom_impl") && !(from == "core/ribbonmap" && to == "core/ribbon"))
			print $1 ": " $2 " is private to " to
	}' | rule 'folders depend one way, and on headers of their own' \
		'src/DIR/FOLDER/ offers FOLDER.h, in the core rf_FOLDER.h, and base all: move what others need there, or the file to where it belongs.'

#
# library and fronts: the way in for programs is one header
#
for f in "${library[@]}" "${fronts[@]}"; do
	allowed='"(core/([a-z]+/)?rf_[a-z_0-9]+|lib_[a-z0-9_]+|ribbonfilter)\.h"|<[a-z0-9_/]+\.h>'
	[[ $f == src/lib/* ]] || allowed='"(lib/ribbonfilter|cli/cli|[a-z_]+)\.h"|<[A-Za-z0-9_/]+\.h>'
	grep -nE '^[[:space:]]*#[[:space:]]*include' "$f" |
		grep -vE "include[[:space:]]+($allowed)" | sed "s|^|$f:|"
done | rule 'the library stands on the core, and fronts on ribbonfilter.h' \
	'src/lib may include core/ and its own headers, src/cli and src/python the public header and theirs.'

#
# core: compiles without a warning, with every compiler at hand
#
for cc in gcc clang; do
	command -v "$cc" >/dev/null || continue
	"$MAKE" -s --no-print-directory -k -j "$(cpus)" core lib cli "build/lint-$cc/amalgamation/ribbonfilter_core.o" \
		BUILD="build/lint-$cc" CC="$cc" CFLAGS='-Werror -Wshadow -Wstrict-prototypes -Wmissing-prototypes' 2>&1 |
		grep -vE '^make'
done | rule 'core, library and command compile without warnings' 'Mend the code rather than silence the compiler.'

# headers for callers: all but those that bring intrinsics or xxHash
if command -v g++ >/dev/null; then
	for f in src/core/*.h src/core/*/*.h; do
		case $f in
			*_impl.h | */rf_simd.h | */rf_hash_inline.h) continue ;;
		esac
		printf '#include "%s"\n' "${f#src/}" >"$tmp/header.cc"
		g++ -std=c++17 -Wall -Wextra -Werror -Isrc -fsyntax-only "$tmp/header.cc" 2>&1 || true
		g++ -std=c++17 -Isrc -E "$tmp/header.cc" 2>/dev/null |
			{ grep -E '^# .*/(immintrin|arm_neon|xxhash)\.h"' || true; } | sed "s|^|$f: |;q"
	done | rule 'headers are for C++ as well' \
		'What C++ does not know, intrinsics and xxHash belong in sources, *_impl.h, rf_simd.h and rf_hash_inline.h.'
else
	say 'no g++: headers not checked as C++'
fi

cc=$(command -v gcc || command -v clang || true)
if [ -n "$cc" ]; then
	sed -n '/^```c$/,/^```$/ { /^```/d; p; }' src/core/README.md >"$tmp/example.c"
	{ [ -s "$tmp/example.c" ] || echo 'there is none'; } >"$tmp/errors"
	"$cc" -std=c11 -Wall -Wextra -Werror -Isrc -fsyntax-only "$tmp/example.c" >>"$tmp/errors" 2>&1 || true
	rule 'the example in src/core/README.md compiles' 'Write it with what the headers declare.' <"$tmp/errors"
fi

objects=(build/lint-gcc/core/*.o build/lint-gcc/core/*/*.o)
[ ${#objects[@]} -gt 0 ] || objects=(build/lint-clang/core/*.o build/lint-clang/core/*/*.o)
if [ ${#objects[@]} -gt 0 ]; then
	nm --defined-only --extern-only "${objects[@]}" | awk 'NF == 3 { print $3 }' | sort -u >"$tmp/defined"

	# besides the four, what compilers call of their own accord: arithmetic
	# (__popcountdi2), feature tests (__cpu_model), the stack protector
	# rf_isa.c, which asks what machine this is, may also ask the environment
	for o in "${objects[@]}"; do
		nm --undefined-only "$o" | awk 'NF == 2 { print $2 }' |
			{ [[ $o != */rf_isa.o ]] && cat || grep -vxE 'getenv|strcmp'; }
	done | sort -u |
		comm -23 - "$tmp/defined" |
		grep -vxE 'mem(cpy|move|set|cmp)|_GLOBAL_OFFSET_TABLE_|__stack_chk_fail|__cpu_(model|indicator_init)|__cpu_features2|__[a-z]+[sdt]i[2-4]|__float[a-z]+' |
		rule 'core calls nothing' \
			'The core allocates nothing, prints nothing and never aborts; only memcpy, memmove, memset and memcmp: take buffers from the caller and return an rf_status.'

	for o in "${objects[@]}"; do
		[[ $o != */rf_isa.o ]] || continue
		nm -f sysv --defined-only "$o" | awk -F'|' -v o="$o" '
			$7 ~ /^\.(data|bss|tdata|tbss)|\*COM\*/ && $7 !~ /^\.data\.rel\.ro/ { print o ": " $1 }'
	done | rule 'core has no variables' \
		'Tables are const; what changes lives in the memory of the caller.  Only rf_isa.c remembers what machine this is.'

	grep -vE '^rf_' "$tmp/defined" |
		rule 'core symbols begin with rf_' 'Make it static, or give it the prefix: the server has many names, bloom_create among them.'
fi

#
# kinds: X(2, BLOOM, bloom, …) in rf_kinds.h
#
kinds=src/core/rf_kinds.h
if [ -e "$kinds" ]; then
	code "$kinds" | sed -nE 's/.*\bX\([^,]*,[[:space:]]*([A-Z0-9]+),[[:space:]]*([a-z0-9]+)\b.*/\1 \2/p' >"$tmp/kinds"
	{
		[ -s "$tmp/kinds" ] || echo "$kinds: no X(CODE, NAME, name, …)"
		while read -r upper lower; do
			names="\\b(RF_(KIND_)?$upper(_[A-Z0-9_]+)?|rf_$lower(_[a-z0-9_]+)?)\\b"
			# hashes are what all filters are made of, but the envelope knows no kind
			where='^src/'
			[ "$lower" != keyset ] || where='^src/core/base/rf_wire\.'
			# counting filters have the geometry of Bloom filters, and their set is one
			room=$lower
			[ "$lower" != bloom ] || room='(bloom|counting)'
			# a map is a ribbon with more columns
			[ "$lower" != ribbon ] || room='(ribbon|ribbonmap)'
			# joins have filters of their own, that are never stored: Bloom blocks
			other=
			[ "$lower" != bloom ] || other='|src/pg/join/join_set\.[ch]'
			grep -E "$where" "$tmp/code" | grep -vE "^($kinds|src/core/$room/.*$other):" | grep -E "$names" || true
		done <"$tmp/kinds"
	} | rule 'kinds are known in their room' \
		"Only src/core/KIND/ and $kinds name a kind: others use its table of operations."
else
	say "no $kinds: where kinds are known is not checked"
fi

#
# join filters: the page's table of nodes, "| Node, … | through, … | yes |"
#
{
	awk '
		/^\t(NODE|SILENT)\(|^};/ {
			split(row, f, /[(,]/)
			promises = f[4] " "
			if (row ~ /NODE\(/ || promises ~ /KEEPS/)
				print tolower(f[2]) ":" (promises ~ /PASSES|KEEPS/ ? " through" : "") (promises ~ /KEEPS/ ? " kept" : "") \
					(promises ~ /AHEAD/ ? " ahead" : "") \
					(row ~ /GROUPS/ ? " groups" : "") (promises ~ /SCANS/ ? " conditions" : "") \
					(promises ~ / (PASSES|KEEPS|SCANS|HARMLESS) / ? " repeats" : promises ~ /[A-Z]/ ? "" : " volatile")
			row = ""
		}
		/^\t(NODE|SILENT)\(/ || row != "" {
			row = row $0
		}' src/pg/join/join_nodes.c | LC_ALL=C sort >"$tmp/nodes"
	awk -F' *[|] *' '
		/^\| node \|/ { table = 1; next }
		!/^\|/ { table = 0 }
		table && !/^\|-/ {
			sub(/, and all nodes.*/, "", $2)
			n = split(tolower($2), node, /, /)
			for (i = 1; i <= n; i++)
			{
				gsub(/ /, "", node[i])
				sub(/^nestedloop$/, "nestloop", node[i])
				sub(/^tablefunctionscan$/, "tablefuncscan", node[i])
				sub(/^(hash|group)aggregate$/, "agg", node[i])
				print node[i] ":" ($3 ~ /^through/ ? " through" : "") ($3 ~ /same rows each time/ ? " kept" : "") \
					($3 ~ /only to (a Sort|Sorts)/ ? " ahead" : "") \
					($3 ~ /grouping/ ? " groups" : "") ($3 ~ /its conditions/ ? " conditions" : "") \
					($4 ~ /^yes/ ? " repeats" : $4 ~ /volatile/ ? " volatile" : "")
			}
		}' src/pg/join/README.md | LC_ALL=C sort -u | diff "$tmp/nodes" -
} | rule 'src/pg/join/README.md knows what nodes do' \
	'Lines with <: the table in src/pg/join/join_nodes.c; with >: the one on the page.'

#
# join filters: what pages and comments say of prices follows from prices.h
#
perl -0777 -e '
	sub text { open my $in, "<", $_[0] or die "$_[0]: $!"; return scalar <$in> }
	my %p = map { text($_) =~ /#define (?:PRICE|ACCOUNT)_(\w+)\s+([\d.]+)/g } "src/pg/scan/prices.h", "src/pg/scan/account.h";
	my ($sort) = text("src/pg/join/join_nodes.c") =~ /NODE\(Sort,.*, (\d+)\)/;
	# of 100 rows, so many must have no match
	sub least { my ($price, $saved) = @_; my $n = 100 * $price / $saved; return int($n) + ($n > int($n)) }
	my $row = $p{HASH_VALUE} + $p{LOOKUP};
	my %n = (page => least($p{VALUE}, $p{ROW} + $row), sort => least($p{VALUE}, $p{ROW} + $row + $sort), row => least($p{VALUE}, $row),
		far => least($p{VALUE} + 100 * $p{WALK}, $p{ROW} + $row + 100 * $p{DEFORM}), numeric => least($p{CODE} + $p{HASH}, $p{HASH} + $p{LOOKUP}));
	my %m = map { $_ => 100 - $n{$_} } keys %n;
	for (["docs/join-filters.md", "at least $n{page} of 100 rows have no match; $n{sort}, if a sort is between scan and join; $n{row}, if it is probed row by row."],
		["docs/join-filters.md", "earns a filter " . (0 + $p{INCOME}) . " ns."], ["docs/join-filters.md", "at most " . (0 + $p{INCOME}) . " ns for each row"],
		["docs/join-filters.md", $p{CAP} / 1e6 . " ms more"], ["src/pg/scan/account.h", "earns a filter " . (0 + $p{INCOME}) . " ns."],
		["src/pg/join/join_cost.c", "fewer than $m{page} of 100 match, behind 100 columns of varying length if fewer than $m{far} do; and one by one if fewer than $m{row} do, numerics if fewer than $m{numeric}."])
	{
		my ($file, $words) = @$_;
		(my $text = text($file)) =~ s/[\s*>]+/ /g;
		print "$file: not: $words\n" if index($text, $words) < 0;
	}' | rule 'pages say what prices.h says' 'Change the page, or the price.'

#
# pg
#
for f in "${pg[@]}"; do
	first=$(grep -nE '^[[:space:]]*#[[:space:]]*include' "$f" | head -n 1)
	case $f in
		*.c) [[ $first = *'"postgres.h"'* ]] || echo "$f:$first" ;;
		*.h) grep -nE 'include.*"postgres\.h"' "$f" | sed "s|^|$f:|" || true ;;
	esac
done | rule 'pg files begin with postgres.h' 'First include of every .c, in no header.'

find_in 'PG_VERSION_NUM' "${pg[@]}" | grep -v '/compat\.h:' |
	rule 'server versions differ in compat.h alone' \
		'Give the newer spelling in compat.h to older servers, and use that.'

config=$(find_pg_config)
if [ ${#pg[@]} -gt 0 ] && [ -n "$config" ] && [ -e "$("$config" --includedir-server)/postgres.h" ]; then
	build=build/lint-pg$(pg_major "$config")
	{ build_extension "$config" "$build" COPT=-Werror 2>&1 || echo 'the build failed'; } |
		grep -v '^make' |
		rule 'the extension compiles without warnings' 'Mend the code rather than silence the compiler.'

	if [ -e "$build/ribbonfilter.so" ]; then
		nm -D --defined-only "$build/ribbonfilter.so" | awk '{ print $3 }' | sort -u >"$tmp/exported"

		grep -vxE '(rf|pgrf|pg_finfo_pgrf)_[a-z0-9_]+|Pg_magic_func|_PG_init|_init|_fini' "$tmp/exported" |
			rule 'exported symbols begin with pgrf_' 'Make it static, or give it the prefix: names of the server would win over ours.'

		sed -n 's/^pg_finfo_//p' "$tmp/exported" >"$tmp/functions"
		cat "${scripts[@]}" /dev/null | grep -oE "'pgrf_[a-z0-9_]+'" | tr -d "'" | sort -u >"$tmp/declared"
		comm -13 "$tmp/functions" "$tmp/declared" |
			rule 'declared functions exist' 'The install script names a C function that the library does not have.'
		comm -23 "$tmp/functions" "$tmp/declared" |
			rule 'functions are declared' 'No install script declares this C function: declare it, or remove it.'
	fi
	test/tools/plan.sh --circles 2>&1 |
		rule 'no file calls one that calls it' '"make plan" shows the floors: move what leads back to a file of its own.'
fi

#
# names
#
LC_ALL=C sort test/tools/typedefs.list >"$tmp/listed"
{
	LC_ALL=C comm -23 "$tmp/listed" "$tmp/words" | sed 's/$/: stale/'
	# types of the server, in what debuggers are told of the objects
	LC_ALL=C readelf --debug-dump=info "${build:-none}"/src/*/*.o "${build:-none}"/src/*/*/*.o 2>/dev/null |
		awk '/DW_TAG_/ { type = /DW_TAG_typedef/ } type && /DW_AT_name/ { print $NF }' |
		LC_ALL=C sort -u | LC_ALL=C comm -12 - "$tmp/words" |
		LC_ALL=C comm -23 - <({ cat "$tmp/listed"; our_typedefs; } | LC_ALL=C sort -u) | sed 's/$/: missing/'
} | rule 'typedefs.list names the types that C files use' \
	'The formatter lays out types by it: add or remove the name.'

# macros, members of enums and functions of headers that src defines, and that
# no code has a second time, be it a test's; NAME_##use is a macro for each use
# in the list of kinds
uses=$(sed -nE 's/^[[:space:]]*X\(.*, *([A-Z]+)\).*/\1/p' src/core/rf_kinds.h | sort -u | tr '\n' ' ')
sed -E 's/"([^"\\]|\\.)*"/""/g' "$tmp/code" | uses=$uses perl -ne '
	my ($place, $text) = /^([^:]*:\d+):(.*)/ or next;
	next if $text =~ /^\s*#\s*undef/;
	my $name;
	if ($text =~ s/^\s*#\s*define\s+(\w+)//) { $name = $1 }
	elsif ($text =~ /^(typedef )?enum[^;]*$/) { $enum = 1 }
	elsif ($enum && $text =~ s/^\s*([A-Z]\w*)\s*([=,]|$)//) { $name = $1 }
	elsif ($place =~ /\.h:/ && $text =~ s/^([a-z]\w*)\(//) { $name = $1 }
	$defined{$name} = $place if defined $name && $place =~ /^src/ && $name !~ /^(_|SH_|XXH_)|_H$/;
	$enum = 0 if $text =~ /}/;
	foreach my $stem ($text =~ /([A-Z][A-Z_0-9]*_)##use(?![a-z_])/g) { $used{"$stem$_"} = 1 foreach split " ", $ENV{uses} }
	$used{$_} = 1 foreach $text =~ /[A-Za-z_]\w*/g;
	END { print map { "$defined{$_}: $_\n" } grep { !$used{$_} } keys %defined }' | sort | rule 'no dead names' 'Remove what nothing uses.'

# functions that neither another object nor a test uses, nor SQL
if [ -s "$tmp/functions" ]; then
	for o in "${objects[@]}" "$build"/src/pg/*.o "$build"/src/pg/*/*.o; do
		nm --undefined-only "$o" | awk '{ print $2 }'
	done | cat - "$tmp/functions" <(grep '^test/' "$tmp/code" | words) | LC_ALL=C sort -u >"$tmp/used"
	for o in "${objects[@]}" "$build"/src/pg/*.o "$build"/src/pg/*/*.o; do
		nm --defined-only --extern-only "$o" |
			awk -v o="${o##*/}" '$2 == "T" && $3 !~ /^(pg_finfo_.*|Pg_magic_func|_PG_init)$/ { print $3, o }'
	done | LC_ALL=C sort | LC_ALL=C join -v 1 - "$tmp/used" | sed -E 's/(.*) (.*)\.o$/\2.c: \1/' |
		rule 'no function is extern for its own file alone' 'Make it static, or remove it.'
fi

#
# sql
#
version=$(extension_version)
{
	compgen -G "ribbonfilter--*$version.sql" >/dev/null || echo "no install script leads to version $version"
	! [ -e META.json ] || grep -q "\"version\": \"$version\.[0-9]*\"" META.json || echo "META.json: not version $version.x"
	! [ -e CHANGELOG.md ] || grep -qE "^## .*$version" CHANGELOG.md || echo "CHANGELOG.md: no heading for $version"
	# the distribution's version, in all files that have it
	dist=$(release_version)
	! [ -e debian/changelog ] || sed 1q debian/changelog | grep -qF "($dist-" || echo "debian/changelog: not version $dist"
	grep -qxE "Version:[[:space:]]+$dist" packaging/ribbonfilter.spec || echo "packaging/ribbonfilter.spec: not version $dist"
} | rule 'versions agree' 'default_version in ribbonfilter.control is what the others follow.'

if perl -MJSON::PP -e 1 2>/dev/null; then
	{ perl test/tools/check_meta.pl META.json 2>&1 || true; } |
		rule 'META.json is what PGXN takes' 'test/tools/check_meta.pl has the rules of its spec.'
else
	say 'no perl module JSON::PP: META.json not checked'
fi

if [ -e debian/control ]; then
	major=$(sed -nE 's/^Package: postgresql-([0-9]+)-.*/\1/p' debian/control)
	sed "s/PGVERSION/$major/" debian/control.in | diff -U0 debian/control - 2>&1 |
		rule 'debian/control is generated' 'Change debian/control.in, then "pg_buildext updatecontrol" on Debian unstable.'
fi

grep -v '^#' packaging/addresses | while read -r name address files; do
	for f in $files; do
		[[ $f = debian/* && ! -e debian ]] || grep -qF "$address" "$f" || echo "$f: not the $name $address"
	done
done | rule 'addresses are those of packaging/addresses' 'Change them there, then test/tools/release.sh addresses.'

if [ -e debian/libribbonfilter0.symbols ]; then
	tr '\n' ' ' <src/lib/ribbonfilter.h | grep -oE '\bRBF_EXPORT [^;]*\(' | grep -oE '\brbf_\w+\(' | tr -d '(' | LC_ALL=C sort |
		diff - <(sed -n 's/^ \(rbf_\w*\)@.*/\1/p' debian/libribbonfilter0.symbols | LC_ALL=C sort) | grep '^[<>]' |
		rule 'debian lists the symbols of the library' \
			'Lines with <: declared in ribbonfilter.h alone; with >: in debian/libribbonfilter0.symbols alone.'
fi

if [ -e debian/tests/control ]; then
	sed -n 's/^Tests://p' debian/tests/control | grep -oE '[^ ,]+' | LC_ALL=C sort |
		diff - <(find debian/tests -type f ! -name control -printf '%P\n' | LC_ALL=C sort) | grep '^[<>]' |
		rule 'each program in debian/tests is a test' \
			'Lines with <: "Tests:" in debian/tests/control names it; with >: it is there, and nobody runs it.'
fi

{ perl test/tools/generate_sql.pl ribbonfilter.sql.in VERSION="$version" 2>&1 || true; } |
	diff -U0 "ribbonfilter--$version.sql" - 2>&1 |
	rule 'the install script is generated' 'Change ribbonfilter.sql.in, then "make sql".'

# lines begin with < as listed, > as they are
perl test/tools/public_names.pl "ribbonfilter--$version.sql" src/pg/base/settings.c |
	diff test/tools/public_names.list - | grep '^[<>]' |
	rule 'public names are listed' \
		'After a release a name stays for ever: take it back, or change test/tools/public_names.list on purpose.'

for f in sql/*.sql; do
	f=$(basename "$f" .sql)
	[ -e "expected/$f.out" ] || echo "sql/$f.sql has no expected/$f.out"
done | rule 'SQL tests have an expected output' 'make check, read build/check/results, copy.'

# "guard: pays(), join_rules.drops: …": the condition in C that a case is for
sed -nE 's/^-- guard: //p' sql/*.sql | grep -oE '[A-Za-z_]+\(\)|[a-z_]+\.[a-z_]+' | tr '.' '\n' | tr -d '()' | LC_ALL=C sort -u |
	LC_ALL=C comm -23 - "$tmp/words" |
	rule 'guards name what is there' 'A case of an SQL test is for a function or a table in C: use its name.'

for f in expected/*.out; do
	f=$(basename "$f" .out)
	case $f in
		*_1) [ -e "sql/${f%_1}.sql" ] && tail -n 2 "expected/$f.out" | grep -q '^skipped: ' ;;
		*) [ -e "sql/$f.sql" ] ;;
	esac || echo "expected/$f.out has no sql/$f.sql, or does not say that it is skipped"
done | rule 'expected outputs have a test' 'One output for each test; _1.out only for "skipped: …" and \quit.'

# the last release before this commit, which may be one
if released=$(git describe --tags --abbrev=0 --match 'v[0-9]*' HEAD^ 2>/dev/null); then
	git diff --name-only --diff-filter=MDR "$released" -- 'ribbonfilter--*.sql' 'test/golden/*/dump.sql' |
		rule 'released scripts and dumps do not change' "Released in $released: write an update script, and raise default_version."
else
	say 'no tag of a release here: scripts and dumps not compared'
fi

# commits that no remote has; where there is none, those since this rule
if git rev-parse -q --verify HEAD >/dev/null 2>&1; then
	if [ -n "$(git remote)" ]; then
		new=(HEAD --not --remotes)
	else
		rule_since=$(git log -S'commits say what was done, and why' --format=%H -- test/tools/lint.sh | tail -n 1)
		new=(${rule_since:+"$rule_since..HEAD"})
	fi
	[ ${#new[@]} -eq 0 ] || git rev-list --no-merges "${new[@]}" | while read -r commit; do
		subject=$(git log -1 --format=%s "$commit")
		[ ${#subject} -le 72 ] && grep -qE '^([A-Z][a-z]+ed|Bound|Brought|Built|Chose|Cut|Drew|Found|Gave|Held|Kept|Left|Let|Made|Put|Read|Rebuilt|Rewrote|Ran|Said|Sent|Set|Split|Taught|Told|Took|Wrote) ' <<<"$subject" ||
			echo "${commit:0:9}: $subject"
		[ -n "$(git log -1 --format=%b "$commit")" ] || [ -z "$(git diff-tree --no-commit-id --name-only -r "$commit" -- src)" ] ||
			echo "${commit:0:9} changes src, and has no body"
	done | rule 'commits say what was done, and why' \
		'A subject of at most 72 characters that begins with a verb in the past tense; where src changes, an empty line and why.'
fi

#
# text
#
find_in '(^|[^:"])//' "${c_files[@]}" | grep -vE '^[^:]+:[0-9]+:.*(/\*|^ \*| \* ).*//' |
	rule 'no // comments' 'The formatter rewrites them: use /* */.'

for f in "${c_files[@]}" test/*/*.cc; do
	expand -t4 "$f" | LC_ALL=C awk -v f="$f" '
		{
			line = $0
			# characters, not bytes
			gsub(/[\200-\277]/, "", line)
			if (length(line) > 79 && (inside || line ~ /^ *\/\*/))
				print f ":" NR ": " length(line)
			gsub(/"([^"\\]|\\.)*"/, "", line)
			while (match(line, inside ? "[*]/" : "/[*]"))
			{
				line = substr(line, RSTART + 2)
				inside = !inside
			}
		}'
done | rule 'comments keep to 79 columns' 'Tabs count four.  The formatter leaves comments alone that begin a line.'

find_in '\b(TO''DO|FIX''ME|HA''CK)\b' "${text[@]}" |
	rule 'no unfinished business' 'Do it, or say in an issue what is left; a known limitation is marked XXX with its consequence.'

find_in '[[:space:]]$' "${text[@]}" |
	rule 'no trailing blanks' 'sed -i "s/[[:space:]]*$//" FILE'

for f in "${text[@]}"; do
	[ -z "$(tail -c 1 "$f")" ] || echo "$f"
done | rule 'files end with a newline' 'Add one.'

printf '%s\n' "${text[@]}" | grep '\.md$' | mapfile -t pages
{ perl test/tools/check_pages.pl "${pages[@]}" 2>&1 || true; } |
	rule 'links lead somewhere, figures are those of the results' 'test/tools/check_pages.pl says what a table of figures is.'

{ git ls-files --cached --others --exclude-standard test 2>/dev/null || find test -type f; } |
	while read -r f; do [ ! -f "$f" ] || echo "$f"; done | mapfile -t tests

longest()
{
	wc -l "$@" | awk '$2 != "total" && $1 > n { n = $1 } END { print n }'
}

sed 's/#.*//' test/tools/budget | while read -r name limit; do
	case $name in
		'') continue ;;
		readme_bytes) value=$(wc -c <README.md) ;;
		readme_first_sql) value=$(grep -n '^```sql' README.md | sed 's/:.*//;q') ;;
		pages_bytes) value=$(printf '%s\n' "${pages[@]}" | grep -v '^test/bench/results/' | xargs cat | wc -c) ;;
		page_bytes) value=$(printf '%s\n' "${pages[@]}" | grep -v '^test/bench/results/' | xargs wc -c | awk '$2 != "total" && $1 > n { n = $1 } END { print n }') ;;
		src_lines) value=$(cat "${core[@]}" "${pg[@]}" "${library[@]}" "${fronts[@]}" | wc -l) ;;
		test_lines) value=$(printf '%s\n' "${tests[@]}" | xargs cat | wc -l) ;;
		sql_objects) value=$(grep -cE '^CREATE ' "ribbonfilter--$version.sql") ;;
		public_names) value=$(grep -vcE '^(#|$)' test/tools/public_names.list) ;;
		folder_files) value=$(printf '%s\n' "${core[@]}" "${pg[@]}" | xargs -n 1 dirname | sort | uniq -c | awk '$1 > n { n = $1 } END { print n }') ;;
		src_file_lines) value=$(longest "${core[@]}" "${pg[@]}") ;;
		test_file_lines) value=$(longest test/*/*.c test/*/*.cc test/*/*.h test/*/*.pl test/*/*.pm test/*/*.sh) ;;
		src_columns) value=$(sed -E 's/"([^"\\]|\\.)*"/""/g' "${core[@]}" "${pg[@]}" "${library[@]}" "${fronts[@]}" | expand -t4 | awk 'length > n { n = length } END { print n }') ;;
		check_seconds) continue ;;	# check.sh compares
		*) value=unknown ;;
	esac
	[ "$value" != unknown ] && [ "$value" -le "$limit" ] || echo "$name: $value, limit $limit"
done | rule 'nothing outgrows its budget' 'test/tools/budget: take away elsewhere, or raise the limit and say why.'

printf '%s\n' "${text[@]}" | grep -E '\.sh$|^\.ci/run$' | mapfile -t shell
for f in "${shell[@]}"; do
	bash -n "$f" 2>&1
done | rule 'shell scripts parse' 'See the messages.'

if command -v shellcheck >/dev/null; then
	shellcheck -x -S warning -f gcc "${shell[@]}" 2>&1 |
		rule 'shellcheck has no warnings' 'See the messages.'
fi

python=
for p in python3 /usr/bin/python3; do
	[ -n "$python" ] || ! "$p" -c 'import yaml' 2>/dev/null || python=$p
done
if [ -d .github ] && [ -n "$python" ]; then
	sed -n 's/^\([a-z][a-z-]*\):.*/\1/p' Makefile src/clients.mk test/dev.mk | xargs "$python" test/tools/check_workflows.py 2>&1 |
		rule 'workflows call what there is' 'A step is one make target or script of ours; see test/tools/check_workflows.py.'
elif [ -d .github ]; then
	say 'no Python with yaml: workflows not checked'
fi

if command -v pg_bsd_indent >/dev/null; then
	{ test/tools/format.sh --check 2>&1 || true; } | sed -n 's/^--- //p' |
		rule 'C is laid out as in PostgreSQL' 'See "make format-check"; "make format" mends it.'
else
	say 'no pg_bsd_indent: layout not checked'
fi

print_count
