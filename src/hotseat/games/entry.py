"""The entry of a game: everything that the rest of the code needs from it, in one place.

The rules are part of it; pieces of higher layers (bots, terminal board, words, portrait) are dotted module names,
imported on first use. Only `rules` is required: every other piece has a default.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from hotseat.core.errors import MissingPiece
from hotseat.core.game import Game
from hotseat.core.live import Live
from hotseat.games.guided import FirstGame

USUAL: Final = Live({})


@dataclass(frozen=True)
class Entry:
    """One game, as the code outside its rules sees it."""

    rules: Game
    live: Live = USUAL
    """Times and windows at a live table; by default a minute for every question."""
    bots: str = ""
    """The module whose LEVELS has a bot for every level above `random`; by default there are only random bots."""
    board: str = ""
    """The module with the terminal board (hotseat/cli/boards); by default the zones are listed generically."""
    words: str = ""
    """The package with `<language>/<game>.ftl`; by default raw names and notation are shown."""
    rulebook: str = ""
    """The package with the rules for players, `<language>/<game>.md`, and clause by clause, `<game>.md`."""
    extends: str = ""
    """The game whose rulebook follows this one's, if this one describes only the differences."""
    first_game: FirstGame | None = None
    """The guided first game; by default there is none."""
    moments: str = ""
    """The module that finds the moment of a finished game (hotseat/moments); by default there is none."""
    portrait: str = ""
    """The module that counts what bots do for `hotseat arena --portrait` (hotseat/cli/portraits); by default none."""
    balance: str = ""
    """The module that writes the balance report of `hotseat simulate --balance`; by default there is none."""


def built_in(rules: Game, live: Live, package: str, first_game: FirstGame, balance: str = "") -> Entry:
    """The entry of a game that comes with Hotseat: bots and board are in modules with the name of its package."""
    return Entry(
        rules,
        live,
        bots=f"hotseat.bots.{package}",
        board=f"hotseat.cli.boards.{package}",
        words="hotseat.locales",
        rulebook="hotseat.rules",
        first_game=first_game,
        moments=f"hotseat.moments.{package}",
        portrait=f"hotseat.cli.portraits.{package}",
        balance=balance,
    )


def piece(game: str, what: str, module: str, name: str) -> Any:
    """The object `name` of a module named in an entry; MissingPiece if it does not exist."""
    file = module.replace(".", "/") + ".py"
    try:
        found = import_module(module)
    except ModuleNotFoundError as problem:
        # A module that exists but imports one that does not is a different mistake.
        if f"{module}.".startswith(f"{problem.name}."):
            raise MissingPiece(game, what, name, file) from problem
        raise
    if not hasattr(found, name):
        raise MissingPiece(game, what, name, file)
    return getattr(found, name)
