"""D7, D9 and S4: bots that fail, readers that do not read and clients that flood, over real sockets and processes.

In every case the other players can continue.
"""

import asyncio
import contextlib
import socket as sockets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from hotseat import protocol as m
from hotseat.server import running
from hotseat.server.app import Server
from hotseat.server.bots import Workers
from hotseat.server.connection import MOST_WAITING
from hotseat.server.entries import Moved
from hotseat.server.line import MOST_FRAMES
from hotseat.server.table import Table
from tests.server.house import live
from tests.server.online import line, live_url, new_table, online, request, say, until
from tests.server.wire import CONTINUED, PING, PONG, TEXT, HungUp, Wire

FRIENDLY: dict[str, Any] = {"friendly": True, "pace": "none", "options": {"rounds": 20}}


class Honest:
    """A player over a real socket who answers whatever is asked, until told to stop."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.done = 0
        self.refused: list[str] = []

    async def play(self, enough: Callable[[], bool]) -> None:
        """Answer until told to stop."""
        answered = -1
        while not enough():
            message = await until(self.socket, m.Update | m.Welcome | m.Done | m.Refused | m.Ping)
            if isinstance(message, m.Ping):
                await say(self.socket, m.Pong(message.n))
            elif isinstance(message, m.Done):
                self.done += 1
            elif isinstance(message, m.Refused):
                self.refused.append(message.code)
            elif message.rest is not None:
                await say(self.socket, m.GoOn(f"g{message.n}"))
            elif message.prompt is not None and message.prompt.held is None and message.prompt.question != answered:
                answered = message.prompt.question
                await say(self.socket, m.Move(f"m{answered}", answered, [message.prompt.moves[0]]))


async def honest_table(server: Server, stack: Any) -> tuple[Table, list[Honest]]:
    """Three connected players and a game that has begun."""
    ticket = await new_table(server, "open", "open", "open", **FRIENDLY)
    tickets = [ticket]
    for name in ("Ben", "Cleo"):
        tickets.append(await request(server, f"/api/tables/{ticket['table']}/seats", {"name": name}))
    players = []
    for one in tickets:
        socket = await stack.enter_async_context(line(server, ticket["table"], m.Hello(one["token"])))
        players.append(Honest(socket))
    await say(players[0].socket, m.Start("start"))
    return server.lobby.tables[ticket["table"]], players


async def everybody_plays(players: list[Honest], enough: Callable[[], bool]) -> None:
    """All at once; one that hears nothing any more because the others have stopped is let go."""
    playing = [asyncio.create_task(player.play(enough)) for player in players]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    assert [one for one in results if isinstance(one, Exception)] == []
    assert [player.refused for player in players] == [[]] * len(players)


# -- D9: slow readers --------------------------------------------------------------------------------------------------


async def deaf(server: Server, table: str) -> sockets.socket:
    """A spectator's socket with the smallest buffer, greeted by hand; nobody reads from it."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", server.config.port))
    path = live_url(server, table).partition(str(server.config.port))[2]
    wishes = ["Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    head = [f"GET {path} HTTP/1.1", *wishes, "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", ""]
    await loop.sock_sendall(raw, "\r\n".join(head).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += await loop.sock_recv(raw, 1)
    hello = b'{"type":"hello"}'
    await loop.sock_sendall(raw, bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    return raw


@live
async def test_d9_readers_that_read_nothing_or_a_byte_at_a_time_are_dropped_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "SEND_BUFFER", 4096)  # so that the kernel keeps little and the server has to
    async with online(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        server.limits.burst = 1e6
        table, players = await honest_table(server, stack)
        asleep, sipping = await deaf(server, table.room.id), await deaf(server, table.room.id)
        while len(table.audience.watching) < 2:
            await asyncio.sleep(0)

        async def sip() -> None:
            while await asyncio.get_running_loop().sock_recv(sipping, 1):
                await asyncio.sleep(0.05)

        sips = asyncio.create_task(sip())
        longest, moved = [0], [0]

        def both_dropped() -> bool:
            longest.append(max([watcher.outgoing.qsize() for watcher in table.audience.watching], default=0))
            while moved[-1] < sum(player.done for player in players):
                moved.append(moved[-1] + 1)
                for _ in range(8):  # a talkative table, so that the test is short
                    table.tell(table.audience.update_all)
            return not table.audience.watching

        await everybody_plays(players, both_dropped)
        assert server.shared.counts.dropped == 2
        assert max(longest) <= MOST_WAITING
        done = sum(player.done for player in players)
        await everybody_plays(players, lambda: sum(player.done for player in players) >= done + 30)
        sips.cancel()
        await asyncio.gather(sips, return_exceptions=True)
        asleep.close()
        sipping.close()


# -- S4: floods --------------------------------------------------------------------------------------------------------


@live
async def test_s4_a_flood_is_slowed_down_then_ended_with_1008_while_honest_players_play_on(tmp_path: Path) -> None:
    async with online(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        _, players = await honest_table(server, stack)
        ticket = await new_table(server, "open", "open", "open")
        attacker = await stack.enter_async_context(line(server, ticket["table"], m.Hello(ticket["token"])))

        async def flood() -> None:
            with contextlib.suppress(ConnectionClosed):
                for number in range(1_000_000):
                    await say(attacker, m.Say(f"f{number}", "flood"))
                    await asyncio.sleep(0)

        async def ended() -> int:
            """Reads all; the code with which that ends."""
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await attacker.recv()
            return attacker.close_code or 0

        flooding, code = asyncio.create_task(flood()), asyncio.create_task(ended())
        await everybody_plays(players, lambda: code.done() and sum(player.done for player in players) >= 30)
        assert await code == 1008
        await flooding
        assert server.shared.store.length(ticket["table"]) < 10


@pytest.mark.parametrize("opcode", [PING, PONG, CONTINUED], ids=["pings", "pongs", "fragments"])
@live
async def test_s4_a_flood_of_frames_that_are_no_messages_is_ended_with_1008(tmp_path: Path, opcode: int) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        wire = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        heard: Any = server.lobby.tables[ticket["table"]].audience.seated[0].wire
        if opcode == CONTINUED:
            wire.frame(TEXT, b"", last=False)
        for _ in range(20 * MOST_FRAMES):
            wire.frame(opcode, b"", last=opcode != CONTINUED)
        if opcode == CONTINUED:
            wire.frame(opcode, b"")
        wire.say(m.Withdraw("reached", 0))
        with pytest.raises(HungUp) as ended:
            await wire.until(m.Refused)
        assert ended.value.code == 1008
        assert not heard.transport.is_reading()  # what still comes costs the others nothing
        wire.hang_up()


# -- D7: bots ----------------------------------------------------------------------------------------------------------

HANGS = "import sys, time; sys.stdin.readline(); time.sleep(60)"
DIES = "import sys; sys.stdin.readline(); sys.exit(3)"
HUNGRY = "from hotseat.server import bots; bots.answered = lambda job: bytearray(bots.MOST_MEMORY * 2); bots.work()"


@pytest.mark.parametrize(
    ("script", "deadline"), [(HANGS, 0.2), (DIES, 20.0), (HUNGRY, 20.0)], ids=["hangs", "dies", "is hungry"]
)
@live
async def test_d7_at_a_table_with_bots_that_fail_the_person_plays_on_and_healthy_bots_come_back(
    tmp_path: Path, script: str, deadline: float
) -> None:
    async with online(tmp_path) as server:
        failing = Workers(1, deadline, [sys.executable, "-c", script])
        server.shared.thinker = failing
        ticket = await new_table(server, "open", "bot", "bot", **FRIENDLY)
        table = server.lobby.tables[ticket["table"]]
        async with line(server, ticket["table"], m.Hello(ticket["token"])) as socket:
            await say(socket, m.Start("start"))
            person = Honest(socket)
            await person.play(lambda: failing.failures >= 4)
            assert server.shared.counts.bot_failures >= 3
            server.shared.thinker = server.workers
            healthy = table.room.told.n + 12
            await person.play(lambda: table.room.told.n >= healthy)
            assert person.refused == []
        rows = [row.entry for row in server.shared.store.load(table.room.id) if isinstance(row.entry, Moved)]
        assert {entry.by for entry in rows if entry.seat > 0} == {"bot"}
        assert server.workers.failures == 0
        await failing.close()
