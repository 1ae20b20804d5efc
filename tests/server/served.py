"""Real server processes for tests, on free loopback ports."""

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
from typing import IO, Self

from tests.volume import PATIENCE

SERVE = [sys.executable, "-m", "hotseat.cli", "serve"]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def said(source: IO[str]) -> str:
    """The next line of a process, with a timeout; read byte by byte, so that nothing beyond it is consumed."""
    line = b""
    with selectors.DefaultSelector() as ready:
        ready.register(source, selectors.EVENT_READ)
        while not line.endswith(b"\n"):
            if not ready.select(PATIENCE):
                raise AssertionError("the server does not start")
            byte = os.read(source.fileno(), 1)
            if not byte:
                break
            line += byte
    return line.decode()


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
        line = said(self.process.stdout)
        assert re.search(r"http://", line), f"no address: {line!r}\n{self.log()}"
        return time.monotonic() - began

    def log(self) -> str:
        """Everything the server logged."""
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill the process without warning (kill -9)."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """Terminate the process as an operator would, and wait."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class Nursed(Served):
    """A server for frequent restarts: every start forks a process with everything imported."""

    def __init__(
        self, folder: Path, function: str = "hotseat.cli:main", under: list[str] | None = None, **settings: str
    ) -> None:
        """`function` serves; `under` is a program that watches it, such as strace."""
        nursery = [sys.executable, "-m", "tests.server.nursery", function, "serve"]
        super().__init__(folder, [*(under or []), *nursery], **settings)
        self.pid = 0

    def start(self) -> float:
        began = time.monotonic()
        if self.process is None:
            self.process = self._nursery()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("+")
        self.process.stdin.flush()
        self.pid = int(said(self.process.stdout).removeprefix("born "))
        line = said(self.process.stdout)
        assert "http://" in line, f"no address: {line!r}\n{self.log()}"
        return time.monotonic() - began

    def _nursery(self) -> subprocess.Popen[str]:
        with (self.folder / "server.log").open("a") as log:
            return subprocess.Popen(
                self.command,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.folder,
            )

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.reaped()

    def stop(self) -> int:
        """The server ends as an operator ends it, and its nursery with it."""
        os.kill(self.pid, signal.SIGTERM)
        code = self.reaped()
        self.stop_nursery()
        return code

    def stop_nursery(self) -> None:
        """Stop the nursery."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()
        self._gone()

    def reaped(self) -> int:
        """Wait until the server has ended; returns its exit code."""
        assert self.process is not None
        assert self.process.stdout is not None
        while True:
            line = said(self.process.stdout)
            assert line, self.log()
            if line.startswith("gone "):
                return int(line.removeprefix("gone "))
