"""The events of Spicy and Sweet & Spicy."""

from typing import Final

from hotseat.core.events import Event, EventKind, Texts
from hotseat.core.sorts import CARD, CARDS, NUMBER, SEAT, word

CLAIM: Final = word("claim")
TRAIT: Final = word("trait")
PLACE: Final = word("place")
REASON: Final = word("reason")

TRAITS: Final = ("number", "spice", "both")
NUMBER_TRAIT: Final = 0
SPICE_TRAIT: Final = 1
BOTH_TRAITS: Final = 2
PLACES: Final = ("stack", "won")
REASONS: Final = ("two-trophies", "last-trophy", "worlds-end")
TWO_TROPHIES: Final = 0
LAST_TROPHY: Final = 1
WORLDS_END: Final = 2


def the_card(event: Event, words: Texts) -> str:
    """The card that a challenge turns over."""
    return f" shows {event.json(None, words)['card']}"


def the_hand(event: Event, words: Texts) -> str:
    """One hand at the end of the game."""
    told = event.json(None, words)
    cards = told["cards"]
    assert isinstance(cards, list)
    return f"{' ends' if told['seat'] == 'A' else ','} {told['seat']} {' '.join([str(card) for card in cards])}"


PLAYED: Final = EventKind("played", (("seat", SEAT), ("card", CARD), ("claim", CLAIM)))
COPIED: Final = EventKind("copied", (("seat", SEAT), ("card", CARD), ("claim", CLAIM)))
LAST: Final = EventKind("last", (("seat", SEAT),))
PASSED: Final = EventKind("passed", (("seat", SEAT),))
TRUSTED: Final = EventKind("trusted", (("seat", SEAT),))
DREW: Final = EventKind("drew", (("seat", SEAT), ("card", CARD)))
RAIDED: Final = EventKind("raided", (("seat", SEAT), ("cards", NUMBER)))
TUCKED: Final = EventKind("tucked", (("seat", SEAT), ("cards", CARDS)))
KEPT: Final = EventKind("kept", (("seat", SEAT),))
DOUBTED: Final = EventKind("doubted", (("seat", SEAT), ("trait", TRAIT), ("owner", SEAT), ("claim", CLAIM)))
SHOWN: Final = EventKind("shown", (("card", CARD), ("owner", SEAT), ("claim", CLAIM)), the_card)
WON: Final = EventKind("won", (("seat", SEAT), ("cards", NUMBER), ("jokers", NUMBER)))
TROPHY: Final = EventKind("trophy", (("seat", SEAT), ("left", NUMBER)))
SETTLED: Final = EventKind("settled", (("seat", SEAT),))
WRONG_CLAIM: Final = EventKind("wrong-claim", (("seat", SEAT), ("claim", CLAIM)))
FORGOT_LAST: Final = EventKind("forgot-last", (("seat", SEAT),))
PEEKED: Final = EventKind("peeked", (("seat", SEAT), ("place", PLACE), ("card", CARD)))
ENDED: Final = EventKind("ended", (("reason", REASON),))
HAND: Final = EventKind("hand", (("seat", SEAT), ("cards", CARDS)), the_hand)
TOOK_JOKER: Final = EventKind("took-joker", (("seat", SEAT), ("left", NUMBER)))
LEFT_JOKER: Final = EventKind("left-joker", (("seat", SEAT),))
REVEALED: Final = EventKind("revealed", (("seat", SEAT), ("owner", SEAT), ("claim", CLAIM)))

EVENTS: Final = (
    PLAYED,
    COPIED,
    LAST,
    PASSED,
    TRUSTED,
    DREW,
    RAIDED,
    TUCKED,
    KEPT,
    DOUBTED,
    SHOWN,
    WON,
    TROPHY,
    SETTLED,
    WRONG_CLAIM,
    FORGOT_LAST,
    PEEKED,
    ENDED,
    HAND,
)
SWEET_EVENTS: Final = (*EVENTS, TOOK_JOKER, LEFT_JOKER, REVEALED)
