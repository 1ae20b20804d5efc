"""How long the windows and pauses of a table last."""

from dataclasses import replace
from typing import Final

from hotseat.core.live import Live, Window
from hotseat.protocol import Pace, Speed
from hotseat.server.trial import Trial

FACTORS: Final = {"relaxed": 2.0, "normal": 1.0, "brisk": 0.6}
TURN_BASED: Final = 2 * 24 * 3600 * 1000
FLOOR: Final = 5000
"""Minimum time for a reaction in milliseconds, whatever the pace."""
SHORT: Final = 3000
"""Milliseconds for a player whose clock ran out twice in a row."""
SHOWN: Final[dict[Speed, float]] = {"leisurely": 1.4, "normal": 1.0, "quick": 0.6, "at-once": 0.3}
"""By the speed of the bots: how long events are shown, as a fraction of the default."""
PATIENCE: Final[dict[Speed, int]] = {"leisurely": 5000, "normal": 3000, "quick": 1500, "at-once": 0}
"""By the speed of the bots: milliseconds that people have to react before a bot does."""
HESITATION: Final[dict[Speed, float]] = {"leisurely": 1.6, "normal": 1.0, "quick": 0.5, "at-once": 0.0}
"""By the speed of the bots: how long they hesitate, as a fraction of the default."""


def window_time(window: Window, pace: Pace, reacts: bool, absent: bool) -> int:
    """Milliseconds for a question, 0 for no clock; `absent` if nobody it waits for answered the last two times."""
    if pace == "turn-based":
        return TURN_BASED
    if pace == "none":
        return 0 if window.scaled else int(window.seconds * 1000)
    total = int(window.seconds * (FACTORS[pace] if window.scaled else 1.0) * 1000)
    if window.scaled and reacts:
        total = max(total, FLOOR)
    return min(total, SHORT) if absent else total


def rest_time(normal: int, pace: Pace) -> int:
    """Milliseconds of a rest; a table played over days does not rest."""
    return 0 if pace == "turn-based" else int(normal * FACTORS.get(pace, FACTORS["relaxed"]))


def paused(live: Live, share: float) -> Live:
    """`live` with its pauses scaled by `share`; players' clocks stay the same."""
    shown, watched, rests = [_shares(seconds, share) for seconds in (live.shown, live.watched, live.rests)]
    return replace(live, grace=live.grace * share, shown=shown, watched=watched, rests=rests)


def _shares(seconds: dict[str, float], share: float) -> dict[str, float]:
    return {event: time * share for event, time in seconds.items()}


def longest(seconds: dict[str, float], trial: Trial) -> int:
    """The longest of these times, in milliseconds, over the events in `trial`."""
    if not seconds:
        return 0
    events = [str(entry.full["event"]) for entry in trial.entries if entry.kind == "event"]
    return int(max([seconds.get(event, 0.0) for event in events], default=0.0) * 1000)
