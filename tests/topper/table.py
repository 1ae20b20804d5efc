"""The state of Topper: hands, the card in the middle, the cards taken."""

from typing import Final

from hotseat.core.facts import Derived, Facts
from hotseat.core.game import Setup
from hotseat.core.moves import UNKNOWN
from hotseat.core.outcome import Outcome, ranked
from hotseat.core.position import Fields, Many, Row, Words
from hotseat.core.rng import Rng
from hotseat.core.sorts import NUMBER, Json, by_seat
from hotseat.core.state import State

from .options import TopperOptions

DECK: Final = tuple([str(number) for number in range(1, 21)])
"""The cards 1 to 20. A card is its index in this list, so its value is one more."""


class Topper(State):
    """Hands are secret; everything else is public."""

    hands: list[tuple[int, ...]]
    middle: list[int]
    taken: list[tuple[int, ...]]

    def clone(self) -> "Topper":
        twin = Topper(self.setup)
        twin.copy_frame(self)
        twin.hands = self.hands[:]
        twin.middle = self.middle[:]
        twin.taken = self.taken[:]
        return twin

    def view(self, seat: int | None) -> "Topper":
        seen = self.clone()
        seen.conceal(seat)
        for other in range(self.players):
            if other != seat:
                seen.hands[other] = (UNKNOWN,) * len(self.hands[other])
        return seen

    def fill(self, rng: Rng) -> "Topper":
        full = self.clone()
        full.reveal(rng)
        known = [card for zone in (*self.hands, self.middle, *self.taken) for card in zone]
        unseen = [card for card in range(len(DECK)) if card not in known]
        rng.shuffle(unseen, "fill")
        for seat, hand in enumerate(self.hands):
            if UNKNOWN in hand:
                full.hands[seat] = tuple(sorted([unseen.pop() for _ in hand]))
        return full

    def outcome(self) -> Outcome:
        sums = tuple([sum([card + 1 for card in cards]) for cards in self.taken])
        sign = 1 if options_of(self.setup).winner == "highest" else -1
        return Outcome(sums, ranked(tuple([sign * one for one in sums])).places)


def options_of(setup: Setup) -> TopperOptions:
    """The options of this game."""
    assert isinstance(setup.options, TopperOptions)
    return setup.options


def deal(setup: Setup, rng: Rng) -> Topper:
    """A hand for each player; the remaining cards are not used."""
    hand = options_of(setup).hand
    s = Topper(setup)
    s.begin(rng)
    deck = list(range(len(DECK)))
    rng.shuffle(deck, "deck")
    s.hands = [tuple(sorted(deck[hand * seat : hand * (seat + 1)])) for seat in range(s.players)]
    s.middle = []
    s.taken = [()] * s.players
    return s


_CARD: Final = Words(DECK)
FIELDS: Final[Fields] = {
    "hands": Many(Row(_CARD), per_seat=True),
    "middle": Many(_CARD),
    "taken": Many(Row(_CARD), per_seat=True),
}


def points(view: Topper) -> Json:
    """Points so far, by seat."""
    return list(view.outcome().scores)


FACTS: Final[Facts] = {"points": Derived(by_seat(NUMBER), points)}
