"""D18: after a restart everybody comes at once; the server lets them in at a pace, and the tables play on."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.client import Client
from hotseat.client.backing_off import BackOff
from hotseat.server import arrivals
from hotseat.server.arrivals import AT_ONCE, Arrivals
from hotseat.server.aside import unavailable
from hotseat.server.table import Table
from tests.server.house import live
from tests.server.online import line, new_table, online, say, until
from tests.server.test_overload import everybody_plays, honest_table
from tests.volume import tally, volume

CROWD = volume(150, 4_000)


def test_each_wait_is_longer_with_chance_and_never_shorter_than_the_server_asks() -> None:
    back_off = BackOff(0.5)
    for longest in (0.75, 1.5, 3, 6, 12, 22.5, 22.5):
        waits = [BackOff(0.5, back_off.failures).next() for _ in range(50)]
        assert longest / 3 <= min(waits) < max(waits) <= longest
        back_off.next()
    back_off.told(40)
    assert 40 <= back_off.next() <= 60
    assert back_off.next() <= 22.5
    back_off.succeeded()
    assert back_off.next() <= 0.75


@live
async def test_some_have_their_turn_at_once_then_those_inside_before_those_outside() -> None:
    crowd, let_in = Arrivals(), []

    def guest(name: str) -> Callable[[], None]:
        return lambda: let_in.append(name)

    for number in range(AT_ONCE + 5):
        crowd.come(guest(f"outside {number}"))
    assert len(let_in) == AT_ONCE
    crowd.come(guest("inside"), inside=True)
    while len(let_in) < AT_ONCE + 6:
        await asyncio.sleep(0.001)
    assert let_in[AT_ONCE:] == ["inside", *[f"outside {number}" for number in range(AT_ONCE, AT_ONCE + 5)]]


@live
async def test_a_late_loop_lets_nobody_in_until_it_has_caught_up() -> None:
    crowd, turns = Arrivals(), []
    for number in range(3 * AT_ONCE):
        crowd.come(lambda number=number: turns.append(number))  # type: ignore[misc]
    while len(turns) < 2 * AT_ONCE:
        assert len(turns) % AT_ONCE == 0  # always as many as have their turn together
        await asyncio.sleep(0)


@live
async def test_who_would_wait_too_long_comes_back_and_not_all_at_the_same_time() -> None:
    crowd = Arrivals()
    for _ in range(AT_ONCE + 2_000):
        crowd.come(lambda: None)
    waits = {crowd.come_back() for _ in range(20)}
    assert len(waits) > 10
    assert min(waits) > 0
    assert crowd.turned_away == 20


@live
async def test_d18_a_crowd_comes_in_while_a_table_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrivals, "PATIENCE", 0.05)  # so that a small crowd is too large
    monkeypatch.setattr(arrivals, "FIRST_RATE", 200.0)
    many = CROWD * 3
    async with online(tmp_path, most_connections=many, requests=many) as server, contextlib.AsyncExitStack() as stack:
        server.limits.burst = 1e6
        table, players = await honest_table(server, stack)
        tickets = [await new_table(server, "open", "open", "open") for _ in range(10)]
        for ticket in tickets:
            server.lobby.drop(ticket["table"])  # as after a restart
        links = [tickets[number % len(tickets)]["link"] for number in range(CROWD)]
        clients = [Client(link, None, first_wait=0.2) for link in links]
        before = table.room.seq
        crowd = asyncio.gather(*[_until_welcome(client) for client in clients])
        await everybody_plays(players, crowd.done)
        assert await crowd == [True] * CROWD
        assert table.room.seq > before + 10
        assert server.addresses.arrivals.turned_away > 0
        tally("D18", clients=CROWD, moves=table.room.seq - before)


async def _until_welcome(client: Client) -> bool:
    async with client:
        async for message in client.updates():
            if isinstance(message, m.Welcome):
                return True
    return False


@live
async def test_d18_a_database_that_does_not_answer_hello_ends_nobodys_attempts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        find, failures = server.lobby.find, [unavailable(), unavailable()]

        async def find_or_fail(id: str) -> Table:
            if failures:
                raise failures.pop()
            return await find(id)

        monkeypatch.setattr(server.lobby, "find", find_or_fail)
        async with line(server, ticket["table"]) as socket:
            await say(socket, m.Hello(ticket["token"]))
            assert (await until(socket, m.Refused)).code == "store"
            bye = await until(socket, m.Bye)
            assert (bye.reason, 1000 <= bye.wait <= 3000) == ("busy", True)
        assert await _until_welcome(Client(ticket["link"], ticket["token"], first_wait=0.01))
