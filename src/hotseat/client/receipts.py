"""Builds the receipt of a fair game from the messages a client receives."""

from typing import Any

from hotseat import protocol as m
from hotseat.core.seats import LETTERS
from hotseat.fairness import Receipt


class Memory:
    """The receipt so far; after a gap in the messages it adds nothing that is uncertain."""

    def __init__(self) -> None:
        self.kept: Receipt | None = None
        self._dealt = False
        self._whole = True

    def promised(self, fair: m.FairInfo, seat: int, seed: bytes) -> None:
        """All commits are public: keep the server's signed statement before revealing this seat's seed."""
        commits: list[Any] = [*fair.commits]
        self.kept = Receipt(fair.game, seat, fair.statement, commits, seed, fair.voids)

    def welcome(self, message: m.Welcome, first: bool) -> None:
        """A new connection: private events that happened in between are lost."""
        if not first:
            self._whole = False

    def update(self, message: m.Update) -> None:
        """Add the events of this update to the hash chain."""
        if self.kept is None:
            return
        if message.head is not None:
            self.kept.heard(bytes.fromhex(message.head))
        if not self._whole:
            return
        if not self._dealt:
            self._dealt = True
            assert message.view is not None
            zones = message.view["zones"]
            self.kept.saw({"kind": "view", "facts": {"seat": LETTERS[self.kept.seat], "zones": zones}})
        events = iter(message.events)
        for move in message.moves:
            self.kept.saw({"kind": "move", "facts": {"seat": move.seat, "move": move.move}})
            for _ in range(move.events):
                self.kept.saw({"kind": "event", "facts": next(events)})

    def receipt(self) -> dict[str, Any]:
        """The receipt as a JSON-compatible dict."""
        assert self.kept is not None, "this client took no part in a fair game"
        return self.kept.json()
