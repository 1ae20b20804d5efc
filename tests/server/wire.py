"""A raw WebSocket client: it records every received byte and can send any frame, even a forbidden one."""

import asyncio
import base64
import os
import struct
import time
from collections.abc import Iterable
from typing import Any, Final, Self

from msgspec import json

from hotseat import protocol as m
from hotseat.server.app import Server

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
PATIENCE: Final = 30.0
_DECODER = json.Decoder(m.ServerMessage)


class HungUp(Exception):
    """The server closed the connection."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class TurnedAway(Exception):
    """The server refused the handshake."""

    def __init__(self, status: int) -> None:
        super().__init__(f"answered with {status}")
        self.status = status


class Wire:
    """One connection to a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.bytes = bytearray()
        """Everything of the tables' own that came since `taken`; pings are due to the silence of one connection."""
        self.arrivals: list[tuple[float, int]] = []
        """When each of those frames came, and how long it was."""
        self.shuffle: m.ShuffleInfo | None = None
        """What the server said last about the shuffle."""
        self.token: str | None = None

    @classmethod
    async def open(
        cls,
        server: Server,
        table: str,
        headers: Iterable[tuple[str, bytes]] = (),
        hello: m.Hello | None = None,
        host: str = "127.0.0.1",
    ) -> Self:
        """Open a line; raises TurnedAway. With a hello, up to the welcome."""
        wire = cls(*await asyncio.open_connection("127.0.0.1", server.config.port))
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1".encode(),
            f"Host: {host}:{server.config.port}".encode(),
            b"Upgrade: websocket",
            b"Connection: Upgrade",
            b"Sec-WebSocket-Version: 13",
            b"Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)),
            *[name.encode() + b": " + value for name, value in headers],
        ]
        wire.writer.write(b"\r\n".join(lines) + b"\r\n\r\n")
        try:
            status = await wire._status()
            if status != 101:
                raise TurnedAway(status)
            if hello is not None:
                wire.token = hello.token
                wire.say(hello)
                await wire.until(m.Welcome)
        except BaseException:
            wire.hang_up()
            raise
        return wire

    async def _status(self) -> int:
        """The status of the handshake's answer; 0 if the server just hung up."""
        try:
            answer = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        return int(answer.split()[1])

    # -- out -----------------------------------------------------------------------------------------------------------

    def say(self, message: Any) -> None:
        """Send one of our messages."""
        self.frame(TEXT, json.encode(message))

    def frame(
        self,
        opcode: int,
        payload: bytes,
        *,
        last: bool = True,
        reserved: int = 0,
        masked: bool = True,
        length: int | None = None,
    ) -> None:
        """Send any frame, valid or not; `length` may be wrong."""
        said = len(payload) if length is None else length
        head = bytes([(0x80 if last else 0) | reserved << 4 | opcode])
        mask = 0x80 if masked else 0
        if said < 126:
            head += bytes([mask | said])
        elif said < 1 << 16:
            head += bytes([mask | 126]) + struct.pack(">H", said)
        else:
            head += bytes([mask | 127]) + struct.pack(">Q", said)
        if masked:
            key = os.urandom(4)
            head += key
            pattern = (key * (len(payload) // 4 + 1))[: len(payload)]
            payload = (int.from_bytes(payload) ^ int.from_bytes(pattern)).to_bytes(len(payload))
        self.writer.write(head + payload)

    def hang_up(self) -> None:
        """Drop the connection without a close frame."""
        self.writer.transport.abort()

    # -- in ------------------------------------------------------------------------------------------------------------

    async def _frame(self) -> tuple[int, bytes]:
        head = await self.reader.readexactly(2)
        assert not head[1] & 0x80, "a server does not mask"
        assert head[0] & 0xF0 == 0x80, "no fragments, no compression"
        length, more = head[1] & 0x7F, b""
        if length >= 126:
            more = await self.reader.readexactly(2 if length == 126 else 8)
            length = int.from_bytes(more, "big")
        payload = await self.reader.readexactly(length)
        if head[0] & 0x0F not in (PING, CLOSE) and not payload.startswith(b'{"type":"ping"'):
            self.bytes += head + more + payload
            self.arrivals.append((time.monotonic(), 2 + len(more) + length))
        return head[0] & 0x0F, payload

    async def message(self) -> m.ServerMessage:
        """The next message; raises HungUp."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):  # unlike wait_for, this creates no task for every frame
                    opcode, payload = await self._frame()
            except (asyncio.IncompleteReadError, ConnectionError):
                raise HungUp(None) from None
            if opcode == PING:
                self.frame(PONG, payload)  # a client that answers no ping is hung up on after 40 s
            if opcode == CLOSE:
                raise HungUp(int.from_bytes(payload[:2], "big") if payload else None)
            if opcode == TEXT:
                found: m.ServerMessage = _DECODER.decode(payload)
                if isinstance(found, m.Welcome | m.ShuffleChanged):
                    self.shuffle = found.shuffle
                return found

    async def until(self, sort: Any) -> Any:
        """The next message of this type."""
        while True:
            message = await self.message()
            if isinstance(message, sort):
                return message

    async def answer(self, command: Any) -> m.Done | m.Refused:
        """Send a command and wait for what became of it."""
        self.say(command)
        return await self.answered(command.id)

    async def answered(self, id: str) -> m.Done | m.Refused:
        """What became of the command that was sent under this id."""
        while True:
            found: m.Done | m.Refused = await self.until(m.Done | m.Refused)
            if found.id == id:
                return found

    async def caught_up(self, mark: str) -> None:
        """Wait until everything that the table has said so far is here."""
        await all_caught_up([self], mark)

    def taken(self) -> bytes:
        """The raw bytes that came since the last time."""
        data = bytes(self.bytes)
        self.bytes.clear()
        self.arrivals.clear()
        return data


async def all_caught_up(wires: list[Wire], mark: str) -> None:
    """Wait until everything that the tables have said so far is here: the refusal of a senseless wish comes last."""
    for wire in wires:
        wire.say(m.Withdraw(mark, 0))
    for wire in wires:
        refused = await wire.answered(mark)
        assert isinstance(refused, m.Refused)
