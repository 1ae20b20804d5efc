"""The peer: boardgame.io (Node) with the same game, its own server and its own socket client."""

import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from msgspec import json

import hotseat
from bench.load.players import Parameters
from bench.load.runs import Figures, Run
from bench.load.servers import Process
from hotseat.core.position import position

SOURCES = Path(__file__).parent / "boardgameio"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "hotseat-bench" / "boardgameio"
PRODUCTION = {"NODE_ENV": "production"}


class _Measured(Figures, frozen=True):
    moves: int
    seconds: float


def installed() -> bool:
    """Whether the peer is installed, in the version of the lock file."""
    lock, done = SOURCES / "package-lock.json", CACHE / "node_modules" / ".package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


def install() -> None:
    """Install the peer into the cache folder, once, with `npm ci`."""
    if shutil.which("npm") is None:
        raise SystemExit("The comparison needs Node and npm; leave it out with --no-peer.")
    CACHE.mkdir(parents=True, exist_ok=True)
    for file in SOURCES.iterdir():
        shutil.copy(file, CACHE)
    if not installed():
        print(f"installing boardgame.io into {CACHE} (once)", file=sys.stderr)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=CACHE, check=True, stdout=sys.stderr)


def run(parameters: Parameters, files: bool) -> Run:
    """A run on the peer's server, in memory (its default) or with its own file storage."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["node", "server.js", *([folder] if files else [])]
        with Process(words, CACHE, PRODUCTION) as server:
            numbers = [parameters.tables, parameters.players, parameters.warmup, parameters.seconds]
            players = ["node", "players.js", server.url, str(server.pid), *[str(number) for number in numbers]]
            done = subprocess.run(
                players, cwd=CACHE, env={**os.environ, **PRODUCTION}, stdout=subprocess.PIPE, check=True
            )
    found = json.decode(done.stdout, type=_Measured)
    figures = {name: getattr(found, name) for name in Figures.__struct_fields__}
    return Run(**figures, moves_per_second=found.moves / found.seconds)


# -- the same rules ----------------------------------------------------------------------------------------------------


def differences(games: int = 20) -> list[str]:
    """Replay games of ours with the peer; returns where its score sheet differs."""
    ours = [_game(3 + number % 4, number) for number in range(games)]
    lines = "".join([json.encode(game).decode() + "\n" for game, _ in ours])
    done = subprocess.run(
        ["node", "check.js"], cwd=CACHE, input=lines, stdout=subprocess.PIPE, text=True, check=True, timeout=120
    )
    theirs = [json.decode(line)["sheet"] for line in done.stdout.splitlines()]
    pairs = [(sheet, theirs[number]) for number, (_, sheet) in enumerate(ours)]
    return [f"game {number}: {pair[0]} {pair[1]}" for number, pair in enumerate(pairs) if pair[0] != pair[1]]


def _game(players: int, seed: int) -> tuple[dict[str, Any], list[list[int]]]:
    """A random game in the peer's format, and its score sheet."""
    rng = random.Random(seed)
    table = hotseat.open_table("stick-em", players=players, seed=seed, rounds=2)
    deals: list[list[list[str]]] = []
    moves: list[tuple[int, str, str]] = []
    first = -1
    while not table.over:
        zones = position(table.state)["zones"]
        first = zones["opener"] if first < 0 else first
        if zones["round"] > len(deals):
            deals.append(zones["hands"])
        seat, move = rng.choice([(seat, move) for seat in table.asked for move in table.moves(seat)])
        table.play(f"{seat}: {move}")
        verb, card = move.split()
        moves.append((ord(seat) - ord("A"), verb, card))
    game = {"players": players, "first": first, "rounds": 2, "deals": deals, "moves": moves}
    return game, position(table.state)["zones"]["sheet"]
