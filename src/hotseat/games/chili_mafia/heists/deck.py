"""The Heist deck: drawing, holding and using Heists (CM-16.1 to CM-16.4)."""

from hotseat.core.moves import UNKNOWN
from hotseat.games.chili_mafia.cards.codes import with_card, without
from hotseat.games.chili_mafia.events import HEIST_DRAWN, HEIST_USED
from hotseat.games.chili_mafia.heists.names import MOST_HELD
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined, replaced


def draw_heist(s: ChiliMafia, seat: int) -> None:
    """Draw a Heist, unless the seat holds three or the deck is empty (CM-16.2); a used one is known to all."""
    if len(s.heists[seat]) >= MOST_HELD or not s.heist_deck:
        return
    heist = s.heist_deck[-1]
    s.heist_deck = s.heist_deck[:-1]
    s.heists = replaced(s.heists, seat, with_card(s.heists[seat], heist))
    public = len(s.heist_deck) < s.heist_public
    if public:
        s.heist_public = len(s.heist_deck)
        s.heists_known = replaced(s.heists_known, seat, with_card(s.heists_known[seat], heist))
    if s.events is not None:
        s.tell(HEIST_DRAWN, (seat, heist), None if public else (seat,), (seat, UNKNOWN))


def put_under(s: ChiliMafia, seat: int, heist: int) -> None:
    """Show a held Heist and put it under the deck (CM-16.4)."""
    s.heists = replaced(s.heists, seat, without(s.heists[seat], heist))
    if heist in s.heists_known[seat]:
        s.heists_known = replaced(s.heists_known, seat, without(s.heists_known[seat], heist))
    s.heist_deck = joined((heist,), s.heist_deck)
    s.heist_public += 1


def use_heist(s: ChiliMafia, seat: int, heist: int) -> None:
    """Show a held Heist and put it under the deck; the caller carries out its effect."""
    put_under(s, seat, heist)
    if s.events is not None:
        s.tell(HEIST_USED, (seat, heist))
