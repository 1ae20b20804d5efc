"""The choices of a question and their features, as sparse rows of numbers."""

from math import log
from typing import Final, final

from hotseat.bots.spicy.sight import EVEN_NUMBERS, Sight, fits_spice
from hotseat.games.spicy.cards import CLAIMS, NUMBERS, SJ, SPICE_IS_RIGHT, XN, XS, number_of
from hotseat.games.spicy.moves import (
    CALLS_LAST,
    CLAIM_MADE,
    COPIES,
    DOUBT_SPICE,
    DOUBTS,
    KIND_LAID,
    LAYS,
    PASS,
    PASSES,
    TRUSTS,
    VERBS,
)
from hotseat.games.spicy.state import Spicy

LIE: Final = 0
RIGHT_SPICE: Final = 1
RIGHT_NUMBER: Final = 2
TRUE: Final = 3

DOUBT_PARTS: Final = (
    "any", "turn", "opening", "opening turn", "last", "evidence", "sure", "height", "log height", "number",
    "high number", "owner has 1", "owner has 2 or 3", "owner has many", "few cards", "many cards", "late", "lead",
    "late lead", "taken", "hurried opening", "owner's trophies", "last of two", "last evidence", "opening evidence",
    "copied", "extra",
)  # fmt: skip
"""The features of a doubt; once for the number, once for the spice."""
PASS_PARTS: Final = (
    "any", "few cards", "many cards", "late", "lead", "late lead", "no true card", "height", "nothing laid", "mine",
    "hurried",
)  # fmt: skip
CLASS_PARTS: Final = ("any", "opening", "last", "height", "few cards", "late", "lead", "hurried", "number", "copied")
"""The features of laying a card, for each kind of truth."""
LAY_PARTS: Final = (
    "jump", "true jump", "ten", "spice wild", "number wild", "wild as last", "opener kept", "twin", "opening number",
    "same spice", "true follower", "number seen", "joker", "joker late", "joker height", "joker few cards", "raid",
    "true raid", "opening follower",
)  # fmt: skip

DOUBT_NUMBER_AT: Final = 0
DOUBT_SPICE_AT: Final = len(DOUBT_PARTS)
PASS_AT: Final = DOUBT_SPICE_AT + len(DOUBT_PARTS)
CLASS_AT: Final = PASS_AT + len(PASS_PARTS)
CLASS_SIZE: Final = len(CLASS_PARTS)
LAY_AT: Final = CLASS_AT + 4 * CLASS_SIZE
PARTS: Final = LAY_AT + len(LAY_PARTS)
"""The number of weights of a policy."""


def doubt_part(at: int, part: str) -> int:
    """Where the weight of this feature of doubts is; `at` is DOUBT_NUMBER_AT or DOUBT_SPICE_AT."""
    return at + DOUBT_PARTS.index(part)


def pass_part(part: str) -> int:
    """Where the weight of this feature of passing is."""
    return PASS_AT + PASS_PARTS.index(part)


def class_part(truth: int, part: str) -> int:
    """Where the weight of this feature of laying cards with this kind of truth is."""
    return CLASS_AT + truth * CLASS_SIZE + CLASS_PARTS.index(part)


def lay_part(part: str) -> int:
    """Where the weight of this feature of laying a card is."""
    return LAY_AT + LAY_PARTS.index(part)


@final
class Choices:
    """Moves, each with a few (feature, amount) pairs that a policy multiplies by its weights."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.starts: list[int] = []
        """The index at which the pairs of each move begin."""
        self.parts: list[int] = []
        self.amounts: list[float] = []
        self.offsets: list[float] = []
        """Added to the weight of each move: moves of one kind share one weight, regardless of their number."""

    def begin(self, move: int) -> None:
        """Begin the next move."""
        self.moves.append(move)
        self.starts.append(len(self.parts))
        self.offsets.append(0.0)

    def put(self, part: int, amount: float) -> None:
        """Add a feature to the move begun last."""
        if amount != 0.0:
            self.parts.append(part)
            self.amounts.append(amount)


def choices_of(view: Spicy, seat: int, sight: Sight) -> Choices:
    """The sensible moves of the seat: breaches of manners and claims that break the sequence are left out."""
    found = Choices()
    counts = [0, 0, 0, 0]
    legal = view.legal_claims()
    passes = False
    for move in view.moves(seat):
        verb = VERBS[move]
        if verb in (LAYS, COPIES):
            claim = claimed(view, move)
            if (verb == COPIES or claim in legal) and is_called(view, seat, move):
                found.begin(move)
                add_lay(found, view, sight, KIND_LAID[move], claim, verb == COPIES, counts)
        elif verb == DOUBTS:
            found.begin(move)
            add_doubt(found, view, sight, DOUBT_SPICE_AT if move == DOUBT_SPICE else DOUBT_NUMBER_AT)
        elif verb == TRUSTS:
            found.begin(move)
        elif verb == PASSES:
            passes = True
    share_out(found, view, counts)
    if passes:
        found.begin(PASS)
        add_pass(found, view, sight, counts[TRUE] == 0)
    return found


def is_called(view: Spicy, seat: int, move: int) -> bool:
    """Whether the move calls the last card exactly when manners require it."""
    return CALLS_LAST[move] == (view.manners and len(view.hands[seat]) == 1)


def claimed(view: Spicy, move: int) -> int:
    """The claim that this move makes of its card; a copy repeats the current one."""
    return view.claim if VERBS[move] == COPIES else CLAIM_MADE[move]


def truth(view: Spicy, kind: int, claim: int) -> int:
    """Which halves of the claim are true of this card."""
    if kind == SJ:
        return TRUE
    number = RIGHT_NUMBER if view.seasonings.number_is_right[claim][kind] else 0
    return number | (RIGHT_SPICE if SPICE_IS_RIGHT[claim][kind] else 0)


def share_out(found: Choices, view: Spicy, counts: list[int]) -> None:
    """Cards laid with the same kind of truth share one weight, so that having many lies does not make lying likely."""
    for place in range(len(found.moves)):
        move = found.moves[place]
        verb = VERBS[move]
        if verb in (LAYS, COPIES) and KIND_LAID[move] != SJ:
            found.offsets[place] = -log(counts[truth(view, KIND_LAID[move], claimed(view, move))])


def add_doubt(found: Choices, view: Spicy, sight: Sight, at: int) -> None:
    """The features of doubting this trait."""
    evidence = sight.number_evidence if at == DOUBT_NUMBER_AT else sight.spice_evidence
    turn = 1.0 if view.question.players[-1] == sight.seat and not view.last else 0.0
    opening = 1.0 if sight.opening else 0.0
    last = 1.0 if view.last else 0.0
    height = min(sight.height, 10.0)
    found.put(at, 1.0)
    found.put(at + 1, turn)
    found.put(at + 2, opening)
    found.put(at + 3, opening * turn)
    found.put(at + 4, last)
    found.put(at + 5, evidence)
    found.put(at + 6, 1.0 if evidence <= -2.5 else 0.0)
    found.put(at + 7, height / 4.0)
    found.put(at + 8, log(height))
    if not sight.opening:
        found.put(at + 9, sight.number / 10.0)
        found.put(at + 10, 1.0 if sight.number >= 9 else 0.0)
    found.put(at + 11, 1.0 if sight.owner_cards == 1 else 0.0)
    found.put(at + 12, 1.0 if 2 <= sight.owner_cards <= 3 else 0.0)
    found.put(at + 13, 1.0 if sight.owner_cards >= 7 else 0.0)
    found.put(at + 14, 1.0 if sight.cards <= 2 else 0.0)
    found.put(at + 15, 1.0 if sight.cards >= 7 else 0.0)
    found.put(at + 16, sight.late)
    found.put(at + 17, sight.lead)
    found.put(at + 18, sight.late * sight.lead)
    found.put(at + 19, sight.taken)
    found.put(at + 20, sight.hurried * opening)
    trophies = float(view.trophies[view.owner])
    found.put(at + 21, trophies)
    found.put(at + 22, last * trophies)
    found.put(at + 23, last * evidence)
    found.put(at + 24, opening * evidence)
    found.put(at + 25, 1.0 if view.copied else 0.0)
    found.put(at + 26, sight.extra / 4.0)


def add_pass(found: Choices, view: Spicy, sight: Sight, no_true_card: bool) -> None:
    """The features of a pass."""
    at = PASS_AT
    found.put(at, 1.0)
    found.put(at + 1, 1.0 if sight.cards <= 2 else 0.0)
    found.put(at + 2, 1.0 if sight.cards >= 7 else 0.0)
    found.put(at + 3, sight.late)
    found.put(at + 4, sight.lead)
    found.put(at + 5, sight.late * sight.lead)
    found.put(at + 6, 1.0 if no_true_card else 0.0)
    found.put(at + 7, min(sight.height, 10.0) / 4.0)
    found.put(at + 8, 1.0 if sight.height == 0.0 else 0.0)
    found.put(at + 9, 1.0 if view.owner == sight.seat else 0.0)
    found.put(at + 10, sight.hurried)


def add_lay(found: Choices, view: Spicy, sight: Sight, kind: int, claim: int, copied: bool, counts: list[int]) -> None:
    """The features of laying this card with this claim."""
    if kind == SJ:
        add_joker(found, view, sight, claim)
        return
    right = truth(view, kind, claim)
    counts[right] += 1
    add_class(found, view, sight, CLASS_AT + right * CLASS_SIZE, claim, copied)
    add_card(found, view, sight, kind, claim, right)
    add_claim(found, view, sight, kind, claim, right)


def add_joker(found: Choices, view: Spicy, sight: Sight, claim: int) -> None:
    """A Super-Joker is never doubted, but the winner of the stack gets it."""
    found.put(LAY_AT + 12, 1.0)
    found.put(LAY_AT + 13, sight.late)
    found.put(LAY_AT + 14, min(sight.height, 10.0) / 4.0)
    found.put(LAY_AT + 15, 1.0 if sight.cards <= 3 else 0.0)
    found.offsets[-1] = -log(9.0) if not view.stack else -log(max(1, NUMBERS - sight.number))
    if view.seasonings.raids[claim]:
        found.put(LAY_AT + 17, sight.height / 4.0)


def add_class(found: Choices, view: Spicy, sight: Sight, at: int, claim: int, copied: bool) -> None:
    """The features of this kind of truth in this position."""
    empty = sight.height == 0.0
    found.put(at, 1.0)
    found.put(at + 1, 1.0 if empty else 0.0)
    found.put(at + 2, 1.0 if sight.cards == 1 else 0.0)
    found.put(at + 3, min(sight.height, 10.0) / 4.0)
    found.put(at + 4, 1.0 if sight.cards <= 3 else 0.0)
    found.put(at + 5, sight.late)
    found.put(at + 6, sight.lead)
    found.put(at + 7, sight.hurried)
    found.put(at + 8, 0.0 if empty else number_of(claim) / 10.0)
    found.put(at + 9, 1.0 if copied else 0.0)


def add_card(found: Choices, view: Spicy, sight: Sight, kind: int, claim: int, right: int) -> None:
    """The features of parting with this card."""
    hand = view.hands[sight.seat]
    at = LAY_AT
    found.put(at + 3, 1.0 if kind == XS else 0.0)
    found.put(at + 4, 1.0 if kind == XN else 0.0)
    found.put(at + 5, 1.0 if kind in (XS, XN) and sight.cards == 1 else 0.0)
    found.put(at + 6, 1.0 if kind < CLAIMS and number_of(kind) <= 3 and right != TRUE else 0.0)
    found.put(at + 7, 1.0 if hand.count(kind) > 1 else 0.0)
    if view.seasonings.raids[claim]:
        found.put(at + (17 if right == TRUE else 16), sight.height / 4.0)


def add_claim(found: Choices, view: Spicy, sight: Sight, kind: int, claim: int, right: int) -> None:
    """The features of making this claim."""
    at = LAY_AT
    number = number_of(claim)
    same, follow = fits_spice(view.hands[sight.seat], claim, kind)
    if sight.height == 0.0:
        found.put(at + 8, (number - 1) / 2.0)
        found.put(at + 9, same / max(1.0, sight.cards - 1.0))
        found.put(at + 18, 1.0 if follow else 0.0)
    else:
        jump = (number - sight.number - 1 if number > sight.number else number - 1) / 3.0
        found.put(at + (1 if right == TRUE else 0), jump)
        found.put(at + 2, 1.0 if number == NUMBERS else 0.0)
        found.put(at + 10, 1.0 if follow else 0.0)
    if not right & RIGHT_NUMBER:
        found.put(at + 11, sight.evidence(view.seasonings.number_is_right[claim], EVEN_NUMBERS))
