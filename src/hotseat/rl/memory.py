"""Information states: everything that a seat was told since the deal, so that nothing it ever knew is forgotten."""

import hashlib
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotseat.core.errors import BadArgument, whole_number
from hotseat.core.position import zones
from hotseat.core.replay import replayed
from hotseat.core.rng import Rng
from hotseat.core.seats import letter
from hotseat.core.state import State

DIGEST_BITS = 256


def first_look(s: State, seat: int) -> str:
    """What the seat sees of the table."""
    return json.dumps(zones(s.view(seat)))


class Memory:
    """A running game in which every seat keeps what it was told."""

    def __init__(self, state: State) -> None:
        if not isinstance(state, State):
            raise BadArgument("state", f"a state is needed, not {state!r}.")
        if state.hidden:
            raise BadArgument("state", "this is a view, which hides cards; a whole state is needed to play on.")
        self.state = state
        self._told = [[first_look(state, seat)] for seat in range(state.players)]

    def __repr__(self) -> str:
        return f"<memory of {repr(self.state)[1:-1]}>"

    def clone(self) -> "Memory":
        """An independent copy."""
        twin = Memory.__new__(Memory)
        twin.state = self.state.clone()
        twin._told = [lines[:] for lines in self._told]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Memory":
        return self.clone()

    def resampled(self, seat: int, rng: Rng) -> "Memory":
        """A game that this seat cannot tell from the present one, its hidden cards and all chance to come drawn anew.

        What the other seats were told depends on the cards they held. They remember nothing from before, but everything
        that they know by now.
        """
        twin = self.clone()
        twin.state = self.state.view(seat).fill(rng)
        twin._told = [
            self._told[reader][:] if reader == seat else [first_look(twin.state, reader)]
            for reader in range(self.state.players)
        ]
        return twin

    def push(self, move: int, seat: int) -> None:
        """Play a move and let every seat remember what it noticed; IllegalMove if the rules refuse it."""
        self.state.check(self._reader(seat), whole_number("move", move))
        words = self.state.setup.game.words
        done = replayed(self.state, seat, move)
        for reader, lines in enumerate(self._told):
            text = done.text(self.state, reader)
            told = [event.json(reader, words) for event in done.events]
            if text or told:
                lines.append(f"{letter(seat)}: {text} {json.dumps(told)}")

    def after(self, move: int, rng: Rng) -> "Memory":
        """A copy in which this move was played, with all chance from this generator."""
        twin = self.clone()
        twin.state.rng = rng
        twin.push(move, twin.state.seat())
        return twin

    def key(self) -> tuple[str, ...]:
        """Equal for two games exactly if their positions and everything that was told in them are equal."""
        return (self.state.key(), *["\n".join(lines) for lines in self._told])

    def told(self, seat: int) -> list[str]:
        """Line by line what the seat was told: its first look at the table, then every move that it noticed."""
        return self._told[self._reader(seat)][:]

    def information_state(self, seat: int) -> str:
        """What the seat was told, from its first look at the table to the open question."""
        return "\n".join([*self._told[self._reader(seat)], repr(self.state.view(seat))])

    def digest(self, seat: int) -> NDArray[np.int16]:
        """The information state as 256 switches: equal exactly where the information states are equal."""
        found = hashlib.sha256(self.information_state(seat).encode()).digest()
        return np.unpackbits(np.frombuffer(found, dtype=np.uint8)).astype(np.int16)

    def _reader(self, seat: int) -> int:
        """The seat, if there is one of this number."""
        if not 0 <= whole_number("seat", seat) < self.state.players:
            raise BadArgument("seat", f"there is no seat {seat} among {self.state.players} players.")
        return seat
