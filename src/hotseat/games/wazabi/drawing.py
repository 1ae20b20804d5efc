"""Drawing Wazabi cards: from the pile, from the renewed pile, or from an opponent (WZ-7)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.moves import UNKNOWN
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import with_cards
from hotseat.games.wazabi.dice import cards
from hotseat.games.wazabi.events import DREW, RENEWED, STOLE
from hotseat.games.wazabi.hands import ONE, card_at
from hotseat.games.wazabi.knowledge import saw_stolen
from hotseat.games.wazabi.questions import Target
from hotseat.games.wazabi.state import Wazabi


@final
class Cards(Step[Wazabi]):
    """The roller draws one card per card figure (WZ-7.1)."""

    def run(self, s: Wazabi) -> None:
        draw(s, s.roller, cards(s.roll))


@final
class Draw(Step[Wazabi]):
    """A player continues to draw."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.number)

    def run(self, s: Wazabi) -> None:
        draw(s, self.seat, self.number)


def draw(s: Wazabi, seat: int, number: int) -> None:
    """Draw `number` cards, one after the other."""
    while number > 0:
        if not s.pile and not s.discard:
            draw_from_opponent(s, seat, number)
            return
        draw_one(s, seat)
        number -= 1


def draw_one(s: Wazabi, seat: int) -> None:
    """Draw the top card of the pile; an empty pile is renewed from the discard only now (WZ-7.2)."""
    if not s.pile:
        renew_pile(s)
    kind = s.pile.pop()
    s.hands[seat] = s.hands[seat] + ONE[kind]  # `+=` on a list item is slower when compiled
    s.sizes[seat] = s.sizes[seat] + 1
    if s.events is not None:
        s.tell(DREW, (seat, kind), (seat,), (seat, UNKNOWN))


def renew_pile(s: Wazabi) -> None:
    """The whole discard is shuffled and becomes the pile; `skip` cards in front of players are not in it (WZ-7.4)."""
    s.pile = s.discard
    s.discard = []
    s.rng.shuffle(s.pile, "deck")
    if s.events is not None:
        s.tell(RENEWED, (len(s.pile),))


def draw_from_opponent(s: Wazabi, seat: int, number: int) -> None:
    """No card is left: the player chooses, for every card, an opponent to draw it from (WZ-7.3)."""
    holders = with_cards(s, seat, 1)
    if not holders:
        return
    if number > 1:
        s.then(Draw(seat, number - 1))
    if len(holders) == 1:
        steal_card(s, seat, holders[0])
    else:
        s.question = DrawTarget(seat, holders)


@final
class DrawTarget(Target):
    """The player from whose hand the card is drawn."""

    def __init__(self, seat: int, holders: tuple[int, ...]) -> None:
        super().__init__(seat, holders, "draw")

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.targets)

    def chosen(self, s: Wazabi, target: int) -> None:
        steal_card(s, self.first, target)


def steal_card(s: Wazabi, thief: int, victim: int) -> None:
    """A random card changes hands; only the thief and the victim see it."""
    kind = card_at(s.hands[victim], s.rng.below(s.sizes[victim], "steal"))
    s.hands[victim] -= ONE[kind]
    s.sizes[victim] -= 1
    s.hands[thief] += ONE[kind]
    s.sizes[thief] += 1
    saw_stolen(s, thief, victim, kind)
    if s.events is not None:
        s.tell(STOLE, (thief, victim, kind), (thief, victim), (thief, victim, UNKNOWN))


STEPS: Final[tuple[type[AnyStep], ...]] = (Cards, Draw, DrawTarget)
