#!/usr/bin/env bash
# sqlsmith.sh: random SQL of the program sqlsmith, which knows the catalog but not
# what it means, over tables that have filters of all kinds.
#
#	SQLSMITH_TIME=600 SEED=1 sqlsmith.sh; "make sqlsmith" calls it
#
# Run by with_server.sh, whose server should have assertions; takes so many
# seconds.  A query's result is nobody's business here.  It fails on: a server
# process that dies, an assertion; warnings of leaks; internal errors (SQLSTATE
# XX…) that are raised in files of ours.  Those that the server's own files
# raise are shown, and do not count: sqlsmith finds some without the extension.
# The last line is "N passed, N failed"; a run in which too few of our functions
# were called has failed.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

# What with_server.sh has to be told.
if [ "${1-}" = --conf ]; then
	cat <<-'CONF'
		restart_after_crash = on
		log_error_verbosity = verbose
		log_min_messages = warning
		log_min_error_statement = error
		track_functions = all
		max_locks_per_transaction = 256
		max_worker_processes = 16
		max_parallel_workers_per_gather = 2
		parallel_setup_cost = 0
		parallel_tuple_cost = 0
		work_mem = 64kB
		jit = off
	CONF
	exit
fi

seconds=${SQLSMITH_TIME:-600}
seed=${SEED:-1}
log=$PGHOST/server.log

psql -X -q -v ON_ERROR_STOP=1 <<'SQL'
CREATE ROLE smith LOGIN;
GRANT CREATE ON SCHEMA public TO smith;
CREATE EXTENSION ribbonfilter;
DO $$ BEGIN
	EXECUTE format('GRANT CREATE ON DATABASE %I TO smith', current_database());
END $$;
ALTER ROLE smith SET statement_timeout = '1s';
ALTER ROLE smith SET session_preload_libraries = 'ribbonfilter';
ALTER ROLE smith SET ribbonfilter.join_filter = on;
ALTER ROLE smith SET ribbonfilter.join_filter_min_rows = 0;
ALTER ROLE smith SET temp_file_limit = '200MB';
SET ROLE smith;
-- keys of several types, and filters of each kind of them: as they are stored in
-- the row and beside it, a row each and many
CREATE TABLE keys AS
SELECT i AS id, i::int8 AS big, 'k' || i % 500 AS t, md5(i::text)::uuid AS u, i / 4.0 AS num, date '2000-01-01' + i AS d, ARRAY[i, i % 7] AS a,
	nullif(i % 10, 0)::int2 AS few
FROM generate_series(1, 2000) AS i;
CREATE INDEX ON keys (id);
CREATE TABLE more_keys AS SELECT * FROM keys WHERE id % 3 = 0;
DO $$
DECLARE
	kind record;
	key text;
	columns text := '';
	row_columns text := '';
BEGIN
	FOR kind IN SELECT regexp_replace(opcname, '_ops$', '') AS stem, to_regprocedure(format('%s_value(%s, anyelement)', regexp_replace(opcname, '_ops$', ''), opcintype::regtype)) IS NOT NULL AS map
		FROM pg_opclass JOIN pg_am AS m ON m.oid = opcmethod AND amname = 'btree'
		JOIN pg_depend AS d ON d.classid = 'pg_opclass'::regclass AND d.objid = pg_opclass.oid AND d.deptype = 'e'
		JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'ribbonfilter'
	LOOP
		FOREACH key IN ARRAY ARRAY['id', 't', 'u', 'num', 'a'] LOOP
			columns := columns || format(', %s_agg(%s%s) AS %1$s_of_%2$s', kind.stem, key, CASE WHEN kind.map THEN ', coalesce(few, 0)::bigint' END);
		END LOOP;
	END LOOP;
	EXECUTE 'CREATE TABLE filters AS SELECT few' || columns || ' FROM keys GROUP BY few';
	EXECUTE 'CREATE TABLE all_filters AS SELECT true AS b' || columns || ' FROM keys';
END $$;
CREATE VIEW probed AS SELECT keys.* FROM keys WHERE (SELECT ribbon_of_id FROM all_filters) @> id;
-- not those of the catalog, which sqlsmith reads first
ALTER TABLE keys SET (parallel_workers = 2);
ALTER TABLE more_keys SET (parallel_workers = 2);
ALTER TABLE filters SET (parallel_workers = 2);
RESET ROLE;
ANALYZE;
SQL

say "$seconds s, SEED=$seed, $(psql -XAt -c 'SHOW server_version'), assertions $(psql -XAt -c 'SHOW debug_assertions')"
end=$((SECONDS + seconds))
while [ "$SECONDS" -lt "$end" ]; do
	# ends when a server process died, too
	timeout "$((end - SECONDS))" sqlsmith --verbose --seed="$seed" --exclude-catalog \
		--target="host=$PGHOST port=$PGPORT user=smith dbname=$PGDATABASE" >>"$PGHOST/sqlsmith.log" 2>&1 || true
	seed=$((seed + 1))
	for _ in $(seq 100); do
		! psql -Xq -c 'SELECT 1' >/dev/null 2>&1 || break
		sleep 0.1
	done
done

# Internal errors, each with the place that raised it: "ours" or "server's".
internal_errors()
{
	awk -v ours="$(cd "$top/src" && find . -name '*.c' -printf '%f ')" '
		BEGIN { n = split(ours, files, " "); for (i = 1; i <= n; i++) is_ours[files[i]] = 1 }
		/ERROR:  XX/ { sub(/.*ERROR:  /, ""); gsub(/[0-9]+/, "N"); message = $0; next }
		message != "" && /LOCATION:  / {
			sub(/.*LOCATION:  /, "")
			file = $0; sub(/.*, /, "", file); sub(/:.*/, "", file)
			count[(file in is_ours ? "ours" : "server") ": " message " (" $0 ")"]++
			message = ""
		}
		END { for (m in count) print count[m] " " m }' "$log" | sort -rn
}

# judge WHAT LINES: a property, and what speaks against it
judge()
{
	if [ -z "$2" ]; then
		count 1 0 0
		return
	fi
	count 0 1 0
	printf '\n%s:\n%s\n' "$1" "$2" | head -n 40
}

errors=$(internal_errors)
judge 'server processes died' "$(grep -E 'TRAP:|PANIC:|terminated by signal|exited with exit code ([2-9]|1[0-9])' -A 3 "$log" || true)"
judge 'leaks' "$(grep -E 'WARNING: .*(leak|not closed|still referenced|problem in alloc set|not freed)' -A 2 "$log" || true)"
judge 'internal errors of ours' "$(grep -E '^[0-9]+ ours' <<<"$errors" || true)"
calls=$(psql -XAt -F ' ' <<'SQL'
SELECT count(*), coalesce(sum(calls), 0)
FROM pg_stat_user_functions AS f
JOIN pg_depend AS d ON d.classid = 'pg_proc'::regclass AND d.objid = funcid AND d.deptype = 'e'
JOIN pg_extension AS e ON d.refobjid = e.oid AND extname = 'ribbonfilter'
SQL
)
judge 'hardly any function of ours was called' "$([ "${calls% *}" -ge 20 ] || echo "${calls% *}")"

printf '\ninternal errors of the server:\n%s\n' "$(grep -E '^[0-9]+ server' <<<"$errors" || echo none)"
say "functions of ours that were called: ${calls% *}, times: ${calls#* }; queries: $(grep -oE 'queries: [0-9]+' "$PGHOST/sqlsmith.log" | tail -n 1)"
[ "$failed" -eq 0 ] || tail -n 5 "$PGHOST/sqlsmith.log"
[ "$failed" -eq 0 ] || cp "$log" "${SQLSMITH_LOG:-/dev/null}" || true
print_count
