"""Lord, `NV*`."""

from tests.games.chili_mafia.builder import given


def test_its_owner_draws_when_it_is_lost() -> None:
    """CM-E58, CM-15.8, CM-15.10, CM-8.16."""
    g = given(hands="A: WH; B: JN", gangs="A1: PX* TA GH; B1: NV* TA PO", pile="CH JN", bosses=True)
    g.play("A: whack A1 PX* B1 NV*", "B: let", "C: let")
    assert g.hand("B") == "JN CH"
    full = given(
        hands="A: WH; B: JN JN JN PO PO PO TA TA", gangs="A1: PX* TA GH; B1: NV* TA PO", pile="CH JN", bosses=True
    )
    full.play("A: whack A1 PX* B1 NV*", "B: let", "C: let")
    assert (full.question, full.asked) == ("limit", "B")


def test_an_outlaw_beside_it_forbids_the_draw() -> None:
    """CM-E58, CM-15.11: even if both are taken."""
    g = given(hands="A: WE", gangs="A1: PX* TA GH; B1: NV* PX* PO", pile="CH JN", bosses=True)
    g.play("A: whackem A1 PX* B1 NV* PX*", "B: let", "C: let")
    assert g.hand("B") == ""


def test_the_active_seat_is_the_trigger() -> None:
    """CM-E58, CM-10.1, CM-10.4: and an empty pile gives nothing."""
    g = given(hands="A: WH", gangs="A1: PX* TA GH; B1: NV* TA PO", pile="CH", bosses=True)
    g.play("A: whack A1 PX* B1 NV*", "B: let", "C: let")
    assert (g.hand("B"), g.s.trigger) == ("CH", 0)
    empty = given(hands="A: WH", gangs="A1: PX* TA GH; B1: NV* TA PO", pile="", bosses=True)
    empty.play("A: whack A1 PX* B1 NV*", "B: let", "C: let")
    assert empty.hand("B") == ""


def test_the_raid_among_its_draws() -> None:
    """CM-E59, CM-9.3: it happens in the middle of the active seat's turn, which continues; the second draw is lost."""
    g = given(hands="A: WE WH", gangs="A1: PX* TA GH; A2: JN JN JN; B1: NV* NV*", pile="RD CH JN", bosses=True)
    g.play("A: whackem A1 PX* B1 NV* NV*", "B: let", "C: let")
    assert g.question == "raid"
    assert g.hand("B") == ""
    g.play("A: done", "B: done", "C: done")
    assert (g.question, g.asked, g.s.hot_played) == ("turn", "A", 1)
    assert g.pile == "CH JN"


def test_pinch_and_turncoat_count_too() -> None:
    """CM-15.8."""
    g = given(hands="A: PI", gangs="A1: PX* TA GH; B1: NV* TA PO", pile="CH JN", bosses=True)
    g.play("A: pinch A1 PX* B1 NV*", "B: let", "C: let")
    assert g.hand("B") == "CH"
