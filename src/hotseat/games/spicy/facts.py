"""Facts derived from the zones of Spicy and Sweet & Spicy: points, trophies, draws to World's End, the last doubt."""

from typing import Final

from hotseat.core.facts import COUNT, Derived, Facts, line
from hotseat.core.moves import NOBODY
from hotseat.core.seats import letter
from hotseat.core.sorts import CARD, FLAG, NUMBER, SEAT, Json, by_seat, listed, optional, record
from hotseat.games.spicy.cards import CLAIMS, KIND, NO_CLAIM, NUMBERS, SJ, SPICE_IS_RIGHT, TROPHIES, XN, XS, number_of
from hotseat.games.spicy.events import CLAIM
from hotseat.games.spicy.seasonings import IDS, Blend
from hotseat.games.spicy.state import NOTHING_SHOWN, TROPHY_POINTS, Spicy, worth


def points(view: Spicy) -> Json:
    """By seat: the points so far (SP-8.6, SW-4.1)."""
    return [view.points(seat) for seat in range(view.players)]


def trophies_left(view: Spicy) -> Json:
    """Trophies beside the draw pile (SP-1.4)."""
    return view.trophies_left()


def trophies(view: Spicy) -> Json:
    """The number of trophies in the game (SP-1.4)."""
    return TROPHIES


def worlds_end(view: Spicy) -> Json:
    """The least and the most draws until World's End surfaces, and the most at the start (SP-1.3, SP-6.2)."""
    least, most = view.gauge()
    return {"least": least, "most": max(least, most), "of": view.options.most_draws(view.players)}


def jokers_left(view: Spicy) -> Json:
    """Super-Jokers in the supply; null if there are none in the game (SW-1.2)."""
    return view.supply if view.jokers else None


def openings(view: Spicy) -> Json:
    """The numbers that may be claimed on an empty stack (SP-2.4)."""
    numbers: list[Json] = []
    for claim in view.seasonings.claims[NO_CLAIM + 1]:
        if number_of(claim) not in numbers:
            numbers.append(number_of(claim))
    return numbers


def raids(view: Spicy) -> Json:
    """Whether the next card lets the owner of the top card take the stack (SP-7.6)."""
    return view.claim != NO_CLAIM and bool(view.seasonings.raids[view.claim])


def any_claim(view: Spicy) -> Json:
    """Whether any claim may be made, at the risk of a penalty (SP-9.1)."""
    return view.manners


def two_spices(view: Spicy) -> Json:
    """Whether a number may be claimed in two spices on top of a claim (SP-7.2)."""
    return view.seasonings.two_spices


_TRUE: Final[dict[tuple[str, tuple[int, ...], int], list[Json]]] = {}
"""By edition, seasonings and size of the deck, and by number card: the card with the claims that are true of it."""


def true_claims(view: Spicy) -> Json:
    """The number cards in the seat's own hand, each with the claims that are entirely true of it (SP-3.4, SP-7.14)."""
    blend = view.seasonings
    key = view.setup.game.id, blend.places, blend.small
    if key not in _TRUE:
        _TRUE[key] = _true_of_all(view)
    known = _TRUE[key]
    told: list[Json] = []
    for hand in view.hands:
        for kind in hand:
            if 0 <= kind < CLAIMS and known[kind] not in told:
                told.append(known[kind])
    return told


def _true_of_all(view: Spicy) -> list[Json]:
    words, blend = view.setup.game.words, view.seasonings
    return [
        {"card": words["card"][kind], "claims": [words["claim"][claim] for claim in _entirely_true(blend, kind)]}
        for kind in range(CLAIMS)
    ]


def _entirely_true(blend: Blend, kind: int) -> list[int]:
    return [claim for claim in range(CLAIMS) if blend.number_is_right[claim][kind] and SPICE_IS_RIGHT[claim][kind]]


def doubted(view: Spicy) -> Json:
    """The card turned over last, its claim, and whether the claim was right; null once a card is laid."""
    if view.shown == NOTHING_SHOWN:
        return None
    card, claim, owner, doubter, winner = view.shown
    words = view.setup.game.words
    return {
        "card": words["card"][card],
        "claim": words["claim"][claim],
        "owner": letter(owner),
        "doubter": letter(doubter) if doubter != NOBODY else None,
        "winner": letter(winner),
        "right": winner == owner,
    }


def count(view: Spicy) -> Json:
    """At the end, every seat's points line by line (SP-8.6, SW-4.1)."""
    return [_lines(view, seat) for seat in range(view.players)] if view.over else None


def _lines(view: Spicy, seat: int) -> list[Json]:
    texts = view.setup.game.words["card"]
    won = [card & KIND for card in view.won[seat]]
    hand = view.hands[seat]
    seen: list[Json] = [texts[kind] if kind <= SJ else "??" for kind in won]
    cups = view.trophies[seat]
    return [
        line("trophies", TROPHY_POINTS * cups, cups),
        line("won", sum([worth(kind) for kind in won]), len(won), seen),
        line("hand", -sum([worth(kind) for kind in hand]), len(hand), [texts[kind] for kind in hand]),
    ]


FACTS: Final[Facts] = {
    "points": Derived(by_seat(NUMBER), points),
    "trophies": Derived(NUMBER, trophies, fixed=True),
    "trophies_left": Derived(NUMBER, trophies_left),
    "worlds_end": Derived(record({"least": NUMBER, "most": NUMBER, "of": NUMBER}), worlds_end),
    "jokers_left": Derived(optional(NUMBER), jokers_left),
    "openings": Derived(listed(NUMBER), openings, fixed=True),
    "raids": Derived(FLAG, raids),
    "any_claim": Derived(FLAG, any_claim, fixed=True),
    "two_spices": Derived(FLAG, two_spices, fixed=True),
    "true_claims": Derived(listed(record({"card": CARD, "claims": listed(CLAIM)})), true_claims, own=True),
    "doubted": Derived(
        optional(record({"card": CARD, "claim": CLAIM, "owner": SEAT, "doubter": SEAT, "winner": SEAT, "right": FLAG})),
        doubted,
    ),
    "count": Derived(COUNT, count),
}


def printed(spices: str, jokers: bool) -> dict[str, dict[str, Json]]:
    """What is printed on the cards of an edition."""
    numbered: dict[str, dict[str, Json]] = {
        f"{spices[claim // NUMBERS]}{number_of(claim)}": {
            "kind": "number",
            "spice": spices[claim // NUMBERS],
            "number": number_of(claim),
            "points": worth(claim),
            "open": False,
        }
        for claim in range(CLAIMS)
    }
    return {
        **numbered,
        "XS": {"kind": "spice-wild", "points": worth(XS), "open": False},
        "XN": {"kind": "number-wild", "lowest": 1, "highest": NUMBERS, "points": worth(XN), "open": False},
        **({"SJ": {"kind": "joker", "points": worth(SJ), "open": True}} if jokers else {}),
        **{id: {"kind": "seasoning"} for id in IDS},
    }
