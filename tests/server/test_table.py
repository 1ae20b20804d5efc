"""A live table, from the opening to the end."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.core.position import position
from hotseat.protocol.refusals import Refusal
from hotseat.server import entries
from tests.server.house import Guest, House, live, play_on


@live
async def test_three_friends_play_a_game_to_its_end(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", options={"rounds": 1})
    await play_on(house, guests)
    assert table.room.stage == "finished"
    for guest in guests:
        assert guest.now.result is not None
        assert guest.last(m.TableChanged).table.stage == "finished"
    assert table.room.shuffle.chain is not None
    assert table.room.shuffle.chain.ended
    await house.close()


@live
async def test_a_person_and_bots_play_to_the_end(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "bot", "bot", "bot", options={"rounds": 2})
    await play_on(house, guests)
    assert table.room.stage == "finished"
    await house.close()


@live
async def test_a_failure_in_a_turn_refuses_whoever_asked_and_the_table_goes_on(tmp_path: Path) -> None:
    """Nobody waits forever for an answer, nothing incomplete is stored, and bots are woken again."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "bot", "bot", options={"rounds": 1})

    def break_down() -> None:
        table.add(entries.Ticked())
        raise ZeroDivisionError

    before = len(house.store.load(table.room.id))
    with pytest.raises(Refusal) as refused:
        await table.ask(break_down)
    assert refused.value.code == "failure"
    assert len(house.store.load(table.room.id)) == before
    await play_on(house, guests)
    assert table.room.stage == "finished"
    await house.close()


@live
async def test_after_a_crash_the_table_is_the_same(tmp_path: Path) -> None:
    """D3: everything in memory is lost between any two moves; state, prompts, numbers and holds come back."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", options={"rounds": 1})
    for _ in range(46):
        guest = next((one for one in guests if one.now.prompt and one.now.prompt.held is None), None)
        if guest is None or guest.now.prompt is None:
            break
        await guest.move(guest.now.prompt.moves[-1])
        await house.settle()
        before = [one.now for one in guests]
        state = table.room.state
        assert state is not None
        await house.crash()
        for one in guests:
            await one.enter(one.now.n)
        table = guests[0].table
        assert table.room.state is not None
        assert position(table.room.state) == position(state)
        for one, was in zip(guests, before, strict=True):
            now = one.now
            assert (now.n, now.view, now.asked, now.prompt) == (was.n, was.view, was.asked, was.prompt)
            assert isinstance(now, m.Welcome)
            assert now.missed == []
    assert table.room.stage == "finished"
    await house.close()


@live
async def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, _ = await house.playing("Ada", "Ben", "Cleo")
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    view = watcher.now.view
    assert view is not None
    assert all(card == "??" for hand in view["zones"]["hands"] for card in hand)
    assert watcher.now.prompt is None
    assert await watcher.refused(m.Move("x", 1, ["pain R1"])) == "not-seated"
    await house.close()


@live
async def test_whoever_asks_a_table_that_is_being_forgotten_is_told(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", friendly=True, options={"rounds": 1})
    await play_on(house, guests)
    for guest in guests:
        await guest.leave()
    waiting = asyncio.ensure_future(table.ask(table.audience.info))
    await asyncio.sleep(0)
    await house.lobby.sweep()
    with contextlib.suppress(Refusal):
        await waiting
    with pytest.raises(Refusal):
        await table.ask(table.audience.info)
    again = await house.lobby.find(table.room.id)
    assert (await again.ask(again.audience.info)).stage == "finished"
    await house.close()


@live
async def test_a_table_that_cannot_be_stored_is_not_opened(tmp_path: Path) -> None:
    house = House(tmp_path)
    lock = sqlite3.connect(tmp_path / "hotseat.sqlite", isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Refusal) as refused:
        await house.table("Ada", "Ben", "Cleo")
    assert refused.value.code == "store"
    lock.execute("ROLLBACK")
    lock.close()
    assert house.lobby.tables == {}
    await house.table("Ada", "Ben", "Cleo")
    await house.close()


@live
async def test_the_clock_of_a_busy_table_loses_nothing_between_its_turns(tmp_path: Path) -> None:
    """Found under load: each turn dropped a fraction of a millisecond, until answers seemed to arrive too early."""
    house = House(tmp_path)
    table, _ = await house.playing("Ada", "Ben", "Cleo")
    began = table.now()
    for _ in range(100):
        house.time.advance(0.0007)
        await table.ask(lambda: None)
    assert table.now() - began in (69, 70, 71)
    await house.close()
