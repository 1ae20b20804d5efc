"""All cards and dice of a game of Wazabi, wherever they lie."""

from collections import Counter

from hotseat.core.state import State
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.hands import cards_of, total
from hotseat.games.wazabi.piment import PIMENT_TEXTS
from hotseat.games.wazabi.state import Wazabi


def wazabi_census(s: State) -> Counter[str]:
    assert isinstance(s, Wazabi)
    for seat in range(s.players):
        assert s.sizes[seat] == total(s.hands[seat]), "a hand of another size"
        assert s.over or s.is_active(seat) == (s.dice_of(seat) > 0), "an active player without dice"
    hands = [card for hand in s.hands for card in cards_of(hand)]
    counted = Counter(CARD_TEXTS[card] for card in [*hands, *s.pile, *s.discard])
    counted["skip"] += sum(s.skips)
    counted.update(PIMENT_TEXTS[card] for cards in [s.piment, *s.open_cards] for card in cards)
    counted["black dice"] = sum(s.black) + s.reserve_black
    counted["red dice"] = sum(s.red) + s.reserve_red
    return counted
