"""Swap hands (WZ-10.10)."""

from hotseat.games.wazabi.hands import ONE
from tests.games.wazabi.board import board


def test_it_swaps_all_cards_and_both_know_them() -> None:
    """WZ-10.10: the played card is already gone; each knows the other's new hand, what C knew moves along."""
    hands = {"A": "swaphands skip", "B": "draw3 steal", "C": ""}
    table = board("2b 2b 2b", "W W", hands=hands, deck="2016").play("A: roll").hold()
    table.s.known = (0, 0, 0, 0, 0, 0, 0, ONE[6], 0)  # C knows B's draw3
    table.play("A: play swaphands", "A: target B")
    assert (table.hand("A"), table.hand("B")) == ("steal draw3", "skip")
    assert (table.knows("A", "B"), table.knows("B", "A")) == ("skip", "steal draw3")
    assert (table.knows("C", "A"), table.knows("C", "B")) == ("draw3", "")


def test_milk_stops_it() -> None:
    """WZ-6.24: it is aimed at a single player."""
    hands = {"A": "swaphands skip", "B": "draw3"}
    table = board("2b 2b", "W W", hands=hands, lying={"B": "milk"}, deck="2016").play("A: roll").hold()
    assert table.play("A: play swaphands", "B: milk").hand("B") == "draw3"
