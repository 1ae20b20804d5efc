"""One complete fair game, played once for all tests that only read it."""

import pytest

from tests.fairness.fair_games import FairGame, whole_game


@pytest.fixture(scope="session")
def fair_game() -> FairGame:
    return whole_game()
