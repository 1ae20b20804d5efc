"""Terms and the turn (WZ-1, WZ-3)."""

from hotseat.games.wazabi.around import neighbours, opponents
from tests.games.wazabi.board import Board, board


def test_neighbours_do_not_depend_on_the_direction_of_play() -> None:
    """WZ-1.1: left is the next active seat clockwise, right the other way."""
    table = board("2b 2b 2b 2b")
    table.s.direction = -1
    assert neighbours(table.s, 0) == (1, 3)


def test_with_two_active_players_both_neighbours_are_the_same() -> None:
    """WZ-1.2: finished players are not neighbours."""
    table = board("2b 2b 2b", play_on=True)
    table.s.active = 0b101
    assert neighbours(table.s, 0) == (2,)


def test_opponents_are_all_others_or_the_other_team() -> None:
    """WZ-1.3, WZ-13.2: clockwise from the player."""
    assert opponents(board("2b 2b 2b 2b").s, 1) == (2, 3, 0)
    assert opponents(board("2b 2b 2b 2b", teams=True).s, 1) == (2, 0)


def test_dice_of_one_colour_are_a_count() -> None:
    """WZ-1.4: a gift needs no choice among dice of its colour."""
    table = board("3b 2b", "G C C").play("A: roll").hold()
    assert table.dice == "2b 3b"


def test_a_choice_with_one_answer_is_not_asked() -> None:
    """WZ-1.6: one receiver, one colour, one direction with two players."""
    table = board("3b 2b", "G W W", hands={"A": "passdice"}).play("A: roll").hold().play("A: play passdice")
    assert table.dice == "3b 2b"
    assert (table.question, table.asked) == ("roll", "B")


def test_the_roller_is_the_player_whose_turn_it_is() -> None:
    """WZ-1.7: also while others are asked."""
    table = board("2b 2b 2b", "C C", roller="B").play("B: roll")
    assert table.s.roller == 1
    assert table.asked == "BCA"


def test_the_steps_come_in_their_order() -> None:
    """WZ-3.1: roll, slap, reroll window, chili, cards, gifts, play."""
    table = board("2b1r 2b 2b", "W G | P", flips="pinch burn burn", lying={"C": "reroll"}, hands={"A": "remove1"})
    table.play("A: roll")
    assert table.question == "slap"
    table.play("B: slap")
    assert table.question == "reroll"
    table.play("C: pass")
    assert (table.question, table.asked) == ("colour", "A")  # burn, flipped by the chili
    table.play("A: black")
    assert table.question == "target"
    table.play("A: target B")
    assert table.question == "play"
    table.play("A: pass")
    assert (table.question, table.asked) == ("roll", "B")


def turns(table: Board, number: int) -> str:
    """Who takes the next turns, if everybody rolls cards and passes."""
    seats = ""
    for _ in range(number):
        seats += table.asked
        table.rolls = ["C C"]
        table.play(f"{table.asked}: roll").hold()
        table.play(f"{seats[-1]}: pass")
    return seats


def test_several_skips_cost_one_turn_each() -> None:
    """WZ-3.2, WZ-E38: two `skip` in front of B, three players: C, A, C, A, then B."""
    table = board("2b 2b 2b", skips={"B": "skip skip"}, roller="A", pile="draw3 " * 30)
    assert turns(table, 6) == "ACACAB"


def test_a_player_who_misses_his_turn_may_use_his_open_cards() -> None:
    """WZ-3.3: `reroll` and `milk` work with a `skip` in front of their owner."""
    table = board("2b 2b 2b", "G C", "G C", lying={"B": "reroll milk"}, skips={"B": "skip"})
    table.play("A: roll").hold().play("B: reroll").hold().play("A: target B", "B: milk")
    assert table.dice == "2b 2b 2b"


def test_nobody_can_lay_a_skip_before_the_roller() -> None:
    """WZ-3.4, WZ-9.5: targets are opponents, so an extra turn is never missed."""
    table = (
        board("2b 2b 2b", "C C", hands={"A": "skip"}, pile="draw3 draw3").play("A: roll").hold().play("A: play skip")
    )
    assert table.moves() == ["target B", "target C"]
