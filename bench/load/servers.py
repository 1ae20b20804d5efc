"""The servers under load, each in a separate process."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "bench" / "results"
SOURCES = {"PYTHONPATH": os.pathsep.join([str(ROOT), *[path for path in sys.path if path]])}
"""Environment in which our processes find the same packages as this one."""
DURABLE = ["hotseat.cli", "serve"]
CONTROL = ["bench.load.no_store"]
FLOOR = ["bench.load.bare"]


@dataclass(frozen=True)
class Build:
    """An installed version of our server: the command that starts Python, and its environment."""

    python: tuple[str, ...]
    environment: dict[str, str]

    @staticmethod
    def of(checkout: Path, core: int) -> "Build":
        """The build in a checkout's `.venv`, pinned to one core."""
        python = checkout.absolute() / ".venv" / "bin" / "python"
        return Build(("taskset", "-c", str(core), str(python)), {"PYTHONPATH": ""})


HERE = Build((sys.executable,), SOURCES)
"""The version that this process uses."""


class Process:
    """A server process that prints its address in its first line."""

    def __init__(self, words: list[str], folder: Path, environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, text=True, cwd=folder, env={**os.environ, **environment}
        )
        self.pid = self.process.pid
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = [word for word in line.split() if word.startswith("http")]
        if not found:
            raise ConnectionError(f"{words[0]} did not start: {line!r}")
        self.url = found[0]

    def __enter__(self) -> "Process":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


def hotseat(folder: Path, module: list[str], build: Build = HERE, metrics: int = 0) -> Process:
    """Our server on a fresh database in this folder, with its figures on the port `metrics`."""
    settings = {
        "DB": str(folder / "load.sqlite"),
        "REQUESTS": "1000000",
        "MOST_CONNECTIONS": "100000",
        "MOST_TABLES": "10000",
        "LOG": "error",
        "METRICS_PORT": str(metrics),
    }
    environment = {**build.environment, **{f"HOTSEAT_{name}": value for name, value in settings.items()}}
    return Process([*build.python, "-m", *module, "--port", "0", "--no-browser"], folder, environment)
