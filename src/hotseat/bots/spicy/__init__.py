"""Bots for Spicy and Sweet & Spicy: they mix their choices by weights that were learned in self-play.

Everything is read from one view, so the same view and seed give the same move; what the seat has seen (its own cards,
cards shown, laid, tucked) is part of the view and is counted. The levels differ in how far they follow what was
learned: towards 0 they play like the beginner of `prior`.
"""

from collections.abc import Callable
from typing import Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.bots.spicy.choices import choices_of
from hotseat.bots.spicy.policy import chances, draw
from hotseat.bots.spicy.prior import blended
from hotseat.bots.spicy.sight import Sight
from hotseat.bots.spicy.small import small_choice
from hotseat.core.state import State
from hotseat.games.spicy.state import Spicy


class SpicyBot(Bot):
    """Weighs every choice and draws one of them."""

    def __init__(self, seed: int, learned: float, counts_cards: bool, blunders: int) -> None:
        super().__init__(seed)
        self.learned = learned
        """How far it follows what was learned: 0 is a beginner, 1 all the way."""
        self.counts_cards = counts_cards
        self.blunders = blunders
        """Of a hundred decisions so many are made as the random bot makes them."""
        self.careless = RandomBot(seed)

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Spicy)
        if self.blunders and self.rng.below(100, "blunder") < self.blunders:
            return self.careless.choose(view, seat)
        if view.question.name in ("tuck", "joker"):
            return small_choice(view, seat)
        found = choices_of(view, seat, Sight(view, seat, self.counts_cards))
        weights = blended(view.jokers, view.players, self.learned)
        return found.moves[draw(chances(found, weights), self.rng)]


def easy(seed: int) -> Bot:
    """Near a beginner: forgets what was shown, and is careless now and then."""
    return SpicyBot(seed, 0.25, False, 4)


def normal(seed: int) -> Bot:
    """Follows less than half of what was learned."""
    return SpicyBot(seed, 0.4, True, 0)


def hard(seed: int) -> Bot:
    """Follows nearly all of it: the last tenth would hardly ever doubt a number with two players."""
    return SpicyBot(seed, 0.9, True, 0)


# Search gained nothing against rivals that it had no model of, so the strongest level is both of the last two.
LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"easy": easy, "normal": normal, "hard": hard, "expert": hard}
