"""A mixed policy: every choice has a weight, and its probability grows with the weight."""

from math import exp

from hotseat.bots.spicy.choices import Choices
from hotseat.core.rng import Rng

FINE = 1 << 30


def chances(found: Choices, weights: list[float]) -> list[float]:
    """The probability of each move."""
    starts, parts, amounts = found.starts, found.parts, found.amounts
    drawn: list[float] = []
    most = -1e9
    count = len(found.moves)
    for place in range(count):
        end = starts[place + 1] if place + 1 < count else len(parts)
        weight = found.offsets[place]
        for at in range(starts[place], end):
            weight += weights[parts[at]] * amounts[at]
        drawn.append(weight)
        most = max(most, weight)
    total = 0.0
    for place in range(count):
        chance = exp(max(drawn[place] - most, -60.0))
        drawn[place] = chance
        total += chance
    for place in range(count):
        drawn[place] /= total
    return drawn


def draw(likely: list[float], rng: Rng) -> int:
    """The index of a move, drawn with these probabilities."""
    mark = rng.below(FINE, "mix") / FINE
    for place in range(len(likely) - 1):
        mark -= likely[place]
        if mark < 0.0:
            return place
    return len(likely) - 1
