"""A small sample of the ladder: on fixed deals each level wins more than its fair share against the one below.

Deals, seeds and budgets are fixed, so the shares never change while the bots play the same. `make ladder` has the
proof.
"""

import pytest

from hotseat.bots.arena import Match, play_match
from hotseat.core.options import OptionValue

ONE_ROUND: dict[str, OptionValue] = {"rounds": 1}
AT_MOST = {("chili-mafia", "expert"): 1.5}
"""By game and hero: fair shares that are not exceeded, because whoever waits longer must not take `hard` apart."""


@pytest.mark.parametrize(
    ("game", "players", "hero", "rival", "deals", "options"),
    [
        ("spicy", 2, "normal", "easy", 60, {}),
        ("spicy", 2, "hard", "normal", 20, {}),
        ("spicy", 4, "expert", "hard", 10, {}),
        ("sweet-spicy", 2, "normal", "easy", 20, {}),
        ("sweet-spicy", 2, "hard", "normal", 80, {}),
        ("sweet-spicy", 4, "expert", "hard", 10, {}),
        ("stick-em", 3, "normal", "easy", 10, ONE_ROUND),
        ("stick-em", 3, "hard", "normal", 4, ONE_ROUND),
        ("chili-mafia", 2, "normal", "easy", 20, {}),
        ("chili-mafia", 2, "hard", "normal", 10, {}),
        ("chili-mafia", 4, "hard", "normal", 5, {}),
        ("chili-mafia", 4, "expert", "hard", 5, {}),
        ("wazabi", 2, "normal", "easy", 10, {}),
        ("wazabi", 2, "hard", "normal", 10, {}),
    ],
)
def test_each_level_wins_more_than_its_share(
    game: str, players: int, hero: str, rival: str, deals: int, options: dict[str, OptionValue]
) -> None:
    result = play_match(Match(game, players, hero, rival, deals, 1_000, options), workers=1)
    assert result.share > result.match.fair_share()
    assert result.share <= AT_MOST.get((game, hero), players) * result.match.fair_share()
