"""Recruit, `RT`."""

from tests.games.chili_mafia.builder import given


def test_a_weak_pepper_is_lured_away() -> None:
    """CM-E67, CM-16.20, CM-16.1: no Heist for the new gang; the adder has acted."""
    g = given(hands="A: SC; B: JN PO", gangs="A2: TA TA", held="B: RT", heists=True)
    g.play("A: add SC A2")
    assert (g.question, g.asked) == ("recruit", "B")
    g.play("B: recruit JN PO")
    assert (g.gang("B1"), g.gang("A2"), g.heists("B")) == ("SC JN PO", "TA TA", "")
    assert "end" in g.listed("A")


def test_strong_peppers_and_other_moves_open_no_window() -> None:
    """CM-E67, CM-15.6, CM-5.8."""
    g = given(hands="A: TA; B: JN PO", gangs="A1: SC JN PO HU; A2: TA TA", held="B: RT", heists=True)
    g.play("A: add TA A2")
    assert g.question == "turn"
    g.play("A: sweet A1 A2")
    assert g.question == "turn"


def test_holders_with_two_cards_are_asked_whatever_they_hold() -> None:
    """CM-16.20, CM-16.7: all rivals, not teammates."""
    g = given(
        players=4,
        hands="A: JN; B: WH WH; C: JN PO; D: JN",
        gangs="A1: TA HA",
        held="B: BK; C: RT; D: RT",
        heists=True,
        teams="2",
    )
    g.play("A: add JN A1")
    assert g.asked == "B"
    assert g.listed("B") == ["let"]


def test_in_teams_the_new_gang_may_lie_before_a_teammate() -> None:
    """CM-13.3."""
    g = given(players=4, hands="A: JN; B: HU PO", gangs="A1: TA HA", held="B: RT", heists=True, teams="2")
    g.play("A: add JN A1", "B: recruit D PO HU")
    assert g.gang("D1") == "JN PO HU"
