"""Strangers at the door: host names, silent connections, and wishes repeated without end."""

import asyncio
import contextlib
import itertools
import logging
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.core.state import State
from hotseat.games import game
from hotseat.protocol import bodies
from hotseat.server import door
from hotseat.server.app import Server
from hotseat.server.caller import MOST_WORDS
from hotseat.server.config import ConfigError, load_config
from hotseat.server.guard import Hosts, source_of
from hotseat.server.operations import Operations
from hotseat.server.running import _uvicorn, bound
from tests.contract import laws
from tests.server.house import Guest, House, live, play_on
from tests.server.online import new_table, online
from tests.server.served import Served, free_port
from tests.server.test_line import framed
from tests.server.wire import CLOSE, TEXT, TurnedAway, Wire

# -- host names: DNS rebinding -----------------------------------------------------------------------------------------

HERE = ["127.0.0.1:8000", "localhost", "LOCALHOST:8000", "localhost.:8000", "[::1]:8000", "a.localhost", "192.168.1.7"]
NETWORK = ["ada-pc:8000", "ada-pc.local", "games.lan:8000", "games.home.arpa", "nas.internal"]
STRANGE = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "1.2.3.4.nip.io", "evil.local.example"]
BROKEN = ["", "a b", "user@localhost", "localhost/x", "[::1", "localhost:x", "localhost:8000:1", "lоcalhost", "a,b"]


@pytest.mark.parametrize("host", [*HERE, *NETWORK, *STRANGE, *BROKEN])
def test_s11_only_names_that_nobody_can_point_elsewhere_are_answered(host: str) -> None:
    assert Hosts(frozenset(), network=False).allow(host) == (host in HERE)
    assert Hosts(frozenset(), network=True).allow(host) == (host in [*HERE, *NETWORK])
    assert Hosts(frozenset(["*"]), network=False).allow(host)


def test_s11_a_host_names_further_names(tmp_path: Path) -> None:
    given = {"allowed_hosts": "Games.Example club.example", "public_url": "https://play.example"}
    server = Server(load_config(None, {**given, "db": str(tmp_path / "x.sqlite")}, {}))
    known = ["games.example:8000", "club.example", "play.example", "localhost"]
    assert [server.hosts().allow(name) for name in [*known, "evil.example"]] == [True] * 4 + [False]
    server.shared.store.close()
    with pytest.raises(ConfigError, match=r"allowed_hosts: 'https://x' is not a name"):
        load_config(None, {"allowed_hosts": "https://x"}, {})


async def asked(port: int, host: str, path: str = "/api/games", *more: str) -> tuple[int, bytes]:
    """Status and body of a GET with this Host header."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = "".join([f"{line}\r\n" for line in (f"GET {path} HTTP/1.1", f"Host: {host}", *more, "Connection: close")])
    writer.write(f"{head}\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2]


@live
async def test_s11_a_rebound_name_reads_nothing_and_opens_no_socket(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with online(tmp_path) as server:
        port = server.config.port
        ticket = await new_table(server, "open", "bot", "bot", visibility="public")
        caplog.set_level(logging.WARNING, "hotseat.server")
        for path in ("/api/tables", f"/api/tables/{ticket['table']}", "/healthz", "/"):
            for _ in range(2):
                status, body = await asked(port, f"evil.example:{port}", path)
                assert (status, ticket["table"].encode() in body) == (421, False)
        assert b"allowed_hosts" in body
        with pytest.raises(TurnedAway) as away:
            await Wire.open(server, ticket["table"], host="evil.example")
        assert away.value.status == 421
        logged = [record for record in caplog.records if record.getMessage() == "unknown host refused"]
        assert [getattr(record, "reason", "").partition(":")[0] for record in logged] == ["evil.example"]
        assert (await asked(port, "localhost"))[0] == 200


@live
async def test_s11_a_page_under_any_accepted_name_may_talk_to_the_server_it_came_from(tmp_path: Path) -> None:
    """A friend who types the computer's name instead of the printed address is no stranger."""
    async with online(tmp_path) as server:
        port = server.config.port
        own, other = f"http://192.168.1.7:{port}", f"http://192.168.1.8:{port}"
        for origin, status in ((own, 200), (other, 403), (f"http://192.168.1.7:{port + 1}", 403), ("null", 403)):
            assert (await asked(port, f"192.168.1.7:{port}", "/api/games", f"Origin: {origin}"))[0] == status


@live
async def test_s11_metrics_are_read_under_names_of_this_machine_only(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        port = free_port()
        web = _uvicorn(Operations(server.lobby, "t" * 32).app, server.addresses)
        task = asyncio.create_task(web.serve([bound("127.0.0.1", port)]))
        while not web.started:
            await asyncio.sleep(0.002)
        assert (await asked(port, "localhost", "/metrics"))[0] == 200
        assert (await asked(port, "evil.example", "/metrics"))[0] == 421
        web.should_exit = True
        await task


# -- connections that say nothing --------------------------------------------------------------------------------------


@live
async def test_s7_silent_connections_are_counted_and_the_next_one_is_told_so(tmp_path: Path) -> None:
    async with online(tmp_path, most_connections=5) as server:
        silent = [await asyncio.open_connection("127.0.0.1", server.config.port) for _ in range(5)]
        while server.addresses.requesting.get("127.0.0.1", 0) < 5:
            await asyncio.sleep(0.002)
        status, body = await asked(server.config.port, "localhost")
        assert status == 429
        assert b'"too-many-connections"' in body
        for _, writer in silent:
            writer.transport.abort()
        while server.addresses.requesting:
            await asyncio.sleep(0.002)
        assert (await asked(server.config.port, "localhost"))[0] == 200


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /",
    ],
)
@live
async def test_s7_a_request_that_never_becomes_complete_ends_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(door, "REQUEST_SECONDS", 0.05)
    async with online(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
        writer.write(sent)
        with contextlib.suppress(ConnectionResetError):
            await asyncio.wait_for(reader.read(), 20)
        writer.close()
        while server.addresses.requesting:
            await asyncio.sleep(0.002)


@live
async def test_s7_an_upgraded_connection_counts_once_and_is_not_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "REQUEST_SECONDS", 0.05)
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        wire = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        await asyncio.sleep(0.15)
        assert isinstance(await wire.answer(m.Ready("r")), m.Done)
        assert server.addresses.connections == {"127.0.0.1": 1}
        wire.hang_up()


# -- a text and a close frame in one packet ----------------------------------------------------------------------------


@live
async def test_s3_a_request_that_breaks_off_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with online(tmp_path) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.config.port}\r\nContent-Type: application/json\r\n"
        )
        writer.write(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        await writer.drain()
        while not server.addresses.requesting:
            await asyncio.sleep(0)
        writer.close()
        while server.addresses.requesting:
            await asyncio.sleep(0)
        assert (await asked(server.config.port, "127.0.0.1"))[0] == 200
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("text", [b"\xff", b'{"type":"hello"}', b"{"])
@live
async def test_s3_a_message_and_a_close_frame_in_one_packet_end_the_line_quietly(tmp_path: Path, text: bytes) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        wire = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        line: Any = server.lobby.tables[ticket["table"]].audience.seated[0].wire
        line.data_received(framed(TEXT, text) + framed(CLOSE, (1000).to_bytes(2, "big")))
        while server.addresses.connections:
            await asyncio.sleep(0.002)
        wire.hang_up()


# -- wishes ------------------------------------------------------------------------------------------------------------


@live
async def test_s4_what_changes_nothing_is_not_stored_and_what_does_has_a_budget_that_reconnecting_does_not_refill(
    tmp_path: Path,
) -> None:
    house = House(tmp_path)
    table, (_, ben, _) = await house.table("Ada", "Ben", "Cleo")
    await ben.tell(m.Ready("r", ready=True))
    entries = table.room.seq
    for number in range(200):
        await ben.tell(m.Ready(f"same{number}", ready=True))
    assert table.room.seq == entries
    codes = [await _code(ben, m.Ready(f"turn{number}", ready=number % 2 == 1)) for number in range(60)]
    await ben.enter()
    assert await ben.refused(m.Ready("again", ready=not table.room.places[1].ready)) == "too-often"
    assert set(codes) == {"", "too-often"}
    assert table.room.seq <= entries + 45
    await house.pass_time(60)
    await ben.tell(m.Ready("later", ready=not table.room.places[1].ready))
    await house.close()


async def _code(guest: Guest, command: m.Ready | m.Pause | m.Move) -> str:
    try:
        await guest.tell(command)
    except ValueError as refusal:
        return str(getattr(refusal, "code", refusal))
    return ""


@live
async def test_simultaneous_rematches_open_one_table(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", options={"rounds": 1})
    await play_on(house, guests)
    wishes = [house.lobby.rematch(table, guest.connection, m.Rematch(f"r{guest.seat}")) for guest in guests]
    done = await asyncio.gather(*wishes)
    assert {one.table for one in done} == {table.room.rematch}
    assert len(house.store.ids()) == 2
    await house.close()


@live
async def test_s4_strangers_do_not_use_up_the_wishes_of_somebody_who_stood_up(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (_, ben, _) = await house.playing("Ada", "Ben", "Cleo")
    await ben.tell(m.Stand("stand"))
    stranger = Guest(house, None, table.room.id)
    await stranger.enter()
    codes = [await _code(stranger, m.Pause(f"p{number}")) for number in range(60)]
    assert (codes[0], codes[-1]) == ("not-seated", "too-often")
    await ben.tell(m.Return("return"))
    await house.close()


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "source"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
    ],
)
def test_s7_limits_count_a_whole_network_of_ipv6_as_one_address(address: str, source: str) -> None:
    assert source_of(address) == source


# -- the log -----------------------------------------------------------------------------------------------------------


def test_s4_strangers_do_not_fill_the_log(tmp_path: Path) -> None:
    upgrade = (
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {'A' * 22}==",
    )
    with Served(tmp_path) as served:
        before = served.log()

        async def knock() -> None:
            for _ in range(5):
                for more in (("Host: x",), (*upgrade, "Origin: http://evil.example"), upgrade):
                    assert (await asked(served.port, "localhost", "/api/tables/nowhere/live", *more))[0] >= 400
                assert (await asked(served.port, "evil.example"))[0] == 421

        asyncio.run(knock())
        lines = served.log().removeprefix(before).splitlines()
        assert [line for line in lines if "unknown host" not in line] == []
        assert len(lines) == 1


# -- chat and moves repeated without end -------------------------------------------------------------------------------


@live
async def test_s4_a_new_connection_does_not_refill_the_budget_of_chat(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        codes = []
        for number in range(4):
            wire = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
            codes += [getattr(await wire.answer(m.Say(f"{number}-{line}", "spam")), "code", "") for line in range(5)]
            wire.hang_up()
        assert codes[:5] == [""] * 5
        assert codes[5:].count("too-often") >= 12


@live
async def test_s4_an_answer_changed_again_and_again_is_not_stored_without_end(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, *_) = await house.playing("Ada", "Ben", "Cleo", pace="none")
    assert ada.now.prompt is not None
    question, moves = ada.now.prompt.question, ada.now.prompt.moves
    entries = table.room.seq
    codes = [await _code(ada, m.Move(f"m{number}", question, [moves[number % 2]])) for number in range(100)]
    assert set(codes) == {"", "too-often"}
    assert table.room.seq <= entries + 45
    await house.close()


@live
async def test_s4_words_of_a_plan_begun_again_and_again_are_not_stored_without_end(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", game="chili-mafia", friendly=True, pace="none")
    table.room.stand_at(_raid())
    table.room.put(0)
    seat = table.room.open_to()[0]
    entries = table.room.seq
    codes = [
        await _code(guests[seat], m.Move(f"w{number}", table.room.places[seat].asked, ["clear"]))
        for number in range(200)
    ]
    assert set(codes) == {"", "too-often"}
    assert table.room.seq <= entries + MOST_WORDS + 45
    await house.close()


def _raid() -> State:
    """A moment in which somebody may arrange cards, and begin again as often as they like."""
    setup = game("chili-mafia").setup(3)
    for number in itertools.count():
        for state in laws.play(setup, number):
            if state.question.name == "raid" and "clear" in [setup.game.moves.text(move) for move in state.moves()]:
                return state.clone()
    raise AssertionError


@live
async def test_s4_sitting_down_and_standing_up_or_asking_for_seats_is_not_stored_without_end(tmp_path: Path) -> None:
    house = House(tmp_path)
    open_seat = await house.lobby.open(bodies.NewTable("stick-em", [bodies.NewSeat() for _ in range(3)], {}, "Ada"))
    playing, (host, *_) = await house.playing("Ada", "Ben", "bot", friendly=True)

    async def sat(table: str, number: int) -> str:
        try:
            ticket = await house.lobby.join(table, bodies.Join(f"New{number}"))
        except HotseatError as refusal:
            return refusal.code
        if ticket.request is not None:
            await host.tell(m.Consent(f"no{number}", ticket.request, agree=False))
        else:
            guest = Guest(house, ticket)
            await guest.enter()
            await guest.tell(m.Stand("up"))
            await guest.leave()
        return ""

    for id in (open_seat.table, playing.room.id):
        codes = [await sat(id, number) for number in range(60)]
        assert (codes[0], codes[-1]) == ("", "too-often")
        assert house.lobby.tables[id].room.seq < 100
    await house.close()
