"""Snoop: look at a hand, then play a Shakedown or a Booster (CM-16.12)."""

from typing import final

from hotseat.core.agenda import Arg
from hotseat.core.moves import UNKNOWN
from hotseat.games.chili_mafia.cards.codes import (
    BO,
    SH,
    bits,
    holds,
)
from hotseat.games.chili_mafia.events import SNOOPED
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import SN
from hotseat.games.chili_mafia.heists.play import HeistPlay
from hotseat.games.chili_mafia.hidden.knowledge import know_hand, known_place
from hotseat.games.chili_mafia.plans.moves import (
    BOOSTER,
    CARD_WORD,
    DROP,
    SEAT_WORD,
    SHAKEDOWN,
    SNOOP,
    line,
)
from hotseat.games.chili_mafia.plans.plays import may_play_action, seats_with_cards
from hotseat.games.chili_mafia.plans.windows import Planned
from hotseat.games.chili_mafia.plans.word_lists import card_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.turn.actions import boost, play_action, steal


@final
class Snoop(HeistPlay):
    """Snoop: look at a hand, then play a Shakedown with a free choice of card, or a Booster (CM-16.12)."""

    def __init__(self) -> None:
        super().__init__(SNOOP, SN, 2)

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        hand = s.hands[seat]
        if not may_play_action(s) or not (holds(hand, SH) or (holds(hand, BO) and not s.first_turn())):
            return False
        return any(len(s.hands[other]) > 0 for other in s.rules.others[seat])

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return seats_with_cards(s, seat)

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        victim = plan[1] - SEAT_WORD
        use_heist(s, seat, SN)
        know_hand(s, seat, victim)
        if s.events is not None:
            hand = tuple(s.hands[victim])
            s.tell(SNOOPED, (seat, victim, hand), (seat,), (seat, victim, (UNKNOWN,) * len(hand)))
        s.then(AfterSnoop(seat, victim))


@final
class AfterSnoop(Planned):
    """One of the two must be played now: a Shakedown for a card of the player's choice, or a Booster."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__("snoop", seat)
        self.victim = victim

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.victim)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        plan = s.plans[seat]
        if plan:
            seen = list(s.known[known_place(s, seat, self.victim)])
            return card_words(bits(seen)) if plan[0] == SHAKEDOWN else s.rules.name_words
        words: list[int] = []
        if SH in s.hands[seat]:
            words.append(SHAKEDOWN)
        if BO in s.hands[seat] and not s.first_turn():
            words.append(BOOSTER)
        return tuple(words)

    def default(self, s: ChiliMafia, seat: int) -> int:
        return self.moves(s, seat)[0]

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        if move == DROP or not s.plans[seat]:
            return ""
        if s.plans[seat][0] == SHAKEDOWN:
            return "shakedown ??"
        return line((*s.plans[seat], move))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        plan = s.plans[seat]
        if move == DROP or not plan:
            self.plan(s, seat, move)
            return
        s.plans[seat] = ()
        if plan[0] == SHAKEDOWN:
            play_action(s, seat, SH)
            steal(s, seat, self.victim, move - CARD_WORD)
        else:
            boost(s, seat, move)
