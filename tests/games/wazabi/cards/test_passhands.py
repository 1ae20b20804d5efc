"""Pass the hands (WZ-10.11)."""

import pytest

from hotseat.games.wazabi.hands import ONE
from tests.games.wazabi.board import board

HANDS = {"A": "passhands skip", "B": "draw3", "C": "steal replay"}


@pytest.mark.parametrize(
    ("side", "hands"), [("left", ("steal replay", "skip", "draw3")), ("right", ("draw3", "steal replay", "skip"))]
)
def test_every_hand_goes_to_the_neighbour(side: str, hands: tuple[str, str, str]) -> None:
    """WZ-10.11: simultaneously."""
    table = board("2b 2b 2b", "W W", hands=HANDS, deck="2016").play("A: roll").hold()
    table.play("A: play passhands", f"A: {side}")
    assert tuple(table.hand(seat) for seat in "ABC") == hands


def test_everybody_knows_the_hand_he_passed_on() -> None:
    """Hidden information: A knows B's new hand; what others knew of a hand moves along with it."""
    table = board("2b 2b 2b", "W W", hands=HANDS, deck="2016").play("A: roll").hold()
    table.s.known = (0, 0, ONE[5], 0, 0, 0, 0, 0, 0)  # A knows C's steal, which comes to A
    table.play("A: play passhands", "A: left")
    assert (table.knows("A", "B"), table.knows("B", "C"), table.knows("C", "A")) == ("skip", "draw3", "steal replay")
    assert (table.knows("A", "C"), table.knows("B", "A")) == ("", "")


def test_with_two_players_there_is_no_direction_and_milk_does_not_help() -> None:
    """WZ-1.6, WZ-6.24: it affects everybody."""
    table = board("2b 2b", "W W", hands={"A": "passhands skip", "B": "draw3"}, lying={"B": "milk"}, deck="2016")
    table.play("A: roll").hold().play("A: play passhands")
    assert (table.hand("A"), table.hand("B"), table.question) == ("draw3", "skip", "roll")
