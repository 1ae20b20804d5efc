"""The minimum number of peppers left over in any arrangement, and bounds on it (CM-9.14)."""

from typing import Final

from mypy_extensions import i64

from hotseat.games.chili_mafia.cards.codes import (
    NAME_OF,
    NAME_STRENGTHS,
    NAMES,
)

MANY: Final = 99
MOST_LEFT: Final = 2
"""Maximum number of copies of one name left over: three would be a gang (CM-9.17)."""
BY_STRENGTH: Final = sorted(range(1, NAMES), key=NAME_STRENGTHS.__getitem__, reverse=True)
"""Names other than Sweet Chili, strongest first."""


def counts_of(cards: tuple[int, ...]) -> list[int]:
    """Copies by name."""
    counts = [0] * NAMES
    for card in cards:
        name = NAME_OF[card]
        counts[name] = counts[name] + 1  # `+=` would add objects
    return counts


def total_of(numbers: list[int]) -> int:
    """The sum of the numbers; for a few, faster than `sum` when compiled."""
    total = 0
    for number in numbers:
        total += number
    return total


def least_left(cards: tuple[int, ...]) -> int:
    """m(L): the minimum number of cards in incomplete groups in any arrangement of these (CM-9.14)."""
    counts = counts_of(cards)
    return least_of([counts[name] for name in BY_STRENGTH if counts[name]], counts[0])


def least_of(copies: list[int], sweet: int) -> int:
    """The minimum number left over, given copies by name and Sweet Chilis."""
    best = total_of(copies) + sweet
    most = most_mixed(copies, sweet)
    for q in range(most + 1):
        for g in range(min(q, sweet) + 1):
            left = surely_left(copies, sweet - g, q, g)
            if left < best and families_stay_whole(copies, sweet - g, q, g):
                best = left
    lower = 0
    while lower < best:  # most promising numbers of Mixed gangs first
        for q in range(most + 1):
            for g in range(min(q, sweet) + 1):
                if surely_left(copies, sweet - g, q, g) == lower < best:
                    best = min(best, _least_with(copies, sweet - g, q, max(3 * q - g, 0), best))
        lower += 1
    return best


def families_stay_whole(copies: list[int], free: int, q: int, g: int) -> bool:
    """Whether at most `surely_left` cards are left over even if every name with three copies is a Family.

    The Mixed gangs are made of the other names; pairs take a free Sweet Chili first, the Families take the rest.
    """
    mixed = g
    room = 0
    for c in copies:
        if c >= 3:
            room += c // 2
        elif c == 2 and q < 2 and free:
            free -= 1
        else:
            mixed += min(c, q)
    return mixed >= 3 * q and free <= room


def most_mixed(copies: list[int], sweet: int) -> int:
    """Upper bound on Mixed gangs: the most copies of one name, and a third of all cards."""
    most: i64 = sweet
    total: i64 = sweet
    for copy in copies:
        c: i64 = copy
        if c > most:
            most = c
        total += c
    return min(most, total // 3)


def surely_left(copies: list[int], free: i64, q: i64, g: i64) -> i64:
    """Lower bound on the cards left over with q Mixed gangs, g of them with a Sweet Chili; MANY if q is too high.

    Names with too few copies for a Family go into the Mixed gangs, or pairs with one of the `free` Sweet Chilis; the
    rest is left over.
    """
    mixed = g
    left: i64 = 0
    pairs: i64 = 0
    for copy in copies:
        c: i64 = copy
        mixed += min(c, q)
        if c < 3 and c > q:
            left += c - q
            pairs += c - 1
    if mixed < 3 * q:
        return MANY
    return left - min(pairs, free) * (2 - q) if pairs else left


def _least_with(copies: list[int], sweet: i64, q: i64, need: i64, bound: i64) -> i64:
    """The minimum number left over with q Mixed gangs, which need `need` cards."""
    width = need + 1
    row = [MANY] * ((sweet + 1) * width)
    row[0] = 0
    for copy in copies:
        c: i64 = copy
        after = [MANY] * ((sweet + 1) * width)
        for used in range(sweet + 1):
            for mixed in range(width):
                left: i64 = row[used * width + mixed]
                if left >= bound:
                    continue
                for z in range(min(min(c, MOST_LEFT), bound - 1 - left) + 1):
                    for y in range(min(c - z, q) + 1):
                        x = c - z - y
                        at = used * width + min(mixed + y, need)
                        if (x == 0 or x >= 3) and left + z < after[at]:
                            after[at] = left + z
                        f: i64 = 1
                        while x >= 2 * f and used + f <= sweet:
                            at += width
                            if left + z < after[at]:
                                after[at] = left + z
                            f += 1
        row = after
    best: i64 = MANY
    for used in range(sweet + 1):
        left = row[used * width + need]
        best = min(best, left + sweet - used)
    return best
