"""A cluster for tests: real nodes, a real nginx before them, and a real PostgreSQL behind them."""

import contextlib
import os
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
import sqlalchemy as sa

from hotseat.server.cluster.nginx import Site, alone
from hotseat.server.cluster.node import FENCED
from tests.server.cpu import Processes, Waited, Waits, children, parent
from tests.server.served import Nursed, free_port
from tests.volume import PATIENCE

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
STARVED = 1.0
"""Seconds of waiting for a CPU after which a node may miss its lease, which it renews two seconds before the end."""


class Nginx:
    """nginx before some nodes, with the configuration that `hotseat cluster nginx` writes."""

    def __init__(self, folder: Path, nodes: dict[str, str]) -> None:
        if NGINX is None:
            pytest.skip("no nginx here")
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.folder = folder
        folder.mkdir()
        site = Site(nodes, f"127.0.0.1:{self.port}", "localhost 127.0.0.1")
        (folder / "nginx.conf").write_text(alone(site, folder), encoding="utf-8")

    def start(self) -> None:
        """Start, and wait until it listens."""
        assert NGINX is not None
        self.process = subprocess.Popen([NGINX, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")])
        until(lambda: (self.folder / "pid").exists() and (self.folder / "pid").read_text(encoding="ascii").strip())

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def processes(self) -> list[int]:
        """The process that reads the configuration and those that serve."""
        return [] if self.process is None else [self.process.pid, *children(self.process.pid)]


class Town:
    """Nodes by name; `url` is where players go."""

    def __init__(self, folder: Path, database: str, names: tuple[str, ...], function: str = "hotseat.cli:main") -> None:
        self.database = database
        self.folder = folder
        self.nodes = {name: self._node(name, function) for name in names}
        self.nginx = Nginx(folder / "nginx", {name: f"127.0.0.1:{node.port}" for name, node in self.nodes.items()})
        self.url = f"http://127.0.0.1:{self.nginx.port}"
        for node in self.nodes.values():
            node.environment["HOTSEAT_PUBLIC_URL"] = self.url
        self.engine = sa.create_engine(database, pool_pre_ping=True)
        self.postmaster = 0
        self.waits = Waits(self.processes)
        """How long they waited for a CPU."""
        self.calm: Waited = {}
        """The same before the present fault."""
        self.starved: list[str] = []
        """The nodes that were declared dead because they got no CPU."""

    def processes(self) -> Processes:
        """The players, who are this process, nginx, the nodes and the database."""
        return {
            "player": [os.getpid()],
            "nginx": self.nginx.processes(),
            "node": [node.pid for node in self.nodes.values()],
            "database": children(self.postmaster),
        }

    def _node(self, name: str, function: str) -> Nursed:
        (self.folder / name).mkdir()
        return Nursed(
            self.folder / name,
            function,
            DB=self.database,
            NODE=name,
            KEYS=str(self.folder / "keys"),
            PROXIES="127.0.0.1",
            MOST_CONNECTIONS="100000",
            PAUSES="0",
            SPECTATOR_DELAY="1",
        )

    def start(self) -> None:
        """Start all nodes and nginx."""
        for node in self.nodes.values():
            node.start()
        self.nginx.start()
        self.postmaster = parent(int(str(self.one("SELECT pg_backend_pid()"))))

    def stop(self) -> None:
        """Stop everything that runs."""
        for node in self.nodes.values():
            if node.process is not None and node.process.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(node.pid, signal.SIGCONT)
                    os.kill(node.pid, signal.SIGTERM)
                node.stop_nursery()
        self.nginx.stop()
        self.engine.dispose()

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    # -- what the database says ----------------------------------------------------------------------------------------

    def one(self, query: str, *values: object) -> object:
        """A single value from the database."""
        with self.engine.connect() as connection:
            return connection.exec_driver_sql(query, values).scalar()

    def owner(self, table: str) -> str | None:
        """The name of the living node that owns a table."""
        found = self.one(
            "SELECT name FROM owned JOIN nodes ON nodes.id = owner WHERE table_id = %s AND state = 'alive'", table
        )
        return None if found is None else str(found)

    def wait_until_dead(self, name: str) -> None:
        """Wait until no node of this name is alive."""
        until(lambda: self.one("SELECT count(*) FROM nodes WHERE name = %s AND state = 'alive'", name) == 0)

    def wait_until_steady(self) -> None:
        """Wait until every node may declare others dead."""
        until(self._all_steady)

    def wait_until_judged(self, name: str) -> None:
        """Wait until another node may declare this one dead."""
        until(lambda: self._steady() - {name})

    def _all_steady(self) -> bool:
        self.bring_back_starved()
        return len(self._steady()) == len(self.nodes)

    def _steady(self) -> set[str]:
        return self._names("state = 'alive' AND steady < now() - interval '3 s' AND until > now()")

    def _names(self, condition: str) -> set[str]:
        with self.engine.connect() as connection:
            return set(connection.exec_driver_sql(f"SELECT name FROM nodes WHERE {condition}").scalars())

    def bring_back_starved(self) -> None:
        """Start nodes again that were declared dead because they got no CPU. No other may have been.

        Where this process got none itself, nobody looked for how long a node that has ended meanwhile had waited.
        """
        for name in self.nodes.keys() - self._names("state = 'alive'"):
            node = self.nodes[name]
            self.waits.look()
            seen = self.waits.of("node", node.pid, self.calm)
            waited = max(seen, self.waits.of("player", os.getpid(), self.calm))
            assert waited > STARVED, f"{name} was declared dead, although it waited only {waited:.2f} s for a CPU"
            assert node.reaped() == FENCED
            node.start()
            self.starved.append(name)


def town(folder: Path, database: str, *names: str, function: str = "hotseat.cli:main") -> Town:
    """A cluster of these nodes, or of three."""
    return Town(folder, database, names or ("n1", "n2", "n3"), function)


def until(holds: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends, "it does not happen"
        time.sleep(0.02)


def got(url: str) -> bytes:
    """The body of a GET request."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
        return body
