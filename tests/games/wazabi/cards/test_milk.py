"""Glass of milk, of the reconstruction (WZ-6.24)."""

from tests.games.wazabi.board import board


def test_it_stops_one_gift() -> None:
    """WZ-6.24, WZ-8.6, WZ-E20: the die stays, the figure is spent; the second gift cannot be stopped."""
    table = board("2b 2b 2b", "G G", hands={"A": "remove1"}, lying={"B": "milk"}, flips="burn cool")
    table.play("A: roll").hold().play("A: target B")
    assert (table.question, table.asked, table.moves()) == ("shield", "B", ["allow", "milk"])
    table.play("B: milk")
    assert (table.dice, table.piment) == ("2b 2b 2b", "burn cool milk")
    table.play("A: target B")
    assert table.dice == "1b 3b 2b"
    assert table.moves() == ["pass"]


def test_allowing_lets_the_gift_through() -> None:
    """WZ-6.24: `allow` is the default and keeps the milk."""
    table = board("2b 2b", "G C", lying={"B": "milk"}).play("A: roll").hold()
    assert table.s.question.default(table.s, 1) == table.s.moves()[0]
    table.play("B: allow")
    assert (table.dice, table.lying("B")) == ("1b 3b", "milk")


def test_one_milk_stops_one_thing() -> None:
    """WZ-6.24: two gifts need two."""
    table = board("3b 2b", "G G C", lying={"B": "milk milk"}).play("A: roll").hold().play("B: milk", "B: milk")
    assert (table.dice, table.question) == ("3b 2b", "play")


def test_it_does_not_help_against_a_penalty() -> None:
    """WZ-6.24, WZ-E22: no `shield` question is asked."""
    table = board("2b 3b", "C C", lying={"B": "milk"}).play("A: roll", "A: slap")
    assert (table.dice, table.question) == ("3b 2b", "slap")
