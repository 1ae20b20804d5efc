"""Witch, `MJ*`."""

from tests.games.chili_mafia.builder import given

GANGS = "A1: TA GH* JN; B1: PX* NV PO; B2: GH* GH* GH*; B3: SC JN JN"


def test_what_she_may_take() -> None:
    """CM-E57, CM-15.4, CM-15.5: both gangs must stay valid; any strength, Outlaws too."""
    g = given(hands="A: MJ*", gangs=GANGS, advanced=True, bosses=True)
    assert g.after("A: witch") == ["B1"]
    assert g.after("A: witch B1") == ["PO", "NV", "PX*"]
    g.listen().play("A: witch B1 PX* A1")
    assert (g.gang("B1"), g.gang("A1")) == ("PO MJ* NV", "JN TA GH* PX*")
    assert g.question == "turn"
    assert g.told() == ["bewitched"]


def test_it_is_no_attack_but_an_action() -> None:
    """CM-15.6, CM-15.7, CM-15.8, CM-4.3: no window, no Lord's draw."""
    g = given(hands="A: MJ*; B: FU", gangs="A1: TA GH JN; B1: NV* PO TA", bosses=True, heists=True, held="B: KD RT")
    g.play("A: witch B1 NV* A1")
    assert (g.question, g.hand("B"), g.s.hot_played) == ("turn", "FU", 0)
    assert "end" in g.listed()


def test_not_without_own_gangs_nor_in_a_teammates_gang() -> None:
    """CM-E57, CM-13.6, CM-13.3: the prey may go to a teammate's gang."""
    assert "witch" not in given(hands="A: MJ*", gangs="B1: TA PO JN", bosses=True).listed()
    g = given(players=4, hands="A: MJ*", gangs="A1: GH GH GH; C1: TA PO JN; B1: NV PO TA", bosses=True, teams="2")
    assert g.after("A: witch") == ["B1"]
    assert g.after("A: witch B1 NV") == ["C1"]


def test_a_sweet_chili_may_be_taken() -> None:
    """CM-15.5, CM-5.11."""
    g = given(hands="A: MJ*", gangs="A1: TA GH JN; B1: SC JN", bosses=True)
    assert g.accepts("A: witch B1 SC A1")
