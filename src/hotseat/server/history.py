"""The last actions of a game, for undo: what was played, and by replaying it the states around each action."""

from itertools import takewhile
from typing import Final, NamedTuple

from hotseat.core.state import State
from hotseat.server.trial import tried

KEPT: Final = 8
"""Noticed actions that can be taken back one after the other."""


class Action(NamedTuple):
    """Moves that one seat played at once."""

    seat: int
    moves: list[int]
    noticed: bool
    """Whether everybody could notice it."""


class History:
    """The last actions, newest last. Words of a hidden plan are among them, but push out nothing.

    Only the state before the oldest action is kept. Others are found by replaying: undo is rare, and states are big.
    """

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._start: State | None = None
        """The state before the first of them; our own copy."""

    def add(self, action: Action, before: State) -> None:
        """Keep an action, and forget one that is too old."""
        if self._start is None or not self.actions:
            self._start = before.clone()
        self.actions.append(action)
        if action.noticed:
            noticed = [place for place, one in enumerate(self.actions) if one.noticed]
            if len(noticed) > KEPT:
                self._forget(noticed[-KEPT])

    def _forget(self, count: int) -> None:
        """Forget the oldest actions."""
        assert self._start is not None
        for action in self.actions[:count]:
            for move in action.moves:
                self._start.push(move, action.seat)
        del self.actions[:count]

    def before(self, action: Action) -> State:
        """The state before this action."""
        assert self._start is not None
        state = self._start.clone()
        for earlier in self.actions[: len(self.actions) - self.since(action)]:
            state = tried(state, earlier.seat, earlier.moves).state
        return state

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
