"""Nodes without sockets, in one process, on a real PostgreSQL."""

import sqlalchemy as sa

from hotseat.server.cluster.agreeing import Keys
from hotseat.server.cluster.node import Node, Registration
from hotseat.server.store import Store

STEADY = "UPDATE nodes SET steady = now() - interval '1 minute', until = now() + interval '1 minute'"
"""Every node may judge the others. Nothing renews the leases of these nodes, so they last longer than any test."""
LAPSED = "UPDATE nodes SET until = now() - interval '1 s' WHERE id = %s"


class NodeStore(Store):
    """The store of a node that notes when it was fenced, instead of ending the process."""

    def __init__(self, url: str, name: str = "n1", keys: Keys | None = None) -> None:
        self.fenced: list[str] = []
        registration = Registration(name, keys or Keys("key"), self.fenced.append)
        super().__init__(url, lambda engine: Node(engine, registration))

    @property
    def node(self) -> Node:
        """The node that owns this store."""
        assert isinstance(self.ownership, Node)
        return self.ownership

    def says(self, statement: str, *values: object) -> None:
        """Change something in the database."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql(statement, values)

    def state_of(self, id: int) -> object:
        """The state of a node."""
        with self.engine.connect() as connection:
            return connection.execute(sa.text("SELECT state FROM nodes WHERE id = :id"), {"id": id}).scalar()
