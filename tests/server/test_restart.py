"""D4: a restart with many open games. (`python -m bench.load.restart` measures the speed.)"""

import os
from pathlib import Path

from bench.load.restart import copies
from hotseat import protocol as m
from hotseat.games import GAMES
from hotseat.server.entries import Moved
from tests.server.house import Guest, House, live

TABLES = 1000 if os.environ.get("HOTSEAT_SOAK") else 60


@live
async def test_d4_every_table_is_back_and_no_clock_ran_while_the_server_was_down(tmp_path: Path) -> None:
    house = House(tmp_path)
    guests: list[Guest] = []
    for game in GAMES:
        table, seated = await house.playing("Ada", "Ben", "Cleo", game=game, pace="normal", spectators="none")
        for guest in [one for one in seated if one.now.prompt is not None and one.now.prompt.held is None]:
            prompt = guest.now.prompt
            if prompt is not None and guest.seat in table.room.open_to():
                await guest.move(prompt.moves[0])
                await house.settle()
        guests += seated
    await house.pass_time(2)
    for guest in guests:
        await guest.leave()
    before = {guest: guest.now for guest in guests}
    made = await copies(house.store, TABLES)
    await house.crash()
    house.time.advance(100_000)
    await house.lobby.load_all()
    await house.settle()
    assert len(house.lobby.tables) == TABLES
    for original, copy in [*{(guest.table_id, guest.table_id) for guest in guests}, *made]:
        for guest in [one for one in guests if one.table_id == original]:
            await _is_where_it_was(house, guest, copy, before)
    for id in house.lobby.tables:
        rows = [row.entry for row in house.store.load(id)]
        assert not [entry for entry in rows if isinstance(entry, Moved) and entry.by == "clock"]
    await house.close()


async def _is_where_it_was(house: House, guest: Guest, table: str, before: dict[Guest, m.Snapshot]) -> None:
    again = Guest(house, None, table)
    again.token = guest.token
    await again.enter()
    now, old = again.now, guest.now
    assert before[guest] is old
    assert (now.n, now.view, now.asked) == (old.n, old.view, old.asked)
    assert (now.prompt and (now.prompt.question, now.prompt.moves, now.prompt.held)) == (
        old.prompt and (old.prompt.question, old.prompt.moves, old.prompt.held)
    )
    if old.clock is not None:
        assert now.clock is not None
        assert now.clock.left >= old.clock.left
    await again.leave()
