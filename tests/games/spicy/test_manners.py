"""Table manners (chapter 9)."""

import pytest

from hotseat.games import game
from hotseat.games.spicy.cards import ALL_KNOW
from tests.games.spicy.tables import Case, case


def mannered(players: int = 3, **more: object) -> Case:
    """Stack `C P4/4P`, turn A, manners count."""
    asked: dict[str, object] = {"stack": "C P4/4P", "turn": "A", "manners": True, **more}
    return case(players, **asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", ["spicy", "sweet-spicy"])
def test_manners_are_off_by_default(id: str) -> None:
    """SP-9: the slip that the book punishes cannot happen."""
    assert game(id).options.describe(3)["manners"]["default"] is False


def test_without_the_option_none_of_these_moves_exist() -> None:
    table = case(stack="C P4/4P", turn="A", hands={"A": "C7", "B": "C1"}, won={"A": 2})
    assert table.verbs("A") == {"play", "pass", "doubt number", "doubt spice"}
    assert table.refused("A: peek won")
    assert table.refused("A: last play C7 as 6P") == "spicy-not-last"


def test_sp_9_1_and_sp_e54_an_illegal_claim_costs_a_card_and_the_turn() -> None:
    """SP-9.1, SP-E54"""
    table = mannered(hands={"A": "C7 W1"}, pile="W8 W9|")
    assert len(table.claims_of("A")) == 30
    table.play("A: play C7 as 3C")
    assert (table.hand("A"), table.turn, table.stack) == ("C7 W1 W8", "B", "P4")
    assert {"doubt number", "doubt spice"} <= table.verbs("A")
    assert {"doubt number", "doubt spice"} <= table.verbs("B")
    plain = case(stack="C P4/4P", turn="A", hands={"A": "C7 W1"})
    assert plain.refused("A: play C7 as 3C") == "spicy-illegal-claim"


def test_sp_9_1_it_counts_as_a_pass_and_ends_freshness() -> None:
    """SP-9.1"""
    table = mannered(hands={"A": "C7 W1"}, seasonings=["copy_cat"])
    assert "copy" in table.verbs("B")
    table.play("A: play C7 as 3C")
    assert "copy" not in table.verbs("B")


def test_sp_9_2_and_sp_e58_an_opener_who_slips_has_passed() -> None:
    """SP-9.2, SP-E58"""
    table = case(stack="C C3/3C, A P9/9C", turn="B", manners=True, hands={"A": "C7 W1"}).play("B: doubt spice")
    size = table.size("A")
    table.play("A: play C7 as 9C")
    assert (table.size("A"), table.question, table.turn, table.stack) == (size + 1, "turn", "B", "")
    assert "pass" in table.verbs("B")


def test_sp_9_3_and_sp_e57_the_penalty_comes_before_the_landing() -> None:
    """SP-9.3, SP-E57: no raid; the claim that was made is public."""
    table = case(stack="C P2/2P, A W4/4P", turn="B", hands={"B": "P1 C1"}, manners=True, seasonings=["spice_raider"])
    table.play("B: play P1 as 3P")
    assert (table.won("A"), table.stack, table.size("B"), table.turn) == (0, "P2 W4", 3, "C")
    assert {"event": "wrong-claim", "seat": "B", "claim": "3P"} in table.told("C")


def test_sp_9_4_and_sp_e55_the_last_card_must_be_called() -> None:
    """SP-9.4, SP-E55"""
    table = mannered(hands={"A": "W5"})
    called = table.twin().play("A: last play W5 as 6P")
    assert called.question == "last"
    table.play("A: play W5 as 6P")
    assert (table.size("A"), table.turn, table.question) == (2, "B", "turn")
    assert "W5" in table.hand("A")
    assert mannered(hands={"A": "W5 C1"}).refused("A: last play W5 as 6P") == "spicy-not-last"


def test_sp_9_5_both_slips_in_one_move_cost_one_penalty() -> None:
    """SP-9.5"""
    table = mannered(hands={"A": "W5"}).play("A: play W5 as 3C")
    assert (table.size("A"), table.turn) == (2, "B")
    assert mannered(hands={"A": "W5"}).play("A: last play W5 as 3C").size("A") == 2


def test_sp_9_6_and_sp_e59_a_copy_without_the_call_out_of_turn() -> None:
    """SP-9.6, SP-E59"""
    table = case(4, turn="A", hands={"A": "P3 C1", "D": "P3"}, manners=True, seasonings=["copy_cat"])
    table.play("A: play P3 as 3P")
    called = table.twin().play("D: last copy P3")
    assert called.question == "last"
    table.play("D: copy P3")
    assert (table.size("D"), table.turn, "D" in table.listed) == (2, "B", False)
    assert "P3" in table.hand("D")


def test_sp_9_4_a_copy_without_the_call_by_the_turn_player_is_a_pass() -> None:
    """SP-9.4"""
    table = case(3, turn="A", hands={"A": "P3 C1", "B": "P3"}, manners=True, seasonings=["copy_cat"])
    table.play("A: play P3 as 3P", "B: copy P3")
    assert (table.size("B"), table.turn, table.stack) == (2, "C", "P3")


def test_sp_9_7_sp_9_8_and_sp_e56_peeking_at_the_stack() -> None:
    """SP-9.7, SP-9.8, SP-E56"""
    table = mannered(hands={"B": "C1"}).play("B: peek stack")
    assert (table.size("B"), table.turn) == (2, "A")
    assert {"event": "peeked", "seat": "B", "place": "stack", "card": "P4"} in table.told("B")
    for seat in ("A", "C", None):
        assert {"event": "peeked", "seat": "B", "place": "stack", "card": "??"} in table.told(seat)
    assert table.seen("B").stack[0] & 63 == 23
    assert table.seen("A").stack[0] & 63 == 63
    assert table.refused("B: doubt number") == "spicy-peeked"
    assert {"doubt number", "doubt spice"} <= table.verbs("A")
    assert table.refused("B: peek stack")


def test_sp_9_7_peeking_at_the_own_won_pile_goes_downwards() -> None:
    """SP-9.7: the uppermost card not yet known; a newly won stack goes on top."""
    table = mannered(won={"A": 2, "B": 1})
    cards = [card & 63 for card in table.s.won[0]]
    table.play("A: peek won")
    assert table.seen("A").won[0][1] & 63 == cards[1]
    assert table.seen("A").won[0][0] & 63 == 63
    table.play("A: peek won")
    assert [card & 63 for card in table.seen("A").won[0]] == cards
    assert table.refused("A: peek won")
    assert [card & 63 for card in table.seen("B").won[0]] == [63, 63]


def test_sp_9_8_the_bar_ends_when_the_card_is_covered() -> None:
    """SP-9.8"""
    table = mannered(hands={"A": "P7 C1"}).play("B: peek stack", "A: play P7 as 7P")
    assert {"doubt number", "doubt spice"} <= table.verbs("B")


def test_sp_9_8_in_last_a_peeker_can_only_trust() -> None:
    """SP-9.8"""
    table = mannered(hands={"A": "W5"}).play("A: last play W5 as 6P", "B: peek stack")
    assert table.verbs("B") == {"trust"}


def test_sp_9_9_every_seat_that_can_peek_is_on_every_list() -> None:
    """SP-9.9: the owner of the top card too; seats that need not answer always have `trust`."""
    table = mannered(won={"C": 1}, hands={"A": "P5 C1 C2"}, seasonings=["change_your_luck"])
    assert set(table.listed) == {"A", "B", "C"}
    assert table.listed[-1] == "A"
    assert table.verbs("C") == {"trust", "peek won"}
    table.play("C: peek won")
    assert "C" in table.listed
    assert table.verbs("C") == {"trust"}
    table.play("C: trust", "A: play P5 as 5P")
    assert table.question == "tuck"
    assert set(table.listed) == {"A", "B", "C"}
    assert table.verbs("B") == {"trust", "peek stack"}
    assert table.turn == "A"


def test_sp_9_9_in_last_all_listed_seats_are_mixed_and_play_waits_for_those_that_must() -> None:
    """SP-9.9"""
    firsts = set()
    for seed in range(40):
        table = mannered(hands={"A": "W5"}, won={"A": 1}, seed=seed).play("A: last play W5 as 6P")
        assert set(table.listed) == {"A", "B", "C"}
        assert set(table.turn) == {"B", "C"}
        firsts.add(table.listed[0])
    assert firsts == {"A", "B", "C"}
    table.play("B: trust", "C: trust")
    assert (table.question, table.trophies("A")) == ("turn", 1)


def test_sp_9_9_an_open_question_lists_the_peekers() -> None:
    """SP-9.9"""
    table = mannered(won={"B": 1}).play("A: doubt number")
    assert (table.question, table.listed) == ("open", "BA")
    table.play("B: trust")
    assert table.listed == "A"


def test_sp_9_10_a_peek_by_the_owner_does_not_undo_the_last_card() -> None:
    """SP-9.10: the refill is still six."""
    table = mannered(hands={"A": "W5"}, won={"A": 1}).play("A: last play W5 as 6P", "A: peek won")
    assert (table.question, table.size("A")) == ("last", 1)
    table.play("B: trust", "C: trust")
    assert (table.trophies("A"), table.size("A")) == (1, 7)


def test_sp_9_10_and_sp_e60_a_penalty_draw_can_end_the_game_inside_last() -> None:
    """SP-9.10, SP-E60"""
    table = mannered(hands={"A": "W5"}, pile="W8|", won={}).play("A: last play W5 as 6P", "B: peek stack")
    assert table.over
    assert "W8" in table.hand("B")
    assert table.trophies("A") == 0


def test_a_card_shown_in_a_challenge_is_known_to_everybody_for_good() -> None:
    table = mannered(hands={"A": "P7 C1"}).play("B: doubt number")
    assert table.s.won[2][0] & ALL_KNOW == ALL_KNOW
    assert "peek won" not in table.verbs("C")
