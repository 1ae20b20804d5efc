"""Shakedown, `SH`."""

from tests.games.chili_mafia.builder import given, scripted


def test_a_random_card_of_another_hand() -> None:
    """CM-7.6, CM-1.9, CM-13.7: both players see it, the others do not; teammates can be chosen too."""
    g = given(players=4, hands="A: SH; B: GH FU; C: JN", rng=scripted(1), teams="2").listen()
    assert g.after("A: shakedown") == ["B", "C"]
    g.play("A: shakedown B")
    assert (g.hand("A"), g.hand("B")) == ("FU", "GH")
    stole = (g.s.events or [])[-1]
    words = g.s.setup.game.words
    assert stole.json(1, words)["card"] == stole.json(0, words)["card"] == "FU"
    assert stole.json(2, words)["card"] == "??"
    assert g.known("B", "A") == "FU"
    assert g.known("C", "A") == ""


def test_not_when_nobody_has_a_card() -> None:
    """CM-7.4."""
    assert "shakedown" not in given(hands="A: SH").listed()


def test_an_unseen_loss_lowers_what_others_know() -> None:
    """CM-E74: rules 2 and 3 of known cards."""
    g = given(hands="A: EA; B: BO; C: JN JN SH", rng=scripted(0), active="B", pile="PO " * 9)
    g.play("B: booster JN", "B: end")
    assert g.known("A", "B") == "JN JN"
    g.play("C: shakedown B")
    assert g.known("A", "B") == "JN"
    assert g.known("B", "C") == "JN"
    assert g.hand("C") == "JN"
    assert g.known("A", "C") == ""
    g.s.hands[1] = [1, 1, 3, 3]
    g.play("C: end", "A: earner", "A: end", "B: pass hand JN")
    assert g.known("A", "B") == ""
