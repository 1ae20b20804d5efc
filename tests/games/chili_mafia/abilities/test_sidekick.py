"""Sidekick, `JN*`."""

from tests.games.chili_mafia.builder import given


def test_it_cannot_help_itself() -> None:
    """CM-E50, CM-14.3, CM-14.4, CM-14.1."""
    g = given(hands="A: WH", gangs="A1: JN* PO HU; B1: JN PO TA", advanced=True)
    assert g.after("A: whack A1 JN*") == ["B1"]
    family = given(hands="A: WH", gangs="A1: JN* JN* JN; B1: HU HU HU", advanced=True)
    assert family.accepts("A: whack A1 JN* sidekick B1 HU")
    assert family.accepts("A: whack A1 JN sidekick B1 HU")
    assert family.after("A: whack A1 JN") == ["sidekick"]


def test_it_works_with_every_hot_card() -> None:
    """CM-14.3, CM-14.5: but a Turncoat's limit of 8 stays."""
    for card, verb in (("PI", "pinch"), ("WE", "whackem"), ("WH", "whack")):
        g = given(hands=f"A: {card}", gangs="A1: JN* GH* PO; B1: CR MS HA", advanced=True)
        assert g.accepts(f"A: {verb} A1 GH* sidekick B1 CR")
    g = given(hands="A: TU", gangs="A1: JN* GH* PO; B1: CR MS HA", advanced=True)
    assert g.after("A: turncoat A1 GH* sidekick B1") == ["HA"]
