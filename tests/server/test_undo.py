"""H11: nothing is taken back once anybody, its player included, has learned something; otherwise its player may."""

import random
from collections import Counter
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.core.live import PLAIN
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import GAMES
from hotseat.games import game as game_of
from hotseat.games import live as live_of
from hotseat.server import undo
from hotseat.server.entries import Undone
from tests.contract import laws
from tests.contract.two_worlds import played, received
from tests.server.house import House, live
from tests.server.manual_time import ManualTime
from tests.server.noticed import UNNOTICED
from tests.server.online import online
from tests.server.worlds import World, dealt, moment
from tests.volume import Progress, seed, tally, volume

MOMENTS = 6
STEPS = 6
"""Moves from each of these moments of a game on."""
WORLDS = 12
"""Other worlds that are tried for each viewer, to find out what a move told."""
TRIES = 150
"""Moves that are tried in each of them."""


MOST_IN_VAIN = 0.01
"""Share of undos that may be refused although nobody learned anything: the card shown could be deduced by counting."""
FACE_DOWN = ("chili-mafia", "spicy", "sweet-spicy")
"""Games in which many moves tell nobody anything; in the others nearly every move shows a card or rolls the dice."""


# -- who learned something ---------------------------------------------------------------------------------------------


def told(before: State, seat: int, move: int, viewer: int | None, rng: random.Random) -> bool | None:
    """Whether the viewer learned something: in another world that looked the same, this could not have been seen.

    None if that is unknown: there are too many ways to get there by words that the viewer does not notice.
    """
    after = seen_after(before, seat, move, viewer)
    if viewer != seat and after[0] == UNNOTICED:
        return False
    possible: list[bool | None] = []
    for _ in range(WORLDS):
        there = before.view(viewer).fill(seeded(rng.randrange(1 << 30)))
        there.rng = before.rng.clone()
        possible.append(can_see(there, seat, viewer, after, [move] if viewer == seat else None))
    return True if False in possible else None if None in possible else False


def can_see(
    there: State, seat: int, viewer: int | None, wanted: tuple[str, bytes], only: list[int] | None
) -> bool | None:
    """Whether the seat can do something there that the viewer sees as `wanted`, perhaps after some unnoticed words."""
    waiting, tries = [there], 0
    while waiting:
        state = waiting.pop()
        for move in state.moves(seat) if seat in state.question.open_to(state) else ():
            seen = seen_after(state, seat, move, viewer)
            if seen == wanted and (only is None or move in only):
                return True
            if only is None and seen[0] == UNNOTICED:
                waiting.append(state.clone())
                waiting[-1].push(move, seat)
            tries += 1
            if tries > TRIES:
                return None
    return False


def seen_after(state: State, seat: int, move: int, viewer: int | None) -> tuple[str, bytes]:
    """What the viewer gets from this move: how it reads, and the events, the view and the question after it."""
    after, look = played(state, seat, move, viewer)
    return look, received(after, viewer)


def anybody_told(before: State, seat: int, move: int, rng: random.Random) -> bool | None:
    """Whether anybody learned something; None if that is unknown."""
    after = before.clone()
    after.push(move, seat)
    if after.rng.data() != before.rng.data():
        return True
    found = [told(before, seat, move, viewer, rng) for viewer in (None, *range(before.players))]
    return True if True in found else None if None in found else False


def evident(before: State, seat: int, move: int) -> bool:
    """Whether something was turned over, a common window ended, or team-mates saw a word of a plan.

    None of these is taken back, whatever it told.
    """
    if any(before.question.overheard(before, seat, move, by) for by in range(before.players) if by != seat):
        return True
    after = before.clone()
    after.events = []
    noticed = after.narrate(move, seat) != "" or after.question is not before.question
    common = noticed and live_of(before.setup.game.id).windows[before.question.name].closes != PLAIN
    return common or any(event.kind.reveals is not None for event in after.events or [])


# -- the law -----------------------------------------------------------------------------------------------------------


async def undo_after_every_move(world: World, rng: random.Random, found: "Counter[str]") -> None:
    """Play at random; after every move its player asks to undo it and then makes it again, or else everybody asks."""
    for step in range(STEPS):
        room = world.table.room
        seats = [seat for seat in room.open_to() if seat not in room.asking.held]
        if room.stage != "playing" or not seats:
            break
        before, seat = world.state.clone(), rng.choice(seats)
        move = rng.choice(before.moves(seat))
        if not await _moved(world, seat, move, f"m{step}") or world.table.room.stage != "playing":
            continue
        granted = await _undone(world, seat, f"u{step}")
        line = f"{before.setup.game.moves.text(move)} at {before.question.name}"
        learned = anybody_told(before, seat, move, rng)
        if learned:
            assert not granted, f"{line} was taken back although it told something"
            for other in range(before.players):
                assert not await _undone(world, other, f"v{step}-{other}"), f"{line} was taken back by vote"
        elif learned is False and not evident(before, seat, move) and not granted:
            found["refused in vain"] += 1
        if granted:
            assert position(world.state) == position(before)
            await _moved(world, seat, move, f"n{step}")
        found["taken back" if granted else "kept"] += 1


async def _moved(world: World, seat: int, move: int, id: str) -> bool:
    """Whether this move, and nothing else, reached the engine."""
    room, time = world.table.room, world.server.shared.time
    assert isinstance(time, ManualTime)
    time.advance(max(room.asking.opens_at() - world.table.now(), 0) / 1000)
    entries, line = world.table.room.seq, world.state.setup.game.moves.text(move)
    await world.wires[seat].answer(m.Move(id, room.places[seat].asked, [line]))
    return [(entry.seat, entry.moves) for entry in world.moved(entries)] == [(seat, [move])]


async def _undone(world: World, seat: int, id: str) -> bool:
    entries = world.table.room.seq
    answer = await world.wires[seat].answer(m.Undo(id))
    rows = world.server.shared.store.load(world.table.room.id)[entries:]
    return isinstance(answer, m.Done) and any(isinstance(row.entry, Undone) for row in rows)


async def games_with_undo(folder: Path, id: str, games: int) -> "Counter[str]":
    """Random games of any players and options, with an undo after every move."""
    found: Counter[str] = Counter()
    progress = Progress(f"H11 {id}", games)
    async with online(folder, ManualTime(), most_connections=10_000) as server:
        server.limits.burst = 1e9
        for number in range(games):
            rng = random.Random(f"{id} {seed(number)}")
            setup = laws.random_setup(game_of(id), rng)
            world = await dealt(server, setup, "none", "allowed")
            try:
                for _ in range(MOMENTS):
                    await world.stand_at(moment(setup, rng), None, -1)
                    await undo_after_every_move(world, rng, found)
            finally:
                world.hang_up()
            progress.at(number + 1, f"games, {dict(found)}")
    in_vain = found["refused in vain"]
    assert in_vain <= MOST_IN_VAIN * found.total() + 1, f"{in_vain} moves told nobody anything, but are not taken back"
    return found


@pytest.mark.parametrize("id", sorted(GAMES))
def test_h11_nothing_is_taken_back_that_told_anybody_anything(memory: Path, id: str) -> None:
    @live
    async def play() -> None:
        games = volume(3, 1_000)
        found = await games_with_undo(memory, id, games)
        assert found["kept"] > games
        assert found["taken back"] > games or id not in FACE_DOWN
        tally("H11", **{id: games})

    play()


def test_h11_a_server_that_always_takes_back_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "learned", lambda last: False)
    assert _caught(memory, "stick-em")


def test_h11_a_server_that_looks_at_the_others_only_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mover drew a card, took it back and drew again: `pass` and `undo` looked at the deck."""
    real = undo._viewers
    monkeypatch.setattr(undo, "_seen", lambda before, after: False)
    monkeypatch.setattr(undo, "_viewers", lambda state: [viewer for viewer in real(state) if viewer is None])
    assert _caught(memory, "spicy")


def test_h11_a_server_that_never_takes_back_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "learned", lambda last: True)
    assert _caught(memory, "spicy")


def _caught(memory: Path, id: str) -> bool:
    @live
    async def play() -> None:
        await games_with_undo(memory, id, 6)

    with pytest.raises(AssertionError, match="taken back"):
        play()
    return True


@live
async def test_h11_a_pass_that_drew_a_card_stays(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", game="spicy", friendly=True, pace="none")
    assert table.room.state is not None
    first = guests[table.room.state.seat()]
    assert first.now.prompt is not None
    await first.move(next(move for move in first.now.prompt.moves if move.startswith("play")))
    await house.pass_time(2)
    second = guests[table.room.state.question.waits_for[0]]
    await second.move("pass")
    for guest in (second, *guests):
        assert await guest.refused(m.Undo(guest.id())) == "no-undo"
    await house.close()
