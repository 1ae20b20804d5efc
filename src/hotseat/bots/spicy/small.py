"""The small questions: what to tuck under a 5, whether to take a Super-Joker."""

from hotseat.games.spicy.cards import NO_CLAIM, SJ, XN, XS, number_of, spice_of
from hotseat.games.spicy.moves import KEEP, LEAVE_JOKER, TAKE_JOKER, TRUST, TUCKS, VERBS, tucked_by
from hotseat.games.spicy.state import Spicy


def small_choice(view: Spicy, seat: int) -> int:
    """The answer to `tuck` or `joker`; other seats on the list decline."""
    if seat != view.question.players[-1]:
        return TRUST
    return tuck(view, seat) if view.question.name == "tuck" else joker(view)


def tuck(view: Spicy, seat: int) -> int:
    """Tuck the cards that fit the sequence least."""
    best, choice = 0.0, KEEP
    for move in view.moves(seat):
        if VERBS[move] == TUCKS:
            worth = 0.0
            for kind in tucked_by(move):
                worth += 0.5 - usefulness(view, kind)
            if worth > best:
                best, choice = worth, move
    return choice


def joker(view: Spicy) -> int:
    """Take a Super-Joker while there is time to lay it: it is a safe card."""
    return TAKE_JOKER if view.gauge()[0] > 4 * view.players else LEAVE_JOKER


def usefulness(view: Spicy, kind: int) -> float:
    """How useful the card will be later: wilds are always half true, others when the sequence suits them."""
    if kind in (XS, XN):
        return 1.0
    if kind == SJ:
        return 0.0
    if view.claim == NO_CLAIM:
        return 0.4
    fits = spice_of(kind) == spice_of(view.claim)
    return (0.6 if fits else 0.2) + (0.2 if number_of(kind) <= 3 else 0.0)
