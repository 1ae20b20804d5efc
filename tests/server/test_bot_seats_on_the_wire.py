"""H12: the hand of a bot is shown to nobody but a newcomer whom the people seated accept; who stands up is a spectator.

The attackers hold the link, speak the protocol over real sockets, and keep every frame.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.client.lobby import ServerRefusal
from hotseat.server import bot_seats
from hotseat.server.app import Server
from hotseat.server.audience import Audience
from hotseat.server.room import Room
from tests.server.house import live
from tests.server.online import new_table, online, request
from tests.server.wire import Wire


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
