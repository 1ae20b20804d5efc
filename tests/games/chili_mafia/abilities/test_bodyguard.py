"""Bodyguard, `PO*`."""

from tests.games.chili_mafia.builder import given


def test_it_dies_in_place_of_the_target() -> None:
    """CM-E51, CM-14.10, CM-14.11, CM-8.13."""
    g = given(hands="A: WH", gangs="A1: CR MS HA; B1: PO* TA GH*", advanced=True)
    g.play("A: whack A1 CR B1 TA", "B: let", "C: let")
    assert (g.question, g.asked) == ("bodyguard", "B")
    g.play("B: guard TA")
    assert (g.discard, g.gang("B1")) == ("PO* WH", "TA GH*")


def test_not_against_pinch_and_turncoat() -> None:
    """CM-E51."""
    for card, verb, target in (("PI", "pinch", "TA"), ("TU", "turncoat", "TA")):
        g = given(hands=f"A: {card}", gangs="A1: CR MS HA; B1: PO* TA GH*", advanced=True)
        g.play(f"A: {verb} A1 CR B1 {target}", "B: let", "C: let")
        assert g.question in ("turn", "home")


def test_one_of_two_targets() -> None:
    """CM-E52, CM-8.18: not if it is a target itself; else it saves one."""
    g = given(hands="A: WE", gangs="A1: CR MS HA; B1: PO* TA GH*", advanced=True)
    g.play("A: whackem A1 CR B1 TA PO*", "B: let", "C: let")
    assert (g.question, g.gang("B1")) == ("turn", "GH*")
    g = given(hands="A: WE", gangs="A1: CR MS HA; B1: PO* TA GH*", advanced=True)
    g.play("A: whackem A1 CR B1 TA GH*", "B: let", "C: let", "B: guard GH*")
    assert (g.gang("B1"), g.discard) == ("GH*", "PO* TA WE")


def test_not_for_a_poblano() -> None:
    """CM-E54, CM-14.10."""
    g = given(hands="A: WE", gangs="A1: CR MS HA; B1: PO PO* PO*", advanced=True)
    g.play("A: whackem A1 CR B1 PO PO*", "B: let", "C: let")
    assert g.question == "turn"


def test_it_may_let_the_target_go() -> None:
    """The answers of `bodyguard`; its default saves a target that is stronger than the Bodyguard."""
    g = given(hands="A: WH", gangs="A1: CR MS HA; B1: PO* TA JN", advanced=True)
    g.play("A: whack A1 CR B1 JN", "B: let", "C: let")
    assert g.s.setup.game.moves.text(g.s.question.default(g.s, 1)) == "let"
    g.play("B: let")
    assert g.gang("B1") == "PO* TA"
