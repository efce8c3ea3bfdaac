# shellcheck shell=bash
#
# pristine_root.sh: a Debian that has nothing installed, to see what a package
# or an image needs.  Sourced, not run; brings common.sh and steps.sh with it.
#
# make_root SUITE makes one in a temporary directory and sets root to it, and
# copy_root a copy of one; there may be several.  All of them are removed when
# the script ends.  in_root runs a command in the one that root names,
# in_root_as USER as another user than root; neither keeps variables of the
# caller.
#
# The first one of a suite is made by debootstrap, others are copies of that.
# It is kept in PRISTINE_ROOTS, which is build/roots unless set, by the name of
# the suite; what somebody put there by hand is taken as well.  Needs root.

# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source-path=SCRIPTDIR source=steps.sh
. "$(dirname "${BASH_SOURCE[0]}")/steps.sh"

PRISTINE_ROOTS=${PRISTINE_ROOTS:-$top/build/roots}
root=
roots=()

remove_roots()
{
	local dir mount

	for dir in "${roots[@]}"; do
		for mount in dev/shm proc; do
			! mountpoint -q "$dir/$mount" || umount -l "$dir/$mount"
		done
		rm -rf --one-file-system "$dir"
	done
	roots=()
}

trap remove_roots EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

in_root()
{
	chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
		PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

in_root_as()
{
	local user=$1
	shift

	in_root runuser -u "$user" -- env HOME="/home/$user" "$@"
}

# The mirror of Debian that apt has, or else debootstrap's own choice.
debian_mirror()
{
	# shellcheck disable=SC2016 # apt's variable
	apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 2>/dev/null | grep -m 1 '/debian/*$' || true
}

make_root()
{
	local suite=$1 base=$PRISTINE_ROOTS/$1 mirror

	[ "$(id -u)" -eq 0 ] || die 'this needs a root directory of its own, so it needs root: try sudo'
	if [ ! -e "$base/etc/debian_version" ]; then
		"$top/test/tools/setup.sh" root
		mirror=$(debian_mirror)
		mkdir -p "$PRISTINE_ROOTS"
		rm -rf "$base.new"
		# shellcheck disable=SC2086
		debootstrap --variant=minbase "$suite" "$base.new" $mirror >"$base.log" 2>&1 ||
			{ tail "$base.log" >&2; die "debootstrap $suite failed, see $base.log"; }
		mv "$base.new" "$base"
	fi

	copy_root "$base"
	# no service starts; a mirror may be a snapshot of some day; no fsync
	printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
	chmod +x "$root/usr/sbin/policy-rc.d"
	echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/99snapshot"
	echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/unsafe-io"
	echo "127.0.0.1 localhost $(hostname)" >"$root/etc/hosts"
	in_root sh -c 'useradd -m builder && mkdir /build && chown builder: /build' || die 'no user could be made'
	apt_in_root update
}

# copy_root DIRECTORY: a root with what is in another
copy_root()
{
	root=$(mktemp -d "${TMPDIR:-/tmp}/rf-root.XXXXXX")
	roots+=("$root")
	cp -a --one-file-system "$1/." "$root"
	chmod 755 "$root"
	mkdir -p "$root/dev/shm"
	mount -t proc proc "$root/proc"
	mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
}

# add_suite SUITE: its packages are taken where they are asked for, and no others
add_suite()
{
	sed -nE "s/^(deb .*[^ ]) +[a-z]+ main.*/\1 $1 main/p" "$root/etc/apt/sources.list" |
		head -n 1 >"$root/etc/apt/sources.list.d/$1.list"
	apt_in_root update
}

# apt_in_root ARGUMENT…: apt-get, heard only if it fails
apt_in_root()
{
	in_root apt-get -q -y "$@" </dev/null >"$root/var/log/apt.log" 2>&1 ||
		{ tail -n 30 "$root/var/log/apt.log" >&2; die "apt-get $* failed"; }
}

install_in_root()
{
	apt_in_root install --no-install-recommends "$@"
}

# candidate PACKAGE: is there such a package?
candidate()
{
	[[ $(in_root apt-cache policy "$1") = *'Candidate: '[0-9]* ]]
}

# install_server_in_root MAJOR PACKAGE…: the server and these packages of its
# release; what sid lacks may wait in experimental.  No cluster is made.
install_server_in_root()
{
	local major=$1 release=()
	shift

	if ! candidate "postgresql-$major" && [ "$suite" = sid ]; then
		[ -e "$root/etc/apt/sources.list.d/experimental.list" ] || add_suite experimental
		release=(-t experimental)
	fi
	candidate "postgresql-$major" || die "Debian's $suite has no PostgreSQL $major"
	mkdir -p "$root/etc/postgresql-common"
	echo 'create_main_cluster = false' >"$root/etc/postgresql-common/createcluster.conf"
	install_in_root "${release[@]}" "$@"
}

# default_major: the major version of the suite
default_major()
{
	in_root apt-cache depends postgresql | sed -nE 's/.*Depends: postgresql-([0-9]+)$/\1/p'
}
