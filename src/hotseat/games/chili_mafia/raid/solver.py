"""The best arrangement of peppers into gangs, exactly (CM-9.14 to CM-9.17).

A split says for every name how many copies go into Families (x), into Mixed gangs (y) and are left over (z), and where
the Sweet Chilis go: f by name, g into Mixed gangs, w left over. With q = the greatest of g and all y, a split can be
laid out if every name has x = f = 0, or f = 0 and x >= 3, or x >= 2f > 0, and if the Mixed gangs have at least 3q cards
together.

Names are gone through one by one; what matters of those before is only how many Sweet Chilis and Mixed cards there are
and how many cards are left over. So the work grows with the number of names, not with the number of partitions.
"""

from heapq import heappop, heappush
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hotseat.core.hands import sort_in
from hotseat.games.chili_mafia.cards.codes import (
    NAME_OF,
    NAME_STRENGTHS,
    NAMES,
    SC,
)
from hotseat.games.chili_mafia.tuples import replaced

IMPOSSIBLE: Final = -1
UNREACHED: Final = 0
"""In a row of `_Splits`: no split leads here; what has been reached counts one more than its worth."""
MANY: Final = 99
MOST_LEFT: Final = 2
"""Copies of one name left over: three would be a gang (CM-9.17)."""
SWEET_IN_FAMILY: Final = 2 * 256 - 1
"""Worth of a Sweet Chili in a Family: two points; every one stands for a gang of its own."""
BY_STRENGTH: Final = sorted(range(1, NAMES), key=NAME_STRENGTHS.__getitem__, reverse=True)
"""Names other than Sweet Chili, strongest first."""

NONE: Final[list[int]] = []

Counts = tuple[int, ...]
Groups = list[tuple[int, ...]]


def counts_of(cards: tuple[int, ...]) -> list[int]:
    """Copies by name."""
    counts = [0] * NAMES
    for card in cards:
        name = NAME_OF[card]
        counts[name] = counts[name] + 1  # `+=` would add objects
    return counts


def total_of(numbers: list[int]) -> int:
    """Their sum; compiled, quicker than `sum` of a few."""
    total = 0
    for number in numbers:
        total += number
    return total


def least_left(cards: tuple[int, ...]) -> int:
    """m(L): the least number of cards in incomplete groups when these are arranged (CM-9.14)."""
    counts = counts_of(cards)
    return _least([counts[name] for name in BY_STRENGTH if counts[name]], counts[0])


def _least(copies: list[int], sweet: int) -> int:
    """The least number left over, for copies by name and Sweet Chilis."""
    best = total_of(copies) + sweet
    most = _most(copies, sweet)
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
    """Whether no more than `surely_left` are left over even if every name with three copies is a Family.

    The Mixed gangs are made of the other names; pairs take a free Sweet Chili first, the Families the rest.
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


def _most(copies: list[int], sweet: int) -> int:
    """No arrangement has more Mixed gangs than there are copies of some name, nor than three cards for each allow."""
    most: i64 = sweet
    total: i64 = sweet
    for copy in copies:
        c: i64 = copy
        if c > most:
            most = c
        total += c
    return min(most, total // 3)


def surely_left(copies: list[int], free: i64, q: i64, g: i64) -> i64:
    """So many cards are left over at least beside q Mixed gangs, g of them with a Sweet Chili; MANY if q are too many.

    Names too few for a Family go into the Mixed gangs, or pairs with one of the `free` Sweet Chilis; the rest is left.
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


def most_points(values: list[int], copies: list[int], free: i64, q: i64, g: i64) -> i64:
    """No split with q Mixed gangs, g of them with a Sweet Chili, scores more.

    Whatever could be a Family counts twice, but the Mixed gangs need cards: the weakest come over.
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


def _least_with(copies: list[int], sweet: i64, q: i64, need: i64, bound: i64) -> i64:
    """The least number left over with so many Mixed gangs; `need` Mixed cards are wanted."""
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


@final
@mypyc_attr(acyclic=True)
class _Search:
    """The search for the best split over all parts of the hand, in falling order of a bound on points."""

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
        self.ties: list[_Splits] = []
        """What reaches it."""

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
        """No arrangement scores more, with one card less at a place: names that could be a Family count twice."""
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
        """The best splits of the table with this part of the hand; parts with one card less that may do better wait."""
        copies = self.copies(part)
        sweet = self.table_sweet + part[-1]
        if not self.try_with(part, copies, sweet, 0):
            left = _least(copies, sweet)
            if left:
                self.try_with(part, copies, sweet, left)
        for place in range(first, len(part)):
            if part[place]:
                lower = self.bound(part, place)
                if lower >= self.points:
                    heappush(heap, (-lower, place, replaced(part, place, part[place] - 1)))

    def try_with(self, part: Counts, copies: list[int], sweet: int, left: int) -> bool:
        """The best splits that leave so many cards over; whether any was found that is good enough to be tried."""
        any_found = False
        for q in range(_most(copies, sweet) + 1):
            for g in range(min(q, sweet) + 1):
                free = sweet - g
                if surely_left(copies, free, q, g) > left:
                    continue
                if most_points(self.values, copies, free, q, g) >= self.points:
                    splits = _Splits(self.values, self.table, part, copies, free, q, g, left)
                    any_found |= self.offer(splits)
        return any_found

    def offer(self, splits: "_Splits") -> bool:
        """Keep the splits if none are better; whether there are any at all."""
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
        """The one split that is first by the order of CM-9.15.4."""
        if len(self.ties) == 1:
            return self.ties[0].first(self.names)
        return max([one.first(self.names) for one in self.ties], key=_order)


@final
@mypyc_attr(acyclic=True)
class _Splits:
    """All splits of one layout with q Mixed gangs, g of them with a Sweet Chili, that leave so many cards over.

    Worth is points times 256 less gangs. `rows` has, in a row for each name with a choice from the weakest on, the
    greatest worth by the cards left over, the Sweet Chilis in Families and the Mixed cards (those beyond `need` are not
    counted) so far. Without cards left over a single copy has no choice: it goes into a Mixed gang.
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
        """The places of the last row where the best splits end."""
        self.length = self.depth * (left + 1)
        """Of one row."""
        self.choices: list[int] = []
        """The places of the names that have a choice."""
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
        """Where the row begins that has the choices from this one on."""
        return self.length * (len(self.choices) - number)

    def add_name(self, number: int) -> None:
        """Fill the row with one more name; one pass without helpers, because playouts spend much time here."""
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
        """Points, then fewer gangs, then fewer hand cards, as one number; finds where the best splits end."""
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

    # -- among equals: number by number --------------------------------------------------------------------------------

    def first(self, names: list[int]) -> "Split":
        """The first of the best splits: greatest x by name from the strongest, then f, then y; z and w follow."""
        walk = _Walk(self, [], [])
        if not walk.only_way:
            walk = _Walk(self, walk.x, [])
            if not walk.only_way:
                walk = _Walk(self, walk.x, walk.f)
        return Split(names, self.copies, walk.x, walk.f, walk.y, self.g, self.free - total_of(walk.f), self.part)

    def worth(self, i: int, x: i64, f: i64, y: i64) -> i64:
        """What one name adds."""
        return 256 * (self.values[i] * (y + 2 * x) + 2 * f) - (max(1, f) if x else 0)


@final
@mypyc_attr(acyclic=True)
class _Walk:
    """A walk back along the best splits from the strongest name: greatest x; with x given, greatest f; then y.

    All ways are followed at once. Where there is only one, its x, f and y are all that is to be known.
    """

    def __init__(self, splits: _Splits, xs: list[int], fs: list[int]) -> None:
        self.splits = splits
        self.xs = xs
        self.fs = fs
        self.x = [0] * len(splits.copies)
        self.f = [0] * len(splits.copies)
        self.y = splits.copies[:]  # of those without a choice
        self.only_way = len(splits.ends) == 1
        self.places = splits.ends
        for number in range(len(splits.choices)):
            self.step(number)

    def step(self, number: int) -> None:
        """Go back over one name."""
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
                        least = y if mixed < splits.need else 0  # those beyond `need` are not counted
                        origin = place - z * depth - f * width - least
                        while worth > UNREACHED and least <= most:
                            if rows[before + origin] == worth:
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
        """q: how many Mixed gangs there are."""
        most = self.g
        for y in self.y:
            if y > most:
                most = y
        return most


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
    for i in range(len(split.names)):
        if split.x[i]:
            _add_families(groups, stock, split.names[i], split.x[i], split.f[i])
    _add_mixed(groups, stock, split)
    if split.w or any(z > 0 for z in split.z):
        groups += _left_over(stock, split)
    return groups


@final
@mypyc_attr(acyclic=True)
class _Stock:
    """The cards to be laid out: plain copies come from hand and are left over first, icons go first into groups."""

    def __init__(self, split: Split, table: tuple[int, ...], hand: tuple[int, ...]) -> None:
        self.left: list[list[int]] = [NONE] * NAMES
        """By name: what is left over."""
        self.groups: list[list[int]] = [NONE] * NAMES
        """By name: what goes into groups, last card first."""
        for i in range(len(split.names)):
            self.sort_out(split.names[i], split.z[i], split.part[i], table, hand)
        self.sort_out(SC, split.w, split.part[-1], table, hand)

    def sort_out(self, name: int, left: int, from_hand: int, table: tuple[int, ...], hand: tuple[int, ...]) -> None:
        """The copies of one name; where they come from they are sorted, plain ones before icons."""
        cards = [card for card in table if NAME_OF[card] == name]
        if left:
            self.left[name] = cards[:left]
            cards = cards[left:]
        if from_hand:
            for card in hand:
                if from_hand and NAME_OF[card] == name:
                    from_hand -= 1
                    sort_in(cards, card)
        self.groups[name] = cards

    def deal(self, name: int) -> int:
        """The next copy for a group."""
        return self.groups[name].pop()


def _add_families(laid: Groups, stock: _Stock, name: int, x: int, f: int) -> None:
    """Copies dealt one by one in turn; the first f groups get a Sweet Chili."""
    number = max(1, f)
    groups: list[list[int]] = [[] for _ in range(number)]
    at = 0
    for _ in range(x):
        groups[at].append(stock.deal(name))
        at = at + 1 if at + 1 < number else 0
    for at in range(f):
        groups[at].append(stock.deal(SC))
    for group in groups:
        laid.append(tuple(group))


def _add_mixed(laid: Groups, stock: _Stock, split: Split) -> None:
    """Names by number of copies, then strength; dealt round the groups without starting again at a new name."""
    q = split.mixed_gangs()
    if q == 0:
        return
    groups: list[list[int]] = [[] for _ in range(q)]
    at = 0
    for y in range(q, 0, -1):
        for i in range(len(split.names)):
            if split.y[i] == y:
                for _ in range(y):
                    groups[at].append(stock.deal(split.names[i]))
                    at = at + 1 if at + 1 < q else 0
    sweetened: list[int] = []
    for _ in range(split.g):
        plain = [number for number in range(q) if number not in sweetened]
        smallest = min(plain, key=[len(group) for group in groups].__getitem__)
        groups[smallest].append(stock.deal(SC))
        sweetened.append(smallest)
    for group in groups:
        laid.append(tuple(group))


def _left_over(stock: _Stock, split: Split) -> Groups:
    """Two alike form a group, two single ones form a group, a Sweet Chili joins a single one; the rest lie alone."""
    groups: Groups = []
    singles: list[int] = []
    for name in split.names:
        cards = stock.left[name]
        if len(cards) == 2:
            groups.append(tuple(cards))
        elif cards:
            singles.append(cards[0])
    while len(singles) >= 2:
        groups.append((singles.pop(0), singles.pop(0)))
    for sweet in stock.left[0]:
        if singles:
            groups.append((singles.pop(0), sweet))
        else:
            groups.append((sweet,))
    for card in singles:
        groups.append((card,))
    return groups
