"""The control of the load test: the same server without writes."""

import asyncio
import sys

from hotseat.cli import main
from hotseat.server import app, store
from hotseat.server.entries import Row


class NoStore(store.Store):
    """Writes only the opening of tables."""

    def append(self, table: str, rows: list[Row], contents: store.Contents | None, told: store.Told) -> None:
        if contents is not None:
            super().append(table, [row for row in rows if row.seq == 0], contents, told)
        else:
            asyncio.get_running_loop().call_soon(told, None)


if __name__ == "__main__":
    vars(app)["Store"] = NoStore
    sys.exit(main(["serve", *sys.argv[1:]]))
