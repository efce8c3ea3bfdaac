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
# SERVER_CONF adds lines to postgresql.conf.  SERVER_DATA names a directory
# that keeps the databases: it is made if need be, and taken as it is if a
# server of the same major version left it, with whatever build of the
# extension.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=tmp_root.sh
. "$(dirname "$0")/tmp_root.sh"

[ $# -gt 0 ] || die 'usage: with_server.sh COMMAND [ARGUMENT…]'
make_tmp_root

export PGDATA=${SERVER_DATA:-$root/data}
mkdir -p "$PGDATA"
[ -z "$owner" ] || chown "$owner" "$PGDATA"
if [ ! -e "$PGDATA/PG_VERSION" ]; then
	as_owner initdb -U postgres -A trust -N --no-locale -E UTF8 >"$root/initdb.log" 2>&1 ||
		{ cat "$root/initdb.log" >&2; die 'initdb failed'; }
fi
# overwritten, in a directory that is kept: each run has settings of its own
cat >"$PGDATA/postgresql.auto.conf" <<CONF
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
[ -z "${SERVER_DATA-}" ] ||
	trap 'as_owner pg_ctl -s -w -m fast stop || true; remove_tmp_root' EXIT
as_owner "$@"
