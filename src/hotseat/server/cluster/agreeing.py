"""What all nodes must agree on. A node that differs is refused at the start, with what to do."""

import time
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hotseat.server.cluster.schema import CLUSTER, SCHEMA
from hotseat.server.config import ConfigError
from hotseat.server.guard import token_hash

CLOCK_SECONDS: Final = 5.0
"""How far the clocks of nodes and database may be apart. Safety does not depend on it; dates shown to players do."""

_RUNNING: Final = "SELECT name FROM nodes WHERE state = 'alive' AND until >= now() ORDER BY name"


@dataclass(frozen=True)
class Keys:
    """The keys of a node: the public part of the one that signs, and the admin token, if it is used."""

    public: str
    admin: str = ""


def agree(connection: Connection, keys: Keys) -> None:
    """Compare this node with the cluster, or found the cluster; raises ConfigError."""
    check_clock(connection)
    row = connection.execute(sa.select(CLUSTER)).first()
    admin = token_hash(keys.admin) if keys.admin else None
    if row is None:
        connection.execute(sa.insert(CLUSTER).values(one=1, schema=SCHEMA, key=keys.public, admin=admin))
        return
    if row.schema != SCHEMA:
        _upgrade(connection, row.schema)
    if row.key != keys.public:
        raise ConfigError(
            "keys",
            "the signing key (hotseat.key) differs from that of the other nodes. Copy the file from one of them.",
        )
    if row.admin is None and admin is not None:
        connection.execute(sa.update(CLUSTER).values(admin=admin))
    elif admin is not None and row.admin != admin:
        raise ConfigError(
            "admin_token",
            "the admin token differs from that of the other nodes. Copy hotseat.admin from one of them, or set "
            "the same admin_token everywhere.",
        )


def _upgrade(connection: Connection, schema: int) -> None:
    """Take over the database of an older version, if no node of it is running; new tables were created already."""
    if schema > SCHEMA:
        raise ConfigError(
            "db",
            f"the database has schema {schema}, but this version of Hotseat knows {SCHEMA}. "
            "Install the version of Hotseat that the other nodes run, or a later one.",
        )
    running = connection.exec_driver_sql(_RUNNING).scalars().all()
    if running:
        raise ConfigError(
            "db",
            f"the database has schema {schema}, this version of Hotseat needs {SCHEMA}, and nodes of the older version "
            f"are running ({', '.join(running)}). Stop all nodes, then start all of them with the same version.",
        )
    connection.execute(sa.update(CLUSTER).values(schema=SCHEMA))


def check_clock(connection: Connection) -> None:
    """Refuse a node whose clock is far from that of the database."""
    asked = time.time()
    there: float = connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())::float8").scalar_one()
    answered = time.time()
    apart = max(asked - there, there - answered, 0.0)
    if apart > CLOCK_SECONDS:
        side = "ahead of" if asked > there else "behind"
        raise ConfigError(
            "node",
            f"the clock of this computer is {apart:.0f} seconds {side} that of the database. "
            "Set both by NTP (timedatectl set-ntp true), then start again.",
        )
