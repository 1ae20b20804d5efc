"""Troublemaker, `TA*`."""

from tests.games.chili_mafia.builder import given


def test_exactly_two_targets_up_to_six() -> None:
    """CM-14.6."""
    g = given(hands="A: WH", gangs="A1: TA* HU CR; B1: PO JN GH", advanced=True)
    g.play("A: whack A1 TA* troublemaker B1 PO JN", "B: let", "C: let")
    assert (g.gang("B1"), g.discard) == ("GH", "JN PO WH")


def test_it_must_be_the_attacker_and_the_card_a_whack() -> None:
    """CM-14.6."""
    g = given(hands="A: WH WE PI", gangs="A1: TA* HU CR; B1: PO JN GH*", advanced=True)
    assert "troublemaker" not in g.after("A: whack A1 CR")
    assert "troublemaker" not in g.after("A: whackem A1 TA*")
    assert "troublemaker" not in g.after("A: pinch A1 TA*")


def test_not_offered_without_two_targets() -> None:
    """CM-3.4."""
    g = given(hands="A: WH", gangs="A1: TA* HU CR; B1: PO CR", advanced=True)
    assert g.after("A: whack A1 TA*") == ["B1"]
