"""S1 to S3, S7 and S8 over raw sockets: foreign pages, stolen seats, damage, quotas, open ports."""

import asyncio
import gc
import logging
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.client.lobby import ServerRefusal
from hotseat.games import game
from hotseat.protocol import bodies
from hotseat.server.app import Server
from hotseat.server.entries import Removed
from hotseat.server.guard import new_token
from hotseat.server.seating import MOST_WATCHING
from tests.server.fuzz import damaged
from tests.server.house import live
from tests.server.manual_time import ManualTime
from tests.server.online import new_table, online, request
from tests.server.served import Served
from tests.server.test_security import FOREIGN
from tests.server.wire import BINARY, TEXT, HungUp, TurnedAway, Wire
from tests.server.worlds import World, closed, dealt
from tests.volume import Progress, seed, tally, volume

# -- S1: pages of strangers --------------------------------------------------------------------------------------------


def of_this_server(origin: str, server: Server) -> bytes:
    return origin.replace("8000", str(server.config.port)).encode()


@live
async def test_s1_every_foreign_origin_is_refused_on_every_way_in(tmp_path: Path) -> None:
    """Fifty forms, with and without a cookie and a token: 403, or 400 where the header itself is malformed."""
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        proofs = [[], [("Cookie", b"token=" + ticket["token"].encode())], [("Authorization", ticket["token"].encode())]]
        entries = server.shared.store.length(ticket["table"])
        for origin in FOREIGN:
            sent = of_this_server(origin, server)
            for proof in proofs:
                with pytest.raises(TurnedAway) as refused:
                    await Wire.open(server, ticket["table"], [("Origin", sent), *proof])
                assert refused.value.status in (403, 400), origin
                assert await posted(server, "/api/tables", [("Origin", sent), *proof]) in (403, 400), origin
        own = of_this_server("http://127.0.0.1:8000", server)
        wire = await Wire.open(server, ticket["table"], [("Origin", own)], m.Hello(ticket["token"]))
        wire.hang_up()
        assert server.shared.store.length(ticket["table"]) == entries
        assert len(server.lobby.tables) == 1


async def posted(server: Server, path: str, headers: list[tuple[str, bytes]]) -> int:
    """The status that a raw POST gets."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
    body = b'{"game":"stick-em","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}]}'
    lines = [
        f"POST {path} HTTP/1.1".encode(),
        b"Host: localhost",
        b"Content-Type: application/json",
        f"Content-Length: {len(body)}".encode(),
        b"Connection: close",
        *[name.encode() + b": " + value for name, value in headers],
    ]
    writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return int(answer.split()[1])


# -- S2: seats of others -----------------------------------------------------------------------------------------------


def nearly(token: str, rng: random.Random) -> str:
    """A token that is almost the right one."""
    place = rng.randrange(len(token))
    return rng.choice(
        (
            token[:place] + rng.choice("abcXYZ019_-") + token[place + 1 :],
            token[:place],
            token + rng.choice("=A0 "),
            token.swapcase(),
            token[::-1],
            f" {token}",
            token.replace(token[0], token[0] + "\u0000", 1),
            new_token(),
            "",
            "null",
            token[:-1] + chr(ord(token[-1]) ^ 1),
        )
    )


@live
async def test_s2_guessed_and_stolen_tokens_open_no_seat(tmp_path: Path) -> None:
    """Near misses, tokens of other tables, of somebody sent away, of somebody who left; none in the address either."""
    rng = random.Random(2)
    async with online(tmp_path, most_connections=1000) as server:
        ticket = await new_table(server, "open", "open", "open")
        other = await new_table(server, "open", "open", "open")
        host = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        away = await request(server, f"/api/tables/{ticket['table']}/seats", {"name": "Ben"})
        await host.answer(m.SetSeat("k", "B", "open"))
        left = await request(server, f"/api/tables/{ticket['table']}/seats", {"name": "Cleo"})
        leaving = await Wire.open(server, ticket["table"], hello=m.Hello(left["token"]))
        await leaving.answer(m.Stand("s"))
        leaving.hang_up()
        stolen = [other["token"], away["token"], left["token"]]
        tries = stolen + [nearly(ticket["token"], rng) for _ in range(volume(60, 20_000))]
        for guess in tries:
            if guess == ticket["token"]:
                continue
            wire = await Wire.open(server, ticket["table"])
            wire.say(m.Hello(guess))
            refused = await wire.until(m.Refused)
            assert refused.code == "wrong-token"
            wire.hang_up()
        by_address = await Wire.open(server, f"{ticket['table']}/live?token={ticket['token']}&x=", hello=None)
        by_address.hang_up()
        assert set(server.lobby.tables[ticket["table"]].audience.seated) == {0}
        assert isinstance(await host.answer(m.Say("still", "here")), m.Done)
        host.hang_up()


@live
async def test_s2_of_many_connections_with_one_token_exactly_one_acts(tmp_path: Path) -> None:
    """The double resume race: all but one are told that they were superseded, and nothing they say counts."""
    rng = random.Random(4)
    rounds = volume(30, 1000)
    progress = Progress("S2 races", rounds)
    async with online(tmp_path, most_connections=1000) as server:
        server.limits.burst = 1e9
        ticket = await new_table(server, "open", "open", "open")
        table = server.lobby.tables[ticket["table"]]
        entered = server.shared.counts.connections
        for number in range(rounds):
            progress.at(number)
            wires = [await Wire.open(server, ticket["table"]) for _ in range(rng.randint(2, 4))]
            rng.shuffle(wires)
            for wire in wires:
                wire.say(m.Hello(ticket["token"]))
                wire.say(m.Preset(f"r{number}-{wires.index(wire)}", "*", "always"))
            entered += len(wires)
            while server.shared.counts.connections < entered:
                await asyncio.sleep(0.001)
            ends = await asyncio.gather(*[_end(wire, number) for wire in wires])
            assert ends.count("acts") == 1
            assert ends.count("superseded") == len(wires) - 1
            assert len(table.audience.seated) == 1
            for wire in wires:
                wire.hang_up()


async def _end(wire: Wire, number: int) -> str:
    """The fate of a connection after all have sent `hello`: it acts for the seat, or it was superseded."""
    wire.say(m.Preset(f"end{number}", "*", "always"))
    try:
        while True:
            message = await wire.message()
            if isinstance(message, m.Bye):
                return message.reason
            if isinstance(message, m.Done) and message.id == f"end{number}":
                return "acts"
    except HungUp as end:
        return f"hung up {end.code}"


# -- S3: damaged messages ----------------------------------------------------------------------------------------------


@live
async def test_s3_damaged_messages_change_nothing_and_break_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    count = volume(2_000, 1_000_000)
    await _fuzz(tmp_path, count, caplog)
    tally("S3", messages=count)


async def _fuzz(folder: Path, count: int, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(seed(3))
    progress = Progress("S3 messages", count)
    caplog.set_level(logging.WARNING)
    async with online(folder, ManualTime(), most_connections=1000) as server:
        server.limits.burst = 1e9
        world = await _table_of_three(server)
        before, sent, batch, grown_by = _memory(), 0, 100, 0
        while sent < count:
            wire = world.wires[rng.randrange(3)]
            entries = server.shared.store.length(world.table.room.id)
            for _ in range(batch):
                data = damaged(rng)
                wire.frame(TEXT if _is_text(data) else BINARY, data)  # text that is none ends the line: see below
            for one in world.wires:  # all of them read, because a reader that is far behind is dropped
                one.say(m.Withdraw("end", 0))
            sent += batch
            try:
                done = sum([await _answers(one) for one in world.wires])
            except HungUp:
                removed = [row for row, _ in world.log() if isinstance(row.entry, Removed)]
                assert removed, "only the host ends a connection"
                world = await _another(world)
                continue
            grown = server.shared.store.length(world.table.room.id) - entries
            assert grown <= 2 * done, "a refused message changed something"
            if world.table.room.stage not in ("playing", "paused") or rng.random() < 0.05:
                world = await _another(world)
            if sent % 10_000 == 0:
                grown_by = _memory() - before
            progress.at(sent, f"grown by {grown_by} MB")
        assert _memory() - before < 20 + count // 100_000
        world.hang_up()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def _table_of_three(server: Server) -> World:
    return await dealt(server, game("stick-em").setup(3), "none", "allowed")


async def _another(world: World) -> World:
    """A new table in place of this one."""
    await closed(world)
    return await _table_of_three(world.server)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


async def _answers(wire: Wire) -> int:
    """The number of messages that were executed; waits for the last one."""
    done = 0
    while True:
        answer = await wire.until(m.Done | m.Refused)
        done += isinstance(answer, m.Done)
        if answer.id == "end":
            wire.taken()  # nobody reads it again
            return done


def _memory() -> int:
    """Megabytes of this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") >> 20


def _hello(ticket: dict[str, Any]) -> bytes:
    return f'{{"type":"hello","token":"{ticket["token"]}"}}'.encode()


def _fragments(wire: Wire, parts: list[tuple[int, bytes]]) -> None:
    for opcode, payload in parts:
        wire.frame(opcode, payload, last=False)


async def _hung_up(wire: Wire) -> int | None:
    """The code with which the server closes the connection."""
    try:
        while True:
            await wire.message()
    except HungUp as end:
        return end.code


FRAMES: dict[str, Callable[[Wire], None]] = {
    "not masked": lambda wire: wire.frame(TEXT, b"{}", masked=False),
    "reserved bit: compressed": lambda wire: wire.frame(TEXT, b"\x00" * 50, reserved=4),
    "reserved bit two": lambda wire: wire.frame(TEXT, b"{}", reserved=2),
    "unknown opcode": lambda wire: wire.frame(3, b"{}"),
    "unknown control": lambda wire: wire.frame(11, b"{}"),
    "not UTF-8": lambda wire: wire.frame(TEXT, b"\xff\xfe\x80"),
    "overlong UTF-8": lambda wire: wire.frame(TEXT, b"\xc0\xaf"),
    "surrogate in UTF-8": lambda wire: wire.frame(TEXT, b"\xed\xa0\x80"),
    "long ping": lambda wire: wire.frame(9, b"x" * 126),
    "fragmented ping": lambda wire: wire.frame(9, b"x", last=False),
    "continuation of nothing": lambda wire: wire.frame(0, b"x"),
    "two beginnings": lambda wire: _fragments(wire, [(TEXT, b"{"), (TEXT, b"}")]),
    "endless fragments": lambda wire: _fragments(wire, [(TEXT, b"x" * 900), *[(0, b"x" * 900)] * 99]),
    "too large": lambda wire: wire.frame(TEXT, b"x" * (64 * 1024 + 1)),
    "says it is enormous": lambda wire: wire.frame(TEXT, b"x", length=1 << 62),
    "length with its highest bit": lambda wire: wire.frame(TEXT, b"x", length=1 << 63),
    "close with one byte": lambda wire: wire.frame(8, b"x"),
    "close with a forbidden code": lambda wire: wire.frame(8, b"\x03\xed"),
    "close with a bad reason": lambda wire: wire.frame(8, b"\x03\xe8\xff"),
    "rubbish": lambda wire: wire.writer.write(b"\x00\xff" * 200),
    "a request in the middle": lambda wire: wire.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
}


@live
async def test_s3_forbidden_frames_end_their_own_connection_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        honest = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        for name, send in FRAMES.items():
            wire = await Wire.open(server, ticket["table"], hello=m.Hello())
            send(wire)
            assert await _hung_up(wire) in (None, 1000, 1002, 1003, 1007, 1009), name
            wire.hang_up()
            assert isinstance(await honest.answer(m.Preset(f"after-{name.replace(' ', '-')[:20]}")), m.Done | m.Refused)
        honest.hang_up()
        assert (await request(server, "/healthz"))["status"] == "ok"
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@live
async def test_s3_a_message_in_fragments_counts_once_and_keeps_its_limit(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        wire = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        wire.frame(TEXT, b'{"type":"say","id":"f","te', last=False)
        wire.frame(9, b"between")
        wire.frame(0, b'xt":"in pieces"}')
        assert isinstance(await wire.until(m.Done | m.Refused), m.Done)
        wire.frame(TEXT, b'{"type":"say","id":"g","text":"' + b"x" * 17_000 + b'"}')
        assert (await wire.until(m.Refused)).code == "malformed"
        wire.hang_up()


# -- S7: too many of everything ----------------------------------------------------------------------------------------


@live
async def test_s7_tables_watchers_and_connections_are_capped_with_a_reason(tmp_path: Path) -> None:
    async with online(tmp_path, most_tables=20, most_connections=MOST_WATCHING + 5) as server:
        refused: list[str] = []
        for _ in range(volume(40, 10_000)):
            try:
                ticket = await server.lobby.open(bodies.NewTable("stick-em", [bodies.NewSeat("bot")] * 3, sit=False))
            except Exception as problem:
                refused.append(getattr(problem, "code", repr(problem)))
        assert len(server.lobby.tables) == 20
        assert set(refused) == {"quota"}
        with pytest.raises(ServerRefusal) as told:
            await new_table(server, "bot", "bot", "bot")
        assert told.value.code == "quota"
        wires = [await Wire.open(server, ticket.table, hello=m.Hello()) for _ in range(MOST_WATCHING)]
        late = await Wire.open(server, ticket.table)
        late.say(m.Hello())
        assert (await late.until(m.Refused)).code == "quota"
        late.hang_up()
        while server.addresses.connections["127.0.0.1"] < MOST_WATCHING + 5:
            wires.append(await Wire.open(server, ticket.table))
        crowded = await Wire.open(server, ticket.table)
        assert (await crowded.until(m.Refused)).code == "too-many-connections"
        assert (await crowded.until(m.Bye)).reason == "too-many"
        with pytest.raises(HungUp) as away:
            await crowded.message()
        assert away.value.code == 1013
        for wire in [*wires, crowded]:
            wire.hang_up()


# -- S8: open doors ----------------------------------------------------------------------------------------------------


def test_s8_the_default_server_listens_on_one_port_of_the_loopback_and_nowhere_else(tmp_path: Path) -> None:
    """All listening sockets of the process and its children, according to the kernel."""
    with Served(tmp_path) as served:
        assert served.process is not None
        assert listening(served.process.pid) == [("0100007F", served.port)]


def listening(pid: int) -> list[tuple[str, int]]:
    """Address (as the kernel writes it) and port of every listening socket of a process and its children."""
    tasks = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    owned = {os.readlink(file) for one in (str(pid), *tasks) for file in Path(f"/proc/{one}/fd").iterdir()}
    found: list[tuple[str, int]] = []
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{pid}/net/{table}").read_text(encoding="ascii").splitlines()[1:]:
            words = line.split()
            address, port = words[1].split(":")
            if words[3] == "0A" and f"socket:[{words[9]}]" in owned:
                found.append((address, int(port, 16)))
    return found
