"""What a bot is: it sees one seat's view and answers the open question."""

from mypy_extensions import mypyc_attr

from hotseat.core.rng import Rng, seeded
from hotseat.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for one seat. Gets views, never states; the same view and seed give the same move."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)

    def choose(self, view: State, seat: int) -> int:
        """One of the listed moves."""
        raise NotImplementedError


class RandomBot(Bot):
    """Level 0, fixed for all time: uniform over the moves of a turn; lets most offers of a reaction be.

    A reaction is declined with probability 1 - 1 / (2 (n - 1)), so that all rivals together react to every second
    offer; uniform play would react two times out of three and distort every comparison.
    """

    def choose(self, view: State, seat: int) -> int:
        ask = view.question
        if ask.reacts(seat):
            decline = ask.default(view, seat)
            # In the middle of a choice of several words the default is a way back, which bots do not take.
            if decline in ask.moves(view, seat) and self.rng.below(2 * (view.players - 1), "react") > 0:
                return decline
        return ask.pick(view, seat, self.rng)
