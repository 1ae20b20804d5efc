"""A shuffle survives crashes at every step, and a server restored from a backup is noticed or says so itself."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.server import entries
from hotseat.server.restoring import replace_undealt
from tests.server.house import Guest, House, live
from tests.server.test_shuffling import ended, sealing

STEPS = 7
"""Promise, three seals (the last one with the list), three parts (the last one with the deal)."""


async def step(house: House, guests: list[Guest], number: int) -> None:
    """One step of an ordinary shuffle of three guests."""
    if number == 0:
        await guests[0].tell(m.Start("start"))
    elif number <= 3:
        await guests[number - 1].answer()
    else:
        await guests[number - 4].answer()
    await house.settle()


async def back(house: House, guests: list[Guest]) -> None:
    """The server crashed; everybody reconnects to the next one."""
    await house.crash()
    for guest in guests:
        await guest.enter()
    await house.settle()


def shown(house: House, table: str) -> dict[str, list[str]]:
    """By player: all parts that were ever shown at this table."""
    parts: dict[str, list[str]] = {}
    for row in house.store.load(table):
        if isinstance(row.entry, entries.FairShown):
            parts.setdefault(row.entry.player, []).append(row.entry.part)
    return parts


@pytest.mark.parametrize("crash", range(STEPS))
@live
async def test_after_a_crash_at_any_step_the_same_shuffle_continues(crash: int, tmp_path: Path) -> None:
    house = House(tmp_path)
    _, guests = await house.table("Ada", "Ben", "Cleo")
    for number in range(STEPS):
        await step(house, guests, number)
        if number == crash:
            told = guests[0].shuffle
            await back(house, guests)
            again = guests[0].shuffle
            assert (again.stage, again.promise, again.list, again.parts) == (
                told.stage,
                told.promise,
                told.list,
                told.parts,
            )
    assert guests[0].table.room.stage == "playing"
    assert [len(parts) for parts in shown(house, guests[0].table_id).values()] == [1, 1, 1]
    assert await ended(house, guests) == [0, 0, 0]
    await house.close()


@live
async def test_an_answer_lost_in_a_crash_is_given_again_and_alike(tmp_path: Path) -> None:
    """The client wrote its journal and sent its answer; the server crashed before it stored anything."""
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    lost = guests[0].heed()
    await back(house, guests)
    assert guests[0].heed() == lost
    for guest in guests:
        await guest.answer()
    await house.settle()
    lost = guests[0].heed()
    await back(house, guests)
    assert guests[0].heed() == lost
    await house.close()


# -- restored from a backup --------------------------------------------------------------------------------------------


async def played(house: House) -> list[Guest]:
    """Three guests whose game was dealt."""
    _, guests = await house.table("Ada", "Ben", "Cleo")
    for number in range(STEPS):
        await step(house, guests, number)
    for guest in guests:
        guest.heed()
    return guests


async def set_back(house: House, table: str, entries_kept: int) -> None:
    """Restart the server from a database that ends after this many entries of the table."""
    house.store.close()
    with sqlite3.connect(house.folder / "hotseat.sqlite") as database:
        database.execute("DELETE FROM log WHERE table_id = ? AND seq >= ?", (table, entries_kept))
        stage = "waiting" if entries_kept <= 3 else "sealing"
        database.execute("UPDATE tables SET stage = ? WHERE id = ?", (stage, table))
    database.close()
    house.open()


PREFIXES = [3, 4, 5, 6, 8, 9, 10]
"""After the seats, and after every write of the shuffle before the deal."""


@pytest.mark.parametrize("kept", PREFIXES)
@live
async def test_a_table_set_back_is_shuffled_alike_or_not_at_all(kept: int, tmp_path: Path) -> None:
    """Without the restore command: no client shows a second part, and no verdict is good unless nothing changed."""
    house = House(tmp_path)
    guests = await played(house)
    before = transcript_parts(guests)
    await set_back(house, guests[0].table_id, kept)
    for guest in guests:
        await guest.enter()
    if kept == 3:
        await guests[0].tell(m.Start("again"))
        await house.settle()
    for _ in range(2):
        for guest in guests:
            if guest.shuffle.stage in ("seal", "show"):
                await guest.answer()
        await house.settle()
    await house.pass_time(20)
    for guest in guests:
        guest.heed()
    found = shown(house, guests[0].table_id)
    assert all(part in before for parts in found.values() for part in parts)
    if guests[0].table.room.stage == "playing":
        assert await ended(house, guests) == [0, 0, 0]  # the stored list or the same seals: the same shuffle
    else:
        alarms = [guest.participant.receipt("").alarm for guest in guests]  # type: ignore[union-attr]
        assert "second" in alarms
    await house.close()


def transcript_parts(guests: list[Guest]) -> list[str]:
    """The parts of a dealt game."""
    return list(guests[0].shuffle.parts)


@pytest.mark.parametrize("kept", PREFIXES)
@live
async def test_after_the_restore_command_nobody_is_accused_and_a_new_table_is_there(kept: int, tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await played(house)
    await set_back(house, guests[0].table_id, kept)
    assert await replace_undealt(house.lobby) == [guests[0].table_id]
    await house.crash()
    for guest in guests:
        await guest.enter()
        told = guest.last(m.Welcome)
        assert told.table.stage == "closed"
        if kept > 3:
            assert told.shuffle.given_up.why == "restored"
            guest.heed()
        receipt: Any = guest.participant.receipt("")
        assert receipt.alarm == ""
    successor = guests[0].last(m.Welcome).table.rematch
    for guest in guests:
        guest.table_id = successor
        await guest.enter()
    for number in range(STEPS):
        await step(house, guests, number)
    assert guests[0].table.room.stage == "playing"
    assert await ended(house, guests) == [3, 3, 3]  # their journals count the lost shuffle
    await house.close()


@live
async def test_the_restore_command_leaves_dealt_friendly_and_guided_tables_alone(tmp_path: Path) -> None:
    house = House(tmp_path)
    await played(house)
    await house.table("Dan", "Eve", "bot", friendly=True)
    assert await replace_undealt(house.lobby) == []
    await house.close()
