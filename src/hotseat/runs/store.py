"""Results on disk: every finished piece in an SQLite file, so that an interrupted run can be resumed."""

import json
import sqlite3
from pathlib import Path
from typing import Any

from hotseat.core.errors import HotseatError
from hotseat.runs.fingerprint import key

SCHEMA = """
CREATE TABLE IF NOT EXISTS job (key TEXT PRIMARY KEY, spec TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS piece (
    job TEXT NOT NULL, number INTEGER NOT NULL, result TEXT NOT NULL, PRIMARY KEY (job, number)
) WITHOUT ROWID;
"""


class Store:
    """A file of results, keyed by the hash of a job's spec and the number of the piece.

    A batch is stored in one transaction: after a crash, all of its pieces are there or none.
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        if not self.path.parent.is_dir():
            raise FileNotFoundError(2, "", str(self.path.parent))
        try:
            self._db = sqlite3.connect(self.path, timeout=60)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.executescript(SCHEMA)
        except sqlite3.DatabaseError as problem:
            raise HotseatError(
                f"store: {path} is not a file of results.", "not-a-store", {"file": str(path)}
            ) from problem

    def rows(self, spec: dict[str, Any]) -> dict[int, list[Any]]:
        """The stored results of this job, by the number of the piece."""
        found = self._db.execute("SELECT number, result FROM piece WHERE job = ?", (key(spec),))
        return {number: json.loads(result) for number, result in found}

    def add(self, spec: dict[str, Any], rows: dict[int, list[Any]]) -> None:
        """Store the results of a batch."""
        job = key(spec)
        with self._db:
            self._db.execute("INSERT OR IGNORE INTO job VALUES (?, ?)", (job, json.dumps(spec, sort_keys=True)))
            self._db.executemany(
                "INSERT OR REPLACE INTO piece VALUES (?, ?, ?)",
                [(job, number, json.dumps(result)) for number, result in rows.items()],
            )

    def close(self) -> None:
        """Close the file."""
        self._db.close()
