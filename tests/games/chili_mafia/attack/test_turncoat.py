"""Turncoat, `TU`."""

from tests.games.chili_mafia.builder import given


def test_up_to_eight_and_only_with_a_home() -> None:
    """CM-E33, CM-8.7, CM-14.5."""
    g = given(hands="A: TU", gangs="A1: CR HA TA; B1: MS GH HA")
    assert g.after("A: turncoat A1 CR B1") == ["GH"]
    g.play("A: turncoat A1 CR B1 GH", "B: let", "C: let")
    assert (g.question, g.asked) == ("home", "A")
    g.play("A: A1")
    assert g.gang("A1") == "TA HA GH CR"
    assert g.gang("B1") == "HA MS"


def test_a_new_gang_with_hand_peppers() -> None:
    """CM-E34, CM-8.23, CM-8.24: it draws no Heist."""
    g = given(hands="A: JN PO HU TU", gangs="A1: CR CR CR; B1: GH HA TA", held="", heists=True)
    g.play("A: turncoat A1 CR B1 GH", "B: let", "C: let", "A: gang JN PO HU")
    assert g.gang("A2") == "JN PO HU GH"
    assert g.heists("A") == ""
    assert g.question == "turn"


def test_neutralised_nobody_has_seen_the_hand() -> None:
    """CM-E34, CM-3.2."""
    g = given(hands="A: JN PO HU TU; C: FU", gangs="A1: CR CR CR; B1: GH HA TA")
    g.play("A: turncoat A1 CR B1 GH", "C: fugged")
    assert g.hand("A") == "JN PO HU"
    assert g.known("B", "A") == ""


def test_without_a_home_it_cannot_be_played() -> None:
    """CM-8.7, CM-8.17."""
    assert "turncoat" not in given(hands="A: TU JN", gangs="A1: CR CR CR; B1: GH HA TA").listed()
    assert "turncoat" in given(hands="A: TU JN PO", gangs="A1: CR CR CR; B1: GH HA TA").listed()


def test_the_time_out_takes_the_first_gang_or_the_first_cards() -> None:
    """The default of `home`."""
    g = given(hands="A: JN PO TU", gangs="A1: CR CR CR; B1: GH HA TA")
    g.play("A: turncoat A1 CR B1 GH", "B: let", "C: let")
    while g.question == "home":
        g.s.apply(g.s.question.default(g.s, 0), 0)
    assert g.gang("A2") == "JN PO GH"
