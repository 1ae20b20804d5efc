"""Bad input is an error that says what is wrong; nothing is clipped, and nothing changes."""

from typing import Any

import numpy as np
import pytest

import hotseat
from hotseat import BadArgument, IllegalMove, UnknownSeat

GAMES = sorted(hotseat.GAMES)
NO_MOVES: list[Any] = [-1, -(10**30), 2**31, 2**63, 10**30, np.int64(-1), np.uint64(2**63)]
NOT_MOVES: list[Any] = [True, False, np.True_, 1.0, np.float64(0), "0", None]
NO_SEATS = [-2, 4, 99, 2**63, -(10**30)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("move", NO_MOVES, ids=repr)
def test_a_number_that_is_no_move_is_refused(game: str, move: Any) -> None:
    s = hotseat.start(game, players=4, seed=7)
    before = s.key()
    with pytest.raises(IllegalMove, match=f"There is no move {int(move)}"):
        s.apply(move)
    assert s.key() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("move", NOT_MOVES, ids=repr)
def test_what_is_no_number_is_no_move(game: str, move: Any) -> None:
    s = hotseat.start(game, players=4, seed=7)
    before = s.key()
    with pytest.raises(IllegalMove, match="move: a whole number is needed"):
        s.apply(move)
    assert s.key() == before


@pytest.mark.parametrize("game", GAMES)
def test_numpy_numbers_are_moves_and_seats(game: str) -> None:
    s, other = [hotseat.start(game, players=np.int8(4), seed=np.int64(7)) for _ in range(2)]
    s.apply(np.int64(s.moves()[0]), np.int32(s.seat()))
    other.apply(other.moves()[0])
    assert s.key() == other.key()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", NO_SEATS)
def test_a_seat_that_is_not_at_the_table_is_refused(game: str, seat: int) -> None:
    s = hotseat.start(game, players=4, seed=7)
    move = s.moves()[0]
    for refused in (lambda: s.moves(seat), lambda: s.view(seat), lambda: s.apply(move, seat)):
        with pytest.raises(UnknownSeat):
            refused()


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_no_last_but_one_seat(game: str) -> None:
    with pytest.raises(UnknownSeat):
        hotseat.start(game, players=4, seed=7).view(-1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("move", [-1, 10**6])
def test_a_number_that_is_no_move_has_no_text(game: str, move: int) -> None:
    with pytest.raises(IllegalMove, match="There is no move"):
        hotseat.start(game, players=4, seed=7).text(move)


@pytest.mark.parametrize("parameter", ["players", "seed"])
@pytest.mark.parametrize("value", ["4", 4.0, [4]], ids=repr)
def test_a_start_names_the_parameter_that_is_wrong(parameter: str, value: Any) -> None:
    arguments: dict[str, Any] = {"players": 4, "seed": 7, parameter: value}
    with pytest.raises(BadArgument, match=f"{parameter}: a whole number is needed"):
        hotseat.start("spicy", **arguments)


def test_a_table_needs_a_name_for_every_seat() -> None:
    with pytest.raises(BadArgument, match="names: 2 names for 3 players"):
        hotseat.open_table("stick-em", players=3, seed=1, names=["Ada", "Ben"])


@pytest.mark.parametrize("given", [["rounds"], "rounds=2", 3])
def test_options_are_given_by_name(given: Any) -> None:
    with pytest.raises(BadArgument, match="options: a dictionary by name is needed"):
        hotseat.game("stick-em").setup(3, given)
