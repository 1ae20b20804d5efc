"""Why a bot answers as it does: one phrase with the figures that it weighed, all of them taken from the seat's view."""

from collections.abc import Callable
from typing import Final

from hotseat.bots import optional
from hotseat.core.reason import Reason
from hotseat.core.state import State

Why = Callable[[State, int, list[int]], Reason]
"""The reason of an answer: of all moves up to the one that binds."""
ONLY: Final = Reason("only")
"""There is nothing to choose."""


def reason_of(view: State, seat: int, moves: list[int]) -> Reason | None:
    """Why a bot would give this answer; None if the game's bots give no reasons. Looks at the view alone."""
    why: Why | None = optional(view.setup.game.id, "why", None)
    if why is None or not moves:
        return None
    return ONLY if len(view.moves(seat)) == 1 else why(view, seat, moves)
