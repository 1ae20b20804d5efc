"""Piment cards: flipping, keeping open and using them, and the effects of the instant ones (WZ-6)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import SEATS, with_fewest_dice, with_most_dice
from hotseat.games.wazabi.dice import BLACK, RED, chilis
from hotseat.games.wazabi.events import FLIPPED, USED
from hotseat.games.wazabi.giving import gain_die, give, remove_die, swap_dice, take_from_richest
from hotseat.games.wazabi.piment import BURN, COOL, KEPT, PIMENT_TEXTS, SHARE, SWITCH
from hotseat.games.wazabi.questions import Colour, Target
from hotseat.games.wazabi.state import Wazabi


@final
class Flip(Step[Wazabi]):
    """A player flips the top Piment card: it stays open in front of them or takes effect at once (WZ-6.1 to WZ-6.3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, s: Wazabi) -> None:
        if s.piment:  # WZ-6.6
            flip(s, self.seat)


FLIPS: Final = [Flip(seat) for seat in range(SEATS)]


def flip(s: Wazabi, seat: int) -> None:
    """Show and resolve the top card; an instant card goes under the pile before its effect begins."""
    kind = s.piment[0]
    s.unseen = max(0, s.unseen - 1)
    if s.events is not None:
        s.tell(FLIPPED, (seat, kind))
    if KEPT[kind]:
        s.piment = s.piment[1:]
        s.open_cards[seat] += (kind,)
    else:
        s.piment = (*s.piment[1:], kind)
        take_effect(s, seat, kind)


@final
class Chili(Step[Wazabi]):
    """The roller flips one card per chili figure, each resolved before the next (WZ-6.7)."""

    def run(self, s: Wazabi) -> None:
        for _ in range(chilis(s.roll)):
            s.then(FLIPS[s.roller])


def use(s: Wazabi, seat: int, kind: int) -> None:
    """Use an open card: it goes face down under the pile; the caller carries out its effect (WZ-6.4)."""
    lay_down(s, seat, kind)
    s.piment += (kind,)
    if s.events is not None:
        s.tell(USED, (seat, kind))


def lay_down(s: Wazabi, seat: int, kind: int) -> None:
    """An open card leaves its player, the oldest of this kind first."""
    cards = s.open_cards[seat]
    place = cards.index(kind)
    s.open_cards[seat] = cards[:place] + cards[place + 1 :]


# -- the instant cards of reconstruction-1 -----------------------------------------------------------------------------


def take_effect(s: Wazabi, seat: int, kind: int) -> None:
    """The effect of an instant card on the player who flipped it."""
    if kind == BURN:
        burn(s, seat)
    elif kind == SWITCH:
        switch(s, seat)
    elif kind == SHARE:
        share(s, seat)
    elif kind == COOL:
        cool(s, seat)


def cool(s: Wazabi, seat: int) -> None:
    """Remove one of your dice, colour of your choice (WZ-6.20)."""
    remove_die(s, seat)


def share(s: Wazabi, seat: int) -> None:
    """Give one of your dice to the opponent with the fewest dice (WZ-6.21)."""
    poorest = with_fewest_dice(s, seat)
    if len(poorest) == 1:
        share_with(s, seat, poorest[0])
    else:
        s.question = PimentTarget(seat, poorest, SHARE)


def share_with(s: Wazabi, seat: int, target: int) -> None:
    """The opponent is chosen; next comes the colour."""
    if s.black[seat] and s.red[seat]:
        s.question = ShareColour(seat, target)
    else:
        give(s, seat, target, BLACK if s.black[seat] else RED)


def switch(s: Wazabi, seat: int) -> None:
    """Swap all your dice with the opponent who has the most, even if it hurts (WZ-6.22)."""
    richest = with_most_dice(s, seat)
    if len(richest) == 1:
        swap_dice(s, seat, richest[0])
    else:
        s.question = PimentTarget(seat, richest, SWITCH)


def burn(s: Wazabi, seat: int) -> None:
    """Take one die from the reserve; if it is empty, from the opponent who has the most (WZ-6.23)."""
    if s.reserve_black or s.reserve_red:
        gain_die(s, seat)
    else:
        take_from_richest(s, seat, "burn")


@final
class PimentTarget(Target):
    """The target of an instant card among several opponents with equally many dice."""

    def __init__(self, seat: int, targets: tuple[int, ...], kind: int) -> None:
        super().__init__(seat, targets, PIMENT_TEXTS[kind])
        self.kind = kind

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.targets, self.kind)

    def chosen(self, s: Wazabi, target: int) -> None:
        if self.kind == SHARE:
            share_with(s, self.first, target)
        else:
            swap_dice(s, self.first, target)


@final
class ShareColour(Colour):
    """The die that goes to the opponent with the fewest."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat, "share")
        self.target = target

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.target)

    def chosen(self, s: Wazabi, colour: int) -> None:
        give(s, self.first, self.target, colour)


STEPS: Final[tuple[type[AnyStep], ...]] = (Flip, Chili, PimentTarget, ShareColour)
