"""A game at the terminal: people at some seats, bots at the others. Knows no game's rules.

Where people and bots may answer the same question, the quicker hand counts (contest.py). Without a clock, and where
several people share the keyboard, people answer before bots; but what would deprive others of their reaction, such as
covering a card that they may doubt, always waits for the bots.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.text import Text

from hotseat.bots import ADVISER, Bot, make_bot
from hotseat.bots.reasons import reason_of
from hotseat.cli.contest import Contest, contest, is_contested
from hotseat.cli.desk import NEWS, Desk
from hotseat.cli.entry import understood
from hotseat.cli.files import file_problem
from hotseat.cli.screen import TYPED, Screen, labels
from hotseat.core.errors import HotseatError
from hotseat.core.state import State
from hotseat.games import live
from hotseat.locales import Phrases
from hotseat.table import Table

COMMANDS: Final = ("?", "moves", "board", "hint", "undo", "save", "quit")


@dataclass(frozen=True)
class Pace:
    """How long bots pretend to think, and how long a reaction may take (None: no clock)."""

    thinking: float
    window: float | None
    inert: float = 0.25
    """Seconds during which a new window ignores keys, so that a key meant for something else has no effect."""


PACES: Final = {"normal": Pace(0.5, 6.0), "brisk": Pace(0.0, 2.5), "calm": Pace(0.8, None)}


@dataclass
class Session:
    """One sitting at one table."""

    table: Table
    people: tuple[int, ...]
    bots: dict[int, Bot]
    desk: Desk
    words: Phrases
    pace: Pace
    file: Path
    reaction: Callable[[int], float]
    """Draws the reaction time of the bot at a seat in seconds, for a window of usual length."""
    clock: Callable[[], float] = time.monotonic
    at: int | None = None
    """The person at the keyboard."""
    news: dict[int, list[Text]] = field(default_factory=dict)
    """By person: events not shown yet."""
    contest: Contest = field(default_factory=Contest)

    def __post_init__(self) -> None:
        self.game = self.table.record.game
        self.names = labels(self.table.record.names)
        self.screen = Screen(self.game, self.names, self.desk, self.words)
        self.news = {seat: [] for seat in self.people}
        self.table.state.events = []
        if len(self.people) == 1:
            self.at = self.people[0]

    def play(self) -> None:
        """Play to the end; EOFError (also for `quit`) or KeyboardInterrupt end it early."""
        while not self.table.over:
            self._let_bots_decide()
            seat = self._next()
            if seat in self.people:
                self._person(seat)
            else:
                self._bot(seat)
        for seat in self.people[:1]:
            self.screen.draw(self._view(seat), seat)
        self.screen.show_result(self.table.outcome(), self.people[0] if len(self.people) == 1 else None)

    def _next(self) -> int:
        """People before bots, and those who may react before those who must answer."""
        state = self.table.state
        own = [seat for seat in state.question.open_to(state) if seat in self.people]
        if own:
            return min(own, key=lambda seat: not state.question.reacts(seat))
        return self.contest.next_bot(state) if self.contest.goes_on(state) else state.seat()

    def _let_bots_decide(self) -> None:
        """Where a person is asked as well, bots decide now what they will do, and when."""
        state = self.table.state
        if not self.contest.goes_on(state):
            self.contest = Contest()
            if self._next() in self.people and is_contested(state, self.bots):
                self.contest = contest(state, self.bots, self.reaction)
        self.contest.asked_at = self.clock()

    @property
    def _timed(self) -> bool:
        return self.desk.live and self.pace.window is not None and len(self.people) == 1

    def _overtaken_in(self) -> float | None:
        """Seconds until a bot is quicker than the person asked; None if none will be, or nobody is in a hurry."""
        return self.contest.seconds_left(self.clock()) if self._timed else None

    def _view(self, seat: int) -> State:
        return self.table.state.view(seat)

    def _bot(self, seat: int) -> None:
        intent = self.contest.intents.get(seat) if self.contest.goes_on(self.table.state) else None
        move = self.bots[seat].choose(self._view(seat), seat) if intent is None else intent.move
        if self._make([move], seat):
            self.desk.wait(self.pace.thinking)  # no pause for hidden moves: it would reveal them

    def _make(self, moves: list[int], seat: int) -> bool:
        """Play the moves and report the events to everybody; returns False if nobody noticed anything."""
        name = self.table.state.question.name
        self.table.answer(moves, seat)
        self.contest.answered(seat, name)
        events, self.table.state.events = self.table.state.events or [], []
        self._note_plan(seat, [] if events else [self.game.moves.text(move) for move in moves])
        self.screen.stale = self.screen.stale or bool(events)
        for person in self.people:
            self.news[person] += self.screen.teller.news(events, person, person)
        self._tell()
        return bool(events)

    def _note_plan(self, seat: int, unnoticed: list[str]) -> None:
        """Keep a plan only while its own seat is asked again and nobody has noticed anything."""
        own = seat in self.people and not self.table.over and self._next() == seat
        self.screen.plan = [*self.screen.plan, *unnoticed] if own and "drop" not in unnoticed and unnoticed else []

    def _tell(self) -> None:
        """Show the news to the person at the keyboard."""
        if self.at is not None:
            for line in self.news[self.at]:
                self.desk.console.print("  ", line)
            self.news[self.at] = []

    # -- people --------------------------------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        if self.at != seat:
            self.desk.hand_over(self.names[seat])
            self.at, self.screen.stale = seat, True
            self._tell()
        ask = self.table.state.question
        if ask.reacts(seat) and not self.screen.plan and self._react(seat):
            return
        view = self._view(seat)
        self.screen.draw(view, seat)
        self.screen.ask(view, seat)
        made = len(self.table.record.moves)
        completions = [*self.screen.listed(view, seat), *COMMANDS]
        while len(self.table.record.moves) == made:
            line = self.desk.line(self.words.say("play-you"), completions, until=self._overtaken_in())
            if line == NEWS:
                self._overtaken()
            else:
                self._obey(seat, line)

    def _react(self, seat: int) -> bool:
        """Offer a reaction by single keys; False if the person wants to type instead."""
        state = self.table.state
        decline = state.question.default(state, seat)
        if not [move for move in state.moves(seat) if move != decline]:
            self._make([decline], seat)
            return True
        window = self.pace.window if self.desk.live else None
        chosen = self.screen.reaction(self._view(seat), seat, window, self.pace.inert, until=self._overtaken_in())
        if chosen == TYPED:
            return False
        if chosen == NEWS:
            self._overtaken()
        else:
            self._make([self.game.moves.parse(chosen)], seat)
        return True

    def _overtaken(self) -> None:
        """A bot was quicker."""
        seat = self.contest.quickest()
        assert seat is not None
        self._bot(seat)

    def _answer(self, moves: list[int], seat: int) -> None:
        """Play what a person typed, unless a bot's reaction comes before it (SP-4.8)."""
        state = self.table.state
        waits = self.game.moves.verb(moves[0]) in live(self.game.id).held
        if waits and self.contest.quickest() is not None and not state.question.reacts(seat):
            state.clone().apply(moves[0], seat)  # an illegal move is refused and gives nobody an opportunity
            self._overtaken()
        else:
            self._make(moves, seat)

    def _obey(self, seat: int, line: str) -> None:
        """Execute a typed line; if that is impossible, explain why and change nothing."""
        word, _, rest = line.strip().partition(" ")
        view = self._view(seat)
        try:
            if self.screen.looks(view, seat, line):
                pass
            elif not word:
                self._answer([view.moves(seat)[0]], seat)  # Enter plays the only legal move
            elif word == "hint":
                self._hint(seat)
            elif word == "undo":
                self._undo(seat)
            elif word == "save":
                self._save(rest)
            elif word == "quit":
                raise EOFError
            else:
                self._answer(understood(view, seat, line.strip()), seat)
        except HotseatError as problem:
            self.screen.complain(problem)
        except OSError as problem:
            self.desk.console.print(file_problem(problem, self.words), style="yellow", markup=False)

    def _hint(self, seat: int) -> None:
        bot = make_bot(self.game.id, "normal", len(self.table.record.moves), ADVISER)
        view = self._view(seat)
        moves = bot.answer(view, seat)
        self.screen.advise([self.game.moves.text(move) for move in moves], reason_of(view, seat, moves))

    def _undo(self, seat: int) -> None:
        """Discard an unfinished plan, if the game has plans (architecture: a plan binds with its last word)."""
        texts = self.game.moves.texts
        if "drop" in texts and self.table.state.question.allows(self.table.state, seat, texts.index("drop")):
            self._make([texts.index("drop")], seat)
        else:
            self.desk.console.print(self.words.say("play-nothing-to-undo"), style="yellow")

    def _save(self, name: str) -> None:
        file = Path(name) if name else self.file
        self.table.save(file)
        self.desk.console.print(self.words.say("play-saved", file=str(file)), markup=False)
