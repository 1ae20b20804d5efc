"""What a bot is: it sees one seat's view and answers the open question."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hotseat.bots.styles import Style
from hotseat.core.errors import whole_number
from hotseat.core.rng import Rng, seeded
from hotseat.core.state import State

MOST_WORDS: Final = 64
"""Maximum number of words in one answer; no game needs this many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for one seat. Receives views, never states; the same view and seed give the same move."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng: Rng = seeded(seed)
        self.late: Callable[[], bool] | None = None
        """Set in live play: whether time is up, so that a search must stop. Without it, seeds alone decide."""

    def play_as(self, style: Style) -> None:
        """From now on, play in this style, one of the game's own. Only bots that know styles change."""

    def reseed(self, seed: int) -> None:
        """From now on, choose as a new bot with this seed would."""
        self.rng = seeded(seed)

    def choose(self, view: State, seat: int) -> int:
        """One of the listed moves."""
        raise NotImplementedError

    def policy(self, view: State, seat: int) -> dict[int, float] | None:
        """The probability of every move that it may choose; None if the bot cannot tell."""
        return None

    def answer(self, view: State, seat: int) -> list[int]:
        """The whole answer: every word up to the one that binds.

        Each word is chosen with its own seed, so that a whole answer equals its words chosen one by one.
        """
        moves: list[int] = []
        chooser: Any = self  # whose moves may be numpy's numbers, if it is a bot of your own
        while len(moves) < MOST_WORDS:
            if moves:
                self.reseed(self.seed + len(moves))
            move = whole_number("move", chooser.choose(view, seat))
            moves.append(move)
            world = None if view.question.masked(view, seat, move) else _still_choosing(view, seat, move)
            if world is None:
                break
            view = world.view(seat)
        return moves


def _still_choosing(view: State, seat: int, move: int) -> State | None:
    """A state after this private word, if the question stays open to the seat. Its hidden cards are made up."""
    world = view.fill(seeded(0))
    before = type(world.question)
    world.push(move, seat)
    again = not world.over and type(world.question) is before and seat in world.question.open_to(world)
    return world if again else None


class RandomBot(Bot):
    """Level 0, never changed: uniform over the moves of a turn; declines most reactions.

    A reaction is declined with probability 1 - 1 / (2 (n - 1)), so that all rivals together react to every second
    offer; uniform play would react two times out of three and distort every comparison.
    """

    def choose(self, view: State, seat: int) -> int:
        ask = view.question
        if _may_decline(view, seat) and self.rng.below(2 * (view.players - 1), "react") > 0:
            return ask.default(view, seat)
        return ask.pick(view, seat, self.rng)

    def policy(self, view: State, seat: int) -> dict[int, float]:
        moves = view.moves(seat)
        reacting = 1 / (2 * (view.players - 1)) if _may_decline(view, seat) else 1.0
        chances = {move: reacting / len(moves) for move in moves}
        if reacting < 1:
            chances[view.question.default(view, seat)] += 1 - reacting
        return chances


def _may_decline(view: State, seat: int) -> bool:
    """Whether the seat is offered a reaction and one of its moves declines it."""
    ask = view.question
    # In the middle of a choice of several words the default goes back, which bots never do.
    return ask.reacts(seat) and ask.default(view, seat) in ask.moves(view, seat)
