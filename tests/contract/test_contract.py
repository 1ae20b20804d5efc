"""Every game obeys every law, with players and options drawn from the game's own schema."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from hotseat.core.game import Game, Setup
from hotseat.games import GAMES, game
from tests.contract import laws
from tests.contract.by_game import CENSUS, SWAPS
from tests.contract.two_worlds import strangers_learn_nothing
from tests.volume import Progress, by_engine, seed, seeds, tally, volume


def no_stranger_learns(setup: Setup, seed: int) -> int:
    return strangers_learn_nothing(setup, seed, SWAPS[setup.game.id])


Law = Callable[[Setup, int], object]
LAWS: list[Law] = [
    laws.ends,
    laws.moves_are_legal,
    laws.clones_are_independent,
    laws.positions_restore,
    laws.records_replay,
    laws.views_are_lawful,
    no_stranger_learns,
    laws.secrets_stay_in_the_view,
    laws.everything_sent_fits_its_sort,
    laws.fixed_facts_stay,
    laws.points_add_up,
]
FEW = by_engine(100, 6)
"""Games for each game and law."""
SEEDS = range(seed(), seed(FEW))
SOAK_GAMES, SOAK_PAIRS = 200_000, 200_000
"""Of each game, in a full soak."""

REGRESSIONS: list[tuple[str, Law, tuple[int, ...]]] = [
    ("chili-mafia", laws.views_are_lawful, (235, 642, 1006, 1396)),
    ("chili-mafia", laws.views_can_always_be_filled, (1009121, 2000306)),
    ("chili-mafia", no_stranger_learns, (12, 14, 25, 37, 40, 51, 55, 87, 102, 109, 144, 201, 10000321, 15000242)),
    ("chili-mafia", laws.secrets_stay_in_the_view, (19, 42, 51, 56, 100)),
]
"""Seeds that once broke a law."""


@pytest.fixture(params=sorted(GAMES))
def any_game(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_random_games_keep_the_law(any_game: Game, law: Law) -> None:
    for number in SEEDS:
        law(laws.random_setup(any_game, random.Random(number)), number)


def test_r1_random_games_keep_all_laws(any_game: Game) -> None:
    numbers = seeds(FEW, SOAK_GAMES)
    progress = Progress(f"R1 {any_game.id}", len(numbers))
    for number in numbers:
        setup = laws.random_setup(any_game, random.Random(number))
        with found_by(number):
            laws.keeps_all_laws(setup, number, CENSUS[any_game.id])
        progress.at(number + 1 - numbers.start, "games")
    tally("R1", **{f"{any_game.id} games": len(numbers)})


def test_h1_two_worlds_look_the_same_in_the_engine(any_game: Game) -> None:
    pairs, number, goal = 0, seed(), volume(FEW, SOAK_PAIRS)
    progress = Progress(f"H1 engine {any_game.id}", goal)
    while pairs < goal:
        setup = laws.random_setup(any_game, random.Random(number))
        with found_by(number):
            pairs += no_stranger_learns(setup, number)
        number += 1
        progress.at(pairs, "pairs")
    tally("H1-engine", **{f"{any_game.id} pairs": pairs})


@contextmanager
def found_by(number: int) -> Iterator[None]:
    """Name the seed with which a law was broken."""
    try:
        yield
    except Exception as problem:
        problem.add_note(f"found by seed {number}")
        raise


@pytest.mark.parametrize(
    ("id", "law", "seed"),
    [
        pytest.param(id, law, seed, id=f"{id}-{law.__name__}-{seed}")
        for id, law, once_broken in REGRESSIONS
        for seed in once_broken
    ],
)
def test_a_law_once_broken_is_kept(id: str, law: Law, seed: int) -> None:
    law(laws.random_setup(game(id), random.Random(seed)), seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_number_of_players_keeps_the_law(any_game: Game, law: Law) -> None:
    for players in range(any_game.fewest, any_game.most + 1):
        law(any_game.setup(players), 100 + players)


def test_cards_are_conserved(any_game: Game) -> None:
    for number in SEEDS:
        setup = laws.random_setup(any_game, random.Random(number))
        laws.cards_are_conserved(setup, number, CENSUS[any_game.id])


def test_notation_reads_back(any_game: Game) -> None:
    laws.notation_reads_back(any_game)


def test_everything_that_can_happen_happens(any_game: Game) -> None:
    assert laws.unseen_kinds(any_game, range(4000)) == set()
