"""One WebSocket: frames in with limits, frames out with back-pressure. All decisions are the table's."""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Final

from msgspec import DecodeError, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from hotseat.core.errors import HotseatError
from hotseat.server import messages as m
from hotseat.server.commands import Caller, carry_out
from hotseat.server.connection import Connection
from hotseat.server.errors import Refusal
from hotseat.server.guard import Addresses, Bucket
from hotseat.server.hall import LOG
from hotseat.server.lobby import Lobby
from hotseat.server.table import Table

POLICY: Final = 1008
SUPERSEDED: Final = 4001
CODES: Final = {"superseded": SUPERSEDED, "restart": 1012, "too-slow": POLICY, "too-fast": POLICY, "closed": 1000}
HELLO_SECONDS: Final = 10.0
PING_SECONDS: Final = 10.0
SEND_SECONDS: Final = 20.0
_DECODER = json.Decoder(m.ClientMessage)


@dataclass
class Limits:
    """How much one connection may say."""

    burst: float = 60.0
    rate: float = 20.0
    strikes: int = 20
    """Refusals for speed before the connection is ended."""


async def serve_socket(socket: WebSocket, lobby: Lobby, addresses: Addresses, limits: Limits) -> None:
    """Talk to one client until either side hangs up."""
    address = socket.client.host if socket.client else ""
    if not addresses.connect(address):
        await socket.close(POLICY)
        return
    try:
        offered = socket.scope.get("subprotocols", [])
        await socket.accept(m.SUBPROTOCOL if m.SUBPROTOCOL in offered else None)
        await _Session(socket, lobby, limits).run(socket.path_params["table"])
    finally:
        addresses.disconnect(address)


class _Session:
    """One client from `hello` to the end."""

    def __init__(self, socket: WebSocket, lobby: Lobby, limits: Limits) -> None:
        self.socket = socket
        self.lobby = lobby
        self.time = lobby.hall.time
        self.connection = Connection()
        self.bucket = Bucket(limits.burst, limits.rate)
        self.talk = Bucket(5.0, 0.5)
        self.strikes = limits.strikes
        self.table: Table | None = None

    async def run(self, id: str) -> None:
        sender = asyncio.create_task(self._send())
        try:
            self.table = await self._greeted(id)
            if self.table is not None:
                await self._listen(self.table)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass
        finally:
            if self.table is not None:
                self.lobby.leave(self.table, self.connection)
            if self.connection.farewell is None:
                self.connection.end("closed")
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await asyncio.wait_for(sender, SEND_SECONDS)

    async def _greeted(self, id: str) -> Table | None:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await self._received()
        try:
            if not isinstance(message, m.Hello):
                raise Refusal("hello-first", "The first message is `hello`.")
            table = await self.lobby.find(id)
            await self.lobby.enter(table, self.connection, message)
        except HotseatError as refusal:
            self._refuse(None, refusal)
            return None
        self.connection.ping(self.time.now())
        return table

    async def _received(self) -> m.ClientMessage | None:
        """The next message; None if it was not one (the client has been told)."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        data = event.get("text") or event.get("bytes") or ""
        if len(data) > m.LARGEST_MESSAGE:
            self._refuse(None, Refusal("malformed", "Too large.", reason="size"))
            return None
        try:
            message: m.ClientMessage = _DECODER.decode(data)
        except (ValidationError, DecodeError, UnicodeError, RecursionError) as problem:
            self._refuse(None, Refusal("malformed", str(problem), reason=str(problem)[:200]))
            return None
        return message

    async def _listen(self, table: Table) -> None:
        while self.connection.farewell is None:
            try:
                async with asyncio.timeout(PING_SECONDS):
                    message = await self._received()
            except TimeoutError:
                self.connection.ping(self.time.now())
                continue
            if not self.bucket.take(self.time.now()):
                self._too_often(message)
            elif isinstance(message, m.Pong):
                self.connection.pong(message.n, self.time.now())
            elif isinstance(message, m.Hello):
                self._refuse(None, Refusal("hello-again", "`hello` comes once."))
            elif message is not None:
                await self._carry_out(table, message)

    async def _carry_out(self, table: Table, command: m.Command) -> None:
        received = self.time.now()
        connection = self.connection

        def act() -> None:
            if connection.farewell is not None:
                raise Refusal("too-late", "Another connection has this seat.")
            arrived = table.now() - int((self.time.now() - received) * 1000)
            done = carry_out(Caller(table, connection, self.talk, arrived), command)
            table.afterwards(lambda: connection.send(done))

        try:
            if isinstance(command, m.Rematch):
                connection.send(await self.lobby.rematch(table, connection, command))
            else:
                await table.ask(act)
        except HotseatError as refusal:
            self._refuse(command.id, refusal)

    def _too_often(self, message: m.ClientMessage | None) -> None:
        self.strikes -= 1
        id = getattr(message, "id", None)
        wait = str(int(self.bucket.wait() * 1000))
        self._refuse(id, Refusal("too-often", "Slower, please.", wait=wait))
        if self.strikes <= 0:
            self.connection.end("too-fast")

    def _refuse(self, id: str | None, refusal: HotseatError) -> None:
        self.lobby.hall.counts.refusals += 1
        self.connection.send(m.Refused(id, refusal.code, refusal.facts))

    async def _send(self) -> None:
        while True:
            frame = await self.connection.outgoing.get()
            if frame is None:
                break
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(frame)
            except TimeoutError:
                self.connection.farewell = self.connection.farewell or "too-slow"
                LOG.info("slow reader dropped")
                break
            except (RuntimeError, WebSocketDisconnect, OSError):
                self.connection.farewell = self.connection.farewell or "closed"
                return
        self.lobby.hall.counts.dropped += self.connection.farewell == "too-slow"
        with contextlib.suppress(RuntimeError, OSError):
            await self.socket.close(CODES.get(self.connection.farewell or "closed", 1000))
