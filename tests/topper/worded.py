"""Topper with every piece that docs/adding-a-game.md adds to its entry."""

from typing import Final

from hotseat.games.entry import Entry
from tests.topper import GAME

ENTRY: Final = Entry(GAME, bots="tests.topper.bots", words="tests.topper.words", rulebook="tests.topper.rules")
