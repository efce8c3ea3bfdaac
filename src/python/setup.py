"""What pyproject.toml cannot say: the C module, the version, the licence.

An archive of sources has the core and the library beside this file, in "src",
and META.json and LICENSE.  setuptools takes nothing from elsewhere, so in a
checkout they are copied here first.
"""

import glob
import json
import pathlib
import shutil
import sys

from setuptools import Extension, setup

here = pathlib.Path(__file__).resolve().parent
checkout = here.parent.parent

if (checkout / "src" / "python" / "setup.py").exists():
    for name in ("META.json", "LICENSE"):
        shutil.copy2(checkout / name, here)
    shutil.rmtree(here / "src", ignore_errors=True)
    for name in ("core", "lib"):
        shutil.copytree(checkout / "src" / name, here / "src" / name)

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

# The licence stands here, since no form of it in pyproject.toml is read by
# setuptools before version 77 and taken without a warning after that.
setup(version=version, license="PostgreSQL", ext_modules=[native],
      options={"bdist_wheel": {"py_limited_api": "cp311"}})
