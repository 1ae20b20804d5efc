"""The Heists of the box (chapter Components)."""

from typing import Final

from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS

BK: Final = 0
BR: Final = 1
EP: Final = 2
KD: Final = 3
LL: Final = 4
LD: Final = 5
MD: Final = 6
RC: Final = 7
RT: Final = 8
SN: Final = 9

COPIES: Final = (2, 1, 2, 1, 2, 2, 2, 1, 1, 2)
HEISTS: Final = tuple([heist for heist in range(len(HEIST_TEXTS)) for _ in range(COPIES[heist])])
"""All sixteen Heist cards."""
MOST_HELD: Final = 3
