"""Drop two (WZ-10.2)."""

from tests.games.wazabi.board import board


def test_it_removes_two_dice_one_after_the_other() -> None:
    """WZ-10.2: colour chosen each time."""
    table = board("3b1r 2b", "W W W | C", hands={"A": "remove2"}).play("A: roll").hold().play("A: play remove2")
    table.play("A: black")
    assert (table.dice, table.question) == ("2b1r 2b", "colour")
    table.play("A: red")
    assert table.dice == "2b 2b"


def test_two_give_figures_do_not_matter() -> None:
    """WZ-10.2: no restriction."""
    table = board("3b2r 2b 2b", "W W G | WC G", hands={"A": "remove2"}).play("A: roll").hold()
    assert "play remove2" in table.play("A: target B", "A: target B").moves()


def test_an_only_die_is_enough() -> None:
    """WZ-10.2: if you have one die, remove that one."""
    table = board("3b 1b 1b", "W W W", hands={"A": "remove2"}).play("A: roll", "B: slap", "C: slap", "C: target A")
    assert table.dice == "1b 2b 2b"
    assert table.hold().play("A: play remove2").winners == "A"
