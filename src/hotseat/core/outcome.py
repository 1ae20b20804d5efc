"""How a game ended."""

from typing import Any


class Outcome:
    """Scores and places by seat; ties share a place and the following places are skipped (1, 1, 3)."""

    def __init__(self, scores: tuple[int, ...], places: tuple[int, ...]) -> None:
        self.scores = scores
        self.places = places

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, places={self.places})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.scores, self.places) == (other.scores, other.places)

    def __hash__(self) -> int:
        return hash((self.scores, self.places))

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.scores, self.places)

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats in place 1."""
        return tuple([seat for seat in range(len(self.places)) if self.places[seat] == 1])


def ranked(scores: tuple[int, ...]) -> Outcome:
    """The outcome where the highest score wins and nothing breaks a tie."""
    return Outcome(scores, tuple([1 + sum([other > score for other in scores]) for score in scores]))
