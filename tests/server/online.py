"""A server with real sockets inside the test's own loop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from hotseat import protocol as m
from hotseat.client.lobby import asked
from hotseat.server.app import Server
from hotseat.server.config import Config
from hotseat.server.running import _uvicorn, bound
from hotseat.server.time import Time
from tests.volume import PATIENCE

_DECODER = json.Decoder(m.ServerMessage)


@contextlib.asynccontextmanager
async def online(folder: Path, time: Time | None = None, thinker: Any = None, **settings: Any) -> AsyncIterator[Server]:
    """A server on a free port."""
    listening = bound("127.0.0.1", 0)
    config = replace(
        Config(db=str(folder / "hotseat.sqlite"), port=listening.getsockname()[1], bot_delay_ms=0, requests=10_000),
        **settings,
    )
    server = Server(config.checked(), time, thinker)
    for budget in (server.addresses.requests, server.addresses.expensive):
        budget.rate /= 1_000  # what is used up stays so, however slow the machine is
    web = _uvicorn(server.app, server.addresses)
    web.config.ws_ping_interval = None  # raw wires that are not being read do not answer pings
    task = asyncio.create_task(web.serve([listening]))
    while not web.started:
        await asyncio.sleep(0.002)
    try:
        yield server
    finally:
        web.should_exit = True
        await task


async def request(server: Server, path: str, body: dict[str, Any] | None = None) -> Any:
    """GET or POST."""
    return await asyncio.to_thread(asked, f"{server.public_url}{path}", body)


async def new_table(server: Server, *seats: str, **wishes: Any) -> dict[str, Any]:
    """A table with these kinds of seats; returns the host's ticket."""
    body = {"game": "stick-em", "seats": [{"kind": kind, "level": "random"} for kind in seats], **wishes}
    ticket: dict[str, Any] = await request(server, "/api/tables", body)
    return ticket


def live_url(server: Server, table: str) -> str:
    return f"ws{server.public_url.removeprefix('http')}/api/tables/{table}/live"


@contextlib.asynccontextmanager
async def line(
    server: Server, table: str, hello: m.Hello | None = None, **more: Any
) -> AsyncIterator[ClientConnection]:
    """A raw socket to a table, greeted if there is a hello."""
    async with connect(live_url(server, table), compression=None, proxy=None, **more) as socket:
        if hello is not None:
            await say(socket, hello)
            await until(socket, m.Welcome)
        yield socket


async def say(socket: ClientConnection, message: Any) -> None:
    await socket.send(json.encode(message).decode())


async def until(socket: ClientConnection, sort: Any) -> Any:
    """The next message of this type."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = _DECODER.decode(await socket.recv())
            if isinstance(message, sort):
                return message
