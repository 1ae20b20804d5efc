"""Double portion, of the reconstruction (WZ-6.27)."""

from tests.games.wazabi.board import board


def test_one_more_card_of_another_kind() -> None:
    """WZ-6.27, WZ-E25: the second `remove2` is not offered; W are not spent."""
    table = board("3b 2b", "W W W", hands={"A": "remove2 remove2 remove1"}, lying={"A": "double"}).play("A: roll")
    table.hold().play("A: play remove2")
    assert (table.dice, table.moves()) == ("1b 2b", ["pass", "use double"])
    table.play("A: use double")
    assert table.moves() == ["pass", "play remove1"]
    assert table.play("A: play remove1").winners == "A"


def test_it_may_be_used_before_the_first_card() -> None:
    """WZ-6.27: then two cards may be played."""
    table = board("2b 2b", "W W", hands={"A": "draw3 skip"}, lying={"A": "double"}).play("A: roll").hold()
    table.play("A: use double", "A: play draw3")
    assert "play skip" in table.moves()
    assert "play draw3" not in table.moves()
