"""All cards of a game of Stick 'Em, wherever they lie."""

from collections import Counter

from hotseat.core.moves import UNKNOWN
from hotseat.core.state import State
from hotseat.games.stick_em.cards import CARD_TEXTS
from hotseat.games.stick_em.state import StickEm


def stick_em_census(s: State) -> Counter[str]:
    assert isinstance(s, StickEm)
    zones = [*s.hands, *s.captured, s.aside, s.trick, [card for card in s.pains if card != UNKNOWN]]
    return Counter(CARD_TEXTS[card] for zone in zones for card in zone)
