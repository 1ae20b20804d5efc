"""Runs `hotseat` on its own pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.cli.shell import environment

PATIENCE = 45.0
OWN_TERMINAL = (
    "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "from hotseat.cli import main; sys.exit(main(sys.argv[1:]))"
)
"""Makes the pseudo-terminal the one whose Ctrl-C the process gets."""
_CODES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>78])")


class Screen:
    """A process on a pseudo-terminal: what it wrote, and keys for it."""

    def __init__(self, folder: Path, *argv: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        self.resize(30, 90)
        more = {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", **more}
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL, *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(**more),
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""
        self.read_to = 0

    def keys(self, text: str) -> None:
        os.write(self.master, text.encode())

    def resize(self, lines: int, columns: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def until(self, expected: str) -> str:
        """Read until the text appears behind what was read before; returns everything up to it, without codes."""
        deadline = time.monotonic() + PATIENCE
        while expected not in (text := _CODES.sub("", self.raw))[self.read_to :]:
            assert time.monotonic() < deadline, f"{expected!r} did not appear in:\n{text[self.read_to :]}"
            self._more(deadline)
        end = text.index(expected, self.read_to) + len(expected)
        seen, self.read_to = text[self.read_to : end], end
        return seen

    def press(self, key: str, effect: str) -> None:
        """Press a key until it counts: a new window takes none for a moment."""
        deadline = time.monotonic() + PATIENCE
        while effect not in _CODES.sub("", self.raw)[self.read_to :]:
            assert time.monotonic() < deadline, f"{key!r} does not lead to {effect!r}"
            self.keys(key)
            self._more(time.monotonic() + 0.1)
        self.until(effect)

    def end(self) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._more(deadline):
            pass
        return self.process.wait(PATIENCE)

    def _more(self, deadline: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        try:
            got = os.read(self.master, 65536) if ready else b""
        except OSError:  # the other side has closed
            return False
        self.raw += got.decode("utf-8", "replace")
        return bool(got)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.master)
