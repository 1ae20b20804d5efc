"""The best arrangement of peppers into gangs, found by exact search (CM-9.14 to CM-9.17)."""

from heapq import heappop, heappush
from typing import final

from mypy_extensions import i64, mypyc_attr

from hotseat.games.chili_mafia.cards.codes import (
    NAME_STRENGTHS,
)
from hotseat.games.chili_mafia.raid.groups import Groups, groups_of
from hotseat.games.chili_mafia.raid.least_left import BY_STRENGTH, counts_of, least_of, most_mixed, surely_left
from hotseat.games.chili_mafia.raid.splits import IMPOSSIBLE, Counts, Split, Splits
from hotseat.games.chili_mafia.tuples import replaced


def most_points(values: list[int], copies: list[int], free: i64, q: i64, g: i64) -> i64:
    """Upper bound on the points of a split with q Mixed gangs, g of them with a Sweet Chili.

    Every name that could be a Family counts twice, but the Mixed gangs need cards: the weakest are moved to them.
    """
    points = 2 * free + g
    missing = 3 * q - g
    for i in range(len(copies)):
        c: i64 = copies[i]
        value: i64 = values[i]
        if c >= 3 or (c == 2 and free):
            points += 2 * value * c
        else:
            points += value * min(c, q)
            missing -= min(c, q)
    i = len(copies) - 1
    while missing > 0 and i >= 0:
        c = copies[i]
        if c >= 3 or (c == 2 and free):
            moved = min(min(c, q), missing)
            value = values[i]
            points -= value * moved
            missing -= moved
        i -= 1
    return points


@final
@mypyc_attr(acyclic=True)
class _Search:
    """The search for the best split over all parts of the hand, in descending order of an upper bound on points."""

    def __init__(self, table: list[int], hand: list[int]) -> None:
        names = [name for name in BY_STRENGTH if table[name] or hand[name]]
        self.names = names
        self.values = [NAME_STRENGTHS[name] for name in names]
        self.table = [table[name] for name in names]
        self.hand = [hand[name] for name in names]
        self.table_sweet = table[0]
        self.hand_sweet = hand[0]
        self.points = IMPOSSIBLE
        self.best = IMPOSSIBLE
        """The best result so far as one number: points, then fewer gangs, then fewer hand cards (CM-9.15)."""
        self.ties: list[Splits] = []
        """The splits that reach it."""

    def run(self) -> None:
        """Find all splits that reach the best result."""
        heap: list[tuple[int, int, Counts]] = []
        self.try_part((*self.hand, self.hand_sweet), 0, heap)
        while heap:
            bound, first, part = heappop(heap)
            if -bound < self.points:
                break
            self.try_part(part, first, heap)

    def copies(self, part: Counts) -> list[int]:
        """Copies by name in the whole layout."""
        return [self.table[i] + part[i] for i in range(len(self.names))]

    def bound(self, part: Counts, without: i64 = -1) -> i64:
        """Upper bound on points, optionally with one card less of a name: names that could be a Family count twice."""
        names: i64 = len(self.names)
        sweet: i64 = self.table_sweet + part[-1]
        if without == names:
            sweet -= 1
        total: i64 = 2 * sweet
        for i in range(names):
            c: i64 = self.table[i] + part[i]
            if i == without:
                c -= 1
            value: i64 = self.values[i]
            total += 2 * value * c if c >= 3 or (c == 2 and sweet) else value * c
        return total

    def try_part(self, part: Counts, first: int, heap: list[tuple[int, int, Counts]]) -> None:
        """The best splits of the table with this part of the hand; queues smaller parts that may be better."""
        copies = self.copies(part)
        sweet = self.table_sweet + part[-1]
        if not self.try_with(part, copies, sweet, 0):
            left = least_of(copies, sweet)
            if left:
                self.try_with(part, copies, sweet, left)
        for place in range(first, len(part)):
            if part[place]:
                lower = self.bound(part, place)
                if lower >= self.points:
                    heappush(heap, (-lower, place, replaced(part, place, part[place] - 1)))

    def try_with(self, part: Counts, copies: list[int], sweet: int, left: int) -> bool:
        """The best splits that leave `left` cards over; returns whether any split was worth trying."""
        any_found = False
        for q in range(most_mixed(copies, sweet) + 1):
            for g in range(min(q, sweet) + 1):
                free = sweet - g
                if surely_left(copies, free, q, g) > left:
                    continue
                if most_points(self.values, copies, free, q, g) >= self.points:
                    splits = Splits(self.values, self.table, part, copies, free, q, g, left)
                    any_found |= self.offer(splits)
        return any_found

    def offer(self, splits: "Splits") -> bool:
        """Keep the splits if none are better; returns whether there are any."""
        found = splits.best_value(self.table_sweet)
        if found == IMPOSSIBLE:
            return False
        if found > self.best:
            self.best = found
            self.points = splits.points
            self.ties = []
        if found == self.best:
            self.ties.append(splits)
        return True

    def winner(self) -> "Split":
        """The split that comes first in the order of CM-9.15.4."""
        if len(self.ties) == 1:
            return self.ties[0].first(self.names)
        return max([one.first(self.names) for one in self.ties], key=_order)


def _order(split: Split) -> tuple[list[int], list[int], list[int], list[int], int, int, Counts]:
    """The tie-break between splits of equal value (CM-9.15.4)."""
    return split.x, split.f, split.y, split.z, split.g, split.w, split.part


def best_layout(table: tuple[int, ...], hand: tuple[int, ...]) -> Groups:
    """The layout of all table peppers and any hand peppers with the most points, groups in order (CM-9.15, CM-9.16)."""
    if not table and not hand:
        return []
    search = _Search(counts_of(table), counts_of(hand))
    search.run()
    return groups_of(search.winner(), table, hand)
