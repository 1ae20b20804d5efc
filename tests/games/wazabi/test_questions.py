"""The table of questions: short lists, defaults, reactions."""

import random

import pytest

from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.moves import TARGET
from hotseat.games.wazabi.state import Wazabi
from tests.contract.laws import random_setup
from tests.games.wazabi.board import board


@pytest.mark.parametrize("seed", range(12))
def test_the_default_is_the_first_move_and_lists_are_short(seed: int) -> None:
    """Questions: at most 15 moves, the first one on time-out, targets clockwise from the answering player."""
    rng = random.Random(seed)
    s = random_setup(game("wazabi"), rng).start(seeded(seed))
    assert isinstance(s, Wazabi)
    while not s.over:
        for seat in s.question.open_to(s):
            moves = s.moves(seat)
            assert s.question.default(s, seat) == moves[0]
            assert len(moves) <= 15
            if s.question.name == "target":
                away = [(move - TARGET - seat) % s.players for move in moves]
                assert away == sorted(away)
        s.push(rng.choice(s.moves()))


def test_slap_reroll_and_shield_are_reactions() -> None:
    """Questions: a player who does nothing holds, passes or allows."""
    table = board("2b 2b", "G C", lying={"B": "reroll milk"}).play("A: roll")
    reactions = []
    for _ in range(4):
        seat = table.s.seat()
        assert table.s.question.reacts(seat)
        reactions.append(table.moves()[0])
        table.play(f"{'AB'[seat]}: {reactions[-1]}")
    assert reactions == ["hold", "hold", "pass", "allow"]
    assert not table.s.question.reacts(0)


def test_the_longest_list_is_play() -> None:
    """Questions: `pass`, twelve kinds, `use pinch` and `use double`."""
    hand = "remove1 remove2 passdice swapdice steal draw3 keep1 keep2 swaphands passhands skip replay"
    hands = {"A": hand, "B": "skip skip"}
    table = board("3b 2b", "W W W", hands=hands, lying={"A": "pinch double"}, deck="2016").play("A: roll").hold()
    assert len(table.moves()) == 15
