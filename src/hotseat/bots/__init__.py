"""Bots: one ladder of levels for every game, on views only."""

from collections.abc import Callable
from typing import Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.core.errors import HotseatError, MissingPiece
from hotseat.games import entry_of
from hotseat.games.entry import piece

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of this game's bots, the best one last."""
    return LEVELS if entry_of(game).bots else LEVELS[:1]


def make_bot(game: str, level: str, seed: int) -> Bot:
    """A bot of this level for this game; a random one if the game has no bots of its own."""
    module = entry_of(game).bots
    if level not in LEVELS:
        levels = ", ".join(LEVELS)
        raise HotseatError(f"There is no bot {level!r}. Choose one of: {levels}.", "unknown-bot", {"bot": level})
    if level == "random" or not module:
        return RandomBot(seed)
    makers: dict[str, Callable[[int], Bot]] = piece(game, "bots", module, "LEVELS")
    if level not in makers:
        raise MissingPiece(game, "bots", f'LEVELS["{level}"]', module.replace(".", "/") + ".py")
    return makers[level](seed)


__all__ = ["LEVELS", "Bot", "RandomBot", "levels_of", "make_bot"]
