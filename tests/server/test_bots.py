"""Bots at a live table: views only, hard deadlines, and release times that reveal nothing."""

import asyncio
import os
import statistics
import sys
from pathlib import Path

import pytest
from msgspec import structs

from hotseat import protocol as m
from hotseat.bots import LEVELS
from hotseat.core.live import RACE
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import GAMES, game
from hotseat.server import thinking
from hotseat.server.bots import NICENESS, Workers
from hotseat.server.entries import Moved
from hotseat.server.store import Store
from tests.server.house import House, live, play_on

HANGS = "import sys, time; sys.stdin.readline(); time.sleep(60)"
DIES = "import sys; sys.stdin.readline(); sys.exit(3)"
BABBLES = "import sys; sys.stdin.readline(); print('not a move', flush=True); sys.stdin.read()"
HOARDS = "import sys; sys.stdin.readline(); print('9' * 8_000_000, flush=True); sys.stdin.read()"


def a_view() -> State:
    return game("stick-em").setup(3).start(seeded(1)).view(0)


@live
async def test_a_worker_chooses_a_legal_move_from_a_view(tmp_path: Path) -> None:
    workers = Workers(1)
    view = a_view()
    moves = [await workers.answer(view, 0, "random", seed) for seed in range(3)]
    assert all(move in view.moves(0) for (move,) in moves)
    assert moves == [await workers.answer(view, 0, "random", seed) for seed in range(3)]
    await workers.close()


@live
async def test_a_worker_gives_way_to_the_tables_and_stays_small(tmp_path: Path) -> None:
    """Experts of all games think at a lower priority, in less than 150 MB."""
    workers = Workers(1, 60.0)
    for id in GAMES:
        chosen = game(id)
        state = chosen.setup(chosen.most).start(seeded(1))
        seat = state.seat()
        assert await workers.answer(state.view(seat), seat, "expert", 1)
    (worker,) = workers._all
    niceness = os.getpriority(os.PRIO_PROCESS, worker.pid)
    assert niceness == min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
    status = Path(f"/proc/{worker.pid}/status").read_text(encoding="ascii")
    assert int(status.split("VmHWM:")[1].split()[0]) < 150 * 1024
    await workers.close()


@pytest.mark.parametrize("script", [HANGS, DIES, BABBLES, HOARDS], ids=["hangs", "dies", "babbles", "hoards"])
@live
async def test_d7_a_bot_that_fails_costs_a_default_move_and_is_replaced(tmp_path: Path, script: str) -> None:
    workers = Workers(1, 0.3, [sys.executable, "-c", script])
    assert await workers.answer(a_view(), 0, "random", 1) == []
    assert await workers.answer(a_view(), 0, "random", 1) == []
    assert workers.failures == 2
    workers._command = [sys.executable, "-m", "hotseat.server.bots"]
    workers.deadline = 20
    (move,) = await workers.answer(a_view(), 0, "random", 1)
    assert move in a_view().moves(0)
    await workers.close()


class Failing:
    """Returns nothing, or an illegal move."""

    def __init__(self) -> None:
        self.calls = 0

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        self.calls += 1
        return [] if self.calls % 2 else [10_000] if self.calls % 4 else [-5]


@live
async def test_d7_a_table_of_failing_bots_plays_on_by_defaults(tmp_path: Path) -> None:
    house = House(tmp_path, Failing())
    table, guests = await house.playing("Ada", "bot", "bot", options={"rounds": 1})
    await play_on(house, guests)
    assert table.room.stage == "finished"
    assert house.shared.counts.bot_failures > 20
    await house.close()


class Raising:
    """Raises an unexpected exception."""

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        raise RuntimeError("the bot is beside itself")


@live
async def test_d7_a_bot_that_fails_in_an_unforeseen_way_costs_a_default_move_too(tmp_path: Path) -> None:
    house = House(tmp_path, Raising())
    table, guests = await house.playing("Ada", "bot", "bot", options={"rounds": 1})
    await play_on(house, guests)
    assert table.room.stage == "finished"
    await house.close()


class Watching:
    """Records the views that bots receive."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, State]] = []

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        self.seen.append((seat, view))
        return [view.question.default(view, seat)]


@live
async def test_bots_get_views_and_never_the_state(tmp_path: Path) -> None:
    watching = Watching()
    house = House(tmp_path, watching)
    _, guests = await house.playing("Ada", "bot", "bot", options={"rounds": 1})
    await play_on(house, guests, 10)
    assert watching.seen
    for seat, view in watching.seen:
        hands = view.hands  # type: ignore[attr-defined]
        assert all(card == -1 for other, hand in enumerate(hands) if other != seat for card in hand)
        assert view.rng.data() == seeded(0).data()
    await house.close()


class Slow:
    """Takes a time that depends on its hand, as searching bots do."""

    def __init__(self, house_time: object) -> None:
        self.time = house_time

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        waiting = asyncio.Event()
        self.time.later(0.01 * (sum(view.hands[seat]) % 30), waiting.set)  # type: ignore[attr-defined]
        await waiting.wait()
        return [view.question.default(view, seat)]


@live
async def test_a_bot_slaps_at_the_speed_of_its_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """WZ-5.5 at a live table; in other windows the delay of the server counts."""
    monkeypatch.setattr(thinking, "reaction_seconds", lambda level, rng, tempo: 0.1 * LEVELS.index(level) + 0.5)
    house = House(tmp_path)
    house.shared.bot_delay, house.shared.pauses = (7.0, 7.0), 1.0
    table, (ada,) = await house.playing("Ada", "bot", "bot", game="wazabi", options={"piment": True}, pace="none")
    bots = [seat for seat in range(3) if table.room.places[seat].bot]
    table.room.places[bots[0]].plan = structs.replace(table.room.places[bots[0]].plan, level="normal")
    while table.room.asking.window.closes != RACE:
        assert table.thinking._bot_delay(bots[0]) >= 7.0
        prompt = ada.now.prompt
        if prompt is not None and prompt.held is None:
            await ada.move(prompt.moves[0])
        await house.pass_time(0.5)
    opens = max(table.room.asking.opens_at() - table.now(), 0) / 1000
    waits = [round(table.thinking._bot_delay(seat) - opens, 3) for seat in bots]
    assert waits == [0.7, 0.5]
    await house.close()


@live
async def test_h7_when_a_bot_answers_does_not_depend_on_its_thinking(tmp_path: Path) -> None:
    """Thinking takes 0 to 0.3 s depending on the hand, yet every answer is released exactly at its drawn time."""
    house = House(tmp_path)
    house.shared.thinker = Slow(house.time)
    table, guests = await house.playing("Ada", "bot", "bot", options={"rounds": 1}, pace="none")
    asked_at: dict[int, float] = {}
    waits: list[float] = []
    n = -1
    while table.room.stage == "playing" and len(waits) < 25:
        if table.room.told.n != n:
            n = table.room.told.n
            rows = [row.entry for row in house.store.load(table.room.id) if isinstance(row.entry, Moved)]
            if rows and rows[-1].by == "bot" and rows[-1].seat in asked_at:
                waits.append(round(house.time.now() - asked_at[rows[-1].seat], 3))
            watched = table.room.asking.watched / 1000  # a trick, which everybody has seen
            asked_at = {seat: house.time.now() + watched for seat in table.room.open_to()}
        for guest in guests:
            prompt = guest.now.prompt
            if prompt is not None and prompt.held is None:
                await guest.move(prompt.moves[0])
        await house.pass_time(0.01)
    assert len(waits) > 10
    assert statistics.pstdev(waits) < 0.011
    await house.close()


@live
async def test_a_bot_whose_answer_met_a_database_that_fails_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    table, (ada, _) = await house.playing("Ada", "Ben", "bot", friendly=True)
    assert 2 in table.room.open_to()
    with monkeypatch.context() as failing:
        for method in ("_write_down", "load"):
            failing.setattr(Store, method, lambda *_: unavailable_disk())
        assert await ada.refused(m.Say("s", "hello")) == "store"
        await house.pass_time(0.6)  # the bot answers, to a table that cannot be read
        while not table.idle:
            await asyncio.sleep(0.001)
    for _ in range(4):
        await house.pass_time(2)
        while not table.idle:
            await asyncio.sleep(0.001)
    assert 2 in table.room.asking.held
    await house.close()


def unavailable_disk() -> None:
    raise OSError("disk error")
