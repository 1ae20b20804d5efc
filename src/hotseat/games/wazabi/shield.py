"""Any effect aimed at a single player can be stopped by that player's glass of milk (WZ-6.24)."""

from typing import final

from hotseat.core.agenda import Arg, Step
from hotseat.games.wazabi.moves import ALLOW, USE_MILK
from hotseat.games.wazabi.piment import MILK
from hotseat.games.wazabi.piment_cards import use
from hotseat.games.wazabi.questions import Question
from hotseat.games.wazabi.state import Wazabi


class Aimed(Step[Wazabi]):
    """An effect on a single player, all its choices made; carried out unless the target stops it."""

    reason: str
    """What is aimed at the target: `gift`, or the text of a card."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.target)


def has_milk(s: Wazabi, seat: int) -> bool:
    """Whether this player has an open glass of milk."""
    return MILK in s.open_cards[seat]


def aim(s: Wazabi, effect: Aimed) -> None:
    """Let the target stop the effect; otherwise carry it out."""
    if has_milk(s, effect.target):
        s.then(effect)
        s.question = Shield(effect.target, effect.reason)
    else:
        effect.run(s)


@final
class Shield(Question):
    """The target of a gift or card allows it, or drinks the milk."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__("shield", (seat,), reason)

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.reason)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return (ALLOW, USE_MILK)

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        if move == USE_MILK:
            use(s, seat, MILK)
            s.unwind(Aimed)
