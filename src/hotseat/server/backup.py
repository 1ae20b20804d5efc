"""Verified backups of a running server's SQLite file."""

import sqlite3
from pathlib import Path

from hotseat.core.errors import HotseatError
from hotseat.server.files import keep_private
from hotseat.server.room import Room
from hotseat.server.store import Store


class BackupError(HotseatError):
    """The backup could not be made, or is corrupt."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "backup", {"reason": reason})


def back_up(source: Path, target: Path) -> int:
    """Copy the database while it is in use and verify the copy; returns its number of entries."""
    if str(source).startswith("postgresql"):
        raise BackupError("this copies SQLite files; PostgreSQL has pg_dump for it.")
    if not source.is_file():
        raise BackupError(f"there is no database {source}.")
    if target.exists():
        raise BackupError(f"{target} exists already; choose another name.")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        keep_private(part)
        entries = _copied(source, part)
    except (sqlite3.Error, OSError) as problem:
        raise BackupError(f"{source} cannot be copied: {problem}.") from problem
    part.replace(target)
    return entries


def replayed(copy: Path) -> int:
    """Replay every game of a backup from its log, as a server does at startup; returns the number of games."""
    store = Store(f"sqlite:///{copy}")
    try:
        ids = store.ids()
        for id in ids:
            room = Room(id)
            for row in store.load(id):
                room.fold(row)
        return len(ids)
    except (HotseatError, AssertionError, ValueError) as problem:
        raise BackupError(f"table {id} does not replay: {problem}.") from problem
    finally:
        store.close()


def _copied(source: Path, part: Path) -> int:
    original = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    copy = sqlite3.connect(part)
    try:
        original.backup(copy, pages=2000)
        sound = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if sound != "ok":
            raise BackupError(f"the copy is not sound: {sound}.")
        entries: int = copy.execute("SELECT count(*) FROM log").fetchone()[0]
        if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'archive'").fetchone():  # not in older databases
            entries += copy.execute("SELECT coalesce(sum(entries), 0) FROM archive").fetchone()[0]
        return entries
    finally:
        original.close()
        copy.close()
