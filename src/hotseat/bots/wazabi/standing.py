"""What counts in a position of Wazabi: the parts of a player's standing, each with a weight fitted to played games."""

from math import exp
from typing import Final, final

from hotseat.bots.wazabi.judging import Judge
from hotseat.bots.wazabi.weights import WEIGHTS
from hotseat.games.wazabi.cards import KINDS
from hotseat.games.wazabi.hands import BITS
from hotseat.games.wazabi.piment import MILK, PIMENT_KINDS
from hotseat.games.wazabi.state import Wazabi

MOST_DICE: Final = 8
MOST_RED: Final = 3
MOST_HIDDEN: Final = 6
WAITS: Final = 4
NEAR: Final = 3
"""Players with one die, with two, and with more are weighed apart: so near to the end the same card is worth more."""

DICE: Final = 0
"""By number of dice."""
RED: Final = DICE + MOST_DICE + 1
"""By number of red dice, for each number of dice: red dice flip Piment cards and draw while they show a W."""
WAIT: Final = RED + (MOST_DICE + 1) * (MOST_RED + 1)
"""By nearness and time until the player rolls: now, or in the first, second or last third of a round."""
SKIPPED: Final = WAIT + NEAR * WAITS
HIDDEN: Final = SKIPPED + 1
"""By nearness and number of cards in a hand that the observer does not know."""
CARD: Final = HIDDEN + NEAR * (MOST_HIDDEN + 1)
"""By nearness and kind: the first card of a kind in a known hand."""
MORE: Final = CARD + NEAR * KINDS
"""By kind: each further card."""
OPEN: Final = MORE + KINDS
"""By nearness and kind of open Piment card."""
PARTS: Final = OPEN + NEAR * (PIMENT_KINDS - MILK)


def weights_of(players: int) -> list[float]:
    """The weights for this number of players, or for the next smaller number that was learned."""
    return WEIGHTS[max([size for size in WEIGHTS if size <= players])]


def plain_weights() -> list[float]:
    """The start of fitting: few dice are good, and so are cards."""
    weights = [0.0] * PARTS
    for dice in range(MOST_DICE + 1):
        weights[DICE + dice] = -0.6 * dice
    for near in range(NEAR):
        for size in range(MOST_HIDDEN + 1):
            weights[HIDDEN + near * (MOST_HIDDEN + 1) + size] = 0.15 * size
    for part in range(CARD, MORE):
        weights[part] = 0.15
    return weights


PLAIN: Final = plain_weights()


def turns_to_wait(s: Wazabi, seat: int) -> int:
    """How many turns others have before the seat rolls; a whole round if it has rolled already."""
    if seat == s.roller:
        return 0 if s.roll == 0 or s.owed else s.players - 1
    return (seat - s.roller) * s.direction % s.players - (1 if s.roll else 0)


def wait_of(s: Wazabi, seat: int) -> int:
    """How long the seat waits, in thirds of a round; 0 if it rolls now."""
    turns = turns_to_wait(s, seat)
    return 1 + (turns - 1) * (WAITS - 1) // (s.players - 1) if turns > 0 else 0


def parts_of(s: Wazabi, seat: int, hand_is_known: bool) -> list[int]:
    """The parts of this player's standing; one may occur several times."""
    dice = min(s.dice_of(seat), MOST_DICE)
    near = min(dice, NEAR) - 1
    found = [
        DICE + dice,
        RED + dice * (MOST_RED + 1) + min(s.red[seat], MOST_RED),
        WAIT + near * WAITS + wait_of(s, seat),
    ]
    found += [SKIPPED] * s.skips[seat]
    if hand_is_known:
        add_cards(found, s.hands[seat], near)
    else:
        found.append(HIDDEN + near * (MOST_HIDDEN + 1) + min(s.sizes[seat], MOST_HIDDEN))
    for kind in s.open_cards[seat]:
        found.append(OPEN + near * (PIMENT_KINDS - MILK) + kind - MILK)
    return found


def add_cards(found: list[int], hand: int, near: int) -> None:
    """The parts of a known hand."""
    kind = 0
    while hand:
        copies = hand & 15
        if copies:
            found.append(CARD + near * KINDS + kind)
            found += [MORE + kind] * (copies - 1)
        hand >>= BITS
        kind += 1


@final
class Fitted(Judge):
    """Judges by weights fitted to played games."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def strength(self, s: Wazabi, seat: int, hand_is_known: bool) -> float:
        odds = 0.0
        for part in parts_of(s, seat, hand_is_known):
            odds += self.weights[part]
        return exp(odds)

    def worth(self, s: Wazabi, seat: int, kind: int) -> float:
        return self.weights[CARD + (min(s.dice_of(seat), NEAR) - 1) * KINDS + kind]
