"""`python -m bench.load.snapshots`: how long reading a table takes, from all its entries and from its snapshot.

Random players play a game of every kind almost to its end, with as many seats as possible and a provable shuffle. Its
log is stored, then read as after a restart or a takeover: without a snapshot, with the one that a server would have
made last, and with one of the last moment. Also measured: making a snapshot, during which the server does nothing else.
"""

import argparse
import asyncio
import json
import random
import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import sqlalchemy as sa
from msgspec import convert

from bench.load.servers import RESULTS
from hotseat.core.state import State
from hotseat.fairness import ServerKey, pf2
from hotseat.fairness.pf2 import values
from hotseat.fairness.rules import rules_description
from hotseat.games import GAMES
from hotseat.games import game as game_of
from hotseat.server import entries, snapshot
from hotseat.server.database import SNAPSHOTS
from hotseat.server.guard import new_table_id, token_hash
from hotseat.server.room import Room
from hotseat.server.shared import Shared
from hotseat.server.store import Store, StoreUnavailable
from hotseat.server.stored import keep_snapshot, stored_room
from hotseat.server.time import Time

REPEATS = 15


class NoBots:
    """Nobody thinks here."""

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        """No answer."""
        return []


class Written:
    """A room and the log that it is folded from."""

    def __init__(self, game: str) -> None:
        self.rows: list[entries.Row] = []
        self.room = Room(new_table_id())
        seats = [
            entries.SeatPlan("guest", f"P{seat}", hash=token_hash(str(seat))) for seat in range(game_of(game).most)
        ]
        table = {"title": "", "pace": "none", "visibility": "link", "spectators": "none", "chat": True}
        opened = {"seats": seats, "host": seats[0].hash, "created": 0, "game": game, "options": longest(game)}
        self.add(convert(opened | table | {"friendly": False, "type": "opened"}, entries.Opened))

    def add(self, entry: entries.AnyEntry) -> None:
        """Fold an entry and keep it."""
        self.rows.append(entries.Row(self.room.seq, self.room.at + 1000, entry))
        self.room.fold(self.rows[-1])

    def deal(self, key: ServerKey) -> None:
        """Shuffle by pf2, in which all seats take part."""
        room = self.room
        players = [(place.plan.name, pf2.player_of(room.id, place.plan.hash)) for place in room.places]
        made = pf2.Shuffle.promised(room.id, rules_description(room.planned_setup()), players, "", key)
        self.add(entries.FairPromised(made.promise.json(), made.rules, made.secret.hex()))
        parts = {player: secrets.token_hex(values.SIZE) for _, player in players}
        for player, part in parts.items():
            self.add(entries.FairSealed(player, values.seal_of(made.promise, player, part)))
        assert room.shuffle.fair is not None
        self.add(entries.FairListed(room.shuffle.fair.closed(set(), key).json()))
        for player, part in parts.items():
            self.add(entries.FairShown(player, part))
        self.add(entries.Started())

    def play(self, rng: random.Random, most: int) -> None:
        """Random moves, until one is left."""
        room = self.room
        for number in range(most):
            assert room.state is not None
            seat = rng.choice(room.open_to())
            move = rng.choice(room.state.moves(seat))
            if room.trial(seat, [move]).state.over:
                return
            self.add(entries.Moved(seat, [move], "player", f"command-{number}", 0))


def longest(game: str) -> dict[str, Any]:
    """Options for a long game."""
    return {"rounds": 20} if game == "stick-em" else {}


def milliseconds(act: Callable[[], object]) -> float:
    """The median time of a call."""
    times = []
    for _ in range(REPEATS):
        began = time.process_time()
        act()
        times.append(time.process_time() - began)
    return round(median(times) * 1000, 2)


async def measured(game: str, shared: Shared, rng: random.Random, most: int) -> dict[str, Any]:
    """The figures of one game."""
    store = shared.store
    log = Written(game)
    log.deal(shared.key)
    log.play(rng, most)
    id, rows = log.room.id, log.rows
    store.append(id, rows, None, _must_be_stored)
    await _idle(store)
    figures: dict[str, Any] = {"entries": len(rows), "replay_ms": milliseconds(lambda: stored_room(shared, id))}
    for name, room in (("usual", folded(id, rows[: last_due(rows)])), ("newest", log.room)):
        if not snapshot.may_be_kept(room):
            continue  # a short game has no snapshot
        last = rows[room.seq - 1]
        keep_snapshot(shared, room, last)
        await _idle(store)
        figures[f"{name}_ms"] = milliseconds(lambda: stored_room(shared, id))
    figures["making_ms"] = milliseconds(lambda: snapshot.written(log.room, ""))
    with store.engine.connect() as connection:
        size = sa.func.length(SNAPSHOTS.c.data)
        figures["stored_kb"] = round(connection.execute(sa.select(size)).scalars().all()[-1] / 1000, 1)
    return figures


def folded(id: str, rows: list[entries.Row]) -> Room:
    """The room of these entries."""
    room = Room(id)
    for row in rows:
        room.fold(row)
    return room


def last_due(rows: list[entries.Row]) -> int:
    """The number of entries that the last snapshot of a server covers."""
    room, covered = Room(""), 0
    for row in rows:
        room.seq = row.seq + 1
        if snapshot.is_due(room):
            covered = room.kept = room.seq
    return covered


def _must_be_stored(problem: StoreUnavailable | None) -> None:
    if problem is not None:
        raise problem


async def _idle(store: Store) -> None:
    while not store.idle:
        await asyncio.sleep(0.001)


async def all_games(most: int, seed: int) -> dict[str, Any]:
    """One long game of each kind."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'bench.sqlite'}")
        shared = Shared(store, Time(), NoBots(), ServerKey.kept_in(Path(folder) / "hotseat.key"))
        figures = {game: await measured(game, shared, random.Random(seed), most) for game in GAMES}
        store.close()
        return figures


def main() -> None:
    """Parse the arguments, measure, write the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.snapshots", description=__doc__)
    parser.add_argument("--most", type=int, default=2000, help="moves of a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args()
    figures = asyncio.run(all_games(args.most, args.seed))
    args.results.mkdir(parents=True, exist_ok=True)
    (args.results / "snapshots.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
