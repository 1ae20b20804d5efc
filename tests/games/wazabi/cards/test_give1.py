"""Gift (WZ-10.3)."""

from tests.games.wazabi.board import board


def test_it_gives_one_die_to_any_opponent() -> None:
    """WZ-10.3, WZ-E40: opponent, then colour; not limited to neighbours, even with `piment`."""
    table = board("3b1r 2b 2b 2b", "W W W | C", hands={"A": "give1"}).play("A: roll").hold().play("A: play give1")
    assert table.moves() == ["target B", "target C", "target D"]
    table.play("A: target C")
    assert (table.question, table.asked) == ("colour", "A")
    assert table.play("A: red").dice == "3b 2b 2b1r 2b"


def test_milk_stops_it() -> None:
    """WZ-6.24: after all choices are made; the card is spent."""
    table = board("3b 2b", "W W W", hands={"A": "give1"}, lying={"B": "milk"}).play("A: roll").hold()
    table.play("A: play give1", "B: milk")
    assert (table.dice, table.discard) == ("3b 2b", "give1")
