"""Sweet & Spicy: Spicy with lemon and Super-Jokers. Rules: docs/rules/sweet-spicy.md."""

from typing import Final

from hotseat.games.spicy.editions import QUESTIONS, edition
from hotseat.games.spicy.events import SWEET_EVENTS
from hotseat.games.spicy.options import SweetSpicyOptions

GAME: Final = edition("sweet-spicy", "CLP", SweetSpicyOptions, SWEET_EVENTS, (*QUESTIONS, "joker"))
