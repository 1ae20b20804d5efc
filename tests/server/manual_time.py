"""A clock that tests advance manually."""

import heapq
import itertools
from collections.abc import Callable

from hotseat.server.time import Time, Timer


class _Planned:
    """One entry of a manual time."""

    def __init__(self, at: float, act: Callable[[], None]) -> None:
        self.at = at
        self.act: Callable[[], None] | None = act

    def cancel(self) -> None:
        self.act = None


class ManualTime(Time):
    """A clock that only advances when told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self._planned: list[tuple[float, int, _Planned]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self.seconds

    def wall(self) -> int:
        return 1_790_000_000_000 + int(self.seconds * 1000)

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        planned = _Planned(self.seconds + max(seconds, 0.0), act)
        heapq.heappush(self._planned, (planned.at, next(self._order), planned))
        return planned

    def next_in(self) -> float | None:
        """Seconds until something is due."""
        while self._planned and self._planned[0][2].act is None:
            heapq.heappop(self._planned)
        return self._planned[0][0] - self.seconds if self._planned else None

    def next_is(self, name: str) -> bool:
        """Whether the function that is due next has this name."""
        return self.next_in() is not None and getattr(self._planned[0][2].act, "__name__", "") == name

    def advance(self, seconds: float) -> None:
        """Advance the time and run everything that becomes due."""
        end = self.seconds + seconds
        while self._planned and self._planned[0][0] <= end + 1e-9:
            at, _, planned = heapq.heappop(self._planned)
            self.seconds = max(self.seconds, at)
            if planned.act is not None:
                planned.act()
        self.seconds = end
