"""How long processes waited for a CPU although they could run: what a busy machine adds to a pause.

The kernel counts this for every thread. Unlike a longer time limit, it tells a slow machine from a slow server.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path

Processes = dict[str, list[int]]
"""By kind, such as nodes: their processes."""
EVERY = 0.05
"""Seconds between two looks."""
Waited = dict[tuple[str, int], float]
"""By kind and process: for how many seconds its threads could run, but did not."""


def waited(pid: int) -> float:
    """The seconds for which the threads of this process waited for a CPU; those that have ended are not counted."""
    nanoseconds = 0
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            nanoseconds += int((thread / "schedstat").read_text(encoding="ascii").split()[1])
    return nanoseconds / 1e9


class Waits:
    """The waits of some processes, looked at again and again."""

    def __init__(self, processes: Callable[[], Processes]) -> None:
        self._processes = processes
        self.now: Waited = {}
        """As last seen, ended processes included; replaced at every look."""
        self._looked = 0.0

    def look(self) -> None:
        """Look at the processes that run now."""
        running = [(kind, pid) for kind, pids in self._processes().items() for pid in pids]
        self.now = {**self.now, **{(kind, pid): seconds for kind, pid in running if (seconds := waited(pid))}}
        self._looked = time.monotonic()

    def look_if_late(self) -> None:
        """Look if one is overdue: the process that looks got no CPU itself."""
        if time.monotonic() - self._looked > 2 * EVERY:
            self.look()

    async def keep_looking(self) -> None:
        """Look until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(EVERY)

    def of(self, kind: str, pid: int, before: Waited) -> float:
        """For how long this process has waited since then."""
        return self.now.get((kind, pid), 0.0) - before.get((kind, pid), 0.0)

    def of_a_request(self, before: Waited) -> float:
        """For how long a request may have waited since then; it passes through one process of each kind."""
        longest: dict[str, float] = {}
        for kind, pid in self.now:
            longest[kind] = max(longest.get(kind, 0.0), self.of(kind, pid, before))
        return sum(longest.values())


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]
    return []


def parent(pid: int) -> int:
    """The process that started this one."""
    return int(Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[1])
