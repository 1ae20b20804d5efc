"""The kill -9 harness: tables under load, a server killed at random moments, and a check of every acknowledgement.

Everything a client received (`done`, `update`) must be in the log exactly once, with the same number and content.
"""

import asyncio
import contextlib
import itertools
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from hotseat import protocol as m
from hotseat.client import Client, RefusedCommand, join_table, open_table
from hotseat.client.lobby import ServerRefusal
from hotseat.core.seats import LETTERS
from hotseat.fairness.pf2 import MemoryJournal
from hotseat.games import GAMES
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
    """-1 for a spectator."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """By command id: the number in its `done`."""
    sent: dict[str, m.Command] = field(default_factory=dict)
    """By command id: what was sent."""
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
    unchanged: list[str] = field(default_factory=list)
    """Acknowledged without an entry, because the table was already as the command asked."""


@dataclass(frozen=True)
class Kind:
    """Tables of one kind."""

    game: str = "stick-em"
    options: tuple[tuple[str, Any], ...] = (("rounds", 20),)
    friendly: bool = True
    pace: m.Pace = "none"
    spectators: m.Spectators = "allowed"
    bots: int = 0

    @property
    def wishes(self) -> dict[str, Any]:
        """What to ask for when such a table is opened."""
        return {
            "options": dict(self.options),
            "friendly": self.friendly,
            "pace": self.pace,
            "spectators": self.spectators,
        }


class Player(Client):
    """Knows which of its commands are steps of a shuffle: one that is repeated after a reconnection is stored once."""

    def __init__(self, link: str, token: str) -> None:
        super().__init__(link, token, MemoryJournal(), first_wait=0.05, agreed=True)
        self.steps: set[str] = set()
        self.sent: dict[str, m.Command] = {}
        self.answering = False
        """Whether it tries to answer a question, again and again if the server cannot store anything."""

    @property
    def waits(self) -> bool:
        """Whether it waits for the server: for a connection, or for the answer to a command."""
        return not self.connected or self.answering or bool(self._waiting)

    async def _send(self, command: m.Command) -> None:
        if isinstance(command, m.Seal | m.Show):
            self.steps.add(command.id)
        self.sent[command.id] = command
        await super()._send(command)


LONG_GAME = Kind()
EVERY_KIND = tuple([Kind(game, (), False, "normal", "delayed", 1) for game in GAMES])
"""All games, with a provable shuffle, clocks, windows, races, a bot and delayed spectators."""


async def play_seat(
    client: "Player", witness: Witness, rng: random.Random, think: float = 0.0, talks: bool = False
) -> None:
    """Answer every question with a random move, after `think` seconds, and record what the server acknowledges.

    Whoever talks also chats and sets presets.
    """
    answered = -1
    witness.sent = client.sent
    async for message in client.updates():
        if isinstance(message, m.Done) and message.id not in client.steps:
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
            client.answering = True
            await answer(client, prompt.question, rng.choice(prompt.moves))
            client.answering = False
            if talks and rng.random() < 0.1:
                await talk(client, rng)


async def watch(client: Client, witness: Witness) -> None:
    """Record what a spectator is shown."""
    async for message in client.updates():
        if isinstance(message, m.Update) and message.moves:
            witness.batches[message.n] = message


async def talk(client: Player, rng: random.Random) -> None:
    """Say something, or be asked less often from now on."""
    with contextlib.suppress(RefusedCommand):  # too often, or after the end
        if rng.random() < 0.8:
            await client.command(m.Say, text=f"{rng.random()}")
        else:
            await client.command(m.Preset, attention=rng.choice(["able", "concerned"]))  # often the same again


async def answer(client: Client, question: int, move: str) -> None:
    """Make a move if this is still asked; retry while the store is locked or the server slows this address down."""
    while client.now is not None and client.now.prompt is not None and client.now.prompt.question == question:
        try:
            await client.move(move)
        except RefusedCommand as refusal:
            if refusal.code in ("store", "too-often"):
                await asyncio.sleep(0.05)
                continue
            if refusal.code not in ("too-late", "not-asked", "wrong-stage"):
                raise
        return


async def seat_table(served: Site, witnesses: list[Witness], clients: list[Player], kind: Kind) -> None:
    """One table of three scripted players, and bots."""
    seats = ["open"] * PLAYERS + ["random"] * kind.bots
    ticket = await asyncio.to_thread(open_table, served.url, kind.game, seats, **kind.wishes)
    tickets = [ticket]
    for name in ("Ben", "Cleo")[: PLAYERS - 1]:
        tickets.append(await asyncio.to_thread(join_table, ticket["link"], name))
    for one in tickets:
        clients.append(Player(ticket["link"], one["token"]))
        witnesses.append(Witness(ticket["table"], LETTERS.index(one["seat"])))


class Crowd:
    """The players of all tables. A table whose game has ended is replaced, so that moves never run out."""

    def __init__(
        self,
        served: Site,
        group: asyncio.TaskGroup,
        rng: random.Random,
        think: float = 0.0,
        kinds: tuple[Kind, ...] = (LONG_GAME,),
    ) -> None:
        self.served = served
        self.think = think
        self.kinds = itertools.cycle(kinds)
        self.talks = kinds != (LONG_GAME,)
        self.group = group
        self.rng = rng
        self.witnesses: list[Witness] = []
        self.clients: list[Player] = []
        self.spectators: list[Client] = []
        self.watched: list[Witness] = []
        """What spectators of tables that delay them are shown."""
        self.playing: list[asyncio.Task[None]] = []

    async def open(self, tables: int) -> None:
        """Open tables and start their games."""
        first = len(self.clients)
        kinds = [next(self.kinds) for _ in range(tables)]
        for kind in kinds:
            await self._seat(kind)
        for client, witness in zip(self.clients[first:], self.witnesses[first:], strict=True):
            await client.__aenter__()
            player = play_seat(client, witness, random.Random(self.rng.random()), self.think, self.talks)
            self.playing.append(self.group.create_task(player))
        for client, kind in zip(self.clients[first::PLAYERS], kinds, strict=True):
            if kind.spectators == "delayed":
                await self._watch(client)
            await client.command(m.Start)

    async def _watch(self, player: Client) -> None:
        """Let a spectator follow the table of this player."""
        client = Client(f"{player.server}/t/{player.table}", None, first_wait=0.05)
        await client.__aenter__()
        self.spectators.append(client)
        self.watched.append(Witness(player.table, -1))
        self.playing.append(self.group.create_task(watch(client, self.watched[-1])))

    async def _seat(self, kind: Kind) -> None:
        """Open a table; somebody whose request hits a server that is just stopping tries again."""
        while True:
            try:
                return await seat_table(self.served, self.witnesses, self.clients, kind)
            except ServerRefusal as refusal:
                if refusal.code not in ("no-answer", "store"):
                    raise
                await asyncio.sleep(0.2)

    async def replace_finished(self, tables: int) -> None:
        """Open new tables until as many as wanted are in play."""
        going = {witness.table for witness in self.witnesses if not witness.finished}
        await self.open(max(0, tables - len(going)))

    def waits(self, table: str) -> bool:
        """Whether somebody who plays at this table waits for the server."""
        everybody = zip(self.clients, self.witnesses, strict=True)
        return any(client.waits for client, one in everybody if one.table == table and not one.finished)

    async def leave(self) -> None:
        for task in self.playing:
            task.cancel()
        for client in [*self.clients, *self.spectators]:
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
        present = [witness for witness in witnesses if witness.table == table]
        happened, unchanged = _replayed(table, rows, present)
        for witness in present:
            _compare(verdict, witness, rows, happened, unchanged)
    store.close()
    return verdict


def _replayed(table: str, rows: list[Row], present: list[Witness]) -> tuple[dict[int, Happened], set[tuple[int, str]]]:
    """What happened by number, and the commands (by seat and id) that changed nothing when they were acknowledged."""
    room = Room(table)
    happened: dict[int, Happened] = {}
    unchanged: set[tuple[int, str]] = set()
    for row in rows:
        room.fold(row)
        for news in room.told.news:
            if news.only is None:
                happened[news.n] = news
        room.told.news.clear()
        for one in present:
            unchanged |= {
                (one.seat, id)
                for id, command in one.sent.items()
                if one.acknowledged.get(id) == room.told.n and is_fulfilled(room, one.seat, command)
            }
    return happened, unchanged


def is_fulfilled(room: Room, seat: int, command: m.Command) -> bool:
    """Whether the stored table is as a command wishes. Players here send no others that need no entry of their own."""
    match command:
        case m.Preset(clear=False):
            return room.places[seat].presets.get(command.question) == (command.attention, command.until)
        case m.GoOn():
            return room.asking.resting and seat in room.asking.going_on
    return False


def _compare(
    verdict: Verdict,
    witness: Witness,
    rows: list[Row],
    happened: dict[int, Happened],
    unchanged: set[tuple[int, str]],
) -> None:
    commands: dict[str, int] = {}
    for row in rows:
        entry: Any = row.entry
        command = getattr(entry, "command", "")
        if command and getattr(entry, "seat", -1) == witness.seat:
            commands[command] = commands.get(command, 0) + 1
            if isinstance(entry, Moved) and commands[command] > 1:
                verdict.doubled.append(command)
    verdict.acknowledged += len(witness.acknowledged)
    for id, n in witness.acknowledged.items():
        if id not in commands:
            told = verdict.unchanged if (witness.seat, id) in unchanged else verdict.lost
            told.append(f"{witness.table} seat {witness.seat}, done with n={n}: {witness.sent.get(id, id)}")
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
