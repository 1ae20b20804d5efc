"""The slap race (WZ-5) and its examples."""

import pytest

from hotseat.core.errors import IllegalMove
from tests.games.wazabi.board import board


def test_everybody_is_asked_after_every_roll_in_a_drawn_order() -> None:
    """WZ-5.1, WZ-5.3, WZ-E10: the roller and a skipped player too; the first slap in the stored order wins."""
    table = board("3b1r 3b1r 3b1r", "W C C | C", flips="milk burn", skips={"B": "skip"})
    table.play("A: roll", order="CAB")
    assert table.question == "slap"
    assert table.asked == "CAB"
    table.play("C: hold", "A: slap")
    assert table.lying("A") == "milk"
    assert table.question == "play"


def test_the_order_is_drawn_by_the_rng_whoever_drives() -> None:
    """WZ-5.3: the order stored in the question is public in the state."""
    table = board("2b 2b 2b", "C C").play("A: roll", order="BCA")
    assert table.s.question.args()[0] == (1, 2, 0)
    table.play("A: hold")  # a live table takes answers as they arrive
    assert table.asked == "BC"


def test_there_is_no_slap_in_the_base_game() -> None:
    """WZ-5.1: the base game asks for no slap, even with exactly one W."""
    assert board("2b 2b", "W C", piment=False).play("A: roll").question == "play"


def test_an_empty_piment_pile_asks_nobody_and_flips_nothing() -> None:
    """WZ-5.1, WZ-6.6, WZ-E13: all cards are open."""
    table = board("3b1r 3b1r", "W C C | P", flips="", lying={"B": "pinch"}).play("A: roll")
    assert table.question == "play"
    assert "flipped" not in table.happened()


@pytest.mark.parametrize(("roll", "on"), [("W C C | C", True), ("C C G | WC", True), ("W C C | WC", False)])
def test_a_race_is_on_with_exactly_one_w_of_both_colours(roll: str, on: bool) -> None:
    """WZ-5.2, WZ-E11: not zero, not two; a `WC` counts as one."""
    table = board("3b1r 3b1r 3b1r", roll, flips="milk burn").play("A: roll", "B: slap")
    assert (table.lying("B") == "milk") == on
    assert ("mistake" in table.happened()) != on


def test_no_w_at_all_is_no_race_either() -> None:
    """WZ-5.2, WZ-E11: a slap on `C C G | P` is a mistake."""
    assert "mistake" in board("3b1r 3b1r 3b1r", "C C G | P").play("A: roll", "B: slap").happened()


def test_pinch_does_not_start_a_race() -> None:
    """WZ-5.2: an open `pinch` changes nothing in the race."""
    table = board("2b 2b 1b", "C C", lying={"A": "pinch"}).play("A: roll", "B: slap")
    assert "mistake" in table.happened()


def test_everybody_answers_at_most_once_and_nobody_must_slap() -> None:
    """WZ-5.4: hold or slap, once per roll."""
    table = board("2b 2b 2b", "C C").play("A: roll", "B: hold")
    assert table.moves("C") == ["hold", "slap"]
    with pytest.raises(IllegalMove, match="B is not asked now"):
        table.play("B: slap")


def test_who_is_late_made_no_mistake() -> None:
    """WZ-5.5, WZ-E5: the first slap closes the question for everybody."""
    table = board("3b1r 3b1r 3b1r", "W C C | C", flips="milk burn").play("A: roll", "B: hold", "C: slap")
    assert table.lying("C") == "milk"
    with pytest.raises(IllegalMove):
        table.play("B: slap")
    assert table.dice == "3b1r 3b1r 3b1r"


def test_lots_decide_among_those_who_slapped() -> None:
    """WZ-5.6, WZ-E7: entered in the order C, A; the second is drawn; nobody is penalised."""
    table = board("3b1r 3b1r 3b1r", "W C C | C", flips="milk burn", race="lots")
    table.play("A: roll", "C: slap", "B: hold")
    assert table.question == "slap"
    table.play("A: slap", chance=[1])
    assert table.lying("A") == "milk"
    assert table.dice == "3b1r 3b1r 3b1r"


def test_lots_still_know_mistakes() -> None:
    """WZ-5.9: a slap without a race is penalised in every mode that asks."""
    table = board("2b 2b 3b", "W W", race="lots").play("A: roll", "A: slap")
    assert table.dice == "3b 2b 2b"
    assert table.asked == "BC"


def test_calm_asks_only_when_a_race_is_on() -> None:
    """WZ-5.1, WZ-5.6, WZ-E12: so nobody can make a mistake."""
    assert board("2b 2b", "W W", race="calm").play("A: roll").question == "play"
    table = board("2b 2b", "W C", flips="milk burn", race="calm").play("A: roll")
    assert table.question == "slap"
    table.play("A: slap", "B: slap", chance=[0])
    assert table.lying("A") == "milk"


def test_nobody_slaps() -> None:
    """WZ-5.7, WZ-E6: no card is flipped, the turn continues."""
    table = board("3b1r 3b1r 3b1r", "W C C | C", flips="milk burn", hands={"A": ""}).play("A: roll").hold()
    assert table.piment == "milk burn"
    assert table.hand("A") == "passdice passdice passdice"
    assert table.question == "play"


def test_the_card_won_is_resolved_before_the_turn_goes_on() -> None:
    """WZ-5.8: the winner's choice comes before the roller's draws."""
    table = board("3b1r 3b1r 3b1r", "W C C | C", flips="burn milk", hands={"A": ""}).play("A: roll", "C: slap")
    assert (table.question, table.asked) == ("colour", "C")
    assert table.hand("A") == ""
    table.play("C: red")
    assert table.dice == "3b1r 3b1r 3b2r"
    assert table.hand("A") == "passdice passdice passdice"


def test_a_mistake_takes_a_die_from_the_richest_and_the_figures_stay() -> None:
    """WZ-5.9, WZ-5.10, WZ-5.11, WZ-E2: C alone has the most, so B is asked only the colour."""
    table = board("3b1r 3b1r 4b1r", "W W C | G", hands={"A": "draw3"}).play("A: roll", "B: slap")
    assert (table.question, table.asked, table.moves()) == ("colour", "B", ["black", "red"])
    table.play("B: red")
    assert table.dice == "3b1r 3b2r 4b"
    assert table.asked == "AC"
    table.hold()
    assert table.hand("A") == "passdice draw3"
    table.play("A: target B")
    assert table.dice == "3b 3b3r 4b"
    assert table.moves() == ["pass", "play passdice", "play draw3"]


def test_the_roller_errs_and_loses() -> None:
    """WZ-5.12, WZ-E3: B's only die is taken without a question, and B has none."""
    table = board("2b 1r", "W W").play("A: roll", "A: slap")
    assert table.winners == "B"


def test_two_mistakes_are_penalised_one_after_the_other() -> None:
    """WZ-5.10, WZ-E4: who has the most dice is determined each time."""
    table = board("3b 2b 4b1r 4b1r", "C C C").play("A: roll", "B: slap")
    assert table.moves() == ["target C", "target D"]
    table.play("B: target D")
    assert table.asked == "B"
    table.play("B: black")
    assert table.dice == "3b 3b 4b1r 3b1r"
    table.play("D: slap", "D: black")
    assert table.dice == "3b 3b 3b1r 4b1r"
    assert table.asked == "AC"


def test_the_roller_may_win_his_own_race_and_the_game() -> None:
    """WZ-5.8, WZ-E8: the last die is removed; no card is drawn for the `WC`."""
    table = board("1r 2b", "| WC", flips="cool burn").play("A: roll", "A: slap")
    assert table.winners == "A"
    assert table.hand("A") == "give1"


def test_a_skipped_player_races() -> None:
    """WZ-3.3, WZ-5.1, WZ-E9: B wins `milk`, and the `skip` stays until B's turn."""
    table = board("2b 2b 2b", "W C", flips="milk burn", skips={"B": "skip"}).play("A: roll", "B: slap")
    assert table.lying("B") == "milk"
    assert table.s.skips == (0, 1, 0)
    table.play("A: pass")
    assert (table.question, table.asked) == ("roll", "C")
    assert table.s.skips == (0, 0, 0)
    assert table.discard == "skip"
    assert table.lying("B") == "milk"


def test_a_mistake_is_paid_at_once() -> None:
    """WZ-5.9, WZ-E53: the die is taken before the question continues; it is not "no effect" and not repaid later."""
    table = board("2b 1b 3b", "C C").play("A: roll", "B: slap")
    assert table.dice == "2b 2b 2b"
    assert table.asked == "AC"
    table.hold().play("A: pass")
    assert table.dice == "2b 2b 2b"


@pytest.mark.parametrize("victim", ["C", "A"])
def test_without_playing_on_a_victim_who_loses_his_last_die_wins(victim: str) -> None:
    """WZ-5.12, WZ-E45: C (or A) wins at once."""
    table = board("1b 2b 1b 1b", "C").play("A: roll", "B: slap")
    assert table.moves() == ["target C", "target D", "target A"]
    assert table.play(f"B: target {victim}").winners == victim


def test_playing_on_a_victim_who_is_not_the_roller_leaves() -> None:
    """WZ-5.13, WZ-E44: C has place 1, A and D are still asked, A's turn continues."""
    table = board("1b 2b 1b 1b", "C", play_on=True, hands={"A": ""}).play("A: roll", "B: slap", "B: target C")
    assert table.s.finished == (2,)
    assert (table.question, table.asked) == ("slap", "AD")
    table.hold()
    assert (table.question, table.hand("A")) == ("play", "passdice")


def test_playing_on_a_victim_who_is_the_roller_takes_his_turn_along() -> None:
    """WZ-5.13, WZ-12.4, WZ-E44: the question and A's turn are dropped, B is asked `roll`."""
    table = board("1b 2b 1b 1b", "C", play_on=True).play("A: roll", "B: slap", "B: target A")
    assert table.s.finished == (0,)
    assert (table.question, table.asked) == ("roll", "B")


def test_the_last_one_asked_may_err_too() -> None:
    """WZ-5.10: after the last penalty the turn continues with its next step."""
    table = board("2b 2b 3b", "C C", hands={"A": ""}).play("A: roll", "A: hold", "B: hold", "C: slap")
    assert table.asked == "C"
    table.play("C: target B")
    assert table.dice == "2b 1b 4b"
    assert (table.question, table.hand("A")) == ("play", "passdice passdice")


def test_when_everybody_left_to_ask_has_finished_the_question_ends() -> None:
    """WZ-5.13: when asked again, the question drops those who have finished in the meantime."""
    table = board("2b 2b 1b 1b", "C C", play_on=True, hands={"A": ""})
    table.play("A: roll", "A: hold", "B: hold")
    table.s.black[0], table.s.black[1] = 1, 1
    table.play("D: slap", "D: target C")
    assert table.s.finished == (2,)
    assert table.question == "play"
