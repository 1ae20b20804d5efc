"""The kill -9 harness: tables under load, a server killed at random moments, and a check of every acknowledgement.

Everything a client received (`done`, `update`) must be in the log exactly once, with the same number and content.
"""

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from hotseat import protocol as m
from hotseat.client import Client, RefusedCommand, join_table, open_table
from hotseat.core.seats import LETTERS
from hotseat.server.entries import Moved, Row
from hotseat.server.projection import batch
from hotseat.server.room import Room
from hotseat.server.store import Store
from hotseat.server.told import Happened
from tests.server.served import Served
from tests.volume import Progress

PLAYERS = 3


class Site(Protocol):
    """Where players go."""

    url: str


@dataclass
class Witness:
    """The messages one client received."""

    table: str
    seat: int
    acknowledged: dict[str, int] = field(default_factory=dict)
    """By command id: the number in its `done`."""
    batches: dict[int, m.Update] = field(default_factory=dict)
    finished: bool = False


@dataclass
class Verdict:
    """The result of comparing the log with the witnesses."""

    kills: int = 0
    acknowledged: int = 0
    seen: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)


async def play_seat(client: Client, witness: Witness, rng: random.Random, think: float = 0.0) -> None:
    """Answer every question with a random move, after `think` seconds, and record what the server acknowledges."""
    answered = -1
    async for message in client.updates():
        if isinstance(message, m.Done):
            witness.acknowledged[message.id] = message.n
        if isinstance(message, m.Update) and message.moves:
            witness.batches[message.n] = message
        if not isinstance(message, m.Welcome | m.Update):
            continue
        if message.result is not None:
            witness.finished = True
            return
        if message.rest is not None:
            await client.go_on()
            continue
        prompt = message.prompt
        if prompt is not None and prompt.held is None and prompt.question != answered:
            answered = prompt.question
            await asyncio.sleep(think)
            await answer(client, rng.choice(prompt.moves))


async def answer(client: Client, move: str) -> None:
    """Make a move; retry while the store is locked or the server slows this address down."""
    while True:
        try:
            await client.move(move)
        except RefusedCommand as refusal:
            if refusal.code in ("store", "too-often"):
                await asyncio.sleep(0.05)
                continue
            if refusal.code not in ("too-late", "not-asked", "wrong-stage"):
                raise
        return


async def seat_table(served: Site, witnesses: list[Witness], clients: list[Client], rng: random.Random) -> None:
    """One friendly table of three scripted players, with a long game."""
    ticket = await asyncio.to_thread(
        open_table, served.url, "stick-em", ["open"] * PLAYERS, friendly=True, pace="none", options={"rounds": 20}
    )
    tickets = [ticket]
    for name in ("Ben", "Cleo")[: PLAYERS - 1]:
        tickets.append(await asyncio.to_thread(join_table, ticket["link"], name))
    for one in tickets:
        clients.append(Client(ticket["link"], one["token"], first_wait=0.05))
        witnesses.append(Witness(ticket["table"], LETTERS.index(one["seat"])))


class Crowd:
    """The players of all tables. A table whose game has ended is replaced, so that moves never run out."""

    def __init__(self, served: Site, group: asyncio.TaskGroup, rng: random.Random, think: float = 0.0) -> None:
        self.served = served
        self.think = think
        self.group = group
        self.rng = rng
        self.witnesses: list[Witness] = []
        self.clients: list[Client] = []
        self.playing: list[asyncio.Task[None]] = []

    async def open(self, tables: int) -> None:
        """Open tables and start their games."""
        first = len(self.clients)
        for _ in range(tables):
            await seat_table(self.served, self.witnesses, self.clients, self.rng)
        for client, witness in zip(self.clients[first:], self.witnesses[first:], strict=True):
            await client.__aenter__()
            player = play_seat(client, witness, random.Random(self.rng.random()), self.think)
            self.playing.append(self.group.create_task(player))
        for client in self.clients[first::PLAYERS]:
            await client.command(m.Start)

    async def replace_finished(self, tables: int) -> None:
        """Open new tables until as many as wanted are in play."""
        going = {witness.table for witness in self.witnesses if not witness.finished}
        await self.open(max(0, tables - len(going)))

    async def leave(self) -> None:
        for task in self.playing:
            task.cancel()
        for client in self.clients:
            await client.__aexit__(None, None, None)


async def run_crashes(
    served: Served, kills: int, tables: int, moves: int, seed: int, acknowledged: int = 0
) -> list[Witness]:
    """Play under load, kill the server repeatedly at random moments, then continue until enough is acknowledged."""
    rng = random.Random(seed)
    await asyncio.to_thread(served.start)
    async with asyncio.TaskGroup() as group:
        crowd = Crowd(served, group, rng)
        await crowd.open(tables)
        witnesses = crowd.witnesses
        progress = Progress("D1 kills", kills)
        for kill in range(kills):
            progress.at(kill, f"{acknowledged_by(witnesses):,} acknowledged")
            enough = acknowledged_by(witnesses) + rng.randint(5, moves)
            with contextlib.suppress(TimeoutError):  # a server that forgot moves may have left its players waiting
                async with asyncio.timeout(5 + moves / 50):
                    while acknowledged_by(witnesses) < enough:
                        await asyncio.sleep(0.002)
            await asyncio.to_thread(served.kill)
            await asyncio.to_thread(served.start)
            await crowd.replace_finished(tables)
        while acknowledged_by(witnesses) < acknowledged:
            progress.at(kills, f"{acknowledged_by(witnesses):,} acknowledged")
            await crowd.replace_finished(tables)
            await asyncio.sleep(0.01)
        await crowd.leave()
    await asyncio.to_thread(served.stop)
    return witnesses


def acknowledged_by(witnesses: list[Witness]) -> int:
    """The number of acknowledged commands."""
    return sum(len(witness.acknowledged) for witness in witnesses)


def judge(folder: Path, witnesses: list[Witness], kills: int) -> Verdict:
    """Compare the acknowledgements with the log of a server that was alone."""
    return judged(f"sqlite:///{folder / 'hotseat.sqlite'}", witnesses, kills)


def judged(database: str, witnesses: list[Witness], kills: int) -> Verdict:
    """Compare the acknowledgements with the log."""
    verdict = Verdict(kills)
    store = Store(database)
    for table in {witness.table for witness in witnesses}:
        rows = store.load(table)
        assert [row.seq for row in rows] == list(range(len(rows))), "a gap in the log"
        happened = _replayed(table, rows)
        for witness in witnesses:
            if witness.table == table:
                _compare(verdict, witness, rows, happened)
    store.close()
    return verdict


def _replayed(table: str, rows: list[Row]) -> dict[int, Happened]:
    room = Room(table)
    happened: dict[int, Happened] = {}
    for row in rows:
        room.fold(row)
        for news in room.told.news:
            if news.only is None:
                happened[news.n] = news
        room.told.news.clear()
    return happened


def _compare(verdict: Verdict, witness: Witness, rows: list[Row], happened: dict[int, Happened]) -> None:
    commands: dict[str, int] = {}
    for row in rows:
        entry: Any = row.entry
        command = getattr(entry, "command", "")
        if command and getattr(entry, "seat", -1) == witness.seat:
            commands[command] = commands.get(command, 0) + 1
            if isinstance(entry, Moved) and commands[command] > 1:
                verdict.doubled.append(command)
    verdict.acknowledged += len(witness.acknowledged)
    verdict.lost += [id for id in witness.acknowledged if id not in commands]
    verdict.seen += len(witness.batches)
    events: list[Any] = []
    for n in sorted(happened.keys() | witness.batches.keys()):
        if n not in happened:
            verdict.lost.append(f"n={n}")
            continue
        events += batch(n, happened[n].entries, witness.seat).events
        update = witness.batches.get(n)
        if update is not None and events[len(events) - len(update.events) :] != update.events:
            verdict.changed.append(f"n={n}")
