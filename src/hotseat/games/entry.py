"""The entry of a game: everything that the rest of the code asks for, in one place.

The rules come with it; what belongs to higher layers (bots, terminal board, words, rulebook) is a dotted module name,
imported when it is asked for. Only `rules` is required: every other piece has a default.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from hotseat.core.errors import MissingPiece
from hotseat.core.game import Game
from hotseat.core.live import Live
from hotseat.games.first_game import FirstGame

USUAL: Final = Live({})


@dataclass(frozen=True)
class Entry:
    """One game, as everything outside its rules sees it."""

    rules: Game
    live: Live = USUAL
    """Times and windows at a live table; by default a minute for every question."""
    bots: str = ""
    """The module whose LEVELS has a bot for every level above `random`; by default there are only random bots."""
    board: str = ""
    """The module with the terminal board (hotseat/cli/boards); by default the zones are listed as they are."""
    words: str = ""
    """The package with `<language>/<game>.ftl`; by default names and notation are shown as they are."""
    rulebook: str = ""
    """The package with the rules for players, `<language>/<game>.md`, and clause by clause, `<game>.md`."""
    extends: str = ""
    """The game whose rulebook follows this one's, where this one tells only what differs."""
    first_game: FirstGame | None = None
    """The guided first game; by default there is none."""
    balance: str = ""
    """The module that writes the balance report of `hotseat simulate --balance`; by default there is none."""


def piece(game: str, what: str, module: str, name: str) -> Any:
    """What a module named in an entry calls `name`; MissingPiece if it is not there."""
    file = module.replace(".", "/") + ".py"
    try:
        found = import_module(module)
    except ModuleNotFoundError as problem:
        # A module that is there but imports one that is not is a mistake of another kind.
        if f"{module}.".startswith(f"{problem.name}."):
            raise MissingPiece(game, what, name, file) from problem
        raise
    if not hasattr(found, name):
        raise MissingPiece(game, what, name, file)
    return getattr(found, name)
