"""Time behind one small class, so that tests can control the clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from mypy_extensions import mypyc_attr


class Timer(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Time:
    """The machine's clock."""

    def now(self) -> float:
        """Monotonic time in seconds."""
        return time.monotonic()

    def wall(self) -> int:
        """Wall-clock time in milliseconds since 1970, for display."""
        return time.time_ns() // 1_000_000

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        """Call `act` after `seconds`."""
        return asyncio.get_running_loop().call_later(max(seconds, 0.0), act)


class TableTime:
    """A table's own time, which stops while no clock runs there."""

    def __init__(self, time: Time, base: int) -> None:
        self._time = time
        self._base = base
        self._since = time.now()
        self.running = False

    def now(self) -> int:
        """Table time in milliseconds."""
        passed = (self._time.now() - self._since) * 1000 if self.running else 0
        return self._base + int(passed + 0.001)

    def run(self, runs: bool) -> None:
        """Start or stop table time."""
        if runs != self.running:  # rebasing drops a fraction of a millisecond, so avoid it
            self._base, self._since, self.running = self.now(), self._time.now(), runs
