"""Kiss of Death, `KD`."""

from tests.games.chili_mafia.builder import given


def test_the_attackers_gang_pays() -> None:
    """CM-E65, CM-16.19, CM-8.15, CM-8.17."""
    g = given(hands="A: WH WH; B: PO", gangs="A1: JN GH TA; A2: CR CR CR; B1: PO HU JA", held="B: KD", heists=True)
    g.play("A: whack A1 GH B1 PO", "B: let", "C: let")
    assert (g.question, g.asked) == ("kiss", "B")
    assert g.after("B: kiss") == ["JN"]
    g.play("B: kiss JN")
    assert (g.gang("A1"), g.discard) == ("TA GH", "JN PO WH")
    assert "whack" not in g.listed("A")


def test_a_sweet_chili_may_be_chosen() -> None:
    """CM-E65, CM-5.11."""
    g = given(hands="A: WH", gangs="A1: SC GH TA; B1: PO HU JA", held="B: KD", heists=True)
    g.play("A: whack A1 GH B1 PO", "B: let", "C: let", "B: kiss SC")
    assert g.gang("A1") == "TA GH"


def test_after_a_pinch_or_without_anybody_to_kiss_it_is_not_asked() -> None:
    """CM-E65, CM-16.19."""
    g = given(hands="A: PI", gangs="A1: JN GH TA; B1: PO HU JA", held="B: KD", heists=True)
    g.play("A: pinch A1 GH B1 PO", "B: let", "C: let", "B: let")
    assert g.question == "turn"
    g = given(hands="A: WH", gangs="A1: HA GH TA; B1: PO HU JA", held="B: KD", heists=True)
    g.play("A: whack A1 GH B1 PO", "B: let", "C: let")
    assert g.question == "turn"


def test_after_a_bodyguards_death_it_is_asked() -> None:
    """CM-E65, CM-14.12."""
    g = given(hands="A: WH", gangs="A1: JN GH* TA; B1: PO* HU JA", held="B: LL", heists=True, advanced=True)
    g.play("A: whack A1 GH* plain B1 HU", "B: let", "C: let", "B: guard HU")
    assert (g.question, g.listed("B")) == ("kiss", ["let"])
