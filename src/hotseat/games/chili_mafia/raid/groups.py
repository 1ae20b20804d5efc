"""The groups of a split, card by card (CM-9.16, CM-9.17)."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from hotseat.core.hands import sort_in
from hotseat.games.chili_mafia.cards.codes import (
    NAME_OF,
    NAMES,
    SC,
)
from hotseat.games.chili_mafia.raid.splits import Split

NONE: Final[list[int]] = []
Groups = list[tuple[int, ...]]


def groups_of(split: Split, table: tuple[int, ...], hand: tuple[int, ...]) -> Groups:
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
    """The cards to be laid out: plain copies are taken from the hand and left over first, icons are grouped first."""

    def __init__(self, split: Split, table: tuple[int, ...], hand: tuple[int, ...]) -> None:
        self.left: list[list[int]] = [NONE] * NAMES
        """By name: the cards left over."""
        self.groups: list[list[int]] = [NONE] * NAMES
        """By name: the cards that go into groups, last card first."""
        for i in range(len(split.names)):
            self.sort_out(split.names[i], split.z[i], split.part[i], table, hand)
        self.sort_out(SC, split.w, split.part[-1], table, hand)

    def sort_out(self, name: int, left: int, from_hand: int, table: tuple[int, ...], hand: tuple[int, ...]) -> None:
        """Sort the copies of one name; within each source plain copies come before icons."""
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
    """Deal the copies to the Families in turn, one by one; the first f get a Sweet Chili."""
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
    """Names by number of copies, then strength; dealt round the groups, each name starting where the last one ended."""
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
    """Two alike form a group, two single ones form a group, a Sweet Chili joins a single one; the rest stay alone."""
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
