"""What one seat's client keeps, so that the server cannot claim something else later."""

from dataclasses import dataclass, field

from hotseat.core.seats import letter
from hotseat.core.sorts import Json
from hotseat.fairness.encoding import PROTOCOL, canonical, hashed

RECEIPT = "hotseat receipt 1"


@dataclass
class Receipt:
    """One seat's memory of a game: saved before its seed is revealed, and extended with every message to the seat."""

    game_id: str
    seat: int
    commitment: dict[str, Json]
    """The server's signed statement of step 1."""
    commits: list[Json]
    """All seats' commits, as published in step 2."""
    seed: bytes = b""
    """Empty for a seat that joined later and contributed nothing."""
    voids: list[Json] = field(default_factory=list)
    """Earlier attempts that this client took part in."""
    since: str = ""
    """The head of the log when this client joined; empty if it was there from the start."""
    heads: list[Json] = field(default_factory=list)
    """Published heads of the log, in order."""
    views: list[Json] = field(default_factory=list)
    """The running hash over everything that this seat received, after each message."""

    def saw(self, told: dict[str, Json] | None) -> None:
        """Chain what the server sent this seat (`Entry.told`); None is not chained."""
        if told is not None:
            self.views.append(hashed(self._last_view(), canonical(told)).hex())

    def heard(self, head: bytes) -> None:
        """Keep a published head of the log."""
        self.heads.append(head.hex())

    def json(self) -> dict[str, Json]:
        """The receipt as a file."""
        return {
            "format": RECEIPT,
            "game_id": self.game_id,
            "seat": letter(self.seat),
            "commitment": self.commitment,
            "commits": self.commits,
            "seed": self.seed.hex(),
            "voids": self.voids,
            "since": self.since,
            "heads": self.heads,
            "views": self.views,
        }

    def _last_view(self) -> bytes:
        if self.views:
            return bytes.fromhex(str(self.views[-1]))
        return hashed(PROTOCOL, b"view", self.game_id.encode(), letter(self.seat).encode())
