"""The store: one append-only log for all tables, one writer, group commit.

Whoever appends is told when the entries are on the disk, never before. Whatever waits is written in one transaction, so
one sync serves everybody; SQLite runs with `synchronous=FULL`, PostgreSQL with its default `synchronous_commit=on`.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

import sqlalchemy as sa
from msgspec import Struct, structs
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import SQLAlchemyError

from hotseat.server.entries import Row, read, written

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
"""A list of contents, worked out from the log so that finished games need not be replayed to be listed."""


MOST_ROWS: Final = 200
"""In one statement; SQLite and PostgreSQL take many more values than that."""


class StoreUnavailable(Exception):
    """The store cannot write now; what was asked for has not happened, or it is not known whether it has."""


class Contents(Struct, frozen=True):
    """A table's line in the list of contents."""

    id: str
    created: int
    game: str
    public: bool
    stage: str
    ended: int = 0
    names: str = "[]"
    result: str = ""


Told = Callable[[StoreUnavailable | None], None]
"""Hears, in the loop, that the entries are durable, or why they are not."""


@dataclass(slots=True)
class _Job:
    """Entries of one table that wait for the writer."""

    table: str
    rows: list[Row]
    contents: Contents | None
    told: Told


class Store:
    """Appends durably, reads back, lists."""

    _loop: asyncio.AbstractEventLoop
    """Where those who append live."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = open_engine(url)
        METADATA.create_all(self.engine)
        self._driver_error: type[Exception] = self.engine.dialect.loaded_dbapi.Error
        self.commits = 0
        self.written = 0
        self.waiting = 0
        self._next: list[_Job] = []
        """What the writer gets when it has written what it has."""
        self._writing = 0
        """How many jobs the writer has."""
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        """For the writer; None is the end."""
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def append(self, table: str, rows: list[Row], contents: Contents | None, told: Told) -> None:
        """Write these entries, all or none; `told` hears when they are durable."""
        if not self.waiting:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)  # soon, so that all who move in this moment go together
        self.waiting += 1
        self._next.append(_Job(table, rows, contents, told))

    def _hand_over(self) -> None:
        """The writer gets all that waits, by one call, since every call wakes its thread."""
        if self._next:
            jobs, self._next = self._next, []
            self._writing += len(jobs)
            self._jobs.put(jobs)

    def _settle(self, jobs: list[_Job], problem: StoreUnavailable | None = None) -> None:
        """Let everybody who waits know."""
        self.waiting -= len(jobs)
        self._writing -= len(jobs)
        if not self._writing:
            self._hand_over()
        for job in jobs:
            self._loop.call_soon(job.told, problem)  # what goes wrong at one table is not the others' business

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be written."""
        return self.waiting == 0

    def load(self, table: str) -> list[Row]:
        """All entries of a table in order."""
        query = sa.select(LOG.c.seq, LOG.c.at, LOG.c.entry).where(LOG.c.table_id == table).order_by(LOG.c.seq)
        with self.engine.connect() as connection:
            return [Row(seq, at, read(entry)) for seq, at, entry in connection.execute(query)]

    def length(self, table: str) -> int:
        """How many entries a table has."""
        query = sa.select(sa.func.count()).select_from(LOG).where(LOG.c.table_id == table)
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def unfinished(self) -> list[str]:
        """The tables that are still alive, oldest first."""
        alive = TABLES.c.stage.not_in(("finished", "closed"))
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(TABLES.c.id).where(alive).order_by(TABLES.c.created)).scalars())

    def ids(self) -> list[str]:
        """All tables there ever were."""
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
        """Whether there is such a table."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None

    def close(self) -> None:
        """Write what waits, then stop."""
        self._hand_over()
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # -- the writer's thread -------------------------------------------------------------------------------------------

    def _write(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        try:
            self._write_down(jobs)
        except (SQLAlchemyError, self._driver_error, OSError) as problem:
            self._after_failure(jobs, problem)
            return
        self.commits += 1
        self.written += sum(len(job.rows) for job in jobs)
        self._loop.call_soon_threadsafe(self._settle, jobs)

    def _write_down(self, jobs: list[_Job]) -> None:
        """All in one transaction, straight through the driver: SQLAlchemy's own way costs as much as the writing."""
        connection = self.engine.raw_connection()
        try:
            _write_jobs(connection.cursor(), jobs, self.engine.dialect.name == "sqlite")
            connection.commit()
        finally:
            connection.close()  # back into the pool, which rolls back what was not committed

    def _after_failure(self, jobs: list[_Job], problem: Exception) -> None:
        """One table's bad entry must not cost the others theirs: alone, each gets its own answer."""
        if len(jobs) == 1:
            self._loop.call_soon_threadsafe(self._settle, jobs, StoreUnavailable(str(problem)))
            return
        for job in jobs:
            self._commit([job])


def _write_jobs(cursor: DBAPICursor, jobs: list[_Job], sqlite: bool) -> None:
    rows = [(job.table, row) for job in jobs for row in job.rows]
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = [value for table, row in some for value in (table, row.seq, row.at, written(row.entry))]
        cursor.execute(_insertion(len(some), sqlite), values)
    mark = "?" if sqlite else "%s"
    for job in jobs:
        if job.contents is not None:
            cursor.execute(f"DELETE FROM tables WHERE id = {mark}", [job.table])
            marks = ", ".join([mark] * len(Contents.__struct_fields__))
            cursor.execute(
                f"INSERT INTO tables ({', '.join(Contents.__struct_fields__)}) VALUES ({marks})",
                structs.astuple(job.contents),
            )


@cache
def _insertion(rows: int, sqlite: bool) -> str:
    """All in one statement: between statements the writer would have to wait for the busy loop each time.

    With `OR FAIL` SQLite keeps no way back to before this statement, which would double its work; a transaction with a
    statement that failed is rolled back as a whole anyway.
    """
    line, how = ("(?, ?, ?, ?)", "INSERT OR FAIL") if sqlite else ("(%s, %s, %s, %s)", "INSERT")
    return f"{how} INTO log (table_id, seq, at, entry) VALUES {', '.join([line] * rows)}"


def open_engine(url: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql+psycopg://...`, durable in either."""
    engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if url.startswith("sqlite"):
        sa.event.listen(engine, "connect", _durable_sqlite)
    return engine


def _durable_sqlite(connection: sqlite3.Connection, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=2000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()
