"""Where chance comes from: the only source of randomness in core and games.

Every draw names its kind (`deck`, `first`, `order` ...). The fast generator ignores it; a keyed generator derives from
it, and from how often the kind was used, the label of a stream that can be proved after the game.
"""

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex, TypeVar

from mypy_extensions import i64, mypyc_attr

from hotseat.core.errors import PositionError, whole_number

RngData = list[int | str]

T = TypeVar("T")

_M31: Final = (1 << 31) - 1
_M61: Final = (1 << 61) - 1
_M30: Final = (1 << 30) - 1
_MIX: Final = 0x1F123BB5159A55E5 & _M61
_MIX_LOW: Final = _MIX & _M31
_MIX_HIGH: Final = _MIX >> 31

# A xorshift of 61 bits, so that every value fits a compiled small int. 2**61 - 1 is prime, so a shift triple has the
# full period exactly if its matrix has that order; tests/core/test_rng.py checks the triple.
SHIFT_A: Final = 12
SHIFT_B: Final = 18
SHIFT_C: Final = 25
_LOW_A: Final = _M61 >> SHIFT_A
_LOW_C: Final = _M61 >> SHIFT_C


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Random numbers for one game; subclasses provide the source."""

    def below(self, n: int, kind: str) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def clone(self) -> "Rng":
        """An independent generator that will produce the same numbers."""
        raise NotImplementedError

    def data(self) -> RngData:
        """Name and state, for a stored position."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_rng, (self.data(),)

    def shuffle(self, cards: list[int], kind: str) -> None:
        """Fisher-Yates from the end, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1, kind)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def order(self, seats: Sequence[int], kind: str) -> tuple[int, ...]:
        """The seats in a random order; fewer than two need no draw."""
        drawn = list(seats)
        self.shuffle(drawn, kind)
        return tuple(drawn)

    def fork(self) -> "FastRng":
        """An independent fast generator, seeded from this one."""
        return seeded(self.below(_M31, "fork"))

    def between(self, low: int, high: int, kind: str) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1, kind)


@mypyc_attr(free_list_len=1)
class FastRng(Rng):
    """The generator of simulations: one int of state; compiled and interpreted runs give the same numbers.

    The bias is below n / 2**31 (`below`) and 2**-29 (`shuffle`), too small for a simulation to notice. Live tables use
    a keyed generator without bias.
    """

    state: i64

    def __init__(self, state: i64) -> None:
        self.state = state

    def step(self) -> i64:
        """The next 61 random bits."""
        x = self.state
        x ^= (x & _LOW_A) << SHIFT_A
        x ^= x >> SHIFT_B
        x ^= (x & _LOW_C) << SHIFT_C
        self.state = x
        return x

    def below(self, n: int, kind: str) -> int:
        x = self.state
        x ^= (x & _LOW_A) << SHIFT_A
        x ^= x >> SHIFT_B
        x ^= (x & _LOW_C) << SHIFT_C
        self.state = x
        return ((x >> 30) * n) >> 31

    def shuffle(self, cards: list[int], kind: str) -> None:
        self._shuffle(cards)

    def _shuffle(self, cards: list[T]) -> None:  # generic: compiled code moves the items without inspecting them
        n: i64 = len(cards)
        while n > 1:
            bits = self.step()  # enough for four indices into a deck of at most 256 cards
            rest: i64 = n - 4
            while n > rest and n > 1:
                quotient = bits // n
                place = bits - quotient * n
                bits = quotient
                n -= 1
                card = cards[n]
                cards[n] = cards[place]
                cards[place] = card

    def clone(self) -> "FastRng":
        return FastRng(self.state)

    def data(self) -> RngData:
        return ["fast", self.state]


class ScriptedRng(Rng):
    """Returns prepared numbers in order, for tests and for games dealt by hand; raises when they run out."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers[:]

    def below(self, n: int, kind: str) -> int:
        if not self.numbers:
            raise PositionError(f"the script has no number left for a draw of kind {kind}")
        number = self.numbers.pop(0)
        if not 0 <= number < n:
            raise PositionError(f"the script says {number} for a draw of kind {kind} below {n}")
        return number

    def clone(self) -> "ScriptedRng":
        return ScriptedRng(self.numbers)

    def data(self) -> RngData:
        return ["scripted", *self.numbers]


def seeded(seed: SupportsIndex) -> FastRng:
    """The fast generator of this seed; neighbouring seeds give unrelated numbers."""
    number = whole_number("seed", seed)
    folded = number if number >= 0 else ~number ^ (1 << 60)
    x: i64 = (folded ^ (folded >> 61) ^ 0x0F1E2D3C4B5A6978) & _M61
    for _ in range(4):
        x = (_mixed(x ^ (x >> 32)) + 0x1234567) & _M61
    return FastRng(x or 1)


def _mixed(x: i64) -> i64:
    """The lower 61 bits of x times _MIX, computed in halves so that nothing overflows a compiled int."""
    low = x & _M31
    across = (x >> 31) * _MIX_LOW + low * _MIX_HIGH
    return low * _MIX_LOW + ((across & _M30) << 31)


def restored_rng(data: RngData) -> Rng:
    """The generator that `data` describes."""
    if data[0] == "keyed":
        from hotseat.core.keyed import restored_keyed  # imported here because it builds on this module

        return restored_keyed(data)
    name, numbers = data[0], [int(n) for n in data[1:]]
    if name == "scripted":
        return ScriptedRng(numbers)
    if name != "fast" or len(numbers) != 1:
        raise PositionError(f"unknown generator {name!r}")
    return FastRng(numbers[0])
