"""The event loop waits for nothing: with a database that hangs, everything that does not need it still answers."""

import asyncio
import contextlib
import signal
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hotseat import protocol as m
from hotseat.protocol.refusals import Refusal
from hotseat.server import aside, probe, replay
from hotseat.server.app import Server
from hotseat.server.store import Store
from tests.server.house import House, live, play_on
from tests.server.online import new_table, online
from tests.server.postgres import Postgres
from tests.server.wire import Wire

UNKNOWN = "/api/tables/aaaabbbbccccdddd"


class Frozen:
    """A function that blocks its thread until it is let go."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self.entered = threading.Event()
        self.let_go = threading.Event()
        self.thread = ""

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.thread = threading.current_thread().name
        self.entered.set()
        assert self.let_go.wait(60)
        return self.function(*args, **named)

    async def reached(self) -> None:
        assert await asyncio.to_thread(self.entered.wait, 60)


@pytest.fixture
def frozen_reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[Frozen]:
    frozen = Frozen(Store.load)
    monkeypatch.setattr(Store, "load", lambda store, table: frozen(store, table))
    yield frozen
    frozen.let_go.set()


def browser(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.public_url, timeout=60)


@live
async def test_d14_a_read_that_hangs_holds_up_nobody_else(tmp_path: Path, frozen_reads: Frozen) -> None:
    async with online(tmp_path) as server, browser(server) as http:
        ticket = await new_table(server, "open", "open", "open")
        unknown = [asyncio.create_task(http.get(UNKNOWN)) for _ in range(3)]
        await frozen_reads.reached()
        for path in ("/healthz", "/readyz", "/api/tables", "/api/finished", f"/api/tables/{ticket['table']}"):
            assert (await http.get(path)).status_code == 200, path
        assert not any(task.done() for task in unknown)
        frozen_reads.let_go.set()
        assert [(await task).status_code for task in unknown] == [404] * 3
    assert frozen_reads.thread.startswith("store-reader")


@live
async def test_d14_a_read_is_given_up_and_too_many_are_refused(
    tmp_path: Path, frozen_reads: Frozen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aside, "PATIENCE", 0.2)
    async with online(tmp_path) as server, browser(server) as http:
        answer = await http.get(UNKNOWN)
        assert (answer.status_code, answer.json()["code"]) == (503, "store")
        monkeypatch.setattr(aside, "MOST_WAITING", 0)
        monkeypatch.setattr(aside, "PATIENCE", 60)
        assert (await http.get(UNKNOWN)).json()["code"] == "store"


@live
async def test_d14_a_table_that_reloads_after_a_failed_write_holds_up_nobody_else(
    tmp_path: Path, frozen_reads: Frozen
) -> None:
    frozen_reads.let_go.set()
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    other, _ = await house.playing("Dora", "Emil", "Finn")
    before = table.room.seq
    frozen_reads.let_go.clear()
    with locked(tmp_path):
        said = asyncio.create_task(guests[0].refused(m.Say("1", "hello")))
        await frozen_reads.reached()
        assert await other.ask(lambda: other.room.stage) == "playing"
        assert not table.certain
        assert not said.done()
        frozen_reads.let_go.set()
        assert await said == "store"
    assert (table.room.seq, table.certain) == (before, True)
    await guests[0].tell(m.Say("1", "hello"))
    await house.close()


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program has locked the database for writing."""
    other = sqlite3.connect(folder / "hotseat.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@live
async def test_d14_liveness_and_readiness_differ_while_sqlite_is_locked(tmp_path: Path) -> None:
    async with online(tmp_path) as server, browser(server) as http:
        assert (await http.get("/readyz")).json()["status"] == "ready"
        with locked(tmp_path):
            answer = await http.get("/readyz")
            assert (answer.status_code, answer.json()["code"]) == (503, "store")
            assert (await http.get("/healthz")).json()["status"] == "ok"
        while (await http.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.1)  # a probe that began while the file was locked may still be waiting


@live
async def test_d14_liveness_and_readiness_differ_while_postgresql_is_frozen(
    tmp_path: Path, server_of_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SIGSTOP to the database: its connections stay open and nothing comes back."""
    async with online(tmp_path, db=server_of_postgres.url) as server, browser(server) as http:
        ticket = await new_table(server, "open", "open", "open")
        monkeypatch.setattr(aside, "PATIENCE", 0.3)
        monkeypatch.setattr(probe, "PATIENCE", 0.3)
        server_of_postgres.signal(signal.SIGSTOP)
        try:
            assert [(await http.get("/readyz")).status_code for _ in range(3)] == [503] * 3
            assert (await http.get(UNKNOWN)).status_code == 503
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get(f"/api/tables/{ticket['table']}")).status_code == 200
            assert server.shared.store.waiting == 1  # the three shared one probe
        finally:
            server_of_postgres.signal(signal.SIGCONT)
        monkeypatch.setattr(aside, "PATIENCE", 60)
        monkeypatch.setattr(probe, "PATIENCE", 60)
        assert (await http.get("/readyz")).status_code == 200
        assert (await http.get(UNKNOWN)).status_code == 404


@live
async def test_d14_a_replay_is_computed_beside_the_loop_and_has_a_budget_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished_game(tmp_path)
    frozen = Frozen(replay.replay)
    monkeypatch.setattr(replay, "replay", frozen)
    path = f"/api/tables/{table}/replay?count=200"
    async with online(tmp_path, requests=100) as server, browser(server) as http:
        pending = asyncio.create_task(http.get(path))
        await frozen.reached()
        assert (await http.get("/healthz")).status_code == 200
        assert not pending.done()
        frozen.let_go.set()
        assert (await pending).status_code == 200
        assert frozen.thread.startswith("computer")
        answers = [await http.get(path) for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) > 5
        assert int(refused[0].headers["Retry-After"]) >= 1
        assert refused[0].json()["code"] == "too-often"
        assert (await http.get("/api/games")).status_code == 200


async def finished_game(folder: Path) -> str:
    """The id of a finished table in the database of this folder."""
    house = House(folder)
    table, guests = await house.playing("Ada", "Ben", "Cleo", options={"rounds": 1})
    await play_on(house, guests)
    await house.close()
    return table.room.id


@live
async def test_d14_more_computations_than_can_wait_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = aside.Aside()
    monkeypatch.setattr(aside, "MOST_WAITING", 0)
    with pytest.raises(Refusal, match="busy"):
        await beside.compute(int)
    beside.close()


@live
async def test_d14_health_is_told_to_an_address_that_has_used_up_its_requests(tmp_path: Path) -> None:
    """A proxy and a watchdog on the same computer share an address; a flood must not have the server restarted."""
    async with online(tmp_path, requests=10) as server, browser(server) as http:
        assert {(await http.get("/api/games")).status_code for _ in range(20)} == {200, 429}
        assert [(await http.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 200]


@live
async def test_d14_reading_tables_that_are_not_in_memory_has_a_budget_and_tables_in_memory_have_none(
    tmp_path: Path,
) -> None:
    async with online(tmp_path, requests=100) as server, browser(server) as http:
        ticket = await new_table(server, "open", "open", "open")
        codes = [(await http.get(f"/api/tables/aaaabbbbccccdd{number:02d}")).status_code for number in range(60)]
        assert set(codes) == {404, 429}
        assert (await http.get(f"/api/tables/{ticket['table']}")).status_code == 200


@live
async def test_d14_a_socket_waits_for_the_budget_of_its_address_before_a_table_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished_game(tmp_path)
    async with online(tmp_path) as server:
        waits = [0.01, 0.01, 0.0]
        monkeypatch.setattr(server.addresses.expensive, "take", lambda *_: waits.pop(0))
        for _ in range(2):  # the second time it is in memory
            wire = await Wire.open(server, table, hello=m.Hello())
            assert waits == []
            wire.hang_up()
