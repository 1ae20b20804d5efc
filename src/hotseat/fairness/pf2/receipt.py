"""What one seat's client keeps of a game under pf2, so that the server cannot claim something else later."""

from dataclasses import dataclass, field
from typing import Any, Final

from hotseat.core.sorts import Json
from hotseat.fairness.encoding import canonical, hashed
from hotseat.fairness.pf2 import values as v

RECEIPT: Final = "hotseat receipt 2"


@dataclass
class Receipt:
    """Fields up to `earlier` come from the journal; `heads` and `views` grow as the seat receives messages."""

    game: str
    player: str
    seat: str
    promise: dict[str, Any]
    sealed: dict[str, Any] | None
    """The signed list."""
    part: str
    """Empty if I showed none."""
    left: str = ""
    """Why my part is not in the list: `late`, `stood`, `not-my-seal` or `later`."""
    alarm: str = ""
    """`second`, `revived` or `parts`."""
    second: dict[str, Any] | None = None
    """The other promise and list, as evidence next to mine."""
    earlier: list[dict[str, Any]] = field(default_factory=list)
    """Shuffles with my part that, when I showed it here, had not led to a game played to the end."""
    since: str = ""
    """The head of the log when this client joined; empty if it was there from the start."""
    heads: list[str] = field(default_factory=list)
    views: list[str] = field(default_factory=list)
    resumed: list[list[str]] = field(default_factory=list)
    """A chain of its own for every time the client came back: the table as it was shown then, and what followed."""

    def saw(self, told: dict[str, Json] | None) -> None:
        """Chain what the server sent this seat (`Entry.told`); None is not chained."""
        if told is not None:
            chain = self.resumed[-1] if self.resumed else self.views
            chain.append(hashed(self._last_view(chain), canonical(told)).hex())

    def came_back(self, zones: dict[str, Any]) -> None:
        """Begin a new chain with the table as it is shown after a lost connection."""
        self.resumed.append([])
        self.saw({"kind": "view", "facts": {"seat": self.seat, "zones": zones}})

    def heard(self, head: bytes) -> None:
        """Keep a published head of the log."""
        self.heads.append(head.hex())

    def json(self) -> dict[str, Any]:
        """The receipt as a file."""
        return {
            "format": RECEIPT,
            "game": self.game,
            "player": self.player,
            "seat": self.seat,
            "promise": self.promise,
            "list": self.sealed,
            "part": self.part,
            "left": self.left,
            "alarm": self.alarm,
            "second": self.second,
            "earlier": self.earlier,
            "since": self.since,
            "heads": self.heads,
            "views": self.views,
            "resumed": self.resumed,
        }

    def _last_view(self, chain: list[str]) -> bytes:
        if chain:
            return bytes.fromhex(chain[-1])
        promise = v.Promise.read(self.promise)
        return v.first_view(v.SealedList.read(self.sealed, promise).hash(promise), self.seat)
