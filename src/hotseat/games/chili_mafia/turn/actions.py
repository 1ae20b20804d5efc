"""The Action cards played in one's own turn, one by one (CM-7). Fuggedaboutit is an answer: see `attack`."""

from typing import Final, final

from hotseat.core.hands import sort_in, take_out
from hotseat.core.moves import UNKNOWN
from hotseat.games.chili_mafia.cards.codes import (
    BA,
    BO,
    EA,
    NAME_OF,
    PEPPERS,
    SH,
    STRENGTH,
    bits,
)
from hotseat.games.chili_mafia.events import BOOSTED, GAVE, LOOKED, PLAYED, STOLE
from hotseat.games.chili_mafia.hidden.knowledge import learn, left_openly, left_unseen
from hotseat.games.chili_mafia.plans.moves import (
    BAGMAN,
    BOOSTER,
    CARD_WORD,
    EARNER,
    SEAT_WORD,
    SHAKEDOWN,
    line,
    name_of_word,
)
from hotseat.games.chili_mafia.plans.plays import Holdings, Play, may_play_action, seats_with_cards
from hotseat.games.chili_mafia.plans.windows import Planned
from hotseat.games.chili_mafia.plans.word_lists import card_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.turn.drawing import Receive, draw, leave_hand, play_card, take


def play_action(s: ChiliMafia, seat: int, card: int) -> None:
    """Discard an Action card from the hand; the caller carries out its effect (CM-7.3)."""
    play_card(s, seat, card)
    count_action(s, seat, card)


def count_action(s: ChiliMafia, seat: int, card: int) -> None:
    """Record that an Action card has been played."""
    s.action_played += 1
    s.acted = True
    if s.events is not None:
        s.tell(PLAYED, (seat, card))


@final
class Earner(Play):
    """Earner: draw 2 (CM-7.5)."""

    def __init__(self) -> None:
        super().__init__(EARNER, EA)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        return len(s.pile) > 0 and may_play_action(s)

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        play_action(s, seat, EA)
        draw(s, seat, 2)


@final
class Shakedown(Play):
    """Shakedown: take a random card from the hand of another seat (CM-7.6)."""

    def __init__(self) -> None:
        super().__init__(SHAKEDOWN, SH, 2)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        return may_play_action(s) and any(len(s.hands[other]) > 0 for other in s.rules.others[seat])

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return seats_with_cards(s, seat)

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        victim = plan[1] - SEAT_WORD
        play_action(s, seat, SH)
        hand = s.hands[victim]
        steal(s, seat, victim, hand[s.rng.below(len(hand), "shakedown")])


def steal(s: ChiliMafia, seat: int, victim: int, card: int) -> None:
    """Move a card from hand to hand; only the two seats see which."""
    take_out(s.hands[victim], card)
    sort_in(s.hands[seat], card)
    left_unseen(s, victim, (card,), seat)
    learn(s, victim, seat, card)
    if s.events is not None:
        s.tell(STOLE, (seat, victim, card), (seat, victim), (seat, victim, UNKNOWN))


@final
class Booster(Play):
    """Booster: name a pepper; every other seat gives you all its cards of that name (CM-7.7)."""

    def __init__(self) -> None:
        super().__init__(BOOSTER, BO, 2)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        return not s.first_turn() and may_play_action(s)

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return s.rules.name_words

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        boost(s, seat, plan[1])


def boost(s: ChiliMafia, seat: int, word: int) -> None:
    """Play a Booster and collect: clockwise, in card order, one by one (CM-7.8)."""
    name = name_of_word(word)
    play_action(s, seat, BO)
    if s.events is not None:
        s.tell(BOOSTED, (seat, name))
    given: list[int] = []
    for other in s.rules.others[seat]:
        cards = tuple([card for card in s.hands[other] if card < PEPPERS and NAME_OF[card] == name])
        if cards:
            for card in cards:
                take_out(s.hands[other], card)
                left_openly(s, other, card)
            given += cards
            if s.events is not None:
                s.tell(GAVE, (other, seat, cards))
    s.face_up = tuple(given)
    s.then(Receive(seat, s.face_up))


@final
class Bagman(Play):
    """Bagman: look at the top 3 cards of the discard pile and take one (CM-7.10)."""

    def __init__(self) -> None:
        super().__init__(BAGMAN, BA)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        return len(s.discard) > 0 and not s.bagman_closed and may_play_action(s)

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        leave_hand(s, seat, BA)
        s.face_up = (BA,)
        count_action(s, seat, BA)
        s.shuffled = max(0, min(s.shuffled, len(s.discard) - 3))
        if s.events is not None:
            s.tell(LOOKED, (seat, tuple(s.discard[-3:][::-1])))
        s.then(TakeFromDiscard(seat))


@final
class TakeFromDiscard(Planned):
    """The player chooses which of these cards to take; the uppermost copy is taken (CM-7.10, CM-7.11)."""

    def __init__(self, seat: int) -> None:
        super().__init__("bagman", seat)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return card_words(bits(s.discard[-3:]))

    def default(self, s: ChiliMafia, seat: int) -> int:
        peppers = [card for card in s.discard[-3:] if card < PEPPERS]
        if peppers:
            return CARD_WORD + max([(STRENGTH[card], card) for card in peppers])[1]
        return CARD_WORD + s.discard[-1]

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "take " + line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        card = move - CARD_WORD
        place = len(s.discard) - 1
        while s.discard[place] != card:
            place -= 1
        s.discard.pop(place)
        take(s, seat, card)
        s.discard.append(BA)
        s.face_up = ()
        if card == BA:
            s.bagman_closed = True  # CM-7.12


ACTION_PLAYS: Final = (Earner(), Shakedown(), Booster(), Bagman())
