"""What a live table must know of a game beyond its rules, as data: times, windows, what is shown before play goes on.

A game's package declares it as `LIVE` in its module `live.py`. The server reads it and knows no game.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from hotseat.core.agenda import Step

PLAIN: Final = "plain"
"""Answers go to the engine as they arrive; a window of reactions is public."""
TOGETHER: Final = "together"
"""Who has answered is public; an answer may be changed until everybody has, then all are handed over."""
SEALED: Final = "sealed"
"""Answers stay with the server, unseen, until the window closes; they may be changed until then."""
RACE: Final = "race"
"""The racing verbs are ordered by arrival less a bounded allowance for the line; the rest is plain."""


@dataclass(frozen=True)
class Window:
    """How one question is put at a live table."""

    seconds: float
    """Time at the pace `normal`."""
    closes: str = PLAIN
    plan_seconds: float = 0.0
    """Time for a seat that is in the middle of a choice of several words, if longer."""
    races: tuple[str, ...] = ()
    """RACE: the verbs that race."""
    resumed_by: type[Step[Any]] | None = None
    """RACE: the step that puts the question again after something came in between; racing answers wait for it."""
    favours: Callable[[Any], int] | None = None
    """SEALED: the seat whose answer goes before all others that would close the window too."""
    banked: bool = False
    """Whether the seat's bank is used up when the time is."""
    scaled: bool = True
    """Whether the pace of the table changes the time."""


@dataclass(frozen=True)
class Live:
    """How a game is played at a live table."""

    windows: dict[str, Window]
    """By the question's name."""
    bank: float = 0.0
    """Seconds that each seat may overdraw in all."""
    grace: float = 0.0
    """After one of the `held` verbs the next one is held back so long, unless nobody else is asked."""
    held: tuple[str, ...] = ()
    shown: dict[str, float] = field(default_factory=dict)
    """By event: seconds for which it is shown before the next question opens."""
    rests: dict[str, float] = field(default_factory=dict)
    """By event: seconds at the pace `normal` for which the table rests after it, unless everybody wants to go on."""
    round: str = ""
    """The event that begins a new round."""
    over_days: dict[str, str] = field(default_factory=dict)
    """Options that a table played by turns over days always has, where the game accepts them."""
    silent_option: str = ""
    """The option that makes teams; while it is on, nobody talks in play."""
    talk_in: tuple[str, ...] = ()
    """Questions during which silent teams may talk."""
