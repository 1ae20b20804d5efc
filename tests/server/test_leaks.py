"""H1 to H9: nobody receives what they may not know, byte for byte, and mutants that leak are caught.

Two worlds: the real table, and one in which everything that the observer cannot know was dealt anew. The same visible
things happen in both; every frame that the observer and a spectator get must be equal.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import GAMES
from hotseat.server import messages as m
from hotseat.server import projection
from hotseat.server.connection import Connection
from hotseat.server.log import Moved, Row
from hotseat.server.plays import tried
from hotseat.server.room import Room
from tests.contract.laws import _learned as learned
from tests.contract.laws import _moves_that_look_alike as look_alike
from tests.server.house import Guest, House, live
from tests.server.test_games import NAMES, OPTIONS, PLAYERS, random_play


def frames(guest: Guest) -> list[str]:
    """The raw frames that came since the last time."""
    raw: list[str] = []
    while not guest.connection.outgoing.empty():
        frame = guest.connection.outgoing.get_nowait()
        if frame is not None:
            raw.append(frame)
    return raw


async def two_worlds(folder: Path, id: str, seed: int, leak: Callable[[], None]) -> tuple[list[str], list[str]]:
    """What an observer and a spectator get in both worlds; `leak` breaks the server, once the table is set up."""
    rng = random.Random(seed)
    house = House(folder)
    table, guests = await house.playing(
        *NAMES[: PLAYERS[id]], game=id, options=OPTIONS.get(id, {}), friendly=True, pace="none"
    )
    await random_play(house, guests, rng, rng.randrange(5, 60))
    await house.settle()
    if table.room.stage == "finished" or table.room.held:
        await house.close()
        return [], []
    observer = rng.choice(guests)
    state = table.room.state
    assert state is not None
    other = state.view(observer.seat).fill(seeded(rng.randrange(1 << 30)))
    other.rng = state.rng.clone()
    moves = planned(state.clone(), other.clone(), observer.seat, rng, 25)
    leak()
    here = await told(house, table.room, guests, observer, state, [(seat, move) for seat, move, _ in moves])
    there = await told(house, table.room, guests, observer, other, [(seat, move) for seat, _, move in moves])
    await house.close()
    return here, there


def planned(here: State, there: State, observer: int, rng: random.Random, steps: int) -> list[tuple[int, int, int]]:
    """Moves that look the same to the observer in both worlds."""
    moves: list[tuple[int, int, int]] = []
    while len(moves) < steps and not here.over:
        pair = look_alike(here, there, observer, rng)
        if pair is None:
            break
        seat, move, other = pair
        here.events, there.events = [], []
        here.push(move, seat)
        there.push(other, seat)
        if learned(here, observer) != learned(there, observer):
            break  # the observer himself drew another card
        moves.append(pair)
    return moves


async def told(
    house: House, room: Room, guests: list[Guest], observer: Guest, state: State, moves: list[tuple[int, int]]
) -> list[str]:
    """Play these moves at a table standing at this state, and return every byte that the observer and a watcher get."""
    table = observer.table
    start = state.clone()
    start.events = []
    rows = house.store.load(room.id)
    fresh = Room(room.id)
    for row in rows:
        fresh.fold(row)
    fresh.news.clear()
    fresh.state = start
    fresh.at = rows[-1].at
    table.room = fresh
    table._base, table._running = fresh.at, False
    watcher = Guest(house, None, room.id)
    watcher.connection = Connection()
    table.watching = {watcher.connection}
    for guest in guests:
        frames(guest)
    got: list[str] = [projection.frame(table.welcome(observer.connection, 0))]
    for seat, move in moves:
        assert table.room.state is not None
        trial = tried(table.room.state, seat, [move])
        table.room.fold(Row(table.room.seq, table.room.at, Moved(seat, [move], "player", "")), trial)
        news, table.room.news = table.room.news, []
        table._send_updates(news)
        got += frames(observer) + frames(watcher)
        got.append(projection.frame(table.welcome(observer.connection, 0)))
        for guest in guests:
            frames(guest)
    return got


SEEDS = range(8)


@pytest.mark.parametrize("id", sorted(GAMES))
def test_two_worlds_look_the_same_on_the_wire(tmp_path: Path, id: str) -> None:
    compared = 0
    for seed in SEEDS:
        compared += run_worlds(tmp_path / str(seed), id, seed)
    assert compared > 20


def no_leak() -> None:
    """The server as it is."""


def run_worlds(folder: Path, id: str, seed: int, leak: Callable[[], None] = no_leak) -> int:
    folder.mkdir()
    results: list[tuple[list[str], list[str]]] = []

    @live
    async def worlds() -> None:
        results.append(await two_worlds(folder, id, seed, leak))

    worlds()
    here, there = results[0]
    assert here == there, first_difference(here, there)
    return len(here)


def first_difference(here: list[str], there: list[str]) -> str:
    for one, other in zip(here, there, strict=False):
        if one != other:
            return f"{one}\n{other}"
    return f"{len(here)} frames, {len(there)} frames"


# -- mutants: each of these leaks has happened to somebody -------------------------------------------------------------


def state_of(room: Room) -> State:
    assert room.state is not None
    return room.state


def full_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole state instead of the view."""
    monkeypatch.setattr(
        projection,
        "snapshot",
        _with(projection.snapshot, lambda room: {"view": {**position(state_of(room)), "rng": ["fast", 0]}}),
    )


def unfiltered_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events with their hidden facts for everybody."""
    monkeypatch.setattr("hotseat.fairness.Entry.told", lambda self, seat: {"kind": self.kind, "facts": self.full})


def moves_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody gets the prompt of whoever is asked."""
    real = projection.prompt

    def leaky(room: Room, seat: int, now: int) -> Any:
        asked = room.open_to()
        return real(room, asked[0], now) if asked else None

    monkeypatch.setattr(projection, "prompt", leaky)


def fingerprint_of_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """A harmless-looking checksum of the whole state."""
    monkeypatch.setattr(
        projection,
        "snapshot",
        _with(projection.snapshot, lambda room: {"n": hash(str(position(state_of(room)))) % 10_000}),
    )


def real_order_of_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden cards as handles that stay the same: here their own numbers."""
    monkeypatch.setattr(
        projection,
        "asked",
        lambda room: m.Asked(str([getattr(room.state, "hands", ())]), [], [], [], False),
    )


def undo_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state before the last move travels along."""
    monkeypatch.setattr(
        projection,
        "snapshot",
        _with(projection.snapshot, lambda room: {"result": [position(one[1])["zones"] for one in room.before][-1:]}),
    )


def _with(real: Callable[..., dict[str, Any]], more: Callable[[Room], dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    def leaky(room: Room, *rest: Any) -> dict[str, Any]:
        return {**real(room, *rest), **more(room)}

    return leaky


MUTANTS = [
    full_view,
    unfiltered_log,
    moves_of_others,
    fingerprint_of_state,
    real_order_of_hands,
    undo_snapshot,
]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
def test_a_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutant: Callable[..., None]) -> None:
    def caught(id: str, seed: int) -> bool:
        with monkeypatch.context() as broken:
            try:
                run_worlds(tmp_path / f"{id}{seed}", id, seed, lambda: mutant(broken))
            except AssertionError:
                return True
        return False

    assert any(caught(id, seed) for seed in SEEDS for id in ("stick-em", "spicy"))


# -- the rest ----------------------------------------------------------------------------------------------------------


@live
async def test_the_length_of_a_frame_comes_in_steps(tmp_path: Path) -> None:
    """H8."""
    house = House(tmp_path)
    _, guests = await house.playing("Ada", "Ben", "Cleo")
    await guests[0].enter()
    guests[0].connection.send(m.Done("x", 1))
    assert [len(frame) % 256 for frame in frames(guests[0])] == [0]
    await house.close()


@live
async def test_commits_of_the_shuffle_appear_only_all_together(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, guests = await house.table("Ada", "Ben", "Cleo")
    await guests[0].tell(m.Start("s"))
    await guests[0].seal()
    await house.settle()
    assert guests[1].last(m.Fair).fair.commits == []
    assert guests[1].last(m.Fair).fair.waits_for == ["B", "C"]
    await guests[1].seal()
    await guests[2].seal()
    await house.settle()
    assert len(guests[1].last(m.Fair).fair.commits) == 3
    await house.close()


@live
async def test_delayed_spectators_see_the_table_a_minute_late(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", spectators="delayed", pace="none")
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    assert watcher.now.view is None
    for guest in guests:
        assert guest.now.prompt is not None
        await guest.move(guest.now.prompt.moves[0])
    await house.settle()
    watcher.read()
    assert watcher.last(m.Update) is None
    await house.pass_time(61)
    assert watcher.last(m.Update).view is not None
    await house.close()


@live
async def test_no_spectators_where_the_host_wants_none(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, _ = await house.table("Ada", "Ben", "Cleo", spectators="none")
    watcher = Guest(house, None, table.room.id)
    with pytest.raises(Exception, match="without spectators"):
        await watcher.enter()
    await house.close()
