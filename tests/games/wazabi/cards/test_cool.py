"""Ice water, of the reconstruction (WZ-6.20)."""

from tests.games.wazabi.board import board


def test_it_removes_one_of_your_dice() -> None:
    """WZ-6.20: the player chooses the colour, even in another player's turn."""
    table = board("2b 2b1r", "W C", flips="cool burn").play("A: roll", "B: slap")
    assert (table.question, table.asked) == ("colour", "B")
    table.play("B: red")
    assert (table.dice, table.s.reserve_red) == ("2b 2b", 8)
