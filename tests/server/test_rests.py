"""The rest after a round: time to read the score, ended by everybody who is there or by its time."""

from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.server.table import Table
from tests.server.house import Guest, House, live, play_on


async def scored(house: House, *seats: str, **wishes: Any) -> tuple[Table, list[Guest]]:
    """A table whose first round of two has just been scored."""
    table, guests = await house.playing(*seats, options={"rounds": 2}, friendly=True, **wishes)
    while not table.room.asking.resting:
        asked = [guest for guest in guests if guest.now.prompt is not None and guest.now.prompt.held is None]
        for guest in asked:
            assert guest.now.prompt is not None
            await guest.move(guest.now.prompt.moves[0])
            await house.settle()
        if not asked:
            await house.pass_time(0.5)
    return table, guests


@live
async def test_the_table_rests_after_a_round_and_nobody_can_answer(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben) = await scored(house, "Ada", "Ben", "bot", pace="normal")
    assert ada.now.rest == m.Rest(12_000, ["C"])
    assert ada.now.prompt is not None
    assert ada.now.prompt.opens_in == 12_000
    assert ada.now.clock == m.Clock(60_000, 60_000, False, {})
    early = m.Move("early", ada.now.prompt.question, [ada.now.prompt.moves[0]])
    assert await ada.refused(early) == "not-open-yet"
    await house.pass_time(11.5)
    assert table.room.asking.resting
    assert not table.room.asking.held
    await house.pass_time(1)
    for guest in (ada, ben):
        assert guest.now.rest is None
        assert guest.now.prompt is not None
        assert guest.now.prompt.opens_in == 0
        assert guest.now.clock is not None
        assert guest.now.clock.running
    await house.close()


@live
async def test_it_ends_when_every_person_here_wants_to_go_on(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben) = await scored(house, "Ada", "Ben", "bot")
    await ben.tell(m.GoOn("g1"))
    assert ada.now.rest == m.Rest(12_000, ["B", "C"])
    await ada.tell(m.GoOn("g2"))
    assert not [guest for guest in (ada, ben) if guest.now.rest is not None]
    assert await ada.refused(m.GoOn("g3")) == "not-resting"
    assert ada.now.clock is not None
    assert ada.now.clock.left == 60_000
    await house.pass_time(1)
    assert 2 in table.room.asking.held  # the bot does not wait for a rest that has ended
    await play_on(house, [ada, ben])
    assert table.room.stage == "finished"
    await house.close()


@live
async def test_who_is_not_there_is_not_waited_for(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben) = await scored(house, "Ada", "Ben", "bot")
    await ada.tell(m.GoOn("g"))
    await ben.leave()
    assert not table.room.asking.resting
    await house.close()


@live
async def test_a_rest_is_resumed_after_a_crash(tmp_path: Path) -> None:
    """Its time stops while the server is down, and requests to continue are kept."""
    house = House(tmp_path)
    _, (ada, ben) = await scored(house, "Ada", "Ben", "bot")
    await house.pass_time(5)
    await ben.tell(m.GoOn("g"))
    await house.crash()
    house.time.advance(1000)
    await ada.enter()
    assert ada.now.rest == m.Rest(7000, ["B", "C"])
    await ben.enter()
    assert (await ben.tell(m.GoOn("g"))).id == "g"
    await ada.tell(m.GoOn("h"))
    assert ada.now.rest is None
    await house.close()


@live
@pytest.mark.parametrize(("pace", "left"), [("relaxed", 24_000), ("brisk", 7_200), ("none", 24_000)])
async def test_the_pace_of_the_table_is_the_pace_of_its_rests(tmp_path: Path, pace: str, left: int) -> None:
    house = House(tmp_path)
    _, (ada,) = await scored(house, "Ada", "bot", "bot", pace=pace)
    assert ada.now.rest == m.Rest(left, ["B", "C"])
    await house.close()


@live
async def test_bots_among_themselves_and_tables_over_days_do_not_rest(tmp_path: Path) -> None:
    house = House(tmp_path)
    bots, (host,) = await house.table("bot", "bot", "bot", options={"rounds": 2}, friendly=True)
    slow, (ada,) = await house.table("Ada", "bot", "bot", pace="turn-based", options={"rounds": 2}, friendly=True)
    await host.tell(m.Start("s"))
    await ada.tell(m.Start("s"))
    while bots.room.stage != "finished" or slow.room.stage != "finished":
        assert not bots.room.asking.resting
        assert not slow.room.asking.resting
        await house.pass_time(0.5)
        prompt = ada.now.prompt
        if prompt is not None and prompt.held is None:
            await ada.move(prompt.moves[0])
    await house.close()


@live
async def test_a_paused_table_rests_no_shorter(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada,) = await scored(house, "Ada", "bot", "bot")
    await ada.tell(m.Pause("p"))
    assert await ada.refused(m.GoOn("g")) == "wrong-stage"
    await house.pass_time(60)
    await ada.tell(m.Resume("r"))
    assert ada.now.rest == m.Rest(12_000, ["B", "C"])
    await house.pass_time(12.1)
    assert not table.room.asking.resting
    await house.close()
