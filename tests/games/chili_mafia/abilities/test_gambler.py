"""Gambler, `CH*`."""

from tests.games.chili_mafia.builder import given


def test_one_a_turn_from_hand_or_gang() -> None:
    """CM-E56, CM-15.3, CM-15.11, CM-15.12."""
    g = given(hands="A: CH* JN", gangs="A1: CH* PX* TA; A2: CH* CH CH CH", pile="PO PO PO", bosses=True)
    assert g.after("A: gamble") == ["hand", "A2"]
    g.play("A: gamble hand")
    assert (g.hand("A"), g.discard) == ("JN PO PO", "CH*")
    assert "gamble" not in g.listed()


def test_from_a_gang_and_not_with_an_empty_pile() -> None:
    """CM-15.3, CM-10.4."""
    g = given(gangs="A1: CH* CH CH", pile="PO PO", bosses=True)
    g.play("A: gamble A1")
    assert g.gang("A1") == "CH CH"
    assert "gamble" not in given(hands="A: CH*", pile="", bosses=True).listed()


def test_the_raid_ends_the_turn_without_penalty() -> None:
    """CM-E35, CM-9.2."""
    g = given(hands="A: CH* JN", pile="RD PO PO", bosses=True)
    g.play("A: gamble hand")
    assert (g.question, g.hand("A")) == ("raid", "JN")
