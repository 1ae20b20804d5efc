"""Lantern, a toy game that obeys all laws, and its variants that break one each.

Everybody holds three of the cards 1 to 9, of which 7 is the lantern. In turn each player lays a card face down. After
every card each of the others may show the lantern, which closes the question and stays open on the table, or decline.
The highest sum of laid cards wins.
"""

import random
from dataclasses import dataclass, field
from typing import Final

from hotseat.core.agenda import Arg, Ask
from hotseat.core.events import EventKind
from hotseat.core.facts import Derived
from hotseat.core.game import Game, Setup
from hotseat.core.moves import UNKNOWN, MoveTable
from hotseat.core.options import Choice, Options
from hotseat.core.outcome import Outcome, ranked
from hotseat.core.position import Codec, Many, Row, Words
from hotseat.core.rng import Rng
from hotseat.core.sorts import CARD, CARDS, FLAG, NUMBER, SEAT, Json
from hotseat.core.state import State

BUGS: Final = (
    "none",
    "leaking view",
    "shared list in clone",
    "unsorted hidden hand",
    "pass announced only for holders",
    "forgotten zone in the position",
    "a card lost",
    "no end",
    "an illegal move changes something",
    "a move listed twice",
    "fill forgets the own hand",
    "result without a winner",
    "a clone that shares its chance",
    "a neighbour is told",
    "a fact of the full state",
    "a fact of another sort",
    "a fixed fact that changes",
    "a private zone that is not named",
)
TEXTS: Final = tuple([str(number) for number in range(10)])
LANTERN: Final = 7
MOVES: Final = MoveTable([f"lay {card}" for card in TEXTS] + ["let", "show lantern"])
LET: Final = 10
SHOW: Final = 11

DEALT: Final = EventKind("dealt", (("seat", SEAT), ("cards", CARDS)))
LAID: Final = EventKind("laid", (("seat", SEAT), ("card", CARD), ("place", NUMBER)))
LETTING: Final = EventKind("letting", (("seat", SEAT),))
SHOWN: Final = EventKind("shown", (("seat", SEAT),))


@dataclass(frozen=True)
class LanternOptions(Options):
    """Which law to break."""

    bug: str = field(default="none", metadata={"sort": Choice(*BUGS)})


class Lantern(State):
    """Hands, cards laid face down, the lantern once it was shown, and who laid in which order."""

    bug: str
    hands: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]
    shown: list[int]
    order: list[int]
    behind: list[tuple[int, ...]]
    """What the view hides; only the fact of a broken variant looks at it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup.options, LanternOptions)
        self.bug = setup.options.bug
        self.behind = []

    def clone(self) -> "Lantern":
        twin = Lantern(self.setup)
        twin.copy_frame(self)
        twin.hands = self.hands[:]
        twin.laid = self.laid[:]
        twin.shown = self.shown[:]
        twin.order = self.order if self.bug == "shared list in clone" else self.order[:]
        if self.bug == "a clone that shares its chance":
            twin.rng = self.rng
        return twin

    def view(self, seat: int | None) -> "Lantern":
        seen = self.clone()
        seen.conceal()
        seen.behind = self.behind or self.hands
        for other in range(self.players):
            if other != seat:
                if self.bug != "leaking view":
                    seen.hands[other] = (UNKNOWN,) * len(self.hands[other])
                seen.laid[other] = (UNKNOWN,) * len(self.laid[other])
        return seen

    def fill(self, rng: Rng) -> "Lantern":
        full = self.clone()
        full.reveal(rng)
        known = [card for zone in (*self.hands, *self.laid, self.shown) for card in zone]
        unseen = [card for card in range(1, 10) if card not in known]
        rng.shuffle(unseen, "fill")
        for zone in (full.hands, full.laid):
            for seat in range(self.players):
                if UNKNOWN in zone[seat]:
                    cards = [unseen.pop() for _ in zone[seat]]
                    zone[seat] = tuple(cards if self.bug == "unsorted hidden hand" else sorted(cards))
        if self.bug == "fill forgets the own hand":
            full.hands = [tuple(sorted(hand)) for hand in (*full.hands[1:], full.hands[0])]
        return full

    def outcome(self) -> Outcome:
        scores = tuple([sum(laid) for laid in self.laid])
        if self.bug == "result without a winner":
            return Outcome(scores, (2,) * self.players)
        return ranked(scores)


class Lay(Ask[Lantern]):
    """The turn player lays a card face down."""

    def __init__(self, seat: int) -> None:
        super().__init__("lay", (seat,), (seat,))

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def moves(self, s: Lantern, seat: int) -> tuple[int, ...]:
        return s.hands[seat] * 2 if s.bug == "a move listed twice" else s.hands[seat]

    def allows(self, s: Lantern, seat: int, move: int) -> bool:
        if s.bug == "an illegal move changes something":
            s.order.append(0)
        return move in s.hands[seat]

    def default(self, s: Lantern, seat: int) -> int:
        return s.hands[seat][0]

    def masked(self, s: Lantern, seat: int, move: int) -> str:
        return "lay ??"

    def answer(self, s: Lantern, seat: int, move: int) -> None:
        place = s.hands[seat].index(move) if s.bug == "unsorted hidden hand" else 0
        s.hands[seat] = tuple([card for card in s.hands[seat] if card != move])
        if s.bug != "a card lost":
            s.laid[seat] = tuple(sorted((*s.laid[seat], move)))
        s.order.append(seat)
        witnesses = (seat, (seat + 1) % 3) if s.bug == "a neighbour is told" else (seat,)
        s.tell(LAID, (seat, move, place), witnesses, (seat, UNKNOWN, place))
        others = [other for other in range(s.players) if other != seat]
        s.then(Window(s.rng.order(others, "order"), seat))


class Window(Ask[Lantern]):
    """The others may show the lantern, in any order."""

    def __init__(self, players: tuple[int, ...], turn: int) -> None:
        super().__init__("window", players, players)
        self.turn = turn

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.turn)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: Lantern, seat: int) -> tuple[int, ...]:
        return (LET, SHOW) if LANTERN in s.hands[seat] else (LET,)

    def default(self, s: Lantern, seat: int) -> int:
        return LET

    def answer(self, s: Lantern, seat: int, move: int) -> None:
        if move == SHOW:
            s.hands[seat] = tuple([card for card in s.hands[seat] if card != LANTERN])
            s.shown.append(LANTERN)
            s.tell(SHOWN, (seat,))
        elif s.bug == "pass announced only for holders" and LANTERN in s.hands[seat]:
            s.tell(LETTING, (seat,))
        rest = tuple([other for other in self.players if other != seat])
        if rest and move == LET:
            s.then(Window(rest, self.turn))
        elif s.bug == "no end" or any(s.hands):
            s.then(Lay(self._next(s)))

    def _next(self, s: Lantern) -> int:
        if s.bug == "no end" and not any(s.hands):
            s.hands, s.laid = s.laid, [()] * s.players
        seat = (self.turn + 1) % s.players
        while not s.hands[seat]:
            seat = (seat + 1) % s.players
        return seat


def shown(view: Lantern) -> Json:
    """Whether the lantern has been shown."""
    if view.bug == "a fact of another sort":
        return len(view.shown)
    if view.bug == "a fact of the full state":
        return LANTERN in view.behind[0]
    return bool(view.shown)


def start(setup: Setup, rng: Rng) -> Lantern:
    s = Lantern(setup)
    s.begin(rng)
    deck = list(range(1, 10))
    rng.shuffle(deck, "deck")
    hands = [deck[3 * seat : 3 * seat + 3] for seat in range(s.players)]
    s.hands = [tuple(hand if s.bug == "unsorted hidden hand" else sorted(hand)) for hand in hands]
    s.laid = [()] * s.players
    s.shown = []
    s.order = []
    s.then(Lay(0))
    s.settle()
    return s


_CARD: Final = Words(TEXTS)


def lantern(bug: str) -> Setup:
    """A setup of the toy with this bug, for three players so that all nine cards are dealt."""
    fields: dict[str, Codec] = {"hands": Many(Row(_CARD)), "laid": Many(Row(_CARD)), "shown": Many(_CARD)}
    if bug != "forgotten zone in the position":
        fields["order"] = Many(Codec())
    game = Game(
        id="lantern",
        rules_version=1,
        players=(3, 3),
        options=LanternOptions,
        moves=MOVES,
        words={"card": TEXTS},
        events=(DEALT, LAID, LETTING, SHOWN),
        questions=("lay", "window"),
        steps=(Lay, Window),
        fields=fields,
        blank=Lantern,
        start=start,
        facts={"shown": Derived(FLAG, shown, fixed=bug == "a fixed fact that changes")},
        private=("hands",) if bug == "a private zone that is not named" else ("hands", "laid"),
    )
    return game.setup(3, {"bug": bug})


def lantern_swap(s: State, observer: int | None, rng: random.Random) -> State | None:
    """Another world for this observer: two cards that it cannot know are swapped."""
    assert isinstance(s, Lantern)
    there = s.clone()
    places = [
        (zone, seat) for zone in (there.hands, there.laid) for seat in range(3) if seat != observer and zone[seat]
    ]
    if len(places) < 2:
        return None
    (zone, seat), (other_zone, other_seat) = rng.sample(places, 2)
    card, other = rng.choice(zone[seat]), rng.choice(other_zone[other_seat])
    zone[seat] = _exchanged(zone[seat], card, other, s.bug)
    other_zone[other_seat] = _exchanged(other_zone[other_seat], other, card, s.bug)
    return there


def _exchanged(cards: tuple[int, ...], old: int, new: int, bug: str) -> tuple[int, ...]:
    swapped = [new if card == old else card for card in cards]
    return tuple(swapped if bug == "unsorted hidden hand" else sorted(swapped))
