"""Boards: a seat's view of a game, drawn for the terminal; one module per game, imported on use.

The module named in a game's entry defines `board(view, seat, names, words)` and may define more:

- `marked(text)`: a card's code with its symbol and colour as rich markup, used in moves and on the board
- `named(text, words)`: the name of a card in a sentence, if it differs from its marked code
- `QUIET`: kinds of event that are left out for readers from whom their cards are hidden
- `step(view, seat, words)`: what is asked in the middle of a choice of several words; empty otherwise
- `explained(text, words)`: what a code stands for and does; empty if it is none

A game without a module is drawn by `generic.py`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType
from rich.markup import escape

from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.games import entry_of
from hotseat.games.entry import piece
from hotseat.locales import Phrases

Board = Callable[[State, int | None, list[str], Phrases], RenderableType]
Marked = Callable[[str], str]
Named = Callable[[str, Phrases], str]
StepText = Callable[[State, int, Phrases], str]

GENERIC: Final = "hotseat.cli.boards.generic"


def board_of(game_id: str) -> Board:
    """The function that draws this game."""
    found: Board = piece(game_id, "board", _module(game_id), "board")
    return found


def marked_of(game_id: str) -> Marked:
    """The function that writes this game's cards with their symbols."""
    found: Marked = _extra(game_id, "marked", escape)
    return found


def who(seat: int, reader: int | None) -> str:
    """Whether a phrase is about the reader: `you` or `other`."""
    return "you" if seat == reader else "other"


def row_name(seat: int, reader: int | None, names: list[str], words: Phrases) -> str:
    """The name of this seat in a row of the board, as rich markup; "you" for the reader's own row."""
    return f"[bold]{letter(seat)} {words.say('play-you')}[/]" if seat == reader else escape(names[seat])


def named_of(game_id: str) -> Named:
    """The function that names this game's cards in a sentence."""
    marked = marked_of(game_id)
    found: Named = _extra(game_id, "named", lambda text, words: marked(text))
    return found


def quiet_of(game_id: str) -> tuple[str, ...]:
    """The kinds of event that are left out for readers from whom their cards are hidden."""
    found: tuple[str, ...] = _extra(game_id, "QUIET", ())
    return found


def step_of(game_id: str) -> StepText:
    """The function that words the open step of an unfinished choice."""
    found: StepText = _extra(game_id, "step", lambda view, seat, words: "")
    return found


def explained_of(game_id: str) -> Named:
    """The function that explains this game's codes."""
    found: Named = _extra(game_id, "explained", lambda text, words: "")
    return found


def _module(game_id: str) -> str:
    return entry_of(game_id).board or GENERIC


def _extra(game_id: str, name: str, otherwise: Any) -> Any:
    """An optional attribute of a board's module; only `board` is required."""
    board_of(game_id)
    return getattr(import_module(_module(game_id)), name, otherwise)
