"""The tables of the database, besides those of a cluster (cluster/schema.py)."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()
LOG: Final = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
)
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("stage", sa.String(12), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
)
"""An index derived from the log, so that listing finished games does not require replaying them."""
ASLEEP: Final = sa.Table(
    "asleep",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False, index=True),
    sa.Column("wait", sa.BigInteger, nullable=True),
)
"""Unfinished tables that no server has to keep in memory."""
SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""The last snapshot of a table, to read a long game quickly; it may be deleted at any time."""
ARCHIVE: Final = sa.Table(
    "archive",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""The logs of finished tables, compressed; entries that came later are in `log`."""
PROBE: Final = sa.Table("probe", METADATA, sa.Column("number", sa.BigInteger, primary_key=True))
"""One row that a probe replaces, to find out whether the store can write."""
