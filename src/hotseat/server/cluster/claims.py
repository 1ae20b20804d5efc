"""The tables that a node owns: claimed on demand, taken over from dead nodes, released when they leave memory."""

import asyncio
import time
from typing import Final

from sqlalchemy.engine import Connection

from hotseat.protocol import bodies
from hotseat.server.aside import Aside, unavailable
from hotseat.server.claims import Standing, elsewhere, no_such_table
from hotseat.server.cluster import fence
from hotseat.server.cluster.listing import Listing
from hotseat.server.cluster.node import Node
from hotseat.server.store import Asleep, Store, StoreUnavailable

AT_ONCE: Final = 20
"""Tables that a node takes over in one go, so that several nodes share the work."""
_EXISTS: Final = "SELECT 1 FROM tables WHERE id = %s"
_OWNER: Final = "SELECT nodes.id, name FROM owned JOIN nodes ON nodes.id = owner WHERE table_id = %s"
_PEERS: Final = "SELECT id FROM nodes WHERE state = 'alive' AND id <> %s"
_UNATTENDED: Final = """SELECT tables.id FROM tables
LEFT JOIN owned ON owned.table_id = tables.id LEFT JOIN nodes ON nodes.id = owned.owner
WHERE stage NOT IN ('finished', 'closed') AND (owner IS NULL OR state <> 'alive')
AND NOT EXISTS (SELECT FROM asleep WHERE asleep.id = tables.id AND wait IS NULL)
ORDER BY created LIMIT %s"""
_MINE: Final = """SELECT tables.id FROM owned JOIN tables ON tables.id = table_id
WHERE owner = %s AND stage NOT IN ('finished', 'closed')
AND NOT EXISTS (SELECT FROM asleep WHERE asleep.id = tables.id)"""
_ASLEEP: Final = "SELECT id, since, wait FROM asleep WHERE id = ANY(%s)"


class NodeClaims:
    """The claims of one node."""

    shared = True

    def __init__(self, node: Node, store: Store, aside: Aside) -> None:
        self.node = node
        self.open = True
        """Whether this node takes tables: not while it leaves, or cannot reach the database."""
        self.takeovers = 0
        self.found_dead = 0
        """Nodes that were alive a second before."""
        self.listing = Listing(node)
        self._store = store
        self._aside = aside
        self._releasing: dict[str, asyncio.Future[None]] = {}

    async def claim(self, id: str, new: bool = False) -> None:
        """Own this table; raises Refusal `moved`, `no-such-table` or `store`."""
        if id in self._releasing:
            await self._releasing[id]
        if not self.open:
            raise unavailable()
        owner = await self._aside.read(lambda: self._claimed(id, new))
        if not self.open:
            raise unavailable()
        if owner is not None:
            raise elsewhere(owner)

    def _claimed(self, id: str, new: bool) -> str | None:
        """Claim this table; the name of its owner, if that is another living node."""
        with self.node.transaction() as connection:
            if not new and connection.exec_driver_sql(_EXISTS, (id,)).first() is None:
                raise no_such_table()
            if self._take(connection, [id]):
                return None
            other = connection.exec_driver_sql(_OWNER, (id,)).first()
            if other is not None and not self.node.judge(connection, other.id):
                return str(other.name)
            if self._take(connection, [id]):
                return None
        raise StoreUnavailable("this node is not alive, or the table changed its owner twice")

    def _take(self, connection: Connection, ids: list[str]) -> list[str]:
        """Claim these tables; returns those that are ours now."""
        found = connection.exec_driver_sql(fence.CLAIM, (self.node.id, ids)).all()
        self.takeovers += sum(before not in (None, self.node.id) for _, before in found)
        return [id for id, _ in found]

    def release(self, id: str) -> None:
        """Give up a table after everything that was written for it."""
        if self.node.left or id in self._releasing:
            return
        done = self._releasing[id] = asyncio.get_running_loop().create_future()

        def told(problem: StoreUnavailable | None) -> None:
            del self._releasing[id]  # if it failed, the table stays ours, and the next claim finds it so
            done.set_result(None)

        self._store.note_release(id, told)

    # -- every second --------------------------------------------------------------------------------------------------

    def declare_dead(self) -> None:
        """Declare nodes dead whose lease or lock has ended. Blocks."""
        with self.node.engine.connect() as connection:
            peers = connection.exec_driver_sql(_PEERS, (self.node.id,)).scalars().all()
        self.found_dead += sum([self.node.declare_dead(peer) for peer in peers])

    def unattended(self) -> tuple[list[str], list[Asleep]]:
        """Claim some of the unfinished tables without a living owner: those to load, and those that sleep. Blocks."""
        with self.node.transaction() as connection:
            found = connection.exec_driver_sql(_UNATTENDED, (AT_ONCE,)).scalars().all()
            taken = self._take(connection, sorted(found)) if found else []
            asleep = [Asleep(*row) for row in connection.exec_driver_sql(_ASLEEP, (taken,))] if taken else []
        sleeping = {one.id for one in asleep}
        return [id for id in taken if id not in sleeping], asleep

    def mine(self) -> list[str]:
        """The tables of this node that should be in memory. Blocks."""
        with self.node.engine.connect() as connection:
            return list(connection.exec_driver_sql(_MINE, (self.node.id,)).scalars())

    async def listed(self, here: list[bodies.Listed]) -> list[bodies.Listed]:
        """The public tables of all living nodes."""
        return await self.listing.everywhere(self._aside)

    def standing(self) -> Standing:
        """Figures for the operator."""
        silence = time.monotonic() - self.node.renewed_at
        return Standing(self.node.name, self.takeovers, self.found_dead, self.node.fencings.count(), silence)
