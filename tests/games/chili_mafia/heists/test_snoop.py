"""Snoop, `SN`."""

from tests.games.chili_mafia.builder import given


def test_a_shakedown_with_open_eyes() -> None:
    """CM-E71, CM-16.12, CM-4.3."""
    g = given(hands="A: SH JN; B: GH FU", held="A: SN", heists=True)
    g.play("A: snoop B")
    assert (g.question, g.listed()) == ("snoop", ["shakedown"])
    assert g.known("A", "B") == "GH FU"
    assert g.after("A: shakedown") == ["GH", "FU"]
    g.play("A: shakedown GH")
    assert (g.hand("A"), g.hand("B"), g.known("A", "B")) == ("JN GH", "FU", "FU")
    assert g.s.action_played == 1


def test_or_a_booster() -> None:
    """CM-E71, CM-16.12: not in the player's first turn."""
    g = given(hands="A: BO; B: GH FU; C: GH", held="A: SN", heists=True)
    g.play("A: snoop B", "A: booster GH")
    assert g.hand("A") == "GH GH"
    assert "snoop" not in given(hands="A: BO; B: GH", held="A: SN", heists=True, turn=1).listed()
    assert "snoop" not in given(hands="A: JN; B: GH", held="A: SN", heists=True).listed()


def test_with_one_action_per_turn_it_needs_a_free_action() -> None:
    """CM-7.2, CM-16.12."""
    g = given(hands="A: EA SH; B: GH", held="A: SN", heists=True, one_action_per_turn=True)
    g.play("A: earner")
    assert "snoop" not in g.listed()
