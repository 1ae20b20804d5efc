"""Flat search: try every move in worlds consistent with the view, play them out, keep what is clearly better."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from hotseat.core.rng import Rng
from hotseat.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout:
    """How a game plays a state out to a point where it can be evaluated."""

    def value(self, s: State, seat: int) -> float:
        """The value of the position for this seat; the state may be modified."""
        raise NotImplementedError


class Tried:
    """A move and its value in each world; worlds are numbered from the first one of the whole search."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.values: list[float] = []

    def mean(self) -> float:
        """The mean over all worlds."""
        return sum(self.values) / len(self.values)

    def gain(self, other: "Tried") -> tuple[float, float]:
        """The mean difference to another move over the worlds in which both were tried, and its standard error."""
        count = min(len(self.values), len(other.values))
        differences = [self.values[at] - other.values[at] for at in range(count)]
        mean = sum(differences) / count
        spread = sum([(difference - mean) ** 2 for difference in differences])
        return mean, (spread / (count * max(count - 1, 1))) ** 0.5


def best_move(
    view: State, seat: int, moves: Sequence[int], usual: int, playout: Playout, rng: Rng, budget: int, sure: float
) -> int:
    """The move that playouts favour; `usual` unless another one is better by `sure` standard errors.

    Sequential halving with common worlds: each stage drops the worse half of the moves, but never `usual`. About
    `budget` games are played out; the same view, generator and budget give the same move.
    """
    alive = [Tried(move) for move in moves]
    fallback = alive[list(moves).index(usual)]
    stages = max(1, (len(alive) - 1).bit_length())
    for _ in range(stages):
        for _ in range(max(2, budget // (stages * len(alive)))):
            world = view.fill(rng)
            for tried in alive:
                twin = world.clone()
                twin.push(tried.move, seat)
                tried.values.append(playout.value(twin, seat))
        alive = survivors(alive, fallback)
    best = alive[0] if alive[0] is not fallback else alive[-1]
    if best is fallback:
        return usual
    gain, error = best.gain(fallback)
    return best.move if gain > sure * error else usual


def survivors(alive: list[Tried], fallback: Tried) -> list[Tried]:
    """The better half, best first, plus the fallback."""
    ranked = sorted([(-tried.mean(), place) for place, tried in enumerate(alive)])
    kept = [alive[place] for _, place in ranked[: max(1, (len(alive) + 1) // 2)]]
    return kept if fallback in kept else [*kept, fallback]
