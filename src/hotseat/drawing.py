"""Draws things of the engine: as text, so that `print(state)` shows the table, or as pictures for notebooks."""

from io import StringIO
from typing import Any, Final

from hotseat.core.seats import letter
from hotseat.core.state import State

WIDTH: Final = 100


def as_text(thing: Any) -> str | None:
    """The board of a state or view, without colours; None without the terminal extra."""
    if not isinstance(thing, State):
        return None
    try:
        return _board(thing)
    except ImportError:
        return None


def as_html(thing: Any) -> str | None:
    """A state, view, table, record or arena result as HTML or SVG."""
    # Imported on first use, because a program without a notebook should not load pictures.
    from hotseat.pictures import as_html as picture

    return picture(thing)


def as_bundle(record: Any) -> dict[str, Any]:
    """A record as a strip and, where Jupyter widgets are installed, with a slider."""
    from hotseat.pictures.strip import bundle

    return bundle(record)


def _board(s: State) -> str:
    # Imported on first use, because a program that only plays games should not load the terminal.
    from rich.console import Console

    from hotseat.cli.boards import board_of
    from hotseat.locales import phrases, spoken_language

    page = StringIO()
    names = [letter(seat) for seat in range(s.players)]
    console = Console(file=page, width=WIDTH, color_system=None, highlight=False, emoji=False)
    console.print(board_of(s.setup.game.id)(s, None, names, phrases(spoken_language())))
    return "\n".join([line.rstrip() for line in page.getvalue().splitlines()])
