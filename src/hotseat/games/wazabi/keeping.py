"""Players keep one or two cards of their choice and discard the rest (WZ-10.8, WZ-10.9)."""

from typing import Final, final

from hotseat.core.agenda import Arg
from hotseat.core.seats import clockwise
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.events import DISCARDED, NAMED
from hotseat.games.wazabi.hands import ONE, cards_of, kinds_of, total
from hotseat.games.wazabi.knowledge import saw_leave
from hotseat.games.wazabi.moves import KEEP
from hotseat.games.wazabi.questions import Question
from hotseat.games.wazabi.state import Wazabi


def ask_to_keep(s: Wazabi, seats: tuple[int, ...], number: int) -> None:
    """Ask these players to name `number` cards each, at the same time."""
    s.keeping = number
    s.question = Keep(seats, seats)


@final
class Keep(Question):
    """`players` still have cards to name, of the players who discard (`asked`); the named cards stay secret."""

    def __init__(self, players: tuple[int, ...], asked: tuple[int, ...]) -> None:
        super().__init__("keep", players, "keep")
        self.asked = asked

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.asked)

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return tuple([KEEP + kind for kind in kinds_of(s.hands[seat] - s.kept[seat])])

    def masked(self, s: Wazabi, seat: int, move: int) -> str:
        """Others notice only the last card that a player names."""
        return "" if total(s.kept[seat]) + 1 < s.keeping else "keep ??"

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        s.kept[seat] += ONE[move - KEEP]
        missing = self.players
        if total(s.kept[seat]) == s.keeping:
            missing = tuple([other for other in missing if other != seat])
            if s.events is not None:
                s.tell(NAMED, (seat,))
        if missing:
            s.question = Keep(missing, self.asked)
        else:
            discard_rest(s, self.asked)


def discard_rest(s: Wazabi, seats: tuple[int, ...]) -> None:
    """All have chosen: their other cards go to the discard, clockwise from the roller (WZ-10.14)."""
    for seat in clockwise(s.roller, s.players):
        if seat in seats:
            _discard_rest_of(s, seat)
    s.keeping = 0


def _discard_rest_of(s: Wazabi, seat: int) -> None:
    gone = s.hands[seat] - s.kept[seat]
    cards = cards_of(gone)
    s.hands[seat] = s.kept[seat]
    s.sizes[seat] = s.keeping
    s.kept[seat] = 0
    s.discard.extend(cards)
    saw_leave(s, seat, gone)
    if s.events is not None:
        s.tell(DISCARDED, (seat, cards))


STEPS: Final[tuple[type[AnyStep], ...]] = (Keep,)
