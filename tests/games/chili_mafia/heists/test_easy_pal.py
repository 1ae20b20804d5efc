"""Easy, Pal!, `EP`."""

from tests.games.chili_mafia.builder import given


def test_peppers_of_strength_five_work_as_a_fuggedaboutit() -> None:
    """CM-E62, CM-16.15: complete as soon as 5 is reached."""
    g = given(
        hands="A: WH; B: PO JN SC; C: TA TA", gangs="A1: CR MS HA; B1: TA PO JN", held="B: EP; C: EP", heists=True
    )
    g.play("A: whack A1 CR B1 TA")
    assert g.listed("B") == ["let", "easypal"]
    assert g.listed("C") == ["let"]
    g.play("B: easypal PO JN")
    assert (g.gang("B1"), g.hand("B"), g.discard) == ("JN PO TA", "SC", "JN PO WH")


def test_not_with_less() -> None:
    """CM-E62."""
    g = given(hands="A: WH; B: JN SC", gangs="A1: CR MS HA; B1: TA PO JN", held="B: EP", heists=True)
    g.play("A: whack A1 CR B1 TA")
    assert g.listed("B") == ["let"]
