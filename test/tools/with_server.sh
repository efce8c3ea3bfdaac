#!/usr/bin/env bash
# with_server.sh: run a command against a throwaway server.
#
#	with_server.sh COMMAND [ARGUMENT…]
#
# The server has the extension's files, built from this checkout; the command
# runs in a copy of sql/, expected/, test/ and docs/, with the server's programs
# first on the PATH and PGHOST, PGPORT, PGUSER and PGDATABASE set: a superuser
# of an empty database.  Run as root, server and command become the user
# postgres.  Afterwards nothing is left.  Exit status: the command's.
#
# Settings are the server's defaults except that nothing is forced to disk;
# SERVER_CONF adds lines to postgresql.conf.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=tmp_root.sh
. "$(dirname "$0")/tmp_root.sh"

[ $# -gt 0 ] || die 'usage: with_server.sh COMMAND [ARGUMENT…]'
make_tmp_root

export PGDATA=$root/data
as_owner initdb -U postgres -A trust -N --no-locale -E UTF8 >"$root/initdb.log" 2>&1 ||
	{ cat "$root/initdb.log" >&2; die 'initdb failed'; }
cat >>"$PGDATA/postgresql.conf" <<CONF
listen_addresses = ''
unix_socket_directories = '$root'
fsync = off
full_page_writes = off
synchronous_commit = off
${SERVER_CONF-}
CONF

# for the server, too, which postgres_fdw leads back to it
export PGHOST=$root PGPORT=5432 PGUSER=postgres PGDATABASE=postgres
as_owner pg_ctl -w -s -l "$root/server.log" start ||
	{ cat "$root/server.log" >&2; die 'the server did not start'; }
as_owner "$@"
