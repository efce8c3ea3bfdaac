# shellcheck shell=bash
#
# tmp_root.sh: PostgreSQL and the extension in a directory of their own.
# Sourced, not run; brings common.sh with it.
#
# make_tmp_root builds the extension for the selected server, copies the
# server's programs, libraries and shared files under a temporary directory,
# and installs the extension there.  PostgreSQL finds its files relative to
# its programs, so the copy works where it is, nothing is installed
# system-wide and no right to do so is needed.  (The programs must be copies:
# a link would be resolved, and lead back to the original.)
#
# It sets
#	root		the directory: short, since socket paths must fit 107 bytes
#	bin			the copied programs
#	build		where the extension was built
#	work		a copy of sql/, expected/, test/, docs/ and README.md, and of COPY_TOO,
#				if that is set
#	pgxs_test	where pg_regress and the TAP modules are
#	major		the server's major version
# and everything under root is removed, and servers there are stopped, when
# the script ends.  (A script with an EXIT trap of its own calls
# remove_tmp_root there.)
#
# initdb and postgres refuse to run as root.  There, as_owner runs a command
# as the user postgres (or nobody, where there is none), who may not be able
# to read the checkout: hence the copy in $work.  For any other user as_owner
# just runs it.

# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

owner=
if [ "$(id -u)" -eq 0 ]; then
	owner=postgres
	id -u postgres >/dev/null 2>&1 || owner=nobody
fi

as_owner()
{
	if [ -n "$owner" ]; then
		runuser -u "$owner" -- "$@"
	else
		"$@"
	fi
}

root=
remove_tmp_root()
{
	local pid_file

	[ -n "$root" ] || return 0
	while IFS= read -r pid_file; do
		as_owner "$bin/pg_ctl" -D "${pid_file%/*}" -m immediate -w stop >/dev/null 2>&1 || true
	done < <(find "$root" -name postmaster.pid 2>/dev/null)
	# a server that is being stopped may still write
	rm -rf "$root" 2>/dev/null || { sleep 1; rm -rf "$root" || true; }
	root=
}

trap remove_tmp_root EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# copy_server PG_CONFIG: the server's programs and shared files, with the
# extension built for it, under $root.  Several majors keep to directories of
# their own there, as they do on the machine.
copy_server()
{
	local config=$1 dir

	for dir in "$("$config" --bindir)" "$("$config" --pkglibdir)" "$("$config" --sharedir)"; do
		mkdir -p "$root$dir"
		tar -C "$dir" -cf - --exclude=./pgxs --exclude=./bitcode --exclude="./extension/ribbonfilter*" . |
			tar -C "$root$dir" -xf -
	done
	# one built from source has its own libpq, which a newer psql needs
	dir=$("$config" --libdir)
	if [[ $("$config" --bindir) = "${dir%/*}/bin" ]] && [ ! -e "$root$dir/libpq.so" ]; then
		mkdir -p "$root$dir"
		cp -P "$dir"/libpq.* "$root$dir/"
	fi

	# one directory for each major version; in someone else's checkout, none
	build=$top/build/pg$(pg_major "$config")
	if ! mkdir -p "$build" 2>/dev/null || ! [ -w "$build" ]; then
		build=$root/build/pg$(pg_major "$config")
	fi
	build_extension "$config" "$build" || die "the extension does not build for $config"
	"$MAKE" -s --no-print-directory -C "$build" -f "$top/Makefile" \
		PG_CONFIG="$config" with_llvm="$with_llvm" DESTDIR="$root" install >/dev/null
}

make_tmp_root()
{
	local config dir

	config=$(find_pg_config)
	[ -n "$config" ] || die 'no pg_config found'
	# shellcheck disable=SC2034 # for the script that sources this
	major=$(pg_major "$config")
	# shellcheck disable=SC2034 # likewise
	pgxs_test=$(cd "$(dirname "$("$config" --pgxs)")/../test" && pwd)

	root=$(mktemp -d /tmp/rf.XXXXXX)
	bin=$root$("$config" --bindir)
	work=$root/work

	copy_server "$config"

	# a server may be installed below directories of these names
	mkdir -p "$work" "$root/home"
	for dir in sql expected test docs README.md ${COPY_TOO-}; do
		[ ! -e "$top/$dir" ] || cp -R "$top/$dir" "$work/"
	done
	[ -z "$owner" ] || chown -R "$owner" "$root"

	# Nothing of the user's (.psqlrc, .pgpass, PGHOST) reaches the tests.
	for dir in $(compgen -e | grep '^PG' | grep -v '^PG_CONFIG$'); do
		unset "$dir"
	done
	export HOME=$root/home PATH=$bin:$PATH PG_CONFIG=$config LC_ALL=C
	# a server built from source finds libpq through its original path or here
	LD_LIBRARY_PATH=$("$config" --libdir)${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
	export LD_LIBRARY_PATH
	cd "$work" || exit
}
