"""Time as the server sees it, behind one small class, so that a test can be its own clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless cancelled."""

    def cancel(self) -> None:
        """It will not happen."""


class Time:
    """The time of the machine."""

    def now(self) -> float:
        """Seconds that only ever grow."""
        return time.monotonic()

    def wall(self) -> int:
        """Milliseconds since 1970, for people to read."""
        return time.time_ns() // 1_000_000

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        """Let `act` happen after so many seconds."""
        return asyncio.get_running_loop().call_later(max(seconds, 0.0), act)


class TableTime:
    """A table's own time, which stands while nothing runs there."""

    def __init__(self, time: Time, base: int) -> None:
        self._time = time
        self._base = base
        self._since = time.now()
        self.running = False

    def now(self) -> int:
        """Milliseconds."""
        passed = (self._time.now() - self._since) * 1000 if self.running else 0
        return self._base + int(passed + 0.001)

    def run(self, runs: bool) -> None:
        """Go on, or stop."""
        if runs != self.running:  # only then: every new base drops the part of a millisecond that has passed
            self._base, self._since, self.running = self.now(), self._time.now(), runs
