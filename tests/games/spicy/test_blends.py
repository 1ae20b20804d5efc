"""All 64 sets of seasonings, with any number of players, either edition, with or without manners, obey every law."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotseat.core.game import Setup
from hotseat.games import game
from hotseat.games.spicy.seasonings import IDS
from tests.contract import laws
from tests.contract.two_worlds import strangers_learn_nothing
from tests.games.spicy.contract import census, swap


def no_stranger_learns(setup: Setup, seed: int) -> None:
    strangers_learn_nothing(setup, seed, swap)


LAWS = [
    laws.ends,
    laws.moves_are_legal,
    laws.clones_are_independent,
    laws.positions_restore,
    laws.views_are_lawful,
    no_stranger_learns,
    laws.secrets_stay_in_the_view,
]


@given(
    id=st.sampled_from(["spicy", "sweet-spicy"]),
    seasonings=st.sets(st.sampled_from(IDS)),
    players=st.integers(2, 6),
    manners=st.booleans(),
    law=st.sampled_from(LAWS),
    seed=st.integers(0, 2**20),
)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_any_blend_keeps_every_law(
    id: str, seasonings: set[str], players: int, manners: bool, law: object, seed: int
) -> None:
    assert callable(law)
    law(game(id).setup(players, {"seasonings": sorted(seasonings), "manners": manners}), seed)


@pytest.mark.parametrize("id", ["spicy", "sweet-spicy"])
def test_every_one_of_the_64_sets_ends_and_loses_no_card(id: str) -> None:
    for mask in range(64):
        chosen = [seasoning for place, seasoning in enumerate(IDS) if mask >> place & 1]
        players = 2 + mask % 5
        setup: Setup = game(id).setup(players, {"seasonings": chosen, "manners": random.Random(mask).random() < 0.5})
        laws.ends(setup, mask)
        laws.cards_are_conserved(setup, mask, census)
        no_stranger_learns(setup, mask)
