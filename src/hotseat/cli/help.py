"""`?` at the table: commands, clauses of the rules, and why a move is not possible."""

from rich.console import Console
from rich.markdown import Markdown

from hotseat.cli.entry import understood
from hotseat.cli.rulebook import Rulebook
from hotseat.core.errors import HotseatError, UnknownMove
from hotseat.core.game import Game
from hotseat.core.state import State
from hotseat.locales import Phrases

MOST_CLAUSES = 12


class Helper:
    """Answers questions about one game."""

    def __init__(self, game: Game, console: Console, words: Phrases, phrase: str) -> None:
        self.game = game
        self.console = console
        self.words = words
        self.phrase = phrase
        """What a bare `?` says."""

    def answer(self, view: State, seat: int, wish: str) -> None:
        """A bare `?` lists what can be typed; `? SE-4.3`, `? zero` and `? play R5` look things up."""
        if not wish:
            self._show_commands(view, seat)
            return
        book = Rulebook(self.game.id)
        clauses = [clause for clause in (book.clause(wish),) if clause] or book.chapter(wish)
        if not clauses and self._about_a_move(view, seat, wish):
            return
        clauses = clauses or book.mentions(wish)
        if not clauses:
            raise HotseatError(f"Nothing found for {wish!r}.", "nothing-found", {"wish": wish})
        for clause in clauses[:MOST_CLAUSES]:
            self.console.print(Markdown(clause.text))

    def _show_commands(self, view: State, seat: int) -> None:
        asked = seat in view.question.open_to(view)
        move, clause = self.game.moves.text(view.moves(seat)[0] if asked else 0), Rulebook(self.game.id).clauses[0].id
        self.console.print(self.words.say(self.phrase, example=move, clause=clause), markup=False)

    def _about_a_move(self, view: State, seat: int, wish: str) -> bool:
        """Say whether this move is possible, and if not, why; False if it is no move."""
        try:
            moves = understood(view, seat, wish)
        except UnknownMove:
            return False
        trial = view.clone()
        trial.check(seat, moves[0])
        self.console.print(self.words.say("play-possible", move=self.game.moves.text(moves[0])), markup=False)
        return True
