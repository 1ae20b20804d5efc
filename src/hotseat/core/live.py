"""What a live table needs to know about a game beyond its rules, as data: times, windows, pauses to show events.

A game's package declares it as `LIVE` in its module `live.py`. The server reads it and knows no game.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from hotseat.core.agenda import Step

PLAIN: Final = "plain"
"""Answers go to the engine as they arrive; a window of reactions is public."""
TOGETHER: Final = "together"
"""It is public who has answered; answers may be changed until everybody has answered, then all are submitted."""
SEALED: Final = "sealed"
"""The server keeps answers secret until the window closes; they may be changed until then."""
RACE: Final = "race"
"""Racing verbs are ordered by arrival time less a bounded allowance for network delay; all others are plain."""


@dataclass(frozen=True)
class Window:
    """How a live table asks one question."""

    seconds: float
    """Time limit at the pace `normal`. It has to suffice for answers of several words: beginning one adds no time."""
    closes: str = PLAIN
    races: tuple[str, ...] = ()
    """RACE: the verbs that race."""
    resumed_by: type[Step[Any]] | None = None
    """RACE: the step that asks the question again after an interruption; racing answers wait for it."""
    favours: Callable[[Any], int] | None = None
    """SEALED: the seat whose answer takes precedence over all others that would also close the window."""
    banked: bool = False
    """Whether the seat's time bank is used when the time runs out."""
    scaled: bool = True
    """Whether the pace of the table scales the time limit."""


@dataclass(frozen=True)
class Live:
    """How a game is played at a live table."""

    windows: dict[str, Window]
    """By the question's name."""
    bank: float = 0.0
    """Total overtime of each seat, in seconds."""
    grace: float = 0.0
    """Seconds after one of the `held` verbs during which the next one is held back, unless nobody else is asked."""
    held: tuple[str, ...] = ()
    reactions: tuple[str, ...] = ()
    """Verbs by which the seat on turn may react to what was done before, just as the others may."""
    shown: dict[str, float] = field(default_factory=dict)
    """By event: seconds for which it is shown before the next question opens."""
    watched: dict[str, float] = field(default_factory=dict)
    """By event: seconds for which bots leave it to be watched before they answer; people may answer at once."""
    rests: dict[str, float] = field(default_factory=dict)
    """By event: pause after it, in seconds at the pace `normal`, unless everybody wants to continue."""
    round: str = ""
    """The event that begins a new round."""
    over_days: dict[str, str] = field(default_factory=dict)
    """Options that a table played by turns over days always uses, if the game accepts them."""
    silent_option: str = ""
    """The option that makes teams; while it is on, nobody may chat during play."""
    talk_in: tuple[str, ...] = ()
    """Questions during which silent teams may chat."""
