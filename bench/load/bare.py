"""The floor of the load test: a server that only relays frames, without rules, store or checks.

It measures the cost of the sockets and the load generator alone, on the same event loop as the real server.
"""

import asyncio
import itertools
from typing import cast

import uvloop
from msgspec import json

SWITCHING = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
FRAME = 1024
"""The real server pads its frames to multiples of this many bytes."""


class Table:
    """The connections of a table, the seat asked next, and the number of the question."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.asked = 0
        self.question = 0


TABLES: dict[str, Table] = {}
NUMBERS = itertools.count()


def framed(text: str) -> bytes:
    """A text frame of the usual length."""
    payload = text.encode().ljust(FRAME)
    return b"\x81\x7e" + FRAME.to_bytes(2, "big") + payload


class Line(asyncio.Protocol):
    """One connection: the few HTTP requests of the load generator, then frames."""

    table: Table | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.table is not None:
            self.heard(data)
        elif data.startswith(b"GET"):
            self.table = TABLES[data.split(b"/")[3].decode()]
            self.table.lines.append(self)
            self.transport.write(SWITCHING + framed('{"type":"welcome","n":0,"rest":null,"prompt":null}'))
        elif b"POST " in data:  # it may follow the end of the previous request
            self.answer(data.partition(b"POST ")[2].split(b" ")[0].decode().split("/"))

    def answer(self, path: list[str]) -> None:
        """A ticket for a new table, or for a seat at one."""
        id = path[3] if len(path) > 3 else str(next(NUMBERS))
        TABLES.setdefault(id, Table())
        body = json.encode({"table": id, "token": "seat"})
        self.transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body))

    def heard(self, data: bytes) -> None:
        """Acknowledge a move, and ask the next seat."""
        table = self.table
        assert table is not None
        if b'"type":"move"' in data:
            id = data.split(b'"id":"', 1)[1].split(b'"', 1)[0].decode()
            self.transport.write(framed(f'{{"type":"done","id":"{id}"}}'))
            table.asked = (table.asked + 1) % len(table.lines)
            ask(table)
        elif b'"type":"start"' in data:
            ask(table)


def ask(table: Table) -> None:
    """Send everybody an update, one of them with a prompt."""
    table.question = n = table.question + 1
    others = framed(f'{{"type":"update","n":{n},"rest":null,"prompt":null}}')
    asked = framed(
        f'{{"type":"update","n":{n},"rest":null,"prompt":{{"question":{n},"moves":["r1","r2"],"held":null}}}}'
    )
    for seat, line in enumerate(table.lines):
        line.transport.write(asked if seat == table.asked else others)


async def serve() -> None:
    server = await asyncio.get_running_loop().create_server(Line, "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve())
