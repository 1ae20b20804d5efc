"""A server for tests, without sockets and with manual time: tables, guests and bots in one process."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from msgspec import json

from hotseat import protocol as m
from hotseat.bots import make_bot
from hotseat.core.errors import HotseatError
from hotseat.core.state import State
from hotseat.fairness import ServerKey
from hotseat.fairness.pf2 import MemoryJournal, Participant, Seal, Show, Told
from hotseat.fairness.pf2.participant import Answer
from hotseat.protocol import bodies
from hotseat.server import entries
from hotseat.server.caller import Caller
from hotseat.server.commands import carry_out
from hotseat.server.connection import Connection
from hotseat.server.giving_up import give_up
from hotseat.server.lobby import Lobby
from hotseat.server.shared import Shared
from hotseat.server.store import Store
from hotseat.server.table import Table
from tests.server.loop import run
from tests.server.manual_time import ManualTime
from tests.volume import SOAK

_DECODER = json.Decoder(m.ServerMessage)


def live(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an async test."""

    @functools.wraps(test)
    def bounded_run(*args: Any, **kwargs: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(None if SOAK else 240):
                await test(*args, **kwargs)

        run(bounded())

    return bounded_run


class Thinking:
    """Bots that run in this process."""

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        return make_bot(view.setup.game.id, level, seed).answer(view, seat)


class House:
    """A server in one process. `settle` waits until nothing is left to do at this moment of the manual time."""

    def __init__(self, folder: Path, thinker: Any = None, pauses: float = 1.0, **of_lobby: Any) -> None:
        self.folder = folder
        self.pauses = pauses
        self.time = ManualTime()
        self.thinker = thinker or Thinking()
        self.of_lobby = of_lobby
        self.open()

    def open(self) -> None:
        """Start the server; a second call simulates a restart after a crash."""
        self.store = self.new_store()
        key = ServerKey.kept_in(self.folder / "hotseat.key")
        self.shared = Shared(self.store, self.time, self.thinker, key, (0.5, 0.5), pauses=self.pauses)
        self.lobby = Lobby(self.shared, "http://test", **self.of_lobby)

    def new_store(self) -> Store:
        """The store of a server that starts."""
        return Store(f"sqlite:///{self.folder / 'hotseat.sqlite'}")

    async def crash(self) -> None:
        """Discard everything in memory; the store remains. (Kill -9 of a real process: test_crash.py.)"""
        for table in self.lobby.tables.values():
            table.open = False
        self.store.close()
        self.open()

    async def close(self) -> None:
        await self.lobby.close()
        self.store.close()

    async def table(self, *seats: str, game: str = "stick-em", **wishes: Any) -> tuple[Table, list["Guest"]]:
        """A table whose seats are given as `guest names`, `bot` or `closed`; all guests joined and connected."""
        kinds: dict[str, m.SeatKind] = {"bot": "bot", "closed": "closed"}
        plans = [bodies.NewSeat(kinds.get(seat, "open"), level="random" if seat == "bot" else "") for seat in seats]
        names = [seat for seat in seats if seat not in ("bot", "closed")]
        options = wishes.pop("options", {})
        new = bodies.NewTable(game, plans, options, names[0] if names else "Host", sit=bool(names), **wishes)
        tickets = [await self.lobby.open(new)]
        table = self.lobby.tables[tickets[0].table]
        tickets += [await self.lobby.join(tickets[0].table, bodies.Join(name)) for name in names[1:]]
        guests = [Guest(self, ticket) for ticket in tickets]
        for guest in guests:
            await guest.enter()
        return table, guests

    async def playing(self, *seats: str, **wishes: Any) -> tuple[Table, list["Guest"]]:
        """The same as `table`, but started and dealt."""
        table, guests = await self.table(*seats, **wishes)
        await guests[0].tell(m.Start("start"))
        await self.settle()
        for guest in guests:
            await guest.seal()
        await self.settle()
        for guest in guests:
            await guest.show()
        await self.settle()
        assert table.room.stage == "playing"
        return table, guests

    async def settle(self) -> None:
        """Wait until nothing is left to do at this time."""
        quiet = 0
        while quiet < 3:
            busy = any(table.inbox for table in self.lobby.tables.values()) or not self.store.idle
            quiet = 0 if busy else quiet + 1
            await asyncio.sleep(0.0005 if busy else 0)

    async def pass_time(self, seconds: float) -> None:
        """Advance the time in small steps, so that events occur in order."""
        end = self.time.now() + seconds
        await self.settle()
        while True:
            step = self.time.next_in()
            left = end - self.time.now()
            if step is None or step > left:
                self.time.advance(left)
                await self.settle()
                return
            self.time.advance(max(step, 0))
            await self.settle()


async def stored(store: Store, table: str, rows: list[entries.Row]) -> None:
    """Append these entries and wait until they are durable; raises StoreUnavailable."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(table, rows, None, lambda problem: done.set_exception(problem) if problem else done.set_result(None))
    await done


class Guest:
    """One client that records the messages it receives."""

    def __init__(self, house: House, ticket: bodies.Ticket | None, table: str = "") -> None:
        self.house = house
        self.token = None if ticket is None else ticket.token
        self.table_id = table if ticket is None else ticket.table
        self.received: list[m.ServerMessage] = []
        self.count = 0
        self.journal = MemoryJournal()
        self.latency = 0

    @property
    def table(self) -> Table:
        return self.house.lobby.tables[self.table_id]

    async def enter(self, last: int = -1) -> None:
        """Connect, as after a reload."""
        self.connection = Connection()
        await self.house.lobby.find(self.table_id)
        await self.house.lobby.enter(self.table, self.connection, m.Hello(self.token, last))
        self.read()

    async def leave(self) -> None:
        self.house.lobby.leave(self.table, self.connection)
        await self.house.settle()

    def read(self) -> list[m.ServerMessage]:
        """The messages since the last call."""
        new: list[m.ServerMessage] = []
        while not self.connection.outgoing.empty():
            frame = self.connection.outgoing.get_nowait()
            if frame is not None:
                new.append(_DECODER.decode(frame))
        self.received += new
        return new

    def last(self, sort: Any) -> Any:
        """The latest message of this type."""
        self.read()
        return next((message for message in reversed(self.received) if isinstance(message, sort)), None)

    @property
    def now(self) -> m.Snapshot:
        """The latest snapshot."""
        found: m.Snapshot = self.last(m.Snapshot)
        return found

    @property
    def seat(self) -> int:
        seat = self.connection.seat
        assert seat is not None
        return seat

    async def tell(self, command: Any) -> m.Done:
        """Send a command and wait for its answer; raises the refusal."""
        table, connection = self.table, self.connection
        done: list[m.Done] = []

        def act() -> None:
            done.append(carry_out(Caller(table, connection, table.now()), command))

        await table.ask(act)
        self.read()
        return done[0]

    async def refused(self, command: Any) -> str:
        """The code with which a command is refused; fails if it is accepted."""
        try:
            await self.tell(command)
        except HotseatError as refusal:
            return refusal.code
        raise AssertionError(f"not refused: {command}")

    def id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    async def move(self, *lines: str, question: int | None = None) -> m.Done:
        """Answer my prompt."""
        prompt = self.now.prompt
        if question is None:
            assert prompt is not None, "not asked"
            question = prompt.question
        return await self.tell(m.Move(self.id(), question, list(lines)))

    # -- the shuffle ---------------------------------------------------------------------------------------------------

    @property
    def participant(self) -> Participant:
        """This client's side of the shuffle; its journal outlives connections."""
        assert self.token is not None
        return Participant(self.table_id, self.token, self.journal)

    @property
    def shuffle(self) -> Any:
        """What the server said last about the shuffle; None at a table without one."""
        told = self.last(m.Welcome | m.ShuffleChanged)
        return None if told is None else told.shuffle

    async def seal(self) -> None:
        if self.shuffle is not None and self.shuffle.stage == "seal":
            await self.answer()

    async def show(self) -> None:
        told = self.shuffle
        if told is not None and told.stage == "show" and self.participant.player in told.waits_for:
            await self.answer()

    async def answer(self) -> m.Done | None:
        """Send what an honest client answers now, if anything."""
        match self.heed():
            case Seal(promise, seal):
                return await self.tell(m.Seal(self.id(), promise, seal))
            case Show(listed, part):
                return await self.tell(m.Show(self.id(), listed, part))
        return None

    def heed(self) -> Answer:
        """Let my participant hear what the server said last; returns its answer."""
        told = self.shuffle
        names = {seat["player"]: seat["name"] for seat in told.promise["seats"]}
        missing = [] if told.given_up is None else [names[player] for player in told.given_up.missing]
        return self.participant.answer(Told.read(told.stage, told.promise, told.list, told.parts, missing))

    async def give_up(self) -> m.Done:
        return await give_up(self.house.lobby, self.table, self.connection, m.GiveUp(self.id()))


async def play_on(house: House, guests: list[Guest], most: int = 10_000) -> int:
    """Let every guest answer its prompt with the first move and advance the time; returns the number of answers."""
    answers = 0
    while answers < most:
        table = guests[0].table
        if table.room.stage == "finished":
            break
        acted = False
        for guest in guests:
            prompt = guest.now.prompt
            if prompt is not None and prompt.held is None and not prompt.opens_in:
                await guest.move(prompt.moves[0])
                answers += 1
                acted = True
        await house.settle()
        if not acted:
            await house.pass_time(0.6)
    return answers
