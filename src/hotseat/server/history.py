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

    States are big and undo is rare, so only one state in KEPT noticed actions is kept; the states between them are
    found by replaying. What is too old for undo stays until the next kept state is old enough: a state is never moved
    forward, so that playing costs no second run of the engine.
    """

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._older: list[Action] = []
        """Actions that can no longer be taken back, from the first kept state on."""
        self._states: list[tuple[int, State]] = []
        """Our own copies, at most three, each with the number of older and newer actions that lead to it."""

    def add(self, action: Action, before: State) -> None:
        """Keep an action, and forget those that are too old."""
        if not self._states or self._noticed_since(self._states[-1][0]) >= KEPT:
            self._states.append((len(self._older) + len(self.actions), before.clone()))
        self.actions.append(action)
        if action.noticed:
            noticed = [place for place, one in enumerate(self.actions) if one.noticed]
            if len(noticed) > KEPT:
                self._forget(noticed[-KEPT])

    def _noticed_since(self, place: int) -> int:
        return sum([one.noticed for one in (self._older + self.actions)[place:]])

    def _forget(self, count: int) -> None:
        """Forget the oldest actions, and the first state if the second one is old enough to replace it."""
        self._older += self.actions[:count]
        del self.actions[:count]
        if len(self._states) > 1 and self._states[1][0] <= len(self._older):
            first = self._states[1][0]
            del self._older[:first]
            self._states = [(place - first, state) for place, state in self._states[1:]]

    def before(self, action: Action) -> State:
        """The state before this action, found by replaying from the nearest kept state."""
        played = (self._older + self.actions)[: -self.since(action)]
        place, kept = next(one for one in reversed(self._states) if one[0] <= len(played))
        state = kept.clone()
        for earlier in played[place:]:
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
        left = len(self._older) + len(self.actions)
        self._states = [one for one in self._states if one[0] <= left]
        return taken
