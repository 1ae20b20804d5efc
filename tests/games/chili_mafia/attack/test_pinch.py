"""Pinch, `PI`."""

from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS
from tests.games.chili_mafia.builder import given, scripted


def test_raid_in_the_pile_middle_third() -> None:
    """CM-E32, CM-8.20, CM-1.9: index 10 to 20 of a pile of 30, drawn at random."""
    for number, index in ((0, 10), (10, 20)):
        pile = " ".join(["JN"] * 10 + ["PO"] * 10 + ["HU"] * 5 + ["RD"] + ["JN"] * 4)
        g = given(hands="A: PI", gangs="A1: CR MS HA; B1: CR PO JN", pile=pile, rng=scripted(0, number))
        g.play("A: pinch A1 CR B1 CR", "C: let", "B: let")
        assert g.s.pile[::-1].index(CARD_TEXTS.index("CR")) == index
        assert g.notes()[-1] == ("CR", 10, 20)


def test_small_pile_with_the_raid_goes_to_the_bottom() -> None:
    """CM-E32, CM-8.20."""
    g = given(hands="A: PI", gangs="A1: CR MS HA; B1: CR PO JN", pile="JN RD JN JN JN")
    g.play("A: pinch A1 CR B1 CR", "C: let", "B: let")
    assert g.pile == "JN RD JN JN JN CR"


def test_after_the_raid_it_goes_to_the_bottom() -> None:
    """CM-E32, CM-8.21."""
    g = given(hands="A: PI", gangs="A1: CR MS HA; B1: CR PO JN", pile="JN " * 9)
    g.play("A: pinch A1 CR B1 CR", "C: let", "B: let")
    assert g.pile.endswith("JN CR")


def test_with_an_empty_pile_it_is_discarded() -> None:
    """CM-E32, CM-8.22: the last round is not called off."""
    g = given(hands="A: PI", gangs="A1: CR MS HA; B1: CR PO JN", pile="")
    g.play("A: pinch A1 CR B1 CR", "C: let", "B: let")
    assert (g.pile, g.discard) == ("", "CR PI")


def test_a_fuggedaboutit_cancels_it() -> None:
    """CM-8.12."""
    g = given(hands="A: PI; B: FU", gangs="A1: CR MS HA; B1: CR PO JN")
    g.play("A: pinch A1 CR B1 CR", "B: fugged")
    assert g.gang("B1") == "JN PO CR"
