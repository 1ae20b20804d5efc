"""Drawing and World's End (chapter 6)."""

from tests.games.spicy.tables import case


def test_sp_6_1_only_the_drawer_sees_the_card() -> None:
    """SP-6.1"""
    table = case(stack="C P4/4P", turn="A", pile="W8 W9|").play("A: pass")
    assert {"event": "drew", "seat": "A", "card": "W8"} in table.told("A")
    assert {"event": "drew", "seat": "A", "card": "??"} in table.told("B")
    assert {"event": "drew", "seat": "A", "card": "??"} in table.told(None)


def test_sp_6_2_and_sp_e19_it_ends_the_game_at_once() -> None:
    """SP-6.2, SP-E19"""
    table = case(stack="C P4/4P", turn="A", hands={"A": "C1"}, pile="W8|").play("A: pass")
    assert (table.over, table.hand("A")) == (True, "C1 W8")
    assert [table.won(seat) for seat in "ABC"] == [0, 0, 0]


def test_sp_6_3_worlds_end_is_never_drawn() -> None:
    """SP-6.3: the cards below it stay in place."""
    table = case(stack="C P4/4P", turn="A", pile="W8|").play("A: pass")
    assert len(table.s.pile) == table.s.under_worlds_end


def test_sp_6_4_during_a_pass_any_doubt_of_the_top_card_is_lost() -> None:
    """SP-6.4, a pass"""
    table = case(stack="C P4/9P", turn="A", pile="W8|").play("A: pass")
    assert table.refused("B: doubt number") == "over"


def test_sp_6_4_and_sp_e20_it_ends_even_if_nothing_more_was_due() -> None:
    """SP-6.4, SP-E20: the loser's two cards"""
    table = case(stack="A C2/2C", turn="B", hands={"B": "P1"}, pile="W8 C1|").play("B: doubt number")
    assert (table.over, table.won("A"), table.hand("B")) == (True, 1, "C1 W8 P1")


def test_sp_e21_the_second_card_is_not_drawn() -> None:
    """SP-E21"""
    table = case(stack="A C2/2C", turn="B", hands={"B": "P1"}, pile="W8|").play("B: doubt number")
    assert (table.over, table.hand("B")) == (True, "W8 P1")


def test_sp_e22_in_the_refill_of_a_settled_last_card() -> None:
    """SP-E22"""
    table = case(stack="C P4/4P", turn="A", hands={"A": "W5"}, won={"A": 4}, pile="W8 C1 P2|")
    table.play("A: play W5 as 6P", "B: trust", "C: trust")
    assert (table.over, table.trophies("A"), table.size("A"), table.points("A")) == (True, 1, 3, 10 + 4 - 3)


def test_sp_6_5_and_sp_e23_the_loser_draws_before_the_winner_refills() -> None:
    """SP-6.5, SP-E23"""
    table = case(stack="C P4/4P", turn="A", hands={"A": "P6", "C": "C1"}, pile="W8|")
    table.play("A: play P6 as 6P", "C: doubt number")
    assert (table.over, table.hand("C"), table.hand("A"), table.points("A")) == (True, "C1 W8", "", 10 + 2)


def test_sp_e24_in_mid_refill_after_a_challenged_last_card() -> None:
    """SP-E24"""
    table = case(stack="C P4/4P", turn="A", hands={"A": "P6", "C": "P1"}, pile="W8 C1 P2|")
    table.play("A: play P6 as 6P", "C: doubt number")
    assert (table.over, table.hand("C"), table.hand("A")) == (True, "C1 W8 P1", "P2")


def test_sp_6_4_a_pending_raid_is_lost_with_the_refill() -> None:
    """SP-6.4, the refill after a settled last card: no raid"""
    table = case(stack="C P2/2P", turn="A", hands={"A": "W4"}, pile="W8|", seasonings=["spice_raider"])
    table.play("A: play W4 as 4P", "B: trust", "C: trust")
    assert (table.over, table.trophies("A"), table.won("A")) == (True, 1, 0)


def test_sp_6_4_a_penalty_draw_inside_last_pays_no_trophy() -> None:
    """SP-6.4, a penalty draw"""
    table = case(stack="C P4/4P", turn="A", hands={"A": "W5"}, pile="W8|", manners=True)
    table.play("A: last play W5 as 6P", "B: peek stack")
    assert (table.over, table.trophies("A")) == (True, 0)


def test_the_end_shows_all_hands_to_everybody() -> None:
    table = case(stack="C P4/4P", turn="A", hands={"A": "C1", "B": "C2", "C": "C3"}, pile="W8|").play("A: pass")
    assert [event["cards"] for event in table.told(None) if event["event"] == "hand"] == [["C1", "W8"], ["C2"], ["C3"]]
    assert table.seen(None).hands == table.s.hands
    assert table.seen("B").under_worlds_end == table.s.under_worlds_end
