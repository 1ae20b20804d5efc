"""The log of a fair game: every entry is chained to all before it, so that none can be changed later (steps 6-7)."""

import hmac
from typing import Literal, Protocol

from hotseat.core.keyed import length_prefixed
from hotseat.core.sorts import Json
from hotseat.fairness.encoding import PROTOCOL, canonical, hashed
from hotseat.fairness.entries import Entry
from hotseat.fairness.errors import FairnessError


class Dealt(Protocol):
    """A completed setup with a key, of either protocol."""

    def key(self) -> bytes:
        """The key of all draws."""

    def origin(self) -> bytes:
        """The hash before the first entry."""

    def transcript(self, outcome: str, log: list[Json]) -> dict[str, Json]:
        """The setup and this log, for everybody."""


class Chain:
    """The hash over all entries so far; the entries themselves are not kept."""

    def __init__(self, setup: Dealt) -> None:
        self.outcome: Literal["over", "abandoned"] | None = None
        """How the game ended; None before."""
        self._key = setup.key()
        self._length = 0
        self._hash = setup.origin()

    @property
    def ended(self) -> bool:
        """Whether the log is closed."""
        return self.outcome is not None

    @property
    def head(self) -> tuple[int, bytes]:
        """The number of entries and the hash over all of them.

        The hash is published after every event that everybody sees; the number never is, because it would reveal how
        much has happened unseen.
        """
        return self._length, self._hash

    def append(self, *entries: Entry) -> None:
        """Chain these entries, in order."""
        for entry in entries:
            if self.ended:
                raise FairnessError("The game has ended: nothing can be added to its log.", "fair-ended")
            seq = self._length
            self._hash = hashed(self._hash, salt(self._key, seq) + canonical(entry.json(seq)))
            self._length += 1
            if entry.kind == "end":
                self.outcome = "over" if entry == ending(True) else "abandoned"

    def resume(self, length: int, hash: bytes) -> None:
        """Continue after `length` entries with this hash over them."""
        self._length, self._hash = length, hash

    def end(self, over: bool = True) -> None:
        """Close the log of a game that is over, or abandoned for good. From now on the secret may be published."""
        self.append(ending(over))


class Ledger(Chain):
    """Keeps the entries too and, when the game has ended, writes the transcript."""

    def __init__(self, setup: Dealt) -> None:
        super().__init__(setup)
        self.setup = setup
        self.entries: list[Entry] = []
        self.hashes: list[bytes] = []

    def append(self, *entries: Entry) -> None:
        """Chain these entries, in order."""
        for entry in entries:
            super().append(entry)
            self.entries.append(entry)
            self.hashes.append(self.head[1])

    def transcript(self) -> dict[str, Json]:
        """The complete transcript, secrets included; only after the end."""
        if not self.ended:
            raise FairnessError("The secret stays secret while the game can go on.", "fair-not-ended")
        outcome = str(self.entries[-1].full["how"])
        return self.setup.transcript(outcome, [self._line(seq) for seq in range(len(self.entries))])

    def _line(self, seq: int) -> Json:
        return {**self.entries[seq].json(seq), "hash": self.hashes[seq].hex()}


def ending(over: bool) -> Entry:
    """The last entry of a log."""
    return Entry("end", {"how": "over" if over else "abandoned"})


def salt(key: bytes, seq: int) -> bytes:
    """The salt of an entry: without it, hidden cards could be found by trying all of them against a published hash."""
    return hmac.digest(key, length_prefixed(PROTOCOL, b"salt") + seq.to_bytes(8, "big"), "sha256")
