"""Why a bot of Spicy lays, doubts or passes: what is still out, what a doubt wins and costs, what is true."""

from math import gcd
from typing import Final

from hotseat.bots.spicy.choices import LIE, RIGHT_NUMBER, RIGHT_SPICE, TRUE, claimed, is_called, truth
from hotseat.bots.spicy.endings import lost_if_trusted
from hotseat.bots.spicy.sight import fits_spice
from hotseat.core.reason import Reason
from hotseat.core.state import State
from hotseat.games.spicy.cards import CLAIMS, KIND, SJ, number_of, spice_of
from hotseat.games.spicy.moves import (
    COPIES,
    DOUBT_SPICE,
    DOUBTS,
    KIND_LAID,
    LAYS,
    PASSES,
    TAKE_JOKER,
    TUCKS,
    VERBS,
    tucked_by,
)
from hotseat.games.spicy.state import JOKER_POINTS, Spicy

COST: Final = 2
"""Cards that the loser of a challenge draws (SP-3.8)."""
HALVES: Final = {RIGHT_SPICE: "right-spice", RIGHT_NUMBER: "right-number"}


def why(view: State, seat: int, moves: list[int]) -> Reason:
    """The reason of an answer in Spicy and Sweet & Spicy."""
    assert isinstance(view, Spicy)
    move = moves[0]
    verb = VERBS[move]
    if verb == DOUBTS:
        return doubted(view, seat, "spice" if move == DOUBT_SPICE else "number")
    if verb in (LAYS, COPIES):
        return laid(view, seat, KIND_LAID[move], claimed(view, move), verb == COPIES)
    if verb == PASSES:
        return passed(view, seat)
    if verb == TUCKS:
        return tucked(view, seat, move)
    if view.question.name == "joker":
        draws = {"draws": view.gauge()[0], "players": view.players}
        return Reason("spicy-take-joker" if move == TAKE_JOKER else "spicy-leave-joker", draws)
    return trusted(view)


def odds(view: Spicy) -> dict[str, int]:
    """What a doubt wins and costs in points, and how often it must be right: `times` out of `of`."""
    jokers = sum([card & KIND == SJ for card in view.stack])
    wins = len(view.stack) + (JOKER_POINTS - 1) * jokers
    common = gcd(COST, wins)
    return {"wins": wins, "costs": COST, "times": COST // common, "of": (wins + COST) // common}


def numbers_out(view: Spicy, claim: int) -> dict[str, int]:
    """How many cards with the claimed number the seat has not seen, and how many there are; wilds apart."""
    right = view.seasonings.number_is_right[claim]
    left = sum([kind < CLAIMS and bool(right[kind]) for kind in view.unseen()])
    copies = view.options.copies()
    whole = sum([copies[kind] for kind in range(CLAIMS) if right[kind]])
    return {"left": left, "seen": whole - left, "all": whole, "number": number_of(claim)}


def spices_out(view: Spicy, claim: int) -> dict[str, int]:
    """How many cards of the claimed spice the seat has not seen, and how many there are; wilds apart."""
    left = sum([kind < CLAIMS and spice_of(kind) == spice_of(claim) for kind in view.unseen()])
    copies = view.options.copies()
    whole = sum([copies[kind] for kind in range(CLAIMS) if spice_of(kind) == spice_of(claim)])
    return {"left": left, "seen": whole - left, "all": whole}


def spice_letter(view: Spicy, claim: int) -> str:
    """The letter of the claimed spice."""
    return view.setup.game.words["claim"][claim][-1]


def doubted(view: Spicy, seat: int, trait: str) -> Reason:
    """A doubt: how many such cards are out, and what it wins and costs; a last card would bring a trophy."""
    out = numbers_out(view, view.claim) if trait == "number" else spices_out(view, view.claim)
    end = "-fatal" if lost_if_trusted(view, seat) else "-last" if view.last else ""
    return Reason(
        f"spicy-doubt-{trait}{end}", out | odds(view), {"owner": view.owner}, {"spice": spice_letter(view, view.claim)}
    )


def trusted(view: Spicy) -> Reason:
    """No doubt: what is out fits the claim, or the stack is too low to risk two cards for it."""
    if not view.is_open():
        return Reason("spicy-nothing-to-doubt")
    phrase = "spicy-trust-last" if view.last else "spicy-trust"
    return Reason(phrase, numbers_out(view, view.claim) | odds(view), {"owner": view.owner})


def laid(view: Spicy, seat: int, kind: int, claim: int, copied: bool) -> Reason:
    """A card with a claim: which half of it is true, and what comes after it."""
    if kind == SJ:
        return Reason("spicy-lay-joker")
    right = truth(view, kind, claim)
    hand = view.hands[seat]
    facts = numbers_out(view, claim) | {"stack": len(view.stack) + 1, "cards": len(hand) - 1}
    facts["follow"] = fits_spice(hand, claim, kind)[1]
    forms = {"spice": spice_letter(view, claim)}
    if len(hand) == 1:
        return Reason("spicy-lay-last-true" if right == TRUE else "spicy-lay-last", facts, {}, forms)
    if right == TRUE:
        follows = not copied and facts["follow"] > 0
        return Reason("spicy-lay-true-follow" if follows else "spicy-lay-true", facts, {}, forms)
    if right == LIE:
        return Reason("spicy-lay-lie" if true_plays(view, seat) else "spicy-lay-lie-forced", facts, {}, forms)
    return Reason(f"spicy-lay-{HALVES[right]}", facts, {}, forms)


def true_plays(view: Spicy, seat: int) -> int:
    """How many hand cards could be laid with a claim that is true of them."""
    legal = view.legal_claims()
    kinds = {
        KIND_LAID[move]
        for move in view.moves(seat)
        if VERBS[move] == LAYS
        and claimed(view, move) in legal
        and is_called(view, seat, move)
        and truth(view, KIND_LAID[move], claimed(view, move)) == TRUE
    }
    return sum([kind in kinds for kind in view.hands[seat]])


def passed(view: Spicy, seat: int) -> Reason:
    """A pass costs one card, being caught two."""
    fits = true_plays(view, seat)
    return Reason("spicy-pass" if fits else "spicy-pass-nothing-true", {"fits": fits, "costs": COST})


def tucked(view: Spicy, seat: int, move: int) -> Reason:
    """Cards that do not fit the sequence go under the 5."""
    if not tucked_by(move):
        return Reason("spicy-tuck-nothing")
    return Reason("spicy-tuck", {"cards": len(tucked_by(move))})
