"""Standing up and sitting down on bots' seats: receipts stay valid, and kill -9 loses or doubles nothing of it."""

import asyncio
import contextlib
import random
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.client import Client, Level, RefusedCommand, join_table, open_table, play
from hotseat.client.lobby import asked
from hotseat.fairness.pf2 import FileJournal
from tests.server.house import live
from tests.server.online import new_table, online, request
from tests.server.served import Nursed
from tests.server.test_shuffling import verdict
from tests.server.wire import HungUp, Wire
from tests.volume import seed, volume

# -- receipts ----------------------------------------------------------------------------------------------------------


async def stands_up(client: Client, after: int, away: int | None) -> None:
    """Play at random, stand up after some answers, and come back after some updates, if at all."""
    level, answers, seen = Level("random", 7), 0, 0
    async for message in client.updates():
        if not isinstance(message, m.Welcome | m.Update):
            continue
        if message.result is not None:
            return
        seen += 1
        if client.you is None:
            if away is not None and seen > away:
                await client.command(m.Return)
        elif message.rest is not None:
            await client.go_on()
        elif message.prompt is not None and message.prompt.held is None and message.view is not None:
            answers += 1
            if answers == after:
                seen = 0
                await client.command(m.Stand)
            else:
                with contextlib.suppress(RefusedCommand):  # a bot has answered in the meantime
                    await client.move(*level.choose(message.view, message.prompt, client.you))


@pytest.mark.parametrize("spectators", ["allowed", "delayed", "none"])
@pytest.mark.parametrize("away", [None, 5])
@live
async def test_f9_the_receipt_of_somebody_who_stood_up_fits_whether_they_came_back_or_not(
    tmp_path: Path, spectators: str, away: int | None
) -> None:
    if spectators != "allowed":
        away = None if away is None else 0  # nobody shows them anything that they could wait for
    async with online(tmp_path, pauses=0) as server:
        kinds: dict[str, Any] = {"pace": "none", "spectators": spectators, "options": {"rounds": 1}}
        ticket = await new_table(server, "open", "open", "bot", **kinds)
        tickets = [ticket, await request(server, f"/api/tables/{ticket['table']}/seats", {"name": "Ben"})]
        journals = [FileJournal(tmp_path / f"journal{seat}", server.public_url) for seat in range(2)]
        async with (
            Client(ticket["link"], tickets[0]["token"], journals[0]) as ada,
            Client(ticket["link"], tickets[1]["token"], journals[1]) as ben,
        ):
            await ada.command(m.Start)
            await asyncio.gather(play(ada, Level("random", 1)), stands_up(ben, 3, away))
            proof = await request(server, f"/api/tables/{ticket['table']}/fair")
            assert [verdict(proof, client.receipt()) for client in (ada, ben)] == [0, 0]
            heads = [len(client.receipt()["heads"]) for client in (ada, ben)]
            assert 0 < heads[1] <= heads[0]


# -- kill -9 -----------------------------------------------------------------------------------------------------------


@dataclass
class Person:
    """Somebody with a token, and which commands the server acknowledged."""

    name: str
    token: str
    request: int | None = None
    acknowledged: set[str] = field(default_factory=set)
    wire: Wire | None = None


class Killed:
    """A table of two people and two bots whose server is killed while people ask for seats, agree, sit and stand up."""

    def __init__(self, served: Nursed, rng: random.Random) -> None:
        self.served = served
        self.rng = rng
        self.server: Any = SimpleNamespace(config=SimpleNamespace(port=served.port))
        self.table = ""
        self.people: list[Person] = []
        self.newcomers = 0

    async def open(self) -> None:
        ticket = await asyncio.to_thread(
            open_table, self.served.url, "stick-em", ["open", "open", "random", "random"], friendly=True, pace="none"
        )
        ben = await asyncio.to_thread(join_table, ticket["link"], "Ben")
        self.table = ticket["table"]
        self.people = [Person("Ada", ticket["token"]), Person("Ben", ben["token"])]
        await self.connect()
        assert self.people[0].wire is not None
        assert isinstance(await self.people[0].wire.answer(m.Start("start")), m.Done)

    async def connect(self) -> list[m.Welcome]:
        """Everybody reconnects; returns the welcomes."""
        self.hang_up()
        found = []
        for person in self.people:
            person.wire = await Wire.open(self.server, self.table)
            person.wire.say(m.Hello(person.token))
            found.append(await person.wire.until(m.Welcome))
        return found

    def hang_up(self) -> None:
        for person in self.people:
            if person.wire is not None:
                person.wire.hang_up()

    async def ask(self) -> Person:
        """A newcomer asks for a bot's seat; the ticket acknowledges it."""
        self.newcomers += 1
        name = f"New{self.newcomers}"
        ticket: Any = await asyncio.to_thread(
            asked, f"{self.served.url}/api/tables/{self.table}/seats", {"name": name, "seat": "C"}
        )
        self.people.append(Person(name, ticket["token"], ticket["request"]))
        return self.people[-1]

    async def say_and_kill(self, commands: list[tuple[Person, Any]]) -> None:
        """Send all commands, kill the server after a random number of answers, and note what was acknowledged."""
        for person, command in commands:
            assert person.wire is not None
            person.wire.say(command)
        most = self.rng.randrange(len(commands) + 1)
        for person, command in commands[:most]:
            assert person.wire is not None
            answer = await person.wire.until(m.Done | m.Refused)
            assert isinstance(answer, m.Done), answer
            person.acknowledged.add(command.id)
        await asyncio.sleep(self.rng.random() * 0.004)
        self.served.kill()
        for person, command in commands[most:]:
            with contextlib.suppress(HungUp):
                assert person.wire is not None
                answer = await person.wire.until(m.Done | m.Refused)
                person.acknowledged |= {command.id} if isinstance(answer, m.Done) else set()
        await asyncio.to_thread(self.served.start)


async def seated_and_killed(killed: Killed, number: int) -> None:
    """A newcomer asks, both agree, the server is killed in the middle; then the newcomer stands up, and again."""
    ada, ben, *_ = killed.people
    new = await killed.ask()
    await killed.connect()
    assert new.request is not None
    agree = [(person, m.Consent(f"yes{number}", new.request, agree=True)) for person in (ada, ben)]
    await killed.say_and_kill(agree)
    *_, welcome = await killed.connect()
    request = next((one for one in welcome.table.requests if one.number == new.request), None)
    agreed = {"A", "B"} if request is None else set(request.agreed)
    assert (welcome.you == "C") == (request is None), "the seat is taken exactly if the request is settled"
    for person, letter in ((ada, "A"), (ben, "B")):
        assert letter in agreed or f"yes{number}" not in person.acknowledged, "an acknowledged consent was lost"
    if request is None:
        assert welcome.view is not None
        assert all(card != "??" for card in welcome.view["zones"]["hands"][2])
    for person, command in agree:
        assert person.wire is not None
        answer = await person.wire.answer(command)
        assert isinstance(answer, m.Done), "a repeated command is acknowledged again"
    if welcome.you is None and new.wire is not None:
        await new.wire.until(m.Welcome)  # now the seat is given
    await killed.say_and_kill([(new, m.Stand(f"up{number}"))])
    *_, welcome = await killed.connect()
    stood = welcome.you is None
    assert stood or f"up{number}" not in new.acknowledged, "an acknowledged leave was lost"
    assert (welcome.stood == "C") == stood
    assert welcome.view is not None
    assert not stood or all(card == "??" for hand in welcome.view["zones"]["hands"] for card in hand or [])
    assert ada.wire is not None
    assert isinstance(await ada.wire.answer(m.Remove(f"out{number}", "C")), m.Done)
    assert new.wire is not None
    new.wire.hang_up()
    killed.people.remove(new)


async def kill_repeatedly(served: Nursed, rounds: int) -> None:
    """As many newcomers as rounds take and leave a bot's seat of a server that is killed meanwhile."""
    with served:
        killed = Killed(served, random.Random(seed(3)))
        try:
            await killed.open()
            for number in range(rounds):
                await seated_and_killed(killed, number)
        finally:
            killed.hang_up()
        taken = [kind for kind in stored_kinds(served.folder) if kind == "seated"]
        assert len(taken) == 1 + killed.newcomers, "every newcomer was seated once"


@live
async def test_d1_kill_9_in_the_middle_of_taking_and_leaving_a_bots_seat_loses_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    await kill_repeatedly(Nursed(tmp_path, PAUSES="0"), volume(4, 100))


@live
async def test_d1_a_server_that_gives_seats_before_they_are_stored_is_caught(tmp_path: Path) -> None:
    with pytest.raises((AssertionError, HungUp)):
        await kill_repeatedly(Nursed(tmp_path, "tests.server.mutant_early:serve", PAUSES="0"), 4)


def stored_kinds(folder: Path) -> list[str]:
    """The kinds of all entries."""
    with contextlib.closing(sqlite3.connect(f"file:{folder / 'hotseat.sqlite'}?mode=ro", uri=True)) as database:
        return [kind for (kind,) in database.execute("SELECT json_extract(entry, '$.entry') FROM log")]
