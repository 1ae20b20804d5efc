"""A server that never syncs: the tracing test must catch it."""

import sqlite3

from hotseat.cli import main
from hotseat.server import store


def _hasty_sqlite(connection: sqlite3.Connection, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=OFF", "busy_timeout=2000"):
        connection.execute(f"PRAGMA {pragma}").close()


def serve(words: list[str]) -> int:
    """Serve with that database."""
    vars(store)["_durable_sqlite"] = _hasty_sqlite
    return main(words)
