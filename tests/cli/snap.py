"""A tiny game with a reaction, so that the terminal's windows are tested apart from any real game's rules.

A lays a card, or begins with `pile`, which nobody notices and which `drop` takes back; everybody else may snap, shout
or let it be. Three lays end the game; a snap is a point.
"""

from fluent.runtime import FluentResource
from rich.console import RenderableType

from hotseat.core.agenda import Ask
from hotseat.core.events import EventKind
from hotseat.core.game import Game, Setup
from hotseat.core.moves import MoveTable
from hotseat.core.options import Options
from hotseat.core.outcome import Outcome, ranked
from hotseat.core.position import Codec, Many
from hotseat.core.rng import Rng
from hotseat.core.sorts import NUMBER, SEAT
from hotseat.core.state import State
from hotseat.games.entry import Entry
from hotseat.locales import Phrases

LAY, LET, SNAP, SHOUT, PILE, DROP = range(6)
LAID = EventKind("laid", (("number", NUMBER),))
SNAPPED = EventKind("snapped", (("seat", SEAT),))


class SnapState(State):
    laid: int
    piled: bool
    points: list[int]

    def clone(self) -> "SnapState":
        twin = SnapState(self.setup)
        twin.copy_frame(self)
        twin.laid, twin.piled, twin.points = self.laid, self.piled, self.points[:]
        return twin

    def view(self, seat: int | None) -> "SnapState":
        return self.clone()

    def outcome(self) -> Outcome:
        return ranked(tuple(self.points))


class Lay(Ask[SnapState]):
    def __init__(self) -> None:
        super().__init__("lay", (0,), (0,))

    def moves(self, s: SnapState, seat: int) -> tuple[int, ...]:
        return (LAY,)

    def default(self, s: SnapState, seat: int) -> int:
        return LAY

    def allows(self, s: SnapState, seat: int, move: int) -> bool:
        return move in (LAY, DROP if s.piled else PILE)

    def answer(self, s: SnapState, seat: int, move: int) -> None:
        s.piled = move == PILE
        if move != LAY:
            s.then(self)
            return
        s.laid += 1
        s.tell(LAID, (s.laid,))
        if s.laid < 3:
            s.then(Lay())
        s.then(Window((2, 1)))


class Window(Ask[SnapState]):
    """B and C may react; C is asked first."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("window", players, ())

    def moves(self, s: SnapState, seat: int) -> tuple[int, ...]:
        return (LET, SNAP, SHOUT)

    def default(self, s: SnapState, seat: int) -> int:
        return LET

    def answer(self, s: SnapState, seat: int, move: int) -> None:
        left = tuple([other for other in self.players if other != seat])
        if move == SNAP:
            s.points[seat] += 1
            s.tell(SNAPPED, (seat,))
        elif left:
            s.then(Window(left))


def start(setup: Setup, rng: Rng) -> SnapState:
    s = SnapState(setup)
    s.begin(rng)
    s.laid, s.piled, s.points = 0, False, [0] * setup.players
    s.then(Lay())
    s.settle()
    return s


GAME = Game(
    id="snap",
    rules_version=1,
    players=(3, 3),
    options=Options,
    moves=MoveTable(["lay", "let", "snap", "shout", "pile", "drop"]),
    words={},
    events=(LAID, SNAPPED),
    questions=("lay", "window"),
    steps=(Lay, Window),
    fields={"laid": Codec(), "piled": Codec(), "points": Many(Codec())},
    blank=SnapState,
    start=start,
)


ENTRY = Entry(GAME, board="tests.cli.snap")


def board(view: State, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    assert isinstance(view, SnapState)
    return f"laid: {view.laid}"


def snap_words() -> Phrases:
    """English with the phrases of this game."""
    words = Phrases("en")
    words._bundle.add_resource(
        FluentResource(
            "snap-question-lay = Lay a card.\n"
            "snap-question-window = Snap?\n"
            "snap-event-laid = Card { $number } is laid.\n"
            "snap-event-snapped = { $seat } snaps.\n"
        )
    )
    return words
