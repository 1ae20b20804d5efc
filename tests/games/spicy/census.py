"""All cards of a game of Spicy or Sweet & Spicy, wherever they lie."""

from collections import Counter

from hotseat.core.state import State
from hotseat.games.spicy.cards import KIND, SJ
from hotseat.games.spicy.state import Spicy


def spicy_census(s: State) -> Counter[str]:
    assert isinstance(s, Spicy)
    texts = s.setup.game.words["card"]
    kinds = [*s.pile, *[card & KIND for zone in (s.stack, *s.won) for card in zone]]
    kinds += [card for hand in s.hands for card in hand] + [SJ] * s.supply
    return Counter(texts[kind] for kind in kinds)
