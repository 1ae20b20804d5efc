"""The clock of a table: when it runs, when something is due, and the timer that wakes the table."""

from typing import Final

from hotseat.server import entries
from hotseat.server.audience import Audience
from hotseat.server.courtesy import patience_ends
from hotseat.server.room import Room
from hotseat.server.shuffling import next_step_at
from hotseat.server.time import Timer
from hotseat.server.turns import Turns
from hotseat.server.windows import next_moment

TICK: Final = 30_000
"""Milliseconds between stored clock readings (longer for long clocks); limits the time regained by a crash."""


class TableClock:
    """Starts and stops table time, and wakes the table when something may be due."""

    def __init__(self, turns: Turns, audience: Audience) -> None:
        self._turns = turns
        self._audience = audience
        self._timer: Timer | None = None

    @property
    def _room(self) -> Room:
        return self._turns.room

    # -- whether time runs ---------------------------------------------------------------------------------------------

    def start_or_stop(self) -> None:
        """Start or stop table time, as the state of the table requires."""
        self._turns.time.run(self._time_runs())

    def _time_runs(self) -> bool:
        room = self._room
        if room.stage not in ("playing", "sealing"):
            return False
        if room.opened.pace == "turn-based":
            return True
        if not self._audience.seated and room.sitting():
            return False
        if self._audience.reading():
            return False
        return not self._audience.gone or not self._audience.any_reconnecting(self._waited_for())

    def _waited_for(self) -> list[int]:
        """The seats that are asked, except for reactions that the clock declines by default."""
        if self._room.state is None:
            return []
        question = self._room.state.question
        return [seat for seat in self._room.open_to() if seat in question.waits_for and not question.reacts(seat)]

    # -- when the table wakes ------------------------------------------------------------------------------------------

    def arm(self) -> None:
        """Set the timer to the next time something may be due."""
        wait = self.wait()
        waits = [*([] if wait is None else [wait]), *self._audience.blips()]
        if waits:
            self.arm_in(min(waits) + 0.001)

    def wait(self) -> float | None:
        """Seconds until something may be due by the clock; None if it stands still or nothing is."""
        if not self._turns.time.running:
            return None
        now = self._turns.now()
        moments = self._moments(now)
        return (min(moments) - now) / 1000 if moments else None

    def keep(self) -> None:
        """Store the table time, so that the table can be unloaded without losing any."""
        if self._turns.now() > self._room.at:
            self._turns.add(entries.Ticked())

    def _moments(self, now: int) -> list[int]:
        """When something may be due, in table time."""
        room = self._room
        answer = next_moment(room, now)
        moments = [] if answer is None else [answer]
        if (step := next_step_at(room)) is not None:
            moments.append(step)
        if (patience := patience_ends(room)) is not None and patience > now:
            moments.append(patience)
        if room.asking.resting:
            moments.append(room.asking.opens_at())
        if room.stage == "playing" and room.total():
            moments.append(self._next_tick())
        return moments

    def _next_tick(self) -> int:
        return self._room.at + max(TICK, self._room.total() // 20)

    def arm_in(self, seconds: float) -> None:
        """Set the timer to `seconds` from now."""
        self.stop()
        self._timer = self._turns.shared.time.later(seconds, lambda: self._turns.tell(self._woken))

    def _woken(self) -> None:
        was_running = self._turns.time.running
        if self._turns.time.running and self._room.stage == "playing" and self._turns.now() >= self._next_tick():
            self._turns.add(entries.Ticked())
        self.start_or_stop()
        if was_running != self._turns.time.running or self._audience.any_reconnecting(self._audience.gone):
            self._turns.afterwards(self._audience.tell_table)
            self._turns.afterwards(self._audience.tell_clock)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
