"""How long something took, counted in buckets, for the operator's metrics."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the buckets, in seconds; a last bucket has none."""


class Durations:
    """Counts durations; adding one costs less than a microsecond."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        """Their sum."""

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def up_to(self) -> list[tuple[str, float]]:
        """By bucket: its upper bound as text, and how many durations were at most as long."""
        told: list[tuple[str, float]] = []
        total = 0
        for place, count in enumerate(self.counts):
            total += count
            told.append((str(BOUNDS[place]) if place < len(BOUNDS) else "+Inf", total))
        return told
