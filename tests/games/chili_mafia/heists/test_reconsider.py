"""Reconsider, `RC`."""

from tests.games.chili_mafia.builder import given


def test_the_hot_card_comes_back() -> None:
    """CM-E63, CM-16.13: the Fuggedaboutit stays discarded, the attack stays counted."""
    g = given(hands="A: WH; B: FU", gangs="A1: CR MS HA; A2: JN JN JN; B1: TA PO JN", held="A: RC", heists=True)
    g.play("A: whack A1 CR B1 TA", "B: fugged")
    assert (g.question, g.asked) == ("reconsider", "A")
    g.play("A: reconsider")
    assert (g.hand("A"), g.discard, g.s.hot_played) == ("WH", "FU", 1)
    assert "whack" in g.listed()
    assert g.known("*", "A") == "WH"


def test_with_one_complete_gang_none_is_left() -> None:
    """CM-E63, CM-8.12."""
    g = given(hands="A: WH; B: FU", gangs="A1: CR MS HA; B1: TA PO JN", held="A: RC", heists=True)
    g.play("A: whack A1 CR B1 TA", "B: fugged", "A: reconsider")
    assert "whack" not in g.listed()


def test_after_easy_pal_and_lifeline_too() -> None:
    """CM-16.13: and that very card comes back, not an equal one discarded later."""
    g = given(
        hands="A: WH; B: JN JN JN PO PO PO HU WH",
        gangs="A1: CR MS HA; B1: TA PO JN",
        pile="FU JN JN JN JN JN",
        held="A: RC; B: LL EP",
        heists=True,
    )
    g.play("A: whack A1 CR B1 TA", "B: lifeline", "B: keep", "B: discard WH", "B: easypal PO PO", "A: reconsider")
    assert g.discard == "PO PO WH"
