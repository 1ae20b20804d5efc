"""Randomness: the fast generator is sound, and scripted generators refuse to invent numbers."""

from collections import Counter

import pytest

from hotseat.core.errors import PositionError
from hotseat.core.rng import SHIFT_A, SHIFT_B, SHIFT_C, FastRng, ScriptedRng, restored_rng, seeded

BITS = 61
MASK = (1 << BITS) - 1


def step(x: int) -> int:
    x ^= x << SHIFT_A & MASK
    x ^= x >> SHIFT_B
    return x ^ (x << SHIFT_C & MASK)


def test_the_shifts_have_the_full_period() -> None:
    """The order of the step, as a matrix over GF(2), divides the prime 2**61 - 1 and is not 1."""
    matrix = [step(1 << bit) for bit in range(BITS)]
    power = matrix
    for _ in range(BITS):
        power = [_times(power, column) for column in power]
    assert power == matrix
    assert matrix != [1 << bit for bit in range(BITS)]


def _times(matrix: list[int], vector: int) -> int:
    product = 0
    for bit in range(BITS):
        if vector >> bit & 1:
            product ^= matrix[bit]
    return product


def test_the_step_is_the_one_proved_above() -> None:
    rng = FastRng(123456789)
    for _ in range(100):
        expected = step(rng.state)
        assert rng.step() == rng.state == expected


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = seeded(42)
    assert [rng.below(100, "pick") for _ in range(8)] == [73, 34, 85, 38, 21, 60, 81, 13]
    deck = list(range(10))
    rng.shuffle(deck, "deck")
    assert deck == [6, 4, 5, 3, 0, 2, 8, 9, 1, 7]


def test_neighbouring_seeds_share_nothing() -> None:
    assert len({seeded(seed).below(1 << 30, "pick") for seed in range(-500, 500)}) == 1000


@pytest.mark.parametrize("n", [2, 3, 6, 15, 52, 100])
def test_below_is_even(n: int) -> None:
    rng = seeded(n)
    draws = 4000 * n
    counts = Counter(rng.below(n, "pick") for _ in range(draws))
    assert set(counts) == set(range(n))
    assert _chi_square(counts, draws, n) < n + 6 * (2 * n) ** 0.5


@pytest.mark.parametrize("cards", [5, 9])
def test_a_shuffle_puts_every_card_everywhere_alike(cards: int) -> None:
    rng = seeded(cards)
    rounds = 9000
    places: Counter[int] = Counter()
    for _ in range(rounds):
        deck = list(range(cards))
        rng.shuffle(deck, "deck")
        places.update(place * cards + card for place, card in enumerate(deck))
    cells = cards * cards
    assert _chi_square(places, rounds * cards, cells) < cells + 6 * (2 * cells) ** 0.5


def _chi_square(counts: Counter[int], draws: int, cells: int) -> float:
    expected = draws / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def test_clones_and_restored_generators_go_on_alike() -> None:
    rng = seeded(7)
    twin, stored = rng.clone(), restored_rng(rng.data())
    numbers = [rng.below(1000, "pick") for _ in range(20)]
    assert [twin.below(1000, "pick") for _ in range(20)] == numbers
    assert [stored.below(1000, "pick") for _ in range(20)] == numbers


def test_no_draw_for_an_order_of_fewer_than_two() -> None:
    assert ScriptedRng([]).order([3], "order") == (3,)
    assert ScriptedRng([0]).order([3, 5], "order") == (5, 3)


def test_a_script_gives_its_numbers_and_refuses_to_invent() -> None:
    rng = ScriptedRng([2, 9])
    assert rng.between(1, 6, "dice") == 3
    with pytest.raises(PositionError, match="the script says 9 for a draw of kind dice below 6"):
        rng.below(6, "dice")
    with pytest.raises(PositionError, match="no number left for a draw of kind deck"):
        rng.below(2, "deck")


def test_an_unknown_generator_is_refused() -> None:
    with pytest.raises(PositionError, match="unknown generator 'slow'"):
        restored_rng(["slow", 1])
