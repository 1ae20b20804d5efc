"""The provable shuffle of a table, and the hash chain of the game dealt from it. Folded from the log; no I/O.

New tables are shuffled by pf2. Tables that were dealt by pf1 are still played and proved.
"""

from dataclasses import dataclass
from typing import Final

from hotseat.core.game import Setup
from hotseat.core.keyed import KeyedRng
from hotseat.core.rng import Rng, seeded
from hotseat.core.sorts import Json
from hotseat.fairness import Chain, Commitment, Entry, Ledger, opened, pf2, played, restored_commitment
from hotseat.protocol import Pace
from hotseat.server import entries

DAY: Final = 24 * 60 * 60 * 1000
SEAL_TIME: Final = 15_000
"""Milliseconds for seals; afterwards the list is closed without the late ones."""
GIVE_UP_TIME: Final = 60_000
"""Milliseconds in one stage of the shuffle after which players may give up the table."""

Pf1Entry = entries.FairBegun | entries.FairCommitted | entries.FairRevealed
Pf2Entry = entries.FairPromised | entries.FairSealed | entries.FairListed | entries.FairShown | entries.FairGivenUp


@dataclass
class Shuffle:
    """The shuffle and hash chain of a table; empty at a friendly or guided table."""

    commitment: Commitment | None = None
    """The setup of a table shuffled by pf1."""
    fair: pf2.Shuffle | None = None
    chain: Chain | None = None
    """The hash chain of the game's log; the log itself is made again for the transcript, from the moves."""
    head: str | None = None
    """The hash of the log after the last entry that everybody noticed, as published."""
    since: int = 0
    """When the current stage of the shuffle began."""
    steps: int = 0
    """How many entries of pf2 were folded."""
    former_names: bool = False
    """Whether the log names zones as before a renaming (`entries.Started`)."""

    def fold(self, entry: Pf1Entry | Pf2Entry, at: int) -> None:
        """Apply a log entry of the shuffle."""
        if isinstance(entry, Pf1Entry):
            self._fold_pf1(entry)
            return
        self.steps += 1
        if isinstance(entry, entries.FairPromised):
            promise = pf2.Promise.read(entry.promise)
            self.fair, self.since = pf2.Shuffle(promise, entry.rules, bytes.fromhex(entry.secret)), at
        else:
            assert self.fair is not None
            self._fold_pf2(self.fair, entry, at)

    def _fold_pf2(self, fair: pf2.Shuffle, entry: Pf2Entry, at: int) -> None:
        match entry:
            case entries.FairSealed():
                fair.seal(entry.player, entry.seal)
            case entries.FairListed():
                fair.listed(pf2.SealedList.read(entry.list, fair.promise))
                self.since = at
            case entries.FairShown():
                fair.show(entry.player, entry.part)
            case entries.FairGivenUp():
                fair.give_up(pf2.GivenUp(tuple(entry.missing), entry.by, entry.why))

    def _fold_pf1(self, entry: Pf1Entry) -> None:
        if isinstance(entry, entries.FairBegun):
            self.commitment = restored_commitment(entry.commitment)
            return
        assert self.commitment is not None
        if isinstance(entry, entries.FairCommitted):
            self.commitment.commit(entry.seat, bytes.fromhex(entry.commit))
        else:
            self.commitment.reveal(entry.seat, bytes.fromhex(entry.seed))

    @property
    def given_up(self) -> bool:
        """Whether the table was given up."""
        return self.fair is not None and self.fair.given_up is not None

    @property
    def progress(self) -> tuple[int, bool]:
        """Changes whenever clients have to be told about the shuffle."""
        return self.steps, self.chain is not None and self.chain.ended

    def closes_at(self, pace: Pace) -> int:
        """When the list is closed without late players."""
        return self.since + (DAY if pace == "turn-based" else SEAL_TIME)

    def give_up_at(self, pace: Pace) -> int:
        """When players may give up the table."""
        return self.since + (DAY if pace == "turn-based" else GIVE_UP_TIME)

    # -- the deal ------------------------------------------------------------------------------------------------------

    @property
    def provable(self) -> bool:
        """Whether this table is dealt by a provable shuffle."""
        return self._setup is not None

    @property
    def _setup(self) -> Commitment | pf2.Shuffle | None:
        return self.fair or self.commitment

    def rng(self, started: entries.Started) -> Rng:
        """The game's random source: the shuffle or, without one, the key or seed of this entry."""
        if self._setup is not None:
            return self._setup.rng()
        return KeyedRng(bytes.fromhex(started.key)) if started.key else seeded(started.seed)

    def dealt(self, first: list[Entry], former_names: bool) -> None:
        """Start the chain with the entries of the deal."""
        self.former_names = former_names
        if self._setup is not None:
            self.chain = Chain(self._setup)
            self.chain.append(*first)
            self._publish()

    def played(self, what: list[Entry], noticed: bool) -> None:
        """Append the entries of a move to the hash chain; the new hash is published only if everybody noticed it."""
        if self.chain is not None:
            self.chain.append(*what)
            if noticed:
                self._publish()

    def end(self, over: bool) -> None:
        """End the chain because the game is over or abandoned; does nothing if it has already ended."""
        if self.chain is not None and not self.chain.ended:
            self.chain.end(over)
            self._publish()

    def transcript(self, setup: Setup, moves: list[tuple[int, int]]) -> dict[str, Json]:
        """The complete transcript of an ended game with these moves."""
        assert self._setup is not None
        assert self.chain is not None
        ledger, state = Ledger(self._setup), setup.start(self._setup.rng())
        ledger.append(*opened(state, self.former_names))
        for seat, move in moves:
            ledger.append(*played(state, seat, move))
        ledger.end(self.chain.outcome == "over")
        assert ledger.head == self.chain.head, "the log made again differs from the published one"
        return ledger.transcript()

    def _publish(self) -> None:
        """Publish the hash of the log, without its length, which would reveal the number of hidden entries."""
        assert self.chain is not None
        self.head = self.chain.head[1].hex()
