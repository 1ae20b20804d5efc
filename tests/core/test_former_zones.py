"""Positions written before a zone was renamed are still read."""

import pytest

from hotseat.core.position import position, restored
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game


@pytest.mark.parametrize("id", [id for id in sorted(GAMES) if game(id).former_zones])
def test_an_old_position_is_read(id: str) -> None:
    setup = game(id).setup(3)
    today = position(setup.start(seeded(1)))
    former = game(id).former_zones
    old = {**today, "zones": {former.get(name, name): zone for name, zone in today["zones"].items()}}
    assert old != today
    assert position(restored(setup, old)) == today
