"""Real command lines: inside this process, or as a separate process with pipes."""

import os
import subprocess
import sys
from pathlib import Path

import hotseat

COMMAND = [sys.executable, "-m", "hotseat.cli"]
SOURCE = str(Path(hotseat.__file__).parent.parent)


def environment(**more: str) -> dict[str, str]:
    """This process's environment, in English, with the same hotseat."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "LANG": "en_GB.UTF-8", "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8", **more}


def hotseat_process(folder: Path, *argv: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run `hotseat` with pipes on all sides."""
    return subprocess.run(
        [*COMMAND, *argv],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(**more),
        timeout=60,
        check=False,
    )
