"""Exact exploitability of the levels in small games: the figures of docs/bots.md, computed again."""

import pytest

from bench.exact import GAMES
from bench.ladder import known
from bench.ladder_text import rank
from bench.small import CHANCE, nash_conv


@pytest.mark.parametrize("name", ["Stick 'Em, 3 colours x 2", "Spicy, 2 spices x 2"])
def test_each_level_can_be_exploited_less(name: str) -> None:
    """The stored figures fall from level to level, and those of the ends are computed again."""
    stored = known()["small"][name]["levels"]
    found = [stored[level] for level in sorted(stored, key=rank)]
    assert found == sorted(found, reverse=True)
    for level in (CHANCE, "hard"):
        assert nash_conv(*GAMES[name], level) == pytest.approx(stored[level], abs=1e-9)
    assert stored["hard"] < 0.5 * stored[CHANCE]
