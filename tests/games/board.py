"""What the boards of all games' tests have in common."""

from typing import Generic, TypeVar

from hotseat.core.state import State

S = TypeVar("S", bound=State)


class GameBoard(Generic[S]):
    """A running game in a test."""

    def __init__(self, s: S) -> None:
        self.s = s

    @property
    def question(self) -> str:
        """The name of the open question."""
        return self.s.question.name
