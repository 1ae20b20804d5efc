"""D19: finished tables move to the archive, from where everything still opens; nothing is lost on the way."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from hotseat.games import GAMES
from hotseat.server import archive
from hotseat.server.archiving import DAY, Archiving
from hotseat.server.backup import back_up, replayed
from hotseat.server.database import ARCHIVE, LOG, SNAPSHOTS
from hotseat.server.entries import Row, Said
from hotseat.server.operations import Operations
from hotseat.server.running import _uvicorn, bound
from hotseat.server.store import Store
from tests.cli.shell import hotseat_process
from tests.server.house import House, live, play_on, stored
from tests.server.online import new_table, online, request
from tests.server.test_postgres import PostgresHouse
from tests.volume import tally


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A server on either database."""
    if request.param == "SQLite":
        yield House(tmp_path)
    else:
        yield PostgresHouse(tmp_path, request.getfixturevalue("database"))


async def finished(house: House, **wishes: object) -> str:
    """A table whose game is over."""
    table, guests = await house.playing("Ada", "Ben", "Cleo", **wishes)
    await play_on(house, guests)
    assert table.room.stage == "finished"
    for guest in guests:
        await guest.leave()
    await house.lobby.sweep()
    await house.settle()
    assert table.room.id not in house.lobby.tables
    return table.room.id


def count(house: House, table: sa.Table) -> int:
    with house.store.engine.connect() as connection:
        return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def test_an_archived_table_is_the_same_table_and_takes_what_comes_later(house: House) -> None:
    @live
    async def check() -> None:
        id = await finished(house, options={"rounds": 1}, visibility="public")
        other, _ = await house.playing("Ada", "Ben", "Cleo")
        before = house.store.load(id)
        with house.store.engine.begin() as connection:
            connection.execute(sa.insert(SNAPSHOTS).values(table_id=id, seq=3, data=b"old"))
        moved = await Archiving(house.shared, 0).now(0)
        assert (moved.tables, moved.entries) == (1, len(before))
        assert moved.bytes_after * 3 < moved.bytes_before
        assert (count(house, ARCHIVE), count(house, SNAPSHOTS)) == (1, 0)
        assert count(house, LOG) == house.store.length(other.room.id)  # the unfinished one stays
        assert house.store.load(id) == before
        assert house.store.length(id) == len(before)
        assert [line.id for line in await house.lobby.finished()] == [id]
        table = await house.lobby.find(id)
        assert (table.room.stage, table.room.seq) == ("finished", len(before))
        await table.ask(lambda: table.add(Said(0, "Ada", "good game", "", 0)))
        assert len(house.store.load(id)) == len(before) + 1
        assert (await Archiving(house.shared, 0).now(0)).entries == 1
        assert count(house, ARCHIVE) == 1
        assert house.store.load(id)[:-1] == before
        assert (await Archiving(house.shared, 0).now(0)).tables == 0
        await house.close()

    check()


@pytest.mark.parametrize("game", GAMES)
@live
async def test_replay_record_proof_and_link_of_an_archived_game_are_as_before(tmp_path: Path, game: str) -> None:
    house = House(tmp_path)
    id = await finished(house, game=game)
    await house.close()
    paths = [f"/api/tables/{id}{part}" for part in ("", "/moment", "/replay", "/fair")]
    texts = [f"/api/tables/{id}/record", f"/t/{id}"]
    async with online(tmp_path) as server:
        before = [await request(server, path) for path in paths]
        shown = [await _text(server.public_url + path) for path in texts]
        server.lobby.drop(id)
        assert (await Archiving(server.shared, 0).now(0)).tables == 1
        assert [await request(server, path) for path in paths] == before
        assert [await _text(server.public_url + path) for path in texts] == shown


async def _text(url: str) -> bytes:
    def got() -> bytes:
        done = subprocess.run(["curl", "-s", "--noproxy", "*", url], capture_output=True, check=True, timeout=20)
        return done.stdout

    return await asyncio.to_thread(got)


@live
async def test_tables_are_archived_when_their_days_are_over_and_once_a_day_is_enough(tmp_path: Path) -> None:
    house = House(tmp_path)
    archiving = Archiving(house.shared, days=7)
    await finished(house, options={"rounds": 1}, friendly=True)
    await archiving.sweep()
    assert count(house, ARCHIVE) == 0
    house.time.advance(7 * DAY / 1000 + 1)
    await archiving.sweep()
    assert count(house, ARCHIVE) == 1
    never = Archiving(house.shared, days=0)
    await finished(house, options={"rounds": 1}, friendly=True)
    house.time.advance(7 * DAY / 1000 + 1)
    await never.sweep()
    assert count(house, ARCHIVE) == 1
    await house.close()


@live
async def test_an_archived_table_that_is_damaged_is_reported_and_nothing_is_deleted(tmp_path: Path) -> None:
    house = House(tmp_path)
    id = await finished(house, options={"rounds": 1}, friendly=True)
    await Archiving(house.shared, 0).now(0)
    with house.store.engine.begin() as connection:
        connection.execute(sa.update(ARCHIVE).values(data=b"damaged"))
    await stored(house.store, id, [Row(house.store.length(id), 0, Said(0, "Ada", "later", "", 0))])
    assert (await Archiving(house.shared, 0).now(0)).tables == 0
    assert count(house, LOG) == 1
    await house.close()


DYING = """
import os, signal, sys
import sqlalchemy as sa
from hotseat.server import archive
from hotseat.server.store import open_engine
engine, statements = open_engine(sys.argv[1]), [0]
@sa.event.listens_for(engine, "before_cursor_execute")
def die(*_):
    statements[0] += 1
    if statements[0] == int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)
archive.move(engine, sys.argv[2])
print("moved", statements[0])
"""


def test_d19_a_server_killed_while_it_archives_loses_nothing(house: House) -> None:
    @live
    async def check() -> None:
        id = await finished(house, options={"rounds": 1}, friendly=True)
        before = house.store.load(id)
        url = house.store.engine.url.render_as_string(hide_password=False)
        killed = moved = 0
        for statement in range(1, 100):
            command = [sys.executable, "-c", DYING, url, id, str(statement)]
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, env=_environment())
            assert house.store.load(id) == before
            killed += done.returncode == -signal.SIGKILL
            moved += done.returncode == 0
            if moved:
                break
        assert (moved, killed >= 6) == (1, True), done.stderr
        assert (count(house, LOG), count(house, ARCHIVE)) == (0, 1)
        tally("D19", kills=killed)
        await house.close()

    check()


def _environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}


@live
async def test_two_servers_that_archive_the_same_table_move_it_once(tmp_path: Path, database: str) -> None:
    house = PostgresHouse(tmp_path, database)
    id = await finished(house, options={"rounds": 1}, friendly=True)
    before = house.store.load(id)
    moves = [asyncio.to_thread(archive.move, house.store.engine, id) for _ in range(4)]
    assert sum([moved.tables for moved in await asyncio.gather(*moves)]) == 1
    assert house.store.load(id) == before
    await house.close()


@live
async def test_the_host_archives_and_exports_from_the_command_line_and_a_backup_has_it_all(tmp_path: Path) -> None:
    house = House(tmp_path)
    ids = [await finished(house, options={"rounds": 1}, friendly=True) for _ in range(2)]
    await house.close()
    token = "t" * 32
    (tmp_path / "hotseat.admin").write_text(token, encoding="ascii")
    async with online(tmp_path) as server:
        await new_table(server, "open", "bot", "bot")
        listening = bound("127.0.0.1", 0)
        web = _uvicorn(Operations(server.lobby, token).app, server.addresses)
        task = asyncio.create_task(web.serve([listening]))
        port = f"--port={listening.getsockname()[1]}"

        async def admin(*words: str) -> str:
            done = await asyncio.to_thread(hotseat_process, tmp_path, "admin", *words, port)
            assert done.returncode == 0, done.stderr
            return str(done.stdout)

        one = await admin("export", ids[0])
        assert (await admin("archive", "--days", "30000")).startswith("No table has ended")
        assert (await admin("archive")).startswith("2 tables with ")
        assert await admin("export", ids[0]) == one
        lines = [json.loads(line) for line in (await admin("export")).splitlines()]
        assert [line["table"] for line in lines] == sorted(ids)
        log = next(line["log"] for line in lines if line["table"] == ids[0])
        assert log == [json.loads(line) for line in one.splitlines()]
        entries = back_up(tmp_path / "hotseat.sqlite", tmp_path / "copy.sqlite")
        web.should_exit = True
        await task
    assert replayed(tmp_path / "copy.sqlite") == 3
    copy = Store(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    assert entries == sum([copy.length(id) for id in copy.ids()])
    copy.close()
