"""The arena: results depend on seeds alone, and its statistics are correct."""

import pytest

from hotseat.bots.arena import Match, Result, equal_interval, equal_p, play_match
from hotseat.core.errors import OptionError

MATCH = Match("stick-em", 3, "random", "random", deals=45, seed=3, options={"rounds": 1})


def test_workers_and_batches_do_not_change_the_result() -> None:
    alone = play_match(MATCH, workers=1)
    together = play_match(MATCH, workers=2)
    assert alone.shares == together.shares
    assert alone.scores == together.scores
    assert len(alone.shares) == 45


def test_equals_win_their_fair_share() -> None:
    """The control: a bot against copies of itself."""
    result = play_match(Match("stick-em", 3, "random", "random", deals=150, options={"rounds": 1}), workers=1)
    low, high = result.interval
    assert low < 1 / 3 < high
    assert result.p_value > 0.05


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    play_match(MATCH, workers=1, progress=lambda done, deals: told.append((done, deals)), batch=20)
    assert told == [(20, 45), (40, 45), (45, 45)]


def test_the_error_is_taken_over_deal_sets() -> None:
    result = Result(Match("stick-em", 4, "normal", "random", deals=4), [1.0, 0.5, 1.0, 0.5], [3.0, 1.0, 2.0, 2.0])
    assert result.share == 0.75
    assert result.error == pytest.approx(0.14434, abs=1e-4)
    assert result.interval == pytest.approx((0.4671, 1.0), abs=1e-3)
    assert result.p_value == pytest.approx(0.00053, abs=1e-4)
    assert result.json()["times_fair"] == 3.0


def test_a_few_equal_deals_prove_little() -> None:
    """Their spread is 0, which made five lost deals as significant as five thousand."""
    few, many = (Result(MATCH, [0.0] * count, [0.0] * count) for count in (5, 200))
    assert few.p_value == pytest.approx(2 * (2 / 3) ** 5)
    assert few.interval == pytest.approx((0.0, 1 - 0.025 ** (1 / 5)))
    assert many.p_value < 1e-6
    assert many.interval[1] < 0.02
    one = Result(MATCH, [1.0], [0.0])
    assert one.p_value == pytest.approx(2 / 3)
    assert one.interval == pytest.approx((0.025, 1.0))
    fair = Result(MATCH, [1 / 3] * 9, [0.0] * 9)
    assert fair.p_value == 1.0
    assert fair.interval[0] < 1 / 3 < fair.interval[1]


def test_the_interval_of_equal_deals_ends_where_their_p_value_is_5_percent() -> None:
    for share, count in ((0.0, 5), (0.5, 4), (1.0, 30)):
        low, high = equal_interval(share, count)
        assert all(equal_p(share, count, end) == pytest.approx(0.05) for end in (low, high) if 0 < end < 1)


def test_a_match_that_cannot_be_played_is_refused_before_it_starts() -> None:
    with pytest.raises(OptionError, match="players: 9 cannot play stick-em"):
        play_match(Match("stick-em", 9, "normal", "random", deals=1))


def test_a_team_wins_together_and_its_fair_share_is_that_of_a_team() -> None:
    """CM-13.12: the hero plays all seats of a team, once as every team."""
    match = Match("chili-mafia", 4, "random", "random", deals=4, options={"teams": "2"})
    assert match.fair_share() == 0.5
    assert all(share in (0.0, 0.5, 1.0) for share in play_match(match, workers=1).shares)
