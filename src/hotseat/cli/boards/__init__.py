"""Boards: a seat's view of a game, drawn for the terminal; one module per game, imported on use.

The module named in a game's entry defines `board(view, seat, names, words)`. It may define `marked(text)`, a card's
code with its symbol and colour as rich markup, used wherever a sentence mentions cards; and `QUIET`, events that are
not reported if their cards are hidden. A game without a module is drawn by `generic.py`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType
from rich.markup import escape

from hotseat.core.state import State
from hotseat.games import entry_of
from hotseat.games.entry import piece
from hotseat.locales import Phrases

Board = Callable[[State, int | None, list[str], Phrases], RenderableType]
Marked = Callable[[str], str]

GENERIC: Final = "hotseat.cli.boards.generic"


def board_of(game_id: str) -> Board:
    """The function that draws this game."""
    found: Board = piece(game_id, "board", _module(game_id), "board")
    return found


def marked_of(game_id: str) -> Marked:
    """The function that writes this game's cards with their symbols."""
    found: Marked = _extra(game_id, "marked", escape)
    return found


def quiet_of(game_id: str) -> tuple[str, ...]:
    """The kinds of event that are not reported to players who do not see the cards."""
    found: tuple[str, ...] = _extra(game_id, "QUIET", ())
    return found


def _module(game_id: str) -> str:
    return entry_of(game_id).board or GENERIC


def _extra(game_id: str, name: str, otherwise: Any) -> Any:
    """An optional attribute of a board's module; only `board` is required."""
    board_of(game_id)
    return getattr(import_module(_module(game_id)), name, otherwise)
