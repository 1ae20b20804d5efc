"""Down to one (WZ-10.8)."""

from tests.games.wazabi.board import board


def test_the_victim_chooses_what_he_keeps() -> None:
    """WZ-10.8, WZ-E51: it is not random; the rest is discarded in table order."""
    hands = {"A": "keep1", "B": "skip draw3 remove1", "C": ""}
    table = board("2b 2b 2b", "W W", hands=hands).play("A: roll").hold().play("A: play keep1")
    assert (table.question, table.asked) == ("keep", "B")
    assert table.moves() == ["keep remove1", "keep draw3", "keep skip"]
    table.play("B: keep draw3")
    assert (table.hand("B"), table.discard) == ("draw3", "keep1 remove1 skip")


def test_it_needs_an_opponent_with_two_cards() -> None:
    """WZ-10.8, WZ-E33: not offered otherwise, and only such opponents are targets."""
    assert board("2b 2b", "W W", hands={"A": "keep1", "B": "skip"}).play("A: roll").hold().moves() == ["pass"]
    hands = {"A": "keep1", "B": "skip", "C": "skip skip", "D": "draw3 skip"}
    table = board("2b 2b 2b 2b", "W W", hands=hands).play("A: roll").hold().play("A: play keep1")
    assert table.moves() == ["target C", "target D"]


def test_milk_stops_it() -> None:
    """WZ-6.24: it is aimed at a single player."""
    table = board("2b 2b", "W W", hands={"A": "keep1", "B": "skip skip"}, lying={"B": "milk"}).play("A: roll").hold()
    assert table.play("A: play keep1", "B: milk").hand("B") == "skip skip"
