"""A table processes one turn at a time; requests wait in the inbox.

A turn folds entries into the room, stores all of them in one write, and only then notifies clients. If the write
fails, the room is reloaded from the store, and then the request is refused; no client has seen the lost entries.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from hotseat.core.errors import HotseatError
from hotseat.protocol.refusals import Refusal
from hotseat.server import entries, projection
from hotseat.server.aside import unavailable
from hotseat.server.places import name_of
from hotseat.server.room import Room
from hotseat.server.shared import LOG, Shared
from hotseat.server.snapshot import WORTHWHILE, is_due
from hotseat.server.store import Contents, StoreUnavailable
from hotseat.server.stored import keep_snapshot, stored_room
from hotseat.server.time import TableTime
from hotseat.server.trial import Trial

T = TypeVar("T")
RETRY: Final = 1.0


@dataclass
class Turn:
    """A request with its callbacks for success (once stored) and refusal."""

    act: Callable[[], None]
    refused: Callable[[HotseatError], None] | None = None
    stored: Callable[[], None] | None = None


class Turns(ABC):
    """The turns of one table and the room they change."""

    def __init__(self, room: Room, shared: Shared, slept: int = 0) -> None:
        """`slept` is the table time in milliseconds that passed while the table was not in memory."""
        self.room = room
        self.shared = shared
        self.time = TableTime(shared.time, room.at + slept)
        self.inbox: deque[Turn] = deque()
        self.open = True
        """Whether the table still accepts turns."""
        self.stored_stage = ""
        """The stage as of the last stored entry."""
        room.told.news.clear()
        self._rows: list[entries.Row] = []
        self._confirmed = False
        """Whether the store has to confirm the current turn even if it adds no entry."""
        self._after: list[Callable[[], None]] = []
        self._turn: Turn | None = None
        """The turn in progress, or waiting for the store."""
        self._stored_at = 0.0
        self._last: entries.Row | None = None
        """The last entry that was stored."""
        self._doubtful = False
        """Whether the room may hold entries that were not stored."""
        self._announced = (room.seq, room.told.n)
        """Entries known to be stored, and the number of the last public change among them."""
        self._reloading: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Future[Any]] = set()

    # -- what a table does in its turns --------------------------------------------------------------------------------

    @abstractmethod
    def hand_on(self) -> None:
        """At the end of a turn, pass everything that is due to the engine, in order."""

    @abstractmethod
    def stored(self, calls: list[Callable[[], None]]) -> None:
        """The entries of the turn are durable: make these calls and notify all clients."""

    @abstractmethod
    def found_stored(self, last: int) -> None:
        """Entries that nobody was told of turned out to be stored; `last` is the last change that was announced."""

    @abstractmethod
    def wake_in(self, seconds: float) -> None:
        """Run a turn for the clock after `seconds`."""

    @property
    def certain(self) -> bool:
        """Whether everything in the room is stored, so that it may be shown outside of a turn."""
        return not self._doubtful

    @property
    def idle(self) -> bool:
        """Whether no turn is in progress or waiting."""
        return self._turn is None and not self.inbox

    def now(self) -> int:
        """Table time in milliseconds; it stops while the table is paused."""
        return self.time.now()

    def add(self, entry: entries.AnyEntry, trial: Trial | None = None) -> None:
        """Fold an entry; it is stored, and then sent to clients, at the end of the current turn."""
        row = entries.Row(self.room.seq, self.now(), entry)
        self.room.fold(row, trial)
        self._rows.append(row)

    def confirm(self) -> None:
        """Let the store confirm the current turn even if it adds no entry.

        A node that froze and woke up does not know that the table changed at another one; only the store tells.
        """
        self._confirmed = True

    def afterwards(self, call: Callable[[], None]) -> None:
        """Call this once the entries of the current turn are stored."""
        self._after.append(call)

    # -- the queue of turns --------------------------------------------------------------------------------------------

    async def ask(self, act: Callable[[], T]) -> T:
        """Run `act` in a turn and return its result once all its changes are stored."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        results: list[T] = []
        self._asking.add(answer)
        answer.add_done_callback(self._asking.discard)

        def refused(refusal: HotseatError) -> None:
            if not answer.done():
                answer.set_exception(refusal)

        def stored() -> None:
            if not answer.done():
                answer.set_result(None)

        self.tell(lambda: results.append(act()), refused, stored)
        await answer
        return results[0]

    def tell(
        self,
        act: Callable[[], None],
        refused: Callable[[HotseatError], None] | None = None,
        stored: Callable[[], None] | None = None,
    ) -> None:
        """Run `act` in a turn, immediately if the table is idle; `refused` is called with the reason if it fails."""
        if self.open:
            self.inbox.append(Turn(act, refused, stored))
            self._take_turns()
        elif refused is not None:
            refused(_closed())

    def close(self) -> None:
        """Accept no more turns; everything is already in the log."""
        self.open = False
        self.inbox.clear()
        for answer in [answer for answer in self._asking if not answer.done()]:
            answer.set_exception(_closed())

    def _take_turns(self) -> None:
        while self.inbox and self._turn is None:
            self._turn = self.inbox.popleft()
            self._take(self._turn)

    def _take(self, turn: Turn) -> None:
        """Run the request, hand on what is due, then store all entries."""
        if self._doubtful:
            self._reload(lambda: self._take_again(turn))
            return
        self._confirmed = False
        try:
            turn.act()
            self.hand_on()
        except HotseatError as refusal:
            self._after.clear()
            if self._rows:
                self._reload(partial(self._refuse, turn, refusal))
            else:
                self._refuse(turn, refusal)
        except Exception:
            self._failed(turn)
        else:
            self._store(turn)

    def _take_again(self, turn: Turn) -> None:
        """Take a turn after reloading the table, if that was possible."""
        if self._doubtful:
            self.wake_in(RETRY)
            self._refuse(turn, unavailable())
        else:
            self._take(turn)

    def _store(self, turn: Turn) -> None:
        rows, self._rows = self._rows, []
        if rows or self._confirmed:
            changed = self.room.stage != self.stored_stage or self.room.seq == len(rows)
            self._stored_at = self.shared.time.now()
            self._last = rows[-1] if rows else self._last
            self.shared.store.append(self.room.id, rows, self._contents() if changed else None, self._written)
        else:
            self._finish(turn)

    def _written(self, problem: StoreUnavailable | None) -> None:
        """The store has written the entries of the turn, or failed to."""
        if not self.open or self._turn is None:
            return
        if problem is None:
            self.shared.counts.stored(self.shared.time.now() - self._stored_at)
            self._finish(self._turn)
            self._take_turns()
        else:
            self._lost(self._turn, problem)

    def _finish(self, turn: Turn) -> None:
        """Everything is stored: notify the clients."""
        try:
            after, self._after = self._after, []
            self.stored(after)
        except Exception:
            self._failed(turn)
        else:
            self._turn = None
            self._announced = (self.room.seq, self.room.told.n)
            if turn.stored is not None:
                turn.stored()
            if is_due(self.room):
                self.keep_snapshot()

    def keep_snapshot(self) -> None:
        """Store a snapshot, so that the table is read quickly; everything in the room must be stored."""
        if self._last is not None and self._last.seq == self.room.seq - 1:
            keep_snapshot(self.shared, self.room, self._last)

    def keep_last_snapshot(self) -> None:
        """The table leaves memory: store a snapshot if it saves something, and if nothing is in progress."""
        if self.room.seq - self.room.kept >= WORTHWHILE and self.idle and self.certain:
            self.keep_snapshot()

    def _refuse(self, turn: Turn, refusal: HotseatError) -> None:
        self._turn = None
        if turn.refused is not None:
            turn.refused(refusal)

    def _failed(self, turn: Turn) -> None:
        LOG.exception("table failed", extra={"table": self.room.id})
        self._rows, self._after = [], []
        self._doubtful = True
        self.wake_in(RETRY)
        self._refuse(turn, Refusal("failure", "Something went wrong in the server; it has been logged."))

    def _lost(self, turn: Turn, problem: StoreUnavailable) -> None:
        LOG.error("store failed", extra={"table": self.room.id, "reason": str(problem)[:200]})
        self.shared.counts.store_failures += 1
        self.wake_in(RETRY)
        refusal = Refusal("store", "The server cannot store moves now. Nothing was changed; try again.")
        self._reload(partial(self._refuse, turn, refusal))

    def _reload(self, then: Callable[[], None]) -> None:
        """Discard entries that were folded but not stored: read the table from the store, then continue its turns."""
        self._rows, self._after = [], []
        self._doubtful = True
        self._reloading = asyncio.get_running_loop().create_task(self._reloaded(then))

    async def _reloaded(self, then: Callable[[], None]) -> None:
        try:
            room = await self.shared.aside.read(lambda: stored_room(self.shared, self.room.id))
        except HotseatError:
            pass  # the next turn tries again
        except Exception:
            LOG.exception("table cannot be read", extra={"table": self.room.id})
        else:
            self.room = room
            self._doubtful = False
            self._announce()
        if self.open:
            then()
            self._take_turns()

    def _announce(self) -> None:
        """A write that seemed to fail may have been stored: then nobody has heard of its entries."""
        seq, n = self._announced
        self._announced = (self.room.seq, self.room.told.n)
        if self.room.seq > seq and self.open:
            self.found_stored(n)

    def _contents(self) -> Contents:
        room = self.room
        result = projection.result(room)
        return Contents(
            room.id,
            room.opened.created,
            room.opened.game,
            room.opened.visibility == "public",
            room.stage,
            room.ended,
            projection.encoded([name_of(room.places, place) for place in room.places]),
            "" if result is None else projection.encoded(result),
        )


def _closed() -> Refusal:
    return Refusal("closed", "This table is not in use any more; ask again.")
