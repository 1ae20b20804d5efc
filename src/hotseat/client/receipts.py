"""Builds the receipt of a fair game from the journal and the messages a client receives."""

from typing import Any

from hotseat import protocol as m
from hotseat.fairness.pf2 import Participant, Promise, Receipt


class Memory:
    """What this client saw of a game; after a gap in the messages a new chain begins."""

    def __init__(self, participant: Participant | None) -> None:
        self._participant = participant
        self._kept: Receipt | None = None
        self._dealt = False
        self._seated = True

    def welcome(self, message: m.Welcome) -> None:
        """A new connection, or another role: if the cards are dealt, events in between may be lost."""
        self._seated = message.you is not None or message.stood is None
        self._keep(message.you)
        if message.view is not None:
            self._dealt = True
            if self._kept is not None and self._seated:
                self._kept.came_back(message.view["zones"])

    def shuffled(self, you: str | None) -> None:
        """The shuffle made progress: once there is a list, the receipt can be started."""
        self._keep(you)

    def _keep(self, you: str | None) -> None:
        if self._kept is None and self._participant is not None:
            begun = self._participant.receipt(you or "")
            if begun is not None and begun.sealed is not None:
                begun.seat = self._seat(begun) or begun.seat
                self._kept = begun

    def _seat(self, receipt: Receipt) -> str:
        """My final letter as the server promised it; empty if I came later."""
        promise = Promise.read(receipt.promise)
        place = promise.place(receipt.player)
        return "" if place is None else promise.seats[place].seat

    def update(self, message: m.Update) -> None:
        """Add the events of this update to the hash chain."""
        if self._kept is None or not self._seated:
            return
        if message.head is not None:
            self._kept.heard(bytes.fromhex(message.head))
        if not self._dealt:
            self._dealt = True
            assert message.view is not None
            zones = message.view["zones"]
            if self._kept.seat:
                self._kept.saw({"kind": "view", "facts": {"seat": self._kept.seat, "zones": zones}})
            else:  # a host without a seat: the log has the first view of every seat, but not this one
                self._kept.came_back(zones)
        events = iter(message.events)
        for move in message.moves:
            self._kept.saw({"kind": "move", "facts": {"seat": move.seat, "move": move.move}})
            for _ in range(move.events):
                self._kept.saw({"kind": "event", "facts": next(events)})

    @property
    def has_receipt(self) -> bool:
        """Whether this client took part in a fair game, or came to one later."""
        return self._participant is not None and self._participant.receipt("") is not None

    def receipt(self) -> dict[str, Any]:
        """The receipt as a JSON-compatible dict; alarms of later messages are in it."""
        assert self._participant is not None, "a spectator has no receipt"
        receipt = self._participant.receipt("" if self._kept is None else self._kept.seat)
        assert receipt is not None, "this client took no part in a fair game"
        if self._kept is not None:
            receipt.heads, receipt.views, receipt.resumed = self._kept.heads, self._kept.views, self._kept.resumed
        else:
            receipt.seat = self._seat(receipt)
        return receipt.json()
