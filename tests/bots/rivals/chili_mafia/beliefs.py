"""What a seat infers about hidden cards from the cards it sees, hand sizes and what it knows."""

from typing import Final, final

from hotseat.games.chili_mafia.cards.codes import FU, HOT_BITS
from hotseat.games.chili_mafia.hidden.fill import unseen
from hotseat.games.chili_mafia.hidden.knowledge import known_place
from hotseat.games.chili_mafia.state import ChiliMafia

KEPT: Final = 2.0
"""How much likelier a Fuggedaboutit is in a hand than another card: it is kept while peppers are laid."""
PLAYED: Final = 0.6
"""The fraction of the unseen Hot cards that will still be played."""


@final
class Fuggeds:
    """Where the Fuggedaboutits may be, as far as this seat can tell."""

    def __init__(self, s: ChiliMafia, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hidden = 0
        """Hand cards of others that the seat does not know."""
        self.copies = unseen(s).count(FU)
        """Fuggedaboutits in the pile or in a hand whose place the seat does not know."""
        for other in s.rules.others[seat]:
            known = s.known[known_place(s, seat, other)]
            self.hidden += len(s.hands[other]) - len(known)
            self.copies -= known.count(FU)

    def chance(self, holders: tuple[int, ...]) -> float:
        """The probability that one of the holders has one."""
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
    """The number of attacks that a team can expect until the end."""
    hot = len([card for card in unseen(s) if HOT_BITS >> card & 1])
    return PLAYED * hot / s.rules.teams
