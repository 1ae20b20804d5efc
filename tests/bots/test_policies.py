"""What a bot says about its chances is what it does."""

from collections import Counter

import pytest

import hotseat
from hotseat.bots import Bot, make_bot
from hotseat.core.state import State

DRAWS = 400


def questions(game: str, seed: int) -> list[tuple[State, int]]:
    """Some questions of a game among bots, each with the seat asked."""
    s = hotseat.start(game, players=3, seed=seed)
    found: list[tuple[State, int]] = []
    bots = [make_bot(game, "normal", seat) for seat in range(3)]
    while not s.over and len(found) < 40:
        seat = s.seat()
        found.append((s.view(seat), seat))
        s.push(bots[seat].choose(s.view(seat), seat), seat)
    return found[::6]


@pytest.mark.parametrize(
    ("game", "level"),
    [("spicy", "easy"), ("spicy", "hard"), ("sweet-spicy", "normal"), ("wazabi", "random"), ("chili-mafia", "random")],
)
def test_a_bot_draws_its_moves_with_the_chances_it_tells(game: str, level: str) -> None:
    bot = make_bot(game, level, 1)
    for view, seat in questions(game, 5)[:2]:
        chances = bot.policy(view, seat)
        assert chances is not None
        assert sum(chances.values()) == pytest.approx(1)
        assert set(chances) <= set(view.moves(seat))
        drawn = Counter([bot.choose(view, seat) for _ in range(DRAWS)])
        assert set(drawn) <= set(chances)
        for move, chance in chances.items():
            # Four standard errors, on fixed seeds: the draws never change.
            assert abs(drawn[move] / DRAWS - chance) < 4 * (chance * (1 - chance) / DRAWS) ** 0.5 + 2 / DRAWS


def test_a_bot_that_cannot_tell_says_so() -> None:
    view, seat = questions("stick-em", 1)[0]
    assert Bot(1).policy(view, seat) is None
