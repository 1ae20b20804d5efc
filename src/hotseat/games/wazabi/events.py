"""The events of Wazabi."""

from typing import Final

from hotseat.core.events import Event, EventKind, Texts
from hotseat.core.sorts import CARD, CARDS, NUMBER, SEAT, card, listed, word

PIMENT: Final = card("piment")
FIGURE: Final = word("figure")
COLOUR: Final = word("colour")
DIRECTION: Final = word("direction")


def the_cards(event: Event, words: Texts) -> str:
    """The Piment card that was flipped, or the hand cards that were discarded."""
    cards = list(event.json(None, words).values())[2]
    return "".join([f" {card}" for card in (cards if isinstance(cards, list) else [cards])])


TURN: Final = EventKind("turn", (("seat", SEAT),))
EXTRA: Final = EventKind("extra", (("seat", SEAT),))
MISSED: Final = EventKind("missed", (("seat", SEAT),))
ROLLED: Final = EventKind("rolled", (("seat", SEAT), ("dice", listed(FIGURE))))
SLAPPED: Final = EventKind("slapped", (("seat", SEAT),))
WON_RACE: Final = EventKind("won-race", (("seat", SEAT),))
MISTAKE: Final = EventKind("mistake", (("seat", SEAT),))
FLIPPED: Final = EventKind("flipped", (("seat", SEAT), ("card", PIMENT)), the_cards)
USED: Final = EventKind("used", (("seat", SEAT), ("card", PIMENT)))
LOOTED: Final = EventKind("looted", (("seat", SEAT), ("victim", SEAT), ("card", PIMENT)))
DREW: Final = EventKind("drew", (("seat", SEAT), ("card", CARD)))
STOLE: Final = EventKind("stole", (("seat", SEAT), ("victim", SEAT), ("card", CARD)))
RENEWED: Final = EventKind("renewed", (("cards", NUMBER),))
GAVE: Final = EventKind("gave", (("seat", SEAT), ("target", SEAT), ("colour", COLOUR)))
TOOK: Final = EventKind("took", (("seat", SEAT), ("victim", SEAT), ("colour", COLOUR)))
REMOVED: Final = EventKind("removed", (("seat", SEAT), ("colour", COLOUR)))
GAINED: Final = EventKind("gained", (("seat", SEAT), ("colour", COLOUR)))
SWAPPED_DICE: Final = EventKind("swapped-dice", (("seat", SEAT), ("target", SEAT)))
PASSED_DICE: Final = EventKind("passed-dice", (("seat", SEAT), ("direction", DIRECTION)))
SWAPPED_HANDS: Final = EventKind("swapped-hands", (("seat", SEAT), ("target", SEAT)))
PASSED_HANDS: Final = EventKind("passed-hands", (("seat", SEAT), ("direction", DIRECTION)))
HAND_NOW: Final = EventKind("hand-now", (("seat", SEAT), ("cards", CARDS)))
PLAYED: Final = EventKind("played", (("seat", SEAT), ("card", CARD)))
PASSED: Final = EventKind("passed", (("seat", SEAT),))
LAID_SKIP: Final = EventKind("laid-skip", (("seat", SEAT), ("target", SEAT)))
REVERSED: Final = EventKind("reversed", (("seat", SEAT),))
NAMED: Final = EventKind("named", (("seat", SEAT),))
DISCARDED: Final = EventKind("discarded", (("seat", SEAT), ("cards", CARDS)), the_cards)
FINISHED: Final = EventKind("finished", (("seat", SEAT), ("place", NUMBER)))

EVENTS: Final = (
    TURN,
    EXTRA,
    MISSED,
    ROLLED,
    SLAPPED,
    WON_RACE,
    MISTAKE,
    FLIPPED,
    USED,
    LOOTED,
    DREW,
    STOLE,
    RENEWED,
    GAVE,
    TOOK,
    REMOVED,
    GAINED,
    SWAPPED_DICE,
    PASSED_DICE,
    SWAPPED_HANDS,
    PASSED_HANDS,
    HAND_NOW,
    PLAYED,
    PASSED,
    LAID_SKIP,
    REVERSED,
    NAMED,
    DISCARDED,
    FINISHED,
)
