"""Admits clients at a pace that leaves time for the tables, because after a restart all of them come at once.

Every new connection, and every `hello`, waits for its turn. A few at a time have it; before the next ones, the event
loop must have caught up, and the tables get as much time as these took. Clients that would have to wait too long are
told when to come back, at different times.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 10
"""Arrivals that have their turn together."""
PAUSE: Final = 0.005
"""Seconds between two turns, at least."""
PATIENCE: Final = 3.0
"""Seconds that an arrival may have to wait; clients give up a handshake after 6."""
FIRST_RATE: Final = 500.0
"""Arrivals a second, until it is measured."""
LONGEST: Final = 60.0
"""Seconds after which everybody may come back, at most."""


class Arrivals:
    """The queue of arriving clients: first come, first served, but connected clients come before new ones."""

    def __init__(self) -> None:
        self.turned_away = 0
        self._inside: deque[Callable[[], None]] = deque()
        self._outside: deque[Callable[[], None]] = deque()
        self._left = AT_ONCE
        """How many have their turn at once before the next pause."""
        self._rate = FIRST_RATE
        self._pump: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._inside) + len(self._outside)

    def come(self, begin: Callable[[], None], inside: bool = False) -> None:
        """Call `begin` when it is this arrival's turn, at once if nobody waits."""
        if self._left and not self.waiting:
            self._left -= 1
            begin()
        else:
            (self._inside if inside else self._outside).append(begin)
        if self._pump is None:
            self._pump = asyncio.get_running_loop().create_task(self._let_in())

    async def turn(self) -> None:
        """Wait for the turn of somebody who is connected."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.come(lambda: None if mine.done() else mine.set_result(None), inside=True)
        await mine

    def come_back(self) -> float:
        """0 if an arrival may wait here, otherwise the seconds after which it should come back."""
        wait = self.waiting / self._rate
        if wait <= PATIENCE:
            return 0.0
        self.turned_away += 1
        return min(wait * random.uniform(0.5, 1.5), LONGEST)

    async def _let_in(self) -> None:
        loop, began, let_in = asyncio.get_running_loop(), time.monotonic(), AT_ONCE - self._left
        while let_in:
            await asyncio.sleep(PAUSE)
            late = time.monotonic() - began - PAUSE
            await asyncio.sleep(max(late, 0.0))  # leave as much time to the tables
            if self.waiting:
                self._rate += (let_in / (time.monotonic() - began) - self._rate) * 0.1
            began, let_in = time.monotonic(), min(self.waiting, AT_ONCE)
            self._left = AT_ONCE - let_in
            for _ in range(let_in):
                loop.call_soon((self._inside or self._outside).popleft())
        self._pump = None
