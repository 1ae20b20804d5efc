"""Compiles the engine with mypyc where a C compiler is found; the same files run interpreted where there is none."""

import os
import shutil
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


setup(ext_modules=extensions())
