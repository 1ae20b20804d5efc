"""Can anybody tell two kinds of observations apart? The area under the curve, with its confidence interval.

An attacker who guesses has an area of 0.5. The attacker here may use every feature alone or all of them together: a
linear discriminant is trained on one half of the observations and tried on the other.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

Features = Sequence[float]


@dataclass(frozen=True)
class Area:
    """How well an attacker does; `half` is half the width of the confidence interval under pure guessing."""

    feature: str
    value: float
    half: float

    @property
    def tells(self) -> bool:
        """Whether this attacker does better (or worse, which is as good) than guessing."""
        return abs(self.value - 0.5) > self.half

    def weighed(self, observations: int) -> int:
        """The area times the number of observations: these add up over slices, and their mean is the common area."""
        return round(self.value * observations)


def area(ones: Sequence[float], twos: Sequence[float]) -> float:
    """The chance that one of the first is larger than one of the second, ties counted half."""
    every = sorted([(value, 0) for value in ones] + [(value, 1) for value in twos])
    ranks = 0.0
    place = 0
    while place < len(every):
        end = place
        while end < len(every) and every[end][0] == every[place][0]:
            end += 1
        middle = (place + end + 1) / 2
        ranks += middle * sum(1 for _, kind in every[place:end] if kind == 0)
        place = end
    return (ranks - len(ones) * (len(ones) + 1) / 2) / (len(ones) * len(twos))


def half_width(ones: int, twos: int, sigmas: float) -> float:
    """Half the confidence interval of the area for two samples that are alike."""
    return sigmas * math.sqrt((ones + twos + 1) / (12 * ones * twos))


def attack(
    names: Sequence[str], ones: Sequence[Features], twos: Sequence[Features], seed: int = 1, sigmas: float = 3.9
) -> list[Area]:
    """Every feature alone, then all together; 3.9 sigmas of guessing are exceeded once in ten thousand tries."""
    half = half_width(len(ones), len(twos), sigmas)
    alone = [
        Area(name, area([one[place] for one in ones], [two[place] for two in twos]), half)
        for place, name in enumerate(names)
    ]
    return [*alone, _together(ones, twos, seed, sigmas)]


def _together(ones: Sequence[Features], twos: Sequence[Features], seed: int, sigmas: float) -> Area:
    rng = random.Random(seed)
    first, second = list(ones), list(twos)
    rng.shuffle(first)
    rng.shuffle(second)
    learn = [np.array(kind[: len(kind) // 2], dtype=float) for kind in (first, second)]
    spread = np.cov(np.concatenate([kind - kind.mean(axis=0) for kind in learn]), rowvar=False)
    direction = np.linalg.pinv(np.atleast_2d(spread)) @ (learn[0].mean(axis=0) - learn[1].mean(axis=0))
    tried = [[float(np.dot(one, direction)) for one in kind[len(kind) // 2 :]] for kind in (first, second)]
    return Area("all together", area(*tried), half_width(len(tried[0]), len(tried[1]), sigmas))
