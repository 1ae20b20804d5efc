"""Topper: lay a card, and hope that nobody holds the next one."""

from typing import Final

from hotseat.core.game import Game
from hotseat.games.entry import Entry

from .options import TopperOptions
from .play import EVENTS, MOVES, STEPS, start
from .table import DECK, FACTS, FIELDS, Topper

GAME: Final = Game(
    id="topper",
    rules_version=1,
    players=(2, 4),
    options=TopperOptions,
    moves=MOVES,
    words={"card": DECK},
    events=EVENTS,
    questions=("lay", "top"),
    steps=STEPS,
    fields=FIELDS,
    blank=Topper,
    start=start,
    facts=FACTS,
)
ENTRY: Final = Entry(GAME)
