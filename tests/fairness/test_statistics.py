"""F2, F3: decks and dice of the keyed generator are uniform, with fixed keys; HOTSEAT_SOAK runs far more of them."""

import math
from collections.abc import Callable

import pytest

from hotseat.core.keyed import KeyedRng
from tests.volume import volume

LONGER = volume(1, 20)
CARDS = 20

Shuffle = Callable[[KeyedRng, list[int]], None]


def key(number: int) -> bytes:
    return number.to_bytes(32, "big")


def p_value(chi_square: float, freedom: int) -> float:
    """The probability of a value at least this large (Wilson and Hilferty's approximation)."""
    z = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return math.erfc(z / math.sqrt(2)) / 2


def evenness(counts: list[int]) -> float:
    """The p-value of these hits per cell, if all cells are equally likely."""
    expected = sum(counts) / len(counts)
    return p_value(sum((count - expected) ** 2 for count in counts) / expected, len(counts) - 1)


def fair_shuffle(rng: KeyedRng, deck: list[int]) -> None:
    rng.shuffle(deck, "deck")


def swap_anywhere(rng: KeyedRng, deck: list[int]) -> None:
    """The well-known mistake: every place is swapped with any place."""
    for i in range(len(deck)):
        j = rng.below(len(deck), "deck")
        deck[i], deck[j] = deck[j], deck[i]


def shuffle_evenness(rng: KeyedRng, shuffles: int, shuffle: Shuffle = fair_shuffle) -> float:
    """The p-value of position by card. Rows and columns are dependent, hence (n - 1) / n and (n - 1)^2 degrees."""
    counts = [0] * (CARDS * CARDS)
    for _ in range(shuffles):
        deck = list(range(CARDS))
        shuffle(rng, deck)
        for place, card in enumerate(deck):
            counts[place * CARDS + card] += 1
    expected = shuffles / CARDS
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    return p_value(chi_square * (CARDS - 1) / CARDS, (CARDS - 1) ** 2)


@pytest.mark.parametrize("number", range(4))
def test_every_card_is_equally_likely_in_every_place(number: int) -> None:
    assert 0.001 < shuffle_evenness(KeyedRng(key(number)), 10_000 * LONGER) < 0.999


def test_the_measure_notices_a_badly_written_shuffle() -> None:
    assert shuffle_evenness(KeyedRng(key(5)), 4_000, swap_anywhere) < 0.001


def test_p_values_of_many_keys_are_even_themselves() -> None:
    """Kolmogorov-Smirnov over 100 keys: a uniform generator looks uneven sometimes, exactly as often as it should."""
    found = sorted(shuffle_evenness(KeyedRng(key(1000 + number)), 400 * LONGER) for number in range(100))
    distance = max(max(p - i / 100, (i + 1) / 100 - p) for i, p in enumerate(found))
    assert distance * math.sqrt(100) < 1.63  # p > 0.01


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    rng, counts = KeyedRng(key(6)), dict[tuple[int, ...], int]()
    for _ in range(12_000):
        order = rng.order([0, 1, 2, 3], "order")
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert 0.001 < evenness(list(counts.values())) < 0.999


@pytest.mark.parametrize("faces", [2, 6, 7, 52])
def test_dice_are_even_and_do_not_remember(faces: int) -> None:
    rng = KeyedRng(key(faces))
    rolls = [rng.below(faces, "dice") for _ in range(30_000 * LONGER)]
    assert 0.001 < evenness([rolls.count(face) for face in range(faces)]) < 0.999
    pairs = [0] * (faces * faces)
    for first, second in zip(rolls[::2], rolls[1::2], strict=True):
        pairs[first * faces + second] += 1
    assert 0.001 < evenness(pairs) < 0.999


def test_a_range_just_above_a_power_of_two_has_no_bias() -> None:
    """Without rejection 3 * 2**62 values would be hit unevenly: the lowest third twice as often."""
    rng, n = KeyedRng(key(9)), 3 << 62
    thirds = [0, 0, 0]
    for _ in range(30_000):
        thirds[rng.below(n, "big") >> 62] += 1
    assert 0.001 < evenness(thirds) < 0.999
