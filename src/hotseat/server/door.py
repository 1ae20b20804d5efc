"""A uvicorn HTTP connection that is counted per address and dropped if its request does not arrive.

uvicorn itself limits only the time between two requests, so a client could open thousands of connections and never send
anything.
"""

import asyncio
from functools import partial
from math import ceil
from typing import Any, Final

import h11
from msgspec import json
from uvicorn.protocols.http.h11_impl import H11Protocol

from hotseat.protocol import bodies
from hotseat.server.guard import Addresses, source_of

MOST_UNREAD: Final = 64 * 1024
"""Bytes that a connection may send before it is its turn."""
REQUEST_SECONDS: Final = 20.0
"""Time for a complete request, from the connection or the previous response on."""
_BODY: Final = json.encode(
    bodies.Problem("too-many-connections", "Too many connections from this address; close some, or wait.")
)
FULL: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 20\r\n"
    b"Connection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(_BODY), _BODY)
)
"""The response to a connection beyond the limit."""


_BUSY: Final = json.encode(
    bodies.Problem("too-often", "Too many clients are arriving just now; try again a little later.")
)


def busy(seconds: float) -> bytes:
    """The response to a connection for which too many others wait."""
    head = b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: %d\r\n" % ceil(seconds)
    return head + b"Connection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(_BUSY), _BUSY)


class Door(H11Protocol):
    """A connection for requests. After an upgrade it no longer counts: the WebSocket does (socket.py)."""

    def __init__(self, addresses: Addresses, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._addresses = addresses
        self._counted: str | None = None
        """The address under which this connection is counted."""
        self._late: asyncio.TimerHandle | None = None
        self._unread: bytes | None = b""
        """What was received before it was this connection's turn; None from then on."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = source_of(self.client[0]) if self.client else ""
        trusted = self.client is not None and self._addresses.trusts(self.client[0])
        if not trusted and not self._addresses.arrive(address):
            self._send_away(FULL)
            return
        self._counted = None if trusted else address
        wait = self._addresses.arrivals.come_back()
        if wait:
            self._send_away(busy(wait))
        else:
            self._expect_request()
            self._addresses.arrivals.come(self._begin)

    def _send_away(self, response: bytes) -> None:
        self.transport.write(response)
        self.transport.close()

    def _begin(self) -> None:
        """It is this connection's turn."""
        unread, self._unread = self._unread, None
        if unread and not self.transport.is_closing():
            self.data_received(unread)

    def data_received(self, data: bytes) -> None:
        if self._unread is None:
            super().data_received(data)
        elif len(self._unread) < MOST_UNREAD:
            self._unread += data
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._expect_request()
        super().on_response_complete()

    def _expect_request(self) -> None:
        self._cancel()
        self._late = self.loop.call_later(REQUEST_SECONDS, self._drop)

    def _drop(self) -> None:
        """Abort, unless a complete request is being answered."""
        if self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
            self.transport.abort()

    def _leave(self) -> None:
        self._cancel()
        if self._counted is not None:
            self._addresses.depart(self._counted)
            self._counted = None

    def _cancel(self) -> None:
        if self._late is not None:
            self._late.cancel()


def door(addresses: Addresses) -> Any:
    """What uvicorn calls for every connection."""
    return partial(Door, addresses)
