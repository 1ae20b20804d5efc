"""Players who are not there: what the others see and choose, and who plays for them."""

from pathlib import Path

from hotseat import protocol as m
from tests.server.house import House, live


@live
async def test_absence_shows_after_a_blip_and_then_the_others_choose(tmp_path: Path) -> None:
    """The ladder: nothing, reconnecting with the clock stopped, a vote, a bot, and the person is back."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", pace="normal")
    ada, ben, cleo = guests
    await ben.leave()
    await house.pass_time(14)
    assert table.audience.presence(1) == "here"
    assert await ada.refused(m.Vote("v0", "B", "bot")) == "not-away"
    await house.pass_time(2)
    assert ada.last(m.TableChanged).table.seats[1].presence == "reconnecting"
    assert ada.last(m.ClockChanged).clock.running is False
    await house.pass_time(500)
    assert table.room.state is not None
    assert table.room.state.question.name == "pain"
    await ada.tell(m.Vote("v1", "B", "bot"))
    assert table.audience.presence(1) == "reconnecting"
    await cleo.tell(m.Vote("v2", "B", "bot"))
    await house.pass_time(1)
    assert table.audience.presence(1) == "bot"
    assert 1 in table.room.asking.held
    await ben.enter()
    assert table.audience.presence(1) == "here"
    assert not table.room.places[1].bot
    await house.close()


@live
async def test_a_table_that_everybody_left_stands_still(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", pace="brisk")
    for guest in guests:
        await guest.leave()
    before = table.room.told.n
    await house.pass_time(5000)
    assert table.room.told.n == before
    await house.close()


@live
async def test_standing_up_hands_the_seat_to_a_bot_until_the_person_returns(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", pace="none")
    await guests[1].tell(m.Stand("s"))
    await house.pass_time(1)
    assert 1 in table.room.asking.held
    assert guests[0].last(m.TableChanged).table.seats[1].presence == "away"
    await guests[1].tell(m.Return("r"))
    assert not table.room.places[1].bot
    await house.close()
