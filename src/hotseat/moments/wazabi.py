"""Wazabi: the turn in which a player got rid of most dice."""

from typing import Final

from hotseat.core.events import Event, EventKind
from hotseat.core.sorts import NUMBER, SEAT
from hotseat.games.wazabi.events import EXTRA, TURN
from hotseat.games.wazabi.state import Wazabi
from hotseat.moments import Step, Steps

BEST_TURN: Final = EventKind("best-turn", (("seat", SEAT), ("dice", NUMBER)))
KINDS: Final = (BEST_TURN,)


def moment(steps: Steps) -> Event | None:
    """The best turn of this game."""
    seat, had, best = -1, 0, (0, -1)
    for step in steps:
        if seat < 0 or any(event.kind in (TURN, EXTRA) for event in step.events) or step.state.over:
            if seat >= 0:
                best = max(best, (had - _dice(step, seat), seat), key=lambda one: one[0])
            seat = _roller(step)
            had = _dice(step, seat)
    return Event(BEST_TURN, (best[1], best[0])) if best[0] > 0 else None


def _roller(step: Step) -> int:
    assert isinstance(step.state, Wazabi)
    return step.state.roller


def _dice(step: Step, seat: int) -> int:
    assert isinstance(step.state, Wazabi)
    return step.state.black[seat] + step.state.red[seat]
