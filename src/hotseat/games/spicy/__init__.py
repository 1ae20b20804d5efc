"""Spicy: claims about face-down cards, and who believes them. Rules: docs/rules/spicy.md."""

from typing import Final

from hotseat.games.spicy.editions import QUESTIONS, edition
from hotseat.games.spicy.events import EVENTS
from hotseat.games.spicy.options import SpicyOptions

GAME: Final = edition("spicy", "CWP", SpicyOptions, EVENTS, QUESTIONS)
