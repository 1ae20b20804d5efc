"""The turn, step by step, and who takes the next one (WZ-3)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.rng import Rng
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import OTHERS, SEATS, neighbours, opponents, with_cards
from hotseat.games.wazabi.cards import COSTS, KEEP1, KINDS, REMOVE1, SKIP
from hotseat.games.wazabi.dice import BLACK, RED, G, gives, showing, wazabis
from hotseat.games.wazabi.drawing import Cards
from hotseat.games.wazabi.effects import carry_out
from hotseat.games.wazabi.events import EXTRA, MISSED, PASSED, PLAYED, TURN
from hotseat.games.wazabi.finishing import END_TURN, set_skips
from hotseat.games.wazabi.giving import give
from hotseat.games.wazabi.hands import BITS, ONE
from hotseat.games.wazabi.knowledge import saw_leave
from hotseat.games.wazabi.moves import PASS, PLAY, ROLL, USE_DOUBLE, USE_PINCH
from hotseat.games.wazabi.piment import DOUBLE, PINCH
from hotseat.games.wazabi.piment_cards import Chili, use
from hotseat.games.wazabi.questions import Question, Target
from hotseat.games.wazabi.shield import aim, has_milk
from hotseat.games.wazabi.single import GiveDie
from hotseat.games.wazabi.slap import OPEN_SLAP, RerollWindow, roll_dice
from hotseat.games.wazabi.state import Wazabi


@final
class NextTurn(Step[Wazabi]):
    """Lies at the bottom of the agenda for the whole game and begins one turn after the other (WZ-3.1, step 9)."""

    def run(self, s: Wazabi) -> None:
        s.then(self)
        if s.owed:
            s.owed -= 1
            if s.events is not None:
                s.tell(EXTRA, (s.roller,))
            begin_turn(s, s.roller)
        else:
            begin_turn(s, next_roller(s))


NEXT_TURN: Final = NextTurn()


def next_roller(s: Wazabi) -> int:
    """The next active seat in the direction of play that does not miss its turn."""
    seat = following(s, s.roller)
    while s.skips[seat]:
        miss_turn(s, seat)
        seat = following(s, seat)
    return seat


def following(s: Wazabi, seat: int) -> int:
    """The next active seat in the direction of play."""
    return OTHERS[s.active][seat][0 if s.direction > 0 else -1]


def miss_turn(s: Wazabi, seat: int) -> None:
    """One `skip` goes to the discard, and that was his turn (WZ-3.1, step 1)."""
    set_skips(s, seat, s.skips[seat] - 1)
    s.discard.append(SKIP)
    if s.events is not None:
        s.tell(MISSED, (seat,))


def begin_turn(s: Wazabi, seat: int) -> None:
    """The steps of a turn lie ready, its end under all of them; the roller is asked to roll."""
    s.roller = seat
    s.roll = 0
    s.rerolled = False
    if s.events is not None:
        s.tell(TURN, (seat,))
    s.agenda.extend(PIMENT_TURN if s.options.piment else BASE_TURN)
    s.question = ROLL_ASKS[seat]


@final
class Roll(Question):
    """The roller rolls (WZ-4.1)."""

    def __init__(self, seat: int) -> None:
        super().__init__("roll", (seat,))

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return _ROLL

    def pick(self, s: Wazabi, seat: int, rng: Rng) -> int:
        return ROLL

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        roll_dice(s)


_ROLL: Final = (ROLL,)
ROLL_ASKS: Final = [Roll(seat) for seat in range(SEATS)]


# -- gifts (WZ-8) ------------------------------------------------------------------------------------------------------


@final
class Gifts(Step[Wazabi]):
    """The roller gives away one die per give figure."""

    def run(self, s: Wazabi) -> None:
        give_next(s, showing(s.roll, BLACK, G), showing(s.roll, RED, G))


@final
class MoreGifts(Step[Wazabi]):
    """So many give figures are left."""

    def __init__(self, black: int, red: int) -> None:
        self.black = black
        self.red = red

    def args(self) -> tuple[Arg, ...]:
        return (self.black, self.red)

    def run(self, s: Wazabi) -> None:
        give_next(s, self.black, self.red)


def give_next(s: Wazabi, black: int, red: int) -> None:
    """One die for the next figure, the black ones first; to a neighbour, in the base game to anybody (WZ-8.2)."""
    if black + red == 0:
        return
    receivers = neighbours(s, s.roller) if s.options.piment else opponents(s, s.roller)
    if len(receivers) == 1:
        give_to(s, receivers[0], black, red)
    else:
        s.question = GiftTarget(s.roller, receivers, black, red)


@final
class GiftTarget(Target):
    """Who receives the die of the next give figure."""

    def __init__(self, seat: int, receivers: tuple[int, ...], black: int, red: int) -> None:
        super().__init__(seat, receivers, "gift")
        self.black = black
        self.red = red

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.targets, self.black, self.red)

    def chosen(self, s: Wazabi, target: int) -> None:
        give_to(s, target, self.black, self.red)


def give_to(s: Wazabi, receiver: int, black: int, red: int) -> None:
    """The die has the colour of the figure, or the other colour if there is none left (WZ-8.4)."""
    figure = BLACK if black else RED
    if black + red > 1:
        s.then(MoreGifts(black - 1, red) if black else MoreGifts(0, red - 1))
    own = s.black[s.roller] if figure == BLACK else s.red[s.roller]
    colour = figure if own else RED - figure
    if has_milk(s, receiver):
        aim(s, GiveDie(s.roller, receiver, colour, "gift"))
    else:
        give(s, s.roller, receiver, colour)


# -- playing cards (WZ-9) ----------------------------------------------------------------------------------------------


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
    """After a card the roller is asked again if he may play one more, or could by `double` (WZ-9.3)."""

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


BASE_TURN: Final[list[AnyStep]] = [END_TURN, PlayStep(), Gifts(), Cards()]
"""What follows the roll, last step first."""
PIMENT_TURN: Final[list[AnyStep]] = [*BASE_TURN, Chili(), RerollWindow(), OPEN_SLAP]

STEPS: Final[tuple[type[AnyStep], ...]] = (NextTurn, Roll, Gifts, MoreGifts, GiftTarget, PlayStep, PlayOn, Play)
