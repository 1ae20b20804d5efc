"""The turn, step by step, and who takes the next one (WZ-3)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import OTHERS, SEATS
from hotseat.games.wazabi.cards import SKIP
from hotseat.games.wazabi.drawing import Cards
from hotseat.games.wazabi.events import EXTRA, MISSED, TURN
from hotseat.games.wazabi.finishing import END_TURN, set_skips
from hotseat.games.wazabi.gifts import Gifts
from hotseat.games.wazabi.moves import ROLL
from hotseat.games.wazabi.piment_cards import Chili
from hotseat.games.wazabi.playing import PlayStep
from hotseat.games.wazabi.questions import Question
from hotseat.games.wazabi.slap import OPEN_SLAP, RerollWindow, roll_dice
from hotseat.games.wazabi.state import Wazabi


@final
class NextTurn(Step[Wazabi]):
    """Stays at the bottom of the agenda for the whole game and begins one turn after the other (WZ-3.1, step 9)."""

    def run(self, s: Wazabi) -> None:
        s.then(self)
        next_turn(s)


NEXT_TURN: Final = NextTurn()


@final
class FewTurns(Step[Wazabi]):
    """Takes the place of `NextTurn` in a small game, which ends after `left` more turns."""

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[Arg, ...]:
        return (self.left,)

    def run(self, s: Wazabi) -> None:
        if self.left:
            s.then(FewTurns(self.left - 1))
            next_turn(s)


def next_turn(s: Wazabi) -> None:
    """An extra turn of the roller, or the turn of the next player (WZ-3.1, step 9)."""
    if s.owed:
        s.owed -= 1
        if s.events is not None:
            s.tell(EXTRA, (s.roller,))
        begin_turn(s, s.roller)
    else:
        begin_turn(s, next_roller(s))


def next_roller(s: Wazabi) -> int:
    """The next active seat in the direction of play that does not miss its turn."""
    seat = following(s, s.roller)
    while s.skips[seat]:
        miss_turn(s, seat)
        seat = following(s, seat)
    return seat


def following(s: Wazabi, seat: int) -> int:
    """The next active seat in the direction of play."""
    return OTHERS[s.active][seat][0 if s.direction > 0 else -1]


def miss_turn(s: Wazabi, seat: int) -> None:
    """Discard one `skip`, which uses up the player's turn (WZ-3.1, step 1)."""
    set_skips(s, seat, s.skips[seat] - 1)
    s.discard.append(SKIP)
    if s.events is not None:
        s.tell(MISSED, (seat,))


def begin_turn(s: Wazabi, seat: int) -> None:
    """Schedule the steps of a turn, its end below them; ask the roller to roll."""
    s.roller = seat
    s.roll = 0
    s.rerolled = False
    if s.events is not None:
        s.tell(TURN, (seat,))
    s.then(*(PIMENT_TURN if s.options.piment else BASE_TURN))
    s.question = ROLL_ASKS[seat]


@final
class Roll(Question):
    """The roller rolls (WZ-4.1)."""

    def __init__(self, seat: int) -> None:
        super().__init__("roll", (seat,))

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return _ROLL

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        roll_dice(s)


_ROLL: Final = (ROLL,)
ROLL_ASKS: Final = [Roll(seat) for seat in range(SEATS)]


BASE_TURN: Final[tuple[AnyStep, ...]] = (Cards(), Gifts(), PlayStep(), END_TURN)
"""The steps after the roll."""
PIMENT_TURN: Final[tuple[AnyStep, ...]] = (OPEN_SLAP, RerollWindow(), Chili(), *BASE_TURN)

STEPS: Final[tuple[type[AnyStep], ...]] = (NextTurn, FewTurns, Roll)
