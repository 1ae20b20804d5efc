"""Make a Deal, `MD`."""

from tests.games.chili_mafia.builder import given


def test_condition() -> None:
    """CM-E70, CM-E16, CM-16.11."""
    assert "deal" in given(hands="A: JN JN; B: PO PO PO PO", held="A: MD", heists=True).listed()
    assert "deal" not in given(hands="A: JN; B: PO PO PO PO", held="A: MD", heists=True).listed()
    assert "deal" not in given(hands="A: JN JN; B: PO PO PO", held="A: MD", heists=True).listed()
    assert "deal" not in given(hands="A: JN JN; B: PO PO PO PO", held="A: MD", heists=True, turn=2).listed()


def test_both_choose_in_secret_and_swap() -> None:
    """CM-E70, CM-6.7: hand sizes stay the same; only the two players know the cards."""
    g = given(hands="A: JN JN; B: PO PO CR FU", held="A: MD", heists=True)
    g.s.known[1 * 4 + 2] = (3, 3, 27)
    g.play("A: deal B")
    assert (g.question, g.asked) == ("deal", "AB")
    g.play("B: give CR FU")
    assert g.asked == "A"
    g.play("A: give JN JN")
    assert (g.hand("A"), g.hand("B")) == ("CR FU", "JN JN PO PO")
    assert (g.known("B", "A"), g.known("A", "B")) == ("CR FU", "JN JN")
    assert (g.known("C", "A"), g.known("C", "B")) == ("", "")


def test_a_deal_may_be_made_with_a_teammate() -> None:
    """CM-13.7."""
    g = given(players=4, hands="A: JN JN; C: PO PO CR FU", held="A: MD", heists=True, teams="2")
    assert g.after("A: deal") == ["C"]
