"""How cards enter and leave a hand: draws, cards taken openly, the hand limit (CM-6)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Ask, Step
from hotseat.core.hands import sort_in, take_out
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.games.chili_mafia.cards.codes import FU, HAND_LIMIT, PEPPERS, RD, SC, STRENGTH, bits, is_icon, without
from hotseat.games.chili_mafia.events import DISCARDED, DREW, LAST_ROUND, TOOK
from hotseat.games.chili_mafia.hidden.knowledge import all_learn, drawn, left_openly
from hotseat.games.chili_mafia.plans.moves import CARD_WORD, line
from hotseat.games.chili_mafia.plans.word_lists import card_words
from hotseat.games.chili_mafia.raid.raid import raid_comes
from hotseat.games.chili_mafia.state import ChiliMafia


def draw(s: ChiliMafia, seat: int, cards: int) -> None:
    """Draw `cards` cards one by one (CM-6.4); callers call it last, because `limit` may interrupt it."""
    while cards and s.pile:
        if len(s.hands[seat]) >= HAND_LIMIT:
            s.then(LIMITS[seat], Draw(seat, cards))
            return
        card = s.pile.pop()
        if card == RD:
            raid_comes(s, seat)
            check_pile(s)
            return
        sort_in(s.hands[seat], card)
        drawn(s, seat, card, False)
        if s.events is not None:
            s.tell(DREW, (seat, card), (seat,), (seat, UNKNOWN))
        check_pile(s)
        cards -= 1


def check_pile(s: ChiliMafia) -> None:
    """An empty pile triggers the last round; the active seat is the trigger, no matter who took the card (CM-10.1)."""
    if not s.pile and s.trigger == NOBODY:
        s.trigger = s.active
        if s.events is not None:
            s.tell(LAST_ROUND, (s.active,))


@final
class Draw(Step[ChiliMafia]):
    """The rest of a draw that a question interrupted."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.cards)

    def run(self, s: ChiliMafia) -> None:
        draw(s, self.seat, self.cards)


@final
class Receive(Step[ChiliMafia]):
    """Face-up cards go to a hand one by one, with the limit checked before each (CM-6.3, CM-7.8)."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.cards)

    def run(self, s: ChiliMafia) -> None:
        if not self.cards:
            return
        if len(s.hands[self.seat]) >= HAND_LIMIT:
            s.then(LIMITS[self.seat], self)
            return
        s.face_up = without(s.face_up, self.cards[0])
        take(s, self.seat, self.cards[0])
        s.then(Receive(self.seat, self.cards[1:]))


def take(s: ChiliMafia, seat: int, card: int) -> None:
    """A card goes openly to a hand that has room for it."""
    sort_in(s.hands[seat], card)
    all_learn(s, seat, card)
    if s.events is not None:
        s.tell(TOOK, (seat, card))


def play_card(s: ChiliMafia, seat: int, card: int) -> None:
    """Discard a hand card openly."""
    leave_hand(s, seat, card)
    s.discard.append(card)


def leave_hand(s: ChiliMafia, seat: int, card: int) -> None:
    """A card leaves the hand openly."""
    take_out(s.hands[seat], card)
    left_openly(s, seat, card)


def default_discard(hand: list[int]) -> int:
    """The weakest pepper other than Sweet Chili; else a Hot or Action card, Fuggedaboutit last; else a Sweet Chili."""
    peppers = [card for card in hand if SC < card < PEPPERS]
    if peppers:
        return min([(STRENGTH[card], is_icon(card), card) for card in peppers])[2]
    others = [card for card in hand if card >= PEPPERS and card != FU]
    return others[0] if others else FU if FU in hand else SC


@final
class Limit(Ask[ChiliMafia]):
    """A seat with a full hand discards a card before it receives one (CM-6.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("limit", (seat,), (seat,))

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return card_words(bits(s.hands[seat]))

    def default(self, s: ChiliMafia, seat: int) -> int:
        return CARD_WORD + default_discard(s.hands[seat])

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        play_card(s, seat, move - CARD_WORD)
        if s.events is not None:
            s.tell(DISCARDED, (seat, (move - CARD_WORD,)))


LIMITS: Final = [Limit(seat) for seat in range(8)]
