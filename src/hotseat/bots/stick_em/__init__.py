"""Bots for Stick 'Em: heuristics for every card, and on top of them a search that plays rounds out."""

from collections.abc import Callable
from typing import Final, final

from hotseat.bots.base import Bot, RandomBot
from hotseat.bots.search import Effort, Line, best_line
from hotseat.bots.stick_em.greedy import Greedy
from hotseat.bots.stick_em.playouts import ToTheEndOfTheRound
from hotseat.bots.stick_em.reasons import why
from hotseat.bots.stick_em.styles import STYLES
from hotseat.bots.styles import Style
from hotseat.core.state import State
from hotseat.games.stick_em.state import StickEm

HARD: Final = 150
EXPERT: Final = 2500
"""Playouts per decision: a few milliseconds, and a few tenths of a second."""
SURE: Final = 0.5
"""How many standard errors a move must be ahead of the heuristic's choice."""


@final
class EasyBot(Bot):
    """Greedy without a memory; every fourth move is random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._greedy = Greedy(seed, False)
        self._whim = RandomBot(seed + 1)

    def play_as(self, style: Style) -> None:
        self._greedy.play_as(style)

    def choose(self, view: State, seat: int) -> int:
        if self.rng.below(4, "whim") == 0:
            return self._whim.choose(view, seat)
        return self._greedy.choose(view, seat)


@final
class SearchingBot(Bot):
    """Plays the rest of the round out with every card, over possible hands of the others."""

    def __init__(self, seed: int, budget: int) -> None:
        super().__init__(seed)
        self.budget = budget
        self._greedy = Greedy(seed, True)

    def play_as(self, style: Style) -> None:
        self._greedy.play_as(style)

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, StickEm)
        moves = view.moves(seat)
        if len(moves) == 1:
            return moves[0]
        usual = self._greedy.choose(view, seat)
        effort = Effort(self.budget, SURE, self.late)
        lines: list[Line] = [(move,) for move in moves]
        leanings = [self._greedy.style.leaning(view, seat, move) for move in moves]
        return best_line(view, seat, lines, (usual,), ToTheEndOfTheRound(), self.rng, effort, leanings)[0]


def easy(seed: int) -> Bot:
    """Forgetful and careless."""
    return EasyBot(seed)


def normal(seed: int) -> Bot:
    """Follows the heuristics and remembers every card played."""
    return Greedy(seed, True)


def hard(seed: int) -> Bot:
    """Searches a little."""
    return SearchingBot(seed, HARD)


def expert(seed: int) -> Bot:
    """Searches more."""
    return SearchingBot(seed, EXPERT)


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"easy": easy, "normal": normal, "hard": hard, "expert": expert}

__all__ = ["LEVELS", "STYLES", "EasyBot", "SearchingBot", "easy", "expert", "hard", "normal", "why"]
