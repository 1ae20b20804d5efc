"""The answers to an attack: step 2 (CM-8.9 to CM-8.12)."""

from typing import Final, final

from hotseat.core.agenda import Arg
from hotseat.core.hands import sort_in
from hotseat.games.chili_mafia.attack.aftermath import AttackOver
from hotseat.games.chili_mafia.cards.codes import (
    FU,
    PEPPER_BITS,
    PEPPERS,
    STRENGTH,
    holds,
)
from hotseat.games.chili_mafia.events import NEUTRALISED, SEEN, TOOK
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import EP, LL, RC
from hotseat.games.chili_mafia.hidden.knowledge import all_learn, looked, taken_from_top
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    DROP,
    EASYPAL,
    FUGGED,
    KEEP,
    LET,
    LIFELINE,
    NOTHING,
    RECONSIDER,
    USE,
    line,
)
from hotseat.games.chili_mafia.plans.plays import left_beside
from hotseat.games.chili_mafia.plans.windows import Planned, Window
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, card_words
from hotseat.games.chili_mafia.state import NO_ATTACK, ChiliMafia
from hotseat.games.chili_mafia.turn.drawing import Receive, check_pile, play_card

EASY: Final = 5
"""Total strength of hand peppers that works as a Fuggedaboutit (CM-16.15)."""
LOOK: Final = 5
"""Number of cards that a Lifeline looks at (CM-16.16)."""


def neutralise(s: ChiliMafia, seat: int, cards: tuple[int, ...]) -> None:
    """The attack has no effect; its Hot card stays discarded and counted (CM-8.12)."""
    attacker, place = s.attack.seat, s.attack.place
    s.unwind(AttackOver)
    s.attack = NO_ATTACK
    if s.events is not None:
        s.tell(NEUTRALISED, (seat, cards))
    if s.heists[attacker]:
        s.then(Reconsider(attacker, place))


@final
class Response(Window):
    """Every seat but the attacker's may stop the attack; the attacked seat has more ways to do so (CM-8.9)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("response", players)

    def args(self) -> tuple[Arg, ...]:
        return (self.players,)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        if s.plans[seat]:
            return card_words(left_beside(s.hands[seat], s.plans[seat]) & PEPPER_BITS)
        fugged = holds(s.hands[seat], FU)
        if seat == s.attack.rival and s.heists[seat]:
            words = [LET]
            if fugged:
                words.append(FUGGED)
            if s.has_heist(seat, EP) and strength_of(tuple(s.hands[seat])) >= EASY:
                words.append(EASYPAL)
            if s.has_heist(seat, LL) and s.pile:
                words.append(LIFELINE)
            return tuple(words)
        return LET_OR_FUGGED if fugged else ONE_WORD[LET]

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        if move == LET:
            return line((LET,)) if self.is_last(s) else ""
        if move == DROP:
            return ""
        if s.plans[seat]:
            words = (*s.plans[seat], move)
            return line(words) if strength_of(paid(words)) >= EASY else ""
        return "" if move == EASYPAL else line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == LET:
            self.let(s, seat)
        elif move == FUGGED:
            self.close(s)
            play_card(s, seat, FU)
            neutralise(s, seat, (FU,))
        elif move == LIFELINE:
            self.call(s, seat)
        else:
            self.pay(s, seat, move)

    def call(self, s: ChiliMafia, seat: int) -> None:
        """Lifeline: look secretly at the top five cards of the pile for a Fuggedaboutit (CM-16.16)."""
        use_heist(s, seat, LL)
        cards = min(LOOK, len(s.pile))
        looked(s, seat, cards)
        if s.events is not None:
            seen = tuple([code for _, code in s.lifelines[seat]])
            s.tell(SEEN, (seat, seen), (seat,), (seat, (-1,) * cards))
        s.then(Lifeline(seat), self)

    def pay(self, s: ChiliMafia, seat: int, move: int) -> None:
        """Easy, Pal!: hand peppers of total strength 5, named one by one (CM-16.15)."""
        plan = () if move == DROP else (*s.plans[seat], move)
        cards = paid(plan)
        if strength_of(cards) < EASY:
            s.plans[seat] = plan
            s.question = self
            return
        self.close(s)
        use_heist(s, seat, EP)
        for word in plan[1:]:
            play_card(s, seat, word - CARD_WORD)
        neutralise(s, seat, cards)


def paid(plan: tuple[int, ...]) -> tuple[int, ...]:
    """The cards named after the first word."""
    return tuple([word - CARD_WORD for word in plan[1:]])


def strength_of(cards: tuple[int, ...]) -> int:
    """The total strength of the peppers among these cards."""
    return sum([STRENGTH[card] for card in cards if card < PEPPERS])


LET_OR_FUGGED: Final[tuple[int, ...]] = (LET, FUGGED)
LET_OR_RECONSIDER: Final[tuple[int, ...]] = (LET, RECONSIDER)


@final
class Lifeline(Planned):
    """Use or keep the Fuggedaboutit found; also asked if there is none, so that the question reveals nothing."""

    def __init__(self, seat: int) -> None:
        super().__init__("lifeline", seat)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        found = any(code == FU for _, code in s.lifelines[seat])
        return (USE, KEEP) if found else (NOTHING,)

    def default(self, s: ChiliMafia, seat: int) -> int:
        return self.moves(s, seat)[0]

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == NOTHING:
            return
        place = next(at for at, code in s.lifelines[seat] if code == FU)
        s.pile.pop(place)
        taken_from_top(s, seat, place)
        check_pile(s)
        if move == USE:
            s.discard.append(FU)
            s.answered = 0
            neutralise(s, seat, (FU,))
        else:
            s.face_up = (FU,)
            s.then(Receive(seat, (FU,)))


@final
class Reconsider(Planned):
    """The attacker may take the neutralised Hot card back into their hand (CM-16.13)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__("reconsider", seat)
        self.place = place
        """The index of the Hot card in the discard pile, counted from the bottom."""

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.place)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return LET_OR_RECONSIDER if s.has_heist(seat, RC) else ONE_WORD[LET]

    def default(self, s: ChiliMafia, seat: int) -> int:
        return LET

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == LET:
            return
        use_heist(s, seat, RC)
        card = s.discard.pop(self.place)
        sort_in(s.hands[seat], card)
        all_learn(s, seat, card)
        if s.events is not None:
            s.tell(TOOK, (seat, card))
