"""One server owns a database: a lock that a second one does not get and that dies with its process.

| database   | lock                                                    | protects                  |
| ---------- | ------------------------------------------------------- | ------------------------- |
| SQLite     | OS locks (`flock`) on the database and a file beside it | the start                 |
| PostgreSQL | an advisory lock of the session that writes the log     | the start and every write |

On PostgreSQL the lock is a fence: a server that lost its session has lost its lock, and it cannot write again before it
gets the lock back.
"""

import contextlib
import fcntl
import os
import socket
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError, json
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from hotseat.server.entries import Row, written

KEY: Final = 0x686F74
"""The key of the advisory lock; it belongs to one database of a PostgreSQL server."""
_TRY: Final = "SELECT pg_try_advisory_lock(%s)"
_HOLDER: Final = """SELECT application_name, backend_start FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND objid = %s AND classid = 0 AND objsubid = 1
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
_KEEPALIVE: Final = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")
"""So that a computer that vanished from the network loses its lock after half a minute."""


TRIES: Final = 20
TRY_SECONDS: Final = 0.05
"""PostgreSQL needs a moment to end the session of a killed process."""


class Holder(Struct, frozen=True):
    """The server that owns a database."""

    pid: int
    host: str
    since: str

    @classmethod
    def this(cls) -> "Holder":
        """This process."""
        return cls(os.getpid(), socket.gethostname(), _utc(datetime.now(UTC)))


class DatabaseInUse(Exception):
    """Another server owns the database."""

    def __init__(self, holder: Holder | None) -> None:
        who = "" if holder is None else f" (process {holder.pid} on {holder.host}, since {holder.since})"
        super().__init__(
            f"in use by another server{who}. Stop that server, or start this one with another database (db)"
        )
        self.holder = holder


class Ownership(ABC):
    """The lock on a database, held from construction until `release`."""

    @abstractmethod
    def writing(self) -> contextlib.AbstractContextManager[Any]:
        """A driver connection to write with, whose open transaction is rolled back at the end; raises DatabaseInUse."""

    @abstractmethod
    def release(self) -> None:
        """Give up the lock."""

    @property
    def number(self) -> int:
        """The number of this server among those that share the database."""
        return 1


def owned(engine: Engine) -> Ownership:
    """Take the lock on the database of this engine; raises DatabaseInUse."""
    if engine.dialect.name != "sqlite":
        return OfSession(engine)
    return OfFile(engine, Path(engine.url.database or "").resolve())


class OfFile(Ownership):
    """Locks on the database itself, and on a file beside it that names the holder.

    A file left behind by a killed server is not locked and does no harm. The database has a lock of its own, because
    the other file can be deleted, and a database can have a second name (a hard link) with another file beside it.
    """

    def __init__(self, engine: Engine, database: Path) -> None:
        self._engine = engine
        self._path = database.with_name(f"{database.name}.lock")
        self._file = self._locked()
        try:
            self._database = _locked_database(database)
        except BaseException:
            self._unlock()
            raise
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, json.encode(Holder.this()), 0)

    def _locked(self) -> int:
        while True:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if _is_at(file, self._path):
                    return file
            except BlockingIOError:
                holder = _read_holder(file)
                os.close(file)
                raise DatabaseInUse(holder) from None
            os.close(file)  # the last owner has removed this file since we opened it

    @contextlib.contextmanager
    def writing(self) -> Iterator[Any]:
        connection = self._engine.raw_connection()
        try:
            yield connection
        finally:
            connection.close()  # returns it to the pool, which rolls back uncommitted changes

    def release(self) -> None:
        self._unlock()
        os.close(self._database)

    def _unlock(self) -> None:
        with contextlib.suppress(FileNotFoundError):
            self._path.unlink()
        os.close(self._file)


def _locked_database(path: Path) -> int:
    """The database file with a lock apart from SQLite's own; closing it while SQLite uses the file would end those."""
    file = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        os.close(file)
        if isinstance(problem, BlockingIOError):
            raise DatabaseInUse(None) from None
        raise
    return file


def _is_at(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False


def _read_holder(file: int) -> Holder | None:
    """Who holds the lock; None if the holder is just writing it down."""
    try:
        return json.decode(os.pread(file, 4096, 0), type=Holder)
    except (DecodeError, ValidationError):
        return None


_INSERT: Final = """INSERT INTO log (table_id, seq, at, entry)
SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::text[])"""
Columns = tuple[list[str], list[int], list[int], list[str]]
"""Rows of the log by column: tables, numbers, times, entries."""


class OfSession(Ownership):
    """A session of PostgreSQL that holds the lock and does all writing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._session: Any = self._locked()
        """The driver's connection; None after it was lost."""

    def _locked(self) -> Any:
        """A new session with the lock."""
        pooled = self._engine.raw_connection()
        session: Any = pooled.driver_connection
        pooled.detach()
        try:
            self._take(session.cursor())
            session.commit()
        except BaseException:
            session.close()
            raise
        return session

    def _take(self, cursor: Any) -> None:
        """Take the lock in this new session."""
        name_session(cursor)
        if not try_often(cursor, _TRY, KEY):
            raise in_use(cursor)

    def insert(self, cursor: Any, rows: list[tuple[str, Row]]) -> None:
        """Add rows to the log in one statement, whose text is always the same, so that it is prepared once."""
        if rows:
            cursor.execute(_INSERT, columns(rows))

    @contextlib.contextmanager
    def writing(self) -> Iterator[Any]:
        session = self._living()
        try:
            yield session
        finally:
            with contextlib.suppress(*self._errors):
                session.rollback()

    @property
    def _errors(self) -> tuple[type[Exception], ...]:
        return (SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error)

    def _living(self) -> Any:
        """The session, replaced if the database has ended it; then the lock must be free."""
        if self._session is not None:
            try:
                self._session.cursor().execute("SELECT 1")
                return self._session
            except self._errors:
                self.release()
        self._session = self._locked()
        return self._session

    def release(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(*self._errors):
                session.close()


def columns(rows: list[tuple[str, Row]]) -> Columns:
    """Rows of the log, each with its table, as the parameters of a statement."""
    return (
        [table for table, _ in rows],
        [row.seq for _, row in rows],
        [row.at for _, row in rows],
        [written(row.entry) for _, row in rows],
    )


def name_session(cursor: Any) -> None:
    """Tell the database who this session belongs to, and to notice soon if that computer vanishes."""
    holder = Holder.this()
    cursor.execute("SELECT set_config('application_name', %s, false)", [f"hotseat {holder.pid} {holder.host}"[:63]])
    for setting in _KEEPALIVE:
        cursor.execute(f"SET {setting}")


def try_often(cursor: Any, attempt: str, key: int) -> bool:
    """Whether the lock was taken within a second."""
    for _ in range(TRIES):
        cursor.execute(attempt, [key])
        if cursor.fetchone()[0]:
            return True
        time.sleep(TRY_SECONDS)
    return False


def in_use(cursor: Any) -> DatabaseInUse:
    """The error that names the owner of the database."""
    cursor.execute(_HOLDER, [KEY])
    return DatabaseInUse(_session_holder(cursor.fetchone()))


def _session_holder(row: tuple[str | None, datetime | None] | None) -> Holder | None:
    """Who holds the lock; None if it is free by now, or if another database user's session hides it."""
    name, since = row or (None, None)
    words = (name or "").split(" ", 2)
    if since is None or len(words) < 3 or not words[1].isdigit():
        return None
    return Holder(int(words[1]), words[2], _utc(since))


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
