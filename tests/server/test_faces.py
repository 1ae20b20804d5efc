"""Faces: people choose one, bots are characters with a name and a face, and everybody sees the same."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from hotseat import protocol as m
from hotseat.protocol import bodies
from hotseat.server import entries
from hotseat.server.characters import CHARACTERS, FACES_BY_SEAT
from tests.server.house import Guest, House, live, play_on


def seats(guest: Guest) -> list[m.SeatInfo]:
    """The seats in the last message to this guest."""
    table: m.TableInfo = guest.last(m.TableChanged | m.Welcome).table
    return table.seats


def shown(guest: Guest) -> list[tuple[str, object]]:
    """Name and face of everybody, in the last message to this guest."""
    return [(seat.name, seat.face) for seat in seats(guest)]


def test_characters_and_default_faces_are_all_different() -> None:
    characters = [one for pair in CHARACTERS for one in pair]
    assert len({one.name for one in characters}) == len(characters)
    faces = [one.face for one in characters] + list(FACES_BY_SEAT)
    assert sorted(faces) == sorted(get_args(m.Face))


@live
async def test_everybody_sees_the_face_a_person_sits_down_with(tmp_path: Path) -> None:
    house = House(tmp_path)
    new = bodies.NewTable("spicy", [bodies.NewSeat(), bodies.NewSeat(), bodies.NewSeat("bot")], name="Ada", face="bell")
    ada = Guest(house, await house.lobby.open(new))
    await ada.enter()
    ben = Guest(house, await house.lobby.join(ada.table_id, bodies.Join("Ben", face="nutmeg")))
    await ben.enter()
    assert shown(ada) == shown(ben) == [("Ada", "bell"), ("Ben", "nutmeg"), ("Clove", "clove")]
    await house.close()


@live
async def test_without_a_choice_faces_differ_by_seat_and_empty_seats_have_none(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada, _) = await house.table("Ada", "Ben", "closed", "bot")
    assert [seat.face for seat in seats(ada)] == ["habanero", "poblano", msgspec.UNSET, "dill"]
    await house.close()


@live
async def test_a_face_is_changed_before_the_start_and_outlives_a_crash(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada, ben) = await house.table("Ada", "Ben", "bot")
    await ben.tell(m.ChooseFace("f1", "bay"))
    await ben.tell(m.ChooseFace("f2", "bay"))
    assert shown(ada)[1] == ("Ben", "bay")
    await house.crash()
    await ada.enter()
    assert shown(ada) == [("Ada", "habanero"), ("Ben", "bay"), ("Clove", "clove")]
    await house.close()


@live
async def test_during_the_game_no_face_changes(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (_, ben) = await house.playing("Ada", "Ben", "bot")
    assert await ben.refused(m.ChooseFace("f", "bell")) == "wrong-stage"
    await house.close()


@live
async def test_a_bot_is_another_character_beside_a_person_of_its_name_or_face(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada, ben) = await house.table("clove", "Ben", "bot", "bot")
    assert shown(ben)[2:] == [("Cassia", "cinnamon"), ("Dill", "dill")]
    await ben.tell(m.ChooseFace("f", "dill"))
    assert shown(ada)[2:] == [("Cassia", "cinnamon"), ("Dolce", "vanilla")]
    await house.close()


@live
async def test_closing_a_seat_renames_no_bot_at_the_start(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, _) = await house.playing("Ada", "Ben", "closed", "bot")
    assert [seat.name for seat in seats(ada)] == ["Ada", "Ben", "Dill"]
    assert table.room.record is not None
    assert list(table.room.record.names) == ["Ada", "Ben", "Dill"]
    await house.close()


@live
async def test_a_rematch_keeps_names_and_faces(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada,) = await house.table("Ada", "closed", "bot", "bot", friendly=True, options={"rounds": 1})
    await ada.tell(m.ChooseFace("f", "mustard"))
    await ada.tell(m.Start("go"))
    await play_on(house, [ada])
    done = await house.lobby.rematch(table, ada.connection, m.Rematch("again"))
    ada.table_id = str(done.table)
    await ada.enter()
    assert shown(ada) == [("Ada", "mustard"), ("Clove", "clove"), ("Dill", "dill")]
    await house.close()


@pytest.mark.parametrize("face", ["pineapple", "", 7, None, "BELL", "../bell"])
def test_an_unknown_face_is_refused(face: object) -> None:
    wish = msgspec.json.encode({"type": "face", "id": "f", "face": face})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wish, type=m.ClientMessage)
    if face != "":
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"name": "Ada", "face": face}, bodies.Join)


def test_a_seat_without_a_face_is_stored_as_before() -> None:
    old = '{"entry":"seated","seat":1,"name":"Ben","hash":"h"}'
    assert entries.written(entries.read(old)) == old
