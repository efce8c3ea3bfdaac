#!/usr/bin/env bash
# image_check.sh: run the Dockerfile where there is no Docker, and create the
# extension in what comes out; "make image-check".
#
#	image_check.sh [SUITE [MAJOR]]
#
# The image postgres:MAJOR is stood for by a pristine root of Debian SUITE
# (default trixie) with its own PostgreSQL of that version (default: what the
# suite has).  Instructions that are known are ARG, FROM, RUN, LABEL, and
# COPY of directories; any other is an error.  From the root of the last stage it is
# told which files are new, and a server there creates the extension and uses
# it.  What the context has is what the last commit has, less .dockerignore.
#
# Ends with "N passed, N failed", steps: one for each RUN, COPY and LABEL.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=pristine_root.sh
. "$(dirname "$0")/pristine_root.sh"
cd "$top"

suite=${1:-trixie}
major=${2-}
begin_with_commit "image/$suite"

# What docker would send: nothing that .dockerignore leaves out.
context()
{
	local pattern

	mkdir "$out/context"
	git archive HEAD | tar -C "$out/context" -xf -
	grep -vE '^(#|$)' .dockerignore | while read -r pattern; do
		case $pattern in
			*[*?!/]*) echo ".dockerignore: $pattern: only names are known here"; return 1 ;;
			*) rm -rf "${out:?}/context/$pattern" ;;
		esac
	done
}

server()
{
	install_server_in_root "$major" "postgresql-$major"
}

# instructions: the Dockerfile's, one a line, without comments
instructions()
{
	sed -E '/^[[:space:]]*(#|$)/d' Dockerfile | sed -E ':a; /\\$/ { N; s/\\\n[[:space:]]*/ /; ba; }'
}

# expand TEXT: with the arguments of the stage in place of ${NAME}
expand()
{
	local text=$1 arg

	for arg in "${!args[@]}"; do
		text=${text//\$\{$arg\}/${args[$arg]}}
	done
	[[ $text != *\$\{* ]] || die "not an ARG of this stage: $text"
	echo "$text"
}

run()
{
	in_root env "${variables[@]}" sh -ec "$1"
}

# copy [--from=STAGE] DIRECTORY DIRECTORY
copy()
{
	local from=$out/context

	if [[ $1 = --from=* ]]; then
		from=${stages[${1#--from=}]?}
		shift
	fi
	[ $# -eq 2 ] || die "COPY $*: one directory, and where to"
	[ -d "$from/$1" ] || die "COPY $1: no directory"
	[[ $2 = /* ]] || die "COPY $1 $2: not a full path"
	mkdir -p "$root/$2"
	cp -R "$from/$1/." "$root/$2/"
}

# labels KEY="VALUE"…: those that registries show, each with a value
labels()
{
	xargs -n 1 <<<"$1" | sed -nE 's/^org\.opencontainers\.image\.([a-z]+)=.+/\1/p' | LC_ALL=C sort |
		diff <(printf '%s\n' description licenses source title) -
}

files_of()
{
	(cd "$1" && find . -xdev \( -type f -o -type l \) ! -path './var/log/*' | LC_ALL=C sort)
}

# what the image has that the one it is based on has not
new_files()
{
	LC_ALL=C comm -13 "$out/base.txt" <(files_of "$root") >"$out/new.txt"
	{
		printf './usr/%s\n' "lib/postgresql/$major/lib/plugins/ribbonfilter.so" "lib/postgresql/$major/lib/ribbonfilter.so" share/doc/ribbonfilter/LICENSE
		printf "./usr/share/postgresql/$major/extension/%s\n" ribbonfilter--*.sql ribbonfilter.control
	} | diff - "$out/new.txt"
}

try()
{
	in_root_as postgres sh -ec '
		bin=/usr/lib/postgresql/$0/bin
		data=$(mktemp -d)
		"$bin/initdb" -D "$data" -A trust -N >/dev/null
		"$bin/pg_ctl" -D "$data" -w -l "$data/log" -o "-k $data -c listen_addresses=" start ||
			{ cat "$data/log"; exit 1; }
		"$bin/psql" -h "$data" -d postgres -X -v ON_ERROR_STOP=1 -c "CREATE EXTENSION ribbonfilter" \
			-c "SELECT bool_and(f @> i) FROM (SELECT ribbon_agg(i) FROM generate_series(1, 1000) AS i) AS r (f), generate_series(1, 1000) AS i" \
			-At >"$data/answer" && cat "$data/answer"
		"$bin/pg_ctl" -D "$data" -m fast -w stop
		[ "$(tail -n 1 "$data/answer")" = t ]' "$major"
}

step context context

make_root "$suite"
base=$root
[ -n "$major" ] || major=$(default_major)
echo "== the Dockerfile, with PostgreSQL $major of Debian $suite"
step server server
files_of "$base" >"$out/base.txt"

# those before the first FROM are for FROM alone, until a stage asks for them
declare -A global=() args=() stages=()
variables=() stage='' n=0
while read -r word rest; do
	case $word in
		ARG)
			arg=${rest%%=*}
			if [ -z "$stage" ]; then
				global[$arg]=$([[ $arg = PG_MAJOR ]] && echo "$major" || echo "${rest#*=}")
			else
				args[$arg]=${global[$arg]-${rest#*=}}
				variables+=("$arg=${args[$arg]}")
			fi
			;;
		FROM)
			args=()
			for arg in "${!global[@]}"; do args[$arg]=${global[$arg]}; done
			rest=$(expand "$rest")
			[ "${rest%% *}" = "postgres:$major" ] || die "FROM $rest: not postgres:$major"
			args=() variables=()
			stage=${rest##* }
			copy_root "$base"
			stages[$stage]=$root
			;;
		RUN) step "run-$((n += 1))" run "$rest" ;;
		COPY) read -ra words <<<"$(expand "$rest")"; step "copy-$((n += 1))" copy "${words[@]}" ;;
		LABEL) step "labels-$((n += 1))" labels "$rest" ;;
		*) die "$word is not known here" ;;
	esac
done < <(instructions)
step new-files new_files
step try try
print_count
