"""How much a test does: a little in `make test`, a lot in `make soak`, with the same code.

A soak is cut into slices. `HOTSEAT_SOAK=0.05` asks for a twentieth of the full volume, and `HOTSEAT_SLICE=7` for the
seeds of slice 7, which no other slice uses. `HOTSEAT_TALLY` names a file to which a test adds what it did;
`tools/soak.py` sets all three and keeps the ledger.
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Final

import hotseat

SOAK: Final = float(os.environ.get("HOTSEAT_SOAK") or 0)
SLICE: Final = int(os.environ.get("HOTSEAT_SLICE") or 0)
SOURCES: Final = Path(__file__).parents[1] / "src"
SEEDS_PER_SLICE: Final = 1_000_000
SPOKEN_EVERY: Final = 10.0
PATIENCE: Final = 600.0 if SOAK else 60.0
"""Seconds that a test waits for what has to happen. A soak runs beside other work, which may leave it little time."""


def volume(test: int, soak: int) -> int:
    """`test` in `make test`; in a soak the given share of `soak`, but never less than `test`."""
    return max(test, int(soak * SOAK))


def by_engine(whole: int, few: int) -> int:
    """`whole` on the installed engine, compiled or not; `few` on the sources, which `make test` runs beside it.

    The sources are interpreted and much slower. `tests/test_both_engines.py` compares the games of both move for move.
    """
    return few if Path(hotseat.__file__).is_relative_to(SOURCES) else whole


def seed(number: int = 0) -> int:
    """The seed with this number in the present slice."""
    return SLICE * SEEDS_PER_SLICE + number


def seeds(test: int, soak: int) -> range:
    """As many seeds as `volume` says, starting with the first one of the present slice."""
    return range(seed(), seed(volume(test, soak)))


def tally(row: str, **counts: int) -> None:
    """Note for the ledger how much of a row of docs/reliability.md was done; silent in `make test`."""
    file = os.environ.get("HOTSEAT_TALLY")
    if file:
        with Path(file).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"row": row, **counts}) + "\n")


class Progress:
    """Reports the progress of a long test past pytest's capture; silent in `make test`."""

    def __init__(self, name: str, total: int) -> None:
        self.name = name
        self.total = total
        self.spoken = time.monotonic()

    def at(self, done: int, more: str = "") -> None:
        """Report that `done` of the total are done, at most every ten seconds."""
        now = time.monotonic()
        if SOAK and (done == self.total > 0 or now - self.spoken > SPOKEN_EVERY):
            self.spoken = now
            print(f"{self.name}: {done:,} of {self.total:,} {more}", file=sys.__stderr__, flush=True)
