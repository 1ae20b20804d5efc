"""What a seat believes about hidden cards, counted from what it sees, from hand sizes and from what it knows."""

from typing import Final, final

from hotseat.games.chili_mafia.cards.codes import FU, HOT_BITS
from hotseat.games.chili_mafia.hidden.fill import unseen
from hotseat.games.chili_mafia.hidden.knowledge import known_place
from hotseat.games.chili_mafia.state import ChiliMafia

KEPT: Final = 2.0
"""A Fuggedaboutit is kept while peppers are laid: it lies in a hand so much rather than another card does."""
PLAYED: Final = 0.6
"""So many of the unseen Hot cards will still be played."""


@final
class Fuggeds:
    """Where the Fuggedaboutits may be, as far as this seat can tell."""

    def __init__(self, s: ChiliMafia, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hidden = 0
        """Hand cards of others that the seat does not know."""
        self.copies = unseen(s).count(FU)
        """Those that lie in the pile or in a hand, and the seat does not know where."""
        for other in s.rules.others[seat]:
            known = s.known[known_place(s, seat, other)]
            self.hidden += len(s.hands[other]) - len(known)
            self.copies -= known.count(FU)

    def chance(self, holders: tuple[int, ...]) -> float:
        """How likely it is that one of the holders has one."""
        hands = 0
        for other in holders:
            if other != self.seat:
                known = self.s.known[known_place(self.s, self.seat, other)]
                if FU in known:
                    return 1.0
                hands += len(self.s.hands[other]) - len(known)
        lies_there = KEPT * hands / max(KEPT * self.hidden + len(self.s.pile), 1.0)
        return 1.0 - (1.0 - lies_there) ** self.copies


def attacks_to_come(s: ChiliMafia) -> float:
    """How many more attacks a team has to expect until the end."""
    hot = len([card for card in unseen(s) if HOT_BITS >> card & 1])
    return PLAYED * hot / s.rules.teams
