"""Tables that nobody attends leave memory; they stay on disk and return when somebody opens their link.

| unattended table                  | what happens                                                              |
| --------------------------------- | ------------------------------------------------------------------------- |
| waits for people                  | its clock stands still; it is unloaded and returns exactly as it was      |
| is played over days               | unloaded until its clock is due, loaded for that, and unloaded again      |
| bots are to move, the clock runs  | stays: they play on to the end, or until a person is asked                |
| has ended                         | unloaded at the next sweep                                                |

A row in `asleep` says that a table need not be loaded after a restart.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from hotseat.core.errors import HotseatError
from hotseat.server.shared import LOG
from hotseat.server.store import Asleep, StoreUnavailable
from hotseat.server.table import Table
from hotseat.server.time import Timer

if TYPE_CHECKING:
    from hotseat.server.lobby import Lobby

SHORTEST_SLEEP: Final = 60.0
"""Seconds; a table whose clock is due sooner is not worth unloading."""
PRESSURE: Final = 10.0
"""Seconds without anybody after which a table is unloaded if the server is full."""
MOST_ARCHIVED: Final = 100
"""Tables that one sweep archives."""
DAY: Final = 24 * 3600 * 1000


class Unloading:
    """Unloads the unattended tables of a lobby, wakes those whose clock runs, and archives the abandoned ones."""

    def __init__(self, lobby: "Lobby", minutes: float, archive_days: int) -> None:
        self._lobby = lobby
        self._shared = lobby.shared
        self.seconds = minutes * 60
        self.archive_days = archive_days
        """Days after which a table that everybody has left is closed; 0 means never."""
        self._unattended: dict[str, float] = {}
        """By table in memory: since when nobody is there."""
        self._noted: set[str] = set()
        """The tables with a row in `asleep`."""
        self._sleeping: dict[str, tuple[float, Timer]] = {}
        """By table with a running clock: when it was unloaded, and the timer that wakes it."""

    # -- unloading -----------------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Unload every table that nobody has attended for long enough, and archive the abandoned ones."""
        self._look()
        await self._unload_after(self.seconds)
        await self._archive()

    async def make_room(self) -> None:
        """The server is full: unload whatever nobody attends, except tables that somebody may just be entering."""
        self._look()
        await self._unload_after(PRESSURE)

    def _look(self) -> None:
        now, tables = self._shared.time.now(), self._lobby.tables
        alone = [id for id, table in tables.items() if not table.audience.everybody]
        self._unattended = {id: self._unattended.get(id, now) for id in alone}

    def attended(self, id: str) -> None:
        """Somebody enters this table."""
        self._unattended.pop(id, None)

    async def _unload_after(self, seconds: float) -> None:
        now = self._shared.time.now()
        for id, since in list(self._unattended.items()):
            table = self._lobby.tables.get(id)
            if table is None or table.audience.everybody:
                continue
            if table.room.stage in ("finished", "closed"):
                self._lobby.drop(id)
            elif now - since >= seconds and may_sleep(table):
                await self._unload(id, table, self._shared.time.wall() - int((now - since) * 1000))

    async def _unload(self, id: str, table: Table, since: int) -> None:
        try:
            await table.ask(table.clock.keep)
            wait = table.clock.wait()
            await self._note(id, Asleep(id, since, None if wait is None else int(wait * 1000)))
        except (HotseatError, StoreUnavailable):
            return  # the store cannot write now; the next sweep tries again
        if (
            self._lobby.tables.get(id) is not table
            or table.audience.everybody
            or not table.idle
            or not may_sleep(table)
        ):
            await self._forget(id)  # somebody came in the meantime
            return
        table.keep_last_snapshot()
        self._lobby.drop(id, keep=wait is not None)
        if wait is not None:
            self._remember(id, wait)

    async def _note(self, id: str, asleep: Asleep | None) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(problem: StoreUnavailable | None) -> None:
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        self._shared.store.note_sleep(id, asleep, told)
        await done
        if asleep is None:
            self._noted.discard(id)
        else:
            self._noted.add(id)

    async def _forget(self, id: str) -> None:
        try:
            await self._note(id, None)
        except StoreUnavailable:
            LOG.error("store failed", extra={"table": id})

    # -- waking --------------------------------------------------------------------------------------------------------

    def found_asleep(self, asleep: Asleep) -> None:
        """After a restart: leave this table on disk; its clock did not run while the server was down."""
        self._noted.add(asleep.id)
        if asleep.wait is not None and asleep.id not in self._lobby.tables:
            self._remember(asleep.id, asleep.wait / 1000)

    def _remember(self, id: str, wait: float) -> None:
        """A table with a running clock is not in memory: load it in `wait` seconds."""
        timer = self._shared.time.later(wait, lambda: self._wake(id))
        self._sleeping[id] = (self._shared.time.now(), timer)

    def _wake(self, id: str) -> None:
        self._waking = asyncio.get_running_loop().create_task(self._load(id))

    async def _load(self, id: str) -> None:
        try:
            await self._lobby.find(id)
        except HotseatError:
            self._remember(id, SHORTEST_SLEEP)  # the store cannot be read now

    def slept(self, id: str) -> int:
        """A table is loaded: note it, and return the milliseconds its clock ran in the meantime."""
        self.attended(id)
        if id in self._noted or self._lobby.claims.shared:  # another node may have noted it
            self._noted.discard(id)
            self._shared.store.note_sleep(id, None, _ignore)
        if id not in self._sleeping:
            return 0
        since, timer = self._sleeping.pop(id)
        timer.cancel()
        return int((self._shared.time.now() - since) * 1000)

    # -- archiving -----------------------------------------------------------------------------------------------------

    async def _archive(self) -> None:
        if not self.archive_days:
            return
        before = self._shared.time.wall() - self.archive_days * DAY
        try:
            for id in await self._shared.aside.read(lambda: self._shared.store.asleep_since(before, MOST_ARCHIVED)):
                if id not in self._lobby.tables:
                    await self._lobby.close_table(id, "abandoned")
                await self._forget(id)
        except HotseatError:
            return  # the store cannot be used now; the next sweep tries again


def may_sleep(table: Table) -> bool:
    """Whether a table that nobody attends can be unloaded: nothing will happen there soon by itself."""
    if not table.idle or not table.certain:
        return False
    room = table.room
    if table.time.running and any(seat not in room.asking.held for seat in room.bots_asked()):
        return False
    wait = table.clock.wait()
    return wait is None or wait >= SHORTEST_SLEEP


def _ignore(problem: StoreUnavailable | None) -> None:
    """A row that remains in `asleep` does no harm: the table is loaded when somebody comes, as it is now."""
