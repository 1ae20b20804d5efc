"""The load generator, a separate process: `python -m bench.load.players PARAMETERS FILE` writes its results to FILE."""

import asyncio
import http.client
import os
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop
from msgspec import Struct, json

from bench.load.seats import WATCHER, Figures, Seat
from bench.load.usage import cpu, rss
from bench.load.wire import connected

NAMES = "ABCDEFGH"
TICK = 0.002


class Parameters(Struct, frozen=True):
    """The parameters of a run."""

    game: str
    tables: int
    players: int
    watchers: int
    warmup: float
    seconds: float
    rate: float
    """Moves per second over all tables; 0 means unthrottled."""
    experts: int = 0
    """Further tables, each with one person, who answers at once, and `expert` bots in the other seats. Not measured."""
    url: str = ""
    pid: int = 0
    """The server's address and process."""


class Used(Struct, frozen=True):
    """Resources used during the measurement."""

    seconds: float
    rss_mb: float
    """The server's memory with all clients connected."""
    server_cpu: float
    client_cpu: float
    """Cores in use."""


class Measured(Struct, frozen=True):
    """The results of a run."""

    sockets: int
    latencies: list[float]
    """Milliseconds from sending a move until it is acknowledged, sorted."""
    used: Used
    problems: list[str]
    """Refusals, lost connections, missing answers, updates older than their predecessor."""
    stored: list[tuple[str, str]]
    """Table and command of every acknowledged move."""


def seated(parameters: Parameters, people: int) -> list[dict[str, Any]]:
    """Open a table and take the seats of the people, all others are for bots; returns the tickets."""
    line = http.client.HTTPConnection(urlsplit(parameters.url).netloc, timeout=60)
    options = {"rounds": 20} if parameters.game == "stick-em" else {}
    bots = [{"kind": "bot", "level": "expert"}] * (parameters.players - people)
    plans = [*[{"kind": "open"}] * people, *bots]
    table = {
        "game": parameters.game,
        "seats": plans,
        "name": NAMES[0],
        "options": options,
        "friendly": True,
        "pace": "none",
    }
    tickets = [_posted(line, "/api/tables", table)]
    for name in NAMES[1:people]:
        tickets.append(_posted(line, f"/api/tables/{tickets[0]['table']}/seats", {"name": name}))
    line.close()
    return tickets


def _posted(line: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    line.request("POST", path, json.encode(body), {"Content-Type": "application/json"})
    answer = line.getresponse()
    data: dict[str, Any] = json.decode(answer.read())
    if answer.status >= 300:
        raise ConnectionError(f"{path}: {data}")
    return data


async def sit_down(
    parameters: Parameters, tickets: list[dict[str, Any]], figures: Figures, seed: int, watchers: int
) -> list[Seat]:
    """Connect everybody at one table and start the game."""
    table = tickets[0]["table"]
    address = f"{parameters.url}/api/tables/{table}/live"
    tokens = [ticket["token"] for ticket in tickets] + [None] * watchers
    seats = []
    for place, token in enumerate(tokens):
        seat = Seat(table, NAMES[place] if token else WATCHER, figures, random.Random(seed * 16 + place))
        seat.line = await connected(address, seat.heard)
        seat.line.say(json.encode({"type": "hello", "token": token}))
        seats.append(seat)
    return seats


async def drive(figures: Figures, rate: float, seconds: float, rng: random.Random) -> None:
    """Let the seats that are asked move, evenly spread in time."""
    began = time.perf_counter()
    sent = 0
    while (passed := time.perf_counter() - began) < seconds:
        while sent < passed * rate and figures.ready:
            sent += _one_moves(figures.ready, rng)
        await asyncio.sleep(TICK)


def _one_moves(ready: list[Seat], rng: random.Random) -> bool:
    place = rng.randrange(len(ready))
    ready[place], ready[-1] = ready[-1], ready[place]
    seat = ready.pop()
    if seat.may_move():
        seat.move()
        return True
    return False


async def play(parameters: Parameters) -> Measured:
    """Take all seats, warm up, measure, wait for the last answers."""
    figures, beside = Figures(), Figures(flat_out=True)
    with ThreadPoolExecutor(8) as pool:
        tickets = list(pool.map(partial(seated, parameters), [parameters.players] * parameters.tables))
        at_bots = list(pool.map(partial(seated, parameters), [1] * parameters.experts))
    tables = [
        await sit_down(parameters, one, figures, number, parameters.watchers) for number, one in enumerate(tickets)
    ]
    others = [await sit_down(parameters, one, beside, number, 0) for number, one in enumerate(at_bots)]
    figures.flat_out = not parameters.rate
    for seats in [*tables, *others]:
        seats[0].line.say(b'{"type":"start","id":"start"}')
    rng = random.Random(1)
    pace = parameters.rate
    await (drive(figures, pace, parameters.warmup, rng) if pace else asyncio.sleep(parameters.warmup))
    figures.measuring = True
    before, began = _used(parameters), time.perf_counter()
    await (drive(figures, pace, parameters.seconds, rng) if pace else asyncio.sleep(parameters.seconds))
    figures.measuring = figures.flat_out = beside.flat_out = False
    lasted = time.perf_counter() - began
    server, client = [(after - earlier) / lasted for after, earlier in zip(_used(parameters), before, strict=True)]
    await _answered(tables + others)
    figures.refused += beside.refused
    figures.steps_back += beside.steps_back
    return _measured(tables + others, figures, Used(lasted, rss(parameters.pid), server, client))


def _used(parameters: Parameters) -> tuple[float, float]:
    return cpu(parameters.pid), cpu(os.getpid())


async def _answered(tables: list[list[Seat]]) -> None:
    """Wait until the server has answered every command."""
    waits_until = time.perf_counter() + 30
    while any(seat.sent for seats in tables for seat in seats) and time.perf_counter() < waits_until:
        await asyncio.sleep(0.05)


def _measured(tables: list[list[Seat]], figures: Figures, used: Used) -> Measured:
    everybody = [seat for seats in tables for seat in seats]
    lost = [f"closed {seat.line.closed}" for seat in everybody if seat.line.closed is not None]
    silent = ["no answer" for seat in everybody for _ in seat.sent]
    problems = [*figures.refused, *lost, *silent, *["step back"] * figures.steps_back]
    latencies = sorted([1000 * seconds for seconds in figures.acknowledged])
    return Measured(len(everybody), latencies, used, problems, figures.stored)


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(json.encode(uvloop.run(play(json.decode(sys.argv[1], type=Parameters)))))
