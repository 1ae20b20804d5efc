"""A minimal WebSocket client, so that the load generator leaves the processor to the server.

It supports only what the test needs: complete text frames, control frames, a zero mask (which RFC 6455 allows).
"""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Heard = Callable[[bytes, int, int], None]
"""Called with a buffer and the start and end of the message in it."""


def framed(opcode: int, payload: bytes) -> bytes:
    """One frame from a client to a server."""
    size = len(payload)
    head = bytes([0x80 | opcode, 0x80 | size]) if size < 126 else bytes([0x80 | opcode, 0xFE, size >> 8, size & 255])
    return head + b"\0\0\0\0" + payload


class Line(asyncio.Protocol):
    """One socket; `heard` is called for every text message."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: int | None = None
        """The code with which the server closed the connection."""
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's class does not declare it

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.greeted.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._greet(head)
        self._rest = data[self._read_frames(data) :]

    def _greet(self, head: bytes) -> None:
        if b" 101 " in head[:16]:
            self.greeted.set_result(None)
        else:
            self.greeted.set_exception(ConnectionError(head[:80].decode("latin-1")))

    def _read_frames(self, data: bytes) -> int:
        """Process every complete frame; returns the offset of the rest."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            self._read(data[at] & 15, data, start, start + size)
            at = start + size
        return at

    def _read(self, opcode: int, data: bytes, start: int, end: int) -> None:
        if opcode == TEXT:
            self.heard(data, start, end)
        elif opcode == PING:
            self.transport.write(framed(PONG, data[start:end]))
        elif opcode == CLOSE:
            self.closed = int.from_bytes(data[start : start + 2], "big")

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = self.closed or 1006

    def say(self, text: bytes) -> None:
        """Send one text message."""
        self.transport.write(framed(TEXT, text))


async def connected(url: str, heard: Heard) -> Line:
    """A connection to this URL, after the handshake."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard), parts.hostname, parts.port)
    key = b64encode(os.urandom(16)).decode()
    headers = f"Host: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    line.transport.write(f"GET {parts.path} HTTP/1.1\r\n{headers}Sec-WebSocket-Key: {key}\r\n\r\n".encode())
    await line.greeted
    return line
