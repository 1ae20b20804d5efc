"""What the contract tests need to know about Stick 'Em."""

import random
from collections import Counter
from itertools import chain

from hotseat.core.moves import UNKNOWN
from hotseat.core.state import State
from hotseat.games.stick_em.cards import CARD_TEXTS
from hotseat.games.stick_em.state import StickEm


def census(s: State) -> Counter[str]:
    """All cards, in every zone."""
    assert isinstance(s, StickEm)
    pains = [card for card in s.pains if card != UNKNOWN]
    return Counter(map(CARD_TEXTS.__getitem__, chain(*s.hands, *s.captured, s.aside, s.trick, pains)))


def swap(s: State, observer: int | None, rng: random.Random) -> State | None:
    """Two cards of other hands are swapped."""
    assert isinstance(s, StickEm)
    there = s.clone()
    others = [seat for seat in range(s.players) if seat != observer and s.hands[seat]]
    if len(others) < 2:
        return None
    one, two = rng.sample(others, 2)
    mine, yours = rng.choice(s.hands[one]), rng.choice(s.hands[two])
    there.hands[one] = tuple(sorted([yours if card == mine else card for card in s.hands[one]]))
    there.hands[two] = tuple(sorted([mine if card == yours else card for card in s.hands[two]]))
    return there
