"""H5: when a sealed window closes tells nothing about what anybody holds.

An attacker records when many windows close, some where a seat holds the card that could answer and some where it does
not. Time is the table's own, so whatever differs is the server's doing and not the machine's.
"""

from pathlib import Path

import pytest

from hotseat.games.chili_mafia.cards import CARD_TEXTS
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.server import messages as m
from hotseat.server import windows
from tests.server.house import Guest, House, live
from tests.server.test_windows import asked, until_question


async def closing_time(house: House, guests: list[Guest]) -> tuple[bool, float]:
    """One window: two seats leave it to their presets, the rest press at once; when the attacker sees it close."""
    holder, attacker = asked(guests)[:2]
    state = holder.table.room.state
    assert isinstance(state, ChiliMafia)
    holds = "FU" in [CARD_TEXTS[card] for card in state.hands[holder.seat]]
    n, began = attacker.now.n, house.time.now()
    await holder.tell(m.Preset(holder.id(), "response", "able"))
    await attacker.tell(m.Preset(attacker.id(), "response", "concerned"))
    for guest in asked(guests):
        if guest is not holder and guest is not attacker:
            await guest.move("let")
    await house.settle()
    while attacker.now.n == n:
        await house.pass_time(0.05)
    return holds, round(house.time.now() - began, 2)


async def closing_times(folder: Path) -> dict[bool, set[float]]:
    """When windows close, by whether the seat that leaves it to its preset holds the card."""
    times: dict[bool, set[float]] = {True: set(), False: set()}
    for seed in range(12):
        (folder / str(seed)).mkdir()
        house = House(folder / str(seed))
        _, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="chili-mafia", pace="normal")
        await until_question(house, guests, "response", seed)
        holds, time = await closing_time(house, guests)
        times[holds].add(time)
        await house.close()
    return times


@live
async def test_h5_a_window_lasts_as_long_whether_or_not_somebody_could_answer(tmp_path: Path) -> None:
    times = await closing_times(tmp_path)
    assert times[True]
    assert times[False]
    assert len(times[True] | times[False]) == 1


def test_h5_a_server_that_answers_at_once_for_who_cannot_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The usual mistake: whoever has nothing to say is passed over at once."""
    monkeypatch.setattr(windows, "_preset_moment", lambda room: room.opens_at())

    @live
    async def hasty() -> None:
        times = await closing_times(tmp_path)
        assert len(times[True] | times[False]) > 1

    hasty()
