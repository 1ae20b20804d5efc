"""The guided first games: who follows the lessons in a prepared deal meets nearly all of them, and early."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.bots import make_bot
from hotseat.core.state import State
from hotseat.games import GAMES, first_game
from hotseat.protocol import bodies
from tests.server.house import Guest, House, live
from tools.guided import Learner, Lived, learner, lived

LONGEST = {"spicy": 30, "sweet-spicy": 35, "stick-em": 15, "chili-mafia": 95, "wazabi": 40}
"""By game: answers of the learner until the game is over, words of a plan counted singly."""
DEALS = [(id, seed) for id in GAMES for seed in first_game(id).seeds]


@pytest.fixture(scope="module")
def pupil() -> Iterator[Learner]:
    with learner() as one:
        yield one


@pytest.mark.parametrize(("id", "seed"), DEALS)
def test_who_follows_the_lessons_meets_them_all(id: str, seed: int, pupil: Learner) -> None:
    game = lived(id, first_game(id), seed, pupil)
    came, wished = list(game.lessons), pupil.lessons(id)
    assert set(wished) == set(came)
    assert (came[0], came[-1]) == (wished[0], wished[-1])
    assert game.answers <= LONGEST[id]
    early = [lesson for lesson, answers in game.lessons.items() if answers <= game.answers / 2]
    assert len(early) > len(came) / 2


class Moody:
    """Bots that run in this process with varying speed."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.chance = random.Random(5)

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        for _ in range(self.chance.randrange(3)):
            self.house.time.advance(self.chance.random())
        return make_bot(view.setup.game.id, level, seed).answer(view, seat)


async def played_as(game: Lived, house: House, ada: Guest) -> list[tuple[int, int]]:
    """The moves of a table at which Ada answers as the learner did, and the bots as they like."""
    room, hers = ada.table.room, [move for seat, move in game.moves if seat == 0]
    while room.stage == "playing":
        if 0 in room.open_to() and ada.table.now() >= room.asking.opens_at():
            assert room.setup is not None
            await ada.move(room.setup.game.moves.text(hers.pop(0)))
            await house.settle()
        else:
            await house.pass_time(1)
    assert room.record is not None
    return room.record.moves


@pytest.mark.parametrize("id", GAMES)
def test_the_live_table_plays_the_same_game_however_its_bots_think(id: str, pupil: Learner, tmp_path: Path) -> None:
    @live
    async def compared() -> None:
        house = House(tmp_path)
        house.shared.thinker = Moody(house)
        ada = Guest(house, await house.lobby.open_first_game(bodies.FirstGame(id, "Ada")))
        await ada.enter()
        await ada.tell(m.Start("start"))
        await house.settle()
        seed = ada.table.room.opened.prepared
        assert seed is not None
        game = lived(id, first_game(id), seed, pupil)
        assert await played_as(game, house, ada) == game.moves
        await house.close()

    compared()
