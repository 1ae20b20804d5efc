"""The effects of the Wazabi cards (WZ-10). A played card is on the discard before its effect begins."""

from typing import Final, final

from hotseat.core.agenda import Arg
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import OTHERS, opponents, others, with_cards
from hotseat.games.wazabi.cards import (
    CARD_TEXTS,
    DRAW3,
    GIVE1,
    KEEP1,
    KEEP2,
    PASSDICE,
    PASSHANDS,
    REMOVE1,
    REMOVE2,
    REPLAY,
    SKIP,
    STEAL,
    SWAPDICE,
)
from hotseat.games.wazabi.dice import BLACK, RED
from hotseat.games.wazabi.drawing import draw
from hotseat.games.wazabi.events import PASSED_DICE, REVERSED
from hotseat.games.wazabi.giving import RemoveDie, remove_die
from hotseat.games.wazabi.keeping import ask_to_keep
from hotseat.games.wazabi.moves import LEFT, RIGHT
from hotseat.games.wazabi.passing import pass_hands, receivers
from hotseat.games.wazabi.questions import Colour, Question, Target
from hotseat.games.wazabi.shield import aim
from hotseat.games.wazabi.single import GiveDie, KeepOne, LaySkip, SwapDice, SwapHands, loot_from
from hotseat.games.wazabi.state import Wazabi


def carry_out(s: Wazabi, seat: int, kind: int) -> None:
    """The effect of a card that this player has just played."""
    if kind == REMOVE1:
        remove1(s, seat)
    elif kind == REMOVE2:
        remove2(s, seat)
    elif kind == STEAL:
        steal(s, seat)
    elif kind == DRAW3:
        draw3(s, seat)
    elif kind == KEEP1:
        keep1(s, seat)
    elif kind == KEEP2:
        keep2(s, seat)
    elif kind in (PASSDICE, PASSHANDS):
        choose_direction(s, seat, kind)
    elif kind == REPLAY:
        replay(s, seat)
    else:
        choose_target(s, seat, kind, opponents(s, seat))


def remove1(s: Wazabi, seat: int) -> None:
    """Remove one of your dice; not playable if the roll showed two or more give figures (WZ-10.1)."""
    remove_die(s, seat)


def remove2(s: Wazabi, seat: int) -> None:
    """Remove two of your dice one after the other, or your only one (WZ-10.2)."""
    s.then(RemoveDie(seat))
    remove_die(s, seat)


def steal(s: Wazabi, seat: int) -> None:
    """Take a random card of an opponent; if nobody has one, draw a card (WZ-10.6)."""
    victims = with_cards(s, seat, 1)
    if s.options.steal_piment:
        victims = tuple([other for other in opponents(s, seat) if s.sizes[other] or s.open_cards[other]])
    if victims:
        choose_target(s, seat, STEAL, victims)
    else:
        draw(s, seat, 1)


def draw3(s: Wazabi, seat: int) -> None:
    """Draw three cards, one after the other (WZ-10.7)."""
    draw(s, seat, 3)


def keep1(s: Wazabi, seat: int) -> None:
    """An opponent with two or more cards keeps one of their choice and discards the rest (WZ-10.8)."""
    choose_target(s, seat, KEEP1, with_cards(s, seat, 2))


def keep2(s: Wazabi, seat: int) -> None:
    """Every other player with more than two cards keeps two of their choice (WZ-10.9)."""
    rich = tuple([other for other in others(s, seat) if s.sizes[other] > 2])
    if rich:
        ask_to_keep(s, rich, 2)


def replay(s: Wazabi, seat: int) -> None:
    """The direction of play is reversed at once, and you get an extra turn (WZ-10.13)."""
    s.direction = -s.direction
    s.owed += 1
    if s.events is not None:
        s.tell(REVERSED, (seat,))


def pass_dice(s: Wazabi, seat: int, side: int) -> None:
    """Every active player hands all their dice to the neighbour on that side, simultaneously (WZ-10.4)."""
    black, red = s.black[:], s.red[:]
    for giver, receiver in enumerate(receivers(s, side)):
        s.black[receiver] = black[giver]
        s.red[receiver] = red[giver]
    if s.events is not None:
        s.tell(PASSED_DICE, (seat, side))


# -- targets and directions --------------------------------------------------------------------------------------------


def choose_target(s: Wazabi, seat: int, kind: int, targets: tuple[int, ...]) -> None:
    """The player chooses the target of the card, unless only one player qualifies (WZ-1.6)."""
    if len(targets) == 1:
        aim_card(s, seat, targets[0], kind)
    else:
        s.question = CardTarget(seat, targets, kind)


@final
class CardTarget(Target):
    """The target of a played card."""

    def __init__(self, seat: int, targets: tuple[int, ...], kind: int) -> None:
        super().__init__(seat, targets, CARD_TEXTS[kind])
        self.kind = kind

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.targets, self.kind)

    def chosen(self, s: Wazabi, target: int) -> None:
        aim_card(s, self.first, target, self.kind)


def aim_card(s: Wazabi, seat: int, target: int, kind: int) -> None:
    """The target is chosen; all other choices are made before the target may drink milk."""
    if kind == GIVE1:
        choose_gift(s, seat, target)
    elif kind == STEAL:
        loot_from(s, seat, target)
    elif kind == SKIP:
        aim(s, LaySkip(seat, target))
    elif kind == KEEP1:
        aim(s, KeepOne(seat, target))
    elif kind == SWAPDICE:
        aim(s, SwapDice(seat, target))
    else:
        aim(s, SwapHands(seat, target))


def choose_gift(s: Wazabi, seat: int, target: int) -> None:
    """`give1`: the opponent is chosen; next comes the colour (WZ-10.3)."""
    if s.black[seat] and s.red[seat]:
        s.question = GiftColour(seat, target)
    else:
        aim(s, GiveDie(seat, target, BLACK if s.black[seat] else RED, CARD_TEXTS[GIVE1]))


@final
class GiftColour(Colour):
    """The die that `give1` gives away."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat, CARD_TEXTS[GIVE1])
        self.target = target

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.target)

    def chosen(self, s: Wazabi, colour: int) -> None:
        aim(s, GiveDie(self.first, self.target, colour, CARD_TEXTS[GIVE1]))


def choose_direction(s: Wazabi, seat: int, kind: int) -> None:
    """Left or right, unless only two players are left and both are the same (WZ-1.6)."""
    if len(OTHERS[s.active][seat]) == 1:
        pass_around(s, seat, kind, 0)
    else:
        s.question = Direction(seat, kind)


def pass_around(s: Wazabi, seat: int, kind: int, side: int) -> None:
    """Pass dice or hands around; side 0 is left."""
    if kind == PASSDICE:
        pass_dice(s, seat, side)
    else:
        pass_hands(s, seat, side)


@final
class Direction(Question):
    """The direction in which dice or hands are passed."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__("direction", (seat,), CARD_TEXTS[kind])
        self.kind = kind

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.kind)

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return (LEFT, RIGHT)

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        pass_around(s, seat, self.kind, move - LEFT)


STEPS: Final[tuple[type[AnyStep], ...]] = (CardTarget, GiftColour, Direction)
