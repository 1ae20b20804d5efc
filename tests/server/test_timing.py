"""H5, H7: neither when a sealed window closes, nor the number, order or size of frames tells who holds what.

The indistinguishability game over real sockets: in half of the windows the target holds the card that could answer and
declines, in the other half nobody holds it. The attacker sits at the same table and sees only its own line. The table's
clock runs many times as fast as ours, so that a window takes a twentieth of a second; whatever the machine adds it adds
to both kinds.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game
from hotseat.games.chili_mafia.cards import FU
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.server import messages as m
from hotseat.server import windows
from hotseat.server.app import Server
from hotseat.server.table import Table
from hotseat.server.time import Time, Timer
from tests.contract import laws
from tests.indistinguishable import Area, attack
from tests.server.online import online
from tests.server.worlds import World, dealt
from tests.volume import Progress, volume

WINDOWS = volume(60, 10_000)
"""Of each kind, for each way in which the target lets be."""
TABLES = 6
SPEED = 100.0
THOUGHT = 0.7
"""Seconds that a bot thinks longer if it has a choice; less than the earliest moment at which it would answer."""
NAMES = ("when it closes", "first frame", "frames", "bytes")

Noted = tuple[list[list[float]], list[list[float]]]
"""What an attacker noted: of windows with the card, and without it."""
Way = Callable[[World, int], Awaitable[None]]
"""How the target of a table lets windows be: told to the server before the first one."""


class Hastened(Time):
    """The machine's time, many times as fast."""

    def now(self) -> float:
        return time.monotonic() * SPEED

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(seconds, 0.0) / SPEED, act)


class Pensive:
    """A bot that lets everything be, and thinks longer where it has a choice."""

    async def choose(self, view: State, seat: int, level: str, seed: int) -> int | None:
        if len(view.moves(seat)) > 1:
            await asyncio.sleep(THOUGHT / SPEED)
        return view.question.default(view, seat)


# -- windows of either kind --------------------------------------------------------------------------------------------


def holds(state: State, seat: int) -> bool:
    assert isinstance(state, ChiliMafia)
    return FU in state.hands[seat]


def windows_of_both_kinds(rng: random.Random) -> tuple[State, State, int, int]:
    """The same window, with the card in the target's hand and with it in nobody's; the target, and the attacker."""
    while True:
        setup = game("chili-mafia").setup(4)
        for state in laws.play(setup, rng.randrange(1 << 30)):
            if state.over or state.question.name != "response" or len(state.question.open_to(state)) < 3:
                continue
            target, attacker = rng.sample(state.question.open_to(state), 2)
            found = _both_kinds(state, target, attacker, rng)
            if found is not None:
                return *found, target, attacker


def _both_kinds(state: State, target: int, attacker: int, rng: random.Random) -> tuple[State, State] | None:
    view = state.view(attacker)
    fills = [view.fill(seeded(rng.randrange(1 << 30))) for _ in range(30)]
    others = [seat for seat in range(state.players) if seat != target]
    clear = [fill for fill in fills if not any(holds(fill, seat) for seat in others)]
    with_card = [fill for fill in clear if holds(fill, target) and len(fill.moves(target)) > 1]
    without = [fill for fill in clear if not holds(fill, target)]
    return (with_card[0], without[0]) if with_card and without else None


# -- how the target lets be --------------------------------------------------------------------------------------------


async def by_preset(world: World, target: int) -> None:
    """Ask me when I can: then the server answers for me when I cannot."""
    await world.wires[target].answer(m.Preset("p", "response", "able"))


async def by_the_clock(world: World, target: int) -> None:
    """Say nothing."""


async def by_bot(world: World, target: int) -> None:
    """A bot sits there."""
    await world.wires[target].answer(m.Stand("s"))


# -- the game ----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def hastened(folder: Path) -> AsyncIterator[Server]:
    """A server whose clock runs fast, with a pensive bot."""
    async with online(folder, Hastened(), Pensive(), bot_delay_ms=900, most_connections=1000) as server:
        server.limits.burst = 1e9
        yield server


async def observations(folder: Path, way: Way, count: int) -> Noted:
    """What attackers noted in so many windows of each kind."""
    noted: Noted = ([], [])
    progress = Progress(f"H5 {way.__name__}", count)

    async def sit(server: Server, seed: int) -> None:
        rng = random.Random(seed)
        while min(len(kind) for kind in noted) < count:
            with_card, without, target, attacker = windows_of_both_kinds(rng)
            async with asyncio.timeout(60):
                await _windows_at_one_table(server, way, (with_card, without), target, attacker, rng, noted)
            progress.at(min(len(kind) for kind in noted))

    async with hastened(folder) as server, asyncio.TaskGroup() as group:
        for seed in range(TABLES):
            group.create_task(sit(server, seed))
    return noted


WINDOWS_PER_TABLE = 12


async def _windows_at_one_table(
    server: Server,
    way: Way,
    states: tuple[State, State],
    target: int,
    attacker: int,
    rng: random.Random,
    noted: Noted,
) -> None:
    world = await dealt(server, states[0].setup, "brisk", "allowed")
    await way(world, target)
    world.rows = server.hall.store.load(world.table.room.id)
    try:
        for _ in range(WINDOWS_PER_TABLE):
            kind = rng.randrange(2)
            noted[kind].append(await one_window(world, states[kind], target, attacker))
    finally:
        world.hang_up()
        await server.lobby.close_table(world.table.room.id, "enough")
        await server.lobby._drop(world.table.room.id)


async def one_window(world: World, state: State, target: int, attacker: int) -> list[float]:
    """Everybody but the target lets be at once; what the attacker's line shows until it closes."""
    await world.stand_at(state, attacker, 1)
    world.observer.taken()
    table, n = world.table, world.table.room.n
    began = time.monotonic()
    _wake(table)
    for seat in state.question.open_to(state):
        if seat != target:
            number = table.room.places[seat].asked
            await world.wires[seat].answer(m.Move(f"let{seat}", number, ["let"]))
    while (await world.observer.until(m.Update)).n == n:
        pass
    line = world.observer
    return [line.arrivals[-1][0] - began, line.arrivals[0][0] - began, len(line.arrivals), len(line.bytes)]


def _wake(table: Table) -> None:
    """The table looks at its clock and wakes its bots."""
    for _, task in table.thinking.values():
        task.cancel()
    table.thinking.clear()
    table.tell(lambda: None)


def attacked(way: Way, count: int = WINDOWS) -> list[Area]:
    """How well the attacker does."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        noted = asyncio.run(observations(Path(folder), way, count))
    areas = attack(NAMES, *noted)
    print(way.__name__, [f"{one.feature} {one.value:.3f}±{one.half:.3f}" for one in areas])
    return areas


@pytest.mark.parametrize("way", [by_preset, by_the_clock, by_bot], ids=lambda way: way.__name__)
def test_h5_h7_nobody_can_tell_whether_somebody_could_have_answered(way: Way) -> None:
    assert [one for one in attacked(way) if one.tells] == []


def test_h5_a_server_that_answers_at_once_for_who_cannot_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual mistake: whoever has nothing to say is passed over at once."""
    monkeypatch.setattr(windows, "_preset_moment", lambda room: room.opens_at())
    assert [one.feature for one in attacked(by_preset, 40) if one.tells]


def test_h7_a_bot_that_answers_when_it_has_thought_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_bot_delay", lambda self: 0.0)
    assert [one.feature for one in attacked(by_bot, 40) if one.tells]
