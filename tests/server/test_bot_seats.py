"""H12: the hand of a bot is shown to nobody but a newcomer whom the people seated accept; who stands up is a spectator.

The attackers hold the link, speak the protocol over real sockets, and keep every frame.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from hotseat import protocol as m
from hotseat.client.lobby import ServerRefusal
from hotseat.core.errors import HotseatError
from hotseat.fairness import Entry
from hotseat.protocol import bodies
from hotseat.server import bot_seats, projection
from hotseat.server.app import Server
from hotseat.server.audience import BLIP, Audience
from hotseat.server.room import Room
from hotseat.server.told import Happened
from tests.server.house import Guest, House, live, play_on
from tests.server.online import new_table, online, request
from tests.server.wire import Wire

# -- over real sockets -------------------------------------------------------------------------------------------------


class Listening(Wire):
    """An attacker who keeps every view."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.views: list[dict[str, Any]] = []

    async def message(self) -> m.ServerMessage:
        message = await super().message()
        view = getattr(message, "view", None)
        if view is not None:
            self.views.append(view)
        return message

    def hands(self) -> set[int]:
        """The seats whose cards were visible in any view so far; forgets them."""
        views, self.views = self.views, []
        hands = [(seat, hand) for view in views for seat, hand in enumerate(view["zones"]["hands"])]
        return {seat for seat, hand in hands if any(card != "??" for card in hand or [])}


@asynccontextmanager
async def one_and_bots(folder: Path, **wishes: Any) -> AsyncIterator[tuple[Server, str, Wire]]:
    """A running game of Ada and two bots, which waits for her; with her connection."""
    async with online(folder) as server:
        ticket = await new_table(server, "open", "bot", "bot", friendly=True, pace="none", name="Ada", **wishes)
        ada = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        assert isinstance(await ada.answer(m.Start("start")), m.Done)
        yield server, ticket["table"], ada
        ada.hang_up()


async def join(server: Server, table: str, **body: Any) -> dict[str, Any]:
    ticket: dict[str, Any] = await request(server, f"/api/tables/{table}/seats", {"name": "Mal", **body})
    return ticket


async def overheard(server: Server, table: str, ticket: dict[str, Any], ada: Wire) -> Listening:
    """Mal connects with the token, and waits until the game has gone on a little."""
    mal = await Listening.open(server, table, hello=m.Hello(ticket["token"]))
    assert isinstance(await ada.answer(m.Say("said", "hello")), m.Done)
    return mal


@live
async def test_h12_a_holder_of_the_link_does_not_get_the_hand_of_a_bot(tmp_path: Path) -> None:
    async with one_and_bots(tmp_path) as (server, table, ada):
        ticket = await join(server, table, seat="C")
        mal = await overheard(server, table, ticket, ada)
        await mal.until(m.Chat)
        assert mal.hands() == set()
        assert ticket["seat"] is None
        mal.hang_up()


async def granted(server: Server, table: str, ada: Wire) -> Listening:
    """Mal asks for seat C, Ada agrees, and Mal gets it."""
    mal = await overheard(server, table, await join(server, table, seat="C"), ada)
    assert isinstance(await ada.answer(m.Consent("yes", 1)), m.Done)
    while (await mal.until(m.Welcome)).you != "C":
        pass
    return mal


@live
async def test_h12_whoever_is_accepted_sees_that_hand_and_no_other(tmp_path: Path) -> None:
    async with one_and_bots(tmp_path) as (server, table, ada):
        mal = await granted(server, table, ada)
        assert mal.hands() == {2}
        mal.hang_up()


@pytest.mark.parametrize("spectators", ["allowed", "delayed", "none"])
@live
async def test_h12_whoever_stands_up_is_a_spectator_from_the_next_frame_on(tmp_path: Path, spectators: str) -> None:
    async with one_and_bots(tmp_path, spectators=spectators) as (server, table, ada):
        mal = await granted(server, table, ada)
        await mal.caught_up("seated")
        assert mal.hands() == {2}
        mal.say(m.Stand("up"))
        assert isinstance(await mal.until(m.Done), m.Done)
        assert mal.hands() == set()
        await _next_steps(server, table, ada)
        await mal.caught_up("end")
        assert mal.hands() == set()
        again = await Listening.open(server, table, hello=m.Hello(mal.token))
        await again.caught_up("end")
        assert again.hands() == set()
        for wire in (mal, again):
            wire.hang_up()


async def _next_steps(server: Server, table: str, ada: Wire) -> None:
    """Ada answers once, so that there is something to be told."""
    state = server.lobby.tables[table].room.state
    assert state is not None
    line = state.setup.game.moves.text(state.moves(0)[0])
    number = server.lobby.tables[table].room.places[0].asked
    assert isinstance(await ada.answer(m.Move("on", number, [line])), m.Done)


def granted_at_once(patch: pytest.MonkeyPatch) -> None:
    """Nobody's consent is needed."""
    patch.setattr(Room, "deciders", lambda room: {})


def seated_before_the_answer(patch: pytest.MonkeyPatch) -> None:
    """The seat is taken as soon as somebody asks, as it was once."""
    patch.setattr(bot_seats, "take", lambda *args: bot_seats.seat_person(*args))


def never_reseated(patch: pytest.MonkeyPatch) -> None:
    """Connections keep their role when their person stands up."""
    real = Audience._move
    patch.setattr(Audience, "_move", lambda *args: None if args[-1] is None else real(*args))


def hears_on(patch: pytest.MonkeyPatch) -> None:
    """Who stands up is told the truth once, and then the hand again."""
    real = Audience._move

    def leaky(audience: Audience, connection: Any, seat: int | None) -> None:
        before = connection.seat
        real(audience, connection, seat)
        if seat is None:
            audience.seated[before] = connection

    patch.setattr(Audience, "_move", leaky)


MUTANTS: list[tuple[Callable[[pytest.MonkeyPatch], None], Callable[..., Any]]] = [
    (granted_at_once, test_h12_a_holder_of_the_link_does_not_get_the_hand_of_a_bot),
    (seated_before_the_answer, test_h12_a_holder_of_the_link_does_not_get_the_hand_of_a_bot),
    (never_reseated, test_h12_whoever_stands_up_is_a_spectator_from_the_next_frame_on),
    (hears_on, test_h12_whoever_stands_up_is_a_spectator_from_the_next_frame_on),
]


@pytest.mark.parametrize(("mutant", "test"), MUTANTS, ids=[mutant.__name__ for mutant, _ in MUTANTS])
def test_h12_a_server_that_shows_the_hand_of_a_bot_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutant: Any, test: Any
) -> None:
    mutant(monkeypatch)
    more = {"spectators": "allowed"} if "stands" in test.__name__ else {}
    with pytest.raises((AssertionError, TimeoutError)):
        test(tmp_path=tmp_path, **more)


@live
async def test_h12_who_waits_for_a_seat_at_a_private_table_reads_neither_game_nor_chat(tmp_path: Path) -> None:
    async with one_and_bots(tmp_path, spectators="none") as (server, table, ada):
        assert isinstance(await ada.answer(m.Say("before", "secret")), m.Done)
        mal = await overheard(server, table, await join(server, table), ada)
        await _next_steps(server, table, ada)
        await mal.caught_up("end")
        assert mal.views == []
        assert b"secret" not in mal.bytes
        assert b"hello" not in mal.bytes
        mal.hang_up()


@pytest.mark.parametrize("who", ["consent", "anybody"])
@live
async def test_h12_nobody_who_sits_or_sat_here_gets_the_seat_of_a_bot(tmp_path: Path, who: str) -> None:
    async with one_and_bots(tmp_path, bot_seats=who) as (server, table, ada):
        for up in (False, True):
            if up:
                assert isinstance(await ada.answer(m.Stand("up")), m.Done)
            with pytest.raises(ServerRefusal) as refused:
                await join(server, table, seat="C", token=ada.token)
            assert refused.value.code == "sat-here"


@live
async def test_a_table_whose_bots_stay_refuses_their_seats_and_says_so(tmp_path: Path) -> None:
    async with one_and_bots(tmp_path, bot_seats="nobody") as (server, table, _):
        info = await request(server, f"/api/tables/{table}")
        assert info["bot_seats"] == "nobody"
        assert not any(seat.get("free") for seat in info["seats"])
        with pytest.raises(ServerRefusal) as refused:
            await join(server, table)
        assert refused.value.code == "bots-stay"


@live
async def test_a_table_open_to_anybody_gives_the_seat_at_once(tmp_path: Path) -> None:
    async with one_and_bots(tmp_path, bot_seats="anybody") as (server, table, ada):
        ticket = await join(server, table, seat="C")
        assert (ticket["seat"], ticket["request"]) == ("C", None)
        mal = await overheard(server, table, ticket, ada)
        assert mal.hands() == {2}
        mal.hang_up()


@live
async def test_an_unknown_choice_is_refused(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        with pytest.raises(ServerRefusal) as refused:
            await new_table(server, "open", "bot", "bot", bot_seats="somebody")
        assert refused.value.code == "malformed"


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
