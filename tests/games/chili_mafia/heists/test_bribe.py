"""Bribe, `BR`."""

from tests.games.chili_mafia.builder import given


def test_a_pinched_lord_is_bribed_free() -> None:
    """CM-E66, CM-16.14, CM-15.9, CM-5.7: the taker discards first; then the victim draws for the Lord."""
    g = given(
        hands="A: PI; C: PO PO PO JN JN JN TA TA",
        gangs="A1: PX* TA GH; B1: NV* TA PO",
        pile="CH JN JN",
        held="A: BK; B: LL; C: BR",
        bosses=True,
        heists=True,
    )
    g.play("A: pinch A1 PX* B1 NV*", "B: let", "C: let")
    assert (g.question, g.asked) == ("bribe", "ABC")
    g.play("C: bribe")
    assert (g.question, g.asked) == ("limit", "C")
    g.play("C: discard PO")
    assert "NV*" in g.hand("C")
    assert g.known("*", "C") == "NV*"
    assert g.hand("B") == "CH"
    assert (g.question, g.asked) == ("turn", "A")


def test_if_all_let_it_be_the_pepper_goes_to_the_pile() -> None:
    """CM-16.14, CM-8.19."""
    g = given(hands="A: PI", gangs="A1: CR TA GH; B1: MS TA PO", pile="JN JN", held="A: BK; C: BR", heists=True)
    g.play("A: pinch A1 CR B1 MS", "B: let", "C: let", "A: let", "C: let")
    assert g.pile == "JN JN MS"


def test_in_the_last_round_too() -> None:
    """CM-E66, CM-10.4."""
    g = given(hands="A: PI", gangs="A1: CR TA GH; B1: MS TA PO", pile="", held="C: BR", heists=True)
    g.play("A: pinch A1 CR B1 MS", "B: let", "C: let", "C: bribe")
    assert g.hand("C") == "MS"
