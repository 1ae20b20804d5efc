"""The store: one append-only log for all tables, one writer, group commit.

An append is acknowledged once its entries are durable, never before. All waiting entries are written in one
transaction, so they share one sync. SQLite runs with `synchronous=FULL`, PostgreSQL with its default
`synchronous_commit=on`.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

import sqlalchemy as sa
from msgspec import Struct, structs
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import SQLAlchemyError

from hotseat.server.archive import archived, archived_length
from hotseat.server.database import ASLEEP, LOG, METADATA, SNAPSHOTS, TABLES
from hotseat.server.durations import Durations
from hotseat.server.entries import Row, read, written
from hotseat.server.files import close_to_others, keep_private
from hotseat.server.ownership import DatabaseInUse, OfSession, Ownership, owned
from hotseat.server.packed import packed

MOST_ROWS: Final = 200
"""Maximum rows per statement; far below the limits of SQLite."""


PACE: Final = 0.004
"""Seconds between the starts of two transactions while entries keep arriving: a sync costs as much as many rows."""


class StoreUnavailable(Exception):
    """The store cannot write now; the entries were not stored, or it is unknown whether they were."""


class Contents(Struct, frozen=True):
    """A table's row in the index."""

    id: str
    created: int
    game: str
    public: bool
    stage: str
    ended: int = 0
    names: str = "[]"
    result: str = ""


class Asleep(Struct, frozen=True):
    """A table that was unloaded because nobody was there."""

    id: str
    since: int
    """Since when nobody has been there, in wall-clock milliseconds."""
    wait: int | None
    """Milliseconds after which its clock is due; None if it stands still."""


Told = Callable[[StoreUnavailable | None], None]
"""Called in the event loop with None once the entries are durable, otherwise with the reason."""


@dataclass
class _Job:
    """Entries of one table waiting for the writer."""

    table: str
    rows: list[Row]
    contents: Contents | None
    told: Told
    note: Literal["", "probe", "asleep", "awake", "released", "snapshot"] = ""
    asleep: Asleep | None = None
    snapshot: tuple[int, bytes] = (0, b"")


class Store:
    """Appends durably, reads back, lists. Owns its database: a second store for it raises DatabaseInUse."""

    _loop: asyncio.AbstractEventLoop
    """The event loop of the callers of `append`."""

    def __init__(self, url: str, own: Callable[[Engine], Ownership] = owned) -> None:
        self.engine: Engine = open_engine(url)
        try:
            if self.engine.dialect.name != "sqlite":
                self.engine.connect().close()  # a database that cannot be reached is reported as such
            self.ownership = own(self.engine)  # before SQLite opens the file: under a second name it would do harm
        except BaseException:
            self.engine.dispose()
            raise
        try:
            METADATA.create_all(self.engine)
        except SQLAlchemyError:
            self.ownership.release()
            raise
        self._driver_error: type[Exception] = self.engine.dialect.loaded_dbapi.Error
        self.commits = 0
        self.written = 0
        self.commit_seconds = Durations()
        """How long the transactions took, failed ones included."""
        self.waiting = 0
        self._next: list[_Job] = []
        """The next batch for the writer, handed over when its current one is written."""
        self._handed_over_at = 0.0
        self._writing = 0
        """Number of jobs the writer is working on."""
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        """Batches for the writer; None stops it."""
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def append(self, table: str, rows: list[Row], contents: Contents | None, told: Told) -> None:
        """Write these entries atomically; `told` is called when they are durable."""
        self._put(_Job(table, rows, contents, told))

    def _put(self, job: _Job) -> None:
        if not self.waiting:
            self._loop = asyncio.get_running_loop()
            self._plan_hand_over()
        self.waiting += 1
        self._next.append(job)

    def _plan_hand_over(self) -> None:
        """Hand over at the end of this loop iteration, or PACE after the last time, so that appends share a sync."""
        self._loop.call_at(self._handed_over_at + PACE, self._hand_over)

    def probe(self, told: Told) -> None:
        """Write a row that means nothing (a probe); `told` is called when it is durable."""
        self._put(_Job("", [], None, told, "probe"))

    def note_sleep(self, table: str, asleep: Asleep | None, told: Told) -> None:
        """Note that a table is asleep, or awake again; `told` is called when that is durable."""
        self._put(_Job(table, [], None, told, "awake" if asleep is None else "asleep", asleep))

    def note_release(self, table: str, told: Told) -> None:
        """Give up a table to other nodes, after everything written for it so far; `told` is called afterwards."""
        self._put(_Job(table, [], None, told, "released"))

    def keep_snapshot(self, table: str, seq: int, contents: bytes, told: Told) -> None:
        """Replace the snapshot of a table, after everything written for it so far."""
        self._put(_Job(table, [], None, told, "snapshot", snapshot=(seq, contents)))

    def _hand_over(self) -> None:
        """Hand all waiting jobs to the writer in one call, because every call wakes its thread."""
        if self._next:
            self._handed_over_at = self._loop.time()
            jobs, self._next = self._next, []
            self._writing += len(jobs)
            self._jobs.put(jobs)

    def _settle(self, jobs: list[_Job], problem: StoreUnavailable | None = None) -> None:
        """Notify the callers of these jobs."""
        self.waiting -= len(jobs)
        self._writing -= len(jobs)
        if not self._writing and self._next:
            self._plan_hand_over()
        for job in jobs:
            try:
                job.told(problem)
            except Exception:  # an error at one table must not affect others
                logging.getLogger("hotseat.server").exception("table failed", extra={"table": job.table})

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be written."""
        return self.waiting == 0

    def load(self, table: str) -> list[Row]:
        """All entries of a table in order."""
        entries = {row.seq: row for row in self._rows(LOG.c.table_id == table)}
        if 0 not in entries:  # in this order: a table that is archived meanwhile is read twice, and not missed
            with self.engine.connect() as connection:
                old = [Row(seq, at, read(entry)) for seq, at, entry in archived(connection, table)]
            entries = {row.seq: row for row in old} | entries
        return list(entries.values())

    def load_around(self, table: str, before: int, after: int) -> list[Row]:
        """The entries before the first number, and those from the second one on."""
        some = sa.and_(LOG.c.table_id == table, sa.or_(LOG.c.seq < before, LOG.c.seq >= after))
        return self._rows(some)

    def _rows(self, some: sa.ColumnElement[bool]) -> list[Row]:
        query = sa.select(LOG.c.seq, LOG.c.at, LOG.c.entry).where(some).order_by(LOG.c.seq)
        with self.engine.connect() as connection:
            return [Row(seq, at, read(entry)) for seq, at, entry in connection.execute(query)]

    def snapshot(self, table: str) -> bytes | None:
        """The stored snapshot of a table."""
        with self.engine.connect() as connection:
            query = sa.select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table)
            return connection.execute(query).scalar_one_or_none()

    def length(self, table: str) -> int:
        """The number of entries of a table."""
        query = sa.select(sa.func.count()).select_from(LOG).where(LOG.c.table_id == table)
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one()) + archived_length(connection, table)

    def unfinished(self) -> list[str]:
        """The unfinished tables, oldest first."""
        alive = TABLES.c.stage.not_in(("finished", "closed"))
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(TABLES.c.id).where(alive).order_by(TABLES.c.created)).scalars())

    def asleep(self) -> list[Asleep]:
        """The tables that need not be loaded."""
        with self.engine.connect() as connection:
            return [Asleep(**row._mapping) for row in connection.execute(sa.select(ASLEEP))]

    def asleep_since(self, before: int, most: int) -> list[str]:
        """Tables that have been asleep since before this wall-clock time."""
        query = sa.select(ASLEEP.c.id).where(ASLEEP.c.since < before).limit(most)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def ids(self) -> list[str]:
        """The ids of all tables, finished ones included."""
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(TABLES.c.id)).scalars())

    def contents(self, stages: Iterable[str], most: int, public: bool = True) -> list[Contents]:
        """Tables in these stages, newest first."""
        query = sa.select(TABLES).where(TABLES.c.stage.in_(tuple(stages))).order_by(TABLES.c.created.desc()).limit(most)
        if public:
            query = query.where(TABLES.c.public.is_(True))
        with self.engine.connect() as connection:
            return [Contents(**row._mapping) for row in connection.execute(query)]

    def has(self, table: str) -> bool:
        """Whether the table exists."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None

    def close(self) -> None:
        """Write all waiting entries, then stop."""
        self._hand_over()
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()
        self.ownership.release()

    # -- the writer's thread -------------------------------------------------------------------------------------------

    def _write(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        began = time.monotonic()
        try:
            self._write_down(jobs)
        except (SQLAlchemyError, self._driver_error, OSError, DatabaseInUse) as problem:
            self.commit_seconds.add(time.monotonic() - began)
            self._after_failure(jobs, problem)
            return
        self.commit_seconds.add(time.monotonic() - began)
        self.commits += 1
        self.written += sum(len(job.rows) for job in jobs)
        self._loop.call_soon_threadsafe(self._settle, jobs)

    def _write_down(self, jobs: list[_Job]) -> None:
        """Write in one transaction, directly through the driver: SQLAlchemy's overhead equals the cost of the write."""
        with self.ownership.writing() as connection:
            _write_jobs(connection.cursor(), jobs, self.ownership)
            connection.commit()

    def _after_failure(self, jobs: list[_Job], problem: Exception) -> None:
        """Retry each job alone, so that one table's bad entry does not fail the others."""
        if len(jobs) == 1:
            self._loop.call_soon_threadsafe(self._settle, jobs, StoreUnavailable(str(problem)))
            return
        for job in jobs:
            self._commit([job])


def _write_jobs(cursor: DBAPICursor, jobs: list[_Job], ownership: Ownership) -> None:
    rows = [(job.table, row) for job in jobs for row in job.rows]
    if isinstance(ownership, OfSession):
        ownership.insert(cursor, rows)
    else:
        _insert(cursor, rows)
    mark = "%s" if isinstance(ownership, OfSession) else "?"
    for job in jobs:
        if job.note:
            _write_note(cursor, job, mark, ownership.number)
        if job.contents is not None:
            cursor.execute(f"DELETE FROM tables WHERE id = {mark}", [job.table])
            marks = ", ".join([mark] * len(Contents.__struct_fields__))
            cursor.execute(
                f"INSERT INTO tables ({', '.join(Contents.__struct_fields__)}) VALUES ({marks})",
                structs.astuple(job.contents),
            )


def _insert(cursor: DBAPICursor, rows: list[tuple[str, Row]]) -> None:
    """Add rows to the log of SQLite."""
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = [value for table, row in some for value in (table, row.seq, row.at, written(row.entry))]
        cursor.execute(_insertion(len(some)), values)


def _write_note(cursor: DBAPICursor, job: _Job, mark: str, number: int) -> None:
    if job.note == "probe":
        cursor.execute(f"DELETE FROM probe WHERE number = {mark}", [number])
        cursor.execute(f"INSERT INTO probe (number) VALUES ({mark})", [number])
        return
    if job.note == "released":
        cursor.execute("DELETE FROM owned WHERE table_id = %s AND owner = %s", [job.table, number])
        return
    if job.note == "snapshot":
        seq, contents = job.snapshot
        cursor.execute(f"DELETE FROM snapshots WHERE table_id = {mark}", [job.table])
        cursor.execute(
            f"INSERT INTO snapshots (table_id, seq, data) VALUES ({mark}, {mark}, {mark})",
            [job.table, seq, packed(contents)],
        )
        return
    cursor.execute(f"DELETE FROM asleep WHERE id = {mark}", [job.table])
    if job.asleep is not None:
        values = structs.astuple(job.asleep)
        cursor.execute(f"INSERT INTO asleep (id, since, wait) VALUES ({mark}, {mark}, {mark})", values)


@cache
def _insertion(rows: int) -> str:
    """One statement for all rows: after each statement the writer has to wait for the busy loop to release the GIL.

    With `OR FAIL` SQLite keeps no statement journal, which would double its work; a transaction with a failed statement
    is rolled back completely anyway.
    """
    return f"INSERT OR FAIL INTO log (table_id, seq, at, entry) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


_IMPATIENT: Final = {
    "connect_timeout": 5,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
"""Notice within seconds that the network to PostgreSQL is gone."""


def open_engine(url: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql+psycopg://...`, durable in either."""
    sqlite = url.startswith("sqlite")
    engine = sa.create_engine(url, pool_pre_ping=not sqlite, connect_args={} if sqlite else _IMPATIENT)
    if sqlite:
        with contextlib.suppress(OSError):  # SQLite reports what is wrong with the file when it is opened
            _keep_private(Path(engine.url.database or "").resolve())
        sa.event.listen(engine, "connect", _durable_sqlite)
    return engine


def _keep_private(database: Path) -> None:
    """Also the logs beside it, which a killed server of an older version left behind: they hold the same secrets."""
    keep_private(database)
    for suffix in ("-wal", "-shm", "-journal"):
        close_to_others(database.with_name(database.name + suffix))


def _durable_sqlite(connection: sqlite3.Connection, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=2000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()
