"""Hotseat: the digital home of five hot games, on one rules engine.

>>> import hotseat
>>> table = hotseat.open_table("stick-em", players=3, seed=1, rounds=1)
>>> table.asked
['A', 'B', 'C']
"""

from hotseat.core.errors import (
    HotseatError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
    UnknownGame,
    UnknownMove,
    UnknownSeat,
)
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from hotseat.table import Table

__version__ = "0.1.0"

open_table = Table.open
load_table = Table.load


def compiled() -> bool:
    """Whether the engine runs compiled; the same Python files run interpreted otherwise."""
    from hotseat.core import state

    return not state.__file__.endswith(".py")


__all__ = [
    "GAMES",
    "HotseatError",
    "IllegalMove",
    "OptionError",
    "PositionError",
    "RecordError",
    "Table",
    "UnknownGame",
    "UnknownMove",
    "UnknownSeat",
    "compiled",
    "game",
    "load_table",
    "open_table",
    "seeded",
]
