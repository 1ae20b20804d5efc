"""Scripted players: raw sockets that decode only what they need, paced so that the whole house makes so many moves."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect

from hotseat.client.lobby import join_table, open_table


class _Prompt(Struct):
    question: int
    moves: list[str]
    held: list[str] | None


class _Frame(Struct):
    """The parts of a server message that a scripted player looks at."""

    type: str
    id: str | None = None
    n: int = 0
    code: str = ""
    prompt: _Prompt | None = None
    result: Any = None
    rest: Any = None


_DECODER = json.Decoder(_Frame)


@dataclass
class Seat:
    """One socket at one table."""

    socket: ClientConnection
    prompt: _Prompt | None = None
    answered: int = -1
    n: int = 0
    rested: int = -1
    """The number of the last rest that this seat wanted to end."""


@dataclass
class Figures:
    """What was measured: seconds from sending a move until it is acknowledged, and until every seat has seen it."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    finished: int = 0


class LoadTable:
    """One table whose players move at a given pace."""

    def __init__(self, seats: list[Seat], figures: Figures, seed: int) -> None:
        self.seats = seats
        self.figures = figures
        self.rng = random.Random(seed)
        self.sent: dict[str, float] = {}
        self.count = 0
        self.over = False
        self.measuring = False

    async def listen(self, seat: Seat) -> None:
        """Take in what the server says to one seat."""
        async for frame in seat.socket:
            now = time.perf_counter()
            message = _DECODER.decode(frame)
            if message.type in ("update", "welcome"):
                seat.prompt, seat.n = (message.prompt if message.rest is None else None), message.n
                self.over = self.over or message.result is not None
                if message.rest is not None:
                    await self._go_on(seat)
            elif message.type == "done" and message.id in self.sent:
                began = self.sent.pop(message.id)
                if self.measuring:
                    self.figures.acknowledged.append(now - began)
            elif message.type == "refused":
                self.figures.refused.append(message.code)
            elif message.type == "ping":
                await seat.socket.send(f'{{"type":"pong","n":{message.n}}}')

    async def _go_on(self, seat: Seat) -> None:
        if seat.rested != seat.n:
            seat.rested = seat.n
            await seat.socket.send(f'{{"type":"go-on","id":"g{seat.n}"}}')

    async def move(self) -> bool:
        """One move of whoever is asked; False if nobody is just now."""
        asked = [seat for seat in self.seats if seat.prompt and seat.prompt.held is None]
        asked = [seat for seat in asked if seat.prompt and seat.prompt.question != seat.answered]
        if not asked:
            return False
        seat = self.rng.choice(asked)
        assert seat.prompt is not None
        seat.answered = seat.prompt.question
        self.count += 1
        id = f"m{self.count}"
        command = {"type": "move", "id": id, "question": seat.answered, "moves": [self.rng.choice(seat.prompt.moves)]}
        self.sent[id] = time.perf_counter()
        await seat.socket.send(json.encode(command).decode())
        return True


async def sit_down(url: str, players: int, figures: Figures, seed: int) -> LoadTable:
    """Open a table, seat its players and start the game."""
    wishes: dict[str, Any] = {"friendly": True, "pace": "none", "options": {"rounds": 20}}
    ticket = await asyncio.to_thread(open_table, url, "stick-em", ["open"] * players, **wishes)
    tickets = [ticket]
    for number in range(1, players):
        tickets.append(await asyncio.to_thread(join_table, ticket["link"], f"P{number}"))
    address = f"ws{url.removeprefix('http')}/api/tables/{ticket['table']}/live"
    seats = []
    for one in tickets:
        socket = await connect(address, compression=None, proxy=None, ping_interval=None, open_timeout=60)
        await socket.send(json.encode({"type": "hello", "token": one["token"]}).decode())
        seats.append(Seat(socket))
    table = LoadTable(seats, figures, seed)
    await seats[0].socket.send('{"type":"start","id":"start"}')
    return table
