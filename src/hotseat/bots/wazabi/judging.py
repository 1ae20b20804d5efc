"""The value of a position of Wazabi, and the rules of thumb by which `easy` and `normal` judge it."""

from math import exp
from typing import Final, final

from hotseat.games.wazabi.hands import BITS
from hotseat.games.wazabi.state import Wazabi


class Judge:
    """Compares players: how strong each is, and what a card is worth."""

    def strength(self, s: Wazabi, seat: int, hand_is_known: bool) -> float:
        """How strong a player is, compared with the others."""
        raise NotImplementedError

    def worth(self, s: Wazabi, seat: int, kind: int) -> float:
        """What a card of this kind in hand is worth to its player."""
        raise NotImplementedError

    def value(self, s: Wazabi, seat: int, sees_all: bool) -> float:
        """The approximate probability that this seat (its team) wins; with `play_on`, that it finishes ahead."""
        if s.over:
            place = s.outcome().places[seat]
            if not s.options.play_on:
                return 1.0 if place == 1 else 0.0
            return (s.players - place) / (s.players - 1.0)
        if not s.is_active(seat):
            return (s.players - 1.0 - s.finished.index(seat)) / (s.players - 1.0)
        own = 0.0
        all_of_them = 0.0
        for other in range(s.players):
            if s.is_active(other):
                stands = self.strength(s, other, sees_all or other == seat)
                all_of_them += stands
                if other == seat or (s.options.teams and (other - seat) % 2 == 0):
                    own += stands
        return own / all_of_them


PER_DIE: Final = 0.62
"""How much one more die weakens a player, in log odds."""
PER_ROUND: Final = 0.5
"""How much waiting one round longer for a turn weakens a player, in log odds."""
PER_HIDDEN_CARD: Final = 0.12
CARD_WORTH: Final = [0.42, 0.34, 0.24, 0.14, 0.24, 0.10, 0.16, 0.10, 0.10, 0.12, 0.10, 0.20, 0.22]
"""By kind of Wazabi card in one's own hand, in log odds."""
PIMENT_WORTH: Final = [0.0, 0.0, 0.0, 0.0, 0.22, 0.12, 0.24, 0.24]
"""By kind of open Piment card."""
SECOND_COPY: Final = 0.5
"""The factor for further cards of a kind, since only one card may be played per turn."""


@final
class RulesOfThumb(Judge):
    """Judges by a few constants set by hand; all dice count alike."""

    def strength(self, s: Wazabi, seat: int, hand_is_known: bool) -> float:
        odds = -PER_DIE * s.dice_of(seat) - PER_ROUND * rounds_to_wait(s, seat)
        odds += worth_of_hand(s.hands[seat]) if hand_is_known else PER_HIDDEN_CARD * s.sizes[seat]
        for kind in s.open_cards[seat]:
            odds += PIMENT_WORTH[kind]
        return exp(odds)

    def worth(self, s: Wazabi, seat: int, kind: int) -> float:
        return CARD_WORTH[kind]


def worth_of_hand(hand: int) -> float:
    """The log odds that these cards are worth."""
    worth = 0.0
    kind = 0
    while hand:
        copies = hand & 15
        if copies:
            worth += CARD_WORTH[kind] * (1.0 + SECOND_COPY * (copies - 1))
        hand >>= BITS
        kind += 1
    return worth


def rounds_to_wait(s: Wazabi, seat: int) -> float:
    """How long until the seat rolls, in rounds; a `skip` costs a whole one."""
    if seat == s.roller:
        return 0.0 if s.roll == 0 or s.owed else 1.0
    return (seat - s.roller) * s.direction % s.players / s.players + s.skips[seat]
