#!/bin/sh
# postgres_valgrind.sh: stands for the server's program while tests run;
# valgrind_sql.sh puts it beside the real one, as check.sh does by WRAPPER.
#
# A server runs under valgrind, with all its processes; what makes a cluster,
# or only prints something, does not.  All append to one log, where each line has
# its process: a log for each would be lost when its number comes again.
real=$(dirname "$0")/postgres.bin
case ${1-} in
	-D) ;;
	*) exec "$real" "$@" ;;
esac
exec 9>>"$VALGRIND_LOGS/log"
exec valgrind --trace-children=yes --leak-check=no --num-callers=40 \
	--error-limit=no --error-markers=BEGIN-ERROR,END-ERROR --log-fd=9 "$real" "$@"
