#!/usr/bin/env bash
# python.sh: build the module for Python; called by "make python".
#
#	python.sh TOP DIRECTORY PYTHON
#
# As a release does it: from src/python of a checkout (a copy of it, in
# DIRECTORY/checkout) the archive of sources DIRECTORY/ribbonfilter-….tar.gz,
# from that DIRECTORY/ribbonfilter-….whl, unpacked in DIRECTORY/lib:
# PYTHONPATH=build/python/lib.  Fetches nothing: PYTHON has its headers,
# setuptools and wheel (Debian: python3-dev, python3-setuptools,
# python3-wheel).
#
# Indexes take no wheel that is for "linux".  One for "manylinux_2_N" runs with
# version 2.N of GNU's C library and all later ones, and needs no other library:
# what auditwheel asks for.
set -euo pipefail

top=$1 python=$3
mkdir -p "$2"
out=$(cd "$2" && pwd)

"$python" -c 'import setuptools, wheel' 2>/dev/null ||
	{ echo "make python: $python has no setuptools and wheel (Debian: python3-dev python3-setuptools python3-wheel)" >&2; exit 1; }

# build HOOK DIRECTORY: calls what PEP 517 names so, in the directory of sources
build()
{
	(cd "$2" && "$python" -c "from setuptools import build_meta; build_meta.build_$1('$out')") >"$out/$1.log" 2>&1 ||
		{ cat "$out/$1.log" >&2; exit 1; }
}

# glibc LIBRARY: prints N, the version 2.N of the C library that it takes; fails
# if it takes something else.  17 is where manylinux begins on all processors.
glibc()
{
	local needed versions

	needed=$(readelf -d "$1" | sed -nE 's/.*\(NEEDED\).*\[(.*)\].*/\1/p')
	versions=$(readelf -V "$1" | sed -nE 's/.* Name: ([^ ]+) .*Version: .*/\1/p')
	needed=$(grep -vxE 'lib(c|m|pthread)\.so\.[0-9]+|ld-linux-.*' <<<"$needed" || true)$(grep -vxE 'GLIBC_2\.[0-9.]+' <<<"$versions" || true)
	[ -z "$needed" ] || { echo "make python: the wheel is for this machine alone, it takes $needed" >&2; return 1; }
	{ echo 17; sed -E 's/GLIBC_2\.([0-9]+).*/\1/' <<<"$versions"; } | sort -n | tail -n 1
}

rm -rf "${out:?}"/{checkout,sources,lib} "$out"/ribbonfilter-*
mkdir -p "$out/checkout/src" "$out/sources"
cp -Rp "$top"/{LICENSE,META.json} "$out/checkout/"
cp -Rp "$top"/src/{core,lib,python} "$out/checkout/src/"
build sdist "$out/checkout/src/python"
tar -C "$out/sources" --strip-components=1 -xzf "$out"/ribbonfilter-*.tar.gz
build wheel "$out/sources"
"$python" -m zipfile -e "$out"/ribbonfilter-*.whl "$out/lib"

case $(echo "$out"/ribbonfilter-*.whl) in
	*-linux_*.whl)
		if n=$(glibc "$out"/lib/ribbonfilter/_native.*.so); then
			sed -i "s/^\(Tag: .*-\)linux_/\1manylinux_2_${n}_/" "$out"/lib/ribbonfilter-*.dist-info/WHEEL
			rm "$out"/ribbonfilter-*.whl
			"$python" -m wheel pack -d "$out" "$out/lib" >>"$out/wheel.log"
		fi
		;;
esac
echo "$2/$(basename "$out"/ribbonfilter-*.whl)"
