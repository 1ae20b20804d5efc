"""Finds the programs that some tests use, or installs them from Debian if permitted."""

import glob
import os
import shutil
import subprocess
import sys

PROGRAMS = {
    "chromium": (os.environ.get("HOTSEAT_CHROMIUM", "/usr/bin/chromium"), "the browser tests"),
    "postgresql": ("initdb", "the tests of the PostgreSQL store"),
    "nginx": ("nginx", "the tests of several servers"),
    "strace": ("strace", "the test that traces syncs before acknowledgements"),
    "perl": ("perl", "the second verifier of shuffles"),
}
"""By Debian package: the program, and what needs it."""


def found(program: str) -> bool:
    """Whether a program is installed; Debian keeps PostgreSQL's in a separate folder."""
    return bool(
        shutil.which(program)
        or shutil.which(program, path="/usr/sbin")
        or glob.glob(f"/usr/lib/postgresql/*/bin/{program}")
    )


def install(packages: list[str]) -> None:
    """Install Debian packages, if permitted."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print(f"installing {', '.join(packages)} with apt-get (once; a minute or two)", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-q", *words], check=False, stdout=subprocess.DEVNULL, env=environment)


def missing() -> list[str]:
    """The packages whose program is missing."""
    return [package for package, (program, _) in PROGRAMS.items() if not found(program)]


if __name__ == "__main__":
    if missing():
        install(missing())
    for package in missing():
        print(f"!! There is no {package} here: {PROGRAMS[package][1]} will be SKIPPED. Install it.", file=sys.stderr)
    sys.exit(bool(missing() and os.environ.get("HOTSEAT_NO_SKIP")))
