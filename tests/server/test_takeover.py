"""D16: whatever is under way at a table goes on at another node: shuffles, races, rematches, late spectators, chat."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.client import Client, Level, RefusedCommand, join_table, open_table, play
from hotseat.client.lobby import asked
from hotseat.fairness.pf2 import MemoryJournal
from tests.server.house import live
from tests.server.postgres import Postgres
from tests.server.test_shuffle_killed import Held
from tests.server.test_shuffling import verdict
from tests.server.town import Town, town, until


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, common_postgres: Postgres) -> Iterator[Town]:
    """Two nodes."""
    folder: Path = tmp_path_factory.mktemp("pair")
    with town(folder, common_postgres.new_database(), "n1", "n2") as built:
        for node in built.nodes.values():
            node.environment["HOTSEAT_SPECTATOR_DELAY"] = "3"
        yield built


async def taken_over(pair: Town, table: str) -> None:
    """The owner of the table is killed, the other node has the table, and the owner is started again."""
    await asyncio.to_thread(pair.wait_until_steady)
    owner = pair.owner(table)
    assert owner is not None
    await asyncio.to_thread(pair.nodes[owner].kill)
    await asyncio.to_thread(until, lambda: pair.owner(table) not in (None, owner))
    await asyncio.to_thread(pair.nodes[owner].start)


class Table:
    """A table with three people, connected."""

    def __init__(self, pair: Town, game: str, person: type[Client] = Client, **wishes: Any) -> None:
        ticket = open_table(pair.url, game, ["open"] * 3, "Ada", **wishes)
        self.id, self.link = ticket["table"], ticket["link"]
        tickets = [ticket, *[join_table(self.link, name) for name in ("Ben", "Cleo")]]
        self.people = [person(self.link, one["token"], MemoryJournal(), 0.05, True) for one in tickets]

    async def __aenter__(self) -> "Table":
        for one in self.people:
            await one.__aenter__()
        await self.all(lambda one: one.connected)
        return self

    async def __aexit__(self, *_: object) -> None:
        for one in self.people:
            await one.__aexit__(None, None, None)

    async def all(self, holds: Callable[[Any], object]) -> None:
        """Wait until this holds for all of them."""
        async with asyncio.timeout(30):
            while not all(holds(one) for one in self.people):
                await asyncio.sleep(0.01)

    async def played(self) -> None:
        """Random players bring the game to its end."""
        playing = [play(one, Level("random", seat)) for seat, one in enumerate(self.people)]
        await asyncio.gather(*playing)


@live
async def test_a_shuffle_goes_on_and_receipts_from_before_and_after_verify(pair: Town) -> None:
    async with Table(pair, "stick-em", Held, options={"rounds": 1}, pace="turn-based") as table:
        await table.people[0].command(m.Start)
        for kind in (m.Seal, m.Show):
            for person in table.people[:2]:
                person.let_through = (*person.let_through, kind)  # type: ignore[attr-defined]
            await _repeated(table)
            await taken_over(pair, table.id)  # one seal, or one part, is missing
            await table.all(lambda one: one.connected)
            table.people[2].let_through = (*table.people[2].let_through, kind)  # type: ignore[attr-defined]
            await _repeated(table)
        playing = asyncio.create_task(table.played())
        await table.all(lambda one: one.now is not None and one.now.n > 5)
        await taken_over(pair, table.id)
        await playing
        await asyncio.to_thread(pair.wait_until_steady)  # a node that just starts is no address for a GET yet
        proof = await asyncio.to_thread(asked, f"{pair.url}/api/tables/{table.id}/fair")
        assert [verdict(proof, person.receipt()) for person in table.people] == [0, 0, 0]


async def _repeated(table: Table) -> None:
    """Let everybody hear again of the step that is due, as after a lost connection."""
    for person in table.people:
        if person._socket is not None:
            await person._socket.close()
    await asyncio.sleep(0.2)
    await table.all(lambda one: one.connected)


@live
async def test_a_race_goes_on_with_the_answer_that_was_held(pair: Town) -> None:
    async with Table(pair, "wazabi", friendly=True, pace="none") as table:
        await table.people[0].command(m.Start)
        racer = await _until_a_race(table)
        await racer.move("slap")
        await taken_over(pair, table.id)
        await table.all(lambda one: one.connected)
        kinds = "SELECT string_agg(entry::json ->> 'entry', ' ' ORDER BY seq) FROM log WHERE table_id = %s"
        held = str(pair.one(kinds, table.id)).split().index("held")
        for other in [one for one in table.people if one is not racer]:
            await _answers(other, "pass")
        await asyncio.to_thread(until, lambda: "moved" in str(pair.one(kinds, table.id)).split()[held:])


async def _until_a_race(table: Table) -> Client:
    """Play until a slap is called for; returns one of those who may slap."""
    async with asyncio.timeout(40):
        while True:
            for one in table.people:
                prompt = None if one.now is None else one.now.prompt
                if prompt is None or prompt.held is not None:
                    continue
                if "slap" in prompt.moves:
                    return one
                await _answers(one, prompt.moves[0])
            await asyncio.sleep(0.01)


async def _answers(one: Client, move: str) -> None:
    try:
        await one.move(move)
    except RefusedCommand:
        return  # somebody was faster


@live
async def test_a_rematch_goes_on(pair: Town) -> None:
    async with Table(pair, "stick-em", options={"rounds": 1}, friendly=True, pace="none") as table:
        await table.people[0].command(m.Start)
        await table.played()
        new = (await table.people[0].command(m.Rematch)).table
        assert isinstance(new, str)
        await taken_over(pair, new)
        await table.all(lambda one: one.connected)
        assert (await table.people[1].command(m.Rematch)).table == new
        link = f"{pair.url}/t/{new}"
        again = [Client(link, one.token, MemoryJournal(), 0.05, True) for one in table.people]
        for one in again:
            await one.__aenter__()
        async with asyncio.timeout(30):
            while not all(one.info is not None and one.info.stage == "playing" for one in again):
                await asyncio.sleep(0.01)  # everybody has come along, so it starts by itself
        for one in again:
            await one.__aexit__(None, None, None)


@live
async def test_late_spectators_chat_and_presets_go_on(pair: Town) -> None:
    wishes: dict[str, Any] = {"friendly": True, "spectators": "delayed", "options": {"rounds": 1}, "pace": "none"}
    async with Table(pair, "stick-em", **wishes) as table, Client(table.link, None) as spectator:
        await table.people[0].command(m.Start)
        await table.people[1].command(m.Say, text="good luck")
        await table.people[1].command(m.Preset, attention="concerned")
        welcomes: list[m.Welcome] = []
        reading = asyncio.create_task(_welcomes(table.people[1], welcomes))
        await taken_over(pair, table.id)
        async with asyncio.timeout(30):
            while not welcomes:
                await asyncio.sleep(0.01)
        reading.cancel()
        assert [line.text for line in welcomes[-1].chat] == ["good luck"]
        assert list(welcomes[-1].presets.values()) == ["concerned"]
        await table.played()
        async with asyncio.timeout(30):
            while spectator.now is None or spectator.now.result is None:
                await asyncio.sleep(0.01)


async def _welcomes(client: Client, found: list[m.Welcome]) -> None:
    before = True
    async for message in client.updates():
        if isinstance(message, m.Welcome) and not before:
            found.append(message)
        before = before and not isinstance(message, m.Welcome)
