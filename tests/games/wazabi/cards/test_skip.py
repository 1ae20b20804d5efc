"""Miss a turn (WZ-10.12)."""

from tests.games.wazabi.board import board


def test_the_target_misses_his_next_turn() -> None:
    """WZ-10.12, WZ-E38: with two players A plays it, B misses, A is next."""
    table = board("2b 2b", "W W", hands={"A": "skip"}).play("A: roll").hold().play("A: play skip")
    assert (table.question, table.asked) == ("roll", "A")
    assert table.discard == "skip"
    assert "missed" in table.happened()


def test_several_may_lie_before_one_player() -> None:
    """WZ-10.12, WZ-3.2: one more is laid."""
    table = board("2b 2b 2b", "W W", hands={"A": "skip"}, skips={"C": "skip"}).play("A: roll").hold()
    table.play("A: play skip", "A: target C")
    assert table.s.skips == (0, 0, 2)


def test_milk_stops_it() -> None:
    """WZ-6.24, WZ-E21: the `skip` is on the discard, B takes the turn."""
    table = board("2b 2b", "W W", hands={"A": "skip"}, lying={"B": "milk"}).play("A: roll").hold()
    table.play("A: play skip", "B: milk")
    assert (table.discard, table.asked, table.s.skips) == ("skip", "B", (0, 0))
