"""What people type is understood: notation, numbers of the menu, unique abbreviations."""

import pytest

from hotseat.cli.entry import AmbiguousError, understood
from hotseat.cli.telling import Teller
from hotseat.core.errors import IllegalMove, UnknownMove
from hotseat.core.state import State
from hotseat.games import GAMES
from hotseat.locales import phrases
from hotseat.table import Table


@pytest.fixture
def view() -> State:
    """Three players, everybody has picked; A leads with a known hand."""
    table = Table.open("stick-em", 3, seed=1, rounds=1, first="A")
    for _ in range(3):
        table.play(table.moves()[0])
    hand = " ".join([move.removeprefix("play ") for move in table.moves()])
    assert hand == "R5 R8 Y0 Y1 Y3 Y4 Y5 G4 G7 G8 B1 B2 B3 V0"
    return table.state.view(0)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("play Y5", "play Y5"),
        ("  play   Y5 ", "play Y5"),
        ("play y5", "play Y5"),
        ("Y5", "play Y5"),
        ("y5", "play Y5"),
        ("p y5", "play Y5"),
        ("7", "play Y5"),
        ("v", "play V0"),
        ("14", "play V0"),
    ],
)
def test_one_move_said_in_many_ways(view: State, line: str, move: str) -> None:
    assert [view.setup.game.moves.text(one) for one in understood(view, 0, line)] == [move]


@pytest.mark.parametrize("line", ["play C2 as 1C", "C2 as 1C", "c2 1c", "p c2 1c"])
def test_the_little_word_between_card_and_claim_may_be_left_out(line: str) -> None:
    view = Table.open("spicy", 2, seed=1, first="A").state.view(0)
    assert [view.setup.game.moves.text(move) for move in understood(view, 0, line)] == ["play C2 as 1C"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_the_screen_shows_can_be_pasted(game: str) -> None:
    view = Table.open(game, 4, seed=1).state
    seat = view.seat()
    teller = Teller(view.setup.game, ["A", "B", "C", "D"], phrases("en"))
    for move in view.moves(seat):
        assert understood(view, seat, teller.move(view.setup.game.moves.text(move)).plain) == [move]


def test_an_abbreviation_that_fits_several_moves_is_refused(view: State) -> None:
    with pytest.raises(AmbiguousError, match=r"'R' can mean: play R5, play R8\."):
        understood(view, 0, "R")


def test_a_card_not_held_is_understood_so_that_the_refusal_can_say_why(view: State) -> None:
    [move] = understood(view, 0, "R7")
    assert view.setup.game.moves.text(move) == "play R7"
    with pytest.raises(IllegalMove):
        view.apply(move, 0)


def test_a_whole_card_is_never_taken_for_the_beginning_of_another() -> None:
    """A holds B10 and not B1: typing B1 must not play B10, which could not be taken back."""
    table = Table.open("stick-em", 4, seed=12, rounds=1)
    assert "pain B10" in table.moves("A")
    assert "pain B1" not in table.moves("A")
    [move] = understood(table.state.view(0), 0, "B1")
    assert table.state.setup.game.moves.text(move) == "pain B1"


@pytest.mark.parametrize("line", ["15", "0", "hello", "play R5 now", "-1", "²"])
def test_anything_else_is_no_move(view: State, line: str) -> None:
    with pytest.raises(UnknownMove):
        understood(view, 0, line)
