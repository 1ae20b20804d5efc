"""Players reach a table wherever it is: through nginx at once, through another proxy by trying again."""

import contextlib
import json
import urllib.error
import urllib.request
from functools import partial
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from hotseat import protocol as m
from hotseat.client import Client, join_table, open_table
from tests.server.loop import run
from tests.server.served import Served
from tests.server.town import got, town, until


def status(url: str, **headers: str) -> int:
    """The status of a GET request."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code


def lists(url: str, tables: set[str]) -> bool:
    """Whether the public list names exactly these tables."""
    return {table["id"] for table in json.loads(got(f"{url}/api/tables"))} == tables


async def farewell(url: str, table: str) -> list[str]:
    """What a node says to a socket for a table of another one."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address, subprotocols=[Subprotocol(m.SUBPROTOCOL)]) as socket:
        told = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                told.append(json.loads(await socket.recv()))
    return [told[0]["code"], told[0]["facts"]["node"], told[-1]["reason"]]


async def greeted(link: str, token: str) -> str | None:
    """The seat with which a client is welcomed."""
    async with Client(link, token) as client:
        async for message in client.updates():
            if isinstance(message, m.Welcome):
                return message.you
    return None


def test_every_request_reaches_the_node_that_owns_the_table(tmp_path: Path, database: str) -> None:
    with town(tmp_path, database, "n1", "n2") as built:
        tickets = [
            open_table(built.url, "stick-em", ["open"] * 3, friendly=True, visibility="public") for _ in range(6)
        ]
        for ticket in tickets:
            owner = built.owner(ticket["table"])
            assert owner is not None
            other = built.nodes["n2" if owner == "n1" else "n1"]
            path = f"/api/tables/{ticket['table']}"
            assert status(built.nodes[owner].url + path) == 200
            assert status(other.url + path) == 421
            assert status(built.url + path) == 200
            assert status(f"{built.url}/api/tables/{'2' * 16}") == 404
            assert join_table(ticket["link"], "Ben")["seat"] == "B"
            assert run(greeted(ticket["link"], ticket["token"])) == "A"
            assert run(farewell(other.url, ticket["table"])) == ["moved", owner, "moved"]
        for node in built.nodes.values():
            until(partial(lists, node.url, {ticket["table"] for ticket in tickets}))


def test_bots_without_spectators_play_on_at_another_node(tmp_path: Path, database: str) -> None:
    with town(tmp_path, database, "n1", "n2") as built:
        built.wait_until_steady()
        ticket = open_table(built.url, "stick-em", ["random"] * 3, friendly=True, sit=False, options={"rounds": 20})

        async def start() -> None:
            async with Client(ticket["link"], ticket["token"]) as client:
                await client.command(m.Start)

        run(start())
        owner = built.owner(ticket["table"])
        assert owner is not None
        length = "SELECT count(*) FROM log WHERE table_id = %s"
        until(lambda: int(str(built.one(length, ticket["table"]))) > 10)
        built.nodes[owner].kill()
        until(lambda: built.owner(ticket["table"]) not in (None, owner))
        before = int(str(built.one(length, ticket["table"])))
        until(lambda: int(str(built.one(length, ticket["table"]))) > before)


def test_limits_count_the_address_that_a_trusted_proxy_reports(tmp_path: Path) -> None:
    with Served(tmp_path, PROXIES="127.0.0.1", REQUESTS="10", MOST_CONNECTIONS="1") as served:
        url = f"{served.url}/api/games"
        far = {"X-Forwarded-For": "198.51.100.1"}
        assert 429 in [status(url, **far) for _ in range(20)]
        assert (
            status(url, **{"X-Forwarded-For": "203.0.113.9, 198.51.100.1"}) == 429
        )  # the first part is anybody's claim
        assert status(url, **{"X-Forwarded-For": "198.51.100.2"}) == 200


def test_a_server_without_trusted_proxies_believes_nobody(tmp_path: Path) -> None:
    with Served(tmp_path, REQUESTS="10") as served:
        url = f"{served.url}/api/games"
        said = [status(url, **{"X-Forwarded-For": f"198.51.100.{number}"}) for number in range(20)]
        assert 429 in said
