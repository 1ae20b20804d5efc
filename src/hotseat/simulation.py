"""Many games of one setup, with random moves or any bots: how long they last, who wins, and with how many points."""

from dataclasses import dataclass
from typing import Any

from hotseat.bots.bot_games import BotGames, play
from hotseat.core.playout import play_out
from hotseat.core.rng import seeded
from hotseat.games import game as game_of


@dataclass(frozen=True)
class Simulation(BotGames):
    """A job of `hotseat.runs`: one game per piece, whose row is its length, its winners and its scores.

    Without bots all moves are random.
    """

    def spec(self) -> dict[str, Any]:
        """Everything that a game depends on apart from its number."""
        return {"job": "simulation", **super().spec()}

    def piece(self, number: int) -> list[Any]:
        """Play one game; its length, winners and scores."""
        seed = self.seed + number
        s = game_of(self.game).setup(self.players, self.options).start(seeded(seed))
        length = sum([1 for _ in play(s, self.made(seed))]) if self.bots else play_out(s, seeded(~seed))
        outcome = s.outcome()
        return [length, list(outcome.winners), list(outcome.scores)]
