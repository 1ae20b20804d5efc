"""Why a move is refused: code and sentence."""

from typing import Final

from hotseat.core.seats import letter
from hotseat.games.spicy.cards import NO_CLAIM, NUMBERS, number_of
from hotseat.games.spicy.moves import (
    CALLS_LAST,
    CLAIM_MADE,
    COPIES,
    DOUBT,
    DOUBTS,
    KIND_LAID,
    LAYS,
    PASSES,
    REVEALS,
    TUCKS,
    VERBS,
    tucked_by,
)
from hotseat.games.spicy.state import Spicy

Reason = tuple[str, str] | None
CLAUSES: Final = {
    "spicy-must-open": "SP-3.9",
    "spicy-empty-stack": "SP-3.2",
    "spicy-own-card": "SP-3.1",
    "spicy-settled": "SP-5.7",
    "spicy-super-joker": "SW-2.2",
    "spicy-peeked": "SP-9.8",
    "spicy-copy-doubt": "SP-7.19",
    "spicy-name-a-trait": "SP-3.3",
    "spicy-not-in-hand": "SP-2.3",
    "spicy-not-last": "SP-9.4",
    "spicy-not-your-turn": "SP-2.1",
    "spicy-own-copy": "SP-7.22",
    "spicy-no-copy-cat": "SP-7.18",
    "spicy-not-fresh": "SP-7.16",
}
"""By code; the clause for illegal claims depends on the stack (`claim_clause`)."""


def why_not(s: Spicy, seat: int, move: int) -> Reason:
    """Why the seat may not make this move now although it is asked."""
    verb = VERBS[move]
    if verb in (DOUBTS, REVEALS):
        return _why_no_doubt(s, seat, move)
    if verb in (LAYS, COPIES):
        return _why_not_laid(s, seat, move)
    if verb == TUCKS:
        return _why_not_tucked(s, seat, move)
    if verb == PASSES and s.question.name == "open":
        return "spicy-must-open", f"{letter(seat)} lost the challenge and must open the new stack with a card."
    return None


def claim_clause(s: Spicy) -> str:
    """The clause that says which claims are legal now."""
    if s.claim == NO_CLAIM:
        return "SP-2.4"
    return "SP-2.6" if number_of(s.claim) == NUMBERS else "SP-2.5"


def _why_no_doubt(s: Spicy, seat: int, move: int) -> Reason:
    if not s.stack:
        return "spicy-empty-stack", "there is no card to doubt; the stack is empty."
    if seat == s.owner:
        return "spicy-own-card", f"{letter(seat)} cannot doubt: {letter(seat)} laid the top card."
    if s.settled:
        return "spicy-settled", "everybody let this last card be; it can no longer be doubted."
    if not s.is_open():
        return "spicy-super-joker", "a Super-Joker is always right and cannot be doubted."
    if not s.may_doubt(seat):
        return "spicy-peeked", f"{letter(seat)} has peeked at this card and may not doubt it."
    if s.copied and move != DOUBT:
        return "spicy-copy-doubt", "a copy is doubted as a whole; say just `doubt`."
    if move == DOUBT:
        return "spicy-name-a-trait", "name what you doubt: `doubt number` or `doubt spice`."
    return None


def _why_not_laid(s: Spicy, seat: int, move: int) -> Reason:
    card = s.setup.game.words["card"][KIND_LAID[move]]
    if s.question.name not in ("turn", "open"):
        return None
    if KIND_LAID[move] not in s.hands[seat]:
        return "spicy-not-in-hand", f"{letter(seat)} does not hold {card}."
    if VERBS[move] == COPIES and not s.may_copy(seat):
        return _why_not_copied(s, seat)
    if CALLS_LAST[move]:
        return "spicy-not-last", "`last` is called for the last hand card only, and only where manners count."
    if VERBS[move] == LAYS and CLAIM_MADE[move] not in s.legal_claims() and seat == s.question.players[-1]:
        return "spicy-illegal-claim", _claims_sentence(s, CLAIM_MADE[move])
    if VERBS[move] == LAYS and seat != s.question.players[-1]:
        return "spicy-not-your-turn", f"it is not the turn of {letter(seat)}."
    return None


def _why_not_copied(s: Spicy, seat: int) -> Reason:
    if s.stack and seat == s.owner:
        return "spicy-own-copy", f"{letter(seat)} cannot copy: {letter(seat)} laid the top card."
    if not s.seasonings.copies:
        return "spicy-no-copy-cat", "claims may be copied only where Copy Cat is in force."
    return "spicy-not-fresh", "the claim can no longer be copied; the right to copy ends with the next turn."


def _claims_sentence(s: Spicy, claim: int) -> str:
    texts = s.setup.game.words["claim"]
    legal = ", ".join([texts[one] for one in s.legal_claims()])
    where = "on an empty stack" if s.claim == NO_CLAIM else f"on {texts[s.claim]}"
    return f"{texts[claim]} cannot be claimed {where}. Possible: {legal}."


def _why_not_tucked(s: Spicy, seat: int, move: int) -> Reason:
    if s.question.name != "tuck":
        return None
    for card in tucked_by(move):
        if s.hands[seat].count(card) < tucked_by(move).count(card):
            return "spicy-not-in-hand", f"{letter(seat)} does not hold {s.setup.game.words['card'][card]}."
    return None
