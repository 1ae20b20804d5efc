"""Flat search for every game: try whole lines of moves in worlds consistent with the view, play them out, keep what is
clearly better than the usual line."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from hotseat.core.rng import Rng
from hotseat.core.state import State

Line = tuple[int, ...]
"""One or several moves of the seat in a row."""
FEWEST_WORLDS: Final = 2
"""Even a search that is out of time looks at this many worlds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout:
    """How a game plays a state out to a point where it can be evaluated."""

    def value(self, s: State, seat: int) -> float:
        """The value of the position for this seat; the state may be modified."""
        raise NotImplementedError


@final
class Effort:
    """How hard a search tries, and when it trusts its result."""

    def __init__(self, playouts: int, sure: float, late: Callable[[], bool] | None = None) -> None:
        self.playouts = playouts
        """About this many games are played out."""
        self.sure = sure
        """By how many standard errors a line must be ahead of the usual one."""
        self.late = late
        """Whether time is up, in live play; without it, the same view and seed give the same move."""

    def ends(self, worlds: int) -> bool:
        """Whether to stop after this many worlds."""
        return self.late is not None and worlds >= FEWEST_WORLDS and self.late()


@final
class Tried:
    """A line and its value in each world; worlds are numbered from the first one of the whole search."""

    def __init__(self, line: Line, leaning: float = 0.0) -> None:
        self.line = line
        self.leaning = leaning
        """Added to the value in every world: what the bot's style sees in the line."""
        self.values: list[float] = []

    def mean(self) -> float:
        """The mean over all worlds."""
        return sum(self.values) / len(self.values) + self.leaning

    def gain(self, other: "Tried") -> tuple[float, float]:
        """The mean difference to another line over the worlds in which both were tried, and its standard error."""
        count = min(len(self.values), len(other.values))
        differences = [self.values[at] - other.values[at] for at in range(count)]
        mean = sum(differences) / count
        spread = sum([(difference - mean) ** 2 for difference in differences])
        return mean + self.leaning - other.leaning, (spread / (count * max(count - 1, 1))) ** 0.5


def best_line(
    view: State,
    seat: int,
    lines: list[Line],
    usual: Line,
    playout: Playout,
    rng: Rng,
    effort: Effort,
    leanings: list[float] | None = None,
) -> Line:
    """The line that playouts favour; `usual`, one of the lines, unless another one is clearly better.

    Sequential halving with common worlds: each stage drops the worse half of the lines, but never `usual`. `leanings`
    holds what a style adds to each line.
    """
    alive = [Tried(line, leanings[place] if leanings else 0.0) for place, line in enumerate(lines)]
    fallback = alive[lines.index(usual)]
    stages = max(1, (len(alive) - 1).bit_length())
    for _ in range(stages):
        for _ in range(max(FEWEST_WORLDS, effort.playouts // (stages * len(alive)))):
            if effort.ends(len(fallback.values)):
                break
            try_all(alive, view.fill(rng), seat, playout)
        alive = survivors(alive, fallback)
    best = alive[0] if alive[0] is not fallback else alive[-1]
    if best is fallback:
        return usual
    gain, error = best.gain(fallback)
    return best.line if gain > effort.sure * error else usual


def try_all(alive: list[Tried], world: State, seat: int, playout: Playout) -> None:
    """Play every line out in this world."""
    for tried in alive:
        twin = world.clone()
        for move in tried.line:
            twin.push(move, seat)
        tried.values.append(playout.value(twin, seat))


def survivors(alive: list[Tried], fallback: Tried) -> list[Tried]:
    """The better half, best first, plus the fallback."""
    ranked = sorted([(-tried.mean(), place) for place, tried in enumerate(alive)])
    kept = [alive[place] for _, place in ranked[: max(1, (len(alive) + 1) // 2)]]
    return kept if fallback in kept else [*kept, fallback]
