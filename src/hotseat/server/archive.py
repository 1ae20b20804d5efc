"""The archive: logs of finished tables, one compressed row each instead of hundreds.

Replays, records and proofs read archived tables like all others (`Store.load`). A table is moved in one transaction, so
each entry is always in the log or in the archive. Entries that come later, such as a line of chat after the end, are in
the log; moving the table again adds them.
"""

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection, Engine

from hotseat.server.database import ARCHIVE, LOG, SNAPSHOTS, TABLES
from hotseat.server.packed import packed, unpacked

LEVEL: Final = 9
"""Compression: archived tables are written once and seldom read."""
AT_ONCE: Final = 100
"""Tables that are looked for in one query."""
OVER: Final = ("finished", "closed")

Line = tuple[int, int, str]
"""Number, time and text of an entry."""


class Moved(Struct, frozen=True):
    """What was moved to the archive."""

    tables: int = 0
    entries: int = 0
    bytes_before: int = 0
    bytes_after: int = 0


def archived(connection: Connection, table: str) -> list[Line]:
    """The archived entries of a table; raises Damaged."""
    data = connection.execute(sa.select(ARCHIVE.c.data).where(ARCHIVE.c.table_id == table)).scalar_one_or_none()
    return [] if data is None else _lines(unpacked(data))


def archived_length(connection: Connection, table: str) -> int:
    """The number of archived entries of a table."""
    query = sa.select(ARCHIVE.c.entries).where(ARCHIVE.c.table_id == table)
    return connection.execute(query).scalar_one_or_none() or 0


def due(engine: Engine, before: int, after: str, most: int) -> list[str]:
    """Tables that ended by this wall-clock time and have entries in the log; ids greater than `after`, in order."""
    ended = sa.case((TABLES.c.ended > 0, TABLES.c.ended), else_=TABLES.c.created)
    in_log = sa.exists().where(LOG.c.table_id == TABLES.c.id)
    query = sa.select(TABLES.c.id).where(TABLES.c.id > after, TABLES.c.stage.in_(OVER), ended <= before, in_log)
    with engine.connect() as connection:
        return list(connection.execute(query.order_by(TABLES.c.id).limit(most)).scalars())


def move(engine: Engine, table: str) -> Moved:
    """Move the log of a finished table to the archive; nothing if another server is just doing that."""
    with engine.begin() as connection:
        # First a statement that writes: SQLite then has its lock for everything that is read afterwards.
        connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        mine = sa.select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.stage.in_(OVER))
        if connection.execute(mine.with_for_update(skip_locked=True)).first() is None:
            return Moved()
        rows = sa.select(LOG.c.seq, LOG.c.at, LOG.c.entry).where(LOG.c.table_id == table).order_by(LOG.c.seq)
        new = [(seq, at, entry) for seq, at, entry in connection.execute(rows)]
        if not new:
            return Moved()
        lines = archived(connection, table) + new
        _check_order(table, lines)
        contents = _written(lines)
        data = packed(contents, LEVEL)
        connection.execute(sa.delete(ARCHIVE).where(ARCHIVE.c.table_id == table))
        connection.execute(sa.insert(ARCHIVE).values(table_id=table, entries=len(lines), data=data))
        moved = sa.delete(LOG).where(LOG.c.table_id == table, LOG.c.seq <= new[-1][0])
        if connection.execute(moved).rowcount != len(new) or _lines(unpacked(data)) != lines:
            raise AssertionError(f"table {table} was not archived: what would be deleted is not what was kept")
    return Moved(1, len(new), sum([len(entry) for _, _, entry in new]), len(data))


def _check_order(table: str, lines: list[Line]) -> None:
    if [seq for seq, _, _ in lines] != list(range(len(lines))):
        raise AssertionError(f"table {table} was not archived: its entries are not in order")


def _written(lines: list[Line]) -> bytes:
    return "\n".join([f"{seq} {at} {entry}" for seq, at, entry in lines]).encode()


def _lines(contents: bytes) -> list[Line]:
    found = []
    for line in contents.decode().split("\n"):
        seq, at, entry = line.split(" ", 2)
        found.append((int(seq), int(at), entry))
    return found


def exported(engine: Engine) -> Iterator[str]:
    """All archived tables, one line of JSON each, with hidden cards and secrets."""
    after = ""
    while True:
        columns = (ARCHIVE.c.table_id, ARCHIVE.c.data, TABLES.c.game, TABLES.c.created, TABLES.c.ended)
        both = ARCHIVE.join(TABLES, TABLES.c.id == ARCHIVE.c.table_id)
        query = sa.select(*columns).select_from(both).where(ARCHIVE.c.table_id > after).order_by(ARCHIVE.c.table_id)
        with engine.connect() as connection:
            found = connection.execute(query.limit(AT_ONCE)).all()
        for id, data, game, created, ended in found:
            log = [f'{{"seq":{seq},"at":{at},"entry":{entry}}}' for seq, at, entry in _lines(unpacked(data))]
            head = f'{{"table":"{id}","game":"{game}","created":{created},"ended":{ended}'
            yield f'{head},"log":[{",".join(log)}]}}\n'
            after = id
        if not found:
            return
