"""When finished tables move to the archive: some in every sweep of the server, or all when the host asks for it."""

import asyncio
import contextlib
import time
from functools import partial
from typing import Final

from sqlalchemy.engine import Engine

from hotseat.core.errors import HotseatError
from hotseat.server.archive import AT_ONCE, Moved, due, move
from hotseat.server.packed import Damaged
from hotseat.server.shared import LOG, Shared

DAY: Final = 24 * 3600 * 1000
MOST_BATCHES: Final = 10
"""How often one sweep looks for more."""


class Archiving:
    """Moves finished tables to the archive, after `days` (0: only when asked to)."""

    def __init__(self, shared: Shared, days: int) -> None:
        self._shared = shared
        self.days = days
        self._after = ""
        self._again_at = 0.0

    async def sweep(self) -> None:
        """Look through the finished tables, some at a time; to begin anew once a day is enough."""
        if self.days and self._shared.time.now() >= self._again_at:
            with contextlib.suppress(HotseatError):  # the store cannot be used now; the next sweep tries again
                for _ in range(MOST_BATCHES):
                    if not (await self._some(self.days))[1]:
                        return

    async def now(self, days: int) -> Moved:
        """Move everything that ended at least this many days ago."""
        self._after, total, more = "", Moved(), True
        while more:
            some, more = await self._some(days)
            total = _sum(total, some)
        return total

    async def _some(self, days: int) -> tuple[Moved, bool]:
        """Move some tables; also returns whether there may be more."""
        aside, engine, total = self._shared.aside, self._shared.store.engine, Moved()
        before = self._shared.time.wall() - days * DAY
        found = await aside.read(partial(due, engine, before, self._after, AT_ONCE))
        for id in found:
            began = time.monotonic()
            self._after = id
            total = _sum(total, await aside.read(partial(_moved, engine, id)))
            await asyncio.sleep(time.monotonic() - began)  # leave half the time to live tables
        if len(found) < AT_ONCE:
            self._after, self._again_at = "", self._shared.time.now() + DAY / 1000
        return total, len(found) == AT_ONCE


def _moved(engine: Engine, table: str) -> Moved:
    """Move a table; one that cannot be moved stays where it is and keeps nobody else waiting."""
    try:
        return move(engine, table)
    except (AssertionError, Damaged):
        LOG.exception("table not archived", extra={"table": table})
        return Moved()


def _sum(one: Moved, other: Moved) -> Moved:
    return Moved(*[getattr(one, name) + getattr(other, name) for name in Moved.__struct_fields__])
