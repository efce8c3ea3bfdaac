"""What pyproject.toml cannot say: the C module and the version.

The sources of the core and the library lie beside this file, in "src", and so
does META.json: "make python" puts them there, in build/python.
"""

import glob
import json
import sys

from setuptools import Extension, setup

with open("META.json", encoding="utf-8") as file:
    version = json.load(file)["version"]

# PyInit__native is all that others see: a library of the same names may be
# loaded in the process.
link_args = ["-Wl,--version-script=native/native.map"] if sys.platform == "linux" else []

native = Extension(
    "ribbonfilter._native",
    sorted(glob.glob("native/*.c") + glob.glob("src/core/**/*.c", recursive=True)
           + glob.glob("src/lib/*.c")),
    include_dirs=["src", "src/lib"],
    define_macros=[("Py_LIMITED_API", "0x030b0000"), ("RBF_RELEASE", f'"{version}"')],
    extra_compile_args=["-std=c11", "-O2", "-g0", "-ffp-contract=off", "-fvisibility=hidden"],
    extra_link_args=link_args,
    py_limited_api=True,
)

setup(version=version, ext_modules=[native], options={"bdist_wheel": {"py_limited_api": "cp311"}})
