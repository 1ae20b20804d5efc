"""A server that acknowledges before it has stored: the crash harness must catch it."""

import asyncio
import sys
import time

from hotseat.cli import main
from hotseat.server import app, store
from hotseat.server.entries import Moved, Row


class EarlyStore(store.Store):
    """Acknowledges without waiting for the disk."""

    def append(self, table: str, rows: list[Row], contents: store.Contents | None, told: store.Told) -> None:
        super().append(table, rows, contents, lambda problem: None)
        asyncio.get_running_loop().call_soon(told, None)

    def _commit(self, jobs: list[store._Job]) -> None:
        time.sleep(0.02)
        super()._commit(jobs)


class EarlyMoves(EarlyStore):
    """Acknowledges moves without waiting; a table must be stored before other nodes can be asked for it."""

    def append(self, table: str, rows: list[Row], contents: store.Contents | None, told: store.Told) -> None:
        early = all(isinstance(row.entry, Moved) for row in rows)
        (super().append if early else super(EarlyStore, self).append)(table, rows, contents, told)


def serve_node(words: list[str]) -> int:
    """Serve a node of a cluster with that store."""
    vars(app)["Store"] = EarlyMoves
    return main(words)


def serve(words: list[str]) -> int:
    """Serve with that store."""
    vars(app)["Store"] = EarlyStore
    return main(words)


if __name__ == "__main__":
    sys.exit(serve(["serve", *sys.argv[1:]]))
