"""Booster, `BO`."""

from tests.games.chili_mafia.builder import given


def test_over_the_limit_one_by_one() -> None:
    """CM-E15, CM-7.7, CM-7.8, CM-6.3: the limit before each card; all Jimmys are known."""
    g = given(hands="A: PO PO PO HU HU HU HU BO; B: JN JN; C: JN WH")
    g.play("A: booster JN")
    assert (g.question, len(g.s.hands[0])) == ("limit", 8)
    assert "JN" in g.listed()
    g.play("A: discard PO", "A: discard PO")
    assert g.hand("A") == "JN JN JN PO HU HU HU HU"
    assert (g.hand("B"), g.hand("C")) == ("", "WH")
    assert g.known("*", "A") == "JN JN JN"
    assert g.discard == "PO PO BO"


def test_not_in_the_own_first_turn() -> None:
    """CM-E16, CM-7.7."""
    assert "booster" not in given(hands="A: BO", turn=3).listed()
    assert "booster" in given(hands="A: BO", turn=4).listed()


def test_it_may_be_played_in_vain_and_names_every_pepper() -> None:
    """CM-7.9: ten names, Sweet Chili included; with bosses `PX` is a name."""
    g = given(hands="A: BO")
    assert g.after("A: booster") == ["SC", "JN", "PO", "HU", "JA", "TA", "HA", "GH", "MS", "CR"]
    g.play("A: booster CR")
    assert g.hand("A") == ""
    bosses = given(hands="A: BO; B: PX*", bosses=True)
    assert bosses.after("A: booster") == ["SC", "JN", "PO", "PD", "CH", "TA", "MJ", "GH", "NV", "PX"]
    bosses.play("A: booster PX")
    assert bosses.hand("A") == "PX*"


def test_icons_and_teammates_do_not_matter() -> None:
    """CM-7.7, CM-13.7, CM-1.2."""
    g = given(players=4, hands="A: BO; B: JN*; C: JN", teams="2", advanced=True)
    g.play("A: booster JN")
    assert g.hand("A") == "JN JN*"
