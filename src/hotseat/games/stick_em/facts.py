"""Facts derived from the zones of Stick 'Em: who is winning, points, and how they are counted."""

from collections.abc import Sequence
from typing import Final

from hotseat.core.facts import COUNT, COUNT_LINE, Derived, Facts, line
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.seats import letter
from hotseat.core.sorts import CARDS, FLAG, NUMBER, SEAT, SEATS, TEXT, Json, by_seat, listed, optional, record
from hotseat.games.stick_em.cards import CARD_TEXTS, COLOURS, SUITS, VALUES
from hotseat.games.stick_em.state import StickEm


def rounds(view: StickEm) -> Json:
    """The number of rounds (SE-6.3)."""
    return view.rounds()


def hand_size(view: StickEm) -> Json:
    """Cards dealt to everybody (SE-1.3)."""
    return view.hand_size()


def tricks_left(view: StickEm) -> Json:
    """Tricks of this round that are not complete, the current one included (SE-3.4)."""
    return view.tricks_left()


def opening(view: StickEm) -> Json:
    """Whether no card of the round has been played yet: pain cards are being chosen or shown (SE-2)."""
    return _is_opening(view)


def picked(view: StickEm) -> Json:
    """By seat: whether the pain card has been picked (SE-2.1)."""
    return [view.has_picked(seat) for seat in range(view.players)]


def winning(view: StickEm) -> Json:
    """The seat that would take the trick now; nobody while there are only zeros (SE-4)."""
    seat = view.winning_seat()
    return None if seat == NOBODY else letter(seat)


def awaited(view: StickEm) -> Json:
    """The seats that have yet to play to the trick, in order; empty before it is led (SE-3.1)."""
    places = range(len(view.trick), view.players) if view.trick else range(0)
    return [letter((view.leader + place) % view.players) for place in places]


def led(view: StickEm) -> Json:
    """The colour of the trick; null before it is led (SE-3.2)."""
    return COLOURS[SUITS[view.trick[0]]] if view.trick else None


def stinging(view: StickEm) -> Json:
    """By seat: the cards of the trick that would cost it points if it took them; empty while pain cards are hidden."""
    if UNKNOWN in view.pains:
        return [[] for _ in range(view.players)]
    return [_texts(_of_pain(pain, view.trick)) for pain in view.pains]


def stung(view: StickEm) -> Json:
    """The cards of the last trick that cost its winner points (SE-5.2)."""
    if view.last_winner == NOBODY:
        return []
    return _texts(_of_pain(view.pains[view.last_winner], view.last_trick))


def points(view: StickEm) -> Json:
    """By seat: the points of the finished rounds (SE-6.1)."""
    return list(view.totals())


def round_points(view: StickEm) -> Json:
    """By seat: its points if the round ended now; null while the pain cards are hidden (SE-5)."""
    return None if UNKNOWN in view.pains else [view.running_score(seat) for seat in range(view.players)]


def memory(view: StickEm) -> Json:
    """By seat: the cards captured in this round, if everybody may look them up (option `open_memory`)."""
    if not view.options.open_memory or UNKNOWN in view.pains:
        return None
    return [_texts(cards) for cards in view.captured]


def hurting(view: StickEm) -> Json:
    """The cards of the seat's own hand that would cost it points if it captured them (SE-5.2)."""
    return _texts([card for seat in range(view.players) for card in _hurting(view, seat)])


def scored_round(view: StickEm) -> Json:
    """The round scored last, line by line, until a card of the next one is played (SE-5)."""
    if not view.scored_pains or not _is_opening(view):
        return None
    return {"round": len(view.sheet), "count": _counted(view, view.scored_pains, view.scored_cards)}


def count(view: StickEm) -> Json:
    """At the end, every seat's points: earlier rounds as totals, the last one by its cards (SE-5, SE-6.1)."""
    if not view.over:
        return None
    return [
        [*_earlier(view, seat), *_lines(len(view.sheet), view.pains[seat], view.captured[seat])]
        for seat in range(view.players)
    ]


def _is_opening(view: StickEm) -> bool:
    return not (view.over or view.trick or view.last_trick)


def _hurting(view: StickEm, seat: int) -> list[int]:
    hand = view.hands[seat]
    unknown = not hand or hand[0] == UNKNOWN or view.pains[seat] == UNKNOWN  # a view hides whole hands
    return [] if unknown else _of_pain(view.pains[seat], hand)


def _of_pain(pain: int, cards: Sequence[int]) -> list[int]:
    return [card for card in cards if SUITS[card] == SUITS[pain]]


def _texts(cards: Sequence[int]) -> list[Json]:
    return [CARD_TEXTS[card] for card in sorted(cards)]


def _earlier(view: StickEm, seat: int) -> list[Json]:
    return [line("round", scores[seat], number) for number, scores in enumerate(view.sheet[:-1], 1)]


def _counted(view: StickEm, pains: tuple[int, ...], captured: tuple[tuple[int, ...], ...]) -> list[Json]:
    return [_lines(len(view.sheet), pains[seat], captured[seat]) for seat in range(view.players)]


def _lines(number: int, pain: int, captured: tuple[int, ...]) -> list[Json]:
    """SE-5.1, then the two parts of SE-5.2."""
    hurt = _of_pain(pain, captured)
    others = [card for card in captured if card not in hurt]
    lines = [line("others", len(others), number, _texts(others))]
    if hurt:
        lines.append(line("pains", -sum([VALUES[card] for card in hurt]), number, _texts(hurt)))
    lines.append(line("pain-card", -VALUES[pain], number, [CARD_TEXTS[pain]]))
    return lines


FACTS: Final[Facts] = {
    "rounds": Derived(NUMBER, rounds, fixed=True),
    "hand_size": Derived(NUMBER, hand_size, fixed=True),
    "tricks_left": Derived(NUMBER, tricks_left),
    "opening": Derived(FLAG, opening),
    "picked": Derived(by_seat(FLAG), picked),
    "winning": Derived(SEAT, winning),
    "awaited": Derived(SEATS, awaited),
    "led": Derived(optional(TEXT), led),
    "stinging": Derived(by_seat(CARDS), stinging),
    "stung": Derived(CARDS, stung),
    "points": Derived(by_seat(NUMBER), points),
    "round_points": Derived(optional(by_seat(NUMBER)), round_points),
    "memory": Derived(optional(by_seat(CARDS)), memory),
    "hurting": Derived(CARDS, hurting, own=True),
    "scored_round": Derived(optional(record({"round": NUMBER, "count": by_seat(listed(COUNT_LINE))})), scored_round),
    "count": Derived(COUNT, count),
}
