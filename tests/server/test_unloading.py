"""Abandoned tables leave memory and come back as they were; see the table in unloading.py."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.core.position import position
from hotseat.protocol import bodies
from hotseat.protocol.refusals import Refusal
from hotseat.server import entries, lobby
from hotseat.server.store import Contents, Store, StoreUnavailable, Told
from hotseat.server.table import Table
from tests.server.house import Guest, House, live, play_on
from tests.server.test_shuffling import ended, sealing, shuffled

HOUR = 3600.0


async def abandon(house: House, guests: list[Guest], seconds: float = 700.0) -> None:
    """Everybody leaves, and time passes with a sweep before and after."""
    await leave(house, guests, seconds)
    await house.lobby.sweep()


async def leave(house: House, guests: list[Guest], seconds: float = 700.0) -> None:
    """Everybody leaves, which a sweep notices, and time passes."""
    for guest in guests:
        await guest.leave()
    await house.lobby.sweep()
    await house.pass_time(seconds)


async def deserted(folder: Path) -> tuple[House, Table, list[Guest]]:
    """A table that everybody has left long enough ago for the next sweep to unload it."""
    house = House(folder)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    await leave(house, guests)
    return house, table, guests


def state_of(table: Table) -> object:
    room = table.room
    assert room.state is not None
    held = {seat: hold.moves for seat, hold in room.asking.held.items()}
    return (
        position(room.state),
        room.open_to(),
        held,
        room.asking.opens_at(),
        room.closes_at(),
        table.now(),
        room.told.n,
    )


@live
async def test_d15_an_abandoned_game_leaves_memory_and_returns_with_its_clock_and_held_answers(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    await play_on(house, guests, 4)
    await house.pass_time(7.3)
    held = next(guest for guest in guests if guest.now.prompt is not None)
    assert held.now.prompt is not None
    await held.move(held.now.prompt.moves[0])
    await guests[0].tell(m.Preset("p", "*", "concerned"))
    for guest in guests:
        await guest.leave()
    await house.pass_time(20)
    before = state_of(table)
    await abandon(house, [])
    assert house.lobby.tables == {}
    for guest in guests:
        await guest.enter()
    assert guests[0].table is not table
    assert state_of(guests[0].table) == before
    assert guests[0].table.room.places[0].presets == table.room.places[0].presets
    await play_on(house, guests)
    assert guests[0].table.room.stage == "finished"
    await house.close()


@live
async def test_d15_a_table_that_waits_for_its_people_is_unloaded_and_not_closed(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.table("Ada", "Ben", "Cleo")
    await abandon(house, guests, 8 * HOUR)
    assert house.lobby.tables == {}
    await guests[1].enter()
    assert guests[1].table.room.stage == "waiting"
    assert guests[1].last(m.Welcome).you == "B"
    assert table.room.id == guests[1].table_id
    await house.close()


@live
async def test_d15_tables_that_nobody_attends_do_not_keep_others_out(tmp_path: Path) -> None:
    house = House(tmp_path, most_tables=1)
    _, guests = await house.table("Ada", "Ben", "Cleo")
    new = bodies.NewTable("stick-em", [bodies.NewSeat()] * 3)
    with pytest.raises(Refusal, match="as many tables"):
        await house.lobby.open(new)
    for guest in guests:
        await guest.leave()
    with pytest.raises(Refusal, match="as many tables"):
        await house.lobby.open(new)
    await house.pass_time(11)
    ticket = await house.lobby.open(new)
    assert list(house.lobby.tables) == [ticket.table]
    await guests[0].enter()
    assert len(house.lobby.tables) == 2
    await house.close()


@live
async def test_d15_opening_the_links_of_many_abandoned_tables_does_not_fill_the_memory(tmp_path: Path) -> None:
    house = House(tmp_path, most_tables=3)
    ids = []
    for _ in range(12):
        ids.append((await house.lobby.open(waiting_table())).table)
        await house.lobby.sweep()
        await house.pass_time(11)
    for id in ids:
        await house.lobby.find(id)
        await house.pass_time(11)
    assert len(house.lobby.tables) <= 4
    await house.close()


def waiting_table() -> bodies.NewTable:
    return bodies.NewTable("stick-em", [bodies.NewSeat("open") for _ in range(3)], {}, "Ada")


@live
async def test_d15_the_clock_of_a_turn_based_game_goes_on_and_wakes_it(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", pace="turn-based", friendly=True)
    clock = guests[0].now.clock
    assert clock is not None
    await abandon(house, guests)
    assert house.lobby.tables == {}
    await house.pass_time(1 * HOUR)
    assert house.lobby.tables == {}
    await guests[0].enter()
    later = guests[0].last(m.Welcome).clock
    assert clock.left - later.left == int((HOUR + 700) * 1000)
    moves = len(guests[0].table.room.record.moves)  # type: ignore[union-attr]
    await abandon(house, guests[:1])
    for _ in range(50):
        await house.pass_time(1 * HOUR)
        await house.lobby.sweep()
        await settled(house)
    found = await house.lobby.find(table.room.id)
    assert found.room.record is not None
    assert len(found.room.record.moves) > moves  # two days are over: the clock has answered
    await house.close()


async def settled(house: House) -> None:
    """Wait until tables that are being loaded are there."""
    while house.lobby._loading:
        await asyncio.sleep(0.001)
    await house.settle()


@live
async def test_d15_bots_play_on_to_the_end_but_not_without_the_person_they_wait_for(tmp_path: Path) -> None:
    house = House(tmp_path)
    alone, _ = await house.table("bot", "bot", "bot", options={"rounds": 1})
    await house.lobby.find(alone.room.id)
    host = next(iter(alone.audience.everybody))
    await alone.ask(lambda: alone.add(entries.Started(7)))
    house.lobby.leave(alone, host)
    await house.settle()
    mixed, guests = await house.playing("Ada", "bot", "bot", options={"rounds": 1})
    await guests[0].leave()
    for _ in range(400):
        await house.pass_time(30)
        await house.lobby.sweep()
        if not house.lobby.tables:
            break
    assert house.lobby.tables == {}
    assert (await house.lobby.find(alone.room.id)).room.stage == "finished"
    assert (await house.lobby.find(mixed.room.id)).room.stage == "playing"
    await house.close()


@live
async def test_d15_a_restart_loads_only_what_was_in_memory(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, away = await house.playing("Ada", "Ben", "Cleo")
    slow, days = await house.playing("Dora", "Emil", "Finn", pace="turn-based", friendly=True)
    await abandon(house, [*away, *days])
    here, _ = await house.playing("Gil", "Hugo", "Ida")
    assert set(house.lobby.tables) == {here.room.id}
    await house.crash()
    await house.lobby.load_all()
    assert set(house.lobby.tables) == {here.room.id}
    await house.pass_time(3 * HOUR)  # the next reading of the clock is due
    await settled(house)
    assert slow.room.id in house.lobby.tables
    await away[0].enter()
    assert away[0].table.room.stage == "playing"
    await house.crash()
    await house.lobby.load_all()
    assert set(house.lobby.tables) == {here.room.id, slow.room.id, away[0].table_id}
    await house.close()


@pytest.mark.parametrize(("days", "stage"), [(0, "playing"), (2, "closed")])
@live
async def test_d15_the_host_says_when_an_abandoned_game_is_archived(tmp_path: Path, days: int, stage: str) -> None:
    house = House(tmp_path, archive_days=days)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    kept, others = await house.playing("Dora", "Emil", "Finn")
    await abandon(house, [*guests, *others], 36 * HOUR)
    assert house.lobby.tables == {}
    await others[0].enter()
    await abandon(house, others[:1], 24 * HOUR)
    await house.lobby.sweep()
    found = await house.lobby.find(table.room.id)
    assert found.room.stage == stage
    assert (await house.lobby.find(kept.room.id)).room.stage == "playing"
    if stage == "closed":
        with pytest.raises(Refusal, match="closed"):
            await guests[0].enter()
    await house.close()


@live
async def test_d15_whoever_enters_while_the_table_is_unloaded_is_at_the_table(tmp_path: Path) -> None:
    house, table, guests = await deserted(tmp_path)
    await asyncio.gather(house.lobby.sweep(), guests[0].enter())
    assert guests[0].connection in guests[0].table.audience.everybody
    assert guests[0].table is table
    assert house.store.asleep() == []
    await house.close()


@live
async def test_d15_a_table_stays_in_memory_while_the_store_cannot_write(tmp_path: Path) -> None:
    house, table, _ = await deserted(tmp_path)
    lock = sqlite3.connect(tmp_path / "hotseat.sqlite", isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    await house.lobby.sweep()
    lock.execute("ROLLBACK")
    lock.close()
    assert list(house.lobby.tables) == [table.room.id]
    await house.lobby.sweep()
    assert house.lobby.tables == {}
    await house.close()


@live
async def test_d15_a_table_found_in_the_store_while_it_is_being_opened_is_not_loaded_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that has just started looks for unfinished tables while people open new ones."""
    house = House(tmp_path)
    store, loop = house.lobby.shared.store, asyncio.get_running_loop()
    real = store.append

    def told_late(table: str, rows: list[entries.Row], contents: Contents | None, told: Told) -> None:
        def later(problem: StoreUnavailable | None) -> None:
            loop.call_later(0.05, told, problem)

        real(table, rows, contents, later)

    monkeypatch.setattr(store, "append", told_late)
    opening = asyncio.create_task(house.lobby.open(bodies.NewTable("stick-em", [bodies.NewSeat()] * 3, name="Ada")))
    while not (stored := store.unfinished()):
        await asyncio.sleep(0)
    found = await house.lobby.find(stored[0])
    ticket = await opening
    assert found is house.lobby.tables[ticket.table]
    for name in ("Ben", "Cleo"):
        await house.lobby.join(ticket.table, bodies.Join(name))
    assert len(store.load(ticket.table)) == 3
    await house.close()


@live
async def test_d15_a_store_that_does_not_answer_at_the_start_delays_the_loading_and_does_not_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "AGAIN_SECONDS", 0.0)
    house, table, _ = await deserted(tmp_path)
    await house.crash()
    for name in ("asleep", "unfinished", "load"):
        _fail_once(monkeypatch, name)
    await house.lobby.load_all()
    assert set(house.lobby.tables) == {table.room.id}
    await house.close()


def _fail_once(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The next read of the store with this method fails."""
    method, failures = getattr(Store, name), [StoreUnavailable("no answer")]

    def read(*args: object) -> object:
        if failures:
            raise failures.pop()
        return method(*args)

    monkeypatch.setattr(Store, name, read)


@live
async def test_d15_a_shuffle_that_everybody_left_returns_with_its_seals_and_its_time(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests = await sealing(house, "Ada", "Ben", "Cleo")
    await guests[0].seal()
    await house.pass_time(4)
    await abandon(house, guests)
    await house.pass_time(24 * HOUR)
    assert house.lobby.tables == {}
    for guest in guests:
        await guest.enter()
    assert 0 < guests[0].shuffle.closes_in <= 11_000
    assert guests[0].participant.player not in guests[0].shuffle.waits_for
    await shuffled(house, guests[1:])
    await guests[0].show()
    assert await ended(house, guests) == [0, 0, 0]
    await house.close()


@live
async def test_d15_chat_votes_and_answered_commands_survive_and_a_spectator_keeps_the_table(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben, cleo) = await house.playing("Ada", "Ben", "Cleo")
    await ada.tell(m.Say("said", "hello"))
    await ben.leave()
    await house.pass_time(16)
    await ada.tell(m.Vote("vote", "B", "wait"))
    watching = Guest(house, None, table.room.id)
    await watching.enter()
    await abandon(house, [ada, cleo])
    assert house.lobby.tables != {}
    await abandon(house, [watching])
    assert house.lobby.tables == {}
    await ada.enter()
    welcome = ada.last(m.Welcome)
    assert ([line.text for line in welcome.chat], welcome.table.votes) == (["hello"], {"B": {"A": "wait"}})
    entries_before = ada.table.room.seq
    await ada.tell(m.Say("said", "hello"))
    assert ada.table.room.seq == entries_before
    await house.close()
