"""Sniper, `GH*`."""

from tests.games.chili_mafia.builder import given


def test_no_bodyguard_may_act() -> None:
    """CM-E53, CM-14.8, CM-14.9."""
    for ability, question in (("sniper", "turn"), ("sidekick", "bodyguard"), ("plain", "bodyguard")):
        g = given(hands="A: WH", gangs="A1: JN* GH* HU; B1: PO* TA CR", advanced=True)
        g.play(f"A: whack A1 GH* {ability} B1 TA", "B: let", "C: let")
        assert g.question == question


def test_not_offered_with_pinch_and_turncoat() -> None:
    """CM-14.8."""
    g = given(hands="A: PI TU", gangs="A1: JN GH* HU; B1: PO* TA CR", advanced=True)
    assert g.after("A: pinch A1 GH*") == ["B1"]
    assert g.after("A: turncoat A1 GH*") == ["B1"]
