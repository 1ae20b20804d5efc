"""The open question at a table: its window, its times, and the answers held until the window closes."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hotseat.core.live import RACE, Window
from hotseat.core.state import AnyStep, State
from hotseat.server import entries

USUAL: Final = Window(60)


class Hold(NamedTuple):
    """An answer that the server holds until its window closes."""

    seat: int
    moves: list[int]
    at: int
    effective: int
    command: str
    by: str


@dataclass
class Asking:
    """The open question and its answers so far; times are in milliseconds of table time."""

    window: Window = USUAL
    put_to: set[int] = field(default_factory=set)
    """Every seat that was asked the open question, including those that have already answered."""
    held: dict[int, Hold] = field(default_factory=dict)
    racing: set[type[AnyStep] | None] = field(default_factory=set)
    """The question whose slaps are held, and the step that asks it again."""
    since: int = 0
    total: int = 0
    """How long the window lasts, without extra time and bank; 0 without a clock."""
    shown: int = 0
    """How long events are shown before answers are accepted."""
    rest: int = 0
    """How long the table rests (or rested) before the question."""
    watched: int = 0
    """How long bots leave what happened before to be watched."""
    resting: bool = False
    going_on: set[int] = field(default_factory=set)
    """Seats that want to continue, while the table rests."""
    content: set[int] = field(default_factory=set)
    """Seats that have let the last card be; after a pass they are asked again, but nobody waits for them."""
    extra: int = 0
    more_timed: set[int] = field(default_factory=set)
    laid_at: int = -1_000_000
    """When the last card followed by a grace period was laid."""

    def opens_at(self) -> int:
        """When answers are first accepted."""
        return self.since + max(self.shown, self.rest)

    def put(self, at: int, players: tuple[int, ...], shown: int, total: int) -> None:
        """Open a new question, or reopen the same one."""
        self.since, self.shown, self.total, self.extra = at, shown, total, 0
        self.more_timed.clear()
        self.put_to = set(players)

    def begin_rest(self, rest: int) -> None:
        """Let the table rest for `rest` milliseconds before the question."""
        self.rest, self.resting = rest, rest > 0
        self.going_on = set()

    def end_rest(self, at: int) -> None:
        """End the rest because everybody wants to continue or its time is up."""
        self.rest, self.resting = at - self.since, False

    def hold(self, entry: entries.Held, at: int, question: type[AnyStep]) -> None:
        """Hold an answer until the window closes."""
        self.held[entry.seat] = Hold(entry.seat, entry.moves, at, entry.effective, entry.command, entry.by)
        if self.window.closes == RACE:
            self.racing = {question, self.window.resumed_by}

    def drop_holds(self, after: State) -> None:
        """Drop the closed window's answers, except slaps that wait while the penalty for another slap is resolved."""
        if not self.racing or self.racing.isdisjoint([type(step) for step in [*after.agenda, after.question]]):
            self.held.clear()
            self.racing = set()
