"""Chapter 9: the Raid."""

from hotseat.games.chili_mafia.plans.moves import DONE
from tests.games.chili_mafia.builder import given


def test_forced_splitting() -> None:
    """CM-E36, CM-9.7, CM-9.10: an unchanged table is illegal if more could be placed; `best` shows how."""
    g = given(players=2, hands="A: WH", gangs="A1: GH GH GH GH; A2: JN PO", pile="RD JN JN").play("A: pass hand WH")
    assert g.question == "raid"
    assert g.listed("A") == ["best", "clear"]
    assert "2 cards are left in incomplete gangs, but all of them can be placed" in g.refuses("A: done")
    g.play("A: best done", "B: done")
    assert g.gangs("A") == ["GH GH GH", "JN PO GH"]


def test_no_ban_where_cards_must_be_left() -> None:
    """CM-E36, CM-9.7, CM-9.10: any layout may stand, the table as it lies too."""
    g = given(players=2, hands="A: WH", gangs="A1: GH GH GH GH; A2: JN PO; A3: PO", pile="RD JN JN")
    g.play("A: pass hand WH")
    assert g.listed("A") == ["done", "best", "clear"]
    assert "done" in g.after("A: clear GH GH GH GH next PO PO next JN")
    g.play("A: done", "B: done")
    assert g.gangs("A") == ["GH GH GH GH", "JN PO", "PO"]


def test_the_time_out_keeps_a_table_that_scores_more() -> None:
    """CM-9.15: `best` would leave one card over instead of three, for 61 points instead of 64."""
    g = given(players=2, hands="A: WH", gangs="A1: GH GH GH GH; A2: JN PO; A3: PO", pile="RD JN JN")
    g.play("A: pass hand WH")
    assert g.s.question.default(g.s, 0) == DONE
    g.play("A: best done", "B: done")
    assert g.gangs("A") == ["GH GH GH", "JN PO GH", "PO"]


def test_hand_peppers_may_be_used_but_not_parked() -> None:
    """CM-E37, CM-E39, CM-9.5, CM-9.8, CM-9.9."""
    g = given(players=2, hands="A: HU PO WH", gangs="A1: GH GH GH; A2: JN", pile="RD JN JN").play("A: pass hand WH")
    assert "from your hand" in g.refuses("A: raid GH GH GH / JN PO")
    g.play("A: raid GH GH GH / JN PO HU", "B: done")
    assert (g.hand("A"), g.gangs("A")) == ("", ["GH GH GH", "JN PO HU"])


def test_the_stages_of_the_plan() -> None:
    """CM-9.6, CM-3.4, CM-3.5: start, building, best; groups stay valid; `clear` and `drop` go back."""
    g = given(players=2, hands="A: WH", gangs="A1: GH GH GH GH; A2: JN PO", pile="RD JN JN").play("A: pass hand WH")
    assert g.after("A: clear") == ["best", "JN", "PO", "GH"]
    assert g.after("A: clear GH GH") == ["best", "next", "GH"]
    assert g.after("A: clear GH GH GH next GH PO JN") == ["done", "best"]
    assert g.after("A: clear GH best") == ["done"]
    assert g.after("A: clear GH clear") == ["best", "JN", "PO", "GH"]
    assert g.after("A: best drop") == ["best", "clear"]
    assert "must stay all alike" in g.refuses("A: clear GH GH PO")


def test_secret_simultaneous_and_revealed_together() -> None:
    """CM-9.4, CM-9.11, CM-9.12: nothing changes before the last `done`; no Heists for new gangs."""
    g = given(
        players=2, hands="A: WH; B: TA TA TA", gangs="A1: GH GH GH GH; A2: JN PO", pile="RD JN JN", heists=True
    ).play("A: pass hand WH")
    g.play("A: best done")
    assert g.asked == "B"
    assert g.gangs("A") == ["GH GH GH GH", "JN PO"]
    g.play("B: raid TA TA TA")
    assert g.gangs("A") == ["GH GH GH", "JN PO GH"]
    assert g.gangs("B") == ["TA TA TA"]
    assert g.heists("B") == ""


def test_an_unchanged_table_keeps_its_numbers() -> None:
    """CM-9.11, CM-1.5."""
    g = given(players=2, hands="A: WH", gangs="A2: GH GH GH; B1: JN JN JN", pile="RD JN JN").play("A: pass hand WH")
    g.play("A: raid GH GH GH", "B: done")
    assert g.gangs("A") == ["", "GH GH GH"]


def test_marks_are_cleared_and_play_goes_on() -> None:
    """CM-9.13, CM-9.1: the Raid is out of the game."""
    g = given(hands="A: WE", gangs="A1: PX* TA GH; A2: PD* JN; A3: PO CH; B1: NV* NV*", pile="RD CH JN", bosses=True)
    g.play("A: dance A2 A3", "A: whackem A1 PX* B1 NV* NV*", "B: let", "C: let")
    assert g.s.danced != ()
    g.play("A: best done", "B: done", "C: done")
    assert g.s.danced == ()
    assert "RD" not in g.pile
    assert not g.s.raid_ahead()


def test_a_seat_without_peppers_is_asked_all_the_same() -> None:
    """CM-9.10."""
    g = given(hands="A: WH", pile="RD JN JN").play("A: pass hand WH")
    assert g.asked == "ABC"
    assert g.listed("C") == ["done", "best"]


def test_the_time_out_is_best_then_done() -> None:
    """The default of `raid`."""
    g = given(players=2, hands="A: WH", gangs="A1: GH GH GH GH; A2: JN PO", pile="RD JN JN").play("A: pass hand WH")
    for seat in (0, 0, 1, 1):
        g.s.apply(g.s.question.default(g.s, seat), seat)
    assert g.question == "turn"
