#!/usr/bin/env bash
# plan.sh: print which file calls which, as floors of a house.
#
#	plan.sh [--circles]
#
# A room is a source and its header: foo.c and foo.h.  An arrow leads from
# room A to room B if a function or a table of A calls a function or uses an
# object that B defines.  Floor 0 calls nobody, floor N calls lower floors
# only.  With --circles prints only the rooms that call each other, directly
# or not: there should be none, and "make lint" says so.  Macros and types
# are not looked at.  src/core and src/pg are two houses.
#
# Read from relocations, in objects that are compiled without optimization, a
# section for each function: so a call in an inline function is one from the
# header that it stands in.
set -euo pipefail
shopt -s nullglob
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
cd "$top"

circles=
[ "${1-}" != --circles ] || circles=yes

config=$(find_pg_config)
[ -n "$config" ] || die 'no pg_config found'
build=build/plan-pg$(pg_major "$config")
build_extension "$config" "$build" with_llvm=no \
	COPT='-O0 -w -Dalways_inline=unused -fno-inline -ffunction-sections -fdata-sections -fno-lto'

for house in core pg; do
	[ -n "$circles" ] || printf '%s\n' "src/$house"
	{
		# functions that headers define: name, room
		awk '/^[a-z][a-z0-9_]*\(/ {
				name = room = FILENAME
				sub(/\(.*/, "", $0); gsub(/.*\/|\.h$/, "", room)
				print "inline", $0, room
			}' "src/$house"/*.h "src/$house"/*/*.h
		for object in "$build/src/$house"/*.o "$build/src/$house"/*/*.o; do
			room=$(basename "$object" .o)
			nm --defined-only --extern-only "$object" | awk -v room="$room" '{ print "extern", $3, room }'
			LC_ALL=C readelf -rW "$object" | awk -v room="$room" '
				/^Relocation section/ {
					from = $3
					gsub(/^.\.rela?(\.text|\.data\.rel\.ro\.local|\.data\.rel\.ro|\.data|\.rodata)?\.|.$/, "", from)
					next
				}
				$5 != "" && $1 ~ /^[0-9a-f]+$/ {
					to = $5
					sub(/^\.[a-z.]*\./, "", to); sub(/@.*/, "", to)
					print "use", from, to, room
				}'
		done
	} | awk -v circles="$circles" '
		$1 == "inline" { inline[$2] = $3; room[$3] = 1 }
		$1 == "extern" { defined[$2] = $3; room[$3] = 1 }
		$1 == "use" { use[$0] = 1 }
		END {
			for (line in use)
			{
				split(line, f, " ")
				from = f[2] in inline ? inline[f[2]] : f[4]
				to = f[3] in inline ? inline[f[3]] : f[3] in defined ? defined[f[3]] : from
				room[from] = 1
				if (from != to && !((from, to) in arrow))
				{
					arrow[from, to] = reach[from, to] = 1
					narrows++
				}
			}
			for (k in room)
				for (i in room)
					for (j in room)
						if (reach[i, k] && reach[k, j])
							reach[i, j] = 1

			# a room is one floor above the highest that it calls; rooms of a
			# circle share one
			for (changed = 1; changed;)
			{
				changed = 0
				for (i in room)
					for (j in room)
						if (reach[i, j])
						{
							above = floor[j] + (reach[j, i] ? 0 : 1)
							if (floor[i] < above)
							{
								floor[i] = above
								changed = 1
							}
						}
			}
			for (i in room)
			{
				nrooms++
				if (floor[i] > highest)
					highest = floor[i]
				if (!reach[i, i] || i in seen)
					continue
				circle = ""
				for (j in room)
					if (reach[i, j] && reach[j, i])
					{
						seen[j] = 1
						for (k in room)
							if (arrow[j, k] && reach[k, i])
								circle = circle " " j "->" k
					}
				ncircles++
				if (circles)
					print "circle:" circle
				else
					found[ncircles] = circle
			}
			if (circles)
				exit
			for (n = highest; n >= 0; n--)
			{
				line = ""
				for (i in room)
					if (floor[i] + 0 == n)
						line = line " " i
				printf "  floor %d:%s\n", n, line
			}
			for (n = 1; n <= ncircles; n++)
				print "  circle:" found[n]
			printf "  %d rooms, %d floors, %d arrows, %d circles\n",
				nrooms, highest + 1, narrows, ncircles
		}'
done
