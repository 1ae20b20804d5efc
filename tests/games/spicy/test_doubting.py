"""Doubting and challenges (chapter 3)."""

import pytest

from tests.games.spicy.tables import case


def test_sp_3_1_everybody_but_the_owner_may_doubt() -> None:
    """SP-3.1: the turn player, those who have passed, and those who have trusted."""
    table = case(4, stack="A C3/3C", turn="B", pile="P1 P2 P3 P4 P5 P6|")
    assert set(table.listed) == {"B", "C", "D"}
    table.all_trust().play("B: pass")
    assert set(table.listed) == {"B", "C", "D"}
    table.all_trust().play("C: pass").all_trust().play("D: pass")
    assert table.listed[-1] == "A"
    assert set(table.listed) == {"A", "B", "C", "D"}
    assert table.refused("A: doubt number") == "spicy-own-card"


def test_sp_3_2_a_card_is_open_until_covered_or_won() -> None:
    """SP-3.2: passes do not close it, a new card does."""
    table = case(stack="C C3/3C", turn="A", hands={"A": "C5 C6", "B": "C7 C8"})
    table.play("A: pass")
    assert "doubt number" in table.verbs("B")
    table.all_trust().play("B: play C7 as 7C")
    assert table.s.claim == 6
    assert "B" not in table.listed
    assert "doubt number" in table.verbs("C")


def test_sp_3_3_a_doubt_names_exactly_one_trait() -> None:
    """SP-3.3"""
    table = case(stack="C C3/3C", turn="A")
    assert table.refused("A: doubt") == "spicy-name-a-trait"


@pytest.mark.parametrize(
    ("card", "claim", "number", "spice"),
    [
        ("C7", "7C", True, True),
        ("C7", "8C", False, True),
        ("C7", "7P", True, False),
        ("C7", "8P", False, False),
        ("XS", "3C", False, True),
        ("XN", "3C", True, False),
    ],
)
def test_sp_3_4_the_named_trait_alone_decides(card: str, claim: str, number: bool, spice: bool) -> None:
    """SP-3.4 over every kind of card"""
    for trait, right in (("number", number), ("spice", spice)):
        table = case(stack=f"A {card}/{claim}", turn="B").play(f"B: doubt {trait}")
        assert table.shown == card
        assert (table.won("A"), table.won("B")) == ((1, 0) if right else (0, 1))
        assert table.turn == ("B" if right else "A")


def test_sp_3_5_only_one_challenge_per_card() -> None:
    """SP-3.5"""
    table = case(stack="A C2/2C", turn="B").play("B: doubt number")
    assert table.refused("C: doubt spice") == "not-asked"


def test_sp_3_6_a_challenge_is_resolved_in_its_order() -> None:
    """SP-3.6: shown, stack taken, trophy, two cards for the loser, six for the winner, then `open`."""
    table = case(stack="C P4/4P", turn="A", hands={"A": "P6"}, pile="W1 W2 C1 C2 C3 C4 C5 C6 C7|")
    table.play("A: play P6 as 6P", "C: doubt number")
    names = [event["event"] for event in table.told(None)]
    assert names == ["last", "played", "doubted", "shown", "won", "trophy", *["drew"] * 8]
    drawers = [event["seat"] for event in table.told(None) if event["event"] == "drew"]
    assert drawers == ["C"] * 2 + ["A"] * 6
    assert (table.question, table.listed) == ("open", "C")
    assert table.shown == "P6"
    table.play(f"C: {table.moves('C')[0]}")
    assert table.shown == ""


def test_sp_3_7_a_game_ending_trophy_spares_the_loser_the_cards() -> None:
    """SP-3.7"""
    table = case(stack="C P4/4P", turn="A", hands={"A": "P6", "C": "W1"}, trophies={"A": 1})
    table.play("A: play P6 as 6P", "C: doubt number")
    assert table.over
    assert (table.size("C"), table.size("A")) == (1, 0)


def test_sp_3_8_a_doubt_is_not_a_turn() -> None:
    """SP-3.8: play continues from the loser, no matter who had the turn."""
    table = case(4, stack="A C2/2C", turn="B", hands={"B": "W1 W2"}).play("D: doubt number")
    assert table.turn == "D"
    assert table.hand("B") == "W1 W2"


def test_sp_3_9_the_loser_must_open() -> None:
    """SP-3.9"""
    table = case(stack="A C2/2C", turn="B").play("B: doubt number")
    assert (table.question, table.listed, table.verbs("B")) == ("open", "B", {"play"})
    assert table.claims_of("B") == {"1C", "2C", "3C", "1W", "2W", "3W", "1P", "2P", "3P"}


def test_sp_3_10_after_the_opening_card_the_left_neighbour_has_the_turn() -> None:
    """SP-3.10"""
    table = case(stack="A C2/2C", turn="B").play("B: doubt number")
    assert table.play(f"B: {table.moves('B')[0]}").turn == "C"


def test_sp_e1_the_books_example() -> None:
    """SP-E1"""
    table = case(stack="C C3/3C, A P9/9C", turn="B").play("B: doubt spice")
    assert (table.shown, table.won("B"), table.size("A")) == ("P9", 2, 5)
    assert (table.question, table.listed) == ("open", "A")


def test_sp_e2_the_other_half_does_not_matter() -> None:
    """SP-E2"""
    table = case(stack="C C3/3C, A P9/9C", turn="B").play("B: doubt number")
    assert (table.won("A"), table.size("B")) == (2, 5)
    assert (table.question, table.listed) == ("open", "B")


def test_sp_e4_spice_wild_has_the_spice_and_never_the_number() -> None:
    """SP-E4, seen swapped in other implementations"""
    table = case(stack="A XS/3C", turn="B")
    spice, number = table.twin().play("B: doubt spice"), table.play("B: doubt number")
    assert (spice.won("A"), spice.size("B")) == (1, 5)
    assert number.won("B") == 1


def test_sp_e5_number_wild_has_the_number_and_never_the_spice() -> None:
    """SP-E5"""
    table = case(stack="A XN/3C", turn="B")
    assert table.twin().play("B: doubt number").won("A") == 1
    assert table.play("B: doubt spice").won("B") == 1


def test_sp_e6_half_true_and_wholly_false() -> None:
    """SP-E6"""
    assert case(stack="A W3/3C", turn="B").play("B: doubt number").won("A") == 1
    for trait in ("number", "spice"):
        assert case(stack="A W7/3C", turn="B").play(f"B: doubt {trait}").won("B") == 1


def test_sp_e11_the_owner_may_not_doubt_even_when_the_turn_has_gone_on() -> None:
    """SP-E11"""
    table = case(stack="A C2/2C", turn="B", hands={"B": "C7 W1"}).play("B: play C7 as 3C")
    assert (table.turn, table.listed) == ("C", "AC")
    assert table.refused("B: doubt number") == "not-asked"
    table.play("A: doubt number")
    assert (table.won("A"), table.size("B"), table.turn) == (2, 3, "B")
    assert table.play(f"B: {table.moves('B')[0]}").turn == "C"


def test_sp_e12_passing_before_and_after_a_challenge() -> None:
    """SP-E12"""
    table = case(stack="C C3/3C, A P9/9C", turn="B").play("B: doubt spice")
    assert table.refused("A: pass") == "spicy-must-open"
    start = case(turn="A").play("A: pass")
    assert (start.size("A"), start.listed) == (4, "B")
    assert start.verbs("B") == {"play", "pass"}
    assert {claim[:-1] for claim in start.claims_of("B")} == {"1", "2", "3"}


def test_sp_e13_a_second_doubt_comes_too_late() -> None:
    """SP-E13"""
    table = case(hands={"A": "C2 W1"}, turn="A").play("A: play C2 as 2C", "B: doubt number")
    assert table.won("A") == 1
    table.refused("C: doubt spice")
