"""A client that reaches something else than a server of its version says so and ends."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import ServerConnection, serve

from hotseat.client import Client
from hotseat.client.lobby import OddAnswer, ServerRefusal, join_table
from hotseat.fairness.pf2 import MemoryJournal
from tests.server.house import live

ODD = ["<html>", '{"type":"news"}', '{"type":"welcome"}', '{"type":"ping","n":"\\ud800","latency":1}', "[" * 100_000]


@pytest.mark.parametrize("frame", ODD, ids=["no JSON", "unknown", "incomplete", "half a character", "deep"])
@live
async def test_a_client_that_cannot_read_a_message_ends_with_the_reason(frame: str) -> None:
    async def greet(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(frame)
        await socket.wait_closed()

    async with serve(greet, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}/t/abc", None, MemoryJournal()) as client:
            assert [message async for message in client.updates()] == []
        assert isinstance(client.problem, OddAnswer)


@asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[str]:
    """The link of a table on a web server that answers everything with these bytes and hangs up."""

    async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(reply, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/t/abc"


def with_body(body: bytes) -> bytes:
    """A response with this body."""
    return b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body)


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (with_body(b"<html>"), OddAnswer),
        (with_body(b"\xff"), OddAnswer),
        (with_body(b'{"seat":"A"}'), OddAnswer),
        (with_body(b"[" * 100_000), OddAnswer),
        (b"", ServerRefusal),
        (b"SSH-2.0-OpenSSH\r\n", ServerRefusal),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", ServerRefusal),
    ],
    ids=["HTML", "no text", "no ticket", "deep", "nothing", "SSH", "cut off"],
)
@live
async def test_who_asks_for_a_seat_elsewhere_is_told_so(answer: bytes, problem: type[Exception]) -> None:
    async with answering(answer) as link:
        with pytest.raises(problem):
            await asyncio.to_thread(join_table, link, "Ada")
