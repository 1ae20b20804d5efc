"""Dice change hands: given, taken, removed, swapped; and the questions about which die."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import SEATS, with_most_dice
from hotseat.games.wazabi.dice import BLACK, RED
from hotseat.games.wazabi.events import GAINED, GAVE, REMOVED, SWAPPED_DICE, TOOK
from hotseat.games.wazabi.finishing import check_finished
from hotseat.games.wazabi.questions import Colour, Target
from hotseat.games.wazabi.state import Wazabi


def move_die(s: Wazabi, giver: int, receiver: int, colour: int) -> None:
    """One die goes from one player to another; the giver may finish as a result."""
    dice = s.black if colour == BLACK else s.red
    dice[giver] = dice[giver] - 1  # `-=` on a list item calls Python's number protocol when compiled
    dice[receiver] = dice[receiver] + 1
    check_finished(s, giver)


def give(s: Wazabi, giver: int, receiver: int, colour: int) -> None:
    """The giver hands over one die."""
    if s.events is not None:
        s.tell(GAVE, (giver, receiver, colour))
    move_die(s, giver, receiver, colour)


def take(s: Wazabi, seat: int, victim: int, colour: int) -> None:
    """The player takes one die from the victim, who may finish as a result (WZ-5.12)."""
    if s.events is not None:
        s.tell(TOOK, (seat, victim, colour))
    move_die(s, victim, seat, colour)


def swap_dice(s: Wazabi, seat: int, other: int) -> None:
    """Two players swap all their dice, both colours."""
    if s.events is not None:
        s.tell(SWAPPED_DICE, (seat, other))
    s.black[seat], s.black[other] = s.black[other], s.black[seat]
    s.red[seat], s.red[other] = s.red[other], s.red[seat]


# -- removing ----------------------------------------------------------------------------------------------------------


def remove_die(s: Wazabi, seat: int) -> None:
    """The player removes one of their dice, of the colour they choose, to the reserve."""
    if s.black[seat] and s.red[seat]:
        s.question = REMOVE_COLOURS[seat]
    else:
        remove(s, seat, BLACK if s.black[seat] else RED)


def remove(s: Wazabi, seat: int, colour: int) -> None:
    """One die of this colour goes to the reserve."""
    if colour == BLACK:
        s.black[seat] -= 1
        s.reserve_black += 1
    else:
        s.red[seat] -= 1
        s.reserve_red += 1
    if s.events is not None:
        s.tell(REMOVED, (seat, colour))
    check_finished(s, seat)


@final
class RemoveDie(Step[Wazabi]):
    """The player removes one (more) of their dice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, s: Wazabi) -> None:
        remove_die(s, self.seat)


@final
class RemoveColour(Colour):
    """The die that the player removes."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "remove")

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def chosen(self, s: Wazabi, colour: int) -> None:
        remove(s, self.first, colour)


REMOVE_COLOURS: Final = [RemoveColour(seat) for seat in range(SEATS)]


# -- taking ------------------------------------------------------------------------------------------------------------


def gain_die(s: Wazabi, seat: int) -> None:
    """The player takes one die from the reserve, choosing among the colours available (WZ-6.23)."""
    if s.reserve_black and s.reserve_red:
        s.question = GainColour(seat)
    else:
        gain(s, seat, BLACK if s.reserve_black else RED)


def gain(s: Wazabi, seat: int, colour: int) -> None:
    """One die of this colour comes from the reserve."""
    if colour == BLACK:
        s.reserve_black -= 1
        s.black[seat] += 1
    else:
        s.reserve_red -= 1
        s.red[seat] += 1
    if s.events is not None:
        s.tell(GAINED, (seat, colour))


@final
class GainColour(Colour):
    """The die that the player takes from the reserve."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "gain")

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def chosen(self, s: Wazabi, colour: int) -> None:
        gain(s, self.first, colour)


def take_from_richest(s: Wazabi, seat: int, reason: str) -> None:
    """The player takes one die from the opponent who has the most, chosen by the player on a tie (WZ-5.9)."""
    richest = with_most_dice(s, seat)
    if len(richest) == 1:
        take_from(s, seat, richest[0])
    else:
        s.question = TakeTarget(seat, richest, reason)


@final
class TakeTarget(Target):
    """The opponent, of those with the most dice, who must hand one over: after a mistake, or for `burn`."""

    def __init__(self, seat: int, richest: tuple[int, ...], reason: str) -> None:
        super().__init__(seat, richest, reason)

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.targets, self.reason)

    def chosen(self, s: Wazabi, target: int) -> None:
        take_from(s, self.first, target)


def take_from(s: Wazabi, seat: int, victim: int) -> None:
    """The player takes one of the victim's dice, choosing the colour."""
    if s.black[victim] and s.red[victim]:
        s.question = TAKE_COLOURS[seat][victim]
    else:
        take(s, seat, victim, BLACK if s.black[victim] else RED)


@final
class TakeColour(Colour):
    """The die that the player takes from the victim."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat, "take")
        self.victim = victim

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.victim)

    def chosen(self, s: Wazabi, colour: int) -> None:
        take(s, self.first, self.victim, colour)


TAKE_COLOURS: Final = [[TakeColour(seat, victim) for victim in range(SEATS)] for seat in range(SEATS)]

STEPS: Final[tuple[type[AnyStep], ...]] = (RemoveDie, RemoveColour, GainColour, TakeTarget, TakeColour)
