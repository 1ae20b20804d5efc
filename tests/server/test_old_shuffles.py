"""Tables of protocol pf1: games that were dealt are played and proved as before, unfinished shuffles are dropped."""

from functools import partial
from pathlib import Path

import pytest

from hotseat.fairness.verify import verify
from hotseat.server import entries, shuffling
from hotseat.server.replay import transcript
from hotseat.server.room import Room
from tests.server.house import House, live, stored
from tests.server.test_old_logs import tables

HERE = Path(__file__).parent
DEALT = list(tables(HERE / "old_logs" / "pf1.jsonl"))
SEALING = list(tables(HERE / "old_shuffles" / "pf1.jsonl"))


@pytest.mark.parametrize(("told", "rows"), DEALT, ids=["finished", "in play"])
def test_a_game_dealt_by_pf1_is_still_proved_by_pf1(told: dict[str, str], rows: list[entries.Row]) -> None:
    room = Room(told["table"])
    for row in rows:
        room.fold(row)
    if told["stage"] == "playing":
        room.fold(entries.Row(room.seq, room.at, entries.Closed("test")))
    proof = transcript(room)
    assert proof["format"] == "hotseat transcript 1"
    assert [code for code, _ in verify(proof, replay=True)][-1] == "consistent"


@pytest.mark.parametrize(("told", "rows"), SEALING, ids=["committing", "revealing", "after a void attempt"])
@live
async def test_a_table_that_was_sealing_by_pf1_waits_again_and_is_shuffled_by_pf2(
    told: dict[str, str], rows: list[entries.Row], tmp_path: Path
) -> None:
    house = House(tmp_path)
    await stored(house.store, told["table"], rows)
    table = await house.lobby.find(told["table"])
    await house.settle()
    stood = [row.entry.seat for row in rows if isinstance(row.entry, entries.Stood)]
    assert table.room.stage == "waiting"
    assert [seat for seat, place in enumerate(table.room.places) if place.plan.kind == "open"] == stood
    await house.crash()
    table = await house.lobby.find(told["table"])
    await house.settle()
    assert (table.room.stage, house.store.length(told["table"])) == ("waiting", len(rows) + 1)
    for seat in stood:
        await table.ask(partial(table.add, entries.SeatSet(seat, entries.SeatPlan("bot", "", "random"))))
    await table.ask(lambda: shuffling.promise(table, -1, ""))
    assert table.room.shuffle.fair is not None
    assert [seat.seat for seat in table.room.shuffle.fair.promise.seats] == ["A", "B", "C", "D"]
    await house.close()
