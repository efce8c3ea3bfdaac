#!/usr/bin/env bash
# setup.sh: install what a make target needs and this machine lacks.
#
#	setup.sh core|check|demo|lint|analyze|peers|clients|postgres|cross|simde|valgrind|fuzz|root
#
# core is a C compiler, make and xxhash.h, which all others take as well; what else
# they take is below.  Where releases of Debian lack a package, or it takes a
# password, some do without.
#
# Looks for things, not for packages: what was installed some other way
# counts.  When nothing is missing it does nothing, needs no privilege and
# takes no time.  On Debian and Ubuntu it installs the rest with apt-get, as
# root or through sudo, and prints the packages first; elsewhere it prints what
# is missing and fails.  PG_CONFIG selects the server; without one, the
# server that is installed, or else the distribution's default.
#
# No database cluster is created and no service of ours is started: the tests
# make their own servers and throw them away.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"

what=${1:-check}

# Missing things, in words for people, and as packages for apt-get.
words=() packages=()
missing()
{
	words+=("$1")
	shift
	packages+=("$@")
}

# need 'WORDS' 'PACKAGES' COMMAND…: what the command says is there, or is missing
need()
{
	local thing=$1 names=$2
	shift 2

	# shellcheck disable=SC2086 # several packages
	"$@" >/dev/null 2>&1 || missing "$thing" $names
}

# The same of what some releases do not package: not worth failing for
want()
{
	local thing=$1 name=$2
	shift 2

	"$@" >/dev/null 2>&1 || ! packaged "$name" || missing "$thing" "$name"
}

have()
{
	command -v "$1"
}

have_header()
{
	echo "#include <$1>" | ${CC:-cc} ${CPPFLAGS-} -E -
}

have_cxx_header()
{
	echo "#include <$1>" | ${CXX:-c++} ${CPPFLAGS-} -std=c++17 -x c++ -E -
}

have_cc()
{
	have "${CC:-cc}" || have gcc
}

have_cxx()
{
	have "${CXX:-c++}" || have g++
}

# Packages are for Debian's own python3, whatever the first on the PATH is.
python_has()
{
	python3 -c "import $1" || /usr/bin/python3 -c "import $1"
}

# Debian's perl-base, always there, has neither prove nor Test::More
have_prove()
{
	have prove && perl -MTest::More -e 1
}

listed()
{
	[ -n "$(apt-cache madison "$1" 2>/dev/null)" ]
}

# packaged PACKAGE: where package lists were never fetched, it is taken to exist.
packaged()
{
	have apt-cache >/dev/null && { listed "$1" || ! listed make; }
}

# Can packages be installed without asking for a password just now?
no_password()
{
	[ ${#words[@]} -gt 0 ] || [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null
}

need_core()
{
	need 'a C compiler' gcc have_cc
	need 'the C library headers' libc6-dev have_header stdio.h
	need make make have "${MAKE%% *}"
	need 'xxhash.h (xxHash 0.8 or later)' libxxhash-dev have_header xxhash.h
}

# The server that is selected, or the distribution's choice
need_server()
{
	local config major bindir

	config=$(find_pg_config)
	if [ -n "$config" ] && [ -x "$(command -v "$config")" ]; then
		major=$(pg_major "$config")
		bindir=$("$config" --bindir)
		# The server itself; pgbench comes with it.
		need "the PostgreSQL $major server" "postgresql-$major" test -x "$bindir/postgres" -a -x "$bindir/initdb" -a -x "$bindir/psql"
		need "the PostgreSQL $major server headers" "postgresql-server-dev-$major" \
			test -e "$("$config" --includedir-server)/postgres.h" -a -e "$("$config" --pgxs)"
	elif [[ $config =~ ^/usr/lib/postgresql/([0-9]+)/ ]]; then
		major=${BASH_REMATCH[1]}
		missing "PostgreSQL $major" "postgresql-$major" "postgresql-server-dev-$major"
	elif [ -n "$config" ]; then
		die "PG_CONFIG=$config: no such program"
	else
		missing 'a PostgreSQL server and its headers' postgresql-DEFAULT postgresql-server-dev-DEFAULT
	fi
}

need_perl()
{
	need 'perl with prove and Test::More' perl have_prove
	need 'the perl module IPC::Run' libipc-run-perl perl -MIPC::Run -e 1
}

# What lets tests of Python and its clients skip nothing
want_python()
{
	local python=${PYTHON:-/usr/bin/python3} name

	no_password || return 0
	for name in psycopg psycopg2 xxhash; do
		want "the Python module $name" "python3-$name" python_has "$name"
	done
	want Python python3 test -x "$python"
	for name in setuptools wheel pytest numpy; do
		want "the Python module $name" "python3-$name" "$python" -c "import $name"
	done
	want 'the headers of Python' python3-dev "$python" -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")'
}

# The compiler's package suggests its C library's alone.
need_cross()
{
	local library=libc6-dev-${CROSS_GCC%-linux-gnu}-cross

	library=${library/aarch64/arm64}
	library=${library/i686/i386}
	CC=$CROSS_GCC-gcc CPPFLAGS='' need "a C compiler for $CROSS_GCC" "gcc-$CROSS_GCC $library" have_header stdio.h
	need "$QEMU" qemu-user have "$QEMU"
}

need_core
case $what in
	core) ;;
	check) need_server; need_perl; want_python ;;
	demo)
		need_server
		for dict in american-english-insane:american-insane british-english-insane:british-insane ngerman:ngerman; do
			need "/usr/share/dict/${dict%:*}" "w${dict#*:}" test -e "/usr/share/dict/${dict%:*}"
		done
		;;
	lint)
		need_server
		for pair in pg_bsd_indent:pg-bsd-indent shellcheck:shellcheck; do
			! listed "${pair#*:}" || need "${pair%:*}" "${pair#*:}" have "${pair%:*}"
		done
		want 'the Python module yaml' python3-yaml python_has yaml
		;;
	analyze) for tool in gcc clang cppcheck; do need $tool $tool have $tool; done ;;
	peers)
		need 'a C++ compiler' g++ have_cxx
		need leveldb/filter_policy.h libleveldb-dev have_cxx_header leveldb/filter_policy.h
		need rocksdb/filter_policy.h librocksdb-dev have_cxx_header rocksdb/filter_policy.h
		need gnuplot gnuplot-nox have gnuplot
		;;
	clients)
		need 'GNU time' time test -x /usr/bin/time
		for pair in mawk:mawk gawk:gawk bloom:golang-github-dcso-bloom-cli; do
			want "${pair%:*}" "${pair#*:}" have "${pair%:*}"
		done
		want pandas python3-pandas /usr/bin/python3 -c 'import pandas'
		;;
	postgres)
		need_perl
		for tool in bison flex pkg-config; do need $tool $tool have $tool; done
		[ -n "${PGSRC-}" ] || need git git have git
		need ICU libicu-dev have_header unicode/ucol.h
		need zlib.h zlib1g-dev have_header zlib.h
		;;
	cross) need_cross ;;
	simde) need SIMDe libsimde-dev have_header simde/x86/avx512.h ;;
	valgrind) need valgrind valgrind have valgrind ;;
	# Its runtime is a package of its own, which clang only recommends.
	fuzz) need 'clang with libFuzzer' 'clang libclang-rt-dev' have_libfuzzer ;;
	root) need debootstrap 'debootstrap debian-archive-keyring' have debootstrap ;;
	*) die "unknown: $what (setup.sh has a list)" ;;
esac

[ ${#words[@]} -gt 0 ] || exit 0

say_missing()
{
	say "missing here: $(printf '%s; ' "${words[@]}" | sed 's/; $//')"
}

complain()
{
	{
		say_missing
		say "$1"
	} >&2
	exit 1
}

have apt-get >/dev/null || complain "install these and try again (README.md, Install)"

as_root=()
if [ "$(id -u)" -ne 0 ]; then
	have sudo >/dev/null || complain "as root: apt-get install ${packages[*]}"
	as_root=(sudo)
	# without a terminal, fail rather than wait for a password
	[ -t 0 ] || as_root=(sudo -n)
	"${as_root[@]}" true || complain "as root: apt-get install ${packages[*]}"
fi

log=$(mktemp)
cleanup()
{
	rm -f "$log"
	[ -z "${drop_in-}" ] || "${as_root[@]}" rm -f "$drop_in"
}
trap cleanup EXIT

apt()
{
	"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
		apt-get -q -y -o DPkg::Lock::Timeout=300 "$@" </dev/null >"$log" 2>&1
}

say_missing
say 'fetching package lists'
# The package lists may be older than the mirror, or never fetched.
apt update || { cat "$log" >&2; say 'apt-get update failed, going on with the lists at hand' >&2; }

default=$(apt-cache depends postgresql 2>/dev/null | sed -nE 's/.*Depends: postgresql-([0-9]+)$/\1/p' | head -n 1)
packages=("${packages[@]//DEFAULT/$default}")

# Installing a server package of Debian's also creates a cluster "main" and
# starts it, unless createcluster.conf says otherwise.  Say so, for as long as
# the installation takes.
if [[ " ${packages[*]} " =~ \ postgresql-[0-9] ]]; then
	drop_in=/etc/postgresql-common/createcluster.d/ribbonfilter-setup.conf
	"${as_root[@]}" mkdir -p "${drop_in%/*}"
	echo 'create_main_cluster = false' | "${as_root[@]}" tee "$drop_in" >/dev/null
fi

say "installing ${packages[*]}: a few minutes"
if ! apt install --no-install-recommends "${packages[@]}"; then
	cat "$log" >&2
	die "apt-get could not install: ${packages[*]}"
fi
