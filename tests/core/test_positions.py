"""Which positions can be restored: current ones, those written before a zone was renamed, and nothing else."""

import pytest

from hotseat.core.errors import PositionError
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


@pytest.mark.parametrize("data", [5, None, "text", [], {}, {"rng": 7}])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(PositionError):
        restored(game("spicy").setup(3), data)


@pytest.mark.parametrize("seat", [3, -1, 10**30])
def test_a_position_that_asks_a_seat_not_at_the_table_is_refused(seat: int) -> None:
    setup = game("spicy").setup(3)
    data = {**position(setup.start(seeded(1))), "agenda": [["Turn", [seat]]]}
    with pytest.raises(PositionError):
        restored(setup, data)
