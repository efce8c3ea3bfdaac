#!/usr/bin/env bash
# python.sh: build the module for Python; called by "make python".
#
#	python.sh TOP DIRECTORY PYTHON
#
# Puts sources together in DIRECTORY/tree, which needs nothing outside of it,
# builds DIRECTORY/ribbonfilter-….whl from that, and unpacks it in
# DIRECTORY/lib: PYTHONPATH=build/python/lib.  Fetches nothing: PYTHON has its
# headers, setuptools and wheel (Debian: python3-dev, python3-setuptools,
# python3-wheel).
set -euo pipefail

top=$1 python=$3
mkdir -p "$2"
out=$(cd "$2" && pwd)
tree=$out/tree

"$python" -c 'import setuptools, wheel' 2>/dev/null ||
	{ echo "make python: $python has no setuptools and wheel (Debian: python3-dev python3-setuptools python3-wheel)" >&2; exit 1; }

rm -rf "$tree" "${out:?}/lib" "$out"/*.whl
mkdir -p "$tree/src"
cp -Rp "$top/src/core" "$top/src/lib" "$tree/src/"
cp -Rp "$top"/src/python/* "$top/META.json" "$tree/"
[ ! -e "$top/LICENSE" ] || cp -p "$top/LICENSE" "$tree/"
find "$tree" \( -name '*.o' -o -name '*.bc' -o -name __pycache__ \) -prune -exec rm -rf {} +

cd "$tree"
"$python" - "$out" >"$out/build.log" 2>&1 <<-'PROGRAM' || { cat "$out/build.log" >&2; exit 1; }
	import sys
	from setuptools import build_meta

	directory = sys.argv.pop()
	build_meta.build_wheel(directory)
PROGRAM
"$python" -m zipfile -e "$out"/ribbonfilter-*.whl "$out/lib"
echo "$2/$(basename "$out"/ribbonfilter-*.whl)"
