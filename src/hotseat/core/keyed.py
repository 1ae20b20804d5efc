"""The generator of live tables: every number follows from a key that is proved after the game (docs/fairness.md).

The key is a secret of the server until the game is over: `data`, and with it the position of a live table, holds it.
Views carry another generator, so nothing that a seat receives depends on the key.
"""

import hmac
from typing import Final, final

from hotseat.core.errors import PositionError
from hotseat.core.rng import Rng, RngData

KEY_BYTES: Final = 32
WORD_BYTES: Final = 8
_WORDS: Final = 1 << 64
"""The number of values of one word of a stream."""


def length_prefixed(*parts: bytes) -> bytes:
    """LP of the protocol: every part prefixed with its length, so that no two lists of parts encode alike."""
    return b"".join([len(part).to_bytes(4, "big") + part for part in parts])


@final
class Stream:
    """The words of one label, block after block."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key = key
        self.prefix = length_prefixed(b"pf1", b"blk", label.encode("ascii"))
        self.block = b""
        self.blocks = 0
        self.at = 0

    def word(self) -> int:
        """The next 64 bits."""
        if self.at == len(self.block):
            self.block = hmac.digest(self.key, self.prefix + self.blocks.to_bytes(8, "big"), "sha256")
            self.blocks += 1
            self.at = 0
        self.at += WORD_BYTES
        return int.from_bytes(self.block[self.at - WORD_BYTES : self.at], "big")

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 without bias: words beyond the last full run of n are rejected."""
        limit = _WORDS - _WORDS % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n


@final
class Draw:
    """One use of a kind: its label, what was drawn from (a number n, or the list that was shuffled) and the result."""

    def __init__(self, label: str, of: int | tuple[int, ...], result: int | tuple[int, ...]) -> None:
        self.label = label
        self.of = of
        self.result = result


@final
class KeyedRng(Rng):
    """Numbers from a 32-byte key; the label of a use is its kind and how often that kind was used before."""

    key: bytes
    uses: dict[str, int]
    draws: list[Draw] | None
    """The draws since the list was last emptied; None, as in every clone, records nothing."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise PositionError(f"the key of a keyed generator has {KEY_BYTES} bytes, not {len(key)}")
        self.key = key
        self.uses = {}
        self.draws = None

    def below(self, n: int, kind: str) -> int:
        label = self.label(kind)
        number = Stream(self.key, label).below(n)
        if self.draws is not None:
            self.draws.append(Draw(label, n, number))
        return number

    def shuffle(self, cards: list[int], kind: str) -> None:
        """Fisher-Yates from the end on one stream; shuffling fewer than two cards is not a use of the kind."""
        if len(cards) < 2:
            return
        label = self.label(kind)
        stream = Stream(self.key, label)
        before = tuple(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = stream.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        if self.draws is not None:
            self.draws.append(Draw(label, before, tuple(cards)))

    def label(self, kind: str) -> str:
        """Take the next label of this kind."""
        used = self.uses.get(kind, 0)
        self.uses[kind] = used + 1
        return f"{kind}/{used}"

    def clone(self) -> "KeyedRng":
        twin = KeyedRng(self.key)
        twin.uses = self.uses.copy()
        return twin

    def data(self) -> RngData:
        written: RngData = ["keyed", self.key.hex()]
        for kind, used in self.uses.items():
            written.append(kind)
            written.append(used)
        return written


def restored_keyed(data: RngData) -> KeyedRng:
    """The keyed generator that `data` describes, with its key and uses validated."""
    key, kinds, counts = data[1:2], data[2::2], data[3::2]
    if not key or len(kinds) != len(counts):
        raise PositionError("a keyed generator has a key and a count for every kind")
    rng = KeyedRng(bytes.fromhex(str(key[0])))
    for kind, used in zip(kinds, counts, strict=True):
        rng.uses[str(kind)] = int(used)
    return rng
