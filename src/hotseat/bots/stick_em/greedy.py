"""Heuristics for Stick 'Em: win clean tricks, duck bad ones, give others what hurts them, lead what would hurt us."""

from typing import Final

from hotseat.bots.base import Bot
from hotseat.bots.stick_em.styles import PLAIN, StickEmStyle
from hotseat.bots.styles import Style
from hotseat.core.moves import NOBODY
from hotseat.core.state import State
from hotseat.games.stick_em.cards import COLOURS, STRENGTHS, SUITS, VALUES, WORTHS
from hotseat.games.stick_em.moves import PAIN
from hotseat.games.stick_em.state import StickEm
from hotseat.games.stick_em.tricks import winning_place

OUTSIDE: Final = 0.3
"""The fraction of a pain colour's value in other hands that will be thrown at its owner."""
AIMED: Final = 0.5
"""How often a later player who can hurt the winner of the trick does so."""
SPITE: Final = 0.5
"""How much a rival's gain counts against a player, relative to the player's own points."""
BEATEN: Final = 0.6
"""How often a later player who can beat a card does so."""
ZERO_KEPT: Final = 0.8
"""The value of keeping a zero: it never wins, so it ducks any trick."""
HIGH_SHED: Final = 0.05
"""The value, per point of its number, of shedding a card that may have to win a bad trick."""
LEAD_PAIN: Final = 5
"""Cards of one's own pain colour from this number on are led: a led card loses to every other colour."""


def painful_lead(view: StickEm, seat: int) -> int:
    """The highest card of one's own pain colour that is worth shedding, or NOBODY."""
    pain = SUITS[view.pains[seat]]
    best = NOBODY
    for card in view.hands[seat]:
        if SUITS[card] == pain and VALUES[card] >= LEAD_PAIN:
            best = card  # hands are sorted
    return best


class Greedy(Bot):
    """Values each card by the expected result of the trick; counts cards if it has a memory."""

    memory: bool

    def __init__(self, seed: int, memory: bool) -> None:
        super().__init__(seed)
        self.memory = memory
        self.style = PLAIN

    def play_as(self, style: Style) -> None:
        assert isinstance(style, StickEmStyle)
        self.style = style

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, StickEm)
        if view.question.name == "pain":
            return PAIN + self._pain_card(view, seat)
        return self._card(view, seat)

    def _pain_card(self, view: StickEm, seat: int) -> int:
        """A low card of a colour of which little can be thrown at us."""
        hand = view.hands[seat]
        outside = [0] * len(COLOURS)
        for card in view.deck():
            if card not in hand:
                outside[SUITS[card]] += VALUES[card]
        best = hand[0]
        least = 1000.0
        for card in hand:
            cost = VALUES[card] + OUTSIDE * outside[SUITS[card]] / view.players
            cost -= self.style.leaning(view, seat, PAIN + card)
            if cost < least:
                best, least = card, cost
        return best

    def _card(self, view: StickEm, seat: int) -> int:
        if not view.trick and self.memory:
            lead = painful_lead(view, seat)
            if lead != NOBODY:
                return lead
        unseen = self._unseen(view, seat)
        best = NOBODY
        most = -1000.0
        for card in view.hands[seat]:
            value = self._value(view, seat, card, unseen) + self.style.leaning(view, seat, card)
            if value > most:
                best, most = card, value
        return best

    def _unseen(self, view: StickEm, seat: int) -> list[int]:
        """Cards that may be in other hands, as far as this bot remembers."""
        seen = list(view.hands[seat]) + view.pains + view.trick
        if self.memory:
            seen += view.aside
            for captured in view.captured:
                seen += captured
        return [card for card in view.deck() if card not in seen]

    def _value(self, view: StickEm, seat: int, card: int, unseen: list[int]) -> float:
        """The value of playing this card: its share of the trick's result, plus the value of shedding or keeping it."""
        trick = [*view.trick, card]
        later = view.players - len(trick)
        place = winning_place(trick)
        value = HIGH_SHED * VALUES[card] if VALUES[card] else -ZERO_KEPT
        if place == NOBODY:
            return value
        winner = (view.leader + place) % view.players
        stays = self._stays(trick, place, later, unseen)
        result = self._result(view, winner, trick, later, unseen)
        if winner == seat:
            return value * (1.0 - stays) + stays * result
        return value - SPITE * stays * result / (view.players - 1)

    def _stays(self, trick: list[int], place: int, later: int, unseen: list[int]) -> float:
        """The probability that the winning card stays the winner."""
        if not later or not unseen:
            return 1.0
        strengths = STRENGTHS[SUITS[trick[0]]]
        best = strengths[trick[place]]
        stronger = 0
        for card in unseen:
            if strengths[card] > best:
                stronger += 1
        stays: float = (1.0 - BEATEN * stronger / len(unseen)) ** later
        return stays

    def _result(self, view: StickEm, winner: int, trick: list[int], later: int, unseen: list[int]) -> float:
        """What the winner of the trick will gain from it, including later cards."""
        worths = WORTHS[SUITS[view.pains[winner]]]
        result = 0.0
        for card in trick:
            result += worths[card]
        if not later or not unseen:
            return result
        hurt = 0
        hurting = 0
        for card in unseen:
            if worths[card] < 0:
                hurt -= worths[card]
                hurting += 1
        aimed = AIMED * min(1.0, 3.0 * hurting / len(unseen))
        thrown = hurt / hurting if hurting else 0.0
        return result + later * (1.0 - aimed - aimed * thrown)
