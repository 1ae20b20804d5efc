"""Bots: one ladder of levels for every game, on views only."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.core.errors import HotseatError, UnknownGame

LEVELS: Final = ("random", "easy", "normal")

BOTS: Final = {
    "chili-mafia": "hotseat.bots.chili_mafia",
    "spicy": "hotseat.bots.spicy",
    "stick-em": "hotseat.bots.stick_em",
    "sweet-spicy": "hotseat.bots.spicy",
    "wazabi": "hotseat.bots.wazabi",
}
"""Game id to the module that has its LEVELS above `random`."""


def make_bot(game: str, level: str, seed: int) -> Bot:
    """A bot of this level for this game."""
    if game not in BOTS:
        raise UnknownGame(game, tuple(BOTS))
    if level not in LEVELS:
        levels = ", ".join(LEVELS)
        raise HotseatError(f"There is no bot {level!r}. Choose one of: {levels}.", "unknown-bot", {"bot": level})
    if level == "random":
        return RandomBot(seed)
    levels_of_game: dict[str, Callable[[int], Bot]] = import_module(BOTS[game]).LEVELS
    return levels_of_game[level](seed)


__all__ = ["BOTS", "LEVELS", "Bot", "RandomBot", "make_bot"]
