"""Whack, `WH`."""

from tests.games.chili_mafia.builder import given


def test_the_target_goes_to_the_discard_pile() -> None:
    """CM-8.18."""
    g = given(hands="A: WH", gangs="A1: CR MS HA; B1: TA PO JN")
    g.play("A: whack A1 HA B1 TA", "B: let", "C: let")
    assert (g.gang("B1"), g.discard) == ("JN PO", "TA WH")


def test_the_target_may_not_be_stronger_than_the_attacker() -> None:
    """CM-8.5, CM-8.6."""
    g = given(hands="A: WH", gangs="A1: JN TA HA; B1: HA GH TA")
    assert g.after("A: whack A1 HA B1") == ["TA", "HA"]


def test_a_fuggedaboutit_cancels_it() -> None:
    """CM-8.12, CM-7.13."""
    g = given(hands="A: WH; C: FU", gangs="A1: CR MS HA; B1: TA PO JN")
    g.play("A: whack A1 HA B1 TA", "C: fugged")
    assert (g.gang("B1"), g.discard, g.hand("C")) == ("JN PO TA", "FU WH", "")
