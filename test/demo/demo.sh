#!/usr/bin/env bash
# demo.sh: the filters at work on word lists and a pgbench database.
#
# Run by "make demo", which starts the server that the PG* variables name.
# Everything shown is measured while you look.  The exit status is 0 only if
# every query with a filter gave the very rows of the query without, and no
# filter had a false negative.
#
# DEMO_SCALE is the scale of the pgbench database, 100,000 accounts each
# (default 20).
set -euo pipefail

dir=$(dirname "$0")
scale=${DEMO_SCALE:-20}
log=$(mktemp)
finish()
{
	[ $? -eq 0 ] || echo 'demo: FAILED'
	rm -f "$log"
}
trap finish EXIT

sql()
{
	psql -X -q -v ON_ERROR_STOP=1 -P columns=79 "$@"
}

title()
{
	printf '%s\n%s\n' "$1" "${1//?/=}"
}

title "ribbonfilter on PostgreSQL $(sql -At -c 'SHOW server_version')"
echo "making a pgbench database of scale $scale, loading word lists ..."
pgbench -i -q -s "$scale" >"$log" 2>&1 || { cat "$log"; exit 1; }
sql -f "$dir/setup.sql"
echo

title '(a) A join, prefiltered by a selective dimension'
sql -f "$dir/join.sql"
title '(b) An anti-join: the new rows of a load'
sql -f "$dir/antijoin.sql"
title '(c) One filter for each partition: where can a key be?'
sql -f "$dir/partitions.sql"
title '(d) Joins that drop rows at the scan by themselves'
sql -f "$dir/join_filter.sql"
title 'Summary'
sql -f "$dir/summary.sql"
cat <<'NEXT'
Next, to paste: docs/prefilter-join.md for (a), docs/load-new-rows.md for (b),
docs/partitions.md for (c), docs/join-filters.md for (d); others: docs/README.md
NEXT
# a key or a row that was lost would have ended the demonstration
sql -At -c "SELECT format('demo: %s queries ran %s to %s times as fast with a filter; no row was lost, no key was missed',
	count(*), round(min(exact_ms / filter_ms)::numeric, 1), round(max(exact_ms / filter_ms)::numeric)) FROM demo.measured"
