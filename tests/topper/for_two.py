"""Topper as a game for exactly two players."""

from typing import Final

from hotseat.core.game import Game
from hotseat.games.entry import Entry
from tests.topper import GAME
from tests.topper.play import start
from tests.topper.table import Topper

PIECES: Final = ("rules_version", "options", "moves", "words", "events", "questions", "steps", "fields", "facts")
FOR_TWO: Final = Game(
    id="topper-for-two", players=(2, 2), blank=Topper, start=start, **{name: getattr(GAME, name) for name in PIECES}
)
ENTRY: Final = Entry(FOR_TWO)
