"""A real server process is killed after every step of a shuffle; the clients only know that the line broke."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from hotseat import protocol as m
from hotseat.client import Client, Level, join_table, open_table, play
from hotseat.client.lobby import asked
from hotseat.fairness.pf2 import FileJournal
from tests.server.house import live
from tests.server.served import Nursed, Served
from tests.server.test_shuffling import verdict
from tests.volume import PATIENCE


class Held(Client):
    """A client whose seals and parts get lost on the way until they are let through."""

    let_through: tuple[type, ...] = ()

    async def _send(self, command: m.Command) -> None:
        if not isinstance(command, m.Seal | m.Show) or isinstance(command, self.let_through):
            await super()._send(command)


def entries_of(folder: Path, table: str) -> list[str]:
    """The entries of the shuffle in the log of a server that may be running."""
    with sqlite3.connect(f"file:{folder / 'hotseat.sqlite'}?mode=ro", uri=True) as database:
        query = "SELECT json_extract(entry, '$.entry') FROM log WHERE table_id = ? ORDER BY seq"
        found = [kind for (kind,) in database.execute(query, (table,))]
    database.close()
    return [kind for kind in found if kind.startswith("fair") or kind == "started"]


async def stored(folder: Path, table: str, count: int) -> None:
    """Wait until the log has this many entries of the shuffle."""
    async with asyncio.timeout(PATIENCE):
        while len(entries_of(folder, table)) < count:
            await asyncio.sleep(0.02)


async def restarted(served: Served) -> None:
    served.kill()
    await asyncio.to_thread(served.start)


@live
async def test_kill_9_after_every_step_leaves_a_shuffle_that_continues(tmp_path: Path) -> None:
    with Nursed(tmp_path, PAUSES="0") as served:
        ticket = await asyncio.to_thread(
            open_table, served.url, "stick-em", ["open"] * 3, pace="turn-based", options={"rounds": 1}
        )
        tickets = [ticket, *[await asyncio.to_thread(join_table, ticket["link"], name) for name in ("Ben", "Cleo")]]
        journals = [FileJournal(tmp_path / f"journal{seat}", served.url) for seat in range(3)]
        people = [
            Held(ticket["link"], one["token"], journal, first_wait=0.02)
            for one, journal in zip(tickets, journals, strict=True)
        ]
        for person in people:
            await person.__aenter__()
        while not all(person.connected for person in people):
            await asyncio.sleep(0.01)
        await people[0].command(m.Start)
        expected = 1
        for kind, entries in ((m.Seal, (1, 1, 2)), (m.Show, (1, 1, 2))):
            for person, new in zip(people, entries, strict=True):
                person.let_through = (*person.let_through, kind)
                await restarted(served)
                expected += new
                await stored(tmp_path, ticket["table"], expected)
        await restarted(served)
        await asyncio.gather(*[play(person, Level("random", seat)) for seat, person in enumerate(people)])
        kinds = entries_of(tmp_path, ticket["table"])
        assert kinds == ["fair-promised", *["fair-sealed"] * 3, "fair-listed", *["fair-shown"] * 3, "started"]
        proof: Any = await asyncio.to_thread(asked, f"{served.url}/api/tables/{ticket['table']}/fair")
        assert [verdict(proof, person.receipt()) for person in people] == [0, 0, 0]
        for person in people:
            await person.__aexit__(None, None, None)
