"""Giving dice (WZ-8)."""

import pytest

from hotseat.core.errors import IllegalMove
from tests.games.wazabi.board import board


def test_one_question_per_die_black_figures_first() -> None:
    """WZ-8.1, WZ-8.2: chosen per die; both dice may go to the same neighbour."""
    table = board("2b1r 2b 2b", "G C | G").play("A: roll").hold().play("A: target C")
    assert table.dice == "1b1r 2b 3b"
    table.play("A: target C")
    assert table.dice == "1b 2b 3b1r"


def test_neighbours_with_piment_anybody_without() -> None:
    """WZ-8.2, WZ-E40: `target B`, `target D`; in the base game B, C or D; after `replay` the same."""
    assert board("3b 2b 2b 2b", "G C C").play("A: roll").hold().moves() == ["target B", "target D"]
    assert board("3b 2b 2b 2b", "G C C", piment=False).play("A: roll").moves() == ["target B", "target C", "target D"]
    table = board("3b 2b 2b 2b", "G C C")
    table.s.direction = -1
    assert table.play("A: roll").hold().moves() == ["target B", "target D"]


def test_giving_is_compulsory() -> None:
    """WZ-8.3: the question cannot be declined."""
    table = board("3b 2b 2b", "G C C").play("A: roll").hold()
    with pytest.raises(IllegalMove):
        table.play("A: pass")


def test_a_figure_without_its_die_takes_the_other_colour() -> None:
    """WZ-8.4: the number of gifts is still that of the roll."""
    table = board("1b1r 3b 2b", "G | P", flips="cool burn").play("A: roll").hold().play("A: black", "A: target B")
    assert table.winners == "A"


def test_gifts_win_before_cards_and_further_figures_are_void() -> None:
    """WZ-8.5, WZ-E39: base game, four `target` questions, no `play` question."""
    table = board("4b 4b 4b", "G G G G", piment=False).play("A: roll")
    table.play("A: target B", "A: target C", "A: target B")
    assert not table.s.over
    assert table.play("A: target B").winners == "A"


def test_who_gives_his_last_die_leaves_further_figures_void() -> None:
    """WZ-8.5: a mistake took one of A's two dice, so the first gift is the last die."""
    table = board("2b 1b 1b", "G G", play_on=True).play("A: roll", "B: slap").hold().play("A: target C")
    assert table.s.finished == (0,)
    assert (table.question, table.asked, table.dice) == ("roll", "B", "0b 2b 2b")


def test_a_stopped_gift_goes_to_nobody_else() -> None:
    """WZ-8.6: the figure is spent."""
    table = board("2b 2b 2b", "G C", lying={"B": "milk"}).play("A: roll").hold().play("A: target B", "B: milk")
    assert (table.dice, table.question) == ("2b 2b 2b", "play")
