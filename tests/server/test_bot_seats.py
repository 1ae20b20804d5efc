"""Newcomers ask for the seat of a bot: who has to agree, how that can end, and who leaves a seat again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.fairness import Entry
from hotseat.protocol import bodies
from hotseat.server import bot_seats, projection
from hotseat.server.audience import BLIP
from hotseat.server.told import Happened
from tests.server.house import Guest, House, live, play_on

# -- who has to agree --------------------------------------------------------------------------------------------------


async def asks(house: House, guest: Guest, name: str = "Zoe", seat: str | None = None, **more: Any) -> Guest:
    """Somebody asks for a bot's seat and connects."""
    ticket = await house.lobby.join(guest.table_id, bodies.Join(name, seat, **more))
    assert ticket.request is not None
    asker = Guest(house, ticket)
    await asker.enter()
    return asker


async def code_of(house: House, table: str, wish: bodies.Join) -> str:
    try:
        await house.lobby.join(table, wish)
    except HotseatError as refusal:
        return refusal.code
    return ""


def requests(guest: Guest) -> list[m.SeatRequest]:
    told: list[m.SeatRequest] = guest.last(m.TableChanged | m.Welcome).table.requests
    return told


@live
async def test_everybody_who_plays_has_to_agree(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada, ben) = await house.playing("Ada", "Ben", "bot", friendly=True)
    zoe = await asks(house, ada)
    assert zoe.last(m.Welcome).request == 1
    assert requests(ben) == [m.SeatRequest(1, "C", "Zoe", [], ["A", "B"])]
    await ben.tell(m.Consent("yes", 1))
    assert requests(ada) == [m.SeatRequest(1, "C", "Zoe", ["B"], ["A"])]
    assert zoe.last(m.Welcome).you is None
    await ada.tell(m.Consent("yes", 1))
    assert zoe.last(m.Welcome).you == "C"
    assert zoe.now.prompt is not None
    assert requests(ada) == []
    assert ada.last(m.Update).events == [{"event": "sat-down", "seat": "C", "name": "Zoe"}]
    await house.close()


@live
async def test_one_refusal_declines_and_the_token_opens_nothing_any_more(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben) = await house.playing("Ada", "Ben", "bot", friendly=True)
    zoe = await asks(house, ada)
    await ada.tell(m.Consent("yes", 1))
    await ben.tell(m.Consent("no", 1, agree=False))
    assert zoe.last(m.Refused).code == "declined"
    assert zoe.last(m.Welcome).request is None
    assert table.room.places[2].plan.kind == "bot"
    with pytest.raises(HotseatError) as refused:
        await zoe.enter()
    assert refused.value.code == "declined"
    assert await ben.refused(m.Consent("late", 1)) == "no-request"
    await house.close()


@live
async def test_only_those_seated_decide(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, _) = await house.playing("Ada", "Ben", "bot", friendly=True)
    zoe = await asks(house, ada)
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    for stranger in (zoe, watcher):
        assert await stranger.refused(m.Consent("mine", 1)) == "not-seated"
    assert await watcher.refused(m.Consent("not-mine", 1, agree=False)) == "not-seated"
    await zoe.tell(m.Consent("withdrawn", 1, agree=False))
    assert zoe.last(m.Refused).code == "request-over"
    assert requests(ada) == []
    await house.close()


@live
async def test_an_absent_player_is_waited_for_unless_a_bot_plays_for_them(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada, ben) = await house.playing("Ada", "Ben", "bot", friendly=True)
    zoe = await asks(house, ada)
    await ben.leave()
    await ada.tell(m.Consent("yes", 1))
    await house.pass_time(BLIP + 1)
    assert zoe.last(m.Welcome).you is None
    assert requests(ada)[0].waits_for == ["B"]
    await ada.tell(m.Vote("bot", "B", "bot"))
    assert zoe.last(m.Welcome).you == "C"
    await ben.enter()  # his own seat stays his
    assert ben.last(m.Welcome).you == "B"
    await house.close()


@pytest.mark.parametrize("host_sits", [True, False])
@live
async def test_if_nobody_sits_here_the_host_decides(tmp_path: Path, host_sits: bool) -> None:
    house = House(tmp_path)
    names = ("Ada",) if host_sits else ()
    table, (host,) = await house.playing(*names, "bot", "bot", *(() if host_sits else ("bot",)), friendly=True)
    if host_sits:
        await host.tell(m.Stand("up"))
    zoe = await asks(house, host)
    assert requests(zoe)[0].waits_for == []
    await house.pass_time(5)
    assert table.room.places[1].plan.kind == "bot"
    await host.tell(m.Consent("yes", 1))
    assert zoe.last(m.Welcome).you is not None
    await house.close()


@live
async def test_a_newcomer_has_a_say_about_the_next_one(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada,) = await house.playing("Ada", "bot", "bot", friendly=True)
    zoe, yan = await asks(house, ada, "Zoe", "B"), await asks(house, ada, "Yan", "C")
    await ada.tell(m.Consent("zoe", 1))
    await ada.tell(m.Consent("yan", 2))
    assert zoe.last(m.Welcome).you == "B"
    assert yan.last(m.Welcome).you is None
    await zoe.tell(m.Consent("zoe", 2))
    assert yan.last(m.Welcome).you == "C"
    await house.close()


# -- races, ends, absences ---------------------------------------------------------------------------------------------


@live
async def test_of_two_who_ask_for_one_seat_one_gets_it_and_the_other_is_told(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben) = await house.playing("Ada", "Ben", "bot", friendly=True)
    zoe, yan = await asks(house, ada, "Zoe", "C"), await asks(house, ada, "Yan", "C")
    await asyncio.gather(*[ada.tell(m.Consent(f"yes{number}", number)) for number in (2, 1)])
    won, lost = ben.tell(m.Consent("two", 2)), ben.refused(m.Consent("one", 1))
    assert (await asyncio.gather(won, lost))[1] == "no-request"
    assert table.room.places[2].plan.name == "Yan"
    assert yan.last(m.Welcome).you == "C"
    assert zoe.last(m.Refused).code == "seat-taken"
    assert zoe.last(m.Welcome).you is None
    assert await code_of(house, table.room.id, bodies.Join("Xul", "C")) == "seat-taken"
    await house.close()


@live
async def test_a_request_ends_with_the_game(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben) = await house.playing("Ada", "Ben", "bot", friendly=True, options={"rounds": 1})
    zoe = await asks(house, ada)
    await play_on(house, [ada, ben])
    assert table.room.stage == "finished"
    assert zoe.last(m.Refused).code == "request-over"
    assert requests(ada) == []
    assert await ada.refused(m.Consent("late", 1)) == "no-request"
    assert await code_of(house, table.room.id, bodies.Join("Yan")) == "wrong-stage"
    await house.close()


@live
async def test_a_request_survives_a_reload_but_not_that_its_person_leaves(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada,) = await house.playing("Ada", "bot", "bot", friendly=True)
    zoe = await asks(house, ada)
    await zoe.leave()
    await house.pass_time(BLIP - 5)
    await zoe.enter()
    await house.pass_time(BLIP + 5)
    assert [one.name for one in requests(ada)] == ["Zoe"]
    await zoe.leave()
    await house.pass_time(BLIP + 1)
    assert requests(ada) == []
    with pytest.raises(HotseatError) as refused:
        await zoe.enter()
    assert refused.value.code == "request-over"
    await house.close()


@live
async def test_whoever_is_not_there_gets_the_seat_on_coming_back(tmp_path: Path) -> None:
    """Nobody waits for a person who asked and went away."""
    house = House(tmp_path)
    table, (ada,) = await house.playing("Ada", "bot", "bot", friendly=True)
    zoe = await asks(house, ada)
    await zoe.leave()
    await ada.tell(m.Consent("yes", 1))
    assert table.room.places[1].plan.kind == "bot"
    await zoe.enter()
    assert zoe.last(m.Welcome).you == "B"
    await house.close()


@live
async def test_few_may_ask_at_once_and_under_different_names(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada,) = await house.playing("Ada", "bot", "bot", friendly=True)
    for number in range(bot_seats.MOST_REQUESTS):
        await asks(house, ada, f"Zoe{number}")
    assert await code_of(house, table.room.id, bodies.Join("zoe1")) == "name-taken"
    assert await code_of(house, table.room.id, bodies.Join("Ada")) == "name-taken"
    assert await code_of(house, table.room.id, bodies.Join("Yan")) == "quota"
    await house.close()


@live
async def test_requests_consents_and_removals_survive_a_crash(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben, cleo) = await house.playing("Ada", "Ben", "Cleo", "bot", friendly=True)
    zoe = await asks(house, ada)
    await ben.tell(m.Consent("yes", 1))
    await ada.tell(m.Remove("out", "C"))
    await house.crash()
    for guest in (ada, ben, zoe):
        await guest.enter()
    assert requests(ada) == [m.SeatRequest(1, "D", "Zoe", ["B"], ["A"])]
    with pytest.raises(HotseatError) as refused:
        await cleo.enter()
    assert refused.value.code == "removed"
    await ada.tell(m.Consent("yes", 1))
    assert zoe.last(m.Welcome).you == "D"
    await zoe.tell(m.Stand("up"))
    await house.crash()
    assert await code_of(house, table.room.id, bodies.Join("Zoe2", "C", zoe.token)) == "sat-here"
    await house.close()


# -- standing up and coming back ---------------------------------------------------------------------------------------


@live
async def test_whoever_stands_up_may_take_their_own_seat_back(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada, ben) = await house.playing("Ada", "Ben", "bot", friendly=True)
    await ben.tell(m.Stand("up"))
    welcome = ben.last(m.Welcome)
    assert (welcome.you, welcome.stood, welcome.prompt) == (None, "B", None)
    assert await ben.refused(m.Say("psst", "hi")) == "not-seated"
    assert ada.last(m.Update).events == [{"event": "stood-up", "seat": "B", "name": "Ben"}]
    await ben.enter()
    assert ben.last(m.Welcome).stood == "B"
    await ben.tell(m.Return("back"))
    assert ben.last(m.Welcome).you == "B"
    assert ada.last(m.Update).events == [{"event": "came-back", "seat": "B", "name": "Ben"}]
    await house.close()


@live
async def test_bots_play_on_when_the_last_person_stands_up(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada,) = await house.playing("Ada", "bot", "bot", friendly=True, options={"rounds": 1})
    await ada.tell(m.Stand("up"))
    await house.pass_time(600)
    assert table.room.stage == "finished"
    assert (await house.lobby.rematch(table, ada.connection, m.Rematch("again"))).table == table.room.rematch
    await house.close()


@live
async def test_the_record_says_who_sat_where(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada,) = await house.playing("Ada", "bot", "bot", friendly=True, options={"rounds": 1})
    zoe = await asks(house, ada)
    await ada.tell(m.Consent("yes", 1))
    await zoe.tell(m.Stand("up"))
    assert table.room.record is not None
    comments = table.room.record.comments[0]
    assert comments == ["B: Zoe takes the place of a bot.", "B: Zoe stands up; a bot plays."]
    await house.close()


def test_events_of_the_table_do_not_shift_those_of_moves() -> None:
    """A client adds the first events of an update to its receipt, as many as the moves say."""
    stood = Happened(1, [Entry("event", {"event": "stood-up", "seat": "B", "name": "Ben"})])
    moved = Happened(
        2, [Entry("move", {"seat": "A", "move": "pass"}), Entry("event", {"event": "passed", "seat": "A"})]
    )
    moves, events = projection.news([stood, moved], None)
    assert json.decode(moves)[0]["events"] == 1
    assert [event["event"] for event in json.decode(events)] == ["passed", "stood-up"]


# -- removing somebody -------------------------------------------------------------------------------------------------


@live
async def test_the_host_removes_somebody_and_a_bot_takes_over(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben, cleo) = await house.playing("Ada", "Ben", "Cleo", friendly=True, options={"rounds": 1})
    assert await ben.refused(m.Remove("no", "C")) == "not-host"
    assert await ada.refused(m.Remove("self", "A")) == "own-seat"
    await ada.tell(m.Remove("out", "B"))
    assert ben.last(m.Bye).reason == "removed"
    assert ada.last(m.Update).events == [{"event": "sent-away", "seat": "B", "name": "Ben"}]
    assert table.room.places[1].plan.kind == "bot"
    assert await ada.refused(m.Remove("again", "B")) == "nobody-there"
    with pytest.raises(HotseatError) as refused:
        await ben.enter()
    assert refused.value.code == "removed"
    assert await code_of(house, table.room.id, bodies.Join("Ben", token=ben.token)) == "removed"
    await play_on(house, [ada, cleo])
    assert table.room.stage == "finished"
    await house.close()


@live
async def test_somebody_removed_before_the_start_leaves_an_open_seat(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben) = await house.table("Ada", "Ben", "bot")
    await ada.tell(m.Remove("out", "B"))
    assert ben.last(m.Bye).reason == "removed"
    assert table.room.places[1].plan.kind == "open"
    assert await code_of(house, table.room.id, bodies.Join("Ben", token=ben.token)) == "removed"
    assert (await house.lobby.join(table.room.id, bodies.Join("Cleo"))).seat == "B"
    await house.close()


@live
async def test_nobody_is_removed_in_the_middle_of_a_shuffle(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, _) = await house.table("Ada", "Ben", "bot")
    await ada.tell(m.Start("start"))
    assert table.room.stage == "sealing"
    assert await ada.refused(m.Remove("out", "B")) == "wrong-stage"
    assert await code_of(house, table.room.id, bodies.Join("Zoe")) == "wrong-stage"
    await house.close()
