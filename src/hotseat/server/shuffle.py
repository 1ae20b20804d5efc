"""The provable shuffle of a table, with repeated attempts, and the ledger of the game dealt from it."""

from dataclasses import dataclass

from hotseat.core.rng import Rng, seeded
from hotseat.fairness import Commitment, Entry, Ledger, restored_commitment
from hotseat.server import entries


@dataclass
class Shuffle:
    """The shuffle and ledger of a table; empty at a friendly or guided table."""

    commitment: Commitment | None = None
    ledger: Ledger | None = None
    since: int = 0
    """When the current phase began."""

    def fold(self, entry: entries.FairBegun | entries.FairCommitted | entries.FairRevealed, at: int) -> None:
        """Apply a log entry of the shuffle."""
        if isinstance(entry, entries.FairBegun):
            self.commitment, self.since = restored_commitment(entry.commitment), at
            return
        assert self.commitment is not None
        if isinstance(entry, entries.FairRevealed):
            self.commitment.reveal(entry.seat, bytes.fromhex(entry.seed))
            return
        self.commitment.commit(entry.seat, bytes.fromhex(entry.commit))
        if self.commitment.all_committed:
            self.since = at

    def rng(self, seed: int) -> Rng:
        """The game's random source: the shuffle, or `seed` without one."""
        return seeded(seed) if self.commitment is None else self.commitment.rng()

    def dealt(self, first: list[Entry]) -> None:
        """Start the ledger with the entries of the deal."""
        if self.commitment is not None:
            self.ledger = Ledger(self.commitment)
            self.ledger.append(*first)

    def played(self, what: list[Entry]) -> None:
        """Append the entries of a move to the hash chain."""
        if self.ledger is not None:
            self.ledger.append(*what)

    def end(self, over: bool) -> None:
        """End the ledger because the game is over or abandoned; does nothing if it has already ended."""
        if self.ledger is not None and not self.ledger.ended:
            self.ledger.end(over)
