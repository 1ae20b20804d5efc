"""Sweet & Spicy with the seasonings of Spicy (SW-6)."""

from tests.games.spicy.test_sweet import sweet


def test_sw_6_1_claims_are_widened_for_super_jokers_too() -> None:
    """SW-6.1"""
    table = sweet(stack="C L8/8L", turn="A", hands={"A": "C1 SJ"}, seasonings=["we_love_chili", "start_it_up"])
    assert "play SJ as 2C" in table.moves("A")
    table.play("A: play SJ as 9L")
    assert {"1L", "1C"} <= table.claims_of("B")


def test_sw_6_2_and_sw_e21_a_super_joker_raids() -> None:
    """SW-6.2, SW-E21"""
    table = sweet(stack="C P2/2P", turn="A", hands={"A": "C1 SJ", "B": "P8 C2"}, seasonings=["spice_raider"])
    before = table.points("A")
    table.play("A: play SJ as 4P", "B: play P8 as 8P")
    assert (table.won("A"), table.stack) == (2, "P8")
    assert table.points("A") - before == 6 + 5  # won, and the Super-Joker no longer costs 5


def test_sw_6_2_sw_6_6_and_sw_e22_a_super_joker_lies_alone_after_a_raid() -> None:
    """SW-6.2, SW-6.6, SW-E22"""
    table = sweet(stack="C P2/2P, B P4/4P", turn="A", hands={"A": "SJ"}, seasonings=["spice_raider"])
    table.play("A: play SJ as 7P")
    assert (table.won("B"), table.size("A"), table.stack, table.turn) == (2, 5, "SJ", "B")


def test_sw_6_3_and_sw_e24_a_super_joker_is_never_tucked() -> None:
    """SW-6.3, SW-E24"""
    table = sweet(stack="C C2/2C", turn="A", hands={"A": "L5 SJ"}, seasonings=["change_your_luck"])
    assert table.play("A: play L5 as 5C").question == "turn"
    laid = sweet(stack="C C2/2C", turn="A", hands={"A": "L5 SJ"}, seasonings=["change_your_luck"])
    laid.play("A: play SJ as 5C")
    assert laid.moves("A") == ["keep", "tuck L5"]


def test_sw_6_4_turn_it_up_means_nothing_to_a_super_joker() -> None:
    """SW-6.4"""
    table = sweet(stack="C C2/2C", turn="A", hands={"A": "C1 SJ"}, seasonings=["turn_it_up"]).play("A: play SJ as 6C")
    assert table.verbs("B") == {"play", "pass"}


def test_sw_6_5_and_sw_e23_a_super_joker_as_a_copy() -> None:
    """SW-6.5, SW-E23"""
    hands = {"A": "P3 C1", "B": "P3 C2", "C": "C4 SJ"}
    table = sweet(turn="A", hands=hands, seasonings=["copy_cat"]).play("A: play P3 as 3P", "C: copy SJ")
    assert (table.turn, table.top) == ("A", "C 3P")
    assert table.verbs("B") == {"trust", "copy"}
    assert table.verbs("A") == {"play", "pass", "copy"}
    table.play("B: copy P3")
    assert "doubt" in table.verbs("C")


def test_sw_6_6_fresh_only_after_the_five_cards() -> None:
    """SW-6.6: laid as the last hand card, in or out of turn; then the turn passes to its owner's left neighbour."""
    hands = {"A": "P3 C1", "B": "P3 C2", "C": "SJ"}
    table = sweet(turn="A", hands=hands, seasonings=["copy_cat"]).play("A: play P3 as 3P", "C: copy SJ")
    assert (table.size("C"), table.turn, table.s.copyable) == (5, "A", True)
    four = sweet(stack="C P2/2P", turn="A", hands={"A": "SJ", "B": "P8 C2"}, seasonings=["spice_raider"])
    four.play("A: play SJ as 4P", "B: play P8 as 8P")
    assert four.won("A") == 2
