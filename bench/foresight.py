"""An attacker that knows its rivals: a search whose playouts are played by the bot that it attacks."""

from typing import Final

from hotseat.bots.base import Bot
from hotseat.bots.players import make_player
from hotseat.bots.search import Effort, Line, Playout, best_line
from hotseat.core.state import State

PLAYOUTS: Final = 120
SURE: Final = 1.0
MOST_MOVES: Final = 400
"""No playout is longer than this."""


class AsRivalsPlay(Playout):
    """Plays on as the rivals would, to the end of the game; the value is the share of the win."""

    def __init__(self, rival: Bot) -> None:
        self.rival = rival

    def value(self, s: State, seat: int) -> float:
        for _ in range(MOST_MOVES):
            if s.over:
                break
            asked = s.seat()
            s.push(self.rival.choose(s.view(asked), asked), asked)
        if not s.over:
            return 1 / s.players
        winners = s.outcome().winners
        return 1 / len(winners) if seat in winners else 0.0


class Foresight(Bot):
    """Plays like its rivals unless playouts show a move that wins more often against them."""

    def __init__(self, seed: int, game: str, level: str) -> None:
        super().__init__(seed)
        self.usual = make_player(game, level, seed)
        self.playout = AsRivalsPlay(make_player(game, level, seed + 1))

    def choose(self, view: State, seat: int) -> int:
        moves = view.moves(seat)
        usual = self.usual.choose(view, seat)
        if len(moves) == 1 or view.question.reacts(seat):
            return usual
        effort = Effort(PLAYOUTS, SURE)
        lines: list[Line] = [(move,) for move in moves]
        return best_line(view, seat, lines, (usual,), self.playout, self.rng, effort)[0]
