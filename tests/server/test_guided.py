"""Guided first games: a prepared deal that says so, one person, bots that wait, and nothing of it at other tables."""

import json
from pathlib import Path

import msgspec
import pytest

from hotseat import protocol as m
from hotseat.bots import make_bot
from hotseat.core.errors import HotseatError
from hotseat.fairness import verify
from hotseat.games import GAMES, first_game
from hotseat.protocol import bodies
from hotseat.records import parse
from hotseat.server import replay
from hotseat.server.hints import PLAYER
from tests.server.house import Guest, House, live, play_on
from tests.server.test_hints import hinted


async def guided(house: House, game: str = "stick-em") -> Guest:
    """A guided first game of Ada's, dealt."""
    ada = Guest(house, await house.lobby.open_first_game(bodies.FirstGame(game, "Ada")))
    await ada.enter()
    await ada.tell(m.Start("start"))
    await house.settle()
    return ada


@live
async def test_a_guided_game_is_dealt_from_a_prepared_seed_and_says_so(tmp_path: Path) -> None:
    house = House(tmp_path)
    ada = await guided(house)
    room = ada.table.room
    assert ada.last(m.TableChanged).table.prepared in first_game("stick-em").seeds
    assert room.record is not None
    assert (room.record.seed, room.shuffle.provable, ada.shuffle) == (room.opened.prepared, False, None)
    await play_on(house, [ada])
    text = replay.record_text(room)
    assert f"seed: {room.opened.prepared}\n\n# A guided first game: the deal was prepared, not shuffled." in text
    assert parse(text).moves == room.record.moves
    await house.close()


@live
async def test_in_place_of_a_proof_there_is_the_plain_word_that_nothing_was_shuffled(tmp_path: Path) -> None:
    house = House(tmp_path)
    ada = await guided(house)
    statement = replay.transcript(ada.table.room)
    assert (statement["format"], statement["fair"]) == ("hotseat prepared deal 1", False)
    assert statement["seed"] == ada.table.room.opened.prepared
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps(statement))
    with pytest.raises(verify.MismatchError) as refused:
        verify.read(str(file), verify.TRANSCRIPT)
    assert (refused.value.code, refused.value.facts) == ("prepared", {"seed": str(statement["seed"])})
    await house.close()


@pytest.mark.parametrize("wish", ["prepared", "seed", "guided"])
def test_nobody_can_open_a_table_with_a_seed_of_their_own(wish: str) -> None:
    body = {"game": "spicy", "seats": [{"kind": "open"}, {"kind": "bot"}]}
    msgspec.json.decode(json.dumps(body), type=bodies.NewTable)
    for sort, known in ((bodies.NewTable, body), (bodies.FirstGame, {"game": "spicy", "name": "Ada"})):
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            msgspec.json.decode(json.dumps({**known, wish: 7}), type=sort)


@live
async def test_a_guided_game_is_for_one_person_and_bots_only(tmp_path: Path) -> None:
    house = House(tmp_path)
    ada = Guest(house, await house.lobby.open_first_game(bodies.FirstGame("spicy", "Ada")))
    await ada.enter()
    assert await ada.refused(m.SetSeat("seat", "B", "open")) == "guided"
    for _ in ("before the start", "in play"):
        for wish in (bodies.Join("Ben"), bodies.Join("Ben", "B")):
            with pytest.raises(HotseatError) as refused:
                await house.lobby.join(ada.table_id, wish)
            assert refused.value.code == "guided"
        with pytest.raises(HotseatError, match="without spectators"):
            await Guest(house, None, ada.table_id).enter()
        if ada.table.room.stage == "waiting":
            await ada.tell(m.Start("start"))
    assert not any(seat.free for seat in ada.table.audience.info().seats)
    assert house.lobby.listed() == []
    await house.close()


@live
async def test_the_bots_wait_for_the_person_and_answer_one_after_the_other(tmp_path: Path) -> None:
    house = House(tmp_path)
    ada = await guided(house)
    room = ada.table.room
    assert (room.open_to(), room.bots_asked()) == ((0, 1, 2), [])
    await house.pass_time(3600)
    assert room.record is not None
    assert (room.record.moves, ada.table.thinking.about) == ([], {})
    assert ada.now.prompt is not None
    await ada.move(ada.now.prompt.moves[0])
    await house.settle()
    assert (room.bots_asked(), list(ada.table.thinking.about)) == ([1], [1])
    await house.pass_time(1)
    assert [seat for seat, _ in room.record.moves[:3]] == [0, 1, 2]
    await house.close()


@live
async def test_a_hint_at_a_guided_table_is_always_the_same(tmp_path: Path) -> None:
    house = House(tmp_path)
    ada = await guided(house, "spicy")
    room = ada.table.room
    assert room.state is not None
    chance = room.prepared_chance()
    assert chance is not None
    move = make_bot("spicy", PLAYER, chance).choose(room.state.view(0), 0)
    for _ in range(2):
        advice = await hinted(house, ada)
        assert isinstance(advice, m.HintGiven)
        assert advice.moves == [room.state.setup.game.moves.text(move)]
    await house.close()


@live
async def test_a_rematch_is_shuffled_like_any_other_game(tmp_path: Path) -> None:
    house = House(tmp_path)
    ada = await guided(house)
    await play_on(house, [ada])
    await house.lobby.rematch(ada.table, ada.connection, m.Rematch("again"))
    again = Guest(house, None, ada.table.room.rematch or "")
    again.token = ada.token
    await again.enter()
    assert (again.table.room.opened.prepared, again.table.room.stage) == (None, "sealing")
    await house.close()


@live
async def test_a_game_without_a_guided_first_game_is_refused(tmp_path: Path) -> None:
    house = House(tmp_path)
    with pytest.raises(HotseatError) as refused:
        await house.lobby.open_first_game(bodies.FirstGame("chess", "Ada"))
    assert refused.value.code == "unknown-game"
    assert set(GAMES) == {id for id in GAMES if first_game(id).seeds}
    await house.close()
