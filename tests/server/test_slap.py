"""The slap: who was first, what it gives away, and what it interrupts."""

import random
from pathlib import Path

from hotseat import protocol as m
from hotseat.core.state import State
from hotseat.games import game
from hotseat.games.wazabi.slap import race_is_on
from hotseat.games.wazabi.state import Wazabi
from hotseat.server.entries import Moved
from hotseat.server.table import Table
from tests.contract import laws
from tests.server.house import Guest, House, live
from tests.server.manual_time import ManualTime
from tests.server.online import online
from tests.server.test_windows import asked, happens_after, until_question
from tests.server.worlds import dealt


async def at_a_slap(house: House, race: bool) -> tuple[Table, list[Guest]]:
    """A game of Wazabi in which all three are asked whether they slap; where it ends before that, the next one."""
    rng = random.Random(3)
    for _ in range(20):
        table, guests = await house.playing("Ada", "Ben", "Cleo", game="wazabi", pace="none")
        while await until_question(house, guests, "slap", rng):
            state = table.room.state
            assert isinstance(state, Wazabi)
            if race_is_on(state) == race and len(asked(guests)) == len(guests):
                await house.pass_time(0.8)
                return table, guests
            await house.pass_time(4)
    raise AssertionError("no such race")


@live
async def test_the_slap_goes_to_the_earliest_after_the_allowance_for_the_line(tmp_path: Path) -> None:
    """A slower line's slap that was made first wins although it arrives second; the allowance ends at 150 ms."""
    house = House(tmp_path)
    table, guests = await at_a_slap(house, race=True)
    fast, slow = guests[0], guests[1]
    slow.connection._trips.extend([0.2] * 5)
    await house.pass_time(0.3)
    assert (await fast.move("slap")).held
    await house.pass_time(0.05)
    assert (await slow.move("slap")).held
    await house.pass_time(0.2)
    moved = [row.entry for row in house.store.load(table.room.id) if isinstance(row.entry, Moved)]
    slap = table.room.state.setup.game.moves.parse("slap") if table.room.state else -1
    assert [one.seat for one in moved if one.moves == [slap]][-1:] == [slow.seat]
    await house.close()


@live
async def test_nobody_learns_who_holds_back_in_a_race(tmp_path: Path) -> None:
    """Holds are not announced; the window closes as soon as everybody has answered, and nobody answers twice."""
    house = House(tmp_path)
    table, guests = await at_a_slap(house, race=False)
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    ada, ben, cleo = guests
    before = [one.now for one in (ben, cleo, watcher)]
    heard = [len(one.received) for one in (ben, cleo, watcher)]
    assert (await ada.move("hold")).held
    await house.settle()
    for one, count, now in zip((ben, cleo, watcher), heard, before, strict=True):
        one.read()
        assert not [said for said in one.received[count:] if not isinstance(said, m.TableChanged | m.ClockChanged)]
        assert one.now.asked == now.asked
    assert ada.now.prompt is not None
    assert ada.now.prompt.held == ["hold"]
    assert await ada.refused(m.Move("again", ada.now.prompt.question, ["slap"])) == "too-late"
    assert await ada.refused(m.Withdraw("back", ada.now.prompt.question)) == "nothing-held"
    n = table.room.told.n
    await ben.move("hold")
    await cleo.move("hold")
    await house.settle()
    assert table.room.told.n >= n + 3
    assert not table.room.asking.held
    await house.close()


@live
async def test_a_slap_comes_before_the_holds_and_ends_the_race(tmp_path: Path) -> None:
    """WZ-5.5: a player who declined before the first slap is not asked again."""
    house = House(tmp_path)
    table, (ada, ben, _) = await at_a_slap(house, race=True)
    await ada.move("hold")
    await ben.move("slap")
    await house.pass_time(0.2)
    moved = [row.entry for row in house.store.load(table.room.id) if isinstance(row.entry, Moved)]
    assert moved[-1].seat == ben.seat
    assert not table.room.asking.held
    assert not [said for said in ada.received if isinstance(said, m.Refused)]
    await house.close()


@live
async def test_the_slap_window_is_equally_long_with_and_without_a_race(tmp_path: Path) -> None:
    for race in (True, False):
        (tmp_path / str(race)).mkdir()
        house = House(tmp_path / str(race))
        table, _ = await at_a_slap(house, race=race)
        await happens_after(house, table, still=2.9, then=0.2)
        await house.close()


def slap_with_a_penalty() -> tuple[State, int, int]:
    """A slap that leads to a question to one seat while the window is still to go on; who slaps, and who else."""
    setup = game("wazabi").setup(6, {"dice": 2, "steal_piment": True})
    slap = setup.game.moves.parse("slap")
    for seed in range(400):
        for state in laws.play(setup, seed):
            if state.over or state.question.name != "slap":
                continue
            for first in state.question.open_to(state):
                after = state.clone()
                after.push(slap, first)
                pending = "SlapOn" in [type(step).__name__ for step in after.agenda]
                others = [seat for seat in state.question.open_to(state) if seat != first]
                if not after.over and after.question.name != "slap" and pending and others:
                    return state.clone(), first, others[0]
    raise AssertionError("no such race")


@live
async def test_a_second_slap_waits_while_the_penalty_of_the_first_is_asked_for(tmp_path: Path) -> None:
    """Regression: it was handed to the engine during that question, which blocked the table permanently."""
    state, first, second = slap_with_a_penalty()
    time = ManualTime()
    async with online(tmp_path, time) as server:
        world = await dealt(server, state.setup, "none", "allowed")
        await world.stand_at(state, first, 1)
        for seat in (first, second):
            done = await world.wires[seat].answer(m.Move(f"slap{seat}", 1, ["slap"]))
            assert isinstance(done, m.Done)
            assert done.held
        time.advance(0.4)
        await world.observer.caught_up("after")
        moved = world.moved()
        assert [entry.seat for entry in moved] == [first]
        assert second in world.table.room.asking.held
        asked = world.state.question.open_to(world.state)[0]
        line = world.state.setup.game.moves.text(world.state.moves(asked)[0])
        number = world.table.room.places[asked].asked
        assert isinstance(await world.wires[asked].answer(m.Move("penalty", number, [line])), m.Done)
        world.hang_up()
