"""Last cards that end the game: whoever would lose by letting one be risks nothing by doubting it."""

from hotseat.games.spicy.moves import DOUBTS, VERBS
from hotseat.games.spicy.state import TROPHY_POINTS, Spicy


def lost_if_trusted(view: Spicy, seat: int) -> bool:
    """Whether the last card on the stack, if everybody lets it be, ends a game that this seat does not win."""
    if view.question.name != "last":
        return False
    if view.trophies[view.owner] == 1:
        return True
    if view.trophies_left() > 1:
        return False
    best = view.points(view.owner) + TROPHY_POINTS
    for other in range(view.players):
        best = max(best, view.points(other))
    return best > view.points(seat)


def doubts_only(moves: list[int], likely: list[float]) -> list[float]:
    """The same chances, given that the seat doubts; unchanged if it may not, because it has peeked."""
    doubts = [chance if VERBS[move] == DOUBTS else 0.0 for move, chance in zip(moves, likely, strict=True)]
    total = sum(doubts)
    return [chance / total for chance in doubts] if total else likely
