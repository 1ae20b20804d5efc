"""How quickly bots react where several players may: a slap, a doubt. The quicker hand counts."""

from math import cos, exp, log, pi, sqrt
from typing import Final

from hotseat.core.rng import Rng

MEDIANS: Final = {"random": 1.3, "easy": 1.3, "normal": 0.9, "hard": 0.8, "expert": 0.7}
"""By level: the median reaction time in seconds. Other bots react as those of the level `normal`."""
SPREAD: Final = 0.3
QUICKEST: Final = 0.45
"""No bot reacts faster than this."""


def reaction_seconds(level: str, rng: Rng, tempo: float = 1.0) -> float:
    """A reaction time of this level, log-normal, and of a character with this `tempo`.

    Draw it before the bot sees its cards, so that it reveals nothing.
    """
    even = (1 + rng.below(1_000_000, "reaction")) / 1_000_001
    bell = sqrt(-2.0 * log(even)) * cos(2.0 * pi * rng.below(1_000_000, "reaction") / 1_000_000)
    return max(QUICKEST, tempo * MEDIANS.get(level, MEDIANS["normal"]) * exp(SPREAD * bell))
