"""Playing through a game with one call per decision."""

import pytest

from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game


@pytest.mark.parametrize("id", sorted(GAMES))
def test_step_is_to_push_and_to_ask_for_the_moves_until_there_are_none(id: str) -> None:
    setup = game(id).setup(game(id).most)
    stepped, pushed = setup.start(seeded(3)), setup.start(seeded(3))
    legal = stepped.moves()
    while legal:
        assert list(legal) == list(pushed.moves())
        move = legal[-1]
        legal = stepped.step(move)
        pushed.push(move)
        assert position(stepped) == position(pushed)
    assert stepped.over
    assert pushed.over
    assert not pushed.moves()
