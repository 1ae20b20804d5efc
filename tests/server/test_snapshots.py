"""Snapshots of tables: equal to a replay at any moment, and never trusted in doubt."""

import logging
import random
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec import json

from hotseat import protocol as m
from hotseat.games import GAMES
from hotseat.server import snapshot
from hotseat.server.database import SNAPSHOTS
from hotseat.server.entries import Row, written
from hotseat.server.packed import packed, unpacked
from hotseat.server.room import Room
from tests.server.busy import all_of, busy_table
from tests.server.house import House, live
from tests.volume import seeds, tally, volume

ROUNDS = volume(25, 200)


def folded(id: str, rows: list[Row]) -> Room:
    room = Room(id)
    for row in rows:
        room.fold(row)
    return room


def restored(room: Room, rows: list[Row]) -> Room:
    """A room from the snapshot of another one, which was folded from these rows."""
    last = written(rows[-1].entry)
    contents = snapshot.written(room, last)
    head = snapshot.head_of(contents, room.id)
    again = folded(room.id, rows[: head.dealt])
    snapshot.restore(again, contents, head, last)
    return again


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", seeds(1, 100))
def test_at_any_moment_a_table_from_its_snapshot_equals_the_replay(tmp_path: Path, game: str, seed: int) -> None:
    @live
    async def compare() -> None:
        house = House(tmp_path)
        rng = random.Random(f"{game} {seed}")
        table = await busy_table(house, game, rng, ROUNDS)
        rows = house.store.load(table.room.id)
        await house.close()
        room, moments = Room(table.room.id), 0
        whole = all_of(folded(room.id, rows))
        for number, row in enumerate(rows):
            room.fold(row)
            if snapshot.may_be_kept(room):
                moments += 1
                again = restored(room, rows[: number + 1])
                assert all_of(again) == all_of(room)
                if rng.random() < 0.1:
                    for later in rows[number + 1 :]:
                        again.fold(later)
                    assert all_of(again) == whole
        assert moments > 5  # a short game of Wazabi has nine
        tally("D20", **{game: 1})

    compare()


async def kept_table(house: House, game: str = "spicy") -> str:
    """A table whose snapshot is stored, with a few entries after it."""
    table = await busy_table(house, game, random.Random(7), 12)
    assert table.room.stage in ("playing", "paused")
    table.keep_snapshot()
    await house.settle()
    assert house.store.snapshot(table.room.id) is not None
    return table.room.id


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.__dict__["reason"] for record in caplog.records if record.message == "snapshot not used"]


@live
async def test_after_a_restart_a_table_is_read_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    id = await kept_table(house)
    before = all_of(house.lobby.tables[id].room)
    await house.crash()
    monkeypatch.setattr(house.store, "load", None)  # nobody reads the whole log
    assert all_of((await house.lobby.find(id)).room) == before
    await house.close()


def damaged(contents: bytes, place: int) -> bytes:
    return contents[:place] + bytes([contents[place] ^ 1]) + contents[place + 1 :]


def changed_head(stored: bytes, **facts: object) -> bytes:
    """A snapshot with another head and a right checksum."""
    whole = json.decode(unpacked(stored))
    return packed(json.encode(whole | {"head": whole["head"] | facts}))


DOUBTS: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "damaged": (lambda stored: damaged(stored, len(stored) // 2), "its checksum is wrong"),
    "cut off": (lambda stored: stored[:-1], "its checksum is wrong"),
    "empty": (lambda stored: b"", "its checksum is wrong"),
    "of another table": (lambda stored: changed_head(stored, table="x" * 16), "it belongs to another table"),
    "of another version": (
        lambda stored: changed_head(stored, code="0" * 64),
        "it was made by another version of Hotseat",
    ),
    "of other rules": (lambda stored: changed_head(stored, rules=99), "it is of other rules"),
    "ahead of the log": (lambda stored: changed_head(stored, seq=10_000), "the log is shorter"),
    "of another log": (lambda stored: changed_head(stored, last="0" * 64), "the log has another entry at its position"),
    "dealt elsewhere": (lambda stored: changed_head(stored, dealt=3), "the log has no deal where the snapshot has it"),
    "of another form": (lambda stored: packed(b'{"head": 1}'), "Expected `object`, got `int` - at `$.head`"),
}


@pytest.mark.parametrize("doubt", DOUBTS)
@live
async def test_a_snapshot_in_doubt_is_ignored_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, doubt: str
) -> None:
    house = House(tmp_path)
    id = await kept_table(house)
    before = all_of(house.lobby.tables[id].room)
    change, reason = DOUBTS[doubt]
    stored = house.store.snapshot(id)
    assert stored is not None
    with house.store.engine.begin() as connection:
        connection.execute(sa.update(SNAPSHOTS).values(data=change(stored)))
    await house.crash()
    with caplog.at_level(logging.WARNING):
        assert all_of((await house.lobby.find(id)).room) == before
    assert warnings(caplog) == [reason]
    await house.close()


@live
async def test_a_snapshot_is_made_after_many_entries_and_never_covers_what_is_not_stored(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", friendly=True, chat=True, pace="none")
    said = 0
    while house.store.snapshot(table.room.id) is None:
        assert said < snapshot.EVERY
        await house.pass_time(3)
        await guests[0].tell(m.Say(guests[0].id(), "hello"))
        await house.settle()
        said += 1
    assert table.room.kept == snapshot.EVERY <= house.store.length(table.room.id)
    head = snapshot.head_of(unpacked(house.store.snapshot(table.room.id) or b""), table.room.id)
    assert head.seq <= house.store.length(table.room.id)
    await house.close()
