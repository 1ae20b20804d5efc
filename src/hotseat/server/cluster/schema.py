"""What nodes share in the database besides the log."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hotseat.server.database import METADATA, TABLES

SCHEMA: Final = 2
"""The version of all tables in the database, the log included; nodes of different versions do not mix."""
SETTING_UP: Final = 0x686F75
"""The advisory lock of a node that creates the tables or registers itself."""
SHARED: Final = sa.MetaData()
CLUSTER: Final = sa.Table(
    "cluster",
    SHARED,
    sa.Column("one", sa.Integer, sa.CheckConstraint("one = 1"), primary_key=True, autoincrement=False),
    sa.Column("schema", sa.Integer, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("admin", sa.Text, nullable=True),
)
"""What all nodes must agree on: the public signing key, and the hash of the admin token."""
NODES: Final = sa.Table(
    "nodes",
    SHARED,
    sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("process", sa.Text, nullable=False),
    sa.Column("state", sa.Text, sa.CheckConstraint("state IN ('alive', 'left', 'dead')"), nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    sa.Column("steady", sa.DateTime(timezone=True), nullable=False),
    sa.Column("started", sa.DateTime(timezone=True), nullable=False),
)
"""One row per start of a node. `steady`: since when its lease has never lapsed."""
sa.Index("one_alive_per_name", NODES.c.name, unique=True, postgresql_where=NODES.c.state == "alive")
OWNED: Final = sa.Table(
    "owned",
    SHARED,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.BigInteger, sa.ForeignKey(NODES.c.id), nullable=False, index=True),
)
SHOWN: Final = sa.Table(
    "shown",
    SHARED,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.BigInteger, nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("line", sa.Text, nullable=False),
)
"""The public tables as the lobby lists them, written by their owners."""
_UNFINISHED: Final = sa.Index(
    "unfinished_tables", TABLES.c.created, postgresql_where=TABLES.c.stage.not_in(("finished", "closed"))
)
"""So that looking for tables without an owner does not read all finished ones."""
TABLES.indexes.discard(_UNFINISHED)  # a server that is alone does not need it


def set_up(connection: Connection) -> None:
    """Create whatever is missing; other nodes that start now wait."""
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (SETTING_UP,))
    METADATA.create_all(connection)
    SHARED.create_all(connection)
    _UNFINISHED.create(connection, checkfirst=True)
