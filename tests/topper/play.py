"""The moves and questions of Topper: a player lays a card; the others may top it."""

from typing import Final

from hotseat.core.agenda import Arg, Ask
from hotseat.core.events import EventKind
from hotseat.core.game import Setup
from hotseat.core.moves import MoveTable
from hotseat.core.rng import Rng
from hotseat.core.seats import clockwise
from hotseat.core.sorts import CARD, CARDS, SEAT

from .table import DECK, Topper, deal

MOVES: Final = MoveTable([f"lay {card}" for card in DECK] + ["top", "let"])
"""`lay X` is the number of the card."""
TOP: Final = len(DECK)
LET: Final = len(DECK) + 1

LAID: Final = EventKind("laid", (("seat", SEAT), ("card", CARD)))
TOPPED: Final = EventKind("topped", (("seat", SEAT), ("card", CARD)))
TOOK: Final = EventKind("took", (("seat", SEAT), ("cards", CARDS)))
EVENTS: Final = (LAID, TOPPED, TOOK)


class Lay(Ask[Topper]):
    """The turn player lays a hand card."""

    def __init__(self, seat: int) -> None:
        super().__init__("lay", (seat,), (seat,))

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def moves(self, s: Topper, seat: int) -> tuple[int, ...]:
        return s.hands[seat]

    def default(self, s: Topper, seat: int) -> int:
        return s.hands[seat][0]

    def refusal(self, s: Topper, seat: int, move: int) -> tuple[str, str] | None:
        return "not-in-hand", f"you cannot {MOVES.text(move)} now."

    def answer(self, s: Topper, seat: int, move: int) -> None:
        s.hands[seat] = without(s.hands[seat], move)
        s.middle = [move]
        s.tell(LAID, (seat, move))
        others = [other for other in range(s.players) if other != seat and s.hands[other]]
        if others:
            s.then(Top(s.rng.order(others, "order"), seat))
        else:
            take(s, seat, seat)


class Top(Ask[Topper]):
    """The others may top the card with the one that is exactly one higher."""

    def __init__(self, players: tuple[int, ...], turn: int) -> None:
        super().__init__("top", players, players)
        self.turn = turn

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.turn)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: Topper, seat: int) -> tuple[int, ...]:
        return (TOP, LET) if s.middle[0] + 1 in s.hands[seat] else (LET,)

    def default(self, s: Topper, seat: int) -> int:
        return LET

    def answer(self, s: Topper, seat: int, move: int) -> None:
        rest = tuple([other for other in self.players if other != seat])
        if move == TOP:
            card = s.middle[0] + 1
            s.hands[seat] = without(s.hands[seat], card)
            s.middle.append(card)
            s.tell(TOPPED, (seat, card))
            take(s, seat, self.turn)
        elif rest:
            s.then(Top(rest, self.turn))
        else:
            take(s, self.turn, self.turn)


def take(s: Topper, seat: int, turn: int) -> None:
    """The seat takes the cards in the middle; the next player after the turn player who has cards is asked."""
    s.taken[seat] += tuple(s.middle)
    s.tell(TOOK, (seat, tuple(s.middle)))
    s.middle = []
    following = [other for other in (*clockwise(turn, s.players)[1:], turn) if s.hands[other]]
    if following:
        s.then(Lay(following[0]))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand without this card."""
    return tuple([other for other in hand if other != card])


def start(setup: Setup, rng: Rng) -> Topper:
    """Deal the cards; a random player begins."""
    s = deal(setup, rng)
    s.then(Lay(rng.below(s.players, "first")))
    s.settle()
    return s


STEPS: Final = (Lay, Top)
