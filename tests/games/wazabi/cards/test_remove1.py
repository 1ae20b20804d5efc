"""Drop one (WZ-10.1)."""

from tests.games.wazabi.board import board


def test_it_removes_one_die_of_the_colour_chosen() -> None:
    """WZ-10.1: to the reserve."""
    table = board("2b1r 2b", "W C | C", hands={"A": "remove1"}).play("A: roll").hold().play("A: play remove1")
    assert (table.question, table.moves()) == ("colour", ["black", "red"])
    table.play("A: red")
    assert table.dice == "2b 2b"
    assert (table.s.reserve_black, table.s.reserve_red) == (20, 8)


def test_two_give_figures_forbid_it() -> None:
    """WZ-10.1: black and red together; figures count, not dice actually given."""
    assert "play remove1" not in board("2b1r 2b", "W G | G", hands={"A": "remove1"}).play("A: roll").hold().moves()
    one = board("3b 2b", "W G C", hands={"A": "remove1"}).play("A: roll").hold()
    assert "play remove1" in one.moves()
    stopped = board("3b 2b", "W G G", hands={"A": "remove1"}, lying={"B": "milk milk"}).play("A: roll").hold()
    assert stopped.play("B: milk", "B: milk").moves() == ["pass"]


def test_it_wins_with_the_last_die() -> None:
    """WZ-11.1: the only card of the base game that can."""
    table = board("1b 2b", "W", hands={"A": "remove1"}, piment=False).play("A: roll", "A: play remove1")
    assert table.winners == "A"
