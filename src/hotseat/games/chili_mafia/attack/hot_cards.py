"""The Hot cards one by one: their data, and their effect when an attack succeeds (CM-8.7, CM-8.18 to CM-8.24)."""

from collections.abc import Callable
from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.cards.codes import BIT, PI, TU, WE, WH
from hotseat.games.chili_mafia.events import ADDED, JAILED, LOST, PINCHED
from hotseat.games.chili_mafia.gangs.gang import pair_homes
from hotseat.games.chili_mafia.gangs.grouping import form, group_of_plan, group_words, seat_of_plan
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import BR
from hotseat.games.chili_mafia.hidden.knowledge import pinched_into
from hotseat.games.chili_mafia.plans.moves import (
    BRIBE,
    DROP,
    GANG,
    GO,
    LET,
    PINCH,
    TURNCOAT,
    WHACK,
    WHACKEM,
    gang_seat,
    gang_slot,
    line,
)
from hotseat.games.chili_mafia.plans.plays import gang_words_taking
from hotseat.games.chili_mafia.plans.windows import Planned, Window
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD
from hotseat.games.chili_mafia.state import Attack, ChiliMafia
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.drawing import Receive

MIDDLE: Final = 0
BOTTOM: Final = 1
DISCARD: Final = 2


def whack(s: ChiliMafia, attack: Attack) -> None:
    """Whack: discard the target; Whack 'Em: both, in the order announced (CM-8.18)."""
    for target in attack.targets:
        lift(s, attack, target)
        s.discard.append(target)
    if s.events is not None:
        s.tell(LOST, (attack.rival, attack.target_slot + 1, attack.targets))


def pinch(s: ChiliMafia, attack: Attack) -> None:
    """Pinch: the target goes into the draw pile, unless somebody bribes it free first (CM-8.19)."""
    card = attack.targets[0]
    lift(s, attack, card)
    s.face_up = (card,)
    if s.events is not None:
        s.tell(PINCHED, (attack.rival, attack.target_slot + 1, card))
    holders = [seat for seat in range(s.players) if s.heists[seat]]
    s.then(Jail(card))
    if holders:
        s.then(Bribe(s.rng.order(holders, "order"), card))


def turncoat(s: ChiliMafia, attack: Attack) -> None:
    """Turncoat: the target changes sides; the attacker finds it a home (CM-8.23)."""
    card = attack.targets[0]
    lift(s, attack, card)
    s.face_up = (card,)
    if s.events is not None:
        s.tell(LOST, (attack.rival, attack.target_slot + 1, attack.targets))
    s.then(Home(attack.seat))


def lift(s: ChiliMafia, attack: Attack, card: int) -> None:
    """Take a pepper out of the attacked gang."""
    gang = s.gangs[attack.rival][attack.target_slot]
    s.change_gang(attack.rival, attack.target_slot, gang.minus(card))


@final
class HotCard:
    """A Hot card: its code and verb, the maximum number and strength of its targets, whether they need a home."""

    def __init__(
        self,
        code: int,
        verb: int,
        targets: int,
        most: int,
        needs_home: bool,
        effect: Callable[[ChiliMafia, Attack], None],
    ) -> None:
        self.code = code
        self.verb = verb
        self.targets = targets
        self.most = most
        self.needs_home = needs_home
        self.effect = effect


HOT_CARDS: Final = [
    HotCard(WH, WHACK, 1, 12, False, whack),
    HotCard(WE, WHACKEM, 2, 12, False, whack),
    HotCard(PI, PINCH, 1, 12, False, pinch),
    HotCard(TU, TURNCOAT, 1, 8, True, turncoat),
]
"""A list: mypyc copies fixed-length tuples on iteration."""


def hot_card(code: int) -> HotCard:
    """The Hot card with this code."""
    for card in HOT_CARDS:
        if card.code == code:
            return card
    raise KeyError(code)


# -- Pinch -------------------------------------------------------------------------------------------------------------


LET_OR_BRIBE: Final[tuple[int, ...]] = (LET, BRIBE)


@final
class Bribe(Window):
    """Seats with the Heist may take a pinched pepper into their hand instead (CM-16.14)."""

    def __init__(self, players: tuple[int, ...], card: int) -> None:
        super().__init__("bribe", players)
        self.card = card

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.card)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return LET_OR_BRIBE if s.has_heist(seat, BR) else ONE_WORD[LET]

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        if move == LET and not self.is_last(s):
            return ""
        return line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == LET:
            self.let(s, seat)
            return
        self.close(s)
        use_heist(s, seat, BR)
        s.unwind(Jail)
        s.then(Receive(seat, (self.card,)))


@final
class Jail(Step[ChiliMafia]):
    """A pinched pepper goes to its place in the draw pile, or onto the discard pile (CM-8.20 to CM-8.22)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[Arg, ...]:
        return (self.card,)

    def run(self, s: ChiliMafia) -> None:
        s.face_up = ()
        n = len(s.pile)
        if n == 0:
            place = DISCARD
            s.discard.append(self.card)
        elif s.raid_ahead() and n >= 6:
            place = MIDDLE
            first, last = -(-n // 3), 2 * n // 3
            pinched_into(s, self.card, first, last)
            s.pile.insert(n - s.rng.between(first, last, "pinch"), self.card)
        else:
            place = BOTTOM
            pinched_into(s, self.card, n, n)
            s.pile.insert(0, self.card)
        if s.events is not None:
            s.tell(JAILED, (self.card, place))


# -- Turncoat ----------------------------------------------------------------------------------------------------------


@final
class Home(Planned):
    """The attacker puts the turncoat into a gang of their team, or forms a new one with hand peppers (CM-8.23)."""

    def __init__(self, seat: int) -> None:
        super().__init__("home", seat)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        if s.plans[seat]:
            return group_words(s, seat, s.plans[seat], s.face_up[0])
        gangs = gang_words_taking(s, s.rules.mates[seat], s.face_up[0])
        return joined(ONE_WORD[GANG], gangs) if pair_homes(s.hands[seat]) & BIT[s.face_up[0]] else gangs

    def default(self, s: ChiliMafia, seat: int) -> int:
        """The first gang listed; without one, a new gang with the first cards listed."""
        moves = self.moves(s, seat)
        return moves[1] if not s.plans[seat] and moves[0] == GANG and len(moves) > 1 else moves[0]

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        if move == GO or (move != GANG and not s.plans[seat]):
            return line((*s.plans[seat], move))
        return ""

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        plan = s.plans[seat]
        if move in (DROP, GANG) or (plan and move != GO):
            self.plan(s, seat, move)
            return
        s.plans[seat] = ()
        card = s.face_up[0]
        s.face_up = ()
        if move == GO:
            cards = group_of_plan(plan)
            form(s, seat, seat_of_plan(plan, seat), cards.plus(card), cards)
            return
        owner, slot = gang_seat(move), gang_slot(move)
        s.change_gang(owner, slot, s.gangs[owner][slot].plus(card))
        if s.events is not None:
            s.tell(ADDED, (seat, card, owner, slot + 1))


STEPS: Final[tuple[type[AnyStep], ...]] = (Bribe, Jail, Home)
