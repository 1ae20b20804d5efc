"""Whack 'Em, `WE`."""

from tests.games.chili_mafia.builder import given


def test_one_or_two_targets_of_one_gang() -> None:
    """CM-8.7, CM-8.18: in the order announced, even of the same name."""
    g = given(hands="A: WE", gangs="A1: CR MS HA; B1: TA PO JN")
    assert g.after("A: whackem A1 CR B1 TA") == ["go", "JN", "PO"]
    g.play("A: whackem A1 CR B1 TA JN", "B: let", "C: let")
    assert (g.gang("B1"), g.discard) == ("PO", "JN TA WE")
    family = given(hands="A: WE", gangs="A1: CR MS HA; B1: TA TA TA")
    family.play("A: whackem A1 CR B1 TA TA", "B: let", "C: let")
    assert family.gang("B1") == "TA"


def test_a_single_target_is_announced_with_go() -> None:
    """CM-3.3: the line adds the last `go`."""
    g = given(hands="A: WE", gangs="A1: CR MS HA; B1: TA PO JN")
    g.play("A: whackem A1 CR B1 TA")
    assert g.s.attack.targets == (11,)


def test_a_lone_sweet_chili_stays() -> None:
    """CM-E28, CM-5.11, CM-11.4: it cannot be attacked, takes any pepper, can be moved, and alone is worth nothing."""
    g = given(hands="A: WE WH; B: GH", gangs="A1: CR MS HA; A2: PO PO PO; B1: SC JN PO; B2: TA TA")
    g.play("A: whackem A1 CR B1 JN PO", "B: let", "C: let")
    assert g.gang("B1") == "SC"
    assert g.after("A: whack A1 CR") == ["B2"]
    assert g.s.gangs[1][0].points == 0
    g.play("A: end")
    assert g.accepts("B: add GH B1")
    assert g.accepts("B: sweet B1 B2")
