"""The last choices of a turn: exchange, end, pass (CM-4.5 to CM-4.11, CM-12.2)."""

from typing import Final, final

from hotseat.games.chili_mafia.cards.codes import HOT_BITS, bits
from hotseat.games.chili_mafia.events import ENDED, EXCHANGED, PASSED
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    END,
    EXCHANGE,
    GO,
    HAND,
    PASS,
    gang_slot,
    gang_word,
)
from hotseat.games.chili_mafia.plans.plays import Holdings, Play, left_beside
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, card_words, gang_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.drawing import default_discard, draw, play_card


@final
class Exchange(Play):
    """Two players: discard any Hot cards from hand and draw as many, once per turn (CM-12.2)."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE)
        self.needs = HOT_BITS

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        return not s.exchanged and len(s.pile) > 0

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        hot = card_words(left_beside(s.hands[seat], plan) & HOT_BITS)
        return joined(ONE_WORD[GO], hot) if len(plan) > 1 else hot

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        return plan[-1] == GO

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        cards = tuple([word - CARD_WORD for word in plan[1:-1]])
        s.exchanged = True
        for card in cards:
            play_card(s, seat, card)
        if s.events is not None:
            s.tell(EXCHANGED, (seat, cards))
        draw(s, seat, len(cards))


@final
class End(Play):
    """End the turn after an action, or at any time in the last round, and draw 2 (CM-4.5, CM-4.11, CM-10.5)."""

    def __init__(self) -> None:
        super().__init__(END)
        self.ends_turn = True

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        if s.events is not None:
            s.tell(ENDED, (seat,))
        end_turn(s, seat)


@final
class Pass(Play):
    """End a turn without any action at the cost of a card from the hand or one's own gang (CM-4.6 to CM-4.8)."""

    def __init__(self) -> None:
        super().__init__(PASS)
        self.ends_turn = True

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        if len(plan) == 1:
            gangs = gang_words(seat, s.slots(seat))
            return joined(ONE_WORD[HAND], gangs) if s.hands[seat] else gangs
        return card_words(bits(s.hands[seat]) if plan[1] == HAND else s.gang(seat, gang_slot(plan[1])).mask)

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        return len(plan) == 3 or not (s.hands[seat] or s.gangs[seat])

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        paid: tuple[int, ...] = ()
        if len(plan) == 3:
            card = plan[2] - CARD_WORD
            paid = (card,)
            if plan[1] == HAND:
                play_card(s, seat, card)
            else:
                slot = gang_slot(plan[1])
                s.change_gang(seat, slot, s.gangs[seat][slot].minus(card))
                s.discard.append(card)
        if s.events is not None:
            s.tell(PASSED, (seat, paid))
        end_turn(s, seat)

    def default(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """The complete default pass: from the hand if it has a card, else the table card whose loss costs least."""
        if s.hands[seat]:
            return (PASS, HAND, CARD_WORD + default_discard(s.hands[seat]))
        costs = [
            (gang.points - gang.minus(card).points, slot, card)
            for slot, gang in enumerate(s.gangs[seat])
            for card in gang.cards
        ]
        if not costs:
            return (PASS,)
        _, slot, card = min(costs)
        return (PASS, gang_word(seat, slot), CARD_WORD + card)


def may_end(s: ChiliMafia) -> bool:
    """Whether `end` is allowed: after an action or in the last round; else only `pass` ends the turn (CM-4.5, 4.6)."""
    return s.acted or s.extra > 0


def end_turn(s: ChiliMafia, seat: int) -> None:
    """The seat draws 2 cards; the step to the next turn is already on the agenda (CM-4.11)."""
    draw(s, seat, 2)


PASS_PLAY: Final = Pass()
ENDINGS: Final[tuple[Play, ...]] = (End(), PASS_PLAY)
