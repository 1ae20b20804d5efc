"""Fast play to the end of a round of Stick 'Em, with a rule of thumb for every card."""

from typing import Final, final

from hotseat.bots.search import Playout
from hotseat.core.state import State
from hotseat.games.stick_em.cards import COLOURS, STRENGTHS, SUITS, VALUES, WORTHS
from hotseat.games.stick_em.moves import PAIN
from hotseat.games.stick_em.state import StickEm

STAYS_LED: Final = 0.25
STAYS_OFF: Final = 0.75
"""The probability that a winning card survives one more player: of the led colour, and of another colour."""
THROWN: Final = 0.45
"""The value of a point that a rival loses."""
ZERO: Final = 0.8
"""The cost of playing a zero."""


@final
class ToTheEndOfTheRound(Playout):
    """Plays the round out; the value is the seat's lead over the others, above all over the best of them."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, StickEm)
        finished = s.round - 1
        while len(s.sheet) == finished:
            asked = s.seat()
            s.push(PAIN + quick_pain(s, asked) if s.question.name == "pain" else quick_card(s, asked), asked)
        totals = s.totals()
        most = -1000
        rest = 0
        for other in range(s.players):
            if other != seat:
                most = max(most, totals[other])
                rest += totals[other]
        return totals[seat] - 0.5 * most - 0.5 * rest / (s.players - 1)


def quick_card(s: StickEm, seat: int) -> int:
    """The card chosen by the rule of thumb."""
    return quick_lead(s, seat) if not s.trick else quick_follow(s, seat)


def quick_lead(s: StickEm, seat: int) -> int:
    """A led card loses to every other colour: shed one's own pain colour, else lead low."""
    pain = SUITS[s.pains[seat]]
    best, most = -1, -1000.0
    for card in s.hands[seat]:
        value = float(VALUES[card])
        worth = value if SUITS[card] == pain else -0.3 * value
        if value == 0.0:
            worth = -4.0
        if worth > most:
            best, most = card, worth
    return best


def quick_follow(s: StickEm, seat: int) -> int:
    """Win clean tricks, hurt the winner, or lose cheaply."""
    trick = s.trick
    strengths = STRENGTHS[SUITS[trick[0]]]
    led = SUITS[trick[0]]
    top, place = 0, -1
    for at in range(len(trick)):
        if strengths[trick[at]] > top:
            top, place = strengths[trick[at]], at
    mine = WORTHS[SUITS[s.pains[seat]]]
    theirs = WORTHS[SUITS[s.pains[(s.leader + max(place, 0)) % s.players]]]
    won = 0
    for card in trick:
        won += mine[card]
    later = s.players - len(trick) - 1
    stays_led = STAYS_LED**later
    stays_off = STAYS_OFF**later
    best, most = -1, -1000.0
    for card in s.hands[seat]:
        value = VALUES[card]
        if strengths[card] > top:
            stays = stays_led if SUITS[card] == led else stays_off * (0.6 + 0.03 * value)
            worth = stays * (won + mine[card] + 0.2 * later) - 0.02 * value
        else:
            worth = -THROWN * theirs[card] if place >= 0 else 0.0
            if mine[card] < 0:
                worth += 0.15 * value
        if value == 0:
            worth -= ZERO
        if worth > most:
            best, most = card, worth
    return best


def quick_pain(s: StickEm, seat: int) -> int:
    """A low card of a colour of which little can be thrown at us."""
    hand = s.hands[seat]
    outside = [0] * len(COLOURS)
    for card in s.deck():
        outside[SUITS[card]] += VALUES[card]
    for card in hand:
        outside[SUITS[card]] -= VALUES[card]
    best, least = hand[0], 1000.0
    for card in hand:
        cost = VALUES[card] + 0.3 * outside[SUITS[card]] / s.players
        if cost < least:
            best, least = card, cost
    return best
