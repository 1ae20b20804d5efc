"""`?` at the table: commands, clauses of the rules, and why a move is not possible."""

from rich.console import Console
from rich.markdown import Markdown

from hotseat.cli.boards import explained_of
from hotseat.cli.entry import understood
from hotseat.cli.rulebook import Rule, Rulebook
from hotseat.core.errors import HotseatError, IllegalMove, UnknownMove
from hotseat.core.game import Game
from hotseat.core.state import State
from hotseat.locales import Phrases

MOST_RULES = 12
NO_CLAUSE = "\N{EMPTY SET}"
"""Used instead of a clause if the game has no rulebook; the help line for clauses is then omitted."""


class Help:
    """Answers questions about one game."""

    def __init__(self, game: Game, console: Console, words: Phrases, phrase: str) -> None:
        self.game = game
        self.console = console
        self.words = words
        self.phrase = phrase
        """The phrase shown for a bare `?`."""

    def answer(self, view: State, seat: int, wish: str) -> None:
        """A bare `?` lists what can be typed; `? SE-4.3`, `? zero`, `? SH` and `? play R5` look things up."""
        if not wish:
            self._show_commands(view, seat)
            return
        book = Rulebook(self.game.id, self.words.language)
        rules = book.clause(wish) or book.chapter(wish)
        code = "" if rules else explained_of(self.game.id)(wish.upper(), self.words)
        if code:
            self.console.print(code, markup=False)
            return
        if not rules and self._about_a_move(view, seat, wish):
            return
        rules = rules or book.mentions(wish)
        if not rules:
            raise HotseatError(f"Nothing found for {wish!r}.", "nothing-found", {"wish": wish})
        self._show(rules[:MOST_RULES])

    def _show(self, rules: list[Rule]) -> None:
        for rule in rules:
            self.console.print(Markdown(rule.shown()))

    def _show_commands(self, view: State, seat: int) -> None:
        asked = seat in view.question.open_to(view)
        move = self.game.moves.text(view.moves(seat)[0] if asked else 0)
        rules = Rulebook(self.game.id).rules
        clause = rules[0].ids[0] if rules else NO_CLAUSE
        word = self.words.say_or(f"{self.game.id}-help-word", self.game.id)
        lines = self.words.say(self.phrase, example=move, clause=clause, word=word).splitlines()
        self.console.print("\n".join([line for line in lines if NO_CLAUSE not in line]), markup=False)

    def _about_a_move(self, view: State, seat: int, wish: str) -> bool:
        """Say whether this move is legal, and if not, why; returns False if it is not a move."""
        try:
            moves = understood(view, seat, wish)
        except UnknownMove:
            return False
        try:
            view.clone().check(seat, moves[0])
        except IllegalMove as problem:
            self._say_why_not(problem)
        else:
            self.console.print(self.words.say("play-possible", move=self.game.moves.text(moves[0])), markup=False)
        return True

    def _say_why_not(self, problem: IllegalMove) -> None:
        """Show the refusal, and the rule behind it if the game names one."""
        rules = Rulebook(self.game.id, self.words.language).clause(problem.facts.get("clause", ""))
        if not rules:
            raise problem
        self.console.print(self.words.error(problem), markup=False)
        self._show(rules)
