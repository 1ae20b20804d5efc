"""A person at a real (pseudo-)terminal: plays, asks, errs, leaves with Ctrl-C, and comes back."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotseat.table import Table
from tests.cli.shell import environment

PATIENCE = 15.0
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


@pytest.fixture
def screens() -> Iterator[list[Screen]]:
    opened: list[Screen] = []
    yield opened
    for screen in opened:
        screen.close()


def test_a_person_plays_asks_errs_leaves_and_comes_back(tmp_path: Path, screens: list[Screen]) -> None:
    options = ("--option", "rounds=1", "--option", "first=A", "--pace", "brisk", "--record", "g")
    screen = Screen(tmp_path, "play", "stick-em", "--bot", "random", "--seed", "1", *options)
    screens.append(screen)
    assert "Your hand" in screen.until("Pick your pain card")
    screen.keys("? SE-4.2\r")
    screen.until("All zeros are left out of account")
    screen.keys("pain V8\r")
    screen.until("pain V8: that card is not in your hand.")
    screen.keys("R4\r")
    screen.until("The pain cards, in order of seats: ◆R4")
    screen.until("Play any card.")
    screen.keys("V0\r")
    screen.until("A plays ★V0.")
    screen.until("Play any card.")
    screen.keys("\x03")
    screen.until("Go on with: hotseat play --resume g")
    assert screen.end() == 130

    left = Table.load(tmp_path / "g")
    again = Screen(tmp_path, "play", "--resume", "g", "--pace", "brisk")
    screens.append(again)
    for _ in range(len(left.moves("A"))):
        again.until("Play any card.")
        again.keys("1\r")
    again.until("Saved: g")
    assert again.end() == 0
    assert Table.load(tmp_path / "g").over


def test_a_closed_window_keeps_the_game(tmp_path: Path, screens: list[Screen]) -> None:
    screen = Screen(tmp_path, "play", "stick-em", "--bot", "random", "--record", "g")
    screens.append(screen)
    screen.until("Pick your pain card")
    screen.keys("1\r")
    screen.until("The pain cards")
    screen.process.send_signal(signal.SIGHUP)
    assert screen.end() == 130
    assert len(Table.load(tmp_path / "g").record.moves) >= 3


def test_another_window_size_draws_the_table_again(tmp_path: Path, screens: list[Screen]) -> None:
    screen = Screen(tmp_path, "play", "stick-em", "--bot", "random", "--record", "g")
    screens.append(screen)
    screen.until("A>")
    screen.keys("pai")
    screen.until("pai")
    screen.resize(30, 50)
    screen.until("Your hand")
    screen.until("A> pai")  # what was typed is still there
    screen.keys("\x15quit\r")
    assert screen.end() == 0


def test_a_replay_goes_forward_back_and_anywhere(tmp_path: Path, screens: list[Screen]) -> None:
    table = Table.open("stick-em", 3, seed=1, rounds=1)
    while not table.over:
        table.play(table.moves()[0])
    table.save(tmp_path / "g")
    screen = Screen(tmp_path, "replay", "g", "--view", "A", NO_COLOR="1")
    screens.append(screen)
    screen.until("Move 0 of 45")
    for keys, at in (("n", 1), (" ", 2), ("p", 1), ("l", 45), ("f", 0), ("j12\r", 12)):
        screen.keys(keys)
        screen.until(f"Move {at} of 45")
    screen.keys("q")
    assert screen.end() == 0
    assert "\x1b[31m" not in screen.raw


def test_a_long_simulation_shows_its_progress_and_a_short_one_does_not(tmp_path: Path, screens: list[Screen]) -> None:
    long, short = (
        Screen(tmp_path, "simulate", "stick-em", "--games", "1000000"),
        Screen(tmp_path, "simulate", "stick-em", "--games", "9"),
    )
    screens += [long, short]
    long.until("/1000000")
    long.keys("\x03")
    assert long.end() == 130
    assert short.end() == 0
    assert "9/9" not in short.raw
