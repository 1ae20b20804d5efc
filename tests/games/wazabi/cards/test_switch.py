"""Backfire, of the reconstruction (WZ-6.22)."""

from tests.games.wazabi.board import board


def test_it_is_compulsory() -> None:
    """WZ-6.22, WZ-E28: C must choose A or B; B 1b, C 3b."""
    table = board("3b 3b 1b", "W C C", flips="switch burn").play("A: roll", "C: slap")
    assert table.moves() == ["target A", "target B"]
    assert table.play("C: target B").dice == "3b 1b 3b"


def test_milk_does_not_stop_it() -> None:
    """WZ-6.24, WZ-E22: no `shield` question is asked."""
    table = board("2b 3b", "W C", flips="switch burn", lying={"B": "milk"}).play("A: roll", "A: slap")
    assert (table.dice, table.question) == ("3b 2b", "play")
