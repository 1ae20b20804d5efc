"""Tables of people over real sockets that can be set to any state of their game, with everybody connected."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from hotseat import protocol as m
from hotseat.core.agenda import Ask
from hotseat.core.game import Setup
from hotseat.core.live import PLAIN, Window
from hotseat.core.rng import Rng, seeded
from hotseat.core.state import State
from hotseat.fairness import pf2
from hotseat.fairness.pf2 import MemoryJournal, Participant, Seal, Show
from hotseat.games import live as live_of
from hotseat.protocol import bodies
from hotseat.server import store
from hotseat.server.app import Server
from hotseat.server.entries import Moved, Row
from hotseat.server.history import History
from hotseat.server.room import Room
from hotseat.server.store import Contents, Told
from hotseat.server.table import Table
from hotseat.server.time import TableTime
from tests.contract import laws
from tests.contract.by_game import SWAPS
from tests.server.manual_time import ManualTime
from tests.server.online import online
from tests.server.wire import Wire, all_caught_up

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


class Logged(NamedTuple):
    """An entry of the log."""

    row: Row
    before: State | None
    """The state that moves were played in; replaying them from an earlier one would miss what was taken back since."""


class Overheard:
    """Stands before the `append` of a store and keeps what passes; the compiled server passes here too."""

    def __init__(self, append: Callable[[str, list[Row], Contents | None, Told], None]) -> None:
        self.append = append
        self.rows: dict[str, list[Row]] = {}
        """By table that somebody follows: the entries that nobody has read yet."""

    def __call__(self, table: str, rows: list[Row], contents: Contents | None, told: Told) -> None:
        if table in self.rows:
            self.rows[table] += rows
        self.append(table, rows, contents, told)


def overheard(log: store.Store) -> Overheard:
    """Listen to this store from now on."""
    if not isinstance(log.append, Overheard):
        setattr(log, "append", Overheard(log.append))  # noqa: B010 (a method of this one store)
    assert isinstance(log.append, Overheard)
    return log.append


@dataclass
class World:
    """A table of people, all connected."""

    server: Server
    table: Table
    tokens: list[str]
    wires: list[Wire]
    rows: list[Row]
    """The log up to the deal."""
    chance: Rng
    """The chance of the table after the deal."""
    logged: list[Logged] = field(default_factory=list)
    """The log since the table stands there, as far as it has been read."""
    watching: list[Wire] = field(default_factory=list)
    asked: int = 1
    """The number of the question that everybody is asked."""
    unread: list[Row] = field(init=False)
    """Entries of the log that the reader has not read."""
    reader: Room = field(init=False)
    """The same table from its log alone."""
    observer: Wire = field(init=False)
    watcher: Wire = field(init=False)

    def __post_init__(self) -> None:
        self.unread = overheard(self.server.shared.store).rows.setdefault(self.table.room.id, [])
        self.reader = self._room_as_dealt()

    @property
    def state(self) -> State:
        assert self.table.room.state is not None
        return self.table.room.state

    async def stand_at(self, state: State, observer: int | None, last: int) -> None:
        """Let the table stand at this state, as if its log had led there, and let the observer connect anew."""
        room = self._room_as_dealt()
        room.seq = self.reader.seq = self.table.room.seq  # the log goes on, although it no longer leads to this state
        room.told.news.clear()
        room.stand_at(state.clone())
        self.reader.history = History()
        self.reader.stand_at(state.clone())
        room.put(0)
        for place in room.places:
            place.asked = self.asked
        self.table.room = room
        self.unread.clear()
        self.logged.clear()
        self.table._budgets.clear()
        self.table.time = TableTime(self.server.shared.time, room.at)
        self.table.clock.start_or_stop()
        self.table.clock.arm()
        await self.connect(observer, last)

    def _room_as_dealt(self) -> Room:
        room = Room(self.table.room.id)
        for row in self.rows:
            room.fold(row)
        return room

    async def read_everything(self) -> None:
        """Let every player read: one that never does would be dropped as a slow reader."""
        await all_caught_up(self.wires, "before")

    async def connect(self, observer: int | None, last: int) -> None:
        """The observer and a spectator, on fresh lines: their welcome is the reconnect snapshot."""
        for wire in self.watching:
            wire.hang_up()
        while self.table.audience.watching:
            await asyncio.sleep(0)
        watching = m.Hello(None, last)
        hello = watching if observer is None else m.Hello(self.tokens[observer], last)
        self.observer = await Wire.open(self.server, self.table.room.id, hello=hello)
        self.watching = [self.observer]
        self.watcher = await Wire.open(self.server, self.table.room.id, hello=watching)
        self.watching.append(self.watcher)
        if observer is not None:
            self.watching.remove(self.observer)
            self.wires[observer].hang_up()
            self.wires[observer] = self.observer

    def hang_up(self) -> None:
        """Drop all connections."""
        for wire in [*self.watching, *self.wires]:
            wire.hang_up()

    def received(self) -> tuple[bytes, bytes]:
        """All bytes that the observer and the spectator got since the last time, without the table's own address."""
        own = self.table.room.id.encode()
        return self.observer.taken().replace(own, b"0" * 16), self.watcher.taken().replace(own, b"0" * 16)

    def log(self, since: int = 0) -> list[Logged]:
        """What is stored from this entry on."""
        for row in self.unread:
            self.logged.append(Logged(row, self.reader.state))
            self.reader.fold(row)
        self.unread.clear()
        return [logged for logged in self.logged if logged.row.seq >= since]

    def moved(self, since: int = 0) -> list[Moved]:
        """The moves that reached the engine from this entry on."""
        return [row.entry for row, _ in self.log(since) if isinstance(row.entry, Moved)]


@asynccontextmanager
async def tables_online(folder: Path) -> AsyncIterator[Server]:
    """A server with manual time and without limits for its clients."""
    folder.mkdir(parents=True, exist_ok=True)
    async with online(folder, ManualTime(), most_connections=10_000) as server:
        server.limits.burst = 1e9
        with patch.object(store, "PACE", 0.0):  # nobody else writes, so there is nothing to collect for a common sync
            yield server


async def dealt(server: Server, setup: Setup, pace: m.Pace, spectators: m.Spectators, friendly: bool = True) -> World:
    """A table of people with these options, started, everybody connected; unless `friendly`, everybody shuffled."""
    seats = [bodies.NewSeat() for _ in range(setup.players)]
    options: dict[str, Any] = {**setup.options.changed()}
    new = bodies.NewTable(
        setup.game.id,
        seats,
        options,
        NAMES[0],
        pace=pace,
        spectators=spectators,
        friendly=friendly,
    )
    tickets = [await server.lobby.open(new)]
    tickets += [await server.lobby.join(tickets[0].table, bodies.Join(name)) for name in NAMES[1 : setup.players]]
    tokens = [ticket.token for ticket in tickets]
    wires = [await Wire.open(server, tickets[0].table, hello=m.Hello(token)) for token in tokens]
    await wires[0].answer(m.Start("start"))
    table = server.lobby.tables[tickets[0].table]
    if not friendly:
        people = [Participant(table.room.id, token, MemoryJournal()) for token in tokens]
        for turn in ("seal", "show"):
            for wire, person in zip(wires, people, strict=True):
                await _take_part(wire, person, turn)
    assert table.room.state is not None
    return World(server, table, tokens, wires, server.shared.store.load(table.room.id), table.room.state.rng.clone())


async def _take_part(wire: Wire, person: Participant, turn: str) -> None:
    """Answer what the server said last about the shuffle, as every honest client does."""
    await wire.caught_up(f"before-{turn}")
    told = wire.shuffle
    assert told is not None
    match person.answer(pf2.Told.read(told.stage, told.promise, told.list, told.parts, [])):
        case Seal(promise, seal):
            await wire.answer(m.Seal(turn, promise, seal))
        case Show(listed, part):
            await wire.answer(m.Show(turn, listed, part))


async def closed(world: World) -> None:
    """Close the table and forget it."""
    world.hang_up()
    lobby, id = world.server.lobby, world.table.room.id
    overheard(world.server.shared.store).rows.pop(id, None)
    await lobby.close_table(id, "enough")
    if id in lobby.tables:  # unless the server's own sweep, which removes finished tables, came first
        lobby.drop(id)


# -- moments of a game -------------------------------------------------------------------------------------------------


def moment(setup: Setup, rng: random.Random) -> State:
    """Any question of a random game, often one to many."""
    return moments(setup, rng, 1)[0]


def moments(setup: Setup, rng: random.Random, count: int) -> list[State]:
    """Questions of one random game, many of them to several seats.

    A live table hands on the answers to a common window at once, those that interrupt it first. So it is never in the
    middle of one, and neither is it asked anything else after some of its seats have answered.
    """
    windows = live_of(setup.game.id).windows
    plain: list[State] = []
    common: list[State] = []
    halfway = False
    for state in laws.play(setup, rng.randrange(1 << 30)):
        if state.over:
            break
        if windows[state.question.name].closes != PLAIN:
            halfway = len(state.question.open_to(state)) < len(state.question.players)
            if not halfway:
                common.append(state.clone())
            continue
        halfway = halfway and _is_interruption(state, windows)
        if (not plain or rng.random() < 0.2) and not halfway:
            plain.append(state.clone())
    return [rng.choice(common if common and (rng.random() < 0.5 or not plain) else plain) for _ in range(count)]


def _is_interruption(state: State, windows: Mapping[str, Window]) -> bool:
    """Whether a common window goes on after this question."""
    return any(windows[step.name].closes != PLAIN for step in state.agenda if isinstance(step, Ask))


def unlike(state: State, observer: int | None, rng: random.Random) -> State:
    """A state that looks the same to the observer: two hidden cards swapped, or everything unknown dealt anew."""
    other = SWAPS[state.setup.game.id](state, observer, rng) if rng.random() < 0.3 else None
    other = other or state.view(observer).fill(seeded(rng.randrange(1 << 30)))
    other.rng = state.rng.clone()
    return other
