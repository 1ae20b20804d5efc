"""CM-9.14 to CM-9.17: the minimum remainder and the best layout, compared with exhaustive partitioning."""

import itertools
import random
from collections.abc import Iterator

import pytest

from hotseat.games.chili_mafia.cards.codes import COMPLETE, NAME_STRENGTHS, minus
from hotseat.games.chili_mafia.gangs.gang import gang_of, valid
from hotseat.games.chili_mafia.raid.least_left import counts_of, least_left
from hotseat.games.chili_mafia.raid.solver import _Search, best_layout
from tests.games.chili_mafia.builder import cards, codes

Partition = list[tuple[int, ...]]
Row = tuple[int, ...]
Numbers = tuple[Row, Row, Row, Row, int, int]
"""x, f, y and z by name, then g and w."""


def partitions(some: tuple[int, ...]) -> Iterator[Partition]:
    """All partitions of the cards into valid groups (equal ones may occur more than once)."""
    if not some:
        yield []
        return
    first, rest = some[0], some[1:]
    for mask in range(1 << len(rest)):
        group = (first, *[card for place, card in enumerate(rest) if mask >> place & 1])
        if valid(group):
            others = tuple([card for place, card in enumerate(rest) if not mask >> place & 1])
            for more in partitions(others):
                yield [group, *more]


def left(partition: Partition) -> tuple[int, ...]:
    return tuple(sorted([card for group in partition if len(group) < COMPLETE for card in group]))


def points(partition: Partition) -> int:
    return sum([gang_of(tuple(sorted(group))).points for group in partition])


def complete_gangs(partition: Partition) -> int:
    return len([group for group in partition if len(group) >= COMPLETE])


def best_by_trying(table: tuple[int, ...], hand: tuple[int, ...]) -> tuple[int, int, int]:
    """Points, complete gangs (negative) and hand cards (negative) of the best legal layout."""
    best = (-1, 0, 0)
    for mask in range(1 << len(hand)):
        part = tuple([card for place, card in enumerate(hand) if mask >> place & 1])
        every = list(partitions(tuple(sorted(table + part))))
        least = min([len(left(one)) for one in every])
        for one in every:
            if len(left(one)) == least and not minus(left(one), tuple(sorted(table))):
                best = max(best, (points(one), -complete_gangs(one), -len(part)))
    return best


def random_cards(rng: random.Random, names: str, most: int) -> tuple[int, ...]:
    return tuple(sorted([rng.choice(cards(names)) for _ in range(rng.randint(0, most))]))


def test_the_least_remainder_is_exact() -> None:
    """CM-9.14, CM-9.7."""
    rng = random.Random(5)
    for _ in range(250):
        names = rng.choice(["SC JN PO HU", "JN PO", "SC JN JN* CR", "SC JN PO HU JA TA", "JN PO HU JA"])
        some = random_cards(rng, names, 8)
        assert least_left(some) == min([len(left(one)) for one in partitions(some)]), codes(some)


def test_the_best_layout_is_exact_and_legal() -> None:
    """CM-9.15, CM-9.8, CM-9.9: as many points, then as few gangs and hand cards, as exhaustive search finds."""
    rng = random.Random(6)
    for _ in range(120):
        names = rng.choice(["SC JN PO HU", "JN PO GH", "SC JN JN* CR", "SC JN PO HU JA TA"])
        table, hand = random_cards(rng, names, 6), random_cards(rng, names, 3)
        layout = best_layout(table, hand)
        laid = tuple(sorted([card for group in layout for card in group]))
        assert all(valid(group) for group in layout)
        assert not minus(table, laid)
        assert not minus(minus(laid, table), hand)
        assert len(left(layout)) == least_left(laid)
        assert not minus(left(layout), table)
        found = (points(layout), -complete_gangs(layout), -len(minus(laid, table)))
        assert found == best_by_trying(table, hand), (codes(table), codes(hand))


@pytest.mark.parametrize(
    ("table", "hand", "groups", "score"),
    [
        ("GH GH GH GH JN PO", "", "GH GH GH / GH PO JN", 61),
        ("GH GH GH GH JN PO", "HU", "GH GH GH GH / HU PO JN", 73),
        ("GH GH GH GH JN PO", "JN JN", "GH GH GH GH / JN JN JN / PO", 76),
        ("SC SC GH GH JN", "", "GH GH SC / JN SC", 34),
        ("GH GH GH JN", "PO", "GH GH GH / JN", 48),
        ("GH GH GH JN", "PO HU", "GH GH GH / HU PO JN", 57),
        ("GH GH GH GH GH GH", "", "GH GH GH GH GH GH", 96),
        ("JN JN PO PO HU HU", "", "HU PO JN / HU PO JN", 18),
        ("JN JN JN JN SC SC", "", "JN JN SC / JN JN SC", 20),
        ("GH GH SC JN PO", "GH", "GH GH GH / PO JN SC", 54),
    ],
)
def test_layouts_of_the_rules(table: str, hand: str, groups: str, score: int) -> None:
    """CM-E36, CM-E37, CM-E38, CM-E39, CM-E40, CM-E41, CM-9.16."""
    layout = best_layout(tuple(sorted(cards(table))), tuple(sorted(cards(hand))))
    assert " / ".join([codes(group) for group in layout]) == groups
    assert points(layout) == score


@pytest.mark.parametrize(("some", "least"), [("GH GH JN JN", 4), ("SC SC GH GH JN", 2), ("SC SC JN", 3)])
def test_least_remainders_of_the_rules(some: str, least: int) -> None:
    """CM-E38."""
    assert least_left(cards(some)) == least


def test_icons_are_used_first_and_plain_copies_are_left_over() -> None:
    """CM-9.16: plain copies from the hand are also laid first."""
    assert best_layout(cards("JN JN* JN* JN PO"), ())[-1] == cards("PO")
    layout = best_layout(cards("GH GH GH"), tuple(sorted(cards("JN JN* JN* JN* HU PO"))))
    assert sum([group.count(cards("JN")[0]) for group in layout]) == 1


def test_ties_between_families_of_equal_worth_lose_no_card() -> None:
    """CM-9.15.4: the greatest f of a name must leave the weaker names the x that was found first (seed 8000158)."""
    table = cards("SC SC JN JN JN PO PO PO PD* PD* PD* CH CH CH TA TA MJ MJ* GH GH PX*")
    hand = cards("GH")
    layout = best_layout(tuple(sorted(table)), hand)
    assert sorted([card for group in layout for card in group]) == sorted([*table, *hand])


def test_forty_eight_cards_of_a_team() -> None:
    """CM-9.17: the work is bounded by names and Sweet Chilis, not by partitions: parts tried and table sizes."""
    rng = random.Random(7)
    deck = cards("SC " * 8 + "JN " * 16 + "PO " * 14 + "HU " * 12 + "JA " * 10 + "TA " * 8 + "HA " * 7 + "GH " * 6)
    for _ in range(3):
        some = rng.sample(list(deck), 48)
        layout = best_layout(tuple(sorted(some[:32])), tuple(sorted(some[32:])))
        laid = tuple(sorted([card for group in layout for card in group]))
        assert least_left(laid) == len(left(layout))


def splits_by_trying(table: list[int], hand: list[int], names: list[int]) -> list[tuple[Row, Numbers, Row]]:
    """All legal splits of all parts of the hand by the definition, each as the values that CM-9.15 compares."""
    found: list[tuple[Row, Numbers, Row]] = []
    for part in itertools.product(*[range(hand[name] + 1) for name in names], range(hand[0] + 1)):
        copies = [table[name] + part[i] for i, name in enumerate(names)]
        sweet = table[0] + part[-1]
        every = list(splits(copies, sweet))
        least = min([sum(z) + w for _, _, _, z, _, w in every])
        for x, f, y, z, g, w in every:
            parked = any(z[i] > table[name] for i, name in enumerate(names)) or w > table[0]
            if sum(z) + w != least or parked:
                continue
            strengths = [NAME_STRENGTHS[name] for name in names]
            score = g + sum([v * (2 * x[i] + y[i]) + 2 * f[i] for i, v in enumerate(strengths)])
            gangs = max([g, *y]) + sum([max(1, f[i]) for i in range(len(names)) if x[i]])
            found.append(((score, -gangs, -sum(part)), (x, f, y, z, g, w), part))
    return found


def splits(copies: list[int], sweet: int) -> Iterator[Numbers]:
    """Every split that can be laid out (CM-9.14)."""
    choices = [
        [
            (x, f, y, c - x - y)
            for x in range(c + 1)
            for y in range(c - x + 1)
            for f in range(sweet + 1)
            if (x == 0 and f == 0) or (f == 0 and x >= 3) or (f >= 1 and x >= 2 * f)
        ]
        for c in copies
    ]
    for rows in itertools.product(*choices):
        x, f, y, z = tuple([tuple([row[at] for row in rows]) for at in range(4)])
        for g in range(sweet - sum(f) + 1):
            q = max([g, *y])
            if sum(f) <= sweet and (q == 0 or sum(y) + g >= 3 * q):
                yield x, f, y, z, g, sweet - sum(f) - g


def test_ties_are_broken_in_the_order_of_the_rules() -> None:
    """CM-9.15: points, gangs, hand cards, then x, f, y, z, g, w and the part of the hand, number by number."""
    rng = random.Random(8)
    for _ in range(60):
        codes_used = rng.choice(["SC JN PO HU", "JN PO GH", "SC JN CR"])
        table = counts_of(random_cards(rng, codes_used, 7))
        hand = counts_of(random_cards(rng, codes_used, 3))
        search = _Search(table, hand)
        if not search.names:
            continue
        search.run()
        won = search.winner()
        names = search.names
        mine = ((tuple(won.x), tuple(won.f), tuple(won.y), tuple(won.z), won.g, won.w), won.part)
        assert mine == max(splits_by_trying(table, hand, names))[1:]
