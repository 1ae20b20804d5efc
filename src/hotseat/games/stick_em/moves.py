"""All moves of Stick 'Em: `play X` is the number of the card; the `pain X` moves follow."""

from typing import Final

from hotseat.core.moves import MoveTable
from hotseat.games.stick_em.cards import CARD_TEXTS

PAIN: Final = len(CARD_TEXTS)
"""`pain X` is this offset plus the number of the card."""

MOVES: Final = MoveTable([f"play {card}" for card in CARD_TEXTS] + [f"pain {card}" for card in CARD_TEXTS])
