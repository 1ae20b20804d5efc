"""Two worlds over real sockets: two tables that differ only in what an observer cannot know, played side by side.

Everything that the observer and a spectator receive is compared as raw bytes: updates, refusals, reconnect snapshots
and what the web addresses answer. The worlds may part only where the rules show something: where a move that reached
the engine reads differently to whoever compares, or where the observer was told a card in private.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from hotseat import protocol as m
from hotseat.core.game import Setup
from hotseat.core.live import PLAIN, RACE, SEALED
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.fairness import Entry
from hotseat.games import game as game_of
from hotseat.games import live as live_of
from hotseat.protocol import bodies
from hotseat.server.app import Server
from hotseat.server.entries import Moved, Row
from hotseat.server.room import Room
from hotseat.server.store import LOG
from hotseat.server.table import Table
from hotseat.server.time import TableTime
from tests.contract import laws
from tests.contract.by_game import SWAPS
from tests.server.manual_time import ManualTime
from tests.server.online import online
from tests.server.wire import Wire

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
STEPS = 25
UNNOTICED = "|"
"""The text of a move for a viewer who does not notice it."""
ADDRESSES = ("", "/record", "/replay", "/replay?seat=A", "/fair")


class Difference(AssertionError):
    """The observer, or a spectator, can tell the worlds apart."""


@dataclass
class Tally:
    """What was compared."""

    pairs: int = 0
    steps: int = 0
    bytes: int = 0
    parted: int = 0


@dataclass
class World:
    """A table of people, all connected."""

    server: Server
    table: Table
    tokens: list[str]
    wires: list[Wire]
    rows: list[Row]
    """The log up to the deal."""
    watching: list[Wire] = field(default_factory=list)
    observer: Wire = field(init=False)
    watcher: Wire = field(init=False)

    @property
    def state(self) -> State:
        assert self.table.room.state is not None
        return self.table.room.state

    async def stand_at(self, state: State, observer: int | None, last: int) -> None:
        """Let the table stand at this state, as if its log had led there, and let the observer connect anew."""
        room = Room(self.table.room.id)
        for row in self.rows:
            room.fold(row)
        with self.server.shared.store.engine.begin() as connection:
            connection.execute(sa.delete(LOG).where(LOG.c.table_id == room.id, LOG.c.seq >= len(self.rows)))
        room.told.news.clear()
        room.stand_at(state.clone())
        room.asking.put_to = set(state.question.players)
        for place in room.places:
            place.asked = 1
        self.table.room = room
        runs, self.table.time = self.table.time.running, TableTime(self.server.shared.time, room.at)
        self.table.time.run(runs)
        self.table.clock.arm()
        await self.connect(observer, last)

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

    async def received(self, mark: str) -> tuple[bytes, bytes]:
        """All bytes that the observer and the spectator got since the last time, without the table's own address."""
        await self.observer.caught_up(mark)
        await self.watcher.caught_up(mark)
        own = self.table.room.id.encode()
        return self.observer.taken().replace(own, b"0" * 16), self.watcher.taken().replace(own, b"0" * 16)

    def moved(self, since: int) -> list[Moved]:
        """The moves that reached the engine since this entry of the log."""
        rows = self.server.shared.store.load(self.table.room.id)[since:]
        return [row.entry for row in rows if isinstance(row.entry, Moved)]


@asynccontextmanager
async def two_tables(folder: Path, setup: Setup, pace: m.Pace, spectators: m.Spectators) -> AsyncIterator[list[World]]:
    """A server with two tables of the same people and options, both dealt."""
    async with online(folder, ManualTime(), most_connections=1000) as server:
        server.limits.burst = 1e9
        worlds = [await dealt(server, setup, pace, spectators) for _ in range(2)]
        try:
            yield worlds
        finally:
            for world in worlds:
                world.hang_up()


async def dealt(server: Server, setup: Setup, pace: m.Pace, spectators: m.Spectators) -> World:
    """A table of people with these options, started, everybody connected."""
    seats = [bodies.NewSeat() for _ in range(setup.players)]
    options: dict[str, Any] = {**setup.options.changed()}
    new = bodies.NewTable(
        setup.game.id,
        seats,
        options,
        NAMES[0],
        pace=pace,
        spectators=spectators,
        friendly=True,
    )
    tickets = [await server.lobby.open(new)]
    tickets += [await server.lobby.join(tickets[0].table, bodies.Join(name)) for name in NAMES[1 : setup.players]]
    tokens = [ticket.token for ticket in tickets]
    wires = [await Wire.open(server, tickets[0].table, hello=m.Hello(token)) for token in tokens]
    await wires[0].answer(m.Start("start"))
    table = server.lobby.tables[tickets[0].table]
    return World(server, table, tokens, wires, server.shared.store.load(table.room.id))


# -- one pair of worlds ------------------------------------------------------------------------------------------------


class Pair:
    """Two worlds played in lockstep, and their comparison by an observer."""

    def __init__(self, worlds: list[World], observer: int | None, rng: random.Random, tally: Tally) -> None:
        self.worlds = worlds
        self.observer = observer
        self.rng = rng
        self.tally = tally
        self.parted = False
        self.parts = False
        """The worlds part with this step, after it has been compared."""
        self.number = 0

    @property
    def here(self) -> World:
        return self.worlds[0]

    @property
    def there(self) -> World:
        return self.worlds[1]

    def _mark(self) -> str:
        self.number += 1
        return f"k{self.number}"

    async def play(self, state: State, other: State) -> None:
        """Play on from two states that look alike to the observer until they part or enough was compared."""
        last = self.rng.choice((-1, 0, 1))
        for world, start in zip(self.worlds, (state, other), strict=True):
            await world.stand_at(start, self.observer, last)
        self._compare("welcome", await self._received())
        for _ in range(STEPS):
            if self.parted or self.here.state.over or self.here.table.room.stage != "playing":
                break
            await self._step()
        if not self.parted:
            for world in self.worlds:
                await world.connect(self.observer, last)
            self._compare("reconnected", await self._received())
            if self.here.table.room.stage == "playing":
                await self._compare_addresses()
        self.tally.pairs += 1
        self.tally.parted += self.parted

    async def _step(self) -> None:
        chance = self.rng.random()
        if chance < 0.15:
            await self._acted("probe", self._probe())
        elif chance < 0.25:
            await self._acted("time", self._let_time_pass())
        elif chance < 0.6 and self.here.table.room.asking.window.closes in (SEALED, RACE):
            await self._acted("silence", self._answer_in_one_world())
        else:
            await self._acted("move", self._move())

    async def _acted(self, name: str, action: Awaitable[None]) -> None:
        """Do it in both worlds, then compare, unless the rules have shown different things."""
        before = [(world, world.state.clone(), world.table.room.seq, world.table.room.told.n) for world in self.worlds]
        await action
        received = await self._received()
        looks = [
            [looks_of(state, world.moved(seq), seat) for world, state, seq, _ in before]
            for seat in (self.observer, None)
        ]
        told = [private(world.table.room, n, self.observer) for world, _, _, n in before]
        public = looks[1][0] == looks[1][1]
        self.parted = self.parted or not public or looks[0][0] != looks[0][1] or told[0] != told[1]
        self._compare(name, received, watcher=public)
        self.parted = self.parted or self.parts
        self.tally.steps += 1

    async def _received(self) -> list[tuple[bytes, bytes]]:
        mark = self._mark()
        return [await world.received(mark) for world in self.worlds]

    def _compare(self, name: str, received: list[tuple[bytes, bytes]], watcher: bool = True) -> None:
        (here, watched_here), (there, watched_there) = received
        if not self.parted and here != there:
            raise Difference(f"seat {self.observer} after {name}:\n{difference(here, there)}")
        if watcher and watched_here != watched_there:
            raise Difference(f"a spectator after {name}:\n{difference(watched_here, watched_there)}")
        self.tally.bytes += (0 if self.parted else len(here)) + (len(watched_here) if watcher else 0)

    async def _compare_addresses(self) -> None:
        """What strangers can ask for by web address while the game runs."""
        async with httpx.AsyncClient(base_url=self.here.server.public_url) as http:
            for address in ADDRESSES:
                found = []
                for world in self.worlds:
                    answer = await http.get(f"/api/tables/{world.table.room.id}{address}")
                    found.append((answer.status_code, answer.content.replace(world.table.room.id.encode(), b"")))
                if found[0] != found[1]:
                    raise Difference(f"at {address}:\n{found[0]!r}\n{found[1]!r}")

    # -- what happens in both worlds -----------------------------------------------------------------------------------

    async def _move(self) -> None:
        """A move that looks alike to the observer; into a window that keeps answers to itself, any move."""
        pair = None
        if self.here.table.room.asking.window.closes != PLAIN and self.rng.random() < 0.5:
            pair = self._any_answers()
        pair = pair or laws._moves_that_look_alike(self.here.state, self.there.state, self.observer, self.rng)
        if pair is None:
            self.parted = True  # a move is legal in only one of the worlds
            return
        seat, move, other = pair
        mark = self._mark()
        for world, one in zip(self.worlds, (move, other), strict=True):
            await self._answer(world, seat, one, mark)

    def _any_answers(self) -> tuple[int, int, int] | None:
        both = set(self.here.state.question.open_to(self.here.state)) & set(
            self.there.state.question.open_to(self.there.state)
        )
        seats = [seat for seat in sorted(both) if seat != self.observer]
        if not seats:
            return None
        seat = self.rng.choice(seats)
        return seat, self.rng.choice(self.here.state.moves(seat)), self.rng.choice(self.there.state.moves(seat))

    async def _answer(self, world: World, seat: int, move: int, mark: str) -> None:
        text = world.state.setup.game.moves.text(move)
        await world.wires[seat].answer(m.Move(mark, world.table.room.places[seat].asked, [text]))

    async def _answer_in_one_world(self) -> None:
        """Whether a seat has already answered a sealed window or a race must stay hidden."""
        room = self.here.table.room
        waiting = [seat for seat in room.open_to() if seat not in room.asking.held]
        if len(waiting) < 2 or all(seat == self.observer for seat in waiting):
            return
        seat = self.rng.choice([seat for seat in waiting if seat != self.observer])
        await self._answer(self.here, seat, self.rng.choice(self.here.state.moves(seat)), self._mark())
        self.parts = True

    async def _probe(self) -> None:
        """The observer tries something, mostly impossible, and reads the refusal."""
        texts = self.here.state.setup.game.moves.texts
        question = self.here.table.room.places[self.observer or 0].asked
        mark, text, question = self._mark(), self.rng.choice(texts), question + self.rng.choice((0, 0, 0, -1, 1))
        for world in self.worlds:
            await world.observer.answer(m.Move(mark, max(question, 0), [text]))

    async def _let_time_pass(self) -> None:
        time = self.here.server.shared.time
        assert isinstance(time, ManualTime)
        time.advance(self.rng.choice((0.2, 1.6, 3.1, 9.0)))


def looks_of(state: State, moved: list[Moved], seat: int | None) -> list[tuple[int, str]]:
    """The moves that this seat notices, as it sees them, in order."""
    state = state.clone()
    looks: list[tuple[int, str]] = []
    for entry in moved:
        for move in entry.moves:
            looks.append((entry.seat, laws._look(state, entry.seat, move, seat)))
            state.push(move, entry.seat)
    return [(mover, look) for mover, look in looks if mover == seat or look != UNNOTICED]


def private(room: Room, since: int, seat: int | None) -> list[object]:
    """Private events of this seat since then."""
    entries: list[Entry] = [entry for batch in room.told.batches if batch.n > since for entry in batch.entries]
    return [entry.full for entry in entries if entry.kind == "event" and entry.witnesses and seat in entry.witnesses]


def difference(here: bytes, there: bytes) -> str:
    """The first place where two streams differ, with a little around it."""
    place = next((at for at, (one, two) in enumerate(zip(here, there, strict=False)) if one != two), -1)
    around = slice(max(place - 200, 0), place + 200)
    return f"{len(here)} bytes: ...{here[around]!r}\n{len(there)} bytes: ...{there[around]!r}"


# -- many pairs --------------------------------------------------------------------------------------------------------

PAIRS_PER_TABLE = 6


async def compare_worlds(
    folder: Path, id: str, seed: int, tally: Tally, leak: Callable[[], None] | None = None
) -> None:
    """Some pairs of one game with players and options drawn from the seed; `leak` breaks the server after the deal."""
    rng = random.Random(f"{id} {seed}")
    setup = laws.random_setup(game_of(id), rng)
    pace: m.Pace = rng.choice(("none", "normal", "brisk"))
    spectators: m.Spectators = rng.choice(("allowed", "allowed", "delayed"))
    folder.mkdir(parents=True, exist_ok=True)
    async with two_tables(folder, setup, pace, spectators) as worlds:
        if leak is not None:
            leak()
        for _ in range(PAIRS_PER_TABLE):
            observer = rng.choice([*range(setup.players), None])
            state = moment(setup, rng)
            pair = Pair(worlds, observer, rng, tally)
            await pair.play(state, unlike(state, observer, rng))


def moment(setup: Setup, rng: random.Random) -> State:
    """Any question of a random game, often one to many."""
    states = [state.clone() for state in laws.play(setup, rng.randrange(1 << 30)) if not state.over]
    windows = live_of(setup.game.id).windows
    together = [state for state in states if windows[state.question.name].closes != PLAIN]
    return rng.choice(together if together and rng.random() < 0.4 else states)


def unlike(state: State, observer: int | None, rng: random.Random) -> State:
    """A state that looks the same to the observer: two hidden cards swapped, or everything unknown dealt anew."""
    other = SWAPS[state.setup.game.id](state, observer, rng) if rng.random() < 0.3 else None
    other = other or state.view(observer).fill(seeded(rng.randrange(1 << 30)))
    other.rng = state.rng.clone()
    return other
