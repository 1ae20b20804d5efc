"""What the contract tests need to know about Wazabi."""

import random
from collections import Counter
from itertools import chain

from hotseat.core.state import State
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.hands import ONE, cards_of, total
from hotseat.games.wazabi.piment import PIMENT_TEXTS
from hotseat.games.wazabi.state import Wazabi


def census(s: State) -> Counter[str]:
    """All cards and dice, in every zone."""
    assert isinstance(s, Wazabi)
    for seat in range(s.players):
        assert s.sizes[seat] == total(s.hands[seat]), "a hand of another size"
        assert s.over or s.is_active(seat) == (s.dice_of(seat) > 0), "an active player without dice"
    cards = chain(s.pile, s.discard, *map(cards_of, s.hands))
    counted = Counter(map(CARD_TEXTS.__getitem__, cards))
    counted["skip"] += sum(s.skips)
    counted.update(map(PIMENT_TEXTS.__getitem__, chain(s.piment, *s.open_cards)))
    counted["black dice"] = sum(s.black) + s.reserve_black
    counted["red dice"] = sum(s.red) + s.reserve_red
    return counted


def swap(s: State, observer: int | None, rng: random.Random) -> State | None:
    """A hand card that the observer cannot be certain of is swapped with a card of the pile or of another hand."""
    assert isinstance(s, Wazabi)
    if s.keeping:
        return None  # cards named in `keep` must stay in their hands
    there = s.clone()
    hidden = [(seat, card) for seat in range(s.players) if seat != observer for card in _unsure(s, observer, seat)]
    places = [("pile", place, card) for place, card in enumerate(s.pile)]
    places += [("hand", seat, card) for seat, card in hidden]
    if not hidden or len(places) < 2:
        return None
    seat, card = rng.choice(hidden)
    zone, place, other = rng.choice(places)
    there.hands[seat] += ONE[other] - ONE[card]
    if zone == "pile":
        there.pile[place] = card
    else:
        there.hands[place] += ONE[card] - ONE[other]
    return there


def _unsure(s: Wazabi, observer: int | None, seat: int) -> tuple[int, ...]:
    known = 0 if observer is None else s.known[observer * s.players + seat]
    return cards_of(s.hands[seat] - known)
