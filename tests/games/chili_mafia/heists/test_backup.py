"""Backup, `BK`."""

from tests.games.chili_mafia.builder import given, scripted


def test_condition() -> None:
    """CM-E68, CM-16.9, CM-16.5: a pepper must be on top."""
    assert "backup" in given(discard="JN WH", held="A: BK", heists=True).listed()
    assert "backup" not in given(discard="WH JN", held="A: BK", heists=True).listed()
    assert "backup" not in given(held="A: BK", heists=True).listed()


def test_any_of_the_peppers_shown() -> None:
    """CM-E68, CM-16.9, CM-1.7, CM-1.8: the rest goes back on top in order; the order below it is unknown."""
    g = given(discard="TA WH CR JN PO HU", held="A: BK", heists=True, rng=scripted(5, 4, 3, 2, 1))
    g.play("A: backup")
    assert g.listed() == ["done", "TA", "CR"]
    assert g.s.face_up == (11, 24, 21)
    g.play("A: take CR", "A: done")
    assert (g.hand("A"), g.discard) == ("CR", "TA WH JN PO HU")
    assert g.known("*", "A") == "CR"
    assert g.s.shuffled == 2
    view = g.s.view(1)
    assert view.discard[2:] == g.s.discard[2:]


def test_limit_before_each_and_its_discards_lie_below() -> None:
    """CM-16.9, CM-6.7."""
    g = given(
        hands="A: PO PO PO HU HU HU JA JA", discard="TA WH CR JN", held="A: BK", heists=True, rng=scripted(3, 2, 1)
    )
    g.play("A: backup", "A: take CR")
    assert g.question == "limit"
    g.play("A: discard PO", "A: done")
    assert g.discard == "TA WH PO JN"


def test_it_ends_by_itself_when_no_pepper_is_left() -> None:
    """The question `backup`: play continues after `done`, or when no pepper is left."""
    g = given(discard="JN", held="A: BK", heists=True)
    g.play("A: backup", "A: take JN")
    assert g.question == "turn"
