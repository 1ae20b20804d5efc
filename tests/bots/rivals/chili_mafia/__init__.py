"""Bots for Chili Mafia: `easy` is greedy and careless, `normal` counts cards, weighs moves and has a memory."""

from collections.abc import Callable
from typing import Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.core.state import State
from hotseat.games.chili_mafia.state import ChiliMafia
from tests.bots.rivals.chili_mafia import answers
from tests.bots.rivals.chili_mafia.laying import Line
from tests.bots.rivals.chili_mafia.turns import turn_line

ANSWERS: Final[dict[str, Callable[[ChiliMafia, int, Line], Line]]] = {
    "draft": answers.most_wanted,
    "limit": answers.limit,
    "response": answers.response,
    "lifeline": answers.lifeline,
    "reconsider": answers.reconsider,
    "bodyguard": answers.bodyguard,
    "bribe": answers.bribe,
    "home": answers.home,
    "kiss": answers.kiss,
    "recruit": answers.recruit,
    "bagman": answers.most_wanted,
    "backup": answers.backup,
    "dime": answers.dime,
    "deal": answers.deal,
    "snoop": answers.snoop,
    "raid": answers.raid,
}


class GreedyBot(Bot):
    """Plans whole lines and plays them word by word; the same view always gives the same word."""

    def __init__(self, seed: int, careful: bool) -> None:
        super().__init__(seed)
        self.careful = careful

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
        fresh = view
        if view.plans[seat]:
            fresh = view.clone()
            fresh.plans[seat] = ()
        moves = tuple(fresh.moves(seat))
        if view.question.name == "turn":
            return turn_line(fresh, seat, moves, self.careful)
        if view.question.name == "response" and self.careful:
            return answers.careful_response(fresh, seat, moves)
        return ANSWERS[view.question.name](fresh, seat, moves)


class EasyBot(Bot):
    """Greedy, but every fourth word is random; it remembers nothing."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.greedy = GreedyBot(seed, False)
        self.careless = RandomBot(seed + 1)

    def choose(self, view: State, seat: int) -> int:
        if self.rng.below(4, "easy") == 0:
            return self.careless.choose(view, seat)
        return self.greedy.choose(view, seat)


def easy(seed: int) -> Bot:
    """Level 1."""
    return EasyBot(seed)


def normal(seed: int) -> Bot:
    """Level 2."""
    return GreedyBot(seed, True)


LEVELS: Final = {"easy": easy, "normal": normal}
