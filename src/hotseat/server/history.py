"""The last actions of a game, for undo: what was played, the states around it, and who could notice it."""

from itertools import takewhile
from typing import Final, NamedTuple

from hotseat.core.live import Window
from hotseat.core.state import State
from hotseat.fairness import Entry

KEPT: Final = 8
"""Noticed actions that can be taken back one after the other."""


class Action(NamedTuple):
    """Moves that one seat played at once."""

    seat: int
    moves: list[int]
    before: State
    after: State
    window: Window
    entries: list[Entry]
    noticed: bool
    """Whether everybody could notice it."""
    privy: tuple[int, ...]
    """Otherwise the seats that could."""


class History:
    """The last actions, newest last. Words of a hidden plan are among them, but push out nothing."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def add(self, action: Action) -> None:
        """Keep an action, and forget one that is too old."""
        self.actions.append(action)
        noticed = [place for place, one in enumerate(self.actions) if one.noticed]
        if len(noticed) > KEPT:
            del self.actions[: noticed[-KEPT]]

    def words_of(self, seat: int) -> int:
        """The number of hidden words of this seat since everybody noticed something."""
        hidden = takewhile(lambda one: not one.noticed, reversed(self.actions))
        return sum(one.seat == seat for one in hidden)

    def meant_by(self, seat: int) -> Action | None:
        """What this seat would take back: its own hidden word, or else the last action that everybody noticed.

        A hidden word of another seat is passed over; otherwise the answer to an undo would reveal it.
        """
        return next((one for one in reversed(self.actions) if one.noticed or one.seat == seat), None)

    def since(self, action: Action) -> int:
        """The number of actions from this one to the last."""
        return next(count for count, one in enumerate(reversed(self.actions), 1) if one is action)

    def pop(self, count: int) -> list[Action]:
        """Remove the last actions; returns them, oldest first."""
        taken = self.actions[-count:]
        del self.actions[-count:]
        return taken
