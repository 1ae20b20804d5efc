"""The store: durable before it says so, one sync for many, clean refusals when the disk is full or locked."""

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from hotseat.core.errors import HotseatError
from hotseat.server import log
from hotseat.server import messages as m
from hotseat.server.backup import BackupError, back_up, replayed
from hotseat.server.guard import Bucket
from hotseat.server.store import Store, StoreUnavailable
from tests.server.house import Guest, House, live, play_on

TRACED = """
import asyncio, os, sys
from hotseat.server import log
from hotseat.server.store import Store

async def main():
    store = Store("sqlite:///" + sys.argv[1])
    for number in range(int(sys.argv[2])):
        await store.append("t", [log.Row(number, 0, log.Ticked())])
        os.write(1, b"ACK %d\\n" % number)
    store.close()

asyncio.run(main())
"""


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_d2_every_acknowledgement_comes_after_a_completed_sync(tmp_path: Path) -> None:
    """The write, then fdatasync on the log file, then the word to the client: in this order, every time."""
    trace = tmp_path / "trace"
    count = 60
    command = ["strace", "-f", "-e", "trace=fsync,fdatasync,write,pwrite64", "-o", str(trace)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
    subprocess.run(
        [*command, sys.executable, "-c", TRACED, str(tmp_path / "db.sqlite"), str(count)],
        env=env,
        check=True,
        stdout=subprocess.DEVNULL,
        timeout=60,
    )
    synced, acknowledged, unsynced = 0, 0, 0
    for text in trace.read_text(encoding="utf-8").splitlines():
        if re.search(r"pwrite64\(.*", text):
            unsynced += 1
        elif re.search(r"(fsync|fdatasync)(\(| resumed).*= 0", text):
            synced, unsynced = synced + 1, 0
        elif '"ACK ' in text:
            acknowledged += 1
            assert synced >= acknowledged, "acknowledged without a sync"
            assert unsynced == 0, "acknowledged with unsynced writes"
    assert acknowledged == count


def test_sqlite_is_opened_durable(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'db.sqlite'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


@live
async def test_many_waiting_tables_share_one_transaction(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'db.sqlite'}")
    waits = [store.append(f"table{n}", [log.Row(0, 0, log.Ticked())]) for n in range(200)]
    await asyncio.gather(*waits)
    assert store.written == 200
    assert store.commits < 50
    assert [store.length(f"table{n}") for n in (0, 199)] == [1, 1]
    store.close()


@live
async def test_an_entry_written_twice_is_refused_and_costs_the_others_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'db.sqlite'}")
    await store.append("t", [log.Row(0, 0, log.Ticked())])
    results = await asyncio.gather(
        store.append("t", [log.Row(0, 0, log.Paused())]),
        store.append("u", [log.Row(0, 0, log.Ticked())]),
        return_exceptions=True,
    )
    assert isinstance(results[0], StoreUnavailable)
    assert results[1] is None
    assert [type(row.entry) for row in store.load("t")] == [log.Ticked]
    store.close()


@live
async def test_d8_a_full_disk_refuses_moves_cleanly_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    """No move is acknowledged, nothing changes, and when there is room again the same command succeeds."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    ada, room_for = guests[0], {"pages": 1}
    ada.talk = Bucket(1000, 1000)

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {room_for['pages']}").close()  # never below what is in use

    sa.event.listen(house.store.engine, "checkout", limit)
    refused = None
    for number in range(100):
        words = m.Say(f"s{number}", f"{number} " + "x" * 190)
        before = ada.table.room.seq
        refused = await _code(ada, words)
        if refused:
            break
    assert refused == "store"
    assert ada.table.room.seq == before
    assert await ada.refused(words) == "store"
    room_for["pages"] = 1_000_000
    await ada.tell(words)
    assert ada.table.room.seq == before + 1
    await play_on(house, guests, 30)
    entries = ada.table.room.seq
    await house.crash()
    await ada.enter()
    assert ada.table.room.seq == entries
    assert table.room.id == ada.table_id
    await house.close()


async def _code(guest: Guest, command: m.Say) -> str:
    try:
        await guest.tell(command)
    except HotseatError as refusal:
        return refusal.code
    return ""


@live
async def test_d8_a_locked_database_refuses_moves_and_recovers(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, guests = await house.playing("Ada", "Ben", "Cleo")
    ada = guests[0]
    other = sqlite3.connect(tmp_path / "hotseat.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert await ada.refused(m.Say("1", "hello")) == "store"
    other.execute("ROLLBACK")
    other.close()
    await ada.tell(m.Say("1", "hello"))
    await house.close()


@live
async def test_d8_a_torn_end_of_the_write_ahead_log_costs_only_what_was_not_synced(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    await play_on(house, guests, 20)
    entries = table.room.seq
    for file in tmp_path.glob("hotseat.sqlite*"):
        shutil.copy(file, tmp_path / file.name.replace("hotseat", "torn"))
    await house.close()
    torn = tmp_path / "torn.sqlite-wal"
    with torn.open("ab") as wal:
        wal.write(os.urandom(3000))
    store = Store(f"sqlite:///{tmp_path / 'torn.sqlite'}")
    assert store.length(table.room.id) == entries
    store.close()


@live
async def test_d12_a_backup_of_a_busy_server_can_be_started_from(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, guests = await house.playing("Ada", "Ben", "Cleo")
    await play_on(house, guests, 15)
    target = tmp_path / "copy" / "hotseat.sqlite"
    target.parent.mkdir()
    entries = back_up(tmp_path / "hotseat.sqlite", target)
    assert entries == guests[0].table.room.seq
    with pytest.raises(BackupError, match="exists"):
        back_up(tmp_path / "hotseat.sqlite", target)
    with pytest.raises(BackupError, match="no database"):
        back_up(tmp_path / "none.sqlite", tmp_path / "x")
    with pytest.raises(BackupError, match="pg_dump"):
        back_up(Path("postgresql+psycopg://club@db/hotseat"), tmp_path / "x")
    assert replayed(target) == len(house.lobby.tables)
    views = [guest.now.view for guest in guests]
    tokens = [guest.token for guest in guests]
    table_id = guests[0].table_id
    await house.close()
    drill = House(target.parent)
    for view, token in zip(views, tokens, strict=True):
        guest = Guest(drill, None, table_id)
        guest.token = token
        await guest.enter()
        assert guest.now.view == view
    await drill.close()
