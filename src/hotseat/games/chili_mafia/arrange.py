"""The best arrangement of peppers into gangs, exactly (CM-9.14 to CM-9.17).

A split says for every name how many copies go into Families (x), into Mixed gangs (y) and are left over (z), and where
the Sweet Chilis go: f by name, g into Mixed gangs, w left over. With q = the greatest of g and all y, a split can be
laid out if every name has x = f = 0, or f = 0 and x >= 3, or x >= 2f > 0, and if the Mixed gangs have at least 3q cards
together.

Names are gone through one by one; what matters of those before is only how many Sweet Chilis and Mixed cards there are
and how many cards are left over. So the work grows with the number of names, not with the number of partitions.
"""

from heapq import heappop, heappush
from typing import Final

from hotseat.games.chili_mafia.cards import (
    NAME_OF,
    NAME_STRENGTHS,
    NAMES,
    SC,
    is_icon,
)

IMPOSSIBLE: Final = -1
MANY: Final = 99
MOST_LEFT: Final = 2
"""Copies of one name left over: three would be a gang (CM-9.17)."""
DIGIT: Final = 5
"""Bits for one number of a split when splits are compared number by number."""
BY_STRENGTH: Final = sorted(range(1, NAMES), key=NAME_STRENGTHS.__getitem__, reverse=True)
"""Names other than Sweet Chili, strongest first."""

Counts = tuple[int, ...]
Groups = list[tuple[int, ...]]


def counts_of(cards: tuple[int, ...]) -> list[int]:
    """Copies by name."""
    counts = [0] * NAMES
    for card in cards:
        counts[NAME_OF[card]] += 1
    return counts


def least_left(cards: tuple[int, ...]) -> int:
    """m(L): the least number of cards in incomplete groups when these are arranged (CM-9.14)."""
    counts = counts_of(cards)
    return _least([counts[name] for name in BY_STRENGTH if counts[name]], counts[0])


def _least(copies: list[int], sweet: int) -> int:
    """The least number left over, for copies by name and Sweet Chilis."""
    most = max(max(copies, default=0), sweet)
    best = sum(copies) + sweet
    for q in range(most + 1):
        for g in range(min(q, sweet) + 1):
            if enough_mixed(copies, q, g):
                best = min(best, _least_with(copies, sweet - g, q, max(3 * q - g, 0), best))
                if best == 0:
                    return 0
    return best


def enough_mixed(copies: list[int], q: int, g: int) -> bool:
    """Whether q Mixed gangs could have three cards each."""
    total = g
    for c in copies:
        total += c if c < q else q
    return total >= 3 * q


def all_placed(copies: list[int], sweet: int, q: int) -> bool:
    """Whether names too few for a Family could all go into q Mixed gangs, or with a Sweet Chili each."""
    alone = 0
    for c in copies:
        if c < 3 and c > q:
            if c == 1:
                return False
            alone += 1
    return alone <= sweet


def _least_with(copies: list[int], sweet: int, q: int, need: int, bound: int) -> int:
    """The least number left over with so many Mixed gangs; `need` Mixed cards are wanted."""
    width = need + 1
    row = [MANY] * ((sweet + 1) * width)
    row[0] = 0
    for c in copies:
        after = [MANY] * ((sweet + 1) * width)
        for place in range(len(row)):
            left = row[place]
            if left >= bound:
                continue
            used = place // width
            mixed = place - used * width
            for z in range(min(c, MOST_LEFT) + 1):
                if left + z >= bound:
                    break
                for y in range(min(c - z, q) + 1):
                    x = c - z - y
                    to = mixed + y
                    if to > need:
                        to = need
                    if x == 0 or x >= 3:
                        at = used * width + to
                        if left + z < after[at]:
                            after[at] = left + z
                    f = 1
                    while x >= 2 * f and used + f <= sweet:
                        at = (used + f) * width + to
                        if left + z < after[at]:
                            after[at] = left + z
                        f += 1
        row = after
    best = MANY
    for used in range(sweet + 1):
        left = row[used * width + need] + sweet - used
        if left < best:
            best = left
    return best


class _Search:
    """The search for the best split over all parts of the hand, in falling order of a bound on points."""

    def __init__(self, table: list[int], hand: list[int]) -> None:
        self.names = [name for name in BY_STRENGTH if table[name] + hand[name]]
        self.values = [NAME_STRENGTHS[name] for name in self.names]
        self.table = [table[name] for name in self.names]
        self.hand = [hand[name] for name in self.names]
        self.table_sweet = table[0]
        self.hand_sweet = hand[0]
        self.best = IMPOSSIBLE
        """The best comparison number so far, points in its upper part."""
        self.ties: list[tuple[Counts, int, int, int]] = []
        """What reaches it: part of the hand, q, g, and how many are left over."""

    def run(self) -> None:
        """Find all (part, q, g) that reach the best result."""
        start = (*self.hand, self.hand_sweet)
        heap: list[tuple[int, int, Counts]] = [(-self.bound(start), 0, start)]
        while heap:
            bound, first, part = heappop(heap)
            if self.best >= 0 and -bound < self.best >> 16:
                break
            self.try_part(part)
            for place in range(first, len(part)):
                if part[place]:
                    fewer = (*part[:place], part[place] - 1, *part[place + 1 :])
                    heappush(heap, (-self.bound(fewer), place, fewer))

    def copies(self, part: Counts) -> list[int]:
        """Copies by name in the whole layout."""
        return [self.table[i] + part[i] for i in range(len(self.names))]

    def bound(self, part: Counts) -> int:
        """No arrangement scores more: names that could be a Family count twice."""
        sweet = self.table_sweet + part[-1]
        total = 2 * sweet
        for i in range(len(self.names)):
            c = self.table[i] + part[i]
            total += self.values[i] * c * (2 if c >= 3 or (c == 2 and sweet) else 1)
        return total

    def try_part(self, part: Counts) -> None:
        """The best splits of the table with this part of the hand."""
        copies = self.copies(part)
        sweet = self.table_sweet + part[-1]
        if not self.try_with(part, copies, sweet, 0):
            self.try_with(part, copies, sweet, _least(copies, sweet))

    def try_with(self, part: Counts, copies: list[int], sweet: int, left: int) -> bool:
        """The best splits that leave so many cards over; whether there are any."""
        any_found = False
        most = max(max(copies, default=0), sweet)
        for q in range(most + 1):
            for g in range(min(q, sweet) + 1):
                if enough_mixed(copies, q, g) and (left or all_placed(copies, sweet - g, q)):
                    found = self.value(copies, sweet, q, g, left)
                    if found == IMPOSSIBLE:
                        continue
                    any_found = True
                    found += g * 65536 - q * 256 - sum(part)
                    if found > self.best:
                        self.best = found
                        self.ties = []
                    if found == self.best:
                        self.ties.append((part, q, g, left))
        return any_found

    def value(self, copies: list[int], sweet: int, q: int, g: int, left: int) -> int:
        """Points (times 65536) less gangs (times 256) of the best split, without what Mixed Sweet Chilis and q add.

        One pass without helpers, because playouts spend more time here than anywhere else.
        """
        free = sweet - g
        need = max(3 * q - g, 0)
        width = need + 1
        depth = (free + 1) * width
        row = [IMPOSSIBLE] * (depth * (left + 1))
        row[0] = 1 << 20  # room below for gangs; taken off at the end
        for i in range(len(copies)):
            after = [IMPOSSIBLE] * (depth * (left + 1))
            c = copies[i]
            worth = self.values[i] * 65536
            for place in range(len(row)):
                so_far = row[place]
                if so_far < 0:
                    continue
                gone = place // depth
                used = (place - gone * depth) // width
                mixed = place - gone * depth - used * width
                for z in range(min(c, MOST_LEFT, self.table[i], left - gone) + 1):
                    for y in range(min(c - z, q) + 1):
                        x = c - z - y
                        to = mixed + y
                        if to > need:
                            to = need
                        at = (gone + z) * depth + used * width + to
                        if x == 0:
                            if so_far + worth * y > after[at]:
                                after[at] = so_far + worth * y
                            continue
                        score = so_far + worth * (y + 2 * x)
                        if x >= 3 and score - 256 > after[at]:
                            after[at] = score - 256
                        f = 1
                        while x >= 2 * f and used + f <= free:
                            at = (gone + z) * depth + (used + f) * width + to
                            if score + f * (131072 - 256) > after[at]:
                                after[at] = score + f * (131072 - 256)
                            f += 1
            row = after
        best = IMPOSSIBLE
        for used in range(free + 1):
            unused = free - used
            if unused <= min(left, self.table_sweet):
                found = row[(left - unused) * depth + used * width + need]
                if found >= 0 and found > best:
                    best = found
        return best if best == IMPOSSIBLE else best - (1 << 20)

    # -- among equals: number by number --------------------------------------------------------------------------------

    def winner(self) -> "Split":
        """The one split that is first by the order of CM-9.15.4."""
        splits = [self.first_split(part, q, g, left) for part, q, g, left in self.ties]
        return max(splits, key=_order) if len(splits) > 1 else splits[0]

    def first_split(self, part: Counts, q: int, g: int, left: int) -> "Split":
        """The first of the best splits for this part of the hand: greatest x by name, then f, then y.

        The numbers of one row are packed into one int, strongest name highest; z follows from x and y, w from f.
        """
        copies = self.copies(part)
        free = self.table_sweet + part[-1] - g
        need = max(3 * q - g, 0)
        width = need + 1
        depth = (free + 1) * width
        size = depth * (left + 1)
        values, xs, fs, ys = [IMPOSSIBLE] * size, [0] * size, [0] * size, [0] * size
        values[0] = 1 << 20
        for i in range(len(copies)):
            old, old_xs, old_fs, old_ys = values, xs, fs, ys
            values, xs, fs, ys = [IMPOSSIBLE] * size, [0] * size, [0] * size, [0] * size
            c = copies[i]
            for place in range(size):
                if old[place] < 0:
                    continue
                gone = place // depth
                used = (place - gone * depth) // width
                mixed = place - gone * depth - used * width
                for z in range(min(c, MOST_LEFT, self.table[i], left - gone) + 1):
                    for y in range(min(c - z, q) + 1):
                        x = c - z - y
                        for f in range(free - used + 1):
                            if not (x == 0 if f == 0 and x < 3 else x >= 2 * f):
                                continue
                            gangs = (f if f > 1 else 1) if x else 0
                            value = old[place] + (self.values[i] * (y + 2 * x) + 2 * f) * 65536 - gangs * 256
                            new_x = (old_xs[place] << DIGIT) + x
                            new_f = (old_fs[place] << DIGIT) + f
                            new_y = (old_ys[place] << DIGIT) + y
                            at = (gone + z) * depth + (used + f) * width + min(mixed + y, need)
                            if value < values[at]:
                                continue
                            if value == values[at]:
                                if new_x < xs[at] or (new_x == xs[at] and new_f < fs[at]):
                                    continue
                                if new_x == xs[at] and new_f == fs[at] and new_y <= ys[at]:
                                    continue
                            values[at] = value
                            xs[at] = new_x
                            fs[at] = new_f
                            ys[at] = new_y
        return self.best_end(part, g, left, [values, xs, fs, ys], free, need)

    def best_end(self, part: Counts, g: int, left: int, rows: list[list[int]], free: int, need: int) -> "Split":
        """The greatest of the splits that end with the right number of cards left over."""
        width = need + 1
        best = (IMPOSSIBLE, 0, 0, 0, 0)
        for used in range(free + 1):
            w = free - used
            if w <= min(left, self.table_sweet):
                at = (left - w) * (free + 1) * width + used * width + need
                best = max(best, (rows[0][at], rows[1][at], rows[2][at], rows[3][at], w))
        return Split(self.names, self.copies(part), best, g, part)


class Split:
    """How many copies of each name go where, and which part of the hand is used."""

    def __init__(
        self, names: list[int], copies: list[int], packed: tuple[int, int, int, int, int], g: int, part: Counts
    ) -> None:
        _, xs, fs, ys, w = packed
        n = len(names)
        self.names = names
        self.x = _unpacked(xs, n)
        self.f = _unpacked(fs, n)
        self.y = _unpacked(ys, n)
        self.z = [copies[i] - self.x[i] - self.y[i] for i in range(n)]
        self.g = g
        self.w = w
        self.part = part

    def mixed_gangs(self) -> int:
        """q: how many Mixed gangs there are."""
        return max([self.g, *self.y])


def _unpacked(packed: int, n: int) -> list[int]:
    return [(packed >> (DIGIT * (n - 1 - i))) & 31 for i in range(n)]


def _order(split: Split) -> tuple[list[int], list[int], list[int], list[int], int, int, Counts]:
    """What decides between splits of equal value (CM-9.15.4)."""
    return split.x, split.f, split.y, split.z, split.g, split.w, split.part


def best_layout(table: tuple[int, ...], hand: tuple[int, ...]) -> Groups:
    """The layout of all table peppers and any hand peppers with the most points, groups in order (CM-9.15, CM-9.16)."""
    if not table and not hand:
        return []
    search = _Search(counts_of(table), counts_of(hand))
    search.run()
    return _laid_out(search.winner(), table, hand)


def _laid_out(split: Split, table: tuple[int, ...], hand: tuple[int, ...]) -> Groups:
    stock = _Stock(split, table, hand)
    groups: Groups = []
    for i, name in enumerate(split.names):
        groups += _families(stock, name, split.x[i], split.f[i])
    groups += _mixed(stock, split)
    return groups + _left_over(stock, split)


class _Stock:
    """The cards to be laid out: plain copies come from hand and are left over first, icons go first into groups."""

    def __init__(self, split: Split, table: tuple[int, ...], hand: tuple[int, ...]) -> None:
        self.groups: dict[int, list[int]] = {}
        self.left: dict[int, list[int]] = {}
        names = [*split.names, 0]
        for i in range(len(names)):
            used = [card for card in hand if NAME_OF[card] == names[i]][: split.part[i]]
            lying = [card for card in table if NAME_OF[card] == names[i]]
            z = split.z[i] if i < len(split.names) else split.w
            self.left[names[i]] = lying[:z]  # plain copies stand before icons in card order
            rest = lying[z:] + used
            rest.sort(key=_icon_first)
            self.groups[names[i]] = rest

    def deal(self, name: int) -> int:
        """The next copy for a group."""
        return self.groups[name].pop(0)


def _icon_first(card: int) -> bool:
    return not is_icon(card)


def _families(stock: _Stock, name: int, x: int, f: int) -> Groups:
    """Copies dealt one by one in turn; the first f groups get a Sweet Chili."""
    if x == 0:
        return []
    groups: list[list[int]] = [[] for _ in range(max(1, f))]
    for number in range(x):
        groups[number % len(groups)].append(stock.deal(name))
    for number in range(f):
        groups[number].append(stock.deal(SC))
    return [tuple(group) for group in groups]


def _mixed(stock: _Stock, split: Split) -> Groups:
    """Names by number of copies, then strength; dealt round the groups without starting again at a new name."""
    q = split.mixed_gangs()
    if q == 0:
        return []
    groups: list[list[int]] = [[] for _ in range(q)]
    order = sorted(range(len(split.names)), key=split.y.__getitem__, reverse=True)
    at = 0
    for i in order:
        for _ in range(split.y[i]):
            groups[at % q].append(stock.deal(split.names[i]))
            at += 1
    sweetened: list[int] = []
    for _ in range(split.g):
        plain = [number for number in range(q) if number not in sweetened]
        smallest = min(plain, key=[len(group) for group in groups].__getitem__)
        groups[smallest].append(stock.deal(SC))
        sweetened.append(smallest)
    return [tuple(group) for group in groups]


def _left_over(stock: _Stock, split: Split) -> Groups:
    """Two alike form a group, two single ones form a group, a Sweet Chili joins a single one; the rest lie alone."""
    groups: Groups = []
    singles: list[int] = []
    for name in split.names:
        cards = stock.left[name]
        if len(cards) == 2:
            groups.append(tuple(cards))
        else:
            singles += cards
    while len(singles) >= 2:
        groups.append((singles.pop(0), singles.pop(0)))
    for sweet in stock.left[0]:
        if singles:
            groups.append((singles.pop(0), sweet))
        else:
            groups.append((sweet,))
    return groups + [(card,) for card in singles]
