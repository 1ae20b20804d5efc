"""A real PostgreSQL server for tests, where one can be started."""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.served import free_port


def _program(name: str) -> str | None:
    found = shutil.which(name)
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin")):
        found = found or (str(folder / name) if (folder / name).exists() else None)
    return found


def _someone() -> str | None:
    """Who may run PostgreSQL, which refuses root: ourselves, or its own user."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid()).pw_name
    with contextlib.suppress(KeyError):
        return pwd.getpwnam("postgres").pw_name
    return None


STOP, CRASH = signal.SIGINT, signal.SIGQUIT
ROOMY = 4_000_000_000
"""Bytes for a few databases."""
INITDB, POSTGRES, USER = _program("initdb"), _program("postgres"), _someone()


class Postgres:
    """A PostgreSQL server that tests may stop, freeze and start again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql+psycopg://hotseat@127.0.0.1:{self.port}/postgres"
        self.user = USER if os.geteuid() == 0 else None

    @classmethod
    def created(cls, folder: Path, *settings: str) -> "Postgres":
        """A new server in this folder, started."""
        server = cls(folder)
        server.run("initdb", "-D", str(folder / "data"), "-U", "hotseat", "-A", "trust", "--no-sync")
        server.start(*settings)
        return server

    def run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs."""
        found = _program(program)
        assert found is not None
        subprocess.run([found, *words], check=True, stdout=subprocess.DEVNULL, cwd=self.folder, user=self.user)

    def start(self, *settings: str) -> None:
        """Start, and wait until it accepts connections."""
        assert POSTGRES is not None
        words = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        for setting in ("listen_addresses=127.0.0.1", *settings):
            words += ["-c", setting]
        self._server = subprocess.Popen(
            [POSTGRES, *words], stderr=subprocess.PIPE, text=True, cwd=self.folder, user=self.user
        )
        assert self._server.stderr is not None
        for line in self._server.stderr:
            if "ready to accept" in line:
                break
        self._reader = threading.Thread(target=self._server.stderr.read, daemon=True)
        self._reader.start()  # the server would block on a full pipe

    def new_database(self) -> str:
        """Create an empty database; returns its address."""
        name = f"test_{secrets.token_hex(4)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "hotseat", name)
        return self.url.removesuffix("postgres") + name

    @property
    def pid(self) -> int:
        """The process of the server."""
        return self._server.pid

    def promote(self) -> None:
        """Make the standby a primary."""
        words = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "hotseat", "-d", "postgres", "-q"]
        self.run("psql", *words, "-c", "SELECT pg_promote()")

    def signal(self, number: int) -> None:
        """Send a signal to the server and every session."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii").split()
        for pid in (self.pid, *[int(child) for child in children]):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def stop(self, how: int = STOP) -> None:
        """STOP does not wait for sessions; CRASH does not even write what is in memory."""
        self._server.send_signal(how)
        self._server.wait(30)
        self._reader.join()
        assert self._server.stderr is not None
        self._server.stderr.close()


def _memory() -> Path | None:
    """A folder in memory if it is big enough: on a busy disk a commit takes seconds. It outlives all crashes here."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() and shutil.disk_usage(memory).free > ROOMY else None


@contextlib.contextmanager
def postgres_folder() -> Iterator[Path]:
    """A folder that PostgreSQL may write to; skips the test where there is no PostgreSQL."""
    if INITDB is None or POSTGRES is None or USER is None:
        pytest.skip("no PostgreSQL here, or nobody who may start one")
    folder = Path(tempfile.mkdtemp(prefix="hotseat-pg-", dir=_memory()))
    if os.geteuid() == 0:
        entry = pwd.getpwnam(USER)
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    """A PostgreSQL server of its own."""
    with postgres_folder() as folder:
        server = Postgres.created(folder, *settings)
        try:
            yield server
        finally:
            server.stop(CRASH)  # a clean stop writes to the disk what is deleted next


@contextlib.contextmanager
def synchronous_standby(primary: Postgres) -> Iterator[Postgres]:
    """A standby without which the primary commits nothing."""
    with postgres_folder() as folder:
        standby = Postgres(folder)
        source = ["-h", "127.0.0.1", "-p", str(primary.port), "-U", "hotseat"]
        standby.run("pg_basebackup", *source, "-D", str(folder / "data"), "-R", "--checkpoint=fast")
        standby.start()
        for line in ("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"):
            primary.run("psql", *source, "-d", "postgres", "-q", "-c", line)
        try:
            yield standby
        finally:
            standby.stop()
