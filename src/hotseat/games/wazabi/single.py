"""Effects aimed at a single player: all of them can be stopped by milk (WZ-6.24)."""

from typing import Final, final

from hotseat.core.agenda import Arg
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.cards import CARD_TEXTS, KEEP1, SKIP, STEAL, SWAPDICE, SWAPHANDS
from hotseat.games.wazabi.drawing import steal_card
from hotseat.games.wazabi.events import LAID_SKIP, LOOTED
from hotseat.games.wazabi.finishing import set_skips
from hotseat.games.wazabi.giving import give, swap_dice
from hotseat.games.wazabi.keeping import ask_to_keep
from hotseat.games.wazabi.moves import TAKE, TAKE_HAND
from hotseat.games.wazabi.passing import swap_hands
from hotseat.games.wazabi.piment import PIMENT_KINDS
from hotseat.games.wazabi.piment_cards import lay_down
from hotseat.games.wazabi.questions import Question
from hotseat.games.wazabi.shield import Aimed, Shield, aim
from hotseat.games.wazabi.state import Wazabi


@final
class GiveDie(Aimed):
    """One die is handed over, for a give figure or by `give1`."""

    def __init__(self, seat: int, target: int, colour: int, reason: str) -> None:
        super().__init__(seat, target)
        self.colour = colour
        self.reason = reason

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.target, self.colour, self.reason)

    def run(self, s: Wazabi) -> None:
        give(s, self.seat, self.target, self.colour)


@final
class SwapDice(Aimed):
    """The two players swap all their dice (WZ-10.5)."""

    reason = CARD_TEXTS[SWAPDICE]

    def run(self, s: Wazabi) -> None:
        swap_dice(s, self.seat, self.target)


@final
class SwapHands(Aimed):
    """The two players swap all their cards (WZ-10.10)."""

    reason = CARD_TEXTS[SWAPHANDS]

    def run(self, s: Wazabi) -> None:
        swap_hands(s, self.seat, self.target)


@final
class KeepOne(Aimed):
    """The target keeps one card of their choice (WZ-10.8)."""

    reason = CARD_TEXTS[KEEP1]

    def run(self, s: Wazabi) -> None:
        ask_to_keep(s, (self.target,), 1)


@final
class LaySkip(Aimed):
    """The card moves from the discard to the target, who misses the next turn (WZ-9.4, WZ-10.12)."""

    reason = CARD_TEXTS[SKIP]

    def run(self, s: Wazabi) -> None:
        s.discard.pop()
        set_skips(s, self.target, s.skips[self.target] + 1)
        if s.events is not None:
            s.tell(LAID_SKIP, (self.seat, self.target))


# -- steal -------------------------------------------------------------------------------------------------------------


def loot_from(s: Wazabi, seat: int, victim: int) -> None:
    """The victim is chosen; with `steal_piment` the thief chooses between hand and open cards, if possible."""
    loot = loot_of(s, victim)
    if len(loot) == 1:
        aim(s, Steal(seat, victim, loot[0]))
    else:
        s.question = Loot(seat, victim)


def loot_of(s: Wazabi, victim: int) -> list[int]:
    """The moves for everything that can be taken from this player."""
    loot = [TAKE_HAND] if s.sizes[victim] else []
    if s.options.steal_piment:
        loot += [TAKE + kind for kind in range(PIMENT_KINDS) if kind in s.open_cards[victim]]
    return loot


@final
class Loot(Question):
    """What is stolen: a hand card, or one of the open Piment cards."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__("loot", (seat,), CARD_TEXTS[STEAL])
        self.victim = victim

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.victim)

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return tuple(loot_of(s, self.victim))

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        aim(s, Steal(seat, self.victim, move))


@final
class Steal(Aimed):
    """A random hand card, or the chosen open Piment card, changes hands (WZ-10.6)."""

    reason = CARD_TEXTS[STEAL]

    def __init__(self, seat: int, target: int, loot: int) -> None:
        super().__init__(seat, target)
        self.loot = loot

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.target, self.loot)

    def run(self, s: Wazabi) -> None:
        if self.loot == TAKE_HAND:
            steal_card(s, self.seat, self.target)
            return
        kind = self.loot - TAKE
        lay_down(s, self.target, kind)
        s.open_cards[self.seat] += (kind,)
        if s.events is not None:
            s.tell(LOOTED, (self.seat, self.target, kind))


STEPS: Final[tuple[type[AnyStep], ...]] = (Shield, GiveDie, SwapDice, SwapHands, KeepOne, LaySkip, Loot, Steal)
