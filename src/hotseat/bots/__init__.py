"""Bots: one ladder of levels for every game. Bots see views only."""

from collections.abc import Callable
from typing import Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.bots.reactions import reaction_seconds
from hotseat.core.errors import HotseatError, MissingPiece
from hotseat.games import entry_of
from hotseat.games.entry import piece

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of this game's bots, the best one last."""
    makers = _makers(game)
    return tuple([level for level in LEVELS if level == "random" or level in makers])


def usual_level(game: str) -> str:
    """The default level of a bot."""
    levels = levels_of(game)
    return "normal" if "normal" in levels else levels[-1]


def make_bot(game: str, level: str, seed: int) -> Bot:
    """A bot of this level for this game; a random one if the game has no bots of its own."""
    makers = _makers(game)
    if level not in LEVELS:
        levels = ", ".join(LEVELS)
        raise HotseatError(
            f"There is no bot {level!r}. Choose one of: {levels}.", "unknown-bot", {"bot": level, "bots": levels}
        )
    if level == "random" or not makers:
        return RandomBot(seed)
    if level not in makers:
        file = entry_of(game).bots.replace(".", "/") + ".py"
        raise MissingPiece(game, "bots", f'LEVELS["{level}"]', file)
    return makers[level](seed)


def _makers(game: str) -> dict[str, Callable[[int], Bot]]:
    """By level above `random`: the function that makes a bot."""
    module = entry_of(game).bots
    found: dict[str, Callable[[int], Bot]] = piece(game, "bots", module, "LEVELS") if module else {}
    return found


__all__ = ["LEVELS", "Bot", "RandomBot", "levels_of", "make_bot", "reaction_seconds", "usual_level"]
