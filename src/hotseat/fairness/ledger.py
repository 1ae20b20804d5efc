"""The log of a fair game: every entry is chained to all before it, so that none can be changed later (steps 6-7)."""

import hmac

from hotseat.core.keyed import length_prefixed
from hotseat.core.seats import letter
from hotseat.core.sorts import Json
from hotseat.fairness.commitment import Commitment, server_commit
from hotseat.fairness.encoding import PROTOCOL, canonical, hashed
from hotseat.fairness.entries import Entry
from hotseat.fairness.errors import FairnessError
from hotseat.fairness.rules import rules_hash

TRANSCRIPT = "hotseat transcript 1"


class Ledger:
    """Appends entries and, when the game has ended, writes the transcript."""

    def __init__(self, commitment: Commitment) -> None:
        self.commitment = commitment
        self._key = commitment.key()
        self.entries: list[Entry] = []
        self.hashes: list[bytes] = []
        self._origin = hashed(
            PROTOCOL,
            b"log",
            commitment.game_id.encode(),
            server_commit(commitment.game_id, commitment.secret),
            rules_hash(commitment.rules),
            commitment.tickets(),
            canonical(commitment.voids),
        )

    @property
    def ended(self) -> bool:
        """Whether nothing can follow any more."""
        return bool(self.entries) and self.entries[-1].kind == "end"

    @property
    def head(self) -> tuple[int, bytes]:
        """Entries so far and the hash over all of them.

        The hash is published whenever something has happened that everybody sees; never the number, which would tell
        how much has happened unseen.
        """
        return len(self.hashes), self.hashes[-1] if self.hashes else self._origin

    def append(self, *entries: Entry) -> None:
        """Chain these entries, in order."""
        for entry in entries:
            if self.ended:
                raise FairnessError("The game has ended: nothing can be added to its log.", "fair-ended")
            seq, before = self.head
            self.entries.append(entry)
            self.hashes.append(hashed(before, salt(self._key, seq) + canonical(entry.json(seq))))

    def end(self, over: bool = True) -> None:
        """Close the log of a game that is over, or abandoned for good. From now on the secret may be shown."""
        self.append(ending(over))

    def transcript(self) -> dict[str, Json]:
        """Everything, secrets included, for everybody; only after the end."""
        if not self.ended:
            raise FairnessError("The secret stays secret while the game can go on.", "fair-not-ended")
        setup = self.commitment
        return {
            "format": TRANSCRIPT,
            "game_id": setup.game_id,
            "rules": setup.rules,
            "commitment": setup.statement(),
            "voids": setup.voids,
            "seats": [self._seat(seat) for seat in range(setup.players)],
            "secret": setup.secret.hex(),
            "log": [self._line(seq) for seq in range(len(self.entries))],
        }

    def _seat(self, seat: int) -> Json:
        commit, seed = self.commitment.commits.get(seat, b""), self.commitment.seeds.get(seat, b"")
        return {"seat": letter(seat), "commit": commit.hex(), "seed": seed.hex()}

    def _line(self, seq: int) -> Json:
        return {**self.entries[seq].json(seq), "hash": self.hashes[seq].hex()}


def ending(over: bool) -> Entry:
    """The last entry of a log."""
    return Entry("end", {"how": "over" if over else "abandoned"})


def salt(key: bytes, seq: int) -> bytes:
    """Recorded before the entry: without it a published hash would let anyone try out which card was hidden."""
    return hmac.digest(key, length_prefixed(PROTOCOL, b"salt") + seq.to_bytes(8, "big"), "sha256")
