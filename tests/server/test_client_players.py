"""Built-in bots that play for a seat over the network."""

from hotseat import protocol as m
from hotseat.client import Level
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
