"""A table processes one turn at a time; requests wait in the inbox.

A turn folds entries into the room, stores all of them in one write, and only then notifies clients. If the write
fails, the room is reloaded from the store and the request is refused; no client has seen the lost entries.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from hotseat.core.errors import HotseatError
from hotseat.protocol.refusals import Refusal
from hotseat.server import entries, projection
from hotseat.server.room import Room
from hotseat.server.shared import LOG, Shared
from hotseat.server.store import Contents, StoreUnavailable
from hotseat.server.time import TableTime
from hotseat.server.trial import Trial

T = TypeVar("T")
RETRY: Final = 1.0


@dataclass(slots=True)
class Turn:
    """A request with its callbacks for success (once stored) and refusal."""

    act: Callable[[], None]
    refused: Callable[[HotseatError], None] | None = None
    stored: Callable[[], None] | None = None


class Turns(ABC):
    """The turns of one table and the room they change."""

    def __init__(self, room: Room, shared: Shared) -> None:
        self.room = room
        self.shared = shared
        self.time = TableTime(shared.time, room.at)
        self.inbox: deque[Turn] = deque()
        self.open = True
        """Whether the table still accepts turns."""
        self.stored_stage = ""
        """The stage as of the last stored entry."""
        room.told.news.clear()
        self._rows: list[entries.Row] = []
        self._after: list[Callable[[], None]] = []
        self._turn: Turn | None = None
        """The turn in progress, or waiting for the store."""
        self._stored_at = 0.0
        self._doubtful = False
        self._asking: set[asyncio.Future[Any]] = set()

    # -- what a table does in its turns --------------------------------------------------------------------------------

    @abstractmethod
    def hand_on(self) -> None:
        """At the end of a turn, pass everything that is due to the engine, in order."""

    @abstractmethod
    def stored(self, calls: list[Callable[[], None]]) -> None:
        """The entries of the turn are durable: make these calls and notify all clients."""

    @abstractmethod
    def wake_in(self, seconds: float) -> None:
        """Run a turn for the clock after `seconds`."""

    def now(self) -> int:
        """Table time in milliseconds; it stops while the table is paused."""
        return self.time.now()

    def add(self, entry: entries.AnyEntry, trial: Trial | None = None) -> None:
        """Fold an entry; it is stored, and then sent to clients, at the end of the current turn."""
        row = entries.Row(self.room.seq, self.now(), entry)
        self.room.fold(row, trial)
        self._rows.append(row)

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
        try:
            if self._doubtful:
                self._read_back()
            turn.act()
            self.hand_on()
        except HotseatError as refusal:
            if self._rows:
                self._forget()
            self._after.clear()
            self._refuse(turn, refusal)
        except Exception:
            self._failed(turn)
        else:
            self._store(turn)

    def _store(self, turn: Turn) -> None:
        rows, self._rows = self._rows, []
        if rows:
            changed = self.room.stage != self.stored_stage or rows[0].seq == 0
            self._stored_at = self.shared.time.now()
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
        else:
            self._lost(problem)
            self._refuse(
                self._turn, Refusal("store", "The server cannot store moves now. Nothing was changed; try again.")
            )
        self._take_turns()

    def _finish(self, turn: Turn) -> None:
        """Everything is stored: notify the clients."""
        try:
            after, self._after = self._after, []
            self.stored(after)
        except Exception:
            self._failed(turn)
        else:
            self._turn = None
            if turn.stored is not None:
                turn.stored()

    def _refuse(self, turn: Turn, refusal: HotseatError) -> None:
        self._turn = None
        if turn.refused is not None:
            turn.refused(refusal)

    def _failed(self, turn: Turn) -> None:
        LOG.exception("table failed", extra={"table": self.room.id})
        self._rows, self._after = [], []
        self._doubtful = True
        self.wake_in(RETRY)
        self._refuse(turn, Refusal("failure", "Something went wrong in the server; it has been noted."))

    def _lost(self, problem: StoreUnavailable) -> None:
        LOG.error("store failed", extra={"table": self.room.id, "reason": str(problem)[:200]})
        self.shared.counts.store_failures += 1
        self._forget()
        self.wake_in(RETRY)

    def _forget(self) -> None:
        """Discard entries that were folded but not stored: reload the table."""
        self._rows, self._after = [], []
        self._doubtful = True
        with contextlib.suppress(SQLAlchemyError):
            self._read_back()

    def _read_back(self) -> None:
        room = Room(self.room.id, self.shared.pauses)
        for row in self.shared.store.load(self.room.id):
            room.fold(row)
        room.told.news.clear()
        self.room = room
        self._doubtful = False

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
            projection.encoded([place.plan.name for place in room.places]),
            "" if result is None else projection.encoded(result),
        )


def _closed() -> Refusal:
    return Refusal("closed", "This table is not in use any more; ask again.")
