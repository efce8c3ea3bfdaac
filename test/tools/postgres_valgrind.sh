#!/bin/sh
# postgres_valgrind.sh: stands for the server's program while tests run;
# valgrind_sql.sh puts it beside the real one, as check.sh does by WRAPPER.
#
# A server runs under valgrind, with all its processes; what makes a cluster,
# or only prints something, does not.
real=$(dirname "$0")/postgres.bin
case ${1-} in
	-D) ;;
	*) exec "$real" "$@" ;;
esac
exec valgrind -q --trace-children=yes --leak-check=no --num-callers=40 \
	--error-markers=BEGIN-ERROR,END-ERROR --log-file="$VALGRIND_LOGS/%p.log" "$real" "$@"
