"""The roller gives away one die per give figure (WZ-8)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import neighbours, opponents
from hotseat.games.wazabi.dice import BLACK, RED, G, showing
from hotseat.games.wazabi.giving import give
from hotseat.games.wazabi.questions import Target
from hotseat.games.wazabi.shield import aim, has_milk
from hotseat.games.wazabi.single import GiveDie
from hotseat.games.wazabi.state import Wazabi


@final
class Gifts(Step[Wazabi]):
    """The roller gives away one die per give figure."""

    def run(self, s: Wazabi) -> None:
        give_next(s, showing(s.roll, BLACK, G), showing(s.roll, RED, G))


@final
class MoreGifts(Step[Wazabi]):
    """The remaining give figures."""

    def __init__(self, black: int, red: int) -> None:
        self.black = black
        self.red = red

    def args(self) -> tuple[Arg, ...]:
        return (self.black, self.red)

    def run(self, s: Wazabi) -> None:
        give_next(s, self.black, self.red)


def give_next(s: Wazabi, black: int, red: int) -> None:
    """Give one die for the next figure, black ones first; to a neighbour, in the base game to anybody (WZ-8.2)."""
    if black + red == 0:
        return
    receivers = neighbours(s, s.roller) if s.options.piment else opponents(s, s.roller)
    if len(receivers) == 1:
        give_to(s, receivers[0], black, red)
    else:
        s.question = GiftTarget(s.roller, receivers, black, red)


@final
class GiftTarget(Target):
    """The player who receives the die of the next give figure."""

    def __init__(self, seat: int, receivers: tuple[int, ...], black: int, red: int) -> None:
        super().__init__(seat, receivers, "gift")
        self.black = black
        self.red = red

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.targets, self.black, self.red)

    def chosen(self, s: Wazabi, target: int) -> None:
        give_to(s, target, self.black, self.red)


def give_to(s: Wazabi, receiver: int, black: int, red: int) -> None:
    """The die has the colour of the figure, or the other colour if none of that colour is left (WZ-8.4)."""
    figure = BLACK if black else RED
    if black + red > 1:
        s.then(MoreGifts(black - 1, red) if black else MoreGifts(0, red - 1))
    own = s.black[s.roller] if figure == BLACK else s.red[s.roller]
    colour = figure if own else RED - figure
    if has_milk(s, receiver):
        aim(s, GiveDie(s.roller, receiver, colour, "gift"))
    else:
        give(s, s.roller, receiver, colour)


STEPS: Final[tuple[type[AnyStep], ...]] = (Gifts, MoreGifts, GiftTarget)
