"""The Heists played in one's own turn (CM-16.8 to CM-16.12).

The others are defined where they are used: Easy, Pal!, Lifeline and Reconsider in `attack.response`, Kiss of Death in
`attack.aftermath`, Bribe in `attack.hot_cards`, Recruit in `recruit`.
"""

from typing import Final, final

from mypy_extensions import i64

from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.events import HEIST_WASTED
from hotseat.games.chili_mafia.heists.backup import Backup, OfferShown, TakeShown
from hotseat.games.chili_mafia.heists.deck import put_under
from hotseat.games.chili_mafia.heists.lucky_dime import Dime, LuckyDime
from hotseat.games.chili_mafia.heists.make_a_deal import Deal, MakeDeal
from hotseat.games.chili_mafia.heists.play import HeistPlay
from hotseat.games.chili_mafia.heists.snoop import AfterSnoop, Snoop
from hotseat.games.chili_mafia.plans.moves import (
    HEIST_TEXTS,
    HEIST_WORD,
    WASTE,
)
from hotseat.games.chili_mafia.plans.plays import Play
from hotseat.games.chili_mafia.state import ChiliMafia


@final
class Waste(Play):
    """With manners: show a held Heist whose condition is not met and put it under the deck without effect (CM-16.8)."""

    def __init__(self) -> None:
        super().__init__(WASTE, length=2)

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        held = s.heists[seat]
        usable = [play.heist for play in TURN_HEISTS if play.heist in held and play.condition(s, seat)]
        return tuple([HEIST_WORD + heist for heist in sorted(set(held)) if heist not in usable])

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        heist = plan[1] - HEIST_WORD
        put_under(s, seat, heist)
        if s.events is not None:
            s.tell(HEIST_WASTED, (seat, heist))


TURN_HEISTS: Final[tuple[HeistPlay, ...]] = (Backup(), LuckyDime(), MakeDeal(), Snoop())
WASTE_PLAY: Final = Waste()
_PLAYS: Final = [[play for play in TURN_HEISTS if play.heist == heist] for heist in range(len(HEIST_TEXTS))]
"""By Heist: the choice that it adds to one's own turn, if any."""


def heist_verbs(s: ChiliMafia, seat: int, heist: int) -> i64:
    """The verbs that a held Heist adds now, as a mask: its own or, with manners, to waste it."""
    for play in _PLAYS[heist]:
        if play.condition(s, seat):
            return play.bit
    return WASTE_PLAY.bit if s.rules.manners else 0


STEPS: Final[tuple[type[AnyStep], ...]] = (TakeShown, OfferShown, Dime, Deal, AfterSnoop)
