"""Make a Deal: exchange two hand cards with another seat (CM-16.11)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Ask
from hotseat.core.hands import sort_in, take_out
from hotseat.core.moves import UNKNOWN
from hotseat.games.chili_mafia.events import CHOSE, DEALT
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import MD
from hotseat.games.chili_mafia.heists.play import HeistPlay
from hotseat.games.chili_mafia.hidden.knowledge import learn, left_unseen
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    DEAL,
    DROP,
    SEAT_WORD,
)
from hotseat.games.chili_mafia.plans.plays import left_beside
from hotseat.games.chili_mafia.plans.word_lists import card_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.turn.drawing import default_discard

ENOUGH_TO_DEAL: Final = 4
"""Minimum number of hand cards of a partner for Make a Deal (CM-16.11)."""


@final
class MakeDeal(HeistPlay):
    """Make a Deal: exchange two hand cards with a seat that has at least four; both choose in secret (CM-16.11)."""

    def __init__(self) -> None:
        super().__init__(DEAL, MD, 2)

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        if s.first_turn() or len(s.hands[seat]) < 2:
            return False
        return any(len(s.hands[other]) >= ENOUGH_TO_DEAL for other in s.rules.others[seat])

    def partners(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """Seats with at least four hand cards."""
        return tuple([SEAT_WORD + other for other in s.rules.others[seat] if len(s.hands[other]) >= ENOUGH_TO_DEAL])

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return self.partners(s, seat)

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        use_heist(s, seat, MD)
        partner = plan[1] - SEAT_WORD
        s.then(Deal((seat, partner), seat, partner))


@final
class Deal(Ask[ChiliMafia]):
    """Both partners secretly choose two cards; `players` are those still to choose."""

    def __init__(self, players: tuple[int, ...], seat: int, partner: int) -> None:
        super().__init__("deal", players, players)
        self.seat = seat
        self.partner = partner

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.seat, self.partner)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return card_words(left_beside(s.hands[seat], s.plans[seat]))

    def allows(self, s: ChiliMafia, seat: int, move: int) -> bool:
        if move == DROP:
            return len(s.plans[seat]) > 0
        return move in self.moves(s, seat)

    def default(self, s: ChiliMafia, seat: int) -> int:
        rest = s.hands[seat][:]
        for word in s.plans[seat]:
            take_out(rest, word - CARD_WORD)
        return CARD_WORD + default_discard(rest)

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "give ?? ??" if s.plans[seat] and move != DROP else ""

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == DROP or not s.plans[seat]:
            s.plans[seat] = () if move == DROP else (move,)
            s.question = self
            return
        cards = tuple(sorted([s.plans[seat][0] - CARD_WORD, move - CARD_WORD]))
        s.plans[seat] = ()
        s.chosen[seat] = cards
        if s.events is not None:
            s.tell(CHOSE, (seat, cards), (seat,), (seat, (UNKNOWN, UNKNOWN)))
        missing = tuple([other for other in self.players if other != seat])
        if missing:
            s.question = Deal(missing, self.seat, self.partner)
        else:
            swap(s, self.seat, self.partner)


def swap(s: ChiliMafia, seat: int, partner: int) -> None:
    """The chosen cards change hands at the same time; only the two partners know them."""
    given, got = s.chosen[seat], s.chosen[partner]
    s.chosen[seat] = s.chosen[partner] = ()
    for giver, taker, cards in ((seat, partner, given), (partner, seat, got)):
        for card in cards:
            take_out(s.hands[giver], card)
        left_unseen(s, giver, cards, taker)
        for card in cards:
            sort_in(s.hands[taker], card)
            learn(s, giver, taker, card)
    if s.events is not None:
        hidden = (UNKNOWN, UNKNOWN)
        s.tell(DEALT, (seat, partner, given, got), (seat, partner), (seat, partner, hidden, hidden))
