"""The characters of Wazabi: what each sees in a position beyond the chance of winning, and how its hand behaves."""

from dataclasses import dataclass
from typing import Final

from hotseat.bots.styles import Style
from hotseat.games.wazabi.piment import MILK
from hotseat.games.wazabi.state import Wazabi


@dataclass(frozen=True)
class WazabiStyle(Style):
    """The first knobs are chances of winning, added to what a position is worth."""

    cards: float = 0.0
    """Each Wazabi card in one's own hand."""
    milk: float = 0.0
    """Each open `milk` of one's own."""
    red: float = 0.0
    """Each red die of one's own."""
    envy: float = 0.0
    """The leader's chance of winning counts against a position by this fraction."""
    rerolls: float = 0.0
    """What another roll is worth for its own sake."""
    slaps: float = 0.0
    """What a slap is worth for its own sake."""
    errs: float = 1.0
    """Slaps without a race, relative to those of the level."""
    misses: float = 1.0
    """Races missed, relative to those of the level."""

    def leaning(self, s: Wazabi, seat: int) -> float:
        """What this style sees in a position beyond the chance of winning, envy apart."""
        return self.cards * s.sizes[seat] + self.milk * s.open_cards[seat].count(MILK) + self.red * s.red[seat]


PLAIN: Final = WazabiStyle()
ADVISER: Final = WazabiStyle(errs=0.0, misses=0.0)
"""For hints: no wrong slaps and no missed races."""
STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        WazabiStyle("slapper", tempo=0.85, errs=1.6, slaps=0.01),
        WazabiStyle("watcher", tempo=1.15, errs=0.2, misses=2.0, slaps=-0.01),
        WazabiStyle("saver", tempo=1.05, cards=0.02),
        WazabiStyle("spender", tempo=0.95, cards=-0.03),
        WazabiStyle("hunter", envy=0.3),
        WazabiStyle("careful", tempo=1.1, milk=0.15),
        WazabiStyle("gambler", tempo=0.9, rerolls=0.04, red=0.02),
        WazabiStyle("cool", red=-0.03),
    )
}
