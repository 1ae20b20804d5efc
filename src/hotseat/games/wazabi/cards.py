"""The Wazabi cards: thirteen kinds in table order, what they cost, and the two printed decks."""

from typing import Final

REMOVE1: Final = 0
REMOVE2: Final = 1
GIVE1: Final = 2
PASSDICE: Final = 3
SWAPDICE: Final = 4
STEAL: Final = 5
DRAW3: Final = 6
KEEP1: Final = 7
KEEP2: Final = 8
SWAPHANDS: Final = 9
PASSHANDS: Final = 10
SKIP: Final = 11
REPLAY: Final = 12

CARD_TEXTS: Final = (
    "remove1",
    "remove2",
    "give1",
    "passdice",
    "swapdice",
    "steal",
    "draw3",
    "keep1",
    "keep2",
    "swaphands",
    "passhands",
    "skip",
    "replay",
)
KINDS: Final = len(CARD_TEXTS)
HAND: Final = 3
"""Cards dealt to each player (WZ-2.3)."""

COSTS: Final = [1, 3, 3, 2, 3, 1, 1, 1, 2, 2, 2, 0, 0]
"""By kind: the minimum number of W that the roll must show (WZ-9.2)."""

COPIES: Final = {
    "2008": (7, 5, 3, 3, 0, 3, 3, 4, 4, 0, 0, 2, 2),
    "2016": (6, 4, 0, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2),
}
"""By deck and kind. The kinds and costs of both are documented; the copies of `2016` are our reconstruction."""

SMALL_COPIES: Final = (2, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)
"""By kind, in the small deck for exact methods."""


def _deck(copies: tuple[int, ...]) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(copies[kind])]


DECKS: Final = {name: _deck(copies) for name, copies in COPIES.items()}
"""All cards of a deck in table order."""
SMALL_DECK: Final = _deck(SMALL_COPIES)
