"""Shuffles that are given up: by whom, and what follows."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.server import entries
from hotseat.server.replay import transcript
from tests.server.house import Guest, House, live
from tests.server.test_shuffling import ended, receipt_of, sealing, shuffled, verdict


async def stuck(house: House) -> list[Guest]:
    """Three guests at a table where only Cleo's part is missing."""
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    for guest in guests:
        await guest.seal()
    await guests[0].show()
    await guests[1].show()
    await house.settle()
    return guests


@live
async def test_a_missing_part_is_waited_for_until_somebody_gives_up(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await stuck(house)
    with pytest.raises(HotseatError, match="Others may still answer"):
        await guests[0].give_up()
    await house.pass_time(3600)
    assert guests[0].shuffle.stage == "show"
    done = await guests[0].give_up()
    await house.settle()
    told = guests[1].shuffle
    cleo = guests[2].participant.player
    assert (told.stage, told.given_up) == ("given-up", m.GivenUp([cleo], guests[0].participant.player, "missing"))
    table = guests[1].last(m.TableChanged).table
    assert (table.stage, table.rematch) == ("closed", done.table)
    proof = transcript(guests[0].table.room)
    assert [bool(part) for part in proof["parts"]] == [True, True, False]
    for guest in guests:
        guest.heed()
    assert [verdict(proof, receipt_of(guest)) for guest in guests] == [6, 6, 6]
    await house.close()


@live
async def test_the_successor_has_the_same_people_and_their_receipts_count_the_lost_shuffle(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await stuck(house)
    await house.pass_time(61)
    done = await guests[1].give_up()
    for guest in guests:
        guest.heed()
        guest.table_id = str(done.table)
        await guest.enter()
    assert [guest.last(m.Welcome).you for guest in guests] == ["A", "B", "C"]
    await guests[0].tell(m.Start("start"))
    await house.settle()
    await shuffled(house, guests)
    assert guests[0].table.room.stage == "playing"
    assert await ended(house, guests) == [3, 3, 0]  # Cleo never showed a part for the lost one
    await house.close()


@live
async def test_everybody_who_gives_up_gets_the_same_successor(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await stuck(house)
    await house.pass_time(61)
    before = len(house.store.ids())
    done = await asyncio.gather(*[guest.give_up() for guest in guests])
    assert len({one.table for one in done}) == 1
    assert len(house.store.ids()) == before + 1
    await house.close()


@live
async def test_a_part_that_arrives_while_somebody_gives_up_wins(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await stuck(house)
    await house.pass_time(61)
    create = house.lobby._create

    async def slow(opened: entries.Opened) -> Any:
        table = await create(opened)
        await guests[2].show()
        return table

    house.lobby._create = slow  # type: ignore[method-assign]
    with pytest.raises(HotseatError):
        await guests[0].give_up()
    assert guests[0].table.room.stage == "playing"
    assert [table.room.stage for table in house.lobby.tables.values()] == ["playing", "closed"]
    await house.close()


@live
async def test_a_stranger_cannot_give_up_a_table(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await stuck(house)
    await house.pass_time(61)
    watcher = Guest(house, None, guests[0].table_id)
    await watcher.enter()
    with pytest.raises(HotseatError, match="You add no part"):
        await watcher.give_up()
    await house.close()


@live
async def test_a_table_without_seals_can_be_given_up_too(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    await house.pass_time(61)
    await guests[0].give_up()
    await house.settle()
    for guest in guests:
        guest.heed()
    proof = transcript(guests[0].table.room)
    assert proof["list"] is None
    assert verdict(proof, None) == 6
    await house.close()


@live
async def test_who_was_away_learns_from_the_closed_table_that_it_was_given_up(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await stuck(house)
    await guests[2].leave()
    await house.pass_time(61)
    done = await guests[0].give_up()
    await house.crash()
    await guests[2].enter()
    told = guests[2].last(m.Welcome)
    assert (told.shuffle.stage, told.table.stage, told.table.rematch) == ("given-up", "closed", done.table)
    await house.close()


@live
async def test_a_shuffle_closed_by_the_servers_host_is_given_up_visibly(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await stuck(house)
    await house.lobby.close_table(guests[0].table_id, "admin")
    await house.settle()
    assert guests[0].shuffle.given_up.why == "closed"
    assert verdict(transcript(guests[0].table.room), None) == 6
    await house.close()
