"""Boards: what a seat may see of a game, drawn for the terminal; one module per game, imported when needed.

A module has `board(view, seat, names, words)` and may have three more:

- `marked(text)`: a card's code with its symbol and colour as rich markup, used in moves and on the board
- `named(text, words)`: what a sentence calls a card, where that is not its marked code
- `QUIET`: kinds of event that are left out for readers from whom their cards are hidden
"""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from rich.console import RenderableType
from rich.markup import escape

from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.locales import Phrases

BOARDS: Final = {
    "stick-em": "hotseat.cli.boards.stick_em",
    "spicy": "hotseat.cli.boards.spicy",
    "sweet-spicy": "hotseat.cli.boards.spicy",
    "chili-mafia": "hotseat.cli.boards.chili_mafia",
    "wazabi": "hotseat.cli.boards.wazabi",
}
"""Game id to the module that draws it."""

Board = Callable[[State, int | None, list[str], Phrases], RenderableType]
Marked = Callable[[str], str]
Named = Callable[[str, Phrases], str]


def board_of(game_id: str) -> Board:
    """The function that draws this game."""
    found: Board = import_module(BOARDS[game_id]).board
    return found


def marked_of(game_id: str) -> Marked:
    """The function that writes this game's cards with their symbols."""
    found: Marked = getattr(import_module(BOARDS[game_id]), "marked", escape)
    return found


def who(seat: int, reader: int | None) -> str:
    """Whether a phrase is about the reader: `you` or `other`."""
    return "you" if seat == reader else "other"


def row_name(seat: int, reader: int | None, names: list[str], words: Phrases) -> str:
    """What a row of the board calls this seat, as rich markup: the reader's own row says "you"."""
    return f"[bold]{letter(seat)} {words.say('play-you')}[/]" if seat == reader else escape(names[seat])


def named_of(game_id: str) -> Named:
    """The function that names this game's cards in a sentence."""
    module = import_module(BOARDS[game_id])
    found: Named | None = getattr(module, "named", None)
    return found or (lambda text, words: marked_of(game_id)(text))


def quiet_of(game_id: str) -> tuple[str, ...]:
    """The kinds of event that are left out for readers from whom their cards are hidden."""
    found: tuple[str, ...] = getattr(import_module(BOARDS[game_id]), "QUIET", ())
    return found
