"""D14: no statement to the database is made by the thread of the event loop, whatever anybody asks for."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from starlette.routing import Route

from hotseat import protocol as m
from hotseat.server.app import Server
from hotseat.server.lobby import Lobby
from hotseat.server.operations import Operations
from tests.server.house import live
from tests.server.online import new_table, online
from tests.server.test_responsive import finished_game
from tests.server.wire import HungUp, Wire

UNKNOWN = "aaaabbbbccccdddd"
PLACES = {"game": "spicy", "language": "en", "name": "spicy"}


@contextmanager
def statements(server: Server) -> Iterator[dict[str, list[str]]]:
    """What is asked of the database meanwhile, by the name of the thread that asks."""
    asked: dict[str, list[str]] = {}

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.setdefault(threading.current_thread().name, []).append(statement)

    sa.event.listen(server.shared.store.engine, "before_cursor_execute", note)
    yield asked
    sa.event.remove(server.shared.store.engine, "before_cursor_execute", note)


def addresses(routes: list[Any], *tables: str) -> list[tuple[str, str]]:
    """Every method of every route, for every table."""
    found: list[tuple[str, str]] = []
    for route in routes:
        if isinstance(route, Route) and route.methods:
            for method in sorted(route.methods - {"HEAD"}):
                found += [
                    (method, _address(route.path, {**PLACES, "table": id, "page:path": f"t/{id}"})) for id in tables
                ]
    return list(dict.fromkeys(found))


def _address(path: str, places: dict[str, str]) -> str:
    return re.sub("{(.*?)}", lambda place: places[place[1]], path)


async def everything(server: Server, finished: str) -> None:
    """Ask for everything that can be asked for, about tables in memory, on disk and nowhere."""
    waiting = (await new_table(server, "open", "open", "open"))["table"]
    routes = server.app.app.routes  # type: ignore[attr-defined]
    async with httpx.AsyncClient(base_url=server.public_url, timeout=60) as http:
        for method, address in addresses(routes, UNKNOWN, waiting, finished):
            body = (
                {"name": "Ben"} if address.endswith("/seats") else {"token": "0" * 32, "endpoint": "https://a.example"}
            )
            await http.request(method, address, json=body if method == "POST" else None)
    apart = Operations(server.lobby, "x").app
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(apart),
        base_url="http://127.0.0.1",
        headers={"authorization": "Bearer x"},
    ) as http:
        routes = apart.app.routes  # type: ignore[attr-defined]
        for method, address in addresses(routes, UNKNOWN, finished, waiting):
            await http.request(method, address)
    for id in (UNKNOWN, finished):
        with suppress(HungUp):
            wire = await Wire.open(server, id, hello=m.Hello(None))
            await wire.answer(m.Rematch("rematch"))
            wire.hang_up()


@live
async def test_d14_no_statement_is_made_on_the_loop(tmp_path: Path) -> None:
    finished = await finished_game(tmp_path)
    async with online(tmp_path) as server:
        with statements(server) as asked:
            await everything(server, finished)
    assert threading.current_thread().name not in asked, asked[threading.current_thread().name]
    assert len(asked) >= 2
    assert sum(map(len, asked.values())) > 20


@live
async def test_d14_a_server_that_reads_on_the_loop_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Lobby.find

    async def find(lobby: Lobby, table: str) -> Any:
        lobby.shared.store.has(table)
        return await honest(lobby, table)

    monkeypatch.setattr(Lobby, "find", find)
    finished = await finished_game(tmp_path)
    async with online(tmp_path) as server:
        with statements(server) as asked:
            await everything(server, finished)
    assert threading.current_thread().name in asked
