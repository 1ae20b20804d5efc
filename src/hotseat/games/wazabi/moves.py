"""All moves of Wazabi, for every question."""

from typing import Final

from hotseat.core.moves import MoveTable
from hotseat.core.seats import LETTERS
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.piment import PIMENT_KINDS, PIMENT_TEXTS

ROLL: Final = 0
HOLD: Final = 1
SLAP: Final = 2
PASS: Final = 3
USE_REROLL: Final = 4
ALLOW: Final = 5
USE_MILK: Final = 6
TAKE_BLACK: Final = 7
"""`black`; `red` follows, so that a colour's move is this offset plus the colour."""
LEFT: Final = 9
RIGHT: Final = 10
USE_PINCH: Final = 11
USE_DOUBLE: Final = 12
TARGET: Final = 13
"""`target X` is this offset plus the seat."""
PLAY: Final = TARGET + len(LETTERS)
"""`play K` is this offset plus the kind."""
KEEP: Final = PLAY + len(CARD_TEXTS)
"""`keep K` is this offset plus the kind."""
TAKE_HAND: Final = KEEP + len(CARD_TEXTS)
TAKE: Final = TAKE_HAND + 1
"""`take K` is this offset plus the kind of an open Piment card, counted among all Piment kinds."""

MOVES: Final = MoveTable(
    ["roll", "hold", "slap", "pass", "reroll", "allow", "milk", "black", "red", "left", "right"]
    + ["use pinch", "use double"]
    + [f"target {letter}" for letter in LETTERS]
    + [f"play {card}" for card in CARD_TEXTS]
    + [f"keep {card}" for card in CARD_TEXTS]
    + ["take hand"]
    + [f"take {PIMENT_TEXTS[kind]}" for kind in range(PIMENT_KINDS)]
)
