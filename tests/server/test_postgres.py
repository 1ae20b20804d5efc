"""The second store: the same schema and promises on PostgreSQL, where one can be started."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotseat.core.position import position
from hotseat.server.store import Store
from tests.server.house import House, live, play_on
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


INITDB, POSTGRES, USER = _program("initdb"), _program("postgres"), _someone()


@pytest.fixture
def database() -> Iterator[str]:
    if INITDB is None or POSTGRES is None or USER is None:
        pytest.skip("no PostgreSQL here, or nobody who may start one")
    folder = Path(tempfile.mkdtemp(prefix="hotseat-pg-"))
    port = free_port()
    if os.geteuid() == 0:
        entry = pwd.getpwnam(USER)
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    user = USER if os.geteuid() == 0 else None
    subprocess.run(
        [INITDB, "-D", str(folder / "data"), "-U", "hotseat", "-A", "trust", "--no-sync"],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=folder,
        user=user,
    )
    server = subprocess.Popen(
        [POSTGRES, "-D", str(folder / "data"), "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"],
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        user=user,
    )
    assert server.stderr is not None
    for line in server.stderr:
        if "ready to accept connections" in line:
            break
    try:
        yield f"postgresql+psycopg://hotseat@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.communicate(timeout=30)
        shutil.rmtree(folder, ignore_errors=True)


class PostgresHouse(House):
    """The same house on another store."""

    def __init__(self, folder: Path, url: str) -> None:
        self.url = url
        super().__init__(folder)

    def open(self) -> None:
        super().open()
        self.store.close()
        self.store = self.shared.store = Store(self.url)


def test_a_game_on_postgresql_survives_crashes(tmp_path: Path, database: str) -> None:
    @live
    async def game() -> None:
        house = PostgresHouse(tmp_path, database)
        table, guests = await house.playing("Ada", "Ben", "Cleo", options={"rounds": 1}, visibility="public")
        await play_on(house, guests, 12)
        assert table.room.state is not None
        before, entries = position(table.room.state), table.room.seq
        await house.crash()
        for guest in guests:
            await guest.enter()
        again = guests[0].table.room
        assert again.state is not None
        assert (position(again.state), again.seq) == (before, entries)
        await play_on(house, guests)
        assert [one.id for one in house.lobby.finished()] == [table.room.id]
        assert house.store.unfinished() == []
        with house.store.engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
            assert connection.exec_driver_sql("SHOW fsync").scalar() == "on"
        await house.close()

    game()
