"""Last cards and trophies (chapter 5)."""

from tests.games.spicy.tables import Case, case


def about_to_empty(hand: str = "W5", **more: str) -> Case:
    """The start of SP-E15: stack `C P4/4P`, A has the turn with a single card."""
    return case(stack="C P4/4P", turn="A", hands={"A": hand}, **more)  # type: ignore[arg-type]


def test_sp_5_1_a_last_card_is_announced_before_its_claim() -> None:
    """SP-5.1"""
    table = about_to_empty().play("A: play W5 as 6P")
    assert [event["event"] for event in table.told("B")] == ["last", "played"]
    assert table.s.view(None).last


def test_sp_5_2_play_stops_until_everybody_has_answered() -> None:
    """SP-5.2"""
    table = about_to_empty().play("A: play W5 as 6P")
    assert (table.question, set(table.listed), set(table.turn)) == ("last", {"B", "C"}, {"B", "C"})
    assert table.verbs("B") == {"trust", "doubt number", "doubt spice"}
    assert table.refused("B: pass")


def test_sp_5_3_answers_come_in_any_order_and_a_trust_is_final() -> None:
    """SP-5.3"""
    orders = {
        case(stack="C P4/4P", turn="A", hands={"A": "W5"}, seed=n).play("A: play W5 as 6P").listed for n in range(30)
    }
    assert orders == {"BC", "CB"}
    table = about_to_empty().play("A: play W5 as 6P", "C: trust")
    assert table.listed == "B"
    assert table.refused("C: doubt number") == "not-asked"


def test_sp_5_4_and_sp_e17_caught_there_is_no_trophy() -> None:
    """SP-5.4, SP-E17"""
    table = about_to_empty().play("A: play W5 as 6P", "B: doubt spice")
    assert (table.won("B"), table.trophies("A"), table.size("A")) == (2, 0, 2)
    assert (table.question, table.listed) == ("open", "A")


def test_sp_5_5_to_5_8_and_sp_e15_let_be_it_brings_a_trophy_and_six_cards() -> None:
    """SP-5.5, SP-5.6, SP-5.7, SP-5.8, SP-E15"""
    table = about_to_empty().play("A: play W5 as 6P", "B: trust", "C: trust")
    assert (table.trophies("A"), table.size("A"), table.stack) == (1, 6, "P4 W5")
    assert (table.question, table.listed) == ("turn", "B")
    assert table.claims_of("B") == {"7P", "8P", "9P", "10P"}
    assert table.refused("C: doubt number") == "not-asked"
    assert table.refused("B: doubt number") == "spicy-settled"
    table.play("B: pass")
    assert table.listed == "C"
    assert table.refused("C: doubt number") == "spicy-settled"


def test_sp_5_9_what_else_belongs_to_a_settled_card_still_applies() -> None:
    """SP-5.9: a settled 4 raids, a settled card is fresh."""
    table = case(stack="C P2/2P", turn="A", hands={"A": "W4", "B": "P5 C1"}, seasonings=["spice_raider", "copy_cat"])
    table.play("A: play W4 as 4P", "B: trust", "C: trust")
    assert "copy" in table.verbs("C")
    assert table.play("B: play P5 as 5P").won("A") == 2


def test_sp_e16_doubted_wrongly_it_brings_stack_and_trophy() -> None:
    """SP-E16"""
    table = about_to_empty("P6", pile="W1 W2 C1 C2 C3 C4 C5 C6 C7|")
    table.s.hands[2] = [0]
    table.play("A: play P6 as 6P", "C: doubt number")
    assert (table.shown, table.won("A"), table.trophies("A")) == ("P6", 2, 1)
    assert table.hand("C") == "C1 W1 W2"
    assert table.hand("A") == "C1 C2 C3 C4 C5 C6"
    assert (table.question, table.listed) == ("open", "C")


def test_sp_e18_after_a_trust_no_doubt() -> None:
    """SP-E18"""
    table = about_to_empty().play("A: play W5 as 6P", "B: trust")
    assert table.refused("B: doubt number") == "not-asked"
    assert table.listed == "C"
