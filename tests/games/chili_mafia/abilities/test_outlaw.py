"""Outlaw, `PX*`."""

from tests.games.chili_mafia.builder import given


def test_it_silences_its_own_gang() -> None:
    """CM-E60, CM-15.11."""
    g = given(hands="A: WH", gangs="A1: PX* NV GH; B1: PO* PX* TA", advanced=True, bosses=True)
    g.play("A: whack A1 PX* B1 TA", "B: let", "C: let")
    assert g.question == "turn"
    own = given(hands="A: WH", gangs="A1: JN* PX* GH*; B1: PO TA JN", advanced=True, bosses=True)
    assert own.after("A: whack A1 GH*") == ["B1"]
    assert "dance" not in given(gangs="A1: PX* PD* TA; A2: JN PO TA", bosses=True).listed()


def test_never_the_other_side() -> None:
    """CM-E60, CM-15.12: the defender's Bodyguard acts, and a Dancer may enter."""
    g = given(hands="A: WH", gangs="A1: PX* NV GH*; B1: PO* TA JN", advanced=True, bosses=True)
    g.play("A: whack A1 PX* B1 TA", "B: let", "C: let")
    assert g.question == "bodyguard"
    assert given(gangs="A1: PX* JN; A2: PD* PO TA", bosses=True).accepts("A: dance A2 A1")
