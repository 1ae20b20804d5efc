"""Cheating servers against unmodified clients, over real sockets: nobody is told that a chosen deal was fair."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

from hotseat import protocol as m
from hotseat.client import Client, Level, play
from hotseat.fairness.pf2 import MemoryJournal
from hotseat.server import shuffling
from hotseat.server.app import Server
from tests.server import hostile_servers as hostile
from tests.server.house import live
from tests.server.online import new_table, online, request
from tests.server.test_shuffling import verdict
from tests.volume import PATIENCE

NAMES = ("Ben", "Cleo")
LIVE = [Subprotocol(m.SUBPROTOCOL)]
CARD = re.compile(r'(?<=[" ])[RY](?=[0-9]+[" ])')
COLOURS = str.maketrans("RY", "YR")


@contextlib.asynccontextmanager
async def people(server: Server, lines: tuple[str, ...] = ("", "", "")) -> AsyncIterator[tuple[str, list[Client]]]:
    """A table with three people, each at one of these addresses, whose host has just started the game."""
    ticket = await new_table(server, "open", "open", "open", options={"rounds": 1}, pace="none")
    body = [{"name": name} for name in NAMES]
    others = [await request(server, f"/api/tables/{ticket['table']}/seats", one) for one in body]
    links = [ticket["link"].replace(server.public_url, line or server.public_url) for line in lines]
    tokens = [one["token"] for one in (ticket, *others)]
    clients = [Client(link, token, MemoryJournal()) for link, token in zip(links, tokens, strict=True)]
    async with contextlib.AsyncExitStack() as stack:
        for client in clients:
            await stack.enter_async_context(client)
        while not all(client.connected for client in clients):
            await asyncio.sleep(0.005)
        await clients[0].command(m.Start)
        yield ticket["table"], clients


async def until(*facts: Any) -> None:
    """Wait until all of these calls return something true."""
    async with asyncio.timeout(PATIENCE):
        while not all(fact() for fact in facts):
            await asyncio.sleep(0.01)


def alarm(client: Client, kind: str) -> Any:
    return lambda: client.part is not None and client.part.alarm == kind


async def verdicts(server: Server, table: str, clients: list[Client]) -> list[int]:
    """What `hotseat verify` tells each of them at the end of the game."""
    proof = await request(server, f"/api/tables/{table}/fair")
    return [verdict(proof, client.receipt()) for client in clients]


@contextlib.asynccontextmanager
async def cut_once(server: Server, swaps: bool) -> AsyncIterator[str]:
    """The address of a line that breaks at the deal; with `swaps`, red and yellow cards change places behind it."""
    cuts: list[str] = []

    def swapped(text: str) -> str:
        return CARD.sub(lambda card: card[0].translate(COLOURS), text) if swaps else text

    async def forward(near: ServerConnection) -> None:
        assert near.request is not None
        far = await connect(
            f"ws{server.public_url.removeprefix('http')}{near.request.path}", subprotocols=LIVE, proxy=None
        )

        async def up() -> None:
            async for frame in near:
                await far.send(swapped(str(frame)))

        async with far:
            sending = asyncio.create_task(up())
            async for frame in far:
                if '"type":"update"' in str(frame) and not cuts:
                    cuts.append("at the deal")
                    break
                await near.send(swapped(str(frame)))
            sending.cancel()

    async with serve(forward, "127.0.0.1", 0, subprotocols=LIVE) as line:
        yield f"http://127.0.0.1:{line.sockets[0].getsockname()[1]}"


@live
async def test_a_server_that_cuts_the_line_and_shows_other_cards_is_caught(tmp_path: Path) -> None:
    """Cleo does not play with the cards of the transcript. Ben's line is cut as well, but tells the truth."""
    async with (
        online(tmp_path, pauses=0) as server,
        cut_once(server, False) as true,
        cut_once(server, True) as false,
        people(server, ("", true, false)) as (table, clients),
    ):
        await played(clients)
        assert [len(client.receipt()["resumed"]) for client in clients] == [0, 1, 1]
        assert await verdicts(server, table, clients) == [0, 0, 1]


async def played(clients: list[Client]) -> None:
    await asyncio.gather(*[play(client, Level("random", seat)) for seat, client in enumerate(clients)])
    await until(*[lambda client=client: client.now is not None and client.now.result is not None for client in clients])


@live
async def test_an_honest_server_is_believed(tmp_path: Path) -> None:
    async with online(tmp_path, pauses=0) as server, people(server) as (table, clients):
        await played(clients)
        assert await verdicts(server, table, clients) == [0, 0, 0]
        codes = {client.part.code for client in clients if client.part is not None}
        assert len(codes) == 1
        assert len(codes.pop()) == 9


@pytest.mark.parametrize(
    ("cheat", "expected"),
    [
        (hostile.deals_again, [1, 1, 1]),
        (hostile.leaves_out_the_last, [0, 0, 4]),
        (hostile.deals_alone, [5, 5, 5]),
        (hostile.promises_twice, [0, 0, 0]),
    ],
    ids=["grinds after the parts", "leaves one out", "deals alone", "promises twice before any part"],
)
@live
async def test_a_cheat_that_deals_is_in_the_verdicts(
    cheat: hostile.Cheat, expected: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shuffling, "go_on", cheat)
    async with online(tmp_path, pauses=0) as server, people(server) as (table, clients):
        await played(clients)
        assert await verdicts(server, table, clients) == expected


@live
async def test_a_server_that_grinds_convicts_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both signed lists are in every receipt."""
    monkeypatch.setattr(shuffling, "go_on", hostile.deals_again)
    async with online(tmp_path, pauses=0) as server, people(server) as (_, clients):
        await until(*[alarm(client, "second") for client in clients])
        for client in clients:
            receipt = client.receipt()
            assert receipt["second"]["list"]["signature"] != receipt["list"]["signature"]
            assert client.part is not None
            assert client.part.code == ""


@pytest.mark.parametrize(
    "cheat", [hostile.asks_again, hostile.changes_the_list], ids=["new promise after the parts", "changed list"]
)
@live
async def test_a_second_promise_or_list_gets_no_answer(
    cheat: hostile.Cheat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shuffling, "go_on", cheat)
    async with online(tmp_path, pauses=0) as server, people(server) as (table, clients):
        await until(*[alarm(client, "second") for client in clients])
        fair = shuffling.shuffle_of(server.lobby.tables[table].room)
        for client in clients:
            receipt = client.receipt()
            assert receipt["second"]["promise"] == fair.promise.json()
            assert receipt["promise"] != fair.promise.json() or receipt["list"] != receipt["second"]["list"]
        if cheat is hostile.asks_again:
            assert fair.seals == {}


@live
async def test_a_server_that_blames_a_player_loses_the_table_and_every_receipt_counts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with online(tmp_path, pauses=0) as server:
        with monkeypatch.context() as patched:
            patched.setattr(shuffling, "go_on", hostile.blames_the_last)
            async with people(server) as (table, clients):
                await until(*[lambda client=client: client.part.given_up for client in clients])
                journals = [client.part.participant.journal for client in clients if client.part is not None]
                proof = await request(server, f"/api/tables/{table}/fair")
                assert verdict(proof, clients[0].receipt()) == 6
        async with people(server) as (table, clients):
            for client, journal in zip(clients, journals, strict=True):
                assert client.part is not None
                for game in journal.games():
                    for note in journal.read(game):
                        client.part.participant.journal.append(game, note)
            await played(clients)
            assert await verdicts(server, table, clients) == [3, 3, 3]


@live
async def test_a_table_that_was_given_up_cannot_be_revived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffling, "go_on", hostile.revives)
    async with online(tmp_path, pauses=0) as server, people(server) as (_, clients):
        await until(*[alarm(client, "revived") for client in clients])
        assert [client.part.code for client in clients if client.part is not None] == ["", "", ""]
