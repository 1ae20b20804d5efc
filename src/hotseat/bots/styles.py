"""Styles: how a bot plays. A level is how strong it is; a style is data that the same code reads at every level."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Style:
    """What the styles of all games have in common; each game adds knobs. A knob left alone plays as the level does."""

    name: str = ""
    tempo: float = 1.0
    """Reaction times, relative to those of the level."""


NEUTRAL: Final = Style()
"""Plays as its level does; every measurement of levels is made with it."""
