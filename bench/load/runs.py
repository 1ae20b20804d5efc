"""One run: a fresh server, the load generator beside it, and a look into the database afterwards."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from msgspec import Struct, json, structs

from bench.load.players import Measured, Wishes
from bench.load.servers import DURABLE, SOURCES, hotseat


class Run(Struct, frozen=True):
    """The figures of one run."""

    sockets: int
    moves_per_second: float
    """Acknowledged, which at a durable server means: on the disk."""
    p50_ms: float
    p95_ms: float
    p99_ms: float
    rss_mb: float
    server_cpu: float
    """Cores that the server used while measured."""
    client_cpu: float
    """Cores that the load generator used."""
    problems: list[str]
    """Refusals, steps back, acknowledged moves that are not stored: empty if all is well."""


def run(wishes: Wishes, module: list[str]) -> Run:
    """A run on our server."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with hotseat(folder, module) as server:
            measured = played(structs.replace(wishes, url=server.url, pid=server.pid), folder / "players.json")
        problems = [*measured.refused[:5], *([f"{measured.steps_back} steps back"] if measured.steps_back else [])]
        if module == DURABLE:
            problems += not_stored(folder / "load.sqlite", measured.stored)
    return Run(
        measured.sockets,
        measured.moves / measured.seconds,
        measured.p50_ms,
        measured.p95_ms,
        measured.p99_ms,
        measured.rss_mb,
        measured.server_cpu,
        measured.client_cpu,
        problems,
    )


def played(wishes: Wishes, file: Path) -> Measured:
    """What the load generator, in a process of its own, measured."""
    words = [sys.executable, "-m", "bench.load.players", json.encode(wishes).decode(), str(file)]
    subprocess.run(words, env={**os.environ, **SOURCES}, check=True)
    return json.decode(file.read_bytes(), type=Measured)


def not_stored(database: Path, acknowledged: list[tuple[str, str]]) -> list[str]:
    """Acknowledged commands that are not in the log exactly once."""
    query = "select table_id, json_extract(entry, '$.command') from log where json_extract(entry, '$.command') <> ''"
    connection = sqlite3.connect(database)
    stored = Counter(connection.execute(query).fetchall())
    connection.close()
    return [f"{table} {command}: stored {stored[table, command]} times" for table, command in acknowledged if stored[table, command] != 1][:5]
