"""Why a bot of Stick 'Em plays a card: what the trick is worth, who takes it, what can still beat the card."""

from hotseat.bots.stick_em.greedy import LEAD_PAIN
from hotseat.core.moves import NOBODY
from hotseat.core.reason import Reason
from hotseat.core.state import State
from hotseat.games.stick_em.cards import CARD_TEXTS, STRENGTHS, SUITS, VALUES, WORTHS
from hotseat.games.stick_em.moves import PAIN
from hotseat.games.stick_em.state import StickEm
from hotseat.games.stick_em.tricks import winning_place


def why(view: State, seat: int, moves: list[int]) -> Reason:
    """The reason of an answer in Stick 'Em."""
    assert isinstance(view, StickEm)
    move = moves[0]
    if move >= PAIN:
        return pain(view, seat, move - PAIN)
    return led(view, seat, move) if not view.trick else followed(view, seat, move)


def pain(view: StickEm, seat: int, card: int) -> Reason:
    """A pain colour: what the others could throw, and what the card itself costs."""
    hand = view.hands[seat]
    mine = [other for other in hand if SUITS[other] == SUITS[card]]
    outside = [other for other in view.deck() if SUITS[other] == SUITS[card] and other not in hand]
    facts = {"points": sum([VALUES[other] for other in outside]), "held": len(mine), "value": VALUES[card]}
    return Reason("stick-em-pain", facts, {}, {"colour": colour_letter(card)})


def led(view: StickEm, seat: int, card: int) -> Reason:
    """A lead loses to every other colour: bad cards go first, zeros stay."""
    value = VALUES[card]
    if SUITS[card] == SUITS[view.pains[seat]] and value >= LEAD_PAIN:
        return Reason("stick-em-lead-pain", {"value": value})
    return Reason("stick-em-lead", unseen(view, seat, [card], card) | {"value": value})


def followed(view: StickEm, seat: int, card: int) -> Reason:
    """A card to a trick: whether it takes it, hurts its winner, or ducks."""
    trick = [*view.trick, card]
    place = winning_place(trick)
    mine = WORTHS[SUITS[view.pains[seat]]]
    facts = unseen(view, seat, trick, card) | {"points": sum([mine[one] for one in trick]), "value": VALUES[card]}
    facts["later"] = view.players - len(trick)
    facts["cost"] = max(0, -facts["points"])
    if place == len(trick) - 1:
        return Reason(f"stick-em-{_taken(facts)}", facts)
    if place == NOBODY:
        return Reason("stick-em-nobody", facts)
    winner = (view.leader + place) % view.players
    if WORTHS[SUITS[view.pains[winner]]][card] < 0:
        return Reason("stick-em-hurt", facts, {"winner": winner})
    if VALUES[card] == 0:
        return Reason("stick-em-zero", facts, {"winner": winner})
    facts["cost"] = max(0, -sum([mine[one] for one in view.trick]))
    return Reason("stick-em-duck" if facts["cost"] else "stick-em-lose", facts, {"winner": winner})


def _taken(facts: dict[str, int]) -> str:
    """A trick that is taken for now: whether it pays, and whether others may still take it."""
    open = facts["later"] > 0 and facts["stronger"] > 0
    if facts["points"] < 0:
        return "take-bad" if open else "take-worst"
    return "take" if open else "take-for-sure"


def unseen(view: StickEm, seat: int, trick: list[int], card: int) -> dict[str, int]:
    """How many cards the seat has not seen, and how many of them beat this one in this trick."""
    seen = {*view.hands[seat], *view.pains, *view.trick, *view.aside}
    for captured in view.captured:
        seen.update(captured)
    hidden = [other for other in view.deck() if other not in seen]
    strengths = STRENGTHS[SUITS[trick[0]]]
    return {"unseen": len(hidden), "stronger": sum([strengths[other] > strengths[card] for other in hidden])}


def colour_letter(card: int) -> str:
    """The letter of the card's colour."""
    return CARD_TEXTS[card][0]
