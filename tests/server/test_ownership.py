"""One server owns a database: a second one is refused with the reason, and a killed one is no obstacle."""

import os
import re
import socket
import subprocess
from pathlib import Path

import pytest
import sqlalchemy as sa

from hotseat.server import entries
from hotseat.server.ownership import DatabaseInUse
from hotseat.server.store import Store, StoreUnavailable
from tests.cli.shell import hotseat_process
from tests.server.house import live, stored
from tests.server.served import Served, said


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    found: str = str(tmp_path / "hotseat.sqlite") if request.param == "sqlite" else request.getfixturevalue("database")
    return found


def second(folder: Path, db: str) -> str:
    """What a second server on this database says; it must not start."""
    done = hotseat_process(folder, "serve", "--db", db, "--port", "0", "--no-browser")
    assert done.returncode != 0
    assert done.stdout == ""
    return done.stderr


def test_d13_a_second_server_is_refused_with_the_holder_and_the_way_out(tmp_path: Path, db: str) -> None:
    first = Served(tmp_path, DB=db)
    first.start()
    try:
        assert first.process is not None
        said = second(tmp_path, db)
        assert f"process {first.process.pid} on {socket.gethostname()}, since 20" in said
        assert "Stop that server, or start this one with another database" in said
        assert first.process.poll() is None
    finally:
        first.kill()
    with Served(tmp_path, DB=db) as after:
        assert after.process is not None
        assert f"process {after.process.pid} on" in second(tmp_path, db)


def test_d13_another_name_of_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "hotseat.sqlite")
    store = Store(f"sqlite:///{tmp_path / 'hotseat.sqlite'}")
    with pytest.raises(DatabaseInUse, match=f"process {os.getpid()} on"):
        Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    store.close()


@pytest.mark.parametrize("second_name", ["hotseat.sqlite", "other.sqlite"])
def test_d13_neither_a_hard_link_nor_a_deleted_lock_file_lets_a_second_server_in(
    tmp_path: Path, second_name: str
) -> None:
    """SQLite names its log after the file, so two servers under two names would destroy the database."""
    with Served(tmp_path):
        (tmp_path / "hotseat.sqlite.lock").unlink()
        if second_name != "hotseat.sqlite":
            (tmp_path / second_name).hardlink_to(tmp_path / "hotseat.sqlite")
        assert "is in use by another server" in second(tmp_path, str(tmp_path / second_name))
    with Served(tmp_path, DB=str(tmp_path / second_name)):
        pass


def test_d13_of_servers_that_start_at_the_same_moment_one_gets_the_database(tmp_path: Path, db: str) -> None:
    started = [Served(tmp_path, DB=db) for _ in range(3)]
    processes = [
        subprocess.Popen(
            one.command, env=one.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
        )
        for one in started
    ]
    try:
        lines = [said(process.stdout) for process in processes if process.stdout is not None]
        assert sorted("http://" in line for line in lines) == [False, False, True]
        refused = [process for process, line in zip(processes, lines, strict=True) if not line]
        assert all("in use by another server" in process.communicate(timeout=30)[1] for process in refused)
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def test_d13_a_database_that_cannot_be_written_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "hotseat.sqlite").mkdir()
    assert "cannot be opened: Is a directory" in second(tmp_path, str(tmp_path / "hotseat.sqlite"))


def test_d13_a_clean_stop_leaves_no_lock_file_and_an_old_one_does_no_harm(tmp_path: Path) -> None:
    lock = tmp_path / "hotseat.sqlite.lock"
    lock.write_text("{}", encoding="ascii")
    store = Store(f"sqlite:///{tmp_path / 'hotseat.sqlite'}")
    assert f'"pid":{os.getpid()}' in lock.read_text(encoding="ascii")
    store.close()
    assert not lock.exists()


@live
async def test_d13_a_server_that_lost_its_session_cannot_write_while_another_owns_the_database(database: str) -> None:
    first = Store(database)
    row = entries.Row(0, 0, entries.Ticked())
    await stored(first, "a", [row])
    admin = sa.create_engine(database)
    with admin.connect() as connection:
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE starts_with(application_name, 'hotseat ')"
        assert connection.exec_driver_sql(ended).fetchall() == [(True,)]
    await stored(first, "b", [row])  # the database ended the session, nobody took the lock: it is taken again
    with admin.connect() as connection:
        connection.exec_driver_sql(ended).fetchall()
    second = Store(database)
    with pytest.raises(StoreUnavailable, match=re.escape(f"process {os.getpid()}")):
        await stored(first, "c", [row])
    await stored(second, "c", [row])
    second.close()
    await stored(first, "d", [row])
    assert [first.length(table) for table in "abcd"] == [1, 1, 1, 1]
    first.close()
    admin.dispose()
