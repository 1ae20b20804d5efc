"""The store: durable before acknowledged, group commit, clean refusals when the disk is full or locked."""

import asyncio
import os
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.server import entries
from hotseat.server.backup import BackupError, back_up, replayed
from hotseat.server.guard import Bucket
from hotseat.server.room import Room
from hotseat.server.store import Store, StoreUnavailable
from tests.server.house import Guest, House, live, play_on, stored
from tests.volume import volume


def test_sqlite_is_opened_durable(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'db.sqlite'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


@live
async def test_many_waiting_tables_share_one_transaction(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'db.sqlite'}")
    waits = [stored(store, f"table{n}", [entries.Row(0, 0, entries.Ticked())]) for n in range(200)]
    await asyncio.gather(*waits)
    assert store.written == 200
    assert store.commits < 50
    assert [store.length(f"table{n}") for n in (0, 199)] == [1, 1]
    store.close()


@live
async def test_an_entry_written_twice_is_refused_and_costs_the_others_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'db.sqlite'}")
    await stored(store, "t", [entries.Row(0, 0, entries.Ticked())])
    results = await asyncio.gather(
        stored(store, "t", [entries.Row(0, 0, entries.Paused())]),
        stored(store, "u", [entries.Row(0, 0, entries.Ticked())]),
        return_exceptions=True,
    )
    assert isinstance(results[0], StoreUnavailable)
    assert results[1] is None
    assert [type(row.entry) for row in store.load("t")] == [entries.Ticked]
    store.close()


@live
async def test_d8_a_full_disk_refuses_moves_cleanly_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    """No move is acknowledged, nothing changes, and when there is room again the same command succeeds."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    ada, room_for = guests[0], {"pages": 1}
    table._talk[0] = Bucket(1000, 1000)

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
async def test_d8_a_move_that_was_stored_although_its_write_failed_is_shown_to_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database crashed between its commit and its answer, so nobody knows whether the move is stored."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    await play_on(house, guests, 4)  # the first answers are sealed
    asked = next(guest for guest in guests if guest.now.prompt is not None)
    before, write = table.room.told.n, house.store._write_down

    def answer_is_lost(jobs: Any) -> None:
        monkeypatch.undo()
        write(jobs)
        raise OSError("the connection is gone")

    prompt = asked.now.prompt
    assert prompt is not None
    move = m.Move("1", prompt.question, [prompt.moves[0]])
    monkeypatch.setattr(house.store, "_write_down", answer_is_lost)
    assert await asked.refused(move) == "store"
    assert [guest.now.n for guest in guests] == [before + 1] * 3
    assert (await asked.tell(move)).n == before + 1  # the same command again: it counted once
    assert table.room.told.n == before + 1
    await play_on(house, guests, 5)
    await house.close()


@live
async def test_d8_a_torn_end_of_the_write_ahead_log_costs_only_what_was_not_synced(tmp_path: Path) -> None:
    """Trailing garbage changes nothing; truncated anywhere, the log is a prefix of itself and folds to a table."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    await play_on(house, guests, 20)
    whole = house.store.load(table.room.id)
    data = [(tmp_path / f"hotseat.sqlite{end}").read_bytes() for end in ("", "-wal")]
    await house.close()
    assert _after_power_cut(tmp_path, table.room.id, data[0], data[1] + os.urandom(3000)) == whole
    lengths = set()
    for cut in random.Random(8).sample(range(len(data[1])), volume(25, 2000)):
        rows = _after_power_cut(tmp_path, table.room.id, data[0], data[1][:cut])
        assert rows == whole[: len(rows)]
        lengths.add(len(rows))
        room = Room(table.room.id)
        for row in rows:
            room.fold(row)
    assert len(lengths) > 3


def _after_power_cut(folder: Path, table: str, database: bytes, wal: bytes) -> list[entries.Row]:
    """The log of a table, read from files in this state."""
    for file in folder.glob("torn.sqlite*"):
        file.unlink()
    (folder / "torn.sqlite").write_bytes(database)
    (folder / "torn.sqlite-wal").write_bytes(wal)
    store = Store(f"sqlite:///{folder / 'torn.sqlite'}")
    rows = store.load(table)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    store.close()
    return rows


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
