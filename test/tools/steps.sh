# shellcheck shell=bash
#
# steps.sh: a check that is a row of steps, each needing those before it.
# Sourced after common.sh, not run.
#
# begin DIRECTORY empties build/DIRECTORY, which is $out then.  step NAME COMMAND…
# runs a step and keeps what it prints in $out/NAME.log; the end of that is shown
# if it fails, and the script ends.  It ends with print_count.

# shellcheck disable=SC2154 # top: of common.sh
begin()
{
	out=$top/build/$1
	rm -rf "$out"
	mkdir -p "$out"
}

# The same for a check of what the last commit has.
begin_with_commit()
{
	begin "$1"
	git -C "$top" diff --quiet HEAD || say 'the last commit is taken, without the changes since' >&2
}

step()
{
	local step_name=$1 step_status
	shift

	# not "if (…)", which would go on after what fails inside
	set +e
	(
		set -e
		"$@"
	) </dev/null >"$out/$step_name.log" 2>&1
	step_status=$?
	set -e
	if [ "$step_status" -ne 0 ]; then
		echo "FAILED $step_name"
		tail -n 60 "$out/$step_name.log"
		count 0 1 1
		print_count || exit
	fi
	count 1 0 0
	echo "ok     $step_name"
}
