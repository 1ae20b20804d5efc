"""Supplement Piment as data: the kinds of Piment cards, and the available tables of cards and red faces.

The printed cards and the faces of the red die are unknown. `RECONSTRUCTION_1` is invented to fit the known facts: 20
cards, 8 designs, instant and keep cards, four figures. An authentic list would become a second `PimentDeck` in
`PIMENT_DECKS`; each new kind needs one new effect in `piment_cards.py`.
"""

from typing import Final

from hotseat.games.wazabi.dice import RED, WC, C, G, P, figure

COOL: Final = 0
SHARE: Final = 1
SWITCH: Final = 2
BURN: Final = 3
MILK: Final = 4
REROLL: Final = 5
PINCH: Final = 6
DOUBLE: Final = 7

PIMENT_TEXTS: Final = ("cool", "share", "switch", "burn", "milk", "reroll", "pinch", "double")
PIMENT_KINDS: Final = len(PIMENT_TEXTS)
KEPT: Final = [False, False, False, False, True, True, True, True]
"""By kind: whether it is an hourglass card, kept open in front of its player, or a lightning card (WZ-6.2, WZ-6.3)."""


class PimentDeck:
    """One table of Piment cards: copies by kind, and the six faces of its red die."""

    def __init__(self, id: str, copies: tuple[int, ...], red_faces: tuple[int, ...]) -> None:
        self.id = id
        self.copies = copies
        self.red_faces = red_faces
        self.red_rolls = [figure(RED, face) for face in red_faces]
        self.cards = [kind for kind in range(PIMENT_KINDS) for _ in range(copies[kind])]


RECONSTRUCTION_1: Final = PimentDeck(
    "reconstruction-1", copies=(1, 2, 3, 4, 3, 3, 2, 2), red_faces=(WC, WC, P, P, C, G)
)

PIMENT_DECKS: Final = {RECONSTRUCTION_1.id: RECONSTRUCTION_1}
"""By the value of the option `piment_deck`."""
