"""Events of a table as sent to clients: numbered batches, unsent news, and the chat."""

import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from msgspec import json

from hotseat.fairness import Entry
from hotseat.server import entries

KEPT_BATCHES: Final = 200
KEPT_CHAT: Final = 50
PACKED: Final = 20
"""Batches that are compressed together. As objects, those of a long game would take most of a table's memory."""
_ENCODER = json.Encoder()


class Happened(NamedTuple):
    """The events of step `n`, as the fair log shows them to each seat, or events that only some seats can notice."""

    n: int
    entries: list[Entry]
    only: tuple[int, ...] | None = None


@dataclass
class Told:
    """Publicly visible steps, counted by `n`."""

    n: int = 0
    news: list[Happened] = field(default_factory=list)
    """Events not yet sent; the sender empties the list."""
    chat: deque[entries.Said] = field(default_factory=lambda: deque(maxlen=KEPT_CHAT))
    _last: list[bytes] = field(default_factory=list)
    """The last batches as JSON, fewer than PACKED."""
    _packed: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT_BATCHES // PACKED))
    """The batches before them, PACKED in each item."""

    def happened(self, what: list[Entry]) -> None:
        """Add events that everybody can notice."""
        self.n += 1
        self.news.append(Happened(self.n, what))
        self._keep(_ENCODER.encode(what))

    def _keep(self, text: bytes) -> None:
        self._last.append(text)
        if len(self._last) == PACKED:
            self._packed.append(zlib.compress(b"\n".join(self._last), 1))
            self._last.clear()

    def unseen(self, what: list[Entry], privy: tuple[int, ...]) -> None:
        """Add events that only the seats in `privy` can notice."""
        self.news.append(Happened(self.n, what, privy))

    def since(self, last: int) -> list[Happened]:
        """The batches after step `last`, at most KEPT_BATCHES."""
        texts = self.texts(self.n - last)
        first = self.n - len(texts) + 1
        return [Happened(first + place, _read(text)) for place, text in enumerate(texts)]

    def texts(self, most: int = KEPT_BATCHES) -> list[bytes]:
        """The last batches as JSON."""
        wanted = min(most, KEPT_BATCHES)
        if wanted <= 0:
            return []
        texts = self._last
        for packed in reversed(self._packed):
            if len(texts) >= wanted:
                break
            texts = zlib.decompress(packed).split(b"\n") + texts
        return texts[-wanted:]

    def restore(self, n: int, texts: list[bytes]) -> None:
        """Continue after step `n` with these last batches."""
        self.n = n
        self._last.clear()
        self._packed.clear()
        for text in texts:
            self._keep(text)


def _read(text: bytes) -> list[Entry]:
    told: list[Any] = json.decode(text)
    return [
        Entry(kind, full, None if witnesses is None else tuple(witnesses), masked)
        for kind, full, witnesses, masked in told
    ]
