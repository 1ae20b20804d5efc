"""The characters of Stick 'Em: what each sees in a card beyond the points that its level expects."""

from dataclasses import dataclass
from typing import Final

from hotseat.bots.styles import Style
from hotseat.core.moves import NOBODY
from hotseat.games.stick_em.cards import SUITS, VALUES, WORTHS
from hotseat.games.stick_em.moves import PAIN
from hotseat.games.stick_em.state import StickEm
from hotseat.games.stick_em.tricks import winning_place


@dataclass(frozen=True)
class StickEmStyle(Style):
    """Each knob is in points, added to what a card or a pain card is worth."""

    wins: float = 0.0
    """A card that takes the trick as it lies."""
    hurts: float = 0.0
    """A card of the pain colour of another player who takes the trick."""
    hurts_leader: float = 0.0
    """The same, if that player has the most points."""
    zeros: float = 0.0
    """Playing a zero."""
    high: float = 0.0
    """Playing a card, for each point of its number above 5."""
    pain_leads: float = 0.0
    """Leading one's own pain colour, for each point of the card."""
    long_pain: float = 0.0
    """A pain colour, for each card of it in hand."""

    def leaning(self, view: StickEm, seat: int, move: int) -> float:
        """What this style sees in a move beyond the points expected."""
        return self._of_pain(view, seat, move - PAIN) if move >= PAIN else self._of_card(view, seat, move)

    def _of_pain(self, view: StickEm, seat: int, card: int) -> float:
        held = 0
        for other in view.hands[seat]:
            if SUITS[other] == SUITS[card]:
                held += 1
        return self.long_pain * held

    def _of_card(self, view: StickEm, seat: int, card: int) -> float:
        value = VALUES[card]
        seen = self.zeros if value == 0 else self.high * (value - 5)
        trick = [*view.trick, card]
        place = winning_place(trick)
        if not view.trick:
            return seen + self.pain_leads * value if SUITS[card] == SUITS[view.pains[seat]] else seen
        if place == len(trick) - 1:
            return seen + self.wins
        if place != NOBODY:
            winner = (view.leader + place) % view.players
            if WORTHS[SUITS[view.pains[winner]]][card] < 0:
                seen += self.hurts
                if winner == ahead(view, seat):
                    seen += self.hurts_leader
        return seen


def ahead(view: StickEm, seat: int) -> int:
    """The rival with the most points, the current round included; the first one of several."""
    best, most = NOBODY, -1000
    for other in range(view.players):
        if other != seat:
            points = view.total(other) + view.running_score(other)
            if points > most:
                best, most = other, points
    return best


PLAIN: Final = StickEmStyle()
STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        StickEmStyle("collector", tempo=0.9, wins=0.25),
        StickEmStyle("ducker", tempo=1.1, wins=-0.45),
        StickEmStyle("thrower", hurts=0.6, high=0.006),
        StickEmStyle("hunter", hurts=-0.3, hurts_leader=1.0),
        StickEmStyle("saver", zeros=-1.5),
        StickEmStyle("shedder", pain_leads=0.35),
        StickEmStyle("bold", high=0.008),
        StickEmStyle("loyal", long_pain=0.6),
    )
}
