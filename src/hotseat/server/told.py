"""What has happened at a table and was told: numbered batches, news that is still to be sent, and the chat."""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hotseat.fairness import Entry
from hotseat.server import entries

KEPT_BATCHES: Final = 200
KEPT_CHAT: Final = 50


class Happened(NamedTuple):
    """What happened with number `n`, as the fair log tells it to each seat; or what only some seats can notice."""

    n: int
    entries: list[Entry]
    only: tuple[int, ...] | None = None


@dataclass
class Told:
    """What everybody can notice, counted by `n`."""

    n: int = 0
    batches: deque[Happened] = field(default_factory=lambda: deque(maxlen=KEPT_BATCHES))
    news: list[Happened] = field(default_factory=list)
    """What happened since somebody last emptied the list."""
    chat: deque[entries.Said] = field(default_factory=lambda: deque(maxlen=KEPT_CHAT))

    def happened(self, what: list[Entry]) -> None:
        """Everybody can notice this."""
        self.n += 1
        self.batches.append(Happened(self.n, what))
        self.news.append(self.batches[-1])

    def unseen(self, what: list[Entry], privy: tuple[int, ...]) -> None:
        """Only these seats can notice this."""
        self.news.append(Happened(self.n, what, privy))
