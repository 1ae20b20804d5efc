"""The public tables of all nodes: each writes its own lines, everybody reads them, at most once a second."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from msgspec import json

from hotseat.protocol import bodies
from hotseat.server.aside import Aside

if TYPE_CHECKING:
    from hotseat.server.cluster.node import Node

CACHED_SECONDS: Final = 1.0
MOST_LISTED: Final = 100
_READ: Final = """SELECT line FROM shown JOIN nodes ON nodes.id = owner AND state = 'alive'
ORDER BY created DESC LIMIT %s"""
_FORGET: Final = "DELETE FROM shown WHERE owner NOT IN (SELECT id FROM nodes WHERE state = 'alive')"
_REMOVE: Final = "DELETE FROM shown WHERE owner = %s AND table_id = ANY(%s)"
_WRITE: Final = """INSERT INTO shown (table_id, owner, created, line)
SELECT given.id, %s, given.created, given.line
FROM unnest(%s::text[], %s::bigint[], %s::text[]) AS given (id, created, line)
ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, line = excluded.line"""


class Listing:
    """The list of public tables in the database."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._written: dict[str, str] = {}
        """Our lines in the database."""
        self._cached: list[bodies.Listed] = []
        self._read_at = -CACHED_SECONDS
        self._reading = asyncio.Lock()

    def write(self, here: list[bodies.Listed]) -> None:
        """Write the lines that have changed. Blocks."""
        lines = {one.id: json.encode(one).decode() for one in here}
        new = [one for one in here if self._written.get(one.id) != lines[one.id]]
        gone = [id for id in self._written if id not in lines]
        if not new and not gone:
            return
        with self._node.transaction() as connection:
            connection.exec_driver_sql(_FORGET)
            connection.exec_driver_sql(_REMOVE, (self._node.id, gone))
            columns = ([one.id for one in new], [one.created for one in new], [lines[one.id] for one in new])
            connection.exec_driver_sql(_WRITE, (self._node.id, *columns))
        self._written = lines

    async def everywhere(self, aside: Aside) -> list[bodies.Listed]:
        """The lines of all living nodes, newest first, at most a second old."""
        async with self._reading:
            if time.monotonic() - self._read_at >= CACHED_SECONDS:
                self._cached = await aside.read(self._read)
                self._read_at = time.monotonic()
        return self._cached

    def _read(self) -> list[bodies.Listed]:
        with self._node.engine.connect() as connection:
            lines = connection.exec_driver_sql(_READ, (MOST_LISTED,)).scalars().all()
        return [json.decode(line, type=bodies.Listed) for line in lines]
