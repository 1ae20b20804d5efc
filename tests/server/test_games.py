"""Every game at a live table: random guests, sealed windows and clocks, and a crash at any moment."""

import random
from pathlib import Path

import pytest
from msgspec import json

from hotseat import protocol as m
from hotseat.core.position import position
from hotseat.games import GAMES
from hotseat.games import game as game_of
from hotseat.games import live as live_of
from hotseat.server import projection
from tests.server.house import Guest, House, live
from tests.server.views import sent_view
from tests.volume import Progress, seed, tally, volume

PLAYERS = {"stick-em": 3, "spicy": 4, "sweet-spicy": 4, "chili-mafia": 3, "wazabi": 3}
OPTIONS = {"stick-em": {"rounds": 1}, "chili-mafia": {"heists": True, "advanced": True}}
NAMES = ("Ada", "Ben", "Cleo", "Dan")


async def random_play(house: House, guests: list[Guest], rng: random.Random, moves: int, crash_every: int = 0) -> None:
    """Guests answer at random and sometimes time out; now and then the server crashes."""
    for step in range(moves):
        if guests[0].table.room.stage == "finished":
            return
        asked = [guest for guest in guests if (p := guest.now.prompt) and p.held is None and not p.opens_in]
        if not asked or rng.random() < 0.03:
            await house.pass_time(3.1)
        else:
            guest = rng.choice(asked)
            prompt = guest.now.prompt
            assert prompt is not None
            await guest.move(rng.choice(prompt.moves))
            await house.settle()
        if crash_every and step % crash_every == 0:
            await crash_and_compare(house, guests)


async def crash_and_compare(house: House, guests: list[Guest]) -> None:
    """Lose everything in memory and check that everything is restored."""
    for guest in guests:
        guest.read()
    room = guests[0].table.room
    before = [(guest.now.n, guest.now.view, guest.now.asked, _timeless(guest.now.prompt)) for guest in guests]
    assert room.state is not None
    state, left = position(room.state), [guest.now.clock for guest in guests]
    await house.crash()
    for guest in guests:
        await guest.enter(guest.now.n)
    again = guests[0].table.room.state
    assert again is not None
    assert position(again) == state
    assert [(g.now.n, g.now.view, g.now.asked, _timeless(g.now.prompt)) for g in guests] == before
    assert [clock is None for clock in left] == [guest.now.clock is None for guest in guests]


def _timeless(prompt: m.Prompt | None) -> object:
    return None if prompt is None else (prompt.question, prompt.name, prompt.moves, prompt.held, prompt.more_time)


@pytest.mark.parametrize("id", sorted(GAMES))
def test_a_crash_at_any_moment_changes_nothing(memory: Path, id: str) -> None:
    """D3, D4: state, views, prompts, held answers and clocks are restored."""
    games = volume(1, 200)
    progress = Progress(f"D3 {id}", games)

    @live
    async def crashing(number: int) -> None:
        (memory / str(number)).mkdir()
        house = House(memory / str(number))
        _, guests = await house.playing(*NAMES[: PLAYERS[id]], game=id, options=OPTIONS.get(id, {}))
        await random_play(house, guests, random.Random(seed(number)), 120, crash_every=3)
        await house.close()

    for number in range(5, 5 + games):
        crashing(number)
        progress.at(number - 4, "games, a crash after every third move")
    tally("D3", **{id: games})


@pytest.mark.parametrize("id", sorted(GAMES))
@live
async def test_a_table_that_nobody_attends_to_is_played_by_the_clock(tmp_path: Path, id: str) -> None:
    """Every game advances by default answers alone; nothing blocks."""
    house = House(tmp_path)
    table, guests = await house.playing(*NAMES[: PLAYERS[id]], game=id, pace="brisk", options=OPTIONS.get(id, {}))
    before = table.room.seq
    await house.pass_time(600)
    assert table.room.seq > before + 50 or table.room.stage == "finished"
    for guest in guests:
        guest.read()
    await house.close()


@pytest.mark.parametrize("id", sorted(GAMES))
def test_every_question_of_a_game_has_its_window(id: str) -> None:
    assert set(game_of(id).questions) <= set(live_of(id).windows)


@pytest.mark.parametrize("id", sorted(GAMES))
def test_what_the_live_data_names_exists_in_the_game(id: str) -> None:
    game, data = game_of(id), live_of(id)
    verbs = {text.split()[0] for text in game.moves.texts}
    events = {kind.name for kind in game.events}
    assert {*data.shown, *data.watched, *data.rests} <= events
    assert set(data.held) <= verbs
    assert not data.round or data.round in events
    for window in data.windows.values():
        assert set(window.races) <= verbs
        assert not window.resumed_by or window.resumed_by in game.steps


@pytest.mark.parametrize("id", sorted(GAMES))
@live
async def test_what_is_told_of_a_view_is_the_whole_view_and_nothing_else(tmp_path: Path, id: str) -> None:
    """The cached encoding gives every seat exactly its view with the facts."""
    rng = random.Random(5)
    house = House(tmp_path)
    options = OPTIONS.get(id, {})
    table, guests = await house.playing(*NAMES[: PLAYERS[id]], game=id, options=options, friendly=True, pace="none")
    shared: projection.Common | None = None
    for _ in range(40):
        await random_play(house, guests, rng, 1)
        state = table.room.state
        assert state is not None
        shared = projection.Common(table.room, table.now(), True, shared)
        for viewer in (None, *range(state.players)):
            told = projection.seen(state, viewer, shared)
            whole = sent_view(state, viewer)
            assert json.decode(told) == json.decode(projection.encoded(whole))
    await house.close()
