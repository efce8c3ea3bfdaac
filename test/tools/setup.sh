#!/usr/bin/env bash
# setup.sh: install what a make target needs and this machine lacks.
#
#	setup.sh core|check|demo|lint|analyze|peers|clients|postgres|cross|simde|valgrind|fuzz|root
#
#	core	a C compiler, make, xxhash.h: the unit tests, the benchmark
#	check	+ a PostgreSQL server, its headers, perl with IPC::Run; psycopg and
#			xxhash for Python and what its module is built and tested with, if
#			they are packaged
#	demo	+ a PostgreSQL server, its headers, word lists
#	lint	+ the server headers; pg_bsd_indent, shellcheck, Python's yaml if they
#			are packaged
#	analyze	+ clang, cppcheck
#	peers	+ LevelDB, RocksDB, a C++ compiler, gnuplot: what the benchmark compares
#	clients	+ GNU time, mawk, gawk, pandas, a Bloom filter in Go: what the command and
#			the Python module are compared with, if they are packaged
#	postgres	+ what PostgreSQL is built with from the sources of a branch
#	cross	+ the compiler $CROSS_GCC-gcc with its C library, and $QEMU if that is set
#	simde	+ SIMDe: AVX-512 for machines without it
#	valgrind	+ valgrind
#	fuzz	+ a clang with libFuzzer, $FUZZ_CC
#	root	debootstrap, to make a root directory of a release of Debian
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
case $what in
	core | check | demo | lint | analyze | peers | clients | postgres | cross | simde | valgrind | fuzz | root) ;;
	*) die "unknown: $what (core, check, demo, lint, analyze, peers, clients, postgres, cross, simde, valgrind, fuzz or root)" ;;
esac

# Missing things, in words for people, and as packages for apt-get.
words=() packages=()
missing()
{
	words+=("$1")
	shift
	packages+=("$@")
}

have()
{
	command -v "$1" >/dev/null 2>&1
}

have_header()
{
	echo "#include <$1>" | ${CC:-cc} ${CPPFLAGS-} -E - >/dev/null 2>&1
}

have_cxx_header()
{
	echo "#include <$1>" | ${CXX:-c++} ${CPPFLAGS-} -std=c++17 -x c++ -E - >/dev/null 2>&1
}

need_core()
{
	have "${CC:-cc}" || have gcc || missing 'a C compiler' gcc
	have_header stdio.h || missing 'the C library headers' libc6-dev
	have "${MAKE%% *}" || missing make make
	have_header xxhash.h || missing 'xxhash.h (xxHash 0.8 or later)' libxxhash-dev
}

# The server of $major, or of the distribution's choice while $major is empty.
need_server()
{
	local config bindir

	config=$(find_pg_config)
	major=
	if [ -n "$config" ] && [ -x "$(command -v "$config")" ]; then
		major=$(pg_major "$config")
		bindir=$("$config" --bindir)
		# The server itself; pgbench comes with it.
		if ! [ -x "$bindir/postgres" ] || ! [ -x "$bindir/initdb" ] || ! [ -x "$bindir/psql" ]; then
			missing "the PostgreSQL $major server" "postgresql-$major"
		fi
		if ! [ -e "$("$config" --includedir-server)/postgres.h" ] || ! [ -e "$("$config" --pgxs)" ]; then
			missing "the PostgreSQL $major server headers" "postgresql-server-dev-$major"
		fi
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
	# Debian's perl-base, always there, has neither prove nor Test::More
	if ! have prove || ! perl -MTest::More -e 1 2>/dev/null; then
		missing 'perl with prove and Test::More' perl
	fi
	perl -MIPC::Run -e 1 2>/dev/null || missing 'the perl module IPC::Run' libipc-run-perl
}

need_words()
{
	[ -e /usr/share/dict/american-english-insane ] || missing /usr/share/dict/american-english-insane wamerican-insane
	[ -e /usr/share/dict/british-english-insane ] || missing /usr/share/dict/british-english-insane wbritish-insane
	[ -e /usr/share/dict/ngerman ] || missing /usr/share/dict/ngerman wngerman
}

# What lets lint say more but is not worth failing for: some releases lack a
# package, and other systems than Debian may lack the program.
need_linters()
{
	local pair

	for pair in pg_bsd_indent:pg-bsd-indent shellcheck:shellcheck; do
		have "${pair%:*}" || ! have apt-cache ||
			[ -z "$(apt-cache madison "${pair#*:}" 2>/dev/null)" ] ||
			missing "${pair%:*}" "${pair#*:}"
	done
	python3 -c 'import yaml' 2>/dev/null || /usr/bin/python3 -c 'import yaml' 2>/dev/null || ! packaged python3-yaml ||
		missing 'the Python module yaml' python3-yaml
}

# Can packages be installed without asking for a password just now?
no_password()
{
	[ ${#words[@]} -gt 0 ] || [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null
}

# packaged PACKAGE: where package lists were never fetched, it is taken to exist.
packaged()
{
	have apt-cache &&
		{ [ -n "$(apt-cache madison "$1" 2>/dev/null)" ] || [ -z "$(apt-cache madison make 2>/dev/null)" ]; }
}

# What lets 014_clients.pl skip nothing; not worth a password or a failure.
# Packages are for Debian's own python3, whatever the first on the PATH is.
need_clients()
{
	local pair

	no_password || return 0
	for pair in psycopg:python3-psycopg psycopg2:python3-psycopg2 xxhash:python3-xxhash; do
		python3 -c "import ${pair%:*}" 2>/dev/null || /usr/bin/python3 -c "import ${pair%:*}" 2>/dev/null ||
			! packaged "${pair#*:}" || missing "the Python module ${pair%:*}" "${pair#*:}"
	done
}

# What "make python" and 024_python.pl take; likewise, but for the one python3
# that Debian's packages are for.
need_python()
{
	local python=${PYTHON:-/usr/bin/python3} pair

	no_password || return 0
	[ -x "$python" ] || { ! packaged python3 || missing 'Python' python3; }
	for pair in setuptools wheel pytest numpy; do
		"$python" -c "import $pair" 2>/dev/null || ! packaged "python3-$pair" ||
			missing "the Python module $pair" "python3-$pair"
	done
	"$python" -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")' 2>/dev/null ||
		! packaged python3-dev || missing 'the headers of Python' python3-dev
}

need_cxx()
{
	have "${CXX:-c++}" || have g++ || missing 'a C++ compiler' g++
}

# What the benchmark compares with
need_peers()
{
	local pair

	need_cxx
	for pair in leveldb/filter_policy.h:libleveldb-dev rocksdb/filter_policy.h:librocksdb-dev; do
		have_cxx_header "${pair%:*}" || missing "${pair%:*}" "${pair#*:}"
	done
	have gnuplot || missing gnuplot gnuplot-nox
}

need_postgres()
{
	need_perl
	have bison || missing bison bison
	have flex || missing flex flex
	have git || [ -n "${PGSRC-}" ] || missing git git
	have pkg-config || missing pkg-config pkg-config
	have_header unicode/ucol.h || missing 'ICU' libicu-dev
	have_header zlib.h || missing zlib.h zlib1g-dev
}

need_rivals()
{
	local pair

	[ -x /usr/bin/time ] || missing 'GNU time' time
	for pair in mawk:mawk gawk:gawk bloom:golang-github-dcso-bloom-cli; do
		have "${pair%:*}" || ! packaged "${pair#*:}" || missing "${pair%:*}" "${pair#*:}"
	done
	/usr/bin/python3 -c 'import pandas' 2>/dev/null || ! packaged python3-pandas || missing pandas python3-pandas
}

# The compiler's package suggests its C library's alone.
need_cross()
{
	local library=libc6-dev-${CROSS_GCC%-linux-gnu}-cross

	library=${library/aarch64/arm64}
	library=${library/i686/i386}
	echo '#include <stdio.h>' | "$CROSS_GCC-gcc" -E - >/dev/null 2>&1 ||
		missing "a C compiler for $CROSS_GCC" "gcc-$CROSS_GCC" "$library"
	[ -z "$QEMU" ] || have "$QEMU" || missing "$QEMU" qemu-user
}

need_simde()
{
	have_header simde/x86/avx512.h || missing 'SIMDe' libsimde-dev
}

# Its runtime is a package of its own, which clang only recommends.
need_fuzz()
{
	have_libfuzzer || missing 'clang with libFuzzer' clang libclang-rt-dev
}

need_core
case $what in
	check) need_server; need_perl; need_clients; need_python ;;
	demo) need_server; need_words ;;
	lint) need_server; need_linters ;;
	analyze)
		have gcc || missing gcc gcc
		have clang || missing clang clang
		have cppcheck || missing cppcheck cppcheck
		;;
	peers) need_peers ;;
	clients) need_rivals ;;
	postgres) need_postgres ;;
	cross) need_cross ;;
	simde) need_simde ;;
	valgrind) have valgrind || missing valgrind valgrind ;;
	fuzz) need_fuzz ;;
	root) have debootstrap || missing debootstrap debootstrap debian-archive-keyring ;;
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

have apt-get || complain "install these and try again (README.md, Install)"

as_root=()
if [ "$(id -u)" -ne 0 ]; then
	have sudo || complain "as root: apt-get install ${packages[*]}"
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
