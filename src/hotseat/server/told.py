"""Events of a table as sent to clients: numbered batches, unsent news, and the chat."""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hotseat.fairness import Entry
from hotseat.server import entries

KEPT_BATCHES: Final = 200
KEPT_CHAT: Final = 50


class Happened(NamedTuple):
    """The events of step `n`, as the fair log shows them to each seat, or events that only some seats can notice."""

    n: int
    entries: list[Entry]
    only: tuple[int, ...] | None = None


@dataclass
class Told:
    """Publicly visible steps, counted by `n`."""

    n: int = 0
    batches: deque[Happened] = field(default_factory=lambda: deque(maxlen=KEPT_BATCHES))
    news: list[Happened] = field(default_factory=list)
    """Events not yet sent; the sender empties the list."""
    chat: deque[entries.Said] = field(default_factory=lambda: deque(maxlen=KEPT_CHAT))

    def happened(self, what: list[Entry]) -> None:
        """Add events that everybody can notice."""
        self.n += 1
        self.batches.append(Happened(self.n, what))
        self.news.append(self.batches[-1])

    def unseen(self, what: list[Entry], privy: tuple[int, ...]) -> None:
        """Add events that only the seats in `privy` can notice."""
        self.news.append(Happened(self.n, what, privy))
