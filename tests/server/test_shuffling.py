"""The shuffle at a live table: what the server does with honest, slow, absent and dishonest players."""

from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.client.receipts import Memory
from hotseat.core.errors import HotseatError
from hotseat.fairness.verify import MismatchError, exit_code, verify
from hotseat.protocol import bodies
from hotseat.server import entries
from hotseat.server.replay import transcript
from tests.server.house import Guest, House, live

DAY = 24 * 3600


def verdict(proof: Any, receipt: Any) -> int:
    """The exit code of `hotseat verify` for these files."""
    try:
        return exit_code([code for code, _ in verify(proof, receipt, replay=True)])
    except MismatchError:
        return 1


async def sealing(house: House, *seats: str, **wishes: Any) -> list[Guest]:
    """The guests of a table whose host has just started the game."""
    _, guests = await house.table(*seats, **wishes)
    await guests[0].tell(m.Start("start"))
    await house.settle()
    return guests


async def shuffled(house: House, guests: list[Guest]) -> None:
    """These guests do everything that the shuffle asks of them."""
    for guest in guests:
        await guest.seal()
    await house.settle()
    for guest in guests:
        await guest.show()
    await house.settle()


def kinds(house: House, guest: Guest) -> list[str]:
    """The entries of the shuffle in the log."""
    rows = house.store.load(guest.table_id)
    return [type(row.entry).__name__ for row in rows if "fair" in str(row.entry.__struct_config__.tag)]


async def ended(house: House, guests: list[Guest]) -> list[int]:
    """The verdicts of these guests after the game was abandoned."""
    await house.settle()
    for guest in guests:
        guest.heed()
    table = guests[0].table
    await table.ask(lambda: table.add(entries.Closed("test")))
    return [verdict(transcript(table.room), receipt_of(guest)) for guest in guests]


def receipt_of(guest: Guest) -> Any:
    """The receipt as the Python client builds it from the messages that this guest received at its present table."""
    guest.read()
    memory, you, here = Memory(guest.participant), None, False
    for message in guest.received:
        if isinstance(message, m.Welcome):
            here, you = message.table.id == guest.table_id, message.you
        if not here:
            continue
        match message:
            case m.Welcome():
                memory.welcome(message)
            case m.ShuffleChanged():
                memory.shuffled(you)
            case m.Update():
                memory.update(message)
    return memory.receipt()


# -- the usual course --------------------------------------------------------------------------------------------------


@live
async def test_a_shuffle_is_promised_sealed_listed_shown_and_dealt(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "bot")
    told = guests[1].shuffle
    assert (told.stage, told.closes_in, told.give_up_in) == ("seal", 15_000, 60_000)
    assert [seat["name"] for seat in told.promise["seats"]] == ["Ada", "Ben", "Clove"]
    await shuffled(house, guests)
    assert kinds(house, guests[0]) == ["FairPromised", "FairSealed", "FairSealed", "FairListed", *["FairShown"] * 2]
    told = guests[1].shuffle
    assert (told.stage, told.waits_for, told.closes_in, told.give_up_in) == ("ready", [], None, None)
    assert guests[0].table.room.stage == "playing"
    assert await ended(house, guests) == [0, 0]
    await house.close()


@live
async def test_the_last_part_and_the_deal_are_one_write(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    for guest in guests:
        await guest.seal()
    written: list[list[str]] = []
    append = house.store.append

    def noted(table: str, rows: list[entries.Row], *rest: Any) -> None:
        written.append([type(row.entry).__name__ for row in rows])
        append(table, rows, *rest)

    house.store.append = noted  # type: ignore[method-assign, assignment]
    for guest in guests:
        await guest.show()
    await house.settle()
    assert written == [["FairShown"], ["FairShown"], ["FairShown", "Started"]]
    await house.close()


@live
async def test_a_closed_seat_before_an_occupied_one_leaves_nobody_out(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "closed", "Ben", "closed", "Cleo")
    assert [seat["seat"] + seat["name"] for seat in guests[2].shuffle.promise["seats"]] == ["AAda", "BBen", "CCleo"]
    await shuffled(house, guests)
    assert all(guests[0].shuffle.parts)
    assert await ended(house, guests) == [0, 0, 0]
    await house.close()


@live
async def test_a_table_of_bots_or_friends_is_not_shuffled_by_its_players(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, guests = await house.playing("Ada", "Ben", "bot", friendly=True)
    assert guests[0].shuffle is None
    await house.close()


# -- late and absent ---------------------------------------------------------------------------------------------------


@live
async def test_who_is_late_is_left_out_and_told_so(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    await guests[0].seal()
    await guests[1].seal()
    await house.pass_time(14.9)
    assert guests[0].shuffle.stage == "seal"
    await house.pass_time(0.2)
    assert guests[2].shuffle.list["why"] == ["", "", "late"]
    assert await guests[2].refused(m.Seal("late", "0" * 64, "0" * 64)) == "fair-stage"
    await shuffled(house, guests)
    assert guests[0].table.room.stage == "playing"
    assert await ended(house, guests) == [0, 0, 4]
    await house.close()


@live
async def test_without_a_seal_the_server_waits_and_the_first_one_closes_the_list(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    await house.pass_time(3600)
    assert (guests[0].shuffle.stage, guests[0].table.room.stage) == ("seal", "sealing")
    await guests[1].seal()
    await house.settle()
    assert guests[0].shuffle.list["why"] == ["late", "", "late"]
    await guests[1].show()
    assert await ended(house, guests) == [4, 0, 4]
    await house.close()


@live
async def test_who_stands_up_before_the_list_is_closed_is_not_waited_for(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    await guests[1].seal()
    await guests[2].seal()
    await guests[2].tell(m.Stand("up"))
    await guests[0].seal()
    await house.settle()
    assert guests[0].shuffle.list["why"] == ["", "", "stood"]
    await shuffled(house, guests[:2])
    assert await ended(house, guests) == [0, 0, 4]
    await house.close()


@live
async def test_who_stands_up_afterwards_may_still_show_the_part(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    for guest in guests:
        await guest.seal()
    await guests[2].tell(m.Stand("up"))
    for guest in guests:
        await guest.show()
    await house.settle()
    assert guests[0].table.room.stage == "playing"
    assert await ended(house, guests) == [0, 0, 7]  # Cleo's part is in it, but she was not shown the cards of a seat
    await house.close()


@live
async def test_over_days_everybody_has_a_day(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo", pace="turn-based")
    await guests[0].seal()
    await house.pass_time(DAY - 1)
    assert guests[0].shuffle.stage == "seal"
    with pytest.raises(HotseatError, match="Others may still answer"):
        await guests[0].give_up()
    await house.pass_time(2)
    assert guests[0].shuffle.stage == "show"
    assert guests[0].shuffle.give_up_in == DAY * 1000
    await house.close()


@live
async def test_the_last_seal_counts_so_that_a_second_device_can_take_over(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    await guests[0].seal()
    phone = Guest(house, bodies.Ticket(guests[0].table_id, "A", str(guests[0].token), ""))
    await phone.enter()
    await phone.seal()
    await shuffled(house, [phone, *guests[1:]])
    assert guests[1].table.room.stage == "playing"
    assert await ended(house, [phone, *guests[1:]]) == [0, 0, 0]
    proof = transcript(guests[1].table.room)
    guests[0].received.append(m.ShuffleChanged(phone.shuffle))
    guests[0].heed()
    assert (receipt_of(guests[0])["left"], verdict(proof, receipt_of(guests[0]))) == ("not-my-seal", 4)
    await house.close()


# -- what is refused ---------------------------------------------------------------------------------------------------


@live
async def test_seals_and_parts_of_others_or_of_another_time_are_refused(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    watcher = Guest(house, None, guests[0].table_id)
    await watcher.enter()
    promise = guests[0].table.room.shuffle.fair.promise.hash.hex()  # type: ignore[union-attr]
    assert await guests[0].refused(m.Seal("a", "0" * 64, "1" * 64)) == "fair-promise"
    assert await watcher.refused(m.Seal("b", promise, "1" * 64)) == "fair-player"
    assert await guests[0].refused(m.Show("c", "0" * 64, "1" * 64)) == "fair-stage"
    for number in range(16):
        await guests[0].tell(m.Seal(f"d{number}", promise, f"{number:064x}"))
    assert await guests[0].refused(m.Seal("e", promise, "f" * 64)) == "fair-seals"
    house_entries = len(kinds(house, guests[0]))
    await guests[0].tell(m.Seal("f", promise, f"{15:064x}"))
    assert len(kinds(house, guests[0])) == house_entries  # a repetition is not stored again
    await guests[1].seal()
    await guests[2].seal()
    await house.settle()
    listed = guests[0].table.room.shuffle.fair.list_hash.hex()  # type: ignore[union-attr]
    assert await guests[0].refused(m.Show("g", listed, "1" * 64)) == "fair-part"
    assert await guests[1].refused(m.Show("h", "0" * 64, "1" * 64)) == "fair-list"
    assert await watcher.refused(m.Show("i", listed, "1" * 64)) == "fair-player"
    await house.close()


@live
async def test_a_part_shown_again_is_acknowledged_again_even_after_the_deal(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    for guest in guests:
        await guest.seal()
    await house.settle()
    again = guests[2].heed()
    for guest in guests:
        await guest.show()
    await house.settle()
    stored = len(house.store.load(guests[0].table_id))
    assert isinstance(await guests[2].tell(m.Show("again", again.list, again.part)), m.Done)  # type: ignore[union-attr]
    assert len(house.store.load(guests[0].table_id)) == stored
    await house.close()
