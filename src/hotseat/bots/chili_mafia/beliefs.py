"""What a seat believes about hidden cards, counted from what it sees, from hand sizes and from what it knows."""

from typing import Final

from hotseat.games.chili_mafia.cards import FU, HOT_BITS
from hotseat.games.chili_mafia.hidden import unseen
from hotseat.games.chili_mafia.knowledge import row
from hotseat.games.chili_mafia.state import ChiliMafia

KEPT: Final = 2.0
"""A Fuggedaboutit is kept while peppers are laid: it lies in a hand so much rather than another card does."""
PLAYED: Final = 0.6
"""So many of the unseen Hot cards will still be played."""


def fugged_chance(s: ChiliMafia, seat: int, holders: tuple[int, ...]) -> float:
    """How likely it is, as far as this seat can tell, that one of the holders has a Fuggedaboutit."""
    hands = 0
    for other in holders:
        if other != seat:
            known = s.known[row(s, seat, other)]
            if FU in known:
                return 1.0
            hands += len(s.hands[other]) - len(known)
    return 1.0 - (1.0 - share_of_hands(s, seat, hands)) ** unseen_copies(s, seat, FU)


def share_of_hands(s: ChiliMafia, seat: int, hands: int) -> float:
    """How likely one unseen Fuggedaboutit lies among so many hidden hand cards."""
    hidden = 0
    for other in s.terms.others[seat]:
        hidden += len(s.hands[other]) - len(s.known[row(s, seat, other)])
    return KEPT * hands / max(KEPT * hidden + len(s.pile), 1.0)


def unseen_copies(s: ChiliMafia, seat: int, card: int) -> int:
    """Copies that lie in the pile or in a hand, and the seat does not know where."""
    copies = unseen(s).count(card)
    for other in s.terms.others[seat]:
        copies -= s.known[row(s, seat, other)].count(card)
    return copies


def attacks_to_come(s: ChiliMafia) -> float:
    """How many more attacks a team has to expect until the end."""
    hot = len([card for card in unseen(s) if HOT_BITS >> card & 1])
    return PLAYED * hot / s.terms.teams
