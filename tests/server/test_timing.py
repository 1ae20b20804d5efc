"""H5, H7: neither the closing time of a sealed window nor the number, order or size of frames reveals hidden cards.

The indistinguishability game over real sockets: in half of the windows the target holds the card that could answer
and declines, in the other half nobody holds it. The attacker sits at the same table and sees only its own line. The
time of the server is moved on by hand, from one thing it has planned to the next, so that a difference is the
server's doing and not the machine's; the soak plays on the machine's own time as well, many times as fast.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game
from hotseat.games.chili_mafia.cards.codes import FU
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.protocol import frames
from hotseat.protocol.frames import frame
from hotseat.server import windows
from hotseat.server.app import Server
from hotseat.server.thinking import Thinking
from hotseat.server.time import Time, Timer
from tests.contract import laws
from tests.indistinguishable import Area, attack
from tests.server import leaky_windows
from tests.server.loop import run
from tests.server.manual_time import ManualTime
from tests.server.online import online
from tests.server.worlds import World, closed, dealt
from tests.volume import SOAK, Progress, seed, tally, volume

WINDOWS = volume(40, 20_000)
"""Number of windows of each kind, for each way in which the target declines."""
SPEED = 100.0
THOUGHT = 0.7
"""Seconds that a bot thinks longer if it has a choice; less than the earliest moment at which it would answer."""
HESITATION = 2.0
"""Seconds after which somebody who could answer declines."""
NAMES = ("when it closes", "first frame", "frames", "bytes")

Noted = tuple[list[list[float]], list[list[float]]]
"""An attacker's observations: of windows with the card, and without it."""
Way = Callable[[World, int], Awaitable[None]]
"""How the target of a table declines windows; set up before the first one."""


class Hastened(Time):
    """The machine's time, many times as fast."""

    def now(self) -> float:
        return time.monotonic() * SPEED

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(seconds, 0.0) / SPEED, act)


class Pensive:
    """A bot that always declines, and thinks longer if it has a choice."""

    def __init__(self, time: Time) -> None:
        self.time = time

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        if len(view.moves(seat)) > 1:
            thought = asyncio.Event()
            self.time.later(THOUGHT, thought.set)
            await thought.wait()
        return [view.question.default(view, seat)]


# -- windows of either kind --------------------------------------------------------------------------------------------


def holds(state: State, seat: int) -> bool:
    assert isinstance(state, ChiliMafia)
    return FU in state.hands[seat]


def windows_of_both_kinds(rng: random.Random, any_setup: bool = False) -> tuple[State, State, int, int]:
    """The same window, with the card in the target's hand and with it in nobody's; the target, and the attacker."""
    while True:
        setup = laws.random_setup(game("chili-mafia"), rng) if any_setup else game("chili-mafia").setup(4)
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


# -- how the target declines -------------------------------------------------------------------------------------------


async def by_preset(world: World, target: int) -> None:
    """Ask me when I can: the server answers for me when I cannot, and otherwise I decline myself after a while."""
    await world.wires[target].answer(m.Preset("p", "response", "able"))


async def by_the_clock(world: World, target: int) -> None:
    """Say nothing."""


async def by_bot(world: World, target: int) -> None:
    """A bot sits there."""
    world.wires[target].say(m.Stand("s"))
    await world.wires[target].until(m.Welcome)  # whoever stood up is a spectator, once it is in the log
    world.wires[target].hang_up()


# -- the game ----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def timed(folder: Path, time: Time) -> AsyncIterator[Server]:
    """A server with this time and a pensive bot."""
    async with online(folder, time, Pensive(time), bot_delay_ms=900, most_connections=1000) as server:
        server.limits.burst = 1e9
        yield server


async def observations(folder: Path, way: Way, count: int, time: Time) -> Noted:
    """The attackers' observations in a number of windows of each kind."""
    noted: Noted = ([], [])
    rng, progress = random.Random(seed(5)), Progress(f"H5 {way.__name__}", count)
    async with timed(folder, time) as server:
        while min(len(kind) for kind in noted) < count:
            await _windows_at_one_table(server, way, rng, noted)
            progress.at(min(len(kind) for kind in noted))
    return noted


WINDOWS_PER_TABLE = 12


async def _windows_at_one_table(server: Server, way: Way, rng: random.Random, noted: Noted) -> None:
    *states, target, attacker = windows_of_both_kinds(rng)
    world = await dealt(server, states[0].setup, "brisk", "allowed")
    await way(world, target)
    world.rows = server.shared.store.load(world.table.room.id)
    try:
        for _ in range(WINDOWS_PER_TABLE):
            kind = rng.randrange(2)
            by_hand = way is by_preset and len(states[kind].moves(target)) > 1
            noted[kind].append(await one_window(world, states[kind], target, attacker, by_hand))
    finally:
        await closed(world)


async def one_window(world: World, state: State, target: int, attacker: int, by_hand: bool) -> list[float]:
    """Everybody but the target declines at once, and the target after a while if it does so by hand.

    Returns what the attacker sees until the window closes.
    """
    table, began = world.table, world.table.shared.time.now()
    world.asked += 1  # an answer that a bot still prepares for the window before is none to this one
    await world.stand_at(state, attacker, 1)
    world.observer.taken()
    n = table.room.told.n
    for seat in state.question.open_to(state):
        if seat != target:
            number = table.room.places[seat].asked
            await world.wires[seat].answer(m.Move(f"let{seat}", number, ["let"]))
    if by_hand:
        await _hesitate(table.shared.time)
        await world.wires[target].answer(m.Move("let", table.room.places[target].asked, ["let"]))
    line = world.observer
    first = ended = None
    while ended is None:
        frames = len(line.arrivals)
        news = await _news(world, n)
        now = table.shared.time.now() - began
        first = now if first is None and len(line.arrivals) > frames else first
        ended = now if news else None
        if ended is None and isinstance(time := table.shared.time, ManualTime):
            time.advance(time.next_in() or 0.0)
    return [ended, first or 0.0, len(line.arrivals), sum(length for _, length in line.arrivals)]


async def _hesitate(time: Time) -> None:
    if isinstance(time, ManualTime):
        time.advance(HESITATION)
    else:
        await asyncio.sleep(HESITATION / SPEED)


async def _news(world: World, n: int) -> bool:
    """Whether the window has closed by now."""
    line = world.observer
    if not isinstance(world.table.shared.time, ManualTime):
        return bool((await line.until(m.Update)).n > n)
    for _ in range(3):  # a bot's thought, its answer, and what comes of it
        await asyncio.sleep(0)
    line.say(m.Withdraw("news", 0))
    ended = False
    while True:
        message = await line.message()
        if isinstance(message, m.Refused) and message.id == "news":
            line.arrivals.pop()  # our own question does not count
            return ended
        ended = ended or (isinstance(message, m.Update) and message.n > n)


def attacked(folder: Path, way: Way, count: int = WINDOWS, time: Time | None = None) -> list[Area]:
    """The attacker's success rate."""
    areas = attack(NAMES, *run(observations(folder, way, count, time or ManualTime())))
    print(way.__name__, [f"{one.feature} {one.value:.3f}±{one.half:.3f}" for one in areas])
    return areas


WAYS = [by_preset, by_the_clock, by_bot]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_h5_h7_nobody_can_tell_whether_somebody_could_have_answered(memory: Path, way: Way) -> None:
    areas = attacked(memory, way)
    assert [one for one in areas if one.tells] == []
    tally("H5", **{way.__name__: WINDOWS}, **{f"{way.__name__}: {one.feature}": one.weighed(WINDOWS) for one in areas})


if SOAK:  # the machine's own time tells something on a quiet machine only

    @pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
    def test_h5_h7_nor_on_the_time_of_the_machine(memory: Path, way: Way) -> None:
        assert [one for one in attacked(memory, way, volume(60, 2_000), Hastened()) if one.tells] == []


def test_h5_a_server_that_answers_at_once_for_who_cannot_is_caught(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The usual mistake: seats without a choice are skipped at once."""
    monkeypatch.setattr(windows, "_preset_moment", lambda room: room.asking.opens_at())
    assert [one.feature for one in attacked(memory, by_preset, 20) if one.tells]


def test_h5_a_server_that_closes_early_for_who_could_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever could answer declines by hand before the end; who could not is answered for at the end."""
    leaky_windows.own_answer_at_once(monkeypatch)
    assert [one.feature for one in attacked(memory, by_preset, 20) if one.tells]


def test_h7_a_bot_that_answers_when_it_has_thought_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinking, "_bot_delay", lambda self, level: 0.0)
    assert [one.feature for one in attacked(memory, by_bot, 20) if one.tells]


# -- H8: the length of a frame -----------------------------------------------------------------------------------------


def private_length(state: State, seat: int) -> int:
    """The length of the update that opens this window for the seat."""
    texts = state.setup.game.moves
    moves = [texts.text(move) for move in state.moves(seat)]
    prompt = m.Prompt(1, state.question.name, moves, True, None, True, 0)
    asked = m.Asked(state.question.name, ["A", "B", "C"], ["A", "B", "C"], [], True)
    clock = m.Clock(5000, 8000, True, {})
    view = position(state.view(seat))
    return len(frame(m.Update(5, view, asked, prompt, clock, None, None, [], [], "0" * 64)))


def share_of_telling_lengths(count: int) -> float:
    """How often an eavesdropper on the target's line sees another length when the target has a choice."""
    rng, telling, progress = random.Random(seed(8)), 0, Progress("H8 windows", count)
    for number in range(count):
        with_card, without, target, _ = windows_of_both_kinds(rng, any_setup=True)
        telling += private_length(with_card, target) != private_length(without, target)
        progress.at(number + 1)
    return telling / count


def test_h8_the_length_of_a_frame_hardly_ever_tells_whether_its_reader_has_a_choice() -> None:
    """An area under the curve of 0.5 plus half of the share: at most 0.51 on average over all kinds of tables."""
    count = volume(40, 5_000)
    share = share_of_telling_lengths(count)
    print(f"another length in {share:.4f} of {count} windows")
    assert share < 0.02 + 4 * (0.02 / count) ** 0.5


def test_h8_frames_without_padding_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "SMALL", 0)
    monkeypatch.setattr(frames, "STEP", 1)
    assert share_of_telling_lengths(10) > 0.9
