"""Second helping, of the reconstruction (WZ-6.23)."""

from tests.games.wazabi.board import board


def test_it_takes_a_die_from_the_reserve() -> None:
    """WZ-6.23: choosing among the colours available."""
    table = board("2b 2b", "W C", flips="burn milk").play("A: roll", "B: slap")
    assert table.moves() == ["black", "red"]
    assert table.play("B: red").dice == "2b 2b1r"


def test_one_colour_in_the_reserve_is_not_asked() -> None:
    """WZ-6.23, WZ-1.6."""
    table = board("2b 2b", "W C", flips="burn milk")
    table.s.reserve_red = 0
    assert table.play("A: roll", "B: slap").dice == "2b 3b"


def test_an_empty_reserve_makes_the_richest_pay() -> None:
    """WZ-6.23, WZ-E29: all seven others tie: B 3b0r, D 3b2r."""
    table = board("3b1r " * 8, "W C C | C", flips="burn milk").play("A: roll", "D: slap")
    assert len(table.moves()) == 7
    table.play("D: target B", "D: red")
    assert table.dice.split()[1] == "3b"
    assert table.dice.split()[3] == "3b2r"


def test_the_payer_may_finish_by_it() -> None:
    """WZ-6.23: the player's last die is taken."""
    table = board("1b 1b", "W", flips="burn milk")
    table.s.reserve_black = table.s.reserve_red = 0
    assert table.play("A: roll", "A: slap").winners == "B"
