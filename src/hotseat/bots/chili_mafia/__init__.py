"""Bots for Chili Mafia.

`easy` is greedy and careless, `normal` is only greedy. `hard` and `expert` remember cards, count them, weigh who may
stop an attack, and keep their cards in hand where nobody can attack them.
"""

from collections.abc import Callable
from typing import Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.bots.chili_mafia import answers
from hotseat.bots.chili_mafia.laying import Line
from hotseat.bots.chili_mafia.reasons import why
from hotseat.bots.chili_mafia.styles import PLAIN, STYLES, MafiaStyle
from hotseat.bots.chili_mafia.turns import A_FEW_KEPT, MOST_KEPT, NOTHING_KEPT, turn_line
from hotseat.bots.styles import Style
from hotseat.core.state import State
from hotseat.games.chili_mafia.state import ChiliMafia

ANSWERS: Final[dict[str, Callable[[ChiliMafia, int, Line], Line]]] = {
    "lifeline": answers.lifeline,
    "reconsider": answers.reconsider,
    "bodyguard": answers.bodyguard,
    "bribe": answers.bribe,
    "home": answers.home,
    "kiss": answers.kiss,
    "recruit": answers.recruit,
    "backup": answers.backup,
    "dime": answers.dime,
    "deal": answers.deal,
    "snoop": answers.snoop,
    "raid": answers.raid,
}
STYLED_ANSWERS: Final[dict[str, Callable[[ChiliMafia, int, Line, MafiaStyle], Line]]] = {
    "draft": answers.most_wanted,
    "limit": answers.limit,
    "response": answers.response,
    "bagman": answers.most_wanted,
}


class GreedyBot(Bot):
    """Plans whole lines and plays them word by word; the same view always gives the same word."""

    def __init__(self, seed: int, careful: bool, kept: int = NOTHING_KEPT) -> None:
        super().__init__(seed)
        self.careful = careful
        self.kept = kept
        """From this many cards it lays something down; fewer stay in hand when that pays."""
        self.style = PLAIN

    def play_as(self, style: Style) -> None:
        assert isinstance(style, MafiaStyle)
        self.style = style

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, ChiliMafia)
        moves = tuple(view.moves(seat))
        if len(moves) == 1:
            return moves[0]
        plan = view.plans[seat]
        if view.question.name == "raid":
            return answers.raid(view, seat, moves)[0]
        line = self.line(view, seat)
        at = len(plan)
        if line[:at] == plan and at < len(line) and line[at] in moves:
            return line[at]
        return moves[0]  # finishes a plan that somebody else began

    def line(self, view: ChiliMafia, seat: int) -> Line:
        """The whole choice, as if no word had been played yet."""
        unplanned = view
        if view.plans[seat]:
            unplanned = view.clone()
            unplanned.plans[seat] = ()
        moves = tuple(unplanned.moves(seat))
        if view.question.name == "turn":
            return turn_line(unplanned, seat, moves, self.careful, self.kept, self.style)
        if view.question.name == "response" and self.careful:
            return answers.careful_response(unplanned, seat, moves, self.style)
        if view.question.name in STYLED_ANSWERS:
            return STYLED_ANSWERS[view.question.name](unplanned, seat, moves, self.style)
        return ANSWERS[view.question.name](unplanned, seat, moves)


class EasyBot(Bot):
    """Greedy, but every fourth word is random; it remembers nothing."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.greedy = GreedyBot(seed, False)
        self.careless = RandomBot(seed + 1)

    def play_as(self, style: Style) -> None:
        self.greedy.play_as(style)

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.careless.reseed(seed + 1)

    def choose(self, view: State, seat: int) -> int:
        if self.rng.below(4, "easy") == 0:
            return self.careless.choose(view, seat)
        return self.greedy.choose(view, seat)


def easy(seed: int) -> Bot:
    """Level 1."""
    return EasyBot(seed)


def normal(seed: int) -> Bot:
    """Level 2: greedy, without slips."""
    return GreedyBot(seed, False)


def hard(seed: int) -> Bot:
    """Level 3: counts cards, and with three or more sides keeps a few in hand until its last turn.

    Who lays everything down at once, or waits only for the Raid, loses half of all games of four to one who waits.
    """
    return GreedyBot(seed, True, A_FEW_KEPT)


def expert(seed: int) -> Bot:
    """Level 4: with three or more sides, keeps what it can in hand until its last turn."""
    return GreedyBot(seed, True, MOST_KEPT)


LEVELS: Final = {"easy": easy, "normal": normal, "hard": hard, "expert": expert}

__all__ = ["LEVELS", "STYLES", "EasyBot", "GreedyBot", "easy", "expert", "hard", "normal", "why"]
