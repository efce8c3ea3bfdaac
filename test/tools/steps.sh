# shellcheck shell=bash
#
# steps.sh: a check that is a row of steps, each needing those before it.
# Sourced, not run.
#
# step NAME COMMAND… runs a step and keeps what it prints in $out/NAME.log; the
# end of that is shown if it fails, and the script ends.  finish ends it, with
# "N passed, N failed".  The script sets out, an empty directory.

# shellcheck disable=SC2154 # out: the script's

passed=0

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
		echo "$passed passed, 1 failed"
		exit 1
	fi
	passed=$((passed + 1))
	echo "ok     $step_name"
}

finish()
{
	echo "$passed passed, 0 failed"
}
