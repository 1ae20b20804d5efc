"""Hotseat: the digital home of five hot games, on one rules engine.

>>> import hotseat
>>> table = hotseat.open_table("stick-em", players=3, seed=1, rounds=1)
>>> table.asked
['A', 'B', 'C']
"""

import os
import sys

from hotseat.core.errors import (
    BadArgument,
    HotseatError,
    IllegalMove,
    MissingPiece,
    OptionError,
    PositionError,
    RecordError,
    UnknownGame,
    UnknownMove,
    UnknownSeat,
)
from hotseat.core.rng import seeded
from hotseat.core.showing import DRAWINGS
from hotseat.drawing import as_bundle, as_html, as_text
from hotseat.games import GAMES, add_game, game
from hotseat.starting import start
from hotseat.table import Table

__version__ = "0.1.0"

DRAWINGS.text, DRAWINGS.html, DRAWINGS.bundle = as_text, as_html, as_bundle

open_table = Table.open
load_table = Table.load

if os.environ.get("HOTSEAT_GAMES"):
    sys.path.append(os.getcwd())  # a game that is being written need not be installed
    for _module in os.environ["HOTSEAT_GAMES"].split():
        add_game(_module)


def compiled() -> bool:
    """Whether the engine runs compiled; the same Python files run interpreted otherwise."""
    from hotseat.core import state

    return not state.__file__.endswith(".py")


__all__ = [
    "GAMES",
    "BadArgument",
    "HotseatError",
    "IllegalMove",
    "MissingPiece",
    "OptionError",
    "PositionError",
    "RecordError",
    "Table",
    "UnknownGame",
    "UnknownMove",
    "UnknownSeat",
    "add_game",
    "compiled",
    "game",
    "load_table",
    "open_table",
    "seeded",
    "start",
]
