"""One table as a desk shows it: board, question, menu, reactions, result. Works on views and knows no game's rules."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.markup import escape
from rich.text import Text

from hotseat.cli.boards import board_of, step_of
from hotseat.cli.desk import NEWS, RESIZED, Desk, KeyPrompt
from hotseat.cli.help import Help
from hotseat.cli.menu import grouped, menu
from hotseat.cli.telling import Teller
from hotseat.core.errors import HotseatError
from hotseat.core.game import Game
from hotseat.core.outcome import Outcome
from hotseat.core.reason import Reason
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.locales import Phrases
from hotseat.locales.of_games import question_of
from hotseat.locales.reasons import because

TYPED = "?"
"""The answer to a reaction's keys of somebody who wants to type instead."""


def labels(names: list[str]) -> list[str]:
    """Names as a table shows them: with the seat letter that moves use."""
    return [letter(seat) if name == letter(seat) else f"{letter(seat)} {name}" for seat, name in enumerate(names)]


@dataclass
class Screen:
    """What is drawn for the person at the desk."""

    game: Game
    names: list[str]
    desk: Desk
    words: Phrases
    help: str = "play-help"
    """The phrase that a bare `?` shows."""
    stale: bool = True
    """Whether anything has happened since the board was last drawn."""
    plan: list[str] = field(default_factory=list)
    """What the person now asked has chosen so far, where a choice of several words binds with its last one."""

    def __post_init__(self) -> None:
        self.teller = Teller(self.game, self.names, self.words)
        self.explanations = Help(self.game, self.desk.console, self.words, self.help)

    def draw(self, view: State, seat: int) -> None:
        """The board, unless it is on the screen already."""
        if self.stale:
            self.stale = False
            self.desk.console.print()
            self.desk.console.print(board_of(self.game.id)(view, seat, self.names, self.words))

    def ask(self, view: State, seat: int) -> None:
        """The open question, what was chosen so far, and the moves."""
        question = self._question(view, seat)
        self.desk.console.print(f"[bold]▶ {letter(seat)} {escape(self.words.say('play-you'))}[/]  {escape(question)}")
        if self.plan:
            self.desk.console.print(self.words.say("play-so-far", plan=" ".join(self.plan)), markup=False)
        self.show_menu(view, seat)

    def _question(self, view: State, seat: int) -> str:
        """The question in words, or its open step; where a verb is missing, the wording without it, if there is one."""
        step = step_of(self.game.id)(view, seat, self.words)
        if step:
            return step
        id = f"{self.game.id}-question-{view.question.name}"
        now = {text.split()[0] for text in self.listed(view, seat)}
        missing = set(self.game.moves.verbs) - now
        variants = [f"{id}-without-{verb}" for verb in sorted(missing)]
        known = next(filter(self.words.knows, variants), "")
        return self.words.say(known) if known else question_of(self.words, self.game.id, view.question.name)

    def show_menu(self, view: State, seat: int, verb: str = "") -> None:
        """The moves, cut short unless a verb is named."""
        self.desk.console.print(menu(self.listed(view, seat), self.teller, self.words, verb))

    def listed(self, view: State, seat: int) -> list[str]:
        """The moves in notation."""
        return [self.game.moves.text(move) for move in view.moves(seat)]

    def looks(self, view: State, seat: int, line: str) -> bool:
        """Show what the line asks for; False if it asks for something else."""
        word, _, rest = line.strip().partition(" ")
        asked = seat in view.question.open_to(view)
        if line == RESIZED or word == "board":
            self.stale = True
            self.draw(view, seat)
            if asked:
                self.ask(view, seat)
        elif line.startswith("?") or word == "help":
            self.explanations.answer(view, seat, rest if word == "help" else line[1:].strip())
        elif not asked:
            return False
        elif word == "moves":
            self.show_menu(view, seat, self._verb(view, seat, rest))
        elif not word and len(view.moves(seat)) != 1:
            self.show_menu(view, seat)
        else:
            return False
        return True

    def _verb(self, view: State, seat: int, wish: str) -> str:
        verbs = grouped(self.listed(view, seat))
        if wish and wish not in verbs:
            listed = ", ".join([verb for verb in verbs if verb])
            raise HotseatError(f"No moves begin with {wish!r}.", "no-verb", {"verb": wish, "verbs": listed})
        return wish

    def reaction(
        self,
        view: State,
        seat: int,
        seconds: float | None,
        inert: float,
        below: Callable[[], str] | None = None,
        until: float | None = None,
    ) -> str:
        """Offer a reaction by single keys: the move chosen, TYPED to type instead, or NEWS."""
        texts = self.game.moves
        decline = texts.text(view.question.default(view, seat))
        others = [text for text in self.listed(view, seat) if text != decline]
        keys = reaction_keys(others)
        ask = self._reaction_text(view, seat, keys, len(others) - len(keys), decline)
        key = self.desk.key(KeyPrompt(ask, {**keys, TYPED: TYPED}, decline, seconds, inert, below, until))
        return key if key in (TYPED, NEWS) else keys.get(key, decline)

    def _reaction_text(self, view: State, seat: int, keys: dict[str, str], more: int, decline: str) -> str:
        reaction = f"{self.game.id}-reaction-{view.question.name}"  # where the turn player is asked something else
        question = self.words.say_or(reaction, self._question(view, seat))
        listed = [f"[{key}] {text}" for key, text in keys.items()]
        if more:
            listed.append(self.words.say("play-react-more", count=more))
        listed.append(self.words.say("play-react-keys", decline=decline))
        return f"{self.words.say('play-you')}: {question}\n{'   '.join(listed)}"

    def advise(self, moves: list[str], reason: Reason | None) -> None:
        """What a bot would do, and why."""
        line = self.teller.move(" ".join(moves))
        self.desk.console.print(Text(self.words.say("play-hint") + " ").append_text(line))
        if reason is not None:
            self.desk.console.print(Text(because(self.words, reason, self.names), style="dim"))

    def complain(self, problem: HotseatError) -> None:
        """What cannot be done, in one sentence."""
        self.desk.console.print(self.words.error(problem), style="yellow", markup=False)

    def show_result(self, outcome: Outcome, reader: int | None) -> None:
        """Who won, and all places; the reader is called "you"."""
        console = self.desk.console
        called = [self._called(seat, reader) for seat in range(len(self.names))]
        winners = " + ".join([called[seat] for seat in outcome.winners])
        won = "play-you-win" if outcome.winners == (reader,) else "play-winners"
        console.print()
        console.print(self.words.say(won, count=len(outcome.winners), names=winners), style="bold", markup=False)
        for seat in sorted(range(len(self.names)), key=lambda seat: outcome.places[seat]):
            console.print(f"  {outcome.places[seat]}.  {called[seat]}  {outcome.scores[seat]}", markup=False)

    def _called(self, seat: int, reader: int | None) -> str:
        return f"{letter(seat)} {self.words.say('play-you')}" if seat == reader else self.names[seat]


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
