"""H1 to H9: nobody receives what they may not know, byte for byte over real sockets; servers that leak are caught."""

import asyncio
import itertools
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.games import GAMES
from tests.server.house import Guest, House, live
from tests.server.leaky import MUTANTS, Mutant
from tests.server.worlds import PAIRS_PER_TABLE, Difference, Tally, compare_worlds
from tests.volume import Progress, seed, tally, volume

PAIRS = volume(18, 20_000)
"""Per game."""


@pytest.mark.parametrize("id", sorted(GAMES))
def test_h1_two_worlds_look_the_same_on_the_wire(memory: Path, id: str) -> None:
    """Any players, any options, any moment, any seat or a spectator: equal bytes until the rules show something."""
    found, progress = Tally(), Progress(f"H1 {id}", PAIRS)
    for number in range(-(-PAIRS // PAIRS_PER_TABLE)):
        asyncio.run(compare_worlds(memory / str(number), id, seed(number), found))
        progress.at(found.pairs, f"pairs, {found.steps:,} steps, {found.bytes:,} equal bytes")
    assert found.pairs >= PAIRS
    assert found.steps > 3 * PAIRS
    tally("H1", pairs=found.pairs, steps=found.steps)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
def test_h1_a_server_that_leaks_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    def caught(id: str, number: int) -> bool:
        with monkeypatch.context() as broken:
            try:
                asyncio.run(compare_worlds(memory / f"{id}{number}", id, number, Tally(), lambda: mutant(broken)))
            except Difference:
                return True
        return False

    assert any(caught(id, number) for number, id in itertools.product(range(4), ("stick-em", "chili-mafia", "spicy")))


# -- the rest ----------------------------------------------------------------------------------------------------------


def frames(guest: Guest) -> list[bytes]:
    """The raw frames that came since the last time."""
    raw: list[bytes] = []
    while not guest.connection.outgoing.empty():
        frame = guest.connection.outgoing.get_nowait()
        if frame is not None:
            raw.append(frame)
    return raw


@live
async def test_the_length_of_a_frame_comes_in_steps(tmp_path: Path) -> None:
    """H8."""
    house = House(tmp_path)
    _, guests = await house.playing("Ada", "Ben", "Cleo")
    await guests[0].enter()
    guests[0].connection.send(m.Done("x", 1))
    assert [len(frame) % 256 for frame in frames(guests[0])] == [0]
    await house.close()


@live
async def test_commits_of_the_shuffle_appear_only_all_together(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, guests = await house.table("Ada", "Ben", "Cleo")
    await guests[0].tell(m.Start("s"))
    await guests[0].seal()
    await house.settle()
    assert guests[1].last(m.Fair).fair.commits == []
    assert guests[1].last(m.Fair).fair.waits_for == ["B", "C"]
    await guests[1].seal()
    await guests[2].seal()
    await house.settle()
    assert len(guests[1].last(m.Fair).fair.commits) == 3
    await house.close()


@live
async def test_delayed_spectators_see_the_table_a_minute_late(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", spectators="delayed", pace="none")
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    assert watcher.now.view is None
    for guest in guests:
        assert guest.now.prompt is not None
        await guest.move(guest.now.prompt.moves[0])
    await house.settle()
    watcher.read()
    assert watcher.last(m.Update) is None
    await house.pass_time(61)
    assert watcher.last(m.Update).view is not None
    await house.close()


@live
async def test_no_spectators_where_the_host_wants_none(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, _ = await house.table("Ada", "Ben", "Cleo", spectators="none")
    watcher = Guest(house, None, table.room.id)
    with pytest.raises(Exception, match="without spectators"):
        await watcher.enter()
    await house.close()
