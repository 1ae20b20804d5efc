"""All cards of a game of Chili Mafia, wherever they lie; the Raid card counts until it is drawn."""

from collections import Counter

from hotseat.core.state import State
from hotseat.games.chili_mafia.cards import CARD_TEXTS, RD
from hotseat.games.chili_mafia.moves import HEIST_TEXTS
from hotseat.games.chili_mafia.state import ChiliMafia


def chili_mafia_census(s: State) -> Counter[str]:
    assert isinstance(s, ChiliMafia)
    zones = [*s.hands, *s.packets, s.pile, s.discard, s.laid, *[gang.cards for row in s.gangs for gang in row]]
    if s.turn == 0:  # in a Deal the chosen cards are still in hand
        zones += s.chosen
    heists = [*s.heists, s.heist_deck]
    cards = Counter(CARD_TEXTS[card] for zone in zones for card in zone if card != RD)
    return cards + Counter(HEIST_TEXTS[heist] for zone in heists for heist in zone)
