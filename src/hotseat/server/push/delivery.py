"""One request to a push service, over its own connection: no redirects, and only the head of the response is read."""

import asyncio
import contextlib
import ssl
from typing import Final, NamedTuple

import h11

from hotseat.protocol.refusals import Refusal
from hotseat.server.push.endpoint import Endpoint, public_address

SECONDS: Final = 20.0
"""Time for the whole request."""
LONGEST_HEAD: Final = 16 * 1024
LONGEST_WAIT: Final = 3600.0


class Answer(NamedTuple):
    """What became of a message."""

    status: int
    """The status of the response; 0 if there was none."""
    wait: float = 0.0
    """Seconds after which the service asks to try again."""

    @property
    def taken(self) -> bool:
        """The service has the message."""
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """The browser has ended its subscription."""
        return self.status in (404, 410)

    @property
    def passing(self) -> bool:
        """A later attempt may succeed."""
        return self.status == 0 or self.status == 429 or self.status >= 500


async def posted(endpoint: Endpoint, headers: list[tuple[str, str]], body: bytes, local: bool = False) -> Answer:
    """Post the body; refuses an endpoint that leads into a private network."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _posted(endpoint, headers, body, local)
    except Refusal:
        raise
    except (OSError, TimeoutError, h11.ProtocolError):  # ssl.SSLError is an OSError
        return Answer(0)


async def _posted(endpoint: Endpoint, headers: list[tuple[str, str]], body: bytes, local: bool) -> Answer:
    address = await public_address(endpoint, local)
    secure = ssl.create_default_context() if endpoint.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=secure, server_hostname=endpoint.host if secure else None, limit=LONGEST_HEAD
    )
    try:
        talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_HEAD)
        own = [
            ("Host", endpoint.origin.partition("://")[2]),
            ("Content-Length", str(len(body))),
            ("Connection", "close"),
        ]
        request = h11.Request(method="POST", target=endpoint.path, headers=[*own, *headers])
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(event) or b"")
        await writer.drain()
        return await _answer(talk, reader)
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def _answer(talk: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(LONGEST_HEAD))
        elif isinstance(event, h11.Response):
            return Answer(event.status_code, _wait(dict(event.headers).get(b"retry-after", b"")))
        elif not isinstance(event, h11.InformationalResponse):
            return Answer(0)


def _wait(header: bytes) -> float:
    """Seconds in a `Retry-After` header; 0 for a date, which push services do not send."""
    return min(float(header), LONGEST_WAIT) if header.isdigit() and len(header) < 9 else 0.0
