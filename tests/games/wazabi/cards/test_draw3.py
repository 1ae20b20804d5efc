"""Stock up (WZ-10.7)."""

from tests.games.wazabi.board import board


def test_it_draws_three_cards() -> None:
    """WZ-10.7: one after the other."""
    table = board("2b 2b", "W W", hands={"A": "draw3"}, pile="skip steal replay keep1").play("A: roll").hold()
    assert table.play("A: play draw3").hand("A") == "steal skip replay"


def test_it_goes_on_with_opponents_when_the_piles_are_empty() -> None:
    """WZ-10.7, WZ-7.3: pile, renewed pile, then opponents."""
    table = board("2b 2b 2b", "W W", hands={"A": "draw3"}, pile="skip").play("A: roll").hold()
    table.play("A: play draw3")  # the skip, then the renewed pile: draw3 itself
    assert (table.question, table.asked) == ("target", "A")
    assert table.play("A: target C", chance=[0]).hand("A") == "give1 draw3 skip"
