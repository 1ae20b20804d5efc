"""A uvicorn HTTP connection that is counted per address and dropped if its request does not arrive.

uvicorn itself limits only the time between two requests, so a client could open thousands of connections and never send
anything.
"""

import asyncio
from functools import partial
from typing import Any, Final

import h11
from msgspec import json
from uvicorn.protocols.http.h11_impl import H11Protocol

from hotseat.protocol import bodies
from hotseat.server.guard import Addresses, source_of

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


class Door(H11Protocol):
    """A connection for requests. After an upgrade it no longer counts: the WebSocket does (socket.py)."""

    def __init__(self, addresses: Addresses, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._addresses = addresses
        self._counted: str | None = None
        """The address under which this connection is counted."""
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = source_of(self.client[0]) if self.client else ""
        if self.client and self._addresses.trusts(self.client[0]):
            self._expect_request()
        elif self._addresses.arrive(address):
            self._counted = address
            self._expect_request()
        else:
            transport.write(FULL)
            transport.close()

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
