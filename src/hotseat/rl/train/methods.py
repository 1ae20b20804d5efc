"""Ways to learn from played games: Monte-Carlo values, policy gradients, and fictitious play.

A method names its networks, says who plays how, and changes the networks after a round of games. All are the usual
ones, reduced to what a processor can do in an hour:

- `ppo`, proximal policy optimisation (Schulman and others 2017): one network draws its moves and estimates values.
- `dmc`, deep Monte-Carlo (Zha and others 2021): one network predicts the reward after every move and plays the best.
- `nfsp`, neural fictitious self-play (Heinrich and Silver 2016), with Monte-Carlo returns: a network answers the
  average of its own past, and a second one learns that average, which is what plays in the end.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

import numpy as np

from hotseat.core.game import Setup
from hotseat.rl.net import Adam, Floats, Ints, Net, Pass, Weights, softmax
from hotseat.rl.train.games import Decisions, joined

BATCH: Final = 1024
"""Decisions per step of Adam."""


@dataclass(frozen=True)
class Rates:
    """What can be tuned about a method."""

    learning: float = 5e-4
    passes: int = 2
    """How often a round's decisions are gone through."""
    entropy: float = 0.01
    clip: float = 0.2
    decay: float = 0.95
    """How far the credit of a decision reaches into the future (lambda of generalised advantages)."""
    explore: float = 0.08
    """How often a network that plays its best move tries another one."""
    anticipation: float = 0.2
    """How often a seat answers the average instead of playing it (nfsp)."""


class Method:
    """One way to learn: `nets[0]` plays when training is over."""

    greed: tuple[float, ...] = (-1.0,)
    """By network: how it plays while it learns (see `Chunk.greed`)."""
    plays: ClassVar[str] = "draws"
    """How the saved agent plays: `draws` from its policy, or takes the `best` move."""

    def __init__(self, setup: Setup, first: list[Weights], rates: Rates) -> None:
        self.rates = rates
        self.count = len(setup.game.moves)
        self.nets = [Net(setup, weights) for weights in first]
        self.steps = [Adam(weights, rates.learning) for weights in first]

    def seats(self, rng: np.random.Generator, players: int) -> list[int]:
        """Which network plays each seat of a game of self-play."""
        return [0] * players

    def learn(self, done: Decisions, rng: np.random.Generator) -> None:
        """Change the networks after a round."""
        raise NotImplementedError

    def imitate(self, done: Decisions, rng: np.random.Generator) -> None:
        """Make `nets[0]` choose what a teacher chose, and expect what the teacher got."""
        for rows in self._batches(len(done), rng, 1):
            slopes = []
            for part in self._passes(0, done, rows):
                at = rows[part.rows]
                by_score = softmax(part.scores)
                by_score[np.arange(len(at)), np.searchsorted(part.columns, done.moves[at])] -= 1
                by_value = np.float32(0.5) * (part.values - done.rewards[at])
                slopes.append(
                    self.nets[0].slopes(part, by_score / np.float32(len(rows)), by_value / np.float32(len(rows)))
                )
            self.steps[0].step(self.nets[0].weights, slopes)

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps apart from the weights, as arrays."""
        kept: dict[str, Any] = {}
        for at, adam in enumerate(self.steps):
            kept[f"{at} steps"] = np.array(adam.steps)
            kept |= {f"{at} mean {name}": array for name, array in adam.mean.items()}
            kept |= {f"{at} square {name}": array for name, array in adam.square.items()}
        return kept

    def restore(self, kept: Any) -> None:
        """Continue from a checkpoint."""
        for at, adam in enumerate(self.steps):
            adam.steps = int(kept[f"{at} steps"])
            adam.mean = {name: kept[f"{at} mean {name}"] for name in adam.mean}
            adam.square = {name: kept[f"{at} square {name}"] for name in adam.square}

    def _batches(self, count: int, rng: np.random.Generator, passes: int) -> list[Ints]:
        orders = [rng.permutation(count) for _ in range(passes)]
        return [order[at : at + BATCH] for order in orders for at in range(0, count, BATCH)]

    def _passes(self, net: int, done: Decisions, rows: Ints) -> list[Pass]:
        return self.nets[net].passes(done.seen[rows], done.legal_moves(rows, self.count), done.seats[rows])


class Ppo(Method):
    """Proximal policy optimisation."""

    def learn(self, done: Decisions, rng: np.random.Generator) -> None:
        gains = self._gains(done)
        aims = gains + done.values
        gains = (gains - gains.mean()) / (gains.std() + np.float32(1e-6))
        for rows in self._batches(len(done), rng, self.rates.passes):
            slopes = []
            for part in self._passes(0, done, rows):
                at = rows[part.rows]
                slopes.append(self._slopes(part, done.moves[at], done.chances[at], gains[at], aims[at], len(rows)))
            self.steps[0].step(self.nets[0].weights, slopes)

    def _gains(self, done: Decisions) -> Floats:
        """By decision: how much better than expected it went, later changes counting less."""
        gains = np.zeros(len(done), np.float32)
        ahead = 0.0
        for at in range(len(done) - 1, -1, -1):
            last = at + 1 == len(done) or done.lines[at + 1] != done.lines[at]
            change = float(done.rewards[at] if last else done.values[at + 1]) - float(done.values[at])
            ahead = change if last else change + self.rates.decay * ahead
            gains[at] = ahead
        return gains

    def _slopes(self, part: Pass, moves: Ints, before: Floats, gains: Floats, aims: Floats, count: int) -> Weights:
        likely = softmax(part.scores)
        rows, chosen = np.arange(len(moves)), np.searchsorted(part.columns, moves)
        ratio = likely[rows, chosen] / np.maximum(before, np.float32(1e-8))
        clip = self.rates.clip
        free = np.where(gains > 0, ratio < 1 + clip, ratio > 1 - clip)
        pushed = np.where(free, gains * ratio, 0).astype(np.float32)
        by_score = likely * pushed[:, None]
        by_score[rows, chosen] -= pushed
        logs = np.log(np.maximum(likely, np.float32(1e-12)))
        spread = (likely * logs).sum(axis=1, keepdims=True)
        by_score += np.float32(self.rates.entropy) * likely * (logs - spread)
        by_value = np.float32(0.5) * (part.values - aims)
        return self.nets[0].slopes(part, by_score / np.float32(count), by_value / np.float32(count))


class Dmc(Method):
    """Deep Monte-Carlo: the score of a move is the reward expected after it."""

    plays: ClassVar[str] = "best"

    def __init__(self, setup: Setup, first: list[Weights], rates: Rates) -> None:
        super().__init__(setup, first, rates)
        self.greed = (rates.explore,)

    def learn(self, done: Decisions, rng: np.random.Generator) -> None:
        self._predict(0, done, rng)

    def _predict(self, net: int, done: Decisions, rng: np.random.Generator) -> None:
        """Make the scores of the chosen moves more like the rewards that followed."""
        for rows in self._batches(len(done), rng, self.rates.passes):
            slopes = []
            for part in self._passes(net, done, rows):
                at = rows[part.rows]
                chosen = np.searchsorted(part.columns, done.moves[at])
                by_score = np.zeros_like(part.scores)
                wrong = part.scores[np.arange(len(at)), chosen] - done.rewards[at]
                by_score[np.arange(len(at)), chosen] = wrong / np.float32(len(rows))
                slopes.append(self.nets[net].slopes(part, by_score, np.zeros(len(at), np.float32)))
            self.steps[net].step(self.nets[net].weights, slopes)


class Nfsp(Dmc):
    """Fictitious play: network 0 is the average, network 1 answers it."""

    plays: ClassVar[str] = "draws"
    RESERVOIR: Final = 200_000

    def __init__(self, setup: Setup, first: list[Weights], rates: Rates) -> None:
        super().__init__(setup, first, rates)
        self.greed = (-1.0, rates.explore)
        self.past: Decisions | None = None
        self.met = 0
        """Decisions of the answering network so far, of which the reservoir is a fair sample."""

    def seats(self, rng: np.random.Generator, players: int) -> list[int]:
        return [int(answers) for answers in rng.random(players) < self.rates.anticipation]

    def learn(self, done: Decisions, rng: np.random.Generator) -> None:
        self._predict(1, done, rng)
        self._remember(done, np.flatnonzero(done.nets == 1), rng)
        if self.past is not None:
            some = rng.choice(len(self.past), min(len(self.past), len(done)), replace=False)
            self.imitate(_taken(self.past, some), rng)

    def _remember(self, done: Decisions, rows: Ints, rng: np.random.Generator) -> None:
        """Keep a fair sample of all decisions that the answering network ever made."""
        fresh = _taken(done, rows)
        self.past = fresh if self.past is None else joined([self.past, fresh])
        self.met += len(rows)
        if len(self.past) > self.RESERVOIR:
            # Every fresh decision gets in with the chance that it would have in a sample of all.
            old, new = len(self.past) - len(rows), len(rows)
            entering = rng.random(new) < self.RESERVOIR / self.met
            kept = np.ones(old, np.bool_)
            surplus = old + int(entering.sum()) - self.RESERVOIR
            kept[rng.choice(old, max(0, surplus), replace=False)] = False
            self.past = _taken(self.past, np.flatnonzero(np.concatenate([kept, entering])))

    def state(self) -> dict[str, Any]:
        kept = super().state() | {"met": np.array(self.met)}
        if self.past is not None:
            kept |= {f"past {name}": getattr(self.past, name) for name in Decisions.__dataclass_fields__}
        return kept

    def restore(self, kept: Any) -> None:
        super().restore(kept)
        self.met = int(kept["met"])
        if self.met:
            self.past = Decisions(**{name: kept[f"past {name}"] for name in Decisions.__dataclass_fields__})


def _taken(done: Decisions, rows: Ints) -> Decisions:
    return Decisions(**{name: getattr(done, name)[rows] for name in Decisions.__dataclass_fields__})


METHODS: Final[dict[str, type[Method]]] = {"dmc": Dmc, "nfsp": Nfsp, "ppo": Ppo}
NETS: Final = {"dmc": 1, "nfsp": 2, "ppo": 1}
