"""Learning by self-play: policy gradients with a linear critic, kept near the prior, against a pool of players."""

from math import log, sqrt
from typing import Final, final

from hotseat.bots.base import Bot
from hotseat.bots.spicy.choices import PARTS, Choices, choices_of
from hotseat.bots.spicy.policy import chances, draw
from hotseat.bots.spicy.sight import Sight
from hotseat.bots.spicy.small import small_choice
from hotseat.core.game import Setup
from hotseat.core.rng import FastRng, seeded
from hotseat.games.spicy.state import Spicy

LAMBDA: Final = 0.95
"""The decay, per decision, with which a change in value is credited to earlier decisions."""
STANDINGS: Final = 9
"""The number of inputs of the critic."""


def standing(view: Spicy, seat: int, sight: Sight) -> list[float]:
    """The inputs of the critic."""
    return [
        1.0,
        sight.lead,
        sight.lead * sight.late,
        float(view.trophies[seat]),
        float(max(view.trophies) - view.trophies[seat]),
        1.0 / sight.cards if sight.cards else 1.0,
        sight.height / 4.0 if view.owner == seat else 0.0,
        -sight.height / 4.0 if view.owner != seat else 0.0,
        1.0 if view.last and view.owner != seat else 0.0,
    ]


@final
class Trace:
    """The decisions of one learning seat in the running game."""

    def __init__(self) -> None:
        self.credit = [0.0] * PARTS
        self.standing = [0.0] * STANDINGS
        self.value = 0.0
        self.begun = False


@final
class Learner:
    """Weights that learn from the games they play."""

    def __init__(self, weights: list[float], anchor: list[float], players: int, pull: float, rate: float) -> None:
        self.weights = weights[:]
        self.anchor = anchor
        """The policy that it is kept near."""
        self.players = players
        self.pull = pull
        """The penalty for leaving the anchor, in wins per unit of divergence."""
        self.rate = rate
        self.critic = [1.0 / players] + [0.0] * (STANDINGS - 1)
        self.gradient = [0.0] * PARTS
        self.mean = [0.0] * PARTS
        self.square = [0.0] * PARTS
        self.steps = 0
        self.learns = True

    def play(
        self, setup: Setup, seed: int, others: list[list[float]], bots: dict[int, Bot] | None = None
    ) -> list[float]:
        """Play one game; returns the shares.

        The learner plays the seats whose weights in `others` are empty, except those that `bots` play.
        """
        s = setup.start(seeded(seed))
        assert isinstance(s, Spicy)
        frozen = bots or {}
        rng = seeded(~seed)
        traces = [Trace() for _ in range(s.players)]
        hasty = rng.below(2, "order") == 0
        while not s.over:
            players = s.question.players
            # At a live table the turn player may be faster than players who would doubt.
            seat = players[rng.below(len(players), "order")] if hasty else players[0]
            view = s.view(seat)
            if seat in frozen:
                s.push(frozen[seat].choose(view, seat), seat)
            else:
                s.push(self.choose(view, seat, others[seat], traces[seat], rng), seat)
        winners = s.outcome().winners
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.players)]
        if self.learns:
            for seat in range(s.players):
                if traces[seat].begun:
                    self.credit(traces[seat], shares[seat])
        return shares

    def choose(self, view: Spicy, seat: int, other: list[float], trace: Trace, rng: FastRng) -> int:
        """A move for this seat; if the learner plays it, the decision is recorded."""
        if view.question.name in ("tuck", "joker"):
            return small_choice(view, seat)
        sight = Sight(view, seat, True)
        found = choices_of(view, seat, sight)
        if len(found.moves) == 1:
            return found.moves[0]
        likely = chances(found, other or self.weights)
        place = draw(likely, rng)
        if not other and self.learns:
            self.note(view, seat, sight, found, likely, place, trace)
        return found.moves[place]

    def note(
        self, view: Spicy, seat: int, sight: Sight, found: Choices, likely: list[float], place: int, trace: Trace
    ) -> None:
        """Credit earlier decisions with the change in value since, then record this one."""
        facts = standing(view, seat, sight)
        value = 0.0
        for at in range(STANDINGS):
            value += self.critic[at] * facts[at]
        if trace.begun:
            self.spread(trace, value - trace.value)
        trace.standing, trace.value, trace.begun = facts, value, True
        credit = trace.credit
        for part in range(PARTS):
            credit[part] *= LAMBDA
        anchored = chances(found, self.anchor)
        away = 0.0
        for at in range(len(likely)):
            away += likely[at] * log(likely[at] / anchored[at])
        for at in range(len(likely)):
            chosen = (1.0 if at == place else 0.0) - likely[at]
            pulled = self.pull * likely[at] * (log(likely[at] / anchored[at]) - away)
            end = found.starts[at + 1] if at + 1 < len(likely) else len(found.parts)
            for cell in range(found.starts[at], end):
                credit[found.parts[cell]] += chosen * found.amounts[cell]
                self.gradient[found.parts[cell]] -= pulled * found.amounts[cell]

    def spread(self, trace: Trace, change: float) -> None:
        """Apply a change in value to the gradients of the decisions and of the critic."""
        for part in range(PARTS):
            self.gradient[part] += change * trace.credit[part]
        for at in range(STANDINGS):
            self.critic[at] += 0.002 * change * trace.standing[at]

    def credit(self, trace: Trace, share: float) -> None:
        """Credit the end of the game to one seat."""
        self.spread(trace, share - trace.value)

    def step(self, games: int) -> None:
        """One step of Adam along the accumulated gradient."""
        self.steps += 1
        for part in range(PARTS):
            slope = self.gradient[part] / games
            self.gradient[part] = 0.0
            self.mean[part] = 0.9 * self.mean[part] + 0.1 * slope
            self.square[part] = 0.99 * self.square[part] + 0.01 * slope * slope
            mean = self.mean[part] / (1.0 - 0.9**self.steps)
            square = self.square[part] / (1.0 - 0.99**self.steps)
            self.weights[part] += self.rate * mean / (sqrt(square) + 1e-5)
