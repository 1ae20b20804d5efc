"""The three ends and the score (chapter 8)."""

from tests.games.spicy.tables import case


def test_sp_8_1_and_sp_e25_a_second_trophy_wins_at_once_and_alone() -> None:
    """SP-8.1, SP-E25"""
    table = case(
        2, stack="B P4/4P", turn="A", hands={"A": "W5", "B": "C1 C2 C3"}, won={"A": 2, "B": 40}, trophies={"A": 1}
    )
    table.play("A: play W5 as 6P", "B: trust")
    assert table.over
    assert (table.points("A"), table.points("B")) == (22, 37)
    assert table.places == (1, 2)
    assert table.s.outcome().winners == (0,)


def test_sp_8_2_and_sp_e26_the_third_trophy_ends_the_game_and_points_decide() -> None:
    """SP-8.2, SP-E26"""
    table = case(
        stack="B P4/4P",
        turn="C",
        hands={"A": "C1 C2 C3 C4 C5", "B": "W1 W2", "C": "W5"},
        won={"A": 12, "B": 3, "C": 8},
        trophies={"A": 1, "B": 1},
    )
    doubted = table.twin()
    table.play("C: play W5 as 6P", "A: trust", "B: trust")
    assert (table.over, table.size("C")) == (True, 0)
    assert [table.points(seat) for seat in "ABC"] == [17, 11, 18]
    assert table.s.outcome().winners == (2,)
    doubted.play("C: play W5 as 5P", "A: doubt number")
    assert [doubted.points(seat) for seat in "ABC"] == [17, 11, 20]


def test_sp_e27_a_wrong_doubt_of_the_third_trophy() -> None:
    """SP-E27: a stack of four; the doubter does not draw."""
    table = case(
        stack="B P1/1P, A P2/2P, B P4/4P",
        turn="C",
        hands={"A": "C1 C2 C3 C4 C5", "B": "W1 W2", "C": "P5"},
        won={"A": 12, "B": 3, "C": 8},
        trophies={"A": 1, "B": 1},
    )
    table.play("C: play P5 as 5P", "A: doubt number")
    assert [table.points(seat) for seat in "ABC"] == [17, 11, 22]


def test_sp_e28_the_third_trophy_may_be_somebodys_second() -> None:
    """SP-E28"""
    table = case(stack="B P4/4P", turn="A", hands={"A": "W5"}, won={"B": 50}, trophies={"A": 1, "B": 1})
    table.play("A: play W5 as 6P", "B: trust", "C: trust")
    assert (table.over, table.s.outcome().winners) == (True, (0,))


def test_sp_8_2_and_sp_e29_with_two_players_the_third_is_always_a_second() -> None:
    """SP-8.2, SP-E29"""
    table = case(2, stack="B P4/4P", turn="A", hands={"A": "W5"}, won={"B": 50}, trophies={"A": 1, "B": 1})
    table.play("A: play W5 as 6P", "B: trust")
    assert (table.over, table.places) == (True, (1, 2))
    assert [event["reason"] for event in table.told(None) if event["event"] == "ended"] == ["two-trophies"]


def test_sp_8_3_worlds_end_ends_the_game_and_points_decide() -> None:
    """SP-8.3"""
    table = case(2, turn="A", hands={"A": "C1", "B": "C2"}, won={"A": 9}, pile="W8|").play("A: pass")
    assert (table.over, table.places) == (True, (1, 2))
    assert [event["reason"] for event in table.told(None) if event["event"] == "ended"] == ["worlds-end"]


def test_sp_8_4_after_the_end_nothing_more_happens() -> None:
    """SP-8.4: no refill, no raid, no question."""
    table = case(stack="C P2/2P, B P4/4P", turn="A", hands={"A": "W5"}, trophies={"A": 1}, seasonings=["spice_raider"])
    table.play("A: play W5 as 6P", "B: trust", "C: trust")
    assert (table.over, table.size("A"), table.listed) == (True, 0, "")
    assert table.refused("B: pass") == "over"


def test_sp_8_5_cards_on_the_stack_count_for_nobody() -> None:
    """SP-8.5"""
    table = case(2, stack="B P4/4P", turn="A", hands={"A": "C1", "B": "C2"}, pile="W8|").play("A: pass")
    assert (table.points("A"), table.points("B")) == (-2, -1)


def test_sp_8_6_and_sp_e3_the_books_example_of_30_points() -> None:
    """SP-8.6, SP-E3"""
    table = case(2, turn="A", hands={"A": "C1 C2 C3"}, won={"A": 24}, trophies={"A": 1}, pile="W8|").play("A: pass")
    assert table.points("A") == 30


def test_sp_8_7_sp_8_8_and_sp_e30_equal_points_share_a_place() -> None:
    """SP-8.7, SP-8.8, SP-E30"""
    table = case(turn="C", hands={"A": "C1", "B": "C2", "C": "C3"}, won={"A": 13, "B": 13, "C": 6}, pile="W8|")
    table.play("C: pass")
    assert [table.points(seat) for seat in "ABC"] == [12, 12, 4]
    assert table.places == (1, 1, 3)
    assert table.s.outcome().winners == (0, 1)


def test_sp_8_7_behind_a_champion_the_others_are_ranked_by_points() -> None:
    """SP-8.7: also those who have more points than the champion"""
    table = case(4, stack="B P4/4P", turn="A", hands={"A": "W5"}, won={"B": 5, "C": 30, "D": 5}, trophies={"A": 1})
    table.play("A: play W5 as 6P").all_trust()
    assert table.places == (1, 3, 2, 3)
