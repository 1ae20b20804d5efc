"""Bagman, `BA`."""

from tests.games.chili_mafia.builder import given


def test_short_piles() -> None:
    """CM-E17, CM-7.4, CM-7.10, CM-7.11."""
    g = given(hands="A: BA", discard="JN")
    g.play("A: bagman", "A: take JN")
    assert (g.discard, g.hand("A")) == ("BA", "JN")
    assert "bagman" not in given(hands="A: BA").listed()
    g = given(hands="A: BA", discard="JN PO JN TA")
    g.play("A: bagman")
    assert g.listed() == ["JN", "PO"]
    g.play("A: take JN")
    assert g.discard == "BA PO JN TA"
    assert g.known("*", "A") == "JN"


def test_bagmen_do_not_fetch_each_other_without_end() -> None:
    """CM-E18, CM-7.12."""
    g = given(hands="A: BA JN", discard="BA PO")
    g.play("A: bagman", "A: take BA")
    assert (g.discard, g.hand("A")) == ("BA PO", "JN BA")
    assert "bagman" not in g.listed()


def test_the_time_out_takes_the_strongest_pepper() -> None:
    """The default of `bagman`."""
    g = given(hands="A: BA", discard="JN WH CR TA")
    g.play("A: bagman")
    g.s.apply(g.s.question.default(g.s, 0), 0)
    assert g.hand("A") == "CR"
