"""The events of Chili Mafia. A gang is given as its seat and its number."""

from typing import Final

from hotseat.core.events import EventKind, name_and_facts
from hotseat.core.sorts import CARD, CARDS, NUMBER, SEAT, SEATS, by_seat, card, word

HEIST: Final = card("heist")
VERB: Final = word("verb")
NAME: Final = word("name")
PLACE: Final = word("place")

PLACES: Final = ("middle", "bottom", "discard")
"""Where a pinched pepper goes (CM-8.20 to CM-8.22)."""

PACKET: Final = EventKind("packet", (("seat", SEAT), ("cards", CARDS)))
PICKED: Final = EventKind("picked", (("seat", SEAT), ("card", CARD)))
TURN: Final = EventKind("turn", (("seat", SEAT), ("number", NUMBER)))
FORMED: Final = EventKind("formed", (("seat", SEAT), ("owner", SEAT), ("number", NUMBER), ("cards", CARDS)))
ADDED: Final = EventKind("added", (("seat", SEAT), ("card", CARD), ("owner", SEAT), ("number", NUMBER)))
MOVED: Final = EventKind(
    "moved",
    (
        ("seat", SEAT),
        ("card", CARD),
        ("from_owner", SEAT),
        ("from_number", NUMBER),
        ("owner", SEAT),
        ("number", NUMBER),
    ),
)
ATTACKED: Final = EventKind(
    "attacked",
    (
        ("seat", SEAT),
        ("card", CARD),
        ("number", NUMBER),
        ("attacker", CARD),
        ("ability", VERB),
        ("owner", SEAT),
        ("target_number", NUMBER),
        ("targets", CARDS),
    ),
)
NOBODY_ANSWERS: Final = EventKind("nobody-answers", ())
NEUTRALISED: Final = EventKind("neutralised", (("seat", SEAT), ("cards", CARDS)))
GUARDED: Final = EventKind("guarded", (("seat", SEAT), ("card", CARD)))
LOST: Final = EventKind("lost", (("owner", SEAT), ("number", NUMBER), ("cards", CARDS)))
PINCHED: Final = EventKind("pinched", (("owner", SEAT), ("number", NUMBER), ("card", CARD)))
JAILED: Final = EventKind("jailed", (("card", CARD), ("place", PLACE)))
DISCARDED: Final = EventKind("discarded", (("seat", SEAT), ("cards", CARDS)))
PASSED: Final = EventKind("passed", (("seat", SEAT), ("cards", CARDS)))
ENDED: Final = EventKind("ended", (("seat", SEAT),))
PLAYED: Final = EventKind("played", (("seat", SEAT), ("card", CARD)))
DREW: Final = EventKind("drew", (("seat", SEAT), ("card", CARD)))
TOOK: Final = EventKind("took", (("seat", SEAT), ("card", CARD)))
STOLE: Final = EventKind("stole", (("seat", SEAT), ("victim", SEAT), ("card", CARD)))
BOOSTED: Final = EventKind("boosted", (("seat", SEAT), ("pepper", NAME)))
GAVE: Final = EventKind("gave", (("seat", SEAT), ("taker", SEAT), ("cards", CARDS)), name_and_facts)
LOOKED: Final = EventKind("looked", (("seat", SEAT), ("cards", CARDS)), name_and_facts)
EXCHANGED: Final = EventKind("exchanged", (("seat", SEAT), ("cards", CARDS)))
GAMBLED: Final = EventKind("gambled", (("seat", SEAT), ("card", CARD)))
BEWITCHED: Final = EventKind(
    "bewitched",
    (("seat", SEAT), ("owner", SEAT), ("number", NUMBER), ("card", CARD), ("home", SEAT), ("home_number", NUMBER)),
)
HEIST_DRAWN: Final = EventKind("heist-drawn", (("seat", SEAT), ("heist", HEIST)))
HEIST_USED: Final = EventKind("heist-used", (("seat", SEAT), ("heist", HEIST)))
HEIST_WASTED: Final = EventKind("heist-wasted", (("seat", SEAT), ("heist", HEIST)))
SEEN: Final = EventKind("seen", (("seat", SEAT), ("cards", CARDS)))
SNOOPED: Final = EventKind("snooped", (("seat", SEAT), ("victim", SEAT), ("cards", CARDS)))
SHUFFLED: Final = EventKind("shuffled", (("seat", SEAT), ("cards", CARDS), ("top", CARD)), name_and_facts)
TURNED_UP: Final = EventKind("turned-up", (("seat", SEAT), ("card", CARD)), name_and_facts)
CHOSE: Final = EventKind("chose", (("seat", SEAT), ("cards", CARDS)))
DEALT: Final = EventKind("dealt", (("seat", SEAT), ("partner", SEAT), ("given", CARDS), ("got", CARDS)))
RAID: Final = EventKind("raid", (("seat", SEAT),), name_and_facts)
DONE: Final = EventKind("done", (("seat", SEAT),))
ARRANGED: Final = EventKind("arranged", (("owner", SEAT), ("number", NUMBER), ("cards", CARDS)), name_and_facts)
LAST_ROUND: Final = EventKind("last-round", (("seat", SEAT),))
SCORED: Final = EventKind("scored", (("scores", by_seat(NUMBER)), ("winners", SEATS)))

EVENTS: Final = (
    PACKET,
    PICKED,
    TURN,
    FORMED,
    ADDED,
    MOVED,
    ATTACKED,
    NOBODY_ANSWERS,
    NEUTRALISED,
    GUARDED,
    LOST,
    PINCHED,
    JAILED,
    DISCARDED,
    PASSED,
    ENDED,
    PLAYED,
    DREW,
    TOOK,
    STOLE,
    BOOSTED,
    GAVE,
    LOOKED,
    EXCHANGED,
    GAMBLED,
    BEWITCHED,
    HEIST_DRAWN,
    HEIST_USED,
    HEIST_WASTED,
    SEEN,
    SNOOPED,
    SHUFFLED,
    TURNED_UP,
    CHOSE,
    DEALT,
    RAID,
    DONE,
    ARRANGED,
    LAST_ROUND,
    SCORED,
)
