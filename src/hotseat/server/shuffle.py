"""The provable shuffle of a table, attempt after attempt, and the ledger of the game that was dealt from it."""

from dataclasses import dataclass

from hotseat.core.rng import Rng, seeded
from hotseat.fairness import Commitment, Entry, Ledger, restored_commitment
from hotseat.server import entries


@dataclass
class Shuffle:
    """Empty at a friendly or guided table."""

    commitment: Commitment | None = None
    ledger: Ledger | None = None
    since: int = 0
    """When the present phase began."""

    def fold(self, entry: entries.FairBegun | entries.FairCommitted | entries.FairRevealed, at: int) -> None:
        """Take in a step of the shuffle."""
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
        """Where the game's chance comes from: the shuffle, or without one this seed."""
        return seeded(seed) if self.commitment is None else self.commitment.rng()

    def dealt(self, first: list[Entry]) -> None:
        """The game begins: so does its ledger."""
        if self.commitment is not None:
            self.ledger = Ledger(self.commitment)
            self.ledger.append(*first)

    def played(self, what: list[Entry]) -> None:
        """Chain what a move led to."""
        if self.ledger is not None:
            self.ledger.append(*what)

    def end(self, over: bool) -> None:
        """The game is over, or given up for good; nothing happens if it was before."""
        if self.ledger is not None and not self.ledger.ended:
            self.ledger.end(over)
