"""What can happen in Stick 'Em."""

from typing import Final

from hotseat.core.events import CARD, NUMBER, SEAT, EventKind

ROUND: Final = EventKind("round", (("number", NUMBER), ("leader", SEAT)))
DEALT: Final = EventKind("dealt", (("seat", SEAT), ("cards", CARD)))
PICKED: Final = EventKind("picked", (("seat", SEAT), ("card", CARD)))
PAINS: Final = EventKind("pains", (("cards", CARD),))
PLAYED: Final = EventKind("played", (("seat", SEAT), ("card", CARD)))
TRICK: Final = EventKind("trick", (("winner", SEAT), ("cards", CARD)))
ASIDE: Final = EventKind("aside", (("leader", SEAT), ("cards", CARD)))
SCORED: Final = EventKind("scored", (("number", NUMBER), ("scores", NUMBER), ("totals", NUMBER)))

EVENTS: Final = (ROUND, DEALT, PICKED, PAINS, PLAYED, TRICK, ASIDE, SCORED)
