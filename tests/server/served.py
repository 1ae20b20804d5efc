"""Real server processes for tests, on free ports of the loopback."""

import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

SERVE = [sys.executable, "-m", "hotseat.cli", "serve"]
START_SECONDS = 30.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """A server process; `kill` is kill -9, `start` brings it back on the same port and files."""

    def __init__(self, folder: Path, command: list[str] | None = None, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.command = [*(command or SERVE), "--port", str(self.port), "--no-browser"]
        sources = os.pathsep.join([path for path in sys.path if path])
        wishes = {"DB": str(folder / "hotseat.sqlite"), "BOT_DELAY_MS": "0", "REQUESTS": "100000", **settings}
        self.environment = {
            **os.environ,
            "PYTHONPATH": sources,
            **{f"HOTSEAT_{name}": value for name, value in wishes.items()},
        }
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Start, and return the seconds until it answered."""
        began = time.monotonic()
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                self.command, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True, cwd=self.folder
            )
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as ready:
            ready.register(self.process.stdout, selectors.EVENT_READ)
            if not ready.select(START_SECONDS):
                raise AssertionError("the server does not start")
        line = self.process.stdout.readline()
        assert re.search(r"http://", line), f"no address: {line!r}\n{self.log()}"
        return time.monotonic() - began

    def log(self) -> str:
        """All that the server logged."""
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut for the process: kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """As an operator: terminate and wait."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
