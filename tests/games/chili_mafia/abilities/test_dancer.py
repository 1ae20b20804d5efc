"""Dancer, `PD*`."""

from tests.games.chili_mafia.builder import given


def test_each_dancer_moves_once() -> None:
    """CM-E55, CM-15.1, CM-15.2, CM-4.4."""
    g = given(gangs="A1: PD* PD* PD; A2: JN PO TA", bosses=True)
    g.play("A: dance A1 A2")
    assert (g.gang("A1"), g.gang("A2")) == ("PD PD*", "JN PO PD* TA")
    assert "dance" not in g.listed()
    assert "end" not in g.listed()


def test_a_dancer_that_has_moved_does_not_move_again() -> None:
    """CM-15.2."""
    g = given(gangs="A1: PD* JN; A2: JN PO TA; A3: NV PO", bosses=True)
    g.play("A: dance A1 A2")
    assert "dance" not in g.listed()


def test_it_may_leave_an_empty_place_but_founds_no_gang() -> None:
    """CM-15.1, CM-1.6."""
    g = given(gangs="A1: PD*; A2: JN PO TA", bosses=True)
    g.play("A: dance A1 A2")
    assert g.gangs("A") == ["", "JN PO PD* TA"]
    assert "dance" not in given(gangs="A1: PD* JN PO", bosses=True).listed()


def test_lost_dancers_cut_the_number_of_those_that_moved() -> None:
    """CM-15.2: after a Kiss of Death has taken the one that had moved."""
    g = given(
        hands="A: WH; B: JN",
        gangs="A1: PD* PD; A2: JN PO TA; B1: JN PO TA",
        held="B: KD",
        bosses=True,
        heists=True,
    )
    g.play("A: dance A1 A2", "A: whack A2 TA B1 JN", "B: let", "C: let", "B: kiss PD*")
    assert g.s.danced == ()
