"""Chapter 13: teams."""

from tests.games.chili_mafia.builder import given


def test_gangs_of_the_team() -> None:
    """CM-E48, CM-13.2, CM-13.4, CM-13.10."""
    g = given(players=4, hands="A: JN JN JN WH", gangs="B1: JN PO HU", teams="2", heists=True, heist_deck="SN")
    g.play("A: gang C JN JN JN")
    assert g.gang("C1") == "JN JN JN"
    assert g.heists("A") == "SN"
    assert "whack" not in g.listed()
    g = given(players=4, hands="A: JA", gangs="A1: GH GH; C1: SC JN PO HU", teams="2")
    assert g.after("A: add JA") == ["C1"]
    g.play("A: sweet C1 A1")
    assert g.gang("A1") == "SC GH GH"


def test_attacks_in_teams() -> None:
    """CM-E48, CM-13.3, CM-13.6, CM-13.8, CM-13.9."""
    g = given(players=4, hands="A: FU; B: WH", gangs="B1: CR MS HA; C1: TA TA TA", teams="2", active="B")
    g.play("B: whack B1 CR C1 TA", "A: fugged")
    assert g.gang("C1") == "TA TA TA"
    g = given(players=4, hands="A: TU", gangs="A1: CR CR CR; C1: JN PO; B1: TA TA TA", teams="2")
    g.play("A: turncoat A1 CR B1 TA", "B: let", "C: let", "D: let")
    assert g.listed() == ["C1"]
    g.play("A: C1")
    assert g.gang("C1") == "JN PO TA"


def test_the_attacked_seat_is_the_one_before_whom_the_gang_lies() -> None:
    """CM-13.9: a teammate cannot use their own Heists for it."""
    g = given(
        players=4,
        hands="B: WH; A: TA TA",
        gangs="B1: CR MS HA; C1: TA TA TA",
        held="A: EP",
        teams="2",
        active="B",
        heists=True,
    )
    g.play("B: whack B1 CR C1 TA")
    assert g.listed("A") == ["let"]


def test_pass_is_paid_from_the_own_side() -> None:
    """CM-13.5."""
    g = given(players=4, hands="A: JN", gangs="A1: GH GH; C1: JN PO HU", teams="2")
    assert g.after("A: pass") == ["hand", "A1"]


def test_dancers_of_the_team() -> None:
    """CM-13.2, CM-13.5: Dancers move to any gang of the team, a Gambler leaves only its owner's gangs."""
    g = given(players=4, gangs="A1: TA JN; C1: PD* CH* PO", teams="2", bosses=True)
    assert g.accepts("A: dance C1 A1")
    assert "gamble" not in g.listed()


def test_team_score() -> None:
    """CM-13.12."""
    g = given(players=4, gangs="A1: JN JN JN; C1: PO PO PO; B1: GH GH GH", teams="2")
    assert g.s.outcome().scores == (30, 48, 30, 48)
    assert g.s.outcome().winners == (1, 3)


def test_team_raid_in_order() -> None:
    """CM-E49, CM-13.13: C before A, B before D; each works on the shared table."""
    g = given(players=4, hands="A: WH; C: GH", gangs="C1: GH GH", pile="RD JN JN", teams="2").play("A: pass hand WH")
    assert (g.question, g.asked) == ("raid", "BC")
    g.play("C: raid C GH GH GH")
    assert g.asked == "AB"
    g.play("A: done", "B: done", "D: done")
    assert (g.gang("C1"), g.hand("C")) == ("GH GH GH", "")


def test_offers() -> None:
    """CM-E49, CM-13.14: a later member may use what was offered."""
    g = given(players=4, hands="A: GH GH WH; C: GH", pile="RD JN JN", teams="2").play("A: pass hand WH")
    g.play("C: raid C GH", "A: raid A GH GH GH", "B: done", "D: done")
    assert (g.gang("A1"), g.hand("A"), g.hand("C")) == ("GH GH GH", "", "")


def test_offers_left_out_go_back_and_are_remembered() -> None:
    """CM-E49, CM-13.14, CM-13.15, CM-13.11: hands are hidden, but teammates know what was offered."""
    g = given(players=4, hands="A: WH; C: GH", pile="RD JN JN", teams="2").play("A: pass hand WH")
    g.play("C: raid C GH", "A: best done", "B: done", "D: done")
    assert (g.hand("C"), g.gangs("C")) == ("GH", [])
    assert (g.known("A", "C"), g.known("B", "C")) == ("GH", "")


def test_best_places_gangs_in_turn() -> None:
    """CM-13.15: most points first, starting with the seat that asks; the last member must leave the minimum."""
    g = given(players=4, hands="A: WH", gangs="C1: GH GH GH; C2: JN JN JN", pile="RD JN JN", teams="2")
    g.play("A: pass hand WH", "C: best done", "A: done", "B: done", "D: done")
    assert (g.gangs("C"), g.gangs("A")) == (["GH GH GH"], ["JN JN JN"])


def test_teammates_see_the_plan_and_rivals_do_not() -> None:
    """CM-13.13, CM-3.2."""
    g = given(players=4, hands="A: WH; C: GH", gangs="C1: GH GH", pile="RD JN JN", teams="2").play("A: pass hand WH")
    g.words("C: clear C GH")
    assert g.s.view(0).drafts[0] == ((2, 16),)
    assert g.s.view(1).drafts[0] == ()
    g.words("C: drop")
    assert g.s.drafts[0] == ()
