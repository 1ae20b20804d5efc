"""Spicy: claims about face-down cards, and who believes them. Rules: docs/rules/spicy.md."""

from typing import Final

from hotseat.games.entry import built_in
from hotseat.games.guided import FirstGame
from hotseat.games.spicy.editions import QUESTIONS, edition
from hotseat.games.spicy.events import EVENTS
from hotseat.games.spicy.live import LIVE
from hotseat.games.spicy.options import SpicyOptions

GAME: Final = edition("spicy", "CWP", SpicyOptions, EVENTS, QUESTIONS)

ENTRY: Final = built_in(GAME, LIVE, "spicy", FirstGame(("easy", "easy"), {"end_card": 46, "first": "A"}, (13, 17)))
