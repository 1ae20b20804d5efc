"""One connection as its table sees it: a bounded outgoing queue and a measured latency."""

from collections import deque
from queue import SimpleQueue
from typing import Final, Protocol

from hotseat import protocol as m
from hotseat.protocol.frames import frame

MOST_WAITING: Final = 256
"""Frames that may wait for a slow reader before it is dropped."""
POLICY: Final = 1008
SUPERSEDED: Final = 4001
TRY_LATER: Final = 1013
CODES: Final = {
    "superseded": SUPERSEDED,
    "restart": 1012,
    "moved": 1012,
    "too-many": TRY_LATER,
    "busy": TRY_LATER,
    "too-slow": POLICY,
    "too-fast": POLICY,
    "closed": 1000,
}


class Wire(Protocol):
    """The transport that sends frames."""

    paused: bool

    def say(self, text: bytes) -> None:
        """Send a frame."""

    def hang_up(self, code: int) -> None:
        """Close the connection with this code."""


class Connection:
    """Takes the frames of a table; they wait in `outgoing` while there is no wire or its reader is slow."""

    def __init__(self, wire: Wire | None = None) -> None:
        self.wire = wire
        self.outgoing: SimpleQueue[bytes] = SimpleQueue()
        self.seat: int | None = None
        """The seat of this client; None for a spectator, -1 for a host without a seat."""
        self.hash = ""
        self.farewell: str | None = None
        """Why the connection was closed, if it was."""
        self.reading = False
        """Whether this person is reading an explanation."""
        self._trips: deque[float] = deque(maxlen=5)
        self._pings: dict[int, float] = {}
        self._count = 0

    @property
    def latency(self) -> int:
        """Round trip in milliseconds: the median of the last few, so that delaying one `pong` gains nothing."""
        trips = sorted(self._trips)
        return int(trips[len(trips) // 2] * 1000) if trips else 0

    def send(self, message: m.ServerMessage) -> None:
        """Send a message to this client only."""
        self.put(frame(message))

    def put(self, text: bytes) -> None:
        """Queue a frame; a client that reads too slowly is disconnected instead of slowing down the table."""
        if self.farewell is not None:
            return
        if self.wire is not None and not self.wire.paused:
            self.wire.say(text)
        elif self.outgoing.qsize() >= MOST_WAITING:
            self.end("too-slow")
        else:
            self.outgoing.put(text)

    def flush(self) -> None:
        """The client reads again: send waiting frames until it pauses."""
        while self.wire is not None and not self.wire.paused and not self.outgoing.empty():
            self.wire.say(self.outgoing.get_nowait())

    def end(self, reason: str, wait: int = 0) -> None:
        """Send the reason, and the milliseconds after which the client should come back; then close the connection."""
        if self.farewell is not None:
            return
        self.farewell = reason
        if reason == "too-slow":
            self.outgoing = SimpleQueue()  # a slow reader would never reach the waiting frames
        self.outgoing.put(frame(m.Bye(reason, wait)))
        if self.wire is not None:
            while not self.outgoing.empty():
                self.wire.say(self.outgoing.get_nowait())
            self.wire.hang_up(CODES.get(reason, 1000))

    def ping(self, now: float) -> None:
        """Send a ping to measure latency."""
        self._count += 1
        self._pings = {number: at for number, at in self._pings.items() if now - at < 30}
        self._pings[self._count] = now
        self.send(m.Ping(self._count, self.latency))

    def pong(self, number: int, now: float) -> None:
        """Record the answer to a ping; ignores unsolicited ones."""
        sent = self._pings.pop(number, None)
        if sent is not None:
            self._trips.append(now - sent)
