"""Built-in bots that play for a seat over the network."""

import pytest

from hotseat import protocol as m
from hotseat.client import Level
from hotseat.core.errors import IllegalMove
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.games import game


def test_a_level_answers_with_the_whole_line() -> None:
    """A turn of Chili Mafia takes several words; the words of one answer are sent together and bind."""
    state = game("chili-mafia").setup(4, {}).start(seeded(3))
    lengths = []
    for number in range(60):
        seat = state.seat()
        moves = [state.setup.game.moves.text(move) for move in state.moves(seat)]
        prompt = m.Prompt(1, state.question.name, moves, False, None, False, 0)
        lines = Level("easy", number).choose(position(state.view(seat)), prompt, "ABCD"[seat])
        lengths.append(len(lines))
        for line in lines:
            state.apply(state.setup.game.moves.parse(line), seat)
        assert not state.plans[seat]
    assert max(lengths) > 2


def test_a_number_that_is_no_move_is_not_sent() -> None:
    """-1 was sent as the last move of the table."""
    state = game("stick-em").setup(3, {}).start(seeded(3))
    prompt = m.Prompt(1, state.question.name, [], False, None, False, 0)
    with pytest.raises(IllegalMove, match="There is no move -1"):
        Level(lambda view, seat: -1).choose(position(state.view(0)), prompt, "A")
