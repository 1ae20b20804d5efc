"""Pass the dice (WZ-10.4)."""

import pytest

from tests.games.wazabi.board import board


@pytest.mark.parametrize(("side", "dice"), [("left", "2b 1b 3b1r"), ("right", "3b1r 2b 1b")])
def test_everybody_passes_all_his_dice(side: str, dice: str) -> None:
    """WZ-10.4, WZ-E31: simultaneously, both colours; nobody finishes."""
    table = board("3b 3b1r 2b", "W W C", hands={"A": "passdice"}).play("A: roll").hold()
    table.s.black[0] = 1
    assert table.play("A: play passdice", f"A: {side}").dice == dice


def test_finished_players_pass_nothing() -> None:
    """WZ-12.3: the neighbour is the next active seat."""
    table = board("1b 2b 3b 4b", "G", play_on=True).play("A: roll").hold().play("A: target B")
    table.rolls = ["W W W"]
    table.s.hands[1], table.s.sizes[1] = 1 << 12, 1
    table.play("B: roll").hold().play("B: play passdice", "B: left")
    assert table.dice == "0b 4b 3b 3b"


def test_the_direction_of_play_does_not_turn_it_round() -> None:
    """WZ-1.1: left stays left after `replay`."""
    table = board("3b 1b 2b", "W W C", hands={"A": "passdice"})
    table.s.direction = -1
    assert table.play("A: roll").hold().play("A: play passdice", "A: left").dice == "2b 3b 1b"


def test_milk_does_not_stop_it() -> None:
    """WZ-6.24, WZ-E22: it affects everybody."""
    table = board("3b 1b 2b", "W W C", hands={"A": "passdice"}, lying={"B": "milk"}).play("A: roll").hold()
    assert table.play("A: play passdice", "A: left").question == "roll"
