"""Players written outside the package, as used by `hotseat arena --rivals tests.bots.rivals.outside:NAME`."""

from hotseat.bots import Bot
from hotseat.core.state import State
from hotseat.games.spicy.cards import KINDS, SPICE_IS_RIGHT
from hotseat.games.spicy.moves import (
    CLAIM_MADE,
    DOUBT_NUMBER,
    KIND_LAID,
    LAYS,
    LEAVE_JOKER,
    PASS,
    TRUST,
    VERBS,
)
from hotseat.games.spicy.moves import KEEP as KEEP_CARDS
from hotseat.games.spicy.state import Spicy
from hotseat.games.stick_em.cards import SUITS, VALUES
from hotseat.games.stick_em.state import StickEm
from tests.bots.rivals import spicy, stick_em


class Honest(Bot):
    """Lays the truth, else half of it, else passes; doubts a number only if hardly any such card can be left."""

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Spicy)
        moves = view.moves(seat)
        if self.doubts(view, seat, moves):
            return DOUBT_NUMBER
        lays = [move for move in moves if VERBS[move] == LAYS and CLAIM_MADE[move] in view.legal_claims()]
        if lays and (seat == view.question.players[-1]):
            best = max(lays, key=lambda move: (self.truth(view, move), -CLAIM_MADE[move] % 10))
            return best if self.truth(view, best) or PASS not in moves else PASS
        return next((move for move in (TRUST, KEEP_CARDS, LEAVE_JOKER, PASS) if move in moves), moves[0])

    def truth(self, view: Spicy, move: int) -> int:
        """How much of the claim is true: 2 for both halves."""
        kind, claim = KIND_LAID[move], CLAIM_MADE[move]
        if kind >= KINDS:
            return 2
        return bool(view.seasonings.number_is_right[claim][kind]) + bool(SPICE_IS_RIGHT[claim][kind])

    def doubts(self, view: Spicy, seat: int, moves: object) -> bool:
        """Whether too many cards of the claimed number are visible."""
        if not isinstance(moves, list | tuple) or DOUBT_NUMBER not in moves:
            return False
        right = view.seasonings.number_is_right[view.claim]
        held = sum(right[kind] for kind in view.hands[seat] if kind < KINDS)
        return held >= 4 or (view.last and held >= 2)


class DoubtsAtOnce(Honest):
    """Doubts every card by number as soon as it may, and opens honestly."""

    def doubts(self, view: Spicy, seat: int, moves: object) -> bool:
        return isinstance(moves, list | tuple) and DOUBT_NUMBER in moves


def never_doubts(seed: int) -> Bot:
    """The frozen `normal`, which believes everything."""
    style = spicy.Style()
    style.trusts_number = style.trusts_spice = 1e9
    return spicy.SpicyBot(seed, style)


class LeadsHigh(stick_em.Greedy):
    """The frozen `normal` of Stick 'Em, which leads its highest card of its own pain colour while it has high ones."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, True)

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, StickEm)
        if view.question.name == "card" and not view.trick:
            pain = [card for card in view.hands[seat] if SUITS[card] == SUITS[view.pains[seat]] and VALUES[card] > 4]
            if pain:
                return max(pain, key=VALUES.__getitem__)
        return super().choose(view, seat)
