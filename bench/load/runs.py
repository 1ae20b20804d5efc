"""One run: a fresh server, the load generator next to it, and a check of the database afterwards."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from msgspec import Struct, json, structs

from bench.load.players import Measured, Parameters
from bench.load.servers import DURABLE, HERE, SOURCES, Build, hotseat


class Figures(Struct, frozen=True):
    """What every load generator measures, ours and the peer's."""

    sockets: int
    p50_ms: float
    p95_ms: float
    p99_ms: float
    rss_mb: float
    server_cpu: float
    """Cores that the server used while measured."""
    client_cpu: float
    """Cores that the load generator used."""


class Run(Figures, frozen=True):
    """The figures of one run."""

    moves_per_second: float
    """Acknowledged moves, which a durable server has already synced."""
    problems: list[str] = []
    """Problems found by the players, and acknowledged moves that are not stored; empty if all is well."""

    @property
    def server_us(self) -> float:
        """Microseconds of server CPU time per acknowledged move; hardly affected by other load."""
        return 1e6 * self.server_cpu / self.moves_per_second if self.moves_per_second else 0.0


def run(parameters: Parameters, module: list[str], build: Build = HERE) -> Run:
    """A run on our server."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with hotseat(folder, module, build) as server:
            measured = played(structs.replace(parameters, url=server.url, pid=server.pid), folder / "players.json")
        problems = [f"{count} x {problem}" for problem, count in Counter(measured.problems).items()]
        if module == DURABLE:
            problems += not_stored(folder / "load.sqlite", measured.stored)
    used, latencies = measured.used, measured.latencies
    return Run(
        measured.sockets,
        share(latencies, 0.5),
        share(latencies, 0.95),
        share(latencies, 0.99),
        used.rss_mb,
        used.server_cpu,
        used.client_cpu,
        len(latencies) / used.seconds,
        problems,
    )


def share(ordered: list[float], part: float) -> float:
    """The quantile `part` of the sorted values."""
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0


def played(parameters: Parameters, file: Path) -> Measured:
    """The results of the load generator, which runs in a separate process."""
    words = [sys.executable, "-m", "bench.load.players", json.encode(parameters).decode(), str(file)]
    subprocess.run(words, env={**os.environ, **SOURCES}, check=True)
    return json.decode(file.read_bytes(), type=Measured)


def not_stored(database: Path, acknowledged: list[tuple[str, str]]) -> list[str]:
    """Acknowledged commands that are not in the log exactly once."""
    query = "select table_id, json_extract(entry, '$.command') from log where json_extract(entry, '$.command') <> ''"
    connection = sqlite3.connect(database)
    stored = Counter(connection.execute(query).fetchall())
    connection.close()
    wrong = [(table, command) for table, command in acknowledged if stored[table, command] != 1]
    return [f"{table} {command}: stored {stored[table, command]} times" for table, command in wrong[:5]]
