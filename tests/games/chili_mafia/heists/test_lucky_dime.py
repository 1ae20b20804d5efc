"""Lucky Dime, `LD`."""

from tests.games.chili_mafia.builder import given


def test_greed_loses_everything() -> None:
    """CM-E69, CM-16.10: row and card are discarded; without an action the seat must pass."""
    g = given(pile="JN PO WH HU HU HU", gangs="A1: GH GH GH", held="A: LD", heists=True)
    g.play("A: dime", "A: more", "A: more")
    assert (g.discard, g.hand("A")) == ("WH PO JN", "")
    assert g.listed() == ["pass"]


def test_stop_keeps_the_row() -> None:
    """CM-E69: known to all."""
    g = given(pile="JN PO WH", held="A: LD", heists=True)
    g.play("A: dime", "A: more", "A: stop")
    assert (g.hand("A"), g.known("*", "A")) == ("JN PO", "JN PO")


def test_the_raid_keeps_the_row_and_ends_the_turn() -> None:
    """CM-E69, CM-9.2."""
    g = given(pile="JN RD PO PO", held="A: LD", heists=True)
    g.play("A: dime", "A: more")
    assert (g.hand("A"), g.question) == ("JN", "raid")


def test_it_stops_by_itself_with_eight_cards_or_an_empty_pile() -> None:
    """CM-16.10."""
    g = given(pile="JN " * 9, held="A: LD", heists=True)
    g.play("A: dime", *["A: more"] * 7)
    assert (len(g.s.hands[0]), g.question) == (8, "turn")
    g = given(pile="JN", held="A: LD", heists=True)
    g.play("A: dime")
    assert (g.hand("A"), g.s.trigger) == ("JN", 0)


def test_only_with_an_empty_hand_and_a_pile() -> None:
    """CM-16.10, CM-10.4."""
    assert "dime" not in given(hands="A: JN", held="A: LD", heists=True).listed()
    assert "dime" not in given(pile="", held="A: LD", heists=True).listed()
