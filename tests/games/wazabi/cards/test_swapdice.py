"""Swap dice (WZ-10.5)."""

from tests.games.wazabi.board import board


def test_it_swaps_all_dice_with_an_opponent() -> None:
    """WZ-10.5: the player chooses the opponent; both colours are swapped."""
    table = board("3b1r 2b 1r", "W W W | C", hands={"A": "swapdice"}, deck="2016").play("A: roll").hold()
    assert table.play("A: play swapdice", "A: target C").dice == "0b1r 2b 3b1r"


def test_milk_stops_it() -> None:
    """WZ-6.24: it is aimed at a single player."""
    table = board("3b 1b", "W W W", hands={"A": "swapdice"}, lying={"B": "milk"}, deck="2016").play("A: roll").hold()
    assert table.play("A: play swapdice", "B: milk").dice == "3b 1b"
