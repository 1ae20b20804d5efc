"""Every game obeys every law, with players and options drawn from the game's own schema."""

import random
from collections.abc import Callable

import pytest

from hotseat import compiled
from hotseat.core.game import Game, Setup
from hotseat.games import GAMES, game
from tests.contract import laws
from tests.contract.by_game import CENSUS, SWAPS
from tests.volume import Progress, seeds, tally


def no_stranger_learns(setup: Setup, seed: int) -> None:
    laws.strangers_learn_nothing(setup, seed, SWAPS[setup.game.id])


LAWS: list[Callable[[Setup, int], None]] = [
    laws.ends,
    laws.moves_are_legal,
    laws.clones_are_independent,
    laws.positions_restore,
    laws.records_replay,
    laws.views_are_lawful,
    no_stranger_learns,
    laws.secrets_stay_in_the_view,
    laws.everything_sent_fits_its_sort,
    laws.points_add_up,
]
SEEDS = seeds(100 if compiled() else 12, 200_000)
"""For each game and law. The interpreted engine runs the same source, so a few games show that it agrees."""

REGRESSIONS: list[tuple[str, Callable[[Setup, int], None], tuple[int, ...]]] = [
    ("chili-mafia", laws.views_are_lawful, (235, 642, 1006, 1396)),
    ("chili-mafia", no_stranger_learns, (12, 25, 40, 51, 87, 201)),
    ("chili-mafia", laws.secrets_stay_in_the_view, (19, 42, 51, 56, 100)),
]
"""Seeds that once broke a law."""


@pytest.fixture(params=sorted(GAMES))
def any_game(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_random_games_keep_the_law(any_game: Game, law: Callable[[Setup, int], None]) -> None:
    progress = Progress(f"{any_game.id} {law.__name__}", len(SEEDS))
    for seed in SEEDS:
        law(laws.random_setup(any_game, random.Random(seed)), seed)
        progress.at(seed + 1 - SEEDS.start, "games")
    tally("R1", **{f"{any_game.id} {law.__name__}": len(SEEDS)})


@pytest.mark.parametrize(
    ("id", "law", "seed"),
    [
        pytest.param(id, law, seed, id=f"{id}-{law.__name__}-{seed}")
        for id, law, once_broken in REGRESSIONS
        for seed in once_broken
    ],
)
def test_a_law_once_broken_is_kept(id: str, law: Callable[[Setup, int], None], seed: int) -> None:
    law(laws.random_setup(game(id), random.Random(seed)), seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_number_of_players_keeps_the_law(any_game: Game, law: Callable[[Setup, int], None]) -> None:
    for players in range(any_game.fewest, any_game.most + 1):
        law(any_game.setup(players), 100 + players)


def test_cards_are_conserved(any_game: Game) -> None:
    for seed in SEEDS:
        setup = laws.random_setup(any_game, random.Random(seed))
        laws.cards_are_conserved(setup, seed, CENSUS[any_game.id])
    tally("R1", **{f"{any_game.id} cards_are_conserved": len(SEEDS)})


def test_notation_reads_back(any_game: Game) -> None:
    laws.notation_reads_back(any_game)


def test_everything_that_can_happen_happens(any_game: Game) -> None:
    assert laws.unseen_kinds(any_game, range(4000)) == set()
