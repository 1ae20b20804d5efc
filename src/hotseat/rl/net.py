"""A small network in numpy: from what a seat sees and the features of moves to a number for every move.

The observation passes two hidden layers. Every move is embedded from its features, so similar moves share what was
learned about them, and its number is the product of the two. A second output estimates the reward of the seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hotseat.core.game import Game, Setup
from hotseat.rl.features import move_features

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]
Weights = dict[str, Floats]

WIDTH: Final = 128
"""Units of each hidden layer, and the length of a move's embedding."""
MOVE_WIDTH: Final = 64
"""Hidden units of the embedding of moves."""
IMPOSSIBLE: Final = np.float32(-1e9)


def first_weights(inputs: int, features: int, seed: int) -> Weights:
    """Random weights; the outputs start close to 0, so that the first policy is nearly uniform."""
    rng = np.random.default_rng([seed, 1])

    def layer(rows: int, columns: int, gain: float = 2.0) -> Floats:
        return rng.normal(0.0, np.sqrt(gain / rows), (rows, columns)).astype(np.float32)

    def nothing(size: int) -> Floats:
        return np.zeros(size, np.float32)

    return {
        "scale": np.ones(inputs, np.float32),
        "see": layer(inputs, WIDTH),
        "see_bias": nothing(WIDTH),
        "think": layer(WIDTH, WIDTH),
        "think_bias": nothing(WIDTH),
        "value": layer(WIDTH, 1, 0.01),
        "value_bias": nothing(1),
        "move": layer(features, MOVE_WIDTH),
        "move_bias": nothing(MOVE_WIDTH),
        "embed": layer(MOVE_WIDTH, WIDTH, 0.1),
        "taste": layer(MOVE_WIDTH, 1, 0.1),
    }


@dataclass
class Pass:
    """One pass through the network for rows that share their table of moves, with what its derivative needs."""

    rows: Ints
    columns: Ints
    table: int
    inputs: Floats
    seen: Floats
    thought: Floats
    values: Floats
    moves: Floats
    embedded: Floats
    scores: Floats
    """By row and column: the number of a move; IMPOSSIBLE where it is not legal."""


class Net:
    """The network of one game and number of players."""

    def __init__(self, setup: Setup, weights: Weights) -> None:
        self.weights = weights
        self._tables = _move_tables(setup.game, setup.players)

    def passes(self, seen: NDArray[np.int16], legal: Bools, seats: Ints) -> list[Pass]:
        """The network on these rows; in games whose moves name seats, one pass for the rows of each seat."""
        if len(self._tables) == 1:
            return [self._pass(np.arange(len(seen)), 0, seen, legal)]
        parts = [(np.flatnonzero(seats == seat), seat) for seat in range(len(self._tables))]
        return [self._pass(rows, seat, seen[rows], legal[rows]) for rows, seat in parts if len(rows)]

    def _pass(self, rows: Ints, table: int, seen: NDArray[np.int16], legal: Bools) -> Pass:
        w = self.weights
        columns = np.flatnonzero(legal.any(axis=0))
        inputs = seen * w["scale"]
        first = np.maximum(inputs @ w["see"] + w["see_bias"], 0)
        second = np.maximum(first @ w["think"] + w["think_bias"], 0)
        moves = np.maximum(self._tables[table][columns] @ w["move"] + w["move_bias"], 0)
        embedded = moves @ w["embed"]
        scores = second @ embedded.T + (moves @ w["taste"])[:, 0]
        scores[~legal[:, columns]] = IMPOSSIBLE
        values = (second @ w["value"])[:, 0] + w["value_bias"][0]
        return Pass(rows, columns, table, inputs, first, second, values, moves, embedded, scores)

    def slopes(self, done: Pass, by_score: Floats, by_value: Floats) -> Weights:
        """The derivative of a loss by every weight, from its derivatives by scores and values."""
        w = self.weights
        second = by_score @ done.embedded + np.outer(by_value, w["value"][:, 0])
        second[done.thought <= 0] = 0
        first = second @ w["think"].T
        first[done.seen <= 0] = 0
        embedded = by_score.T @ done.thought
        by_move = by_score.sum(axis=0)
        moves = embedded @ w["embed"].T + np.outer(by_move, w["taste"][:, 0])
        moves[done.moves <= 0] = 0
        return {
            "see": done.inputs.T @ first,
            "see_bias": first.sum(axis=0),
            "think": done.seen.T @ second,
            "think_bias": second.sum(axis=0),
            "value": done.thought.T @ by_value[:, None],
            "value_bias": by_value.sum(keepdims=True),
            "move": self._tables[done.table][done.columns].T @ moves,
            "move_bias": moves.sum(axis=0),
            "embed": done.moves.T @ embedded,
            "taste": done.moves.T @ by_move[:, None],
        }


@cache
def _move_tables(game: Game, players: int) -> list[Floats]:
    """The features of moves by seat; one table if they are the same for all seats."""
    tables = [move_features(game, players, seat)[0] for seat in range(players)]
    alike = all(np.array_equal(table, tables[0]) for table in tables)
    return [table.astype(np.float32) for table in (tables[:1] if alike else tables)]


def softmax(scores: Floats) -> Floats:
    """Probabilities by row."""
    grown = np.exp(scores - scores.max(axis=1, keepdims=True))
    likely: Floats = grown / grown.sum(axis=1, keepdims=True)
    return likely


class Adam:
    """Adam with a bound on the length of a step's gradient."""

    LONGEST: Final = 0.5

    def __init__(self, weights: Weights, rate: float) -> None:
        self.rate = rate
        self.steps = 0
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, weights: Weights, slopes: Sequence[Weights]) -> None:
        """Change the weights along the sum of these derivatives."""
        total = {name: np.sum([part[name] for part in slopes], axis=0, dtype=np.float32) for name in slopes[0]}
        length = float(np.sqrt(sum([float((slope * slope).sum()) for slope in total.values()])))
        shrink = np.float32(min(1.0, self.LONGEST / (length + 1e-9)))
        self.steps += 1
        for name, slope in total.items():
            slope = slope * shrink
            self.mean[name] += np.float32(0.1) * (slope - self.mean[name])
            self.square[name] += np.float32(0.001) * (slope * slope - self.square[name])
            mean = self.mean[name] / np.float32(1 - 0.9**self.steps)
            square = self.square[name] / np.float32(1 - 0.999**self.steps)
            weights[name] -= np.float32(self.rate) * mean / (np.sqrt(square) + np.float32(1e-8))
