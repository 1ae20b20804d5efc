"""A server that acknowledges before it has stored: the crash harness must catch it."""

import asyncio
import sys
import time

from hotseat.cli import main
from hotseat.server import app, store
from hotseat.server.entries import Row


class EarlyStore(store.Store):
    """Acknowledges without waiting for the disk."""

    def append(self, table: str, rows: list[Row], contents: store.Contents | None, told: store.Told) -> None:
        super().append(table, rows, contents, lambda problem: None)
        asyncio.get_running_loop().call_soon(told, None)

    def _commit(self, jobs: list[store._Job]) -> None:
        time.sleep(0.02)
        super()._commit(jobs)


def serve(words: list[str]) -> int:
    """Serve with that store."""
    vars(app)["Store"] = EarlyStore
    return main(words)


if __name__ == "__main__":
    sys.exit(serve(["serve", *sys.argv[1:]]))
