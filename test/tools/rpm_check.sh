#!/usr/bin/env bash
# rpm_check.sh: build the RPM packages of packaging/ribbonfilter.spec on Debian;
# "make rpm-check".
#
#	rpm_check.sh [SUITE [MAJOR]]
#
# In a pristine root of Debian SUITE (default bookworm), whose PostgreSQL (of
# that version, default: what the suite has) looks as if it was below
# /usr/pgsql-MAJOR: a pg_config there says so.  rpmlint reads the spec,
# rpmbuild makes packages of the archive of "make dist", and their files and what
# they require are compared with what they should be.  Build dependencies are
# Debian's, by other names, hence rpmbuild --nodeps.
#
# The packages are in build/rpm/SUITE.  Ends with "N passed, N failed", steps.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=pristine_root.sh
. "$(dirname "$0")/pristine_root.sh"
cd "$top"

suite=${1:-bookworm}
major=${2-}
version=$(sed -nE 's/^Version:[[:space:]]*//p' packaging/ribbonfilter.spec)
begin_with_commit "rpm/$suite"

build_dependencies()
{
	local bin=$root/usr/pgsql-$major/bin

	install_in_root gcc libc6-dev libxxhash-dev make rpm rpmlint unzip
	install_server_in_root "$major" "postgresql-server-dev-$major" "postgresql-client-$major"
	mkdir -p "$bin"
	cat >"$bin/pg_config" <<-CONFIG
		#!/bin/sh
		case \$1 in
			--bindir) echo /usr/pgsql-$major/bin ;;
			--sharedir) echo /usr/pgsql-$major/share ;;
			--pkglibdir) echo /usr/pgsql-$major/lib ;;
			*) exec /usr/lib/postgresql/$major/bin/pg_config "\$@" ;;
		esac
	CONFIG
	chmod +x "$bin/pg_config"
}

sources()
{
	git archive --format=zip --prefix="ribbonfilter-$version/" --output="$root/build/ribbonfilter-$version.zip" HEAD
	cp packaging/ribbonfilter.spec packaging/rpmlint.toml "$root/build"
	in_root chown -R builder: /build
}

rpmbuild_in_root()
{
	in_root_as builder rpmbuild -ba --nodeps --define "pgmajorversion $major" "$@" \
		--define '_topdir /build/rpm' --define '_sourcedir /build' /build/ribbonfilter.spec
}

without_bitcode()
{
	rpmbuild_in_root --define 'llvm 0'
	in_root sh -c 'ls /build/rpm/RPMS/*' | grep -v llvmjit | grep "^ribbonfilter_${major}-$version-"
	[ -z "$(in_root sh -c 'ls /build/rpm/RPMS/*' | grep llvmjit)" ]
	rm -r "$root/build/rpm"
}

lint()
{
	in_root_as builder rpmlint --config /build/rpmlint.toml /build/ribbonfilter.spec
}

contents()
{
	local dir=/usr/pgsql-$major

	in_root sh -c "rpm -qlp /build/rpm/RPMS/*/ribbonfilter_$major-$version-*.rpm" | grep -v /.build-id | LC_ALL=C sort >"$out/contents.txt"
	in_root sh -c "rpm -qlp /build/rpm/RPMS/*/ribbonfilter_$major-llvmjit-*.rpm" | LC_ALL=C sort >"$out/contents-llvmjit.txt"
	printf "$dir/share/extension/%s\n" ribbonfilter--*.sql ribbonfilter.control |
		cat <(printf "$dir/lib/%s\n" plugins/ribbonfilter.so ribbonfilter.so) - | diff - <(grep "^$dir" "$out/contents.txt")
	grep -E '/(LICENSE|CHANGELOG\.md|docs/sizes\.md)$' -c "$out/contents.txt" | grep -x 3
	[ -z "$(grep -v "^$dir/lib/bitcode/ribbonfilter" "$out/contents-llvmjit.txt")" ]
	grep -x "$dir/lib/bitcode/ribbonfilter.index.bc" "$out/contents-llvmjit.txt"
}

requirements()
{
	in_root sh -c "rpm -qp --requires /build/rpm/RPMS/*/ribbonfilter_$major-$version-*.rpm" | tee /dev/stderr |
		grep -x "postgresql$major-server"
	in_root sh -c "rpm -qp --requires /build/rpm/RPMS/*/ribbonfilter_$major-llvmjit-*.rpm" |
		grep -E "^ribbonfilter_$major(\(.*\))? = $version"
}

make_root "$suite"
[ -n "$major" ] || major=$(default_major)
echo "== RPM packages for PostgreSQL $major, on Debian $suite"
step build-dependencies build_dependencies
step sources sources
step lint lint
step build-without-bitcode without_bitcode
step build rpmbuild_in_root
step contents contents
step requirements requirements
cp "$root"/build/rpm/RPMS/*/*.rpm "$root"/build/rpm/SRPMS/*.rpm "$out"
print_count
