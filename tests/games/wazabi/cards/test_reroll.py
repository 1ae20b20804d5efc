"""Burnt tongue, of the reconstruction (WZ-6.25)."""

import pytest

from hotseat.core.errors import IllegalMove
from hotseat.games.wazabi.dice import roll_text
from tests.games.wazabi.board import board


def test_all_holders_are_asked_and_the_first_reroll_closes_the_window() -> None:
    """WZ-6.25, WZ-4.4, WZ-E19: slap is asked again, without a second window although C still has a card."""
    lying = {"B": "reroll", "C": "reroll"}
    table = board("1b 2b 2b", "W", "C", hands={"A": "remove1"}, lying=lying).play("A: roll").hold()
    assert (table.question, table.asked, table.moves()) == ("reroll", "BC", ["pass", "reroll"])
    table.play("B: reroll")
    assert table.question == "slap"
    table.hold()
    assert table.question == "play"
    assert (table.hand("A"), table.moves()) == ("remove1 passdice", ["pass"])
    assert table.lying("C") == "reroll"


def test_who_passed_cannot_come_back() -> None:
    """WZ-6.25: the window stays open for the others; the roller may use their own card."""
    lying = {"A": "reroll", "C": "reroll"}
    table = board("2b 2b 2b", "W W", "C C", lying=lying).play("A: roll").hold().play("C: pass")
    assert table.asked == "A"
    with pytest.raises(IllegalMove):
        table.play("C: reroll")
    assert table.play("A: reroll").question == "slap"


def test_after_a_won_race_a_second_race_is_possible() -> None:
    """WZ-6.25: a card already won is kept."""
    table = board("2b 2b 2b", "W C", "W C", flips="milk pinch burn", lying={"C": "reroll"}).play("A: roll", "B: slap")
    table.play("C: reroll", "B: slap")
    assert table.lying("B") == "milk pinch"


def test_a_reroll_won_in_the_race_may_be_used_at_once() -> None:
    """WZ-6.3, WZ-6.25: the window opens for its winner."""
    table = board("2b 2b 2b", "W C", "C C", flips="reroll burn").play("A: roll", "C: slap")
    assert (table.question, table.asked) == ("reroll", "C")
    assert table.play("C: reroll").asked == "ABC"


def test_the_roller_rolls_the_dice_he_has_now() -> None:
    """WZ-6.25: after a mistake the roller has one more."""
    table = board("2b 3b", "C C", "W W W", lying={"B": "reroll"}).play("A: roll", "A: slap").hold().play("B: reroll")
    assert roll_text(table.s.roll) == "W W W"


def test_a_second_reroll_is_not_possible_in_the_same_turn() -> None:
    """WZ-6.25, WZ-6.8: at most one per turn, even if players hold more."""
    table = board("2b 2b", "C C", "C C", lying={"B": "reroll reroll"}).play("A: roll").hold().play("B: reroll").hold()
    assert (table.question, table.lying("B")) == ("play", "reroll")
