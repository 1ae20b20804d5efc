"""Help yourself, of the reconstruction (WZ-6.21)."""

from tests.games.wazabi.board import board


def test_it_gives_a_die_to_the_opponent_with_the_fewest() -> None:
    """WZ-6.21, WZ-E27: B has the fewest of C's opponents; C gives the last die and wins in A's turn."""
    assert board("3b 1b 1r", "W C C", flips="share burn").play("A: roll", "C: slap").winners == "C"


def test_on_a_tie_first_the_opponent_then_the_colour() -> None:
    """WZ-6.21, WZ-E27: A 1b1r, C 2b."""
    table = board("2b1r 1b 1b", "W C | C", flips="share burn").play("A: roll", "A: slap")
    assert table.moves() == ["target B", "target C"]
    assert table.play("A: target C", "A: black").dice == "1b1r 1b 2b"


def test_milk_does_not_stop_it() -> None:
    """WZ-6.24: no shield against Piment cards."""
    table = board("2b 2b", "W C", flips="share burn", lying={"B": "milk"}).play("A: roll", "A: slap")
    assert (table.dice, table.question) == ("1b 3b", "play")
