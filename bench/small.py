"""`python -m bench.small`: how far the levels are from being unexploitable in games small enough to know exactly.

The small twins of Stick 'Em, Spicy and Sweet & Spicy (docs/learning.md) are walked completely, and OpenSpiel computes
the best response of every seat to a table of equal bots. NashConv is the sum of what all players could gain: 0 means
that nobody can gain anything. The bots are those of the printed games; they know nothing about the small decks.
"""

from typing import Any, Final

from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from bench.exact import GAMES
from bench.ladder import keep, known
from hotseat.bots import make_bot
from hotseat.rl.openspiel import CLASSES, HotseatState

MEASURED: Final = ("stick_em", "spicy", "sweet_spicy")
"""The games whose levels are measured: not Chili Mafia and Wazabi."""
LEVELS: Final = {"stick_em": ("normal", "hard", "expert")}
"""Where a level draws lots without telling its chances, it is left out."""
ALL: Final = ("easy", "normal", "hard", "expert")
CHANCE: Final = "any move"
"""The player who takes every move equally often."""


class AsBots(policy.Policy):  # type: ignore[misc]
    """Every seat plays like this bot."""

    def __init__(self, game: Any, level: str) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.id = game.rules.id
        self.level = level
        self.known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: HotseatState, player_id: int | None = None) -> dict[int, float]:
        """The chance of each move; a bot that does not tell its chances always takes the same move from a view."""
        seat = state.current_player() if player_id is None else player_id
        key = f"{seat} {state.information_state_string(seat)}"
        if key not in self.known:
            assert state.memory is not None
            view, bot = state.memory.state.view(seat), make_bot(self.id, self.level, 1)
            chances = bot.policy(view, seat) or {bot.choose(view, seat): 1.0}
            self.known[key] = {move: chances.get(move, 0.0) for move in state.legal_actions(seat)}
        return self.known[key]


def nash_conv(id: str, players: int, options: str, level: str) -> float:
    """What all players together could gain by best responses to a table of bots of this level."""
    game = CLASSES[id.replace("_", "-")]({"players": players, "deals": 0, "options": options})
    played = policy.UniformRandomPolicy(game) if level == CHANCE else AsBots(game, level)
    return float(exploitability.nash_conv(game, played))


def main() -> None:
    for name, (id, players, options) in GAMES.items():
        if id not in MEASURED:
            continue
        found = {level: nash_conv(id, players, options, level) for level in (CHANCE, *LEVELS.get(id, ALL))}
        print(name, *[f"{level} {value:.3f}" for level, value in found.items()], flush=True)
        keep(known(), "small", name, {"levels": found})


if __name__ == "__main__":
    main()
