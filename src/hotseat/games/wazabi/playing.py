"""The roller may play a card, and use their open `pinch` and `double` (WZ-9)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import SEATS, with_cards
from hotseat.games.wazabi.cards import COSTS, KEEP1, KINDS, REMOVE1
from hotseat.games.wazabi.dice import gives, wazabis
from hotseat.games.wazabi.effects import carry_out
from hotseat.games.wazabi.events import PASSED, PLAYED
from hotseat.games.wazabi.hands import BITS, ONE
from hotseat.games.wazabi.knowledge import saw_leave
from hotseat.games.wazabi.moves import PASS, PLAY, USE_DOUBLE, USE_PINCH
from hotseat.games.wazabi.piment import DOUBLE, PINCH
from hotseat.games.wazabi.piment_cards import use
from hotseat.games.wazabi.questions import Question
from hotseat.games.wazabi.state import Wazabi


@final
class PlayStep(Step[Wazabi]):
    """The roller may play one card."""

    def run(self, s: Wazabi) -> None:
        s.pinches = 0
        s.plays = 1
        s.played = 0
        if s.sizes[s.roller]:  # WZ-9.1
            s.question = PLAY_ASKS[s.roller]


@final
class PlayOn(Step[Wazabi]):
    """After a card, ask the roller again if they may play another one, or could with `double` (WZ-9.3)."""

    def run(self, s: Wazabi) -> None:
        seat = s.roller
        if s.sizes[seat] and (s.plays or DOUBLE in s.open_cards[seat]):
            s.question = PLAY_ASKS[seat]


PLAY_ON: Final = PlayOn()


@final
class Play(Question):
    """The roller plays a card, uses an open Piment card, or passes."""

    def __init__(self, seat: int) -> None:
        super().__init__("play", (seat,))

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        moves = [PASS]
        if s.plays:
            add_playable(s, seat, moves)
        cards = s.open_cards[seat]
        if cards:
            if s.plays and PINCH in cards:
                moves.append(USE_PINCH)
            if DOUBLE in cards:
                moves.append(USE_DOUBLE)
        return tuple(moves)

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        if move == PASS:
            if s.events is not None:
                s.tell(PASSED, (seat,))
        elif move == USE_PINCH:
            use(s, seat, PINCH)
            s.pinches += 1  # WZ-6.26
            s.question = self
        elif move == USE_DOUBLE:
            use(s, seat, DOUBLE)
            s.plays += 1  # WZ-6.27
            s.question = self
        else:
            play_card(s, seat, move - PLAY)

    def refusal(self, s: Wazabi, seat: int, move: int) -> tuple[str, str] | None:
        if not PLAY <= move < PLAY + KINDS:
            return None
        kind = move - PLAY
        if not s.hands[seat] >> (BITS * kind) & 15:
            return ("wazabi-no-such-card", "you do not hold this card.")
        if not s.plays:
            return ("wazabi-one-card", "you have played your card for this turn.")
        if s.played >> kind & 1:
            return ("wazabi-other-kind", "a further card must be of another kind.")
        if COSTS[kind] > wazabis(s.roll) + s.pinches:
            return ("wazabi-too-few-w", f"this card needs {COSTS[kind]} W.")
        if kind == REMOVE1:
            return ("wazabi-two-gifts", "the roll shows two give figures, so no die can be dropped this way.")
        return ("wazabi-nobody-with-two", "no opponent has two cards.")


PLAY_ASKS: Final = [Play(seat) for seat in range(SEATS)]


def add_playable(s: Wazabi, seat: int, moves: list[int]) -> None:
    """The cards of the hand that may be played now, one move per kind (WZ-9.2)."""
    hand = s.hands[seat]
    most = wazabis(s.roll) + s.pinches
    kind = 0
    while hand:
        if hand & 15 and COSTS[kind] <= most and not s.played >> kind & 1 and may_play(s, seat, kind):
            moves.append(PLAY + kind)
        hand >>= BITS
        kind += 1


def may_play(s: Wazabi, seat: int, kind: int) -> bool:
    """Whether the card's own condition is met."""
    if kind == REMOVE1:
        return gives(s.roll) < 2  # WZ-10.1
    if kind == KEEP1:
        return len(with_cards(s, seat, 2)) > 0  # WZ-10.8
    return True


def play_card(s: Wazabi, seat: int, kind: int) -> None:
    """The card goes to the discard at once, then its effect is carried out (WZ-9.4)."""
    s.hands[seat] -= ONE[kind]
    s.sizes[seat] -= 1
    saw_leave(s, seat, ONE[kind])
    s.discard.append(kind)
    s.plays -= 1
    s.played |= 1 << kind
    if s.events is not None:
        s.tell(PLAYED, (seat, kind))
    s.then(PLAY_ON)
    carry_out(s, seat, kind)


STEPS: Final[tuple[type[AnyStep], ...]] = (PlayStep, PlayOn, Play)
