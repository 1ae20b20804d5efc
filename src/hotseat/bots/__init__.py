"""Bots: one ladder of levels for every game, and styles in which each level plays. Bots see views only."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.bots.reactions import reaction_seconds
from hotseat.bots.styles import NEUTRAL, Style
from hotseat.core.errors import HotseatError, MissingPiece
from hotseat.games import entry_of
from hotseat.games.entry import piece

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")
ADVISER: Final = "adviser"
"""The style of hints: neutral, and without the slips of hand that belong to a level. No character plays it."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of this game's bots, the best one last."""
    makers = _makers(game)
    return tuple([level for level in LEVELS if level == "random" or level in makers])


def usual_level(game: str) -> str:
    """The default level of a bot."""
    levels = levels_of(game)
    return "normal" if "normal" in levels else levels[-1]


def make_bot(game: str, level: str, seed: int, style: str = "") -> Bot:
    """A bot of this level and style for this game; a random one if the game has no bots of its own.

    `make_bot("spicy", "hard", 1, "bluffer")` and `make_bot("spicy", "hard:bluffer", 1)` are the same bot.
    """
    level, named = split(level)
    makers = _makers(game)
    if level not in LEVELS:
        levels = ", ".join(LEVELS)
        raise HotseatError(
            f"There is no bot {level!r}. Choose one of: {levels}.", "unknown-bot", {"bot": level, "bots": levels}
        )
    plays = style_of(game, style or named)
    if level == "random" or not makers:
        return RandomBot(seed)
    if level not in makers:
        file = entry_of(game).bots.replace(".", "/") + ".py"
        raise MissingPiece(game, "bots", f'LEVELS["{level}"]', file)
    bot = makers[level](seed)
    if plays is not NEUTRAL:
        bot.play_as(plays)
    return bot


def split(player: str) -> tuple[str, str]:
    """The level and the style in `hard:bluffer`; without a style the second part is empty."""
    level, _, style = player.partition(":")
    return level, style


def styles_of(game: str) -> tuple[str, ...]:
    """The names of the styles of this game's bots; empty if it has none."""
    return tuple(_styles(game))


def style_of(game: str, name: str) -> Style:
    """The style of this name; without a name the neutral one."""
    if not name:
        return NEUTRAL
    if name == ADVISER:
        adviser: Style = optional(game, "ADVISER", NEUTRAL)
        return adviser
    styles = _styles(game)
    if name not in styles:
        listed = ", ".join(styles) or "-"
        raise HotseatError(
            f"There is no style {name!r}. Choose one of: {listed}.", "unknown-style", {"style": name, "styles": listed}
        )
    return styles[name]


def _makers(game: str) -> dict[str, Callable[[int], Bot]]:
    """By level above `random`: the function that makes a bot."""
    module = entry_of(game).bots
    found: dict[str, Callable[[int], Bot]] = piece(game, "bots", module, "LEVELS") if module else {}
    return found


def _styles(game: str) -> dict[str, Style]:
    """By name: the styles of the game's bots."""
    found: dict[str, Style] = optional(game, "STYLES", {})
    return found


def optional(game: str, name: str, otherwise: Any) -> Any:
    """What the module of a game's bots calls `name`, or `otherwise`: styles and reasons are optional."""
    module = entry_of(game).bots
    return getattr(import_module(module), name, otherwise) if module else otherwise


__all__ = [
    "ADVISER",
    "LEVELS",
    "Bot",
    "RandomBot",
    "Style",
    "levels_of",
    "make_bot",
    "reaction_seconds",
    "split",
    "style_of",
    "styles_of",
    "usual_level",
]
