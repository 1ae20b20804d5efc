"""The open question as it is put at a table: its window, its times, and the answers that are kept until it closes."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hotseat.core.live import RACE, Window
from hotseat.core.state import AnyStep, State
from hotseat.server import entries

USUAL: Final = Window(60)


class Hold(NamedTuple):
    """An answer that the server keeps until its window closes."""

    seat: int
    moves: list[int]
    at: int
    effective: int
    command: str
    by: str


@dataclass
class Asking:
    """How the open question is put, and what was answered so far; times are milliseconds of the table."""

    window: Window = USUAL
    put_to: set[int] = field(default_factory=set)
    """Everybody the open question was put to, those who have answered since included."""
    held: dict[int, Hold] = field(default_factory=dict)
    racing: set[type[AnyStep] | None] = field(default_factory=set)
    """The question whose slaps are held, and the step that puts it again."""
    planning: set[int] = field(default_factory=set)
    """Who has begun a choice of several words."""
    since: int = 0
    shown: int = 0
    """For so long what happened is shown before answers count."""
    rest: int = 0
    """For so long the table rests, or rested, before the question."""
    resting: bool = False
    going_on: set[int] = field(default_factory=set)
    """Who wants to go on, while the table rests."""
    extra: int = 0
    more_timed: set[int] = field(default_factory=set)
    laid_at: int = -1_000_000
    """When the last card was laid that a grace time follows."""

    def opens_at(self) -> int:
        """When answers begin to count."""
        return self.since + max(self.shown, self.rest)

    def put(self, at: int, players: tuple[int, ...], shown: int) -> None:
        """A new question is open, or the same one anew."""
        self.since, self.shown, self.extra = at, shown, 0
        self.more_timed.clear()
        self.planning.clear()
        self.put_to = set(players)

    def begin_rest(self, rest: int) -> None:
        """Let the table rest for so long before the question."""
        self.rest, self.resting = rest, rest > 0
        self.going_on = set()

    def end_rest(self, at: int) -> None:
        """Everybody wants to go on, or the time is over."""
        self.rest, self.resting = at - self.since, False

    def hold(self, entry: entries.Held, at: int, question: type[AnyStep]) -> None:
        """Keep an answer until the window closes."""
        self.held[entry.seat] = Hold(entry.seat, entry.moves, at, entry.effective, entry.command, entry.by)
        if self.window.closes == RACE:
            self.racing = {question, self.window.resumed_by}

    def drop_holds(self, after: State) -> None:
        """A window's answers go with it, except slaps that wait while the penalty of another one is carried out."""
        if not self.racing or self.racing.isdisjoint([type(step) for step in [*after.agenda, after.question]]):
            self.held.clear()
            self.racing = set()
