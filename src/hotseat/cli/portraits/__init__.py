"""Portraits: statistics of how bots of one level play among themselves, over many games."""

import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib import import_module
from typing import Any, Final

from hotseat.bots.arena import make_player
from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game as game_of

PORTRAITS: Final = {
    "chili-mafia": "hotseat.cli.portraits.chili_mafia",
    "spicy": "hotseat.cli.portraits.spicy",
    "stick-em": "hotseat.cli.portraits.stick_em",
    "sweet-spicy": "hotseat.cli.portraits.spicy",
    "wazabi": "hotseat.cli.portraits.wazabi",
}
"""Game id to the module that counts: `count` before each move, `finish` after each game, `rows` at the end."""
BATCH: Final = 25


@dataclass(frozen=True)
class Sitting:
    """A series of games among bots of one level."""

    game: str
    players: int
    level: str
    games: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True)
class Portrait:
    """The statistics of a sitting."""

    sitting: Sitting
    rows: list[Row]

    def json(self) -> dict[str, Any]:
        """The portrait as JSON."""
        return {**asdict(self.sitting), "portrait": {row.name: row.value for row in self.rows}}


def portrait(sitting: Sitting, workers: int | None = None) -> Portrait:
    """Play and count, in several processes."""
    cuts = [(first, min(first + BATCH, sitting.games)) for first in range(0, sitting.games, BATCH)]
    found = Counts()
    if workers == 1:
        batches = [counted(sitting, *cut) for cut in cuts]
    else:
        with ProcessPoolExecutor(workers or os.cpu_count() or 1) as pool:
            batches = [job.result() for job in [pool.submit(counted, sitting, *cut) for cut in cuts]]
    for batch in batches:
        found.found.update(batch.found)
    return Portrait(sitting, import_module(PORTRAITS[sitting.game]).rows(found))


def counted(sitting: Sitting, first: int, last: int) -> Counts:
    """Play the games `first` to `last` of the sitting and count."""
    counter = import_module(PORTRAITS[sitting.game])
    setup = game_of(sitting.game).setup(sitting.players, sitting.options)
    counts = Counts()
    for seed in range(sitting.seed + first, sitting.seed + last):
        s = setup.start(seeded(seed))
        bots = [make_player(sitting.game, sitting.level, 100 * seed + seat) for seat in range(sitting.players)]
        while not s.over:
            seat = s.seat()
            move = bots[seat].choose(s.view(seat), seat)
            counter.count(counts, s, seat, move)
            s.push(move, seat)
        counts.add("games")
        counter.finish(counts, s)
    return counts
