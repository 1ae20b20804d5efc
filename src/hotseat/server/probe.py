"""Whether the store can write now, found out by writing; simultaneous questions share one probe."""

import asyncio
from typing import Final

from hotseat.server.aside import unavailable
from hotseat.server.store import Store, StoreUnavailable

PATIENCE: Final = 2.0
"""Seconds within which a healthy store has written."""


class Probe:
    """Asks the store at most once at a time, so that a frozen one is not flooded with probes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._running: asyncio.Future[None] | None = None

    async def passed(self) -> None:
        """Return once a probe is durable; raises Refusal `store` if it fails or takes too long."""
        if self._running is None:
            self._begin()
        assert self._running is not None
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._running)
        except (TimeoutError, StoreUnavailable) as problem:
            raise unavailable() from problem

    def _begin(self) -> None:
        running = self._running = asyncio.get_running_loop().create_future()

        def told(problem: StoreUnavailable | None) -> None:
            self._running = None
            if problem is None:
                running.set_result(None)
            else:
                running.set_exception(problem)
                running.exception()  # nobody may be waiting any more

        self._store.probe(told)
