"""H11: an action is undone at once only if nobody else learned anything from it; otherwise everybody must agree."""

import random
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.core.position import position
from hotseat.core.state import State
from hotseat.games import GAMES
from hotseat.games import game as game_of
from hotseat.server import commands
from tests.contract import laws
from tests.server.house import live
from tests.server.manual_time import ManualTime
from tests.server.online import online
from tests.server.worlds import World, dealt
from tests.volume import Progress, seed, tally, volume


def cards_in(told: Any, words: set[str]) -> list[str]:
    """Every card that is named anywhere in it."""
    texts = laws._texts(told)
    return sorted(word for text in texts for word in text.split() if word in words)


def seen_by_others(state: State, mover: int) -> list[list[str]]:
    """The cards that each other seat and a spectator know."""
    words = {word for texts in state.setup.game.words.values() for word in texts}
    return [
        cards_in(position(state.view(seat))["zones"], words) for seat in (*range(state.players), None) if seat != mover
    ]


async def undone_at_once(world: World, rng: random.Random, steps: int) -> int:
    """Play at random; after every move its player asks to undo it, and the test checks what the others had learned."""
    taken = 0
    for step in range(steps):
        room = world.table.room
        seats = [seat for seat in room.open_to() if seat not in room.asking.held]
        if room.stage != "playing" or not seats:
            break
        before = world.state.clone()
        seat = rng.choice(seats)
        line = before.setup.game.moves.text(rng.choice(before.moves(seat)))
        done = await world.wires[seat].answer(m.Move(f"m{step}", room.places[seat].asked, [line]))
        if not isinstance(done, m.Done) or done.held or world.table.room.stage != "playing":
            continue
        after = world.state.clone()
        entries = world.table.room.seq
        answer = await world.wires[seat].answer(m.Undo(f"u{step}"))
        rows = world.server.shared.store.load(world.table.room.id)[entries:]
        if isinstance(answer, m.Done) and any(type(row.entry).__name__ == "Undone" for row in rows):
            taken += 1
            assert after.rng.data() == before.rng.data(), "taken back across chance"
            for had, has in zip(seen_by_others(before, seat), seen_by_others(after, seat), strict=True):
                assert not set(has) - set(had), f"taken back although others had seen {set(has) - set(had)}"
            assert position(world.state) == position(before)
        elif isinstance(answer, m.Done):
            await world.wires[seat].answer(m.Undo(f"n{step}", agree=False))
    return taken


async def games_with_undo(folder: Path, id: str, games: int) -> int:
    """The number of moves undone at once in `games` games."""
    taken = 0
    progress = Progress(f"H11 {id}", games)
    async with online(folder, ManualTime(), most_connections=10_000) as server:
        server.limits.burst = 1e9
        for number in range(games):
            rng = random.Random(seed(number))
            world = await dealt(server, game_of(id).setup(3), "none", "allowed")
            try:
                taken += await undone_at_once(world, rng, 40)
            finally:
                world.hang_up()
            progress.at(number + 1, f"games, {taken} taken back")
    return taken


@pytest.mark.parametrize("id", sorted(GAMES))
def test_h11_nothing_is_taken_back_that_somebody_has_seen(memory: Path, id: str) -> None:
    @live
    async def play() -> None:
        games = volume(2, 1_000)
        await games_with_undo(memory, id, games)
        tally("H11", **{id: games})

    play()


def test_h11_a_server_that_always_takes_back_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "_nothing_learned", lambda table: True)
    monkeypatch.setattr(commands, "_without_chance", lambda table: True)

    @live
    async def play() -> None:
        with pytest.raises((AssertionError, HotseatError)):
            await games_with_undo(memory, "stick-em", 3)

    play()
