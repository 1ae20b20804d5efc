"""One WebSocket: reads messages in order and enforces limits. The table makes all decisions."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from msgspec import DecodeError, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.protocol.refusals import Refusal
from hotseat.server.api import PROXY, refused
from hotseat.server.caller import Caller
from hotseat.server.commands import carry_out
from hotseat.server.connection import Connection
from hotseat.server.giving_up import give_up
from hotseat.server.guard import Addresses, Bucket, client_of
from hotseat.server.line import Line
from hotseat.server.lobby import Lobby
from hotseat.server.shared import LOG
from hotseat.server.table import Table
from hotseat.server.time import Timer

HELLO_SECONDS: Final = 10.0
PING_SECONDS: Final = 10.0
FOR_NOW: Final = ("store", "failure")
"""Refusals of `hello` after which the client should try again."""
BUSY_SECONDS: Final = (1.0, 3.0)
"""When it should do so, at a random time in between."""
_DECODER = json.Decoder(m.ClientMessage)


@dataclass
class Limits:
    """Rate limits of one connection."""

    burst: float = 60.0
    rate: float = 20.0
    strikes: int = 20
    """Rate-limit refusals before the connection is closed."""


async def serve_socket(socket: WebSocket, lobby: Lobby, addresses: Addresses, limits: Limits) -> None:
    """Serve one client until either side closes the connection."""
    address = client_of(socket)
    if not addresses.connect(address):
        await _say_why(socket, m.Refused(None, "too-many-connections", {}), "too-many")
        return
    try:
        if lobby.claims.shared and not await _is_here(socket, lobby):
            return
        offered = socket.scope.get("subprotocols", [])
        spoken = m.SUBPROTOCOL if m.SUBPROTOCOL in offered or not offered else offered[0]
        await socket.accept(spoken if offered else None)
        session = _Session(socket, lobby, limits, addresses, address)
        if spoken == m.SUBPROTOCOL:
            await session.run(socket.path_params["table"])
        else:
            session.turn_away(spoken)
    finally:
        addresses.disconnect(address)


async def _is_here(socket: WebSocket, lobby: Lobby) -> bool:
    """Whether this node owns the table. If it does not, the client is sent away, before the handshake if possible."""
    id = socket.path_params["table"]
    try:
        if id not in lobby.tables:
            await lobby.claims.claim(id)
    except HotseatError as problem:
        if problem.code == "store" or (problem.code == "moved" and PROXY in socket.headers):
            await socket.send_denial_response(refused(socket, problem))
            socket.scope["state"]["line"].denied()
            return False
        if problem.code == "moved":
            await _say_why(socket, m.Refused(None, problem.code, problem.facts), "moved")
            return False
    return True


async def _say_why(socket: WebSocket, refused: m.Refused, farewell: str) -> None:
    """Say why: a page cannot see the status of a refused handshake."""
    offered = socket.scope.get("subprotocols", [])
    await socket.accept(offered[0] if offered else None)
    connection = Connection(socket.scope["state"]["line"])
    connection.send(refused)
    connection.end(farewell)


class _Session:
    """One client from `hello` to the end."""

    def __init__(self, socket: WebSocket, lobby: Lobby, limits: Limits, addresses: Addresses, address: str) -> None:
        self.socket = socket
        self.may_load: Callable[[float], float] = partial(addresses.expensive.take, address)
        """Takes the time, and returns the seconds until this address may have another table loaded."""
        self.arrivals = addresses.arrivals
        self.lobby = lobby
        self.time = lobby.shared.time
        self.line: Line = socket.scope["state"]["line"]
        self.connection = Connection(self.line)
        self.bucket = Bucket(limits.burst, limits.rate)
        self.strikes = limits.strikes
        self.table: Table | None = None
        self.hello: asyncio.Future[m.ClientMessage | None] = asyncio.get_running_loop().create_future()
        self.early: list[m.ClientMessage | None] = []
        """Messages that arrived after `hello` but before the table answered it."""
        self.heard_at = self.time.now()
        self.next_ping: Timer | None = None
        self.rematch: asyncio.Task[None] | None = None

    async def run(self, id: str) -> None:
        try:
            self.line.listen(self.heard, self.connection.flush)
            self.table = await self._greeted(id)
            if self.table is not None:
                self._begin(self.table)
                await self._hung_up()
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass
        finally:
            self._end()

    def turn_away(self, spoken: str) -> None:
        """Refuse a client of another version, using messages that exist in every version, so that it does not retry."""
        reason = f"This server speaks {m.SUBPROTOCOL}, the client {spoken}. Reload the page or update the program."
        self._refuse(None, Refusal("outdated", reason, server=m.SUBPROTOCOL, client=spoken))
        self.connection.end("closed")

    async def _greeted(self, id: str) -> Table | None:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await self.hello
        table = None
        try:
            if not isinstance(message, m.Hello):
                raise Refusal("hello-first", "The first message is `hello`.")
            await self._turn(id)
            table = await self.lobby.find(id)
            await self.lobby.enter(table, self.connection, message)
        except HotseatError as refusal:
            if refusal.code == "moved" or (table is not None and not table.open):
                self.connection.end("restart")  # the table has just left this server's memory: try again
            self._refuse(None, refusal)
            if refusal.code in FOR_NOW:
                self.connection.end("busy", int(random.uniform(*BUSY_SECONDS) * 1000))
            return None
        return table

    async def _turn(self, id: str) -> None:
        """Wait for the turn of this client, and while its address has many tables loaded."""
        await self.arrivals.turn()
        while id not in self.lobby.tables and (wait := self.may_load(self.time.now())):
            await asyncio.sleep(wait)

    def _begin(self, table: Table) -> None:
        self._ping()
        early, self.early = self.early, []
        for message in early:
            self._take(table, message)

    async def _hung_up(self) -> None:
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass

    def _end(self) -> None:
        if self.next_ping is not None:
            self.next_ping.cancel()
        if self.table is not None:
            self.lobby.leave(self.table, self.connection)
        self.connection.end("closed")
        if self.connection.farewell == "too-slow":
            self.lobby.shared.counts.dropped += 1
            LOG.info("slow reader dropped")

    def _ping(self) -> None:
        """Ping a client that has been silent for a while."""
        silent = self.time.now() - self.heard_at
        if self.next_ping is None or silent > PING_SECONDS - 0.001:  # tolerate float rounding
            self.connection.ping(self.time.now())
            silent = 0.0
        self.next_ping = self.time.later(PING_SECONDS - silent, self._ping)

    # -- what the client says ------------------------------------------------------------------------------------------

    def heard(self, data: bytes) -> None:
        """Handle one incoming message."""
        if self.connection.farewell is not None:
            return
        message = self._read(data)
        self.heard_at = self.time.now()
        if not self.bucket.take(self.heard_at):
            self._too_often(message)
        elif not self.hello.done():
            self.hello.set_result(message)
        elif self.table is None:
            self.early.append(message)
        else:
            self._take(self.table, message)

    def _read(self, data: bytes) -> m.ClientMessage | None:
        """The decoded message; None if it was invalid (the client has been notified)."""
        if len(data) > m.LARGEST_MESSAGE:
            self._refuse(None, Refusal("malformed", "Too large.", reason="size"))
            return None
        try:
            message: m.ClientMessage = _DECODER.decode(data)
        except (ValidationError, DecodeError, UnicodeError, RecursionError) as problem:
            self._refuse(None, Refusal("malformed", str(problem), reason=str(problem)[:200]))
            return None
        return message

    def _take(self, table: Table, message: m.ClientMessage | None) -> None:
        if isinstance(message, m.Pong):
            self.connection.pong(message.n, self.time.now())
        elif isinstance(message, m.Hello):
            self._refuse(None, Refusal("hello-again", "`hello` comes once."))
        elif isinstance(message, m.Rematch | m.GiveUp):
            self.rematch = asyncio.get_running_loop().create_task(self._rematch(table, message))
        elif message is not None:
            self._carry_out(table, message)

    def _carry_out(self, table: Table, command: m.Command) -> None:
        connection = self.connection
        caller = Caller(table, connection, table.now())

        def act() -> None:
            if connection.farewell is not None:
                raise Refusal("too-late", "Another connection has this seat.")
            done = carry_out(caller, command)
            table.afterwards(lambda: connection.send(done))

        table.tell(act, lambda refusal: self._refuse(command.id, refusal))

    async def _rematch(self, table: Table, wish: m.Rematch | m.GiveUp) -> None:
        try:
            if isinstance(wish, m.GiveUp):
                self.connection.send(await give_up(self.lobby, table, self.connection, wish))
            else:
                self.connection.send(await self.lobby.rematch(table, self.connection, wish))
        except HotseatError as refusal:
            self._refuse(wish.id, refusal)

    def _too_often(self, message: m.ClientMessage | None) -> None:
        self.strikes -= 1
        id = getattr(message, "id", None)
        wait = str(int(self.bucket.wait() * 1000))
        self._refuse(id, Refusal("too-often", "Slower, please.", wait=wait))
        if self.strikes <= 0:
            self.connection.end("too-fast")

    def _refuse(self, id: str | None, refusal: HotseatError) -> None:
        self.lobby.shared.counts.refusals += 1
        self.connection.send(m.Refused(id, refusal.code, refusal.facts))
