"""Many games at once: one call plays a move in each and writes what the next seat sees and may do."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from hotseat.core.game import Setup
from hotseat.core.moves import NOBODY
from hotseat.core.state import State
from hotseat.core.tensor import Sight, mark_moves


def step_many(
    states: list[State],
    moves: list[int],
    sight: Sight,
    observations: vec[i16],
    masks: vec[u8],
    first: i64,
    width: i64,
) -> list[int]:
    """Play one legal move in every state, and write what the seat asked next sees and may do; no moves play nothing.

    The rows from `first` on are blank; those of `masks` have this width. Returns the seats asked, NOBODY where the game
    is over. Each state is played and written at once, while it is in the processor's cache.
    """
    asked: list[int] = []
    size = sight.size
    row = first
    for place in range(len(states)):
        s = states[place]
        if moves:
            s.push(moves[place])
        seat = NOBODY
        if not s.over:
            seat = s.seat()
            sight.write(s, seat, observations, row * size)
            mark_moves(s, seat, masks, row * width)
        asked.append(seat)
        row += 1
    return asked


def first_illegal(moves: list[int], masks: vec[u8], width: int) -> int:
    """The first row whose move is not shown as legal; -1 if there is none."""
    for place in range(len(moves)):
        move = moves[place]
        if not 0 <= move < width:  # any int, so it is compared before it becomes an index
            return place
        at: i64 = place * width + move
        if not masks[at]:
            return place
    return -1


def first_alien(states: list[Any], setup: Setup) -> int:
    """The first item that is not a whole state of such a table, options apart; -1 if there is none."""
    game = setup.game
    for place in range(len(states)):
        s = states[place]
        if not isinstance(s, State) or s.hidden or s.setup.game is not game or s.players != setup.players:
            return place
    return -1


def first_odd(numbers: list[Any]) -> int:
    """The first item that is not an int; -1 if there is none."""
    for place in range(len(numbers)):
        if not isinstance(numbers[place], int):
            return place
    return -1
