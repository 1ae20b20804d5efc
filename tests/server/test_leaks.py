"""H1 to H9: nobody receives what they may not know, byte for byte over real sockets; servers that leak are caught."""

import itertools
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.games import GAMES
from tests.server.house import Guest, House, live, play_on
from tests.server.leaky import MUTANTS, Mutant
from tests.server.leaky_windows import WINDOW_MUTANTS
from tests.server.loop import run
from tests.server.pairs import Difference, Tally
from tests.server.table_kinds import compare_worlds
from tests.server.worlds import tables_online
from tests.volume import SOAK, Progress, seed, tally, volume

PAIRS = volume(30, 20_000)
"""Per game."""
PAIRS_PER_TABLE = 20 if SOAK else 3


@pytest.mark.parametrize("id", sorted(GAMES))
def test_h1_two_worlds_look_the_same_on_the_wire(memory: Path, id: str) -> None:
    """Any players, any options, any moment, any seat or a spectator: equal bytes until the rules show something."""
    found, progress = Tally(), Progress(f"H1 {id}", PAIRS)

    async def compare() -> None:
        async with tables_online(memory) as server:
            for number in range(-(-PAIRS // PAIRS_PER_TABLE)):
                await compare_worlds(server, id, seed(number), found, PAIRS_PER_TABLE)
                progress.at(found.pairs, f"pairs, {found.steps:,} steps, {found.bytes:,} equal bytes")

    run(compare())
    assert found.pairs >= PAIRS
    assert found.steps > 3 * PAIRS
    assert found.kinds >= {"friendly", "fair"}
    tally("H1", pairs=found.pairs, steps=found.steps, secrets=found.secrets)


@pytest.mark.parametrize(("id", "number"), [("chili-mafia", 50_000_001), ("chili-mafia", 54_000_006)])
def test_h1_worlds_that_once_differed_look_the_same(memory: Path, id: str, number: int) -> None:
    """Found by soaks. 50000001: in a filled view the other seats had not noticed what everybody sees. 54000006: a seat
    had answered, in one world only, before a Lifeline interrupted the window, which no live table does.
    """

    async def compare() -> None:
        async with tables_online(memory) as server:
            await compare_worlds(server, id, number, Tally(), 20)

    run(compare())


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
def test_h1_a_server_that_leaks_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    assert run(caught(memory, monkeypatch, mutant, ("stick-em", "chili-mafia", "spicy"), 6))


@pytest.mark.parametrize("mutant", WINDOW_MUTANTS, ids=lambda mutant: mutant.__name__)
def test_h1_h5_a_server_whose_windows_leak_is_caught(
    memory: Path, monkeypatch: pytest.MonkeyPatch, mutant: Mutant
) -> None:
    """Head, clock, bank, numbers, waiting lists, undo, presets and order: what hidden plans and abilities changed."""
    assert run(caught(memory, monkeypatch, mutant, ("chili-mafia",), 60))


async def caught(
    folder: Path, monkeypatch: pytest.MonkeyPatch, mutant: Mutant, games: tuple[str, ...], tables: int
) -> bool:
    """Whether the comparison finds a difference at one of these tables of each game."""
    async with tables_online(folder) as server:
        for number, id in itertools.product(range(tables), games):
            with monkeypatch.context() as broken:
                try:
                    await compare_worlds(server, id, number, Tally(), 6, lambda: mutant(broken))
                except Difference as found:
                    print(f"{id} {number}: {found}")
                    return True
    return False


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
async def test_seals_and_parts_of_the_shuffle_appear_only_all_together(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, guests = await house.table("Ada", "Ben", "Cleo")
    await guests[0].tell(m.Start("s"))
    await guests[0].seal()
    await house.settle()
    told = guests[1].shuffle
    assert (told.list, told.parts) == (None, None)
    assert told.waits_for == [guest.participant.player for guest in guests[1:]]
    await guests[1].seal()
    await guests[2].seal()
    await house.settle()
    assert all(guests[1].shuffle.list["seals"])
    await guests[1].show()
    await guests[2].show()
    await house.settle()
    assert (guests[0].shuffle.stage, guests[0].shuffle.parts) == ("show", None)
    await guests[0].show()
    await house.settle()
    assert all(guests[0].shuffle.parts)
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
async def test_delayed_spectators_get_everything_in_order_and_the_end_last(tmp_path: Path) -> None:
    """H9: the end is no secret, so it is not delayed, but it follows everything that happened before it."""
    house = House(tmp_path)
    options = {"rounds": 1}
    table, guests = await house.playing("Ada", "Ben", "Cleo", spectators="delayed", pace="none", options=options)
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    await play_on(house, guests)
    assert table.room.stage == "finished"
    seen = [update for update in watcher.read() if isinstance(update, m.Update)]
    assert [update.n for update in seen] == sorted(update.n for update in seen)
    assert [update.result is not None for update in seen] == [False] * (len(seen) - 1) + [True]
    await house.pass_time(120)
    assert not [update for update in watcher.read() if isinstance(update, m.Update)]
    await house.close()


@live
async def test_delayed_spectators_read_the_chat_as_late_as_they_see_the_table(tmp_path: Path) -> None:
    """H9: what is said during play is about what they have not seen yet."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", spectators="delayed", pace="none")
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    await guests[0].tell(m.Say("1", "what a card"))
    late = Guest(house, None, table.room.id)
    await late.enter()
    assert [one.text for guest in guests[1:] for one in chat(guest)] == ["what a card"] * 2
    assert [*chat(watcher), *late.last(m.Welcome).chat] == []
    await house.pass_time(61)
    assert [one.text for one in chat(watcher)] == ["what a card"]
    await house.close()


def chat(guest: Guest) -> list[m.ChatLine]:
    """What this guest has read in the chat since the last time."""
    return [message.line for message in guest.read() if isinstance(message, m.Chat)]


@live
async def test_no_spectators_where_the_host_wants_none(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, _ = await house.table("Ada", "Ben", "Cleo", spectators="none")
    watcher = Guest(house, None, table.room.id)
    with pytest.raises(Exception, match="without spectators"):
        await watcher.enter()
    await house.close()
