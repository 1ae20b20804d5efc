"""One connection as its table sees it: a bounded line out, and how long the line is."""

import asyncio
from collections import deque
from typing import Final

from hotseat.server import messages as m
from hotseat.server.projection import frame

MOST_WAITING: Final = 256
"""Frames that may wait for a slow reader before it is dropped."""


class Connection:
    """Where a table sends frames. The socket's own task takes them from `outgoing`."""

    def __init__(self) -> None:
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self.seat: int | None = None
        """The seat it acts for; None is a spectator, -1 the host without a seat."""
        self.hash = ""
        self.farewell: str | None = None
        """Why it was ended, if it was."""
        self._trips: deque[float] = deque(maxlen=5)
        self._pings: dict[int, float] = {}
        self._count = 0

    @property
    def latency(self) -> int:
        """The measured round trip in milliseconds: the median of the last few, so that one late answer buys nothing."""
        trips = sorted(self._trips)
        return int(trips[len(trips) // 2] * 1000) if trips else 0

    def send(self, message: m.ServerMessage) -> None:
        """Put a message on the line; a reader that is too slow is dropped instead of slowing the table."""
        if self.farewell is not None:
            return
        if self.outgoing.qsize() >= MOST_WAITING:
            self.end("too-slow")
            return
        self.outgoing.put_nowait(frame(message))

    def end(self, reason: str) -> None:
        """Say why, then hang up."""
        if self.farewell is not None:
            return
        if reason == "too-slow":
            while not self.outgoing.empty():
                self.outgoing.get_nowait()
        self.outgoing.put_nowait(frame(m.Bye(reason)))
        self.farewell = reason
        self.outgoing.put_nowait(None)

    def ping(self, now: float) -> None:
        """Ask the other side to answer at once."""
        self._count += 1
        self._pings = {number: at for number, at in self._pings.items() if now - at < 30}
        self._pings[self._count] = now
        self.send(m.Ping(self._count, self.latency))

    def pong(self, number: int, now: float) -> None:
        """The answer to a ping came; unasked ones tell nothing."""
        sent = self._pings.pop(number, None)
        if sent is not None:
            self._trips.append(now - sent)
