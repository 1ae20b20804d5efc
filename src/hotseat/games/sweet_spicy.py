"""Sweet & Spicy: Spicy with lemon and Super-Jokers. Rules: docs/rules/sweet-spicy.md."""

from dataclasses import replace
from typing import Final

from hotseat.games.guided import FirstGame
from hotseat.games.spicy import ENTRY as SPICY
from hotseat.games.spicy.editions import QUESTIONS, edition
from hotseat.games.spicy.events import SWEET_EVENTS
from hotseat.games.spicy.options import SweetSpicyOptions

GAME: Final = edition("sweet-spicy", "CLP", SweetSpicyOptions, SWEET_EVENTS, (*QUESTIONS, "joker"))

ENTRY: Final = replace(
    SPICY,
    rules=GAME,
    extends="spicy",
    first_game=FirstGame(("easy", "easy"), {"end_card": 46, "first": "A"}, (4, 14)),
)
