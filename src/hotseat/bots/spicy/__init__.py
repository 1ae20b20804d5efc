"""Bots for Spicy and Sweet & Spicy: mixed strategies with weights learned in self-play.

Everything is derived from one view, so the same view and seed give the same move; what the seat has seen (its own
cards, cards shown, laid, tucked) is part of the view and is counted. The levels differ in how far they go from the
beginner of `prior` (0) towards the learned weights (1) and beyond.
"""

from collections.abc import Callable
from typing import Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.bots.spicy.choices import choices_of
from hotseat.bots.spicy.corrections import EXPERT, HARD, Corrections
from hotseat.bots.spicy.endings import doubts_only, lost_if_trusted
from hotseat.bots.spicy.haste import hasty_moves, is_hasty
from hotseat.bots.spicy.policy import chances, draw
from hotseat.bots.spicy.prior import blended
from hotseat.bots.spicy.reasons import why
from hotseat.bots.spicy.sight import Sight
from hotseat.bots.spicy.small import small_choice
from hotseat.bots.spicy.styles import PLAIN, STYLES, SpicyStyle
from hotseat.bots.styles import Style
from hotseat.core.state import State
from hotseat.games.spicy.state import Spicy

SMALL: Final = ("tuck", "joker")
"""Questions with a fixed answer."""


class SpicyBot(Bot):
    """Weighs every choice and draws one at random."""

    def __init__(
        self, seed: int, learned: float, counts_cards: bool, blunders: int, answers_haste: bool = False
    ) -> None:
        super().__init__(seed)
        self.learned = learned
        """How far it follows the learned weights: 0 is a beginner, 1 is all the way; beyond, it mixes less."""
        self.with_two = {False: learned, True: learned}
        """The same at a table of two, by whether there are Super-Jokers."""
        self.corrections: Corrections = {}
        self.counts_cards = counts_cards
        """Whether it remembers the cards shown, and minds who is about to win."""
        self.blunders = blunders
        """Percentage of decisions made like the random bot."""
        self.answers_haste = answers_haste
        """Whether it plays differently at a table that doubts at once (haste.py)."""
        self.careless = RandomBot(seed)
        self.style = PLAIN

    def play_as(self, style: Style) -> None:
        assert isinstance(style, SpicyStyle)
        self.style = style

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Spicy)
        if self.blunders and self.rng.below(100, "blunder") < self.blunders:
            return self.careless.choose(view, seat)
        if view.question.name in SMALL:
            return small_choice(view, seat)
        moves, likely = self._weighed(view, seat)
        return moves[draw(likely, self.rng)]

    def policy(self, view: State, seat: int) -> dict[int, float]:
        assert isinstance(view, Spicy)
        careless = self.careless.policy(view, seat)
        meant = {move: self.blunders / 100 * chance for move, chance in careless.items()}
        for move, chance in self._careful(view, seat).items():
            meant[move] = meant.get(move, 0.0) + (1 - self.blunders / 100) * chance
        return meant

    def _careful(self, view: Spicy, seat: int) -> dict[int, float]:
        """The probabilities when it makes no blunder."""
        if view.question.name in SMALL:
            return {small_choice(view, seat): 1.0}
        moves, likely = self._weighed(view, seat)
        return dict(zip(moves, likely, strict=True))

    def _weighed(self, view: Spicy, seat: int) -> tuple[list[int], list[float]]:
        """The moves to choose from, and the chance of each."""
        sight = Sight(view, seat, self.counts_cards)
        if self.answers_haste and is_hasty(view, sight):
            moves = hasty_moves(view, seat, sight)
            if moves:
                return moves, [1.0 / len(moves)] * len(moves)
        found = choices_of(view, seat, sight)
        learned = self.with_two[view.jokers] if view.players == 2 else self.learned
        correction = PLAIN if view.options.small else self.corrections.get((view.jokers, view.players), PLAIN)
        likely = chances(found, blended(view.jokers, view.players, learned, self.style, correction))
        if self.counts_cards and lost_if_trusted(view, seat):
            likely = doubts_only(found.moves, likely)
        return found.moves, likely


def easy(seed: int) -> Bot:
    """Close to a beginner: forgets shown cards, and is careless now and then."""
    return SpicyBot(seed, 0.25, False, 4)


def normal(seed: int) -> Bot:
    """Follows the learned weights less than halfway."""
    bot = SpicyBot(seed, 0.4, True, 0)
    bot.with_two[True] = 0.5
    return bot


def hard(seed: int) -> Bot:
    """Follows the learned weights to 90 %, and with two players less: there, they hardly ever doubt a number."""
    bot = SpicyBot(seed, 0.9, True, 0, True)
    bot.with_two = {False: 0.8, True: 0.8}
    bot.corrections = HARD
    return bot


def expert(seed: int) -> Bot:
    """Goes twice as far as the learned weights.

    They are kept near the beginner while they are learned, and what has been learned is right in its direction. Search
    gained nothing against rivals it had no model of.
    """
    bot = SpicyBot(seed, 2.0, True, 0, True)
    bot.corrections = EXPERT
    return bot


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"easy": easy, "normal": normal, "hard": hard, "expert": expert}

__all__ = ["LEVELS", "STYLES", "SpicyBot", "easy", "expert", "hard", "normal", "why"]
