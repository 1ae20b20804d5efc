"""How long processes waited for a CPU although they could run: what a busy machine adds to a pause.

The kernel counts this for every thread. Unlike a longer time limit, it tells a slow machine from a slow server.
"""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

Waited = dict[int, float]
"""By process: for how many seconds its threads could run, but did not."""


def waited(pid: int) -> float:
    """The seconds for which the threads of this process waited for a CPU; those that have ended are not counted."""
    nanoseconds = 0
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            nanoseconds += int((thread / "schedstat").read_text(encoding="ascii").split()[1])
    return nanoseconds / 1e9


class Waits:
    """The waits of some processes, looked at again and again."""

    def __init__(self, processes: Callable[[], list[int]]) -> None:
        self._processes = processes
        self.now: Waited = {}
        """As last seen, ended processes included; replaced at every look."""

    def look(self) -> None:
        """Look at the processes that run now."""
        self.now = {**self.now, **{pid: seconds for pid in self._processes() if (seconds := waited(pid))}}

    async def keep_looking(self) -> None:
        """Look until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(0.05)

    def of(self, pid: int, before: Waited) -> float:
        """For how long this process has waited since then."""
        return self.now.get(pid, 0.0) - before.get(pid, 0.0)

    def longest(self, before: Waited) -> float:
        """For how long the process that waited most has waited since then."""
        return max([self.of(pid, before) for pid in self.now], default=0.0)
