"""A game at the terminal: people at some seats, bots at the others. Knows no game's rules.

Whoever may answer is asked one after the other: people first, whose key counts before any bot's, then the bots in the
order of the question.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.text import Text

from hotseat.bots import Bot, make_bot
from hotseat.cli.boards import board_of
from hotseat.cli.desk import RESIZED, Desk
from hotseat.cli.entry import understood
from hotseat.cli.files import file_problem
from hotseat.cli.help import Helper
from hotseat.cli.menu import grouped, menu
from hotseat.cli.telling import Teller
from hotseat.core.errors import HotseatError
from hotseat.core.seats import letter
from hotseat.locales import Phrases
from hotseat.table import Table

COMMANDS: Final = ("?", "moves", "board", "hint", "undo", "save", "quit")


@dataclass(frozen=True)
class Pace:
    """How long bots seem to think, and how long a reaction may take (None: without a clock)."""

    thinking: float
    window: float | None
    inert: float = 0.25
    """Seconds in which a new window takes no key, so that a key meant for something else decides nothing."""


PACES: Final = {"normal": Pace(0.5, 6.0), "brisk": Pace(0.0, 2.5), "calm": Pace(0.8, None)}


def labels(names: list[str]) -> list[str]:
    """Names as a table shows them: with the seat letter that moves use."""
    return [letter(seat) if name == letter(seat) else f"{letter(seat)} {name}" for seat, name in enumerate(names)]


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
    at: int | None = None
    """The person at the keyboard."""
    stale: bool = True
    """Whether anything has happened since the board was last drawn."""
    plan: list[str] = field(default_factory=list)
    """What the person now asked has chosen so far, where a choice of several words binds with its last one."""
    news: dict[int, list[Text]] = field(default_factory=dict)
    """What each person has not been told yet."""

    def __post_init__(self) -> None:
        self.game = self.table.record.game
        self.names = labels(self.table.record.names)
        self.teller = Teller(self.game, self.names, self.words)
        self.help = Helper(self.game, self.desk.console, self.words)
        self.news = {seat: [] for seat in self.people}
        self.table.state.events = []
        if len(self.people) == 1:
            self.at = self.people[0]

    def play(self) -> None:
        """Play to the end; EOFError (also `quit`) or KeyboardInterrupt end it earlier."""
        while not self.table.over:
            seat = self._next()
            if seat in self.people:
                self._person(seat)
            else:
                self._bot(seat)
        for seat in self.people[:1]:
            self._draw(seat)
        self._show_result()

    def _next(self) -> int:
        asked = self.table.state.question.open_to(self.table.state)
        own = [seat for seat in asked if seat in self.people]
        return own[0] if own else asked[0]

    def _bot(self, seat: int) -> None:
        view = self.table.state.view(seat)
        if self._make([self.bots[seat].choose(view, seat)], seat):
            self.desk.wait(self.pace.thinking)  # no pause for what nobody notices: it would tell

    def _make(self, moves: list[int], seat: int) -> bool:
        """Play the moves and tell everybody what happened; False if nobody noticed anything."""
        self.table.answer(moves, seat)
        events, self.table.state.events = self.table.state.events or [], []
        self._note_plan(seat, [] if events else [self.game.moves.text(move) for move in moves])
        self.stale = self.stale or bool(events)
        for person in self.people:
            self.news[person] += [self.teller.told(event, person) for event in events]
        self._tell()
        return bool(events)

    def _note_plan(self, seat: int, unnoticed: list[str]) -> None:
        """A plan goes on only while its own seat is asked again and nobody has noticed anything."""
        own = seat in self.people and not self.table.over and self._next() == seat
        self.plan = [*self.plan, *unnoticed] if own and "drop" not in unnoticed and unnoticed else []

    def _tell(self) -> None:
        """The news to whoever is at the keyboard."""
        if self.at is not None:
            for line in self.news[self.at]:
                self.desk.console.print("  ", line)
            self.news[self.at] = []

    # -- people --------------------------------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        if self.at != seat:
            self.desk.hand_over(self.names[seat])
            self.at, self.stale = seat, True
            self._tell()
        ask = self.table.state.question
        if ask.reacts(seat) and not self.plan and self._react(seat):
            return
        self._draw(seat)
        self._show_question(seat)
        made = len(self.table.record.moves)
        while len(self.table.record.moves) == made:
            self._obey(seat, self.desk.line(self.names[seat], self._completions(seat)))

    def _react(self, seat: int) -> bool:
        """Offer a reaction by single keys; False if the person wants to type instead."""
        state = self.table.state
        decline = state.question.default(state, seat)
        others = [move for move in state.moves(seat) if move != decline]
        if not others:
            self._make([decline], seat)
            return True
        keys = reaction_keys([self.game.moves.text(move) for move in others])
        declining = self.game.moves.text(decline)
        ask = self._reaction_text(seat, keys, len(others) - len(keys), declining)
        window = self.pace.window if self.desk.live else None
        key = self.desk.key(ask, {**keys, "?": "?"}, declining, window, self.pace.inert)
        if key == "?":
            return False
        self._make([decline if key == declining else self.game.moves.parse(keys[key])], seat)
        return True

    def _reaction_text(self, seat: int, keys: dict[str, str], more: int, decline: str) -> str:
        question = self._reaction_question()
        listed = [f"[{key}] {text}" for key, text in keys.items()]
        if more:
            listed.append(self.words.say("play-react-more", count=more))
        listed.append(self.words.say("play-react-keys", decline=decline))
        return f"{self.names[seat]}: {question}\n{'   '.join(listed)}"

    def _reaction_question(self) -> str:
        """What those are asked who only may answer, where that is not what the others are asked."""
        reaction = f"{self.game.id}-reaction-{self.table.question}"
        return self.words.say(
            reaction if self.words.knows(reaction) else f"{self.game.id}-question-{self.table.question}"
        )

    def _draw(self, seat: int) -> None:
        """The board, unless it stands there already."""
        if self.stale:
            self.stale = False
            board = board_of(self.game.id)
            self.desk.console.print()
            self.desk.console.print(board(self.table.state.view(seat), seat, self.names, self.words))

    def _show_question(self, seat: int) -> None:
        question = self.words.say(f"{self.game.id}-question-{self.table.question}")
        self.desk.console.print(f"[bold]▶ {escape(self.names[seat])}[/]  {escape(question)}")
        if self.plan:
            self.desk.console.print(self.words.say("play-so-far", plan=" ".join(self.plan)), markup=False)
        self._show_menu(seat, "")

    def _show_menu(self, seat: int, verb: str) -> None:
        self.desk.console.print(menu(self._listed(seat), self.teller, self.words, verb))

    def _listed(self, seat: int) -> list[str]:
        return [self.game.moves.text(move) for move in self.table.state.moves(seat)]

    def _completions(self, seat: int) -> list[str]:
        return [*self._listed(seat), *COMMANDS]

    def _obey(self, seat: int, line: str) -> None:
        """Do what the line says; what cannot be done is explained and changes nothing."""
        word, _, rest = line.strip().partition(" ")
        try:
            if line == RESIZED or word == "board":
                self.stale = True
                self._draw(seat)
                self._show_question(seat)
            elif line.startswith("?") or word == "help":
                self.help.answer(self.table.state.view(seat), seat, rest if word == "help" else line[1:].strip())
            elif not word:
                self._enter(seat)
            elif word == "moves":
                self._show_menu(seat, self._verb(seat, rest))
            elif word == "hint":
                self._hint(seat)
            elif word == "undo":
                self._undo(seat)
            elif word == "save":
                self._save(rest)
            elif word == "quit":
                raise EOFError
            else:
                self._make(understood(self.table.state.view(seat), seat, line.strip()), seat)
        except HotseatError as problem:
            self.desk.console.print(self.words.error(problem), style="yellow", markup=False)
        except OSError as problem:
            self.desk.console.print(file_problem(problem, self.words), style="yellow", markup=False)

    def _enter(self, seat: int) -> None:
        """Enter plays the only move there is, and otherwise shows the moves."""
        moves = self.table.state.moves(seat)
        if len(moves) == 1:
            self._make([moves[0]], seat)
        else:
            self._show_menu(seat, "")

    def _verb(self, seat: int, wish: str) -> str:
        verbs = grouped(self._listed(seat))
        if wish and wish not in verbs:
            listed = ", ".join([verb for verb in verbs if verb])
            raise HotseatError(f"No moves begin with {wish!r}.", "no-verb", {"verb": wish, "verbs": listed})
        return wish

    def _hint(self, seat: int) -> None:
        bot = make_bot(self.game.id, "normal", len(self.table.record.moves))
        move = self.game.moves.text(bot.choose(self.table.state.view(seat), seat))
        self.desk.console.print(Text(self.words.say("play-hint") + " ").append_text(self.teller.move(move)))

    def _undo(self, seat: int) -> None:
        """Throw an unfinished plan away, where the game has plans (architecture: a plan binds with its last word)."""
        texts = self.game.moves.texts
        if "drop" in texts and self.table.state.question.allows(self.table.state, seat, texts.index("drop")):
            self._make([texts.index("drop")], seat)
        else:
            self.desk.console.print(self.words.say("play-nothing-to-undo"), style="yellow")

    def _save(self, name: str) -> None:
        file = Path(name) if name else self.file
        self.table.save(file)
        self.desk.console.print(self.words.say("play-saved", file=str(file)), markup=False)

    # -- the end -------------------------------------------------------------------------------------------------------

    def _show_result(self) -> None:
        outcome = self.table.outcome()
        winners = " + ".join([self.names[seat] for seat in outcome.winners])
        console = self.desk.console
        console.print()
        console.print(
            self.words.say("play-winners", count=len(outcome.winners), names=winners), style="bold", markup=False
        )
        for seat in sorted(range(len(self.names)), key=lambda seat: outcome.places[seat]):
            console.print(f"  {outcome.places[seat]}.  {self.names[seat]}  {outcome.scores[seat]}", markup=False)


def reaction_keys(texts: list[str]) -> dict[str, str]:
    """One key for each move: a letter of it that is still free, else a digit; moves beyond that must be typed."""
    keys: dict[str, str] = {}
    verbs = [text.split()[0] for text in texts]
    for text in texts:
        verb, _, rest = text.lower().partition(" ")
        signs = rest + verb if verbs.count(verb) > 1 else verb + rest  # `doubt number` is n where all say doubt
        free = [sign for sign in signs + "123456789" if sign.isascii() and sign.isalnum() and sign not in keys]
        if free and len(keys) < 9:
            keys[free[0]] = text
    return keys
