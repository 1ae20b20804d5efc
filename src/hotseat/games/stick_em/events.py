"""The events of Stick 'Em."""

from typing import Final

from hotseat.core.events import EventKind
from hotseat.core.sorts import CARD, CARDS, GAIN, NUMBER, SEAT, by_seat

ROUND: Final = EventKind("round", (("number", NUMBER), ("leader", SEAT)))
DEALT: Final = EventKind("dealt", (("seat", SEAT), ("cards", CARDS)))
PICKED: Final = EventKind("picked", (("seat", SEAT), ("card", CARD)))
PAINS: Final = EventKind("pains", (("cards", by_seat(CARD)),))
PLAYED: Final = EventKind("played", (("seat", SEAT), ("card", CARD)))
TRICK: Final = EventKind("trick", (("winner", SEAT), ("cards", CARDS)))
ASIDE: Final = EventKind("aside", (("leader", SEAT), ("cards", CARDS)))
SCORED: Final = EventKind("scored", (("number", NUMBER), ("scores", by_seat(GAIN)), ("totals", by_seat(NUMBER))))

EVENTS: Final = (ROUND, DEALT, PICKED, PAINS, PLAYED, TRICK, ASIDE, SCORED)
