"""Earner, `EA`."""

from tests.games.chili_mafia.builder import given


def test_draw_two() -> None:
    """CM-7.3, CM-7.5, CM-6.6."""
    g = given(hands="A: EA", pile="JN PO HU")
    g.play("A: earner")
    assert (g.hand("A"), g.discard, g.pile) == ("JN PO", "EA", "HU")


def test_with_eight_cards_the_limit_comes_before_the_second() -> None:
    """CM-E14, CM-6.7."""
    g = given(hands="A: JN JN JN PO PO PO HU EA", pile="CR MS JN")
    g.play("A: earner")
    assert (g.question, len(g.s.hands[0])) == ("limit", 8)
    g.play("A: discard HU")
    assert g.hand("A") == "JN JN JN PO PO PO MS CR"


def test_not_with_an_empty_pile_and_the_last_card_triggers() -> None:
    """CM-E20, CM-7.4, CM-10.1."""
    assert "earner" not in given(hands="A: EA", pile="").listed()
    g = given(hands="A: EA", pile="JN")
    g.play("A: earner")
    assert (g.hand("A"), g.s.trigger) == ("JN", 0)


def test_the_raid_in_the_middle_ends_the_turn() -> None:
    """CM-E35, CM-9.2."""
    g = given(hands="A: EA", pile="JN RD PO PO")
    g.play("A: earner")
    assert (g.question, g.hand("A")) == ("raid", "JN")
    g.play("A: done", "B: done", "C: done")
    assert (g.question, g.asked, g.hand("A")) == ("turn", "B", "JN")


def test_one_action_per_turn() -> None:
    """CM-E19, CM-7.2."""
    g = given(hands="A: EA BA; B: FU", discard="JN", one_action_per_turn=True)
    g.play("A: earner")
    assert "bagman" not in g.listed()
