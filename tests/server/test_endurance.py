"""D5, D6, D11, D12, F6, H10: dropped connections, repeated or late commands, backups under load, no leaked secret."""

import asyncio
import contextlib
import logging
import os
import random
from collections import Counter
from pathlib import Path
from statistics import linear_regression
from typing import Any

import httpx
import pytest
from msgspec import json, structs
from prometheus_client import generate_latest

from hotseat import protocol as m
from hotseat.client import Client, RefusedCommand
from hotseat.core.position import position
from hotseat.fairness.pf2 import MemoryJournal, Participant, Seal, Show, Told
from hotseat.games import GAMES, game
from hotseat.protocol import bodies
from hotseat.server import projection, replay
from hotseat.server.app import Server
from hotseat.server.backup import back_up
from hotseat.server.bots import Job, answered
from hotseat.server.logging_setup import JsonLines
from hotseat.server.metrics import registry_of
from hotseat.server.projection import batch
from hotseat.server.room import Room
from hotseat.server.store import Store
from tests.contract import laws
from tests.server.house import live
from tests.server.leaky import Mutant
from tests.server.manual_time import ManualTime
from tests.server.online import online
from tests.server.pairs import ADDRESSES
from tests.server.test_timing import Hastened
from tests.server.views import sent_view
from tests.server.wire import Wire
from tests.server.worlds import NAMES, World, dealt, unlike
from tests.volume import SLICE, SOAK, Progress, seed, tally, volume

# -- D5: lines that break ----------------------------------------------------------------------------------------------


class Rememberer:
    """A client that records events by number, across reconnections."""

    def __init__(self, client: Client, rng: random.Random) -> None:
        self.client = client
        self.rng = rng
        self.told: dict[int, list[Any]] = {}
        self.twice: list[int] = []

    async def play(self) -> None:
        answered = -1
        async for message in self.client.updates():
            if isinstance(message, m.Welcome):
                for one in message.missed:
                    self._note(one.n, one.events)
            elif isinstance(message, m.Update) and message.moves:
                self._note(message.n, message.events)
            if not isinstance(message, m.Welcome | m.Update):
                continue
            if message.result is not None:
                return
            prompt = message.prompt
            if prompt is not None and prompt.held is None and prompt.question != answered:
                answered = prompt.question
                with contextlib.suppress(RefusedCommand):
                    await self.client.move(self.rng.choice(prompt.moves))

    def _note(self, n: int, events: list[Any]) -> None:
        if n in self.told and self.told[n] != events:
            self.twice.append(n)
        self.told[n] = events


@live
async def test_d5_clients_whose_lines_break_at_random_never_diverge(memory: Path) -> None:
    """Every seat receives every event exactly once as the server recorded it, and its last view equals the server's."""
    cuts, wanted, games = 0, volume(60, 10_000), 0
    progress = Progress("D5 reconnects", wanted)
    async with online(memory, most_connections=10_000) as server:
        while cuts < wanted:
            games += 1
            cuts += await _game_of_broken_lines(server, random.Random(seed(games)))
            progress.at(cuts)
    tally("D5", reconnections=cuts)


async def _game_of_broken_lines(server: Server, rng: random.Random) -> int:
    seats = [bodies.NewSeat() for _ in range(3)]
    new = bodies.NewTable("stick-em", seats, {"rounds": 1}, "Ada", friendly=True, pace="none")
    tickets = [await server.lobby.open(new)]
    tickets += [await server.lobby.join(tickets[0].table, bodies.Join(name)) for name in ("Ben", "Cleo")]
    clients = [Client(one.link, one.token, first_wait=0.005) for one in tickets]
    players = [Rememberer(client, random.Random(rng.random())) for client in clients]
    for client in clients:
        await client.__aenter__()
    playing = [asyncio.create_task(player.play()) for player in players]
    await clients[0].command(m.Start)
    cuts = 0
    async with asyncio.timeout(60):
        while not all(task.done() for task in playing):
            client = rng.choice(clients)
            if client._socket is not None:
                client._socket.transport.abort()
                cuts += 1
            await asyncio.sleep(rng.uniform(0, 0.02))
    table = server.lobby.tables[tickets[0].table]
    assert table.room.state is not None
    for seat, player in enumerate(players):
        assert player.twice == []
        stored = [event for one in table.room.told.since(0) for event in batch(one.n, one.entries, seat).events]
        assert [event for n in sorted(player.told) for event in player.told[n]] == stored
        assert player.client.now is not None
        assert player.client.now.view == sent_view(table.room.state, seat)
    for client in clients:
        await client.__aexit__(None, None, None)
    return cuts


# -- D6: twice, late, out of order -------------------------------------------------------------------------------------


@live
async def test_d6_a_command_counts_at_most_once_however_often_and_late_it_comes(memory: Path) -> None:
    """Each command is sent one to three times, shuffled among older ones, on the seat's line and on its next one."""
    wanted, sent, games = volume(400, 100_000), 0, 0
    progress = Progress("D6 commands", wanted)
    async with online(memory, ManualTime(), most_connections=10_000) as server:
        server.limits.burst = 1e9
        while sent < wanted:
            games += 1
            world = await dealt(server, game("stick-em").setup(3, {"rounds": 1}), "none", "allowed")
            sent += await _confused(world, random.Random(seed(games)))
            progress.at(sent)
            world.hang_up()
            server.lobby.drop(world.table.room.id)
    tally("D6", commands=sent)


async def _confused(world: World, rng: random.Random) -> int:
    room, old, sent = world.table.room, list[tuple[int, m.Move]](), 0
    answers: dict[str, set[str]] = {}
    while room.stage == "playing" and sent < 400:
        seat = rng.choice([one for one in room.open_to() if one not in room.asking.held] or [0])
        if rng.random() < 0.1:
            world.wires[seat].hang_up()
            world.wires[seat] = await Wire.open(world.server, room.id, hello=m.Hello(world.tokens[seat], room.told.n))
        move = rng.choice(world.state.moves(seat) or (0,))
        text = world.state.setup.game.moves.text(move)
        command = m.Move(f"s{seat}-{sent}", room.places[seat].asked, [text])
        batch = [(seat, command)] * rng.randint(1, 3) + rng.sample(old, min(len(old), rng.randrange(3)))
        rng.shuffle(batch)
        for sender, one in batch:
            answer = await world.wires[sender].answer(one)
            kind = "done" if isinstance(answer, m.Done) else answer.code
            answers.setdefault(one.id, set()).add(kind)
            sent += 1
        old = [*old, (seat, command)][-30:]
    commands = [getattr(row.entry, "command", "") for row in world.server.shared.store.load(room.id)]
    applied = Counter(command for command in commands if command in answers)
    assert set(applied.values()) <= {1}
    done = {id for id, kinds in answers.items() if "done" in kinds}
    assert done == set(applied)
    for id, kinds in answers.items():
        assert kinds <= ({"done"} if id in done else {"too-late", "not-asked", "not-now", "wrong-stage"}), kinds
    return sent


# -- D12: a copy taken in the rush -------------------------------------------------------------------------------------


@live
async def test_d12_a_copy_taken_while_everybody_plays_is_a_moment_of_the_original(memory: Path) -> None:
    """Every table of the copy is a beginning of the table's log, holds all that was acknowledged before, and folds."""
    async with online(memory, most_connections=1000) as server:
        server.limits.burst = 1e9
        worlds = [await dealt(server, game(id).setup(3), "none", "allowed") for id in ("stick-em", "spicy", "wazabi")]
        playing = [
            asyncio.create_task(_keep_playing(world, random.Random(number))) for number, world in enumerate(worlds)
        ]
        for number in range(volume(3, 100)):
            while sum(world.table.room.seq for world in worlds) < 60 + 20 * number and not all(
                t.done() for t in playing
            ):
                await asyncio.sleep(0.001)
            before = {world.table.room.id: server.shared.store.length(world.table.room.id) for world in worlds}
            target = memory / f"copy{number}.sqlite"
            await asyncio.to_thread(back_up, memory / "hotseat.sqlite", target)
            _check_copy(target, server.shared.store, before)
            target.unlink()
        for task in playing:
            task.cancel()
        for world in worlds:
            world.hang_up()


def _all_done(tasks: list[asyncio.Task[None]]) -> bool:
    return all(task.done() for task in tasks)


async def _keep_playing(world: World, rng: random.Random) -> None:
    for number in range(100_000):
        room = world.table.room
        seats = [seat for seat in room.open_to() if seat not in room.asking.held]
        if room.stage != "playing" or not seats:
            return
        seat = rng.choice(seats)
        line = world.state.setup.game.moves.text(rng.choice(world.state.moves(seat)))
        await world.wires[seat].answer(m.Move(f"k{number}", room.places[seat].asked, [line]))


def _check_copy(target: Path, original: Store, before: dict[str, int]) -> None:
    copy = Store(f"sqlite:///{target}")
    for table, acknowledged in before.items():
        rows = copy.load(table)
        assert len(rows) >= acknowledged
        assert rows == original.load(table)[: len(rows)]
        room = Room(table)
        for row in rows:
            room.fold(row)
        assert room.state is not None
    copy.close()


# -- D11: for hours ----------------------------------------------------------------------------------------------------


@live
async def test_d11_tables_come_and_go_and_leave_nothing_behind(memory: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Games of bots, some side by side: all end, none is stuck, and afterwards nothing of them is in memory."""
    together = sorted(GAMES) * (4 if SOAK else 1)  # a single game waits for the disk most of the time
    rounds = -(-volume(5, 3_000) // len(together))
    games = rounds * len(together)
    progress, sizes = Progress("D11 games", games), list[int]()
    async with online(memory, Hastened(), Instant(), most_tables=len(together), pauses=0) as server:
        for number in range(rounds):
            await asyncio.gather(*[_game_of_bots(server, id) for id in together])
            await server.lobby.sweep()
            sizes.append(_memory_kb())
            progress.at((number + 1) * len(together), f"{slope(sizes) / len(together):.1f} kB a game")
        assert server.lobby.tables == {}
        assert server.addresses.connections == {}
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    growth = slope(sizes) / len(together)
    assert games < ENOUGH_FOR_A_SLOPE or growth < MOST_GROWTH_KB
    tally("D11", games=games, grown_bytes=int(1024 * max(0.0, growth) * games))


async def _game_of_bots(server: Server, id: str) -> None:
    """A whole game of four bots, watched by its host, who leaves after the end."""
    bots = [bodies.NewSeat("bot", level="random")] * 4
    new = bodies.NewTable(id, bots, sit=False, friendly=True, pace="none", speed="at-once")
    ticket = await server.lobby.open(new)
    host = await Wire.open(server, ticket.table, hello=m.Hello(ticket.token))
    await host.answer(m.Start("go"))
    async with asyncio.timeout(120):
        while (await host.until(m.Update)).result is None:
            pass
    host.hang_up()
    table = server.lobby.tables[ticket.table]
    while table.audience.seated or table.audience.watching:
        await asyncio.sleep(0.001)


ENOUGH_FOR_A_SLOPE = 1_000
"""With fewer games, what the first ones bring into memory for good (code, caches, the heap) looks like growth."""
MOST_GROWTH_KB = 8.0
"""Less than the size of a game's log, so a leak of logs is noticed."""


def slope(sizes: list[int]) -> float:
    """Growth of the memory, after a third of the games has filled the caches: the slope of a line through the rest."""
    settled = sizes[len(sizes) // 3 :]
    return linear_regression(range(len(settled)), settled).slope if len(settled) > 1 else 0.0


def _memory_kb() -> int:
    """The resident memory of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


class Instant:
    """A bot that answers at once, at random."""

    async def answer(self, view: Any, seat: int, level: str, seed: int) -> list[int]:
        found: int = random.Random(seed).choice(view.moves(seat))
        return [found]


# -- H10: no secret told -----------------------------------------------------------------------------------------------


@live
async def test_h10_no_secret_is_in_anything_that_anybody_gets_before_the_end(
    memory: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Tokens, seeds, the server's secret and key are searched in every frame, address, log line and figure."""
    caplog.set_level(logging.DEBUG)
    caplog.handler.setFormatter(JsonLines())
    games = volume(1, 200)
    progress = Progress("H10 games", games)
    async with online(memory, most_connections=1000, requests=1_000_000) as server:
        server.limits.burst = 1e9
        for number in range(games):
            await _fair_game_without_secrets(server, random.Random(seed(number)), caplog)
            progress.at(number + 1)
    tally("H10", games=games)


async def _fair_game_without_secrets(server: Server, rng: random.Random, caplog: pytest.LogCaptureFixture) -> None:
    new = bodies.NewTable("stick-em", [bodies.NewSeat() for _ in range(3)], {"rounds": 1}, NAMES[0], pace="none")
    tickets = [await server.lobby.open(new)]
    tickets += [await server.lobby.join(tickets[0].table, bodies.Join(name)) for name in NAMES[1:3]]
    wires = [await Wire.open(server, one.table, hello=m.Hello(one.token)) for one in tickets]
    watcher = await Wire.open(server, tickets[0].table, hello=m.Hello())
    table = server.lobby.tables[tickets[0].table]
    await wires[0].answer(m.Start("go"))
    shuffle = table.room.shuffle.fair
    assert shuffle is not None
    everything = await _at_every_address(server, tickets[0].table)
    people = [Participant(one.table, one.token, MemoryJournal()) for one in tickets]
    for person, wire in zip(people, wires, strict=True):
        sealed = person.answer(Told("seal", shuffle.promise))
        assert isinstance(sealed, Seal)
        await wire.answer(m.Seal("c", sealed.promise, sealed.seal))
    for person, wire in zip(people, wires, strict=True):
        shown = person.answer(Told("show", shuffle.promise, shuffle.sealed))
        assert isinstance(shown, Show)
        await wire.answer(m.Show("r", shown.list, shown.part))
    secret, key = shuffle.secret, shuffle.key()
    while table.room.stage == "playing" and len(table.room.open_to()) > 0 and table.room.told.n < 30:
        for seat in table.room.open_to():
            if seat in table.room.open_to() and seat not in table.room.asking.held:
                line = game("stick-em").moves.text(rng.choice(table.room.state.moves(seat)))  # type: ignore[union-attr]
                await wires[seat].answer(m.Move(f"{seat}-{table.room.seq}", table.room.places[seat].asked, [line]))
    for number, wire in enumerate([*wires, watcher]):
        await wire.caught_up(f"last{number}")
    everything += b"".join([wire.taken() for wire in (*wires, watcher)])
    everything += await _at_every_address(server, tickets[0].table)
    figures = generate_latest(registry_of(server.lobby))
    everything += bytes(figures) + caplog.text.encode()
    secrets = [secret, key]
    written = [one.hex().encode() for one in secrets] + secrets + [ticket.token.encode() for ticket in tickets]
    assert [one for one in written if one in everything] == []
    assert b'"type":"update"' in everything
    for wire in (*wires, watcher):
        wire.hang_up()


async def _at_every_address(server: Server, table: str) -> bytes:
    """What the web addresses of a table answer."""
    async with httpx.AsyncClient(base_url=f"{server.public_url}/api/tables/{table}", trust_env=False) as http:
        return b"".join([(await http.get(address)).content for address in ADDRESSES])


def secret_in_the_promise(patch: pytest.MonkeyPatch) -> None:
    """The promise names the secret that it only commits to."""
    real = projection.shuffle

    def leaky(room: Room, now: int) -> m.ShuffleInfo | None:
        told = real(room, now)
        if told is None or room.shuffle.fair is None:
            return told
        return structs.replace(told, promise={**told.promise, "secret": room.shuffle.fair.secret.hex()})

    patch.setattr(projection, "shuffle", leaky)


def proof_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """The transcript, which names the secret, is there as soon as the shuffle begins."""
    patch.setattr(replay, "need_proof", lambda room: None)
    patch.setattr(replay, "transcript", lambda room: {"secret": room.shuffle.fair.secret.hex()})


@pytest.mark.parametrize("mutant", [secret_in_the_promise, proof_before_the_end])
def test_h10_a_server_that_tells_its_secret_early_is_caught(
    memory: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, mutant: Mutant
) -> None:
    mutant(monkeypatch)
    with pytest.raises(AssertionError):
        test_h10_no_secret_is_in_anything_that_anybody_gets_before_the_end(memory=memory, caplog=caplog)


# -- F6: bots see what their seat sees ---------------------------------------------------------------------------------


@pytest.mark.parametrize("id", sorted(GAMES))
def test_f6_a_bot_decides_alike_in_two_worlds_that_its_seat_cannot_tell_apart(id: str) -> None:
    """The worker's job is byte-identical, and so is its move."""
    rng = random.Random(f"{id} {SLICE}" if SLICE else id)
    wanted, decided = volume(30, 20_000), 0
    progress = Progress(f"F6 {id}", wanted)
    while decided < wanted:
        setup = laws.random_setup(game(id), rng)
        for state in laws.play(setup, rng.randrange(1 << 30)):
            if state.over or rng.random() > 0.1:
                continue
            seat = rng.choice(state.question.open_to(state))
            level, seed = rng.choice(("random", "easy")), rng.randrange(1 << 30)
            options: dict[str, Any] = setup.options.changed()
            jobs = [
                Job(id, setup.players, options, position(one.view(seat)), seat, level, seed)
                for one in (state, unlike(state, seat, rng))
            ]
            assert json.encode(jobs[0]) == json.encode(jobs[1])
            assert answered(jobs[0]) == answered(jobs[1])
            decided += 1
            progress.at(decided)
    tally("F6", **{id: decided})
