"""Splits: how many copies of each name go into Families, into Mixed gangs, and are left over.

A split says for every name how many copies go into Families (x), into Mixed gangs (y) and are left over (z), and where
the Sweet Chilis go: f by name, g into Mixed gangs, w left over. With q = the greatest of g and all y, a split can be
laid out if every name has x = f = 0, or f = 0 and x >= 3, or x >= 2f > 0, and if the Mixed gangs have at least 3q cards
together.

This is dynamic programming over the names: the state after some of them is only the number of Sweet Chilis used, of
Mixed cards and of cards left over. So the work grows with the number of names, not with the number of partitions.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hotseat.games.chili_mafia.raid.least_left import MOST_LEFT, total_of

IMPOSSIBLE: Final = -1
UNREACHED: Final = 0
"""In a row of `Splits`: not reachable; a reachable entry is stored as its worth plus one."""
SWEET_IN_FAMILY: Final = 2 * 256 - 1
"""Worth of a Sweet Chili in a Family: two points, less one for the gang that each of them implies."""
Counts = tuple[int, ...]


@final
@mypyc_attr(acyclic=True)
class Splits:
    """All splits of one layout with q Mixed gangs, g of them with a Sweet Chili, that leave `left` cards over.

    Worth is points times 256 minus gangs. `rows` has one row for each name with a choice, starting with the weakest. An
    entry is the greatest worth so far, indexed by cards left over, Sweet Chilis in Families and Mixed cards (capped at
    `need`). With no cards left over, a single copy has no choice: it goes into a Mixed gang.
    """

    def __init__(
        self,
        values: list[int],
        table: list[int],
        part: Counts,
        copies: list[int],
        free: int,
        q: int,
        g: int,
        left: int,
    ) -> None:
        self.values = values
        self.table = table
        self.part = part
        self.copies = copies
        self.free = free
        self.q = q
        self.g = g
        self.left = left
        self.need = max(3 * q - g, 0)
        self.width = self.need + 1
        self.depth = (free + 1) * self.width
        self.points = IMPOSSIBLE
        self.ends: list[int] = []
        """The indices in the last row at which the best splits end."""
        self.length = self.depth * (left + 1)
        """Length of one row."""
        self.choices: list[int] = []
        """The indices of the names that have a choice."""
        mixed = 0
        worth = 1
        for i in range(len(copies)):
            c = copies[i]
            if c > 1 or (c and left):
                self.choices.append(i)
            elif c:
                mixed += 1
                worth += 256 * values[i]
        self.rows = [UNREACHED] * (self.length * (len(self.choices) + 1))
        self.rows[min(mixed, self.need)] = worth
        for number in range(len(self.choices) - 1, -1, -1):
            self.add_name(number)

    def row(self, number: int) -> int:
        """The start of the row that holds the choices from this one on."""
        return self.length * (len(self.choices) - number)

    def add_name(self, number: int) -> None:
        """Fill the row for one more name; one pass without helper functions, because playouts spend much time here."""
        i = self.choices[number]
        rows = self.rows
        c: i64 = self.copies[i]
        q: i64 = self.q
        need: i64 = self.need
        width: i64 = self.width
        free: i64 = self.free
        depth: i64 = self.depth
        left: i64 = self.left
        lying: i64 = min(self.table[i], MOST_LEFT)
        value: i64 = self.values[i] * 256
        after: i64 = self.row(number)
        place = after - self.length - 1
        for gone in range(left + 1):
            most_left = min(lying, left - gone)
            for used in range(free + 1):
                for mixed in range(width):
                    place += 1
                    so_far: i64 = rows[place]
                    if so_far == UNREACHED:
                        continue
                    for z in range(most_left + 1):
                        for y in range(min(c - z, q) + 1):
                            x = c - z - y
                            worth = so_far + value * (y + 2 * x)
                            at = after + (gone + z) * depth + used * width + min(mixed + y, need)
                            if x == 0:
                                if worth > rows[at]:
                                    rows[at] = worth
                                continue
                            if x >= 3 and worth - 1 > rows[at]:
                                rows[at] = worth - 1
                            f: i64 = 1
                            while x >= 2 * f and used + f <= free:
                                at += width
                                worth += SWEET_IN_FAMILY
                                if worth > rows[at]:
                                    rows[at] = worth
                                f += 1

    def best_value(self, table_sweet: int) -> int:
        """Points, then fewer gangs, then fewer hand cards, as one number; also finds where the best splits end."""
        last = self.row(0)
        best = IMPOSSIBLE
        for used in range(self.free + 1):
            w = self.free - used
            if w <= min(self.left, table_sweet):
                at = last + (self.left - w) * self.depth + used * self.width + self.need
                if self.rows[at] > best:
                    best = self.rows[at]
                    self.ends = []
                if self.rows[at] == best:
                    self.ends.append(at - last)
        if best <= UNREACHED:
            return IMPOSSIBLE
        best += self.g * 256 - self.q - 1
        self.points = (best + 255) // 256
        from_hand = 0
        for number in self.part:
            from_hand += number
        return best * 256 - from_hand

    # -- ties: number by number ----------------------------------------------------------------------------------------

    def first(self, names: list[int]) -> "Split":
        """The first of the best splits: greatest x by name from the strongest, then f, then y; z and w follow."""
        walk = _Walk(self, [], [])
        if not walk.only_way:
            walk = _Walk(self, walk.x, [])
            if not walk.only_way:
                walk = _Walk(self, walk.x, walk.f)
        return Split(names, self.copies, walk.x, walk.f, walk.y, self.g, self.free - total_of(walk.f), self.part)

    def worth(self, i: int, x: i64, f: i64, y: i64) -> i64:
        """The worth that one name adds."""
        return 256 * (self.values[i] * (y + 2 * x) + 2 * f) - (max(1, f) if x else 0)


@final
@mypyc_attr(acyclic=True)
class _Walk:
    """Backtracking along the best splits from the strongest name: greatest x; for that x, greatest f; then y.

    All paths are followed at once. If only one is left, its x, f and y are the result. A walk with given x (and f)
    takes only steps from which the given numbers of all weaker names can be reached as well.
    """

    def __init__(self, splits: Splits, xs: list[int], fs: list[int]) -> None:
        self.splits = splits
        self.xs = xs
        self.fs = fs
        self.x = [0] * len(splits.copies)
        self.f = [0] * len(splits.copies)
        self.y = splits.copies[:]  # for names without a choice
        self.only_way = len(splits.ends) == 1
        self.places = splits.ends
        for number in range(len(splits.choices)):
            self.step(number)

    def step(self, number: int) -> None:
        """Step back over one name."""
        splits = self.splits
        i = splits.choices[number]
        c: i64 = splits.copies[i]
        q: i64 = splits.q
        depth: i64 = splits.depth
        width: i64 = splits.width
        lying: i64 = min(splits.table[i], MOST_LEFT)
        rows = splits.rows
        row: i64 = splits.row(number)
        before = row - splits.length
        best: i64 = -1
        best_x: i64 = 0
        best_f: i64 = 0
        best_y: i64 = 0
        origins: list[int] = []
        for end in self.places:
            place: i64 = end
            gone = place // depth
            used = (place - gone * depth) // width
            mixed = place % width
            for z in range(min(lying, gone) + 1):
                for y in range(min(c - z, q) + 1):
                    x = c - z - y
                    if (x != self.xs[i]) if self.xs else x < best:
                        continue
                    fewest: i64 = 0 if x == 0 or x >= 3 else 1
                    for f in range(fewest, min(used, x // 2) + 1):
                        counted = y if self.fs else f if self.xs else x
                        if counted < best or (self.fs and f != self.fs[i]):
                            continue
                        worth = rows[row + place] - splits.worth(i, x, f, y)
                        most = min(y, mixed)
                        least = y if mixed < splits.need else 0  # Mixed cards are capped at `need`
                        origin = place - z * depth - f * width - least
                        while worth > UNREACHED and least <= most:
                            if rows[before + origin] == worth and (not self.xs or self.goes_on(number + 1, origin)):
                                if counted > best:
                                    best, best_x, best_f, best_y = counted, x, f, y
                                    origins = [origin]
                                else:
                                    self.only_way = False
                                    if origin not in origins:
                                        origins.append(origin)
                            least += 1
                            origin -= 1
        self.x[i] = best_x
        self.f[i] = best_f
        self.y[i] = best_y
        self.places = origins

    def goes_on(self, number: int, place: int) -> bool:
        """Whether a path leads on from this place on which every name from this one on has its given x (and f)."""
        splits = self.splits
        if number == len(splits.choices):
            return True
        i = splits.choices[number]
        depth, width, row = splits.depth, splits.width, splits.row(number)
        gone, used, mixed = place // depth, place % depth // width, place % width
        x = self.xs[i]
        for z in range(min(splits.table[i], MOST_LEFT, gone) + 1):
            y = splits.copies[i] - z - x
            if not 0 <= y <= min(splits.q, mixed):
                continue
            fewest, most = (self.fs[i], self.fs[i]) if self.fs else (0 if x == 0 or x >= 3 else 1, x // 2)
            for f in range(fewest, min(used, most) + 1):
                worth = splits.rows[row + place] - splits.worth(i, x, f, y)
                origin = place - z * depth - f * width
                for taken in range(y if mixed < splits.need else 0, y + 1):
                    reached = worth > UNREACHED and splits.rows[row - splits.length + origin - taken] == worth
                    if reached and self.goes_on(number + 1, origin - taken):
                        return True
        return False


@final
@mypyc_attr(acyclic=True)
class Split:
    """How many copies of each name go where, and which part of the hand is used."""

    def __init__(
        self,
        names: list[int],
        copies: list[int],
        x: list[int],
        f: list[int],
        y: list[int],
        g: int,
        w: int,
        part: Counts,
    ) -> None:
        self.names = names
        self.x = x
        self.f = f
        self.y = y
        self.z = [copies[i] - x[i] - y[i] for i in range(len(names))]
        self.g = g
        self.w = w
        self.part = part

    def mixed_gangs(self) -> int:
        """q: the number of Mixed gangs."""
        most = self.g
        for y in self.y:
            if y > most:
                most = y
        return most
