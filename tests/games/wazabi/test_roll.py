"""The roll and its frozen figures (WZ-4)."""

from hotseat.games.wazabi.dice import cards, chilis, gives, parsed_roll, roll_text, wazabis
from tests.games.wazabi.board import board


def test_the_roller_rolls_all_his_dice() -> None:
    """WZ-4.1: all dice held at that moment, both colours, the black ones drawn first (WZ-1.5)."""
    table = board("2b1r 2b", "W G | P").play("A: roll")
    assert roll_text(table.s.roll) == "W G | P"


def test_a_roll_gives_five_numbers() -> None:
    """WZ-4.2: a `WC` counts as a W and as a card; chilis; gives of both colours."""
    roll = parsed_roll("W W C G | WC WC P C G")
    assert (wazabis(roll), cards(roll), chilis(roll), gives(roll)) == (4, 4, 1, 2)


def test_frozen_a_mistake_helps_the_roller() -> None:
    """WZ-4.2, WZ-5.11, WZ-E14: A gives the last die and wins."""
    table = board("2b 1b 1b", "G C", hands={"A": ""}).play("A: roll", "B: slap")
    assert table.dice == "1b 2b 1b"
    table.hold().play("A: target C")
    assert table.winners == "A"
    assert table.hand("A") == "passdice"


def test_frozen_a_gift_takes_the_other_colour_if_its_own_is_gone() -> None:
    """WZ-4.2, WZ-8.4, WZ-E15: C and A swap; the red give figure takes the black die."""
    table = board("3b1r 2b1r 1b", "W C C | G", flips="switch burn", hands={"A": ""}).play("A: roll", "C: slap")
    assert table.dice == "1b 2b1r 3b1r"
    table.play("A: target B")
    assert table.winners == "A"
    assert table.hand("A") == "passdice passdice"


def test_a_die_gained_is_not_rolled() -> None:
    """WZ-4.3, WZ-E16: A draws one card, gives nothing, W = 0."""
    table = board("1b 2b1r", "C", hands={"A": "remove1"}).play("A: roll", "A: slap", "A: red")
    assert table.dice == "1b1r 2b"
    table.play("B: hold")
    assert table.hand("A") == "remove1 passdice"
    assert table.moves() == ["pass"]


def test_chili_comes_before_gifts() -> None:
    """WZ-3.1, WZ-E17: the black give figure takes the red die; A wins without a question."""
    table = board("1b1r 2b", "G | P", flips="cool burn").play("A: roll").hold().play("A: black")
    assert table.winners == "A"


def test_two_chilis_are_resolved_one_by_one() -> None:
    """WZ-6.7, WZ-E18: A wins with the second."""
    table = board("2r 2b", "| P P", flips="cool cool burn").play("A: roll").hold()
    assert table.winners == "A"
    assert table.happened().count("flipped") == 2


def test_a_reroll_replaces_the_whole_roll() -> None:
    """WZ-4.4: the old figures are discarded."""
    table = board("2b 2b", "G G", "C C", lying={"B": "reroll"}, hands={"A": ""}).play("A: roll").hold()
    table.play("B: reroll").hold()
    assert roll_text(table.s.roll) == "C C"
    assert table.dice == "2b 2b"
    assert table.hand("A") == "passdice passdice"
