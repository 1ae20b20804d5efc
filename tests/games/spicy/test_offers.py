"""Who is asked, and in which order (chapter 4)."""

from collections import Counter

from hotseat.core.position import position
from hotseat.core.rng import ScriptedRng
from hotseat.games import game
from hotseat.games.spicy.play import ask_turn
from tests.games.spicy.tables import case


def test_sp_4_1_the_question_turn_is_opened_anew_after_every_landing_and_pass() -> None:
    """SP-4.1"""
    table = case(turn="A", hands={"A": "C2 W1", "B": "C5 C6"})
    assert table.question == "turn"
    before = table.s.question
    table.play("A: play C2 as 2C")
    assert (table.question, table.s.question is before) == ("turn", False)
    table.all_trust().play("B: pass")
    assert (table.question, table.turn) == ("turn", "C")


def test_sp_4_2_only_the_turn_player_must_answer() -> None:
    """SP-4.2"""
    table = case(5, stack="A C2/2C", turn="B")
    assert table.turn == "B"
    assert len(table.listed) == 4


def test_sp_4_3_the_others_are_asked_only_while_there_is_something_to_answer() -> None:
    """SP-4.3"""
    assert case(4, turn="B").listed == "B"
    assert set(case(4, stack="A C2/2C", turn="B").listed) == {"B", "C", "D"}
    settled = case(4, stack="A C2/2C", turn="B")
    settled.s.settled = True
    ask_turn(settled.s, 1)
    assert settled.listed == "B"


def test_sp_4_4_the_offer_order_is_drawn_with_the_turn_player_last() -> None:
    """SP-4.4: every order is equally likely; no random number for fewer than two seats."""
    seen = Counter(case(5, stack="A C2/2C", turn="B", seed=seed).listed for seed in range(1200))
    assert len(seen) == 6
    assert all(listed.endswith("B") for listed in seen)
    assert min(seen.values()) > 140
    s = game("spicy").setup(3, {"first": "A", "jitter": 0}).start(ScriptedRng([0] * 99))
    table_moves = s.moves()
    s.push(table_moves[0])
    assert s.question.players == (2, 1)


def test_sp_4_5_trust_takes_the_seat_off_the_list_and_changes_nothing_else() -> None:
    """SP-4.5"""
    table = case(5, stack="A C2/2C", turn="B")
    before = position(table.s)
    first = table.listed[0]
    rest = table.listed[1:]
    table.play(f"{first}: trust")
    after = position(table.s)
    assert table.listed == rest
    assert table.refused(f"{first}: trust") == "not-asked"
    assert {key: before[key] for key in before if key != "agenda"} == {
        key: after[key] for key in after if key != "agenda"
    }


def test_sp_4_6_a_trust_lasts_as_long_as_its_question() -> None:
    """SP-4.6: after a pass everybody may doubt again, including the player who passed."""
    table = case(4, stack="A C2/2C", turn="B").play("C: trust", "D: trust", "B: pass")
    assert set(table.listed[:-1]) == {"B", "D"}
    assert table.listed[-1] == "C"


def test_sp_4_7_play_and_pass_close_the_question_for_all() -> None:
    """SP-4.7: the turn player need not wait for the others."""
    table = case(4, stack="A C2/2C", turn="B", hands={"B": "C7 C8"}).play("B: play C7 as 7C")
    assert set(table.listed) == {"A", "C", "D"}
    table = case(4, stack="A C2/2C", turn="B").play("D: doubt number")
    assert (table.question, table.listed) == ("open", "D")


def test_sp_4_8_a_driver_asks_the_first_of_the_list_and_anybody_listed_may_come_first() -> None:
    """SP-4.8"""
    table = case(5, stack="A C2/2C", turn="B")
    assert table.listed[0] == "ABCDE"[table.s.seat()]
    for seat in table.listed:
        assert table.moves(seat)


def test_sp_4_9_and_sp_e14_the_offer_orders_depend_on_the_questions_only() -> None:
    """SP-4.9, SP-E14: live and driver agree."""
    live = case(4, turn="A", hands={"A": "C2 W1", "B": "C4 W2"})
    driver = live.twin()
    live.play("A: play C2 as 2C", "B: play C4 as 4C")
    driver.play("A: play C2 as 2C", "C: trust", "B: play C4 as 4C")
    assert position(live.s) == position(driver.s)


def test_sp_4_10_the_lists_with_two_players() -> None:
    """SP-4.10"""
    assert case(2, stack="A C2/2C", turn="B").listed == "B"
    assert case(2, stack="A C2/2C", turn="A").listed == "BA"
    assert case(2, turn="A").listed == "A"


def test_sp_e8_after_a_pass_those_who_trusted_may_doubt() -> None:
    """SP-E8"""
    table = case(4, turn="A", hands={"A": "W2 W3"}).play("A: play W2 as 2C")
    assert set(table.listed[:2]) == {"C", "D"}
    assert table.listed[2:] == "B"
    table.play("C: trust", "D: trust", "B: pass")
    assert table.size("B") == 4
    assert set(table.listed[:2]) == {"B", "D"}
    assert table.listed[2:] == "C"
    table.play("D: doubt spice")
    assert (table.won("D"), table.size("A"), table.listed) == (1, 3, "A")


def test_sp_e9_the_passer_may_doubt_too() -> None:
    """SP-E9"""
    table = case(4, turn="A", hands={"A": "W2 W3"})
    table.play("A: play W2 as 2C", "C: trust", "D: trust", "B: pass", "B: doubt spice")
    assert (table.won("B"), table.size("A"), table.listed) == (1, 3, "A")


def test_sp_e10_with_two_players_the_turn_comes_round_to_the_owner() -> None:
    """SP-E10"""
    table = case(2, turn="A", hands={"A": "C2 W1"}).play("A: play C2 as 3C", "B: pass")
    assert table.listed == "BA"
    for doubt in ("doubt number", "doubt spice"):
        assert table.refused(f"A: {doubt}") == "spicy-own-card"
    table.play("B: doubt number")
    assert (table.won("B"), table.size("A"), table.question, table.listed) == (1, 3, "open", "A")
