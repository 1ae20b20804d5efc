"""Whole games over real sockets: clients, remote bots, the provable shuffle, replays, operations."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from hotseat import protocol as m
from hotseat.client import Client, Level, RefusedCommand, play
from hotseat.client.lobby import ServerRefusal, asked
from hotseat.client.reading import event_of
from hotseat.core.position import position
from hotseat.games import game
from hotseat.moments import moment_of
from hotseat.records import parse
from hotseat.server import entries
from hotseat.server.operations import Operations
from tests.server.house import live
from tests.server.loop import run
from tests.server.online import line, live_url, new_table, online, request, until
from tests.server.served import Served, free_port
from tests.server.views import sent_view
from tests.volume import PATIENCE


async def whole_game(server: Any, *seats: str, **wishes: Any) -> tuple[dict[str, Any], list[Client]]:
    """A game of remote bots, played to its end over sockets."""
    ticket = await new_table(server, *seats, options={"rounds": 1}, **wishes)
    link = ticket["link"]
    clients = [Client(link, ticket["token"])]
    for name in ("Ben", "Cleo", "Dan")[: seats.count("open") - 1]:
        clients.append(await asyncio.to_thread(Client.join, link, name))
    for client in clients:
        await client.__aenter__()
    playing = [asyncio.create_task(play(client, Level("random", number))) for number, client in enumerate(clients)]
    while clients[0].info is None or any(seat.kind == "open" for seat in clients[0].info.seats):
        await asyncio.sleep(0.005)
    await clients[0].command(m.Start)
    results = await asyncio.gather(*playing)
    assert all(result == results[0] and result is not None for result in results)
    return ticket, clients


async def heard(client: Client, sort: type) -> Any:
    """The next message of this type."""
    async with asyncio.timeout(PATIENCE):
        async for message in client.updates():
            if isinstance(message, sort):
                return message
    raise AssertionError(f"no {sort.__name__} before the line was over")


@live
async def test_ready_colour_rest_and_a_late_guest_over_sockets(tmp_path: Path) -> None:
    """From the lobby through the rest after a round to a spectator who takes a bot's seat."""
    async with online(tmp_path) as server:
        ticket = await new_table(
            server, "open", "open", "bot", options={"rounds": 2}, friendly=True, pace="none", bot_seats="anybody"
        )
        ben = await asyncio.to_thread(Client.join, ticket["link"], "Ben")
        async with Client(ticket["link"], ticket["token"]) as ada, ben, Client(ticket["link"], None) as watcher:
            await heard(ben, m.Welcome)
            await ben.command(m.Ready)
            await ben.command(m.Colour, colour="sky")
            with pytest.raises(RefusedCommand, match="colour-taken"):
                await ben.command(m.Colour, colour="chili")
            seats = (await request(server, f"/api/tables/{ticket['table']}"))["seats"]
            assert [(seat["colour"], seat.get("ready", False)) for seat in seats] == [
                ("chili", True),
                ("sky", True),
                ("lime", True),
            ]
            await ada.command(m.Start)
            while (room := await heard(watcher, m.TableChanged)).table.stage != "playing":
                pass
            assert [seat.seat for seat in room.table.seats if seat.free] == ["C"]
            dan = await asyncio.to_thread(Client.join, ticket["link"], "Dan", "C")
            async with dan:
                await asyncio.gather(*[play(one, Level("random", 1)) for one in (ada, ben, dan)])
        stored = [row.entry for row in server.shared.store.load(ticket["table"])]
        assert {entry.seat for entry in stored if isinstance(entry, entries.WentOn)} == {0, 1, 2}
        assert sum(isinstance(entry, entries.RestEnded) for entry in stored) == 1


async def hang_up(clients: list[Client]) -> None:
    for client in clients:
        await client.__aexit__(None, None, None)


@live
async def test_f1_a_finished_game_proves_its_shuffle_to_every_client(tmp_path: Path) -> None:
    """pf2 end to end: sealed, opened, dealt, played, and verified with each client's own receipt and the engine."""
    async with online(tmp_path) as server:
        ticket, clients = await whole_game(server, "open", "open", "bot")
        transcript = await request(server, f"/api/tables/{ticket['table']}/fair")
        (tmp_path / "transcript.json").write_text(json.dumps(transcript))
        for number, client in enumerate(clients):
            receipt = client.receipt()
            assert receipt["part"] in transcript["parts"]
            assert client.part is not None
            assert len(receipt["heads"]) > 20
            assert len(receipt["views"]) > 40
            (tmp_path / f"receipt{number}.json").write_text(json.dumps(receipt))
            verified = await asyncio.to_thread(_verified, tmp_path, number)
            assert verified.returncode == 0, verified.stdout + verified.stderr
        receipt["heads"][3] = "00" * 32
        (tmp_path / "receipt0.json").write_text(json.dumps(receipt))
        assert (await asyncio.to_thread(_verified, tmp_path, 0)).returncode == 1
        await hang_up(clients)


@live
async def test_f9_a_host_without_a_seat_is_told_whom_to_rely_on(tmp_path: Path) -> None:
    """It saw the whole game as a spectator; nothing of that differs from the log."""
    async with online(tmp_path, pauses=0) as server:
        ticket = await new_table(server, "open", "open", "bot", options={"rounds": 1}, sit=False, pace="none")
        players = [await asyncio.to_thread(Client.join, ticket["link"], name) for name in ("Ben", "Cleo")]
        async with Client(ticket["link"], ticket["token"]) as host, players[0], players[1]:
            await heard(host, m.Welcome)
            playing = [asyncio.create_task(play(client, Level("random", 1))) for client in (host, *players)]
            while not all(client.connected for client in players):
                await asyncio.sleep(0.005)
            await host.command(m.Start)
            await asyncio.gather(*playing)
            transcript = await request(server, f"/api/tables/{ticket['table']}/fair")
            assert len(host.receipt()["resumed"][0]) > 40
        (tmp_path / "transcript.json").write_text(json.dumps(transcript))
        (tmp_path / "receipt0.json").write_text(json.dumps(host.receipt()))
        verified = await asyncio.to_thread(_verified, tmp_path, 0)
        assert verified.returncode == 4, verified.stdout


def _verified(folder: Path, number: int) -> subprocess.CompletedProcess[str]:
    files = [str(folder / "transcript.json"), "--receipt", str(folder / f"receipt{number}.json"), "--replay"]
    return subprocess.run(
        [sys.executable, "-m", "hotseat.cli", "verify", *files], capture_output=True, text=True, timeout=60, check=False
    )


@live
async def test_replays_and_records_open_after_the_end_only(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "bot", "bot", visibility="public")
        for path in ("record", "moment", "replay", "fair"):
            with pytest.raises(ServerRefusal):
                await request(server, f"/api/tables/{ticket['table']}/{path}")
        ticket, clients = await whole_game(server, "open", "bot", "bot", visibility="public", friendly=True)
        address = f"/api/tables/{ticket['table']}"
        async with httpx.AsyncClient(base_url=server.public_url) as http:
            record = parse((await http.get(f"{address}/record")).text)
        assert await request(server, f"{address}/moment") == {"moment": moment_of(record)}
        replay = await request(server, f"{address}/replay?count=200")
        assert replay["total"] == len(record.moves) + 1
        assert "??" not in json.dumps(replay["steps"][5]["view"])
        assert replay["steps"][-1]["view"]["zones"] == position(record.replay())["zones"]
        seen = await request(server, f"{address}/replay?seat=B&first=3&count=2")
        assert [step["number"] for step in seen["steps"]] == [3, 4]
        hands = seen["steps"][0]["view"]["zones"]["hands"]
        assert set(hands[0]) == {"??"}
        assert "??" not in hands[1]
        finished = await request(server, "/api/finished")
        assert finished[0]["id"] == ticket["table"]
        await hang_up(clients)


@live
async def test_a_fair_game_has_a_record_that_replays(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket, clients = await whole_game(server, "open", "bot", "bot")
        async with httpx.AsyncClient(base_url=server.public_url) as http:
            record = parse((await http.get(f"/api/tables/{ticket['table']}/record")).text)
        assert record.replay().over
        await hang_up(clients)


@live
async def test_a_client_comes_back_by_itself_and_misses_nothing(tmp_path: Path) -> None:
    """D5: connections cut at random, again and again; the final view is the server's."""
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "bot", "bot", friendly=True, options={"rounds": 4})
        async with Client(ticket["link"], ticket["token"], first_wait=0.01) as client:
            playing = asyncio.create_task(play(client, Level("random", 1)))
            await client.command(m.Start)
            cuts = 0
            while not playing.done():
                if client._socket is not None and cuts < 12:
                    cuts += 1
                    client._socket.transport.abort()
                await asyncio.sleep(0.02)
            assert await playing is not None
            assert cuts == 12
            table = server.lobby.tables[ticket["table"]]
            assert table.room.state is not None
            assert client.now is not None
            assert client.now.view == sent_view(table.room.state, 0)


@live
async def test_events_of_the_wire_read_as_the_engines_own(tmp_path: Path) -> None:
    event = event_of(game("stick-em"), {"event": "dealt", "seat": "B", "cards": ["??", "R3"]})
    assert (event.kind.name, event.facts) == ("dealt", (1, (-1, 3)))


@live
async def test_operators_see_figures_and_look_after_tables_with_their_token(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "bot", "bot")
        operations = Operations(server.lobby, "t" * 30)
        transport = httpx.ASGITransport(app=operations.app)
        admin = {"Authorization": "Bearer " + "t" * 30}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            figures = (await http.get("/metrics")).text
            assert re.search(r'hotseat_tables\{node="alone",stage="waiting"\} 1.0', figures)
            assert ticket["token"] not in figures
            for headers in ({}, {"Authorization": "Bearer x"}, {**admin, "Origin": "http://evil.example"}):
                assert (await http.get("/admin/tables", headers=headers)).status_code == 403
            tables = (await http.get("/admin/tables", headers=admin)).json()
            assert [table["id"] for table in tables] == [ticket["table"]]
            export = (await http.get(f"/admin/tables/{ticket['table']}/export", headers=admin)).text
            assert json.loads(export.splitlines()[0])["entry"]["entry"] == "opened"
            async with line(server, ticket["table"], m.Hello(ticket["token"])) as socket:
                assert (await http.post(f"/admin/tables/{ticket['table']}/close", headers=admin)).status_code == 200
                assert (await until(socket, m.Bye)).reason == "closed"


def test_the_command_line_serves_administers_backs_up_and_stops(tmp_path: Path) -> None:
    ops = free_port()
    served = Served(tmp_path, OPS_PORT=str(ops))
    served.start()
    ticket = asked(f"{served.url}/api/tables", {"game": "stick-em", "seats": [{"kind": "open"}] * 3, "name": "Zoë"})

    def hotseat(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "hotseat.cli", *words],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=served.environment,
            timeout=30,
            check=False,
        )

    assert "Zoë" in hotseat("admin", "tables", "--port", str(ops)).stdout
    assert "Zoë" in hotseat("admin", "seats", ticket["table"], "--port", str(ops)).stdout
    assert hotseat("admin", "fly", "--port", str(ops)).returncode == 2
    assert hotseat("admin", "export", "nothing", "--port", str(ops)).returncode == 1
    copied = hotseat("backup", "copy.sqlite")
    assert copied.returncode == 0, copied.stderr
    closed = hotseat("admin", "close", ticket["table"], "--port", str(ops), "--lang", "de")
    assert "geschlossen" in closed.stdout
    assert (tmp_path / "hotseat.admin").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "hotseat.key").stat().st_mode & 0o777 == 0o600
    taken = hotseat("serve", "--port", str(served.port), "--no-browser")
    assert taken.returncode == 1
    assert str(served.port) in taken.stderr
    assert served.stop() == 0
    assert ticket["token"] not in served.log()


def test_a_seat_can_be_played_from_the_terminal(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
        body = {"game": "stick-em", "seats": seats, "friendly": True, "options": {"rounds": 1}}
        ticket = asked(f"{served.url}/api/tables", body)

        async def start() -> None:
            async with Client(ticket["link"], ticket["token"]) as client:
                await client.command(m.Start)

        run(start())
        joined = subprocess.run(
            [
                sys.executable,
                "-m",
                "hotseat.cli",
                "join",
                ticket["link"],
                "--token",
                ticket["token"],
                "--bot",
                "random",
            ],
            capture_output=True,
            text=True,
            env=served.environment,
            timeout=60,
            check=False,
        )
        assert joined.returncode == 0, joined.stderr
        assert asked(f"{served.url}/api/tables/{ticket['table']}")["stage"] == "finished"


@live
async def test_a_client_of_another_version_is_told_to_update_and_not_to_try_again(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "bot", "bot")
        url = live_url(server, ticket["table"])
        async with connect(url, subprotocols=[Subprotocol("hotseat.1")], proxy=None) as socket:
            assert socket.subprotocol == "hotseat.1"
            refused, bye = json.loads(await socket.recv()), json.loads(await socket.recv())
        facts = {"server": m.SUBPROTOCOL, "client": "hotseat.1"}
        assert refused == {"type": "refused", "id": None, "code": "outdated", "facts": facts}
        assert bye == {"type": "bye", "reason": "closed", "wait": 0}
