"""A record as a strip of moves, and with a slider where Jupyter widgets are installed."""

from html import escape
from typing import Any, Final

from hotseat.core.seats import letter
from hotseat.pictures.board import STYLE, board
from hotseat.records import Record

SHOWN: Final = 200
"""Moves in a strip; a longer game shows the last ones."""
CHIP: Final = "display:inline-block;padding:1px 6px;margin:1px;border-radius:6px;background:#4c3527"


def strip(record: Record) -> str:
    """Who played, every move, and the result."""
    moves = [f"{letter(seat)} {record.game.moves.text(move)}" for seat, move in record.moves]
    left_out = max(0, len(moves) - SHOWN)
    chips = [f'<span style="{CHIP}">{escape(move)}</span>' for move in moves[left_out:]]
    names = ", ".join([f"{letter(seat)} {name}" for seat, name in enumerate(record.names)])
    head = f"{record.game.id}: {names}; {len(moves)} moves"
    return (
        f'<div style="{STYLE}"><b>{escape(head)}</b><div style="max-height:8em;overflow:auto">'
        f"{f'<i>{left_out} earlier moves</i> ' if left_out else ''}{''.join(chips)}</div>"
        f"{escape('result: ' + record.result if record.result else 'not finished')}</div>"
    )


def slider(record: Record) -> Any:
    """A Jupyter widget that shows the table after any number of moves; needs ipywidgets."""
    from ipywidgets import HTML, IntSlider, VBox

    place = IntSlider(value=len(record.moves), max=len(record.moves), description="moves")
    shown = HTML(board(record.replay(), record.names))

    def show(change: dict[str, int]) -> None:
        shown.value = board(record.replay(change["new"]), record.names)

    place.observe(show, "value")
    return VBox([place, shown])


def bundle(record: Record) -> dict[str, Any]:
    """The forms in which a notebook may show a record: the strip, and the slider where it can run."""
    shown: dict[str, Any] = {"text/plain": repr(record), "text/html": strip(record)}
    try:
        widget = slider(record)._repr_mimebundle_()
    except ImportError:
        return shown
    return {**widget, **shown}
