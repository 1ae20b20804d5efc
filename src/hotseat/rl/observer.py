"""What a seat sees and may do, as arrays."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from hotseat.core import batch
from hotseat.core.errors import BadArgument, HotseatError, whole_number
from hotseat.core.game import Setup
from hotseat.core.moves import NOBODY
from hotseat.core.rng import seeded
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.core.tensor import Sight, mark_moves, numbers_of, switches_of

Observations = NDArray[np.int16]
Masks = NDArray[np.int8]
T = TypeVar("T", np.int16, np.int8)

CHUNK: Final = 128
"""Rows that are blanked and then written while they are still in the processor's cache."""


class Buffer(Generic[T]):
    """Rows of numbers that the compiled engine writes and numpy reads, without a copy in between."""

    def __init__(self, memory: Any, rows: int, size: int, kind: type[T]) -> None:
        self.memory = memory
        self.array: NDArray[T] = _writable(memory, kind).reshape(rows, size)

    def __repr__(self) -> str:
        rows, size = self.array.shape
        return f"<buffer of {rows} x {size} {self.array.dtype}>"


def _writable(memory: Any, kind: type[T]) -> NDArray[T]:
    """An array of the engine's memory, which lends it read-only; being able to write makes blanking a row one call."""
    lent = np.frombuffer(memoryview(memory), dtype=kind)
    owned: Any = _Lent(lent.ctypes.data, lent.nbytes, lent)
    return np.asarray(owned).view(kind)


class _Lent:
    """Memory in numpy's array interface; it keeps its owner alive for as long as an array needs it."""

    def __init__(self, at: int, size: int, owner: Any) -> None:
        self.__array_interface__ = {"version": 3, "typestr": "|u1", "shape": (size,), "data": (at, False)}
        self.owner = owner


def buffers(rows: int, size: int, moves: int) -> tuple[Buffer[np.int16], Buffer[np.int8]]:
    """Buffers for this many observations of `size` numbers (int16) and masks of `moves` switches (int8)."""
    if whole_number("rows", rows) < 1:
        raise BadArgument("rows", f"a buffer has at least one row, not {rows}.")
    return (
        Buffer(numbers_of(rows * size), rows, size, np.int16),
        Buffer(switches_of(rows * moves), rows, moves, np.int8),
    )


class Observer:
    """Writes the observations and legal moves of one table's games."""

    def __init__(self, setup: Setup) -> None:
        if not isinstance(setup, Setup):
            raise BadArgument("setup", f"a setup is needed, such as state.setup, not {_sort(setup)}.")
        game = setup.game
        if game.observed is None:
            raise HotseatError(f"{game.id} declares no observation.", "no-observation", {"game": game.id})
        self.setup = setup
        self.sight: Final = Sight(game.observed, game.questions, option_numbers(setup), setup.start(seeded(0)))
        self.moves: Final = len(game.moves)
        self.size: Final[int] = self.sight.layout.size
        """The length of an observation."""
        self.names: Final = self.sight.layout.names
        """What every number of an observation says."""
        self.slices: Final = {name: slice(*ends) for name, ends in self.sight.layout.slices.items()}
        """By part of an observation: where it is."""
        self._blank = np.array(self.sight.blank, np.int16)
        self._one, self._mask = self.buffers(1)

    def __repr__(self) -> str:
        return f"<observer of {repr(self.setup)[1:-1]}: {self.size} numbers, {self.moves} moves>"

    def buffers(self, rows: int) -> tuple[Buffer[np.int16], Buffer[np.int8]]:
        """Buffers for this many observations and masks."""
        return buffers(rows, self.size, self.moves)

    # -- one seat of one state -----------------------------------------------------------------------------------------

    def observation(self, state: State, seat: int) -> Observations:
        """What the seat sees, in a new array."""
        self.observe_into(state, seat, self._one)
        return np.array(self._one.array[0])

    def mask(self, state: State, seat: int) -> Masks:
        """1 for every move that the seat may make now, in a new array; all 0 if it is not asked."""
        self.mask_into(state, seat, self._mask)
        return np.array(self._mask.array[0])

    def observe_into(self, state: State, seat: int, observations: Buffer[np.int16], row: int = 0) -> None:
        """Write what the seat sees into this row of the buffer."""
        self._check(state, seat)
        self._check_rows("observations", observations, self.size, 1, row)
        observations.array[row] = self._blank
        self.sight.write(state, seat, observations.memory, row * self.size)

    def mask_into(self, state: State, seat: int, masks: Buffer[np.int8], row: int = 0) -> None:
        """Write which moves the seat may make into this row of the buffer; all 0 if it is not asked."""
        self._check(state, seat)
        self._check_rows("masks", masks, self.moves, 1, row)
        masks.array[row] = 0
        if not state.over and seat in state.question.open_to(state):
            mark_moves(state, seat, masks.memory, row * self.moves)

    # -- many states ---------------------------------------------------------------------------------------------------

    def step_many(
        self,
        states: Sequence[State],
        moves: Sequence[int] | NDArray[Any],
        observations: Buffer[np.int16],
        masks: Buffer[np.int8],
    ) -> list[int]:
        """Play one move in every state and write what the seat asked next sees and may do.

        `masks` must show what may be played now, as the last `step_many` or `observe_many` left it. If a move is not
        among them, nothing is played at all. Returns the seat asked for every state, -1 where the game is over (its
        mask is all 0).
        """
        tables = self._tables(states, observations, masks)
        played = _moves(moves, len(tables))
        illegal = batch.first_illegal(played, masks.memory, self.moves)
        if illegal >= 0:
            raise self._refused(tables[illegal], played[illegal], illegal)
        return self._written(tables, played, observations, masks)

    def observe_many(
        self, states: Sequence[State], observations: Buffer[np.int16], masks: Buffer[np.int8]
    ) -> list[int]:
        """As `step_many`, without playing."""
        return self._written(self._tables(states, observations, masks), [], observations, masks)

    def _written(
        self, states: list[State], moves: list[int], observations: Buffer[np.int16], masks: Buffer[np.int8]
    ) -> list[int]:
        asked: list[int] = []
        for first in range(0, len(states), CHUNK):
            rows = slice(first, min(first + CHUNK, len(states)))
            observations.array[rows] = self._blank
            masks.array[rows] = 0
            asked += batch.step_many(
                states[rows], moves[rows], self.sight, observations.memory, masks.memory, first, self.moves
            )
        return asked

    # -- what is wrong with an argument --------------------------------------------------------------------------------

    def _tables(self, states: Sequence[State], observations: Buffer[np.int16], masks: Buffer[np.int8]) -> list[State]:
        if not isinstance(states, Iterable):
            raise BadArgument("states", f"a list of states is needed, not {_sort(states)}.")
        tables = list(states)
        alien = batch.first_alien(tables, self.setup)
        if alien >= 0:
            self._check(tables[alien], 0, f"states[{alien}]", whole=True)
        self._check_rows("observations", observations, self.size, len(tables))
        self._check_rows("masks", masks, self.moves, len(tables))
        return tables

    def _check(self, state: Any, seat: int, parameter: str = "state", whole: bool = False) -> None:
        if not isinstance(state, State):
            raise BadArgument(parameter, f"a state is needed, not {_sort(state)}.")
        if state.setup.game is not self.setup.game or state.players != self.setup.players:
            raise BadArgument(parameter, f"{state!r} is not of the table {self.setup!r}.")
        if state.hidden and whole:
            raise BadArgument(parameter, "this is a view, which hides cards; a whole state is needed to play on.")
        if not 0 <= whole_number("seat", seat) < state.players:
            raise BadArgument("seat", f"there is no seat {seat} among {state.players} players.")
        if state.hidden and seat != state.viewer:
            whose = "a spectator" if state.viewer == NOBODY else letter(state.viewer)
            raise BadArgument("seat", f"{parameter} is the view of {whose}, which hides what {letter(seat)} holds.")

    def _check_rows(self, parameter: str, buffer: Any, size: int, rows: int, row: int = 0) -> None:
        if not isinstance(buffer, Buffer):
            raise BadArgument(parameter, f"a buffer from Observer.buffers is needed, not {_sort(buffer)}.")
        kind = np.int16 if parameter == "observations" else np.int8
        if buffer.array.dtype != kind:
            raise BadArgument(parameter, f"numbers of the type {kind.__name__} are needed, not {buffer.array.dtype}.")
        whole_number("row", row)
        has, width = buffer.array.shape
        if width != size or row < 0 or has < row + rows:
            raise BadArgument(parameter, f"{row + rows} rows of {size} numbers are needed, not {has} x {width}.")

    def _refused(self, state: State, move: int, place: int) -> HotseatError:
        """Why this move cannot be played."""
        parameter = f"moves[{place}]"
        if state.over:
            return BadArgument(f"states[{place}]", "the game is over; start another one in its place.")
        if not 0 <= move < self.moves:
            return BadArgument(parameter, f"there is no move {move}; they are numbered from 0 to {self.moves - 1}.")
        if move in state.moves():
            return BadArgument("masks", f"row {place} does not show what may be played now; call observe_many first.")
        return BadArgument(parameter, f"{state.text(move)!r} is not legal now.")


def _moves(moves: Any, count: int) -> list[int]:
    """The moves as ints, one for each state."""
    if isinstance(moves, np.ndarray):
        if moves.dtype.kind not in "iu" or moves.ndim != 1:
            raise BadArgument("moves", f"one row of whole numbers is needed, not {moves.dtype} of shape {moves.shape}.")
        moves = moves.tolist()
    elif not isinstance(moves, list | tuple):
        raise BadArgument("moves", f"a list of moves is needed, not {_sort(moves)}.")
    if len(moves) != count:
        raise BadArgument("moves", f"{len(moves)} moves for {count} states.")
    found = list(moves)
    if batch.first_odd(found) >= 0:
        found = [whole_number(f"moves[{at}]", move) for at, move in enumerate(found)]
    return found


def _sort(value: Any) -> str:
    return f"{type(value).__name__} {value!r}"[:80]


def option_numbers(setup: Setup) -> dict[str, int]:
    """The options of the table as numbers, by what each says; the same names for every table of this size."""
    numbers: dict[str, int] = {}
    for name, schema in setup.game.options.describe(setup.players).items():
        value = setup.game.options.__dataclass_fields__[name].metadata["sort"].write(getattr(setup.options, name))
        numbers |= _numbers(name, schema, value, getattr(setup.options, name))
    return numbers


def _numbers(name: str, schema: dict[str, Any], written: Any, value: Any) -> dict[str, int]:
    match schema["sort"]:
        case "switch" | "number":
            return {name: int(value)}
        case "choice":
            return {f"{name} {word}": int(word == written) for word in schema["words"]}
        case _:
            return {f"{name} {word}": int(word in written) for word in schema["words"]}
