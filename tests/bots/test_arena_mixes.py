"""Seatings, and when a match may stop."""

from hotseat.bots.arena import CHECKED, Match, Result, play_match, sequential_p

RIVAL = "tests.bots.rivals.stick_em:NormalBot"


def test_a_lone_hero_and_a_lone_rival_sit_in_every_seat() -> None:
    hero = Match("stick-em", 3, "easy", "random", deals=1)
    assert [hero.seated(0, place) for place in range(3)] == [
        ["easy", "random", "random"],
        ["random", "easy", "random"],
        ["random", "random", "easy"],
    ]
    rival = Match("stick-em", 3, "easy", "random", deals=1, lone="rival")
    assert rival.seated(0, 1) == ["easy", "random", "easy"]


def test_a_population_takes_turns_in_the_seats() -> None:
    match = Match("stick-em", 4, "easy", "random,normal", deals=1)
    assert match.seated(0, 0) == ["easy", "normal", "random", "normal"]
    assert match.seated(1, 0) == ["easy", "random", "normal", "random"]


def test_the_shares_of_lone_hero_and_lone_rival_add_up() -> None:
    """Two heroes among three win what one rival leaves them."""
    rival = play_match(Match("stick-em", 3, "random", RIVAL, 6, 5, {"rounds": 1}, "rival"), workers=1)
    hero = play_match(Match("stick-em", 3, RIVAL, "random", 6, 5, {"rounds": 1}), workers=1)
    assert rival.share < 1 / 3 < hero.share


def test_a_match_stops_when_the_test_is_sure_and_not_before() -> None:
    match = Match("stick-em", 3, RIVAL, "random", deals=200, seed=1, options={"rounds": 1})
    alone = play_match(match, workers=1, until=0.01)
    assert len(alone.shares) == CHECKED
    assert play_match(match, workers=2, until=0.01).shares == alone.shares


def test_the_sequential_test_can_be_looked_at_at_any_time() -> None:
    even = [0.0, 1.0] * 200
    assert min(sequential_p(even[:count], 0.5) for count in range(1, 400)) > 0.05
    assert sequential_p([1.0, 0.5] * 100, 0.5) < 0.001
    assert sequential_p([1.0] * (CHECKED - 1), 0.5) == 1.0


def test_a_match_that_may_end_early_reports_the_p_value_of_the_sequential_test() -> None:
    """That of a fixed number of deals is too small if the match ends as soon as it is small."""
    match = Match("stick-em", 3, RIVAL, "random", deals=200, seed=1, options={"rounds": 1})
    early = play_match(match, workers=1, until=0.01)
    fixed = Result(match, early.shares, early.scores)
    assert early.p_value == early.json()["p_value"] == sequential_p(early.shares, 1 / 3)
    assert early.p_value > fixed.p_value
