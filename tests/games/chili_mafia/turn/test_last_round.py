"""Chapters 10 and 11: the last round and the scores."""

from tests.games.chili_mafia.builder import given


def test_the_flag_and_the_extra_turns() -> None:
    """CM-E42, CM-10.1, CM-10.2, CM-10.3: everybody, up to and including the trigger, has one more turn."""
    g = given(hands="A: JN JN JN", pile="PO")
    g.play("A: gang JN JN JN", "A: end")
    assert (g.hand("A"), g.s.trigger) == ("PO", 0)
    for seat in "BCA":
        assert g.asked == seat
        g.play(f"{seat}: end")
    assert g.s.over


def test_exactly_two_cards_set_the_flag_just_the_same() -> None:
    """CM-E42."""
    g = given(hands="A: JN JN JN", pile="PO PO")
    g.play("A: gang JN JN JN", "A: end")
    assert (g.hand("A"), g.s.trigger) == ("PO PO", 0)


def test_trigger_by_earner_in_the_middle_of_the_turn() -> None:
    """CM-E43, CM-10.2."""
    g = given(hands="B: EA", pile="JN PO", active="B")
    g.play("B: earner", "B: end")
    assert g.hand("B") == "JN PO"
    g.play("C: end", "A: end")
    assert g.asked == "B"
    g.play("B: end")
    assert g.s.over


def test_end_is_free_in_the_last_round() -> None:
    """CM-E44, CM-10.5: `pass` does not exist."""
    g = given(hands="A: EA", gangs="B1: GH GH GH", pile="PO")
    g.play("A: earner", "A: end")
    assert g.listed("B") == ["end"]
    g.play("B: end")
    assert g.gang("B1") == "GH GH GH"


def test_a_pass_in_the_trigger_turn_costs_its_card() -> None:
    """CM-10.2."""
    g = given(gangs="A1: CH* CH CH CH", pile="WH", bosses=True)
    g.play("A: gamble A1")
    assert g.listed() == ["pass"]


def test_what_still_works_without_a_pile() -> None:
    """CM-10.4."""
    g = given(
        hands="A: EA SH BO BA CH* WH JN; B: JN JN JN JN",
        discard="JN",
        pile="",
        held="A: MD BK SN",
        bosses=True,
        heists=True,
    )
    listed = g.listed()
    assert not {"earner", "gamble", "dime"} & set(listed)
    assert {"shakedown", "booster", "bagman", "backup", "deal", "snoop"} <= set(listed)


def test_scores_and_ties() -> None:
    """CM-E45, CM-11.1, CM-11.2, CM-11.3."""
    g = given(gangs="A1: HU HU HU; A2: PO PO PO; B1: HA HA HA; C1: CR CR")
    assert g.s.outcome().scores == (42, 42, 0)
    assert g.s.outcome().places == (1, 2, 3)
    g = given(players=2, gangs="A1: CR MS HA; B1: CR HA HU PO JN")
    assert g.s.outcome().scores == (26, 26)
    assert g.s.outcome().winners == (0,)
    g = given(players=2, gangs="A1: CR MS HA; B1: CR MS HA; B2: JN")
    assert g.s.outcome().winners == (0, 1)


def test_no_complete_gang_scores_nothing() -> None:
    """CM-11.4."""
    assert given(gangs="A1: CR CR", hands="A: CR").s.outcome().scores == (0, 0, 0)
